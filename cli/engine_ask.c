/* engine_ask.c - messages of the protocol that only ask: nothing here changes the match. */
#include <stdlib.h>
#include <string.h>

#include <ochre/bot.h>
#include <ochre/notation.h>

#include "cli/engine.h"
#include "cli/rules.h"

enum { ACTION_TEXT = 256 };

/* ---- legal ---- */

typedef struct {
    const ochre_game   *game;
    const ochre_action *action;
    const uint32_t     *weight;
    int                 count;
} action_list;

static void write_texts(const void *context, ochre_text *out)
{
    const action_list *const list = context;
    for (int i = 0; i < list->count; i++) {
        char       buffer[ACTION_TEXT];
        ochre_text text = OCHRE_TEXT(buffer);
        ochre_action_text(list->game, list->action[i], &text);
        ochre_text_char(out, i == 0 ? '[' : ',');
        ochre_json_quote(out, buffer);
    }
    ochre_text_string(out, list->count > 0 ? "]" : "[]");
}

static void write_parts(const void *context, ochre_text *out)
{
    const action_list *const list = context;
    for (int i = 0; i < list->count; i++) {
        ochre_text_char(out, i == 0 ? '[' : ',');
        ochre_action_write(list->game, list->action[i], out);
    }
    ochre_text_string(out, list->count > 0 ? "]" : "[]");
}

static void write_weights(const void *context, ochre_text *out)
{
    const action_list *const list = context;
    for (int i = 0; i < list->count; i++) {
        ochre_text_char(out, i == 0 ? '[' : ',');
        ochre_text_uint(out, list->weight[i]);
    }
    ochre_text_string(out, list->count > 0 ? "]" : "[]");
}

void engine_do_legal(cli_engine *e)
{
    const ochre_match *const m = &e->match;
    ochre_action             actions[OCHRE_LEGAL];
    uint32_t                 weights[OCHRE_LEGAL];
    action_list              list = {m->game, actions, weights, 0};
    const int                actor = ochre_match_actor(m);
    if (actor == OCHRE_CHANCE)
        list.count = m->game->outcomes(m->edition, m->state, actions, weights);
    else if (actor >= 0)
        list.count = m->game->legal(m->edition, m->state, actions);
    const int  wish = engine_member(e, "parts");
    const bool parts = wish >= 0 && e->j.text[e->j.token[wish].start] == 't';
    engine_accept(e);
    engine_add_actor(e);
    engine_add_written(e, "actions", false, write_texts, &list);
    if (parts)
        engine_add_written(e, "parts", false, write_parts, &list);
    if (actor == OCHRE_CHANCE)
        engine_add_written(e, "weights", false, write_weights, &list);
}

/* ---- state, view, diff, result ---- */

typedef struct {
    const ochre_match        *match;
    const ochre_record_names *names;
    const void               *before;
    int                       viewer, from;
    ochre_lang                lang;
} look;

static void write_state(const void *context, ochre_text *out)
{
    const look *const l = context;
    ochre_state_write(l->match->game, l->match->edition, l->match->state, l->viewer, out);
}

void engine_do_state(cli_engine *e)
{
    const look l = {.match = &e->match, .viewer = OCHRE_EVERYTHING};
    engine_accept(e);
    engine_add_actor(e);
    engine_add_written(e, "state", false, write_state, &l);
}

void engine_do_view(cli_engine *e)
{
    look l = {.match = &e->match, .viewer = OCHRE_SPECTATOR};
    if (!engine_seat(e, ENGINE_SEAT_SPECTATOR, &l.viewer))
        return;
    engine_accept(e);
    engine_add_actor(e);
    engine_add_written(e, "view", false, write_state, &l);
}

static void write_diff(const void *context, ochre_text *out)
{
    const look *const l = context;
    ochre_state_diff(l->match->game, l->match->edition, l->before, l->match->state, l->viewer, out);
}

