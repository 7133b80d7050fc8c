/* invariants.c - what is always true on a table of Stone Age (section 12), and what follows from the
 * rest of a position and is therefore never asked for (SA-963). */
#include "games/stone_age/state.h"

#include <string.h>

static uint64_t bit(int number)
{
    return UINT64_C(1) << (number - 1);
}

static uint64_t all_of(int count)
{
    return count >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << count) - 1;
}

/* Cards and tiles in sight: in the display or on a stack, and owned. *pieces counts them one by one, so
 * that a piece in two places shows as a difference. */
static uint64_t cards_in_sight(const sa_state *s, int *pieces)
{
    uint64_t seen = 0;
    *pieces = 0;
    for (int slot = 0; slot < SA_SLOTS; slot++)
        if (s->display[slot] != 0) {
            seen |= bit(s->display[slot]);
            ++*pieces;
        }
    for (int i = 0; i < s->seats; i++) {
        const sa_player *p = &s->players[i];
        seen |= p->cards | p->extra;
        *pieces += __builtin_popcountll(p->cards) + __builtin_popcountll(p->extra);
    }
    return seen;
}

static uint64_t tiles_in_sight(const sa_state *s, int *pieces)
{
    uint64_t seen = 0;
    *pieces = 0;
    for (int stack = 0; stack < SA_STACKS; stack++)
        if (s->tile[stack] != 0) {
            seen |= bit(s->tile[stack]);
            ++*pieces;
        }
    for (int i = 0; i < s->seats; i++) {
        seen |= s->players[i].buildings;
        *pieces += __builtin_popcountll(s->players[i].buildings);
    }
    return seen;
}

void sa_derive(const void *edition, void *state)
{
    const sa_edition *e = edition;
    sa_state         *s = state;
    int               pieces;
    s->undrawn = all_of(e->card_count) & ~cards_in_sight(s, &pieces);
    s->unseen = all_of(e->building_count) & ~tiles_in_sight(s, &pieces);
    for (int i = 0; i < s->seats; i++)
        s->players[i].extras = (uint8_t)__builtin_popcountll(s->players[i].extra);
}

/* ---- pieces ---- */

static bool cards_ok(const sa_edition *e, const sa_state *s)
{
    int            pieces;
    const uint64_t seen = cards_in_sight(s, &pieces);
    return pieces == __builtin_popcountll(seen) && (seen & s->undrawn) == 0 &&
           (seen | s->undrawn) == all_of(e->card_count);
}

static bool tiles_ok(const sa_edition *e, const sa_state *s)
{
    const int      stacks = e->limits[s->seats - 2].building_stacks;
    int            pieces, in_play = 0;
    const uint64_t seen = tiles_in_sight(s, &pieces);
    for (int stack = 0; stack < SA_STACKS; stack++) {
        in_play += s->left[stack];
        if (stack >= stacks && s->left[stack] + s->tile[stack] != 0)
            return false;
        if (s->tile[stack] != 0 && s->left[stack] == 0)
            return false;
    }
    for (int i = 0; i < s->seats; i++)
        in_play += __builtin_popcountll(s->players[i].buildings);
    return in_play == stacks * e->tiles_per_stack && pieces == __builtin_popcountll(seen) &&
           (seen & s->unseen) == 0 && (seen | s->unseen) == all_of(e->building_count);
}

static int people_on_board(const sa_state *s, int seat)
{
    int people = __builtin_popcount(s->players[seat].on);
    people += s->players[seat].on >> SA_HUT & 1; /* two stand there */
    for (int place = 0; place < SA_GATHER_PLACES; place++)
        people += s->gather[place][seat];
    return people;
}

static bool people_ok(const sa_edition *e, const sa_state *s, int seat)
{
    const sa_player *p = &s->players[seat];
    return p->people >= e->start_people && p->people <= e->people_max &&
           p->home + people_on_board(s, seat) == p->people;
}

/* An unspent one-use tool or pick card belongs to whoever bought that card openly. */
static bool ready_cards_ok(const sa_edition *e, const sa_player *p)
{
    unsigned once = 0;
    int      picks = 0;
    for (uint64_t cards = p->cards; cards != 0; cards &= cards - 1) {
        const sa_upper *top = &e->cards[__builtin_ctzll(cards)].top;
        if (top->type == SA_TOP_ONCE)
            once |= 1u << (4 - top->value);
        picks += top->type == SA_TOP_PICK;
    }
    return (p->once & ~once) == 0 && p->picks <= picks &&
           p->extras == __builtin_popcountll(p->extra);
}

