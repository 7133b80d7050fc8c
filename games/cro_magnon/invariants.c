/* invariants.c - what is always true on a table of Cro-Magnon (section 12), and what follows from the
 * rest of a position and is therefore never asked for. */
#include "games/cro_magnon/state.h"

#include <string.h>

/* ---- what follows from the rest ---- */

static int index_of(const cm_stock_value *kinds, int count, cm_value v)
{
    for (int i = 0; i < count; i++)
        if (kinds[i].first == v.first && kinds[i].second == v.second)
            return i;
    return -1;
}

static void derive_player(const cm_state *s, int seat, cm_player *p)
{
    p->here = p->marked = 0;
    p->held = 0;
    for (int area = 0; area < CM_AREAS; area++) {
        const cm_area *a = &s->areas[area];
        p->here = (uint16_t)(p->here | (unsigned)(a->cubes[seat] > 0) << area);
        p->marked = (uint16_t)(p->marked | (unsigned)(cm_markers(a, seat) > 0) << area);
    }
    for (int t = 0; t < CM_TYPES; t++)
        p->held = (uint8_t)(p->held + __builtin_popcount(p->tiles[t]));
}

static void derive_bags(const cm_edition *e, cm_state *s)
{
    cm_tiles_of_types(e, s->bag);
    for (int t = 0; t < CM_TYPES; t++) {
        unsigned out = s->used[t];
        for (int seat = 0; seat < s->seats; seat++)
            out |= s->players[seat].tiles[t];
        s->bag[t] = (uint16_t)(s->bag[t] & ~out);
    }
}

/* Areas from which nothing was collected: in the set-up all, then those with all their tiles. */
static unsigned untouched(const cm_state *s)
{
    unsigned areas = 0xfffe, once = 0, twice = 0;
    if (s->phase == CM_SETUP)
        return areas;
    unsigned thrice = 0;
    for (int t = 0; t < CM_TYPES; t++) {
        const unsigned here = s->uncollected[t];
        thrice |= twice & here;
        twice |= once & here;
        once |= here;
    }
    return areas & thrice;
}

static void derive_map(const cm_edition *e, cm_state *s)
{
    const unsigned clean = untouched(s);
    s->open = 1;
    s->guarded = 0;
    for (int i = 0; i < CM_VALUE_KINDS; i++)
        s->deck[i] = e->initial_values[i].count;
    for (int area = 0; area < CM_AREAS; area++) {
        const cm_area *a = &s->areas[area];
        for (int i = 0; i < a->temple_count; i++)
            s->open = (uint16_t)(s->open | (unsigned)(a->temples[i] == 0) << area);
        if (e->areas[area].entry_cost != 0)
            s->guarded = (uint16_t)(s->guarded | (clean & 1u << area));
        const int kind = index_of(e->initial_values, e->initial_count, a->values[0]);
        if (a->value_count > 0 && kind >= 0 && s->deck[kind] > 0)
            s->deck[kind]--;
    }
}

void cm_derive(const void *edition, void *state)
{
    const cm_edition *e = edition;
    cm_state         *s = state;
    for (int seat = 0; seat < s->seats; seat++)
        derive_player(s, seat, &s->players[seat]);
    derive_bags(e, s);
    derive_map(e, s);
}

static bool derived_ok(const cm_edition *e, const cm_state *s)
{
    cm_state again = *s;
    cm_derive(e, &again);
    return memcmp(&again, s, sizeof again) == 0;
}

/* ---- pieces ---- */

static const char *cubes_broken(const cm_edition *e, const cm_state *s)
{
    for (int seat = 0; seat < s->seats; seat++) {
        int cubes = 0;
        for (int area = 0; area < CM_AREAS; area++) {
            cubes += s->areas[area].cubes[seat];
            if (cm_markers(&s->areas[area], seat) > s->areas[area].cubes[seat])
                return "CM-907";
        }
        if (cubes + s->players[seat].stock != e->constants.cubes_per_player)
            return "CM-901";
        if (cubes < e->constants.start_cubes)
            return "CM-902";
    }
    return NULL;
}

static bool empty_seats_ok(const cm_state *s)
{
    static const cm_player nobody;
    for (int i = s->seats; i < CM_SEATS; i++) {
        if (memcmp(&s->players[i], &nobody, sizeof nobody) != 0 || s->bids[i] != 0)
            return false;
        for (int area = 0; area < CM_AREAS; area++)
            if (s->areas[area].cubes[i] != 0)
                return false;
    }
    return true;
}

