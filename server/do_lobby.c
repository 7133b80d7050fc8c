/* do_lobby.c - messages that change nothing on a table: lobby, watching, talk, finished games. */
#include <string.h>

#include "server/chat.h"
#include "server/js.h"
#include "server/protocol.h"
#include "server/view.h"

enum { CHAT_LETTERS = 300 };

void do_ping(ask *a)
{
    js_number(conn_ok(a->c, a->id), "now", srv_now(a->s));
    conn_send(a->c);
}

void do_lobby(ask *a)
{
    conn_lobby(a->c, ask_bool(a, "on", false));
    conn_ok_empty(a->c, a->id);
}

void do_watch(ask *a)
{
    int64_t from = 0;
    if (!ask_number(a, "from", 0, INT32_MAX, &from))
        return;
    watch *const w = conn_watch(a->c, a->t, (int)from);
    if (w == NULL) {
        ask_error(a, "full", "one connection watches at most %d tables", CONN_WATCHES);
        return;
    }
    ochre_text *const out = conn_ok(a->c, a->id);
    js_key(out, "table");
    table_write(a->t, a->c->person, out);
    conn_send(a->c);
    w->has_info = true;
    w->info_changes = a->t->info_changes;
}

void do_unwatch(ask *a)
{
    watch *const w = conn_find_watch(a->c, a->t);
    if (w != NULL)
        conn_unwatch(a->c, w);
    conn_ok_empty(a->c, a->id);
}

/* ---- talk ---- */

static int letters_of(const char *text)
{
    int letters = 0;
    for (; *text != '\0'; text++)
        letters += ((unsigned char)*text & 0xc0) != 0x80;
    return letters;
}

static bool is_talk(const char *text)
{
    bool has_ink = false;
    for (; *text != '\0'; text++) {
        if ((unsigned char)*text < ' ' || *text == 0x7f)
            return false;
        has_ink = has_ink || *text != ' ';
    }
    return has_ink;
}

void do_chat(ask *a)
{
    char text[STORE_CHAT];
    if (!ask_string(a, "text", text, sizeof(text)))
        return;
    if (letters_of(text) > CHAT_LETTERS)
        ask_error(a, "too-long", "a line has at most %d characters", CHAT_LETTERS);
    else if (!is_talk(text))
        ask_error(a, "bad-text", "a line has at least one letter and no control characters");
    else if (!conn_may_chat(a->c))
        ask_error(a, "rate", "that is too much talk; wait a little");
    else
        chat_say(a->c, a->id, a->t, text);
}

static void mute_kept(pending *p, store_fate fate, const char *why)
{
    conn *const c = pending_conn(p);
    (void)why;
    if (c == NULL)
        return;
    if (fate == STORE_SAVED)
        conn_ok_empty(c, p->id);
    else
        conn_error(c, p->id, "not-saved", "it holds for now, but could not be saved");
}

/* On all connections of the person, and for ever; somebody without a name has only this one. */
static void keep_mute(const ask *a, int64_t muted, bool on)
{
    pending *const p = ask_pending(a);
    for (int i = map_next(&a->s->conns, 0); i >= 0; i = map_next(&a->s->conns, i + 1)) {
        conn *const c = a->s->conns.value[i];
        if (c->person == a->c->person)
            conn_mute(c, muted, on);
    }
    p->done = mute_kept;
    store_mute_save(a->s->store, a->c->person, muted, on, pending_then(p));
}

void do_mute(ask *a)
{
    int64_t    person = 0;
    const bool on = ask_bool(a, "on", false);
    if (!ask_number(a, "person", 1, INT64_MAX, &person))
        return;
    if (!conn_mute(a->c, person, on))
        ask_error(a, "full", "at most %d people can be muted", CONN_MUTED);
    else if (a->c->person != 0)
        keep_mute(a, person, on);
    else
        conn_ok_empty(a->c, a->id);
}

/* ---- finished games ---- */

void do_step(ask *a)
{
    int64_t version = 0;
    if (a->t->row.state != STORE_OVER && a->t->row.state != STORE_ABANDONED) {
        ask_error(a, "not-over", "the game is not over yet");
        return;
    }
    if (!a->t->is_begun) {
        ask_error(a, "not-found", "the game never began");
        return;
    }
    if (!ask_number(a, "version", 0, a->t->durable, &version))
        return;
    view_step(a->t, (int)version, conn_ok(a->c, a->id));
    conn_send(a->c);
}
