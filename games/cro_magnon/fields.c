/* fields.c - the field and verb tables of Cro-Magnon: its data and its notation, said once. */
#include "games/cro_magnon/state.h"

#include "games/cro_magnon/words.h"

#define WORDS(list) (sizeof(list) / sizeof((list)[0]) - 1)

/* ---- words ---- */

static const char *const phase_ids[] = {"setup", "turn",  "move", "pay",  "take",   "draw",
                                        "stack", "put",   "act",  "own",  "others", "from",
                                        "drop",  "score", "bid",  "over", NULL};
static_assert(WORDS(phase_ids) == CM_PHASES, "a word for each phase");

#define AREA_IDS                                                                                   \
    "eastafrica", "southernafrica", "westafrica", "northafrica", "neareast", "westerneurope",      \
        "easterneurope", "centralasia", "southasia", "southeastasia", "eastasia", "siberia",       \
        "australia", "beringia", "northamerica", "southamerica", NULL
const char *const        cm_area_ids[] = {AREA_IDS};
static const char *const some_area_ids[] = {"none", AREA_IDS};
static_assert(WORDS(cm_area_ids) == CM_AREAS, "a word for each area");

#define TYPE_IDS                                                                                   \
    "mother", "sun", "beast", "shells", "ochre", "amber", "hides", "axe", "spear", "needle",       \
        "hook", "fire", NULL
const char *const        cm_type_ids[] = {TYPE_IDS};
static const char *const some_type_ids[] = {"none", TYPE_IDS};
static_assert(WORDS(cm_type_ids) == CM_TYPES, "a word for each type");

const char *const cm_action_ids[] = {"value",   "own2",     "own3", "own4",   "others2",
                                     "others3", "relocate", "vp",   "wild",   "half",
                                     "sets",    "add2",     "add3", "temple", NULL};
static_assert(WORDS(cm_action_ids) == CM_ACTIONS, "a word for each action");

static const char *const kind_ids[] = {"value", "own",  "others", "relocate", "vp", "wild",
                                       "half",  "sets", "add",    "temple",   NULL};
static_assert(WORDS(kind_ids) == CM_KINDS, "a word for each kind");

const char *const        cm_category_ids[] = {"god", "trade", "tool", NULL};
static const char *const board_ids[] = {"africa_europe", "asia_australia", "americas", NULL};
static const char *const colour_ids[] = {"red", "blue", "green", "yellow", "violet", NULL};

/* ---- the state ---- */

static bool is_over(const void *state, int viewer, const int index[2])
{
    (void)viewer, (void)index;
    return ((const cm_state *)state)->phase == CM_END;
}

/* What is under a tile is its owner's secret until the end (section 7). */
static bool sees_tiles(const void *state, int viewer, const int index[2])
{
    return cm_knows_tiles(state, viewer, index[0]);
}

static int64_t actor_number(const void *edition, const void *state, const int index[2])
{
    (void)edition, (void)index;
    const int actor = cm_actor(state);
    return actor < 0 ? 0 : actor + 1;
}

/* Of a type held: how many tiles. */
static int64_t front_number(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    return __builtin_popcount(((const cm_state *)state)->players[index[0]].tiles[index[1]]);
}

/* Types of which the player holds the spent value tile. */
static int64_t spent_types(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    return cm_spent(&((const cm_state *)state)->players[index[0]]);
}

static int64_t bag_number(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    return __builtin_popcount(((const cm_state *)state)->bag[index[0]]);
}

static int64_t final_score(const void *edition, const void *state, const int index[2])
{
    return cm_final_score(edition, &((const cm_state *)state)->players[index[0]]);
}

/* 1 + the type in the slot of an area, 0: none; index[1] is the category. */
static int64_t slot_type(const void *edition, const void *state, const int index[2])
{
    return 1 + cm_type_on(edition, state, index[0], index[1]);
}

/* Categories whose tile lies collected in the area. */
static int64_t flipped_tiles(const void *edition, const void *state, const int index[2])
{
    const cm_edition *e = edition;
    const cm_state   *s = state;
    int64_t           flipped = 0;
    for (int t = 0; t < CM_TYPES; t++)
        if (s->collected[t] >> index[0] & 1)
            flipped |= 1 << e->types[t].category;
    return flipped;
}

