/* say.c - the game in prose: one sentence an action for the log.
 *
 * A sentence tells what the action did, and then what followed by itself: cards that changed hands in
 * production, special cards won, the end. Half a step of trade says nothing; the sentence comes when the
 * offer is whole. Russian sentences put numbers and names where no ending depends on them. */
#include "games/settlers/draw.h"

#include <ochre/dice.h>

typedef struct telling {
    const st_edition *e;
    const st_state   *before, *after;
    int               viewer;
    ochre_lang        lang;
    ochre_text       *out;
} telling;

static const char *word(const telling *t, const char *en, const char *ru)
{
    return ochre_word(t->lang, en, ru);
}

static const char *name_of(const telling *t, const st_name *name)
{
    return st_in(t->lang, name);
}

static const char *colour(const telling *t, int seat)
{
    return st_colour_name(t->e, t->before, seat, t->lang);
}

static const char *active(const telling *t)
{
    return colour(t, t->before->turn);
}

/* A name within a sentence: its first letter small, Latin or Cyrillic. So "red" is a tribe, and "Red" a player, for whom
 * clients put a name. */
static void write_small(const char *name, ochre_text *out)
{
    const unsigned char first = (unsigned char)name[0];
    const unsigned char second = first == 0 ? 0 : (unsigned char)name[1];
    size_t              done = 0;
    if (first >= 'A' && first <= 'Z') {
        ochre_text_char(out, (char)(first - 'A' + 'a'));
        done = 1;
    } else if (first == 0xd0 && second >= 0x90 && second <= 0xaf) { /* А .. Я */
        const char small[] = {(char)(second < 0xa0 ? 0xd0 : 0xd1),
                              (char)(second < 0xa0 ? second + 0x20 : second - 0x20)};
        ochre_text_bytes(out, small, sizeof small);
        done = sizeof small;
    }
    ochre_text_string(out, name + done);
}

/* "2 hides", "1 hide"; in Russian "шкуры 2". */
static void write_pieces(const st_edition *e, ochre_lang lang, int count, int r, ochre_text *out)
{
    const char *name = st_in(lang, &e->resources[r].name);
    if (lang == OCHRE_RU) {
        write_small(name, out);
        ochre_text_format(out, " %d", count);
        return;
    }
    char       small_data[sizeof(((st_name *)0)->en)];
    ochre_text small = OCHRE_TEXT(small_data);
    write_small(name, &small);
    const bool one_fewer = count == 1 && small.length > 1 && small_data[small.length - 1] == 's';
    ochre_text_format(out, "%d ", count);
    ochre_text_bytes(out, small_data, small.length - one_fewer);
}

void st_write_cards(const st_edition *e, ochre_lang lang, const uint8_t cards[ST_RESOURCES],
                    ochre_text *out)
{
    const char *between = "";
    for (int r = 0; r < ST_RESOURCES; r++) {
        if (cards[r] == 0)
            continue;
        ochre_text_string(out, between);
        write_pieces(e, lang, cards[r], r, out);
        between = ", ";
    }
    if (between[0] == '\0')
        ochre_text_string(out, "-");
}

static void add_cards(const telling *t, const uint8_t cards[ST_RESOURCES])
{
    st_write_cards(t->e, t->lang, cards, t->out);
}

/* "28 (Alps, Gaul, Danube)": the hexes around an intersection, or the name of an island. */
static void add_place(const telling *t, int v)
{
    const st_point *at = st_at(t->e, v);
    const char     *between = " (";
    ochre_text_int(t->out, v);
    for (int i = 0; i < at->hex_count; i++, between = ", ")
        ochre_text_format(t->out, "%s%s", between, name_of(t, &t->e->hexes[at->hexes[i] - 1].name));
    for (int i = 0; i < t->e->sea_count; i++)
        if (t->e->seas[i].at == v) {
            ochre_text_format(t->out, "%s%s", between, name_of(t, &t->e->seas[i].name));
            between = ", ";
        }
    if (between[0] == ',')
        ochre_text_char(t->out, ')');
}

