/* screen_pager.c - help and the rules page: scrolled, searched, and opened at the clause of the last
 * refusal. Markdown is shown as it reads best in a terminal: headings bold, marks left out. */
#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "cli/rules.h"
#include "cli/screen.h"

typedef struct {
    char *text;
    bool  is_heading;
} row;

typedef struct {
    row *row;
    int  count, capacity, top, found;
    int  width; /* that the rows were made for */
    bool rules;
    char pattern[TYPED];
} pager;

static void add_row(pager *p, const char *bytes, size_t length, int indent, bool is_heading)
{
    if (p->count == p->capacity) {
        p->capacity = 2 * p->capacity + 128;
        p->row = cli_enlarge(p->row, (size_t)p->capacity * sizeof(*p->row));
    }
    char *const text = cli_alloc(length + (size_t)indent + 1);
    memset(text, ' ', (size_t)indent);
    memcpy(text + indent, bytes, length);
    text[(size_t)indent + length] = '\0';
    p->row[p->count++] = (row){text, is_heading};
}

enum { LONGEST = 8192 }; /* bytes of a line without its marks */

static void strip(const char *line, size_t length, ochre_text *out)
{
    for (size_t i = 0; i < length; i++)
        if (line[i] != '*' && line[i] != '`')
            ochre_text_char(out, line[i]);
}

/* As many rows as it needs; all but the first begin `hang` columns to the right. */
static void add_wrapped(pager *p, const char *text, int hang, bool is_heading)
{
    size_t at = 0, next;
    do {
        const int    indent = at == 0 ? 0 : hang;
        const size_t bytes = play_wrap(text + at, p->width - indent, &next);
        add_row(p, text + at, bytes, indent, is_heading);
        at += next;
    } while (text[at] != '\0');
}

/* Behind its first word, if that is a key with its meaning in a column of its own, as on the help page; else
 * where the words of a list begin. */
static int hang_of(const char *text)
{
    const int         indent = (int)strspn(text, " -");
    const char *const gap = strstr(text + indent, "   ");
    if (indent == 2 && text[0] == ' ' && gap != NULL) {
        const int column =
            ochre_canvas_columns(text) - ochre_canvas_columns(gap + strspn(gap, " "));
        return column <= 24 ? column : indent;
    }
    return indent < 8 ? indent : 2;
}

static void add_line(pager *p, const char *line, size_t length)
{
    const bool is_heading = length > 0 && line[0] == '#';
    while (is_heading && length > 0 && (*line == '#' || *line == ' ')) {
        line++;
        length--;
    }
    char *const buffer = cli_alloc(LONGEST);
    ochre_text  text = ochre_text_over(buffer, LONGEST);
    strip(line, length, &text);
    add_wrapped(p, buffer, hang_of(buffer), is_heading);
    free(buffer);
}

/* ---- tables ---- */

enum { MOST_COLUMNS = 16 };

/* |---|---| under the head of a table */
static bool is_table_line(const char *line, size_t length)
{
    return length > 2 && line[0] == '|' && strspn(line, "|-: ") >= length;
}

/* The next cell of a row, from behind its bar on, without the spaces around it; NULL behind the last. */
static const char *next_cell(const char **at, size_t *length)
{
    if (**at != '|' || (*at)[1] == '\n' || (*at)[1] == '\0')
        return NULL;
    const char *cell = *at + 1 + strspn(*at + 1, " ");
    *at = cell + strcspn(cell, "|\n");
    *length = (size_t)(*at - cell);
    while (*length > 0 && cell[*length - 1] == ' ')
        --*length;
    return cell;
}

/* A row of a table: its cells, each as wide as its column, divided by a thin line. */
static void write_row(const char *line, const int *width, ochre_text *out)
{
    size_t length;
    int    column = 0;
    for (const char *cell; (cell = next_cell(&line, &length)) != NULL; column++) {
        char       buffer[LONGEST];
        ochre_text text = OCHRE_TEXT(buffer);
        strip(cell, length, &text);
        ochre_text_format(out, "%s%s", column > 0 ? " │ " : "", buffer);
        for (int i = ochre_canvas_columns(buffer); column < MOST_COLUMNS && i < width[column]; i++)
            ochre_text_char(out, ' ');
    }
}

