/* production.c - what a roll pays (section 4.1).
 *
 * A roll comes once in about forty decisions, so it is worked out from the camps each time: at most
 * twenty camps with three hexes each. */
#include "games/settlers/state.h"

static bool yields(const st_edition *e, const st_state *s, int hex, int sum)
{
    return e->hexes[hex - 1].number == sum && hex != s->neanderthal && hex != s->sabertooth &&
           !(s->deserts >> (hex - 1) & 1); /* ST-301, ST-303, ST-304 */
}

st_claims st_claims_of(const st_edition *e, const st_state *s, int sum)
{
    st_claims claims = {{{0}}};
    for (int seat = 0; seat < s->seats; seat++) {
        const st_player *p = &s->players[seat];
        for (int c = 0; c < p->camp_count; c++) {
            const st_point *at = st_at(e, p->camps[c]);
            for (int i = 0; i < at->hex_count; i++)
                if (yields(e, s, at->hexes[i], sum))
                    claims.of[seat][e->terrains[e->hexes[at->hexes[i] - 1].terrain].produces]++;
        }
    }
    return claims;
}

/* ST-307: if the supply does not serve all, nobody gets the kind; a single claimant gets the rest. */
static void pay_kind(st_state *s, st_claims *claims, int r)
{
    int all = 0, claimants = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        all += claims->of[seat][r];
        claimants += claims->of[seat][r] > 0;
    }
    for (int seat = 0; seat < s->seats; seat++) {
        int paid = claims->of[seat][r];
        if (all > s->supply[r])
            paid = claimants == 1 && paid > 0 ? s->supply[r] : 0;
        claims->of[seat][r] = (uint8_t)paid;
    }
    for (int seat = 0; seat < s->seats; seat++) {
        uint8_t *held = &s->players[seat].hand[r];
        *held = (uint8_t)(*held + claims->of[seat][r]);
        s->supply[r] = (uint8_t)(s->supply[r] - claims->of[seat][r]);
    }
}

void st_produce(const st_edition *e, st_state *s, int sum)
{
    st_claims claims = st_claims_of(e, s, sum);
    for (int r = 0; r < ST_RESOURCES; r++)
        pay_kind(s, &claims, r);
}
