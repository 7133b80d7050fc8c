/* draw_map.c - the world as a net of boxes, five across and four down, each where it lies on a map:
 *
 *     5 Western Europe ── 6 Eastern Europe ── 11 Siberia ────── 13 Beringia ─── 14 North America
 *            │                   │         ╲      │       ╲        │         ╲        │
 *     3 North Africa ──── 4 Near East ─────── 7 Central Asia ── 10 East Asia     15 South America
 *            │          ╲        │         ╲      │                │
 *     2 West Africa ───── 0 East Africa       8 South Asia ──── 9 Southeast Asia
 *                       ╲        │                                 │
 *                         1 Southern Africa                    12 Australia
 *
 * A box holds the number and the name, three resource tiles (○ uncollected, ● collected, - scored), the
 * temples (⌂ open, ⌂A marked by A), the value of the first and the second place, the entry cost as long
 * as it may be due, and the tribes. Lines are drawn by the neighbours of the edition; those that do not
 * fit the net are listed. */
#include "games/cro_magnon/draw.h"

#include <string.h>

enum { BOX = 19, STEP_X = BOX + 1, HEIGHT = 5, STEP_Y = HEIGHT + 1, ROWS = 4, TILE = 8 };

static const struct {
    int8_t column, row;
} spots[CM_AREAS] = {{1, 2}, {1, 3}, {0, 2}, {0, 1}, {1, 1}, {0, 0}, {1, 0}, {2, 1},
                     {2, 2}, {3, 2}, {3, 1}, {2, 0}, {3, 3}, {3, 0}, {4, 0}, {4, 1}};

static const char *word(const cm_picture *pic, const char *en, const char *ru)
{
    return ochre_word(pic->lang, en, ru);
}

/* ---- the lines between boxes ---- */

static bool are_neighbours_on_net(int a, int b)
{
    const int across = spots[b].column - spots[a].column, down = spots[b].row - spots[a].row;
    return across >= -1 && across <= 1 && down >= -1 && down <= 1;
}

static void draw_line(const cm_picture *pic, int y, int a, int b)
{
    const int across = spots[b].column - spots[a].column, down = spots[b].row - spots[a].row;
    const int left = STEP_X * (across < 0 ? spots[b].column : spots[a].column);
    const int top = y + STEP_Y * (down < 0 ? spots[b].row : spots[a].row);
    if (down == 0)
        ochre_canvas_put(pic->out, left + BOX, top + HEIGHT / 2, OCHRE_PLAIN, "─");
    else if (across == 0)
        ochre_canvas_put(pic->out, left + BOX / 2, top + HEIGHT, OCHRE_PLAIN, "│");
    else
        ochre_canvas_put(pic->out, left + BOX, top + HEIGHT, OCHRE_PLAIN,
                         across == down ? "╲" : "╱");
}

static void draw_lines(const cm_picture *pic, int y)
{
    int x = 1;
    for (int a = 0; a < CM_AREAS; a++)
        for (int b = a + 1; b < CM_AREAS; b++) {
            if (!(pic->e->areas[a].adjacent >> b & 1))
                continue;
            if (are_neighbours_on_net(a, b))
                draw_line(pic, y, a, b);
            else if (x < BOX - 5) /* another edition */
                x = ochre_canvas_format(pic->out, x, y + 3 * STEP_Y + 4, OCHRE_GREY, "%d–%d ", a,
                                        b);
        }
}

/* ---- one area ---- */

/* The name in so many columns: the first word is abbreviated, or stands alone. */
static void fit_name(const char *name, int room, ochre_text *out)
{
    const size_t first = strcspn(name, " ");
    const int    rest = ochre_canvas_columns(name + first);
    char         word_data[sizeof(cm_name)];
    ochre_text   begin = OCHRE_TEXT(word_data);
    if (ochre_canvas_columns(name) <= room) {
        ochre_text_string(out, name);
        return;
    }
    ochre_text_bytes(&begin, name, first);
    ochre_canvas_shorten(word_data, room - rest >= 4 ? room - rest : room, out);
    if (room - rest >= 4)
        ochre_text_string(out, name + first);
}

static int box_style(const cm_picture *pic, int area)
{
    static const int by_board[CM_BOARDS] = {OCHRE_BROWN, OCHRE_GREEN, OCHRE_CYAN};
    const cm_state  *s = pic->s;
    const bool       is_scored = s->phase == CM_SCORE && (s->collected[s->taken - 1] >> area & 1);
    if (s->contested == 1 + area || s->source == 1 + area || s->at == 1 + area || is_scored)
        return OCHRE_YELLOW | OCHRE_BOLD;
    return by_board[pic->e->areas[area].board];
}

static void draw_tile(const cm_picture *pic, int x, int y, int area, int category)
{
    const int type = cm_type_on(pic->e, pic->s, area, category);
    if (type < 0) {
        ochre_canvas_put(pic->out, x, y, OCHRE_FAINT, "-");
        return;
    }
    const bool is_collected = pic->s->collected[type] >> area & 1;
    const bool is_beside_cost = category == CM_TRADE && (pic->s->guarded >> area & 1) &&
                                cm_count(pic->e->areas[area].entry_cost) > 1;
    x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, is_collected ? "●" : "○");
    cm_put_type(pic, x, y, is_collected ? OCHRE_GREY : OCHRE_PLAIN, type,
                CM_TYPE_ROOM - is_beside_cost);
}

