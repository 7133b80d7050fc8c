/* draw_players.c - the players in the picture, and the twelve types.
 *
 *     ▶A Red      23 VP   7 stock   5 tiles  mother×2 sun shells* axe
 *                                            mother add2 · mother temple · sun vp · ...
 *
 * The types of tiles held are open to all, a star marks a spent value tile. What is under the tiles
 * stands below, in the words of the notation, for those who may know it. Who holds much gets more rows,
 * as long as there are some for the players below. */
#include "games/cro_magnon/draw.h"

enum { NAME_AT = 3, POINTS_END = 18, STOCK_END = 31, HELD_END = 42, TILES_AT = 44 };
enum { ROWS = 12 /* for all players: the rest of the picture needs 28 of 40 */ };

static const char *word(const cm_picture *pic, const char *en, const char *ru)
{
    return ochre_word(pic->lang, en, ru);
}

static void put_count(const cm_picture *pic, int end, int y, int style, int count, const char *what)
{
    char       data[48];
    ochre_text text = OCHRE_TEXT(data);
    ochre_text_format(&text, "%d %s", count, what);
    ochre_canvas_before(pic->out, end, y, style, data);
}

static int width_of_front(const cm_picture *pic, int type, int number, bool is_spent)
{
    char       data[CM_TYPE_WORD];
    ochre_text word = OCHRE_TEXT(data);
    cm_type_word(pic, type, CM_TYPE_ROOM, &word);
    return ochre_canvas_columns(data) + (number > 9 ? 3 : number > 1 ? 2 : 0) + is_spent;
}

/* Returns the row below. */
static int draw_fronts(const cm_picture *pic, int y, const cm_player *p, int last)
{
    int x = TILES_AT;
    for (int t = 0; t < CM_TYPES; t++) {
        const int  number = __builtin_popcount(p->tiles[t]);
        const bool is_spent = (p->tiles[t] & CM_BIT_VALUE) != 0;
        if (number == 0)
            continue;
        if (x + width_of_front(pic, t, number, is_spent) > CM_ACROSS) {
            x = TILES_AT;
            y++;
        }
        if (y >= last) {
            ochre_canvas_put(pic->out, CM_ACROSS, last - 1, OCHRE_GREY, "…");
            return last;
        }
        x = cm_put_type(pic, x, y, OCHRE_PLAIN, t, CM_TYPE_ROOM);
        if (number > 1)
            x = ochre_canvas_format(pic->out, x, y, OCHRE_BOLD, "×%d", number);
        if (is_spent)
            x = ochre_canvas_put(pic->out, x, y, OCHRE_GREY, "*");
        x++;
    }
    return y + 1;
}

/* The tiles with their actions, from one row to the next; returns the row below. */
static int draw_undersides(const cm_picture *pic, int y, const cm_player *p, int last)
{
    const int left = 4;
    int       x = left;
    for (int t = 0; t < CM_TYPES; t++)
        for (unsigned tiles = p->tiles[t] & ~(unsigned)CM_BIT_VALUE; tiles != 0;
             tiles &= tiles - 1) {
            const char *action = cm_action_ids[__builtin_ctz(tiles)];
            const int   width =
                ochre_canvas_columns(cm_type_ids[t]) + 1 + ochre_canvas_columns(action);
            if (x + width > CM_ACROSS) {
                x = left;
                y++;
            }
            if (y >= last) {
                ochre_canvas_put(pic->out, CM_ACROSS, last - 1, OCHRE_GREY, "…");
                return last;
            }
            if (x > left)
                ochre_canvas_put(pic->out, x - 2, y, OCHRE_FAINT, "·");
            x = ochre_canvas_format(pic->out, x, y, OCHRE_GREY, "%s ", cm_type_ids[t]);
            x = ochre_canvas_put(pic->out, x, y, OCHRE_CYAN, action) + 3;
        }
    return x > left ? y + 1 : y;
}

/* One, and one for what is under the tiles if the viewer knows it. */
static int least_rows(const cm_picture *pic, int seat)
{
    return 1 + (cm_knows_tiles(pic->s, pic->viewer, seat) &&
                cm_has_more_than_spent(&pic->s->players[seat]));
}

