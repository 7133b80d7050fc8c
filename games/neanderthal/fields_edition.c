/* fields_edition.c - the field table of an edition of Neanderthal: section 2 of rules.md as JSON. */
#include "games/neanderthal/state.h"

static const char *const any_ids[] = {"white", "orange", "black", "any", NULL};
static const char *const domain_ids[] = {"nature", "social", "technical", NULL};
static const char *const portal_ids[] = {"venus", "shaman", "bison", NULL};
static const char *const elder_ids[] = {"chief",   "shaman",      "knapper", "warrior",
                                        "trapper", "firestarter", NULL};
static const char *const type_ids[] = {"big", "small", "predator", NULL};
static const char *const kind_ids[] = {"animal", "invention", NULL};
static const char *const icon_ids[] = {"cooling", "warming",    "elder_death", "blizzard",
                                       "chaos",   "wanderlust", "wurm",        NULL};
static const char *const effect_ids[] = {"hit_big", "hit_small",  "hit_predator",
                                         "shelter", "vocabulary", "frost_proof",
                                         "hand",    "weapon",     NULL};
static const char *const card_ids[] = {"1", "2", "3", NULL};
static const char *const face_ids[] = {"1", "2", "3", "4", "5", "6", NULL};
static const char *const row_ids[] = {"north", "south", NULL};
static const char *const some_item_ids[] = {
    "none",   "dog",    "tamereindeer", "horse",   "cattle",       "pig",   "goat",
    "donkey", "sheep",  "needle",       "harpoon", "spearthrower", "flute", "lamp",
    "snare",  "burial", "glue",         "net",     "raft",         "bow",   NULL};

static const ochre_field name_fields[] = {
    OCHRE_FIELD(ne_name, en, OCHRE_STRING, .size = sizeof(((ne_name *)0)->en)),
    OCHRE_FIELD(ne_name, ru, OCHRE_STRING, .size = sizeof(((ne_name *)0)->ru)), OCHRE_END};

static const ochre_field spot_fields[] = {OCHRE_FIELD(ne_spot, x, OCHRE_U16),
                                          OCHRE_FIELD(ne_spot, y, OCHRE_U16), OCHRE_END};

#define NAME(owner, member)                                                                        \
    OCHRE_FIELD(owner, member, OCHRE_STRUCT, .size = sizeof(ne_name), .sub = name_fields)
#define SPOT(owner, member)                                                                        \
    OCHRE_FIELD(owner, member, OCHRE_STRUCT, .size = sizeof(ne_spot), .sub = spot_fields)
#define COLOUR_SET(owner, member)                                                                  \
    OCHRE_FIELD(owner, member, OCHRE_SET8, .names = ne_colour_ids, .hi = NE_COLOURS)
#define COLOUR(owner, member)   OCHRE_FIELD(owner, member, OCHRE_U8, .names = ne_colour_ids)
#define FACE_SET(owner, member) OCHRE_FIELD(owner, member, OCHRE_SET8, .hi = NE_FACES)
#define FREES(owner)                                                                               \
    OCHRE_FIELD(owner, free, OCHRE_U8, .dim = {NE_FREES_MOST}, .names = any_ids,                   \
                OCHRE_COUNTED_HERE(owner, free_count))

static const ochre_field species_fields[] = {
    NAME(ne_species_card, name), NAME(ne_species_card, cube),
    OCHRE_FIELD(ne_species_card, portal, OCHRE_U8, .names = portal_ids),
    COLOUR(ne_species_card, colour), OCHRE_END};

static const ochre_field portal_fields[] = {
    NAME(ne_portal, name), SPOT(ne_portal, at),
    OCHRE_FIELD(ne_portal, domains, OCHRE_SET8, .names = domain_ids, .hi = NE_COLOURS),
    COLOUR_SET(ne_portal, colours), OCHRE_END};

