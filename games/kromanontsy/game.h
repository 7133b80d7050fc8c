/* game.h - the one symbol of Кроманьонцы that others see. */
#ifndef GAMES_KROMANONTSY_GAME_H
#define GAMES_KROMANONTSY_GAME_H

#include <ochre/game.h>

extern const ochre_game kr_game;

#endif
