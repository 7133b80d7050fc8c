/* apply_auction.c - the end of phase 1: the auction of the revealed daughter (R3).
 *
 * Bids are entered one after the other and lie beside the pool until all are in (NE-236). They stay in
 * the state, open to everybody, until the next event. */
#include "games/neanderthal/apply.h"

/* In halves of a disk (NE-233). */
static int value_of(const ne_edition *e, const ne_player *p)
{
    const int disks = p->bid[0] + p->bid[1] + p->bid[2];
    return disks << !ne_sex_of(e, p)->half_bids;
}

/* No branch hangs on whether somebody won: alone, nobody foresees it. */
static void close_auction(const ne_edition *e, ne_state *s, int winner)
{
    const int      d = s->event - 1;
    const uint32_t sold = winner >= 0;
    ne_player     *p = &s->players[ne_most(winner, 0)];
    s->spent |= (1 - sold) << d; /* NE-235 */
    p->daughters |= sold << d;   /* NE-234 */
    for (int c = 0; c < NE_COLOURS; c++) {
        const unsigned bid = p->bid[c] * sold;
        s->disks[d][c] = (uint8_t)bid;
        s->laden[c] |= (uint32_t)(bid != 0) << d;
        p->pool[c] = (uint16_t)(p->pool[c] - bid);
    }
    ne_begin_assign(e, s);
}

static void resolve_auction(const ne_edition *e, ne_state *s)
{
    int winner = -1, best = 0;
    for (int i = 0; i < s->playing; i++) {
        const int value = value_of(e, &s->players[s->order[i]]);
        if (value > best) {
            winner = s->order[i];
            best = value;
        }
    }
    if (s->seats == 1 && winner >= 0)
        s->phase = NE_RIVALRY; /* NE-708 */
    else
        close_auction(e, s, winner);
}

static void bids_from(const ne_edition *e, ne_state *s, int seat)
{
    for (; seat >= 0; seat = ne_next(s, seat))
        if (ne_may_bid(e, s, &s->players[seat])) {
            s->turn = (uint8_t)seat;
            s->phase = NE_BIDDING;
            return;
        }
    resolve_auction(e, s);
}

void ne_begin_auction(const ne_edition *e, ne_state *s)
{
    bids_from(e, s, s->order[0]);
}

void ne_bid(const ne_edition *e, ne_state *s, const uint8_t amount[NE_COLOURS])
{
    ne_player *p = &s->players[s->turn];
    memcpy(p->bid, amount, sizeof p->bid);
    p->has_bid = 1;
    bids_from(e, s, ne_next(s, s->turn));
}

void ne_rival(const ne_edition *e, ne_state *s, int bid)
{
    close_auction(e, s, value_of(e, &s->players[0]) >= 2 * bid ? 0 : -1);
}
