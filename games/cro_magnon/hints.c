/* hints.c - how much a sensible player wants each legal action.
 *
 * Each action gets a worth in hundredths of a point, by the worths of tribes and tiles in worth.c and the
 * figures of weights.h. The weight halves with every CM_W_HALVING_OF_HINTS below the best action, so that greedy play takes
 * the best and rollouts mostly the good ones. */
#include "games/cro_magnon/hints.h"

#include <ochre/hints.h>

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* Tiles that could be taken in the area. */
static int tiles_to_take(const cm_state *s, int area)
{
    int tiles = 0;
    for (int t = 0; t < CM_TYPES; t++)
        tiles += s->uncollected[t] >> area & 1;
    return tiles;
}

/* ---- movement ---- */

/* What he would gain over the others if all areas of the type were scored now. */
static int standing_of_type(const cm_mind *m, int type)
{
    int sum = 0;
    for (unsigned areas = (unsigned)(m->s->uncollected[type] | m->s->collected[type]); areas != 0;
         areas &= areas - 1) {
        const int area = __builtin_ctz(areas);
        sum += cm_worth_standing(m->s, m->seat, area, m->s->areas[area].cubes);
    }
    return sum;
}

static int want_take(const cm_mind *m, int type)
{
    const int left = cm_count(m->s->uncollected[type]), standing = standing_of_type(m, type);
    const int tile = cm_worth_tile(m, type);
    if (left == 1)
        return tile + standing * CM_W_LAST_TILE / 100;
    if (left == 2) /* the next one to take may be a rival */
        return tile + (standing < 0 ? standing : standing / 2) * CM_W_LAST_BUT_ONE / 100;
    return tile + standing * CM_W_HASTE / 100;
}

/* The best tile to take there. */
static int best_tile(const cm_mind *m, int area)
{
    int best = 0;
    for (int t = 0; t < CM_TYPES; t++)
        if (m->s->uncollected[t] >> area & 1)
            best = most(best, want_take(m, t));
    return best;
}

/* What an area offers to a tribe that arrives, beside the places it will win. */
static int offers(const cm_mind *m, int area)
{
    const int tiles = tiles_to_take(m->s, area);
    if (m->s->areas[area].cubes[m->seat] != 0 || tiles == 0)
        return 0;
    return CM_W_NEW_AREA + CM_W_NEW_TILE * tiles +
           (m->is_bare ? best_tile(m, area) * CM_W_ONLY_TILE / 100 : 0);
}

/* The best that lies one step further. */
static int beyond(const cm_mind *m, int area)
{
    int best = 0;
    for (unsigned areas = m->e->areas[area].adjacent; areas != 0; areas &= areas - 1)
        best = most(best, m->gain[__builtin_ctz(areas)]);
    return best * CM_W_NEAR / 100;
}

/* What entering costs, guessed: the cheapest tiles he has. */
static int price(const cm_mind *m, int area)
{
    unsigned cost = cm_due(m->s) >> area & 1 ? m->e->areas[area].entry_cost : 0;
    int      sum = 0;
    for (; cost != 0; cost &= cost - 1) {
        int cheapest = CM_W_ENTRY_MOST;
        for (int t = 0; t < CM_TYPES; t++)
            if (m->p->tiles[t] != 0 && m->e->types[t].category == __builtin_ctz(cost) &&
                m->keep[t] < cheapest)
                cheapest = m->keep[t];
        sum += cheapest;
    }
    return sum * CM_W_ENTRY / 100;
}

static int want_step(const cm_mind *m, int from, int to)
{
    const int onward = m->is_idle ? (m->far[from] - m->far[to]) * CM_W_ONWARD : 0;
    return m->gain[to] + offers(m, to) + beyond(m, to) + onward - m->loss[from] - price(m, to);
}

