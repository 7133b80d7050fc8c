/* apply.c - what happens in Cro-Magnon when a move is made.
 *
 * A turn is growth alone, or four steps: move, take a tile, play a tile, check for conflict.
 * cm_apply() sends each move to the function of its kind. The functions under "the steps of a turn"
 * are the only places where one step leads to the next; conflicts are in apply_conflict.c. What belongs
 * to a step that is over is set back to zero, so that equal positions are equal bytes. */
#include "games/cro_magnon/state.h"

#include <string.h>

/* ---- cubes ---- */

/* The temple whose marker was placed last becomes open for all, for good (CM-232, CM-344). */
static void open_temple(cm_state *s, int seat, int area)
{
    cm_area *a = &s->areas[area];
    int      last = a->temple_count - 1;
    while (a->temples[last] != 1 + seat)
        last--;
    a->temples[last] = 0;
    s->open = (uint16_t)(s->open | 1u << area);
    if (cm_markers(a, seat) == 0)
        s->players[seat].marked = (uint16_t)(s->players[seat].marked & ~(1u << area));
}

static void arrive(cm_state *s, int seat, int area, int cubes)
{
    s->areas[area].cubes[seat] = (uint8_t)(s->areas[area].cubes[seat] + cubes);
    s->players[seat].here = (uint16_t)(s->players[seat].here | 1u << area);
}

/* Ordinary cubes leave first, then markers (CM-232, CM-316). */
static void leave(cm_state *s, int seat, int area)
{
    cm_area   *a = &s->areas[area];
    cm_player *p = &s->players[seat];
    a->cubes[seat]--;
    if ((p->marked >> area & 1) && a->cubes[seat] < cm_markers(a, seat))
        open_temple(s, seat, area);
    if (a->cubes[seat] == 0)
        p->here = (uint16_t)(p->here & ~(1u << area));
}

static void from_stock(cm_state *s, int area, int cubes)
{
    cm_player *p = &s->players[s->turn];
    if (cubes > p->stock)
        cubes = p->stock; /* CM-214, CM-332 */
    p->stock = (uint8_t)(p->stock - cubes);
    arrive(s, s->turn, area, cubes);
}

/* ---- tiles ---- */

static void discard(cm_state *s, int seat, int type, int action)
{
    cm_player *p = &s->players[seat];
    p->tiles[type] = (uint16_t)(p->tiles[type] & ~(1u << action));
    p->held--;
    s->used[type] = (uint16_t)(s->used[type] | 1u << action); /* CM-552 */
}

/* ---- the steps of a turn ---- */

static void begin_turn(cm_state *s, int seat)
{
    s->turn = (uint8_t)seat;
    s->turns++;
    s->phase = CM_TURN;
}

void cm_end_turn(const cm_edition *e, cm_state *s)
{
    s->stall = s->taken != 0 ? 0 : (uint8_t)(s->stall + 1);
    s->taken = 0;
    s->selector = s->bidder = 0;
    if (s->stall >= e->constants.stall_turns_per_player * s->seats)
        s->phase = CM_END; /* CM-502 */
    else
        begin_turn(s, cm_next_seat(s, s->turn)); /* CM-203 */
}

/* Step 4: was the tile taken the last one of its type (CM-401)? */
static void check_conflict(const cm_edition *e, cm_state *s)
{
    s->mp = s->stepped = s->source = 0;
    s->opened = 0;
    if (s->taken != 0 && s->uncollected[s->taken - 1] == 0)
        cm_begin_scoring(e, s);
    else
        cm_end_turn(e, s);
}

static void begin_act(const cm_edition *e, cm_state *s)
{
    if (cm_has_more_than_spent(&s->players[s->turn]))
        s->phase = CM_ACT;
    else
        check_conflict(e, s); /* CM-284 */
}

static void begin_take(const cm_edition *e, cm_state *s)
{
    const uint64_t there =
        cm_four(s->uncollected, 0) | cm_four(s->uncollected, 1) | cm_four(s->uncollected, 2);
    s->source = s->at = s->mp = 0;
    s->visited = 0;
    if ((there & cm_times_four(s->players[s->turn].here)) != 0)
        s->phase = CM_TAKE;
    else
        begin_act(e, s); /* CM-264 */
}

/* ---- Step 1 ---- */

static void select_area(const cm_edition *e, cm_state *s, int area)
{
    const int crowd = cm_crowd(&s->areas[area]);
    s->mp = (uint8_t)(crowd < e->constants.max_mp ? crowd : e->constants.max_mp); /* CM-221 */
    s->source = (uint8_t)(1 + area);
    s->phase = CM_MOVE;
}

/* A step of the active player's; a cost that is due makes him pay next (CM-243). */
static bool step(const cm_edition *e, cm_state *s, int from, int to)
{
    const bool costs = cm_due(s) >> to & 1;
    leave(s, s->turn, from);
    arrive(s, s->turn, to, 1);
    s->mp--;
    if (!costs)
        return false;
    s->opened = (uint16_t)(s->opened | 1u << to);
    s->unpaid = e->areas[to].entry_cost;
    s->phase = CM_PAY;
    return true;
}

