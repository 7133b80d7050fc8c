/* hints.c - how much a sensible player wants each legal action.
 *
 * Each action gets a worth in hundredths of a point, by the worths of things in worth.c less what it
 * takes: pieces paid, people who could do something else. The weight halves with every
 * SA_W_HALVING_OF_HINTS below the best action, so that greedy play takes the best and rollouts mostly
 * the good ones. Only open things are read, and the actor's own extra cards. */
#include "games/stone_age/hints.h"

#include <ochre/hints.h>

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* ---- placing ---- */

/* May he still gather there in this round? */
static bool is_open(const sa_mind *m, int place)
{
    const uint8_t *crowd = m->s->gather[place];
    int            people = 0, seats = 0;
    for (int seat = 0; seat < m->s->seats; seat++) {
        people += crowd[seat];
        seats += crowd[seat] != 0;
    }
    return crowd[m->seat] == 0 && people < m->e->rings &&
           seats < m->e->limits[m->s->seats - 2].gather_players;
}

/* The chance in percent that the people still at home gather what `pips` stand for. */
static int chance_of(const sa_mind *m, int pips, int home)
{
    /* a die has three pips and a half on the average */
    const int able = 350 * home + SA_PIECE * sa_ready_tools(m->p);
    if (pips <= 0)
        return 100;
    if (home <= 0)
        return SA_W_BLOCKED;
    if (able >= pips * SA_W_LIKELY_FROM / 10)
        return SA_W_LIKELY;
    if (able >= pips)
        return SA_W_EVEN;
    return able >= pips * SA_W_UNLIKELY_FROM / 10 ? SA_W_UNLIKELY : SA_W_BLOCKED;
}

/* Pieces of any kind that he could pay beside what he has promised already. */
static int free_pieces(const sa_mind *m)
{
    int pieces = -m->loose;
    for (int r = 0; r < SA_RESOURCES; r++)
        pieces += m->spare[r];
    return pieces;
}

static int cheapest(const sa_mind *m)
{
    int unit = m->unit[0];
    for (int r = 1; r < SA_RESOURCES; r++)
        unit = least(unit, m->unit[r]);
    return unit;
}

static int want_card(const sa_mind *m, int slot)
{
    const int cost = m->e->slot_cost[slot];
    const int gain = sa_worth_card(m, &m->e->cards[m->s->display[slot] - 1]) - cost * cheapest(m);
    const int missing = cost * SA_PIECE - free_pieces(m);
    return gain * chance_of(m, missing * m->e->resources[SA_WOOD].divisor, m->p->home - 1) / 100;
}

static int want_fixed_tile(const sa_mind *m, const sa_building *b)
{
    int gain = b->points * SA_POINT + sa_worth_builder(m), pips = 0;
    for (int r = 0; r < SA_RESOURCES; r++) {
        const int missing = b->cost[r] * SA_PIECE - most(m->spare[r], 0);
        gain -= b->cost[r] * m->unit[r];
        if (b->cost[r] == 0 || missing <= 0)
            continue;
        if (!is_open(m, SA_FOREST + r))
            return gain * SA_W_BLOCKED / 100;
        pips +=
            missing * m->e->resources[r].divisor + SA_W_PIECE_DIVIDED * m->e->resources[r].divisor;
    }
    if (free_pieces(m) < 0)
        pips += -free_pieces(m) * SA_W_PROMISED_PIPS;
    return gain * chance_of(m, pips, m->p->home - 1) / 100;
}

/* Free tiles: as many pieces as asked for, of the kinds that he has most of. */
static int want_free_tile(const sa_mind *m, const sa_building *b)
{
    int pieces = b->type == SA_EXACT ? b->count : b->max, kinds = 0, owned = 0, worth = 0;
    for (int r = 0; r < SA_RESOURCES; r++) {
        const int spare = most(m->spare[r], 0);
        kinds += spare >= SA_PIECE;
        owned += spare;
        worth += spare * (m->e->resources[r].building_points * SA_POINT - m->unit[r]) / SA_PIECE;
    }
    owned = most(owned - m->loose, 0);
    if (b->type == SA_RANGE)
        pieces =
            most(b->min, least(pieces, owned / SA_PIECE + (m->p->home - 1) / SA_W_PEOPLE_A_PIECE));
    const int each =
        owned >= SA_PIECE ? worth * SA_PIECE / most(owned, SA_PIECE) : SA_W_FREE_TILE_PIECE;
    const int lacking = b->type == SA_EXACT ? most(b->kinds - kinds, 0) : 0;
    const int missing = pieces * SA_PIECE - owned;
    const int pips = most(missing, 0) * SA_W_FREE_TILE_PIPS + lacking * SA_W_FREE_TILE_KIND;
    return (pieces * each + sa_worth_builder(m)) * chance_of(m, pips, m->p->home - 1) / 100;
}

