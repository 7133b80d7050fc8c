/* fields_edition.c - the field table of the edition: every component and the whole map as data.
 *
 * The limits are such that nothing in the game can overflow with any edition that passes them and
 * st_edition_ok: fewer than 256 cards in all, fewer than 128 of a kind, at most 20 steps a move. */
#include "games/settlers/state.h"

static const char *const region_ids[] = {"africa", "europe", "asia", "australia", "america", NULL};
static const char *const mark_ids[] = {"none", "dot", "white", "yellow", "brown", "red", NULL};
static const char *const side_ids[] = {"above", "right", "below", "left", NULL};
static const char *const face_ids[] = {"enemies", "desert", "adaptation", NULL};
static const char *const colour_ids[] = {"blue", "white", "red", "orange", NULL};
static const char *const enemy_ids[] = {"neanderthal", "sabertooth", NULL};
static const char *const level_ids[] = {"1", "2", "3", "4", "5", NULL};
static const char *const some_terrain_ids[] = {"none",   "hills",  "mountains",
                                               "forest", "plains", NULL};
static const char *const some_tribe_ids[] = {"none", "white", "yellow", "brown", "red", NULL};

static const ochre_field name_fields[] = {
    OCHRE_FIELD(st_name, en, OCHRE_STRING, .size = sizeof(((st_name *)0)->en)),
    OCHRE_FIELD(st_name, ru, OCHRE_STRING, .size = sizeof(((st_name *)0)->ru)), OCHRE_END};

#define NAME(owner)                                                                                \
    OCHRE_FIELD(owner, name, OCHRE_STRUCT, .size = sizeof(st_name), .sub = name_fields)
#define BYTE(owner, member, least, most)                                                           \
    OCHRE_FIELD(owner, member, OCHRE_U8, .lo = (least), .hi = (most))
#define ONE_OF(owner, member, words) OCHRE_FIELD(owner, member, OCHRE_U8, .names = (words))
#define PLACE(owner)                                                                               \
    OCHRE_FIELD(owner, x, OCHRE_U16, .hi = 2000), OCHRE_FIELD(owner, y, OCHRE_U16, .hi = 2000)
#define PRICE(member)                                                                              \
    OCHRE_FIELD(st_costs, member, OCHRE_U8, .dim = {ST_RESOURCES}, .keys = st_resource_ids, .hi = 9)

static const ochre_field cost_fields[] = {PRICE(explorer), PRICE(move), PRICE(camp),
                                          OCHRE_FIELD(st_costs, advance, OCHRE_U8,
                                                      .dim = {ST_LEVELS, ST_RESOURCES},
                                                      .keys = level_ids, .hi = 9),
                                          OCHRE_END};

static const ochre_field card_fields[] = {NAME(st_card), BYTE(st_card, points, 0, 20), OCHRE_END};

static const ochre_field good_fields[] = {NAME(st_good), BYTE(st_good, count, 1, 60),
                                          BYTE(st_good, start, 0, 10), OCHRE_END};

static const ochre_field land_fields[] = {NAME(st_land), ONE_OF(st_land, produces, st_resource_ids),
                                          OCHRE_END};

static const ochre_field colour_fields[] = {
    NAME(st_colour),
    OCHRE_FIELD(st_colour, camps, OCHRE_U8, .dim = {ST_START_CAMPS}, .lo = 1, .hi = ST_POINTS),
    BYTE(st_colour, explorer, 1, ST_POINTS), OCHRE_END};

static const ochre_field foe_fields[] = {NAME(st_foe), BYTE(st_foe, start, 1, ST_HEXES), OCHRE_END};

static const ochre_field counter_fields[] = {
    BYTE(st_counter, group, 1, ST_GROUPS), ONE_OF(st_counter, kind, face_ids),
    OCHRE_FIELD(st_counter, terrain, OCHRE_U8, .flags = OCHRE_OPTIONAL, .names = some_terrain_ids),
    OCHRE_FIELD(st_counter, colour, OCHRE_U8, .flags = OCHRE_OPTIONAL, .names = some_tribe_ids),
    OCHRE_END};

static const ochre_field sea_fields[] = {NAME(st_sea), BYTE(st_sea, at, 1, ST_POINTS),
                                         ONE_OF(st_sea, label, side_ids), OCHRE_END};

static const ochre_field crossing_fields[] = {NAME(st_crossing), BYTE(st_crossing, a, 1, ST_POINTS),
                                              BYTE(st_crossing, b, 1, ST_POINTS), OCHRE_END};

static const ochre_field box_fields[] = {NAME(st_box),
                                         BYTE(st_box, a, 1, ST_POINTS),
                                         BYTE(st_box, b, 1, ST_POINTS),
                                         BYTE(st_box, clothing, 0, ST_LEVELS),
                                         BYTE(st_box, shelter, 0, ST_LEVELS),
                                         BYTE(st_box, group, 1, ST_GROUPS),
                                         PLACE(st_box),
                                         OCHRE_END};

