/* perft.c - counting moves: from fixed positions, how many sequences of one, two, three .. moves
 * are there? A slip in a list of moves shows here before anybody can say what is wrong.
 *
 * The positions are those of random games from fixed seeds after a number of plies; chance's
 * outcomes count once each, without weights. The expected numbers stand in games/GAME/golden/perft.txt:
 *
 *     players 2 seed 1 ply 40: 14 211 3054
 *
 *     perft ROOT            compares
 *     perft ROOT --write    writes the files anew, after a change of the rules that was meant */
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include <ochre/match.h>

#include "tests/golden_file.h"
#include "tests/testing.h"

enum { DEPTH = 5, MOST_LEAVES = 400000 };

static const int plies_of_positions[] = {0, 8, 20, 45, 100, 210, 500};

static const char *root = ".";
static bool        writing;

static int list(const ochre_game *game, const void *state, ochre_action *out)
{
    uint32_t weight[OCHRE_LEGAL];
    switch (game->actor(state)) {
    case OCHRE_OVER: return 0;
    case OCHRE_CHANCE: return game->outcomes(game->edition, state, out, weight);
    default: return game->legal(game->edition, state, out);
    }
}

static uint64_t count_leaves(const ochre_game *game, const void *state, int depth)
{
    ochre_action        action[OCHRE_LEGAL];
    alignas(16) uint8_t next[OCHRE_STATE];
    const int           n = list(game, state, action);
    uint64_t            leaves = 0;
    if (depth == 1)
        return (uint64_t)n;
    for (int i = 0; i < n; i++) {
        memcpy(next, state, game->state_size);
        game->apply(game->edition, next, action[i]);
        leaves += count_leaves(game, next, depth - 1);
    }
    return leaves;
}

/* Plays on at random; stops early if the game ends. */
static int play_on(const ochre_game *game, void *state, int plies, ochre_rng *rng)
{
    ochre_action action[OCHRE_LEGAL];
    int          played = 0;
    for (; played < plies && game->actor(state) != OCHRE_OVER; played++) {
        ochre_action a;
        if (game->actor(state) == OCHRE_CHANCE) {
            a = game->sample(game->edition, state, rng);
        } else {
            const int n = game->legal(game->edition, state, action);
            a = action[ochre_rng_below(rng, (uint32_t)n)];
        }
        game->apply(game->edition, state, a);
    }
    return played;
}

/* One line; a depth that would take too long, judged by the numbers before it, is left out. */
static void count_position(const ochre_game *game, const void *state, ochre_text *out)
{
    uint64_t before = 1, leaves = 1;
    for (int depth = 1; depth <= DEPTH && leaves * (leaves / before) < MOST_LEAVES; depth++) {
        before = leaves > 0 ? leaves : 1;
        leaves = count_leaves(game, state, depth);
        ochre_text_char(out, ' ');
        ochre_text_uint(out, leaves);
    }
    ochre_text_char(out, '\n');
}

static void count_game(const ochre_game *game, ochre_text *out)
{
    alignas(16) uint8_t state[OCHRE_STATE] = {0};
    for (int players = game->min_players; players <= game->max_players; players++) {
        ochre_setup setup;
        ochre_rng   rng;
        const int   seed = players;
        ochre_setup_trial(game, players, &setup);
        assert_null(game->start(game->edition, state, &setup));
        ochre_rng_seed(&rng, (uint64_t)seed, 0);
        int ply = 0;
        for (size_t i = 0; i < sizeof plies_of_positions / sizeof plies_of_positions[0]; i++) {
            ply += play_on(game, state, plies_of_positions[i] - ply, &rng);
            if (game->actor(state) == OCHRE_OVER)
                break;
            ochre_text_format(out, "players %d seed %d ply %d:", players, seed, ply);
            count_position(game, state, out);
        }
    }
}

static void move_counts_are_the_golden_ones(void **unused)
{
    static char data[1 << 14];
    (void)unused;
    for (int g = 0; ochre_games[g] != NULL; g++) {
        ochre_text text = OCHRE_TEXT(data);
        count_game(ochre_games[g], &text);
        assert_false(text.full);
        golden_compare(root, ochre_games[g], "perft.txt", data, writing);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(move_counts_are_the_golden_ones),
    };
    golden_arguments(argc, argv, &root, &writing);
    return RUN_SUITE("perft", tests);
}
