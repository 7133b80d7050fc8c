/* test_paths.c - single values of a state by their path, and the differences of two states. */
#include "tests/testing.h"

#include <string.h>

#include "tests/camp.h"

enum { TOKENS = 50, LONG = 2000 };

static ochre_json_token tokens[TOKENS];
static ochre_json       json;
static char             out_buffer[LONG], why_buffer[300];
static ochre_text       out, why;

static void begin(void)
{
    out = OCHRE_TEXT(out_buffer);
    why = OCHRE_TEXT(why_buffer);
}

static void cut(const char *text)
{
    begin();
    assert_int_equal(ochre_json_cut(&json, text, strlen(text), tokens, TOKENS, &why), OCHRE_OK);
}

static ochre_status set(camp_state *s, const char *path, const char *value)
{
    cut(value);
    return ochre_state_set(&camp, s, path, &json, 0, &why);
}

static void expect_at(const camp_state *s, int viewer, const char *path, const char *value)
{
    begin();
    assert_int_equal(ochre_state_get(&camp, &camp_printed, s, viewer, path, &out, &why), OCHRE_OK);
    assert_string_equal(out_buffer, value);
}

/* ---- paths ---- */

static void paths_lead_to_every_kind_of_value(void **context)
{
    (void)context;
    const camp_state s = camp_sample();
    expect_at(&s, OCHRE_EVERYTHING, "phase", "\"hunt\"");
    expect_at(&s, OCHRE_EVERYTHING, "players[0].score", "-3");
    expect_at(&s, OCHRE_EVERYTHING, "players[0].goods", "{\"wood\":1,\"bone\":2}");
    expect_at(&s, OCHRE_EVERYTHING, "players[0].goods.bone", "2");
    expect_at(&s, OCHRE_EVERYTHING, "players[0].hand[1]", "4");
    expect_at(&s, OCHRE_EVERYTHING, "players[1].guest", "0");
    expect_at(&s, OCHRE_EVERYTHING, "players[0].card_count", "2");
    expect_at(&s, OCHRE_EVERYTHING, "visits.river bank", "[3,0]");
    expect_at(&s, OCHRE_EVERYTHING, "visits.river bank[0]", "3");
    expect_at(&s, OCHRE_EVERYTHING, "grid[1]", "[0,0,200]");
    expect_at(&s, OCHRE_EVERYTHING, "grid[1][2]", "200");
    expect_at(&s, OCHRE_EVERYTHING, "rare", "0");
}

static void a_path_into_the_hidden_is_null(void **context)
{
    (void)context;
    const camp_state s = camp_sample();
    expect_at(&s, 0, "players[0].hand", "[20,4]");
    expect_at(&s, 1, "players[0].hand", "null");
    expect_at(&s, 1, "players[0].hand[0]", "null");
    expect_at(&s, 1, "players[0].hand[3]", "null"); /* not even the length shows */
}

static void expect_lost(const char *path, const char *message)
{
    const camp_state s = camp_sample();
    begin();
    assert_int_equal(ochre_state_get(&camp, &camp_printed, &s, OCHRE_EVERYTHING, path, &out, &why),
                     OCHRE_UNKNOWN);
    assert_string_equal(why_buffer, message);
    assert_string_equal(out_buffer, "");
}

static void paths_that_lead_nowhere_say_where_they_end(void **context)
{
    (void)context;
    expect_lost("", ": a field is expected here");
    expect_lost("fase", "fase: unknown field");
    expect_lost("players[0].fod.x", "players[0].fod: unknown field");
    expect_lost("players[2].score", "players[2]: there are only 2");
    expect_lost("players[0].hand[2]", "players[0].hand[2]: there are only 2");
    expect_lost("players.score", "players: a list: an index in brackets is expected");
    expect_lost("players[x]", "players[: a number and ] are expected");
    expect_lost("players[0", "players[0: a number and ] are expected");
    expect_lost("players[99999999999999999999]", "players[999999: a number and ] are expected");
    expect_lost("players[0].", "players[0].: a field is expected here");
    expect_lost("players[0]score", "players[0]: it has no parts");
    expect_lost("phase[0]", "phase: it has no parts");
    expect_lost("phase.x", "phase: it has no parts");
    expect_lost("players[0].goods[0]", "players[0].goods: its elements have names, not numbers");
    expect_lost("players[0].goods.spare", "players[0].goods.spare: unknown field");
    expect_lost("grid[0][0][0]", "grid[0][0]: it has no parts");
}

