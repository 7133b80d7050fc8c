/* say_after.c - what followed an action by itself, told from the difference of two states: ice and warmth, the
 * auction's outcome, losses and births, marriages, the Tribal side, the end. */
#include "games/neanderthal/say.h"

/* ---- the table ---- */

static void add_ice(const ne_telling *t)
{
    const char *lead = ne_tell(t, " Ice covers ", " Лёд: ");
    for (int place = 0; place < NE_PLACES; place++)
        if (ne_is_ice(t->after->places[place]) && !ne_is_ice(t->before->places[place])) {
            ochre_text_format(t->out, "%s%s", lead, ne_place_name(place, t->lang));
            lead = ", ";
        }
    if (lead[0] == ',')
        ochre_text_char(t->out, '.');
}

/* A card that warming replaces; the one that comes is told when it is drawn. */
static void add_warmth(const ne_telling *t)
{
    for (int place = NE_ROW; place < NE_PLACES && t->before->phase < NE_BIDDING; place++)
        if (ne_is_biome(t->before->places[place]) && t->after->places[place] == NE_EMPTY)
            ochre_text_format(t->out,
                              ne_tell(t, " Warmth drives away %s (%s).", " Тепло: уходит %s (%s)."),
                              ne_in(t->lang, &ne_biome_at(t->e, t->before, place)->name),
                              ne_place_name(place, t->lang));
}

static void add_bid(const ne_telling *t, const ne_player *p)
{
    if (p->bid[0] + p->bid[1] + p->bid[2] == 0) {
        ochre_text_char(t->out, '-');
        return;
    }
    const char *between = "";
    for (int c = 0; c < NE_COLOURS; c++)
        if (p->bid[c] > 0) {
            ochre_text_format(t->out, "%s%s %d", between, ne_in(t->lang, &t->e->colours[c]),
                              p->bid[c]);
            between = " + ";
        }
}

/* All bids, once they are open. */
static void add_auction(const ne_telling *t)
{
    int bidders = 0;
    for (int seat = 0; seat < t->after->seats; seat++)
        bidders += t->after->players[seat].has_bid;
    if (bidders > 1) {
        const char *lead = ne_tell(t, " All bids: ", " Все ставки: ");
        for (int i = 0; i < t->after->playing; i++) {
            const ne_player *p = &t->after->players[t->after->order[i]];
            if (!p->has_bid)
                continue;
            ochre_text_format(t->out, "%s%s ", lead, ne_tell_people(t, t->after->order[i]));
            add_bid(t, p);
            lead = "; ";
        }
        ochre_text_char(t->out, '.');
    }
    const int d = t->after->event - 1;
    if ((t->after->spent & ~t->before->spent & ne_bit(d)) != 0)
        ochre_text_format(t->out, ne_tell(t, " %s goes to nobody.", " %s не достаётся никому."),
                          ne_tell_daughter(t, d));
}

/* ---- a player ---- */

static int living(const ne_edition *e, const ne_state *s, int seat)
{
    const ne_player *p = &s->players[seat];
    return e->tribesmen - 1 - p->dead - ne_abroad(s, seat) + (p->alpha != NE_DEAD);
}

static void add_names(const ne_telling *t, uint32_t set, int seat, const char *words)
{
    for (; set != 0; set &= set - 1)
        ochre_text_format(t->out, words, ne_tell_people(t, seat),
                          ne_tell_daughter(t, __builtin_ctz(set)));
}

static void add_family(const ne_telling *t, int seat)
{
    const ne_player *was = &t->before->players[seat], *is = &t->after->players[seat];
    add_names(t, is->daughters & ~was->daughters, seat,
              ne_tell(t, " %s win %s.", " %s получают: %s."));
    add_names(t, was->daughters & ~is->daughters, seat,
              ne_tell(t, " %s lose %s.", " %s теряют: %s."));
    if (t->before->phase != NE_ASSIGN)
        add_names(t, is->husbands & ~was->husbands, seat,
                  ne_tell(t, " %s marry %s.", " %s: брак, %s."));
}

/* Whether the roll that was just made was his: then it has been told. */
static bool has_rolled(const ne_telling *t, int seat, int d)
{
    return t->before->phase == NE_COURTSHIP && t->before->turn == seat &&
           t->before->at == 1 + NE_PLACES + d;
}

/* Suitors who have to leave without trying (NE-432, NE-436, NE-437); who dies in a fight is told with the tribe. */
static void add_suitors(const ne_telling *t, int seat)
{
    const ne_player *was = &t->before->players[seat], *is = &t->after->players[seat];
    uint32_t         gone = was->suitors & ~(is->suitors | is->husbands);
    if (t->before->phase < NE_ATTACK ||
        living(t->e, t->after, seat) < living(t->e, t->before, seat))
        return;
    for (; gone != 0; gone &= gone - 1)
        if (!has_rolled(t, seat, __builtin_ctz(gone)))
            add_names(
                t, gone & (0u - gone), seat,
                ne_tell(t, " %s: the suitor of %s goes home.", " %s: жених идёт домой (%s)."));
}