static int64_t first_sum(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    return cm_first_value(&((const cm_state *)state)->areas[index[0]]);
}

static int64_t second_sum(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    return cm_second_value(&((const cm_state *)state)->areas[index[0]]);
}

static const ochre_field value_fields[] = {
    OCHRE_FIELD(cm_value, first, OCHRE_U8, .hi = CM_VALUE_MOST),
    OCHRE_FIELD(cm_value, second, OCHRE_U8, .hi = CM_VALUE_MOST), OCHRE_END};

static const ochre_field area_fields[] = {
    OCHRE_FIELD(cm_area, cubes, OCHRE_U8, .dim = {CM_SEATS}, OCHRE_COUNTED(cm_state, seats),
                .hi = CM_CUBES_MOST),
    OCHRE_FIELD(cm_area, temples, OCHRE_U8, .dim = {CM_SPACES},
                OCHRE_COUNTED_HERE(cm_area, temple_count), .hi = CM_SEATS),
    OCHRE_FIELD(cm_area, values, OCHRE_STRUCT, .size = sizeof(cm_value), .sub = value_fields,
                .dim = {CM_SPACES}, OCHRE_COUNTED_HERE(cm_area, value_count)),
    OCHRE_COMPUTED("first", OCHRE_U8, first_sum),
    OCHRE_COMPUTED("second", OCHRE_U8, second_sum),
    OCHRE_COMPUTED("tiles", OCHRE_U8, slot_type, .dim = {CM_CATEGORIES}, .keys = cm_category_ids,
                   .names = some_type_ids),
    OCHRE_COMPUTED("flipped", OCHRE_SET8, flipped_tiles, .names = cm_category_ids,
                   .hi = CM_CATEGORIES),
    OCHRE_END};

/* A set of actions for each type. */
#define TILES(owner, member, ...)                                                                  \
    OCHRE_FIELD(owner, member, OCHRE_SET16, .dim = {CM_TYPES}, .keys = cm_type_ids,                \
                .names = cm_action_ids, .hi = CM_ACTIONS, __VA_ARGS__)

#define AREA_SET(owner, member, ...)                                                               \
    OCHRE_FIELD(owner, member, OCHRE_SET16, .names = cm_area_ids, .hi = CM_AREAS, __VA_ARGS__)

static const ochre_field player_fields[] = {
    OCHRE_FIELD(cm_player, points, OCHRE_U16, .hi = 5000),
    OCHRE_FIELD(cm_player, stock, OCHRE_U8, .hi = CM_CUBES_MOST),
    OCHRE_FIELD(cm_player, held, OCHRE_U8, .flags = OCHRE_DERIVED),
    OCHRE_COMPUTED("fronts", OCHRE_U8, front_number, .dim = {CM_TYPES}, .keys = cm_type_ids),
    OCHRE_COMPUTED("spent", OCHRE_SET16, spent_types, .names = cm_type_ids, .hi = CM_TYPES),
    TILES(cm_player, tiles, .sees = sees_tiles),
    AREA_SET(cm_player, here, .flags = OCHRE_DERIVED),
    AREA_SET(cm_player, marked, .flags = OCHRE_DERIVED),
    OCHRE_COMPUTED("final", OCHRE_I32, final_score, .sees = is_over),
    OCHRE_END};

#define SEAT(member)                                                                               \
    OCHRE_FIELD(cm_state, member, OCHRE_U8, .flags = OCHRE_FROM1, .lo = 1, .hi = CM_SEATS)

