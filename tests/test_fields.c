/* test_fields.c - what follows from field tables: JSON out and in, views, results, TypeScript types. */
#include "tests/testing.h"

#include <string.h>

#include "tests/camp.h"

enum { TOKENS = 600, LONG = 4000 };

static ochre_json_token tokens[TOKENS];
static ochre_json       json;
static char             out_buffer[LONG], why_buffer[300], edited_buffer[LONG];
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

/* The sample's JSON with one piece of it replaced. */
static const char *with(const char *piece, const char *other)
{
    const char *at = strstr(camp_sample_json, piece);
    assert_non_null(at);
    snprintf(edited_buffer, sizeof edited_buffer, "%.*s%s%s", (int)(at - camp_sample_json),
             camp_sample_json, other, at + strlen(piece));
    return edited_buffer;
}

static ochre_status read_state(const char *text, camp_state *s)
{
    cut(text);
    return ochre_state_read(&camp, &camp_printed, s, &json, 0, &why);
}

static void expect_refused(const char *piece, const char *other, const char *message)
{
    camp_state s = camp_sample();
    s.cold = 3;
    const camp_state before = s;
    assert_int_equal(read_state(with(piece, other), &s), OCHRE_INVALID);
    assert_string_equal(why_buffer, message);
    assert_memory_equal(&s, &before, sizeof s);
}

/* ---- writing and reading ---- */

static void a_state_is_written_in_the_order_of_its_table(void **context)
{
    (void)context;
    const camp_state s = camp_sample();
    begin();
    ochre_state_write(&camp, &camp_printed, &s, OCHRE_EVERYTHING, &out);
    assert_string_equal(out_buffer, camp_sample_json);
}

static void a_state_read_back_has_the_same_bytes(void **context)
{
    (void)context;
    const camp_state s = camp_sample();
    camp_state       back;
    memset(&back, 0xaa, sizeof back);
    assert_int_equal(read_state(camp_sample_json, &back), OCHRE_OK);
    assert_memory_equal(&back, &s, sizeof s);
}

static void members_may_come_in_any_order(void **context)
{
    (void)context;
    const camp_state s = camp_sample();
    camp_state       back;
    const char      *text = with("\"seats\":2,", "\"grid\":[[0,0,0],[0,0,200]],");
    char            *tail = strstr(edited_buffer, ",\"grid\":[[0,0,0],[0,0,200]]}");
    strcpy(tail, ",\"seats\":2}");
    assert_int_equal(read_state(text, &back), OCHRE_OK);
    assert_memory_equal(&back, &s, sizeof s);
}

static void a_viewer_gets_null_for_what_is_hidden(void **context)
{
    (void)context;
    camp_state s = camp_sample();
    begin();
    ochre_state_write(&camp, &camp_printed, &s, 1, &out);
    assert_non_null(strstr(out_buffer, "\"cards\":null,\"card_count\":2,\"hand\":null,"));
    assert_non_null(strstr(out_buffer, "\"cards\":[],\"card_count\":0,\"hand\":[],"));
    begin();
    ochre_state_write(&camp, &camp_printed, &s, OCHRE_SPECTATOR, &out);
    assert_null(strstr(out_buffer, "\"cards\":["));
    s.phase = 2;
    begin();
    ochre_state_write(&camp, &camp_printed, &s, OCHRE_SPECTATOR, &out);
    assert_null(strstr(out_buffer, "null"));
}

/* What may be left out when it is zero: a hidden one that is left out would tell that it is. */
typedef struct tent {
    uint8_t open, secret;
} tent;

static bool nobody_sees(const void *state, int viewer, const int index[2])
{
    (void)state;
    (void)viewer;
    (void)index;
    return false;
}

static void what_is_hidden_is_never_left_out(void **context)
{
    static const ochre_field fields[] = {
        OCHRE_FIELD(tent, open, OCHRE_U8, .flags = OCHRE_OPTIONAL),
        OCHRE_FIELD(tent, secret, OCHRE_U8, .flags = OCHRE_OPTIONAL, .sees = nobody_sees),
        OCHRE_END};
    ochre_game game = camp;
    (void)context;
    game.state_fields = fields;
    game.state_size = sizeof(tent);
    for (uint8_t secret = 0; secret < 2; secret++) {
        const tent t = {.secret = secret};
        begin();
        ochre_state_write(&game, &camp_printed, &t, 0, &out);
        assert_string_equal(out_buffer, "{\"secret\":null}");
        begin();
        ochre_state_write(&game, &camp_printed, &t, OCHRE_EVERYTHING, &out);
        assert_string_equal(out_buffer, secret == 0 ? "{}" : "{\"secret\":1}");
    }
}

