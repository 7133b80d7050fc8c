/* server_parts.c - the server's small parts that need no server: maps, names, addresses, JSON going out. */
#include <stdlib.h>
#include <string.h>

#include <ochre/rng.h>

#include "server/address.h"
#include "server/js.h"
#include "server/map.h"
#include "server/people.h"
#include "tests/testing.h"

/* ---- maps ---- */

enum { KEYS = 500, DEEDS = 50000 };

static void a_map_holds_what_was_put_and_not_removed(void **state)
{
    static int boxes[KEYS + 1];
    bool       is_in[KEYS + 1] = {false};
    map        m = {0};
    ochre_rng  rng;
    int        count = 0;
    (void)state;
    ochre_rng_seed(&rng, 1, 0);
    for (int i = 0; i < DEEDS; i++) {
        const int key = 1 + (int)ochre_rng_below(&rng, KEYS);
        if (ochre_rng_below(&rng, 2) == 0) {
            count += !is_in[key];
            is_in[key] = true;
            assert_true(map_put(&m, key, &boxes[key]));
        } else {
            count -= is_in[key];
            is_in[key] = false;
            map_remove(&m, key);
        }
        const int asked = 1 + (int)ochre_rng_below(&rng, KEYS);
        assert_ptr_equal(map_get(&m, asked), is_in[asked] ? &boxes[asked] : NULL);
        assert_int_equal(m.count, count);
    }
    int walked = 0;
    for (int i = map_next(&m, 0); i >= 0; i = map_next(&m, i + 1))
        walked += is_in[m.key[i]];
    assert_int_equal(walked, count);
    map_free(&m);
}

static void counts_that_fall_to_zero_are_gone(void **state)
{
    map m = {0};
    (void)state;
    assert_int_equal(map_count(&m, 7), 0);
    assert_true(map_add(&m, 7, 1));
    assert_true(map_add(&m, 7, 1));
    assert_true(map_add(&m, INT64_MAX, 1));
    assert_int_equal(map_count(&m, 7), 2);
    assert_true(map_add(&m, 7, -2));
    assert_int_equal(map_count(&m, 7), 0);
    assert_int_equal(m.count, 1);
    map_free_counts(&m);
}

/* ---- names ---- */

static bool is_name(const char *text, const char *as)
{
    char       name[STORE_NAME], words[128];
    ochre_text why = OCHRE_TEXT(words);
    const bool good = people_name(text, strlen(text), name, &why);
    assert_true(good || words[0] != '\0');
    return good && strcmp(name, as) == 0;
}

static void names_are_trimmed_and_checked(void **state)
{
    static const char *const wrong[] = {
        "",
        "   ",
        "a\tb",
        "a\nb",
        "<i>",
        "a\"b",
        "1234567890123456789012345",
        "a\xe2\x80\x8fy",            /* turns the direction */
        "a\xe2\x80\x8b",             /* is not seen */
        "\xcc\x81k",                 /* an accent on nothing */
        "k\xcc\x81\xcc\x81\xcc\x81", /* three on one */
        "\xf0\x9f\x98\x80",          /* a picture */
    };
    (void)state;
    assert_true(is_name("Ayla", "Ayla"));
    assert_true(is_name("  Two   words ", "Two words"));
    assert_true(is_name("Кроманьонец", "Кроманьонец"));
    assert_true(is_name("абвгдежзиклмнопрстуфхцчш", "абвгдежзиклмнопрстуфхцчш"));
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        char       name[STORE_NAME], words[128];
        ochre_text why = OCHRE_TEXT(words);
        assert_false(people_name(wrong[i], strlen(wrong[i]), name, &why));
    }
}

