/* say.c - Cro-Magnon in prose: one sentence an action for the log.
 *
 * A sentence tells what the action did, and then what followed by itself: a temple that is open now,
 * points lost, a conflict that begins, areas scored and what they brought, the end. Russian sentences
 * put numbers and names where no ending depends on them. */
#include "games/cro_magnon/words.h"

typedef struct telling {
    const cm_edition *e;
    const cm_state   *before, *after;
    int               viewer;
    ochre_lang        lang;
    ochre_text       *out;
} telling;

static const char *word(const telling *t, const char *en, const char *ru)
{
    return ochre_word(t->lang, en, ru);
}

static const char *colour(const telling *t, int seat)
{
    return cm_in(t->lang, &t->e->colours[seat]);
}

static const char *area(const telling *t, int number)
{
    return cm_in(t->lang, &t->e->areas[number].name);
}

static const char *type(const telling *t, int number)
{
    return cm_in(t->lang, &t->e->types[number].name);
}

static const char *deed(const telling *t, int action)
{
    return cm_in(t->lang, &t->e->actions[action].name);
}

static void add_who(const telling *t, int seat)
{
    ochre_text_string(t->out, colour(t, seat));
}

/* "4 Near East" */
static void add_area(const telling *t, int number)
{
    ochre_text_format(t->out, "%d %s", number, area(t, number));
}

/* "Shells (1 VP per tile held)" */
static void add_tile(const telling *t, int type_number, int action)
{
    ochre_text_format(t->out, "%s (%s)", type(t, type_number), deed(t, action));
}

static void add_step(const telling *t, int from, int to)
{
    add_area(t, from);
    ochre_text_string(t->out, " → ");
    add_area(t, to);
    ochre_text_char(t->out, '.');
}

/* ---- the turn ---- */

static void say_new_tribes(const telling *t, int number)
{
    const int seat = t->before->turn;
    const int more = t->before->players[seat].stock - t->after->players[seat].stock;
    ochre_text_format(t->out,
                      more == 1 ? word(t, "%s has %d new tribe in ", "%s: новых племён %d, ")
                                : word(t, "%s has %d new tribes in ", "%s: новых племён %d, "),
                      colour(t, seat), more);
    add_area(t, number);
    ochre_text_char(t->out, '.');
}

static void say_select(const telling *t, int number)
{
    add_who(t, t->before->turn);
    ochre_text_string(t->out, word(t, " moves from ", " ходит из: "));
    add_area(t, number);
    ochre_text_format(t->out, word(t, " with %d MP.", ", ОП %d."), t->after->mp);
}

static void say_walk(const telling *t, int from, int to)
{
    ochre_text_format(t->out, "%s: ", colour(t, t->before->turn));
    add_step(t, from, to);
}

static void say_other(const telling *t, const uint8_t arg[3], bool is_oust)
{
    ochre_text_format(t->out,
                      is_oust
                          ? word(t, "%s ousts the marker of %s: ", "%s сгоняет чужой знак (%s): ")
                          : word(t, "%s pushes %s: ", "%s двигает чужое племя (%s): "),
                      colour(t, t->before->turn), colour(t, arg[0]));
    add_step(t, arg[1], arg[2]);
}

static void say_pay(const telling *t, int type_number, int action)
{
    add_who(t, t->before->turn);
    ochre_text_string(t->out, word(t, " pays ", " платит: "));
    add_tile(t, type_number, action);
    ochre_text_char(t->out, '.');
    if (t->before->source != 0 && t->before->mp > 0 && t->after->phase != CM_PAY &&
        t->after->phase != CM_MOVE) /* CM-230 */
        ochre_text_format(t->out,
                          word(t, " The other %d MP are lost.", " Остальные ОП (%d) пропали."),
                          t->before->mp);
}

/* ---- tiles ---- */

static void say_take(const telling *t, int number, int type_number)
{
    add_who(t, t->before->turn);
    ochre_text_format(t->out, word(t, " takes %s in ", " берёт: %s, "), type(t, type_number));
    add_area(t, number);
    ochre_text_char(t->out, '.');
}

