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

/* All bids, once they are open; in the order of the auction, for a bidder may die out behind it. */
static void add_bids(const ne_telling *t)
{
    int bidders = 0;
    for (int seat = 0; seat < t->after->seats; seat++)
        bidders += t->after->players[seat].has_bid;
    if (bidders < 2)
        return;
    const char *lead = ne_tell(t, " All bids: ", " Все ставки: ");
    for (int i = 0; i < t->before->playing; i++) {
        const int        seat = t->before->order[i];
        const ne_player *p = &t->after->players[seat];
        if (!p->has_bid)
            continue;
        ochre_text_format(t->out, "%s%s ", lead, ne_tell_people(t, seat));
        add_bid(t, p);
        lead = "; ";
    }
    ochre_text_char(t->out, '.');
}

/* The daughter of the event whom nobody wins, be it that nobody may bid (NE-235) or that a rival does (NE-708). */
static void add_unwanted(const ne_telling *t)
{
    const int d = t->after->event - 1;
    int       bids = 0;
    for (int seat = 0; seat < t->after->seats; seat++)
        for (int c = 0; c < NE_COLOURS; c++)
            bids += t->after->players[seat].bid[c];
    const bool is_won =
        bids > 0 && t->after->seats > 1; /* by a species that then died out (NE-704) */
    if (d >= 0 && !is_won && (t->after->spent & ~t->before->spent & ne_bit(d)) != 0)
        ochre_text_format(t->out, ne_tell(t, " %s goes to nobody.", " %s не достаётся никому."),
                          ne_tell_daughter(t, d));
}

/* ---- what has been told ---- */

/* What the sentence of the action tells of a seat: the one that acted. */
typedef struct ne_told {
    uint32_t daughters, wives, items;
    unsigned elders;
} ne_told;

static ne_told told_of(const ne_telling *t, int seat, ochre_action a)
{
    ne_told told = {0, 0, 0, 0};
    if (seat != ne_actor(t->before))
        return told;
    switch (a.verb) {
    case NE_DO_LOSE_ELDER:
    case NE_DO_RECALL_ELDER: told.elders = 1u << (a.arg[0] - 1); break;
    case NE_DO_LOSE_DAUGHTER: told.daughters = ne_bit(a.arg[0]); break;
    case NE_DO_LOSE_ANIMAL:
    case NE_DO_DISCARD: told.items = ne_bit(a.arg[0]); break;
    case NE_DO_SHIFT: told.wives = ne_bit(a.arg[1]); break;
    default: break;
    }
    return told;
}

/* Has the round come so far, or even to its end? */
static bool is_past(const ne_telling *t, int phase)
{
    return t->after->phase >= phase || t->after->phase == NE_REVEAL;
}

/* ---- a player ---- */

static int living(const ne_edition *e, const ne_state *s, int seat)
{
    const ne_player *p = &s->players[seat];
    return e->tribesmen - 1 - p->dead - ne_abroad(s, seat) + (p->alpha != NE_DEAD);
}

typedef const char *name_of(const ne_telling *t, int i);

/* One sentence about a seat and all of a set, if it has any: `words` with the people, the names, `end`. */
static void add_names(const ne_telling *t, int seat, uint32_t set, name_of *name, const char *words,
                      const char *end)
{
    if (set == 0)
        return;
    ochre_text_format(t->out, words, ne_tell_people(t, seat));
    for (const char *between = ""; set != 0; set &= set - 1, between = ", ")
        ochre_text_format(t->out, "%s%s", between, name(t, __builtin_ctz(set)));
    ochre_text_string(t->out, end);
}

static bool is_one(uint32_t set)
{
    return (set & (set - 1)) == 0;
}

static void add_family(const ne_telling *t, int seat, ne_told told)
{
    const ne_player *was = &t->before->players[seat], *is = &t->after->players[seat];
    add_names(t, seat, is->daughters & ~was->daughters, ne_tell_daughter,
              ne_tell(t, " %s win ", " %s получают: "), ".");
    add_names(t, seat, was->daughters & ~(is->daughters | told.daughters), ne_tell_daughter,
              ne_tell(t, " %s lose ", " %s теряют: "), ".");
    add_names(t, seat, is->husbands & ~(was->husbands | told.wives), ne_tell_daughter,
              ne_tell(t, " %s marry ", " %s: брак, "), ".");
}

/* Whether the roll that was just made was his: then it has been told. */
static bool has_rolled(const ne_telling *t, int seat, int d)
{
    return t->before->phase == NE_COURTSHIP && t->before->turn == seat &&
           t->before->at == 1 + NE_PLACES + d;
}

