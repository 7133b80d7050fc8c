/* protocol.h - messages of the WebSocket: what they may hold, and who answers them (docs/protocol.md). */
#ifndef SERVER_PROTOCOL_H
#define SERVER_PROTOCOL_H

#include "server/conn.h"

/* One message, whatever it is. Exactly one answer is given, now or later. */
void protocol_message(conn *c, const char *text, size_t length);

/* ---- for those who answer ---- */

typedef struct ask {
    conn      *c;
    srv       *s;
    int64_t    id;
    ochre_json j;
    table     *t; /* of messages that have "table" */
} ask;

void ask_error(const ask *a, const char *code, const char *why, ...)
    __attribute__((format(printf, 3, 4)));
int ask_member(const ask *a, const char *name); /* the token, or -1 */
/* False after an error was answered. What is left out leaves the value as it was. */
bool ask_number(const ask *a, const char *name, int64_t lo, int64_t hi, int64_t *value);
bool ask_bool(const ask *a, const char *name, bool fallback);
bool ask_string(const ask *a, const char *name, char *out, size_t size);
/* "seat", from 0: one that this person plays. */
bool ask_my_seat(const ask *a, int *seat);
bool ask_any_seat(const ask *a, int *seat);
/* The table is being played, and what is to be written can be. */
bool ask_is_playing(const ask *a);
bool ask_is_owner(const ask *a);
/* Waiting for the store on behalf of this message. */
pending *ask_pending(const ask *a);

/* The answers, by file. do_lobby.c: */
void do_ping(ask *a);
void do_lobby(ask *a);
void do_watch(ask *a);
void do_unwatch(ask *a);
void do_chat(ask *a);
void do_mute(ask *a);
void do_step(ask *a);
/* do_create.c */
void do_create(ask *a);
void do_rematch(ask *a);
/* do_table.c */
void do_sit(ask *a);
void do_leave(ask *a);
void do_kick(ask *a);
void do_seat(ask *a);
void do_start(ask *a);
void do_resign(ask *a);
void do_abandon(ask *a);
/* do_play.c */
void do_move(ask *a);
void do_undo(ask *a);
void do_consent(ask *a);
void do_odds(ask *a);

/* Starts the match of a table whose seats are filled, from a position (JSON) or NULL. False: *clause, which
 * may be NULL. The caller keeps the table. */
bool do_begin(table *t, const char *position, size_t length, const char **clause);
bool do_is_level(const char *level);

#endif