static int want_building(const sa_mind *m, int stack)
{
    const sa_building *b = &m->e->buildings[m->s->tile[stack] - 1];
    return b->type == SA_FIXED ? want_fixed_tile(m, b) : want_free_tile(m, b);
}

static int want_crowd(const sa_mind *m, int place, int people)
{
    const int pieces = sa_expect(m->e, place, people, 0);
    int       gatherings = 0;
    for (int r = 0; r < SA_GATHER_PLACES; r++)
        gatherings += m->s->gather[r][m->seat] != 0;
    const int with_tools =
        sa_expect(m->e, place, people, gatherings == 0 ? sa_ready_tools(m->p) : 0);
    if (place == SA_HUNT)
        return sa_worth_food(m, pieces);
    return sa_worth_goods(m, place - SA_FOREST, with_tools);
}

static int want_place(const sa_mind *m, int place)
{
    switch (place) {
    case SA_TOOLMAKER: return sa_worth_tool(m) - SA_W_PERSON;
    case SA_HUT: return sa_worth_person(m) - 2 * SA_W_PERSON;
    case SA_FIELD: return sa_worth_field(m) - SA_W_PERSON;
    default: break;
    }
    return (sa_is_card_place(place) ? want_card(m, place - SA_CARD_1)
                                    : want_building(m, place - SA_BUILDING_1)) -
           SA_W_PERSON;
}

/* ---- using people ---- */

static int pieces_owned(const sa_player *p)
{
    return p->goods[SA_WOOD] + p->goods[SA_BRICK] + p->goods[SA_STONE] + p->goods[SA_GOLD];
}

static bool can_pay_fixed(const sa_mind *m, const sa_building *b)
{
    for (int r = 0; r < SA_RESOURCES; r++)
        if (m->p->goods[r] < b->cost[r])
            return false;
    return true;
}

/* First what makes the rest better, then rolls, then what is paid for, the best first. */
static int want_resolve(const sa_mind *m, int place)
{
    if (place >= SA_TOOLMAKER && place <= SA_FIELD)
        return SA_W_VILLAGE;
    if (place < SA_GATHER_PLACES)
        return SA_W_ROLLS + SA_W_ROLLS_STEP * place;
    const int owned = pieces_owned(m->p);
    if (sa_is_card_place(place)) {
        const int      slot = place - SA_CARD_1;
        const sa_card *card = &m->e->cards[m->s->display[slot] - 1];
        if (owned < m->e->slot_cost[slot])
            return SA_W_TOO_DEAR;
        const bool helps = card->top.type == SA_TOP_RESOURCE || card->top.type == SA_TOP_ROLL ||
                           card->top.type == SA_TOP_PICK || card->top.type == SA_TOP_TOOL;
        return SA_W_BUYING + sa_worth_card(m, card) - m->e->slot_cost[slot] * cheapest(m) +
               (helps ? SA_W_RESOURCES_FIRST : 0);
    }
    const sa_building *b = &m->e->buildings[m->s->tile[place - SA_BUILDING_1] - 1];
    if (b->type == SA_FIXED)
        return can_pay_fixed(m, b) ? SA_W_BUYING + b->points * SA_W_TILE_POINT : SA_W_TOO_DEAR;
    return owned >= (b->type == SA_EXACT ? b->count : b->min)
               ? SA_W_BUYING - SA_W_FREE_TILE_LATER
               : SA_W_TOO_DEAR - SA_W_FREE_TILE_TOO_DEAR;
}

/* The pick card waits until something that he stands on lacks a piece and no roll can bring it. */
static int want_pick(const sa_mind *m, const uint8_t pair[2])
{
    sa_mind after = *m;
    int     worth = sa_worth_goods(m, pair[0], SA_PIECE);
    after.spare[pair[0]] += SA_PIECE;
    worth += sa_worth_goods(&after, pair[1], SA_PIECE);
    if (m->s->phase == SA_PICKNOW)
        return worth;
    if (m->s->phase == SA_FEED) {
        const int  owned = pieces_owned(m->p);
        const bool saves = owned < m->s->shortage && owned + SA_PICKED >= m->s->shortage;
        return saves ? -worth * SA_W_PICK_FED / 100 : SA_W_PICK_WAIT;
    }
    return worth - m->unit[pair[0]] - m->unit[pair[1]] > 0 ? SA_W_PICK_NOW + worth : SA_W_PICK_WAIT;
}

