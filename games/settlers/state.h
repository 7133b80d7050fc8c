/* state.h - what lies on the table of The Settlers of the Stone Age, and what is printed on it.
 *
 * Intersections, hexes, boxes and exploration counters are named by their number, from 1; 0 is none.
 * Seats count from 0 here and from 1 wherever people read them.
 *
 * A player's camps and explorers are short ascending lists of intersections; what is not on the list is
 * in stock. Two sets of intersections, `occupied` and `tribal`, say the same by place, because moves
 * ask by place. Cards are counts, four bytes in the order meat, flint, hides, bone (st_cards).
 *
 * The trade under way lies with the players: `give` and `want` of the active player are the offer, those
 * of another player the counter-offer. Nothing given means an invitation. */
#ifndef GAMES_SETTLERS_STATE_H
#define GAMES_SETTLERS_STATE_H

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include <ochre/game.h>

enum {
    ST_SEATS = 4,
    ST_LEAST_SEATS = 3,
    ST_CAMPS = 5,
    ST_EXPLORERS = 2,
    ST_LEVELS = 5, /* of each chart; the last is unique (ST-703) */
    ST_START_CAMPS = 3,
    ST_TRADED = 3,   /* the most cards on a side of an offer (ST-421) */
    ST_POINTS = 191, /* the most intersections an edition may have; the standard one has 179 */
    ST_WORDS = ST_POINTS / 64 + 1,
    ST_HEXES = 64,    /* likewise; 48 */
    ST_BOXES = 32,    /* 18 */
    ST_COUNTERS = 32, /* 18 */
    ST_PLACES = 32,   /* tribe places: 32 */
    ST_SEAS = 32,     /* intersections with a name: 18 */
    ST_CROSSINGS = 8, /* paths with a name and no box: 4 */
    ST_LINKS = 4,     /* paths that meet in an intersection */
    ST_CORNERS = 6,
    ST_GROUPS = 4,
    ST_STEPS_MOST = 20,
    ST_TURN_CAP = 400
};

typedef enum st_resource { ST_MEAT, ST_FLINT, ST_HIDES, ST_BONE, ST_RESOURCES } st_resource;

typedef enum st_terrain { ST_HILLS, ST_MOUNTAINS, ST_FOREST, ST_PLAINS, ST_TERRAINS } st_terrain;

typedef enum st_chart { ST_FOOD, ST_HUNTING, ST_SHELTER, ST_CLOTHING, ST_CHARTS } st_chart;

typedef enum st_tribe { ST_WHITE, ST_YELLOW, ST_BROWN, ST_RED, ST_TRIBES } st_tribe;

typedef enum st_region {
    ST_AFRICA,
    ST_EUROPE, /* with Asia it is the continent Eurasia */
    ST_ASIA,
    ST_AUSTRALIA,
    ST_AMERICA,
    ST_REGIONS
} st_region;

typedef enum st_phase {
    ST_FIRST,   /* chance: who begins */
    ST_PLACE,   /* variable setup: camps are placed */
    ST_ROLL,    /* chance: the dice of the turn */
    ST_DISCARD, /* after a 7: `asked` gives `due` cards back */
    ST_ENEMY,   /* the active player moves an enemy */
    ST_STEAL,   /* and may steal */
    ST_DRAW,    /* chance: which card of the victim */
    ST_TRADE,
    ST_ASK,   /* `asked` has named what to give, and names what is wanted for it */
    ST_REPLY, /* `asked` answers the offer or the invitation */
    ST_CLOSE, /* the active player takes one of the answers, or none */
    ST_DEVELOP,
    ST_MOVING, /* an explorer is under way */
    ST_REVEAL, /* chance: the exploration counter just taken */
    ST_DESERT, /* the active player covers a hex */
    ST_REMOVE, /* the active player takes back a camp */
    ST_CLAIM,  /* the second to expand takes a tribe counter */
    ST_END,
    ST_PHASES
} st_phase;

typedef enum st_source { ST_SEVEN, ST_HUNT, ST_FOUND } st_source; /* why an enemy moves */
typedef enum st_enemy { ST_NEANDERTHAL, ST_SABERTOOTH, ST_ENEMIES } st_enemy;
typedef enum st_answer { ST_SILENT, ST_DECLINED, ST_ACCEPTED, ST_COUNTERED } st_answer;