const ochre_field cm_state_fields[] = {
    OCHRE_FIELD(cm_state, seats, OCHRE_U8, .lo = 2, .hi = CM_SEATS),
    OCHRE_FIELD(cm_state, phase, OCHRE_U8, .names = phase_ids),
    OCHRE_COMPUTED("actor", OCHRE_U8, actor_number),
    SEAT(turn),
    SEAT(start),
    OCHRE_FIELD(cm_state, turns, OCHRE_U16, .hi = 60000),
    OCHRE_FIELD(cm_state, stall, OCHRE_U8, .hi = 250),
    OCHRE_FIELD(cm_state, dealt, OCHRE_U8, .hi = CM_SETUP_EVENTS),
    OCHRE_FIELD(cm_state, left_over, OCHRE_U8, .names = some_type_ids),
    OCHRE_FIELD(cm_state, scored, OCHRE_SET16, .names = cm_type_ids, .hi = CM_TYPES),
    OCHRE_FIELD(cm_state, source, OCHRE_U8, .names = some_area_ids),
    OCHRE_FIELD(cm_state, at, OCHRE_U8, .names = some_area_ids),
    AREA_SET(cm_state, visited),
    AREA_SET(cm_state, opened),
    OCHRE_FIELD(cm_state, mp, OCHRE_U8, .hi = 9),
    OCHRE_FIELD(cm_state, unpaid, OCHRE_SET8, .names = cm_category_ids, .hi = CM_CATEGORIES),
    OCHRE_FIELD(cm_state, stepped, OCHRE_BOOL),
    OCHRE_FIELD(cm_state, taken, OCHRE_U8, .names = some_type_ids),
    OCHRE_FIELD(cm_state, drawn, OCHRE_STRUCT, .size = sizeof(cm_value), .sub = value_fields),
    OCHRE_FIELD(cm_state, contested, OCHRE_U8, .names = some_area_ids),
    SEAT(selector),
    SEAT(bidder),
    OCHRE_FIELD(cm_state, passed, OCHRE_SET8, .hi = CM_SEATS),
    OCHRE_FIELD(cm_state, bids, OCHRE_U8, .dim = {CM_SEATS}, OCHRE_COUNTED(cm_state, seats),
                .hi = 2 * CM_TILES),
    OCHRE_FIELD(cm_state, players, OCHRE_STRUCT, .size = sizeof(cm_player), .dim = {CM_SEATS},
                .sub = player_fields, OCHRE_COUNTED(cm_state, seats)),
    OCHRE_FIELD(cm_state, areas, OCHRE_STRUCT, .size = sizeof(cm_area), .dim = {CM_AREAS},
                .sub = area_fields),
    AREA_SET(cm_state, uncollected, .dim = {CM_TYPES}, .keys = cm_type_ids),
    AREA_SET(cm_state, collected, .dim = {CM_TYPES}, .keys = cm_type_ids),
    TILES(cm_state, used),
    TILES(cm_state, bag, .flags = OCHRE_DERIVED, .sees = is_over),
    OCHRE_COMPUTED("bag_count", OCHRE_U8, bag_number, .dim = {CM_TYPES}, .keys = cm_type_ids),
    AREA_SET(cm_state, open, .flags = OCHRE_DERIVED),
    AREA_SET(cm_state, guarded, .flags = OCHRE_DERIVED),
    OCHRE_FIELD(cm_state, deck, OCHRE_U8, .flags = OCHRE_DERIVED, .dim = {CM_VALUE_KINDS}),
    OCHRE_FIELD(cm_state, stack, OCHRE_U8, .dim = {CM_VALUE_KINDS}, .hi = 40),
    OCHRE_END};

/* ---- the edition ---- */

static const ochre_field name_fields[] = {
    OCHRE_FIELD(cm_name, en, OCHRE_STRING, .size = sizeof(((cm_name *)0)->en)),
    OCHRE_FIELD(cm_name, ru, OCHRE_STRING, .size = sizeof(((cm_name *)0)->ru)), OCHRE_END};

#define NAME(owner)                                                                                \
    OCHRE_FIELD(owner, name, OCHRE_STRUCT, .size = sizeof(cm_name), .sub = name_fields)
#define NAMES(member, words)                                                                       \
    OCHRE_FIELD(cm_edition, member, OCHRE_STRUCT, .size = sizeof(cm_name), .sub = name_fields,     \
                .dim = {sizeof(((cm_edition *)0)->member) / sizeof(cm_name)}, .keys = (words))
#define NUMBER(owner, member, least, most)                                                         \
    OCHRE_FIELD(owner, member, OCHRE_U8, .lo = (least), .hi = (most))