static void say_draw(const telling *t, const ochre_action *a)
{
    const int  seat = t->before->turn;
    const bool is_open = a->verb == CM_DRAW_TILE &&
                         (a->arg[1] == CM_VALUE || cm_knows_tiles(t->before, t->viewer, seat));
    add_who(t, seat);
    if (!is_open) {
        ochre_text_format(t->out, word(t, " draws a tile of %s.", " тянет жетон: %s."),
                          type(t, a->arg[0]));
        return;
    }
    ochre_text_string(t->out, word(t, " draws ", " тянет: "));
    add_tile(t, a->arg[0], a->arg[1]);
    ochre_text_char(t->out, '.');
}

static void say_stack(const telling *t, const uint8_t value[2])
{
    ochre_text_format(t->out, word(t, "The value tile is %d/%d.", "Жетон ценности: %d/%d."),
                      value[0], value[1]);
    if (t->after->phase != CM_PUT)
        ochre_text_string(t->out, word(t, " No area has room for it: it is out of the game.",
                                       " Места для него нет: он выходит из игры."));
}

static void say_put(const telling *t, int number)
{
    const cm_area *a = &t->after->areas[number];
    add_who(t, t->before->turn);
    ochre_text_string(t->out, word(t, " raises ", " повышает: "));
    add_area(t, number);
    ochre_text_format(t->out, word(t, " to %d/%d.", ", теперь %d/%d."), cm_first_value(a),
                      cm_second_value(a));
}

static void say_play(const telling *t, const uint8_t arg[3], bool has_area)
{
    const int seat = t->before->turn;
    add_who(t, seat);
    ochre_text_string(t->out, word(t, " plays ", " играет: "));
    add_tile(t, arg[0], arg[1]);
    if (has_area) {
        ochre_text_string(t->out, word(t, " in ", ", "));
        add_area(t, arg[2]);
    }
    if (arg[1] == CM_VP)
        ochre_text_format(t->out, word(t, ": %d VP", ": ПО +%d"), t->before->players[seat].held);
    ochre_text_char(t->out, '.');
}

/* ---- conflict ---- */

static void say_score(const telling *t, int number)
{
    const cm_area *a = &t->before->areas[number];
    add_who(t, t->before->selector);
    ochre_text_string(t->out, word(t, " selects ", " выбирает: "));
    add_area(t, number);
    ochre_text_format(t->out, " (%d/%d).", cm_first_value(a), cm_second_value(a));
}

static void say_bid(const telling *t, int type_number, int action, int half_units)
{
    const cm_state *s = t->before;
    const int       seat = s->bidder;
    const int       force =
        CM_WHOLE * s->areas[s->contested - 1].cubes[seat] + s->bids[seat] + half_units;
    add_who(t, seat);
    ochre_text_string(t->out, word(t, " adds ", " добавляет: "));
    add_tile(t, type_number, action);
    ochre_text_format(t->out, word(t, ": force %d%s.", ": сила %d%s."), force / CM_WHOLE,
                      force % CM_WHOLE != 0 ? word(t, ".5", ",5") : "");
}

static void say_pass(const telling *t)
{
    if (t->before->phase == CM_BID)
        ochre_text_format(t->out, word(t, "%s passes.", "%s пасует."),
                          colour(t, t->before->bidder));
    else
        ochre_text_format(t->out,
                          word(t, "%s can neither grow nor move.", "%s: ни роста, ни хода нет."),
                          colour(t, t->before->turn));
}

/* ---- what followed by itself ---- */

static void add_open_temples(const telling *t)
{
    for (int number = 0; number < CM_AREAS; number++)
        for (int i = 0; i < t->before->areas[number].temple_count; i++) {
            if (t->before->areas[number].temples[i] == 0 || t->after->areas[number].temples[i] != 0)
                continue;
            ochre_text_string(t->out, word(t, " The temple in ", " Храм открыт для всех: "));
            add_area(t, number);
            ochre_text_string(t->out, word(t, " is open to all now.", "."));
        }
}

static bool in_conflict(const cm_state *s)
{
    return s->phase == CM_SCORE || s->phase == CM_BID;
}

/* The type whose scoring round is under way or was finished by this action, or -1. */
static int type_scored(const telling *t)
{
    const unsigned done = t->after->scored & ~(unsigned)t->before->scored;
    if (done != 0)
        return __builtin_ctz(done);
    return in_conflict(t->after) ? t->after->taken - 1 : -1;
}

/* Half units that this action adds to a force. */
static int raise_of(const ochre_action *a)
{
    return a->verb == CM_DO_BID ? CM_WHOLE : a->verb == CM_DO_HALF ? 1 : 0;
}

