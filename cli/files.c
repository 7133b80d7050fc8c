/* files.c - memory and files for the subcommands.
 *
 * Whole files are read and written at once: the largest thing here is a record or an edition. A file
 * is written beside its target and renamed, so that a full disk never eats the old one. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.h"

void *cli_alloc(size_t size)
{
    return cli_enlarge(NULL, size);
}

void *cli_enlarge(void *memory, size_t size)
{
    void *const moved = realloc(memory, size > 0 ? size : 1);
    if (moved == NULL) {
        fputs("ochre: there is not enough memory\n", stderr);
        exit(CLI_FAILED);
    }
    return moved;
}

static char *read_stream(FILE *in, size_t *length)
{
    size_t capacity = 1 << 16;
    char  *text = cli_alloc(capacity);
    size_t used = 0;
    for (;;) {
        used += fread(text + used, 1, capacity - used - 1, in);
        if (used < capacity - 1)
            break;
        capacity *= 2;
        text = cli_enlarge(text, capacity);
    }
    text[used] = '\0';
    *length = used;
    return text;
}

char *cli_load_file(const char *path, size_t *length, ochre_text *why)
{
    const bool  is_stdin = strcmp(path, "-") == 0;
    FILE *const in = is_stdin ? stdin : fopen(path, "rb");
    if (in == NULL) {
        ochre_text_format(why, "%s: %s", path, strerror(errno));
        return NULL;
    }
    char      *text = read_stream(in, length);
    const bool failed = ferror(in) != 0;
    const int  reason = errno;
    if (!is_stdin)
        fclose(in);
    if (failed) {
        ochre_text_format(why, "%s: %s", path, strerror(reason));
        free(text);
        return NULL;
    }
    return text;
}

char *cli_read_file(const char *path, size_t *length)
{
    char        words[CLI_WHY];
    ochre_text  why = OCHRE_TEXT(words);
    char *const text = cli_load_file(path, length, &why);
    if (text == NULL)
        cli_error("%s", words);
    return text;
}

/* Where there is no disk behind the file, there is nothing to wait for. */
static bool is_on_disk(int file)
{
    return fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP;
}

/* Closes in any case; errno tells what failed first. */
static bool write_whole(FILE *out, const char *text, size_t length)
{
    const bool good =
        fwrite(text, 1, length, out) == length && fflush(out) == 0 && is_on_disk(fileno(out));
    const int  reason = errno;
    const bool is_closed = fclose(out) == 0;
    if (!good)
        errno = reason;
    return good && is_closed;
}

/* A pipe or a device (/dev/null, /dev/stdout) is written in place: renaming would replace it. */
static bool is_special(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && !S_ISREG(about.st_mode) && !S_ISDIR(about.st_mode);
}

bool cli_file_exists(const char *path)
{
    return access(path, F_OK) == 0 && !is_special(path);
}

bool cli_file_is_empty(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && about.st_size == 0;
}

bool cli_is_same_file(const char *a, const char *b)
{
    struct stat one, other;
    return stat(a, &one) == 0 && stat(b, &other) == 0 && one.st_dev == other.st_dev &&
           one.st_ino == other.st_ino;
}

/* A file is written beside its target, so it is the folder that has to allow it. */
static bool folder_allows(const char *path)
{
    const char *const last = strrchr(path, '/');
    const size_t      length = last == NULL ? 0 : (size_t)(last - path) + 1;
    char *const       folder = cli_alloc(length + 2);
    snprintf(folder, length + 2, "%.*s.", (int)length, path);
    const bool allows = access(folder, W_OK | X_OK) == 0;
    const int  reason = errno;
    free(folder);
    errno = reason;
    return allows;
}

bool cli_may_write(const char *path, ochre_text *why)
{
    struct stat about;
    const bool  is_there = stat(path, &about) == 0, is_folder = is_there && S_ISDIR(about.st_mode);
    const bool  good = is_folder                             ? false
                       : is_there && !S_ISREG(about.st_mode) ? access(path, W_OK) == 0
                                                             : folder_allows(path);
    if (!good)
        ochre_text_format(why, "%s: %s", path, strerror(is_folder ? EISDIR : errno));
    return good;
}

/* As wide open as the file that it will replace, or as a new one. */
static mode_t mode_for(const char *target)
{
    struct stat about;
    if (stat(target, &about) == 0)
        return about.st_mode & 0777;
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/* A new file of its own name, put into `beside`, which has room for it. */
static FILE *open_beside(const char *target, char *beside, size_t size)
{
    snprintf(beside, size, "%s.XXXXXX", target);
    const int file = mkstemp(beside);
    if (file < 0)
        return NULL;
    fchmod(file, mode_for(target));
    return fdopen(file, "wb");
}

static bool replace(const char *target, const char *text, size_t length)
{
    const size_t size = strlen(target) + 8;
    char *const  beside = cli_alloc(size);
    FILE *const  out = open_beside(target, beside, size);
    const bool   is_written = out != NULL && write_whole(out, text, length);
    const bool   good = is_written && rename(beside, target) == 0;
    const int    reason = errno;
    if (out != NULL && !good)
        remove(beside);
    free(beside);
    errno = reason;
    return good;
}

static bool write_in_place(const char *path, const char *text, size_t length)
{
    FILE *const out = fopen(path, "wb");
    return out != NULL && write_whole(out, text, length);
}

bool cli_write_file(const char *path, const char *text, size_t length, ochre_text *why)
{
    char *const linked = realpath(path, NULL); /* of a link, what it leads to is replaced */
    const bool  good = is_special(path) ? write_in_place(path, text, length)
                                        : replace(linked != NULL ? linked : path, text, length);
    if (!good)
        ochre_text_format(why, "%s: %s", path, strerror(errno));
    free(linked);
    return good;
}

char *cli_text(void (*write)(const void *context, ochre_text *out), const void *context,
               size_t *length)
{
    size_t capacity = 1 << 14;
    char  *data = NULL;
    for (;;) {
        data = cli_enlarge(data, capacity);
        ochre_text text = ochre_text_over(data, capacity);
        write(context, &text);
        if (!text.full) {
            *length = text.length;
            return data;
        }
        capacity *= 2;
    }
}
