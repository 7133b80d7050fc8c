/* fields.c - the field and verb tables of Кроманьонцы: its data and its notation, said once. */
#include "games/kromanontsy/table.h"

/* ---- words ---- */

static const char *const phase_ids[] = {"first",  "setup", "turn",      "draw",  "hunt",   "offer",
                                        "answer", "joint", "flee",      "extra", "reveal", "steal",
                                        "limit",  "event", "eventdrop", "over",  NULL};
static_assert(sizeof(phase_ids) / sizeof(phase_ids[0]) == KR_PHASES + 1, "a word for each phase");

const char *const kr_technology_ids[] = {
    "axe",       "chopper",    "stoneknife", "club",       "spear",    "handaxe",   "bolas",
    "snare",     "dart",       "bonedagger", "flintspear", "thrower",  "bow",       "harpoon",
    "sling",     "bonfire",    "fibre",      "needle",     "torch",    "rope",      "basket",
    "scraper",   "grindstone", "waterskin",  "figurine",   "clothing", "net",       "pottery",
    "lamp",      "painting",   "rawbrick",   "shelter",    "cave",     "windbreak", "hut",
    "overhang",  "hearth",     "dugout",     "wattle",     "tent",     "pithouse",  "lodge",
    "bonehouse", "mudhouse",   "longhouse",  NULL};
static_assert(sizeof(kr_technology_ids) / sizeof(kr_technology_ids[0]) == KR_TECHNOLOGIES + 1,
              "a word for each");

static const char *const cell_ids[] = {
    "none",      "axe",       "chopper",    "stoneknife", "club",       "spear",    "handaxe",
    "bolas",     "snare",     "dart",       "bonedagger", "flintspear", "thrower",  "bow",
    "harpoon",   "sling",     "bonfire",    "fibre",      "needle",     "torch",    "rope",
    "basket",    "scraper",   "grindstone", "waterskin",  "figurine",   "clothing", "net",
    "pottery",   "lamp",      "painting",   "rawbrick",   "shelter",    "cave",     "windbreak",
    "hut",       "overhang",  "hearth",     "dugout",     "wattle",     "tent",     "pithouse",
    "lodge",     "bonehouse", "mudhouse",   "longhouse",  "wood",       "stone",    "flint",
    "spring",    "grass",     "clay",       "loot",       "kostenki",   "malta",    "sungir",
    "vestonice", "mezhyrich", "cromagnon",  NULL};
static_assert(sizeof(cell_ids) / sizeof(cell_ids[0]) == KR_CELL_KINDS + 1, "a word for each");

const char *const kr_card_ids[] = {"wood", "stone",     "flint", "spring",  "grass",
                                   "clay", "loot",      "deer",  "markhor", "wolf",
                                   "bear", "crocodile", "tiger", NULL};
static_assert(sizeof(kr_card_ids) / sizeof(kr_card_ids[0]) == KR_CARDS + 1, "a word for each");

static const char *const some_resource_ids[] = {"none",  "wood", "stone", "flint", "spring",
                                                "grass", "clay", "loot",  NULL};
static const char *const animal_ids[] = {"none", "deer",      "markhor", "wolf",
                                         "bear", "crocodile", "tiger",   NULL};
static const char *const herbivore_ids[] = {"deer", "markhor", NULL};
static const char *const predator_ids[] = {"wolf", "bear", "crocodile", "tiger", NULL};
const char *const        kr_back_ids[] = {"forest", "mountains", "river", "plain", "loot", NULL};
static const char *const some_back_ids[] = {"none",  "forest", "mountains", "river",
                                            "plain", "loot",   NULL};
static const char *const terrain_ids[] = {"forest", "mountains", "river", "plain", NULL};
static const char *const some_terrain_ids[] = {"none",  "forest", "mountains",
                                               "river", "plain",  NULL};
