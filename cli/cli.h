/* cli.h - what the subcommands of `ochre` share.
 *
 * One file a subcommand, each entered through cli_NAME(argc, argv) with argv[0] being the subcommand
 * itself; the value is the exit status: 0 all well, 1 it failed, 2 it was called wrongly, 130 it was stopped. */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <ochre/game.h>
#include <ochre/json.h>
#include <ochre/match.h>
#include <ochre/record.h>

int cli_analyse(int argc, char **argv);
int cli_arena(int argc, char **argv);
int cli_backup(int argc, char **argv);
int cli_bench(int argc, char **argv);
int cli_edition_command(int argc, char **argv);
int cli_engine_command(int argc, char **argv);
int cli_games(int argc, char **argv);
int cli_guest(int argc, char **argv);
int cli_play(int argc, char **argv);
int cli_record(int argc, char **argv);
int cli_scenario(int argc, char **argv);
int cli_serve(int argc, char **argv);
int cli_types(int argc, char **argv);

/* How each is called: what `ochre SUBCOMMAND --help` prints. */
extern const char cli_analyse_usage[], cli_arena_usage[], cli_backup_usage[], cli_bench_usage[],
    cli_edition_usage[], cli_engine_usage[], cli_games_usage[], cli_guest_usage[], cli_play_usage[],
    cli_record_usage[], cli_scenario_usage[], cli_serve_usage[], cli_types_usage[];

enum { CLI_WHY = 4096 /* room for a reason that names a file */ };
enum { CLI_FAILED = 1, CLI_USAGE = 2, CLI_STOPPED = 130 /* by a signal */ };

/* ---- saying what is wrong (to stderr, behind "ochre: ") ---- */

/* Prints how the subcommand is called; returns CLI_USAGE. */
int cli_usage(const char *text);
/* The same, behind a line that names the argument nobody knows. */
int cli_unknown(const char *argument, const char *text);
/* Prints one line, newline added; returns CLI_FAILED. */
int cli_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* ---- reading arguments ---- */

/* If argv[*i] is `name`, takes the argument behind it (or what follows "name=") into *value, moves
 * *i onto the last argument taken and returns true. A missing value gives NULL and an error line. */
bool cli_option(int argc, char **argv, int *i, const char *name, const char **value);

/* Whether it begins as options do; a mere "-" is stdin. */
bool cli_is_option(const char *argument);

/* Whole numbers, nothing before or behind them; the error line names `what`. */
bool cli_number(const char *text, const char *what, int64_t lo, int64_t hi, int64_t *value);
bool cli_seed(const char *text, uint64_t *seed);
bool cli_lang(const char *text, ochre_lang *lang); /* "en", "ru" */

/* The game of that id; otherwise an error line with the nearest ids, and NULL. */
const ochre_game *cli_game(const char *id);

/* NAME=VALUE, an option of the game, into its set-up. */
bool cli_setup_option(const ochre_game *game, const char *text, ochre_setup *setup);

/* The word of `words` (ends in NULL) that is nearest to a mistyped one, or NULL. */
const char *cli_nearest(const char *word, const char *const *words);

/* May a seat be called so? Not empty, no control characters, no spaces at the ends. */
bool cli_name_ok(const char *name);

/* A seed from the clock and the process, for games that ask for none. */
uint64_t cli_fresh_seed(void);

/* The language of the environment: OCHRE_RU for ru_*, else OCHRE_EN. */
ochre_lang cli_lang_of_environment(void);

/* ---- being stopped ---- */

void cli_catch_signals(void);   /* SIGINT, SIGTERM, SIGHUP and SIGPIPE are noted from now on */
void cli_catch_stops(void);     /* SIGINT, SIGTERM and SIGHUP alone; the third ends the program */
bool cli_was_stopped(void);     /* by any of them */
bool cli_was_interrupted(void); /* by Ctrl-C */
void cli_go_on(void);           /* as if it had not happened */

/* ---- memory and files ---- */

/* malloc and realloc that end the program with a message when there is no memory. */
void *cli_alloc(size_t size);
void *cli_enlarge(void *memory, size_t size);

/* The whole file, with a zero behind it, to be freed; "-" is stdin. NULL after an error line. */
char *cli_read_file(const char *path, size_t *length);
char *cli_load_file(const char *path, size_t *length, ochre_text *why); /* the same, unprinted */

/* Writes beside the file and renames, so that an old file is never lost to a failure. `why` gets the
 * reason in words. */
bool cli_write_file(const char *path, const char *text, size_t length, ochre_text *why);

/* Whether the file can be written, as far as can be told without touching it. */
bool cli_may_write(const char *path, ochre_text *why);
bool cli_file_exists(const char *path); /* devices and pipes are no files */
bool cli_file_is_empty(const char *path);
bool cli_is_same_file(const char *a, const char *b); /* by whatever names; both are there */

/* A text that had room for all: calls write(context, text) with ever larger buffers. To be freed. */
char *cli_text(void (*write)(const void *context, ochre_text *out), const void *context,
               size_t *length);

/* The edition in a JSON file, to be freed; NULL after an error line that names the field. */
void *cli_edition(const ochre_game *game, const char *path);
void *cli_load_edition(const ochre_game *game, const char *path, ochre_text *why); /* unprinted */

/* Compact JSON with line breaks and indentation; what is short stays on one line. To be freed. */
char *cli_pretty(const char *json, size_t length, size_t *pretty_length);

/* Cuts JSON of any size; the tokens (j->token) are to be freed. False: `why` says where. */
bool cli_json_cut(ochre_json *j, const char *text, size_t length, ochre_text *why);

#endif
