/* invariants.c - what is always true on a table of Neanderthal (section 12), and what follows from the
 * rest of a position and is therefore never asked for.
 *
 * Pools, deadpiles, decks and unrevealed cards are what is left over (ne_derive), so that NE-951 to NE-955
 * come down to: nothing lies in two places, and nothing is left over less than zero times. What must be true
 * of a moment of the game is in invariants_phase.c. */
#include <string.h>

#include "games/neanderthal/pieces.h"

enum { TOO_FEW = 255 }; /* a derived count that would be below zero */

static const uint64_t all_biomes = (UINT64_C(1) << NE_BIOMES) - 1;
static const uint32_t all_daughters = (UINT32_C(1) << NE_DAUGHTERS) - 1;

/* ---- what follows ---- */

static uint8_t left_over(int whole, int used)
{
    return used > whole ? TOO_FEW : (uint8_t)(whole - used);
}

static int ordinary_outside(const ne_state *s, int seat)
{
    const ne_player *p = &s->players[seat];
    int count = p->camp + ne_abroad(s, seat) + ne_count(p->elders) + ne_count(p->suitors) +
                ne_count(p->husbands);
    const bool in_post =
        (p->alpha >= NE_AS_ELDER && p->alpha < NE_ON_PLACE) || p->alpha >= NE_AS_SUITOR;
    for (int place = 0; place < NE_PLACES; place++)
        count += p->hunters[place];
    return count - in_post;
}

static int disks_used(const ne_edition *e, const ne_state *s, const ne_player *p, int colour)
{
    int used = (int)(ne_mpi(e, p) >> colour & 1);
    for (int portal = 0; portal < NE_PORTALS; portal++)
        used += p->portals >> (NE_COLOURS * portal + colour) & 1;
    for (int rank = 0; rank < NE_ELDERS; rank++)
        used += (p->young >> rank & 1) && e->elders[rank].colour == colour;
    for (uint32_t d = p->daughters; d != 0; d &= d - 1)
        used += s->disks[__builtin_ctz(d)][colour];
    for (uint32_t items = p->items; items != 0; items &= items - 1)
        used += s->item_disks[__builtin_ctz(items)] >> colour & 1;
    if (colour == NE_HUSBAND_DISK)
        used += ne_count(p->husbands & s->unripe);
    return used;
}

/* Biome cards in sight or out of the game; *pieces counts them one by one, so that a card in two places
 * shows as a difference. */
static uint64_t biomes_revealed(const ne_edition *e, const ne_state *s, int *pieces)
{
    uint64_t seen = s->gone;
    *pieces = __builtin_popcountll(s->gone);
    for (int place = 0; place < NE_PLACES; place++)
        if (ne_is_biome(s->places[place])) {
            seen |= UINT64_C(1) << (s->places[place] - 1);
            ++*pieces;
        }
    for (int seat = 0; seat < s->seats; seat++) {
        const ne_player *p = &s->players[seat];
        seen |= p->trophies;
        *pieces += __builtin_popcountll(p->trophies) + ne_count(p->hand) + ne_count(p->items);
        for (uint32_t items = p->hand | p->items; items != 0; items &= items - 1) {
            const int biome = ne_biome_with(e, __builtin_ctz(items));
            seen |= biome >= 0 ? UINT64_C(1) << biome : 0;
        }
    }
    return seen;
}

static void derive_cards(const ne_edition *e, ne_state *s)
{
    const uint64_t north = (UINT64_C(1) << NE_REGION) - 1;
    int            pieces, buried[2] = {0, 0};
    uint32_t       shown = s->spent | (s->event != 0 ? ne_bit(s->event - 1) : 0);
    s->unseen = all_biomes & ~biomes_revealed(e, s, &pieces);
    for (int place = 0; place < NE_PLACES; place++)
        buried[place / NE_ROW] += s->places[place] == NE_ICE;
    s->deck[0] = left_over(__builtin_popcountll(s->unseen & north), buried[0]);
    s->deck[1] = left_over(__builtin_popcountll(s->unseen & ~north), buried[1]);
    for (int seat = 0; seat < s->seats; seat++)
        shown |= s->players[seat].daughters;
    s->unrevealed = all_daughters & ~shown;
}

