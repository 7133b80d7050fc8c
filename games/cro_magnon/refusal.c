/* refusal.c - which clause of Cro-Magnon forbids a move.
 *
 * Written apart from moves.c, from the clauses "must be refused" (CM-601 to CM-619), and area by area
 * where moves.c works with sets. Looking ahead (CM-605) is done by trying: every further step with every
 * payment, tile by tile, on a small copy of what Step 1 can change. The conformance suite holds the two
 * against each other. */
#include "games/cro_magnon/state.h"

#include <ochre/notation.h>

#include "games/cro_magnon/game.h"

static bool is_adjacent(const cm_edition *e, int from, int to)
{
    return e->areas[from].adjacent >> to & 1;
}

static int cubes_in(const cm_state *s, int area)
{
    int cubes = 0;
    for (int seat = 0; seat < s->seats; seat++)
        cubes += s->areas[area].cubes[seat];
    return cubes;
}

static bool holds(const cm_state *s, int seat, int type, int action)
{
    return s->players[seat].tiles[type] >> action & 1;
}

/* Was a resource tile of the area ever collected? */
static bool is_untouched(const cm_state *s, int area)
{
    int uncollected = 0;
    for (int t = 0; t < CM_TYPES; t++)
        uncollected += s->uncollected[t] >> area & 1;
    return uncollected == CM_CATEGORIES;
}

static unsigned cost_of(const cm_edition *e, const cm_state *s, int area) /* CM-241 */
{
    return cubes_in(s, area) == 0 && is_untouched(s, area) ? e->areas[area].entry_cost : 0;
}

static bool pays_for(const cm_edition *e, const uint16_t tiles[CM_TYPES], unsigned cost)
{
    unsigned lacking = cost;
    for (int t = 0; t < CM_TYPES; t++) {
        if (tiles[t] >> CM_WILD & 1)
            return true;
        if (tiles[t] != 0)
            lacking &= ~(1u << e->types[t].category);
    }
    return lacking == 0;
}

/* ---- Step 1, tried out ---- */

typedef struct plan { /* what Step 1 can change */
    uint16_t tiles[CM_TYPES];
    uint8_t  own[CM_AREAS];
    unsigned cost[CM_AREAS]; /* due now, categories */
    unsigned visited, opened;
    int      source, at, mp;
} plan;

static plan plan_now(const cm_edition *e, const cm_state *s, int source, int mp)
{
    plan p = {
        .visited = s->visited, .opened = s->opened, .source = source, .at = s->at - 1, .mp = mp};
    memcpy(p.tiles, s->players[s->turn].tiles, sizeof p.tiles);
    for (int area = 0; area < CM_AREAS; area++) {
        p.own[area] = s->areas[area].cubes[s->turn];
        p.cost[area] = cost_of(e, s, area);
    }
    return p;
}

/* The clause that forbids this one step, whatever comes after it. */
static const char *refuse_one_step(const cm_edition *e, const plan *p, int to, bool is_new)
{
    if (is_new && p->own[p->source] == 0)
        return "CM-223";
    if (!is_new && p->at < 0)
        return "CM-225";
    if (!is_adjacent(e, is_new ? p->source : p->at, to))
        return "CM-603";
    if (!is_new && (p->visited >> to & 1))
        return "CM-603";
    if (!is_new && (p->opened >> p->at & 1) && p->own[p->at] == 1)
        return "CM-615";
    return pays_for(e, p->tiles, p->cost[to]) ? NULL : "CM-604";
}

static bool can_finish(const cm_edition *e, const plan *p);

/* Can the rest be spent after paying what is unpaid in some way? */
static bool pays_and_finishes(const cm_edition *e, const plan *p, unsigned unpaid)
{
    if (unpaid == 0)
        return can_finish(e, p);
    const int next = __builtin_ctz(unpaid);
    for (int t = 0; t < CM_TYPES; t++)
        for (int a = 0; a < CM_ACTIONS; a++) {
            if (!(p->tiles[t] >> a & 1) || (a != CM_WILD && e->types[t].category != next))
                continue;
            plan after = *p;
            after.tiles[t] = (uint16_t)(after.tiles[t] & ~(1u << a));
            if (pays_and_finishes(e, &after, a == CM_WILD ? 0 : unpaid & (unpaid - 1)))
                return true;
        }
    return false;
}

static bool steps_and_finishes(const cm_edition *e, const plan *p, int to, bool is_new)
{
    const unsigned cost = p->cost[to];
    plan           after = *p;
    after.own[is_new ? p->source : p->at]--;
    after.own[to]++;
    after.visited = (is_new ? 1u << p->source : p->visited) | 1u << to;
    after.at = to;
    after.mp--;
    after.cost[to] = 0;
    if (cost != 0)
        after.opened |= 1u << to;
    return pays_and_finishes(e, &after, cost);
}

