/* store_sqlite_backup.c - a copy of the store while a server uses it, and the copy's check of itself.
 *
 * The copy is made through a connection of its own that only reads: one snapshot of the database,
 * whatever the server commits meanwhile. It is written beside its place and renamed when it is whole, so
 * that a file of that name is always a complete backup. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/store_sqlite.h"

/* All pages in one step: taking several would start anew whenever the server writes between them. */
static int copy_pages(sqlite3 *to, sqlite3 *from)
{
    sqlite3_backup *copy = sqlite3_backup_init(to, "main", from, "main");
    if (copy == NULL)
        return sqlite3_errcode(to);
    const int code = sqlite3_backup_step(copy, -1);
    sqlite3_backup_finish(copy);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

/* Out of WAL mode, so that the backup is one file and can be read from a read-only disk. */
static int copy_to(sq_db *from, const char *path, ochre_text *why)
{
    sqlite3 *to = NULL;
    int      code = sqlite3_open_v2(path, &to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_exec(to, "PRAGMA synchronous = FULL", NULL, NULL, NULL);
    if (code == SQLITE_OK)
        code = copy_pages(to, from->handle);
    if (code == SQLITE_OK)
        code = sqlite3_exec(to, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);
    if (code != SQLITE_OK)
        ochre_text_format(why, "%s: %s", path,
                          to != NULL ? sqlite3_errmsg(to) : sqlite3_errstr(code));
    sqlite3_close(to);
    return code;
}

static bool move_into_place(const char *from, const char *to, ochre_text *why)
{
    if (rename(from, to) == 0)
        return true;
    ochre_text_format(why, "%s: it cannot be renamed", to);
    return false;
}

static bool copy_and_move(sq_db *db, const char *file, ochre_text *why)
{
    const size_t size = strlen(file) + sizeof(".part");
    char *const  part = malloc(size);
    if (part == NULL) {
        ochre_text_string(why, "there is not enough memory");
        return false;
    }
    snprintf(part, size, "%s.part", file);
    unlink(part);
    const bool good = copy_to(db, part, why) == SQLITE_OK && move_into_place(part, file, why);
    if (!good)
        unlink(part);
    free(part);
    return good;
}

bool store_backup(const char *directory, const char *file, ochre_text *why)
{
    const size_t size = strlen(directory) + sizeof("/ochre.db");
    char *const  path = malloc(size);
    sq_db        db;
    if (path == NULL) {
        ochre_text_string(why, "there is not enough memory");
        return false;
    }
    snprintf(path, size, "%s/ochre.db", directory);
    const int  code = sq_open(&db, path, false);
    const bool good = code == SQLITE_OK && copy_and_move(&db, file, why);
    if (code != SQLITE_OK)
        ochre_text_format(why, "%s: %s", path, sqlite3_errstr(code));
    sq_close(&db);
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
