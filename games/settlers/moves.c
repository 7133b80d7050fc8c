/* moves.c - what a player may do now, but for trade (moves_trade.c).
 *
 * Everything is asked by place: is the intersection occupied, does it carry a counter, which paths leave
 * it. The one question that looks further is that of ST-517: how far is it from an occupied intersection
 * to the next empty one? Most of the time a neighbour is empty, so it is asked first; only in a crowd
 * the search spreads ring by ring. */
#include "games/settlers/state.h"

#define WORD(verb)    ((uint64_t)(verb))
#define ARG(i, value) ((uint64_t)(value) << (8 + 8 * (i)))

static int list_one(int verb, ochre_action *out, int n)
{
    out[n] = ochre_action_packed(WORD(verb));
    return n + 1;
}

static int list_with(int verb, int value, ochre_action *out, int n)
{
    out[n] = ochre_action_packed(WORD(verb) | ARG(0, value));
    return n + 1;
}

int st_actor(const void *state)
{
    /* By phase: the active player (0), chance (1), nobody (2), whoever is asked (3). */
    static const uint8_t decider[ST_PHASES] = {
        [ST_FIRST] = 1, [ST_ROLL] = 1, [ST_DRAW] = 1,    [ST_REVEAL] = 1,
        [ST_END] = 2,   [ST_ASK] = 3,  [ST_DISCARD] = 3, [ST_REPLY] = 3};
    const st_state *s = state;
    switch (decider[s->phase]) {
    case 0: return s->turn;
    case 1: return OCHRE_CHANCE;
    case 2: return OCHRE_OVER;
    default: return s->asked;
    }
}

/* ---- movement ---- */

bool st_can_pass(const st_edition *e, const st_player *p, int box)
{
    if (box == 0)
        return true;
    const st_box *b = &e->boxes[box - 1];
    return p->levels[ST_CLOTHING] >= b->clothing && p->levels[ST_SHELTER] >= b->shelter;
}

int st_box_between(const st_edition *e, int from, int to)
{
    const st_point *at = st_at(e, from);
    for (int i = 0; i < at->link_count; i++)
        if (at->links[i].to == to)
            return at->links[i].box;
    return 0;
}

int st_moves_affordable(const st_edition *e, const st_player *p)
{
    int moves = 255;
    for (int r = 0; r < ST_RESOURCES; r++)
        if (e->costs.move[r] > 0 && p->hand[r] / e->costs.move[r] < moves)
            moves = p->hand[r] / e->costs.move[r];
    return moves;
}

/* The search of st_steps_to_empty beyond the first ring. */
static int search_empty(const st_edition *e, const st_state *s, int from)
{
    const st_player *p = &s->players[s->turn];
    uint64_t         seen[ST_WORDS] = {0};
    uint8_t          queue[ST_POINTS];
    int              head = 0, tail = 0, ring_end = 1;
    queue[tail++] = (uint8_t)from;
    st_add(seen, from);
    for (int steps = 1; head < tail; steps++, ring_end = tail)
        for (; head < ring_end; head++) {
            const st_point *at = st_at(e, queue[head]);
            for (int i = 0; i < at->link_count; i++) {
                const int to = at->links[i].to;
                if (st_has(seen, to) || !st_can_pass(e, p, at->links[i].box))
                    continue;
                if (!st_has(s->occupied, to))
                    return steps;
                st_add(seen, to);
                queue[tail++] = (uint8_t)to;
            }
        }
    return 255;
}

int st_steps_to_empty(const st_edition *e, const st_state *s, int from)
{
    if (!st_has(s->occupied, from))
        return 0;
    const st_point *at = st_at(e, from);
    for (int i = 0; i < at->link_count; i++)
        if (!st_has(s->occupied, at->links[i].to) &&
            st_can_pass(e, &s->players[s->turn], at->links[i].box))
            return 1;
    return search_empty(e, s, from);
}

