/* store_room.c - what the tests of the store share. */
#include "tests/store_room.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "tests/disk.h"
#include "tests/testing.h"

heard       room_heard;
store      *room;
static char directory[100];

const char *room_directory(void)
{
    const char *base = getenv("TMPDIR");
    if (directory[0] == '\0') {
        snprintf(directory, sizeof(directory), "%s/ochre-store-XXXXXX",
                 base != NULL && strlen(base) < 60 ? base : "/tmp");
        assert_non_null(mkdtemp(directory));
    }
    return directory;
}

void room_remove(void)
{
    static const char *const files[] = {"ochre.db", "ochre.db-wal", "ochre.db-shm", "lock",
                                        "backup.db"};
    char                     path[200];
    if (directory[0] == '\0')
        return;
    for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
        snprintf(path, sizeof(path), "%s/%s", directory, files[i]);
        unlink(path);
    }
    rmdir(directory);
    directory[0] = '\0';
}

store *room_open(void)
{
    char            words[300];
    ochre_text      why = OCHRE_TEXT(words);
    const store_how how = {.directory = room_directory()};
    store          *s = store_open(&how, &why);
    if (s == NULL)
        fail_msg("%s", words);
    return s;
}

int room_set_up(void **unused)
{
    (void)unused;
    room = room_open();
    return 0;
}

int room_tear_down(void **unused)
{
    (void)unused;
    store_close(room);
    room_remove();
    return 0;
}

void room_reopen(void)
{
    store_close(room);
    room = room_open();
}

static void hear(void *context, int64_t tag, const store_outcome *outcome)
{
    (void)context;
    (void)tag;
    room_heard.saved += outcome->fate == STORE_SAVED;
    room_heard.exists += outcome->fate == STORE_EXISTS;
    room_heard.failed += outcome->fate == STORE_FAILED;
    room_heard.last = outcome->fate;
    room_heard.version = outcome->version;
    snprintf(room_heard.why, sizeof(room_heard.why), "%s", outcome->why);
}

store_then room_then(void)
{
    return (store_then){.call = hear};
}

void room_settle(store *s)
{
    const struct timespec moment = {.tv_nsec = 1000000};
    for (int i = 0; store_in_flight(s) > 0; i++) {
        assert_true(i < 20000);
        store_drain(s);
        if (store_in_flight(s) > 0)
            nanosleep(&moment, NULL);
    }
}

store_fate room_fate(store *s)
{
    memset(&room_heard, 0, sizeof(room_heard));
    assert_int_equal(store_in_flight(s), 1);
    room_settle(s);
    return room_heard.last;
}

store_table room_table(int64_t id)
{
    store_table t = {.id = id,
                     .game = "pebbles",
                     .rules = 3,
                     .edition_hash = 0xfedcba9876543210u,
                     .players = 2,
                     .options = "{\"length\":\"short\"}",
                     .is_public = true,
                     .guide = false,
                     .owner = 1,
                     .state = STORE_PLAYING,
                     .clock = STORE_LIVE,
                     .bank = 600,
                     .bonus = 5,
                     .left = {600000, 600001},
                     .created = 1000 + id,
                     .started = 2000 + id,
                     .from_table = 7,
                     .from_version = 9};
    snprintf(t.code, sizeof(t.code), "code-%lld", (long long)id);
    for (int i = 0; i < STORE_SECRET; i++) {
        t.secret[i] = (uint8_t)(i * 7);
        t.commitment[i] = (uint8_t)(255 - i);
    }
    for (int i = 0; i < 2; i++) {
        t.seat[i] = (store_seat){.kind = STORE_PERSON, .person = i + 1, .standin = i == 1};
        snprintf(t.seat[i].name, STORE_NAME, "Ёж %d", i);
        snprintf(t.seat[i].salt, STORE_SALT, "salt-%d", i);
    }
    snprintf(t.seat[1].level, STORE_WORD, "hard");
    return t;
}

void room_append(store *s, int64_t table, int32_t before, int count, const char *prefix)
{
    store_entry entry[64];
    assert_true(count <= 64);
    memset(entry, 0, sizeof(entry));
    for (int i = 0; i < count; i++) {
        entry[i].version = before + 1 + i;
        entry[i].who = i % 2 == 0 ? 0 : OCHRE_CHANCE;
        entry[i].person = 1;
        entry[i].action = ochre_action_packed(0x1122334455667700u + (uint64_t)entry[i].version);
        entry[i].at = 5000 + entry[i].version;
        if (prefix != NULL)
            snprintf(entry[i].move, STORE_MOVE, "%s-%d", prefix, entry[i].version);
    }
    const store_entries entries = {
        .table = table, .before = before, .entry = entry, .count = count, .hash = 0x99u};
    store_append(s, &entries, room_then());
}

int room_furnish(void **unused)
{
    disk_be(DISK_WORKS);
    room_set_up(unused);
    for (int64_t id = 1; id <= 2; id++) {
        const store_table t = room_table(id);
        store_table_save(room, &t, NULL, NULL, room_then());
    }
    room_settle(room);
    return 0;
}

int room_clear(void **unused)
{
    disk_be(DISK_WORKS);
    return room_tear_down(unused);
}

store_fate room_appended(int64_t table, int32_t before, int count)
{
    room_append(room, table, before, count, NULL);
    return room_fate(room);
}

int room_entries(int64_t table)
{
    static store_entry out[3000];
    store_table        t;
    const int          count = store_log_read(room, table, 1, out, 3000);
    for (int i = 0; i < count; i++)
        assert_int_equal(out[i].version, i + 1);
    assert_true(store_table_read(room, table, &t));
    assert_int_equal(t.version, count);
    return count;
}
