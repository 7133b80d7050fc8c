/* watch.c - what a connection watches: a cursor for each table, and what is sent from there. */
#include <stdlib.h>
#include <string.h>

#include "server/chat.h"
#include "server/js.h"
#include "server/view.h"

watch *conn_find_watch(const conn *c, const table *t)
{
    for (int i = 0; i < c->watches; i++)
        if (c->watch[i]->t == t)
            return c->watch[i];
    return NULL;
}

void conn_rewind(watch *w, int from)
{
    if (!w->t->is_begun || from < 0)
        from = 0;
    if (from > w->t->durable)
        from = w->t->durable;
    w->version = from;
    w->has_play = false;
    if (w->t->is_begun && w->state != NULL)
        w->ply = table_state_at(w->t, from, w->state);
    net_peer_ready(w->c->peer);
}

watch *conn_watch(conn *c, table *t, int from)
{
    watch *w = conn_find_watch(c, t);
    if (w == NULL) {
        if (c->watches == CONN_WATCHES)
            return NULL;
        w = srv_alloc(sizeof(*w));
        w->c = c;
        w->t = t;
        w->next = t->watchers;
        t->watchers = w;
        t->watching++;
        w->lines = chat_first(t);
        c->watch[c->watches++] = w;
        t->presence_changes++;
        table_wake(t);
        w->presence_changes = t->presence_changes;
    }
    w->has_info = false;
    conn_rewind(w, from);
    return w;
}

void conn_unwatch(conn *c, watch *w)
{
    table *const t = w->t;
    watch      **at = &t->watchers;
    while (*at != w)
        at = &(*at)->next;
    *at = w->next;
    t->watching--;
    t->used = srv_now(c->s);
    for (int i = 0; i < c->watches; i++)
        if (c->watch[i] == w) {
            c->watch[i] = c->watch[--c->watches];
            break;
        }
    c->turn = 0;
    free(w->state);
    free(w);
    table_presence_changed(t);
}

static void pull_info(watch *w, ochre_text *out)
{
    w->has_info = true;
    w->info_changes = w->t->info_changes;
    ochre_text_string(out, "{\"t\":\"table\",\"table\":");
    table_write(w->t, w->c->person, out);
    ochre_text_char(out, '}');
}

static void pull_play(watch *w, ochre_text *out)
{
    if (w->state == NULL) { /* the match began while it was watched */
        w->state = srv_alloc(w->t->game->state_size);
        w->ply = table_state_at(w->t, w->version, w->state);
    }
    view_play(w, out);
    if (w->version == w->t->durable) {
        w->has_play = true;
        w->play_changes = w->t->play_changes;
    }
}

static void pull_presence(watch *w, ochre_text *out)
{
    const table *const t = w->t;
    w->presence_changes = t->presence_changes;
    ochre_text_string(out, "{\"t\":\"presence\"");
    js_number(out, "table", t->row.id);
    js_open(out, "seats", '[');
    for (int seat = 0; seat < t->row.players; seat++) {
        js_comma(out);
        ochre_text_string(out, table_is_online(t, seat) ? "true" : "false");
    }
    js_close(out, ']');
    js_number(out, "watching", t->watching);
    js_close(out, '}');
}

void watch_pull(watch *w, ochre_text *out)
{
    const table *const t = w->t;
    if (!w->has_info || w->info_changes != t->info_changes)
        pull_info(w, out);
    else if (t->is_begun &&
             (!w->has_play || w->version < t->durable || w->play_changes != t->play_changes))
        pull_play(w, out);
    else if (w->lines < t->lines)
        chat_pull(w, out);
    else if (w->presence_changes != t->presence_changes)
        pull_presence(w, out);
}
