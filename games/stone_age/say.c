/* say.c - Stone Age in prose: one sentence an action for the log, and odds before a roll.
 *
 * A sentence tells what the action did, and then what followed by itself: the harvest and who goes
 * short, the food left, a new round, the end. Choosing where to roll or to pay says nothing: the roll
 * and the payment that follow tell it all. Russian sentences put numbers and names where no ending
 * depends on them. */
#include "games/stone_age/words.h"

#include <ochre/dice.h>

typedef struct telling {
    const sa_edition *e;
    const sa_state   *before, *after;
    int               viewer;
    ochre_lang        lang;
    ochre_text       *out;
} telling;

static const char *word(const telling *t, const char *en, const char *ru)
{
    return ochre_word(t->lang, en, ru);
}

static const char *name_of(const telling *t, const sa_name *name)
{
    return sa_in(t->lang, name);
}

static const char *colour(const telling *t, int seat)
{
    return name_of(t, &t->e->colours[seat]);
}

/* A name of the edition in the middle of a sentence. Only ASCII can be told apart here without
 * tables; Russian sentences put names behind a colon, where a capital letter is right. */
static void add_lower(const telling *t, const sa_name *name)
{
    const char *s = name_of(t, name);
    if (t->lang == OCHRE_EN && s[0] >= 'A' && s[0] <= 'Z') {
        ochre_text_char(t->out, (char)(s[0] - 'A' + 'a'));
        s++;
    }
    ochre_text_string(t->out, s);
}

/* "2 wood 1 brick"; in Russian "Древесина 2, Кирпич 1". */
static void add_pieces(const telling *t, int count, const sa_name *name)
{
    if (t->lang == OCHRE_RU) {
        ochre_text_format(t->out, "%s %d", name_of(t, name), count);
        return;
    }
    ochre_text_format(t->out, "%d ", count);
    add_lower(t, name);
}

static void add_amounts(const telling *t, const uint8_t amount[SA_RESOURCES])
{
    const char *between = "";
    for (int r = 0; r < SA_RESOURCES; r++) {
        if (amount[r] == 0)
            continue;
        ochre_text_string(t->out, between);
        add_pieces(t, amount[r], &t->e->resources[r].name);
        between = word(t, " ", ", ");
    }
}

static void add_card(const telling *t, const char *lead, int card) /* from 0 */
{
    ochre_text_format(t->out, "%s %d (%s)", lead, card + 1, name_of(t, &t->e->cards[card].name));
}

static void add_tools(const telling *t, const sa_player *p)
{
    ochre_text_format(t->out, word(t, "tools %d %d %d", "орудия %d %d %d"), p->tools[0],
                      p->tools[1], p->tools[2]);
}

/* ---- placing and resolving ---- */

static void say_place(const telling *t, int place, int people)
{
    ochre_text_format(t->out,
                      people == 1 ? word(t, "%s sends %d person to ", "%s ставит людей (%d): ")
                                  : word(t, "%s sends %d people to ", "%s ставит людей (%d): "),
                      colour(t, t->before->turn), people);
    if (sa_is_card_place(place)) {
        add_card(t, word(t, "card", "карта"), t->before->display[place - SA_CARD_1] - 1);
    } else if (place >= SA_BUILDING_1) {
        const int tile = t->before->tile[place - SA_BUILDING_1];
        ochre_text_format(t->out, word(t, "building %d (%s)", "постройка %d (%s)"),
                          place - SA_BUILDING_1 + 1, name_of(t, &t->e->buildings[tile - 1].name));
    } else {
        ochre_text_string(t->out, word(t, "the ", ""));
        add_lower(t, &t->e->places[place].name);
    }
    ochre_text_char(t->out, '.');
}

