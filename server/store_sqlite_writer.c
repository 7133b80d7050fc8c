/* store_sqlite_writer.c - one thread that writes, many writes a commit.
 *
 * A commit waits for the disk, so whatever was queued meanwhile goes into the next one: under load a commit
 * carries dozens of moves, and alone a move waits for one commit. Inside the transaction each write has a
 * savepoint of its own. So there are two ways to fail:
 *
 *   a write contradicts what is kept (its version exists)   it alone is taken back
 *   the disk fails (full, read-only, fsync)                 the transaction and every write in it
 *
 * Whatever else is queued for a table whose write failed was built on that write. It is marked as doomed
 * at once, under the mutex, and so is all that the loop queues for that table until it has heard of
 * every failure; from then on the loop knows what it builds on.
 *
 * After the disk failed the connection is opened anew, for SQLite cannot know what a failed fsync left
 * behind; until a commit succeeds, a small write of our own twice a second shows whether it does. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/store_sqlite.h"

enum { BATCH = 512, RETRY_NS = 500000000 };

/* ---- lines of writes ---- */

static void push(sq_line *line, sq_write *write)
{
    write->next = NULL;
    if (line->last != NULL)
        line->last->next = write;
    else
        line->first = write;
    line->last = write;
}

static void push_all(sq_line *line, sq_line *more)
{
    if (more->first == NULL)
        return;
    if (line->last != NULL)
        line->last->next = more->first;
    else
        line->first = more->first;
    line->last = more->last;
    *more = (sq_line){NULL, NULL};
}

static sq_line cut(sq_line *line, int most)
{
    sq_line   head = *line;
    sq_write *last = line->first;
    for (int i = 1; i < most && last != NULL; i++)
        last = last->next;
    if (last == NULL || last->next == NULL) {
        *line = (sq_line){NULL, NULL};
        return head;
    }
    line->first = last->next;
    last->next = NULL;
    head.last = last;
    return head;
}

static void fail(sq_write *write, store_fate fate, const char *why)
{
    write->fate = fate;
    snprintf(write->why, sizeof(write->why), "%s", why);
}

/* ---- tables whose writes fail (under the mutex) ---- */

static sq_failing *find_failing(store *s, int64_t table)
{
    for (int i = 0; i < s->failings; i++)
        if (s->failing[i].table == table)
            return &s->failing[i];
    return NULL;
}

/* The list has room for every write in flight, so that it cannot be memory that lacks here: sq_queue
 * sees to that. */
static void count_failure(store *s, int64_t table)
{
    sq_failing *f = find_failing(s, table);
    if (f == NULL) {
        f = &s->failing[s->failings++];
        *f = (sq_failing){table, 0};
    }
    f->count++;
}

static void forget_failure(store *s, int64_t table)
{
    sq_failing *f = find_failing(s, table);
    if (f != NULL && --f->count == 0)
        *f = s->failing[--s->failings];
}

static bool make_room(store *s, int wanted)
{
    if (wanted <= s->failing_capacity)
        return true;
    sq_failing *more = realloc(s->failing, (size_t)(2 * wanted) * sizeof(*more));
    if (more == NULL)
        return false;
    s->failing = more;
    s->failing_capacity = 2 * wanted;
    return true;
}

/* ---- the loop's side ---- */

void sq_queue(store *s, sq_deed *deed, int64_t table, int32_t version, void *content,
              bool has_memory, store_then then)
{
    sq_write *write = has_memory ? calloc(1, sizeof(*write)) : NULL;
    pthread_mutex_lock(&s->mutex);
    if (write == NULL || !make_room(s, s->in_flight + 1)) {
        pthread_mutex_unlock(&s->mutex);
        free(write);
        free(content);
        const store_outcome none = {STORE_FAILED, table, version, "there is not enough memory"};
        if (then.call != NULL)
            then.call(then.context, then.tag, &none);
        return;
    }
    *write = (sq_write){
        .deed = deed, .table = table, .version = version, .then = then, .content = content};
    s->in_flight++;
    write->is_doomed = find_failing(s, table) != NULL;
    if (!s->has_thread)
        fail(write, STORE_FAILED, "the store is closed");
    push(s->has_thread ? &s->queue : &s->done, write);
    pthread_cond_signal(&s->work);
    pthread_mutex_unlock(&s->mutex);
}

