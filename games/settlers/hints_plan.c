/* hints_plan.c - what is worth working for: the tribe place, box or level that brings most for its cost.
 *
 * Candidates are all journeys (from each explorer, and from the camps with an explorer yet to be created;
 * to each tribe place with a counter and each box with one; with the levels of now, or with those that
 * some box asks for) and all charts (for their Art cards, for longer moves, for the thefts of hunting).
 * A candidate's rate is its worth for its cost in cards. Bots ask for plans all the time, so what is worth
 * something is worked out once for a position, levels that could not pay any more are not gone into, and what was
 * found is noted (hints_notes.c). */
#include "games/settlers/weights.h"

static int lower(int a, int b)
{
    return a < b ? a : b;
}

static int higher(int a, int b)
{
    return a > b ? a : b;
}

int st_ways(int number)
{
    return number < 7 ? number - 1 : 13 - number;
}

int st_turns_left(const st_edition *e, const st_state *s)
{
    int best = 0;
    for (int i = 0; i < s->seats; i++) {
        const int points = st_points(e, s, i);
        best = points > best ? points : best;
    }
    const int by_turns = ST_W_USUAL_TURNS - s->turn_number;
    const int by_points = ST_W_USUAL_TURNS * (e->win_points - best) / e->win_points;
    const int turns = (by_turns + by_points) / 2;
    return higher(turns, ST_W_LEAST_TURNS);
}

int st_horizon(const st_edition *e, const st_state *s)
{
    return st_turns_left(e, s) / ST_W_HORIZON_STEP * ST_W_HORIZON_STEP;
}

int st_pips(const st_edition *e, const st_state *s, int v)
{
    const st_point *at = st_at(e, v);
    int             pips = 0;
    for (int i = 0; i < at->hex_count; i++)
        if (!(s->deserts >> (at->hexes[i] - 1) & 1))
            pips += st_ways(e->hexes[at->hexes[i] - 1].number);
    return pips;
}

/* ---- worths ---- */

/* What a counter of the colour adds besides its own point: the way to the Expansion card. */
static int set_worth(const st_edition *e, const st_state *s, const st_player *p, int colour)
{
    int missing = 0, second = 0;
    for (int c = 0; c < ST_TRIBES; c++)
        missing += p->tribes[c] == 0;
    if (p->tribes[colour] > 0 || missing == 0)
        return 0;
    for (int i = 0; i < s->seats; i++)
        second += st_has_all_tribes(&s->players[i]);
    const int points = s->expansion == 0 ? e->expansion.points : second == 1 ? 1 : 0;
    return points * ST_POINT_WORTH / missing;
}

/* What another camp costs that takes the place of one: the poorest has to go. */
static int lost_pips(const st_edition *e, const st_state *s, const st_player *p)
{
    int least = ST_FAR;
    if (p->camp_count < e->camps)
        return 0;
    for (int c = 0; c < p->camp_count; c++) {
        const int pips = st_pips(e, s, p->camps[c]);
        least = pips < least ? pips : least;
    }
    return least;
}

static void find_place_worths(st_outlook *o)
{
    const st_edition *e = o->e;
    const st_state   *s = o->s;
    const st_player  *p = &s->players[o->seat];
    const int         turns = st_horizon(e, s), lost = lost_pips(e, s, p);
    int               set[ST_TRIBES];
    for (int c = 0; c < ST_TRIBES; c++)
        set[c] = set_worth(e, s, p, c);
    for (int t = 0; t < s->tribe_count; t++) {
        const int v = s->tribes[t], gain = st_pips(e, s, v) - lost;
        o->place[t] = ST_POINT_WORTH + set[st_at(e, v)->mark - ST_TRIBE_PLACE] +
                      gain * ST_W_PIP * turns / 100;
        o->most_place = higher(o->most_place, o->place[t]);
    }
}

