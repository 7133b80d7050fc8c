/* search.c - information-set Monte Carlo tree search, one core for all games.
 *
 * The searching seat knows only its view. So the first thing done is to deal all that it cannot see
 * anew (bots_tree_view); the true state is not looked at again. Each iteration then
 *
 *   deals      the hidden part anew, from the view: one world that could be;
 *   descends   from the root, in this world: at each decision, whoever's it is, by the rule below, until
 *              an action comes that has no node yet; it gets one;
 *   plays on   from there by the game's hints, and is judged by its result or its estimate;
 *   backs up   every seat's value to all nodes on the path (max-n: each decides for itself).
 *
 * Nodes are sequences of choices (search_tree.h), shared by all worlds and by all events of chance that
 * they happened in: an information set with the dice left open. Which actions are legal differs from world to
 * world; a node therefore counts how often it was available, and is compared by that count.
 *
 * The rule: of the actions legal here, look at the most promising by the hints, more of them the oftener
 * this place was visited; take the one with the largest
 *
 *     mean value for the actor  +  exploration * prior * root(times available) / (1 + visits)
 *
 * where the prior is the hints' weight, tempered. An action without visits counts as what its parent is
 * worth, less a little. */
#include "bots/bots.h"
#include "bots/search_math.h"
#include "bots/search_rollout.h"
#include "bots/search_tree.h"

#include <assert.h>
#include <string.h>

const ochre_search ochre_search_default = {
    .iterations = 2000,
    .exploration = 0.6f,
    .temper = 4.0f,
    .even = 0.1f,
    .width = 6,
    .widening = 1.0f,
    .ask = 1,
    .cut = 12,
    .uniform = 0,
    .margin = 0.05f,
};

enum {
    DEEPEST = 96,      /* nodes on a path */
    BETWEEN_LOOKS = 8, /* iterations before somebody looks at the clock */
    WELL_KNOWN = 12,   /* visits */
    LEAST_CHOICE = 2
};

static const float DOUBT =
    0.02f; /* an untried action is thought to be so much worse than its parent */

typedef struct {
    const ochre_search *search;
    const ochre_game   *game;
    const void         *edition;
    bots_tree          *tree;
    ochre_rng          *rng;
    const ochre_action *only; /* looked at where the search begins; NULL: all that are promising */
    int                 players;
    uint32_t            path[DEEPEST];
    int                 depth;
    alignas(16) uint8_t world[OCHRE_STATE];
    bots_scratch scratch;
    uint32_t     child[OCHRE_LEGAL];
    float        wish[OCHRE_LEGAL]; /* the hints' weights, tempered */
    float        prior[OCHRE_LEGAL];
} seeker;

/* ---- which actions are looked at ---- */

static int magnitude(uint32_t weight)
{
    return weight == 0 ? 0 : 31 - __builtin_clz(weight);
}

/* The least magnitude of weight that counts, so that about `most` actions do. Magnitudes are taken or left
 * as a whole, hence a few more may. */
static int threshold(const uint32_t *weight, int count, int most)
{
    int of_magnitude[32] = {0}, at = 31, taken = 0;
    for (int i = 0; i < count; i++)
        of_magnitude[magnitude(weight[i])]++;
    while (at > 0 && taken + of_magnitude[at] < most)
        taken += of_magnitude[at--];
    return at;
}

/* From wishes to priors, which add up to one. */
static void share_out(seeker *k, int count, float sum)
{
    const float even = k->search->even;
    for (int i = 0; i < count; i++)
        k->prior[i] = (1.0f - even) * k->wish[i] / sum + even / (float)count;
}

/* Moves the actions to be looked at to the front, with their priors; returns their number. */
static int narrow(seeker *k, int count, uint32_t visits)
{
    const ochre_search *const how = k->search;
    bots_scratch *const       s = &k->scratch;
    const float               most = (float)how->width + how->widening * bots_root((float)visits);
    const int least = (float)count <= most ? 0 : threshold(s->weight, count, (int)most);
    int       kept = 0;
    float     sum = 0;
    for (int i = 0; i < count; i++) {
        if (magnitude(s->weight[i]) < least)
            continue;
        const float log = bots_log2(s->weight[i] == 0 ? 1 : s->weight[i]);
        s->legal[kept] = s->legal[i];
        k->wish[kept] = bots_power2(log / how->temper);
        sum += k->wish[kept++];
    }
    share_out(k, kept, sum);
    return kept;
}

