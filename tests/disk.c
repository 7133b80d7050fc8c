/* disk.c - a layer under SQLite that hands everything through to the real files, unless told to fail.
 *
 * A file of ours is the real one behind a head; the head's methods look at the mood first. */
#include "tests/disk.h"

#include <stdatomic.h>
#include <string.h>

#include <sqlite3.h>

typedef struct file {
    sqlite3_file  head;
    sqlite3_file *real; /* behind this struct in the same memory */
} file;

static sqlite3_vfs *real_vfs, our_vfs;
static atomic_int   present = DISK_WORKS;

static sqlite3_file *real(sqlite3_file *f)
{
    return ((file *)f)->real;
}

/* ---- what may fail ---- */

static int failure_of_writing(void)
{
    switch ((disk_mood)atomic_load(&present)) {
    case DISK_FULL: return SQLITE_FULL;
    case DISK_READ_ONLY: return SQLITE_READONLY;
    default: return SQLITE_OK;
    }
}

static int write_file(sqlite3_file *f, const void *bytes, int size, sqlite3_int64 at)
{
    const int code = failure_of_writing();
    return code != SQLITE_OK ? code : real(f)->pMethods->xWrite(real(f), bytes, size, at);
}

static int truncate_file(sqlite3_file *f, sqlite3_int64 size)
{
    const int code = failure_of_writing();
    return code != SQLITE_OK ? code : real(f)->pMethods->xTruncate(real(f), size);
}

static int sync_file(sqlite3_file *f, int flags)
{
    if (atomic_load(&present) == DISK_NO_SYNC)
        return SQLITE_IOERR_FSYNC;
    return real(f)->pMethods->xSync(real(f), flags);
}

/* ---- what is handed through ---- */

static int close_file(sqlite3_file *f)
{
    return real(f)->pMethods->xClose(real(f));
}

static int read_file(sqlite3_file *f, void *bytes, int size, sqlite3_int64 at)
{
    return real(f)->pMethods->xRead(real(f), bytes, size, at);
}

static int file_size(sqlite3_file *f, sqlite3_int64 *size)
{
    return real(f)->pMethods->xFileSize(real(f), size);
}

static int lock_file(sqlite3_file *f, int how)
{
    return real(f)->pMethods->xLock(real(f), how);
}

static int unlock_file(sqlite3_file *f, int how)
{
    return real(f)->pMethods->xUnlock(real(f), how);
}

static int check_reserved(sqlite3_file *f, int *out)
{
    return real(f)->pMethods->xCheckReservedLock(real(f), out);
}

static int control(sqlite3_file *f, int what, void *argument)
{
    return real(f)->pMethods->xFileControl(real(f), what, argument);
}

static int sector_size(sqlite3_file *f)
{
    return real(f)->pMethods->xSectorSize(real(f));
}

static int characteristics(sqlite3_file *f)
{
    return real(f)->pMethods->xDeviceCharacteristics(real(f));
}

static int shm_map(sqlite3_file *f, int page, int size, int extend, void volatile **out)
{
    return real(f)->pMethods->xShmMap(real(f), page, size, extend, out);
}

static int shm_lock(sqlite3_file *f, int offset, int n, int flags)
{
    return real(f)->pMethods->xShmLock(real(f), offset, n, flags);
}

static void shm_barrier(sqlite3_file *f)
{
    real(f)->pMethods->xShmBarrier(real(f));
}

static int shm_unmap(sqlite3_file *f, int delete_it)
{
    return real(f)->pMethods->xShmUnmap(real(f), delete_it);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = close_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = file_size,
    .xLock = lock_file,
    .xUnlock = unlock_file,
    .xCheckReservedLock = check_reserved,
    .xFileControl = control,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics,
    .xShmMap = shm_map,
    .xShmLock = shm_lock,
    .xShmBarrier = shm_barrier,
    .xShmUnmap = shm_unmap,
};

static int open_file(sqlite3_vfs *unused, const char *name, sqlite3_file *f, int flags, int *out)
{
    (void)unused;
    file *ours = (file *)f;
    memset(ours, 0, sizeof(*ours));
    ours->real = (sqlite3_file *)(ours + 1);
    const int code = real_vfs->xOpen(real_vfs, name, ours->real, flags, out);
    if (code == SQLITE_OK)
        ours->head.pMethods = &methods;
    return code;
}

void disk_install(void)
{
    real_vfs = sqlite3_vfs_find(NULL);
    our_vfs = *real_vfs;
    our_vfs.zName = "failing";
    our_vfs.szOsFile = (int)sizeof(file) + real_vfs->szOsFile;
    our_vfs.xOpen = open_file;
    sqlite3_vfs_register(&our_vfs, 1);
}

void disk_be(disk_mood mood)
{
    atomic_store(&present, mood);
}
