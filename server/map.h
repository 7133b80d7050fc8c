/* map.h - from a number that is not 0 to a pointer. */
#ifndef SERVER_MAP_H
#define SERVER_MAP_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    int64_t *key; /* 0: free */
    void   **value;
    int      capacity; /* a power of two, or 0 */
    int      count;
} map;

void *map_get(const map *m, int64_t key); /* NULL: not there */
bool  map_put(map *m, int64_t key, void *value);
void  map_remove(map *m, int64_t key);
void  map_free(map *m);
/* Walks: the next filled slot from `slot` on, or -1. What is removed on the way may move others, so
 * walks that remove begin anew. */
int map_next(const map *m, int slot);

/* A map whose pointers are boxes with a count: what is not there counts 0, and what falls to 0 is gone. */
int  map_count(const map *m, int64_t key);
bool map_add(map *m, int64_t key, int by);
void map_free_counts(map *m);

#endif
