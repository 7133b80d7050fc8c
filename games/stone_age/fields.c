/* fields.c - the field and verb tables of Stone Age: its data and its notation, said once. */
#include "games/stone_age/state.h"

/* ---- words ---- */

static const char *const phase_ids[] = {"first", "setup",  "place",  "act",     "roll", "tools",
                                        "pay",   "gifts",  "choose", "picknow", "draw", "tile",
                                        "feed",  "refill", "end",    NULL};
static_assert(sizeof(phase_ids) / sizeof(phase_ids[0]) == SA_PHASES + 1, "a word for each phase");

const char *const sa_place_ids[] = {
    "hunt",       "forest",     "claypit",    "quarry",     "river",  "toolmaker",
    "hut",        "field",      "card 1",     "card 2",     "card 3", "card 4",
    "building 1", "building 2", "building 3", "building 4", NULL};
static_assert(sizeof(sa_place_ids) / sizeof(sa_place_ids[0]) == SA_PLACES + 1, "a word for each");

static const char *const at_ids[] = {
    "none",      "hunt",       "forest",     "claypit",    "quarry",     "river",
    "toolmaker", "hut",        "field",      "card 1",     "card 2",     "card 3",
    "card 4",    "building 1", "building 2", "building 3", "building 4", NULL};
static_assert(sizeof(at_ids) / sizeof(at_ids[0]) == SA_PLACES + 2, "none, and a word for each");

const char *const sa_resource_ids[] = {"wood", "brick", "stone", "gold", NULL};

static const char *const gather_ids[] = {"hunt", "forest", "claypit", "quarry", "river", NULL};
static const char *const yield_ids[] = {"food", "wood", "brick", "stone", "gold", NULL};
static const char *const some_resource_ids[] = {"none", "wood", "brick", "stone", "gold", NULL};
static const char *const once_ids[] = {"once 4", "once 3", "once 2", NULL};
static const char *const aid_ids[] = {"tool 1", "tool 2", "tool 3", "once 4",
                                      "once 3", "once 2", NULL};
static const char *const face_ids[] = {"1", "2", "3", "4", "5", "6", NULL};
static const char *const gift_ids[] = {"wood", "brick", "stone", "gold", "tool", "field", NULL};
static const char *const top_ids[] = {"dice_all", "food", "resource", "roll", "points", "tool",
                                      "field",    "draw", "once",     "pick", NULL};
static const char *const bottom_ids[] = {"sand", "green", NULL};
static const char *const symbol_ids[] = {"pottery", "writing", "transport", "healing", "art",
                                         "weaving", "music",   "time",      NULL};
static const char *const some_symbol_ids[] = {"none", "pottery", "writing", "transport", "healing",
                                              "art",  "weaving", "music",   "time",      NULL};
static const char *const kind_ids[] = {"farmer", "maker", "builder", "shaman", NULL};
static const char *const some_kind_ids[] = {"none", "farmer", "maker", "builder", "shaman", NULL};
static const char *const colour_ids[] = {"red", "blue", "green", "yellow", NULL};
static const char *const tile_ids[] = {"fixed", "exact", "range", NULL};
static const char *const player_counts[] = {"2", "3", "4", NULL};

/* ---- the state ----
 *
 * The ranges of score, food and goods are wider than any game reaches (SA-018) and narrow enough that
 * no game played on from a loaded position leaves the types, with any edition. */

static bool is_over(const void *state, int viewer, const int index[2])
{
    (void)viewer, (void)index;
    return ((const sa_state *)state)->phase == SA_END;
}

/* The extra card is its owner's secret until the final scoring (section 7). */
static bool sees_extra(const void *state, int viewer, const int index[2])
{
    return viewer == index[0] || is_over(state, viewer, index);
}

static int64_t actor_number(const void *edition, const void *state, const int index[2])
{
    (void)edition, (void)index;
    const int actor = sa_actor(state);
    return actor < 0 ? 0 : actor + 1;
}

