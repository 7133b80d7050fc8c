/* camp.c - the tables and the few functions of the made-up game. */
#include "tests/camp.h"

#include <string.h>

static const char *const phase_names[] = {"rest", "hunt", "over", NULL};
static const char *const good_names[] = {"wood", "bone", "spare", NULL};
static const char *const place_names[] = {"cave", "river bank", NULL};
static const char *const tool_names[] = {"axe", "bow", "it's", NULL};

static bool sees_own(const void *state, int viewer, const int index[2])
{
    return viewer == index[0] || ((const camp_state *)state)->phase == 2;
}

static int64_t count_cards(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    return __builtin_popcountll(((const camp_state *)state)->players[index[0]].cards);
}

static const ochre_field player_fields[] = {
    OCHRE_FIELD(camp_player, score, OCHRE_I16),
    OCHRE_FIELD(camp_player, debt, OCHRE_U32, .flags = OCHRE_OPTIONAL),
    OCHRE_FIELD(camp_player, goods, OCHRE_U8, .dim = {2}, .keys = good_names, .hi = 9),
    OCHRE_FIELD(camp_player, cards, OCHRE_SET64, .hi = 40, .sees = sees_own),
    OCHRE_COMPUTED("card_count", OCHRE_U8, count_cards),
    OCHRE_FIELD(camp_player, hand, OCHRE_U8, .dim = {4}, .lo = 1, .hi = 20,
                OCHRE_COUNTED_HERE(camp_player, hand_size), .sees = sees_own),
    OCHRE_FIELD(camp_player, marks, OCHRE_U8, .dim = {4},
                OCHRE_COUNTED_HERE(camp_player, hand_size)),
    OCHRE_FIELD(camp_player, name, OCHRE_STRING),
    OCHRE_FIELD(camp_player, is_chief, OCHRE_BOOL),
    OCHRE_FIELD(camp_player, guest, OCHRE_U8, .flags = OCHRE_FROM1 | OCHRE_ALLOW0, .lo = 1,
                .hi = 4),
    OCHRE_END};

static const ochre_field state_fields[] = {
    OCHRE_FIELD(camp_state, seats, OCHRE_U8, .lo = 2, .hi = 4),
    OCHRE_FIELD(camp_state, phase, OCHRE_U8, .names = phase_names),
    OCHRE_FIELD(camp_state, turn, OCHRE_U8, .flags = OCHRE_FROM1, .lo = 1, .hi = 4),
    OCHRE_FIELD(camp_state, cold, OCHRE_I8, .lo = -30, .hi = 5),
    OCHRE_FIELD(camp_state, players, OCHRE_STRUCT, .size = sizeof(camp_player), .dim = {4},
                .sub = player_fields, OCHRE_COUNTED(camp_state, seats)),
    OCHRE_FIELD(camp_state, visits, OCHRE_U8, .dim = {2, 4}, .keys = place_names, .hi = 3,
                OCHRE_COLUMNS_COUNTED(camp_state, seats)),
    OCHRE_FIELD(camp_state, tools, OCHRE_SET8, .names = tool_names),
    OCHRE_FIELD(camp_state, total, OCHRE_U8, .flags = OCHRE_DERIVED),
    OCHRE_FIELD(camp_state, rare, OCHRE_U8, .flags = OCHRE_OPTIONAL, .hi = 3),
    OCHRE_FIELD(camp_state, grid, OCHRE_U8, .dim = {2, 3}),
    OCHRE_END};

static const ochre_field rule_fields[] = {OCHRE_FIELD(camp_rule, text, OCHRE_STRING),
                                          OCHRE_FIELD(camp_rule, cost, OCHRE_U8, .dim = {2},
                                                      .keys = good_names, .hi = 5,
                                                      .flags = OCHRE_OPTIONAL),
                                          OCHRE_END};

static const ochre_field edition_fields[] = {OCHRE_FIELD(camp_edition, edition, OCHRE_STRING),
                                             OCHRE_FIELD(camp_edition, rules, OCHRE_STRUCT,
                                                         .dim = {3}, .sub = rule_fields,
                                                         OCHRE_COUNTED(camp_edition, rule_count)),
                                             OCHRE_END};