/* Where the hints are dear they are not asked each time, for they say nearly the same. A place that is well
 * known then chooses from the actions that it has tried, by what was said when they were new. Returns
 * their number; 0: ask, and the actions are untouched. */
static int recall(seeker *k, uint32_t at, int actor, int count)
{
    const uint32_t visits = bots_tree_node(k->tree, at)->visits;
    int            kept = 0;
    float          sum = 0;
    if (k->search->ask <= 1 || visits < WELL_KNOWN || visits % k->search->ask == 0)
        return 0;
    for (int i = 0; i < count; i++) {
        k->child[i] = bots_tree_find(k->tree, at, actor, k->scratch.legal[i]);
        kept += k->child[i] != 0;
    }
    if (kept < LEAST_CHOICE)
        return 0;
    kept = 0;
    for (int i = 0; i < count; i++) {
        if (k->child[i] == 0)
            continue;
        k->scratch.legal[kept] = k->scratch.legal[i];
        k->wish[kept] = bots_tree_node(k->tree, k->child[i])->wish;
        sum += k->wish[kept++];
    }
    share_out(k, kept, sum);
    return kept;
}

/* ---- descending ---- */

/* The most urgent of the actions looked at; *child is its node, or 0. */
static int most_urgent(seeker *k, uint32_t at, int actor, int count, uint32_t *child)
{
    bots_tree *const t = k->tree;
    const bots_node  here = *bots_tree_node(t, at);
    const float      untried = here.mean[actor] - DOUBT;
    const float      root = bots_root((float)(here.visits + 1));
    float            best = -1e30f;
    int              pick = 0;
    *child = 0;
    for (int i = 0; i < count; i++) {
        const uint32_t node = bots_tree_find(t, at, actor, k->scratch.legal[i]);
        float          urgency = untried + k->search->exploration * k->prior[i] * root;
        if (node != 0) {
            bots_node *const n = bots_tree_node(t, node);
            urgency = n->mean[actor] + k->search->exploration * k->prior[i] *
                                           bots_root((float)n->available) / (float)(1 + n->visits);
            n->available++;
        }
        if (urgency > best) {
            best = urgency;
            pick = i;
            *child = node;
        }
    }
    return pick;
}

/* Moves the actions that are looked at to the front, with their priors; returns their number. */
static int look(seeker *k, uint32_t at, int actor, int count)
{
    bots_scratch *const s = &k->scratch;
    if (k->only != NULL && at == k->tree->root) {
        s->legal[0] = *k->only;
        k->wish[0] = k->prior[0] = 1.0f;
        return 1;
    }
    const int known = recall(k, at, actor, count);
    if (known != 0)
        return known;
    k->game->weigh(k->edition, k->world, s->legal, count, s->weight, s->notes);
    return narrow(k, count, bots_tree_node(k->tree, at)->visits);
}

/* Down to a leaf; the path holds the nodes that were passed. */
static void descend(seeker *k)
{
    bots_tree *const    t = k->tree;
    ochre_action *const legal = k->scratch.legal;
    uint32_t            at = t->root;
    k->depth = 0;
    k->path[k->depth++] = at;
    for (;;) {
        int       count;
        const int actor =
            bots_skip_forced(k->game, k->edition, k->world, k->rng, &k->scratch, &count);
        if (actor == OCHRE_OVER || k->depth == DEEPEST)
            return;
        count = look(k, at, actor, count);
        uint32_t   child;
        const int  pick = most_urgent(k, at, actor, count, &child);
        const bool is_new = child == 0;
        if (is_new)
            child = bots_tree_add(t, at, actor, legal[pick], k->wish[pick]);
        k->game->apply(k->edition, k->world, legal[pick]);
        if (child == 0)
            return;
        k->path[k->depth++] = child;
        if (is_new)
            return;
        at = child;
    }
}

static void back_up(seeker *k, const float value[OCHRE_SEATS])
{
    for (int i = 0; i < k->depth; i++) {
        bots_node *const n = bots_tree_node(k->tree, k->path[i]);
        n->visits++;
        for (int seat = 0; seat < k->players; seat++)
            n->mean[seat] += (value[seat] - n->mean[seat]) / (float)n->visits;
    }
}

static void iterate(seeker *k, int seat)
{
    float value[OCHRE_SEATS] = {0};
    memcpy(k->world, k->tree->position, k->game->state_size);
    k->game->hide(k->edition, k->world, seat, k->rng);
    descend(k);
    bots_rollout(k->search, k->game, k->edition, k->world, k->rng, &k->scratch, value);
    back_up(k, value);
}