const char *const        kr_row_ids[] = {"weapon", "household", "dwelling", NULL};
static const char *const some_row_ids[] = {"none", "weapon", "household", "dwelling", NULL};
const char *const        kr_settlement_ids[] = {"kostenki",  "malta",     "sungir", "vestonice",
                                                "mezhyrich", "cromagnon", NULL};
static const char *const some_settlement_ids[] = {"none",      "kostenki",  "malta",     "sungir",
                                                  "vestonice", "mezhyrich", "cromagnon", NULL};
const char *const kr_event_ids[] = {"coldsnap", "hungrypack", "forestfire", "rockfall", "flood",
                                    "drought",  "sickness",   "migration",  "winter",   NULL};
static const char *const effect_ids[] = {"discard",   "lose_terrain", "action_points",
                                         "gain_loot", "lose_game",    NULL};
static const char *const position_ids[] = {"1", "2", "3", "4", "5", "6", NULL};
static const char *const colour_ids[] = {"red", "blue", "green", "yellow", NULL};
static const char *const player_counts[] = {"2", "3", "4", NULL};

/* ---- the state ---- */

/* The faces of a hand are its owner's secret, to the end (section 7). */
static bool sees_hand(const void *state, int viewer, const int index[2])
{
    (void)state;
    return viewer == index[0];
}

/* With the faces in all hands hidden, what is left in the decks is hidden too (KR-656). */
static bool sees_never(const void *state, int viewer, const int index[2])
{
    (void)state, (void)viewer, (void)index;
    return false;
}

static int64_t actor_number(const void *edition, const void *state, const int index[2])
{
    (void)edition, (void)index;
    const int actor = kr_actor(state);
    return actor < 0 ? 0 : actor + 1;
}

static int64_t deck_size(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    return kr_deck_size(state, index[0]);
}

static int64_t stack_size(const void *edition, const void *state, const int index[2])
{
    const kr_state *s = state;
    (void)edition;
    return (s->rows[index[0]][0] != KR_EMPTY) +
           __builtin_popcountll(s->unseen & kr_row_mask(index[0]));
}

static int64_t back_count(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    return kr_backs(&((const kr_state *)state)->players[index[0]], index[1]);
}

static int64_t ready_count(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    return kr_ready_weapons(&((const kr_state *)state)->players[index[0]]);
}

static int64_t total_points(const void *edition, const void *state, const int index[2])
{
    return kr_total(edition, &((const kr_state *)state)->players[index[0]]);
}

/* A seat from 1; 0 is nobody. */
#define SOME_SEAT(member) OCHRE_FIELD(kr_state, member, OCHRE_U8, .hi = KR_SEATS)
#define FLAG(member)      OCHRE_FIELD(kr_state, member, OCHRE_BOOL)
#define BY_SEAT(member)                                                                            \
    OCHRE_FIELD(kr_state, member, OCHRE_U8, .dim = {KR_SEATS}, OCHRE_COUNTED(kr_state, seats),     \
                .hi = KR_FIGURE)

/* Without the byte that only fills a word. */
#define BY_RESOURCE(owner, member, ...)                                                            \
    {                                                                                              \
        .name = #member, .type = OCHRE_U8, .offset = offsetof(owner, member),                      \
        .dim = {KR_RESOURCES}, .keys = kr_card_ids, .hi = KR_PILE, __VA_ARGS__                     \
    }

