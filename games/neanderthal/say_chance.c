/* say_chance.c - cards and dice of Neanderthal in prose. */
#include "games/neanderthal/say.h"

static void add_dice(const ne_telling *t, const uint8_t count[NE_FACES])
{
    for (int face = 0; face < NE_FACES; face++)
        for (int i = 0; i < count[face]; i++)
            ochre_text_format(t->out, " %d", face + 1);
}

static int hits_in(const uint8_t count[NE_FACES], int limit)
{
    int hits = 0;
    for (int face = 0; face < limit; face++)
        hits += count[face];
    return hits;
}

/* ---- rolls ---- */

static void say_hunt(const ne_telling *t, const uint8_t count[NE_FACES])
{
    const ne_state  *s = t->before;
    const ne_player *p = &s->players[s->turn];
    const ne_biome  *b = ne_biome_at(t->e, s, s->at - 1);
    const int        limit = ne_hit_limit(t->e, s, p, b);
    const int        hits = hits_in(count, limit) + hits_in(s->roll, limit);
    ochre_text_format(t->out, ne_tell(t, "%s hunt %s (%s):", "%s на охоте, %s (%s):"),
                      ne_tell_people(t, s->turn), ne_in(t->lang, &b->name),
                      ne_place_name(s->at - 1, t->lang));
    add_dice(t, count);
    if (s->dice > ne_dice_due(t->e, s)) {
        ochre_text_string(t->out, ne_tell(t, ", and more.", ", и ещё."));
        return;
    }
    ochre_text_format(t->out, ne_tell(t, "; hits %d of %d: ", "; попаданий %d из %d: "), hits,
                      b->hits);
    ochre_text_string(t->out, hits >= b->hits ? ne_tell(t, "success.", "удача.")
                                              : ne_tell(t, "nothing.", "неудача."));
}

static void say_predator(const ne_telling *t, const uint8_t count[NE_FACES])
{
    const ne_state  *s = t->before;
    const ne_player *p = &s->players[s->turn];
    const ne_biome  *b = ne_biome_at(t->e, s, __builtin_ctz(s->lurking));
    const int        hits = s->hits + hits_in(count, ne_hit_limit(t->e, s, p, b));
    ochre_text_format(t->out,
                      ne_tell(t, "%s is lured by the kill of %s:", "%s идёт на запах добычи (%s):"),
                      ne_in(t->lang, &b->name), ne_tell_people(t, s->turn));
    add_dice(t, count);
    if (s->dice > ne_dice_due(t->e, s))
        return;
    ochre_text_string(t->out,
                      hits > 0 ? ne_tell(t, "; driven off.", "; хищник отогнан.")
                               : ne_tell(t, "; it takes everything.", "; всё достаётся хищнику."));
}

static void say_attack(const ne_telling *t, const uint8_t count[NE_FACES])
{
    const ne_state *s = t->before;
    const bool      war = ne_is_war_party(t->e, s, &s->players[s->turn], s->at - 1);
    ochre_text_format(t->out, ne_tell(t, "%s attack (%s):", "%s нападают (%s):"),
                      ne_tell_people(t, s->turn), ne_location_name(t->e, s->at - 1, t->lang));
    add_dice(t, count);
    ochre_text_format(t->out, ne_tell(t, "; hits %d.", "; попаданий %d."),
                      s->hits + hits_in(count, war ? 2 : 1));
}

static void say_courtship(const ne_telling *t, const uint8_t count[NE_FACES])
{
    const ne_state *s = t->before;
    ochre_text_format(t->out, ne_tell(t, "The suitor of %s woos %s:", "Жених (%s), невеста %s:"),
                      ne_tell_people(t, s->turn), ne_location_name(t->e, s->at - 1, t->lang));
    add_dice(t, count);
    const int face = count[5] ? 6 : hits_in(count, t->e->courtship_success) ? 1 : 3;
    ochre_text_string(t->out, face == 1 ? ne_tell(t, ", success.", ", согласие.")
                              : face == 6 && t->e->courtship_death == 6
                                  ? ne_tell(t, ", he dies.", ", жених гибнет.")
                                  : ne_tell(t, ", he goes home.", ", жених идёт домой."));
}

static void say_roll(const ne_telling *t, const uint8_t count[NE_FACES])
{
    switch (t->before->phase) {
    case NE_HUNTING: say_hunt(t, count); return;
    case NE_PREDATOR: say_predator(t, count); return;
    case NE_ATTACK: say_attack(t, count); return;
    case NE_COURTSHIP: say_courtship(t, count); return;
    default: break;
    }
    int rank = 0;
    while (count[rank] == 0)
        rank++;
    ochre_text_format(t->out,
                      ne_tell(t, "Elder death, rank %d (%s).", "Смерть старейшины, ранг %d (%s)."),
                      rank + 1, ne_tell_elder(t, rank));
}

/* ---- cards ---- */

static void say_card(const ne_telling *t, int d)
{
    const ne_daughter *card = &t->e->daughters[d];
    ochre_text_format(t->out, ne_tell(t, "Round %d: %s (", "Раунд %d: %s ("), t->after->round,
                      ne_in(t->lang, &card->name));
    for (int i = 0; i < card->icon_count; i++)
        ochre_text_format(t->out, "%s%s", i == 0 ? "" : ", ",
                          ne_in(t->lang, &t->e->icons[card->icons[i]]));
    ochre_text_format(t->out, ne_tell(t, "). First player: %s.", "). Первый игрок: %s."),
                      ne_in(t->lang, &t->e->species[t->after->first - 1].name));
}

void ne_say_event(const ne_telling *t, ochre_action a)
{
    switch (a.verb) {
    case NE_DEAL: {
        const uint8_t *sides = t->e->cards[a.arg[2]].sides;
        ochre_text_format(t->out,
                          ne_tell(t, "Seat %d plays %s, card %d: %s or %s.",
                                  "Место %d: %s, карта %d: %s или %s."),
                          a.arg[0] + 1, ne_in(t->lang, &t->e->species[a.arg[1]].name), a.arg[2] + 1,
                          ne_in(t->lang, &t->e->sexualities[sides[0]].name),
                          ne_in(t->lang, &t->e->sexualities[sides[1]].name));
        break;
    }
    case NE_DRAW:
        ochre_text_format(t->out, "%s: %s.", ne_place_name(ne_place_due(t->before), t->lang),
                          ne_in(t->lang, &t->e->biomes[a.arg[0]].name));
        break;
    case NE_EVENT: say_card(t, a.arg[0]); break;
    case NE_RIVAL:
        ochre_text_format(t->out, ne_tell(t, "The rival bids %d.", "Ставка соперника: %d."),
                          a.arg[0]);
        break;
    default: say_roll(t, a.arg); break;
    }
}
