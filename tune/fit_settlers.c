/* fit_settlers.c - the weights of The Settlers' estimate, fitted to who wins.
 *
 * Greedy players, who now and then draw from the hints instead, play with three and four; every so often somebody notes
 * the traits of all seats, and at the end who won. The weights, early and late, are those under which the
 * winners were likeliest: a seat's chance is 2 to the power of its weighted traits. They are found by stepping down the
 * gradient (Adam), and none may fall below zero but those of the two cards. One game in five is only judged by:
 * the loss printed is the mean of -ln(the winner's share) over its positions, before (the estimate as it is
 * built in) and after. The rows printed are those of games/settlers/weights.h. */
#include "bots/search_rollout.h"
#include "games/settlers/game.h"
#include "games/settlers/weights.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    DRAWN = 25,    /* percent of the decisions */
    SELDOM = 12,   /* one decision in so many is noted */
    NOTES = 2048,  /* the most in a game */
    HELD_BACK = 5, /* one game in so many */
    PASSES = 25,   /* through all notes */
    BATCH = 4096   /* notes a step */
};

typedef struct note {
    int16_t of[ST_SEATS][ST_TRAITS];
    uint8_t seats, winner, left; /* turns */
    float   share;               /* of the winner, by the estimate built in */
} note;

typedef struct notes {
    note  *list;
    size_t count, room;
} notes;

typedef struct weights { /* [0] early, [1] late; of traits in units of their spread */
    double of[2][ST_TRAITS];
} weights;

/* ---- games ---- */

static void add(notes *all, const note *one)
{
    if (all->count == all->room) {
        all->room = all->room == 0 ? BATCH : 2 * all->room;
        all->list = realloc(all->list, all->room * sizeof *all->list);
        if (all->list == NULL)
            abort();
    }
    all->list[all->count++] = *one;
}

static void note_down(const st_edition *e, const st_state *s, ochre_notes *book, note *n,
                      uint32_t share[OCHRE_SEATS])
{
    n->seats = s->seats;
    n->left = (uint8_t)st_turns_left(e, s);
    for (int seat = 0; seat < s->seats; seat++) {
        int of[ST_TRAITS];
        st_traits(e, s, seat, book, of);
        for (int t = 0; t < ST_TRAITS; t++)
            n->of[seat][t] = (int16_t)of[t];
    }
    st_estimate(e, s, share, book);
}

static int greediest(const uint32_t *weight, int count)
{
    int best = 0;
    for (int i = 1; i < count; i++)
        best = weight[i] > weight[best] ? i : best;
    return best;
}

static int winner_of(const st_edition *e, const st_state *s)
{
    ochre_result result;
    st_result(e, s, &result);
    for (int seat = 0; seat < s->seats; seat++)
        if (result.share[seat] == OCHRE_WHOLE_WIN)
            return seat;
    return -1;
}

static void play(uint64_t number, int seats, notes *all)
{
    static note         noted[NOTES];
    static uint32_t     share[NOTES][OCHRE_SEATS];
    static ochre_notes  book;
    static bots_scratch scratch = {.notes = &book};
    const ochre_game   *game = &st_game;
    const st_edition   *e = game->edition;
    ochre_setup         setup = {.players = seats};
    ochre_rng           rng;
    st_state            s = {0};
    int                 count, n = 0;
    for (int i = 0; game->options[i].name != NULL; i++)
        setup.option[i] = game->options[i].fallback;
    setup.option[0] = (int32_t)(number % 2); /* fixed and variable by turns */
    ochre_rng_seed(&rng, (uint64_t)seats, number);
    if (game->start(e, &s, &setup) != NULL)
        abort();
    while (bots_skip_forced(game, e, &s, &rng, &scratch, &count) != OCHRE_OVER) {
        if (s.turn_number > 0 && n < NOTES && ochre_rng_below(&rng, SELDOM) == 0) {
            note_down(e, &s, &book, &noted[n], share[n]);
            n++;
        }
        game->weigh(e, &s, scratch.legal, count, scratch.weight, &book);
        const int pick = ochre_rng_below(&rng, 100) < DRAWN ? bots_draw(scratch.weight, count, &rng)
                                                            : greediest(scratch.weight, count);
        game->apply(e, &s, scratch.legal[pick]);
    }
    const int winner = winner_of(e, &s);
    for (int i = 0; winner >= 0 && i < n; i++) {
        noted[i].winner = (uint8_t)winner;
        noted[i].share = (float)share[i][winner] / (OCHRE_WHOLE_WIN * 1000.0f);
        add(all, &noted[i]);
    }
}

/* ---- likelihood ---- */

static double spread_of(const notes *all, int trait)
{
    double sum = 0, squares = 0, n = 0;
    for (size_t i = 0; i < all->count; i++)
        for (int seat = 0; seat < all->list[i].seats; seat++, n++) {
            sum += all->list[i].of[seat][trait];
            squares += (double)all->list[i].of[seat][trait] * all->list[i].of[seat][trait];
        }
    const double variance = squares / n - sum / n * (sum / n);
    return variance > 0 ? sqrt(variance) : 1;
}

/* How early it is: 1 in the beginning, 0 in the end. */
static double earliness(const note *n)
{
    return (double)(n->left - ST_W_LEAST_TURNS) / (ST_W_USUAL_TURNS - ST_W_LEAST_TURNS);
}