/* Scoring leaves cubes and values as they are; bids are gone with the area they were made for. */
static void add_area_scored(const telling *t, const ochre_action *a, int number)
{
    const cm_state *s = t->before;
    const char     *between = " ";
    uint8_t         force[CM_SEATS], gain[CM_SEATS];
    int             strongest;
    for (int seat = 0; seat < CM_SEATS; seat++)
        force[seat] = (uint8_t)(CM_WHOLE * t->after->areas[number].cubes[seat] +
                                (s->contested == 1 + number ? s->bids[seat] : 0));
    if (s->contested == 1 + number)
        force[s->bidder] = (uint8_t)(force[s->bidder] + raise_of(a));
    cm_share_out(t->after, number, force, gain, &strongest);
    ochre_text_char(t->out, ' ');
    add_area(t, number);
    ochre_text_string(t->out, word(t, " is scored:", ", итог:"));
    for (int seat = 0; seat < t->after->seats; seat++) {
        if (gain[seat] == 0)
            continue;
        ochre_text_format(t->out, "%s%s +%d", between, colour(t, seat), gain[seat]);
        between = ", ";
    }
    if (between[0] == ' ')
        ochre_text_string(t->out, word(t, " no points", " никому ничего"));
    ochre_text_char(t->out, '.');
}

/* The area that was selected comes first, then the last one, which nobody selects (CM-405). */
static void add_areas_scored(const telling *t, const ochre_action *a, int type_number)
{
    unsigned scored =
        t->before->collected[type_number] & ~(unsigned)t->after->collected[type_number];
    const int selected = a->verb == CM_DO_SCORE ? a->arg[0] : t->before->contested - 1;
    if (selected >= 0 && (scored >> selected & 1)) {
        add_area_scored(t, a, selected);
        scored &= ~(1u << selected);
    }
    for (; scored != 0; scored &= scored - 1)
        add_area_scored(t, a, __builtin_ctz(scored));
}

static void add_last_area(const telling *t, const ochre_action *a)
{
    const int number = t->after->contested - 1;
    if (number < 0 || t->after->contested == t->before->contested ||
        (a->verb == CM_DO_SCORE && a->arg[0] == number))
        return;
    const cm_area *contested = &t->after->areas[number];
    ochre_text_string(t->out, word(t, " The last area: ", " Последняя область: "));
    add_area(t, number);
    ochre_text_format(t->out, " (%d/%d).", cm_first_value(contested), cm_second_value(contested));
}

static void add_conflict(const telling *t, const ochre_action *a)
{
    const int scored = type_scored(t);
    if (scored < 0)
        return;
    if (!in_conflict(t->before)) {
        ochre_text_format(
            t->out,
            word(t, " All tiles of %s are taken: conflict.", " Все жетоны взяты, спор: %s."),
            type(t, scored));
    }
    add_areas_scored(t, a, scored);
    add_last_area(t, a);
    if (t->after->scored != t->before->scored)
        ochre_text_format(t->out,
                          word(t, " %s is done, %d of %d types.", " %s: вид учтён, %d из %d."),
                          type(t, scored), __builtin_popcount(t->after->scored),
                          t->e->constants.types_scored_to_end);
}

/* Who has as many points as the first, and why that was not enough (CM-522, CM-523). */
static void add_tie_break(const telling *t, const ochre_result *result)
{
    const cm_state *s = t->after;
    int             first = 0, next = -1;
    while (result->rank[first] != 1)
        first++;
    for (int seat = 0; seat < s->seats; seat++)
        if (result->rank[seat] > 1 && result->score[seat] == result->score[first] &&
            (next < 0 || result->rank[seat] < result->rank[next]))
            next = seat;
    if (next < 0)
        return;
    ochre_text_string(t->out, s->players[first].held != s->players[next].held
                                  ? word(t, " With equal points more tiles held decide.",
                                         " При равных очках решает число жетонов на руках.")
                                  : word(t,
                                         " With equal points and tiles more gods decide, then more "
                                         "trade goods.",
                                         " При равных очках и жетонах решает число божеств, затем "
                                         "товаров."));
}