/* A village place may have nothing left to give (SA-308, SA-011, SA-415): then nothing was made or tilled. */
static void say_resolve(const telling *t, int place)
{
    const int        seat = t->before->turn;
    const sa_player *was = &t->before->players[seat], *p = &t->after->players[seat];
    switch (place) {
    case SA_TOOLMAKER:
        ochre_text_format(t->out,
                          sa_tool_total(p) > sa_tool_total(was)
                              ? word(t, "%s makes a tool: ", "%s делает орудие: ")
                              : word(t, "%s stays at ", "%s: по-прежнему "),
                          colour(t, seat));
        add_tools(t, p);
        break;
    case SA_HUT:
        ochre_text_format(
            t->out,
            p->people > was->people
                ? word(t, "%s has a new person: %d people", "%s: новый человек, всего %d")
                : word(t, "%s stays at %d people", "%s: людей по-прежнему %d"),
            colour(t, seat), p->people);
        break;
    case SA_FIELD:
        ochre_text_format(t->out,
                          p->track > was->track ? word(t, "%s tills the field: %d food a round",
                                                       "%s возделывает поле: еда за раунд %d")
                                                : word(t, "%s stays at %d food a round",
                                                       "%s: еда за раунд по-прежнему %d"),
                          colour(t, seat), p->track);
        break;
    default: return;
    }
    ochre_text_char(t->out, '.');
}

/* ---- rolls ---- */

static void add_yield(const telling *t, int pips)
{
    const int yields = t->before->yields, divisor = sa_yield_divisor(t->e, yields);
    ochre_text_format(t->out, "%d / %d = ", pips, divisor);
    add_pieces(t, pips / divisor, sa_yield_name(t->e, yields));
}

static void add_dice(const telling *t, const uint8_t count[OCHRE_FACES])
{
    const char *between = "";
    for (int face = 0; face < OCHRE_FACES; face++)
        for (int i = 0; i < count[face]; i++) {
            ochre_text_format(t->out, "%s%d", between, face + 1);
            between = " ";
        }
}

static void say_roll(const telling *t, const uint8_t count[OCHRE_FACES])
{
    const sa_state *s = t->before;
    const int       pips = s->pips + ochre_dice_pips(count);
    if (s->phase == SA_GIFT_ROLL) {
        ochre_text_format(t->out, word(t, "%s rolls the gifts: ", "%s бросает дары: "),
                          colour(t, s->turn));
        add_dice(t, count);
        ochre_text_char(t->out, '.');
        return;
    }
    if (s->yields == 0) {
        ochre_text_format(t->out, word(t, "%s hunts: ", "%s охотится: "), colour(t, s->turn));
    } else {
        ochre_text_format(t->out, word(t, "%s rolls for ", "%s бросает: "), colour(t, s->turn));
        add_lower(t, sa_yield_name(t->e, s->yields));
        ochre_text_string(t->out, word(t, ": ", " — "));
    }
    add_dice(t, count);
    if (s->pips > 0)
        ochre_text_format(t->out, word(t, ", %d before", ", до того %d"), s->pips);
    const bool goes_on = t->after->phase == SA_TOOLS || t->after->phase == SA_ROLL;
    ochre_text_format(t->out,
                      pips == 1 ? word(t, " = %d pip", " = очков %d")
                                : word(t, " = %d pips", " = очков %d"),
                      pips);
    if (!goes_on) { /* no tool is left to add (SA-406) */
        ochre_text_string(t->out, ", ");
        add_yield(t, pips);
    }
    ochre_text_char(t->out, '.');
}

static void say_use(const telling *t, unsigned aids)
{
    const sa_player *p = &t->before->players[t->before->turn];
    const char      *between = "";
    int              pips = t->before->pips;
    ochre_text_format(t->out,
                      aids == 0 ? word(t, "%s adds no tool", "%s: без орудий")
                                : word(t, "%s adds tools for ", "%s: с орудиями "),
                      colour(t, t->before->turn));
    for (int i = 0; i < 2 * SA_TOOL_SLOTS; i++) {
        if (!(aids >> i & 1))
            continue;
        const int value = i < SA_TOOL_SLOTS ? p->tools[i] : sa_once_value(i - SA_TOOL_SLOTS);
        ochre_text_format(t->out, "%s%d", between, value);
        between = " + ";
        pips += value;
    }
    ochre_text_string(t->out, ": ");
    add_yield(t, pips);
    ochre_text_char(t->out, '.');
}

/* ---- buying ---- */

