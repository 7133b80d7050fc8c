/* arena_work.c - pairings on several threads.
 *
 * Pairings are handed out deal by deal, so that at any moment all sets have played about as much. One lock
 * guards the hand-out, the sums, the journal and the progress line: a pairing takes far longer than any of
 * them. The sums do not depend on the order in which pairings end, so a seed gives the same table on any
 * number of threads (unless a clock limits the bots, or an early end was asked for). */
#include <pthread.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include <ochre/canvas.h>

#include "cli/arena.h"

typedef struct work {
    arena          *a;
    const uint8_t  *done;
    arena_journal  *journal;
    pthread_mutex_t lock;
    int64_t         next, all; /* pairings, counted deal by deal */
    int64_t         left, played;
    bool            failed, shows_progress;
    struct timespec began;
} work;

/* ---- progress ---- */

static double seconds_since(const struct timespec *then)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - then->tv_sec) + (double)(now.tv_nsec - then->tv_nsec) / 1e9;
}

/* Columns of the terminal behind stderr. */
static int terminal_width(void)
{
    enum { USUAL = 80, LEAST = 20 };
    struct winsize size;
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return USUAL;
    return size.ws_col < LEAST ? LEAST : size.ws_col;
}

/* All of a row but its last column: a terminal would go on in the next one, and no line could be written over. The
 * bar gives way first, then the end of the words. */
static void print_row(int width, double done, const char *words)
{
    enum { LONGEST = 30, SHORTEST = 10, AROUND = 3 };
    int       left = width - 1;
    const int spare = left - AROUND - ochre_canvas_columns(words);
    const int bar = spare > LONGEST ? LONGEST : spare < SHORTEST ? SHORTEST : spare;
    fputs("\r[", stderr);
    for (int i = 0; i < bar; i++)
        fputc(i < (int)(done * bar) ? '#' : '.', stderr);
    fputs("] ", stderr);
    left -= bar + AROUND;
    for (; *words != '\0'; words++) {
        const bool begins = ((unsigned char)*words & 0xc0) != 0x80;
        if (begins && left-- <= 0)
            break;
        fputc(*words, stderr);
    }
    fprintf(stderr, "%*s", left > 0 ? left : 0, "");
}

static void show_progress(const work *w)
{
    if (!w->shows_progress || w->played == 0)
        return;
    char                 words[ARENA_NAME + 128];
    const int64_t        all = w->played + w->left;
    const double         to_go = seconds_since(&w->began) / (double)w->played * (double)w->left;
    const arena_interval first = arena_best_interval(w->a, &w->a->contestant[0]);
    snprintf(words, sizeof words, "%lld of %lld deals, %d:%02d left, %.1f %% (%.1f - %.1f) %s",
             (long long)w->played, (long long)all, (int)to_go / 60, (int)to_go % 60,
             100 * first.share, 100 * first.low, 100 * first.high, w->a->contestant[0].name);
    print_row(terminal_width(), (double)w->played / (double)all, words);
}

void arena_clear_row(void)
{
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\r%*s\r", terminal_width() - 1, "");
}

/* ---- the work ---- */

static bool is_done(const work *w, int64_t at)
{
    return w->done[at / 8] >> (at % 8) & 1;
}

/* The next pairing; false: there is nothing more to do. */
static bool take(work *w, arena_pairing *p)
{
    pthread_mutex_lock(&w->lock);
    while (w->next < w->all && is_done(w, w->next))
        w->next++;
    const bool more = w->next < w->all && !w->failed && !w->a->is_settled && !cli_was_stopped();
    if (more) {
        p->deal = (int)(w->next / w->a->sets);
        p->set = (int)(w->next % w->a->sets);
        w->next++;
    }
    pthread_mutex_unlock(&w->lock);
    return more;
}

static void hand_in(work *w, const arena_pairing *p)
{
    pthread_mutex_lock(&w->lock);
    if (!w->a->is_settled) { /* what ends after the question was settled would only blur the answer */
        arena_add(w->a, p);
        if (w->journal != NULL && !arena_journal_add(w->journal, w->a, p))
            w->failed = true;
        w->played++;
        w->left--;
        w->a->is_settled = arena_is_settled(w->a);
        show_progress(w);
    }
    pthread_mutex_unlock(&w->lock);
}

/* Said once, however many threads find it out. */
static void fail(work *w, const char *absent)
{
    pthread_mutex_lock(&w->lock);
    if (!w->failed) {
        arena_clear_row();
        cli_error("\"%s\" cannot be started, or ends before its first answer", absent);
    }
    w->failed = true;
    pthread_mutex_unlock(&w->lock);
}

static void *run(void *argument)
{
    work         *w = argument;
    arena_hall   *hall = arena_hall_open(w->a);
    const char   *absent = NULL;
    arena_pairing p;
    while (absent == NULL && take(w, &p)) {
        absent = arena_play(hall, &p);
        if (cli_was_stopped())
            break;
        if (absent == NULL)
            hand_in(w, &p);
        else
            fail(w, absent);
    }
    arena_hall_close(hall);
    return NULL;
}

static bool run_all(work *w)
{
    pthread_t thread[ARENA_THREADS];
    int       started = 0;
    for (; started < w->a->threads; started++)
        if (pthread_create(&thread[started], NULL, run, w) != 0)
            break;
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    arena_clear_row();
    if (started == 0)
        cli_error("no thread could be started");
    return started > 0 && !w->failed;
}

bool arena_work(arena *a, uint8_t *done)
{
    work w = {.a = a,
              .done = done,
              .all = a->deals * a->sets,
              .shows_progress = isatty(STDERR_FILENO) != 0};
    if (a->journal != NULL && (w.journal = arena_journal_open(a, done)) == NULL)
        return false;
    for (int64_t at = 0; at < w.all; at++)
        w.left += !is_done(&w, at);
    a->is_settled = arena_is_settled(a);
    clock_gettime(CLOCK_MONOTONIC, &w.began);
    pthread_mutex_init(&w.lock, NULL);
    cli_catch_stops();
    const bool worked = run_all(&w);
    pthread_mutex_destroy(&w.lock);
    a->is_stopped = w.left > 0 && cli_was_stopped();
    return (w.journal == NULL || arena_journal_close(w.journal, a)) && worked;
}
