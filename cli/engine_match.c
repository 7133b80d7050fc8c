/* engine_match.c - messages of the protocol that change the match: new, play, chance, undo, load,
 * replay. Each checks everything first; the old match goes only when the new one stands. */
#include <stdlib.h>
#include <string.h>

#include <ochre/notation.h>

#include "cli/engine.h"
#include "cli/rules.h"

enum { FIRST_CAPACITY = 1024 };

static void refuse(cli_engine *e, const ochre_game *game, const char *clause)
{
    char       buffer[1024];
    ochre_text words = OCHRE_TEXT(buffer);
    if (!cli_rules_clause(game->id, clause, OCHRE_EN, &words))
        ochre_text_string(&words, "the rules forbid it");
    engine_fail(e, "refused", "%s", buffer);
    engine_add_string(e, "clause", clause);
}

static void accept_with_actor(cli_engine *e)
{
    engine_accept(e);
    engine_add_actor(e);
}

/* Puts a match that stands in place of the old one. */
static void take_over(cli_engine *e, const ochre_match *m, void *edition,
                      const ochre_record_names *names)
{
    free(e->match.log);
    free(e->edition);
    e->match = *m;
    e->edition = edition;
    e->names = *names;
    e->begun = true;
}

/* ---- new ---- */

/* A number as it stands, a string without its quotes. Whatever else comes here is no value of any
 * option. */
static char *option_value(const cli_engine *e, int token)
{
    if (ochre_json_kind_of(&e->j, token) == OCHRE_JSON_STRING)
        return engine_string(e, token);
    const size_t length = (size_t)e->j.token[token].end - e->j.token[token].start;
    char *const  value = cli_alloc(length + 1);
    memcpy(value, e->j.text + e->j.token[token].start, length);
    value[length] = '\0';
    return value;
}

static bool read_options(cli_engine *e, const ochre_game *game, ochre_setup *setup)
{
    const int object = engine_member(e, "options");
    if (object < 0)
        return true;
    bool good = true;
    for (int k = ochre_json_first(&e->j, object); good && k >= 0;
         k = ochre_json_next(&e->j, object, k)) {
        char *const        name = engine_string(e, k);
        char *const        value = option_value(e, k + 1);
        const ochre_status status = ochre_setup_option(game, setup, name, value);
        good = status == OCHRE_OK;
        if (status == OCHRE_UNKNOWN)
            engine_fail(e, "unknown-option", "%s has no option \"%.60s\"", game->id, name);
        else if (!good)
            engine_fail(e, "bad-option", "options.%.60s: %.60s is not one of its values", name,
                        value);
        free(name);
        free(value);
    }
    return good;
}

static bool read_names(cli_engine *e, int players, ochre_record_names *names)
{
    const int list = engine_member(e, "names");
    if (list < 0)
        return true;
    if ((int)e->j.token[list].size != players) {
        engine_fail(e, "bad-names", "field \"names\" needs %d names", players);
        return false;
    }
    int seat = 0;
    for (int k = ochre_json_first(&e->j, list); k >= 0; k = ochre_json_next(&e->j, list, k)) {
        ochre_text name = OCHRE_TEXT(names->seat[seat]);
        ochre_text_clear(&name);
        const bool read = ochre_json_string(&e->j, k, &name);
        const bool is_whole =
            name.length == strlen(names->seat[seat]); /* a zero would cut it short */
        if (!read || name.full || !is_whole || !cli_name_ok(names->seat[seat])) {
            engine_fail(e, "bad-names",
                        "names[%d] must be a string of at most %d bytes without control characters "
                        "or spaces at its ends",
                        seat, OCHRE_NAME - 1);
            return false;
        }
        seat++;
    }
    return true;
}

static const ochre_game *named_game(cli_engine *e)
{
    char *const             id = engine_string(e, engine_member(e, "game"));
    const ochre_game *const game = ochre_game_named(id);
    if (game == NULL)
        engine_fail(e, "unknown-game", "there is no game \"%.60s\"", id);
    free(id);
    return game;
}

void engine_do_new(cli_engine *e)
{
    const ochre_game *const game = named_game(e);
    if (game == NULL)
        return;
    int64_t            players = game->min_players, seed = -1;
    ochre_setup        setup;
    ochre_record_names names = {0};
    void              *edition = NULL;
    if (!engine_number(e, "players", game->min_players, game->max_players, &players) ||
        !engine_number(e, "seed", 0, INT64_MAX, &seed))
        return;
    ochre_setup_default(game, (int)players, &setup);
    if (!read_options(e, game, &setup) || !read_names(e, (int)players, &names) ||
        !engine_read_edition(e, game, &edition))
        return;
    ochre_action *const log = cli_alloc(FIRST_CAPACITY * sizeof(*log));
    ochre_match         m;
    const char         *clause = NULL;
    if (ochre_match_start(&m, game, edition != NULL ? edition : game->edition, &setup, log,
                          FIRST_CAPACITY, &clause) != OCHRE_OK) {
        refuse(e, game, clause != NULL ? clause : "");
        free(log);
        free(edition);
        return;
    }
    take_over(e, &m, edition, &names);
    engine_begin_dice(e, seed >= 0 ? (uint64_t)seed : cli_fresh_seed());
    engine_accept(e);
    engine_add_string(e, "game", game->id);
    engine_add_number(e, "players", players);
    engine_add_actor(e);
}

