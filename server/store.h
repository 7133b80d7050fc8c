/* store.h - what the server keeps for ever: people, tables, the log of every match, chat, results.
 *
 * No SQL outside the store: store_sqlite*.c is one way to fill this interface, PostgreSQL will be
 * another. All calls come from one thread, the loop.
 *
 *   loop thread                          writer thread
 *   store_append(...) --- queue, in order --->  BEGIN, many writes, COMMIT, fsync
 *   store_drain() <--- done-queue + wake ----   what became of each
 *
 * Writing is queued and never waits. A write is durable when its `then` is called with STORE_SAVED, and
 * not before; store_drain(), on the loop thread, makes those calls in the order of the writes. `wake` (from
 * the writer thread) says that a drain is worth while. What a write points to is copied at once.
 *
 * Reading is at once, on the loop thread, and sees what is durable (perhaps a little more than was
 * drained yet; never less).
 *
 * When a write fails, nothing of it was kept, and every other write for the same table that is in
 * flight by then (queued, not yet reported) fails too, for it was built on what did not come to be. So:
 * at the first failure go back to the durable state (store_table_read, store_log_read), and write again
 * once nothing of that table is in flight. The store itself tries again by its own means: when the
 * disk works again, so do writes. Writes about people are one more such lane, table 0.
 *
 * Versions. The log of a match is append-only. Its entries are numbered from 1 without gaps, and "version n"
 * is the match after its first n entries. Times are milliseconds since 1970, ids count from 1, seats
 * from 0. Strings are UTF-8 and end in a zero; what is too long for its field is the caller's slip. */
#ifndef SERVER_STORE_H
#define SERVER_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <ochre/game.h>
#include <ochre/text.h>

typedef struct store store;

enum {
    STORE_NAME = 100,    /* bytes of a name, the zero included: 24 characters fit */
    STORE_HASH = 128,    /* bytes of a password hash (crypto_pwhash_STRBYTES) */
    STORE_WORD = 32,     /* ids of games, levels of bots, invitation codes */
    STORE_OPTIONS = 512, /* options as JSON */
    STORE_MOVE = 41,     /* a client's move id */
    STORE_CHAT = 1300,   /* 300 characters */
    STORE_SALT = 65,     /* a seat's salt for the dice */
    STORE_KEY = 32,      /* bytes of the key for cookies */
    STORE_SECRET = 32,   /* bytes of the dice's secret and of its commitment */
    STORE_LOG = 100000   /* the most entries that a match can have */
};

/* ---- opening ---- */

typedef struct store_how {
    const char *directory;       /* made if it is not there */
    void (*wake)(void *context); /* from the writer thread: drain me; may be NULL */
    void *context;
    int   most_pages; /* for tests: the largest database, in pages of 4 KiB; 0: no limit */
} store_how;

/* Opens or makes the store, brings an old schema up to date, starts the writer. A second process on the
 * same directory is refused. NULL: `why` says what failed, and nothing is left open. */
store *store_open(const store_how *how, ochre_text *why);

/* Writes all that is queued, stops the writer and closes. Outcomes not drained are drained first. */
void store_close(store *s);

/* On the loop thread, after a wake: calls `then` for each write that was settled. */
void store_drain(store *s);

/* Did the last commit succeed? If not, why. While it did not, the store tries by itself, twice a
 * second, whether the disk works again. */
bool store_is_writable(store *s, ochre_text *why);

/* How many writes are queued or not drained: for limits, metrics and an orderly end. */
int store_in_flight(const store *s);

/* Numbers for /metrics; all since the opening but the first. */
typedef struct store_numbers {
    int      in_flight;
    uint64_t commits, writes, failures;    /* transactions, writes saved, writes failed */
    uint64_t commit_ns, slowest_commit_ns; /* time spent in commits; the longest of them */
} store_numbers;
void store_count(store *s, store_numbers *out);

/* The key that signs cookies: made at the first opening, the same ever after. */
const uint8_t *store_cookie_key(const store *s);

/* A fresh id. One that was never saved may come again after a restart: show none before it is durable. */
int64_t store_new_person(store *s);
int64_t store_new_table(store *s);

/* ---- what became of a write ---- */

typedef enum store_fate {
    STORE_SAVED,  /* durable */
    STORE_EXISTS, /* the version, the client's move id, the code or the registered name is taken */
    STORE_FAILED  /* the disk, or a write before it on the same table */
} store_fate;

