/* test_json.c - cutting JSON: what is accepted, what is refused and where, and strings both ways. */
#include "tests/testing.h"

#include <string.h>

#include <ochre/json.h>

enum { TOKENS = 4096, WHY = 200 };

static ochre_json_token tokens[TOKENS];
static ochre_json       json;
static char             why_buffer[WHY];

static ochre_status cut_bytes(const char *text, size_t length)
{
    ochre_text why = OCHRE_TEXT(why_buffer);
    return ochre_json_cut(&json, text, length, tokens, TOKENS, &why);
}

static ochre_status cut(const char *text)
{
    return cut_bytes(text, strlen(text));
}

static void expect_refused(const char *text, const char *why)
{
    assert_int_equal(cut(text), OCHRE_MALFORMED);
    assert_string_equal(why_buffer, why);
}

/* ---- cutting ---- */

static void every_kind_of_value_is_cut(void **context)
{
    (void)context;
    assert_int_equal(cut(" [null, true,false , -0.5e+3,\"x\",[],{} ]\r\n\t"), OCHRE_OK);
    static const ochre_json_kind kinds[] = {OCHRE_JSON_NULL,   OCHRE_JSON_BOOL,   OCHRE_JSON_BOOL,
                                            OCHRE_JSON_NUMBER, OCHRE_JSON_STRING, OCHRE_JSON_ARRAY,
                                            OCHRE_JSON_OBJECT};
    int                          i = 0;
    for (int k = ochre_json_first(&json, 0); k >= 0; k = ochre_json_next(&json, 0, k))
        assert_int_equal(ochre_json_kind_of(&json, k), kinds[i++]);
    assert_int_equal(i, 7);
    assert_int_equal(json.token[0].size, 7);
}

static void members_are_walked_over_what_they_hold(void **context)
{
    (void)context;
    assert_int_equal(cut("{\"a\":[1,[2,3]],\"b\":{\"a\":4},\"c\":5}"), OCHRE_OK);
    int64_t value = 0;
    assert_true(ochre_json_int(&json, ochre_json_member(&json, 0, "c"), &value));
    assert_int_equal(value, 5);
    const int b = ochre_json_member(&json, 0, "b");
    assert_true(ochre_json_int(&json, ochre_json_member(&json, b, "a"), &value));
    assert_int_equal(value, 4);
    assert_int_equal(ochre_json_member(&json, 0, "d"), -1);
    assert_int_equal(ochre_json_member(&json, ochre_json_member(&json, 0, "c"), "a"), -1);
    int keys = 0;
    for (int k = ochre_json_first(&json, 0); k >= 0; k = ochre_json_next(&json, 0, k))
        keys++;
    assert_int_equal(keys, 3);
}

static void empty_containers_have_no_first(void **context)
{
    (void)context;
    assert_int_equal(cut("{}"), OCHRE_OK);
    assert_int_equal(ochre_json_first(&json, 0), -1);
    assert_int_equal(cut("[ ]"), OCHRE_OK);
    assert_int_equal(ochre_json_first(&json, 0), -1);
}

static void a_single_value_is_a_text(void **context)
{
    (void)context;
    assert_int_equal(cut("7"), OCHRE_OK);
    assert_int_equal(json.count, 1);
    assert_int_equal(cut("\"\""), OCHRE_OK);
    assert_true(ochre_json_is(&json, 0, ""));
}

