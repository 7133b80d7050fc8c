/* store_sqlite_log.c - the log of a match, which is the match.
 *
 * An append is the row of the table moved from one version to the next, on the condition that it still
 * stands where the server believes, and the new entries under (match, version). Two servers could never
 * both make the same version. */
#include <stdlib.h>
#include <string.h>

#include "server/store_sqlite.h"

static const sq_column columns[] = {
    SQ_COLUMN(SQ_I32, store_entry, version), SQ_COLUMN(SQ_I32, store_entry, kind),
    SQ_COLUMN(SQ_I32, store_entry, who),     SQ_COLUMN(SQ_I64, store_entry, person),
    SQ_COLUMN(SQ_BLOB, store_entry, action), SQ_COLUMN(SQ_TEXT, store_entry, move),
    SQ_COLUMN(SQ_I64, store_entry, at)};
enum { COLUMNS = sizeof(columns) / sizeof(columns[0]), CONTENT = 4 };

/* ---- writing ---- */

/* All that store_entries points to, in one piece. */
typedef struct appended {
    store_entries entries;
    int64_t       left[OCHRE_SEATS];
    store_result  result;
    store_entry   entry[];
} appended;

/* Why did no row move on? */
static int explain(sq_db *db, int64_t table, int32_t before)
{
    sqlite3_stmt *get = sq_take(db, "SELECT version FROM tables WHERE id = ?1");
    if (get == NULL)
        return sq_run(db, NULL);
    sqlite3_bind_int64(get, 1, table);
    if (!sq_row(get))
        return SQ_NO;
    const int32_t version = sqlite3_column_int(get, 0);
    sq_done(get);
    return version > before ? SQLITE_CONSTRAINT : SQ_NO;
}

static int move_on(sq_db *db, const appended *w, int32_t before)
{
    const store_entries *e = &w->entries;
    sqlite3_stmt        *put =
        sq_take(db, "UPDATE tables SET version = ?3, state_hash = ?4, clocks = ifnull(?5, clocks),"
                    " state = CASE ?6 WHEN 0 THEN state ELSE ?6 END,"
                    " ended = CASE ?6 WHEN 0 THEN ended ELSE ?7 END,"
                    " stamp = CASE ?6 WHEN 0 THEN stamp ELSE ?7 END,"
                    " how = ifnull(?8, how) WHERE id = ?1 AND version = ?2");
    if (put != NULL) {
        sqlite3_bind_int64(put, 1, e->table);
        sqlite3_bind_int(put, 2, before);
        sqlite3_bind_int(put, 3, before + e->count);
        sqlite3_bind_int64(put, 4, (int64_t)e->hash);
        if (e->left != NULL)
            sqlite3_bind_blob(put, 5, w->left, sizeof(w->left), SQLITE_STATIC);
        sqlite3_bind_int(put, 6, (int)e->state);
        sqlite3_bind_int64(put, 7, e->ended);
        if (e->result != NULL)
            sqlite3_bind_text(put, 8, w->result.how, -1, SQLITE_STATIC);
    }
    const int code = sq_run(db, put);
    if (code != SQLITE_OK || sqlite3_changes(db->handle) == 1)
        return code;
    return explain(db, e->table, before);
}

static int add_entry(sq_db *db, int64_t table, store_entry entry)
{
    sqlite3_stmt *put =
        sq_take(db, "INSERT INTO log (match, version, kind, who, person, content, move, at)"
                    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)");
    if (entry.kind == STORE_UNDO)
        entry.action = ochre_action_packed((uint64_t)entry.back);
    if (put != NULL)
        sqlite3_bind_int64(put, 1, table);
    sq_bind(put, 2, columns, COLUMNS, &entry);
    return sq_run(db, put);
}

static int add_result(sq_db *db, int64_t table, const store_result *result, int seat)
{
    sqlite3_stmt *put = sq_take(db, "UPDATE seats SET score = ?3, rank = ?4, share = ?5"
                                    " WHERE match = ?1 AND seat = ?2");
    if (put != NULL) {
        sqlite3_bind_int64(put, 1, table);
        sqlite3_bind_int(put, 2, seat);
        sqlite3_bind_int(put, 3, result->score[seat]);
        sqlite3_bind_int(put, 4, result->rank[seat]);
        sqlite3_bind_int(put, 5, result->share[seat]);
    }
    return sq_run(db, put);
}

/* Are the entries numbered as the version of the write says? Else it would be a gap. */
static bool is_in_order(const appended *w, int32_t before)
{
    for (int i = 0; i < w->entries.count; i++)
        if (w->entry[i].version != before + 1 + i)
            return false;
    return before >= 0 && before <= STORE_LOG - w->entries.count;
}

static int append(sq_db *db, const sq_write *write)
{
    const appended *w = write->content;
    const int32_t   before = write->version - w->entries.count;
    if (!is_in_order(w, before))
        return SQ_NO;
    int code = move_on(db, w, before);
    for (int i = 0; i < w->entries.count && code == SQLITE_OK; i++)
        code = add_entry(db, w->entries.table, w->entry[i]);
    for (int i = 0; w->entries.result != NULL && i < OCHRE_SEATS && code == SQLITE_OK; i++)
        code = add_result(db, w->entries.table, &w->result, i);
    return code;
}

void store_append(store *s, const store_entries *entries, store_then then)
{
    const size_t size = (size_t)entries->count * sizeof(store_entry);
    appended    *copy = malloc(sizeof(*copy) + size);
    if (copy != NULL) {
        copy->entries = *entries;
        if (entries->left != NULL)
            memcpy(copy->left, entries->left, sizeof(copy->left));
        if (entries->result != NULL)
            copy->result = *entries->result;
        if (entries->count > 0)
            memcpy(copy->entry, entries->entry, size);
    }
    sq_queue(s, append, entries->table, entries->before + entries->count, copy, copy != NULL, then);
}

/* ---- reading ---- */

static void take(sqlite3_stmt *get, store_entry *out)
{
    memset(out, 0, sizeof(*out));
    sq_read(get, 0, columns, COLUMNS, out);
    if (out->kind == STORE_UNDO) {
        out->back = (int32_t)ochre_action_bits(out->action);
        out->action = ochre_action_packed(0);
    }
}

int store_log_read(store *s, int64_t table, int32_t from, store_entry *out, int capacity)
{
    sqlite3_stmt *get =
        sq_take(&s->reader, "SELECT version, kind, who, person, content, move, at FROM log"
                            " WHERE match = ?1 AND version >= ?2 ORDER BY version LIMIT ?3");
    int count = 0;
    if (get != NULL) {
        sqlite3_bind_int64(get, 1, table);
        sqlite3_bind_int(get, 2, from);
        sqlite3_bind_int(get, 3, capacity);
    }
    while (sq_row(get) && count < capacity)
        take(get, &out[count++]);
    sq_done(get);
    return count;
}

bool store_move_find(store *s, int64_t table, int64_t person, const char *move, store_entry *out)
{
    sqlite3_stmt *get =
        sq_take(&s->reader, "SELECT version, kind, who, person, content, move, at FROM log"
                            " WHERE match = ?1 AND person = ?2 AND move = ?3 AND move <> ''");
    if (get != NULL) {
        sqlite3_bind_int64(get, 1, table);
        sqlite3_bind_int64(get, 2, person);
        sqlite3_bind_text(get, 3, move, -1, SQLITE_TRANSIENT);
    }
    if (!sq_row(get))
        return false;
    take(get, out);
    sq_done(get);
    return true;
}
