/* draw.c - the table of Stone Age as text, as one viewer sees it: 80 columns, 22 to 30 rows.
 *
 *     the moment: round, phase, who decides what                      draw_now.c
 *     stocks of all players: food, people, goods, tools               draw_players.c
 *     ┌ gather places ────────────┐┌ village, faces of the gifts ──┐  here
 *     ┌ card display ─────────────┐┌ building stacks ──────────────┐  here
 *     ┌ collections: cards, buildings, what they are worth now ────┐  draw_players.c
 *
 * What a player asks for most stands on top, so that a small terminal shows it without scrolling.
 * People are the letters of their seats, a free ring is ○, one that is closed in this round is -. */
#include "games/stone_age/draw.h"

#include <string.h>

enum {
    LEFT = 43, /* columns of the boxes in the left half */
    RIGHT = SA_ACROSS - LEFT,
    SHORT_GOOD = 5 /* columns of a resource in costs */
};

void sa_put_short_left_of(const sa_picture *pic, int x, int y, int style, const char *utf8,
                          int width)
{
    char       part[4 * SA_ACROSS + 1];
    ochre_text text = OCHRE_TEXT(part);
    ochre_canvas_shorten(utf8, width, &text);
    ochre_canvas_before(pic->out, x, y, style, part);
}

static const char *word(const sa_picture *pic, const char *en, const char *ru)
{
    return ochre_word(pic->lang, en, ru);
}

/* ---- who stands where ---- */

static int put_people(const sa_picture *pic, int x, int y, int seat, int people)
{
    const char letter[2] = {ochre_seat_letter(seat), '\0'};
    for (int i = 0; i < people; i++)
        x = ochre_canvas_put(pic->out, x, y, ochre_seat_style(seat) | OCHRE_BOLD, letter);
    return x;
}

/* The seat that stands alone on a place of the village, a slot or a stack; -1: nobody. */
static int seat_on(const sa_state *s, int place)
{
    for (int seat = 0; seat < s->seats; seat++)
        if (s->players[seat].on >> place & 1)
            return seat;
    return -1;
}

static void put_rings(const sa_picture *pic, int x, int y, int place, int rings, bool is_closed)
{
    const int seat = seat_on(pic->s, place);
    if (seat >= 0) {
        put_people(pic, x, y, seat, rings);
        return;
    }
    for (int i = 0; i < rings; i++)
        x = ochre_canvas_put(pic->out, x, y, is_closed ? OCHRE_FAINT : OCHRE_PLAIN,
                             is_closed ? "-" : "○");
}

/* ---- the gather places ---- */

enum { CROWD_AT = 30, CROWD_MOST = LEFT - CROWD_AT - 2 };

static int crowd_of(const sa_state *s, int place, int *seats)
{
    int people = 0;
    *seats = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        people += s->gather[place][seat];
        *seats += s->gather[place][seat] != 0;
    }
    return people;
}

static void draw_crowd(const sa_picture *pic, int y, int place)
{
    const sa_state *s = pic->s;
    int             seats, x = CROWD_AT;
    const int       people = crowd_of(s, place, &seats);
    const bool      is_great = people >= CROWD_MOST; /* then numbers instead of one letter each */
    for (int seat = 0; seat < s->seats; seat++) {
        const int here = s->gather[place][seat];
        if (here == 0)
            continue;
        x = put_people(pic, x, y, seat, is_great ? 1 : here);
        if (is_great)
            x = ochre_canvas_number(pic->out, x, y, ochre_seat_style(seat), here);
    }
    if (place == SA_HUNT) {
        ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, is_great ? "" : "…"); /* no limit (SA-212) */
        return;
    }
    const bool is_closed = seats >= pic->e->limits[s->seats - 2].gather_players;
    for (int ring = people; ring < pic->e->rings && !is_great; ring++)
        x = ochre_canvas_put(pic->out, x, y, is_closed ? OCHRE_FAINT : OCHRE_PLAIN,
                             is_closed ? "-" : "○");
}

