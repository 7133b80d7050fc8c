/* guide.h - guided games: chance and the other seats follow a script, and so does the learner.
 *
 * A script is text, one line a thing: `* EVENT` and `1 ACTION` in the notation of the game; `en TEXT` and
 * `ru TEXT` are said to the learner before the next action; blank lines and lines behind # are passed
 * over. The lines of actions are followed in order, one a ply. */
#ifndef SERVER_GUIDE_H
#define SERVER_GUIDE_H

#include "server/table.h"

/* Is there a guided game? */
bool guide_exists(const srv *s, const ochre_game *game);

/* What chance does next, at a guided table (or everywhere, in tests); false: let the dice decide. */
bool guide_event(const table *t, ochre_action *out);
/* What the seat does next at a guided table; false: the script has nothing (more) to say. */
bool guide_action(const table *t, int seat, ochre_action *out);
/* The same at `ply` with the state there, and what is told to the learner: a member "tell" or nothing. */
bool guide_choice(const table *t, int ply, int seat, const void *state, ochre_action *out);
void guide_tell(const table *t, int ply, ochre_text *out);

#endif
