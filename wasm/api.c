/* api.c - what ochre.wasm offers to JavaScript.
 *
 * Plain numbers in and out: 64-bit ones are BigInt over there, texts are addresses of UTF-8 that a zero
 * ends. A bench has more results than a call can return, so the last one is kept here and read value
 * by value; the core itself stays free of such globals. */
#include <ochre/bench.h>
#include <ochre/game.h>
#include <ochre/match.h>

#define EXPORT(name) __attribute__((export_name(#name))) name

int         EXPORT(game_count)(void);
const char *EXPORT(game_id)(int game);
int         EXPORT(min_players)(int game);
int         EXPORT(max_players)(int game);
int         EXPORT(bench)(int game, int players, int games, uint64_t seed);
uint64_t    EXPORT(bench_signature)(void);
uint64_t    EXPORT(bench_games)(void);
uint64_t    EXPORT(bench_decisions)(void);
uint64_t    EXPORT(bench_events)(void);
uint64_t    EXPORT(bench_actions)(void);
uint64_t    EXPORT(bench_longest)(void);

static ochre_bench_result last;

int game_count(void)
{
    int count = 0;
    while (ochre_games[count] != NULL)
        count++;
    return count;
}

static bool is_game(int game)
{
    return game >= 0 && game < game_count();
}

const char *game_id(int game)
{
    return is_game(game) ? ochre_games[game]->id : NULL;
}

int min_players(int game)
{
    return is_game(game) ? ochre_games[game]->min_players : 0;
}

int max_players(int game)
{
    return is_game(game) ? ochre_games[game]->max_players : 0;
}

/* 1: played, and the results can be read; 0: there is no such game, or not for so many. */
int bench(int game, int players, int games, uint64_t seed)
{
    if (players < min_players(game) || players > max_players(game) || players == 0 || games < 0)
        return 0;
    const ochre_game *played = ochre_games[game];
    ochre_bench_plan  plan = {.players = players, .games = games, .seed = seed};
    ochre_setup_trial(played, players, &plan.setup);
    last = ochre_bench_run(played, played->edition, &plan);
    return 1;
}

uint64_t bench_signature(void)
{
    return last.signature;
}

uint64_t bench_games(void)
{
    return last.games;
}

uint64_t bench_decisions(void)
{
    return last.decisions;
}

uint64_t bench_events(void)
{
    return last.events;
}

uint64_t bench_actions(void)
{
    return last.actions;
}

uint64_t bench_longest(void)
{
    return last.longest;
}
