/* test_hints.c - worths become weights and shares in the promised proportions. */
#include "tests/testing.h"

#include <ochre/hints.h>

static void a_weight_halves_with_every_step_below_the_best(void **state)
{
    (void)state;
    const int worth[] = {100, 40, 70, -20, -100000};
    uint32_t  weight[5];
    ochre_hint_weights(worth, 5, 60, weight);
    assert_int_equal(weight[0], 1 << 24);
    assert_int_equal(weight[1], 1 << 23);
    assert_int_equal(weight[2], 3 << 22); /* straight between two powers */
    assert_int_equal(weight[3], 1 << 22);
    assert_int_equal(weight[4], 1); /* never nothing */
}

static void shares_make_one_whole_win(void **state)
{
    (void)state;
    const int worth[] = {10, 10, 10};
    uint32_t  share[OCHRE_SEATS] = {1, 1, 1, 1, 1};
    ochre_hint_shares(worth, 3, 5, share);
    assert_int_equal(share[0], 20000);
    assert_int_equal(share[1], 20000);
    assert_int_equal(share[2], 20000);
    assert_int_equal(share[3] + share[4], 0);
}

static void the_leader_gets_what_division_loses(void **state)
{
    (void)state;
    const int worth[] = {0, 7, 1, 3};
    uint32_t  share[OCHRE_SEATS];
    ochre_hint_shares(worth, 4, 4, share);
    assert_int_equal(share[0] + share[1] + share[2] + share[3], 60000);
    assert_true(share[1] > share[3] && share[3] > share[2] && share[2] > share[0]);
    assert_in_range(2 * share[3], share[1] - 4, share[1]); /* one halving behind */
}

static void a_finished_game_is_told_as_it_ended(void **state)
{
    (void)state;
    const ochre_result result = {.share = {30, 0, 30}};
    uint32_t           share[OCHRE_SEATS];
    ochre_hint_result(&result, 3, share);
    assert_int_equal(share[0], 30000);
    assert_int_equal(share[1], 0);
    assert_int_equal(share[2], 30000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_weight_halves_with_every_step_below_the_best),
        cmocka_unit_test(shares_make_one_whole_win),
        cmocka_unit_test(the_leader_gets_what_division_loses),
        cmocka_unit_test(a_finished_game_is_told_as_it_ended),
    };
    return RUN_SUITE("hints", tests);
}
