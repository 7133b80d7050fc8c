/* draw.c - the table as text, as one viewer sees it: 92 to 100 columns, 38 or 39 rows.
 *
 *     the moment: turn, dice, supply; who decides what; the trade under way     draw_now.c
 *     the players: points, cards, levels, pieces, counters                      draw_players.c
 *     the map, an intersection a number                                         draw_map.c
 *     what the signs mean, and what things cost                                 here */
#include "games/settlers/draw.h"

/* ---- what the signs mean ---- */

static void draw_signs(const st_picture *pic, int y)
{
    const ochre_lang lang = pic->lang;
    ochre_canvas_put(
        pic->out, 0, y, OCHRE_GREY,
        ochre_word(lang,
                   "A camp  a explorer  w y n r tribe counters  * choices  N S enemies  "
                   "2/1II clothing 2, shelter 1",
                   "A стоянка  a разведчик  w y n r жетоны племён  * выбор  N S враги  "
                   "2/1II одежда 2, жилище 1"));
    int x = ochre_canvas_put(pic->out, 0, y + 1, OCHRE_GREY,
                             ochre_word(lang, "12P10: hex 12, Plains, dice 10; ░ desert ",
                                        "12Р10: поле 12, Равнина, кубики 10; ░ пустыня "));
    for (int t = 0; t < ST_TERRAINS; t++) {
        const st_land *land = &pic->e->terrains[t];
        x = ochre_canvas_format(pic->out, x, y + 1, OCHRE_GREY, " %s=%s", st_in(lang, &land->name),
                                st_in(lang, &pic->e->resources[land->produces].name));
    }
}

void st_write_short(const st_picture *pic, const uint8_t cards[ST_RESOURCES], ochre_text *out)
{
    const char *between = "";
    for (int r = 0; r < ST_RESOURCES; r++) {
        const char *resource = st_in(pic->lang, &pic->e->resources[r].name);
        if (cards[r] == 0)
            continue;
        ochre_text_string(out, between);
        if (cards[r] > 1)
            ochre_text_int(out, cards[r]);
        ochre_text_bytes(out, resource, ochre_canvas_bytes(resource, 2));
        between = "+";
    }
}

static int put_cost(const st_picture *pic, int x, int y, const char *name,
                    const uint8_t cost[ST_RESOURCES])
{
    char       words[120];
    ochre_text text = OCHRE_TEXT(words);
    st_write_short(pic, cost, &text);
    x = ochre_canvas_format(pic->out, x, y, OCHRE_GREY, "%s ", name);
    return ochre_canvas_format(pic->out, x, y, OCHRE_PLAIN, "%s  ", words);
}

static void draw_costs(const st_picture *pic, int y)
{
    const st_costs          *c = &pic->e->costs;
    const ochre_lang         lang = pic->lang;
    static const char *const levels[ST_LEVELS] = {"1", "2", "3", "4", "5"};
    int x = put_cost(pic, 0, y, ochre_word(lang, "explorer", "разведчик"), c->explorer);
    x = put_cost(pic, x, y, ochre_word(lang, "move", "ход"), c->move);
    x = put_cost(pic, x, y, ochre_word(lang, "camp", "стоянка"), c->camp);
    x = ochre_canvas_put(pic->out, x, y, OCHRE_GREY, ochre_word(lang, "levels: ", "уровни: "));
    for (int i = 0; i < ST_LEVELS; i++)
        x = put_cost(pic, x, y, levels[i], c->advance[i]);
}

int st_style(const void *state, int seat)
{
    static const uint8_t hues[ST_SEATS] = {OCHRE_BLUE, OCHRE_PLAIN, OCHRE_RED, OCHRE_YELLOW};
    const st_state      *s = state;
    return hues[s->players[seat].colour];
}

void st_draw(const void *edition, const void *state, int viewer, ochre_lang lang, ochre_canvas *out)
{
    const st_picture pic = {edition, state, viewer, lang, out};
    ochre_canvas_clear(out);
    int y = st_draw_now(&pic, 0);
    y = st_draw_players(&pic, y);
    y = st_draw_map(&pic, y);
    draw_signs(&pic, y);
    draw_costs(&pic, y + 2);
}
