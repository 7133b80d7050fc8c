/* conformance_chance.c - what dice and bags do: exact weights, samples that agree with them, and secrets
 * that are dealt anew with the odds they have. */
#include <stdlib.h>

#include <ochre/dice.h>

#include "tests/conformance.h"

/* ---- weights ---- */

/* Where an event is nothing but a roll, its weights are known without asking the game. */
static bool is_roll(const ochre_game *game, ochre_action a)
{
    const ochre_part *part = game->verbs[a.verb].part;
    return part[0].kind == OCHRE_PART_DICE && part[1].kind == OCHRE_PART_END;
}

static void check_roll_weights(const conf_walk *w, uint64_t total)
{
    const int dice = ochre_dice_number(w->action[0].arg);
    uint64_t  throws = 1, rolls = 1; /* 6^n, and (n + 5 over 5) */
    for (int n = 1; n <= dice; n++) {
        throws *= OCHRE_FACES;
        rolls = rolls * (uint64_t)(n + 5) / (uint64_t)n;
    }
    CONF_CHECK(w, (uint64_t)w->count == rolls, "%d rolls of %d dice, expected %d", w->count, dice,
               (int)rolls);
    for (int i = 0; i < w->count; i++) {
        CONF_CHECK(w, ochre_dice_number(w->action[i].arg) == dice, "`%s` among rolls of %d dice",
                   conf_text(w->game, w->action[i]), dice);
        CONF_CHECK(w, w->weight[i] * throws == total * ochre_dice_weight(w->action[i].arg),
                   "`%s` weighs %u of %llu", conf_text(w->game, w->action[i]), w->weight[i],
                   (unsigned long long)total);
    }
}

static long rolls_checked;

static void check_weights(conf_walk *w)
{
    if (w->actor != OCHRE_CHANCE)
        return;
    uint64_t total = 0;
    for (int i = 0; i < w->count; i++) {
        CONF_CHECK(w, w->weight[i] > 0, "`%s` weighs nothing", conf_text(w->game, w->action[i]));
        total += w->weight[i];
    }
    if (is_roll(w->game, w->action[0])) {
        check_roll_weights(w, total);
        rolls_checked++;
    }
    conf_sort(w);
    for (int i = 0; i < 8; i++) {
        const ochre_action a = w->game->sample(w->edition, w->state, &w->other);
        CONF_CHECK(w, conf_is_listed(w, a), "sample gives `%s`, which is not listed",
                   conf_text(w->game, a));
    }
}

void outcomes_have_the_weights_of_the_dice(void **unused)
{
    (void)unused;
    rolls_checked = 0;
    conf_walks((conf_plan){.games = 2, .stride = 1}, check_weights);
    assert_true(rolls_checked > 100);
}

/* ---- chi-square ---- */

enum { SAMPLES = 3000, NODES = 60 };

static double square_root(double x)
{
    double root = x > 1 ? x : 1;
    for (int i = 0; i < 60; i++)
        root = (root + x / root) / 2;
    return root;
}

/* The value that chi-square exceeds about once in a million (Wilson and Hilferty). */
static double chi_square_limit(int freedom)
{
    const double part = 2.0 / (9.0 * freedom);
    const double root = 1.0 - part + 4.75 * square_root(part);
    return freedom * root * root * root;
}

/* seen[i] = how often sample() gave the i-th outcome. */
static void count_samples(conf_walk *w, int seen[OCHRE_LEGAL])
{
    static int of_sorted[OCHRE_LEGAL];
    memset(of_sorted, 0, sizeof of_sorted);
    conf_sort(w);
    for (int k = 0; k < SAMPLES; k++) {
        const int at = conf_place(w, w->game->sample(w->edition, w->state, &w->other));
        CONF_CHECK(w, at >= 0, "sample gives something that is not listed");
        of_sorted[at]++;
    }
    for (int i = 0; i < w->count; i++)
        seen[i] = of_sorted[conf_place(w, w->action[i])];
}

typedef struct bin {
    double expected, found;
} bin;

