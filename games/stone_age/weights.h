/* weights.h - every figure that hints and estimate weigh with, and where it comes from.
 *
 * Read by worth.c (what things are worth), hints.c (how much an action is wanted) and estimate.c
 * (who will win), through hints.h, and by nothing else. Bots keep the rules whatever stands here;
 * they only play better or worse.
 *
 * Unit: hundredths of a point, unless the line says otherwise. Rounds to come are counted in
 * tenths, as SA_ROUND says; what is so much a round is meant for a whole one.
 *
 * Origin, as far as it is known:
 * - The rules give the measure. A pip of a resource is a point in a building (section 2 of
 *   rules.md), so a die, three pips and a half, is worth 350 at most, and the work of a person in a
 *   round less than that. A weight near a figure of the rules names it. What follows from rules or
 *   dice alone is no weight and stays in the code: the mean of a die, what division loses of a
 *   roll, the squares of green symbols.
 * - "found, from 85": the hints played against their neighbours, the same hints with another
 *   figure, beginning at 85. This was written down for sa_w_by_seats alone. The other lines that
 *   say so changed together with it, and steps of a fifth up or down, each rounded, lead from the
 *   former figure to theirs as they do in that table; so the same trials will have found them. How
 *   many games were played was not written down.
 * - "was 27": changed soon after it was first chosen, and nothing tells why.
 * - All the rest was chosen by judgement when the hints were written, and kept. No trials of it are
 *   written down: nobody knows it to be best.
 *
 * What hints and estimate are worth to a search as a whole is in docs/bots.md. */
#ifndef GAMES_STONE_AGE_WEIGHTS_H
#define GAMES_STONE_AGE_WEIGHTS_H

#include "games/stone_age/state.h"

/* ---- by the number of players (worth.c) ---- */

/* The paces were 27 and 6. The worths were found, from 105 for a tool (which was 80), 150 for the
 * field and 110 for a person (which was 150) with any number of players. */
typedef struct sa_seats_weights {
    int cards;  /* pace: tenths of a card that leave the bag in a round */
    int tiles;  /* pace: tenths of a tile that leave the lowest stack in a round */
    int tool;   /* what one more pip of tools brings in each round to come */
    int field;  /* likewise one more step on the food track */
    int person; /* likewise one more person */
} sa_seats_weights;

/* clang-format off */
static const sa_seats_weights sa_w_by_seats[SA_SEATS - 1] = {
    /* cards  tiles  tool  field  person */
    {  34,     8,    260,  125,   110 }, /* 2 players */
    {  34,     8,    126,  150,   110 }, /* 3 players */
    {  34,     8,    126,  180,    53 }, /* 4 players */
};
/* clang-format on */

/* ---- how long the game will last (worth.c) ---- */

enum {
    SA_W_TILES_SOONER = 5, /* tenths of a tile by which the lowest stack is thought lower */
};

/* ---- resources (worth.c) ---- */

enum {
    SA_W_UNIT_SHARE = 68,    /* percent of its points in a building that a piece is worth */
    SA_W_UNIT_LAST = 30,     /* a piece without rounds to come, above its final point (SA-817) */
    SA_W_TIME_TO_SPEND = 20, /* tenths of rounds to come in which a piece gets its whole share */
    SA_W_PLENTY = 4,         /* pieces of a kind above which another one is worth less */
    SA_W_PLENTY_FALL = 6,    /* so many more halve it */
    SA_W_MISSING_KIND = 150, /* a piece that a tile he stands on lacks, more than otherwise */
    SA_W_MISSING_ANY = 80,   /* one of any kind for cards and free tiles he stands on, likewise */
};

/* ---- food (worth.c) ---- */

enum {
    SA_W_FOOD_NEEDED = 317, /* keeps from hunger or paying resources; found, from 380 (was 300) */
    SA_W_FOOD_SPARE = 110,  /* one for the next round */
    SA_W_FOOD_MORE = 60,    /* one for later */
};

/* ---- lasting gains (worth.c) ---- */

enum {
    SA_W_TOOL_THIS_ROUND = 5, /* tenths of a round: a new tool may yet be used in this one */
    SA_W_PROSPECT =
        33, /* hundredths of a multiplier of each kind, a round to come; found, from 100 */
};

/* Steps in ten rounds to come, for what multipliers will count at the end: as our own bots play. */
enum {
    SA_W_STEPS_OF_FIELD = 4,
    SA_W_STEPS_OF_TOOLS = 4,
    SA_W_STEPS_OF_BUILDINGS = 5,
    SA_W_STEPS_OF_PEOPLE = 3,
};

/* ---- cards (worth.c) ---- */

