/* apply_conflict.c - Step 4 of Cro-Magnon: the scoring round (CM-401 to CM-431).
 *
 *     begin_scoring -> next_area -> contest -> after_bid ... -> resolve -> next_area ... -> end
 *
 * The areas still to be scored are those where the type lies collected: each loses its tile when it
 * has been scored, so the round needs no list of its own. */
#include "games/cro_magnon/state.h"

#include <string.h>

static void next_area(const cm_edition *e, cm_state *s);

/* ---- who gets what ---- */

static int most_below(const cm_state *s, int area, const uint8_t force[CM_SEATS], int limit)
{
    int most = 0;
    for (int seat = 0; seat < s->seats; seat++)
        if (s->areas[area].cubes[seat] > 0 && force[seat] < limit && force[seat] > most)
            most = force[seat];
    return most;
}

static int count_equal(const cm_state *s, int area, const uint8_t force[CM_SEATS], int wanted)
{
    int count = 0;
    for (int seat = 0; seat < s->seats; seat++)
        count += s->areas[area].cubes[seat] > 0 && force[seat] == wanted;
    return count;
}

static void give(const cm_state *s, int area, const uint8_t force[CM_SEATS], int wanted, int points,
                 uint8_t gain[CM_SEATS])
{
    for (int seat = 0; seat < s->seats; seat++)
        if (s->areas[area].cubes[seat] > 0 && force[seat] == wanted)
            gain[seat] = (uint8_t)points;
}

/* What each seat gains in the area with these forces (half units), and the single strongest seat, -1
 * for a tie or nobody. Whoever has a cube there has a force above 0. */
void cm_share_out(const cm_state *s, int area, const uint8_t force[CM_SEATS],
                  uint8_t gain[CM_SEATS], int *strongest)
{
    const int first = cm_first_value(&s->areas[area]), second = cm_second_value(&s->areas[area]);
    const int top = most_below(s, area, force, 256);
    memset(gain, 0, CM_SEATS);
    *strongest = -1;
    if (top == 0)
        return; /* CM-428 */
    const int tied = count_equal(s, area, force, top);
    if (tied == 2)
        give(s, area, force, top, (first + second) / 2, gain); /* CM-424 */
    if (tied > 1)
        return;                             /* CM-425 */
    give(s, area, force, top, first, gain); /* CM-422 */
    for (int seat = 0; seat < s->seats; seat++)
        if (s->areas[area].cubes[seat] > 0 && force[seat] == top)
            *strongest = seat;
    const int next = most_below(s, area, force, top);
    const int runners_up = next > 0 ? count_equal(s, area, force, next) : 0;
    if (runners_up > 0) /* CM-423, CM-426, CM-427 */
        give(s, area, force, next, second / runners_up, gain);
}

static void resolve(const cm_edition *e, cm_state *s)
{
    const int area = s->contested - 1, type = s->taken - 1;
    uint8_t   force[CM_SEATS], gain[CM_SEATS];
    int       strongest;
    for (int seat = 0; seat < CM_SEATS; seat++)
        force[seat] = (uint8_t)(CM_WHOLE * s->areas[area].cubes[seat] + s->bids[seat]); /* CM-421 */
    cm_share_out(s, area, force, gain, &strongest);
    for (int seat = 0; seat < s->seats; seat++)
        s->players[seat].points = (uint16_t)(s->players[seat].points + gain[seat]);
    if (strongest >= 0)
        s->selector = (uint8_t)strongest;                                /* CM-430 */
    s->collected[type] = (uint16_t)(s->collected[type] & ~(1u << area)); /* CM-429 */
    s->contested = s->passed = s->bidder = 0;
    memset(s->bids, 0, sizeof s->bids);
    next_area(e, s);
}

/* ---- bidding ---- */

/* The go of `next` or of the first after him who may still bid; who holds nothing is passed by
 * himself (CM-413). When all have passed, the area is resolved. */
void cm_after_bid(const cm_edition *e, cm_state *s, int next)
{
    const cm_area *a = &s->areas[s->contested - 1];
    for (int i = 0; i < s->seats; i++, next = cm_next_seat(s, next)) {
        if (a->cubes[next] == 0 || (s->passed >> next & 1))
            continue;
        if (s->players[next].held > 0) {
            s->bidder = (uint8_t)next;
            s->phase = CM_BID;
            return;
        }
        s->passed = (uint8_t)(s->passed | 1u << next);
    }
    resolve(e, s); /* CM-417 */
}

void cm_contest(const cm_edition *e, cm_state *s, int area)
{
    int taking_part = 0;
    for (int seat = 0; seat < s->seats; seat++)
        taking_part += s->areas[area].cubes[seat] > 0;
    s->contested = (uint8_t)(1 + area);
    if (taking_part < 2)
        resolve(e, s); /* CM-406 */
    else
        cm_after_bid(e, s, s->selector); /* CM-411 */
}

/* ---- the round ---- */

static void end_round(const cm_edition *e, cm_state *s)
{
    s->scored = (uint16_t)(s->scored | 1u << (s->taken - 1)); /* CM-431 */
    if (__builtin_popcount(s->scored) < e->constants.types_scored_to_end) {
        cm_end_turn(e, s);
        return;
    }
    s->taken = s->selector = s->stall = 0;
    s->phase = CM_END; /* CM-501 */
}

static void next_area(const cm_edition *e, cm_state *s)
{
    const unsigned areas = s->collected[s->taken - 1];
    if (areas == 0)
        end_round(e, s);
    else if ((areas & (areas - 1)) == 0)
        cm_contest(e, s, __builtin_ctz(areas)); /* CM-405 */
    else
        s->phase = CM_SCORE;
}

void cm_begin_scoring(const cm_edition *e, cm_state *s)
{
    s->selector = s->turn; /* CM-404 */
    next_area(e, s);
}
