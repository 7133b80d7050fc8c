/* net.c - the service thread: libwebsockets set up, its events sent to the HTTP or the WebSocket side.
 *
 * Traps of this version of the library, seen to here: extensions stay off (compression crashes), HTTP/2
 * stays off, other threads call lws_cancel_service and nothing else. */
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "server/address.h"
#include "server/log.h"
#include "server/net_lws.h"

static int on_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length)
{
    net *const n = lws_context_user(lws_get_context(wsi));
    switch (reason) {
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED: n->to.wake(n->to.context); return 0;
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
        return net_may_connect(n, ((struct lws_filter_network_conn_args *)user)->accept_fd) ? 0
                                                                                            : -1;
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED: net_has_connected(n, wsi); return 0;
    case LWS_CALLBACK_WSI_DESTROY: net_has_gone(n, wsi); return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
    case LWS_CALLBACK_ESTABLISHED:
    case LWS_CALLBACK_RECEIVE:
    case LWS_CALLBACK_SERVER_WRITEABLE:
    case LWS_CALLBACK_CLOSED: return net_ws_event(n, wsi, reason, user, in, length);
    case LWS_CALLBACK_HTTP:
    case LWS_CALLBACK_HTTP_BODY:
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
    case LWS_CALLBACK_HTTP_WRITEABLE:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
    case LWS_CALLBACK_CLOSED_HTTP: return net_http_event(n, wsi, reason, user, in, length);
    default: return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {.name = "ochre",
     .callback = on_event,
     .per_session_data_size = sizeof(net_slot),
     .rx_buffer_size = 2048},
    {.name = NULL},
};

static void on_log(int level, const char *line)
{
    char         text[256];
    const size_t length = strcspn(line, "\n");
    const size_t taken = length < sizeof(text) - 1 ? length : sizeof(text) - 1;
    memcpy(text, line, taken);
    text[taken] = '\0';
    log_line(level == LLL_ERR ? LOG_ERROR : LOG_WARN, "transport", "text=\"%s\"", text);
}

static void on_tick(lws_sorted_usec_list_t *sul)
{
    net *const n = lws_container_of(sul, net, tick);
    lws_sul_schedule(n->context, 0, &n->tick, on_tick, NET_TICK * LWS_US_PER_MS);
    n->to.tick(n->to.context);
}

/* The library sizes its tables by the limit of the process: it is set to what we want. */
static void limit_files(int connections)
{
    struct rlimit limit;
    const rlim_t  wanted = (rlim_t)connections + NET_SPARE_FILES;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max;
    if (setrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur < wanted)
        log_line(LOG_WARN, "few-files", "wanted=%d", connections + NET_SPARE_FILES);
}

static void make_context(net *n, const net_options *o)
{
    static const lws_retry_bo_t idle = {.secs_since_valid_ping = 25, .secs_since_valid_hangup = 60};
    const bool                  is_four = strchr(o->address, ':') == NULL;
    const bool                  is_any = strcmp(o->address, is_four ? "0.0.0.0" : "::") == 0;
    struct lws_context_creation_info info = {
        .port = o->port,
        .iface = is_any ? NULL : o->address,
        .protocols = protocols,
        .extensions = NULL,
        .user = n,
        .alpn = "http/1.1",
        .timeout_secs = 15,
        .keepalive_timeout = 30,
        .retry_and_idle_policy = &idle,
        .options = LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND |
                   (is_four ? LWS_SERVER_OPTION_DISABLE_IPV6 : 0),
        .gid = -1,
        .uid = -1,
        .vhost_name = "ochre",
        .server_string = "ochre",
    };
    lws_set_log_level(LLL_ERR, on_log);
    n->context = lws_create_context(&info);
}

/* Whether it has been seen to listen. */
static bool listen_there(net *n, const net_options *o, ochre_text *why)
{
    if (!net_may_listen(o->address, o->port, why))
        return false;
    ochre_text_string(why, "the transport cannot use it");
    make_context(n, o);
    if (n->context == NULL)
        return false;
    n->vhost = lws_get_vhost_by_name(n->context, "ochre");
    return n->vhost != NULL && net_port(n) > 0;
}

net *net_open(const net_options *options, const net_handlers *handlers)
{
    char       words[200];
    ochre_text why = OCHRE_TEXT(words);
    net *const n = calloc(1, sizeof(*n));
    if (n == NULL)
        return NULL;
    n->to = *handlers;
    n->options = *options;
    n->out = malloc(LWS_PRE + NET_MESSAGE_OUT);
    limit_files(options->connections);
    if (n->out == NULL)
        ochre_text_string(&why, "there is not enough memory");
    if (n->out == NULL || !listen_there(n, options, &why)) {
        log_line(LOG_ERROR, "cannot-listen", "address=%s port=%d why=\"%s\"", options->address,
                 options->port, words);
        net_close(n);
        return NULL;
    }
    lws_sul_schedule(n->context, 0, &n->tick, on_tick, NET_TICK * LWS_US_PER_MS);
    return n;
}

int net_port(const net *n)
{
    return lws_get_vhost_listen_port(n->vhost);
}

void net_serve(net *n)
{
    while (n->stopped == 0 && lws_service(n->context, 0) >= 0) {
    }
}

void net_stop(net *n)
{
    n->stopped = 1; /* the tick ends the wait */
}

void net_wake(net *n)
{
    lws_cancel_service(n->context);
}

void net_close(net *n)
{
    lws_sul_cancel(&n->tick);
    lws_context_destroy(n->context);
    map_free_counts(&n->crowd);
    free(n->out);
    free(n);
}

/* ---- heads ---- */

static void read_header(struct lws *wsi, enum lws_token_indexes token, char *out, int size,
                        net_head *head)
{
    out[0] = '\0';
    const int length = lws_hdr_total_length(wsi, token);
    if (length <= 0)
        return;
    if (length >= size || lws_hdr_copy(wsi, out, size, token) < 0) {
        out[0] = '\0';
        head->is_too_long = true;
    }
}

/* The library cuts the query at its ampersands and would join the pieces by other signs. */
static void read_query(struct lws *wsi, net_head *head)
{
    char *const out = head->query;
    int         at = 0, length;
    for (int i = 0; (length = lws_hdr_fragment_length(wsi, WSI_TOKEN_HTTP_URI_ARGS, i)) > 0; i++) {
        const int room = (int)sizeof(head->query) - at;
        if (length + 2 > room) {
            head->is_too_long = true;
            break;
        }
        if (i > 0)
            out[at++] = '&';
        lws_hdr_copy_fragment(wsi, out + at, length + 1, WSI_TOKEN_HTTP_URI_ARGS, i);
        at += length;
    }
    out[at] = '\0';
}

static net_method method_of(struct lws *wsi)
{
    if (lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0)
        return NET_POST;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0)
        return NET_HEAD;
    return lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0 ? NET_GET : NET_OTHER;
}

