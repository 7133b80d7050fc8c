/* refusal_hunt.c - which clause forbids what is tried with an open animal. Written from the clauses of
 * sections 5.3 and 5.4, number by number, where moves_hunt.c works out ranges. */
#include "games/kromanontsy/table.h"

static bool has_pairs(const kr_edition *e, const kr_player *p, int pairs)
{
    return p->hand[KR_FLINT] >= pairs * e->flint_per_weapon;
}

static const char *refuse_alone(const kr_edition *e, const kr_state *s, int pairs)
{
    const kr_player *p = &s->players[s->turn];
    const int        animal = kr_open_animal(s), target = kr_target(e, animal);
    const int        ready = kr_ready_weapons(p);
    if (!has_pairs(e, p, pairs))
        return "KR-929";
    if (pairs > 0 && ready + pairs > target)
        return "KR-929"; /* more flint than is needed (KR-320, KR-323) */
    if (ready + pairs < (kr_is_predator(animal) ? target : 1))
        return "KR-929";
    return NULL;
}

static const char *refuse_joint(const kr_edition *e, const kr_state *s)
{
    if (kr_is_solo(s))
        return "KR-815";
    if (s->cancelled)
        return "KR-343";
    if (s->offers >= e->max_offers)
        return "KR-357";
    for (int seat = 0; seat < s->seats; seat++)
        if (seat != s->turn && kr_is_eligible(e, &s->players[seat]))
            return NULL;
    return "KR-340";
}

static const char *refuse_ask(const kr_edition *e, const kr_state *s, ochre_action a)
{
    const int animal = kr_open_animal(s);
    int       loot = a.arg[1], points = a.arg[2];
    if (a.arg[0] >= s->seats || a.arg[0] == s->turn || (s->asked >> a.arg[0] & 1) ||
        !kr_is_eligible(e, &s->players[a.arg[0]]))
        return "KR-341";
    for (int seat = 0; seat < s->seats; seat++) {
        loot += s->offer_loot[seat];
        points += s->offer_points[seat];
    }
    const bool fits = loot <= kr_animal_loot(e, animal) && points <= kr_animal_points(e, animal);
    return fits ? NULL : "KR-930";
}

static const char *refuse_accept(const kr_edition *e, const kr_state *s, int pairs)
{
    const bool fits =
        pairs <= kr_target(e, kr_open_animal(s)) && has_pairs(e, &s->players[kr_actor(s)], pairs);
    return fits ? NULL : "KR-930";
}

static const char *refuse_go(const kr_edition *e, const kr_state *s, int pairs)
{
    const kr_player *p = &s->players[s->turn];
    const int        animal = kr_open_animal(s), target = kr_target(e, animal);
    int              power = kr_ready_weapons(p), promised = 0;
    for (int seat = 0; seat < s->seats; seat++)
        if (s->accepted >> seat & 1) {
            power += kr_ready_weapons(&s->players[seat]) + s->pledge[seat];
            promised += s->offer_loot[seat];
        }
    if (!has_pairs(e, p, pairs) || (pairs > 0 && power + pairs > target))
        return "KR-349";
    power += pairs;
    if (kr_is_predator(animal))
        return power >= target ? NULL : "KR-349";
    const int yield = power < target ? power : target;
    return yield >= 1 && yield >= promised ? NULL : "KR-349";
}

const char *kr_refuse_hunt(const kr_edition *e, const kr_state *s, ochre_action a)
{
    switch (a.verb) {
    case KR_DO_HUNT: return refuse_alone(e, s, a.arg[0]);
    case KR_DO_JOINT: return refuse_joint(e, s);
    case KR_DO_ASK: return refuse_ask(e, s, a);
    case KR_DO_PROPOSE: return s->asked != 0 ? NULL : "KR-342";
    case KR_DO_ACCEPT: return refuse_accept(e, s, a.arg[0]);
    case KR_DO_GO: return refuse_go(e, s, a.arg[0]);
    default: return NULL; /* refuse, cancel, decline, dissolve: always */
    }
}
