/* draw_players.c - the players in the picture: a table of what they hold and can do, and the list of
 * what they have learned.
 *
 *                 Points  Hand  Wood Stone Flint Spring Grass Clay Loot  Weap. House Dwell.  Figures
 *     ▶A Red           7   6/7     2     1     1      0     2    0    0    2/3   1/1      1  wolf
 *      B Blue          4   5/5     1     0      2?          1?        1    1/1   0/0      1
 *
 * Of other hands only the backs are known: a number with a question mark stands for both faces. */
#include "games/kromanontsy/draw.h"

enum {
    POINTS_END = 18,
    HAND_END = 24,
    GOODS_END = 31, /* of the first resource */
    GOOD_WIDTH = 6,
    WEAPONS_END = GOODS_END + 6 * GOOD_WIDTH + 7,
    HOUSEHOLD_END = WEAPONS_END + 5,
    DWELLINGS_END = HOUSEHOLD_END + 5,
    FIGURES_AT = DWELLINGS_END + 2
};

static void draw_headings(const kr_picture *pic, int y)
{
    const int style = OCHRE_GREY;
    if (!kr_is_solo(pic->s))
        ochre_canvas_before(pic->out, POINTS_END, y, style, kr_drawn_word(pic, "Points", "Очки"));
    ochre_canvas_before(pic->out, HAND_END, y, style, kr_drawn_word(pic, "Hand", "Рука"));
    for (int r = 0; r < KR_RESOURCES; r++) {
        char       words[64];
        ochre_text text = OCHRE_TEXT(words);
        ochre_canvas_shorten(kr_in(pic->lang, &pic->e->resources[r].name), GOOD_WIDTH - 1, &text);
        ochre_canvas_before(pic->out, GOODS_END + r * GOOD_WIDTH, y, style, words);
    }
    static const char *const en[KR_ROWS] = {"Weap", "Hous", "Dwel"};
    static const char *const ru[KR_ROWS] = {"Оруж", "Быт", "Жил"};
    for (int row = 0; row < KR_ROWS; row++)
        ochre_canvas_before(pic->out, WEAPONS_END + row * (HOUSEHOLD_END - WEAPONS_END), y, style,
                            kr_drawn_word(pic, en[row], ru[row]));
    ochre_canvas_put(pic->out, FIGURES_AT, y, style, kr_drawn_word(pic, "Trophies", "Трофеи"));
}

static void draw_count(const kr_picture *pic, int x, int y, int count)
{
    ochre_canvas_number_before(pic->out, x, y, count > 0 ? OCHRE_BOLD : OCHRE_FAINT, count);
}

static void draw_hand(const kr_picture *pic, int y, int seat)
{
    const kr_player *p = &pic->s->players[seat];
    const bool       knows = kr_knows_hand(pic->viewer, seat);
    for (int r = 0; r < KR_RESOURCES; r++) {
        const int  x = GOODS_END + r * GOOD_WIDTH;
        const bool first = r == KR_FLINT || r == KR_GRASS, second = r == KR_SPRING || r == KR_CLAY;
        if (knows || (!first && !second)) {
            draw_count(pic, x, y, p->hand[r]);
        } else if (first) {
            const int count = kr_backs(p, kr_back_of(r));
            draw_count(pic, x + GOOD_WIDTH / 2, y, count);
            ochre_canvas_put(pic->out, x + GOOD_WIDTH / 2, y, OCHRE_GREY, count > 0 ? "?" : " ");
        }
    }
}

static void draw_ratio(const kr_picture *pic, int x, int y, int ready, int all)
{
    char       words[16];
    ochre_text text = OCHRE_TEXT(words);
    ochre_text_format(&text, ready == all ? "%d" : "%d/%d", ready, all);
    ochre_canvas_before(pic->out, x, y, all > 0 ? OCHRE_BOLD : OCHRE_FAINT, words);
}

static void draw_trophies(const kr_picture *pic, int y, const kr_player *p)
{
    int x = FIGURES_AT;
    if (p->settlement != 0) {
        x = ochre_canvas_put(pic->out, x, y, OCHRE_CYAN | OCHRE_BOLD, "⌂");
        x = ochre_canvas_short(pic->out, x, y, OCHRE_CYAN,
                               kr_in(pic->lang, &pic->e->settlements[p->settlement - 1].name), 6) +
            1;
    }
    for (int i = 0; i < KR_PREDATORS; i++)
        if (p->figures >> i & 1)
            x = ochre_canvas_short(pic->out, x, y, OCHRE_VIOLET,
                                   kr_in(pic->lang, &pic->e->predators[i].name), 4);
}

