/* clock.c - time banks with a bonus for each turn, or days for each turn.
 *
 * The clocks in the row are those at the last entry of the log; the actor's runs from turn_since on. When
 * the server comes back, turn_since is now: what passed in between is nobody's. */
#include "server/clock.h"

#include "server/js.h"

enum { MS = 1000, DAY_MS = 86400 * MS };

static int64_t full(const table *t)
{
    return t->row.clock == STORE_DAYS ? (int64_t)t->row.bank * DAY_MS : (int64_t)t->row.bank * MS;
}

int clock_running(const table *t)
{
    if (t->row.clock == STORE_NO_CLOCK || t->row.state != STORE_PLAYING || !t->is_begun ||
        t->turn_since == 0)
        return -1;
    const int actor = ochre_match_actor(&t->match);
    return actor >= 0 && !table_is_bot(t, actor) ? actor : -1;
}

int64_t clock_left(const table *t, int seat)
{
    int64_t left = t->row.left[seat];
    if (clock_running(t) == seat)
        left -= srv_now(t->s) - t->turn_since;
    return left > 0 ? left : 0;
}

bool clock_is_out(const table *t)
{
    const int seat = clock_running(t);
    return seat >= 0 && clock_left(t, seat) == 0;
}

void clock_begin(table *t)
{
    for (int seat = 0; seat < t->row.players; seat++)
        t->row.left[seat] = full(t);
    t->turn_since = srv_now(t->s);
}

/* Takes what the seat has thought since the clock runs; nothing while a bot decides for it. */
static void charge(table *t, int seat)
{
    const int64_t spent = t->turn_since > 0 ? srv_now(t->s) - t->turn_since : 0;
    const int64_t left = t->row.left[seat] - spent;
    if (!table_is_bot(t, seat))
        t->row.left[seat] = left > 0 ? left : 0;
}

void clock_turn(table *t, int before)
{
    if (t->row.clock == STORE_NO_CLOCK)
        return;
    if (before >= 0 && t->row.seat[before].kind == STORE_PERSON) {
        charge(t, before);
        if (ochre_match_actor(&t->match) != before)
            t->row.left[before] = t->row.clock == STORE_DAYS
                                      ? full(t)
                                      : t->row.left[before] + (int64_t)t->row.bonus * MS;
    }
    t->turn_since = srv_now(t->s);
}

void clock_undo(table *t, int before)
{
    const int actor = ochre_match_actor(&t->match);
    if (t->row.clock == STORE_NO_CLOCK)
        return;
    if (before >= 0)
        charge(t, before);
    if (t->row.clock == STORE_LIVE && actor >= 0 && actor != before) {
        const int64_t left = t->row.left[actor] - (int64_t)t->row.bonus * MS;
        t->row.left[actor] = left > 0 ? left : 0;
    }
    t->turn_since = srv_now(t->s);
}

void clock_hand_over(table *t, int seat)
{
    if (t->row.clock == STORE_NO_CLOCK || ochre_match_actor(&t->match) != seat)
        return;
    charge(t, seat);
    t->turn_since = srv_now(t->s);
}

void clock_write(const store_table *row, ochre_text *out)
{
    static const char *const kinds[] = {"none", "live", "days"};
    js_open(out, "clock", '{');
    js_string(out, "kind", kinds[row->clock]);
    if (row->clock == STORE_LIVE) {
        js_number(out, "bank", row->bank);
        js_number(out, "bonus", row->bonus);
    }
    if (row->clock == STORE_DAYS)
        js_number(out, "days", row->bank);
    js_close(out, '}');
}
