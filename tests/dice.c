/* dice.c - dice that nobody has to trust: the same from the same secret, salts and number, and a record
 * in which anything was altered is refused. */
#include <stdlib.h>
#include <string.h>

#include "server/dice.h"
#include "tests/testing.h"

enum { ROOM = 4000, TEXT = 200000 };

static ochre_action log_room[ROOM], other_room[ROOM];
static uint32_t     events[ROOM], other_events[ROOM];
static char         record[TEXT], altered[TEXT], words[500];

static dice some_dice(void)
{
    dice d = {.seats = 3, .salt = {"ochre", "", "Flint_and-iron"}};
    for (int i = 0; i < DICE_SECRET; i++)
        d.secret[i] = (uint8_t)(i + 1);
    return d;
}

/* ---- outcomes ---- */

/* Worked out apart, from the definition: HMAC-SHA-256 over 01 05 "ochre" 02 00 03 0e "Flint_and-iron"
 * 00..00 07, key 01 02 .. 20. */
static void the_seed_is_what_the_definition_says(void **unused)
{
    (void)unused;
    static const uint8_t expected[DICE_SECRET] = {0xef, 0x9f, 0x87, 0xfe, 0x12, 0x9a, 0xb8, 0x4d,
                                                  0x20, 0x6b, 0x40, 0x49, 0xe8, 0xe4, 0x8d, 0x05,
                                                  0x19, 0x2a, 0xa8, 0x5c, 0x9e, 0x33, 0x9e, 0x59,
                                                  0xdd, 0xdc, 0x38, 0xa7, 0x24, 0x89, 0x94, 0x96};
    const dice           d = some_dice();
    ochre_rng            rng;
    dice_generator(&d, 7, &rng);
    assert_memory_equal(rng.s, expected, sizeof(expected));
}

static void everything_enters_the_seed(void **unused)
{
    (void)unused;
    const dice d = some_dice();
    dice       other = d;
    ochre_rng  a, b;
    dice_generator(&d, 1, &a);
    dice_generator(&d, 1, &b);
    assert_memory_equal(&a, &b, sizeof(a));
    dice_generator(&d, 2, &b);
    assert_memory_not_equal(&a, &b, sizeof(a));
    memcpy(other.salt, (char[OCHRE_SEATS][OCHRE_SALT]){"och", "re", "Flint_and-iron"},
           sizeof(other.salt));
    dice_generator(&other, 1, &b);
    assert_memory_not_equal(&a, &b, sizeof(a));
    other = d;
    other.secret[31] ^= 1;
    dice_generator(&other, 1, &b);
    assert_memory_not_equal(&a, &b, sizeof(a));
}

static void salts_and_hex_are_strict(void **unused)
{
    (void)unused;
    uint8_t bytes[DICE_SECRET], back[DICE_SECRET];
    char    text[DICE_HEX];
    dice_draw_secret(bytes);
    dice_hex(bytes, text);
    assert_true(dice_unhex(text, back));
    assert_memory_equal(bytes, back, sizeof(bytes));
    text[63] = 'G';
    assert_false(dice_unhex(text, back));
    text[63] = '\0';
    assert_false(dice_unhex(text, back));
    assert_true(dice_salt_ok(""));
    assert_true(dice_salt_ok("aZ09-_"));
    assert_false(dice_salt_ok("two words"));
    assert_false(dice_salt_ok("line\n"));
    assert_false(dice_salt_ok("0123456789012345678901234567890123456789012345678901234567890123x"));
}

/* ---- a game with such dice ---- */

/* Random choices, chance by the dice. Now and then somebody takes a turn with its dice back, by consent:
 * their numbers are gone. */
static void play(ochre_match *m, const dice *d, const char *id, bool with_undo)
{
    const ochre_game *game = ochre_game_named(id);
    ochre_setup       setup;
    ochre_rng         rng;
    const char       *clause;
    ochre_action      legal[OCHRE_LEGAL];
    uint32_t          event = 0;
    int               undone = 0;
    ochre_rng_seed(&rng, 21, 0);
    assert_non_null(game);
    ochre_setup_trial(game, 3, &setup);
    assert_int_equal(ochre_match_start(m, game, NULL, &setup, log_room, ROOM, &clause), OCHRE_OK);
    for (int actor; (actor = ochre_match_actor(m)) != OCHRE_OVER;) {
        ochre_action a;
        if (with_undo && m->plies == 40 * (undone + 1) && undone < 3) {
            ochre_match_undo_to(m, m->plies - 15);
            undone++;
            continue;
        }
        if (actor == OCHRE_CHANCE)
            a = dice_outcome(d, ++event, game, m->edition, m->state);
        else
            a = legal[ochre_rng_below(&rng, (uint32_t)game->legal(m->edition, m->state, legal))];
        events[m->plies] = actor == OCHRE_CHANCE ? event : 0;
        assert_int_equal(ochre_match_play(m, actor, a, &clause), OCHRE_OK);
    }
}