/* What the edition says of all ranks together, for the lists of phase 2. */
void ne_derive_ranks(const ne_edition *e, ne_state *s)
{
    unsigned vocal = 0, tribal = 0, needy = 0;
    uint64_t coloured = 0; /* as ne_lanes */
    for (int rank = 0; rank < NE_ELDERS; rank++) {
        const ne_elder *elder = &e->elders[rank];
        vocal |= (unsigned)elder->vocal << rank;
        tribal |= (unsigned)elder->tribal << rank;
        needy |= (unsigned)elder->portal_needed << rank;
        coloured |= UINT64_C(1) << (16 * elder->colour + rank);
    }
    s->slots[0] = (uint8_t)vocal;
    s->slots[1] = (uint8_t)tribal;
    s->needy = (uint8_t)needy;
    memcpy(s->coloured, &coloured, sizeof s->coloured);
}

static void derive_player(const ne_edition *e, const ne_state *s, int seat, ne_player *p)
{
    p->dead = left_over(e->tribesmen - 1, ordinary_outside(s, seat));
    for (int c = 0; c < NE_COLOURS; c++)
        p->pool[c] = left_over(e->disks, disks_used(e, s, p, c));
    p->hunting = 0;
    for (int place = 0; place < NE_PLACES; place++)
        p->hunting = (uint16_t)(p->hunting | (unsigned)(ne_hunters(p, place) > 0) << place);
}

static void derive_laden(ne_state *s)
{
    memset(s->laden, 0, sizeof s->laden);
    for (int d = 0; d < NE_DAUGHTERS; d++)
        for (int c = 0; c < NE_COLOURS; c++)
            s->laden[c] |= (uint32_t)(s->disks[d][c] != 0) << d;
}

void ne_derive(const void *edition, void *state)
{
    const ne_edition *e = edition;
    ne_state         *s = state;
    bool              all_dealt = true;
    memset(s->seat_of, 0, sizeof s->seat_of);
    for (int seat = 0; seat < s->seats; seat++) {
        ne_player *p = &s->players[seat];
        if (p->species != 0)
            s->seat_of[p->species - 1] = (uint8_t)(1 + seat);
        all_dealt &= p->species != 0;
        derive_player(e, s, seat, p);
    }
    memset(s->order, 0, sizeof s->order);
    s->playing = 0;
    if (all_dealt)
        ne_set_order(s);
    s->biomes = s->predators = s->berries = 0;
    memset(s->asking, 0, sizeof s->asking);
    for (int place = 0; place < NE_PLACES; place++)
        if (ne_is_biome(s->places[place]))
            ne_lay_biome(e, s, place, s->places[place] - 1);
        else
            ne_lay_other(s, place, s->places[place] < NE_COVERS ? s->places[place] : NE_EMPTY);
    derive_cards(e, s);
    derive_laden(s);
    ne_derive_ranks(e, s);
}

/* ---- a player ---- */

static bool alpha_ok(const ne_state *s, const ne_player *p)
{
    const int at = p->alpha;
    if (at >= NE_AS_HUSBAND)
        return (p->husbands >> (at - NE_AS_HUSBAND) & 1) != 0;
    if (at >= NE_AS_SUITOR)
        return (p->suitors >> (at - NE_AS_SUITOR) & 1) != 0;
    if (at >= NE_ON_PLACE)
        return ne_is_biome(s->places[at - NE_ON_PLACE]);
    return at < NE_AS_ELDER || (p->elders >> (at - NE_AS_ELDER) & 1) != 0;
}

static bool elders_ok(const ne_edition *e, const ne_player *p)
{
    if ((p->young & ~p->elders) != 0)
        return false;
    for (int rank = 0; rank < NE_ELDERS; rank++)
        if ((p->elders >> rank & 1) && !e->elders[rank].vocal &&
            !(p->tribal && e->elders[rank].tribal))
            return false;
    return true;
}

