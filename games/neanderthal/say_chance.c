/* say_chance.c - cards and dice of Neanderthal in prose. */
#include "games/neanderthal/say.h"

enum { ALL_FACES = (1 << NE_FACES) - 1 };

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

/* Is the Alpha among the hunters of the seat in turn, with a die that is fixed at 1 (NE-404)? */
static bool has_fixed_die(const ne_telling *t, int type)
{
    const ne_player *p = &t->before->players[t->before->turn];
    return p->alpha == NE_ON_PLACE + t->before->at - 1 && ne_alpha_is_skilled(t->e, p, type);
}

/* It is told with the first part of a roll, as it lies there before the others are thrown. */
static void add_fixed_die(const ne_telling *t, bool is_there)
{
    if (is_there)
        ochre_text_string(t->out, ne_tell(t, ", the Alpha 1", ", Вожак 1"));
}

static void add_dead(const ne_telling *t, int dead)
{
    if (dead > 0)
        ochre_text_format(t->out, ne_tell(t, " Dead: %d.", " Погибло: %d."), dead);
}

static int dice_with(const uint8_t count[NE_FACES], unsigned faces)
{
    int dice = 0;
    for (int face = 0; face < NE_FACES; face++)
        dice += count[face] * (int)(faces >> face & 1);
    return dice;
}

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
    add_fixed_die(t, has_fixed_die(t, b->type) && dice_with(s->roll, ALL_FACES) == 1);
    if (s->dice > ne_dice_due(t->e, s)) {
        ochre_text_string(t->out, ne_tell(t, ", and more.", ", и ещё."));
        return;
    }
    const unsigned kills = ne_killing_faces(t->e, s, p, b);
    ochre_text_format(t->out, ne_tell(t, "; hits %d of %d: ", "; попаданий %d из %d: "), hits,
                      b->hits);
    ochre_text_string(t->out, hits >= b->hits ? ne_tell(t, "success.", "удача.")
                                              : ne_tell(t, "nothing.", "неудача."));
    add_dead(t, dice_with(count, kills) + dice_with(s->roll, kills));
}

static void say_predator(const ne_telling *t, const uint8_t count[NE_FACES])
{
    const ne_state  *s = t->before;
    const ne_player *p = &s->players[s->turn];
    const ne_biome  *b = ne_biome_at(t->e, s, __builtin_ctz(s->lurking));
    const int        hits = s->hits + hits_in(count, ne_hit_limit(t->e, s, p, b));
    const bool       fixed = has_fixed_die(t, NE_PREDATORS);
    ochre_text_format(t->out,
                      ne_tell(t, "%s is lured by the kill of %s:", "%s идёт на запах добычи (%s):"),
                      ne_in(t->lang, &b->name), ne_tell_people(t, s->turn));
    add_dice(t, count);
    add_fixed_die(t, fixed && s->dice + 1 == ne_hunters(p, s->at - 1));
    if (s->dice > ne_dice_due(t->e, s)) {
        ochre_text_string(t->out, ne_tell(t, ", and more.", ", и ещё."));
        return;
    }
    ochre_text_string(t->out,
                      hits > 0 ? ne_tell(t, "; driven off.", "; хищник отогнан.")
                               : ne_tell(t, "; it takes everything.", "; всё достаётся хищнику."));
    add_dead(t, s->losses + dice_with(count, ne_killing_faces(t->e, s, p, b)));
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
    const bool succeeds = hits_in(count, t->e->courtship_success) > 0;
    const bool dies = t->e->courtship_death > 0 && count[t->e->courtship_death - 1] > 0;
    ochre_text_string(t->out, succeeds ? ne_tell(t, ", success.", ", согласие.")
                              : dies   ? ne_tell(t, ", he dies.", ", жених гибнет.")
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
