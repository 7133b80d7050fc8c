/* invariants_phase.c - what must hold because of the decision that is due (ST-988): what belongs to one
 * decision is empty in all others, and whoever decides has something to decide. */
#include "games/settlers/state.h"

#define BIT(phase) (1u << (phase))

enum {
    WITH_ENEMY = BIT(ST_ENEMY) | BIT(ST_STEAL) | BIT(ST_DRAW),
    WITH_OFFER = BIT(ST_ASK) | BIT(ST_REPLY) | BIT(ST_CLOSE),
    BEFORE_TURNS = BIT(ST_FIRST) | BIT(ST_PLACE),
    BEFORE_ROLL = BEFORE_TURNS | BIT(ST_ROLL)
};

static bool in(const st_state *s, unsigned phases)
{
    return phases >> s->phase & 1;
}

/* ---- the trade under way ---- */

static bool is_bundle(const st_edition *e, const uint8_t cards[ST_RESOURCES])
{
    const int total = st_total(st_cards(cards));
    for (int r = 0; r < ST_RESOURCES; r++)
        if (cards[r] > ST_TRADED)
            return false;
    return total >= 1 && total <= e->cards_per_side;
}

static bool share_kind(const st_player *p)
{
    for (int r = 0; r < ST_RESOURCES; r++)
        if (p->give[r] > 0 && p->want[r] > 0)
            return true;
    return false;
}

/* A whole offer or counter: two bundles without a common kind, the first of them in hand. */
static bool is_whole(const st_edition *e, const st_player *p)
{
    return is_bundle(e, p->give) && is_bundle(e, p->want) && !share_kind(p) &&
           st_covers(st_cards(p->hand), st_cards(p->give));
}

static bool names_nothing(const st_player *p)
{
    return st_cards(p->give) == 0 && st_cards(p->want) == 0;
}

static bool answer_ok(const st_edition *e, const st_state *s, const st_player *p)
{
    const st_player *active = &s->players[s->turn];
    if (st_cards(p->hand) == 0)
        return p->reply == ST_SILENT && names_nothing(p);
    if (p->reply == ST_DECLINED)
        return names_nothing(p);
    if (p->reply == ST_ACCEPTED)
        return names_nothing(p) && st_cards(active->want) != 0 &&
               st_covers(st_cards(p->hand), st_cards(active->want));
    return p->reply == ST_COUNTERED && is_whole(e, p) &&
           (st_cards(p->give) != st_cards(active->want) ||
            st_cards(p->want) != st_cards(active->give));
}

/* The seats from the active player on: those before `asked` have answered, those behind are silent. */
static bool answers_ok(const st_edition *e, const st_state *s)
{
    bool is_before = s->asked != s->turn || s->phase == ST_CLOSE, is_taken = false;
    for (int i = st_next_seat(s, s->turn); i != s->turn; i = st_next_seat(s, i)) {
        const st_player *p = &s->players[i];
        is_before = is_before && (i != s->asked || s->phase == ST_CLOSE);
        is_taken |= p->reply >= ST_ACCEPTED;
        if (is_before && !answer_ok(e, s, p))
            return false;
        if (!is_before && p->reply != ST_SILENT)
            return false;
        if (!is_before && !names_nothing(p) && (i != s->asked || s->phase != ST_ASK))
            return false;
    }
    return is_taken || s->phase != ST_CLOSE;
}

static bool ask_ok(const st_edition *e, const st_state *s)
{
    const st_player *p = &s->players[s->asked];
    return is_bundle(e, p->give) && st_cards(p->want) == 0 &&
           st_covers(st_cards(p->hand), st_cards(p->give));
}

static bool offer_ok(const st_edition *e, const st_state *s)
{
    const st_player *active = &s->players[s->turn];
    if (active->reply != ST_SILENT || s->offers == 0)
        return false;
    const bool is_open = s->phase == ST_ASK && s->asked == s->turn;
    if (!is_open && !names_nothing(active) && !is_whole(e, active))
        return false;
    if (s->phase == ST_ASK && !ask_ok(e, s))
        return false;
    if (s->phase == ST_REPLY && (s->asked == s->turn || st_cards(s->players[s->asked].hand) == 0))
        return false;
    return answers_ok(e, s);
}

static bool trade_ok(const st_edition *e, const st_state *s)
{
    if (in(s, WITH_OFFER))
        return offer_ok(e, s);
    for (int i = 0; i < s->seats; i++)
        if (!names_nothing(&s->players[i]) || s->players[i].reply != ST_SILENT)
            return false;
    return true;
}

/* ---- a movement under way ---- */

static bool is_on_the_way(const st_state *s)
{
    return in(s, BIT(ST_MOVING) | BIT(ST_REVEAL) | BIT(ST_DESERT)) ||
           (in(s, WITH_ENEMY) && s->source == ST_FOUND);
}

static bool stands_there(const st_player *p, int v)
{
    return (p->explorer_count > 0 && p->explorers[0] == v) ||
           (p->explorer_count > 1 && p->explorers[1] == v);
}