static bool portals_ok(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    for (int portal = 0; portal < NE_PORTALS; portal++)
        if ((p->portals >> (NE_COLOURS * portal) & 7 & ~(unsigned)e->portals[portal].colours) != 0)
            return false;
    return p->tribal ? p->portals == 0 : ne_count(p->portals) < ne_threshold(e, s);
}

static bool support_ok(const ne_edition *e, const ne_player *p)
{
    unsigned used = 0;
    for (int rank = 0; rank < NE_ELDERS; rank++) {
        const unsigned marks = p->support[rank];
        if (marks != 0 && (!(p->elders >> rank & 1) || !e->elders[rank].portal_needed))
            return false;
        if ((marks & used) != 0 || (marks & ~(unsigned)p->portals) != 0 ||
            ne_count(marks) > NE_COLOURS)
            return false;
        used |= marks;
    }
    return true;
}

/* What a player whose species died out still has: trophies, portal disks, wanderlusters abroad. */
static bool extinct_ok(const ne_state *s, int seat)
{
    const ne_player *p = &s->players[seat];
    if (!p->extinct)
        return true;
    return s->solo && !ne_is_alive(s, seat) && ne_hosted(p) == 0 &&
           (p->daughters | p->items | p->hand) == 0;
}

static bool guests_ok(const ne_state *s, int seat)
{
    for (int owner = 0; owner < NE_SEATS; owner++)
        if (s->players[seat].guests[owner] != 0 && (owner == seat || owner >= s->seats))
            return false;
    return true;
}

static bool suitors_ok(const ne_edition *e, const ne_player *p, uint32_t all)
{
    if ((p->suitors & ~all) != 0 || (p->suitors & p->husbands) != 0)
        return false; /* NE-312 */
    if (p->suitors == 0 || p->sexuality == 0)
        return (p->suitors | p->agreed) == 0;
    const bool marries = ne_sex_of(e, p)->may_marry;
    if (!marries && (p->suitors & p->daughters) != 0)
        return false;
    return (p->agreed & ~(marries ? p->suitors & ~p->daughters : 0)) == 0; /* NE-356 */
}

static bool hunters_ok(const ne_state *s, const ne_player *p)
{
    for (int place = 0; place < NE_PLACES; place++)
        if (p->hunters[place] != 0 && !ne_is_biome(s->places[place]))
            return false;
    return true;
}

static bool card_ok(const ne_edition *e, const ne_player *p)
{
    if (p->species > NE_SPECIES || p->card > 3 || p->sexuality > NE_SEXUALITIES)
        return false;
    if (p->sexuality == 0)
        return (p->species == 0) == (p->card == 0);
    if (p->card == 0 || p->species == 0)
        return false;
    const uint8_t *sides = e->cards[p->card - 1].sides;
    return sides[0] == p->sexuality - 1 || sides[1] == p->sexuality - 1;
}

static const char *player_broken(const ne_edition *e, const ne_state *s, int seat)
{
    const ne_player *p = &s->players[seat];
    if (!card_ok(e, p))
        return "NE-103";
    if (p->dead == TOO_FEW || p->alpha >= NE_ALPHAS || !alpha_ok(s, p) || !guests_ok(s, seat))
        return "NE-951";
    for (int c = 0; c < NE_COLOURS; c++)
        if (p->pool[c] == TOO_FEW)
            return "NE-952";
    if (!portals_ok(e, s, p))
        return "NE-953";
    if (!support_ok(e, p))
        return "NE-960";
    if (!elders_ok(e, p))
        return "NE-906";
    return extinct_ok(s, seat) ? NULL : "NE-704";
}

/* ---- the table ---- */

static bool daughters_ok(const ne_state *s)
{
    uint32_t       placed = s->spent;
    const uint32_t revealed = all_daughters & ~s->unrevealed;
    for (int seat = 0; seat < s->seats; seat++) {
        if ((s->players[seat].daughters & placed) != 0)
            return false;
        placed |= s->players[seat].daughters;
    }
    return (placed & ~revealed) == 0 && s->event_deck <= ne_count(s->unrevealed);
}

