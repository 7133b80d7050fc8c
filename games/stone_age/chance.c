/* chance.c - the events of Stone Age that nobody decides: dice, cards and tiles (section 6).
 *
 * Decks are bags: which card it was is settled when it is turned up (SA-571, SA-572). */
#include "games/stone_age/state.h"

#include <string.h>

#include <ochre/bag.h>
#include <ochre/dice.h>

int sa_slot_due(const sa_state *s)
{
    for (int slot = 0; slot < SA_SLOTS; slot++)
        if (s->display[slot] == 0)
            return slot;
    return -1;
}

int sa_stack_due(const sa_state *s)
{
    if (s->phase == SA_NEXT_TILE)
        return sa_stack_at(s);
    for (int stack = 0; stack < SA_STACKS; stack++)
        if (s->left[stack] > 0 && s->tile[stack] == 0)
            return stack;
    return -1;
}

int sa_dice_due(const sa_state *s)
{
    if (s->phase == SA_GIFT_ROLL)
        return s->seats;                                          /* SA-520 */
    return s->dice < SA_DICE_AT_ONCE ? s->dice : SA_DICE_AT_ONCE; /* SA-008 */
}

static bool card_is_due(const sa_state *s)
{
    return s->phase == SA_REFILL || (s->phase == SA_SETUP && sa_slot_due(s) >= 0);
}

/* ---- all outcomes ---- */

/* One outcome for each bit: the event with that card or tile in argument `i`. */
static int list_bag(uint64_t bag, ochre_action event, int i, ochre_action *out, uint32_t *weight)
{
    int n = 0;
    for (; bag != 0; bag &= bag - 1, n++) {
        event.arg[i] = (uint8_t)__builtin_ctzll(bag);
        out[n] = event;
        weight[n] = 1;
    }
    return n;
}

static int list_rolls(int dice, ochre_action *out, uint32_t *weight)
{
    uint8_t   count[OCHRE_ROLLS_MOST][OCHRE_FACES];
    const int n = ochre_dice_list(dice, count, weight);
    for (int i = 0; i < n; i++) {
        out[i] = (ochre_action){.verb = SA_ROLL_DICE};
        memcpy(out[i].arg, count[i], OCHRE_FACES);
    }
    return n;
}

static int list_first(const sa_state *s, ochre_action *out, uint32_t *weight)
{
    for (int seat = 0; seat < s->seats; seat++) {
        out[seat] = (ochre_action){SA_ROLL_FIRST, {(uint8_t)seat}};
        weight[seat] = 1;
    }
    return s->seats;
}

int sa_outcomes(const void *edition, const void *state, ochre_action *out, uint32_t *weight)
{
    const sa_state *s = state;
    (void)edition;
    switch (s->phase) {
    case SA_FIRST: return list_first(s, out, weight);
    case SA_ROLL:
    case SA_GIFT_ROLL: return list_rolls(sa_dice_due(s), out, weight);
    case SA_DRAW: return list_bag(s->undrawn, (ochre_action){.verb = SA_DRAW_CARD}, 0, out, weight);
    default: break;
    }
    if (card_is_due(s)) {
        const ochre_action reveal = {SA_REVEAL_CARD, {(uint8_t)sa_slot_due(s)}};
        return list_bag(s->undrawn, reveal, 1, out, weight);
    }
    const ochre_action reveal = {SA_REVEAL_BUILDING, {(uint8_t)sa_stack_due(s)}};
    return list_bag(s->unseen, reveal, 1, out, weight);
}

/* ---- one outcome ---- */

static ochre_action throw(ochre_rng * rng, int dice)
{
    return ochre_action_packed(SA_ROLL_DICE | ochre_dice_throw_packed(rng, dice) << 8);
}

/* Put together as one word: from single bytes it would have to be read back from memory. */
static ochre_action event(int verb, int a, int b)
{
    return ochre_action_packed((uint64_t)verb | (uint64_t)a << 8 | (uint64_t)b << 16);
}

ochre_action sa_sample(const void *edition, const void *state, ochre_rng *rng)
{
    const sa_state *s = state;
    (void)edition;
    if (s->phase == SA_ROLL) /* mostly */
        return throw(rng, sa_dice_due(s));
    switch (s->phase) {
    case SA_FIRST: return event(SA_ROLL_FIRST, (int)ochre_rng_below(rng, s->seats), 0);
    case SA_GIFT_ROLL: return throw(rng, sa_dice_due(s));
    case SA_DRAW: return event(SA_DRAW_CARD, ochre_bag_draw(s->undrawn, rng), 0);
    default: break;
    }
    if (card_is_due(s))
        return event(SA_REVEAL_CARD, sa_slot_due(s), ochre_bag_draw(s->undrawn, rng));
    return event(SA_REVEAL_BUILDING, sa_stack_due(s), ochre_bag_draw(s->unseen, rng));
}