/* With the types held in full, and what is under them as far as the row `last`, where others follow. */
static int draw_player(const cm_picture *pic, int y, int seat, int last)
{
    const cm_player *p = &pic->s->players[seat];
    const int        undersides = least_rows(pic, seat) - 1;
    const bool       decides = cm_actor(pic->s) == seat;
    const int        style = ochre_seat_style(seat) | (decides ? OCHRE_BOLD : 0);
    ochre_canvas_put(pic->out, 0, y, style, decides ? "▶" : " ");
    ochre_canvas_format(pic->out, 1, y, style | (pic->viewer == seat ? OCHRE_REVERSE : 0), "%c",
                        ochre_seat_letter(seat));
    ochre_canvas_short(pic->out, NAME_AT, y, style, cm_in(pic->lang, &pic->e->colours[seat]), 8);
    ochre_result result;
    cm_result(pic->e, pic->s, &result); /* at the end with what the tiles brought */
    put_count(pic, POINTS_END, y, OCHRE_YELLOW | OCHRE_BOLD, result.score[seat],
              word(pic, "VP", "ПО"));
    put_count(pic, STOCK_END, y, p->stock > 0 ? OCHRE_PLAIN : OCHRE_FAINT, p->stock,
              word(pic, "in stock", "в запасе"));
    put_count(pic, HELD_END, y, OCHRE_PLAIN, p->held,
              p->held == 1 ? word(pic, "tile:", "жет.:") : word(pic, "tiles:", "жет.:"));
    y = draw_fronts(pic, y, p, last - undersides);
    return undersides > 0 ? draw_undersides(pic, y, p, last) : y;
}

int cm_draw_players(const cm_picture *pic, int y)
{
    int last = y + ROWS;
    for (int seat = 0; seat < pic->s->seats; seat++)
        last -= least_rows(pic, seat);
    for (int seat = 0; seat < pic->s->seats; seat++) {
        last += least_rows(pic, seat);
        y = draw_player(pic, y, seat, last);
    }
    return y;
}

/* ---- the twelve types ---- */

/* One ○ for each tile uncollected, one ● for each collected: the last ○ brings the conflict. */
static void draw_type(const cm_picture *pic, int x, int y, int type)
{
    const cm_state *s = pic->s;
    const int       left = __builtin_popcount(s->uncollected[type]);
    const bool      is_scored = s->scored >> type & 1;
    const bool      is_near = left == 1 || (s->taken == 1 + type && left == 0);
    const int style = is_scored ? OCHRE_FAINT : is_near ? OCHRE_YELLOW | OCHRE_BOLD : OCHRE_PLAIN;
    x = cm_put_type(pic, x, y, style, type, CM_TYPE_ROOM) + 1;
    if (is_scored) {
        ochre_canvas_put(pic->out, x, y, style, word(pic, "scored", "учтено"));
        return;
    }
    for (int i = 0; i < left; i++)
        x = ochre_canvas_put(pic->out, x, y, style, "○");
    for (int i = 0; i < __builtin_popcount(s->collected[type]); i++)
        x = ochre_canvas_put(pic->out, x, y, style, "●");
}

static void draw_category(const cm_picture *pic, int y, int category)
{
    enum { FIRST_AT = 29, WIDTH = 14 };
    const cm_category_data *c = &pic->e->categories[category];
    int x = ochre_canvas_cut(pic->out, 1, y, OCHRE_GREY, cm_in(pic->lang, &c->name), 10) + 1;
    for (int i = 0; i < c->copies && x < FIRST_AT - 3; i++)
        x = ochre_canvas_format(pic->out, x, y, OCHRE_GREY, i == 0 ? "%d" : " %d", c->end_chart[i]);
    ochre_canvas_put(pic->out, x, y, OCHRE_GREY, word(pic, " VP", " ПО"));
    x = FIRST_AT;
    for (int t = 0; t < CM_TYPES; t++) {
        if (pic->e->types[t].category != category || x > CM_ACROSS - WIDTH)
            continue;
        draw_type(pic, x, y, t);
        x += WIDTH;
    }
}

int cm_draw_types(const cm_picture *pic, int y)
{
    for (int category = 0; category < CM_CATEGORIES; category++)
        draw_category(pic, y + category, category);
    return y + CM_CATEGORIES;
}
