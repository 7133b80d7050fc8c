/* game.h - the one symbol of Stone Age that others see. */
#ifndef GAMES_STONE_AGE_GAME_H
#define GAMES_STONE_AGE_GAME_H

#include <ochre/game.h>

extern const ochre_game sa_game;

#endif
