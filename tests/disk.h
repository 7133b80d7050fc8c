/* disk.h - a disk that fails on command, for tests of the store. */
#ifndef TESTS_DISK_H
#define TESTS_DISK_H

typedef enum disk_mood {
    DISK_WORKS,
    DISK_FULL,      /* nothing more fits */
    DISK_READ_ONLY, /* writing fails */
    DISK_NO_SYNC    /* writing works, fsync fails */
} disk_mood;

/* Puts itself between SQLite and the files, for all connections opened from now on. */
void disk_install(void);

/* From now on, on whatever thread. */
void disk_be(disk_mood mood);

#endif
