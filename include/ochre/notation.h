/* notation.h - actions as text, by the game's verb table. Text -> action -> text is the identity. */
#ifndef OCHRE_NOTATION_H
#define OCHRE_NOTATION_H

#include <ochre/game.h>
#include <ochre/status.h>

/* The canonical text. Any eight bytes may be given: what is no action of the game is written as
 * `?` and its bytes, which no reader accepts. */
void ochre_action_text(const ochre_game *game, ochre_action action, ochre_text *out);

/* Only canonical text is accepted. `why` says what is wrong and where. Does not ask whether the
 * action is legal. */
ochre_status ochre_action_parse(const ochre_game *game, const char *text, size_t length,
                                ochre_action *out, ochre_text *why);

/* Does the action have the form that its verb asks for (ranges, zeros behind the arguments)? */
bool ochre_action_formed(const ochre_game *game, ochre_action action);

#endif
