/* apply_events.c - phase 1 of Neanderthal: the event card and its icons (R1, R2).
 *
 * ne_next_icon is the hub: every icon ends there, and behind the last one the auction begins. An icon that
 * needs dice, a card or a decision sets the phase and returns; what comes back goes on from where it
 * stopped, seat by seat in player order. */
#include "games/neanderthal/apply.h"

/* ---- climate ---- */

/* The face-up biome of the row (0 north, 1 south) with the lowest climax, the lowest column first; -1: none. */
static int lowest_climax(const ne_edition *e, const ne_state *s, int row)
{
    enum { NONE = 0xff << 8 };
    int least = NONE; /* of numbers made of the climax and the place; ice is past all */
    for (int place = row * NE_ROW; place < (row + 1) * NE_ROW; place++) {
        const int is_biome = s->biomes >> place & 1;
        const int climax = e->biomes[(s->places[place] - 1) * is_biome].climax;
        least = ne_least(least, (climax << 8 | place) + NONE * !is_biome);
    }
    return least < NONE ? least & 0xff : -1;
}

static void freeze(ne_state *s, int place)
{
    const int row = place / NE_ROW;
    ne_clear_place(s, place);
    s->places[place] = s->deck[row] > 0 ? NE_ICE : NE_BARE_ICE; /* NE-206 */
    if (s->deck[row] > 0)
        s->deck[row]--;
}

static void cool(const ne_edition *e, ne_state *s)
{
    const int north = lowest_climax(e, s, 0);
    if (north >= 0) {
        freeze(s, north); /* NE-203 */
        if (ne_is_biome(s->places[north + NE_ROW]))
            freeze(s, north + NE_ROW); /* NE-204 */
        return;
    }
    const int south = lowest_climax(e, s, 1);
    if (south >= 0)
        freeze(s, south); /* NE-205 */
}

/* The next south ice sheet with a card flips; bare ones melt (NE-208). */
static void thaw_on(const ne_edition *e, ne_state *s)
{
    for (int place = NE_ROW; place < NE_PLACES; place++) {
        if (s->places[place] == NE_BARE_ICE)
            s->places[place] = NE_EMPTY;
        if (s->places[place] != NE_ICE)
            continue;
        s->at = (uint8_t)(1 + place);
        s->phase = NE_THAW;
        return;
    }
    s->at = 0;
    ne_next_icon(e, s);
}

static void warm(const ne_edition *e, ne_state *s)
{
    const int south = lowest_climax(e, s, 1);
    if (south >= 0) {
        ne_clear_place(s, south); /* NE-207 */
        if (s->deck[1] > 0) {
            s->at = (uint8_t)(1 + south);
            s->phase = NE_THAW;
            return;
        }
    }
    thaw_on(e, s);
}

void ne_drawn(const ne_edition *e, ne_state *s, int biome)
{
    const int place = ne_place_due(s), row = place >= NE_ROW;
    s->deck[row] = (uint8_t)(s->deck[row] - (s->places[place] != NE_ICE)); /* not what lay buried */
    ne_lay_biome(e, s, place, biome);
    s->unseen &= ~(UINT64_C(1) << biome);
    if (s->phase == NE_THAW)
        thaw_on(e, s);
    else if (s->phase == NE_REFILL)
        ne_end_hunt(e, s);
    else if (s->biomes == NE_ALL_PLACES)
        s->phase = NE_DEALING;
}

/* ---- elders die ---- */

void ne_elder_rank_dies(const ne_edition *e, ne_state *s, int rank)
{
    for (int i = 0; i < s->playing; i++) {
        ne_player *p = &s->players[s->order[i]];
        if (p->elders >> rank & 1)
            ne_elder_leaves(e, p, rank, NE_DEAD); /* NE-211 */
    }
    ne_next_icon(e, s);
}

/* ---- blizzard ---- */

static int blizzard_need(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    const int shaman = (ne_mature_elders(p) & NE_SHAMAN) != 0;
    return ne_most(1, e->blizzard_need - shaman - ne_effects_of(e, s, p, NE_SHELTER)); /* NE-213 */
}