static void draw_gather(const sa_picture *pic, int y)
{
    ochre_canvas_box(pic->out, 0, y, LEFT, SA_GATHER_PLACES + 2, OCHRE_BROWN,
                     word(pic, "Gather: pips ÷ number = pieces", "Добыча: очки ÷ число = штуки"));
    for (int place = 0; place < SA_GATHER_PLACES; place++) {
        const int row = y + 1 + place;
        ochre_canvas_cut(pic->out, 2, row, OCHRE_PLAIN,
                         sa_in(pic->lang, &pic->e->places[place].name), 16);
        ochre_canvas_format(pic->out, 19, row, OCHRE_BOLD, "÷%d", sa_yield_divisor(pic->e, place));
        ochre_canvas_short(pic->out, 22, row, OCHRE_PLAIN,
                           sa_in(pic->lang, sa_yield_name(pic->e, place)), 7);
        draw_crowd(pic, row, place);
    }
}

/* ---- the village, and what the faces of a gifts roll give ---- */

static bool village_is_closed(const sa_picture *pic)
{
    int taken = 0;
    for (int place = SA_TOOLMAKER; place <= SA_FIELD; place++)
        taken += seat_on(pic->s, place) >= 0;
    return taken >= pic->e->limits[pic->s->seats - 2].village_places; /* SA-217 */
}

static void draw_gift_faces(const sa_picture *pic, int y)
{
    ochre_canvas_put(pic->out, LEFT + 2, y, OCHRE_PLAIN, word(pic, "Gifts", "Дары"));
    for (int face = 0; face < 6; face++) {
        const int   gift = pic->e->gift[face];
        const char *name = gift < SA_RESOURCES    ? sa_in(pic->lang, &pic->e->resources[gift].name)
                           : gift == SA_GIFT_TOOL ? word(pic, "tool", "орудие")
                                                  : word(pic, "field", "поле");
        const int   x = LEFT + 8 + face % 3 * 9, row = y + face / 3;
        ochre_canvas_number(pic->out, x, row, OCHRE_BOLD, face + 1);
        ochre_canvas_short(pic->out, x + 2, row, OCHRE_PLAIN, name, 6);
    }
}

static void draw_village(const sa_picture *pic, int y)
{
    const char *const gain[3] = {word(pic, "+1 tool", "+1 орудие"),
                                 word(pic, "+1 person", "+1 человек"),
                                 word(pic, "+1 food a round", "+1 еда за раунд")};
    const bool        is_closed = village_is_closed(pic);
    ochre_canvas_box(pic->out, LEFT, y, RIGHT, SA_GATHER_PLACES + 2, OCHRE_BROWN, NULL);
    ochre_canvas_format(pic->out, LEFT + 1, y, OCHRE_BROWN,
                        word(pic, " Village: %d of 3 in a round ", " Деревня: за раунд %d из 3 "),
                        pic->e->limits[pic->s->seats - 2].village_places);
    for (int i = 0; i < 3; i++) {
        const int place = SA_TOOLMAKER + i, row = y + 1 + i;
        const int style = is_closed && seat_on(pic->s, place) < 0 ? OCHRE_FAINT : OCHRE_PLAIN;
        put_rings(pic, LEFT + 2, row, place, place == SA_HUT ? 2 : 1, is_closed);
        ochre_canvas_cut(pic->out, LEFT + 5, row, style,
                         sa_in(pic->lang, &pic->e->places[place].name), 14);
        ochre_canvas_cut(pic->out, LEFT + 20, row, style, gain[i], RIGHT - 21);
    }
    draw_gift_faces(pic, y + 4);
}

/* ---- the card display ---- */

enum { UPPER_AT = 10, UPPER = 15, LOWER_AT = UPPER_AT + UPPER + 1 };

static void draw_amount(const sa_picture *pic, int y, const sa_upper *top, const sa_name *name)
{
    const int x = ochre_canvas_format(pic->out, UPPER_AT, y, OCHRE_PLAIN, "+%d ", top->amount);
    ochre_canvas_cut(pic->out, x, y, OCHRE_PLAIN, sa_in(pic->lang, name), UPPER_AT + UPPER - x);
}

