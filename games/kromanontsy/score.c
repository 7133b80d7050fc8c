/* score.c - when Кроманьонцы is over, and who won (sections 8 and 9). */
#include "games/kromanontsy/table.h"

int kr_total(const kr_edition *e, const kr_player *p)
{
    int total = p->points + p->cards / e->final_cards_per_point; /* KR-709 */
    for (int i = 0; i < KR_PREDATORS; i++)
        if (p->figures >> i & 1)
            total += e->predators[i].figure_points; /* KR-710 */
    return total;
}

/* The highest total wins, equal ones share it (KR-712, KR-718, KR-719). */
static void rank(const kr_state *s, ochre_result *out)
{
    int winners = 0;
    for (int i = 0; i < s->seats; i++) {
        out->rank[i] = 1;
        for (int j = 0; j < s->seats; j++)
            out->rank[i] = (uint8_t)(out->rank[i] + (out->score[j] > out->score[i]));
        winners += out->rank[i] == 1;
    }
    for (int i = 0; i < s->seats; i++)
        out->share[i] = (uint8_t)(out->rank[i] == 1 ? OCHRE_WHOLE_WIN / winners : 0);
}

static void judge_solo(const kr_state *s, ochre_result *out) /* KR-831 */
{
    const bool won = s->players[0].settlement != 0;
    out->score[0] = won;
    if (s->phase != KR_OVER)
        return;
    out->rank[0] = 1;
    out->share[0] = won ? OCHRE_WHOLE_WIN : 0;
    out->how = won ? "KR-817" : "KR-819";
}

void kr_result(const void *edition, const void *state, ochre_result *out)
{
    const kr_edition *e = edition;
    const kr_state   *s = state;
    memset(out, 0, sizeof *out);
    if (kr_is_solo(s)) {
        judge_solo(s, out);
        return;
    }
    for (int i = 0; i < s->seats; i++)
        out->score[i] = s->phase == KR_OVER ? kr_total(e, &s->players[i]) : s->players[i].points;
    if (s->phase != KR_OVER)
        return;
    rank(s, out);
    out->how = s->reached != 0 ? "KR-704" : "KR-713";
}
