/* worth.c - what things are worth to a player, in hundredths of a point.
 *
 * The measure is the pip: in buildings each pip of a resource is a point, so a person who works a round
 * brings three points and a half, less what is lost in division and what he eats. A tool is a pip a
 * round, the field a food a round; both are worth the more the longer the game will last. Lower
 * halves of cards are counted with what they will multiply at the end, not what they multiply now. */
#include "games/stone_age/hints.h"

enum {
    UNIT_SHARE = 68,   /* worth of a piece in percent of its points in a building */
    UNIT_LAST = 30,    /* the same when no round is to come, above its final point */
    PLENTY = 4,        /* pieces of a kind above which another one is worth less */
    PLENTY_FALL = 6,   /* so many more halve it */
    HEAP = 100,        /* more than can ever be spent: keeps sums small */
    FOOD_NEEDED = 317, /* a food that keeps somebody from hunger or from paying resources */
    FOOD_SPARE = 110,  /* one for the next round */
    FOOD_MORE = 60,
    MISSING_KIND = 150, /* a piece that a tile he stands on lacks, more than otherwise */
    MISSING_ANY = 80,   /* a piece for cards he stands on */
    PROSPECT = 33,      /* multipliers to be had in a round to come, in thousandths */
    NEW_SYMBOL = 504,   /* a green symbol is worth at least this early in the game */
    EXTRA_CARD = 500,
    GIFTS = 420,
    PICKED_PIECE = 450,
    ONCE_PIP = 75
};

/* What depends on the number of players, found by letting the hints play against their neighbours. */
typedef struct seats_worth {
    int cards, tiles; /* tenths of a card that leave the bag and of a tile the lowest stack */
    int tool, field, person; /* what one more brings in each round to come */
} seats_worth;

static const seats_worth by_seats[SA_SEATS - 1] = {
    {.cards = 34, .tiles = 8, .tool = 260, .field = 125, .person = 110}, /* 2 players */
    {.cards = 34, .tiles = 8, .tool = 126, .field = 150, .person = 110}, /* 3 players */
    {.cards = 34, .tiles = 8, .tool = 126, .field = 180, .person = 53},  /* 4 players */
};

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
        __builtin_popcountll(s->undrawn) * SA_ROUND * SA_ROUND / by_seats[s->seats - 2].cards;
    int fewest = s->left[0];
    for (int stack = 1; stack < e->limits[s->seats - 2].building_stacks; stack++)
        if (s->left[stack] < fewest)
            fewest = s->left[stack];
    const int tiles =
        fewest == 0 ? 0
                    : (fewest * SA_ROUND - SA_ROUND / 2) * SA_ROUND / by_seats[s->seats - 2].tiles;
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
    const int      near = least(m->later, 2 * SA_ROUND);
    const int      surplus = most(stock - PLENTY, 0);
    const int full = good->building_points * UNIT_SHARE * PLENTY_FALL / (PLENTY_FALL + surplus);
    const int last = good->final_points * SA_POINT + UNIT_LAST;
    return last + most(full - last, 0) * near / (2 * SA_ROUND);
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

/* Half a divisor less a half is lost on the average; exact but for a single die. */
int sa_expect(const sa_edition *e, int yields, int dice, int tools)
{
    const int divisor = sa_yield_divisor(e, yields);
    const int pieces = (350 * dice + SA_PIECE * tools - 50 * (divisor - 1)) / divisor;
    return pieces > 0 ? pieces : 0;
}

int sa_worth_food(const sa_mind *m, int pieces)
{
    const int needed = least(pieces, most(m->hunger, 0));
    int       worth = needed * FOOD_NEEDED;
    if (m->later == 0)
        return worth / SA_PIECE;
    const int stock = most(-m->hunger, 0); /* laid up for later already */
    const int next = (m->p->people - m->p->track) * SA_PIECE;
    const int spare = least(pieces - needed, most(next - stock, 0));
    worth += spare * FOOD_SPARE + (pieces - needed - spare) * FOOD_MORE;
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
    return (pieces * worth_piece(m, resource, stock) + kind * MISSING_KIND + any * MISSING_ANY) /
           SA_PIECE;
}

/* ---- lasting gains ---- */

/* Multipliers of a kind that he has and may still get, in hundredths. */
static int multiplier(const sa_mind *m, int kind)
{
    return m->kind[kind] * SA_POINT + m->later * PROSPECT / SA_ROUND;
}

int sa_worth_tool(const sa_mind *m)
{
    if (sa_tool_total(m->p) >= SA_TOOL_SLOTS * m->e->tool_max)
        return 0;
    return (m->later + SA_ROUND / 2) * by_seats[m->s->seats - 2].tool / SA_ROUND +
           multiplier(m, SA_MAKER);
}

int sa_worth_field(const sa_mind *m)
{
    if (m->p->track >= m->e->track_max)
        return 0;
    return m->later * by_seats[m->s->seats - 2].field / SA_ROUND + sa_worth_food(m, SA_PIECE) +
           multiplier(m, SA_FARMER);
}

int sa_worth_person(const sa_mind *m)
{
    if (m->p->people >= m->e->people_max)
        return 0;
    return m->later * by_seats[m->s->seats - 2].person / SA_ROUND + multiplier(m, SA_SHAMAN) -
           (m->hunger >= 0 ? FOOD_NEEDED : FOOD_SPARE);
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
    /* steps in ten rounds: the field, tools, buildings and the hut as played by our own bots */
    static const int steps[SA_KINDS] = {
        [SA_FARMER] = 4, [SA_MAKER] = 4, [SA_BUILDER] = 5, [SA_SHAMAN] = 3};
    const int now[SA_KINDS] = {[SA_FARMER] = m->p->track,
                               [SA_MAKER] = sa_tool_total(m->p),
                               [SA_BUILDER] = __builtin_popcountll(m->p->buildings),
                               [SA_SHAMAN] = m->p->people};
    const int limit[SA_KINDS] = {[SA_FARMER] = m->e->track_max,
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
    const int early = m->later > 4 * SA_ROUND ? NEW_SYMBOL : NEW_SYMBOL * m->later / (4 * SA_ROUND);
    return most(step, step / 2 + early);
}

static int worth_upper(const sa_mind *m, const sa_upper *top)
{
    switch (top->type) {
    case SA_TOP_GIFTS: return GIFTS;
    case SA_TOP_FOOD: return sa_worth_food(m, top->amount * SA_PIECE);
    case SA_TOP_RESOURCE: return sa_worth_goods(m, top->resource - 1, top->amount * SA_PIECE);
    case SA_TOP_ROLL:
        return sa_worth_goods(m, top->resource - 1, sa_expect(m->e, top->resource, 2, 1));
    case SA_TOP_POINTS: return top->amount * SA_POINT;
    case SA_TOP_TOOL: return sa_worth_tool(m);
    case SA_TOP_FIELD: return sa_worth_field(m);
    case SA_TOP_DRAW: return EXTRA_CARD;
    case SA_TOP_ONCE: return m->later == 0 ? 0 : top->value * ONCE_PIP;
    default: return SA_PICKED * (m->later == 0 ? SA_POINT : PICKED_PIECE);
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
