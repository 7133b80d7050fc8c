/* say.c - Кроманьонцы in prose: one sentence an action for the log; joint hunts stand in say_hunt.c.
 *
 * A sentence tells what the action did, and then what followed by itself: cards thrown, the trigger,
 * the next turn, the end. Choosing where to explore or whom to attack says nothing: the card that
 * follows tells it. Russian sentences put names where no ending depends on them. */
#include "games/kromanontsy/say.h"

/* ---- pieces of sentences ---- */

const char *kr_tell(const kr_telling *t, const char *en, const char *ru)
{
    return ochre_word(t->lang, en, ru);
}

const char *kr_tell_seat(const kr_telling *t, int seat)
{
    return kr_seat_name(t->e, t->before, seat, t->lang);
}

/* A name of the edition in the middle of a sentence: in English in small letters. Russian sentences put
 * names behind a colon, where a capital letter is right. */
void kr_add_name(const kr_telling *t, const kr_name *name)
{
    for (const char *s = kr_in(t->lang, name); *s != '\0'; s++)
        ochre_text_char(
            t->out, t->lang == OCHRE_EN && *s >= 'A' && *s <= 'Z' ? (char)(*s - 'A' + 'a') : *s);
}

void kr_add_points(const kr_telling *t, int seat)
{
    const int gained = t->after->players[seat].points - t->before->players[seat].points;
    if (gained > 0)
        ochre_text_format(t->out,
                          gained == 1 ? kr_tell(t, ", %d point", ", очки +%d")
                                      : kr_tell(t, ", %d points", ", очки +%d"),
                          gained);
}

/* The cards of a hand that went away, where all may see them: "2 wood 1 flint". */
static void add_lost(const kr_telling *t, int seat)
{
    const char *between = "";
    for (int r = 0; r < KR_RESOURCES; r++) {
        const int lost = t->before->players[seat].hand[r] - t->after->players[seat].hand[r];
        if (lost <= 0)
            continue;
        ochre_text_format(t->out, kr_tell(t, "%s%d ", "%s"), between, lost);
        kr_add_name(t, &t->e->resources[r].name);
        if (t->lang == OCHRE_RU)
            ochre_text_format(t->out, " %d", lost);
        between = kr_tell(t, " ", ", ");
    }
}

static int cards_lost(const kr_telling *t, int seat)
{
    return t->before->players[seat].cards - t->after->players[seat].cards;
}

/* ---- the turn ---- */

static void say_trade(const kr_telling *t, int resource)
{
    ochre_text_format(t->out, kr_tell(t, "%s trades %d ", "%s меняет (%d): "),
                      kr_tell_seat(t, t->before->turn), t->e->exchange.give[resource]);
    kr_add_name(t, &t->e->resources[resource].name);
    ochre_text_format(t->out, kr_tell(t, " for %d loot.", "; добыча +%d."),
                      t->e->exchange.get[resource]);
}

static void say_learn(const kr_telling *t, int technology, unsigned jokers)
{
    const int seat = t->before->turn;
    ochre_text_format(t->out, kr_tell(t, "%s learns ", "%s осваивает: "), kr_tell_seat(t, seat));
    kr_add_name(t, &t->e->technologies[technology].name);
    ochre_text_string(t->out, kr_tell(t, " for ", "; плата: "));
    add_lost(t, seat);
    if (jokers != 0)
        ochre_text_string(t->out, kr_tell(t, " (loot as a joker)", " (добыча как джокер)"));
    kr_add_points(t, seat);
    ochre_text_char(t->out, '.');
}