/* The best steps out of the area, one for each point that a cube there can spend. */
static int want_select(const cm_mind *m, int area)
{
    const int crowd = cm_crowd(&m->s->areas[area]), own = m->s->areas[area].cubes[m->seat];
    int       mp = crowd < m->e->constants.max_mp ? crowd : m->e->constants.max_mp;
    int       first = -10 * CM_POINT, second = -10 * CM_POINT;
    for (unsigned areas = m->e->areas[area].adjacent; areas != 0; areas &= areas - 1) {
        const int worth = want_step(m, area, __builtin_ctz(areas));
        if (worth > first)
            second = first, first = worth;
        else if (worth > second)
            second = worth;
    }
    mp = own < mp ? own : mp;
    return CM_W_TURN_TAKES + first +
           (mp > 1 ? most(second, -CM_POINT) : 0) * CM_W_SECOND_STEP / 100;
}

static int worth_of_new(const cm_mind *m, int area)
{
    return CM_W_GROW + m->gain[area] * CM_W_CROWDED / 100 + beyond(m, area);
}

static int want_grow(const cm_mind *m, int area)
{
    const int cubes =
        m->p->stock < m->e->constants.grow_cubes ? m->p->stock : m->e->constants.grow_cubes;
    return cubes * worth_of_new(m, area);
}

/* ---- tiles ---- */

static int want_put(const cm_mind *m, int area)
{
    const cm_area *a = &m->s->areas[area];
    const int      worth = cm_worth_standing(m->s, m->seat, area, a->cubes);
    const int      first = most(cm_first_value(a), 1) * CM_POINT;
    return worth * m->future[area] / 100 * m->s->drawn.first * CM_POINT / first;
}

/* The worth of the best single step with an own tile. */
static int best_own_step(const cm_mind *m)
{
    int best = 0;
    for (unsigned from = m->p->here; from != 0; from &= from - 1) {
        const int source = __builtin_ctz(from);
        for (unsigned to = m->e->areas[source].adjacent; to != 0; to &= to - 1)
            best = most(best, want_step(m, source, __builtin_ctz(to)));
    }
    return best;
}

static int want_push(const cm_mind *m, int seat, int from, int to)
{
    return cm_worth_with(m, from, seat, -1) - cm_worth_with(m, from, seat, 0) +
           cm_worth_with(m, to, seat, 1) - cm_worth_with(m, to, seat, 0);
}

static int best_push(const cm_mind *m)
{
    int best = 0;
    for (int seat = 0; seat < m->s->seats; seat++)
        for (unsigned from = m->s->players[seat].here; seat != m->seat && from != 0;
             from &= from - 1) {
            const int source = __builtin_ctz(from);
            for (unsigned to = m->e->areas[source].adjacent & ~cm_due(m->s); to != 0; to &= to - 1)
                best = most(best, want_push(m, seat, source, __builtin_ctz(to)));
        }
    return best;
}

static int want_play(const cm_mind *m, int type, int action)
{
    const int keep = m->keep[type] * CM_W_TOOL_OF_WAR / 100, n = m->e->actions[action].n;
    switch (m->e->actions[action].kind) {
    case CM_KIND_VP: return m->p->held * CM_POINT - m->keep[type];
    case CM_KIND_OWN: return best_own_step(m) * (100 + CM_W_MOVE_TILE * (n - 1)) / 100 - keep;
    case CM_KIND_OTHERS: return best_push(m) * (100 + CM_W_PUSH_TILE * (n - 1)) / 100 - keep;
    default: return best_own_step(m) - keep; /* relocate */
    }
}

static int want_play_area(const cm_mind *m, int type, int action, int area)
{
    const int keep = m->keep[type] * CM_W_TOOL_OF_WAR / 100, n = m->e->actions[action].n;
    const int stock = m->p->stock;
    if (action == CM_TEMPLE)
        return m->gain[area] + CM_W_GROW + stock * CM_W_TEMPLE_STOCK - keep;
    return (n < stock ? n : stock) * worth_of_new(m, area) - keep;
}

/* Paid or bid, a tile is gone; what can still be done with it counts a little. */
static int price_of(const cm_mind *m, int type, int action)
{
    return m->keep[type] + cm_w_use[action];
}

