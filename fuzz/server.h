/* server.h - a whole server without a network, for targets that send it what a network might.
 *
 * Everything is real but the transport: fuzz/server.c fills net.h with queues in memory. Each input has a server
 * of its own, on a store in a folder that is removed behind it; dice, codes and time are fixed.
 * Anna and Bo are guests and play pebbles at the public table 1; Eve, who has no name, looks on. */
#ifndef FUZZ_SERVER_H
#define FUZZ_SERVER_H

#include "server/net.h"

enum { FUZZ_ANNA, FUZZ_BO, FUZZ_EVE, FUZZ_PEERS };

void fuzz_server_open(void);
void fuzz_server_close(void);

/* One message from one of the three, then whatever follows from it. Every message is answered once, in
 * JSON, and no secret of running dice is told. */
void fuzz_say(int peer, const char *text, size_t length);
/* Closes the connection and opens another. */
void fuzz_reconnect(int peer);
/* So many seconds later. */
void fuzz_pass(int seconds);

/* One request, which is answered once: a status, a type, and JSON that is JSON. Returns the status. */
int fuzz_request(const net_head *head, const char *body, size_t length);
/* The Cookie header of Anna or Bo. */
const char *fuzz_cookie(int peer);

#endif
