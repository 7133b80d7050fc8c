/* dice.c - throwing, listing and counting six-sided dice.
 *
 * A throw of n dice is one number below 6^n, drawn without bias and read digit by digit: exactly as
 * likely as n separate draws, and one draw cheaper for each die but the first. */
#include <ochre/dice.h>

#include <assert.h>
#include <stdbool.h>
#include <string.h>

static const uint32_t power_of_six[OCHRE_DICE_MOST + 1] = {1,    6,    36,    216,
                                                           1296, 7776, 46656, 279936};

/* The counts of three dice, by the number whose base-six digits they are. */
#define DIE(face) (UINT64_C(1) << 8 * (face))
#define SIX(sum)  sum + DIE(0), sum + DIE(1), sum + DIE(2), sum + DIE(3), sum + DIE(4), sum + DIE(5)
#define SIX_SIX(first)                                                                             \
    SIX(first + DIE(0)), SIX(first + DIE(1)), SIX(first + DIE(2)), SIX(first + DIE(3)),            \
        SIX(first + DIE(4)), SIX(first + DIE(5))
static const uint64_t three_dice[216] = {SIX_SIX(DIE(0)), SIX_SIX(DIE(1)), SIX_SIX(DIE(2)),
                                         SIX_SIX(DIE(3)), SIX_SIX(DIE(4)), SIX_SIX(DIE(5))};

uint64_t ochre_dice_throw_packed(ochre_rng *rng, int n)
{
    assert(n >= 0 && n <= OCHRE_DICE_MOST);
    const uint32_t throw = ochre_rng_below(rng, power_of_six[n]);
    /* Always seven digits, so that no branch hangs on the number of dice; this is the hottest of all
     * events. Digits of dice that are not thrown are zero: they counted as ones. */
    const uint64_t counts =
        three_dice[throw % 216] + three_dice[throw / 216 % 216] + DIE(throw / (216 * 216));
    return counts - (uint64_t)(OCHRE_DICE_MOST - n);
}
static_assert(OCHRE_DICE_MOST == 7, "three, three and one");

void ochre_dice_throw(ochre_rng *rng, int n, uint8_t count[OCHRE_FACES])
{
    const uint64_t counts = ochre_dice_throw_packed(rng, n);
    memcpy(count, &counts, OCHRE_FACES);
}

/* The next roll in the order of the text: the last die that is not a six rises by one, and the dice
 * behind it fall to the same face. False after six sixes. */
static bool advance(uint8_t count[OCHRE_FACES])
{
    int face = OCHRE_FACES - 2;
    while (face >= 0 && count[face] == 0)
        face--;
    if (face < 0)
        return false;
    const uint8_t sixes = count[OCHRE_FACES - 1];
    count[face]--;
    count[OCHRE_FACES - 1] = 0;
    count[face + 1] = (uint8_t)(sixes + 1);
    return true;
}

int ochre_dice_list(int n, uint8_t count[][OCHRE_FACES], uint32_t *weight)
{
    assert(n >= 0 && n <= OCHRE_DICE_MOST);
    uint8_t roll[OCHRE_FACES] = {(uint8_t)n};
    int     rolls = 0;
    do {
        memcpy(count[rolls], roll, OCHRE_FACES);
        weight[rolls++] = ochre_dice_weight(roll);
    } while (advance(roll));
    return rolls;
}

uint32_t ochre_dice_weight(const uint8_t count[OCHRE_FACES])
{
    /* n! / (c1! .. c6!) as a product of binomials, so that every step stays whole. */
    uint32_t ways = 1, thrown = 0;
    for (int face = 0; face < OCHRE_FACES; face++)
        for (uint32_t k = 1; k <= count[face]; k++)
            ways = ways * ++thrown / k;
    return ways;
}

void ochre_dice_sums(int n, uint64_t ways[61])
{
    assert(n >= 0 && n <= 10);
    memset(ways, 0, 61 * sizeof(ways[0]));
    ways[0] = 1;
    for (int dice = 1; dice <= n; dice++)
        for (int sum = OCHRE_FACES * dice; sum >= 0; sum--) {
            ways[sum] = 0; /* every die shows at least 1, so only smaller sums lead here */
            for (int face = 1; face <= OCHRE_FACES && face <= sum; face++)
                ways[sum] += ways[sum - face];
        }
}
