/* apply.c - what happens in Кроманьонцы when a move is made.
 *
 * kr_apply() sends each move to the function of its kind; what is done with technologies and rows stands
 * in apply_learn.c, what is done with animals in apply_hunt.c. The functions under "whose turn" are
 * the only places where a turn ends or begins. What belongs to a decision that is over is set back to
 * zero, so that equal positions are equal bytes. */
#include "games/kromanontsy/table.h"

/* ---- cards ---- */

/* A few cards are laid with one word, for their number cannot be foreseen; behind the top all is zero. */
static void lay_on_pile(kr_state *s, int card, int count)
{
    kr_pile *pile = &s->piles[kr_back_of(card)];
    if ((count < KR_BYTE) & (pile->count + KR_BYTE <= KR_PILE)) {
        const uint64_t few = (uint64_t)card * KR_ONES & ((UINT64_C(1) << KR_BYTE * count) - 1);
        memcpy(pile->cards + pile->count, &few, sizeof few);
        pile->count = (uint8_t)(pile->count + count);
        return;
    }
    for (; count > 0; count--)
        pile->cards[pile->count++] = (uint8_t)card; /* KR-213 */
}

void kr_discard(kr_state *s, kr_player *p, int resource, int count)
{
    kr_add_to_hand(p, resource, -count);
    lay_on_pile(s, resource, count);
}

/* The pile becomes the deck: only when a card is due and the deck is empty (KR-305, KR-335). */
static void form_deck(kr_state *s, int back)
{
    kr_pile *pile = &s->piles[back];
    for (int i = 0; i < pile->count; i++)
        s->deck[pile->cards[i]]++;
    memset(pile, 0, sizeof *pile);
}

void kr_take_loot(kr_state *s, kr_player *p, int count)
{
    for (; count > 0; count--) {
        if (s->deck[KR_LOOT] == 0)
            form_deck(s, KR_LOOT_BACK);
        if (s->deck[KR_LOOT] == 0)
            return; /* the rest of the gain is lost */
        s->deck[KR_LOOT]--;
        kr_add_to_hand(p, KR_LOOT, 1);
    }
}

static void discard_all(kr_state *s, kr_player *p)
{
    for (int r = 0; r < KR_RESOURCES; r++)
        kr_discard(s, p, r, p->hand[r]);
}

/* The one or two resources that a terrain has stand last among its kinds. */
static void discard_terrain(kr_state *s, kr_player *p, int terrain)
{
    for (int i = 1; i < KR_KINDS; i++) {
        const int card = kr_kinds[terrain][i];
        if (card < KR_RESOURCES)
            kr_discard(s, p, card, p->hand[card]);
    }
}

/* ---- whose turn ---- */

static void begin_turn(kr_state *s, int seat, int action_points)
{
    s->turn = (uint8_t)seat;
    s->ap = s->ap_most = (uint8_t)action_points; /* KR-201 */
    s->players[seat].used = 0;                   /* KR-202 */
    s->phase = KR_TURN;
}

static void begin_month(const kr_edition *e, kr_state *s)
{
    s->round++;
    begin_turn(s, 0, e->solo_action_points); /* KR-812 */
}

/* KR-704, KR-705: clockwise without the one who reached the trigger, who comes last. */
static void begin_last_turn(const kr_edition *e, kr_state *s)
{
    if (s->last_turns == 0) {
        s->phase = KR_OVER;
        return;
    }
    int seat = s->reached - 1;
    if (--s->last_turns > 0) {
        seat = kr_next_seat(s, s->turn);
        if (seat == s->reached - 1)
            seat = kr_next_seat(s, seat);
    }
    begin_turn(s, seat, e->action_points);
}

static void pass_turn(const kr_edition *e, kr_state *s)
{
    if (kr_is_solo(s)) {
        s->phase = KR_EVENT; /* KR-818 */
        return;
    }
    if (s->reached != 0) {
        begin_last_turn(e, s);
        return;
    }
    const int seat = kr_next_seat(s, s->turn); /* KR-212 */
    if (seat == s->start && s->round >= e->round_cap) {
        s->phase = KR_OVER; /* KR-713 */
        return;
    }
    s->round = (uint8_t)(s->round + (seat == s->start));
    begin_turn(s, seat, e->action_points);
}

void kr_end_turn(const kr_edition *e, kr_state *s)
{
    const kr_player *p = &s->players[s->turn];
    s->ap = s->ap_most = s->refunds = s->acted = 0;
    s->extra_used = s->extra_left = s->ending = s->closed = 0;
    if (p->cards <= p->limit) {
        pass_turn(e, s); /* KR-207 */
        return;
    }
    s->drops = (uint8_t)(p->cards - p->limit);
    s->phase = KR_LIMIT;
}

/* The first seat clockwise from the turn's player, himself included, that has reached the trigger;
 * -1: none (KR-702, KR-706). */
