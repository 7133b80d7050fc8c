/* apply_talk.c - the first half of phase 3: negotiations as formal offers, and husbands who leave (R5, R6).
 *
 * A proposal is the action that made it: state.offer and its terms. Those whose consent it needs answer in
 * player order; the first refusal ends it (NE-353). */
#include "games/neanderthal/apply.h"

/* ---- leaving wives ---- */

static void leave_from(const ne_edition *e, ne_state *s, int seat)
{
    for (; seat >= 0 && ne_married(s) != 0; seat = ne_next(s, seat))
        if (s->players[seat].husbands != 0) {
            s->turn = (uint8_t)seat;
            s->phase = NE_LEAVE;
            return;
        }
    ne_begin_fights(e, s);
}

void ne_divorce(const ne_edition *e, ne_state *s, int d)
{
    ne_husband_leaves(s, s->turn, d, NE_CAMP); /* NE-359 */
    if (s->players[s->turn].husbands == 0)
        leave_from(e, s, ne_next(s, s->turn));
}

/* ---- proposals ---- */

static bool can_propose(const ne_edition *e, const ne_state *s)
{
    ochre_action list[OCHRE_LEGAL];
    return s->proposals > 0 && ne_list_proposals(e, s, list) > 0;
}

static void talk_from(const ne_edition *e, ne_state *s, int seat)
{
    for (; seat >= 0 && s->seats > 1; seat = ne_next(s, seat)) { /* NE-709 */
        if (!ne_is_negotiator(&s->players[seat]))
            continue;
        s->turn = (uint8_t)seat;
        s->proposals = e->max_proposals; /* NE-352 */
        if (can_propose(e, s)) {
            s->phase = NE_NEGOTIATE;
            return;
        }
    }
    s->proposals = 0;
    leave_from(e, s, s->order[0]);
}

void ne_begin_talk(const ne_edition *e, ne_state *s)
{
    const bool tribal = (s->players[0].tribal | s->players[1].tribal | s->players[2].tribal) != 0;
    if (tribal) /* else nobody negotiates (NE-351) */
        talk_from(e, s, s->order[0]);
    else
        leave_from(e, s, s->order[0]);
}

void ne_done_talking(const ne_edition *e, ne_state *s)
{
    if (s->phase == NE_NEGOTIATE)
        talk_from(e, s, ne_next(s, s->turn));
    else
        leave_from(e, s, ne_next(s, s->turn));
}

/* Asks the next in player order behind `seat`; false: all have agreed. */
static bool ask_behind(ne_state *s, int seat)
{
    int i = 0;
    while (seat >= 0 && s->order[i] != seat)
        i++;
    for (i += seat >= 0; i < s->playing; i++)
        if (ne_must_consent(s, s->order[i])) {
            s->asked = s->order[i];
            s->phase = NE_ANSWER;
            return true;
        }
    return false;
}

void ne_propose(const ne_edition *e, ne_state *s, ochre_action a)
{
    (void)e;
    s->proposals--;
    s->offer = (uint8_t)(NE_OFFER_LEAVE + a.verb - NE_DO_PROPOSE_LEAVE);
    memcpy(s->terms, a.arg, sizeof s->terms);
    ask_behind(s, -1);
}

/* ---- answers ---- */

static void withdraw(ne_player *p, int location)
{
    if (location < NE_PLACES)
        ne_hunters_go_home(p, location);
    else
        ne_suitor_leaves(p, location - NE_PLACES, NE_CAMP);
}

static void trade(ne_player *mine, ne_player *other, int given, int wanted)
{
    const uint32_t give = given > 0 ? ne_bit(given - 1) : 0;
    const uint32_t want = wanted > 0 ? ne_bit(wanted - 1) : 0;
    mine->hand = (mine->hand & ~give) | want;
    other->hand = (other->hand & ~want) | give;
}

static void carry_out(ne_state *s)
{
    const uint8_t *terms = s->terms;
    switch (s->offer) {
    case NE_OFFER_LEAVE: withdraw(&s->players[s->seat_of[terms[1]] - 1], terms[0]); break;
    case NE_OFFER_TRADE:
        trade(&s->players[s->turn], &s->players[s->seat_of[terms[0]] - 1], terms[1], terms[2]);
        break;
    default: s->players[s->seat_of[terms[1]] - 1].agreed |= ne_bit(terms[0]); break;
    }
}

void ne_answer(const ne_edition *e, ne_state *s, bool accepts)
{
    if (accepts && ask_behind(s, s->asked))
        return;
    if (accepts)
        carry_out(s);
    s->offer = NE_NO_OFFER;
    memset(s->terms, 0, sizeof s->terms);
    s->asked = 0;
    if (can_propose(e, s))
        s->phase = NE_NEGOTIATE;
    else
        talk_from(e, s, ne_next(s, s->turn));
}
