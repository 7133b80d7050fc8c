/* apply.c - what happens when a move is made; trade is in apply_trade.c, production in production.c.
 *
 * A turn is ROLL, TRADE, DEVELOP. The detours (enemies, counters, removals) lead back to where they came
 * from: go_back() after an enemy, go_on_moving() after a counter. Points are looked at wherever they can
 * rise, by has_won(); then the game is over on the spot and nothing further happens (ST-953). What
 * belongs to a decision that is over is set back to zero, so that equal positions are equal bytes. */
#include "games/settlers/state.h"

#include <ochre/dice.h>

/* ---- pieces and cards ---- */

static void pay(st_state *s, st_player *p, const uint8_t price[ST_RESOURCES])
{
    st_put_cards(p->hand, st_cards(p->hand) - st_cards(price));
    st_put_cards(s->supply, st_cards(s->supply) + st_cards(price));
}

static void insert_sorted(uint8_t *list, uint8_t *count, int v)
{
    int at = (*count)++;
    for (; at > 0 && list[at - 1] > v; at--)
        list[at] = list[at - 1];
    list[at] = (uint8_t)v;
}

static void remove_sorted(uint8_t *list, uint8_t *count, int v)
{
    int at = 0;
    while (list[at] != v)
        at++;
    for (--*count; at < *count; at++)
        list[at] = list[at + 1];
    list[*count] = 0;
}

static void put_camp(st_state *s, st_player *p, int v)
{
    insert_sorted(p->camps, &p->camp_count, v);
    st_add(s->occupied, v);
}

static void put_explorer(st_state *s, st_player *p, int v)
{
    insert_sorted(p->explorers, &p->explorer_count, v);
    st_add(s->occupied, v);
}

static void take_tribe_counter(const st_edition *e, st_state *s, st_player *p, int v)
{
    remove_sorted(s->tribes, &s->tribe_count, v);
    st_drop(s->tribal, v);
    p->tribes[st_at(e, v)->mark - ST_TRIBE_PLACE]++;
}

/* ---- whose turn ---- */

/* ST-952. The state stays as it is at that moment: nothing pending is carried out. */
static bool has_won(const st_edition *e, st_state *s)
{
    if (st_points(e, s, s->turn) < e->win_points)
        return false;
    s->phase = ST_END;
    return true;
}

static void begin_turn(const st_edition *e, st_state *s, int seat)
{
    s->turn = (uint8_t)seat;
    s->turn_number++;
    s->offers = s->rolled[0] = s->rolled[1] = 0;
    s->phase = ST_ROLL;
    has_won(e, s);
}

static void end_turn(const st_edition *e, st_state *s)
{
    if (s->turn_number >= s->turn_cap) {
        s->phase = ST_END; /* ST-210 */
        return;
    }
    begin_turn(e, s, st_next_seat(s, s->turn));
}

int st_placing_seat(const st_state *s, int n)
{
    const int round = n / s->seats, at = n % s->seats;
    return (s->start + (round == 1 ? s->seats - 1 - at : at)) % s->seats;
}

static void place_camp(const st_edition *e, st_state *s, int v)
{
    int placed = 0;
    put_camp(s, &s->players[s->turn], v);
    for (int i = 0; i < s->seats; i++)
        placed += s->players[i].camp_count;
    if (placed == ST_START_CAMPS * s->seats)
        begin_turn(e, s, s->start); /* ST-982 */
    else
        s->turn = (uint8_t)st_placing_seat(s, placed);
}

static void begin(const st_edition *e, st_state *s, int seat)
{
    s->start = s->turn = (uint8_t)seat;
    if (s->setup)
        s->phase = ST_PLACE;
    else
        begin_turn(e, s, seat);
}

/* ---- the seven ---- */

/* `passed` seats from the active player on have been asked already (ST-323). */
static void discard_from(const st_edition *e, st_state *s, int seat, int passed)
{
    for (; passed < s->seats; passed++, seat = st_next_seat(s, seat)) {
        const int cards = st_hand_size(&s->players[seat]);
        if (cards <= e->hand_limit)
            continue; /* ST-204 */
        s->asked = (uint8_t)seat;
        s->due = (uint8_t)(cards / 2); /* ST-321 */
        s->phase = ST_DISCARD;
        return;
    }
    s->asked = 0;
    s->source = ST_SEVEN;
    s->phase = ST_ENEMY;
}

static void discard(const st_edition *e, st_state *s, int r)
{
    s->players[s->asked].hand[r]--;
    s->supply[r]++;
    if (--s->due > 0)
        return;
    const int before = (s->asked + s->seats - s->turn) % s->seats;
    discard_from(e, s, st_next_seat(s, s->asked), before + 1);
}

static void roll(const st_edition *e, st_state *s, const uint8_t count[OCHRE_FACES])
{
    const int sum = ochre_dice_pips(count);
    int       n = 0;
    for (int face = 0; face < OCHRE_FACES; face++)
        for (int k = 0; k < count[face]; k++)
            s->rolled[n++] = (uint8_t)(face + 1);
    if (sum == 7) {
        discard_from(e, s, s->turn, 0);
        return;
    }
    st_produce(e, s, sum);
    s->phase = ST_TRADE;
}

