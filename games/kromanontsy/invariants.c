/* invariants.c - what is always true on a table of Кроманьонцы (section 12), and what follows from the
 * rest of a position and is therefore never asked for.
 *
 * Cards are counted by kind: what is in sight (hands, piles, rows, the open animal, figures) and what
 * is in the decks make up the edition. */
#include "games/kromanontsy/table.h"

/* ---- what follows ---- */

static int copies(const kr_edition *e, int card)
{
    if (card < KR_DEER)
        return e->resources[card].count;
    return card < KR_WOLF ? e->herbivores[card - KR_DEER].count
                          : e->predators[card - KR_WOLF].count;
}

static void count_rows(const kr_state *s, int seen[KR_CARDS])
{
    for (int row = 0; row < KR_ROWS; row++)
        for (int cell = 0; cell < KR_CELLS; cell++)
            if (kr_is_resource(s->rows[row][cell]))
                seen[s->rows[row][cell] - KR_CELL_RESOURCE]++;
}

/* Cards outside the decks, by kind. */
static void count_cards(const kr_state *s, int seen[KR_CARDS])
{
    memset(seen, 0, KR_CARDS * sizeof seen[0]);
    for (int i = 0; i < s->seats; i++) {
        for (int r = 0; r < KR_RESOURCES; r++)
            seen[r] += s->players[i].hand[r];
        for (int k = 0; k < KR_PREDATORS; k++)
            seen[KR_WOLF + k] += s->players[i].figures >> k & 1; /* KR-904 */
    }
    for (int back = 0; back < KR_BACKS; back++)
        for (int i = 0; i < s->piles[back].count; i++)
            seen[s->piles[back].cards[i]]++;
    count_rows(s, seen);
    if (s->animal != 0)
        seen[kr_open_animal(s)]++;
}

/* Technologies in sight, as a set; *pieces counts them one by one, so that one in two places shows. */
static uint64_t technologies_in_sight(const kr_state *s, int *pieces)
{
    uint64_t seen = 0;
    *pieces = 0;
    for (int row = 0; row < KR_ROWS; row++)
        for (int cell = 0; cell < KR_CELLS; cell++)
            if (kr_is_technology(s->rows[row][cell])) {
                seen |= kr_bit(s->rows[row][cell] - KR_CELL_TECHNOLOGY);
                ++*pieces;
            }
    for (int i = 0; i < s->seats; i++)
        for (int k = 0; k < s->players[i].learned; k++) {
            seen |= kr_bit(s->players[i].technologies[k]);
            ++*pieces;
        }
    return seen;
}

static kr_player with_derived(const kr_edition *e, const kr_player *p)
{
    kr_player d = *p;
    int       limit = e->base_hand_limit, cards = 0;
    d.knows = 0;
    memset(d.skill, 0, sizeof d.skill);
    for (int i = 0; i < p->learned; i++) {
        d.knows |= kr_bit(p->technologies[i]);
        d.skill[kr_row_of(p->technologies[i])]++;
        limit += e->technologies[p->technologies[i]].hand;
    }
    for (int r = 0; r < KR_RESOURCES; r++)
        cards += p->hand[r];
    d.limit = (uint8_t)limit;
    d.cards = (uint8_t)cards;
    return d;
}

void kr_derive(const void *edition, void *state)
{
    const kr_edition *e = edition;
    kr_state         *s = state;
    int               seen[KR_CARDS], pieces;
    for (int i = 0; i < s->seats; i++)
        s->players[i] = with_derived(e, &s->players[i]);
    count_cards(s, seen);
    for (int card = 0; card < KR_CARDS; card++)
        s->deck[card] = (uint8_t)(copies(e, card) - seen[card]); /* too many: seen in cards_ok */
    s->unseen = ((UINT64_C(1) << KR_TECHNOLOGIES) - 1) & ~technologies_in_sight(s, &pieces);
    for (int row = 0; row < KR_ROWS; row++)
        for (int cell = 0; cell < KR_CELLS; cell++)
            s->price[row][cell] = kr_price(e, s->rows[row][cell], kr_known_to_all(s));
}