static int64_t undrawn_number(const void *edition, const void *state, const int index[2])
{
    (void)edition, (void)index;
    return __builtin_popcountll(((const sa_state *)state)->undrawn);
}

static int64_t final_score(const void *edition, const void *state, const int index[2])
{
    return sa_final_score(edition, &((const sa_state *)state)->players[index[0]]);
}

static const ochre_field player_fields[] = {
    OCHRE_FIELD(sa_player, score, OCHRE_I16, .lo = -15000, .hi = 15000),
    OCHRE_FIELD(sa_player, food, OCHRE_U16, .hi = 30000),
    OCHRE_FIELD(sa_player, goods, OCHRE_U16, .dim = {SA_RESOURCES}, .keys = sa_resource_ids,
                .hi = 30000),
    OCHRE_FIELD(sa_player, people, OCHRE_U8, .hi = SA_PEOPLE_MOST),
    OCHRE_FIELD(sa_player, home, OCHRE_U8, .hi = SA_PEOPLE_MOST),
    OCHRE_FIELD(sa_player, on, OCHRE_SET16, .names = sa_place_ids, .hi = SA_PLACES),
    OCHRE_FIELD(sa_player, track, OCHRE_U8, .hi = SA_TRACK_MOST),
    OCHRE_FIELD(sa_player, tools, OCHRE_U8, .dim = {SA_TOOL_SLOTS}, .hi = SA_TOOL_MOST),
    OCHRE_FIELD(sa_player, used, OCHRE_SET8, .hi = SA_TOOL_SLOTS),
    OCHRE_FIELD(sa_player, once, OCHRE_SET8, .names = once_ids, .hi = 3),
    OCHRE_FIELD(sa_player, picks, OCHRE_U8),
    OCHRE_FIELD(sa_player, cards, OCHRE_SET64, .hi = SA_CARDS),
    OCHRE_FIELD(sa_player, extra, OCHRE_SET64, .hi = SA_CARDS, .sees = sees_extra),
    OCHRE_FIELD(sa_player, extras, OCHRE_U8, .flags = OCHRE_DERIVED),
    OCHRE_FIELD(sa_player, buildings, OCHRE_SET64, .hi = SA_BUILDINGS),
    OCHRE_COMPUTED("final", OCHRE_I32, final_score, .sees = is_over),
    OCHRE_END};

const ochre_field sa_state_fields[] = {
    OCHRE_FIELD(sa_state, seats, OCHRE_U8, .lo = 2, .hi = SA_SEATS),
    OCHRE_FIELD(sa_state, round, OCHRE_U8, .lo = 1, .hi = 100),
    OCHRE_FIELD(sa_state, phase, OCHRE_U8, .names = phase_ids),
    OCHRE_COMPUTED("actor", OCHRE_U8, actor_number),
    OCHRE_FIELD(sa_state, start, OCHRE_U8, .flags = OCHRE_FROM1, .lo = 1, .hi = SA_SEATS),
    OCHRE_FIELD(sa_state, turn, OCHRE_U8, .flags = OCHRE_FROM1, .lo = 1, .hi = SA_SEATS),
    OCHRE_FIELD(sa_state, at, OCHRE_U8, .names = at_ids),
    OCHRE_FIELD(sa_state, yields, OCHRE_U8, .names = yield_ids),
    OCHRE_FIELD(sa_state, dice, OCHRE_U8, .hi = SA_PEOPLE_MOST),
    OCHRE_FIELD(sa_state, pips, OCHRE_U8, .hi = 60),
    OCHRE_FIELD(sa_state, gifts, OCHRE_U8, .dim = {6}, .keys = face_ids, .hi = SA_SEATS),
    OCHRE_FIELD(sa_state, shortage, OCHRE_U8, .hi = SA_PEOPLE_MOST),
    OCHRE_FIELD(sa_state, display, OCHRE_U8, .dim = {SA_SLOTS}, .hi = SA_CARDS),
    OCHRE_FIELD(sa_state, tile, OCHRE_U8, .dim = {SA_STACKS}, .hi = SA_BUILDINGS),
    OCHRE_FIELD(sa_state, left, OCHRE_U8, .dim = {SA_STACKS}, .hi = SA_BUILDINGS),
    OCHRE_FIELD(sa_state, gather, OCHRE_U8, .dim = {SA_GATHER_PLACES, SA_SEATS}, .keys = gather_ids,
                OCHRE_COLUMNS_COUNTED(sa_state, seats), .hi = SA_PEOPLE_MOST),
    OCHRE_FIELD(sa_state, players, OCHRE_STRUCT, .size = sizeof(sa_player), .dim = {SA_SEATS},
                .sub = player_fields, OCHRE_COUNTED(sa_state, seats)),
    OCHRE_FIELD(sa_state, undrawn, OCHRE_SET64, .flags = OCHRE_DERIVED, .hi = SA_CARDS,
                .sees = is_over),
    OCHRE_COMPUTED("undrawn_count", OCHRE_U8, undrawn_number),
    OCHRE_FIELD(sa_state, unseen, OCHRE_SET64, .flags = OCHRE_DERIVED, .hi = SA_BUILDINGS),
    OCHRE_END};

