/* backup.c - `ochre backup`: a copy of a server's store while it runs, and the check of such a copy.
 *
 * The check does not trust the file. The database looks through itself; then every match is played again
 * from its log, through the same checked way in as when it was played, with every throw worked out anew
 * from the secret of its dice, and the hash of the state where it stands must be the one that was kept. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "server/dice.h"
#include "server/store.h"

const char cli_backup_usage[] =
    "ochre backup --data DIR FILE\n"
    "ochre backup --check FILE\n"
    "  The first copies the store of a server, which may be running, to a new file; what is there\n"
    "  already is never replaced. Keep it safe: passwords' hashes and the secrets of dice are in it.\n"
    "  The second looks through a copy and plays every match in it again.\n"
    "  To go back to a copy: stop the server, put the file in place of DIR/ochre.db, remove\n"
    "  DIR/ochre.db-wal and DIR/ochre.db-shm, start.";

enum { PAGE = 256 };

typedef struct checker {
    store       *store;
    store_table *table; /* the one being checked */
    ochre_match *match;
    uint32_t     event; /* of chance, counted over the whole log */
    dice         dice;
    int64_t      matches, entries;
    int          bad;
} checker;

static bool complain(checker *c, int32_t version, const char *words)
{
    cli_error("table %lld, version %d: %s", (long long)c->table->id, version, words);
    c->bad++;
    return false;
}

/* ---- how a match began ---- */

/* Cuts JSON of the store; false has been told. */
static bool cut(checker *c, ochre_json *j, const char *text, size_t length)
{
    char       words[200];
    ochre_text why = OCHRE_TEXT(words);
    return cli_json_cut(j, text, length, &why) || complain(c, 0, words);
}

static bool read_options(checker *c, const ochre_game *game, ochre_setup *setup)
{
    ochre_json  j;
    const char *text = c->table->options;
    if (!cut(c, &j, text, strlen(text)))
        return false;
    bool good = ochre_json_kind_of(&j, 0) == OCHRE_JSON_OBJECT;
    for (int k = good ? ochre_json_first(&j, 0) : -1; k >= 0 && good;
         k = ochre_json_next(&j, 0, k)) {
        char       name[40], value[40];
        ochre_text n = OCHRE_TEXT(name), v = OCHRE_TEXT(value);
        int64_t    number;
        good = ochre_json_string(&j, k, &n);
        if (good && ochre_json_int(&j, k + 1, &number))
            ochre_text_int(&v, number);
        else
            good = good && ochre_json_string(&j, k + 1, &v);
        good = good && ochre_setup_option(game, setup, name, value) == OCHRE_OK;
    }
    free(j.token);
    return good || complain(c, 0, "its options are not those of the game");
}

/* The table's own edition, to be freed, or NULL for the standard one; *good tells failure. */
static void *read_edition(checker *c, const ochre_game *game, bool *good)
{
    size_t     length = 0;
    char      *text = store_edition_read(c->store, c->table->id, &length);
    char       words[300];
    ochre_text why = OCHRE_TEXT(words);
    ochre_json j;
    void      *edition = NULL;
    if (text != NULL && (*good = cut(c, &j, text, length))) {
        edition = cli_alloc(game->edition_size);
        memset(edition, 0, game->edition_size);
        if (ochre_edition_read(game, edition, &j, 0, &why) != OCHRE_OK)
            *good = complain(c, 0, words);
        free(j.token);
    }
    free(text);
    if (*good && ochre_edition_hash(game, edition != NULL ? edition : game->edition) !=
                     c->table->edition_hash)
        *good = complain(c, 0, "its edition has another hash");
    return edition;
}

static bool read_position(checker *c)
{
    size_t              length = 0;
    char               *text = store_position_read(c->store, c->table->id, &length);
    char                words[300];
    ochre_text          why = OCHRE_TEXT(words);
    ochre_json          j;
    alignas(16) uint8_t state[OCHRE_STATE] = {0};
    bool                good = true;
    if (text != NULL && (good = cut(c, &j, text, length))) {
        if (ochre_state_read(c->match->game, c->match->edition, state, &j, 0, &why) == OCHRE_OK)
            ochre_match_load(c->match, state);
        else
            good = complain(c, 0, words);
        free(j.token);
    }
    free(text);
    return good;
}

/* ---- what was played ---- */

static bool check_throw(checker *c, const store_entry *e)
{
    const ochre_match *m = c->match;
    if (ochre_match_actor(m) != OCHRE_CHANCE)
        return complain(c, e->version, "chance acts, but it is not its turn");
    c->event++;
    if (c->table->guide) /* a scripted lesson, dice and all */
        return true;
    const ochre_action fell = dice_outcome(&c->dice, c->event, m->game, m->edition, m->state);
    return ochre_action_same(fell, e->action) || complain(c, e->version, "the dice fell otherwise");
}

static bool replay_entry(checker *c, const store_entry *e)
{
    const char *clause;
    if (e->kind == STORE_UNDO) {
        if (e->back < 0 || e->back > c->match->plies)
            return complain(c, e->version, "an undo to a ply that is not there");
        ochre_match_undo_to(c->match, e->back);
        return true;
    }
    if (e->who == OCHRE_CHANCE && !check_throw(c, e))
        return false;
    const ochre_status status = ochre_match_play(c->match, e->who, e->action, &clause);
    return status == OCHRE_OK ||
           complain(c, e->version, status == OCHRE_REFUSED ? clause : ochre_status_words(status));
}