static int seat_at_trigger(const kr_edition *e, const kr_state *s)
{
    int seat = s->turn;
    do {
        if (s->players[seat].points >= e->threshold[s->seats - 2])
            return seat;
        seat = kr_next_seat(s, seat);
    } while (seat != s->turn);
    return -1;
}

void kr_test_trigger(const kr_edition *e, kr_state *s)
{
    if (kr_is_solo(s) || s->reached != 0)
        return; /* KR-707, KR-715, KR-814 */
    const int seat = seat_at_trigger(e, s);
    if (seat < 0)
        return;
    s->reached = (uint8_t)(1 + seat);
    s->last_turns = s->seats;
    s->ending = seat == s->turn; /* KR-703, KR-705 */
}

/* An action is done: the reveal that is due, the end of the turn, or more of it (KR-217). */
void kr_go_on(const kr_edition *e, kr_state *s)
{
    if (s->reveal != 0)
        s->phase = KR_REVEAL;
    else if (s->ending)
        kr_end_turn(e, s);
    else
        s->phase = KR_TURN;
}

/* ---- exploration ---- */

static void draw_from(kr_state *s, int terrain)
{
    if (kr_deck_size(s, terrain) == 0)
        form_deck(s, terrain);
    s->acted = 1;
    s->place = (uint8_t)(1 + terrain);
    s->phase = KR_DRAW;
}

static void explore(const kr_edition *e, kr_state *s, ochre_action a)
{
    s->ap = (uint8_t)(s->ap - e->cost.explore);
    draw_from(s, a.arg[0]);
}

static void explore_additionally(const kr_edition *e, kr_state *s, ochre_action a)
{
    if (s->phase == KR_TURN) { /* KR-542 */
        s->extra_left = (uint8_t)kr_allowance(e, s);
        s->extra_used = 1;
    }
    s->extra_left--;
    s->from_extra = 1;
    draw_from(s, a.arg[0]);
}

static bool can_explore_anywhere(const kr_state *s)
{
    return kr_can_explore(s, KR_FOREST) || kr_can_explore(s, KR_MOUNTAINS) ||
           kr_can_explore(s, KR_RIVER) || kr_can_explore(s, KR_PLAIN);
}

/* The card explored is resolved (KR-338). */
void kr_after_animal(const kr_edition *e, kr_state *s)
{
    s->animal = s->offers = s->cancelled = s->from_extra = 0;
    if (s->extra_left > 0 && !s->ending && can_explore_anywhere(s)) {
        s->phase = KR_EXTRA;
        return;
    }
    s->extra_left = 0; /* KR-546, KR-547 */
    kr_go_on(e, s);
}

static void draw_card(const kr_edition *e, kr_state *s, ochre_action a)
{
    kr_player *p = &s->players[s->turn];
    const int  card = a.arg[0];
    s->place = 0;
    s->deck[card]--;
    if (card >= KR_DEER) {
        s->animal = (uint8_t)(1 + card - KR_DEER); /* KR-304 */
        s->phase = KR_HUNT;
        return;
    }
    kr_add_to_hand(p, card, 1); /* KR-303 */
    kr_after_animal(e, s);
}

/* ---- other actions of the turn ---- */

static void trade(const kr_edition *e, kr_state *s, ochre_action a)
{
    kr_player *p = &s->players[s->turn];
    const int  resource = a.arg[0];
    kr_discard(s, p, resource, e->exchange.give[resource]);
    kr_take_loot(s, p, e->exchange.get[resource]);
    s->acted = 1;
}

static void attack(const kr_edition *e, kr_state *s, ochre_action a)
{
    s->ap = (uint8_t)(s->ap - e->cost.attack);
    s->acted = 1;
    s->players[s->turn].turned++; /* KR-463 */
    s->victim = (uint8_t)(1 + a.arg[0]);
    s->place = (uint8_t)(1 + a.arg[1]);
    s->phase = KR_STEAL;
}

static void steal(const kr_edition *e, kr_state *s, ochre_action a)
{
    kr_player *from = &s->players[s->victim - 1], *to = &s->players[s->turn];
    const int  resource = a.arg[0];
    (void)e;
    kr_add_to_hand(from, resource, -1);
    kr_add_to_hand(to, resource, 1);
    s->victim = s->place = 0;
    s->phase = KR_TURN;
}

static void improve(const kr_edition *e, kr_state *s, ochre_action a)
{
    kr_player *p = &s->players[s->turn];
    const int  technology = a.arg[0], loot = a.arg[1];
    s->ap = (uint8_t)(s->ap - e->cost.improve);
    s->acted = 1;
    kr_discard(s, p, KR_LOOT, loot);
    p->points = (uint16_t)(p->points + loot);
    p->improved |= kr_bit(technology); /* KR-474 */
    kr_test_trigger(e, s);
    kr_go_on(e, s);
}

/* ---- dropping cards ---- */

