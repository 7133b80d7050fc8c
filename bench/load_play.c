/* load_play.c - what a client says, and what it makes of what it hears.
 *
 * The owner of a desk creates the table, the others sit down by its code, all watch it from where they
 * stand. A push that continues what was seen moves the client on; one that leaves a gap makes it ask
 * for the rest; an old one is passed over. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/load.h"

enum { ANSWER_MS = 1500, QUIET_MS = 20000, QUIET_IN_CHAOS_MS = 2500 };

/* ---- asking ---- */

static void ask(load_client *c, load_question question, const char *text)
{
    c->question = question;
    c->question_id = c->last_id;
    c->asked_at = c->l->now;
    load_send(c, text, strlen(text));
}

static void ask_create(load_client *c)
{
    char text[400], seats[100] = "\"me\"";
    for (int i = 1; i < c->l->players; i++)
        strcat(seats, ",\"open\"");
    snprintf(text, sizeof(text),
             "{\"t\":\"create\",\"id\":%lld,\"game\":\"%s\",\"players\":%d,\"seats\":[%s],"
             "\"public\":true,\"clock\":{\"kind\":\"none\"}}",
             (long long)++c->last_id, c->l->game, c->l->players, seats);
    ask(c, LOAD_CREATE, text);
}

static void ask_sit(load_client *c)
{
    char text[300];
    snprintf(text, sizeof(text),
             "{\"t\":\"sit\",\"id\":%lld,\"table\":%lld,\"seat\":%d,\"code\":\"%s\","
             "\"salt\":\"salt-%d\"}",
             (long long)++c->last_id, (long long)c->desk->match->id, c->seat + 1,
             c->desk->match->code, c->number);
    ask(c, LOAD_SIT, text);
}

static void ask_watch(load_client *c, const load_match *match)
{
    char text[200];
    snprintf(text, sizeof(text), "{\"t\":\"watch\",\"id\":%lld,\"table\":%lld,\"from\":%d}",
             (long long)++c->last_id, (long long)match->id, c->version);
    ask(c, LOAD_WATCH, text);
}

void load_unwatch(load_client *c, const load_match *match)
{
    char      text[100];
    const int length =
        snprintf(text, sizeof(text), "{\"t\":\"unwatch\",\"id\":%lld,\"table\":%lld}",
                 (long long)++c->last_id, (long long)match->id);
    if (c->link == LOAD_LIVE)
        load_send(c, text, (size_t)length);
}

void load_watch_from(load_client *c, int32_t version)
{
    c->version = version;
    c->is_watching = false;
    c->is_ready = false;
    c->question = LOAD_NOTHING;
}

/* ---- moves ---- */

static void send_move(load_client *c)
{
    char text[500];
    c->move_id = ++c->last_id;
    c->move_at = c->l->now;
    const int length =
        snprintf(text, sizeof(text),
                 "{\"t\":\"move\",\"id\":%lld,\"table\":%lld,\"seat\":%d,\"version\":%d,"
                 "\"move\":\"%s\",\"action\":\"%s\"}",
                 (long long)c->move_id, (long long)c->desk->match->id, c->seat + 1, c->move_version,
                 c->move_name, c->move_action);
    load_send(c, text, (size_t)length);
}

bool load_move(load_client *c)
{
    if (!c->is_ready || c->has_move || c->link != LOAD_LIVE || c->question != LOAD_NOTHING)
        return false;
    c->is_ready = false;
    c->has_move = true;
    c->move_version = c->ready_version;
    c->first_at = c->l->now;
    memcpy(c->move_action, c->ready_action, LOAD_ACTION);
    snprintf(c->move_name, sizeof(c->move_name), "%d-%lld-%llx", c->number, (long long)c->last_id,
             (unsigned long long)ochre_rng_next(&c->l->rng));
    c->l->sent++;
    send_move(c);
    return true;
}

static void note_sample(load *l, uint64_t took)
{
    if (l->samples == l->sample_room) {
        l->sample_room = 2 * l->sample_room + 1024;
        l->sample = realloc(l->sample, (size_t)l->sample_room * sizeof(*l->sample));
        if (l->sample == NULL)
            abort();
    }
    l->sample[l->samples++] = (uint32_t)(took / 1000);
}

