/* store_room.h - a store in a directory of its own, for tests: opened, written to, waited for. */
#ifndef TESTS_STORE_ROOM_H
#define TESTS_STORE_ROOM_H

#include "server/store.h"

/* What was heard of the last writes. */
typedef struct heard {
    int        saved, exists, failed;
    store_fate last;
    int32_t    version;
    char       why[200];
} heard;

extern heard room_heard;

/* A new empty directory under the system's place for such; the same until room_remove. */
const char *room_directory(void);
void        room_remove(void);

/* Opens the store there; a failure fails the test. */
store *room_open(void);

/* For tests that need one store each, opened before and removed after them. */
extern store *room;
int           room_set_up(void **unused);
int           room_tear_down(void **unused);
void          room_reopen(void);

/* The same with two tables in it, on a disk that works before and after. */
int room_furnish(void **unused);
int room_clear(void **unused);

/* To be passed with a write: counts in room_heard. */
store_then room_then(void);

/* Waits until nothing is in flight. */
void room_settle(store *s);

/* Forgets what was heard, settles, and says what became of the one write in flight. */
store_fate room_fate(store *s);

/* A table of pebbles for two, people 1 and 2, playing; every field is filled. */
store_table room_table(int64_t id);

/* Appends `count` entries behind version `before`. The move ids are "PREFIX-VERSION", or none. */
void room_append(store *s, int64_t table, int32_t before, int count, const char *prefix);

/* The same in `room`, and what became of it. */
store_fate room_appended(int64_t table, int32_t before, int count);

/* How many entries the log of a table of `room` has, whose versions must be without gaps. */
int room_entries(int64_t table);

#endif
