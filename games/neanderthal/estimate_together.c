/* estimate_together.c - the chance to win with three species and one mind (NE-705): two of them live in the
 * end, and the living have a mature animal.
 *
 * A seat comes to its animal in stages: Vocal, Tribal, with the card in hand, with the animal still growing.
 * For each stage a few things that can be counted say how likely it is to arrive in time, and for all seats
 * a few more whether two species last. How much each counts comes from logistic fits to who won, the seats
 * taken as independent attempts: 600 games of `mcts:30` by the estimate before this one, and for the row of
 * TRIBAL 800 games of `mcts:40` by the first of these. Cards and animals within reach of the Vocal were set
 * by hand between the two. `mcts:40` won 60 % of 200 games by the first fit, 49 to 54 % by the second as a whole, and
 * 70 % by this mixture of both. */
#include "games/neanderthal/estimate.h"
#include "games/neanderthal/hints.h"

#include <ochre/hints.h>

typedef enum { RIPE, GROWING, HOLDING, TRIBAL, VOCAL, STAGES } stage;
enum { FACTS = 9, OF_ALL = 4, NEVER = -1 };

/* Hundredths of the logarithm of the odds, for each of the facts in the order below. */
static const int counts_for[STAGES][FACTS] = {
    [RIPE] = {400, 104},
    [GROWING] = {0, 139, 200},
    [HOLDING] = {-221, 204, 107},
    [TRIBAL] = {-270, 73, 0, 21, 91},
    [VOCAL] = {-382, 87, -110, 114, 102, 80, 40, 34, 32},
};
static const int counts_for_life[OF_ALL] = {166, 62, 54, 25};

/* ---- facts ---- */

static bool has_acted(const ne_state *s, int seat)
{
    if (s->phase != NE_ACTION)
        return false;
    for (int to_come = s->turn; to_come >= 0; to_come = ne_next(s, to_come))
        if (to_come == seat)
            return false;
    return true;
}

static int tribe_of(const ne_player *p)
{
    int tribe = ne_at_home(p) + ne_count(p->suitors);
    for (uint32_t places = p->hunting; places != 0; places &= places - 1)
        tribe += ne_hunters(p, __builtin_ctz(places));
    return tribe;
}

/* Spots without a disk, by daughters that can be used now; *later: only by those that cannot yet. */
static int open_spots(const ne_edition *e, const ne_state *s, const ne_player *p, int *later)
{
    const uint32_t usable = ne_active(e, s, p) | p->husbands;
    unsigned       now = 0, then = 0;
    for (uint32_t all = p->daughters | p->husbands; all != 0; all &= all - 1) {
        const int          d = __builtin_ctz(all);
        const ne_daughter *card = &e->daughters[d];
        const unsigned     spots = (unsigned)card->colours << (NE_COLOURS * card->portal);
        *(usable >> d & 1 ? &now : &then) |= spots;
    }
    *later = ne_count(then & ~now & ~(unsigned)p->portals);
    return ne_count(now & ~(unsigned)p->portals);
}

/* Animals on the table that the seat's elders could bring home. */
static int within_reach(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    int animals = 0;
    for (uint32_t places = s->biomes; places != 0; places &= places - 1) {
        const ne_biome *b = ne_biome_at(e, s, __builtin_ctz(places));
        animals += b->item != 0 && e->items[b->item - 1].kind == NE_ANIMAL &&
                   (p->elders << 1 >> b->item_elder & 1);
    }
    return ne_least(animals, 3);
}

/* Of the animals in hand: 0 none, 1 some, 2 one whose elder is mature. */
static int cards_held(const ne_edition *e, const ne_player *p)
{
    int held = 0;
    for (uint32_t hand = p->hand; hand != 0; hand &= hand - 1) {
        const int item = __builtin_ctz(hand);
        if (e->items[item].kind != NE_ANIMAL)
            continue;
        const int biome = ne_biome_with(e, item);
        const int elder = biome < 0 ? 0 : e->biomes[biome].item_elder;
        held = ne_most(held, 1 + (int)(ne_mature_elders(p) << 1 >> elder & 1));
    }
    return held;
}

