/* score.c - when Cro-Magnon is won, and by whom (section 8). */
#include "games/cro_magnon/words.h"

#include <string.h>

typedef struct holding { /* the tiles of a player, counted */
    int all, of[CM_CATEGORIES];
} holding;

static holding count_tiles(const cm_edition *e, const cm_player *p)
{
    holding h = {0, {0}};
    for (int t = 0; t < CM_TYPES; t++) {
        const int tiles = __builtin_popcount(p->tiles[t]);
        h.of[e->types[t].category] += tiles;
        h.all += tiles;
    }
    return h;
}

int cm_chart_points(const cm_edition *e, const uint8_t fronts[CM_TYPES])
{
    int points = 0;
    for (int t = 0; t < CM_TYPES; t++)
        if (fronts[t] > 0)
            points += e->categories[e->types[t].category].end_chart[fronts[t] - 1];
    return points;
}

static int least_of(const int of[CM_CATEGORIES])
{
    int least = of[CM_GOD];
    for (int c = CM_TRADE; c < CM_CATEGORIES; c++)
        least = of[c] < least ? of[c] : least;
    return least;
}

/* Each sets tile counts sets among all the others, itself left out (CM-513, CM-514). */
static int set_points(const cm_edition *e, const cm_player *p)
{
    const holding h = count_tiles(e, p);
    int           sets = 0;
    for (int t = 0; t < CM_TYPES; t++) {
        if (!(p->tiles[t] & CM_BIT_SETS))
            continue;
        holding others = h;
        others.of[e->types[t].category]--;
        sets += least_of(others.of);
    }
    return sets * e->constants.set_vp;
}

int32_t cm_final_score(const cm_edition *e, const cm_player *p)
{
    uint8_t fronts[CM_TYPES];
    cm_fronts(p, fronts);
    return p->points + cm_chart_points(e, fronts) + set_points(e, p);
}

/* More than 0: seat a is ahead of seat b (CM-521 to CM-523, CM-525). */
static int compare(const cm_edition *e, const cm_state *s, const ochre_result *r, int a, int b)
{
    const holding ha = count_tiles(e, &s->players[a]), hb = count_tiles(e, &s->players[b]);
    if (r->score[a] != r->score[b])
        return r->score[a] - r->score[b];
    if (ha.all != hb.all)
        return ha.all - hb.all;
    for (int c = 0; c < CM_CATEGORIES; c++)
        if (ha.of[c] != hb.of[c])
            return ha.of[c] - hb.of[c];
    return 0;
}

static void rank(const cm_edition *e, const cm_state *s, ochre_result *out)
{
    int winners = 0;
    for (int i = 0; i < s->seats; i++) {
        out->rank[i] = 1;
        for (int j = 0; j < s->seats; j++)
            out->rank[i] = (uint8_t)(out->rank[i] + (compare(e, s, out, j, i) > 0));
        winners += out->rank[i] == 1;
    }
    for (int i = 0; i < s->seats; i++) /* CM-524, CM-526 */
        out->share[i] = out->rank[i] == 1 ? (uint8_t)(OCHRE_WHOLE_WIN / winners) : 0;
}

void cm_result(const void *edition, const void *state, ochre_result *out)
{
    const cm_edition *e = edition;
    const cm_state   *s = state;
    memset(out, 0, sizeof *out);
    for (int i = 0; i < s->seats; i++)
        out->score[i] =
            s->phase == CM_END ? cm_final_score(e, &s->players[i]) : s->players[i].points;
    if (s->phase != CM_END)
        return;
    rank(e, s, out);
    out->how =
        __builtin_popcount(s->scored) >= e->constants.types_scored_to_end ? "CM-501" : "CM-502";
}
