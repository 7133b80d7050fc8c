/* play.c - `ochre play GAME`: reads the arguments, sets the table, and shows it on the screen or, for
 * pipes and screen readers, line by line. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/play.h"

const char cli_play_usage[] =
    "ochre play GAME [--players N] [--seat human|BOT|NAME=human|NAME=BOT ...]\n"
    "  --seat      one for each seat, from seat 1 on; without it: you against normal.\n"
    "              BOT is easy, normal or hard, or random, greedy or mcts:N (N iterations)\n"
    "  --players   number of seats, 1 for the solo mode of a game that has one; without it: two, the\n"
    "              fewest of the game, or as many as there are --seat, if they are more than one\n"
    "  --lang      en or ru; otherwise that of the environment\n"
    "  --seed      the same dice and decks again\n"
    "  --option    NAME=VALUE, as listed by `ochre games`\n"
    "  --edition   other components (see `ochre edition`)\n"
    "  --resume    go on with a saved game, and keep it in its file; GAME may be left out\n"
    "  --save      keep the game in this new file when it ends or is left, whatever ends it\n"
    "  --plain     line by line, also for screen readers\n"
    "  --fast      bots and dice do not pause";

enum { MOST_OPTIONS = 16, FIRST_CAPACITY = 1024 };

typedef struct {
    const char *game, *lang, *seed, *players, *edition, *resume, *save;
    const char *seat[OCHRE_SEATS], *option[MOST_OPTIONS];
    int         seats, options;
    bool        plain, fast, help;
} wishes;

static bool take_value(int argc, char **argv, int *i, wishes *w, bool *good)
{
    const struct {
        const char  *name;
        const char **value;
    } single[] = {{"--lang", &w->lang},       {"--seed", &w->seed},     {"--players", &w->players},
                  {"--edition", &w->edition}, {"--resume", &w->resume}, {"--save", &w->save}};
    for (size_t k = 0; k < sizeof(single) / sizeof(single[0]); k++)
        if (cli_option(argc, argv, i, single[k].name, single[k].value)) {
            *good = *single[k].value != NULL;
            return true;
        }
    const char *value;
    if (cli_option(argc, argv, i, "--seat", &value)) {
        *good = value != NULL && w->seats < OCHRE_SEATS;
        if (*good)
            w->seat[w->seats++] = value;
        else if (value != NULL)
            cli_error("there are at most %d seats", OCHRE_SEATS);
        return true;
    }
    if (cli_option(argc, argv, i, "--option", &value)) {
        *good = value != NULL && w->options < MOST_OPTIONS;
        if (*good)
            w->option[w->options++] = value;
        return true;
    }
    return false;
}

static bool read_wishes(int argc, char **argv, wishes *w)
{
    for (int i = 1; i < argc; i++) {
        bool good = true;
        if (take_value(argc, argv, &i, w, &good)) {
            if (!good)
                return false;
        } else if (strcmp(argv[i], "--plain") == 0)
            w->plain = true;
        else if (strcmp(argv[i], "--fast") == 0)
            w->fast = true;
        else if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            w->help = true;
        else if (argv[i][0] == '-' || w->game != NULL) {
            cli_error("what is \"%s\"?", argv[i]);
            return false;
        } else
            w->game = argv[i];
    }
    if (w->game == NULL && w->resume == NULL)
        w->help = true;
    return true;
}

/* ---- a new game ---- */

static bool read_setup(const ochre_game *game, const wishes *w, ochre_setup *setup)
{
    int64_t players = game->min_players > 2 ? game->min_players : 2;
    if (players > game->max_players)
        players = game->max_players;
    if (w->seats > 1)
        players = w->seats;
    if (w->players != NULL && !cli_number(w->players, "the number of players", game->min_players,
                                          game->max_players, &players))
        return false;
    if (players < game->min_players || players > game->max_players) {
        cli_error("%s is for %d to %d players", game->id, game->min_players, game->max_players);
        return false;
    }
    ochre_setup_default(game, (int)players, setup);
    for (int i = 0; i < w->options; i++)
        if (!cli_setup_option(game, w->option[i], setup))
            return false;
    return true;
}

static bool start_new(play_table *t, const wishes *w)
{
    const ochre_game *const game = cli_game(w->game);
    ochre_setup             setup;
    if (game == NULL || !read_setup(game, w, &setup))
        return false;
    if (w->edition != NULL) {
        t->edition = cli_edition(game, w->edition);
        if (t->edition == NULL)
            return false;
    }
    ochre_action *const log = cli_alloc(FIRST_CAPACITY * sizeof(*log));
    const char         *clause = NULL;
    if (ochre_match_start(&t->match, game, t->edition, &setup, log, FIRST_CAPACITY, &clause) !=
        OCHRE_OK) {
        char       buffer[1024];
        ochre_text words = OCHRE_TEXT(buffer);
        t->match.game = game;
        play_say_clause(t, clause, &words);
        cli_error("this game cannot begin so. %s", buffer);
        free(log);
        return false;
    }
    return true;
}

/* ---- an old game ---- */

static bool read_record(play_table *t, const char *text, size_t length, ochre_record_names *names,
                        ochre_text *why)
{
    int           capacity = FIRST_CAPACITY;
    ochre_action *log = NULL;
    ochre_status  status = OCHRE_FULL;
    while (status == OCHRE_FULL && (size_t)capacity <= 2 * (length + FIRST_CAPACITY)) {
        log = cli_enlarge(log, (size_t)capacity * sizeof(*log));
        ochre_text_clear(why);
        status = ochre_record_read(text, length, t->edition, &t->match, log, capacity, names, why);
        capacity *= 2;
    }
    if (status != OCHRE_OK) {
        free(log);
        t->match.log = NULL;
    }
    return status == OCHRE_OK;
}

