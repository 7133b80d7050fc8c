/* state.h - what lies on the table of Neanderthal, and what is printed on its components.
 *
 * Twelve places in two rows, numbered north 1..6, then south 1..6. Thirty locations: the places, then
 * the eighteen daughters. Tribesmen without a name are counted; the Alpha is one byte that says where he
 * stands (ne_alpha), and the sets and counts beside it are read together with it: `hunters` and `camp`
 * count ordinary tribesmen only, while `elders`, `suitors` and `husbands` have a bit for whoever is there.
 *
 * Disks under things are stored where they lie; the pool and the deadpile are what is left, and follow
 * (ne_derive). Seats count from 0 here, elders and dice faces by rank - 1 and face - 1; species, cards and
 * locations that may be missing are stored from 1, 0 being none. */
#ifndef GAMES_NEANDERTHAL_STATE_H
#define GAMES_NEANDERTHAL_STATE_H

#include <assert.h>
#include <stdint.h>

#include <ochre/game.h>

enum {
    NE_SEATS = 3,
    NE_ROW = 6,
    NE_PLACES = 2 * NE_ROW,
    NE_ALL_NORTH = (1 << NE_ROW) - 1, /* places as bits */
    NE_ALL_PLACES = (1 << NE_PLACES) - 1,
    NE_DAUGHTERS = 18,
    NE_ALL_DAUGHTERS = (1 << NE_DAUGHTERS) - 1,
    NE_LOCATIONS = NE_PLACES + NE_DAUGHTERS,
    NE_REGION = 18, /* biome cards of one region */
    NE_BIOMES = 2 * NE_REGION,
    NE_ITEMS = 19,
    NE_ELDERS = 6,
    NE_PORTALS = 3,
    NE_FACES = 6,
    NE_ICONS_MOST = 6, /* on one card, in any edition */
    NE_FREES_MOST = 4, /* disks that one card frees, in any edition */
    NE_TRIBE_MOST = 18,
    NE_DISKS_MOST = 9, /* of one colour: three colours of bids stay a short list */
    NE_HUNT_MOST = NE_TRIBE_MOST - 1
};

typedef enum ne_colour { NE_WHITE, NE_ORANGE, NE_BLACK, NE_COLOURS, NE_ANY = NE_COLOURS } ne_colour;

/* A spot of a portal: one for each of its colours. */
enum { NE_SPOTS = NE_PORTALS * NE_COLOURS };

typedef enum ne_species { NE_ARCHAIC, NE_NEANDERTHAL, NE_CROMAGNON, NE_SPECIES } ne_species;
typedef enum ne_sexuality { NE_PROMISCUOUS, NE_PAIR, NE_HAREM, NE_SEXUALITIES } ne_sexuality;

/* Elders whose powers the rules name, as bits of rank - 1. */
enum {
    NE_CHIEF = 1 << 0,
    NE_SHAMAN = 1 << 1,
    NE_KNAPPER = 1 << 2,
    NE_WARRIOR = 1 << 3,
    NE_TRAPPER = 1 << 4,
    NE_FIRE_STARTER = 1 << 5,
    NE_EMPOWERING = NE_KNAPPER | NE_WARRIOR | NE_TRAPPER /* NE-015 */
};

/* Where the Alpha is: player.alpha. */
enum {
    NE_DEAD,
    NE_CAMP,
    NE_AS_ELDER,                           /* + rank - 1 */
    NE_ON_PLACE = NE_AS_ELDER + NE_ELDERS, /* + place */
    NE_AS_SUITOR = NE_ON_PLACE + NE_PLACES,
    NE_AS_HUSBAND = NE_AS_SUITOR + NE_DAUGHTERS,
    NE_ALPHAS = NE_AS_HUSBAND + NE_DAUGHTERS
};

/* What lies on a place: nothing, a biome (number + 1), or an ice sheet. */
enum { NE_EMPTY, NE_ICE = NE_BIOMES + 1, NE_BARE_ICE, NE_COVERS };

