/* say.c - Neanderthal in prose: one sentence for what a player did.
 *
 * A sentence tells the action; say_chance.c tells cards and dice, say_after.c what followed by itself.
 * Russian sentences name the people first and put everything else behind a colon, where no ending depends on
 * it. Bids are told as the viewer may know them. */
#include "games/neanderthal/say.h"

/* ---- phase 1 ---- */

static void add_disks(const ne_telling *t, const uint8_t amount[NE_COLOURS])
{
    const char *between = "";
    for (int c = 0; c < NE_COLOURS; c++) {
        if (amount[c] == 0)
            continue;
        ochre_text_format(t->out, "%s%s %d", between, ne_in(t->lang, &t->e->colours[c]), amount[c]);
        between = ", ";
    }
}

static void say_bid(const ne_telling *t, ochre_action a)
{
    const char *who = ne_tell_people(t, t->before->turn);
    if (ne_seen(t->e, t->before, t->viewer, a).verb == NE_BID_HIDDEN) {
        ochre_text_format(
            t->out, ne_tell(t, "%s have made their bid, hidden.", "%s: ставка сделана втайне."),
            who);
        return;
    }
    if (a.verb == NE_DO_PASS) {
        ochre_text_format(t->out, ne_tell(t, "%s do not bid.", "%s: без ставки."), who);
        return;
    }
    ochre_text_format(t->out, ne_tell(t, "%s bid ", "%s: ставка — "), who);
    add_disks(t, a.arg);
    ochre_text_char(t->out, '.');
}

static void say_side(const ne_telling *t, int sexuality)
{
    const ne_sex *sex = &t->e->sexualities[sexuality];
    ochre_text_format(t->out, ne_tell(t, "%s begin as %s (%s).", "%s: начало — %s (%s)."),
                      ne_tell_people(t, t->before->turn), ne_in(t->lang, &sex->name),
                      ne_in(t->lang, &sex->victory));
}

static void say_flip(const ne_telling *t, bool flips)
{
    const ne_player *p = &t->after->players[t->before->turn];
    ochre_text_format(t->out,
                      flips ? ne_tell(t, "%s change their ways: %s.", "%s меняют уклад: %s.")
                            : ne_tell(t, "%s keep their ways: %s.", "%s сохраняют уклад: %s."),
                      ne_tell_people(t, t->before->turn),
                      ne_in(t->lang, &ne_sex_of(t->e, p)->name));
}

static void say_lose(const ne_telling *t, ochre_action a)
{
    const char *who = ne_tell_people(t, t->before->turn);
    const char *what = a.verb == NE_DO_LOSE_ELDER    ? ne_tell_elder(t, a.arg[0] - 1)
                       : a.verb == NE_DO_LOSE_ANIMAL ? ne_tell_item(t, a.arg[0])
                                                     : ne_tell_daughter(t, a.arg[0]);
    ochre_text_format(t->out, ne_tell(t, "%s give up: %s.", "%s теряют: %s."), who, what);
}

/* ---- phase 2 ---- */

static void say_hunt(const ne_telling *t, int place, int count)
{
    const char *who = ne_tell_people(t, t->before->turn);
    const char *game = ne_in(t->lang, &ne_biome_at(t->e, t->before, place)->name);
    const char *where = ne_place_name(place, t->lang);
    if (count == 0)
        ochre_text_format(
            t->out,
            ne_tell(t, "%s send the Alpha to hunt: %s (%s).", "%s: Вожак на охоту — %s (%s)."), who,
            game, where);
    else
        ochre_text_format(t->out,
                          ne_tell(t, "%s send %d to hunt: %s (%s).", "%s: на охоту %d — %s (%s)."),
                          who, count, game, where);
}