static bool can_finish(const cm_edition *e, const plan *p)
{
    if (p->mp == 0)
        return true;
    for (int to = 0; to < CM_AREAS; to++)
        for (int is_new = 0; is_new <= 1; is_new++)
            if (refuse_one_step(e, p, to, is_new) == NULL && steps_and_finishes(e, p, to, is_new))
                return true;
    return false;
}

static const char *refuse_step(const cm_edition *e, const cm_state *s, int to, bool is_new)
{
    const plan  p = plan_now(e, s, s->source - 1, s->mp);
    const char *clause = refuse_one_step(e, &p, to, is_new);
    if (clause != NULL)
        return clause;
    return steps_and_finishes(e, &p, to, is_new) ? NULL : "CM-605";
}

/* ---- the turn ---- */

static bool has_temple_for(const cm_state *s, int area, int seat) /* CM-212, CM-213 */
{
    if (area == 0)
        return true;
    for (int i = 0; i < s->areas[area].temple_count; i++)
        if (s->areas[area].temples[i] == 0 || s->areas[area].temples[i] == 1 + seat)
            return true;
    return false;
}

static const char *refuse_grow(const cm_state *s, int area)
{
    if (s->players[s->turn].stock == 0)
        return "CM-215";
    return has_temple_for(s, area, s->turn) ? NULL : "CM-608";
}

static const char *refuse_select(const cm_edition *e, const cm_state *s, int area)
{
    const int cubes = cubes_in(s, area);
    if (s->areas[area].cubes[s->turn] == 0)
        return "CM-602";
    const plan p = plan_now(e, s, area, cubes < e->constants.max_mp ? cubes : e->constants.max_mp);
    return can_finish(e, &p) ? NULL : "CM-228";
}

static const char *refuse_pass(const cm_edition *e, const cm_state *s)
{
    if (s->phase == CM_BID)
        return NULL;
    for (int area = 0; area < CM_AREAS; area++)
        if (refuse_grow(s, area) == NULL || refuse_select(e, s, area) == NULL)
            return "CM-607";
    return NULL;
}

static const char *refuse_pay(const cm_edition *e, const cm_state *s, int type, int action)
{
    if (!holds(s, s->turn, type, action))
        return "CM-617";
    const int next = __builtin_ctz(s->unpaid);
    return action == CM_WILD || e->types[type].category == next ? NULL : "CM-617";
}

static const char *refuse_take(const cm_state *s, int area, int type)
{
    const bool there = s->uncollected[type] >> area & 1;
    return there && s->areas[area].cubes[s->turn] > 0 ? NULL : "CM-609";
}

static const char *refuse_put(const cm_edition *e, const cm_state *s, int area)
{
    const cm_area *a = &s->areas[area];
    bool           has_tile = false;
    for (int t = 0; t < CM_TYPES; t++)
        has_tile |= (s->uncollected[t] >> area & 1) || (s->collected[t] >> area & 1);
    return has_tile && a->value_count + a->temple_count < e->constants.value_slots_per_area
               ? NULL
               : "CM-610";
}

/* ---- Step 3 ---- */

static const char *refuse_own_step(const cm_edition *e, const cm_state *s,
                                   const uint16_t tiles[CM_TYPES], int from, int to)
{
    const int own = s->areas[from].cubes[s->turn];
    if (own == 0)
        return "CM-302";
    if (!is_adjacent(e, from, to))
        return "CM-603";
    if (own == 1 && (s->opened >> from & 1))
        return "CM-615";
    return pays_for(e, tiles, cost_of(e, s, to)) ? NULL : "CM-604";
}

static const char *refuse_other_step(const cm_edition *e, const cm_state *s, const uint8_t arg[3],
                                     bool is_oust)
{
    const int seat = arg[0], from = arg[1], to = arg[2];
    if (seat >= s->seats || seat == s->turn || s->areas[from].cubes[seat] == 0)
        return "CM-614";
    if (!is_adjacent(e, from, to))
        return "CM-603";
    if (cost_of(e, s, to) != 0)
        return "CM-614";
    int markers = 0;
    for (int i = 0; i < s->areas[from].temple_count; i++)
        markers += s->areas[from].temples[i] == 1 + seat;
    return is_oust && (markers == 0 || markers == s->areas[from].cubes[seat]) ? "CM-614" : NULL;
}

static const char *refuse_own_tile(const cm_edition *e, const cm_state *s, int type, int action)
{
    uint16_t tiles[CM_TYPES];
    memcpy(tiles, s->players[s->turn].tiles, sizeof tiles);
    tiles[type] = (uint16_t)(tiles[type] & ~(1u << action));
    for (int from = 0; from < CM_AREAS; from++)
        for (int to = 0; to < CM_AREAS; to++)
            if (refuse_own_step(e, s, tiles, from, to) == NULL)
                return NULL;
    return "CM-305";
}