static void draw_upper(const sa_picture *pic, int y, const sa_upper *top)
{
    const sa_edition *e = pic->e;
    const char       *words = "";
    int               x = UPPER_AT;
    switch (top->type) {
    case SA_TOP_FOOD: draw_amount(pic, y, top, &e->food_name); return;
    case SA_TOP_RESOURCE: draw_amount(pic, y, top, &e->resources[top->resource - 1].name); return;
    case SA_TOP_ROLL:
        x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, word(pic, "roll 2: ", "бросок: "));
        ochre_canvas_short(pic->out, x, y, OCHRE_PLAIN,
                           sa_in(pic->lang, &e->resources[top->resource - 1].name), UPPER - 8);
        return;
    case SA_TOP_POINTS:
        ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, word(pic, "+%d points", "очки: +%d"),
                            top->amount);
        return;
    case SA_TOP_ONCE:
        ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN,
                            word(pic, "tool %d, once", "орудие %d, раз"), top->value);
        return;
    case SA_TOP_GIFTS: words = word(pic, "gifts for all", "дары для всех"); break;
    case SA_TOP_TOOL: words = word(pic, "+1 tool", "+1 орудие"); break;
    case SA_TOP_FIELD: words = word(pic, "+1 food a round", "+1 еда за раунд"); break;
    case SA_TOP_DRAW: words = word(pic, "extra card", "ещё карта"); break;
    default: words = word(pic, "pick 2 goods", "2 на выбор"); break;
    }
    ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, words);
}

static void draw_lower(const sa_picture *pic, int y, const sa_lower *bottom)
{
    const int room = LEFT - 1 - LOWER_AT;
    if (bottom->type == SA_GREEN) {
        ochre_canvas_short(pic->out, LOWER_AT, y, OCHRE_GREEN,
                           sa_in(pic->lang, &pic->e->symbols[bottom->symbol - 1]), room);
        return;
    }
    const int x =
        ochre_canvas_short(pic->out, LOWER_AT, y, OCHRE_YELLOW,
                           sa_in(pic->lang, &pic->e->multipliers[bottom->kind - 1]), room - 2);
    ochre_canvas_format(pic->out, x, y, OCHRE_YELLOW, "×%d", bottom->count);
}

static void draw_slot(const sa_picture *pic, int y, int slot)
{
    const int card = pic->s->display[slot], cost = pic->e->slot_cost[slot];
    ochre_canvas_number(pic->out, 2, y, OCHRE_BOLD, slot + 1);
    if (cost != slot + 1) /* another edition: the price beside the number */
        ochre_canvas_format(pic->out, 3, y, OCHRE_BOLD, "=%d", cost);
    put_rings(pic, 5, y, SA_CARD_1 + slot, 1, card == 0);
    if (card == 0) {
        ochre_canvas_put(pic->out, 7, y, OCHRE_FAINT, word(pic, "empty", "пусто"));
        return;
    }
    ochre_canvas_number_before(pic->out, 9, y, OCHRE_GREY, card);
    draw_upper(pic, y, &pic->e->cards[card - 1].top);
    draw_lower(pic, y, &pic->e->cards[card - 1].bottom);
}

static void draw_cards(const sa_picture *pic, int y)
{
    ochre_canvas_box(pic->out, 0, y, LEFT, SA_SLOTS + 2, OCHRE_GREEN, NULL);
    ochre_canvas_format(
        pic->out, 1, y, OCHRE_GREEN,
        word(pic, " Cards: slot = price; %d undrawn ", " Карты: место = цена; в колоде %d "),
        __builtin_popcountll(pic->s->undrawn));
    for (int slot = 0; slot < SA_SLOTS; slot++)
        draw_slot(pic, y + 1 + slot, slot);
}

/* ---- the building stacks ---- */

enum { COST_AT = LEFT + 6, POINTS_END = SA_ACROSS - 6 };

static void sort_values(const sa_edition *e, int value[SA_RESOURCES])
{
    for (int r = 0; r < SA_RESOURCES; r++) {
        int at = r;
        for (; at > 0 && value[at - 1] > e->resources[r].building_points; at--)
            value[at] = value[at - 1];
        value[at] = e->resources[r].building_points;
    }
}

