/* arena_sums.c - totals, intervals and ratings.
 *
 * Intervals: the observations are pairings (a bot's mean share over all rotations of one deal), because the
 * games of a pairing are not independent. Wilson's interval is taken with as many trials as would give the
 * variance that was seen; so it is right for a hundred wins out of a hundred, too, where the usual one
 * has no width. Whoever wins or loses every game shows no variance: then as many trials to a game are taken as with those
 * at the table whose games depend most on the deal, and where all are alike, one a pairing.
 *
 * Where luck is measured (ochre/luck.h), a share less its luck is as right in the mean and varies less; it may lie beyond
 * 0 and 1, and its interval is Student's. Early ends then go by it.
 *
 * An early end looks at the result after every pairing, and an interval that is right 95 times in 100 for one
 * look is wrong far more often for a thousand. The test for the early end therefore uses a confidence
 * sequence (Robbins' normal mixture), which holds for all looks together; and a tournament that was
 * to end early reports that wider interval. */
#include <math.h>

#include "cli/arena.h"

enum { LEAST_PAIRINGS = 16 };

static const double z95 = 1.959964;

/* ---- adding up ---- */

static void add_seat(arena_contestant *one, const arena_seat *seat, uint32_t plies)
{
    one->seats++;
    one->sixtieths += seat->share;
    one->score += seat->score;
    one->decisions += seat->decisions;
    one->plies += plies;
    one->faults += seat->faults;
    one->microseconds += seat->microseconds;
    if (one->slowest < seat->slowest)
        one->slowest = seat->slowest;
}

void arena_meet(arena *a, int one, int other, int lead)
{
    a->met[one][other] += 1;
    a->drawn[one][other] += lead == 0;
    a->beaten[one][other] += lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
}

static void add_meetings(arena *a, const arena_pairing *p, int turn)
{
    const arena_seat *seat = p->game[turn].seat;
    for (int i = 0; i < a->players; i++)
        for (int j = 0; j < a->players; j++) {
            const int one = arena_at(a, p->set, turn, i), other = arena_at(a, p->set, turn, j);
            if (one != other)
                arena_meet(a, one, other, seat[j].rank - seat[i].rank);
        }
}

static void add_observation(arena_spread *spread, double mean)
{
    spread->sum += mean;
    spread->squares += mean * mean;
}

void arena_add(arena *a, const arena_pairing *p)
{
    double   share[ARENA_BOTS] = {0}, luck[ARENA_BOTS] = {0};
    unsigned seats[ARENA_BOTS] = {0};
    for (int turn = 0; turn < a->turns; turn++) {
        for (int i = 0; i < a->players; i++) {
            const int         who = arena_at(a, p->set, turn, i);
            const arena_seat *seat = &p->game[turn].seat[i];
            add_seat(&a->contestant[who], seat, p->game[turn].plies);
            share[who] += (double)seat->share / OCHRE_WHOLE_WIN;
            luck[who] += (double)seat->luck / ARENA_MILLION;
            seats[who]++;
        }
        add_meetings(a, p, turn);
        a->games++;
    }
    if (a->alone != NULL)
        arena_alone_add(a, p);
    for (int who = 0; who < a->contestants; who++) {
        if (seats[who] == 0)
            continue;
        a->contestant[who].pairings++;
        add_observation(&a->contestant[who].win, share[who] / seats[who]);
        add_observation(&a->contestant[who].less_luck, (share[who] - luck[who]) / seats[who]);
    }
}

/* ---- intervals ---- */

static double variance(const arena_spread *spread, double n)
{
    const double mean = spread->sum / n;
    const double seen = n > 1 ? (spread->squares - n * mean * mean) / (n - 1) : 0;
    return seen > 0 ? seen : 0;
}

static double variance_of_wins(const arena_contestant *one)
{
    return variance(&one->win, (double)one->pairings);
}

static arena_interval wilson(double share, double trials)
{
    const double zz = z95 * z95;
    const double middle = (share + zz / (2 * trials)) / (1 + zz / trials);
    const double half =
        z95 / (1 + zz / trials) * sqrt(share * (1 - share) / trials + zz / (4 * trials * trials));
    return (arena_interval){share, fmax(0, middle - half), fmin(1, middle + half)};
}

/* As many trials as have the variance that was seen: not fewer than pairings, not more than seats. */
static double trials_seen(const arena_contestant *one)
{
    const double n = (double)one->pairings, mean = one->win.sum / n;
    return fmin(fmax(mean * (1 - mean) * n / variance_of_wins(one), fmin(n, LEAST_PAIRINGS)),
                (double)one->seats);
}

