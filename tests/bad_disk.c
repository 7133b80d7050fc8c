/* bad_disk.c - a disk that fails on command, between a program and the C library (LD_PRELOAD), so that the real
 * server can be watched while its disk goes bad, without root.
 *
 * OCHRE_TEST_DISK names a file whose first letter says how the disk does; it is looked at before every call:
 *
 *     w   it works          f   it is full
 *     r   it is read-only   s   it takes everything, but cannot be made to keep it (fsync fails)
 *
 * Only what a database does to its files is concerned. The log of the program still gets through. */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

/* Ours, under the names of the C library for whoever links to it. */
int     bad_open64(const char *path, int flags, ...) __asm__("open64");
int     bad_open(const char *path, int flags, ...) __asm__("open");
ssize_t bad_pwrite64(int file, const void *bytes, size_t size, off64_t at) __asm__("pwrite64");
ssize_t bad_pwrite(int file, const void *bytes, size_t size, off64_t at) __asm__("pwrite");
int     bad_ftruncate64(int file, off64_t size) __asm__("ftruncate64");
int     bad_ftruncate(int file, off64_t size) __asm__("ftruncate");
int     bad_fsync(int file) __asm__("fsync");
int     bad_fdatasync(int file) __asm__("fdatasync");

typedef int     opening(const char *path, int flags, ...);
typedef ssize_t writing(int file, const void *bytes, size_t size, off64_t at);
typedef int     cutting(int file, off64_t size);
typedef int     keeping(int file);

static const volatile char *mood = "w";
static opening             *real_open;
static writing             *real_write;
static cutting             *real_cut;
static keeping             *real_sync, *real_data_sync;

/* A function pointer out of a data pointer, as POSIX has it. */
static void find(const char *name, void *into)
{
    void *const found = dlsym(RTLD_NEXT, name);
    if (found == NULL)
        abort();
    memcpy(into, &found, sizeof(found));
}

__attribute__((constructor)) static void begin(void)
{
    const char *const path = getenv("OCHRE_TEST_DISK");
    find("open64", &real_open);
    find("pwrite64", &real_write);
    find("ftruncate64", &real_cut);
    find("fsync", &real_sync);
    find("fdatasync", &real_data_sync);
    const int file = path != NULL ? real_open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return;
    const char *const page = mmap(NULL, 1, PROT_READ, MAP_SHARED, file, 0);
    if (page != MAP_FAILED)
        mood = page;
    close(file);
}

static int failed(int error)
{
    errno = error;
    return -1;
}

/* 0, or how a write fails now. */
static int trouble(void)
{
    return *mood == 'r' ? EROFS : *mood == 'f' ? ENOSPC : 0;
}

int bad_open64(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const int mode = (flags & O_CREAT) != 0 ? va_arg(more, int) : 0;
    va_end(more);
    if (*mood == 'r' && (flags & O_ACCMODE) != O_RDONLY && strstr(path, "ochre.db") != NULL)
        return failed(EROFS);
    return real_open(path, flags, mode);
}

int bad_open(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const int mode = (flags & O_CREAT) != 0 ? va_arg(more, int) : 0;
    va_end(more);
    return bad_open64(path, flags, mode);
}

ssize_t bad_pwrite64(int file, const void *bytes, size_t size, off64_t at)
{
    const int error = trouble();
    return error != 0 ? failed(error) : real_write(file, bytes, size, at);
}

ssize_t bad_pwrite(int file, const void *bytes, size_t size, off64_t at)
{
    return bad_pwrite64(file, bytes, size, at);
}

int bad_ftruncate64(int file, off64_t size)
{
    const int error = trouble();
    return error != 0 ? failed(error) : real_cut(file, size);
}

int bad_ftruncate(int file, off64_t size)
{
    return bad_ftruncate64(file, size);
}

int bad_fsync(int file)
{
    return *mood == 's' ? failed(EIO) : real_sync(file);
}

int bad_fdatasync(int file)
{
    return *mood == 's' ? failed(EIO) : real_data_sync(file);
}
