/* worth.c - what things are worth to a player, in hundredths of a point.
 *
 * The measure is the pip: in buildings each pip of a resource is a point, so a person who works a round
 * brings three points and a half, less what is lost in division and what he eats. A tool is a pip a
 * round, the field a food a round; both are worth the more the longer the game will last. Lower
 * halves of cards are counted with what they will multiply at the end, not what they multiply now. */
#include "games/stone_age/hints.h"

enum { HEAP = 100 }; /* pieces of a kind, more than can ever be spent: keeps sums small */

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* ---- how long the game will last ---- */

static int rounds_later(const sa_edition *e, const sa_state *s)
{
    const int cards =
        __builtin_popcountll(s->undrawn) * SA_ROUND * SA_ROUND / sa_w_by_seats[s->seats - 2].cards;
    int fewest = s->left[0];
    for (int stack = 1; stack < e->limits[s->seats - 2].building_stacks; stack++)
        if (s->left[stack] < fewest)
            fewest = s->left[stack];
    const int tiles = fewest == 0 ? 0
                                  : (fewest * SA_ROUND - SA_W_TILES_SOONER) * SA_ROUND /
                                        sa_w_by_seats[s->seats - 2].tiles;
    return cards < tiles ? cards : tiles;
}

/* ---- what he owns ---- */

static void read_cards(sa_mind *m, uint64_t cards)
{
    for (; cards != 0; cards &= cards - 1) {
        const sa_lower *bottom = &m->e->cards[__builtin_ctzll(cards)].bottom;
        if (bottom->type == SA_SAND) {
            m->kind[bottom->kind - 1] += bottom->count;
            continue;
        }
        const unsigned bit = 1u << (bottom->symbol - 1);
        m->twice |= m->once & bit;
        m->once |= bit;
    }
}

/* A piece of a kind of which he has so many: it can be spent in rounds to come, but what lies in heaps
 * comes too late. */
static int worth_piece(const sa_mind *m, int resource, int stock)
{
    const sa_good *good = &m->e->resources[resource];
    const int      near = least(m->later, SA_W_TIME_TO_SPEND);
    const int      surplus = most(stock - SA_W_PLENTY, 0);
    const int      full =
        good->building_points * SA_W_UNIT_SHARE * SA_W_PLENTY_FALL / (SA_W_PLENTY_FALL + surplus);
    const int last = good->final_points * SA_POINT + SA_W_UNIT_LAST;
    return last + most(full - last, 0) * near / SA_W_TIME_TO_SPEND;
}

static void read_units(sa_mind *m)
{
    for (int r = 0; r < SA_RESOURCES; r++)
        m->unit[r] = worth_piece(m, r, m->p->goods[r]);
}

/* What the places where he stands will bring and cost. */
static void read_places(sa_mind *m)
{
    const sa_state *s = m->s;
    int             tools = sa_ready_tools(m->p);
    for (int r = 0; r < SA_RESOURCES; r++) {
        const int dice = s->gather[SA_FOREST + r][m->seat];
        m->spare[r] = least(m->p->goods[r], HEAP) * SA_PIECE;
        if (dice == 0)
            continue;
        m->spare[r] += sa_expect(m->e, 1 + r, dice, tools);
        tools = 0;
    }
    for (unsigned on = (unsigned)m->p->on >> SA_CARD_1; on != 0; on &= on - 1) {
        const int which = __builtin_ctz(on);
        if (which < SA_SLOTS) {
            m->loose += m->e->slot_cost[which] * SA_PIECE;
            continue;
        }
        const sa_building *b = &m->e->buildings[s->tile[which - SA_SLOTS] - 1];
        for (int r = 0; b->type == SA_FIXED && r < SA_RESOURCES; r++)
            m->spare[r] -= b->cost[r] * SA_PIECE;
        if (b->type != SA_FIXED)
            m->loose += (b->type == SA_EXACT ? b->count : (b->min + b->max) / 2) * SA_PIECE;
    }
}

