/* engine.h - the JSON lines protocol (docs/protocol.md) without its streams: a line in, a line out. */
#ifndef CLI_ENGINE_H
#define CLI_ENGINE_H

#include <stddef.h>

#include "cli/cli.h"

enum { CLI_ENGINE_LINE = 4 << 20 }; /* the longest line in bytes, without its newline */

typedef struct cli_engine cli_engine;

cli_engine *cli_engine_new(void);
void        cli_engine_free(cli_engine *e);

/* Answers one line; the answer ends in a newline and lives until the next call. */
const char *cli_engine_answer(cli_engine *e, const char *line, size_t length,
                              size_t *answer_length);
/* The answer to a line that was longer than CLI_ENGINE_LINE. */
const char *cli_engine_answer_too_long(cli_engine *e, size_t *answer_length);
bool        cli_engine_has_quit(const cli_engine *e);

/* ---- shared by the files of the protocol ---- */

struct cli_engine {
    ochre_match        match;
    bool               begun; /* there is a match */
    bool               quit;
    void              *edition; /* of the match, when it is not the default */
    ochre_record_names names;
    ochre_rng          dice, mind; /* chance; bots */

    ochre_json j; /* the line */
    char      *answer;
    size_t     answer_capacity;
    ochre_text out;
    bool       failed; /* the answer is an error */
};

/* Fields of a message, checked before its handler runs. */
enum {
    ENGINE_STRING = 1,
    ENGINE_NUMBER = 2,
    ENGINE_BOOL = 4,
    ENGINE_OBJECT = 8,
    ENGINE_ARRAY = 16,
    ENGINE_NEEDED = 32
};

typedef struct {
    const char *name;
    unsigned    kinds;
} engine_field;

typedef struct {
    const char *name;
    void (*run)(cli_engine *e);
    bool         needs_match;
    engine_field field[8];
} engine_command;

extern const engine_command engine_commands[]; /* ends with a name of NULL */

/* Writing an answer: engine_accept begins `{"ok":true`, engine_fail makes the whole error. Room for
 * `bytes` more is made by engine_room. */
void engine_accept(cli_engine *e);
void engine_room(cli_engine *e, size_t bytes);
void engine_fail(cli_engine *e, const char *code, const char *why, ...)
    __attribute__((format(printf, 3, 4)));
void engine_add(cli_engine *e, const char *json); /* with the comma in front */
void engine_add_string(cli_engine *e, const char *name, const char *value);
void engine_add_number(cli_engine *e, const char *name, int64_t value);
void engine_add_written(cli_engine *e, const char *name, bool quoted,
                        void (*write)(const void *context, ochre_text *out), const void *context);
void engine_add_actor(cli_engine *e); /* ,"ply":12,"actor":1 */

/* Reading the message: the token of a field, or -1. */
int   engine_member(const cli_engine *e, const char *name);
bool  engine_number(cli_engine *e, const char *name, int64_t lo, int64_t hi, int64_t *value);
char *engine_string(const cli_engine *e, int token); /* to be freed */
/* "seat": 1.. or one of the words "chance", "spectator" (as allowed); `*seat` is untouched when the
 * field is left out. */
enum { ENGINE_SEAT_CHANCE = 1, ENGINE_SEAT_SPECTATOR = 2 };
bool engine_seat(cli_engine *e, unsigned allowed, int *seat);
bool engine_read_edition(cli_engine *e, const ochre_game *game, void **edition);
void engine_begin_dice(cli_engine *e, uint64_t seed);

/* The handlers, by file: engine_match.c (what changes the match), engine_ask.c and
 * engine_bot.c (what does not). */
void engine_do_new(cli_engine *e);
void engine_do_play(cli_engine *e);
void engine_do_chance(cli_engine *e);
void engine_do_undo(cli_engine *e);
void engine_do_load(cli_engine *e);
void engine_do_replay(cli_engine *e);

void engine_do_bot(cli_engine *e);
void engine_do_clause(cli_engine *e);
void engine_do_diff(cli_engine *e);
void engine_do_edition(cli_engine *e);
void engine_do_games(cli_engine *e);
void engine_do_legal(cli_engine *e);
void engine_do_log(cli_engine *e);
void engine_do_quit(cli_engine *e);
void engine_do_record(cli_engine *e);
void engine_do_result(cli_engine *e);
void engine_do_state(cli_engine *e);
void engine_do_view(cli_engine *e);

#endif