static void move_cube(const cm_edition *e, cm_state *s, int to, bool is_new)
{
    const int      from = (is_new ? s->source : s->at) - 1;
    const unsigned been = is_new ? 1u << from : s->visited;
    const bool     costs = step(e, s, from, to);
    s->at = (uint8_t)(1 + to);
    s->visited = (uint16_t)(been | 1u << to);
    if (!costs && s->mp == 0)
        begin_take(e, s); /* CM-229 */
}

static void go_on_moving(const cm_edition *e, cm_state *s)
{
    s->phase = CM_MOVE;
    if (s->mp > 0) {
        const cm_walk w = cm_walk_now(e, s);
        if (cm_can_spend(&w, s->mp))
            return;
    }
    begin_take(e, s); /* CM-229, or CM-230 */
}

static void go_on_with_own(const cm_edition *e, cm_state *s)
{
    if (s->mp == 0)
        check_conflict(e, s); /* CM-304 */
    else
        s->phase = CM_MOVEOWN;
}

static void pay(const cm_edition *e, cm_state *s, int type, int action)
{
    discard(s, s->turn, type, action);
    if (action == CM_WILD)
        s->unpaid = 0; /* CM-244 */
    else
        s->unpaid = (uint8_t)(s->unpaid & (s->unpaid - 1));
    if (s->unpaid != 0)
        return;
    if (s->source != 0)
        go_on_moving(e, s);
    else
        go_on_with_own(e, s);
}

/* ---- Step 2 ---- */

static void take(cm_state *s, int area, int type)
{
    s->uncollected[type] = (uint16_t)(s->uncollected[type] & ~(1u << area));
    s->collected[type] = (uint16_t)(s->collected[type] | 1u << area);
    s->guarded = (uint16_t)(s->guarded & ~(1u << area)); /* CM-247 */
    s->taken = (uint8_t)(1 + type);
    s->phase = CM_DRAW;
}

static void draw_tile(const cm_edition *e, cm_state *s, int type, int action)
{
    static const uint8_t empty[CM_VALUE_KINDS];
    cm_player           *p = &s->players[s->turn];
    s->bag[type] = (uint16_t)(s->bag[type] & ~(1u << action));
    p->tiles[type] = (uint16_t)(p->tiles[type] | 1u << action);
    p->held++;
    if (action == CM_VALUE && memcmp(s->stack, empty, sizeof empty) != 0)
        s->phase = CM_STACK; /* CM-271 */
    else
        begin_act(e, s); /* also CM-276 */
}

/* One of these tiles less. */
static void take_value(const cm_stock_value *kinds, uint8_t left[CM_VALUE_KINDS], cm_value v)
{
    int i = 0;
    while (kinds[i].first != v.first || kinds[i].second != v.second)
        i++;
    left[i]--;
}

static void stack_value(const cm_edition *e, cm_state *s, cm_value v)
{
    take_value(e->additional_values, s->stack, v);
    if (cm_eligible(e, s) == 0) {
        begin_act(e, s); /* CM-274 */
        return;
    }
    s->drawn = v;
    s->phase = CM_PUT;
}

static void put_value(const cm_edition *e, cm_state *s, int area)
{
    cm_area *a = &s->areas[area];
    a->values[a->value_count++] = s->drawn;
    s->drawn = (cm_value){0, 0};
    begin_act(e, s);
}

/* ---- Step 3 ---- */

static void play(const cm_edition *e, cm_state *s, int type, int action)
{
    cm_player *p = &s->players[s->turn];
    if (action == CM_VP) {
        p->points = (uint16_t)(p->points + p->held); /* CM-351: this one included */
        discard(s, s->turn, type, action);
        check_conflict(e, s);
        return;
    }
    discard(s, s->turn, type, action);
    s->mp = e->actions[action].n;
    s->phase = action == CM_RELOCATE ? CM_FROM : action <= CM_OWN4 ? CM_MOVEOWN : CM_OTHERS;
}

static void play_in_area(const cm_edition *e, cm_state *s, int type, int action, int area)
{
    cm_area *a = &s->areas[area];
    discard(s, s->turn, type, action);
    if (action == CM_TEMPLE) { /* CM-341 */
        a->temples[a->temple_count++] = (uint8_t)(1 + s->turn);
        s->players[s->turn].marked = (uint16_t)(s->players[s->turn].marked | 1u << area);
        from_stock(s, area, 1);
    } else {
        from_stock(s, area, e->actions[action].n); /* CM-331 */
    }
    check_conflict(e, s);
}

static void move_own(const cm_edition *e, cm_state *s, int from, int to)
{
    s->stepped = 1;
    if (!step(e, s, from, to))
        go_on_with_own(e, s);
}

static void move_other(const cm_edition *e, cm_state *s, const uint8_t arg[3], bool is_oust)
{
    if (is_oust)
        open_temple(s, arg[0], arg[1]); /* CM-316: an ordinary cube stays behind */
    leave(s, arg[0], arg[1]);
    arrive(s, arg[0], arg[2], 1);
    s->stepped = 1;
    s->mp--;
    if (s->mp == 0)
        check_conflict(e, s); /* CM-315 */
}