typedef enum ne_phase {
    NE_SETUP,       /* chance: the twelve places */
    NE_DEALING,     /* chance: species and sexuality cards */
    NE_SIDE,        /* a seat chooses the side of its card */
    NE_REVEAL,      /* chance: the event of the round */
    NE_ICONS,       /* nobody: only in `back`, the next icon follows */
    NE_THAW,        /* chance: a card of the south for warming */
    NE_ELDER_DEATH, /* chance: one die */
    NE_BLIZZARD,    /* a seat chooses who dies */
    NE_CHAOS,       /* a seat chooses the elder that dies */
    NE_FLIPPING,    /* a seat may flip its sexuality */
    NE_WANDERLUST,  /* a seat chooses the host */
    NE_DISCARDING,  /* a seat with too many cards in hand */
    NE_BIDDING,     /* the bidders, one after the other, hidden */
    NE_RIVALRY,     /* chance: the rival's bid in the solo game of one species */
    NE_ASSIGN,      /* a seat sends tribesmen out, until done */
    NE_NEGOTIATE,   /* a negotiator proposes, or is done */
    NE_ANSWER,      /* another seat answers a proposal */
    NE_LEAVE,       /* a seat may divorce */
    NE_ATTACK,      /* chance: dice of an attack */
    NE_STRIKING,    /* the attacker assigns a hit */
    NE_FALLING,     /* the victim chooses who dies */
    NE_RESOLVING,   /* the first player names the next place */
    NE_HUNTING,     /* chance: dice of a hunt */
    NE_PREDATOR,    /* chance: dice against an attracted predator */
    NE_REWARD,      /* the hunter frees a disk */
    NE_CLAIM,       /* the hunter claims a trophy or a card */
    NE_REFILL,      /* chance: a new card on the place */
    NE_COURTSHIP,   /* chance: one die of a suitor */
    NE_HERD,        /* the owner of an animal frees a disk */
    NE_ACTION,      /* a seat takes its action of phase 6 */
    NE_END,
    NE_PHASES
} ne_phase;

/* How a game ended: state.ending. */
enum { NE_GOES_ON, NE_LAST_EVENT, NE_ICED, NE_ICED_OVER, NE_LOST_ALONE, NE_LOST_TOGETHER };

/* What is proposed: state.offer. */
enum { NE_NO_OFFER, NE_OFFER_LEAVE, NE_OFFER_TRADE, NE_OFFER_MARRY, NE_OFFERS };

/* The rows of the verb table in fields.c, in its order. */
enum {
    NE_DO_SIDE,
    NE_DO_LOSE_ELDER,
    NE_DO_LOSE_DAUGHTER,
    NE_DO_LOSE_ANIMAL,
    NE_DO_FLIP,
    NE_DO_KEEP,
    NE_DO_SEND, /* species */
    NE_DO_BID,  /* three amounts */
    NE_DO_PASS,
    NE_DO_RECALL_ELDER,
    NE_DO_RECALL_HUSBAND,
    NE_DO_SWAP,
    NE_DO_HUNT, /* place, tribesmen */
    NE_DO_HUNT_ALPHA,
    NE_DO_ELDER, /* rank */
    NE_DO_ELDER_ALPHA,
    NE_DO_COURT, /* daughter */
    NE_DO_COURT_ALPHA,
    NE_DO_SHIFT, /* daughter, daughter */
    NE_DO_DONE,
    NE_DO_PROPOSE_LEAVE, /* location, species */
    NE_DO_PROPOSE_TRADE, /* species, 0 or 1 + item given, 0 or 1 + item wanted */
    NE_DO_PROPOSE_MARRY, /* daughter, species */
    NE_DO_ACCEPT,
    NE_DO_REFUSE,
    NE_DO_DIVORCE, /* daughter */
    NE_DO_STRIKE,  /* species */
    NE_DO_FALL,    /* 0 ordinary, 1 Alpha */
    NE_DO_RESOLVE, /* place */
    NE_DO_FREE_ELDER,
    NE_DO_FREE_DAUGHTER, /* daughter, colour */
    NE_DO_FREE_HUSBAND,
    NE_DO_FREE_ITEM, /* item, colour */
    NE_DO_SKIP,
    NE_DO_CLAIM, /* 0 trophy, 1 card */
    NE_DO_DISCARD,
    NE_DO_PORTAL, /* daughter, colour */
    NE_DO_NEOLEXIA_ELDER,
    NE_DO_NEOLEXIA_DAUGHTER,
    NE_DO_NEOLEXIA_HUSBAND,
    NE_DO_NEOLEXIA_ITEM,
    NE_DO_PLAY,    /* item */
    NE_DEAL,       /* chance: seat, species, card */
    NE_DRAW,       /* chance: biome */
    NE_EVENT,      /* chance: daughter */
    NE_ROLL,       /* chance: six counts */
    NE_RIVAL,      /* chance: the rival's bid */
    NE_BID_HIDDEN, /* how others see a bid or a pass (NE-801) */
    NE_VERBS
};

