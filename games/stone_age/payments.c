/* payments.c - all ways to pay a number of resources out of what a player of Stone Age has.
 *
 * The list goes by wood, then brick, then stone; gold is the rest. Loops within loops would meet at every
 * turn a branch that nobody can foresee. So the ways to begin, with wood and brick, are kept as sets: there
 * are 36 ways to give at most seven of the two, one bit each, in the order of the list:
 *
 *         wood 0       wood 1           wood 2            ..  wood 7
 *   brick 0 1 2 .. 7   0 1 2 .. 6       0 1 2 .. 5            0
 *   bit   0 1 2 .. 7   8 9 10 .. 14     15 16 17 .. 20    ..  35
 *
 * Which of them a hand affords, and can complete with stone and gold, is an intersection of four sets that
 * are known beforehand. Each beginning goes on with a run of payments, one stone more and one gold less
 * from each to the next, and a run is written four at a time. What is larger, or must be of so many
 * kinds, is seldom and is counted through. */
#include "games/stone_age/state.h"

enum { BEGUN_MOST = 7, BEGINNINGS = 36 };

#define WORD(verb)    ((uint64_t)(verb))
#define ARG(i, value) ((uint64_t)(uint8_t)(value) << (8 + 8 * (i)))

/* What `run(length, wood, x)` makes of the bits with each amount of wood. */
#define EVERY_WOOD(run, x)                                                                         \
    (run(8, 0, x) | run(7, 1, x) << 8 | run(6, 2, x) << 15 | run(5, 3, x) << 21 |                  \
     run(4, 4, x) << 26 | run(3, 5, x) << 30 | run(2, 6, x) << 33 | run(1, 7, x) << 35)
#define EACH(set)                                                                                  \
    {                                                                                              \
        set(0), set(1), set(2), set(3), set(4), set(5), set(6), set(7)                             \
    }
#define LOWEST(bits)        ((UINT64_C(1) << (bits)) - 1)
#define LESSER(a, b)        ((a) < (b) ? (a) : (b))
#define WITH_WOOD(l, w, x)  ((w) <= (x) ? LOWEST(l) : 0)
#define WITH_BRICK(l, w, x) LOWEST(LESSER(l, (x) + 1))
#define WITH_SUM(l, w, x)   LOWEST(LESSER(l, (x) < (w) ? 0 : (x) - (w) + 1))

/* The beginnings with at most so much wood, so much brick, so many of both together. */
#define WOOD_SET(x)  EVERY_WOOD(WITH_WOOD, x)
#define BRICK_SET(x) EVERY_WOOD(WITH_BRICK, x)
#define SUM_SET(x)   EVERY_WOOD(WITH_SUM, x)
static const uint64_t wood_up_to[BEGUN_MOST + 1] = EACH(WOOD_SET);
static const uint64_t brick_up_to[BEGUN_MOST + 1] = EACH(BRICK_SET);
static const uint64_t sum_below[BEGUN_MOST + 2] = {
    0,          SUM_SET(0), SUM_SET(1), SUM_SET(2), SUM_SET(3),
    SUM_SET(4), SUM_SET(5), SUM_SET(6), SUM_SET(7),
};

/* Wood and brick of each beginning as arguments, less their sum in gold: together with the total in gold
 * they are the payment without any stone. */
#define BEGIN(w, b) (ARG(SA_WOOD, w) + ARG(SA_BRICK, b) - ARG(SA_GOLD, (w) + (b)))
static const uint64_t beginnings[BEGINNINGS] = {
    BEGIN(0, 0), BEGIN(0, 1), BEGIN(0, 2), BEGIN(0, 3), BEGIN(0, 4), BEGIN(0, 5),
    BEGIN(0, 6), BEGIN(0, 7), BEGIN(1, 0), BEGIN(1, 1), BEGIN(1, 2), BEGIN(1, 3),
    BEGIN(1, 4), BEGIN(1, 5), BEGIN(1, 6), BEGIN(2, 0), BEGIN(2, 1), BEGIN(2, 2),
    BEGIN(2, 3), BEGIN(2, 4), BEGIN(2, 5), BEGIN(3, 0), BEGIN(3, 1), BEGIN(3, 2),
    BEGIN(3, 3), BEGIN(3, 4), BEGIN(4, 0), BEGIN(4, 1), BEGIN(4, 2), BEGIN(4, 3),
    BEGIN(5, 0), BEGIN(5, 1), BEGIN(5, 2), BEGIN(6, 0), BEGIN(6, 1), BEGIN(7, 0),
};

