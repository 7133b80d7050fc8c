/* arena_report.c - the table of a tournament, or the same as JSON. */
#include <math.h>
#include <string.h>

#include "cli/arena.h"

static double per(uint64_t sum, uint64_t count)
{
    return count == 0 ? 0 : (double)sum / (double)count;
}

/* A whole number, and never -0. */
static double nearest(double number)
{
    return round(number) + 0.0;
}

static double share_of(const arena_contestant *one)
{
    return one->pairings == 0 ? 0 : one->win.sum / (double)one->pairings;
}

/* Seats that win or lose together all have the same rating: then their wins tell. */
static bool is_stronger(const arena_contestant *one, const arena_contestant *other)
{
    return one->rating != other->rating ? one->rating > other->rating
                                        : share_of(one) > share_of(other);
}

/* The contestants from the strongest to the weakest. */
static void order(const arena *a, int out[ARENA_BOTS])
{
    for (int i = 0; i < a->contestants; i++) {
        int at = i;
        for (; at > 0 && is_stronger(&a->contestant[i], &a->contestant[out[at - 1]]); at--)
            out[at] = out[at - 1];
        out[at] = i;
    }
}

/* ---- as a table ---- */

static void print_contestant(const arena *a, const arena_contestant *one, int width)
{
    const arena_interval win = arena_interval_of(a, one);
    printf("%-*s %7llu %6.1f %%  %5.1f - %5.1f %% %7.0f %8.1f %9.1f %10.3f %9.1f", width, one->name,
           (unsigned long long)one->seats, 100 * win.share, 100 * win.low, 100 * win.high,
           nearest(one->rating), one->seats == 0 ? 0 : (double)one->score / (double)one->seats,
           per(one->decisions, one->seats), per(one->microseconds, one->decisions) / 1000,
           (double)one->slowest / 1000);
    if (a->luck > 0) {
        const arena_interval less = arena_interval_less_luck(a, one);
        printf(" %8.1f %%  %5.1f - %5.1f %%", 100 * less.share, 100 * less.low, 100 * less.high);
    }
    if (one->faults > 0)
        printf("  %llu faults", (unsigned long long)one->faults);
    putchar('\n');
}

static void print_meetings(const arena *a, const int *by_rating, int width)
{
    printf("\nshare of wins of the row over the column, by %s\n%-*s",
           a->alone != NULL ? "who won with the same deal" : "rank", width, "");
    for (int i = 0; i < a->contestants; i++)
        printf(" %10.10s", a->contestant[by_rating[i]].name);
    putchar('\n');
    for (int i = 0; i < a->contestants; i++) {
        printf("%-*s", width, a->contestant[by_rating[i]].name);
        for (int k = 0; k < a->contestants; k++) {
            const int one = by_rating[i], other = by_rating[k];
            if (a->met[one][other] > 0)
                printf(" %8.1f %%", 100 * a->beaten[one][other] / a->met[one][other]);
            else
                printf(" %10s", "-");
        }
        putchar('\n');
    }
}

/* Against the game nobody takes a win from another, so there is no share that would be fair. */
static void print_tournament(const arena *a)
{
    printf("%s, %d %s", a->game->id, a->players, a->players == 1 ? "player" : "players");
    if (a->edition_path != NULL)
        printf(", edition %s", a->edition_path);
    printf(", %llu games, seed %llu", (unsigned long long)a->games, (unsigned long long)a->seed);
    if (!a->against_game)
        printf("; a fair share is %.1f %%\n", 100.0 / a->players);
    else if (a->players == 1)
        puts("; a win is the share of games won");
    else
        printf("; the seats win or lose together, and each has 1 / %d of a win\n", a->players);
}

static void print_question(const arena *a)
{
    const arena_contestant *first = &a->contestant[0];
    const bool              is_above = arena_best_interval(a, first).low > a->threshold;
    if (a->is_settled)
        printf("ended early: %s is settled to be %s %.1f %%\n", first->name,
               is_above ? "above" : "below", 100 * a->threshold);
    else
        printf("not settled whether %s is above %.1f %%\n", first->name, 100 * a->threshold);
}

