/* state.h - what lies on the table of Stone Age, and what is printed on its components.
 *
 * Sixteen places, numbered once for all (sa_place): five where a crowd rolls dice (hunt and the four
 * resource places), three of the village, four card slots and four building stacks. The crowds are
 * counted in state.gather[place][seat]; on the other places one player alone can stand, so one bit a
 * place in player.on is enough, and the bits of all players together are what is taken.
 *
 * Seats, slots and stacks count from 0 here and from 1 wherever people read them. Cards and tiles are
 * named by their number, from 1; 0 is an empty slot. Sets of cards have bit n - 1 for card n. */
#ifndef GAMES_STONE_AGE_STATE_H
#define GAMES_STONE_AGE_STATE_H

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include <ochre/game.h>

enum {
    SA_SEATS = 4,
    SA_SLOTS = 4,      /* of the card display */
    SA_STACKS = 4,     /* of buildings, one a player (SA-103) */
    SA_CARDS = 64,     /* the most an edition may have; the standard one has 36 */
    SA_BUILDINGS = 64, /* likewise; 28 */
    SA_TOOL_SLOTS = 3,
    SA_TRACK_MOST = 10,
    SA_TOOL_MOST = 4,
    SA_PEOPLE_MOST = 10,
    SA_DICE_AT_ONCE = 7, /* SA-008 */
    SA_PICKED = 2        /* resources that a pick card gives (SA-516) */
};

typedef enum sa_resource {
    SA_WOOD,
    SA_BRICK,
    SA_STONE,
    SA_GOLD,
    SA_RESOURCES
} sa_resource; /* SA-003 */

typedef enum sa_place {
    SA_HUNT,
    SA_FOREST, /* the resource places stand in the order of the resources */
    SA_CLAYPIT,
    SA_QUARRY,
    SA_RIVER,
    SA_GATHER_PLACES,
    SA_TOOLMAKER = SA_GATHER_PLACES,
    SA_HUT,
    SA_FIELD,
    SA_CARD_1,
    SA_BUILDING_1 = SA_CARD_1 + SA_SLOTS,
    SA_PLACES = SA_BUILDING_1 + SA_STACKS
} sa_place;

typedef enum sa_phase {
    SA_FIRST,     /* chance: who starts */
    SA_SETUP,     /* chance: the first cards and tiles */
    SA_PLACE,     /* the turn's player places people */
    SA_ACT,       /* he resolves his places one by one */
    SA_ROLL,      /* chance: dice of a gather place or a roll card */
    SA_TOOLS,     /* he adds tools to the roll */
    SA_PAY,       /* he pays for a card or a building, or declines */
    SA_GIFT_ROLL, /* chance: the dice of a gifts card */
    SA_CHOOSE,    /* all choose a die, from the buyer on */
    SA_PICKNOW,   /* he uses the pick card just bought, or keeps it */
    SA_DRAW,      /* chance: the extra card */
    SA_NEXT_TILE, /* chance: the next tile of a stack */
    SA_FEED,      /* a player who is short of food */
    SA_REFILL,    /* chance: new cards for the display */
    SA_END,
    SA_PHASES
} sa_phase;

/* The rows of the verb table in fields.c, in its order. */
enum {
    SA_DO_PLACE,       /* place on a place with a fixed number of people */
    SA_DO_PLACE_CROWD, /* gather place, people */
    SA_DO_RESOLVE,     /* place */
    SA_DO_PICK,        /* resource, resource */
    SA_DO_KEEP,
    SA_DO_USE, /* bits: tool 1 2 3, once 4 3 2 */
    SA_DO_PAY, /* four amounts */
    SA_DO_DECLINE,
    SA_DO_CHOOSE, /* face, from 1 */
    SA_DO_FEED,   /* four amounts */
    SA_DO_STARVE,
    SA_ROLL_FIRST,      /* chance: seat from 0 */
    SA_REVEAL_CARD,     /* chance: slot from 0, card from 0 */
    SA_REVEAL_BUILDING, /* chance: stack from 0, tile from 0 */
    SA_ROLL_DICE,       /* chance: six counts */
    SA_DRAW_CARD,       /* chance: card from 0 */
    SA_DRAW_HIDDEN,     /* how others see SA_DRAW_CARD (SA-581) */
    SA_VERBS
};