typedef struct store_outcome {
    store_fate  fate;
    int64_t     table;   /* 0: about people */
    int32_t     version; /* an append: the version after it; else 0 */
    const char *why;     /* words for the log; "" when saved; valid during the call */
} store_outcome;

typedef struct store_then {
    void (*call)(void *context, int64_t tag, const store_outcome *outcome); /* may be NULL */
    void   *context;
    int64_t tag; /* whatever the caller needs to find its way back */
} store_then;

/* ---- people ---- */

typedef struct store_person {
    int64_t id;
    char    name[STORE_NAME];
    char    folded[STORE_NAME]; /* for look-alikes: unique among people with a password */
    char    hash[STORE_HASH];   /* of the password; "" is a guest */
    int32_t epoch;              /* rises to make all cookies of the person void */
    int64_t created;            /* ms */
    bool    deleted;
} store_person;

/* Makes or changes the person of that id. STORE_EXISTS: a registered person has that folded name. STORE_FAILED
 * also if the epoch is lower than the one kept: what was read before a change of password, or before the
 * person was deleted, cannot undo it. */
void store_person_save(store *s, const store_person *person, store_then then);
/* Forgets name, password and mutes; the id stays taken, seats and chat lines lose the name ("" then). */
void store_person_delete(store *s, int64_t id, store_then then);

/* Whom a person does not want to hear. */
void store_mute_save(store *s, int64_t person, int64_t muted, bool on, store_then then);
int  store_mutes_read(store *s, int64_t person, int64_t *out, int capacity);

bool store_person_read(store *s, int64_t id, store_person *out);
/* The registered person of that folded name. */
bool store_person_find(store *s, const char *folded, store_person *out);

/* ---- tables ---- */

typedef enum store_seat_kind { STORE_OPEN, STORE_PERSON, STORE_BOT } store_seat_kind;

typedef struct store_seat {
    store_seat_kind kind;
    int64_t         person;            /* STORE_PERSON: who; else 0 */
    char            name[STORE_NAME];  /* read: as the person is called now */
    char            level[STORE_WORD]; /* STORE_BOT, and of the bot that stands in */
    char            salt[STORE_SALT];  /* for the dice; "" none */
    bool            standin, resigned;
} store_seat;

typedef enum store_state {
    STORE_WAITING = 1, /* "open": seats are being filled; bits, so that filters can join them */
    STORE_PLAYING = 2,
    STORE_OVER = 4,
    STORE_ABANDONED = 8
} store_state;

typedef enum store_clock_kind { STORE_NO_CLOCK, STORE_LIVE, STORE_DAYS } store_clock_kind;

typedef struct store_result {
    int32_t score[OCHRE_SEATS];
    uint8_t rank[OCHRE_SEATS];
    uint8_t share[OCHRE_SEATS]; /* sixtieths of the win */
    char    how[STORE_WORD];    /* the clause, or "resigned", "time", ... */
} store_result;

typedef struct store_table {
    int64_t          id;
    char             code[STORE_WORD]; /* for the link; unique */
    char             game[STORE_WORD];
    int32_t          rules;         /* version of the rules */
    uint64_t         edition_hash;  /* ochre_edition_hash */
    bool             own_edition;   /* there is one to be read with store_edition_read */
    bool             from_position; /* the same with store_position_read */
    int32_t          players;
    char             options[STORE_OPTIONS]; /* JSON object */
    bool             is_public, guide;
    int64_t          owner;
    store_seat       seat[OCHRE_SEATS];
    store_state      state;
    store_clock_kind clock;
    int32_t          bank, bonus;             /* seconds; STORE_DAYS: bank holds days */
    int64_t          left[OCHRE_SEATS];       /* ms on each seat's clock at the last entry */
    int64_t          created, started, ended; /* ms; 0: not yet */
    int64_t          next;                    /* the rematch, or 0 */
    int64_t          from_table;              /* began from a point of this one, or 0 */
    int32_t          from_version;
    uint8_t          secret[STORE_SECRET], commitment[STORE_SECRET]; /* the dice (dice.h) */
    /* Kept up to date by store_append; store_table_save leaves these alone. */
    int32_t      version; /* entries in the log */
    uint64_t     hash;    /* ochre_hash of the state at that version */
    store_result result;  /* once it is over */
} store_table;

/* Makes the table of that id, or changes it (seats, state, clocks, links; not its log and what is listed
 * last). A match that has ended stays so, even if the row is from before its end was known. `edition` and
 * `position` are JSON or NULL; they are kept when the table is made, and later passed as NULL. */
