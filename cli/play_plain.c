/* play_plain.c - line mode: for pipes, scripts and screen readers.
 *
 * The picture is printed when a human is asked and it has changed, sentences as things happen, and
 * the legal actions with numbers. Every question reads one line; the end of the input leaves the
 * game cleanly. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/play.h"
#include "cli/rules.h"

typedef struct {
    play_table  *t;
    play_log     log;
    int          told;              /* lines of the log already printed */
    int          seen[OCHRE_SEATS]; /* by seat: plies before the last time that it looked away */
    play_choices choices;
    char        *picture;  /* the last one printed */
    char        *replaces; /* a file that would be replaced: the same line again does so */
    char        *line;
    size_t       line_size;
    bool         left;
} plain;

static void tell_news(plain *p)
{
    const int changes = p->log.changes;
    play_log_update(&p->log, p->t);
    if (p->log.changes != changes || p->told > p->log.count)
        p->told = p->log.count;
    for (; p->told < p->log.count; p->told++)
        puts(p->log.line[p->told].text);
}

static void write_picture(const void *context, ochre_text *out)
{
    const play_table *const t = context;
    ochre_canvas            canvas;
    ochre_canvas_clear(&canvas);
    t->match.game->draw(t->match.edition, t->match.state, t->viewer, t->lang, &canvas);
    ochre_canvas_text(&canvas, out);
}

static void show_board(plain *p, bool again)
{
    size_t      length;
    char *const picture = cli_text(write_picture, p->t, &length);
    if (again || p->picture == NULL || strcmp(picture, p->picture) != 0)
        printf("\n%s\n", picture);
    free(p->picture);
    p->picture = picture;
}

static int widest_action(const play_choices *choices)
{
    int widest = 0;
    for (int i = 0; i < choices->count; i++) {
        const int width = (int)strlen(choices->text[i]);
        widest = width > widest ? width : widest;
    }
    return widest;
}

static void show_actions(const plain *p)
{
    const play_table *const t = p->t;
    const play_seat *const  seat = &t->seat[ochre_match_actor(&t->match)];
    const int               width = widest_action(&p->choices);
    play_print(WORD_CHOICES, t->lang, seat->name);
    for (int i = 0; i < p->choices.count; i++) {
        char       buffer[1024];
        ochre_text told = OCHRE_TEXT(buffer);
        if (t->lang != OCHRE_EN) /* whose words actions are made of */
            play_foretell(t, p->choices.action[i], &told);
        printf("%4d  %-*s", i + 1, told.length > 0 ? width : 0, p->choices.text[i]);
        printf(told.length > 0 ? "  %s\n" : "\n", buffer);
    }
}

/* ---- the commands ---- */

static void say_odds(const plain *p, int number)
{
    const play_table *const t = p->t;
    ochre_odds              odds[OCHRE_ODDS];
    const int               count = play_odds(t, p->choices.action[number - 1], odds);
    for (int i = 0; i < count; i++) {
        char       buffer[1024];
        ochre_text text = OCHRE_TEXT(buffer);
        play_say_odds(&odds[i], t->lang, PLAY_BARS, &text);
        puts(buffer);
    }
    if (count == 0)
        puts(play_say(WORD_NO_ODDS, t->lang));
}

/* A number of the list, 0 if the text is no number, -1 (said) if there is no such number. */
static int read_choice(const plain *p, const char *text)
{
    if (text[0] == '\0' || strspn(text, "0123456789") != strlen(text))
        return 0;
    const long number = strlen(text) < 8 ? strtol(text, NULL, 10) : 0;
    if (number >= 1 && number <= p->choices.count)
        return (int)number;
    printf(play_say(WORD_NUMBER, p->t->lang), p->choices.count);
    putchar('\n');
    return -1;
}

/* A file of something else is replaced when the line comes a second time. */
static bool may_replace(plain *p, const char *path)
{
    if (!play_would_replace(p->t, path) || (p->replaces != NULL && strcmp(p->replaces, path) == 0))
        return true;
    const size_t size = strlen(path) + 1;
    p->replaces = cli_enlarge(p->replaces, size);
    memcpy(p->replaces, path, size);
    play_print(WORD_REPLACES, p->t->lang, path);
    return false;
}

static void save_as(plain *p, const char *path)
{
    char       buffer[512];
    ochre_text why = OCHRE_TEXT(buffer);
    if (!may_replace(p, path))
        return;
    const bool good = play_save(p->t, path, &why);
    play_print(good ? WORD_SAVED : WORD_SAVE_FAILED, p->t->lang, good ? path : buffer);
}

/* Where it was told to, or else where it is kept already. */
static void save(plain *p, const char *path)
{
    const play_table *const t = p->t;
    if (*path == '\0' && t->save_path != NULL)
        path = t->save_path;
    else if (*path == '\0')
        path = t->saved_in;
    if (*path == '\0')
        fputs(play_say(WORD_PLAIN_HELP, t->lang), stdout);
    else
        save_as(p, path);
}

static void show_rules(const plain *p, const char *clause)
{
    const ochre_game *const game = p->t->match.game;
    const char *const       page = cli_rules_page(game->id, p->t->lang);
    if (clause[0] == '\0') {
        puts(page != NULL ? page : play_say(WORD_NOT_FOUND, p->t->lang));
        return;
    }
    char       buffer[2048], capitals[32];
    ochre_text words = OCHRE_TEXT(buffer), id = OCHRE_TEXT(capitals);
    for (const char *c = clause; *c != '\0'; c++)
        ochre_text_char(&id, (char)toupper((unsigned char)*c));
    if (cli_rules_clause(game->id, capitals, p->t->lang, &words))
        printf("%s: %s\n", capitals, buffer);
    else
        puts(play_say(WORD_NOT_FOUND, p->t->lang));
}

