/* game.h - the one symbol of Cro-Magnon that others see. */
#ifndef GAMES_CRO_MAGNON_GAME_H
#define GAMES_CRO_MAGNON_GAME_H

#include <ochre/game.h>

extern const ochre_game cm_game;

#endif