static void a_view_cannot_be_loaded(void **context)
{
    (void)context;
    expect_refused("\"cards\":[1,40]", "\"cards\":null",
                   "players[0].cards: null: only what is hidden is null, and a value is needed");
}

static void numbers_outside_their_range_are_refused(void **context)
{
    (void)context;
    expect_refused("\"wood\":1", "\"wood\":10", "players[0].goods.wood: 10 is not in 0..9");
    expect_refused("\"cold\":-12", "\"cold\":-31", "cold: -31 is not in -30..5");
    expect_refused("\"turn\":2", "\"turn\":0", "turn: 0 is not in 1..4");
    expect_refused("\"guest\":2", "\"guest\":5", "players[0].guest: 5 is not 0 or in 1..4");
    expect_refused("[20,4]", "[20,0]", "players[0].hand[1]: 0 is not in 1..20");
    expect_refused("\"score\":-3", "\"score\":32768",
                   "players[0].score: 32768 is not in -32768..32767");
    expect_refused("\"debt\":70000", "\"debt\":4294967296",
                   "players[1].debt: 4294967296 is not in 0..4294967295");
    expect_refused("\"score\":-3", "\"score\":1.5",
                   "players[0].score: 1.5 is not a whole number in -32768..32767");
    expect_refused("200]", "256]", "grid[1][2]: 256 is not in 0..255");
}

static void wrong_kinds_are_refused(void **context)
{
    (void)context;
    expect_refused("\"cold\":-12", "\"cold\":\"-12\"", "cold: \"-12\" is not a number");
    expect_refused("\"is_chief\":true", "\"is_chief\":1",
                   "players[0].is_chief: 1 is not true or false");
    expect_refused("\"name\":\"\"", "\"name\":[]", "players[1].name: a list is not a string");
    expect_refused("[[0,0,0],[0,0,200]]", "[[0,0,0],7]", "grid[1]: 7 is not a list");
    expect_refused("{\"wood\":1,\"bone\":2}", "[1,2]", "players[0].goods: a list is not an object");
    expect_refused("[\"axe\",\"it's\"]", "5", "tools: 5 is not a list");
    camp_state s;
    assert_int_equal(read_state("[]", &s), OCHRE_INVALID);
    assert_string_equal(why_buffer, "the whole: a list is not an object");
}

static void words_must_be_known(void **context)
{
    (void)context;
    expect_refused("\"hunt\"", "\"hnut\"", "phase: \"hnut\" is none of rest, hunt, over");
    expect_refused("\"hunt\"", "1", "phase: 1 is none of rest, hunt, over");
    expect_refused("\"hunt\"", "\"0123456789012345678901234567890123456789\"",
                   "phase: \"01234567890123456789012345678901...\" is none of rest, hunt, over");
}

static void sets_are_ascending_without_doubles(void **context)
{
    (void)context;
    expect_refused("[1,40]", "[40,1]", "players[0].cards[1]: 1 is out of order");
    expect_refused("[1,40]", "[1,1]", "players[0].cards[1]: 1 is there twice");
    expect_refused("[1,40]", "[1,41]", "players[0].cards[1]: 41 is not in 1..40");
    expect_refused("[1,40]", "[0]", "players[0].cards[0]: 0 is not in 1..40");
    expect_refused("[\"axe\",\"it's\"]", "[\"axe\",\"oar\"]",
                   "tools[1]: \"oar\" is none of axe, bow, it's");
}

