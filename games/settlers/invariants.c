/* invariants.c - what is always true on the table (section 12), and what follows from the rest of a
 * position. What depends on the decision that is due stands in invariants_phase.c. */
#include "games/settlers/state.h"

/* ---- what follows ---- */

static void sort(uint8_t *list, int count, int room)
{
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && list[k - 1] > list[k]; k--) {
            const uint8_t swap = list[k];
            list[k] = list[k - 1];
            list[k - 1] = swap;
        }
    for (int i = count; i < room; i++)
        list[i] = 0;
}

static void derive_places(st_state *s)
{
    bool moving_left_out = s->moving == 0;
    memset(s->occupied, 0, sizeof s->occupied);
    memset(s->tribal, 0, sizeof s->tribal);
    for (int i = 0; i < s->seats; i++) {
        st_player *p = &s->players[i];
        sort(p->camps, p->camp_count, ST_CAMPS);
        sort(p->explorers, p->explorer_count, ST_EXPLORERS);
        for (int c = 0; c < p->camp_count; c++)
            st_add(s->occupied, p->camps[c]);
        for (int x = 0; x < p->explorer_count; x++) {
            if (i == s->turn && p->explorers[x] == s->moving && !moving_left_out)
                moving_left_out = true;
            else
                st_add(s->occupied, p->explorers[x]);
        }
    }
    sort(s->tribes, s->tribe_count, ST_PLACES);
    for (int t = 0; t < s->tribe_count; t++)
        st_add(s->tribal, s->tribes[t]);
}

static uint32_t all_counters(const st_edition *e)
{
    return e->counter_count == 32 ? UINT32_MAX : (UINT32_C(1) << e->counter_count) - 1;
}

static uint32_t revealed(const st_state *s)
{
    uint32_t counters = s->counter > 0 ? UINT32_C(1) << (s->counter - 1) : 0;
    for (int i = 0; i < s->seats; i++)
        counters |= s->players[i].counters;
    return counters;
}

void st_derive(const void *edition, void *state)
{
    const st_edition *e = edition;
    st_state         *s = state;
    derive_places(s);
    s->bag = all_counters(e) & ~revealed(s);
    for (int r = 0; r < ST_RESOURCES; r++) {
        int held = 0;
        for (int i = 0; i < s->seats; i++)
            held += s->players[i].hand[r];
        s->supply[r] = (uint8_t)(e->resources[r].count - held); /* too many held: ST-991 finds it */
    }
}

/* ---- cards and counters ---- */

static bool cards_ok(const st_edition *e, const st_state *s)
{
    for (int r = 0; r < ST_RESOURCES; r++) {
        int cards = s->supply[r];
        for (int i = 0; i < s->seats; i++)
            cards += s->players[i].hand[r];
        if (cards != e->resources[r].count)
            return false;
    }
    return true;
}

static int colour_of(const st_edition *e, int v) /* of a tribe place; -1: none in this game */
{
    return v >= 1 && v <= e->point_count ? st_at(e, v)->mark - ST_TRIBE_PLACE : -1;
}

static bool tribes_ok(const st_edition *e, const st_state *s)
{
    int places[ST_TRIBES] = {0}, there[ST_TRIBES] = {0};
    for (int v = 1; v <= e->point_count; v++)
        if (colour_of(e, v) >= 0 && (s->seats == ST_SEATS || st_at(e, v)->triangle))
            places[colour_of(e, v)]++;
    for (int t = 0; t < s->tribe_count; t++) {
        const int v = s->tribes[t], colour = colour_of(e, v);
        if (colour < 0 || (t > 0 && s->tribes[t - 1] >= v) || !st_has(s->tribal, v) ||
            (s->seats < ST_SEATS && !st_at(e, v)->triangle))
            return false;
        there[colour]++;
    }
    for (int c = 0; c < ST_TRIBES; c++) {
        for (int i = 0; i < s->seats; i++)
            there[c] += s->players[i].tribes[c];
        if (there[c] != places[c])
            return false;
    }
    return true;
}

