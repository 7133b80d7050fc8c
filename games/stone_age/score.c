/* score.c - when Stone Age is won, and by whom (section 8). */
#include "games/stone_age/state.h"

#include <string.h>

typedef struct sa_hand { /* what the lower halves of a player's cards add up to */
    int kinds[SA_KINDS];
    int symbols[SA_SYMBOLS];
} sa_hand;

static sa_hand count_lower_halves(const sa_edition *e, uint64_t cards)
{
    sa_hand h = {0};
    for (; cards != 0; cards &= cards - 1) {
        const sa_lower *lower = &e->cards[__builtin_ctzll(cards)].bottom;
        if (lower->type == SA_GREEN)
            h.symbols[lower->symbol - 1]++;
        else
            h.kinds[lower->kind - 1] += lower->count;
    }
    return h;
}

/* Each complete set of different symbols counts its square: first ones, second ones, and so on. The
 * standard edition has every symbol twice (SA-811, SA-812). */
int sa_green_points(const int symbols[SA_SYMBOLS])
{
    int points = 0;
    for (int copy = 1;; copy++) {
        int different = 0;
        for (int i = 0; i < SA_SYMBOLS; i++)
            different += symbols[i] >= copy;
        if (different == 0)
            return points;
        points += different * different;
    }
}

int32_t sa_final_score(const sa_edition *e, const sa_player *p)
{
    const sa_hand h = count_lower_halves(e, p->cards | p->extra); /* SA-819 */
    int32_t       score = p->score + sa_green_points(h.symbols);
    score += h.kinds[SA_FARMER] * p->track;
    score += h.kinds[SA_MAKER] * sa_tool_total(p);
    score += h.kinds[SA_BUILDER] * __builtin_popcountll(p->buildings);
    score += h.kinds[SA_SHAMAN] * p->people;
    for (int r = 0; r < SA_RESOURCES; r++)
        score += p->goods[r] * e->resources[r].final_points; /* SA-817 */
    return score;
}

int sa_tie_break(const sa_player *p)
{
    return p->track + sa_tool_total(p) + p->people;
}

static const char *how_it_ended(const sa_edition *e, const sa_state *s)
{
    for (int stack = 0; stack < e->limits[s->seats - 2].building_stacks; stack++)
        if (s->left[stack] == 0)
            return "SA-801";
    return s->round >= e->max_rounds ? "SA-805" : "SA-802";
}

/* Ranks by final score, then by the tie-break; the first share the win (SA-831 to SA-834). */
static void rank(const sa_state *s, ochre_result *out)
{
    int winners = 0;
    for (int i = 0; i < s->seats; i++) {
        out->rank[i] = 1;
        for (int j = 0; j < s->seats; j++) {
            const int ahead = out->score[j] - out->score[i];
            const int tied = sa_tie_break(&s->players[j]) - sa_tie_break(&s->players[i]);
            if (ahead > 0 || (ahead == 0 && tied > 0))
                out->rank[i]++;
        }
        winners += out->rank[i] == 1;
    }
    for (int i = 0; i < s->seats; i++)
        out->share[i] = out->rank[i] == 1 ? (uint8_t)(OCHRE_WHOLE_WIN / winners) : 0;
}

void sa_result(const void *edition, const void *state, ochre_result *out)
{
    const sa_edition *e = edition;
    const sa_state   *s = state;
    memset(out, 0, sizeof *out);
    for (int i = 0; i < s->seats; i++) /* SA-583: before the end nothing hidden counts */
        out->score[i] =
            s->phase == SA_END ? sa_final_score(e, &s->players[i]) : s->players[i].score;
    if (s->phase != SA_END)
        return;
    rank(s, out);
    out->how = how_it_ended(e, s);
}
