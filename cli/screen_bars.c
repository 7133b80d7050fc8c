/* screen_bars.c - the lines around the panes: title, message, prompt, keys; the odds; the result. */
#include <stdlib.h>
#include <string.h>

#include "cli/screen.h"

/* ---- the odds ---- */

static int current_odds(const screen *s, ochre_odds odds[OCHRE_ODDS])
{
    if (!s->is_asking || s->fits == 0)
        return 0;
    return play_odds(s->t, s->choices.action[s->fit[s->cursor]], odds);
}

/* What the bars are about, and the mean: on one line, or on two where the pane is narrow. Returns the
 * number of lines. */
static int draw_odds_head(const screen *s, const ochre_odds *odds, pane p)
{
    char       about[256], middle[64];
    ochre_text head = OCHRE_TEXT(about), tail = OCHRE_TEXT(middle);
    play_say_mean(play_mean(odds), s->t->lang, &tail);
    ochre_text_format(&head, "%s, %s", odds->label[s->t->lang], middle);
    if (ochre_canvas_columns(about) < p.width) {
        paint_text(p.y, p.x + 1, p.width - 1, OCHRE_PLAIN, about);
        return 1;
    }
    paint_text(p.y, p.x + 1, p.width - 1, OCHRE_PLAIN, odds->label[s->t->lang]);
    paint_text(p.y + 1, p.x + 1, p.width - 1, OCHRE_PLAIN, middle);
    return 2;
}

static void draw_chance(const screen *s, const ochre_odds *odds, const play_bar *bar, pane p)
{
    char       buffer[64];
    ochre_text percent = OCHRE_TEXT(buffer);
    play_say_percent(bar, &percent);
    paint_text(p.y, p.x + 1, p.width - 1, OCHRE_PLAIN, odds->label[s->t->lang]);
    paint_text(p.y + 1, p.x + 1, p.width - 1, OCHRE_BOLD, buffer);
}

static void draw_distribution(const screen *s, const ochre_odds *odds, pane p)
{
    play_bar              bar[PLAY_BARS];
    const play_bar *const single = play_single_chance(bar, play_bars(odds, PLAY_BARS, bar));
    if (single != NULL) {
        draw_chance(s, odds, single, p);
        return;
    }
    const int lines = draw_odds_head(s, odds, p);
    const int count = play_bars(odds, p.height - lines, bar);
    int       most = 1;
    char      buffer[256];
    for (int i = 0; i < count; i++)
        most = screen_larger(most, bar[i].permille);
    const int room = screen_larger(2, p.width - 13);
    for (int i = 0; i < count; i++) {
        const int  y = p.y + lines + i, halves = bar[i].permille * room * 2 / most;
        ochre_text value = OCHRE_TEXT(buffer);
        play_say_bar(&bar[i], &value);
        paint_text(y, p.x + 6 - (int)value.length, 6, OCHRE_BOLD, buffer);
        for (int x = 0; x < halves / 2; x++)
            paint_text(y, p.x + 7 + x, 1, OCHRE_CYAN, "█");
        if (halves % 2 != 0 || halves == 0)
            paint_text(y, p.x + 7 + halves / 2, 1, OCHRE_CYAN, "▌");
        ochre_text percent = OCHRE_TEXT(buffer);
        play_say_percent(&bar[i], &percent);
        paint_text(y, p.x + 8 + (halves + 1) / 2, 5, OCHRE_PLAIN, buffer);
    }
}

void screen_draw_odds(const screen *s)
{
    ochre_odds odds[OCHRE_ODDS];
    const int  count = current_odds(s, odds);
    if (count == 0)
        paint_text(s->odds.y, s->odds.x + 1, s->odds.width - 1, OCHRE_GREY,
                   play_say(WORD_NO_ODDS, s->t->lang));
    const int width = s->odds.width / screen_larger(1, count);
    for (int i = 0; i < count; i++)
        draw_distribution(s, &odds[i],
                          (pane){s->odds.y, s->odds.x + i * width, s->odds.height, width});
}

/* ---- the lines above and below ---- */

