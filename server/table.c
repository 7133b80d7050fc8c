/* table.c - tables in memory: the log and the states that follow from it. */
#include "server/table.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server/conn.h"
#include "server/people.h"

enum { FIRST_ROOM = 32 };

/* ---- who ---- */

bool table_is_online(const table *t, int seat)
{
    const store_seat *const s = &t->row.seat[seat];
    return s->kind == STORE_BOT || (s->kind == STORE_PERSON && people_is_here(t->s, s->person));
}

bool table_is_mine(const table *t, int seat, int64_t person)
{
    const store_seat *const s = &t->row.seat[seat];
    return person != 0 && s->kind == STORE_PERSON && s->person == person && !s->resigned;
}

bool table_has_person(const table *t, int64_t person)
{
    for (int seat = 0; seat < t->row.players; seat++)
        if (person != 0 && t->row.seat[seat].kind == STORE_PERSON &&
            t->row.seat[seat].person == person)
            return true;
    return false;
}

int table_seat_of(const table *t, int64_t person)
{
    for (int seat = 0; seat < t->row.players; seat++)
        if (table_is_mine(t, seat, person))
            return seat;
    return -1;
}

bool table_is_bot(const table *t, int seat)
{
    const store_seat *const s = &t->row.seat[seat];
    return s->kind == STORE_BOT || s->standin || s->resigned;
}

const char *table_level(const table *t, int seat)
{
    const store_seat *const s = &t->row.seat[seat];
    return s->level[0] != '\0' ? s->level : "normal";
}

bool table_may_see(const table *t, int64_t person, const char *code)
{
    return t->row.is_public || t->row.owner == person || table_has_person(t, person) ||
           (code != NULL && strcmp(code, t->row.code) == 0);
}

/* ---- states ---- */

static bool has_undo(const table *t, int version)
{
    for (int i = 0; i < version; i++)
        if (t->entry[i].is_undo)
            return true;
    return false;
}

/* The actions that are left after `version` entries. */
static int standing(const table *t, int version, ochre_action *out)
{
    int plies = 0;
    for (int i = 0; i < version; i++) {
        if (t->entry[i].is_undo)
            plies = t->entry[i].back;
        else
            out[plies++] = t->entry[i].action;
    }
    return plies;
}

int table_state_at(const table *t, int version, void *out)
{
    assert(version >= 0 && version <= t->entries);
    if (version == t->entries) {
        memcpy(out, t->match.state, t->game->state_size);
        return t->match.plies;
    }
    memcpy(out, t->match.origin, t->game->state_size);
    if (!has_undo(t, version)) {
        for (int i = 0; i < version; i++)
            t->game->apply(t->edition, out, t->entry[i].action);
        return version;
    }
    ochre_action *const action = srv_alloc((size_t)version * sizeof(*action));
    const int           plies = standing(t, version, action);
    for (int i = 0; i < plies; i++)
        t->game->apply(t->edition, out, action[i]);
    free(action);
    return plies;
}

int table_last_of(const table *t, int version, unsigned seats)
{
    for (int i = version - 1; i >= 0; i--)
        if (t->entry[i].who >= 0 && (seats >> t->entry[i].who & 1) != 0)
            return t->entry[i].who;
    return -1;
}

/* ---- the head ---- */

static void *enlarge(void *memory, size_t bytes)
{
    void *const larger = realloc(memory, bytes);
    if (larger == NULL)
        abort(); /* as srv_alloc */
    return larger;
}

static void ensure_plies(table *t)
{
    if (t->match.plies < t->match.capacity)
        return;
    t->match.capacity *= 2;
    t->match.log = enlarge(t->match.log, (size_t)t->match.capacity * sizeof(*t->match.log));
    t->who = enlarge(t->who, (size_t)t->match.capacity);
}

static table_entry *next_entry(table *t)
{
    if (t->entries == t->entry_capacity) {
        t->entry_capacity = t->entry_capacity > 0 ? 2 * t->entry_capacity : FIRST_ROOM;
        t->entry = enlarge(t->entry, (size_t)t->entry_capacity * sizeof(*t->entry));
    }
    return &t->entry[t->entries++];
}

bool table_room(const table *t, int more)
{
    return t->entries + more <= STORE_LOG;
}

bool table_push_action(table *t, int who, ochre_action action, uint64_t move)
{
    const char *clause = NULL;
    ensure_plies(t);
    if (ochre_match_play(&t->match, who, action, &clause) != OCHRE_OK)
        return false;
    t->who[t->match.plies - 1] = (int8_t)who;
    t->events += who == OCHRE_CHANCE;
    *next_entry(t) = (table_entry){.action = action, .move = move, .who = (int8_t)who};
    return true;
}

void table_push_undo(table *t, int who, int ply, uint64_t move)
{
    ochre_match_undo_to(&t->match, ply);
    *next_entry(t) = (table_entry){.back = ply, .move = move, .who = (int8_t)who, .is_undo = true};
}

