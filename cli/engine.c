/* engine.c - `ochre engine`: one JSON object a line in, one a line out (docs/protocol.md).
 *
 * A message passes four gates in a fixed order: it is JSON, it is an object, its "do" is known, and
 * its fields are those of that message with the right types. Only then its handler runs. Whatever
 * fails is an answer with ok:false, and the match stays as it was. */
#include <stdlib.h>
#include <string.h>

#include "cli/engine.h"

const char cli_engine_usage[] =
    "ochre engine    (JSON lines on stdin and stdout: docs/protocol.md)";

const engine_command engine_commands[] = {
    {"new",
     engine_do_new,
     false,
     {{"game", ENGINE_STRING | ENGINE_NEEDED},
      {"players", ENGINE_NUMBER},
      {"options", ENGINE_OBJECT},
      {"seed", ENGINE_NUMBER},
      {"edition", ENGINE_OBJECT},
      {"names", ENGINE_ARRAY}}},
    {"legal", engine_do_legal, true, {{"parts", ENGINE_BOOL}}},
    {"play",
     engine_do_play,
     true,
     {{"action", ENGINE_STRING | ENGINE_NEEDED}, {"seat", ENGINE_NUMBER | ENGINE_STRING}}},
    {"chance", engine_do_chance, true, {{NULL, 0}}},
    {"state", engine_do_state, true, {{NULL, 0}}},
    {"view", engine_do_view, true, {{"seat", ENGINE_NUMBER | ENGINE_STRING}}},
    {"load", engine_do_load, true, {{"state", ENGINE_OBJECT | ENGINE_NEEDED}}},
    {"result", engine_do_result, true, {{NULL, 0}}},
    {"undo", engine_do_undo, true, {{"to", ENGINE_NUMBER}, {"seat", ENGINE_NUMBER}}},
    {"record", engine_do_record, true, {{"seat", ENGINE_NUMBER | ENGINE_STRING}}},
    {"replay",
     engine_do_replay,
     false,
     {{"record", ENGINE_STRING | ENGINE_NEEDED},
      {"edition", ENGINE_OBJECT},
      {"seed", ENGINE_NUMBER}}},
    {"bot", engine_do_bot, true, {{"bot", ENGINE_STRING | ENGINE_NEEDED}}},
    {"log",
     engine_do_log,
     true,
     {{"seat", ENGINE_NUMBER | ENGINE_STRING}, {"from", ENGINE_NUMBER}, {"lang", ENGINE_STRING}}},
    {"diff",
     engine_do_diff,
     true,
     {{"from", ENGINE_NUMBER | ENGINE_NEEDED}, {"seat", ENGINE_NUMBER | ENGINE_STRING}}},
    {"games", engine_do_games, false, {{NULL, 0}}},
    {"edition", engine_do_edition, false, {{"game", ENGINE_STRING}}},
    {"clause",
     engine_do_clause,
     false,
     {{"clause", ENGINE_STRING | ENGINE_NEEDED}, {"game", ENGINE_STRING}}},
    {"quit", engine_do_quit, false, {{NULL, 0}}},
    {NULL, NULL, false, {{NULL, 0}}},
};

/* ---- the gates ---- */

static const char *const kind_words[] = {"null",     "true or false", "a number",
                                         "a string", "a list",        "an object"};

static unsigned kind_bit(ochre_json_kind kind)
{
    static const unsigned bits[] = {
        0, ENGINE_BOOL, ENGINE_NUMBER, ENGINE_STRING, ENGINE_ARRAY, ENGINE_OBJECT};
    return bits[kind];
}

static const char *wanted_words(unsigned kinds)
{
    if ((kinds & ENGINE_NUMBER) != 0 && (kinds & ENGINE_STRING) != 0)
        return "a number or a string";
    for (int kind = OCHRE_JSON_BOOL; kind <= OCHRE_JSON_OBJECT; kind++)
        if ((kinds & kind_bit((ochre_json_kind)kind)) != 0)
            return kind_words[kind];
    return "something else";
}

static const engine_field *find_field(const cli_engine *e, const engine_command *command, int key)
{
    for (const engine_field *f = command->field; f->name != NULL; f++)
        if (ochre_json_is(&e->j, key, f->name))
            return f;
    return NULL;
}

static bool check_member(cli_engine *e, const engine_command *command, int key)
{
    if (ochre_json_is(&e->j, key, "do") || ochre_json_is(&e->j, key, "id"))
        return true;
    const engine_field *const field = find_field(e, command, key);
    if (field == NULL) {
        char *const name = engine_string(e, key);
        engine_fail(e, "unknown-field", "\"%s\" has no field \"%.60s\"", command->name, name);
        free(name);
        return false;
    }
    const ochre_json_kind kind = ochre_json_kind_of(&e->j, key + 1);
    if ((field->kinds & kind_bit(kind)) == 0) {
        engine_fail(e, "wrong-type", "field \"%s\" must be %s, not %s", field->name,
                    wanted_words(field->kinds), kind_words[kind]);
        return false;
    }
    return true;
}

