/* store_sqlite.c - opening and closing the store: a directory with one database and a lock.
 *
 *   DIR/ochre.db       with -wal and -shm beside it while a server runs
 *   DIR/lock           held by the server, so that there is only one
 *
 * Only the owner may read the directory: the key of the cookies and the secrets of running dice lie there. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sodium.h>

#include "server/store_sqlite.h"

static char *joined(const char *directory, const char *name)
{
    const size_t size = strlen(directory) + strlen(name) + 2;
    char        *path = malloc(size);
    if (path != NULL)
        snprintf(path, size, "%s/%s", directory, name);
    return path;
}

static bool complain(ochre_text *why, const char *path, const char *reason)
{
    ochre_text_format(why, "%s: %s", path, reason);
    return false;
}

/* ---- the directory ---- */

/* Makes it and what lies above it. */
static bool make_directory(const char *directory, ochre_text *why)
{
    char *path = joined(directory, "");
    if (path == NULL)
        return complain(why, directory, "there is not enough memory");
    bool good = true;
    for (char *slash = strchr(path + 1, '/'); slash != NULL && good;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        good = mkdir(path, 0700) == 0 || errno == EEXIST;
        if (!good)
            complain(why, path, strerror(errno));
        *slash = '/';
    }
    free(path);
    return good;
}

static bool take_lock(store *s, const char *directory, ochre_text *why)
{
    char *path = joined(directory, "lock");
    if (path == NULL)
        return complain(why, directory, "there is not enough memory");
    s->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    bool good = s->lock >= 0 && flock(s->lock, LOCK_EX | LOCK_NB) == 0;
    if (!good)
        complain(why, path,
                 errno == EWOULDBLOCK ? "another server uses this directory" : strerror(errno));
    free(path);
    return good;
}

/* ---- the database ---- */

static bool database_failed(const store *s, const sq_db *db, int code, ochre_text *why)
{
    if (code == SQLITE_MISMATCH)
        return complain(why, s->path, "a newer version of Ochre wrote it");
    return complain(why, s->path,
                    db->handle != NULL ? sqlite3_errmsg(db->handle) : sqlite3_errstr(code));
}

/* The key is made with the store; whoever has read it once never has to ask again. */
static int read_key(store *s)
{
    uint8_t       fresh[STORE_KEY];
    sqlite3_stmt *put =
        sq_take(&s->writer, "INSERT INTO facts VALUES ('cookies', ?1) ON CONFLICT DO NOTHING");
    if (sodium_init() < 0)
        return SQLITE_ERROR;
    randombytes_buf(fresh, sizeof(fresh));
    if (put != NULL)
        sqlite3_bind_blob(put, 1, fresh, sizeof(fresh), SQLITE_STATIC);
    const int code = sq_run(&s->writer, put);
    if (code != SQLITE_OK)
        return code;
    static const sq_column key[] = {{SQ_BLOB, 0, STORE_KEY}};
    sqlite3_stmt *get = sq_take(&s->writer, "SELECT value FROM facts WHERE name = 'cookies'");
    if (!sq_row(get))
        return SQLITE_CORRUPT;
    sq_read(get, 0, key, 1, s->key);
    sq_done(get);
    return SQLITE_OK;
}

static int64_t largest(sq_db *db, const char *sql)
{
    sqlite3_stmt *statement = sq_take(db, sql);
    int64_t       id = 0;
    if (sq_row(statement)) {
        id = sqlite3_column_int64(statement, 0);
        sq_done(statement);
    }
    return id;
}

static bool open_database(store *s, ochre_text *why)
{
    int code = sq_open_writer(s);
    if (code == SQLITE_OK)
        code = sq_migrate(&s->writer);
    if (code == SQLITE_OK)
        code = read_key(s);
    if (code != SQLITE_OK)
        return database_failed(s, &s->writer, code, why);
    code = sq_open(&s->reader, s->path, false);
    if (code != SQLITE_OK)
        return database_failed(s, &s->reader, code, why);
    s->last_person = largest(&s->reader, "SELECT max(id) FROM people");
    s->last_table = largest(&s->reader, "SELECT max(id) FROM tables");
    return true;
}

static void close_all(store *s)
{
    sq_close(&s->reader);
    sq_close(&s->writer);
    if (s->lock >= 0)
        close(s->lock);
    sodium_memzero(s->key, sizeof(s->key));
    free(s->path);
    free(s);
}

static store *new_store(char *path)
{
    store *s = path != NULL ? calloc(1, sizeof(*s)) : NULL;
    if (s == NULL) {
        free(path);
        return NULL;
    }
    s->path = path;
    s->lock = -1;
    return s;
}

store *store_open(const store_how *how, ochre_text *why)
{
    store *s = new_store(joined(how->directory, "ochre.db"));
    if (s == NULL) {
        complain(why, how->directory, "there is not enough memory");
        return NULL;
    }
    s->wake = how->wake;
    s->context = how->context;
    s->most_pages = how->most_pages;
    const mode_t before = umask(0077);
    const bool   good = make_directory(how->directory, why) && take_lock(s, how->directory, why) &&
                      open_database(s, why);
    umask(before);
    if (good && sq_writer_start(s))
        return s;
    if (good)
        complain(why, how->directory, "no thread could be started");
    close_all(s);
    return NULL;
}

store *store_open_file(const char *file, ochre_text *why)
{
    struct stat about;
    if (stat(file, &about) == 0 && !S_ISREG(about.st_mode)) { /* a pipe would wait for ever */
        complain(why, file, "it is no regular file");
        return NULL;
    }
    store *s = new_store(strdup(file));
    if (s == NULL) {
        complain(why, file, "there is not enough memory");
        return NULL;
    }
    int version = 0;
    int code = sq_open(&s->reader, s->path, false);
    if (code == SQLITE_OK)
        version = (int)largest(&s->reader, "PRAGMA user_version");
    if (code == SQLITE_OK && version == sq_schema())
        return s;
    if (code != SQLITE_OK)
        database_failed(s, &s->reader, code, why);
    else
        complain(why, file, "it is no backup of this version of Ochre");
    close_all(s);
    return NULL;
}

void store_close(store *s)
{
    if (s->lock >= 0)
        sq_writer_stop(s);
    close_all(s);
}

const uint8_t *store_cookie_key(const store *s)
{
    return s->key;
}

int64_t store_new_person(store *s)
{
    return ++s->last_person;
}

int64_t store_new_table(store *s)
{
    return ++s->last_table;
}
