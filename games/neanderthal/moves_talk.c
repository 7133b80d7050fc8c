/* moves_talk.c - what a negotiator may propose (R5): withdrawals, trades, marriages. */
#include "games/neanderthal/moves.h"

/* Locations where the seat has tribesmen, husbands included, as bits. */
static uint32_t locations_of(const ne_player *p)
{
    return p->hunting | (p->suitors | p->husbands) << NE_PLACES;
}

static int list_withdrawals(const ne_state *s, ochre_action *out, int n)
{
    uint32_t others = 0;
    for (int seat = 0; seat < s->seats; seat++)
        others |= seat != s->turn ? locations_of(&s->players[seat]) : 0;
    uint32_t shared = others & locations_of(&s->players[s->turn]);
    for (; shared != 0; shared &= shared - 1) {
        const int location = __builtin_ctz(shared);
        for (int i = 0; i < s->playing; i++)
            if (ne_can_withdraw(s, s->order[i], location))
                out[n++] = ochre_action_packed(
                    NE_WORD(NE_DO_PROPOSE_LEAVE) | NE_ARG(0, location) |
                    NE_ARG(1, s->players[s->order[i]].species - 1)); /* NE-354 */
    }
    return n;
}

static int list_trades_with(const ne_edition *e, const ne_state *s, const ne_player *other,
                            ochre_action *out, int n)
{
    const ne_player *p = &s->players[s->turn];
    const uint64_t   word = NE_WORD(NE_DO_PROPOSE_TRADE) | NE_ARG(0, other->species - 1);
    const bool       room = !ne_hand_is_full(e, s, p), other_room = !ne_hand_is_full(e, s, other);
    for (uint32_t want = other->hand; want != 0 && room; want &= want - 1)
        out[n++] = ochre_action_packed(word | NE_ARG(2, 1 + __builtin_ctz(want)));
    for (uint32_t give = p->hand; give != 0; give &= give - 1) {
        const uint64_t given = word | NE_ARG(1, 1 + __builtin_ctz(give));
        if (other_room)
            out[n++] = ochre_action_packed(given);
        for (uint32_t want = other->hand; want != 0; want &= want - 1)
            out[n++] = ochre_action_packed(given | NE_ARG(2, 1 + __builtin_ctz(want)));
    }
    return n; /* NE-355 */
}

/* Suitors on the negotiator's daughters, and his own suitors on others'. */
static int list_marriages(const ne_edition *e, const ne_state *s, ochre_action *out, int n)
{
    const ne_player *p = &s->players[s->turn];
    for (int i = 0; i < s->playing; i++) {
        const ne_player *suitor = &s->players[s->order[i]];
        const uint32_t   hers = suitor == p ? ~p->daughters : p->daughters;
        uint32_t         brides = suitor->suitors & ~suitor->agreed & hers;
        if (!ne_sex_of(e, suitor)->may_marry)
            continue;
        for (; brides != 0; brides &= brides - 1)
            out[n++] = ochre_action_packed(NE_WORD(NE_DO_PROPOSE_MARRY) |
                                           NE_ARG(0, __builtin_ctz(brides)) |
                                           NE_ARG(1, suitor->species - 1)); /* NE-356 */
    }
    return n;
}

int ne_list_proposals(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    int n = list_withdrawals(s, out, 0);
    for (int i = 0; i < s->playing; i++)
        if (s->order[i] != s->turn)
            n = list_trades_with(e, s, &s->players[s->order[i]], out, n);
    return list_marriages(e, s, out, n);
}
