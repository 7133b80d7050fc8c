/* search_rollout.c - from a leaf of the tree to a value for each seat.
 *
 * Sensible players go on: each draws an action in proportion to the hints' weights, or now and then any
 * action. After some decisions the game's estimate is asked; a game that ends earlier is judged by its
 * result. Forced moves and chance's events do not count as decisions. */
#include "bots/search_rollout.h"

enum {
    LONGEST = 4096, /* decisions; a game that lasts longer is estimated */
    PERCENT = 100
};

static const float WHOLE = OCHRE_WHOLE_WIN * 1000.0f;

int bots_skip_forced(const ochre_game *game, const void *edition, void *state, ochre_rng *rng,
                     bots_scratch *scratch, int *count)
{
    for (;;) {
        const int actor = game->actor(state);
        if (actor == OCHRE_CHANCE) {
            game->apply(edition, state, game->sample(edition, state, rng));
            continue;
        }
        if (actor == OCHRE_OVER)
            return OCHRE_OVER;
        *count = game->legal(edition, state, scratch->legal);
        if (*count > 1)
            return actor;
        game->apply(edition, state, scratch->legal[0]);
    }
}

int bots_draw(const uint32_t *weight, int count, ochre_rng *rng)
{
    uint64_t sum = 0;
    for (int i = 0; i < count; i++)
        sum += weight[i];
    /* The sum is far below 2^64, so what the remainder prefers is next to nothing. */
    uint64_t lot = ochre_rng_next(rng) % sum;
    int      i = 0;
    while (i < count - 1 && lot >= weight[i])
        lot -= weight[i++];
    return i;
}

/* The best of the others. */
static int32_t best_rival(const ochre_result *r, int players, int seat)
{
    int32_t best = INT32_MIN;
    for (int other = 0; other < players; other++)
        if (other != seat && r->score[other] > best)
            best = r->score[other];
    return best;
}

static float size_of(int32_t score)
{
    return score < 0 ? -(float)score : (float)score;
}

/* The lead over the best of the others as a part of what both have; alone, the score against itself and a
 * hundred. 0 .. 1, a half for equals. */
static float standing(const ochre_result *r, int players, int seat)
{
    const int32_t mine = r->score[seat];
    if (players == 1)
        return mine <= 0 ? 0.0f : (float)mine / ((float)mine + 100.0f);
    const int32_t rival = best_rival(r, players, seat);
    const float   all = size_of(mine) + size_of(rival) + 1.0f;
    return 0.5f + 0.5f * ((float)mine - (float)rival) / all;
}

static void judge_end(const ochre_search *search, const ochre_game *game, const void *edition,
                      const void *state, float value[OCHRE_SEATS])
{
    ochre_result result;
    const int    players = game->players(state);
    game->result(edition, state, &result);
    for (int seat = 0; seat < players; seat++)
        value[seat] = (1.0f - search->margin) * (float)result.share[seat] / OCHRE_WHOLE_WIN +
                      search->margin * standing(&result, players, seat);
}

void bots_rollout(const ochre_search *search, const ochre_game *game, const void *edition,
                  void *state, ochre_rng *rng, bots_scratch *scratch, float value[OCHRE_SEATS])
{
    const int cut = search->cut == OCHRE_SEARCH_TO_THE_END ? LONGEST : search->cut;
    for (int decisions = 0;; decisions++) {
        int       count, pick;
        const int actor = bots_skip_forced(game, edition, state, rng, scratch, &count);
        if (actor == OCHRE_OVER) {
            judge_end(search, game, edition, state, value);
            return;
        }
        if (decisions >= cut)
            break;
        if (search->uniform != 0 && ochre_rng_below(rng, PERCENT) < search->uniform)
            pick = (int)ochre_rng_below(rng, (uint32_t)count);
        else {
            game->weigh(edition, state, scratch->legal, count, scratch->weight, scratch->notes);
            pick = bots_draw(scratch->weight, count, rng);
        }
        game->apply(edition, state, scratch->legal[pick]);
    }
    uint32_t share[OCHRE_SEATS] = {0};
    game->estimate(edition, state, share, scratch->notes);
    for (int seat = 0; seat < game->players(state); seat++)
        value[seat] = (float)share[seat] / WHOLE;
}
