/* moves.c - what a player of Cro-Magnon may do now.
 *
 * Lists are built from sets of areas and sets of actions, bit by bit; no area is tried that holds
 * nothing of interest. Actions are put together as 64-bit words (verb in the lowest byte, then the
 * arguments). Costs are looked at only if an area within reach asks for one. */
#include "games/cro_magnon/state.h"

#define WORD(verb)    ((uint64_t)(verb))
#define ARG(i, value) ((uint64_t)(unsigned)(value) << (8 + 8 * (i)))

int cm_actor(const void *state)
{
    const cm_state *s = state;
    switch (s->phase) {
    case CM_SETUP:
    case CM_DRAW:
    case CM_STACK: return OCHRE_CHANCE;
    case CM_SCORE: return s->selector;
    case CM_BID: return s->bidder;
    case CM_END: return OCHRE_OVER;
    default: return s->turn;
    }
}

/* The verb with each area of the set. Most sets have up to five: for them the length of the list is
 * counted without a branch that could be guessed wrong. */
static int list_areas(unsigned areas, uint64_t word, int arg, ochre_action *out, int n)
{
    for (int i = 0; i < 5; i++, areas &= areas - 1) {
        out[n] = ochre_action_packed(word | ARG(arg, __builtin_ctz(areas | 1u << CM_AREAS)));
        n += areas != 0;
    }
    for (; areas != 0; areas &= areas - 1)
        out[n++] = ochre_action_packed(word | ARG(arg, __builtin_ctz(areas)));
    return n;
}

/* ---- the turn ---- */

static int list_turn(const cm_edition *e, const cm_state *s, ochre_action *out)
{
    const cm_player *p = &s->players[s->turn];
    int              n = 0;
    if (p->stock > 0) /* CM-211, 212, 215 */
        n = list_areas((unsigned)(s->open | p->marked), WORD(CM_DO_GROW), 0, out, n);
    const unsigned due = cm_due(s);
    for (unsigned areas = p->here; areas != 0; areas &= areas - 1) {
        const int area = __builtin_ctz(areas), own = s->areas[area].cubes[s->turn];
        const int crowd = cm_crowd(&s->areas[area]);
        const int mp = crowd < e->constants.max_mp ? crowd : e->constants.max_mp; /* CM-221 */
        out[n] = ochre_action_packed(WORD(CM_DO_SELECT) | ARG(0, area));
        if (own >= mp && (e->areas[area].adjacent & ~due) != 0) {
            n++; /* one step each, to a free area */
            continue;
        }
        const cm_walk w = cm_walk_from(e, s, area);
        n += cm_can_spend(&w, mp);
    }
    if (n == 0)
        out[n++] = ochre_action_packed(WORD(CM_DO_PASS)); /* CM-202 */
    return n;
}

/* ---- Step 1 ---- */

static int list_steps(const cm_walk *w, unsigned areas, bool is_new, int mp, ochre_action *out,
                      int n)
{
    const uint64_t word = is_new ? WORD(CM_DO_SEND) : WORD(CM_DO_GO);
    for (; areas != 0; areas &= areas - 1) {
        const int to = __builtin_ctz(areas);
        out[n] = ochre_action_packed(word | ARG(0, to));
        n += cm_may_step(w, to, is_new, mp);
    }
    return n;
}

/* With a cube waiting for each point that would be left, any step to a free area will do, as long as
 * the others can make one. Everything else is looked into. */
static int list_move(const cm_edition *e, const cm_state *s, ochre_action *out)
{
    const int      source = s->source - 1, at = s->at - 1, rest = s->mp - 1;
    const int      waiting = s->areas[source].cubes[s->turn];
    const unsigned due = cm_due(s);
    unsigned       sends = waiting > 0 ? e->areas[source].adjacent : 0, goes = 0;
    int            n = 0;
    if (at >= 0 && !cm_is_frozen(s, s->turn, at))
        goes = e->areas[at].adjacent & ~(unsigned)s->visited; /* CM-226 */
    const unsigned starts = sends & ~due;
    if (waiting > rest) {
        n = list_areas(starts, WORD(CM_DO_SEND), 0, out, n);
        sends &= due;
    }
    if (rest == 0 || (waiting >= rest && starts != 0)) {
        n = list_areas(goes & ~due, WORD(CM_DO_GO), 0, out, n);
        goes &= due;
    }
    if ((sends | goes) == 0)
        return n;
    const cm_walk w = cm_walk_now(e, s);
    n = list_steps(&w, sends, true, s->mp, out, n);
    return list_steps(&w, goes, false, s->mp, out, n);
}

/* Each tile of four types under the verb: a type is sixteen bits of actions. */
static int list_four(uint64_t tiles, int verb, int first_type, ochre_action *out, int n)
{
    for (; tiles != 0; tiles &= tiles - 1) {
        const int bit = __builtin_ctzll(tiles);
        out[n++] =
            ochre_action_packed(WORD(verb) | ARG(0, first_type + bit / 16) | ARG(1, bit % 16));
    }
    return n;
}