/* ---- play, chance, undo ---- */

static void ensure_log(cli_engine *e)
{
    if (e->match.plies < e->match.capacity)
        return;
    e->match.capacity *= 2;
    e->match.log = cli_enlarge(e->match.log, (size_t)e->match.capacity * sizeof(*e->match.log));
}

void engine_do_play(cli_engine *e)
{
    const ochre_game *const game = e->match.game;
    int                     who = ochre_match_actor(&e->match);
    if (!engine_seat(e, ENGINE_SEAT_CHANCE, &who))
        return;
    char               words[512];
    ochre_text         why = OCHRE_TEXT(words);
    ochre_action       action;
    char *const        text = engine_string(e, engine_member(e, "action"));
    const ochre_status parsed = ochre_action_parse(game, text, strlen(text), &action, &why);
    free(text);
    if (parsed != OCHRE_OK) {
        engine_fail(e, "bad-action", "%s", words);
        engine_add_string(e, "clause", game->notation_clause);
        return;
    }
    const char *clause = NULL;
    ensure_log(e);
    if (ochre_match_play(&e->match, who, action, &clause) != OCHRE_OK)
        refuse(e, game, clause != NULL ? clause : "");
    else
        accept_with_actor(e);
}

void engine_do_chance(cli_engine *e)
{
    if (ochre_match_actor(&e->match) != OCHRE_CHANCE) {
        engine_fail(e, "not-chance", "it is not chance's turn");
        return;
    }
    ensure_log(e);
    ochre_match_chance(&e->match, &e->dice);
    char       buffer[256];
    ochre_text text = OCHRE_TEXT(buffer);
    ochre_action_text(e->match.game, e->match.log[e->match.plies - 1], &text);
    engine_accept(e);
    engine_add_string(e, "action", buffer);
    engine_add_actor(e);
}

void engine_do_undo(cli_engine *e)
{
    const int plies = e->match.plies;
    int       limit = 0, seat = -1;
    if (!engine_seat(e, 0, &seat))
        return;
    if (seat >= 0)
        limit = ochre_match_undo_limit(&e->match, seat);
    int64_t to = plies - 1;
    if (!engine_number(e, "to", 0, plies, &to))
        return;
    if (to < limit) {
        engine_fail(e, "nothing-to-undo",
                    plies == 0 ? "the match is at its beginning"
                               : "something new has been seen since, or another has moved");
        return;
    }
    ochre_match_undo_to(&e->match, (int)to);
    accept_with_actor(e);
}

/* ---- load, replay ---- */

void engine_do_load(cli_engine *e)
{
    const ochre_game *const game = e->match.game;
    char                    words[512];
    ochre_text              why = OCHRE_TEXT(words);
    alignas(16) uint8_t     state[OCHRE_STATE] = {0};
    if (ochre_state_read(game, e->match.edition, state, &e->j, engine_member(e, "state"), &why) !=
        OCHRE_OK) {
        engine_fail(e, "bad-state", "%s", words);
        return;
    }
    ochre_match_load(&e->match, state);
    e->match.setup.players = game->players(state); /* a position may have other seats */
    accept_with_actor(e);
}

static ochre_status read_record(const char *text, const void *edition, ochre_match *m,
                                ochre_record_names *names, ochre_text *why)
{
    int           capacity = FIRST_CAPACITY;
    ochre_action *log = NULL;
    for (;;) {
        log = cli_enlarge(log, (size_t)capacity * sizeof(*log));
        ochre_text_clear(why);
        const ochre_status status =
            ochre_record_read(text, strlen(text), edition, m, log, capacity, names, why);
        if (status == OCHRE_OK)
            return status;
        if (status != OCHRE_FULL || capacity > CLI_ENGINE_LINE) {
            free(log);
            return status;
        }
        capacity *= 2;
    }
}

void engine_do_replay(cli_engine *e)
{
    char               words[512];
    ochre_text         why = OCHRE_TEXT(words);
    int64_t            seed = -1;
    ochre_match        m;
    ochre_record_names names = {0};
    void              *edition = NULL;
    if (!engine_number(e, "seed", 0, INT64_MAX, &seed))
        return;
    char *const             text = engine_string(e, engine_member(e, "record"));
    const ochre_game *const game = ochre_record_game(text, strlen(text), &why);
    if (game == NULL)
        engine_fail(e, "bad-record", "%s", words);
    else if (engine_read_edition(e, game, &edition)) {
        if (read_record(text, edition, &m, &names, &why) == OCHRE_OK) {
            take_over(e, &m, edition, &names);
            if (seed >= 0)
                engine_begin_dice(e, (uint64_t)seed);
            engine_accept(e);
            engine_add_string(e, "game", game->id);
            engine_add_number(e, "players", game->players(e->match.state));
            engine_add_actor(e);
        } else {
            engine_fail(e, "bad-record", "%s", words);
            free(edition);
        }
    }
    free(text);
}