/* ---- exploration counters ---- */

static void go_on_moving(st_state *s)
{
    if (s->steps > 0 || st_has(s->occupied, s->moving)) {
        s->phase = ST_MOVING;
        return;
    }
    st_add(s->occupied, s->moving); /* ST-207 */
    s->moving = s->stepped = 0;
    s->phase = ST_DEVELOP;
}

/* ST-853: only now the counter is laid before the player; then the Exploration card is looked at. */
static void count_counter(const st_edition *e, st_state *s)
{
    st_player *p = &s->players[s->turn];
    p->counters |= UINT32_C(1) << (s->counter - 1);
    s->counter = 0;
    const int mine = st_counter_number(p);
    const int held = s->exploration == 0 ? 1 : st_counter_number(&s->players[s->exploration - 1]);
    if (mine > held) /* ST-851, ST-852 */
        s->exploration = (uint8_t)(s->turn + 1);
    if (!has_won(e, s))
        go_on_moving(s);
}

static bool has_hex_for_desert(const st_edition *e, const st_state *s, int terrain)
{
    for (int h = 1; h <= e->hex_count; h++)
        if (st_can_desert(e, s, h, terrain))
            return true;
    return false;
}

static void reveal(const st_edition *e, st_state *s, ochre_action event)
{
    s->counter = (uint8_t)st_counter_shown(e, s, event);
    s->boxes &= ~(UINT32_C(1) << (s->box - 1));
    s->bag &= ~(UINT32_C(1) << (s->counter - 1));
    s->box = 0;
    if (event.verb == ST_REVEAL_ENEMIES) {
        s->source = ST_FOUND;
        s->phase = ST_ENEMY;
    } else if (event.verb == ST_REVEAL_DESERT && has_hex_for_desert(e, s, event.arg[0])) {
        s->phase = ST_DESERT;
    } else if (event.verb == ST_REVEAL_DESERT) {
        count_counter(e, s); /* ST-832 */
    } else {
        st_player *p = &s->players[s->turn];
        p->adaptation = (uint8_t)(p->adaptation | 1u << event.arg[0]);
        if (!has_won(e, s))
            count_counter(e, s);
    }
}

/* ---- enemies ---- */

static void go_back(const st_edition *e, st_state *s)
{
    const int source = s->source;
    s->source = s->enemy = s->victim = 0;
    if (source == ST_FOUND)
        count_counter(e, s);
    else
        s->phase = source == ST_SEVEN ? ST_TRADE : ST_DEVELOP;
}

static void move_enemy(const st_edition *e, st_state *s, int enemy, int hex)
{
    *(enemy == ST_NEANDERTHAL ? &s->neanderthal : &s->sabertooth) = (uint8_t)hex;
    for (int seat = 0; seat < s->seats; seat++)
        if (st_is_victim(e, s, seat, hex)) {
            s->enemy = (uint8_t)enemy;
            s->phase = ST_STEAL;
            return;
        }
    go_back(e, s); /* ST-205 */
}

static void draw_card(const st_edition *e, st_state *s, int r)
{
    s->players[s->victim].hand[r]--;
    s->players[s->turn].hand[r]++;
    go_back(e, s);
}

/* ---- moving ---- */

static void begin_move(const st_edition *e, st_state *s, int v)
{
    st_player *p = &s->players[s->turn];
    pay(s, p, e->costs.move);
    st_drop(s->occupied, v); /* the moving explorer occupies nothing (ST-517) */
    s->moving = (uint8_t)v;
    s->steps = (uint8_t)st_steps_of(e, p);
    s->phase = ST_MOVING;
}

static void step(const st_edition *e, st_state *s, int to)
{
    st_player *p = &s->players[s->turn];
    const int  box = st_box_between(e, s->moving, to);
    remove_sorted(p->explorers, &p->explorer_count, s->moving);
    insert_sorted(p->explorers, &p->explorer_count, to);
    s->moving = (uint8_t)to;
    s->steps--;
    s->stepped = 1;
    if (box != 0 && (s->boxes >> (box - 1) & 1)) {
        s->box = (uint8_t)box; /* ST-801 */
        s->phase = ST_REVEAL;
        return;
    }
    go_on_moving(s);
}

static void extend(const st_edition *e, st_state *s)
{
    st_player *p = &s->players[s->turn];
    pay(s, p, e->costs.move);
    s->steps = (uint8_t)st_steps_of(e, p);
}

/* ---- camps ---- */

/* ST-862: is this player the second one to have all four colours, by a counter of this colour? */
static bool claim_is_due(const st_state *s, int colour)
{
    const st_player *p = &s->players[s->turn];
    if (!st_has_all_tribes(p) || p->tribes[colour] != 1 || s->tribe_count == 0)
        return false;
    if (s->expansion == 0 || s->expansion == s->turn + 1)
        return false;
    for (int i = 0; i < s->seats; i++)
        if (i != s->turn && i + 1 != s->expansion && st_has_all_tribes(&s->players[i]))
            return false;
    return true;
}

