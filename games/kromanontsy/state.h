/* state.h - what lies on the table of Кроманьонцы, and what is printed on its components.
 *
 * Every card is a small number of kr_card: the seven resources in canonical order, then the animals. A
 * hand, a terrain deck and the loot deck are counts by card, for only the backs of a hand tell cards
 * apart and a face-down deck is a bag; a discard pile is a list, for its order matters. Technologies
 * are numbered row by row, fifteen a row, the first technologies in front.
 *
 * What can lie in a cell of a technology row is one byte: 0 nothing, then technologies, resources and
 * settlements (kr_is_technology and so on). Cell 0 is the face-up top of the row's stack.
 *
 * Seats and cells count from 0 here and from 1 wherever people read them. */
#ifndef GAMES_KROMANONTSY_STATE_H
#define GAMES_KROMANONTSY_STATE_H

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include <ochre/game.h>

enum {
    KR_SEATS = 4,
    KR_CELLS = 4,         /* of a row */
    KR_FIRST_CELLS = 3,   /* of those, with a first technology at the start */
    KR_ROW_SIZE = 15,     /* technologies of a row */
    KR_PILE = 39,         /* the most cards an edition may have in a terrain, or of loot */
    KR_POSITIONS = 6,     /* the most cards of a cost (KR-007) */
    KR_LINES = 4,         /* on the score track */
    KR_FIGURE = 9,        /* the most of anything that is written as one figure in an action */
    KR_POINTS_MOST = 9999 /* more than any edition gives */
};

typedef enum kr_card {
    KR_WOOD, /* the canonical order (section 2.3) */
    KR_STONE,
    KR_FLINT,
    KR_SPRING,
    KR_GRASS,
    KR_CLAY,
    KR_LOOT,
    KR_RESOURCES,
    KR_DEER = KR_RESOURCES,
    KR_MARKHOR,
    KR_WOLF,
    KR_BEAR,
    KR_CROCODILE,
    KR_TIGER,
    KR_CARDS
} kr_card;

enum { KR_HERBIVORES = KR_WOLF - KR_DEER, KR_PREDATORS = KR_CARDS - KR_WOLF };

/* Backs of cards; the first four are the terrains. Each has a deck and a discard pile. */
typedef enum kr_back {
    KR_FOREST,
    KR_MOUNTAINS,
    KR_RIVER,
    KR_PLAIN,
    KR_TERRAINS,
    KR_LOOT_BACK = KR_TERRAINS,
    KR_BACKS
} kr_back;

typedef enum kr_row { KR_WEAPON, KR_HOUSEHOLD, KR_DWELLING, KR_ROWS } kr_row;

enum { KR_TECHNOLOGIES = KR_ROWS * KR_ROW_SIZE, KR_SETTLEMENTS = 6 };

/* What lies in a cell. */
enum {
    KR_EMPTY,
    KR_CELL_TECHNOLOGY = 1, /* + technology */
    KR_CELL_RESOURCE = KR_CELL_TECHNOLOGY + KR_TECHNOLOGIES,
    KR_CELL_SETTLEMENT = KR_CELL_RESOURCE + KR_RESOURCES,
    KR_CELL_KINDS = KR_CELL_SETTLEMENT + KR_SETTLEMENTS
};

enum { KR_WINTER = 8, KR_EVENTS };

typedef enum kr_phase {
    KR_FIRST,     /* chance: who starts */
    KR_SETUP,     /* chance: the settlements */
    KR_TURN,      /* the turn's player acts */
    KR_DRAW,      /* chance: the card explored */
    KR_HUNT,      /* he decides about the animal */
    KR_OFFER,     /* he asks others to a joint hunt */
    KR_ANSWER,    /* those asked answer, clockwise */
    KR_JOINT,     /* he goes with those who accepted, or not */
    KR_FLEE,      /* he throws cards to a predator */
    KR_EXTRA,     /* additional exploration goes on */
    KR_REVEAL,    /* chance: the next technology of a stack */
    KR_STEAL,     /* chance: the card attacked for */
    KR_LIMIT,     /* he discards down to the hand limit */
    KR_EVENT,     /* chance, solo: the event of the month */
    KR_EVENTDROP, /* solo: he discards for the event */
    KR_OVER,
    KR_PHASES
} kr_phase;

