/* test_bots.c - bots by their names, what levels promise to whoever waits, what search asks of a game, and its arithmetic. */
#include <stdalign.h>
#include <string.h>

#include <ochre/bot.h>
#include <ochre/match.h>

#include "bots/search_math.h"
#include "games/pebbles/state.h"
#include "tests/testing.h"

enum { MOST_MEMORY = 5 << 20 }; /* and the game's notes */

static void bots_are_known_by_their_text(void **unused)
{
    (void)unused;
    static const char *const good[] = {"random",
                                       "greedy",
                                       "easy",
                                       "normal",
                                       "hard",
                                       "mcts:1",
                                       "mcts:2000",
                                       "mcts:500ms",
                                       "mcts:9x2",
                                       "mcts:100000000",
                                       "mcts:40msx64",
                                       "mcts:5-hints",
                                       "mcts:5msx2-estimate"};
    static const char *const bad[] = {"",
                                      "oracle",
                                      "mcts",
                                      "mcts:",
                                      "mcts:0",
                                      "mcts:01",
                                      "mcts:-1",
                                      "mcts:1 ",
                                      "mcts:1.5",
                                      "mcts:1s",
                                      "mcts:100000001",
                                      "mcts:5x0",
                                      "mcts:5x1",
                                      "mcts:5x65",
                                      "mcts:5x",
                                      "mcts:5-",
                                      "mcts:5-hint",
                                      "mcts:5-hints-estimate",
                                      "hard-hints",
                                      "mcts:5m",
                                      "mcts:5msx",
                                      "mcts:3600001ms",
                                      "Hard",
                                      "hard ",
                                      "mcts:N",
                                      "mcts:99999999999999999999"};
    ochre_bot_spec           spec;
    for (size_t i = 0; i < sizeof(good) / sizeof(good[0]); i++) {
        char       buffer[OCHRE_BOT_TEXT];
        ochre_text text = OCHRE_TEXT(buffer);
        assert_true(ochre_bot_parse(good[i], NULL, &spec));
        ochre_bot_text(&spec, &text);
        assert_string_equal(buffer, good[i]);
        assert_true(ochre_bot_memory(&spec) <= MOST_MEMORY + sizeof(ochre_notes));
        assert_true((ochre_bot_memory(&spec) == 0) == (i < 3));
    }
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
        if (ochre_bot_parse(bad[i], NULL, &spec))
            fail_msg("\"%s\" is no bot", bad[i]);
}

static void levels_keep_their_time(void **unused)
{
    (void)unused;
    for (int i = 0; ochre_games[i] != NULL; i++) {
        ochre_bot_spec easy, normal, hard;
        assert_true(ochre_bot_parse("easy", ochre_games[i], &easy));
        assert_true(ochre_bot_parse("normal", ochre_games[i], &normal));
        assert_true(ochre_bot_parse("hard", ochre_games[i], &hard));
        assert_true(normal.milliseconds > 0 && normal.milliseconds <= 300);
        assert_true(hard.milliseconds > normal.milliseconds && hard.milliseconds <= 1500);
        assert_true(easy.milliseconds <= normal.milliseconds);
        assert_true(hard.iterations > normal.iterations);
    }
}

/* ---- what a search asks of a game ---- */

static const ochre_game *asked;
static unsigned          weighed, estimated;

static void count_weigh(const void *edition, const void *state, const ochre_action *legal,
                        int count, uint32_t *weight, ochre_notes *notes)
{
    weighed++;
    asked->weigh(edition, state, legal, count, weight, notes);
}

static void count_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                           ochre_notes *notes)
{
    estimated++;
    asked->estimate(edition, state, share, notes);
}