static const ochre_field hex_fields[] = {
    NAME(st_hex),
    OCHRE_FIELD(st_hex, q, OCHRE_I8),
    OCHRE_FIELD(st_hex, r, OCHRE_I8),
    ONE_OF(st_hex, region, region_ids),
    ONE_OF(st_hex, terrain, st_terrain_ids),
    BYTE(st_hex, number, 2, 12),
    OCHRE_FIELD(st_hex, corners, OCHRE_U8, .dim = {ST_CORNERS}, .lo = 1, .hi = ST_POINTS),
    PLACE(st_hex),
    OCHRE_END};

static const ochre_field link_fields[] = {
    BYTE(st_link, to, 1, ST_POINTS),
    OCHRE_FIELD(st_link, box, OCHRE_U8, .flags = OCHRE_OPTIONAL, .hi = ST_BOXES), OCHRE_END};

static const ochre_field point_fields[] = {
    OCHRE_FIELD(st_point, gx, OCHRE_I8, .lo = -9, .hi = 40),
    OCHRE_FIELD(st_point, gy, OCHRE_I8, .lo = -9, .hi = 40),
    PLACE(st_point),
    ONE_OF(st_point, mark, mark_ids),
    OCHRE_FIELD(st_point, triangle, OCHRE_BOOL),
    OCHRE_FIELD(st_point, hexes, OCHRE_U8, .dim = {3}, .lo = 1, .hi = ST_HEXES,
                OCHRE_COUNTED_HERE(st_point, hex_count)),
    OCHRE_FIELD(st_point, links, OCHRE_STRUCT, .size = sizeof(st_link), .sub = link_fields,
                .dim = {ST_LINKS}, OCHRE_COUNTED_HERE(st_point, link_count)),
    OCHRE_END};

#define LIST(member, type, fields, most, counted_by)                                               \
    OCHRE_FIELD(st_edition, member, OCHRE_STRUCT, .size = sizeof(type), .sub = (fields),           \
                .dim = {(most)}, OCHRE_COUNTED(st_edition, counted_by))
#define EACH(member, type, fields, most, words)                                                    \
    OCHRE_FIELD(st_edition, member, OCHRE_STRUCT, .size = sizeof(type), .sub = (fields),           \
                .dim = {(most)}, .keys = (words))
#define ONE(member, type, fields)                                                                  \
    OCHRE_FIELD(st_edition, member, OCHRE_STRUCT, .size = sizeof(type), .sub = (fields))

const ochre_field st_edition_fields[] = {
    OCHRE_FIELD(st_edition, edition, OCHRE_STRING, .size = sizeof(((st_edition *)0)->edition)),
    OCHRE_FIELD(st_edition, turn_cap, OCHRE_U16, .lo = 1, .hi = ST_TURN_CAP),
    BYTE(st_edition, win_points, 1, 40),
    BYTE(st_edition, hand_limit, 1, 100),
    BYTE(st_edition, offers_per_turn, 0, 20),
    BYTE(st_edition, cards_per_side, 1, ST_TRADED),
    BYTE(st_edition, bank_rate, 1, 9),
    BYTE(st_edition, base_move, 2, 9), /* ST-519: the second step can always lead back */
    BYTE(st_edition, camps, ST_START_CAMPS, ST_CAMPS),
    BYTE(st_edition, explorers, 1, ST_EXPLORERS),
    ONE(costs, st_costs, cost_fields),
    ONE(exploration, st_card, card_fields),
    ONE(expansion, st_card, card_fields),
    EACH(art, st_card, card_fields, ST_CHARTS, st_chart_ids),
    EACH(adaptation, st_card, card_fields, ST_TRIBES, st_tribe_ids),
    EACH(resources, st_good, good_fields, ST_RESOURCES, st_resource_ids),
    EACH(terrains, st_land, land_fields, ST_TERRAINS, st_terrain_ids),
    EACH(charts, st_name, name_fields, ST_CHARTS, st_chart_ids),
    EACH(tribes, st_name, name_fields, ST_TRIBES, st_tribe_ids),
    EACH(regions, st_name, name_fields, ST_REGIONS, region_ids),
    EACH(colours, st_colour, colour_fields, ST_SEATS, colour_ids),
    EACH(enemies, st_foe, foe_fields, ST_ENEMIES, enemy_ids),
    LIST(counters, st_counter, counter_fields, ST_COUNTERS, counter_count),
    LIST(seas, st_sea, sea_fields, ST_SEAS, sea_count),
    LIST(crossings, st_crossing, crossing_fields, ST_CROSSINGS, crossing_count),
    LIST(boxes, st_box, box_fields, ST_BOXES, box_count),
    LIST(hexes, st_hex, hex_fields, ST_HEXES, hex_count),
    LIST(points, st_point, point_fields, ST_POINTS, point_count),
    OCHRE_END};
