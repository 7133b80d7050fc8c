/* view.c - THE observation function: everything about a match that goes to anybody.
 *
 * A push is written from the cursor of its watcher: the steps since, each as this viewer may read it, then
 * the position as this viewer sees it. It depends on nothing else: two matches that the viewer cannot
 * tell apart give the same bytes. The list of choices goes only to the seat that has them. */
#include "server/view.h"

#include <stdlib.h>
#include <string.h>

#include <ochre/notation.h>

#include "server/clock.h"
#include "server/guide.h"
#include "server/js.h"
#include "server/play.h"

enum { ANIMATED = 8, STEPS = 160 }; /* pushed one by one up to so many; the most in one push */

typedef uint8_t state_bytes[OCHRE_STATE];

/* ---- who looks ---- */

int view_seat(const table *t, int64_t person, int version, const void *state)
{
    unsigned mine = 0;
    for (int seat = 0; seat < t->row.players; seat++)
        mine |= table_is_mine(t, seat, person) ? 1u << seat : 0u;
    if (mine == 0)
        return OCHRE_SPECTATOR;
    const int actor = t->game->actor(state);
    if (actor >= 0 && (mine >> actor & 1) != 0)
        return actor;
    const int last = table_last_of(t, version, mine);
    return last >= 0 ? last : __builtin_ctz(mine);
}

static void write_actor(ochre_text *out, const char *name, int actor)
{
    if (actor >= 0)
        js_number(out, name, actor + 1);
    else
        js_string(out, name, actor == OCHRE_CHANCE ? "chance" : "over");
}

/* ---- steps ---- */

static void write_say(const table *t, const void *before, const void *after, ochre_action action,
                      int viewer, ochre_text *out)
{
    static const char *const langs[] = {"en", "ru"};
    js_open(out, "say", '{');
    for (int lang = OCHRE_EN; lang <= OCHRE_RU; lang++) {
        char       buffer[1024] = "";
        ochre_text words = OCHRE_TEXT(buffer);
        t->game->say(t->edition, before, after, action, viewer, (ochre_lang)lang, &words);
        js_string(out, langs[lang], buffer);
    }
    js_close(out, '}');
}

static void write_undo(const table_entry *e, ochre_text *out)
{
    char       en[64], ru[64];
    ochre_text english = OCHRE_TEXT(en), russian = OCHRE_TEXT(ru);
    ochre_text_format(&english, "%c takes it back.", ochre_seat_letter(e->who));
    ochre_text_format(&russian, "%c берёт ход назад.", ochre_seat_letter(e->who));
    js_string(out, "action", "undo");
    js_raw(out, "parts", "{\"verb\":\"undo\",\"text\":\"undo\"}");
    js_open(out, "say", '{');
    js_string(out, "en", en);
    js_string(out, "ru", ru);
    js_close(out, '}');
    js_number(out, "back", e->back);
}

static void write_action(const table *t, const void *before, const void *after,
                         const table_entry *e, int viewer, ochre_text *out)
{
    char         buffer[256];
    ochre_text   text = OCHRE_TEXT(buffer);
    ochre_action seen = e->action;
    if (t->game->seen != NULL && viewer != OCHRE_EVERYTHING)
        seen = t->game->seen(t->edition, before, viewer, e->action);
    ochre_action_text(t->game, seen, &text);
    js_string(out, "action", buffer);
    js_key(out, "parts");
    ochre_action_write(t->game, seen, out);
    write_say(t, before, after, e->action, viewer, out);
}

/* The step that makes `version`; before and after are the states around it. */
static void write_step(const table *t, int version, int ply, const void *before, const void *after,
                       int viewer, ochre_text *out)
{
    const table_entry *const e = &t->entry[version - 1];
    js_open(out, NULL, '{');
    js_number(out, "version", version);
    js_number(out, "ply", ply);
    write_actor(out, "who", e->who);
    if (e->is_undo)
        write_undo(e, out);
    else
        write_action(t, before, after, e, viewer, out);
    js_close(out, '}');
}

/* Moves a state on by the entry that makes `version`; returns the ply. */
static int advance(const table *t, int version, int ply, void *state)
{
    const table_entry *const e = &t->entry[version - 1];
    if (e->is_undo)
        return table_state_at(t, version, state);
    t->game->apply(t->edition, state, e->action);
    return ply + 1;
}

/* ---- the push ---- */

static int target_of(const watch *w)
{
    const int lag = w->t->durable - w->version;
    if (lag <= 0)
        return w->version;
    if (lag <= ANIMATED)
        return w->version + 1;
    return w->version + (lag < STEPS ? lag : STEPS);
}

static void write_steps(watch *w, int target, int viewer, ochre_text *out)
{
    alignas(16) state_bytes before;
    js_open(out, "steps", '[');
    while (w->version < target) {
        memcpy(before, w->state, w->t->game->state_size);
        w->version++;
        w->ply = advance(w->t, w->version, w->ply, w->state);
        write_step(w->t, w->version, w->ply, before, w->state, viewer, out);
    }
    js_close(out, ']');
}

static bool has_choice(const watch *w, int viewer)
{
    const table *const t = w->t;
    return viewer >= 0 && w->version == t->durable && t->row.state == STORE_PLAYING &&
           t->game->actor(w->state) == viewer && !table_is_bot(t, viewer);
}

static void write_legal(const watch *w, int viewer, ochre_text *out)
{
    const table *const t = w->t;
    ochre_action       legal[OCHRE_LEGAL];
    if (!has_choice(w, viewer)) {
        js_null(out, "legal");
        return;
    }
    js_open(out, "legal", '[');
    int count = 1;
    if (!t->row.guide || !guide_choice(t, w->ply, viewer, w->state, legal))
        count = t->game->legal(t->edition, w->state, legal);
    for (int i = 0; i < count; i++) {
        js_comma(out);
        ochre_action_write(t->game, legal[i], out);
    }
    js_close(out, ']');
    if (t->row.guide)
        guide_tell(t, w->ply, out);
}