/* How wide each column of the table is; returns how wide they are together. */
static int measure(const char *table, int width[MOST_COLUMNS])
{
    memset(width, 0, MOST_COLUMNS * sizeof(*width));
    for (const char *line = table; *line == '|'; line += *line == '\n') {
        size_t     length;
        const bool counts = !is_table_line(line, strcspn(line, "\n"));
        int        column = 0;
        for (const char *cell; (cell = next_cell(&line, &length)) != NULL; column++) {
            char       buffer[LONGEST];
            ochre_text text = OCHRE_TEXT(buffer);
            strip(cell, length, &text);
            if (counts && column < MOST_COLUMNS)
                width[column] = screen_larger(width[column], ochre_canvas_columns(buffer));
        }
        line += strcspn(line, "\n");
    }
    int sum = 0;
    for (int i = 0; i < MOST_COLUMNS; i++)
        sum += width[i] > 0 ? width[i] + 3 : 0;
    return sum - 3;
}

/* In columns where they fit; otherwise row by row, and what is too long for one goes on below it. Returns the bytes. */
static size_t add_table(pager *p, const char *table)
{
    int width[MOST_COLUMNS];
    if (measure(table, width) > p->width)
        memset(width, 0, sizeof(width));
    char *const buffer = cli_alloc(LONGEST);
    const char *line = table;
    while (*line == '|') {
        const size_t length = strcspn(line, "\n");
        ochre_text   text = ochre_text_over(buffer, LONGEST);
        write_row(line, width, &text);
        if (!is_table_line(line, length))
            add_wrapped(p, buffer, 4, false);
        line += length + (line[length] == '\n');
    }
    free(buffer);
    return (size_t)(line - table);
}

static void drop_rows(pager *p)
{
    for (int i = 0; i < p->count; i++)
        free(p->row[i].text);
    p->count = 0;
}

static void fill(pager *p, const char *page)
{
    drop_rows(p);
    p->width = paint_columns() - 4 < 96 ? paint_columns() - 4 : 96;
    if (p->width < 20)
        p->width = 20;
    while (*page != '\0') {
        const size_t length = strcspn(page, "\n");
        if (*page == '|') {
            page += add_table(p, page);
            continue;
        }
        add_line(p, page, length);
        page += length + (page[length] == '\n');
    }
}

/* ---- searching ---- */

/* The letter at *text, as a small one, and *text behind it; a byte that is no letter stands for itself. */
static wint_t next_small(const char **text)
{
    wchar_t      letter;
    mbstate_t    shift = {0};
    const size_t bytes = mbrtowc(&letter, *text, strnlen(*text, 4), &shift);
    if (bytes == 0 || bytes > 4)
        return (unsigned char)*(*text)++;
    *text += bytes;
    return towlower((wint_t)letter);
}

static bool begins_with(const char *text, const char *pattern)
{
    while (*pattern != '\0')
        if (*text == '\0' || next_small(&text) != next_small(&pattern))
            return false;
    return true;
}

/* Without regard to case. */
static bool contains(const char *text, const char *pattern)
{
    for (; *text != '\0'; next_small(&text))
        if (begins_with(text, pattern))
            return true;
    return false;
}

static bool find_from(pager *p, int from)
{
    for (int k = 0; k < p->count; k++) {
        const int i = (from + k) % p->count;
        if (!contains(p->row[i].text, p->pattern))
            continue;
        p->found = i;
        p->top = i - 3 > 0 ? i - 3 : 0;
        return true;
    }
    return false;
}

/* The line that defines the clause, not one that mentions it. */
static void open_at(pager *p, const char *clause)
{
    for (int i = 0; i < p->count && clause[0] != '\0'; i++) {
        const char *const text = p->row[i].text + strspn(p->row[i].text, " -*|");
        if (strncmp(text, clause, strlen(clause)) == 0) {
            p->found = i;
            p->top = i - 3 > 0 ? i - 3 : 0;
            return;
        }
    }
}

/* ---- showing ---- */

