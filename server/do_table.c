/* do_table.c - who sits where: sitting down, leaving, bots for empty seats, the start, giving up. */
#include <stdlib.h>
#include <string.h>

#include "server/clock.h"
#include "server/dice.h"
#include "server/log.h"
#include "server/play.h"
#include "server/protocol.h"

bool do_is_level(const char *level)
{
    static const char *const levels[] = {"easy", "normal", "hard", "greedy", "random"};
    for (size_t i = 0; i < sizeof(levels) / sizeof(levels[0]); i++)
        if (strcmp(levels[i], level) == 0)
            return true;
    return false;
}

static bool is_waiting(const ask *a)
{
    if (a->t->row.state == STORE_WAITING)
        return true;
    ask_error(a, "not-open", "the game has begun");
    return false;
}

static bool is_full(const table *t)
{
    for (int seat = 0; seat < t->row.players; seat++)
        if (t->row.seat[seat].kind == STORE_OPEN)
            return false;
    return true;
}

static void empty_seat(store_seat *seat)
{
    memset(seat, 0, sizeof(*seat));
}

/* The change is kept, those who watch are told, and the asker when it is durable. */
static void keep(const ask *a)
{
    table_save(a->t, NULL, NULL, ask_pending(a));
    table_changed(a->t);
    if (a->t->is_begun)
        table_play_changed(a->t);
}

/* ---- the start ---- */

bool do_begin(table *t, const char *position, size_t length, const char **clause)
{
    if (!table_begin(t, position, length, clause))
        return false;
    t->row.state = STORE_PLAYING;
    t->row.started = srv_now(t->s);
    clock_begin(t);
    log_line(LOG_INFO, "start", "table=%lld game=%s", (long long)t->row.id, t->row.game);
    return true;
}

static bool begin(const ask *a)
{
    const char *clause = NULL;
    size_t      length = 0;
    char *const position =
        a->t->row.from_position ? store_position_read(a->s->store, a->t->row.id, &length) : NULL;
    if (a->t->row.from_position && position == NULL) {
        ask_error(a, "busy", "the table is still being saved; try again");
        return false;
    }
    const bool good = do_begin(a->t, position, length, &clause);
    free(position);
    if (good)
        return true;
    if (clause != NULL)
        conn_refuse(a->c, a->id, a->t->game, clause);
    else
        ask_error(a, "bad-option", "the match cannot begin like this");
    return false;
}

void do_start(ask *a)
{
    if (!ask_is_owner(a) || !is_waiting(a))
        return;
    if (!is_full(a->t))
        ask_error(a, "open-seats", "some seats are still open");
    else if (begin(a))
        keep(a);
}

/* ---- sitting down ---- */

static void take_back(const ask *a, int wanted)
{
    for (int seat = 0; seat < a->t->row.players; seat++) {
        store_seat *const s = &a->t->row.seat[seat];
        if (!table_is_mine(a->t, seat, a->c->person) || !s->standin ||
            (wanted >= 0 && wanted != seat))
            continue;
        clock_hand_over(a->t, seat);
        s->standin = false;
        table_stop_thinking(a->t);
        a->t->absent[seat] = 0;
        keep(a);
        return;
    }
    ask_error(a, "taken", "there is no seat of yours to take back");
}

static int find_open(const table *t, int wanted)
{
    for (int seat = 0; seat < t->row.players; seat++)
        if (t->row.seat[seat].kind == STORE_OPEN && (wanted < 0 || wanted == seat))
            return seat;
    return -1;
}

static void sit_down(const ask *a, int seat, const char *salt)
{
    store_seat *const s = &a->t->row.seat[seat];
    empty_seat(s);
    s->kind = STORE_PERSON;
    s->person = a->c->person;
    strcpy(s->name, a->c->name);
    strcpy(s->salt, salt);
    if (!is_full(a->t) || begin(a)) {
        keep(a);
        return;
    }
    empty_seat(s);
}

void do_sit(ask *a)
{
    int  wanted = -1;
    char salt[STORE_SALT];
    if (!ask_any_seat(a, &wanted) || !ask_string(a, "salt", salt, sizeof(salt)))
        return;
    if (!dice_salt_ok(salt)) {
        ask_error(a, "bad-salt", "a salt has up to 64 letters, digits, - and _");
        return;
    }
    if (a->t->row.state == STORE_PLAYING) {
        take_back(a, wanted);
        return;
    }
    if (!is_waiting(a))
        return;
    const int seat = find_open(a->t, wanted);
    if (seat < 0)
        ask_error(a, "taken", wanted < 0 ? "no seat is open" : "that seat is taken");
    else
        sit_down(a, seat, salt);
}

