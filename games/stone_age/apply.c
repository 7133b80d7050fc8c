/* apply.c - what happens in Stone Age when a move is made.
 *
 * A round is three acts: all place people, each uses them, all feed. sa_apply() sends each move to the
 * function of its kind. The functions under "whose turn" are the only places where the turn passes or
 * the phase of the round changes; each kind of move ends in one of them. What belongs to a decision that
 * is over (pips, dice, the place being resolved) is set back to zero, so that equal positions are equal
 * bytes. */
#include "games/stone_age/state.h"

#include <string.h>

#include <ochre/dice.h>

static int next_seat(const sa_state *s, int seat)
{
    return seat + 1 == s->seats ? 0 : seat + 1; /* SA-002 */
}

/* ---- gains ---- */

static void gain_tool(const sa_edition *e, sa_player *p)
{
    int best =
        -1; /* SA-411 to SA-415: the lowest value, unused before used, then the lowest slot */
    for (int i = 0; i < SA_TOOL_SLOTS; i++) {
        if (p->tools[i] == e->tool_max)
            continue;
        if (best < 0 || p->tools[i] < p->tools[best] ||
            (p->tools[i] == p->tools[best] && (p->used >> best & 1) && !(p->used >> i & 1)))
            best = i;
    }
    if (best >= 0)
        p->tools[best]++;
}

static void gain_track(const sa_edition *e, sa_player *p)
{
    if (p->track < e->track_max)
        p->track++; /* SA-011 */
}

static void gain_gift(const sa_edition *e, sa_player *p, int face)
{
    const int gift = e->gift[face - 1];
    if (gift < SA_RESOURCES)
        p->goods[gift]++;
    else if (gift == SA_GIFT_TOOL)
        gain_tool(e, p);
    else
        gain_track(e, p);
}

/* ---- whose turn ---- */

static void end_game(sa_state *s)
{
    for (int i = 0; i < s->seats; i++) {
        sa_player *p = &s->players[i];
        p->goods[SA_WOOD] = (uint16_t)(p->goods[SA_WOOD] + SA_PICKED * p->picks); /* SA-519 */
        p->picks = 0;
    }
    s->phase = SA_END;
}

static void begin_round(sa_state *s)
{
    for (int i = 0; i < s->seats; i++)
        s->players[i].used = 0; /* SA-714 */
    s->round++;                 /* SA-715 */
    s->start = s->turn = (uint8_t)next_seat(s, s->start);
    s->phase = SA_PLACE;
}

/* Cards move down over empty slots (SA-712); returns how many slots are empty behind them. */
static int slide_cards(sa_state *s)
{
    uint8_t slid[SA_SLOTS] = {0};
    int     kept = 0;
    for (int slot = 0; slot < SA_SLOTS; slot++) {
        slid[kept] = s->display[slot]; /* an empty slot leaves the place to the next */
        kept += s->display[slot] != 0;
    }
    memcpy(s->display, slid, sizeof slid);
    return SA_SLOTS - kept;
}

/* Between two rounds, in the order of SA-716. */
static void end_round(const sa_edition *e, sa_state *s)
{
    s->turn = s->start;
    for (int stack = 0; stack < e->limits[s->seats - 2].building_stacks; stack++)
        if (s->left[stack] == 0) {
            end_game(s); /* SA-801 */
            return;
        }
    if (s->round >= e->max_rounds) {
        end_game(s); /* SA-805 */
        return;
    }
    const int empty = slide_cards(s);
    if (__builtin_popcountll(s->undrawn) < empty)
        end_game(s); /* SA-802 */
    else if (empty > 0)
        s->phase = SA_REFILL;
    else
        begin_round(s);
}