static bool replay_log(checker *c)
{
    static store_entry page[PAGE];
    int32_t            version = 0;
    for (int count = PAGE; count == PAGE;) {
        count = store_log_read(c->store, c->table->id, version + 1, page, PAGE);
        for (int i = 0; i < count; i++) {
            if (page[i].version != ++version)
                return complain(c, version, "a version is missing");
            if (!replay_entry(c, &page[i]))
                return false;
        }
    }
    c->entries += version;
    if (version != c->table->version)
        return complain(c, version, "the table stands at another version");
    return version == 0 ||
           ochre_hash(0, c->match->state, c->match->game->state_size) == c->table->hash ||
           complain(c, version, "the state has another hash");
}

static void take_dice(checker *c)
{
    c->event = 0;
    c->dice.seats = c->table->players;
    memcpy(c->dice.secret, c->table->secret, sizeof(c->dice.secret));
    for (int seat = 0; seat < OCHRE_SEATS; seat++)
        memcpy(c->dice.salt[seat], c->table->seat[seat].salt, OCHRE_SALT);
}

static bool replay_table(checker *c, const ochre_game *game, const void *edition)
{
    const char   *clause;
    ochre_setup   setup;
    const int     room = c->table->version + 1;
    ochre_action *log = cli_alloc((size_t)room * sizeof(*log));
    ochre_setup_default(game, c->table->players, &setup);
    bool good = read_options(c, game, &setup);
    if (good && ochre_match_start(c->match, game, edition, &setup, log, room, &clause) != OCHRE_OK)
        good = complain(c, 0, clause);
    take_dice(c);
    good = good && read_position(c) && replay_log(c);
    free(log);
    return good;
}

static void check_table(checker *c)
{
    uint8_t                 commitment[DICE_SECRET];
    bool                    good = true;
    const ochre_game *const game = ochre_game_named(c->table->game);
    if (c->table->state == STORE_WAITING)
        return;
    c->matches++;
    if (c->table->version < 0 || c->table->version > STORE_LOG) {
        complain(c, c->table->version, "no match has so many entries");
        return;
    }
    dice_commit(c->table->secret, commitment);
    if (game == NULL || game->rules_version != c->table->rules) {
        complain(c, 0, "there is no such game, or its rules have changed");
        return;
    }
    if (memcmp(commitment, c->table->commitment, sizeof(commitment)) != 0) {
        complain(c, 0, "the secret of the dice is not the one that was committed to");
        return;
    }
    void *edition = read_edition(c, game, &good);
    if (good)
        replay_table(c, game, edition);
    free(edition);
}

/* ---- the command ---- */

static int check(const char *file)
{
    char       words[600];
    ochre_text why = OCHRE_TEXT(words);
    checker    c = {.store = store_open_file(file, &why)};
    if (c.store == NULL)
        return cli_error("%s", words);
    if (!store_is_sound(c.store, &why)) {
        store_close(c.store);
        return cli_error("%s: %s", file, words);
    }
    store_table *const page = cli_alloc(PAGE * sizeof(*page));
    c.match = cli_alloc(sizeof(*c.match));
    store_filter all = {0};
    for (int count = PAGE; count == PAGE; all.skip += count) {
        count = store_tables_list(c.store, &all, page, PAGE);
        for (int i = 0; i < count; i++) {
            c.table = &page[i];
            check_table(&c);
        }
    }
    printf("%s: sound, %lld matches with %lld entries played again, %d of them wrong\n", file,
           (long long)c.matches, (long long)c.entries, c.bad);
    free(c.match);
    free(page);
    store_close(c.store);
    return c.bad == 0 ? 0 : CLI_FAILED;
}

/* Stopped, or with no room to grow: the unfinished file is put away first. */
static int copy(const char *directory, const char *file)
{
    char       words[600];
    ochre_text why = OCHRE_TEXT(words);
    cli_catch_signals();
    signal(SIGXFSZ, SIG_IGN);
    if (!store_backup(directory, file, cli_was_stopped, &why)) {
        cli_error("%s", words);
        return cli_was_stopped() ? CLI_STOPPED : CLI_FAILED;
    }
    printf("%s: written; `ochre backup --check %s` looks through it\n", file, file);
    return 0;
}

typedef struct {
    const char *directory, *file, *checked; /* NULL: not given */
} wishes;

static bool read_wishes(int argc, char **argv, wishes *w)
{
    for (int i = 1; i < argc; i++) {
        const char *value = argv[i];
        if (cli_option(argc, argv, &i, "--data", &value))
            w->directory = value;
        else if (cli_option(argc, argv, &i, "--check", &value))
            w->checked = value;
        else if (value[0] == '-' || w->file != NULL) {
            cli_unknown(value, cli_backup_usage);
            return false;
        } else
            w->file = value;
        if (value != NULL && value[0] == '\0') /* a variable of a script that is not set */
            cli_error("the name of a file is empty");
        if (value == NULL || value[0] == '\0')
            return false;
    }
    return true;
}

int cli_backup(int argc, char **argv)
{
    wishes w = {0};
    if (!dice_ready())
        return cli_error("libsodium does not start");
    if (!read_wishes(argc, argv, &w))
        return CLI_USAGE;
    if (w.checked != NULL && w.directory == NULL && w.file == NULL)
        return check(w.checked);
    if (w.checked == NULL && w.directory != NULL && w.file != NULL)
        return copy(w.directory, w.file);
    return cli_usage(cli_backup_usage);
}
