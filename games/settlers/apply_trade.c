/* apply_trade.c - what happens in trade: offers, counter-offers, answers, deals, and the bank.
 *
 * An offer lies before the active player, counters before those who made them. Everybody with a card
 * answers once, clockwise; then the active player takes one answer, or none. */
#include "games/settlers/state.h"

static void clear_trade(st_state *s)
{
    for (int i = 0; i < s->seats; i++) {
        st_put_cards(s->players[i].give, 0);
        st_put_cards(s->players[i].want, 0);
        s->players[i].reply = ST_SILENT;
    }
    s->asked = 0;
}

static bool has_answer(const st_state *s)
{
    for (int i = 0; i < s->seats; i++)
        if (s->players[i].reply >= ST_ACCEPTED)
            return true;
    return false;
}

/* The next player after `seat` who holds a card answers (ST-211, ST-413), or the offer is closed. */
static void ask_next(st_state *s, int seat)
{
    for (seat = st_next_seat(s, seat); seat != s->turn; seat = st_next_seat(s, seat)) {
        if (st_cards(s->players[seat].hand) == 0)
            continue;
        s->asked = (uint8_t)seat;
        s->phase = ST_REPLY;
        return;
    }
    s->asked = 0;
    if (has_answer(s)) {
        s->phase = ST_CLOSE; /* ST-206 */
        return;
    }
    clear_trade(s);
    s->phase = ST_TRADE;
}

static void name_gift(st_state *s, int seat, const uint8_t cards[ST_RESOURCES])
{
    st_put_cards(s->players[seat].give, st_cards(cards));
    s->asked = (uint8_t)seat;
    s->phase = ST_ASK;
}

static void name_wish(st_state *s, const uint8_t cards[ST_RESOURCES])
{
    st_put_cards(s->players[s->asked].want, st_cards(cards));
    if (s->asked != s->turn)
        s->players[s->asked].reply = ST_COUNTERED;
    ask_next(s, s->asked);
}

static void answer(st_state *s, st_answer reply)
{
    s->players[s->asked].reply = (uint8_t)reply;
    ask_next(s, s->asked);
}

/* `from` gives the one bundle and gets the other. Counts never borrow from their neighbours. */
static void exchange(st_player *from, st_player *to, uint32_t given, uint32_t taken)
{
    st_put_cards(from->hand, st_cards(from->hand) - given + taken);
    st_put_cards(to->hand, st_cards(to->hand) + given - taken);
}

static void deal(st_state *s, int seat)
{
    st_player *active = &s->players[s->turn], *other = &s->players[seat];
    if (other->reply == ST_ACCEPTED)
        exchange(active, other, st_cards(active->give), st_cards(active->want));
    else
        exchange(other, active, st_cards(other->give), st_cards(other->want));
    clear_trade(s); /* ST-418 */
    s->phase = ST_TRADE;
}

void st_apply_trade(st_state *s, ochre_action a)
{
    switch (a.verb) {
    case ST_DO_OFFER:
        s->offers++;
        name_gift(s, s->turn, a.arg);
        break;
    case ST_DO_INVITE:
        s->offers++;
        ask_next(s, s->turn);
        break;
    case ST_DO_FOR: name_wish(s, a.arg); break;
    case ST_DO_COUNTER: name_gift(s, s->asked, a.arg); break;
    case ST_DO_ACCEPT: answer(s, ST_ACCEPTED); break;
    case ST_DO_DECLINE: answer(s, ST_DECLINED); break;
    case ST_DO_DEAL: deal(s, a.arg[0]); break;
    default:
        assert(a.verb == ST_DO_NODEAL);
        clear_trade(s);
        s->phase = ST_TRADE;
        break;
    }
}
