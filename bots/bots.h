/* bots.h - the players of this directory, for its registry. */
#ifndef BOTS_BOTS_H
#define BOTS_BOTS_H

#include <ochre/bot.h>

extern const ochre_bot bots_random, bots_greedy;

#endif
