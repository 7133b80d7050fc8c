/* store_sqlite_tables.c - tables and their seats: making, changing, reading, lists. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/store_sqlite.h"

/* ---- rows ---- */

/* What the server says about a table, and what the log says about it. */
#define SAID                                                                                        \
    "id, code, game, rules, edition_hash, players, options, is_public, guide, owner, state, clock," \
    " bank, bonus, clocks, created, started, ended, next, from_table, from_version, secret,"        \
    " commitment"
#define LOGGED "version, state_hash, how, edition IS NOT NULL, position IS NOT NULL"

static const sq_column said[] = {
    SQ_COLUMN(SQ_I64, store_table, id),           SQ_COLUMN(SQ_TEXT, store_table, code),
    SQ_COLUMN(SQ_TEXT, store_table, game),        SQ_COLUMN(SQ_I32, store_table, rules),
    SQ_COLUMN(SQ_I64, store_table, edition_hash), SQ_COLUMN(SQ_I32, store_table, players),
    SQ_COLUMN(SQ_TEXT, store_table, options),     SQ_COLUMN(SQ_BOOL, store_table, is_public),
    SQ_COLUMN(SQ_BOOL, store_table, guide),       SQ_COLUMN(SQ_I64, store_table, owner),
    SQ_COLUMN(SQ_I32, store_table, state),        SQ_COLUMN(SQ_I32, store_table, clock),
    SQ_COLUMN(SQ_I32, store_table, bank),         SQ_COLUMN(SQ_I32, store_table, bonus),
    SQ_COLUMN(SQ_BLOB, store_table, left),        SQ_COLUMN(SQ_I64, store_table, created),
    SQ_COLUMN(SQ_I64, store_table, started),      SQ_COLUMN(SQ_I64, store_table, ended),
    SQ_COLUMN(SQ_I64, store_table, next),         SQ_COLUMN(SQ_I64, store_table, from_table),
    SQ_COLUMN(SQ_I32, store_table, from_version), SQ_COLUMN(SQ_BLOB, store_table, secret),
    SQ_COLUMN(SQ_BLOB, store_table, commitment)};
static const sq_column logged[] = {
    SQ_COLUMN(SQ_I32, store_table, version), SQ_COLUMN(SQ_I64, store_table, hash),
    SQ_COLUMN(SQ_TEXT, store_table, result.how), SQ_COLUMN(SQ_BOOL, store_table, own_edition),
    SQ_COLUMN(SQ_BOOL, store_table, from_position)};
static const sq_column seat_columns[] = {
    SQ_COLUMN(SQ_I32, store_seat, kind),      SQ_COLUMN(SQ_I64, store_seat, person),
    SQ_COLUMN(SQ_TEXT, store_seat, name),     SQ_COLUMN(SQ_TEXT, store_seat, level),
    SQ_COLUMN(SQ_TEXT, store_seat, salt),     SQ_COLUMN(SQ_BOOL, store_seat, standin),
    SQ_COLUMN(SQ_BOOL, store_seat, resigned),
};
#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))

/* ---- writing ---- */

/* A table and, behind it in the same piece of memory, its texts. */
typedef struct saved {
    store_table table;
    const char *edition, *position; /* into `text`, or NULL */
    char        text[];
} saved;

/* What the log says about the end outlasts a row that was written before the end was known. */
static int save_row(sq_db *db, const saved *w)
{
    sqlite3_stmt *put = sq_take(
        db,
        "INSERT INTO tables (" SAID ", edition, position, stamp)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18,"
        " ?19, ?20, ?21, ?22, ?23, ?24, ?25, CASE ?18 WHEN 0 THEN ?16 ELSE ?18 END)"
        " ON CONFLICT (id) DO UPDATE SET code = excluded.code, options = excluded.options,"
        " is_public = excluded.is_public, owner = excluded.owner,"
        " clocks = excluded.clocks, started = excluded.started,"
        " next = excluded.next, secret = excluded.secret, commitment = excluded.commitment,"
        " state = CASE WHEN state < 4 THEN excluded.state ELSE state END,"
        " ended = CASE WHEN state < 4 THEN excluded.ended ELSE ended END,"
        " stamp = CASE WHEN state < 4 THEN excluded.stamp ELSE stamp END");
    const int texts = COUNT(said) + 1;
    sq_bind(put, 1, said, COUNT(said), &w->table);
    if (put != NULL && w->edition != NULL)
        sqlite3_bind_text(put, texts, w->edition, -1, SQLITE_STATIC);
    if (put != NULL && w->position != NULL)
        sqlite3_bind_text(put, texts + 1, w->position, -1, SQLITE_STATIC);
    return sq_run(db, put);
}