void engine_do_diff(cli_engine *e)
{
    alignas(16) uint8_t before[OCHRE_STATE];
    look                l = {.match = &e->match, .viewer = OCHRE_EVERYTHING, .before = before};
    int64_t             from = 0;
    if (!engine_seat(e, ENGINE_SEAT_SPECTATOR, &l.viewer) ||
        !engine_number(e, "from", 0, e->match.plies, &from))
        return;
    ochre_match_replay(&e->match, (int)from, before);
    engine_accept(e);
    engine_add_actor(e);
    engine_add_written(e, "diff", false, write_diff, &l);
}

static void write_result(const void *context, ochre_text *out)
{
    const look *const l = context;
    ochre_result_write(l->match->game, l->match->edition, l->match->state, out);
}

void engine_do_result(cli_engine *e)
{
    const ochre_match *const m = &e->match;
    const bool               over = ochre_match_actor(m) == OCHRE_OVER;
    const look               l = {.match = m};
    size_t                   length;
    char *const              members = cli_text(write_result, &l, &length);
    engine_accept(e);
    engine_add(e, over ? "\"over\":true" : "\"over\":false");
    engine_add(e, members);
    free(members);
    if (over) {
        ochre_result result;
        m->game->result(m->edition, m->state, &result);
        if (result.how != NULL)
            engine_add_string(e, "how", result.how);
    }
}

/* ---- record, log ---- */

static void write_record(const void *context, ochre_text *out)
{
    const look *const l = context;
    ochre_record_write(l->match, l->names->seat[0][0] != '\0' ? l->names : NULL, l->viewer, out);
}

void engine_do_record(cli_engine *e)
{
    look l = {.match = &e->match, .names = &e->names, .viewer = OCHRE_EVERYTHING};
    if (!engine_seat(e, ENGINE_SEAT_SPECTATOR, &l.viewer))
        return;
    engine_accept(e);
    engine_add_number(e, "ply", e->match.plies);
    engine_add_written(e, "record", true, write_record, &l);
}

static void write_event(const look *l, int ply, const void *before, const void *after,
                        ochre_text *out)
{
    const ochre_game *const game = l->match->game;
    const ochre_action      action = l->match->log[ply];
    ochre_action            seen = action;
    if (game->seen != NULL && l->viewer != OCHRE_EVERYTHING)
        seen = game->seen(l->match->edition, before, l->viewer, action);
    char       action_buffer[ACTION_TEXT], say_buffer[1024];
    ochre_text text = OCHRE_TEXT(action_buffer), say = OCHRE_TEXT(say_buffer);
    ochre_action_text(game, seen, &text);
    game->say(l->match->edition, before, after, action, l->viewer, l->lang, &say);
    const int actor = game->actor(before);
    ochre_text_format(out, "%s{\"ply\":%d,\"who\":", ply > l->from ? "," : "", ply + 1);
    if (actor >= 0)
        ochre_text_int(out, actor + 1);
    else
        ochre_text_string(out, "\"chance\"");
    ochre_text_string(out, ",\"action\":");
    ochre_json_quote(out, action_buffer);
    ochre_text_string(out, ",\"say\":");
    ochre_json_quote(out, say_buffer);
    ochre_text_char(out, '}');
}

static void write_log(const void *context, ochre_text *out)
{
    const look *const        l = context;
    const ochre_match *const m = l->match;
    alignas(16) uint8_t      before[OCHRE_STATE], after[OCHRE_STATE];
    ochre_match_replay(m, l->from, after);
    ochre_text_char(out, '[');
    for (int ply = l->from; ply < m->plies; ply++) {
        memcpy(before, after, m->game->state_size);
        m->game->apply(m->edition, after, m->log[ply]);
        write_event(l, ply, before, after, out);
    }
    ochre_text_char(out, ']');
}

