/* odds.c - what dice will bring: hits and deaths of a hunt as it would stand, the luck of a suitor.
 *
 * Exact: each die of n hits with f of its six faces, so h hits have (n over h) f^h (6 - f)^(n - h) of the
 * 6^n throws. Rivals and predators come on top and are not foretold. */
#include "games/neanderthal/table.h"

/* The distribution of dice that show one of `faces` faces, plus `sure`. */
static void count_dice(int n, int faces, int sure, ochre_odds *out)
{
    out->count = 0;
    uint64_t ways = 1; /* n over h */
    for (int h = 0; h <= n; h++) {
        uint64_t weight = ways;
        for (int i = 0; i < n; i++)
            weight *= (uint64_t)(i < h ? faces : NE_FACES - faces);
        ways = ways * (uint64_t)(n - h) / (uint64_t)(h + 1);
        if (weight == 0)
            continue;
        out->value[out->count] = h + sure;
        out->weight[out->count++] = weight;
    }
}

static int hunt_odds(const ne_edition *e, const ne_state *s, int place, int count, bool alpha,
                     ochre_odds out[OCHRE_ODDS])
{
    const ne_player *p = &s->players[s->turn];
    const ne_biome  *b = ne_biome_at(e, s, place);
    const bool       with = alpha || p->alpha == NE_ON_PLACE + place;
    const int        sure = with && ne_alpha_is_skilled(e, p, b->type);
    const int        dice = p->hunters[place] + count + with - sure;
    const int        limit = ne_hit_limit(e, s, p, b);
    const unsigned   kills = ne_killing_faces(e, s, p, b);
    out[0].label[OCHRE_EN] = "hits";
    out[0].label[OCHRE_RU] = "попадания";
    count_dice(dice, limit, limit >= 1 ? sure : 0, &out[0]);
    out[1].label[OCHRE_EN] = "hunters lost";
    out[1].label[OCHRE_RU] = "погибшие охотники";
    count_dice(dice, ne_count(kills), (kills & 1) != 0 ? sure : 0, &out[1]);
    return 2;
}

/* 1: he succeeds; 0: he goes home; -1: he dies (NE-434). */
static int court_odds(const ne_edition *e, ochre_odds out[OCHRE_ODDS])
{
    uint64_t ways[3] = {0, 0, 0};
    for (int face = 1; face <= NE_FACES; face++)
        ways[face <= e->courtship_success ? 2 : face == e->courtship_death ? 0 : 1]++;
    out[0].label[OCHRE_EN] = "suitor: 1 success, -1 death";
    out[0].label[OCHRE_RU] = "жених: 1 согласие, -1 гибель";
    out[0].count = 0;
    for (int i = 0; i < 3; i++)
        if (ways[i] != 0) {
            out[0].value[out[0].count] = i - 1;
            out[0].weight[out[0].count++] = ways[i];
        }
    return 1;
}

int ne_odds(const void *edition, const void *state, int viewer, ochre_action action,
            ochre_odds out[OCHRE_ODDS])
{
    const ne_edition *e = edition;
    const ne_state   *s = state;
    (void)viewer; /* nothing that is rolled for depends on a secret */
    if (s->phase != NE_ASSIGN)
        return 0;
    const ne_player *p = &s->players[s->turn];
    switch (action.verb) {
    case NE_DO_HUNT: return hunt_odds(e, s, action.arg[0], action.arg[1], false, out);
    case NE_DO_HUNT_ALPHA: return hunt_odds(e, s, action.arg[0], 0, true, out);
    case NE_DO_COURT: return (p->daughters & ne_bit(action.arg[0])) != 0 ? 0 : court_odds(e, out);
    case NE_DO_COURT_ALPHA:
        return (p->daughters & ne_bit(action.arg[0])) != 0 ||
                       (ne_mature_elders(p) & NE_WARRIOR) != 0
                   ? 0
                   : court_odds(e, out);
    default: return 0;
    }
}