static bool has_animal(const ne_edition *e, const ne_state *s, const ne_player *p, bool ripe)
{
    for (uint32_t items = p->items; items != 0; items &= items - 1) {
        const int i = __builtin_ctz(items);
        if (e->items[i].kind == NE_ANIMAL && (s->item_disks[i] == 0) == ripe)
            return true;
    }
    return false;
}

/* Each portal takes a round, and so do the card and its disk. */
static int facts_of_vocal(const ne_edition *e, const ne_state *s, int seat, int fact[FACTS])
{
    const ne_player *p = &s->players[seat];
    const int        missing = ne_threshold(e, s) - ne_count(p->portals);
    const int        spare = s->event_deck - has_acted(s, seat) - missing - 1;
    const int        tribe = tribe_of(p);
    int              later;
    fact[1] = ne_least(spare, 4);
    fact[2] = missing;
    fact[3] = ne_least(missing, open_spots(e, s, p, &later));
    fact[4] = ne_least(missing, later);
    fact[5] = ne_least(1, cards_held(e, p));
    fact[6] = within_reach(e, s, p);
    fact[7] = ne_least(tribe, 12);
    fact[8] = ne_least(6, ne_most(-6, ne_vocabulary(e, s, p) - tribe));
    return spare < 0 ? NEVER : VOCAL;
}

/* The stage that the seat is in, or NEVER. */
static int facts_of(const ne_edition *e, const ne_state *s, int seat, int fact[FACTS])
{
    const ne_player *p = &s->players[seat];
    fact[0] = 1;
    fact[1] = s->event_deck;
    if (has_animal(e, s, p, true))
        return RIPE;
    if (has_animal(e, s, p, false)) {
        fact[2] = s->phase < NE_ACTION;
        return GROWING;
    }
    if (!p->tribal)
        return facts_of_vocal(e, s, seat, fact);
    const int held = cards_held(e, p), rounds = s->event_deck - has_acted(s, seat);
    fact[1] = ne_least(rounds, 4);
    fact[2] = held == 2;
    fact[3] = ne_count(ne_mature_elders(p));
    fact[4] = within_reach(e, s, p);
    return rounds < 1 ? NEVER : held > 0 ? HOLDING : TRIBAL;
}

/* The tribes of the weakest and of the second, for two have to last. */
static void facts_of_all(const ne_state *s, int fact[OF_ALL])
{
    int least = NE_TRIBE_MOST, most = 0, sum = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        const int tribe = ne_is_alive(s, seat) ? tribe_of(&s->players[seat]) : 0;
        least = ne_least(least, tribe);
        most = ne_most(most, tribe);
        sum += tribe;
    }
    fact[0] = 1;
    fact[1] = ne_least(sum - least - most, 6);
    fact[2] = ne_least(least, 4);
    fact[3] = s->event_deck;
}

/* ---- chances ---- */

/* From the logarithm of the odds, in hundredths, to sixtieths times 1000. */
static uint32_t chance_by(const int *weight, const int *fact, int facts)
{
    enum { HALVING = 69 }; /* a hundred times the logarithm of two */
    int      odds[2] = {0, 0};
    uint32_t share[OCHRE_SEATS];
    for (int i = 0; i < facts; i++)
        odds[0] += weight[i] * fact[i];
    ochre_hint_shares(odds, 2, HALVING, share);
    return share[0];
}

void ne_share_together(const ne_edition *e, const ne_state *s, uint32_t share[OCHRE_SEATS])
{
    const uint32_t whole = OCHRE_WHOLE_WIN * 1000;
    uint32_t       failing = whole;
    int            living = 0, all[OF_ALL];
    for (int seat = 0; seat < OCHRE_SEATS; seat++)
        share[seat] = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        int fact[FACTS] = {0};
        if (!ne_is_alive(s, seat))
            continue;
        living++;
        const int at = facts_of(e, s, seat, fact);
        if (at != NEVER)
            failing = (uint32_t)((uint64_t)failing *
                                 (whole - chance_by(counts_for[at], fact, FACTS)) / whole);
    }
    if (living < 2)
        return;
    facts_of_all(s, all);
    const uint64_t lasting = chance_by(counts_for_life, all, OF_ALL);
    for (int seat = 0; seat < s->seats; seat++)
        share[seat] = (uint32_t)(lasting * (whole - failing) / whole / s->seats);
}