/* Whether he died in the fight over her: that is told with the tribe. */
static bool has_fallen(const ne_telling *t, int seat, int d)
{
    const int phase = t->before->phase;
    return phase >= NE_ATTACK && phase <= NE_FALLING && t->before->at == 1 + NE_PLACES + d &&
           living(t->e, t->after, seat) < living(t->e, t->before, seat);
}

/* Suitors who have to leave without trying (NE-432, NE-436, NE-437), be it at once. */
static void add_suitors(const ne_telling *t, int seat, ochre_action a)
{
    const ne_player *was = &t->before->players[seat], *is = &t->after->players[seat];
    const bool       sent =
        seat == t->before->turn && a.verb >= NE_DO_COURT && a.verb <= NE_DO_COURT_ALPHA;
    const uint32_t suitors = was->suitors | (sent ? ne_bit(a.arg[0]) : 0);
    const uint32_t gone = suitors & ~(is->suitors | is->husbands);
    uint32_t       home = 0;
    for (uint32_t left = is_past(t, NE_COURTSHIP) ? gone : 0; left != 0; left &= left - 1) {
        const int d = __builtin_ctz(left);
        if (!has_rolled(t, seat, d) && !has_fallen(t, seat, d))
            home |= ne_bit(d);
    }
    if (is_one(home))
        add_names(t, seat, home, ne_tell_daughter,
                  ne_tell(t, " %s: the suitor of ", " %s: жених идёт домой ("),
                  ne_tell(t, " goes home.", ")."));
    else
        add_names(t, seat, home, ne_tell_daughter,
                  ne_tell(t, " %s: the suitors of ", " %s: женихи идут домой ("),
                  ne_tell(t, " go home.", ")."));
}

static void add_elders(const ne_telling *t, int seat, ne_told told)
{
    const ne_player *was = &t->before->players[seat], *is = &t->after->players[seat];
    const unsigned   lost = was->elders & ~(is->elders | told.elders);
    add_names(t, seat, lost, ne_tell_elder,
              is_one(lost) ? ne_tell(t, " %s lose an elder: ", " %s, умер старейшина: ")
                           : ne_tell(t, " %s lose elders: ", " %s, умерли старейшины: "),
              ".");
}

/* Animals that froze, cards for which the hand has become too small: whatever nobody holds any more. */
static void add_cards(const ne_telling *t, int seat, ne_told told)
{
    const ne_player *was = &t->before->players[seat];
    uint32_t         lost = (was->hand | was->items) & ~told.items;
    for (int other = 0; other < t->after->seats; other++)
        lost &= ~(t->after->players[other].hand | t->after->players[other].items);
    add_names(t, seat, lost, ne_tell_item, ne_tell(t, " %s lose ", " %s теряют: "), ".");
}

/* ---- his tribe ---- */

/* Has the roll been told with which the seat in turn fails here, and makes room for the next (NE-420)? */
static bool has_failed(const ne_telling *t, int place, ochre_action a)
{
    const ne_state  *s = t->before;
    const ne_player *p = &s->players[s->turn];
    const bool       hunts = s->phase == NE_HUNTING;
    if ((!hunts && s->phase != NE_PREDATOR) || s->at != 1 + place || s->dice > ne_dice_due(t->e, s))
        return false;
    const int       from = hunts ? place : __builtin_ctz(s->lurking);
    const ne_biome *b = ne_biome_at(t->e, s, from);
    int             hits = s->hits;
    for (int face = 0; face < ne_hit_limit(t->e, s, p, b); face++)
        hits += a.arg[face] + (hunts ? s->roll[face] : 0);
    return hits < (hunts ? b->hits : 1);
}

/* Of those who stand at the place, the least hunters first: may the Alpha, alone there, have had his turn? */
static bool comes_first(const ne_telling *t, int seat, int place, ochre_action a)
{
    const ne_state *s = t->before;
    for (int i = 0; s->order[i] != seat; i++)
        if (ne_hunters(&s->players[s->order[i]], place) == 1 &&
            !(s->order[i] == s->turn && has_failed(t, place, a)))
            return false;
    return true;
}

