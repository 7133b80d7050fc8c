/* store.c - what is kept comes back as it was: tables, logs, results. People are in store_people.c; how the store
 * stands failing disks and sudden death is in store_disk.c. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <sqlite3.h>

#include "tests/store_room.h"
#include "tests/testing.h"

/* ---- tables ---- */

static store_fate save_table(const store_table *t, const char *edition, const char *position)
{
    store_table_save(room, t, edition, position, room_then());
    return room_fate(room);
}

static void same_seat(const store_seat *a, const store_seat *b)
{
    assert_int_equal(a->kind, b->kind);
    assert_int_equal(a->person, b->person);
    assert_string_equal(a->name, b->name);
    assert_string_equal(a->level, b->level);
    assert_string_equal(a->salt, b->salt);
    assert_int_equal(a->standin, b->standin);
    assert_int_equal(a->resigned, b->resigned);
}

static void same_table(const store_table *a, const store_table *b)
{
    assert_int_equal(a->id, b->id);
    assert_string_equal(a->code, b->code);
    assert_string_equal(a->game, b->game);
    assert_int_equal(a->rules, b->rules);
    assert_int_equal(a->edition_hash, b->edition_hash);
    assert_int_equal(a->players, b->players);
    assert_string_equal(a->options, b->options);
    assert_int_equal(a->is_public, b->is_public);
    assert_int_equal(a->guide, b->guide);
    assert_int_equal(a->owner, b->owner);
    assert_int_equal(a->state, b->state);
    assert_int_equal(a->clock, b->clock);
    assert_int_equal(a->bank, b->bank);
    assert_int_equal(a->bonus, b->bonus);
    assert_memory_equal(a->left, b->left, sizeof(a->left));
    assert_int_equal(a->created, b->created);
    assert_int_equal(a->started, b->started);
    assert_int_equal(a->ended, b->ended);
    assert_int_equal(a->next, b->next);
    assert_int_equal(a->from_table, b->from_table);
    assert_int_equal(a->from_version, b->from_version);
    assert_memory_equal(a->secret, b->secret, sizeof(a->secret));
    assert_memory_equal(a->commitment, b->commitment, sizeof(a->commitment));
    for (int i = 0; i < OCHRE_SEATS; i++)
        same_seat(&a->seat[i], &b->seat[i]);
}

static void a_table_comes_back(void **unused)
{
    (void)unused;
    const store_table t = room_table(3);
    store_table       back;
    size_t            length = 0;
    assert_int_equal(save_table(&t, "{\"edition\":\"mine\"}", "{\"at\":1}"), STORE_SAVED);
    room_reopen();
    assert_true(store_table_read(room, 3, &back));
    same_table(&back, &t);
    assert_true(back.own_edition);
    assert_true(back.from_position);
    assert_int_equal(back.version, 0);
    assert_true(store_table_find(room, "code-3", &back));
    assert_int_equal(back.id, 3);
    char *text = store_edition_read(room, 3, &length);
    assert_string_equal(text, "{\"edition\":\"mine\"}");
    assert_int_equal(length, strlen(text));
    free(text);
    text = store_position_read(room, 3, &length);
    assert_string_equal(text, "{\"at\":1}");
    free(text);
    assert_null(store_edition_read(room, 4, &length));
    assert_false(store_table_find(room, "code-4", &back));
}

static void a_changed_table_keeps_log_and_edition(void **unused)
{
    (void)unused;
    store_table t = room_table(3), back;
    assert_int_equal(save_table(&t, "{}", NULL), STORE_SAVED);
    room_append(room, 3, 0, 2, NULL);
    room_settle(room);
    t.next = 12;
    t.seat[1].kind = STORE_BOT;
    t.seat[1].person = 0;
    assert_int_equal(save_table(&t, NULL, NULL), STORE_SAVED);
    assert_true(store_table_read(room, 3, &back));
    assert_int_equal(back.next, 12);
    assert_int_equal(back.seat[1].kind, STORE_BOT);
    assert_int_equal(back.version, 2);
    assert_int_equal(back.hash, 0x99);
    assert_true(back.own_edition);
}

static void a_code_is_given_once(void **unused)
{
    (void)unused;
    store_table t = room_table(1), other = room_table(2);
    snprintf(other.code, sizeof(other.code), "%s", t.code);
    assert_int_equal(save_table(&t, NULL, NULL), STORE_SAVED);
    assert_int_equal(save_table(&other, NULL, NULL), STORE_EXISTS);
    assert_false(store_table_read(room, 2, &t));
}

