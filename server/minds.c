/* minds.c - a queue of questions, a few threads, a queue of answers.
 *
 * Each thread keeps one piece of working memory and makes it larger when a bot wants more. A search is
 * ended by the clock at the latest; a bot that still fails (no memory, an illegal choice) costs its seat
 * the thinking: a legal action is drawn at random in its place. */
#include "server/minds.h"

#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    FRONT = 64, /* bytes of memory in which a search says of which game it is, and more */
    RECENT = 64 /* owners that are remembered as served */
};

typedef struct item {
    struct item   *next;
    minds_question question;
    minds_answer   answer;
} item;

typedef struct {
    item *first, *last;
    int   count;
} queue;

struct minds {
    minds_how       how;
    pthread_mutex_t lock;
    pthread_cond_t  asked;
    queue           questions, answers;
    int64_t         served[RECENT]; /* the last owners, a ring */
    unsigned        turns;
    int             at_work;
    bool            is_closing;
    int             threads;
    pthread_t       thread[16];
};

typedef struct {
    void  *memory;
    size_t bytes;
} workshop;

static void push(queue *q, item *i)
{
    i->next = NULL;
    if (q->last != NULL)
        q->last->next = i;
    else
        q->first = i;
    q->last = i;
    q->count++;
}

static item *pop(queue *q)
{
    item *const i = q->first;
    if (i == NULL)
        return NULL;
    q->first = i->next;
    if (q->first == NULL)
        q->last = NULL;
    q->count--;
    return i;
}

/* Out of the queue; NULL: it is not there. */
static item *take_out(queue *q, int64_t serial)
{
    item *before = NULL, *i = q->first;
    for (; i != NULL && i->question.serial != serial; i = i->next)
        before = i;
    if (i == NULL || before == NULL)
        return i == NULL ? NULL : pop(q);
    before->next = i->next;
    if (q->last == i)
        q->last = before;
    q->count--;
    return i;
}

/* The smaller the sooner: who is watched, whose owner was not served of late. */
static unsigned rank(const minds *m, const minds_question *q)
{
    const unsigned unwatched = q->is_watched ? 0 : RECENT + 1;
    for (unsigned ago = 1; ago <= RECENT && ago <= m->turns; ago++)
        if (m->served[(m->turns - ago) % RECENT] == q->owner)
            return unwatched + RECENT + 1 - ago;
    return unwatched;
}

/* The next question, out of the queue: of equals the oldest. */
static item *take_next(minds *m)
{
    const item *best = NULL;
    unsigned    least = UINT_MAX;
    for (const item *i = m->questions.first; i != NULL; i = i->next) {
        const unsigned its = rank(m, &i->question);
        if (its < least)
            best = i;
        least = its < least ? its : least;
    }
    if (best == NULL)
        return NULL;
    m->served[m->turns++ % RECENT] = best->question.owner;
    return take_out(&m->questions, best->question.serial);
}

static int64_t now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static bool is_late(void *clock)
{
    return now_us() >= *(const int64_t *)clock;
}

static bool make_room(workshop *w, size_t bytes)
{
    if (bytes <= w->bytes)
        return true;
    free(w->memory);
    w->bytes = 0;
    w->memory = aligned_alloc(16, (bytes + 15) / 16 * 16);
    if (w->memory == NULL)
        return false;
    w->bytes = bytes;
    return true;
}

/* What was found at another table must not be taken for this one's: its edition may be gone. A search takes nothing over
 * from a memory that names no game. */
static void forget(workshop *w, size_t bytes)
{
    if (bytes > 0)
        memset(w->memory, 0, bytes < FRONT ? bytes : FRONT);
}

static bool choose(const minds *m, const minds_question *q, workshop *w, ochre_action *out)
{
    ochre_bot_spec spec;
    ochre_rng      rng;
    if (!ochre_bot_parse(q->level, q->game, &spec))
        return false;
    const size_t bytes = ochre_bot_memory(&spec);
    if (!make_room(w, bytes))
        return false;
    forget(w, bytes);
    int64_t limit = m->how.milliseconds;
    if (spec.milliseconds > 0 && spec.milliseconds < limit)
        limit = spec.milliseconds;
    int64_t        deadline = now_us() + limit * 1000;
    ochre_thinking thinking = {
        .memory = w->memory, .bytes = bytes, .enough = is_late, .clock = &deadline};
    ochre_rng_seed(&rng, q->seed, 1);
    return ochre_bot_choose(&spec, q->game, q->edition, q->state, &rng, &thinking, out) ==
               OCHRE_OK &&
           q->game->refusal(q->edition, q->state, *out) == NULL;
}