typedef struct ne_player {
    uint64_t trophies;           /* biomes */
    uint32_t daughters;          /* in his tableau */
    uint32_t suitors;            /* daughters on whom he has a suitor */
    uint32_t husbands;           /* daughters whose husband is his */
    uint32_t agreed;             /* daughters of whom his suitor is sure (NE-356) */
    uint32_t hand;               /* items */
    uint32_t items;              /* in his tableau */
    uint16_t pool[NE_COLOURS];   /* disks (see ne_lanes) */
    uint16_t portals;            /* spots that hold a disk */
    uint16_t hunting;            /* places where he has a hunter, be it the Alpha */
    uint16_t support[NE_ELDERS]; /* spots whose disks support an elder (NE-309) */
    uint8_t  species;            /* 0: not dealt yet; 1 + ne_species */
    uint8_t  card;               /* 0: not dealt yet; 1 .. 3 */
    uint8_t  sexuality;          /* 0: not chosen yet; 1 + ne_sexuality */
    uint8_t  tribal;
    uint8_t  extinct;            /* out of the game (NE-704) */
    uint8_t  elders;             /* bits of rank - 1 */
    uint8_t  young;              /* of those, with a disk */
    uint8_t  alpha;              /* where the Alpha is */
    uint8_t  camp;               /* ordinary tribesmen */
    uint8_t  dead;               /* the same, in the deadpile */
    uint8_t  hunters[NE_PLACES]; /* ordinary tribesmen */
    uint8_t  guests[NE_SEATS];   /* wanderlusters in his camp, by their owner's seat */
    uint8_t  bid[NE_COLOURS];    /* of this round's auction: hidden until all are in */
    uint8_t  has_bid;            /* or passed */
    uint8_t  lost;               /* tribesmen, to the Chaos of this round's card */
    uint8_t  spare[4];           /* zero */
} ne_player;
static_assert(sizeof(ne_player) == 88, "no padding: states are compared as bytes");

