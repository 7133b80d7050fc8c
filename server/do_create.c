/* do_create.c - new tables: from a wish, from a point of a finished game, or as a rematch. */
#include <stdlib.h>
#include <string.h>

#include "server/dice.h"
#include "server/guide.h"
#include "server/js.h"
#include "server/log.h"
#include "server/protocol.h"
#include "server/quota.h"

enum { BANK = 7 * 86400, BONUS = 3600, DAYS = 30 };

/* All that is read before the table is made. */
typedef struct {
    store_table       row;
    const ochre_game *game;
    void             *edition; /* own, or NULL */
    char             *edition_json, *position_json;
} plan;

static void drop(plan *p)
{
    free(p->edition);
    free(p->edition_json);
    free(p->position_json);
}

/* ---- reading the wish ---- */

static bool read_game(const ask *a, plan *p)
{
    char id[STORE_WORD];
    if (!ask_string(a, "game", id, sizeof(id)))
        return false;
    p->game = ochre_game_named(id);
    if (p->game == NULL || (p->game->is_example && !a->s->config->examples)) {
        ask_error(a, "unknown-game", "there is no game \"%s\"", id);
        return false;
    }
    strcpy(p->row.game, p->game->id);
    p->row.rules = p->game->rules_version;
    return true;
}

static bool read_players(const ask *a, plan *p)
{
    const int seats = ask_member(a, "seats");
    int64_t   players = seats >= 0 ? (int64_t)a->j.token[seats].size : p->game->min_players;
    if (!ask_number(a, "players", p->game->min_players, p->game->max_players, &players))
        return false;
    if (players < p->game->min_players || players > p->game->max_players) {
        ask_error(a, "out-of-range", "%s is for %d to %d players", p->game->id,
                  p->game->min_players, p->game->max_players);
        return false;
    }
    if (seats >= 0 && (int64_t)a->j.token[seats].size != players) {
        ask_error(a, "out-of-range", "\"seats\" must have one word for each player");
        return false;
    }
    p->row.players = (int32_t)players;
    return true;
}

static bool set_option(const ask *a, const plan *p, int key, ochre_setup *setup)
{
    char       name_buffer[64], value_buffer[64];
    ochre_text name = OCHRE_TEXT(name_buffer), value = OCHRE_TEXT(value_buffer);
    ochre_json_string(&a->j, key, &name);
    if (ochre_json_kind_of(&a->j, key + 1) == OCHRE_JSON_STRING)
        ochre_json_string(&a->j, key + 1, &value);
    else
        ochre_text_bytes(&value, a->j.text + a->j.token[key + 1].start,
                         a->j.token[key + 1].end - a->j.token[key + 1].start);
    const ochre_status status = ochre_setup_option(p->game, setup, name_buffer, value_buffer);
    if (status == OCHRE_UNKNOWN)
        ask_error(a, "unknown-option", "%s has no option \"%s\"", p->game->id, name_buffer);
    else if (status != OCHRE_OK)
        ask_error(a, "bad-option", "option \"%s\" does not have that value", name_buffer);
    return status == OCHRE_OK;
}

static bool read_options(const ask *a, plan *p, ochre_setup *setup)
{
    const int object = ask_member(a, "options");
    ochre_setup_default(p->game, p->row.players, setup);
    for (int k = object >= 0 ? ochre_json_first(&a->j, object) : -1; k >= 0;
         k = ochre_json_next(&a->j, object, k))
        if (!set_option(a, p, k, setup))
            return false;
    ochre_text out = OCHRE_TEXT(p->row.options);
    table_options_write(p->game, setup, &out);
    return true;
}

static char *copy_bytes(const char *bytes, size_t length)
{
    char *const text = srv_alloc(length + 1);
    memcpy(text, bytes, length);
    return text;
}

static bool read_edition(const ask *a, plan *p)
{
    const int  token = ask_member(a, "edition");
    char       words[256];
    ochre_text why = OCHRE_TEXT(words);
    if (token < 0)
        return true;
    p->edition = srv_alloc(p->game->edition_size);
    if (ochre_edition_read(p->game, p->edition, &a->j, token, &why) != OCHRE_OK) {
        ask_error(a, "bad-edition", "%s", words);
        return false;
    }
    const ochre_json_token *const t = &a->j.token[token];
    p->edition_json = copy_bytes(a->j.text + t->start, t->end - t->start);
    p->row.own_edition = true;
    return true;
}