static void add_effect(const telling *t, const sa_upper *top)
{
    const sa_player *p = &t->after->players[t->before->turn];
    switch (top->type) {
    case SA_TOP_FOOD:
        ochre_text_string(t->out, word(t, ": ", "; получено: "));
        add_pieces(t, top->amount, &t->e->food_name);
        break;
    case SA_TOP_RESOURCE:
        ochre_text_string(t->out, word(t, ": ", "; получено: "));
        add_pieces(t, top->amount, &t->e->resources[top->resource - 1].name);
        break;
    case SA_TOP_POINTS:
        ochre_text_format(t->out, word(t, ": %d points", "; очки +%d"), top->amount);
        break;
    case SA_TOP_TOOL:
        ochre_text_string(t->out, word(t, ": ", "; "));
        add_tools(t, p);
        break;
    case SA_TOP_FIELD:
        ochre_text_format(t->out, word(t, ": %d food a round", "; еда за раунд %d"), p->track);
        break;
    case SA_TOP_DRAW:
        if (t->after->phase != SA_DRAW) /* SA-513 */
            ochre_text_string(t->out, word(t, ": no card is left", "; карт в колоде нет"));
        break;
    default: break; /* a roll or a choice follows, or the name says it */
    }
}

static void say_pay(const telling *t, const uint8_t paid[SA_RESOURCES])
{
    const int seat = t->before->turn, stack = sa_stack_at(t->before);
    ochre_text_string(t->out, colour(t, seat));
    if (stack < 0) {
        const int card = t->before->display[sa_slot_at(t->before)] - 1;
        add_card(t, word(t, " buys card", " покупает карту"), card);
        ochre_text_string(t->out, word(t, " for ", ", плата: "));
        add_amounts(t, paid);
        add_effect(t, &t->e->cards[card].top);
    } else {
        const int points = t->after->players[seat].score - t->before->players[seat].score;
        ochre_text_format(t->out,
                          word(t, " builds from stack %d for ", " строит (стопка %d), плата: "),
                          stack + 1);
        add_amounts(t, paid);
        ochre_text_format(t->out, word(t, ": %d points", "; очки +%d"), points);
    }
    ochre_text_char(t->out, '.');
}

static void say_decline(const telling *t)
{
    const int stack = sa_stack_at(t->before);
    ochre_text_string(t->out, colour(t, t->before->turn));
    if (stack < 0) {
        add_card(t, word(t, " leaves card", " не берёт карту"),
                 t->before->display[sa_slot_at(t->before)] - 1);
        ochre_text_char(t->out, '.');
        return;
    }
    ochre_text_format(t->out, word(t, " does not build from stack %d.", " не строит (стопка %d)."),
                      stack + 1);
}

static void say_choose(const telling *t, int face)
{
    const int        seat = sa_actor(t->before), gift = t->e->gift[face - 1];
    const sa_player *p = &t->after->players[seat];
    ochre_text_format(t->out, word(t, "%s takes the %d: ", "%s берёт кубик %d: "), colour(t, seat),
                      face);
    if (gift < SA_RESOURCES)
        add_pieces(t, 1, &t->e->resources[gift].name);
    else if (gift == SA_GIFT_TOOL)
        add_tools(t, p);
    else
        ochre_text_format(t->out, word(t, "%d food a round", "еда за раунд %d"), p->track);
    ochre_text_char(t->out, '.');
}

static void say_pick(const telling *t, int first, int second)
{
    uint8_t taken[SA_RESOURCES] = {0};
    taken[first]++;
    taken[second]++;
    ochre_text_format(t->out, word(t, "%s uses the card and picks ", "%s берёт по карте: "),
                      colour(t, t->before->turn));
    add_amounts(t, taken);
    ochre_text_char(t->out, '.');
}

/* ---- chance ---- */

static void say_reveal_card(const telling *t, int slot, int card)
{
    ochre_text_format(
        t->out, word(t, "Card %d (%s) comes to slot %d.", "Карта %d (%s) ложится на место %d."),
        card + 1, name_of(t, &t->e->cards[card].name), slot + 1);
}

static void say_draw(const telling *t, const ochre_action *action)
{
    const int seat = t->before->turn;
    if (action->verb == SA_DRAW_CARD && sa_knows_extra(t->before, t->viewer, seat)) {
        ochre_text_string(t->out, colour(t, seat));
        add_card(t, word(t, " draws card", " тянет карту"), action->arg[0]);
        ochre_text_char(t->out, '.');
        return;
    }
    ochre_text_format(t->out, word(t, "%s draws a card unseen.", "%s тянет карту втайне."),
                      colour(t, seat));
}

/* ---- what followed by itself ---- */

static bool feeding_began(const telling *t)
{
    const int  was = t->before->phase, is = t->after->phase;
    const bool acted = was != SA_FEED && was != SA_REFILL && was != SA_SETUP && was != SA_FIRST;
    return acted && (is == SA_FEED || is == SA_REFILL || is == SA_END ||
                     t->after->round != t->before->round);
}