static void hear_ack(load_client *c)
{
    if (c->move_at == c->first_at)
        note_sample(c->l, c->l->now - c->first_at);
    c->has_move = false;
    c->acked_version = c->move_version;
    if (c->ready_version <= c->acked_version)
        c->is_ready = false; /* told again while the move was on its way: it is made */
    c->l->acked++;
    load_note(c);
}

/* A refused move was not made, and the position has to be looked at again. Not so "busy" and the
 * like: the move is sent again. */
static void hear_refusal(load_client *c, const ochre_json *j)
{
    const int error = ochre_json_member(j, 0, "error");
    if (ochre_json_is(j, error, "not-saved"))
        c->l->unsaved++;
    if (ochre_json_is(j, error, "busy") || ochre_json_is(j, error, "rate") ||
        ochre_json_is(j, error, "not-saved")) {
        c->move_at = c->l->now; /* again when the answer would have been due */
        return;
    }
    if (ochre_json_is(j, error, "stale"))
        c->l->stale++;
    else {
        c->l->refused++;
        if (c->l->refused < 5)
            fprintf(stderr, "load: refused %s: %.*s\n", c->move_action, (int)j->length, j->text);
    }
    c->has_move = false;
    load_watch_from(c, c->version);
}

/* ---- answers ---- */

static void hear_created(load_client *c, const ochre_json *j)
{
    load_match *match = c->desk->match;
    char        code[sizeof(match->code)] = "";
    ochre_text  text = OCHRE_TEXT(code);
    ochre_json_string(j, ochre_json_member(j, 0, "code"), &text);
    ochre_json_int(j, ochre_json_member(j, 0, "table"), &match->id);
    memcpy(match->code, code, sizeof(code));
    c->is_seated = true;
    for (int i = 1; i < c->l->players; i++)
        load_step(&c->l->client[c->desk->first + i]);
}

static void hear_answer(load_client *c, const ochre_json *j, bool is_good)
{
    const load_question question = c->question;
    c->question = LOAD_NOTHING;
    if (!is_good) {
        const int  error = ochre_json_member(j, 0, "error");
        const bool sits_already = question == LOAD_SIT && (ochre_json_is(j, error, "taken") ||
                                                           ochre_json_is(j, error, "not-open"));
        c->is_seated = c->is_seated || sits_already;
        if (!sits_already) {
            c->question = question; /* asked again when an answer would have been due */
            fprintf(stderr, "load: client %d: %.*s\n", c->number, (int)j->length, j->text);
        }
        return;
    }
    if (question == LOAD_CREATE)
        hear_created(c, j);
    else if (question == LOAD_SIT)
        c->is_seated = true;
    else if (question == LOAD_WATCH)
        c->is_watching = true;
}

/* ---- pushes ---- */

static void next_match(load_client *c)
{
    const load_match *old = c->desk->match;
    c->has_seen_end = true;
    c->has_move = false;
    load_unwatch(c, old);
    if (++c->desk->over < c->l->players)
        return;
    c->l->finished++;
    if (!c->l->is_stopping)
        load_begin_match(c->l, c->desk);
}

void load_begin_match(load *l, load_desk *desk)
{
    load_match *match = calloc(1, sizeof(*match));
    if (match == NULL)
        abort();
    match->earlier = desk->match;
    desk->match = match;
    desk->over = 0;
    for (int i = 0; i < l->players; i++) {
        load_client *c = &l->client[desk->first + i];
        c->is_seated = c->has_seen_end = false;
        c->acked_version = -1;
        load_watch_from(c, 0);
    }
}

static void choose(load_client *c, const ochre_json *j, int legal)
{
    int64_t left = ochre_rng_below(&c->l->rng, j->token[legal].size);
    int     action = ochre_json_first(j, legal);
    while (left-- > 0)
        action = ochre_json_next(j, legal, action);
    ochre_text text = OCHRE_TEXT(c->ready_action);
    ochre_json_string(j, ochre_json_member(j, action, "text"), &text);
    c->is_ready = true;
    c->ready_version = c->version;
}

