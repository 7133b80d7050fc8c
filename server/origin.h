/* origin.h - was it our own page that asked? */
#ifndef SERVER_ORIGIN_H
#define SERVER_ORIGIN_H

#include "server/srv.h"

/* The Origin is the host that was asked, or the one of --origin. A request without Origin comes from no
 * browser: it carries no cookie that somebody else's page could misuse. */
bool origin_is_ours(const srv *s, const net_head *head);

#endif