static int save_seat(sq_db *db, int64_t table, int seat, const store_seat *content)
{
    sqlite3_stmt *put =
        sq_take(db, "INSERT INTO seats (match, seat, kind, person, name, level, salt, standin,"
                    " resigned) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"
                    " ON CONFLICT (match, seat) DO UPDATE SET kind = excluded.kind,"
                    " person = excluded.person, name = excluded.name, level = excluded.level,"
                    " salt = excluded.salt, standin = excluded.standin,"
                    " resigned = excluded.resigned");
    if (put != NULL) {
        sqlite3_bind_int64(put, 1, table);
        sqlite3_bind_int(put, 2, seat);
    }
    sq_bind(put, 3, seat_columns, COUNT(seat_columns), content);
    return sq_run(db, put);
}

static int save(sq_db *db, const sq_write *write)
{
    const saved *w = write->content;
    int          code = save_row(db, w);
    for (int i = 0; i < w->table.players && i < OCHRE_SEATS && code == SQLITE_OK; i++)
        code = save_seat(db, w->table.id, i, &w->table.seat[i]);
    return code;
}

static const char *put_text(char **at, const char *text)
{
    if (text == NULL)
        return NULL;
    const char  *start = *at;
    const size_t size = strlen(text) + 1;
    memcpy(*at, text, size);
    *at += size;
    return start;
}

void store_table_save(store *s, const store_table *table, const char *edition, const char *position,
                      store_then then)
{
    const size_t texts =
        (edition != NULL ? strlen(edition) + 1 : 0) + (position != NULL ? strlen(position) + 1 : 0);
    saved *copy = malloc(sizeof(*copy) + texts);
    if (copy != NULL) {
        char *at = copy->text;
        copy->table = *table;
        copy->edition = put_text(&at, edition);
        copy->position = put_text(&at, position);
    }
    sq_queue(s, save, table->id, 0, copy, copy != NULL, then);
}

/* ---- reading ---- */

static void read_seats(sq_db *db, store_table *out)
{
    sqlite3_stmt *get =
        sq_take(db, "SELECT seat, kind, person, ifnull(people.name, seats.name), level, salt,"
                    " standin, resigned, score, rank, share"
                    " FROM seats LEFT JOIN people ON people.id = person WHERE match = ?1");
    if (get != NULL)
        sqlite3_bind_int64(get, 1, out->id);
    const int results = 1 + COUNT(seat_columns);
    while (sq_row(get)) {
        const int seat = sqlite3_column_int(get, 0);
        if (seat < 0 || seat >= OCHRE_SEATS)
            continue;
        sq_read(get, 1, seat_columns, COUNT(seat_columns), &out->seat[seat]);
        out->result.score[seat] = sqlite3_column_int(get, results);
        out->result.rank[seat] = (uint8_t)sqlite3_column_int(get, results + 1);
        out->result.share[seat] = (uint8_t)sqlite3_column_int(get, results + 2);
    }
}

/* A damaged file must not make anybody write past a member ... */
static void read_row(sqlite3_stmt *get, store_table *out)
{
    memset(out, 0, sizeof(*out));
    sq_read(get, 0, said, COUNT(said), out);
    sq_read(get, COUNT(said), logged, COUNT(logged), out);
    if (out->players < 0 || out->players > OCHRE_SEATS) /* nor read past the seats */
        out->players = 0;
}

