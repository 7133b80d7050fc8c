/* odds.c - what an exploration may bring, as far as the explorer can know: how likely animals are, and
 * which way a card with a back of two faces may turn out.
 *
 * Animals in a deck are known to all, since they are laid open. The resources of a deck are mixed with
 * those of one back in other hands (KR-658), so their odds are those of all cards he does not see; the
 * weights of the draw itself stay hidden (KR-657). */
#include "games/kromanontsy/words.h"

/* Cards of the kind that the seat does not see: in the deck and in other hands. */
static int unseen_by(const kr_state *s, int seat, int card)
{
    int count = s->deck[card];
    for (int i = 0; card < KR_RESOURCES && i < s->seats; i++)
        count += i == seat ? 0 : s->players[i].hand[card];
    return count;
}

/* One distribution: 1 with so many chances, 0 with the others. */
static int fill(ochre_odds *odds, const kr_name *name, int chances, int others)
{
    if (chances == 0)
        return 0;
    odds->label[OCHRE_EN] = name->en;
    odds->label[OCHRE_RU] = name->ru;
    odds->count = 0;
    if (others > 0) {
        odds->value[odds->count] = 0;
        odds->weight[odds->count++] = (uint64_t)others;
    }
    odds->value[odds->count] = 1;
    odds->weight[odds->count++] = (uint64_t)chances;
    return 1;
}

int kr_odds(const void *edition, const void *state, int viewer, ochre_action action,
            ochre_odds out[OCHRE_ODDS])
{
    const kr_edition *e = edition;
    const kr_state   *s = state;
    int               unseen[KR_KINDS], animals = 0, resources = 0, n = 0;
    if ((action.verb != KR_DO_EXPLORE && action.verb != KR_DO_EXTRA) || viewer != s->turn)
        return 0;
    const int terrain = action.arg[0];
    const int size = terrain < KR_TERRAINS ? kr_deck_size(s, terrain) : 0;
    if (size == 0)
        return 0; /* the pile, which lies open, becomes the deck */
    for (int k = 0; k < KR_KINDS; k++) {
        unseen[k] = unseen_by(s, viewer, kr_kinds[terrain][k]);
        if (kr_kinds[terrain][k] < KR_DEER)
            resources += unseen[k];
        else
            animals += unseen[k];
    }
    for (int k = 0; k < KR_KINDS; k++) {
        const int card = kr_kinds[terrain][k], count = unseen[k];
        if (card >= KR_DEER)
            n += fill(&out[n], kr_card_name(e, card), count, size - count);
        else if (resources > 0) /* not an animal, and then this face of those unseen */
            n += fill(&out[n], kr_card_name(e, card), (size - animals) * count,
                      size * resources - (size - animals) * count);
    }
    return n;
}
