/* refusal.c - which clause of Кроманьонцы forbids a move; hunting stands in refusal_hunt.c.
 *
 * Written apart from moves.c, from the clauses on what must be refused (KR-920 to KR-931), card by card
 * where moves.c compares whole hands: the conformance suite holds the two against each other. */
#include "games/kromanontsy/table.h"

#include <ochre/notation.h>

#include "games/kromanontsy/game.h"

/* ---- exploring and trading ---- */

static const char *refuse_terrain(const kr_state *s, int terrain)
{
    if (s->closed == 1 + terrain)
        return "KR-822";
    return s->piles[terrain].count == 0 && kr_deck_size(s, terrain) == 0 ? "KR-306" : NULL;
}

static const char *refuse_extra(const kr_edition *e, const kr_state *s, int terrain)
{
    if (kr_is_solo(s))
        return "KR-815";
    if (s->phase == KR_TURN && (s->extra_used || kr_allowance(e, s) < 1))
        return "KR-928";
    return refuse_terrain(s, terrain);
}

static const char *refuse_trade(const kr_edition *e, const kr_state *s, int resource)
{
    const int  give = e->exchange.give[resource];
    const bool possible = give > 0 && s->players[s->turn].hand[resource] >= give &&
                          kr_loot_supply(s) >= e->exchange.get[resource];
    return possible ? NULL : "KR-929";
}

/* ---- learning ---- */

/* The cell where the technology lies open, or -1. */
static int open_cell(const kr_state *s, int technology)
{
    for (int cell = 0; cell < KR_CELLS; cell++)
        if (s->rows[kr_row_of(technology)][cell] == KR_CELL_TECHNOLOGY + technology)
            return cell;
    return -1;
}

static bool is_met(const kr_edition *e, const kr_state *s, int technology)
{
    for (int other = 0; other < KR_TECHNOLOGIES; other++) {
        if (!(e->technologies[technology].requires >> other & 1))
            continue;
        bool learned = false;
        for (int i = 0; i < s->seats; i++)
            for (int k = 0; k < s->players[i].learned; k++)
                learned |= s->players[i].technologies[k] == other;
        if (!learned)
            return false;
    }
    return true;
}

/* Takes the cost out of a copy of the hand, position by position. */
static bool can_pay(const kr_edition *e, const kr_player *p, const kr_technology *t,
                    unsigned jokers)
{
    int left[KR_RESOURCES];
    for (int r = 0; r < KR_RESOURCES; r++)
        left[r] = p->hand[r];
    for (int i = 0; i < t->cost_count; i++) {
        if (jokers >> i & 1)
            left[KR_LOOT] -= e->joker_loot;
        else
            left[t->cost[i] - 1]--;
    }
    for (int r = 0; r < KR_RESOURCES; r++)
        if (left[r] < 0)
            return false;
    return true;
}

/* KR-426: is there a lower position, neither jokered nor apart, that asks for the same resource? */
static bool has_lower_twin(const kr_technology *t, unsigned jokers, int position, int cell)
{
    const int last = t->cost_count - 1;
    if (position == last && cell != 0)
        return false;
    for (int lower = 0; lower < position; lower++)
        if (t->cost[lower] == t->cost[position] && !(jokers >> lower & 1))
            return true;
    return false;
}

static const char *refuse_learn(const kr_edition *e, const kr_state *s, int technology,
                                unsigned jokers)
{
    const kr_technology *t = &e->technologies[technology];
    const int            cell = open_cell(s, technology);
    if (cell < 0 || !is_met(e, s, technology))
        return "KR-922";
    for (int i = 0; i < KR_POSITIONS; i++) {
        if (!(jokers >> i & 1))
            continue;
        if (i >= t->cost_count || t->cost[i] == 1 + KR_LOOT || has_lower_twin(t, jokers, i, cell))
            return "KR-923";
    }
    if (can_pay(e, &s->players[s->turn], t, jokers))
        return NULL;
    return jokers != 0 ? "KR-923" : "KR-922";
}

/* ---- using technologies ---- */

static const char *refuse_attack(const kr_edition *e, const kr_state *s, int seat, int back)
{
    if (kr_is_solo(s))
        return "KR-813";
    if (seat >= s->seats || seat == s->turn || kr_backs(&s->players[seat], back) == 0 ||
        kr_ready_weapons(&s->players[s->turn]) < 1)
        return "KR-924";
    return s->ap < e->cost.attack ? "KR-921" : NULL;
}

