/* lobby.c - what is going on: my tables, and those that wait for players. */
#include "server/lobby.h"

#include <stdlib.h>

#include "server/js.h"

enum { MINE = 30, OPEN = 50, FRESH_MS = 500 };

static void write_mine(srv *s, int64_t person, ochre_text *out)
{
    const store_filter filter = {.states = STORE_WAITING | STORE_PLAYING, .person = person};
    store_table *const row = srv_alloc(MINE * sizeof(*row));
    const int          count = person != 0 ? store_tables_list(s->store, &filter, row, MINE) : 0;
    js_open(out, "mine", '[');
    for (int i = 0; i < count; i++) {
        table *const t = table_get(s, row[i].id);
        if (t != NULL)
            table_summary(t, person, out);
    }
    js_close(out, ']');
    free(row);
}

static void refresh_open(srv *s)
{
    const store_filter filter = {.states = STORE_WAITING, .is_public = true};
    const int64_t      now = srv_now(s);
    if (s->open == NULL)
        s->open = srv_alloc(OPEN * sizeof(*s->open));
    else if (now - s->open_at < FRESH_MS && s->config->test_clock == 0)
        return;
    s->open_at = now;
    s->open_count = store_tables_list(s->store, &filter, s->open, OPEN);
}

void lobby_write(srv *s, int64_t person, ochre_text *out)
{
    ochre_text_string(out, "{\"t\":\"lobby\"");
    write_mine(s, person, out);
    refresh_open(s);
    js_open(out, "open", '[');
    for (int i = 0; i < s->open_count; i++)
        table_row_summary(s, &s->open[i], person, false, out);
    js_close(out, ']');
    js_close(out, '}');
}