static void add_hex(const telling *t, int h)
{
    ochre_text_format(t->out, "%d (%s)", h, name_of(t, &t->e->hexes[h - 1].name));
}

/* "Blue <verb> <place>." */
static void say_at(const telling *t, const char *en, const char *ru, int v)
{
    ochre_text_format(t->out, "%s%s", active(t), word(t, en, ru));
    add_place(t, v);
    ochre_text_char(t->out, '.');
}

/* ---- dice, production, enemies ---- */

static void add_production(const telling *t)
{
    const char *lead = word(t, ": ", ": ");
    for (int seat = 0; seat < t->before->seats; seat++) {
        uint8_t gain[ST_RESOURCES];
        st_put_cards(gain, st_cards(t->after->players[seat].hand) -
                               st_cards(t->before->players[seat].hand));
        if (st_cards(gain) == 0)
            continue;
        ochre_text_format(t->out, "%s%s ", lead, colour(t, seat));
        add_cards(t, gain);
        lead = "; ";
    }
    if (lead[0] == ':')
        ochre_text_string(t->out, word(t, ": nobody gets anything", ": никто ничего не получает"));
}

static void add_shortage(const telling *t, int sum)
{
    const st_claims claims = st_claims_of(t->e, t->before, sum);
    for (int r = 0; r < ST_RESOURCES; r++) {
        int all = 0;
        for (int seat = 0; seat < t->before->seats; seat++)
            all += claims.of[seat][r];
        if (all <= t->before->supply[r])
            continue;
        ochre_text_string(t->out, word(t, " The supply runs short: ", " В запасе не хватает: "));
        write_small(name_of(t, &t->e->resources[r].name), t->out);
        ochre_text_char(t->out, '.');
    }
}

static void say_roll(const telling *t, const uint8_t count[OCHRE_FACES])
{
    const int sum = ochre_dice_pips(count);
    ochre_text_format(t->out, word(t, "%s rolls %d + %d = %d", "%s: на кубиках %d + %d = %d"),
                      active(t), t->after->rolled[0], t->after->rolled[1], sum);
    if (sum == 7) {
        ochre_text_string(t->out, word(t, ": the Neanderthal moves.", ": идёт неандерталец."));
        return;
    }
    add_production(t);
    ochre_text_char(t->out, '.');
    add_shortage(t, sum);
}

static void say_enemy(const telling *t, int enemy, int hex)
{
    ochre_text_format(t->out, word(t, "%s moves the enemy (%s) to hex ", "%s: %s идёт на поле "),
                      active(t), name_of(t, &t->e->enemies[enemy].name));
    add_hex(t, hex);
    ochre_text_char(t->out, '.');
}

static void say_draw(const telling *t, const ochre_action *a)
{
    const int  victim = t->before->victim;
    const bool knows = t->viewer == OCHRE_EVERYTHING || t->viewer == t->before->turn ||
                       t->viewer == victim; /* ST-923 */
    ochre_text_format(t->out, word(t, "%s steals from %s: ", "%s крадёт у игрока %s: "), active(t),
                      colour(t, victim));
    if (a->verb == ST_DRAW_CARD && knows)
        write_pieces(t->e, t->lang, 1, a->arg[0], t->out);
    else
        ochre_text_string(t->out, word(t, "a card unseen", "карта втайне"));
    ochre_text_char(t->out, '.');
}

/* ---- trade ---- */

static void add_bundles(const telling *t, const uint8_t give[ST_RESOURCES],
                        const uint8_t want[ST_RESOURCES])
{
    add_cards(t, give);
    ochre_text_string(t->out, word(t, " for ", " за "));
    add_cards(t, want);
    ochre_text_char(t->out, '.');
}

