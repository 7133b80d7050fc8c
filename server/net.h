/* net.h - the transport: HTTP requests and WebSocket peers on one service thread.
 *
 * Nothing outside net*.c knows libwebsockets. The rest of the server sees requests that are complete
 * (headers, then the whole body) and are answered once, now or later; and peers that send whole
 * messages and are written to by being asked:
 *
 *     peer has room -> handlers.pull(peer, out) -> one message, or nothing more for now
 *
 * so that nothing is ever queued for a peer that does not read. All calls are made on the service thread,
 * except net_wake. */
#ifndef SERVER_NET_H
#define SERVER_NET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <ochre/text.h>

typedef struct net         net;
typedef struct net_request net_request;
typedef struct net_peer    net_peer;

enum {
    NET_PATH = 256,
    NET_HEADER = 512,
    NET_ADDRESS = 48,
    NET_MESSAGE_OUT = 1 << 20 /* the longest message that pull may write */
};

typedef enum { NET_GET, NET_HEAD, NET_POST, NET_OTHER } net_method;

/* What is known of a request or of the request that opened a peer. */
typedef struct {
    net_method method;
    char       path[NET_PATH];
    char       query[NET_HEADER];
    char       cookie[NET_HEADER];
    char       host[NET_PATH];
    char       origin[NET_PATH];
    char       if_none_match[NET_PATH];
    char address[NET_ADDRESS]; /* the holder of: the peer, or whom a trusted proxy speaks for */
    bool takes_gzip;
    bool is_too_long; /* some header did not fit: the request cannot be trusted */
} net_head;

/* How a request is answered. The text is copied unless it is constant. */
typedef struct {
    int         status;
    const char *type;
    const char *body;
    size_t      length;
    bool        is_constant; /* the body lives as long as the program */
    bool        is_gzipped;
    const char *etag;         /* or NULL */
    const char *cache;        /* Cache-Control, or NULL: no-store */
    const char *cookie;       /* Set-Cookie, or NULL */
    const char *download;     /* Content-Disposition file name, or NULL */
    bool        closes_after; /* the connection */
} net_answer;

typedef struct {
    void *context;
    /* A whole request. It lives until it is answered or gone. */
    void (*request)(void *context, net_request *request, const net_head *head, const char *body,
                    size_t length);
    void (*request_gone)(void *context, net_request *request);
    /* The longest body this path takes. */
    size_t (*body_limit)(void *context, const char *path);
    /* 0: may open; else the HTTP status of the refusal. */
    int (*may_open)(void *context, const net_head *head);
    /* The peer's own thing, kept by net_peer_user. NULL: no memory, it is closed. */
    void *(*open)(void *context, net_peer *peer, const net_head *head);
    void (*message)(void *context, net_peer *peer, const char *text, size_t length);
    /* Writes the next message; nothing when there is none. */
    void (*pull)(void *context, net_peer *peer, ochre_text *out);
    void (*closed)(void *context, net_peer *peer);
    void (*wake)(void *context); /* net_wake was called since */
    void (*tick)(void *context); /* about every NET_TICK milliseconds */
} net_handlers;

enum { NET_TICK = 100 };

typedef struct {
    const char *address;
    int         port;                     /* 0: any that is free */
    int         connections, per_address; /* WebSockets; of all kinds there may be some more */
    size_t      message_limit;            /* bytes of one incoming message */
    bool        trusts_proxy;             /* X-Forwarded-For says who is there */
} net_options;

/* NULL after a line in the log. */
net *net_open(const net_options *options, const net_handlers *handlers);
int  net_port(const net *n);
void net_serve(net *n); /* until net_stop, or until the transport fails */
void net_stop(net *n);  /* may be called from a signal handler */
void net_wake(net *n);  /* from any thread */
void net_close(net *n); /* every peer and request ends */

void  net_reply(net_request *request, const net_answer *answer);
void  net_request_set(net_request *request, void *user);
void *net_request_user(const net_request *request);

void *net_peer_user(const net_peer *peer);
void  net_peer_ready(net_peer *peer); /* there is something to pull */
void  net_peer_reading(net_peer *peer, bool on);
/* Closes with a WebSocket status (1008, 1009, ...) as soon as may be. */
void net_peer_end(net_peer *peer, int status);

#endif
