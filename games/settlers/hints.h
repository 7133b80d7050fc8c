/* hints.h - what a sensible player looks at, shared by hints.c, hints_market.c, hints_notes.c,
 * hints_plan.c, hints_reach.c, hints_trade.c and estimate.c.
 *
 * Worths are in hundredths of a victory point, costs in tenths of a card; integers only, so that a bot
 * plays the same on every machine. What all of them weigh with stands in weights.h. */
#ifndef GAMES_SETTLERS_HINTS_H
#define GAMES_SETTLERS_HINTS_H

#include "games/settlers/state.h"

enum {
    ST_POINT_WORTH = 100,
    ST_CARD = 10,   /* tenths */
    ST_RATE = 1000, /* rates are worths for so many tenths of cards */
    ST_FAR = 255
};

/* Steps from one or several intersections to all others; ST_FAR: it cannot be reached. */
typedef struct st_reach {
    uint8_t steps[ST_POINTS + 1];
} st_reach;

/* What depends on the map alone. */
typedef struct st_atlas {
    bool     is_begun;
    uint32_t open[ST_LEVELS + 1]
                 [ST_LEVELS + 1]; /* bits: boxes passed with that clothing, shelter */
    bool is_known[ST_POINTS + 1];
    /* Steps within a land: from each intersection to all those that are reached without passing a box. */
    st_reach land[ST_POINTS + 1];
} st_atlas;

typedef enum st_deed { ST_DEED_NONE, ST_DEED_TRAVEL, ST_DEED_ADVANCE } st_deed;

/* The best thing to work for: what it brings for its cost, and what it takes. */
typedef struct st_plan {
    int     rate; /* worth for its cost */
    int     gain; /* worth less its cost, were all of it still to be paid */
    st_deed deed;
    int     explorer;           /* TRAVEL: where it stands; 0: one that is yet to be created */
    int     place;              /* TRAVEL: the tribe place, or the nearer end of the box */
    int     box;                /* TRAVEL: the box, 0: a tribe place */
    int     clothing, shelter;  /* TRAVEL: levels that the way takes */
    int     chart;              /* ADVANCE */
    uint8_t need[ST_RESOURCES]; /* all the cards for it */
} st_plan;

enum { ST_NOTED_PLANS = 1024, ST_NOTED_RATES = 16384 };

/* What was found before, each answer by a hash of all that it depends on. */
typedef struct st_notebook {
    st_atlas atlas;
    struct {
        uint64_t key;
        st_plan  plan;
    } plans[ST_NOTED_PLANS];
    struct {
        uint64_t key;
        int64_t  rate;
    } rates[ST_NOTED_RATES];
} st_notebook;

/* A position as one seat looks at it, for plans and rates. */
typedef struct st_outlook {
    const st_edition *e;
    const st_state   *s;
    int               seat;
    st_atlas         *atlas;
    st_notebook      *book; /* NULL: nothing is kept */
    uint64_t          key;  /* of all that plans depend on */
    /* What the things that lie on the map are worth to the seat: worked out when first asked for. */
    bool     is_worked_out;
    int      place[ST_PLACES]; /* by the order of state.tribes */
    int      box[ST_BOXES];    /* whether its counter is still there or not */
    int      most_place, most_box;
    st_reach now[ST_EXPLORERS]; /* from each explorer, with the levels of now */
} st_outlook;

/* hints_notes.c. Without notes an atlas of one's own is filled. */
void st_look(const st_edition *e, const st_state *s, int seat, ochre_notes *notes, st_atlas *own,
             st_outlook *o);
bool st_find_plan(const st_outlook *o, st_plan *plan); /* false: it was not noted */
void st_note_plan(const st_outlook *o, const st_plan *plan);
/* From v, with the other explorer there (0: there is none). */
bool st_find_rate(const st_outlook *o, int other, int v, int *rate);
void st_note_rate(const st_outlook *o, int other, int v, int rate);

/* hints_reach.c. From the nearest of these places, with the player's levels. */
void st_reach_from(const st_edition *e, st_atlas *atlas, const st_player *p, const uint8_t *from,
                   int count, st_reach *out);
/* What open boxes bring nearer, when the `fresh` ones of them were not open before. */
void st_cross_boxes(const st_edition *e, st_atlas *atlas, uint32_t open, uint32_t fresh,
                    st_reach *reach);
void st_begin_atlas(const st_edition *e, st_atlas *atlas);

/* hints_plan.c */
st_plan st_plan_of(st_outlook *o);
int     st_box_worth(st_outlook *o, int box);
/* The rate of the best journey for the seat's explorer on `from` (0: a new one) if it stood on v. */
int  st_rate_from(st_outlook *o, int from, int v);
bool st_is_better_from(st_outlook *o, int from, int v, int rate); /* than that rate */
int  st_pips(const st_edition *e, const st_state *s, int v); /* ways in 36 to get a card there */
int  st_ways(int number);                                    /* of 36, to roll it */
int  st_turns_left(const st_edition *e, const st_state *s);  /* guessed */
int  st_horizon(const st_edition *e, const st_state *s); /* the same in steps: what plans look at */

/* The others at the table, as the active player looks at them before an offer. */
typedef struct st_market {
    const st_edition *e;
    const st_state   *s;
    ochre_notes      *notes;
    st_atlas         *own;
    /* Percent: somebody takes a card of the one kind for one of the other. Worked out when first asked for. */
    bool is_known;
    int  chance[ST_RESOURCES][ST_RESOURCES];
} st_market;

/* hints_market.c. In percent: somebody gives a card of that kind for the bundle. */
int st_chance_of_deal(st_market *m, const uint8_t give[ST_RESOURCES], int kind);

/* hints_trade.c */
int st_want_trade(const st_edition *e, const st_state *s, const st_plan *plan, st_market *market,
                  ochre_action a);
int st_hand_worth(const st_plan *plan, const uint8_t hand[ST_RESOURCES]);

/* estimate.c: what a seat is guessed by. */
typedef enum st_trait {
    ST_T_POINTS,
    ST_T_PIPS,  /* ways in 36 to get a card; those of a hex with an enemy count less */
    ST_T_KINDS, /* of resources that the camps bring */
    ST_T_CAMPS,
    ST_T_FOOD,
    ST_T_SHELTER,
    ST_T_CLOTHING,
    ST_T_SHELTER_STEPS, /* the levels 2 and 3, which open most boxes */
    ST_T_CLOTHING_STEPS,
    ST_T_EXPLORERS,
    ST_T_COUNTERS,
    ST_T_COLOURS, /* of tribe counters */
    ST_T_OUTLOOK, /* hundredths of a point: the plan's gain, and the hand by its worth for the plan */
    ST_T_TURN,    /* it is this seat's */
    ST_T_EXPLORATION, /* the card: its points are among POINTS, but can be lost */
    ST_T_EXPANSION,
    ST_TRAITS
} st_trait;

void st_traits(const st_edition *e, const st_state *s, int seat, ochre_notes *notes,
               int of[ST_TRAITS]);

#endif
