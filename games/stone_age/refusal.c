/* refusal.c - which clause of Stone Age forbids a move.
 *
 * Written apart from moves.c, from the clauses "what must be refused" (SA-551 to SA-569), and place by
 * place where moves.c works with masks: the conformance suite holds the two against each other. */
#include "games/stone_age/state.h"

#include <ochre/dice.h>
#include <ochre/notation.h>

#include "games/stone_age/game.h"

/* ---- placement ---- */

static int village_places_taken(const sa_state *s)
{
    int taken = 0;
    for (int place = SA_TOOLMAKER; place <= SA_FIELD; place++)
        for (int seat = 0; seat < s->seats; seat++)
            taken += s->players[seat].on >> place & 1;
    return taken;
}

static const char *refuse_place(const sa_edition *e, const sa_state *s, int place)
{
    const sa_limits *limits = &e->limits[s->seats - 2];
    const int        home = s->players[s->turn].home;
    if (place >= SA_BUILDING_1 + limits->building_stacks)
        return "SA-558";
    for (int seat = 0; seat < s->seats; seat++)
        if (s->players[seat].on >> place & 1)
            return "SA-555";
    if (place == SA_HUT && home < 2)
        return "SA-552";
    if (home < 1)
        return "SA-551";
    if (place <= SA_FIELD && village_places_taken(s) >= limits->village_places)
        return "SA-556";
    return NULL;
}

static const char *refuse_crowd(const sa_edition *e, const sa_state *s, int place, int people)
{
    int there = 0, groups = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        there += s->gather[place][seat];
        groups += s->gather[place][seat] > 0;
    }
    if (s->gather[place][s->turn] > 0)
        return "SA-553";
    if (people > s->players[s->turn].home)
        return "SA-551";
    if (place == SA_HUNT)
        return NULL;
    if (there + people > e->rings)
        return "SA-554";
    if (groups >= e->limits[s->seats - 2].gather_players)
        return "SA-557";
    return NULL;
}

/* ---- actions ---- */

static const char *refuse_resolve(const sa_state *s, int place)
{
    const bool there = place < SA_GATHER_PLACES ? s->gather[place][s->turn] > 0
                                                : s->players[s->turn].on >> place & 1;
    return there ? NULL : "SA-559";
}

static const char *refuse_use(const sa_state *s, unsigned aids)
{
    const sa_player *p = &s->players[s->turn];
    for (int i = 0; i < SA_TOOL_SLOTS; i++)
        if ((aids >> i & 1) && (p->tools[i] == 0 || (p->used >> i & 1)))
            return "SA-561";
    return (aids >> SA_TOOL_SLOTS & ~(unsigned)p->once) != 0 ? "SA-561" : NULL;
}

static bool owns(const sa_player *p, const uint8_t amount[SA_RESOURCES])
{
    for (int r = 0; r < SA_RESOURCES; r++)
        if (p->goods[r] < amount[r])
            return false;
    return true;
}

static int total(const uint8_t amount[SA_RESOURCES])
{
    return amount[0] + amount[1] + amount[2] + amount[3];
}

static bool fits_building(const sa_building *b, const uint8_t amount[SA_RESOURCES])
{
    int kinds = 0;
    for (int r = 0; r < SA_RESOURCES; r++) {
        kinds += amount[r] > 0;
        if (b->type == SA_FIXED && amount[r] != b->cost[r])
            return false; /* SA-601 */
    }
    if (b->type == SA_EXACT)
        return total(amount) == b->count && kinds == b->kinds; /* SA-602 */
    if (b->type == SA_RANGE)
        return total(amount) >= b->min && total(amount) <= b->max; /* SA-603 */
    return true;
}

static const char *refuse_pay(const sa_edition *e, const sa_state *s,
                              const uint8_t amount[SA_RESOURCES])
{
    const bool fits = sa_stack_at(s) < 0
                          ? total(amount) == e->slot_cost[sa_slot_at(s)]
                          : fits_building(&e->buildings[s->tile[sa_stack_at(s)] - 1], amount);
    return fits && owns(&s->players[s->turn], amount) ? NULL : "SA-560";
}

static const char *refuse_feed(const sa_state *s, const uint8_t amount[SA_RESOURCES])
{
    const bool fits = total(amount) == s->shortage && owns(&s->players[s->turn], amount);
    return fits ? NULL : "SA-564";
}

