/* hints.c - how much a sensible player wants each legal action.
 *
 * The plan (hints_plan.c) is the thing that brings most for its cost. Cards that it needs are kept for
 * it; whatever else is worth its price is bought from the rest. Only open things are read, and the
 * actor's own hand. The weight halves with every ST_W_HALVING_OF_HINTS below the best action. */
#include "games/settlers/weights.h"

#include <ochre/hints.h>

/* What is worked out once for a whole list, as far as its phase asks for it. */
typedef struct mind {
    const st_edition *e;
    const st_state   *s;
    st_outlook       *outlook;
    st_plan           plan;
    st_market        *market;
    int               here;               /* MOVING: the rate from where the explorer stands */
    int               harm[ST_HEXES + 1]; /* ENEMY, DESERT: to cover a hex */
} mind;

/* ---- developing ---- */

/* Would the hand still cover the plan after the price, in the kinds that are paid? */
static bool spares_plan(const st_player *p, const st_plan *plan, const uint8_t price[ST_RESOURCES])
{
    for (int r = 0; r < ST_RESOURCES; r++)
        if (price[r] > 0 && p->hand[r] - price[r] < plan->need[r])
            return false;
    return true;
}

/* A full hand is in danger, so what can be bought is bought. */
static bool is_rich(const st_edition *e, const st_player *p)
{
    return st_hand_size(p) > e->hand_limit;
}

static int want_side_deed(const st_edition *e, const st_player *p, const st_plan *plan,
                          const uint8_t price[ST_RESOURCES], int rate)
{
    const int worth = rate / ST_W_SIDE_DEED;
    if (rate < ST_W_LEAST_RATE)
        return ST_W_BELOW_RATE;
    if (!spares_plan(p, plan, price) && !is_rich(e, p))
        return ST_W_KEPT_CARDS;
    return worth < ST_W_SIDE_MOST ? worth : ST_W_SIDE_MOST;
}

/* A journey of an explorer that is not the plan's. */
static int want_side_journey(const mind *m, const uint8_t price[ST_RESOURCES], int rate)
{
    return want_side_deed(m->e, &m->s->players[m->s->turn], &m->plan, price,
                          rate * ST_W_SIDE_JOURNEY / 100);
}

static int want_advance(const mind *m, int chart)
{
    const st_edition *e = m->e;
    const st_plan    *plan = &m->plan;
    const st_player  *p = &m->s->players[m->s->turn];
    const int         level = p->levels[chart];
    const bool        on_the_way =
        plan->deed == ST_DEED_TRAVEL && ((chart == ST_CLOTHING && level < plan->clothing) ||
                                         (chart == ST_SHELTER && level < plan->shelter));
    if (level + 1 == ST_LEVELS)
        return ST_W_SURE;
    if (on_the_way || (plan->deed == ST_DEED_ADVANCE && plan->chart == chart))
        return ST_W_PLANNED + ST_W_PLANNED_LEVEL;
    return want_side_deed(e, p, plan, e->costs.advance[level], st_w_level_rate[chart][level]);
}

static int want_explorer(const mind *m, int v)
{
    const st_plan *plan = &m->plan;
    const int      rate = st_rate_from(m->outlook, 0, v);
    const bool     planned = plan->deed == ST_DEED_TRAVEL && plan->explorer == 0;
    if (planned)
        return ST_W_PLANNED + rate / ST_W_PLANNED_START;
    return want_side_journey(m, m->e->costs.explorer, rate) + rate / ST_W_SIDE_START;
}

static bool crosses_counter(const st_state *s, int box)
{
    return box != 0 && (s->boxes >> (box - 1) & 1);
}

