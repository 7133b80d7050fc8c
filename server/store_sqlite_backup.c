/* store_sqlite_backup.c - a copy of the store while a server uses it, and the copy's check of itself.
 *
 * The copy is made through a connection of its own that only reads: one snapshot of the database,
 * whatever the server commits meanwhile. It is written beside its place and renamed when it is whole, so
 * that a file of that name is always a complete backup.
 *
 *     FILE.part   made by us (O_EXCL), filled, made durable
 *     FILE        made by us (O_EXCL), empty, and at once replaced by the whole copy
 *
 * Nothing that is there already is written to, replaced or removed, whether it was there before or
 * appeared meanwhile. (link would do as well, but disks that are carried home often have no links.) */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/store_sqlite.h"

enum { STEP = 256 }; /* pages that are copied before the question whether to go on */

typedef struct copying {
    sq_db       from;
    const char *file;
    char       *part;
    bool (*is_stopped)(void);
    ochre_text *why;
} copying;

static bool complain(const copying *c, const char *path, const char *reason)
{
    ochre_text_clear(c->why);
    ochre_text_format(c->why, "%s: %s", path, reason);
    return false;
}

/* The path with something behind it, to be freed. */
static char *joined(const char *path, const char *end)
{
    const size_t size = strlen(path) + strlen(end) + 1;
    char *const  whole = malloc(size);
    if (whole != NULL)
        snprintf(whole, size, "%s%s", path, end);
    return whole;
}

/* ---- the database ---- */

/* From here on the connection sees one moment: copying in several steps does not start anew when the
 * server writes between them. */
static bool begin_snapshot(copying *c, const char *path)
{
    int code = sq_exec(&c->from, "BEGIN");
    if (code == SQLITE_OK) {
        sqlite3_stmt *const get = sq_take(&c->from, "PRAGMA user_version");
        if (sq_row(get)) {
            const bool is_ours = sqlite3_column_int(get, 0) > 0;
            sq_done(get);
            return is_ours || complain(c, path, "it is no store of Ochre");
        }
        code = sqlite3_errcode(c->from.handle);
    }
    return complain(c, path, sqlite3_errstr(code));
}

static int copy_pages(const copying *c, sqlite3 *to)
{
    sqlite3_backup *copy = sqlite3_backup_init(to, "main", c->from.handle, "main");
    int             code = SQLITE_OK;
    if (copy == NULL)
        return sqlite3_errcode(to);
    while (code == SQLITE_OK)
        code = c->is_stopped != NULL && c->is_stopped() ? SQLITE_INTERRUPT
                                                        : sqlite3_backup_step(copy, STEP);
    const int end = sqlite3_backup_finish(copy);
    return code != SQLITE_DONE ? code : end;
}

/* Out of WAL mode, so that the backup is one file and can be read from a read-only disk. */
static bool fill_part(const copying *c)
{
    sqlite3 *to = NULL;
    int      code = sqlite3_open_v2(c->part, &to, SQLITE_OPEN_READWRITE, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_exec(to, "PRAGMA synchronous = FULL", NULL, NULL, NULL);
    if (code == SQLITE_OK)
        code = copy_pages(c, to);
    if (code == SQLITE_OK)
        code = sqlite3_exec(to, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);
    if (code == SQLITE_INTERRUPT)
        complain(c, c->file, "stopped; nothing was written");
    else if (code != SQLITE_OK)
        complain(c, c->part, sqlite3_errstr(code));
    sqlite3_close(to);
    return code == SQLITE_OK;
}

/* ---- the files ---- */

static const char there_already[] = "it is there already, and a backup goes to a new file";
static const char part_already[] =
    "it is there already: another backup runs, or one was killed; if it was, remove this file";

/* An empty file where nothing was. Others may not read it: the key of the cookies and the secrets of
 * running dice are in a store. */
static bool make_file(const copying *c, const char *path, const char *already)
{
    const int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0)
        return complain(c, path, errno == EEXIST ? already : strerror(errno));
    close(file);
    return true;
}

/* What the database may leave beside a file that it could not finish goes with it. */
static void remove_part(const copying *c)
{
    static const char *const ends[] = {"", "-journal", "-wal", "-shm"};
    for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++) {
        char *const path = joined(c->part, ends[i]);
        if (path != NULL)
            unlink(path);
        free(path);
    }
}

/* The name is to outlast a power cut, as the content does. A folder that cannot be opened for this, or of a
 * kind that knows no such thing, is left as it is. */
static bool sync_folder(const char *file)
{
    const char *const slash = strrchr(file, '/');
    char *const       folder = slash != NULL ? strndup(file, (size_t)(slash - file) + 1) : NULL;
    const int  opened = open(folder != NULL ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool good = opened < 0 || fsync(opened) == 0 || errno == EINVAL || errno == ENOTSUP;
    const int  reason = errno;
    if (opened >= 0)
        close(opened);
    free(folder);
    errno = reason;
    return good;
}

static bool move_into_place(const copying *c)
{
    if (!make_file(c, c->file, there_already))
        return false;
    if (rename(c->part, c->file) == 0 && sync_folder(c->file))
        return true;
    const int reason = errno;
    unlink(c->file); /* ours: empty, or not sure to last */
    return complain(c, c->file, strerror(reason));
}

static bool copy_and_move(copying *c)
{
    struct stat about;
    if (lstat(c->file, &about) == 0)
        return complain(c, c->file, there_already);
    c->part = joined(c->file, ".part");
    if (c->part == NULL)
        return complain(c, c->file, "there is not enough memory");
    bool good = make_file(c, c->part, part_already);
    if (good) {
        good = fill_part(c) && move_into_place(c);
        if (!good)
            remove_part(c);
    }
    free(c->part);
    return good;
}

bool store_backup(const char *directory, const char *file, bool (*is_stopped)(void),
                  ochre_text *why)
{
    copying     c = {.file = file, .is_stopped = is_stopped, .why = why};
    char *const path = joined(directory, "/ochre.db");
    if (path == NULL)
        return complain(&c, directory, "there is not enough memory");
    const int  code = sq_open(&c.from, path, false);
    const bool good = code == SQLITE_OK ? begin_snapshot(&c, path) && copy_and_move(&c)
                                        : complain(&c, path, sqlite3_errstr(code));
    sq_close(&c.from);
    free(path);
    return good;
}

bool store_is_sound(store *s, ochre_text *why)
{
    sqlite3_stmt *check = NULL;
    bool          good = false;
    if (sqlite3_prepare_v2(s->reader.handle, "PRAGMA integrity_check(1)", -1, &check, NULL) ==
            SQLITE_OK &&
        sqlite3_step(check) == SQLITE_ROW) {
        const char *words = (const char *)sqlite3_column_text(check, 0);
        good = words != NULL && strcmp(words, "ok") == 0;
        if (!good)
            ochre_text_string(why, words != NULL ? words : "there is not enough memory");
    } else {
        ochre_text_string(why, sqlite3_errmsg(s->reader.handle));
    }
    sqlite3_finalize(check);
    return good;
}
