/* moves_hunt.c - what may be done with an open animal: hunt it alone or together, or refuse. */
#include "games/kromanontsy/table.h"

static int at_most(int a, int b)
{
    return a < b ? a : b;
}

static int at_least(int a, int b)
{
    return a > b ? a : b;
}

static int add(ochre_action *out, int n, int verb, int a, int b, int c)
{
    out[n] = ochre_action_packed((uint64_t)verb | (uint64_t)a << 8 | (uint64_t)b << 16 |
                                 (uint64_t)c << 24);
    return n + 1;
}

/* `hunt` or `go` with every number of pairs from least to most that the hand has. */
static int list_pairs(const kr_edition *e, const kr_player *p, int verb, int least, int most,
                      ochre_action *out, int n)
{
    most = at_most(most, p->hand[KR_FLINT] / e->flint_per_weapon);
    for (int pairs = least; pairs <= most; pairs++)
        n = add(out, n, verb, pairs, 0, 0);
    return n;
}

static bool may_offer(const kr_edition *e, const kr_state *s) /* KR-340 */
{
    if (s->cancelled || s->offers >= e->max_offers)
        return false;
    for (int seat = 0; seat < s->seats; seat++)
        if (seat != s->turn && kr_is_eligible(e, &s->players[seat]))
            return true;
    return false;
}

static int list_hunts(const kr_edition *e, const kr_state *s, ochre_action *out)
{
    const kr_player *p = &s->players[s->turn];
    const int        animal = kr_open_animal(s), ready = kr_ready_weapons(p);
    const int        rest = at_least(0, kr_target(e, animal) - ready);
    int              n = 0;
    if (kr_is_predator(animal))
        n = list_pairs(e, p, KR_DO_HUNT, rest, rest, out, n); /* KR-323 */
    else
        n = list_pairs(e, p, KR_DO_HUNT, ready == 0, rest, out, n); /* KR-320 */
    if (may_offer(e, s))
        n = add(out, n, KR_DO_JOINT, 0, 0, 0);
    return add(out, n, KR_DO_REFUSE, 0, 0, 0);
}

static int list_asks(const kr_edition *e, const kr_state *s, ochre_action *out) /* KR-341 */
{
    int loot = kr_animal_loot(e, kr_open_animal(s));
    int points = kr_animal_points(e, kr_open_animal(s)), n = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        loot -= s->offer_loot[seat];
        points -= s->offer_points[seat];
    }
    for (int seat = 0; seat < s->seats; seat++) {
        if (seat == s->turn || (s->asked >> seat & 1) || !kr_is_eligible(e, &s->players[seat]))
            continue;
        for (int l = 0; l <= loot; l++)
            for (int p = 0; p <= points; p++)
                n = add(out, n, KR_DO_ASK, seat, l, p);
    }
    if (s->asked != 0)
        n = add(out, n, KR_DO_PROPOSE, 0, 0, 0);
    return add(out, n, KR_DO_CANCEL, 0, 0, 0);
}

static int list_answers(const kr_edition *e, const kr_state *s, ochre_action *out)
{
    const int n = list_pairs(e, &s->players[kr_actor(s)], KR_DO_ACCEPT, 0,
                             kr_target(e, kr_open_animal(s)), out, 0); /* KR-345 */
    return add(out, n, KR_DO_DECLINE, 0, 0, 0);
}

static int list_goes(const kr_edition *e, const kr_state *s, ochre_action *out) /* KR-349 */
{
    const kr_player *p = &s->players[s->turn];
    const kr_party   party = kr_party_of(s);
    const int        animal = kr_open_animal(s), together = party.weapons + party.pledged;
    const int        rest = at_least(0, kr_target(e, animal) - together);
    const int        promised = at_least(1, party.loot);
    const int        least = kr_is_predator(animal) ? rest : at_least(0, promised - together);
    const int        n = list_pairs(e, p, KR_DO_GO, least, rest, out, 0);
    return add(out, n, KR_DO_DISSOLVE, 0, 0, 0);
}

int kr_list_hunt(const kr_edition *e, const kr_state *s, ochre_action *out)
{
    switch (s->phase) {
    case KR_HUNT: return list_hunts(e, s, out);
    case KR_OFFER: return list_asks(e, s, out);
    case KR_ANSWER: return list_answers(e, s, out);
    default: return list_goes(e, s, out);
    }
}