enum { SA_ONCE_4 = 1, SA_ONCE_3 = 2, SA_ONCE_2 = 4 }; /* bits of player.once, in notation order */

typedef struct sa_player {
    uint64_t cards; /* bought openly */
    uint64_t extra; /* taken unseen (SA-512): only the owner knows which */
    uint64_t buildings;
    int16_t  score; /* during play (SA-821) */
    uint16_t food;
    uint16_t goods[SA_RESOURCES];
    uint16_t on;                   /* bits of sa_place from SA_TOOLMAKER on where he stands */
    uint8_t  people;               /* 5 .. 10 */
    uint8_t  home;                 /* of those, not on the board */
    uint8_t  track;                /* 0 .. 10 */
    uint8_t  tools[SA_TOOL_SLOTS]; /* 0 .. 4 */
    uint8_t  used;                 /* bits of tool slots used in this round */
    uint8_t  once;                 /* one-use tools ready */
    uint8_t  picks;                /* pick cards not used yet */
    uint8_t  extras;               /* how many extra cards: everybody knows */
} sa_player;
static_assert(sizeof(sa_player) == 48, "no padding: states are compared as bytes");

typedef struct sa_state {
    sa_player players[SA_SEATS];
    uint64_t  undrawn; /* cards in the face-down bag */
    uint64_t  unseen;  /* tiles never turned over, those out of the game included (SA-572) */
    uint8_t   gather[SA_GATHER_PLACES][SA_SEATS]; /* people; read as pairs of rows */
    uint8_t   display[SA_SLOTS];                  /* card numbers; slot 1 is the cheapest */
    uint8_t   tile[SA_STACKS];                    /* the tile on top, 0: not turned over */
    uint8_t   left[SA_STACKS];                    /* tiles in the stack, that one included */
    uint8_t   seats;
    uint8_t   round;
    uint8_t   start;    /* seat of the start player */
    uint8_t   turn;     /* seat whose turn it is: in CHOOSE the buyer */
    uint8_t   phase;    /* sa_phase */
    uint8_t   at;       /* 1 + place being resolved, in ROLL, TOOLS, PAY and after; else 0 */
    uint8_t   yields;   /* ROLL, TOOLS: 0 food, 1 + sa_resource */
    uint8_t   dice;     /* ROLL: dice still to throw */
    uint8_t   pips;     /* ROLL, TOOLS: the sum so far */
    uint8_t   shortage; /* FEED: food the turn's player lacks */
    uint8_t   gifts[6]; /* CHOOSE: dice left, by face */
} sa_state;
static_assert(sizeof(sa_state) == 256, "no padding: states are compared as bytes");

/* ---- the edition ---- */

typedef struct sa_name {
    char en[64], ru[96];
} sa_name;

typedef enum sa_top {
    SA_TOP_GIFTS,
    SA_TOP_FOOD,
    SA_TOP_RESOURCE,
    SA_TOP_ROLL,
    SA_TOP_POINTS,
    SA_TOP_TOOL,
    SA_TOP_FIELD,
    SA_TOP_DRAW,
    SA_TOP_ONCE,
    SA_TOP_PICK
} sa_top;

enum { SA_SAND, SA_GREEN };
typedef enum sa_kind { SA_FARMER, SA_MAKER, SA_BUILDER, SA_SHAMAN, SA_KINDS } sa_kind;
enum { SA_SYMBOLS = 8 };

typedef struct sa_upper {
    uint8_t type;     /* sa_top */
    uint8_t amount;   /* food, resources, points */
    uint8_t resource; /* 0: none, 1 + sa_resource */
    uint8_t value;    /* one-use tool: 4, 3 or 2 */
} sa_upper;

typedef struct sa_lower {
    uint8_t type;   /* SA_SAND or SA_GREEN */
    uint8_t symbol; /* green: 1 .. 8 */
    uint8_t kind;   /* sand: 1 + sa_kind */
    uint8_t count;  /* sand */
} sa_lower;

typedef struct sa_card {
    char     id[24];
    sa_name  name;
    sa_upper top;    /* takes effect when the card is bought */
    sa_lower bottom; /* counts at the end */
} sa_card;
static_assert(sizeof(sa_card) == 192, "no padding: editions are hashed as bytes");

