/* hints.c - how much a sensible player of Neanderthal wants each legal action.
 *
 * Each action gets a worth by the worths of things in worth.c. In phase 2 hunts compete for the same
 * tribesmen: an addition to a party counts for what it adds, less what a tribesman could bring elsewhere.
 * The weight halves with every HALVING below the best action, so that greedy play takes the best and
 * rollouts mostly the good ones. Only open things are read. */
#include "games/neanderthal/hints.h"

#include <ochre/hints.h>

enum {
    HALVING = 30,
    MAN = 16,       /* what a tribesman could bring elsewhere in this round */
    ELDER_MAN = 12, /* the same, for one who stays an elder */
    FOREVER = -400  /* things one would regret */
};

/* ---- phase 1 ---- */

/* Now, with the other side of the card in use. */
static int points_by_side(const ne_mind *m, int sexuality)
{
    ne_state other = *m->s;
    other.players[m->seat].sexuality = (uint8_t)(1 + sexuality);
    return ne_points_of(m->e, &other, m->seat) * NE_POINT;
}

static int want_flip(const ne_mind *m)
{
    const int other = ne_other_side(m->e, m->p);
    const int mpi = ne_count(ne_mpi(m->e, m->p)) - ne_count(m->e->sexualities[other].mpi);
    return points_by_side(m, other) - points_by_side(m, m->p->sexuality - 1) + mpi * m->disk - 60;
}

/* Measured: which side serves this way of playing best, against others, with three species, alone. */
static int want_side(const ne_mind *m, int sexuality)
{
    static const int taste[3][NE_SEXUALITIES] = {{20, 30, 40}, {40, 20, 30}, {10, 20, 40}};
    return taste[m->s->seats == 1 ? 2 : m->s->solo][sexuality];
}

static int want_lose(const ne_mind *m, ochre_action a)
{
    const int what = a.arg[0];
    if (a.verb == NE_DO_LOSE_ELDER) {
        const bool young = (m->p->young >> (what - 1) & 1) != 0;
        return -NE_POINT -
               (young ? ne_worth_elder(m, what - 1) / 3 - m->disk : ne_worth_elder(m, what - 1));
    }
    if (a.verb == NE_DO_LOSE_ANIMAL)
        return -ne_worth_item(m, what);
    return -(ne_is_grown(m->s, what) ? ne_worth_daughter(m, what) : ne_worth_daughter(m, what) / 2);
}

/* Chance to win with a bid of so many halves, against one more bidder a time. */
static int chance_of_bid(const ne_mind *m, int halves)
{
    static const int against[] = {0, 250, 480, 620, 800, 850, 930, 950, 980, 990};
    const int        one = against[ne_least(halves, 9)];
    if (m->s->seats == 1) { /* the rival's bid is a die (NE-708) */
        int won = 0;
        for (int face = 0; face < NE_FACES; face++)
            won += halves >= 2 * m->e->rival_bid[face];
        return won * NE_SURE / NE_FACES;
    }
    int rivals = 0;
    for (int seat = 0; seat < m->s->seats; seat++)
        rivals += seat != m->seat && ne_may_bid(m->e, m->s, &m->s->players[seat]);
    int chance = NE_SURE;
    for (; rivals > 0; rivals--)
        chance = chance * one / NE_SURE;
    return chance;
}

static int want_bid(const ne_mind *m, const uint8_t *amount)
{
    const ne_sex *sex = ne_sex_of(m->e, m->p);
    const int     d = m->s->event - 1, disks = amount[0] + amount[1] + amount[2];
    const int     chance = chance_of_bid(m, sex->half_bids ? disks : 2 * disks);
    int           burden = disks * (m->disk + 18);
    if (disks > m->words && m->later > 0)
        burden += (disks - m->words) * 40; /* fewer words than people: Chaos */
    for (int c = 0; c < NE_COLOURS; c++)
        burden += amount[c] > 0 && amount[c] == m->p->pool[c] ? 25 : 0;
    const int time = m->later + 2 - disks;
    const int worth = ne_worth_daughter(m, d) * (time > 1 ? 85 : time == 1 ? 60 : 10) / 100;
    return (worth - burden) * chance / NE_SURE;
}

/* ---- phase 2 ---- */

static int want_hunt(const ne_mind *m, int place, int count, bool alpha)
{
    const bool        with = m->p->alpha == NE_ON_PLACE + place;
    const int         before = ne_hunters(m->p, place);
    const ne_prospect was = ne_prospect_of(m, place, before, with);
    const ne_prospect is = ne_prospect_of(m, place, before + (alpha ? 1 : count), with || alpha);
    return is.worth - was.worth - MAN * (alpha ? 1 : count);
}

