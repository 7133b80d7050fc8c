/* fields.c - the field table of the state of Neanderthal, and the words that all tables share. */
#include "games/neanderthal/table.h"

#define WORDS(list, count)                                                                         \
    static_assert(sizeof(list) / sizeof((list)[0]) == (count) + 1, "a word for each, and the end")

/* ---- words ---- */

/* clang-format off */
#define DAUGHTER_WORDS(lead)                                                                       \
    lead "una", lead "mara", lead "isha", lead "tolu", lead "brin", lead "sela",                   \
    lead "orra", lead "hild", lead "kesh", lead "lume", lead "nadi", lead "vela",                  \
    lead "zuri", lead "ashka", lead "dorma", lead "fenna", lead "gala", lead "runa"
#define PLACE_WORDS                                                                                \
    "north 1", "north 2", "north 3", "north 4", "north 5", "north 6",                              \
    "south 1", "south 2", "south 3", "south 4", "south 5", "south 6"
#define BIOME_WORDS                                                                                \
    "ptarmigan", "irishelk", "cavelion", "mammoth", "woollyrhino", "reindeer",                     \
    "arctichare", "seabear", "wolf", "wolverine", "muskox", "saiga",                               \
    "salmon", "steppebison", "snowyowl", "marmot", "seal", "wildhorse",                            \
    "reddeer", "aurochs", "wildboar", "ibex", "ass", "mouflon",                                    \
    "rabbit", "scimitarcat", "cavebear", "hyena", "leopard", "elephant",                           \
    "forestrhino", "tortoise", "rockdove", "tuna", "partridge", "fallowdeer"
#define SPECIES_WORDS   "archaic", "neanderthal", "cromagnon"
#define SEXUALITY_WORDS "promiscuous", "pair", "harem"
/* clang-format on */

const char *const ne_daughter_ids[] = {DAUGHTER_WORDS(""), NULL};
WORDS(ne_daughter_ids, NE_DAUGHTERS);
const char *const ne_location_ids[] = {PLACE_WORDS, DAUGHTER_WORDS(""), NULL};
WORDS(ne_location_ids, NE_LOCATIONS);
const char *const ne_biome_ids[] = {BIOME_WORDS, NULL};
WORDS(ne_biome_ids, NE_BIOMES);
const char *const ne_item_ids[] = {"dog",          "tamereindeer", "horse", "cattle", "pig",
                                   "goat",         "donkey",       "sheep", "needle", "harpoon",
                                   "spearthrower", "flute",        "lamp",  "snare",  "burial",
                                   "glue",         "net",          "raft",  "bow",    NULL};
WORDS(ne_item_ids, NE_ITEMS);
const char *const ne_species_ids[] = {SPECIES_WORDS, NULL};
const char *const ne_colour_ids[] = {"white", "orange", "black", NULL};
const char *const ne_sexuality_ids[] = {SEXUALITY_WORDS, NULL};

static const char *const phase_ids[] = {
    "setup",     "dealing",   "side",     "reveal",     "icons",      "thaw",     "elder_death",
    "blizzard",  "chaos",     "flipping", "wanderlust", "discarding", "bidding",  "rivalry",
    "assign",    "negotiate", "answer",   "leave",      "attack",     "striking", "falling",
    "resolving", "hunting",   "predator", "reward",     "claim",      "refill",   "courtship",
    "herd",      "action",    "end",      NULL};
WORDS(phase_ids, NE_PHASES);

static const char *const at_ids[] = {"none", PLACE_WORDS, DAUGHTER_WORDS(""), NULL};
WORDS(at_ids, NE_LOCATIONS + 1);
static const char *const alpha_ids[] = {"dead",
                                        "camp",
                                        "elder 1",
                                        "elder 2",
                                        "elder 3",
                                        "elder 4",
                                        "elder 5",
                                        "elder 6",
                                        PLACE_WORDS,
                                        DAUGHTER_WORDS("suitor "),
                                        DAUGHTER_WORDS("husband "),
                                        NULL};