/* Of a type: tiles that the map got in the set-up. */
static int on_map(const cm_edition *e, const cm_state *s, int type)
{
    return e->types[type].copies - (s->left_over == 1 + type);
}

/* In the middle of a scoring round? */
static bool is_scoring(const cm_state *s, int type)
{
    return (s->phase == CM_SCORE || s->phase == CM_BID) && s->taken == 1 + type;
}

static const char *resource_broken(const cm_edition *e, const cm_state *s, int type)
{
    const unsigned uncollected = s->uncollected[type], collected = s->collected[type];
    const int      there = __builtin_popcount(uncollected) + __builtin_popcount(collected);
    const bool     is_scored = s->scored >> type & 1;
    if ((uncollected & collected) != 0 || ((uncollected | collected) & 1) != 0)
        return "CM-105";
    if (is_scored != (there == 0) || (uncollected == 0 && !is_scored && s->taken != 1 + type))
        return "CM-908";
    if (is_scored)
        return NULL;
    return there == on_map(e, s, type) || (is_scoring(s, type) && there < on_map(e, s, type))
               ? NULL
               : "CM-903";
}

/* Tiles of one category never share an area (CM-105). */
static bool slots_ok(const cm_edition *e, const cm_state *s)
{
    unsigned filled[CM_CATEGORIES] = {0};
    for (int t = 0; t < CM_TYPES; t++) {
        const unsigned areas = (unsigned)(s->uncollected[t] | s->collected[t]);
        unsigned      *slot = &filled[e->types[t].category];
        if ((*slot & areas) != 0)
            return false;
        *slot |= areas;
    }
    return true;
}

static bool tiles_ok(const cm_edition *e, const cm_state *s, int type, unsigned all)
{
    unsigned drawn = s->used[type];
    int      pieces = __builtin_popcount(drawn);
    for (int seat = 0; seat < s->seats; seat++) {
        drawn |= s->players[seat].tiles[type];
        pieces += __builtin_popcount(s->players[seat].tiles[type]);
    }
    const int taken =
        s->phase == CM_SETUP ? 0 : on_map(e, s, type) - __builtin_popcount(s->uncollected[type]);
    const int pending = s->phase == CM_DRAW && s->taken == 1 + type;
    return (drawn & ~all) == 0 && pieces == __builtin_popcount(drawn) && pieces == taken - pending;
}

static const char *tiles_broken(const cm_edition *e, const cm_state *s)
{
    uint16_t all[CM_TYPES];
    int      temples = 0;
    cm_tiles_of_types(e, all);
    for (int t = 0; t < CM_TYPES; t++) {
        if (!tiles_ok(e, s, t, all[t]))
            return "CM-904";
        temples += s->used[t] >> CM_TEMPLE & 1;
    }
    for (int area = 0; area < CM_AREAS; area++)
        temples -= s->areas[area].temple_count;
    return temples >= 0 ? NULL : "CM-904";
}

/* ---- value tiles and temples ---- */

static bool area_ok(const cm_edition *e, const cm_state *s, int area)
{
    const cm_area *a = &s->areas[area];
    const int      limit = area == 0 ? 0 : e->constants.value_slots_per_area;
    const int      least = area == 0 || area > s->dealt ? 0 : 1;
    if (a->value_count > CM_SPACES || a->temple_count > CM_SPACES || a->value_count < least ||
        cm_spaces_taken(a) > limit)
        return false;
    for (int i = 0; i < CM_SPACES; i++) {
        if (i >= a->temple_count ? a->temples[i] != 0 : a->temples[i] > s->seats)
            return false;
        if (i >= a->value_count && a->values[i].first + a->values[i].second != 0)
            return false;
    }
    return true;
}

/* Each value tile is one of the edition's, and none lies there more often than it exists. */
static bool values_ok(const cm_edition *e, const cm_state *s)
{
    int placed[CM_VALUE_KINDS] = {0}, initial[CM_VALUE_KINDS] = {0};
    for (int area = 1; area < CM_AREAS; area++)
        for (int i = 0; i < s->areas[area].value_count; i++) {
            const cm_value v = s->areas[area].values[i];
            const int      kind = i == 0 ? index_of(e->initial_values, e->initial_count, v)
                                         : index_of(e->additional_values, e->additional_count, v);
            if (kind < 0)
                return false;
            (i == 0 ? initial : placed)[kind]++;
        }
    if (s->phase == CM_PUT) {
        const int kind = index_of(e->additional_values, e->additional_count, s->drawn);
        if (kind < 0)
            return false;
        placed[kind]++;
    }
    for (int k = 0; k < CM_VALUE_KINDS; k++)
        if (placed[k] + s->stack[k] > e->additional_values[k].count ||
            initial[k] > e->initial_values[k].count)
            return false;
    return true;
}

