/* play.h - what moves a match: people's moves, undos, chance's events, bots.
 *
 * A move and the events of chance that follow it at once are one append to the log. */
#ifndef SERVER_PLAY_H
#define SERVER_PLAY_H

#include "server/conn.h"

/* After anything that may have changed whose turn it is: rolls for chance, asks a bot, starts clocks. Safe
 * to call at any time. */
void srv_play_on(table *t);

/* A person's move. Answers the connection, now or when it is durable. */
void srv_play_move(conn *c, int64_t id, table *t, int seat, ochre_action action, const char *move);

/* Back to `ply`, on behalf of the seat. */
void srv_play_undo(conn *c, int64_t id, table *t, int seat, int ply, const char *move);
/* The ply before the last decision of the seat; -1: it has made none. */
int srv_play_undo_target(const table *t, int seat);
/* May the seat go back there on its own? */
bool srv_play_undo_is_free(const table *t, int seat, int ply);

/* Did this person's client send that move id before? Then the first answer is given again. */
bool srv_play_repeat(conn *c, int64_t id, table *t, const char *move);

/* Ends the match without a winner. */
void srv_play_abandon(table *t, pending *asked);

/* A bot has answered. */
void srv_play_bot(srv *s, const minds_answer *answer);

#endif