typedef struct ne_state {
    ne_player players[NE_SEATS];
    uint64_t  gone;       /* biome cards out of the game and nowhere in sight */
    uint64_t  unseen;     /* biome cards never revealed: in the decks and under the ice */
    uint32_t  spent;      /* daughters out of the game */
    uint32_t  unrevealed; /* daughters never revealed */
    uint32_t  unripe;     /* daughters whose husband has a disk */
    uint32_t  shifted;    /* ASSIGN: daughters to whom a husband moved in this turn (NE-313) */
    uint32_t  laden[NE_COLOURS];    /* daughters on whom lies a disk of the colour */
    uint16_t  lurking;              /* PREDATOR: places of the predators still to be met */
    uint16_t  biomes;               /* places with a face-up biome; of those, */
    uint16_t  predators;            /* with a predator, */
    uint16_t  asking[NE_COLOURS];   /* that ask for a disk of the colour (see ne_lanes), */
    uint16_t  berries;              /* with the gathering icon */
    uint16_t  coloured[NE_COLOURS]; /* ranks by the colour of their disk, as bits: of the edition */
    uint8_t   disks[NE_DAUGHTERS][NE_COLOURS]; /* on daughters, their owners' */
    uint8_t   item_disks[NE_ITEMS];            /* bits of colours */
    uint8_t   places[NE_PLACES];               /* what lies there */
    uint8_t   deck[2];                         /* cards of the region that are not buried */
    uint8_t   seats;
    uint8_t   solo;                /* 1: three species, one person (NE-702) */
    uint8_t   round;               /* 0 before the first event */
    uint8_t   phase;               /* ne_phase */
    uint8_t   event_deck;          /* events still to come */
    uint8_t   event;               /* 1 + daughter revealed in this round */
    uint8_t   first;               /* 1 + species of the first player; 0 before the first event */
    uint8_t   order[NE_SEATS];     /* seats in player order (NE-004) */
    uint8_t   playing;             /* how many of them are in the game */
    uint8_t   seat_of[NE_SPECIES]; /* 0: absent; 1 + seat */
    uint8_t   turn;                /* the seat that decides or rolls */
    uint8_t   icon;                /* icons of the event that are begun */
    uint8_t   back;                /* DISCARDING: where it goes on */
    uint8_t   at;                  /* 1 + location in hand; 0: none */
    uint8_t   losses;              /* BLIZZARD: deaths to choose; PREDATOR: hunters killed so far */
    uint8_t   recalls;             /* ASSIGN: left to the seat (NE-314) */
    uint8_t   swapped;             /* ASSIGN: the Alpha was exchanged in this turn */
    uint8_t   proposals;           /* NEGOTIATE, ANSWER: left to the seat */
    uint8_t   offer;               /* ANSWER: what is proposed, */
    uint8_t   terms[3];            /* with the arguments of its verb, */
    uint8_t   asked;               /* and who is asked */
    uint8_t   fought;              /* ATTACK and after: bits of seats that attacked here */
    uint8_t   hits;                /* hits so far, or still to assign */
    uint8_t   victim;              /* FALLING: the seat whose tribesman dies */
    uint8_t   dice;                /* still to throw for the roll in hand */
    uint8_t   roll[NE_FACES];      /* HUNTING to CLAIM: the hunting roll, by face */
    uint8_t   survivors;           /* REWARD, CLAIM: hunters that came home */
    uint8_t   reward;              /* REWARD, HERD: disks of the card that are settled */
    uint8_t   herd;                /* HERD: 1 + the animal in hand */
    uint8_t   alone;               /* COURTSHIP: she had one suitor when it began (NE-433) */
    uint8_t   ending;              /* how the game ended */
    uint8_t   slots[2];            /* ranks with a slot on the Vocal and on the Tribal side, */
    uint8_t   needy;               /* and that need portals: as bits, of the edition */
    uint8_t   spare[4];            /* zero */
} ne_state;
static_assert(sizeof(ne_state) == 464, "no padding: states are compared as bytes");

/* ---- the edition ---- */

typedef struct ne_name {
    char en[32], ru[64];
} ne_name;

typedef struct ne_spot { /* for pictures */
    uint16_t x, y;
} ne_spot;

typedef struct ne_species_card {
    ne_name name, cube;
    uint8_t portal, colour; /* of the disk placed at the start */
} ne_species_card;

typedef struct ne_portal {
    ne_name name;
    ne_spot at;
    uint8_t domains, colours; /* bits of colours: a domain is named by its colour */
} ne_portal;

typedef struct ne_elder {
    ne_name name;
    uint8_t colour;
    uint8_t domain;        /* a colour */
    uint8_t vocal, tribal; /* sides of the placard that have the slot */
    uint8_t portal_needed;
    uint8_t spare; /* zero */
} ne_elder;

/* What scores, in the order of section 2.5. */
typedef struct ne_points {
    uint8_t tribesman, wanderluster_extra, mature_husband, active_daughter;
    uint8_t mature_elder, mature_animal, mature_invention, trophy;
} ne_points;

typedef struct ne_sex {
    ne_name   name, victory;
    uint8_t   mpi; /* bits of colours */
    uint8_t   gather, may_marry, half_bids, sultan, daughter_needs_husband;
    uint8_t   solo_points; /* NE-710 */
    ne_points vp;
    uint8_t   spare; /* zero */
} ne_sex;