static bool read_clock_number(const ask *a, int clock, const char *name, int64_t lo, int64_t hi,
                              int32_t *value)
{
    const int token = ochre_json_member(&a->j, clock, name);
    int64_t   read = *value;
    if (token >= 0 && (!ochre_json_int(&a->j, token, &read) || read < lo || read > hi)) {
        ask_error(a, "out-of-range", "clock.%s must be a whole number from %lld to %lld", name,
                  (long long)lo, (long long)hi);
        return false;
    }
    *value = (int32_t)read;
    return true;
}

static bool read_clock(const ask *a, plan *p)
{
    const int clock = ask_member(a, "clock");
    const int kind = clock >= 0 ? ochre_json_member(&a->j, clock, "kind") : -1;
    if (kind < 0 || ochre_json_is(&a->j, kind, "none"))
        return true;
    if (ochre_json_is(&a->j, kind, "live")) {
        p->row.clock = STORE_LIVE;
        p->row.bank = 600;
        p->row.bonus = 10;
        return read_clock_number(a, clock, "bank", 1, BANK, &p->row.bank) &&
               read_clock_number(a, clock, "bonus", 0, BONUS, &p->row.bonus);
    }
    if (ochre_json_is(&a->j, kind, "days")) {
        p->row.clock = STORE_DAYS;
        p->row.bank = 2;
        return read_clock_number(a, clock, "days", 1, DAYS, &p->row.bank);
    }
    ask_error(a, "out-of-range", "clock.kind is \"none\", \"live\" or \"days\"");
    return false;
}

static bool read_seat(const ask *a, plan *p, int token, int number, const char *salt)
{
    char              buffer[STORE_WORD] = "";
    ochre_text        word = OCHRE_TEXT(buffer);
    store_seat *const seat = &p->row.seat[number];
    ochre_json_string(&a->j, token, &word);
    if (strcmp(buffer, "me") == 0) {
        seat->kind = STORE_PERSON;
        seat->person = a->c->person;
        strcpy(seat->name, a->c->name);
        strcpy(seat->salt, salt);
    } else if (strncmp(buffer, "bot:", 4) == 0 && do_is_level(buffer + 4)) {
        seat->kind = STORE_BOT;
        strcpy(seat->level, buffer + 4);
    } else if (strcmp(buffer, "open") != 0) {
        ask_error(a, "out-of-range", "seats[%d] is \"me\", \"open\" or \"bot:\" and a level",
                  number);
        return false;
    }
    return true;
}

static bool read_seats(const ask *a, plan *p)
{
    const int list = ask_member(a, "seats");
    char      salt[STORE_SALT];
    int       number = 0;
    if (!ask_string(a, "salt", salt, sizeof(salt)))
        return false;
    if (!dice_salt_ok(salt)) {
        ask_error(a, "bad-salt", "a salt has up to 64 letters, digits, - and _");
        return false;
    }
    if (list < 0) {
        p->row.seat[0] = (store_seat){.kind = STORE_PERSON, .person = a->c->person};
        strcpy(p->row.seat[0].name, a->c->name);
        strcpy(p->row.seat[0].salt, salt);
        return true;
    }
    for (int k = ochre_json_first(&a->j, list); k >= 0; k = ochre_json_next(&a->j, list, k))
        if (!read_seat(a, p, k, number++, salt))
            return false;
    return true;
}

/* A new table from a point of a finished game: same game, edition, options and number of players. */
static bool copy_point(const ask *a, plan *p, const table *from, int version)
{
    alignas(16) uint8_t state[OCHRE_STATE];
    ochre_text          json = srv_rough(a->s);
    if (from->game != p->game || from->row.players != p->row.players) {
        ask_error(a, "out-of-range", "that was another game, or other players");
        return false;
    }
    table_state_at(from, version, state);
    if (p->game->actor(state) == OCHRE_OVER) {
        ask_error(a, "out-of-range", "the game is over there");
        return false;
    }
    ochre_state_write(p->game, from->edition, state, OCHRE_EVERYTHING, &json);
    p->position_json = copy_bytes(json.data, json.length);
    p->row.from_position = true;
    p->row.from_table = from->row.id;
    p->row.from_version = version;
    strcpy(p->row.options, from->row.options);
    if (from->own_edition == NULL)
        return true;
    size_t length = 0;
    p->edition_json = store_edition_read(a->s->store, from->row.id, &length);
    p->edition = srv_alloc(p->game->edition_size);
    memcpy(p->edition, from->own_edition, p->game->edition_size);
    p->row.own_edition = true;
    return true;
}