static void drop(const cm_edition *e, cm_state *s, int to)
{
    const int from = s->source - 1;
    leave(s, s->turn, from);
    arrive(s, s->turn, to, 1);
    s->stepped = 1;
    if (s->areas[from].cubes[s->turn] == 0 || cm_is_frozen(s, s->turn, from))
        check_conflict(e, s); /* CM-322 */
}

/* ---- the set-up ---- */

static void deal_value(const cm_edition *e, cm_state *s, cm_value v)
{
    cm_area *a = &s->areas[1 + s->dealt];
    take_value(e->initial_values, s->deck, v);
    a->values[a->value_count++] = v; /* CM-101 */
    s->dealt++;
}

static void deal_resource(const cm_edition *e, cm_state *s, int type)
{
    const int area = 1 + s->dealt % CM_NUMBERED;
    s->uncollected[type] = (uint16_t)(s->uncollected[type] | 1u << area);
    s->dealt++;
    if (e->types[type].category != CM_TRADE || area != CM_NUMBERED)
        return;
    for (int t = 0; t < CM_TYPES; t++) /* CM-103: the sixteenth */
        if (e->types[t].category == CM_TRADE && cm_count(s->uncollected[t]) < e->types[t].copies)
            s->left_over = (uint8_t)(1 + t);
}

static void start_with(cm_state *s, int seat)
{
    s->dealt++;
    s->start = (uint8_t)seat;
    begin_turn(s, seat); /* CM-110 */
}

/* ---- the contract ---- */

static void apply_event(const cm_edition *e, cm_state *s, ochre_action a)
{
    const cm_value v = {a.arg[0], a.arg[1]};
    switch (a.verb) {
    case CM_DEAL_VALUE: deal_value(e, s, v); break;
    case CM_DEAL_GOD:
    case CM_DEAL_TRADE:
    case CM_DEAL_TOOL: deal_resource(e, s, a.arg[0]); break;
    case CM_START_SEAT: start_with(s, a.arg[0]); break;
    case CM_DRAW_TILE: draw_tile(e, s, a.arg[0], a.arg[1]); break;
    default:
        assert(a.verb == CM_STACK_VALUE);
        stack_value(e, s, v);
        break;
    }
}

static void apply_bid(const cm_edition *e, cm_state *s, int type, int action, int half_units)
{
    const int seat = s->bidder;
    discard(s, seat, type, action);
    s->bids[seat] = (uint8_t)(s->bids[seat] + half_units);
    cm_after_bid(e, s, cm_next_seat(s, seat));
}

static void apply_pass(const cm_edition *e, cm_state *s)
{
    if (s->phase == CM_TURN) {
        cm_end_turn(e, s); /* CM-202 */
        return;
    }
    s->passed = (uint8_t)(s->passed | 1u << s->bidder); /* CM-412 */
    cm_after_bid(e, s, cm_next_seat(s, s->bidder));
}

void cm_apply(const void *edition, void *state, ochre_action a)
{
    const cm_edition *e = edition;
    cm_state         *s = state;
    switch (a.verb) {
    case CM_DO_GROW:
        from_stock(s, a.arg[0], e->constants.grow_cubes); /* CM-211 */
        cm_end_turn(e, s);
        break;
    case CM_DO_SELECT: select_area(e, s, a.arg[0]); break;
    case CM_DO_PASS: apply_pass(e, s); break;
    case CM_DO_SEND: move_cube(e, s, a.arg[0], true); break;
    case CM_DO_GO: move_cube(e, s, a.arg[0], false); break;
    case CM_DO_PAY: pay(e, s, a.arg[0], a.arg[1]); break;
    case CM_DO_TAKE: take(s, a.arg[0], a.arg[1]); break;
    case CM_DO_PUT: put_value(e, s, a.arg[0]); break;
    case CM_DO_PLAY: play(e, s, a.arg[0], a.arg[1]); break;
    case CM_DO_PLAY_AREA: play_in_area(e, s, a.arg[0], a.arg[1], a.arg[2]); break;
    case CM_DO_SKIP:
    case CM_DO_DONE: check_conflict(e, s); break;
    case CM_DO_MOVE: move_own(e, s, a.arg[0], a.arg[1]); break;
    case CM_DO_PUSH: move_other(e, s, a.arg, false); break;
    case CM_DO_OUST: move_other(e, s, a.arg, true); break;
    case CM_DO_FROM:
        s->source = (uint8_t)(1 + a.arg[0]);
        s->phase = CM_DROP;
        break;
    case CM_DO_DROP: drop(e, s, a.arg[0]); break;
    case CM_DO_SCORE: cm_contest(e, s, a.arg[0]); break;
    case CM_DO_BID: apply_bid(e, s, a.arg[0], a.arg[1], CM_WHOLE); break;
    case CM_DO_HALF: apply_bid(e, s, a.arg[0], CM_HALF, 1); break;
    default: apply_event(e, s, a); break;
    }
}
