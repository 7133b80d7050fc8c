/* view.h - THE observation function: everything about a match that goes to anybody.
 *
 * Nothing else in the server writes a state, an action, a list of choices, odds or a sentence. What a
 * viewer may not know is decided here, and here alone, by the game's own `sees`, `seen` and `say`. */
#ifndef SERVER_VIEW_H
#define SERVER_VIEW_H

#include "server/conn.h"

/* The seat as which this person looks at the table at a version: the one whose decision it is, or was
 * last, among those it plays; OCHRE_SPECTATOR for onlookers. */
int view_seat(const table *t, int64_t person, int version, const void *state);

/* The next push for this watcher, {"t":"play",...}; moves its cursor. */
void view_play(watch *w, ochre_text *out);

/* One position of a finished game, with all that was hidden: members behind `{`. */
void view_step(const table *t, int version, ochre_text *out);

/* ,"odds":[...] of a legal action of that seat. */
void view_odds(const table *t, int seat, ochre_action action, ochre_text *out);

/* {"scores":...} of a finished match. */
void view_result(const table *t, const void *state, ochre_text *out);

#endif