static void show_log(const plain *p)
{
    for (int i = 0; i < p->log.count; i++)
        puts(p->log.line[i].text);
}

static bool undo(plain *p)
{
    const bool good = play_undo(p->t);
    puts(play_say(good ? WORD_UNDONE : WORD_UNDO_NOTHING, p->t->lang));
    return good;
}

/* What follows the word of a command ("" if nothing), or NULL if the line is another command. */
static const char *after_word(const char *line, const char *word)
{
    const size_t length = strlen(word);
    if (strncmp(line, word, length) != 0 || (line[length] != '\0' && line[length] != ' '))
        return NULL;
    return line + length + strspn(line + length, " ");
}

static bool is_command(const char *line, const char *word)
{
    return strcmp(line, word) == 0;
}

/* True if the line was a command about the table; *done if the question is settled by it. */
static bool run_command(plain *p, const char *line, bool *done)
{
    const char *rest;
    if (is_command(line, "quit") || is_command(line, "q"))
        p->left = *done = true;
    else if (is_command(line, "undo"))
        *done = undo(p);
    else if (is_command(line, "help") || is_command(line, "?"))
        fputs(play_say(WORD_PLAIN_HELP, p->t->lang), stdout);
    else if (is_command(line, "board"))
        show_board(p, true);
    else if (is_command(line, "log"))
        show_log(p);
    else if (is_command(line, "actions"))
        show_actions(p);
    else if ((rest = after_word(line, "save")) != NULL)
        save(p, rest);
    else if ((rest = after_word(line, "rules")) != NULL)
        show_rules(p, rest);
    else if ((rest = after_word(line, "lang")) != NULL)
        *done = cli_lang(rest, &p->t->lang);
    else if ((rest = after_word(line, "odds")) != NULL) {
        const int number = read_choice(p, rest);
        if (number > 0)
            say_odds(p, number);
        else if (number == 0)
            read_choice(p, "0");
    } else
        return false;
    return true;
}

static bool play_line_typed(plain *p, const char *line)
{
    const int number = read_choice(p, line);
    if (number < 0)
        return false;
    const char  *clause = NULL;
    ochre_action action;
    if (number > 0)
        return play_do(p->t, p->choices.action[number - 1], &clause);
    char       buffer[2048];
    ochre_text why = OCHRE_TEXT(buffer);
    if (play_explain(p->t, line, &action, &why) == NULL)
        return play_do(p->t, action, &clause);
    puts(buffer);
    return false;
}

/* ---- the questions ---- */

static bool read_line(plain *p)
{
    fflush(stdout);
    const ssize_t read = getline(&p->line, &p->line_size, stdin);
    if (read < 0)
        return false;
    size_t length = strlen(p->line); /* what stands behind a zero is not text */
    while (length > 0 && strchr(" \t\r\n", p->line[length - 1]) != NULL)
        p->line[--length] = '\0';
    return true;
}

static void draw_curtain(plain *p, int seat)
{
    play_table *const t = p->t;
    play_print(WORD_CURTAIN, t->lang, t->seat[seat].name);
    if (isatty(STDIN_FILENO)) {
        puts(play_say(WORD_CURTAIN_KEY, t->lang));
        p->left = !read_line(p);
        fputs("\033[H\033[2J\033[3J", stdout);
        p->told = -1;
    }
}

/* Another seat reads its own log. Behind a curtain the screen is empty: it is told what came since it looked away. */
static void change_seat(plain *p, int seat)
{
    play_table *const t = p->t;
    if (t->viewer >= 0)
        p->seen[t->viewer] = t->match.plies;
    if (t->viewer >= 0 && play_views_differ(t, seat, t->viewer))
        draw_curtain(p, seat);
    t->viewer = seat;
    play_log_update(&p->log, t);
    for (int i = 0; p->told < 0 && !p->left && i < p->log.count; i++)
        if (p->log.line[i].ply >= p->seen[seat])
            puts(p->log.line[i].text);
    p->told = p->log.count;
}

static void ask(plain *p)
{
    play_table *const t = p->t;
    const int         seat = ochre_match_actor(&t->match);
    if (seat != t->viewer)
        change_seat(p, seat);
    if (p->left)
        return;
    show_board(p, false);
    play_list(t, &p->choices);
    show_actions(p);
    for (bool done = false; !done;) {
        fputs("> ", stdout);
        if (!read_line(p)) {
            putchar('\n');
            p->left = true;
            return;
        }
        const char *const line = p->line + strspn(p->line, " \t");
        if (line[0] != '\0' && !run_command(p, line, &done))
            done = play_line_typed(p, line);
    }
}

int play_plain(play_table *t)
{
    plain *const p = cli_alloc(sizeof(*p));
    memset(p, 0, sizeof(*p));
    p->t = t;
    cli_catch_signals();
    printf("%s\n", t->match.game->title[t->lang]);
    play_log_update(&p->log, t);
    p->told = p->log.count; /* a resumed game does not tell its whole past */
    for (play_step step = PLAY_MOVED; step != PLAY_OVER && !p->left && !cli_was_stopped();) {
        step = play_advance(t);
        tell_news(p);
        if (step == PLAY_ASKS)
            ask(p);
    }
    if (!p->left && !cli_was_stopped())
        show_board(p, false);
    const int status = play_close(t);
    play_log_free(&p->log);
    free(p->picture);
    free(p->replaces);
    free(p->line);
    free(p);
    return cli_was_stopped() ? CLI_STOPPED : status;
}
