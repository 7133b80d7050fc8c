/* test_match.c - the checked way in, undo and replay, shown on Pebbles; and the bots and the bench,
 * which play through the same contract. */
#include <string.h>

#include <ochre/bench.h>
#include <ochre/bot.h>
#include <ochre/match.h>
#include <ochre/notation.h>

#include "tests/testing.h"

enum { ROOM = 500 };

static ochre_action log_room[ROOM];
static const char  *clause;

static const ochre_game *pebbles(void)
{
    const ochre_game *game = ochre_game_named("pebbles");
    assert_non_null(game);
    return game;
}

static ochre_action action(const char *text)
{
    char         reason[200];
    ochre_text   why = OCHRE_TEXT(reason);
    ochre_action a;
    if (ochre_action_parse(pebbles(), text, strlen(text), &a, &why) != OCHRE_OK)
        fail_msg("%s: %s", text, reason);
    return a;
}

/* Two players, seat 1 begins, tokens 1 and 2 drawn: seat 1 decides. */
static void begin(ochre_match *m)
{
    ochre_setup setup;
    ochre_setup_default(pebbles(), 2, &setup);
    assert_int_equal(ochre_setup_option(pebbles(), &setup, "first", "1"), OCHRE_OK);
    assert_int_equal(ochre_match_start(m, pebbles(), NULL, &setup, log_room, ROOM, &clause),
                     OCHRE_OK);
    assert_int_equal(ochre_match_play(m, OCHRE_CHANCE, action("draw token 1"), &clause), OCHRE_OK);
    assert_int_equal(ochre_match_play(m, OCHRE_CHANCE, action("draw token 2"), &clause), OCHRE_OK);
    assert_int_equal(ochre_match_actor(m), 0);
}

static void options_are_set_by_name_and_word(void **unused)
{
    (void)unused;
    ochre_setup setup;
    ochre_setup_default(pebbles(), 3, &setup);
    assert_int_equal(setup.players, 3);
    assert_int_equal(setup.option[0], 0);
    assert_int_equal(setup.option[1], 1);
    assert_int_equal(ochre_setup_option(pebbles(), &setup, "length", "short"), OCHRE_OK);
    assert_int_equal(setup.option[1], 0);
    assert_int_equal(ochre_setup_option(pebbles(), &setup, "length", "1"), OCHRE_OK);
    assert_int_equal(setup.option[1], 1);
    static const char *const wrong[] = {"",   "-",  "-0",  "5",
                                        "01", "1 ", "one", "99999999999999999999"};
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
        assert_int_equal(ochre_setup_option(pebbles(), &setup, "first", wrong[i]), OCHRE_INVALID);
    assert_int_equal(ochre_setup_option(pebbles(), &setup, "colour", "1"), OCHRE_UNKNOWN);
    assert_int_equal(setup.option[0], 0);
}

static void a_refused_set_up_leaves_the_match_alone(void **unused)
{
    (void)unused;
    ochre_match m, before;
    ochre_setup setup;
    begin(&m);
    before = m;
    ochre_setup_default(pebbles(), 5, &setup);
    assert_int_equal(ochre_match_start(&m, pebbles(), NULL, &setup, NULL, 0, &clause),
                     OCHRE_REFUSED);
    assert_string_equal(clause, "PB-001");
    assert_int_equal(m.plies, before.plies);
    assert_ptr_equal(m.log, before.log);
    assert_memory_equal(m.state, before.state, m.game->state_size);
}

static void refused(ochre_match *m, int who, ochre_action a, const char *by)
{
    const ochre_match before = *m;
    assert_int_equal(ochre_match_play(m, who, a, &clause), OCHRE_REFUSED);
    assert_string_equal(clause, by);
    assert_int_equal(m->plies, before.plies);
    assert_memory_equal(m->state, before.state, sizeof(m->state));
}

static void refusals_are_asked_in_a_fixed_order(void **unused)
{
    (void)unused;
    ochre_match        m;
    const ochre_action nonsense = {250, {1, 2, 3, 4, 5, 6, 7}};
    begin(&m);
    refused(&m, 1, nonsense, pebbles()->turn_clause);
    refused(&m, OCHRE_CHANCE, action("roll 1 2"), pebbles()->turn_clause);
    refused(&m, 7, action("wade 1"), pebbles()->turn_clause);
    refused(&m, 0, nonsense, pebbles()->notation_clause);
    refused(&m, 0, action("stack white 3"), "PB-207");
}

