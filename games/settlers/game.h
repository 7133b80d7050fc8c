/* game.h - the one symbol of The Settlers of the Stone Age that others see. */
#ifndef GAMES_SETTLERS_GAME_H
#define GAMES_SETTLERS_GAME_H

#include <ochre/game.h>

extern const ochre_game st_game;

#endif
