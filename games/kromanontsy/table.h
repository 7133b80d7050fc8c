/* table.h - what can be read off the table of Кроманьонцы: counts, prices and limits that the rules name.
 *
 * Small questions about a state, asked by the lists of moves, by apply, by the picture and by the hints
 * alike. Nothing here changes anything. */
#ifndef GAMES_KROMANONTSY_TABLE_H
#define GAMES_KROMANONTSY_TABLE_H

#include <string.h>

#include "games/kromanontsy/state.h"

/* ---- counts of cards in one word ----
 *
 * A hand or a cost as eight counts in the bytes of a word, each below 128: resource r in byte 1 + r, as
 * in kr_technology.cost. Byte 0 counts the empty positions of a cost, of which a hand has enough. */

#define KR_ONES      UINT64_C(0x0101010101010101)
#define KR_HIGH_BITS (0x80 * KR_ONES)
enum { KR_BYTE = 8, KR_NO_PRICE = 0x7f }; /* a price that no hand covers */

static inline uint64_t kr_cost_word(const kr_technology *t)
{
    uint64_t word = 0;
    for (int i = 0; i < KR_POSITIONS; i++)
        word += UINT64_C(1) << (KR_BYTE * t->cost[i]);
    return word;
}

static inline uint64_t kr_hand_word(const kr_player *p)
{
    uint64_t word;
    memcpy(&word, p->hand, sizeof word);
    return word << KR_BYTE | KR_POSITIONS;
}

/* The only way that a hand changes: as the word as which it is read, for a processor that reads a word just
 * after a byte of it was written has to wait. */
static inline void kr_add_to_hand(kr_player *p, int resource, int count)
{
    uint64_t word;
    memcpy(&word, p->hand, sizeof word);
    word += (uint64_t)(int64_t)count << (KR_BYTE * resource);
    memcpy(p->hand, &word, sizeof word);
    p->cards = (uint8_t)(p->cards + count);
}

/* In each byte 128 + what is left of it; a borrow stays in its byte. */
static inline uint64_t kr_left_over(uint64_t hand, uint64_t cost)
{
    return (hand | KR_HIGH_BITS) - cost;
}

static inline bool kr_covers(uint64_t hand, uint64_t cost)
{
    return (~kr_left_over(hand, cost) & KR_HIGH_BITS) == 0;
}

/* What must be paid for what lies in a cell: the cost of a technology that somebody could learn now,
 * with all it requires on the table (KR-422). */
static inline uint64_t kr_price(const kr_edition *e, int cell, uint64_t known)
{
    if (cell < KR_CELL_TECHNOLOGY || cell >= KR_CELL_RESOURCE)
        return KR_NO_PRICE;
    const kr_technology *t = &e->technologies[cell - KR_CELL_TECHNOLOGY];
    return (t->requires & ~known) != 0 ? KR_NO_PRICE : kr_cost_word(t);
}

/* ---- small questions ---- */

static inline bool kr_is_solo(const kr_state *s)
{
    return s->seats == 1;
}

static inline int kr_next_seat(const kr_state *s, int seat) /* KR-001 */
{
    return seat + 1 == s->seats ? 0 : seat + 1;
}

static inline uint64_t kr_bit(int technology)
{
    return UINT64_C(1) << technology;
}

static inline uint64_t kr_row_mask(int row)
{
    return ((UINT64_C(1) << KR_ROW_SIZE) - 1) << (row * KR_ROW_SIZE);
}

static inline int kr_row_of(int technology)
{
    return (technology >= KR_ROW_SIZE) + (technology >= 2 * KR_ROW_SIZE);
}

static inline bool kr_is_technology(int cell)
{
    return cell >= KR_CELL_TECHNOLOGY && cell < KR_CELL_RESOURCE;
}

static inline bool kr_is_resource(int cell)
{
    return cell >= KR_CELL_RESOURCE && cell < KR_CELL_SETTLEMENT;
}

static inline bool kr_is_settlement(int cell)
{
    return cell >= KR_CELL_SETTLEMENT;
}

static inline bool kr_is_predator(int card)
{
    return card >= KR_WOLF;
}

static inline int kr_back_of(int card)
{
    static const uint8_t backs[KR_CARDS] = {
        [KR_WOOD] = KR_FOREST,    [KR_STONE] = KR_MOUNTAINS, [KR_FLINT] = KR_RIVER,
        [KR_SPRING] = KR_RIVER,   [KR_GRASS] = KR_PLAIN,     [KR_CLAY] = KR_PLAIN,
        [KR_LOOT] = KR_LOOT_BACK, [KR_DEER] = KR_FOREST,     [KR_MARKHOR] = KR_MOUNTAINS,
        [KR_WOLF] = KR_FOREST,    [KR_BEAR] = KR_MOUNTAINS,  [KR_CROCODILE] = KR_RIVER,
        [KR_TIGER] = KR_PLAIN};
    return backs[card];
}

