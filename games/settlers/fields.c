/* fields.c - the field table of the state and the verb table of The Settlers of the Stone Age. The
 * edition's fields are in fields_edition.c. */
#include "games/settlers/state.h"

#define WORDS(list) (sizeof(list) / sizeof((list)[0]) - 1)

/* ---- words ---- */

static const char *const phase_ids[] = {
    "first", "place",   "roll",   "discard", "enemy",  "steal",  "draw",  "trade", "ask", "reply",
    "close", "develop", "moving", "reveal",  "desert", "remove", "claim", "over",  NULL};
static_assert(WORDS(phase_ids) == ST_PHASES, "a word for each phase");

const char *const st_resource_ids[] = {"meat", "flint", "hides", "bone", NULL};
const char *const st_chart_ids[] = {"food", "hunting", "shelter", "clothing", NULL};
const char *const st_tribe_ids[] = {"white", "yellow", "brown", "red", NULL};
const char *const st_terrain_ids[] = {"hills", "mountains", "forest", "plains", NULL};

static const char *const colour_ids[] = {"blue", "white", "red", "orange", NULL};
static const char *const setup_ids[] = {"fixed", "variable", NULL};
static const char *const source_ids[] = {"seven", "hunting", "counter", NULL};
static const char *const enemy_ids[] = {"neanderthal", "sabertooth", NULL};
static const char *const answer_ids[] = {"none", "decline", "accept", "counter", NULL};

/* ---- the state ---- */

/* ST-931: the kinds in a hand are its owner's secret, also when the game is over. */
static bool sees_hand(const void *state, int viewer, const int index[2])
{
    (void)state;
    return viewer == index[0];
}

static int64_t actor_number(const void *edition, const void *state, const int index[2])
{
    (void)edition, (void)index;
    const int actor = st_actor(state);
    return actor < 0 ? 0 : actor + 1;
}

static int64_t card_number(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    return st_hand_size(&((const st_state *)state)->players[index[0]]);
}

static int64_t victory_points(const void *edition, const void *state, const int index[2])
{
    return st_points(edition, state, index[0]);
}

#define CARDS(owner, member, ...)                                                                  \
    OCHRE_FIELD(owner, member, OCHRE_U8, .dim = {ST_RESOURCES}, .keys = st_resource_ids,           \
                __VA_ARGS__)
#define SEAT(member)                                                                               \
    OCHRE_FIELD(st_state, member, OCHRE_U8, .flags = OCHRE_FROM1, .lo = 1, .hi = ST_SEATS)
#define NUMBER(member, most) OCHRE_FIELD(st_state, member, OCHRE_U8, .hi = (most))

static const ochre_field player_fields[] = {
    OCHRE_FIELD(st_player, colour, OCHRE_U8, .names = colour_ids),
    OCHRE_COMPUTED("points", OCHRE_U8, victory_points),
    OCHRE_COMPUTED("cards", OCHRE_U8, card_number),
    CARDS(st_player, hand, .hi = 60, .sees = sees_hand),
    OCHRE_FIELD(st_player, camps, OCHRE_U8, .dim = {ST_CAMPS}, .lo = 1, .hi = ST_POINTS,
                OCHRE_COUNTED_HERE(st_player, camp_count)),
    OCHRE_FIELD(st_player, explorers, OCHRE_U8, .dim = {ST_EXPLORERS}, .lo = 1, .hi = ST_POINTS,
                OCHRE_COUNTED_HERE(st_player, explorer_count)),
    OCHRE_FIELD(st_player, levels, OCHRE_U8, .dim = {ST_CHARTS}, .keys = st_chart_ids,
                .hi = ST_LEVELS),
    OCHRE_FIELD(st_player, tribes, OCHRE_U8, .dim = {ST_TRIBES}, .keys = st_tribe_ids,
                .hi = ST_PLACES),
    OCHRE_FIELD(st_player, counters, OCHRE_SET32, .hi = ST_COUNTERS),
    OCHRE_FIELD(st_player, adaptation, OCHRE_SET8, .names = st_tribe_ids, .hi = ST_TRIBES),
    OCHRE_FIELD(st_player, reply, OCHRE_U8, .names = answer_ids),
    CARDS(st_player, give, .hi = ST_TRADED, .flags = OCHRE_OPTIONAL),
    CARDS(st_player, want, .hi = ST_TRADED, .flags = OCHRE_OPTIONAL),
    OCHRE_END};

