/* refusal.c - which clause forbids an action. Written apart from the lists of moves.c and
 * moves_trade.c: these ask what there is, here is asked what is wrong, in the order of section 5.6. */
#include "games/settlers/state.h"

#include <ochre/notation.h>

#include "games/settlers/game.h"

static const st_player *active(const st_state *s)
{
    return &s->players[s->turn];
}

static bool has(const st_player *p, const uint8_t price[ST_RESOURCES])
{
    for (int r = 0; r < ST_RESOURCES; r++)
        if (p->hand[r] < price[r])
            return false;
    return true;
}

static int number_of_cards(const uint8_t cards[ST_RESOURCES])
{
    return cards[0] + cards[1] + cards[2] + cards[3];
}

static bool is_in(const uint8_t *list, int count, int v)
{
    for (int i = 0; i < count; i++)
        if (list[i] == v)
            return true;
    return false;
}

/* Does a piece stand there, the moving explorer aside? Asked of the pieces, not of the derived set. */
static bool is_taken(const st_state *s, int v)
{
    int pieces = 0;
    for (int i = 0; i < s->seats; i++) {
        const st_player *p = &s->players[i];
        pieces += is_in(p->camps, p->camp_count, v);
        for (int x = 0; x < p->explorer_count; x++)
            pieces += p->explorers[x] == v;
    }
    return pieces > (s->moving == v);
}

/* ---- enemies ---- */

static const char *refuse_enemy(const st_edition *e, const st_state *s, int enemy, int hex)
{
    const int region = hex <= e->hex_count ? e->hexes[hex - 1].region : ST_REGIONS;
    if (s->source == ST_SEVEN && enemy == ST_SABERTOOTH)
        return "ST-912";
    const bool is_west = region == ST_AFRICA || region == ST_EUROPE || region == ST_ASIA;
    const bool is_east = region == ST_AUSTRALIA || region == ST_AMERICA;
    if (enemy == ST_NEANDERTHAL ? !is_west : !is_east)
        return "ST-911";
    return hex == (enemy == ST_NEANDERTHAL ? s->neanderthal : s->sabertooth) ? "ST-911" : NULL;
}

static const char *refuse_steal(const st_edition *e, const st_state *s, int seat)
{
    if (seat >= s->seats || seat == s->turn || number_of_cards(s->players[seat].hand) == 0)
        return "ST-913";
    const int      hex = s->enemy == ST_NEANDERTHAL ? s->neanderthal : s->sabertooth;
    const uint8_t *corners = e->hexes[hex - 1].corners;
    for (int i = 0; i < ST_CORNERS; i++)
        if (is_in(s->players[seat].camps, s->players[seat].camp_count, corners[i]))
            return NULL;
    return "ST-913";
}

static const char *refuse_desert(const st_edition *e, const st_state *s, int hex)
{
    if (hex > e->hex_count || e->hexes[hex - 1].region != ST_AFRICA)
        return "ST-914";
    if (e->hexes[hex - 1].terrain != e->counters[s->counter - 1].terrain - 1)
        return "ST-914";
    return (s->deserts & UINT64_C(1) << (hex - 1)) != 0 ? "ST-914" : NULL;
}

/* ---- trade ---- */

static const char *refuse_bank(const st_edition *e, const st_state *s, int given, int taken)
{
    const bool ok =
        given != taken && active(s)->hand[given] >= e->bank_rate && s->supply[taken] > 0;
    return ok ? NULL : "ST-916";
}

static const char *refuse_opening(const st_edition *e, const st_state *s)
{
    int others = 0;
    for (int i = 0; i < s->seats; i++)
        others += i == s->turn ? 0 : number_of_cards(s->players[i].hand);
    const bool ok =
        s->offers < e->offers_per_turn && number_of_cards(active(s)->hand) > 0 && others > 0;
    return ok ? NULL : "ST-915";
}

static const char *refuse_bundle(const st_edition *e, const uint8_t cards[ST_RESOURCES])
{
    const int n = number_of_cards(cards);
    return n < 1 || n > e->cards_per_side ? "ST-915" : NULL;
}

static const char *refuse_gift(const st_edition *e, const st_player *p,
                               const uint8_t cards[ST_RESOURCES])
{
    return has(p, cards) ? refuse_bundle(e, cards) : "ST-915";
}