static bool boxes_ok(const st_edition *e, const st_state *s)
{
    int      more[ST_GROUPS + 1] = {0};
    uint32_t owned = 0;
    for (int i = 0; i < s->seats; i++) {
        if ((owned & s->players[i].counters) != 0)
            return false;
        owned |= s->players[i].counters;
    }
    if (s->counter > e->counter_count || (s->counter > 0 && (owned >> (s->counter - 1) & 1)) ||
        (owned & ~all_counters(e)) != 0 || s->bag != (all_counters(e) & ~revealed(s)))
        return false;
    for (int c = 0; c < e->counter_count; c++)
        more[e->counters[c].group] += (int)(s->bag >> c & 1);
    for (int b = 0; b < ST_BOXES; b++) {
        if (b >= e->box_count && (s->boxes >> b & 1))
            return false;
        if (s->boxes >> b & 1)
            more[e->boxes[b].group]--;
    }
    return !more[1] && !more[2] && !more[3] && !more[4];
}

/* Deserts by terrain: as many as counters of the terrain were resolved, or all there is (ST-832). */
static bool deserts_ok(const st_edition *e, const st_state *s)
{
    int african[ST_TERRAINS] = {0}, covered[ST_TERRAINS] = {0}, shown[ST_TERRAINS] = {0};
    for (int h = 0; h < ST_HEXES; h++) {
        const bool is_desert = s->deserts >> h & 1;
        const bool is_african = h < e->hex_count && e->hexes[h].region == ST_AFRICA;
        if (is_desert && !is_african)
            return false;
        african[e->hexes[h].terrain] += is_african;
        covered[e->hexes[h].terrain] += is_desert;
    }
    for (int c = 0; c < e->counter_count; c++) {
        const bool is_pending = s->phase == ST_DESERT && s->counter == c + 1;
        if (e->counters[c].kind == ST_FACE_DESERT && !(s->bag >> c & 1) && !is_pending)
            shown[e->counters[c].terrain - 1]++;
    }
    for (int t = 0; t < ST_TERRAINS; t++)
        if (covered[t] != (shown[t] < african[t] ? shown[t] : african[t]))
            return false;
    return true;
}

static bool adaptation_ok(const st_edition *e, const st_state *s)
{
    for (int i = 0; i < s->seats; i++) {
        unsigned shown = 0;
        for (int c = 0; c < e->counter_count; c++) {
            const bool ends_game = s->phase == ST_END && i == s->turn && s->counter == c + 1;
            if (e->counters[c].kind == ST_FACE_ADAPTATION &&
                ((s->players[i].counters >> c & 1) || ends_game))
                shown |= 1u << (e->counters[c].colour - 1);
        }
        if (s->players[i].adaptation != shown)
            return false;
    }
    return true;
}

/* ---- the two double cards ---- */

static bool exploration_ok(const st_state *s)
{
    int most = 0;
    for (int i = 0; i < s->seats; i++) {
        const int number = st_counter_number(&s->players[i]);
        most = number > most ? number : most;
    }
    if (most < 2 || s->exploration == 0 || s->exploration > s->seats)
        return most < 2 && s->exploration == 0;
    return st_counter_number(&s->players[s->exploration - 1]) == most;
}

static bool expansion_ok(const st_state *s)
{
    bool somebody = false;
    for (int i = 0; i < s->seats; i++)
        somebody |= st_has_all_tribes(&s->players[i]);
    if (s->expansion > s->seats)
        return false;
    if (s->expansion == 0)
        return !somebody || s->phase == ST_END; /* ST-612 */
    return st_has_all_tribes(&s->players[s->expansion - 1]);
}

/* ---- pieces ---- */

/* Every intersection carries at most one piece; the moving explorer does not count (ST-993). */
static bool pieces_ok(const st_edition *e, const st_state *s)
{
    uint64_t seen[ST_WORDS] = {0};
    bool     moving_left_out = s->moving == 0;
    for (int i = 0; i < s->seats; i++) {
        const st_player *p = &s->players[i];
        for (int k = 0; k < p->camp_count + p->explorer_count; k++) {
            const bool is_camp = k < p->camp_count;
            const int  v = is_camp ? p->camps[k] : p->explorers[k - p->camp_count];
            if (v < 1 || v > e->point_count)
                return false;
            if (!is_camp && !moving_left_out && i == s->turn && v == s->moving) {
                moving_left_out = true;
                continue;
            }
            if (st_has(seen, v))
                return false;
            st_add(seen, v);
        }
    }
    return moving_left_out && memcmp(seen, s->occupied, sizeof seen) == 0;
}