static void add_elders(const ne_telling *t, int seat, ochre_action a)
{
    const ne_player *was = &t->before->players[seat], *is = &t->after->players[seat];
    unsigned         lost = was->elders & ~(unsigned)is->elders;
    if (a.verb == NE_DO_LOSE_ELDER || a.verb == NE_DO_RECALL_ELDER)
        return; /* told already */
    for (; lost != 0; lost &= lost - 1)
        ochre_text_format(t->out, ne_tell(t, " %s lose an elder: %s.", " %s, умер старейшина: %s."),
                          ne_tell_people(t, seat), ne_tell_elder(t, __builtin_ctz(lost)));
}

/* Why the tribe is about to change, where the action does not say it: Chaos of this card, or what was gathered
 * between the fights and the hunts. */
static const char *reason(const ne_telling *t, int seat, bool grows)
{
    const ne_state *s = t->before;
    const int       lost = s->phase == NE_REVEAL ? 0 : s->players[seat].lost;
    if (!grows && t->after->players[seat].lost > lost && s->phase < NE_BIDDING)
        return ne_tell(t, " Chaos among %s: tribe %d → %d.", " %s, смута: племя %d → %d.");
    if (grows && s->phase >= NE_ASSIGN && s->phase < NE_RESOLVING &&
        t->after->phase >= NE_RESOLVING)
        return ne_tell(t, " %s gather food: tribe %d → %d.", " %s, собирательство: племя %d → %d.");
    return ne_tell(t, " %s: tribe %d → %d.", " %s: племя %d → %d.");
}

static void add_tribe(const ne_telling *t, int seat)
{
    const ne_player *was = &t->before->players[seat], *is = &t->after->players[seat];
    const int        before = living(t->e, t->before, seat), after = living(t->e, t->after, seat);
    if (before != after)
        ochre_text_format(t->out, reason(t, seat, after > before), ne_tell_people(t, seat), before,
                          after);
    const int guests = ne_hosted(is);
    if (guests > ne_hosted(was))
        ochre_text_format(
            t->out,
            guests == 1 ? ne_tell(t, " %s host %d wanderluster.", " %s: гостей-странников %d.")
                        : ne_tell(t, " %s host %d wanderlusters.", " %s: гостей-странников %d."),
            ne_tell_people(t, seat), guests);
    if (is->tribal && !was->tribal)
        ochre_text_format(t->out, ne_tell(t, " %s become Tribal!", " %s становятся племенем!"),
                          ne_tell_people(t, seat));
    if (is->extinct && !was->extinct)
        ochre_text_format(t->out, ne_tell(t, " %s are extinct.", " %s вымерли."),
                          ne_tell_people(t, seat));
}

/* ---- the end ---- */

static void add_solo_end(const ne_telling *t)
{
    const bool won = ne_is_won(t->e, t->after), great = ne_is_great(t->e, t->after);
    ochre_text_string(t->out, great ? ne_tell(t, " A great victory!", " Великая победа!")
                              : won ? ne_tell(t, " A victory!", " Победа!")
                                    : ne_tell(t, " The game is lost.", " Партия проиграна."));
}

static void add_end(const ne_telling *t)
{
    ochre_result result = {.how = NULL};
    const char  *names[NE_SEATS];
    ne_result(t->e, t->after, &result);
    ochre_text_string(t->out, ne_tell(t, " The game is over:", " Игра окончена:"));
    for (int seat = 0; seat < t->after->seats; seat++)
        names[seat] = ne_tell_people(t, seat);
    ochre_say_scores(&result, names, t->after->seats, t->out);
    if (t->after->seats == 1 || t->after->solo) {
        add_solo_end(t);
        return;
    }
    ochre_say_winners(&result, names, t->after->seats, t->lang, t->out);
}

void ne_say_after(const ne_telling *t, ochre_action a)
{
    if (t->before->phase == NE_SETUP || t->before->phase == NE_DEALING)
        return;
    add_ice(t);
    add_warmth(t);
    const bool was_open = t->before->phase == NE_BIDDING || t->before->phase == NE_RIVALRY;
    if (was_open && t->after->phase != NE_BIDDING && t->after->phase != NE_RIVALRY)
        add_auction(t);
    for (int seat = 0; seat < t->after->seats; seat++) {
        if (a.verb != NE_DO_LOSE_DAUGHTER)
            add_family(t, seat);
        add_suitors(t, seat);
        add_elders(t, seat, a);
        add_tribe(t, seat);
    }
    if (t->after->phase == NE_END && t->before->phase != NE_END)
        add_end(t);
}