static int list(store_filter filter, store_table *out)
{
    return store_tables_list(room, &filter, out, 4);
}

static void lists_are_filtered_and_paged(void **unused)
{
    (void)unused;
    static store_table found[4];
    for (int64_t id = 1; id <= 6; id++) {
        store_table t = room_table(id);
        t.is_public = id != 6;
        t.state = id <= 2 ? STORE_WAITING : STORE_PLAYING;
        if (id == 5) {
            snprintf(t.game, sizeof(t.game), "stone-age");
            t.seat[1].person = 9;
            t.state = STORE_ABANDONED;
            t.ended = 99999;
        }
        store_table_save(room, &t, NULL, NULL, room_then());
    }
    room_settle(room);
    assert_int_equal(list((store_filter){0}, found), 4);
    assert_int_equal(found[0].id, 5); /* the last to end, then the last made */
    assert_int_equal(found[1].id, 6);
    assert_int_equal(list((store_filter){.skip = 4}, found), 2);
    assert_int_equal(found[1].id, 1);
    assert_int_equal(list((store_filter){.states = STORE_WAITING}, found), 2);
    assert_int_equal(
        list((store_filter){.states = STORE_PLAYING | STORE_ABANDONED, .is_public = true}, found),
        3);
    assert_int_equal(list((store_filter){.person = 9}, found), 1);
    assert_string_equal(found[0].seat[0].name, "Ёж 0");
    assert_int_equal(list((store_filter){.game = "stone-age"}, found), 1);
    assert_int_equal(list((store_filter){.game = "stone-age' OR '1"}, found), 0);
}

/* ---- the log ---- */

static void make_table(int64_t id)
{
    const store_table t = room_table(id);
    assert_int_equal(save_table(&t, NULL, NULL), STORE_SAVED);
}

static store_fate append(int64_t table, int32_t before, int count, const char *prefix)
{
    room_append(room, table, before, count, prefix);
    return room_fate(room);
}

static int32_t version_of(int64_t table)
{
    store_table t;
    assert_true(store_table_read(room, table, &t));
    return t.version;
}

static void a_log_comes_back(void **unused)
{
    (void)unused;
    store_entry out[10];
    make_table(1);
    assert_int_equal(append(1, 0, 3, "a"), STORE_SAVED);
    assert_int_equal(room_heard.version, 3);
    assert_int_equal(append(1, 3, 2, NULL), STORE_SAVED);
    room_reopen();
    assert_int_equal(store_log_read(room, 1, 1, out, 10), 5);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(out[i].version, i + 1);
        assert_int_equal(ochre_action_bits(out[i].action), 0x1122334455667700u + (uint64_t)i + 1);
        assert_int_equal(out[i].at, 5001 + i);
    }
    assert_int_equal(out[1].who, OCHRE_CHANCE);
    assert_string_equal(out[2].move, "a-3");
    assert_int_equal(store_log_read(room, 1, 4, out, 1), 1);
    assert_int_equal(out[0].version, 4);
    assert_int_equal(store_log_read(room, 2, 1, out, 10), 0);
}

static void a_version_is_made_once(void **unused)
{
    (void)unused;
    store_entry out[10];
    make_table(1);
    assert_int_equal(append(1, 0, 3, NULL), STORE_SAVED);
    assert_int_equal(append(1, 2, 1, NULL), STORE_EXISTS);
    assert_int_equal(append(1, 2, 4, NULL), STORE_EXISTS);
    assert_int_equal(append(1, 4, 1, NULL), STORE_FAILED); /* a gap */
    assert_int_equal(append(8, 0, 1, NULL), STORE_FAILED); /* no such table */
    assert_int_equal(store_log_read(room, 1, 1, out, 10), 3);
    assert_int_equal(version_of(1), 3);
    assert_int_equal(append(1, 3, 1, NULL), STORE_SAVED);
}