static const ochre_field constant_fields[] = {
    NUMBER(cm_constants, min_players, 2, CM_SEATS),
    NUMBER(cm_constants, max_players, 2, CM_SEATS),
    NUMBER(cm_constants, cubes_per_player, 1, CM_CUBES_MOST),
    NUMBER(cm_constants, start_cubes, 1, CM_CUBES_MOST),
    NUMBER(cm_constants, start_area, 0, CM_AREAS - 1),
    NUMBER(cm_constants, grow_cubes, 1, CM_CUBES_MOST),
    NUMBER(cm_constants, max_mp, 1, CM_MP_MOST),
    NUMBER(cm_constants, value_slots_per_area, 1, CM_SPACES),
    NUMBER(cm_constants, types_total, 1, 255),
    NUMBER(cm_constants, types_scored_to_end, 1, CM_TYPES),
    NUMBER(cm_constants, set_vp, 0, 20),
    NUMBER(cm_constants, stall_turns_per_player, 1, 50),
    OCHRE_END};

static const ochre_field place_fields[] = {
    NUMBER(cm_place, number, 0, 255),
    NAME(cm_place),
    OCHRE_FIELD(cm_place, x, OCHRE_U16),
    OCHRE_FIELD(cm_place, y, OCHRE_U16),
    OCHRE_FIELD(cm_place, board, OCHRE_U8, .names = board_ids),
    OCHRE_FIELD(cm_place, start, OCHRE_BOOL),
    OCHRE_FIELD(cm_place, printed_temple, OCHRE_BOOL),
    OCHRE_FIELD(cm_place, scoring, OCHRE_BOOL),
    NUMBER(cm_place, value_slots, 0, 255),
    OCHRE_FIELD(cm_place, entry_cost, OCHRE_SET8, .names = cm_category_ids, .hi = CM_CATEGORIES),
    AREA_SET(cm_place, adjacent),
    OCHRE_END};

static const ochre_field category_fields[] = {
    NAME(cm_category_data),
    NUMBER(cm_category_data, types, 0, 255),
    NUMBER(cm_category_data, copies, 0, 255),
    NUMBER(cm_category_data, tiles, 0, 255),
    OCHRE_FIELD(cm_category_data, end_chart, OCHRE_U8, .dim = {CM_COPIES_MOST},
                OCHRE_COUNTED_HERE(cm_category_data, chart_length), .hi = 200),
    OCHRE_END};

static const ochre_field type_fields[] = {
    NAME(cm_type), OCHRE_FIELD(cm_type, category, OCHRE_U8, .names = cm_category_ids),
    NUMBER(cm_type, copies, 1, CM_COPIES_MOST), OCHRE_END};

static const ochre_field deed_fields[] = {NAME(cm_deed),
                                          OCHRE_FIELD(cm_deed, kind, OCHRE_U8, .names = kind_ids),
                                          NUMBER(cm_deed, n, 0, 255), OCHRE_END};

static const ochre_field tile_fields[] = {
    OCHRE_FIELD(cm_tile, type, OCHRE_U8, .names = cm_type_ids),
    OCHRE_FIELD(cm_tile, action, OCHRE_U8, .names = cm_action_ids), OCHRE_END};

static const ochre_field stock_value_fields[] = {NUMBER(cm_stock_value, first, 0, CM_VALUE_MOST),
                                                 NUMBER(cm_stock_value, second, 0, CM_VALUE_MOST),
                                                 NUMBER(cm_stock_value, count, 1, 40), OCHRE_END};

#define PARTS(member, part, table, number, ...)                                                    \
    OCHRE_FIELD(cm_edition, member, OCHRE_STRUCT, .size = sizeof(part), .sub = (table),            \
                .dim = {(number)}, __VA_ARGS__)

const ochre_field cm_edition_fields[] = {
    OCHRE_FIELD(cm_edition, edition, OCHRE_STRING, .size = sizeof(((cm_edition *)0)->edition)),
    OCHRE_FIELD(cm_edition, constants, OCHRE_STRUCT, .size = sizeof(cm_constants),
                .sub = constant_fields),
    NAMES(colours, colour_ids),
    NAMES(boards, board_ids),
    PARTS(areas, cm_place, place_fields, CM_AREAS, .keys = cm_area_ids),
    PARTS(categories, cm_category_data, category_fields, CM_CATEGORIES, .keys = cm_category_ids),
    PARTS(types, cm_type, type_fields, CM_TYPES, .keys = cm_type_ids),
    PARTS(actions, cm_deed, deed_fields, CM_ACTIONS, .keys = cm_action_ids),
    PARTS(action_tiles, cm_tile, tile_fields, CM_TILES, OCHRE_COUNTED(cm_edition, tile_count)),
    PARTS(initial_values, cm_stock_value, stock_value_fields, CM_VALUE_KINDS,
          OCHRE_COUNTED(cm_edition, initial_count)),
    PARTS(additional_values, cm_stock_value, stock_value_fields, CM_VALUE_KINDS,
          OCHRE_COUNTED(cm_edition, additional_count)),
    OCHRE_END};

