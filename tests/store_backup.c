/* store_backup.c - copies of a store, for when things went wrong: of one moment, whole or not at all, in place of nothing
 * that was there; and copies that are damaged or are none. */
#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sqlite3.h>

#include "tests/disk.h"
#include "tests/store_room.h"
#include "tests/testing.h"

static char *backup_path(void)
{
    static char path[200];
    snprintf(path, sizeof(path), "%s/backup.db", room_directory());
    return path;
}

static void a_backup_is_one_moment(void **unused)
{
    (void)unused;
    char       words[300];
    ochre_text why = OCHRE_TEXT(words);
    assert_int_equal(room_appended(1, 0, 5), STORE_SAVED);
    for (int i = 0; i < 300; i++)
        room_append(room, 2, i, 1, NULL); /* still on their way */
    if (!store_backup(room_directory(), backup_path(), NULL, &why))
        fail_msg("%s", words);
    room_settle(room);
    store *const kept = room;
    room = store_open_file(backup_path(), &why);
    assert_non_null(room);
    assert_true(store_is_sound(room, &why));
    assert_int_equal(room_entries(1), 5);
    assert_true(room_entries(2) <= 300);
    store_close(room);
    room = kept;
    assert_int_equal(room_entries(2), 300);
}

static void a_damaged_backup_is_found(void **unused)
{
    (void)unused;
    char       words[600];
    ochre_text why = OCHRE_TEXT(words);
    for (int i = 0; i < 500; i++)
        room_append(room, 1, i, 1, "m");
    room_settle(room);
    assert_true(store_backup(room_directory(), backup_path(), NULL, &why));
    const int file = open(backup_path(), O_RDWR);
    assert_true(file >= 0);
    const off_t size = lseek(file, 0, SEEK_END);
    assert_true(size > 16 * 4096);
    char junk[2048];
    memset(junk, 0x5a, sizeof(junk));
    for (off_t at = 12 * 4096; at < size; at += 4096)
        assert_int_equal(pwrite(file, junk, sizeof(junk), at), sizeof(junk));
    close(file);
    store *damaged = store_open_file(backup_path(), &why);
    assert_non_null(damaged);
    assert_false(store_is_sound(damaged, &why));
    assert_true(why.length > 0);
    store_close(damaged);
}

static void what_is_no_backup_is_refused(void **unused)
{
    (void)unused;
    char       words[600];
    ochre_text why = OCHRE_TEXT(words);
    assert_null(store_open_file(backup_path(), &why));
    assert_true(why.length > 0);
    const int file = open(backup_path(), O_RDWR | O_CREAT, 0600);
    assert_int_equal(write(file, "hello, this is no database", 26), 26);
    close(file);
    assert_null(store_open_file(backup_path(), &why));
    ochre_text_clear(&why);
    assert_false(store_backup("/nowhere/at/all", backup_path(), NULL, &why));
    assert_non_null(strstr(words, "/nowhere"));
}

/* How many files begin like the backup: itself, and what may be left beside it. */
static int backup_files(void)
{
    int  count = 0;
    DIR *directory = opendir(room_directory());
    assert_non_null(directory);
    for (struct dirent *e = readdir(directory); e != NULL; e = readdir(directory))
        count += strncmp(e->d_name, "backup.db", 9) == 0;
    closedir(directory);
    return count;
}

/* Large enough for several steps of copying. */
static void fill_the_store(void)
{
    enum { LETTERS = 3 << 20 };
    char *const       text = malloc(LETTERS + 1);
    const store_table t = room_table(3);
    assert_non_null(text);
    memset(text, ' ', LETTERS);
    text[LETTERS] = '\0';
    store_table_save(room, &t, text, NULL, room_then());
    room_settle(room);
    free(text);
}

static mode_t kind_of_target(void)
{
    struct stat about;
    assert_int_equal(lstat(backup_path(), &about), 0);
    return about.st_mode & S_IFMT;
}

static void refuses_what_is_there(mode_t kind)
{
    char       words[600];
    ochre_text why = OCHRE_TEXT(words);
    assert_false(store_backup(room_directory(), backup_path(), NULL, &why));
    assert_non_null(strstr(words, "there already"));
    assert_int_equal(kind_of_target(), kind);
    assert_int_equal(backup_files(), 1);
}

static void write_target(const char *text)
{
    const int file = open(backup_path(), O_WRONLY | O_CREAT | O_EXCL, 0600);
    assert_true(file >= 0);
    assert_int_equal(write(file, text, strlen(text)), strlen(text));
    close(file);
}

static void check_target(const char *text)
{
    char      found[100] = "";
    const int file = open(backup_path(), O_RDONLY);
    assert_true(file >= 0);
    assert_int_equal(read(file, found, sizeof(found)), strlen(text));
    assert_string_equal(found, text);
    close(file);
}

static void a_backup_replaces_nothing(void **unused)
{
    (void)unused;
    write_target("an older one");
    refuses_what_is_there(S_IFREG);
    check_target("an older one");
    unlink(backup_path());
    assert_int_equal(mkfifo(backup_path(), 0600), 0);
    refuses_what_is_there(S_IFIFO);
    unlink(backup_path());
    assert_int_equal(symlink("nowhere", backup_path()), 0);
    refuses_what_is_there(S_IFLNK);
    unlink(backup_path());
    assert_int_equal(mkdir(backup_path(), 0700), 0);
    refuses_what_is_there(S_IFDIR);
    assert_int_equal(rmdir(backup_path()), 0);
}

static int questions;

static bool somebody_else_is_faster(void)
{
    if (questions++ == 0)
        write_target("somebody else's");
    return false;
}