static void all_freeze(const ne_edition *e, ne_state *s, int seat)
{
    ne_player *p = &s->players[seat];
    for (uint32_t d = ne_unguarded(s, p); d != 0; d &= d - 1)
        ne_daughter_leaves(s, seat, __builtin_ctz(d));
    for (uint32_t animals = ne_animals_of(e, p); animals != 0; animals &= animals - 1)
        ne_item_leaves(e, s, seat, __builtin_ctz(animals));
    for (int rank = 0; rank < NE_ELDERS; rank++)
        if (p->elders >> rank & 1)
            ne_elder_leaves(e, p, rank, NE_DEAD);
}

static void blizzard_from(const ne_edition *e, ne_state *s, int seat)
{
    for (; seat >= 0; seat = ne_next(s, seat)) {
        const ne_player *p = &s->players[seat];
        const int        dependants = ne_dependants(e, s, p);
        const int        saved = ne_in_camp(p) / blizzard_need(e, s, p);
        if (dependants <= saved)
            continue;
        s->turn = (uint8_t)seat;
        if (saved > 0) {
            s->losses = (uint8_t)(dependants - saved); /* NE-214 */
            s->phase = NE_BLIZZARD;
            return;
        }
        all_freeze(e, s, seat);
        if (ne_wait_for_discards(e, s, NE_BLIZZARD))
            return;
    }
    ne_next_icon(e, s);
}

void ne_resume_blizzard(const ne_edition *e, ne_state *s)
{
    if (s->losses > 0)
        s->phase = NE_BLIZZARD;
    else
        blizzard_from(e, s, ne_next(s, s->turn));
}

/* ---- chaos ---- */

static void chaos_from(const ne_edition *e, ne_state *s, int seat)
{
    for (; seat >= 0; seat = ne_next(s, seat)) {
        ne_player *p = &s->players[seat];
        if ((ne_mature_elders(p) & NE_CHIEF) != 0 || ne_at_home(p) <= ne_vocabulary(e, s, p))
            continue; /* NE-217 */
        const bool fire = (ne_mature_elders(p) & NE_FIRE_STARTER) != 0;
        const int  camp = ne_in_camp(p), die = fire ? camp / 2 : (camp + 1) / 2;
        ne_camp_dies(p, die); /* NE-218, NE-219 */
        p->lost = (uint8_t)(p->lost + die);
        s->turn = (uint8_t)seat;
        const int elders = fire ? 0 : ne_count(p->elders);
        if (elders > 1) {
            s->phase = NE_CHAOS;
            return;
        }
        if (elders == 1) {
            ne_elder_leaves(e, p, __builtin_ctz(p->elders), NE_DEAD);
            p->lost++;
        }
        if (die + elders == 0)
            continue;
        if (!ne_wait_for_discards(e, s, NE_FLIPPING)) /* NE-220 */
            ne_ask_flip(e, s);
        return;
    }
    ne_next_icon(e, s);
}

void ne_ask_flip(const ne_edition *e, ne_state *s)
{
    if (ne_may_flip(e, &s->players[s->turn]))
        s->phase = NE_FLIPPING;
    else
        chaos_from(e, s, ne_next(s, s->turn));
}

void ne_flip(const ne_edition *e, ne_state *s, bool flips)
{
    ne_player *p = &s->players[s->turn];
    if (flips) { /* NE-221 */
        const unsigned old = ne_mpi(e, p);
        p->sexuality = (uint8_t)(1 + ne_other_side(e, p));
        const unsigned mpi = ne_mpi(e, p);
        for (int c = 0; c < NE_COLOURS; c++)
            p->pool[c] = (uint16_t)(p->pool[c] + (old >> c & 1) - (mpi >> c & 1));
    }
    chaos_from(e, s, ne_next(s, s->turn));
}

/* ---- who is lost: `lose` in a blizzard or in chaos ---- */

void ne_lose(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_player *p = &s->players[s->turn];
    switch (a.verb) {
    case NE_DO_LOSE_ELDER: ne_elder_leaves(e, p, a.arg[0] - 1, NE_DEAD); break;
    case NE_DO_LOSE_DAUGHTER: ne_daughter_leaves(s, s->turn, a.arg[0]); break;
    default: ne_item_leaves(e, s, s->turn, a.arg[0]); break;
    }
    if (s->phase == NE_CHAOS) {
        p->lost++;
        if (!ne_wait_for_discards(e, s, NE_FLIPPING))
            ne_ask_flip(e, s);
        return;
    }
    s->losses--;
    if (!ne_wait_for_discards(e, s, NE_BLIZZARD))
        ne_resume_blizzard(e, s);
}

/* ---- wanderlust ---- */