/* ---- the verbs ---- */

#define AREA(label)         OCHRE_NUMBER_PART((label), 0, CM_AREAS - 1)
#define TYPE                OCHRE_NAME_PART("type", cm_type_ids, 0, CM_TYPES - 1)
#define ACTION(first, last) OCHRE_NAME_PART("action", cm_action_ids, (first), (last))
#define ANY_ACTION          ACTION(0, CM_ACTIONS - 1)
#define SEAT_PART           OCHRE_SEAT_PART("seat", CM_SEATS)
#define VALUE_PART(label)   OCHRE_NUMBER_PART((label), 0, CM_VALUE_MOST)

/* clang-format off */
const ochre_verb cm_verbs[] = {
    [CM_DO_GROW]      = OCHRE_MOVE("grow", AREA("area")),
    [CM_DO_SELECT]    = OCHRE_MOVE("select", AREA("area")),
    [CM_DO_PASS]      = OCHRE_MOVE("pass"),
    [CM_DO_SEND]      = OCHRE_MOVE("send", AREA("to")),
    [CM_DO_GO]        = OCHRE_MOVE("go", AREA("to")),
    [CM_DO_PAY]       = OCHRE_MOVE("pay", TYPE, ANY_ACTION),
    [CM_DO_TAKE]      = OCHRE_MOVE("take", AREA("area"), TYPE),
    [CM_DO_PUT]       = OCHRE_MOVE("put", AREA("area")),
    [CM_DO_PLAY]      = OCHRE_MOVE("play", TYPE, ACTION(CM_VALUE, CM_SETS)),
    [CM_DO_PLAY_AREA] = OCHRE_MOVE("play", TYPE, ACTION(CM_ADD2, CM_TEMPLE), AREA("area")),
    [CM_DO_SKIP]      = OCHRE_MOVE("skip"),
    [CM_DO_MOVE]      = OCHRE_MOVE("move", AREA("from"), AREA("to")),
    [CM_DO_PUSH]      = OCHRE_MOVE("push", SEAT_PART, AREA("from"), AREA("to")),
    [CM_DO_OUST]      = OCHRE_MOVE("oust", SEAT_PART, AREA("from"), AREA("to")),
    [CM_DO_DONE]      = OCHRE_MOVE("done"),
    [CM_DO_FROM]      = OCHRE_MOVE("from", AREA("area")),
    [CM_DO_DROP]      = OCHRE_MOVE("drop", AREA("area")),
    [CM_DO_SCORE]     = OCHRE_MOVE("score", AREA("area")),
    [CM_DO_BID]       = OCHRE_MOVE("bid", TYPE, ANY_ACTION),
    [CM_DO_HALF]      = OCHRE_MOVE("half", TYPE),
    [CM_DEAL_VALUE]   = OCHRE_EVENT("deal", OCHRE_WORD_PART("value"), VALUE_PART("first"),
                                    VALUE_PART("second")),
    [CM_DEAL_GOD]     = OCHRE_EVENT("deal", OCHRE_WORD_PART("god"), TYPE),
    [CM_DEAL_TRADE]   = OCHRE_EVENT("deal", OCHRE_WORD_PART("trade"), TYPE),
    [CM_DEAL_TOOL]    = OCHRE_EVENT("deal", OCHRE_WORD_PART("tool"), TYPE),
    [CM_START_SEAT]   = OCHRE_EVENT("start", SEAT_PART),
    [CM_DRAW_TILE]    = OCHRE_EVENT("draw", TYPE, ANY_ACTION),
    [CM_STACK_VALUE]  = OCHRE_EVENT("stack", VALUE_PART("first"), VALUE_PART("second")),
    [CM_DRAW_HIDDEN]  = OCHRE_VEILED("draw", TYPE, OCHRE_WORD_PART("?")),
    [CM_VERBS]        = {.word = NULL}};
/* clang-format on */
