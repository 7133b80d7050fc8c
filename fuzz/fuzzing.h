/* fuzzing.h - what the fuzz targets share: failing with words, cutting JSON, and random play that
 * keeps an eye on the contract.
 *
 * A target is one file with LLVMFuzzerTestOneInput. It takes any bytes; where they break a promise of
 * the contract it ends the program, as the sanitizers do where they break the memory. Large buffers
 * are static: an input is one run, and nothing else is under way. */
#ifndef FUZZ_FUZZING_H
#define FUZZ_FUZZING_H

#include <stdalign.h>

#include <ochre/game.h>
#include <ochre/json.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum {
    FUZZ_TEXT = 1 << 20,   /* bytes: more than the JSON of any edition, and any record of a run */
    FUZZ_TOKENS = 1 << 18, /* of such a text */
    FUZZ_EDITION = 1 << 16
};

/* A game at a position, and the dice of whoever plays on from there. */
typedef struct fuzz_table {
    const ochre_game *game;
    const void       *edition;
    ochre_rng         rng;
    alignas(16) uint8_t state[OCHRE_STATE];
} fuzz_table;

_Noreturn void fuzz_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

#define FUZZ_CHECK(condition, ...)                                                                 \
    do {                                                                                           \
        if (!(condition))                                                                          \
            fuzz_fail(__VA_ARGS__);                                                                \
    } while (0)

/* Cuts the text into tokens that live until the next call; false: it is no JSON. */
bool fuzz_cut(ochre_json *j, const char *text, size_t length);

/* The same for what we wrote ourselves: it must be JSON. */
void fuzz_cut_own(ochre_json *j, const char *what, const ochre_text *text);

/* Fails where the two differ. */
void fuzz_same_text(const char *what, const ochre_text *expected, const ochre_text *found);

/* Every choice of the actor: there is one unless the game is over, each is well formed, listed once
 * and refused by nothing; random actions that nothing refuses are listed. */
void fuzz_check_choices(fuzz_table *t);

/* Plays at most so many actions at random and checks the position after each. */
void fuzz_play(fuzz_table *t, int most);

/* What every viewer gets to see, hear and guess of the position; a viewer cannot tell it from one with
 * all secrets dealt anew. */
void fuzz_check_views(fuzz_table *t);

#endif
