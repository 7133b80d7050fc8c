/* arena.c - `ochre arena`: bots against each other.
 *
 * Every set of bots that fits at the table meets (of two bots and four seats: A B A B). Deals are
 * paired: one deal is played once for each rotation of the seats, with the same stream for chance, so
 * that luck and the advantage of a seat fall on all alike. Shares of the win are counted for each seat
 * that a bot played, with Wilson's 95 % interval; a bot no better than the others gets 1 / seats. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <ochre/bot.h>

#include "cli/cli.h"

const char cli_arena_usage[] =
    "ochre arena GAME --bots A,B,... --games N [--players N] [--seed S] [--json]\n"
    "  --games    games of each set of bots, rounded up to whole rotations of the seats";

enum { MOST_BOTS = 16, MOST_GAMES = 100000000 };

typedef struct {
    const ochre_bot *bot;
    uint64_t         seats;     /* games, counted once for each seat played */
    uint64_t         sixtieths; /* of wins */
    uint64_t         decisions;
    int64_t          score;
} entrant;

typedef struct {
    const ochre_game *game;
    entrant           entrant[MOST_BOTS];
    int               entrants, players;
    int64_t           games; /* of each set */
    uint64_t          seed, played, to_play;
    bool              json, shows_progress;
} arena;

/* ---- one game ---- */

static void play_game(arena *a, const int at_seat[OCHRE_SEATS], uint64_t deal, uint64_t rotation)
{
    const ochre_game   *game = a->game;
    alignas(16) uint8_t state[OCHRE_STATE] = {0};
    ochre_setup         setup;
    ochre_rng           dice, mind;
    ochre_result        result;
    ochre_setup_default(game, a->players, &setup);
    game->start(game->edition, state, &setup);
    ochre_rng_seed(&dice, a->seed, 2 * deal);
    ochre_rng_seed(&mind, a->seed ^ (rotation + 1) << 48, 2 * deal + 1);
    for (int actor = game->actor(state); actor != OCHRE_OVER; actor = game->actor(state)) {
        ochre_action action;
        if (actor == OCHRE_CHANCE)
            action = game->sample(game->edition, state, &dice);
        else {
            entrant *const one = &a->entrant[at_seat[actor]];
            action = one->bot->choose(game, game->edition, state, &mind);
            one->decisions++;
        }
        game->apply(game->edition, state, action);
    }
    game->result(game->edition, state, &result);
    for (int seat = 0; seat < a->players; seat++) {
        entrant *const one = &a->entrant[at_seat[seat]];
        one->seats++;
        one->sixtieths += result.share[seat];
        one->score += result.score[seat];
    }
    a->played++;
}

/* ---- all games ---- */

static void show_progress(const arena *a)
{
    if (a->shows_progress && a->played % 16 == 0)
        fprintf(stderr, "\r%llu of %llu games", (unsigned long long)a->played,
                (unsigned long long)a->to_play);
}

/* Where the bots of a set divide the seats evenly, turning by a whole set brings nothing new. */
static int rotations(const arena *a, int in_set)
{
    return a->players % in_set == 0 ? in_set : a->players;
}

static void play_set(arena *a, const int *set, int in_set)
{
    const int turns = rotations(a, in_set);
    for (int64_t deal = 0; deal * turns < a->games; deal++)
        for (int turn = 0; turn < turns; turn++) {
            int at_seat[OCHRE_SEATS] = {0};
            for (int seat = 0; seat < a->players; seat++)
                at_seat[(seat + turn) % a->players] = set[seat % in_set];
            play_game(a, at_seat, (uint64_t)deal, (uint64_t)turn);
            show_progress(a);
        }
}

/* The next set of `in_set` of the entrants in ascending order; false after the last. */
static bool next_set(const arena *a, int *set, int in_set)
{
    int at = in_set - 1;
    while (at >= 0 && set[at] == a->entrants - in_set + at)
        at--;
    if (at < 0)
        return false;
    set[at]++;
    for (int i = at + 1; i < in_set; i++)
        set[i] = set[i - 1] + 1;
    return true;
}

static void play_all(arena *a)
{
    const int in_set = a->entrants < a->players ? a->entrants : a->players;
    const int turns = rotations(a, in_set);
    int       set[OCHRE_SEATS], sets = 0;
    for (int i = 0; i < in_set; i++)
        set[i] = i;
    int counting[OCHRE_SEATS];
    memcpy(counting, set, sizeof(set));
    do
        sets++;
    while (next_set(a, counting, in_set));
    a->to_play = (uint64_t)sets * (uint64_t)((a->games + turns - 1) / turns * turns);
    do
        play_set(a, set, in_set);
    while (next_set(a, set, in_set));
    if (a->shows_progress)
        fprintf(stderr, "\r%40s\r", "");
}

