/* worth.c - what things are worth to a player of Neanderthal, in hundredths of a point.
 *
 * Points as his sexuality counts them, plus what a thing does in the rounds still to come. A tribe that
 * outgrows its words is struck by Chaos, so one more tribesman is worth less from there on. */
#include "games/neanderthal/hints.h"

/* All who come home before the next event. */
static int tribe(const ne_mind *m)
{
    const ne_player *p = m->p;
    int              tribe = ne_at_home(p) + ne_count(p->suitors);
    for (int place = 0; place < NE_PLACES; place++)
        tribe += ne_hunters(p, place);
    return tribe;
}

static int worth_of_baby(const ne_mind *m, int words)
{
    if (m->p->dead == 0)
        return 0;
    const int points = m->vp->tribesman * NE_POINT;
    if (m->later == 0 || (ne_mature_elders(m->p) & NE_CHIEF) != 0)
        return points;
    if (words > 0)
        return points + ne_least(m->later, NE_W_BABY_ROUNDS) * NE_W_BABY_A_ROUND;
    const bool fire = (ne_mature_elders(m->p) & NE_FIRE_STARTER) != 0;
    return points * (fire ? NE_W_BABY_FIRE : NE_W_BABY_CHAOS) / 100;
}

static int worth_of_disk(const ne_mind *m)
{
    if (m->later == 0)
        return NE_W_DISK_LAST;
    if ((ne_mature_elders(m->p) & NE_CHIEF) != 0)
        return NE_W_DISK_OF_CHIEF;
    return m->words > NE_W_SPARE_WORDS ? NE_W_DISK_TO_SPARE : NE_W_DISK;
}

ne_mind ne_mind_of(const ne_edition *e, const ne_state *s, int seat)
{
    const ne_player *p = &s->players[seat];
    ne_mind          m = {.e = e, .s = s, .p = p, .seat = seat, .later = s->event_deck};
    m.vp = &e->sexualities[p->sexuality != 0 ? p->sexuality - 1 : 0].vp;
    m.words = ne_vocabulary(e, s, p) - tribe(&m);
    m.baby = worth_of_baby(&m, m.words);
    m.disk = worth_of_disk(&m);
    return m;
}

/* ---- things ---- */

int ne_worth_elder(const ne_mind *m, int rank)
{
    int        worth = m->vp->mature_elder * NE_POINT + ne_w_elder[rank] * m->later;
    const bool empowers = (NE_EMPOWERING >> rank & 1) != 0;
    if (empowers && !ne_is_empowered(m->p))
        worth += m->p->alpha != NE_DEAD ? m->vp->tribesman * NE_POINT : NE_W_EMPOWERS;
    if (rank == 0 && m->words < NE_W_CHIEF_WORDS)
        worth += NE_W_CHIEF_NEEDED;
    return worth + ne_least(m->later, NE_W_HAND_ROUNDS) * NE_W_HAND_A_ROUND;
}

int ne_worth_daughter(const ne_mind *m, int d)
{
    const bool needs = ne_sex_of(m->e, m->p)->daughter_needs_husband;
    const bool has = (ne_married(m->s) & ~m->s->unripe & ne_bit(d)) != 0;
    int        worth = m->vp->active_daughter * NE_POINT;
    if (needs && !has)
        worth = m->later > 0 ? worth * NE_W_UNMARRIED / 100 : 0;
    if (!m->p->tribal) {
        const unsigned taken = (unsigned)m->p->portals >> (NE_COLOURS * m->e->daughters[d].portal);
        worth +=
            ne_count(m->e->daughters[d].colours & ~taken) * ne_worth_portal(m) * NE_W_SPOT / 100;
    }
    if (m->e->daughters[d].gather && !ne_sex_of(m->e, m->p)->gather)
        worth += NE_W_GATHERER * m->later;
    return worth;
}

int ne_worth_item(const ne_mind *m, int item)
{
    const ne_item *i = &m->e->items[item];
    const int      need = m->s->solo ? NE_W_ANIMAL_TOGETHER : 0;
    if (i->kind == NE_ANIMAL)
        return m->vp->mature_animal * NE_POINT + need +
               m->later *
                   (i->babies * m->baby * NE_W_HERD_BABIES / 100 + i->free_count * NE_W_HERD_DISK);
    int worth = m->vp->mature_invention * NE_POINT;
    for (int effect = 0; effect < NE_EFFECTS; effect++)
        worth += m->later * i->effects[effect] * ne_w_effect[effect];
    return worth;
}