static void values_are_set_by_path(void **context)
{
    (void)context;
    camp_state s = camp_sample();
    assert_int_equal(set(&s, "phase", "\"rest\""), OCHRE_OK);
    assert_int_equal(set(&s, "players[1].goods.wood", "5"), OCHRE_OK);
    assert_int_equal(set(&s, "players[0].cards", "[2,3]"), OCHRE_OK);
    assert_int_equal(set(&s, "grid[0]", "[1,2,3]"), OCHRE_OK);
    assert_int_equal(set(&s, "turn", "1"), OCHRE_OK);
    assert_int_equal(s.phase, 0);
    assert_int_equal(s.players[1].goods[0], 5);
    assert_int_equal(s.players[0].cards, 6);
    assert_int_equal(s.grid[0][2], 3);
    assert_int_equal(s.turn, 0);
    assert_int_equal(s.total, 6);
    assert_int_equal(ochre_state_settle(&camp, &camp_printed, &s, &why), OCHRE_OK);
    assert_int_equal(s.total, 8);
}

static void setting_an_object_changes_only_what_it_names(void **context)
{
    (void)context;
    camp_state s = camp_sample(), expected = s;
    assert_int_equal(set(&s, "players[0]", "{\"goods\":{\"bone\":7},\"name\":\"x\"}"), OCHRE_OK);
    expected.players[0].goods[1] = 7;
    memcpy(expected.players[0].name, "x\0\0", 4);
    assert_memory_equal(&s, &expected, sizeof s);
}

static void setting_a_list_changes_its_own_count(void **context)
{
    (void)context;
    camp_state s = camp_sample();
    assert_int_equal(set(&s, "players[0].hand", "[9,8,7]"), OCHRE_OK);
    assert_int_equal(s.players[0].hand_size, 3);
    expect_at(&s, OCHRE_EVERYTHING, "players[0].marks", "[7,0,0]");
    assert_int_equal(set(&s, "players[0].marks[2]", "5"), OCHRE_OK);
    assert_int_equal(set(&s, "players[0].hand", "[9]"), OCHRE_OK);
    const uint8_t left[4] = {9}, marked[4] = {7};
    assert_memory_equal(s.players[0].hand, left, 4);
    assert_memory_equal(s.players[0].marks, marked, 4);
    assert_int_equal(set(&s, "players[0]", "{\"hand\":[1,2],\"marks\":[3]}"), OCHRE_INVALID);
    assert_string_equal(why_buffer, "players[0].marks: 1 element, not 2");
    assert_int_equal(s.players[0].hand_size, 1);
}

static void expect_not_set(const char *path, const char *value, ochre_status status,
                           const char *message)
{
    camp_state s = camp_sample(), before = s;
    assert_int_equal(set(&s, path, value), status);
    assert_string_equal(why_buffer, message);
    assert_memory_equal(&s, &before, sizeof s);
}

static void what_cannot_be_set_is_refused(void **context)
{
    (void)context;
    expect_not_set("total", "3", OCHRE_INVALID, "total: follows from other fields");
    expect_not_set("players[0].card_count", "3", OCHRE_INVALID,
                   "players[0].card_count: follows from other fields");
    expect_not_set("players[0]", "{\"card_count\":3}", OCHRE_INVALID,
                   "players[0].card_count: follows from other fields");
    expect_not_set("seats", "3", OCHRE_INVALID, "seats: 3, but there are 2 of what it counts");
    expect_not_set("players", "[{}]", OCHRE_INVALID, "players: 1 element, not 2");
    expect_not_set("visits.cave", "[1]", OCHRE_INVALID, "visits.cave: 1 element, not 2");
    expect_not_set("players[0].hand", "[1,99]", OCHRE_INVALID,
                   "players[0].hand[1]: 99 is not in 1..20");
    expect_not_set("players[7]", "{}", OCHRE_UNKNOWN, "players[7]: there are only 2");
    expect_not_set("cold", "null", OCHRE_INVALID,
                   "cold: null: only what is hidden is null, and a value is needed");
}

