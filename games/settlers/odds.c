/* odds.c - what may come by chance, before it does.
 *
 * Ending a turn: the cards that the next roll will bring the viewer (for a spectator the active player)
 * if the supply lasts; a 7 brings none. Nothing else a player does is settled by dice whose odds are not
 * plain: what a theft or a counter brings is told by the hand and by the bag. */
#include "games/settlers/hints.h"

static int cards_by(const st_edition *e, const st_state *s, int seat, int sum)
{
    const st_claims claims = st_claims_of(e, s, sum);
    return sum == 7 ? 0 : st_total(st_cards(claims.of[seat]));
}

static void add_value(ochre_odds *odds, int value, int weight)
{
    int at = 0;
    while (at < odds->count && odds->value[at] < value)
        at++;
    if (at == odds->count || odds->value[at] != value) {
        for (int i = odds->count++; i > at; i--) {
            odds->value[i] = odds->value[i - 1];
            odds->weight[i] = odds->weight[i - 1];
        }
        odds->value[at] = value;
        odds->weight[at] = 0;
    }
    odds->weight[at] += (uint64_t)weight;
}

int st_odds(const void *edition, const void *state, int viewer, ochre_action action,
            ochre_odds out[OCHRE_ODDS])
{
    const st_edition *e = edition;
    const st_state   *s = state;
    const int         seat = viewer >= 0 && viewer < s->seats ? viewer : s->turn;
    if (action.verb != ST_DO_ENDTURN)
        return 0;
    out[0].label[OCHRE_EN] = "cards by the next roll";
    out[0].label[OCHRE_RU] = "карт за следующий бросок";
    out[0].count = 0;
    for (int sum = 2; sum <= 12; sum++)
        add_value(&out[0], cards_by(e, s, seat, sum), st_ways(sum));
    return 1;
}