/* A card has to be played by a Tribal player and to mature: that takes rounds. */
int ne_worth_card(const ne_mind *m, int item)
{
    const int missing = m->p->tribal ? 0 : ne_threshold(m->e, m->s) - ne_count(m->p->portals);
    const int rounds = 1 + missing + ne_count(m->e->items[item].cost);
    const int slack = m->later + 2 - rounds;
    if (slack < 0)
        return NE_W_CARD_LATE;
    const int held = ne_count(m->p->hand); /* those before it are played first */
    const int in_time = ne_least(NE_W_CARD_MOST, NE_W_CARD_CHANCE + NE_W_CARD_SLACK * slack);
    const int chance = ne_most(NE_W_CARD_LEAST, in_time - NE_W_CARD_HELD * held);
    return ne_worth_item(m, item) * chance / 100;
}

int ne_worth_portal(const ne_mind *m)
{
    const int missing = ne_threshold(m->e, m->s) - ne_count(m->p->portals);
    if (m->p->tribal || missing > m->later + 1)
        return 0;
    const int solo = m->s->seats == 1 || m->s->solo ? NE_W_PORTAL_SOLO : 0;
    return NE_W_PORTAL + NE_W_PORTAL_ROUNDS * m->later / missing + NE_W_PORTAL_NEAR / missing +
           solo;
}

/* ---- disks ---- */

static int disks_on(const ne_state *s, int d)
{
    return s->disks[d][0] + s->disks[d][1] + s->disks[d][2];
}

static int worth_of_husband(const ne_mind *m, int d)
{
    int worth = m->vp->mature_husband * NE_POINT + NE_W_HUSBAND * m->later;
    if (ne_sex_of(m->e, m->p)->daughter_needs_husband && ne_is_grown(m->s, d))
        worth += m->vp->active_daughter * NE_POINT + ne_worth_portal(m);
    return worth;
}

/* The last disk brings the whole worth, an earlier one its share, less what may still go wrong. */
static int share_of(const ne_mind *m, int worth, int disks)
{
    if (disks == 1)
        return worth;
    return m->later + 1 < disks ? worth * NE_W_FREE_TOO_LATE / 100
                                : worth * NE_W_FREE_EARLIER / (100 * disks);
}

int ne_worth_target(const ne_mind *m, ochre_action a)
{
    const int what = a.arg[0];
    const int verb =
        a.verb >= NE_DO_NEOLEXIA_ELDER ? a.verb - NE_DO_NEOLEXIA_ELDER : a.verb - NE_DO_FREE_ELDER;
    switch (verb) {
    case 0: return m->disk + ne_worth_elder(m, what - 1);
    case 1: return m->disk + share_of(m, ne_worth_daughter(m, what), disks_on(m->s, what));
    case 2: return m->disk + worth_of_husband(m, what);
    default: return m->disk + share_of(m, ne_worth_item(m, what), ne_count(m->s->item_disks[what]));
    }
}

/* ---- hunts ---- */

int ne_chance_of_hits(int n, int limit, int least)
{
    int chance[10] = {
        NE_SURE}; /* of exactly so many hits; what is enough is collected at the end */
    if (least <= 0)
        return NE_SURE;
    if (least > 9)
        return 0;
    for (int die = 0; die < n; die++) {
        for (int hits = least; hits > 0; hits--) {
            const int stays = hits == least ? chance[hits] : chance[hits] * (6 - limit) / 6;
            chance[hits] = stays + chance[hits - 1] * limit / 6;
        }
        chance[0] = chance[0] * (6 - limit) / 6;
    }
    return chance[least];
}

/* Roughly, that n dice show a pair, or three of a kind. */
static int chance_of_kind(int dice, int kind)
{
    static const int pair[] = {0, 0, 167, 444, 722, 907, 985};
    static const int three[] = {0, 0, 0, 28, 97, 213, 368, 540, 700, 840};
    if (kind <= 1)
        return dice > 0 ? NE_SURE : 0;
    if (kind == 2)
        return pair[ne_least(dice, 6)];
    return kind == 3 ? three[ne_least(dice, 9)] : 10 * dice;
}