static void a_full_log_changes_nothing(void **unused)
{
    (void)unused;
    ochre_match m;
    begin(&m);
    m.capacity = m.plies;
    const ochre_match before = m;
    assert_int_equal(ochre_match_play(&m, 0, action("wade 1"), &clause), OCHRE_FULL);
    assert_memory_equal(m.state, before.state, sizeof(m.state));
    assert_int_equal(m.plies, before.plies);
    m.capacity = ROOM;
    assert_int_equal(ochre_match_play(&m, 0, action("wade 1"), &clause), OCHRE_OK);
    ochre_rng rng;
    ochre_rng_seed(&rng, 1, 0);
    m.capacity = m.plies;
    assert_int_equal(ochre_match_chance(&m, &rng), OCHRE_FULL);
    m.capacity = ROOM;
    assert_int_equal(ochre_match_chance(&m, &rng), OCHRE_OK);
}

/* Plays on at random until the end; the state after every ply is kept in `states`. */
static int play_out(ochre_match *m, uint64_t seed, uint8_t states[ROOM + 1][64])
{
    ochre_rng rng;
    ochre_rng_seed(&rng, seed, 0);
    assert_true(m->game->state_size <= 64);
    memcpy(states[m->plies], m->state, m->game->state_size);
    while (ochre_match_actor(m) != OCHRE_OVER) {
        const int actor = ochre_match_actor(m);
        if (actor == OCHRE_CHANCE) {
            assert_int_equal(ochre_match_chance(m, &rng), OCHRE_OK);
        } else {
            const ochre_action a =
                ochre_bot_named("random")->choose(m->game, m->edition, m->state, &rng);
            assert_int_equal(ochre_match_play(m, actor, a, &clause), OCHRE_OK);
        }
        memcpy(states[m->plies], m->state, m->game->state_size);
    }
    return m->plies;
}

static void every_state_is_a_replay(void **unused)
{
    (void)unused;
    static uint8_t states[ROOM + 1][64];
    ochre_match    m;
    begin(&m);
    const int first = m.plies, plies = play_out(&m, 5, states);
    assert_true(plies > 20);
    refused(&m, 0, action("wade 1"), pebbles()->turn_clause);
    for (int ply = first; ply <= plies; ply++) {
        alignas(16) uint8_t state[OCHRE_STATE];
        ochre_match_replay(&m, ply, state);
        assert_memory_equal(state, states[ply], m.game->state_size);
    }
    for (int ply = plies - 1; ply >= first; ply -= 3) {
        ochre_match_undo_to(&m, ply);
        assert_int_equal(m.plies, ply);
        assert_memory_equal(m.state, states[ply], m.game->state_size);
    }
}

static void a_loaded_position_begins_a_new_log(void **unused)
{
    (void)unused;
    ochre_match m, other;
    begin(&m);
    begin(&other);
    assert_int_equal(ochre_match_play(&other, 0, action("wade 1"), &clause), OCHRE_OK);
    ochre_match_load(&m, other.state);
    assert_true(m.from_position);
    assert_int_equal(m.plies, 0);
    assert_int_equal(ochre_match_play(&m, OCHRE_CHANCE, action("roll 6"), &clause), OCHRE_OK);
    ochre_match_undo_to(&m, 0);
    assert_memory_equal(m.state, other.state, m.game->state_size);
}

static void undo_reaches_back_over_own_choices_alone(void **unused)
{
    (void)unused;
    ochre_match m;
    begin(&m);
    assert_int_equal(ochre_match_undo_limit(&m, 0), 2);
    assert_int_equal(ochre_match_play(&m, 0, action("wade 1"), &clause), OCHRE_OK);
    assert_int_equal(ochre_match_undo_limit(&m, 0), 2);
    assert_int_equal(ochre_match_undo_limit(&m, 1), 3);
    assert_int_equal(ochre_match_play(&m, OCHRE_CHANCE, action("roll 6"), &clause), OCHRE_OK);
    assert_int_equal(ochre_match_undo_limit(&m, 0), 4);
    assert_int_equal(ochre_match_undo_limit(&m, 1), 4);
}

