/* screen_keys.c - what keys do.
 *
 * Letters are both: commands, and the beginning of a typed action. A letter with which some action of the
 * game begins, legal now or not, is typing; any other one that names a command is that command; capitals
 * are always commands. Once something stands at the prompt, or behind a slash, everything is typing. Actions and
 * commands have Latin letters alone, so a keyboard that is set to Russian writes what stands on the same keys. */
#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "cli/screen.h"

void screen_say(screen *s, int style, const char *text)
{
    ochre_text message = OCHRE_TEXT(s->message);
    ochre_text_clear(&message);
    ochre_text_string(&message, text);
    s->message_style = style;
}

void screen_say_name(screen *s, int style, play_word word, const char *name)
{
    ochre_text message = OCHRE_TEXT(s->message);
    ochre_text_clear(&message);
    play_fill(word, s->t->lang, name, &message);
    s->message_style = style;
}

/* ---- the list ---- */

static bool is_number(const char *text)
{
    return text[0] != '\0' && strspn(text, "0123456789") == strlen(text);
}

void screen_list_anew(screen *s)
{
    const bool by_number = is_number(s->typed);
    s->fits = 0;
    s->cursor = 0;
    for (int i = 0; i < s->choices.count; i++)
        if (by_number || strstr(s->choices.text[i], s->typed) != NULL)
            s->fit[s->fits++] = i;
    if (!by_number)
        return;
    const long number = strlen(s->typed) < 6 ? strtol(s->typed, NULL, 10) : 0;
    if (number >= 1 && number <= s->choices.count)
        s->cursor = (int)number - 1;
}

static void move_cursor(screen *s, int by)
{
    const int target = s->cursor + by;
    if (target >= 0 && target < s->fits)
        s->cursor = target;
    s->was_moved = true;
}

/* ---- the board and the log ---- */

static void scroll_log(screen *s, int by)
{
    s->log_back = s->log_back + by > 0 ? s->log_back + by : 0;
}

static void scroll_page(screen *s, int direction)
{
    if (s->log_pane.height > 0 && (s->view != VIEW_SPLIT || s->board_height <= s->board.height))
        scroll_log(s, -direction * (s->log_pane.height / 2 + 1));
    else
        s->board_y += direction * (s->board.height / 2 + 1);
}

static bool scroll_key(screen *s, int key)
{
    const bool plain = s->view != VIEW_SPLIT;
    switch (key - SCREEN_KEY) {
    case KEY_SR: s->board_y--; return true;
    case KEY_SF: s->board_y++; return true;
    case KEY_SLEFT: s->board_x -= 4; return true;
    case KEY_SRIGHT: s->board_x += 4; return true;
    case KEY_PPAGE: scroll_page(s, -1); return true;
    case KEY_NPAGE: scroll_page(s, 1); return true;
    default: break;
    }
    if (plain && (key == SCREEN_KEY + KEY_UP || key == SCREEN_KEY + KEY_DOWN)) {
        const int by = key == SCREEN_KEY + KEY_DOWN ? 1 : -1;
        if (s->view == VIEW_BOARD)
            s->board_y += by;
        else
            scroll_log(s, -by);
        return true;
    }
    if (s->view == VIEW_BOARD && (key == SCREEN_KEY + KEY_LEFT || key == SCREEN_KEY + KEY_RIGHT)) {
        s->board_x += key == SCREEN_KEY + KEY_RIGHT ? 4 : -4;
        return true;
    }
    return false;
}

/* ---- letters ---- */

int screen_latin(int key)
{
    static const wchar_t russian[] = L"йцукенгшщзхъфывапролджэячсмитьбюё";
    static const wchar_t latin[] = L"qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
    if (key < 128 || key >= SCREEN_KEY)
        return key;
    const wint_t         small = towlower((wint_t)key);
    const wchar_t *const at = wcschr(russian, (wchar_t)small);
    if (at == NULL)
        return key;
    const wint_t letter = (wint_t)latin[at - russian];
    return (int)(small == (wint_t)key ? letter : towupper(letter));
}

/* ---- asking for a line ---- */

void screen_drop_last(char *text)
{
    size_t length = strlen(text);
    while (length > 0 && ((unsigned char)text[length - 1] & 0xc0) == 0x80)
        length--;
    text[length > 0 ? length - 1 : 0] = '\0';
}

void screen_append(char *text, size_t size, int key)
{
    char         bytes[16];
    mbstate_t    shift = {0};
    const size_t used = strlen(text), count = wcrtomb(bytes, (wchar_t)key, &shift);
    if (count == (size_t)-1 || used + count + 1 > size)
        return;
    memcpy(text + used, bytes, count);
    text[used + count] = '\0';
}

static bool is_backspace(int key)
{
    return key == 127 || key == 8 || key == SCREEN_KEY + KEY_BACKSPACE;
}

