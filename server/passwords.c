/* passwords.c - Argon2id on threads of its own.
 *
 * All requests lie in one array of slots, made at the opening; a slot goes from free to waiting, at work,
 * done and free again. So the queue is bounded by construction, and what a request needs (the password
 * above all) is in one known place that is wiped when it was used. */
#include "server/passwords.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

_Static_assert(PASSWORDS_HASH >= crypto_pwhash_STRBYTES, "a hash fits");

typedef enum slot_state { FREE, WAITING, WORKING, DONE } slot_state;

typedef struct slot {
    slot_state     state;
    uint64_t       turn; /* first come, first served, and told in that order */
    bool           is_check;
    char           password[PASSWORDS_LENGTH];
    size_t         length;
    char           hash[PASSWORDS_HASH];
    bool           good, stale;
    passwords_then then;
} slot;

struct passwords {
    unsigned long long operations;
    size_t             memory;
    char nobody[PASSWORDS_HASH]; /* what a password is compared with if there is no hash */
    void (*wake)(void *context);
    void      *context;
    pthread_t *thread;
    int        threads;

    pthread_mutex_t mutex; /* guards what follows */
    pthread_cond_t  work;
    bool            stop;
    uint64_t        turns;
    int             slots;
    slot           *slot;
};

/* ---- the workers ---- */

static bool hash_one(const passwords *p, slot *s)
{
    return crypto_pwhash_str_alg(s->hash, s->password, s->length, p->operations, p->memory,
                                 crypto_pwhash_ALG_ARGON2ID13) == 0;
}

/* The same work is done where there is nothing to compare with: time must not tell who exists. */
static bool check_one(const passwords *p, slot *s)
{
    const bool  is_nobody = s->hash[0] == '\0';
    const char *hash = is_nobody ? p->nobody : s->hash;
    const bool  fits = crypto_pwhash_str_verify(hash, s->password, s->length) == 0;
    s->stale = crypto_pwhash_str_needs_rehash(hash, p->operations, p->memory) != 0;
    return fits && !is_nobody;
}

/* The oldest slot in that state (under the mutex), or NULL. */
static slot *oldest(passwords *p, slot_state state)
{
    slot *found = NULL;
    for (int i = 0; i < p->slots; i++) {
        slot *s = &p->slot[i];
        if (s->state == state && (found == NULL || s->turn < found->turn))
            found = s;
    }
    return found;
}

static void *work(void *context)
{
    passwords *p = context;
    pthread_mutex_lock(&p->mutex);
    while (!p->stop) {
        slot *s = oldest(p, WAITING);
        if (s == NULL) {
            pthread_cond_wait(&p->work, &p->mutex);
            continue;
        }
        s->state = WORKING;
        pthread_mutex_unlock(&p->mutex);
        s->good = s->is_check ? check_one(p, s) : hash_one(p, s);
        sodium_memzero(s->password, sizeof(s->password));
        pthread_mutex_lock(&p->mutex);
        s->state = DONE;
        if (p->wake != NULL && !p->stop) {
            pthread_mutex_unlock(&p->mutex);
            p->wake(p->context);
            pthread_mutex_lock(&p->mutex);
        }
    }
    pthread_mutex_unlock(&p->mutex);
    return NULL;
}

/* ---- opening and closing ---- */

static bool start_threads(passwords *p, int wanted)
{
    for (p->threads = 0; p->threads < wanted; p->threads++)
        if (pthread_create(&p->thread[p->threads], NULL, work, p) != 0)
            return false;
    return true;
}

static bool prepare(passwords *p)
{
    static const char nothing[] = "there is no such person";
    if (p->slot == NULL || p->thread == NULL || sodium_init() < 0)
        return false;
    return crypto_pwhash_str_alg(p->nobody, nothing, sizeof(nothing), p->operations, p->memory,
                                 crypto_pwhash_ALG_ARGON2ID13) == 0;
}

/* Moderate work in a moderate amount of memory: libsodium's interactive limits times two in
 * operations, 64 MiB, so that a worker cannot take the machine from the games. */
passwords *passwords_open(const passwords_how *how)
{
    passwords *p = calloc(1, sizeof(*p));
    if (p == NULL)
        return NULL;
    const int threads = how->threads > 0 ? how->threads : 1;
    p->wake = how->wake;
    p->context = how->context;
    p->operations =
        how->quick ? crypto_pwhash_OPSLIMIT_MIN : 2 * crypto_pwhash_OPSLIMIT_INTERACTIVE;
    p->memory = how->quick ? crypto_pwhash_MEMLIMIT_MIN : crypto_pwhash_MEMLIMIT_INTERACTIVE;
    p->slots = how->queue > 0 ? how->queue : 32;
    p->slot = calloc((size_t)p->slots, sizeof(*p->slot));
    p->thread = calloc((size_t)threads, sizeof(*p->thread));
    pthread_mutex_init(&p->mutex, NULL);
    pthread_cond_init(&p->work, NULL);
    if (prepare(p) && start_threads(p, threads))
        return p;
    passwords_close(p);
    return NULL;
}

void passwords_close(passwords *p)
{
    pthread_mutex_lock(&p->mutex);
    p->stop = true;
    pthread_cond_broadcast(&p->work);
    pthread_mutex_unlock(&p->mutex);
    for (int i = 0; i < p->threads; i++)
        pthread_join(p->thread[i], NULL);
    pthread_cond_destroy(&p->work);
    pthread_mutex_destroy(&p->mutex);
    if (p->slot != NULL)
        sodium_memzero(p->slot, (size_t)p->slots * sizeof(*p->slot));
    free(p->slot);
    free(p->thread);
    free(p);
}

/* ---- asking and telling ---- */

static bool ask(passwords *p, const char *hash, const char *password, size_t length,
                passwords_then then)
{
    if (length > PASSWORDS_LENGTH)
        return false;
    pthread_mutex_lock(&p->mutex);
    slot *s = oldest(p, FREE);
    if (s != NULL) {
        s->state = WAITING;
        s->turn = p->turns++;
        s->is_check = hash != NULL;
        memcpy(s->password, password, length);
        s->length = length;
        snprintf(s->hash, sizeof(s->hash), "%s", hash != NULL ? hash : "");
        s->good = s->stale = false;
        s->then = then;
        pthread_cond_signal(&p->work);
    }
    pthread_mutex_unlock(&p->mutex);
    return s != NULL;
}

bool passwords_hash(passwords *p, const char *password, size_t length, passwords_then then)
{
    return ask(p, NULL, password, length, then);
}

bool passwords_check(passwords *p, const char *hash, const char *password, size_t length,
                     passwords_then then)
{
    return ask(p, hash, password, length, then);
}

/* One copy out at a time: a call may ask again at once and shall find its slot free. */
void passwords_drain(passwords *p)
{
    for (;;) {
        slot told;
        pthread_mutex_lock(&p->mutex);
        slot *s = oldest(p, DONE);
        if (s != NULL) {
            told = *s;
            memset(s, 0, sizeof(*s));
        }
        pthread_mutex_unlock(&p->mutex);
        if (s == NULL)
            return;
        const passwords_answer answer = {.good = told.good,
                                         .stale = told.is_check && told.good && told.stale,
                                         .hash = told.is_check || !told.good ? "" : told.hash};
        told.then.call(told.then.context, told.then.tag, &answer);
    }
}
