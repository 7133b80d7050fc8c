/* state.h - what lies on the table of Cro-Magnon, and what is printed on its components.
 *
 * The map has sixteen areas, numbered from 0 (East Africa), so a set of areas is sixteen bits. The
 * resource tiles on the map are two such sets for each of the twelve types: where it lies uncollected,
 * and where collected. An action tile is known by its type and its action, and no type holds an action
 * twice (CM-007), so the tiles of a type in somebody's hands, in the bag or out of play are a set of
 * fourteen bits.
 *
 * A `value` tile is shown when it is drawn and stays with its owner, spent: whoever holds one, all know
 * it. All other tiles held are known to their owner by their action, to the rest by their type alone.
 *
 * Seats count from 0 here and from 1 wherever people read them. Forces are counted in half units. */
#ifndef GAMES_CRO_MAGNON_STATE_H
#define GAMES_CRO_MAGNON_STATE_H

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include <ochre/game.h>

enum {
    CM_SEATS = 5,
    CM_AREAS = 16,
    CM_NUMBERED = CM_AREAS - 1, /* areas that are scored */
    CM_TYPES = 12,
    CM_SPACES = 3,          /* value and temple tiles of an area, at most (CM-272, CM-343) */
    CM_VALUE_KINDS = 8,     /* different value tiles of a stack, at most */
    CM_TILES = 46,          /* action tiles (CM-002) */
    CM_COPIES_MOST = 14,    /* of a type: one a different action */
    CM_CUBES_MOST = 40,     /* of a player, in any edition: five times as many fit into a byte */
    CM_NEIGHBOURS_MOST = 8, /* of an area: so lists of moves stay below OCHRE_LEGAL */
    CM_VALUE_MOST = 20,     /* first or second number of a value tile */
    CM_MP_MOST = 4,         /* of a normal move: the look-ahead stays short */
    CM_SETUP_EVENTS = 61,   /* CM-701, CM-703 */
    CM_WHOLE = 2            /* half units of a tribe or a bid tile */
};

typedef enum cm_category { CM_GOD, CM_TRADE, CM_TOOL, CM_CATEGORIES } cm_category;

/* The order is that of the notation's word list. `value` is first: so an event that can be shown to
 * all comes before those that are veiled. The last three are played with an area. */
typedef enum cm_action {
    CM_VALUE,
    CM_OWN2,
    CM_OWN3,
    CM_OWN4,
    CM_OTHERS2,
    CM_OTHERS3,
    CM_RELOCATE,
    CM_VP,
    CM_WILD,
    CM_HALF,
    CM_SETS,
    CM_ADD2,
    CM_ADD3,
    CM_TEMPLE,
    CM_ACTIONS
} cm_action;

typedef enum cm_kind {
    CM_KIND_VALUE,
    CM_KIND_OWN,
    CM_KIND_OTHERS,
    CM_KIND_RELOCATE,
    CM_KIND_VP,
    CM_KIND_WILD,
    CM_KIND_HALF,
    CM_KIND_SETS,
    CM_KIND_ADD,
    CM_KIND_TEMPLE,
    CM_KINDS
} cm_kind;

enum { /* sets of actions */
       CM_BIT_VALUE = 1 << CM_VALUE,
       CM_BIT_WILD = 1 << CM_WILD,
       CM_BIT_HALF = 1 << CM_HALF,
       CM_BIT_SETS = 1 << CM_SETS,
       CM_BITS_OWN = 1 << CM_OWN2 | 1 << CM_OWN3 | 1 << CM_OWN4,
       CM_BITS_OTHERS = 1 << CM_OTHERS2 | 1 << CM_OTHERS3,
       CM_BITS_ADD = 1 << CM_ADD2 | 1 << CM_ADD3,
       CM_BIT_TEMPLE = 1 << CM_TEMPLE,
       CM_BITS_STEP3 = CM_BITS_OWN | CM_BITS_OTHERS | 1 << CM_RELOCATE | 1 << CM_VP | CM_BITS_ADD |
                       CM_BIT_TEMPLE /* CM-281 */
};

