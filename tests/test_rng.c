/* test_rng.c - the generator gives the published numbers, draws evenly, and the hash spreads. */
#include <string.h>

#include <ochre/game.h>

#include "tests/testing.h"

static void known_states_give_the_published_numbers(void **unused)
{
    (void)unused;
    static const uint64_t published[] = {
        41943041u, 58720359u, 3588806011781223u, 3591011842654386u, 9228616714210784205u,
    };
    ochre_rng rng = {{1, 2, 3, 4}};
    for (size_t i = 0; i < sizeof(published) / sizeof(published[0]); i++)
        assert_int_equal(ochre_rng_next(&rng), published[i]);
}

static void a_seed_gives_the_same_state_on_every_machine(void **unused)
{
    (void)unused;
    ochre_rng a, b;
    ochre_rng_seed(&a, 7, 3);
    ochre_rng_seed(&b, 7, 3);
    assert_memory_equal(&a, &b, sizeof(a));
    const uint64_t first = ochre_rng_next(&a);
    assert_int_equal(first, 17817948164696562504u);
}

static void neighbouring_seeds_and_streams_share_no_state(void **unused)
{
    (void)unused;
    enum { SEEDS = 20, STREAMS = 20, ALL = SEEDS * STREAMS };
    ochre_rng rng[ALL];
    for (int i = 0; i < ALL; i++)
        ochre_rng_seed(&rng[i], (uint64_t)(i / STREAMS), (uint64_t)(i % STREAMS));
    for (int i = 0; i < ALL; i++)
        for (int j = 0; j < i; j++)
            for (int word = 0; word < 4; word++)
                assert_int_not_equal(rng[i].s[word], rng[j].s[word]);
}

/* Chi-square over the cells; the limits below are those that chance exceeds once in ten thousand. */
static double chi_square(const int *cell, uint32_t cells, int draws)
{
    const double expected = (double)draws / cells;
    double       sum = 0;
    for (uint32_t i = 0; i < cells; i++)
        sum += (cell[i] - expected) * (cell[i] - expected) / expected;
    return sum;
}

static void below_is_even_for_every_bound(void **unused)
{
    (void)unused;
    static const struct {
        uint32_t bound;
        double   limit;
    } cases[] = {{2, 15.2}, {3, 18.5}, {6, 25.8}, {7, 27.9}, {36, 76.4}, {49, 94.5}, {100, 160.1}};
    for (size_t c = 0; c < sizeof(cases) / sizeof(cases[0]); c++) {
        enum { DRAWS = 200000 };
        int       cell[100] = {0};
        ochre_rng rng;
        ochre_rng_seed(&rng, 1, c);
        for (int i = 0; i < DRAWS; i++) {
            const uint32_t drawn = ochre_rng_below(&rng, cases[c].bound);
            assert_true(drawn < cases[c].bound);
            cell[drawn]++;
        }
        assert_true(chi_square(cell, cases[c].bound, DRAWS) < cases[c].limit);
    }
}

/* Without rejection, three quarters of 2^32 would favour every third number two to one. */
static void below_rejects_what_would_be_uneven(void **unused)
{
    (void)unused;
    enum { DRAWS = 90000 };
    const uint32_t bound = 3u << 30;
    int            third[3] = {0};
    ochre_rng      rng;
    ochre_rng_seed(&rng, 5, 0);
    for (int i = 0; i < DRAWS; i++)
        third[ochre_rng_below(&rng, bound) % 3]++;
    assert_true(chi_square(third, 3, DRAWS) < 18.5);
}

static void below_one_is_always_zero(void **unused)
{
    (void)unused;
    ochre_rng rng;
    ochre_rng_seed(&rng, 1, 0);
    for (int i = 0; i < 100; i++)
        assert_int_equal(ochre_rng_below(&rng, 1), 0);
}

/* ---- the hash ---- */

static void a_hash_is_the_same_on_every_machine(void **unused)
{
    (void)unused;
    const uint8_t bytes[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    assert_int_equal(ochre_hash(0, bytes, sizeof(bytes)), 0x7137feeed87d5b5eu);
    assert_int_equal(ochre_hash(0, bytes, 8), 0x110b01d7df6b50cdu);
}

static void zeros_at_the_end_and_the_start_value_count(void **unused)
{
    (void)unused;
    const uint8_t zeros[32] = {0};
    for (size_t a = 0; a <= sizeof(zeros); a++)
        for (size_t b = 0; b < a; b++)
            assert_int_not_equal(ochre_hash(0, zeros, a), ochre_hash(0, zeros, b));
    assert_int_not_equal(ochre_hash(0, zeros, 8), ochre_hash(1, zeros, 8));
}

static void where_bytes_lie_in_memory_does_not_count(void **unused)
{
    (void)unused;
    uint8_t  room[40];
    uint64_t first = 0;
    for (int shift = 0; shift < 8; shift++) {
        memset(room, 0xee, sizeof(room));
        for (int i = 0; i < 21; i++)
            room[shift + i] = (uint8_t)i;
        if (shift == 0)
            first = ochre_hash(9, room, 21);
        assert_int_equal(ochre_hash(9, room + shift, 21), first);
    }
}

static int bits_set(uint64_t x)
{
    int count = 0;
    for (; x != 0; x &= x - 1)
        count++;
    return count;
}

/* Turning any one bit around turns about half of the hash, wherever it lies. */
static void every_bit_reaches_half_of_the_hash(void **unused)
{
    (void)unused;
    enum { SIZE = 44, BITS = 8 * SIZE, TRIALS = 200 };
    static int turned[BITS];
    ochre_rng  rng;
    ochre_rng_seed(&rng, 11, 0);
    for (int trial = 0; trial < TRIALS; trial++) {
        uint8_t bytes[SIZE];
        for (int i = 0; i < SIZE; i++)
            bytes[i] = (uint8_t)ochre_rng_below(&rng, 4); /* states are mostly small numbers */
        const uint64_t whole = ochre_hash(0, bytes, SIZE);
        for (int bit = 0; bit < BITS; bit++) {
            bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
            turned[bit] += bits_set(whole ^ ochre_hash(0, bytes, SIZE));
            bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
        }
    }
    for (int bit = 0; bit < BITS; bit++)
        assert_in_range(turned[bit], 30 * TRIALS, 34 * TRIALS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_states_give_the_published_numbers),
        cmocka_unit_test(a_seed_gives_the_same_state_on_every_machine),
        cmocka_unit_test(neighbouring_seeds_and_streams_share_no_state),
        cmocka_unit_test(below_is_even_for_every_bound),
        cmocka_unit_test(below_rejects_what_would_be_uneven),
        cmocka_unit_test(below_one_is_always_zero),
        cmocka_unit_test(a_hash_is_the_same_on_every_machine),
        cmocka_unit_test(zeros_at_the_end_and_the_start_value_count),
        cmocka_unit_test(where_bytes_lie_in_memory_does_not_count),
        cmocka_unit_test(every_bit_reaches_half_of_the_hash),
    };
    return RUN_SUITE("rng", tests);
}
