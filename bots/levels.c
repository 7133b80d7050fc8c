/* levels.c - easy, normal and hard, for each game by measurement.
 *
 * Easy does not search: it draws from the hints with a careless hand. Normal and hard search for a number
 * of iterations, and no longer than a person likes to wait: by iterations, so that a level plays alike on a
 * fast machine, a slow one and a busy one. What suits a game - how far a rollout goes before the
 * estimate is asked, how much the hints are trusted - was found by letting settings play against `greedy`
 * and against each other, and stands in one line a game; games without a line are searched by
 * ochre_search_default. Stone Age plays on for three rounds: its estimate in the middle of a round misleads, and
 * a longer search then only believed it the more. Cro-Magnon and Kromanontsy play on for 40 decisions, with which more
 * iterations play better, as they hardly did with 12, and The Settlers for 100, about four turns of everybody, for the
 * same reason: with as many iterations, playing on for 100 won 48 % of 48 games from two who did so for 30. Their hints
 * are dear, so well-known places ask them at every fourth visit only; and since what their dice bring drowns the
 * difference of one action from another, the search has to be drawn to the unknown more strongly.
 *
 * How far normal is from hard follows from the games, too: in Stone Age with four players 500 iterations won as often as
 * 2000, so somebody who wants an easier game needs far fewer. */
#include "bots/bots.h"

#include <string.h>

enum { NORMAL_MS = 280, HARD_MS = 1400, NORMAL_ITERATIONS = 300, HARD_ITERATIONS = 4000 };

static const float CARELESS = 3.0f;

typedef struct {
    const char *game;
    float       careless, exploration, temper;
    uint16_t    cut, ask;
    uint16_t    normal, hard; /* iterations */
} row;

/* clang-format off */
static const row rows[] = {
    /* game                careless explore temper  cut  ask  normal  hard */
    { "stone-age",             1.5f,   1.2f,  4.0f,  80,   1,    100, 4000 },
    { "cro-magnon",            2.5f,   0.2f,  4.0f,  40,   1,    100, 1200 },
    { "kromanontsy",           1.8f,   0.2f,  4.0f,  40,   1,    150, 4000 },
    { "settlers-stone-age",    2.0f,   2.0f,  3.0f, 100,   4,     30,  800 },
    { "neanderthal",           2.5f,   0.2f,  4.0f,  12,   1,    150, 3000 },
};
/* clang-format on */

static const row *row_of(const ochre_game *game)
{
    for (size_t i = 0; game != NULL && i < sizeof(rows) / sizeof(rows[0]); i++)
        if (strcmp(rows[i].game, game->id) == 0)
            return &rows[i];
    return NULL;
}

ochre_search ochre_search_of(const ochre_game *game)
{
    const row *const r = row_of(game);
    ochre_search     search = ochre_search_default;
    if (r != NULL) {
        search.exploration = r->exploration;
        search.temper = r->temper;
        search.cut = r->cut;
        search.ask = r->ask;
    }
    return search;
}

bots_level bots_level_of(const ochre_game *game, ochre_bot_kind kind)
{
    const row *const r = row_of(game);
    bots_level       level = {.carelessness = r == NULL ? CARELESS : r->careless};
    if (kind == OCHRE_BOT_NORMAL) {
        level.milliseconds = NORMAL_MS;
        level.iterations = r == NULL ? NORMAL_ITERATIONS : r->normal;
    } else if (kind == OCHRE_BOT_HARD) {
        level.milliseconds = HARD_MS;
        level.iterations = r == NULL ? HARD_ITERATIONS : r->hard;
    }
    return level;
}
