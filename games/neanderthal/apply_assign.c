/* apply_assign.c - phase 2 of Neanderthal: who goes where (R4), and who is already extinct. */
#include "games/neanderthal/apply.h"

/* ---- extinction in the solo games ---- */

/* NE-704: all of it but trophies, portal disks and wanderlusters abroad leaves the game. */
static __attribute__((noinline)) void die_out(const ne_edition *e, ne_state *s, int seat)
{
    ne_player *p = &s->players[seat];
    for (uint32_t d = p->daughters; d != 0; d &= d - 1)
        ne_daughter_leaves(s, seat, __builtin_ctz(d));
    for (uint32_t items = p->items; items != 0; items &= items - 1)
        ne_item_leaves(e, s, seat, __builtin_ctz(items));
    for (uint32_t hand = p->hand; hand != 0; hand &= hand - 1)
        ne_discard(e, s, seat, __builtin_ctz(hand));
    for (int owner = 0; owner < s->seats; owner++) {
        s->players[owner].dead = (uint8_t)(s->players[owner].dead + p->guests[owner]);
        p->guests[owner] = 0;
    }
    p->extinct = 1;
}

/* Who has no tribesman left at the start of R4. False: the game is over. */
static bool extinctions(const ne_edition *e, ne_state *s)
{
    if (s->seats == 1) {
        if (ne_is_alive(s, 0))
            return true;
        ne_end_game(s, NE_LOST_ALONE); /* NE-709 */
        return false;
    }
    unsigned dying = 0;
    for (int i = 0; i < s->playing && s->solo; i++)
        if (!ne_is_alive(s, s->order[i]))
            dying |= 1u << s->order[i];
    if (dying == 0)
        return true;
    for (int i = 0, survives = 0; i < s->playing; i++) /* the first player's rank passes on */
        if (!(dying >> s->order[i] & 1) && !survives++)
            s->first = s->players[s->order[i]].species;
    for (int seat = 0; seat < s->seats; seat++)
        if (dying >> seat & 1)
            die_out(e, s, seat);
    ne_set_order(s);
    if (s->playing >= 2)
        return true;
    ne_end_game(s, NE_LOST_TOGETHER); /* NE-711 */
    return false;
}

/* ---- turns ---- */

static __attribute__((noinline)) void lazarus(const ne_edition *e, ne_state *s, int seat)
{
    ne_player *p = &s->players[seat];
    ne_have_babies(p, e->lazarus_tribesmen); /* NE-315 */
    for (uint32_t hand = p->hand; hand != 0; hand &= hand - 1)
        ne_discard(e, s, seat, __builtin_ctz(hand));
}

static void turns_from(const ne_edition *e, ne_state *s, int seat)
{
    for (; seat >= 0; seat = ne_next(s, seat)) {
        if (!ne_is_alive(s, seat))
            lazarus(e, s, seat);
        s->turn = (uint8_t)seat;
        s->swapped = 0;
        s->recalls = ne_in_camp(&s->players[seat]) == 0 ? e->recall_most : 0; /* NE-314 */
        s->shifted = 0;
        if (ne_can_assign(e, s)) {
            s->phase = NE_ASSIGN;
            return;
        }
    }
    s->swapped = s->recalls = 0;
    s->shifted = 0;
    ne_begin_talk(e, s);
}

void ne_begin_assign(const ne_edition *e, ne_state *s)
{
    if (extinctions(e, s))
        turns_from(e, s, s->order[0]);
}

void ne_resume_assign(const ne_edition *e, ne_state *s)
{
    if (ne_can_assign(e, s))
        s->phase = NE_ASSIGN;
    else
        turns_from(e, s, ne_next(s, s->turn));
}

/* ---- actions ---- */

static void recalled(const ne_edition *e, ne_state *s)
{
    s->recalls--;
    if (!ne_wait_for_discards(e, s, NE_ASSIGN))
        ne_resume_assign(e, s);
}

void ne_recall_elder(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_elder_leaves(e, &s->players[s->turn], a.arg[0] - 1, NE_CAMP);
    recalled(e, s);
}

void ne_recall_husband(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_husband_leaves(s, s->turn, a.arg[0], NE_CAMP);
    recalled(e, s);
}

/* With anything else the recalls are over (NE-314). */
static inline void assigned(const ne_edition *e, ne_state *s)
{
    s->recalls = 0;
    if (!ne_can_assign(e, s))
        turns_from(e, s, ne_next(s, s->turn));
}

void ne_swap_alpha(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_player *p = &s->players[s->turn];
    (void)a;
    p->camp--; /* he dies, or takes the Alpha's post (NE-316) */
    if (p->alpha == NE_DEAD)
        p->dead++;
    p->alpha = NE_CAMP;
    s->swapped = 1;
    assigned(e, s);
}

/* One of the camp takes a post of the Alpha's kind: the Alpha himself, or an ordinary tribesman. */
static void leave_camp(ne_player *p, bool alpha, int post)
{
    p->alpha = alpha ? (uint8_t)post : p->alpha;
    p->camp = (uint8_t)(p->camp - !alpha);
}

void ne_place_elder(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_player *p = &s->players[s->turn];
    const int  rank = a.arg[0] - 1;
    leave_camp(p, a.verb == NE_DO_ELDER_ALPHA, NE_AS_ELDER + rank);
    p->elders = (uint8_t)(p->elders | 1u << rank);
    p->young = (uint8_t)(p->young | 1u << rank);
    p->pool[e->elders[rank].colour]--;
    if (e->elders[rank].portal_needed && !p->tribal)
        p->support[rank] = (uint16_t)ne_support_for(e, p, rank); /* NE-309 */
    assigned(e, s);
}

/* Hunters and suitors, ordinary or the Alpha: one way for all, as nobody foresees which it will be. The camp comes
 * last, and need not be read again when it is asked whether somebody is left. */
void ne_send_out(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_player     *p = &s->players[s->turn];
    const unsigned to = a.arg[0], ordinary = a.arg[1], courts = a.verb >= NE_DO_COURT;
    const unsigned alpha = (unsigned)(a.verb - NE_DO_HUNT) & 1; /* every second of those verbs */
    const unsigned post = to + NE_ON_PLACE + (NE_AS_SUITOR - NE_ON_PLACE) * courts;
    p->alpha = (uint8_t)(p->alpha ^ ((p->alpha ^ post) & (0u - alpha)));
    p->hunters[to * (1 - courts)] = (uint8_t)(p->hunters[to * (1 - courts)] + ordinary);
    p->hunting = (uint16_t)(p->hunting | (1 - courts) << to);
    p->suitors |= courts << to;
    p->camp = (uint8_t)(p->camp - ordinary - (courts & ~alpha));
    assigned(e, s);
}

void ne_shift_husband(const ne_edition *e, ne_state *s, ochre_action a)
{
    ne_player *p = &s->players[s->turn];
    const int  from = a.arg[0], to = a.arg[1];
    p->husbands = (p->husbands & ~ne_bit(from)) | ne_bit(to);
    if (s->unripe & ne_bit(from))
        s->unripe = (s->unripe & ~ne_bit(from)) | ne_bit(to);
    if (p->alpha == NE_AS_HUSBAND + from)
        p->alpha = (uint8_t)(NE_AS_HUSBAND + to);
    s->shifted |= ne_bit(to);
    assigned(e, s);
}

void ne_done_assigning(const ne_edition *e, ne_state *s)
{
    s->recalls = 0;
    turns_from(e, s, ne_next(s, s->turn));
}