/* Does any path from v lead nearer to something, or over a counter? */
static bool leads_on(const mind *m, int v, int here)
{
    const st_player *p = &m->s->players[m->s->turn];
    const st_point  *at = st_at(m->e, v);
    for (int i = 0; i < at->link_count; i++) {
        const st_link link = at->links[i];
        if (st_can_pass(m->e, p, link.box) &&
            (crosses_counter(m->s, link.box) || st_is_better_from(m->outlook, v, link.to, here)))
            return true;
    }
    return false;
}

static int want_move(const mind *m, int v)
{
    if (st_has(m->s->tribal, v)) /* it waits for the price of a camp */
        return ST_W_WAITS;
    const int here = st_rate_from(m->outlook, v, v);
    if (!leads_on(m, v, here)) /* it waits for levels */
        return ST_W_WAITS;
    if (m->plan.deed == ST_DEED_TRAVEL && m->plan.explorer == v)
        return ST_W_PLANNED;
    return want_side_journey(m, m->e->costs.move, here);
}

/* ---- moving ---- */

static int want_step(const mind *m, int to)
{
    const st_state *s = m->s;
    const int       box = st_box_between(m->e, s->moving, to);
    if (crosses_counter(s, box))
        return ST_W_BOX_STEP + st_box_worth(m->outlook, box);
    return st_rate_from(m->outlook, s->moving, to) - m->here;
}

/* ---- enemies, deserts, camps ---- */

/* What each hex brings its camps: those of others, the leaders more, less the own ones twice. */
static void find_harm(mind *m)
{
    const st_edition *e = m->e;
    const st_state   *s = m->s;
    memset(m->harm, 0, sizeof m->harm);
    for (int seat = 0; seat < s->seats; seat++) {
        const st_player *p = &s->players[seat];
        const int each = seat == s->turn ? ST_W_HARM_TO_SELF : ST_W_HARM + st_points(e, s, seat);
        for (int c = 0; c < p->camp_count; c++) {
            const st_point *at = st_at(e, p->camps[c]);
            for (int i = 0; i < at->hex_count; i++)
                m->harm[at->hexes[i]] += each * st_ways(e->hexes[at->hexes[i] - 1].number);
        }
    }
    for (uint64_t left = s->deserts; left != 0; left &= left - 1)
        m->harm[1 + __builtin_ctzll(left)] = 0;
}

static int want_enemy(const mind *m, int enemy, int hex)
{
    const st_edition *e = m->e;
    const st_state   *s = m->s;
    int               richest = 0;
    for (int i = 0; i < s->seats; i++)
        if (st_is_victim(e, s, i, hex)) {
            const int cards = st_hand_size(&s->players[i]);
            richest = cards > richest ? cards : richest;
        }
    const int freed = m->harm[st_enemy_hex(s, enemy)]; /* that hex produces again */
    const int theft = richest > 0 ? ST_W_VICTIM + ST_W_VICTIM_A_CARD * richest : 0;
    return m->harm[hex] - freed + theft;
}

static int want_steal(const st_edition *e, const st_state *s, int seat)
{
    return ST_W_STEAL + ST_W_STEAL_A_POINT * st_points(e, s, seat) +
           ST_W_STEAL_A_CARD * st_hand_size(&s->players[seat]);
}

static int want_camp(const st_edition *e, const st_state *s, int v)
{
    const st_player *p = &s->players[s->turn];
    int              worth = ST_W_CAMP_PIP * st_pips(e, s, v), own[ST_RESOURCES] = {0};
    for (int c = 0; c < p->camp_count; c++)
        for (int i = 0; i < st_at(e, p->camps[c])->hex_count; i++)
            own[e->terrains[e->hexes[st_at(e, p->camps[c])->hexes[i] - 1].terrain].produces]++;
    for (int i = 0; i < st_at(e, v)->hex_count; i++) {
        const st_hex *h = &e->hexes[st_at(e, v)->hexes[i] - 1];
        if (own[e->terrains[h->terrain].produces] == 0)
            worth += ST_W_CAMP_NEW_KIND * st_ways(h->number);
    }
    return worth;
}