/* The rows of the verb table in fields.c, in its order. */
enum {
    KR_DO_EXPLORE,         /* terrain */
    KR_DO_TRADE,           /* resource */
    KR_DO_LEARN,           /* technology, bits of the positions paid with loot */
    KR_DO_ATTACK,          /* seat from 0, back */
    KR_DO_NEWTECH_DISCARD, /* back */
    KR_DO_NEWTECH_ROW,     /* row, cell from 1: 2 .. 4 */
    KR_DO_IMPROVE,         /* technology, loot */
    KR_DO_DEVELOP_DISCARD, /* as newtech */
    KR_DO_DEVELOP_ROW,
    KR_DO_SETTLE, /* row */
    KR_DO_EXTRA,  /* terrain */
    KR_DO_STOP,
    KR_DO_END,
    KR_DO_HUNT, /* pairs of flint */
    KR_DO_JOINT,
    KR_DO_REFUSE,
    KR_DO_ASK, /* seat from 0, loot, points */
    KR_DO_PROPOSE,
    KR_DO_CANCEL,
    KR_DO_ACCEPT, /* pairs of flint */
    KR_DO_DECLINE,
    KR_DO_GO, /* pairs of flint */
    KR_DO_DISSOLVE,
    KR_DO_DROP,       /* resource */
    KR_CHANCE_FIRST,  /* seat from 0 */
    KR_CHANCE_SETTLE, /* row, settlement */
    KR_CHANCE_DRAW,   /* card */
    KR_CHANCE_REVEAL, /* row, technology */
    KR_CHANCE_STEAL,  /* resource */
    KR_CHANCE_EVENT,  /* event */
    KR_SEEN_DRAW,     /* how others see a resource drawn: its terrain (KR-653) */
    KR_SEEN_STEAL,    /* how third players see what was stolen: its terrain (KR-654) */
    KR_VERBS
};

typedef struct kr_player {
    uint64_t knows;    /* technologies learned, as a set: follows from the list */
    uint64_t improved; /* dwellings turned by an improvement */
    uint8_t  hand[8];  /* by resource, the last always 0: read as one word */
    uint16_t points;
    uint8_t  skill[KR_ROWS]; /* technologies learned, by row: follows */
    uint8_t  limit;          /* of the hand (KR-208): follows */
    uint8_t  cards;          /* in hand: follows */
    uint8_t  turned;         /* weapons turned by attacks: the earliest learned ones (KR-463) */
    uint8_t  used;           /* household cards used in this turn, likewise (KR-466) */
    uint8_t  settlement;     /* founded: 0 none, 1 + settlement */
    uint8_t  figures;        /* predators, one bit each */
    uint8_t  learned;        /* technologies in the list */
    uint8_t  technologies[KR_TECHNOLOGIES]; /* in the order learned */
    uint8_t  spare[7];                      /* zero */
} kr_player;
static_assert(sizeof(kr_player) == 88, "no padding: states are compared as bytes");

typedef struct kr_pile {
    uint8_t count;
    uint8_t cards[KR_PILE]; /* kr_card, the top last */
} kr_pile;
static_assert(sizeof(kr_pile) == 40, "no padding: states are compared as bytes");

typedef struct kr_state {
    kr_player players[KR_SEATS];
    uint64_t  price[KR_ROWS][KR_CELLS]; /* kr_price() of what lies in the cells: follows */
    uint64_t  unseen;                   /* technologies below the tops of the stacks: follows */
    kr_pile   piles[KR_BACKS];
    uint16_t  events;                  /* solo: those left, one bit each */
    uint8_t   deck[KR_CARDS];          /* cards left in the decks, by card: follows */
    uint8_t   rows[KR_ROWS][KR_CELLS]; /* what lies in the cells; the first is the stack's top */
    uint8_t   seats;
    uint8_t   start;       /* seat of the start player */
    uint8_t   turn;        /* seat whose turn it is */
    uint8_t   phase;       /* kr_phase */
    uint8_t   round;       /* solo: the month */
    uint8_t   ap, ap_most; /* action points: left, and at the start of the turn */
    uint8_t   refunds;     /* refusals that gave one back in this turn (KR-216) */
    uint8_t   acted;       /* anything was done in this turn (KR-520) */
    uint8_t   extra_used;  /* additional exploration was begun in this turn */
    uint8_t   extra_left;  /* cards of it still to be taken */
    uint8_t   from_extra;  /* DRAW to FLEE: the card comes from it */
    uint8_t   place;       /* DRAW, STEAL: 1 + the back of the card; else 0 */
    uint8_t   victim;      /* STEAL: 1 + seat */
    uint8_t   reveal;      /* REVEAL: 1 + row */
    uint8_t   ending;      /* REVEAL: the turn ends when it is done */
    uint8_t   animal;      /* HUNT to JOINT: 1 + the open animal, from the deer on; else 0 */
    uint8_t   offers;      /* rounds of offers proposed for it */
    uint8_t   cancelled;   /* `cancel` was used for it */
    uint8_t   asked, answered, accepted; /* OFFER to JOINT: seats, one bit each */
    uint8_t   offer_loot[KR_SEATS];      /* promised to those asked */
    uint8_t   offer_points[KR_SEATS];
    uint8_t   pledge[KR_SEATS]; /* pairs of flint of those who accepted */
    uint8_t   drops;            /* FLEE, LIMIT, EVENTDROP: cards still to drop */
    uint8_t   reached;          /* 1 + the seat that reached the trigger; 0: nobody has */
    uint8_t   last_turns;       /* then: last turns that have not begun yet */
    uint8_t   closed;           /* solo: 1 + the terrain closed in this month */
    uint8_t   spare[7];         /* zero */
} kr_state;
static_assert(sizeof(kr_state) == 728, "no padding: states are compared as bytes");

