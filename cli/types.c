/* types.c - `ochre types [GAME]`: the TypeScript types that the field and verb tables give. */
#include <stdlib.h>
#include <string.h>

#include <ochre/json.h>

#include "cli/cli.h"

const char cli_types_usage[] = "ochre types [GAME]    (all games of the shelf when none is named)";

static void write_types(const void *game, ochre_text *out)
{
    ochre_types_write(game, out);
}

static void print_types(const ochre_game *game)
{
    size_t      length;
    char *const text = cli_text(write_types, game, &length);
    fwrite(text, 1, length, stdout);
    free(text);
}

int cli_types(int argc, char **argv)
{
    if (argc > 2 || (argc == 2 && argv[1][0] == '-'))
        return cli_unknown(argv[argc - 1], cli_types_usage);
    if (argc == 2) {
        const ochre_game *const game = cli_game(argv[1]);
        if (game == NULL)
            return CLI_USAGE;
        print_types(game);
        return 0;
    }
    for (const ochre_game *const *g = ochre_games; *g != NULL; g++)
        if (!(*g)->is_example)
            print_types(*g);
    return 0;
}
