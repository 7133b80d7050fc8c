/* invariants_moment.c - what is always true of the moment: what belongs to one decision is zero in all
 * others, and whoever has to decide can (CM-204, CM-555). */
#include "games/cro_magnon/state.h"

#define BIT(phase) (1u << (phase))

enum {
    STEP_1 = 1u << CM_MOVE | 1u << CM_PAY,
    PLAYING = 1u << CM_MOVEOWN | 1u << CM_OTHERS | 1u << CM_FROM | 1u << CM_DROP,
    AFTER_TAKE = 1u << CM_DRAW | 1u << CM_STACK | 1u << CM_PUT,
    CONFLICT = 1u << CM_SCORE | 1u << CM_BID,
    MAY_HAVE_TAKEN = AFTER_TAKE | 1u << CM_ACT | 1u << CM_PAY | PLAYING | CONFLICT,
    MAY_HAVE_OPENED = STEP_1 | 1u << CM_TAKE | AFTER_TAKE | 1u << CM_ACT | PLAYING
};

static bool in(const cm_state *s, unsigned phases)
{
    return phases >> s->phase & 1;
}

/* ---- can the player decide? ---- */

/* Only hidden tiles can make the answer no, on a position that is sound otherwise. */
bool cm_can_decide(const cm_edition *e, const cm_state *s)
{
    if (s->phase == CM_MOVE) {
        const cm_walk w = cm_walk_now(e, s);
        return cm_can_spend(&w, s->mp);
    }
    if (s->phase == CM_PAY) {
        const cm_purse purse = cm_purse_of(e, &s->players[s->turn]);
        return cm_can_pay(&purse, s->unpaid);
    }
    if (s->phase == CM_MOVEOWN)
        return s->stepped || cm_can_move_own(e, s, -1, 0);
    return true;
}

/* ---- what belongs to one decision ---- */

static bool is_zero_bids(const cm_state *s)
{
    int sum = 0;
    for (int seat = 0; seat < CM_SEATS; seat++)
        sum += s->bids[seat];
    return sum == 0;
}

static bool leftovers_ok(const cm_state *s)
{
    return (in(s, STEP_1 | BIT(CM_DROP)) || s->source == 0) &&
           (in(s, STEP_1) || s->at + s->visited == 0) && (in(s, STEP_1 | PLAYING) || s->mp == 0) &&
           (in(s, BIT(CM_PAY)) == (s->unpaid != 0)) &&
           (in(s, PLAYING | BIT(CM_PAY)) || s->stepped == 0) && s->stepped <= 1 &&
           (in(s, MAY_HAVE_TAKEN) || s->taken == 0) && (in(s, MAY_HAVE_OPENED) || s->opened == 0) &&
           (in(s, BIT(CM_PUT)) || s->drawn.first + s->drawn.second == 0) &&
           (in(s, BIT(CM_BID)) == (s->contested != 0)) && (in(s, CONFLICT) || s->selector == 0) &&
           (in(s, BIT(CM_BID)) || (s->bidder + s->passed == 0 && is_zero_bids(s)));
}

/* Areas opened in this turn have a cost and a cube of the active player's. */
static bool opened_ok(const cm_edition *e, const cm_state *s)
{
    for (int area = 0; area < CM_AREAS; area++)
        if ((s->opened >> area & 1) &&
            (e->areas[area].entry_cost == 0 || s->areas[area].cubes[s->turn] == 0))
            return false;
    return true;
}

/* ---- the phases ---- */

static bool walk_ok(const cm_edition *e, const cm_state *s)
{
    if (s->source > CM_AREAS || s->at > CM_AREAS || s->mp >= e->constants.max_mp + (s->at == 0))
        return false;
    if (s->at == 0)
        return s->visited == 0 && s->areas[s->source - 1].cubes[s->turn] > 0;
    const unsigned ends = 1u << (s->source - 1) | 1u << (s->at - 1);
    return (s->visited & ends) == ends && s->at != s->source &&
           s->areas[s->at - 1].cubes[s->turn] > 0;
}

static bool pay_ok(const cm_edition *e, const cm_state *s)
{
    if (s->source == 0 ? !s->stepped || s->at + s->visited != 0 || s->mp > 8
                       : s->at == 0 || s->stepped || s->taken != 0 || !walk_ok(e, s))
        return false;
    for (int area = 0; area < CM_AREAS; area++) {
        /* What is unpaid is the end of the cost of an area just opened (CM-243). */
        const unsigned cost = e->areas[area].entry_cost;
        const unsigned end = cost & ~((s->unpaid & (0u - s->unpaid)) - 1);
        const bool     is_it = s->source == 0 || area == s->at - 1;
        if (is_it && (s->opened >> area & 1) && end == s->unpaid &&
            s->areas[area].cubes[s->turn] == 1 && cm_crowd(&s->areas[area]) == 1)
            return true;
    }
    return false;
}

