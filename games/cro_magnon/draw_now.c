/* draw_now.c - the first two lines of the picture: which moment of the game this is, and what is being
 * decided, with all that the decision needs: points left, the cost due, forces in a conflict. */
#include "games/cro_magnon/draw.h"

enum { NAME_ROOM = 16 /* of an area where more than three fight */ };

static const char *word(const cm_picture *pic, const char *en, const char *ru)
{
    return ochre_word(pic->lang, en, ru);
}

static const char *area_name(const cm_picture *pic, int area)
{
    return cm_in(pic->lang, &pic->e->areas[area].name);
}

static const char *phase_words(const cm_picture *pic)
{
    switch (pic->s->phase) {
    case CM_SETUP: return word(pic, "setting up", "подготовка");
    case CM_TURN: return word(pic, "grow or move", "рост или ход");
    case CM_MOVE: return word(pic, "step 1: moving", "шаг 1: движение");
    case CM_PAY: return word(pic, "an entry cost", "плата за вход");
    case CM_TAKE:
    case CM_DRAW:
    case CM_STACK:
    case CM_PUT: return word(pic, "step 2: taking a tile", "шаг 2: жетон");
    case CM_SCORE:
    case CM_BID: return word(pic, "step 4: conflict", "шаг 4: спор");
    case CM_END: return word(pic, "the end", "конец игры");
    default: return word(pic, "step 3: playing a tile", "шаг 3: действие");
    }
}

static void draw_moment(const cm_picture *pic, int y)
{
    const cm_state *s = pic->s;
    int x = ochre_canvas_put(pic->out, 1, y, OCHRE_BOLD, word(pic, "Cro-Magnon", "Кроманьон"));
    if (s->phase != CM_SETUP)
        x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, word(pic, " · turn %d", " · ход %d"),
                                s->turns);
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, " · %s", phase_words(pic));
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            word(pic, " · types scored %d of %d", " · учтено видов %d из %d"),
                            __builtin_popcount(s->scored), pic->e->constants.types_scored_to_end);
    if (s->stall > 0)
        ochre_canvas_format(
            pic->out, x, y, OCHRE_PLAIN,
            word(pic, " · no tile for %d of %d turns", " · ходов без жетона %d из %d"), s->stall,
            pic->e->constants.stall_turns_per_player * s->seats);
}

/* ---- what is being decided ---- */

static int put_walk(const cm_picture *pic, int x, int y)
{
    const cm_state *s = pic->s;
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            word(pic, "from %d %s, %d MP left", "из %d %s, осталось ОП %d"),
                            s->source - 1, area_name(pic, s->source - 1), s->mp);
    if (s->at == 0)
        return x;
    return ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                               word(pic, "; the tribe is in %d %s", "; племя сейчас в %d %s"),
                               s->at - 1, area_name(pic, s->at - 1));
}

static int put_cost(const cm_picture *pic, int x, int y)
{
    x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, word(pic, "pay", "отдать"));
    for (int c = 0; c < CM_CATEGORIES; c++)
        if (pic->s->unpaid >> c & 1)
            x = ochre_canvas_format(pic->out, x, y, OCHRE_BOLD, " %s",
                                    cm_in(pic->lang, &pic->e->categories[c].name));
    return x;
}

/* "7/2: A 3, B 4.5 passed" */
static int put_forces(const cm_picture *pic, int x, int y)
{
    const cm_state *s = pic->s;
    const int       area = s->contested - 1;
    int             present = 0;
    for (int seat = 0; seat < s->seats; seat++)
        present += s->areas[area].cubes[seat] > 0;
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, "%d ", area);
    x = ochre_canvas_short(pic->out, x, y, OCHRE_PLAIN, area_name(pic, area),
                           present > 3 ? NAME_ROOM : CM_ACROSS);
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, " %d/%d:", cm_first_value(&s->areas[area]),
                            cm_second_value(&s->areas[area]));
    for (int seat = 0; seat < s->seats; seat++) {
        const int force = CM_WHOLE * s->areas[area].cubes[seat] + s->bids[seat];
        if (s->areas[area].cubes[seat] == 0)
            continue;
        x = ochre_canvas_format(pic->out, x, y, ochre_seat_style(seat) | OCHRE_BOLD, "  %c %d%s",
                                ochre_seat_letter(seat), force / CM_WHOLE,
                                force % CM_WHOLE != 0 ? word(pic, ".5", ",5") : "");
        if (s->passed >> seat & 1)
            x = ochre_canvas_put(pic->out, x, y, OCHRE_GREY, word(pic, " passed", " пас"));
    }
    return x;
}