static void a_move_id_counts_once(void **unused)
{
    (void)unused;
    store_entry out, two[2];
    make_table(1);
    make_table(2);
    assert_int_equal(append(1, 0, 1, "m"), STORE_SAVED); /* m-1 */
    memset(two, 0, sizeof(two));
    for (int i = 0; i < 2; i++)
        two[i] = (store_entry){.version = 2 + i, .person = 1, .who = 0};
    snprintf(two[1].move, STORE_MOVE, "m-1");
    const store_entries doubled = {.table = 1, .before = 1, .entry = two, .count = 2};
    store_append(room, &doubled, room_then());
    assert_int_equal(room_fate(room), STORE_EXISTS);
    assert_int_equal(version_of(1), 1); /* the first of the two is not kept either */
    assert_int_equal(store_log_read(room, 1, 2, &out, 1), 0);
    two[1].person = 2; /* another person's client counts for itself */
    store_append(room, &doubled, room_then());
    assert_int_equal(room_fate(room), STORE_SAVED);
    assert_int_equal(append(2, 0, 1, "m"), STORE_SAVED);
    assert_true(store_move_find(room, 1, 2, "m-1", &out));
    assert_int_equal(out.version, 3);
    assert_false(store_move_find(room, 1, 3, "m-1", &out));
    assert_false(store_move_find(room, 1, 1, "", &out));
}

static void an_undo_is_an_entry(void **unused)
{
    (void)unused;
    store_entry         out;
    const store_entry   undo = {.version = 3, .kind = STORE_UNDO, .who = 1, .person = 2, .back = 1};
    const store_entries entries = {.table = 1, .before = 2, .entry = &undo, .count = 1};
    make_table(1);
    assert_int_equal(append(1, 0, 2, NULL), STORE_SAVED);
    store_append(room, &entries, room_then());
    assert_int_equal(room_fate(room), STORE_SAVED);
    assert_int_equal(store_log_read(room, 1, 3, &out, 1), 1);
    assert_int_equal(out.kind, STORE_UNDO);
    assert_int_equal(out.back, 1);
    assert_int_equal(out.who, 1);
    assert_int_equal(ochre_action_bits(out.action), 0);
}

static void what_is_built_on_a_failure_fails(void **unused)
{
    (void)unused;
    make_table(1);
    make_table(2);
    memset(&room_heard, 0, sizeof(room_heard));
    for (int round = 0; round < 30; round++) {
        room_append(room, 1, 5, 1, NULL); /* a gap: fails */
        room_append(room, 1, 0, 1, NULL); /* would fit, but was queued behind it */
        room_append(room, 2, round, 1, NULL);
    }
    room_settle(room);
    assert_int_equal(room_heard.failed, 60);
    assert_int_equal(room_heard.saved, 30);
    assert_int_equal(version_of(1), 0);
    assert_int_equal(version_of(2), 30);
    assert_int_equal(append(1, 0, 1, NULL), STORE_SAVED);
}