static bool read_point(const ask *a, plan *p)
{
    const int object = ask_member(a, "from");
    int64_t   id = 0, version = 0;
    if (object < 0)
        return true;
    const int id_token = ochre_json_member(&a->j, object, "table");
    const int version_token = ochre_json_member(&a->j, object, "version");
    if (id_token < 0 || version_token < 0 || !ochre_json_int(&a->j, id_token, &id) ||
        !ochre_json_int(&a->j, version_token, &version) || p->edition != NULL) {
        ask_error(a, "out-of-range", "\"from\" has a table and a version, and takes its edition");
        return false;
    }
    const table *const from = table_get(a->s, id);
    if (from == NULL || !from->is_begun ||
        (!table_may_see(from, a->c->person, NULL) && conn_find_watch(a->c, from) == NULL)) {
        ask_error(a, "no-table", "there is no table %lld", (long long)id);
        return false;
    }
    if (from->row.state != STORE_OVER && from->row.state != STORE_ABANDONED) {
        ask_error(a, "not-over", "that game is not over yet");
        return false;
    }
    if (version < 0 || version > from->durable) {
        ask_error(a, "out-of-range", "that game has versions 0 to %d", from->durable);
        return false;
    }
    return copy_point(a, p, from, (int)version);
}

/* ---- making ---- */

static void draw_code(srv *s, char code[STORE_WORD])
{
    static const char letters[] = "abcdefghijkmnpqrstuvwxyz23456789";
    uint8_t           bytes[16];
    srv_random(s, bytes, sizeof(bytes));
    for (size_t i = 0; i < sizeof(bytes); i++)
        code[i] = letters[bytes[i] % 32];
    code[sizeof(bytes)] = '\0';
}

static void finish_row(srv *s, int64_t owner, store_table *row)
{
    row->id = store_new_table(s->store);
    row->owner = owner;
    row->state = STORE_WAITING;
    row->created = srv_now(s);
    draw_code(s, row->code);
    if (s->config->test_secret == NULL || !dice_unhex(s->config->test_secret, row->secret))
        dice_draw_secret(row->secret);
    dice_commit(row->secret, row->commitment);
}

static bool seats_are_filled(const store_table *row)
{
    for (int seat = 0; seat < row->players; seat++)
        if (row->seat[seat].kind == STORE_OPEN)
            return false;
    return true;
}

static void made(pending *p, store_fate fate)
{
    conn *const  c = pending_conn(p);
    table *const t = map_get(&p->s->tables, p->table);
    if (fate == STORE_SAVED)
        p->s->metrics.tables_made++;
    if (c == NULL)
        return;
    if (fate != STORE_SAVED || t == NULL) {
        conn_error(c, p->id, "not-saved", "the table could not be saved; try again");
        return;
    }
    ochre_text *const out = conn_ok(c, p->id);
    js_number(out, "table", p->table);
    js_string(out, "code", t->row.code);
    conn_send(c);
}

/* The table stands in memory; if nobody is waited for, it starts at once. */
static void make(const ask *a, plan *p)
{
    finish_row(a->s, a->c->person, &p->row);
    p->row.edition_hash =
        ochre_edition_hash(p->game, p->edition != NULL ? p->edition : p->game->edition);
    table *const t = table_new(a->s, &p->row, p->edition);
    p->edition = NULL;
    const char *clause = NULL;
    const bool  good = !seats_are_filled(&p->row) ||
                      do_begin(t, p->position_json,
                               p->position_json != NULL ? strlen(p->position_json) : 0, &clause);
    if (!good) {
        table_free(t);
        conn_refuse(a->c, a->id, p->game, clause != NULL ? clause : "");
        return;
    }
    pending *const asked = ask_pending(a);
    asked->answer = made;
    table_save(t, p->edition_json, p->position_json, asked);
    table_changed(t);
    log_line(LOG_INFO, "create", "table=%lld game=%s person=%lld", (long long)t->row.id,
             t->row.game, (long long)a->c->person);
}

