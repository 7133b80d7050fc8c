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

void clock_turn(table *t, int before)
{
    const int64_t now = srv_now(t->s);
    const int     after = ochre_match_actor(&t->match);
    if (t->row.clock == STORE_NO_CLOCK)
        return;
    if (before >= 0 && !table_is_bot(t, before)) {
        int64_t left = t->row.left[before] - (t->turn_since > 0 ? now - t->turn_since : 0);
        left = left > 0 ? left : 0;
        if (after != before)
            left = t->row.clock == STORE_DAYS ? full(t) : left + (int64_t)t->row.bonus * MS;
        t->row.left[before] = left;
    }
    t->turn_since = now;
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
