/* apply_learn.c - technologies and their rows: learning, taking cards from rows and piles, founding. */
#include "games/kromanontsy/table.h"

static void lay_in_cell(const kr_edition *e, kr_state *s, int row, int cell, int what)
{
    s->rows[row][cell] = (uint8_t)what;
    s->price[row][cell] = kr_price(e, what, kr_known_to_all(s));
}

/* The top of the row's stack, which leaves it; the next card is due to be revealed if there is one. */
static int lift_top(const kr_edition *e, kr_state *s, int row)
{
    const int top = s->rows[row][0];
    lay_in_cell(e, s, row, 0, KR_EMPTY);
    if ((s->unseen & kr_row_mask(row)) != 0)
        s->reveal = (uint8_t)(1 + row); /* KR-431, KR-469 */
    return top;
}

static int cell_of(const kr_state *s, int technology)
{
    const uint8_t *cells = s->rows[kr_row_of(technology)];
    int            cell = 0;
    while (cells[cell] != KR_CELL_TECHNOLOGY + technology)
        cell++;
    return cell;
}

/* ---- learning ---- */

/* Pays for one position; the card that is left to be laid in the row is kept back. */
static void pay_position(const kr_edition *e, kr_state *s, int resource, bool by_joker,
                         bool is_laid)
{
    kr_player *p = &s->players[s->turn];
    const int  kind = by_joker ? KR_LOOT : resource;
    const int  count = by_joker ? e->joker_loot : 1; /* KR-424 */
    kr_discard(s, p, kind, count - is_laid);         /* KR-428, KR-429 */
    if (!is_laid)
        return;
    kr_add_to_hand(p, kind, -1);
}

static void pay(const kr_edition *e, kr_state *s, const kr_technology *t, unsigned jokers,
                bool is_laid)
{
    for (int i = 0; i < t->cost_count; i++)
        pay_position(e, s, t->cost[i] - 1, jokers >> i & 1, is_laid && i == t->cost_count - 1);
}

/* The cells with a technology that requires this one, one bit each. */
static unsigned cells_requiring(const kr_edition *e, const kr_state *s, int technology)
{
    unsigned cells = 0;
    for (int i = 0; i < KR_ALL_CELLS; i++) {
        const bool is_one = kr_is_technology(kr_cell(s, i));
        const int  there = is_one ? kr_cell(s, i) - KR_CELL_TECHNOLOGY : 0;
        cells |= (unsigned)(is_one & (e->technologies[there].requires >> technology & 1)) << i;
    }
    return cells;
}

/* What the new technology makes possible has a price from now on. */
static void own(const kr_edition *e, kr_state *s, int technology)
{
    const kr_technology *t = &e->technologies[technology];
    kr_player           *p = &s->players[s->turn];
    p->technologies[p->learned++] = (uint8_t)technology;
    p->knows |= kr_bit(technology);
    p->skill[kr_row_of(technology)]++;
    p->limit = (uint8_t)(p->limit + t->hand); /* KR-208 */
    for (unsigned cells = cells_requiring(e, s, technology); cells != 0; cells &= cells - 1) {
        const int i = __builtin_ctz(cells);
        lay_in_cell(e, s, i / KR_CELLS, i % KR_CELLS, kr_cell(s, i));
    }
}

/* KR-433; few technologies are required, so they are counted one by one. */
static int bonus(const kr_technology *t, const kr_player *p)
{
    int points = 0;
    for (uint64_t own_ones = t->requires & p->knows; own_ones != 0; own_ones &= own_ones - 1)
        points++;
    return points;
}

void kr_apply_learn(const kr_edition *e, kr_state *s, ochre_action a)
{
    const int            technology = a.arg[0];
    const unsigned       jokers = a.arg[1];
    const kr_technology *t = &e->technologies[technology];
    kr_player           *p = &s->players[s->turn];
    const int            row = kr_row_of(technology), cell = cell_of(s, technology);
    const int            last = t->cost_count - 1;
    pay(e, s, t, jokers, cell > 0);
    if (cell == 0)
        lift_top(e, s, row); /* KR-430 */
    else
        lay_in_cell(e, s, row, cell,
                    KR_CELL_RESOURCE + ((jokers >> last & 1) ? KR_LOOT : t->cost[last] - 1));
    s->acted = 1;
    if (!kr_is_solo(s)) /* KR-432; KR-814 */
        p->points = (uint16_t)(p->points + t->points + bonus(t, p));
    own(e, s, technology);
    kr_test_trigger(e, s);
    kr_go_on(e, s);
}

/* ---- new technology, development ---- */

static void take_from_pile(kr_state *s, int back)
{
    kr_pile   *pile = &s->piles[back];
    kr_player *p = &s->players[s->turn];
    const int  card = pile->cards[--pile->count];
    pile->cards[pile->count] = 0;
    kr_add_to_hand(p, card, 1); /* KR-467 */
}

static void take_from_row(const kr_edition *e, kr_state *s, int row, int cell)
{
    kr_player *p = &s->players[s->turn];
    kr_add_to_hand(p, s->rows[row][cell] - KR_CELL_RESOURCE, 1);
    lay_in_cell(e, s, row, cell, lift_top(e, s, row)); /* KR-468, KR-470 */
}

void kr_apply_take(const kr_edition *e, kr_state *s, ochre_action a)
{
    const bool by_household = a.verb == KR_DO_NEWTECH_DISCARD || a.verb == KR_DO_NEWTECH_ROW;
    const bool from_pile = a.verb == KR_DO_NEWTECH_DISCARD || a.verb == KR_DO_DEVELOP_DISCARD;
    s->ap = (uint8_t)(s->ap - (by_household ? e->cost.newtech : e->cost.develop));
    s->acted = 1;
    s->players[s->turn].used = (uint8_t)(s->players[s->turn].used + by_household); /* KR-466 */
    if (from_pile)
        take_from_pile(s, a.arg[0]);
    else
        take_from_row(e, s, a.arg[0], a.arg[1] - 1);
    kr_go_on(e, s);
}

void kr_apply_reveal(const kr_edition *e, kr_state *s, ochre_action a)
{
    lay_in_cell(e, s, a.arg[0], 0, KR_CELL_TECHNOLOGY + a.arg[1]);
    s->unseen &= ~kr_bit(a.arg[1]);
    s->reveal = 0;
    kr_go_on(e, s);
}

/* ---- settlements ---- */

void kr_apply_settle(const kr_edition *e, kr_state *s, ochre_action a)
{
    kr_player *p = &s->players[s->turn];
    const int  row = a.arg[0], cell = KR_CELLS - 1;
    p->settlement = (uint8_t)(1 + s->rows[row][cell] - KR_CELL_SETTLEMENT);
    if (kr_is_solo(s)) { /* KR-817 */
        lay_in_cell(e, s, row, cell, KR_EMPTY);
        s->ap = (uint8_t)(s->ap - e->solo_settle_cost);
        s->phase = KR_OVER;
        return;
    }
    p->points = (uint16_t)(p->points + e->settlement_points); /* KR-523 */
    lay_in_cell(e, s, row, cell, lift_top(e, s, row));        /* KR-524 */
    kr_test_trigger(e, s);
    s->acted = s->ending = 1;
    kr_go_on(e, s);
}
