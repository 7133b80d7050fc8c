/* say.c - the log of Pebbles in words.
 *
 * A sentence gets the state before and after the action, so it can tell what the action brought
 * without working it out a second time. Seats are called by their letters. */
#include "games/pebbles/state.h"

const char *const pb_kind_words[2][PB_KINDS + 1] = {
    {"white", "grey", "red", "any"},
    {"белый", "серый", "красный", "любой"},
};

static const char *token_name(const pb_edition *e, int token, ochre_lang lang)
{
    return lang == OCHRE_RU ? e->tokens[token].name.ru : e->tokens[token].name.en;
}

static void say_draw(const pb_edition *e, const pb_state *before, int token, int viewer,
                     ochre_lang lang, ochre_text *out)
{
    ochre_text_string(out, lang == OCHRE_RU ? " тянет жетон" : " draws a token");
    if (pb_sees_token(before, viewer, before->turn))
        ochre_text_format(out, ": %s", token_name(e, token, lang));
}

static void say_roll(const pb_edition *e, const uint8_t count[6], ochre_lang lang, ochre_text *out)
{
    const bool ru = lang == OCHRE_RU;
    ochre_text_string(out, ru ? " бросает" : " rolls");
    for (int face = 0; face < 6; face++)
        for (int die = 0; die < count[face]; die++)
            ochre_text_format(out, " %d", face + 1);
    if (pb_is_slip(count)) {
        ochre_text_string(out, ru ? " и падает" : " and slips");
        return;
    }
    const char *lead = ru ? ". Находка: " : " and finds ";
    for (int face = 0; face < 6; face++)
        if (count[face] > 0) {
            ochre_text_format(out, "%s%s", lead, pb_kind_words[lang][e->face[face]]);
            lead = ", ";
        }
}

static void say_stack(const pb_state *before, const pb_state *after, ochre_action a,
                      ochre_lang lang, ochre_text *out)
{
    const int   seat = before->turn;
    const int   points = after->players[seat].points - before->players[seat].points;
    const char *lead = " ";
    ochre_text_string(out, lang == OCHRE_RU ? " складывает пирамидку:" : " stacks a cairn:");
    for (int kind = 0; kind < PB_KINDS; kind++)
        if (a.arg[kind] > 0) {
            ochre_text_format(out, "%s%s %d", lead, pb_kind_words[lang][kind], a.arg[kind]);
            lead = ", ";
        }
    ochre_text_format(out, lang == OCHRE_RU ? " (очки: %d)" : " (points: %d)", points);
}

static void say_wade(int dice, ochre_lang lang, ochre_text *out)
{
    static const char *const how[2][PB_DICE] = {
        {"one die", "two dice"},
        {"одним кубиком", "двумя кубиками"},
    };
    ochre_text_format(out, lang == OCHRE_RU ? " входит в ручей с %s" : " wades in with %s",
                      how[lang][dice - 1]);
}

void pb_say(const void *edition, const void *before, const void *after, ochre_action action,
            int viewer, ochre_lang lang, ochre_text *out)
{
    const pb_edition *e = edition;
    const pb_state   *was = before, *is = after;
    const bool        ru = lang == OCHRE_RU;
    const int         seat = action.verb == PB_DO_FIRST ? action.arg[0] : was->turn;
    ochre_text_char(out, ochre_seat_letter(seat));
    switch (action.verb) {
    case PB_DO_FIRST: ochre_text_string(out, ru ? " начинает" : " begins"); break;
    case PB_DO_DRAW: say_draw(e, was, action.arg[0], viewer, lang, out); break;
    case PB_DO_ROLL: say_roll(e, action.arg, lang, out); break;
    case PB_DO_WADE: say_wade(action.arg[0], lang, out); break;
    case PB_DO_STACK: say_stack(was, is, action, lang, out); break;
    default:
        ochre_text_format(out, ru ? " теряет камешек: %s" : " drops a pebble: %s",
                          pb_kind_words[lang][action.arg[0]]);
        break;
    }
    ochre_text_char(out, '.');
    if (is->phase == PB_OVER)
        ochre_text_string(out, ru ? " Игра окончена." : " The game is over.");
}