void engine_do_log(cli_engine *e)
{
    look      l = {.match = &e->match, .viewer = OCHRE_EVERYTHING, .lang = OCHRE_EN};
    int64_t   from = 0;
    const int lang = engine_member(e, "lang");
    if (!engine_seat(e, ENGINE_SEAT_SPECTATOR, &l.viewer) ||
        !engine_number(e, "from", 0, e->match.plies, &from))
        return;
    if (lang >= 0 && ochre_json_is(&e->j, lang, "ru"))
        l.lang = OCHRE_RU;
    else if (lang >= 0 && !ochre_json_is(&e->j, lang, "en")) {
        engine_fail(e, "bad-lang", "field \"lang\" must be \"en\" or \"ru\"");
        return;
    }
    l.from = (int)from;
    engine_accept(e);
    engine_add_actor(e);
    engine_add_written(e, "log", false, write_log, &l);
}

/* ---- the shelf, editions, clauses ---- */

static void write_games(const void *context, ochre_text *out)
{
    (void)context;
    for (const ochre_game *const *g = ochre_games; *g != NULL; g++) {
        ochre_text_char(out, g == ochre_games ? '[' : ',');
        ochre_game_write(*g, out);
    }
    ochre_text_char(out, ']');
}

static void write_bots(const void *context, ochre_text *out)
{
    (void)context;
    for (int kind = 0; kind < OCHRE_BOT_KINDS; kind++) {
        ochre_text_char(out, kind == 0 ? '[' : ',');
        ochre_json_quote(out, ochre_bot_labels[kind].name);
    }
    ochre_text_char(out, ']');
}

void engine_do_games(cli_engine *e)
{
    engine_accept(e);
    engine_add_written(e, "games", false, write_games, NULL);
    engine_add_written(e, "bots", false, write_bots, NULL);
}

/* The game of the field "game", or of the match. NULL after an error. */
static const ochre_game *asked_game(cli_engine *e)
{
    const int token = engine_member(e, "game");
    if (token < 0) {
        if (!e->begun)
            engine_fail(e, "no-match", "there is no match yet: name a game in the field \"game\"");
        return e->begun ? e->match.game : NULL;
    }
    char *const             id = engine_string(e, token);
    const ochre_game *const game = ochre_game_named(id);
    if (game == NULL)
        engine_fail(e, "unknown-game", "there is no game \"%.60s\"", id);
    free(id);
    return game;
}

typedef struct {
    const ochre_game *game;
    const void       *edition;
} box;

static void write_edition(const void *context, ochre_text *out)
{
    const box *const b = context;
    ochre_edition_write(b->game, b->edition, out);
}

void engine_do_edition(cli_engine *e)
{
    const ochre_game *const game = asked_game(e);
    if (game == NULL)
        return;
    const bool of_match = engine_member(e, "game") < 0;
    const box  b = {game, of_match ? e->match.edition : game->edition};
    char       buffer[20];
    ochre_text hash = OCHRE_TEXT(buffer);
    ochre_text_hex(&hash, ochre_edition_hash(game, b.edition));
    engine_accept(e);
    engine_add_string(e, "game", game->id);
    engine_add_string(e, "hash", buffer);
    engine_add_written(e, "edition", false, write_edition, &b);
}

void engine_do_clause(cli_engine *e)
{
    const ochre_game *const game = asked_game(e);
    if (game == NULL)
        return;
    char        buffer[2048];
    ochre_text  words = OCHRE_TEXT(buffer);
    char *const clause = engine_string(e, engine_member(e, "clause"));
    if (cli_rules_clause(game->id, clause, OCHRE_EN, &words)) {
        engine_accept(e);
        engine_add_string(e, "clause", clause);
        engine_add_string(e, "words", buffer);
    } else
        engine_fail(e, "unknown-clause", "the rules of %s have no clause \"%.60s\"", game->id,
                    clause);
    free(clause);
}

void engine_do_quit(cli_engine *e)
{
    e->quit = true;
    engine_accept(e);
}