/* The version of the first step of a push; `otherwise` if it has none. */
static int64_t first_step(const ochre_json *j, int64_t otherwise)
{
    const int steps = ochre_json_member(j, 0, "steps");
    const int step = steps >= 0 ? ochre_json_first(j, steps) : -1;
    int64_t   version = otherwise;
    if (step >= 0)
        ochre_json_int(j, ochre_json_member(j, step, "version"), &version);
    return version;
}

static void hear_play(load_client *c, const ochre_json *j)
{
    load_match *match = c->desk->match;
    int64_t     table = 0, version = -1, actor = 0;
    ochre_json_int(j, ochre_json_member(j, 0, "table"), &table);
    ochre_json_int(j, ochre_json_member(j, 0, "version"), &version);
    if (table != match->id || version < c->version || c->has_seen_end)
        return;
    if (first_step(j, version) > c->version + 1) {
        load_watch_from(c, c->version);
        return;
    }
    c->l->pushes++;
    c->version = (int32_t)version;
    if (version > match->version)
        match->version = c->version;
    c->is_ready = false;
    const int who = ochre_json_member(j, 0, "actor"), legal = ochre_json_member(j, 0, "legal");
    if (ochre_json_is(j, who, "over") && !c->has_move) {
        next_match(c);
        return;
    }
    if (c->version > c->acked_version && legal >= 0 &&
        ochre_json_kind_of(j, legal) == OCHRE_JSON_ARRAY && j->token[legal].size > 0 &&
        ochre_json_int(j, who, &actor) && actor == c->seat + 1)
        choose(c, j, legal);
}

void load_hear(load_client *c, const char *text, size_t length)
{
    char       words[200];
    ochre_text why = OCHRE_TEXT(words);
    ochre_json j;
    int64_t    id = -1;
    if (ochre_json_cut(&j, text, length, c->l->token, LOAD_TOKENS, &why) != OCHRE_OK) {
        fprintf(stderr, "load: %s in %.*s\n", words, (int)length, text);
        exit(1);
    }
    c->heard_at = c->l->now;
    const int  kind = ochre_json_member(&j, 0, "t");
    const bool is_good = ochre_json_is(&j, kind, "ok");
    if (ochre_json_is(&j, kind, "play")) {
        if (c->audited != NULL)
            load_audit_push(c, &j);
        else
            hear_play(c, &j);
    } else if (is_good || ochre_json_is(&j, kind, "error")) {
        ochre_json_int(&j, ochre_json_member(&j, 0, "id"), &id);
        if (c->has_move && id == c->move_id) {
            if (is_good)
                hear_ack(c);
            else
                hear_refusal(c, &j);
        } else if (c->question != LOAD_NOTHING && id == c->question_id)
            hear_answer(c, &j, is_good);
    }
}

/* ---- what is due ---- */

static bool is_overdue(const load_client *c, uint64_t since)
{
    return c->l->now - since > ANSWER_MS * (uint64_t)LOAD_MS;
}

static bool is_quiet(const load_client *c)
{
    const uint64_t limit = c->l->chaos > 0 ? QUIET_IN_CHAOS_MS : QUIET_MS;
    return c->l->now - c->heard_at > limit * LOAD_MS;
}

static void watch_what_is_due(load_client *c)
{
    ask_watch(c, c->audited != NULL ? c->audited : c->desk->match);
}

void load_step(load_client *c)
{
    if (c->link != LOAD_LIVE || (c->question != LOAD_NOTHING && !is_overdue(c, c->asked_at)))
        return;
    if (c->is_slow) {
        if (c->question == LOAD_NOTHING && !c->is_watching && c->desk->match->id != 0) {
            c->is_watching = true;
            watch_what_is_due(c);
        }
        return;
    }
    if (c->audited != NULL) {
        if (!c->is_watching || is_quiet(c))
            watch_what_is_due(c);
        return;
    }
    if (c->has_seen_end)
        return;
    if (c->desk->match->id == 0) {
        if (c->seat == 0)
            ask_create(c);
        return;
    }
    if (!c->is_seated && c->seat != 0)
        ask_sit(c);
    else if (!c->is_watching || (is_quiet(c) && !c->is_ready && !c->has_move))
        watch_what_is_due(c);
    else if (c->has_move && (c->move_at == 0 || is_overdue(c, c->move_at))) {
        c->l->repeated++;
        send_move(c);
    }
}
