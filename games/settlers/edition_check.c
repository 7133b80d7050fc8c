/* edition_check.c - which editions can be played: what the ranges of the field table cannot say.
 *
 * The map is said from two sides (corners of hexes and hexes of intersections; paths from both ends;
 * boxes and the paths they lie on), because moves ask from one side and people draw from the other. Both
 * must agree. */
#include "games/settlers/state.h"

static bool wrong(ochre_text *why, const char *list, int i, const char *rest)
{
    ochre_text_format(why, "%s[%d]%s", list, i, rest);
    return false;
}

static bool wrong_field(ochre_text *why, const char *message)
{
    ochre_text_string(why, message);
    return false;
}

/* ---- the map ---- */

static bool is_corner(const st_hex *h, int v)
{
    for (int c = 0; c < ST_CORNERS; c++)
        if (h->corners[c] == v)
            return true;
    return false;
}

static bool hex_ok(const st_edition *e, int i, ochre_text *why)
{
    const st_hex *h = &e->hexes[i];
    if (h->number == 7)
        return wrong(why, "hexes", i, ".number: no hex has a 7 (ST-308)");
    for (int c = 0; c < ST_CORNERS; c++) {
        if (h->corners[c] > e->point_count)
            return wrong(why, "hexes", i, ".corners: there is no such intersection (ST-302)");
        if (!st_borders(e, h->corners[c], i + 1))
            return wrong(why, "hexes", i, ".corners: the intersection does not name it (ST-302)");
        for (int k = 0; k < c; k++)
            if (h->corners[k] == h->corners[c])
                return wrong(why, "hexes", i, ".corners: all are different (ST-302)");
    }
    return true;
}

static const st_link *link_to(const st_edition *e, int from, int to)
{
    const st_point *at = st_at(e, from);
    for (int i = 0; i < at->link_count; i++)
        if (at->links[i].to == to)
            return &at->links[i];
    return NULL;
}

static bool links_ok(const st_edition *e, int i, ochre_text *why)
{
    const st_point *at = &e->points[i];
    for (int k = 0; k < at->link_count; k++) {
        const st_link *link = &at->links[k];
        if (link->to > e->point_count || link->to == i + 1 || link_to(e, i + 1, link->to) != link)
            return wrong(why, "points", i, ".links: another intersection, each once (ST-514)");
        const st_link *back = link_to(e, link->to, i + 1);
        if (back == NULL || back->box != link->box)
            return wrong(why, "points", i, ".links: the other end does not agree (ST-514)");
        if (link->box > e->box_count)
            return wrong(why, "points", i, ".links: there is no such box (ST-515)");
        if (link->box == 0)
            continue;
        const st_box *b = &e->boxes[link->box - 1];
        if ((b->a != i + 1 || b->b != link->to) && (b->b != i + 1 || b->a != link->to))
            return wrong(why, "points", i, ".links: the box lies elsewhere (ST-515)");
    }
    return true;
}

static bool point_ok(const st_edition *e, int i, ochre_text *why)
{
    const st_point *at = &e->points[i];
    for (int k = 0; k < at->hex_count; k++) {
        const int h = at->hexes[k];
        if (h > e->hex_count || !is_corner(&e->hexes[h - 1], i + 1))
            return wrong(why, "points", i, ".hexes: it is no corner of that hex (ST-302)");
        for (int j = 0; j < k; j++)
            if (at->hexes[j] == h)
                return wrong(why, "points", i, ".hexes: all are different (ST-302)");
    }
    for (int k = 0; at->mark == ST_DOT && k < at->hex_count; k++)
        if (e->hexes[at->hexes[k] - 1].region != ST_AFRICA)
            return wrong(why, "points", i, ".mark: a black dot lies in Africa (ST-606)");
    if (at->mark != ST_PLAIN && at->hex_count == 0)
        return wrong(why, "points", i, ".mark: it borders no hex (ST-611)");
    if (at->triangle && at->mark < ST_TRIBE_PLACE)
        return wrong(why, "points", i, ".triangle: only tribe places have one (ST-108)");
    return links_ok(e, i, why);
}

static bool boxes_ok(const st_edition *e, ochre_text *why)
{
    int more[ST_GROUPS + 1] = {0};
    for (int b = 0; b < e->box_count; b++) {
        const st_box *box = &e->boxes[b];
        if (box->a > e->point_count || box->b > e->point_count)
            return wrong(why, "boxes", b, ".a: there is no such intersection (ST-515)");
        const st_link *link = link_to(e, box->a, box->b);
        if (link == NULL || link->box != b + 1)
            return wrong(why, "boxes", b, ".a: no path from a to b names it (ST-515)");
        more[box->group]++;
    }
    for (int c = 0; c < e->counter_count; c++)
        more[e->counters[c].group]--;
    for (int g = 1; g <= ST_GROUPS; g++)
        if (more[g] != 0) {
            ochre_text_format(why, "counters: group %d needs one for each of its boxes (ST-109)",
                              g);
            return false;
        }
    return true;
}

