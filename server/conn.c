/* conn.c - connections: opened and closed, answered, and pulled from. */
#include "server/conn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/js.h"
#include "server/lobby.h"
#include "server/log.h"
#include "server/origin.h"
#include "server/people.h"
#include "server/protocol.h"
#include "server/view.h"

enum { LOBBY_MS = 1000, EXCESS = 200, CHAT_BURST = 5, CHAT_MS = 2000 };

static int64_t address_key(const char *address)
{
    const uint64_t hash = ochre_hash(0, address, strlen(address));
    return (int64_t)(hash >> 1) + 1;
}

conn *conn_by_serial(srv *s, int64_t serial)
{
    return map_get(&s->conns, serial);
}

/* ---- opening, closing ---- */

int conn_may_open(void *context, const net_head *head)
{
    srv *const s = context;
    int        status = 0;
    if (strcmp(head->path, "/ws") != 0)
        status = 404;
    else if (!origin_is_ours(s, head))
        status = 403;
    else if (s->conns.count >= s->config->connections ||
             map_count(&s->addresses, address_key(head->address)) >= s->config->per_address)
        status = 503;
    if (status != 0) {
        s->metrics.refused++;
        log_line(LOG_INFO, "refused", "address=%s status=%d", head->address, status);
    }
    return status;
}

void *conn_open(void *context, net_peer *peer, const net_head *head)
{
    srv *const   s = context;
    conn *const  c = srv_alloc(sizeof(*c));
    store_person person;
    c->s = s;
    c->peer = peer;
    c->serial = ++s->next_conn;
    c->address = address_key(head->address);
    c->budget = 2.0 * s->config->messages;
    c->budget_at = c->chat_at = srv_now(s);
    c->chat_budget = CHAT_BURST;
    if (people_of_cookie(s, head->cookie, &person)) {
        c->person = person.id;
        strcpy(c->name, person.name);
        c->is_guest = person.hash[0] == '\0';
        c->session = people_session(head->cookie);
        c->mutes = store_mutes_read(s->store, person.id, c->muted, CONN_MUTED);
    }
    map_put(&s->conns, c->serial, c);
    map_add(&s->addresses, c->address, 1);
    people_came(s, c);
    s->metrics.opened++;
    log_line(LOG_DEBUG, "open", "conn=%lld person=%lld", (long long)c->serial,
             (long long)c->person);
    return c;
}

void conn_closed(void *context, net_peer *peer)
{
    srv *const  s = context;
    conn *const c = net_peer_user(peer);
    while (c->watches > 0)
        conn_unwatch(c, c->watch[0]);
    conn_lobby(c, false);
    map_remove(&s->conns, c->serial);
    map_add(&s->addresses, c->address, -1);
    people_left(s, c);
    while (c->first != NULL) {
        message *const next = c->first->next;
        free(c->first);
        c->first = next;
    }
    free(c);
}

/* ---- answers ---- */

ochre_text *conn_ok(conn *c, int64_t id)
{
    c->out = srv_text(c->s);
    ochre_text_string(&c->out, "{\"t\":\"ok\"");
    js_number(&c->out, "id", id);
    return &c->out;
}

void conn_send(conn *c)
{
    ochre_text_char(&c->out, '}');
    if (c->out.full) {
        log_line(LOG_ERROR, "answer-too-long", "conn=%lld", (long long)c->serial);
        net_peer_end(c->peer, 1011);
        return;
    }
    message *const m = srv_alloc(sizeof(*m) + c->out.length);
    m->length = c->out.length;
    memcpy(m->text, c->out.data, m->length);
    if (c->last != NULL)
        c->last->next = m;
    else
        c->first = m;
    c->last = m;
    c->queued += m->length;
    if (c->queued > CONN_QUEUE && !c->is_paused) {
        c->is_paused = true;
        net_peer_reading(c->peer, false);
    }
    net_peer_ready(c->peer);
}

void conn_ok_empty(conn *c, int64_t id)
{
    conn_ok(c, id);
    conn_send(c);
}

static void begin_error(conn *c, int64_t id, const char *code, const char *why)
{
    c->s->metrics.errors++;
    c->out = srv_text(c->s);
    ochre_text_string(&c->out, "{\"t\":\"error\"");
    js_number(&c->out, "id", id);
    js_string(&c->out, "error", code);
    js_string(&c->out, "why", why);
}

void conn_error(conn *c, int64_t id, const char *code, const char *why, ...)
{
    char    words[512];
    va_list arguments;
    va_start(arguments, why);
    vsnprintf(words, sizeof(words), why, arguments);
    va_end(arguments);
    begin_error(c, id, code, words);
    conn_send(c);
}

void conn_refuse(conn *c, int64_t id, const ochre_game *game, const char *clause)
{
    char       english[1024] = "", russian[2048] = "";
    ochre_text en = OCHRE_TEXT(english), ru = OCHRE_TEXT(russian);
    if (!c->s->config->rules_clause(game->id, clause, OCHRE_EN, &en))
        ochre_text_string(&en, "the rules forbid it");
    if (!c->s->config->rules_clause(game->id, clause, OCHRE_RU, &ru))
        ochre_text_string(&ru, "правила это запрещают");
    begin_error(c, id, "refused", english);
    js_string(&c->out, "clause", clause);
    js_open(&c->out, "words", '{');
    js_string(&c->out, "en", english);
    js_string(&c->out, "ru", russian);
    js_close(&c->out, '}');
    conn_send(c);
}

/* ---- limits ---- */