static const char *refuse_wish(const st_edition *e, const st_state *s,
                               const uint8_t cards[ST_RESOURCES])
{
    const st_player *p = &s->players[s->asked];
    for (int r = 0; r < ST_RESOURCES; r++)
        if (cards[r] > 0 && p->give[r] > 0)
            return "ST-915";
    const bool is_mirror = s->asked != s->turn &&
                           memcmp(cards, active(s)->give, ST_RESOURCES) == 0 &&
                           memcmp(p->give, active(s)->want, ST_RESOURCES) == 0;
    return is_mirror ? "ST-915" : refuse_bundle(e, cards);
}

static const char *refuse_accept(const st_state *s)
{
    if (number_of_cards(active(s)->want) == 0)
        return "ST-416";
    return has(&s->players[s->asked], active(s)->want) ? NULL : "ST-414";
}

static const char *refuse_deal(const st_state *s, int seat)
{
    if (seat >= s->seats || s->players[seat].reply < ST_ACCEPTED)
        return "ST-417";
    if (s->players[seat].reply == ST_COUNTERED && !has(active(s), s->players[seat].want))
        return "ST-417";
    return NULL;
}

/* ---- explorers and camps ---- */

static const char *refuse_explorer(const st_edition *e, const st_state *s, int v)
{
    const st_player *p = active(s);
    if (!has(p, e->costs.explorer))
        return "ST-902";
    if (p->explorer_count >= e->explorers || v > e->point_count || is_taken(s, v))
        return "ST-904";
    const st_point *at = st_at(e, v);
    for (int i = 0; i < at->link_count; i++)
        if (at->links[i].box == 0 && is_in(p->camps, p->camp_count, at->links[i].to))
            return NULL;
    return "ST-904";
}

/* The path between two intersections, seen from the first; NULL: there is none. */
static const st_link *path_to(const st_edition *e, int from, int to)
{
    const st_point *at = st_at(e, from);
    for (int i = 0; i < at->link_count; i++)
        if (at->links[i].to == to)
            return &at->links[i];
    return NULL;
}

static bool is_barred(const st_edition *e, const st_player *p, int box)
{
    return box > 0 && (p->levels[ST_CLOTHING] < e->boxes[box - 1].clothing ||
                       p->levels[ST_SHELTER] < e->boxes[box - 1].shelter);
}

/* One round of the flood below: the intersections that are wet, or have a wet neighbour. */
static bool spread(const st_edition *e, const st_player *p, bool wet[ST_POINTS + 1])
{
    bool next[ST_POINTS + 1], has_grown = false;
    memcpy(next, wet, sizeof next);
    for (int v = 1; v <= e->point_count; v++) {
        const st_point *at = st_at(e, v);
        for (int i = 0; i < at->link_count && !next[v]; i++)
            next[v] = wet[at->links[i].to] && !is_barred(e, p, at->links[i].box);
        has_grown |= next[v] && !wet[v];
    }
    memcpy(wet, next, sizeof next);
    return has_grown;
}

/* Can an empty intersection be reached within so many steps (ST-517)? A flood from all the empty ones
 * at once, while the lists search from the explorer outwards. */
static bool can_end(const st_edition *e, const st_state *s, int from, int steps)
{
    bool wet[ST_POINTS + 1] = {false};
    if (!is_taken(s, from))
        return true;
    for (int v = 1; v <= e->point_count; v++)
        wet[v] = !is_taken(s, v);
    for (; steps > 0 && !wet[from]; steps--)
        if (!spread(e, active(s), wet))
            return false;
    return wet[from];
}

static const char *refuse_step(const st_edition *e, const st_state *s, int to)
{
    const st_player *p = active(s);
    const st_link   *path = path_to(e, s->moving, to);
    if (path == NULL)
        return "ST-906";
    if (is_barred(e, p, path->box))
        return "ST-905";
    if (s->steps == 0)
        return "ST-518";
    int moves = 255;
    for (int r = 0; r < ST_RESOURCES; r++)
        if (e->costs.move[r] > 0 && moves > p->hand[r] / e->costs.move[r])
            moves = p->hand[r] / e->costs.move[r];
    return can_end(e, s, to, s->steps - 1 + moves * (e->base_move + p->levels[ST_FOOD])) ? NULL
                                                                                         : "ST-907";
}