/* As many additional tiles have left the stack as value tiles were drawn (CM-906). */
static bool stack_ok(const cm_edition *e, const cm_state *s)
{
    uint16_t all[CM_TYPES];
    int      drawn = 0, total = 0, left = 0;
    cm_tiles_of_types(e, all);
    for (int t = 0; t < CM_TYPES; t++)
        drawn += (int)((all[t] & ~(unsigned)s->bag[t]) >> CM_VALUE & 1);
    for (int k = 0; k < CM_VALUE_KINDS; k++) {
        total += e->additional_values[k].count;
        left += s->stack[k];
    }
    return total - left == drawn - (s->phase == CM_STACK);
}

static const char *values_broken(const cm_edition *e, const cm_state *s)
{
    for (int area = 0; area < CM_AREAS; area++)
        if (!area_ok(e, s, area))
            return "CM-905";
    return values_ok(e, s) && stack_ok(e, s) ? NULL : "CM-906";
}

/* ---- the set-up ---- */

/* What is dealt so far lies on the areas in order. */
static bool setup_ok(const cm_edition *e, const cm_state *s)
{
    unsigned filled[CM_CATEGORIES] = {0};
    for (int t = 0; t < CM_TYPES; t++) {
        filled[e->types[t].category] |= s->uncollected[t];
        if (s->collected[t] != 0 || __builtin_popcount(s->uncollected[t]) > e->types[t].copies)
            return false;
    }
    for (int c = 0; c < CM_CATEGORIES; c++) {
        int dealt = s->dealt - CM_NUMBERED * (1 + c);
        dealt = dealt < 0 ? 0 : dealt > CM_NUMBERED ? CM_NUMBERED : dealt;
        if (filled[c] != ((1u << dealt) - 1) << 1)
            return false;
    }
    for (int area = 1; area < CM_AREAS; area++)
        if (s->areas[area].value_count != (area <= s->dealt))
            return false;
    return s->scored == 0 && s->turns == 0 && s->stall == 0 && s->dealt < CM_SETUP_EVENTS;
}

/* The sixteenth trade good is known as soon as the fifteenth is dealt (CM-103). */
static bool left_over_ok(const cm_edition *e, const cm_state *s)
{
    if (s->dealt < (1 + CM_TRADE + 1) * CM_NUMBERED)
        return s->left_over == 0;
    return s->left_over != 0 && e->types[s->left_over - 1].category == CM_TRADE;
}

static const char *map_broken(const cm_edition *e, const cm_state *s)
{
    if (!slots_ok(e, s))
        return "CM-105";
    if (!left_over_ok(e, s))
        return "CM-103";
    if (s->phase == CM_SETUP)
        return setup_ok(e, s) ? NULL : "CM-701";
    if (s->dealt != CM_SETUP_EVENTS || s->turns == 0)
        return "CM-701";
    for (int t = 0; t < CM_TYPES; t++) {
        const char *clause = resource_broken(e, s, t);
        if (clause != NULL)
            return clause;
    }
    return NULL;
}

const char *cm_state_ok(const void *edition, const void *state)
{
    const cm_edition *e = edition;
    const cm_state   *s = state;
    const char       *clause = NULL;
    if (s->seats < e->constants.min_players || s->seats > e->constants.max_players)
        return "CM-803";
    if (s->phase >= CM_PHASES || s->turn >= s->seats || s->start >= s->seats ||
        s->selector >= s->seats || s->bidder >= s->seats || s->taken > CM_TYPES ||
        s->left_over > CM_TYPES || !empty_seats_ok(s))
        return "CM-601";
    if ((clause = values_broken(e, s)) != NULL || (clause = cubes_broken(e, s)) != NULL ||
        (clause = map_broken(e, s)) != NULL || (clause = tiles_broken(e, s)) != NULL)
        return clause;
    if (!derived_ok(e, s))
        return "CM-912";
    return cm_moment_broken(e, s);
}
