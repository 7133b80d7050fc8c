/* draw_rows.c - the three rows of technologies in the picture, four cells each of three lines:
 *
 *     ✓Stone knife         1      what it is; its points, for dwellings hand icons and improvement
 *      stone flint                what it costs; the last card stays in the row
 *      axe AB  needle –           what must be on the table, and who has it
 *
 * A tick says that whoever looks could pay for it now. */
#include "games/kromanontsy/draw.h"

enum { CELL = 24, INSIDE = CELL - 2 };

static const int row_hue[KR_ROWS] = {OCHRE_RED, OCHRE_YELLOW, OCHRE_GREEN};

/* The seat whose hand the ticks are about; -1: none. */
static int looking(const kr_picture *pic)
{
    return pic->viewer >= 0 ? pic->viewer : pic->viewer == OCHRE_EVERYTHING ? pic->s->turn : -1;
}

static bool is_payable(const kr_picture *pic, int row, int cell)
{
    const int seat = looking(pic);
    return seat >= 0 && kr_covers(kr_hand_word(&pic->s->players[seat]), pic->s->price[row][cell]);
}

static void draw_value(const kr_picture *pic, int x, int y, const kr_technology *t)
{
    char       words[32];
    ochre_text text = OCHRE_TEXT(words);
    if (t->row == KR_DWELLING)
        ochre_text_format(&text, "+%d ◆%d  %d", t->hand, t->improve, t->points);
    else
        ochre_text_int(&text, t->points);
    ochre_canvas_before(pic->out, x + INSIDE, y, OCHRE_YELLOW | OCHRE_BOLD, words);
}

/* All cards of the cost in the longest abbreviations that fit. */
static void draw_cost(const kr_picture *pic, int x, int y, const kr_technology *t)
{
    char list[KR_POSITIONS * 128];
    for (int width = 8; width >= 3; width--) {
        ochre_text text = OCHRE_TEXT(list);
        for (int i = 0; i < t->cost_count; i++) {
            ochre_text_string(&text, i > 0 ? " " : "");
            ochre_canvas_shorten(kr_in(pic->lang, &pic->e->resources[t->cost[i] - 1].name), width,
                                 &text);
        }
        if (ochre_canvas_columns(list) <= INSIDE - 1)
            break;
    }
    ochre_canvas_put(pic->out, x + 1, y, OCHRE_PLAIN, list);
}

static int draw_knowers(const kr_picture *pic, int x, int y, int technology)
{
    bool known = false;
    x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, " ");
    for (int seat = 0; seat < pic->s->seats; seat++) {
        if (!(pic->s->players[seat].knows >> technology & 1))
            continue;
        known = true;
        x = ochre_canvas_format(pic->out, x, y, ochre_seat_style(seat) | OCHRE_BOLD, "%c",
                                ochre_seat_letter(seat));
    }
    return known ? x : ochre_canvas_put(pic->out, x, y, OCHRE_RED, "–");
}

static void draw_requirements(const kr_picture *pic, int x, int y, const kr_technology *t)
{
    const int count = __builtin_popcountll(t->requires);
    const int each = count > 0 ? (INSIDE - 1) / count - 3 : 0, end = x + INSIDE;
    x++;
    for (uint64_t left = t->requires; left != 0 && x + 3 < end; left &= left - 1) {
        const int technology = __builtin_ctzll(left);
        const int room = each < end - x - 2 ? each : end - x - 2;
        x = ochre_canvas_short(pic->out, x, y, OCHRE_GREY,
                               kr_in(pic->lang, &pic->e->technologies[technology].name),
                               room > 2 ? room : 2);
        x = draw_knowers(pic, x, y, technology) + 1;
    }
}