static void tell(store *s, sq_write *write)
{
    const store_outcome outcome = {write->fate, write->table, write->version, write->why};
    s->in_flight--;
    if (write->fate != STORE_SAVED) {
        pthread_mutex_lock(&s->mutex);
        forget_failure(s, write->table);
        pthread_mutex_unlock(&s->mutex);
    }
    if (write->then.call != NULL)
        write->then.call(write->then.context, write->then.tag, &outcome);
    free(write->content);
    free(write);
}

void store_drain(store *s)
{
    pthread_mutex_lock(&s->mutex);
    sq_line done = s->done;
    s->done = (sq_line){NULL, NULL};
    pthread_mutex_unlock(&s->mutex);
    while (done.first != NULL) {
        sq_write *write = done.first;
        done.first = write->next;
        tell(s, write);
    }
}

int store_in_flight(const store *s)
{
    return s->in_flight;
}

bool store_is_writable(store *s, ochre_text *why)
{
    pthread_mutex_lock(&s->mutex);
    const bool is_writable = s->is_writable;
    if (!is_writable && why != NULL)
        ochre_text_string(why, s->trouble);
    pthread_mutex_unlock(&s->mutex);
    return is_writable;
}

void store_count(store *s, store_numbers *out)
{
    pthread_mutex_lock(&s->mutex);
    *out = s->numbers;
    pthread_mutex_unlock(&s->mutex);
    out->in_flight = s->in_flight;
}

/* ---- the writer's side ---- */

static uint64_t now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* Does the failure concern this write alone, and not the disk? */
static bool is_own_fault(int code)
{
    return code == SQLITE_CONSTRAINT || code == SQ_NO || code == SQLITE_TOOBIG;
}

/* An SQLite code: anything but SQLITE_OK means that the transaction is lost. */
static int do_one(sq_db *db, sq_write *write)
{
    if (write->is_doomed) {
        fail(write, STORE_FAILED, "a write before it on the same table failed");
        return SQLITE_OK;
    }
    int code = sq_run(db, sq_take(db, "SAVEPOINT one"));
    if (code != SQLITE_OK)
        return code;
    code = write->deed(db, write);
    if (code == SQLITE_OK)
        return sq_run(db, sq_take(db, "RELEASE one"));
    if (!is_own_fault(code))
        return code;
    fail(write, code == SQLITE_CONSTRAINT ? STORE_EXISTS : STORE_FAILED,
         code == SQLITE_CONSTRAINT ? "it is there already"
         : code == SQ_NO           ? "it does not follow what is kept"
                                   : "it is too large");
    code = sq_run(db, sq_take(db, "ROLLBACK TO one"));
    return code == SQLITE_OK ? sq_run(db, sq_take(db, "RELEASE one")) : code;
}

/* Those of the table that come behind, in the same batch. Those still in the queue follow in settle(). */
static void doom_rest(sq_write *failed)
{
    for (sq_write *w = failed->next; w != NULL; w = w->next)
        if (w->table == failed->table)
            w->is_doomed = true;
}

int sq_open_writer(store *s)
{
    char      limit[60];
    const int code = sq_open(&s->writer, s->path, true);
    snprintf(limit, sizeof(limit), "PRAGMA max_page_count = %d", s->most_pages);
    return code == SQLITE_OK && s->most_pages > 0 ? sq_exec(&s->writer, limit) : code;
}

/* The file that grows before the database does may be all that fills the disk: it is emptied into the
 * database, as far as that works, and cut off. */
static int open_anew(store *s)
{
    const int code = sq_open_writer(s);
    if (code == SQLITE_OK)
        sq_exec(&s->writer, "PRAGMA wal_checkpoint(TRUNCATE)");
    return code;
}

static int do_all(store *s, const sq_line *batch)
{
    if (s->writer.handle == NULL) {
        const int code = open_anew(s);
        if (code != SQLITE_OK)
            return code;
    }
    int code = sq_run(&s->writer, sq_take(&s->writer, "BEGIN IMMEDIATE"));
    for (sq_write *w = batch->first; w != NULL && code == SQLITE_OK; w = w->next) {
        code = do_one(&s->writer, w);
        if (w->fate != STORE_SAVED)
            doom_rest(w);
    }
    return code == SQLITE_OK ? sq_run(&s->writer, sq_take(&s->writer, "COMMIT")) : code;
}

/* A write that shows whether writing works: nothing else is learnt from it. */
static int probe(sq_db *db, const sq_write *unused)
{
    (void)unused;
    return sq_run(db, sq_take(db, "INSERT INTO facts VALUES ('probe', 0) ON CONFLICT (name) "
                                  "DO UPDATE SET value = value + 1"));
}