static const char *refuse_others_tile(const cm_edition *e, const cm_state *s)
{
    for (int seat = 0; seat < s->seats; seat++)
        for (int from = 0; from < CM_AREAS; from++)
            for (int to = 0; to < CM_AREAS; to++) {
                const uint8_t arg[3] = {(uint8_t)seat, (uint8_t)from, (uint8_t)to};
                if (refuse_other_step(e, s, arg, false) == NULL)
                    return NULL;
            }
    return "CM-315";
}

static const char *refuse_from(const cm_state *s, int area)
{
    const int own = s->areas[area].cubes[s->turn];
    int       elsewhere = 0;
    if (own == 0)
        return "CM-321";
    if (own == 1 && (s->opened >> area & 1))
        return "CM-615";
    for (int other = 0; other < CM_AREAS; other++)
        elsewhere += other != area && s->areas[other].cubes[s->turn] > 0;
    return elsewhere > 0 ? NULL : "CM-323";
}

static const char *refuse_relocate(const cm_state *s)
{
    for (int area = 0; area < CM_AREAS; area++)
        if (refuse_from(s, area) == NULL)
            return NULL;
    return "CM-323";
}

static const char *refuse_play(const cm_edition *e, const cm_state *s, int type, int action)
{
    if (!holds(s, s->turn, type, action))
        return "CM-611";
    switch (e->actions[action].kind) {
    case CM_KIND_OWN: return refuse_own_tile(e, s, type, action);
    case CM_KIND_OTHERS: return refuse_others_tile(e, s);
    case CM_KIND_RELOCATE: return refuse_relocate(s);
    case CM_KIND_VP: return NULL;
    default: return "CM-611"; /* CM-285 */
    }
}

static const char *refuse_play_area(const cm_edition *e, const cm_state *s, int type, int action,
                                    int area)
{
    const cm_area *a = &s->areas[area];
    if (!holds(s, s->turn, type, action))
        return "CM-611";
    if (e->actions[action].kind == CM_KIND_ADD) {
        if (s->players[s->turn].stock == 0)
            return "CM-332";
        return has_temple_for(s, area, s->turn) ? NULL : "CM-608";
    }
    const bool has_room = a->value_count + a->temple_count < e->constants.value_slots_per_area;
    return area != 0 && has_room && a->cubes[s->turn] > 0 && s->players[s->turn].stock > 0
               ? NULL
               : "CM-343";
}

static const char *refuse_drop(const cm_state *s, int area)
{
    return area != s->source - 1 && s->areas[area].cubes[s->turn] > 0 ? NULL : "CM-613";
}

/* ---- Step 4 ---- */

static const char *refuse_bid(const cm_state *s, int type, int action)
{
    const int  area = s->contested - 1;
    const bool lies_there = (s->uncollected[type] >> area & 1) || (s->collected[type] >> area & 1);
    return lies_there && holds(s, s->bidder, type, action) ? NULL : "CM-616";
}

/* ---- chance ---- */

static bool has_value(const cm_stock_value *kinds, const uint8_t left[CM_VALUE_KINDS], int first,
                      int second)
{
    for (int i = 0; i < CM_VALUE_KINDS; i++)
        if (left[i] > 0 && kinds[i].first == first && kinds[i].second == second)
            return true;
    return false;
}

static const char *refuse_setup_event(const cm_edition *e, const cm_state *s, ochre_action a)
{
    const int  batch = s->dealt / CM_NUMBERED; /* CM-701 */
    const bool is_deal = a.verb >= CM_DEAL_GOD && a.verb <= CM_DEAL_TOOL;
    bool       possible = false;
    if (a.verb == CM_DEAL_VALUE)
        possible = batch == 0 && has_value(e->initial_values, s->deck, a.arg[0], a.arg[1]);
    else if (is_deal && batch == 1 + a.verb - CM_DEAL_GOD)
        possible = e->types[a.arg[0]].category == batch - 1 &&
                   __builtin_popcount(s->uncollected[a.arg[0]]) < e->types[a.arg[0]].copies;
    else if (a.verb == CM_START_SEAT)
        possible = s->dealt == CM_SETUP_EVENTS - 1 && a.arg[0] < s->seats;
    return possible ? NULL : "CM-701";
}

static const char *refuse_event(const cm_edition *e, const cm_state *s, ochre_action a)
{
    if (s->phase == CM_SETUP)
        return refuse_setup_event(e, s, a);
    if (s->phase == CM_DRAW) { /* what others see of it is a view, not an event (CM-551) */
        const bool possible = a.verb == CM_DRAW_TILE && a.arg[0] == s->taken - 1 &&
                              (s->bag[a.arg[0]] >> a.arg[1] & 1);
        return possible ? NULL : "CM-263";
    }
    const bool possible =
        a.verb == CM_STACK_VALUE && has_value(e->additional_values, s->stack, a.arg[0], a.arg[1]);
    return possible ? NULL : "CM-271";
}

