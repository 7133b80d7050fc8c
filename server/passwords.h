/* passwords.h - Argon2id on threads of its own, behind a queue that cannot grow.
 *
 * A hash takes tens of milliseconds and megabytes on purpose, so the loop never computes one. Requests are
 * queued (or turned away: the queue is bounded, and "busy" is an answer); what came of them is told on the
 * loop thread by passwords_drain(), after a wake. Passwords are wiped from memory when they were used. */
#ifndef SERVER_PASSWORDS_H
#define SERVER_PASSWORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PASSWORDS_HASH = 128,  /* bytes of a hash, the zero included: fits store_person.hash */
    PASSWORDS_LENGTH = 256 /* the longest password in bytes */
};

typedef struct passwords passwords;

typedef struct passwords_how {
    int  threads;                /* 0: 1 */
    int  queue;                  /* the most requests that wait or work; 0: 32 */
    bool quick;                  /* for tests: the least that Argon2id allows */
    void (*wake)(void *context); /* from a worker: drain me; may be NULL */
    void *context;
} passwords_how;

/* NULL: no memory, no thread. */
passwords *passwords_open(const passwords_how *how);
/* Waits for what is at work; what waits in the queue is dropped without a call. */
void passwords_close(passwords *p);

typedef struct passwords_answer {
    bool        good;  /* hashing: it worked; checking: the password is right */
    bool        stale; /* checking: right, but hashed with weaker limits: hash it again */
    const char *hash;  /* hashing: the hash, valid during the call; checking: "" */
} passwords_answer;

typedef struct passwords_then {
    void (*call)(void *context, int64_t tag, const passwords_answer *answer);
    void   *context;
    int64_t tag;
} passwords_then;

/* False: the queue is full (or the password too long), and `then` will not be called. */
bool passwords_hash(passwords *p, const char *password, size_t length, passwords_then then);

/* `hash` "" (there is no such person, or a guest) is never right but takes just as long. */
bool passwords_check(passwords *p, const char *hash, const char *password, size_t length,
                     passwords_then then);

/* On the loop thread: calls `then` for each request that is done. */
void passwords_drain(passwords *p);

#endif