/* ---- conflict ---- */

/* The seat's outcome in the contested area with so many half units more, the others as they are. */
static int outcome_with(const cm_mind *m, int half_units)
{
    const cm_state *s = m->s;
    const int       area = s->contested - 1;
    uint8_t         force[CM_SEATS], gain[CM_SEATS];
    int             strongest, others = 0;
    for (int i = 0; i < CM_SEATS; i++)
        force[i] = (uint8_t)(CM_WHOLE * s->areas[area].cubes[i] + s->bids[i]);
    force[m->seat] = (uint8_t)(force[m->seat] + half_units);
    cm_share_out(s, area, force, gain, &strongest);
    for (int i = 0; i < s->seats; i++)
        others += i == m->seat ? 0 : gain[i];
    return gain[m->seat] * CM_POINT - others * CM_POINT / s->seats;
}

/* How many tiles of the types that lie there he could still add. */
static int more_bids(const cm_mind *m)
{
    const int area = m->s->contested - 1;
    int       tiles = 0;
    for (int t = 0; t < CM_TYPES; t++)
        if ((m->s->uncollected[t] | m->s->collected[t]) >> area & 1)
            tiles += cm_count(m->p->tiles[t]);
    return tiles;
}

/* A bid is worth what the cheapest raise that changes something brings, a tile its share of it. */
static int want_bid(const cm_mind *m, int type, int action, int half_units)
{
    const int now = outcome_with(m, 0), able = more_bids(m);
    int       best = -CM_POINT;
    for (int tiles = 1; tiles <= able || tiles == 1; tiles++) {
        const int raise = half_units + CM_WHOLE * (tiles - 1);
        const int gain = (outcome_with(m, raise) - now) / tiles;
        best = most(best, gain);
    }
    return best - price_of(m, type, action);
}

static int want_score(const cm_mind *m, int area)
{
    return cm_worth_standing(m->s, m->seat, area, m->s->areas[area].cubes);
}

/* ---- the contract ---- */

static int want(const cm_mind *m, const ochre_action *a)
{
    const uint8_t *arg = a->arg;
    switch (a->verb) {
    case CM_DO_GROW: return want_grow(m, arg[0]);
    case CM_DO_SELECT: return want_select(m, arg[0]);
    case CM_DO_SEND: return want_step(m, m->s->source - 1, arg[0]);
    case CM_DO_GO: return want_step(m, m->s->at - 1, arg[0]);
    case CM_DO_PAY: return -price_of(m, arg[0], arg[1]);
    case CM_DO_TAKE: return want_take(m, arg[1]);
    case CM_DO_PUT: return want_put(m, arg[0]);
    case CM_DO_PLAY: return want_play(m, arg[0], arg[1]);
    case CM_DO_PLAY_AREA: return want_play_area(m, arg[0], arg[1], arg[2]);
    case CM_DO_MOVE: return want_step(m, arg[0], arg[1]);
    case CM_DO_PUSH:
    case CM_DO_OUST: return want_push(m, arg[0], arg[1], arg[2]);
    case CM_DO_FROM: return -m->loss[arg[0]];
    case CM_DO_DROP: return m->gain[arg[0]] - m->loss[m->s->source - 1];
    case CM_DO_SCORE: return want_score(m, arg[0]);
    case CM_DO_BID: return want_bid(m, arg[0], arg[1], CM_WHOLE);
    case CM_DO_HALF: return want_bid(m, arg[0], CM_HALF, 1);
    default: return 0; /* skip, done, pass */
    }
}

void cm_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight, ochre_notes *notes)
{
    (void)notes;
    const cm_state *s = state;
    const cm_mind   m = cm_mind_of(edition, s, cm_actor(s));
    int             worth[OCHRE_LEGAL];
    for (int i = 0; i < count; i++)
        worth[i] = want(&m, &legal[i]);
    ochre_hint_weights(worth, count, CM_W_HALVING_OF_HINTS, weight);
}
