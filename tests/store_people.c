/* store_people.c - what the store keeps about people: names, passwords, talk, mutes; and how old stores are
 * brought up to date. */
#include <string.h>

#include <sqlite3.h>

#include "tests/store_room.h"
#include "tests/testing.h"

static void make_table(int64_t id)
{
    const store_table t = room_table(id);
    store_table_save(room, &t, NULL, NULL, room_then());
    assert_int_equal(room_fate(room), STORE_SAVED);
}

/* ---- people ---- */

static store_person anna(int64_t id, const char *hash)
{
    store_person p = {.id = id, .name = "Anna", .folded = "anna", .epoch = 4, .created = 99};
    snprintf(p.hash, sizeof(p.hash), "%s", hash);
    return p;
}

static store_fate save_person(store_person p)
{
    store_person_save(room, &p, room_then());
    return room_fate(room);
}

static void a_person_comes_back(void **unused)
{
    (void)unused;
    const store_person p = anna(store_new_person(room), "hash");
    store_person       back, missing;
    assert_int_equal(save_person(p), STORE_SAVED);
    room_reopen();
    assert_true(store_person_read(room, p.id, &back));
    assert_int_equal(back.id, p.id);
    assert_string_equal(back.name, p.name);
    assert_string_equal(back.folded, p.folded);
    assert_string_equal(back.hash, p.hash);
    assert_int_equal(back.epoch, p.epoch);
    assert_int_equal(back.created, p.created);
    assert_false(back.deleted);
    assert_true(store_person_find(room, "anna", &back));
    assert_int_equal(back.id, p.id);
    assert_false(store_person_find(room, "anne", &missing));
    assert_false(store_person_read(room, 77, &missing));
}

static void an_older_epoch_changes_nothing(void **unused)
{
    (void)unused;
    store_person p = anna(1, "new hash"), old = anna(1, "old hash"), back;
    p.epoch = 5;
    assert_int_equal(save_person(p), STORE_SAVED);
    assert_int_equal(save_person(old), STORE_FAILED);
    assert_true(store_person_read(room, 1, &back));
    assert_string_equal(back.hash, "new hash");
    assert_int_equal(back.epoch, 5);
    store_person_delete(room, 1, room_then());
    assert_int_equal(room_fate(room), STORE_SAVED);
    assert_int_equal(save_person(p), STORE_FAILED);
    assert_true(store_person_read(room, 1, &back));
    assert_true(back.deleted);
    assert_string_equal(back.hash, "");
}

static void guests_may_share_a_name_and_members_not(void **unused)
{
    (void)unused;
    store_person found;
    assert_int_equal(save_person(anna(1, "")), STORE_SAVED);
    assert_int_equal(save_person(anna(2, "")), STORE_SAVED);
    assert_false(store_person_find(room, "anna", &found));
    assert_int_equal(save_person(anna(2, "hash")), STORE_SAVED);
    assert_int_equal(save_person(anna(3, "hash")), STORE_EXISTS);
    assert_int_equal(save_person(anna(1, "hash")), STORE_EXISTS);
    assert_true(store_person_read(room, 1, &found));
    assert_string_equal(found.hash, "");
    assert_false(store_person_read(room, 3, &found));
}

static void a_deleted_person_leaves_no_name(void **unused)
{
    (void)unused;
    const store_table t = room_table(1);
    const store_line  line = {.person = 1, .name = "Anna", .text = "hello"};
    store_table       back;
    store_person      person;
    store_line        said;
    assert_int_equal(save_person(anna(1, "hash")), STORE_SAVED);
    store_table_save(room, &t, NULL, NULL, room_then());
    store_chat_add(room, 1, &line, room_then());
    store_person_delete(room, 1, room_then());
    room_settle(room);
    assert_true(store_person_read(room, 1, &person));
    assert_true(person.deleted);
    assert_string_equal(person.name, "");
    assert_string_equal(person.hash, "");
    assert_int_equal(person.epoch, 5);
    assert_true(store_table_read(room, 1, &back));
    assert_string_equal(back.seat[0].name, "");
    assert_string_equal(back.seat[1].name, t.seat[1].name);
    assert_int_equal(store_chat_read(room, 1, &said, 1), 1);
    assert_string_equal(said.name, "");
    assert_int_equal(save_person(anna(2, "hash")), STORE_SAVED);
}

static void ids_are_fresh_after_reopening(void **unused)
{
    (void)unused;
    const store_table t = room_table(store_new_table(room));
    assert_int_equal(t.id, 1);
    assert_int_equal(store_new_table(room), 2);
    store_table_save(room, &t, NULL, NULL, room_then());
    room_settle(room);
    assert_int_equal(save_person(anna(5, "")), STORE_SAVED);
    room_reopen();
    assert_int_equal(store_new_table(room), 2);
    assert_int_equal(store_new_person(room), 6);
}

