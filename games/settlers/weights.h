/* weights.h - every figure that hints and the estimate weigh with, and where it comes from.
 *
 * hints*.c and estimate.c read them, and tune/fit_settlers.c, which finds the last table; the
 * rules know none of them. Any figure may be changed, and bots still play by the rules, only
 * better or worse; where one has bounds its line says so.
 *
 * Units, unless a line says otherwise:
 * - what plans look at is worth hundredths of a victory point and costs tenths of a card
 *   (ST_CARD); a rate is the worth for a hundred cards (ST_RATE);
 * - a hand, and what a deal adds to it, is worth hundredths of a needed card;
 * - a wish (how much an action is wanted) is compared with the other wishes of its list alone,
 *   where to end, to pass and to decline are 0. Some lists take rates or worths of hands as
 *   their wishes.
 *
 * Origin.
 * - From the rules: nothing here, but the lines that say so lie near their numbers. What the
 *   rules and the dice settle stays in the code: points and prices of the edition, two counters
 *   for the Exploration card, the ways of a number, a kind's share of the ways of all.
 * - Found by play: the four of "worths of goals", and ST_W_KEPT_CARDS. One greedy player tried
 *   others against two with the former ones; on fresh deals it then won 46 % of 1002 games
 *   (95 %: 43 to 49). Their lines tell the former values.
 * - Fitted: the table of traits, as told there.
 * - For other ends than to win: offers and the market, so that people are asked less, and the
 *   steps of the horizon, for speed; both as told there. Their values are judgement.
 * - Judgement: all others were chosen when hints and estimate were written, and have stayed.
 *   Nothing tells of trials of other values, so they are not known to be the best.
 * What the bots are worth as a whole, docs/bots.md says. */
#ifndef GAMES_SETTLERS_WEIGHTS_H
#define GAMES_SETTLERS_WEIGHTS_H

#include "games/settlers/hints.h"

/* ---- hints_plan.c: how long the game will last, in turns of all together ---- */

/* The table of traits is fitted for the first two: with others, fit anew. Plans look at the
 * turns left in whole steps, so that what was found can be used again for a while; a step of
 * more than the least turns would end in none. */
enum {
    ST_W_USUAL_TURNS = 72,  /* a whole game: rules.md, section 1, says about 55 to 105 */
    ST_W_LEAST_TURNS = 12,  /* are always left; fewer than the usual ones */
    ST_W_HORIZON_STEP = 12, /* at least 1 */
};

/* ---- hints_plan.c: worths of goals ---- */

enum {
    ST_W_PIP = 60,     /* a way in 36 to get a card, for a hundred turns to come; was 30 */
    ST_W_HELD = 60,    /* a counter, for who has the Exploration card already; was 25 */
    ST_W_COUNTER = 30, /* a counter besides its face and the card; was 10 */
    ST_W_TOLL = 5,     /* cost of a journey to one: an island is a dead end; was 15 */
};

/* ---- hints_plan.c: costs of goals ---- */

/* A point takes about seven cards: an explorer and its camp cost four and the moves, a chart up to
 * its Art card nine. */
enum {
    ST_W_CARD = 14,       /* worth of a card, where costs are taken off worths */
    ST_W_SETTING_OUT = 2, /* cost of any journey, besides; at least 1: costs divide worths */
    ST_W_LEVELS_MOST = 8 * ST_CARD, /* journeys for which levels cost more are not looked at */
    ST_W_MOVES_KEPT_FOR = 3,        /* moves: a plan needs the cards for so many at most */
};

/* ---- hints_plan.c: what a level brings by itself ---- */

enum {
    ST_W_TURNS_A_MOVE = 6, /* turns of all in which the seat pays for one more move, at least 1 */
    ST_W_THEFT = 90,       /* percent of ST_W_CARD: the theft of a level of hunting */
    ST_W_THEFT_REPAYS = 8, /* cost: the same, taken off that of all levels up to its Art card */
};

/* Worth of a theft besides, by the level of hunting before it. */
static const int st_w_theft_besides[ST_LEVELS] = {0, 0, 2, 2, 2};

/* ---- hints.c: all lists ---- */

enum {
    ST_W_HALVING_OF_HINTS = 12, /* a wish that lies so far below the best counts half */
};