static void refusals_name_line_and_column(void **context)
{
    (void)context;
    expect_refused("", "line 1, column 1: the text ends too early");
    expect_refused("[1,\n 2,\n  x]", "line 3, column 3: a value is expected");
    expect_refused("[\"\xd0\xba\xd0\xba\", x]", "line 1, column 8: a value is expected");
    expect_refused("[1,]", "line 1, column 4: a value is expected");
    expect_refused("[,1]", "line 1, column 2: a value is expected");
    expect_refused("[1 2]", "line 1, column 4: a comma or ] is expected");
    expect_refused("[1}", "line 1, column 3: a comma or ] is expected");
    expect_refused("{\"a\":1]", "line 1, column 7: a comma or } is expected");
    expect_refused("{\"a\" 1}", "line 1, column 6: a colon is expected");
    expect_refused("{a:1}", "line 1, column 2: a key in quotes is expected");
    expect_refused("{\"a\":1,}", "line 1, column 8: a key in quotes is expected");
    expect_refused("{\"a\":}", "line 1, column 6: a value is expected");
    expect_refused("[1] 2", "line 1, column 5: something stands behind the end");
    expect_refused("[", "line 1, column 2: the text ends too early");
    expect_refused("tru", "line 1, column 1: a value is expected");
    expect_refused("nulll", "line 1, column 5: something stands behind the end");
}