static void nor_what_appears_meanwhile(void **unused)
{
    (void)unused;
    char       words[600];
    ochre_text why = OCHRE_TEXT(words);
    questions = 0;
    assert_false(store_backup(room_directory(), backup_path(), somebody_else_is_faster, &why));
    assert_non_null(strstr(words, "there already"));
    check_target("somebody else's");
    assert_int_equal(backup_files(), 1);
}

/* What lies where the copy is written is not ours either. */
static void nor_what_lies_beside_it(void **unused)
{
    (void)unused;
    char       part[220], words[600];
    ochre_text why = OCHRE_TEXT(words);
    snprintf(part, sizeof(part), "%s.part", backup_path());
    assert_int_equal(mkfifo(part, 0600), 0);
    assert_false(store_backup(room_directory(), backup_path(), NULL, &why));
    assert_non_null(strstr(words, ".part: it is there already"));
    assert_int_equal(backup_files(), 1);
    assert_int_equal(unlink(part), 0);
}

static bool stops_at_the_third(void)
{
    return ++questions == 3;
}

static void a_backup_that_fails_leaves_nothing(void **unused)
{
    (void)unused;
    char       words[600];
    ochre_text why = OCHRE_TEXT(words);
    fill_the_store();
    questions = 0;
    assert_false(store_backup(room_directory(), backup_path(), stops_at_the_third, &why));
    assert_non_null(strstr(words, "stopped"));
    assert_int_equal(questions, 3);
    assert_int_equal(backup_files(), 0);
    for (disk_mood mood = DISK_FULL; mood <= DISK_NO_SYNC; mood++) {
        disk_be(mood);
        assert_false(store_backup(room_directory(), backup_path(), NULL, &why));
        disk_be(DISK_WORKS);
        assert_int_equal(backup_files(), 0);
    }
}

static bool server_writes_on(void)
{
    room_append(room, 2, questions++, 1, NULL);
    room_settle(room);
    return false;
}

static void a_backup_in_steps_is_one_moment(void **unused)
{
    (void)unused;
    char        words[600];
    ochre_text  why = OCHRE_TEXT(words);
    struct stat about;
    fill_the_store();
    questions = 0;
    assert_true(store_backup(room_directory(), backup_path(), server_writes_on, &why));
    assert_in_range(questions, 3, 10); /* it did not start anew at every write */
    assert_int_equal(room_entries(2), questions);
    assert_int_equal(backup_files(), 1);
    assert_int_equal(stat(backup_path(), &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600); /* secrets are in it */
    store *const kept = room;
    room = store_open_file(backup_path(), &why);
    assert_non_null(room);
    assert_true(store_is_sound(room, &why));
    assert_int_equal(room_entries(2), 0);
    store_close(room);
    room = kept;
}

static void what_is_no_store_is_not_copied(void **unused)
{
    (void)unused;
    static const char *const contents[] = {"", "hello, this is no database, and never was one"};
    char                     path[200], words[600];
    ochre_text               why = OCHRE_TEXT(words);
    store_close(room);
    snprintf(path, sizeof(path), "%s/ochre.db", room_directory());
    for (int i = 0; i < 2; i++) {
        const int file = open(path, O_WRONLY | O_TRUNC);
        assert_true(file >= 0);
        assert_int_equal(write(file, contents[i], strlen(contents[i])), strlen(contents[i]));
        close(file);
        assert_false(store_backup(room_directory(), backup_path(), NULL, &why));
        assert_non_null(strstr(words, "ochre.db: "));
        assert_int_equal(backup_files(), 0);
    }
    unlink(path);
    room = room_open();
}

static void a_pipe_is_no_backup(void **unused)
{
    (void)unused;
    char       words[600];
    ochre_text why = OCHRE_TEXT(words);
    assert_int_equal(mkfifo(backup_path(), 0600), 0);
    alarm(20); /* it would wait for a writer */
    assert_null(store_open_file(backup_path(), &why));
    alarm(0);
    assert_non_null(strstr(words, "regular file"));
}

static void damaged_tables_have_no_seats_too_many(void **unused)
{
    (void)unused;
    char        path[200];
    sqlite3    *raw = NULL;
    store_table t;
    snprintf(path, sizeof(path), "%s/ochre.db", room_directory());
    assert_int_equal(sqlite3_open(path, &raw), SQLITE_OK);
    assert_int_equal(
        sqlite3_exec(raw, "UPDATE tables SET players = 99 * (2 * id - 3)", NULL, NULL, NULL),
        SQLITE_OK);
    sqlite3_close(raw);
    for (int64_t id = 1; id <= 2; id++) {
        assert_true(store_table_read(room, id, &t));
        assert_int_equal(t.players, 0);
    }
}

int main(void)
{
    disk_install();
    const struct CMUnitTest tests[] = {
#define IN_A_ROOM(test) cmocka_unit_test_setup_teardown(test, room_furnish, room_clear)
        IN_A_ROOM(a_backup_is_one_moment),
        IN_A_ROOM(a_damaged_backup_is_found),
        IN_A_ROOM(what_is_no_backup_is_refused),
        IN_A_ROOM(a_backup_replaces_nothing),
        IN_A_ROOM(nor_what_appears_meanwhile),
        IN_A_ROOM(nor_what_lies_beside_it),
        IN_A_ROOM(a_backup_that_fails_leaves_nothing),
        IN_A_ROOM(a_backup_in_steps_is_one_moment),
        IN_A_ROOM(what_is_no_store_is_not_copied),
        IN_A_ROOM(a_pipe_is_no_backup),
        IN_A_ROOM(damaged_tables_have_no_seats_too_many),
    };
    return RUN_SUITE("store-backup", tests);
}