/* ---- the report ---- */

static double root(double x)
{
    double guess = x > 1 ? x : 1;
    for (int i = 0; i < 60; i++)
        guess = (guess + x / guess) / 2;
    return guess;
}

static void wilson(double share, double n, double *low, double *high)
{
    const double z = 1.959964, zz = z * z;
    const double middle = (share + zz / (2 * n)) / (1 + zz / n);
    const double half = z / (1 + zz / n) * root(share * (1 - share) / n + zz / (4 * n * n));
    *low = middle - half > 0 ? middle - half : 0;
    *high = middle + half < 1 ? middle + half : 1;
}

static void report(const arena *a)
{
    if (a->json)
        printf("{\"game\":\"%s\",\"players\":%d,\"seed\":%llu,\"games\":%llu,\"bots\":[",
               a->game->id, a->players, (unsigned long long)a->seed, (unsigned long long)a->played);
    else
        printf("%s, %d players, %llu games, seed %llu; a fair share is %.1f %%\n\n%-12s %8s %8s"
               "  %-15s %8s %10s\n",
               a->game->id, a->players, (unsigned long long)a->played, (unsigned long long)a->seed,
               100.0 / a->players, "bot", "games", "win", "95 %", "score", "decisions");
    for (int i = 0; i < a->entrants; i++) {
        const entrant *const one = &a->entrant[i];
        const double         n = (double)one->seats;
        const double         share = (double)one->sixtieths / (OCHRE_WHOLE_WIN * n);
        double               low, high;
        wilson(share, n, &low, &high);
        printf(a->json ? "%s{\"bot\":\"%s\",\"games\":%llu,\"share\":%.5f,\"low\":%.5f,"
                         "\"high\":%.5f,\"score\":%.3f,\"decisions\":%.3f}"
                       : "%s%-12s %8llu %6.1f %%  %5.1f - %5.1f %% %8.1f %10.1f\n",
               a->json && i > 0 ? "," : "", one->bot->name, (unsigned long long)one->seats,
               a->json ? share : 100 * share, a->json ? low : 100 * low,
               a->json ? high : 100 * high, (double)one->score / n, (double)one->decisions / n);
    }
    if (a->json)
        puts("]}");
}

/* ---- the arguments ---- */

static bool read_bots(arena *a, const char *list)
{
    while (list != NULL && *list != '\0') {
        char         name[64] = {0};
        const size_t length = strcspn(list, ",");
        memcpy(name, list, length < sizeof(name) ? length : sizeof(name) - 1);
        const ochre_bot *const bot = ochre_bot_named(name);
        if (bot == NULL || a->entrants == MOST_BOTS) {
            cli_error(bot == NULL ? "there is no bot \"%s\"" : "too many bots, at \"%s\"", name);
            return false;
        }
        a->entrant[a->entrants++].bot = bot;
        list += length + (list[length] == ',');
    }
    return a->entrants > 0;
}

static bool read_arguments(arena *a, int argc, char **argv)
{
    const char *bots = NULL, *games = NULL, *players = NULL, *seed = NULL, *id = NULL;
    for (int i = 1; i < argc; i++) {
        if (cli_option(argc, argv, &i, "--bots", &bots) ||
            cli_option(argc, argv, &i, "--games", &games) ||
            cli_option(argc, argv, &i, "--players", &players) ||
            cli_option(argc, argv, &i, "--seed", &seed))
            continue;
        if (strcmp(argv[i], "--json") == 0)
            a->json = true;
        else if (argv[i][0] != '-' && id == NULL)
            id = argv[i];
        else
            return false;
    }
    if (id == NULL || bots == NULL || games == NULL || (a->game = cli_game(id)) == NULL)
        return false;
    int64_t seats = a->game->min_players > 2 ? a->game->min_players : 2;
    if (seats > a->game->max_players)
        seats = a->game->max_players;
    if (players != NULL && !cli_number(players, "the number of players", a->game->min_players,
                                       a->game->max_players, &seats))
        return false;
    a->players = (int)seats;
    return read_bots(a, bots) &&
           cli_number(games, "the number of games", 1, MOST_GAMES, &a->games) &&
           (seed == NULL || cli_seed(seed, &a->seed));
}

int cli_arena(int argc, char **argv)
{
    arena *const a = cli_alloc(sizeof(*a));
    memset(a, 0, sizeof(*a));
    a->seed = 1;
    a->shows_progress = isatty(STDERR_FILENO) != 0;
    int status = 0;
    if (read_arguments(a, argc, argv)) {
        play_all(a);
        report(a);
    } else
        status = cli_usage(cli_arena_usage);
    free(a);
    return status;
}
