/* registry.c - the shelf: every game of the house, in the order in which people see them. */
#include <ochre/game.h>

#include "games/cro_magnon/game.h"
#include "games/kromanontsy/game.h"
#include "games/neanderthal/game.h"
#include "games/pebbles/game.h"
#include "games/settlers/game.h"
#include "games/stone_age/game.h"

/* clang-format off */
const ochre_game *const ochre_games[] = {
    &sa_game,
    &cm_game,
    &st_game,
    &kr_game,
    &ne_game,
    &pb_game, /* the example to copy: last, and shown only to developers */
    NULL,
};
/* clang-format on */
