/* net_ws.c - WebSocket peers: whole messages in, whole messages out.
 *
 * A message may arrive in many frames and pieces; it is put together up to a limit, beyond which the
 * peer is closed. Few messages are long, so what is held for those whose end does not come is limited over
 * all peers: whoever begins one too many is closed, and may try again. Going out, the library keeps at most the unsent rest of one message: the next is asked
 * for only when that has left. */
#include <stdlib.h>
#include <string.h>

#include "server/net_lws.h"

enum {
    FIRST_PART = 1024,
    KEPT_PART = 4096,
    SHORT_PART = 64 << 10, /* bytes that every peer may have */
    LONG_PARTS = 16 << 20, /* of all peers that have more */
    TRY_AGAIN_LATER = 1013
};

static int confirm(net *n, struct lws *wsi)
{
    net_head head;
    char    *path = NULL;
    int      length = 0;
    char     copy[NET_PATH] = "";
    if (lws_http_get_uri_and_method(wsi, &path, &length) == LWSHUMETH_GET && path != NULL)
        strncpy(copy, path, sizeof(copy) - 1);
    net_read_head(wsi, copy, &head);
    int status = n->to.may_open(n->to.context, &head);
    if (head.is_too_long)
        status = 431;
    if (status == 0)
        return 0;
    lws_return_http_status(wsi, (unsigned int)status, NULL);
    return -1;
}

static int established(net *n, struct lws *wsi, net_slot *slot)
{
    net_head        head;
    net_peer *const peer = calloc(1, sizeof(*peer));
    if (peer == NULL)
        return -1;
    slot->request = NULL;
    slot->peer = peer;
    peer->n = n;
    peer->wsi = wsi;
    net_read_head(wsi, "/ws", &head);
    peer->user = n->to.open(n->to.context, peer, &head);
    if (peer->user == NULL)
        return -1;
    lws_callback_on_writable(wsi);
    return 0;
}

static size_t if_long(size_t capacity)
{
    return capacity > SHORT_PART ? capacity : 0;
}

static bool enlarge_part(net_peer *peer, size_t capacity)
{
    net *const   n = peer->n;
    const size_t others = n->long_parts - if_long(peer->part_capacity);
    char *const  part =
        if_long(capacity) <= LONG_PARTS - others ? realloc(peer->part, capacity) : NULL;
    if (part == NULL)
        return false;
    peer->part = part;
    peer->part_capacity = capacity;
    n->long_parts = others + if_long(capacity);
    return true;
}

static void free_part(net_peer *peer)
{
    peer->n->long_parts -= if_long(peer->part_capacity);
    free(peer->part);
    peer->part = NULL;
    peer->part_capacity = 0;
}

static bool make_room(net_peer *peer, size_t length)
{
    const size_t needed = peer->part_length + length + 1;
    const size_t most = peer->n->options.message_limit + 1;
    if (needed <= peer->part_capacity)
        return true;
    size_t capacity = peer->part_capacity > 0 ? peer->part_capacity : FIRST_PART;
    while (capacity < needed)
        capacity *= 2;
    return enlarge_part(peer, capacity < most ? capacity : most);
}

static void forget_part(net_peer *peer)
{
    peer->part_length = 0;
    if (peer->part_capacity > KEPT_PART)
        free_part(peer);
}

static int end_now(net_peer *peer, int status)
{
    lws_close_reason(peer->wsi, (enum lws_close_status)status, NULL, 0);
    return -1;
}

static int receive(net_peer *peer, const void *in, size_t length)
{
    if (peer->ending != 0)
        return end_now(peer, peer->ending);
    if (lws_frame_is_binary(peer->wsi))
        return end_now(peer, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE);
    if (length > peer->n->options.message_limit - peer->part_length)
        return end_now(peer, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
    if (!make_room(peer, length))
        return end_now(peer, TRY_AGAIN_LATER);
    if (length > 0)
        memcpy(peer->part + peer->part_length, in, length);
    peer->part_length += length;
    if (!lws_is_final_fragment(peer->wsi) || lws_remaining_packet_payload(peer->wsi) > 0)
        return 0;
    peer->part[peer->part_length] = '\0';
    peer->n->to.message(peer->n->to.context, peer, peer->part, peer->part_length);
    forget_part(peer);
    return peer->ending != 0 ? end_now(peer, peer->ending) : 0;
}

static int write_next(net *n, net_peer *peer)
{
    if (peer->ending != 0)
        return end_now(peer, peer->ending);
    ochre_text out = ochre_text_over((char *)n->out + LWS_PRE, NET_MESSAGE_OUT);
    n->to.pull(n->to.context, peer, &out);
    if (out.length == 0 || out.full)
        return out.full ? -1 : 0;
    if (lws_write(peer->wsi, n->out + LWS_PRE, out.length, LWS_WRITE_TEXT) < (int)out.length)
        return -1;
    lws_callback_on_writable(peer->wsi);
    return 0;
}

static int closed(net *n, net_slot *slot)
{
    net_peer *const peer = slot->peer;
    slot->peer = NULL;
    if (peer == NULL)
        return 0;
    if (peer->user != NULL)
        n->to.closed(n->to.context, peer);
    free_part(peer);
    free(peer);
    return 0;
}

int net_ws_event(net *n, struct lws *wsi, enum lws_callback_reasons reason, net_slot *slot,
                 void *in, size_t length)
{
    if (reason == LWS_CALLBACK_HTTP_CONFIRM_UPGRADE)
        return confirm(n, wsi);
    if (reason == LWS_CALLBACK_ESTABLISHED)
        return established(n, wsi, slot);
    if (slot == NULL || slot->peer == NULL)
        return -1;
    switch (reason) {
    case LWS_CALLBACK_RECEIVE: return receive(slot->peer, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE: return write_next(n, slot->peer);
    default: return closed(n, slot);
    }
}

void *net_peer_user(const net_peer *peer)
{
    return peer->user;
}

void net_peer_ready(net_peer *peer)
{
    lws_callback_on_writable(peer->wsi);
}

void net_peer_reading(net_peer *peer, bool on)
{
    lws_rx_flow_control(peer->wsi, on ? 1 : 0);
}

void net_peer_end(net_peer *peer, int status)
{
    if (peer->ending != 0)
        return;
    peer->ending = status;
    /* One that does not read never becomes writeable: it is cut off. */
    lws_set_timeout(peer->wsi, PENDING_TIMEOUT_CLOSE_SEND, 5);
    lws_callback_on_writable(peer->wsi);
}
