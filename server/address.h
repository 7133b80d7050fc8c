/* address.h - whom limits count as one. */
#ifndef SERVER_ADDRESS_H
#define SERVER_ADDRESS_H

#include "server/net.h"

/* The address that the nearest proxy was called from, out of X-Forwarded-For; false: there is none that
 * can be read, and `out` is as it was. */
bool address_forwarded(const char *list, char out[NET_ADDRESS]);

/* From an address to whom it was given: an address of version 4 is somebody's own, of version 6 everybody has the
 * whole network of 64 bits to choose from. What is no address stays as it is. */
void address_to_holder(char address[NET_ADDRESS]);

#endif