static void look_alikes_fold_to_the_same(void **state)
{
    static const char *const pairs[][2] = {
        {"Mammoth", "mammoth"},   {"Mammoth", "MAMM0TH"}, {"Mammoth", "Мammоth"},
        {"Mammoth", "Mam moth"},  {"Mammoth", "Mämmöth"}, {"paul", "раuІ"},
        {"illusion", "1llusion"}, {"Ольга", "ольга"},     {"Ёжик", "ежик"},
    };
    char a[STORE_NAME], b[STORE_NAME];
    (void)state;
    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++) {
        people_fold(pairs[i][0], a);
        people_fold(pairs[i][1], b);
        assert_string_equal(a, b);
    }
    people_fold("Anna", a);
    people_fold("Hanna", b);
    assert_string_not_equal(a, b);
}

/* ---- proxies ---- */

static void the_last_address_forwarded_counts(void **state)
{
    static const char *const good[][2] = {
        {"192.0.2.1", "192.0.2.1"},
        {"10.0.0.1, 192.0.2.1", "192.0.2.1"},
        {"made up,,\t192.0.2.1:8080 ", "192.0.2.1"},
        {"2001:DB8:0::1", "2001:db8::1"},
        {"x, [2001:db8::1]:443", "2001:db8::1"},
        {"[::ffff:192.0.2.1]", "::ffff:192.0.2.1"},
    };
    static const char *const bad[] = {
        "",
        " ",
        ",",
        "unknown",
        "192.0.2.1, ",
        "192.0.2.1, _hidden",
        "192.0.2.01",
        "1.2.3",
        "[::1",
        "1.2.3.4.5",
        "::1::",
        "192.0.2.1;proto=http",
        "an entry that is much longer than any address could ever be, even one of version six",
    };
    char out[NET_ADDRESS];
    (void)state;
    for (size_t i = 0; i < sizeof(good) / sizeof(good[0]); i++) {
        assert_true(address_forwarded(good[i][0], out));
        assert_string_equal(out, good[i][1]);
    }
    strcpy(out, "as before");
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        assert_false(address_forwarded(bad[i], out));
        assert_string_equal(out, "as before");
    }
}

static void a_network_of_version_six_is_one_holder(void **state)
{
    static const char *const holders[][2] = {
        {"192.0.2.1", "192.0.2.1"},
        {"::ffff:192.0.2.1", "192.0.2.1"},
        {"2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"},
        {"2001:db8:1:2::ffff", "2001:db8:1:2::/64"},
        {"2001:db8:1:3::1", "2001:db8:1:3::/64"},
        {"::1", "::/64"},
        {"aaaa:bbbb:cccc:dddd:eeee:ffff:1111:2222", "aaaa:bbbb:cccc:dddd::/64"},
        {"", ""},
        {"unknown", "unknown"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof(holders) / sizeof(holders[0]); i++) {
        char address[NET_ADDRESS];
        strcpy(address, holders[i][0]);
        address_to_holder(address);
        assert_string_equal(address, holders[i][1]);
    }
}

/* ---- JSON ---- */

static void members_are_parted_by_commas(void **state)
{
    char       buffer[256];
    ochre_text out = OCHRE_TEXT(buffer);
    (void)state;
    ochre_text_char(&out, '{');
    js_string(&out, "a", "\"<\n");
    js_open(&out, "b", '[');
    js_open(&out, NULL, '{');
    js_number(&out, "c", -7);
    js_close(&out, '}');
    js_open(&out, NULL, '{');
    js_close(&out, '}');
    js_close(&out, ']');
    js_bool(&out, "d", true);
    js_null(&out, "e");
    ochre_text_char(&out, '}');
    assert_string_equal(buffer, "{\"a\":\"\\\"<\\n\",\"b\":[{\"c\":-7},{}],\"d\":true,\"e\":null}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_map_holds_what_was_put_and_not_removed),
        cmocka_unit_test(counts_that_fall_to_zero_are_gone),
        cmocka_unit_test(names_are_trimmed_and_checked),
        cmocka_unit_test(look_alikes_fold_to_the_same),
        cmocka_unit_test(the_last_address_forwarded_counts),
        cmocka_unit_test(a_network_of_version_six_is_one_holder),
        cmocka_unit_test(members_are_parted_by_commas),
    };
    return RUN_SUITE("server-parts", tests);
}