/* Feeds from this seat on until somebody is short of food (SA-702 to SA-705) or all have eaten. */
static void feed_from(const sa_edition *e, sa_state *s, int seat)
{
    do {
        sa_player *p = &s->players[seat];
        if (p->food < p->people) {
            s->shortage = (uint8_t)(p->people - p->food);
            p->food = 0;
            s->turn = (uint8_t)seat;
            s->phase = SA_FEED;
            return;
        }
        p->food = (uint16_t)(p->food - p->people);
        seat = next_seat(s, seat);
    } while (seat != s->start);
    end_round(e, s);
}

static void feed_next(const sa_edition *e, sa_state *s)
{
    const int seat = next_seat(s, s->turn);
    s->shortage = 0;
    if (seat == s->start)
        end_round(e, s);
    else
        feed_from(e, s, seat);
}

static void begin_feeding(const sa_edition *e, sa_state *s)
{
    for (int i = 0; i < s->seats; i++) /* SA-701 */
        s->players[i].food = (uint16_t)(s->players[i].food + s->players[i].track);
    feed_from(e, s, s->start);
}

/* Something about all four seats, a byte each. */
static uint32_t by_seat(int a, int b, int c, int d)
{
    return (uint32_t)a | (uint32_t)b << 8 | (uint32_t)c << 16 | (uint32_t)d << 24;
}

/* The first seat behind the turn, clockwise, whose byte is not zero; there is one. Seats that nobody has
 * are zero, so the circle is always one of four. */
static int first_behind(uint32_t seats, int turn)
{
    const int      shift = 8 * turn;
    const uint32_t behind = (seats >> shift >> 8) | (seats << (24 - shift));
    assert(behind != 0);
    return (turn + 1 + __builtin_ctz(behind) / 8) & (SA_SEATS - 1);
}
static_assert(SA_SEATS == 4, "four bytes");

/* The next decision of the turn's player, or of the next one who has people on the board (SA-304).
 * Whoever acted before has none there any more, so going round from the turn finds the right one. */
static void go_on_acting(const sa_edition *e, sa_state *s)
{
    const sa_player *p = s->players;
    const uint32_t   out = by_seat(p[0].home ^ p[0].people, p[1].home ^ p[1].people,
                                   p[2].home ^ p[2].people, p[3].home ^ p[3].people);
    s->at = s->yields = s->pips = 0;
    if (out == 0) {
        begin_feeding(e, s);
        return;
    }
    s->turn = (uint8_t)first_behind(out, (s->turn + SA_SEATS - 1) & (SA_SEATS - 1));
    s->phase = SA_ACT;
}

/* The next of these seats that can place, or the end of placing. Kept out of the way of the usual. */
static __attribute__((noinline)) void place_next_of(const sa_edition *e, sa_state *s,
                                                    uint32_t seats)
{
    while (seats != 0) {
        const int seat = first_behind(seats, s->turn);
        if (sa_can_place(e, s, seat)) {
            s->turn = (uint8_t)seat;
            return;
        }
        seats &= ~(UINT32_C(0xff) << 8 * seat); /* SA-209 */
    }
    s->turn = s->start;
    go_on_acting(e, s);
}

/* `ready` are the people whom each seat still has. Usually the next who has any can place them, for there
 * is a card that nobody stands on. */
static void place_next(const sa_edition *e, sa_state *s, uint32_t ready, unsigned taken)
{
    if (ready != 0 && (~taken & SA_CARD_PLACES) != 0)
        s->turn = (uint8_t)first_behind(ready, s->turn);
    else
        place_next_of(e, s, ready);
}

/* ---- placing and resolving ---- */

static void add_crowd(sa_state *s, int where, int people)
{
    const uint64_t pair = sa_crowd_pair(s, where);
    const int      shift = 32 * (where & 1) + 8 * s->turn;
    sa_set_crowd_pair(s, where, pair + ((uint64_t)people << shift));
}

/* One code for crowds and single places, without a branch between the two: which of them it is cannot
 * be foreseen. On a single place nobody joins the hunt. A single place has no argument for people: one,
 * in the hut two. What the next turn hangs on is worked out beside the changes, not from them. */
