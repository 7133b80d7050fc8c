/* edition_ok.c - which editions Cro-Magnon can be played with (section 2.8).
 *
 * The field table has checked ranges and words; here is what one field says about another. Every
 * message names the field and the clause. */
#include "games/cro_magnon/state.h"

const int cm_kind_of[CM_ACTIONS] = {
    [CM_VALUE] = CM_KIND_VALUE,       [CM_OWN2] = CM_KIND_OWN,       [CM_OWN3] = CM_KIND_OWN,
    [CM_OWN4] = CM_KIND_OWN,          [CM_OTHERS2] = CM_KIND_OTHERS, [CM_OTHERS3] = CM_KIND_OTHERS,
    [CM_RELOCATE] = CM_KIND_RELOCATE, [CM_VP] = CM_KIND_VP,          [CM_WILD] = CM_KIND_WILD,
    [CM_HALF] = CM_KIND_HALF,         [CM_SETS] = CM_KIND_SETS,      [CM_ADD2] = CM_KIND_ADD,
    [CM_ADD3] = CM_KIND_ADD,          [CM_TEMPLE] = CM_KIND_TEMPLE};

static bool wrong(ochre_text *why, const char *list, const char *key, const char *rest)
{
    ochre_text_format(why, "%s.%s%s", list, key, rest);
    return false;
}

/* ---- the map (CM-001) ---- */

static bool area_ok(const cm_edition *e, int i, ochre_text *why)
{
    const cm_place *a = &e->areas[i];
    const char     *id = cm_area_ids[i];
    const int       slots = i == 0 ? 0 : e->constants.value_slots_per_area;
    if (a->number != i)
        return wrong(why, "areas", id, ".number: areas are numbered 0 to 15 in order (CM-001)");
    if (a->start != (i == 0))
        return wrong(why, "areas", id, ".start: area 0 alone is the start area (CM-001)");
    if (a->printed_temple != (i == 0))
        return wrong(why, "areas", id, ".printed_temple: area 0 alone has one (CM-001)");
    if (a->scoring != (i != 0))
        return wrong(why, "areas", id, ".scoring: all areas but 0 are scored (CM-001)");
    if (a->value_slots != slots)
        return wrong(why, "areas", id,
                     ".value_slots: 0 in area 0, else value_slots_per_area (CM-008)");
    if (i == 0 && a->entry_cost != 0)
        return wrong(why, "areas", id, ".entry_cost: the start area has none (CM-108)");
    if (a->adjacent >> i & 1)
        return wrong(why, "areas", id, ".adjacent: no area is its own neighbour (CM-001)");
    if (__builtin_popcount(a->adjacent) > CM_NEIGHBOURS_MOST)
        return wrong(why, "areas", id, ".adjacent: at most 8 neighbours (CM-001)");
    for (int other = 0; other < CM_AREAS; other++)
        if ((a->adjacent >> other & 1) != (e->areas[other].adjacent >> i & 1))
            return wrong(why, "areas", id, ".adjacent: neighbours must name each other (CM-001)");
    return true;
}

static bool is_connected(const cm_edition *e, ochre_text *why)
{
    unsigned reached = 1, before = 0;
    while (reached != before) {
        before = reached;
        for (int i = 0; i < CM_AREAS; i++)
            if (before >> i & 1)
                reached |= e->areas[i].adjacent;
    }
    for (int i = 0; i < CM_AREAS; i++)
        if (!(reached >> i & 1))
            return wrong(why, "areas", cm_area_ids[i],
                         ".adjacent: every area must be reached from area 0 (CM-001)");
    return true;
}

static bool map_ok(const cm_edition *e, ochre_text *why)
{
    if (e->constants.start_area != 0) {
        ochre_text_string(why, "constants.start_area: must be 0, the area marked start (CM-008)");
        return false;
    }
    for (int i = 0; i < CM_AREAS; i++)
        if (!area_ok(e, i, why))
            return false;
    return is_connected(e, why);
}

/* ---- constants ---- */

static bool constants_ok(const cm_edition *e, ochre_text *why)
{
    const cm_constants *c = &e->constants;
    const char         *problem = NULL;
    if (c->min_players > c->max_players)
        problem = "min_players: must not be above max_players (CM-803)";
    else if (c->start_cubes > c->cubes_per_player)
        problem = "start_cubes: must not be above cubes_per_player (CM-107)";
    else if (c->types_total != CM_TYPES)
        problem = "types_total: must be the number of types, 12 (CM-008)";
    else if (c->set_vp != e->actions[CM_SETS].n)
        problem = "set_vp: must be n of the action sets (CM-008)";
    if (problem != NULL)
        ochre_text_format(why, "constants.%s", problem);
    return problem == NULL;
}

/* ---- types, categories, tiles ---- */