static const char *refuse_move(const st_edition *e, const st_state *s, int v)
{
    const st_player *p = active(s);
    if (!has(p, e->costs.move))
        return "ST-902";
    if (!is_in(p->explorers, p->explorer_count, v))
        return "ST-511";
    st_state after = *s; /* is there a first step? */
    st_drop(after.occupied, v);
    after.moving = (uint8_t)v;
    after.steps = (uint8_t)(e->base_move + p->levels[ST_FOOD]);
    for (int r = 0; r < ST_RESOURCES; r++)
        after.players[s->turn].hand[r] = (uint8_t)(p->hand[r] - e->costs.move[r]);
    for (int i = 0; i < st_at(e, v)->link_count; i++)
        if (refuse_step(e, &after, st_at(e, v)->links[i].to) == NULL)
            return NULL;
    return "ST-513";
}

static const char *refuse_stop(const st_state *s)
{
    if (is_taken(s, s->moving))
        return "ST-907";
    return s->stepped ? NULL : "ST-519";
}

static const char *refuse_extend(const st_edition *e, const st_state *s)
{
    if (s->steps > 0 || !is_taken(s, s->moving))
        return "ST-518";
    return has(active(s), e->costs.move) ? NULL : "ST-902";
}

static const char *refuse_settle(const st_edition *e, const st_state *s, int v)
{
    const st_player *p = active(s);
    if (!is_in(p->explorers, p->explorer_count, v))
        return "ST-601";
    if (!is_in(s->tribes, s->tribe_count, v))
        return "ST-908";
    return has(p, e->costs.camp) ? NULL : "ST-902";
}

static const char *refuse_remove(const st_edition *e, const st_state *s, int v)
{
    const st_player *p = active(s);
    if (!is_in(p->camps, p->camp_count, v))
        return "ST-909";
    if (st_at(e, v)->mark == ST_DOT)
        return NULL;
    for (int c = 0; c < p->camp_count; c++)
        if (st_at(e, p->camps[c])->mark == ST_DOT)
            return "ST-909";
    return NULL;
}

static const char *refuse_advance(const st_edition *e, const st_state *s, int chart)
{
    const st_player *p = active(s);
    if (p->levels[chart] == ST_LEVELS)
        return "ST-910";
    for (int i = 0; i < s->seats; i++)
        if (p->levels[chart] + 1 == ST_LEVELS && s->players[i].levels[chart] == ST_LEVELS)
            return "ST-910";
    return has(p, e->costs.advance[p->levels[chart]]) ? NULL : "ST-902";
}

static const char *refuse_camp(const st_edition *e, const st_state *s, int v)
{
    const bool ok = v <= e->point_count && st_at(e, v)->mark == ST_DOT && !is_taken(s, v);
    return ok ? NULL : "ST-984";
}

/* ---- the door ---- */

/* In which phases a verb of players can be used at all (section 5), one bit a phase. */
static const uint32_t verb_phases[ST_ROLL_FIRST] = {
    [ST_DO_CAMP] = 1 << ST_PLACE,        [ST_DO_DISCARD] = 1 << ST_DISCARD,
    [ST_DO_NEANDERTHAL] = 1 << ST_ENEMY, [ST_DO_SABERTOOTH] = 1 << ST_ENEMY,
    [ST_DO_SKIP] = 1 << ST_ENEMY,        [ST_DO_STEAL] = 1 << ST_STEAL,
    [ST_DO_NOSTEAL] = 1 << ST_STEAL,     [ST_DO_BANK] = 1 << ST_TRADE,
    [ST_DO_OFFER] = 1 << ST_TRADE,       [ST_DO_FOR] = 1 << ST_ASK,
    [ST_DO_INVITE] = 1 << ST_TRADE,      [ST_DO_ACCEPT] = 1 << ST_REPLY,
    [ST_DO_DECLINE] = 1 << ST_REPLY,     [ST_DO_COUNTER] = 1 << ST_REPLY,
    [ST_DO_DEAL] = 1 << ST_CLOSE,        [ST_DO_NODEAL] = 1 << ST_CLOSE,
    [ST_DO_ENDTRADE] = 1 << ST_TRADE,    [ST_DO_EXPLORER] = 1 << ST_DEVELOP,
    [ST_DO_MOVE] = 1 << ST_DEVELOP,      [ST_DO_STEP] = 1 << ST_MOVING,
    [ST_DO_STOP] = 1 << ST_MOVING,       [ST_DO_EXTEND] = 1 << ST_MOVING,
    [ST_DO_SETTLE] = 1 << ST_DEVELOP,    [ST_DO_REMOVE] = 1 << ST_REMOVE,
    [ST_DO_CLAIM] = 1 << ST_CLAIM,       [ST_DO_ADVANCE] = 1 << ST_DEVELOP,
    [ST_DO_DESERT] = 1 << ST_DESERT,     [ST_DO_ENDTURN] = 1 << ST_DEVELOP,
};