static const char *refuse_pick(const sa_state *s, int first, int second)
{
    if (s->players[s->turn].picks == 0)
        return "SA-562";
    return first <= second ? NULL : "SA-012"; /* one canonical text a pick (section 5) */
}

/* ---- chance ---- */

static const char *refuse_event(const sa_state *s, ochre_action a)
{
    const bool card_due = s->phase == SA_REFILL || (s->phase == SA_SETUP && sa_slot_due(s) >= 0);
    const bool tile_due = s->phase == SA_NEXT_TILE || (s->phase == SA_SETUP && !card_due);
    bool       possible = false;
    switch (a.verb) {
    case SA_ROLL_FIRST: possible = s->phase == SA_FIRST && a.arg[0] < s->seats; break;
    case SA_REVEAL_CARD:
        possible = card_due && a.arg[0] == sa_slot_due(s) && (s->undrawn >> a.arg[1] & 1);
        break;
    case SA_REVEAL_BUILDING:
        possible = tile_due && a.arg[0] == sa_stack_due(s) && (s->unseen >> a.arg[1] & 1);
        break;
    case SA_ROLL_DICE:
        possible = (s->phase == SA_ROLL || s->phase == SA_GIFT_ROLL) &&
                   ochre_dice_number(a.arg) == sa_dice_due(s);
        break;
    case SA_DRAW_CARD: possible = s->phase == SA_DRAW && (s->undrawn >> a.arg[0] & 1); break;
    default: /* SA_DRAW_HIDDEN is a view of an event, not an event (SA-581) */ break;
    }
    return possible ? NULL : "SA-569";
}

/* ---- the door ---- */

/* In which phases a verb of players can be used at all (section 5), one bit a phase. */
static const uint16_t verb_phases[SA_ROLL_FIRST] = {
    [SA_DO_PLACE] = 1 << SA_PLACE,   [SA_DO_PLACE_CROWD] = 1 << SA_PLACE,
    [SA_DO_RESOLVE] = 1 << SA_ACT,   [SA_DO_PICK] = 1 << SA_ACT | 1 << SA_FEED | 1 << SA_PICKNOW,
    [SA_DO_KEEP] = 1 << SA_PICKNOW,  [SA_DO_USE] = 1 << SA_TOOLS,
    [SA_DO_PAY] = 1 << SA_PAY,       [SA_DO_DECLINE] = 1 << SA_PAY,
    [SA_DO_CHOOSE] = 1 << SA_CHOOSE, [SA_DO_FEED] = 1 << SA_FEED,
    [SA_DO_STARVE] = 1 << SA_FEED,
};

static const char *refuse_verb(const sa_state *s, int verb)
{
    if (s->phase == SA_END)
        return "SA-016";
    if (verb >= SA_ROLL_FIRST)
        return sa_actor(s) == OCHRE_CHANCE ? NULL : "SA-569";
    if (verb_phases[verb] >> s->phase & 1)
        return NULL;
    if (sa_actor(s) == OCHRE_CHANCE)
        return "SA-569";
    if (verb == SA_DO_PICK)
        return "SA-562";
    return verb == SA_DO_FEED || verb == SA_DO_STARVE ? "SA-565" : "SA-567";
}

const char *sa_refusal(const void *edition, const void *state, ochre_action a)
{
    const sa_edition *e = edition;
    const sa_state   *s = state;
    if (!ochre_action_formed(&sa_game, a))
        return "SA-012";
    const char *clause = refuse_verb(s, a.verb);
    if (clause != NULL)
        return clause;
    switch (a.verb) {
    case SA_DO_PLACE: return refuse_place(e, s, a.arg[0]);
    case SA_DO_PLACE_CROWD: return refuse_crowd(e, s, a.arg[0], a.arg[1]);
    case SA_DO_RESOLVE: return refuse_resolve(s, a.arg[0]);
    case SA_DO_PICK: return refuse_pick(s, a.arg[0], a.arg[1]);
    case SA_DO_USE: return refuse_use(s, a.arg[0]);
    case SA_DO_PAY: return refuse_pay(e, s, a.arg);
    case SA_DO_CHOOSE: return s->gifts[a.arg[0] - 1] > 0 ? NULL : "SA-563";
    case SA_DO_FEED: return refuse_feed(s, a.arg);
    case SA_DO_KEEP:
    case SA_DO_DECLINE:
    case SA_DO_STARVE: return NULL;
    default: return refuse_event(s, a);
    }
}