static void write_record(const char *id, bool with_undo)
{
    static ochre_match       m;
    const dice               d = some_dice();
    const ochre_record_names names = {{"Ada", "Ёж", "greedy"}};
    ochre_record_dice        with;
    ochre_text               out = OCHRE_TEXT(record);
    play(&m, &d, id, with_undo);
    dice_for_record(&d, true, events, &with);
    dice_record_write(&m, &names, &with, &out);
    assert_false(out.full);
}

static bool verifies(const char *text, size_t length)
{
    static ochre_match m;
    ochre_record_names names;
    ochre_record_dice  with = {.event = other_events};
    ochre_text         why = OCHRE_TEXT(words);
    return ochre_record_read_dice(text, length, NULL, &m, other_room, ROOM, &names, &with, &why) ==
               OCHRE_OK &&
           dice_verify(text, length, &m, &with, &why);
}

static void a_record_of_every_game_verifies(void **unused)
{
    (void)unused;
    for (int i = 0; ochre_games[i] != NULL; i++) {
        const char *id = ochre_games[i]->id;
        write_record(id, false);
        if (!verifies(record, strlen(record)))
            fail_msg("%s: %s", id, words);
        assert_null(strstr(record, "\ncounter "));
        assert_non_null(strstr(record, "\nsalt 3 Flint_and-iron\n"));
        assert_null(strstr(record, "\nsalt 2"));
    }
}

static void numbers_jump_after_an_undo(void **unused)
{
    (void)unused;
    write_record("stone-age", true);
    assert_non_null(strstr(record, "\ncounter "));
    if (!verifies(record, strlen(record)))
        fail_msg("%s", words);
}

/* A record that is read and written again, dice and all, is the same text. */
static void a_record_goes_both_ways(void **unused)
{
    (void)unused;
    static ochre_match m;
    ochre_record_names names;
    ochre_record_dice  with = {.event = other_events};
    ochre_text         why = OCHRE_TEXT(words), out = OCHRE_TEXT(altered);
    write_record("stone-age", true);
    assert_int_equal(ochre_record_read_dice(record, strlen(record), NULL, &m, other_room, ROOM,
                                            &names, &with, &why),
                     OCHRE_OK);
    ochre_record_write_dice(&m, &names, &with, OCHRE_EVERYTHING, &out);
    assert_string_equal(altered, record);
}

static void without_its_secret_nothing_verifies(void **unused)
{
    (void)unused;
    static ochre_match m;
    const dice         d = some_dice();
    ochre_record_dice  with;
    ochre_text         out = OCHRE_TEXT(record);
    play(&m, &d, "pebbles", false);
    dice_for_record(&d, false, events, &with);
    dice_record_write(&m, NULL, &with, &out);
    assert_null(strstr(record, "secret"));
    assert_false(verifies(record, out.length));
    assert_non_null(strstr(words, "missing"));
    out = OCHRE_TEXT(record);
    ochre_record_write(&m, NULL, OCHRE_EVERYTHING, &out);
    assert_false(verifies(record, out.length));
    assert_non_null(strstr(words, "no dice"));
}

/* ---- alterations ---- */

/* Another outcome that is just as possible, later dice left as they are; and all that follows replayed as
 * far as the rules let it. The die alone gives it away. */
static void a_better_die_is_refused(void **unused)
{
    (void)unused;
    write_record("stone-age", false);
    int tried = 0;
    for (char *line = strstr(record, "\n* roll "); line != NULL;
         line = strstr(line + 1, "\n* roll "), tried++) {
        memcpy(altered, record, sizeof(record));
        char *die = altered + (line - record) + strlen("\n* roll ");
        if (strchr("12345", *die) == NULL)
            continue;
        for (char *end = die; *end != '\n'; end++)
            *end = *end == ' ' ? ' ' : '6';
        if (strcmp(altered, record) != 0)
            assert_false(verifies(altered, strlen(altered)));
    }
    assert_true(tried > 20);
}

