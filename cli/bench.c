/* bench.c - `ochre bench`: how fast random games go, and the signature that must not change.
 *
 * Speeds are compared with a reference loop, so that the ratio means the same on a fast and on a slow machine.
 * Both are run in turns, a short slice of each, and of each the fastest slice counts: what else the machine does
 * makes slices slower, never faster. Signatures come from fixed numbers of games. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <ochre/bench.h>

#include "cli/bench_search.h"
#include "cli/cli.h"

const char cli_bench_usage[] =
    "ochre bench [GAME] [--players N] [--games N] [--seed S] [--copy] [--json | --untimed]\n"
    "ochre bench [GAME] [--players N] [--games N] [--seed S] --write FILE\n"
    "ochre bench --check FILE\n"
    "ochre bench --search [GAME] [--players N] [--seed S] [--json]\n"
    "  plays random games on one thread; --copy copies the state before every decision\n"
    "  ratio: decisions against the steps of a reference loop that copies 1 KiB (own: that copies\n"
    "  as many bytes as the game's state has), draws a random number and branches on it\n"
    "  a game and number of players take about two seconds, ten and more on a busy machine\n"
    "  --json         an object a line\n"
    "  --untimed      as --json, without speeds: every game is played once\n"
    "  --write FILE   writes the signatures, --check FILE compares them\n"
    "  --search       iterations a second of the search bot: with uniform rollouts to the end, with\n"
    "                 uniform rollouts cut off by the estimate, and as the levels search";

enum {
    SLICES = 150,
    REFERENCE_STEPS = 1 << 18 /* some milliseconds */
};
static const double SLICE = 0.005; /* seconds of playing */

typedef struct request {
    const ochre_game *game; /* NULL: all */
    int64_t           players, games;
    uint64_t          seed;
    bool              copying, as_json, untimed, searching;
    const char       *write_path, *check_path;
} request;

typedef struct figures {
    const ochre_game  *game;
    ochre_bench_plan   plan;
    ochre_bench_result result;
    double             speed;     /* decisions per second; 0: not measured */
    double             reference; /* steps per second of the yardstick */
    double             own;       /* the same, copying as many bytes as the game's state has */
} figures;

/* ---- measuring ---- */

/* Time of this process alone: what else the machine does must not count. */
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double faster(double a, double b)
{
    return a > b ? a : b;
}

static double reference_speed(size_t size)
{
    const double start = now();
    (void)ochre_bench_reference(size, REFERENCE_STEPS, 1);
    return REFERENCE_STEPS / (now() - start);
}

/* Decisions a second, in the games of a plan. */
static double playing_speed(const ochre_game *game, const ochre_bench_plan *plan,
                            ochre_bench_result *result)
{
    const double start = now();
    *result = ochre_bench_run(game, game->edition, plan);
    return (double)result->decisions / (now() - start);
}

static void measure(figures *f)
{
    ochre_bench_plan   part = f->plan;
    ochre_bench_result ignored;
    f->speed = playing_speed(f->game, &f->plan, &f->result);
    if (f->result.decisions == 0)
        return;
    const double a_game = (double)f->result.decisions / (double)f->result.games / f->speed;
    part.games = 1 + (int)(SLICE / a_game);
    for (int slice = 0; slice < SLICES; slice++) {
        part.seed++; /* games that are known by heart would go faster */
        f->reference = faster(f->reference, reference_speed(OCHRE_YARDSTICK));
        f->own = faster(f->own, reference_speed(f->game->state_size));
        f->speed = faster(f->speed, playing_speed(f->game, &part, &ignored));
    }
}

static ochre_bench_plan plan_for(const request *r, const ochre_game *game, int players)
{
    ochre_bench_plan plan = {
        .players = players, .games = (int)r->games, .seed = r->seed, .copying = r->copying};
    ochre_setup_trial(game, players, &plan.setup);
    return plan;
}

/* ---- printing ---- */

static void print_heads(void)
{
    printf("%-18s %2s %8s %10s %6s %8s %6s %5s %5s %9s %6s %6s  %s\n", "game", "N", "games/s",
           "decis/s", "ns", "decis/gm", "legal", "most", "bytes", "ref/s", "ratio", "own",
           "signature");
}