static void draw_values(const cm_picture *pic, int x, int right, int y, int area)
{
    const cm_area *a = &pic->s->areas[area];
    char           worth[24];
    ochre_text     text = OCHRE_TEXT(worth);
    if (area == 0) /* the printed one */
        ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, "⌂");
    for (int i = 0; i < a->temple_count; i++) {
        const int seat = a->temples[i] - 1;
        x = ochre_canvas_put(pic->out, x, y, seat < 0 ? OCHRE_PLAIN : ochre_seat_style(seat), "⌂");
        if (seat >= 0)
            x = ochre_canvas_format(pic->out, x, y, ochre_seat_style(seat) | OCHRE_BOLD, "%c",
                                    ochre_seat_letter(seat));
    }
    if (a->value_count == 0)
        return;
    ochre_text_format(&text, "%d/%d", cm_first_value(a), cm_second_value(a));
    ochre_canvas_before(pic->out, right, y, OCHRE_BOLD, worth);
}

/* The cost, as long as nothing was collected: faint while somebody stands there (CM-241). */
static void draw_cost(const cm_picture *pic, int right, int y, int area)
{
    static const char *const ru[CM_CATEGORIES] = {"бог", "товар", "оруд"};
    char                     words[64];
    ochre_text               text = OCHRE_TEXT(words);
    const char              *between = "";
    if (!(pic->s->guarded >> area & 1))
        return;
    for (int c = 0; c < CM_CATEGORIES; c++) {
        if (!(pic->e->areas[area].entry_cost >> c & 1))
            continue;
        ochre_text_format(&text, "%s%s", between,
                          pic->lang == OCHRE_RU ? ru[c] : cm_category_ids[c]);
        between = "+";
    }
    const bool is_due = cm_due(pic->s) >> area & 1;
    ochre_canvas_before(pic->out, right, y, is_due ? OCHRE_RED : OCHRE_FAINT, words);
}

static void draw_tribes(const cm_picture *pic, int right, int y, int area)
{
    const uint8_t *cubes = pic->s->areas[area].cubes;
    int            x = right;
    for (int seat = 0; seat < pic->s->seats; seat++)
        x -= cubes[seat] == 0 ? 0 : cubes[seat] > 9 ? 3 : 2;
    for (int seat = 0; seat < pic->s->seats; seat++)
        if (cubes[seat] > 0)
            x = ochre_canvas_format(pic->out, x, y, ochre_seat_style(seat) | OCHRE_BOLD, "%c%d",
                                    ochre_seat_letter(seat), cubes[seat]);
}

static void draw_area(const cm_picture *pic, int top, int area)
{
    const int  x = STEP_X * spots[area].column, y = top + STEP_Y * spots[area].row;
    const int  right = x + BOX - 1, style = box_style(pic, area);
    char       title[sizeof(cm_name) + 8];
    ochre_text text = OCHRE_TEXT(title);
    ochre_canvas_box(pic->out, x, y, BOX, HEIGHT, style, NULL);
    ochre_text_format(&text, "%d ", area);
    fit_name(cm_in(pic->lang, &pic->e->areas[area].name), BOX - 2 - (int)text.length, &text);
    ochre_canvas_cut(pic->out, x + 1, y, style | OCHRE_BOLD, title, BOX - 2);
    for (int c = 0; area != 0 && c < CM_CATEGORIES; c++)
        draw_tile(pic, x + 1, y + 1 + c, area, c);
    draw_values(pic, x + 1 + TILE, right, y + 1, area);
    draw_cost(pic, right, y + 2, area);
    draw_tribes(pic, right, y + 3, area);
}

/* ---- what else fits into the corners ---- */

static void draw_legend(const cm_picture *pic, int y)
{
    const int x = 1;
    y += 3 * STEP_Y;
    ochre_canvas_put(pic->out, x, y, OCHRE_GREY,
                     word(pic, "○ left ● collected", "○ есть  ● собран"));
    ochre_canvas_put(pic->out, x, y + 1, OCHRE_GREY,
                     word(pic, "⌂ temple  * spent", "⌂ храм  * раскрыт"));
    ochre_canvas_put(pic->out, x, y + 2, OCHRE_GREY,
                     word(pic, "5/2 1st/2nd place", "5/2 1-е/2-е место"));
    ochre_canvas_put(pic->out,
                     ochre_canvas_put(pic->out, x, y + 3, OCHRE_RED, word(pic, "tool", "оруд")),
                     y + 3, OCHRE_GREY, word(pic, " entry cost", " плата за вход"));
}

/* Additional value tiles still in the stack: nobody knows their order. */
static void draw_stack(const cm_picture *pic, int y)
{
    const int x = 4 * STEP_X + 1;
    int       row = y + 2 * STEP_Y;
    ochre_canvas_put(pic->out, x, row++, OCHRE_GREY, word(pic, "Value stack", "Стопка ценностей"));
    for (int k = 0; k < pic->e->additional_count; k++) {
        const cm_stock_value *v = &pic->e->additional_values[k];
        if (pic->s->stack[k] > 0)
            ochre_canvas_format(pic->out, x, row++, OCHRE_PLAIN, "%d/%d ×%d", v->first, v->second,
                                pic->s->stack[k]);
    }
    if (row == y + 2 * STEP_Y + 1)
        ochre_canvas_put(pic->out, x, row, OCHRE_FAINT, word(pic, "empty", "пуста"));
}

int cm_draw_map(const cm_picture *pic, int y)
{
    for (int area = 0; area < CM_AREAS; area++)
        draw_area(pic, y, area);
    draw_lines(pic, y);
    draw_legend(pic, y);
    draw_stack(pic, y);
    return y + ROWS * STEP_Y - 1;
}
