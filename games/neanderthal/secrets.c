/* secrets.c - what a seat cannot see: the bids of others while an auction lasts (section 7).
 *
 * Nothing else is hidden: hands are open, and undrawn cards are unknown to everybody. To others every bid
 * that the bidder could make, and passing, is equally likely. */
#include <ochre/rng.h>

#include "games/neanderthal/table.h"

bool ne_sees_bid(const void *state, int viewer, const int index[2])
{
    const ne_state *s = state;
    if (s->phase != NE_BIDDING || s->solo || s->seats == 1)
        return true;           /* NE-802, NE-805 */
    return viewer == index[0]; /* NE-801 */
}

/* Another bid that the player could have made as far as the others know. */
static void bid_anew(const ne_edition *e, const ne_state *s, ne_player *p, ochre_rng *rng)
{
    const unsigned colours = e->daughters[s->event - 1].colours;
    uint32_t       choices = 1;
    for (int c = 0; c < NE_COLOURS; c++)
        choices *= colours >> c & 1 ? p->pool[c] + 1u : 1u;
    uint32_t choice = ochre_rng_below(rng, choices);
    for (int c = 0; c < NE_COLOURS; c++) {
        const uint32_t amounts = colours >> c & 1 ? p->pool[c] + 1u : 1u;
        p->bid[c] = (uint8_t)(choice % amounts);
        choice /= amounts;
    }
}

void ne_hide(const void *edition, void *state, int viewer, ochre_rng *rng)
{
    ne_state *s = state;
    for (int seat = 0; seat < s->seats && viewer != OCHRE_EVERYTHING; seat++)
        if (s->players[seat].has_bid && !ne_sees_bid(s, viewer, (const int[2]){seat, 0}))
            bid_anew(edition, s, &s->players[seat], rng);
}

/* Is nobody left to bid behind the seat in turn? Then its bid is open as soon as it is made (NE-802). */
static bool is_last_bid(const ne_edition *e, const ne_state *s)
{
    for (int seat = ne_next(s, s->turn); seat >= 0; seat = ne_next(s, seat))
        if (ne_may_bid(e, s, &s->players[seat]))
            return false;
    return true;
}

ochre_action ne_seen(const void *edition, const void *before, int viewer, ochre_action action)
{
    const ne_state *s = before;
    const bool      is_bid =
        s->phase == NE_BIDDING && (action.verb == NE_DO_BID || action.verb == NE_DO_PASS);
    if (!is_bid || viewer == OCHRE_EVERYTHING || ne_sees_bid(s, viewer, (const int[2]){s->turn, 0}))
        return action;
    return is_last_bid(edition, s) ? action : (ochre_action){.verb = NE_BID_HIDDEN};
}
