/* draw.c - the table of Pebbles as text, as one seat sees it.
 *
 *     Pebbles                                    round 4 of 20
 *
 *     1 2 3 white, 1   4 5 grey, 2   6 red, 3   all three kinds: +3
 *
 *          white grey red  basket  cairns  points  slips  token
 *     > A    2     1   0    3/6     1/3       6      0    shell: white +2
 *       B    0     0   2    2/6     0/3       0      1    hidden
 *
 * A pure function of what the viewer may know: the token is asked for through pb_sees_token alone. */
#include "games/pebbles/state.h"

/* Columns of the table. */
enum { SEAT_X = 2, KINDS_X = 6, KIND_WIDTH = 8, BASKET_X = 31, CAIRNS_X = 40, POINTS_X = 51 };
enum { SLIPS_X = 59, TOKEN_X = 69 };
enum { TITLE_Y = 0, FACES_Y = 2, HEAD_Y = 4, PLAYERS_Y = 5 };

typedef struct words {
    const char *title, *round, *of, *all_kinds;
    const char *basket, *cairns, *points, *slips, *token;
    const char *hidden, *none, *over;
} words;

static const words words_in[2] = {
    {"Pebbles", "round", "of", "all three kinds", "basket", "cairns", "points", "slips", "token",
     "hidden", "-", "the game is over"},
    {"Камешки", "круг", "из", "все три вида", "корзина", "пирамидки", "очки", "падения", "жетон",
     "скрыт", "-", "игра окончена"},
};

static void draw_heads(const pb_edition *e, const pb_state *s, ochre_lang lang, ochre_canvas *out)
{
    const words *w = &words_in[lang];
    ochre_canvas_put(out, SEAT_X, TITLE_Y, OCHRE_BOLD, w->title);
    const int x = ochre_canvas_format(out, BASKET_X, TITLE_Y, OCHRE_PLAIN, "%s %d %s %d", w->round,
                                      s->round, w->of, e->rounds);
    if (s->phase == PB_OVER)
        ochre_canvas_format(out, x, TITLE_Y, OCHRE_BOLD, ", %s", w->over);
    for (int kind = 0; kind < PB_KINDS; kind++)
        ochre_canvas_put(out, KINDS_X + kind * KIND_WIDTH, HEAD_Y, OCHRE_FAINT,
                         pb_kind_words[lang][kind]);
    ochre_canvas_put(out, BASKET_X, HEAD_Y, OCHRE_FAINT, w->basket);
    ochre_canvas_put(out, CAIRNS_X, HEAD_Y, OCHRE_FAINT, w->cairns);
    ochre_canvas_put(out, POINTS_X, HEAD_Y, OCHRE_FAINT, w->points);
    ochre_canvas_put(out, SLIPS_X, HEAD_Y, OCHRE_FAINT, w->slips);
    ochre_canvas_put(out, TOKEN_X, HEAD_Y, OCHRE_FAINT, w->token);
}

/* What the die finds and what it is worth. */
static void draw_faces(const pb_edition *e, ochre_lang lang, ochre_canvas *out)
{
    int x = SEAT_X;
    for (int kind = 0; kind < PB_KINDS; kind++) {
        for (int face = 0; face < 6; face++)
            if (e->face[face] == kind)
                x = ochre_canvas_format(out, x, FACES_Y, OCHRE_BOLD, "%d ", face + 1);
        x = ochre_canvas_format(out, x, FACES_Y, OCHRE_PLAIN, "%s, %d   ",
                                pb_kind_words[lang][kind], e->value[kind]);
    }
    ochre_canvas_format(out, x, FACES_Y, OCHRE_PLAIN, "%s: +%d", words_in[lang].all_kinds,
                        e->mixed);
}

static void draw_token(const pb_edition *e, const pb_state *s, int seat, int viewer,
                       ochre_lang lang, ochre_canvas *out)
{
    const int y = PLAYERS_Y + seat;
    if (!pb_sees_token(s, viewer, seat)) {
        ochre_canvas_put(out, TOKEN_X, y, OCHRE_GREY, words_in[lang].hidden);
        return;
    }
    if (s->players[seat].token == 0) {
        ochre_canvas_put(out, TOKEN_X, y, OCHRE_GREY, words_in[lang].none);
        return;
    }
    const pb_token *t = &e->tokens[s->players[seat].token - 1];
    ochre_canvas_format(out, TOKEN_X, y, OCHRE_PLAIN, "%s: %s +%d",
                        lang == OCHRE_RU ? t->name.ru : t->name.en, pb_kind_words[lang][t->kind],
                        t->value);
}

static void draw_player(const pb_state *s, int seat, ochre_canvas *out)
{
    const pb_player *p = &s->players[seat];
    const int        y = PLAYERS_Y + seat;
    const int        hue = ochre_seat_style(seat);
    if (pb_actor(s) == seat)
        ochre_canvas_put(out, SEAT_X - 2, y, OCHRE_BOLD, ">");
    ochre_canvas_format(out, SEAT_X, y, hue | OCHRE_BOLD, "%c", ochre_seat_letter(seat));
    for (int kind = 0; kind < PB_KINDS; kind++)
        ochre_canvas_number(out, KINDS_X + 2 + kind * KIND_WIDTH, y, OCHRE_PLAIN, p->pebbles[kind]);
    ochre_canvas_format(out, BASKET_X + 2, y, OCHRE_PLAIN, "%d/%d", pb_basket(p), PB_BASKET);
    ochre_canvas_format(out, CAIRNS_X + 2, y, OCHRE_PLAIN, "%d/%d", p->cairns, s->goal);
    ochre_canvas_number(out, POINTS_X + 2, y, OCHRE_BOLD, p->points);
    ochre_canvas_number(out, SLIPS_X + 2, y, OCHRE_PLAIN, p->slips);
}

void pb_draw(const void *edition, const void *state, int viewer, ochre_lang lang, ochre_canvas *out)
{
    const pb_edition *e = edition;
    const pb_state   *s = state;
    ochre_canvas_clear(out);
    draw_heads(e, s, lang, out);
    draw_faces(e, lang, out);
    for (int seat = 0; seat < s->seats; seat++) {
        draw_player(s, seat, out);
        draw_token(e, s, seat, viewer, lang, out);
    }
}
