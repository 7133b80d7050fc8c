/* apply.c - what happens in Neanderthal when a move is made.
 *
 * ne_apply sends each action to the file of its phase; apply.h has the map. Here are the setup and what
 * belongs to no phase: cards discarded by whoever holds too many. What belongs to a decision that is over
 * is set back to zero, so that equal positions are equal bytes. */
#include "games/neanderthal/apply.h"

/* ---- hands that are too large ---- */

bool ne_wait_for_hands(const ne_edition *e, ne_state *s, int back)
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

static void discard(const ne_edition *e, ne_state *s, ochre_action a)
{
    const int back = s->back;
    ne_discard(e, s, s->asked, a.arg[0]);
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

static void deal(const ne_edition *e, ne_state *s, ochre_action a)
{
    const int              seat = a.arg[0], species = a.arg[1];
    const ne_species_card *start = &e->species[species];
    ne_player             *p = &s->players[seat];
    p->species = (uint8_t)(1 + species);
    p->card = (uint8_t)(1 + a.arg[2]);
    p->portals = (uint16_t)(1u << (NE_COLOURS * start->portal + start->colour)); /* NE-107 */
    p->pool[start->colour]--;
    s->seat_of[species] = (uint8_t)(1 + seat);
    if (seat + 1 < s->seats)
        return;
    ne_set_order(s);
    s->turn = s->order[0];
    s->phase = NE_SIDE;
}

static void choose_side(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_player *p = &s->players[s->turn];
    p->sexuality = (uint8_t)(1 + a.arg[0]);
    for (int c = 0; c < NE_COLOURS; c++)
        p->pool[c] = (uint16_t)(p->pool[c] - (ne_mpi(e, p) >> c & 1)); /* NE-104 */
    const int next = ne_next(s, s->turn);
    s->turn = next >= 0 ? (uint8_t)next : s->order[0];
    s->phase = next >= 0 ? NE_SIDE : NE_REVEAL;
}

/* ---- one function a verb ---- */

static void one_die(const ne_edition *e, ne_state *s, uint64_t dice)
{
    const int rank = __builtin_ctzll(dice) / 8;
    if (s->phase == NE_COURTSHIP)
        ne_court_roll(e, s, 1 + rank);
    else
        ne_elder_rank_dies(e, s, rank);
}

static void roll(const ne_edition *e, ne_state *s, ochre_action a)
{
    const uint64_t dice = ochre_action_bits(a) >> 8; /* a byte a face */
    switch (s->phase) {
    case NE_ATTACK: ne_attack_roll(e, s, dice); break;
    case NE_HUNTING: ne_hunt_roll(e, s, dice); break;
    case NE_PREDATOR: ne_predator_roll(e, s, dice); break;
    default: one_die(e, s, dice); break;
    }
}

static void freed(const ne_edition *e, ne_state *s)
{
    if (s->phase == NE_HERD)
        ne_herded(e, s);
    else
        ne_rewarded(e, s);
}

static void free_disk(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_free_disk(e, s, s->turn, a);
    freed(e, s);
}

static void skip(const ne_edition *e, ne_state *s, ochre_action a)
{
    (void)a;
    freed(e, s);
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

static void done(const ne_edition *e, ne_state *s, ochre_action a)
{
    (void)a;
    if (s->phase == NE_ASSIGN)
        ne_done_assigning(e, s);
    else
        ne_done_talking(e, s);
}

/* The rest only unpacks the arguments. */
static void flip(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_flip(e, s, a.verb == NE_DO_FLIP);
}

static void send(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_send(e, s, a.arg[0]);
}

static void bid(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_bid(e, s, a.arg);
}

static void answer(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_answer(e, s, a.verb == NE_DO_ACCEPT);
}

static void divorce(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_divorce(e, s, a.arg[0]);
}

static void strike(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_strike(e, s, a.arg[0]);
}

static void fall(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_fall(e, s, a.arg[0] == 1);
}

static void resolve(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_resolve(e, s, a.arg[0]);
}

static void claim(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_claim(e, s, a.arg[0]);
}

static void draw(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_drawn(e, s, a.arg[0]);
}

static void reveal(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_reveal(e, s, a.arg[0]);
}

static void rival(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_rival(e, s, a.arg[0]);
}

/* ---- the dispatcher ---- */

/* One jump to the deed, which then needs no more registers than its own: with a switch, all deeds would pay
 * for the longest one. */
typedef void deed(const ne_edition *e, ne_state *s, ochre_action a);

static deed *const deeds[NE_VERBS] = {
    [NE_DO_SIDE] = choose_side,
    [NE_DO_LOSE_ELDER] = ne_lose,
    [NE_DO_LOSE_DAUGHTER] = ne_lose,
    [NE_DO_LOSE_ANIMAL] = ne_lose,
    [NE_DO_FLIP] = flip,
    [NE_DO_KEEP] = flip,
    [NE_DO_SEND] = send,
    [NE_DO_BID] = bid,
    [NE_DO_PASS] = pass,
    [NE_DO_RECALL_ELDER] = ne_recall_elder,
    [NE_DO_RECALL_HUSBAND] = ne_recall_husband,
    [NE_DO_SWAP] = ne_swap_alpha,
    [NE_DO_HUNT] = ne_send_out,
    [NE_DO_HUNT_ALPHA] = ne_send_out,
    [NE_DO_ELDER] = ne_place_elder,
    [NE_DO_ELDER_ALPHA] = ne_place_elder,
    [NE_DO_COURT] = ne_send_out,
    [NE_DO_COURT_ALPHA] = ne_send_out,
    [NE_DO_SHIFT] = ne_shift_husband,
    [NE_DO_DONE] = done,
    [NE_DO_PROPOSE_LEAVE] = ne_propose,
    [NE_DO_PROPOSE_TRADE] = ne_propose,
    [NE_DO_PROPOSE_MARRY] = ne_propose,
    [NE_DO_ACCEPT] = answer,
    [NE_DO_REFUSE] = answer,
    [NE_DO_DIVORCE] = divorce,
    [NE_DO_STRIKE] = strike,
    [NE_DO_FALL] = fall,
    [NE_DO_RESOLVE] = resolve,
    [NE_DO_FREE_ELDER] = free_disk,
    [NE_DO_FREE_DAUGHTER] = free_disk,
    [NE_DO_FREE_HUSBAND] = free_disk,
    [NE_DO_FREE_ITEM] = free_disk,
    [NE_DO_SKIP] = skip,
    [NE_DO_CLAIM] = claim,
    [NE_DO_DISCARD] = discard,
    [NE_DO_PORTAL] = ne_act,
    [NE_DO_NEOLEXIA_ELDER] = ne_act,
    [NE_DO_NEOLEXIA_DAUGHTER] = ne_act,
    [NE_DO_NEOLEXIA_HUSBAND] = ne_act,
    [NE_DO_NEOLEXIA_ITEM] = ne_act,
    [NE_DO_PLAY] = ne_act,
    [NE_DEAL] = deal,
    [NE_DRAW] = draw,
    [NE_EVENT] = reveal,
    [NE_ROLL] = roll,
    [NE_RIVAL] = rival,
};

void ne_apply(const void *edition, void *state, ochre_action a)
{
    assert(a.verb < NE_VERBS && deeds[a.verb] != NULL);
    deeds[a.verb](edition, state, a);
    assert(ne_state_ok(edition, state) == NULL);
}