/* It can get off an occupied intersection (ST-517), and it has not come to its end already (ST-207). */
static bool movement_ok(const st_edition *e, const st_state *s)
{
    const st_player *p = &s->players[s->turn];
    if (!is_on_the_way(s))
        return s->phase == ST_END || s->moving + s->steps + s->stepped == 0;
    if (!stands_there(p, s->moving) || s->steps > st_steps_of(e, p))
        return false;
    if (st_steps_to_empty(e, s, s->moving) >
        s->steps + st_steps_of(e, p) * st_moves_affordable(e, p))
        return false;
    if (s->phase != ST_MOVING)
        return s->stepped;
    ochre_action legal[OCHRE_LEGAL];
    return (s->steps > 0 || st_has(s->occupied, s->moving)) && st_legal(e, s, legal) > 0;
}

static bool counter_ok(const st_edition *e, const st_state *s)
{
    const bool is_enemies = in(s, WITH_ENEMY) && s->source == ST_FOUND;
    if (s->phase == ST_END)
        return true; /* ST-995 */
    if (s->counter == 0)
        return s->phase != ST_DESERT && !is_enemies;
    const int kind = e->counters[s->counter - 1].kind;
    return (s->phase == ST_DESERT && kind == ST_FACE_DESERT) ||
           (is_enemies && kind == ST_FACE_ENEMIES);
}

/* ---- the rest ---- */

static bool enemy_ok(const st_edition *e, const st_state *s)
{
    if (!in(s, WITH_ENEMY))
        return s->source == 0 && s->enemy == 0 && s->victim == 0;
    if (s->source > ST_FOUND || s->enemy > ST_SABERTOOTH)
        return false;
    if (s->phase == ST_ENEMY)
        return s->enemy == 0 && s->victim == 0;
    if (s->source == ST_SEVEN && s->enemy != ST_NEANDERTHAL)
        return false;
    if (s->phase == ST_DRAW)
        return st_is_victim(e, s, s->victim, st_enemy_hex(s, s->enemy));
    for (int i = 0; i < s->seats; i++)
        if (st_is_victim(e, s, i, st_enemy_hex(s, s->enemy)))
            return s->victim == 0;
    return false;
}

static bool discard_ok(const st_state *s)
{
    if (s->phase != ST_DISCARD)
        return s->due == 0;
    return s->due > 0 && s->due <= st_hand_size(&s->players[s->asked]);
}

static bool placing_ok(const st_state *s)
{
    int placed = 0, owed[ST_SEATS] = {0};
    for (int i = 0; i < s->seats; i++) {
        placed += s->players[i].camp_count;
        if (s->players[i].explorer_count > 0)
            return false;
    }
    if (!s->setup || placed >= ST_START_CAMPS * s->seats)
        return false;
    for (int n = 0; n < placed; n++)
        owed[st_placing_seat(s, n)]++;
    for (int i = 0; i < s->seats; i++)
        if (s->players[i].camp_count != owed[i])
            return false;
    return s->turn == st_placing_seat(s, placed);
}

static bool removal_ok(const st_edition *e, const st_state *s)
{
    const st_player *p = &s->players[s->turn];
    if (s->phase != ST_REMOVE)
        return s->settling == 0;
    return s->settling >= 1 && s->settling <= e->point_count &&
           st_at(e, s->settling)->mark >= ST_TRIBE_PLACE && !st_has(s->tribal, s->settling) &&
           !st_has(s->occupied, s->settling) && p->camp_count == e->camps &&
           p->explorer_count < e->explorers &&
           p->tribes[st_at(e, s->settling)->mark - ST_TRIBE_PLACE] > 0;
}

static bool turn_ok(const st_edition *e, const st_state *s)
{
    const bool has_begun = !in(s, BEFORE_TURNS);
    return (s->turn_number > 0) == has_begun && s->turn_number <= s->turn_cap &&
           s->turn_cap <= e->turn_cap && s->setup <= 1 && s->offers <= e->offers_per_turn &&
           (!in(s, BEFORE_ROLL) || s->rolled[0] + s->rolled[1] + s->offers == 0);
}

static bool decision_ok(const st_edition *e, const st_state *s)
{
    ochre_action legal[OCHRE_LEGAL];
    switch (s->phase) {
    case ST_FIRST: return s->start == 0 && s->turn == 0;
    case ST_PLACE: return placing_ok(s);
    case ST_DESERT: return st_legal(e, s, legal) > 0;
    case ST_REVEAL: return s->box >= 1 && s->box <= e->box_count && (s->boxes >> (s->box - 1) & 1);
    case ST_CLAIM:
        return s->tribe_count > 0 && st_has_all_tribes(&s->players[s->turn]) && s->expansion != 0 &&
               s->expansion != s->turn + 1;
    case ST_END: return st_points(e, s, s->turn) >= e->win_points || s->turn_number == s->turn_cap;
    default: return true;
    }
}

bool st_phase_ok(const st_edition *e, const st_state *s)
{
    const bool is_asked = in(s, BIT(ST_DISCARD) | BIT(ST_ASK) | BIT(ST_REPLY));
    if (!is_asked && s->asked != 0)
        return false;
    if (s->phase != ST_REVEAL && s->box != 0)
        return false;
    return turn_ok(e, s) && counter_ok(e, s) && enemy_ok(e, s) && movement_ok(e, s) &&
           trade_ok(e, s) && discard_ok(s) && removal_ok(e, s) && decision_ok(e, s);
}
