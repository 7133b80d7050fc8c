/* lobby.h - what is going on: my tables, and those that wait for players. */
#ifndef SERVER_LOBBY_H
#define SERVER_LOBBY_H

#include "server/table.h"

/* {"t":"lobby","mine":[...],"open":[...]} */
void lobby_write(srv *s, int64_t person, ochre_text *out);

#endif