static const ochre_field elder_fields[] = {
    NAME(ne_elder, name),
    COLOUR(ne_elder, colour),
    OCHRE_FIELD(ne_elder, domain, OCHRE_U8, .names = domain_ids),
    OCHRE_FIELD(ne_elder, vocal, OCHRE_BOOL),
    OCHRE_FIELD(ne_elder, tribal, OCHRE_BOOL),
    OCHRE_FIELD(ne_elder, portal_needed, OCHRE_BOOL),
    OCHRE_END};

#define POINTS(member) OCHRE_FIELD(ne_points, member, OCHRE_U8, .hi = 20)
static const ochre_field points_fields[] = {POINTS(tribesman),
                                            POINTS(wanderluster_extra),
                                            POINTS(mature_husband),
                                            POINTS(active_daughter),
                                            POINTS(mature_elder),
                                            POINTS(mature_animal),
                                            POINTS(mature_invention),
                                            POINTS(trophy),
                                            OCHRE_END};

static const ochre_field sex_fields[] = {
    NAME(ne_sex, name),
    NAME(ne_sex, victory),
    COLOUR_SET(ne_sex, mpi),
    OCHRE_FIELD(ne_sex, gather, OCHRE_BOOL),
    OCHRE_FIELD(ne_sex, may_marry, OCHRE_BOOL),
    OCHRE_FIELD(ne_sex, half_bids, OCHRE_BOOL),
    OCHRE_FIELD(ne_sex, sultan, OCHRE_BOOL),
    OCHRE_FIELD(ne_sex, daughter_needs_husband, OCHRE_BOOL),
    OCHRE_FIELD(ne_sex, solo_points, OCHRE_U8),
    OCHRE_FIELD(ne_sex, vp, OCHRE_STRUCT, .size = sizeof(ne_points), .sub = points_fields),
    OCHRE_END};

static const ochre_field side_fields[] = {
    OCHRE_FIELD(ne_sides, sides, OCHRE_U8, .dim = {2}, .names = ne_sexuality_ids), OCHRE_END};

static const ochre_field daughter_fields[] = {
    NAME(ne_daughter, name),
    OCHRE_FIELD(ne_daughter, portal, OCHRE_U8, .names = portal_ids),
    COLOUR_SET(ne_daughter, colours),
    OCHRE_FIELD(ne_daughter, first, OCHRE_U8, .names = ne_species_ids),
    OCHRE_FIELD(ne_daughter, gather, OCHRE_BOOL),
    OCHRE_FIELD(ne_daughter, icons, OCHRE_U8, .dim = {NE_ICONS_MOST}, .names = icon_ids,
                OCHRE_COUNTED_HERE(ne_daughter, icon_count)),
    OCHRE_END};

static const ochre_field biome_fields[] = {
    NAME(ne_biome, name),
    OCHRE_FIELD(ne_biome, type, OCHRE_U8, .names = type_ids),
    OCHRE_FIELD(ne_biome, climax, OCHRE_U8),
    COLOUR_SET(ne_biome, precondition),
    OCHRE_FIELD(ne_biome, hits, OCHRE_U8, .lo = 1, .hi = 9),
    OCHRE_FIELD(ne_biome, hit_face, OCHRE_U8, .lo = 1, .hi = NE_FACES),
    FACE_SET(ne_biome, frost),
    FACE_SET(ne_biome, bloody),
    OCHRE_FIELD(ne_biome, babies, OCHRE_U8, .hi = NE_TRIBE_MOST),
    FREES(ne_biome),
    OCHRE_FIELD(ne_biome, gather, OCHRE_BOOL),
    OCHRE_FIELD(ne_biome, trophy_kind, OCHRE_U8, .hi = 9),
    OCHRE_FIELD(ne_biome, item, OCHRE_U8, .names = some_item_ids),
    OCHRE_FIELD(ne_biome, item_kind, OCHRE_U8, .hi = 9),
    OCHRE_FIELD(ne_biome, item_elder, OCHRE_U8, .hi = NE_ELDERS),
    OCHRE_END};