typedef enum sa_tile_type { SA_FIXED, SA_EXACT, SA_RANGE } sa_tile_type;

typedef struct sa_building {
    char    id[32];
    sa_name name;
    uint8_t type;               /* sa_tile_type */
    uint8_t cost[SA_RESOURCES]; /* fixed */
    uint8_t points;             /* fixed */
    uint8_t count, kinds;       /* exact: so many resources of so many kinds */
    uint8_t min, max;           /* range */
} sa_building;
static_assert(sizeof(sa_building) == 202, "no padding: editions are hashed as bytes");

typedef struct sa_spot {
    sa_name  name;
    uint16_t x, y, w, h; /* centre and size on a board of 1000 x 950, for pictures */
} sa_spot;

typedef struct sa_good {
    sa_name name;
    uint8_t divisor;         /* pips for one piece */
    uint8_t building_points; /* in exact and range tiles */
    uint8_t final_points;    /* for a piece left over at the end */
} sa_good;

typedef struct sa_limits {
    uint8_t building_stacks;
    uint8_t village_places; /* of the three, that may be occupied in a round */
    uint8_t gather_players; /* in each resource place */
} sa_limits;

typedef enum sa_gift { SA_GIFT_TOOL = SA_RESOURCES, SA_GIFT_FIELD, SA_GIFTS } sa_gift;

typedef struct sa_edition {
    char        edition[32];
    sa_name     food_name;
    sa_good     resources[SA_RESOURCES];
    uint8_t     food_divisor;
    uint8_t     hunger_penalty;
    uint8_t     max_rounds; /* SA-805 */
    uint8_t     start_people, people_max;
    uint8_t     start_food;
    uint8_t     tiles_per_stack;
    uint8_t     rings;    /* of a resource place */
    uint8_t     tool_max; /* of one tile */
    uint8_t     track_max;
    uint8_t     slot_cost[SA_SLOTS];
    uint8_t     gift[6];              /* by face: sa_resource or sa_gift */
    sa_limits   limits[SA_SEATS - 1]; /* for 2, 3, 4 players */
    uint8_t     card_count, building_count;
    uint8_t     spare[1]; /* zero: keeps what follows aligned */
    sa_name     colours[SA_SEATS];
    sa_name     symbols[SA_SYMBOLS];
    sa_name     multipliers[SA_KINDS];
    sa_spot     places[SA_PLACES];
    sa_card     cards[SA_CARDS];
    sa_building buildings[SA_BUILDINGS];
} sa_edition;
static_assert(sizeof(sa_edition) == 31340, "no padding: editions are hashed as bytes");

/* ---- shared inside games/stone_age ---- */

/* edition.c */
extern const sa_edition sa_standard;
bool                    sa_edition_ok(const void *edition, ochre_text *why);

/* fields.c */
extern const ochre_field sa_state_fields[];
extern const ochre_field sa_edition_fields[];
extern const ochre_verb  sa_verbs[];
extern const char *const sa_place_ids[];
extern const char *const sa_resource_ids[];

/* setup.c */
extern const ochre_option sa_options[];
const char               *sa_start(const void *edition, void *state, const ochre_setup *setup);

/* moves.c */
int  sa_actor(const void *state);
int  sa_legal(const void *edition, const void *state, ochre_action *out);
bool sa_can_place(const sa_edition *e, const sa_state *s, int seat);

/* payments.c */
int sa_list_payments(const uint16_t have[SA_RESOURCES], int verb, int total, int kinds,
                     ochre_action *out, int n);

/* refusal.c */
const char *sa_refusal(const void *edition, const void *state, ochre_action action);

/* chance.c */
int sa_outcomes(const void *edition, const void *state, ochre_action *out, uint32_t *weight);
ochre_action sa_sample(const void *edition, const void *state, ochre_rng *rng);
int          sa_dice_due(const sa_state *s);  /* in ROLL and GIFT_ROLL: dice of the next throw */
int          sa_slot_due(const sa_state *s);  /* the slot, or -1, that the next card goes to */
int          sa_stack_due(const sa_state *s); /* the stack, or -1, whose next tile is turned over */

/* apply.c */
void sa_apply(const void *edition, void *state, ochre_action action);

