/* metrics.h - numbers for /metrics, in the text form of Prometheus. */
#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include <stdint.h>

#include <ochre/text.h>

struct srv;

enum { METRICS_BUCKETS = 12 };

typedef struct {
    uint64_t count, sum_us;
    uint64_t bucket[METRICS_BUCKETS]; /* up to 1, 2, 5, 10, ... ms: see metrics.c */
} metrics_times;

typedef struct {
    uint64_t      opened, refused, messages, errors, requests;
    uint64_t      moves, undos, bot_moves, bot_failures, chat_lines;
    uint64_t      tables_made, tables_loaded, tables_unloaded, matches_over;
    uint64_t      not_saved, too_fast;
    metrics_times ack, thinking; /* a move until it is durable; a bot's decision */
} metrics;

void metrics_time(metrics_times *t, int64_t microseconds);
void metrics_write(struct srv *s, ochre_text *out);

#endif