static bool may_undo(const watch *w, int viewer)
{
    const table *const t = w->t;
    if (viewer < 0 || w->version != t->durable || t->durable != t->entries ||
        t->row.state != STORE_PLAYING)
        return false;
    const int ply = srv_play_undo_target(t, viewer);
    return ply >= 0 && srv_play_undo_is_free(t, viewer, ply);
}

static void write_offer(const table *t, ochre_text *out)
{
    if (t->offer.seat < 0 || t->row.state != STORE_PLAYING) {
        js_null(out, "offer");
        return;
    }
    js_open(out, "offer", '{');
    js_number(out, "seat", t->offer.seat + 1);
    js_string(out, "kind", "undo");
    js_close(out, '}');
}

static void write_clocks(const table *t, ochre_text *out)
{
    if (t->row.clock == STORE_NO_CLOCK) {
        js_null(out, "clocks");
        return;
    }
    js_open(out, "clocks", '[');
    for (int seat = 0; seat < t->row.players; seat++) {
        js_open(out, NULL, '{');
        js_number(out, "left", clock_left(t, seat));
        js_bool(out, "running", clock_running(t) == seat);
        js_close(out, '}');
    }
    js_close(out, ']');
}

void view_result(const table *t, const void *state, ochre_text *out)
{
    ochre_result result = {0};
    t->game->result(t->edition, state, &result);
    ochre_text_char(out, '{');
    ochre_result_write(t->game, t->edition, state, out);
    js_string(out, "how", result.how != NULL ? result.how : "");
    ochre_text_char(out, '}');
}

static void write_position(const table *t, const void *state, int viewer, ochre_text *out)
{
    const int actor = t->game->actor(state);
    js_key(out, "view");
    ochre_state_write(t->game, t->edition, state, viewer, out);
    write_actor(out, "actor", actor);
    if (actor == OCHRE_OVER) {
        js_key(out, "result");
        view_result(t, state, out);
    } else
        js_null(out, "result");
}

/* As whom the steps are read. The screen of who plays several seats is shared, and the log stays on it: it tells what any of
 * them may read. */
static int reader_of(const table *t, int64_t person, int viewer)
{
    int mine = 0;
    for (int seat = 0; seat < t->row.players; seat++)
        mine += table_is_mine(t, seat, person);
    return mine > 1 ? OCHRE_SPECTATOR : viewer;
}

/* The head that they will be at decides as which seat a hot-seat person sees it. */
static int viewer_at(const watch *w, int target)
{
    alignas(16) state_bytes state;
    int                     ply = w->ply;
    memcpy(state, w->state, w->t->game->state_size);
    for (int version = w->version + 1; version <= target; version++)
        ply = advance(w->t, version, ply, state);
    return view_seat(w->t, w->c->person, target, state);
}

void view_play(watch *w, ochre_text *out)
{
    const table *const t = w->t;
    const int          target = target_of(w), viewer = viewer_at(w, target);
    ochre_text_string(out, "{\"t\":\"play\"");
    js_number(out, "table", t->row.id);
    js_number(out, "seat", viewer + 1);
    js_number(out, "version", target);
    write_steps(w, target, reader_of(t, w->c->person, viewer), out);
    js_number(out, "ply", w->ply);
    write_position(t, w->state, viewer, out);
    write_legal(w, viewer, out);
    js_bool(out, "undo", may_undo(w, viewer));
    write_offer(t, out);
    write_clocks(t, out);
    const int actor = t->game->actor(w->state);
    js_bool(out, "thinking", actor >= 0 && t->row.state == STORE_PLAYING && table_is_bot(t, actor));
    js_close(out, '}');
}

/* ---- finished games, odds ---- */

void view_step(const table *t, int version, ochre_text *out)
{
    alignas(16) state_bytes before, state;
    const int               ply = table_state_at(t, version, state);
    js_number(out, "version", version);
    js_number(out, "ply", ply);
    js_number(out, "last", t->durable);
    js_open(out, "steps", '[');
    if (version > 0) {
        table_state_at(t, version - 1, before);
        write_step(t, version, ply, before, state, OCHRE_EVERYTHING, out);
    }
    js_close(out, ']');
    write_position(t, state, OCHRE_EVERYTHING, out);
}

static void write_odds(const ochre_odds *odds, ochre_text *out)
{
    js_open(out, NULL, '{');
    js_open(out, "label", '{');
    js_string(out, "en", odds->label[OCHRE_EN]);
    js_string(out, "ru", odds->label[OCHRE_RU]);
    js_close(out, '}');
    js_open(out, "values", '[');
    for (int i = 0; i < odds->count; i++) {
        js_comma(out);
        ochre_text_int(out, odds->value[i]);
    }
    js_close(out, ']');
    js_open(out, "weights", '[');
    for (int i = 0; i < odds->count; i++) {
        js_comma(out);
        ochre_text_uint(out, odds->weight[i]);
    }
    js_close(out, ']');
    js_close(out, '}');
}

void view_odds(const table *t, int seat, ochre_action action, ochre_text *out)
{
    ochre_odds odds[OCHRE_ODDS];
    const int  count =
        t->game->odds != NULL ? t->game->odds(t->edition, t->match.state, seat, action, odds) : 0;
    js_open(out, "odds", '[');
    for (int i = 0; i < count; i++)
        write_odds(&odds[i], out);
    js_close(out, ']');
}
