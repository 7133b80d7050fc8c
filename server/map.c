/* map.c - open addressing with linear probing; removal closes the gap, so there are no tombstones. */
#include "server/map.h"

#include <stdlib.h>

static int home(const map *m, int64_t key)
{
    return (int)(((uint64_t)key * 0x9e3779b97f4a7c15u) >> 33) & (m->capacity - 1);
}

static int find(const map *m, int64_t key)
{
    int at = home(m, key);
    while (m->key[at] != 0 && m->key[at] != key)
        at = (at + 1) & (m->capacity - 1);
    return at;
}

void *map_get(const map *m, int64_t key)
{
    if (m->capacity == 0 || key == 0)
        return NULL;
    const int at = find(m, key);
    return m->key[at] == key ? m->value[at] : NULL;
}

static bool grow(map *m)
{
    map larger = {.capacity = m->capacity > 0 ? 2 * m->capacity : 64};
    larger.key = calloc((size_t)larger.capacity, sizeof(*larger.key));
    larger.value = calloc((size_t)larger.capacity, sizeof(*larger.value));
    if (larger.key == NULL || larger.value == NULL) {
        map_free(&larger);
        return false;
    }
    for (int i = map_next(m, 0); i >= 0; i = map_next(m, i + 1)) {
        const int at = find(&larger, m->key[i]);
        larger.key[at] = m->key[i];
        larger.value[at] = m->value[i];
    }
    larger.count = m->count;
    map smaller = *m;
    *m = larger;
    map_free(&smaller);
    return true;
}

bool map_put(map *m, int64_t key, void *value)
{
    if (2 * (m->count + 1) > m->capacity && !grow(m))
        return false;
    const int at = find(m, key);
    m->count += m->key[at] == 0;
    m->key[at] = key;
    m->value[at] = value;
    return true;
}

void map_remove(map *m, int64_t key)
{
    if (map_get(m, key) == NULL)
        return;
    int gap = find(m, key);
    m->key[gap] = 0;
    m->count--;
    for (int at = (gap + 1) & (m->capacity - 1); m->key[at] != 0;
         at = (at + 1) & (m->capacity - 1)) {
        const int wanted = home(m, m->key[at]);
        const int reach = (at - wanted) & (m->capacity - 1);
        if (reach < ((at - gap) & (m->capacity - 1)))
            continue; /* it would not be found before its home */
        m->key[gap] = m->key[at];
        m->value[gap] = m->value[at];
        m->key[at] = 0;
        gap = at;
    }
}

void map_free(map *m)
{
    free(m->key);
    free((void *)m->value);
    *m = (map){0};
}

int map_next(const map *m, int slot)
{
    for (; slot < m->capacity; slot++)
        if (m->key[slot] != 0)
            return slot;
    return -1;
}

/* ---- counts ---- */

int map_count(const map *m, int64_t key)
{
    const int *const box = map_get(m, key);
    return box != NULL ? *box : 0;
}

bool map_add(map *m, int64_t key, int by)
{
    int *box = map_get(m, key);
    if (box == NULL) {
        box = calloc(1, sizeof(*box));
        if (box == NULL || !map_put(m, key, box)) {
            free(box);
            return false;
        }
    }
    *box += by;
    if (*box > 0)
        return true;
    map_remove(m, key);
    free(box);
    return true;
}

void map_free_counts(map *m)
{
    for (int i = map_next(m, 0); i >= 0; i = map_next(m, i + 1))
        free(m->value[i]);
    map_free(m);
}
