/* weights.h - every figure that the hints and the estimate of Neanderthal weigh with.
 *
 * Read by worth.c (what things are worth), hints.c (how much an action is wanted) and estimate.c (who
 * will win), through hints.h. The figures of the game with three species and one mind are fitted as a
 * whole: they and their origin are in estimate_together.c.
 *
 * Unit: hundredths of a point, unless the line says otherwise. "A round" is each round still to come.
 *
 * Origin: what tribesmen, elders, daughters, husbands, animals and trophies count at the end is the
 * player's own card (section 2 of rules.md) and read from the edition. The figures here are what no
 * card tells: what things do meanwhile, and how surely. They were chosen by judgement when the hints
 * were written. Of NE_W_HALVING_OF_HINTS, NE_W_NEVER, NE_W_MAN, NE_W_MAN_STAYING, NE_W_PORTAL and
 * NE_W_PORTAL_SOLO seven tenths and fourteen tenths were tried by `greedy` with two players (`./dev
 * tune`, 4000 games each): none was better, and more of NE_W_HALVING_OF_HINTS or NE_W_PORTAL won
 * only 43 and 41 %. Nothing tells of trials of the others but for ne_w_side. */
#ifndef GAMES_NEANDERTHAL_WEIGHTS_H
#define GAMES_NEANDERTHAL_WEIGHTS_H

#include "games/neanderthal/state.h"

/* ---- from worths to chances ---- */

enum {
    NE_W_HALVING_OF_HINTS = 30,  /* so far below the best action the weight is half */
    NE_W_HALVING_OF_SHARE = 300, /* who is so far behind at the end has half the chance, */
    NE_W_HALVING_A_ROUND = 100,  /* and more before it */
    NE_W_NEVER = -400,           /* what one would regret */
};

/* ---- tribesmen and disks (worth.c) ---- */

enum {
    NE_W_BABY_A_ROUND = 4,   /* a tribesman more than his points, */
    NE_W_BABY_ROUNDS = 4,    /* rounds: at most so many of them */
    NE_W_BABY_CHAOS = 45,    /* percent: his worth to a tribe that outgrows its words, */
    NE_W_BABY_FIRE = 65,     /* percent: and where the Fire Starter halves Chaos (NE-219) */
    NE_W_BABY_TOO_MANY = 45, /* one of a hunt that feeds more than there are words for */
    NE_W_DEATH = 5,          /* a tribesman who dies, more than his points */
    NE_W_DISK = 45,          /* a disk in the pool, */
    NE_W_DISK_TO_SPARE = 22, /* to who has words to spare, */
    NE_W_SPARE_WORDS = 2,    /* disks: more than so many, */
    NE_W_DISK_OF_CHIEF = 12, /* to who needs no words, */
    NE_W_DISK_LAST = 3,      /* and in the last round */
    NE_W_DISK_ESTIMATE = 50, /* percent of that in the estimate */
};

/* ---- elders (worth.c) ---- */

/* What a mature one does a round, by rank: the Chief keeps Chaos off, the others help to hunt, to
 * take cards, to fight. */
static const int ne_w_elder[NE_ELDERS] = {34, 9, 16, 12, 14, 16};

enum {
    NE_W_EMPOWERS = 20,      /* the first who empowers, where the Alpha is dead already */
    NE_W_CHIEF_NEEDED = 60,  /* the Chief, where Chaos is near: */
    NE_W_CHIEF_WORDS = 2,    /* disks: with less than so many to spare */
    NE_W_HAND_A_ROUND = 6,   /* room for one more card (NE-016), */
    NE_W_HAND_ROUNDS = 3,    /* rounds: at most so many of them */
    NE_W_YOUNG_ESTIMATE = 3, /* divisor: a third of the worth while a disk lies on him */
    NE_W_YOUNG_LOST = 3,     /* divisor: the same, where he is given up */
};

/* ---- daughters and husbands (worth.c) ---- */

enum {
    NE_W_UNMARRIED = 60,     /* percent of her points while she still lacks the husband she needs */
    NE_W_SPOT = 50,          /* percent of a portal's worth, for each spot that she opens */
    NE_W_GATHERER = 20,      /* gathering, for who does not gather otherwise, a round */
    NE_W_HUSBAND = 8,        /* a round, besides his points */
    NE_W_GIRL_ESTIMATE = 25, /* percent of the worth while disks lie on her */
    NE_W_GIRL_LOST = 50,     /* percent, where she is given up */
};

/* ---- animals, inventions, cards (worth.c) ---- */

enum {
    NE_W_ANIMAL_TOGETHER = 600, /* without an animal all is lost (NE-705) */
    NE_W_HERD_BABIES = 60,      /* percent of each birth a round */
    NE_W_HERD_DISK = 25,        /* each disk freed a round */
    NE_W_ITEM_ESTIMATE = 3,     /* divisor: a third of the worth while disks lie on it */
    NE_W_CARD_ESTIMATE = 50,    /* percent of a card in hand */
    NE_W_CARD_LATE = 5,         /* one that cannot be ready in time */
    NE_W_CARD_CHANCE = 35,      /* percent that one is ready that just can, */
    NE_W_CARD_SLACK = 12,       /* more for each round besides, */
    NE_W_CARD_MOST = 85,        /* up to this, */
    NE_W_CARD_HELD = 15,        /* less for each card that is played before, */
    NE_W_CARD_LEAST = 10,       /* down to this */
};

