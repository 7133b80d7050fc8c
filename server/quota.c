/* quota.c - how often a minute.
 *
 * Two who fall into the same slot share it: nobody can make the table grow, and the error is on the
 * side of refusing. The slot depends on a number drawn at the start, so it cannot be aimed at. */
#include "server/quota.h"

#include <string.h>

enum { MINUTE = 60000 };

uint64_t quota_key(const char *text)
{
    return ochre_hash(0, text, strlen(text));
}

bool quota_take(srv *s, quota_kind kind, uint64_t key, int a_minute)
{
    const uint64_t   mixed[3] = {s->limits.salt, (uint64_t)kind, key};
    const uint64_t   slot = ochre_hash(0, mixed, sizeof(mixed)) % SRV_LIMITS;
    const int64_t    minute = srv_now(s) / MINUTE;
    srv_limit *const l = &s->limits.slot[slot];
    if (l->minute != minute)
        *l = (srv_limit){.minute = minute};
    return l->count++ < a_minute;
}
