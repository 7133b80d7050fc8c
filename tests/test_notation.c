/* test_notation.c - actions as text and JSON, by a verb table that uses every kind of part. */
#include <string.h>

#include <ochre/json.h>
#include <ochre/notation.h>

#include "tests/testing.h"

static const char *const places[] = {"hunt", "forest", "hut", "card 1", "card 10", NULL};
static const char *const goods[] = {"wood", "brick", "gold", NULL};
static const char *const aids[] = {"tool 1", "tool 2", "once 4", NULL};

/* clang-format off */
#define WORD(text)                 {.kind = OCHRE_PART_WORD, .words = (const char *const[]){(text), NULL}}
#define PART(label, type, a, b)    {.name = (label), .kind = (type), .lo = (a), .hi = (b)}
#define WORDS(label, type, a, b, ...) {.name = (label), .kind = (type), .lo = (a), .hi = (b), .words = __VA_ARGS__}

enum { PLACE, PLACE_MANY, PAY, ROLL, USE, LIFT, REVEAL, HIDDEN, GIVE, PASS };

static const ochre_verb verbs[] = {
    [PLACE]      = {"place", 0, {WORDS("place", OCHRE_PART_NAME, 2, 4, places)}},
    [PLACE_MANY] = {"place", 0, {WORDS("place", OCHRE_PART_NAME, 0, 1, places),
                                 PART("count", OCHRE_PART_NUMBER, 1, 10)}},
    [PAY]        = {"pay", 0, {WORDS("amounts", OCHRE_PART_COUNTS, 1, 3, goods)}},
    [ROLL]       = {"roll", OCHRE_VERB_CHANCE, {PART("faces", OCHRE_PART_DICE, 1, 6)}},
    [USE]        = {"use", 0, {WORDS("aids", OCHRE_PART_FLAGS, 0, 3, aids, .empty = "none")}},
    [LIFT]       = {"lift", 0, {PART("stone", OCHRE_PART_INDEX, 1, 9),
                                WORDS("aids", OCHRE_PART_FLAGS, 0, 3, aids, .lead = "with")}},
    [REVEAL]     = {"reveal", OCHRE_VERB_CHANCE, {WORD("card"), PART("card", OCHRE_PART_INDEX, 1, 36)}},
    [HIDDEN]     = {"reveal", OCHRE_VERB_CHANCE | OCHRE_VERB_SEEN, {WORD("card"), WORD("hidden")}},
    [GIVE]       = {"give", 0, {PART("to", OCHRE_PART_SEAT, 1, 4),
                                WORDS("amounts", OCHRE_PART_COUNTS, 1, 3, goods)}},
    [PASS]       = {.word = "pass"},
    {.word = NULL},
};
/* clang-format on */

static const ochre_game game = {.id = "parts", .verbs = verbs};

static char       message[400];
static ochre_text why;

static ochre_status parse(const char *text, ochre_action *action)
{
    why = OCHRE_TEXT(message);
    return ochre_action_parse(&game, text, strlen(text), action, &why);
}

static void round_trip(const char *text, ochre_action wanted)
{
    ochre_action found;
    char         back[200];
    ochre_text   out = OCHRE_TEXT(back);
    if (parse(text, &found) != OCHRE_OK)
        fail_msg("%s: %s", text, message);
    assert_memory_equal(&found, &wanted, sizeof(found));
    assert_true(ochre_action_formed(&game, found));
    ochre_action_text(&game, found, &out);
    assert_string_equal(back, text);
}

static void every_kind_of_part_goes_both_ways(void **unused)
{
    (void)unused;
    round_trip("place hut", (ochre_action){PLACE, {2}});
    round_trip("place forest 3", (ochre_action){PLACE_MANY, {1, 3}});
    round_trip("place hunt 10", (ochre_action){PLACE_MANY, {0, 10}});
    round_trip("pay wood 2 gold 1", (ochre_action){PAY, {2, 0, 1}});
    round_trip("pay brick 255", (ochre_action){PAY, {0, 255, 0}});
    round_trip("roll 1 4 4", (ochre_action){ROLL, {1, 0, 0, 2, 0, 0}});
    round_trip("use none", (ochre_action){USE, {0}});
    round_trip("use tool 1 once 4", (ochre_action){USE, {5}});
    round_trip("lift 9", (ochre_action){LIFT, {8, 0}});
    round_trip("lift 1 with tool 2", (ochre_action){LIFT, {0, 2}});
    round_trip("reveal card 36", (ochre_action){REVEAL, {35}});
    round_trip("reveal card hidden", (ochre_action){HIDDEN, {0}});
    round_trip("give 4 wood 1", (ochre_action){GIVE, {3, 1}});
    round_trip("pass", (ochre_action){PASS, {0}});
}

