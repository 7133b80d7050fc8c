/* store_disk.c - the store when things go wrong: full and read-only disks, failing fsync, sudden death,
 * a second server. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tests/disk.h"
#include "tests/store_room.h"
#include "tests/testing.h"

static void rest(long ms)
{
    const struct timespec t = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000};
    nanosleep(&t, NULL);
}

/* ---- disks ---- */

/* Nobody writes in between: the store finds out by itself that the disk works again. */
static void await_recovery(void)
{
    for (int i = 0; !store_is_writable(room, NULL); i++) {
        assert_true(i < 100);
        rest(50);
    }
}

static void fails_and_recovers(disk_mood mood)
{
    char       words[200];
    ochre_text why = OCHRE_TEXT(words);
    assert_int_equal(room_appended(1, 0, 3), STORE_SAVED);
    assert_true(store_is_writable(room, &why));
    disk_be(mood);
    for (int i = 0; i < 20; i++) {
        memset(&room_heard, 0, sizeof(room_heard));
        room_append(room, 1, 3, 2, NULL);
        room_append(room, 1, 5, 2, NULL);
        room_append(room, 2, 0, 1, NULL);
        room_settle(room);
        assert_int_equal(room_heard.failed, 3);
        assert_true(strlen(room_heard.why) > 5);
    }
    assert_false(store_is_writable(room, &why));
    assert_true(why.length > 5);
    assert_int_equal(room_entries(1), 3); /* still readable, nothing half-written */
    assert_int_equal(room_entries(2), 0);
    rest(700); /* it tries again meanwhile, in vain */
    assert_false(store_is_writable(room, NULL));
    disk_be(DISK_WORKS);
    await_recovery();
    assert_int_equal(room_appended(1, 3, 2), STORE_SAVED);
    assert_int_equal(room_appended(2, 0, 1), STORE_SAVED);
    store_close(room);
    room = room_open();
    assert_int_equal(room_entries(1), 5);
    assert_int_equal(room_entries(2), 1);
}

static void a_full_disk_loses_nothing(void **unused)
{
    (void)unused;
    fails_and_recovers(DISK_FULL);
}

static void a_read_only_disk_loses_nothing(void **unused)
{
    (void)unused;
    fails_and_recovers(DISK_READ_ONLY);
}

static void a_failed_fsync_is_no_success(void **unused)
{
    (void)unused;
    fails_and_recovers(DISK_NO_SYNC);
}

/* The disk comes and goes while 2000 appends are on their way. What was reported saved is there, what was
 * reported failed is not. */
static void moods_may_change_at_any_time(void **unused)
{
    (void)unused;
    int32_t version = 0;
    int     failures = 0;
    for (int i = 0; i < 400; i++) {
        disk_be(i % 7 == 3 ? DISK_FULL : i % 7 == 5 ? DISK_NO_SYNC : DISK_WORKS);
        memset(&room_heard, 0, sizeof(room_heard));
        for (int k = 0; k < 5; k++)
            room_append(room, 1, version + k, 1, NULL);
        room_settle(room);
        version += room_heard.saved;
        failures += room_heard.failed;
        assert_int_equal(room_heard.saved + room_heard.failed, 5);
        assert_int_equal(room_entries(1), version);
    }
    assert_true(failures > 200);
    assert_true(version > 1000);
}

static void a_limit_of_pages_is_a_full_disk(void **unused)
{
    (void)unused;
    char            words[300];
    ochre_text      why = OCHRE_TEXT(words);
    const store_how how = {.directory = room_directory(), .most_pages = 24};
    int32_t         version = 0;
    store_close(room);
    room = store_open(&how, &why);
    assert_non_null(room);
    while (version < 2900 && room_appended(1, version, 10) == STORE_SAVED)
        version += 10;
    assert_true(version > 0);
    assert_true(version < 2900);
    assert_non_null(strstr(room_heard.why, "full"));
    assert_int_equal(room_entries(1), version);
    store_close(room);
    room = room_open(); /* without the limit */
    assert_int_equal(room_appended(1, version, 10), STORE_SAVED);
}

