/* draw_now.c - the first two lines of the picture: which moment of the game this is, and what is being
 * decided, with all that the decision needs. */
#include "games/kromanontsy/draw.h"

static const char *name_of(const kr_picture *pic, int seat)
{
    return kr_seat_name(pic->e, pic->s, seat, pic->lang);
}

/* ---- the moment ---- */

/* A line of its own: what may still come before Winter. */
static void draw_events(const kr_picture *pic, int y)
{
    int x =
        ochre_canvas_put(pic->out, 1, y, OCHRE_GREY, kr_drawn_word(pic, "To come:", "Впереди:"));
    for (unsigned left = pic->s->events; left != 0; left &= left - 1) {
        x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, " ");
        x = ochre_canvas_short(pic->out, x, y, OCHRE_PLAIN,
                               kr_in(pic->lang, &pic->e->events[__builtin_ctz(left)].name), 9);
    }
}

static int put_end_in_sight(const kr_picture *pic, int x, int y)
{
    const kr_state *s = pic->s;
    if (s->reached == 0)
        return ochre_canvas_format(
            pic->out, x, y, OCHRE_PLAIN,
            kr_drawn_word(pic, " · last turns from %d points on", " · последние ходы с %d очков"),
            pic->e->threshold[s->seats - 2]);
    x = ochre_canvas_format(pic->out, x, y, OCHRE_RED | OCHRE_BOLD,
                            kr_drawn_word(pic, " · %s reached the end: last turns to come %d",
                                          " · достиг конца: %s, последних ходов впереди %d"),
                            name_of(pic, s->reached - 1), s->last_turns);
    return x;
}

static void draw_moment(const kr_picture *pic, int y)
{
    const kr_state *s = pic->s;
    int             x = ochre_canvas_put(pic->out, 1, y, OCHRE_BOLD, "Кроманьонцы");
    if (kr_is_solo(s)) {
        ochre_canvas_format(
            pic->out, x, y, OCHRE_PLAIN,
            kr_drawn_word(pic,
                          " · Approach of Winter · month %d of %d · to win: found a "
                          "settlement before Winter",
                          " · Приближение зимы · месяц %d из %d · цель: основать поселение "
                          "до зимы"),
            s->round, pic->e->solo_months);
        return;
    }
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            kr_drawn_word(pic, " · round %d", " · круг %d"), s->round);
    if (s->phase != KR_FIRST) {
        x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN,
                             kr_drawn_word(pic, " · start player ", " · первый игрок "));
        x = ochre_canvas_format(pic->out, x, y, ochre_seat_style(s->start) | OCHRE_BOLD, "%c",
                                ochre_seat_letter(s->start));
    }
    put_end_in_sight(pic, x, y);
}

/* ---- the decision ---- */

/* Alone, the points of a predator only number the cards that are thrown to it (KR-828). */
static int put_predator(const kr_picture *pic, int x, int y, int animal)
{
    const int points = kr_animal_points(pic->e, animal), loot = kr_animal_loot(pic->e, animal);
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            kr_drawn_word(pic, " (strength %d: ", " (сила %d: "),
                            kr_target(pic->e, animal));
    if (kr_is_solo(pic->s))
        return ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                                   kr_drawn_word(pic,
                                                 points == 1 ? "%d loot; flight costs %d card)"
                                                             : "%d loot; flight costs %d cards)",
                                                 "добыча %d; при бегстве сбросить карт: %d)"),
                                   loot, points);
    return ochre_canvas_format(
        pic->out, x, y, OCHRE_PLAIN,
        kr_drawn_word(pic, points == 1 ? "%d point, %d loot)" : "%d points, %d loot)",
                      "очки %d, добыча %d)"),
        points, loot);
}

static int put_animal(const kr_picture *pic, int x, int y)
{
    const int animal = kr_open_animal(pic->s);
    x = ochre_canvas_put(pic->out, x, y, OCHRE_BOLD,
                         kr_in(pic->lang, kr_card_name(pic->e, animal)));
    if (kr_is_predator(animal))
        return put_predator(pic, x, y, animal);
    return ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                               kr_drawn_word(pic, " (up to %d loot)", " (добыча до %d)"),
                               kr_animal_loot(pic->e, animal));
}

/* "B: 1 loot 0 points, yes with 1 pair" */
static void put_offer(const kr_picture *pic, int x, int y)
{
    const kr_state *s = pic->s;
    for (int seat = 0; seat < s->seats; seat++) {
        if (!(s->asked >> seat & 1))
            continue;
        x = ochre_canvas_format(pic->out, x, y, ochre_seat_style(seat) | OCHRE_BOLD, "  %c",
                                ochre_seat_letter(seat));
        x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                                kr_drawn_word(pic, ":%d loot %d pt", ":доб. %d ПО %d"),
                                s->offer_loot[seat], s->offer_points[seat]);
        if (s->accepted >> seat & 1)
            x = ochre_canvas_format(pic->out, x, y, OCHRE_GREEN,
                                    kr_drawn_word(pic, " yes+%d", " да+%d"), s->pledge[seat]);
        else if (s->answered >> seat & 1)
            x = ochre_canvas_put(pic->out, x, y, OCHRE_RED, kr_drawn_word(pic, " no", " нет"));
    }
}