/* Would the match begin like this? Asked now, so that nobody sits down in vain. */
static bool can_begin(const ask *a, const plan *p, const ochre_setup *setup)
{
    alignas(16) uint8_t state[OCHRE_STATE] = {0};
    const char *const   clause =
        p->game->start(p->edition != NULL ? p->edition : p->game->edition, state, setup);
    if (clause == NULL)
        return true;
    conn_refuse(a->c, a->id, p->game, clause);
    return false;
}

void do_create(ask *a)
{
    plan        p = {0};
    ochre_setup setup;
    if (!quota_take(a->s, QUOTA_CREATE, (uint64_t)a->c->person, a->s->config->creates)) {
        ask_error(a, "rate", "too many new tables; wait a minute");
        return;
    }
    p.row.is_public = ask_bool(a, "public", false);
    p.row.guide = ask_bool(a, "guide", false);
    if (read_game(a, &p) && read_players(a, &p) && read_options(a, &p, &setup) &&
        read_edition(a, &p) && read_clock(a, &p) && read_seats(a, &p) && read_point(a, &p) &&
        can_begin(a, &p, &setup)) {
        if (p.row.guide && !guide_exists(a->s, p.game))
            ask_error(a, "not-found", "there is no guided game of %s", p.game->id);
        else
            make(a, &p);
    }
    drop(&p);
}

/* ---- rematch ---- */

static void rotate(const store_table *from, store_table *to)
{
    for (int seat = 0; seat < from->players; seat++) {
        store_seat *const s = &to->seat[seat];
        *s = from->seat[(seat + 1) % from->players];
        s->standin = s->resigned = false;
        s->salt[0] = '\0';
        if (s->kind == STORE_PERSON)
            s->level[0] = '\0';
    }
}

static bool is_alone(const store_table *row, int64_t person)
{
    for (int seat = 0; seat < row->players; seat++)
        if (row->seat[seat].kind == STORE_OPEN ||
            (row->seat[seat].kind == STORE_PERSON && row->seat[seat].person != person))
            return false;
    return true;
}

static void make_rematch(const ask *a, table *old)
{
    store_table row = {.rules = old->row.rules,
                       .edition_hash = old->row.edition_hash,
                       .own_edition = old->row.own_edition,
                       .players = old->row.players,
                       .is_public = old->row.is_public,
                       .clock = old->row.clock,
                       .bank = old->row.bank,
                       .bonus = old->row.bonus};
    strcpy(row.game, old->row.game);
    strcpy(row.options, old->row.options);
    rotate(&old->row, &row);
    finish_row(a->s, a->c->person, &row);
    void  *edition = NULL;
    char  *json = NULL;
    size_t length = 0;
    if (old->own_edition != NULL) {
        edition = srv_alloc(old->game->edition_size);
        memcpy(edition, old->own_edition, old->game->edition_size);
        json = store_edition_read(a->s->store, old->row.id, &length);
    }
    table *const t = table_new(a->s, &row, edition);
    const char  *clause = NULL;
    if (is_alone(&row, a->c->person) && !do_begin(t, NULL, 0, &clause))
        log_line(LOG_WARN, "rematch-refused", "table=%lld clause=%s", (long long)old->row.id,
                 clause != NULL ? clause : "");
    pending *const asked = ask_pending(a);
    asked->answer = made;
    table_save(t, json, NULL, asked);
    free(json);
    old->row.next = t->row.id;
    table_save(old, NULL, NULL, NULL);
    table_changed(old);
    table_changed(t);
}

void do_rematch(ask *a)
{
    table *const t = a->t;
    if (!table_has_person(t, a->c->person)) {
        ask_error(a, "no-seat", "you did not play here");
        return;
    }
    if (t->row.state != STORE_OVER && t->row.state != STORE_ABANDONED) {
        ask_error(a, "not-over", "the game is not over yet");
        return;
    }
    if (t->row.next != 0) {
        js_number(conn_ok(a->c, a->id), "table", t->row.next);
        conn_send(a->c);
        return;
    }
    if (quota_take(a->s, QUOTA_CREATE, (uint64_t)a->c->person, a->s->config->creates))
        make_rematch(a, t);
    else
        ask_error(a, "rate", "too many new tables; wait a minute");
}