static const ochre_field player_fields[] = {
    OCHRE_FIELD(kr_player, points, OCHRE_U16, .hi = KR_POINTS_MOST),
    BY_RESOURCE(kr_player, hand, .sees = sees_hand),
    OCHRE_COMPUTED("backs", OCHRE_U8, back_count, .dim = {KR_BACKS}, .keys = kr_back_ids),
    OCHRE_FIELD(kr_player, cards, OCHRE_U8, .flags = OCHRE_DERIVED),
    OCHRE_FIELD(kr_player, limit, OCHRE_U8, .flags = OCHRE_DERIVED),
    OCHRE_FIELD(kr_player, technologies, OCHRE_U8, .dim = {KR_TECHNOLOGIES},
                .names = kr_technology_ids, OCHRE_COUNTED_HERE(kr_player, learned)),
    OCHRE_FIELD(kr_player, skill, OCHRE_U8, .flags = OCHRE_DERIVED, .dim = {KR_ROWS},
                .keys = kr_row_ids),
    OCHRE_COMPUTED("ready", OCHRE_U8, ready_count),
    OCHRE_FIELD(kr_player, turned, OCHRE_U8, .hi = KR_ROW_SIZE),
    OCHRE_FIELD(kr_player, used, OCHRE_U8, .hi = KR_ROW_SIZE),
    OCHRE_FIELD(kr_player, improved, OCHRE_SET64, .names = kr_technology_ids,
                .hi = KR_TECHNOLOGIES),
    OCHRE_FIELD(kr_player, settlement, OCHRE_U8, .names = some_settlement_ids),
    OCHRE_FIELD(kr_player, figures, OCHRE_SET8, .names = predator_ids, .hi = KR_PREDATORS),
    OCHRE_COMPUTED("total", OCHRE_I32, total_points),
    OCHRE_END};

static const ochre_field pile_fields[] = {OCHRE_FIELD(kr_pile, cards, OCHRE_U8, .dim = {KR_PILE},
                                                      .names = kr_card_ids,
                                                      OCHRE_COUNTED_HERE(kr_pile, count)),
                                          OCHRE_END};

const ochre_field kr_state_fields[] = {
    OCHRE_FIELD(kr_state, seats, OCHRE_U8, .lo = 1, .hi = KR_SEATS),
    OCHRE_FIELD(kr_state, round, OCHRE_U8, .lo = 1, .hi = 200),
    OCHRE_FIELD(kr_state, phase, OCHRE_U8, .names = phase_ids),
    OCHRE_COMPUTED("actor", OCHRE_U8, actor_number),
    OCHRE_FIELD(kr_state, start, OCHRE_U8, .flags = OCHRE_FROM1, .lo = 1, .hi = KR_SEATS),
    OCHRE_FIELD(kr_state, turn, OCHRE_U8, .flags = OCHRE_FROM1, .lo = 1, .hi = KR_SEATS),
    OCHRE_FIELD(kr_state, ap, OCHRE_U8, .hi = KR_FIGURE),
    OCHRE_FIELD(kr_state, ap_most, OCHRE_U8, .hi = KR_FIGURE),
    OCHRE_FIELD(kr_state, refunds, OCHRE_U8),
    FLAG(acted),
    FLAG(extra_used),
    OCHRE_FIELD(kr_state, extra_left, OCHRE_U8, .hi = KR_LINES),
    FLAG(from_extra),
    OCHRE_FIELD(kr_state, place, OCHRE_U8, .names = some_back_ids),
    SOME_SEAT(victim),
    OCHRE_FIELD(kr_state, reveal, OCHRE_U8, .names = some_row_ids),
    FLAG(ending),
    OCHRE_FIELD(kr_state, animal, OCHRE_U8, .names = animal_ids),
    OCHRE_FIELD(kr_state, offers, OCHRE_U8, .hi = KR_FIGURE),
    FLAG(cancelled),
    OCHRE_FIELD(kr_state, asked, OCHRE_SET8, .hi = KR_SEATS),
    OCHRE_FIELD(kr_state, answered, OCHRE_SET8, .hi = KR_SEATS),
    OCHRE_FIELD(kr_state, accepted, OCHRE_SET8, .hi = KR_SEATS),
    BY_SEAT(offer_loot),
    BY_SEAT(offer_points),
    BY_SEAT(pledge),
    OCHRE_FIELD(kr_state, drops, OCHRE_U8),
    SOME_SEAT(reached),
    OCHRE_FIELD(kr_state, last_turns, OCHRE_U8, .hi = KR_SEATS),
    OCHRE_FIELD(kr_state, closed, OCHRE_U8, .names = some_terrain_ids),
    OCHRE_FIELD(kr_state, events, OCHRE_SET16, .names = kr_event_ids, .hi = KR_EVENTS),
    OCHRE_FIELD(kr_state, rows, OCHRE_U8, .dim = {KR_ROWS, KR_CELLS}, .keys = kr_row_ids,
                .names = cell_ids),
    OCHRE_COMPUTED("stacks", OCHRE_U8, stack_size, .dim = {KR_ROWS}, .keys = kr_row_ids),
    OCHRE_FIELD(kr_state, unseen, OCHRE_SET64, .flags = OCHRE_DERIVED, .names = kr_technology_ids,
                .hi = KR_TECHNOLOGIES),
    OCHRE_COMPUTED("decks", OCHRE_U8, deck_size, .dim = {KR_BACKS}, .keys = kr_back_ids),
    OCHRE_FIELD(kr_state, deck, OCHRE_U8, .flags = OCHRE_DERIVED, .dim = {KR_CARDS},
                .keys = kr_card_ids, .sees = sees_never),
    OCHRE_FIELD(kr_state, piles, OCHRE_STRUCT, .size = sizeof(kr_pile), .dim = {KR_BACKS},
                .keys = kr_back_ids, .sub = pile_fields),
    OCHRE_FIELD(kr_state, players, OCHRE_STRUCT, .size = sizeof(kr_player), .dim = {KR_SEATS},
                .sub = player_fields, OCHRE_COUNTED(kr_state, seats)),
    OCHRE_END};

