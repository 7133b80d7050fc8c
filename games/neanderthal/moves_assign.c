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

/* All bits of the colours that have no disk left beside the needs of the biomes he is on (NE-304). */
typedef struct lack {
    unsigned of[NE_COLOURS];
} lack;

static inline lack used_up(const ne_state *s, const ne_player *p, unsigned hunting)
{
    lack all;
    for (int c = 0; c < NE_COLOURS; c++)
        all.of[c] = 0u - (p->pool[c] <= ne_count(hunting & s->asking[c]));
    return all;
}

/* Of sets that are kept by colour, what asks for a colour that is lacking. */
static inline unsigned beyond(const uint16_t sets[NE_COLOURS], lack lacking)
{
    return (sets[0] & lacking.of[0]) | (sets[1] & lacking.of[1]) | (sets[2] & lacking.of[2]);
}

/* Places where he may hunt: where he is already, or where his disks allow one biome more. */
static inline unsigned open_places(const ne_state *s, unsigned hunting, lack lacking)
{
    return hunting | (s->biomes & ~beyond(s->asking, lacking));
}

/* Of these ranks, those who need no portals, and those whom some support. This and others below that are
 * seldom needed are kept out of the way of the rest. */
static __attribute__((noinline)) unsigned supported(const ne_edition *e, const ne_state *s,
                                                    const ne_player *p, unsigned ranks)
{
    for (unsigned needy = ranks & s->needy & (p->tribal - 1u); needy != 0; needy &= needy - 1)
        if (ne_support_for(e, p, __builtin_ctz(needy)) == 0)
            ranks &= ~(needy & (0u - needy));
    return ranks;
}

/* Slots that an elder could take, by side, colour and portals. Fewer than three portal disks support
 * nobody, which settles most cases at once. */
static inline unsigned open_slots(const ne_edition *e, const ne_state *s, const ne_player *p,
                                  lack lacking)
{
    const unsigned ranks = s->slots[p->tribal] & ~(p->elders | beyond(s->coloured, lacking));
    const unsigned but_one = p->portals & (p->portals - 1u), but_two = but_one & (but_one - 1);
    if (but_two != 0)
        return supported(e, s, p, ranks);
    return ranks & ~(s->needy & (p->tribal - 1u));
}
static_assert(NE_COLOURS == 3, "a disk of each colour supports");

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

bool ne_can_assign_more(const ne_edition *e, const ne_state *s)
{
    const ne_player *p = &s->players[s->turn];
    if (may_swap(s, p))
        return true;
    if (ne_in_camp(p) > 0) {
        if (p->hunting != 0)
            return true; /* more may always follow */
        const lack lacking = used_up(s, p, 0);
        if (open_places(s, 0, lacking) != 0 || open_slots(e, s, p, lacking) != 0 ||
            courtable(e, s, p) != 0)
            return true;
    }
    if (s->recalls > 0 && (p->elders != 0 || p->husbands != 0))
        return true;
    return shift_sources(e, s, p) != 0 && shift_targets(s, p) != 0;
}

/* With a small camp the first few hunts of every place are stored in any case, where its own begin if it is
 * open; what is too many is overwritten by the next. So there is no branch to foresee. */
enum { FEW = 4 };

static inline void put_few(int place, uint64_t starts, ochre_action *end)
{
    memcpy(end + (starts >> 8 * (place % NE_ROW) & 0xff), hunts[place], FEW * sizeof hunts[0][0]);
}

static inline ochre_action *add_row(size_t camp, unsigned places, int first, ochre_action *end)
{
    const uint64_t starts = ne_six_of(places, first)->below * camp;
    put_few(first + 0, starts, end);
    put_few(first + 1, starts, end);
    put_few(first + 2, starts, end);
    put_few(first + 3, starts, end);
    put_few(first + 4, starts, end);
    put_few(first + 5, starts, end);
    return end + (starts >> 8 * NE_ROW & 0xff);
}

/* With a large camp place by place: twice as many, and all that there can be where those are not enough. */
static inline ochre_action *add_many(size_t camp, unsigned places, ochre_action *end)
{
    enum { MORE = NE_HUNT_MOST - 2 * FEW };
    for (; places != 0; places &= places - 1) {
        const uint64_t *here = hunts[__builtin_ctz(places)];
        memcpy(end, here, 2 * FEW * sizeof *here);
        if (camp > 2 * FEW)
            memcpy(end + 2 * FEW, here + 2 * FEW, MORE * sizeof *here);
        end += camp;
    }
    return end;
}

static inline ochre_action *add_hunts(size_t camp, unsigned places, ochre_action *end)
{
    if (camp > FEW)
        return add_many(camp, places, end);
    end = add_row(camp, places, 0, end);
    return add_row(camp, places, NE_ROW, end);
}

/* All that those in the camp can do. Without the Alpha there is an ordinary tribesman among them. */
static inline ochre_action *add_from_camp(const ne_edition *e, const ne_state *s,
                                          const ne_player *p, ochre_action *end)
{
    const unsigned hunting = p->hunting;
    const lack     lacking = used_up(s, p, hunting);
    const unsigned places = open_places(s, hunting, lacking);
    const unsigned slots = open_slots(e, s, p, lacking);
    const uint32_t brides = courtable(e, s, p);
    const uint32_t ordinary = 0u - (p->camp > 0);
    const bool     alpha = p->alpha == NE_CAMP;
    end = add_hunts(p->camp, places, end);
    if (alpha)
        end = ne_add_places(places, NE_DO_HUNT_ALPHA, end);
    end = ne_add_ranks(slots & ordinary, NE_DO_ELDER, end);
    end = ne_add_daughters(brides & ordinary, NE_DO_COURT, end);
    if (alpha) {
        end = ne_add_ranks(slots, NE_DO_ELDER_ALPHA, end);
        end = ne_add_daughters(brides, NE_DO_COURT_ALPHA, end);
    }
    return end;
}

static __attribute__((noinline)) ochre_action *add_recalls(const ne_player *p, ochre_action *end)
{
    end = ne_add_ranks(p->elders, NE_DO_RECALL_ELDER, end);
    return ne_add_daughters(p->husbands, NE_DO_RECALL_HUSBAND, end);
}

static __attribute__((noinline)) ochre_action *add_shifts(uint32_t from, uint32_t targets,
                                                          ochre_action *end)
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