static bool tools_ok(const sa_edition *e, const sa_player *p)
{
    int low = e->tool_max, high = 0;
    for (int i = 0; i < SA_TOOL_SLOTS; i++) {
        low = p->tools[i] < low ? p->tools[i] : low;
        high = p->tools[i] > high ? p->tools[i] : high;
        if (p->tools[i] == 0 && (p->used >> i & 1))
            return false;
    }
    return high <= e->tool_max && high - low <= 1;
}

/* ---- places ---- */

static bool resource_places_ok(const sa_edition *e, const sa_state *s)
{
    for (int place = SA_FOREST; place <= SA_RIVER; place++) {
        int people = 0, groups = 0;
        for (int seat = 0; seat < SA_SEATS; seat++) {
            people += s->gather[place][seat];
            groups += s->gather[place][seat] > 0;
        }
        if (people > e->rings || groups > e->limits[s->seats - 2].gather_players)
            return false;
    }
    return true;
}

/* Nobody stands where there is nothing to buy: whoever takes a card or tile takes his figure home. */
static bool goods_lie_there(const sa_state *s, unsigned taken)
{
    for (int slot = 0; slot < SA_SLOTS; slot++)
        if ((taken >> (SA_CARD_1 + slot) & 1) && s->display[slot] == 0)
            return false;
    for (int stack = 0; stack < SA_STACKS; stack++)
        if ((taken >> (SA_BUILDING_1 + stack) & 1) && s->tile[stack] == 0)
            return false;
    return true;
}

static const char *singles_broken(const sa_edition *e, const sa_state *s)
{
    const sa_limits *limits = &e->limits[s->seats - 2];
    const unsigned   places = (1u << (SA_BUILDING_1 + limits->building_stacks)) - 1;
    const unsigned   village = 1u << SA_TOOLMAKER | 1u << SA_HUT | 1u << SA_FIELD;
    unsigned         taken = 0;
    for (int i = 0; i < s->seats; i++) {
        if ((s->players[i].on & taken) != 0)
            return "SA-555";
        taken |= s->players[i].on;
    }
    if ((taken & ~places) != 0 || (taken & ((1u << SA_GATHER_PLACES) - 1)) != 0 ||
        !goods_lie_there(s, taken))
        return "SA-963";
    return __builtin_popcount(taken & village) <= limits->village_places ? NULL : "SA-957";
}

static bool empty_seats_ok(const sa_state *s)
{
    static const sa_player nobody;
    for (int i = s->seats; i < SA_SEATS; i++) {
        if (memcmp(&s->players[i], &nobody, sizeof nobody) != 0)
            return false;
        for (int place = 0; place < SA_GATHER_PLACES; place++)
            if (s->gather[place][i] != 0)
                return false;
    }
    return true;
}

/* ---- phases ---- */

enum {
    IN_ROLL = 1 << SA_ROLL | 1 << SA_TOOLS,
    IN_RESOLVE = IN_ROLL | 1 << SA_PAY | 1 << SA_GIFT_ROLL | 1 << SA_CHOOSE | 1 << SA_PICKNOW |
                 1 << SA_DRAW | 1 << SA_NEXT_TILE,
    IN_ACTS = IN_RESOLVE | 1 << SA_ACT,
    BEFORE_ACTS = 1 << SA_FIRST | 1 << SA_SETUP | 1 << SA_PLACE
};

static bool in(const sa_state *s, unsigned phases)
{
    return phases >> s->phase & 1;
}

/* What belongs to one decision is zero in all others. */
static bool leftovers_ok(const sa_state *s)
{
    return (in(s, IN_RESOLVE) || s->at == 0) && (in(s, IN_ROLL) || s->yields + s->pips == 0) &&
           (in(s, 1 << SA_ROLL) || s->dice == 0) && (in(s, 1 << SA_FEED) || s->shortage == 0) &&
           (in(s, 1 << SA_CHOOSE) || sa_gift_dice(s) == 0);
}

/* Every stack that has tiles shows one, but for those that chance is about to turn over. */
static bool tiles_shown_ok(const sa_state *s)
{
    for (int stack = 0; stack < SA_STACKS; stack++) {
        const bool shown = (s->tile[stack] != 0) == (s->left[stack] != 0);
        const bool due = in(s, 1 << SA_FIRST | 1 << SA_SETUP) ||
                         (in(s, 1 << SA_NEXT_TILE) && stack == sa_stack_at(s));
        if (!shown && !due)
            return false;
    }
    return true;
}

/* No round begins with an empty stack (SA-801). */
static bool stacks_have_tiles(const sa_edition *e, const sa_state *s)
{
    for (int stack = 0; stack < e->limits[s->seats - 2].building_stacks; stack++)
        if (s->left[stack] == 0)
            return false;
    return true;
}