/* score.c */
void    sa_result(const void *edition, const void *state, ochre_result *out);
int32_t sa_final_score(const sa_edition *e, const sa_player *p); /* SA-820 */
int     sa_green_points(const int symbols[SA_SYMBOLS]);          /* SA-811, SA-812 */
int     sa_tie_break(const sa_player *p);                        /* SA-832 */

/* invariants.c */
const char *sa_state_ok(const void *edition, const void *state);
void        sa_derive(const void *edition, void *state);

/* secrets.c */
void         sa_hide(const void *edition, void *state, int viewer, ochre_rng *rng);
ochre_action sa_seen(const void *edition, const void *before, int viewer, ochre_action action);

/* draw.c, say.c, hints.c */
void sa_draw(const void *edition, const void *state, int viewer, ochre_lang lang,
             ochre_canvas *out);
void sa_say(const void *edition, const void *before, const void *after, ochre_action action,
            int viewer, ochre_lang lang, ochre_text *out);
void sa_intend(const void *edition, const void *state, ochre_action action, ochre_lang lang,
               ochre_text *out);
int  sa_odds(const void *edition, const void *state, int viewer, ochre_action action,
             ochre_odds out[OCHRE_ODDS]);
void sa_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight, ochre_notes *notes);
void sa_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                 ochre_notes *notes);

/* Where one player alone can stand, as bits of sa_place. */
enum {
    SA_SINGLE_PLACES = (1 << SA_PLACES) - (1 << SA_GATHER_PLACES),
    SA_CARD_PLACES = ((1 << SA_SLOTS) - 1) << SA_CARD_1
};

/* A one in every byte of a word. */
#define SA_ONES UINT64_C(0x0101010101010101)

/* Crowds are read and written two places at a time, the even one in the lower half: a processor that
 * reads a word just after a part of it was written has to wait. Behind the river stands the display. */
static inline uint64_t sa_crowd_pair(const sa_state *s, int place)
{
    uint64_t pair;
    memcpy(&pair, (const uint8_t *)s->gather + SA_SEATS * (place & ~1), sizeof pair);
    return pair;
}
static inline void sa_set_crowd_pair(sa_state *s, int place, uint64_t pair)
{
    memcpy((uint8_t *)s->gather + SA_SEATS * (place & ~1), &pair, sizeof pair);
}

/* The slot or stack of the card or building being resolved. */
static inline int sa_slot_at(const sa_state *s)
{
    return s->at - 1 - SA_CARD_1;
}
static inline int sa_stack_at(const sa_state *s)
{
    return s->at - 1 - SA_BUILDING_1;
}

static inline int
sa_tool_total(const sa_player *p) /* 0 .. 12; one-use tools don't count (SA-418) */
{
    return p->tools[0] + p->tools[1] + p->tools[2];
}

/* The tools that could be added to a roll now, as bits of SA_DO_USE: tiles, then one-use tools. */
static inline unsigned sa_tools_ready(const sa_player *p)
{
    const unsigned tiles =
        (unsigned)((p->tools[0] != 0) | (p->tools[1] != 0) << 1 | (p->tools[2] != 0) << 2);
    return (tiles & ~(unsigned)p->used) | (unsigned)p->once << SA_TOOL_SLOTS;
}

/* Pips for one piece of what a roll yields: 0 food, 1 + sa_resource. No branch, for it cannot be foreseen
 * where somebody gathers. */
static inline int sa_divisor(const sa_edition *e, int yields)
{
    const size_t of_food = offsetof(sa_edition, food_divisor);
    const size_t of_resource =
        offsetof(sa_edition, resources) + offsetof(sa_good, divisor) - sizeof(sa_good);
    const size_t where = yields == 0 ? of_food : of_resource + sizeof(sa_good) * (size_t)yields;
    return ((const uint8_t *)e)[where];
}

static inline int sa_gift_dice(const sa_state *s) /* left to choose from */
{
    return s->gifts[0] + s->gifts[1] + s->gifts[2] + s->gifts[3] + s->gifts[4] + s->gifts[5];
}

static inline const char *sa_in(ochre_lang lang, const sa_name *name)
{
    return lang == OCHRE_RU ? name->ru : name->en;
}

#endif
