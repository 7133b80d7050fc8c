/* test_batch.c - games side by side are the same games as one after another. */
#include <stdlib.h>
#include <string.h>

#include <ochre/batch.h>
#include <ochre/match.h>

#include "tests/testing.h"

enum { TABLES = 3, STEPS = 2500, SEED = 5 };

typedef struct hall {
    ochre_batch  b;
    int32_t      choice[TABLES];
    ochre_rng    chance[TABLES];
    ochre_action legal[TABLES][OCHRE_LEGAL];
    int32_t      count[TABLES], actor[TABLES], score[TABLES][OCHRE_SEATS];
    uint8_t      over[TABLES];
    float        share[TABLES][OCHRE_SEATS];
    uint64_t     number[TABLES];
    int          decisions[TABLES]; /* in the game that is played there */
    alignas(16) uint8_t state[TABLES][OCHRE_STATE];
} hall;

static hall  h;
static void *numbers;

static void open_hall(const ochre_game *game, int players)
{
    memset(&h, 0, sizeof h);
    free(numbers);
    numbers = calloc(TABLES * (size_t)ochre_numbers_count(game), sizeof(int32_t));
    h.b = (ochre_batch){.game = game, .edition = game->edition, .seed = SEED, .tables = TABLES};
    ochre_setup_trial(game, players, &h.b.setup);
    h.b.state = h.state[0];
    h.b.chance = h.chance;
    h.b.legal = h.legal[0];
    h.b.count = h.count;
    h.b.actor = h.actor;
    h.b.numbers = numbers;
    h.b.over = h.over;
    h.b.share = h.share[0];
    h.b.score = h.score[0];
    h.b.number = h.number;
}

/* Any choice will do that depends on the game and the decision alone. */
static int choose(uint64_t number, int decision, int count)
{
    const uint64_t spot[2] = {number, (uint64_t)decision};
    return (int)(ochre_hash(0, spot, sizeof spot) % (uint64_t)count);
}

static void step(void)
{
    for (int t = 0; t < TABLES; t++)
        h.choice[t] = choose(h.number[t], h.decisions[t]++, h.count[t]);
    assert_int_equal(ochre_batch_step(&h.b, h.choice), OCHRE_OK);
}

/* ---- the same games alone ---- */

typedef struct game_alone {
    alignas(16) uint8_t state[OCHRE_STATE];
    ochre_rng chance;
    uint64_t  number;
    int       decisions;
} game_alone;

/* Up to so many decisions, or to the end; leaves the state where a seat decides or the game is over. */
static void play_alone(game_alone *g, uint64_t number, int decisions)
{
    const ochre_game *const game = h.b.game;
    ochre_action            legal[OCHRE_LEGAL];
    memset(g, 0, sizeof *g);
    assert_null(game->start(game->edition, g->state, &h.b.setup));
    ochre_rng_seed(&g->chance, SEED, number);
    for (;;) {
        const int actor = game->actor(g->state);
        if (actor == OCHRE_CHANCE) {
            game->apply(game->edition, g->state, game->sample(game->edition, g->state, &g->chance));
            continue;
        }
        if (actor == OCHRE_OVER || g->decisions == decisions)
            return;
        const int count = game->legal(game->edition, g->state, legal);
        game->apply(game->edition, g->state, legal[choose(number, g->decisions++, count)]);
    }
}

static void check_ended(int t, uint64_t number)
{
    game_alone   g;
    ochre_result result;
    play_alone(&g, number, INT32_MAX);
    assert_int_equal(h.b.game->actor(g.state), OCHRE_OVER);
    h.b.game->result(h.b.game->edition, g.state, &result);
    for (int seat = 0; seat < h.b.setup.players; seat++) {
        assert_int_equal(h.score[t][seat], result.score[seat]);
        assert_true(h.share[t][seat] == (float)result.share[seat] / OCHRE_WHOLE_WIN);
    }
}

