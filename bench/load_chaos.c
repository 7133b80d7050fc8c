/* load_chaos.c - a bad network on command: each message, either way, may be lost, come twice, or come late
 * and so behind others. With chaos 0 everything passes as it is. */
#include <stdlib.h>
#include <string.h>

#include "bench/load.h"

static bool happens(load_client *c)
{
    return c->l->chaos > 0 && (int)ochre_rng_below(&c->l->rng, 100) < c->l->chaos;
}

static void deliver(load_client *c, const char *text, size_t length, bool is_incoming)
{
    if (is_incoming)
        load_hear(c, text, length);
    else
        load_transmit(c, text, length);
}

/* False: there is no room left, it has to come in time. */
static bool put_off(load_client *c, const char *text, size_t length, bool is_incoming)
{
    for (int i = 0; i < LOAD_LATE; i++) {
        if (c->late[i].text != NULL)
            continue;
        c->late[i].text = malloc(length);
        if (c->late[i].text == NULL)
            return false;
        memcpy(c->late[i].text, text, length);
        c->late[i].length = length;
        c->late[i].is_incoming = is_incoming;
        c->late[i].due = c->l->now + (20 + ochre_rng_below(&c->l->rng, 400)) * LOAD_MS;
        return true;
    }
    return false;
}

static void pass(load_client *c, const char *text, size_t length, bool is_incoming)
{
    if (happens(c))
        return;
    if (happens(c) && put_off(c, text, length, is_incoming))
        return;
    if (happens(c))
        deliver(c, text, length, is_incoming);
    if (c->link == LOAD_LIVE)
        deliver(c, text, length, is_incoming);
}

void load_send(load_client *c, const char *text, size_t length)
{
    pass(c, text, length, false);
}

void load_arrived(load_client *c, const char *text, size_t length)
{
    pass(c, text, length, true);
}

void load_deliver_late(load_client *c)
{
    for (int i = 0; i < LOAD_LATE && c->link == LOAD_LIVE; i++) {
        char *text = c->late[i].text;
        if (text == NULL || c->late[i].due > c->l->now)
            continue;
        c->late[i].text = NULL;
        deliver(c, text, c->late[i].length, c->late[i].is_incoming);
        free(text);
    }
}

void load_forget_late(load_client *c)
{
    for (int i = 0; i < LOAD_LATE; i++) {
        free(c->late[i].text);
        c->late[i].text = NULL;
    }
}