static void draw_player(const kr_picture *pic, int y, int seat)
{
    const kr_state  *s = pic->s;
    const kr_player *p = &s->players[seat];
    const bool       decides = kr_actor(s) == seat;
    const int        style = ochre_seat_style(seat) | (decides ? OCHRE_BOLD : 0);
    char             hand[16];
    ochre_text       text = OCHRE_TEXT(hand);
    ochre_canvas_put(pic->out, 0, y, style, decides ? "▶" : " ");
    ochre_canvas_format(pic->out, 1, y, style | (pic->viewer == seat ? OCHRE_REVERSE : 0), "%c",
                        ochre_seat_letter(seat));
    ochre_canvas_short(pic->out, 3, y, style, kr_seat_name(pic->e, s, seat, pic->lang), 9);
    if (!kr_is_solo(s))
        ochre_canvas_number_before(pic->out, POINTS_END, y, OCHRE_YELLOW | OCHRE_BOLD, p->points);
    ochre_text_format(&text, "%d/%d", p->cards, p->limit);
    ochre_canvas_before(pic->out, HAND_END, y,
                        p->cards > p->limit ? OCHRE_RED | OCHRE_BOLD : OCHRE_PLAIN, hand);
    draw_hand(pic, y, seat);
    draw_ratio(pic, WEAPONS_END, y, kr_ready_weapons(p), p->skill[KR_WEAPON]);
    draw_ratio(pic, HOUSEHOLD_END, y, p->skill[KR_HOUSEHOLD] - p->used, p->skill[KR_HOUSEHOLD]);
    draw_ratio(pic, DWELLINGS_END, y, p->skill[KR_DWELLING] - __builtin_popcountll(p->improved),
               p->skill[KR_DWELLING]);
    draw_trophies(pic, y, p);
}

int kr_draw_players(const kr_picture *pic, int y)
{
    draw_headings(pic, y);
    for (int seat = 0; seat < pic->s->seats; seat++)
        draw_player(pic, y + 1 + seat, seat);
    return y + 1 + pic->s->seats;
}

/* ---- what was learned ---- */

/* The technologies in the order learned; turned and used ones in brackets (KR-463, KR-466). */
static void list_learned(const kr_picture *pic, const kr_player *p, int row, int width,
                         ochre_text *out)
{
    int turned = row == KR_WEAPON ? p->turned : row == KR_HOUSEHOLD ? p->used : 0;
    for (int i = 0; i < p->learned; i++) {
        const int technology = p->technologies[i];
        if (kr_row_of(technology) != row)
            continue;
        const bool is_turned = turned-- > 0 || (p->improved >> technology & 1);
        ochre_text_string(out, is_turned ? " (" : " ");
        ochre_canvas_shorten(kr_in(pic->lang, &pic->e->technologies[technology].name), width, out);
        ochre_text_string(out, is_turned ? ")" : "");
    }
}

static void draw_list(const kr_picture *pic, int x, int y, int hue, const kr_player *p, int row,
                      int room)
{
    char list[KR_ROW_SIZE * 96];
    for (int width = 14; width >= 3; width--) {
        ochre_text text = OCHRE_TEXT(list);
        list_learned(pic, p, row, width, &text);
        if (ochre_canvas_columns(list) <= room)
            break;
    }
    ochre_canvas_short(pic->out, x, y, hue, list, room);
}

int kr_draw_learned(const kr_picture *pic, int y)
{
    enum { THIRD = (KR_ACROSS - 5) / KR_ROWS };
    static const int hue[KR_ROWS] = {OCHRE_RED, OCHRE_YELLOW, OCHRE_GREEN};
    const int        height = pic->s->seats + 2;
    ochre_canvas_box(pic->out, 0, y, KR_ACROSS, height, OCHRE_GREY,
                     kr_drawn_word(pic, "Learned: weapons, household, dwellings; (turned or used)",
                                   "Освоено: оружие, быт, жилища; (повёрнутые)"));
    for (int seat = 0; seat < pic->s->seats; seat++) {
        ochre_canvas_format(pic->out, 2, y + 1 + seat, ochre_seat_style(seat) | OCHRE_BOLD, "%c",
                            ochre_seat_letter(seat));
        for (int row = 0; row < KR_ROWS; row++)
            draw_list(pic, 3 + row * THIRD, y + 1 + seat, hue[row], &pic->s->players[seat], row,
                      THIRD);
    }
    return y + height;
}
