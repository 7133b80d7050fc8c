/* fields.c - the field and verb tables of Pebbles: names, types, ranges, and who may see what.
 *
 * The JSON of states and editions, its checks, the notation of actions and the types of the browser
 * client are all derived from here. */
#include "games/pebbles/state.h"

static const char *const phase_names[] = {"first", "draw", "turn", "roll", "drop", "over", NULL};
static const char *const pebble_words[] = {"white", "grey", "red", NULL};
static const char *const token_words[] = {"white", "grey", "red", "any", NULL};
static const char *const length_keys[] = {"short", "long", NULL};

/* ---- the state ---- */

/* index[0] is the seat: the index in `players`, the outermost array. */
static bool sees_token(const void *state, int viewer, const int index[2])
{
    return pb_sees_token(state, viewer, index[0]);
}

static bool sees_bag(const void *state, int viewer, const int index[2])
{
    (void)index;
    (void)viewer;
    const pb_state *s = state;
    return s->phase == PB_OVER;
}

/* Public, unlike what is in the bag. */
static int64_t tokens_left(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    (void)index;
    const pb_state *s = state;
    int64_t         left = 0;
    for (int t = 0; t < PB_TOKENS; t++)
        left += s->bag[t];
    return left;
}

static int64_t basket(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    const pb_state *s = state;
    return pb_basket(&s->players[index[0]]);
}

static const ochre_field player_fields[] = {
    OCHRE_FIELD(pb_player, points, OCHRE_U16, .hi = 999),
    OCHRE_FIELD(pb_player, cairns, OCHRE_U8, .hi = 9),
    OCHRE_FIELD(pb_player, slips, OCHRE_U8),
    OCHRE_FIELD(pb_player, pebbles, OCHRE_U8, .dim = {PB_KINDS}, .keys = pebble_words,
                .hi = PB_BASKET),
    OCHRE_COMPUTED("basket", OCHRE_U8, basket, .hi = PB_BASKET),
    OCHRE_FIELD(pb_player, token, OCHRE_U8, .lo = 1, .hi = PB_TOKENS, .flags = OCHRE_ALLOW0,
                .sees = sees_token),
    OCHRE_END,
};

const ochre_field pb_state_fields[] = {
    OCHRE_FIELD(pb_state, seats, OCHRE_U8, .lo = 2, .hi = PB_SEATS),
    OCHRE_FIELD(pb_state, phase, OCHRE_U8, .names = phase_names),
    OCHRE_FIELD(pb_state, turn, OCHRE_U8, .flags = OCHRE_FROM1, .lo = 1, .hi = PB_SEATS),
    OCHRE_FIELD(pb_state, first, OCHRE_U8, .flags = OCHRE_FROM1, .lo = 1, .hi = PB_SEATS),
    OCHRE_FIELD(pb_state, round, OCHRE_U8, .lo = 1, .hi = 99),
    OCHRE_FIELD(pb_state, goal, OCHRE_U8, .lo = 1, .hi = 9),
    OCHRE_FIELD(pb_state, dice, OCHRE_U8, .hi = PB_DICE, .flags = OCHRE_OPTIONAL),
    OCHRE_FIELD(pb_state, players, OCHRE_STRUCT, .size = sizeof(pb_player), .dim = {PB_SEATS},
                .sub = player_fields, OCHRE_COUNTED(pb_state, seats)),
    OCHRE_FIELD(pb_state, bag, OCHRE_U8, .dim = {PB_TOKENS}, .hi = 9, .flags = OCHRE_DERIVED,
                .sees = sees_bag),
    OCHRE_COMPUTED("tokens_left", OCHRE_U8, tokens_left, .hi = 9 * PB_TOKENS),
    OCHRE_END,
};

/* ---- the edition ---- */

static const ochre_field name_fields[] = {
    OCHRE_FIELD(pb_name, en, OCHRE_STRING, .size = sizeof((pb_name *)0)->en),
    OCHRE_FIELD(pb_name, ru, OCHRE_STRING, .size = sizeof((pb_name *)0)->ru),
    OCHRE_END,
};

static const ochre_field token_fields[] = {
    OCHRE_FIELD(pb_token, name, OCHRE_STRUCT, .size = sizeof(pb_name), .sub = name_fields),
    OCHRE_FIELD(pb_token, kind, OCHRE_U8, .names = token_words, .hi = PB_ANY),
    OCHRE_FIELD(pb_token, value, OCHRE_U8, .hi = 9),
    OCHRE_FIELD(pb_token, copies, OCHRE_U8, .hi = 9),
    OCHRE_END,
};

const ochre_field pb_edition_fields[] = {
    OCHRE_FIELD(pb_edition, edition, OCHRE_STRING, .size = sizeof((pb_edition *)0)->edition),
    OCHRE_FIELD(pb_edition, face, OCHRE_U8, .dim = {6}, .names = pebble_words),
    OCHRE_FIELD(pb_edition, value, OCHRE_U8, .dim = {PB_KINDS}, .keys = pebble_words, .hi = 9),
    OCHRE_FIELD(pb_edition, mixed, OCHRE_U8, .hi = 9),
    OCHRE_FIELD(pb_edition, goal, OCHRE_U8, .dim = {2}, .keys = length_keys, .lo = 1, .hi = 9),
    OCHRE_FIELD(pb_edition, rounds, OCHRE_U8, .lo = 1, .hi = 99),
    OCHRE_FIELD(pb_edition, tokens, OCHRE_STRUCT, .size = sizeof(pb_token), .dim = {PB_TOKENS},
                .sub = token_fields),
    OCHRE_END,
};

/* ---- the actions, in the order of PB_DO_... ---- */

/* clang-format off */
const ochre_verb pb_verbs[] = {
    [PB_DO_FIRST]       = OCHRE_EVENT("first", OCHRE_SEAT_PART("seat", PB_SEATS)),
    [PB_DO_DRAW]        = OCHRE_EVENT("draw", OCHRE_WORD_PART("token"),
                                      OCHRE_INDEX_PART("token", PB_TOKENS)),
    [PB_DO_DRAW_HIDDEN] = OCHRE_VEILED("draw", OCHRE_WORD_PART("token"), OCHRE_WORD_PART("hidden")),
    [PB_DO_ROLL]        = OCHRE_EVENT("roll", OCHRE_DICE_PART("faces")),
    [PB_DO_WADE]        = OCHRE_MOVE("wade", OCHRE_NUMBER_PART("dice", 1, PB_DICE)),
    [PB_DO_STACK]       = OCHRE_MOVE("stack", OCHRE_COUNTS_PART("pebbles", pebble_words, PB_KINDS)),
    [PB_DO_DROP]        = OCHRE_MOVE("drop", OCHRE_NAME_PART("kind", pebble_words, 0, PB_RED)),
    {.word = NULL},
};
/* clang-format on */