static bool names_ok(const st_edition *e, ochre_text *why)
{
    for (int i = 0; i < e->sea_count; i++)
        if (e->seas[i].at > e->point_count)
            return wrong(why, "seas", i, ".at: there is no such intersection (ST-502)");
    for (int i = 0; i < e->crossing_count; i++) {
        const st_crossing *c = &e->crossings[i];
        if (c->a > e->point_count || c->b > e->point_count || link_to(e, c->a, c->b) == NULL)
            return wrong(why, "crossings", i, ".a: there is no path from a to b (ST-514)");
    }
    return true;
}

/* ---- counters, counts, costs ---- */

static bool counter_ok(const st_counter *c, int i, ochre_text *why)
{
    if ((c->kind == ST_FACE_DESERT) != (c->terrain > 0))
        return wrong(why, "counters", i, ".terrain: must go with desert (ST-831)");
    if ((c->kind == ST_FACE_ADAPTATION) != (c->colour > 0))
        return wrong(why, "counters", i, ".colour: must go with adaptation (ST-841)");
    return true;
}

/* A card belongs to one counter (ST-841). */
static bool adaptation_differs(const st_edition *e, ochre_text *why)
{
    unsigned seen = 0;
    for (int c = 0; c < e->counter_count; c++) {
        if (e->counters[c].kind != ST_FACE_ADAPTATION)
            continue;
        if (seen >> e->counters[c].colour & 1)
            return wrong(why, "counters", c, ".colour: another counter has it (ST-841)");
        seen |= 1u << e->counters[c].colour;
    }
    return true;
}

static bool places_ok(const st_edition *e, ochre_text *why)
{
    int dots = 0, places = 0;
    for (int i = 0; i < e->point_count; i++) {
        dots += e->points[i].mark == ST_DOT;
        places += e->points[i].mark >= ST_TRIBE_PLACE;
    }
    if (places > ST_PLACES)
        return wrong_field(why, "points: at most 32 tribe places (ST-107)");
    return dots >= ST_START_CAMPS * ST_SEATS ||
           wrong_field(why, "points: at least 12 black dots for the camps (ST-984)");
}

static bool starts_ok(const st_edition *e, ochre_text *why)
{
    static const char *const ids[ST_SEATS] = {"blue", "white", "red", "orange"};
    uint64_t                 taken[ST_WORDS] = {0};
    for (int i = 0; i < ST_SEATS; i++)
        for (int k = 0; k <= ST_START_CAMPS; k++) {
            const bool is_camp = k < ST_START_CAMPS;
            const int  v = is_camp ? e->colours[i].camps[k] : e->colours[i].explorer;
            if (v > e->point_count || st_has(taken, v) ||
                (is_camp && st_at(e, v)->mark != ST_DOT)) {
                ochre_text_format(why, "colours.%s.%s: %s (ST-106)", ids[i],
                                  is_camp ? "camps" : "explorer",
                                  is_camp ? "a black dot that is free" : "a free intersection");
                return false;
            }
            st_add(taken, v);
        }
    return true;
}

static bool enemies_ok(const st_edition *e, ochre_text *why)
{
    int west = 0;
    for (int h = 1; h <= e->hex_count; h++)
        west += st_is_home(e, ST_NEANDERTHAL, h);
    if (west < 2) /* ST-324: there must be another hex to go to */
        return wrong_field(why, "hexes: at least two in Africa and Eurasia (ST-324)");
    const int n = e->enemies[ST_NEANDERTHAL].start, t = e->enemies[ST_SABERTOOTH].start;
    if (n > e->hex_count || !st_is_home(e, ST_NEANDERTHAL, n))
        return wrong_field(why, "enemies.neanderthal.start: in Africa or Eurasia (ST-998)");
    return (t <= e->hex_count && st_is_home(e, ST_SABERTOOTH, t)) ||
           wrong_field(why, "enemies.sabertooth.start: in America or Australia (ST-998)");
}

static bool costs_ok(const st_edition *e, ochre_text *why)
{
    if (st_cards(e->costs.move) == 0)
        return wrong_field(why, "costs.move: at least one card, or moves never end (ST-511)");
    if (st_cards(e->costs.explorer) == 0)
        return wrong_field(why, "costs.explorer: at least one card (ST-501)");
    if (st_cards(e->costs.camp) == 0)
        return wrong_field(why, "costs.camp: at least one card (ST-601)");
    for (int r = 0; r < ST_RESOURCES; r++)
        if (e->resources[r].start * ST_SEATS > e->resources[r].count)
            return wrong_field(why, "resources: too few cards for the first hands (ST-105)");
    return e->bank_rate >= 2 ||
           wrong_field(why, "bank_rate: at least 2, or the exchange never ends (ST-403)");
}

bool st_edition_ok(const void *edition, ochre_text *why)
{
    const st_edition *e = edition;
    for (int i = 0; i < e->hex_count; i++)
        if (!hex_ok(e, i, why))
            return false;
    for (int i = 0; i < e->point_count; i++)
        if (!point_ok(e, i, why))
            return false;
    for (int i = 0; i < e->counter_count; i++)
        if (!counter_ok(&e->counters[i], i, why))
            return false;
    return boxes_ok(e, why) && names_ok(e, why) && adaptation_differs(e, why) &&
           places_ok(e, why) && starts_ok(e, why) && enemies_ok(e, why) && costs_ok(e, why);
}