typedef enum cm_phase {
    CM_SETUP,   /* chance: values, resource tiles, the start player */
    CM_TURN,    /* the active player grows or selects an area */
    CM_MOVE,    /* Step 1 */
    CM_PAY,     /* an entry cost is due, in Step 1 or for an own tile */
    CM_TAKE,    /* Step 2 */
    CM_DRAW,    /* chance: the action tile */
    CM_STACK,   /* chance: the additional value tile */
    CM_PUT,     /* where it goes */
    CM_ACT,     /* Step 3 */
    CM_MOVEOWN, /* an own tile is being used */
    CM_OTHERS,  /* an others tile */
    CM_FROM,    /* a relocate tile: the source */
    CM_DROP,    /* a relocate tile: cube by cube */
    CM_SCORE,   /* Step 4: the selector chooses the next area */
    CM_BID,     /* players add tiles to their force */
    CM_END,
    CM_PHASES
} cm_phase;

/* The rows of the verb table in fields.c, in its order. */
enum {
    CM_DO_GROW,      /* area */
    CM_DO_SELECT,    /* area */
    CM_DO_PASS,      /* in TURN or in BID */
    CM_DO_SEND,      /* area */
    CM_DO_GO,        /* area */
    CM_DO_PAY,       /* type, action */
    CM_DO_TAKE,      /* area, type */
    CM_DO_PUT,       /* area */
    CM_DO_PLAY,      /* type, action */
    CM_DO_PLAY_AREA, /* type, action, area */
    CM_DO_SKIP,
    CM_DO_MOVE, /* from area, to area */
    CM_DO_PUSH, /* seat, from area, to area */
    CM_DO_OUST, /* seat, from area, to area */
    CM_DO_DONE,
    CM_DO_FROM,    /* area */
    CM_DO_DROP,    /* area */
    CM_DO_SCORE,   /* area */
    CM_DO_BID,     /* type, action */
    CM_DO_HALF,    /* type */
    CM_DEAL_VALUE, /* chance: first, second */
    CM_DEAL_GOD,   /* chance: type; the three categories in their order */
    CM_DEAL_TRADE,
    CM_DEAL_TOOL,
    CM_START_SEAT,  /* chance: seat */
    CM_DRAW_TILE,   /* chance: type, action */
    CM_STACK_VALUE, /* chance: first, second */
    CM_DRAW_HIDDEN, /* how others see CM_DRAW_TILE (CM-551): type */
    CM_VERBS
};

typedef struct cm_value {
    uint8_t first, second;
} cm_value;

typedef struct cm_area {
    uint8_t  cubes[CM_SEATS];    /* tribes by seat, markers included (CM-342) */
    uint8_t  temples[CM_SPACES]; /* in the order of placing: 0 open, else 1 + seat of the marker */
    cm_value values[CM_SPACES];  /* the first is the initial one */
    uint8_t  value_count, temple_count;
} cm_area;
static_assert(sizeof(cm_area) == 16, "no padding: states are compared as bytes");

typedef struct cm_player {
    uint16_t tiles[CM_TYPES]; /* action tiles held, by type: a set of actions */
    uint16_t points;
    uint16_t here;   /* derived: areas with own cubes */
    uint16_t marked; /* derived: areas with a temple that he alone may use */
    uint8_t  stock;
    uint8_t  held; /* derived: how many tiles */
} cm_player;
static_assert(sizeof(cm_player) == 32, "no padding: states are compared as bytes");