static void draw_technology(const kr_picture *pic, int x, int y, int row, int cell)
{
    const kr_technology *t = &pic->e->technologies[pic->s->rows[row][cell] - KR_CELL_TECHNOLOGY];
    const bool           payable = is_payable(pic, row, cell);
    const int            value = t->row == KR_DWELLING ? 9 : 3;
    ochre_canvas_put(pic->out, x, y, OCHRE_GREEN | OCHRE_BOLD, payable ? "✓" : " ");
    ochre_canvas_short(pic->out, x + 1, y, row_hue[row] | (payable ? OCHRE_BOLD : 0),
                       kr_in(pic->lang, &t->name), INSIDE - 1 - value);
    draw_value(pic, x, y, t);
    draw_cost(pic, x, y + 1, t);
    draw_requirements(pic, x, y + 2, t);
}

static void draw_settlement(const kr_picture *pic, int x, int y, int settlement)
{
    const kr_settlement *t = &pic->e->settlements[settlement];
    ochre_canvas_put(pic->out, x, y, OCHRE_CYAN, "⌂");
    ochre_canvas_short(pic->out, x + 2, y, OCHRE_CYAN | OCHRE_BOLD, kr_in(pic->lang, &t->name),
                       INSIDE - 5);
    ochre_canvas_number_before(pic->out, x + INSIDE, y, OCHRE_YELLOW | OCHRE_BOLD, t->points);
    ochre_canvas_format(pic->out, x + 1, y + 1, OCHRE_PLAIN,
                        kr_drawn_word(pic, "weapons %d", "оружие %d"), t->needs[KR_WEAPON]);
    ochre_canvas_format(pic->out, x + 1, y + 2, OCHRE_PLAIN,
                        kr_drawn_word(pic, "house %d dwell. %d", "быт %d жилища %d"),
                        t->needs[KR_HOUSEHOLD], t->needs[KR_DWELLING]);
}

static void draw_cell(const kr_picture *pic, int x, int y, int row, int cell)
{
    const int what = pic->s->rows[row][cell];
    if (kr_is_technology(what)) {
        draw_technology(pic, x, y, row, cell);
    } else if (kr_is_resource(what)) {
        ochre_canvas_format(pic->out, x + 1, y, OCHRE_BOLD, "[%s]",
                            kr_in(pic->lang, &pic->e->resources[what - KR_CELL_RESOURCE].name));
    } else if (kr_is_settlement(what)) {
        draw_settlement(pic, x, y, what - KR_CELL_SETTLEMENT);
    } else {
        ochre_canvas_put(pic->out, x + 1, y, OCHRE_FAINT, kr_drawn_word(pic, "empty", "пусто"));
    }
}

static int stack_size(const kr_state *s, int row)
{
    return (s->rows[row][0] != KR_EMPTY) + __builtin_popcountll(s->unseen & kr_row_mask(row));
}

int kr_draw_rows(const kr_picture *pic, int y)
{
    for (int row = 0; row < KR_ROWS; row++) {
        ochre_canvas_box(pic->out, 0, y, KR_ACROSS, 5, row_hue[row], NULL);
        if (row > 0) { /* rows share an edge */
            ochre_canvas_put(pic->out, 0, y, row_hue[row], "├");
            ochre_canvas_put(pic->out, KR_ACROSS - 1, y, row_hue[row], "┤");
        }
        ochre_canvas_format(pic->out, 1, y, row_hue[row] | OCHRE_BOLD,
                            kr_drawn_word(pic, " %s · stack %d ", " %s · стопка %d "),
                            kr_in(pic->lang, &pic->e->rows[row].name), stack_size(pic->s, row));
        if (row == KR_DWELLING)
            ochre_canvas_before(pic->out, KR_ACROSS - 2, y, row_hue[row],
                                kr_drawn_word(pic, " +hand limit ◆loot for points ",
                                              " +предел руки ◆добыча в очки "));
        for (int cell = 0; cell < KR_CELLS; cell++) {
            ochre_canvas_number(pic->out, 2 + cell * CELL + (cell > 0), y + 4, row_hue[row],
                                cell + 1);
            draw_cell(pic, 2 + cell * CELL, y + 1, row, cell);
        }
        y += row == KR_ROWS - 1 ? 5 : 4;
    }
    return y;
}