static double trials(const arena *a, const arena_contestant *one)
{
    double to_a_game = 1;
    bool   has_any = false;
    if (variance_of_wins(one) > 0)
        return trials_seen(one);
    for (const arena_contestant *other = a->contestant; other < a->contestant + a->contestants;
         other++)
        if (other->pairings > 1 && variance_of_wins(other) > 0) {
            to_a_game = fmin(to_a_game, trials_seen(other) / (double)other->seats);
            has_any = true;
        }
    return has_any ? fmax((double)one->pairings, to_a_game * (double)one->seats)
                   : (double)one->pairings;
}

/* Holds for all numbers of pairings at once, with 95 %. The mixture is narrowest near a hundred. */
static double half_sequence(double variance, double n)
{
    const double tuned = 100;
    return sqrt(variance * (n + tuned) / (n * n) * log((n + tuned) / (tuned * 0.05 * 0.05)));
}

static arena_interval sequence(const arena_contestant *one)
{
    const double n = (double)one->pairings, mean = one->win.sum / n;
    /* A few pairings that came out alike do not show that all do. */
    const double spread = fmax(variance_of_wins(one), mean * (1 - mean) / 4 + 0.25 / (n + 1));
    const double half = half_sequence(spread, n);
    return (arena_interval){mean, fmax(0, mean - half), fmin(1, mean + half)};
}

arena_interval arena_interval_of(const arena *a, const arena_contestant *one)
{
    if (one->pairings == 0)
        return (arena_interval){0, 0, 1};
    return a->settles ? sequence(one)
                      : wilson(one->win.sum / (double)one->pairings, trials(a, one));
}

/* Student's quantile for 95 %: from a table, and where that ends by the first terms of its series. */
static double student95(int freedom)
{
    static const double few[] = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706,
                                 2.4469,  2.3646, 2.3060, 2.2622, 2.2281};
    enum { FEW = sizeof few / sizeof few[0] };
    const double z = z95, third = z * z * z, fifth = third * z * z, n = freedom;
    return freedom <= FEW
               ? few[freedom - 1]
               : z + (third + z) / (4 * n) + (5 * fifth + 16 * third + 3 * z) / (96 * n * n);
}

arena_interval arena_interval_less_luck(const arena *a, const arena_contestant *one)
{
    const double n = (double)one->pairings;
    if (n == 0)
        return (arena_interval){0, 0, 1};
    const double mean = one->less_luck.sum / n;
    if (n < 2)
        return (arena_interval){mean, fmin(0, mean), fmax(1, mean)};
    const double seen = variance(&one->less_luck, n);
    const double half = a->settles ? half_sequence(fmax(seen, 0.25 / (n + 1)), n)
                                   : student95((int)one->pairings - 1) * sqrt(seen / n);
    return (arena_interval){mean, mean - half, mean + half};
}

arena_interval arena_best_interval(const arena *a, const arena_contestant *one)
{
    return a->luck > 0 ? arena_interval_less_luck(a, one) : arena_interval_of(a, one);
}

bool arena_is_settled(const arena *a)
{
    if (!a->settles || a->contestant[0].pairings < LEAST_PAIRINGS)
        return false;
    const arena_interval first = arena_best_interval(a, &a->contestant[0]);
    return first.low > a->threshold || first.high < a->threshold;
}

/* ---- ratings ---- */

/* Bradley and Terry's strengths by the usual iteration, one drawn game against a player of mean strength
 * added so that a bot that won everything has a rating, too; 400 points are a factor of ten. */
void arena_rate(arena *a)
{
    double strength[ARENA_BOTS];
    for (int i = 0; i < a->contestants; i++)
        strength[i] = 1;
    for (int step = 0; step < 1000; step++) {
        double mean = 0;
        for (int i = 0; i < a->contestants; i++) {
            double won = 0.5, chances = 1 / (strength[i] + 1);
            for (int j = 0; j < a->contestants; j++) {
                won += a->beaten[i][j];
                chances += a->met[i][j] / (strength[i] + strength[j]);
            }
            strength[i] = won / chances;
            mean += log(strength[i]) / a->contestants;
        }
        for (int i = 0; i < a->contestants; i++)
            strength[i] /= exp(mean);
    }
    for (int i = 0; i < a->contestants; i++)
        a->contestant[i].rating = 400 * log10(strength[i]);
}
