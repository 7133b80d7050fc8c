/* clock.h - the clocks of a table: they belong to the server and stand still while it is down. */
#ifndef SERVER_CLOCK_H
#define SERVER_CLOCK_H

#include "server/table.h"

/* ms left for the seat now. */
int64_t clock_left(const table *t, int seat);
/* Whose clock runs; -1: nobody's. */
int clock_running(const table *t);
/* The actor may have changed from `before` (a seat or not): takes what was used, adds the bonus. */
void clock_turn(table *t, int before);
/* The same after going back: a turn that is to be made again has earned no bonus. */
void clock_undo(table *t, int before);
/* A bot is about to take the seat over, or its person to come back: what was used is gone. */
void clock_hand_over(table *t, int seat);
/* At the start. */
void clock_begin(table *t);
/* True: the time of the actor has run out. */
bool clock_is_out(const table *t);
void clock_write(const store_table *row, ochre_text *out); /* the setting, as a member */

#endif
