/* numbers.h - a state as a row of numbers, as one viewer sees it: what programs that learn read.
 *
 * The columns follow from the game's field table alone. They are the same for every viewer, edition and number of
 * players: arrays stand in full, and elements that are not in use are 0. A value is written as people read
 * it, a word as its place in the list of words (from 0), a set as one column for each thing that may be in it, 0 or 1. */
#ifndef OCHRE_NUMBERS_H
#define OCHRE_NUMBERS_H

#include <ochre/game.h>

enum {
    OCHRE_HIDDEN = INT32_MIN, /* in all columns of a field that the viewer may not see */
    OCHRE_COLUMNS = 4096      /* the most that a game of the shelf has */
};

typedef struct ochre_column {
    int32_t lo, hi; /* the least and largest value in use, apart from 0 and OCHRE_HIDDEN */
    const char *const *names; /* the words that values stand for, from 0 on; NULL: plain numbers */
} ochre_column;

int ochre_numbers_count(const ochre_game *game);

/* Writes as many numbers. OCHRE_EVERYTHING hides nothing. */
void ochre_numbers_write(const ochre_game *game, const void *edition, const void *state, int viewer,
                         int32_t *out);

/* What a column (0 .. count - 1) means, and its name: the path of the value in the JSON of a state, for a member of a set
 * "players[0].cards has 7". */
ochre_column ochre_numbers_column(const ochre_game *game, int column, ochre_text *name);

#endif