static void what_is_queued_before_a_failure_was_heard_of_fails(void **unused)
{
    (void)unused;
    store_numbers numbers = {0};
    make_table(1);
    memset(&room_heard, 0, sizeof(room_heard));
    room_append(room, 1, 5, 1, NULL); /* a gap: fails */
    for (int i = 0; i < 20000 && numbers.failures == 0; i++) {
        store_count(room, &numbers);
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    assert_int_equal(numbers.failures, 1); /* known to the writer, not yet to us */
    room_append(room, 1, 0, 1, NULL);
    room_settle(room);
    assert_int_equal(room_heard.failed, 2);
    assert_int_equal(version_of(1), 0);
    assert_int_equal(append(1, 0, 1, NULL), STORE_SAVED);
}

static void many_writes_share_a_commit(void **unused)
{
    (void)unused;
    store_numbers before, after;
    make_table(1);
    store_count(room, &before);
    for (int i = 0; i < 1000; i++)
        room_append(room, 1, i, 1, NULL);
    room_settle(room);
    store_count(room, &after);
    assert_int_equal(version_of(1), 1000);
    assert_int_equal(after.writes - before.writes, 1000);
    assert_true(after.commits - before.commits < 500);
    assert_int_equal(after.in_flight, 0);
}

/* ---- the end of a match ---- */

static void finish(int64_t table, int32_t before, int rank_of_first)
{
    const store_result  result = {.score = {40 + (int)table, 30},
                                  .rank = {(uint8_t)rank_of_first, (uint8_t)(3 - rank_of_first)},
                                  .share = {rank_of_first == 1 ? 60 : 0, 0},
                                  .how = "PB-040"};
    const int64_t       left[OCHRE_SEATS] = {11, 12, 13, 14, 15};
    const store_entries entries = {.table = table,
                                   .before = before,
                                   .state = STORE_OVER,
                                   .result = &result,
                                   .left = left,
                                   .hash = 0x77,
                                   .ended = 50000 + table};
    store_append(room, &entries, room_then());
    assert_int_equal(room_fate(room), STORE_SAVED);
}

static void a_result_goes_into_history(void **unused)
{
    (void)unused;
    static store_table found[4];
    make_table(1);
    make_table(2);
    assert_int_equal(append(1, 0, 2, NULL), STORE_SAVED);
    finish(1, 2, 1);
    const store_filter over = {.states = STORE_OVER, .person = 2};
    assert_int_equal(store_tables_list(room, &over, found, 4), 1);
    assert_int_equal(found[0].state, STORE_OVER);
    assert_int_equal(found[0].ended, 50001);
    assert_int_equal(found[0].result.score[0], 41);
    assert_int_equal(found[0].result.rank[1], 2);
    assert_int_equal(found[0].result.share[0], 60);
    assert_string_equal(found[0].result.how, "PB-040");
    assert_int_equal(found[0].left[4], 15);
    assert_int_equal(found[0].version, 2);
    assert_int_equal(found[0].hash, 0x77);
}

static void what_has_ended_stays_so(void **unused)
{
    (void)unused;
    static store_table found[4];
    store_table        t = room_table(1), back;
    t.state = STORE_PLAYING;
    assert_int_equal(save_table(&t, NULL, NULL), STORE_SAVED);
    finish(1, 0, 1);
    t.seat[1].standin = true; /* a row from before the end was known */
    assert_int_equal(save_table(&t, NULL, NULL), STORE_SAVED);
    assert_true(store_table_read(room, 1, &back));
    assert_int_equal(back.state, STORE_OVER);
    assert_int_equal(back.ended, 50001);
    assert_true(back.seat[1].standin);
    make_table(2);
    assert_int_equal(list((store_filter){.states = STORE_OVER}, found), 1);
    assert_int_equal(list((store_filter){0}, found), 2);
    assert_int_equal(found[0].id, 1); /* by its end, as before */
}

static void statistics_count_what_was_finished(void **unused)
{
    (void)unused;
    store_stat stats[4];
    for (int64_t id = 1; id <= 4; id++) {
        store_table t = room_table(id);
        if (id == 3)
            t.seat[1].person = 1; /* alone against oneself: does not count */
        assert_int_equal(save_table(&t, NULL, NULL), STORE_SAVED);
    }
    finish(1, 0, 1);
    finish(2, 0, 2);
    finish(3, 0, 1);
    assert_int_equal(store_stats_read(room, 1, stats, 4), 1);
    assert_string_equal(stats[0].game, "pebbles");
    assert_int_equal(stats[0].players, 2);
    assert_int_equal(stats[0].games, 2);
    assert_int_equal(stats[0].firsts, 1);
    assert_int_equal(stats[0].shares, 60);
    assert_int_equal(stats[0].score_sum, 41 + 42);
    assert_int_equal(stats[0].best, 42);
    assert_int_equal(store_stats_read(room, 5, stats, 4), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define IN_A_ROOM(test) cmocka_unit_test_setup_teardown(test, room_set_up, room_tear_down)
        IN_A_ROOM(a_table_comes_back),
        IN_A_ROOM(a_changed_table_keeps_log_and_edition),
        IN_A_ROOM(a_code_is_given_once),
        IN_A_ROOM(lists_are_filtered_and_paged),
        IN_A_ROOM(a_log_comes_back),
        IN_A_ROOM(a_version_is_made_once),
        IN_A_ROOM(a_move_id_counts_once),
        IN_A_ROOM(an_undo_is_an_entry),
        IN_A_ROOM(what_is_built_on_a_failure_fails),
        IN_A_ROOM(what_is_queued_before_a_failure_was_heard_of_fails),
        IN_A_ROOM(many_writes_share_a_commit),
        IN_A_ROOM(a_result_goes_into_history),
        IN_A_ROOM(what_has_ended_stays_so),
        IN_A_ROOM(statistics_count_what_was_finished),
    };
    return RUN_SUITE("store", tests);
}