static void print_row(const figures *f)
{
    const ochre_bench_result *b = &f->result;
    const double              games = (double)b->games, decisions = (double)b->decisions;
    printf("%-18s %2d %8.0f %10.0f %6.1f %8.1f %6.2f %5d %5zu ", f->game->id, f->plan.players,
           f->speed * games / decisions, f->speed, 1e9 / f->speed, decisions / games,
           (double)b->actions / decisions, (int)b->longest, f->game->state_size);
    printf("%9.0f %6.3f %6.3f  %016llx\n", f->reference, f->speed / f->reference, f->speed / f->own,
           (unsigned long long)b->signature);
}

static void print_json_speeds(const figures *f)
{
    const double decisions = (double)f->result.decisions, games = (double)f->result.games;
    printf("\"games_per_second\":%.1f,\"decisions_per_second\":%.1f,\"ns_per_decision\":%.2f,",
           f->speed * games / decisions, f->speed, 1e9 / f->speed);
    printf("\"reference_steps_per_second\":%.1f,\"ratio\":%.4f,\"ratio_at_own_size\":%.4f,",
           f->reference, f->speed / f->reference, f->speed / f->own);
}

static void print_json(const figures *f)
{
    const ochre_bench_result *b = &f->result;
    const double              decisions = (double)b->decisions, games = (double)b->games;
    printf("{\"game\":\"%s\",\"players\":%d,\"games\":%d,\"seed\":%llu,\"copy\":%s,", f->game->id,
           f->plan.players, f->plan.games, (unsigned long long)f->plan.seed,
           f->plan.copying ? "true" : "false");
    if (f->speed > 0)
        print_json_speeds(f);
    printf("\"decisions_per_game\":%.3f,\"events_per_game\":%.3f,", decisions / games,
           (double)b->events / games);
    printf("\"mean_legal\":%.3f,\"longest_legal\":%d,\"state_bytes\":%zu,",
           (double)b->actions / decisions, (int)b->longest, f->game->state_size);
    printf("\"signature\":\"%016llx\"}\n", (unsigned long long)b->signature);
}

static bool print_one(const request *r, const ochre_game *game, int players)
{
    if (r->searching)
        return cli_bench_search(game, players, r->seed, r->as_json);
    figures f = {.game = game, .plan = plan_for(r, game, players)};
    if (r->untimed)
        f.result = ochre_bench_run(game, game->edition, &f.plan);
    else
        measure(&f);
    if (f.result.games == 0 || f.result.decisions == 0) {
        cli_error("%s cannot be played by %d", game->id, players);
        return false;
    }
    if (r->as_json)
        print_json(&f);
    else
        print_row(&f);
    fflush(stdout);
    return true;
}

/* ---- signatures ---- */

static uint64_t signature(const ochre_game *game, const ochre_bench_plan *plan)
{
    return ochre_bench_run(game, game->edition, plan).signature;
}

/* A line is: game players games seed signature. */
static bool check_line(const char *line, const char *path, int number)
{
    char               id[64];
    int                players, games;
    unsigned long long seed, wanted;
    int                end = 0;
    if (sscanf(line, "%63s %9d %9d %20llu %16llx %n", id, &players, &games, &seed, &wanted, &end) !=
            5 ||
        line[end] != '\0') {
        printf("%s:%d: expected `game players games seed signature`\n", path, number);
        return false;
    }
    const ochre_game *game = ochre_game_named(id);
    if (game == NULL) {
        printf("%s:%d: there is no game %s\n", path, number, id);
        return false;
    }
    if (players < game->min_players || players > game->max_players || games < 1) {
        printf("%s:%d: %s with %d players, %d games, cannot be played\n", path, number, id, players,
               games);
        return false;
    }
    const request          r = {.games = games, .seed = seed};
    const ochre_bench_plan plan = plan_for(&r, game, players);
    const uint64_t         found = signature(game, &plan);
    if (found != wanted)
        printf("%s:%d: expected %s with %d players to give %016llx, found %016llx\n", path, number,
               id, players, wanted, (unsigned long long)found);
    return found == wanted;
}