/* Disks on whatever he owns that the card's rewards could free: the best that each could do. */
static int worth_of_frees(const ne_mind *m, const ne_biome *b)
{
    const ne_player *p = m->p;
    int              disks = ne_count(p->young) + ne_count(p->husbands & m->s->unripe);
    for (uint32_t d = p->daughters; d != 0; d &= d - 1)
        disks += disks_on(m->s, __builtin_ctz(d));
    for (uint32_t items = p->items; items != 0; items &= items - 1)
        disks += ne_count(m->s->item_disks[__builtin_ctz(items)]);
    return ne_least(disks, b->free_count) *
           (m->disk + (m->later > 0 ? NE_W_HUNT_FREES : NE_W_HUNT_FREES_LAST));
}

static int worth_of_claims(const ne_mind *m, const ne_biome *b, int dice)
{
    int best = 0;
    if (b->trophy_kind != 0)
        best = m->vp->trophy * NE_POINT * chance_of_kind(dice, b->trophy_kind) / NE_SURE;
    if (b->item != 0 && (m->p->elders >> (b->item_elder - 1) & 1) &&
        !ne_hand_is_full(m->e, m->s, m->p))
        best = ne_most(best, ne_worth_card(m, b->item - 1) * chance_of_kind(dice, b->item_kind) /
                                 NE_SURE);
    return best;
}

/* The predators that a big hunt attracts: they kill, and they may take everything. */
static void meet_predators(const ne_mind *m, int place, int hunters, bool alpha, ne_prospect *out)
{
    for (unsigned left = ne_attracted(m->s, place); left != 0; left &= left - 1) {
        const ne_biome *b = ne_biome_at(m->e, m->s, __builtin_ctz(left));
        const int       limit = ne_hit_limit(m->e, m->s, m->p, b);
        const int       killing = ne_count(ne_killing_faces(m->e, m->s, m->p, b));
        const bool      sure = alpha && ne_alpha_is_skilled(m->e, m->p, NE_PREDATORS);
        const int       alive = ne_most(0, hunters - (out->deaths + 500) / NE_SURE);
        const int       rolled = ne_most(0, alive - sure);
        const int       driven = sure ? NE_SURE : ne_chance_of_hits(rolled, limit, 1);
        out->deaths += out->success * rolled * killing / 6;
        out->success = out->success * driven / NE_SURE;
    }
}

/* Others there attack, and may be first to bring the game home. */
static void meet_rivals(const ne_mind *m, int place, int hunters, ne_prospect *out)
{
    for (int seat = 0; seat < m->s->seats; seat++) {
        const int rivals = seat == m->seat ? 0 : ne_hunters(&m->s->players[seat], place);
        if (rivals == 0)
            continue;
        out->success = out->success * (rivals < hunters ? NE_W_RIVAL_FEWER : NE_W_RIVAL_MORE) / 100;
        if (!m->s->solo)
            out->deaths += rivals * NE_SURE / 6;
    }
}

ne_prospect ne_prospect_of(const ne_mind *m, int place, int hunters, bool alpha)
{
    const ne_biome *b = ne_biome_at(m->e, m->s, place);
    const bool      sure = alpha && ne_alpha_is_skilled(m->e, m->p, b->type);
    const int       limit = ne_hit_limit(m->e, m->s, m->p, b), rolled = hunters - sure;
    ne_prospect     out = {.success = 0, .deaths = 0, .worth = 0};
    if (hunters == 0)
        return out;
    out.success = ne_chance_of_hits(rolled, limit, b->hits - (sure && limit >= 1));
    out.deaths = rolled * NE_SURE * ne_count(ne_killing_faces(m->e, m->s, m->p, b)) / 6;
    meet_rivals(m, place, hunters, &out);
    if (b->type == NE_BIG)
        meet_predators(m, place, hunters, alpha, &out);
    const int born = ne_least(b->babies, m->p->dead);
    const int spare = m->later > 0 ? ne_most(m->words, 0) : born;
    int       gain =
        born <= spare ? born * m->baby : spare * m->baby + (born - spare) * NE_W_BABY_TOO_MANY;
    gain += worth_of_frees(m, b) + worth_of_claims(m, b, hunters);
    out.worth = gain * out.success / NE_SURE -
                out.deaths * (m->vp->tribesman * NE_POINT + NE_W_DEATH) / NE_SURE;
    if ((m->s->berries >> place & 1) && ne_gathers(m->e, m->s, m->p))
        out.worth += m->baby;
    return out;
}