/* ---- hints.c: wishes while developing ---- */

enum {
    ST_W_SURE = 900,    /* a point at once: an Art card, a camp (and one more for each way in 36) */
    ST_W_PLANNED = 500, /* a step of the plan */
    ST_W_PLANNED_LEVEL = 50,  /* above that, a level: it comes first */
    ST_W_PLANNED_START = 100, /* above that, its new explorer: 1 for so much rate from there */
    ST_W_WAITS = -400,        /* an explorer that has nowhere to go yet */
};

/* ---- hints.c: wishes for what the plan does not need ---- */

enum {
    ST_W_SIDE_JOURNEY = 50, /* percent of its rate that a journey of another explorer counts with */
    ST_W_LEAST_RATE = 600,  /* a rate: below it a card is better kept */
    ST_W_BELOW_RATE = -50,  /* what has less */
    ST_W_KEPT_CARDS = 0,    /* what pays with cards that the plan needs; was -400 */
    ST_W_SIDE_DEED = 10,    /* anything else: 1 for so much rate */
    ST_W_SIDE_MOST = 400,   /* but no more than this */
    ST_W_SIDE_START = 200,  /* besides, a new explorer: 1 for so much rate from there */
};

/* Rates of a level, by the level before it; the last is ST_W_SURE. */
static const int st_w_level_rate[ST_CHARTS][ST_LEVELS - 1] = {
    [ST_FOOD] = {1500, 1500, 1500, 800},
    [ST_HUNTING] = {1300, 1300, 1300, 1300},
    [ST_SHELTER] = {1400, 1400, 1400, 900},
    [ST_CLOTHING] = {1400, 1400, 1400, 900},
};

/* ---- hints.c: steps ---- */

/* Other steps are wanted by how much their rate is higher. */
enum {
    ST_W_BOX_STEP = 700, /* over a counter, besides its worth */
};

/* ---- hints.c: enemies, deserts and thefts ---- */

enum {
    ST_W_HARM = 8,           /* a way in 36 that another loses, 1 more for each of his points */
    ST_W_HARM_TO_SELF = -24, /* a way in 36 that is lost oneself */
    ST_W_VICTIM = 60,        /* that somebody can be stolen from there */
    ST_W_VICTIM_A_CARD = 4,  /* and for each card that the richest of them holds */
    ST_W_STEAL = 100,        /* to steal */
    ST_W_STEAL_A_POINT = 20, /* and for each point that he has */
    ST_W_STEAL_A_CARD = 5,   /* and for each card that he holds */
};

/* ---- hints.c: places for camps ---- */

enum {
    ST_W_CAMP_PIP = 10,         /* variable setup: a way in 36 to get a card */
    ST_W_CAMP_NEW_KIND = 8,     /* besides, of a kind that the other camps do not bring */
    ST_W_REMOVED_PIP = -10,     /* a way in 36 that the camp to be removed brings */
    ST_W_CLAIM_OF_OTHERS = 100, /* a counter on which somebody else's explorer waits */
    ST_W_CLAIM_OF_SELF = -100,  /* one on which an own one waits */
};

/* ---- hints_trade.c: worths of a hand ---- */

/* Also for what is discarded, and a part of the estimate. */
enum {
    ST_W_NEEDED = 100,      /* the first card of a kind for the plan: the measure */
    ST_W_NEEDED_LATER = 88, /* the second and further cards of a kind for the same plan */
    ST_W_SPARE_FURTHER = 2, /* each card beyond the table */
};

/* So many cards of a kind beyond what the plan needs, from none: each further one is worth less. */
static const uint8_t st_w_spare[] = {0, 46, 72, 88, 99, 107, 113, 117, 120};

/* ---- hints_trade.c: wishes for deals ---- */

