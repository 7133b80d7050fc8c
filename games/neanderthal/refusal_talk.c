/* refusal_talk.c - which clause forbids a proposal (NE-351 to NE-356). */
#include "games/neanderthal/table.h"

static const char *refuse_leave(const ne_state *s, int location, int species)
{
    const int leaver = s->seat_of[species] - 1;
    bool      shared = false;
    for (int seat = 0; seat < s->seats; seat++)
        shared |= seat != s->turn && ne_is_at(s, seat, location);
    if (leaver < 0 || !shared || !ne_is_at(s, s->turn, location))
        return "NE-354";
    return ne_can_withdraw(s, leaver, location) ? NULL : "NE-354";
}

static const char *refuse_trade(const ne_edition *e, const ne_state *s, int species, int given,
                                int wanted)
{
    const int seat = s->seat_of[species] - 1;
    if (seat < 0 || seat == s->turn || s->players[seat].extinct || given + wanted == 0)
        return "NE-355";
    const ne_player *mine = &s->players[s->turn], *other = &s->players[seat];
    if ((given > 0 && !(mine->hand >> (given - 1) & 1)) ||
        (wanted > 0 && !(other->hand >> (wanted - 1) & 1)))
        return "NE-355";
    const int moved = (wanted > 0) - (given > 0); /* cards that the negotiator gains */
    if (ne_count(mine->hand) + moved > ne_hand_limit(e, s, mine) ||
        ne_count(other->hand) - moved > ne_hand_limit(e, s, other))
        return "NE-355";
    return NULL;
}

static const char *refuse_marry(const ne_edition *e, const ne_state *s, int d, int species)
{
    const int suitor = s->seat_of[species] - 1, father = ne_father_of(s, d);
    if (suitor < 0 || father < 0 || suitor == father)
        return "NE-356";
    const ne_player *p = &s->players[suitor];
    if ((s->turn != suitor && s->turn != father) || !(p->suitors >> d & 1) || (p->agreed >> d & 1))
        return "NE-356";
    return e->sexualities[p->sexuality - 1].may_marry ? NULL : "NE-356";
}

const char *ne_refuse_talk(const ne_edition *e, const ne_state *s, ochre_action a)
{
    switch (a.verb) {
    case NE_DO_PROPOSE_LEAVE: return refuse_leave(s, a.arg[0], a.arg[1]);
    case NE_DO_PROPOSE_TRADE: return refuse_trade(e, s, a.arg[0], a.arg[1], a.arg[2]);
    default: return refuse_marry(e, s, a.arg[0], a.arg[1]);
    }
}