static void closing_tells_of_everything(void **unused)
{
    (void)unused;
    memset(&room_heard, 0, sizeof(room_heard));
    for (int i = 0; i < 200; i++)
        room_append(room, 1, i, 1, NULL);
    store_close(room);
    assert_int_equal(room_heard.saved, 200);
    room = room_open();
    assert_int_equal(room_entries(1), 200);
}

/* ---- sudden death ---- */

static int acknowledged; /* the child's end of a pipe */

static void acknowledge(void *context, int64_t tag, const store_outcome *outcome)
{
    (void)context;
    (void)tag;
    if (outcome->fate == STORE_SAVED &&
        write(acknowledged, &outcome->version, sizeof(outcome->version)) < 0)
        _exit(1);
}

/* Appends as fast as it can, telling its parent of every version that is durable. */
static void write_for_ever(int32_t version)
{
    store *mine = room_open();
    for (;;) {
        for (int i = 0; i < 10; i++, version++) {
            const store_entry   e = {.version = version + 1, .person = 1};
            const store_entries one = {.table = 1, .before = version, .entry = &e, .count = 1};
            store_append(mine, &one, (store_then){.call = acknowledge});
        }
        room_settle(mine);
    }
}

static int32_t let_a_child_write(int32_t from, long ms)
{
    int     ends[2];
    int32_t heard_of, last = from;
    assert_int_equal(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        acknowledged = ends[1];
        write_for_ever(from);
        _exit(1);
    }
    close(ends[1]);
    rest(ms);
    kill(child, SIGKILL);
    while (read(ends[0], &heard_of, sizeof(heard_of)) == (ssize_t)sizeof(heard_of))
        last = heard_of;
    close(ends[0]);
    assert_int_equal(waitpid(child, NULL, 0), child);
    return last;
}

static void what_was_acknowledged_survives_kill(void **unused)
{
    (void)unused;
    int32_t version = 0;
    store_close(room);
    for (int i = 0; i < 12; i++) {
        const int32_t told = let_a_child_write(version, 60 + 17 * i);
        room = room_open();
        static store_entry tail[4000];
        store_table        t;
        assert_true(store_table_read(room, 1, &t));
        assert_true(t.version >= told);
        const int count = store_log_read(room, 1, version + 1, tail, 4000);
        assert_int_equal(count, t.version - version);
        for (int k = 0; k < count; k++)
            assert_int_equal(tail[k].version, version + 1 + k);
        version = t.version;
        store_close(room);
    }
    assert_true(version > 12);
    room = room_open();
}

static void a_second_server_is_refused(void **unused)
{
    (void)unused;
    char            words[300];
    ochre_text      why = OCHRE_TEXT(words);
    const store_how how = {.directory = room_directory()};
    assert_null(store_open(&how, &why));
    assert_non_null(strstr(words, "another server"));
}

static void a_useless_directory_is_named(void **unused)
{
    (void)unused;
    char            path[200], words[400];
    ochre_text      why = OCHRE_TEXT(words);
    const store_how how = {.directory = path};
    snprintf(path, sizeof(path), "%s/lock/below", room_directory());
    assert_null(store_open(&how, &why));
    assert_non_null(strstr(words, "lock"));
    if (geteuid() == 0)
        return; /* nothing is read-only for root but a whole disk: see tests/soak.py */
    snprintf(path, sizeof(path), "%s/below", room_directory());
    assert_int_equal(chmod(room_directory(), 0500), 0);
    assert_null(store_open(&how, &why));
    assert_int_equal(chmod(room_directory(), 0700), 0);
}

int main(void)
{
    disk_install();
    const struct CMUnitTest tests[] = {
#define IN_A_ROOM(test) cmocka_unit_test_setup_teardown(test, room_furnish, room_clear)
        IN_A_ROOM(a_full_disk_loses_nothing),           IN_A_ROOM(a_read_only_disk_loses_nothing),
        IN_A_ROOM(a_failed_fsync_is_no_success),        IN_A_ROOM(moods_may_change_at_any_time),
        IN_A_ROOM(a_limit_of_pages_is_a_full_disk),     IN_A_ROOM(closing_tells_of_everything),
        IN_A_ROOM(what_was_acknowledged_survives_kill), IN_A_ROOM(a_second_server_is_refused),
        IN_A_ROOM(a_useless_directory_is_named),
    };
    return RUN_SUITE("store-disk", tests);
}