/* What a counter brings by the card for most counters, whatever its face. */
static int exploration_worth(const st_edition *e, const st_state *s, int seat)
{
    const int mine = st_counter_number(&s->players[seat]);
    const int holder = s->exploration - 1;
    const int to_beat = holder < 0 ? 2 : st_counter_number(&s->players[holder]) + 1;
    if (holder == seat)
        return ST_W_HELD;
    return to_beat > mine ? e->exploration.points * ST_POINT_WORTH / (to_beat - mine) : 0;
}

static void find_box_worths(st_outlook *o)
{
    const st_edition *e = o->e;
    const int         card = exploration_worth(e, o->s, o->seat);
    int               faces[ST_GROUPS + 1] = {0}, good[ST_GROUPS + 1] = {0};
    for (int c = 0; c < e->counter_count; c++)
        if (o->s->bag >> c & 1) {
            faces[e->counters[c].group]++;
            good[e->counters[c].group] += e->counters[c].kind == ST_FACE_ADAPTATION;
        }
    for (int b = 0; b < e->box_count; b++) {
        const int group = e->boxes[b].group;
        o->box[b] = card + ST_W_COUNTER +
                    (faces[group] > 0 ? good[group] * ST_POINT_WORTH / faces[group] : 0);
        o->most_box = higher(o->most_box, o->box[b]);
    }
}

static void work_out(st_outlook *o)
{
    const st_player *p = &o->s->players[o->seat];
    if (o->is_worked_out)
        return;
    o->is_worked_out = true;
    o->most_place = o->most_box = 0;
    find_place_worths(o);
    find_box_worths(o);
    for (int i = 0; i < p->explorer_count; i++)
        st_reach_from(o->e, o->atlas, p, &p->explorers[i], 1, &o->now[i]);
}

int st_box_worth(st_outlook *o, int box)
{
    work_out(o);
    return o->box[box - 1];
}

/* ---- candidates ---- */

typedef struct search {
    const st_edition *e;
    const st_state   *s;
    const st_player  *p;
    uint8_t           explorers[ST_EXPLORERS];
    int               count;      /* of those explorers */
    int               travellers; /* the first so many look for journeys */
    bool              may_create;
    int               a_move;                 /* steps of a move */
    int               camp_price, crew_price; /* tenths of cards: a camp, an explorer */
    const st_outlook *worth;
    uint32_t          open_now, open;           /* boxes: with the levels of now, of the try */
    st_reach          now[ST_EXPLORERS + 1];    /* from each explorer, and from the camps */
    st_reach          raised[ST_EXPLORERS + 1]; /* with the levels of the try */
    unsigned          is_raised;                /* bits: those that are worked out */
    st_plan           best;
} search;

static int cards_for_levels(const st_edition *e, const st_player *p, int chart, int level,
                            uint8_t need[ST_RESOURCES])
{
    int cards = 0;
    for (int l = p->levels[chart]; l < level; l++)
        for (int r = 0; r < ST_RESOURCES; r++) {
            cards += e->costs.advance[l][r];
            need[r] = (uint8_t)(need[r] + e->costs.advance[l][r]);
        }
    return cards * ST_CARD;
}

static void add_price(st_plan *plan, const uint8_t price[ST_RESOURCES], int times)
{
    for (int r = 0; r < ST_RESOURCES; r++)
        plan->need[r] = (uint8_t)(plan->need[r] + times * price[r]);
}

static void keep_better(search *f, const st_plan *plan)
{
    if (plan->rate > f->best.rate)
        f->best = *plan;
}

typedef struct way {          /* a source of journeys with the levels of one try */
    int             explorer; /* 0: to be created */
    const st_reach *reach;
    const st_reach *now;   /* the same with the levels of now; NULL: that is this try */
    int             other; /* the source that is the other explorer, -1: there is none */
    int             clothing, shelter;
    int             toll; /* tenths of cards: levels, and the explorer itself */
} way;

/* With the levels of the try; worked out when somebody asks for it. */
static const st_reach *reach_of(search *f, int source, int clothing, int shelter)
{
    const st_player *p = f->p;
    if (clothing == p->levels[ST_CLOTHING] && shelter == p->levels[ST_SHELTER])
        return &f->now[source];
    if (!(f->is_raised >> source & 1)) {
        f->raised[source] = f->now[source];
        st_cross_boxes(f->e, f->worth->atlas, f->open, f->open & ~f->open_now, &f->raised[source]);
    }
    f->is_raised |= 1u << source;
    return &f->raised[source];
}