/* ---- the edition ---- */

static const ochre_field name_fields[] = {
    OCHRE_FIELD(kr_name, en, OCHRE_STRING, .size = sizeof(((kr_name *)0)->en)),
    OCHRE_FIELD(kr_name, ru, OCHRE_STRING, .size = sizeof(((kr_name *)0)->ru)), OCHRE_END};

#define NAME(owner)                                                                                \
    OCHRE_FIELD(owner, name, OCHRE_STRUCT, .size = sizeof(kr_name), .sub = name_fields)
#define FIGURE(owner, member, least, most)                                                         \
    OCHRE_FIELD(owner, member, OCHRE_U8, .lo = (least), .hi = (most))
#define MAYBE(owner, member, most)                                                                 \
    OCHRE_FIELD(owner, member, OCHRE_U8, .flags = OCHRE_OPTIONAL, .hi = (most))
#define LIST(member, kind, ids)                                                                    \
    OCHRE_FIELD(kr_edition, member, OCHRE_STRUCT, .size = sizeof(((kr_edition *)0)->member[0]),    \
                .dim = {sizeof(((kr_edition *)0)->member) / sizeof(((kr_edition *)0)->member[0])}, \
                .sub = (kind), .keys = (ids))

static const ochre_field resource_fields[] = {NAME(kr_resource),
                                              FIGURE(kr_resource, count, 0, KR_PILE), OCHRE_END};

static const ochre_field exchange_fields[] = {BY_RESOURCE(kr_exchange, give, .lo = 0),
                                              BY_RESOURCE(kr_exchange, get, .lo = 0), OCHRE_END};

static const ochre_field terrain_fields[] = {
    NAME(kr_terrain), FIGURE(kr_terrain, size, 1, KR_PILE),
    OCHRE_FIELD(kr_terrain, cards, OCHRE_U8, .dim = {KR_CARDS}, .keys = kr_card_ids, .hi = KR_PILE),
    OCHRE_END};

static const ochre_field herbivore_fields[] = {
    NAME(kr_herbivore), FIGURE(kr_herbivore, count, 0, KR_PILE),
    FIGURE(kr_herbivore, max_loot, 1, KR_FIGURE), OCHRE_END};