typedef struct cm_state {
    cm_area   areas[CM_AREAS];
    cm_player players[CM_SEATS];
    uint16_t  uncollected[CM_TYPES]; /* areas where the type lies uncollected */
    uint16_t  collected[CM_TYPES];   /* areas where it lies collected, not scored yet */
    uint16_t  bag[CM_TYPES];         /* derived: actions not drawn; nobody knows which */
    uint16_t  used[CM_TYPES];        /* played, paid or bid: open (CM-552); on the map as temples */
    uint16_t  scored;                /* types */
    uint16_t  open;                  /* derived: areas with a temple for all */
    uint16_t  guarded;               /* derived: areas that cost when they are empty (CM-241) */
    uint16_t  visited;              /* MOVE: where the current cube has been, the source included */
    uint16_t  opened;               /* areas entered by paying in this turn (CM-246) */
    uint16_t  turns;                /* begun so far */
    uint8_t   deck[CM_VALUE_KINDS]; /* derived: initial value tiles not dealt, by kind */
    uint8_t   stack[CM_VALUE_KINDS]; /* additional value tiles not drawn, by kind */
    uint8_t   seats;
    uint8_t   phase;          /* cm_phase */
    uint8_t   turn;           /* the active seat */
    uint8_t   start;          /* seat of the start player */
    uint8_t   dealt;          /* events of the set-up so far */
    uint8_t   left_over;      /* 1 + the trade type that lost a tile (CM-103); 0: not known yet */
    uint8_t   stall;          /* turns in a row without a tile taken (CM-502) */
    uint8_t   source;         /* MOVE, PAY in Step 1, DROP: 1 + the area selected; else 0 */
    uint8_t   at;             /* MOVE, PAY: 1 + where the current cube stands; 0: none */
    uint8_t   mp;             /* movement points left */
    uint8_t   unpaid;         /* PAY: a set of categories */
    uint8_t   stepped;        /* OWN, OTHERS, DROP: a step was made */
    uint8_t   taken;          /* 1 + the type taken in this turn; 0: none so far */
    cm_value  drawn;          /* PUT: the value tile in hand */
    uint8_t   contested;      /* BID: 1 + the area; else 0 */
    uint8_t   selector;       /* SCORE, BID: who selects */
    uint8_t   bidder;         /* BID: whose go it is */
    uint8_t   passed;         /* BID: seats that are out */
    uint8_t   bids[CM_SEATS]; /* BID: half units added by tiles */
} cm_state;
static_assert(sizeof(cm_state) == 564, "no padding: states are compared as bytes");

/* ---- the edition ---- */

typedef struct cm_name {
    char en[48], ru[88];
} cm_name;

typedef struct cm_constants {
    uint8_t min_players, max_players;
    uint8_t cubes_per_player, start_cubes, start_area, grow_cubes;
    uint8_t max_mp, value_slots_per_area;
    uint8_t types_total, types_scored_to_end;
    uint8_t set_vp, stall_turns_per_player;
} cm_constants;

typedef struct cm_place { /* what is printed on an area */
    cm_name  name;
    uint16_t x, y;     /* on a map of 1000 x 950, for pictures */
    uint16_t adjacent; /* areas */
    uint8_t  number;
    uint8_t  board;
    uint8_t  start, printed_temple, scoring;
    uint8_t  value_slots;
    uint8_t  entry_cost; /* categories */
    uint8_t  spare;      /* zero */
} cm_place;
static_assert(sizeof(cm_place) == 150, "no padding: editions are hashed as bytes");

typedef struct cm_category_data {
    cm_name name;
    uint8_t types, copies, tiles;
    uint8_t chart_length;
    uint8_t end_chart[CM_COPIES_MOST]; /* VP for 1, 2, ... tiles of a type */
} cm_category_data;

typedef struct cm_type {
    cm_name name;
    uint8_t category, copies;
} cm_type;

typedef struct cm_deed {
    cm_name name;
    uint8_t kind; /* cm_kind */
    uint8_t n;    /* MP, cubes or VP a set; else 0 */
} cm_deed;

typedef struct cm_tile {
    uint8_t type, action;
} cm_tile;

typedef struct cm_stock_value {
    uint8_t first, second, count;
} cm_stock_value;

enum { CM_BOARDS = 3 };

