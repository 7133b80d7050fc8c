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

void cm_type_word(const cm_picture *pic, int type, int room, ochre_text *out)
{
    const char *name = pic->e->types[type].name.ru;
    char        first[CM_TYPE_WORD];
    ochre_text  text = OCHRE_TEXT(first);
    ochre_text_bytes(&text, name, strcspn(name, " -"));
    ochre_canvas_shorten(pic->lang == OCHRE_EN ? cm_type_ids[type] : first, room, out);
}

int cm_put_type(const cm_picture *pic, int x, int y, int style, int type, int room)
{
    char       data[CM_TYPE_WORD];
    ochre_text word = OCHRE_TEXT(data);
    cm_type_word(pic, type, room, &word);
    return ochre_canvas_put(pic->out, x, y, style, data);
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
