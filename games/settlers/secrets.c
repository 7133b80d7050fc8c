/* secrets.c - what a seat cannot see: the kinds of cards in the other hands (section 7).
 *
 * The cards of each kind that are neither in the supply nor in the viewer's hand are known in number, and
 * so is the size of every hand: the hidden cards are gathered, shuffled and dealt out again in the same
 * numbers (ST-934). What the course of play proves about a hand must hold in every such deal (ST-933), so
 * deals in which it does not are thrown away. If that happens too often, the proven cards are dealt
 * first and only the rest at random. */
#include "games/settlers/state.h"

enum { TRIES = 40 };

/* ---- what is proven ---- */

static void add_movement(const st_edition *e, const st_state *s, uint8_t least[ST_RESOURCES])
{
    const st_player *p = &s->players[s->turn];
    const int        missing = st_steps_to_empty(e, s, s->moving) - s->steps;
    if (missing <= 0)
        return;
    const int moves = (missing + st_steps_of(e, p) - 1) / st_steps_of(e, p);
    for (int r = 0; r < ST_RESOURCES; r++)
        least[r] = (uint8_t)(moves * e->costs.move[r]);
}

void st_proven(const st_edition *e, const st_state *s, int seat, uint8_t least[ST_RESOURCES])
{
    const st_player *p = &s->players[seat];
    memcpy(least, p->give, ST_RESOURCES); /* an offer or a counter, finished or not */
    if (p->reply == ST_ACCEPTED)
        memcpy(least, s->players[s->turn].want, ST_RESOURCES);
    if (s->moving != 0 && seat == s->turn && s->phase != ST_END)
        add_movement(e, s, least);
}

/* ---- dealing anew ---- */

typedef struct table {
    uint8_t least[ST_SEATS][ST_RESOURCES];
    int     size[ST_SEATS];
    uint8_t pool[ST_RESOURCES]; /* the hidden cards */
} table;

static table gather(const st_edition *e, const st_state *s, int viewer)
{
    table t = {.pool = {0}};
    for (int i = 0; i < s->seats; i++) {
        if (i == viewer)
            continue;
        st_proven(e, s, i, t.least[i]);
        t.size[i] = st_hand_size(&s->players[i]);
        for (int r = 0; r < ST_RESOURCES; r++)
            t.pool[r] = (uint8_t)(t.pool[r] + s->players[i].hand[r]);
    }
    return t;
}

static int draw_kind(uint8_t pool[ST_RESOURCES], ochre_rng *rng)
{
    int skip = (int)ochre_rng_below(rng, (uint32_t)st_total(st_cards(pool)));
    int r = 0;
    for (; skip >= pool[r]; r++)
        skip -= pool[r];
    pool[r]--;
    return r;
}

/* Deals each hand up to its size; what is in the hands already stays. Says whether all that is proven
 * holds. */
static bool deal(const table *t, st_state *s, int viewer, uint8_t pool[ST_RESOURCES],
                 ochre_rng *rng)
{
    bool holds = true;
    for (int i = 0; i < s->seats; i++) {
        st_player *p = &s->players[i];
        if (i == viewer)
            continue;
        for (int n = st_hand_size(p); n < t->size[i]; n++)
            p->hand[draw_kind(pool, rng)]++;
        holds = holds && st_covers(st_cards(p->hand), st_cards(t->least[i]));
    }
    return holds;
}

static void take_back(st_state *s, int viewer)
{
    for (int i = 0; i < s->seats; i++)
        if (i != viewer)
            st_put_cards(s->players[i].hand, 0);
}

static void deal_proven_first(const table *t, st_state *s, int viewer, ochre_rng *rng)
{
    uint8_t pool[ST_RESOURCES];
    memcpy(pool, t->pool, sizeof pool);
    for (int i = 0; i < s->seats; i++) {
        if (i == viewer)
            continue;
        memcpy(s->players[i].hand, t->least[i], ST_RESOURCES);
        st_put_cards(pool, st_cards(pool) - st_cards(t->least[i]));
    }
    deal(t, s, viewer, pool, rng);
}

void st_hide(const void *edition, void *state, int viewer, ochre_rng *rng)
{
    st_state *s = state;
    if (viewer == OCHRE_EVERYTHING)
        return;
    const table t = gather(edition, s, viewer);
    for (int i = 0; i < TRIES; i++) {
        uint8_t pool[ST_RESOURCES];
        memcpy(pool, t.pool, sizeof pool);
        take_back(s, viewer);
        if (deal(&t, s, viewer, pool, rng))
            return;
    }
    deal_proven_first(&t, s, viewer, rng);
}

ochre_action st_seen(const void *edition, const void *before, int viewer, ochre_action action)
{
    const st_state *s = before;
    (void)edition;
    if (action.verb != ST_DRAW_CARD || viewer == OCHRE_EVERYTHING || viewer == s->turn ||
        viewer == s->victim)
        return action;
    return (ochre_action){.verb = ST_DRAW_HIDDEN}; /* ST-923 */
}