const ochre_field st_state_fields[] = {
    OCHRE_FIELD(st_state, seats, OCHRE_U8, .lo = ST_LEAST_SEATS, .hi = ST_SEATS),
    OCHRE_FIELD(st_state, setup, OCHRE_U8, .names = setup_ids),
    OCHRE_FIELD(st_state, turn_number, OCHRE_U16, .hi = ST_TURN_CAP),
    OCHRE_FIELD(st_state, turn_cap, OCHRE_U16, .lo = 1, .hi = ST_TURN_CAP),
    OCHRE_FIELD(st_state, phase, OCHRE_U8, .names = phase_ids),
    OCHRE_COMPUTED("actor", OCHRE_U8, actor_number),
    SEAT(start),
    SEAT(turn),
    OCHRE_FIELD(st_state, rolled, OCHRE_U8, .dim = {2}, .hi = 6),
    SEAT(asked),
    NUMBER(due, 120),
    NUMBER(offers, 20),
    OCHRE_FIELD(st_state, source, OCHRE_U8, .names = source_ids),
    OCHRE_FIELD(st_state, enemy, OCHRE_U8, .names = enemy_ids),
    SEAT(victim),
    OCHRE_FIELD(st_state, neanderthal, OCHRE_U8, .lo = 1, .hi = ST_HEXES),
    OCHRE_FIELD(st_state, sabertooth, OCHRE_U8, .lo = 1, .hi = ST_HEXES),
    NUMBER(moving, ST_POINTS),
    NUMBER(steps, ST_STEPS_MOST),
    OCHRE_FIELD(st_state, stepped, OCHRE_BOOL),
    NUMBER(box, ST_BOXES),
    NUMBER(counter, ST_COUNTERS),
    NUMBER(settling, ST_POINTS),
    NUMBER(exploration, ST_SEATS), /* the seat that has the card, 0: nobody */
    NUMBER(expansion, ST_SEATS),
    OCHRE_FIELD(st_state, deserts, OCHRE_SET64, .hi = ST_HEXES),
    OCHRE_FIELD(st_state, boxes, OCHRE_SET32, .hi = ST_BOXES),
    OCHRE_FIELD(st_state, bag, OCHRE_SET32, .flags = OCHRE_DERIVED, .hi = ST_COUNTERS),
    CARDS(st_state, supply, .flags = OCHRE_DERIVED),
    OCHRE_FIELD(st_state, tribes, OCHRE_U8, .dim = {ST_PLACES}, .lo = 1, .hi = ST_POINTS,
                OCHRE_COUNTED_HERE(st_state, tribe_count)),
    OCHRE_FIELD(st_state, players, OCHRE_STRUCT, .size = sizeof(st_player), .dim = {ST_SEATS},
                .sub = player_fields, OCHRE_COUNTED(st_state, seats)),
    OCHRE_END};

/* ---- the verbs ---- */

#define POINT         OCHRE_NUMBER_PART("intersection", 1, ST_POINTS)
#define HEX           OCHRE_NUMBER_PART("hex", 1, ST_HEXES)
#define PLAYER        OCHRE_SEAT_PART("seat", ST_SEATS)
#define RESOURCE(key) OCHRE_NAME_PART((key), st_resource_ids, 0, ST_RESOURCES - 1)
#define AMOUNT(key)   OCHRE_NUMBER_PART((key), 0, ST_TRADED)
#define AMOUNTS       AMOUNT("meat"), AMOUNT("flint"), AMOUNT("hides"), AMOUNT("bone")