static int list_steps(const st_edition *e, const st_state *s, ochre_action *out)
{
    const st_player *p = &s->players[s->turn];
    const st_point  *at = st_at(e, s->moving);
    const bool       is_empty = !st_has(s->occupied, s->moving);
    int              n = 0;
    for (int i = 0; s->steps > 0 && i < at->link_count; i++) {
        const int to = at->links[i].to;
        if (!st_can_pass(e, p, at->links[i].box))
            continue;
        if (!st_has(s->occupied, to) ||
            st_steps_to_empty(e, s, to) <=
                s->steps - 1 + st_steps_of(e, p) * st_moves_affordable(e, p)) /* ST-517 */
            n = list_with(ST_DO_STEP, to, out, n);
    }
    if (is_empty && s->stepped)
        return list_one(ST_DO_STOP, out, n);
    if (!is_empty && s->steps == 0)
        return list_one(ST_DO_EXTEND, out, n); /* ST-518 */
    return n;
}

/* Has the explorer on v a path to leave by? Whatever stands at its end: its own place counts as empty,
 * so it can come back with the second step (ST-519). */
static bool can_leave(const st_edition *e, const st_state *s, int v)
{
    const st_point *at = st_at(e, v);
    for (int i = 0; i < at->link_count; i++)
        if (st_can_pass(e, &s->players[s->turn], at->links[i].box))
            return true;
    return false;
}

/* ---- developing ---- */

static int list_places(const st_edition *e, const st_state *s, const st_player *p,
                       ochre_action *out, int n)
{
    uint64_t closed[ST_WORDS];
    memcpy(closed, s->occupied, sizeof closed);
    for (int c = 0; c < p->camp_count; c++) {
        const st_point *at = st_at(e, p->camps[c]);
        for (int i = 0; i < at->link_count; i++) {
            const int to = at->links[i].to;
            if (at->links[i].box != 0 || st_has(closed, to)) /* ST-502 */
                continue;
            st_add(closed, to);
            n = list_with(ST_DO_EXPLORER, to, out, n);
        }
    }
    return n;
}

static bool is_level_open(const st_state *s, int chart)
{
    const int level = s->players[s->turn].levels[chart];
    if (level + 1 < ST_LEVELS)
        return true;
    for (int i = 0; i < s->seats; i++) /* ST-702, ST-703 */
        if (s->players[i].levels[chart] == ST_LEVELS)
            return false;
    return true;
}

static int list_develop(const st_edition *e, const st_state *s, ochre_action *out)
{
    const st_player *p = &s->players[s->turn];
    const uint32_t   hand = st_cards(p->hand);
    int              n = 0;
    if (p->explorer_count < e->explorers && st_covers(hand, st_cards(e->costs.explorer)))
        n = list_places(e, s, p, out, n);
    const bool can_move = st_covers(hand, st_cards(e->costs.move));
    const bool can_settle = st_covers(hand, st_cards(e->costs.camp));
    for (int i = 0; i < p->explorer_count; i++) {
        if (can_move && can_leave(e, s, p->explorers[i]))
            n = list_with(ST_DO_MOVE, p->explorers[i], out, n);
        if (can_settle && st_has(s->tribal, p->explorers[i]))
            n = list_with(ST_DO_SETTLE, p->explorers[i], out, n);
    }
    for (int c = 0; c < ST_CHARTS; c++)
        if (p->levels[c] < ST_LEVELS && st_covers(hand, st_cards(e->costs.advance[p->levels[c]])) &&
            is_level_open(s, c))
            n = list_with(ST_DO_ADVANCE, c, out, n);
    return list_one(ST_DO_ENDTURN, out, n);
}

static int list_removals(const st_edition *e, const st_state *s, ochre_action *out)
{
    const st_player *p = &s->players[s->turn];
    int              n = 0;
    for (int c = 0; c < p->camp_count; c++)
        if (st_in_africa(e, p->camps[c]))
            n = list_with(ST_DO_REMOVE, p->camps[c], out, n);
    for (int c = 0; n == 0 && c < p->camp_count; c++) /* ST-606: none in Africa, so any */
        list_with(ST_DO_REMOVE, p->camps[c], out, c);
    return n > 0 ? n : p->camp_count;
}