/* What was expected and found, rare outcomes put together until a bin expects ten. */
static int fill_bins(const conf_walk *w, const uint32_t *weight, const int *seen,
                     bin bins[OCHRE_LEGAL])
{
    double total = 0;
    int    last = 0;
    for (int i = 0; i < w->count; i++)
        total += weight[i];
    memset(bins, 0, sizeof(bin) * OCHRE_LEGAL);
    for (int i = 0; i < w->count; i++) {
        last += bins[last].expected >= 10;
        bins[last].expected += SAMPLES * (double)weight[i] / total;
        bins[last].found += seen[i];
    }
    if (last > 0 && bins[last].expected < 10) {
        bins[last - 1].expected += bins[last].expected;
        bins[last - 1].found += bins[last].found;
        last--;
    }
    return last + 1;
}

/* Chi-square of the samples against the weights. Sets *freedom; 0: there is nothing to compare. */
static double chi_square(conf_walk *w, const uint32_t *weight, int *freedom)
{
    static int seen[OCHRE_LEGAL];
    static bin bins[OCHRE_LEGAL];
    double     sum = 0;
    count_samples(w, seen);
    const int count = fill_bins(w, weight, seen, bins);
    for (int b = 0; b < count; b++) {
        const double off = bins[b].found - bins[b].expected;
        sum += off * off / bins[b].expected;
    }
    *freedom = count - 1;
    return sum;
}

static int nodes_left, uneven_nodes, uneven_found;

static void check_samples(conf_walk *w)
{
    if (w->ply == 0)
        nodes_left = NODES;
    if (w->actor != OCHRE_CHANCE || w->count < 2 || nodes_left-- <= 0)
        return;
    int          freedom;
    const double sum = chi_square(w, w->weight, &freedom);
    CONF_CHECK(w, freedom == 0 || sum < chi_square_limit(freedom),
               "chi-square of `%s` and the like is %.1f with %d degrees of freedom",
               conf_text(w->game, w->action[0]), sum, freedom);
}

void samples_agree_with_the_weights(void **unused)
{
    (void)unused;
    conf_walks((conf_plan){.games = 1, .stride = 5}, check_samples);
}

/* The test of the test: against equal weights, uneven dice must be caught. */
static void check_loaded(conf_walk *w)
{
    static uint32_t even[OCHRE_LEGAL];
    if (w->actor != OCHRE_CHANCE || !is_roll(w->game, w->action[0]) || w->count == OCHRE_FACES)
        return;
    for (int i = 0; i < w->count; i++)
        even[i] = 1;
    int          freedom;
    const double sum = chi_square(w, even, &freedom);
    uneven_nodes++;
    uneven_found += sum > chi_square_limit(freedom);
}

void the_chi_square_test_finds_loaded_dice(void **unused)
{
    (void)unused;
    uneven_nodes = uneven_found = 0;
    conf_walks((conf_plan){.games = 1, .stride = 23, .only_defaults = true}, check_loaded);
    assert_true(uneven_nodes > 0);
    assert_int_equal(uneven_found, uneven_nodes);
}

/* ---- secrets dealt anew ---- */

/* A viewer from whom an event was veiled has learnt nothing by it but how it looked. So there are two
 * ways to a state as it may be for that viewer, and they must give the same distribution: deal the
 * secrets anew and let an event happen that looks like it, or let it happen and deal the secrets anew. */

enum { DEALS = 2000, VEILED_NODES = 8, DRAWS = 10000 };

typedef struct veiled {
    int          viewer;
    ochre_action event, seen;
} veiled;

static uint64_t hash_of(const conf_walk *w, const void *state)
{
    return ochre_hash(0, state, w->game->state_size);
}

static uint64_t deal_then_draw(conf_walk *w, const veiled *v)
{
    alignas(16) uint8_t state[OCHRE_STATE];
    for (int draw = 0; draw < DRAWS; draw++) {
        memcpy(state, w->state, sizeof state);
        w->game->hide(w->edition, state, v->viewer, &w->other);
        const ochre_action event = w->game->sample(w->edition, state, &w->other);
        if (!ochre_action_same(w->game->seen(w->edition, state, v->viewer, event), v->seen))
            continue;
        w->game->apply(w->edition, state, event);
        return hash_of(w, state);
    }
    conf_fail(w, __FILE__, __LINE__, "viewer %d: `%s` hardly ever happens", v->viewer,
              conf_text(w->game, v->seen));
    return 0;
}