enum {
    ST_W_MARGIN = 18,        /* what a deal must bring */
    ST_W_LATE_MARGIN = 70,   /* what a deal with somebody who is about to win must bring */
    ST_W_LATE_POINTS = 2,    /* points: who lacks so few is about to win */
    ST_W_BANK_MARGIN = 12,   /* what a deal with the bank must bring */
    ST_W_BANK = 50,          /* percent of what it brings: first ask the players */
    ST_W_ACCEPT = 10,        /* to accept, besides what it brings */
    ST_W_COUNTER_OFFER = -8, /* to make a counter-offer, likewise */
    ST_W_GREED = -150,       /* to want one card more: nobody gives several for one */
    ST_W_NOT_OFFERED = -60,  /* to want, as an answer, what does not lie on offer */
    ST_W_NO = -1000,         /* what is never wanted: below all the others */
};

/* ---- hints_trade.c: offers ---- */

/* Few offers keep bots from trading in circles. The least chance and the market below are for the
 * people at the table, who are asked less: hints_market.c tells how much less, and that greedy
 * players play as well as without. */
enum {
    ST_W_OFFERS = 2,        /* offers in a turn: of one card, then of two */
    ST_W_LEAST_CHANCE = 25, /* percent: of what is less likely taken, no offer is made */
};

/* ---- hints_market.c: how likely somebody takes an offer ---- */

/* In percent. What somebody should have is guessed by what his camps bring. */
enum {
    /* To take a card of a kind */
    ST_W_LACKS = 90,    /* that the plan needs more of than there should be */
    ST_W_NEEDS = 45,    /* that it needs, but there should be enough */
    ST_W_HAS_NONE = 35, /* that it does not need, and there should be less than one */
    ST_W_HAS_SOME = 10, /* that it does not need, and there should be one at least */
    /* To have a card of a kind */
    ST_W_OTHER_WAYS = 1, /* ways in 36 to get any kind, from a trade or the bank; at least 1 */
    ST_W_HALF_HAS = 100, /* hundredths of a card that should be there for 50 percent; at least 1 */
    /* To part with it, when it is needed */
    ST_W_KEEPS = 30,    /* there should be no more than that */
    ST_W_HAS_MORE = 60, /* there should be more */
    /* For a second card on offer */
    ST_W_TWO_FOR_ONE = 130, /* of the chance that the better of the two has alone */
};

/* ---- estimate.c: traits ---- */

enum {
    ST_W_ROBBED = 60,               /* percent that ways in 36 count with, where an enemy is */
    ST_W_OUTLOOK_PLAN = 80,         /* OUTLOOK: percent of the plan's gain */
    ST_W_OUTLOOK_HAND = 14,         /* OUTLOOK: percent of the hand's worth; as ST_W_CARD */
    ST_W_HALVING_OF_SHARES = 10000, /* who is so far behind has half the chance: the table's unit */
};

/* Fitted by tune/fit_settlers.c to who won 8000 games of greedy players, half of them with three
 * and half with four: the weights under which the winners of 476,000 positions were likeliest.
 * On the games held back the mean of -ln(the winner's share) was 0.85; weights chosen by hand,
 * which made much less of what camps bring, had 0.96, and to think all seats even is 1.26. A
 * search of 200 iterations won 54 % of 180 games against two greedy players with it (95 %: 47 to
 * 62), with those chosen by hand 45 % of 237. The games were played before plans looked ahead in
 * steps and before the market; the table is still that one. Early is with ST_W_USUAL_TURNS left,
 * late with ST_W_LEAST_TURNS. */
static const struct {
    int early, late;
} st_w_traits[ST_TRAITS] = {
    [ST_T_POINTS] = {0, 7793},
    [ST_T_PIPS] = {1654, 1304},
    [ST_T_KINDS] = {9031, 7536},
    [ST_T_CAMPS] = {0, 3226},
    [ST_T_FOOD] = {4459, 3271},
    [ST_T_SHELTER] = {1758, 37},
    [ST_T_CLOTHING] = {2126, 1181},
    [ST_T_SHELTER_STEPS] = {2452, 6758},
    [ST_T_CLOTHING_STEPS] = {19, 5859},
    [ST_T_EXPLORERS] = {3731, 5657},
    [ST_T_COUNTERS] = {0, 1289},
    [ST_T_COLOURS] = {0, 7557},
    [ST_T_OUTLOOK] = {48, 77},
    [ST_T_TURN] = {1420, 3018},
    [ST_T_EXPLORATION] = {-19403, -7005},
    [ST_T_EXPANSION] = {-2002, -6162},
};

#endif
