/* arena.c - `ochre arena`: bots against each other.
 *
 * A round-robin: every set of contestants that fits at the table meets (of two bots and four seats: A B A B).
 * A gauntlet: only the sets with the first of them. How the games of a deal belong together is told in
 * cli/arena.h; a bot no better than the others wins 1 / seats. */
#include "cli/arena.h"

#include <stdlib.h>
#include <string.h>

const char cli_arena_usage[] =
    "ochre arena GAME --bots A,B,... --games N [--players N] [--option NAME=VALUE] [--gauntlet]\n"
    "            [--threads N] [--until-settled[=PERCENT]] [--journal FILE] [--seed S] [--json]\n"
    "  --bots           contestants: bots, levels, or cmd:PROGRAM (docs/protocol.md)\n"
    "  --games          games of each set of bots, rounded up to whole rotations of the seats\n"
    "  --gauntlet       the first bot against each of the others, not all against all\n"
    "  --until-settled  stop as soon as it is clear on which side of a fair share, or of PERCENT,\n"
    "                   the first bot is; --games is then the most that is played\n"
    "  --journal        keep every result in a file; if it is there, go on where it ends";

int arena_at(const arena *a, int set, int turn, int seat)
{
    return a->set[set][(seat + a->players - turn) % a->players % a->in_set];
}

/* ---- sets ---- */

/* The next set in ascending order; false after the last. */
static bool next_set(const arena *a, int *set)
{
    int at = a->in_set - 1;
    while (at >= 0 && set[at] == a->contestants - a->in_set + at)
        at--;
    if (at < 0 || (a->gauntlet && at == 0))
        return false;
    set[at]++;
    for (int i = at + 1; i < a->in_set; i++)
        set[i] = set[i - 1] + 1;
    return true;
}

static bool list_sets(arena *a)
{
    int set[OCHRE_SEATS] = {0};
    a->in_set = a->contestants < a->players ? a->contestants : a->players;
    /* Where a set divides the seats evenly, turning by a whole set brings nothing new. */
    a->turns = a->players % a->in_set == 0 ? a->in_set : a->players;
    for (int i = 0; i < a->in_set; i++)
        set[i] = i;
    do {
        if (a->sets == (int)(sizeof a->set / sizeof a->set[0]))
            return cli_error("too many bots for so many seats") == 0;
        memcpy(a->set[a->sets++], set, sizeof set);
    } while (next_set(a, set));
    return true;
}

/* ---- the arguments ---- */

static bool read_contestant(arena *a, const char *text, size_t length)
{
    static const char command[] = "cmd:";
    if (a->contestants == ARENA_BOTS || length >= ARENA_NAME)
        return cli_error("too many bots, or too long a name, at \"%.40s\"", text) == 0;
    arena_contestant *one = &a->contestant[a->contestants++];
    memcpy(one->name, text, length);
    if (strncmp(one->name, command, sizeof command - 1) == 0)
        one->command = one->name + sizeof command - 1;
    else if (!ochre_bot_parse(one->name, a->game, &one->spec))
        return cli_error("there is no bot \"%s\"", one->name) == 0;
    return true;
}

static bool read_contestants(arena *a, const char *list)
{
    while (*list != '\0') {
        const size_t length = strcspn(list, ",");
        if (!read_contestant(a, list, length))
            return false;
        list += length + (list[length] == ',');
    }
    return a->contestants > 0;
}

static bool read_option(arena *a, const char *text)
{
    char        name[64];
    const char *equals = strchr(text, '=');
    if (equals == NULL || (size_t)(equals - text) >= sizeof name)
        return cli_error("an option is NAME=VALUE, not \"%s\"", text) == 0;
    memcpy(name, text, (size_t)(equals - text));
    name[equals - text] = '\0';
    if (ochre_setup_option(a->game, &a->setup, name, equals + 1) != OCHRE_OK)
        return cli_error("%s has no option \"%s\"", a->game->id, text) == 0;
    return true;
}

static bool read_threshold(arena *a, const char *text)
{
    int64_t percent;
    a->settles = true;
    a->threshold = 1.0 / a->players;
    if (*text == '\0')
        return true;
    if (!cli_number(text, "the share to be settled", 1, 99, &percent))
        return false;
    a->threshold = (double)percent / 100;
    return true;
}

