/* test_bots.c - bots by their names, and what the levels promise to whoever waits for them. */
#include <ochre/bot.h>
#include <ochre/game.h>

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bots_are_known_by_their_text),
        cmocka_unit_test(levels_keep_their_time),
    };
    return RUN_SUITE("bots", tests);
}
