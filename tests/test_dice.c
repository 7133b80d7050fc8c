/* test_dice.c - lists are complete and in order, weights exact, throws as likely as the weights. */
#include <string.h>

#include <ochre/dice.h>
#include <ochre/text.h>

#include "tests/testing.h"

static uint8_t  rolls[OCHRE_ROLLS_MOST][OCHRE_FACES];
static uint32_t weights[OCHRE_ROLLS_MOST];

static const int      rolls_of[] = {1, 6, 21, 56, 126, 252, 462, 792};
static const uint32_t throws_of[] = {1, 6, 36, 216, 1296, 7776, 46656, 279936};

static void lists_are_complete_and_weights_add_up(void **unused)
{
    (void)unused;
    for (int n = 0; n <= OCHRE_DICE_MOST; n++) {
        const int count = ochre_dice_list(n, rolls, weights);
        assert_int_equal(count, rolls_of[n]);
        uint32_t sum = 0;
        for (int i = 0; i < count; i++) {
            assert_int_equal(ochre_dice_number(rolls[i]), n);
            assert_int_equal(ochre_dice_weight(rolls[i]), weights[i]);
            sum += weights[i];
        }
        assert_int_equal(sum, throws_of[n]);
    }
}

static void faces_of(const uint8_t count[OCHRE_FACES], char *out)
{
    for (int face = 0; face < OCHRE_FACES; face++)
        for (int die = 0; die < count[face]; die++)
            *out++ = (char)('1' + face);
    *out = '\0';
}

static void lists_stand_in_the_order_of_their_text(void **unused)
{
    (void)unused;
    for (int n = 1; n <= OCHRE_DICE_MOST; n++) {
        const int count = ochre_dice_list(n, rolls, weights);
        for (int i = 1; i < count; i++) {
            char before[OCHRE_DICE_MOST + 1], after[OCHRE_DICE_MOST + 1];
            faces_of(rolls[i - 1], before);
            faces_of(rolls[i], after);
            assert_true(strcmp(before, after) < 0);
        }
    }
}

static void weights_of_known_rolls(void **unused)
{
    (void)unused;
    assert_int_equal(ochre_dice_weight((uint8_t[]){2, 0, 0, 0, 0, 0}), 1);
    assert_int_equal(ochre_dice_weight((uint8_t[]){1, 0, 0, 1, 0, 0}), 2);
    assert_int_equal(ochre_dice_weight((uint8_t[]){1, 1, 1, 2, 0, 0}), 60);
    assert_int_equal(ochre_dice_weight((uint8_t[]){2, 1, 1, 1, 1, 1}), 2520);
}

/* Every ordered throw of n dice, counted one by one. */
static void sums_are_those_of_all_throws(void **unused)
{
    (void)unused;
    for (int n = 0; n <= 6; n++) {
        uint64_t counted[61] = {0}, ways[61];
        for (uint32_t throw = 0; throw < throws_of[n]; throw ++) {
            uint32_t left = throw, pips = 0;
            for (int die = 0; die < n; die++, left /= 6)
                pips += left % 6 + 1;
            counted[pips]++;
        }
        ochre_dice_sums(n, ways);
        assert_memory_equal(ways, counted, sizeof(ways));
    }
}

static void ten_dice_have_six_to_the_tenth_throws(void **unused)
{
    (void)unused;
    uint64_t ways[61], sum = 0;
    ochre_dice_sums(10, ways);
    for (int i = 0; i < 61; i++)
        sum += ways[i];
    assert_int_equal(sum, 60466176);
    assert_int_equal(ways[10], 1);
    assert_int_equal(ways[60], 1);
    assert_int_equal(ways[35], 4395456);
}

/* Chi-square over the 56 rolls of three dice; 101.6 is exceeded once in ten thousand. */
static void throws_are_as_likely_as_their_weights(void **unused)
{
    (void)unused;
    enum { THROWS = 216000 };
    const int count = ochre_dice_list(3, rolls, weights);
    int       seen[56] = {0};
    ochre_rng rng;
    ochre_rng_seed(&rng, 3, 0);
    for (int t = 0; t < THROWS; t++) {
        uint8_t roll[OCHRE_FACES];
        ochre_dice_throw(&rng, 3, roll);
        for (int i = 0; i < count; i++)
            seen[i] += memcmp(roll, rolls[i], OCHRE_FACES) == 0;
    }
    double sum = 0;
    for (int i = 0; i < count; i++) {
        const double expected = THROWS / 216.0 * weights[i];
        sum += (seen[i] - expected) * (seen[i] - expected) / expected;
    }
    assert_true(sum < 101.6);
}

static void a_throw_has_as_many_dice_as_asked(void **unused)
{
    (void)unused;
    ochre_rng rng;
    ochre_rng_seed(&rng, 4, 0);
    for (int n = 0; n <= OCHRE_DICE_MOST; n++)
        for (int i = 0; i < 100; i++) {
            uint8_t roll[OCHRE_FACES];
            memset(roll, 0xff, sizeof(roll));
            ochre_dice_throw(&rng, n, roll);
            assert_int_equal(ochre_dice_number(roll), n);
            assert_in_range(ochre_dice_pips(roll), n, 6 * n);
            uint64_t packed = 0;
            memcpy(&packed, roll, sizeof roll);
            assert_int_equal(ochre_dice_pips_packed(packed), ochre_dice_pips(roll));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_are_complete_and_weights_add_up),
        cmocka_unit_test(lists_stand_in_the_order_of_their_text),
        cmocka_unit_test(weights_of_known_rolls),
        cmocka_unit_test(sums_are_those_of_all_throws),
        cmocka_unit_test(ten_dice_have_six_to_the_tenth_throws),
        cmocka_unit_test(throws_are_as_likely_as_their_weights),
        cmocka_unit_test(a_throw_has_as_many_dice_as_asked),
    };
    return RUN_SUITE("dice", tests);
}