static void read_hunger(sa_mind *m)
{
    const sa_player *p = m->p;
    const int        hunters = m->s->gather[SA_HUNT][m->seat];
    m->hunger = (p->people - p->track - p->food) * SA_PIECE;
    if ((p->on >> SA_HUT & 1) && p->people < m->e->people_max)
        m->hunger += SA_PIECE;
    if ((p->on >> SA_FIELD & 1) && p->track < m->e->track_max)
        m->hunger -= SA_PIECE;
    if (hunters > 0)
        m->hunger -= sa_expect(m->e, 0, hunters, 0);
}

sa_mind sa_mind_of(const sa_edition *e, const sa_state *s, int seat, uint64_t cards)
{
    sa_mind m = {.e = e, .s = s, .p = &s->players[seat], .seat = seat, .later = rounds_later(e, s)};
    read_cards(&m, cards);
    read_units(&m);
    read_places(&m);
    read_hunger(&m);
    return m;
}

/* ---- pieces ---- */

/* By the dice: three pips and a half each on the average, of which division loses half a divisor less
 * a half; exact but for a single die. */
int sa_expect(const sa_edition *e, int yields, int dice, int tools)
{
    const int divisor = sa_yield_divisor(e, yields);
    const int pieces = (350 * dice + SA_PIECE * tools - 50 * (divisor - 1)) / divisor;
    return pieces > 0 ? pieces : 0;
}

int sa_worth_food(const sa_mind *m, int pieces)
{
    const int needed = least(pieces, most(m->hunger, 0));
    int       worth = needed * SA_W_FOOD_NEEDED;
    if (m->later == 0)
        return worth / SA_PIECE;
    const int stock = most(-m->hunger, 0); /* laid up for later already */
    const int next = (m->p->people - m->p->track) * SA_PIECE;
    const int spare = least(pieces - needed, most(next - stock, 0));
    worth += spare * SA_W_FOOD_SPARE + (pieces - needed - spare) * SA_W_FOOD_MORE;
    return worth / SA_PIECE;
}

int sa_worth_goods(const sa_mind *m, int resource, int pieces)
{
    int free = -m->loose;
    for (int r = 0; r < SA_RESOURCES; r++)
        free += most(m->spare[r], 0);
    const int kind = least(pieces, most(-m->spare[resource], 0));
    const int any = least(pieces - kind, most(-free, 0));
    const int stock = (most(m->spare[resource], 0) + pieces / 2) / SA_PIECE;
    return (pieces * worth_piece(m, resource, stock) + kind * SA_W_MISSING_KIND +
            any * SA_W_MISSING_ANY) /
           SA_PIECE;
}

/* ---- lasting gains ---- */

/* Multipliers of a kind that he has and may still get, in hundredths. */
static int multiplier(const sa_mind *m, int kind)
{
    return m->kind[kind] * SA_POINT + m->later * SA_W_PROSPECT / SA_ROUND;
}

int sa_worth_tool(const sa_mind *m)
{
    if (sa_tool_total(m->p) >= SA_TOOL_SLOTS * m->e->tool_max)
        return 0;
    return (m->later + SA_W_TOOL_THIS_ROUND) * sa_w_by_seats[m->s->seats - 2].tool / SA_ROUND +
           multiplier(m, SA_MAKER);
}

int sa_worth_field(const sa_mind *m)
{
    if (m->p->track >= m->e->track_max)
        return 0;
    return m->later * sa_w_by_seats[m->s->seats - 2].field / SA_ROUND + sa_worth_food(m, SA_PIECE) +
           multiplier(m, SA_FARMER);
}

int sa_worth_person(const sa_mind *m)
{
    if (m->p->people >= m->e->people_max)
        return 0;
    return m->later * sa_w_by_seats[m->s->seats - 2].person / SA_ROUND + multiplier(m, SA_SHAMAN) -
           (m->hunger >= 0 ? SA_W_FOOD_NEEDED : SA_W_FOOD_SPARE);
}