static void read_forwarded(struct lws *wsi, net_head *head)
{
    const net *const n = lws_context_user(lws_get_context(wsi));
    char             list[NET_HEADER];
    if (!n->options.trusts_proxy)
        return; /* anybody could write there whom they like */
    read_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, list, sizeof(list), head);
    address_forwarded(list, head->address);
}

void net_read_head(struct lws *wsi, const char *path, net_head *head)
{
    char encodings[NET_PATH];
    memset(head, 0, sizeof(*head));
    head->method = method_of(wsi);
    head->is_too_long = strlen(path) >= sizeof(head->path);
    strncpy(head->path, path, sizeof(head->path) - 1);
    read_query(wsi, head);
    read_header(wsi, WSI_TOKEN_HTTP_COOKIE, head->cookie, sizeof(head->cookie), head);
    read_header(wsi, WSI_TOKEN_HOST, head->host, sizeof(head->host), head);
    read_header(wsi, WSI_TOKEN_ORIGIN, head->origin, sizeof(head->origin), head);
    read_header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, head->if_none_match, sizeof(head->if_none_match),
                head);
    read_header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, encodings, sizeof(encodings), head);
    head->takes_gzip = strstr(encodings, "gzip") != NULL;
    lws_get_peer_simple(wsi, head->address, sizeof(head->address));
    read_forwarded(wsi, head);
    address_to_holder(head->address);
}
