/* test_canvas.c - drawing stays within its edges and comes out as plain lines. */
#include <string.h>

#include <ochre/canvas.h>

#include "tests/testing.h"

static ochre_canvas canvas;

static const char *picture(void)
{
    static char lines[OCHRE_CANVAS_HEIGHT * (4 * OCHRE_CANVAS_WIDTH + 1) + 1];
    ochre_text  out = OCHRE_TEXT(lines);
    ochre_canvas_text(&canvas, &out);
    assert_false(out.full);
    return lines;
}

static void text_numbers_and_formats_return_the_next_column(void **unused)
{
    (void)unused;
    ochre_canvas_clear(&canvas);
    int x = ochre_canvas_put(&canvas, 1, 0, OCHRE_RED, "Ёж");
    assert_int_equal(x, 3);
    x = ochre_canvas_number(&canvas, x, 0, OCHRE_PLAIN, -12);
    assert_int_equal(x, 6);
    x = ochre_canvas_format(&canvas, x + 1, 0, OCHRE_BOLD, "%s %d", "food", 7);
    assert_int_equal(x, 13);
    assert_string_equal(picture(), " Ёж-12 food 7\n");
    assert_int_equal(canvas.style[0][1], OCHRE_RED);
    assert_int_equal(canvas.style[0][7], OCHRE_BOLD);
    assert_int_equal(canvas.width, 13);
    assert_int_equal(canvas.height, 1);
}

static void boxes_have_titles_where_there_is_room(void **unused)
{
    (void)unused;
    ochre_canvas_clear(&canvas);
    ochre_canvas_box(&canvas, 0, 0, 8, 3, OCHRE_GREY, "hut");
    ochre_canvas_box(&canvas, 9, 0, 4, 2, OCHRE_GREY, "too long");
    ochre_canvas_line(&canvas, 2, 1, 3, OCHRE_GREY);
    assert_string_equal(picture(), "┌ hut ─┐ ┌──┐\n│ ───  │ └──┘\n└──────┘\n");
}

static void what_lies_outside_is_cut(void **unused)
{
    (void)unused;
    char line[300];
    memset(line, 'x', sizeof(line) - 1);
    line[sizeof(line) - 1] = '\0';
    ochre_canvas_clear(&canvas);
    assert_int_equal(ochre_canvas_put(&canvas, -100, 0, OCHRE_PLAIN, line), 199);
    ochre_canvas_put(&canvas, 0, -1, OCHRE_PLAIN, line);
    ochre_canvas_put(&canvas, 0, OCHRE_CANVAS_HEIGHT, OCHRE_PLAIN, line);
    ochre_canvas_box(&canvas, 90, 35, 50, 50, OCHRE_PLAIN, "far out");
    ochre_canvas_box(&canvas, 1, 1, 1, 1, OCHRE_PLAIN, "too small");
    assert_int_equal(canvas.width, OCHRE_CANVAS_WIDTH);
    assert_int_equal(canvas.height, OCHRE_CANVAS_HEIGHT);
    assert_int_equal(canvas.glyph[1][1], 0);
    assert_int_equal(canvas.glyph[35][90], 0x250c);
    assert_int_equal(canvas.glyph[0][99], 'x');
}

static void bad_bytes_and_controls_become_a_mark(void **unused)
{
    (void)unused;
    ochre_canvas_clear(&canvas);
    assert_int_equal(ochre_canvas_put(&canvas, 0, 0, OCHRE_PLAIN, "a\xff\x1b\xc3"), 4);
    assert_string_equal(picture(), "a\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\n");
    assert_int_equal(ochre_canvas_columns("─Ёa𐍈"), 4);
    assert_int_equal(ochre_canvas_columns(""), 0);
}

static void lines_end_without_blanks(void **unused)
{
    (void)unused;
    ochre_canvas_clear(&canvas);
    ochre_canvas_put(&canvas, 0, 2, OCHRE_PLAIN, "a  b   ");
    assert_string_equal(picture(), "\n\na  b\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_numbers_and_formats_return_the_next_column),
        cmocka_unit_test(boxes_have_titles_where_there_is_room),
        cmocka_unit_test(what_lies_outside_is_cut),
        cmocka_unit_test(bad_bytes_and_controls_become_a_mark),
        cmocka_unit_test(lines_end_without_blanks),
    };
    return RUN_SUITE("canvas", tests);
}
