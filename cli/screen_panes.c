/* screen_panes.c - where the panes lie, and what they show.
 *
 *   wide:  board | log        tall:  board           small:  part of the board
 *          list  | odds              list | log              list | log
 *
 * A wide but low window has the list under the log. In a small one Tab changes between this, the whole
 * board and the whole log. The last rows are always: message (if any), prompt, keys. */
#include <stdlib.h>
#include <string.h>

#include "cli/screen.h"

enum { SIDE_LEAST = 30, LIST_LEAST = 6, LOG_SHARE_LEAST = 26, ODDS_ROWS = 12 };

/* ---- the layout ---- */

static int count_rows(const char *text, int width)
{
    int rows = 0;
    while (*text != '\0') {
        size_t next;
        play_wrap(text, width, &next);
        text += next;
        rows++;
    }
    return rows;
}

/* The list under the board, the log (and the odds) at the right of `width`. */
static void lay_beside(screen *s, pane area, int board_height)
{
    const int side = area.width - s->board_width - 3;
    const int left = s->board_width + 2;
    s->board = (pane){area.y, 1, board_height, s->board_width};
    s->list = (pane){area.y + board_height + 1, 0, area.height - board_height - 1, left};
    s->log_pane = (pane){area.y + 1, left + 1, area.height - 1, side};
    if (s->has_odds && area.height > 2 * ODDS_ROWS) {
        s->log_pane.height -= ODDS_ROWS + 1;
        s->odds = (pane){area.y + area.height - ODDS_ROWS, left + 1, ODDS_ROWS, side};
    }
}

/* All at the right of the board: log above, list below. */
static void lay_low(screen *s, pane area)
{
    const int side = area.width - s->board_width - 3;
    const int left = s->board_width + 2;
    const int log_rows = area.height * 2 / 5;
    s->board = (pane){area.y, 1, area.height, s->board_width};
    s->log_pane = (pane){area.y + 1, left + 1, log_rows - 1, side};
    s->list = (pane){area.y + log_rows + 1, left + 1, area.height - log_rows - 1, side};
    if (s->has_odds && s->list.height > 2 * ODDS_ROWS) {
        s->list.height -= ODDS_ROWS + 1;
        s->odds = (pane){s->list.y + s->list.height + 1, left + 1, ODDS_ROWS, side};
    }
}

/* The board above, list and log side by side below. */
static void lay_stacked(screen *s, pane area, int board_height)
{
    const int rows = area.height - board_height - 1;
    int       list_width = area.width;
    s->board = (pane){area.y, 0, board_height, area.width};
    if (area.width >= 3 * LOG_SHARE_LEAST) {
        list_width = area.width * 11 / 20;
        s->log_pane =
            (pane){area.y + board_height + 1, list_width + 1, rows, area.width - list_width - 1};
    }
    s->list = (pane){area.y + board_height + 1, 0, rows, list_width};
}

static void lay_out(screen *s)
{
    const int rows = paint_rows(), columns = paint_columns();
    s->message_rows = screen_smaller(count_rows(s->message, columns - 2), rows / 3);
    const pane area = {1, 0, rows - 3 - s->message_rows, columns};
    const int  below = area.height - s->board_height - 1;
    const bool is_wide = columns - s->board_width - 3 >= SIDE_LEAST;
    s->board = s->log_pane = s->list = s->odds = (pane){0};
    if (is_wide && s->view == VIEW_SPLIT && below >= LIST_LEAST)
        lay_beside(s, area, s->board_height);
    else if (is_wide && s->view == VIEW_SPLIT && area.height >= 16)
        lay_low(s, area);
    else if (s->view == VIEW_SPLIT)
        lay_stacked(s, area,
                    below >= LIST_LEAST
                        ? screen_smaller(s->board_height, area.height - LIST_LEAST - 1)
                        : area.height - 1 -
                              screen_larger(4, screen_smaller(LIST_LEAST, area.height / 3)));
    else if (s->view == VIEW_BOARD)
        s->board = area;
    else
        s->log_pane = (pane){area.y + 1, 0, area.height - 1, area.width};
}

