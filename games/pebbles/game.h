/* game.h - the one symbol that the rest of the house knows of Pebbles. */
#ifndef GAMES_PEBBLES_GAME_H
#define GAMES_PEBBLES_GAME_H

#include <ochre/game.h>

extern const ochre_game pb_game;

#endif