WORDS(alpha_ids, NE_ALPHAS);
static const char *const cover_ids[] = {"empty", BIOME_WORDS, "ice", "bare ice", NULL};
WORDS(cover_ids, NE_COVERS);
static const char *const event_ids[] = {"none", DAUGHTER_WORDS(""), NULL};
static const char *const some_species_ids[] = {"none", SPECIES_WORDS, NULL};
static const char *const some_sexuality_ids[] = {"none", SEXUALITY_WORDS, NULL};
static const char *const spot_ids[] = {
    "venus white",  "venus orange", "venus black",  "shaman white", "shaman orange",
    "shaman black", "bison white",  "bison orange", "bison black",  NULL};
WORDS(spot_ids, NE_SPOTS);
static const char *const elder_ids[] = {"chief",   "shaman",      "knapper", "warrior",
                                        "trapper", "firestarter", NULL};
static const char *const row_ids[] = {"north", "south", NULL};
static const char *const face_ids[] = {"1", "2", "3", "4", "5", "6", NULL};
static const char *const ending_ids[] = {"none",       "last_event",    "iced", "iced_over",
                                         "lost_alone", "lost_together", NULL};
static const char *const offer_ids[] = {"none", "leave", "trade", "marry", NULL};

/* ---- worked out for the reader ---- */

static int64_t actor_number(const void *edition, const void *state, const int index[2])
{
    (void)edition, (void)index;
    const int actor = ne_actor(state);
    return actor < 0 ? 0 : actor + 1;
}

static int64_t points_number(const void *edition, const void *state, const int index[2])
{
    return ne_score_of(edition, state, index[0]);
}

static int64_t vocabulary_number(const void *edition, const void *state, const int index[2])
{
    const ne_state *s = state;
    return ne_vocabulary(edition, s, &s->players[index[0]]);
}

static int64_t home_number(const void *edition, const void *state, const int index[2])
{
    (void)edition;
    return ne_at_home(&((const ne_state *)state)->players[index[0]]);
}

static int64_t hand_number(const void *edition, const void *state, const int index[2])
{
    const ne_state *s = state;
    return ne_hand_limit(edition, s, &s->players[index[0]]);
}

/* ---- the state ---- */

#define DAUGHTER_SET .names = ne_daughter_ids, .hi = NE_DAUGHTERS
#define ITEM_SET     .names = ne_item_ids, .hi = NE_ITEMS

