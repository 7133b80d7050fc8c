/* hints.c - how much a sensible player wants each legal action.
 *
 * Each action gets a worth in hundredths of a point, by the worths of things in worth.c less what it
 * takes. The weight halves with every KR_W_HALVING_OF_HINTS below the best action, so that greedy
 * play takes the best and rollouts mostly the good ones. Only open things and the actor's own hand
 * are read. */
#include "games/kromanontsy/hints.h"

#include <ochre/hints.h>

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* ---- the turn ---- */

static int want_learn(const kr_mind *m, const ochre_action *a)
{
    const int jokers = __builtin_popcount(a->arg[1]);
    return KR_W_LEARNING_FIRST + kr_worth_technology(m, a->arg[0]) -
           jokers * m->e->joker_loot * m->keep[KR_LOOT];
}

/* Is there something open that could be learned with a few more cards? */
static bool is_stuck(const kr_mind *m)
{
    for (int i = 0; i < KR_ALL_CELLS; i++)
        if (m->gain[i] > 0 && m->missing[i] <= KR_W_WITHIN_REACH)
            return false;
    return true;
}

static int want_card(const kr_mind *m, int card)
{
    return m->want[card];
}

static int want_take(const kr_mind *m, const ochre_action *a, bool from_pile, int points)
{
    const kr_state *s = m->s;
    if (from_pile) {
        const kr_pile *pile = &s->piles[a->arg[0]];
        return want_card(m, pile->cards[pile->count - 1]) - points * KR_W_ACTION_POINT;
    }
    const int resource = s->rows[a->arg[0]][a->arg[1] - 1] - KR_CELL_RESOURCE;
    return want_card(m, resource) + (is_stuck(m) ? KR_W_NEW_CARD_STUCK : KR_W_NEW_CARD) -
           points * KR_W_ACTION_POINT;
}

static int want_trade(const kr_mind *m, int resource)
{
    const int give = m->e->exchange.give[resource], get = m->e->exchange.get[resource];
    const int surplus = m->p->cards - m->p->limit;
    const int lost = surplus > 0 ? least(surplus, give) * m->keep[resource] : 0;
    return get * m->want[KR_LOOT] - give * most(m->keep[resource], KR_W_TRADED_CARD) + lost;
}

/* Of a back with two faces the first is on two cards of three (rules.md, 2.3). */
static int want_attack(const kr_mind *m, int seat, int back)
{
    static const uint8_t faces[KR_BACKS][2] = {[KR_FOREST] = {KR_WOOD, KR_WOOD},
                                               [KR_MOUNTAINS] = {KR_STONE, KR_STONE},
                                               [KR_RIVER] = {KR_FLINT, KR_SPRING},
                                               [KR_PLAIN] = {KR_GRASS, KR_CLAY},
                                               [KR_LOOT_BACK] = {KR_LOOT, KR_LOOT}};
    const bool           leads = m->s->players[seat].points > m->p->points;
    const int            card = (2 * m->want[faces[back][0]] + m->want[faces[back][1]]) / 3;
    return card + (leads ? KR_W_HARM_AHEAD : KR_W_HARM) - KR_W_WEAPON_TURNED - KR_W_ACTION_POINT;
}

static int want_improve(const kr_mind *m, int technology, int loot)
{
    const int unused = m->e->technologies[technology].improve - loot;
    return loot * (KR_POINT - m->keep[KR_LOOT] * KR_W_LOOT_IMPROVING / 100) -
           unused * KR_W_IMPROVED_LATER - KR_W_ACTION_POINT * KR_W_POINT_IMPROVING / 100;
}

static int want_end(const kr_mind *m)
{
    return m->s->ap > 0 ? -KR_W_TURN_LEFT - KR_W_ACTION_POINT : 0;
}

/* ---- animals ---- */

static int want_hunt(const kr_mind *m, int pairs)
{
    const int animal = kr_open_animal(m->s);
    return kr_worth_hunt(m, animal, kr_ready_weapons(m->p) + pairs) -
           pairs * m->e->flint_per_weapon * m->keep[KR_FLINT];
}

static int want_refuse(const kr_mind *m)
{
    const int thrown = least(kr_animal_points(m->e, kr_open_animal(m->s)), m->p->cards);
    return (m->s->from_extra ? 0 : KR_W_ACTION_POINT) - thrown * KR_W_THROWN_CARD;
}

static int weapons_of_others(const kr_mind *m)
{
    int weapons = 0;
    for (int i = 0; i < m->s->seats; i++)
        if (i != m->seat)
            weapons = most(weapons, kr_ready_weapons(&m->s->players[i]));
    return weapons;
}