static void put_turn(const kr_picture *pic, int x, int y)
{
    const kr_state *s = pic->s;
    x = ochre_canvas_format(pic->out, x, y, OCHRE_BOLD,
                            kr_drawn_word(pic, "%d of %d action points", "очки действий %d из %d"),
                            s->ap, s->ap_most);
    const int allowance = kr_allowance(pic->e, s);
    if (!kr_is_solo(s) && !s->extra_used && allowance > 0)
        x = ochre_canvas_format(
            pic->out, x, y, OCHRE_CYAN,
            kr_drawn_word(pic, "; may explore %d more for free", "; доп. исследование: карт %d"),
            allowance);
    if (s->closed != 0)
        ochre_canvas_format(pic->out, x, y, OCHRE_RED,
                            kr_drawn_word(pic, "; closed: %s", "; закрыто: %s"),
                            kr_in(pic->lang, kr_back_name(pic->e, s->closed - 1)));
}

static void put_drops(const kr_picture *pic, int x, int y)
{
    const kr_state *s = pic->s;
    const char     *why = s->phase == KR_FLEE ? kr_drawn_word(pic, "flees", "бегство")
                          : s->phase == KR_LIMIT ? kr_drawn_word(pic, "hand limit", "предел руки")
                                                 : kr_drawn_word(pic, "event", "событие");
    ochre_canvas_format(pic->out, x, y, OCHRE_BOLD,
                        kr_drawn_word(pic, "%s: cards to drop: %d", "%s: сбросить карт: %d"), why,
                        s->drops);
}

static void put_decision(const kr_picture *pic, int x, int y)
{
    const kr_state *s = pic->s;
    switch (s->phase) {
    case KR_TURN: put_turn(pic, x, y); break;
    case KR_DRAW:
        ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            kr_drawn_word(pic, "draws a card: %s", "тянет карту: %s"),
                            kr_in(pic->lang, kr_back_name(pic->e, s->place - 1)));
        break;
    case KR_HUNT:
        x = put_animal(pic, x, y);
        ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            kr_drawn_word(pic, "; weapons ready %d", "; оружия готово %d"),
                            kr_ready_weapons(&s->players[s->turn]));
        break;
    case KR_OFFER:
    case KR_ANSWER:
    case KR_JOINT: put_offer(pic, put_animal(pic, x, y), y); break;
    case KR_EXTRA:
        ochre_canvas_format(pic->out, x, y, OCHRE_BOLD,
                            kr_drawn_word(pic, "additional exploration: cards left %d",
                                          "доп. исследование: осталось карт %d"),
                            s->extra_left);
        break;
    case KR_REVEAL:
        ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN,
                         kr_drawn_word(pic, "the next technology is revealed",
                                       "открывается следующая технология"));
        break;
    case KR_STEAL:
        ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            kr_drawn_word(pic, "attacks %s", "нападение, цель: %s"),
                            name_of(pic, s->victim - 1));
        break;
    case KR_EVENT:
        ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN,
                         kr_drawn_word(pic, "the event of the month", "событие месяца"));
        break;
    default: put_drops(pic, x, y); break;
    }
}

static void draw_final(const kr_picture *pic, int y)
{
    ochre_result result = {.how = NULL};
    int          x = 1;
    kr_result(pic->e, pic->s, &result);
    if (kr_is_solo(pic->s)) {
        ochre_canvas_put(
            pic->out, x, y, OCHRE_BOLD,
            result.share[0] > 0
                ? kr_drawn_word(pic, "Won: a settlement before Winter.",
                                "Победа: поселение основано до зимы.")
                : kr_drawn_word(pic, "Lost: Winter has come.", "Поражение: пришла зима."));
        return;
    }
    for (int rank = 1; rank <= pic->s->seats; rank++)
        for (int seat = 0; seat < pic->s->seats; seat++)
            if (result.rank[seat] == rank)
                x = ochre_canvas_format(
                    pic->out, x, y, ochre_seat_style(seat) | (rank == 1 ? OCHRE_BOLD : 0),
                    "%d. %s %d   ", rank, name_of(pic, seat), (int)result.score[seat]);
}

static void draw_decision(const kr_picture *pic, int y)
{
    const kr_state *s = pic->s;
    if (s->phase == KR_FIRST || s->phase == KR_SETUP) {
        ochre_canvas_put(pic->out, 1, y, OCHRE_PLAIN,
                         kr_drawn_word(pic, "setting up", "подготовка"));
        return;
    }
    const int actor = kr_actor(s), seat = actor >= 0 ? actor : s->turn;
    const int x = ochre_canvas_format(pic->out, 1, y, ochre_seat_style(seat) | OCHRE_BOLD,
                                      "%s: ", name_of(pic, seat));
    put_decision(pic, x, y);
}

int kr_draw_now(const kr_picture *pic, int y)
{
    draw_moment(pic, y);
    if (pic->s->phase == KR_OVER)
        draw_final(pic, y + 1);
    else
        draw_decision(pic, y + 1);
    if (!kr_is_solo(pic->s))
        return y + 2;
    draw_events(pic, y + 2);
    return y + 3;
}
