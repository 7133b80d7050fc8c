/* test_text.c - text in a caller's buffer: numbers, formats, and what happens at its end. */
#include "tests/testing.h"

#include <string.h>

#include <ochre/status.h>
#include <ochre/text.h>

static void a_text_begins_empty(void **context)
{
    (void)context;
    char       buffer[8] = "garbage";
    ochre_text t = OCHRE_TEXT(buffer);
    assert_string_equal(buffer, "");
    assert_int_equal(t.length, 0);
    assert_false(t.full);
}

static void numbers_are_written_to_their_limits(void **context)
{
    (void)context;
    char       buffer[128];
    ochre_text t = OCHRE_TEXT(buffer);
    ochre_text_int(&t, 0);
    ochre_text_char(&t, ' ');
    ochre_text_int(&t, INT64_MIN);
    ochre_text_char(&t, ' ');
    ochre_text_int(&t, INT64_MAX);
    ochre_text_char(&t, ' ');
    ochre_text_uint(&t, UINT64_MAX);
    ochre_text_char(&t, ' ');
    ochre_text_hex(&t, 0x0123456789abcdefu);
    assert_string_equal(buffer, "0 -9223372036854775808 9223372036854775807 18446744073709551615 "
                                "0123456789abcdef");
    assert_int_equal(t.length, strlen(buffer));
}

static void formats_understand_their_five_conversions(void **context)
{
    (void)context;
    char       buffer[64];
    ochre_text t = OCHRE_TEXT(buffer);
    ochre_text_format(&t, "%s|%d|%u|%c|100 %%|", "wood", -7, 7u, 'x');
    assert_string_equal(buffer, "wood|-7|7|x|100 %|");
}

static void text_that_does_not_fit_is_cut(void **context)
{
    (void)context;
    char       buffer[6];
    ochre_text t = OCHRE_TEXT(buffer);
    ochre_text_string(&t, "12345");
    assert_false(t.full);
    ochre_text_string(&t, "");
    assert_false(t.full);
    ochre_text_char(&t, '6');
    assert_true(t.full);
    assert_string_equal(buffer, "12345");
    ochre_text_clear(&t);
    assert_string_equal(buffer, "");
    assert_false(t.full);
}

static void nothing_is_added_behind_a_cut(void **context)
{
    (void)context;
    char       buffer[6];
    ochre_text t = OCHRE_TEXT(buffer);
    ochre_text_string(&t, "abc");
    ochre_text_string(&t, "\xd0\xba\xd0\xba"); /* two letters of two bytes: one fits */
    assert_true(t.full);
    ochre_text_char(&t, 'x');
    assert_string_equal(buffer, "abc\xd0\xba");
}

static void a_cut_never_leaves_half_a_character(void **context)
{
    (void)context;
    static const char *const wide[] = {"\xd0\xba", "\xe2\x94\x80", "\xf0\x9f\xa6\xb4"};
    for (int i = 0; i < 3; i++) {
        for (size_t room = 1; room <= strlen(wide[i]); room++) {
            char       buffer[8];
            ochre_text t = ochre_text_over(buffer, room + 1);
            ochre_text_char(&t, 'a');
            for (const char *c = wide[i]; *c != '\0'; c++)
                ochre_text_char(&t, *c);
            assert_true(t.full);
            assert_string_equal(buffer, "a");
        }
    }
}

static void a_text_without_room_takes_nothing(void **context)
{
    (void)context;
    char       buffer[1];
    ochre_text one = OCHRE_TEXT(buffer), none = ochre_text_over(NULL, 0);
    ochre_text_string(&one, "x");
    ochre_text_string(&none, "x");
    ochre_text_clear(&none);
    ochre_text_int(&none, 5);
    assert_true(one.full);
    assert_true(none.full);
    assert_string_equal(buffer, "");
    assert_int_equal(none.length, 0);
}

static void every_status_has_words(void **context)
{
    (void)context;
    assert_string_equal(ochre_status_words(OCHRE_OK), "all is well");
    assert_string_equal(ochre_status_words(OCHRE_FULL), "the buffer is too small");
    assert_string_equal(ochre_status_words((ochre_status)99), "an unknown status");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_begins_empty),
        cmocka_unit_test(numbers_are_written_to_their_limits),
        cmocka_unit_test(formats_understand_their_five_conversions),
        cmocka_unit_test(text_that_does_not_fit_is_cut),
        cmocka_unit_test(nothing_is_added_behind_a_cut),
        cmocka_unit_test(a_cut_never_leaves_half_a_character),
        cmocka_unit_test(a_text_without_room_takes_nothing),
        cmocka_unit_test(every_status_has_words),
    };
    return RUN_SUITE("text", tests);
}