/* Whose turn it is; returns the column behind it. */
static int draw_turn(const play_table *t)
{
    const int  actor = ochre_match_actor(&t->match);
    char       buffer[256];
    ochre_text text = OCHRE_TEXT(buffer);
    ochre_text_format(&text, " %s", t->match.game->title[t->lang]);
    if (actor == OCHRE_OVER)
        ochre_text_format(&text, " · %s", play_say(WORD_OVER, t->lang));
    else if (actor == OCHRE_CHANCE)
        ochre_text_format(&text, " · %s", play_say(WORD_CHANCE_TURN, t->lang));
    else
        ochre_text_format(&text, " · %c %s%s%s", ochre_seat_letter(actor), t->seat[actor].name,
                          t->seat[actor].is_human ? ", " : "",
                          t->seat[actor].is_human ? play_say(WORD_YOUR_TURN, t->lang) : "");
    paint_text(0, 0, paint_columns(), OCHRE_REVERSE | OCHRE_BOLD, buffer);
    return ochre_canvas_columns(buffer);
}

static void write_scores(const play_table *t, bool with_names, ochre_text *out)
{
    play_rank rank[OCHRE_SEATS];
    const int players = play_ranking(t, rank);
    for (int i = 0; i < players; i++) {
        ochre_text_format(out, "%s%c ", i > 0 ? "  " : "", ochre_seat_letter(rank[i].seat));
        if (with_names)
            ochre_text_format(out, "%s: ", t->seat[rank[i].seat].name);
        ochre_text_format(out, "%d", rank[i].score);
    }
}

/* The scores stand at the right end: with names where there is room, else with letters alone. */
void screen_draw_title(const screen *s)
{
    const int  columns = paint_columns();
    char       buffer[512];
    ochre_text scores = OCHRE_TEXT(buffer);
    paint_fill(0, 0, columns, OCHRE_REVERSE);
    const int room = columns - draw_turn(s->t) - 3;
    write_scores(s->t, true, &scores);
    if (ochre_canvas_columns(buffer) > room) {
        ochre_text_clear(&scores);
        write_scores(s->t, false, &scores);
    }
    const int width = ochre_canvas_columns(buffer);
    if (width <= room)
        paint_text(0, columns - 1 - width, width, OCHRE_REVERSE, buffer);
}

void screen_draw_message(const screen *s)
{
    const char *text = s->message;
    int         y = paint_rows() - 2 - s->message_rows;
    for (int row = 0; row < s->message_rows; row++) {
        size_t       next;
        const size_t bytes = play_wrap(text, paint_columns() - 2, &next);
        paint_bytes(y + row, 1, paint_columns() - 2, s->message_style, text, bytes);
        text += next;
    }
}

/* The marked action, if it is what is being typed: its rest, and what it would do. */
static void draw_marked(const screen *s, int y, int x, int width)
{
    enum { GAP = 3 };
    const int         at = s->fit[s->cursor];
    const char *const rest = s->choices.text[at] + strlen(s->typed);
    const int         used = paint_text(y, x, width, OCHRE_GREY, rest);
    char              buffer[1024];
    ochre_text        told = OCHRE_TEXT(buffer);
    play_foretell(s->t, s->choices.action[at], &told);
    if (used + GAP < width)
        paint_text(y, x + used + GAP, width - used - GAP, OCHRE_PLAIN, buffer);
}

/* What was typed, before the marked action. */
static void draw_choice(const screen *s, int y, int actor)
{
    enum { LEFT = 5 };
    const int  width = paint_columns() - LEFT - 1;
    const char name[2] = {ochre_seat_letter(actor), '\0'};
    paint_text(y, 1, 1, play_seat_style(s->t, actor) | OCHRE_BOLD, name);
    paint_text(y, 3, 1, OCHRE_BOLD, "›");
    const int used = paint_text(y, LEFT, width, OCHRE_BOLD, s->typed);
    if (s->fits > 0 && strncmp(s->choices.text[s->fit[s->cursor]], s->typed, strlen(s->typed)) == 0)
        draw_marked(s, y, LEFT + used, width - used);
    paint_cursor(y, screen_smaller(LEFT + used, paint_columns() - 1));
}

void screen_draw_prompt(const screen *s)
{
    const play_table *const t = s->t;
    const int               y = paint_rows() - 2, columns = paint_columns();
    const int               actor = ochre_match_actor(&t->match);
    if (s->question != NULL) {
        paint_text(y, 1, columns - 1, PAINT_ACCENT, s->question);
        return;
    }
    if (s->is_asking) {
        draw_choice(s, y, actor);
        return;
    }
    char       buffer[256];
    ochre_text text = OCHRE_TEXT(buffer);
    if (actor >= 0)
        ochre_text_format(&text, "%c %s ...", ochre_seat_letter(actor), t->seat[actor].name);
    else
        ochre_text_string(&text,
                          play_say(actor == OCHRE_OVER ? WORD_OVER : WORD_CHANCE_TURN, t->lang));
    paint_text(y, 1, columns - 1, OCHRE_GREY, buffer);
}