static void draw(const screen *s, const pager *p, const char *bottom)
{
    const int  rows = paint_rows() - 2, columns = paint_columns();
    char       buffer[256];
    ochre_text title = OCHRE_TEXT(buffer);
    paint_begin();
    paint_fill(0, 0, columns, OCHRE_REVERSE);
    ochre_text_format(&title, " %s · %s", s->t->match.game->title[s->t->lang],
                      play_say(p->rules ? WORD_RULES : WORD_HELP, s->t->lang));
    if (p->count > rows && rows > 0)
        ochre_text_format(&title, " · %d%%",
                          100 * (p->top + rows < p->count ? p->top + rows : p->count) / p->count);
    paint_text(0, 0, columns, OCHRE_REVERSE | OCHRE_BOLD, buffer);
    for (int y = 0; y < rows && p->top + y < p->count; y++) {
        const row *const r = &p->row[p->top + y];
        const int        style = r->is_heading            ? PAINT_ACCENT
                                 : p->top + y == p->found ? OCHRE_REVERSE
                                                          : OCHRE_PLAIN;
        paint_text(1 + y, 2, columns - 2, style, r->text);
    }
    paint_fill(rows + 1, 0, columns - 1, OCHRE_REVERSE);
    paint_text(rows + 1, 1, columns - 3, OCHRE_REVERSE, bottom);
    paint_show();
}

/* Reads the pattern in the pager's own last line. */
static bool ask_pattern(const screen *s, pager *p)
{
    p->pattern[0] = '\0';
    while (!cli_was_stopped()) {
        char       buffer[TYPED + 64];
        ochre_text line = OCHRE_TEXT(buffer);
        ochre_text_format(&line, "%s%s_", play_say(WORD_SEARCH, s->t->lang), p->pattern);
        draw(s, p, buffer);
        const int key = paint_key(-1);
        if (key == SCREEN_ESCAPE)
            return false;
        if (key == '\n' || key == '\r' || key == SCREEN_KEY + KEY_ENTER)
            return p->pattern[0] != '\0';
        if (key == 127 || key == 8 || key == SCREEN_KEY + KEY_BACKSPACE)
            screen_drop_last(p->pattern);
        else if (key >= ' ' && key < SCREEN_KEY)
            screen_append(p->pattern, sizeof(p->pattern), key);
    }
    return false;
}

static void scroll_by(pager *p, int by)
{
    const int most = p->count - (paint_rows() - 2);
    p->top += by;
    if (p->top > most)
        p->top = most;
    if (p->top < 0)
        p->top = 0;
}

static bool scroll_key(pager *p, int key)
{
    const int page = paint_rows() - 4;
    switch (key) {
    case SCREEN_KEY + KEY_UP:
    case 'k': scroll_by(p, -1); return true;
    case SCREEN_KEY + KEY_DOWN:
    case 'j': scroll_by(p, 1); return true;
    case SCREEN_KEY + KEY_PPAGE:
    case 'b': scroll_by(p, -page); return true;
    case SCREEN_KEY + KEY_NPAGE:
    case ' ': scroll_by(p, page); return true;
    case SCREEN_KEY + KEY_HOME:
    case 'g': scroll_by(p, -p->count); return true;
    case SCREEN_KEY + KEY_END:
    case 'G': scroll_by(p, p->count); return true;
    default: return false;
    }
}

static const char *page_of(const screen *s, const pager *p)
{
    const char *const rules = cli_rules_page(s->t->match.game->id, s->t->lang);
    if (!p->rules)
        return play_say(WORD_SCREEN_HELP, s->t->lang);
    return rules != NULL ? rules : play_say(WORD_NOT_FOUND, s->t->lang);
}

/* False: back to the game. */
static bool handle(const screen *s, pager *p, int key, const char **bottom)
{
    key = screen_latin(key);
    *bottom = play_say(WORD_KEYS_PAGER, s->t->lang);
    if (key == 'q' || key == 'Q' || key == SCREEN_ESCAPE || key == '?')
        return false;
    if (key == '\t' || key == 'r' || key == 'R') {
        p->rules = !p->rules;
        p->top = 0;
        p->found = -1;
        fill(p, page_of(s, p));
    } else if (key == SCREEN_RESIZED) {
        fill(p, page_of(s, p));
        scroll_by(p, 0);
    } else if (key == '/' ? ask_pattern(s, p) : key == 'n' || key == 'N') {
        if (p->pattern[0] == '\0' || !find_from(p, p->found + 1))
            *bottom = play_say(WORD_NOT_FOUND, s->t->lang);
    } else
        scroll_key(p, key);
    return true;
}

void screen_pager(screen *s, bool rules)
{
    pager       p = {.rules = rules, .found = -1};
    const char *bottom = play_say(WORD_KEYS_PAGER, s->t->lang);
    fill(&p, page_of(s, &p));
    if (rules)
        open_at(&p, s->clause);
    do
        draw(s, &p, bottom);
    while (!cli_was_stopped() && handle(s, &p, paint_key(-1), &bottom));
    drop_rows(&p);
    free(p.row);
}
