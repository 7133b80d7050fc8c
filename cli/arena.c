/* arena.c - `ochre arena`: bots against each other.
 *
 * A round-robin: every set of contestants that fits at the table meets (of two bots and four seats: A B A B).
 * A gauntlet: only the sets with the first of them. How the games of a deal belong together is told in
 * cli/arena.h; a bot no better than the others wins 1 / seats. */
#include "cli/arena.h"

#include <stdlib.h>
#include <string.h>

#include <ochre/luck.h>

#include "cli/mind.h"
#include "cli/rules.h"

const char cli_arena_usage[] =
    "ochre arena GAME --bots A,B,... --games N [--players N] [--option NAME=VALUE] [--edition FILE]\n"
    "            [--gauntlet] [--threads N] [--until-settled[=PERCENT]] [--luck N] [--journal FILE]\n"
    "            [--seed S] [--json]\n"
    "  --bots           contestants: bots, levels, or cmd:PROGRAM (docs/protocol.md)\n"
    "  --games          games of each set of bots, rounded up to whole rotations of the seats\n"
    "  --option         as listed by `ochre games`; may be given several times\n"
    "  --edition        other components (see `ochre edition`)\n"
    "  --gauntlet       the first bot against each of the others, not all against all\n"
    "  --until-settled  stop as soon as it is clear on which side of a fair share, or of PERCENT,\n"
    "                   the first bot is; --games is then the most that is played\n"
    "  --luck           measure by N playouts what each event of chance brings whom; wins less luck need\n"
    "                   fewer games to tell bots apart, and take longer to play\n"
    "  --journal        keep every result in a file; if it is there, go on where it ends\n"
    "  Ctrl-C ends it with the table of what was played; twice more, at once";

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

/* ---- the arguments, as they stand ---- */

typedef struct words {
    const char *bots, *games, *players, *seed, *id, *threads, *edition, *settled, *luck;
    const char *options[OCHRE_OPTIONS];
    int         option_count;
} words;

static bool take_value(arena *a, int argc, char **argv, int *i, words *w, bool *good)
{
    const struct {
        const char  *name;
        const char **value;
    } single[] = {{"--bots", &w->bots},       {"--games", &w->games},
                  {"--players", &w->players}, {"--seed", &w->seed},
                  {"--threads", &w->threads}, {"--edition", &w->edition},
                  {"--journal", &a->journal}, {"--luck", &w->luck}};
    for (size_t k = 0; k < sizeof single / sizeof single[0]; k++)
        if (cli_option(argc, argv, i, single[k].name, single[k].value)) {
            *good = *single[k].value != NULL;
            return true;
        }
    const char *option;
    if (!cli_option(argc, argv, i, "--option", &option))
        return false;
    *good = option != NULL && w->option_count < OCHRE_OPTIONS;
    if (*good)
        w->options[w->option_count++] = option;
    else if (option != NULL)
        cli_error("there are at most %d options", OCHRE_OPTIONS);
    return true;
}

static const char until_settled[] = "--until-settled";

/* Those that need no value. */
static bool take_switch(arena *a, const char *word, words *w)
{
    const size_t length = sizeof until_settled - 1;
    if (strcmp(word, "--gauntlet") == 0)
        a->gauntlet = true;
    else if (strcmp(word, "--json") == 0)
        a->json = true;
    else if (strncmp(word, until_settled, length) == 0 &&
             (word[length] == '\0' || word[length] == '='))
        w->settled = word + length + (word[length] == '=');
    else
        return false;
    return true;
}

static bool is_strayed_percent(const char *before, const char *word)
{
    return strcmp(before, until_settled) == 0 && word[0] >= '0' && word[0] <= '9';
}

static bool has_all(const words *w)
{
    const char *const missing = w->id == NULL      ? "the GAME"
                                : w->bots == NULL  ? "--bots"
                                : w->games == NULL ? "--games"
                                                   : NULL;
    if (missing != NULL)
        cli_error("%s is missing", missing);
    return missing == NULL;
}

static bool sort_words(arena *a, int argc, char **argv, words *w)
{
    for (int i = 1; i < argc; i++) {
        bool good = true;
        if (take_value(a, argc, argv, &i, w, &good)) {
            if (!good)
                return false;
        } else if (is_strayed_percent(argv[i - 1], argv[i])) {
            return cli_error("a percentage is given as %s=%s", until_settled, argv[i]) == 0;
        } else if (argv[i][0] != '-' && w->id == NULL) {
            w->id = argv[i];
        } else if (!take_switch(a, argv[i], w)) {
            return cli_error("what is \"%s\"?", argv[i]) == 0;
        }
    }
    return argc > 1 && has_all(w);
}