static int put_scoring(const cm_picture *pic, int x, int y)
{
    const unsigned areas = pic->s->collected[pic->s->taken - 1];
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            word(pic, "%s is scored; which area next?", "%s: какая область?"),
                            cm_in(pic->lang, &pic->e->types[pic->s->taken - 1].name));
    for (int area = 1; area < CM_AREAS; area++)
        if (areas >> area & 1)
            x = ochre_canvas_format(pic->out, x, y, OCHRE_BOLD, " %d", area);
    return x;
}

static void put_decision(const cm_picture *pic, int x, int y)
{
    const cm_state *s = pic->s;
    const char     *words = "";
    switch (s->phase) {
    case CM_TURN:
        words = word(pic, "grow at a temple, or select an area to move from",
                     "рост у храма или ход из одной области");
        break;
    case CM_MOVE: put_walk(pic, x, y); return;
    case CM_PAY: put_cost(pic, x, y); return;
    case CM_TAKE: words = word(pic, "take a resource tile", "взять жетон ресурса"); break;
    case CM_DRAW: words = word(pic, "draws an action tile", "тянет жетон действия"); break;
    case CM_STACK: words = word(pic, "a value tile is drawn", "тянется жетон ценности"); break;
    case CM_PUT:
        ochre_canvas_format(pic->out, x, y, OCHRE_BOLD,
                            word(pic, "put the value tile %d/%d", "положить ценность %d/%d"),
                            s->drawn.first, s->drawn.second);
        return;
    case CM_ACT: words = word(pic, "play a tile, or skip", "сыграть жетон или пропустить"); break;
    case CM_MOVEOWN:
    case CM_OTHERS:
        ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            s->phase == CM_OTHERS
                                ? word(pic, "move other tribes, %d MP left", "чужие племена, ОП %d")
                                : word(pic, "move own tribes, %d MP left", "свои племена, ОП %d"),
                            s->mp);
        return;
    case CM_FROM: words = word(pic, "relocate: from which area?", "откуда переселить?"); break;
    case CM_DROP:
        ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            word(pic, "relocate from %d %s", "переселить из %d %s"), s->source - 1,
                            area_name(pic, s->source - 1));
        return;
    case CM_SCORE: put_scoring(pic, x, y); return;
    case CM_BID: put_forces(pic, x, y); return;
    default: return;
    }
    ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, words);
}

static void draw_final(const cm_picture *pic, int y)
{
    ochre_result result = {.how = NULL};
    int          x = 1;
    cm_result(pic->e, pic->s, &result);
    for (int rank = 1; rank <= pic->s->seats; rank++)
        for (int seat = 0; seat < pic->s->seats; seat++) {
            if (result.rank[seat] != rank)
                continue;
            x = ochre_canvas_format(pic->out, x, y,
                                    ochre_seat_style(seat) | (rank == 1 ? OCHRE_BOLD : 0),
                                    "%d. %s %d   ", rank, cm_in(pic->lang, &pic->e->colours[seat]),
                                    (int)result.score[seat]);
        }
}

int cm_draw_now(const cm_picture *pic, int y)
{
    draw_moment(pic, y);
    if (pic->s->phase == CM_END)
        draw_final(pic, y + 1);
    if (pic->s->phase == CM_END || pic->s->phase == CM_SETUP)
        return y + 2;
    const int actor = cm_actor(pic->s);
    const int seat = actor >= 0 ? actor : pic->s->turn;
    const int x = ochre_canvas_format(pic->out, 1, y + 1, ochre_seat_style(seat) | OCHRE_BOLD,
                                      "%s: ", cm_in(pic->lang, &pic->e->colours[seat]));
    put_decision(pic, x, y + 1);
    return y + 2;
}
