/* address.c - the last entry of X-Forwarded-For, and the holder of an address.
 *
 * Every proxy puts the address that it was called from behind whatever the header held before, so only the
 * last entry was written by the one that we trust; all before it is the caller's claim. An address is
 * written anew after reading: one address has one form, and so one set of limits. */
#include "server/address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>

static bool is_space(char c)
{
    return c == ' ' || c == '\t';
}

/* `[2001:db8::1]:80` and `192.0.2.1:80` are addresses with a port, `2001:db8::1` is one without. */
static void strip_port(char *text)
{
    char *const close = strchr(text, ']');
    char *const colon = strchr(text, ':');
    if (text[0] == '[' && close != NULL) {
        *close = '\0';
        memmove(text, text + 1, strlen(text + 1) + 1);
    } else if (colon != NULL && strchr(colon + 1, ':') == NULL)
        *colon = '\0';
}

static bool write_anew(const char *text, char out[NET_ADDRESS])
{
    static const int families[] = {AF_INET, AF_INET6};
    unsigned char    bytes[sizeof(struct in6_addr)];
    for (size_t i = 0; i < sizeof(families) / sizeof(families[0]); i++)
        if (inet_pton(families[i], text, bytes) == 1)
            return inet_ntop(families[i], bytes, out, NET_ADDRESS) != NULL;
    return false;
}

bool address_forwarded(const char *list, char out[NET_ADDRESS])
{
    char        text[NET_ADDRESS + 10];
    size_t      end = strlen(list);
    const char *start = list;
    for (size_t i = 0; i < end; i++)
        if (list[i] == ',')
            start = list + i + 1;
    while (is_space(*start))
        start++;
    while (list + end > start && is_space(list[end - 1]))
        end--;
    const size_t length = (size_t)(list + end - start);
    if (length >= sizeof(text))
        return false;
    memcpy(text, start, length);
    text[length] = '\0';
    strip_port(text);
    return write_anew(text, out);
}

void address_to_holder(char address[NET_ADDRESS])
{
    enum {
        NETWORK = 8,
        OLD_ONE = 12
    }; /* bytes: the network; before an address of version 4 written as one of 6 */
    struct in6_addr six;
    if (inet_pton(AF_INET6, address, &six) != 1)
        return;
    if (IN6_IS_ADDR_V4MAPPED(&six)) {
        inet_ntop(AF_INET, six.s6_addr + OLD_ONE, address, NET_ADDRESS);
        return;
    }
    memset(six.s6_addr + NETWORK, 0, sizeof(six) - NETWORK);
    inet_ntop(AF_INET6, &six, address, NET_ADDRESS);
    memcpy(address + strlen(address), "/64", sizeof("/64"));
}
