/* hints.c - how much a sensible player of Neanderthal wants each legal action.
 *
 * Each action gets a worth by the worths of things in worth.c and the figures of weights.h. In phase 2 hunts
 * compete for the same tribesmen: an addition to a party counts for what it adds, less what a tribesman could
 * bring elsewhere. The weight halves with every NE_W_HALVING_OF_HINTS below the best action, so that greedy play
 * takes the best and rollouts mostly the good ones. Only open things are read. */
#include "games/neanderthal/hints.h"

#include <ochre/hints.h>

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
    return points_by_side(m, other) - points_by_side(m, m->p->sexuality - 1) + mpi * m->disk +
           NE_W_FLIP;
}

static int want_side(const ne_mind *m, int sexuality)
{
    return ne_w_side[m->s->seats == 1 ? 2 : m->s->solo][sexuality];
}

static int want_lose(const ne_mind *m, ochre_action a)
{
    const int what = a.arg[0];
    if (a.verb == NE_DO_LOSE_ELDER) {
        const bool young = (m->p->young >> (what - 1) & 1) != 0;
        return -NE_POINT - (young ? ne_worth_elder(m, what - 1) / NE_W_YOUNG_LOST - m->disk
                                  : ne_worth_elder(m, what - 1));
    }
    if (a.verb == NE_DO_LOSE_ANIMAL)
        return -ne_worth_item(m, what);
    return -ne_worth_daughter(m, what) * (ne_is_grown(m->s, what) ? 100 : NE_W_GIRL_LOST) / 100;
}

/* Chance to win with a bid of so many halves, against one more bidder a time. */
static int chance_of_bid(const ne_mind *m, int halves)
{
    const int one = ne_w_bid[ne_least(halves, NE_W_HALVES_MOST)];
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
    int           burden = disks * (m->disk + NE_W_BID_DISK);
    if (disks > m->words && m->later > 0)
        burden += (disks - m->words) * NE_W_BID_CHAOS; /* fewer words than people: Chaos */
    for (int c = 0; c < NE_COLOURS; c++)
        burden += amount[c] > 0 && amount[c] == m->p->pool[c] ? NE_W_BID_COLOUR : 0;
    const int time = m->later + 2 - disks;
    const int in_time = time > 1 ? NE_W_GIRL_EARLY : time == 1 ? NE_W_GIRL_IN_TIME : NE_W_GIRL_LATE;
    return (ne_worth_daughter(m, d) * in_time / 100 - burden) * chance / NE_SURE;
}

/* ---- phase 2 ---- */

static int want_hunt(const ne_mind *m, int place, int count, bool alpha)
{
    const bool        with = m->p->alpha == NE_ON_PLACE + place;
    const int         before = ne_hunters(m->p, place);
    const ne_prospect was = ne_prospect_of(m, place, before, with);
    const ne_prospect is = ne_prospect_of(m, place, before + (alpha ? 1 : count), with || alpha);
    return is.worth - was.worth - NE_W_MAN * (alpha ? 1 : count);
}

static int want_elder(const ne_mind *m, int rank, bool alpha)
{
    const int rounds = m->later + 1, waiting = ne_count(m->p->young);
    const int chance = ne_least(NE_W_ELDER_MOST, NE_W_ELDER_CHANCE + NE_W_ELDER_ROUND * rounds -
                                                     NE_W_ELDER_WAITING * waiting);
    const int chaos = m->words > 1 || m->later == 0 ? 0 : NE_W_ELDER_CHAOS;
    const int leader = alpha && ne_is_empowered(m->p) ? NE_W_ALPHA_ELDER : 0;
    return ne_worth_elder(m, rank) * chance / 100 - m->disk - NE_W_MAN_STAYING - chaos - leader;
}

static int want_home_bride(const ne_mind *m, int d)
{
    if (!ne_is_grown(m->s, d) || (ne_married(m->s) & ne_bit(d)) != 0 ||
        m->p->pool[NE_HUSBAND_DISK] == 0)
        return -NE_W_MAN;
    const ochre_action husband = {NE_DO_FREE_HUSBAND, {(uint8_t)d}};
    const int          worth = ne_worth_target(m, husband) - m->disk;
    return worth * (m->later > 0 ? NE_W_HOME_BRIDE : NE_W_HOME_BRIDE_LAST) / 100 - m->disk -
           NE_W_MAN;
}

