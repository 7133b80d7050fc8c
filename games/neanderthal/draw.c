/* draw.c - the table of Neanderthal as text, as one viewer sees it: 97 columns, 23 to 38 rows.
 *
 *     the moment: round, event, order, who decides what         draw_now.c
 *     ┌ north 1 ──────┬ ...                                      here: two rows of six places,
 *     │Irish Elk      │                                            each a card with its hunters
 *     A Neanderthals · Harem · Vocal ...                         draw_players.c: placard, elders,
 *                                                                  daughters, portals, cards
 *
 * A card, line by line: its name; type, climax and the disks it asks for; dice that must hit and the faces
 * that do, faces that freeze (*) and that kill (†); babies, disks freed, the trophy's n-of-a-kind; the item
 * with n-of-a-kind and elder; the hunters, as seat letters with numbers, α for the Alpha. */
#include "games/neanderthal/draw.h"

enum { CELL = 16, INSIDE = CELL - 1, CARD_ROWS = 6 };

/* ---- shared ---- */

const char *ne_colour_letter(ochre_lang lang, int colour)
{
    static const char *const letters[2][NE_COLOURS + 1] = {{"W", "O", "B", "?"},
                                                           {"Б", "О", "Ч", "?"}};
    return letters[lang][colour];
}

int ne_put_colour(const ne_picture *pic, int x, int y, int colour, int manner)
{
    static const uint8_t hues[NE_COLOURS + 1] = {OCHRE_CYAN, OCHRE_YELLOW, OCHRE_GREY, OCHRE_PLAIN};
    return ochre_canvas_put(pic->out, x, y, hues[colour] | manner,
                            ne_colour_letter(pic->lang, colour));
}

int ne_put_seat(const ne_picture *pic, int x, int y, int seat)
{
    return ochre_canvas_format(pic->out, x, y, ochre_seat_style(seat) | OCHRE_BOLD, "%c",
                               ochre_seat_letter(seat));
}

/* ---- a card ---- */

static void draw_type(const ne_picture *pic, int x, int y, const ne_biome *b)
{
    const char *const types[NE_GAMES] = {ne_pic(pic, "big", "крупн."),
                                         ne_pic(pic, "small", "мелк."),
                                         ne_pic(pic, "predator", "хищник")};
    const int         style = b->type == NE_PREDATORS ? OCHRE_RED : OCHRE_PLAIN;
    const int         next = ochre_canvas_put(pic->out, x, y, style, types[b->type]);
    ochre_canvas_format(pic->out, next + 1, y, OCHRE_FAINT, "%d", b->climax);
    int right = x + INSIDE - ne_count(b->precondition);
    for (int c = 0; c < NE_COLOURS; c++)
        if (b->precondition >> c & 1)
            right = ne_put_colour(pic, right, y, c, OCHRE_BOLD);
}

static int put_faces(const ne_picture *pic, int x, int y, int style, const char *mark,
                     unsigned faces)
{
    if (faces == 0)
        return x;
    x = ochre_canvas_put(pic->out, x + 1, y, style, mark);
    for (int face = 0; face < NE_FACES; face++)
        if (faces >> face & 1)
            x = ochre_canvas_number(pic->out, x, y, style, face + 1);
    return x;
}

static void draw_dice(const ne_picture *pic, int x, int y, const ne_biome *b)
{
    x = b->hit_face == 1
            ? ochre_canvas_format(pic->out, x, y, OCHRE_BOLD, "%d×1", b->hits)
            : ochre_canvas_format(pic->out, x, y, OCHRE_BOLD, "%d×1-%d", b->hits, b->hit_face);
    x = put_faces(pic, x, y, OCHRE_CYAN, "*", b->frost);
    put_faces(pic, x, y, OCHRE_RED, "†", b->bloody);
}