static void place(const sa_edition *e, sa_state *s, ochre_action a)
{
    sa_player     *p = s->players;
    const int      where = a.arg[0], turn = s->turn;
    const int      people = a.arg[1] + (a.verb == SA_DO_PLACE) + (where == SA_HUT);
    const int      if_crowd = -(where < SA_GATHER_PLACES);
    const unsigned before = (unsigned)(p[0].on | p[1].on | p[2].on | p[3].on);
    const unsigned single = 1u << where & SA_SINGLE_PLACES;
    const uint32_t ready =
        by_seat(p[0].home, p[1].home, p[2].home, p[3].home) - ((uint32_t)people << 8 * turn);
    add_crowd(s, where & if_crowd, people & if_crowd);
    p[turn].on = (uint16_t)(p[turn].on | single);
    p[turn].home = (uint8_t)(p[turn].home - people);
    place_next(e, s, ready, before | single);
}

static void resolve_village(const sa_edition *e, sa_state *s, int where)
{
    sa_player *p = &s->players[s->turn];
    if (where == SA_TOOLMAKER) {
        gain_tool(e, p);
    } else if (where == SA_FIELD) {
        gain_track(e, p);
    } else if (p->people < e->people_max) { /* SA-307, SA-308 */
        p->people++;
        p->home++;
    }
    go_on_acting(e, s);
}

static void resolve(const sa_edition *e, sa_state *s, ochre_action a)
{
    sa_player *p = &s->players[s->turn];
    const int  where = a.arg[0];
    if (where < SA_GATHER_PLACES) {
        s->at = (uint8_t)(1 + where);
        s->yields = (uint8_t)where; /* hunt: food; then the resources in their order */
        s->dice = s->gather[where][s->turn];
        add_crowd(s, where, -s->dice);
        p->home = (uint8_t)(p->home + s->dice); /* SA-303 */
        s->phase = SA_ROLL;
        return;
    }
    p->on = (uint16_t)(p->on & ~(1u << where));
    p->home = (uint8_t)(p->home + 1 + (where == SA_HUT));
    if (where < SA_CARD_1) {
        resolve_village(e, s, where);
        return;
    }
    s->at = (uint8_t)(1 + where);
    s->phase = SA_PAY;
}

/* ---- rolls ---- */

/* Food stands right before the resources, as in s->yields. */
static void collect(const sa_edition *e, sa_state *s, int pips)
{
    sa_player *p = &s->players[s->turn];
    uint8_t   *stock = (uint8_t *)&p->food + sizeof p->food * s->yields;
    const int  divisor = sa_divisor(e, s->yields);
    uint16_t   stored;
    memcpy(&stored, stock, sizeof stored);
    stored = (uint16_t)(stored + pips / divisor);
    memcpy(stock, &stored, sizeof stored);
    go_on_acting(e, s);
}
static_assert(offsetof(sa_player, goods) == offsetof(sa_player, food) + sizeof(uint16_t),
              "food and resources in a row");

static void use_tools(const sa_edition *e, sa_state *s, ochre_action a)
{
    static const uint8_t once_pips[1 << SA_TOOL_SLOTS] = {0, 4, 3, 7, 2, 6, 5, 9};
    const unsigned       tiles = a.arg[0] & 7, once = a.arg[0] >> SA_TOOL_SLOTS;
    sa_player           *p = &s->players[s->turn];
    int                  pips = s->pips + once_pips[once];
    for (int i = 0; i < SA_TOOL_SLOTS; i++)
        pips += p->tools[i] & -(int)(tiles >> i & 1);
    p->used = (uint8_t)(p->used | tiles);
    p->once = (uint8_t)(p->once & ~once);
    collect(e, s, pips);
}

