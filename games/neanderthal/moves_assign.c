/* moves_assign.c - what a player may do in phase 2: by far the longest lists.
 *
 * What can be done is first found as masks (places, ranks, daughters); the hunts of a place are copied from
 * a table made by the compiler. */
#include "games/neanderthal/moves.h"

/* Every hunt there is, ready to be copied: place by place, 1 to 17 tribesmen. */
#define HUNT(place, n) (NE_WORD(NE_DO_HUNT) | NE_ARG(0, place) | NE_ARG(1, n))
#define HUNTS(place)                                                                               \
    {                                                                                              \
        HUNT(place, 1), HUNT(place, 2), HUNT(place, 3), HUNT(place, 4), HUNT(place, 5),            \
            HUNT(place, 6), HUNT(place, 7), HUNT(place, 8), HUNT(place, 9), HUNT(place, 10),       \
            HUNT(place, 11), HUNT(place, 12), HUNT(place, 13), HUNT(place, 14), HUNT(place, 15),   \
            HUNT(place, 16), HUNT(place, 17)                                                       \
    }
static const uint64_t hunts[NE_PLACES][NE_HUNT_MOST] = {HUNTS(0), HUNTS(1), HUNTS(2),  HUNTS(3),
                                                        HUNTS(4), HUNTS(5), HUNTS(6),  HUNTS(7),
                                                        HUNTS(8), HUNTS(9), HUNTS(10), HUNTS(11)};

static unsigned any_lane(uint64_t lanes)
{
    return (unsigned)(lanes | lanes >> 16 | lanes >> 32) & 0xffff;
}

static uint64_t lane_counts(uint64_t sets)
{
    sets -= sets >> 1 & NE_EACH(UINT64_C(0x5555));
    sets = (sets & NE_EACH(UINT64_C(0x3333))) + (sets >> 2 & NE_EACH(UINT64_C(0x3333)));
    sets = (sets + (sets >> 4)) & NE_EACH(UINT64_C(0x0f0f));
    return (sets + (sets >> 8)) & NE_EACH(UINT64_C(0x1f));
}

/* All bits of the lanes whose colour has no disk left beside the needs of the biomes he is on. */
static uint64_t used_up(const ne_state *s, const ne_player *p, unsigned hunting)
{
    const uint64_t needs = lane_counts(ne_lanes(s->asking) & NE_EACH((uint64_t)hunting));
    const uint64_t left = ne_lanes(p->pool) - needs; /* never below zero in any lane (NE-304) */
    const uint64_t has_some = (left + NE_EACH(UINT64_C(0x7fff))) >> 15 & NE_EACH(UINT64_C(1));
    return (NE_EACH(UINT64_C(1)) - has_some) * 0xffff;
}

/* Places where he may hunt: where he is already, or where his disks allow one biome more. */
static unsigned open_places(const ne_state *s, unsigned hunting, uint64_t lacking)
{
    return hunting | (s->biomes & ~any_lane(ne_lanes(s->asking) & lacking));
}

/* Slots that an elder could take, by side, colour and portals. Fewer than three portal disks support
 * nobody, which settles most cases at once. */
static unsigned open_slots(const ne_edition *e, const ne_state *s, const ne_player *p,
                           uint64_t lacking)
{
    unsigned ranks = s->slots[p->tribal] & ~(p->elders | any_lane(ne_lanes(s->coloured) & lacking));
    if (p->tribal || (ranks & s->needy) == 0)
        return ranks;
    if (ne_count(p->portals) < NE_COLOURS)
        return ranks & ~(unsigned)s->needy;
    for (unsigned needy = ranks & s->needy; needy != 0; needy &= needy - 1)
        if (ne_support_for(e, p, __builtin_ctz(needy)) == 0)
            ranks &= ~(needy & (0u - needy));
    return ranks;
}

static uint32_t courtable(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    const uint32_t all =
        s->players[0].daughters | s->players[1].daughters | s->players[2].daughters;
    const uint32_t own = p->daughters & (ne_sex_of(e, p)->may_marry - 1u); /* NE-312 */
    return all & ~(p->suitors | p->husbands | own);
}

/* Daughters to whom the Sultan's husbands may move. */
static uint32_t shift_targets(const ne_state *s, const ne_player *p)
{
    return p->daughters & ~(ne_married(s) | p->suitors | ne_laden(s));
}

static uint32_t shift_sources(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    const uint32_t home = p->husbands & p->daughters & ~s->shifted;
    return home != 0 && ne_sex_of(e, p)->sultan ? home : 0;
}

static bool may_swap(const ne_state *s, const ne_player *p) /* NE-316 */
{
    const uint64_t elder = ((UINT64_C(1) << NE_ELDERS) - 1) << NE_AS_ELDER;
    const uint64_t away = UINT64_C(1) << NE_DEAD | elder | ~UINT64_C(0) << NE_AS_HUSBAND;
    return (away >> p->alpha & 1) & (p->camp > 0) & !s->swapped;
}

