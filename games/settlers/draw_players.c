/* draw_players.c - the players in the picture: a table, one row each.
 *
 *              VP Cards  Meat Flint Hides  Bone  Food Hunt ...   w y n r  Found   Adapt
 *     ▶A Blue   3     5     1     0     2     2     1   5* ...   1 1 1 1+2    1   w
 *
 * Cards of a hand that the viewer may not see are a dot; a fifth level has the star of its Art card. The
 * points of the two double cards stand where they were won: behind the four colours of tribes, and behind
 * the exploration counters found. */
#include "games/settlers/draw.h"

/* Last columns of the table, exclusive. */
enum {
    POINTS_END = 15,
    CARDS_END = 21,
    HAND_END = 27, /* of the first resource */
    HAND_WIDTH = 6,
    LEVEL_END = 50, /* of the first chart */
    LEVEL_WIDTH = 5,
    CAMPS_END = 70,
    EXPLORERS_END = 75,
    TRIBES_AT = 76,
    TRIBES_END = TRIBES_AT + 2 * ST_TRIBES - 1,
    FOUND_END = 90,
    ADAPTATION_AT = 94
};

static void put_short_left_of(const st_picture *pic, int x, int y, const char *name, int width)
{
    char       buffer[64];
    ochre_text text = OCHRE_TEXT(buffer);
    if (width > 4)
        ochre_canvas_shorten(name, width, &text);
    else /* too narrow to spend a column on a point */
        ochre_text_bytes(&text, name, ochre_canvas_bytes(name, width));
    ochre_canvas_before(pic->out, x, y, OCHRE_GREY, buffer);
}

static void draw_headings(const st_picture *pic, int y)
{
    const ochre_lang lang = pic->lang;
    put_short_left_of(pic, POINTS_END, y, ochre_word(lang, "VP", "ПО"), 2);
    put_short_left_of(pic, CARDS_END, y, ochre_word(lang, "Cards", "Карт"), 5);
    for (int r = 0; r < ST_RESOURCES; r++)
        put_short_left_of(pic, HAND_END + r * HAND_WIDTH, y,
                          st_in(lang, &pic->e->resources[r].name), HAND_WIDTH - 1);
    for (int c = 0; c < ST_CHARTS; c++)
        put_short_left_of(pic, LEVEL_END + c * LEVEL_WIDTH, y, st_in(lang, &pic->e->charts[c]),
                          LEVEL_WIDTH - 1);
    put_short_left_of(pic, CAMPS_END, y, ochre_word(lang, "Camp", "Стнк"), 4);
    put_short_left_of(pic, EXPLORERS_END, y, ochre_word(lang, "Expl", "Разв"), 4);
    ochre_canvas_put(pic->out, TRIBES_AT, y, OCHRE_GREY, "w y n r");
    put_short_left_of(pic, FOUND_END, y, ochre_word(lang, "Found", "Найд."), 5);
    ochre_canvas_put(pic->out, ADAPTATION_AT, y, OCHRE_GREY, ochre_word(lang, "Adapt", "Адапт"));
}

static void draw_hand(const st_picture *pic, int y, int seat)
{
    const st_player *p = &pic->s->players[seat];
    ochre_canvas_number_before(pic->out, CARDS_END, y, OCHRE_BOLD, st_hand_size(p));
    for (int r = 0; r < ST_RESOURCES; r++) {
        const int x = HAND_END + r * HAND_WIDTH;
        if (st_sees_hand(pic->viewer, seat))
            ochre_canvas_number_before(pic->out, x, y, p->hand[r] > 0 ? OCHRE_BOLD : OCHRE_FAINT,
                                       p->hand[r]);
        else
            ochre_canvas_before(pic->out, x, y, OCHRE_FAINT, "·");
    }
}

static void draw_levels(const st_picture *pic, int y, const st_player *p)
{
    for (int c = 0; c < ST_CHARTS; c++) {
        const int  x = LEVEL_END + c * LEVEL_WIDTH;
        const bool has_art = p->levels[c] == ST_LEVELS;
        ochre_canvas_number_before(pic->out, x, y,
                                   has_art ? OCHRE_YELLOW | OCHRE_BOLD
                                           : (p->levels[c] > 0 ? OCHRE_PLAIN : OCHRE_FAINT),
                                   p->levels[c]);
        if (has_art)
            ochre_canvas_put(pic->out, x, y, OCHRE_YELLOW | OCHRE_BOLD, "*");
    }
}

static void draw_pieces(const st_picture *pic, int y, const st_player *p)
{
    char       words[16];
    ochre_text text = OCHRE_TEXT(words);
    ochre_text_format(&text, "%d/%d", p->camp_count, pic->e->camps);
    ochre_canvas_before(pic->out, CAMPS_END, y, OCHRE_PLAIN, words);
    ochre_text_clear(&text);
    ochre_text_format(&text, "%d/%d", p->explorer_count, pic->e->explorers);
    ochre_canvas_before(pic->out, EXPLORERS_END, y, OCHRE_PLAIN, words);
    for (int c = 0; c < ST_TRIBES; c++)
        ochre_canvas_number(pic->out, TRIBES_AT + 2 * c, y,
                            p->tribes[c] > 0 ? OCHRE_BOLD : OCHRE_FAINT, p->tribes[c]);
    const int found = st_counter_number(p);
    ochre_canvas_number_before(pic->out, FOUND_END, y, found > 0 ? OCHRE_BOLD : OCHRE_FAINT, found);
}

static void put_double_card(const st_picture *pic, int x, int y, const st_card *card)
{
    ochre_canvas_format(pic->out, x, y, OCHRE_YELLOW | OCHRE_BOLD, "+%d", card->points);
}

static void draw_cards(const st_picture *pic, int y, int seat)
{
    static const char *const letters[ST_TRIBES] = {"w", "y", "n", "r"};
    int                      x = ADAPTATION_AT;
    if (pic->s->expansion == seat + 1)
        put_double_card(pic, TRIBES_END, y, &pic->e->expansion);
    if (pic->s->exploration == seat + 1)
        put_double_card(pic, FOUND_END, y, &pic->e->exploration);
    for (int c = 0; c < ST_TRIBES; c++)
        if (pic->s->players[seat].adaptation >> c & 1)
            x = ochre_canvas_put(pic->out, x, y, OCHRE_YELLOW | OCHRE_BOLD, letters[c]);
}

static void draw_player(const st_picture *pic, int y, int seat)
{
    const st_state *s = pic->s;
    const bool      decides = st_actor(s) == seat;
    const int       style = st_style(s, seat) | (decides ? OCHRE_BOLD : 0);
    ochre_canvas_put(pic->out, 0, y, style, decides ? "▶" : (s->turn == seat ? "·" : " "));
    ochre_canvas_format(pic->out, 1, y, style | (pic->viewer == seat ? OCHRE_REVERSE : 0), "%c",
                        ochre_seat_letter(seat));
    ochre_canvas_cut(pic->out, 3, y, style, st_colour_name(pic->e, s, seat, pic->lang), 9);
    ochre_canvas_number_before(pic->out, POINTS_END, y, OCHRE_YELLOW | OCHRE_BOLD,
                               st_points(pic->e, s, seat));
    draw_hand(pic, y, seat);
    draw_levels(pic, y, &s->players[seat]);
    draw_pieces(pic, y, &s->players[seat]);
    draw_cards(pic, y, seat);
}

int st_draw_players(const st_picture *pic, int y)
{
    draw_headings(pic, y);
    for (int seat = 0; seat < pic->s->seats; seat++)
        draw_player(pic, y + 1 + seat, seat);
    return y + 1 + pic->s->seats;
}
