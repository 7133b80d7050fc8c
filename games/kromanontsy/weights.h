/* weights.h - every figure that the hints and the estimate of Кроманьонцы weigh with.
 *
 * hints.c, worth.c and estimate.c read them, through hints.h. A figure is in hundredths of a point
 * unless its line begins with percent, times, cards or another unit.
 *
 * Where they come from: all were chosen by judgement when the hints were written. Each was tried
 * since then by `greedy` with two players, at seven tenths and fourteen tenths, in up to 2000 games
 * against the best so far (`./dev tune kromanontsy --bot greedy --games 2000`). None was better: 84
 * for KR_W_NEW_WEAPON seemed so, but on other deals, with two, three and four players, it was even.
 * Worse were 87 for KR_W_BASE_LOOT (36 % of the games), 2 for KR_W_LEARNING_CARDS (44 %) and 20 for
 * KR_W_BASE_CARD (45 %). The figures of estimate.c, which `greedy` never asks, and those of the game
 * alone are judgement. What all are worth together is in docs/bots.md: search with them against
 * search without the hints, or without the estimate.
 *
 * What the rules give is not repeated here: points of technologies, settlements, predators and
 * figures, the loot of a joker and the flint of a weapon are read from the edition. Some figures
 * were chosen with a rule in view, and their lines name it:
 *
 *   - Two cards are a point at the end (KR-709), so one is 50. A card in hand (KR_W_HELD_CARD) is
 *     above that, since it may be spent on more; a card that is only wanted (KR_W_BASE_CARD) is
 *     below: it was reckoned as half a point for two, and hopes.
 *   - One loot can become a point (KR-474) or a third of another card (KR-424), hence above a card.
 *   - Founding must come first in a turn (KR-520), and learning takes no action points (KR-420):
 *     both are so far above all else that nothing is done before.
 *   - Alone there are no points (KR-814), only the technologies that a settlement asks for, seven,
 *     and the months, nine (KR-811).
 *
 * The zero of the scale is to do nothing: to end a turn without action points, to stop exploring,
 * to decline or dissolve. */
#ifndef GAMES_KROMANONTSY_WEIGHTS_H
#define GAMES_KROMANONTSY_WEIGHTS_H

/* ---- hints.c: the turn ---- */
enum {
    KR_W_HALVING_OF_HINTS = 60, /* so far below the best action the weight is half */
    KR_W_LEARNING_FIRST = 900,  /* learning comes before action points are spent */
    KR_W_SETTLING = 5000,       /* before all else (KR-520); alone it wins */
    KR_W_ACTION_POINT = 55,     /* what it could do elsewhere */
    KR_W_WITHIN_REACH = 3,      /* cards missing; stuck is who lacks more for all that is open */
    KR_W_NEW_CARD = 12,         /* a row that turns over */
    KR_W_NEW_CARD_STUCK = 90, /* the same for who is stuck, or games stall (rules.md, section 12) */
    KR_W_TRADED_CARD = 24,    /* what a card given for loot counts at least */
    KR_W_HARM = 14,           /* a card less in another hand */
    KR_W_HARM_AHEAD = 28,     /* the same where the other has more points */
    KR_W_WEAPON_TURNED = 95,  /* attacking turns a weapon for good (KR-463) */
    KR_W_LOOT_IMPROVING = 50, /* percent of its worth that loot made a point is charged */
    KR_W_IMPROVED_LATER = 8,  /* a loot that the dwelling could turn besides, later not */
    KR_W_POINT_IMPROVING = 50, /* percent of an action point that improving is charged */
    KR_W_TURN_LEFT = 30,       /* ending a turn with action points, beside one of them */
};

/* ---- hints.c: animals ---- */
enum {
    KR_W_THROWN_CARD = 25,     /* a card thrown to a predator; at the end it is 50 (KR-709) */
    KR_W_JOINT_IN_VAIN = -100, /* a joint hunt not needed, too weak, or for a herbivore */
    KR_W_JOINT_PARTS = 3,      /* divisor of the trophies: others want some, and may decline */
    KR_W_ASK_IN_VAIN = -400,   /* asking somebody too weak, or a second helper */
    KR_W_FAIR = 2,             /* times that the helper's part counts against what is left */
    KR_W_ASK_UNFAIR = -100,    /* asking for a smaller part than is fair */
    KR_W_ASK_FAIR = 100,       /* asking for a fair part, before what is given away */
    KR_W_ASK_GIVEN = 50,       /* percent of what is given away that is charged */
    KR_W_PROPOSING = 50,       /* once somebody is asked, rather than ask more or cancel */
    KR_W_CANCELLING = -50,     /* rather than ask unfairly or in vain */
};

/* ---- worth.c: technologies ---- */
enum {
    KR_W_NEW_WEAPON = 60,    /* what the first does in hunts; the next ones less and less */
    KR_W_NEW_HOUSEHOLD = 45, /* a card of one's own choice each turn; likewise */
    KR_W_ENOUGH = 3,         /* weapons, or household cards, beyond which one more adds nothing */
    KR_W_HAND_ICON = 18,     /* a card more that may be kept (KR-208) */
    KR_W_IMPROVE_LOOT = 14,  /* a loot that the dwelling can make a point (KR-474) */
    KR_W_SOLO_STEP = 700,    /* alone: a technology that the settlement asks for */
    KR_W_SOLO_OTHER = 60,    /* alone: one that it does not */
    KR_W_SOLO_USE = 50,      /* percent of what a technology can do that counts alone */
    KR_W_FOUNDING_STEPS = 1, /* technologies that founding counts as, beside those lacking */
};

/* ---- worth.c: cards and animals ---- */
enum {
    KR_W_BASE_CARD = 28,     /* a card that one may want; at the end it is 50 (KR-709) */
    KR_W_BASE_LOOT = 62,     /* can become a point (KR-474), or a third of a card (KR-424) */
    KR_W_SURPLUS_CARD = 12,  /* a card in hand that nothing open asks for */
    KR_W_LEARNING_CARDS = 1, /* cards that learning counts as, beside those missing; not 0 */
    KR_W_FLINT_HUNTING = 50, /* percent of the pairs of flint that a hunt may take */
};

/* ---- estimate.c ---- */
enum {
    KR_W_HELD_CARD = 70, /* at the end it is 50 (KR-709), but it may be spent on more */
    KR_W_HELD_LOOT = 90, /* likewise, or become a point (KR-474) */
    KR_W_LEARNED = 25,   /* a technology, beside its points: others build on it (KR-433) */
    KR_W_NEAR = 6,       /* technologies; who lacks so many for a settlement has nothing of it */
    KR_W_NEARER = 60,    /* each that he lacks fewer */
    KR_W_HALVING_OF_SHARES = 350, /* who is so far behind at the end has half the chance */
    KR_W_HALVING_EARLIER = 6,     /* divisor: so much of what the leader lacks is added to that */
    KR_W_SOLO_MONTHLY = 14,       /* tenths of a technology learned a month */
    KR_W_SOLO_THIS_MONTH = 50,    /* percent of that which the running month may still bring */
};

#endif