static bool take(double *budget, int64_t *at, int64_t now, double rate, double most)
{
    *budget += (double)(now - *at) * rate / 1000.0;
    *at = now;
    if (*budget > most)
        *budget = most;
    if (*budget < 1)
        return false;
    *budget -= 1;
    return true;
}

bool conn_may_speak(conn *c)
{
    const double rate = c->s->config->messages;
    if (take(&c->budget, &c->budget_at, srv_now(c->s), rate, 2 * rate)) {
        c->excess = 0;
        return true;
    }
    c->s->metrics.too_fast++;
    if (++c->excess > EXCESS)
        net_peer_end(c->peer, 1008);
    return false;
}

bool conn_may_chat(conn *c)
{
    return take(&c->chat_budget, &c->chat_at, srv_now(c->s), 1000.0 / CHAT_MS, CHAT_BURST);
}

bool conn_mute(conn *c, int64_t person, bool on)
{
    for (int i = 0; i < c->mutes; i++)
        if (c->muted[i] == person)
            c->muted[i--] = c->muted[--c->mutes];
    if (on && c->mutes == CONN_MUTED)
        return false;
    if (on)
        c->muted[c->mutes++] = person;
    return true;
}

bool conn_has_muted(const conn *c, int64_t person)
{
    for (int i = 0; i < c->mutes; i++)
        if (c->muted[i] == person)
            return true;
    return false;
}

/* ---- in ---- */

void conn_message(void *context, net_peer *peer, const char *text, size_t length)
{
    srv *const s = context;
    s->metrics.messages++;
    protocol_message(net_peer_user(peer), text, length);
}

/* ---- out ---- */

static void pull_answer(conn *c, ochre_text *out)
{
    message *const m = c->first;
    ochre_text_bytes(out, m->text, m->length);
    c->first = m->next;
    if (c->first == NULL)
        c->last = NULL;
    c->queued -= m->length;
    free(m);
    if (c->is_paused && c->queued <= CONN_QUEUE / 2) {
        c->is_paused = false;
        net_peer_reading(c->peer, true);
    }
}

/* By name, so that they can be listed and heard again. */
static void write_muted(const conn *c, ochre_text *out)
{
    store_person person;
    js_open(out, "muted", '[');
    for (int i = 0; i < c->mutes; i++)
        if (store_person_read(c->s->store, c->muted[i], &person)) {
            js_open(out, NULL, '{');
            js_number(out, "id", person.id);
            js_string(out, "name", person.name);
            js_close(out, '}');
        }
    js_close(out, ']');
}

static void pull_hello(conn *c, ochre_text *out)
{
    c->was_greeted = true;
    ochre_text_string(out, "{\"t\":\"hello\"");
    if (c->person != 0) {
        js_open(out, "me", '{');
        js_number(out, "id", c->person);
        js_string(out, "name", c->name);
        js_bool(out, "guest", c->is_guest);
        js_close(out, '}');
        write_muted(c, out);
    } else
        js_null(out, "me");
    js_string(out, "server", c->s->config->version);
    js_number(out, "now", srv_now(c->s));
    js_close(out, '}');
}

void conn_pull(void *context, net_peer *peer, ochre_text *out)
{
    conn *const c = net_peer_user(peer);
    (void)context;
    if (!c->was_greeted)
        pull_hello(c, out);
    else if (c->first != NULL)
        pull_answer(c, out);
    for (int i = 0; out->length == 0 && i < c->watches; i++) {
        c->turn = (c->turn + 1) % c->watches;
        watch_pull(c->watch[c->turn], out);
    }
    if (out->length == 0 && c->in_lobby && c->lobby_due &&
        srv_now(c->s) - c->lobby_at >= LOBBY_MS) {
        c->lobby_due = false;
        c->lobby_at = srv_now(c->s);
        lobby_write(c->s, c->person, out);
    }
}

void conn_lobby(conn *c, bool on)
{
    c->s->in_lobby += (int)on - (int)c->in_lobby;
    c->in_lobby = c->lobby_due = on;
    c->lobby_at = 0;
}

void conn_lobby_due(srv *s, int64_t person)
{
    if (s->in_lobby == 0)
        return;
    for (int i = map_next(&s->conns, 0); i >= 0; i = map_next(&s->conns, i + 1)) {
        conn *const c = s->conns.value[i];
        if (c->in_lobby && (person == 0 || c->person == person))
            c->lobby_due = true;
    }
}

void conn_tick(srv *s)
{
    if (s->in_lobby == 0)
        return;
    const int64_t now = srv_now(s);
    for (int i = map_next(&s->conns, 0); i >= 0; i = map_next(&s->conns, i + 1)) {
        conn *const c = s->conns.value[i];
        if (c->in_lobby && c->lobby_due && now - c->lobby_at >= LOBBY_MS)
            net_peer_ready(c->peer);
    }
}

/* ---- waiting for what is being saved ---- */

pending *pending_new(srv *s, const conn *c)
{
    pending *const p = srv_alloc(sizeof(*p));
    p->s = s;
    p->conn = c != NULL ? c->serial : 0;
    return p;
}

void pending_free(pending *p)
{
    if (p->request != NULL)
        net_request_set(p->request, NULL);
    free(p);
}

static void settled(void *context, int64_t tag, const store_outcome *outcome)
{
    pending *const p = context;
    (void)tag;
    p->done(p, outcome->fate, outcome->why);
    if (!p->keeps)
        pending_free(p);
}

store_then pending_then(pending *p)
{
    return (store_then){.call = settled, .context = p};
}

conn *pending_conn(const pending *p)
{
    return conn_by_serial(p->s, p->conn);
}
