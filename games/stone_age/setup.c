/* setup.c - how a game of Stone Age begins, and which editions it can be played with. */
#include "games/stone_age/state.h"

#include <string.h>

static uint64_t first_bits(int count)
{
    return count >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << count) - 1;
}

const char *sa_start(const void *edition, void *state, const ochre_setup *setup)
{
    const sa_edition *e = edition;
    sa_state         *s = state;
    const int         first = setup->option[0];
    if (setup->players < 2 || setup->players > SA_SEATS)
        return "SA-001";
    if (first < 0 || first > setup->players)
        return "SA-101";
    memset(s, 0, sizeof *s);
    s->seats = (uint8_t)setup->players;
    s->round = 1;
    s->undrawn = first_bits(e->card_count);
    s->unseen = first_bits(e->building_count);
    for (int b = 0; b < e->limits[s->seats - 2].building_stacks; b++)
        s->left[b] = e->tiles_per_stack;
    for (int i = 0; i < s->seats; i++) {
        s->players[i].people = s->players[i].home = e->start_people;
        s->players[i].food = e->start_food;
    }
    if (first == 0)
        return NULL; /* phase FIRST: chance chooses the start player */
    s->start = s->turn = (uint8_t)(first - 1);
    s->phase = SA_SETUP;
    return NULL;
}

/* ---- editions ---- */

static bool wrong(ochre_text *why, const char *list, int i, const char *rest)
{
    ochre_text_format(why, "%s[%d]%s", list, i, rest);
    return false;
}

/* Every upper half needs just the figures that its effect reads. */
static bool card_ok(const sa_card *c, int i, ochre_text *why)
{
    const bool has_amount = c->top.type == SA_TOP_FOOD || c->top.type == SA_TOP_RESOURCE ||
                            c->top.type == SA_TOP_POINTS;
    const bool has_resource = c->top.type == SA_TOP_RESOURCE || c->top.type == SA_TOP_ROLL;
    if (has_amount != (c->top.amount > 0))
        return wrong(why, "cards", i,
                     ".top.amount: must go with food, resource and points (SA-506)");
    if (has_resource != (c->top.resource > 0))
        return wrong(why, "cards", i, ".top.resource: must go with resource and roll (SA-507)");
    if (c->top.type == SA_TOP_ONCE ? c->top.value < 2 : c->top.value != 0)
        return wrong(why, "cards", i,
                     ".top.value: must be 2 to 4 with once, else left out (SA-514)");
    if ((c->bottom.type == SA_GREEN) != (c->bottom.symbol > 0))
        return wrong(why, "cards", i, ".bottom.symbol: must go with green (SA-811)");
    if ((c->bottom.type == SA_SAND) != (c->bottom.kind > 0))
        return wrong(why, "cards", i, ".bottom.kind: must go with sand (SA-813)");
    if ((c->bottom.type == SA_SAND) != (c->bottom.count > 0))
        return wrong(why, "cards", i, ".bottom.count: must go with sand (SA-813)");
    return true;
}

static bool building_ok(const sa_building *b, int i, ochre_text *why)
{
    const int cost = b->cost[0] + b->cost[1] + b->cost[2] + b->cost[3];
    if ((b->type == SA_FIXED) != (cost > 0))
        return wrong(why, "buildings", i, ".cost: must go with fixed (SA-601)");
    if (b->type != SA_FIXED && b->points != 0)
        return wrong(why, "buildings", i, ".points: only a fixed tile has them printed (SA-604)");
    if (b->type == SA_EXACT ? b->kinds < 1 || b->kinds > b->count : b->count + b->kinds > 0)
        return wrong(why, "buildings", i, ".kinds: an exact tile has 1 to count kinds (SA-602)");
    if (b->type == SA_RANGE ? b->min < 1 || b->max < b->min : b->min + b->max > 0)
        return wrong(why, "buildings", i, ".min: a range tile has 1 <= min <= max (SA-603)");
    return true;
}

/* The notation knows each one-use tool by its value alone, so a value can be there only once. */
static bool one_use_values_differ(const sa_edition *e, ochre_text *why)
{
    int seen = 0;
    for (int i = 0; i < e->card_count; i++) {
        if (e->cards[i].top.type != SA_TOP_ONCE)
            continue;
        if (seen & 1 << e->cards[i].top.value)
            return wrong(why, "cards", i, ".top.value: another one-use tool has it (SA-514)");
        seen |= 1 << e->cards[i].top.value;
    }
    return true;
}

bool sa_edition_ok(const void *edition, ochre_text *why)
{
    const sa_edition *e = edition;
    if (e->start_people > e->people_max) {
        ochre_text_string(why, "start_people: must not be above people_max (SA-010)");
        return false;
    }
    if (e->card_count < SA_SLOTS) {
        ochre_text_string(why, "cards: at least 4 for the display (SA-102)");
        return false;
    }
    for (int i = 0; i < SA_SEATS - 1; i++)
        if (e->limits[i].building_stacks * e->tiles_per_stack > e->building_count) {
            ochre_text_format(why, "buildings: too few for %d stacks of %d (SA-103)",
                              e->limits[i].building_stacks, e->tiles_per_stack);
            return false;
        }
    for (int i = 0; i < e->card_count; i++)
        if (!card_ok(&e->cards[i], i, why))
            return false;
    for (int i = 0; i < e->building_count; i++)
        if (!building_ok(&e->buildings[i], i, why))
            return false;
    return one_use_values_differ(e, why);
}
