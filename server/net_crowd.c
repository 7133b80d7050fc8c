/* net_crowd.c - how many connections there are, and how many of them one address has.
 *
 * Whoever only connects and says nothing still costs a file, and when all files are in use nobody is let in any
 * more. So whoever is one too many, of an address or of all, is hung up on before anything is kept for them. Behind
 * a trusted proxy all have its address, which may then have them all. */
#include <stdlib.h>
#include <string.h>

#include <ochre/game.h>

#include "server/address.h"
#include "server/net_lws.h"

enum {
    A_PEER = 2, /* connections: a page is fetched by several at once, a WebSocket stays */
    FOR_ONE = 16,
    FOR_ALL = NET_SPARE_FILES / 2 /* the rest is for the store and ourselves */
};

static int64_t key_of(char address[NET_ADDRESS])
{
    address_to_holder(address);
    return (int64_t)(ochre_hash(0, address, strlen(address)) >> 1) + 1;
}

bool net_may_connect(const net *n, lws_sockfd_type file)
{
    const net_options *const o = &n->options;
    char                     address[NET_ADDRESS] = "";
    if (n->connected >= o->connections + FOR_ALL)
        return false;
    lws_get_peer_simple_fd(file, address, sizeof(address));
    return o->trusts_proxy ||
           map_count(&n->crowd, key_of(address)) < A_PEER * o->per_address + FOR_ONE;
}

/* The library keeps the key with the connection. Without memory for it the connection is not counted. */
void net_has_connected(net *n, struct lws *wsi)
{
    char           address[NET_ADDRESS] = "";
    int64_t *const kept = malloc(sizeof(*kept));
    lws_get_peer_simple(wsi, address, sizeof(address));
    const int64_t key = key_of(address);
    if (kept == NULL || !map_add(&n->crowd, key, 1)) {
        free(kept);
        return;
    }
    *kept = key;
    n->connected++;
    lws_set_opaque_user_data(wsi, kept);
}

void net_has_gone(net *n, struct lws *wsi)
{
    int64_t *const kept = lws_get_opaque_user_data(wsi);
    if (kept == NULL)
        return;
    lws_set_opaque_user_data(wsi, NULL);
    map_add(&n->crowd, *kept, -1);
    n->connected--;
    free(kept);
}