void screen_draw_keys(const screen *s)
{
    const bool over = ochre_match_actor(&s->t->match) == OCHRE_OVER;
    play_word  word = WORD_KEYS_WAIT;
    if (over)
        word = WORD_KEYS_OVER;
    else if (s->is_asking)
        word = s->is_typing ? WORD_KEYS_MORE : s->is_clipped ? WORD_KEYS_CLIPPED : WORD_KEYS;
    paint_fill(paint_rows() - 1, 0, paint_columns() - 1, OCHRE_REVERSE);
    paint_text(paint_rows() - 1, 1, paint_columns() - 3, OCHRE_REVERSE, play_say(word, s->t->lang));
}

static void name_list(const screen *s, ochre_text *out)
{
    ochre_odds odds[OCHRE_ODDS];
    ochre_text_string(out, play_say(WORD_ACTIONS, s->t->lang));
    if (s->is_asking && s->fits < s->choices.count)
        ochre_text_format(out, " %d/%d", s->fits, s->choices.count);
    else if (s->is_asking)
        ochre_text_format(out, " %d", s->choices.count);
    const int count = s->odds.height == 0 ? current_odds(s, odds) : 0;
    for (int i = 0; i < count; i++) {
        ochre_text_string(out, " · ");
        play_say_odds(&odds[i], s->t->lang, 6, out);
    }
}

void screen_draw_rules(const screen *s)
{
    const ochre_lang lang = s->t->lang;
    if (s->log_pane.height > 0)
        paint_rule(s->log_pane.y - 1, s->log_pane.x, s->log_pane.width, play_say(WORD_LOG, lang),
                   false);
    if (s->odds.height > 0)
        paint_rule(s->odds.y - 1, s->odds.x, s->odds.width, play_say(WORD_ODDS, lang), false);
    if (s->list.height > 0) {
        char       buffer[512];
        ochre_text title = OCHRE_TEXT(buffer);
        name_list(s, &title);
        const bool has_long_title = s->odds.height == 0 && s->log_pane.y == s->list.y;
        paint_rule(s->list.y - 1, s->list.x, has_long_title ? paint_columns() : s->list.width,
                   buffer, true);
    }
    if (s->log_pane.x > 0)
        paint_post(s->log_pane.y - (s->log_pane.y == s->list.y ? 0 : 1), s->log_pane.x - 1,
                   paint_rows() - 2 - s->message_rows - s->log_pane.y +
                       (s->log_pane.y == s->list.y ? 0 : 1));
}

/* ---- the result ---- */

void screen_draw_result(const screen *s)
{
    const play_table *const t = s->t;
    play_rank               rank[OCHRE_SEATS];
    const int               players = play_ranking(t, rank);
    const bool              has_ranks = play_verdict_of(t) == PLAY_CONTEST;
    const int               width = 46, height = players + 4;
    const int               x = screen_larger(0, (paint_columns() - width) / 2);
    const int               y = screen_larger(1, (paint_rows() - height) / 2);
    char                    buffer[256];
    for (int row = 0; row < height; row++)
        paint_fill(y + row, x, screen_smaller(width, paint_columns()), OCHRE_REVERSE);
    paint_text(y, x + 2, width - 4, OCHRE_REVERSE | OCHRE_BOLD, play_say_over(t));
    if (has_ranks)
        paint_text(y + 2, x + 2, 6, OCHRE_REVERSE, play_say(WORD_NAME_RANK, t->lang));
    paint_text(y + 2, x + 9, 20, OCHRE_REVERSE, play_say(WORD_NAME_SEAT, t->lang));
    paint_text(y + 2, x + 34, 10, OCHRE_REVERSE, play_say(WORD_NAME_SCORE, t->lang));
    for (int i = 0; i < players; i++) {
        const int style = OCHRE_REVERSE | (has_ranks && rank[i].rank == 1 ? OCHRE_BOLD : 0);
        snprintf(buffer, sizeof(buffer), "%2d.", rank[i].rank);
        if (has_ranks)
            paint_text(y + 3 + i, x + 2, 6, style, buffer);
        snprintf(buffer, sizeof(buffer), "%c %s", ochre_seat_letter(rank[i].seat),
                 t->seat[rank[i].seat].name);
        paint_text(y + 3 + i, x + 9, 24, style, buffer);
        snprintf(buffer, sizeof(buffer), "%4d", rank[i].score);
        paint_text(y + 3 + i, x + 34, 10, style, buffer);
    }
}
