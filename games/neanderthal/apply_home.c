/* apply_home.c - phases 5 and 6 of Neanderthal: domestic animals, the one action of each player, and the
 * end of the round (R11 to R13). */
#include "games/neanderthal/apply.h"

/* ---- the end of the round ---- */

void ne_end_game(ne_state *s, int ending)
{
    s->phase = NE_END;
    s->turn = 0;
    s->ending = (uint8_t)ending;
}

static void end_round(ne_state *s)
{
    ne_orphans_die(s); /* NE-226 */
    s->turn = s->order[0];
    if (s->event_deck == 0)
        ne_end_game(s, NE_LAST_EVENT); /* NE-541 */
    else if (s->biomes == 0)
        ne_end_game(s, NE_ICED_OVER);
    else
        s->phase = NE_REVEAL;
}

/* ---- actions ---- */

static void actions_from(const ne_edition *e, ne_state *s, int seat)
{
    for (; seat >= 0; seat = ne_next(s, seat)) {
        s->turn = (uint8_t)seat;
        if (ne_can_act(e, s)) {
            s->phase = NE_ACTION;
            return;
        }
    }
    end_round(s);
}

static void become_tribal(ne_player *p)
{
    for (int spot = 0; spot < NE_SPOTS; spot++) /* NE-525 */
        p->pool[spot % NE_COLOURS] =
            (uint16_t)(p->pool[spot % NE_COLOURS] + (p->portals >> spot & 1));
    p->portals = 0;
    memset(p->support, 0, sizeof p->support);
    p->tribal = 1;
}

static void place_on_portal(const ne_edition *e, ne_state *s, int d, int colour)
{
    ne_player *p = &s->players[s->turn];
    p->portals = (uint16_t)(p->portals | 1u << (NE_COLOURS * e->daughters[d].portal + colour));
    p->pool[colour]--; /* NE-522 */
    if (ne_count(p->portals) >= ne_threshold(e, s))
        become_tribal(p); /* NE-524 */
}

static void play_item(const ne_edition *e, ne_state *s, int item)
{
    ne_player *p = &s->players[s->turn];
    p->hand &= ~ne_bit(item);
    p->items |= ne_bit(item); /* NE-528 */
    s->item_disks[item] = e->items[item].cost;
    for (int c = 0; c < NE_COLOURS; c++)
        p->pool[c] = (uint16_t)(p->pool[c] - (e->items[item].cost >> c & 1));
}

void ne_act(const ne_edition *e, ne_state *s, ochre_action a)
{
    switch (a.verb) {
    case NE_DO_PORTAL: place_on_portal(e, s, a.arg[0], a.arg[1]); break;
    case NE_DO_PLAY: play_item(e, s, a.arg[0]); break;
    case NE_DO_PASS: break;
    default: ne_free_disk(e, s, s->turn, a); break; /* NE-526 */
    }
    actions_from(e, s, ne_next(s, s->turn));
}

/* ---- domestic animals ---- */

/* The disks of the animal in hand; true: the owner has to choose. */
static bool herd_on(const ne_edition *e, ne_state *s)
{
    const ne_item *animal = &e->items[s->herd - 1];
    for (; s->reward < animal->free_count; s->reward++) {
        const int colour = animal->free[s->reward];
        if (!ne_can_free(s, s->turn, ne_colours_freed(colour)))
            continue;
        s->phase = NE_HERD;
        return true;
    }
    return false;
}

/* From this seat on, and from the animal behind state.herd. */
static void herds_from(const ne_edition *e, ne_state *s, int seat)
{
    for (; seat >= 0; seat = ne_next(s, seat), s->herd = 0) {
        ne_player *p = &s->players[seat];
        for (uint32_t left; (left = p->items >> s->herd << s->herd) != 0;) {
            const int i = __builtin_ctz(left);
            s->herd = (uint8_t)(1 + i);
            if (e->items[i].kind != NE_ANIMAL || s->item_disks[i] != 0)
                continue; /* NE-501 */
            s->turn = (uint8_t)seat;
            s->reward = 0;
            ne_have_babies(p, e->items[i].babies);
            if (herd_on(e, s))
                return;
        }
    }
    s->herd = s->reward = 0;
    actions_from(e, s, s->order[0]);
}

void ne_begin_herds(const ne_edition *e, ne_state *s)
{
    if ((s->players[0].items | s->players[1].items | s->players[2].items) == 0)
        actions_from(e, s, s->order[0]);
    else
        herds_from(e, s, s->order[0]);
}

void ne_herded(const ne_edition *e, ne_state *s)
{
    s->reward++;
    if (!herd_on(e, s))
        herds_from(e, s, s->turn);
}
