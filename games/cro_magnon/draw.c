/* draw.c - the table of Cro-Magnon as text, as one viewer sees it: 99 columns, at most 40 rows.
 *
 *     the moment: turn, step, who decides what                        draw_now.c
 *     the players: points, stock, tiles held                          draw_players.c
 *     the twelve types: where each stands on its way to a conflict    draw_players.c
 *     the world: sixteen areas with all that lies on them             draw_map.c
 *
 * Tribes are the letters of their seats with a number. Here are the words and the text that has to
 * fit, which the other files use. */
#include "games/cro_magnon/draw.h"

#include <string.h>

/* Bytes of the first `columns` code points. */
static size_t bytes_of(const char *utf8, int columns)
{
    size_t at = 0;
    while (utf8[at] != '\0') {
        const bool begins = ((unsigned char)utf8[at] & 0xc0) != 0x80;
        if (begins && columns-- <= 0)
            break;
        at++;
    }
    return at;
}

int cm_put_cut(const cm_picture *pic, int x, int y, int style, const char *utf8, int width)
{
    char       part[4 * CM_ACROSS + 1];
    ochre_text text = OCHRE_TEXT(part);
    ochre_text_bytes(&text, utf8, bytes_of(utf8, width));
    return ochre_canvas_put(pic->out, x, y, style, part);
}

static bool is_no_end(const char *point, size_t bytes) /* a vowel, a blank or a dash */
{
    static const char *const listed[] = {"a", "e", "i", "o", "u", "y", " ", "-", "а", "е",
                                         "ё", "и", "о", "у", "ы", "ь", "э", "ю", "я"};
    for (size_t i = 0; i < sizeof(listed) / sizeof(listed[0]); i++)
        if (strlen(listed[i]) == bytes && memcmp(listed[i], point, bytes) == 0)
            return true;
    return false;
}

void cm_shorten(const char *utf8, int width, ochre_text *out)
{
    if (ochre_canvas_columns(utf8) <= width) {
        ochre_text_string(out, utf8);
        return;
    }
    int    columns = width - 1;
    size_t bytes = bytes_of(utf8, columns);
    for (; columns > 2; columns--) {
        const size_t before = bytes_of(utf8, columns - 1);
        if (!is_no_end(utf8 + before, bytes - before))
            break;
        bytes = before;
    }
    ochre_text_bytes(out, utf8, bytes);
    ochre_text_char(out, '.');
}

int cm_put_short(const cm_picture *pic, int x, int y, int style, const char *utf8, int width)
{
    char       part[4 * CM_ACROSS + 1];
    ochre_text text = OCHRE_TEXT(part);
    cm_shorten(utf8, width, &text);
    return ochre_canvas_put(pic->out, x, y, style, part);
}

void cm_put_left_of(const cm_picture *pic, int x, int y, int style, const char *utf8)
{
    ochre_canvas_put(pic->out, x - ochre_canvas_columns(utf8), y, style, utf8);
}

int cm_put_type(const cm_picture *pic, int x, int y, int style, int type, int room)
{
    if (pic->lang == OCHRE_EN)
        return cm_put_short(pic, x, y, style, cm_type_ids[type], room);
    const char *name = pic->e->types[type].name.ru;
    char        word[sizeof(pic->e->types[0].name.ru)];
    ochre_text  text = OCHRE_TEXT(word);
    ochre_text_bytes(&text, name, strcspn(name, " -"));
    return cm_put_short(pic, x, y, style, word, room);
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
