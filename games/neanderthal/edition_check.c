/* edition_check.c - which editions of Neanderthal can be played: what the ranges of the field table cannot
 * say. A message begins with the path of the field and ends with the clause. */
#include "games/neanderthal/table.h"

static bool wrong(ochre_text *why, const char *list, const char *id, const char *rest)
{
    ochre_text_format(why, "%s.%s%s", list, id, rest);
    return false;
}

/* Everything that lies on the placard at the start must be there for every species and sexuality. */
static bool start_ok(const ne_edition *e, ochre_text *why)
{
    if (e->start_camp + 2 > e->tribesmen) {
        ochre_text_string(why,
                          "start_camp: the tribe has too few for camp and Fire Starter (NE-105)");
        return false;
    }
    for (int i = 0; i < NE_SPECIES; i++) {
        const ne_species_card *s = &e->species[i];
        if (!(e->portals[s->portal].colours >> s->colour & 1))
            return wrong(why, "species", ne_species_ids[i],
                         ".colour: the portal has no such spot (NE-107)");
    }
    if (!e->elders[NE_ELDERS - 1].vocal || e->elders[NE_ELDERS - 1].portal_needed) {
        ochre_text_string(why, "elders.firestarter.vocal: every game begins with one (NE-106)");
        return false;
    }
    return true;
}

static bool daughters_ok(const ne_edition *e, ochre_text *why)
{
    for (int i = 0; i < NE_DAUGHTERS; i++) {
        const ne_daughter *d = &e->daughters[i];
        if (d->colours == 0)
            return wrong(why, "daughters", ne_daughter_ids[i],
                         ".colours: at least one, or nobody could bid (NE-231)");
        if ((d->colours & ~e->portals[d->portal].colours) != 0)
            return wrong(why, "daughters", ne_daughter_ids[i],
                         ".colours: her portal has no spot of a colour (NE-522)");
    }
    return true;
}

static bool biomes_ok(const ne_edition *e, ochre_text *why)
{
    uint32_t items = 0;
    for (int i = 0; i < NE_BIOMES; i++) {
        const ne_biome *b = &e->biomes[i];
        if ((b->item != 0) != (b->item_kind != 0))
            return wrong(why, "biomes", ne_biome_ids[i], ".item_kind: must go with item (NE-416)");
        if ((b->item != 0) != (b->item_elder != 0))
            return wrong(why, "biomes", ne_biome_ids[i], ".item_elder: must go with item (NE-416)");
        if (b->item == 0)
            continue;
        if (items & ne_bit(b->item - 1))
            return wrong(why, "biomes", ne_biome_ids[i],
                         ".item: another biome has it, and a card is one (NE-528)");
        items |= ne_bit(b->item - 1);
    }
    return true;
}

static bool items_ok(const ne_edition *e, ochre_text *why)
{
    for (int i = 0; i < NE_ITEMS; i++) {
        const ne_item *item = &e->items[i];
        if (item->kind != NE_ANIMAL && item->babies + item->free_count > 0)
            return wrong(why, "items", ne_item_ids[i], ".babies: only animals have them (NE-501)");
    }
    return true;
}

bool ne_edition_ok(const void *edition, ochre_text *why)
{
    const ne_edition *e = edition;
    for (int i = 0; i < 3; i++)
        if (e->cards[i].sides[0] == e->cards[i].sides[1]) {
            ochre_text_format(why, "cards.%d.sides: two different ones (NE-103)", i + 1);
            return false;
        }
    return start_ok(e, why) && daughters_ok(e, why) && biomes_ok(e, why) && items_ok(e, why);
}