static void think(const minds *m, item *i, workshop *w)
{
    const minds_question *const q = &i->question;
    const int64_t               begun = now_us();
    i->answer = (minds_answer){.table = q->table, .serial = q->serial};
    i->answer.is_good = choose(m, q, w, &i->answer.action);
    if (!i->answer.is_good) {
        ochre_rng rng;
        ochre_rng_seed(&rng, q->seed, 2);
        i->answer.action = ochre_bot_named("random")->choose(q->game, q->edition, q->state, &rng);
    }
    i->answer.took_us = now_us() - begun;
}

static void *work(void *context)
{
    minds *const m = context;
    workshop     w = {0};
    pthread_mutex_lock(&m->lock);
    while (!m->is_closing) {
        item *const i = take_next(m);
        if (i == NULL) {
            pthread_cond_wait(&m->asked, &m->lock);
            continue;
        }
        m->at_work++;
        pthread_mutex_unlock(&m->lock);
        think(m, i, &w);
        pthread_mutex_lock(&m->lock);
        m->at_work--;
        push(&m->answers, i);
        m->how.wake(m->how.context);
    }
    pthread_mutex_unlock(&m->lock);
    free(w.memory);
    return NULL;
}

minds *minds_open(const minds_how *how)
{
    minds *const m = calloc(1, sizeof(*m));
    if (m == NULL)
        return NULL;
    m->how = *how;
    pthread_mutex_init(&m->lock, NULL);
    pthread_cond_init(&m->asked, NULL);
    const int most = (int)(sizeof(m->thread) / sizeof(m->thread[0]));
    const int wanted = how->threads < most ? how->threads : most;
    while (m->threads < wanted && pthread_create(&m->thread[m->threads], NULL, work, m) == 0)
        m->threads++;
    if (m->threads == 0) {
        minds_close(m);
        return NULL;
    }
    return m;
}

void minds_close(minds *m)
{
    pthread_mutex_lock(&m->lock);
    m->is_closing = true;
    pthread_cond_broadcast(&m->asked);
    pthread_mutex_unlock(&m->lock);
    for (int i = 0; i < m->threads; i++)
        pthread_join(m->thread[i], NULL);
    for (item *i = pop(&m->questions); i != NULL; i = pop(&m->questions))
        free(i);
    for (item *i = pop(&m->answers); i != NULL; i = pop(&m->answers))
        free(i);
    pthread_cond_destroy(&m->asked);
    pthread_mutex_destroy(&m->lock);
    free(m);
}

bool minds_ask(minds *m, const minds_question *question)
{
    item *const i = aligned_alloc(16, (sizeof(*i) + 15) / 16 * 16);
    if (i == NULL)
        return false;
    i->question = *question;
    pthread_mutex_lock(&m->lock);
    push(&m->questions, i);
    pthread_cond_signal(&m->asked);
    pthread_mutex_unlock(&m->lock);
    return true;
}

void minds_drain(minds *m, void (*tell)(void *context, const minds_answer *answer))
{
    for (;;) {
        pthread_mutex_lock(&m->lock);
        item *const i = pop(&m->answers);
        pthread_mutex_unlock(&m->lock);
        if (i == NULL)
            return;
        tell(m->how.context, &i->answer);
        free(i);
    }
}

bool minds_drop(minds *m, int64_t serial)
{
    pthread_mutex_lock(&m->lock);
    item *const i = take_out(&m->questions, serial);
    pthread_mutex_unlock(&m->lock);
    free(i);
    return i != NULL;
}

int minds_waiting(minds *m)
{
    pthread_mutex_lock(&m->lock);
    const int waiting = m->questions.count + m->at_work;
    pthread_mutex_unlock(&m->lock);
    return waiting;
}
