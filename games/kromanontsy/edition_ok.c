/* edition_ok.c - which editions can be played: what the ranges of the field table cannot say.
 *
 * Most of it is KR-008: what an edition states twice must agree. */
#include "games/kromanontsy/table.h"

static bool wrong(ochre_text *why, const char *message)
{
    ochre_text_string(why, message);
    return false;
}

static int own_count(const kr_edition *e, int card)
{
    if (card < KR_RESOURCES)
        return e->resources[card].count;
    return card < KR_WOLF ? e->herbivores[card - KR_DEER].count
                          : e->predators[card - KR_WOLF].count;
}

static bool terrain_ok(const kr_edition *e, int terrain, ochre_text *why)
{
    const kr_terrain *t = &e->terrains[terrain];
    int               size = 0;
    for (int card = 0; card < KR_CARDS; card++) {
        const int expected = kr_back_of(card) == terrain ? own_count(e, card) : 0;
        size += t->cards[card];
        if (t->cards[card] == expected)
            continue;
        ochre_text_format(why, "terrains.%s.cards.%s: must be %d, as the card itself says (KR-008)",
                          kr_back_ids[terrain], kr_card_ids[card], expected);
        return false;
    }
    if (t->size == size)
        return true;
    ochre_text_format(why, "terrains.%s.size: its cards add up to %d (KR-008)",
                      kr_back_ids[terrain], size);
    return false;
}

static bool animals_ok(const kr_edition *e, ochre_text *why)
{
    for (int i = 0; i < KR_HERBIVORES; i++)
        if (e->herbivores[i].max_loot != e->herbivore_max_loot) {
            ochre_text_format(why, "herbivores.%s.max_loot: must be herbivore_max_loot (KR-008)",
                              kr_card_ids[KR_DEER + i]);
            return false;
        }
    for (int r = 0; r < KR_RESOURCES; r++) {
        const bool is_barred = r == KR_FLINT || r == KR_LOOT;
        const bool gives = e->exchange.give[r] > 0, gets = e->exchange.get[r] > 0;
        if (gives == gets && !(is_barred && gives))
            continue;
        ochre_text_format(why, "exchange.give.%s: %s", kr_card_ids[r],
                          is_barred ? "flint and loot can't be traded (KR-402)"
                                    : "must go with get (KR-400)");
        return false;
    }
    return true;
}

/* ---- technologies ---- */

static bool wrong_technology(ochre_text *why, int technology, const char *rest)
{
    ochre_text_format(why, "technologies.%s.%s", kr_technology_ids[technology], rest);
    return false;
}

static bool technology_ok(const kr_edition *e, int technology, ochre_text *why)
{
    const kr_technology *t = &e->technologies[technology];
    const int            row = kr_row_of(technology);
    bool                 listed = false;
    for (int cell = 0; cell < KR_FIRST_CELLS; cell++)
        listed |= e->rows[row].first[cell] == technology;
    if (t->row != row)
        return wrong_technology(why, technology, "row: each technology has its own (KR-104)");
    if ((t->first != 0) != listed)
        return wrong_technology(why, technology, "first: must agree with the row (KR-008)");
    if (t->cost_count < 1)
        return wrong_technology(why, technology, "cost: 1 to 6 cards (KR-007)");
    if (t->first && t->requires != 0)
        return wrong_technology(why, technology,
                                "requires: first technologies require nothing (KR-436)");
    if (row != KR_DWELLING && t->hand != 0)
        return wrong_technology(why, technology, "hand: only dwellings have it (KR-208)");
    if (row != KR_DWELLING && t->improve != 0)
        return wrong_technology(why, technology, "improve: only dwellings have it (KR-473)");
    return true;
}

/* Learns in thought whatever can be learned, until nothing new comes (KR-932). */
static bool all_reachable(const kr_edition *e, ochre_text *why)
{
    uint64_t learned = 0, before;
    do {
        before = learned;
        for (int i = 0; i < KR_TECHNOLOGIES; i++)
            if ((e->technologies[i].requires & ~learned) == 0)
                learned |= kr_bit(i);
    } while (learned != before);
    for (int i = 0; i < KR_TECHNOLOGIES; i++)
        if (!(learned >> i & 1))
            return wrong_technology(why, i, "requires: it can never be learned (KR-932)");
    return true;
}

static bool rows_ok(const kr_edition *e, ochre_text *why)
{
    for (int row = 0; row < KR_ROWS; row++)
        for (int cell = 0; cell < KR_FIRST_CELLS; cell++) {
            const uint8_t *first = e->rows[row].first;
            bool           fits = kr_row_of(first[cell]) == row;
            for (int other = 0; other < cell; other++)
                fits = fits && first[other] != first[cell];
            if (fits)
                continue;
            ochre_text_format(why, "rows.%s.first[%d]: three technologies of the row (KR-104)",
                              kr_row_ids[row], cell);
            return false;
        }
    return true;
}

/* ---- settlements and events ---- */

static bool settlements_ok(const kr_edition *e, ochre_text *why)
{
    for (int i = 0; i < KR_SETTLEMENTS; i++)
        if (e->settlements[i].points != e->settlement_points) {
            ochre_text_format(why, "settlements.%s.points: must be settlement_points (KR-008)",
                              kr_settlement_ids[i]);
            return false;
        }
    return true;
}

static bool event_ok(const kr_edition *e, int i, ochre_text *why)
{
    const kr_event *event = &e->events[i];
    const bool      counts = event->effect == KR_EFFECT_DISCARD || event->effect == KR_EFFECT_AP ||
                        event->effect == KR_EFFECT_LOOT;
    const char *what = NULL;
    if ((event->effect == KR_EFFECT_LOSE) != (i == KR_WINTER))
        what = "effect: Winter, and no other, loses the game (KR-819)";
    else if (counts != (event->count > 0))
        what = "count: must go with discard, action_points and gain_loot (KR-820)";
    else if (event->effect != KR_EFFECT_DISCARD && event->weapons != 0)
        what = "weapons: must go with discard (KR-821)";
    else if ((event->effect == KR_EFFECT_TERRAIN) != (event->terrain != 0))
        what = "terrain: must go with lose_terrain (KR-822)";
    else if (event->effect == KR_EFFECT_AP && event->count > e->solo_action_points)
        what = "count: must not be above solo_action_points (KR-829)";
    if (what == NULL)
        return true;
    ochre_text_format(why, "events.%s.%s", kr_event_ids[i], what);
    return false;
}

bool kr_edition_ok(const void *edition, ochre_text *why)
{
    const kr_edition *e = edition;
    for (int i = 1; i < KR_LINES; i++)
        if (e->score_lines[i] <= e->score_lines[i - 1])
            return wrong(why, "score_lines: must rise (KR-540)");
    if (e->solo_settle_cost > e->solo_action_points)
        return wrong(why, "solo_settle_cost: must not be above solo_action_points (KR-816)");
    if (e->solo_months != KR_EVENTS)
        return wrong(why, "solo_months: must be the number of events, 9 (KR-008)");
    for (int i = 0; i < KR_TERRAINS; i++)
        if (!terrain_ok(e, i, why))
            return false;
    if (!animals_ok(e, why) || !rows_ok(e, why))
        return false;
    for (int i = 0; i < KR_TECHNOLOGIES; i++)
        if (!technology_ok(e, i, why))
            return false;
    if (!all_reachable(e, why) || !settlements_ok(e, why))
        return false;
    for (int i = 0; i < KR_EVENTS; i++)
        if (!event_ok(e, i, why))
            return false;
    return true;
}
