/* srv.h - the server's insides: what all its modules share on the loop thread.
 *
 * There is one srv, and one thread touches it. Others (store, bots, passwords) call wake, and what they
 * have to tell is drained on the loop. */
#ifndef SERVER_SRV_H
#define SERVER_SRV_H

#include <ochre/json.h>

#include "server/map.h"
#include "server/metrics.h"
#include "server/minds.h"
#include "server/net.h"
#include "server/passwords.h"
#include "server/server.h"
#include "server/store.h"

enum {
    SRV_TOKENS = 32768,     /* of one message as JSON */
    SRV_SCRATCH = 1 << 20,  /* one answer */
    SRV_MESSAGE = 64 << 10, /* an incoming message; with an edition SRV_CREATE */
    SRV_CREATE = 256 << 10
};

typedef struct {
    int64_t minute;
    int     count;
} srv_limit;
enum { SRV_LIMITS = 4096 };

typedef struct srv {
    const srv_config *config;
    net              *net;
    store            *store;
    minds            *minds;
    passwords        *passwords;

    bool    is_open;   /* everything below stands */
    map     conns;     /* by their serial number */
    map     tables;    /* that are loaded, by id */
    map     people;    /* their connections, counted, by id */
    map     addresses; /* the same by a hash of the address */
    int64_t next_conn, next_serial;
    int     in_lobby; /* connections */

    int64_t *waking; /* tables that were being played when the server stopped, to be looked after */
    int      waking_count;

    ochre_json_token *tokens;
    char             *scratch, *rough; /* an answer; something on its way into one */
    metrics           metrics;
    uint64_t          codes; /* drawn so far, for tests */

    struct {
        uint64_t  salt;
        srv_limit slot[SRV_LIMITS];
    } limits;

    store_table *open; /* the public tables with open seats, read at most twice a second */
    int          open_count;
    int64_t      open_at;
} srv;

/* All of it opened and ready for net_serve; NULL after a line in the log. */
srv *srv_open(const srv_config *config);
void srv_close(srv *s);

int64_t srv_now(const srv *s); /* milliseconds since 1970 */

/* Random bytes; with a test secret always the same ones. */
void srv_random(srv *s, void *out, size_t size);

/* calloc that ends the program when there is no memory: a restart loses nothing. */
void *srv_alloc(size_t size);

/* A text over the server's scratch; the second is for what goes into the first. */
ochre_text srv_text(srv *s);
ochre_text srv_rough(srv *s);

#endif