static int list_pay(const cm_edition *e, const cm_state *s, ochre_action *out)
{
    const uint16_t *tiles = s->players[s->turn].tiles;
    const int       next = __builtin_ctz(s->unpaid); /* CM-243 */
    uint16_t        fit[CM_TYPES];
    int             n = 0;
    for (int t = 0; t < CM_TYPES; t++)
        fit[t] = e->types[t].category == next ? 0xffff : CM_BIT_WILD; /* CM-244 */
    for (int i = 0; i < CM_TYPES / 4; i++)
        n = list_four(cm_four(tiles, i) & cm_four(fit, i), CM_DO_PAY, 4 * i, out, n);
    return n;
}

/* ---- Step 2 ---- */

static int list_take(const cm_state *s, ochre_action *out)
{
    const uint64_t here = cm_times_four(s->players[s->turn].here);
    int            n = 0;
    for (int i = 0; i < CM_TYPES / 4; i++)
        for (uint64_t left = cm_four(s->uncollected, i) & here; left != 0; left &= left - 1) {
            const int bit = __builtin_ctzll(left); /* sixteen areas a type */
            out[n++] =
                ochre_action_packed(WORD(CM_DO_TAKE) | ARG(0, bit % 16) | ARG(1, 4 * i + bit / 16));
        }
    return n;
}

unsigned cm_eligible(const cm_edition *e, const cm_state *s)
{
    unsigned areas = 0, room = 0;
    for (int t = 0; t < CM_TYPES; t++)
        areas |= (unsigned)(s->uncollected[t] | s->collected[t]);
    for (int i = 1; i < CM_AREAS; i++)
        room |= (unsigned)(cm_spaces_taken(&s->areas[i]) < e->constants.value_slots_per_area) << i;
    return areas & room; /* CM-272 */
}

/* ---- Step 3 ---- */

/* The player's areas from which a cube may leave (CM-246). */
static unsigned may_leave(const cm_state *s)
{
    unsigned areas = s->players[s->turn].here;
    for (unsigned opened = areas & s->opened; opened != 0; opened &= opened - 1)
        if (s->areas[__builtin_ctz(opened)].cubes[s->turn] == 1)
            areas &= ~(opened & (0 - opened));
    return areas;
}

/* Areas with a cost due that the player can pay. */
static unsigned payable(const cm_edition *e, const cm_player *p, unsigned due)
{
    unsigned areas = 0;
    if (due == 0)
        return 0;
    const cm_purse purse = cm_purse_of(e, p);
    for (; due != 0; due &= due - 1)
        if (cm_can_pay(&purse, e->areas[__builtin_ctz(due)].entry_cost))
            areas |= due & (0 - due);
    return areas;
}

bool cm_can_move_own(const cm_edition *e, const cm_state *s, int type, int action)
{
    unsigned border = 0;
    for (unsigned areas = may_leave(s); areas != 0; areas &= areas - 1)
        border |= e->areas[__builtin_ctz(areas)].adjacent;
    const unsigned due = cm_due(s);
    if ((border & ~due) != 0)
        return true;
    cm_player p = s->players[s->turn]; /* without the tile that is played (CM-303, CM-305) */
    if (type >= 0)
        p.tiles[type] = (uint16_t)(p.tiles[type] & ~(1u << action));
    return payable(e, &p, border & due) != 0;
}

static bool can_move_others(const cm_edition *e, const cm_state *s)
{
    const unsigned free = ~cm_due(s);
    for (int seat = 0; seat < s->seats; seat++)
        for (unsigned areas = s->players[seat].here; seat != s->turn && areas != 0;
             areas &= areas - 1)
            if ((e->areas[__builtin_ctz(areas)].adjacent & free) != 0)
                return true;
    return false;
}

static bool can_relocate(const cm_state *s)
{
    const unsigned here = s->players[s->turn].here;
    return (here & (here - 1)) != 0 && may_leave(s) != 0; /* CM-323 */
}

/* Where the player could put up a temple (CM-341, CM-343). */
static unsigned temple_sites(const cm_edition *e, const cm_state *s)
{
    const cm_player *p = &s->players[s->turn];
    unsigned         sites = 0;
    for (unsigned areas = p->here & ~1u; areas != 0; areas &= areas - 1)
        if (cm_spaces_taken(&s->areas[__builtin_ctz(areas)]) < e->constants.value_slots_per_area)
            sites |= areas & (0 - areas);
    return p->stock > 0 ? sites : 0;
}

static bool can_play(const cm_edition *e, const cm_state *s, int type, int action)
{
    if (action == CM_VP)
        return true;
    if (action == CM_RELOCATE)
        return can_relocate(s);
    return action <= CM_OWN4 ? cm_can_move_own(e, s, type, action) : can_move_others(e, s);
}

static int list_play(const cm_edition *e, const cm_state *s, int type, int action,
                     ochre_action *out, int n)
{
    const cm_player *p = &s->players[s->turn];
    const uint64_t   tile = ARG(0, type) | ARG(1, action);
    if (action < CM_ADD2) {
        out[n] = ochre_action_packed(WORD(CM_DO_PLAY) | tile);
        return n + can_play(e, s, type, action);
    }
    unsigned areas = 0;
    if (action == CM_TEMPLE)
        areas = temple_sites(e, s);
    else if (p->stock > 0) /* CM-331, CM-332 */
        areas = (unsigned)(s->open | p->marked);
    return list_areas(areas, WORD(CM_DO_PLAY_AREA) | tile, 2, out, n);
}