static const ochre_field player_fields[] = {
    OCHRE_FIELD(ne_player, species, OCHRE_U8, .names = some_species_ids),
    OCHRE_FIELD(ne_player, card, OCHRE_U8, .hi = 3),
    OCHRE_FIELD(ne_player, sexuality, OCHRE_U8, .names = some_sexuality_ids),
    OCHRE_FIELD(ne_player, tribal, OCHRE_BOOL),
    OCHRE_FIELD(ne_player, extinct, OCHRE_BOOL),
    OCHRE_FIELD(ne_player, camp, OCHRE_U8, .hi = NE_TRIBE_MOST),
    OCHRE_FIELD(ne_player, alpha, OCHRE_U8, .names = alpha_ids),
    OCHRE_FIELD(ne_player, dead, OCHRE_U8, .flags = OCHRE_DERIVED),
    OCHRE_FIELD(ne_player, hunters, OCHRE_U8, .dim = {2, NE_ROW}, .keys = row_ids,
                .hi = NE_TRIBE_MOST),
    OCHRE_FIELD(ne_player, elders, OCHRE_SET8, .hi = NE_ELDERS),
    OCHRE_FIELD(ne_player, young, OCHRE_SET8, .hi = NE_ELDERS),
    OCHRE_FIELD(ne_player, pool, OCHRE_U16, .flags = OCHRE_DERIVED, .dim = {NE_COLOURS},
                .keys = ne_colour_ids),
    OCHRE_FIELD(ne_player, portals, OCHRE_SET16, .names = spot_ids, .hi = NE_SPOTS),
    OCHRE_FIELD(ne_player, support, OCHRE_SET16, .dim = {NE_ELDERS}, .keys = elder_ids,
                .names = spot_ids, .hi = NE_SPOTS),
    OCHRE_FIELD(ne_player, daughters, OCHRE_SET32, DAUGHTER_SET),
    OCHRE_FIELD(ne_player, husbands, OCHRE_SET32, DAUGHTER_SET),
    OCHRE_FIELD(ne_player, suitors, OCHRE_SET32, DAUGHTER_SET),
    OCHRE_FIELD(ne_player, agreed, OCHRE_SET32, DAUGHTER_SET),
    OCHRE_FIELD(ne_player, hand, OCHRE_SET32, ITEM_SET),
    OCHRE_FIELD(ne_player, items, OCHRE_SET32, ITEM_SET),
    OCHRE_FIELD(ne_player, trophies, OCHRE_SET64, .names = ne_biome_ids, .hi = NE_BIOMES),
    OCHRE_FIELD(ne_player, guests, OCHRE_U8, .dim = {NE_SEATS}, .hi = NE_TRIBE_MOST),
    OCHRE_FIELD(ne_player, has_bid, OCHRE_BOOL),
    OCHRE_FIELD(ne_player, bid, OCHRE_U8, .dim = {NE_COLOURS}, .keys = ne_colour_ids,
                .hi = NE_DISKS_MOST, .sees = ne_sees_bid),
    OCHRE_FIELD(ne_player, lost, OCHRE_U8, .hi = 60),
    OCHRE_COMPUTED("vocabulary", OCHRE_U16, vocabulary_number),
    OCHRE_COMPUTED("home", OCHRE_U8, home_number),
    OCHRE_COMPUTED("hand_limit", OCHRE_U16, hand_number),
    OCHRE_COMPUTED("points", OCHRE_U16, points_number),
    OCHRE_END};