/* The rows of the verb table in fields.c, in its order. */
enum {
    ST_DO_CAMP,    /* intersection */
    ST_DO_DISCARD, /* resource */
    ST_DO_NEANDERTHAL,
    ST_DO_SABERTOOTH, /* hex */
    ST_DO_SKIP,
    ST_DO_STEAL, /* seat from 0 */
    ST_DO_NOSTEAL,
    ST_DO_BANK,  /* resource given, resource taken */
    ST_DO_OFFER, /* four amounts */
    ST_DO_FOR,
    ST_DO_INVITE,
    ST_DO_ACCEPT,
    ST_DO_DECLINE,
    ST_DO_COUNTER, /* four amounts */
    ST_DO_DEAL,    /* seat from 0 */
    ST_DO_NODEAL,
    ST_DO_ENDTRADE,
    ST_DO_EXPLORER, /* intersection */
    ST_DO_MOVE,
    ST_DO_STEP,
    ST_DO_STOP,
    ST_DO_EXTEND,
    ST_DO_SETTLE, /* intersection */
    ST_DO_REMOVE,
    ST_DO_CLAIM,
    ST_DO_ADVANCE, /* chart */
    ST_DO_DESERT,  /* hex */
    ST_DO_ENDTURN,
    ST_ROLL_FIRST,        /* chance: seat from 0 */
    ST_ROLL_DICE,         /* chance: six counts */
    ST_DRAW_CARD,         /* chance: resource */
    ST_REVEAL_ENEMIES,    /* chance */
    ST_REVEAL_DESERT,     /* chance: terrain */
    ST_REVEAL_ADAPTATION, /* chance: tribe colour */
    ST_DRAW_HIDDEN,       /* how others see ST_DRAW_CARD (ST-923) */
    ST_VERBS
};

typedef struct st_player {
    uint32_t counters;           /* exploration counters owned */
    uint8_t  hand[ST_RESOURCES]; /* only the owner knows the kinds */
    uint8_t  give[ST_RESOURCES]; /* ASK, REPLY, CLOSE: named to give */
    uint8_t  want[ST_RESOURCES]; /* and wanted for it */
    uint8_t  levels[ST_CHARTS];  /* 0 .. 5 */
    uint8_t  tribes[ST_TRIBES];  /* tribe counters owned */
    uint8_t  camps[ST_CAMPS];    /* intersections, ascending */
    uint8_t  camp_count;         /* of those in use */
    uint8_t  explorers[ST_EXPLORERS];
    uint8_t  explorer_count;
    uint8_t  adaptation; /* Adaptation cards, bits of st_tribe */
    uint8_t  reply;      /* st_answer to the offer under way */
    uint8_t  colour;     /* index into the edition's colours */
} st_player;
static_assert(sizeof(st_player) == 36, "no padding: states are compared as bytes");

typedef struct st_state {
    st_player players[ST_SEATS];
    uint64_t
        occupied[ST_WORDS]; /* derived: intersections with a piece; the moving explorer is none */
    uint64_t tribal[ST_WORDS]; /* derived: intersections with a tribe counter */
    uint64_t deserts;          /* hexes */
    uint32_t boxes;            /* those whose counter was not taken */
    uint32_t bag;              /* derived: counters not revealed */
    uint16_t turn_number;      /* from 1; 0 while camps are placed */
    uint16_t turn_cap;
    uint8_t  tribes[ST_PLACES]; /* intersections with a tribe counter, ascending */
    uint8_t  tribe_count;
    uint8_t  supply[ST_RESOURCES]; /* derived: cards that nobody holds */
    uint8_t  seats;
    uint8_t  setup;       /* 0 fixed, 1 variable */
    uint8_t  phase;       /* st_phase */
    uint8_t  start;       /* seat that began */
    uint8_t  turn;        /* seat of the active player; in PLACE who places */
    uint8_t  rolled[2];   /* dice of this turn, 0: not yet */
    uint8_t  asked;       /* DISCARD, ASK, REPLY: seat that decides; else 0 */
    uint8_t  due;         /* DISCARD: cards that `asked` still owes */
    uint8_t  offers;      /* offers and invitations of this turn */
    uint8_t  source;      /* ENEMY, STEAL, DRAW: st_source */
    uint8_t  enemy;       /* STEAL, DRAW: st_enemy that was moved */
    uint8_t  victim;      /* DRAW: seat */
    uint8_t  neanderthal; /* hex */
    uint8_t  sabertooth;  /* hex */
    uint8_t  moving;      /* intersection of the explorer under way, 0: none is */
    uint8_t  steps;       /* it has left */
    uint8_t  stepped;     /* has it made a step since it was paid for? */
    uint8_t  box;         /* REVEAL: whose counter is taken */
    uint8_t  counter;     /* being resolved (ST-995) */
    uint8_t  settling;    /* REMOVE: where the camp is to come */
    uint8_t  exploration; /* who has the card: 1 + seat, 0: nobody */
    uint8_t  expansion;
} st_state;
static_assert(sizeof(st_state) == 272, "no padding: states are compared as bytes");