static uint64_t draw_then_deal(conf_walk *w, const veiled *v)
{
    alignas(16) uint8_t state[OCHRE_STATE];
    memcpy(state, w->state, sizeof state);
    w->game->apply(w->edition, state, v->event);
    w->game->hide(w->edition, state, v->viewer, &w->other);
    return hash_of(w, state);
}

static int compare_hashes(const void *a, const void *b)
{
    const uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

/* Chi-square of two samples of DEALS sorted values; values are put together until a bin has 20. */
static double chi_square_of_two(const uint64_t *one, const uint64_t *two, int *freedom)
{
    double sum = 0;
    int    i = 0, j = 0, in_one = 0, in_two = 0;
    *freedom = -1;
    while (i < DEALS || j < DEALS) {
        const uint64_t value = j == DEALS || (i < DEALS && one[i] < two[j]) ? one[i] : two[j];
        for (; i < DEALS && one[i] == value; i++)
            in_one++;
        for (; j < DEALS && two[j] == value; j++)
            in_two++;
        if (in_one + in_two < 20)
            continue;
        sum += (double)(in_one - in_two) * (in_one - in_two) / (in_one + in_two);
        in_one = in_two = 0;
        ++*freedom;
    }
    return sum;
}

static void check_deals(conf_walk *w, const veiled *v)
{
    static uint64_t one[DEALS], two[DEALS];
    int             freedom;
    for (int i = 0; i < DEALS; i++) {
        one[i] = deal_then_draw(w, v);
        two[i] = draw_then_deal(w, v);
    }
    qsort(one, DEALS, sizeof one[0], compare_hashes);
    qsort(two, DEALS, sizeof two[0], compare_hashes);
    const double sum = chi_square_of_two(one, two, &freedom);
    CONF_CHECK(w, freedom > 0, "viewer %d: nothing is dealt anew after `%s`", v->viewer,
               conf_text(w->game, v->event));
    CONF_CHECK(w, sum < chi_square_limit(freedom),
               "viewer %d: secrets dealt anew after `%s` and the like have chi-square %.1f with %d "
               "degrees of freedom",
               v->viewer, conf_text(w->game, v->event), sum, freedom);
}

static int count_alike(const conf_walk *w, const veiled *v)
{
    int alike = 0;
    for (int i = 0; i < w->count; i++)
        alike += ochre_action_same(w->game->seen(w->edition, w->state, v->viewer, w->action[i]),
                                   v->seen);
    return alike;
}

/* An event that looks otherwise to the viewer than it is, and like another one. */
static bool find_veiled(const conf_walk *w, veiled *v)
{
    for (int i = 0; i < w->count; i++) {
        v->event = w->action[i];
        v->seen = w->game->seen(w->edition, w->state, v->viewer, v->event);
        if (!ochre_action_same(v->seen, v->event) && count_alike(w, v) > 1)
            return true;
    }
    return false;
}

static int veiled_nodes_left, deals_checked;

static void check_dealing(conf_walk *w)
{
    if (w->ply == 0)
        veiled_nodes_left = VEILED_NODES;
    if (w->actor != OCHRE_CHANCE || w->count < 2 || w->game->seen == NULL || veiled_nodes_left <= 0)
        return;
    for (int viewer = OCHRE_SPECTATOR; viewer < w->setup.players; viewer++) {
        veiled v = {.viewer = viewer};
        if (!find_veiled(w, &v))
            continue;
        check_deals(w, &v);
        veiled_nodes_left--;
        deals_checked++;
    }
}

void secrets_are_dealt_anew_by_their_odds(void **unused)
{
    (void)unused;
    deals_checked = 0;
    conf_walks((conf_plan){.games = 1, .stride = 1}, check_dealing);
    assert_true(deals_checked > 10);
}
