/* store_sqlite_people.c - guests and people with a password. */
#include <stdlib.h>
#include <string.h>

#include "server/store_sqlite.h"

static const sq_column columns[] = {
    SQ_COLUMN(SQ_I64, store_person, id),      SQ_COLUMN(SQ_TEXT, store_person, name),
    SQ_COLUMN(SQ_TEXT, store_person, folded), SQ_COLUMN(SQ_TEXT, store_person, hash),
    SQ_COLUMN(SQ_I32, store_person, epoch),   SQ_COLUMN(SQ_I64, store_person, created),
    SQ_COLUMN(SQ_BOOL, store_person, deleted)};
enum { COLUMNS = sizeof(columns) / sizeof(columns[0]) };

static int save(sq_db *db, const sq_write *write)
{
    sqlite3_stmt *put =
        sq_take(db, "INSERT INTO people (id, name, folded, hash, epoch, created, deleted)"
                    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (id) DO UPDATE SET"
                    " name = excluded.name, folded = excluded.folded, hash = excluded.hash,"
                    " epoch = excluded.epoch, deleted = excluded.deleted"
                    " WHERE excluded.epoch >= people.epoch");
    sq_bind(put, 1, columns, COLUMNS, write->content);
    const int code = sq_run(db, put);
    return code == SQLITE_OK && sqlite3_changes(db->handle) == 0 ? SQ_NO : code;
}

void store_person_save(store *s, const store_person *person, store_then then)
{
    store_person *copy = malloc(sizeof(*copy));
    if (copy != NULL)
        *copy = *person;
    sq_queue(s, save, 0, 0, copy, copy != NULL, then);
}

static int run_for(sq_db *db, const char *sql, int64_t id)
{
    sqlite3_stmt *statement = sq_take(db, sql);
    if (statement != NULL)
        sqlite3_bind_int64(statement, 1, id);
    return sq_run(db, statement);
}

static int forget(sq_db *db, const sq_write *write)
{
    const int64_t id = *(const int64_t *)write->content;
    int           code = run_for(db,
                                 "UPDATE people SET name = '', folded = '', hash = '', deleted = 1,"
                                           " epoch = epoch + 1 WHERE id = ?1",
                                 id);
    if (code == SQLITE_OK)
        code = run_for(db, "UPDATE seats SET name = '' WHERE person = ?1 AND person <> 0", id);
    if (code == SQLITE_OK)
        code = run_for(db, "DELETE FROM mutes WHERE person = ?1", id);
    return code == SQLITE_OK ? run_for(db, "UPDATE chat SET name = '' WHERE person = ?1", id)
                             : code;
}

void store_person_delete(store *s, int64_t id, store_then then)
{
    int64_t *copy = malloc(sizeof(*copy));
    if (copy != NULL)
        *copy = id;
    sq_queue(s, forget, 0, 0, copy, copy != NULL, then);
}

/* ---- mutes ---- */

typedef struct {
    int64_t person, muted;
    bool    on;
} mute;

static int save_mute(sq_db *db, const sq_write *write)
{
    const mute   *m = write->content;
    sqlite3_stmt *put =
        m->on ? sq_take(db,
                        "INSERT INTO mutes (person, muted) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
              : sq_take(db, "DELETE FROM mutes WHERE person = ?1 AND muted = ?2");
    if (put != NULL) {
        sqlite3_bind_int64(put, 1, m->person);
        sqlite3_bind_int64(put, 2, m->muted);
    }
    return sq_run(db, put);
}

void store_mute_save(store *s, int64_t person, int64_t muted, bool on, store_then then)
{
    mute *copy = malloc(sizeof(*copy));
    if (copy != NULL)
        *copy = (mute){.person = person, .muted = muted, .on = on};
    sq_queue(s, save_mute, 0, 0, copy, copy != NULL, then);
}

int store_mutes_read(store *s, int64_t person, int64_t *out, int capacity)
{
    sqlite3_stmt *get =
        sq_take(&s->reader, "SELECT muted FROM mutes WHERE person = ?1 ORDER BY muted LIMIT ?2");
    int count = 0;
    if (get != NULL) {
        sqlite3_bind_int64(get, 1, person);
        sqlite3_bind_int(get, 2, capacity);
    }
    while (sq_row(get) && count < capacity)
        out[count++] = sqlite3_column_int64(get, 0);
    sq_done(get);
    return count;
}

/* ---- reading ---- */

static bool take(sqlite3_stmt *statement, store_person *out)
{
    if (!sq_row(statement))
        return false;
    sq_read(statement, 0, columns, COLUMNS, out);
    sq_done(statement);
    return true;
}

bool store_person_read(store *s, int64_t id, store_person *out)
{
    sqlite3_stmt *get =
        sq_take(&s->reader, "SELECT id, name, folded, hash, epoch, created, deleted FROM people"
                            " WHERE id = ?1");
    if (get != NULL)
        sqlite3_bind_int64(get, 1, id);
    return take(get, out);
}

bool store_person_find(store *s, const char *folded, store_person *out)
{
    sqlite3_stmt *get =
        sq_take(&s->reader, "SELECT id, name, folded, hash, epoch, created, deleted FROM people"
                            " WHERE folded = ?1 AND hash <> ''");
    if (get != NULL)
        sqlite3_bind_text(get, 1, folded, -1, SQLITE_TRANSIENT);
    return take(get, out);
}