static void roll(const sa_edition *e, sa_state *s, ochre_action thrown)
{
    if (s->phase == SA_GIFT_ROLL) {
        for (int face = 0; face < OCHRE_FACES; face++)
            s->gifts[face] = thrown.arg[face];
        s->phase = SA_CHOOSE;
        return;
    }
    s->pips = (uint8_t)(s->pips + ochre_dice_pips_packed(ochre_action_bits(thrown) >> 8));
    s->dice = (uint8_t)(s->dice - sa_dice_due(s));
    if (s->dice > 0)
        return; /* SA-008: the rest of a great hunt is thrown apart */
    if (sa_tools_ready(&s->players[s->turn]) != 0)
        s->phase = SA_TOOLS;
    else
        collect(e, s, s->pips); /* SA-406 */
}

/* ---- cards and buildings ---- */

static void begin_card_roll(sa_state *s, const sa_upper *top)
{
    s->yields = top->resource;
    s->dice = 2; /* SA-508 */
    s->phase = SA_ROLL;
}

static void take_effect(const sa_edition *e, sa_state *s, const sa_upper *top)
{
    sa_player *p = &s->players[s->turn];
    switch (top->type) {
    case SA_TOP_GIFTS: s->phase = SA_GIFT_ROLL; return;
    case SA_TOP_FOOD: p->food = (uint16_t)(p->food + top->amount); break;
    case SA_TOP_RESOURCE:
        p->goods[top->resource - 1] = (uint16_t)(p->goods[top->resource - 1] + top->amount);
        break;
    case SA_TOP_ROLL: begin_card_roll(s, top); return;
    case SA_TOP_POINTS: p->score = (int16_t)(p->score + top->amount); break;
    case SA_TOP_TOOL: gain_tool(e, p); break;
    case SA_TOP_FIELD: gain_track(e, p); break;
    case SA_TOP_DRAW:
        if (s->undrawn == 0)
            break; /* SA-513 */
        s->phase = SA_DRAW;
        return;
    case SA_TOP_ONCE: p->once = (uint8_t)(p->once | 1u << (4 - top->value)); break;
    default: /* SA_TOP_PICK */
        p->picks++;
        s->phase = SA_PICKNOW;
        return;
    }
    go_on_acting(e, s);
}

static void buy_card(const sa_edition *e, sa_state *s)
{
    const int slot = sa_slot_at(s);
    const int card = s->display[slot] - 1;
    s->display[slot] = 0; /* SA-504, SA-505 */
    s->players[s->turn].cards |= UINT64_C(1) << card;
    take_effect(e, s, &e->cards[card].top);
}

static void buy_building(const sa_edition *e, sa_state *s, const uint8_t paid[SA_RESOURCES])
{
    const int          stack = sa_stack_at(s);
    const int          tile = s->tile[stack] - 1;
    const sa_building *b = &e->buildings[tile];
    sa_player         *p = &s->players[s->turn];
    int                points = b->points;
    for (int r = 0; b->type != SA_FIXED && r < SA_RESOURCES; r++)
        points += paid[r] * e->resources[r].building_points; /* SA-604 */
    p->score = (int16_t)(p->score + points);
    p->buildings |= UINT64_C(1) << tile;
    s->tile[stack] = 0;
    s->left[stack]--;
    if (s->left[stack] > 0)
        s->phase = SA_NEXT_TILE; /* SA-608 */
    else
        go_on_acting(e, s);
}

static void hand_over(sa_player *p, const uint8_t paid[SA_RESOURCES])
{
    for (int r = 0; r < SA_RESOURCES; r++)
        p->goods[r] = (uint16_t)(p->goods[r] - paid[r]);
}

static void pay(const sa_edition *e, sa_state *s, ochre_action a)
{
    hand_over(&s->players[s->turn], a.arg);
    if (sa_stack_at(s) < 0)
        buy_card(e, s);
    else
        buy_building(e, s, a.arg);
}

static void go_on(const sa_edition *e, sa_state *s, ochre_action a)
{
    (void)a;
    go_on_acting(e, s);
}