static void say_for(const telling *t, const uint8_t want[ST_RESOURCES])
{
    const int seat = t->before->asked;
    ochre_text_format(t->out,
                      seat == t->before->turn ? word(t, "%s offers ", "%s предлагает: ")
                                              : word(t, "%s proposes ", "%s предлагает взамен: "),
                      colour(t, seat));
    add_bundles(t, t->before->players[seat].give, want);
}

static void say_deal(const telling *t, int seat)
{
    const st_player *other = &t->before->players[seat];
    const st_player *own = &t->before->players[t->before->turn];
    const bool       accepted = other->reply == ST_ACCEPTED;
    ochre_text_format(t->out, word(t, "%s gives %s ", "%s отдаёт игроку %s: "), active(t),
                      colour(t, seat));
    add_bundles(t, accepted ? own->give : other->want, accepted ? own->want : other->give);
}

static void say_bank(const telling *t, int given, int taken)
{
    ochre_text_format(t->out, word(t, "%s gives the bank ", "%s отдаёт банку: "), active(t));
    write_pieces(t->e, t->lang, t->e->bank_rate, given, t->out);
    ochre_text_string(t->out, word(t, " for ", " за "));
    write_pieces(t->e, t->lang, 1, taken, t->out);
    ochre_text_char(t->out, '.');
}

static bool say_trade(const telling *t, const ochre_action *a)
{
    const char *who = colour(t, t->before->asked);
    switch (a->verb) {
    case ST_DO_BANK: say_bank(t, a->arg[0], a->arg[1]); return true;
    case ST_DO_FOR: say_for(t, a->arg); return true;
    case ST_DO_INVITE:
        ochre_text_format(t->out, word(t, "%s asks for proposals.", "%s ждёт предложений."),
                          active(t));
        return true;
    case ST_DO_ACCEPT:
        ochre_text_format(t->out, word(t, "%s accepts.", "%s: согласие."), who);
        return true;
    case ST_DO_DECLINE:
        ochre_text_format(t->out, word(t, "%s declines.", "%s: отказ."), who);
        return true;
    case ST_DO_DEAL: say_deal(t, a->arg[0]); return true;
    case ST_DO_NODEAL:
        ochre_text_format(t->out, word(t, "%s takes no answer.", "%s отклоняет все ответы."),
                          active(t));
        return true;
    default: return false;
    }
}

/* ---- explorers, camps, progress ---- */

static void say_step(const telling *t, int to)
{
    const int from = t->before->moving, box = t->after->box;
    say_at(t, "'s explorer goes to ", ": разведчик идёт на ", to);
    for (int i = 0; i < t->e->crossing_count; i++) {
        const st_crossing *c = &t->e->crossings[i];
        if ((c->a == from && c->b == to) || (c->b == from && c->a == to))
            ochre_text_format(t->out, word(t, " Crossing: %s.", " Переход: %s."),
                              name_of(t, &c->name));
    }
    if (box != 0)
        ochre_text_format(t->out, word(t, " Counter taken: %s.", " Взят жетон: %s."),
                          name_of(t, &t->e->boxes[box - 1].name));
}

static void say_move(const telling *t, int v)
{
    ochre_text_format(t->out,
                      word(t, "%s pays for %d steps from ", "%s платит за движение, шагов %d, от "),
                      active(t), t->after->steps);
    add_place(t, v);
    ochre_text_char(t->out, '.');
}

static void say_settle(const telling *t, int v)
{
    const int tribe = st_at(t->e, v)->mark - ST_TRIBE_PLACE;
    say_at(t, " settles on ", " заселяет ", v);
    ochre_text_string(t->out, word(t, " Tribe counter: ", " Жетон племени: "));
    write_small(name_of(t, &t->e->tribes[tribe]), t->out);
    ochre_text_char(t->out, '.');
    if (t->after->phase == ST_REMOVE)
        ochre_text_string(
            t->out, word(t, " First another camp must go.", " Сначала надо снять другую стоянку."));
}