static bool feeding_ended(const telling *t)
{
    const int is = t->after->phase;
    return (t->before->phase == SA_FEED || feeding_began(t)) && is != SA_FEED;
}

static void add_harvest(const telling *t)
{
    const char *lead = word(t, " Harvest: ", " Урожай: ");
    for (int seat = 0; seat < t->after->seats; seat++) {
        if (t->after->players[seat].track == 0)
            continue;
        ochre_text_format(t->out, "%s%s %d", lead, colour(t, seat), t->after->players[seat].track);
        lead = ", ";
    }
    if (lead[0] == ',')
        ochre_text_char(t->out, '.');
}

static void add_food_left(const telling *t)
{
    const char *lead = word(t, " Food left after the meal: ", " Еды после трапезы: ");
    for (int seat = 0; seat < t->after->seats; seat++) {
        ochre_text_format(t->out, "%s%s %d", lead, colour(t, seat), t->after->players[seat].food);
        lead = ", ";
    }
    ochre_text_char(t->out, '.');
}

static bool is_used_up(const telling *t)
{
    for (int stack = 0; stack < t->e->limits[t->after->seats - 2].building_stacks; stack++)
        if (t->after->left[stack] == 0)
            return true;
    return false;
}

/* A pick card kept to the end turns into wood (SA-519). */
static void add_cards_kept(const telling *t, const ochre_action *a)
{
    for (int seat = 0; seat < t->after->seats; seat++) {
        const int used = a->verb == SA_DO_PICK && seat == t->before->turn;
        const int kept = t->before->players[seat].picks - used;
        if (kept <= 0)
            continue;
        ochre_text_format(t->out,
                          word(t, " %s has kept the card to the end and takes ",
                               " %s берёт по неистраченной карте: "),
                          colour(t, seat));
        add_pieces(t, SA_PICKED * kept, &t->e->resources[SA_WOOD].name);
        ochre_text_char(t->out, '.');
    }
}

/* What was drawn unseen is shown to all now (section 7): a card by its name, several, as another edition may
 * have them, by their numbers alone. */
static void add_extra_cards(const telling *t)
{
    for (int seat = 0; seat < t->after->seats; seat++) {
        uint64_t extra = t->after->players[seat].extra;
        if (extra == 0)
            continue;
        ochre_text_format(t->out, " %s", colour(t, seat));
        if ((extra & (extra - 1)) == 0) {
            add_card(t, word(t, " turns up the extra card", " открывает тайную карту"),
                     __builtin_ctzll(extra));
        } else {
            const char *lead = word(t, " turns up the extra cards ", " открывает тайные карты ");
            for (; extra != 0; extra &= extra - 1, lead = ", ")
                ochre_text_format(t->out, "%s%d", lead, __builtin_ctzll(extra) + 1);
        }
        ochre_text_char(t->out, '.');
    }
}

/* Why one of those with the most points is first, or why they share the place (SA-832, SA-833). */
static void add_tie_break(const telling *t, const ochre_result *result)
{
    const char *lead = word(t, " Tied; field, tools and people together: ",
                            " Равенство; урожай, орудия и люди вместе: ");
    int32_t     most = result->score[0];
    int         tied = 0;
    for (int seat = 0; seat < t->after->seats; seat++)
        most = result->score[seat] > most ? result->score[seat] : most;
    for (int seat = 0; seat < t->after->seats; seat++)
        tied += result->score[seat] == most;
    if (tied < 2)
        return;
    for (int seat = 0; seat < t->after->seats; seat++) {
        if (result->score[seat] != most)
            continue;
        ochre_text_format(t->out, "%s%s %d", lead, colour(t, seat),
                          sa_tie_break(&t->after->players[seat]));
        lead = ", ";
    }
    ochre_text_char(t->out, '.');
}

static void add_end(const telling *t)
{
    ochre_result result = {.how = NULL};
    sa_result(t->e, t->after, &result);
    if (is_used_up(t))
        ochre_text_string(t->out, word(t, " A building stack is used up and the game ends:",
                                       " Стопка построек кончилась, игра окончена:"));
    else if (t->after->round >= t->e->max_rounds)
        ochre_text_string(t->out, word(t, " The last round is over and the game ends:",
                                       " Последний раунд сыгран, игра окончена:"));
    else
        ochre_text_string(t->out, word(t, " The cards run out and the game ends:",
                                       " Карты кончились, игра окончена:"));
    const char *names[SA_SEATS];
    for (int seat = 0; seat < t->after->seats; seat++)
        names[seat] = colour(t, seat);
    ochre_say_scores(&result, names, t->after->seats, t->out);
    add_tie_break(t, &result);
    ochre_say_winners(&result, names, t->after->seats, t->lang, t->out);
}