/* ---- the board ---- */

static void draw_picture(screen *s)
{
    const ochre_match *const m = &s->t->match;
    ochre_canvas_clear(&s->canvas);
    m->game->draw(m->edition, m->state, s->t->viewer, s->t->lang, &s->canvas);
    s->board_width = screen_larger(s->board_width, screen_larger(40, s->canvas.width));
    s->board_height = screen_larger(s->board_height, screen_larger(4, s->canvas.height));
}

static void draw_board(screen *s)
{
    const pane p = s->board;
    s->board_y = screen_larger(0, screen_smaller(s->board_y, s->canvas.height - p.height));
    s->board_x = screen_larger(0, screen_smaller(s->board_x, s->canvas.width - p.width));
    s->is_clipped = p.height > 0 && (s->canvas.height > p.height || s->canvas.width > p.width);
    for (int y = 0; y < p.height && y + s->board_y < s->canvas.height; y++)
        for (int x = 0; x < p.width && x + s->board_x < s->canvas.width; x++) {
            const uint32_t glyph = s->canvas.glyph[y + s->board_y][x + s->board_x];
            const int      style = s->canvas.style[y + s->board_y][x + s->board_x];
            if (glyph != 0 || style != 0)
                paint_glyph(p.y + y, p.x + x, style, glyph);
        }
}

/* Arrows at the edges behind which there is more of the picture. */
static void draw_board_edges(const screen *s)
{
    const pane p = s->board;
    if (p.height == 0)
        return;
    const int right = p.x + p.width - 1;
    /* Nothing is hidden by the mark where a rule lies below the board. */
    const int below = s->list.y == p.y + p.height + 1 ? p.y + p.height : p.y + p.height - 1;
    if (s->board_y > 0)
        paint_text(p.y, right - 3, 3, OCHRE_REVERSE, " ▲ ");
    if (s->board_y + p.height < s->canvas.height)
        paint_text(below, right - 3, 3, OCHRE_REVERSE, " ▼ ");
    if (s->board_x > 0)
        paint_text(p.y + p.height / 2, p.x, 1, OCHRE_REVERSE, "◀");
    if (s->board_x + p.width < s->canvas.width)
        paint_text(p.y + p.height / 2, right, 1, OCHRE_REVERSE, "▶");
}

/* ---- the log ---- */

static void draw_log_row(const screen *s, const play_line *line, int y, size_t start, size_t bytes)
{
    const pane p = s->log_pane;
    const int  style = line->ply < s->seen_ply ? OCHRE_GREY : OCHRE_PLAIN;
    const int  indent = start == 0 ? 2 : 4;
    paint_bytes(y, p.x + indent, p.width - indent, style, line->text + start, bytes);
    if (start == 0 && line->actor >= 0)
        paint_text(y, p.x, 1, play_seat_style(s->t, line->actor) | OCHRE_BOLD, "▪");
}

typedef struct {
    int    line;
    size_t start, bytes;
} log_row;

/* The log cut into rows, the last one first, as many as the pane and what lies below it need. */
static int cut_log(const screen *s, log_row *out, int most)
{
    enum { LINE_ROWS = 16 };
    int count = 0;
    for (int i = s->log.count - 1; i >= 0 && count < most; i--) {
        const char *const text = s->log.line[i].text;
        log_row           row[LINE_ROWS];
        int               rows = 0;
        for (size_t at = 0, next; text[at] != '\0' && rows < LINE_ROWS; at += next) {
            row[rows].bytes = play_wrap(text + at, s->log_pane.width - 5, &next);
            row[rows].start = at;
            row[rows++].line = i;
        }
        while (rows > 0 && count < most)
            out[count++] = row[--rows];
    }
    return count;
}

