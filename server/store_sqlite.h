/* store_sqlite.h - what the files of the SQLite store share.
 *
 *   store_sqlite.c          opening, closing, fresh ids
 *   store_sqlite_schema.c   the tables of the database, and how old ones are brought up to date
 *   store_sqlite_writer.c   the queue, the writer thread, group commit, what became of each write
 *   store_sqlite_rows.c     statements, and structs as rows
 *   store_sqlite_people.c, _tables.c, _log.c, _chat.c     what is kept, both ways
 *   store_sqlite_backup.c   a copy while the server runs, and its check
 *
 * Two connections to one file: the writer's, used by the writer thread alone, and the reader's, used by
 * the loop thread alone. In WAL mode neither waits for the other. */
#ifndef SERVER_STORE_SQLITE_H
#define SERVER_STORE_SQLITE_H

#include <pthread.h>
#include <sqlite3.h>

#include "server/store.h"

/* ---- statements and rows (store_sqlite_rows.c) ---- */

enum { SQ_KEPT = 40 };

typedef struct sq_db {
    sqlite3 *handle; /* NULL: closed */
    struct {
        const char   *sql; /* compared as a pointer: one literal, one statement */
        sqlite3_stmt *statement;
    } kept[SQ_KEPT];
    int count;
} sq_db;

/* An SQLite code; on failure nothing is left open. */
int  sq_open(sq_db *db, const char *path, bool is_writer);
void sq_close(sq_db *db);

int sq_exec(sq_db *db, const char *sql);

/* The statement, compiled once for each connection and ready for its parameters. NULL: the connection
 * knows why. */
sqlite3_stmt *sq_take(sq_db *db, const char *sql);

/* Runs a statement that gives no rows; an SQLite code. NULL is passed on as a failure. */
int sq_run(sq_db *db, sqlite3_stmt *statement);

/* The next row, if there is one; when there is none the statement has been reset. */
bool sq_row(sqlite3_stmt *statement);

/* For whoever stops before the last row. NULL is nothing to do. */
void sq_done(sqlite3_stmt *statement);

/* A struct's members and the columns of a row, in the same order. */
typedef enum sq_type { SQ_I64, SQ_I32, SQ_U8, SQ_BOOL, SQ_TEXT, SQ_BLOB } sq_type;

typedef struct sq_column {
    sq_type  type;
    uint32_t offset, size;
} sq_column;

#define SQ_COLUMN(kind, owner, member)                                                             \
    {                                                                                              \
        (kind), offsetof(owner, member), sizeof(((owner *)0)->member)                              \
    }

/* Parameters from `first` (1, 2, ...), and columns from `first` (0, 1, ...). */
void sq_bind(sqlite3_stmt *statement, int first, const sq_column *column, int count,
             const void *from);
void sq_read(sqlite3_stmt *statement, int first, const sq_column *column, int count, void *into);

/* ---- the schema (store_sqlite_schema.c) ---- */

/* Brings the database to the present schema; an SQLite code, SQLITE_MISMATCH: it is newer than we are. */
int sq_migrate(sq_db *db);
/* The number of the present schema. */
int sq_schema(void);

/* ---- the store ---- */

typedef struct sq_write sq_write;

/* Does the write; an SQLite code. SQLITE_CONSTRAINT: something is there already. SQ_NO: it contradicts
 * what is kept. */
typedef int sq_deed(sq_db *db, const sq_write *write);
enum { SQ_NO = SQLITE_NOTFOUND };

struct sq_write {
    sq_write  *next;
    sq_deed   *deed;
    int64_t    table;
    int32_t    version;
    store_then then;
    store_fate fate;
    bool       is_doomed; /* a write before it on the same table failed */
    char       why[120];
    void      *content; /* what the deed needs, freed with the write */
};

typedef struct sq_line {
    sq_write *first, *last;
} sq_line;

typedef struct sq_failing {
    int64_t table;
    int     count; /* failed writes that the loop has not heard of yet */
} sq_failing;

struct store {
    char *path;
    int   most_pages; /* 0: no limit */
    int   lock;       /* file descriptor; -1: none is held */
    void (*wake)(void *context);
    void   *context;
    sq_db   reader; /* the loop thread's */
    uint8_t key[STORE_KEY];
    int64_t last_person, last_table;
    int     in_flight; /* the loop thread's */

    sq_db     writer; /* the writer thread's */
    pthread_t thread;
    bool      has_thread;

    pthread_mutex_t mutex; /* guards what follows */
    pthread_cond_t  work;
    sq_line         queue, done;
    bool            stop;
    sq_failing     *failing;
    int             failings, failing_capacity;
    bool            is_writable;
    char            trouble[120];
    store_numbers   numbers;
};

/* Queues a write; `content` (from malloc, may be NULL) becomes the write's. A NULL content where one was
 * asked for is told by `has_memory`. */
void sq_queue(store *s, sq_deed *deed, int64_t table, int32_t version, void *content,
              bool has_memory, store_then then);

/* The writer's connection, at the opening and after it failed; an SQLite code. */
int sq_open_writer(store *s);

bool sq_writer_start(store *s);
void sq_writer_stop(store *s);

#endif
