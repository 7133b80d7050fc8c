/* forwarded.h - whom a proxy speaks for. */
#ifndef SERVER_FORWARDED_H
#define SERVER_FORWARDED_H

#include "server/net.h"

/* The address that the nearest proxy was called from, out of X-Forwarded-For; false: there is none that
 * can be read, and `out` is as it was. */
bool forwarded_address(const char *list, char out[NET_ADDRESS]);

#endif
