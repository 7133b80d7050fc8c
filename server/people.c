/* people.c - cookies to people, presence. */
#include "server/people.h"

#include <stdio.h>
#include <string.h>

#include "server/chat.h"
#include "server/conn.h"
#include "server/cookies.h"
#include "server/js.h"

bool people_of_cookie(srv *s, const char *header, store_person *out)
{
    size_t            length = 0;
    const char *const value = cookies_find(header, strlen(header), "ochre", &length);
    cookies_content   content;
    if (value == NULL ||
        !cookies_read(store_cookie_key(s->store), value, length, srv_now(s) / 1000, &content))
        return false;
    return store_person_read(s->store, content.person, out) && !out->deleted &&
           out->epoch == content.epoch;
}

void people_cookie(srv *s, const store_person *person, char *out, size_t size)
{
    char       text[COOKIES_TEXT] = "";
    const bool is_secure =
        s->config->origin != NULL && strncmp(s->config->origin, "https:", 6) == 0;
    if (person != NULL)
        cookies_sign(store_cookie_key(s->store),
                     &(cookies_content){
                         .person = person->id, .epoch = person->epoch, .issued = srv_now(s) / 1000},
                     text);
    snprintf(out, size, "ochre=%s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s", text,
             person != NULL ? COOKIES_DAYS * 86400 : 0, is_secure ? "; Secure" : "");
}

void people_write(const store_person *person, ochre_text *out)
{
    js_open(out, NULL, '{');
    js_number(out, "id", person->id);
    js_string(out, "name", person->name);
    js_bool(out, "guest", person->hash[0] == '\0');
    js_close(out, '}');
}

/* ---- presence: how many connections each person has ---- */

bool people_is_here(const srv *s, int64_t person)
{
    return map_count(&s->people, person) > 0;
}

static void tell_tables(srv *s, int64_t person)
{
    for (int i = map_next(&s->tables, 0); i >= 0; i = map_next(&s->tables, i + 1)) {
        table *const t = s->tables.value[i];
        if (t->row.state <= STORE_PLAYING && table_has_person(t, person))
            table_presence_changed(t);
    }
}

void people_came(srv *s, const conn *c)
{
    if (c->person == 0)
        return;
    map_add(&s->people, c->person, 1);
    if (map_count(&s->people, c->person) == 1)
        tell_tables(s, c->person);
}

void people_left(srv *s, const conn *c)
{
    if (c->person == 0)
        return;
    map_add(&s->people, c->person, -1);
    if (!people_is_here(s, c->person))
        tell_tables(s, c->person);
}

/* ---- changes ---- */

static void rename_seats(srv *s, const store_person *person)
{
    for (int i = map_next(&s->tables, 0); i >= 0; i = map_next(&s->tables, i + 1)) {
        table *const t = s->tables.value[i];
        if (!table_has_person(t, person->id))
            continue;
        for (int seat = 0; seat < t->row.players; seat++)
            if (t->row.seat[seat].person == person->id)
                strcpy(t->row.seat[seat].name, person->deleted ? "" : person->name);
        table_changed(t);
    }
}

/* What they said stays, as in the store; that it was they does not. */
static void forget_speaker(srv *s, int64_t person)
{
    for (int i = map_next(&s->tables, 0); i >= 0; i = map_next(&s->tables, i + 1))
        chat_forget(s->tables.value[i], person);
}

void people_changed(srv *s, const store_person *person)
{
    for (int i = map_next(&s->conns, 0); i >= 0; i = map_next(&s->conns, i + 1)) {
        conn *const c = s->conns.value[i];
        if (c->person != person->id)
            continue;
        if (person->deleted)
            net_peer_end(c->peer, 1008);
        strcpy(c->name, person->name);
        c->is_guest = person->hash[0] == '\0';
    }
    rename_seats(s, person);
    if (person->deleted)
        forget_speaker(s, person->id);
}

uint64_t people_session(const char *header)
{
    size_t            length = 0;
    const char *const value = cookies_find(header, strlen(header), "ochre", &length);
    return value != NULL ? ochre_hash(1, value, length) | 1 : 0;
}

void people_end_others(srv *s, int64_t person, uint64_t session)
{
    for (int i = map_next(&s->conns, 0); i >= 0; i = map_next(&s->conns, i + 1)) {
        conn *const c = s->conns.value[i];
        if (c->person == person && c->session != session)
            net_peer_end(c->peer, 1008);
    }
}