static void draw_log(screen *s)
{
    enum { MOST_ROWS = 4096 };
    const pane     p = s->log_pane;
    log_row *const row = cli_alloc(MOST_ROWS * sizeof(*row));
    const int      wanted = screen_smaller(MOST_ROWS, p.height + s->log_back);
    const int      count = cut_log(s, row, wanted);
    const int      shown = screen_smaller(count, p.height);
    s->log_back = count - shown; /* not past the beginning */
    for (int i = 0; i < shown; i++) {
        const log_row *const r = &row[count - 1 - i];
        draw_log_row(s, &s->log.line[r->line], p.y + i, r->start, r->bytes);
    }
    free(row);
    if (s->log_back > 0)
        paint_text(p.y + p.height - 1, p.x + p.width - 4, 3, OCHRE_REVERSE, " ▼ ");
}

/* ---- the list ---- */

static int widest_choice(const screen *s)
{
    int widest = 8;
    for (int i = 0; i < s->fits; i++)
        widest = screen_larger(widest, (int)strlen(s->choices.text[s->fit[i]]));
    return widest;
}

static void lay_list(screen *s)
{
    s->list_width = widest_choice(s) + 6;
    s->list_columns = screen_larger(1, s->list.width / s->list_width);
    const int needed = (s->fits + s->list_columns - 1) / s->list_columns;
    s->list_rows = screen_larger(1, screen_larger(needed, screen_smaller(s->fits, s->list.height)));
    const int row = s->cursor % s->list_rows;
    s->list_top = screen_larger(screen_smaller(s->list_top, row), row - s->list.height + 1);
    s->list_top = screen_larger(0, screen_smaller(s->list_top, s->list_rows - s->list.height));
}

static void draw_list(screen *s)
{
    const pane p = s->list;
    lay_list(s);
    for (int i = 0; i < s->fits; i++) {
        const int row = i % s->list_rows - s->list_top;
        const int x = p.x + i / s->list_rows * s->list_width;
        if (row < 0 || row >= p.height || x >= p.x + p.width)
            continue;
        char       buffer[PLAY_ACTION_TEXT + 16];
        const bool marked = i == s->cursor;
        snprintf(buffer, sizeof(buffer), "%3d ", s->fit[i] + 1);
        paint_text(p.y + row, x, p.x + p.width - x, OCHRE_GREY, buffer);
        snprintf(buffer, sizeof(buffer), "%s%s ", marked ? "›" : " ", s->choices.text[s->fit[i]]);
        paint_text(p.y + row, x + 4, screen_larger(0, p.x + p.width - x - 4),
                   marked ? OCHRE_REVERSE | OCHRE_BOLD : OCHRE_PLAIN, buffer);
    }
    if (s->list_top > 0)
        paint_text(p.y, p.x + p.width - 4, 3, OCHRE_REVERSE, " ▲ ");
    if (s->list_top + p.height < s->list_rows)
        paint_text(p.y + p.height - 1, p.x + p.width - 4, 3, OCHRE_REVERSE, " ▼ ");
}

void screen_draw(screen *s)
{
    enum { LEAST_ROWS = 12, LEAST_COLUMNS = 40 };
    paint_begin();
    play_log_update(&s->log, s->t);
    draw_picture(s);
    if (paint_rows() < LEAST_ROWS || paint_columns() < LEAST_COLUMNS) {
        paint_text(0, 0, paint_columns(), OCHRE_BOLD, play_say(WORD_TOO_SMALL, s->t->lang));
        paint_show();
        return;
    }
    lay_out(s);
    screen_draw_rules(s);
    draw_board(s);
    draw_board_edges(s);
    if (s->log_pane.height > 0)
        draw_log(s);
    if (s->list.height > 0 && s->is_asking)
        draw_list(s);
    if (s->odds.height > 0)
        screen_draw_odds(s);
    screen_draw_title(s);
    screen_draw_message(s);
    if (s->shows_result)
        screen_draw_result(s);
    screen_draw_keys(s);
    screen_draw_prompt(s);
    paint_show();
}