int sa_worth_builder(const sa_mind *m)
{
    return multiplier(m, SA_BUILDER);
}

int sa_worth_gift(const sa_mind *m, int gift)
{
    if (gift < SA_RESOURCES)
        return sa_worth_goods(m, gift, SA_PIECE);
    return gift == SA_GIFT_TOOL ? sa_worth_tool(m) : sa_worth_field(m);
}

/* ---- cards ---- */

/* What a multiplier will be multiplied with at the end, in hundredths. */
static int factor(const sa_mind *m, int kind)
{
    static const int steps[SA_KINDS] = {[SA_FARMER] = SA_W_STEPS_OF_FIELD,
                                        [SA_MAKER] = SA_W_STEPS_OF_TOOLS,
                                        [SA_BUILDER] = SA_W_STEPS_OF_BUILDINGS,
                                        [SA_SHAMAN] = SA_W_STEPS_OF_PEOPLE};
    const int        now[SA_KINDS] = {[SA_FARMER] = m->p->track,
                                      [SA_MAKER] = sa_tool_total(m->p),
                                      [SA_BUILDER] = __builtin_popcountll(m->p->buildings),
                                      [SA_SHAMAN] = m->p->people};
    const int        limit[SA_KINDS] = {[SA_FARMER] = m->e->track_max,
                                        [SA_MAKER] = SA_TOOL_SLOTS * m->e->tool_max,
                                        [SA_BUILDER] = SA_BUILDINGS,
                                        [SA_SHAMAN] = m->e->people_max};
    return least(now[kind] * SA_POINT + m->later * steps[kind], limit[kind] * SA_POINT);
}

static int worth_symbol(const sa_mind *m, int symbol)
{
    const unsigned bit = 1u << (symbol - 1);
    if (m->once & bit)
        return m->twice & bit ? 0 : (2 * __builtin_popcount(m->twice) + 1) * SA_POINT; /* SA-812 */
    const int step = (2 * __builtin_popcount(m->once) + 1) * SA_POINT;
    const int early = SA_W_SYMBOL_EARLY * least(m->later, SA_W_EARLY) / SA_W_EARLY;
    return most(step, step * SA_W_SYMBOL_NOW / 100 + early);
}

static int worth_upper(const sa_mind *m, const sa_upper *top)
{
    switch (top->type) {
    case SA_TOP_GIFTS: return SA_W_GIFTS;
    case SA_TOP_FOOD: return sa_worth_food(m, top->amount * SA_PIECE);
    case SA_TOP_RESOURCE: return sa_worth_goods(m, top->resource - 1, top->amount * SA_PIECE);
    case SA_TOP_ROLL:
        return sa_worth_goods(m, top->resource - 1,
                              sa_expect(m->e, top->resource, 2, SA_W_TOOL_PIPS_ON_ROLL));
    case SA_TOP_POINTS: return top->amount * SA_POINT;
    case SA_TOP_TOOL: return sa_worth_tool(m);
    case SA_TOP_FIELD: return sa_worth_field(m);
    case SA_TOP_DRAW: return SA_W_EXTRA_CARD;
    case SA_TOP_ONCE: return m->later == 0 ? 0 : top->value * SA_W_ONCE_PIP;
    default: return SA_PICKED * (m->later == 0 ? SA_POINT : SA_W_PICKED_PIECE);
    }
}

int sa_worth_card(const sa_mind *m, const sa_card *card)
{
    const sa_lower *bottom = &card->bottom;
    const int       lower = bottom->type == SA_GREEN ? worth_symbol(m, bottom->symbol)
                                                     : bottom->count * factor(m, bottom->kind - 1);
    return worth_upper(m, &card->top) + lower;
}

int sa_worth_lower(const sa_mind *m)
{
    const int once = __builtin_popcount(m->once), twice = __builtin_popcount(m->twice);
    int       worth = (once * once + twice * twice) * SA_POINT;
    for (int kind = 0; kind < SA_KINDS; kind++)
        worth += m->kind[kind] * factor(m, kind);
    return worth;
}