static const ochre_field item_fields[] = {
    NAME(ne_item, name),
    OCHRE_FIELD(ne_item, kind, OCHRE_U8, .names = kind_ids),
    COLOUR_SET(ne_item, cost),
    OCHRE_FIELD(ne_item, babies, OCHRE_U8, .hi = NE_TRIBE_MOST),
    FREES(ne_item),
    OCHRE_FIELD(ne_item, effects, OCHRE_U8, .dim = {NE_EFFECTS}, .keys = effect_ids, .hi = 9),
    OCHRE_END};

static const ochre_field lore_fields[] = {
    NAME(ne_hunter_lore, name),
    OCHRE_FIELD(ne_hunter_lore, alpha_elder, OCHRE_U8, .lo = 1, .hi = NE_ELDERS), OCHRE_END};

#define NUMBER(member, least, most)                                                                \
    OCHRE_FIELD(ne_edition, member, OCHRE_U8, .lo = (least), .hi = (most))
#define TABLE(member, type, fields, words)                                                         \
    OCHRE_FIELD(ne_edition, member, OCHRE_STRUCT, .size = sizeof(type), .sub = (fields),           \
                .dim = {sizeof(((ne_edition *)0)->member) / sizeof(type)}, .keys = (words))

const ochre_field ne_edition_fields[] = {
    OCHRE_FIELD(ne_edition, edition, OCHRE_STRING, .size = sizeof(((ne_edition *)0)->edition)),
    NUMBER(tribesmen, 8, NE_TRIBE_MOST),
    NUMBER(disks, 3, NE_DISKS_MOST),
    NUMBER(start_camp, 1, NE_TRIBE_MOST - 2),
    NUMBER(event_cards, 1, NE_DAUGHTERS),
    NUMBER(event_cards_solo, 1, NE_DAUGHTERS),
    NUMBER(tribal_threshold, 2, NE_SPOTS),
    NUMBER(tribal_threshold_two, 2, NE_SPOTS),
    NUMBER(blizzard_need, 1, 9),
    NUMBER(recall_most, 0, 9),
    NUMBER(lazarus_tribesmen, 1, NE_TRIBE_MOST - 1),
    NUMBER(max_proposals, 0, 9),
    NUMBER(max_hit_face, 1, NE_FACES),
    NUMBER(max_dice, 1, 7),
    NUMBER(courtship_success, 0, NE_FACES),
    NUMBER(courtship_death, 0, NE_FACES),
    OCHRE_FIELD(ne_edition, rival_bid, OCHRE_U8, .dim = {NE_FACES}, .keys = face_ids,
                .hi = NE_DISKS_MOST),
    TABLE(colours, ne_name, name_fields, ne_colour_ids),
    TABLE(icons, ne_name, name_fields, icon_ids),
    TABLE(types, ne_hunter_lore, lore_fields, type_ids),
    TABLE(species, ne_species_card, species_fields, ne_species_ids),
    TABLE(portals, ne_portal, portal_fields, portal_ids),
    TABLE(elders, ne_elder, elder_fields, elder_ids),
    TABLE(sexualities, ne_sex, sex_fields, ne_sexuality_ids),
    TABLE(cards, ne_sides, side_fields, card_ids),
    TABLE(daughters, ne_daughter, daughter_fields, ne_daughter_ids),
    TABLE(biomes, ne_biome, biome_fields, ne_biome_ids),
    TABLE(items, ne_item, item_fields, ne_item_ids),
    OCHRE_FIELD(ne_edition, places, OCHRE_STRUCT, .size = sizeof(ne_spot), .sub = spot_fields,
                .dim = {2, NE_ROW}, .keys = row_ids),
    TABLE(slots, ne_spot, spot_fields, elder_ids),
    SPOT(ne_edition, camp),
    SPOT(ne_edition, pool),
    SPOT(ne_edition, hand),
    OCHRE_END};
