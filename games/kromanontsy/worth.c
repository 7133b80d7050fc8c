/* worth.c - what things are worth to a player, in hundredths of a point.
 *
 * Points come from technologies, so a card is worth what it brings nearer: for each open technology
 * the gain of learning it is spread over the cards still missing, and a card is worth the best of
 * these. A technology is worth its points, the bonus for what it builds on, a step towards the
 * nearest settlement, and some more for what it can do. */
#include "games/kromanontsy/hints.h"

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* ---- settlements ---- */

int kr_settlement_deficit(const kr_edition *e, const kr_state *s, int seat, int *lacking)
{
    const kr_player *p = &s->players[seat];
    int              best = 0;
    for (int row = 0; row < KR_ROWS; row++) {
        const int cell = s->rows[row][KR_CELLS - 1];
        if (!kr_is_settlement(cell) || p->settlement != 0)
            continue;
        const uint8_t *needs = e->settlements[cell - KR_CELL_SETTLEMENT].needs;
        int            lacks[KR_ROWS], sum = 0;
        for (int colour = 0; colour < KR_ROWS; colour++) {
            lacks[colour] = most(needs[colour] - p->skill[colour], 0);
            sum += lacks[colour];
        }
        if (best != 0 && sum + 1 >= best)
            continue;
        best = sum + 1; /* one more, so that 0 is left for none */
        if (lacking != NULL)
            memcpy(lacking, lacks, sizeof lacks);
    }
    return best;
}

/* ---- technologies ---- */

static int worth_of_use(const kr_mind *m, int technology)
{
    const kr_technology *t = &m->e->technologies[technology];
    const int            row = kr_row_of(technology), had = m->p->skill[row];
    switch (row) {
    case KR_WEAPON: return KR_W_NEW_WEAPON * most(KR_W_ENOUGH - had, 0) / KR_W_ENOUGH;
    case KR_HOUSEHOLD: return KR_W_NEW_HOUSEHOLD * most(KR_W_ENOUGH - had, 0) / KR_W_ENOUGH;
    default: return KR_W_HAND_ICON * t->hand + KR_W_IMPROVE_LOOT * t->improve;
    }
}

int kr_worth_technology(const kr_mind *m, int technology)
{
    const kr_technology *t = &m->e->technologies[technology];
    const bool           helps = m->deficit > 0 && m->lacking[kr_row_of(technology)] > 0;
    if (kr_is_solo(m->s))
        return (helps ? KR_W_SOLO_STEP : KR_W_SOLO_OTHER) +
               worth_of_use(m, technology) * KR_W_SOLO_USE / 100;
    int points = t->points;
    for (uint64_t own = t->requires & m->p->knows; own != 0; own &= own - 1)
        points++;
    int worth = points * KR_POINT + worth_of_use(m, technology);
    if (helps)
        worth += m->e->settlement_points * KR_POINT / (m->deficit + KR_W_FOUNDING_STEPS);
    return worth;
}

/* ---- cards ---- */

static void count_cost(const kr_technology *t, int cost[KR_RESOURCES])
{
    memset(cost, 0, KR_RESOURCES * sizeof cost[0]);
    for (int i = 0; i < t->cost_count; i++)
        cost[t->cost[i] - 1]++;
}

/* What the technology in a cell says about cards: those missing, and those to be kept. */
static void read_cell(kr_mind *m, int i)
{
    const int cell = kr_cell(m->s, i);
    if (kr_price_at(m->s, i) == KR_NO_PRICE)
        return;
    const kr_technology *t = &m->e->technologies[cell - KR_CELL_TECHNOLOGY];
    int                  cost[KR_RESOURCES], missing = 0;
    count_cost(t, cost);
    for (int r = 0; r < KR_RESOURCES; r++)
        missing += most(cost[r] - m->p->hand[r], 0);
    m->missing[i] = missing;
    m->gain[i] = kr_worth_technology(m, cell - KR_CELL_TECHNOLOGY);
    for (int r = 0; r < KR_RESOURCES; r++) {
        const int each = m->gain[i] / (missing + KR_W_LEARNING_CARDS);
        if (cost[r] > m->p->hand[r])
            m->want[r] = most(m->want[r], each / most(missing, 1) + KR_W_BASE_CARD);
        if (cost[r] >= m->p->hand[r] && cost[r] > 0)
            m->keep[r] = most(m->keep[r], each / t->cost_count + KR_W_BASE_CARD);
    }
}

kr_mind kr_mind_of(const kr_edition *e, const kr_state *s, int seat)
{
    kr_mind m = {.e = e, .s = s, .p = &s->players[seat], .seat = seat};
    m.deficit = most(kr_settlement_deficit(e, s, seat, m.lacking) - 1, 0);
    for (int r = 0; r < KR_RESOURCES; r++) {
        m.want[r] = r == KR_LOOT ? KR_W_BASE_LOOT : KR_W_BASE_CARD;
        m.keep[r] = r == KR_LOOT ? KR_W_BASE_LOOT : KR_W_SURPLUS_CARD;
    }
    for (int i = 0; i < KR_ALL_CELLS; i++)
        read_cell(&m, i);
    return m;
}

/* ---- animals ---- */

int kr_worth_hunt(const kr_mind *m, int animal, int power)
{
    const int target = kr_target(m->e, animal);
    if (!kr_is_predator(animal))
        return least(power, target) * m->want[KR_LOOT];
    if (power < target)
        return 0;
    const kr_predator *k = &m->e->predators[animal - KR_WOLF];
    const int          points = kr_is_solo(m->s) ? 0 : k->points + k->figure_points;
    return points * KR_POINT + k->loot * m->want[KR_LOOT];
}

static int cheapest(const kr_mind *m)
{
    int worth = -1;
    for (int r = 0; r < KR_RESOURCES; r++)
        if (m->p->hand[r] > 0 && (worth < 0 || m->keep[r] < worth))
            worth = m->keep[r];
    return most(worth, 0);
}

static int worth_meeting(const kr_mind *m, int animal)
{
    const int pairs = m->p->hand[KR_FLINT] / m->e->flint_per_weapon;
    const int power = kr_ready_weapons(m->p) + pairs * KR_W_FLINT_HUNTING / 100;
    const int trophies = kr_worth_hunt(m, animal, power);
    if (trophies > 0)
        return trophies;
    return -least(kr_animal_points(m->e, animal), m->p->cards) * cheapest(m);
}

/* Only what the seat can know: animals in the deck are known to all, and resources with one back are
 * taken to be mixed as in all the cards that he does not see. */
int kr_worth_exploring(const kr_mind *m, int terrain)
{
    const kr_state *s = m->s;
    int             animals = 0, sum = 0, resources = 0, worth = 0;
    for (int k = 0; k < KR_KINDS; k++) {
        const int card = kr_kinds[terrain][k];
        int       unseen = s->deck[card];
        if (card >= KR_DEER) {
            animals += unseen;
            sum += unseen * worth_meeting(m, card);
            continue;
        }
        for (int i = 0; i < s->seats; i++)
            unseen += i == m->seat ? 0 : s->players[i].hand[card];
        resources += unseen;
        worth += unseen * m->want[card];
    }
    const int size = kr_deck_size(s, terrain);
    if (size == 0) /* the pile will be shuffled */
        return KR_W_BASE_CARD;
    if (resources > 0)
        sum += (size - animals) * worth / resources;
    return sum / size;
}