bool ne_can_assign(const ne_edition *e, const ne_state *s)
{
    const ne_player *p = &s->players[s->turn];
    const unsigned   undemanding = s->biomes & ~any_lane(ne_lanes(s->asking));
    if (p->camp > 0 && undemanding != 0)
        return true; /* the common case: somebody could still hunt there */
    if (may_swap(s, p))
        return true;
    if (ne_in_camp(p) > 0) {
        if (p->hunting != 0)
            return true; /* more may always follow */
        const uint64_t lacking = used_up(s, p, 0);
        if (open_places(s, 0, lacking) != 0 || open_slots(e, s, p, lacking) != 0 ||
            courtable(e, s, p) != 0)
            return true;
    }
    if (s->recalls > 0 && (p->elders != 0 || p->husbands != 0))
        return true;
    return shift_sources(e, s, p) != 0 && shift_targets(s, p) != 0;
}

/* The first `kept` hunts of every place are stored in any case, and the list grows by as many as are
 * legal; what is too many is overwritten by the next. So there is no branch to foresee; `kept` is a
 * constant wherever this is called, so that a copy is a few moves. A row at a time, which is unrolled
 * whole. */
static inline ochre_action *add_row(size_t kept, size_t camp, unsigned places, int first,
                                    ochre_action *end)
{
    for (int place = first; place < first + NE_ROW; place++) {
        memcpy(end, hunts[place], kept * sizeof hunts[0][0]);
        end += camp & (0u - (size_t)(places >> place & 1));
    }
    return end;
}

static inline ochre_action *add_kept(size_t kept, size_t camp, unsigned places, ochre_action *end)
{
    end = add_row(kept, camp, places, 0, end);
    return add_row(kept, camp, places, NE_ROW, end);
}

static inline ochre_action *add_hunts(const ne_player *p, unsigned places, ochre_action *end)
{
    const size_t camp = p->camp;
    return camp <= 6 ? add_kept(6, camp, places, end) : add_kept(NE_HUNT_MOST, camp, places, end);
}

static ochre_action *add_alpha_hunts(unsigned places, ochre_action *end)
{
    for (int place = 0; place < NE_PLACES; place++)
        end = ne_add_if(places >> place & 1, NE_WORD(NE_DO_HUNT_ALPHA) | NE_ARG(0, place), end);
    return end;
}

/* All that those in the camp can do. Without the Alpha there is an ordinary tribesman among them. */
static inline ochre_action *add_from_camp(const ne_edition *e, const ne_state *s,
                                          const ne_player *p, ochre_action *end)
{
    const unsigned hunting = p->hunting;
    const uint64_t lacking = used_up(s, p, hunting);
    const unsigned places = open_places(s, hunting, lacking);
    const unsigned slots = open_slots(e, s, p, lacking);
    const uint32_t brides = courtable(e, s, p);
    const uint32_t ordinary = 0u - (p->camp > 0);
    const bool     alpha = p->alpha == NE_CAMP;
    end = add_hunts(p, places, end);
    if (alpha)
        end = add_alpha_hunts(places, end);
    end = ne_add_ranks(slots & ordinary, NE_DO_ELDER, end);
    end = ne_add_set(brides & ordinary, NE_DO_COURT, end);
    if (alpha) {
        end = ne_add_ranks(slots, NE_DO_ELDER_ALPHA, end);
        end = ne_add_set(brides, NE_DO_COURT_ALPHA, end);
    }
    return end;
}

static ochre_action *add_recalls(const ne_player *p, ochre_action *end)
{
    end = ne_add_ranks(p->elders, NE_DO_RECALL_ELDER, end);
    return ne_add_set(p->husbands, NE_DO_RECALL_HUSBAND, end);
}

static ochre_action *add_shifts(uint32_t from, uint32_t targets, ochre_action *end)
{
    for (; from != 0; from &= from - 1)
        for (uint32_t to = targets; to != 0; to &= to - 1)
            end = ne_add(NE_WORD(NE_DO_SHIFT) | NE_ARG(0, __builtin_ctz(from)) |
                             NE_ARG(1, __builtin_ctz(to)),
                         end);
    return end;
}

int ne_list_assign(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    const ne_player *p = &s->players[s->turn];
    ochre_action    *end = out;
    if (s->recalls > 0)
        end = add_recalls(p, end);
    end = ne_add_if(may_swap(s, p), NE_WORD(NE_DO_SWAP), end);
    if (ne_in_camp(p) > 0)
        end = add_from_camp(e, s, p, end);
    const uint32_t movable = shift_sources(e, s, p);
    if (movable != 0)
        end = add_shifts(movable, shift_targets(s, p), end);
    end = ne_add(NE_WORD(NE_DO_DONE), end);
    return (int)(end - out);
}