static int at_least(int a, int b)
{
    return a > b ? a : b;
}

static int at_most(int a, int b)
{
    return a < b ? a : b;
}

/* The beginnings that can be afforded and leave no more to be paid than there is of stone and gold. */
static uint64_t fitting(const uint16_t have[SA_RESOURCES], int total)
{
    const int least = at_least(0, total - have[SA_STONE] - have[SA_GOLD]);
    return wood_up_to[at_most(have[SA_WOOD], BEGUN_MOST)] &
           brick_up_to[at_most(have[SA_BRICK], BEGUN_MOST)] & sum_below[total + 1] &
           ~sum_below[least];
}

/* From one payment of a run to the next. */
static const uint64_t SWAP = ARG(SA_STONE, 1) - ARG(SA_GOLD, 1);

/* At least `length` payments of a run, four at a time. */
static void put_run(ochre_action *out, uint64_t payment, int length)
{
    do {
        out[0] = ochre_action_packed(payment);
        out[1] = ochre_action_packed(payment + SWAP);
        out[2] = ochre_action_packed(payment + 2 * SWAP);
        out[3] = ochre_action_packed(payment + 3 * SWAP);
        payment += 4 * SWAP;
        out += 4;
        length -= 4;
    } while (length > 0);
}

static int list_small_payments(const uint16_t have[SA_RESOURCES], uint64_t verb, int total,
                               ochre_action *out, int n)
{
    const int      stone = have[SA_STONE], gold = have[SA_GOLD];
    const uint64_t start = verb + ARG(SA_GOLD, total);
    ochre_action  *end = out + n;
    for (uint64_t set = fitting(have, total); set != 0; set &= set - 1) {
        const uint64_t begun = beginnings[__builtin_ctzll(set)] + start;
        const int      rest = (int)(begun >> (8 + 8 * SA_GOLD));
        const int      least = at_least(0, rest - gold);
        const int      length = at_most(rest, stone) - least + 1;
        put_run(end, begun + (uint64_t)least * SWAP, length);
        end += length;
    }
    return (int)(end - out);
}

static int list_any_payments(const uint16_t have[SA_RESOURCES], uint64_t verb, int total, int kinds,
                             ochre_action *out, int n)
{
    const int behind_wood = have[SA_BRICK] + have[SA_STONE] + have[SA_GOLD];
    const int behind_brick = have[SA_STONE] + have[SA_GOLD];
    for (int w = at_least(0, total - behind_wood); w <= at_most(total, have[SA_WOOD]); w++) {
        const int after_wood = total - w;
        for (int b = at_least(0, after_wood - behind_brick);
             b <= at_most(after_wood, have[SA_BRICK]); b++) {
            const int after_brick = after_wood - b;
            for (int s = at_least(0, after_brick - have[SA_GOLD]);
                 s <= at_most(after_brick, have[SA_STONE]); s++) {
                const int g = after_brick - s;
                if (kinds != 0 && (w > 0) + (b > 0) + (s > 0) + (g > 0) != kinds)
                    continue;
                out[n++] =
                    ochre_action_packed(verb | ARG(0, w) | ARG(1, b) | ARG(2, s) | ARG(3, g));
            }
        }
    }
    return n;
}

int sa_list_payments(const uint16_t have[SA_RESOURCES], int verb, int total, int kinds,
                     ochre_action *out, int n)
{
    if (kinds == 0 && total <= BEGUN_MOST)
        return list_small_payments(have, WORD(verb), total, out, n);
    return list_any_payments(have, WORD(verb), total, kinds, out, n);
}