/* ---- cards ---- */

static const char *cards_broken(const kr_edition *e, const kr_state *s)
{
    int seen[KR_CARDS];
    for (int back = 0; back < KR_BACKS; back++)
        for (int i = 0; i < KR_PILE; i++) {
            const int card = s->piles[back].cards[i];
            if (i < s->piles[back].count ? card >= KR_CARDS || kr_back_of(card) != back : card != 0)
                return "KR-911";
        }
    count_cards(s, seen);
    for (int card = 0; card < KR_CARDS; card++) {
        if (seen[card] + s->deck[card] == copies(e, card))
            continue;
        if (card < KR_LOOT)
            return "KR-901";
        return card == KR_LOOT ? "KR-902" : card < KR_WOLF ? "KR-903" : "KR-904";
    }
    return NULL;
}

/* ---- technologies and rows ---- */

static bool technologies_ok(const kr_state *s)
{
    const uint64_t all = (UINT64_C(1) << KR_TECHNOLOGIES) - 1;
    int            pieces;
    const uint64_t seen = technologies_in_sight(s, &pieces);
    for (int row = 0; row < KR_ROWS; row++)
        for (int cell = 0; cell < KR_CELLS; cell++)
            if (kr_is_technology(s->rows[row][cell]) &&
                kr_row_of(s->rows[row][cell] - KR_CELL_TECHNOLOGY) != row)
                return false;
    return pieces == __builtin_popcountll(seen) && (seen & s->unseen) == 0 &&
           (seen | s->unseen) == all;
}

/* A stack that is not empty shows its top, but for the card about to be revealed. */
static bool row_ok(const kr_state *s, int row)
{
    const uint8_t *cells = s->rows[row];
    const bool     below = (s->unseen & kr_row_mask(row)) != 0;
    const bool     due = s->reveal == 1 + row;
    const bool     in_setup = s->phase == KR_FIRST || s->phase == KR_SETUP;
    if (cells[0] != KR_EMPTY && !kr_is_technology(cells[0]))
        return false;
    if (cells[0] == KR_EMPTY ? below != due : due)
        return false;
    for (int cell = 1; cell < KR_CELLS; cell++) {
        if (kr_is_settlement(cells[cell]) && cell != KR_CELLS - 1)
            return false;
        if (cells[cell] == KR_EMPTY && (below || cells[0] != KR_EMPTY) &&
            !(in_setup && cell == KR_CELLS - 1) && !(s->phase == KR_OVER && kr_is_solo(s)))
            return false;
    }
    return true;
}

static bool prices_ok(const kr_edition *e, const kr_state *s)
{
    for (int row = 0; row < KR_ROWS; row++)
        for (int cell = 0; cell < KR_CELLS; cell++)
            if (s->price[row][cell] != kr_price(e, s->rows[row][cell], kr_known_to_all(s)))
                return false;
    return true;
}

static bool first_ones_are_open(const kr_edition *e, const kr_state *s)
{
    for (int row = 0; row < KR_ROWS; row++)
        for (int cell = 0; cell < KR_FIRST_CELLS; cell++)
            if (s->unseen >> e->rows[row].first[cell] & 1)
                return false;
    return true;
}

static bool settlements_ok(const kr_state *s)
{
    unsigned seen = 0;
    int      count = 0;
    for (int row = 0; row < KR_ROWS; row++)
        if (kr_is_settlement(s->rows[row][KR_CELLS - 1])) {
            seen |= 1u << (s->rows[row][KR_CELLS - 1] - KR_CELL_SETTLEMENT);
            count++;
        }
    for (int i = 0; i < s->seats; i++)
        if (s->players[i].settlement != 0) {
            seen |= 1u << (s->players[i].settlement - 1);
            count++;
        }
    if (count != __builtin_popcount(seen))
        return false;
    return s->phase <= KR_SETUP ? count < KR_ROWS : count == KR_ROWS;
}

