/* secrets.c - what a seat cannot see: which river and plain cards the others hold.
 *
 * To somebody who does not see them, all cards of one back in other hands and in that terrain's deck
 * are exchangeable (KR-658): they go into one bag and are dealt again. What lies in the deck besides,
 * the animal, is known to all. Flint that was pledged was shown (section 7) and stays. */
#include "games/kromanontsy/table.h"

typedef struct pool {
    int left[2]; /* of the two faces */
} pool;

static int shown_flint(const kr_edition *e, const kr_state *s, int seat, int face)
{
    return face == KR_FLINT && (s->accepted >> seat & 1) ? s->pledge[seat] * e->flint_per_weapon
                                                         : 0;
}

/* Puts what is hidden into the pool and leaves in `count` how many the seat had. */
static int gather(pool *bag, uint8_t *hand, int face, int shown)
{
    const int hidden = hand[face] - shown + hand[face + 1];
    bag->left[0] += hand[face] - shown;
    bag->left[1] += hand[face + 1];
    hand[face] = (uint8_t)shown;
    hand[face + 1] = 0;
    return hidden;
}

static void deal(pool *bag, uint8_t *hand, int face, int count, ochre_rng *rng)
{
    for (; count > 0; count--) {
        const uint32_t at = ochre_rng_below(rng, (uint32_t)(bag->left[0] + bag->left[1]));
        const int      which = at >= (uint32_t)bag->left[0];
        bag->left[which]--;
        hand[face + which]++;
    }
}

/* `face` is the first of the two resources with the back: flint and spring, or grass and clay. */
static void deal_anew(const kr_edition *e, kr_state *s, int viewer, int face, ochre_rng *rng)
{
    pool bag = {{s->deck[face], s->deck[face + 1]}};
    int  hidden[KR_SEATS] = {0};
    for (int i = 0; i < s->seats; i++)
        if (i != viewer)
            hidden[i] = gather(&bag, s->players[i].hand, face, shown_flint(e, s, i, face));
    for (int i = 0; i < s->seats; i++)
        deal(&bag, s->players[i].hand, face, hidden[i], rng);
    s->deck[face] = (uint8_t)bag.left[0];
    s->deck[face + 1] = (uint8_t)bag.left[1];
}

void kr_hide(const void *edition, void *state, int viewer, ochre_rng *rng)
{
    if (viewer == OCHRE_EVERYTHING)
        return;
    deal_anew(edition, state, viewer, KR_FLINT, rng);
    deal_anew(edition, state, viewer, KR_GRASS, rng);
}

ochre_action kr_seen(const void *edition, const void *before, int viewer, ochre_action action)
{
    const kr_state *s = before;
    const int       card = action.arg[0];
    (void)edition;
    if (viewer == OCHRE_EVERYTHING || viewer == s->turn)
        return action;
    if (action.verb == KR_CHANCE_DRAW && card < KR_LOOT) /* KR-653 */
        return (ochre_action){KR_SEEN_DRAW, {(uint8_t)kr_back_of(card)}};
    /* KR-654; loot has one face, and its back the same word. */
    if (action.verb == KR_CHANCE_STEAL && viewer != s->victim - 1 && card < KR_LOOT)
        return (ochre_action){KR_SEEN_STEAL, {(uint8_t)kr_back_of(card)}};
    return action;
}