static const ochre_verb verbs[] = {
    {"visit",
     0,
     {{.name = "place", .kind = OCHRE_PART_NAME, .hi = 1, .words = place_names},
      {.name = "people", .kind = OCHRE_PART_NUMBER, .lo = 1, .hi = 3}}},
    {"pay", 0, {{.name = "goods", .kind = OCHRE_PART_COUNTS, .hi = 2, .words = good_names}}},
    {"use", 0, {{.name = "tools", .kind = OCHRE_PART_FLAGS, .hi = 3, .words = tool_names}}},
    {"roll", OCHRE_VERB_CHANCE, {{.name = "faces", .kind = OCHRE_PART_DICE, .lo = 1, .hi = 6}}},
    {.word = NULL}};

static int camp_players(const void *state)
{
    return ((const camp_state *)state)->seats;
}

static int camp_actor(const void *state)
{
    return ((const camp_state *)state)->phase == 2 ? OCHRE_OVER : 0;
}

static void camp_derive(const void *edition, void *state)
{
    (void)edition;
    camp_state *s = state;
    s->total = 0;
    for (int i = 0; i < s->seats; i++)
        s->total = (uint8_t)(s->total + s->players[i].goods[0] + s->players[i].goods[1]);
}

static const char *camp_state_ok(const void *edition, const void *state)
{
    (void)edition;
    return ((const camp_state *)state)->total > 20 ? "CA-020" : NULL;
}

static bool camp_edition_ok(const void *edition, ochre_text *why)
{
    if (((const camp_edition *)edition)->rule_count > 0)
        return true;
    ochre_text_string(why, "rules: at least one (CA-001)");
    return false;
}

static void camp_result(const void *edition, const void *state, ochre_result *out)
{
    (void)edition, (void)state;
    *out = (ochre_result){.score = {7, -2, 7}, .rank = {1, 3, 1}, .share = {20, 0, 40}};
}

const camp_edition camp_printed = {"standard", 2, {{"keep warm", {0, 0}}, {"pay", {1, 2}}}};

const ochre_game camp = {.id = "long-camp",
                         .state_size = sizeof(camp_state),
                         .edition_size = sizeof(camp_edition),
                         .edition = &camp_printed,
                         .state_fields = state_fields,
                         .edition_fields = edition_fields,
                         .verbs = verbs,
                         .players = camp_players,
                         .actor = camp_actor,
                         .result = camp_result,
                         .state_ok = camp_state_ok,
                         .derive = camp_derive,
                         .edition_ok = camp_edition_ok};

camp_state camp_sample(void)
{
    camp_state s;
    memset(&s, 0, sizeof s);
    s.seats = 2;
    s.phase = 1;
    s.turn = 1;
    s.cold = -12;
    s.tools = 5;
    s.total = 6;
    s.players[0] = (camp_player){.score = -3,
                                 .goods = {1, 2},
                                 .cards = 0x8000000001,
                                 .hand_size = 2,
                                 .hand = {20, 4},
                                 .marks = {7, 0},
                                 .name = "\xd0\x90\"",
                                 .is_chief = 1,
                                 .guest = 1};
    s.players[1] = (camp_player){.debt = 70000, .goods = {3, 0}, .guest = 255};
    s.visits[1][0] = 3;
    s.grid[1][2] = 200;
    return s;
}

const char camp_sample_json[] =
    "{\"seats\":2,\"phase\":\"hunt\",\"turn\":2,\"cold\":-12,\"players\":["
    "{\"score\":-3,\"goods\":{\"wood\":1,\"bone\":2},\"cards\":[1,40],\"card_count\":2,"
    "\"hand\":[20,4],\"marks\":[7,0],\"name\":\"\xd0\x90\\\"\",\"is_chief\":true,\"guest\":2},"
    "{\"score\":0,\"debt\":70000,\"goods\":{\"wood\":3,\"bone\":0},\"cards\":[],\"card_count\":0,"
    "\"hand\":[],\"marks\":[],\"name\":\"\",\"is_chief\":false,\"guest\":0}],"
    "\"visits\":{\"cave\":[0,0],\"river bank\":[3,0]},\"tools\":[\"axe\",\"it's\"],\"total\":6,"
    "\"grid\":[[0,0,0],[0,0,200]]}";
