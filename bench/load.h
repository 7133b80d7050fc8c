/* load.h - the load generator: thousands of clients in one thread, and a ledger of all they were promised.
 *
 *   load.c          arguments, the loop, the report
 *   load_socket.c   connections: HTTP, WebSocket, all without waiting
 *   load_chaos.c    messages lost, doubled, late, on command
 *   load_play.c     what a client says and makes of what it hears
 *   load_audit.c    is everything that was acknowledged there, once?
 *
 * Some clients share a desk: they play one match after the other against each other, each legal move drawn
 * at random. A client has at most one question and one move on their way. A move that was not
 * answered is sent again under the same id, over a new connection if need be, until it is. So in the
 * end every move was either acknowledged, and is in the ledger, or refused. */
#ifndef BENCH_LOAD_H
#define BENCH_LOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <ochre/json.h>
#include <ochre/rng.h>

enum {
    LOAD_ACTION = 140,
    LOAD_PLAYERS = 5,
    LOAD_LATE = 16, /* delayed messages of one client */
    LOAD_TOKENS = 200000
};

typedef struct load_entry {
    int32_t  version;
    int32_t  seat;
    uint64_t action; /* hash of its text */
} load_entry;

/* One match, and what was acknowledged about it. */
typedef struct load_match {
    int64_t            id; /* 0: the server has not told yet */
    char               code[40];
    int32_t            version; /* the latest that anybody saw */
    load_entry        *entry;
    int                entries, room;
    struct load_match *earlier; /* the one before it at the same desk */
} load_match;

typedef struct load_desk {
    load_match *match; /* the present one */
    int         first; /* number of its first client; the others follow */
    int         over;  /* how many of them saw the end */
} load_desk;

typedef enum load_link { LOAD_OFF, LOAD_GUEST, LOAD_SHAKE, LOAD_LIVE } load_link;
typedef enum load_question { LOAD_NOTHING, LOAD_CREATE, LOAD_SIT, LOAD_WATCH } load_question;

typedef struct load_bytes {
    char  *data;
    size_t size, room;
} load_bytes;

typedef struct load_client {
    struct load *l;
    int          number, seat; /* seat at its desk, from 0 */
    load_desk   *desk;
    bool         is_slow; /* watches, but never reads */

    int        fd;
    load_link  link;
    uint64_t   retry_at;
    char       cookie[200];
    load_bytes in, out, message;

    int64_t       last_id; /* of questions */
    load_question question;
    int64_t       question_id;
    uint64_t      asked_at, heard_at;
    bool          is_seated, is_watching, has_seen_end;
    int32_t       version; /* up to which it has seen the match */

    bool    is_ready; /* it is our decision, at ready_version */
    int32_t ready_version;
    char    ready_action[LOAD_ACTION];
    bool    has_move; /* a move is on its way */
    int64_t move_id;
    int32_t move_version, acked_version; /* of the last move acknowledged in this match; -1: none */
    char    move_action[LOAD_ACTION], move_name[40];
    uint64_t move_at, first_at; /* sent last, sent first */

    load_match *audited;  /* NULL: none */
    int         audit_at; /* how far in its ledger */

    struct {
        char    *text; /* NULL: free */
        size_t   length;
        uint64_t due;
        bool     is_incoming;
    } late[LOAD_LATE];
} load_client;

typedef struct load {
    /* arguments */
    const char *game;
    int         port, clients, players, slow, chaos; /* chaos: percent of each mischief */
    int         rate, seconds;                       /* moves a second, for so long */
    int         server;                              /* process id, or 0 */

    int          epoll;
    uint64_t     now; /* ns */
    ochre_rng    rng;
    load_client *client;
    load_desk   *desk;
    int          desks;
    double       budget;  /* moves that may be sent now */
    int          turn;    /* where the search for a ready client goes on */
    int          shaking; /* connections being made */
    bool         is_stopping;

    uint32_t *sample; /* microseconds of each ack */
    int64_t   samples, sample_room;
    int64_t   sent, acked, repeated, refused, stale, unsaved, reconnects, pushes, bytes, finished;
    int64_t   audited, lost, doubled;

    ochre_json_token *token;
} load;

enum { LOAD_MS = 1000000 };
#define LOAD_SECOND ((uint64_t)1000 * LOAD_MS)

/* ---- load_socket.c ---- */

void load_connect(load_client *c);
void load_disconnect(load_client *c);
/* Something can be read or written, or the connection broke. */
void load_event(load_client *c, unsigned events);
/* Sends one message at once, without mischief. */
void load_transmit(load_client *c, const char *text, size_t length);
void load_put(load_bytes *b, const void *bytes, size_t size);

/* ---- load_chaos.c ---- */

void load_send(load_client *c, const char *text, size_t length);
void load_arrived(load_client *c, const char *text, size_t length);
void load_deliver_late(load_client *c);
void load_forget_late(load_client *c);

/* ---- load_play.c ---- */

void load_hear(load_client *c, const char *text, size_t length);
/* Does what is due for this client: asks, repeats, waits. */
void load_step(load_client *c);
/* Sends a move if one is ready; false: none is. */
bool load_move(load_client *c);
void load_begin_match(load *l, load_desk *desk);
void load_watch_from(load_client *c, int32_t version);
void load_unwatch(load_client *c, const load_match *match);

/* ---- load_audit.c ---- */

void load_note(load_client *c);
void load_audit_begin(load *l);
void load_audit_push(load_client *c, const ochre_json *j);
/* True when every client has looked through all of its matches. */
bool load_audit_is_done(const load *l);

#endif
