/* do_play.c - moves, undos, odds: the questions that are asked of each, in their order.
 *
 * Known seat, match alive, (the same move before?), your turn, current version, legal. */
#include <string.h>

#include <ochre/notation.h>

#include "server/guide.h"
#include "server/js.h"
#include "server/play.h"
#include "server/protocol.h"
#include "server/view.h"

enum { ACTION = 160 };

/* What a move and an undo have in common. */
typedef struct {
    int     seat;
    int64_t version;
    char    move[STORE_MOVE];
} turn;

static bool read_move_id(const ask *a, char move[STORE_MOVE])
{
    if (!ask_string(a, "move", move, STORE_MOVE))
        return false;
    if (move[0] != '\0')
        return true;
    ask_error(a, "out-of-range", "\"move\" must have 1 to %d bytes", STORE_MOVE - 1);
    return false;
}

/* The questions up to "match alive". False: it was answered, be it by the first answer again. */
static bool read_turn(const ask *a, turn *out)
{
    out->version = 0;
    if (!ask_number(a, "version", 0, INT32_MAX, &out->version) || !read_move_id(a, out->move) ||
        !ask_my_seat(a, &out->seat))
        return false;
    if (a->t->is_begun && srv_play_repeat(a->c, a->id, a->t, out->move))
        return false;
    return ask_is_playing(a);
}

/* The client may have missed something: the tail from where it stands is sent again. */
static void send_tail(const ask *a, int64_t version)
{
    watch *const w = conn_find_watch(a->c, a->t);
    if (w != NULL && version != a->t->durable)
        conn_rewind(w, (int)version);
}

static bool is_current(const ask *a, int64_t version)
{
    if (version == a->t->entries)
        return true;
    ask_error(a, "stale", "the table has moved on to version %d", a->t->durable);
    return false;
}

static bool is_my_turn(const ask *a, int seat)
{
    if (a->t->row.seat[seat].standin) {
        ask_error(a, "stand-in", "a bot plays for you; take the seat back first");
        return false;
    }
    if (ochre_match_actor(&a->t->match) == seat)
        return true;
    ask_error(a, "not-your-turn", "it is not your turn");
    return false;
}

static bool read_action(const ask *a, ochre_action *action)
{
    char       text[ACTION], words[256];
    ochre_text why = OCHRE_TEXT(words);
    if (!ask_string(a, "action", text, sizeof(text)))
        return false;
    if (ochre_action_parse(a->t->game, text, strlen(text), action, &why) == OCHRE_OK)
        return true;
    ask_error(a, "bad-action", "%s", words);
    return false;
}

static bool fits_guide(const ask *a, int seat, ochre_action action)
{
    ochre_action wanted;
    if (!a->t->row.guide || !guide_action(a->t, seat, &wanted) || ochre_action_same(wanted, action))
        return true;
    ask_error(a, "guide", "the guide shows another move here");
    return false;
}

void do_move(ask *a)
{
    turn         t;
    ochre_action action;
    if (!read_turn(a, &t))
        return;
    if (!is_my_turn(a, t.seat) || !is_current(a, t.version)) {
        send_tail(a, t.version);
        return;
    }
    if (read_action(a, &action) && fits_guide(a, t.seat, action))
        srv_play_move(a->c, a->id, a->t, t.seat, action, t.move);
}

/* ---- going back ---- */

/* The seats whose people must agree, as bits: other people who are playing themselves. */
static unsigned others(const table *t, int64_t person)
{
    unsigned seats = 0;
    for (int seat = 0; seat < t->row.players; seat++)
        if (t->row.seat[seat].kind == STORE_PERSON && t->row.seat[seat].person != person &&
            !table_is_bot(t, seat))
            seats |= 1u << seat;
    return seats;
}

static void make_offer(const ask *a, int seat, int ply)
{
    a->t->offer = (table_offer){.seat = seat, .ply = ply};
    ochre_text *const out = conn_ok(a->c, a->id);
    js_number(out, "version", a->t->durable);
    js_bool(out, "offer", true);
    conn_send(a->c);
    table_play_changed(a->t);
}

void do_undo(ask *a)
{
    turn t;
    if (!read_turn(a, &t))
        return;
    if (!is_current(a, t.version)) {
        send_tail(a, t.version);
        return;
    }
    const int ply = srv_play_undo_target(a->t, t.seat);
    if (ply < 0)
        ask_error(a, "nothing-to-undo", "you have made no move yet");
    else if (srv_play_undo_is_free(a->t, t.seat, ply) || others(a->t, a->c->person) == 0)
        srv_play_undo(a->c, a->id, a->t, t.seat, ply, t.move);
    else
        make_offer(a, t.seat, ply);
}

void do_consent(ask *a)
{
    int          seat;
    table *const t = a->t;
    if (!ask_my_seat(a, &seat) || !ask_is_playing(a))
        return;
    const int by = t->offer.seat;
    if (by < 0 || t->row.seat[by].person == a->c->person) {
        ask_error(a, "no-offer", "nobody else asks for anything");
        return;
    }
    if (!ask_bool(a, "yes", false)) {
        t->offer.seat = -1;
        table_play_changed(t);
        conn_ok_empty(a->c, a->id);
        return;
    }
    for (int i = 0; i < t->row.players; i++)
        if (table_is_mine(t, i, a->c->person))
            t->offer.yes = (uint8_t)(t->offer.yes | 1u << i);
    if ((others(t, t->row.seat[by].person) & ~(unsigned)t->offer.yes) == 0)
        srv_play_undo(a->c, a->id, t, by, t->offer.ply, "");
    else
        conn_ok_empty(a->c, a->id);
}

/* ---- odds ---- */

void do_odds(ask *a)
{
    int          seat;
    ochre_action action;
    if (!ask_my_seat(a, &seat) || !ask_is_playing(a) || !is_my_turn(a, seat) ||
        !read_action(a, &action))
        return;
    if (a->t->durable != a->t->entries) {
        ask_error(a, "busy", "a move is being saved");
        return;
    }
    const char *const clause = ochre_match_refusal(&a->t->match, seat, action);
    if (clause != NULL) {
        conn_refuse(a->c, a->id, a->t->game, clause);
        return;
    }
    view_odds(a->t, seat, action, conn_ok(a->c, a->id));
    conn_send(a->c);
}