static bool camps_ok(const st_edition *e, const st_state *s, const st_player *p)
{
    int on_colour[ST_TRIBES] = {0};
    for (int c = 0; c < p->camp_count; c++) {
        const int v = p->camps[c], colour = st_at(e, v)->mark - ST_TRIBE_PLACE;
        if (!st_in_africa(e, v) && (colour < 0 || st_has(s->tribal, v)))
            return false;
        if (colour >= 0)
            on_colour[colour]++;
    }
    for (int c = 0; c < ST_TRIBES; c++)
        if (p->tribes[c] < on_colour[c])
            return false;
    return true;
}

static bool levels_unique(const st_state *s)
{
    for (int c = 0; c < ST_CHARTS; c++) {
        int top = 0;
        for (int i = 0; i < s->seats; i++)
            top += s->players[i].levels[c] == ST_LEVELS;
        if (top > 1)
            return false;
    }
    return true;
}

static bool seats_ok(const st_state *s)
{
    static const st_player nobody;
    unsigned               colours = 0;
    for (int i = s->seats; i < ST_SEATS; i++)
        if (memcmp(&s->players[i], &nobody, sizeof nobody) != 0)
            return false;
    for (int i = 0; i < s->seats; i++) {
        if (s->players[i].colour >= ST_SEATS || (colours >> s->players[i].colour & 1))
            return false;
        colours |= 1u << s->players[i].colour;
    }
    return s->start < s->seats && s->turn < s->seats && s->asked < s->seats && s->victim < s->seats;
}

static bool stock_ok(const st_edition *e, const st_player *p)
{
    if (p->camp_count > e->camps || p->explorer_count > e->explorers)
        return false;
    for (int c = 0; c < ST_CHARTS; c++)
        if (p->levels[c] > ST_LEVELS)
            return false;
    return true;
}

static const char *pieces_broken(const st_edition *e, const st_state *s)
{
    for (int i = 0; i < s->seats; i++)
        if (!stock_ok(e, &s->players[i]))
            return "ST-992";
    if (!pieces_ok(e, s))
        return "ST-993";
    if (!tribes_ok(e, s))
        return "ST-994";
    for (int i = 0; i < s->seats; i++)
        if (!camps_ok(e, s, &s->players[i]))
            return "ST-989";
    return NULL;
}

const char *st_state_ok(const void *edition, const void *state)
{
    const st_edition *e = edition;
    const st_state   *s = state;
    if (s->seats < ST_LEAST_SEATS || s->seats > ST_SEATS)
        return "ST-101";
    if (s->phase >= ST_PHASES || !seats_ok(s))
        return "ST-988";
    const char *clause = pieces_broken(e, s);
    if (clause != NULL)
        return clause;
    if (!cards_ok(e, s))
        return "ST-991";
    if (!boxes_ok(e, s))
        return "ST-995";
    if (!levels_unique(s))
        return "ST-996";
    if (!deserts_ok(e, s))
        return "ST-997";
    if (!adaptation_ok(e, s))
        return "ST-841";
    if (!exploration_ok(s) || !expansion_ok(s))
        return "ST-990";
    if (s->neanderthal < 1 || s->neanderthal > e->hex_count || s->sabertooth < 1 ||
        s->sabertooth > e->hex_count || !st_is_home(e, ST_NEANDERTHAL, s->neanderthal) ||
        !st_is_home(e, ST_SABERTOOTH, s->sabertooth))
        return "ST-998";
    if (s->phase != ST_END && st_points(e, s, s->turn) >= e->win_points)
        return "ST-952";
    return st_phase_ok(e, s) ? NULL : "ST-988";
}