/* ---- the edition ---- */

typedef struct st_name {
    char en[24], ru[48];
} st_name;

typedef struct st_hex {
    st_name  name;
    uint16_t x, y; /* centre on a canvas of 1000 x 558 */
    int8_t   q, r; /* axial coordinates */
    uint8_t  region;
    uint8_t  terrain;
    uint8_t  number;              /* 2 .. 12, not 7 */
    uint8_t  corners[ST_CORNERS]; /* N, NE, SE, S, SW, NW */
    uint8_t  spare[1];            /* zero: keeps the next one aligned */
} st_hex;
static_assert(sizeof(st_hex) == 88, "no padding: editions are hashed as bytes");

typedef struct st_link { /* a path as seen from one of its ends */
    uint8_t to;
    uint8_t box; /* 0: none */
} st_link;

/* What an intersection is made for. */
enum { ST_PLAIN, ST_DOT, ST_TRIBE_PLACE }; /* tribe place of colour c: ST_TRIBE_PLACE + c */

typedef struct st_point {
    uint16_t x, y;   /* on the canvas */
    int8_t   gx, gy; /* on the lattice: neighbours differ by (1, 1) or (0, 2) */
    uint8_t  mark;
    uint8_t  triangle; /* a tribe place used with 3 players */
    uint8_t  hexes[3]; /* that it is a corner of */
    uint8_t  hex_count;
    st_link  links[ST_LINKS];
    uint8_t  link_count;
    uint8_t  spare[1];
} st_point;
static_assert(sizeof(st_point) == 22, "no padding: editions are hashed as bytes");

typedef struct st_box {
    st_name  name;
    uint16_t x, y;
    uint8_t  a, b;     /* the ends of its path */
    uint8_t  clothing; /* level needed: the left, white number */
    uint8_t  shelter;  /* the right, black number */
    uint8_t  group;    /* 1 .. 4 */
    uint8_t  spare[1];
} st_box;
static_assert(sizeof(st_box) == 82, "no padding: editions are hashed as bytes");

typedef struct st_crossing {
    st_name name;
    uint8_t a, b;
} st_crossing;

typedef struct st_sea {
    st_name name;
    uint8_t at;    /* the intersection */
    uint8_t label; /* side on which the name stands */
} st_sea;

typedef enum st_face { ST_FACE_ENEMIES, ST_FACE_DESERT, ST_FACE_ADAPTATION } st_face;

typedef struct st_counter {
    uint8_t group;   /* 1 .. 4 */
    uint8_t kind;    /* st_face */
    uint8_t terrain; /* desert: 1 + st_terrain */
    uint8_t colour;  /* adaptation: 1 + st_tribe */
} st_counter;

typedef struct st_card {
    st_name name;
    uint8_t points;
} st_card;

typedef struct st_good {
    st_name name;
    uint8_t count; /* cards of the kind */
    uint8_t start; /* in each hand at the beginning */
} st_good;

typedef struct st_land {
    st_name name;
    uint8_t produces; /* st_resource */
} st_land;

typedef struct st_colour {
    st_name name;
    uint8_t camps[ST_START_CAMPS]; /* of the fixed setup */
    uint8_t explorer;
} st_colour;

typedef struct st_foe {
    st_name name;
    uint8_t start; /* hex */
} st_foe;

typedef struct st_costs {
    uint8_t explorer[ST_RESOURCES];
    uint8_t move[ST_RESOURCES];
    uint8_t camp[ST_RESOURCES];
    uint8_t advance[ST_LEVELS][ST_RESOURCES];
} st_costs;