static void draw_rewards(const ne_picture *pic, int x, int y, const ne_biome *b)
{
    int at = ochre_canvas_format(pic->out, x, y, OCHRE_GREEN, "+%d", b->babies) + 1;
    for (int i = 0; i < b->free_count; i++)
        at = ne_put_colour(pic, at, y, b->free[i], 0);
    if (b->trophy_kind != 0)
        at = ochre_canvas_format(pic->out, at + 1, y, OCHRE_VIOLET, ne_pic(pic, "T%d", "Т%d"),
                                 b->trophy_kind);
    if (b->gather)
        ochre_canvas_put(pic->out, at + 1, y, OCHRE_GREEN, ne_pic(pic, "berry", "ягоды"));
}

static void draw_item(const ne_picture *pic, int x, int y, const ne_biome *b)
{
    if (b->item == 0)
        return;
    const ne_item *item = &pic->e->items[b->item - 1];
    const int      style = item->kind == NE_ANIMAL ? OCHRE_BROWN : OCHRE_VIOLET;
    const int      next =
        ochre_canvas_short(pic->out, x, y, style, ne_in(pic->lang, &item->name), INSIDE - 4);
    ochre_canvas_format(pic->out, next, y, OCHRE_FAINT, " %d/%d", b->item_kind, b->item_elder);
}

static void draw_hunters(const ne_picture *pic, int x, int y, int place)
{
    for (int seat = 0; seat < pic->s->seats; seat++) {
        const ne_player *p = &pic->s->players[seat];
        const int        style = ochre_seat_style(seat) | OCHRE_BOLD;
        if (ne_hunters(p, place) == 0)
            continue;
        x = ne_put_seat(pic, x, y, seat);
        if (p->hunters[place] > 0)
            x = ochre_canvas_number(pic->out, x, y, style, p->hunters[place]);
        if (p->alpha == NE_ON_PLACE + place)
            x = ochre_canvas_put(pic->out, x, y, style, "α");
        x++;
    }
}

static void draw_ice(const ne_picture *pic, int x, int y, bool bare)
{
    for (int row = 1; row < CARD_ROWS - 1; row++)
        ochre_canvas_put(pic->out, x + 1 + row % 2, y + row, OCHRE_CYAN | OCHRE_FAINT,
                         "~ ~ ~ ~ ~ ~");
    ochre_canvas_put(pic->out, x, y, OCHRE_CYAN,
                     bare ? ne_pic(pic, "bare ice", "голый лёд")
                          : ne_pic(pic, "ice sheet", "ледник"));
}

static void draw_place(const ne_picture *pic, int x, int y, int place)
{
    const int  cover = pic->s->places[place];
    const bool here = pic->s->at == 1 + place;
    if (ne_is_ice(cover)) {
        draw_ice(pic, x, y, cover == NE_BARE_ICE);
        return;
    }
    if (cover == NE_EMPTY) {
        ochre_canvas_put(pic->out, x, y, OCHRE_FAINT, ne_pic(pic, "empty", "пусто"));
        return;
    }
    const ne_biome *b = &pic->e->biomes[cover - 1];
    ochre_canvas_short(pic->out, x, y, OCHRE_BOLD | (here ? OCHRE_REVERSE : 0),
                       ne_in(pic->lang, &b->name), INSIDE);
    draw_type(pic, x, y + 1, b);
    draw_dice(pic, x, y + 2, b);
    draw_rewards(pic, x, y + 3, b);
    draw_item(pic, x, y + 4, b);
    draw_hunters(pic, x, y + 5, place);
}

/* ---- Europe ---- */

static void draw_rule(const ne_picture *pic, int y, int row, const char *left, const char *cross,
                      const char *right)
{
    ochre_canvas_line(pic->out, 0, y, NE_ACROSS, OCHRE_BROWN);
    for (int column = 0; column <= NE_ROW; column++)
        ochre_canvas_put(pic->out, column * CELL, y, OCHRE_BROWN,
                         column == 0        ? left
                         : column == NE_ROW ? right
                                            : cross);
    for (int column = 0; column < NE_ROW && row < 2; column++)
        ochre_canvas_format(pic->out, column * CELL + 2, y, OCHRE_BROWN, " %s ",
                            ne_place_name(row * NE_ROW + column, pic->lang));
}