static bool disks_ok(const ne_edition *e, const ne_state *s, uint32_t all)
{
    for (int d = 0; d < NE_DAUGHTERS; d++)
        for (int c = 0; c < NE_COLOURS; c++)
            if (s->disks[d][c] != 0 && (!(all >> d & 1) || !(e->daughters[d].colours >> c & 1)))
                return false;
    uint32_t items = 0;
    for (int seat = 0; seat < s->seats; seat++)
        items |= s->players[seat].items;
    for (int i = 0; i < NE_ITEMS; i++)
        if (s->item_disks[i] != 0 &&
            (!(items >> i & 1) || (s->item_disks[i] & ~e->items[i].cost) != 0))
            return false;
    return true;
}

static bool biomes_ok(const ne_edition *e, const ne_state *s)
{
    int            pieces;
    const uint64_t seen = biomes_revealed(e, s, &pieces);
    for (int place = 0; place < NE_PLACES; place++) {
        const int cover = s->places[place];
        if (cover >= NE_COVERS || (ne_is_biome(cover) && (cover - 1) / NE_REGION != place / NE_ROW))
            return false;
    }
    return pieces == __builtin_popcountll(seen) && (seen & ~all_biomes) == 0 &&
           s->deck[0] != TOO_FEW && s->deck[1] != TOO_FEW;
}

static bool marriages_ok(const ne_state *s, uint32_t all)
{
    uint32_t married = 0, home = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        const ne_player *p = &s->players[seat];
        if ((p->husbands & married) != 0 || (p->husbands & ~all) != 0)
            return false;
        married |= p->husbands;
        home |= p->husbands & p->daughters;
    }
    return (s->unripe & ~home) == 0;
}

static bool seats_ok(const ne_state *s)
{
    static const ne_player nobody;
    unsigned               species = 0, cards = 0;
    for (int seat = 0; seat < NE_SEATS; seat++) {
        const ne_player *p = &s->players[seat];
        if (seat >= s->seats) {
            if (memcmp(p, &nobody, sizeof nobody) != 0)
                return false;
            continue;
        }
        if (p->species != 0 && ((species >> p->species & 1) || (cards >> p->card & 1)))
            return false; /* NE-101, NE-102 */
        species |= 1u << p->species;
        cards |= 1u << p->card;
    }
    return true;
}

/* Whatever follows must have followed. */
static bool derived_ok(const ne_edition *e, const ne_state *s)
{
    ne_state again = *s;
    ne_derive(e, &again);
    return memcmp(&again, s, sizeof again) == 0;
}

static const char *table_broken(const ne_edition *e, const ne_state *s)
{
    uint32_t all = 0;
    for (int seat = 0; seat < s->seats; seat++)
        all |= s->players[seat].daughters;
    if (!daughters_ok(s))
        return "NE-955";
    if (!biomes_ok(e, s))
        return "NE-954";
    if (!marriages_ok(s, all))
        return "NE-958";
    if (!disks_ok(e, s, all))
        return "NE-952";
    for (int seat = 0; seat < s->seats; seat++) {
        if (!suitors_ok(e, &s->players[seat], all))
            return "NE-958";
        if (!hunters_ok(s, &s->players[seat]))
            return "NE-957";
    }
    return NULL;
}

const char *ne_state_ok(const void *edition, const void *state)
{
    const ne_edition *e = edition;
    const ne_state   *s = state;
    if (s->seats < 1 || s->seats > NE_SEATS || s->solo > (s->seats == NE_SEATS))
        return "NE-100";
    if (s->phase >= NE_PHASES || s->turn >= s->seats || s->asked >= s->seats ||
        s->victim >= s->seats || s->first > NE_SPECIES || s->event > NE_DAUGHTERS || !seats_ok(s))
        return "NE-962";
    for (int seat = 0; seat < s->seats; seat++) {
        const char *clause = player_broken(e, s, seat);
        if (clause != NULL)
            return clause;
    }
    const char *clause = table_broken(e, s);
    if (clause != NULL)
        return clause;
    if (!derived_ok(e, s))
        return "NE-962";
    if (s->round + ne_count(s->unrevealed) > NE_DAUGHTERS)
        return "NE-961";
    return ne_moment_broken(e, s);
}
