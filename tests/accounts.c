/* accounts.c - passwords and cookies: what is right is known again, what was altered is not. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <ochre/rng.h>

#include "server/cookies.h"
#include "server/dice.h"
#include "server/passwords.h"
#include "tests/testing.h"

/* ---- cookies ---- */

static const uint8_t         key[COOKIES_KEY] = {1, 2, 3}, other_key[COOKIES_KEY] = {1, 2, 4};
static const cookies_content anna = {.person = 7, .epoch = 2, .issued = 1700000000};

static bool reads(const char *text, int64_t now)
{
    cookies_content out;
    return cookies_read(key, text, strlen(text), now, &out);
}

static void a_cookie_is_read_back(void **unused)
{
    (void)unused;
    char            text[COOKIES_TEXT];
    cookies_content out = {0};
    cookies_sign(key, &anna, text);
    assert_memory_equal(text, "7.2.1700000000.", 15);
    assert_int_equal(strlen(text), 15 + 64);
    assert_true(cookies_read(key, text, strlen(text), anna.issued + 5, &out));
    assert_int_equal(out.person, 7);
    assert_int_equal(out.epoch, 2);
    assert_int_equal(out.issued, anna.issued);
    assert_false(cookies_read(other_key, text, strlen(text), anna.issued, &out));
    const cookies_content large = {INT64_MAX, INT32_MAX, anna.issued};
    cookies_sign(key, &large, text);
    assert_true(reads(text, anna.issued));
}

static void a_cookie_has_its_time(void **unused)
{
    (void)unused;
    char          text[COOKIES_TEXT];
    const int64_t life = (int64_t)COOKIES_DAYS * 24 * 60 * 60;
    cookies_sign(key, &anna, text);
    assert_true(reads(text, anna.issued + life));
    assert_false(reads(text, anna.issued + life + 1));
    assert_true(reads(text, anna.issued - 60));
    assert_false(reads(text, anna.issued - 3600));
}

static void an_altered_cookie_is_refused(void **unused)
{
    (void)unused;
    char      text[COOKIES_TEXT], other[COOKIES_TEXT];
    ochre_rng rng;
    ochre_rng_seed(&rng, 5, 0);
    cookies_sign(key, &anna, text);
    const size_t length = strlen(text);
    for (int i = 0; i < 20000; i++) {
        memcpy(other, text, sizeof(text));
        const size_t at = ochre_rng_below(&rng, (uint32_t)length);
        other[at] = (char)ochre_rng_below(&rng, 256);
        cookies_content out;
        if (other[at] != text[at])
            assert_false(cookies_read(key, other, length, anna.issued, &out));
        assert_false(
            cookies_read(key, text, ochre_rng_below(&rng, (uint32_t)length), anna.issued, &out));
    }
    assert_false(reads("", 0));
    assert_false(reads("...", 0));
    assert_false(reads("99999999999999999999999.1.1.", 0));
}

static void a_cookie_is_found_in_the_header(void **unused)
{
    (void)unused;
    const char  header[] = "a=1; xochre=no; ochre=7.2; b=";
    size_t      size = 0;
    const char *value = cookies_find(header, sizeof(header) - 1, "ochre", &size);
    assert_non_null(value);
    assert_int_equal(size, 3);
    assert_memory_equal(value, "7.2", 3);
    assert_null(cookies_find(header, sizeof(header) - 1, "c", &size));
    assert_non_null(cookies_find(header, sizeof(header) - 1, "b", &size));
    assert_int_equal(size, 0);
    assert_null(cookies_find(header, 4, "ochre", &size));
    assert_null(cookies_find("", 0, "ochre", &size));
    assert_null(cookies_find(";;; ;", 5, "ochre", &size));
}

/* ---- passwords ---- */

typedef struct told {
    int  calls, order[64];
    bool good, stale;
    char hash[PASSWORDS_HASH];
} told;

static told heard;

static void hear(void *context, int64_t tag, const passwords_answer *answer)
{
    told *t = context;
    t->order[t->calls++] = (int)tag;
    t->good = answer->good;
    t->stale = answer->stale;
    snprintf(t->hash, sizeof(t->hash), "%s", answer->hash);
}

