/* apply.c - what happens in Neanderthal when a move is made.
 *
 * ne_apply sends each action to the file of its phase; apply.h has the map. Here are the setup and what
 * belongs to no phase: cards discarded by whoever holds too many. What belongs to a decision that is over
 * is set back to zero, so that equal positions are equal bytes. */
#include "games/neanderthal/apply.h"

/* ---- hands that are too large ---- */

bool ne_wait_for_discards(const ne_edition *e, ne_state *s, int back)
{
    for (int seat; (seat = ne_overloaded(e, s)) >= 0;) {
        const uint32_t hand = s->players[seat].hand;
        if ((hand & (hand - 1)) == 0) {
            ne_discard(e, s, seat, __builtin_ctz(hand)); /* the only one (NE-019) */
            continue;
        }
        s->asked = (uint8_t)seat;
        s->back = (uint8_t)back;
        s->phase = NE_DISCARDING;
        return true;
    }
    return false;
}

static void discard(const ne_edition *e, ne_state *s, int item)
{
    const int back = s->back;
    ne_discard(e, s, s->asked, item);
    s->asked = s->back = 0;
    if (ne_wait_for_discards(e, s, back))
        return;
    switch (back) {
    case NE_ICONS: ne_next_icon(e, s); break;
    case NE_BLIZZARD: ne_resume_blizzard(e, s); break;
    case NE_FLIPPING: ne_ask_flip(e, s); break;
    default: ne_resume_assign(e, s); break; /* NE_ASSIGN */
    }
}

/* ---- setting up ---- */

static void deal(const ne_edition *e, ne_state *s, int seat, int species, int card)
{
    const ne_species_card *start = &e->species[species];
    ne_player             *p = &s->players[seat];
    p->species = (uint8_t)(1 + species);
    p->card = (uint8_t)(1 + card);
    p->portals = (uint16_t)(1u << (NE_COLOURS * start->portal + start->colour)); /* NE-107 */
    p->pool[start->colour]--;
    s->seat_of[species] = (uint8_t)(1 + seat);
    if (seat + 1 < s->seats)
        return;
    ne_set_order(s);
    s->turn = s->order[0];
    s->phase = NE_SIDE;
}

static void choose_side(const ne_edition *e, ne_state *s, int sexuality)
{
    ne_player *p = &s->players[s->turn];
    p->sexuality = (uint8_t)(1 + sexuality);
    for (int c = 0; c < NE_COLOURS; c++)
        p->pool[c] = (uint8_t)(p->pool[c] - (ne_mpi(e, p) >> c & 1)); /* NE-104 */
    const int next = ne_next(s, s->turn);
    s->turn = next >= 0 ? (uint8_t)next : s->order[0];
    s->phase = next >= 0 ? NE_SIDE : NE_REVEAL;
}

/* ---- the dispatcher ---- */

static void roll(const ne_edition *e, ne_state *s, const uint8_t count[NE_FACES])
{
    int face = 1;
    switch (s->phase) {
    case NE_ATTACK: ne_attack_roll(e, s, count); return;
    case NE_HUNTING: ne_hunt_roll(e, s, count); return;
    case NE_PREDATOR: ne_predator_roll(e, s, count); return;
    default: break;
    }
    while (count[face - 1] == 0) /* one die */
        face++;
    if (s->phase == NE_COURTSHIP)
        ne_court_roll(e, s, face);
    else
        ne_elder_rank_dies(e, s, face - 1);
}

static void free_disk(const ne_edition *e, ne_state *s, ochre_action a)
{
    if (a.verb != NE_DO_SKIP)
        ne_free_disk(e, s, s->turn, a);
    if (s->phase == NE_HERD)
        ne_herded(e, s);
    else
        ne_rewarded(e, s);
}

static void pass(const ne_edition *e, ne_state *s, ochre_action a)
{
    static const uint8_t nothing[NE_COLOURS];
    if (s->phase == NE_BIDDING)
        ne_bid(e, s, nothing);
    else if (s->phase == NE_CLAIM)
        ne_end_hunt(e, s);
    else
        ne_act(e, s, a);
}

static void event(const ne_edition *e, ne_state *s, ochre_action a)
{
    switch (a.verb) {
    case NE_DEAL: deal(e, s, a.arg[0], a.arg[1], a.arg[2]); break;
    case NE_DRAW: ne_drawn(e, s, a.arg[0]); break;
    case NE_EVENT: ne_reveal(e, s, a.arg[0]); break;
    case NE_ROLL: roll(e, s, a.arg); break;
    default:
        assert(a.verb == NE_RIVAL);
        ne_rival(e, s, a.arg[0]);
        break;
    }
}

static void decide(const ne_edition *e, ne_state *s, ochre_action a)
{
    switch (a.verb) {
    case NE_DO_SIDE: choose_side(e, s, a.arg[0]); break;
    case NE_DO_LOSE_ELDER:
    case NE_DO_LOSE_DAUGHTER:
    case NE_DO_LOSE_ANIMAL: ne_lose(e, s, a); break;
    case NE_DO_FLIP:
    case NE_DO_KEEP: ne_flip(e, s, a.verb == NE_DO_FLIP); break;
    case NE_DO_SEND: ne_send(e, s, a.arg[0]); break;
    case NE_DO_BID: ne_bid(e, s, a.arg); break;
    case NE_DO_PASS: pass(e, s, a); break;
    case NE_DO_DONE: ne_done_talking(e, s); break;
    case NE_DO_PROPOSE_LEAVE:
    case NE_DO_PROPOSE_TRADE:
    case NE_DO_PROPOSE_MARRY: ne_propose(e, s, a); break;
    case NE_DO_ACCEPT:
    case NE_DO_REFUSE: ne_answer(e, s, a.verb == NE_DO_ACCEPT); break;
    case NE_DO_DIVORCE: ne_divorce(e, s, a.arg[0]); break;
    case NE_DO_STRIKE: ne_strike(e, s, a.arg[0]); break;
    case NE_DO_FALL: ne_fall(e, s, a.arg[0] == 1); break;
    case NE_DO_RESOLVE: ne_resolve(e, s, a.arg[0]); break;
    case NE_DO_FREE_ELDER:
    case NE_DO_FREE_DAUGHTER:
    case NE_DO_FREE_HUSBAND:
    case NE_DO_FREE_ITEM:
    case NE_DO_SKIP: free_disk(e, s, a); break;
    case NE_DO_CLAIM: ne_claim(e, s, a.arg[0]); break;
    case NE_DO_DISCARD: discard(e, s, a.arg[0]); break;
    default: /* portal, neolexia, play */ ne_act(e, s, a); break;
    }
}

void ne_apply(const void *edition, void *state, ochre_action a)
{
    const ne_edition *e = edition;
    ne_state         *s = state;
    if (a.verb >= NE_DEAL)
        event(e, s, a);
    else if (s->phase == NE_ASSIGN) /* nearly half of all decisions */
        ne_assign(e, s, a);
    else
        decide(e, s, a);
    assert(ne_state_ok(e, s) == NULL);
}