typedef struct cm_edition {
    char             edition[32];
    cm_constants     constants;
    uint8_t          tile_count, initial_count, additional_count;
    uint8_t          spare; /* zero: keeps what follows aligned */
    cm_name          colours[CM_SEATS];
    cm_name          boards[CM_BOARDS];
    cm_place         areas[CM_AREAS];
    cm_category_data categories[CM_CATEGORIES];
    cm_type          types[CM_TYPES];
    cm_deed          actions[CM_ACTIONS];
    cm_tile          action_tiles[CM_TILES];
    cm_stock_value   initial_values[CM_VALUE_KINDS];
    cm_stock_value   additional_values[CM_VALUE_KINDS];
} cm_edition;
static_assert(sizeof(cm_edition) == 32 + 16 + 8 * 136 + 16 * 150 + 3 * 154 + 26 * 138 + 92 + 48,
              "no padding: editions are hashed as bytes");

/* ---- shared inside games/cro_magnon ---- */

extern const cm_edition  cm_standard;       /* edition.c */
extern const ochre_field cm_state_fields[]; /* fields.c */
extern const ochre_field cm_edition_fields[];
extern const ochre_verb  cm_verbs[];
extern const char *const cm_area_ids[];
extern const char *const cm_type_ids[];
extern const char *const cm_action_ids[];
extern const char *const cm_category_ids[];

/* setup.c */
const char *cm_start(const void *edition, void *state, const ochre_setup *setup);
void        cm_tiles_of_types(const cm_edition *e, uint16_t tiles[CM_TYPES]);

/* edition_ok.c */
bool             cm_edition_ok(const void *edition, ochre_text *why);
extern const int cm_kind_of[CM_ACTIONS]; /* each action has its kind (CM-009) */

/* moves.c */
int  cm_actor(const void *state);
int  cm_legal(const void *edition, const void *state, ochre_action *out);
bool cm_can_move_own(const cm_edition *e, const cm_state *s, int type, int action);

/* moves_ahead.c: the duty to spend all movement points (CM-227) */
typedef struct cm_purse { /* what a player can pay with */
    uint8_t plain[CM_CATEGORIES];
    uint8_t wild;
} cm_purse;
typedef struct cm_walk { /* what is left of a Step 1 */
    const cm_edition *e;
    const cm_state   *s;
    unsigned          due;        /* areas with a cost due */
    unsigned          visited;    /* by the current cube, the source included */
    int               source, at; /* areas; at -1: no cube has started */
    int               waiting;    /* cubes that can still start */
    bool              is_stuck;   /* the current cube may not leave (CM-246) */
} cm_walk;
cm_purse cm_purse_of(const cm_edition *e, const cm_player *p);
bool     cm_can_pay(const cm_purse *purse, unsigned cost);
cm_walk  cm_walk_now(const cm_edition *e, const cm_state *s);              /* in MOVE */
cm_walk  cm_walk_from(const cm_edition *e, const cm_state *s, int source); /* in TURN */
bool     cm_can_spend(const cm_walk *w, int mp);
bool     cm_may_step(const cm_walk *w, int to, bool is_new, int mp);

/* refusal.c */
const char *cm_refusal(const void *edition, const void *state, ochre_action action);

/* chance.c */
int cm_outcomes(const void *edition, const void *state, ochre_action *out, uint32_t *weight);
ochre_action cm_sample(const void *edition, const void *state, ochre_rng *rng);

/* apply.c, apply_conflict.c */
void     cm_apply(const void *edition, void *state, ochre_action action);
void     cm_end_turn(const cm_edition *e, cm_state *s);
void     cm_begin_scoring(const cm_edition *e, cm_state *s);
void     cm_contest(const cm_edition *e, cm_state *s, int area);
void     cm_after_bid(const cm_edition *e, cm_state *s, int next);
void     cm_share_out(const cm_state *s, int area, const uint8_t force[CM_SEATS],
                      uint8_t gain[CM_SEATS], int *strongest);
unsigned cm_eligible(const cm_edition *e, const cm_state *s); /* for a value tile (CM-272) */

/* score.c */
void    cm_result(const void *edition, const void *state, ochre_result *out);
int32_t cm_final_score(const cm_edition *e, const cm_player *p); /* CM-511 to CM-514 */
int     cm_chart_points(const cm_edition *e, const uint8_t fronts[CM_TYPES]);

