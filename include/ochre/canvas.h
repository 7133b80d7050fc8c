/* canvas.h - the table as text: at most 100 x 40 styled characters.
 *
 * A game's draw() fills one; the terminal, golden games, `record show` and bug reports read it. Every
 * meaning that a colour carries is carried by a letter or a shape as well. */
#ifndef OCHRE_CANVAS_H
#define OCHRE_CANVAS_H

#include <stdint.h>

#include <ochre/text.h>

enum { OCHRE_CANVAS_WIDTH = 100, OCHRE_CANVAS_HEIGHT = 40 };

/* A style is a hue and any of the three manners. */
enum {
    OCHRE_PLAIN,
    OCHRE_RED, /* seats 1 .. 5 in this order: red A, blue B, green C, yellow D, violet E */
    OCHRE_BLUE,
    OCHRE_GREEN,
    OCHRE_YELLOW,
    OCHRE_VIOLET,
    OCHRE_BROWN,
    OCHRE_GREY,
    OCHRE_CYAN,
    OCHRE_HUE = 0x0f,
    OCHRE_BOLD = 0x10,
    OCHRE_FAINT = 0x20,
    OCHRE_REVERSE = 0x40
};

typedef struct ochre_canvas {
    int      width, height; /* as far as something was drawn */
    uint32_t glyph[OCHRE_CANVAS_HEIGHT]
                  [OCHRE_CANVAS_WIDTH]; /* Unicode, one column each; 0: blank */
    uint8_t style[OCHRE_CANVAS_HEIGHT][OCHRE_CANVAS_WIDTH];
} ochre_canvas;

void ochre_canvas_clear(ochre_canvas *c);

/* Writes UTF-8 from (x, y) on; what lies outside is cut. Returns the column after the last. */
int ochre_canvas_put(ochre_canvas *c, int x, int y, int style, const char *utf8);
int ochre_canvas_number(ochre_canvas *c, int x, int y, int style, int value);
/* As ochre_text_format, at most 100 columns. */
int ochre_canvas_format(ochre_canvas *c, int x, int y, int style, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* At most `width` columns of the text, cut, or abbreviated so that it ends in a consonant and a point.
 * Both return the column after the last. */
int  ochre_canvas_cut(ochre_canvas *c, int x, int y, int style, const char *utf8, int width);
int  ochre_canvas_short(ochre_canvas *c, int x, int y, int style, const char *utf8, int width);
void ochre_canvas_shorten(const char *utf8, int width, ochre_text *out);

/* Bytes of the first `width` columns of a UTF-8 string. */
size_t ochre_canvas_bytes(const char *utf8, int width);

/* These end before column x. */
void ochre_canvas_before(ochre_canvas *c, int x, int y, int style, const char *utf8);
void ochre_canvas_number_before(ochre_canvas *c, int x, int y, int style, int value);

/* A frame with a title in its upper edge (NULL: none). */
void ochre_canvas_box(ochre_canvas *c, int x, int y, int width, int height, int style,
                      const char *title);
void ochre_canvas_line(ochre_canvas *c, int x, int y, int width, int style);

/* Columns that a UTF-8 string takes (one a code point: the games use no wide characters). */
int ochre_canvas_columns(const char *utf8);

/* The picture without styles: lines without trailing blanks, each ended by a newline. */
void ochre_canvas_text(const ochre_canvas *c, ochre_text *out);

/* The style in which a seat (from 0) is shown, and its letter A .. E. */
static inline int ochre_seat_style(int seat)
{
    return OCHRE_RED + seat;
}
static inline char ochre_seat_letter(int seat)
{
    return (char)('A' + seat);
}

#endif
