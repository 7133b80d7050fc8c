/* score.c - what cairns and tokens are worth in Pebbles, and who won. */
#include <string.h>

#include "games/pebbles/state.h"

/* PB-208 */
int pb_cairn_points(const pb_edition *e, const uint8_t pebbles[PB_KINDS])
{
    int  points = 0;
    bool all_kinds = true;
    for (int kind = 0; kind < PB_KINDS; kind++) {
        points += pebbles[kind] * e->value[kind];
        all_kinds = all_kinds && pebbles[kind] > 0;
    }
    return points + (all_kinds ? e->mixed : 0);
}

/* PB-603 */
int pb_token_points(const pb_edition *e, const pb_player *p)
{
    if (p->token == 0)
        return 0;
    const pb_token *t = &e->tokens[p->token - 1];
    return t->value * (t->kind == PB_ANY ? pb_basket(p) : p->pebbles[t->kind]);
}

/* PB-604: does seat i stand before seat j? */
static bool is_ahead(const pb_state *s, const ochre_result *r, int i, int j)
{
    if (r->score[i] != r->score[j])
        return r->score[i] > r->score[j];
    return s->players[i].slips < s->players[j].slips;
}

void pb_result(const void *edition, const void *state, ochre_result *out)
{
    const pb_edition *e = edition;
    const pb_state   *s = state;
    const bool        over = s->phase == PB_OVER;
    memset(out, 0, sizeof *out);
    /* PB-502: before the end a score must not tell what the token is. */
    for (int i = 0; i < s->seats; i++)
        out->score[i] = s->players[i].points + (over ? pb_token_points(e, &s->players[i]) : 0);
    if (!over)
        return;
    int  winners = 0;
    bool by_goal = false;
    for (int i = 0; i < s->seats; i++) {
        out->rank[i] = 1;
        for (int j = 0; j < s->seats; j++)
            out->rank[i] = (uint8_t)(out->rank[i] + is_ahead(s, out, j, i));
        winners += out->rank[i] == 1;
        by_goal = by_goal || s->players[i].cairns >= s->goal;
    }
    for (int i = 0; i < s->seats; i++)
        if (out->rank[i] == 1)
            out->share[i] = (uint8_t)(OCHRE_WHOLE_WIN / winners);
    out->how = by_goal ? "PB-601" : "PB-602";
}