typedef struct ne_sides {
    uint8_t sides[2]; /* ne_sexuality */
} ne_sides;

typedef enum ne_icon {
    NE_COOLING,
    NE_WARMING,
    NE_ELDER_DIES,
    NE_SNOW,
    NE_DISORDER,
    NE_ROAMING,
    NE_WURM,
    NE_ICON_KINDS
} ne_icon;

typedef struct ne_daughter {
    ne_name name;
    uint8_t portal;
    uint8_t colours; /* bits */
    uint8_t first;   /* ne_species */
    uint8_t gather;
    uint8_t icon_count;
    uint8_t icons[NE_ICONS_MOST];
} ne_daughter;

typedef enum ne_game_type { NE_BIG, NE_SMALL, NE_PREDATORS, NE_GAMES } ne_game_type;

typedef struct ne_biome {
    ne_name name;
    uint8_t type; /* ne_game_type */
    uint8_t climax;
    uint8_t precondition;   /* bits of colours */
    uint8_t hits, hit_face; /* so many dice of at most that face */
    uint8_t frost, bloody;  /* bits of face - 1 */
    uint8_t babies;
    uint8_t free_count;
    uint8_t free[NE_FREES_MOST]; /* colours, or NE_ANY */
    uint8_t gather;
    uint8_t trophy_kind; /* n-of-a-kind; 0: none */
    uint8_t item;        /* 0: none; 1 + item */
    uint8_t item_kind, item_elder;
} ne_biome;

typedef enum ne_item_kind { NE_ANIMAL, NE_INVENTION } ne_item_kind;

/* Effects of mature items that add up, in the order of struct ne_item. */
typedef enum ne_effect {
    NE_HIT_BIG, /* in the order of ne_game_type */
    NE_HIT_SMALL,
    NE_HIT_PREDATOR,
    NE_SHELTER,
    NE_VOCABULARY,
    NE_FROST_PROOF,
    NE_HAND,
    NE_WEAPON,
    NE_EFFECTS
} ne_effect;

typedef struct ne_item {
    ne_name name;
    uint8_t kind; /* ne_item_kind */
    uint8_t cost; /* bits of colours */
    uint8_t babies;
    uint8_t free_count;
    uint8_t free[NE_FREES_MOST];
    uint8_t effects[NE_EFFECTS];
} ne_item;

typedef struct ne_hunter_lore { /* one for each type of game */
    ne_name name;
    uint8_t alpha_elder; /* rank whose maturity fixes the Alpha's die */
    uint8_t spare;       /* zero */
} ne_hunter_lore;

typedef struct ne_edition {
    char            edition[32];
    uint8_t         tribesmen, disks, start_camp;
    uint8_t         event_cards, event_cards_solo;
    uint8_t         tribal_threshold, tribal_threshold_two;
    uint8_t         blizzard_need;
    uint8_t         recall_most, lazarus_tribesmen; /* NE-314, NE-315 */
    uint8_t         max_proposals, max_hit_face, max_dice;
    uint8_t         courtship_success, courtship_death;
    uint8_t         rival_bid[NE_FACES]; /* by die face (NE-708) */
    uint8_t         spare[1];            /* zero: keeps what follows aligned */
    ne_name         colours[NE_COLOURS];
    ne_name         icons[NE_ICON_KINDS];
    ne_hunter_lore  types[NE_GAMES];
    ne_species_card species[NE_SPECIES];
    ne_portal       portals[NE_PORTALS];
    ne_elder        elders[NE_ELDERS];
    ne_sex          sexualities[NE_SEXUALITIES];
    ne_sides        cards[3];
    ne_daughter     daughters[NE_DAUGHTERS];
    ne_biome        biomes[NE_BIOMES]; /* the first NE_REGION are the north's */
    ne_item         items[NE_ITEMS];
    ne_spot         places[NE_PLACES];
    ne_spot         slots[NE_ELDERS]; /* of the placard, in picture space */
    ne_spot         camp, pool, hand;
} ne_edition;
static_assert(sizeof(ne_edition) == 11680, "no padding: editions are hashed as bytes");