static const char *refuse_verb(const st_state *s, int verb)
{
    const bool is_trade =
        verb == ST_DO_BANK || verb == ST_DO_OFFER || verb == ST_DO_INVITE || verb == ST_DO_ENDTRADE;
    if (verb >= ST_ROLL_FIRST ? st_actor(s) == OCHRE_CHANCE : verb_phases[verb] >> s->phase & 1)
        return NULL;
    if (is_trade && (s->phase == ST_DEVELOP || s->phase == ST_ROLL))
        return "ST-903";
    return s->phase == ST_MOVING && verb < ST_ROLL_FIRST ? "ST-520" : "ST-901";
}

static const char *refuse_event(const st_edition *e, const st_state *s, ochre_action a)
{
    switch (a.verb) {
    case ST_ROLL_FIRST: return s->phase == ST_FIRST && a.arg[0] < s->seats ? NULL : "ST-113";
    case ST_ROLL_DICE:
        return s->phase == ST_ROLL && number_of_cards(a.arg) + a.arg[4] + a.arg[5] == 2 ? NULL
                                                                                        : "ST-922";
    case ST_DRAW_CARD:
        return s->phase == ST_DRAW && s->players[s->victim].hand[a.arg[0]] > 0 ? NULL : "ST-713";
    case ST_DRAW_HIDDEN: return "ST-923"; /* a view of an event, not an event */
    default: return s->phase == ST_REVEAL && st_counter_shown(e, s, a) > 0 ? NULL : "ST-921";
    }
}

static const char *refuse_in_trade(const st_edition *e, const st_state *s, ochre_action a)
{
    const char *clause = NULL;
    switch (a.verb) {
    case ST_DO_BANK: return refuse_bank(e, s, a.arg[0], a.arg[1]);
    case ST_DO_INVITE: return refuse_opening(e, s);
    case ST_DO_OFFER:
        clause = refuse_opening(e, s);
        return clause != NULL ? clause : refuse_gift(e, active(s), a.arg);
    case ST_DO_FOR: return refuse_wish(e, s, a.arg);
    case ST_DO_COUNTER: return refuse_gift(e, &s->players[s->asked], a.arg);
    case ST_DO_ACCEPT: return refuse_accept(s);
    case ST_DO_DEAL: return refuse_deal(s, a.arg[0]);
    default: return NULL; /* decline, nodeal, endtrade */
    }
}

const char *st_refusal(const void *edition, const void *state, ochre_action a)
{
    const st_edition *e = edition;
    const st_state   *s = state;
    if (!ochre_action_formed(&st_game, a))
        return "ST-213";
    const char *clause = refuse_verb(s, a.verb);
    if (clause != NULL)
        return clause;
    switch (a.verb) {
    case ST_DO_CAMP: return refuse_camp(e, s, a.arg[0]);
    case ST_DO_DISCARD: return s->players[s->asked].hand[a.arg[0]] > 0 ? NULL : "ST-321";
    case ST_DO_NEANDERTHAL: return refuse_enemy(e, s, ST_NEANDERTHAL, a.arg[0]);
    case ST_DO_SABERTOOTH: return refuse_enemy(e, s, ST_SABERTOOTH, a.arg[0]);
    case ST_DO_SKIP: return s->source == ST_HUNT ? NULL : "ST-912";
    case ST_DO_STEAL: return refuse_steal(e, s, a.arg[0]);
    case ST_DO_EXPLORER: return refuse_explorer(e, s, a.arg[0]);
    case ST_DO_MOVE: return refuse_move(e, s, a.arg[0]);
    case ST_DO_STEP: return refuse_step(e, s, a.arg[0]);
    case ST_DO_STOP: return refuse_stop(s);
    case ST_DO_EXTEND: return refuse_extend(e, s);
    case ST_DO_SETTLE: return refuse_settle(e, s, a.arg[0]);
    case ST_DO_REMOVE: return refuse_remove(e, s, a.arg[0]);
    case ST_DO_CLAIM: return is_in(s->tribes, s->tribe_count, a.arg[0]) ? NULL : "ST-862";
    case ST_DO_ADVANCE: return refuse_advance(e, s, a.arg[0]);
    case ST_DO_DESERT: return refuse_desert(e, s, a.arg[0]);
    case ST_DO_NOSTEAL:
    case ST_DO_ENDTURN: return NULL;
    default: return a.verb >= ST_ROLL_FIRST ? refuse_event(e, s, a) : refuse_in_trade(e, s, a);
    }
}
