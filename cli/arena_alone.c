/* arena_alone.c - those who play alone, deal by deal.
 *
 * Who plays alone beats nobody at a table. But all contestants are given the same deals; so for each deal it can be said
 * who won where the other lost. Points are not asked: alone they are a grade at most, and nobody plays for them. */
#include <stdlib.h>
#include <string.h>

#include "cli/arena.h"

void arena_alone_open(arena *a)
{
    if (a->players > 1 || a->contestants < 2)
        return;
    const size_t bytes = (size_t)a->deals * (size_t)a->contestants * sizeof *a->alone;
    a->alone = cli_alloc(bytes);
    memset(a->alone, 0, bytes);
}

void arena_alone_close(arena *a)
{
    free(a->alone);
    a->alone = NULL;
}

void arena_alone_add(arena *a, const arena_pairing *p)
{
    const arena_seat *seat = &p->game[0].seat[0];
    const int         who = arena_at(a, p->set, 0, 0);
    arena_outcome    *of = &a->alone[(ptrdiff_t)p->deal * a->contestants];
    of[who] = (arena_outcome){.share = seat->share, .is_known = true};
    for (int other = 0; other < a->contestants; other++) {
        if (other == who || !of[other].is_known)
            continue;
        arena_meet(a, who, other, of[who].share - of[other].share);
        arena_meet(a, other, who, of[other].share - of[who].share);
    }
}
