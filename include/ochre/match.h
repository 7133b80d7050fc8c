/* match.h - a match: a game being played, its state, and the log from which the state follows.
 *
 * The caller owns all memory: the match struct, the log and, where a match does not begin at the
 * beginning, the position it begins from. Undo and replay are "replay to ply n". */
#ifndef OCHRE_MATCH_H
#define OCHRE_MATCH_H

#include <stdalign.h>

#include <ochre/game.h>
#include <ochre/status.h>

typedef struct ochre_match {
    const ochre_game *game;
    const void       *edition;
    ochre_setup       setup;
    ochre_action     *log;   /* chance's events included */
    int               plies; /* actions in the log */
    int  capacity;           /* room in the log; the caller may move and enlarge it at any time */
    bool from_position;      /* it began from `origin`, not from start() */
    alignas(16) uint8_t origin[OCHRE_STATE];
    alignas(16) uint8_t state[OCHRE_STATE];
} ochre_match;

/* Fills `setup` with the game's defaults for that many players. */
void ochre_setup_default(const ochre_game *game, int players, ochre_setup *setup);

/* The same for games at random (bench, tests): with the trial values of its options. */
void ochre_setup_trial(const ochre_game *game, int players, ochre_setup *setup);

/* Sets an option by name, value as text (a number or one of its words). */
ochre_status ochre_setup_option(const ochre_game *game, ochre_setup *setup, const char *name,
                                const char *value);

/* Begins. OCHRE_REFUSED: *clause says why, and the match is untouched. */
ochre_status ochre_match_start(ochre_match *m, const ochre_game *game, const void *edition,
                               const ochre_setup *setup, ochre_action *log, int capacity,
                               const char **clause);

/* Puts another position in place of the present one; the log begins anew from there. The position must
 * have been checked (ochre_state_read does). */
void ochre_match_load(ochre_match *m, const void *state);

/* The checked way in: `who` is a seat or OCHRE_CHANCE. OCHRE_REFUSED changes nothing and names the
 * clause; OCHRE_FULL means that the log must be enlarged first. */
ochre_status ochre_match_play(ochre_match *m, int who, ochre_action action, const char **clause);

/* Why `who` may not do it: NULL, or the clause. */
const char *ochre_match_refusal(const ochre_match *m, int who, ochre_action action);

/* Lets chance decide, from rng. Only while the actor is OCHRE_CHANCE. */
ochre_status ochre_match_chance(ochre_match *m, ochre_rng *rng);

/* The state after the first `ply` actions (0 .. plies), written to `out`. */
void ochre_match_replay(const ochre_match *m, int ply, void *out);

/* Goes back to `ply`; what came after is forgotten. */
void ochre_match_undo_to(ochre_match *m, int ply);

/* The earliest ply to which `seat` may go back on its own: everything after it was its own choice
 * and showed nothing new (no chance, nobody else's move, no secret of others that its own move laid
 * open). Equal to plies when there is nothing. */
int ochre_match_undo_limit(const ochre_match *m, int seat);

static inline int ochre_match_actor(const ochre_match *m)
{
    return m->game->actor(m->state);
}

#endif