static passwords_then then(int64_t tag)
{
    return (passwords_then){hear, &heard, tag};
}

static void await(passwords *p, int calls)
{
    const struct timespec moment = {.tv_nsec = 1000000};
    for (int i = 0; heard.calls < calls; i++) {
        assert_true(i < 20000);
        passwords_drain(p);
        nanosleep(&moment, NULL);
    }
}

static passwords *open_passwords(int threads, int queue, bool quick)
{
    const passwords_how how = {.threads = threads, .queue = queue, .quick = quick};
    passwords          *p = passwords_open(&how);
    assert_non_null(p);
    memset(&heard, 0, sizeof(heard));
    return p;
}

static bool checks_bytes(passwords *p, const char *hash, const char *password, size_t length)
{
    memset(&heard, 0, sizeof(heard));
    assert_true(passwords_check(p, hash, password, length, then(0)));
    await(p, 1);
    return heard.good;
}

static bool checks(passwords *p, const char *hash, const char *password)
{
    return checks_bytes(p, hash, password, strlen(password));
}

static void a_password_is_known_again(void **unused)
{
    (void)unused;
    passwords *p = open_passwords(1, 4, false);
    char       hash[PASSWORDS_HASH];
    assert_true(passwords_hash(p, "mammoth", 7, then(1)));
    await(p, 1);
    assert_true(heard.good);
    assert_memory_equal(heard.hash, "$argon2id$", 10);
    memcpy(hash, heard.hash, sizeof(hash));
    assert_true(checks(p, hash, "mammoth"));
    assert_false(heard.stale);
    assert_false(checks(p, hash, "Mammoth"));
    assert_false(checks(p, hash, "mammoths"));
    assert_false(checks(p, "", "there is no such person"));
    assert_false(checks_bytes(p, "", "there is no such person",
                              24)); /* what is hashed for nobody, zero and all */
    assert_false(checks(p, "nonsense", "mammoth"));
    passwords_close(p);
}

static void weak_hashes_are_told(void **unused)
{
    (void)unused;
    passwords *quick = open_passwords(1, 4, true);
    char       hash[PASSWORDS_HASH];
    assert_true(passwords_hash(quick, "ibex", 4, then(1)));
    await(quick, 1);
    memcpy(hash, heard.hash, sizeof(hash));
    passwords_close(quick);
    passwords *p = open_passwords(1, 4, false);
    assert_true(checks(p, hash, "ibex"));
    assert_true(heard.stale);
    passwords_close(p);
}

static void the_queue_is_bounded_and_in_order(void **unused)
{
    (void)unused;
    passwords *p = open_passwords(1, 5, true);
    int        taken = 0;
    for (int i = 0; i < 50; i++)
        taken += passwords_hash(p, "reindeer", 8, then(i));
    assert_int_equal(taken, 5);
    await(p, 5);
    for (int i = 0; i < 5; i++)
        assert_int_equal(heard.order[i], i);
    assert_true(passwords_hash(p, "reindeer", 8, then(9)));
    await(p, 6);
    assert_false(passwords_hash(p, "x", PASSWORDS_LENGTH + 1, then(0)));
    passwords_close(p);
}

static void closing_waits_for_the_workers(void **unused)
{
    (void)unused;
    passwords *p = open_passwords(3, 40, true);
    for (int i = 0; i < 40; i++)
        assert_true(passwords_hash(p, "reindeer", 8, then(i)));
    await(p, 3);
    passwords_close(p);
    assert_true(heard.calls >= 3);
}

int main(void)
{
    if (!dice_ready())
        return 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cookie_is_read_back),
        cmocka_unit_test(a_cookie_has_its_time),
        cmocka_unit_test(an_altered_cookie_is_refused),
        cmocka_unit_test(a_cookie_is_found_in_the_header),
        cmocka_unit_test(a_password_is_known_again),
        cmocka_unit_test(weak_hashes_are_told),
        cmocka_unit_test(the_queue_is_bounded_and_in_order),
        cmocka_unit_test(closing_waits_for_the_workers),
    };
    return RUN_SUITE("accounts", tests);
}