/* clang-format off */
const ochre_verb st_verbs[] = {
    [ST_DO_CAMP]           = OCHRE_MOVE("camp", POINT),
    [ST_DO_DISCARD]        = OCHRE_MOVE("discard", RESOURCE("resource")),
    [ST_DO_NEANDERTHAL]    = OCHRE_MOVE("neanderthal", HEX),
    [ST_DO_SABERTOOTH]     = OCHRE_MOVE("sabertooth", HEX),
    [ST_DO_SKIP]           = OCHRE_MOVE("skip"),
    [ST_DO_STEAL]          = OCHRE_MOVE("steal", PLAYER),
    [ST_DO_NOSTEAL]        = OCHRE_MOVE("nosteal"),
    [ST_DO_BANK]           = OCHRE_MOVE("bank", RESOURCE("give"), RESOURCE("take")),
    [ST_DO_OFFER]          = OCHRE_MOVE("offer", AMOUNTS),
    [ST_DO_FOR]            = OCHRE_MOVE("for", AMOUNTS),
    [ST_DO_INVITE]         = OCHRE_MOVE("invite"),
    [ST_DO_ACCEPT]         = OCHRE_MOVE("accept"),
    [ST_DO_DECLINE]        = OCHRE_MOVE("decline"),
    [ST_DO_COUNTER]        = OCHRE_MOVE("counter", AMOUNTS),
    [ST_DO_DEAL]           = OCHRE_MOVE("deal", PLAYER),
    [ST_DO_NODEAL]         = OCHRE_MOVE("nodeal"),
    [ST_DO_ENDTRADE]       = OCHRE_MOVE("endtrade"),
    [ST_DO_EXPLORER]       = OCHRE_MOVE("explorer", POINT),
    [ST_DO_MOVE]           = OCHRE_MOVE("move", POINT),
    [ST_DO_STEP]           = OCHRE_MOVE("step", POINT),
    [ST_DO_STOP]           = OCHRE_MOVE("stop"),
    [ST_DO_EXTEND]         = OCHRE_MOVE("extend"),
    [ST_DO_SETTLE]         = OCHRE_MOVE("settle", POINT),
    [ST_DO_REMOVE]         = OCHRE_MOVE("remove", POINT),
    [ST_DO_CLAIM]          = OCHRE_MOVE("claim", POINT),
    [ST_DO_ADVANCE]        = OCHRE_MOVE("advance", OCHRE_NAME_PART("chart", st_chart_ids, 0,
                                                                   ST_CHARTS - 1)),
    [ST_DO_DESERT]         = OCHRE_MOVE("desert", HEX),
    [ST_DO_ENDTURN]        = OCHRE_MOVE("endturn"),
    [ST_ROLL_FIRST]        = OCHRE_EVENT("first", PLAYER),
    [ST_ROLL_DICE]         = OCHRE_EVENT("roll", OCHRE_DICE_PART("faces")),
    [ST_DRAW_CARD]         = OCHRE_EVENT("draw", RESOURCE("resource")),
    [ST_REVEAL_ENEMIES]    = OCHRE_EVENT("reveal", OCHRE_WORD_PART("enemies")),
    [ST_REVEAL_DESERT]     = OCHRE_EVENT("reveal", OCHRE_WORD_PART("desert"),
                                         OCHRE_NAME_PART("terrain", st_terrain_ids, 0,
                                                         ST_TERRAINS - 1)),
    [ST_REVEAL_ADAPTATION] = OCHRE_EVENT("reveal", OCHRE_WORD_PART("adaptation"),
                                         OCHRE_NAME_PART("colour", st_tribe_ids, 0,
                                                         ST_TRIBES - 1)),
    [ST_DRAW_HIDDEN]       = OCHRE_VEILED("draw", OCHRE_WORD_PART("hidden")),
    [ST_VERBS]             = {.word = NULL}};
/* clang-format on */
