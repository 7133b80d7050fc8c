/* screen_paint.c - styled text by ncurses.
 *
 * Hues have a look for 256 colours, one for 8, and none at all (NO_COLOR, or a terminal without):
 * then letters, bold and reverse carry the meaning. The terminal's own background is kept. */
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

#include "cli/screen.h"

static bool has_hues;

typedef struct {
    short rich, poor; /* of 256 colours, of 8 */
} hue;

static const hue hues[] = {
    [OCHRE_PLAIN] = {-1, -1},
    [OCHRE_RED] = {167, COLOR_RED},
    [OCHRE_BLUE] = {75, COLOR_BLUE},
    [OCHRE_GREEN] = {107, COLOR_GREEN},
    [OCHRE_YELLOW] = {179, COLOR_YELLOW},
    [OCHRE_VIOLET] = {140, COLOR_MAGENTA},
    [OCHRE_BROWN] = {173, COLOR_YELLOW},
    [OCHRE_GREY] = {245, COLOR_WHITE},
    [OCHRE_CYAN] = {73, COLOR_CYAN},
};
enum { HUES = sizeof(hues) / sizeof(hues[0]) };

static void open_hues(void)
{
    const char *const wish = getenv("NO_COLOR");
    has_hues = has_colors() && (wish == NULL || wish[0] == '\0');
    if (!has_hues)
        return;
    start_color();
    const bool own_ground = use_default_colors() == OK;
    for (int i = 1; i < HUES; i++)
        init_pair((short)i, COLORS >= 256 ? hues[i].rich : hues[i].poor,
                  own_ground ? -1 : COLOR_BLACK);
}

bool paint_open(void)
{
    /* The pictures are UTF-8; a bare "C" locale would print their bytes. */
    if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        setlocale(LC_CTYPE, "C.UTF-8");
    int error; /* asked for first, because newterm leaks when it fails */
    if (setupterm(NULL, STDOUT_FILENO, &error) != OK)
        return false;
    const bool goes_anywhere = cursor_address != NULL;
    del_curterm(cur_term);
    if (!goes_anywhere)
        return false;
    SCREEN *const terminal = newterm(NULL, stdout, stdin);
    if (terminal == NULL)
        return false;
    set_term(terminal);
    cli_catch_signals(); /* behind newterm, which brings handlers of its own */
    cbreak();
    noqiflush(); /* Ctrl-C asks a question: the terminal may not throw it away, nor the answer */
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    set_escdelay(40);
    open_hues();
    return true;
}

void paint_close(void)
{
    endwin();
}

int paint_rows(void)
{
    return getmaxy(stdscr);
}

int paint_columns(void)
{
    return getmaxx(stdscr);
}

void paint_begin(void)
{
    erase();
    curs_set(0);
}

void paint_show(void)
{
    refresh();
}

void paint_cursor(int y, int x)
{
    if (y < 0)
        return;
    curs_set(1);
    move(y, x);
}

static void set_style(int style)
{
    const int index = style & OCHRE_HUE;
    attr_t    manner = A_NORMAL;
    if ((style & OCHRE_BOLD) != 0)
        manner |= A_BOLD;
    if ((style & OCHRE_FAINT) != 0)
        manner |= A_DIM;
    if ((style & OCHRE_REVERSE) != 0)
        manner |= A_REVERSE;
    if (index == OCHRE_GREY && (!has_hues || COLORS < 256))
        manner |= A_DIM;
    attr_set(manner, (short)(has_hues && index < HUES ? index : 0), NULL);
}

/* Bytes of the first `width` columns. */
static size_t bytes_of(const char *utf8, size_t length, int width, int *used)
{
    size_t at = 0;
    *used = 0;
    while (at < length && utf8[at] != '\0' && *used < width) {
        at++;
        while (at < length && ((unsigned char)utf8[at] & 0xc0) == 0x80)
            at++;
        ++*used;
    }
    return at;
}

void paint_bytes(int y, int x, int width, int style, const char *utf8, size_t length)
{
    int          used;
    const size_t bytes = bytes_of(utf8, length, width, &used);
    if (y < 0 || y >= getmaxy(stdscr) || bytes == 0)
        return;
    set_style(style);
    mvaddnstr(y, x, utf8, (int)bytes);
    set_style(OCHRE_PLAIN);
}

int paint_text(int y, int x, int width, int style, const char *utf8)
{
    int used;
    bytes_of(utf8, strlen(utf8), width, &used);
    paint_bytes(y, x, width, style, utf8, strlen(utf8));
    return used;
}

void paint_glyph(int y, int x, int style, uint32_t glyph)
{
    const wchar_t text[2] = {(wchar_t)(glyph == 0 ? ' ' : glyph), 0};
    set_style(style);
    mvaddnwstr(y, x, text, 1);
    set_style(OCHRE_PLAIN);
}

void paint_fill(int y, int x, int width, int style)
{
    set_style(style);
    mvhline(y, x, ' ' | A_NORMAL, 0);
    for (int i = 0; i < width; i++)
        mvaddch(y, x + i, ' ');
    set_style(OCHRE_PLAIN);
}

void paint_rule(int y, int x, int width, const char *title, bool is_marked)
{
    for (int i = 0; i < width; i++)
        paint_text(y, x + i, 1, OCHRE_GREY, "─");
    if (title != NULL && width > 6) {
        paint_text(y, x + 1, 1, OCHRE_PLAIN, " ");
        const int used =
            paint_text(y, x + 2, width - 4, is_marked ? PAINT_ACCENT : OCHRE_BOLD, title);
        paint_text(y, x + 2 + used, 1, OCHRE_PLAIN, " ");
    }
}

void paint_post(int y, int x, int height)
{
    for (int i = 0; i < height; i++)
        paint_text(y + i, x, 1, OCHRE_GREY, "│");
}

int paint_key(int wait)
{
    wint_t    c = 0;
    const int slice = wait < 0 || wait > 200 ? 200 : wait;
    for (int waited = 0; !cli_was_stopped(); waited += slice) {
        timeout(slice);
        const int kind = get_wch(&c);
        if (kind == KEY_CODE_YES && c == KEY_RESIZE)
            return SCREEN_RESIZED;
        if (kind == KEY_CODE_YES)
            return SCREEN_KEY + (int)c;
        if (kind == OK)
            return (int)c;
        if (wait >= 0 && waited + slice >= wait)
            break;
    }
    return SCREEN_NONE;
}
