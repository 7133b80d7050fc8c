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

void do_mute(ask *a)
{
    int64_t     person = 0;
    conn *const c = a->c;
    if (!ask_number(a, "person", 1, INT64_MAX, &person))
        return;
    for (int i = 0; i < c->mutes; i++)
        if (c->muted[i] == person)
            c->muted[i--] = c->muted[--c->mutes];
    if (ask_bool(a, "on", false)) {
        if (c->mutes == CONN_MUTED) {
            ask_error(a, "full", "at most %d people can be muted", CONN_MUTED);
            return;
        }
        c->muted[c->mutes++] = person;
    }
    conn_ok_empty(c, a->id);
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