/* ---- the edition ---- */

static const ochre_field name_fields[] = {
    OCHRE_FIELD(sa_name, en, OCHRE_STRING, .size = sizeof(((sa_name *)0)->en)),
    OCHRE_FIELD(sa_name, ru, OCHRE_STRING, .size = sizeof(((sa_name *)0)->ru)), OCHRE_END};

#define NAME(owner, member)                                                                        \
    OCHRE_FIELD(owner, member, OCHRE_STRUCT, .size = sizeof(sa_name), .sub = name_fields)
#define NAMES(member, words)                                                                       \
    OCHRE_FIELD(sa_edition, member, OCHRE_STRUCT, .size = sizeof(sa_name), .sub = name_fields,     \
                .dim = {sizeof(((sa_edition *)0)->member) / sizeof(sa_name)}, .keys = (words))
#define ID(owner) OCHRE_FIELD(owner, id, OCHRE_STRING, .size = sizeof(((owner *)0)->id))

static const ochre_field good_fields[] = {
    NAME(sa_good, name), OCHRE_FIELD(sa_good, divisor, OCHRE_U8, .lo = 1, .hi = 60),
    OCHRE_FIELD(sa_good, building_points, OCHRE_U8, .hi = 20),
    OCHRE_FIELD(sa_good, final_points, OCHRE_U8, .hi = 50), OCHRE_END};

static const ochre_field limit_fields[] = {
    OCHRE_FIELD(sa_limits, building_stacks, OCHRE_U8, .lo = 1, .hi = SA_STACKS),
    OCHRE_FIELD(sa_limits, village_places, OCHRE_U8, .lo = 0, .hi = 3),
    OCHRE_FIELD(sa_limits, gather_players, OCHRE_U8, .lo = 1, .hi = SA_SEATS), OCHRE_END};

static const ochre_field spot_fields[] = {NAME(sa_spot, name),
                                          OCHRE_FIELD(sa_spot, x, OCHRE_U16),
                                          OCHRE_FIELD(sa_spot, y, OCHRE_U16),
                                          OCHRE_FIELD(sa_spot, w, OCHRE_U16),
                                          OCHRE_FIELD(sa_spot, h, OCHRE_U16),
                                          OCHRE_END};

static const ochre_field upper_fields[] = {
    OCHRE_FIELD(sa_upper, type, OCHRE_U8, .names = top_ids),
    OCHRE_FIELD(sa_upper, amount, OCHRE_U8, .flags = OCHRE_OPTIONAL, .hi = 50),
    OCHRE_FIELD(sa_upper, resource, OCHRE_U8, .flags = OCHRE_OPTIONAL, .names = some_resource_ids),
    OCHRE_FIELD(sa_upper, value, OCHRE_U8, .flags = OCHRE_OPTIONAL, .hi = 4), OCHRE_END};