static const ochre_field predator_fields[] = {NAME(kr_predator),
                                              FIGURE(kr_predator, count, 1, 1), /* KR-904 */
                                              FIGURE(kr_predator, strength, 1, KR_FIGURE),
                                              FIGURE(kr_predator, points, 0, KR_FIGURE),
                                              FIGURE(kr_predator, loot, 0, KR_FIGURE),
                                              FIGURE(kr_predator, figure_points, 0, 20),
                                              OCHRE_END};

static const ochre_field row_fields[] = {
    NAME(kr_row_names),
    OCHRE_FIELD(kr_row_names, first, OCHRE_U8, .dim = {KR_FIRST_CELLS}, .names = kr_technology_ids),
    OCHRE_END};

static const ochre_field technology_fields[] = {
    NAME(kr_technology),
    OCHRE_FIELD(kr_technology, row, OCHRE_U8, .names = kr_row_ids),
    OCHRE_FIELD(kr_technology, first, OCHRE_BOOL, .flags = OCHRE_OPTIONAL),
    OCHRE_FIELD(kr_technology, cost, OCHRE_U8, .dim = {KR_POSITIONS}, .names = some_resource_ids,
                .lo = 1, .hi = KR_RESOURCES, OCHRE_COUNTED_HERE(kr_technology, cost_count)),
    OCHRE_FIELD(kr_technology, requires, OCHRE_SET64, .flags = OCHRE_OPTIONAL,
                .names = kr_technology_ids, .hi = KR_TECHNOLOGIES),
    FIGURE(kr_technology, points, 0, 20),
    MAYBE(kr_technology, hand, KR_FIGURE),
    MAYBE(kr_technology, improve, KR_FIGURE),
    OCHRE_END};

static const ochre_field settlement_fields[] = {NAME(kr_settlement),
                                                OCHRE_FIELD(kr_settlement, needs, OCHRE_U8,
                                                            .dim = {KR_ROWS}, .keys = kr_row_ids,
                                                            .hi = KR_ROW_SIZE),
                                                FIGURE(kr_settlement, points, 0, 50), OCHRE_END};

static const ochre_field event_fields[] = {
    NAME(kr_event),
    OCHRE_FIELD(kr_event, effect, OCHRE_U8, .names = effect_ids),
    MAYBE(kr_event, count, KR_FIGURE),
    MAYBE(kr_event, weapons, KR_ROW_SIZE),
    OCHRE_FIELD(kr_event, terrain, OCHRE_U8, .flags = OCHRE_OPTIONAL, .names = some_terrain_ids),
    OCHRE_END};

static const ochre_field cost_fields[] = {
    FIGURE(kr_costs, explore, 1, KR_FIGURE), FIGURE(kr_costs, attack, 1, KR_FIGURE),
    FIGURE(kr_costs, newtech, 1, KR_FIGURE), FIGURE(kr_costs, improve, 1, KR_FIGURE),
    FIGURE(kr_costs, develop, 1, KR_FIGURE), OCHRE_END};

static const ochre_field spot_fields[] = {OCHRE_FIELD(kr_spot, x, OCHRE_U16),
                                          OCHRE_FIELD(kr_spot, y, OCHRE_U16), OCHRE_END};

#define SPOTS(member, ...)                                                                         \
    OCHRE_FIELD(kr_layout, member, OCHRE_STRUCT, .size = sizeof(kr_spot), .sub = spot_fields,      \
                __VA_ARGS__)

static const ochre_field layout_fields[] = {
    SPOTS(decks, .dim = {KR_BACKS}, .keys = kr_back_ids),
    SPOTS(discards, .dim = {KR_BACKS}, .keys = kr_back_ids),
    SPOTS(figures, .dim = {KR_PREDATORS}, .keys = predator_ids),
    SPOTS(events, .lo = 0),
    SPOTS(weapon, .dim = {KR_CELLS}),
    SPOTS(household, .dim = {KR_CELLS}),
    SPOTS(dwelling, .dim = {KR_CELLS}),
    SPOTS(track_first, .lo = 0),
    SPOTS(track_step_up, .lo = 0),
    OCHRE_END};

