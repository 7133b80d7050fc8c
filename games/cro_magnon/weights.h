/* weights.h - the figures that hints.c, worth.c and estimate.c weigh with, and nothing but these.
 *
 * Unit: hundredths of a victory point, unless the line says otherwise. What an area, a chart or a tile pays is read
 * from the edition. The figures here are what no rule tells.
 *
 * Origin: chosen by judgement when the hints were written. Then those of the hints were tried by self-play of `greedy`
 * with two players, each by seven tenths and fourteen tenths, in 2000 games against the best so far (`./dev tune
 * cro-magnon --bot greedy --games 2000`). What that changed says so; of all others no change was settled to be better.
 * The changes as a whole win 67 % of 132 games from the former figures with two players, 37, 30 and 23 % a seat with
 * three, four and five, where 33, 25 and 20 are fair; searching, `mcts:100` wins 73 % of 80 games. Another round
 * from there found nothing more. cm_w_use was not tried, nor was what `greedy`
 * never asks, the estimate: the halvings of the share and CM_W_STOCK.
 * CM_W_ONLY_TILE came last, for with those changes a game of five ended because all went to and fro without taking
 * tiles, and with it one of sixty does; it wins 53 % of 1868 games from none, and neither 50 nor 100 plays better. */
#ifndef GAMES_CRO_MAGNON_WEIGHTS_H
#define GAMES_CRO_MAGNON_WEIGHTS_H

#include "games/cro_magnon/state.h"

/* ---- from worths to chances ---- */

enum {
    CM_W_HALVING_OF_HINTS = 60,  /* behind the best action, halves the weight */
    CM_W_HALVING_OF_SHARE = 500, /* behind at the end, halves the chance to win */
    CM_W_HALVING_EACH_TYPE = 200 /* more for each type still to be scored */
};

/* ---- areas and tribes ---- */

enum {
    CM_W_RIVALS = 80,   /* percent: what others gain counts as so much lost, all together */
    CM_W_GROW = 150,    /* a new tribe, besides what it does at once */
    CM_W_STOCK = 60,    /* a tribe that is still in stock lacks so much at the end */
    CM_W_NEW_AREA = 60, /* an area with tiles to take, where he has no tribe yet, */
    CM_W_NEW_TILE = 10, /* and each of those tiles */
    CM_W_CROWDED = 70   /* percent: a new tribe's share of what it adds where it stands; was 50 */
};

/* Percent: how surely a type will still be scored, by its tiles left. Was 100, 82, 66, 54, 45, 38; found to be too much
 * from the third on, and then drawn as an even curve, which plays as well (51.3 % of 3000 games). */
enum { CM_W_SOON_MOST = 5 };
static const int cm_w_soon[CM_W_SOON_MOST + 1] = {100, 80, 50, 40, 33, 28};

/* ---- movement ---- */

enum {
    CM_W_TURN_TAKES = 294, /* a turn that moves also takes a tile; was 420 */
    CM_W_ONLY_TILE = 70,   /* percent of the best tile there, for who finds none where he is */
    CM_W_ONWARD = 130,     /* a step nearer to tiles, for who finds none where he is */
    CM_W_NEAR = 25,        /* percent: a step towards areas that are worth something */
    CM_W_ENTRY = 98,       /* percent of the cheapest tiles' worth: an entry; was 70 */
    CM_W_ENTRY_MOST = 600, /* the most that one of those tiles counts */
    CM_W_SECOND_STEP = 50  /* percent: the second best step, where there are points for two */
};

/* ---- tiles ---- */

enum {
    CM_W_LAST_TILE = 80,    /* percent of his standing: taking it starts the conflict */
    CM_W_HASTE = 12,        /* the same: a tile brings its type nearer to the conflict */
    CM_W_LAST_BUT_ONE = 24, /* the same: a rival may take the next; a lead counts half */
    CM_W_TOOL_OF_WAR = 90,  /* percent of a tile's chart worth that playing it must bring */
    CM_W_MOVE_TILE = 70,    /* percent of the best own step for each point after the first */
    CM_W_PUSH_TILE = 60,    /* the same of the best push */
    CM_W_TEMPLE_STOCK = 25  /* a tribe in stock, for who takes a temple to grow at */
};

/* What can still be done with a tile that is paid or bid, beside what the chart gives for it. */
static const int cm_w_use[CM_ACTIONS] = {
    [CM_OWN2] = 60,    [CM_OWN3] = 90,  [CM_OWN4] = 120,  [CM_OTHERS2] = 60,
    [CM_OTHERS3] = 80, [CM_WILD] = 150, [CM_VP] = 150,    [CM_SETS] = 400,
    [CM_ADD2] = 80,    [CM_ADD3] = 120, [CM_TEMPLE] = 80,
};

#endif
