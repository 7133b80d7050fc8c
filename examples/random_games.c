/* random_games.c - the core in a program of one's own: random games, and what they end with.
 *
 *     ./dev build
 *     cc -O2 -Iinclude examples/random_games.c build/release/libochre_core.a -o random_games
 *     ./random_games stone-age 4 10000
 */
#include <ochre/match.h>

#include <stdio.h>
#include <stdlib.h>

/* Plays on from `state` until the game is over; returns the number of decisions. */
static int play(const ochre_game *game, void *state, ochre_rng *rng)
{
    ochre_action legal[OCHRE_LEGAL];
    int          decisions = 0;
    for (int actor; (actor = game->actor(state)) != OCHRE_OVER;) {
        if (actor == OCHRE_CHANCE) {
            game->apply(game->edition, state, game->sample(game->edition, state, rng));
            continue;
        }
        const int count = game->legal(game->edition, state, legal);
        game->apply(game->edition, state, legal[ochre_rng_below(rng, (uint32_t)count)]);
        decisions++;
    }
    return decisions;
}

int main(int argc, char **argv)
{
    const ochre_game *const game = argc == 4 ? ochre_game_named(argv[1]) : NULL;
    const int players = argc == 4 ? atoi(argv[2]) : 0, games = argc == 4 ? atoi(argv[3]) : 0;
    if (game == NULL || players < game->min_players || players > game->max_players || games < 1) {
        fputs("usage: random_games GAME PLAYERS GAMES\n", stderr);
        return 2;
    }
    double      decisions = 0, score[OCHRE_SEATS] = {0}, wins[OCHRE_SEATS] = {0};
    ochre_setup setup;
    ochre_setup_trial(game, players,
                      &setup); /* a game at random may last very long: with its cap */
    for (int number = 0; number < games; number++) {
        alignas(16)
            uint8_t  state[OCHRE_STATE] = {0}; /* a state is plain bytes: copy it as you like */
        ochre_rng    rng;
        ochre_result result;
        ochre_rng_seed(&rng, 1, (uint64_t)number);
        game->start(game->edition, state, &setup);
        decisions += play(game, state, &rng);
        game->result(game->edition, state, &result);
        for (int seat = 0; seat < players; seat++) {
            score[seat] += result.score[seat];
            wins[seat] += result.share[seat] / (double)OCHRE_WHOLE_WIN;
        }
    }
    printf("%s: %.1f decisions a game\n", game->title[OCHRE_EN], decisions / games);
    for (int seat = 0; seat < players; seat++)
        printf("seat %d: wins %.1f %%, score %.1f\n", seat + 1, 100 * wins[seat] / games,
               score[seat] / games);
    return 0;
}
