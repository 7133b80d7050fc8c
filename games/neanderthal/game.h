/* game.h - the one symbol of Neanderthal that others see. */
#ifndef GAMES_NEANDERTHAL_GAME_H
#define GAMES_NEANDERTHAL_GAME_H

#include <ochre/game.h>

extern const ochre_game ne_game;

#endif