static int want_elder(const ne_mind *m, int rank, bool alpha)
{
    const int rounds = m->later + 1, waiting = ne_count(m->p->young);
    const int worth = ne_worth_elder(m, rank) * ne_least(90, 35 + 14 * rounds - 10 * waiting) / 100;
    const int spare = m->words > 1 || m->later == 0 ? 0 : 30;
    return worth - m->disk - ELDER_MAN - spare - (alpha && ne_is_empowered(m->p) ? 60 : 0);
}

static int want_home_bride(const ne_mind *m, int d)
{
    if (!ne_is_grown(m->s, d) || (ne_married(m->s) & ne_bit(d)) != 0 ||
        m->p->pool[NE_HUSBAND_DISK] == 0)
        return -MAN;
    const ochre_action husband = {NE_DO_FREE_HUSBAND, {(uint8_t)d}};
    const int          worth = ne_worth_target(m, husband) - m->disk;
    return worth * (m->later > 0 ? 70 : 30) / 100 - m->disk - MAN;
}

static int want_bride_abroad(const ne_mind *m, int d, bool alpha)
{
    const ne_player *father = &m->s->players[ne_father_of(m->s, d)];
    const bool       sure = alpha && (ne_mature_elders(m->p) & NE_WARRIOR) != 0;
    if (!ne_is_grown(m->s, d) || (ne_married(m->s) & ne_bit(d)) != 0)
        return -MAN;
    int rivals = 0, gain = m->vp->mature_husband * NE_POINT + 30;
    for (int seat = 0; seat < m->s->seats; seat++)
        rivals += seat != m->seat && (m->s->players[seat].suitors & ne_bit(d)) != 0;
    if (!ne_sex_of(m->e, m->p)->may_marry)
        gain = m->p->dead > 0 && ne_has_chaperone(father)
                   ? (m->vp->tribesman + m->vp->wanderluster_extra) * NE_POINT
                   : 0;
    const int chance = sure ? 6 : m->e->courtship_success, fights = m->s->solo ? 0 : 1;
    return gain * chance / 6 / (1 + rivals) - (sure ? 0 : 17) - rivals * fights * 17 - MAN;
}

static int want_court(const ne_mind *m, int d, bool alpha)
{
    const int waste = alpha && ne_is_empowered(m->p) ? 20 : 0;
    return ((m->p->daughters & ne_bit(d)) != 0 ? want_home_bride(m, d)
                                               : want_bride_abroad(m, d, alpha)) -
           waste;
}

static int want_recall(const ne_mind *m, ochre_action a)
{
    if (ne_in_camp(m->p) > 0)
        return -20;
    if (a.verb == NE_DO_RECALL_ELDER)
        return 90 - ((m->p->young >> (a.arg[0] - 1) & 1) ? 10 : ne_worth_elder(m, a.arg[0] - 1));
    const bool ripe = (m->s->unripe & ne_bit(a.arg[0])) == 0;
    return 80 - (ripe ? m->vp->mature_husband * NE_POINT : 10);
}

static int want_swap(const ne_mind *m)
{
    if (!ne_is_empowered(m->p))
        return FOREVER;
    return m->p->alpha == NE_DEAD || (m->p->alpha >= NE_AS_ELDER && m->p->alpha < NE_ON_PLACE)
               ? 35
               : -30;
}

/* ---- phases 3 and 4 ---- */

static int want_proposal(const ne_mind *m, ochre_action a)
{
    if (a.verb == NE_DO_PROPOSE_MARRY)
        return 25;
    if (a.verb == NE_DO_PROPOSE_LEAVE && a.arg[1] != m->p->species - 1 && !m->s->solo)
        return 4; /* it costs nothing to ask */
    return FOREVER;
}

/* As the one who is asked: yes to what does him good. */
static int want_accept(const ne_mind *m)
{
    const ne_state *s = m->s;
    switch (s->offer) {
    case NE_OFFER_LEAVE: return s->terms[1] == m->p->species - 1 ? -10 : 10;
    case NE_OFFER_TRADE:
        return (s->terms[1] > 0 ? ne_worth_card(m, s->terms[1] - 1) : 0) -
               (s->terms[2] > 0 ? ne_worth_card(m, s->terms[2] - 1) : 0) - 5;
    default:
        return (m->p->daughters & ne_bit(s->terms[0])) != 0 &&
                       ne_sex_of(m->e, m->p)->daughter_needs_husband
                   ? 60
                   : 15;
    }
}