/* The other explorer is nearer. */
static bool is_others(search *f, const way *w, int place)
{
    return w->other >= 0 &&
           reach_of(f, w->other, w->clothing, w->shelter)->steps[place] < w->reach->steps[place];
}

static int cost_of_steps(const search *f, const way *w, int steps)
{
    return w->toll + steps * ST_CARD / f->a_move + ST_W_SETTING_OUT;
}

static void take_journey(search *f, const way *w, int place, int box, int worth, int steps,
                         int cost)
{
    const int moves = (steps + f->a_move - 1) / f->a_move;
    st_plan   plan = {.deed = ST_DEED_TRAVEL,
                      .explorer = w->explorer,
                      .place = place,
                      .box = box,
                      .clothing = w->clothing,
                      .shelter = w->shelter,
                      .rate = worth * ST_RATE / cost,
                      .gain = worth - cost * ST_W_CARD / ST_CARD};
    cards_for_levels(f->e, f->p, ST_CLOTHING, w->clothing, plan.need);
    cards_for_levels(f->e, f->p, ST_SHELTER, w->shelter, plan.need);
    add_price(&plan, f->e->costs.move, lower(moves, ST_W_MOVES_KEPT_FOR));
    if (w->explorer == 0)
        add_price(&plan, f->e->costs.explorer, 1);
    if (box == 0)
        add_price(&plan, f->e->costs.camp, 1);
    f->best = plan;
}

/* Has the worth no better rate for that cost than what was found? Asked without dividing. */
static bool is_no_better(const search *f, int worth, int cost)
{
    return worth * ST_RATE < (f->best.rate + 1) * cost;
}

static void try_journey(search *f, const way *w, int place, int box, int worth)
{
    const int far = w->reach->steps[place];
    if (far == ST_FAR)
        return;
    const int steps = far + (box != 0) - (w->explorer == 0 && far > 0);
    const int cost = cost_of_steps(f, w, steps) + (box == 0 ? f->camp_price : ST_W_TOLL);
    if (!is_no_better(f, worth, cost) && !is_others(f, w, place))
        take_journey(f, w, place, box, worth, steps, cost);
}

static bool can_stand(const search *f, int v, int explorer)
{
    return v == explorer || !st_has(f->s->occupied, v);
}

/* The same way with lower levels was tried before, and was cheaper. */
static bool is_no_nearer(const way *w, int place)
{
    return w->now != NULL && w->reach->steps[place] == w->now->steps[place];
}

static void try_journeys(search *f, const way *w)
{
    for (int t = 0; t < f->s->tribe_count; t++)
        if (!is_no_nearer(w, f->s->tribes[t]) && can_stand(f, f->s->tribes[t], w->explorer))
            try_journey(f, w, f->s->tribes[t], 0, f->worth->place[t]);
    for (uint32_t left = f->s->boxes & f->open; left != 0; left &= left - 1) {
        const int     b = __builtin_ctz(left);
        const st_box *box = &f->e->boxes[b];
        const bool    b_is_near = w->reach->steps[box->b] < w->reach->steps[box->a];
        const int     near = b_is_near ? box->b : box->a;
        if ((f->open_now >> b & 1) && is_no_nearer(w, near))
            continue;
        try_journey(f, w, near, b + 1, f->worth->box[b]);
    }
}

/* Not even the best place or box, were it all that is left to pay, would be worth so much. */
static bool is_too_dear(const search *f, int cost)
{
    const int least = cost + ST_W_SETTING_OUT;
    return is_no_better(f, f->worth->most_place, least + f->camp_price) &&
           is_no_better(f, f->worth->most_box, least + ST_W_TOLL);
}

/* Steps to the nearest box that the levels of the try open and those of now do not. */
static int steps_to_new_box(const search *f, const st_reach *now)
{
    int nearest = ST_FAR;
    for (uint32_t left = f->open & ~f->open_now; left != 0; left &= left - 1) {
        const st_box *box = &f->e->boxes[__builtin_ctz(left)];
        nearest = lower(nearest, lower(now->steps[box->a], now->steps[box->b]));
    }
    return nearest;
}

