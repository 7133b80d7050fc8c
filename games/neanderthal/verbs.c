/* verbs.c - the verb table of Neanderthal: its notation (sections 5 and 6 of rules.md), said once. */
#include "games/neanderthal/state.h"

static const char *const card_ids[] = {
    "none",   "dog",    "tamereindeer", "horse",   "cattle",       "pig",   "goat",
    "donkey", "sheep",  "needle",       "harpoon", "spearthrower", "flute", "lamp",
    "snare",  "burial", "glue",         "net",     "raft",         "bow",   NULL};
static const char *const fall_ids[] = {"ordinary", "alpha", NULL};
static const char *const claim_ids[] = {"trophy", "card", NULL};

#define PLACE          OCHRE_NAME_PART("place", ne_location_ids, 0, NE_PLACES - 1)
#define LOCATION       OCHRE_NAME_PART("location", ne_location_ids, 0, NE_LOCATIONS - 1)
#define DAUGHTER       OCHRE_NAME_PART("daughter", ne_daughter_ids, 0, NE_DAUGHTERS - 1)
#define ITEM           OCHRE_NAME_PART("item", ne_item_ids, 0, NE_ITEMS - 1)
#define COLOUR         OCHRE_NAME_PART("colour", ne_colour_ids, 0, NE_COLOURS - 1)
#define SPECIES        OCHRE_NAME_PART("species", ne_species_ids, 0, NE_SPECIES - 1)
#define CARD(label)    OCHRE_NAME_PART((label), card_ids, 0, NE_ITEMS)
#define RANK           OCHRE_NUMBER_PART("rank", 1, NE_ELDERS)
#define THE_WORD(text) OCHRE_WORD_PART(text)

