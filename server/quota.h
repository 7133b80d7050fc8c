/* quota.h - how often a minute: counters in a table of fixed size. */
#ifndef SERVER_QUOTA_H
#define SERVER_QUOTA_H

#include "server/srv.h"

typedef enum { QUOTA_ACCOUNT, QUOTA_CREATE, QUOTA_LOGIN, QUOTA_REQUEST } quota_kind;

/* May it be done once more in this minute by whoever `key` stands for? */
bool     quota_take(srv *s, quota_kind kind, uint64_t key, int a_minute);
uint64_t quota_key(const char *text);

#endif