/* ---- shared inside games/neanderthal ---- */

/* edition.c, edition_check.c */
extern const ne_edition ne_standard;
bool                    ne_edition_ok(const void *edition, ochre_text *why);

/* fields.c */
extern const ochre_field ne_state_fields[];
extern const char *const ne_daughter_ids[];
extern const char *const ne_item_ids[];
extern const char *const ne_biome_ids[];
extern const char *const ne_location_ids[]; /* places, then daughters */
extern const char *const ne_species_ids[];
extern const char *const ne_colour_ids[];
extern const char *const ne_sexuality_ids[];
bool                     ne_sees_bid(const void *state, int viewer, const int index[2]);

/* fields_edition.c, verbs.c */
extern const ochre_field ne_edition_fields[];
extern const ochre_verb  ne_verbs[];

/* setup.c */
extern const ochre_option ne_options[];
const char               *ne_start(const void *edition, void *state, const ochre_setup *setup);
void                      ne_set_order(ne_state *s); /* from first, species and extinct (NE-004) */

/* moves.c, moves_assign.c, moves_talk.c */
int  ne_actor(const void *state);
int  ne_legal(const void *edition, const void *state, ochre_action *out);
int  ne_list_assign(const ne_edition *e, const ne_state *s, ochre_action *out);
bool ne_can_assign_more(const ne_edition *e, const ne_state *s); /* see ne_can_assign */
int  ne_list_proposals(const ne_edition *e, const ne_state *s, ochre_action *out);
bool ne_can_act(const ne_edition *e, const ne_state *s); /* anything but `pass` */
bool ne_can_free(const ne_state *s, int seat, unsigned colours);
int  ne_claims(const ne_edition *e, const ne_state *s); /* bit 0: trophy; bit 1: card */

/* refusal.c, refusal_assign.c, refusal_talk.c */
const char *ne_refusal(const void *edition, const void *state, ochre_action action);
const char *ne_refuse_assign(const ne_edition *e, const ne_state *s, ochre_action a);
const char *ne_refuse_talk(const ne_edition *e, const ne_state *s, ochre_action a);

/* chance.c */
int ne_outcomes(const void *edition, const void *state, ochre_action *out, uint32_t *weight);
ochre_action ne_sample(const void *edition, const void *state, ochre_rng *rng);

/* apply.c */
void ne_apply(const void *edition, void *state, ochre_action action);

/* score.c */
void ne_result(const void *edition, const void *state, ochre_result *out);
int  ne_points_of(const ne_edition *e, const ne_state *s, int seat);
int  ne_score_of(const ne_edition *e, const ne_state *s, int seat); /* NE-713: the dead have none */
bool ne_is_won(const ne_edition *e, const ne_state *s);             /* a solo game that is over */
int  ne_grade(const ochre_result *result);                          /* of three species (NE-705) */
bool ne_is_great(const ne_edition *e, const ne_state *s);           /* NE-710 */

/* invariants.c, invariants_phase.c */
const char *ne_state_ok(const void *edition, const void *state);
const char *ne_moment_broken(const ne_edition *e, const ne_state *s);
void        ne_derive(const void *edition, void *state);
void        ne_derive_ranks(const ne_edition *e, ne_state *s);

/* secrets.c */
void         ne_hide(const void *edition, void *state, int viewer, ochre_rng *rng);
ochre_action ne_seen(const void *edition, const void *before, int viewer, ochre_action action);

/* draw.c, say.c, odds.c, hints.c, estimate.c */
void ne_draw(const void *edition, const void *state, int viewer, ochre_lang lang,
             ochre_canvas *out);
void ne_say(const void *edition, const void *before, const void *after, ochre_action action,
            int viewer, ochre_lang lang, ochre_text *out);
void ne_intend(const void *edition, const void *state, ochre_action action, ochre_lang lang,
               ochre_text *out);
int  ne_odds(const void *edition, const void *state, int viewer, ochre_action action,
             ochre_odds out[OCHRE_ODDS]);
void ne_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight, ochre_notes *notes);
void ne_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                 ochre_notes *notes);

#endif