static int list_claims(const st_state *s, ochre_action *out)
{
    int n = 0;
    for (int i = 0; i < s->tribe_count; i++)
        n = list_with(ST_DO_CLAIM, s->tribes[i], out, n);
    return n;
}

static int list_camps(const st_edition *e, const st_state *s, ochre_action *out)
{
    int n = 0;
    for (int v = 1; v <= e->point_count; v++)
        if (st_at(e, v)->mark == ST_DOT && !st_has(s->occupied, v))
            n = list_with(ST_DO_CAMP, v, out, n);
    return n;
}

/* ---- enemies ---- */

static int list_hexes(const st_edition *e, const st_state *s, int enemy, ochre_action *out, int n)
{
    const int verb = enemy == ST_NEANDERTHAL ? ST_DO_NEANDERTHAL : ST_DO_SABERTOOTH;
    for (int h = 1; h <= e->hex_count; h++)
        if (st_is_home(e, enemy, h) && h != st_enemy_hex(s, enemy))
            n = list_with(verb, h, out, n);
    return n;
}

static int list_enemies(const st_edition *e, const st_state *s, ochre_action *out)
{
    int n = list_hexes(e, s, ST_NEANDERTHAL, out, 0);
    if (s->source == ST_SEVEN)
        return n; /* ST-324 */
    n = list_hexes(e, s, ST_SABERTOOTH, out, n);
    return s->source == ST_HUNT ? list_one(ST_DO_SKIP, out, n) : n; /* ST-707, ST-821 */
}

bool st_is_victim(const st_edition *e, const st_state *s, int seat, int hex)
{
    const st_player *p = &s->players[seat];
    if (seat == s->turn || st_cards(p->hand) == 0)
        return false; /* ST-712 */
    for (int c = 0; c < p->camp_count; c++)
        if (st_borders(e, p->camps[c], hex))
            return true;
    return false;
}

static int list_victims(const st_edition *e, const st_state *s, ochre_action *out)
{
    int n = 0;
    for (int seat = 0; seat < s->seats; seat++)
        if (st_is_victim(e, s, seat, st_enemy_hex(s, s->enemy)))
            n = list_with(ST_DO_STEAL, seat, out, n);
    return list_one(ST_DO_NOSTEAL, out, n);
}

bool st_can_desert(const st_edition *e, const st_state *s, int hex, int terrain)
{
    const st_hex *h = &e->hexes[hex - 1];
    return h->region == ST_AFRICA && h->terrain == terrain && !(s->deserts >> (hex - 1) & 1);
}

static int list_deserts(const st_edition *e, const st_state *s, ochre_action *out)
{
    const int terrain = e->counters[s->counter - 1].terrain - 1;
    int       n = 0;
    for (int h = 1; h <= e->hex_count; h++)
        if (st_can_desert(e, s, h, terrain))
            n = list_with(ST_DO_DESERT, h, out, n);
    return n;
}

static int list_discards(const st_state *s, ochre_action *out)
{
    int n = 0;
    for (int r = 0; r < ST_RESOURCES; r++)
        if (s->players[s->asked].hand[r] > 0)
            n = list_with(ST_DO_DISCARD, r, out, n);
    return n;
}

int st_legal(const void *edition, const void *state, ochre_action *out)
{
    const st_edition *e = edition;
    const st_state   *s = state;
    switch (s->phase) {
    case ST_PLACE: return list_camps(e, s, out);
    case ST_DISCARD: return list_discards(s, out);
    case ST_ENEMY: return list_enemies(e, s, out);
    case ST_STEAL: return list_victims(e, s, out);
    case ST_DEVELOP: return list_develop(e, s, out);
    case ST_MOVING: return list_steps(e, s, out);
    case ST_DESERT: return list_deserts(e, s, out);
    case ST_REMOVE: return list_removals(e, s, out);
    case ST_CLAIM: return list_claims(s, out);
    default: return st_legal_trade(e, s, out);
    }
}