static int empty_slots(const sa_state *s)
{
    int empty = 0;
    for (int slot = 0; slot < SA_SLOTS; slot++)
        empty += s->display[slot] == 0;
    return empty;
}

/* The last thing turned up at set-up is a tile (SA-110), so one is always due. */
static bool setup_ok(const sa_edition *e, const sa_state *s)
{
    return sa_stack_due(s) >= 0 && stacks_have_tiles(e, s) &&
           __builtin_popcountll(s->undrawn) >= empty_slots(s);
}

/* Another round follows: what would have ended the game (SA-801 to SA-805) has not happened. */
static bool refill_ok(const sa_edition *e, const sa_state *s)
{
    const int empty = empty_slots(s);
    return empty > 0 && sa_slot_due(s) == SA_SLOTS - empty &&
           __builtin_popcountll(s->undrawn) >= empty && stacks_have_tiles(e, s) &&
           s->round < e->max_rounds;
}

static bool roll_ok(const sa_state *s)
{
    const int place = s->at - 1;
    const int dice = s->phase == SA_ROLL ? s->dice : 0;
    if (s->phase == SA_ROLL && dice == 0)
        return false;
    if (s->pips + 6 * dice > 6 * SA_PEOPLE_MOST)
        return false;
    if (place >= 0 && place < SA_GATHER_PLACES)
        return s->yields == place;
    return sa_slot_at(s) >= 0 && sa_stack_at(s) < 0 && s->yields > 0 && s->pips + 6 * dice <= 12;
}

static bool pay_ok(const sa_state *s)
{
    if (sa_stack_at(s) >= 0)
        return s->tile[sa_stack_at(s)] != 0;
    return sa_slot_at(s) >= 0 && s->display[sa_slot_at(s)] != 0;
}

/* Somebody must have something to decide (SA-963). */
static bool phase_ok(const sa_edition *e, const sa_state *s)
{
    const sa_player *p = &s->players[s->turn];
    switch (s->phase) {
    case SA_FIRST:
    case SA_SETUP: return setup_ok(e, s);
    case SA_PLACE: return sa_can_place(e, s, s->turn);
    case SA_ACT: return p->home < p->people;
    case SA_ROLL: return roll_ok(s);
    case SA_TOOLS: return roll_ok(s) && sa_tools_ready(p) != 0;
    case SA_PAY: return pay_ok(s);
    case SA_CHOOSE: return sa_gift_dice(s) >= 1 && sa_gift_dice(s) <= s->seats;
    case SA_PICKNOW: return p->picks > 0;
    case SA_DRAW: return s->undrawn != 0;
    case SA_NEXT_TILE:
        return sa_stack_at(s) >= 0 && s->left[sa_stack_at(s)] > 0 && s->tile[sa_stack_at(s)] == 0;
    case SA_FEED: return s->shortage >= 1 && s->shortage <= p->people && p->food == 0;
    case SA_REFILL: return refill_ok(e, s);
    default: return s->phase < SA_PHASES;
    }
}

static const char *player_broken(const sa_edition *e, const sa_state *s, int seat)
{
    const sa_player *p = &s->players[seat];
    if (!people_ok(e, s, seat))
        return "SA-951";
    if (p->track > e->track_max)
        return "SA-954";
    if (!tools_ok(e, p))
        return "SA-955";
    if (in(s, BEFORE_ACTS) && p->used != 0)
        return "SA-959";
    if (!in(s, IN_ACTS | 1 << SA_PLACE) && p->home != p->people)
        return "SA-959";
    return ready_cards_ok(e, p) ? NULL : "SA-963";
}

const char *sa_state_ok(const void *edition, const void *state)
{
    const sa_edition *e = edition;
    const sa_state   *s = state;
    if (s->seats < 2 || s->seats > SA_SEATS)
        return "SA-001";
    if (s->phase >= SA_PHASES || s->start >= s->seats || s->turn >= s->seats || s->round < 1 ||
        s->round > e->max_rounds || !empty_seats_ok(s))
        return "SA-963";
    for (int i = 0; i < s->seats; i++) {
        const char *clause = player_broken(e, s, i);
        if (clause != NULL)
            return clause;
    }
    if (!cards_ok(e, s))
        return "SA-952";
    if (!tiles_ok(e, s))
        return "SA-953";
    if (!resource_places_ok(e, s))
        return "SA-956";
    const char *clause = singles_broken(e, s);
    if (clause != NULL)
        return clause;
    if (!tiles_shown_ok(s) ||
        (s->phase == SA_PLACE && (empty_slots(s) > 0 || !stacks_have_tiles(e, s))))
        return "SA-958";
    return leftovers_ok(s) && phase_ok(e, s) ? NULL : "SA-963";
}
