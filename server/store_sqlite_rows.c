/* store_sqlite_rows.c - statements, and structs as rows.
 *
 * A statement is compiled when it is first needed and kept with its connection. What a struct looks like
 * in the database is said once, in an array of columns that serves both ways. */
#include <string.h>

#include "server/store_sqlite.h"

/* WAL with FULL: a commit is on the disk when it returns. A reader never waits; a writer waits for
 * somebody who copies the file, at most so long. */
static int settle(sq_db *db, bool is_writer)
{
    sqlite3_busy_timeout(db->handle, 5000);
    sqlite3_extended_result_codes(db->handle, 0);
    if (!is_writer)
        return sq_exec(db, "PRAGMA query_only = ON");
    return sq_exec(db, "PRAGMA journal_mode = WAL;"
                       "PRAGMA synchronous = FULL;"
                       "PRAGMA journal_size_limit = 67108864;"
                       "PRAGMA wal_autocheckpoint = 2000");
}

int sq_open(sq_db *db, const char *path, bool is_writer)
{
    const int flags = is_writer ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
    memset(db, 0, sizeof(*db));
    int code = sqlite3_open_v2(path, &db->handle, flags | SQLITE_OPEN_NOMUTEX, NULL);
    if (code == SQLITE_OK)
        code = settle(db, is_writer);
    if (code != SQLITE_OK)
        sq_close(db);
    return code;
}

void sq_close(sq_db *db)
{
    for (int i = 0; i < db->count; i++)
        sqlite3_finalize(db->kept[i].statement);
    sqlite3_close(db->handle);
    memset(db, 0, sizeof(*db));
}

int sq_exec(sq_db *db, const char *sql)
{
    return sqlite3_exec(db->handle, sql, NULL, NULL, NULL);
}

sqlite3_stmt *sq_take(sq_db *db, const char *sql)
{
    for (int i = 0; i < db->count; i++)
        if (db->kept[i].sql == sql)
            return db->kept[i].statement;
    sqlite3_stmt *statement = NULL;
    if (db->count == SQ_KEPT || sqlite3_prepare_v3(db->handle, sql, -1, SQLITE_PREPARE_PERSISTENT,
                                                   &statement, NULL) != SQLITE_OK)
        return NULL;
    db->kept[db->count].sql = sql;
    db->kept[db->count++].statement = statement;
    return statement;
}

int sq_run(sq_db *db, sqlite3_stmt *statement)
{
    if (statement == NULL) {
        const int code = sqlite3_errcode(db->handle);
        return code != SQLITE_OK ? code : SQLITE_ERROR;
    }
    const int code = sqlite3_step(statement);
    sq_done(statement);
    return code == SQLITE_DONE || code == SQLITE_ROW ? SQLITE_OK : code;
}

bool sq_row(sqlite3_stmt *statement)
{
    if (statement != NULL && sqlite3_step(statement) == SQLITE_ROW)
        return true;
    sq_done(statement);
    return false;
}

void sq_done(sqlite3_stmt *statement)
{
    if (statement == NULL)
        return;
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement); /* they point into memory of the caller */
}

static int64_t number_at(sq_type type, const char *at)
{
    int64_t wide = 0;
    int32_t narrow = 0;
    switch (type) {
    case SQ_I64: memcpy(&wide, at, sizeof(wide)); return wide;
    case SQ_I32: memcpy(&narrow, at, sizeof(narrow)); return narrow;
    default: return *(const unsigned char *)at;
    }
}

void sq_bind(sqlite3_stmt *statement, int first, const sq_column *column, int count,
             const void *from)
{
    for (int i = 0; i < count && statement != NULL; i++) {
        const sq_column *c = &column[i];
        const char      *at = (const char *)from + c->offset;
        if (c->type == SQ_TEXT)
            sqlite3_bind_text(statement, first + i, at, (int)strnlen(at, c->size - 1),
                              SQLITE_STATIC);
        else if (c->type == SQ_BLOB)
            sqlite3_bind_blob(statement, first + i, at, (int)c->size, SQLITE_STATIC);
        else
            sqlite3_bind_int64(statement, first + i, number_at(c->type, at));
    }
}

static void put_number(sq_type type, int64_t value, char *at)
{
    const int32_t narrow = (int32_t)value;
    if (type == SQ_I64)
        memcpy(at, &value, sizeof(value));
    else if (type == SQ_I32)
        memcpy(at, &narrow, sizeof(narrow));
    else
        *(unsigned char *)at = (unsigned char)(type == SQ_BOOL ? value != 0 : value);
}

/* What does not fit is cut: a damaged file must not write past a member. */
static void put_bytes(sqlite3_stmt *statement, int index, const sq_column *c, char *at)
{
    const void  *bytes = sqlite3_column_blob(statement, index);
    const size_t size = (size_t)sqlite3_column_bytes(statement, index);
    const size_t most = c->type == SQ_TEXT ? c->size - 1 : c->size;
    memset(at, 0, c->size);
    if (bytes != NULL)
        memcpy(at, bytes, size < most ? size : most);
}

void sq_read(sqlite3_stmt *statement, int first, const sq_column *column, int count, void *into)
{
    for (int i = 0; i < count; i++) {
        char *at = (char *)into + column[i].offset;
        if (column[i].type == SQ_TEXT || column[i].type == SQ_BLOB)
            put_bytes(statement, first + i, &column[i], at);
        else
            put_number(column[i].type, sqlite3_column_int64(statement, first + i), at);
    }
}
