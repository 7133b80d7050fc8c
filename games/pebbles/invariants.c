/* invariants.c - what is always true on a table of Pebbles (rules, section 12), and how a position from
 * outside is completed. */
#include <string.h>

#include "games/pebbles/state.h"

/* The bag is what nobody holds. A position may claim more tokens than there are: the bag then stays
 * at zero and pb_state_ok finds the sum wrong. */
void pb_derive(const void *edition, void *state)
{
    const pb_edition *e = edition;
    pb_state         *s = state;
    for (int t = 0; t < PB_TOKENS; t++)
        s->bag[t] = e->tokens[t].copies;
    for (int i = 0; i < s->seats && i < PB_SEATS; i++) {
        const int token = s->players[i].token;
        if (token >= 1 && token <= PB_TOKENS && s->bag[token - 1] > 0)
            s->bag[token - 1]--;
    }
}

static const char *check_tokens(const pb_edition *e, const pb_state *s)
{
    int held[PB_TOKENS + 1] = {0};
    for (int i = 0; i < s->seats; i++) {
        const int  token = s->players[i].token;
        const bool drawn = s->phase > PB_DRAW || (s->phase == PB_DRAW && i < s->turn);
        if (token > PB_TOKENS || (token != 0) != drawn)
            return "PB-901";
        held[token]++;
    }
    for (int t = 0; t < PB_TOKENS; t++)
        if (s->bag[t] + held[t + 1] != e->tokens[t].copies)
            return "PB-901";
    return NULL;
}

static const char *check_player(const pb_state *s, int seat)
{
    static const pb_player nobody;
    const pb_player       *p = &s->players[seat];
    if (seat >= s->seats)
        return memcmp(p, &nobody, sizeof nobody) == 0 ? NULL : "PB-001";
    if (pb_basket(p) > PB_BASKET)
        return "PB-902";
    if (p->cairns > s->goal || (p->cairns == 0 && p->points > 0))
        return "PB-903";
    /* Whoever has reached the goal did so in this round, so must have had the turn. */
    const bool to_come =
        s->phase != PB_OVER && pb_place_in_round(s, seat) >= pb_place_in_round(s, s->turn);
    if (p->cairns == s->goal && to_come)
        return "PB-903";
    return NULL;
}

static const char *check_phase(const pb_edition *e, const pb_state *s)
{
    const pb_player *p = &s->players[s->turn];
    if (s->round < 1 || s->round > e->rounds || s->spare != 0)
        return "PB-904";
    if ((s->phase == PB_ROLL) != (s->dice > 0) || s->dice > PB_DICE)
        return "PB-904";
    if (s->phase == PB_ROLL && pb_basket(p) + s->dice > PB_BASKET)
        return "PB-904";
    if (s->phase == PB_DROP && (pb_basket(p) == 0 || p->slips == 0))
        return "PB-904";
    if (s->phase > PB_DRAW)
        return NULL;
    if (s->phase == PB_FIRST && s->turn + s->first > 0)
        return "PB-904"; /* seat 1 is the first to draw, whoever begins */
    for (int i = 0; i < s->seats; i++)
        if (pb_basket(&s->players[i]) + s->players[i].cairns + s->players[i].slips > 0)
            return "PB-904";
    return s->round == 1 ? NULL : "PB-904";
}

/* A game is over if and only if a round is finished and somebody is at the goal or it was the last. */
static const char *check_end(const pb_edition *e, const pb_state *s)
{
    if (s->phase != PB_OVER)
        return NULL;
    bool may_end = s->round == e->rounds;
    for (int i = 0; i < s->seats; i++)
        may_end = may_end || s->players[i].cairns == s->goal;
    return may_end && s->turn == s->first ? NULL : "PB-904";
}

const char *pb_state_ok(const void *edition, const void *state)
{
    const pb_edition *e = edition;
    const pb_state   *s = state;
    if (s->seats < 2 || s->seats > PB_SEATS)
        return "PB-001";
    if (s->phase > PB_OVER || s->turn >= s->seats || s->first >= s->seats || s->goal < 1)
        return "PB-904";
    const char *broken = check_tokens(e, s);
    for (int i = 0; i < PB_SEATS && broken == NULL; i++)
        broken = check_player(s, i);
    if (broken == NULL)
        broken = check_phase(e, s);
    return broken != NULL ? broken : check_end(e, s);
}
