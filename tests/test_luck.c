/* test_luck.c - what the measure of luck promises: it is fair, belongs to somebody, and changes nothing. */
#include <stdalign.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <ochre/bot.h>
#include <ochre/luck.h>
#include <ochre/match.h>

#include "games/pebbles/state.h"
#include "tests/testing.h"

enum { PLAYOUTS = 400, FEW = 20, EVENTS = 2, MOST_OUTCOMES = 40 };

static const double NOISE = 0.036; /* the most that so many playouts from before and after have */

typedef struct {
    alignas(16) uint8_t bytes[OCHRE_STATE];
} position;

typedef struct {
    const ochre_game *game;
    position          p;
    int               players, count;
    ochre_action      outcome[OCHRE_LEGAL];
    uint32_t          weight[OCHRE_LEGAL];
} event;

static void begin(event *e)
{
    ochre_setup setup;
    ochre_setup_trial(e->game, e->players, &setup);
    assert_null(e->game->start(e->game->edition, e->p.bytes, &setup));
}

/* Goes on by the hints until chance has several outcomes; false: the game ended before. */
static bool find_event(event *e, ochre_rng *rng)
{
    const ochre_game *const game = e->game;
    for (int actor; (actor = game->actor(e->p.bytes)) != OCHRE_OVER;) {
        ochre_action action;
        if (actor == OCHRE_CHANCE) {
            e->count = game->outcomes(game->edition, e->p.bytes, e->outcome, e->weight);
            if (e->count > 1 && e->count <= MOST_OUTCOMES)
                return true;
            action = game->sample(game->edition, e->p.bytes, rng);
        } else {
            action = ochre_bot_named("greedy")->choose(game, game->edition, e->p.bytes, rng);
        }
        game->apply(game->edition, e->p.bytes, action);
    }
    return false;
}

/* Calls `visit` with events in the course of a game of every game on the shelf. */
static void for_each_event(void (*visit)(const event *e))
{
    for (int i = 0; ochre_games[i] != NULL; i++) {
        event     e = {.game = ochre_games[i], .players = ochre_games[i]->max_players};
        ochre_rng rng;
        int       found = 0;
        ochre_rng_seed(&rng, 1, 1);
        begin(&e);
        for (int seen = 0; found < EVENTS && find_event(&e, &rng); seen++) {
            if (seen % 7 == 5) {
                visit(&e);
                found++;
            }
            e.game->apply(e.game->edition, e.p.bytes,
                          e.game->sample(e.game->edition, e.p.bytes, &rng));
        }
        assert_int_equal(found, EVENTS);
    }
}

static double size_of(double x)
{
    return x < 0 ? -x : x;
}

static void measure(const event *e, int outcome, int playouts, ochre_notes *notes,
                    double luck[OCHRE_SEATS])
{
    ochre_rng rng;
    ochre_rng_seed(&rng, 9, (uint64_t)outcome);
    memset(luck, 0, OCHRE_SEATS * sizeof luck[0]);
    ochre_luck_add(e->game, e->game->edition, e->p.bytes, e->outcome[outcome], playouts, &rng,
                   notes, luck);
}

/* The bound is four times what the noise of so many playouts can be. */
static void check_mean(const event *e)
{
    double sum[OCHRE_SEATS] = {0}, all = 0;
    for (int i = 0; i < e->count; i++) {
        double luck[OCHRE_SEATS];
        measure(e, i, PLAYOUTS / e->count + FEW, NULL, luck);
        for (int seat = 0; seat < e->players; seat++)
            sum[seat] += e->weight[i] * luck[seat];
        all += e->weight[i];
    }
    for (int seat = 0; seat < e->players; seat++)
        assert_true(size_of(sum[seat] / all) < 4 * NOISE);
}

static void luck_is_nothing_in_the_mean_of_all_outcomes(void **unused)
{
    (void)unused;
    for_each_event(check_mean);
}