static bool take_ok(const cm_state *s)
{
    unsigned areas = 0;
    for (int t = 0; t < CM_TYPES; t++)
        areas |= s->uncollected[t];
    return (areas & s->players[s->turn].here) != 0;
}

static bool taken_ok(const cm_state *s)
{
    return s->taken != 0 && s->collected[s->taken - 1] != 0;
}

static bool stack_ok(const cm_state *s)
{
    int left = 0;
    for (int k = 0; k < CM_VALUE_KINDS; k++)
        left += s->stack[k];
    return taken_ok(s) && left > 0 && (s->players[s->turn].tiles[s->taken - 1] & CM_BIT_VALUE) != 0;
}

static bool can_leave_some(const cm_state *s)
{
    for (int area = 0; area < CM_AREAS; area++)
        if (s->areas[area].cubes[s->turn] > 0 && !cm_is_frozen(s, s->turn, area))
            return true;
    return false;
}

static bool others_ok(const cm_edition *e, const cm_state *s)
{
    const unsigned due = cm_due(s);
    for (int area = 0; area < CM_AREAS; area++)
        if (cm_crowd(&s->areas[area]) > s->areas[area].cubes[s->turn] &&
            (e->areas[area].adjacent & ~due) != 0)
            return true;
    return s->stepped != 0;
}

static bool drop_ok(const cm_state *s)
{
    const int area = s->source - 1;
    return s->source != 0 && s->source <= CM_AREAS && s->areas[area].cubes[s->turn] > 0 &&
           !cm_is_frozen(s, s->turn, area) && (s->players[s->turn].here & ~(1u << area)) != 0 &&
           s->mp == 0;
}

static bool bid_ok(const cm_state *s)
{
    const int area = s->contested - 1;
    if (s->contested > CM_AREAS || !(s->collected[s->taken - 1] >> area & 1) ||
        s->players[s->bidder].held == 0 || (s->passed >> s->bidder & 1) ||
        s->passed >> s->seats != 0)
        return false;
    const uint8_t *cubes = s->areas[area].cubes;
    int            taking_part = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        taking_part += cubes[seat] > 0;
        if (cubes[seat] == 0 && ((s->passed >> seat & 1) || s->bids[seat] != 0))
            return false;
    }
    return taking_part >= 2 && cubes[s->bidder] > 0;
}

static bool conflict_ok(const cm_state *s)
{
    if (!taken_ok(s) || s->uncollected[s->taken - 1] != 0)
        return false;
    const unsigned areas = s->collected[s->taken - 1];
    return s->phase == CM_BID ? bid_ok(s) : (areas & (areas - 1)) != 0;
}

static bool phase_ok(const cm_edition *e, const cm_state *s)
{
    switch (s->phase) {
    case CM_MOVE: return s->source != 0 && s->mp > 0 && walk_ok(e, s);
    case CM_PAY: return pay_ok(e, s);
    case CM_TAKE: return take_ok(s);
    case CM_DRAW: return taken_ok(s) && s->bag[s->taken - 1] != 0;
    case CM_STACK: return stack_ok(s);
    case CM_PUT: return taken_ok(s) && cm_eligible(e, s) != 0;
    case CM_ACT: return cm_has_more_than_spent(&s->players[s->turn]);
    case CM_MOVEOWN: return s->mp > 0;
    case CM_OTHERS: return s->mp > 0 && others_ok(e, s);
    case CM_FROM:
        return !s->stepped && s->mp == 0 && can_leave_some(s) &&
               __builtin_popcount(s->players[s->turn].here) >= 2;
    case CM_DROP: return drop_ok(s);
    case CM_SCORE:
    case CM_BID: return conflict_ok(s);
    default: return true;
    }
}

/* ---- the end ---- */

static const char *end_broken(const cm_edition *e, const cm_state *s)
{
    const int  scored = __builtin_popcount(s->scored), last = e->constants.types_scored_to_end;
    const bool is_stalled = s->stall >= e->constants.stall_turns_per_player * s->seats;
    if (scored > last)
        return "CM-910";
    if (s->phase != CM_END && scored == last)
        return "CM-501";
    if (s->phase != CM_END && is_stalled)
        return "CM-911";
    return s->phase == CM_END && scored < last && !is_stalled ? "CM-501" : NULL;
}

const char *cm_moment_broken(const cm_edition *e, const cm_state *s)
{
    const char *clause = end_broken(e, s);
    if (clause != NULL)
        return clause;
    if (!leftovers_ok(s) || !phase_ok(e, s))
        return "CM-204";
    if (!opened_ok(e, s))
        return "CM-246";
    if (in(s, MAY_HAVE_TAKEN) && s->taken != 0 && s->collected[s->taken - 1] == 0)
        return "CM-401";
    return cm_can_decide(e, s) ? NULL : "CM-555";
}