static int draw_europe(const ne_picture *pic, int y)
{
    for (int row = 0; row < 2; row++) {
        draw_rule(pic, y, row, row == 0 ? "┌" : "├", row == 0 ? "┬" : "┼", row == 0 ? "┐" : "┤");
        ochre_canvas_format(pic->out, NE_ACROSS - 7, y, OCHRE_BROWN,
                            pic->s->deck[row] < 10 ? " +%d  " : " +%d ", pic->s->deck[row]);
        for (int line = 1; line <= CARD_ROWS; line++)
            for (int column = 0; column <= NE_ROW; column++)
                ochre_canvas_put(pic->out, column * CELL, y + line, OCHRE_BROWN, "│");
        for (int column = 0; column < NE_ROW; column++)
            draw_place(pic, column * CELL + 1, y + 1, row * NE_ROW + column);
        y += CARD_ROWS + 1;
    }
    draw_rule(pic, y, 2, "└", "┴", "┘");
    return y + 1;
}

static void draw_legend(const ne_picture *pic, int y)
{
    ochre_canvas_put(
        pic->out, 0, y, OCHRE_FAINT,
        ne_pic(pic,
               "Card: game, climax, disks asked for; dice × faces that hit, * freezes, † "
               "kills; + babies,",
               "Карта: дичь, ступень, нужные диски; кости × грани удачи, * мороз, † "
               "гибель; + дети,"));
    ochre_canvas_put(
        pic->out, 0, y + 1, OCHRE_FAINT,
        ne_pic(pic,
               "disks freed (? any), T trophy; item n-of-a-kind/elder.  ● mature  ○ with "
               "disks  ◌ no husband",
               "диски (? любой), Т трофей; предмет: одинаковых/старейшина.  ● зрелое  ○ с "
               "дисками  ◌ без мужа"));
    ochre_canvas_put(
        pic->out, 0, y + 2, OCHRE_FAINT,
        ne_pic(pic,
               "α Alpha  words! fewer than those at home: Chaos  portals ● free ◉ in use, "
               "have/needed for Tribal",
               "α Вожак  слов! меньше, чем людей дома: смута  порталы ● свободны ◉ заняты, "
               "есть/нужно для племени"));
}

/* What one person has to reach (NE-705, NE-710). */
static void draw_goal(const ne_picture *pic, int y)
{
    const ne_player *p = &pic->s->players[0];
    if (pic->s->seats == 1 && p->sexuality > 0)
        ochre_canvas_format(
            pic->out, 0, y, OCHRE_PLAIN,
            ne_pic(pic,
                   "To win: be Tribal and have %d points at the end; with a mature animal it "
                   "is a great victory.",
                   "Победа: к концу стать племенем, очков не меньше %d; со зрелым животным "
                   "она великая."),
            ne_sex_of(pic->e, p)->solo_points);
    else if (pic->s->solo)
        ochre_canvas_put(
            pic->out, 0, y, OCHRE_PLAIN,
            ne_pic(pic, "To win: at the end two species live, and one of them has a mature animal.",
                   "Победа: к концу живы два вида, и хотя бы у одного есть зрелое животное."));
}

void ne_draw(const void *edition, const void *state, int viewer, ochre_lang lang, ochre_canvas *out)
{
    const ne_picture pic = {edition, state, viewer, lang, out};
    ochre_canvas_clear(out);
    int y = ne_draw_now(&pic, 0);
    y = draw_europe(&pic, y);
    y = ne_draw_players(&pic, y);
    draw_legend(&pic, y);
    draw_goal(&pic, y + 3);
}
