/* draw_players.c - the players in the picture: their stocks in a table, and what they collected.
 *
 *               Score Food grow eat left  Home  Wood Brick Stone  Gold Tools     Once
 *     ▶A Red         0   12   +3  -6    9   3/6     2     0     0     1 [2] 1  ·  43
 *
 * The columns of food are a sum that is worked out at once: what lies ready, what the field will grow
 * in this round, what the people will eat, what is left then, or how much is missing.
 * Tools ready are in brackets, used ones are bare. */
#include "games/stone_age/draw.h"

/* Last columns of the table, exclusive. */
enum {
    SCORE_END = 16,
    FOOD_END = 21,
    GROW_END = 26,
    EAT_END = 30,
    LEFT_END = 36,
    HOME_END = 42,
    GOODS_END = 48, /* of the first resource */
    GOOD_WIDTH = 6,
    TOOLS_AT = 67,
    ONCE_AT = 77
};

static const char *word(const sa_picture *pic, const char *en, const char *ru)
{
    return ochre_word(pic->lang, en, ru);
}

/* ---- stocks ---- */

static void draw_headings(const sa_picture *pic, int y)
{
    const int style = OCHRE_GREY;
    ochre_canvas_before(pic->out, SCORE_END, y, style, word(pic, "Score", "Очки"));
    ochre_canvas_before(pic->out, FOOD_END, y, style, word(pic, "Food", "Еда"));
    ochre_canvas_before(pic->out, GROW_END, y, style, word(pic, "grow", "рост"));
    ochre_canvas_before(pic->out, EAT_END, y, style, word(pic, "eat", "ест"));
    ochre_canvas_before(pic->out, LEFT_END, y, style, word(pic, "left", "ост."));
    ochre_canvas_before(pic->out, HOME_END, y, style, word(pic, "Home", "Дома"));
    for (int r = 0; r < SA_RESOURCES; r++)
        sa_put_short_left_of(pic, GOODS_END + r * GOOD_WIDTH, y, style,
                             sa_in(pic->lang, &pic->e->resources[r].name), GOOD_WIDTH - 1);
    ochre_canvas_put(pic->out, TOOLS_AT, y, style, word(pic, "Tools", "Орудия"));
    ochre_canvas_before(pic->out, SA_ACROSS, y, style, word(pic, "Once", "Раз"));
}

/* What will be left when all have eaten; in FEED the food is gone already. */
static int food_left(const sa_picture *pic, int seat)
{
    const sa_player *p = &pic->s->players[seat];
    if (pic->s->phase == SA_FEED && pic->s->turn == seat)
        return -pic->s->shortage;
    return p->food + p->track - p->people;
}

/* From FEED on, what is grown is in the store and some have eaten: the sum would mislead. */
static bool is_before_feeding(const sa_state *s)
{
    return s->phase != SA_REFILL && s->phase != SA_END && s->phase != SA_FEED;
}

static void draw_food(const sa_picture *pic, int y, int seat)
{
    const sa_player *p = &pic->s->players[seat];
    const int        left = food_left(pic, seat);
    ochre_canvas_number_before(pic->out, FOOD_END, y, OCHRE_BOLD, p->food);
    ochre_canvas_number_before(pic->out, GROW_END, y, OCHRE_PLAIN, p->track);
    ochre_canvas_put(pic->out, GROW_END - (p->track > 9 ? 3 : 2), y, OCHRE_PLAIN, "+");
    ochre_canvas_number_before(pic->out, EAT_END, y, OCHRE_PLAIN, p->people);
    ochre_canvas_put(pic->out, EAT_END - (p->people > 9 ? 3 : 2), y, OCHRE_PLAIN, "-");
    if (is_before_feeding(pic->s) || (pic->s->phase == SA_FEED && pic->s->turn == seat)) {
        ochre_canvas_number_before(pic->out, LEFT_END - 1, y,
                                   left < 0 ? OCHRE_RED | OCHRE_BOLD : OCHRE_PLAIN, left);
        if (left < 0)
            ochre_canvas_put(pic->out, LEFT_END - 1, y, OCHRE_RED | OCHRE_BOLD, "!");
    }
}