static void choose(const sa_edition *e, sa_state *s, ochre_action a)
{
    const int face = a.arg[0];
    gain_gift(e, &s->players[sa_actor(s)], face);
    s->gifts[face - 1]--;
    if (sa_gift_dice(s) == 0)
        go_on_acting(e, s);
}

static void pick(const sa_edition *e, sa_state *s, ochre_action a)
{
    sa_player *p = &s->players[s->turn];
    p->picks--;
    p->goods[a.arg[0]]++;
    p->goods[a.arg[1]]++;
    if (s->phase == SA_PICKNOW)
        go_on_acting(e, s); /* in ACT and FEED the decision is still open (SA-518) */
}

/* ---- feeding ---- */

static void feed(const sa_edition *e, sa_state *s, ochre_action a)
{
    hand_over(&s->players[s->turn], a.arg);
    feed_next(e, s);
}

static void starve(const sa_edition *e, sa_state *s, ochre_action a)
{
    sa_player *p = &s->players[s->turn];
    (void)a;
    p->score = (int16_t)(p->score - e->hunger_penalty); /* SA-707 */
    feed_next(e, s);
}

/* ---- the start player, cards and tiles turned up ---- */

static void place_first(const sa_edition *e, sa_state *s, ochre_action a)
{
    (void)e;
    s->start = s->turn = a.arg[0];
    s->phase = SA_SETUP;
}

static void reveal_card(const sa_edition *e, sa_state *s, ochre_action a)
{
    const int slot = a.arg[0], card = a.arg[1];
    (void)e;
    s->display[slot] = (uint8_t)(card + 1);
    s->undrawn &= ~(UINT64_C(1) << card);
    if (s->phase == SA_REFILL && sa_slot_due(s) < 0)
        begin_round(s);
}

static void reveal_building(const sa_edition *e, sa_state *s, ochre_action a)
{
    const int stack = a.arg[0], tile = a.arg[1];
    s->tile[stack] = (uint8_t)(tile + 1);
    s->unseen &= ~(UINT64_C(1) << tile);
    if (s->phase == SA_NEXT_TILE)
        go_on_acting(e, s);
    else if (sa_stack_due(s) < 0)
        s->phase = SA_PLACE; /* SA-110 */
}

static void draw_card(const sa_edition *e, sa_state *s, ochre_action a)
{
    sa_player *p = &s->players[s->turn];
    const int  card = a.arg[0];
    p->extra |= UINT64_C(1) << card;
    p->extras++;
    s->undrawn &= ~(UINT64_C(1) << card);
    go_on_acting(e, s);
}

/* ---- the door ---- */

/* One jump to the deed, which then needs no more registers than its own (see the lists in moves.c). */
typedef void deed(const sa_edition *e, sa_state *s, ochre_action a);

static deed *const deeds[SA_VERBS] = {
    [SA_DO_PLACE] = place,
    [SA_DO_PLACE_CROWD] = place,
    [SA_DO_RESOLVE] = resolve,
    [SA_DO_PICK] = pick,
    [SA_DO_KEEP] = go_on,
    [SA_DO_USE] = use_tools,
    [SA_DO_PAY] = pay,
    [SA_DO_DECLINE] = go_on,
    [SA_DO_CHOOSE] = choose,
    [SA_DO_FEED] = feed,
    [SA_DO_STARVE] = starve,
    [SA_ROLL_FIRST] = place_first,
    [SA_REVEAL_CARD] = reveal_card,
    [SA_REVEAL_BUILDING] = reveal_building,
    [SA_ROLL_DICE] = roll,
    [SA_DRAW_CARD] = draw_card,
};

void sa_apply(const void *edition, void *state, ochre_action a)
{
    assert(a.verb < SA_VERBS && deeds[a.verb] != NULL);
    deeds[a.verb](edition, state, a);
    assert(sa_state_ok(edition, state) == NULL);
}