enum {
    SA_W_SYMBOL_NOW = 50, /* percent of the points that a new green symbol adds now, */
    SA_W_SYMBOL_EARLY =
        504,               /* and this for symbols to come; the points at least; found, from 350 */
    SA_W_EARLY = 40,       /* tenths of rounds to come, from which on it counts in full */
    SA_W_GIFTS = 420,      /* dice for all, of which the buyer chooses first (SA-521) */
    SA_W_EXTRA_CARD = 500, /* a card taken unseen */
    SA_W_PICKED_PIECE = 450,    /* a piece of his choice; gold is worth 600 in a building */
    SA_W_ONCE_PIP = 75,         /* a pip of a one-use tool */
    SA_W_TOOL_PIPS_ON_ROLL = 1, /* pips of tools that a roll card will be helped with */
};

/* ---- how readily hints prefer the better (hints.c) ---- */

enum {
    SA_W_HALVING_OF_HINTS = 60, /* so much worse is half as likely in rollouts; was 150 */
};

/* ---- the chance to gather in this round what is missing (hints.c) ---- */

enum {
    SA_W_LIKELY_FROM = 14,  /* tenths of the missing pips that those at home bring: so much, */
    SA_W_LIKELY = 71,       /* and it is percent; found, from 85 */
    SA_W_EVEN = 60,         /* percent, when they bring what is missing */
    SA_W_UNLIKELY_FROM = 7, /* tenths, as above: so much, */
    SA_W_UNLIKELY = 25,     /* and it is percent */
    SA_W_BLOCKED = 4,       /* percent, when they bring less or may not gather there */
};

/* ---- placing people (hints.c) ---- */

enum {
    SA_W_PERSON = 230,          /* what one could bring elsewhere in this round; a die is 350 */
    SA_W_PIECE_DIVIDED = 50,    /* hundredths of a piece that division loses at each place */
    SA_W_PROMISED_PIPS = 3,     /* pips for a piece promised already and not there; wood has 3 */
    SA_W_FREE_TILE_PIPS = 4,    /* pips for a piece that a free tile lacks; brick has 4 */
    SA_W_FREE_TILE_KIND = 250,  /* hundredths of a pip more for a kind that it lacks */
    SA_W_FREE_TILE_PIECE = 130, /* gain by a piece on it, when he owns none to judge by */
    SA_W_PEOPLE_A_PIECE = 2,    /* people at home who gather one piece more for it */
};

/* ---- in which order people are used (hints.c): far apart, so that rollouts keep to it too ---- */

enum {
    SA_W_VILLAGE = 9000,           /* the village first: a tool or the field helps the rest */
    SA_W_ROLLS = 6000,             /* then rolls */
    SA_W_ROLLS_STEP = 300,         /* more for each place from the hunt to the river */
    SA_W_BUYING = 2000,            /* then what is paid for */
    SA_W_RESOURCES_FIRST = 300,    /* more for cards that help to pay for others */
    SA_W_TILE_POINT = 40,          /* more for each point of a fixed tile */
    SA_W_FREE_TILE_LATER = 500,    /* free tiles less: they take what is left */
    SA_W_TOO_DEAR = 500,           /* last what he cannot pay */
    SA_W_FREE_TILE_TOO_DEAR = 100, /* free tiles less, among those */
};

/* ---- the pick card (hints.c) ---- */

enum {
    SA_W_PICK_NOW = 5000,   /* above all that is paid for, below rolls */
    SA_W_PICK_WAIT = -3000, /* below all else */
    SA_W_PICK_FED = 25,     /* percent of its worth that it costs when it saves from hunger */
    SA_W_PICK_KEPT = 50,    /* keeping it, above the worth of as much gold */
};

/* ---- tools (hints.c) ---- */

enum {
    SA_W_TOOL_PIP_LATER = 55, /* a pip of a tool kept for another roll of the round */
    SA_W_ONCE_PIP_LATER = 75, /* a pip of a one-use tool kept */
    SA_W_PIP_IDLE = 1,        /* a pip kept for nothing: of equal yields, fewer tools */
};

/* ---- paying (hints.c) ---- */

enum {
    SA_W_PROMISED = 150,     /* paying away a piece that a tile he stands on needs */
    SA_W_HUNGRY_AFTER = 900, /* paying away what his people must eat; hunger costs 1000 (SA-707) */
};

/* ---- what a seat will have at the end (estimate.c) ---- */

enum {
    SA_W_EXTRA_CARD_TAKEN = 500, /* a card taken unseen: nobody may know which */
    SA_W_FOOD_STOCK = 70,        /* a food in stock */
    SA_W_FOOD_COUNTED = 20,      /* food above which more is worth nothing */
    SA_W_WORK_A_ROUND = 260,     /* a person's work before he eats; a die is 350 */
    SA_W_FOOD_A_ROUND = 140,     /* what feeding one costs that the field does not feed */
    SA_W_TOOL_A_ROUND = 80,      /* a pip of tools */
};

/* ---- how surely the leader wins (estimate.c) ---- */

enum {
    SA_W_HALVING_A_ROUND = 100, /* added to sa_w_halving_of_share for each round to come */
};

/* So much behind at the end halves the share, by the number of players. Was 800 for all. */
static const int sa_w_halving_of_share[SA_SEATS - 1] = {
    1000, /* 2 players */
    800,  /* 3 players */
    700,  /* 4 players */
};

#endif