/* The fewest and the most points that a tile with a free choice of resources can bring. */
static void points_between(const sa_edition *e, const sa_building *b, int *least, int *most)
{
    int value[SA_RESOURCES] = {0};
    sort_values(e, value);
    if (b->type == SA_RANGE) {
        *least = b->min * value[0];
        *most = b->max * value[SA_RESOURCES - 1];
        return;
    }
    *least = *most = 0;
    for (int i = 0; i < b->kinds && i < SA_RESOURCES; i++) {
        *least += value[i];
        *most += value[SA_RESOURCES - 1 - i];
    }
    *least += (b->count - b->kinds) * value[0];
    *most += (b->count - b->kinds) * value[SA_RESOURCES - 1];
}

static void draw_fixed_tile(const sa_picture *pic, int y, const sa_building *b)
{
    int x = COST_AT;
    for (int r = 0; r < SA_RESOURCES; r++) {
        if (b->cost[r] == 0)
            continue;
        x = ochre_canvas_format(pic->out, x, y, OCHRE_BOLD, "%d ", b->cost[r]);
        x = ochre_canvas_short(pic->out, x, y, OCHRE_PLAIN,
                               sa_in(pic->lang, &pic->e->resources[r].name), SHORT_GOOD) +
            1;
    }
    ochre_canvas_number_before(pic->out, POINTS_END, y, OCHRE_YELLOW | OCHRE_BOLD, b->points);
}

static void draw_free_tile(const sa_picture *pic, int y, const sa_building *b)
{
    int  least, most;
    char between[32];
    points_between(pic->e, b, &least, &most);
    ochre_text text = OCHRE_TEXT(between);
    if (least == most)
        ochre_text_int(&text, least);
    else
        ochre_text_format(&text, "%d–%d", least, most);
    ochre_canvas_before(pic->out, POINTS_END, y, OCHRE_YELLOW | OCHRE_BOLD, between);
    if (b->type == SA_RANGE)
        ochre_canvas_format(pic->out, COST_AT, y, OCHRE_PLAIN,
                            word(pic, "%d–%d of any", "%d–%d любых"), b->min, b->max);
    else
        ochre_canvas_format(pic->out, COST_AT, y, OCHRE_PLAIN,
                            b->kinds == 1 ? word(pic, "%d of %d kind", "%d, видов: %d")
                                          : word(pic, "%d of %d kinds", "%d, видов: %d"),
                            b->count, b->kinds);
}

static void draw_stack(const sa_picture *pic, int y, int stack)
{
    const int tile = pic->s->tile[stack], left = pic->s->left[stack];
    ochre_canvas_number(pic->out, LEFT + 2, y, OCHRE_BOLD, stack + 1);
    put_rings(pic, LEFT + 4, y, SA_BUILDING_1 + stack, 1, tile == 0);
    if (tile == 0) {
        ochre_canvas_put(pic->out, COST_AT, y, OCHRE_FAINT,
                         left == 0 ? word(pic, "used up: last round", "кончилась: последний раунд")
                                   : word(pic, "to be turned over", "открывается"));
        return;
    }
    const sa_building *b = &pic->e->buildings[tile - 1];
    if (b->type == SA_FIXED)
        draw_fixed_tile(pic, y, b);
    else
        draw_free_tile(pic, y, b);
    ochre_canvas_format(pic->out, POINTS_END + 1, y, left == 1 ? OCHRE_BOLD : OCHRE_GREY, "×%d",
                        left);
}

static void draw_buildings(const sa_picture *pic, int y)
{
    ochre_canvas_box(pic->out, LEFT, y, RIGHT, SA_SLOTS + 2, OCHRE_YELLOW,
                     word(pic, "Buildings: cost, points, left", "Постройки: цена, очки, стопка"));
    for (int stack = 0; stack < pic->e->limits[pic->s->seats - 2].building_stacks; stack++)
        draw_stack(pic, y + 1 + stack, stack);
}

void sa_draw(const void *edition, const void *state, int viewer, ochre_lang lang, ochre_canvas *out)
{
    const sa_picture pic = {edition, state, viewer, lang, out};
    ochre_canvas_clear(out);
    int y = sa_draw_now(&pic, 0);
    y = sa_draw_stocks(&pic, y);
    draw_gather(&pic, y);
    draw_village(&pic, y);
    y += SA_GATHER_PLACES + 2;
    draw_cards(&pic, y);
    draw_buildings(&pic, y);
    y += SA_SLOTS + 2;
    sa_draw_collections(&pic, y);
}
