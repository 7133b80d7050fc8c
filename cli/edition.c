/* edition.c - `ochre edition export|check`: a game's components as JSON, out and in.
 *
 * Export, change a card, check, and play with `ochre play GAME --edition FILE`. */
#include <stdlib.h>
#include <string.h>

#include <ochre/json.h>

#include "cli/cli.h"

const char cli_edition_usage[] =
    "ochre edition export GAME [FILE]\n"
    "       ochre edition check GAME FILE    (FILE may be - for stdin)";

bool cli_json_cut(ochre_json *j, const char *text, size_t length, ochre_text *why)
{
    /* No token is shorter than one byte and a comma, but for the last. */
    const size_t      most = length / 2 + 2;
    size_t            capacity = most < 1024 ? most : 1024;
    ochre_json_token *tokens = NULL;
    for (;;) {
        tokens = cli_enlarge(tokens, capacity * sizeof(*tokens));
        ochre_text_clear(why);
        const ochre_status status = ochre_json_cut(j, text, length, tokens, (int)capacity, why);
        if (status == OCHRE_OK)
            return true;
        if (status != OCHRE_FULL || capacity >= most) {
            free(tokens);
            return false;
        }
        capacity = capacity * 4 < most ? capacity * 4 : most;
    }
}

/* What some editors write before the text: a mark that it is UTF-8. */
static size_t mark_of(const char *text, size_t length)
{
    static const char mark[] = "\xef\xbb\xbf";
    return length >= 3 && memcmp(text, mark, 3) == 0 ? 3 : 0;
}

static void *read_edition(const ochre_game *game, const char *text, size_t length, ochre_text *why)
{
    const size_t mark = mark_of(text, length);
    ochre_json   j;
    if (!cli_json_cut(&j, text + mark, length - mark, why))
        return NULL;
    void *edition = cli_alloc(game->edition_size);
    memset(edition, 0, game->edition_size);
    if (ochre_edition_read(game, edition, &j, 0, why) != OCHRE_OK) {
        free(edition);
        edition = NULL;
    }
    free(j.token);
    return edition;
}

void *cli_load_edition(const ochre_game *game, const char *path, ochre_text *why)
{
    size_t      length;
    char *const text = cli_load_file(path, &length, why);
    if (text == NULL)
        return NULL;
    char        words[512];
    ochre_text  spot = OCHRE_TEXT(words);
    void *const edition = read_edition(game, text, length, &spot);
    if (edition == NULL)
        ochre_text_format(why, "%s: %s", path, words);
    free(text);
    return edition;
}

void *cli_edition(const ochre_game *game, const char *path)
{
    char        words[CLI_WHY];
    ochre_text  why = OCHRE_TEXT(words);
    void *const edition = cli_load_edition(game, path, &why);
    if (edition == NULL)
        cli_error("%s", words);
    return edition;
}

static void write_edition(const void *game, ochre_text *out)
{
    const ochre_game *const g = game;
    ochre_edition_write(g, g->edition, out);
}

static int export_edition(const ochre_game *game, const char *path)
{
    size_t      length;
    char *const compact = cli_text(write_edition, game, &length);
    char       *pretty = NULL;
    size_t      pretty_length = 0;
    pretty = cli_pretty(compact, length, &pretty_length);
    free(compact);

    char       words[512];
    ochre_text why = OCHRE_TEXT(words);
    int        status = 0;
    if (path == NULL || strcmp(path, "-") == 0)
        fwrite(pretty, 1, pretty_length, stdout);
    else if (cli_file_exists(path)) /* somebody's changes may be in it */
        status = cli_error("%s is there already", path);
    else if (!cli_write_file(path, pretty, pretty_length, &why))
        status = cli_error("%s", words);
    free(pretty);
    return status;
}

static int check_edition(const ochre_game *game, const char *path)
{
    void *const edition = cli_edition(game, path);
    if (edition == NULL)
        return CLI_FAILED;
    const uint64_t hash = ochre_edition_hash(game, edition);
    const bool     standard = hash == ochre_edition_hash(game, game->edition);
    printf("%s: ok, %s edition %016llx%s\n", path, game->id, (unsigned long long)hash,
           standard ? " (the standard one)" : "");
    free(edition);
    return 0;
}

int cli_edition_command(int argc, char **argv)
{
    const bool exports = argc >= 3 && argc <= 4 && strcmp(argv[1], "export") == 0;
    const bool checks = argc == 4 && strcmp(argv[1], "check") == 0;
    if (!exports && !checks)
        return cli_usage(cli_edition_usage);
    if (argc == 4 && cli_is_option(argv[3]))
        return cli_unknown(argv[3], cli_edition_usage);
    const ochre_game *const game = cli_game(argv[2]);
    if (game == NULL)
        return CLI_USAGE;
    return exports ? export_edition(game, argc == 4 ? argv[3] : NULL)
                   : check_edition(game, argv[3]);
}
