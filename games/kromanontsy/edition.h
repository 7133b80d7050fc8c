/* edition.h - what is printed on the components of Кроманьонцы: cards, rows, technologies, events.
 *
 * Every card is a small number of kr_card: the seven resources in canonical order, then the animals.
 * Technologies are numbered row by row, fifteen a row, the first technologies in front. */
#ifndef GAMES_KROMANONTSY_EDITION_H
#define GAMES_KROMANONTSY_EDITION_H

#include <assert.h>
#include <stdint.h>

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

enum { KR_WINTER = 8, KR_EVENTS };

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

/* edition.c, edition_ok.c */
extern const kr_edition kr_standard;
bool                    kr_edition_ok(const void *edition, ochre_text *why);

static inline const char *kr_in(ochre_lang lang, const kr_name *name)
{
    return lang == OCHRE_RU ? name->ru : name->en;
}

#endif