static bool is_enter(int key)
{
    return key == '\n' || key == '\r' || key == SCREEN_KEY + KEY_ENTER;
}

bool screen_read_line(screen *s, const char *question, char *text, size_t size)
{
    for (;;) {
        char       buffer[512];
        ochre_text shown = OCHRE_TEXT(buffer);
        ochre_text_format(&shown, "%s%s_", question, text);
        s->question = buffer;
        screen_draw(s);
        s->question = NULL;
        const int key = paint_key(-1);
        if (key == SCREEN_ESCAPE || cli_was_stopped())
            return false;
        if (is_enter(key))
            return text[0] != '\0';
        if (is_backspace(key))
            screen_drop_last(text);
        else if (key >= ' ' && key < SCREEN_KEY)
            screen_append(text, size, key);
    }
}

/* ---- commands ---- */

static bool is_one_of(int key, wchar_t english, wchar_t russian)
{
    return key == (int)english || key == (int)russian || key == (int)towupper((wint_t)english) ||
           key == (int)towupper((wint_t)russian);
}

static bool is_yes(int key)
{
    return is_one_of(key, L'y', L'д');
}

static bool is_no(int key)
{
    return is_one_of(key, L'n', L'н') || key == SCREEN_ESCAPE;
}

/* The key that answers a question at the bottom. */
static int ask_key(screen *s, const char *question)
{
    s->question = question;
    screen_draw(s);
    s->question = NULL;
    return paint_key(-1);
}

static bool may_replace(screen *s, const char *path)
{
    char       buffer[512];
    ochre_text question = OCHRE_TEXT(buffer);
    play_fill(WORD_ASK_REPLACE, s->t->lang, path, &question);
    while (!cli_was_stopped()) {
        const int key = ask_key(s, buffer);
        if (is_yes(key) || is_no(key))
            return is_yes(key);
    }
    return false;
}

bool screen_save(screen *s)
{
    play_table *const t = s->t;
    char              path[sizeof(t->saved_in)], words[512];
    ochre_text        why = OCHRE_TEXT(words);
    if (t->save_path != NULL)
        snprintf(path, sizeof(path), "%s", t->save_path);
    else if (t->saved_in[0] != '\0')
        snprintf(path, sizeof(path), "%s", t->saved_in);
    else
        snprintf(path, sizeof(path), "%s.ochre", t->match.game->id);
    if (!screen_read_line(s, play_say(WORD_ASK_SAVE, t->lang), path, sizeof(path)))
        return false;
    if (play_would_replace(t, path) && !may_replace(s, path))
        return false;
    const bool good = play_save(t, path, &why);
    screen_say_name(s, good ? OCHRE_GREEN | OCHRE_BOLD : OCHRE_RED | OCHRE_BOLD,
                    good ? WORD_SAVED : WORD_SAVE_FAILED, good ? path : words);
    return good;
}

bool screen_undo(screen *s)
{
    const bool good = play_undo(s->t);
    screen_say(s, good ? OCHRE_GREEN : OCHRE_YELLOW,
               play_say(good ? WORD_UNDONE : WORD_UNDO_NOTHING, s->t->lang));
    return good;
}

/* Asks; a game that is saved as it stands, or over and watched, is left at once. */
void screen_leave(screen *s)
{
    play_table *const t = s->t;
    if (t->saved_plies == t->match.plies || ochre_match_actor(&t->match) == OCHRE_OVER) {
        s->left = true;
        return;
    }
    while (!s->left && !cli_was_stopped()) {
        const int key = ask_key(s, play_say(WORD_ASK_LEAVE, t->lang));
        if (is_yes(key))
            s->left = true;
        else if (is_one_of(key, L's', L'с'))
            s->left = screen_save(s);
        else if (is_no(key))
            return;
    }
}

static void toggle_alone(screen *s)
{
    s->t->answers_alone = !s->t->answers_alone;
    screen_say(s, OCHRE_PLAIN,
               play_say(s->t->answers_alone ? WORD_ALONE_ON : WORD_ALONE_OFF, s->t->lang));
}

bool screen_command(screen *s, int key)
{
    key = screen_latin(key);
    switch (key) {
    case 'l':
    case 'L': s->t->lang = s->t->lang == OCHRE_EN ? OCHRE_RU : OCHRE_EN; return true;
    case 's':
    case 'S': screen_save(s); return true;
    case 'q':
    case 'Q': screen_leave(s); return true;
    case 'a':
    case 'A': toggle_alone(s); return true;
    case 'R': screen_pager(s, true); return true;
    case '?':
    case SCREEN_KEY + KEY_F(1): screen_pager(s, false); return true;
    case '\t': s->view = (screen_view)((s->view + 1) % VIEWS); return true;
    case SCREEN_KEY + KEY_BTAB: s->view = (screen_view)((s->view + VIEWS - 1) % VIEWS); return true;
    default: return scroll_key(s, key);
    }
}

/* ---- typing ---- */

