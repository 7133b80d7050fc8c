/* parts.h - walking over the parts of a verb, for those who write and read actions. */
#ifndef ENGINE_PARTS_H
#define ENGINE_PARTS_H

#include <ochre/dice.h>
#include <ochre/game.h>

enum {
    ENGINE_PARTS = sizeof((ochre_verb){0}.part) / sizeof(ochre_part),
    ENGINE_ARGUMENTS = sizeof((ochre_action){0}.arg),
    ENGINE_ACTION_TEXT = 120, /* the longest text of an action, in bytes */
    ENGINE_DICE_TEXT = 30     /* the most dice in a text: no game throws as many, and it fits */
};

/* How many of the seven arguments the part takes. */
static inline int engine_part_arguments(const ochre_part *part)
{
    switch (part->kind) {
    case OCHRE_PART_END:
    case OCHRE_PART_WORD: return 0;
    case OCHRE_PART_COUNTS: return part->hi;
    case OCHRE_PART_DICE: return OCHRE_FACES;
    default: return 1;
    }
}

static inline bool engine_part_is_last(const ochre_verb *verb, int i)
{
    return i >= ENGINE_PARTS || verb->part[i].kind == OCHRE_PART_END;
}

/* The verb's row, or NULL if the table has no such row. */
static inline const ochre_verb *engine_verb(const ochre_game *game, int number)
{
    for (int row = 0; game->verbs[row].word != NULL; row++)
        if (row == number)
            return &game->verbs[row];
    return NULL;
}

#endif
