/* canvas_fit.c - text that has to fit into a place of the picture. */
#include <string.h>

#include <ochre/canvas.h>

enum { LEAST_LEFT = 3 }; /* letters that an abbreviation keeps at least */

size_t ochre_canvas_bytes(const char *utf8, int width)
{
    size_t at = 0;
    for (; utf8[at] != '\0'; at++)
        if (((unsigned char)utf8[at] & 0xc0) != 0x80 && width-- <= 0)
            break;
    return at;
}

int ochre_canvas_cut(ochre_canvas *c, int x, int y, int style, const char *utf8, int width)
{
    char       part[4 * OCHRE_CANVAS_WIDTH + 1];
    ochre_text text = OCHRE_TEXT(part);
    ochre_text_bytes(&text, utf8, ochre_canvas_bytes(utf8, width));
    return ochre_canvas_put(c, x, y, style, part);
}

/* An abbreviation ends in a consonant: not in a vowel, a blank or a dash. */
static bool ends_badly(const char *point, size_t bytes)
{
    static const char *const listed[] = {"a", "e", "i", "o", "u", "y", " ", "-", "а", "е",
                                         "ё", "и", "о", "у", "ы", "ь", "э", "ю", "я"};
    for (size_t i = 0; i < sizeof(listed) / sizeof(listed[0]); i++)
        if (strlen(listed[i]) == bytes && memcmp(listed[i], point, bytes) == 0)
            return true;
    return false;
}

void ochre_canvas_shorten(const char *utf8, int width, ochre_text *out)
{
    if (ochre_canvas_columns(utf8) <= width) {
        ochre_text_string(out, utf8);
        return;
    }
    int    columns = width - 1; /* the point takes one */
    size_t bytes = ochre_canvas_bytes(utf8, columns);
    for (; columns > LEAST_LEFT; columns--) {
        const size_t before = ochre_canvas_bytes(utf8, columns - 1);
        if (!ends_badly(utf8 + before, bytes - before))
            break;
        bytes = before;
    }
    ochre_text_bytes(out, utf8, bytes);
    ochre_text_char(out, '.');
}

int ochre_canvas_short(ochre_canvas *c, int x, int y, int style, const char *utf8, int width)
{
    char       part[4 * OCHRE_CANVAS_WIDTH + 1];
    ochre_text text = OCHRE_TEXT(part);
    ochre_canvas_shorten(utf8, width, &text);
    return ochre_canvas_put(c, x, y, style, part);
}

void ochre_canvas_before(ochre_canvas *c, int x, int y, int style, const char *utf8)
{
    ochre_canvas_put(c, x - ochre_canvas_columns(utf8), y, style, utf8);
}

void ochre_canvas_number_before(ochre_canvas *c, int x, int y, int style, int value)
{
    char       digits[16];
    ochre_text text = OCHRE_TEXT(digits);
    ochre_text_int(&text, value);
    ochre_canvas_before(c, x, y, style, digits);
}