/* Any counter is a point; so better one that somebody has travelled to than one's own goal (ST-864). */
static int want_claim(const st_state *s, int v)
{
    int worth = 0;
    for (int i = 0; i < s->seats; i++)
        for (int x = 0; x < s->players[i].explorer_count; x++)
            if (s->players[i].explorers[x] == v)
                worth += i == s->turn ? ST_W_CLAIM_OF_SELF : ST_W_CLAIM_OF_OTHERS;
    return worth;
}

static int want_discard(const st_state *s, const st_plan *plan, int r)
{
    uint8_t after[ST_RESOURCES];
    memcpy(after, s->players[s->asked].hand, sizeof after);
    after[r]--;
    return st_hand_worth(plan, after) - st_hand_worth(plan, s->players[s->asked].hand);
}

/* ---- the contract ---- */

static int want(const mind *m, ochre_action a)
{
    const st_edition *e = m->e;
    const st_state   *s = m->s;
    switch (a.verb) {
    case ST_DO_CAMP: return want_camp(e, s, a.arg[0]);
    case ST_DO_DISCARD: return want_discard(s, &m->plan, a.arg[0]);
    case ST_DO_NEANDERTHAL: return want_enemy(m, ST_NEANDERTHAL, a.arg[0]);
    case ST_DO_SABERTOOTH: return want_enemy(m, ST_SABERTOOTH, a.arg[0]);
    case ST_DO_STEAL: return want_steal(e, s, a.arg[0]);
    case ST_DO_EXPLORER: return want_explorer(m, a.arg[0]);
    case ST_DO_MOVE: return want_move(m, a.arg[0]);
    case ST_DO_STEP: return want_step(m, a.arg[0]);
    case ST_DO_SETTLE: return ST_W_SURE + st_pips(e, s, a.arg[0]);
    case ST_DO_REMOVE: return ST_W_REMOVED_PIP * st_pips(e, s, a.arg[0]);
    case ST_DO_CLAIM: return want_claim(s, a.arg[0]);
    case ST_DO_ADVANCE: return want_advance(m, a.arg[0]);
    case ST_DO_DESERT: return m->harm[a.arg[0]];
    case ST_DO_SKIP:
    case ST_DO_NOSTEAL:
    case ST_DO_STOP:
    case ST_DO_EXTEND:
    case ST_DO_ENDTURN: return 0;
    default: return st_want_trade(e, s, &m->plan, m->market, a);
    }
}

static bool asks_for_plans(int phase)
{
    return phase == ST_DISCARD || (phase >= ST_TRADE && phase <= ST_MOVING);
}

/* The plan takes longer to make than all the rest: only where it is asked for. */
static void make_up(mind *m, ochre_notes *notes, st_atlas *own)
{
    const st_state *s = m->s;
    m->plan.deed = ST_DEED_NONE;
    if (s->phase == ST_ENEMY || s->phase == ST_DESERT)
        find_harm(m);
    if (!asks_for_plans(s->phase))
        return;
    st_look(m->e, s, st_actor(s), notes, own, m->outlook);
    if (s->phase == ST_MOVING)
        m->here = st_rate_from(m->outlook, s->moving, s->moving);
    else
        m->plan = st_plan_of(m->outlook);
}

void st_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight, ochre_notes *notes)
{
    st_outlook outlook;
    st_market  market = {.e = edition, .s = state, .notes = notes};
    mind       m; /* what its phase does not ask for need not be cleared */
    st_atlas   own;
    int        worth[OCHRE_LEGAL] = {0};
    m.e = edition;
    m.s = state;
    m.outlook = &outlook;
    m.market = &market;
    market.own = &own;
    if (count > 1) {
        make_up(&m, notes, &own);
        for (int i = 0; i < count; i++)
            worth[i] = want(&m, legal[i]);
    }
    ochre_hint_weights(worth, count, ST_W_HALVING_OF_HINTS, weight);
}