static void check_sum(const event *e)
{
    double luck[OCHRE_SEATS], sum = 0, most = 0;
    for (int i = 0; i < e->count; i += e->count - 1) {
        measure(e, i, FEW, NULL, luck);
        for (int seat = 0; seat < e->players; seat++) {
            sum += luck[seat];
            most = size_of(luck[seat]) > most ? size_of(luck[seat]) : most;
        }
        assert_true(size_of(sum) < 1e-3);
    }
    assert_true(most > 0);
}

static void what_one_seat_gains_the_others_lose(void **unused)
{
    (void)unused;
    for_each_event(check_sum);
}

static void check_repeat(const event *e)
{
    static ochre_notes notes;
    const position     before = e->p;
    double             luck[OCHRE_SEATS], again[OCHRE_SEATS], noted[OCHRE_SEATS];
    memset(&notes, 0, sizeof notes);
    measure(e, 0, FEW, NULL, luck);
    measure(e, 0, FEW, NULL, again);
    measure(e, 0, FEW, &notes, noted);
    assert_memory_equal(&before, &e->p, sizeof before);
    assert_memory_equal(luck, again, (size_t)e->players * sizeof luck[0]);
    assert_memory_equal(luck, noted, (size_t)e->players * sizeof luck[0]);
}

static void equal_streams_measure_the_same_with_notes_or_without(void **unused)
{
    (void)unused;
    for_each_event(check_repeat);
}

static int the_first_alone(const void *edition, const void *state, ochre_action *out,
                           uint32_t *weight)
{
    ochre_game_named("pebbles")->outcomes(edition, state, out, weight);
    return 1;
}

/* Not even what the noise of playouts would make of it. */
static void what_had_to_come_is_no_luck(void **unused)
{
    (void)unused;
    ochre_game game = *ochre_game_named("pebbles");
    event      e = {.game = ochre_game_named("pebbles"), .players = 2};
    double     luck[OCHRE_SEATS];
    ochre_rng  rng;
    ochre_rng_seed(&rng, 2, 2);
    begin(&e);
    assert_true(find_event(&e, &rng));
    game.outcomes = the_first_alone;
    e.game = &game;
    measure(&e, 0, FEW, NULL, luck);
    for (int seat = 0; seat < e.players; seat++)
        assert_true(luck[seat] == 0);
}

/* Of two dice: a red and a grey pebble are worth more than two white ones. */
static void a_good_roll_is_luckier_than_a_poor_one(void **unused)
{
    (void)unused;
    event     e = {.game = ochre_game_named("pebbles"), .players = 2};
    ochre_rng rng;
    double    more = 0;
    int       rolls = 0;
    ochre_rng_seed(&rng, 2, 2);
    begin(&e);
    for (; find_event(&e, &rng); e.game->apply(e.game->edition, e.p.bytes,
                                               e.game->sample(e.game->edition, e.p.bytes, &rng))) {
        double    poor[OCHRE_SEATS] = {0}, good[OCHRE_SEATS] = {0};
        const int roller = ((const pb_state *)(const void *)e.p.bytes)->turn;
        if (e.count != PB_ROLLS)
            continue;
        for (int i = 0; i < e.count; i++)
            if (e.outcome[i].arg[0] == 1 && e.outcome[i].arg[1] == 1)
                measure(&e, i, PLAYOUTS, NULL, poor);
            else if (e.outcome[i].arg[4] == 1 && e.outcome[i].arg[5] == 1)
                measure(&e, i, PLAYOUTS, NULL, good);
        more += good[roller] - poor[roller];
        rolls++;
    }
    assert_true(rolls > 3);
    assert_true(more / rolls > 0.05);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(luck_is_nothing_in_the_mean_of_all_outcomes),
        cmocka_unit_test(what_one_seat_gains_the_others_lose),
        cmocka_unit_test(equal_streams_measure_the_same_with_notes_or_without),
        cmocka_unit_test(what_had_to_come_is_no_luck),
        cmocka_unit_test(a_good_roll_is_luckier_than_a_poor_one),
    };
    return RUN_SUITE("luck", tests);
}