static int check(const char *path)
{
    size_t length;
    char  *text = cli_read_file(path, &length);
    if (text == NULL)
        return CLI_FAILED;
    int passed = 0, failed = 0, number = 0;
    for (char *line = text; line != NULL;) {
        char *end = strchr(line, '\n');
        if (end != NULL)
            *end++ = '\0';
        number++;
        if (line[0] != '\0' && line[0] != '#') {
            const bool is_same = check_line(line, path, number);
            passed += is_same;
            failed += !is_same;
        }
        line = end;
    }
    free(text);
    printf("bench: %d passed, %d failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : CLI_FAILED;
}

static void put_signature(const request *r, const ochre_game *game, int players, ochre_text *out)
{
    const ochre_bench_plan plan = plan_for(r, game, players);
    ochre_text_format(out, "%s %d %d ", game->id, players, plan.games);
    ochre_text_uint(out, plan.seed);
    ochre_text_char(out, ' ');
    ochre_text_hex(out, signature(game, &plan));
    ochre_text_char(out, '\n');
}

/* ---- which games ---- */

/* Every game asked for, with every number of players asked for. Examples only where they are named,
 * or where signatures are written: those guard the engine too. */
static bool for_each(const request *r, ochre_text *signatures)
{
    bool is_well = true;
    for (int i = 0; ochre_games[i] != NULL; i++) {
        const ochre_game *game = ochre_games[i];
        if (r->game != NULL ? game != r->game : game->is_example && signatures == NULL)
            continue;
        for (int n = game->min_players; n <= game->max_players; n++) {
            if (r->players != 0 && r->players != n)
                continue;
            if (signatures != NULL)
                put_signature(r, game, n, signatures);
            else
                is_well = print_one(r, game, n) && is_well;
        }
    }
    return is_well;
}

static int write_signatures(const request *r)
{
    char       lines[8192], reason[200];
    ochre_text text = OCHRE_TEXT(lines), why = OCHRE_TEXT(reason);
    ochre_text_string(&text,
                      "# game players games seed signature; written by ochre bench --write\n");
    for_each(r, &text);
    if (text.full)
        return cli_error("%s: too many signatures", r->write_path);
    if (!cli_write_file(r->write_path, text.data, text.length, &why))
        return cli_error("%s", reason);
    return 0;
}

static bool read_argument(request *r, int argc, char **argv, int *i)
{
    const char *value;
    if (strcmp(argv[*i], "--copy") == 0)
        return r->copying = true;
    if (strcmp(argv[*i], "--json") == 0)
        return r->as_json = true;
    if (strcmp(argv[*i], "--untimed") == 0)
        return r->as_json = r->untimed = true;
    if (strcmp(argv[*i], "--search") == 0)
        return r->searching = true;
    if (cli_option(argc, argv, i, "--players", &value))
        return cli_number(value, "--players", 1, OCHRE_SEATS, &r->players);
    if (cli_option(argc, argv, i, "--games", &value))
        return cli_number(value, "--games", 1, 100000000, &r->games);
    if (cli_option(argc, argv, i, "--seed", &value))
        return cli_seed(value, &r->seed);
    if (cli_option(argc, argv, i, "--write", &r->write_path))
        return r->write_path != NULL;
    if (cli_option(argc, argv, i, "--check", &r->check_path))
        return r->check_path != NULL;
    if (argv[*i][0] == '-' || r->game != NULL) {
        cli_error("what is \"%s\"?", argv[*i]);
        return false;
    }
    r->game = cli_game(argv[*i]);
    return r->game != NULL;
}

int cli_bench(int argc, char **argv)
{
    request r = {.games = 1000, .seed = 1};
    for (int i = 1; i < argc; i++)
        if (!read_argument(&r, argc, argv, &i))
            return cli_usage(cli_bench_usage);
    if (r.game != NULL && r.players != 0 &&
        (r.players < r.game->min_players || r.players > r.game->max_players))
        return cli_error("%s is for %d to %d players", r.game->id, r.game->min_players,
                         r.game->max_players);
    if (r.check_path != NULL && r.write_path != NULL) {
        cli_error("either --check or --write");
        return CLI_USAGE;
    }
    if (r.check_path != NULL)
        return check(r.check_path);
    if (r.write_path != NULL)
        return write_signatures(&r);
    if (!r.as_json && r.searching)
        cli_bench_search_heads();
    else if (!r.as_json)
        print_heads();
    return for_each(&r, NULL) ? 0 : CLI_FAILED;
}
