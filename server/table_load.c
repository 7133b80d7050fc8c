/* table_load.c - tables come from the store by replay, and leave memory when nobody looks at them.
 *
 * The log is the game: a table whose log does not lead to the state that was hashed with it is an alarm
 * and is not shown at all. */
#include <stdlib.h>
#include <string.h>

#include "server/clock.h"
#include "server/conn.h"
#include "server/log.h"
#include "server/people.h"
#include "server/play.h"
#include "server/table.h"

enum { CHUNK = 64, KEPT_MS = 60000, KEPT_OVER_MS = 5000, WAKE_A_TICK = 8, UNLOAD_A_TICK = 32 };

static void *read_edition(srv *s, const store_table *row, const ochre_game *game)
{
    char        words[256];
    ochre_text  why = OCHRE_TEXT(words);
    ochre_json  j;
    size_t      length = 0;
    char *const json = store_edition_read(s->store, row->id, &length);
    if (json == NULL)
        return NULL;
    ochre_json_token *const tokens = srv_alloc((length + 2) * sizeof(*tokens));
    void                   *edition = srv_alloc(game->edition_size);
    if (ochre_json_cut(&j, json, length, tokens, (int)length + 2, &why) != OCHRE_OK ||
        ochre_edition_read(game, edition, &j, 0, &why) != OCHRE_OK) {
        free(edition);
        edition = NULL;
    }
    free(tokens);
    free(json);
    return edition;
}

static bool replay_entry(table *t, const store_entry *e)
{
    const uint64_t move = table_move_hash(e->person, e->move);
    if (e->version != t->entries + 1)
        return false;
    if (e->kind == STORE_ACTION)
        return table_push_action(t, e->who, e->action, move);
    if (e->back < 0 || e->back > t->match.plies)
        return false;
    table_push_undo(t, e->who, e->back, move);
    return true;
}

static bool replay(table *t)
{
    store_entry chunk[CHUNK];
    int         count;
    do {
        count = store_log_read(t->s->store, t->row.id, t->entries + 1, chunk, CHUNK);
        for (int i = 0; i < count; i++)
            if (!replay_entry(t, &chunk[i]))
                return false;
    } while (count == CHUNK);
    t->durable = t->entries;
    return t->entries == t->row.version &&
           (t->entries == 0 || ochre_hash(0, t->match.state, t->game->state_size) == t->row.hash);
}

static bool begin(table *t)
{
    const char *clause = NULL;
    size_t      length = 0;
    if (t->row.started == 0)
        return true;
    char *const position =
        t->row.from_position ? store_position_read(t->s->store, t->row.id, &length) : NULL;
    const bool good = table_begin(t, position, length, &clause) &&
                      (position != NULL || !t->row.from_position) && replay(t);
    free(position);
    return good;
}

static table *load(srv *s, const store_table *row)
{
    const ochre_game *const game = ochre_game_named(row->game);
    if (game == NULL || game->rules_version != row->rules) {
        log_line(LOG_WARN, "other-rules", "table=%lld game=%s", (long long)row->id, row->game);
        return NULL;
    }
    void *const own = row->own_edition ? read_edition(s, row, game) : NULL;
    if (row->own_edition && own == NULL) {
        log_line(LOG_ERROR, "edition-unreadable", "table=%lld", (long long)row->id);
        return NULL;
    }
    table *const t = table_new(s, row, own);
    if (!begin(t) || ochre_edition_hash(game, t->edition) != row->edition_hash) {
        log_line(LOG_ERROR, "log-mismatch", "table=%lld version=%d of=%d", (long long)row->id,
                 t->entries, row->version);
        table_free(t);
        return NULL;
    }
    s->metrics.tables_loaded++;
    return t;
}

table *table_get(srv *s, int64_t id)
{
    table *t = map_get(&s->tables, id);
    if (t == NULL && id > 0) {
        store_table row;
        if (!store_table_read(s->store, id, &row))
            return NULL;
        t = load(s, &row);
        if (t != NULL)
            srv_play_on(t);
    }
    if (t != NULL)
        t->used = srv_now(s);
    return t;
}

/* ---- looking after ---- */

static bool somebody_waits(const table *t, int but)
{
    for (int seat = 0; seat < t->row.players; seat++)
        if (t->row.seat[seat].kind == STORE_PERSON && !table_is_bot(t, seat) &&
            t->row.seat[seat].person != t->row.seat[but].person && table_is_online(t, seat))
            return true;
    return false;
}

