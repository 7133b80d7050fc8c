/* state.h - what lies on the table in Pebbles, and who answers which question about it.
 *
 * The first file to read, and the first to rewrite when this game is copied. Both structs are made
 * of bytes without holes: a state is copied by memcpy, compared by memcmp and hashed as it stands.
 * Clauses (PB-...) are those of rules.md. */
#ifndef GAMES_PEBBLES_STATE_H
#define GAMES_PEBBLES_STATE_H

#include <assert.h>

#include <ochre/game.h>

enum {
    PB_SEATS = 4,
    PB_KINDS = 3,  /* of pebbles, in the order of PB-003 */
    PB_TOKENS = 4, /* different ones; the edition says how many of each */
    PB_BASKET = 6, /* pebbles that a basket holds (PB-203) */
    PB_DICE = 2,   /* the most dice in a roll */
    PB_CAIRN = 3,  /* pebbles in a cairn (PB-207) */
    PB_ROLLS = 21  /* different rolls of PB_DICE dice */
};

typedef enum pb_kind { PB_WHITE, PB_GREY, PB_RED, PB_ANY } pb_kind; /* PB_ANY: on tokens only */

typedef enum pb_phase {
    PB_FIRST, /* chance: who begins */
    PB_DRAW,  /* chance: the token of the seat `turn` */
    PB_TURN,  /* the seat `turn`: wade or stack */
    PB_ROLL,  /* chance: `dice` dice for the seat `turn` */
    PB_DROP,  /* the seat `turn`: which pebble is lost */
    PB_OVER
} pb_phase;

/* The rows of the verb table in fields.c. */
enum {
    PB_DO_FIRST,
    PB_DO_DRAW,
    PB_DO_DRAW_HIDDEN,
    PB_DO_ROLL,
    PB_DO_WADE,
    PB_DO_STACK,
    PB_DO_DROP
};

enum { PB_OPTION_FIRST, PB_OPTION_LENGTH };

/* ---- the state ---- */

typedef struct pb_player {
    uint16_t points;            /* for cairns (PB-208) */
    uint8_t  token;             /* 0: none yet; 1 .. PB_TOKENS. The owner's secret (PB-501) */
    uint8_t  cairns;            /* 0 .. goal */
    uint8_t  slips;             /* for ties (PB-604) */
    uint8_t  pebbles[PB_KINDS]; /* in the basket, 0 .. PB_BASKET in all */
} pb_player;
static_assert(sizeof(pb_player) == 8, "no padding: states are compared as bytes");

typedef struct pb_state {
    pb_player players[PB_SEATS];
    uint8_t   seats;          /* 2 .. 4 */
    uint8_t   phase;          /* pb_phase */
    uint8_t   turn;           /* the seat that decides, or for which chance does */
    uint8_t   first;          /* the seat that begins each round; seat 0 until chance has chosen */
    uint8_t   round;          /* from 1 */
    uint8_t   goal;           /* cairns that end the game (PB-102) */
    uint8_t   dice;           /* about to be rolled; 0 outside PB_ROLL */
    uint8_t   spare;          /* always 0: keeps the size even */
    uint8_t   bag[PB_TOKENS]; /* tokens nobody has drawn: follows from players[].token */
} pb_state;
static_assert(sizeof(pb_state) == 44, "no padding: states are compared as bytes");

/* ---- the edition ---- */

typedef struct pb_name {
    char en[24], ru[40];
} pb_name;

typedef struct pb_token {
    pb_name name;
    uint8_t kind;   /* pb_kind: which pebbles it pays for (PB-603) */
    uint8_t value;  /* points for each of them */
    uint8_t copies; /* in the bag at the start */
} pb_token;

typedef struct pb_edition {
    char     edition[24];
    uint8_t  face[6];         /* pb_kind found by each face of the die (PB-204) */
    uint8_t  value[PB_KINDS]; /* of a pebble in a cairn (PB-208) */
    uint8_t  mixed;           /* points more for a cairn of all kinds */
    uint8_t  goal[2];         /* cairns that end a short and a long game (PB-102) */
    uint8_t  rounds;          /* the last round (PB-602) */
    pb_token tokens[PB_TOKENS];
} pb_edition;
static_assert(sizeof(pb_token) == 67, "no padding: editions are compared as bytes");
static_assert(sizeof(pb_edition) == 24 + 13 + 4 * 67, "no padding: editions are compared as bytes");

/* ---- small questions that several files ask ---- */

static inline int pb_basket(const pb_player *p)
{
    return p->pebbles[PB_WHITE] + p->pebbles[PB_GREY] + p->pebbles[PB_RED];
}

/* The turns that a seat has to wait for within a round: 0 for the seat that begins. */
static inline int pb_place_in_round(const pb_state *s, int seat)
{
    return (seat + s->seats - s->first) % s->seats;
}

/* ---- who answers what; the contract is told in include/ochre/game.h ---- */

/* edition.c */
extern const pb_edition pb_standard;
bool                    pb_edition_ok(const void *edition, ochre_text *why);
/* setup.c */
extern const ochre_option pb_options[];
const char               *pb_start(const void *edition, void *state, const ochre_setup *setup);
/* moves.c */
int pb_actor(const void *state);
int pb_legal(const void *edition, const void *state, ochre_action *out);
/* refusal.c */
const char *pb_refusal(const void *edition, const void *state, ochre_action action);
/* chance.c */
int pb_outcomes(const void *edition, const void *state, ochre_action *out, uint32_t *weight);
ochre_action pb_sample(const void *edition, const void *state, ochre_rng *rng);
int          pb_pick_token(const uint8_t bag[PB_TOKENS], ochre_rng *rng);
/* apply.c */
void pb_apply(const void *edition, void *state, ochre_action action);
bool pb_is_slip(const uint8_t count[6]);
/* score.c */
int  pb_cairn_points(const pb_edition *e, const uint8_t pebbles[PB_KINDS]);
int  pb_token_points(const pb_edition *e, const pb_player *p);
void pb_result(const void *edition, const void *state, ochre_result *out);
/* invariants.c */
const char *pb_state_ok(const void *edition, const void *state);
void        pb_derive(const void *edition, void *state);
/* secrets.c */
void         pb_hide(const void *edition, void *state, int viewer, ochre_rng *rng);
ochre_action pb_seen(const void *edition, const void *before, int viewer, ochre_action action);
bool         pb_sees_token(const pb_state *s, int viewer, int seat);
/* fields.c */
extern const ochre_field pb_state_fields[], pb_edition_fields[];
extern const ochre_verb  pb_verbs[];
/* draw.c */
void pb_draw(const void *edition, const void *state, int viewer, ochre_lang lang,
             ochre_canvas *out);
/* say.c */
void pb_say(const void *edition, const void *before, const void *after, ochre_action action,
            int viewer, ochre_lang lang, ochre_text *out);
extern const char *const pb_kind_words[2][PB_KINDS + 1]; /* for people, by language */
/* odds.c */
int pb_odds(const void *edition, const void *state, int viewer, ochre_action action,
            ochre_odds out[OCHRE_ODDS]);
/* hints.c */
void pb_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight, ochre_notes *notes);
void pb_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                 ochre_notes *notes);

#endif
