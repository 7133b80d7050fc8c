/* refusal_assign.c - which clause forbids an assignment of phase 2 (NE-301 to NE-317). */
#include "games/neanderthal/table.h"

static bool holds(uint32_t set, int i)
{
    return (set >> i & 1) != 0;
}

/* Disks of the colour that the biomes he stands on ask for, `place` included (-1: none). */
static int asked_for(const ne_edition *e, const ne_state *s, const ne_player *p, int place,
                     int colour)
{
    int disks = 0;
    for (int other = 0; other < NE_PLACES; other++) {
        const bool there =
            other == place || p->hunters[other] > 0 || p->alpha == NE_ON_PLACE + other;
        disks += there && holds(ne_biome_at(e, s, other)->precondition, colour);
    }
    return disks;
}

static const char *refuse_hunt(const ne_edition *e, const ne_state *s, int place, int count)
{
    const ne_player *p = &s->players[s->turn];
    if (!ne_is_biome(s->places[place]))
        return "NE-903";
    if (count == 0 && p->alpha != NE_CAMP)
        return "NE-317"; /* 0: the Alpha goes */
    if (count > p->camp)
        return "NE-303";
    for (int c = 0; c < NE_COLOURS; c++)
        if (asked_for(e, s, p, place, c) > p->pool[c])
            return "NE-904";
    return NULL;
}

/* All three colours among the fresh disks of the two portals of the domain? */
static bool has_portal_colours(const ne_edition *e, const ne_player *p, int domain)
{
    unsigned colours = 0;
    for (int spot = 0; spot < NE_SPOTS; spot++) {
        bool supports = false;
        for (int rank = 0; rank < NE_ELDERS; rank++)
            supports |= holds(p->support[rank], spot);
        if (holds(p->portals, spot) && !supports &&
            holds(e->portals[spot / NE_COLOURS].domains, domain))
            colours |= 1u << spot % NE_COLOURS;
    }
    return colours == 7;
}

static const char *refuse_elder(const ne_edition *e, const ne_state *s, int rank, bool alpha)
{
    const ne_player *p = &s->players[s->turn];
    const ne_elder  *elder = &e->elders[rank];
    if (!(p->tribal ? elder->tribal : elder->vocal))
        return "NE-906";
    if (holds(p->elders, rank) || (alpha ? p->alpha != NE_CAMP : p->camp == 0) ||
        p->pool[elder->colour] == 0)
        return "NE-908";
    if (!p->tribal && elder->portal_needed && !has_portal_colours(e, p, elder->domain))
        return "NE-907";
    return asked_for(e, s, p, -1, elder->colour) < p->pool[elder->colour] ? NULL : "NE-905";
}

static const char *refuse_court(const ne_edition *e, const ne_state *s, int d, bool alpha)
{
    const ne_player *p = &s->players[s->turn];
    if (ne_father_of(s, d) < 0)
        return "NE-311";
    if (holds(p->suitors, d))
        return "NE-909";
    if (holds(p->husbands, d))
        return "NE-910";
    if (holds(p->daughters, d) && !e->sexualities[p->sexuality - 1].may_marry)
        return "NE-910";
    if (alpha)
        return p->alpha == NE_CAMP ? NULL : "NE-317";
    return p->camp > 0 ? NULL : "NE-311";
}

static const char *refuse_shift(const ne_edition *e, const ne_state *s, int from, int to)
{
    const ne_player *p = &s->players[s->turn];
    if (!e->sexualities[p->sexuality - 1].sultan)
        return "NE-912";
    if (!holds(p->husbands, from) || !holds(p->daughters, from) || !holds(p->daughters, to))
        return "NE-313";
    if (holds(s->shifted, from) || holds(p->suitors, to) || ne_husband_of(s, to) >= 0)
        return "NE-912";
    return s->disks[to][0] + s->disks[to][1] + s->disks[to][2] == 0 ? NULL : "NE-912";
}

static const char *refuse_swap(const ne_state *s)
{
    const ne_player *p = &s->players[s->turn];
    const bool       hunts = p->alpha >= NE_ON_PLACE && p->alpha < NE_AS_SUITOR;
    const bool       courts = p->alpha >= NE_AS_SUITOR && p->alpha < NE_AS_HUSBAND;
    if (s->swapped || p->alpha == NE_CAMP || hunts || courts || p->camp == 0)
        return "NE-913";
    return NULL;
}

static const char *refuse_recall(const ne_state *s, bool is_there)
{
    if (s->recalls == 0)
        return "NE-911";
    return is_there ? NULL : "NE-314";
}

const char *ne_refuse_assign(const ne_edition *e, const ne_state *s, ochre_action a)
{
    const ne_player *p = &s->players[s->turn];
    switch (a.verb) {
    case NE_DO_RECALL_ELDER: return refuse_recall(s, holds(p->elders, a.arg[0] - 1));
    case NE_DO_RECALL_HUSBAND: return refuse_recall(s, holds(p->husbands, a.arg[0]));
    case NE_DO_SWAP: return refuse_swap(s);
    case NE_DO_HUNT: return refuse_hunt(e, s, a.arg[0], a.arg[1]);
    case NE_DO_HUNT_ALPHA: return refuse_hunt(e, s, a.arg[0], 0);
    case NE_DO_ELDER: return refuse_elder(e, s, a.arg[0] - 1, false);
    case NE_DO_ELDER_ALPHA: return refuse_elder(e, s, a.arg[0] - 1, true);
    case NE_DO_COURT: return refuse_court(e, s, a.arg[0], false);
    case NE_DO_COURT_ALPHA: return refuse_court(e, s, a.arg[0], true);
    case NE_DO_SHIFT: return refuse_shift(e, s, a.arg[0], a.arg[1]);
    default: return NULL; /* done */
    }
}
