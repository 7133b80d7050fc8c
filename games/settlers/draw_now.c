/* draw_now.c - the moment: the turn and its dice, the supply, who decides what, and the trade under way. */
#include "games/settlers/draw.h"

static const char *word(const st_picture *pic, const char *en, const char *ru)
{
    return ochre_word(pic->lang, en, ru);
}

static const char *name(const st_picture *pic, int seat)
{
    return st_colour_name(pic->e, pic->s, seat, pic->lang);
}

static void draw_moment(const st_picture *pic, int y)
{
    const st_state *s = pic->s;
    int             x = 1;
    if (s->turn_number == 0)
        x = ochre_canvas_put(pic->out, x, y, OCHRE_BOLD,
                             word(pic, "Before the first turn", "Перед первым ходом"));
    else
        x = ochre_canvas_format(pic->out, x, y, OCHRE_BOLD,
                                word(pic, "Turn %d of %d", "Ход %d из %d"), s->turn_number,
                                s->turn_cap);
    if (s->rolled[0] > 0)
        x = ochre_canvas_format(pic->out, x + 3, y, OCHRE_PLAIN,
                                word(pic, "dice %d + %d = %d", "кубики %d + %d = %d"), s->rolled[0],
                                s->rolled[1], s->rolled[0] + s->rolled[1]);
    x = ochre_canvas_put(pic->out, x + 3, y, OCHRE_PLAIN, word(pic, "supply", "запас"));
    for (int r = 0; r < ST_RESOURCES; r++) {
        x = ochre_canvas_format(pic->out, x + 1, y, OCHRE_GREY, "%s ",
                                st_in(pic->lang, &pic->e->resources[r].name));
        x = ochre_canvas_number(pic->out, x, y, s->supply[r] > 0 ? OCHRE_BOLD : OCHRE_RED,
                                s->supply[r]);
    }
}

/* ---- the decision ---- */

static const char *simple_words(const st_picture *pic)
{
    switch (pic->s->phase) {
    case ST_PLACE:
        return word(pic, "place a camp on a black dot of Africa",
                    "поставить стоянку на чёрную точку Африки");
    case ST_ROLL: return word(pic, "roll the dice", "бросок кубиков");
    case ST_STEAL: return word(pic, "steal a card, or not:", "украсть карту или нет:");
    case ST_DRAW: return word(pic, "draw a card unseen", "тянет карту вслепую");
    case ST_TRADE:
        return word(pic, "trade with the players and the bank", "торговля с игроками и банком");
    case ST_ASK: return word(pic, "say what is wanted for it", "назвать, что взамен");
    case ST_REPLY: return word(pic, "answer the offer", "ответить на предложение");
    case ST_CLOSE:
        return word(pic,
                    "take one of the answers, or none:", "принять один из ответов или ни одного:");
    case ST_DEVELOP:
        return word(pic, "create, move and settle explorers, advance",
                    "разведчики, стоянки, развитие");
    case ST_REVEAL: return word(pic, "the counter is turned over", "жетон переворачивается");
    case ST_REMOVE: return word(pic, "take back a camp", "снять одну из стоянок");
    case ST_CLAIM:
        return word(pic, "second to expand: take any tribe counter",
                    "второе расселение: взять любой жетон племени");
    default: return "";
    }
}

/* Actions name players by number, the table by letter and colour: whom `steal` and `deal` may name. */
static void draw_candidates(const st_picture *pic, int x, int y)
{
    const st_state *s = pic->s;
    for (int seat = 0; seat < s->seats; seat++) {
        const bool is_one = s->phase == ST_STEAL
                                ? st_is_victim(pic->e, s, seat, st_enemy_hex(s, s->enemy))
                                : s->players[seat].reply >= ST_ACCEPTED;
        if (is_one)
            x = ochre_canvas_format(pic->out, x + 2, y, st_style(s, seat), "%d %s", seat + 1,
                                    name(pic, seat));
    }
}

/* Actions name cards by four numbers: of which kinds. */
static void draw_order_of_cards(const st_picture *pic, int x, int y)
{
    x = ochre_canvas_put(pic->out, x + 3, y, OCHRE_GREY, word(pic, "amounts:", "числа:"));
    for (int r = 0; r < ST_RESOURCES; r++)
        x = ochre_canvas_put(pic->out, x + 1, y, OCHRE_GREY,
                             st_in(pic->lang, &pic->e->resources[r].name));
}

static void draw_simple_decision(const st_picture *pic, int x, int y)
{
    x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, simple_words(pic));
    switch (pic->s->phase) {
    case ST_STEAL:
    case ST_CLOSE: draw_candidates(pic, x, y); break;
    case ST_TRADE:
    case ST_ASK:
    case ST_REPLY: draw_order_of_cards(pic, x, y); break;
    default: break;
    }
}