static void drop(const kr_edition *e, kr_state *s, ochre_action a)
{
    kr_discard(s, &s->players[s->turn], a.arg[0], 1);
    if (--s->drops > 0)
        return;
    if (s->phase == KR_FLEE)
        kr_after_animal(e, s);
    else if (s->phase == KR_LIMIT)
        pass_turn(e, s);
    else
        begin_month(e, s);
}

/* ---- events of the solo game ---- */

static void discard_for_event(const kr_edition *e, kr_state *s, const kr_event *event)
{
    kr_player *p = &s->players[0];
    if (event->weapons > 0 && p->skill[KR_WEAPON] >= event->weapons) { /* KR-821 */
        begin_month(e, s);
    } else if (p->cards <= event->count) {
        discard_all(s, p); /* KR-820 */
        begin_month(e, s);
    } else {
        s->drops = event->count;
        s->phase = KR_EVENTDROP;
    }
}

static void carry_out(const kr_edition *e, kr_state *s, ochre_action a)
{
    const kr_event *event = &e->events[a.arg[0]];
    s->events = (uint16_t)(s->events & ~(1u << a.arg[0])); /* KR-827 */
    switch (event->effect) {
    case KR_EFFECT_DISCARD: discard_for_event(e, s, event); break;
    case KR_EFFECT_TERRAIN:
        discard_terrain(s, &s->players[0], event->terrain - 1); /* KR-822 */
        begin_month(e, s);
        s->closed = event->terrain;
        break;
    case KR_EFFECT_AP: /* KR-824 */
        begin_month(e, s);
        s->ap = s->ap_most = event->count;
        break;
    case KR_EFFECT_LOOT: /* KR-825 */
        kr_take_loot(s, &s->players[0], event->count);
        begin_month(e, s);
        break;
    default: s->phase = KR_OVER; break; /* KR-819 */
    }
}

/* ---- one function a verb ---- */

static void place_first(const kr_edition *e, kr_state *s, ochre_action a)
{
    (void)e;
    s->start = s->turn = a.arg[0];
    s->phase = KR_SETUP;
}

static void place_settlement(const kr_edition *e, kr_state *s, ochre_action a)
{
    s->rows[a.arg[0]][KR_CELLS - 1] = (uint8_t)(KR_CELL_SETTLEMENT + a.arg[1]);
    if (kr_row_due(s) < 0) /* KR-110 */
        begin_turn(s, s->start, kr_is_solo(s) ? e->solo_action_points : e->action_points);
}

static void stop(const kr_edition *e, kr_state *s, ochre_action a)
{
    (void)e, (void)a;
    s->extra_left = 0;
    s->phase = KR_TURN;
}

static void end(const kr_edition *e, kr_state *s, ochre_action a)
{
    (void)a;
    kr_end_turn(e, s);
}

/* ---- the door ---- */

/* One jump to the deed, which then needs no more registers than its own: with a switch, all deeds would pay
 * for the longest one. */
typedef void deed(const kr_edition *e, kr_state *s, ochre_action a);

static deed *const deeds[KR_VERBS] = {
    [KR_DO_EXPLORE] = explore,
    [KR_DO_TRADE] = trade,
    [KR_DO_LEARN] = kr_apply_learn,
    [KR_DO_ATTACK] = attack,
    [KR_DO_NEWTECH_DISCARD] = kr_apply_take,
    [KR_DO_NEWTECH_ROW] = kr_apply_take,
    [KR_DO_DEVELOP_DISCARD] = kr_apply_take,
    [KR_DO_DEVELOP_ROW] = kr_apply_take,
    [KR_DO_IMPROVE] = improve,
    [KR_DO_SETTLE] = kr_apply_settle,
    [KR_DO_EXTRA] = explore_additionally,
    [KR_DO_STOP] = stop,
    [KR_DO_END] = end,
    [KR_DO_HUNT] = kr_apply_hunt,
    [KR_DO_JOINT] = kr_apply_hunt,
    [KR_DO_REFUSE] = kr_apply_hunt,
    [KR_DO_ASK] = kr_apply_hunt,
    [KR_DO_PROPOSE] = kr_apply_hunt,
    [KR_DO_CANCEL] = kr_apply_hunt,
    [KR_DO_ACCEPT] = kr_apply_hunt,
    [KR_DO_DECLINE] = kr_apply_hunt,
    [KR_DO_GO] = kr_apply_hunt,
    [KR_DO_DISSOLVE] = kr_apply_hunt,
    [KR_DO_DROP] = drop,
    [KR_CHANCE_FIRST] = place_first,
    [KR_CHANCE_SETTLE] = place_settlement,
    [KR_CHANCE_DRAW] = draw_card,
    [KR_CHANCE_REVEAL] = kr_apply_reveal,
    [KR_CHANCE_STEAL] = steal,
    [KR_CHANCE_EVENT] = carry_out,
};

void kr_apply(const void *edition, void *state, ochre_action a)
{
    assert(a.verb < KR_VERBS && deeds[a.verb] != NULL);
    deeds[a.verb](edition, state, a);
    assert(kr_state_ok(edition, state) == NULL);
}
