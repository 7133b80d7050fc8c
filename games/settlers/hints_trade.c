/* hints_trade.c - which trades a sensible player wants.
 *
 * A hand is worth what its cards help: those that the plan needs much, the first of a kind something,
 * each further one less. A deal is wanted if the hand is worth more after it. Since both sides must gain
 * by their own measure, cards do not go round in circles; and nobody makes more than two offers in a turn:
 * one card for one, then two for one, and only what somebody is likely to take (hints_market.c). */
#include "games/settlers/weights.h"

/* So many cards of a kind beyond what the plan needs: each further one is worth less. */
static int spare_worth(int cards)
{
    enum { LISTED = (int)sizeof st_w_spare - 1 };
    return cards <= LISTED ? st_w_spare[cards]
                           : st_w_spare[LISTED] + ST_W_SPARE_FURTHER * (cards - LISTED);
}

int st_hand_worth(const st_plan *plan, const uint8_t hand[ST_RESOURCES])
{
    int worth = 0;
    for (int r = 0; r < ST_RESOURCES; r++) {
        const int used = hand[r] < plan->need[r] ? hand[r] : plan->need[r];
        worth += spare_worth(hand[r] - used) + ST_W_NEEDED_LATER * used;
        worth += used > 0 ? ST_W_NEEDED - ST_W_NEEDED_LATER : 0;
    }
    return worth;
}

/* What giving the one bundle for the other would add to the hand; the cards given must be there. */
static int gain(const st_plan *plan, const st_player *p, const uint8_t give[ST_RESOURCES],
                const uint8_t take[ST_RESOURCES])
{
    uint8_t after[ST_RESOURCES];
    for (int r = 0; r < ST_RESOURCES; r++) {
        const int left = p->hand[r] - give[r] + take[r];
        after[r] = (uint8_t)(left > 0 ? left : 0);
    }
    return st_hand_worth(plan, after) - st_hand_worth(plan, p->hand);
}

static int total(const uint8_t cards[ST_RESOURCES])
{
    return st_total(st_cards(cards));
}

/* What a deal would add, as far as it is likely; ST_W_NO: it does not bring enough, or nobody will take it. */
static int hope(const st_plan *plan, const st_player *p, st_market *market,
                const uint8_t give[ST_RESOURCES], int kind)
{
    uint8_t take[ST_RESOURCES] = {0};
    take[kind] = 1;
    const int added = gain(plan, p, give, take);
    if (added < ST_W_MARGIN)
        return ST_W_NO;
    const int chance = st_chance_of_deal(market, give, kind);
    return chance < ST_W_LEAST_CHANCE ? ST_W_NO : added * chance / 100;
}

/* By the best single card to get for the bundle. */
static int want_offer(const st_state *s, const st_plan *plan, st_market *market,
                      const uint8_t give[ST_RESOURCES])
{
    int best = ST_W_NO;
    if (s->offers >= ST_W_OFFERS || total(give) != s->offers + 1)
        return ST_W_NO;
    for (int r = 0; r < ST_RESOURCES; r++) {
        const int hoped = give[r] > 0 ? ST_W_NO : hope(plan, &s->players[s->turn], market, give, r);
        best = hoped > best ? hoped : best;
    }
    return best;
}

/* The active player names a card that the bundle is likely to bring; who answers, one that lies on offer. */
static int want_for(const st_state *s, const st_plan *plan, st_market *market,
                    const uint8_t want[ST_RESOURCES])
{
    const st_player *p = &s->players[s->asked], *active = &s->players[s->turn];
    const int        worth = gain(plan, p, p->give, want) + ST_W_GREED * (total(want) - 1);
    if (p != active) {
        const bool is_offered =
            st_cards(active->give) == 0 || st_covers(st_cards(active->give), st_cards(want));
        return is_offered ? worth : worth + ST_W_NOT_OFFERED;
    }
    if (worth <= 0 || total(want) != 1)
        return worth;
    int kind = 0;
    while (want[kind] == 0)
        kind++;
    return worth * st_chance_of_deal(market, p->give, kind) / 100;
}

/* Helping somebody to the last points costs more than the cards are worth. */
static int margin_for(const st_edition *e, const st_state *s, int seat)
{
    const bool is_late = st_points(e, s, seat) + ST_W_LATE_POINTS >= e->win_points;
    return is_late ? ST_W_LATE_MARGIN : ST_W_MARGIN;
}

static int want_counter(const st_edition *e, const st_state *s, const st_plan *plan,
                        const uint8_t give[ST_RESOURCES])
{
    const st_player *p = &s->players[s->asked], *active = &s->players[s->turn];
    int              best = ST_W_NO;
    if (total(give) != 1)
        return ST_W_NO;
    for (int r = 0; r < ST_RESOURCES; r++) {
        uint8_t take[ST_RESOURCES] = {0};
        take[r] = 1;
        const bool is_offered = active->give[r] > 0 || st_cards(active->give) == 0;
        const bool is_mirror =
            st_cards(give) == st_cards(active->want) && st_cards(take) == st_cards(active->give);
        if (!is_offered || is_mirror || give[r] > 0)
            continue;
        const int added = gain(plan, p, give, take) + ST_W_COUNTER_OFFER;
        best = added > best ? added : best;
    }
    return best >= margin_for(e, s, s->turn) ? best : ST_W_NO;
}

static int want_accept(const st_edition *e, const st_state *s, const st_plan *plan)
{
    const st_player *active = &s->players[s->turn];
    const int        added = gain(plan, &s->players[s->asked], active->want, active->give);
    return added >= margin_for(e, s, s->turn) ? added + ST_W_ACCEPT : ST_W_NO;
}

static int want_deal(const st_edition *e, const st_state *s, const st_plan *plan, int seat)
{
    const st_player *p = &s->players[s->turn], *other = &s->players[seat];
    const bool       accepted = other->reply == ST_ACCEPTED;
    const int        added =
        accepted ? gain(plan, p, p->give, p->want) : gain(plan, p, other->want, other->give);
    return added >= margin_for(e, s, seat) ? added : ST_W_NO;
}

/* With more cards than a 7 spares, a poor exchange is better than none; but first ask the players. */
static int want_bank(const st_edition *e, const st_state *s, const st_plan *plan,
                     const uint8_t arg[2])
{
    const st_player *p = &s->players[s->turn];
    uint8_t          give[ST_RESOURCES] = {0}, take[ST_RESOURCES] = {0};
    give[arg[0]] = e->bank_rate;
    take[arg[1]] = 1;
    const int added = gain(plan, p, give, take);
    return added >= ST_W_BANK_MARGIN ? added * ST_W_BANK / 100 : ST_W_NO;
}

int st_want_trade(const st_edition *e, const st_state *s, const st_plan *plan, st_market *market,
                  ochre_action a)
{
    switch (a.verb) {
    case ST_DO_OFFER: return want_offer(s, plan, market, a.arg);
    case ST_DO_FOR: return want_for(s, plan, market, a.arg);
    case ST_DO_ACCEPT: return want_accept(e, s, plan);
    case ST_DO_COUNTER: return want_counter(e, s, plan, a.arg);
    case ST_DO_DEAL: return want_deal(e, s, plan, a.arg[0]);
    case ST_DO_BANK: return want_bank(e, s, plan, a.arg);
    case ST_DO_INVITE: return ST_W_NO;
    default: return 0; /* decline, nodeal, endtrade */
    }
}