typedef struct words {
    const char *bots, *games, *players, *seed, *id, *threads, *options[OCHRE_OPTIONS], *settled;
    int         option_count;
} words;

static bool sort_words(arena *a, int argc, char **argv, words *w)
{
    static const char settled[] = "--until-settled";
    for (int i = 1; i < argc; i++) {
        const char *option = NULL;
        if (cli_option(argc, argv, &i, "--bots", &w->bots) ||
            cli_option(argc, argv, &i, "--games", &w->games) ||
            cli_option(argc, argv, &i, "--players", &w->players) ||
            cli_option(argc, argv, &i, "--threads", &w->threads) ||
            cli_option(argc, argv, &i, "--journal", &a->journal) ||
            cli_option(argc, argv, &i, "--seed", &w->seed))
            continue;
        if (cli_option(argc, argv, &i, "--option", &option)) {
            if (option == NULL || w->option_count == OCHRE_OPTIONS)
                return false;
            w->options[w->option_count++] = option;
        } else if (strncmp(argv[i], settled, sizeof settled - 1) == 0)
            w->settled = argv[i] + sizeof settled - 1 + (argv[i][sizeof settled - 1] == '=');
        else if (strcmp(argv[i], "--gauntlet") == 0)
            a->gauntlet = true;
        else if (strcmp(argv[i], "--json") == 0)
            a->json = true;
        else if (argv[i][0] != '-' && w->id == NULL)
            w->id = argv[i];
        else
            return false;
    }
    return w->id != NULL && w->bots != NULL && w->games != NULL;
}

static bool read_numbers(arena *a, const words *w)
{
    int64_t seats = a->game->min_players > 2 ? a->game->min_players : 2, threads = 1, games;
    if (seats > a->game->max_players)
        seats = a->game->max_players;
    if ((w->players != NULL && !cli_number(w->players, "the number of players",
                                           a->game->min_players, a->game->max_players, &seats)) ||
        (w->threads != NULL &&
         !cli_number(w->threads, "the number of threads", 1, ARENA_THREADS, &threads)) ||
        !cli_number(w->games, "the number of games", 1, ARENA_PAIRINGS, &games) ||
        (w->seed != NULL && !cli_seed(w->seed, &a->seed)))
        return false;
    a->players = (int)seats;
    a->threads = (int)threads;
    a->deals = games;
    return true;
}

static bool read_arguments(arena *a, int argc, char **argv)
{
    words w = {0};
    if (!sort_words(a, argc, argv, &w) || (a->game = cli_game(w.id)) == NULL ||
        !read_numbers(a, &w) || !read_contestants(a, w.bots))
        return false;
    ochre_setup_default(a->game, a->players, &a->setup);
    for (int i = 0; i < w.option_count; i++)
        if (!read_option(a, w.options[i]))
            return false;
    if (!list_sets(a) || (w.settled != NULL && !read_threshold(a, w.settled)))
        return false;
    a->deals = (a->deals + a->turns - 1) / a->turns;
    return true;
}

static bool can_start(const arena *a)
{
    alignas(16) uint8_t state[OCHRE_STATE] = {0};
    const char         *clause = a->game->start(a->game->edition, state, &a->setup);
    if (clause != NULL)
        cli_error("%s cannot be set up so (%s)", a->game->id, clause);
    return clause == NULL;
}

int cli_arena(int argc, char **argv)
{
    arena *const a = cli_alloc(sizeof(*a));
    memset(a, 0, sizeof(*a));
    a->seed = 1;
    int status = CLI_FAILED;
    if (!read_arguments(a, argc, argv))
        status = cli_usage(cli_arena_usage);
    else if (can_start(a)) {
        uint8_t *const done = cli_alloc((size_t)(a->deals * a->sets) / 8 + 1);
        memset(done, 0, (size_t)(a->deals * a->sets) / 8 + 1);
        if (arena_work(a, done)) {
            arena_rate(a);
            arena_report(a);
            status = 0;
        }
        free(done);
    }
    free(a);
    return status;
}