#define NUMBER(member, least, most) FIGURE(kr_edition, member, least, most)

const ochre_field kr_edition_fields[] = {
    OCHRE_FIELD(kr_edition, edition, OCHRE_STRING, .size = sizeof(((kr_edition *)0)->edition)),
    LIST(colours, name_fields, colour_ids),
    NUMBER(action_points, 1, KR_FIGURE),
    NUMBER(solo_action_points, 1, KR_FIGURE),
    NUMBER(base_hand_limit, 0, 99),
    OCHRE_FIELD(kr_edition, threshold, OCHRE_U8, .dim = {KR_SEATS - 1}, .keys = player_counts,
                .lo = 1, .hi = 250),
    NUMBER(settlement_points, 0, 50),
    NUMBER(joker_loot, 1, KR_FIGURE),
    NUMBER(flint_per_weapon, 1, KR_FIGURE),
    NUMBER(herbivore_max_loot, 1, KR_FIGURE),
    OCHRE_FIELD(kr_edition, score_lines, OCHRE_U8, .dim = {KR_LINES}, .lo = 1, .hi = 250),
    NUMBER(final_cards_per_point, 1, KR_PILE),
    NUMBER(solo_settle_cost, 1, KR_FIGURE),
    NUMBER(solo_months, 1, 99),
    NUMBER(max_offers, 0, KR_FIGURE),
    NUMBER(round_cap, 1, 200),
    NUMBER(refunds_per_turn, 0, 200),
    OCHRE_FIELD(kr_edition, cost, OCHRE_STRUCT, .size = sizeof(kr_costs), .sub = cost_fields),
    LIST(resources, resource_fields, kr_card_ids),
    OCHRE_FIELD(kr_edition, exchange, OCHRE_STRUCT, .size = sizeof(kr_exchange),
                .sub = exchange_fields),
    LIST(terrains, terrain_fields, terrain_ids),
    LIST(herbivores, herbivore_fields, herbivore_ids),
    LIST(predators, predator_fields, predator_ids),
    LIST(rows, row_fields, kr_row_ids),
    LIST(technologies, technology_fields, kr_technology_ids),
    LIST(settlements, settlement_fields, kr_settlement_ids),
    LIST(events, event_fields, kr_event_ids),
    OCHRE_FIELD(kr_edition, layout, OCHRE_STRUCT, .size = sizeof(kr_layout), .sub = layout_fields),
    OCHRE_END};

/* ---- the verbs ---- */

#define TERRAIN  OCHRE_NAME_PART("terrain", terrain_ids, 0, KR_TERRAINS - 1)
#define BACK     OCHRE_NAME_PART("back", kr_back_ids, 0, KR_BACKS - 1)
#define ROW      OCHRE_NAME_PART("row", kr_row_ids, 0, KR_ROWS - 1)
#define CELL     OCHRE_NUMBER_PART("cell", 2, KR_CELLS)
#define RESOURCE OCHRE_NAME_PART("resource", kr_card_ids, KR_WOOD, KR_LOOT)
#define SEAT     OCHRE_SEAT_PART("seat", KR_SEATS)
#define PAIRS    OCHRE_NUMBER_PART("pairs", 0, KR_FIGURE)
#define TECHNOLOGY(first)                                                                          \
    OCHRE_NAME_PART("technology", kr_technology_ids, (first), KR_TECHNOLOGIES - 1)

