/* score.c - victory points, and who won (section 8). */
#include "games/settlers/state.h"

int st_points(const st_edition *e, const st_state *s, int seat)
{
    const st_player *p = &s->players[seat];
    int              points = st_total(st_cards(p->tribes));
    for (int c = 0; c < ST_CHARTS; c++) {
        points += p->levels[c] == ST_LEVELS ? e->art[c].points : 0; /* ST-996 */
        points += (p->adaptation >> c & 1) ? e->adaptation[c].points : 0;
    }
    points += s->exploration == seat + 1 ? e->exploration.points : 0;
    points += s->expansion == seat + 1 ? e->expansion.points : 0;
    return points;
}
static_assert((int)ST_CHARTS == (int)ST_TRIBES, "st_points counts both in one loop");

/* The keys of ST-955 as one number: points, tribe counters, exploration counters, levels. */
static int standing(const st_edition *e, const st_state *s, int seat)
{
    const st_player *p = &s->players[seat];
    int              key = st_points(e, s, seat);
    key = key * 64 + st_total(st_cards(p->tribes));
    key = key * 64 + st_counter_number(p);
    return key * 64 + st_total(st_cards(p->levels));
}

/* Only the active player wins by points (ST-954); at the turn cap the first of all does (ST-956). */
static void rank(const st_edition *e, const st_state *s, ochre_result *out)
{
    const bool by_points = st_points(e, s, s->turn) >= e->win_points;
    int        winners = 0;
    for (int i = 0; i < s->seats; i++) {
        out->rank[i] = 1;
        for (int j = 0; j < s->seats; j++) {
            const bool is_behind = by_points && j == s->turn, is_first = by_points && i == s->turn;
            if (j != i && !is_first && (is_behind || standing(e, s, j) > standing(e, s, i)))
                out->rank[i]++;
        }
        winners += out->rank[i] == 1;
    }
    for (int i = 0; i < s->seats; i++)
        out->share[i] = out->rank[i] == 1 ? (uint8_t)(OCHRE_WHOLE_WIN / winners) : 0;
    out->how = by_points ? "ST-952" : "ST-956";
}

void st_result(const void *edition, const void *state, ochre_result *out)
{
    const st_state *s = state;
    memset(out, 0, sizeof *out);
    for (int i = 0; i < s->seats; i++)
        out->score[i] = st_points(edition, s, i);
    if (s->phase == ST_END)
        rank(edition, s, out);
}