/* The place where the Alpha hunts alone with a fixed die, so that no roll tells it (NE-022); -1: none. */
static int lone_hunt(const ne_telling *t, int seat, ochre_action a)
{
    const ne_state  *s = t->before;
    const ne_player *was = &s->players[seat], *is = &t->after->players[seat];
    const bool       acts = seat == s->turn;
    const bool       sent = acts && a.verb == NE_DO_HUNT_ALPHA;
    const int        place = sent ? a.arg[0] : was->alpha - NE_ON_PLACE;
    if (place < 0 || place >= NE_PLACES || was->hunters[place] > 0 || !is_past(t, NE_RESOLVING) ||
        (acts && a.verb == NE_DO_HUNT && a.arg[0] == place))
        return -1;
    if (!ne_alpha_is_skilled(t->e, is, ne_biome_at(t->e, s, place)->type) ||
        !comes_first(t, seat, place, a))
        return -1;
    const bool lured =
        t->after->phase == NE_PREDATOR && t->after->at == 1 + place && t->after->turn == seat;
    const bool was_lured = s->phase == NE_PREDATOR && s->at == 1 + place && acts;
    const bool withdrawn = s->offer == NE_OFFER_LEAVE && s->terms[0] == place &&
                           is->alpha == NE_CAMP && s->seat_of[s->terms[1]] == 1 + seat &&
                           a.verb == NE_DO_ACCEPT;
    const bool is_home = is->alpha == NE_CAMP && !withdrawn;
    return (lured || is_home) && !was_lured ? place : -1;
}

static void add_lone_hunt(const ne_telling *t, int seat, ochre_action a)
{
    const int place = lone_hunt(t, seat, a);
    if (place < 0)
        return;
    const ne_biome *b = ne_biome_at(t->e, t->before, place);
    ochre_text_format(
        t->out,
        ne_tell(t, " %s: the Alpha alone hunts %s (%s), his die is 1; %s.",
                " %s, Вожак на охоте один, %s (%s), его кость 1; %s."),
        ne_tell_people(t, seat), ne_in(t->lang, &b->name), ne_place_name(place, t->lang),
        b->hits <= 1 ? ne_tell(t, "success", "удача") : ne_tell(t, "nothing", "неудача"));
}

/* Has he a mature animal that brings babies? */
static bool has_herd(const ne_telling *t, int seat)
{
    for (uint32_t items = t->after->players[seat].items; items != 0; items &= items - 1) {
        const int i = __builtin_ctz(items);
        if (t->e->items[i].babies > 0 && t->after->item_disks[i] == 0)
            return true;
    }
    return false;
}

/* Why the tribe is about to change, where the action does not say it: Chaos of this card, Lazarus, what was gathered
 * between the fights and the hunts, or what the animals bring behind them. */
static const char *reason(const ne_telling *t, int seat, bool grows)
{
    const ne_state *s = t->before;
    const int       lost = s->phase == NE_REVEAL ? 0 : s->players[seat].lost;
    if (!grows && t->after->players[seat].lost > lost && s->phase < NE_BIDDING)
        return ne_tell(t, " Chaos among %s: tribe %d → %d.", " %s, смута: племя %d → %d.");
    if (grows && s->phase >= NE_REVEAL && s->phase <= NE_ASSIGN && !ne_is_alive(s, seat))
        return ne_tell(t, " Lazarus, %s: tribe %d → %d.", " %s, Лазарь: племя %d → %d.");
    if (grows && s->phase >= NE_ASSIGN && s->phase < NE_RESOLVING && is_past(t, NE_RESOLVING) &&
        ne_gathers(t->e, s, &s->players[seat]))
        return ne_tell(t, " %s gather food: tribe %d → %d.", " %s, собирательство: племя %d → %d.");
    if (grows && s->phase != NE_HUNTING && s->phase != NE_PREDATOR && is_past(t, NE_HERD) &&
        has_herd(t, seat))
        return ne_tell(t, " Animals feed %s: tribe %d → %d.",
                       " %s, животные кормят: племя %d → %d.");
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

static void add_solo_end(const ne_telling *t, const ochre_result *result)
{
    const bool won = ne_is_won(t->e, t->after), great = ne_is_great(t->e, t->after);
    ochre_text_string(t->out, great ? ne_tell(t, " A great victory!", " Великая победа!")
                              : won ? ne_tell(t, " A victory!", " Победа!")
                                    : ne_tell(t, " The game is lost.", " Партия проиграна."));
    if (t->after->solo)
        ochre_text_format(t->out, ne_tell(t, " Grade: %d.", " Оценка: %d."), ne_grade(result));
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
        add_solo_end(t, &result);
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
        add_bids(t);
    if (was_open)
        add_unwanted(t);
    for (int seat = 0; seat < t->after->seats; seat++)
        add_family(t, seat, told_of(t, seat, a));
    for (int seat = 0; seat < t->after->seats; seat++) {
        const ne_told told = told_of(t, seat, a);
        add_suitors(t, seat, a);
        add_elders(t, seat, told);
        add_cards(t, seat, told);
        add_lone_hunt(t, seat, a);
        add_tribe(t, seat);
    }
    if (!was_open) /* what happened among the icons came first */
        add_unwanted(t);
    if (t->after->phase == NE_END && t->before->phase != NE_END)
        add_end(t);
}
