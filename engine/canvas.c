/* canvas.c - drawing on a grid of styled characters.
 *
 * All drawing goes through plot(), which cuts what lies outside and keeps track of how far the
 * picture reaches, so a game may draw past an edge without care. */
#include <ochre/canvas.h>

#include <stdarg.h>
#include <string.h>

#include "engine/utf8.h"

void ochre_canvas_clear(ochre_canvas *c)
{
    memset(c, 0, sizeof(*c));
}

static void plot(ochre_canvas *c, int x, int y, int style, uint32_t glyph)
{
    if (x < 0 || x >= OCHRE_CANVAS_WIDTH || y < 0 || y >= OCHRE_CANVAS_HEIGHT)
        return;
    const bool is_control = glyph < 0x20 || (glyph >= 0x7f && glyph < 0xa0);
    c->glyph[y][x] = is_control ? ENGINE_UTF8_BAD : glyph;
    c->style[y][x] = (uint8_t)style;
    if (c->width <= x)
        c->width = x + 1;
    if (c->height <= y)
        c->height = y + 1;
}

int ochre_canvas_put(ochre_canvas *c, int x, int y, int style, const char *utf8)
{
    for (size_t left = strlen(utf8); left > 0;) {
        uint32_t     glyph;
        const size_t taken = engine_utf8_next(utf8, left, &glyph);
        plot(c, x++, y, style, glyph);
        utf8 += taken;
        left -= taken;
    }
    return x;
}

int ochre_canvas_number(ochre_canvas *c, int x, int y, int style, int value)
{
    char       digits[16];
    ochre_text text = OCHRE_TEXT(digits);
    ochre_text_int(&text, value);
    return ochre_canvas_put(c, x, y, style, digits);
}

int ochre_canvas_format(ochre_canvas *c, int x, int y, int style, const char *format, ...)
{
    char       line[4 * OCHRE_CANVAS_WIDTH + 1];
    ochre_text text = OCHRE_TEXT(line);
    va_list    args;
    va_start(args, format);
    ochre_text_format_list(&text, format, args);
    va_end(args);
    return ochre_canvas_put(c, x, y, style, line);
}

void ochre_canvas_line(ochre_canvas *c, int x, int y, int width, int style)
{
    for (int i = 0; i < width; i++)
        plot(c, x + i, y, style, 0x2500); /* ─ */
}

void ochre_canvas_box(ochre_canvas *c, int x, int y, int width, int height, int style,
                      const char *title)
{
    if (width < 2 || height < 2)
        return;
    const int right = x + width - 1, bottom = y + height - 1;
    ochre_canvas_line(c, x + 1, y, width - 2, style);
    ochre_canvas_line(c, x + 1, bottom, width - 2, style);
    for (int row = y + 1; row < bottom; row++) {
        plot(c, x, row, style, 0x2502); /* │ */
        plot(c, right, row, style, 0x2502);
    }
    plot(c, x, y, style, 0x250c);          /* ┌ */
    plot(c, right, y, style, 0x2510);      /* ┐ */
    plot(c, x, bottom, style, 0x2514);     /* └ */
    plot(c, right, bottom, style, 0x2518); /* ┘ */
    if (title == NULL || ochre_canvas_columns(title) + 4 > width)
        return;
    int column = ochre_canvas_put(c, x + 1, y, style, " ");
    column = ochre_canvas_put(c, column, y, style, title);
    ochre_canvas_put(c, column, y, style, " ");
}

int ochre_canvas_columns(const char *utf8)
{
    int columns = 0;
    for (size_t left = strlen(utf8); left > 0; columns++) {
        uint32_t     glyph;
        const size_t taken = engine_utf8_next(utf8, left, &glyph);
        utf8 += taken;
        left -= taken;
    }
    return columns;
}

static bool is_blank(uint32_t glyph)
{
    return glyph == 0 || glyph == ' ';
}

void ochre_canvas_text(const ochre_canvas *c, ochre_text *out)
{
    for (int y = 0; y < c->height; y++) {
        int end = c->width;
        while (end > 0 && is_blank(c->glyph[y][end - 1]))
            end--;
        for (int x = 0; x < end; x++) {
            char         bytes[4];
            const size_t size =
                engine_utf8_write(is_blank(c->glyph[y][x]) ? ' ' : c->glyph[y][x], bytes);
            ochre_text_bytes(out, bytes, size);
        }
        ochre_text_char(out, '\n');
    }
}
