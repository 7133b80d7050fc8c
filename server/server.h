/* server.h - the server as the program sees it: settings in, runs until it is told to stop.
 *
 *     net         HTTP and WebSocket              (net.h; the only one that knows the transport)
 *     http, conn  requests; peers and what they are sent
 *     protocol    one message: is it well formed, and who answers it
 *     people, lobby, table, play, clock           what happens
 *     view        THE observation function: everything about a game that anybody is sent
 *     minds       bots on threads;  store, dice, passwords, cookies on their own */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <stdbool.h>
#include <stdint.h>

#include <ochre/game.h>

typedef struct srv_config {
    const char *address;
    int         port; /* 0: any that is free */
    const char *data; /* directory */
    const char *log;  /* "error", "warn", "info", "debug" */
    const char *origin;
    bool        trust_proxy; /* X-Forwarded-For says who is there */
    const char *version;
    bool        examples; /* games for developers, too */
    int         grace;    /* seconds until a bot stands in */
    int         threads;  /* bots */

    /* Limits. */
    int connections, per_address; /* WebSockets */
    int messages;                 /* a second from one connection */
    int requests;                 /* of HTTP a minute from one address */
    int accounts;                 /* account calls a minute from one address */
    int creates;                  /* new tables a minute from one person */
    int thinking;                 /* milliseconds that a bot may take */

    /* What the program knows of the games' rules pages. */
    const char *(*rules_page)(const char *game, ochre_lang lang);
    bool (*rules_clause)(const char *game, const char *clause, ochre_lang lang, ochre_text *out);
    const char *(*guide_script)(const char *game); /* of its guided game; NULL: there is none */

    /* For tests, from the environment. */
    const char
        *test_secret; /* 64 digits: all dice have this secret, codes and bots follow from it */
    const char
           *test_script; /* the text of a guide: chance follows it where it may, at all tables */
    int64_t test_clock;  /* the time, for ever; 0: the real one */
    bool    test_quick;  /* passwords are hashed cheaply */
} srv_config;

/* Serves until SIGINT or SIGTERM. False after a line in the log: it could not begin, or not go on. */
bool srv_run(const srv_config *config);

#endif