typedef struct st_edition {
    char        edition[32];
    uint16_t    turn_cap;
    uint8_t     win_points;
    uint8_t     hand_limit; /* above it a 7 takes half (ST-321) */
    uint8_t     offers_per_turn;
    uint8_t     cards_per_side;
    uint8_t     bank_rate;
    uint8_t     base_move;
    uint8_t     camps, explorers; /* of each colour */
    uint8_t     point_count, hex_count, box_count, crossing_count, sea_count, counter_count;
    st_costs    costs;
    st_card     exploration, expansion;
    st_card     art[ST_CHARTS], adaptation[ST_TRIBES];
    st_good     resources[ST_RESOURCES];
    st_land     terrains[ST_TERRAINS];
    st_name     charts[ST_CHARTS];
    st_name     tribes[ST_TRIBES];
    st_name     regions[ST_REGIONS];
    st_colour   colours[ST_SEATS];
    st_foe      enemies[ST_ENEMIES];
    st_counter  counters[ST_COUNTERS];
    st_sea      seas[ST_SEAS];
    st_crossing crossings[ST_CROSSINGS];
    st_box      boxes[ST_BOXES];
    st_hex      hexes[ST_HEXES];
    st_point    points[ST_POINTS];
} st_edition;
static_assert(sizeof(st_edition) == 18330, "no padding: editions are hashed as bytes");

/* ---- shared inside games/settlers ---- */

extern const st_edition  st_standard;       /* edition.c */
extern const ochre_field st_state_fields[]; /* fields.c */
extern const ochre_verb  st_verbs[];
extern const char *const st_resource_ids[];
extern const char *const st_chart_ids[];
extern const char *const st_tribe_ids[];
extern const char *const st_terrain_ids[];
extern const ochre_field st_edition_fields[]; /* fields_edition.c */

/* setup.c */
const char              *st_start(const void *edition, void *state, const ochre_setup *setup);
extern const char *const st_colour_orders[]; /* the words of the option `colours` */

/* edition_check.c */
bool st_edition_ok(const void *edition, ochre_text *why);

/* moves.c, moves_trade.c */
int  st_actor(const void *state);
int  st_legal(const void *edition, const void *state, ochre_action *out);
int  st_legal_trade(const st_edition *e, const st_state *s, ochre_action *out);
bool st_can_pass(const st_edition *e, const st_player *p, int box); /* ST-515 */
int  st_box_between(const st_edition *e, int from, int to); /* neighbours; 0: none on their path */
int  st_moves_affordable(const st_edition *e, const st_player *p);
int  st_steps_to_empty(const st_edition *e, const st_state *s, int from); /* ST-517; 255: never */
bool st_is_victim(const st_edition *e, const st_state *s, int seat, int hex);
bool st_can_desert(const st_edition *e, const st_state *s, int hex, int terrain);

/* refusal.c */
const char *st_refusal(const void *edition, const void *state, ochre_action action);

/* chance.c */
int st_outcomes(const void *edition, const void *state, ochre_action *out, uint32_t *weight);
ochre_action st_sample(const void *edition, const void *state, ochre_rng *rng);
/* The counter of the bag that the event turns up from the group of the box, 0: there is none. */
int st_counter_shown(const st_edition *e, const st_state *s, ochre_action event);

/* apply.c, apply_trade.c */
void st_apply(const void *edition, void *state, ochre_action action);
void st_apply_trade(st_state *s, ochre_action action);

/* production.c */
typedef struct st_claims { /* what a roll would pay, by seat, before the supply is asked */
    uint8_t of[ST_SEATS][ST_RESOURCES];
} st_claims;
st_claims st_claims_of(const st_edition *e, const st_state *s, int sum);
void      st_produce(const st_edition *e, st_state *s, int sum);

/* score.c */
void st_result(const void *edition, const void *state, ochre_result *out);
int  st_points(const st_edition *e, const st_state *s, int seat); /* ST-951 */

/* invariants.c */
const char *st_state_ok(const void *edition, const void *state);
void        st_derive(const void *edition, void *state);