static int list_act(const cm_edition *e, const cm_state *s, ochre_action *out)
{
    const uint16_t *tiles = s->players[s->turn].tiles;
    int             n = 0;
    out[n++] = ochre_action_packed(WORD(CM_DO_SKIP)); /* CM-282 */
    for (int i = 0; i < CM_TYPES / 4; i++) {
        uint64_t left = cm_four(tiles, i) & cm_times_four(CM_BITS_STEP3); /* CM-281, CM-285 */
        for (; left != 0; left &= left - 1) {
            const int bit = __builtin_ctzll(left);
            n = list_play(e, s, 4 * i + bit / 16, bit % 16, out, n);
        }
    }
    return n;
}

static int list_done(const cm_state *s, ochre_action *out, int n)
{
    out[n] = ochre_action_packed(WORD(CM_DO_DONE));
    return n + (s->stepped != 0); /* CM-304, CM-612 */
}

static int list_own(const cm_edition *e, const cm_state *s, ochre_action *out)
{
    const unsigned due = cm_due(s);
    const unsigned allowed = ~due | payable(e, &s->players[s->turn], due); /* CM-242 */
    int            n = list_done(s, out, 0);
    for (unsigned areas = may_leave(s); areas != 0; areas &= areas - 1) {
        const int from = __builtin_ctz(areas);
        n = list_areas(e->areas[from].adjacent & allowed, WORD(CM_DO_MOVE) | ARG(0, from), 1, out,
                       n);
    }
    return n;
}

static int list_others(const cm_edition *e, const cm_state *s, ochre_action *out)
{
    const unsigned free = ~cm_due(s); /* CM-312 */
    int            n = list_done(s, out, 0);
    for (int seat = 0; seat < s->seats; seat++) {
        const cm_player *p = &s->players[seat];
        if (seat == s->turn)
            continue; /* CM-313 */
        for (unsigned areas = p->here; areas != 0; areas &= areas - 1) {
            const int      from = __builtin_ctz(areas);
            const unsigned to = e->areas[from].adjacent & free;
            const uint64_t words = ARG(0, seat) | ARG(1, from);
            n = list_areas(to, WORD(CM_DO_PUSH) | words, 2, out, n);
            if (!(p->marked >> from & 1))
                continue;
            if (cm_markers(&s->areas[from], seat) < s->areas[from].cubes[seat]) /* CM-316 */
                n = list_areas(to, WORD(CM_DO_OUST) | words, 2, out, n);
        }
    }
    return n;
}

static int list_drop(const cm_state *s, ochre_action *out)
{
    const unsigned others = s->players[s->turn].here & ~(1u << (s->source - 1));
    return list_areas(others, WORD(CM_DO_DROP), 0, out, list_done(s, out, 0));
}

/* ---- Step 4 ---- */

static int list_bid(const cm_state *s, ochre_action *out)
{
    const uint16_t *tiles = s->players[s->bidder].tiles;
    const int       area = s->contested - 1;
    int             n = 0;
    out[n++] = ochre_action_packed(WORD(CM_DO_PASS));
    for (int i = 0; i < CM_TYPES / 4; i++) {
        const uint64_t held = cm_four(tiles, i);
        const uint64_t there = (cm_four(s->uncollected, i) | cm_four(s->collected, i)) >> area &
                               cm_times_four(1); /* CM-414 */
        n = list_four(held & there * 0xffff, CM_DO_BID, 4 * i, out, n);
        uint64_t halves = held & cm_times_four(CM_BIT_HALF); /* CM-416 */
        for (; halves != 0; halves &= halves - 1)
            out[n++] = ochre_action_packed(WORD(CM_DO_HALF) |
                                           ARG(0, 4 * i + __builtin_ctzll(halves) / 16));
    }
    return n;
}

int cm_legal(const void *edition, const void *state, ochre_action *out)
{
    const cm_edition *e = edition;
    const cm_state   *s = state;
    switch (s->phase) {
    case CM_TURN: return list_turn(e, s, out);
    case CM_MOVE: return list_move(e, s, out);
    case CM_PAY: return list_pay(e, s, out);
    case CM_TAKE: return list_take(s, out);
    case CM_PUT: return list_areas(cm_eligible(e, s), WORD(CM_DO_PUT), 0, out, 0);
    case CM_ACT: return list_act(e, s, out);
    case CM_MOVEOWN: return list_own(e, s, out);
    case CM_OTHERS: return list_others(e, s, out);
    case CM_FROM: return list_areas(may_leave(s), WORD(CM_DO_FROM), 0, out, 0);
    case CM_DROP: return list_drop(s, out);
    case CM_SCORE: return list_areas(s->collected[s->taken - 1], WORD(CM_DO_SCORE), 0, out, 0);
    case CM_BID: return list_bid(s, out);
    default: return 0; /* chance's decision, or nobody's */
    }
}
