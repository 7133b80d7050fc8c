/* shelf.c - finding a game by its id. The list itself belongs to games/registry.c. */
#include <ochre/game.h>

#include <string.h>

const ochre_game *ochre_game_named(const char *id)
{
    for (int i = 0; ochre_games[i] != NULL; i++)
        if (strcmp(ochre_games[i]->id, id) == 0)
            return ochre_games[i];
    return NULL;
}
