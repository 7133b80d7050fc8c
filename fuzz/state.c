/* state.c - a position as JSON. What is accepted is a position of the game as good as any that was
 * reached by playing: it reads back as the same bytes, somebody can move, the rules say the same about
 * every move whether asked for a list or for a refusal, and play goes on without breaking anything. */
#include <string.h>

#include "fuzz/fuzzing.h"

/* Where play went on, food or points may have grown past what a loaded position can have. */
static void check_round_trip(const fuzz_table *t, bool may_be_refused)
{
    static char         data[FUZZ_TEXT];
    alignas(16) uint8_t back[OCHRE_STATE] = {0};
    char                words[512];
    ochre_text          text = OCHRE_TEXT(data), why = OCHRE_TEXT(words);
    ochre_json          j;
    ochre_state_write(t->game, t->edition, t->state, OCHRE_EVERYTHING, &text);
    fuzz_cut_own(&j, "a state", &text);
    const ochre_status status = ochre_state_read(t->game, t->edition, back, &j, 0, &why);
    FUZZ_CHECK(status == OCHRE_OK || may_be_refused,
               "a state that was read cannot be read again: %s", words);
    FUZZ_CHECK(status != OCHRE_OK || memcmp(back, t->state, t->game->state_size) == 0,
               "a state differs after it was written and read");
}

static void try_game(const ochre_game *game, const char *text, size_t length)
{
    static fuzz_table t;
    char              words[512];
    ochre_text        why = OCHRE_TEXT(words);
    ochre_json        j;
    memset(&t, 0, sizeof t);
    t.game = game;
    t.edition = game->edition;
    ochre_rng_seed(&t.rng, length, 0);
    if (!fuzz_cut(&j, text, length))
        return;
    if (ochre_state_read(game, t.edition, t.state, &j, 0, &why) != OCHRE_OK) {
        FUZZ_CHECK(why.length > 0, "a state is refused without a reason");
        return;
    }
    check_round_trip(&t, false);
    fuzz_check_choices(&t);
    fuzz_check_views(&t);
    fuzz_play(&t, 200);
    check_round_trip(&t, true);
    fuzz_check_choices(&t);
    fuzz_check_views(&t);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (int i = 0; ochre_games[i] != NULL; i++)
        try_game(ochre_games[i], (const char *)data, size);
    return 0;
}
