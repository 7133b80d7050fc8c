/* registry.c - the shelf: every game of the house, in the order in which people see them. */
#include <ochre/game.h>

#include "games/pebbles/game.h"
#include "games/stone_age/game.h"

const ochre_game *const ochre_games[] = {
    &sa_game,
    &pb_game, /* the example to copy: last, and shown only to developers */
    NULL,
};