static void say_assignment(const ne_telling *t, ochre_action a)
{
    const char *who = ne_tell_people(t, t->before->turn);
    const bool  alpha = a.verb == NE_DO_ELDER_ALPHA || a.verb == NE_DO_COURT_ALPHA;
    const char *by = alpha ? ne_tell(t, " (the Alpha)", " (Вожак)") : "";
    switch (a.verb) {
    case NE_DO_HUNT: say_hunt(t, a.arg[0], a.arg[1]); break;
    case NE_DO_HUNT_ALPHA: say_hunt(t, a.arg[0], 0); break;
    case NE_DO_ELDER:
    case NE_DO_ELDER_ALPHA:
        ochre_text_format(t->out,
                          ne_tell(t, "%s raise an elder: %s%s.", "%s: новый старейшина — %s%s."),
                          who, ne_tell_elder(t, a.arg[0] - 1), by);
        break;
    case NE_DO_COURT:
    case NE_DO_COURT_ALPHA:
        ochre_text_format(t->out, ne_tell(t, "%s court %s%s.", "%s: жених к невесте %s%s."), who,
                          ne_tell_daughter(t, a.arg[0]), by);
        break;
    case NE_DO_SHIFT:
        ochre_text_format(
            t->out, ne_tell(t, "%s move a husband from %s to %s.", "%s: муж переходит, %s → %s."),
            who, ne_tell_daughter(t, a.arg[0]), ne_tell_daughter(t, a.arg[1]));
        break;
    case NE_DO_SWAP:
        ochre_text_format(
            t->out, ne_tell(t, "%s call the Alpha to the camp%s.", "%s: Вожак снова в лагере%s."),
            who,
            t->before->players[t->before->turn].alpha != NE_DEAD
                ? ""
                : ne_tell(t, ", and another dies for him", ", за него гибнет другой")); /* NE-316 */
        break;
    case NE_DO_RECALL_ELDER:
        ochre_text_format(t->out,
                          ne_tell(t, "%s are almost extinct and recall: %s.",
                                  "%s на грани вымирания, возвращается: %s."),
                          who, ne_tell_elder(t, a.arg[0] - 1));
        break;
    case NE_DO_RECALL_HUSBAND:
        ochre_text_format(t->out,
                          ne_tell(t, "%s are almost extinct and recall the husband of %s.",
                                  "%s на грани вымирания, возвращается муж (%s)."),
                          who, ne_tell_daughter(t, a.arg[0]));
        break;
    default: break;
    }
}

/* ---- phase 3 ---- */

static void say_proposal(const ne_telling *t, ochre_action a)
{
    const char *who = ne_tell_people(t, t->before->turn);
    const char *nothing = ne_tell(t, "nothing", "ничего");
    if (a.verb == NE_DO_PROPOSE_LEAVE) {
        ochre_text_format(t->out,
                          ne_tell(t, "%s propose: %s leave %s.", "%s предлагают: %s уходят (%s)."),
                          who, ne_in(t->lang, &t->e->species[a.arg[1]].name),
                          ne_location_name(t->e, a.arg[0], t->lang));
    } else if (a.verb == NE_DO_PROPOSE_MARRY) {
        ochre_text_format(t->out,
                          ne_tell(t, "%s propose a marriage: %s with the suitor of %s.",
                                  "%s предлагают брак: %s, жених — %s."),
                          who, ne_tell_daughter(t, a.arg[0]),
                          ne_in(t->lang, &t->e->species[a.arg[1]].name));
    } else {
        ochre_text_format(
            t->out,
            ne_tell(t, "%s offer %s a trade: %s for %s.", "%s предлагают обмен (%s): %s на %s."),
            who, ne_in(t->lang, &t->e->species[a.arg[0]].name),
            a.arg[1] > 0 ? ne_tell_item(t, a.arg[1] - 1) : nothing,
            a.arg[2] > 0 ? ne_tell_item(t, a.arg[2] - 1) : nothing);
    }
}