static void lengths_must_fit_and_agree(void **context)
{
    (void)context;
    expect_refused("[20,4]", "[1,2,3,4,5]", "players[0].hand: 5 elements, at most 4");
    expect_refused("[20,4]", "[20,4,5]", "players[0].marks: 2 elements, not 3");
    expect_refused("[[0,0,0],[0,0,200]]", "[[0,0,0]]", "grid: 1 element, not 2");
    expect_refused("[3,0]", "[3,0,0]", "visits.river bank: 3 elements, not 2");
    expect_refused("\"seats\":2", "\"seats\":3", "seats: 3, but there are 2 of what it counts");
}

static void fields_must_be_there_and_known(void **context)
{
    (void)context;
    expect_refused("\"cold\":-12,", "", "cold: missing");
    expect_refused("\"wood\":1,", "", "players[0].goods.wood: missing");
    expect_refused("\"cold\"", "\"colt\":1,\"cold\"", "colt: unknown field");
    expect_refused("\"bone\":0", "\"bone\":0,\"spare\":0", "players[1].goods.spare: unknown field");
    expect_refused("\"debt\"", "\"de\\nbt\"", "players[1].de\\nbt: unknown field");
}

static void strings_must_fit_and_be_clean(void **context)
{
    (void)context;
    camp_state s;
    assert_int_equal(read_state(with("\"name\":\"\"", "\"name\":\"1234567\""), &s), OCHRE_OK);
    assert_string_equal(s.players[1].name, "1234567");
    expect_refused("\"name\":\"\"", "\"name\":\"12345678\"",
                   "players[1].name: \"12345678\" is longer than 7 bytes");
    expect_refused("\"name\":\"\"", "\"name\":\"a\\u0000b\"",
                   "players[1].name: a control character in a string");
    expect_refused("\"name\":\"\"", "\"name\":\"\\u009b\"",
                   "players[1].name: a control character in a string");
}

static void derived_fields_are_worked_out_whatever_was_written(void **context)
{
    (void)context;
    camp_state s;
    assert_int_equal(read_state(with("\"total\":6", "\"total\":\"nonsense\""), &s), OCHRE_OK);
    assert_int_equal(s.total, 6);
    assert_int_equal(read_state(with("\"total\":6,", ""), &s), OCHRE_OK);
    assert_int_equal(s.total, 6);
}

static void a_position_that_breaks_the_rules_names_the_clause(void **context)
{
    (void)context;
    camp_state  s = camp_sample(), before = s;
    const char *text = with("\"wood\":1,\"bone\":2", "\"wood\":9,\"bone\":9");
    assert_int_equal(read_state(text, &s), OCHRE_INVALID);
    assert_string_equal(why_buffer, "the position breaks CA-020");
    assert_memory_equal(&s, &before, sizeof s);
}

/* ---- editions ---- */

static const char printed_json[] = "{\"edition\":\"standard\",\"rules\":[{\"text\":\"keep warm\"},"
                                   "{\"text\":\"pay\",\"cost\":{\"wood\":1,\"bone\":2}}]}";

static void an_edition_goes_out_and_comes_back(void **context)
{
    (void)context;
    camp_edition e;
    begin();
    ochre_edition_write(&camp, &camp_printed, &out);
    assert_string_equal(out_buffer, printed_json);
    memset(&e, 0xaa, sizeof e);
    cut(printed_json);
    assert_int_equal(ochre_edition_read(&camp, &e, &json, 0, &why), OCHRE_OK);
    assert_memory_equal(&e, &camp_printed, sizeof e);
    assert_true(ochre_edition_hash(&camp, &e) == ochre_edition_hash(&camp, &camp_printed));
    e.rules[0].cost[0] = 1;
    assert_true(ochre_edition_hash(&camp, &e) != ochre_edition_hash(&camp, &camp_printed));
}

static void a_bad_edition_is_refused_with_its_field(void **context)
{
    (void)context;
    camp_edition e;
    cut("{\"edition\":\"mine\",\"rules\":[{\"text\":\"a\",\"cost\":{\"wood\":6,\"bone\":0}}]}");
    assert_int_equal(ochre_edition_read(&camp, &e, &json, 0, &why), OCHRE_INVALID);
    assert_string_equal(why_buffer, "rules[0].cost.wood: 6 is not in 0..5");
    cut("{\"edition\":\"mine\",\"rules\":[]}");
    assert_int_equal(ochre_edition_read(&camp, &e, &json, 0, &why), OCHRE_INVALID);
    assert_string_equal(why_buffer, "rules: at least one (CA-001)");
    cut("{\"edition\":\"mine\"}");
    assert_int_equal(ochre_edition_read(&camp, &e, &json, 0, &why), OCHRE_INVALID);
    assert_string_equal(why_buffer, "rules: missing");
}

