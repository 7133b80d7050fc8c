/* guest.c - `ochre guest BOT`: one of our bots as a guest of another program's arena.
 *
 * The other side of cli/arena_guest.c, as docs/protocol.md describes it. It serves to let two builds of Ochre play
 * against each other: a changed evaluation against the one before it (./dev tune). */
#include <stdlib.h>
#include <string.h>

#include <ochre/notation.h>

#include "cli/cli.h"
#include "cli/mind.h"

const char cli_guest_usage[] =
    "ochre guest BOT\n"
    "  plays BOT for the arena of another program, over stdin and stdout";

enum { LINE = 1 << 20 };

typedef struct guest {
    const char       *bot;
    const ochre_game *game;
    void             *edition; /* the arena's; NULL: the standard one */
    cli_mind          mind;
    ochre_rng         rng;
    char              line[LINE];
} guest;

static void refuse(const char *why)
{
    printf("{\"ok\":false,\"error\":\"%s\"}\n", why);
}

static const void *edition_of(const guest *g)
{
    return g->edition != NULL ? g->edition : g->game->edition;
}

static bool read_edition(guest *g, const ochre_json *j)
{
    char       words[512];
    ochre_text why = OCHRE_TEXT(words);
    const int  edition = ochre_json_member(j, 0, "edition");
    free(g->edition);
    g->edition = NULL;
    if (edition < 0)
        return true;
    g->edition = cli_alloc(g->game->edition_size);
    memset(g->edition, 0, g->game->edition_size);
    return ochre_edition_read(g->game, g->edition, j, edition, &why) == OCHRE_OK;
}

static void begin(guest *g, const ochre_json *j)
{
    char       id[64];
    ochre_text text = OCHRE_TEXT(id);
    int64_t    seed = 0;
    const int  game = ochre_json_member(j, 0, "game"), number = ochre_json_member(j, 0, "seed");
    if (game < 0 || !ochre_json_string(j, game, &text) ||
        (g->game = ochre_game_named(id)) == NULL) {
        refuse("unknown-game");
        return;
    }
    if (number >= 0)
        ochre_json_int(j, number, &seed);
    ochre_rng_seed(&g->rng, (uint64_t)seed, 2);
    if (!read_edition(g, j)) {
        refuse("bad-edition");
        g->game = NULL;
        return;
    }
    if (cli_mind_read(&g->mind, g->bot, g->game))
        puts("{\"ok\":true}");
    else
        refuse("unknown-bot");
}

static void choose(guest *g, const ochre_json *j)
{
    alignas(16) uint8_t state[OCHRE_STATE] = {0};
    char                words[1000], quoted[2000];
    ochre_text          text = OCHRE_TEXT(words), json = OCHRE_TEXT(quoted);
    const int           world = ochre_json_member(j, 0, "world");
    if (g->game == NULL || world < 0 ||
        ochre_state_read(g->game, edition_of(g), state, j, world, &text) != OCHRE_OK ||
        g->game->actor(state) < 0) {
        refuse("bad-world");
        return;
    }
    const ochre_action action = cli_mind_choose(&g->mind, g->game, edition_of(g), state, &g->rng);
    ochre_text_clear(&text);
    ochre_action_text(g->game, action, &text);
    ochre_json_quote(&json, words);
    printf("{\"ok\":true,\"action\":%s}\n", quoted);
}

static void answer(guest *g, size_t length)
{
    char       why[256];
    ochre_text text = OCHRE_TEXT(why);
    ochre_json j;
    if (!cli_json_cut(&j, g->line, length, &text)) {
        refuse("bad-json");
        return;
    }
    const int what =
        ochre_json_kind_of(&j, 0) == OCHRE_JSON_OBJECT ? ochre_json_member(&j, 0, "do") : -1;
    if (what >= 0 && ochre_json_is(&j, what, "begin"))
        begin(g, &j);
    else if (what >= 0 && ochre_json_is(&j, what, "choose"))
        choose(g, &j);
    else
        puts("{\"ok\":true}");
    free(j.token);
}

int cli_guest(int argc, char **argv)
{
    ochre_bot_spec spec;
    if (argc != 2)
        return cli_usage(cli_guest_usage);
    if (!ochre_bot_parse(argv[1], NULL, &spec)) {
        cli_no_bot(argv[1], "");
        return CLI_USAGE;
    }
    guest *const g = cli_alloc(sizeof *g);
    memset(g, 0, sizeof *g);
    g->bot = argv[1];
    while (fgets(g->line, sizeof g->line, stdin) != NULL) {
        answer(g, strcspn(g->line, "\n"));
        fflush(stdout);
    }
    cli_mind_close(&g->mind);
    free(g->edition);
    free(g);
    return 0;
}