/* Those without grammar have two words (NE-353). */
static void say_answer(const ne_telling *t, bool accepts)
{
    const int   seat = t->before->asked;
    const char *who = ne_tell_people(t, seat);
    if (!t->before->players[seat].tribal)
        ochre_text_format(t->out,
                          accepts ? ne_tell(t, "%s: “Ook!”", "%s: «Ук!»")
                                  : ne_tell(t, "%s: “Ook ook.”", "%s: «Ук-ук»."),
                          who);
    else
        ochre_text_format(t->out,
                          accepts ? ne_tell(t, "%s agree.", "%s согласны.")
                                  : ne_tell(t, "%s refuse.", "%s отказываются."),
                          who);
}

/* ---- phases 4 to 6 ---- */

static void say_free(const ne_telling *t, ochre_action a)
{
    const int   first = a.verb >= NE_DO_NEOLEXIA_ELDER ? NE_DO_NEOLEXIA_ELDER : NE_DO_FREE_ELDER;
    const int   what = a.arg[0];
    int         colour = a.arg[1];
    const char *on = "";
    switch (a.verb - first) {
    case 0:
        on = ne_tell_elder(t, what - 1);
        colour = t->e->elders[what - 1].colour;
        break;
    case 1: on = ne_tell_daughter(t, what); break;
    case 2:
        on = ne_tell_daughter(t, what);
        colour = NE_HUSBAND_DISK;
        break;
    default: on = ne_tell_item(t, what); break;
    }
    const bool husband = a.verb - first == 2;
    ochre_text_format(
        t->out,
        first == NE_DO_FREE_ELDER
            ? ne_tell(t, "%s free a disk (%s) of %s%s.", "%s освобождают диск (%s): %s%s.")
            : ne_tell(t, "%s find a new word: a disk (%s) of %s%s is free.",
                      "%s находят новое слово: свободен диск (%s), %s%s."),
        ne_tell_people(t, t->before->turn), ne_in(t->lang, &t->e->colours[colour]),
        husband ? ne_tell(t, "the husband of ", "муж, ") : "", on);
}

static void say_claim(const ne_telling *t, int what)
{
    const ne_biome *b = ne_biome_at(t->e, t->before, t->before->at - 1);
    const char     *who = ne_tell_people(t, t->before->turn);
    if (what == 0)
        ochre_text_format(t->out, ne_tell(t, "%s take a trophy: %s.", "%s берут трофей: %s."), who,
                          ne_in(t->lang, &b->name));
    else
        ochre_text_format(t->out,
                          ne_tell(t, "%s take a card into hand: %s.", "%s берут карту в руку: %s."),
                          who, ne_tell_item(t, b->item - 1));
}

static void say_portal(const ne_telling *t, int d, int colour)
{
    ochre_text_format(
        t->out, ne_tell(t, "%s learn from %s: portal %s, %s.", "%s учатся (%s): портал %s, %s."),
        ne_tell_people(t, t->before->turn), ne_tell_daughter(t, d),
        ne_in(t->lang, &t->e->portals[t->e->daughters[d].portal].name),
        ne_in(t->lang, &t->e->colours[colour]));
}

/* ---- the contract ---- */

static void say_rest(const ne_telling *t, ochre_action a)
{
    const char *who = ne_tell_people(t, t->before->turn);
    switch (a.verb) {
    case NE_DO_SEND:
        ochre_text_format(
            t->out, ne_tell(t, "A wanderluster of %s goes to %s.", "Странник (%s) уходит: %s."),
            who, ne_in(t->lang, &t->e->species[a.arg[0]].name));
        break;
    case NE_DO_DIVORCE:
        ochre_text_format(
            t->out, ne_tell(t, "%s: the husband of %s leaves her.", "%s: муж покидает жену (%s)."),
            who, ne_tell_daughter(t, a.arg[0]));
        break;
    case NE_DO_DISCARD:
        ochre_text_format(t->out, ne_tell(t, "%s discard %s.", "%s сбрасывают: %s."),
                          ne_tell_people(t, t->before->asked), ne_tell_item(t, a.arg[0]));
        break;
    case NE_DO_STRIKE:
        ochre_text_format(t->out, ne_tell(t, "%s strike %s.", "%s бьют: %s."), who,
                          ne_in(t->lang, &t->e->species[a.arg[0]].name));
        break;
    case NE_DO_FALL:
        ochre_text_format(t->out,
                          a.arg[0] == 1
                              ? ne_tell(t, "%s: the Alpha falls.", "%s: Вожак гибнет.")
                              : ne_tell(t, "%s: a tribesman falls.", "%s: гибнет соплеменник."),
                          ne_tell_people(t, t->before->victim));
        break;
    case NE_DO_PLAY:
        ochre_text_format(t->out, ne_tell(t, "%s play %s.", "%s вводят в игру: %s."), who,
                          ne_tell_item(t, a.arg[0]));
        break;
    default: break; /* done, skip, pass, resolve: what follows tells it */
    }
}

