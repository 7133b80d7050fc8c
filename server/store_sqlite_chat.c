/* store_sqlite_chat.c - what was said at the tables, and what people have achieved. */
#include <stdlib.h>
#include <string.h>

#include "server/store_sqlite.h"

/* ---- chat ---- */

static const sq_column columns[] = {
    SQ_COLUMN(SQ_I64, store_line, person), SQ_COLUMN(SQ_I32, store_line, seat),
    SQ_COLUMN(SQ_TEXT, store_line, name),  SQ_COLUMN(SQ_TEXT, store_line, text),
    SQ_COLUMN(SQ_I64, store_line, at),     SQ_COLUMN(SQ_I64, store_line, number)};
enum { COLUMNS = sizeof(columns) / sizeof(columns[0]) };

static int add(sq_db *db, const sq_write *write)
{
    sqlite3_stmt *put = sq_take(db, "INSERT INTO chat (match, person, seat, name, text, at)"
                                    " VALUES (?1, ?2, ?3, ?4, ?5, ?6)");
    if (put != NULL)
        sqlite3_bind_int64(put, 1, write->table);
    sq_bind(put, 2, columns, COLUMNS - 1, write->content); /* the number is the database's */
    return sq_run(db, put);
}

void store_chat_add(store *s, int64_t table, const store_line *line, store_then then)
{
    store_line *copy = malloc(sizeof(*copy));
    if (copy != NULL)
        *copy = *line;
    sq_queue(s, add, table, 0, copy, copy != NULL, then);
}

int store_chat_read(store *s, int64_t table, store_line *out, int capacity)
{
    sqlite3_stmt *get =
        sq_take(&s->reader, "SELECT person, seat, name, text, at, number FROM"
                            " (SELECT * FROM chat WHERE match = ?1 ORDER BY number DESC LIMIT ?2)"
                            " ORDER BY number");
    int count = 0;
    if (get != NULL) {
        sqlite3_bind_int64(get, 1, table);
        sqlite3_bind_int(get, 2, capacity);
    }
    while (sq_row(get) && count < capacity) {
        memset(&out[count], 0, sizeof(out[count]));
        sq_read(get, 0, columns, COLUMNS, &out[count++]);
    }
    sq_done(get);
    return count;
}

/* ---- statistics ---- */

static const sq_column stat_columns[] = {
    SQ_COLUMN(SQ_TEXT, store_stat, game),  SQ_COLUMN(SQ_I32, store_stat, players),
    SQ_COLUMN(SQ_I64, store_stat, games),  SQ_COLUMN(SQ_I64, store_stat, firsts),
    SQ_COLUMN(SQ_I64, store_stat, shares), SQ_COLUMN(SQ_I64, store_stat, score_sum),
    SQ_COLUMN(SQ_I32, store_stat, best)};
enum { STAT_COLUMNS = sizeof(stat_columns) / sizeof(stat_columns[0]) };

int store_stats_read(store *s, int64_t person, store_stat *out, int capacity)
{
    sqlite3_stmt *get =
        sq_take(&s->reader,
                "SELECT game, players, count(*), sum(rank = 1), sum(share), sum(score), max(score)"
                " FROM seats AS mine JOIN tables ON tables.id = mine.match"
                " WHERE mine.person = ?1 AND mine.person <> 0 AND state = 4 AND rank IS NOT NULL"
                " AND NOT EXISTS (SELECT 1 FROM seats AS other WHERE other.match = mine.match"
                "                 AND other.person = mine.person AND other.seat <> mine.seat)"
                " GROUP BY game, players ORDER BY game, players LIMIT ?2");
    int count = 0;
    if (get != NULL) {
        sqlite3_bind_int64(get, 1, person);
        sqlite3_bind_int(get, 2, capacity);
    }
    while (sq_row(get) && count < capacity) {
        memset(&out[count], 0, sizeof(out[count]));
        sq_read(get, 0, stat_columns, STAT_COLUMNS, &out[count++]);
    }
    sq_done(get);
    return count;
}