static void numbers_keep_to_the_grammar(void **context)
{
    (void)context;
    static const char *const good[] = {"0", "-0", "10", "1.5", "0.0", "1e5", "1E-5", "-1.25e+07"};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        assert_int_equal(cut(good[i]), OCHRE_OK);
    static const char *const bad[] = {"01", "-01", "+1",  "-",   ".5",  "1.",       "1.e5",
                                      "1e", "1e+", "0x1", "1_0", "NaN", "Infinity", "--1"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_int_equal(cut(bad[i]), OCHRE_MALFORMED);
    expect_refused("01", "line 1, column 1: a number with a leading zero");
}

static void whole_numbers_are_read_to_their_limits(void **context)
{
    (void)context;
    int64_t value = 0;
    assert_int_equal(cut("[9223372036854775807,-9223372036854775808,-0,9223372036854775808,"
                         "-9223372036854775809,99999999999999999999999,1.0,1e2,\"1\",12]"),
                     OCHRE_OK);
    assert_true(ochre_json_int(&json, 1, &value));
    assert_true(value == INT64_MAX);
    assert_true(ochre_json_int(&json, 2, &value));
    assert_true(value == INT64_MIN);
    assert_true(ochre_json_int(&json, 3, &value));
    assert_int_equal(value, 0);
    for (int token = 4; token <= 9; token++)
        assert_false(ochre_json_int(&json, token, &value));
    assert_true(ochre_json_int(&json, 10, &value));
    assert_int_equal(value, 12);
}

static void depth_is_limited(void **context)
{
    (void)context;
    char text[2 * OCHRE_JSON_DEPTH + 3];
    for (int depth = OCHRE_JSON_DEPTH; depth <= OCHRE_JSON_DEPTH + 1; depth++) {
        memset(text, '[', (size_t)depth);
        memset(text + depth, ']', (size_t)depth);
        const ochre_status status = cut_bytes(text, (size_t)depth * 2);
        assert_int_equal(status, depth == OCHRE_JSON_DEPTH ? OCHRE_OK : OCHRE_MALFORMED);
    }
    assert_string_equal(why_buffer, "line 1, column 17: nested too deeply");
}

static void too_few_tokens_are_told_apart(void **context)
{
    (void)context;
    ochre_text why = OCHRE_TEXT(why_buffer);
    assert_int_equal(ochre_json_cut(&json, "[1,2]", 5, tokens, 3, &why), OCHRE_OK);
    assert_int_equal(ochre_json_cut(&json, "[1,2]", 5, tokens, 2, &why), OCHRE_FULL);
    assert_string_equal(why_buffer, "line 1, column 4: more values than there is room for");
}

static void the_length_counts_and_not_a_zero(void **context)
{
    (void)context;
    assert_int_equal(cut_bytes("[1]]]", 3), OCHRE_OK);
    assert_int_equal(cut_bytes("[1]\0", 4), OCHRE_MALFORMED);
    assert_int_equal(cut_bytes("\"a", 2), OCHRE_MALFORMED);
    assert_int_equal(cut_bytes("\"\\u00", 5), OCHRE_MALFORMED);
    assert_int_equal(cut_bytes("\"\\ud83e\\udd", 11), OCHRE_MALFORMED);
    assert_int_equal(cut_bytes("\"\\\0\"", 4), OCHRE_MALFORMED);
    assert_int_equal(cut_bytes("tr", 2), OCHRE_MALFORMED);
}

/* ---- keys ---- */

static void doubled_keys_are_refused_however_written(void **context)
{
    (void)context;
    expect_refused("{\"a\":1,\"b\":2,\"a\":3}",
                   "line 1, column 14: a key that the object has already");
    expect_refused("{\"ab\":1,\"\\u0061b\":2}",
                   "line 1, column 9: a key that the object has already");
    expect_refused("{\"\xd0\xba\":1,\"\\u043a\":2}",
                   "line 1, column 8: a key that the object has already");
    assert_int_equal(cut("{\"a\":{\"a\":{\"a\":1}},\"b\":[{\"a\":1},{\"a\":1}]}"), OCHRE_OK);
}

static size_t write_members(char *text, int members)
{
    size_t at = 0;
    text[at++] = '{';
    for (int i = 0; i < members; i++)
        at += (size_t)sprintf(text + at, "%s\"k%d\":0", i > 0 ? "," : "", i);
    text[at++] = '}';
    return at;
}

static void members_are_limited(void **context)
{
    (void)context;
    static char text[16 * (OCHRE_JSON_MEMBERS + 1)];
    assert_int_equal(cut_bytes(text, write_members(text, OCHRE_JSON_MEMBERS)), OCHRE_OK);
    assert_int_equal(ochre_json_member(&json, 0, "k1023"), 2 * 1024);
    assert_int_equal(cut_bytes(text, write_members(text, OCHRE_JSON_MEMBERS + 1)), OCHRE_MALFORMED);
    assert_non_null(strstr(why_buffer, "too many members"));
}

/* ---- strings ---- */

static void escapes_are_undone(void **context)
{
    (void)context;
    char       buffer[64];
    ochre_text text = OCHRE_TEXT(buffer);
    assert_int_equal(
        cut("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u043a\\u2500\\ud83e\\uddb4\xd0\xba\""), OCHRE_OK);
    assert_true(ochre_json_string(&json, 0, &text));
    const char *plain = "\"\\/\b\f\n\r\tA\xd0\xba\xe2\x94\x80\xf0\x9f\xa6\xb4\xd0\xba";
    assert_string_equal(buffer, plain);
    assert_true(ochre_json_is(&json, 0, plain));
    assert_false(ochre_json_is(&json, 0, "\"\\/"));
    assert_false(ochre_json_is(&json, 0, ""));
}

static void a_string_too_long_for_its_text_is_told(void **context)
{
    (void)context;
    char       buffer[4];
    ochre_text text = OCHRE_TEXT(buffer);
    assert_int_equal(cut("[\"abc\",\"abcd\",5]"), OCHRE_OK);
    assert_true(ochre_json_string(&json, 1, &text));
    assert_string_equal(buffer, "abc");
    ochre_text_clear(&text);
    assert_false(ochre_json_string(&json, 2, &text));
    ochre_text_clear(&text);
    assert_false(ochre_json_string(&json, 3, &text));
}

static void strings_hold_only_utf8(void **context)
{
    (void)context;
    static const char *const bad[] = {
        "\"\x80\"",                 /* a tail alone */
        "\"\xd0\"",                 /* cut */
        "\"\xc0\xaf\"",             /* overlong, two bytes */
        "\"\xe0\x9f\xbf\"",         /* overlong, three */
        "\"\xf0\x8f\xbf\xbf\"",     /* overlong, four */
        "\"\xed\xa0\x80\"",         /* a surrogate */
        "\"\xf4\x90\x80\x80\"",     /* beyond U+10FFFF */
        "\"\xf8\x88\x80\x80\x80\"", /* five bytes */
        "\"\xff\"",
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        expect_refused(bad[i], "line 1, column 2: a byte that is not UTF-8");
    assert_int_equal(cut("\"\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf\""), OCHRE_OK);
}

static void strings_hold_no_controls_and_no_half_surrogates(void **context)
{
    (void)context;
    expect_refused("\"a\nb\"", "line 1, column 3: a control character in a string");
    expect_refused("\"a\\x\"", "line 1, column 3: an unknown escape");
    expect_refused("\"\\u12g4\"", "line 1, column 2: \\u needs four hexadecimal digits");
    expect_refused("\"\\ud83e\"", "line 1, column 2: half of a surrogate pair");
    expect_refused("\"\\ud83e\\u0041\"", "line 1, column 2: half of a surrogate pair");
    expect_refused("\"\\uddb4\"", "line 1, column 2: half of a surrogate pair");
    expect_refused("\"abc", "line 1, column 1: a string without an end");
}

static void quoting_can_be_undone(void **context)
{
    (void)context;
    char all[128], quoted[1024], back[128];
    for (int c = 1; c < 128; c++)
        all[c - 1] = (char)c;
    all[127] = '\0';
    ochre_text text = OCHRE_TEXT(quoted), undone = OCHRE_TEXT(back);
    ochre_json_quote(&text, all);
    assert_int_equal(cut(quoted), OCHRE_OK);
    assert_true(ochre_json_string(&json, 0, &undone));
    assert_string_equal(back, all);
}

static void quoting_replaces_what_is_not_utf8(void **context)
{
    (void)context;
    char       buffer[64];
    ochre_text text = OCHRE_TEXT(buffer);
    ochre_json_quote(&text, "a\xff\xd0\xba\xd0");
    assert_string_equal(buffer, "\"a\xef\xbf\xbd\xd0\xba\xef\xbf\xbd\"");
    ochre_text_clear(&text);
    ochre_json_quote_bytes(&text, "a\0\x1f", 3);
    assert_string_equal(buffer, "\"a\\u0000\\u001f\"");
}

static void places_of_tokens_are_found(void **context)
{
    (void)context;
    int line, column;
    assert_int_equal(cut("{\n  \"a\": [1,\n \"x\"]}"), OCHRE_OK);
    ochre_json_place(&json, 1, &line, &column);
    assert_int_equal(line, 2);
    assert_int_equal(column, 3);
    ochre_json_place(&json, 4, &line, &column);
    assert_int_equal(line, 3);
    assert_int_equal(column, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_value_is_cut),
        cmocka_unit_test(members_are_walked_over_what_they_hold),
        cmocka_unit_test(empty_containers_have_no_first),
        cmocka_unit_test(a_single_value_is_a_text),
        cmocka_unit_test(refusals_name_line_and_column),
        cmocka_unit_test(numbers_keep_to_the_grammar),
        cmocka_unit_test(whole_numbers_are_read_to_their_limits),
        cmocka_unit_test(depth_is_limited),
        cmocka_unit_test(too_few_tokens_are_told_apart),
        cmocka_unit_test(the_length_counts_and_not_a_zero),
        cmocka_unit_test(doubled_keys_are_refused_however_written),
        cmocka_unit_test(members_are_limited),
        cmocka_unit_test(escapes_are_undone),
        cmocka_unit_test(a_string_too_long_for_its_text_is_told),
        cmocka_unit_test(strings_hold_only_utf8),
        cmocka_unit_test(strings_hold_no_controls_and_no_half_surrogates),
        cmocka_unit_test(quoting_can_be_undone),
        cmocka_unit_test(quoting_replaces_what_is_not_utf8),
        cmocka_unit_test(places_of_tokens_are_found),
    };
    return RUN_SUITE("json", tests);
}
