/* screen.h - `ochre play` in the terminal: one interaction for all games around each game's picture.
 *
 *     screen.c        the course of a game: pauses, questions, curtain, result
 *     screen_keys.c   what keys do while a human is asked
 *     screen_panes.c  where the panes lie at each size of the window, and what they show
 *     screen_bars.c   the lines around the panes, the odds, the result
 *     screen_pager.c  help and rules
 *     screen_paint.c  styled text on the terminal, with or without colours
 */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include <wchar.h>

#include "cli/play.h"

/* ---- screen_paint.c ---- */

typedef struct {
    int y, x, height, width;
} pane;

enum { PAINT_ACCENT = OCHRE_BROWN | OCHRE_BOLD };

bool paint_open(void); /* false: the terminal cannot do it */
void paint_close(void);
int  paint_rows(void);
int  paint_columns(void);
void paint_begin(void); /* a blank screen */
void paint_show(void);
/* At most `width` columns of UTF-8; returns the columns used. */
int  paint_text(int y, int x, int width, int style, const char *utf8);
void paint_bytes(int y, int x, int width, int style, const char *utf8, size_t length);
void paint_glyph(int y, int x, int style, uint32_t glyph);
void paint_fill(int y, int x, int width, int style);
void paint_rule(int y, int x, int width, const char *title, bool is_marked);
void paint_post(int y, int x, int height);
/* Where the cursor blinks; -1: nowhere. */
void paint_cursor(int y, int x);

/* The next key: a character, or a KEY_ code plus SCREEN_KEY. SCREEN_NONE after `wait` milliseconds
 * without one, or when a signal came. */
enum { SCREEN_KEY = 1 << 24, SCREEN_NONE = -1, SCREEN_ESCAPE = 27, SCREEN_RESIZED = -2 };
int paint_key(int wait);

/* ---- the screen ---- */

enum { TYPED = 160 };

typedef enum { VIEW_SPLIT, VIEW_BOARD, VIEW_LOG, VIEWS } screen_view;

typedef struct {
    play_table  *t;
    play_log     log;
    ochre_canvas canvas;
    int          board_width, board_height; /* the largest picture so far: so panes lie still */
    int          board_y, board_x;          /* scrolled to */
    int          log_back;                  /* rows scrolled up from the end */
    int          seen_ply; /* what happened before it the viewer has read: printed in grey */
    screen_view  view;

    /* the question */
    play_choices choices;
    int          fit[OCHRE_LEGAL], fits; /* the actions that fit what was typed */
    int          cursor;                 /* index in fit */
    int          list_top;               /* first row of the list that is shown */
    char         typed[TYPED];

    char        message[2048]; /* above the prompt until the next key */
    char        clause[32];    /* of the last refusal: the rules open there */
    int         message_style;
    int         message_rows, list_rows, list_columns, list_width;
    pane        board, log_pane, list, odds; /* height 0: not shown */
    const char *question;                    /* in place of the prompt */

    bool is_asking;
    bool has_odds;  /* some action of the list has */
    bool is_typing; /* letters are text now */
    bool was_moved; /* the cursor was set by arrows since something was typed */
    bool hurries;   /* bots do not pause until the next question */
    bool shows_result, left;
    bool is_clipped; /* there is more of the board than its pane shows */
} screen;

static inline int screen_smaller(int a, int b)
{
    return a < b ? a : b;
}
static inline int screen_larger(int a, int b)
{
    return a > b ? a : b;
}

void screen_draw(screen *s);
void screen_draw_title(const screen *s);
void screen_draw_rules(const screen *s); /* the lines between the panes, with their titles */
void screen_draw_odds(const screen *s);
void screen_draw_message(const screen *s);
void screen_draw_prompt(const screen *s);
void screen_draw_keys(const screen *s);
void screen_draw_result(const screen *s);
void screen_list_anew(screen *s); /* the actions that fit what was typed */
void screen_say(screen *s, int style, const char *text);
void screen_say_name(screen *s, int style, play_word word, const char *name);

/* The Latin letter on the key of a Russian one; whatever else is pressed stays what it is. */
int screen_latin(int key);
/* A letter at the end of UTF-8, as far as there is room; the last one away. */
void screen_append(char *text, size_t size, int key);
void screen_drop_last(char *text);

/* A key while a human is asked; true when the question is settled: played, undone or left. */
bool screen_key(screen *s, int key);
/* Keys that work at any time: undo, save, quit, language, help, views, scrolling. Returns true if it
 * was one. */
bool screen_command(screen *s, int key);
bool screen_undo(screen *s);
bool screen_save(screen *s);
void screen_leave(screen *s); /* asks first where something would be lost */
/* Edits a line at the bottom; false: escaped. */
bool screen_read_line(screen *s, const char *question, char *text, size_t size);

void screen_pager(screen *s, bool rules);

#endif
