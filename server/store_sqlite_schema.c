/* store_sqlite_schema.c - the tables of the database, and how old ones are brought up to date.
 *
 * `PRAGMA user_version` counts the steps that a file has gone through. A step, once published, is never
 * changed: what is to be different is one more step. All missing steps are one transaction. */
#include <stdio.h>

#include "server/store_sqlite.h"

static const char *const steps[] = {
    /* 1: the beginning. Seats hold the results too, so that history and statistics of a person are
     * found through one index. `stamp` orders lists: the end of a match, else its making. */
    "CREATE TABLE facts (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE people ("
    "  id INTEGER PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL, hash TEXT NOT NULL,"
    "  epoch INTEGER NOT NULL, created INTEGER NOT NULL, deleted INTEGER NOT NULL);"
    "CREATE UNIQUE INDEX people_folded ON people (folded) WHERE hash <> '';"
    "CREATE TABLE tables ("
    "  id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL,"
    "  rules INTEGER NOT NULL, edition_hash INTEGER NOT NULL, players INTEGER NOT NULL,"
    "  options TEXT NOT NULL, is_public INTEGER NOT NULL, guide INTEGER NOT NULL,"
    "  owner INTEGER NOT NULL, state INTEGER NOT NULL, clock INTEGER NOT NULL,"
    "  bank INTEGER NOT NULL, bonus INTEGER NOT NULL, clocks BLOB NOT NULL,"
    "  created INTEGER NOT NULL, started INTEGER NOT NULL, ended INTEGER NOT NULL,"
    "  next INTEGER NOT NULL, from_table INTEGER NOT NULL, from_version INTEGER NOT NULL,"
    "  secret BLOB NOT NULL, commitment BLOB NOT NULL, edition TEXT, position TEXT,"
    "  stamp INTEGER NOT NULL, version INTEGER NOT NULL DEFAULT 0,"
    "  state_hash INTEGER NOT NULL DEFAULT 0, how TEXT NOT NULL DEFAULT '');"
    "CREATE INDEX tables_listed ON tables (state, stamp);"
    "CREATE TABLE seats ("
    "  match INTEGER NOT NULL, seat INTEGER NOT NULL, kind INTEGER NOT NULL,"
    "  person INTEGER NOT NULL, name TEXT NOT NULL, level TEXT NOT NULL, salt TEXT NOT NULL,"
    "  standin INTEGER NOT NULL, resigned INTEGER NOT NULL, score INTEGER, rank INTEGER,"
    "  share INTEGER, PRIMARY KEY (match, seat)) WITHOUT ROWID;"
    "CREATE INDEX seats_person ON seats (person) WHERE person <> 0;"
    "CREATE TABLE log ("
    "  match INTEGER NOT NULL, version INTEGER NOT NULL, kind INTEGER NOT NULL,"
    "  who INTEGER NOT NULL, person INTEGER NOT NULL, content BLOB NOT NULL,"
    "  move TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (match, version)) WITHOUT ROWID;"
    "CREATE UNIQUE INDEX log_moves ON log (match, person, move) WHERE move <> '';"
    "CREATE TABLE chat ("
    "  number INTEGER PRIMARY KEY, match INTEGER NOT NULL, person INTEGER NOT NULL,"
    "  seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL);"
    "CREATE INDEX chat_match ON chat (match, number);",
    /* 2: whom people do not want to hear. */
    "CREATE TABLE mutes (person INTEGER NOT NULL, muted INTEGER NOT NULL,"
    "  PRIMARY KEY (person, muted)) WITHOUT ROWID;",
};
enum { STEPS = sizeof(steps) / sizeof(steps[0]) };

int sq_schema(void)
{
    return STEPS;
}

static int version_of(sq_db *db, int *version)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(db->handle, "PRAGMA user_version", -1, &statement, NULL);
    if (code == SQLITE_OK && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        *version = sqlite3_column_int(statement, 0);
        code = SQLITE_OK;
    }
    sqlite3_finalize(statement);
    return code;
}

static int take_steps(sq_db *db, int from)
{
    int  code = SQLITE_OK;
    char mark[60];
    for (int i = from; i < STEPS && code == SQLITE_OK; i++)
        code = sq_exec(db, steps[i]);
    snprintf(mark, sizeof(mark), "PRAGMA user_version = %d", STEPS);
    return code == SQLITE_OK ? sq_exec(db, mark) : code;
}

int sq_migrate(sq_db *db)
{
    int version = 0;
    int code = version_of(db, &version);
    if (code != SQLITE_OK || version == STEPS)
        return code;
    if (version > STEPS || version < 0)
        return SQLITE_MISMATCH;
    code = sq_exec(db, "BEGIN IMMEDIATE");
    if (code == SQLITE_OK)
        code = take_steps(db, version);
    if (code == SQLITE_OK)
        code = sq_exec(db, "COMMIT");
    if (code != SQLITE_OK)
        sq_exec(db, "ROLLBACK");
    return code;
}
