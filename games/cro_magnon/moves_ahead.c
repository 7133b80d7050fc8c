/* moves_ahead.c - looking ahead in Step 1: all movement points must be spent (CM-227).
 *
 * A step is allowed only if the rest of the points can be spent after it. The search is at most
 * CM_MP_MOST deep, and first tries areas that are free to enter, where nothing but sixteen bits of
 * neighbours is read; on most positions its first line succeeds. Only if that fails and a cost is due
 * somewhere does it count the player's tiles and try payments. For the question whether points can be
 * spent, a cost is paid either by one plain tile of each category or by one wild tile at once: paying
 * both ways for one area only wastes tiles. */
#include "games/cro_magnon/state.h"

cm_purse cm_purse_of(const cm_edition *e, const cm_player *p)
{
    cm_purse purse = {{0}, 0};
    for (int t = 0; t < CM_TYPES; t++) {
        const unsigned tiles = p->tiles[t];
        purse.plain[e->types[t].category] =
            (uint8_t)(purse.plain[e->types[t].category] + cm_count(tiles & ~(unsigned)CM_BIT_WILD));
        purse.wild = (uint8_t)(purse.wild + (tiles >> CM_WILD & 1));
    }
    return purse;
}

static bool has_each(const cm_purse *purse, unsigned cost)
{
    const unsigned owned =
        (unsigned)((purse->plain[CM_GOD] > 0) << CM_GOD | (purse->plain[CM_TRADE] > 0) << CM_TRADE |
                   (purse->plain[CM_TOOL] > 0) << CM_TOOL);
    return (cost & ~owned) == 0;
}

bool cm_can_pay(const cm_purse *purse, unsigned cost)
{
    return purse->wild > 0 || has_each(purse, cost); /* CM-242 */
}

static cm_walk begin_walk(const cm_edition *e, const cm_state *s, int source)
{
    return (cm_walk){.e = e,
                     .s = s,
                     .due = cm_due(s),
                     .visited = 1u << source,
                     .source = source,
                     .at = -1,
                     .waiting = s->areas[source].cubes[s->turn]};
}

cm_walk cm_walk_from(const cm_edition *e, const cm_state *s, int source)
{
    return begin_walk(e, s, source);
}

cm_walk cm_walk_now(const cm_edition *e, const cm_state *s)
{
    cm_walk w = begin_walk(e, s, s->source - 1);
    w.at = s->at - 1;
    w.visited = s->visited;
    w.is_stuck = w.at >= 0 && cm_is_frozen(s, s->turn, w.at);
    return w;
}

/* The walk after a step that costs nothing. The cube finds room to leave again: an area opened in this
 * turn holds another own cube. */
static cm_walk after_step(const cm_walk *w, int to, bool is_new)
{
    cm_walk next = *w;
    next.at = to;
    next.is_stuck = false;
    next.visited = (is_new ? 1u << w->source : w->visited) | 1u << to;
    next.waiting -= is_new;
    return next;
}

/* Areas that a step of this sort could enter, whatever it costs. */
static unsigned reach(const cm_walk *w, bool is_new)
{
    if (is_new)
        return w->waiting > 0 ? w->e->areas[w->source].adjacent : 0;
    if (w->at < 0 || w->is_stuck)
        return 0;
    return w->e->areas[w->at].adjacent & ~w->visited; /* CM-226 */
}

/* ---- without paying ---- */

typedef struct free_walk { /* what does not change while nothing is paid */
    const cm_edition *e;
    unsigned          due, source; /* areas */
    unsigned          starts;      /* free areas next to the source */
} free_walk;

/* `goes`: free areas to which the current cube could go on. */
static bool spend_free(const free_walk *w, unsigned goes, unsigned visited, int waiting, int mp)
{
    if (mp == 0 || (w->starts != 0 && waiting >= mp))
        return true; /* one step each */
    if (mp == 1)
        return goes != 0;
    for (; goes != 0; goes &= goes - 1) {
        const int      to = __builtin_ctz(goes);
        const unsigned been = visited | 1u << to;
        if (spend_free(w, w->e->areas[to].adjacent & ~(been | w->due), been, waiting, mp - 1))
            return true;
    }
    for (unsigned left = waiting > 0 ? w->starts : 0; left != 0; left &= left - 1) {
        const int      to = __builtin_ctz(left);
        const unsigned been = w->source | 1u << to;
        if (spend_free(w, w->e->areas[to].adjacent & ~(been | w->due), been, waiting - 1, mp - 1))
            return true;
    }
    return false;
}

static free_walk free_walk_of(const cm_walk *w)
{
    return (free_walk){w->e, w->due, 1u << w->source, w->e->areas[w->source].adjacent & ~w->due};
}

/* ---- with payments ---- */

static bool spend_paying(const cm_walk *w, cm_purse purse, int mp);

/* The cube that paid is alone and has to stay; the area is free for all from now on (CM-246, 247). */
static bool step_paying(const cm_walk *w, cm_purse purse, int to, bool is_new, int mp)
{
    const unsigned cost = w->e->areas[to].entry_cost;
    cm_walk        next = after_step(w, to, is_new);
    if (!(w->due >> to & 1))
        return spend_paying(&next, purse, mp - 1);
    next.due &= ~(1u << to);
    next.is_stuck = true;
    if (has_each(&purse, cost)) {
        cm_purse left = purse;
        for (int c = 0; c < CM_CATEGORIES; c++)
            left.plain[c] = (uint8_t)(left.plain[c] - (cost >> c & 1));
        if (spend_paying(&next, left, mp - 1))
            return true;
    }
    if (purse.wild == 0)
        return false;
    purse.wild--;
    return spend_paying(&next, purse, mp - 1);
}

static bool spend_paying(const cm_walk *w, cm_purse purse, int mp)
{
    if (mp == 0)
        return true;
    for (int is_new = 0; is_new <= 1; is_new++)
        for (unsigned left = reach(w, is_new); left != 0; left &= left - 1)
            if (step_paying(w, purse, __builtin_ctz(left), is_new, mp))
                return true;
    return false;
}

/* ---- the questions ---- */

static cm_purse purse_now(const cm_walk *w)
{
    return cm_purse_of(w->e, &w->s->players[w->s->turn]);
}

bool cm_can_spend(const cm_walk *w, int mp)
{
    const free_walk f = free_walk_of(w);
    if (spend_free(&f, reach(w, false) & ~w->due, w->visited, w->waiting, mp))
        return true;
    return w->due != 0 && spend_paying(w, purse_now(w), mp);
}

/* `to` is one of the areas that reach() names. */
bool cm_may_step(const cm_walk *w, int to, bool is_new, int mp)
{
    if (w->due >> to & 1) {
        const cm_purse purse = purse_now(w);
        return cm_can_pay(&purse, w->e->areas[to].entry_cost) &&
               (mp == 1 || step_paying(w, purse, to, is_new, mp));
    }
    const free_walk f = free_walk_of(w);
    const unsigned  been = (is_new ? 1u << w->source : w->visited) | 1u << to;
    if (spend_free(&f, w->e->areas[to].adjacent & ~(been | w->due), been, w->waiting - is_new,
                   mp - 1))
        return true;
    if (w->due == 0)
        return false;
    const cm_walk next = after_step(w, to, is_new);
    return spend_paying(&next, purse_now(w), mp - 1);
}