/* invariants.c */
const char *cm_state_ok(const void *edition, const void *state);
void        cm_derive(const void *edition, void *state);
const char *cm_moment_broken(const cm_edition *e, const cm_state *s);
bool        cm_can_decide(const cm_edition *e, const cm_state *s); /* CM-555 */

/* secrets.c */
void         cm_hide(const void *edition, void *state, int viewer, ochre_rng *rng);
ochre_action cm_seen(const void *edition, const void *before, int viewer, ochre_action action);

/* draw.c, say.c, odds.c, hints.c, estimate.c */
void cm_draw(const void *edition, const void *state, int viewer, ochre_lang lang,
             ochre_canvas *out);
void cm_say(const void *edition, const void *before, const void *after, ochre_action action,
            int viewer, ochre_lang lang, ochre_text *out);
int  cm_odds(const void *edition, const void *state, int viewer, ochre_action action,
             ochre_odds out[OCHRE_ODDS]);
void cm_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight, ochre_notes *notes);
void cm_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                 ochre_notes *notes);

/* ---- small questions ---- */

/* Tribes of all players in the area. */
static inline int cm_crowd(const cm_area *a)
{
    uint64_t bytes;
    memcpy(&bytes, a, sizeof bytes);
    return (int)((bytes & UINT64_C(0xffffffffff)) * UINT64_C(0x0101010101) >> 32 & 0xff);
}

static inline int cm_markers(const cm_area *a, int seat)
{
    int markers = 0;
    for (int i = 0; i < CM_SPACES; i++)
        markers += a->temples[i] == 1 + seat;
    return markers;
}

static inline int cm_spaces_taken(const cm_area *a)
{
    return a->value_count + a->temple_count;
}

/* The sets of all types as three words of four: what is true of each is found at once. */
static inline uint64_t cm_four(const uint16_t sets[CM_TYPES], int word)
{
    uint64_t four;
    memcpy(&four, sets + 4 * word, sizeof four);
    return four;
}

/* The same set four times. */
static inline uint64_t cm_times_four(unsigned set)
{
    return set * UINT64_C(0x0001000100010001);
}

/* Members of a set of sixteen; no machine is asked for an instruction of its own. */
static inline int cm_count(unsigned set)
{
    set -= set >> 1 & 0x5555;
    set = (set & 0x3333) + (set >> 2 & 0x3333);
    set = (set + (set >> 4)) & 0x0f0f;
    return (int)((set + (set >> 8)) & 0x1f);
}

/* Areas with a cube of anybody. */
static inline unsigned cm_occupied(const cm_state *s)
{
    const cm_player *p = s->players;
    return (unsigned)(p[0].here | p[1].here | p[2].here | p[3].here | p[4].here);
}

/* Areas for which a cost is due now (CM-241). */
static inline unsigned cm_due(const cm_state *s)
{
    return s->guarded & ~cm_occupied(s);
}

/* The last own cube may not leave an area opened in this turn (CM-246). */
static inline bool cm_is_frozen(const cm_state *s, int seat, int area)
{
    return (s->opened >> area & 1) && s->areas[area].cubes[seat] == 1;
}

static inline int cm_first_value(const cm_area *a) /* CM-273 */
{
    return a->values[0].first + a->values[1].first + a->values[2].first;
}

static inline int cm_second_value(const cm_area *a)
{
    return a->values[0].second + a->values[1].second + a->values[2].second;
}

static inline bool cm_has_more_than_spent(const cm_player *p) /* CM-284: tiles that aren't spent */
{
    const uint64_t all = cm_four(p->tiles, 0) | cm_four(p->tiles, 1) | cm_four(p->tiles, 2);
    return (all & ~cm_times_four(CM_BIT_VALUE)) != 0;
}

static inline int cm_next_seat(const cm_state *s, int seat)
{
    return seat + 1 == s->seats ? 0 : seat + 1;
}

static inline const char *cm_in(ochre_lang lang, const cm_name *name)
{
    return lang == OCHRE_RU ? name->ru : name->en;
}

#endif