void ne_send(const ne_edition *e, ne_state *s, int species)
{
    s->players[s->turn].dead--;
    s->players[s->seat_of[species] - 1].guests[s->turn]++;
    ne_next_icon(e, s);
}

static void wander(const ne_edition *e, ne_state *s)
{
    int sender = -1, hosts = 0, host = -1;
    for (int i = 0; i < s->playing; i++)
        if (s->players[s->order[i]].lost > (sender < 0 ? 0 : s->players[sender].lost))
            sender = s->order[i]; /* NE-224 */
    for (int i = 0; i < s->playing && sender >= 0; i++)
        if (s->order[i] != sender && ne_has_chaperone(&s->players[s->order[i]])) {
            host = s->order[i];
            hosts++;
        }
    if (hosts == 0 || s->players[sender].dead == 0) {
        ne_next_icon(e, s);
        return;
    }
    s->turn = (uint8_t)sender;
    if (hosts == 1)
        ne_send(e, s, s->players[host].species - 1);
    else
        s->phase = NE_WANDERLUST;
}

/* ---- the card ---- */

/* NE-002: the species named on the card, or the next in play after the last first player. */
static int first_species(const ne_state *s, int named)
{
    if (s->playing == 1)
        return s->players[s->order[0]].species - 1;
    const int seat = s->seat_of[named] - 1;
    if (seat >= 0 && !s->players[seat].extinct)
        return named;
    int species = s->first == 0 ? named : s->first - 1;
    do
        species = species + 1 < NE_SPECIES ? species + 1 : 0;
    while (s->seat_of[species] == 0 || s->players[s->seat_of[species] - 1].extinct);
    return species;
}

static void icons_from(const ne_edition *e, ne_state *s, const ne_daughter *card, int icon);

void ne_reveal(const ne_edition *e, ne_state *s, int d)
{
    s->round++;
    s->event_deck--;
    s->event = (uint8_t)(1 + d);
    s->unrevealed &= ~ne_bit(d);
    s->first = (uint8_t)(1 + first_species(s, e->daughters[d].first));
    if (s->playing > 1)
        ne_set_order(s);
    s->turn = s->order[0];
    s->icon = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        ne_player *p = &s->players[seat];
        p->lost = p->has_bid = 0;
        memset(p->bid, 0, sizeof p->bid);
    }
    icons_from(e, s, &e->daughters[d], 0);
}

void ne_orphans_die(ne_state *s)
{
    for (int seat = 0; seat < s->seats; seat++) {
        ne_player *host = &s->players[seat];
        if ((int)(ne_hosted(host) == 0) | ne_is_alive(s, seat))
            continue;
        for (int owner = 0; owner < s->seats; owner++) {
            s->players[owner].dead = (uint8_t)(s->players[owner].dead + host->guests[owner]);
            host->guests[owner] = 0;
        }
    }
}

static void end_icons(const ne_edition *e, ne_state *s)
{
    s->icon = 0;
    s->turn = s->order[0];
    ne_orphans_die(s);
    if (s->biomes != 0)
        ne_begin_auction(e, s);
    else
        ne_end_game(s, NE_ICED); /* NE-229 */
}

/* NE-202: the icon with this number on the card, and those behind it. */
static void icons_from(const ne_edition *e, ne_state *s, const ne_daughter *card, int icon)
{
    for (;;) {
        s->icon = (uint8_t)icon;
        if (ne_wait_for_discards(e, s, NE_ICONS))
            return;
        const int kind = icon < card->icon_count ? card->icons[icon] : NE_ICON_KINDS;
        s->icon = (uint8_t)++icon;
        switch (kind) {
        case NE_ICON_KINDS: end_icons(e, s); return;
        case NE_COOLING: cool(e, s); break;
        case NE_WARMING: warm(e, s); return;
        case NE_ELDER_DIES: s->phase = NE_ELDER_DEATH; return;
        case NE_SNOW: blizzard_from(e, s, s->order[0]); return;
        case NE_DISORDER: chaos_from(e, s, s->order[0]); return;
        case NE_ROAMING: wander(e, s); return;
        default: /* NE_WURM */
            if (ne_count(s->unrevealed) > s->event_deck)
                s->event_deck++; /* NE-227 */
            break;
        }
    }
}

void ne_next_icon(const ne_edition *e, ne_state *s)
{
    icons_from(e, s, &e->daughters[s->event - 1], s->icon);
}