static void say_take(const kr_telling *t, const ochre_action *a)
{
    const kr_state *s = t->before;
    const bool      newtech = a->verb == KR_DO_NEWTECH_DISCARD || a->verb == KR_DO_NEWTECH_ROW;
    ochre_text_format(
        t->out,
        newtech ? kr_tell(t, "%s uses a household card and takes ",
                          "%s, «Новая технология»: берёт карту ")
                : kr_tell(t, "%s develops and takes ", "%s, «Развитие технологии»: берёт карту "),
        kr_tell_seat(t, s->turn));
    if (a->verb == KR_DO_NEWTECH_DISCARD || a->verb == KR_DO_DEVELOP_DISCARD) {
        const kr_pile *pile = &s->piles[a->arg[0]];
        kr_add_name(t, kr_card_name(t->e, pile->cards[pile->count - 1]));
        ochre_text_string(t->out, kr_tell(t, " from the pile.", " из сброса."));
        return;
    }
    const int cell = s->rows[a->arg[0]][a->arg[1] - 1], top = s->rows[a->arg[0]][0];
    kr_add_name(t, &t->e->resources[cell - KR_CELL_RESOURCE].name);
    ochre_text_format(t->out, kr_tell(t, " from cell %d", " из клетки %d"), a->arg[1]);
    if (kr_is_technology(top)) {
        ochre_text_string(t->out, kr_tell(t, "; in its place lies ", "; там теперь: "));
        kr_add_name(t, &t->e->technologies[top - KR_CELL_TECHNOLOGY].name);
    }
    ochre_text_char(t->out, '.');
}

static void say_improve(const kr_telling *t, int technology, int loot)
{
    ochre_text_format(t->out, kr_tell(t, "%s improves ", "%s улучшает жилище: "),
                      kr_tell_seat(t, t->before->turn));
    kr_add_name(t, &t->e->technologies[technology].name);
    ochre_text_format(t->out, kr_tell(t, " with %d loot", "; добыча −%d"), loot);
    kr_add_points(t, t->before->turn);
    ochre_text_char(t->out, '.');
}

static void say_settle(const kr_telling *t, int row)
{
    const int cell = t->before->rows[row][KR_CELLS - 1];
    ochre_text_format(t->out,
                      kr_tell(t, "%s founds a settlement: %s", "%s основывает поселение: %s"),
                      kr_tell_seat(t, t->before->turn),
                      kr_in(t->lang, &t->e->settlements[cell - KR_CELL_SETTLEMENT].name));
    kr_add_points(t, t->before->turn);
    ochre_text_char(t->out, '.');
}

static void say_drop(const kr_telling *t, int resource)
{
    ochre_text_format(t->out, kr_tell(t, "%s drops ", "%s сбрасывает: "),
                      kr_tell_seat(t, t->before->turn));
    kr_add_name(t, &t->e->resources[resource].name);
    ochre_text_char(t->out, '.');
}

/* ---- chance ---- */

static void say_draw(const kr_telling *t, const ochre_action *a)
{
    const int  seat = t->before->turn;
    const bool is_animal = a->verb == KR_CHANCE_DRAW && a->arg[0] >= KR_DEER;
    const bool knows = kr_knows_hand(t->viewer, seat) && a->verb == KR_CHANCE_DRAW;
    ochre_text_format(
        t->out,
        t->before->from_extra
            ? kr_tell(t, "%s explores additionally: %s — ", "%s дополнительно исследует: %s — ")
            : kr_tell(t, "%s explores: %s — ", "%s исследует: %s — "),
        kr_tell_seat(t, seat), kr_in(t->lang, kr_back_name(t->e, t->before->place - 1)));
    if (is_animal || knows)
        kr_add_name(t, kr_card_name(t->e, a->arg[0]));
    else
        ochre_text_string(t->out, kr_tell(t, "a resource", "карта ресурса"));
    ochre_text_char(t->out, is_animal ? '!' : '.');
}

static void say_steal(const kr_telling *t, const ochre_action *a)
{
    const kr_state *s = t->before;
    const bool      knows = a->verb == KR_CHANCE_STEAL && (kr_knows_hand(t->viewer, s->turn) ||
                                                      kr_knows_hand(t->viewer, s->victim - 1));
    ochre_text_format(t->out,
                      kr_tell(t, "%s attacks %s and takes ", "%s нападает, цель: %s; взято: "),
                      kr_tell_seat(t, s->turn), kr_tell_seat(t, s->victim - 1));
    if (!knows)
        ochre_text_string(t->out, kr_tell(t, "a card (", "карта ("));
    kr_add_name(t, knows ? &t->e->resources[a->arg[0]].name : kr_back_name(t->e, s->place - 1));
    ochre_text_string(t->out, knows ? "." : ").");
}