/* Which "disk I/O error" it was, where that is of use. */
static const char *detail(const sq_db *db)
{
    switch (db->handle != NULL ? sqlite3_extended_errcode(db->handle) : 0) {
    case SQLITE_IOERR_WRITE: return ", writing failed";
    case SQLITE_IOERR_TRUNCATE: return ", a file cannot be cut";
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC: return ", fsync failed";
    default: return "";
    }
}

static void explain(const store *s, int code, char why[120])
{
    const char *words =
        s->writer.handle != NULL ? sqlite3_errmsg(s->writer.handle) : sqlite3_errstr(code);
    snprintf(why, 120, "%s%s (%d)", words, detail(&s->writer), code);
}

/* All or nothing; `why` in words when it is nothing. */
static bool commit(store *s, sq_line *batch, char why[120])
{
    const int code = do_all(s, batch);
    if (code == SQLITE_OK)
        return true;
    explain(s, code, why);
    sq_close(&s->writer); /* which rolls back */
    for (sq_write *w = batch->first; w != NULL; w = w->next)
        if (w->fate == STORE_SAVED)
            fail(w, STORE_FAILED, why);
    return false;
}

/* What became of the batch goes to the loop; failures doom what is queued behind them. */
static void settle(store *s, sq_line *batch)
{
    for (const sq_write *w = batch->first; w != NULL; w = w->next) {
        if (w->fate == STORE_SAVED) {
            s->numbers.writes++;
            continue;
        }
        s->numbers.failures++;
        count_failure(s, w->table);
    }
    for (sq_write *w = s->queue.first; w != NULL && s->failings > 0; w = w->next)
        if (find_failing(s, w->table) != NULL)
            w->is_doomed = true;
    push_all(&s->done, batch);
}

/* Waits for work (under the mutex); false: none is left and none will come. While writing does not work it
 * gives up after a while, with nothing. */
static bool await(store *s)
{
    while (s->queue.first == NULL && !s->stop) {
        if (s->is_writable) {
            pthread_cond_wait(&s->work, &s->mutex);
            continue;
        }
        struct timespec until;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += RETRY_NS;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        if (pthread_cond_timedwait(&s->work, &s->mutex, &until) == ETIMEDOUT)
            return true;
    }
    return s->queue.first != NULL;
}

static void note(store *s, bool good, const char *why, uint64_t took)
{
    s->is_writable = good;
    snprintf(s->trouble, sizeof(s->trouble), "%s", why);
    if (!good)
        return;
    s->numbers.commits++;
    s->numbers.commit_ns += took;
    if (took > s->numbers.slowest_commit_ns)
        s->numbers.slowest_commit_ns = took;
}

static void *work(void *context)
{
    store *s = context;
    pthread_mutex_lock(&s->mutex);
    while (await(s)) {
        sq_line    batch = cut(&s->queue, BATCH);
        sq_write   test = {.deed = probe, .table = -1};
        const bool is_test = batch.first == NULL;
        if (is_test)
            push(&batch, &test);
        pthread_mutex_unlock(&s->mutex);
        char           why[120] = "";
        const uint64_t start = now_ns();
        const bool     good = commit(s, &batch, why);
        const uint64_t took = now_ns() - start;
        pthread_mutex_lock(&s->mutex);
        note(s, good, why, took);
        if (is_test)
            continue;
        settle(s, &batch);
        if (s->wake != NULL) {
            pthread_mutex_unlock(&s->mutex);
            s->wake(s->context);
            pthread_mutex_lock(&s->mutex);
        }
    }
    pthread_mutex_unlock(&s->mutex);
    return NULL;
}

bool sq_writer_start(store *s)
{
    pthread_condattr_t monotonic;
    pthread_mutex_init(&s->mutex, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&s->work, &monotonic);
    pthread_condattr_destroy(&monotonic);
    s->is_writable = true;
    s->has_thread = pthread_create(&s->thread, NULL, work, s) == 0;
    return s->has_thread;
}

/* What calls queue while they are told is refused, and told of that too. */
void sq_writer_stop(store *s)
{
    if (s->has_thread) {
        pthread_mutex_lock(&s->mutex);
        s->stop = true;
        pthread_cond_signal(&s->work);
        pthread_mutex_unlock(&s->mutex);
        pthread_join(s->thread, NULL);
        s->has_thread = false;
    }
    while (s->in_flight > 0)
        store_drain(s);
    pthread_cond_destroy(&s->work);
    pthread_mutex_destroy(&s->mutex);
    free(s->failing);
}