/* Cards of a hand with that back: all that others see of it. */
static inline int kr_backs(const kr_player *p, int back)
{
    switch (back) {
    case KR_FOREST: return p->hand[KR_WOOD];
    case KR_MOUNTAINS: return p->hand[KR_STONE];
    case KR_RIVER: return p->hand[KR_FLINT] + p->hand[KR_SPRING];
    case KR_PLAIN: return p->hand[KR_GRASS] + p->hand[KR_CLAY];
    default: return p->hand[KR_LOOT];
    }
}

/* The kinds of cards in a terrain's deck: animals, which are laid open, before resources. */
enum { KR_KINDS = 3 };
static const uint8_t kr_kinds[KR_TERRAINS][KR_KINDS] = {
    [KR_FOREST] = {KR_DEER, KR_WOLF, KR_WOOD},
    [KR_MOUNTAINS] = {KR_MARKHOR, KR_BEAR, KR_STONE},
    [KR_RIVER] = {KR_CROCODILE, KR_FLINT, KR_SPRING},
    [KR_PLAIN] = {KR_TIGER, KR_GRASS, KR_CLAY},
};

static inline int kr_deck_size(const kr_state *s, int back)
{
    if (back == KR_LOOT_BACK)
        return s->deck[KR_LOOT];
    const uint8_t *kinds = kr_kinds[back];
    return s->deck[kinds[0]] + s->deck[kinds[1]] + s->deck[kinds[2]];
}

static inline int kr_loot_supply(const kr_state *s)
{
    return s->deck[KR_LOOT] + s->piles[KR_LOOT_BACK].count;
}

/* KR-306; in the solo game a terrain may be closed (KR-822). */
static inline bool kr_can_explore(const kr_state *s, int terrain)
{
    const int cards = s->piles[terrain].count + kr_deck_size(s, terrain);
    return (cards != 0) & (s->closed != terrain + 1);
}

static inline int kr_ready_weapons(const kr_player *p)
{
    return p->skill[KR_WEAPON] - p->turned;
}

/* How strong a hunt must be: for a herbivore, to bring all its loot. */
static inline int kr_target(const kr_edition *e, int animal)
{
    return kr_is_predator(animal) ? e->predators[animal - KR_WOLF].strength
                                  : e->herbivores[animal - KR_DEER].max_loot;
}

static inline int kr_animal_loot(const kr_edition *e, int animal)
{
    return kr_is_predator(animal) ? e->predators[animal - KR_WOLF].loot
                                  : e->herbivores[animal - KR_DEER].max_loot;
}

static inline int kr_animal_points(const kr_edition *e, int animal)
{
    return kr_is_predator(animal) ? e->predators[animal - KR_WOLF].points : 0;
}

static inline bool kr_is_eligible(const kr_edition *e, const kr_player *p) /* KR-340 */
{
    return kr_ready_weapons(p) > 0 || kr_backs(p, KR_RIVER) >= e->flint_per_weapon;
}

static inline int kr_lines_passed(const kr_edition *e, int points) /* KR-540 */
{
    return (points >= e->score_lines[0]) + (points >= e->score_lines[1]) +
           (points >= e->score_lines[2]) + (points >= e->score_lines[3]);
}

/* KR-541: cards that the turn's player could explore additionally; 0 or less: none. */
static inline int kr_allowance(const kr_edition *e, const kr_state *s)
{
    const kr_player *p = s->players; /* empty seats have 0 points, he himself changes nothing */
    const int        a = p[0].points > p[1].points ? p[0].points : p[1].points;
    const int        b = p[2].points > p[3].points ? p[2].points : p[3].points;
    const int        most = a > b ? a : b, own = p[s->turn].points;
    return kr_lines_passed(e, most) - kr_lines_passed(e, own);
}

static inline uint64_t kr_known_to_all(const kr_state *s)
{
    const kr_player *p = s->players;
    return p[0].knows | p[1].knows | p[2].knows | p[3].knows;
}

/* Cells are also counted through all rows, from 0 to 11. */
enum { KR_ALL_CELLS = KR_ROWS * KR_CELLS };

static inline int kr_cell(const kr_state *s, int i)
{
    return s->rows[i / KR_CELLS][i % KR_CELLS];
}

static inline uint64_t kr_price_at(const kr_state *s, int i)
{
    return s->price[i / KR_CELLS][i % KR_CELLS];
}

/* The open animal as a card. */
static inline int kr_open_animal(const kr_state *s)
{
    return s->animal - 1 + KR_DEER;
}

/* Loot and pairs of flint of a joint hunt that those who accepted bring and were promised. */
typedef struct kr_party {
    int weapons; /* the hunter's included */
    int pledged; /* pairs of flint */
    int loot, points;
} kr_party;

static inline kr_party kr_party_of(const kr_state *s)
{
    kr_party party = {.weapons = kr_ready_weapons(&s->players[s->turn])};
    for (int i = 0; i < s->seats; i++) {
        if (!(s->accepted >> i & 1))
            continue;
        party.weapons += kr_ready_weapons(&s->players[i]);
        party.pledged += s->pledge[i];
        party.loot += s->offer_loot[i];
        party.points += s->offer_points[i];
    }
    return party;
}

#endif