/* Minus the logarithm of the winner's share; adds its gradient unless that is NULL. */
static double loss_of(const note *n, const weights *w, const double *spread, weights *gradient)
{
    const double early = earliness(n);
    double       chance[ST_SEATS], most = -HUGE_VAL, sum = 0;
    for (int seat = 0; seat < n->seats; seat++) {
        chance[seat] = 0;
        for (int t = 0; t < ST_TRAITS; t++)
            chance[seat] +=
                n->of[seat][t] / spread[t] * (early * w->of[0][t] + (1 - early) * w->of[1][t]);
        most = fmax(most, chance[seat]);
    }
    for (int seat = 0; seat < n->seats; seat++)
        sum += chance[seat] = exp(chance[seat] - most);
    for (int seat = 0; gradient != NULL && seat < n->seats; seat++) {
        const double error = chance[seat] / sum - (seat == n->winner);
        for (int t = 0; t < ST_TRAITS; t++) {
            gradient->of[0][t] += error * early * n->of[seat][t] / spread[t];
            gradient->of[1][t] += error * (1 - early) * n->of[seat][t] / spread[t];
        }
    }
    return -log(chance[n->winner] / sum);
}

/* ---- the fit ---- */

typedef struct fit {
    weights now, mean, square; /* Adam's memory */
    int     steps;
} fit;

/* Towards zero: a weight that the games hardly tell anything about stays small. */
static const double PULL = 0.001;

static bool may_be_negative(int trait)
{
    return trait == ST_T_EXPLORATION || trait == ST_T_EXPANSION;
}

static void step(fit *f, const weights *gradient, double rate)
{
    f->steps++;
    for (int when = 0; when < 2; when++)
        for (int t = 0; t < ST_TRAITS; t++) {
            const double g = gradient->of[when][t] / BATCH + PULL * f->now.of[when][t];
            double      *mean = &f->mean.of[when][t], *square = &f->square.of[when][t];
            *mean += 0.1 * (g - *mean);
            *square += 0.001 * (g * g - *square);
            const double size = sqrt(*square / (1 - pow(0.999, f->steps))) + 1e-8;
            f->now.of[when][t] -= rate * *mean / (1 - pow(0.9, f->steps)) / size;
            if (f->now.of[when][t] < 0 && !may_be_negative(t))
                f->now.of[when][t] = 0;
        }
}

/* Batches are every so-many-th note, so that each holds something of all games. */
static void fit_to(const notes *all, const double *spread, fit *f)
{
    const size_t batches = all->count / BATCH;
    for (int pass = 0; pass < PASSES; pass++)
        for (size_t b = 0; b < batches; b++) {
            weights gradient = {0};
            for (size_t i = 0; i < BATCH; i++)
                loss_of(&all->list[b + i * batches], &f->now, spread, &gradient);
            step(f, &gradient, 0.05 * pow(0.8, pass));
        }
}

/* ---- telling ---- */

static void print_losses(const notes *held, const fit *f, const double *spread)
{
    double before = 0, after = 0, even = 0;
    for (size_t i = 0; i < held->count; i++) {
        before -= log(fmax(held->list[i].share, 1e-6));
        after += loss_of(&held->list[i], &f->now, spread, NULL);
        even += log(held->list[i].seats);
    }
    const double n = (double)held->count;
    printf("loss %.4f as built in, %.4f fitted, %.4f if all were even\n", before / n, after / n,
           even / n);
}

static void print_rows(const fit *f, const double *spread)
{
    static const char *const names[ST_TRAITS] = {
        "POINTS",   "PIPS",          "KINDS",          "CAMPS",     "FOOD",     "SHELTER",
        "CLOTHING", "SHELTER_STEPS", "CLOTHING_STEPS", "EXPLORERS", "COUNTERS", "COLOURS",
        "OUTLOOK",  "TURN",          "EXPLORATION",    "EXPANSION"};
    for (int t = 0; t < ST_TRAITS; t++) {
        const double unit = ST_W_HALVING_OF_SHARES / log(2) / spread[t];
        printf("    [ST_T_%s] = {%.0f, %.0f},\n", names[t], f->now.of[0][t] * unit,
               f->now.of[1][t] * unit);
    }
}

int main(int count, char **arguments)
{
    const long games = count > 1 ? strtol(arguments[1], NULL, 10) : 0;
    notes      learned = {0}, held = {0};
    fit        f = {0};
    double     spread[ST_TRAITS];
    if (games < HELD_BACK) {
        fprintf(stderr,
                "usage: fit_settlers GAMES (at least %d, of three and of four players each)\n",
                HELD_BACK);
        return 2;
    }
    for (long number = 0; number < games; number++)
        for (int seats = ST_LEAST_SEATS; seats <= ST_SEATS; seats++)
            play((uint64_t)number, seats, number % HELD_BACK == 0 ? &held : &learned);
    if (learned.count < BATCH) {
        fprintf(stderr,
                "fit_settlers: %zu positions are too few to learn from, one step takes %d\n",
                learned.count, BATCH);
        return 1;
    }
    for (int t = 0; t < ST_TRAITS; t++)
        spread[t] = spread_of(&learned, t);
    fit_to(&learned, spread, &f);
    printf("%zu positions learned from, %zu held back\n", learned.count, held.count);
    print_losses(&held, &f, spread);
    print_rows(&f, spread);
    free(learned.list);
    free(held.list);
    return 0;
}