/* ---- the edition ---- */

typedef struct kr_name {
    char en[48], ru[80];
} kr_name;

typedef struct kr_resource {
    kr_name name;
    uint8_t count;
} kr_resource;

typedef struct kr_exchange { /* by resource: so many cards for so much loot; 0: no exchange */
    uint8_t give[8], get[8]; /* the last always 0: read as one word */
} kr_exchange;

typedef struct kr_terrain {
    kr_name name;
    uint8_t size;
    uint8_t cards[KR_CARDS];
} kr_terrain;

typedef struct kr_herbivore {
    kr_name name;
    uint8_t count, max_loot;
} kr_herbivore;

typedef struct kr_predator {
    kr_name name;
    uint8_t count, strength, points, loot, figure_points;
} kr_predator;

typedef struct kr_row_names {
    kr_name name;
    uint8_t first[KR_FIRST_CELLS]; /* technologies of cells 1 to 3 at the start */
} kr_row_names;

typedef struct kr_technology {
    uint64_t requires;          /* a set of technologies */
    uint8_t cost[KR_POSITIONS]; /* 1 + resource, in order; 0 behind the last */
    uint8_t cost_count;
    uint8_t points;
    uint8_t hand;    /* dwellings: cards more in hand */
    uint8_t improve; /* dwellings: most loot for points */
    uint8_t row;     /* kr_row */
    uint8_t first;   /* one of the nine first technologies */
    uint8_t spare[4];
    kr_name name;
} kr_technology;
static_assert(sizeof(kr_technology) == 152, "no padding: editions are hashed as bytes");

typedef struct kr_settlement {
    kr_name name;
    uint8_t needs[KR_ROWS];
    uint8_t points;
} kr_settlement;

typedef enum kr_effect {
    KR_EFFECT_DISCARD, /* count cards, but none with so many weapons (0: in any case) */
    KR_EFFECT_TERRAIN, /* all cards with that back; it is closed next month */
    KR_EFFECT_AP,      /* next month begins with count action points */
    KR_EFFECT_LOOT,    /* take count loot */
    KR_EFFECT_LOSE     /* the game */
} kr_effect;

typedef struct kr_event {
    kr_name name;
    uint8_t effect; /* kr_effect */
    uint8_t count, weapons;
    uint8_t terrain; /* 1 + terrain; 0: none */
} kr_event;

typedef struct kr_costs { /* in action points */
    uint8_t explore, attack, newtech, improve, develop;
} kr_costs;

typedef struct kr_spot {
    uint16_t x, y;
} kr_spot;

typedef struct kr_layout { /* centres on a board of 1000 x 1000, for pictures */
    kr_spot decks[KR_BACKS], discards[KR_BACKS], figures[KR_PREDATORS], events;
    kr_spot weapon[KR_CELLS], household[KR_CELLS], dwelling[KR_CELLS];
    kr_spot track_first, track_step_up; /* space 0 of the score track; the next lies that far up */
} kr_layout;

typedef struct kr_edition {
    char          edition[32];
    kr_name       colours[KR_SEATS];
    uint8_t       action_points, solo_action_points, base_hand_limit;
    uint8_t       threshold[KR_SEATS - 1]; /* for 2, 3, 4 players */
    uint8_t       settlement_points, joker_loot, flint_per_weapon, herbivore_max_loot;
    uint8_t       score_lines[KR_LINES];
    uint8_t       final_cards_per_point, solo_settle_cost, solo_months;
    uint8_t       max_offers, round_cap, refunds_per_turn;
    kr_costs      cost;
    uint8_t       spare[7];
    kr_exchange   exchange;
    kr_technology technologies[KR_TECHNOLOGIES];
    kr_resource   resources[KR_RESOURCES];
    kr_terrain    terrains[KR_TERRAINS];
    kr_herbivore  herbivores[KR_HERBIVORES];
    kr_predator   predators[KR_PREDATORS];
    kr_row_names  rows[KR_ROWS];
    kr_settlement settlements[KR_SETTLEMENTS];
    kr_event      events[KR_EVENTS];
    uint8_t       filler[5];
    kr_layout     layout;
} kr_edition;