/* Counts what it asks for its first decision. */
static void let_think(const char *bot, int players)
{
    static alignas(16) uint8_t memory[1 << 20];
    alignas(16) uint8_t        state[OCHRE_STATE] = {0};
    ochre_action               legal[OCHRE_LEGAL], action;
    ochre_thinking             mind = {.memory = memory, .bytes = sizeof memory};
    ochre_bot_spec             spec;
    ochre_setup                setup;
    ochre_rng                  rng;
    asked = ochre_game_named("kromanontsy");
    ochre_game game = *asked;
    game.weigh = count_weigh;
    game.estimate = count_estimate;
    ochre_rng_seed(&rng, 1, 1);
    ochre_setup_trial(&game, players, &setup);
    assert_null(game.start(game.edition, state, &setup));
    while (game.actor(state) == OCHRE_CHANCE || game.legal(game.edition, state, legal) == 1)
        game.apply(game.edition, state,
                   game.actor(state) == OCHRE_CHANCE ? game.sample(game.edition, state, &rng)
                                                     : legal[0]);
    assert_true(ochre_bot_parse(bot, &game, &spec));
    memset(memory, 0, sizeof memory);
    weighed = estimated = 0;
    assert_int_equal(ochre_bot_choose(&spec, &game, game.edition, state, &rng, &mind, &action),
                     OCHRE_OK);
}

static void a_search_asks_neither_what_it_lacks_nor_what_only_the_end_tells(void **unused)
{
    (void)unused;
    let_think("mcts:30", 2);
    const unsigned usually = weighed;
    assert_in_range(estimated, 1, 30);
    let_think("mcts:30-estimate", 2);
    assert_int_equal(estimated, 0);
    assert_true(weighed > usually); /* it plays on for longer */
    let_think("mcts:30-hints", 2);
    assert_in_range(estimated, 1, 30);
    assert_true(weighed <
                usually / 4); /* for what it looks at first, and not on the way to the end */
    let_think("mcts:30", 1);
    assert_int_equal(estimated,
                     0); /* one who is alone has won or lost at the end, and not before */
}

static unsigned tokens_seen; /* a bit for each */

static void look_at_the_others_token(const void *edition, const void *state,
                                     const ochre_action *legal, int count, uint32_t *weight,
                                     ochre_notes *notes)
{
    const pb_state *const s = state;
    tokens_seen |= 1u << s->players[1 - s->turn].token;
    asked->weigh(edition, state, legal, count, weight, notes);
}

/* Hints that peeked would be told another secret each time. */
static void hints_are_never_shown_the_true_world(void **unused)
{
    (void)unused;
    asked = ochre_game_named("pebbles");
    for (ochre_bot_kind kind = OCHRE_BOT_GREEDY; kind <= OCHRE_BOT_EASY; kind++) {
        alignas(16) uint8_t state[OCHRE_STATE] = {0};
        ochre_game          game = *asked;
        ochre_bot_spec      spec;
        ochre_setup         setup;
        ochre_action        action;
        ochre_rng           rng;
        ochre_rng_seed(&rng, 1, 1);
        ochre_setup_trial(&game, 2, &setup);
        assert_null(game.start(game.edition, state, &setup));
        while (game.actor(state) == OCHRE_CHANCE)
            game.apply(game.edition, state, game.sample(game.edition, state, &rng));
        game.weigh = look_at_the_others_token;
        assert_true(ochre_bot_parse(ochre_bot_labels[kind].name, &game, &spec));
        tokens_seen = 0;
        for (int i = 0; i < 40; i++)
            ochre_bot_choose(&spec, &game, game.edition, state, &rng, NULL, &action);
        assert_true(__builtin_popcount(tokens_seen) > 2);
    }
}

/* ---- arithmetic ---- */

static void roots_and_powers_are_near_enough(void **unused)
{
    (void)unused;
    for (uint32_t n = 1; n < 3000000; n += 1 + n / 50) {
        const float x = (float)n, root = bots_root(x);
        assert_true(root * root > x * 0.99999f && root * root < x * 1.00001f);
        const float log = bots_log2(n), back = bots_power2(log);
        assert_true(back > x * 0.999f && back < x * 1.001f);
        const int whole = 31 - __builtin_clz(n);
        assert_true(log >= (float)whole && log < (float)(whole + 1));
    }
    assert_true(bots_root(0) == 0);
    assert_true(bots_power2(-3) == 0.125f && bots_power2(10) == 1024);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bots_are_known_by_their_text),
        cmocka_unit_test(levels_keep_their_time),
        cmocka_unit_test(a_search_asks_neither_what_it_lacks_nor_what_only_the_end_tells),
        cmocka_unit_test(hints_are_never_shown_the_true_world),
        cmocka_unit_test(roots_and_powers_are_near_enough),
    };
    return RUN_SUITE("bots", tests);
}