void table_stop_thinking(table *t)
{
    if (t->thinking != 0 && minds_drop(t->s->minds, t->thinking))
        t->jobs--;
    t->thinking = 0;
}

void table_roll_back(table *t)
{
    uint8_t state[OCHRE_STATE] = {0};
    table_state_at(t, t->durable, state);
    t->match.plies = 0;
    t->events = 0;
    for (int i = 0; i < t->durable; i++) {
        if (t->entry[i].is_undo) {
            t->match.plies = t->entry[i].back;
            continue;
        }
        t->who[t->match.plies] = t->entry[i].who;
        t->match.log[t->match.plies++] = t->entry[i].action;
        t->events += t->entry[i].who == OCHRE_CHANCE;
    }
    memcpy(t->match.state, state, t->game->state_size);
    t->entries = t->durable;
    t->is_rolled_back = t->in_flight > 0;
    t->retry_at = srv_now(t->s) + 1000;
    t->offer.seat = -1; /* its ply may be one of those that never came to be */
    table_stop_thinking(t);
    table_play_changed(t);
}

/* ---- beginning ---- */

static bool load_position(table *t, const char *json, size_t length)
{
    char                    words[256];
    ochre_text              why = OCHRE_TEXT(words);
    ochre_json              j;
    alignas(16) uint8_t     state[OCHRE_STATE] = {0};
    ochre_json_token *const tokens = srv_alloc((length + 2) * sizeof(*tokens));
    const bool good = ochre_json_cut(&j, json, length, tokens, (int)length + 2, &why) == OCHRE_OK &&
                      ochre_state_read(t->game, t->edition, state, &j, 0, &why) == OCHRE_OK;
    free(tokens);
    if (good)
        ochre_match_load(&t->match, state);
    return good;
}

bool table_begin(table *t, const char *position, size_t length, const char **clause)
{
    ochre_setup setup;
    *clause = NULL;
    ochre_setup_default(t->game, t->row.players, &setup);
    if (!table_options_read(t->game, t->row.options, &setup))
        return false;
    ochre_action *const log = srv_alloc(FIRST_ROOM * sizeof(*log));
    if (ochre_match_start(&t->match, t->game, t->edition, &setup, log, FIRST_ROOM, clause) !=
        OCHRE_OK) {
        free(log);
        return false;
    }
    t->who = srv_alloc(FIRST_ROOM);
    t->is_begun = true;
    memcpy(t->dice.secret, t->row.secret, sizeof(t->dice.secret));
    t->dice.seats = t->row.players;
    for (int seat = 0; seat < t->row.players; seat++)
        strcpy(t->dice.salt[seat], t->row.seat[seat].salt);
    if (position == NULL || load_position(t, position, length))
        return true;
    table_unbegin(t);
    return false;
}

void table_unbegin(table *t)
{
    free(t->match.log);
    free(t->who);
    t->match.log = NULL;
    t->who = NULL;
    t->is_begun = false;
    t->entries = t->durable = 0;
}

table *table_new(srv *s, const store_table *row, void *own_edition)
{
    table *const t = srv_alloc(sizeof(*t));
    t->s = s;
    t->row = *row;
    t->game = ochre_game_named(row->game);
    t->own_edition = own_edition;
    t->edition = own_edition != NULL ? own_edition : t->game->edition;
    t->offer.seat = -1;
    t->used = srv_now(s);
    map_put(&s->tables, row->id, t);
    return t;
}

static void free_chat(table *t)
{
    for (int i = 0; i < TABLE_CHAT; i++) {
        free(t->chat[i].name);
        free(t->chat[i].text);
    }
}

void table_free(table *t)
{
    map_remove(&t->s->tables, t->row.id);
    free_chat(t);
    free(t->match.log);
    free(t->who);
    free(t->entry);
    free(t->own_edition);
    free(t);
}

/* ---- telling ---- */

void table_wake(table *t)
{
    for (watch *w = t->watchers; w != NULL; w = w->next)
        net_peer_ready(w->c->peer);
}

void table_changed(table *t)
{
    t->info_changes++;
    table_wake(t);
    for (int seat = 0; seat < t->row.players; seat++)
        if (t->row.seat[seat].kind == STORE_PERSON)
            conn_lobby_due(t->s, t->row.seat[seat].person);
    if (t->row.is_public)
        conn_lobby_due(t->s, 0);
}

void table_play_changed(table *t)
{
    t->play_changes++;
    table_wake(t);
}

void table_presence_changed(table *t)
{
    t->presence_changes++;
    table_wake(t);
}

uint64_t table_move_hash(int64_t person, const char *move)
{
    if (move[0] == '\0')
        return 0;
    const uint64_t hash = ochre_hash((uint64_t)person, move, strlen(move));
    return hash != 0 ? hash : 1;
}
