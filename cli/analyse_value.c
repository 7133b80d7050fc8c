/* analyse_value.c - what a position is worth.
 *
 * Two measures. Playouts: games from the position on, all seats playing by weighted hints, cut off after a while by
 * the game's estimate; good in the mean, noisy in the single case. At once: the estimate, after the
 * seat that decides has followed its best hint until chance or another seat is to act; exact for equal
 * positions, so that the differences between outcomes of one die are not drowned in noise. */
#include "cli/analyse.h"

#include <assert.h>
#include <string.h>

enum { PLAYOUT = 80 /* decisions before the estimate */, OBVIOUS = 12 };

static analyse_value value_of(const ochre_match *m, const void *state)
{
    analyse_value value = {{0}};
    if (m->game->actor(state) == OCHRE_OVER) {
        ochre_result result;
        m->game->result(m->edition, state, &result);
        for (int seat = 0; seat < m->setup.players; seat++)
            value.share[seat] = (double)result.share[seat] / OCHRE_WHOLE_WIN;
        return value;
    }
    uint32_t share[OCHRE_SEATS] = {0};
    m->game->estimate(m->edition, state, share, NULL);
    for (int seat = 0; seat < m->setup.players; seat++)
        value.share[seat] = (double)share[seat] / (1000 * OCHRE_WHOLE_WIN);
    return value;
}

static ochre_action by_weight(const ochre_action *legal, const uint32_t *weight, int count,
                              ochre_rng *rng)
{
    uint64_t all = 0;
    for (int i = 0; i < count; i++)
        all += weight[i];
    assert(all > 0);                         /* hints give every action a weight */
    uint64_t at = ochre_rng_next(rng) % all; /* a bias of one in billions does no harm here */
    int      i = 0;
    while (at >= weight[i])
        at -= weight[i++];
    return legal[i];
}

static ochre_action best(const ochre_action *legal, const uint32_t *weight, int count)
{
    int found = 0;
    for (int i = 1; i < count; i++)
        if (weight[i] > weight[found])
            found = i;
    return legal[found];
}

/* `rng` NULL: the best hint. */
static void follow_hints(const ochre_match *m, void *state, ochre_rng *rng)
{
    ochre_action legal[OCHRE_LEGAL];
    uint32_t     weight[OCHRE_LEGAL];
    const int    count = m->game->legal(m->edition, state, legal);
    m->game->weigh(m->edition, state, legal, count, weight, NULL);
    m->game->apply(m->edition, state,
                   rng != NULL ? by_weight(legal, weight, count, rng) : best(legal, weight, count));
}

static analyse_value play_out(const ochre_match *m, void *state, ochre_rng *rng)
{
    for (int decisions = 0; decisions < PLAYOUT;) {
        const int actor = m->game->actor(state);
        if (actor == OCHRE_OVER)
            break;
        if (actor == OCHRE_CHANCE) {
            m->game->apply(m->edition, state, m->game->sample(m->edition, state, rng));
        } else {
            follow_hints(m, state, rng);
            decisions++;
        }
    }
    return value_of(m, state);
}

analyse_value analyse_by_playouts(const ochre_match *m, const void *state, int playouts,
                                  ochre_rng *rng)
{
    analyse_value mean = {{0}};
    if (m->game->actor(state) == OCHRE_OVER)
        return value_of(m, state);
    for (int i = 0; i < playouts; i++) {
        alignas(16) uint8_t copy[OCHRE_STATE];
        memcpy(copy, state, m->game->state_size);
        const analyse_value one = play_out(m, copy, rng);
        for (int seat = 0; seat < m->setup.players; seat++)
            mean.share[seat] += one.share[seat] / playouts;
    }
    return mean;
}

analyse_value analyse_at_once(const ochre_match *m, const void *state)
{
    alignas(16) uint8_t copy[OCHRE_STATE];
    memcpy(copy, state, m->game->state_size);
    const int decider = m->game->actor(copy);
    for (int i = 0; i < OBVIOUS && decider >= 0 && m->game->actor(copy) == decider; i++)
        follow_hints(m, copy, NULL);
    return value_of(m, copy);
}