/* ---- bots ---- */

static void bots_are_found_by_name(void **unused)
{
    (void)unused;
    assert_string_equal(ochre_bot_named("greedy")->name, "greedy");
    assert_null(ochre_bot_named("oracle"));
    assert_null(ochre_game_named("chess"));
}

/* Greedy against random from seed to seed; the number of whole wins is fixed by the seeds. */
static void greedy_beats_random(void **unused)
{
    (void)unused;
    const ochre_game *game = pebbles();
    int               share = 0;
    enum { GAMES = 200 };
    for (int g = 0; g < GAMES; g++) {
        alignas(16) uint8_t state[OCHRE_STATE] = {0};
        ochre_setup         setup;
        ochre_rng           rng;
        ochre_rng_seed(&rng, 9, (uint64_t)g);
        ochre_setup_default(game, 2, &setup);
        assert_null(game->start(game->edition, state, &setup));
        for (int actor; (actor = game->actor(state)) != OCHRE_OVER;) {
            const ochre_bot   *bot = ochre_bot_named(actor == g % 2 ? "greedy" : "random");
            const ochre_action a = actor == OCHRE_CHANCE
                                       ? game->sample(game->edition, state, &rng)
                                       : bot->choose(game, game->edition, state, &rng);
            assert_null(game->refusal(game->edition, state, a));
            game->apply(game->edition, state, a);
        }
        ochre_result result;
        game->result(game->edition, state, &result);
        share += result.share[g % 2];
    }
    assert_in_range(share, GAMES * OCHRE_WHOLE_WIN * 6 / 10, GAMES * OCHRE_WHOLE_WIN);
}

/* ---- bench ---- */

static void benches_are_the_same_with_and_without_copies(void **unused)
{
    (void)unused;
    ochre_bench_plan plan = {.players = 3, .games = 50, .seed = 4};
    ochre_setup_default(pebbles(), 3, &plan.setup);
    const ochre_bench_result plain = ochre_bench_run(pebbles(), pebbles()->edition, &plan);
    plan.copying = true;
    const ochre_bench_result copied = ochre_bench_run(pebbles(), pebbles()->edition, &plan);
    assert_memory_equal(&plain, &copied, sizeof(plain));
    assert_int_equal(plain.games, 50);
    assert_true(plain.decisions > 50 && plain.events > 50);
    assert_true(plain.actions >= plain.decisions && plain.longest > 1);
    plan.seed = 5;
    assert_int_not_equal(ochre_bench_run(pebbles(), pebbles()->edition, &plan).signature,
                         plain.signature);
}

static void a_bench_of_a_forbidden_set_up_plays_nothing(void **unused)
{
    (void)unused;
    const ochre_bench_plan plan = {.players = 9, .games = 5, .seed = 4};
    assert_int_equal(ochre_bench_run(pebbles(), pebbles()->edition, &plan).games, 0);
}

static void the_reference_depends_on_all_its_steps(void **unused)
{
    (void)unused;
    const uint64_t sum = ochre_bench_reference(1024, 1000, 1);
    assert_int_equal(ochre_bench_reference(1024, 1000, 1), sum);
    assert_int_not_equal(ochre_bench_reference(1024, 1001, 1), sum);
    assert_int_not_equal(ochre_bench_reference(1024, 1000, 2), sum);
    assert_int_not_equal(ochre_bench_reference(1, 1000, 1), sum);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(options_are_set_by_name_and_word),
        cmocka_unit_test(a_refused_set_up_leaves_the_match_alone),
        cmocka_unit_test(refusals_are_asked_in_a_fixed_order),
        cmocka_unit_test(a_full_log_changes_nothing),
        cmocka_unit_test(every_state_is_a_replay),
        cmocka_unit_test(a_loaded_position_begins_a_new_log),
        cmocka_unit_test(undo_reaches_back_over_own_choices_alone),
        cmocka_unit_test(bots_are_found_by_name),
        cmocka_unit_test(greedy_beats_random),
        cmocka_unit_test(benches_are_the_same_with_and_without_copies),
        cmocka_unit_test(a_bench_of_a_forbidden_set_up_plays_nothing),
        cmocka_unit_test(the_reference_depends_on_all_its_steps),
    };
    return RUN_SUITE("match", tests);
}
