/* draw_now.c - the first two lines of the picture: which moment of the game this is, and what is being
 * decided, with all that the decision needs: pips rolled, the price due, dice to choose from. */
#include "games/stone_age/draw.h"

static const char *word(const sa_picture *pic, const char *en, const char *ru)
{
    return ochre_word(pic->lang, en, ru);
}

static const char *colour(const sa_picture *pic, int seat)
{
    return sa_in(pic->lang, &pic->e->colours[seat]);
}

static const char *phase_words(const sa_picture *pic)
{
    switch (pic->s->phase) {
    case SA_FIRST:
    case SA_SETUP: return word(pic, "setting up", "подготовка");
    case SA_PLACE: return word(pic, "placing people", "расстановка людей");
    case SA_FEED: return word(pic, "feeding", "кормление");
    case SA_REFILL: return word(pic, "new cards", "новые карты");
    case SA_END: return word(pic, "the end", "конец игры");
    default: return word(pic, "using people", "действия людей");
    }
}

static void draw_moment(const sa_picture *pic, int y)
{
    int x = ochre_canvas_put(pic->out, 1, y, OCHRE_BOLD, word(pic, "Stone Age", "Каменный век"));
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, word(pic, " · round %d", " · раунд %d"),
                            pic->s->round);
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, " · %s", phase_words(pic));
    if (pic->s->phase == SA_FIRST || pic->s->phase == SA_END)
        return;
    x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN,
                         word(pic, " · start player ", " · первый игрок "));
    ochre_canvas_format(pic->out, x, y, ochre_seat_style(pic->s->start) | OCHRE_BOLD, "%c",
                        ochre_seat_letter(pic->s->start));
}

/* ---- what is being decided ---- */

static int put_payment_due(const sa_picture *pic, int x, int y)
{
    const int slot = sa_slot_at(pic->s), stack = sa_stack_at(pic->s);
    if (stack < 0) {
        const int card = pic->s->display[slot];
        x = ochre_canvas_format(
            pic->out, x, y, OCHRE_PLAIN,
            word(pic, "card %d costs any %d: ", "карта %d, любых ресурсов %d: "), card,
            pic->e->slot_cost[slot]);
        return ochre_canvas_cut(pic->out, x, y, OCHRE_PLAIN,
                                sa_in(pic->lang, &pic->e->cards[card - 1].name), SA_ACROSS - x);
    }
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            word(pic, "building %d: ", "постройка %d: "), stack + 1);
    return ochre_canvas_cut(pic->out, x, y, OCHRE_PLAIN,
                            sa_in(pic->lang, &pic->e->buildings[pic->s->tile[stack] - 1].name),
                            SA_ACROSS - x);
}

static int put_roll(const sa_picture *pic, int x, int y)
{
    const sa_state *s = pic->s;
    const char     *name = sa_in(pic->lang, sa_yield_name(pic->e, s->yields));
    const int       divisor = sa_yield_divisor(pic->e, s->yields);
    x = ochre_canvas_cut(pic->out, x, y, OCHRE_PLAIN, name, 12);
    if (s->phase == SA_TOOLS)
        return ochre_canvas_format(
            pic->out, x, y, OCHRE_BOLD,
            word(pic, ": %d pips ÷ %d = %d; tools ready +%d", ": очки %d ÷ %d = %d; орудия +%d"),
            s->pips, divisor, s->pips / divisor, sa_ready_tools(&s->players[s->turn]));
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            word(pic, ": %d dice ÷ %d", ": кубиков %d ÷ %d"), s->dice, divisor);
    if (s->pips > 0)
        x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                                word(pic, ", %d pips so far", ", очков пока %d"), s->pips);
    return x;
}

static int put_gift_dice(const sa_picture *pic, int x, int y)
{
    x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, word(pic, "dice left", "остались"));
    for (int face = 0; face < 6; face++)
        for (int i = 0; i < pic->s->gifts[face]; i++)
            x = ochre_canvas_format(pic->out, x, y, OCHRE_BOLD, " [%d]", face + 1);
    return x;
}

static void put_decision(const sa_picture *pic, int x, int y)
{
    const sa_state *s = pic->s;
    const char     *words = "";
    switch (s->phase) {
    case SA_PLACE: words = word(pic, "place people", "поставить людей"); break;
    case SA_ACT:
        words = word(pic, "use the people of one place", "действие на одном из мест");
        break;
    case SA_ROLL:
    case SA_TOOLS: put_roll(pic, x, y); return;
    case SA_PAY: put_payment_due(pic, x, y); return;
    case SA_GIFT_ROLL: words = word(pic, "roll the gifts for all", "бросок даров для всех"); break;
    case SA_CHOOSE: put_gift_dice(pic, x, y); return;
    case SA_PICKNOW:
        words = word(pic, "pick 2 resources or keep the card", "взять 2 ресурса или придержать");
        break;
    case SA_DRAW: words = word(pic, "draw an extra card", "тянет ещё карту"); break;
    case SA_NEXT_TILE:
        words = word(pic, "the next building is turned over", "открывается постройка");
        break;
    case SA_FEED:
        ochre_canvas_format(pic->out, x, y, OCHRE_BOLD,
                            word(pic, "%d food short: pay %d resources or lose %d points",
                                 "не хватает еды %d: отдать ресурсов %d или очков %d"),
                            s->shortage, s->shortage, pic->e->hunger_penalty);
        return;
    default: return;
    }
    ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, words);
}

static void draw_final(const sa_picture *pic, int y)
{
    ochre_result result = {.how = NULL};
    int          x = 1;
    sa_result(pic->e, pic->s, &result);
    for (int rank = 1; rank <= pic->s->seats; rank++)
        for (int seat = 0; seat < pic->s->seats; seat++) {
            if (result.rank[seat] != rank)
                continue;
            x = ochre_canvas_format(
                pic->out, x, y, ochre_seat_style(seat) | (rank == 1 ? OCHRE_BOLD : 0),
                "%d. %s %d   ", rank, colour(pic, seat), (int)result.score[seat]);
        }
}

int sa_draw_now(const sa_picture *pic, int y)
{
    draw_moment(pic, y);
    if (pic->s->phase == SA_END) {
        draw_final(pic, y + 1);
        return y + 2;
    }
    if (pic->s->phase == SA_FIRST || pic->s->phase == SA_SETUP || pic->s->phase == SA_REFILL)
        return y + 2;
    const int actor = sa_actor(pic->s);
    const int seat = actor >= 0 ? actor : pic->s->turn;
    const int x = ochre_canvas_format(pic->out, 1, y + 1, ochre_seat_style(seat) | OCHRE_BOLD,
                                      "%s: ", colour(pic, seat));
    put_decision(pic, x, y + 1);
    return y + 2;
}