/* As far as all that begins so goes on alike. */
static void complete(screen *s)
{
    const char  *common = NULL;
    size_t       length = 0;
    const size_t typed = strlen(s->typed);
    for (int i = 0; i < s->choices.count; i++) {
        const char *const text = s->choices.text[i];
        if (strncmp(text, s->typed, typed) != 0)
            continue;
        if (common == NULL) {
            common = text;
            length = strlen(text);
        }
        size_t same = 0;
        while (same < length && text[same] == common[same])
            same++;
        length = same;
    }
    if (common == NULL && s->fits == 1) { /* found by its middle */
        common = s->choices.text[s->fit[0]];
        length = strlen(common);
    }
    if (common != NULL && length < TYPED) {
        memcpy(s->typed, common, length);
        s->typed[length] = '\0';
        screen_list_anew(s);
    }
}

static bool play_marked(screen *s)
{
    const char *clause = NULL;
    return play_do(s->t, s->choices.action[s->fit[s->cursor]], &clause);
}

static bool play_typed(screen *s)
{
    char         buffer[2048];
    ochre_text   why = OCHRE_TEXT(buffer), kept = OCHRE_TEXT(s->clause);
    ochre_action action;
    const char  *clause = play_explain(s->t, s->typed, &action, &why);
    if (clause == NULL)
        return play_do(s->t, action, &clause);
    ochre_text_string(&kept, clause);
    screen_say(s, OCHRE_RED | OCHRE_BOLD, buffer);
    return false;
}

static bool enter(screen *s)
{
    char buffer[128];
    if (is_number(s->typed)) {
        const long number = strlen(s->typed) < 6 ? strtol(s->typed, NULL, 10) : 0;
        if (s->was_moved || (number >= 1 && number <= s->choices.count))
            return play_marked(s);
        snprintf(buffer, sizeof(buffer), play_say(WORD_NUMBER, s->t->lang), s->choices.count);
        screen_say(s, OCHRE_RED | OCHRE_BOLD, buffer);
        return false;
    }
    if (s->typed[0] == '\0' || (s->was_moved && s->fits > 0) || s->fits == 1)
        return play_marked(s);
    for (int i = 0; i < s->choices.count; i++)
        if (strcmp(s->choices.text[i], s->typed) == 0)
            return play_typed(s);
    if (s->fits == 0)
        return play_typed(s);
    snprintf(buffer, sizeof(buffer), play_say(WORD_FIT, s->t->lang), s->fits);
    screen_say(s, OCHRE_YELLOW, buffer);
    return false;
}

static void type(screen *s, int key)
{
    if (is_backspace(key))
        screen_drop_last(s->typed);
    else if (key == SCREEN_ESCAPE)
        s->typed[0] = '\0';
    else if (s->typed[0] != '\0' || (key != '/' && key != ':'))
        screen_append(s->typed, sizeof(s->typed), key);
    s->is_typing = s->typed[0] != '\0' || key == '/' || key == ':';
    s->was_moved = false;
    screen_list_anew(s);
    if (s->fits == 0 && s->typed[0] != '\0')
        screen_say(s, OCHRE_YELLOW, play_say(WORD_NONE_FITS, s->t->lang));
}

static bool move_key(screen *s, int key)
{
    switch (key - SCREEN_KEY) {
    case KEY_UP: move_cursor(s, -1); return true;
    case KEY_DOWN: move_cursor(s, 1); return true;
    case KEY_LEFT: move_cursor(s, -s->list_rows); return true;
    case KEY_RIGHT: move_cursor(s, s->list_rows); return true;
    case KEY_HOME: move_cursor(s, -s->cursor); return true;
    case KEY_END: move_cursor(s, s->fits - 1 - s->cursor); return true;
    default: return false;
    }
}

/* By the verbs of the game, so that a letter means the same at every question. */
static bool begins_action(const screen *s, int key)
{
    for (const ochre_verb *verb = s->t->match.game->verbs; verb->word != NULL; verb++)
        if (verb->flags == 0 && verb->word[0] == key)
            return true;
    return false;
}

bool screen_key(screen *s, int key)
{
    key = screen_latin(key);
    const bool is_typing = s->is_typing;
    const bool is_letter = key > ' ' && key < 127;
    if (is_enter(key))
        return enter(s);
    if (key == '\t' && is_typing) {
        complete(s);
        return false;
    }
    if (!is_typing && (key == 'U' || (key == 'u' && !begins_action(s, key))))
        return screen_undo(s);
    const bool types = is_typing ? is_letter || key == ' ' : is_letter && begins_action(s, key);
    if (!types && screen_command(s, key))
        return s->left;
    if (move_key(s, key))
        return false;
    if (is_backspace(key) || key == SCREEN_ESCAPE || (key > ' ' && key < SCREEN_KEY) ||
        (key == ' ' && is_typing))
        type(s, key);
    return false;
}