static void the_longest_word_is_taken(void **unused)
{
    (void)unused;
    round_trip("place card 1", (ochre_action){PLACE, {3}});
    round_trip("place card 10", (ochre_action){PLACE, {4}});
}

static void only_canonical_text_is_read(void **unused)
{
    (void)unused;
    static const char *const wrong[] = {
        "",
        " ",
        "Pass",
        " pass",
        "pass ",
        "pass\n",
        "pas",
        "passing",
        "pass 1",
        "place",
        "place hut 1",
        "place hut hut",
        "place  forest 3",
        "place forest",
        "place forest 0",
        "place forest 11",
        "place forest 03",
        "place forest +3",
        "place forest -3",
        "place forest 3.",
        "place forest 4294967299",
        "place card 2",
        "place card 100",
        "place hunt\t3",
        "pay",
        "pay wood",
        "pay wood 0",
        "pay wood 256",
        "pay gold 1 wood 2",
        "pay wood 1 wood 1",
        "pay wood 1 stone 1",
        "roll",
        "roll 0",
        "roll 7",
        "roll 4 1",
        "roll 1 4,4",
        "use",
        "use none tool 1",
        "use tool 1 none",
        "use tool 2 tool 1",
        "use tool 1 tool 1",
        "use tool 4",
        "use with tool 1",
        "lift 0",
        "lift 10",
        "lift 1 with",
        "lift 1 tool 2",
        "reveal 3",
        "reveal card 0",
        "reveal card 37",
        "give 5 wood 1",
        "give wood 1",
        "? 1 0 0 0 0 0 0 0",
    };
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        ochre_action action;
        if (parse(wrong[i], &action) != OCHRE_MALFORMED)
            fail_msg("\"%s\" was read", wrong[i]);
        assert_memory_equal(message, "column ", 7);
    }
}

static void says(const char *text, const char *wanted)
{
    ochre_action action;
    assert_int_equal(parse(text, &action), OCHRE_MALFORMED);
    assert_string_equal(message, wanted);
}

static void messages_say_what_was_expected_where(void **unused)
{
    (void)unused;
    says("place forst 3", "column 7: forst is none of hut, card 1, card 10, hunt, forest");
    says("place forest", "column 13: expected a number from 1 to 10");
    says("place forest 11", "column 14: expected a number from 1 to 10; found 11");
    says("place card 2", "column 7: card 2 is none of hut, card 1, card 10, hunt, forest");
    says("place hut 1", "column 11: expected nothing more; found 1");
    says("plaice hut",
         "column 1: plaice is none of place, pay, roll, use, lift, reveal, give, pass");
    says("roll 4 1", "column 8: expected a number from 4 to 6, nothing more; found 1");
    says("pay gold 1 wood 2", "column 12: expected nothing more; found wood");
    says("place  hut", "column 7: a space is none of hut, card 1, card 10, hunt, forest");
    says("pass\x01", "column 1: pass? is none of place, pay, roll, use, lift, reveal, give, pass");
}

static void long_and_hostile_text_is_refused(void **unused)
{
    (void)unused;
    static const char wild[] = "place \0\xff\xfe forest";
    char              line[4000];
    ochre_action      action;
    for (size_t i = 0; i < sizeof(line); i++)
        line[i] = i < 5 ? "roll "[i] : '1';
    why = OCHRE_TEXT(message);
    assert_int_equal(ochre_action_parse(&game, line, sizeof(line), &action, &why), OCHRE_MALFORMED);
    for (size_t length = 0; length < sizeof(wild); length++) {
        why = OCHRE_TEXT(message);
        assert_int_equal(ochre_action_parse(&game, wild, length, &action, &why), OCHRE_MALFORMED);
    }
    for (size_t i = 5; i < sizeof(line); i++)
        line[i] = i % 2 == 0 ? ' ' : '1';
    why = OCHRE_TEXT(message);
    assert_int_equal(ochre_action_parse(&game, line, 119, &action, &why), OCHRE_MALFORMED);
    assert_int_equal(ochre_action_parse(&game, line, 64, &action, &why), OCHRE_OK);
}

static void a_text_may_end_without_a_zero(void **unused)
{
    (void)unused;
    ochre_action action;
    why = OCHRE_TEXT(message);
    assert_int_equal(ochre_action_parse(&game, "passage", 4, &action, &why), OCHRE_OK);
    assert_int_equal(action.verb, PASS);
}

