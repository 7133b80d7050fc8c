/* origin.c - was it our own page that asked? */
#include "server/origin.h"

#include <string.h>

bool origin_is_ours(const srv *s, const net_head *head)
{
    if (head->origin[0] == '\0')
        return true;
    if (s->config->origin != NULL && strcmp(head->origin, s->config->origin) == 0)
        return true;
    const char *host = NULL;
    if (strncmp(head->origin, "http://", 7) == 0)
        host = head->origin + 7;
    else if (strncmp(head->origin, "https://", 8) == 0)
        host = head->origin + 8;
    return host != NULL && head->host[0] != '\0' && strcmp(host, head->host) == 0;
}
