/* apply_hunt.c - animals: hunted alone, hunted together, refused.
 *
 * A joint hunt is an offer: the hunter asks one opponent after the other (OFFER), they answer in turn
 * (ANSWER), and with those who accepted he goes or does not go (JOINT). */
#include "games/kromanontsy/table.h"

static void lay_animal(kr_state *s)
{
    const int animal = kr_open_animal(s);
    kr_pile  *pile = &s->piles[kr_back_of(animal)];
    pile->cards[pile->count++] = (uint8_t)animal;
}

static void discard_pairs(const kr_edition *e, kr_state *s, int seat, int pairs)
{
    kr_discard(s, &s->players[seat], KR_FLINT, pairs * e->flint_per_weapon);
}

static void score(kr_state *s, int seat, int points)
{
    if (!kr_is_solo(s)) /* KR-814 */
        s->players[seat].points = (uint16_t)(s->players[seat].points + points);
}

/* A hunted herbivore goes on its pile (KR-322); a predator leaves the game and its figure goes to the
 * hunter (KR-325, KR-326). */
static void settle_animal(kr_state *s)
{
    const int animal = kr_open_animal(s);
    if (kr_is_predator(animal))
        s->players[s->turn].figures =
            (uint8_t)(s->players[s->turn].figures | 1u << (animal - KR_WOLF));
    else
        lay_animal(s);
}

/* KR-321, KR-324 */
static int yield(const kr_edition *e, int animal, int power)
{
    const int loot = kr_animal_loot(e, animal);
    return kr_is_predator(animal) || power > loot ? loot : power;
}

static void clear_offer(kr_state *s)
{
    s->asked = s->answered = s->accepted = 0;
    memset(s->offer_loot, 0, sizeof s->offer_loot);
    memset(s->offer_points, 0, sizeof s->offer_points);
    memset(s->pledge, 0, sizeof s->pledge);
}

static void after_hunt(const kr_edition *e, kr_state *s)
{
    kr_test_trigger(e, s); /* a hunt with all its shares is one action (KR-702) */
    kr_after_animal(e, s);
}

static void hunt(const kr_edition *e, kr_state *s, int pairs)
{
    kr_player *p = &s->players[s->turn];
    const int  animal = kr_open_animal(s);
    discard_pairs(e, s, s->turn, pairs);
    settle_animal(s);
    score(s, s->turn, kr_animal_points(e, animal));
    kr_take_loot(s, p, yield(e, animal, kr_ready_weapons(p) + pairs));
    after_hunt(e, s);
}

static void refuse(const kr_edition *e, kr_state *s)
{
    kr_player *p = &s->players[s->turn];
    const int  thrown = kr_animal_points(e, kr_open_animal(s)); /* KR-332 */
    lay_animal(s);
    s->animal = s->offers = s->cancelled = 0;
    if (!s->from_extra && s->refunds < e->refunds_per_turn) { /* KR-216, KR-329, KR-330 */
        s->refunds++;
        s->ap = (uint8_t)(s->ap + (s->ap < s->ap_most)); /* KR-215 */
    }
    if (p->cards > thrown && thrown > 0) {
        s->drops = (uint8_t)thrown;
        s->phase = KR_FLEE;
        return;
    }
    for (int r = 0; thrown > 0 && r < KR_RESOURCES; r++) /* KR-333 */
        kr_discard(s, p, r, p->hand[r]);
    kr_after_animal(e, s);
}

/* ---- together ---- */

static void ask(kr_state *s, int seat, int loot, int points)
{
    s->asked = (uint8_t)(s->asked | 1u << seat);
    s->offer_loot[seat] = (uint8_t)loot;
    s->offer_points[seat] = (uint8_t)points;
}

static void answer(kr_state *s, bool accepts, int pairs)
{
    const int seat = kr_actor(s);
    s->answered = (uint8_t)(s->answered | 1u << seat);
    if (accepts) {
        s->accepted = (uint8_t)(s->accepted | 1u << seat);
        s->pledge[seat] = (uint8_t)pairs;
    }
    if (s->answered != s->asked)
        return;
    s->phase = s->accepted != 0 ? KR_JOINT : KR_HUNT; /* KR-346 */
    if (s->accepted == 0)
        clear_offer(s);
}

static void back_to_hunt(kr_state *s)
{
    clear_offer(s);
    s->phase = KR_HUNT;
}

/* The flint that is needed, helpers clockwise first (KR-348, KR-350); returns the power. */
static int use_flint(const kr_edition *e, kr_state *s, int own_pairs)
{
    const int weapons = kr_party_of(s).weapons, target = kr_target(e, kr_open_animal(s));
    int       power = weapons;
    for (int seat = kr_next_seat(s, s->turn); seat != s->turn; seat = kr_next_seat(s, seat)) {
        const int needed = target > power ? target - power : 0;
        const int pairs = s->pledge[seat] < needed ? s->pledge[seat] : needed;
        discard_pairs(e, s, seat, pairs);
        power += pairs;
    }
    discard_pairs(e, s, s->turn, own_pairs);
    return power + own_pairs;
}

static void go(const kr_edition *e, kr_state *s, int own_pairs)
{
    const int animal = kr_open_animal(s), power = use_flint(e, s, own_pairs);
    int       loot = yield(e, animal, power), points = kr_animal_points(e, animal);
    settle_animal(s);
    for (int seat = kr_next_seat(s, s->turn); seat != s->turn; seat = kr_next_seat(s, seat)) {
        if (!(s->accepted >> seat & 1))
            continue;                                            /* KR-352 */
        kr_take_loot(s, &s->players[seat], s->offer_loot[seat]); /* KR-351, KR-353 */
        score(s, seat, s->offer_points[seat]);
        loot -= s->offer_loot[seat];
        points -= s->offer_points[seat];
    }
    kr_take_loot(s, &s->players[s->turn], loot);
    score(s, s->turn, points);
    clear_offer(s);
    after_hunt(e, s);
}

void kr_apply_hunt(const kr_edition *e, kr_state *s, ochre_action a)
{
    switch (a.verb) {
    case KR_DO_HUNT: hunt(e, s, a.arg[0]); break;
    case KR_DO_JOINT: s->phase = KR_OFFER; break;
    case KR_DO_REFUSE: refuse(e, s); break;
    case KR_DO_ASK: ask(s, a.arg[0], a.arg[1], a.arg[2]); break;
    case KR_DO_PROPOSE:
        s->offers++; /* KR-342 */
        s->phase = KR_ANSWER;
        break;
    case KR_DO_CANCEL:
        s->cancelled = 1; /* KR-343 */
        back_to_hunt(s);
        break;
    case KR_DO_ACCEPT: answer(s, true, a.arg[0]); break;
    case KR_DO_DECLINE: answer(s, false, 0); break;
    case KR_DO_GO: go(e, s, a.arg[0]); break;
    default:
        assert(a.verb == KR_DO_DISSOLVE);
        back_to_hunt(s);
        break;
    }
}