/* What an invention does a round, for each of its effects. */
static const int ne_w_effect[NE_EFFECTS] = {
    [NE_HIT_BIG] = 25, [NE_HIT_SMALL] = 20,   [NE_HIT_PREDATOR] = 20, [NE_VOCABULARY] = 12,
    [NE_SHELTER] = 8,  [NE_FROST_PROOF] = 15, [NE_HAND] = 12,         [NE_WEAPON] = 12,
};

/* ---- portals (worth.c, estimate.c) ---- */

enum {
    NE_W_PORTAL = 25,        /* even the first steps to the Tribal side are worth something, */
    NE_W_PORTAL_ROUNDS = 14, /* for each of the portals still lacking, a round there, */
    NE_W_PORTAL_NEAR = 60,   /* and this, shared by those still lacking */
    NE_W_PORTAL_SOLO = 150,  /* where nothing else wins (NE-705, NE-710) */
    NE_W_TRIBAL = 60,        /* to be Tribal, a round */
};

/* ---- disks to be freed (worth.c) ---- */

enum {
    NE_W_FREE_EARLIER = 70, /* percent: a disk that is not the last one has its share of so much, */
    NE_W_FREE_TOO_LATE = 5, /* percent, where the rounds will not do */
    NE_W_HUNT_FREES = 75,   /* a disk that a hunt frees, besides itself, */
    NE_W_HUNT_FREES_LAST = 60, /* and in the last round */
};

/* ---- hunts (worth.c, hints.c) ---- */

enum {
    NE_W_RIVAL_FEWER = 55, /* percent of success that fewer rivals leave, for they go first, */
    NE_W_RIVAL_MORE = 75,  /* percent: and others */
    NE_W_MAN = 16,         /* what a tribesman could bring elsewhere in this round, */
    NE_W_MAN_STAYING = 12, /* and one who stays an elder */
};

/* ---- the card's side, the flip, the auction (hints.c) ---- */

/* Found by play when the hints were written: which side serves this way of playing best, against others, together, alone. */
static const int ne_w_side[3][NE_SEXUALITIES] = {{20, 30, 40}, {40, 20, 30}, {10, 20, 40}};

/* Thousandths: that a bid of so many halves beats one other bidder. */
enum { NE_W_HALVES_MOST = 9 };
static const int ne_w_bid[NE_W_HALVES_MOST + 1] = {0, 250, 480, 620, 800, 850, 930, 950, 980, 990};

enum {
    NE_W_FLIP = -60,        /* to flip, besides what it changes at once */
    NE_W_BID_DISK = 18,     /* a disk that a daughter holds for some rounds, besides itself, */
    NE_W_BID_CHAOS = 40,    /* more for each that words are lacking for then, */
    NE_W_BID_COLOUR = 25,   /* and where it is the last of its colour */
    NE_W_GIRL_EARLY = 85,   /* percent of her worth that comes in time with rounds to spare, */
    NE_W_GIRL_IN_TIME = 60, /* with just enough of them, */
    NE_W_GIRL_LATE = 10,    /* with too few */
};

/* ---- assigning tribesmen (hints.c) ---- */

enum {
    NE_W_ELDER_CHANCE = 35,    /* percent that a new elder matures, */
    NE_W_ELDER_ROUND = 14,     /* more for each round, */
    NE_W_ELDER_WAITING = 10,   /* less for each elder who waits already, */
    NE_W_ELDER_MOST = 90,      /* up to this */
    NE_W_ELDER_CHAOS = 30,     /* his disk, where a word more is lacking then */
    NE_W_ALPHA_ELDER = 60,     /* the empowered Alpha, who then leads no hunt, */
    NE_W_ALPHA_COURTS = 20,    /* or who courts */
    NE_W_HOME_BRIDE = 70,      /* percent of what a husband frees at home, */
    NE_W_HOME_BRIDE_LAST = 30, /* and in the last round */
    NE_W_BRIDE_ABROAD = 30,    /* a husband there, besides his points */
    NE_W_SUITOR_DIES = 17,     /* an unsure suitor, */
    NE_W_SUITOR_FIGHTS = 17,   /* for each rival */
    NE_W_RECALL = -20,         /* to call somebody back while others are in camp, */
    NE_W_RECALL_ELDER = 90,    /* or else an elder, less his worth, */
    NE_W_RECALL_YOUNG = 10,    /* or this if he is young, */
    NE_W_RECALL_HUSBAND = 80,  /* a husband, less his points, */
    NE_W_RECALL_UNRIPE = 10,   /* or this while a disk lies on him */
    NE_W_SWAP = 35,            /* the empowered Alpha for a tribesman, where he is missing, */
    NE_W_SWAP_IDLE = -30,      /* and where he is not */
};

/* ---- talks and fights (hints.c) ---- */

enum {
    NE_W_ASK_TO_MARRY = 25,
    NE_W_ASK_TO_LEAVE = 4,    /* it costs nothing to ask */
    NE_W_LEAVE = 10,          /* that another leaves; as much less, if it is his own people */
    NE_W_TRADE = -5,          /* a trade of cards, besides them */
    NE_W_HUSBAND_NEEDED = 60, /* for a daughter of his own who needs one, */
    NE_W_HUSBAND_AT_ALL = 15, /* and other weddings */
    NE_W_STRIKE_PRESENT = 5,  /* points of the seat struck, for each of its people there */
    NE_W_FALL = 60,           /* that the Alpha falls while he is not empowered, or else another */
};

/* ---- playing cards (hints.c) ---- */

enum {
    NE_W_PLAYED = 80,     /* percent of the worth, with rounds enough for its disks, */
    NE_W_PLAYED_LATE = 5, /* percent, without */
};

#endif