static void settling_a_broken_position_changes_nothing(void **context)
{
    (void)context;
    camp_state s = camp_sample();
    s.players[0].goods[0] = 200;
    const camp_state before = s;
    begin();
    assert_int_equal(ochre_state_settle(&camp, &camp_printed, &s, &why), OCHRE_INVALID);
    assert_string_equal(why_buffer, "the position breaks CA-020");
    assert_memory_equal(&s, &before, sizeof s);
}

/* ---- differences ---- */

static void expect_diff(const camp_state *a, const camp_state *b, int viewer, const char *expected)
{
    begin();
    ochre_state_diff(&camp, &camp_printed, a, b, viewer, &out);
    assert_string_equal(out_buffer, expected);
}

static void differences_are_told_value_by_value(void **context)
{
    (void)context;
    const camp_state a = camp_sample();
    camp_state       b = a;
    expect_diff(&a, &b, OCHRE_EVERYTHING, "[]");
    b.phase = 0;
    b.players[1].goods[1] = 4;
    b.visits[0][1] = 2;
    b.grid[0][1] = 1;
    expect_diff(&a, &b, OCHRE_SPECTATOR,
                "[{\"path\":\"phase\",\"from\":\"hunt\",\"to\":\"rest\"},"
                "{\"path\":\"players[1].goods.bone\",\"from\":0,\"to\":4},"
                "{\"path\":\"visits.cave[1]\",\"from\":0,\"to\":2},"
                "{\"path\":\"grid[0][1]\",\"from\":0,\"to\":1}]");
}

static void a_hidden_change_shows_only_in_what_is_open(void **context)
{
    (void)context;
    const camp_state a = camp_sample();
    camp_state       b = a;
    b.players[0].cards = 0x8000000000;
    const char *count = "{\"path\":\"players[0].card_count\",\"from\":2,\"to\":1}";
    char        whole[200], open[200];
    snprintf(whole, sizeof whole,
             "[{\"path\":\"players[0].cards\",\"from\":[1,40],\"to\":[40]},%s]", count);
    snprintf(open, sizeof open, "[%s]", count);
    expect_diff(&a, &b, 0, whole);
    expect_diff(&a, &b, 1, open);
}

static void lists_of_another_length_are_told_whole(void **context)
{
    (void)context;
    const camp_state a = camp_sample();
    camp_state       b = a;
    b.players[0].hand_size = 3;
    b.players[0].hand[2] = 6;
    expect_diff(&a, &b, 0,
                "[{\"path\":\"players[0].hand\",\"from\":[20,4],\"to\":[20,4,6]},"
                "{\"path\":\"players[0].marks\",\"from\":[7,0],\"to\":[7,0,0]}]");
}

static void what_comes_to_light_comes_from_null(void **context)
{
    (void)context;
    camp_state a = camp_sample(), b = a;
    b.phase = 2;
    begin();
    ochre_state_diff(&camp, &camp_printed, &a, &b, 1, &out);
    assert_non_null(
        strstr(out_buffer, "{\"path\":\"players[0].hand\",\"from\":null,\"to\":[20,4]}"));
    assert_null(strstr(out_buffer, "players[1]"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_lead_to_every_kind_of_value),
        cmocka_unit_test(a_path_into_the_hidden_is_null),
        cmocka_unit_test(paths_that_lead_nowhere_say_where_they_end),
        cmocka_unit_test(values_are_set_by_path),
        cmocka_unit_test(setting_an_object_changes_only_what_it_names),
        cmocka_unit_test(setting_a_list_changes_its_own_count),
        cmocka_unit_test(what_cannot_be_set_is_refused),
        cmocka_unit_test(settling_a_broken_position_changes_nothing),
        cmocka_unit_test(differences_are_told_value_by_value),
        cmocka_unit_test(a_hidden_change_shows_only_in_what_is_open),
        cmocka_unit_test(lists_of_another_length_are_told_whole),
        cmocka_unit_test(what_comes_to_light_comes_from_null),
    };
    return RUN_SUITE("paths", tests);
}
