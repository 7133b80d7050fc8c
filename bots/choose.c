/* choose.c - lets any bot play: finds out how its kind decides, and hands over. */
#include "bots/bots.h"

#include <assert.h>

/* Decisions of a rollout where all seats win together. The estimate is of good play, and the hints alone
 * seldom win such a game. With 4 decisions more search plays better; with 12 it hardly seemed to
 * (Neanderthal: 150 iterations won 47 of 60 games, 3000 won 12 of 15), and took twice as long. */
enum { CUT_OF_ONE_MIND = 4 };

/* Where a budget in milliseconds meets nobody with a clock. */
enum { ITERATIONS_A_MILLISECOND = 20 };

static ochre_search search_for(const ochre_bot_spec *spec, const ochre_game *game,
                               const void *state, bool has_clock)
{
    ochre_search search = ochre_search_of(game);
    const bool is_solo = game->players(state) == 1; /* one wins or loses, and only the end tells */
    if (game->is_one_mind != NULL && game->is_one_mind(state)) {
        search.cut = CUT_OF_ONE_MIND;
        search.margin = 0; /* nobody has to be ahead of himself */
    }
    if (is_solo || spec->lacks_estimate)
        search.cut = OCHRE_SEARCH_TO_THE_END;
    if (spec->lacks_hints) {
        search.even = 1;
        search.uniform = 100;
        search.width = OCHRE_LEGAL;
    }
    search.iterations = spec->iterations;
    if (spec->iterations == 0)
        search.iterations = has_clock ? UINT32_MAX : spec->milliseconds * ITERATIONS_A_MILLISECOND;
    return search;
}

static ochre_action answer_at_once(const ochre_bot_spec *spec, const ochre_game *game,
                                   const void *edition, const void *state, ochre_rng *rng)
{
    switch (spec->kind) {
    case OCHRE_BOT_RANDOM: return bots_random.choose(game, edition, state, rng);
    case OCHRE_BOT_EASY:
        return bots_careless(bots_level_of(game, OCHRE_BOT_EASY).carelessness, game, edition, state,
                             rng);
    default: return bots_greedy.choose(game, edition, state, rng);
    }
}

ochre_status ochre_bot_choose(const ochre_bot_spec *spec, const ochre_game *game,
                              const void *edition, const void *state, ochre_rng *rng,
                              ochre_thinking *thinking, ochre_action *out)
{
    assert(game->actor(state) >= 0);
    if (spec->iterations == 0 && spec->milliseconds == 0) {
        if (thinking != NULL) {
            thinking->iterations = 0;
            thinking->reused = 0;
            thinking->thoughts = 0;
        }
        *out = answer_at_once(spec, game, edition, state, rng);
        return OCHRE_OK;
    }
    const ochre_search search = search_for(spec, game, state, thinking->enough != NULL);
    return ochre_search_choose(&search, game, edition, state, rng, thinking, out);
}

void ochre_bot_merge(ochre_thinking *into, const ochre_thinking *other)
{
    assert(into->thoughts == other->thoughts);
    for (int i = 0; i < into->thoughts; i++) {
        ochre_thought *const       mine = &into->thought[i];
        const ochre_thought *const more = &other->thought[i];
        const uint64_t             visits = (uint64_t)mine->visits + more->visits;
        if (visits == 0)
            continue;
        mine->win =
            (uint32_t)(((uint64_t)mine->win * mine->visits + (uint64_t)more->win * more->visits) /
                       visits);
        mine->visits = (uint32_t)visits;
    }
    into->iterations += other->iterations;
}

ochre_action ochre_bot_favourite(const ochre_thinking *thinking)
{
    assert(thinking->thoughts > 0);
    const ochre_thought *best = &thinking->thought[0];
    for (int i = 1; i < thinking->thoughts; i++) {
        const ochre_thought *const one = &thinking->thought[i];
        if (one->visits > best->visits || (one->visits == best->visits && one->win > best->win))
            best = one;
    }
    return best->action;
}
