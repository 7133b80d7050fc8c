/* apply.c - what happens in Pebbles when a move is made.
 *
 * apply() sends each move to the function of its kind. A kind that ends a turn calls end_turn(), the
 * only place where the turn passes, a round is counted and the game can end. Dice and the bag are
 * chance's moves, so nothing here is random. */
#include "games/pebbles/state.h"

static bool somebody_reached_the_goal(const pb_state *s)
{
    for (int i = 0; i < s->seats; i++)
        if (s->players[i].cairns >= s->goal)
            return true;
    return false;
}

static void end_turn(const pb_edition *e, pb_state *s)
{
    s->phase = PB_TURN;
    s->turn = (uint8_t)((s->turn + 1) % s->seats);
    if (s->turn != s->first)
        return;
    if (somebody_reached_the_goal(s) || s->round >= e->rounds) /* PB-601, PB-602 */
        s->phase = PB_OVER;
    else
        s->round++;
}

static void begin_with(pb_state *s, int seat)
{
    s->first = (uint8_t)seat;
    s->phase = PB_DRAW;
}

/* PB-103: in the order of the seats; the last draw opens the first turn. */
static void draw_token(pb_state *s, int token)
{
    s->bag[token]--;
    s->players[s->turn].token = (uint8_t)(token + 1);
    s->turn++;
    if (s->turn < s->seats)
        return;
    s->turn = s->first;
    s->phase = PB_TURN;
}

static void wade(pb_state *s, int dice)
{
    s->dice = (uint8_t)dice;
    s->phase = PB_ROLL;
}

/* PB-205: two dice with the same face. */
bool pb_is_slip(const uint8_t count[6])
{
    for (int face = 0; face < 6; face++)
        if (count[face] > 1)
            return true;
    return false;
}

static void roll(const pb_edition *e, pb_state *s, const uint8_t count[6])
{
    pb_player *p = &s->players[s->turn];
    s->dice = 0;
    if (!pb_is_slip(count)) {
        for (int face = 0; face < 6; face++)
            p->pebbles[e->face[face]] = (uint8_t)(p->pebbles[e->face[face]] + count[face]);
        end_turn(e, s);
        return;
    }
    if (p->slips < UINT8_MAX)
        p->slips++;
    if (pb_basket(p) > 0)
        s->phase = PB_DROP;
    else
        end_turn(e, s);
}

static void stack(const pb_edition *e, pb_state *s, const uint8_t pebbles[PB_KINDS])
{
    pb_player *p = &s->players[s->turn];
    for (int kind = 0; kind < PB_KINDS; kind++)
        p->pebbles[kind] = (uint8_t)(p->pebbles[kind] - pebbles[kind]);
    p->points = (uint16_t)(p->points + pb_cairn_points(e, pebbles));
    p->cairns++;
    end_turn(e, s);
}

static void drop(const pb_edition *e, pb_state *s, int kind)
{
    s->players[s->turn].pebbles[kind]--;
    end_turn(e, s);
}

void pb_apply(const void *edition, void *state, ochre_action action)
{
    const pb_edition *e = edition;
    pb_state         *s = state;
    switch (action.verb) {
    case PB_DO_FIRST: begin_with(s, action.arg[0]); break;
    case PB_DO_DRAW: draw_token(s, action.arg[0]); break;
    case PB_DO_ROLL: roll(e, s, action.arg); break;
    case PB_DO_WADE: wade(s, action.arg[0]); break;
    case PB_DO_STACK: stack(e, s, action.arg); break;
    default: drop(e, s, action.arg[0]); break;
    }
    assert(pb_state_ok(e, s) == NULL);
}
