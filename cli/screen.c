/* screen.c - the course of a game in the terminal.
 *
 * Before every step of a bot or of chance there is a short pause: one sees what happened last, and may
 * still take back what one has just done. A key hurries. Then the question, with the curtain before
 * it where the next human sees other things than the last one. */
#include <curses.h>
#include <stdlib.h>
#include <string.h>

#include "cli/screen.h"

enum { PAUSE = 500 };

/* The set-up before anybody has moved is not worth waiting for. */
static bool has_begun(const screen *s)
{
    const ochre_match *const m = &s->t->match;
    for (int i = s->log.count - 1; i >= 0; i--)
        if (s->log.line[i].actor >= 0)
            return true;
    return m->from_position && m->plies > 0;
}

/* True if the step may follow; false if an undo has changed what is next. */
static bool pause_before_step(screen *s)
{
    screen_draw(s);
    if (s->t->is_fast || s->hurries || !has_begun(s))
        return !cli_was_stopped();
    const int key = screen_latin(paint_key(PAUSE));
    if (key == SCREEN_NONE || cli_was_stopped())
        return !cli_was_stopped();
    s->message[0] = '\0';
    if (key == ' ' || key == '\n' || key == '\r') {
        s->hurries = true;
        return true;
    }
    if (key == 'u' || key == 'U')
        screen_undo(s);
    else
        screen_command(s, key);
    return false;
}

/* ---- the question ---- */

static void drop_curtain(screen *s, int seat)
{
    play_table *const t = s->t;
    char              buffer[256];
    ochre_text        text = OCHRE_TEXT(buffer);
    screen_say_name(s, OCHRE_PLAIN, WORD_CURTAIN, t->seat[seat].name);
    ochre_text_string(&text, s->message);
    s->message[0] = '\0';
    for (int key = 0; key != '\n' && key != '\r' && !cli_was_stopped(); key = paint_key(-1)) {
        const int middle = paint_rows() / 2;
        paint_begin();
        paint_text(middle - 1, 4, paint_columns() - 8, play_seat_style(t, seat) | OCHRE_BOLD,
                   buffer);
        paint_text(middle + 1, 4, paint_columns() - 8, OCHRE_PLAIN,
                   play_say(WORD_CURTAIN_KEY, t->lang));
        paint_show();
    }
}

static void take_seat(screen *s, int seat)
{
    play_table *const t = s->t;
    if (seat == t->viewer)
        return;
    if (t->viewer >= 0 && play_views_differ(t, seat, t->viewer))
        drop_curtain(s, seat);
    if (cli_was_stopped())
        return; /* nobody has taken it */
    t->viewer = seat;
    s->log_back = 0;
}

static bool any_odds(const screen *s)
{
    ochre_odds odds[OCHRE_ODDS];
    for (int i = 0; i < s->choices.count; i++)
        if (play_odds(s->t, s->choices.action[i], odds) > 0)
            return true;
    return false;
}

static void begin_question(screen *s)
{
    take_seat(s, ochre_match_actor(&s->t->match));
    play_list(s->t, &s->choices);
    s->has_odds = any_odds(s);
    s->typed[0] = '\0';
    s->is_typing = false;
    s->list_top = 0;
    s->was_moved = false;
    s->hurries = false;
    s->is_asking = true;
    screen_list_anew(s);
}

static void ask(screen *s)
{
    const bool answered_alone = s->t->answers_alone;
    begin_question(s);
    for (bool done = false; !done && !cli_was_stopped();) {
        screen_draw(s);
        const int key = paint_key(-1);
        if (key == SCREEN_RESIZED || key == SCREEN_NONE)
            continue;
        s->message[0] = '\0';
        const int plies = s->t->match.plies;
        done = screen_key(s, key);
        if (done && s->t->match.plies > plies)
            s->seen_ply = plies;
        /* A choice that is now forced settles itself. */
        done = done || (s->t->answers_alone != answered_alone && play_next(s->t) != PLAY_ASKS);
    }
    s->is_asking = false;
}

/* ---- the end ---- */

static void show_end(screen *s)
{
    s->shows_result = true;
    s->has_odds = false;
    if (s->t->save_path != NULL) {
        char       words[512];
        ochre_text why = OCHRE_TEXT(words);
        const bool good = play_save(s->t, s->t->save_path, &why);
        screen_say_name(s, good ? OCHRE_GREEN : OCHRE_RED | OCHRE_BOLD,
                        good ? WORD_SAVED : WORD_SAVE_FAILED, good ? s->t->save_path : words);
    }
    while (!s->left && !cli_was_stopped()) {
        screen_draw(s);
        const int key = paint_key(-1);
        if (key == SCREEN_NONE || key == SCREEN_RESIZED)
            continue;
        /* Enter brings the table back, and somebody who was still choosing keeps it. */
        s->shows_result = key == '\n' || key == '\r';
        if (!s->shows_result)
            s->message[0] = '\0';
        screen_command(s, key);
    }
}

/* Ctrl-C asks as Q does, where something would be lost; a second one does not. */
static bool goes_on(screen *s)
{
    if (!cli_was_stopped() || !cli_was_interrupted() || s->t->save_path != NULL)
        return !cli_was_stopped();
    cli_go_on();
    screen_leave(s);
    return !cli_was_stopped();
}

static void play_on(screen *s)
{
    while (!s->left && goes_on(s) && !s->left) {
        const play_step step = play_next(s->t);
        if (step == PLAY_OVER)
            show_end(s);
        else if (step == PLAY_ASKS)
            ask(s);
        else if (pause_before_step(s))
            play_advance(s->t);
    }
}

int play_screen(play_table *t)
{
    if (!paint_open()) {
        cli_error("this terminal cannot show the board; playing line by line");
        return play_plain(t);
    }
    screen *const s = cli_alloc(sizeof(*s));
    memset(s, 0, sizeof(*s));
    s->t = t;
    s->seen_ply = t->match.plies;
    play_on(s);
    paint_close();
    play_log_free(&s->log);
    free(s);
    const int status = play_close(t);
    return cli_was_stopped() ? CLI_STOPPED : status;
}