static void draw_decision(const st_picture *pic, int x, int y)
{
    const st_state *s = pic->s;
    switch (s->phase) {
    case ST_DISCARD:
        ochre_canvas_format(pic->out, x, y, OCHRE_BOLD,
                            word(pic, "give %d cards back to the supply", "сбросить карт: %d"),
                            s->due);
        break;
    case ST_ENEMY:
        ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN,
                         s->source == ST_SEVEN ? word(pic, "a 7: move the Neanderthal",
                                                      "7: передвинуть неандертальца")
                                               : word(pic, "move the Neanderthal or the sabertooth",
                                                      "передвинуть неандертальца или тигра"));
        break;
    case ST_MOVING:
        ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            word(pic, "the explorer is on %d, steps left: %d",
                                 "разведчик на %d, осталось шагов: %d"),
                            s->moving, s->steps);
        break;
    case ST_DESERT:
        ochre_canvas_format(
            pic->out, x, y, OCHRE_PLAIN,
            word(pic, "cover an African hex with a desert: %s", "накрыть пустыней поле Африки: %s"),
            st_in(pic->lang, &pic->e->terrains[pic->e->counters[s->counter - 1].terrain - 1].name));
        break;
    default: draw_simple_decision(pic, x, y); break;
    }
}

static void draw_final(const st_picture *pic, int y)
{
    ochre_result result = {.how = NULL};
    int          x = 1;
    st_result(pic->e, pic->s, &result);
    for (int rank = 1; rank <= pic->s->seats; rank++)
        for (int seat = 0; seat < pic->s->seats; seat++)
            if (result.rank[seat] == rank)
                x = ochre_canvas_format(
                    pic->out, x, y, st_style(pic->s, seat) | (rank == 1 ? OCHRE_BOLD : 0),
                    "%d. %s %d   ", rank, name(pic, seat), (int)result.score[seat]);
}

/* ---- the trade ---- */

static void write_bundles(const st_picture *pic, const st_player *p, ochre_text *out)
{
    st_write_short(pic, p->give, out);
    ochre_text_string(out, " → ");
    if (st_cards(p->want) == 0)
        ochre_text_string(out, "?");
    else
        st_write_short(pic, p->want, out);
}

static void write_answer(const st_picture *pic, const st_player *p, ochre_text *out)
{
    if (p->reply == ST_ACCEPTED)
        ochre_text_string(out, word(pic, "accepts", "согласие"));
    else if (p->reply == ST_DECLINED)
        ochre_text_string(out, word(pic, "declines", "отказ"));
    else
        write_bundles(pic, p, out);
}

static void draw_trade(const st_picture *pic, int y)
{
    const st_state *s = pic->s;
    int             x = 1;
    if (s->phase != ST_ASK && s->phase != ST_REPLY && s->phase != ST_CLOSE) {
        if (s->phase == ST_TRADE)
            ochre_canvas_format(pic->out, x, y, OCHRE_GREY,
                                word(pic, "offers left: %d; the bank gives 1 for %d of a kind",
                                     "осталось предложений: %d; банк даёт 1 за %d одинаковых"),
                                pic->e->offers_per_turn - s->offers, pic->e->bank_rate);
        return;
    }
    for (int i = 0, seat = s->turn; i < s->seats; i++, seat = st_next_seat(s, seat)) {
        const st_player *p = &s->players[seat];
        char             words[200];
        ochre_text       text = OCHRE_TEXT(words);
        if (seat == s->turn && st_cards(p->give) == 0)
            ochre_text_string(&text, word(pic, "asks for proposals", "ждёт предложений"));
        else if (st_cards(p->give) != 0 || p->reply != ST_SILENT)
            write_answer(pic, p, &text);
        else
            continue;
        x = ochre_canvas_format(pic->out, x, y, st_style(s, seat) | OCHRE_BOLD, "%c ",
                                ochre_seat_letter(seat));
        x = ochre_canvas_cut(pic->out, x, y, OCHRE_PLAIN, words, ST_ACROSS - x) + 3;
    }
}

int st_draw_now(const st_picture *pic, int y)
{
    const st_state *s = pic->s;
    draw_moment(pic, y);
    if (s->phase == ST_END) {
        draw_final(pic, y + 1);
        return y + 3;
    }
    if (s->phase == ST_FIRST)
        return y + 3;
    const int actor = st_actor(s), seat = actor >= 0 ? actor : s->turn;
    const int x = ochre_canvas_format(pic->out, 1, y + 1, st_style(s, seat) | OCHRE_BOLD,
                                      "%s: ", name(pic, seat));
    draw_decision(pic, x, y + 1);
    draw_trade(pic, y + 2);
    return y + 3;
}
