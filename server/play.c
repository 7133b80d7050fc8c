/* play.c - moves, undos, chance's events and bots' choices, from wish to durable entry.
 *
 *     judge -> push on the head -> roll for chance -> one append -> (durable) -> ack, push to watchers
 *
 * The head may run ahead of the store, but a bot is asked only about what is durable, and nobody is
 * told anything else. If the store fails, the mover hears "not-saved", the head goes back, and a second
 * later whatever the server itself wanted to do (chance, bots) is tried again. */
#include "server/play.h"

#include <string.h>
#include <time.h>

#include "server/clock.h"
#include "server/guide.h"
#include "server/log.h"

enum { EVENTS = 256 }; /* the most entries of one append */

static int64_t now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* ---- keeping ---- */

static void settle_over(table *t)
{
    t->row.state = STORE_OVER;
    t->row.ended = srv_now(t->s);
    t->offer.seat = -1;
    t->s->metrics.matches_over++;
    table_changed(t);
}

static void after_saving(table *t, const pending *p)
{
    const int  before = t->durable;
    const bool was_playing = t->row.state == STORE_PLAYING;
    t->durable = p->version;
    t->row.version = p->version;
    for (int i = before; i < t->durable; i++) {
        t->s->metrics.moves += t->entry[i].move != 0 && !t->entry[i].is_undo;
        t->s->metrics.undos += t->entry[i].is_undo;
    }
    if (was_playing && t->durable == t->entries && ochre_match_actor(&t->match) == OCHRE_OVER)
        settle_over(t);
    for (int seat = 0; seat < t->row.players; seat++) /* "your turn" in their lobbies */
        if (t->row.seat[seat].kind == STORE_PERSON)
            conn_lobby_due(t->s, t->row.seat[seat].person);
    table_play_changed(t);
}

static void answer_move(const pending *p, store_fate fate)
{
    conn *const c = pending_conn(p);
    if (c == NULL)
        return;
    if (fate == STORE_SAVED) {
        ochre_text *const out = conn_ok(c, p->id);
        ochre_text_format(out, ",\"version\":%d", (int)p->version);
        conn_send(c);
    } else
        conn_error(c, p->id, "not-saved", "the move could not be saved; the table is as before");
}

static void appended(pending *p, store_fate fate, const char *why)
{
    table *const t = map_get(&p->s->tables, p->table);
    t->in_flight--;
    if (fate == STORE_SAVED) {
        metrics_time(&p->s->metrics.ack, now_us() - p->since);
        after_saving(t, p);
    } else {
        p->s->metrics.not_saved++;
        log_line(LOG_WARN, "not-saved", "table=%lld version=%d why=\"%s\"", (long long)p->table,
                 (int)p->version, why);
        if (!t->is_rolled_back)
            table_roll_back(t);
    }
    if (t->in_flight == 0)
        t->is_rolled_back = false;
    answer_move(p, fate);
    if (fate == STORE_SAVED)
        srv_play_on(t);
}

static void fill_entry(const table *t, int index, int64_t person, const char *move,
                       store_entry *out)
{
    const table_entry *const e = &t->entry[index];
    *out = (store_entry){.version = index + 1,
                         .kind = e->is_undo ? STORE_UNDO : STORE_ACTION,
                         .who = e->who,
                         .action = e->action,
                         .back = e->back,
                         .at = srv_now(t->s)};
    if (e->move != 0) {
        out->person = person;
        strncpy(out->move, move, sizeof(out->move) - 1);
    }
}

static void fill_result(const table *t, store_result *out)
{
    ochre_result result = {0};
    memset(out, 0, sizeof(*out));
    t->game->result(t->edition, t->match.state, &result);
    memcpy(out->score, result.score, sizeof(out->score));
    memcpy(out->rank, result.rank, sizeof(out->rank));
    memcpy(out->share, result.share, sizeof(out->share));
    if (result.how != NULL)
        strncpy(out->how, result.how, sizeof(out->how) - 1);
}