static void say_action(const ne_telling *t, ochre_action a)
{
    if (t->before->phase == NE_BIDDING) {
        say_bid(t, a);
        return;
    }
    switch (a.verb) {
    case NE_DO_SIDE: say_side(t, a.arg[0]); return;
    case NE_DO_LOSE_ELDER:
    case NE_DO_LOSE_DAUGHTER:
    case NE_DO_LOSE_ANIMAL: say_lose(t, a); return;
    case NE_DO_FLIP:
    case NE_DO_KEEP: say_flip(t, a.verb == NE_DO_FLIP); return;
    case NE_DO_PROPOSE_LEAVE:
    case NE_DO_PROPOSE_TRADE:
    case NE_DO_PROPOSE_MARRY: say_proposal(t, a); return;
    case NE_DO_ACCEPT:
    case NE_DO_REFUSE: say_answer(t, a.verb == NE_DO_ACCEPT); return;
    case NE_DO_FREE_ELDER:
    case NE_DO_FREE_DAUGHTER:
    case NE_DO_FREE_HUSBAND:
    case NE_DO_FREE_ITEM:
    case NE_DO_NEOLEXIA_ELDER:
    case NE_DO_NEOLEXIA_DAUGHTER:
    case NE_DO_NEOLEXIA_HUSBAND:
    case NE_DO_NEOLEXIA_ITEM: say_free(t, a); return;
    case NE_DO_CLAIM: say_claim(t, a.arg[0]); return;
    case NE_DO_PORTAL: say_portal(t, a.arg[0], a.arg[1]); return;
    default: break;
    }
    if (t->before->phase == NE_ASSIGN)
        say_assignment(t, a);
    else
        say_rest(t, a);
}

void ne_say(const void *edition, const void *before, const void *after, ochre_action action,
            int viewer, ochre_lang lang, ochre_text *out)
{
    const ne_telling t = {edition, before, after, viewer, lang, out};
    const size_t     start = out->length;
    if (action.verb >= NE_DEAL && action.verb < NE_BID_HIDDEN)
        ne_say_event(&t, action);
    else
        say_action(&t, action);
    ne_say_after(&t, action);
    ochre_say_close_up(out, start);
}

/* What is told by what follows. */
void ne_intend(const void *edition, const void *state, ochre_action action, ochre_lang lang,
               ochre_text *out)
{
    const ne_telling  t = {edition, state, state, ne_actor(state), lang, out};
    const char *const who = ne_tell_people(&t, ne_actor(state));
    switch (action.verb) {
    case NE_DO_DONE:
        ochre_text_format(out, ne_tell(&t, "%s are done.", "%s: это всё."), who);
        break;
    case NE_DO_SKIP:
        ochre_text_format(out, ne_tell(&t, "%s do without.", "%s обходятся без этого."), who);
        break;
    case NE_DO_PASS: ochre_text_format(out, ne_tell(&t, "%s pass.", "%s пропускают."), who); break;
    case NE_DO_RESOLVE:
        ochre_text_format(
            out, ne_tell(&t, "%s: this hunt is next: %s (%s).", "%s: следующая охота — %s (%s)."),
            who, ne_in(lang, &ne_biome_at(t.e, t.before, action.arg[0])->name),
            ne_place_name(action.arg[0], lang));
        break;
    default: break;
    }
}
