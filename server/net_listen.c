/* net_listen.c - may we listen there? Asked of the system before the library opens its own socket.
 *
 * The library does not tell the reason of a failure, takes names of network devices for addresses, and where
 * this machine does not have the address it goes on in the hope that it will. */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/net_lws.h"

typedef union {
    struct sockaddr     any;
    struct sockaddr_in  four;
    struct sockaddr_in6 six;
} place;

/* The length of what was written to `out`; 0: that is no address. */
static socklen_t read_place(const char *address, int port, place *out)
{
    memset(out, 0, sizeof(*out));
    if (inet_pton(AF_INET, address, &out->four.sin_addr) == 1) {
        out->four.sin_family = AF_INET;
        out->four.sin_port = htons((uint16_t)port);
        return sizeof(out->four);
    }
    if (inet_pton(AF_INET6, address, &out->six.sin6_addr) == 1) {
        out->six.sin6_family = AF_INET6;
        out->six.sin6_port = htons((uint16_t)port);
        return sizeof(out->six);
    }
    return 0;
}

/* Bound as the library will bind it: a port that a server has just left is free. */
static bool try_to_bind(const place *where, socklen_t length)
{
    const int  yes = 1;
    const int  socket_of_ours = socket(where->any.sa_family, SOCK_STREAM, 0);
    const bool good =
        socket_of_ours >= 0 &&
        setsockopt(socket_of_ours, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes)) == 0 &&
        bind(socket_of_ours, &where->any, length) == 0;
    const int reason = errno;
    if (socket_of_ours >= 0)
        close(socket_of_ours);
    errno = reason;
    return good;
}

bool net_may_listen(const char *address, int port, ochre_text *why)
{
    place           where;
    const socklen_t length = read_place(address, port, &where);
    if (length == 0) {
        ochre_text_string(why, "that is no address; one is written like 127.0.0.1 or ::1");
        return false;
    }
    if (try_to_bind(&where, length))
        return true;
    ochre_text_string(why, strerror(errno));
    return false;
}