static void stand_in(table *t, int seat, const char *why)
{
    clock_hand_over(t, seat);
    t->row.seat[seat].standin = true;
    log_line(LOG_INFO, "stand-in", "table=%lld seat=%d why=%s", (long long)t->row.id, seat + 1,
             why);
    table_save(t, NULL, NULL, NULL);
    table_changed(t);
    table_play_changed(t);
    srv_play_on(t);
}

/* A bot stands in for somebody who is away only while another waits: whoever plays alone, or by
 * the day, may come back to the game as it was. */
static void look_for_absent(table *t, int64_t now)
{
    for (int seat = 0; seat < t->row.players; seat++) {
        if (t->row.seat[seat].kind != STORE_PERSON || table_is_bot(t, seat) ||
            table_is_online(t, seat) || !somebody_waits(t, seat)) {
            t->absent[seat] = 0;
            continue;
        }
        if (t->absent[seat] == 0)
            t->absent[seat] = now;
        if (now - t->absent[seat] >= (int64_t)t->s->config->grace * 1000)
            stand_in(t, seat, "away");
    }
}

static void tick(table *t, int64_t now)
{
    if (t->row.state != STORE_PLAYING || !t->is_begun)
        return;
    if (now >= t->retry_at && t->in_flight == 0) {
        t->retry_at = 0;
        srv_play_on(t); /* whatever ended last: chance and bots are never forgotten */
    }
    if (t->row.clock != STORE_DAYS)
        look_for_absent(t, now);
    if (clock_is_out(t) && t->in_flight == 0)
        stand_in(t, ochre_match_actor(&t->match), "time");
}

static bool is_idle(const table *t, int64_t now)
{
    const bool ticks = t->row.state == STORE_PLAYING && t->row.clock != STORE_NO_CLOCK;
    return t->watchers == NULL && t->in_flight == 0 && t->jobs == 0 && t->retry_at == 0 && !ticks &&
           now - t->used > (t->row.state == STORE_PLAYING ? KEPT_MS : KEPT_OVER_MS);
}

static void wake_some(srv *s)
{
    for (int i = 0; i < WAKE_A_TICK && s->waking_count > 0; i++)
        table_get(s, s->waking[--s->waking_count]);
}

void table_tick_all(srv *s)
{
    const int64_t now = srv_now(s);
    table *idle[UNLOAD_A_TICK]; /* removing moves what is behind it in the map: so afterwards */
    int    count = 0;
    wake_some(s);
    for (int i = map_next(&s->tables, 0); i >= 0; i = map_next(&s->tables, i + 1)) {
        table *const t = s->tables.value[i];
        tick(t, now);
        if (count < UNLOAD_A_TICK && is_idle(t, now))
            idle[count++] = t;
    }
    for (int i = 0; i < count; i++)
        table_free(idle[i]);
    s->metrics.tables_unloaded += (uint64_t)count;
}

void table_free_all(srv *s)
{
    for (int i = map_next(&s->tables, 0); i >= 0; i = map_next(&s->tables, 0))
        table_free(s->tables.value[i]);
    map_free(&s->tables);
}

/* ---- keeping ---- */

/* What could not be kept is not so: the row is what the store has. */
static void go_back(table *t)
{
    if (!store_table_read(t->s->store, t->row.id, &t->row))
        t->row.state = STORE_ABANDONED; /* it never came to be */
    if (t->is_begun && t->row.started == 0)
        table_unbegin(t);
    else if (t->is_begun)
        table_roll_back(t);
    table_changed(t);
}

static void saved(pending *p, store_fate fate, const char *why)
{
    table *const t = map_get(&p->s->tables, p->table);
    conn *const  c = pending_conn(p);
    if (t != NULL) {
        t->in_flight--;
        if (t->in_flight == 0)
            t->is_rolled_back = false;
    }
    if (fate != STORE_SAVED) {
        p->s->metrics.not_saved++;
        log_line(LOG_WARN, "not-saved", "table=%lld why=\"%s\"", (long long)p->table, why);
        if (t != NULL)
            go_back(t);
    }
    if (p->answer != NULL)
        p->answer(p, fate);
    else if (c != NULL && fate == STORE_SAVED)
        conn_ok_empty(c, p->id);
    else if (c != NULL)
        conn_error(c, p->id, "not-saved", "it could not be saved; try again");
    if (t != NULL && fate == STORE_SAVED)
        srv_play_on(t);
}

void table_save(table *t, const char *edition, const char *position, pending *asked)
{
    pending *const p = asked != NULL ? asked : pending_new(t->s, NULL);
    p->done = saved;
    p->table = t->row.id;
    t->in_flight++;
    store_table_save(t->s->store, &t->row, edition, position, pending_then(p));
}