/* ---- the door ---- */

/* In which phases a verb of players can be used at all (section 5), one bit a phase. */
static const uint16_t verb_phases[CM_DEAL_VALUE] = {
    [CM_DO_GROW] = 1 << CM_TURN,
    [CM_DO_SELECT] = 1 << CM_TURN,
    [CM_DO_PASS] = 1 << CM_TURN | 1 << CM_BID,
    [CM_DO_SEND] = 1 << CM_MOVE,
    [CM_DO_GO] = 1 << CM_MOVE,
    [CM_DO_PAY] = 1 << CM_PAY,
    [CM_DO_TAKE] = 1 << CM_TAKE,
    [CM_DO_PUT] = 1 << CM_PUT,
    [CM_DO_PLAY] = 1 << CM_ACT,
    [CM_DO_PLAY_AREA] = 1 << CM_ACT,
    [CM_DO_SKIP] = 1 << CM_ACT,
    [CM_DO_MOVE] = 1 << CM_MOVEOWN,
    [CM_DO_PUSH] = 1 << CM_OTHERS,
    [CM_DO_OUST] = 1 << CM_OTHERS,
    [CM_DO_DONE] = 1 << CM_MOVEOWN | 1 << CM_OTHERS | 1 << CM_DROP,
    [CM_DO_FROM] = 1 << CM_FROM,
    [CM_DO_DROP] = 1 << CM_DROP,
    [CM_DO_SCORE] = 1 << CM_SCORE,
    [CM_DO_BID] = 1 << CM_BID,
    [CM_DO_HALF] = 1 << CM_BID,
};

static const char *refuse_verb(const cm_state *s, int verb)
{
    if (verb >= CM_DEAL_VALUE)
        return cm_actor(s) == OCHRE_CHANCE ? NULL : "CM-601";
    if (verb_phases[verb] >> s->phase & 1)
        return NULL;
    if (s->phase == CM_MOVE && (verb == CM_DO_DONE || verb == CM_DO_PASS))
        return "CM-606";
    if (s->phase == CM_TAKE && verb == CM_DO_SKIP)
        return "CM-609";
    if (verb == CM_DO_PLAY || verb == CM_DO_PLAY_AREA)
        return "CM-611";
    return "CM-601";
}

static const char *refuse_deed(const cm_edition *e, const cm_state *s, ochre_action a)
{
    switch (a.verb) {
    case CM_DO_GROW: return refuse_grow(s, a.arg[0]);
    case CM_DO_SELECT: return refuse_select(e, s, a.arg[0]);
    case CM_DO_PASS: return refuse_pass(e, s);
    case CM_DO_SEND: return refuse_step(e, s, a.arg[0], true);
    case CM_DO_GO: return refuse_step(e, s, a.arg[0], false);
    case CM_DO_PAY: return refuse_pay(e, s, a.arg[0], a.arg[1]);
    case CM_DO_TAKE: return refuse_take(s, a.arg[0], a.arg[1]);
    case CM_DO_PUT: return refuse_put(e, s, a.arg[0]);
    case CM_DO_PLAY: return refuse_play(e, s, a.arg[0], a.arg[1]);
    case CM_DO_PLAY_AREA: return refuse_play_area(e, s, a.arg[0], a.arg[1], a.arg[2]);
    case CM_DO_MOVE: return refuse_own_step(e, s, s->players[s->turn].tiles, a.arg[0], a.arg[1]);
    case CM_DO_PUSH: return refuse_other_step(e, s, a.arg, false);
    case CM_DO_OUST: return refuse_other_step(e, s, a.arg, true);
    case CM_DO_DONE: return s->stepped ? NULL : "CM-612";
    case CM_DO_FROM: return refuse_from(s, a.arg[0]);
    case CM_DO_DROP: return refuse_drop(s, a.arg[0]);
    case CM_DO_SCORE: return s->collected[s->taken - 1] >> a.arg[0] & 1 ? NULL : "CM-402";
    case CM_DO_BID: return refuse_bid(s, a.arg[0], a.arg[1]);
    case CM_DO_HALF: return holds(s, s->bidder, a.arg[0], CM_HALF) ? NULL : "CM-416";
    default: return NULL; /* skipping */
    }
}

const char *cm_refusal(const void *edition, const void *state, ochre_action a)
{
    const cm_edition *e = edition;
    const cm_state   *s = state;
    if (!ochre_action_formed(&cm_game, a))
        return "CM-601";
    const char *clause = refuse_verb(s, a.verb);
    if (clause != NULL)
        return clause;
    return a.verb >= CM_DEAL_VALUE ? refuse_event(e, s, a) : refuse_deed(e, s, a);
}