static void check_running(int t)
{
    const ochre_game *const game = h.b.game;
    const size_t            columns = (size_t)ochre_numbers_count(game);
    int32_t *const          row = calloc(columns, sizeof *row);
    game_alone              g;
    play_alone(&g, h.number[t], h.decisions[t]);
    const uint8_t *const state = h.b.state + (size_t)t * ochre_batch_stride(game);
    assert_memory_equal(g.state, state, game->state_size);
    assert_int_equal(h.actor[t], game->actor(g.state));
    ochre_numbers_write(game, game->edition, g.state, h.actor[t], row);
    assert_memory_equal(row, (int32_t *)numbers + (size_t)t * columns, columns * sizeof *row);
    free(row);
}

static void check_games(const ochre_game *game, int players)
{
    int ended = 0;
    open_hall(game, players);
    assert_null(ochre_batch_begin(&h.b));
    for (int i = 0; i < STEPS; i++) {
        uint64_t before[TABLES];
        memcpy(before, h.number, sizeof before);
        step();
        for (int t = 0; t < TABLES; t++) {
            assert_int_equal(h.over[t], before[t] != h.number[t]);
            if (!h.over[t])
                continue;
            check_ended(t, before[t]);
            h.decisions[t] = 0;
            ended++;
        }
        if (i % 100 == 0)
            check_running(i / 100 % TABLES);
    }
    assert_true(ended > 0);
    assert_int_equal(h.b.begun, TABLES + ended);
}

static void games_side_by_side_are_those_played_alone(void **unused)
{
    (void)unused;
    for (int i = 0; ochre_games[i] != NULL; i++)
        check_games(ochre_games[i], ochre_games[i]->max_players);
}

/* ---- the rest ---- */

static void a_choice_that_is_none_changes_nothing(void **unused)
{
    static hall before;
    (void)unused;
    open_hall(ochre_game_named("stone-age"), 2);
    assert_null(ochre_batch_begin(&h.b));
    const int32_t wrong[] = {-1, h.count[TABLES - 1], INT32_MAX, INT32_MIN};
    memset(h.choice, 0, sizeof h.choice);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        h.choice[TABLES - 1] = wrong[i];
        before = h;
        assert_int_equal(ochre_batch_step(&h.b, h.choice), OCHRE_INVALID);
        assert_memory_equal(&before, &h, sizeof h);
    }
}

static void forced_moves_are_made_where_that_is_wished(void **unused)
{
    int forced = 0;
    (void)unused;
    for (int skips = 0; skips < 2; skips++) {
        open_hall(ochre_game_named("cro-magnon"), 3);
        h.b.skips_forced = skips == 1;
        assert_null(ochre_batch_begin(&h.b));
        for (int i = 0; i < STEPS; i++) {
            for (int t = 0; t < TABLES; t++) {
                assert_true(h.count[t] >= 1 + skips);
                forced += h.count[t] == 1;
            }
            step();
        }
    }
    assert_true(forced > 0);
}

static void what_nobody_asks_for_is_not_written(void **unused)
{
    (void)unused;
    open_hall(ochre_game_named("pebbles"), 2);
    h.b.numbers = NULL;
    h.b.over = NULL;
    h.b.share = NULL;
    h.b.score = NULL;
    h.b.number = NULL;
    assert_null(ochre_batch_begin(&h.b));
    for (int i = 0; i < STEPS; i++)
        step();
    assert_true(h.b.begun > 2 * TABLES);
}

static void a_setup_that_is_forbidden_is_refused(void **unused)
{
    (void)unused;
    open_hall(ochre_game_named("stone-age"), 2);
    h.b.setup.players = 7;
    const char *const clause = ochre_batch_begin(&h.b);
    assert_non_null(clause);
    assert_memory_equal(clause, "SA-", 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_side_by_side_are_those_played_alone),
        cmocka_unit_test(a_choice_that_is_none_changes_nothing),
        cmocka_unit_test(forced_moves_are_made_where_that_is_wished),
        cmocka_unit_test(what_nobody_asks_for_is_not_written),
        cmocka_unit_test(a_setup_that_is_forbidden_is_refused),
    };
    const int failed = RUN_SUITE("batch", tests);
    free(numbers);
    return failed;
}