/* clang-format off */
const ochre_verb ne_verbs[] = {
    [NE_DO_SIDE]              = OCHRE_MOVE("side", OCHRE_NAME_PART("sexuality", ne_sexuality_ids, 0, NE_SEXUALITIES - 1)),
    [NE_DO_LOSE_ELDER]        = OCHRE_MOVE("lose", THE_WORD("elder"), RANK),
    [NE_DO_LOSE_DAUGHTER]     = OCHRE_MOVE("lose", THE_WORD("daughter"), DAUGHTER),
    [NE_DO_LOSE_ANIMAL]       = OCHRE_MOVE("lose", THE_WORD("animal"), ITEM),
    [NE_DO_FLIP]              = OCHRE_MOVE("flip"),
    [NE_DO_KEEP]              = OCHRE_MOVE("keep"),
    [NE_DO_SEND]              = OCHRE_MOVE("send", SPECIES),
    [NE_DO_BID]               = OCHRE_MOVE("bid", OCHRE_COUNTS_PART("disks", ne_colour_ids, NE_COLOURS)),
    [NE_DO_PASS]              = OCHRE_MOVE("pass"),
    [NE_DO_RECALL_ELDER]      = OCHRE_MOVE("recall", THE_WORD("elder"), RANK),
    [NE_DO_RECALL_HUSBAND]    = OCHRE_MOVE("recall", THE_WORD("husband"), DAUGHTER),
    [NE_DO_SWAP]              = OCHRE_MOVE("swap", THE_WORD("alpha")),
    [NE_DO_HUNT]              = OCHRE_MOVE("hunt", PLACE, OCHRE_NUMBER_PART("tribesmen", 1, NE_HUNT_MOST)),
    [NE_DO_HUNT_ALPHA]        = OCHRE_MOVE("hunt", PLACE, THE_WORD("alpha")),
    [NE_DO_ELDER]             = OCHRE_MOVE("elder", RANK),
    [NE_DO_ELDER_ALPHA]       = OCHRE_MOVE("elder", RANK, THE_WORD("alpha")),
    [NE_DO_COURT]             = OCHRE_MOVE("court", DAUGHTER),
    [NE_DO_COURT_ALPHA]       = OCHRE_MOVE("court", DAUGHTER, THE_WORD("alpha")),
    [NE_DO_SHIFT]             = OCHRE_MOVE("shift", OCHRE_NAME_PART("from", ne_daughter_ids, 0, NE_DAUGHTERS - 1),
                                           OCHRE_NAME_PART("to", ne_daughter_ids, 0, NE_DAUGHTERS - 1)),
    [NE_DO_DONE]              = OCHRE_MOVE("done"),
    [NE_DO_PROPOSE_LEAVE]     = OCHRE_MOVE("propose", THE_WORD("leave"), LOCATION, SPECIES),
    [NE_DO_PROPOSE_TRADE]     = OCHRE_MOVE("propose", THE_WORD("trade"), SPECIES, CARD("given"), CARD("wanted")),
    [NE_DO_PROPOSE_MARRY]     = OCHRE_MOVE("propose", THE_WORD("marry"), DAUGHTER, SPECIES),
    [NE_DO_ACCEPT]            = OCHRE_MOVE("accept"),
    [NE_DO_REFUSE]            = OCHRE_MOVE("refuse"),
    [NE_DO_DIVORCE]           = OCHRE_MOVE("divorce", DAUGHTER),
    [NE_DO_STRIKE]            = OCHRE_MOVE("strike", SPECIES),
    [NE_DO_FALL]              = OCHRE_MOVE("fall", OCHRE_NAME_PART("who", fall_ids, 0, 1)),
    [NE_DO_RESOLVE]           = OCHRE_MOVE("resolve", PLACE),
    [NE_DO_FREE_ELDER]        = OCHRE_MOVE("free", THE_WORD("elder"), RANK),
    [NE_DO_FREE_DAUGHTER]     = OCHRE_MOVE("free", THE_WORD("daughter"), DAUGHTER, COLOUR),
    [NE_DO_FREE_HUSBAND]      = OCHRE_MOVE("free", THE_WORD("husband"), DAUGHTER),
    [NE_DO_FREE_ITEM]         = OCHRE_MOVE("free", THE_WORD("item"), ITEM, COLOUR),
    [NE_DO_SKIP]              = OCHRE_MOVE("skip"),
    [NE_DO_CLAIM]             = OCHRE_MOVE("claim", OCHRE_NAME_PART("what", claim_ids, 0, 1)),
    [NE_DO_DISCARD]           = OCHRE_MOVE("discard", ITEM),
    [NE_DO_PORTAL]            = OCHRE_MOVE("portal", DAUGHTER, COLOUR),
    [NE_DO_NEOLEXIA_ELDER]    = OCHRE_MOVE("neolexia", THE_WORD("elder"), RANK),
    [NE_DO_NEOLEXIA_DAUGHTER] = OCHRE_MOVE("neolexia", THE_WORD("daughter"), DAUGHTER, COLOUR),
    [NE_DO_NEOLEXIA_HUSBAND]  = OCHRE_MOVE("neolexia", THE_WORD("husband"), DAUGHTER),
    [NE_DO_NEOLEXIA_ITEM]     = OCHRE_MOVE("neolexia", THE_WORD("item"), ITEM, COLOUR),
    [NE_DO_PLAY]              = OCHRE_MOVE("play", ITEM),
    [NE_DEAL]                 = OCHRE_EVENT("deal", OCHRE_SEAT_PART("seat", NE_SEATS), SPECIES,
                                            OCHRE_INDEX_PART("card", 3)),
    [NE_DRAW]                 = OCHRE_EVENT("draw", OCHRE_NAME_PART("biome", ne_biome_ids, 0, NE_BIOMES - 1)),
    [NE_EVENT]                = OCHRE_EVENT("event", DAUGHTER),
    [NE_ROLL]                 = OCHRE_EVENT("roll", OCHRE_DICE_PART("faces")),
    [NE_RIVAL]                = OCHRE_EVENT("rival", OCHRE_NUMBER_PART("bid", 0, NE_DISKS_MOST)),
    [NE_BID_HIDDEN]           = OCHRE_PART(.word = "bid", .flags = OCHRE_VERB_SEEN, .part = {THE_WORD("hidden")}),
    [NE_VERBS]                = {.word = NULL}};
/* clang-format on */