/* Hands what was pushed since `first` to the store. `c` may be NULL: nobody waits for it. */
static void submit(table *t, int first, const conn *c, int64_t id, const char *move)
{
    store_entry    entry[EVENTS];
    store_result   result;
    pending *const p = pending_new(t->s, c);
    const int      count = t->entries - first;
    for (int i = 0; i < count; i++)
        fill_entry(t, first + i, c != NULL ? c->person : 0, move, &entry[i]);
    const bool is_over = ochre_match_actor(&t->match) == OCHRE_OVER;
    if (is_over)
        fill_result(t, &result);
    const store_entries entries = {.table = t->row.id,
                                   .before = first,
                                   .entry = entry,
                                   .count = count,
                                   .hash = ochre_hash(0, t->match.state, t->game->state_size),
                                   .left = t->row.left,
                                   .state = is_over ? STORE_OVER : (store_state)0,
                                   .result = is_over ? &result : NULL,
                                   .ended = is_over ? srv_now(t->s) : 0};
    p->done = appended;
    p->table = t->row.id;
    p->id = id;
    p->version = t->entries;
    p->since = now_us();
    if (is_over)
        t->row.result = result;
    t->in_flight++;
    store_append(t->s->store, &entries, pending_then(p));
}

/* ---- chance ---- */

static ochre_action next_event(const table *t)
{
    ochre_action scripted;
    if (guide_event(t, &scripted))
        return scripted;
    return dice_outcome(&t->dice, t->events + 1, t->game, t->edition, t->match.state);
}

static void roll(table *t, int first)
{
    while (ochre_match_actor(&t->match) == OCHRE_CHANCE && t->entries - first < EVENTS &&
           table_room(t, 1))
        table_push_action(t, OCHRE_CHANCE, next_event(t), 0);
}

/* ---- bots ---- */

static uint64_t seed_for(table *t)
{
    uint64_t seed = 0;
    if (t->s->config->test_secret != NULL) {
        const int64_t where[2] = {t->row.id, t->entries};
        return ochre_hash(0, where, sizeof(where));
    }
    srv_random(t->s, &seed, sizeof(seed));
    return seed;
}

static void ask_bot(table *t, int seat)
{
    minds_question q = {.table = t->row.id,
                        .serial = ++t->s->next_serial,
                        .game = t->game,
                        .edition = t->edition,
                        .owner = t->row.owner,
                        .is_watched = t->watchers != NULL,
                        .seed = seed_for(t)};
    strncpy(q.level, table_level(t, seat), sizeof(q.level) - 1);
    memcpy(q.state, t->match.state, t->game->state_size);
    if (!minds_ask(t->s->minds, &q)) {
        t->retry_at = srv_now(t->s) + 1000;
        return;
    }
    t->thinking = q.serial;
    t->jobs++;
}

static void play_scripted(table *t, int seat)
{
    const int    first = t->entries;
    ochre_action action;
    if (guide_action(t, seat, &action) && table_push_action(t, seat, action, 0)) {
        roll(t, first);
        submit(t, first, NULL, 0, "");
    } else
        ask_bot(t, seat);
}

void srv_play_bot(srv *s, const minds_answer *answer)
{
    table *const t = map_get(&s->tables, answer->table);
    if (t == NULL)
        return;
    t->jobs--;
    metrics_time(&s->metrics.thinking, answer->took_us);
    if (t->thinking != answer->serial)
        return;
    t->thinking = 0;
    if (!answer->is_good) {
        s->metrics.bot_failures++;
        log_line(LOG_ERROR, "bot-failed", "table=%lld version=%d", (long long)t->row.id,
                 t->entries);
    }
    const int actor = ochre_match_actor(&t->match), first = t->entries;
    if (t->row.state != STORE_PLAYING || t->is_rolled_back || actor < 0 ||
        !table_is_bot(t, actor) || !table_room(t, EVENTS) ||
        !table_push_action(t, actor, answer->action, 0)) {
        srv_play_on(t);
        return;
    }
    s->metrics.bot_moves++;
    roll(t, first);
    clock_turn(t, actor);
    submit(t, first, NULL, 0, "");
}

void srv_play_on(table *t)
{
    if (!t->s->is_open || !t->is_begun || t->row.state != STORE_PLAYING || t->in_flight > 0 ||
        t->is_rolled_back)
        return;
    const int actor = ochre_match_actor(&t->match);
    if (actor == OCHRE_CHANCE && table_room(t, EVENTS)) {
        const int first = t->entries;
        roll(t, first);
        submit(t, first, NULL, 0, "");
    } else if (actor >= 0) {
        if (t->turn_since == 0)
            t->turn_since = srv_now(t->s);
        if (table_is_bot(t, actor) && t->thinking == 0 && table_room(t, EVENTS)) {
            if (t->row.guide)
                play_scripted(t, actor);
            else
                ask_bot(t, actor);
            table_play_changed(t);
        }
    }
}