static void print_stop(const arena *a)
{
    const int64_t asked = a->deals * a->sets * a->turns;
    printf("stopped before the end: %llu of %lld games\n", (unsigned long long)a->games,
           (long long)asked);
}

static void print_table(const arena *a, const int *by_rating)
{
    int width = 12;
    for (int i = 0; i < a->contestants; i++)
        width =
            (int)strlen(a->contestant[i].name) > width ? (int)strlen(a->contestant[i].name) : width;
    print_tournament(a);
    if (a->is_stopped)
        print_stop(a);
    if (a->settles)
        print_question(a);
    const char *const interval = a->settles ? "95 %, any time" : "95 %";
    printf("\n%-*s %7s %8s  %-15s %7s %8s %9s %10s %9s", width, "bot", "games", "win", interval,
           "rating", "score", "decisions", "ms/decis.", "slowest");
    if (a->luck > 0)
        printf(" %10s  %s", "less luck", interval);
    putchar('\n');
    for (int i = 0; i < a->contestants; i++)
        print_contestant(a, &a->contestant[by_rating[i]], width);
    if (a->contestants > 2 || a->alone != NULL)
        print_meetings(a, by_rating, width);
}

/* ---- as JSON ---- */

static void print_name(const char *name)
{
    char       quoted[6 * ARENA_NAME + 3];
    ochre_text text = OCHRE_TEXT(quoted);
    ochre_json_quote(&text, name);
    fputs(quoted, stdout);
}

static void print_contestant_json(const arena *a, const arena_contestant *one)
{
    const arena_interval win = arena_interval_of(a, one);
    fputs("{\"bot\":", stdout);
    print_name(one->name);
    printf(
        ",\"games\":%llu,\"deals\":%llu,\"share\":%.5f,\"low\":%.5f,\"high\":%.5f,\"rating\":%.1f,"
        "\"score\":%.3f,\"decisions\":%.3f,\"plies\":%.3f,\"ms\":%.4f,\"slowest_ms\":%.3f,\"faults\":%llu",
        (unsigned long long)one->seats, (unsigned long long)one->pairings, win.share, win.low,
        win.high, one->rating, one->seats == 0 ? 0 : (double)one->score / (double)one->seats,
        per(one->decisions, one->seats), per(one->plies, one->seats),
        per(one->microseconds, one->decisions) / 1000, (double)one->slowest / 1000,
        (unsigned long long)one->faults);
    if (a->luck > 0) {
        const arena_interval less = arena_interval_less_luck(a, one);
        printf(",\"less_luck\":{\"share\":%.5f,\"low\":%.5f,\"high\":%.5f}", less.share, less.low,
               less.high);
    }
    putchar('}');
}

static void print_json(const arena *a, const int *by_rating)
{
    char       variant[1024];
    ochre_text text = OCHRE_TEXT(variant);
    arena_variant_write(a, &text);
    printf(
        "{\"game\":\"%s\",\"players\":%d,%s,\"seed\":%llu,\"games\":%llu,\"settled\":%s,\"stopped\":%s,\"bots\":[",
        a->game->id, a->players, variant, (unsigned long long)a->seed, (unsigned long long)a->games,
        a->is_settled ? "true" : "false", a->is_stopped ? "true" : "false");
    for (int i = 0; i < a->contestants; i++) {
        if (i > 0)
            putchar(',');
        print_contestant_json(a, &a->contestant[by_rating[i]]);
    }
    fputs("],\"meetings\":[", stdout);
    bool first = true;
    for (int i = 0; i < a->contestants; i++)
        for (int k = 0; k < a->contestants; k++) {
            if (a->met[i][k] <= 0)
                continue;
            fputs(first ? "{\"bot\":" : ",{\"bot\":", stdout);
            first = false;
            print_name(a->contestant[i].name);
            fputs(",\"over\":", stdout);
            print_name(a->contestant[k].name);
            printf(",\"games\":%.0f,\"drawn\":%.0f,\"share\":%.5f}", a->met[i][k], a->drawn[i][k],
                   a->beaten[i][k] / a->met[i][k]);
        }
    puts("]}");
}

void arena_report(const arena *a)
{
    int by_rating[ARENA_BOTS] = {0};
    order(a, by_rating);
    if (a->json)
        print_json(a, by_rating);
    else
        print_table(a, by_rating);
}
