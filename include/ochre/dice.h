/* dice.h - rolls of six-sided dice as the games see them: a roll is the multiset of its faces.
 *
 * A roll is six counts, dice showing 1 .. 6. Its weight is the number of ordered throws that give
 * it, n! / (c1! .. c6!), out of 6^n. At most OCHRE_DICE_MOST dice are thrown at once, so that a list of
 * outcomes has at most OCHRE_ROLLS_MOST entries. */
#ifndef OCHRE_DICE_H
#define OCHRE_DICE_H

#include <stdint.h>

#include <ochre/rng.h>

enum { OCHRE_FACES = 6, OCHRE_DICE_MOST = 7, OCHRE_ROLLS_MOST = 792 };

/* Throws n dice (0 .. OCHRE_DICE_MOST): the counts, dice showing 1 in the lowest byte. Shifted up by a
 * byte they are the arguments of an action (ochre_action_packed). */
uint64_t ochre_dice_throw_packed(ochre_rng *rng, int n);

/* The same as an array. */
void ochre_dice_throw(ochre_rng *rng, int n, uint8_t count[OCHRE_FACES]);

/* All rolls of n dice in the order of their text (1 1 1, 1 1 2, ...); returns how many. */
int ochre_dice_list(int n, uint8_t count[][OCHRE_FACES], uint32_t *weight);

/* The weight of one roll. */
uint32_t ochre_dice_weight(const uint8_t count[OCHRE_FACES]);

/* ways[s] = ordered throws of n dice (0 .. 10) with the sum s, for s = 0 .. 6n. */
void ochre_dice_sums(int n, uint64_t ways[61]);

static inline int ochre_dice_pips(const uint8_t count[OCHRE_FACES])
{
    return count[0] + 2 * count[1] + 3 * count[2] + 4 * count[3] + 5 * count[4] + 6 * count[5];
}

/* Pips of packed counts: in the sixth byte of the product each count meets its face. */
static inline int ochre_dice_pips_packed(uint64_t counts)
{
    return (int)(counts * UINT64_C(0x010203040506) >> 40 & 0xff);
}

static inline int ochre_dice_number(const uint8_t count[OCHRE_FACES])
{
    return count[0] + count[1] + count[2] + count[3] + count[4] + count[5];
}

#endif