static bool category_ok(const cm_edition *e, int i, ochre_text *why)
{
    static const int        tiles_of[CM_CATEGORIES] = {15, 16, 15};
    const cm_category_data *c = &e->categories[i];
    const char             *id = cm_category_ids[i];
    int                     types = 0, tiles = 0;
    for (int t = 0; t < CM_TYPES; t++) {
        if (e->types[t].category != i)
            continue;
        types++;
        tiles += e->types[t].copies;
        if (e->types[t].copies != c->copies)
            return wrong(why, "types", cm_type_ids[t],
                         ".copies: must be those of its category (CM-008)");
    }
    if (c->types != types)
        return wrong(why, "categories", id, ".types: must be the number of its types (CM-008)");
    if (c->tiles != tiles)
        return wrong(why, "categories", id, ".tiles: must be the sum of its copies (CM-008)");
    if (tiles != tiles_of[i])
        return wrong(why, "categories", id, ".tiles: 15 gods, 16 trade goods, 15 tools (CM-002)");
    if (c->chart_length < c->copies)
        return wrong(why, "categories", id, ".end_chart: shorter than its copies (CM-008)");
    return true;
}

static bool action_ok(const cm_edition *e, int i, ochre_text *why)
{
    const cm_deed *a = &e->actions[i];
    const bool     is_move = a->kind == CM_KIND_OWN || a->kind == CM_KIND_OTHERS;
    const char    *id = cm_action_ids[i];
    if (a->kind != cm_kind_of[i])
        return wrong(why, "actions", id, ".kind: an action keeps its kind (CM-009)");
    if (is_move && (a->n < 1 || a->n > 9))
        return wrong(why, "actions", id, ".n: 1 to 9 movement points (CM-301)");
    if (a->kind == CM_KIND_ADD && (a->n < 1 || a->n > CM_CUBES_MOST))
        return wrong(why, "actions", id, ".n: 1 to 40 cubes (CM-331)");
    if (!is_move && a->kind != CM_KIND_ADD && a->kind != CM_KIND_SETS && a->n != 0)
        return wrong(why, "actions", id, ".n: 0 where there is nothing to count (CM-008)");
    return true;
}

static bool tiles_ok(const cm_edition *e, ochre_text *why)
{
    uint16_t seen[CM_TYPES] = {0};
    for (int i = 0; i < e->tile_count; i++) {
        const cm_tile *tile = &e->action_tiles[i];
        if (seen[tile->type] >> tile->action & 1) {
            ochre_text_format(why, "action_tiles[%d]: the type has this action twice (CM-007)", i);
            return false;
        }
        seen[tile->type] = (uint16_t)(seen[tile->type] | 1u << tile->action);
    }
    for (int t = 0; t < CM_TYPES; t++)
        if (__builtin_popcount(seen[t]) != e->types[t].copies) {
            ochre_text_format(why, "action_tiles: %d of %s instead of %d (CM-002)",
                              __builtin_popcount(seen[t]), cm_type_ids[t], e->types[t].copies);
            return false;
        }
    return true;
}

/* ---- value tiles (CM-004) ---- */

static bool kinds_differ(const cm_stock_value *v, int count, const char *list, ochre_text *why)
{
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            if (v[i].first == v[j].first && v[i].second == v[j].second) {
                ochre_text_format(why, "%s[%d]: listed twice, raise the count instead (CM-004)",
                                  list, i);
                return false;
            }
    return true;
}

static bool values_ok(const cm_edition *e, ochre_text *why)
{
    int initial = 0, additional = 0, needed = 0;
    for (int i = 0; i < e->initial_count; i++)
        initial += e->initial_values[i].count;
    for (int i = 0; i < e->additional_count; i++)
        additional += e->additional_values[i].count;
    for (int i = 0; i < e->tile_count; i++)
        needed += e->action_tiles[i].action == CM_VALUE;
    if (initial != CM_NUMBERED) {
        ochre_text_format(why, "initial_values: %d tiles instead of 15 (CM-004)", initial);
        return false;
    }
    if (additional < needed) {
        ochre_text_format(why, "additional_values: %d tiles for %d value actions (CM-004)",
                          additional, needed);
        return false;
    }
    return kinds_differ(e->initial_values, e->initial_count, "initial_values", why) &&
           kinds_differ(e->additional_values, e->additional_count, "additional_values", why);
}

bool cm_edition_ok(const void *edition, ochre_text *why)
{
    const cm_edition *e = edition;
    if (!map_ok(e, why))
        return false;
    for (int i = 0; i < CM_CATEGORIES; i++)
        if (!category_ok(e, i, why))
            return false;
    for (int i = 0; i < CM_ACTIONS; i++)
        if (!action_ok(e, i, why))
            return false;
    return constants_ok(e, why) && tiles_ok(e, why) && values_ok(e, why);
}