static void add_what_followed(const telling *t, const ochre_action *a)
{
    const sa_state *is = t->after;
    if (feeding_began(t))
        add_harvest(t);
    if (is->phase == SA_FEED && (t->before->phase != SA_FEED || t->before->turn != is->turn))
        ochre_text_format(t->out, word(t, " %s is %d food short.", " %s: не хватает еды %d."),
                          colour(t, is->turn), is->shortage);
    if (feeding_ended(t))
        add_food_left(t);
    if (is->phase == SA_END) {
        add_cards_kept(t, a);
        add_extra_cards(t);
        add_end(t);
    }
    if (is->round != t->before->round || (t->before->phase == SA_SETUP && is->phase == SA_PLACE))
        ochre_text_format(t->out,
                          word(t, " Round %d begins; %s starts.", " Раунд %d, первый игрок: %s."),
                          is->round, colour(t, is->start));
}

/* ---- the contract ---- */

static void say_deed(const telling *t, const ochre_action *a)
{
    const char *who = colour(t, t->before->turn);
    switch (a->verb) {
    case SA_DO_PLACE: say_place(t, a->arg[0], a->arg[0] == SA_HUT ? 2 : 1); break;
    case SA_DO_PLACE_CROWD: say_place(t, a->arg[0], a->arg[1]); break;
    case SA_DO_RESOLVE: say_resolve(t, a->arg[0]); break;
    case SA_DO_PICK: say_pick(t, a->arg[0], a->arg[1]); break;
    case SA_DO_KEEP:
        ochre_text_format(t->out, word(t, "%s keeps the card for later.", "%s придерживает карту."),
                          who);
        break;
    case SA_DO_USE: say_use(t, a->arg[0]); break;
    case SA_DO_PAY: say_pay(t, a->arg); break;
    case SA_DO_DECLINE: say_decline(t); break;
    case SA_DO_CHOOSE: say_choose(t, a->arg[0]); break;
    case SA_DO_FEED:
        ochre_text_format(t->out, word(t, "%s feeds the people with ", "%s кормит людей: "), who);
        add_amounts(t, a->arg);
        ochre_text_char(t->out, '.');
        break;
    case SA_DO_STARVE:
        ochre_text_format(t->out, word(t, "%s starves: %d points lost.", "%s голодает: очки −%d."),
                          who, t->e->hunger_penalty);
        break;
    case SA_ROLL_FIRST:
        ochre_text_format(t->out, word(t, "%s starts.", "Первый игрок: %s."), colour(t, a->arg[0]));
        break;
    case SA_REVEAL_CARD: say_reveal_card(t, a->arg[0], a->arg[1]); break;
    case SA_REVEAL_BUILDING:
        ochre_text_format(t->out, word(t, "Stack %d shows: %s.", "Стопка %d: %s."), a->arg[0] + 1,
                          name_of(t, &t->e->buildings[a->arg[1]].name));
        break;
    case SA_ROLL_DICE: say_roll(t, a->arg); break;
    default: say_draw(t, a); break;
    }
}

void sa_say(const void *edition, const void *before, const void *after, ochre_action action,
            int viewer, ochre_lang lang, ochre_text *out)
{
    const telling t = {edition, before, after, viewer, lang, out};
    const size_t  start = out->length;
    say_deed(&t, &action);
    add_what_followed(&t, &action);
    ochre_say_close_up(out, start);
}

/* A place that is paid for or rolled for next. */
void sa_intend(const void *edition, const void *state, ochre_action action, ochre_lang lang,
               ochre_text *out)
{
    const telling t = {edition, state, state, sa_actor(state), lang, out};
    if (action.verb == SA_DO_RESOLVE)
        ochre_text_format(out, word(&t, "%s resolves: %s.", "%s разыгрывает: %s."),
                          colour(&t, sa_actor(state)),
                          name_of(&t, &t.e->places[action.arg[0]].name));
}