static int want_bride_abroad(const ne_mind *m, int d, bool alpha)
{
    const ne_player *father = &m->s->players[ne_father_of(m->s, d)];
    const bool       sure = alpha && (ne_mature_elders(m->p) & NE_WARRIOR) != 0;
    if (!ne_is_grown(m->s, d) || (ne_married(m->s) & ne_bit(d)) != 0)
        return -NE_W_MAN;
    int rivals = 0, gain = m->vp->mature_husband * NE_POINT + NE_W_BRIDE_ABROAD;
    for (int seat = 0; seat < m->s->seats; seat++)
        rivals += seat != m->seat && (m->s->players[seat].suitors & ne_bit(d)) != 0;
    if (!ne_sex_of(m->e, m->p)->may_marry)
        gain = m->p->dead > 0 && ne_has_chaperone(father)
                   ? (m->vp->tribesman + m->vp->wanderluster_extra) * NE_POINT
                   : 0;
    const int chance = sure ? 6 : m->e->courtship_success, fights = m->s->solo ? 0 : 1;
    return gain * chance / 6 / (1 + rivals) - (sure ? 0 : NE_W_SUITOR_DIES) -
           rivals * fights * NE_W_SUITOR_FIGHTS - NE_W_MAN;
}

static int want_court(const ne_mind *m, int d, bool alpha)
{
    const int waste = alpha && ne_is_empowered(m->p) ? NE_W_ALPHA_COURTS : 0;
    return ((m->p->daughters & ne_bit(d)) != 0 ? want_home_bride(m, d)
                                               : want_bride_abroad(m, d, alpha)) -
           waste;
}

static int want_recall(const ne_mind *m, ochre_action a)
{
    if (ne_in_camp(m->p) > 0)
        return NE_W_RECALL;
    if (a.verb == NE_DO_RECALL_ELDER)
        return NE_W_RECALL_ELDER - ((m->p->young >> (a.arg[0] - 1) & 1)
                                        ? NE_W_RECALL_YOUNG
                                        : ne_worth_elder(m, a.arg[0] - 1));
    const bool ripe = (m->s->unripe & ne_bit(a.arg[0])) == 0;
    return NE_W_RECALL_HUSBAND - (ripe ? m->vp->mature_husband * NE_POINT : NE_W_RECALL_UNRIPE);
}

static int want_swap(const ne_mind *m)
{
    if (!ne_is_empowered(m->p))
        return NE_W_NEVER;
    return m->p->alpha == NE_DEAD || (m->p->alpha >= NE_AS_ELDER && m->p->alpha < NE_ON_PLACE)
               ? NE_W_SWAP
               : NE_W_SWAP_IDLE;
}

/* ---- phases 3 and 4 ---- */

static int want_proposal(const ne_mind *m, ochre_action a)
{
    if (a.verb == NE_DO_PROPOSE_MARRY)
        return NE_W_ASK_TO_MARRY;
    if (a.verb == NE_DO_PROPOSE_LEAVE && a.arg[1] != m->p->species - 1 && !m->s->solo)
        return NE_W_ASK_TO_LEAVE;
    return NE_W_NEVER;
}

/* As the one who is asked: yes to what does him good. */
static int want_accept(const ne_mind *m)
{
    const ne_state *s = m->s;
    switch (s->offer) {
    case NE_OFFER_LEAVE: return s->terms[1] == m->p->species - 1 ? -NE_W_LEAVE : NE_W_LEAVE;
    case NE_OFFER_TRADE:
        return (s->terms[1] > 0 ? ne_worth_card(m, s->terms[1] - 1) : 0) -
               (s->terms[2] > 0 ? ne_worth_card(m, s->terms[2] - 1) : 0) + NE_W_TRADE;
    default:
        return (m->p->daughters & ne_bit(s->terms[0])) != 0 &&
                       ne_sex_of(m->e, m->p)->daughter_needs_husband
                   ? NE_W_HUSBAND_NEEDED
                   : NE_W_HUSBAND_AT_ALL;
    }
}

static int want_strike(const ne_mind *m, int species)
{
    const int seat = m->s->seat_of[species] - 1;
    return ne_present(m->s, seat, m->s->at - 1) * NE_W_STRIKE_PRESENT +
           ne_points_of(m->e, m->s, seat);
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
    return worth * (m->later + 1 > disks ? NE_W_PLAYED : NE_W_PLAYED_LATE) / 100 - disks * m->disk;
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
    case NE_DO_SHIFT: return NE_W_NEVER;
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
    case NE_DO_DIVORCE: return NE_W_NEVER;
    case NE_DO_STRIKE: return want_strike(m, a.arg[0]);
    case NE_DO_FALL: return (a.arg[0] == 1) != ne_is_empowered(m->p) ? NE_W_FALL : 0;
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
    ochre_hint_weights(worth, count, NE_W_HALVING_OF_HINTS, weight);
}