static void say_advance(const telling *t, int chart)
{
    ochre_text_format(t->out, word(t, "%s advances %s to level %d.", "%s: %s, уровень %d."),
                      active(t), name_of(t, &t->e->charts[chart]),
                      t->after->players[t->before->turn].levels[chart]);
    if (t->after->players[t->before->turn].levels[chart] == ST_LEVELS)
        ochre_text_format(t->out, word(t, " Art: %s.", " Искусство: %s."),
                          name_of(t, &t->e->art[chart].name));
}

static void say_desert(const telling *t, int hex)
{
    ochre_text_format(t->out, word(t, "%s lays a desert on hex ", "%s кладёт пустыню на поле "),
                      active(t));
    add_hex(t, hex);
    ochre_text_char(t->out, '.');
}

static void say_end_of_turn(const telling *t)
{
    if (t->after->turn_number != t->before->turn_number)
        ochre_text_format(t->out, word(t, "Turn %d: %s.", "Ход %d: %s."), t->after->turn_number,
                          colour(t, t->after->turn));
}

static void say_development(const telling *t, const ochre_action *a)
{
    switch (a->verb) {
    case ST_DO_CAMP: say_at(t, " places a camp on ", " ставит стоянку на ", a->arg[0]); break;
    case ST_DO_EXPLORER:
        say_at(t, " creates an explorer on ", ": новый разведчик на ", a->arg[0]);
        break;
    case ST_DO_MOVE: say_move(t, a->arg[0]); break;
    case ST_DO_EXTEND: say_move(t, t->before->moving); break;
    case ST_DO_STEP: say_step(t, a->arg[0]); break;
    case ST_DO_SETTLE: say_settle(t, a->arg[0]); break;
    case ST_DO_REMOVE:
        say_at(t, " takes back the camp on ", " снимает стоянку с ", a->arg[0]);
        break;
    case ST_DO_CLAIM: say_at(t, " claims the counter on ", " берёт жетон с ", a->arg[0]); break;
    case ST_DO_ADVANCE: say_advance(t, a->arg[0]); break;
    case ST_DO_DESERT: say_desert(t, a->arg[0]); break;
    case ST_DO_ENDTURN: say_end_of_turn(t); break;
    default: break; /* half an offer, the end of trade or of a movement: no line */
    }
}

/* ---- what followed by itself ---- */

static void add_card_won(const telling *t, int was, int is, const st_card *card)
{
    if (is == was || is == 0)
        return;
    ochre_text_format(t->out, word(t, " %s takes the card %s", " %s получает карту: %s"),
                      colour(t, is - 1), name_of(t, &card->name));
    if (was != 0) /* ST-852 */
        ochre_text_format(t->out, word(t, " from %s", ", её отдаёт %s"), colour(t, was - 1));
    ochre_text_char(t->out, '.');
}

static void add_end(const telling *t)
{
    ochre_result result = {.how = NULL};
    st_result(t->e, t->after, &result);
    ochre_text_string(t->out, st_points(t->e, t->after, t->after->turn) >= t->e->win_points
                                  ? word(t, " The game is won:", " Игра выиграна:")
                                  : word(t, " The last turn is over:", " Последний ход сыгран:"));
    const char *names[ST_SEATS];
    for (int seat = 0; seat < t->after->seats; seat++)
        names[seat] = colour(t, seat);
    ochre_say_scores(&result, names, t->after->seats, t->out);
    ochre_say_winners(&result, names, t->after->seats, t->lang, t->out);
}

static void add_what_followed(const telling *t)
{
    const st_state *was = t->before, *is = t->after;
    add_card_won(t, was->exploration, is->exploration, &t->e->exploration);
    add_card_won(t, was->expansion, is->expansion, &t->e->expansion);
    if (is->phase == ST_CLAIM)
        ochre_text_format(
            t->out, word(t, " %s is the second to expand.", " %s: второе расселение."), active(t));
    if (is->phase == ST_END)
        add_end(t);
}