/* ---- results and types ---- */

static void ranks_and_shares_come_with_the_end(void **context)
{
    (void)context;
    camp_state s = camp_sample();
    s.seats = 3;
    begin();
    ochre_result_write(&camp, &camp_printed, &s, &out);
    assert_string_equal(out_buffer, "\"scores\":[7,-2,7]");
    s.phase = 2;
    begin();
    ochre_result_write(&camp, &camp_printed, &s, &out);
    assert_string_equal(out_buffer,
                        "\"scores\":[7,-2,7],\"ranks\":[1,3,1],\"shares\":[0.333333,0,0.666667]");
}

static const char types[] =
    "/* The types of long-camp, written by ochre from the game's tables. */\n"
    "export interface LongCampView {\n"
    "  seats: number;\n"
    "  phase: 'rest' | 'hunt' | 'over';\n"
    "  turn: number;\n"
    "  cold: number;\n"
    "  players: {\n"
    "    score: number;\n"
    "    debt?: number;\n"
    "    goods: Record<'wood' | 'bone', number>;\n"
    "    cards: number[] | null;\n"
    "    card_count: number;\n"
    "    hand: number[] | null;\n"
    "    marks: number[];\n"
    "    name: string;\n"
    "    is_chief: boolean;\n"
    "    guest: number;\n"
    "  }[];\n"
    "  visits: Record<'cave' | 'river bank', number[]>;\n"
    "  tools: ('axe' | 'bow' | 'it\\'s')[];\n"
    "  total: number;\n"
    "  rare?: number;\n"
    "  grid: number[][];\n"
    "}\n"
    "\n"
    "export interface LongCampEdition {\n"
    "  edition: string;\n"
    "  rules: {\n"
    "    text: string;\n"
    "    cost?: Record<'wood' | 'bone', number>;\n"
    "  }[];\n"
    "}\n"
    "\n"
    "export type LongCampAction =\n"
    "  | { verb: 'visit'; text: string; place: 'cave' | 'river bank'; people: number }\n"
    "  | { verb: 'pay'; text: string; goods: Partial<Record<'wood' | 'bone', number>> }\n"
    "  | { verb: 'use'; text: string; tools: ('axe' | 'bow' | 'it\\'s')[] }\n"
    "  | { verb: 'roll'; text: string; faces: number[] };\n";

static void types_say_what_the_json_holds(void **context)
{
    (void)context;
    begin();
    ochre_types_write(&camp, &out);
    assert_string_equal(out_buffer, types);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_state_is_written_in_the_order_of_its_table),
        cmocka_unit_test(a_state_read_back_has_the_same_bytes),
        cmocka_unit_test(members_may_come_in_any_order),
        cmocka_unit_test(a_viewer_gets_null_for_what_is_hidden),
        cmocka_unit_test(what_is_hidden_is_never_left_out),
        cmocka_unit_test(a_view_cannot_be_loaded),
        cmocka_unit_test(numbers_outside_their_range_are_refused),
        cmocka_unit_test(wrong_kinds_are_refused),
        cmocka_unit_test(words_must_be_known),
        cmocka_unit_test(sets_are_ascending_without_doubles),
        cmocka_unit_test(lengths_must_fit_and_agree),
        cmocka_unit_test(fields_must_be_there_and_known),
        cmocka_unit_test(strings_must_fit_and_be_clean),
        cmocka_unit_test(derived_fields_are_worked_out_whatever_was_written),
        cmocka_unit_test(a_position_that_breaks_the_rules_names_the_clause),
        cmocka_unit_test(an_edition_goes_out_and_comes_back),
        cmocka_unit_test(a_bad_edition_is_refused_with_its_field),
        cmocka_unit_test(ranks_and_shares_come_with_the_end),
        cmocka_unit_test(types_say_what_the_json_holds),
    };
    return RUN_SUITE("fields", tests);
}