/* Whatever the bytes: either not formed and unreadable, or formed and the text leads back. */
static void any_eight_bytes_are_formed_or_not(void **unused)
{
    (void)unused;
    ochre_rng rng;
    ochre_rng_seed(&rng, 2, 0);
    int formed = 0;
    for (int i = 0; i < 200000; i++) {
        const uint32_t spread = i % 3 == 0 ? 256 : 4;
        ochre_action   action = {.verb = (uint8_t)ochre_rng_below(&rng, PASS + 3)}, back;
        const int      arguments = (int)ochre_rng_below(&rng, 8);
        for (int k = 0; k < arguments; k++)
            action.arg[k] = (uint8_t)ochre_rng_below(&rng, spread);
        char       line[200];
        ochre_text out = OCHRE_TEXT(line);
        ochre_action_text(&game, action, &out);
        assert_false(out.full);
        const bool is_read = parse(line, &back) == OCHRE_OK;
        assert_int_equal(is_read, ochre_action_formed(&game, action));
        if (is_read)
            assert_memory_equal(&action, &back, sizeof(back));
        else
            assert_int_equal(line[0], '?');
        formed += is_read;
    }
    assert_true(formed > 1000);
}

static void bytes_behind_the_arguments_must_be_zero(void **unused)
{
    (void)unused;
    assert_true(ochre_action_formed(&game, (ochre_action){PASS, {0}}));
    for (int i = 0; i < 7; i++) {
        ochre_action action = {PASS, {0}};
        action.arg[i] = 1;
        assert_false(ochre_action_formed(&game, action));
    }
    assert_false(ochre_action_formed(&game, (ochre_action){PASS + 1, {0}}));
    assert_false(ochre_action_formed(&game, (ochre_action){255, {0}}));
}

static void writes_json(const char *text, const char *wanted)
{
    ochre_action action;
    char         json[400];
    ochre_text   out = OCHRE_TEXT(json);
    assert_int_equal(parse(text, &action), OCHRE_OK);
    ochre_action_write(&game, action, &out);
    assert_string_equal(json, wanted);
}

static void actions_are_written_as_json_with_their_parts(void **unused)
{
    (void)unused;
    writes_json(
        "place forest 3",
        "{\"verb\":\"place\",\"text\":\"place forest 3\",\"place\":\"forest\",\"count\":3}");
    writes_json("pay wood 2 gold 1", "{\"verb\":\"pay\",\"text\":\"pay wood 2 gold 1\","
                                     "\"amounts\":{\"wood\":2,\"gold\":1}}");
    writes_json("roll 1 4 4", "{\"verb\":\"roll\",\"text\":\"roll 1 4 4\",\"faces\":[1,4,4]}");
    writes_json("use none", "{\"verb\":\"use\",\"text\":\"use none\",\"aids\":[]}");
    writes_json("use tool 1 once 4", "{\"verb\":\"use\",\"text\":\"use tool 1 once 4\","
                                     "\"aids\":[\"tool 1\",\"once 4\"]}");
    writes_json("give 2 wood 1", "{\"verb\":\"give\",\"text\":\"give 2 wood 1\",\"to\":2,"
                                 "\"amounts\":{\"wood\":1}}");
    writes_json("reveal card hidden", "{\"verb\":\"reveal\",\"text\":\"reveal card hidden\"}");
}

static void what_is_no_action_is_written_as_such(void **unused)
{
    (void)unused;
    char       json[200];
    ochre_text out = OCHRE_TEXT(json);
    ochre_action_write(&game, (ochre_action){200, {1, 2, 3}}, &out);
    assert_string_equal(json, "{\"verb\":null,\"text\":\"? 200 1 2 3 0 0 0 0\"}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_part_goes_both_ways),
        cmocka_unit_test(the_longest_word_is_taken),
        cmocka_unit_test(only_canonical_text_is_read),
        cmocka_unit_test(messages_say_what_was_expected_where),
        cmocka_unit_test(long_and_hostile_text_is_refused),
        cmocka_unit_test(a_text_may_end_without_a_zero),
        cmocka_unit_test(any_eight_bytes_are_formed_or_not),
        cmocka_unit_test(bytes_behind_the_arguments_must_be_zero),
        cmocka_unit_test(actions_are_written_as_json_with_their_parts),
        cmocka_unit_test(what_is_no_action_is_written_as_such),
    };
    return RUN_SUITE("notation", tests);
}