/* What the event means for the month to come, or asks of the tribe; what was lost or gained is told behind it. */
static void add_effect(const kr_telling *t, const kr_event *event)
{
    switch (event->effect) {
    case KR_EFFECT_DISCARD:
        if (t->after->phase != KR_TURN || cards_lost(t, 0) != 0)
            break; /* what goes is chosen now, or told below */
        ochre_text_string(t->out, kr_tell(t, " It does no harm.", " Обошлось."));
        break;
    case KR_EFFECT_TERRAIN:
        ochre_text_string(t->out, kr_tell(t, " Closed for a month: ", " На месяц закрыто: "));
        kr_add_name(t, kr_back_name(t->e, event->terrain - 1));
        ochre_text_char(t->out, '.');
        break;
    case KR_EFFECT_AP:
        ochre_text_format(
            t->out,
            kr_tell(t, " Action points next month: %d.", " Очков действий в новом месяце: %d."),
            event->count);
        break;
    default: break;
    }
}

static void say_event(const kr_telling *t, int event)
{
    ochre_text_format(t->out, kr_tell(t, "Month %d ends: %s.", "Месяц %d кончился: %s."),
                      t->before->round, kr_in(t->lang, &t->e->events[event].name));
    add_effect(t, &t->e->events[event]);
    if (cards_lost(t, 0) > 0) {
        ochre_text_string(t->out, kr_tell(t, " Lost: ", " Потеряно: "));
        add_lost(t, 0);
        ochre_text_char(t->out, '.');
    }
    if (cards_lost(t, 0) < 0)
        ochre_text_format(t->out, kr_tell(t, " Gained: %d loot.", " Добыча: +%d."),
                          -cards_lost(t, 0));
}

static void say_chance(const kr_telling *t, const ochre_action *a)
{
    switch (a->verb) {
    case KR_CHANCE_FIRST:
        ochre_text_format(t->out, kr_tell(t, "%s starts.", "Первый игрок: %s."),
                          kr_tell_seat(t, a->arg[0]));
        break;
    case KR_CHANCE_SETTLE:
        ochre_text_format(t->out,
                          kr_tell(t, "Settlement of the row %s: %s.", "Поселение, ряд %s: %s."),
                          kr_in(t->lang, &t->e->rows[a->arg[0]].name),
                          kr_in(t->lang, &t->e->settlements[a->arg[1]].name));
        break;
    case KR_CHANCE_REVEAL:
        ochre_text_format(t->out, kr_tell(t, "Revealed on the stack: %s.", "На стопке теперь: %s."),
                          kr_in(t->lang, &t->e->technologies[a->arg[1]].name));
        break;
    case KR_CHANCE_EVENT: say_event(t, a->arg[0]); break;
    case KR_CHANCE_STEAL:
    case KR_SEEN_STEAL: say_steal(t, a); break;
    default: say_draw(t, a); break;
    }
}

/* ---- what followed by itself ---- */

static void add_thrown(const kr_telling *t)
{
    const int seat = t->before->turn;
    if (cards_lost(t, seat) <= 0)
        return;
    ochre_text_string(t->out, kr_tell(t, " Thrown to it: ", " Брошено: "));
    add_lost(t, seat);
    ochre_text_char(t->out, '.');
}

static void add_end(const kr_telling *t)
{
    ochre_result result = {.how = NULL};
    kr_result(t->e, t->after, &result);
    if (kr_is_solo(t->after)) {
        ochre_text_string(t->out,
                          result.share[0] > 0
                              ? kr_tell(t, " Won before Winter.", " Победа до прихода зимы.")
                              : kr_tell(t, " The game is lost.", " Игра проиграна."));
        return;
    }
    ochre_text_string(t->out, kr_tell(t, " The game ends:", " Игра окончена:"));
    const char *names[KR_SEATS];
    for (int seat = 0; seat < t->after->seats; seat++)
        names[seat] = kr_tell_seat(t, seat);
    ochre_say_scores(&result, names, t->after->seats, t->out);
    ochre_say_winners(&result, names, t->after->seats, t->lang, t->out);
}

static bool turn_began(const kr_telling *t)
{
    const kr_state *was = t->before, *is = t->after;
    return is->phase == KR_TURN &&
           (was->phase == KR_SETUP || was->turn != is->turn || was->round != is->round ||
            was->last_turns != is->last_turns) &&
           !(was->reached == 0 && is->reached != 0 && was->turn == is->turn);
}

