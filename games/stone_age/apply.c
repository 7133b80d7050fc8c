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

static int slide_cards(sa_state *s)
{
    int kept = 0; /* SA-712 */
    for (int slot = 0; slot < SA_SLOTS; slot++)
        if (s->display[slot] != 0)
            s->display[kept++] = s->display[slot];
    for (int slot = kept; slot < SA_SLOTS; slot++)
        s->display[slot] = 0;
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

/* The next decision of the turn's player, or of the next one who has people on the board (SA-304).
 * Whoever acted before has none there any more, so going round from the turn finds the right one. */
static void go_on_acting(const sa_edition *e, sa_state *s)
{
    s->at = s->yields = s->pips = 0;
    int seat = s->turn;
    do {
        if (s->players[seat].home != s->players[seat].people) {
            s->turn = (uint8_t)seat;
            s->phase = SA_ACT;
            return;
        }
        seat = next_seat(s, seat);
    } while (seat != s->turn);
    begin_feeding(e, s);
}

static void place_next(const sa_edition *e, sa_state *s)
{
    int seat = s->turn;
    do {
        seat = next_seat(s, seat);
        if (sa_can_place(e, s, seat)) {
            s->turn = (uint8_t)seat;
            return;
        }
    } while (seat != s->turn); /* SA-209 */
    s->turn = s->start;
    go_on_acting(e, s);
}

/* ---- placing and resolving ---- */

/* Crowds are read as rows of 32 bits, so they are written as such: a processor that reads four bytes
 * just after one of them was written has to wait. */
static void set_crowd(sa_state *s, int where, int people)
{
    uint32_t  row;
    const int shift = 8 * s->turn;
    memcpy(&row, s->gather[where], sizeof row);
    row = (row & ~(UINT32_C(0xff) << shift)) | (uint32_t)people << shift;
    memcpy(s->gather[where], &row, sizeof row);
}

/* One code for crowds and single places, without a branch between the two: which of them it is cannot
 * be foreseen. On a single place the crowd of the hunt is written back as it was. */
static void place(const sa_edition *e, sa_state *s, int where, int people)
{
    sa_player *p = &s->players[s->turn];
    const bool crowd = where < SA_GATHER_PLACES;
    const int  hunters = s->gather[SA_HUNT][s->turn];
    set_crowd(s, crowd ? where : SA_HUNT, crowd ? people : hunters);
    p->on = (uint16_t)(p->on | (crowd ? 0 : 1u << where));
    p->home = (uint8_t)(p->home - people);
    place_next(e, s);
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

static void resolve(const sa_edition *e, sa_state *s, int where)
{
    sa_player *p = &s->players[s->turn];
    if (where < SA_GATHER_PLACES) {
        s->at = (uint8_t)(1 + where);
        s->yields = (uint8_t)where; /* hunt: food; then the resources in their order */
        s->dice = s->gather[where][s->turn];
        set_crowd(s, where, 0);
        p->home = (uint8_t)(p->home + s->dice); /* SA-303 */
        s->phase = SA_ROLL;
        return;
    }
    p->on = (uint16_t)(p->on & ~(1u << where));
    p->home = (uint8_t)(p->home + (where == SA_HUT ? 2 : 1));
    if (where < SA_CARD_1) {
        resolve_village(e, s, where);
        return;
    }
    s->at = (uint8_t)(1 + where);
    s->phase = SA_PAY;
}

/* ---- rolls ---- */

static void collect(const sa_edition *e, sa_state *s, int pips)
{
    sa_player *p = &s->players[s->turn];
    if (s->yields == 0)
        p->food = (uint16_t)(p->food + pips / e->food_divisor);
    else
        p->goods[s->yields - 1] =
            (uint16_t)(p->goods[s->yields - 1] + pips / e->resources[s->yields - 1].divisor);
    go_on_acting(e, s);
}

static void use_tools(const sa_edition *e, sa_state *s, unsigned aids)
{
    sa_player *p = &s->players[s->turn];
    int        pips = s->pips;
    for (int i = 0; i < SA_TOOL_SLOTS; i++) {
        pips += p->tools[i] * (int)(aids >> i & 1);
        pips += (4 - i) * (int)(aids >> (SA_TOOL_SLOTS + i) & 1); /* once 4, once 3, once 2 */
    }
    p->used = (uint8_t)(p->used | (aids & 7));
    p->once = (uint8_t)(p->once & ~(aids >> SA_TOOL_SLOTS));
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
    s->pips = (uint8_t)(s->pips + ochre_dice_pips(thrown.arg));
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

static void pay(const sa_edition *e, sa_state *s, const uint8_t paid[SA_RESOURCES])
{
    hand_over(&s->players[s->turn], paid);
    if (sa_stack_at(s) < 0)
        buy_card(e, s);
    else
        buy_building(e, s, paid);
}

static void choose(const sa_edition *e, sa_state *s, int face)
{
    gain_gift(e, &s->players[sa_actor(s)], face);
    s->gifts[face - 1]--;
    if (sa_gift_dice(s) == 0)
        go_on_acting(e, s);
}

static void pick(const sa_edition *e, sa_state *s, int a, int b)
{
    sa_player *p = &s->players[s->turn];
    p->picks--;
    p->goods[a]++;
    p->goods[b]++;
    if (s->phase == SA_PICKNOW)
        go_on_acting(e, s); /* in ACT and FEED the decision is still open (SA-518) */
}

/* ---- cards and tiles turned up ---- */

static void reveal_card(sa_state *s, int slot, int card)
{
    s->display[slot] = (uint8_t)(card + 1);
    s->undrawn &= ~(UINT64_C(1) << card);
    if (s->phase == SA_REFILL && sa_slot_due(s) < 0)
        begin_round(s);
}

static void reveal_building(const sa_edition *e, sa_state *s, int stack, int tile)
{
    s->tile[stack] = (uint8_t)(tile + 1);
    s->unseen &= ~(UINT64_C(1) << tile);
    if (s->phase == SA_NEXT_TILE)
        go_on_acting(e, s);
    else if (sa_stack_due(s) < 0)
        s->phase = SA_PLACE; /* SA-110 */
}

static void draw_card(const sa_edition *e, sa_state *s, int card)
{
    sa_player *p = &s->players[s->turn];
    p->extra |= UINT64_C(1) << card;
    p->extras++;
    s->undrawn &= ~(UINT64_C(1) << card);
    go_on_acting(e, s);
}

void sa_apply(const void *edition, void *state, ochre_action a)
{
    const sa_edition *e = edition;
    sa_state         *s = state;
    sa_player        *p = &s->players[s->turn];
    switch (a.verb) {
    case SA_DO_PLACE:
    case SA_DO_PLACE_CROWD: /* a single place has no argument for people: one, in the hut two */
        place(e, s, a.arg[0], a.arg[1] + (a.verb == SA_DO_PLACE) + (a.arg[0] == SA_HUT));
        break;
    case SA_DO_RESOLVE: resolve(e, s, a.arg[0]); break;
    case SA_DO_PICK: pick(e, s, a.arg[0], a.arg[1]); break;
    case SA_DO_KEEP:
    case SA_DO_DECLINE: go_on_acting(e, s); break;
    case SA_DO_USE: use_tools(e, s, a.arg[0]); break;
    case SA_DO_PAY: pay(e, s, a.arg); break;
    case SA_DO_CHOOSE: choose(e, s, a.arg[0]); break;
    case SA_DO_FEED:
        hand_over(p, a.arg);
        feed_next(e, s);
        break;
    case SA_DO_STARVE:
        p->score = (int16_t)(p->score - e->hunger_penalty); /* SA-707 */
        feed_next(e, s);
        break;
    case SA_ROLL_FIRST:
        s->start = s->turn = a.arg[0];
        s->phase = SA_SETUP;
        break;
    case SA_REVEAL_CARD: reveal_card(s, a.arg[0], a.arg[1]); break;
    case SA_REVEAL_BUILDING: reveal_building(e, s, a.arg[0], a.arg[1]); break;
    case SA_ROLL_DICE: roll(e, s, a); break;
    default:
        assert(a.verb == SA_DRAW_CARD);
        draw_card(e, s, a.arg[0]);
        break;
    }
    assert(sa_state_ok(e, s) == NULL);
}
