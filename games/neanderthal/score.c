/* score.c - what everything is worth by each player's sexuality, and who won (sections 8 and 9). */
#include <string.h>

#include "games/neanderthal/table.h"

/* ---- points ---- */

/* Ordinary tribesmen outside the deadpile, and the Alpha if he counts (NE-603, NE-604). */
static int tribesmen(const ne_edition *e, const ne_player *p)
{
    const int alpha = p->alpha != NE_DEAD && ne_is_empowered(p);
    return e->tribesmen - 1 - p->dead + alpha;
}

static int active_daughters(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    int active = 0;
    for (uint32_t d = p->daughters; d != 0; d &= d - 1)
        active += ne_is_active(e, s, p, __builtin_ctz(d));
    return active;
}

static int mature_items(const ne_edition *e, const ne_state *s, const ne_player *p, int kind)
{
    int mature = 0;
    for (uint32_t items = p->items; items != 0; items &= items - 1) {
        const int i = __builtin_ctz(items);
        mature += e->items[i].kind == kind && s->item_disks[i] == 0;
    }
    return mature;
}

int ne_points_of(const ne_edition *e, const ne_state *s, int seat)
{
    const ne_player *p = &s->players[seat];
    if (p->sexuality == 0)
        return 0;
    const ne_points *vp = &ne_sex_of(e, p)->vp; /* NE-602 */
    int              points = tribesmen(e, p) * vp->tribesman;
    points += ne_abroad(s, seat) * vp->wanderluster_extra;
    points += ne_count(p->husbands & ~s->unripe) * vp->mature_husband; /* NE-606 */
    points += active_daughters(e, s, p) * vp->active_daughter;
    points += ne_count(ne_mature_elders(p)) * vp->mature_elder;
    points += mature_items(e, s, p, NE_ANIMAL) * vp->mature_animal;
    points += mature_items(e, s, p, NE_INVENTION) * vp->mature_invention;
    points += __builtin_popcountll(p->trophies) * vp->trophy;
    return points;
}

/* ---- solo games ---- */

static bool is_solo(const ne_state *s)
{
    return s->seats == 1 || s->solo;
}

bool ne_is_great(const ne_edition *e, const ne_state *s)
{
    return s->seats == 1 && ne_is_won(e, s) &&
           mature_items(e, s, &s->players[0], NE_ANIMAL) > 0; /* NE-710 */
}

bool ne_is_won(const ne_edition *e, const ne_state *s)
{
    if (s->phase != NE_END || s->ending == NE_LOST_ALONE || s->ending == NE_LOST_TOGETHER)
        return false;
    if (s->seats == 1)
        return ne_is_alive(s, 0) && s->players[0].tribal &&
               ne_points_of(e, s, 0) >= ne_sex_of(e, &s->players[0])->solo_points; /* NE-710 */
    int living = 0, animals = 0;
    for (int seat = 0; seat < s->seats; seat++)
        if (ne_is_alive(s, seat)) {
            living++;
            animals += mature_items(e, s, &s->players[seat], NE_ANIMAL);
        }
    return living >= 2 && animals >= 1; /* NE-705 */
}

int ne_score_of(const ne_edition *e, const ne_state *s, int seat)
{
    return !is_solo(s) || ne_is_alive(s, seat) ? ne_points_of(e, s, seat) : 0;
}

int ne_grade(const ochre_result *result)
{
    return (int)(result->score[0] + result->score[1] + result->score[2]); /* the dead have none */
}

static void solo_result(const ne_edition *e, const ne_state *s, ochre_result *out)
{
    const bool won = ne_is_won(e, s); /* NE-713 */
    for (int seat = 0; seat < s->seats; seat++) {
        out->rank[seat] = 1;
        out->share[seat] = won ? (uint8_t)(OCHRE_WHOLE_WIN / s->seats) : 0;
    }
}

/* ---- ranks ---- */

static void rank(const ne_state *s, ochre_result *out)
{
    int winners = 0;
    for (int i = 0; i < s->seats; i++) {
        out->rank[i] = 1;
        for (int j = 0; j < s->seats; j++)
            out->rank[i] = (uint8_t)(out->rank[i] + (out->score[j] > out->score[i])); /* NE-609 */
        winners += out->rank[i] == 1;
    }
    for (int i = 0; i < s->seats; i++)
        out->share[i] = out->rank[i] == 1 ? (uint8_t)(OCHRE_WHOLE_WIN / winners) : 0; /* NE-608 */
}

void ne_result(const void *edition, const void *state, ochre_result *out)
{
    static const char *const how[] = {
        [NE_GOES_ON] = NULL,       [NE_LAST_EVENT] = "NE-601", [NE_ICED] = "NE-229",
        [NE_ICED_OVER] = "NE-541", [NE_LOST_ALONE] = "NE-709", [NE_LOST_TOGETHER] = "NE-711"};
    const ne_edition *e = edition;
    const ne_state   *s = state;
    memset(out, 0, sizeof *out);
    for (int seat = 0; seat < s->seats; seat++)
        out->score[seat] = ne_score_of(e, s, seat);
    if (s->phase != NE_END)
        return;
    if (is_solo(s))
        solo_result(e, s, out);
    else
        rank(s, out);
    out->how = how[s->ending];
}