/* ---- the decision ---- */

/* Nothing that is left of the budget could put another action in front. */
static bool is_settled(const seeker *k, int seat, const ochre_action *legal, int count,
                       uint64_t left)
{
    uint32_t first = 0, second = 0;
    if (k->only != NULL)
        return false;
    for (int i = 0; i < count; i++) {
        const uint32_t node = bots_tree_find(k->tree, k->tree->root, seat, legal[i]);
        const uint32_t visits = node == 0 ? 0 : bots_tree_node(k->tree, node)->visits;
        second = visits > first ? first : visits > second ? visits : second;
        first = visits > first ? visits : first;
    }
    return first - second > left;
}

static void think(seeker *k, int seat, ochre_thinking *thinking, const ochre_action *legal,
                  int count)
{
    const uint64_t budget = k->search->iterations == 0 ? 1 : k->search->iterations;
    uint64_t       made = 0;
    while (made < budget) {
        iterate(k, seat);
        made++;
        if (made % BETWEEN_LOOKS == 0 &&
            ((thinking->enough != NULL && thinking->enough(thinking->clock)) ||
             is_settled(k, seat, legal, count, budget - made)))
            break;
    }
    thinking->iterations = made;
}

static void tell(bots_tree *t, int seat, ochre_thinking *thinking, const ochre_action *legal,
                 int count)
{
    for (int i = 0; i < count; i++) {
        const uint32_t         child = bots_tree_find(t, t->root, seat, legal[i]);
        const bots_node *const n = bots_tree_node(t, child);
        const float            mean = child == 0 ? 0 : n->mean[seat];
        t->thought[i] = (ochre_thought){legal[i], child == 0 ? 0 : n->visits,
                                        (uint32_t)(mean * (OCHRE_WHOLE_WIN * 1000.0f))};
    }
    thinking->thought = t->thought;
    thinking->thoughts = count;
}

/* Searches and tells. NULL: the memory is too small. */
static bots_tree *search_from(seeker *k, const void *state, ochre_thinking *thinking,
                              const ochre_action *legal, int count)
{
    const int seat = k->game->actor(state);
    k->tree = bots_tree_begin(thinking->memory, thinking->bytes, k->game, k->edition, state);
    if (k->tree == NULL)
        return NULL;
    k->players = k->game->players(k->tree->position);
    k->scratch.notes = &k->tree->notes;
    thinking->reused = bots_tree_node(k->tree, k->tree->root)->visits;
    think(k, seat, thinking, legal, count);
    tell(k->tree, seat, thinking, legal, count);
    return k->tree;
}

ochre_status ochre_search_choose(const ochre_search *search, const ochre_game *game,
                                 const void *edition, const void *state, ochre_rng *rng,
                                 ochre_thinking *thinking, ochre_action *out)
{
    ochre_action legal[OCHRE_LEGAL];
    assert(game->actor(state) >= 0);
    const int count = game->legal(edition, state, legal);
    thinking->iterations = 0;
    thinking->reused = 0;
    thinking->thoughts = 0;
    if (count == 1) {
        *out = legal[0];
        return OCHRE_OK;
    }
    seeker           k = {.search = search, .game = game, .edition = edition, .rng = rng};
    bots_tree *const t = search_from(&k, state, thinking, legal, count);
    if (t == NULL)
        return OCHRE_FULL;
    t->chosen = ochre_bot_favourite(thinking);
    *out = t->chosen;
    return OCHRE_OK;
}

ochre_status ochre_search_judge(const ochre_search *search, const ochre_game *game,
                                const void *edition, const void *state, ochre_action action,
                                ochre_rng *rng, ochre_thinking *thinking, float *win)
{
    ochre_action legal[OCHRE_LEGAL];
    const int    count = game->legal(edition, state, legal), seat = game->actor(state);
    seeker       k = {.search = search, .game = game, .edition = edition, .rng = rng};
    assert(seat >= 0 && count > 1);
    k.only = &action;
    bots_tree *const t = search_from(&k, state, thinking, legal, count);
    if (t == NULL)
        return OCHRE_FULL;
    t->chosen = action;
    *win = bots_tree_node(t, bots_tree_find(t, t->root, seat, action))->mean[seat];
    return OCHRE_OK;
}
