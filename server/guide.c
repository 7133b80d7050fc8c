/* guide.c - guided games: reading scripts, and following them ply by ply.
 *
 * A script that does not fit (the text is no action, or it is not legal there) simply ends at that ply:
 * the game goes on by dice and bots, and a test of the scripts says where they break. */
#include "server/guide.h"

#include <string.h>

#include <ochre/notation.h>

#include "server/js.h"

/* The script of a table: that of its game, or in tests the one for all. */
static const char *script_of(const table *t)
{
    const char *const own = t->row.guide ? t->s->config->guide_script(t->game->id) : NULL;
    return own != NULL ? own : t->s->config->test_script;
}

static size_t line_length(const char *line)
{
    return strcspn(line, "\n");
}

static const char *next_line(const char *line)
{
    line += line_length(line);
    return *line == '\n' ? line + 1 : line;
}

/* `* ...` or a seat's digit and a space. */
static bool is_action(const char *line)
{
    return (line[0] == '*' || (line[0] >= '1' && line[0] <= '5')) && line[1] == ' ';
}

/* The line of the action of that ply, right behind the last action the end of the script, else NULL;
 * `before` is where the texts before it begin. */
static const char *find_line(const char *script, int ply, const char **before)
{
    *before = script;
    for (const char *line = script; line != NULL && *line != '\0'; line = next_line(line)) {
        if (!is_action(line))
            continue;
        if (ply-- == 0)
            return line;
        *before = next_line(line);
    }
    return ply == 0 ? script + strlen(script) : NULL;
}

static bool read_line(const table *t, int ply, int who, const void *state, ochre_action *out)
{
    const char       *before;
    char              words[128];
    ochre_text        why = OCHRE_TEXT(words);
    const char *const script = script_of(t);
    const char *const line = script != NULL ? find_line(script, ply, &before) : NULL;
    if (line == NULL || line[0] == '\0' || (line[0] == '*' ? OCHRE_CHANCE : line[0] - '1') != who)
        return false;
    return ochre_action_parse(t->game, line + 2, line_length(line) - 2, out, &why) == OCHRE_OK &&
           t->game->actor(state) == who && ochre_action_formed(t->game, *out) &&
           t->game->refusal(t->edition, state, *out) == NULL;
}

bool guide_exists(const srv *s, const ochre_game *game)
{
    return s->config->guide_script(game->id) != NULL || s->config->test_script != NULL;
}

bool guide_event(const table *t, ochre_action *out)
{
    return script_of(t) != NULL && read_line(t, t->match.plies, OCHRE_CHANCE, t->match.state, out);
}

bool guide_action(const table *t, int seat, ochre_action *out)
{
    return t->row.guide && read_line(t, t->match.plies, seat, t->match.state, out);
}

bool guide_choice(const table *t, int ply, int seat, const void *state, ochre_action *out)
{
    return t->row.guide && read_line(t, ply, seat, state, out);
}

static void write_words(const char *from, const char *to, const char *lang, ochre_text *out)
{
    const size_t prefix = strlen(lang);
    char         buffer[2048] = "";
    ochre_text   words = OCHRE_TEXT(buffer);
    for (const char *line = from; line < to; line = next_line(line)) {
        if (strncmp(line, lang, prefix) != 0 || line[prefix] != ' ')
            continue;
        if (words.length > 0)
            ochre_text_char(&words, '\n');
        ochre_text_bytes(&words, line + prefix + 1, line_length(line) - prefix - 1);
    }
    js_string(out, lang, buffer);
}

static int actions_in(const char *script)
{
    int count = 0;
    for (const char *line = script; *line != '\0'; line = next_line(line))
        count += is_action(line);
    return count;
}

static bool has_a_person_moved(const table *t, int from, int ply)
{
    alignas(16) uint8_t state[OCHRE_STATE];
    ochre_match_replay(&t->match, from, state);
    for (; from < ply; from++) {
        const int actor = t->game->actor(state);
        if (actor >= 0 && t->row.seat[actor].kind == STORE_PERSON)
            return true;
        t->game->apply(t->edition, state, t->match.log[from]);
    }
    return false;
}

/* Behind the script what bots and dice do is passed over: nobody may have seen the moment of its last words. */
static int ply_to_tell(const table *t, const char *script, int ply)
{
    const int end = actions_in(script);
    return ply > end && ply <= t->match.plies && !has_a_person_moved(t, end, ply) ? end : ply;
}

void guide_tell(const table *t, int ply, ochre_text *out)
{
    const char       *before;
    const char *const script = script_of(t);
    const char *const line =
        script != NULL ? find_line(script, ply_to_tell(t, script, ply), &before) : NULL;
    if (line == NULL ||
        before == line + strlen(line)) /* the script is over, and has no last words */
        return;
    js_open(out, "tell", '{');
    write_words(before, line, "en", out);
    write_words(before, line, "ru", out);
    js_close(out, '}');
}