/* What was set when the game began stays so. */
static bool may_resume(const wishes *w)
{
    if (w->players == NULL && w->options == 0)
        return true;
    cli_error("%s cannot be given with --resume: the game has begun",
              w->players != NULL ? "--players" : "--option");
    return false;
}

static bool resume(play_table *t, const wishes *w, ochre_record_names *names)
{
    size_t      length;
    char *const text = cli_read_file(w->resume, &length);
    if (text == NULL)
        return false;
    char                    words[512];
    ochre_text              why = OCHRE_TEXT(words);
    const ochre_game *const game = ochre_record_game(text, length, &why);
    bool                    good = game != NULL;
    if (good && w->game != NULL && strcmp(w->game, game->id) != 0) {
        good = false;
        ochre_text_format(&why, "it is a game of %s", game->id);
    }
    if (good && w->edition != NULL) {
        t->edition = cli_edition(game, w->edition);
        if (t->edition == NULL) {
            free(text);
            return false;
        }
    }
    good = good && read_record(t, text, length, names, &why);
    if (!good)
        cli_error("%s: %s", w->resume, words);
    free(text);
    return good;
}

/* ---- the seats ---- */

/* As typed; otherwise as the record says; otherwise a human in seat 1, or in all that are of one mind, and normal
 * in the others. */
static bool seat_players(play_table *t, const wishes *w, const ochre_record_names *names)
{
    const bool is_one_mind = play_is_one_mind(t);
    if (w->seats > play_players(t)) {
        cli_error("there are %d seats, but --seat is given %d times", play_players(t), w->seats);
        return false;
    }
    for (int seat = 0; seat < play_players(t); seat++) {
        const char *spec = seat == 0 || is_one_mind ? "human" : "normal";
        if (seat < w->seats)
            spec = w->seat[seat];
        else if (names->seat[seat][0] != '\0' &&
                 play_read_seat(t, seat, names->seat[seat], &t->seat[seat]))
            continue;
        if (!play_read_seat(t, seat, spec, &t->seat[seat])) {
            char       buffer[256];
            ochre_text bots = OCHRE_TEXT(buffer);
            cli_mind_list(&bots);
            cli_error(
                "--seat \"%s\": a seat is human, %s, or NAME=one of them, the name of at most "
                "%d bytes",
                spec, buffer, OCHRE_NAME - 10);
            return false;
        }
    }
    return true;
}

static int first_human(const play_table *t)
{
    for (int seat = 0; seat < play_players(t); seat++)
        if (t->seat[seat].is_human)
            return seat;
    return OCHRE_SPECTATOR;
}

/* The same command typed once more is no wish to lose the game that was kept by the first. */
static bool may_save(const play_table *t, const wishes *w)
{
    char              buffer[512];
    ochre_text        why = OCHRE_TEXT(buffer);
    const char *const path = t->save_path;
    const bool        goes_on = w->resume != NULL && cli_is_same_file(path, w->resume);
    if (!cli_may_write(path, &why))
        return cli_error("the game could not be saved: %s", buffer) == 0;
    if (!goes_on && cli_file_exists(path) && !cli_file_is_empty(path))
        return cli_error("%s is there already: take another name, or go on with the game in it by "
                         "--resume %s",
                         path, path) == 0;
    return true;
}

static bool set_table(play_table *t, const wishes *w)
{
    ochre_record_names names = {0};
    uint64_t           seed = cli_fresh_seed();
    if (w->lang != NULL && !cli_lang(w->lang, &t->lang))
        return false;
    if (w->seed != NULL && !cli_seed(w->seed, &seed))
        return false;
    if (!(w->resume != NULL ? may_resume(w) && resume(t, w, &names) : start_new(t, w)))
        return false;
    if (t->save_path != NULL && !may_save(t, w))
        return false;
    play_ready(t);
    ochre_rng_seed(&t->dice, seed, (uint64_t)t->match.plies * 2);
    ochre_rng_seed(&t->mind, seed, (uint64_t)t->match.plies * 2 + 1);
    if (!seat_players(t, w, &names))
        return false;
    t->viewer = first_human(t);
    t->saved_plies = -1;
    if (w->resume != NULL && strcmp(w->resume, "-") != 0) {
        t->saved_plies = t->match.plies;
        snprintf(t->saved_in, sizeof(t->saved_in), "%s", w->resume);
        if (t->save_path == NULL)
            t->save_path = w->resume;
    }
    return true;
}

static int run(play_table *t, const wishes *w)
{
    const bool in_terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    return w->plain || !in_terminal ? play_plain(t) : play_screen(t);
}

int cli_play(int argc, char **argv)
{
    wishes w = {0};
    if (!read_wishes(argc, argv, &w) || w.help)
        return cli_usage(cli_play_usage);
    play_table *const t = cli_alloc(sizeof(*t));
    memset(t, 0, sizeof(*t));
    t->lang = cli_lang_of_environment();
    t->answers_alone = true;
    t->is_fast = w.fast;
    t->save_path = w.save;
    const int status = set_table(t, &w) ? run(t, &w) : CLI_USAGE;
    for (int seat = 0; seat < OCHRE_SEATS; seat++)
        cli_mind_close(&t->seat[seat].mind);
    free(t->match.log);
    free(t->alone);
    free(t->edition);
    free(t);
    return status;
}