static const char *refuse_pile(const kr_state *s, int back)
{
    const kr_pile *pile = &s->piles[back];
    return pile->count == 0 || pile->cards[pile->count - 1] >= KR_DEER ? "KR-925" : NULL;
}

static const char *refuse_cell(const kr_state *s, int row, int number)
{
    return kr_is_resource(s->rows[row][number - 1]) ? NULL : "KR-925";
}

static const char *refuse_take(const kr_edition *e, const kr_state *s, ochre_action a)
{
    const bool       newtech = a.verb == KR_DO_NEWTECH_DISCARD || a.verb == KR_DO_NEWTECH_ROW;
    const bool       pile = a.verb == KR_DO_NEWTECH_DISCARD || a.verb == KR_DO_DEVELOP_DISCARD;
    const kr_player *p = &s->players[s->turn];
    if (newtech && p->used >= p->skill[KR_HOUSEHOLD])
        return "KR-925";
    if (s->ap < (newtech ? e->cost.newtech : e->cost.develop))
        return "KR-921";
    return pile ? refuse_pile(s, a.arg[0]) : refuse_cell(s, a.arg[0], a.arg[1]);
}

static const char *refuse_improve(const kr_edition *e, const kr_state *s, int technology, int loot)
{
    const kr_player *p = &s->players[s->turn];
    if (kr_is_solo(s))
        return "KR-813";
    if (!(p->knows >> technology & 1) || (p->improved >> technology & 1) ||
        loot > e->technologies[technology].improve || loot > p->hand[KR_LOOT])
        return "KR-926";
    return s->ap < e->cost.improve ? "KR-921" : NULL;
}

static const char *refuse_settle(const kr_edition *e, const kr_state *s, int row)
{
    const kr_player *p = &s->players[s->turn];
    const int        cell = s->rows[row][KR_CELLS - 1];
    const bool       too_late = kr_is_solo(s) ? s->ap < e->solo_settle_cost : s->acted != 0;
    if (too_late || p->settlement != 0 || !kr_is_settlement(cell))
        return "KR-927";
    for (int colour = 0; colour < KR_ROWS; colour++)
        if (p->skill[colour] < e->settlements[cell - KR_CELL_SETTLEMENT].needs[colour])
            return "KR-927";
    return NULL;
}

static const char *refuse_explore(const kr_edition *e, const kr_state *s, int terrain)
{
    return s->ap < e->cost.explore ? "KR-921" : refuse_terrain(s, terrain);
}

/* ---- chance ---- */

static const char *refuse_draw(const kr_state *s, int card)
{
    const bool possible =
        s->phase == KR_DRAW && kr_back_of(card) == s->place - 1 && s->deck[card] > 0;
    return possible ? NULL : "KR-602";
}

static const char *refuse_reveal(const kr_state *s, int row, int technology)
{
    const bool possible = s->phase == KR_REVEAL && row == s->reveal - 1 &&
                          kr_row_of(technology) == row && (s->unseen >> technology & 1);
    return possible ? NULL : "KR-604";
}

static const char *refuse_steal(const kr_state *s, int resource)
{
    const bool possible = s->phase == KR_STEAL && kr_back_of(resource) == s->place - 1 &&
                          s->players[s->victim - 1].hand[resource] > 0;
    return possible ? NULL : "KR-461";
}

static const char *refuse_solo_event(const kr_state *s, int event)
{
    if (s->phase != KR_EVENT || !(s->events >> event & 1))
        return "KR-827";
    return event == KR_WINTER && s->events != 1u << KR_WINTER ? "KR-819" : NULL;
}

static const char *refuse_event(const kr_state *s, ochre_action a)
{
    switch (a.verb) {
    case KR_CHANCE_FIRST: return s->phase == KR_FIRST && a.arg[0] < s->seats ? NULL : "KR-108";
    case KR_CHANCE_SETTLE: {
        const bool possible =
            s->phase == KR_SETUP && a.arg[0] == kr_row_due(s) && (kr_unplaced(s) >> a.arg[1] & 1);
        return possible ? NULL : "KR-106";
    }
    case KR_CHANCE_DRAW: return refuse_draw(s, a.arg[0]);
    case KR_CHANCE_REVEAL: return refuse_reveal(s, a.arg[0], a.arg[1]);
    case KR_CHANCE_STEAL: return refuse_steal(s, a.arg[0]);
    case KR_CHANCE_EVENT: return refuse_solo_event(s, a.arg[0]);
    case KR_SEEN_DRAW: return "KR-653"; /* views of events, not events */
    default: return "KR-654";
    }
}

/* ---- the door ---- */