static void add_end(const telling *t)
{
    ochre_result result = {.how = NULL};
    cm_result(t->e, t->after, &result);
    const bool is_stalled =
        __builtin_popcount(t->after->scored) < t->e->constants.types_scored_to_end;
    ochre_text_string(t->out, is_stalled ? word(t, " Nobody takes tiles any more; the game ends:",
                                                " Жетонов давно никто не берёт, игра окончена:")
                                         : word(t, " The game ends:", " Игра окончена:"));
    const char *names[CM_SEATS];
    for (int seat = 0; seat < t->after->seats; seat++)
        names[seat] = colour(t, seat);
    ochre_say_scores(&result, names, t->after->seats, t->out);
    ochre_say_winners(&result, names, t->after->seats, t->lang, t->out);
    add_tie_break(t, &result);
}

/* ---- the contract ---- */

static void say_event(const telling *t, const ochre_action *a)
{
    const int number = 1 + t->before->dealt % CM_NUMBERED;
    switch (a->verb) {
    case CM_DEAL_VALUE:
        add_area(t, number);
        ochre_text_format(t->out, ": %d/%d.", a->arg[0], a->arg[1]);
        break;
    case CM_DEAL_GOD:
    case CM_DEAL_TRADE:
    case CM_DEAL_TOOL:
        add_area(t, number);
        ochre_text_format(t->out, ": %s.", type(t, a->arg[0]));
        if (t->after->left_over != t->before->left_over)
            ochre_text_format(t->out,
                              word(t, " One tile of %s is left over.", " Один жетон лишний: %s."),
                              type(t, t->after->left_over - 1));
        break;
    case CM_START_SEAT:
        ochre_text_format(t->out, word(t, "%s starts.", "Первый игрок: %s."), colour(t, a->arg[0]));
        break;
    case CM_STACK_VALUE: say_stack(t, a->arg); break;
    default: say_draw(t, a); break;
    }
}

static void say_deed(const telling *t, const ochre_action *a)
{
    const cm_state *s = t->before;
    switch (a->verb) {
    case CM_DO_GROW: say_new_tribes(t, a->arg[0]); break;
    case CM_DO_SELECT: say_select(t, a->arg[0]); break;
    case CM_DO_PASS: say_pass(t); break;
    case CM_DO_SEND: say_walk(t, s->source - 1, a->arg[0]); break;
    case CM_DO_GO: say_walk(t, s->at - 1, a->arg[0]); break;
    case CM_DO_PAY: say_pay(t, a->arg[0], a->arg[1]); break;
    case CM_DO_TAKE: say_take(t, a->arg[0], a->arg[1]); break;
    case CM_DO_PUT: say_put(t, a->arg[0]); break;
    case CM_DO_PLAY: say_play(t, a->arg, false); break;
    case CM_DO_PLAY_AREA: say_play(t, a->arg, true); break;
    case CM_DO_MOVE: say_walk(t, a->arg[0], a->arg[1]); break;
    case CM_DO_PUSH: say_other(t, a->arg, false); break;
    case CM_DO_OUST: say_other(t, a->arg, true); break;
    case CM_DO_DROP: say_walk(t, s->source - 1, a->arg[0]); break;
    case CM_DO_SCORE: say_score(t, a->arg[0]); break;
    case CM_DO_BID: say_bid(t, a->arg[0], a->arg[1], CM_WHOLE); break;
    case CM_DO_HALF: say_bid(t, a->arg[0], CM_HALF, 1); break;
    case CM_DO_SKIP:
        ochre_text_format(t->out, word(t, "%s plays no tile.", "%s: жетон не сыгран."),
                          colour(t, s->turn));
        break;
    case CM_DO_DONE:
        ochre_text_format(t->out, word(t, "%s is done.", "%s: готово."), colour(t, s->turn));
        break;
    case CM_DO_FROM:
        add_who(t, s->turn);
        ochre_text_string(t->out, word(t, " relocates from ", " переселяет из: "));
        add_area(t, a->arg[0]);
        ochre_text_char(t->out, '.');
        break;
    default: say_event(t, a); break;
    }
}

void cm_say(const void *edition, const void *before, const void *after, ochre_action action,
            int viewer, ochre_lang lang, ochre_text *out)
{
    const telling t = {edition, before, after, viewer, lang, out};
    const size_t  start = out->length;
    say_deed(&t, &action);
    add_open_temples(&t);
    add_conflict(&t, &action);
    if (t.after->phase == CM_END)
        add_end(&t);
    ochre_say_close_up(out, start);
}
