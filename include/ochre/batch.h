/* batch.h - many games of one kind side by side, for programs that learn from them.
 *
 * All tables wait for a seat's decision at all times: chance is played for them, and where a game is over its result is
 * noted and another begins. One step takes a choice for every table, as a place in its list of legal actions:
 *
 *     ochre_batch b = {.game = game, .edition = game->edition, .setup = setup, .tables = 64, .seed = 1};
 *     b.state = ..., b.legal = ...                   (the caller's arrays, see below)
 *     ochre_batch_begin(&b);
 *     for (;;) {
 *         choose(&b, choice);                        (0 <= choice[t] < b.count[t])
 *         ochre_batch_step(&b, choice);
 *     }
 *
 * Equal seeds and choices give equal games on every machine; and game number n has the same stream of chance, however many
 * tables there are. */
#ifndef OCHRE_BATCH_H
#define OCHRE_BATCH_H

#include <ochre/numbers.h>
#include <ochre/status.h>

typedef struct ochre_batch {
    const ochre_game *game;
    const void       *edition;
    ochre_setup       setup;
    uint64_t          seed;
    int               tables;
    bool              skips_forced; /* decisions with one legal action are taken for the tables */

    /* The caller's arrays; those of the second group may be NULL. One entry a table, unless it says more. */
    uint8_t      *state; /* ochre_batch_stride bytes a table, aligned to 16 */
    ochre_rng    *chance;
    ochre_action *legal; /* OCHRE_LEGAL a table */
    int32_t      *count; /* of legal actions */
    int32_t      *actor; /* the seat that decides, from 0 */

    int32_t *numbers; /* ochre_numbers_count a table: what the seat that decides sees */
    uint8_t *over;    /* 1 where the last step ended a game; `state` is already that of the next */
    float   *share;   /* OCHRE_SEATS a table, of the win, and */
    int32_t *score;   /* OCHRE_SEATS a table: of the last game that ended there */
    uint64_t
        *number; /* of the game that is played there: from 0 on, in the order of their beginning */

    uint64_t begun; /* how many games were */
} ochre_batch;

/* Bytes from one table's state to the next one's. */
size_t ochre_batch_stride(const ochre_game *game);

/* Begins a game at every table. NULL, or the clause that forbids the set-up. */
const char *ochre_batch_begin(ochre_batch *b);

/* OCHRE_INVALID: a choice that is no place in its table's list; then nothing has changed. */
ochre_status ochre_batch_step(ochre_batch *b, const int32_t *choice);

#endif