/* ---- shared inside games/kromanontsy ---- */

/* edition.c, edition_ok.c */
extern const kr_edition kr_standard;
bool                    kr_edition_ok(const void *edition, ochre_text *why);

/* fields.c */
extern const ochre_field kr_state_fields[];
extern const ochre_field kr_edition_fields[];
extern const ochre_verb  kr_verbs[];
extern const char *const kr_technology_ids[];
extern const char *const kr_card_ids[];
extern const char *const kr_back_ids[];
extern const char *const kr_row_ids[];
extern const char *const kr_settlement_ids[];
extern const char *const kr_event_ids[];

/* setup.c */
extern const ochre_option kr_options[];
const char               *kr_start(const void *edition, void *state, const ochre_setup *setup);

/* moves.c, moves_hunt.c */
int kr_actor(const void *state);
int kr_legal(const void *edition, const void *state, ochre_action *out);
int kr_list_hunt(const kr_edition *e, const kr_state *s, ochre_action *out);

/* refusal.c, refusal_hunt.c */
const char *kr_refusal(const void *edition, const void *state, ochre_action action);
const char *kr_refuse_hunt(const kr_edition *e, const kr_state *s, ochre_action a);

/* chance.c */
int kr_outcomes(const void *edition, const void *state, ochre_action *out, uint32_t *weight);
ochre_action kr_sample(const void *edition, const void *state, ochre_rng *rng);
int          kr_row_due(const kr_state *s);  /* SETUP: the row whose settlement is due, or -1 */
unsigned     kr_unplaced(const kr_state *s); /* SETUP: settlements not in a cell yet, as bits */

/* apply.c: turns; apply_learn.c: technologies; apply_hunt.c: animals */
void kr_apply(const void *edition, void *state, ochre_action action);
void kr_discard(kr_state *s, kr_player *p, int resource, int count); /* from hand to its pile */
void kr_take_loot(kr_state *s, kr_player *p, int count);             /* KR-335 */
void kr_end_turn(const kr_edition *e, kr_state *s);
void kr_test_trigger(const kr_edition *e, kr_state *s); /* KR-702 */
void kr_go_on(const kr_edition *e, kr_state *s);        /* after an action of the turn */
void kr_after_animal(const kr_edition *e, kr_state *s); /* back to TURN or EXTRA */
void kr_apply_learn(const kr_edition *e, kr_state *s, int technology, unsigned jokers);
void kr_apply_take(const kr_edition *e, kr_state *s, ochre_action a);
void kr_apply_settle(const kr_edition *e, kr_state *s, int row);
void kr_apply_reveal(const kr_edition *e, kr_state *s, int row, int technology);
void kr_apply_hunt(const kr_edition *e, kr_state *s, ochre_action a);

/* score.c */
void kr_result(const void *edition, const void *state, ochre_result *out);
int  kr_total(const kr_edition *e, const kr_player *p); /* KR-709, KR-710 */

/* invariants.c */
const char *kr_state_ok(const void *edition, const void *state);
void        kr_derive(const void *edition, void *state);

/* secrets.c */
void         kr_hide(const void *edition, void *state, int viewer, ochre_rng *rng);
ochre_action kr_seen(const void *edition, const void *before, int viewer, ochre_action action);

/* draw.c, say.c, odds.c, hints.c, estimate.c */
void kr_draw(const void *edition, const void *state, int viewer, ochre_lang lang,
             ochre_canvas *out);
void kr_say(const void *edition, const void *before, const void *after, ochre_action action,
            int viewer, ochre_lang lang, ochre_text *out);
int  kr_odds(const void *edition, const void *state, int viewer, ochre_action action,
             ochre_odds out[OCHRE_ODDS]);
void kr_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight);
void kr_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS]);

/* ---- counts of cards in one word ----
 *
 * A hand or a cost as eight counts in the bytes of a word, each below 128: resource r in byte 1 + r, as
 * in kr_technology.cost. Byte 0 counts the empty positions of a cost, of which a hand has enough. */

#define KR_HIGH_BITS UINT64_C(0x8080808080808080)
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
    return (s->piles[terrain].count != 0 || kr_deck_size(s, terrain) != 0) &&
           s->closed != terrain + 1;
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
    return own == most ? 0 : kr_lines_passed(e, most) - kr_lines_passed(e, own);
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

static inline const char *kr_in(ochre_lang lang, const kr_name *name)
{
    return lang == OCHRE_RU ? name->ru : name->en;
}

#endif
