/* hints_reach.c - how many steps it is from somewhere to everywhere, with the levels of now or with higher ones.
 *
 * Boxes divide the map into lands, and only they ask for levels. How far it is within a land depends on nothing but
 * the map, so it is worked out once for each intersection and kept in the atlas; a way with levels then goes from land
 * to land through the boxes that they open. */
#include "games/settlers/hints.h"

static uint32_t open_boxes(const st_edition *e, int clothing, int shelter)
{
    uint32_t open = 0;
    for (int b = 0; b < e->box_count; b++) {
        const st_box *box = &e->boxes[b];
        open |= (uint32_t)(box->clothing <= clothing && box->shelter <= shelter) << b;
    }
    return open;
}

void st_begin_atlas(const st_edition *e, st_atlas *atlas)
{
    memset(atlas->is_known, 0, sizeof atlas->is_known);
    for (int clothing = 0; clothing <= ST_LEVELS; clothing++)
        for (int shelter = 0; shelter <= ST_LEVELS; shelter++)
            atlas->open[clothing][shelter] = open_boxes(e, clothing, shelter);
    atlas->is_begun = true;
}

static void explore_land(const st_edition *e, int from, st_reach *out)
{
    uint8_t queue[ST_POINTS];
    int     tail = 0;
    memset(out, ST_FAR, sizeof *out);
    out->steps[from] = 0;
    queue[tail++] = (uint8_t)from;
    for (int head = 0; head < tail; head++) {
        const st_point *at = st_at(e, queue[head]);
        const int       next = out->steps[queue[head]] + 1;
        for (int i = 0; i < at->link_count; i++) {
            const st_link link = at->links[i];
            if (link.box != 0 || out->steps[link.to] != ST_FAR)
                continue;
            out->steps[link.to] = (uint8_t)next;
            queue[tail++] = link.to;
        }
    }
}

static const st_reach *land_from(const st_edition *e, st_atlas *atlas, int from)
{
    if (!atlas->is_known[from]) {
        explore_land(e, from, &atlas->land[from]);
        atlas->is_known[from] = true;
    }
    return &atlas->land[from];
}

/* What is nearer by way of `from`, which is so many steps away. In bytes throughout, for then sixteen intersections are
 * looked at at once. */
static void go_on_from(const st_edition *e, st_atlas *atlas, int from, uint8_t steps,
                       st_reach *reach)
{
    const st_reach *const land = land_from(e, atlas, from);
    const uint8_t         most = (uint8_t)(ST_FAR - steps);
    for (int v = 0; v <= ST_POINTS; v++) {
        const uint8_t more = land->steps[v] < most ? land->steps[v] : most;
        const uint8_t that_way = (uint8_t)(more + steps);
        reach->steps[v] = that_way < reach->steps[v] ? that_way : reach->steps[v];
    }
}

/* To where one cannot go on from but by the box. */
static bool is_islet(const st_edition *e, int v)
{
    return st_at(e, v)->link_count == 1;
}

/* Over each open box once; has another land come nearer? Then boxes that were looked at before may matter again. */
static bool cross_each(const st_edition *e, st_atlas *atlas, uint32_t open, st_reach *reach)
{
    bool is_land_nearer = false;
    for (; open != 0; open &= open - 1) {
        const st_box *box = &e->boxes[__builtin_ctz(open)];
        const bool    b_is_near = reach->steps[box->b] < reach->steps[box->a];
        const int     near = b_is_near ? box->b : box->a, far = b_is_near ? box->a : box->b;
        const int     steps = reach->steps[near] + 1;
        if (reach->steps[far] <= steps)
            continue;
        reach->steps[far] = (uint8_t)steps;
        if (is_islet(e, far))
            continue;
        go_on_from(e, atlas, far, (uint8_t)steps, reach);
        is_land_nearer = true;
    }
    return is_land_nearer;
}

void st_cross_boxes(const st_edition *e, st_atlas *atlas, uint32_t open, uint32_t fresh,
                    st_reach *reach)
{
    while (cross_each(e, atlas, fresh, reach))
        fresh = open;
}

void st_reach_from(const st_edition *e, st_atlas *atlas, const st_player *p, const uint8_t *from,
                   int count, st_reach *out)
{
    memset(out, ST_FAR, sizeof *out);
    for (int i = 0; i < count; i++)
        go_on_from(e, atlas, from[i], 0, out);
    const uint32_t open = atlas->open[p->levels[ST_CLOTHING]][p->levels[ST_SHELTER]];
    st_cross_boxes(e, atlas, open, open, out);
}
