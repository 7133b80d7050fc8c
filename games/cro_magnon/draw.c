/* draw.c - the table of Cro-Magnon as text, as one viewer sees it: 99 columns, at most 40 rows.
 *
 *     the moment: turn, step, who decides what                        draw_now.c
 *     the players: points, stock, tiles held                          draw_players.c
 *     the twelve types: where each stands on its way to a conflict    draw_players.c
 *     the world: sixteen areas with all that lies on them             draw_map.c
 *
 * Tribes are the letters of their seats with a number. */
#include "games/cro_magnon/draw.h"

#include <string.h>

int cm_put_type(const cm_picture *pic, int x, int y, int style, int type, int room)
{
    if (pic->lang == OCHRE_EN)
        return ochre_canvas_short(pic->out, x, y, style, cm_type_ids[type], room);
    const char *name = pic->e->types[type].name.ru;
    char        word[sizeof(pic->e->types[0].name.ru)];
    ochre_text  text = OCHRE_TEXT(word);
    ochre_text_bytes(&text, name, strcspn(name, " -"));
    return ochre_canvas_short(pic->out, x, y, style, word, room);
}

void cm_draw(const void *edition, const void *state, int viewer, ochre_lang lang, ochre_canvas *out)
{
    const cm_picture pic = {edition, state, viewer, lang, out};
    ochre_canvas_clear(out);
    int y = cm_draw_now(&pic, 0);
    y = cm_draw_players(&pic, y);
    y = cm_draw_types(&pic, y);
    cm_draw_map(&pic, y);
}