const ochre_field ne_state_fields[] = {
    OCHRE_FIELD(ne_state, seats, OCHRE_U8, .lo = 1, .hi = NE_SEATS),
    OCHRE_FIELD(ne_state, solo, OCHRE_BOOL),
    OCHRE_FIELD(ne_state, round, OCHRE_U8, .hi = NE_DAUGHTERS),
    OCHRE_FIELD(ne_state, phase, OCHRE_U8, .names = phase_ids),
    OCHRE_COMPUTED("actor", OCHRE_U8, actor_number),
    OCHRE_FIELD(ne_state, turn, OCHRE_U8, .flags = OCHRE_FROM1, .lo = 1, .hi = NE_SEATS),
    OCHRE_FIELD(ne_state, first, OCHRE_U8, .names = some_species_ids),
    OCHRE_FIELD(ne_state, playing, OCHRE_U8, .flags = OCHRE_DERIVED),
    OCHRE_FIELD(ne_state, order, OCHRE_U8, .flags = OCHRE_FROM1 | OCHRE_DERIVED, .dim = {NE_SEATS},
                OCHRE_COUNTED(ne_state, playing)),
    OCHRE_FIELD(ne_state, seat_of, OCHRE_U8, .flags = OCHRE_DERIVED, .dim = {NE_SPECIES},
                .keys = ne_species_ids),
    OCHRE_FIELD(ne_state, event_deck, OCHRE_U8, .hi = NE_DAUGHTERS),
    OCHRE_FIELD(ne_state, event, OCHRE_U8, .names = event_ids),
    OCHRE_FIELD(ne_state, icon, OCHRE_U8, .hi = NE_ICONS_MOST),
    OCHRE_FIELD(ne_state, at, OCHRE_U8, .names = at_ids),
    OCHRE_FIELD(ne_state, places, OCHRE_U8, .dim = {2, NE_ROW}, .keys = row_ids,
                .names = cover_ids),
    OCHRE_FIELD(ne_state, deck, OCHRE_U8, .flags = OCHRE_DERIVED, .dim = {2}, .keys = row_ids),
    OCHRE_FIELD(ne_state, gone, OCHRE_SET64, .names = ne_biome_ids, .hi = NE_BIOMES),
    OCHRE_FIELD(ne_state, unseen, OCHRE_SET64, .flags = OCHRE_DERIVED, .names = ne_biome_ids,
                .hi = NE_BIOMES),
    OCHRE_FIELD(ne_state, spent, OCHRE_SET32, DAUGHTER_SET),
    OCHRE_FIELD(ne_state, unrevealed, OCHRE_SET32, .flags = OCHRE_DERIVED, DAUGHTER_SET),
    OCHRE_FIELD(ne_state, disks, OCHRE_U8, .dim = {NE_DAUGHTERS, NE_COLOURS},
                .keys = ne_daughter_ids, .hi = NE_DISKS_MOST),
    OCHRE_FIELD(ne_state, item_disks, OCHRE_SET8, .dim = {NE_ITEMS}, .keys = ne_item_ids,
                .names = ne_colour_ids, .hi = NE_COLOURS),
    OCHRE_FIELD(ne_state, unripe, OCHRE_SET32, DAUGHTER_SET),
    OCHRE_FIELD(ne_state, shifted, OCHRE_SET32, DAUGHTER_SET),
    OCHRE_FIELD(ne_state, back, OCHRE_U8, .names = phase_ids),
    OCHRE_FIELD(ne_state, losses, OCHRE_U8, .hi = 60),
    OCHRE_FIELD(ne_state, recalls, OCHRE_U8, .hi = 9),
    OCHRE_FIELD(ne_state, swapped, OCHRE_BOOL),
    OCHRE_FIELD(ne_state, proposals, OCHRE_U8, .hi = 9),
    OCHRE_FIELD(ne_state, offer, OCHRE_U8, .names = offer_ids),
    OCHRE_FIELD(ne_state, terms, OCHRE_U8, .dim = {3}, .hi = 40),
    OCHRE_FIELD(ne_state, asked, OCHRE_U8, .flags = OCHRE_FROM1, .lo = 1, .hi = NE_SEATS),
    OCHRE_FIELD(ne_state, fought, OCHRE_SET8, .hi = NE_SEATS),
    OCHRE_FIELD(ne_state, victim, OCHRE_U8, .flags = OCHRE_FROM1, .lo = 1, .hi = NE_SEATS),
    OCHRE_FIELD(ne_state, dice, OCHRE_U8, .hi = NE_TRIBE_MOST),
    OCHRE_FIELD(ne_state, hits, OCHRE_U8, .hi = NE_TRIBE_MOST),
    OCHRE_FIELD(ne_state, roll, OCHRE_U8, .dim = {NE_FACES}, .keys = face_ids, .hi = NE_TRIBE_MOST),
    OCHRE_FIELD(ne_state, lurking, OCHRE_SET16, .names = ne_location_ids, .hi = NE_PLACES),
    OCHRE_FIELD(ne_state, survivors, OCHRE_U8, .hi = NE_TRIBE_MOST),
    OCHRE_FIELD(ne_state, reward, OCHRE_U8, .hi = NE_FREES_MOST),
    OCHRE_FIELD(ne_state, herd, OCHRE_U8, .hi = NE_ITEMS),
    OCHRE_FIELD(ne_state, alone, OCHRE_BOOL),
    OCHRE_FIELD(ne_state, ending, OCHRE_U8, .names = ending_ids),
    OCHRE_FIELD(ne_state, players, OCHRE_STRUCT, .size = sizeof(ne_player), .dim = {NE_SEATS},
                .sub = player_fields, OCHRE_COUNTED(ne_state, seats)),
    OCHRE_END};