static void found_camp(const st_edition *e, st_state *s, int v)
{
    put_camp(s, &s->players[s->turn], v);
    s->settling = 0;
    s->phase = claim_is_due(s, st_at(e, v)->mark - ST_TRIBE_PLACE) ? ST_CLAIM : ST_DEVELOP;
}

/* In the order of ST-612. */
static void settle(const st_edition *e, st_state *s, int v)
{
    st_player *p = &s->players[s->turn];
    pay(s, p, e->costs.camp);
    remove_sorted(p->explorers, &p->explorer_count, v);
    st_drop(s->occupied, v);
    take_tribe_counter(e, s, p, v);
    if (has_won(e, s))
        return;
    if (s->expansion == 0 && st_has_all_tribes(p)) {
        s->expansion = (uint8_t)(s->turn + 1); /* ST-861 */
        if (has_won(e, s))
            return;
    }
    if (p->camp_count < e->camps) {
        found_camp(e, s, v);
        return;
    }
    s->settling = (uint8_t)v;
    s->phase = ST_REMOVE; /* ST-605 */
}

static void remove_camp(const st_edition *e, st_state *s, int v)
{
    st_player *p = &s->players[s->turn];
    remove_sorted(p->camps, &p->camp_count, v);
    st_drop(s->occupied, v);
    found_camp(e, s, s->settling); /* ST-607 */
}

static void claim(const st_edition *e, st_state *s, int v)
{
    take_tribe_counter(e, s, &s->players[s->turn], v);
    if (!has_won(e, s))
        s->phase = ST_DEVELOP;
}

static void advance(const st_edition *e, st_state *s, int chart)
{
    st_player *p = &s->players[s->turn];
    pay(s, p, e->costs.advance[p->levels[chart]]);
    p->levels[chart]++;
    if (p->levels[chart] == ST_LEVELS && has_won(e, s))
        return; /* ST-704, ST-708 */
    if (chart != ST_HUNTING)
        return;
    s->source = ST_HUNT; /* ST-707 */
    s->phase = ST_ENEMY;
}

static void exchange_with_bank(const st_edition *e, st_state *s, int given, int taken)
{
    uint8_t *hand = s->players[s->turn].hand;
    hand[given] = (uint8_t)(hand[given] - e->bank_rate);
    s->supply[given] = (uint8_t)(s->supply[given] + e->bank_rate);
    hand[taken]++;
    s->supply[taken]--;
}

static void apply_event(const st_edition *e, st_state *s, ochre_action a)
{
    switch (a.verb) {
    case ST_ROLL_FIRST: begin(e, s, a.arg[0]); break;
    case ST_ROLL_DICE: roll(e, s, a.arg); break;
    case ST_DRAW_CARD: draw_card(e, s, a.arg[0]); break;
    default: reveal(e, s, a); break;
    }
}

void st_apply(const void *edition, void *state, ochre_action a)
{
    const st_edition *e = edition;
    st_state         *s = state;
    switch (a.verb) {
    case ST_DO_CAMP: place_camp(e, s, a.arg[0]); break;
    case ST_DO_DISCARD: discard(e, s, a.arg[0]); break;
    case ST_DO_NEANDERTHAL: move_enemy(e, s, ST_NEANDERTHAL, a.arg[0]); break;
    case ST_DO_SABERTOOTH: move_enemy(e, s, ST_SABERTOOTH, a.arg[0]); break;
    case ST_DO_SKIP:
    case ST_DO_NOSTEAL: go_back(e, s); break;
    case ST_DO_STEAL:
        s->victim = a.arg[0];
        s->phase = ST_DRAW;
        break;
    case ST_DO_BANK: exchange_with_bank(e, s, a.arg[0], a.arg[1]); break;
    case ST_DO_ENDTRADE: s->phase = ST_DEVELOP; break;
    case ST_DO_EXPLORER:
        pay(s, &s->players[s->turn], e->costs.explorer);
        put_explorer(s, &s->players[s->turn], a.arg[0]);
        break;
    case ST_DO_MOVE: begin_move(e, s, a.arg[0]); break;
    case ST_DO_STEP: step(e, s, a.arg[0]); break;
    case ST_DO_STOP:
        s->steps = 0;
        go_on_moving(s);
        break;
    case ST_DO_EXTEND: extend(e, s); break;
    case ST_DO_SETTLE: settle(e, s, a.arg[0]); break;
    case ST_DO_REMOVE: remove_camp(e, s, a.arg[0]); break;
    case ST_DO_CLAIM: claim(e, s, a.arg[0]); break;
    case ST_DO_ADVANCE: advance(e, s, a.arg[0]); break;
    case ST_DO_DESERT:
        s->deserts |= UINT64_C(1) << (a.arg[0] - 1);
        count_counter(e, s);
        break;
    case ST_DO_ENDTURN: end_turn(e, s); break;
    default:
        if (a.verb >= ST_ROLL_FIRST)
            apply_event(e, s, a);
        else
            st_apply_trade(s, a);
        break;
    }
}