static bool check_fields(cli_engine *e, const engine_command *command)
{
    for (int k = ochre_json_first(&e->j, 0); k >= 0; k = ochre_json_next(&e->j, 0, k))
        if (!check_member(e, command, k))
            return false;
    for (const engine_field *f = command->field; f->name != NULL; f++)
        if ((f->kinds & ENGINE_NEEDED) != 0 && engine_member(e, f->name) < 0) {
            engine_fail(e, "missing-field", "\"%s\" needs the field \"%s\"", command->name,
                        f->name);
            return false;
        }
    if (command->needs_match && !e->begun) {
        engine_fail(e, "no-match", "begin with {\"do\":\"new\",...} or {\"do\":\"replay\",...}");
        return false;
    }
    return true;
}

static void dispatch(cli_engine *e)
{
    const int what = engine_member(e, "do");
    if (what < 0) {
        engine_fail(e, "missing-field", "the object needs the field \"do\"");
        return;
    }
    if (ochre_json_kind_of(&e->j, what) != OCHRE_JSON_STRING) {
        engine_fail(e, "wrong-type", "field \"do\" must be a string, not %s",
                    kind_words[ochre_json_kind_of(&e->j, what)]);
        return;
    }
    for (const engine_command *c = engine_commands; c->name != NULL; c++)
        if (ochre_json_is(&e->j, what, c->name)) {
            if (check_fields(e, c))
                c->run(e);
            return;
        }
    char *const word = engine_string(e, what);
    engine_fail(e, "unknown-do", "there is nothing to do named \"%.60s\"", word);
    free(word);
}

const char *cli_engine_answer(cli_engine *e, const char *line, size_t length, size_t *answer_length)
{
    char       words[512];
    ochre_text why = OCHRE_TEXT(words);
    const bool is_json = cli_json_cut(&e->j, line, length, &why);
    if (!is_json) {
        e->j = (ochre_json){0};
        engine_fail(e, "bad-json", "%s", words);
    } else if (ochre_json_kind_of(&e->j, 0) != OCHRE_JSON_OBJECT)
        engine_fail(e, "not-object", "a message is an object, not %s",
                    kind_words[ochre_json_kind_of(&e->j, 0)]);
    else
        dispatch(e);
    engine_room(e, 4);
    ochre_text_string(&e->out, "}\n");
    free(e->j.token);
    e->j = (ochre_json){0};
    *answer_length = e->out.length;
    return e->out.data;
}

const char *cli_engine_answer_too_long(cli_engine *e, size_t *answer_length)
{
    e->j = (ochre_json){0};
    engine_fail(e, "too-long", "a line has at most %d bytes", CLI_ENGINE_LINE);
    ochre_text_string(&e->out, "}\n");
    *answer_length = e->out.length;
    return e->out.data;
}

/* ---- the streams ---- */

typedef struct {
    char  *data;
    size_t length, capacity;
    bool   too_long;
} line_buffer;

static void keep(line_buffer *line, int c)
{
    if (line->length == CLI_ENGINE_LINE) {
        line->too_long = true; /* the rest is read and forgotten */
        return;
    }
    if (line->length == line->capacity) {
        line->capacity = line->capacity > 0 ? 2 * line->capacity : 4096;
        line->data = cli_enlarge(line->data, line->capacity);
    }
    line->data[line->length++] = (char)c;
}

/* False at the end of the input. A last line without a newline counts. */
static bool read_line(FILE *in, line_buffer *line)
{
    line->length = 0;
    line->too_long = false;
    int c = getc(in);
    if (c == EOF)
        return false;
    for (; c != EOF && c != '\n'; c = getc(in))
        keep(line, c);
    if (!line->too_long && line->length > 0 && line->data[line->length - 1] == '\r')
        line->length--;
    return true;
}

static bool is_blank(const line_buffer *line)
{
    for (size_t i = 0; i < line->length; i++)
        if (line->data[i] != ' ' && line->data[i] != '\t')
            return false;
    return true;
}

int cli_engine_command(int argc, char **argv)
{
    if (argc > 1)
        return cli_unknown(argv[1], cli_engine_usage);
    cli_engine *const e = cli_engine_new();
    line_buffer       line = {0};
    bool              writable = true;
    while (writable && !cli_engine_has_quit(e) && read_line(stdin, &line)) {
        if (!line.too_long && is_blank(&line))
            continue;
        size_t      length;
        const char *answer = line.too_long ? cli_engine_answer_too_long(e, &length)
                                           : cli_engine_answer(e, line.data, line.length, &length);
        writable = fwrite(answer, 1, length, stdout) == length && fflush(stdout) == 0;
    }
    free(line.data);
    cli_engine_free(e);
    return writable ? 0 : cli_error("the answer could not be written");
}