/* Worth trying when he can't do it alone and one opponent could close the gap. */
static int want_joint(const kr_mind *m)
{
    const int animal = kr_open_animal(m->s), target = kr_target(m->e, animal);
    const int own = kr_ready_weapons(m->p);
    if (own >= target || own + weapons_of_others(m) < target || !kr_is_predator(animal))
        return KR_W_JOINT_IN_VAIN;
    return kr_worth_hunt(m, animal, target) / KR_W_JOINT_PARTS;
}

static int want_ask(const kr_mind *m, const ochre_action *a)
{
    const kr_state *s = m->s;
    const int       animal = kr_open_animal(s), target = kr_target(m->e, animal);
    const int       together = kr_ready_weapons(m->p) + kr_ready_weapons(&s->players[a->arg[0]]);
    const int       given = a->arg[1] * m->want[KR_LOOT] + a->arg[2] * KR_POINT;
    const int       whole = kr_worth_hunt(m, animal, target);
    if (s->asked != 0 || together < target)
        return KR_W_ASK_IN_VAIN;
    if (given * KR_W_FAIR < whole - given)
        return KR_W_ASK_UNFAIR;
    return KR_W_ASK_FAIR - given * KR_W_ASK_GIVEN / 100;
}

static int want_accept(const kr_mind *m, int pairs)
{
    const kr_state *s = m->s;
    const int       animal = kr_open_animal(s), target = kr_target(m->e, animal);
    const int own = s->offer_loot[m->seat] * m->want[KR_LOOT] + s->offer_points[m->seat] * KR_POINT;
    const int whole = kr_worth_hunt(m, animal, target);
    return own * KR_W_FAIR - (whole - own) / most(s->seats - 1, 1) -
           pairs * m->e->flint_per_weapon * m->keep[KR_FLINT];
}

static int want_go(const kr_mind *m, int pairs)
{
    const kr_party party = kr_party_of(m->s);
    const int      power = party.weapons + party.pledged + pairs;
    return kr_worth_hunt(m, kr_open_animal(m->s), power) - party.loot * m->want[KR_LOOT] -
           party.points * KR_POINT - pairs * m->e->flint_per_weapon * m->keep[KR_FLINT];
}

/* ---- the contract ---- */

static int want_with_animal(const kr_mind *m, const ochre_action *a)
{
    switch (a->verb) {
    case KR_DO_HUNT: return want_hunt(m, a->arg[0]);
    case KR_DO_JOINT: return want_joint(m);
    case KR_DO_REFUSE: return want_refuse(m);
    case KR_DO_ASK: return want_ask(m, a);
    case KR_DO_PROPOSE: return KR_W_PROPOSING;
    case KR_DO_CANCEL: return KR_W_CANCELLING;
    case KR_DO_ACCEPT: return want_accept(m, a->arg[0]);
    case KR_DO_GO: return want_go(m, a->arg[0]);
    default: return 0; /* declining, dissolving */
    }
}

static int want(const kr_mind *m, const ochre_action *a)
{
    switch (a->verb) {
    case KR_DO_EXPLORE: return kr_worth_exploring(m, a->arg[0]) - KR_W_ACTION_POINT;
    case KR_DO_EXTRA: return kr_worth_exploring(m, a->arg[0]) + KR_W_ACTION_POINT;
    case KR_DO_TRADE: return want_trade(m, a->arg[0]);
    case KR_DO_LEARN: return want_learn(m, a);
    case KR_DO_ATTACK: return want_attack(m, a->arg[0], a->arg[1]);
    case KR_DO_NEWTECH_DISCARD: return want_take(m, a, true, 1);
    case KR_DO_NEWTECH_ROW: return want_take(m, a, false, 1);
    case KR_DO_DEVELOP_DISCARD: return want_take(m, a, true, 2);
    case KR_DO_DEVELOP_ROW: return want_take(m, a, false, 2);
    case KR_DO_IMPROVE: return want_improve(m, a->arg[0], a->arg[1]);
    case KR_DO_SETTLE: return KR_W_SETTLING;
    case KR_DO_STOP: return 0;
    case KR_DO_END: return want_end(m);
    case KR_DO_DROP: return -m->keep[a->arg[0]];
    default: return want_with_animal(m, a);
    }
}

void kr_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight, ochre_notes *notes)
{
    (void)notes;
    const kr_mind m = kr_mind_of(edition, state, kr_actor(state));
    int           worth[OCHRE_LEGAL];
    for (int i = 0; i < count; i++)
        worth[i] = want(&m, &legal[i]);
    ochre_hint_weights(worth, count, KR_W_HALVING_OF_HINTS, weight);
}