static void add_what_followed(const kr_telling *t, const ochre_action *a)
{
    const kr_state *is = t->after;
    if (a->verb == KR_DO_REFUSE)
        add_thrown(t);
    if (t->before->reached == 0 && is->reached != 0)
        ochre_text_format(t->out,
                          kr_tell(t, " %s reaches %d points: everybody has one last turn.",
                                  " %s достигает порога (%d): у каждого ещё один ход."),
                          kr_tell_seat(t, is->reached - 1), t->e->threshold[is->seats - 2]);
    if (is->phase == KR_OVER) {
        add_end(t);
        return;
    }
    if (!turn_began(t))
        return;
    if (t->out->length > t->start)
        ochre_text_char(t->out, ' ');
    if (kr_is_solo(is))
        ochre_text_format(t->out, kr_tell(t, "Month %d begins.", "Начинается месяц %d."),
                          is->round);
    else
        ochre_text_format(t->out,
                          is->reached != 0
                              ? kr_tell(t, "The last turn of %s.", "Последний ход: %s.")
                              : kr_tell(t, "Now %s.", "Ходит: %s."),
                          kr_tell_seat(t, is->turn));
}

/* ---- the contract ---- */

static void say_deed(const kr_telling *t, const ochre_action *a)
{
    switch (a->verb) {
    case KR_DO_TRADE: say_trade(t, a->arg[0]); break;
    case KR_DO_LEARN: say_learn(t, a->arg[0], a->arg[1]); break;
    case KR_DO_NEWTECH_DISCARD:
    case KR_DO_NEWTECH_ROW:
    case KR_DO_DEVELOP_DISCARD:
    case KR_DO_DEVELOP_ROW: say_take(t, a); break;
    case KR_DO_IMPROVE: say_improve(t, a->arg[0], a->arg[1]); break;
    case KR_DO_SETTLE: say_settle(t, a->arg[0]); break;
    case KR_DO_DROP: say_drop(t, a->arg[0]); break;
    case KR_DO_EXPLORE:
    case KR_DO_EXTRA:
    case KR_DO_ATTACK:
    case KR_DO_STOP:
    case KR_DO_END: break;
    default:
        if (a->verb >= KR_CHANCE_FIRST)
            say_chance(t, a);
        else
            kr_say_hunt(t, a);
        break;
    }
}

void kr_say(const void *edition, const void *before, const void *after, ochre_action action,
            int viewer, ochre_lang lang, ochre_text *out)
{
    const kr_telling t = {edition, before, after, viewer, lang, out, out->length};
    say_deed(&t, &action);
    add_what_followed(&t, &action);
    ochre_say_close_up(out, t.start);
}

/* The five of which the card that comes will tell, and the two that begin a hunt together. */
void kr_intend(const void *edition, const void *state, ochre_action action, ochre_lang lang,
               ochre_text *out)
{
    const kr_telling  t = {edition, state, state, kr_actor(state), lang, out, out->length};
    const char *const who = kr_tell_seat(&t, kr_actor(state));
    const char       *what = NULL;
    switch (action.verb) {
    case KR_DO_EXPLORE: what = kr_tell(&t, "%s explores: ", "%s исследует: "); break;
    case KR_DO_EXTRA: what = kr_tell(&t, "%s explores more: ", "%s исследует ещё: "); break;
    case KR_DO_ATTACK: what = kr_tell(&t, "%s attacks and takes: ", "%s нападает и берёт: "); break;
    case KR_DO_STOP: what = kr_tell(&t, "%s explores no more.", "%s больше не исследует."); break;
    case KR_DO_END: what = kr_tell(&t, "%s ends the turn.", "%s заканчивает ход."); break;
    case KR_DO_JOINT:
        what = kr_tell(&t, "%s wants to hunt together.", "%s хочет охотиться вместе.");
        break;
    case KR_DO_PROPOSE: what = kr_tell(&t, "%s makes the offer.", "%s делает предложение."); break;
    default: return;
    }
    ochre_text_format(out, what, who);
    if (action.verb == KR_DO_EXPLORE || action.verb == KR_DO_EXTRA)
        ochre_text_format(out, "%s.", kr_in(lang, kr_back_name(t.e, action.arg[0])));
    if (action.verb == KR_DO_ATTACK)
        ochre_text_format(out, "%s (%s).", kr_in(lang, kr_back_name(t.e, action.arg[1])),
                          kr_tell_seat(&t, action.arg[0]));
}