static const ochre_field lower_fields[] = {
    OCHRE_FIELD(sa_lower, type, OCHRE_U8, .names = bottom_ids),
    OCHRE_FIELD(sa_lower, symbol, OCHRE_U8, .flags = OCHRE_OPTIONAL, .names = some_symbol_ids),
    OCHRE_FIELD(sa_lower, kind, OCHRE_U8, .flags = OCHRE_OPTIONAL, .names = some_kind_ids),
    OCHRE_FIELD(sa_lower, count, OCHRE_U8, .flags = OCHRE_OPTIONAL, .hi = 20), OCHRE_END};

static const ochre_field card_fields[] = {
    ID(sa_card), NAME(sa_card, name),
    OCHRE_FIELD(sa_card, top, OCHRE_STRUCT, .size = sizeof(sa_upper), .sub = upper_fields),
    OCHRE_FIELD(sa_card, bottom, OCHRE_STRUCT, .size = sizeof(sa_lower), .sub = lower_fields),
    OCHRE_END};

static const ochre_field building_fields[] = {
    ID(sa_building),
    NAME(sa_building, name),
    OCHRE_FIELD(sa_building, type, OCHRE_U8, .names = tile_ids),
    OCHRE_FIELD(sa_building, cost, OCHRE_U8, .flags = OCHRE_OPTIONAL, .dim = {SA_RESOURCES},
                .keys = sa_resource_ids, .hi = 20),
    OCHRE_FIELD(sa_building, points, OCHRE_U8, .flags = OCHRE_OPTIONAL, .hi = 100),
    OCHRE_FIELD(sa_building, count, OCHRE_U8, .flags = OCHRE_OPTIONAL, .hi = 7),
    OCHRE_FIELD(sa_building, kinds, OCHRE_U8, .flags = OCHRE_OPTIONAL, .hi = SA_RESOURCES),
    OCHRE_FIELD(sa_building, min, OCHRE_U8, .flags = OCHRE_OPTIONAL, .hi = 7),
    OCHRE_FIELD(sa_building, max, OCHRE_U8, .flags = OCHRE_OPTIONAL, .hi = 7),
    OCHRE_END};

#define NUMBER(member, least, most)                                                                \
    OCHRE_FIELD(sa_edition, member, OCHRE_U8, .lo = (least), .hi = (most))

const ochre_field sa_edition_fields[] = {
    OCHRE_FIELD(sa_edition, edition, OCHRE_STRING, .size = sizeof(((sa_edition *)0)->edition)),
    NAME(sa_edition, food_name),
    NUMBER(food_divisor, 1, 60),
    OCHRE_FIELD(sa_edition, resources, OCHRE_STRUCT, .size = sizeof(sa_good), .sub = good_fields,
                .dim = {SA_RESOURCES}, .keys = sa_resource_ids),
    NUMBER(hunger_penalty, 0, 100),
    NUMBER(max_rounds, 1, 100),
    NUMBER(start_people, 2, SA_PEOPLE_MOST),
    NUMBER(people_max, 2, SA_PEOPLE_MOST),
    NUMBER(start_food, 0, 255),
    NUMBER(tiles_per_stack, 1, 16),
    NUMBER(rings, 1, 7),
    NUMBER(tool_max, 1, SA_TOOL_MOST),
    NUMBER(track_max, 1, SA_TRACK_MOST),
    OCHRE_FIELD(sa_edition, slot_cost, OCHRE_U8, .dim = {SA_SLOTS}, .lo = 1, .hi = 7),
    OCHRE_FIELD(sa_edition, gift, OCHRE_U8, .dim = {6}, .keys = face_ids, .names = gift_ids),
    OCHRE_FIELD(sa_edition, limits, OCHRE_STRUCT, .size = sizeof(sa_limits), .sub = limit_fields,
                .dim = {SA_SEATS - 1}, .keys = player_counts),
    NAMES(colours, colour_ids),
    NAMES(symbols, symbol_ids),
    NAMES(multipliers, kind_ids),
    OCHRE_FIELD(sa_edition, places, OCHRE_STRUCT, .size = sizeof(sa_spot), .sub = spot_fields,
                .dim = {SA_PLACES}, .keys = sa_place_ids),
    OCHRE_FIELD(sa_edition, cards, OCHRE_STRUCT, .size = sizeof(sa_card), .sub = card_fields,
                .dim = {SA_CARDS}, OCHRE_COUNTED(sa_edition, card_count)),
    OCHRE_FIELD(sa_edition, buildings, OCHRE_STRUCT, .size = sizeof(sa_building),
                .sub = building_fields, .dim = {SA_BUILDINGS},
                OCHRE_COUNTED(sa_edition, building_count)),
    OCHRE_END};