static int want_strike(const ne_mind *m, int species)
{
    const int seat = m->s->seat_of[species] - 1;
    return ne_present(m->s, seat, m->s->at - 1) * 5 + ne_points_of(m->e, m->s, seat);
}

static int want_claim(const ne_mind *m, int what)
{
    const ne_biome *b = ne_biome_at(m->e, m->s, m->s->at - 1);
    return what == 0 ? m->vp->trophy * NE_POINT : ne_worth_card(m, b->item - 1);
}

/* ---- phase 6 ---- */

static int want_portal(const ne_mind *m)
{
    return ne_worth_portal(m) - m->disk;
}

static int want_play(const ne_mind *m, int item)
{
    const int disks = ne_count(m->e->items[item].cost);
    const int worth = ne_worth_item(m, item);
    return (m->later + 1 > disks ? worth * 8 / 10 : worth / 20) - disks * m->disk;
}

/* ---- the contract ---- */

static int want_assignment(const ne_mind *m, ochre_action a)
{
    switch (a.verb) {
    case NE_DO_RECALL_ELDER:
    case NE_DO_RECALL_HUSBAND: return want_recall(m, a);
    case NE_DO_SWAP: return want_swap(m);
    case NE_DO_HUNT: return want_hunt(m, a.arg[0], a.arg[1], false);
    case NE_DO_HUNT_ALPHA: return want_hunt(m, a.arg[0], 0, true);
    case NE_DO_ELDER: return want_elder(m, a.arg[0] - 1, false);
    case NE_DO_ELDER_ALPHA: return want_elder(m, a.arg[0] - 1, true);
    case NE_DO_COURT: return want_court(m, a.arg[0], false);
    case NE_DO_COURT_ALPHA: return want_court(m, a.arg[0], true);
    case NE_DO_SHIFT: return FOREVER;
    default: return 0; /* done */
    }
}

static int want(const ne_mind *m, ochre_action a)
{
    if (m->s->phase == NE_ASSIGN)
        return want_assignment(m, a);
    switch (a.verb) {
    case NE_DO_SIDE: return want_side(m, a.arg[0]);
    case NE_DO_LOSE_ELDER:
    case NE_DO_LOSE_DAUGHTER:
    case NE_DO_LOSE_ANIMAL: return want_lose(m, a);
    case NE_DO_FLIP: return want_flip(m);
    case NE_DO_SEND: return -ne_points_of(m->e, m->s, m->s->seat_of[a.arg[0]] - 1);
    case NE_DO_BID: return want_bid(m, a.arg);
    case NE_DO_PROPOSE_LEAVE:
    case NE_DO_PROPOSE_TRADE:
    case NE_DO_PROPOSE_MARRY: return want_proposal(m, a);
    case NE_DO_ACCEPT: return want_accept(m);
    case NE_DO_DIVORCE: return FOREVER;
    case NE_DO_STRIKE: return want_strike(m, a.arg[0]);
    case NE_DO_FALL: return (a.arg[0] == 1) != ne_is_empowered(m->p) ? 60 : 0;
    case NE_DO_FREE_ELDER:
    case NE_DO_FREE_DAUGHTER:
    case NE_DO_FREE_HUSBAND:
    case NE_DO_FREE_ITEM:
    case NE_DO_NEOLEXIA_ELDER:
    case NE_DO_NEOLEXIA_DAUGHTER:
    case NE_DO_NEOLEXIA_HUSBAND:
    case NE_DO_NEOLEXIA_ITEM: return ne_worth_target(m, a);
    case NE_DO_CLAIM: return want_claim(m, a.arg[0]);
    case NE_DO_DISCARD: return -ne_worth_card(m, a.arg[0]);
    case NE_DO_PORTAL: return want_portal(m);
    case NE_DO_PLAY: return want_play(m, a.arg[0]);
    default: return 0; /* keep, pass, skip, refuse, done, resolve */
    }
}

void ne_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight, ochre_notes *notes)
{
    (void)notes;
    const ne_mind m = ne_mind_of(edition, state, ne_actor(state));
    int           worth[OCHRE_LEGAL];
    for (int i = 0; i < count; i++)
        worth[i] = want(&m, legal[i]);
    ochre_hint_weights(worth, count, HALVING, weight);
}
