/* metrics.c - numbers for /metrics, in the text form of Prometheus. */
#include "server/metrics.h"

#include "server/srv.h"

static const uint32_t limits_us[METRICS_BUCKETS] = {
    1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000, 500000, 1000000, 2000000, 5000000};

void metrics_time(metrics_times *t, int64_t microseconds)
{
    const uint64_t us = microseconds > 0 ? (uint64_t)microseconds : 0;
    t->count++;
    t->sum_us += us;
    for (int i = 0; i < METRICS_BUCKETS; i++)
        t->bucket[i] += us <= limits_us[i];
}

static void head(ochre_text *out, const char *name, const char *kind, const char *help)
{
    ochre_text_format(out, "# HELP ochre_%s %s\n# TYPE ochre_%s %s\n", name, help, name, kind);
}

static void number(ochre_text *out, const char *name, const char *kind, const char *help,
                   uint64_t value)
{
    head(out, name, kind, help);
    ochre_text_format(out, "ochre_%s ", name);
    ochre_text_uint(out, value);
    ochre_text_char(out, '\n');
}

/* Microseconds as seconds with six digits. */
static void seconds(ochre_text *out, uint64_t us)
{
    ochre_text_uint(out, us / 1000000);
    ochre_text_char(out, '.');
    for (uint64_t digit = 100000; digit > 0; digit /= 10)
        ochre_text_char(out, (char)('0' + us / digit % 10));
}

static void times(ochre_text *out, const char *name, const char *help, const metrics_times *t)
{
    head(out, name, "histogram", help);
    for (int i = 0; i < METRICS_BUCKETS; i++) {
        ochre_text_format(out, "ochre_%s_bucket{le=\"", name);
        seconds(out, limits_us[i]);
        ochre_text_string(out, "\"} ");
        ochre_text_uint(out, t->bucket[i]);
        ochre_text_char(out, '\n');
    }
    ochre_text_format(out, "ochre_%s_bucket{le=\"+Inf\"} ", name);
    ochre_text_uint(out, t->count);
    ochre_text_format(out, "\nochre_%s_sum ", name);
    seconds(out, t->sum_us);
    ochre_text_format(out, "\nochre_%s_count ", name);
    ochre_text_uint(out, t->count);
    ochre_text_char(out, '\n');
}

static void write_store(srv *s, ochre_text *out)
{
    store_numbers n;
    store_count(s->store, &n);
    number(out, "store_in_flight", "gauge", "writes queued or not reported", (uint64_t)n.in_flight);
    number(out, "store_commits_total", "counter", "transactions", n.commits);
    number(out, "store_writes_total", "counter", "writes saved", n.writes);
    number(out, "store_failures_total", "counter", "writes failed", n.failures);
    head(out, "store_commit_seconds_total", "counter", "time spent in commits");
    ochre_text_string(out, "ochre_store_commit_seconds_total ");
    seconds(out, n.commit_ns / 1000);
    ochre_text_char(out, '\n');
}

void metrics_write(srv *s, ochre_text *out)
{
    const metrics *const m = &s->metrics;
    number(out, "connections", "gauge", "open WebSockets", (uint64_t)s->conns.count);
    number(out, "connections_total", "counter", "WebSockets opened", m->opened);
    number(out, "connections_refused_total", "counter", "WebSockets refused", m->refused);
    number(out, "requests_total", "counter", "HTTP requests", m->requests);
    number(out, "messages_total", "counter", "messages received", m->messages);
    number(out, "errors_total", "counter", "messages answered by an error", m->errors);
    number(out, "too_fast_total", "counter", "messages over a rate limit", m->too_fast);
    number(out, "tables_loaded", "gauge", "tables in memory", (uint64_t)s->tables.count);
    number(out, "tables_made_total", "counter", "tables made", m->tables_made);
    number(out, "tables_loads_total", "counter", "tables read back by replay", m->tables_loaded);
    number(out, "tables_unloads_total", "counter", "tables put away", m->tables_unloaded);
    number(out, "matches_over_total", "counter", "matches that ended", m->matches_over);
    number(out, "moves_total", "counter", "moves of people, durable", m->moves);
    number(out, "undos_total", "counter", "undos, durable", m->undos);
    number(out, "bot_moves_total", "counter", "moves of bots", m->bot_moves);
    number(out, "bot_failures_total", "counter", "bots replaced by chance", m->bot_failures);
    number(out, "bots_waiting", "gauge", "decisions waited for", (uint64_t)minds_waiting(s->minds));
    number(out, "chat_lines_total", "counter", "lines of chat", m->chat_lines);
    number(out, "not_saved_total", "counter", "writes that failed", m->not_saved);
    times(out, "ack_seconds", "from a move to its being durable", &m->ack);
    times(out, "thinking_seconds", "a bot's decision", &m->thinking);
    write_store(s, out);
}