/* invariants_phase.c: what must hold because of the phase. */
bool st_phase_ok(const st_edition *e, const st_state *s);
int  st_placing_seat(const st_state *s, int n); /* apply.c: who places the n-th camp (ST-983) */

/* secrets.c */
void         st_hide(const void *edition, void *state, int viewer, ochre_rng *rng);
ochre_action st_seen(const void *edition, const void *before, int viewer, ochre_action action);
/* The cards that the course of play proves a seat to hold (ST-933). */
void st_proven(const st_edition *e, const st_state *s, int seat, uint8_t least[ST_RESOURCES]);

/* draw.c, say.c, odds.c, hints.c, estimate.c */
void st_draw(const void *edition, const void *state, int viewer, ochre_lang lang,
             ochre_canvas *out);
int  st_style(const void *state, int seat);
void st_say(const void *edition, const void *before, const void *after, ochre_action action,
            int viewer, ochre_lang lang, ochre_text *out);
void st_intend(const void *edition, const void *state, ochre_action action, ochre_lang lang,
               ochre_text *out);
int  st_odds(const void *edition, const void *state, int viewer, ochre_action action,
             ochre_odds out[OCHRE_ODDS]);
void st_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight, ochre_notes *notes);
void st_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                 ochre_notes *notes);

/* ---- cards as four bytes ---- */

static inline uint32_t st_cards(const uint8_t four[ST_RESOURCES])
{
    uint32_t cards;
    memcpy(&cards, four, sizeof cards);
    return cards;
}

static inline void st_put_cards(uint8_t four[ST_RESOURCES], uint32_t cards)
{
    memcpy(four, &cards, sizeof cards);
}

/* The four counts added up: at most 255 in all (no edition has more cards). */
static inline int st_total(uint32_t cards)
{
    return (int)(cards * UINT32_C(0x01010101) >> 24);
}

/* Does each count of `cards` reach that of `price`? Counts are below 128. */
static inline bool st_covers(uint32_t cards, uint32_t price)
{
    const uint32_t high = UINT32_C(0x80808080);
    return (((cards | high) - price) & high) == high;
}

static inline int st_hand_size(const st_player *p)
{
    return st_total(st_cards(p->hand));
}

/* ---- sets of intersections ---- */

static inline bool st_has(const uint64_t set[ST_WORDS], int v)
{
    return set[v >> 6] >> (v & 63) & 1;
}

static inline void st_add(uint64_t set[ST_WORDS], int v)
{
    set[v >> 6] |= UINT64_C(1) << (v & 63);
}

static inline void st_drop(uint64_t set[ST_WORDS], int v)
{
    set[v >> 6] &= ~(UINT64_C(1) << (v & 63));
}

static inline const st_point *st_at(const st_edition *e, int v)
{
    return &e->points[v - 1];
}

/* ---- small questions ---- */

static inline int st_next_seat(const st_state *s, int seat)
{
    return seat + 1 == s->seats ? 0 : seat + 1;
}

static inline int st_steps_of(const st_edition *e, const st_player *p)
{
    return e->base_move + p->levels[ST_FOOD]; /* ST-511 */
}

static inline bool st_has_all_tribes(const st_player *p)
{
    return p->tribes[0] && p->tribes[1] && p->tribes[2] && p->tribes[3];
}

static inline int st_counter_number(const st_player *p)
{
    return __builtin_popcount(p->counters);
}

/* Where the two enemies may stand (ST-709). */
static inline bool st_is_home(const st_edition *e, int enemy, int hex)
{
    const int region = e->hexes[hex - 1].region;
    return (region == ST_AUSTRALIA || region == ST_AMERICA) == (enemy == ST_SABERTOOTH);
}

static inline int st_enemy_hex(const st_state *s, int enemy)
{
    return enemy == ST_NEANDERTHAL ? s->neanderthal : s->sabertooth;
}

static inline bool st_borders(const st_edition *e, int v, int hex)
{
    const st_point *at = st_at(e, v);
    return at->hexes[0] == hex || at->hexes[1] == hex || at->hexes[2] == hex;
}

static inline bool st_in_africa(const st_edition *e, int v)
{
    return st_at(e, v)->mark == ST_DOT; /* ST-606 */
}

static inline const char *st_in(ochre_lang lang, const st_name *name)
{
    return lang == OCHRE_RU ? name->ru : name->en;
}

#endif