/* ---- the verbs ---- */

#define PLACE(first, last) OCHRE_NAME_PART("place", sa_place_ids, (first), (last))
#define RESOURCE(label)    OCHRE_NAME_PART((label), sa_resource_ids, 0, SA_RESOURCES - 1)
#define AMOUNTS            OCHRE_COUNTS_PART("amounts", sa_resource_ids, SA_RESOURCES)

/* clang-format off */
const ochre_verb sa_verbs[] = {
    [SA_DO_PLACE]        = OCHRE_MOVE("place", PLACE(SA_TOOLMAKER, SA_PLACES - 1)),
    [SA_DO_PLACE_CROWD]  = OCHRE_MOVE("place", PLACE(SA_HUNT, SA_RIVER),
                                      OCHRE_NUMBER_PART("people", 1, SA_PEOPLE_MOST)),
    [SA_DO_RESOLVE]      = OCHRE_MOVE("resolve", PLACE(SA_HUNT, SA_PLACES - 1)),
    [SA_DO_PICK]         = OCHRE_MOVE("pick", RESOURCE("first"), RESOURCE("second")),
    [SA_DO_KEEP]         = OCHRE_MOVE("keep"),
    [SA_DO_USE]          = OCHRE_MOVE("use", OCHRE_FLAGS_PART("aids", aid_ids, 6, .empty = "none")),
    [SA_DO_PAY]          = OCHRE_MOVE("pay", AMOUNTS),
    [SA_DO_DECLINE]      = OCHRE_MOVE("decline"),
    [SA_DO_CHOOSE]       = OCHRE_MOVE("choose", OCHRE_NUMBER_PART("face", 1, 6)),
    [SA_DO_FEED]         = OCHRE_MOVE("feed", AMOUNTS),
    [SA_DO_STARVE]       = OCHRE_MOVE("starve"),
    [SA_ROLL_FIRST]      = OCHRE_EVENT("first", OCHRE_SEAT_PART("seat", SA_SEATS)),
    [SA_REVEAL_CARD]     = OCHRE_EVENT("reveal", OCHRE_WORD_PART("card"),
                                       OCHRE_INDEX_PART("slot", SA_SLOTS),
                                       OCHRE_INDEX_PART("card", SA_CARDS)),
    [SA_REVEAL_BUILDING] = OCHRE_EVENT("reveal", OCHRE_WORD_PART("building"),
                                       OCHRE_INDEX_PART("stack", SA_STACKS),
                                       OCHRE_INDEX_PART("tile", SA_BUILDINGS)),
    [SA_ROLL_DICE]       = OCHRE_EVENT("roll", OCHRE_DICE_PART("faces")),
    [SA_DRAW_CARD]       = OCHRE_EVENT("draw", OCHRE_WORD_PART("card"),
                                       OCHRE_INDEX_PART("card", SA_CARDS)),
    [SA_DRAW_HIDDEN]     = OCHRE_VEILED("draw", OCHRE_WORD_PART("card"), OCHRE_WORD_PART("hidden")),
    [SA_VERBS]           = {.word = NULL}};
/* clang-format on */