void store_table_save(store *s, const store_table *table, const char *edition, const char *position,
                      store_then then);

bool store_table_read(store *s, int64_t id, store_table *out);
bool store_table_find(store *s, const char *code, store_table *out);

/* The JSON given at the start, to be freed; NULL: there is none. */
char *store_edition_read(store *s, int64_t table, size_t *length);
char *store_position_read(store *s, int64_t table, size_t *length);

/* Which tables: every condition that is set must hold. */
typedef struct store_filter {
    unsigned    states;    /* store_state bits; 0: any */
    int64_t     person;    /* sits there; 0: anybody */
    const char *game;      /* NULL: any */
    bool        is_public; /* only those */
    int         skip;      /* for pages */
} store_filter;

/* The newest first (by end, where that is set, else by making); returns how many were written to `out`.
 * A full page may have a next one. */
int store_tables_list(store *s, const store_filter *filter, store_table *out, int capacity);

/* ---- the log of a match ---- */

typedef enum store_kind { STORE_ACTION, STORE_UNDO } store_kind;

typedef struct store_entry {
    int32_t      version; /* the version that it makes: 1, 2, ... */
    store_kind   kind;
    int32_t      who;              /* the seat from 0, or OCHRE_CHANCE */
    int64_t      person;           /* who sent it; 0: a bot, chance, the server */
    ochre_action action;           /* STORE_ACTION */
    int32_t      back;             /* STORE_UNDO: the ply to which the match goes back */
    char         move[STORE_MOVE]; /* the client's id of the move; "": none */
    int64_t      at;               /* ms */
} store_entry;

typedef struct store_entries {
    int64_t             table;
    int32_t             before; /* the version that they follow: the first makes before + 1 */
    const store_entry  *entry;
    int                 count;  /* all or none is kept; may be 0 when a match ends without a move */
    uint64_t            hash;   /* of the state after them */
    const int64_t      *left;   /* OCHRE_SEATS clocks, or NULL: as before */
    store_state         state;  /* 0: as before; STORE_OVER or STORE_ABANDONED ends the match */
    const store_result *result; /* with STORE_OVER */
    int64_t             ended;  /* ms, with either */
} store_entries;

/* STORE_EXISTS: the version is there already, or the person has used the move id at this table.
 * STORE_FAILED also if a version would be left out, or there is no such table. A match that ends goes
 * into history and statistics. */
void store_append(store *s, const store_entries *entries, store_then then);

/* Entries from version `from` on (1 is the first), in order, up to `capacity`; returns their number. */
int store_log_read(store *s, int64_t table, int32_t from, store_entry *out, int capacity);

/* The entry that the person's client sent under this move id. */
bool store_move_find(store *s, int64_t table, int64_t person, const char *move, store_entry *out);

/* ---- chat ---- */

typedef struct store_line {
    int64_t number; /* given by the store, rising */
    int64_t person;
    int32_t seat; /* from 0; -1: an onlooker */
    char    name[STORE_NAME];
    char    text[STORE_CHAT];
    int64_t at;
} store_line;

void store_chat_add(store *s, int64_t table, const store_line *line, store_then then);
/* The last `capacity` lines, oldest first. */
int store_chat_read(store *s, int64_t table, store_line *out, int capacity);

/* ---- statistics ---- */

typedef struct store_stat {
    char    game[STORE_WORD];
    int32_t players;       /* at the table */
    int64_t games, firsts; /* finished; of those with rank 1 */
    int64_t shares;        /* sixtieths of wins, summed */
    int64_t score_sum;
    int32_t best; /* highest score */
} store_stat;

/* Finished games of a person by game and number of players; abandoned games, and
 * those where one person had several seats, are left out. */
int store_stats_read(store *s, int64_t person, store_stat *out, int capacity);

/* ---- backup (of a store that a server may be using) ---- */

/* Copies the store in `directory` to a new file, consistently. What is there already is left alone and is a
 * failure; after a failure nothing is left behind. `is_stopped` is asked now and then (NULL: never). */
bool store_backup(const char *directory, const char *file, bool (*is_stopped)(void),
                  ochre_text *why);

/* Opens a backup for reading only: no writer, no lock; all reads work. */
store *store_open_file(const char *file, ochre_text *why);

/* The database's own check of itself; false: `why` says what is broken. */
bool store_is_sound(store *s, ochre_text *why);

#endif