static void draw_tools(const sa_picture *pic, int y, const sa_player *p)
{
    int x = TOOLS_AT;
    for (int i = 0; i < SA_TOOL_SLOTS; i++) {
        const bool is_used = p->used >> i & 1;
        if (p->tools[i] == 0)
            x = ochre_canvas_put(pic->out, x, y, OCHRE_FAINT, " · ");
        else
            x = ochre_canvas_format(pic->out, x, y, is_used ? OCHRE_FAINT : OCHRE_BOLD,
                                    is_used ? " %d " : "[%d]", p->tools[i]);
    }
    x = ONCE_AT;
    for (int i = 0; i < 3; i++)
        if (p->once >> i & 1)
            x = ochre_canvas_number(pic->out, x, y, OCHRE_BOLD, sa_once_value(i));
}

static void draw_stock(const sa_picture *pic, int y, int seat)
{
    const sa_player *p = &pic->s->players[seat];
    const bool       decides = sa_actor(pic->s) == seat;
    const int        style = ochre_seat_style(seat) | (decides ? OCHRE_BOLD : 0);
    char             home[16];
    ochre_text       text = OCHRE_TEXT(home);
    ochre_canvas_put(pic->out, 0, y, style, decides ? "▶" : " ");
    ochre_canvas_format(pic->out, 1, y, style | (pic->viewer == seat ? OCHRE_REVERSE : 0), "%c",
                        ochre_seat_letter(seat));
    ochre_canvas_short(pic->out, 3, y, style, sa_in(pic->lang, &pic->e->colours[seat]),
                       SCORE_END - 8);
    /* At the end with what the collections brought. */
    const int score = sa_actor(pic->s) == OCHRE_OVER ? sa_final_score(pic->e, p) : p->score;
    ochre_canvas_number_before(pic->out, SCORE_END, y, OCHRE_YELLOW | OCHRE_BOLD, score);
    draw_food(pic, y, seat);
    ochre_text_format(&text, "%d/%d", p->home, p->people);
    ochre_canvas_before(pic->out, HOME_END, y, p->home > 0 ? OCHRE_PLAIN : OCHRE_FAINT, home);
    for (int r = 0; r < SA_RESOURCES; r++)
        ochre_canvas_number_before(pic->out, GOODS_END + r * GOOD_WIDTH, y,
                                   p->goods[r] > 0 ? OCHRE_BOLD : OCHRE_FAINT, p->goods[r]);
    draw_tools(pic, y, p);
}

int sa_draw_stocks(const sa_picture *pic, int y)
{
    draw_headings(pic, y);
    for (int seat = 0; seat < pic->s->seats; seat++)
        draw_stock(pic, y + 1 + seat, seat);
    return y + 1 + pic->s->seats;
}

/* ---- collections ---- */

typedef struct collection {
    int symbol[SA_SYMBOLS];
    int kind[SA_KINDS];
} collection;

static collection collect(const sa_edition *e, uint64_t cards)
{
    collection c = {{0}, {0}};
    for (; cards != 0; cards &= cards - 1) {
        const sa_lower *bottom = &e->cards[__builtin_ctzll(cards)].bottom;
        if (bottom->type == SA_GREEN)
            c.symbol[bottom->symbol - 1]++;
        else
            c.kind[bottom->kind - 1] += bottom->count;
    }
    return c;
}

static int draw_extra(const sa_picture *pic, int x, int y, const sa_player *p, bool is_known)
{
    if (!is_known)
        return ochre_canvas_format(pic->out, x, y, OCHRE_VIOLET,
                                   word(pic, " + %d unseen", " + %d втайне"), p->extras);
    for (uint64_t cards = p->extra; cards != 0 && x < SA_ACROSS / 2; cards &= cards - 1) {
        const int       card = __builtin_ctzll(cards);
        const sa_lower *bottom = &pic->e->cards[card].bottom;
        const sa_name  *name = bottom->type == SA_GREEN ? &pic->e->symbols[bottom->symbol - 1]
                                                        : &pic->e->multipliers[bottom->kind - 1];
        x = ochre_canvas_format(pic->out, x, y, OCHRE_VIOLET,
                                word(pic, " + extra %d ", " + втайне %d "), card + 1);
        x = ochre_canvas_short(pic->out, x, y, OCHRE_VIOLET, sa_in(pic->lang, name), 6);
        if (bottom->type != SA_GREEN)
            x = ochre_canvas_format(pic->out, x, y, OCHRE_VIOLET, "×%d", bottom->count);
    }
    return x;
}

