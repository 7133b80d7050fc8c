/* chat.c - the talk at a table. */
#include "server/chat.h"

#include <stdlib.h>
#include <string.h>

#include "server/js.h"
#include "server/play.h"

static char *copy(const char *text)
{
    char *const made = srv_alloc(strlen(text) + 1);
    strcpy(made, text);
    return made;
}

static void keep(table *t, const store_line *line)
{
    table_line *const slot = &t->chat[t->lines % TABLE_CHAT];
    free(slot->name);
    free(slot->text);
    *slot = (table_line){.number = line->number,
                         .person = line->person,
                         .at = line->at,
                         .seat = line->seat,
                         .name = copy(line->name),
                         .text = copy(line->text)};
    t->lines++;
}

int64_t chat_first(table *t)
{
    if (!t->has_chat) {
        store_line *const lines = srv_alloc(TABLE_CHAT * sizeof(*lines));
        const int         count = store_chat_read(t->s->store, t->row.id, lines, TABLE_CHAT);
        t->has_chat = true;
        for (int i = 0; i < count; i++)
            keep(t, &lines[i]);
        free(lines);
    }
    return t->lines > TABLE_CHAT ? t->lines - TABLE_CHAT : 0;
}

typedef struct {
    pending    p;
    store_line line;
} waiting_line;

static void said(pending *p, store_fate fate, const char *why)
{
    const waiting_line *const w = (const waiting_line *)p;
    table *const              t = map_get(&p->s->tables, p->table);
    conn *const               c = pending_conn(p);
    (void)why;
    t->in_flight--;
    if (t->in_flight == 0)
        t->is_rolled_back = false;
    if (fate == STORE_SAVED) {
        keep(t, &w->line);
        p->s->metrics.chat_lines++;
        table_wake(t);
        if (c != NULL)
            conn_ok_empty(c, p->id);
    } else if (c != NULL)
        conn_error(c, p->id, "not-saved", "the line could not be saved");
    srv_play_on(t); /* a bot may have waited for it */
}

void chat_say(conn *c, int64_t id, table *t, const char *text)
{
    waiting_line *const w = srv_alloc(sizeof(*w));
    chat_first(t);
    w->p.s = c->s;
    w->p.conn = c->serial;
    w->p.id = id;
    w->p.table = t->row.id;
    w->p.done = said;
    w->line.person = c->person;
    w->line.seat = table_seat_of(t, c->person);
    w->line.at = srv_now(c->s);
    strcpy(w->line.name, c->name);
    strncpy(w->line.text, text, sizeof(w->line.text) - 1);
    t->in_flight++;
    store_chat_add(c->s->store, t->row.id, &w->line, pending_then(&w->p));
}

void chat_forget(table *t, int64_t person)
{
    for (int i = 0; i < TABLE_CHAT; i++)
        if (t->chat[i].name != NULL && t->chat[i].person == person)
            t->chat[i].name[0] = '\0';
}

void chat_pull(watch *w, ochre_text *out)
{
    const table *const t = w->t;
    if (w->lines < t->lines - TABLE_CHAT)
        w->lines = t->lines - TABLE_CHAT; /* too slow: what fell out of the ring is gone */
    while (w->lines < t->lines && out->length == 0) {
        const table_line *const line = &t->chat[w->lines++ % TABLE_CHAT];
        if (conn_has_muted(w->c, line->person))
            continue;
        ochre_text_string(out, "{\"t\":\"chat\"");
        js_number(out, "table", t->row.id);
        js_open(out, "from", '{');
        js_number(out, "person", line->person);
        js_string(out, "name", line->name);
        if (line->seat >= 0)
            js_number(out, "seat", line->seat + 1);
        js_close(out, '}');
        js_string(out, "text", line->text);
        js_number(out, "at", line->at);
        js_close(out, '}');
    }
}
