/* conn.h - a connection: who it is, what it waits for, what it watches.
 *
 * Nothing is queued for a connection but answers to its own questions, and while those wait it is not
 * read from. All else it pulls when it has room: for each watched table a cursor says what it has been
 * sent. So a slow reader costs what one cursor costs. */
#ifndef SERVER_CONN_H
#define SERVER_CONN_H

#include "server/table.h"

enum { CONN_WATCHES = 8, CONN_QUEUE = 16 << 10, CONN_MUTED = 64 };

typedef struct watch {
    struct conn  *c;
    table        *t;
    struct watch *next; /* of the same table */
    int           version, ply;
    uint8_t      *state; /* at `version` */
    uint32_t      info_changes, play_changes, presence_changes;
    bool          has_info, has_play;
    int64_t       lines; /* of chat sent */
} watch;

typedef struct message {
    struct message *next;
    size_t          length;
    char            text[];
} message;

typedef struct conn {
    srv       *s;
    net_peer  *peer;
    int64_t    serial;
    int64_t    person; /* 0: nobody */
    char       name[STORE_NAME];
    bool       is_guest;
    int64_t    address; /* a hash */
    bool       was_greeted, is_paused;
    message   *first, *last;
    size_t     queued; /* bytes */
    watch     *watch[CONN_WATCHES];
    int        watches, turn; /* which is asked first: they take turns */
    bool       in_lobby, lobby_due;
    int64_t    lobby_at; /* ms: last sent */
    double     budget, chat_budget;
    int64_t    budget_at, chat_at;
    int        excess;  /* messages over the limit in a row */
    uint64_t   session; /* a hash of the cookie that it came with; 0: none */
    int64_t    muted[CONN_MUTED];
    int        mutes;
    int64_t    id; /* of the message being answered */
    ochre_text out;
} conn;

conn *conn_by_serial(srv *s, int64_t serial);

/* The answer to message `id`: `{"t":"ok","id":N` to be added to, then conn_send. */
ochre_text *conn_ok(conn *c, int64_t id);
void        conn_send(conn *c);
/* The whole answer. */
void conn_ok_empty(conn *c, int64_t id);
void conn_error(conn *c, int64_t id, const char *code, const char *why, ...)
    __attribute__((format(printf, 4, 5)));
/* With the clause of a game's rules and its words. */
void conn_refuse(conn *c, int64_t id, const ochre_game *game, const char *clause);

watch *conn_find_watch(const conn *c, const table *t);
/* NULL: too many. `from` is the version that the client has. */
watch *conn_watch(conn *c, table *t, int from);
void   conn_unwatch(conn *c, watch *w);
/* Sends the tail from there again. */
void conn_rewind(watch *w, int from);

/* The next thing that the watcher has not been sent; nothing if there is none. */
void watch_pull(watch *w, ochre_text *out);

/* False: too fast. */
bool conn_may_speak(conn *c);
bool conn_may_chat(conn *c);
bool conn_has_muted(const conn *c, int64_t person);
/* False: there are too many. */
bool conn_mute(conn *c, int64_t person, bool on);
void conn_lobby(conn *c, bool on);
void conn_lobby_due(srv *s, int64_t person); /* 0: everybody's */
void conn_tick(srv *s);

/* For net: these are the peer's handlers. */
int   conn_may_open(void *context, const net_head *head);
void *conn_open(void *context, net_peer *peer, const net_head *head);
void  conn_message(void *context, net_peer *peer, const char *text, size_t length);
void  conn_pull(void *context, net_peer *peer, ochre_text *out);
void  conn_closed(void *context, net_peer *peer);

/* ---- somebody waits for something to become durable ---- */

typedef struct pending {
    srv         *s;
    int64_t      conn, id; /* conn 0: nobody waits */
    net_request *request;  /* or an HTTP request does; NULL once it is gone */
    int64_t      table;
    int32_t      version;
    int64_t      since; /* us */
    /* `done` is called once, then all this is freed. `answer`, for done functions that look at it, is
     * how to tell whoever waits. */
    void (*done)(struct pending *p, store_fate fate, const char *why);
    void (*answer)(struct pending *p, store_fate fate);
    store_person person;
    bool         keeps; /* done wants p to live on: it calls pending_free itself */
} pending;

/* `c` NULL: nobody waits. */
pending   *pending_new(srv *s, const conn *c);
void       pending_free(pending *p);
store_then pending_then(pending *p);
/* The conn that waits, if it is still there. */
conn *pending_conn(const pending *p);

#endif