/* ---- the contract ---- */

static bool say_event(const telling *t, const ochre_action *a)
{
    switch (a->verb) {
    case ST_ROLL_FIRST:
        ochre_text_format(t->out, word(t, "%s begins.", "Первый игрок: %s."), colour(t, a->arg[0]));
        return true;
    case ST_ROLL_DICE: say_roll(t, a->arg); return true;
    case ST_DRAW_CARD:
    case ST_DRAW_HIDDEN: say_draw(t, a); return true;
    case ST_REVEAL_ENEMIES:
        ochre_text_string(t->out, word(t, "The counter shows: enemies.", "На жетоне: враги."));
        return true;
    case ST_REVEAL_DESERT:
        ochre_text_format(t->out,
                          word(t, "The counter shows: desert (%s).", "На жетоне: пустыня (%s)."),
                          name_of(t, &t->e->terrains[a->arg[0]].name));
        return true;
    case ST_REVEAL_ADAPTATION:
        ochre_text_format(t->out, word(t, "The counter shows: %s.", "На жетоне: %s."),
                          name_of(t, &t->e->adaptation[a->arg[0]].name));
        return true;
    default: return false;
    }
}

static bool say_robbery(const telling *t, const ochre_action *a)
{
    switch (a->verb) {
    case ST_DO_DISCARD:
        ochre_text_format(t->out, word(t, "%s gives back ", "%s сбрасывает: "),
                          colour(t, t->before->asked));
        write_pieces(t->e, t->lang, 1, a->arg[0], t->out);
        ochre_text_char(t->out, '.');
        return true;
    case ST_DO_NEANDERTHAL: say_enemy(t, ST_NEANDERTHAL, a->arg[0]); return true;
    case ST_DO_SABERTOOTH: say_enemy(t, ST_SABERTOOTH, a->arg[0]); return true;
    case ST_DO_SKIP:
        ochre_text_format(t->out, word(t, "%s leaves the enemies.", "%s не трогает врагов."),
                          active(t));
        return true;
    case ST_DO_NOSTEAL:
        ochre_text_format(t->out, word(t, "%s does not steal.", "%s не крадёт."), active(t));
        return true;
    default: return false;
    }
}

void st_say(const void *edition, const void *before, const void *after, ochre_action action,
            int viewer, ochre_lang lang, ochre_text *out)
{
    const telling t = {edition, before, after, viewer, lang, out};
    const size_t  start = out->length;
    if (!say_event(&t, &action) && !say_robbery(&t, &action) && !say_trade(&t, &action))
        say_development(&t, &action);
    add_what_followed(&t);
    ochre_say_close_up(out, start);
}

/* Half a step of trade, and what is told by the next event or not at all. */
void st_intend(const void *edition, const void *state, ochre_action action, ochre_lang lang,
               ochre_text *out)
{
    const telling     t = {edition, state, state, st_actor(state), lang, out};
    const char *const who = colour(&t, st_actor(state));
    switch (action.verb) {
    case ST_DO_OFFER:
    case ST_DO_COUNTER:
        ochre_text_format(out, word(&t, "%s would give ", "%s отдаст: "), who);
        add_cards(&t, action.arg);
        ochre_text_string(out, word(&t, "; for what, is next.", "; за что — следующим шагом."));
        break;
    case ST_DO_ENDTRADE:
        ochre_text_format(out, word(&t, "%s ends the trade.", "%s заканчивает торговлю."), who);
        break;
    case ST_DO_STEAL:
        ochre_text_format(out, word(&t, "%s steals a card from %s.", "%s крадёт карту; чью: %s."),
                          who, colour(&t, action.arg[0]));
        break;
    case ST_DO_STOP:
        ochre_text_format(out, word(&t, "%s goes no further.", "%s дальше не идёт."), who);
        break;
    default: break;
    }
}
