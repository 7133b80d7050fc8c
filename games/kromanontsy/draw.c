/* draw.c - the table of Кроманьонцы as text, as one viewer sees it: 98 columns, 28 to 38 rows.
 *
 *     the moment: round, whose turn, what is being decided             draw_now.c
 *     players: points, cards by kind or back, technologies by colour   draw_players.c
 *     ┌ terrains: decks, discard piles, predators waiting ───┐         here
 *     ┌ three rows of technologies, four cells each ─────────┐         draw_rows.c
 *     ┌ what everybody has learned ──────────────────────────┐         draw_players.c */
#include "games/kromanontsy/draw.h"

/* ---- terrains ---- */

enum { DECK_END = 17, PILE_AT = 19, PREDATOR_AT = 60, TOPS = 4 };

static int owner_of(const kr_state *s, int predator)
{
    for (int seat = 0; seat < s->seats; seat++)
        if (s->players[seat].figures >> predator & 1)
            return seat;
    return -1;
}

/* The predator of the terrain: still about, with what it takes and gives, or whose trophy it is. */
static void draw_predator(const kr_picture *pic, int y, int terrain)
{
    const kr_predator *k = &pic->e->predators[terrain];
    const int          owner = owner_of(pic->s, terrain);
    int x = ochre_canvas_short(pic->out, PREDATOR_AT, y, owner < 0 ? OCHRE_PLAIN : OCHRE_FAINT,
                               kr_in(pic->lang, &k->name), 19);
    if (owner >= 0) {
        ochre_canvas_format(pic->out, x + 1, y, ochre_seat_style(owner) | OCHRE_BOLD, "→ %c",
                            ochre_seat_letter(owner));
        return;
    }
    if (kr_is_solo(pic->s)) /* KR-828 */
        ochre_canvas_format(pic->out, x + 1, y, OCHRE_GREY,
                            kr_drawn_word(pic, "≥%d: %d loot", "≥%d: доб. %d"), k->strength,
                            k->loot);
    else
        ochre_canvas_format(pic->out, x + 1, y, OCHRE_GREY,
                            kr_drawn_word(pic, "≥%d: %d pt %d loot", "≥%d: ПО %d доб. %d"),
                            k->strength, k->points, k->loot);
}

static void draw_pile(const kr_picture *pic, int y, int back)
{
    const kr_pile *pile = &pic->s->piles[back];
    int            x = PILE_AT;
    if (pile->count == 0) {
        ochre_canvas_put(pic->out, x, y, OCHRE_FAINT, kr_drawn_word(pic, "no pile", "сброса нет"));
        return;
    }
    x = ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, kr_drawn_word(pic, "pile %d", "сброс %d"),
                            pile->count);
    if (back == KR_LOOT_BACK)
        return;
    x = ochre_canvas_put(pic->out, x, y, OCHRE_PLAIN, ": ");
    for (int i = 0; i < TOPS && i < pile->count; i++) {
        const int card = pile->cards[pile->count - 1 - i];
        if (i > 0)
            x = ochre_canvas_put(pic->out, x, y, OCHRE_FAINT, "‹");
        x = ochre_canvas_short(pic->out, x, y, i == 0 ? OCHRE_BOLD : OCHRE_FAINT,
                               kr_in(pic->lang, kr_card_name(pic->e, card)), i == 0 ? 13 : 5);
    }
}

static int draw_terrains(const kr_picture *pic, int y)
{
    const kr_state *s = pic->s;
    ochre_canvas_box(pic->out, 0, y, KR_ACROSS, KR_BACKS + 2, OCHRE_BROWN,
                     kr_drawn_word(pic, "Decks · discard piles, the top first · predators",
                                   "Колоды · сброс, верхняя карта первой · хищники"));
    for (int back = 0; back < KR_BACKS; back++) {
        const int  row = y + 1 + back;
        const bool closed = s->closed == 1 + back;
        ochre_canvas_short(pic->out, 2, row, closed ? OCHRE_FAINT : OCHRE_PLAIN,
                           kr_in(pic->lang, kr_back_name(pic->e, back)), 11);
        ochre_canvas_number_before(pic->out, DECK_END, row, OCHRE_BOLD, kr_deck_size(s, back));
        if (closed)
            ochre_canvas_put(pic->out, 12, row, OCHRE_RED | OCHRE_BOLD, "✗");
        draw_pile(pic, row, back);
        if (back < KR_TERRAINS)
            draw_predator(pic, row, back);
    }
    return y + KR_BACKS + 2;
}

void kr_draw(const void *edition, const void *state, int viewer, ochre_lang lang, ochre_canvas *out)
{
    const kr_picture pic = {edition, state, viewer, lang, out};
    ochre_canvas_clear(out);
    int y = kr_draw_now(&pic, 0);
    y = kr_draw_players(&pic, y);
    y = draw_terrains(&pic, y);
    y = kr_draw_rows(&pic, y);
    kr_draw_learned(&pic, y);
}
