/* registry.c - the players that can take a seat, weakest first. */
#include "bots/bots.h"

#include <string.h>

const ochre_bot *const ochre_bots[] = {&bots_random, &bots_greedy, NULL};

const ochre_bot *ochre_bot_named(const char *name)
{
    for (int i = 0; ochre_bots[i] != NULL; i++)
        if (strcmp(ochre_bots[i]->name, name) == 0)
            return ochre_bots[i];
    return NULL;
}
