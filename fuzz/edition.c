/* edition.c - an edition as JSON. What is accepted is written and read back as the same bytes, and
 * cannot break the rules: a game is played with it for every number of players. */
#include <string.h>

#include <ochre/match.h>

#include "fuzz/fuzzing.h"

alignas(16) static uint8_t edition[FUZZ_EDITION], back[FUZZ_EDITION];

static void check_round_trip(const ochre_game *game)
{
    static char first_data[FUZZ_TEXT], second_data[FUZZ_TEXT];
    char        words[512];
    ochre_text  first = OCHRE_TEXT(first_data), second = OCHRE_TEXT(second_data);
    ochre_text  why = OCHRE_TEXT(words);
    ochre_json  j;
    ochre_edition_write(game, edition, &first);
    fuzz_cut_own(&j, "an edition", &first);
    const ochre_status status = ochre_edition_read(game, back, &j, 0, &why);
    FUZZ_CHECK(status == OCHRE_OK, "an edition that was read cannot be read again: %s", words);
    ochre_edition_write(game, back, &second);
    fuzz_same_text("an edition written, read and written", &first, &second);
    FUZZ_CHECK(memcmp(edition, back, game->edition_size) == 0,
               "an edition differs after it was written and read");
}

static void play_game(const ochre_game *game, int players)
{
    static fuzz_table t;
    ochre_setup       setup;
    memset(&t, 0, sizeof t);
    t.game = game;
    t.edition = edition;
    ochre_rng_seed(&t.rng, 1, (uint64_t)players);
    ochre_setup_trial(game, players, &setup);
    const char *clause = game->start(edition, t.state, &setup);
    FUZZ_CHECK(clause == NULL, "%d cannot play with it: %s", players, clause);
    clause = game->state_ok(edition, t.state);
    FUZZ_CHECK(clause == NULL, "the first position breaks %s", clause);
    for (int part = 0; part < 6; part++) {
        fuzz_check_choices(&t);
        fuzz_check_views(&t);
        fuzz_play(&t, 500);
    }
}

static void try_game(const ochre_game *game, const char *text, size_t length)
{
    char       words[512];
    ochre_text why = OCHRE_TEXT(words);
    ochre_json j;
    FUZZ_CHECK(game->edition_size <= FUZZ_EDITION, "%s has a large edition", game->id);
    if (!fuzz_cut(&j, text, length))
        return;
    if (ochre_edition_read(game, edition, &j, 0, &why) != OCHRE_OK) {
        FUZZ_CHECK(why.length > 0, "an edition is refused without a reason");
        return;
    }
    check_round_trip(game);
    for (int players = game->min_players; players <= game->max_players; players++)
        play_game(game, players);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (int i = 0; ochre_games[i] != NULL; i++)
        try_game(ochre_games[i], (const char *)data, size);
    return 0;
}