static void the_key_stays(void **unused)
{
    (void)unused;
    uint8_t       key[STORE_KEY];
    const uint8_t zeros[STORE_KEY] = {0};
    memcpy(key, store_cookie_key(room), sizeof(key));
    assert_memory_not_equal(key, zeros, sizeof(key));
    room_reopen();
    assert_memory_equal(store_cookie_key(room), key, sizeof(key));
}

/* ---- chat ---- */

static void chat_comes_back_in_order(void **unused)
{
    (void)unused;
    store_line out[3];
    for (int i = 0; i < 5; i++) {
        store_line line = {.person = 3, .seat = -1, .name = "Ёж", .at = i};
        snprintf(line.text, sizeof(line.text), "<b>line %d", i);
        store_chat_add(room, 6, &line, room_then());
    }
    room_settle(room);
    assert_int_equal(store_chat_read(room, 6, out, 3), 3);
    assert_string_equal(out[0].text, "<b>line 2");
    assert_string_equal(out[2].text, "<b>line 4");
    assert_int_equal(out[2].seat, -1);
    assert_true(out[0].number < out[1].number);
    assert_int_equal(store_chat_read(room, 7, out, 3), 0);
}

static void seats_are_read_with_the_present_name(void **unused)
{
    (void)unused;
    store_table  t;
    store_person person = {.id = 1, .name = "Before", .folded = "before"};
    make_table(1); /* where person 1 has another name */
    assert_true(store_table_read(room, 1, &t));
    assert_string_not_equal(t.seat[0].name, "Before");
    store_person_save(room, &person, room_then());
    strcpy(person.name, "After");
    store_person_save(room, &person, room_then());
    room_settle(room);
    assert_true(store_table_read(room, 1, &t));
    assert_int_equal(t.seat[0].person, 1);
    assert_string_equal(t.seat[0].name, "After");
}

/* ---- mutes ---- */

static void mutes_come_back(void **unused)
{
    (void)unused;
    int64_t out[3];
    for (int64_t muted = 9; muted > 4; muted--)
        store_mute_save(room, 1, muted, true, room_then());
    store_mute_save(room, 1, 7, true, room_then()); /* twice is once */
    store_mute_save(room, 2, 1, true, room_then());
    store_mute_save(room, 1, 5, false, room_then());
    store_mute_save(room, 1, 77, false, room_then());
    room_settle(room);
    store_close(room);
    room = room_open();
    assert_int_equal(store_mutes_read(room, 1, out, 3), 3);
    assert_int_equal(out[0], 6);
    assert_int_equal(out[2], 8);
    assert_int_equal(store_mutes_read(room, 2, out, 3), 1);
    assert_int_equal(store_mutes_read(room, 3, out, 3), 0);
    store_person_delete(room, 1, room_then());
    room_settle(room);
    assert_int_equal(store_mutes_read(room, 1, out, 3), 0);
}

/* ---- versions of the schema ---- */

static void run_sql(const char *sql)
{
    char     path[200];
    sqlite3 *db;
    snprintf(path, sizeof(path), "%s/ochre.db", room_directory());
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

/* The first schema had no mutes. */
static void an_old_schema_is_brought_up_to_date(void **unused)
{
    (void)unused;
    int64_t     out[2];
    store_table t;
    make_table(1);
    room_append(room, 1, 0, 2, NULL);
    room_settle(room);
    store_close(room);
    run_sql("DROP TABLE mutes; PRAGMA user_version = 1");
    room = room_open();
    assert_true(store_table_read(room, 1, &t));
    assert_int_equal(t.version, 2);
    store_mute_save(room, 1, 2, true, room_then());
    assert_int_equal(room_fate(room), STORE_SAVED);
    assert_int_equal(store_mutes_read(room, 1, out, 2), 1);
    assert_int_equal(out[0], 2);
}

static void a_newer_schema_is_refused(void **unused)
{
    (void)unused;
    char            words[300];
    ochre_text      why = OCHRE_TEXT(words);
    const store_how how = {.directory = room_directory()};
    store_close(room);
    run_sql("PRAGMA user_version = 99");
    assert_null(store_open(&how, &why));
    assert_non_null(strstr(words, "newer"));
    room_remove();
    room = room_open();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define IN_A_ROOM(test) cmocka_unit_test_setup_teardown(test, room_set_up, room_tear_down)
        IN_A_ROOM(a_person_comes_back),
        IN_A_ROOM(an_older_epoch_changes_nothing),
        IN_A_ROOM(guests_may_share_a_name_and_members_not),
        IN_A_ROOM(a_deleted_person_leaves_no_name),
        IN_A_ROOM(ids_are_fresh_after_reopening),
        IN_A_ROOM(the_key_stays),
        IN_A_ROOM(chat_comes_back_in_order),
        IN_A_ROOM(seats_are_read_with_the_present_name),
        IN_A_ROOM(mutes_come_back),
        IN_A_ROOM(an_old_schema_is_brought_up_to_date),
        IN_A_ROOM(a_newer_schema_is_refused),
    };
    return RUN_SUITE("store-people", tests);
}
