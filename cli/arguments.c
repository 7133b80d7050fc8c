/* arguments.c - what is typed behind a subcommand: options, numbers, names of games. */
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/cli.h"

int cli_usage(const char *text)
{
    fprintf(stderr, "usage: %s\n", text);
    return CLI_USAGE;
}

int cli_unknown(const char *argument, const char *text)
{
    cli_error("what is \"%s\"?", argument);
    return cli_usage(text);
}

int cli_error(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("ochre: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return CLI_FAILED;
}

bool cli_option(int argc, char **argv, int *i, const char *name, const char **value)
{
    const char  *argument = argv[*i];
    const size_t length = strlen(name);
    if (strncmp(argument, name, length) != 0)
        return false;
    if (argument[length] == '=') {
        *value = argument + length + 1;
        return true;
    }
    if (argument[length] != '\0')
        return false;
    *value = NULL;
    if (*i + 1 < argc)
        *value = argv[++*i];
    else
        cli_error("%s needs a value", name);
    return true;
}

bool cli_is_option(const char *argument)
{
    return argument[0] == '-' && argument[1] != '\0';
}

bool cli_number(const char *text, const char *what, int64_t lo, int64_t hi, int64_t *value)
{
    char *end = NULL;
    errno = 0;
    const long long number = text != NULL ? strtoll(text, &end, 10) : 0;
    if (text == NULL || end == text || *end != '\0' || errno != 0 || number < lo || number > hi) {
        cli_error("%s must be a whole number from %lld to %lld, not \"%s\"", what, (long long)lo,
                  (long long)hi, text != NULL ? text : "");
        return false;
    }
    *value = number;
    return true;
}

bool cli_seed(const char *text, uint64_t *seed)
{
    int64_t value = 0;
    if (!cli_number(text, "the seed", 0, INT64_MAX, &value))
        return false;
    *seed = (uint64_t)value;
    return true;
}

bool cli_lang(const char *text, ochre_lang *lang)
{
    const bool english = text != NULL && strcmp(text, "en") == 0;
    const bool russian = text != NULL && strcmp(text, "ru") == 0;
    if (!english && !russian) {
        cli_error("the language is en or ru, not \"%s\"", text != NULL ? text : "");
        return false;
    }
    *lang = russian ? OCHRE_RU : OCHRE_EN;
    return true;
}

ochre_lang cli_lang_of_environment(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof(variables) / sizeof(variables[0]); i++) {
        const char *const value = getenv(variables[i]);
        if (value != NULL && value[0] != '\0')
            return strncmp(value, "ru", 2) == 0 ? OCHRE_RU : OCHRE_EN;
    }
    return OCHRE_EN;
}

bool cli_setup_option(const ochre_game *game, const char *text, ochre_setup *setup)
{
    char              name[64] = {0};
    const char *const mark = strchr(text, '=');
    if (mark == NULL || (size_t)(mark - text) >= sizeof(name)) {
        cli_error("--option is NAME=VALUE, not \"%s\"", text);
        return false;
    }
    memcpy(name, text, (size_t)(mark - text));
    const ochre_status status = ochre_setup_option(game, setup, name, mark + 1);
    if (status == OCHRE_UNKNOWN)
        cli_error("%s has no option \"%s\"; `ochre games` lists them", game->id, name);
    else if (status != OCHRE_OK)
        cli_error("option %s: \"%s\" is not one of its values", name, mark + 1);
    return status == OCHRE_OK;
}

bool cli_name_ok(const char *name)
{
    const size_t length = strlen(name);
    if (length == 0 || length >= OCHRE_NAME || name[0] == ' ' || name[length - 1] == ' ')
        return false;
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)name[i] < ' ' || name[i] == 127)
            return false;
    return true;
}

uint64_t cli_fresh_seed(void)
{
    struct timespec now = {0};
    clock_gettime(CLOCK_REALTIME, &now);
    const uint64_t mixed[3] = {(uint64_t)now.tv_sec, (uint64_t)now.tv_nsec, (uint64_t)getpid()};
    return ochre_hash(0, mixed, sizeof(mixed)) >> 1; /* so that it can be typed as --seed again */
}

/* ---- mistyped names ---- */

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Letters to add, drop or change until one word is the other. */
static size_t distance(const char *a, const char *b)
{
    enum { LONGEST = 40 };
    const size_t columns = strlen(b);
    if (columns > LONGEST)
        return SIZE_MAX;
    size_t row[LONGEST + 1];
    for (size_t j = 0; j <= columns; j++)
        row[j] = j;
    for (size_t i = 0; a[i] != '\0'; i++) {
        size_t diagonal = row[0];
        row[0] = i + 1;
        for (size_t j = 0; j < columns; j++) {
            const size_t change = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = smaller(change, smaller(row[j], row[j + 1]) + 1);
        }
    }
    return row[columns];
}

const char *cli_nearest(const char *word, const char *const *words)
{
    const char *best = NULL;
    size_t      least = strlen(word) / 2 + 1;
    for (; *words != NULL; words++) {
        const bool   begins = word[0] != '\0' && strncmp(*words, word, strlen(word)) == 0;
        const size_t steps = begins ? 0 : distance(word, *words);
        if (steps < least) {
            least = steps;
            best = *words;
        }
    }
    return best;
}

const ochre_game *cli_game(const char *id)
{
    const ochre_game *const game = ochre_game_named(id);
    if (game != NULL)
        return game;
    enum { SHELF = 32 };
    const char *ids[SHELF + 1] = {NULL};
    for (int i = 0; i < SHELF && ochre_games[i] != NULL; i++)
        ids[i] = ochre_games[i]->id;
    const char *const near = cli_nearest(id, ids);
    if (near != NULL)
        cli_error("there is no game \"%s\"; did you mean %s?", id, near);
    else
        cli_error("there is no game \"%s\"; `ochre games` lists them", id);
    return NULL;
}