enum {
    IN_TURN = 1 << KR_TURN,
    IN_DROPS = 1 << KR_FLEE | 1 << KR_LIMIT | 1 << KR_EVENTDROP,
};

/* In which phases a verb of players can be used at all (section 5.1), one bit a phase. */
static const uint16_t verb_phases[KR_CHANCE_FIRST] = {
    [KR_DO_EXPLORE] = IN_TURN,
    [KR_DO_TRADE] = IN_TURN,
    [KR_DO_LEARN] = IN_TURN,
    [KR_DO_ATTACK] = IN_TURN,
    [KR_DO_NEWTECH_DISCARD] = IN_TURN,
    [KR_DO_NEWTECH_ROW] = IN_TURN,
    [KR_DO_IMPROVE] = IN_TURN,
    [KR_DO_DEVELOP_DISCARD] = IN_TURN,
    [KR_DO_DEVELOP_ROW] = IN_TURN,
    [KR_DO_SETTLE] = IN_TURN,
    [KR_DO_EXTRA] = IN_TURN | 1 << KR_EXTRA,
    [KR_DO_STOP] = 1 << KR_EXTRA,
    [KR_DO_END] = IN_TURN,
    [KR_DO_HUNT] = 1 << KR_HUNT,
    [KR_DO_JOINT] = 1 << KR_HUNT,
    [KR_DO_REFUSE] = 1 << KR_HUNT,
    [KR_DO_ASK] = 1 << KR_OFFER,
    [KR_DO_PROPOSE] = 1 << KR_OFFER,
    [KR_DO_CANCEL] = 1 << KR_OFFER,
    [KR_DO_ACCEPT] = 1 << KR_ANSWER,
    [KR_DO_DECLINE] = 1 << KR_ANSWER,
    [KR_DO_GO] = 1 << KR_JOINT,
    [KR_DO_DISSOLVE] = 1 << KR_JOINT,
    [KR_DO_DROP] = IN_DROPS,
};

/* Why a verb that belongs to other phases can't be used in this one. */
static const char *wrong_phase(const kr_state *s, int verb)
{
    if (verb == KR_DO_END)
        return "KR-928";
    switch (s->phase) {
    case KR_TURN: return "KR-204";
    case KR_EXTRA: return "KR-543";
    case KR_FLEE: return "KR-332";
    case KR_LIMIT: return "KR-210";
    case KR_EVENTDROP: return "KR-820";
    default: return "KR-304"; /* an animal lies open */
    }
}

static const char *refuse_verb(const kr_state *s, int verb)
{
    const int actor = kr_actor(s);
    if (actor == OCHRE_OVER)
        return "KR-920";
    if ((verb >= KR_CHANCE_FIRST) != (actor == OCHRE_CHANCE))
        return "KR-920";
    if (verb >= KR_CHANCE_FIRST || (verb_phases[verb] >> s->phase & 1))
        return NULL;
    return wrong_phase(s, verb);
}

const char *kr_refusal(const void *edition, const void *state, ochre_action a)
{
    const kr_edition *e = edition;
    const kr_state   *s = state;
    if (!ochre_action_formed(&kr_game, a))
        return "KR-931";
    const char *clause = refuse_verb(s, a.verb);
    if (clause != NULL)
        return clause;
    switch (a.verb) {
    case KR_DO_EXPLORE: return refuse_explore(e, s, a.arg[0]);
    case KR_DO_TRADE: return refuse_trade(e, s, a.arg[0]);
    case KR_DO_LEARN: return refuse_learn(e, s, a.arg[0], a.arg[1]);
    case KR_DO_ATTACK: return refuse_attack(e, s, a.arg[0], a.arg[1]);
    case KR_DO_NEWTECH_DISCARD:
    case KR_DO_NEWTECH_ROW:
    case KR_DO_DEVELOP_DISCARD:
    case KR_DO_DEVELOP_ROW: return refuse_take(e, s, a);
    case KR_DO_IMPROVE: return refuse_improve(e, s, a.arg[0], a.arg[1]);
    case KR_DO_SETTLE: return refuse_settle(e, s, a.arg[0]);
    case KR_DO_EXTRA: return refuse_extra(e, s, a.arg[0]);
    case KR_DO_STOP:
    case KR_DO_END: return NULL;
    case KR_DO_DROP: return s->players[s->turn].hand[a.arg[0]] > 0 ? NULL : "KR-930";
    default: break;
    }
    return a.verb >= KR_CHANCE_FIRST ? refuse_event(s, a) : kr_refuse_hunt(e, s, a);
}
