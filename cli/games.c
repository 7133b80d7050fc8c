/* games.c - `ochre games`: the shelf. */
#include <string.h>

#include <ochre/json.h>

#include "cli/cli.h"

const char cli_games_usage[] = "ochre games [--json] [--all]\n"
                               "  --json  as JSON\n"
                               "  --all   example games for developers, too";

static void print_value(const ochre_option *option, int value)
{
    if (option->names != NULL)
        fputs(option->names[value - option->lo], stdout);
    else
        printf("%d", value);
}

enum { NAMES_SHOWN = 4 }; /* words of an option before the rest is only counted */

static void print_option(const ochre_option *option)
{
    printf("    --option %s=", option->name);
    if (option->names == NULL)
        printf("%d..%d", option->lo, option->hi);
    for (int value = option->lo; option->names != NULL && value <= option->hi; value++) {
        if (value - option->lo == NAMES_SHOWN) {
            printf("|... (%d in all: --json lists them)", option->hi - option->lo + 1);
            break;
        }
        printf("%s%s", value > option->lo ? "|" : "", option->names[value - option->lo]);
    }
    fputs("  (default ", stdout);
    print_value(option, option->fallback);
    printf(")  %s\n", option->help != NULL ? option->help : "");
}

static void print_game(const ochre_game *game)
{
    printf("%s%s\n", game->id, game->is_example ? "  (example)" : "");
    if (strcmp(game->title[OCHRE_EN], game->title[OCHRE_RU]) == 0)
        printf("    %s", game->title[OCHRE_EN]);
    else
        printf("    %s / %s", game->title[OCHRE_EN], game->title[OCHRE_RU]);
    if (game->min_players == game->max_players)
        printf(", %d players\n", game->min_players);
    else
        printf(", %d-%d players\n", game->min_players, game->max_players);
    printf("    %s\n", game->about[OCHRE_EN]);
    for (const ochre_option *o = game->options; o != NULL && o->name != NULL; o++)
        print_option(o);
}

static void print_json(bool all)
{
    bool first = true;
    puts("[");
    for (const ochre_game *const *g = ochre_games; *g != NULL; g++) {
        if ((*g)->is_example && !all)
            continue;
        char       buffer[8192];
        ochre_text line = OCHRE_TEXT(buffer);
        ochre_game_write(*g, &line);
        printf("%s  %s", first ? "" : ",\n", line.data);
        first = false;
    }
    puts("\n]");
}

int cli_games(int argc, char **argv)
{
    bool json = false, all = false;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--json") == 0)
            json = true;
        else if (strcmp(argv[i], "--all") == 0)
            all = true;
        else
            return cli_unknown(argv[i], cli_games_usage);
    }
    if (json) {
        print_json(all);
        return 0;
    }
    const char *gap = "";
    for (const ochre_game *const *g = ochre_games; *g != NULL; g++) {
        if ((*g)->is_example && !all)
            continue;
        fputs(gap, stdout);
        print_game(*g);
        gap = "\n";
    }
    return 0;
}