/* ---- people ---- */

/* Whoever moves plays on: the votes to stop are void, and those who watch are told. */
static void forget_votes(table *t)
{
    if (t->abandon == 0)
        return;
    t->abandon = 0;
    table_changed(t);
}

void srv_play_move(conn *c, int64_t id, table *t, int seat, ochre_action action, const char *move)
{
    const int first = t->entries;
    if (!table_room(t, EVENTS)) {
        conn_error(c, id, "full", "the log of this match is full");
        return;
    }
    const char *const clause = ochre_match_refusal(&t->match, seat, action);
    if (clause != NULL) {
        conn_refuse(c, id, t->game, clause);
        return;
    }
    table_push_action(t, seat, action, table_move_hash(c->person, move));
    roll(t, first);
    clock_turn(t, seat);
    t->offer.seat = -1;
    forget_votes(t);
    submit(t, first, c, id, move);
}

int srv_play_undo_target(const table *t, int seat)
{
    for (int ply = t->match.plies - 1; ply >= 0; ply--)
        if (t->who[ply] == seat)
            return ply;
    return -1;
}

bool srv_play_undo_is_free(const table *t, int seat, int ply)
{
    for (int i = ply; i < t->match.plies; i++)
        if (t->who[i] != seat)
            return false;
    return ply < t->match.plies && ply >= ochre_match_undo_limit(&t->match, seat);
}

void srv_play_undo(conn *c, int64_t id, table *t, int seat, int ply, const char *move)
{
    const int first = t->entries, before = ochre_match_actor(&t->match);
    if (!table_room(t, EVENTS)) {
        conn_error(c, id, "full", "the log of this match is full");
        return;
    }
    table_push_undo(t, seat, ply, table_move_hash(c->person, move));
    table_stop_thinking(t);
    t->offer.seat = -1;
    clock_undo(t, before);
    submit(t, first, c, id, move);
}

/* ---- repeats ---- */

/* The version that the first answer told: behind the move and chance's events after it. */
static int version_after(const table *t, int version)
{
    while (version < t->entries && t->entry[version].who == OCHRE_CHANCE)
        version++;
    return version;
}

static void answer_repeat(pending *p, store_fate fate, const char *why)
{
    table *const t = map_get(&p->s->tables, p->table);
    (void)why;
    t->in_flight--;
    if (t->in_flight == 0)
        t->is_rolled_back = false;
    answer_move(p, fate);
    if (fate == STORE_SAVED)
        srv_play_on(t);
}

/* A repeat of a move that is still being saved: a write of the same table that changes nothing is
 * settled after it, and the same way. */
static void await_first(const conn *c, int64_t id, table *t, int version)
{
    pending *const p = pending_new(t->s, c);
    p->done = answer_repeat;
    p->table = t->row.id;
    p->id = id;
    p->version = version;
    t->in_flight++;
    store_table_save(t->s->store, &t->row, NULL, NULL, pending_then(p));
}

bool srv_play_repeat(conn *c, int64_t id, table *t, const char *move)
{
    const uint64_t hash = table_move_hash(c->person, move);
    for (int i = t->entries - 1; i >= 0; i--) {
        if (t->entry[i].move != hash)
            continue;
        const int   version = version_after(t, i + 1);
        store_entry found;
        if (version > t->durable) {
            await_first(c, id, t, version);
            return true;
        }
        if (!store_move_find(t->s->store, t->row.id, c->person, move, &found))
            continue; /* another move whose hash is the same */
        ochre_text *const out = conn_ok(c, id);
        ochre_text_format(out, ",\"version\":%d", version);
        conn_send(c);
        return true;
    }
    return false;
}

void srv_play_abandon(table *t, pending *asked)
{
    t->row.state = STORE_ABANDONED;
    t->row.ended = srv_now(t->s);
    table_stop_thinking(t);
    t->offer.seat = -1;
    table_save(t, NULL, NULL, asked);
    table_changed(t);
    table_play_changed(t);
}