static bool has_people(const table *t)
{
    for (int seat = 0; seat < t->row.players; seat++)
        if (t->row.seat[seat].kind == STORE_PERSON && !t->row.seat[seat].resigned)
            return true;
    return false;
}

static void leave_seat(table *t, int seat)
{
    if (t->row.state == STORE_PLAYING) {
        clock_hand_over(t, seat);
        t->row.seat[seat].standin = true;
    } else
        empty_seat(&t->row.seat[seat]);
}

void do_leave(ask *a)
{
    table *const t = a->t;
    if (!table_has_person(t, a->c->person)) {
        ask_error(a, "no-seat", "you do not sit here");
        return;
    }
    if (t->row.state != STORE_WAITING && t->row.state != STORE_PLAYING) {
        ask_error(a, "not-playing", "the game is over");
        return;
    }
    for (int seat = 0; seat < t->row.players; seat++)
        if (table_is_mine(t, seat, a->c->person))
            leave_seat(t, seat);
    if (t->row.state == STORE_WAITING && !has_people(t)) {
        srv_play_abandon(t, ask_pending(a));
        return;
    }
    keep(a);
}

void do_kick(ask *a)
{
    int seat = -1;
    if (!ask_any_seat(a, &seat) || !ask_is_owner(a) || !is_waiting(a))
        return;
    empty_seat(&a->t->row.seat[seat]);
    keep(a);
}

void do_seat(ask *a)
{
    int  seat = -1;
    char as[STORE_WORD];
    if (!ask_any_seat(a, &seat) || !ask_string(a, "as", as, sizeof(as)) || !ask_is_owner(a) ||
        !is_waiting(a))
        return;
    store_seat *const s = &a->t->row.seat[seat];
    if (s->kind == STORE_PERSON && s->person != a->c->person) {
        ask_error(a, "taken", "somebody sits there");
        return;
    }
    const bool is_bot = strncmp(as, "bot:", 4) == 0 && do_is_level(as + 4);
    if (!is_bot && strcmp(as, "open") != 0 && strcmp(as, "me") != 0) {
        ask_error(a, "out-of-range", "\"as\" is \"open\", \"me\" or \"bot:\" and a level");
        return;
    }
    empty_seat(s);
    if (is_bot) {
        s->kind = STORE_BOT;
        strcpy(s->level, as + 4);
    } else if (strcmp(as, "me") == 0) {
        s->kind = STORE_PERSON;
        s->person = a->c->person;
        strcpy(s->name, a->c->name);
    }
    keep(a);
}

/* ---- giving up ---- */

void do_resign(ask *a)
{
    int          seat = -1;
    table *const t = a->t;
    if (!ask_my_seat(a, &seat) || !ask_is_playing(a))
        return;
    t->row.seat[seat].resigned = true;
    t->offer.seat = -1;
    if (!has_people(t))
        srv_play_abandon(t, ask_pending(a));
    else
        keep(a);
}

/* Everybody who still plays agrees. */
static bool all_agree(const table *t)
{
    for (int seat = 0; seat < t->row.players; seat++)
        if (t->row.seat[seat].kind == STORE_PERSON && !table_is_bot(t, seat) &&
            (t->abandon >> seat & 1) == 0)
            return false;
    return true;
}

void do_abandon(ask *a)
{
    table *const t = a->t;
    if (t->row.state == STORE_WAITING) {
        if (ask_is_owner(a))
            srv_play_abandon(t, ask_pending(a));
        return;
    }
    if (!ask_is_playing(a))
        return;
    const int mine = table_seat_of(t, a->c->person);
    if (mine < 0) {
        ask_error(a, "no-seat", "you do not play here");
        return;
    }
    for (int seat = 0; seat < t->row.players; seat++)
        if (table_is_mine(t, seat, a->c->person)) {
            const unsigned bit = 1u << seat;
            t->abandon = (uint8_t)(ask_bool(a, "yes", true) ? t->abandon | bit : t->abandon & ~bit);
        }
    if (all_agree(t) && t->abandon != 0) {
        srv_play_abandon(t, ask_pending(a));
        return;
    }
    table_changed(t);
    conn_ok_empty(a->c, a->id);
}
