/* state.h - what lies on the table of Кроманьонцы.
 *
 * A hand, a terrain deck and the loot deck are counts by card, for only the backs of a hand tell cards
 * apart and a face-down deck is a bag; a discard pile is a list, for its order matters.
 *
 * What can lie in a cell of a technology row is one byte: 0 nothing, then technologies, resources and
 * settlements (kr_is_technology and so on). Cell 0 is the face-up top of the row's stack.
 *
 * Seats and cells count from 0 here and from 1 wherever people read them. */
#ifndef GAMES_KROMANONTSY_STATE_H
#define GAMES_KROMANONTSY_STATE_H

#include "games/kromanontsy/edition.h"

/* What lies in a cell. */
enum {
    KR_EMPTY,
    KR_CELL_TECHNOLOGY = 1, /* + technology */
    KR_CELL_RESOURCE = KR_CELL_TECHNOLOGY + KR_TECHNOLOGIES,
    KR_CELL_SETTLEMENT = KR_CELL_RESOURCE + KR_RESOURCES,
    KR_CELL_KINDS = KR_CELL_SETTLEMENT + KR_SETTLEMENTS
};

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

/* ---- shared inside games/kromanontsy ---- */

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
void kr_apply_learn(const kr_edition *e, kr_state *s, ochre_action a);
void kr_apply_take(const kr_edition *e, kr_state *s, ochre_action a);
void kr_apply_settle(const kr_edition *e, kr_state *s, ochre_action a);
void kr_apply_reveal(const kr_edition *e, kr_state *s, ochre_action a);
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
void kr_intend(const void *edition, const void *state, ochre_action action, ochre_lang lang,
               ochre_text *out);
int  kr_odds(const void *edition, const void *state, int viewer, ochre_action action,
             ochre_odds out[OCHRE_ODDS]);
void kr_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight, ochre_notes *notes);
void kr_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                 ochre_notes *notes);

#endif