static const char *rows_broken(const kr_edition *e, const kr_state *s)
{
    if (!technologies_ok(s))
        return "KR-905";
    for (int row = 0; row < KR_ROWS; row++)
        if (!row_ok(s, row))
            return "KR-906";
    if (!prices_ok(e, s))
        return "KR-422";
    if (!first_ones_are_open(e, s))
        return "KR-934";
    return settlements_ok(s) ? NULL : "KR-910";
}

/* ---- players ---- */

static bool is_same(const kr_player *a, const kr_player *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static const char *player_broken(const kr_edition *e, const kr_state *s, int seat)
{
    const kr_player *p = &s->players[seat];
    if (p->learned > KR_TECHNOLOGIES)
        return "KR-905";
    for (int i = 0; i < KR_TECHNOLOGIES; i++)
        if (p->technologies[i] >= KR_TECHNOLOGIES || (i >= p->learned && p->technologies[i] != 0))
            return "KR-905";
    const kr_player derived = with_derived(e, p);
    if (!is_same(p, &derived) || p->hand[KR_RESOURCES] != 0)
        return "KR-911";
    if (p->turned > p->skill[KR_WEAPON] || p->used > p->skill[KR_HOUSEHOLD])
        return "KR-908";
    if ((p->improved & ~(p->knows & kr_row_mask(KR_DWELLING))) != 0)
        return "KR-475";
    if (kr_is_solo(s) && (p->points != 0 || p->turned != 0 || p->improved != 0))
        return p->points != 0 ? "KR-814" : "KR-813";
    return p->settlement <= KR_SETTLEMENTS && p->figures < 1u << KR_PREDATORS ? NULL : "KR-910";
}

static bool empty_seats_ok(const kr_state *s)
{
    static const kr_player nobody;
    for (int i = s->seats; i < KR_SEATS; i++)
        if (!is_same(&s->players[i], &nobody) || s->offer_loot[i] + s->offer_points[i] != 0)
            return false;
    return true;
}

/* ---- phases ---- */

enum {
    HUNTING = 1 << KR_HUNT | 1 << KR_OFFER | 1 << KR_ANSWER | 1 << KR_JOINT,
    OFFERING = 1 << KR_OFFER | 1 << KR_ANSWER | 1 << KR_JOINT,
    DROPPING = 1 << KR_FLEE | 1 << KR_LIMIT | 1 << KR_EVENTDROP,
    EXPLORING = HUNTING | 1 << KR_DRAW | 1 << KR_FLEE,
    IN_TURN = EXPLORING | 1 << KR_TURN | 1 << KR_EXTRA | 1 << KR_REVEAL | 1 << KR_STEAL,
    SETTING_UP = 1 << KR_FIRST | 1 << KR_SETUP
};

static bool in(const kr_state *s, unsigned phases)
{
    return phases >> s->phase & 1;
}

static int sum(const uint8_t by_seat[KR_SEATS])
{
    return by_seat[0] + by_seat[1] + by_seat[2] + by_seat[3];
}

/* Offers and answers: only to opponents, within the trophies, pledges within the flint. */
static bool offer_ok(const kr_edition *e, const kr_state *s)
{
    if (!in(s, OFFERING))
        return (s->asked | s->answered | s->accepted) == 0 &&
               sum(s->offer_loot) + sum(s->offer_points) + sum(s->pledge) == 0;
    const int animal = kr_open_animal(s);
    for (int i = 0; i < KR_SEATS; i++) {
        const bool asked = s->asked >> i & 1, accepted = s->accepted >> i & 1;
        if (asked && (i >= s->seats || i == s->turn || !kr_is_eligible(e, &s->players[i])))
            return false;
        if (!asked && s->offer_loot[i] + s->offer_points[i] != 0)
            return false;
        if (!accepted && s->pledge[i] != 0)
            return false;
        if (s->pledge[i] > kr_target(e, animal) ||
            s->pledge[i] * e->flint_per_weapon > s->players[i].hand[KR_FLINT])
            return false;
    }
    return sum(s->offer_loot) <= kr_animal_loot(e, animal) &&
           sum(s->offer_points) <= kr_animal_points(e, animal) && (s->answered & ~s->asked) == 0 &&
           (s->accepted & ~s->answered) == 0;
}

static bool hunt_ok(const kr_edition *e, const kr_state *s)
{
    if (!in(s, HUNTING))
        return s->animal + s->offers + s->cancelled == 0;
    if (s->animal == 0 || s->animal > KR_CARDS - KR_DEER || s->offers > e->max_offers)
        return false;
    if (kr_is_solo(s) && (s->phase != KR_HUNT || s->offers + s->cancelled != 0))
        return false;
    switch (s->phase) {
    case KR_OFFER: return s->offers < e->max_offers && !s->cancelled && s->answered == 0;
    case KR_ANSWER: return s->offers > 0 && s->answered != s->asked;
    case KR_JOINT: return s->offers > 0 && s->answered == s->asked && s->accepted != 0;
    default: return true;
    }
}

/* Additional exploration and where the open card came from. */
static bool extra_ok(const kr_state *s)
{
    if (s->extra_left > KR_LINES || (s->extra_left > 0 && !s->extra_used))
        return false;
    if (s->from_extra && (!in(s, EXPLORING) || !s->extra_used))
        return false;
    if (s->extra_left > 0 && !s->from_extra && s->phase != KR_EXTRA)
        return false;
    if (s->extra_used && (!in(s, IN_TURN) || kr_is_solo(s) || !s->acted))
        return false;
    if (s->phase != KR_EXTRA)
        return true;
    return s->extra_left > 0 && (kr_can_explore(s, 0) || kr_can_explore(s, 1) ||
                                 kr_can_explore(s, 2) || kr_can_explore(s, 3));
}

static bool ap_ok(const kr_edition *e, const kr_state *s)
{
    if (s->ap > s->ap_most || s->refunds > e->refunds_per_turn)
        return false;
    if (s->ap < s->ap_most && !s->acted && s->phase != KR_OVER)
        return false;
    if (!kr_is_solo(s))
        return s->ap_most == (in(s, IN_TURN) ? e->action_points : 0);
    if (in(s, IN_TURN) || (s->phase == KR_OVER && s->players[0].settlement != 0))
        return s->ap_most >= 1 && s->ap_most <= e->solo_action_points;
    return s->ap_most == 0;
}

/* What belongs to one decision is zero in all others. */
static bool leftovers_ok(const kr_state *s)
{
    const bool turn_is_over = !in(s, IN_TURN) && !(s->phase == KR_OVER && kr_is_solo(s));
    return (in(s, 1 << KR_DRAW | 1 << KR_STEAL) ? s->place != 0 : s->place == 0) &&
           (in(s, 1 << KR_STEAL) || s->victim == 0) && (in(s, 1 << KR_REVEAL) || s->reveal == 0) &&
           (in(s, 1 << KR_REVEAL) || !s->ending) && (in(s, DROPPING) || s->drops == 0) &&
           (!turn_is_over || s->acted + s->refunds + s->closed == 0) &&
           (s->closed == 0 || (kr_is_solo(s) && s->closed <= KR_TERRAINS));
}

/* Somebody must have something to decide, and enough cards for it. */
static bool phase_ok(const kr_state *s)
{
    const kr_player *p = &s->players[s->turn];
    switch (s->phase) {
    case KR_FIRST: return !kr_is_solo(s) && kr_row_due(s) == 0 && s->start + s->turn == 0;
    case KR_SETUP: return kr_row_due(s) >= 0 && s->start == s->turn;
    case KR_DRAW: return s->place <= KR_TERRAINS && kr_deck_size(s, s->place - 1) > 0 && s->acted;
    case KR_STEAL:
        return s->place <= KR_BACKS && s->victim >= 1 && s->victim <= s->seats &&
               s->victim - 1 != s->turn && kr_backs(&s->players[s->victim - 1], s->place - 1) > 0;
    case KR_REVEAL: return s->reveal >= 1 && s->reveal <= KR_ROWS;
    case KR_FLEE: return s->drops >= 1 && s->drops <= p->cards;
    case KR_LIMIT: return s->drops >= 1 && s->drops == p->cards - p->limit;
    case KR_EVENT: return kr_is_solo(s);
    case KR_EVENTDROP: return kr_is_solo(s) && s->drops >= 1 && s->drops <= p->cards;
    default: return true;
    }
}

/* ---- the end, and the solo game ---- */

static bool trigger_ok(const kr_edition *e, const kr_state *s)
{
    if (kr_is_solo(s))
        return s->reached + s->last_turns == 0;
    if (s->reached > s->seats || s->last_turns > s->seats || (s->reached == 0 && s->last_turns > 0))
        return false;
    const int threshold = e->threshold[s->seats - 2];
    if (s->reached != 0 && s->players[s->reached - 1].points < threshold)
        return false;
    for (int i = 0; i < s->seats; i++)
        if (s->reached == 0 && s->players[i].points >= threshold)
            return false;
    return s->phase != KR_OVER || (s->reached != 0 ? s->last_turns == 0 : s->round == e->round_cap);
}

/* One event a month; Winter is the last (KR-810, KR-811). */
static bool events_ok(const kr_edition *e, const kr_state *s)
{
    if (!kr_is_solo(s))
        return s->events == 0;
    const int  left = __builtin_popcount(s->events);
    const bool lost = s->phase == KR_OVER && s->players[0].settlement == 0;
    const bool drawn = lost || s->phase == KR_EVENTDROP;
    if (s->events >> KR_EVENTS != 0 || s->round > e->solo_months)
        return false;
    if (lost)
        return s->events == 0;
    return (s->events >> KR_WINTER & 1) && left == KR_EVENTS - s->round + 1 - drawn &&
           (s->phase == KR_OVER || s->players[0].settlement == 0);
}

static bool spare_ok(const kr_state *s)
{
    static const uint8_t zero[sizeof s->spare];
    for (int i = 0; i < KR_SEATS; i++)
        if (memcmp(s->players[i].spare, zero, sizeof s->players[i].spare) != 0)
            return false;
    return memcmp(s->spare, zero, sizeof zero) == 0;
}

const char *kr_state_ok(const void *edition, const void *state)
{
    const kr_edition *e = edition;
    const kr_state   *s = state;
    const char       *clause = NULL;
    if (s->seats < 1 || s->seats > KR_SEATS)
        return "KR-002";
    if (s->phase >= KR_PHASES || s->start >= s->seats || s->turn >= s->seats || s->round < 1 ||
        !empty_seats_ok(s) || !spare_ok(s))
        return "KR-001";
    if (!kr_is_solo(s) && s->round > e->round_cap)
        return "KR-713";
    for (int i = 0; i < s->seats && clause == NULL; i++)
        clause = player_broken(e, s, i);
    if (clause == NULL)
        clause = cards_broken(e, s);
    if (clause == NULL)
        clause = rows_broken(e, s);
    if (clause != NULL)
        return clause;
    if (!ap_ok(e, s))
        return "KR-907";
    if (!trigger_ok(e, s))
        return "KR-702";
    if (!events_ok(e, s))
        return "KR-810";
    if (!hunt_ok(e, s) || !offer_ok(e, s))
        return "KR-904";
    return extra_ok(s) && leftovers_ok(s) && phase_ok(s) ? NULL : "KR-006";
}