static bool read_one(store *s, sqlite3_stmt *get, store_table *out)
{
    if (!sq_row(get))
        return false;
    read_row(get, out);
    sq_done(get);
    read_seats(&s->reader, out);
    return true;
}

bool store_table_read(store *s, int64_t id, store_table *out)
{
    sqlite3_stmt *get =
        sq_take(&s->reader, "SELECT " SAID ", " LOGGED " FROM tables WHERE id = ?1");
    if (get != NULL)
        sqlite3_bind_int64(get, 1, id);
    return read_one(s, get, out);
}

bool store_table_find(store *s, const char *code, store_table *out)
{
    sqlite3_stmt *get =
        sq_take(&s->reader, "SELECT " SAID ", " LOGGED " FROM tables WHERE code = ?1");
    if (get != NULL)
        sqlite3_bind_text(get, 1, code, -1, SQLITE_TRANSIENT);
    return read_one(s, get, out);
}

static char *read_text(store *s, const char *sql, int64_t table, size_t *length)
{
    sqlite3_stmt *get = sq_take(&s->reader, sql);
    char         *text = NULL;
    if (get != NULL)
        sqlite3_bind_int64(get, 1, table);
    if (!sq_row(get))
        return NULL;
    const unsigned char *from = sqlite3_column_text(get, 0);
    if (from != NULL) {
        *length = (size_t)sqlite3_column_bytes(get, 0);
        text = malloc(*length + 1);
        if (text != NULL)
            memcpy(text, from, *length + 1);
    }
    sq_done(get);
    return text;
}

char *store_edition_read(store *s, int64_t table, size_t *length)
{
    return read_text(s, "SELECT edition FROM tables WHERE id = ?1", table, length);
}

char *store_position_read(store *s, int64_t table, size_t *length)
{
    return read_text(s, "SELECT position FROM tables WHERE id = ?1", table, length);
}

/* ---- lists ---- */

/* Only the conditions that are set appear, so that the database can pick the right index. */
static void write_query(const store_filter *f, ochre_text *sql)
{
    ochre_text_string(sql, "SELECT " SAID ", " LOGGED " FROM tables WHERE true");
    if (f->states != 0) {
        const char *before = " AND state IN (";
        for (unsigned bit = STORE_WAITING; bit <= STORE_ABANDONED; bit *= 2) {
            if ((f->states & bit) == 0)
                continue;
            ochre_text_format(sql, "%s%u", before, bit);
            before = ", ";
        }
        ochre_text_char(sql, ')');
    }
    if (f->person != 0)
        ochre_text_string(sql, " AND id IN (SELECT match FROM seats WHERE person = ?1"
                               " AND person <> 0)");
    if (f->game != NULL)
        ochre_text_string(sql, " AND game = ?2");
    if (f->is_public)
        ochre_text_string(sql, " AND is_public");
    ochre_text_string(sql, " ORDER BY stamp DESC, id DESC LIMIT ?3 OFFSET ?4");
}

int store_tables_list(store *s, const store_filter *filter, store_table *out, int capacity)
{
    char          buffer[900];
    ochre_text    sql = OCHRE_TEXT(buffer);
    sqlite3_stmt *get = NULL;
    int           count = 0;
    write_query(filter, &sql);
    if (sqlite3_prepare_v2(s->reader.handle, buffer, -1, &get, NULL) != SQLITE_OK)
        return 0;
    sqlite3_bind_int64(get, 1, filter->person);
    sqlite3_bind_text(get, 2, filter->game != NULL ? filter->game : "", -1, SQLITE_STATIC);
    sqlite3_bind_int(get, 3, capacity);
    sqlite3_bind_int(get, 4, filter->skip);
    while (count < capacity && sqlite3_step(get) == SQLITE_ROW)
        read_row(get, &out[count++]);
    sqlite3_finalize(get);
    for (int i = 0; i < count; i++)
        read_seats(&s->reader, &out[i]);
    return count;
}