static int want_keep(const sa_mind *m)
{
    return SA_PICKED * m->unit[SA_GOLD] + SA_W_PICK_KEPT;
}

static int want_tools(const sa_mind *m, unsigned aids)
{
    const sa_state *s = m->s;
    int             pips = s->pips, cost = 0, rolls = 0;
    for (int place = 0; place < SA_GATHER_PLACES; place++)
        rolls += s->gather[place][m->seat] != 0;
    for (int i = 0; i < SA_TOOL_SLOTS; i++) {
        if (aids >> i & 1) {
            pips += m->p->tools[i];
            cost += m->p->tools[i] * (rolls > 0 ? SA_W_TOOL_PIP_LATER : SA_W_PIP_IDLE);
        }
        if (aids >> (SA_TOOL_SLOTS + i) & 1) {
            pips += sa_once_value(i);
            cost += sa_once_value(i) *
                    (m->later > 0 || rolls > 0 ? SA_W_ONCE_PIP_LATER : SA_W_PIP_IDLE);
        }
    }
    const int pieces = pips / sa_yield_divisor(m->e, s->yields) * SA_PIECE;
    return (s->yields == 0 ? sa_worth_food(m, pieces) : sa_worth_goods(m, s->yields - 1, pieces)) -
           cost;
}

/* What paying costs: the pieces, more where a tile that he stands on needs them, and hunger. */
static int cost_of(const sa_mind *m, const uint8_t paid[SA_RESOURCES])
{
    int cost = 0, owned = 0, total = 0;
    for (int r = 0; r < SA_RESOURCES; r++) {
        const int broken = least(paid[r] * SA_PIECE, paid[r] * SA_PIECE - m->spare[r]);
        cost += paid[r] * m->unit[r] + most(broken, 0) * SA_W_PROMISED / SA_PIECE;
        owned += m->p->goods[r];
        total += paid[r];
    }
    const int short_of = (m->hunger + SA_PIECE - 1) / SA_PIECE;
    if (m->hunger > 0 && owned >= short_of && owned - total < short_of)
        cost += SA_W_HUNGRY_AFTER;
    return cost;
}

static int want_pay(const sa_mind *m, const uint8_t paid[SA_RESOURCES])
{
    const int stack = sa_stack_at(m->s);
    if (stack < 0)
        return sa_worth_card(m, &m->e->cards[m->s->display[sa_slot_at(m->s)] - 1]) -
               cost_of(m, paid);
    const sa_building *b = &m->e->buildings[m->s->tile[stack] - 1];
    int                points = b->points;
    for (int r = 0; b->type != SA_FIXED && r < SA_RESOURCES; r++)
        points += paid[r] * m->e->resources[r].building_points;
    return points * SA_POINT + sa_worth_builder(m) - cost_of(m, paid);
}

/* ---- feeding ---- */

static int want_feed(const sa_mind *m, const uint8_t paid[SA_RESOURCES])
{
    int cost = 0;
    for (int r = 0; r < SA_RESOURCES; r++)
        cost += paid[r] * m->unit[r];
    return -cost;
}

/* ---- the contract ---- */

static int want(const sa_mind *m, const ochre_action *a)
{
    switch (a->verb) {
    case SA_DO_PLACE: return want_place(m, a->arg[0]);
    case SA_DO_PLACE_CROWD: return want_crowd(m, a->arg[0], a->arg[1]) - a->arg[1] * SA_W_PERSON;
    case SA_DO_RESOLVE: return want_resolve(m, a->arg[0]);
    case SA_DO_PICK: return want_pick(m, a->arg);
    case SA_DO_KEEP: return want_keep(m);
    case SA_DO_USE: return want_tools(m, a->arg[0]);
    case SA_DO_PAY: return want_pay(m, a->arg);
    case SA_DO_CHOOSE: return sa_worth_gift(m, m->e->gift[a->arg[0] - 1]);
    case SA_DO_FEED: return want_feed(m, a->arg);
    case SA_DO_STARVE: return -m->e->hunger_penalty * SA_POINT;
    default: return 0; /* declining */
    }
}

void sa_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight, ochre_notes *notes)
{
    (void)notes;
    const sa_state *s = state;
    const int       seat = sa_actor(s);
    const sa_mind m = sa_mind_of(edition, s, seat, s->players[seat].cards | s->players[seat].extra);
    int           worth[OCHRE_LEGAL];
    for (int i = 0; i < count; i++)
        worth[i] = want(&m, &legal[i]);
    ochre_hint_weights(worth, count, SA_W_HALVING_OF_HINTS, weight);
}
