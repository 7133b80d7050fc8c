/* engine_answer.c - the parts of the protocol that all messages share: writing answers, reading
 * fields, and the engine's memory. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "cli/engine.h"

cli_engine *cli_engine_new(void)
{
    cli_engine *const e = cli_alloc(sizeof(*e));
    memset(e, 0, sizeof(*e));
    engine_begin_dice(e, cli_fresh_seed());
    return e;
}

void cli_engine_free(cli_engine *e)
{
    free(e->match.log);
    free(e->edition);
    free(e->answer);
    free(e);
}

bool cli_engine_has_quit(const cli_engine *e)
{
    return e->quit;
}

void engine_begin_dice(cli_engine *e, uint64_t seed)
{
    ochre_rng_seed(&e->dice, seed, 0);
    ochre_rng_seed(&e->mind, seed, 1); /* a bot's thinking never changes the dice */
}

/* ---- writing ---- */

void engine_room(cli_engine *e, size_t bytes)
{
    if (e->out.length + bytes + 1 <= e->answer_capacity)
        return;
    e->answer_capacity = 2 * (e->out.length + bytes + 1);
    e->answer = cli_enlarge(e->answer, e->answer_capacity);
    e->out.data = e->answer;
    e->out.capacity = e->answer_capacity;
}

/* "id" goes back as it came. */
static void begin(cli_engine *e, const char *ok)
{
    e->out = (ochre_text){.data = e->answer, .capacity = e->answer_capacity};
    const int id = engine_member(e, "id");
    engine_room(e, 64);
    ochre_text_clear(&e->out);
    ochre_text_format(&e->out, "{\"ok\":%s", ok);
    if (id < 0)
        return;
    const ochre_json_token token = e->j.token[id];
    const size_t           quote = token.kind == OCHRE_JSON_STRING ? 1 : 0;
    const size_t           length = token.end - token.start + 2 * quote;
    engine_room(e, length + 16);
    ochre_text_string(&e->out, ",\"id\":");
    ochre_text_bytes(&e->out, e->j.text + token.start - quote, length);
}

void engine_accept(cli_engine *e)
{
    begin(e, "true");
    e->failed = false;
}

void engine_fail(cli_engine *e, const char *code, const char *why, ...)
{
    char    words[1024];
    va_list arguments;
    va_start(arguments, why);
    vsnprintf(words, sizeof(words), why, arguments);
    va_end(arguments);
    begin(e, "false");
    engine_add_string(e, "error", code);
    engine_add_string(e, "why", words);
    e->failed = true;
}

void engine_add(cli_engine *e, const char *json)
{
    engine_room(e, strlen(json) + 1);
    ochre_text_char(&e->out, ',');
    ochre_text_string(&e->out, json);
}

static void add_name(cli_engine *e, const char *name, size_t room)
{
    engine_room(e, strlen(name) + room + 8);
    ochre_text_format(&e->out, ",\"%s\":", name);
}

void engine_add_string(cli_engine *e, const char *name, const char *value)
{
    add_name(e, name, 6 * strlen(value)); /* a byte may become \u00xx */
    ochre_json_quote(&e->out, value);
}

void engine_add_number(cli_engine *e, const char *name, int64_t value)
{
    add_name(e, name, 24);
    ochre_text_int(&e->out, value);
}

void engine_add_written(cli_engine *e, const char *name, bool quoted,
                        void (*write)(const void *context, ochre_text *out), const void *context)
{
    size_t      length;
    char *const text = cli_text(write, context, &length);
    if (quoted)
        engine_add_string(e, name, text);
    else {
        add_name(e, name, length);
        ochre_text_bytes(&e->out, text, length);
    }
    free(text);
}

void engine_add_actor(cli_engine *e)
{
    const int actor = ochre_match_actor(&e->match);
    engine_add_number(e, "ply", e->match.plies);
    if (actor >= 0)
        engine_add_number(e, "actor", actor + 1);
    else
        engine_add_string(e, "actor", actor == OCHRE_CHANCE ? "chance" : "over");
}

/* ---- reading ---- */

int engine_member(const cli_engine *e, const char *name)
{
    if (e->j.count == 0 || ochre_json_kind_of(&e->j, 0) != OCHRE_JSON_OBJECT)
        return -1;
    return ochre_json_member(&e->j, 0, name);
}

char *engine_string(const cli_engine *e, int token)
{
    /* Undoing escapes never makes a string longer. */
    const size_t capacity = (size_t)e->j.token[token].end - e->j.token[token].start + 1;
    char *const  data = cli_alloc(capacity);
    ochre_text   text = ochre_text_over(data, capacity);
    ochre_text_clear(&text);
    ochre_json_string(&e->j, token, &text);
    /* An escaped zero must not end a wrong name early and so make it right. */
    for (size_t i = 0; i < text.length; i++)
        if (data[i] == '\0')
            data[i] = '\1';
    return data;
}

bool engine_number(cli_engine *e, const char *name, int64_t lo, int64_t hi, int64_t *value)
{
    const int token = engine_member(e, name);
    if (token < 0)
        return true;
    int64_t number;
    if (!ochre_json_int(&e->j, token, &number) || number < lo || number > hi) {
        engine_fail(e, "out-of-range", "field \"%s\" must be a whole number from %lld to %lld",
                    name, (long long)lo, (long long)hi);
        return false;
    }
    *value = number;
    return true;
}

bool engine_seat(cli_engine *e, unsigned allowed, int *seat)
{
    const int token = engine_member(e, "seat");
    if (token < 0)
        return true;
    const int players = e->match.game->players(e->match.state);
    if ((allowed & ENGINE_SEAT_CHANCE) != 0 && ochre_json_is(&e->j, token, "chance")) {
        *seat = OCHRE_CHANCE;
        return true;
    }
    int64_t    number = -1;
    const bool is_number = ochre_json_int(&e->j, token, &number);
    if ((allowed & ENGINE_SEAT_SPECTATOR) != 0 &&
        (ochre_json_is(&e->j, token, "spectator") || (is_number && number == 0))) {
        *seat = OCHRE_SPECTATOR;
        return true;
    }
    if (!is_number || number < 1 || number > players) {
        engine_fail(e, "bad-seat", "field \"seat\" must be a seat from 1 to %d%s", players,
                    (allowed & ENGINE_SEAT_CHANCE) != 0      ? " or \"chance\""
                    : (allowed & ENGINE_SEAT_SPECTATOR) != 0 ? " or \"spectator\""
                                                             : "");
        return false;
    }
    *seat = (int)number - 1;
    return true;
}

bool engine_read_edition(cli_engine *e, const ochre_game *game, void **edition)
{
    *edition = NULL;
    const int token = engine_member(e, "edition");
    if (token < 0)
        return true;
    char       words[512];
    ochre_text why = OCHRE_TEXT(words);
    *edition = cli_alloc(game->edition_size);
    memset(*edition, 0, game->edition_size);
    if (ochre_edition_read(game, *edition, &e->j, token, &why) == OCHRE_OK)
        return true;
    engine_fail(e, "bad-edition", "%s", words);
    free(*edition);
    *edition = NULL;
    return false;
}
