/* arena_head.c - what tournament it is: the first line of a journal.
 *
 * It has all that a result depends on and that can be known here, so that results are never taken for those of
 * another game:
 *
 *     {"arena":3,"game":"neanderthal","rules":1,"players":3,"options":{"solo":1},"edition":"93b1c7d2e0a4f586",
 *      "seed":7,"bots":["hard","greedy"],"gauntlet":false,"luck":0}                             (one line)
 *
 * Options are those that differ from the default, as in a record; the edition is its hash; luck is measured by so many
 * playouts. What journals of former formats do not tell ("arena":1 rules, options and edition, "arena":2 luck) is as
 * by default. */
#include <string.h>

#include "cli/arena.h"

enum { FIRST = 1, SECOND = 2, FORMAT = 3, HEAD = 1 << 15, TOKENS = 256, SHOWN = 80 };

typedef struct head {
    char             text[HEAD];
    ochre_json       j;
    ochre_json_token token[TOKENS];
} head;

/* ---- writing ---- */

static void write_options(const ochre_game *game, const ochre_setup *setup, ochre_text *out)
{
    bool first = true;
    ochre_text_string(out, "\"options\":{");
    for (int i = 0; i < OCHRE_OPTIONS && game->options[i].name != NULL; i++) {
        if (setup->option[i] == game->options[i].fallback)
            continue;
        ochre_text_string(out, first ? "" : ",");
        first = false;
        ochre_json_quote(out, game->options[i].name);
        ochre_text_format(out, ":%d", (int)setup->option[i]);
    }
    ochre_text_char(out, '}');
}

void arena_options_write(const arena *a, ochre_text *out)
{
    write_options(a->game, &a->setup, out);
}

static void write_variant(const ochre_game *game, const ochre_setup *setup, const void *edition,
                          ochre_text *out)
{
    write_options(game, setup, out);
    ochre_text_string(out, ",\"edition\":\"");
    ochre_text_hex(out, ochre_edition_hash(game, edition));
    ochre_text_char(out, '"');
}

void arena_variant_write(const arena *a, ochre_text *out)
{
    write_variant(a->game, &a->setup, a->edition, out);
}

static void write_head(const arena *a, const ochre_setup *setup, const void *edition, int luck,
                       ochre_text *out)
{
    ochre_text_format(out, "{\"arena\":%d,\"game\":\"%s\",\"rules\":%d,\"players\":%d,", FORMAT,
                      a->game->id, a->game->rules_version, a->players);
    write_variant(a->game, setup, edition, out);
    ochre_text_string(out, ",\"seed\":");
    ochre_text_uint(out, a->seed);
    ochre_text_string(out, ",\"bots\":[");
    for (int i = 0; i < a->contestants; i++) {
        ochre_text_string(out, i > 0 ? "," : "");
        ochre_json_quote(out, a->contestant[i].name);
    }
    ochre_text_format(out, "],\"gauntlet\":%s,\"luck\":%d}", a->gauntlet ? "true" : "false", luck);
}

bool arena_head_print(const arena *a, FILE *file)
{
    char       line[HEAD];
    ochre_text text = OCHRE_TEXT(line);
    write_head(a, &a->setup, a->edition, a->luck, &text);
    ochre_text_char(&text, '\n');
    return fwrite(line, 1, text.length, file) == text.length && fflush(file) == 0;
}

/* ---- reading ---- */

static bool cut(head *h, size_t length)
{
    char       why[256];
    ochre_text text = OCHRE_TEXT(why);
    return ochre_json_cut(&h->j, h->text, length, h->token, TOKENS, &text) == OCHRE_OK &&
           ochre_json_kind_of(&h->j, 0) == OCHRE_JSON_OBJECT;
}

static void make(head *h, const arena *a, const ochre_setup *setup, const void *edition, int luck)
{
    ochre_text text = OCHRE_TEXT(h->text);
    write_head(a, setup, edition, luck, &text);
    cut(h, text.length);
}

/* What former formats say by saying nothing. */
static void make_default(head *h, const arena *a)
{
    ochre_setup setup;
    ochre_setup_default(a->game, a->players, &setup);
    make(h, a, &setup, a->game->edition, 0);
}

/* 0: none that is known. */
static int format_of(const head *h)
{
    int64_t   format;
    const int token = ochre_json_member(&h->j, 0, "arena");
    if (token < 0 || !ochre_json_int(&h->j, token, &format) || format < FIRST || format > FORMAT)
        return 0;
    return (int)format;
}

static bool read_head(head *h, const char *line, size_t length)
{
    if (length >= HEAD)
        return false;
    memcpy(h->text, line, length);
    h->text[length] = '\0';
    return cut(h, length) && format_of(h) != 0;
}

typedef struct value {
    const char *text;
    int         length; /* -1: it is not there */
} value;

static value value_of(const head *h, const char *name)
{
    const int token = ochre_json_member(&h->j, 0, name);
    if (token < 0)
        return (value){"not there", -1};
    const ochre_json_token *t = &h->token[token];
    return (value){h->text + t->start, (int)(t->end - t->start)};
}

static bool is_same(value one, value other)
{
    return one.length == other.length && one.length >= 0 &&
           memcmp(one.text, other.text, (size_t)one.length) == 0;
}

static int shown(value v)
{
    return v.length < 0 || v.length > SHOWN ? SHOWN : v.length;
}

bool arena_head_fits(const arena *a, const char *line, size_t length)
{
    static const struct {
        const char *name;
        int         since; /* which format */
    } told[] = {{"game", FIRST},     {"players", FIRST},  {"seed", FIRST},
                {"bots", FIRST},     {"gauntlet", FIRST}, {"rules", SECOND},
                {"options", SECOND}, {"edition", SECOND}, {"luck", FORMAT}};
    head ours, theirs, silent;
    if (!read_head(&theirs, line, length))
        return cli_error("%s is no journal of a tournament", a->journal) == 0;
    make(&ours, a, &a->setup, a->edition, a->luck);
    make_default(&silent, a);
    for (size_t i = 0; i < sizeof told / sizeof told[0]; i++) {
        const char *const name = told[i].name;
        const value       here = value_of(&ours, name);
        const value there = value_of(told[i].since > format_of(&theirs) ? &silent : &theirs, name);
        if (!is_same(here, there))
            return cli_error(
                       "%s is the journal of another tournament: there \"%s\" is %.*s, here %.*s",
                       a->journal, name, shown(there), there.text, shown(here), here.text) == 0;
    }
    return true;
}
