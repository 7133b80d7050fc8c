/* net_lws.h - what the files of the transport share; the only header that knows libwebsockets. */
#ifndef SERVER_NET_LWS_H
#define SERVER_NET_LWS_H

#include <libwebsockets.h>

#include "server/map.h"
#include "server/net.h"

enum { NET_SPARE_FILES = 128 }; /* beside those for WebSockets */

struct net {
    struct lws_context    *context;
    struct lws_vhost      *vhost;
    net_handlers           to;
    net_options            options;
    lws_sorted_usec_list_t tick;
    volatile int           stopped;
    unsigned char         *out;        /* LWS_PRE bytes, then room for one message */
    size_t                 long_parts; /* bytes held for long messages whose end has not come */
    map                    crowd; /* connections of all kinds, counted, by a hash of the address */
    int                    connected; /* all of them */
};

struct net_request {
    net        *n;
    struct lws *wsi;
    void       *user;
    net_head    head;
    char       *body;
    size_t      body_length, body_expected;
    bool        is_complete, is_answered, has_headers;
    net_answer  answer;
    char       *owned; /* the body of the answer when it is not constant */
    char        etag[64], cookie[NET_HEADER], download[128];
    size_t      sent;
};

struct net_peer {
    net        *n;
    struct lws *wsi;
    void       *user;
    char       *part; /* of a message whose end has not come */
    size_t      part_length, part_capacity;
    int         ending; /* the status with which it is to be closed; 0: not at all */
};

/* Per connection: at most one of the two. */
typedef struct {
    net_request *request;
    net_peer    *peer;
} net_slot;

/* Could the address and port be listened at just now? False: `why` says what stands against it. */
bool net_may_listen(const char *address, int port, ochre_text *why);

/* May the one behind this file come in? Then it is counted until it has gone (net_crowd.c). */
bool net_may_connect(const net *n, lws_sockfd_type file);
void net_has_connected(net *n, struct lws *wsi);
void net_has_gone(net *n, struct lws *wsi);

void net_read_head(struct lws *wsi, const char *path, net_head *head);
int  net_http_event(net *n, struct lws *wsi, enum lws_callback_reasons reason, net_slot *slot,
                    void *in, size_t length);
int  net_ws_event(net *n, struct lws *wsi, enum lws_callback_reasons reason, net_slot *slot,
                  void *in, size_t length);

#endif