/* ---- what they mean ---- */

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
        return cli_no_bot(one->name, ", or cmd:PROGRAM") == 0;
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
    return a->contestants > 0 || cli_error("--bots names no bot") == 0;
}

static bool read_setup(arena *a, const words *w)
{
    ochre_setup_default(a->game, a->players, &a->setup);
    for (int i = 0; i < w->option_count; i++)
        if (!cli_setup_option(a->game, w->options[i], &a->setup))
            return false;
    return true;
}

static bool read_edition(arena *a, const char *path)
{
    a->edition = a->game->edition;
    a->edition_path = path;
    if (path == NULL)
        return true;
    a->edition = a->own_edition = cli_edition(a->game, path);
    return a->edition != NULL;
}

static bool read_threshold(arena *a, const char *text)
{
    int64_t percent;
    a->settles = true;
    a->threshold = 1.0 / a->players;
    if (*text == '\0')
        return !a->against_game ||
               cli_error("against the game there is no fair share: give %s=PERCENT",
                         until_settled) == 0;
    if (!cli_number(text, "the share to be settled", 1, 99, &percent))
        return false;
    a->threshold = (double)percent / 100;
    return true;
}

static bool read_numbers(arena *a, const words *w)
{
    int64_t seats = a->game->min_players > 2 ? a->game->min_players : 2, threads = 1, games,
            luck = 0;
    if (seats > a->game->max_players)
        seats = a->game->max_players;
    if ((w->players != NULL && !cli_number(w->players, "the number of players",
                                           a->game->min_players, a->game->max_players, &seats)) ||
        (w->threads != NULL &&
         !cli_number(w->threads, "the number of threads", 1, ARENA_THREADS, &threads)) ||
        !cli_number(w->games, "the number of games", 1, ARENA_PAIRINGS, &games) ||
        (w->luck != NULL &&
         !cli_number(w->luck, "the number of playouts", 1, OCHRE_PLAYOUTS, &luck)) ||
        (w->seed != NULL && !cli_seed(w->seed, &a->seed)))
        return false;
    a->players = (int)seats;
    a->threads = (int)threads;
    a->deals = games;
    a->luck = (int)luck;
    return true;
}

static bool read_arguments(arena *a, const words *w)
{
    if ((a->game = cli_game(w->id)) == NULL || !read_numbers(a, w) ||
        !read_contestants(a, w->bots) || !read_setup(a, w) || !read_edition(a, w->edition) ||
        !list_sets(a))
        return false;
    a->deals = (a->deals + a->turns - 1) / a->turns;
    return true;
}

static bool refuse_start(const ochre_game *game, const char *clause)
{
    char       buffer[1024];
    ochre_text why = OCHRE_TEXT(buffer);
    if (!cli_rules_clause(game->id, clause, OCHRE_EN, &why))
        ochre_text_string(&why, "the rules forbid it");
    return cli_error("%s cannot be set up so. %s: %s", game->id, clause, buffer) == 0;
}

/* Only a game that has begun knows whether its seats are of one mind. */
static bool can_start(arena *a)
{
    alignas(16) uint8_t state[OCHRE_STATE] = {0};
    const char         *clause = a->game->start(a->edition, state, &a->setup);
    if (clause != NULL)
        return refuse_start(a->game, clause);
    a->against_game =
        a->players == 1 || (a->game->is_one_mind != NULL && a->game->is_one_mind(state));
    return true;
}

static int hold(arena *a)
{
    const size_t   bytes = (size_t)(a->deals * a->sets) / 8 + 1;
    uint8_t *const done = cli_alloc(bytes);
    memset(done, 0, bytes);
    arena_alone_open(a);
    const bool worked = arena_work(a, done);
    free(done);
    if (worked && a->games > 0) {
        arena_rate(a);
        arena_report(a);
    } else if (worked) {
        cli_error("stopped before the games of the first deal were over");
    }
    arena_alone_close(a);
    return !worked ? CLI_FAILED : a->is_stopped ? CLI_STOPPED : 0;
}

static int run(arena *a, int argc, char **argv)
{
    words w = {0};
    if (!sort_words(a, argc, argv, &w))
        return cli_usage(cli_arena_usage);
    if (!read_arguments(a, &w))
        return CLI_USAGE;
    if (!can_start(a))
        return CLI_FAILED;
    if (w.settled != NULL && !read_threshold(a, w.settled))
        return CLI_USAGE;
    return hold(a);
}

int cli_arena(int argc, char **argv)
{
    arena *const a = cli_alloc(sizeof(*a));
    memset(a, 0, sizeof(*a));
    a->seed = 1;
    const int status = run(a, argc, argv);
    free(a->own_edition);
    free(a);
    return status;
}