/* Higher levels bring nothing before a box that they open is reached. */
static bool is_too_far(const search *f, int source, bool is_new, int toll)
{
    const int steps = steps_to_new_box(f, &f->now[source]) + 1 - is_new;
    return is_too_dear(f, toll + steps * ST_CARD / f->a_move);
}

/* All journeys with these levels, those of now or higher, that begin there. */
static void try_source(search *f, int source, int clothing, int shelter, int levels)
{
    const bool is_new = source == f->count, is_now = levels == 0;
    const int  toll = levels + (is_new ? f->crew_price : 0);
    if (is_now ? is_too_dear(f, toll) : is_too_far(f, source, is_new, toll))
        return;
    const way w = {is_new ? 0 : f->explorers[source],
                   reach_of(f, source, clothing, shelter),
                   is_now ? NULL : &f->now[source],
                   is_new ? (f->count > 0 ? 0 : -1) : (f->count > 1 ? 1 - source : -1),
                   clothing,
                   shelter,
                   toll};
    try_journeys(f, &w);
}

static void try_levels(search *f, int clothing, int shelter)
{
    uint8_t   unused[ST_RESOURCES] = {0};
    const int levels = cards_for_levels(f->e, f->p, ST_CLOTHING, clothing, unused) +
                       cards_for_levels(f->e, f->p, ST_SHELTER, shelter, unused);
    if (levels > ST_W_LEVELS_MOST || is_too_dear(f, levels))
        return;
    f->is_raised = 0;
    f->open = f->worth->atlas->open[clothing][shelter];
    for (int i = 0; i < f->travellers; i++)
        try_source(f, i, clothing, shelter, levels);
    if (f->may_create)
        try_source(f, f->count, clothing, shelter, levels);
}

/* With the levels of now, and with those that each box asks for. */
static void try_all_levels(search *f)
{
    const int clothing = f->p->levels[ST_CLOTHING], shelter = f->p->levels[ST_SHELTER];
    uint64_t  tried = UINT64_C(1) << (8 * clothing + shelter);
    try_levels(f, clothing, shelter);
    for (int b = 0; b < f->e->box_count; b++) {
        const int c = higher(clothing, f->e->boxes[b].clothing);
        const int h = higher(shelter, f->e->boxes[b].shelter);
        if (!(tried >> (8 * c + h) & 1))
            try_levels(f, c, h);
        tried |= UINT64_C(1) << (8 * c + h);
    }
}

/* ---- charts ---- */

static bool is_art_open(const search *f, int chart)
{
    for (int i = 0; i < f->s->seats; i++)
        if (f->s->players[i].levels[chart] == ST_LEVELS)
            return false;
    return true;
}

/* What one more level brings by itself: moves saved, or a card stolen. */
static int level_worth(const search *f, int chart)
{
    const int level = f->p->levels[chart];
    const int moves = st_horizon(f->e, f->s) / ST_W_TURNS_A_MOVE; /* that will still be paid for */
    if (chart == ST_FOOD)
        return moves * ST_W_CARD / (st_steps_of(f->e, f->p) + 1);
    if (chart == ST_HUNTING)
        return ST_W_CARD * ST_W_THEFT / 100 + st_w_theft_besides[level];
    return 0;
}

static void try_chart(search *f, int chart)
{
    const st_player *p = f->p;
    const int        level = p->levels[chart];
    st_plan          one = {.deed = ST_DEED_ADVANCE, .chart = chart}, all = one;
    if (level == ST_LEVELS || (level + 1 == ST_LEVELS && !is_art_open(f, chart)))
        return;
    const int next = higher(cards_for_levels(f->e, p, chart, level + 1, one.need), 1);
    one.rate = level_worth(f, chart) * ST_RATE / next;
    one.gain = level_worth(f, chart) - next * ST_W_CARD / ST_CARD;
    keep_better(f, &one);
    if (!is_art_open(f, chart))
        return;
    const int thefts = chart == ST_HUNTING ? (ST_LEVELS - level) * ST_W_THEFT_REPAYS : 0;
    const int cost = cards_for_levels(f->e, p, chart, ST_LEVELS, all.need) - thefts;
    const int art = f->e->art[chart].points * ST_POINT_WORTH;
    all.rate = art * ST_RATE / higher(cost, ST_CARD);
    all.gain = art - higher(cost, ST_CARD) * ST_W_CARD / ST_CARD;
    keep_better(f, &all);
}

