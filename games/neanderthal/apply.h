/* apply.h - what the files of apply share: moving pieces, and how one phase of the round hands over to
 * the next.
 *
 *     apply_events.c  R1 R2 reveal and icons        apply_fight.c  R7 R8 attacks, gathering
 *     apply_auction.c R3    the daughter's auction  apply_hunt.c   R9    hunting rolls, rewards
 *     apply_assign.c  R4    assignment              apply_court.c  R10   courtship
 *     apply_talk.c    R5 R6 negotiation, divorce    apply_home.c   R11-13 animals, actions, end
 *
 * Each ne_begin_X goes through its phase until somebody has to decide or chance has to roll, or calls the
 * ne_begin of the next phase. A question with one answer is answered on the way (NE-019). */
#ifndef GAMES_NEANDERTHAL_APPLY_H
#define GAMES_NEANDERTHAL_APPLY_H

#include "games/neanderthal/pieces.h"

/* ---- pieces.c ---- */

void ne_elder_leaves(const ne_edition *e, ne_player *p, int rank, int to);
void ne_husband_leaves(ne_state *s, int seat, int d, int to);
void ne_daughter_leaves(ne_state *s, int seat, int d);
void ne_item_leaves(const ne_edition *e, ne_state *s, int seat, int item);
void ne_discard(const ne_edition *e, ne_state *s, int seat, int item);
void ne_free_disk(const ne_edition *e, ne_state *s, int seat, ochre_action target);

/* ---- the flow ---- */

/* If a hand is too large its owner is asked, and the game goes on from `back` later (NE-017). Mostly nobody
 * holds a card. */
bool ne_wait_for_hands(const ne_edition *e, ne_state *s, int back);

static inline bool ne_wait_for_discards(const ne_edition *e, ne_state *s, int back)
{
    const uint32_t hands = s->players[0].hand | s->players[1].hand | s->players[2].hand;
    return hands != 0 && ne_wait_for_hands(e, s, back);
}

void ne_next_icon(const ne_edition *e, ne_state *s);
void ne_go_on_after_discards(const ne_edition *e, ne_state *s);
void ne_begin_auction(const ne_edition *e, ne_state *s);
void ne_begin_assign(const ne_edition *e, ne_state *s);
void ne_begin_talk(const ne_edition *e, ne_state *s);
void ne_begin_fights(const ne_edition *e, ne_state *s);
void ne_begin_hunts(const ne_edition *e, ne_state *s);
void ne_begin_courtship(const ne_edition *e, ne_state *s);
void ne_begin_herds(const ne_edition *e, ne_state *s);
void ne_end_game(ne_state *s, int ending);
void ne_orphans_die(ne_state *s); /* NE-226 */

/* ---- actions, by file ---- */

void ne_reveal(const ne_edition *e, ne_state *s, int d);
void ne_drawn(const ne_edition *e, ne_state *s, int biome); /* warming, refills */
void ne_elder_rank_dies(const ne_edition *e, ne_state *s, int rank);
void ne_lose(const ne_edition *e, ne_state *s, ochre_action a);
void ne_flip(const ne_edition *e, ne_state *s, bool flips);
void ne_send(const ne_edition *e, ne_state *s, int species);
void ne_resume_blizzard(const ne_edition *e, ne_state *s);
void ne_ask_flip(const ne_edition *e, ne_state *s);

void ne_bid(const ne_edition *e, ne_state *s, const uint8_t amount[NE_COLOURS]);
void ne_rival(const ne_edition *e, ne_state *s, int bid);

void ne_recall_elder(const ne_edition *e, ne_state *s, ochre_action a);
void ne_recall_husband(const ne_edition *e, ne_state *s, ochre_action a);
void ne_swap_alpha(const ne_edition *e, ne_state *s, ochre_action a);
void ne_place_elder(const ne_edition *e, ne_state *s, ochre_action a);
void ne_send_out(const ne_edition *e, ne_state *s, ochre_action a);
void ne_shift_husband(const ne_edition *e, ne_state *s, ochre_action a);
void ne_done_assigning(const ne_edition *e, ne_state *s);
void ne_resume_assign(const ne_edition *e, ne_state *s);

void ne_propose(const ne_edition *e, ne_state *s, ochre_action a);
void ne_answer(const ne_edition *e, ne_state *s, bool accepts);
void ne_done_talking(const ne_edition *e, ne_state *s);
void ne_divorce(const ne_edition *e, ne_state *s, int d);

void ne_attack_roll(const ne_edition *e, ne_state *s, uint64_t dice); /* dice: a byte a face */
void ne_strike(const ne_edition *e, ne_state *s, int species);
void ne_fall(const ne_edition *e, ne_state *s, bool alpha);

void ne_resolve(const ne_edition *e, ne_state *s, int place);
void ne_hunt_roll(const ne_edition *e, ne_state *s, uint64_t dice);
void ne_predator_roll(const ne_edition *e, ne_state *s, uint64_t dice);
void ne_rewarded(const ne_edition *e, ne_state *s); /* one freed disk is settled */
void ne_claim(const ne_edition *e, ne_state *s, int what);
void ne_end_hunt(const ne_edition *e, ne_state *s); /* after the claim, if any */

void ne_court_roll(const ne_edition *e, ne_state *s, int face);
void ne_herded(const ne_edition *e, ne_state *s);
void ne_act(const ne_edition *e, ne_state *s, ochre_action a);

#endif