/* clang-format off */
const ochre_verb kr_verbs[] = {
    [KR_DO_EXPLORE]         = OCHRE_MOVE("explore", TERRAIN),
    [KR_DO_TRADE]           = OCHRE_MOVE("trade", RESOURCE),
    [KR_DO_LEARN]           = OCHRE_MOVE("learn", TECHNOLOGY(0),
                                         OCHRE_FLAGS_PART("jokers", position_ids, KR_POSITIONS,
                                                          .lead = "joker")),
    [KR_DO_ATTACK]          = OCHRE_MOVE("attack", SEAT, BACK),
    [KR_DO_NEWTECH_DISCARD] = OCHRE_MOVE("newtech", OCHRE_WORD_PART("discard"), BACK),
    [KR_DO_NEWTECH_ROW]     = OCHRE_MOVE("newtech", OCHRE_WORD_PART("row"), ROW, CELL),
    [KR_DO_IMPROVE]         = OCHRE_MOVE("improve", TECHNOLOGY(2 * KR_ROW_SIZE),
                                         OCHRE_NUMBER_PART("loot", 1, KR_FIGURE)),
    [KR_DO_DEVELOP_DISCARD] = OCHRE_MOVE("develop", OCHRE_WORD_PART("discard"), BACK),
    [KR_DO_DEVELOP_ROW]     = OCHRE_MOVE("develop", OCHRE_WORD_PART("row"), ROW, CELL),
    [KR_DO_SETTLE]          = OCHRE_MOVE("settle", ROW),
    [KR_DO_EXTRA]           = OCHRE_MOVE("extra", TERRAIN),
    [KR_DO_STOP]            = OCHRE_MOVE("stop"),
    [KR_DO_END]             = OCHRE_MOVE("end"),
    [KR_DO_HUNT]            = OCHRE_MOVE("hunt", PAIRS),
    [KR_DO_JOINT]           = OCHRE_MOVE("joint"),
    [KR_DO_REFUSE]          = OCHRE_MOVE("refuse"),
    [KR_DO_ASK]             = OCHRE_MOVE("ask", SEAT, OCHRE_NUMBER_PART("loot", 0, KR_FIGURE),
                                         OCHRE_NUMBER_PART("points", 0, KR_FIGURE)),
    [KR_DO_PROPOSE]         = OCHRE_MOVE("propose"),
    [KR_DO_CANCEL]          = OCHRE_MOVE("cancel"),
    [KR_DO_ACCEPT]          = OCHRE_MOVE("accept", PAIRS),
    [KR_DO_DECLINE]         = OCHRE_MOVE("decline"),
    [KR_DO_GO]              = OCHRE_MOVE("go", PAIRS),
    [KR_DO_DISSOLVE]        = OCHRE_MOVE("dissolve"),
    [KR_DO_DROP]            = OCHRE_MOVE("drop", RESOURCE),
    [KR_CHANCE_FIRST]       = OCHRE_EVENT("first", SEAT),
    [KR_CHANCE_SETTLE]      = OCHRE_EVENT("settlement", ROW,
                                          OCHRE_NAME_PART("settlement", kr_settlement_ids, 0,
                                                          KR_SETTLEMENTS - 1)),
    [KR_CHANCE_DRAW]        = OCHRE_EVENT("draw", OCHRE_NAME_PART("card", kr_card_ids, 0,
                                                                  KR_CARDS - 1)),
    [KR_CHANCE_REVEAL]      = OCHRE_EVENT("reveal", ROW, TECHNOLOGY(0)),
    [KR_CHANCE_STEAL]       = OCHRE_EVENT("steal", RESOURCE),
    [KR_CHANCE_EVENT]       = OCHRE_EVENT("event", OCHRE_NAME_PART("event", kr_event_ids, 0,
                                                                   KR_EVENTS - 1)),
    [KR_SEEN_DRAW]          = OCHRE_VEILED("draw", TERRAIN),
    [KR_SEEN_STEAL]         = OCHRE_VEILED("steal", TERRAIN),
    [KR_VERBS]              = {.word = NULL}};
/* clang-format on */