/* The ways need no clearing. */
static void begin(search *f, const st_outlook *o)
{
    f->e = o->e;
    f->s = o->s;
    f->p = &o->s->players[o->seat];
    f->worth = o;
    f->count = f->travellers = 0;
    f->may_create = false;
    f->a_move = st_steps_of(f->e, f->p);
    f->open_now = o->atlas->open[f->p->levels[ST_CLOTHING]][f->p->levels[ST_SHELTER]];
    f->camp_price = st_total(st_cards(f->e->costs.camp)) * ST_CARD;
    f->crew_price = st_total(st_cards(f->e->costs.explorer)) * ST_CARD;
    f->best = (st_plan){.deed = ST_DEED_NONE};
}

static void add_explorer(search *f, int at, const st_reach *now)
{
    f->explorers[f->count] = (uint8_t)at;
    f->now[f->count++] = *now;
}

static st_plan make_plan(const st_outlook *o)
{
    const st_player *p = &o->s->players[o->seat];
    search           f;
    begin(&f, o);
    for (int i = 0; i < p->explorer_count; i++)
        add_explorer(&f, p->explorers[i], &o->now[i]);
    f.travellers = f.count;
    f.may_create = f.count < o->e->explorers;
    if (f.may_create)
        st_reach_from(o->e, o->atlas, p, p->camps, p->camp_count, &f.now[f.count]);
    try_all_levels(&f);
    for (int c = 0; c < ST_CHARTS; c++)
        try_chart(&f, c);
    return f.best;
}

st_plan st_plan_of(st_outlook *o)
{
    st_plan plan;
    if (st_find_plan(o, &plan))
        return plan;
    work_out(o);
    plan = make_plan(o);
    st_note_plan(o, &plan);
    return plan;
}

/* ---- from elsewhere ---- */

/* Which explorer of the seat, from 0, is the other one when that on `from` goes (0: a new one); -1: there is none. */
static int other_than(const st_outlook *o, int from)
{
    const st_player *p = &o->s->players[o->seat];
    const int        first = p->explorer_count > 0 && p->explorers[0] == from ? 1 : 0;
    return first < p->explorer_count ? first : -1;
}

/* The best journey from v that is better than `than`. The other explorer is there only so that both do not run for the
 * same place. */
static int best_rate_from(st_outlook *o, int other, int v, int than)
{
    const st_player *p = &o->s->players[o->seat];
    const uint8_t    start = (uint8_t)v;
    st_reach         reach;
    search           f;
    work_out(o);
    st_reach_from(o->e, o->atlas, p, &start, 1, &reach);
    begin(&f, o);
    f.best.rate = than;
    add_explorer(&f, v, &reach);
    f.travellers = 1;
    if (other >= 0)
        add_explorer(&f, p->explorers[other], &o->now[other]);
    try_all_levels(&f);
    return f.best.rate;
}

int st_rate_from(st_outlook *o, int from, int v)
{
    const int other = other_than(o, from);
    const int there = other < 0 ? 0 : o->s->players[o->seat].explorers[other];
    int       rate;
    if (st_find_rate(o, there, v, &rate))
        return rate;
    rate = best_rate_from(o, other, v, 0);
    st_note_rate(o, there, v, rate);
    return rate;
}

/* What nobody will ask for again need not be known exactly. */
bool st_is_better_from(st_outlook *o, int from, int v, int rate)
{
    return o->book != NULL ? st_rate_from(o, from, v) > rate
                           : best_rate_from(o, other_than(o, from), v, rate) > rate;
}