/* One change of any kind: a byte, a line taken out, doubled or swapped, a number, a piece cut off. */
static size_t alter(ochre_rng *rng, size_t length)
{
    static size_t start[ROOM];
    int           lines = 0;
    memcpy(altered, record, length + 1);
    for (size_t i = 0; i < length && lines < ROOM - 1; i++)
        if (i == 0 || record[i - 1] == '\n')
            start[lines++] = i;
    start[lines] = length;
    const uint32_t a = ochre_rng_below(rng, (uint32_t)lines);
    const uint32_t b = ochre_rng_below(rng, (uint32_t)lines);
    const uint32_t low = a < b ? a : b, high = a < b ? b : a;
    const size_t size_low = start[low + 1] - start[low], size_high = start[high + 1] - start[high];
    const size_t between = start[high] - start[low + 1];
    switch (ochre_rng_below(rng, 6)) {
    case 0: /* a byte */
        altered[ochre_rng_below(rng, (uint32_t)length)] = (char)ochre_rng_below(rng, 256);
        return length;
    case 1: /* a digit */
        for (size_t i = start[a]; i < length; i++)
            if (altered[i] >= '0' && altered[i] <= '9') {
                altered[i] = (char)('0' + ochre_rng_below(rng, 10));
                return length;
            }
        return length;
    case 2: /* a line less */
        memmove(altered + start[a], record + start[a + 1], length - start[a + 1] + 1);
        return length - (start[a + 1] - start[a]);
    case 3: /* a line twice */
        memcpy(altered + start[a + 1], record + start[a], start[a + 1] - start[a]);
        memcpy(altered + 2 * start[a + 1] - start[a], record + start[a + 1],
               length - start[a + 1] + 1);
        return length + start[a + 1] - start[a];
    case 4: /* the end missing */ altered[start[a]] = '\0'; return start[a];
    default: /* two lines in each other's place */
        if (low == high)
            return length;
        memcpy(altered + start[low], record + start[high], size_high);
        memcpy(altered + start[low] + size_high, record + start[low + 1], between);
        memcpy(altered + start[low] + size_high + between, record + start[low], size_low);
        return length;
    }
}

static int refused_alterations(const char *id, int wanted, uint64_t seed)
{
    ochre_rng rng;
    int       refused = 0;
    ochre_rng_seed(&rng, seed, 0);
    write_record(id, true);
    const size_t length = strlen(record);
    assert_true(verifies(record, length));
    while (refused < wanted) {
        const size_t size = alter(&rng, length);
        if (size == length && memcmp(altered, record, length) == 0)
            continue;
        if (verifies(altered, size))
            fail_msg("%s: an altered record verifies:\n%.*s", id, (int)size, altered);
        refused++;
    }
    return refused;
}

static void ten_thousand_alterations_are_refused(void **unused)
{
    (void)unused;
    int refused = refused_alterations("pebbles", 7000, 1);
    refused += refused_alterations("stone-age", 3000, 2);
    assert_int_equal(refused, 10000);
    print_message("%d altered records, all refused\n", refused);
}

/* Whoever rewrites a record without its secret cannot keep the seal: here dice, salt or counter are
 * altered and everything else, seal included, is made to fit as well as the secret allows. */
static void a_forger_with_the_secret_still_needs_the_dice(void **unused)
{
    (void)unused;
    static ochre_match m;
    dice               d = some_dice();
    ochre_record_dice  with;
    ochre_text         out = OCHRE_TEXT(record);
    play(&m, &d, "stone-age", false);
    dice_for_record(&d, true, events, &with);
    snprintf(with.salt[0], OCHRE_SALT, "umber"); /* sealed anew, but the dice fell for "ochre" */
    dice_record_write(&m, NULL, &with, &out);
    assert_false(verifies(record, out.length));
    assert_non_null(strstr(words, "the dice fell otherwise"));
    dice_for_record(&d, true, events, &with);
    for (int i = 10; i < m.plies; i++)
        events[i] += events[i] != 0; /* as if a throw had been taken back */
    out = OCHRE_TEXT(record);
    dice_record_write(&m, NULL, &with, &out);
    assert_false(verifies(record, out.length));
    d.secret[0] ^= 1;
    char secret[DICE_HEX];
    dice_hex(d.secret, secret);
    memcpy(with.secret, secret, sizeof(secret));
    out = OCHRE_TEXT(record);
    dice_record_write(&m, NULL, &with, &out);
    assert_false(verifies(record, out.length));
    assert_non_null(strstr(words, "committed"));
}

int main(void)
{
    if (!dice_ready())
        return 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_seed_is_what_the_definition_says),
        cmocka_unit_test(everything_enters_the_seed),
        cmocka_unit_test(salts_and_hex_are_strict),
        cmocka_unit_test(a_record_of_every_game_verifies),
        cmocka_unit_test(numbers_jump_after_an_undo),
        cmocka_unit_test(a_record_goes_both_ways),
        cmocka_unit_test(without_its_secret_nothing_verifies),
        cmocka_unit_test(a_better_die_is_refused),
        cmocka_unit_test(ten_thousand_alterations_are_refused),
        cmocka_unit_test(a_forger_with_the_secret_still_needs_the_dice),
    };
    return RUN_SUITE("verifiable-dice", tests);
}