/* Writes the green symbols that he has, each in so many columns. */
static void list_symbols(const sa_picture *pic, const collection *c, int width, ochre_text *out)
{
    for (int i = 0; i < SA_SYMBOLS; i++) {
        if (c->symbol[i] == 0)
            continue;
        ochre_text_char(out, ' ');
        ochre_canvas_shorten(sa_in(pic->lang, &pic->e->symbols[i]), width, out);
        if (c->symbol[i] > 1)
            ochre_text_int(out, c->symbol[i]);
    }
}

static void draw_symbols(const sa_picture *pic, int x, int y, const collection *c)
{
    enum { POINTS = 5, SHORTEST = 4, LONGEST = 12 };
    const int room = SA_ACROSS - 2 - POINTS - x;
    char      list[SA_SYMBOLS * (4 * LONGEST + 4)];
    const int points = sa_green_points(c->symbol);
    int       columns = room + 1;
    for (int width = LONGEST; width >= SHORTEST && columns > room; width--) {
        ochre_text text = OCHRE_TEXT(list);
        list_symbols(pic, c, width, &text);
        columns = ochre_canvas_columns(list);
    }
    if (points == 0)
        return;
    x = ochre_canvas_cut(pic->out, x, y, OCHRE_GREEN, list, room);
    ochre_canvas_format(pic->out, x, y, OCHRE_BOLD, " =%d", points);
}

static void draw_multipliers(const sa_picture *pic, int y, const sa_player *p, const collection *c)
{
    const int by[SA_KINDS] = {[SA_FARMER] = p->track,
                              [SA_MAKER] = sa_tool_total(p),
                              [SA_BUILDER] = __builtin_popcountll(p->buildings),
                              [SA_SHAMAN] = p->people};
    int       x = 4;
    for (int kind = 0; kind < SA_KINDS; kind++) {
        const int style = c->kind[kind] > 0 ? OCHRE_YELLOW : OCHRE_FAINT;
        x = ochre_canvas_short(pic->out, x, y, style, sa_in(pic->lang, &pic->e->multipliers[kind]),
                               14);
        x = ochre_canvas_format(pic->out, x, y, style, " %d×%d", c->kind[kind], by[kind]) + 2;
    }
}

static void draw_collection(const sa_picture *pic, int y, int seat)
{
    sa_player  p = pic->s->players[seat];
    const bool knows = sa_knows_extra(pic->s, pic->viewer, seat);
    if (!knows)
        p.extra = 0;
    const collection c = collect(pic->e, p.cards | p.extra);
    int x = ochre_canvas_format(pic->out, 2, y, ochre_seat_style(seat) | OCHRE_BOLD, "%c ",
                                ochre_seat_letter(seat));
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            word(pic, "Built %d, cards %d", "Построек %d, карт %d"),
                            __builtin_popcountll(p.buildings), __builtin_popcountll(p.cards));
    if (p.extras > 0)
        x = draw_extra(pic, x, y, &p, knows);
    if (p.picks > 0)
        x = ochre_canvas_format(pic->out, x, y, OCHRE_CYAN, word(pic, " + pick %d", " + взять %d"),
                                SA_PICKED * p.picks);
    draw_symbols(pic, x + 1, y, &c);
    draw_multipliers(pic, y + 1, &p, &c);
    p.goods[SA_WOOD] = (uint16_t)(p.goods[SA_WOOD] + SA_PICKED * p.picks); /* SA-519 */
    const int  total = sa_final_score(pic->e, &p);
    char       words[32];
    ochre_text text = OCHRE_TEXT(words);
    ochre_text_format(&text, "= %d", total);
    ochre_canvas_before(pic->out, SA_ACROSS - 2, y + 1, OCHRE_YELLOW | OCHRE_BOLD, words);
}

int sa_draw_collections(const sa_picture *pic, int y)
{
    const int height = 2 * pic->s->seats + 2;
    ochre_canvas_box(pic->out, 0, y, SA_ACROSS, height, OCHRE_GREY,
                     pic->s->phase == SA_END
                         ? word(pic, "Collections, and = the final score", "Собрано, и = итог")
                         : word(pic, "Collections, and = the score if the game ended now",
                                "Собрано, и = итог, если бы игра кончилась сейчас"));
    for (int seat = 0; seat < pic->s->seats; seat++)
        draw_collection(pic, y + 1 + 2 * seat, seat);
    return y + height;
}
