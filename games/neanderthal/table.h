/* table.h - what can be read off the table of Neanderthal: counts, limits and powers that the rules name.
 *
 * Small questions about a state, asked by the lists of moves, by apply, by the picture and by the hints
 * alike. Nothing here changes anything. */
#ifndef GAMES_NEANDERTHAL_TABLE_H
#define GAMES_NEANDERTHAL_TABLE_H

#include <string.h>

#include "games/neanderthal/state.h"

static inline int ne_least(int a, int b)
{
    return a < b ? a : b;
}

static inline int ne_most(int a, int b)
{
    return a > b ? a : b;
}

/* Members of a set of at most 32; the plain C17 target has no instruction for it. */
static inline int ne_count(uint32_t set)
{
    set -= set >> 1 & 0x55555555u;
    set = (set & 0x33333333u) + (set >> 2 & 0x33333333u);
    return (int)(((set + (set >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24);
}

static inline uint32_t ne_bit(int i)
{
    return UINT32_C(1) << i;
}

/* ---- tribesmen ---- */

static inline int ne_in_camp(const ne_player *p)
{
    return p->camp + (p->alpha == NE_CAMP);
}

static inline int ne_hunters(const ne_player *p, int place)
{
    return p->hunters[place] + (p->alpha == NE_ON_PLACE + place);
}

/* Places where somebody hunts, and where two or more do, as bits. */
typedef struct ne_hunts {
    unsigned once, twice;
} ne_hunts;

static inline ne_hunts ne_all_hunts(const ne_state *s)
{
    ne_hunts hunts = {0, 0};
    for (int seat = 0; seat < s->seats; seat++) {
        const unsigned here = s->players[seat].hunting;
        hunts.twice |= hunts.once & here;
        hunts.once |= here;
    }
    return hunts;
}

/* The seats that hunt at the place, as bits. */
static inline unsigned ne_hunters_at(const ne_state *s, int place)
{
    return (s->players[0].hunting >> place & 1u) | (s->players[1].hunting >> place & 1u) << 1 |
           (s->players[2].hunting >> place & 1u) << 2;
}

/* His wanderlusters in other camps. */
static inline int ne_abroad(const ne_state *s, int seat)
{
    return s->players[0].guests[seat] + s->players[1].guests[seat] + s->players[2].guests[seat];
}

static inline int ne_hosted(const ne_player *p)
{
    return p->guests[0] + p->guests[1] + p->guests[2];
}

/* Has he a tribesman outside the deadpile who is no wanderluster? */
static inline bool ne_is_alive(const ne_state *s, int seat)
{
    const ne_player *p = &s->players[seat];
    return (p->camp | p->alpha | p->elders | p->hunting | p->husbands | p->suitors) != 0;
}

/* NE-009. */
static inline int ne_at_home(const ne_player *p)
{
    return ne_in_camp(p) + ne_count(p->elders) + ne_count(p->husbands & p->daughters);
}

/* NE-225. */
static inline bool ne_has_chaperone(const ne_player *p)
{
    return ne_in_camp(p) > ne_hosted(p);
}

/* ---- things and their maturity ---- */

/* The colours that a `free` on a card stands for, as bits. */
static inline unsigned ne_colours_freed(int colour)
{
    return colour == NE_ANY ? 7u : 1u << colour;
}

/* Three numbers or sets, one a colour, side by side in sixteen bits each: what has to be asked of every
 * colour is asked of all at once. They lie so in the state; the two bytes behind them are cut off. */
#define NE_LANES(a, b, c) ((uint64_t)(a) | (uint64_t)(b) << 16 | (uint64_t)(c) << 32)
#define NE_EACH(x)        ((x)*NE_LANES(1, 1, 1))

static inline uint64_t ne_lanes(const void *first)
{
    uint64_t word;
    memcpy(&word, first, sizeof word);
    return word & NE_EACH(UINT64_C(0xffff));
}

/* The lanes that are not zero, as bits of colours. */
static inline unsigned ne_lanes_filled(uint64_t lanes)
{
    const uint64_t filled = (lanes + NE_EACH(UINT64_C(0x7fff))) >> 15 & NE_EACH(UINT64_C(1));
    return (unsigned)(filled | filled >> 15 | filled >> 30) & 7;
}

/* The colours of which he has a disk, as bits. */
static inline unsigned ne_pool_colours(const ne_player *p)
{
    return ne_lanes_filled(ne_lanes(p->pool));
}

/* What belongs to these colours, of sets that are kept by colour: no branch for what nobody foresees. */
static inline uint32_t ne_of_colours(uint32_t white, uint32_t orange, uint32_t black,
                                     unsigned colours)
{
    return (white & (0u - (colours & 1))) | (orange & (0u - (colours >> 1 & 1))) |
           (black & (0u - (colours >> 2 & 1)));
}

static inline unsigned ne_mature_elders(const ne_player *p)
{
    return p->elders & ~(unsigned)p->young;
}

static inline bool ne_is_empowered(const ne_player *p) /* NE-015 */
{
    return (ne_mature_elders(p) & NE_EMPOWERING) != 0;
}

static inline uint32_t ne_laden(const ne_state *s)
{
    return s->laden[0] | s->laden[1] | s->laden[2];
}

static inline bool ne_is_grown(const ne_state *s, int d) /* a mature daughter */
{
    return (ne_laden(s) & ne_bit(d)) == 0;
}

static inline uint32_t ne_married(const ne_state *s)
{
    return s->players[0].husbands | s->players[1].husbands | s->players[2].husbands;
}

/* The seat whose tribesman is her husband; -1: she is unmarried. */
static inline int ne_husband_of(const ne_state *s, int d)
{
    for (int seat = 0; seat < s->seats; seat++)
        if (s->players[seat].husbands & ne_bit(d))
            return seat;
    return -1;
}

/* The seat whose tableau she is in; -1: none. */
static inline int ne_father_of(const ne_state *s, int d)
{
    for (int seat = 0; seat < s->seats; seat++)
        if (s->players[seat].daughters & ne_bit(d))
            return seat;
    return -1;
}

static inline const ne_sex *ne_sex_of(const ne_edition *e, const ne_player *p)
{
    return &e->sexualities[p->sexuality - 1];
}

/* The MPI disks on his sexuality card, as bits of colours. */
static inline unsigned ne_mpi(const ne_edition *e, const ne_player *p)
{
    return p->sexuality != 0 ? e->sexualities[p->sexuality - 1].mpi : 0;
}

static inline int ne_other_side(const ne_edition *e, const ne_player *p)
{
    const uint8_t *sides = e->cards[p->card - 1].sides;
    return sides[0] == p->sexuality - 1 ? sides[1] : sides[0];
}

/* His daughters who count as active. */
static inline uint32_t ne_active(const ne_edition *e, const ne_state *s, const ne_player *father)
{
    if (father->sexuality == 0)
        return 0; /* not even born */
    const uint32_t may_be_single = ne_sex_of(e, father)->daughter_needs_husband - 1u; /* NE-014 */
    return father->daughters & ~ne_laden(s) & (may_be_single | (ne_married(s) & ~s->unripe));
}

static inline bool ne_is_active(const ne_edition *e, const ne_state *s, const ne_player *father,
                                int d)
{
    return (ne_active(e, s, father) & ne_bit(d)) != 0;
}

/* The sum of one effect over his mature items. */
static inline int ne_effects_of(const ne_edition *e, const ne_state *s, const ne_player *p,
                                ne_effect effect)
{
    int sum = 0;
    for (uint32_t items = p->items; items != 0; items &= items - 1) {
        const int i = __builtin_ctz(items);
        sum += s->item_disks[i] == 0 ? e->items[i].effects[effect] : 0;
    }
    return sum;
}

static inline int ne_in_pool(const ne_player *p)
{
    return p->pool[0] + p->pool[1] + p->pool[2];
}

static inline int ne_vocabulary(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    return ne_in_pool(p) + ne_effects_of(e, s, p, NE_VOCABULARY);
}

static inline int ne_hand_limit(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    return ne_count(ne_mature_elders(p)) + ne_effects_of(e, s, p, NE_HAND);
}

static inline bool ne_hand_is_full(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    return ne_count(p->hand) >= ne_hand_limit(e, s, p);
}

/* The seat whose hand is too large, first in player order; -1: none. */
static inline int ne_overloaded(const ne_edition *e, const ne_state *s)
{
    if ((s->players[0].hand | s->players[1].hand | s->players[2].hand) == 0)
        return -1;
    for (int i = 0; i < s->playing; i++) {
        const ne_player *p = &s->players[s->order[i]];
        if (ne_count(p->hand) > ne_hand_limit(e, s, p))
            return s->order[i];
    }
    return -1;
}

/* The biome card that shows the item; -1: none. */
static inline int ne_biome_with(const ne_edition *e, int item)
{
    for (int b = 0; b < NE_BIOMES; b++)
        if (e->biomes[b].item == item + 1)
            return b;
    return -1;
}

static inline bool ne_gathers(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    if (ne_sex_of(e, p)->gather)
        return true;
    unsigned gathers = 0;
    for (uint32_t d = ne_active(e, s, p); d != 0; d &= d - 1)
        gathers |= e->daughters[__builtin_ctz(d)].gather;
    return gathers != 0;
}

/* ---- places ---- */

static inline bool ne_is_biome(int cover)
{
    return cover != NE_EMPTY && cover <= NE_BIOMES;
}

static inline bool ne_is_ice(int cover)
{
    return cover >= NE_ICE;
}

static inline const ne_biome *ne_biome_at(const ne_edition *e, const ne_state *s, int place)
{
    return &e->biomes[s->places[place] - 1];
}

/* Disks of each colour that his occupied biomes ask for together (NE-304), a byte a colour. */
static inline uint32_t ne_needs(const ne_state *s, unsigned hunting)
{
    return (uint32_t)ne_count(hunting & s->asking[0]) |
           (uint32_t)ne_count(hunting & s->asking[1]) << 8 |
           (uint32_t)ne_count(hunting & s->asking[2]) << 16;
}

/* Portal disks that support no elder. */
static inline unsigned ne_fresh(const ne_player *p)
{
    unsigned used = 0;
    for (int r = 0; r < NE_ELDERS; r++)
        used |= p->support[r];
    return p->portals & ~used;
}

/* The spots that an elder would mark: one fresh disk of each colour on the portals of his domain, earlier
 * portals first; 0: a colour is missing (NE-308, NE-309). */
static inline unsigned ne_support_for(const ne_edition *e, const ne_player *p, int rank)
{
    const unsigned fresh = ne_fresh(p);
    unsigned       spots = 0, found = 0;
    for (int portal = 0; portal < NE_PORTALS; portal++) {
        if (!(e->portals[portal].domains >> e->elders[rank].domain & 1))
            continue;
        const unsigned here = fresh >> (NE_COLOURS * portal) & 7 & ~found;
        found |= here;
        spots |= here << (NE_COLOURS * portal);
    }
    return found == 7 ? spots : 0;
}

static inline int ne_threshold(const ne_edition *e, const ne_state *s)
{
    return s->seats == 2 ? e->tribal_threshold_two : e->tribal_threshold;
}

/* Colours that he may free by neolexia (NE-527), as bits. */
static inline unsigned ne_colours_on(unsigned portals)
{
    return (portals | portals >> NE_COLOURS | portals >> 2 * NE_COLOURS) & 7;
}

static inline unsigned ne_known_colours(const ne_state *s, const ne_player *p)
{
    unsigned known = ne_colours_on(p->portals);
    for (uint32_t d = p->husbands & ~p->daughters; d != 0; d &= d - 1) {
        const ne_player *father = &s->players[ne_father_of(s, __builtin_ctz(d))];
        known |= father->tribal ? 7 : ne_colours_on(father->portals);
    }
    return known;
}

/* ---- order ---- */

/* The seat after this one in player order; -1: it was the last. Found by sums, not by a search whose length
 * nobody can foresee. */
static inline int ne_next(const ne_state *s, int seat)
{
    if (s->playing == 1)
        return -1; /* alone: known to every game from its start */
    const int second = s->order[1] == seat;
    const int third = (s->playing > 2) & (s->order[2] == seat);
    const int at = second + 2 * third + 1;
    return at < s->playing ? s->order[at] : -1;
}

static inline bool ne_is_negotiator(const ne_player *p)
{
    return p->tribal && (ne_mature_elders(p) & NE_CHIEF) != 0; /* NE-351 */
}

/* Has the seat a tribesman at the location? Husbands count at daughters. */
static inline bool ne_is_at(const ne_state *s, int seat, int location)
{
    const ne_player *p = &s->players[seat];
    if (location < NE_PLACES)
        return ne_hunters(p, location) > 0;
    return ((p->suitors | p->husbands) & ne_bit(location - NE_PLACES)) != 0;
}

/* The seats with a tribesman at the location, as bits. An extinct species has nobody anywhere, an empty
 * seat neither. */
static inline unsigned ne_crowd(const ne_state *s, int location)
{
    return (unsigned)ne_is_at(s, 0, location) | (unsigned)ne_is_at(s, 1, location) << 1 |
           (unsigned)ne_is_at(s, 2, location) << 2;
}

/* Has he somebody there who could withdraw: hunters or a suitor (NE-354)? */
static inline bool ne_can_withdraw(const ne_state *s, int seat, int location)
{
    const ne_player *p = &s->players[seat];
    if (location < NE_PLACES)
        return ne_hunters(p, location) > 0;
    return (p->suitors & ne_bit(location - NE_PLACES)) != 0;
}

/* ---- what a phase asks ---- */

/* NE-230. */
static inline bool ne_may_bid(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    const unsigned colours = e->daughters[s->event - 1].colours;
    return (ne_pool_colours(p) & colours) != 0 && (!p->tribal || ne_sex_of(e, p)->half_bids);
}

/* Tribesmen at the location, a husband included; and of those, who fight (NE-367). */
static inline int ne_present(const ne_state *s, int seat, int location)
{
    if (location < NE_PLACES)
        return ne_hunters(&s->players[seat], location);
    return ne_is_at(s, seat, location);
}

static inline int ne_attackers(const ne_state *s, int seat, int location)
{
    if (location >= NE_PLACES) {
        const uint32_t daughter = ne_bit(location - NE_PLACES);
        if (s->players[seat].husbands & daughter & s->unripe)
            return 0;
    }
    return ne_present(s, seat, location);
}

/* Bits of seats. */
static inline unsigned ne_enemies(const ne_state *s, int seat, int location)
{
    return ne_crowd(s, location) & ~(1u << seat);
}

/* The highest face that hits such game for him (NE-405), and the faces that kill his hunters there. */
static inline int ne_hit_limit(const ne_edition *e, const ne_state *s, const ne_player *p,
                               const ne_biome *b)
{
    const int more = ne_effects_of(e, s, p, (ne_effect)(NE_HIT_BIG + b->type));
    return ne_least(b->hit_face + more, e->max_hit_face);
}

static inline unsigned ne_killing_faces(const ne_edition *e, const ne_state *s, const ne_player *p,
                                        const ne_biome *b)
{
    const unsigned elder = (ne_mature_elders(p) & NE_FIRE_STARTER) != 0; /* NE-408 */
    const unsigned items = ne_effects_of(e, s, p, NE_FROST_PROOF) > 0;
    return b->bloody | (b->frost & ((elder | items) - 1));
}

/* Is the Alpha's die fixed, if he hunts such game (NE-404)? */
static inline bool ne_alpha_is_skilled(const ne_edition *e, const ne_player *p, int type)
{
    return (ne_mature_elders(p) >> (e->types[type].alpha_elder - 1) & 1) != 0;
}

/* The dice that the next roll throws (NE-027), and the place that the next card goes to. */
static inline int ne_dice_due(const ne_edition *e, const ne_state *s)
{
    const bool one = (s->phase == NE_ELDER_DEATH) | (s->phase == NE_COURTSHIP);
    return one ? 1 : ne_least(s->dice, e->max_dice);
}

static inline int ne_place_due(const ne_state *s)
{
    if (s->phase != NE_SETUP)
        return s->at - 1;
    const unsigned left = ~(unsigned)s->biomes & NE_ALL_PLACES; /* no ice yet */
    return left != 0 ? __builtin_ctz(left) : -1;
}

/* Can the seat whose turn it is do anything but `done`? Mostly somebody could still hunt where no disk is
 * asked for. */
static inline bool ne_can_assign(const ne_edition *e, const ne_state *s)
{
    const unsigned undemanding =
        s->biomes & ~(unsigned)(s->asking[0] | s->asking[1] | s->asking[2]);
    return (s->players[s->turn].camp > 0 && undemanding != 0) || ne_can_assign_more(e, s);
}

/* ---- table.c ---- */

uint32_t ne_animals_of(const ne_edition *e, const ne_player *p);
uint32_t ne_unguarded(const ne_state  *s,
                      const ne_player *p); /* no mature husband looks after them */
int      ne_dependants(const ne_edition *e, const ne_state *s, const ne_player *p); /* NE-212 */
bool     ne_may_flip(const ne_edition *e, const ne_player *p);                      /* NE-222 */
bool     ne_is_war_party(const ne_edition *e, const ne_state *s, const ne_player *p, int location);
bool     ne_must_consent(const ne_state *s, int seat);                  /* to the offer (NE-353) */
int      ne_next_suitor(const ne_edition *e, const ne_state *s, int d); /* NE-431; -1: none */
bool     ne_is_sure(const ne_edition *e, const ne_state *s, int seat, int d); /* NE-433 */
ochre_action ne_offer_action(const ne_state *s); /* the proposal that waits for answers */

unsigned ne_attracted(const ne_state *s, int place); /* NE-409: bits */

/* The one disk that lies under an immature husband. */
enum { NE_HUSBAND_DISK = NE_ORANGE };

static inline const char *ne_in(ochre_lang lang, const ne_name *name)
{
    return lang == OCHRE_RU ? name->ru : name->en;
}

#endif
