/* scenario_edit.c - `set` lines: values with bare words, and the edit that they make together.
 *
 * A position is often wrong between two `set` lines (people moved, not yet arrived), so a row of them
 * is one edit on a copy, settled and checked by the first line that is no `set`. */
#include "engine/scenario.h"

#include <string.h>

/* ---- values ---- */

typedef struct pen {
    const char *at;
    ochre_text *out;
    int         depth;
} pen;

static bool write_value(pen *p);

static void skip_blanks(pen *p)
{
    while (*p->at == ' ' || *p->at == '\t')
        p->at++;
}

static bool is_plain_json(const char *word, size_t size)
{
    static const char *const names[] = {"true", "false", "null"};
    for (int i = 0; i < 3; i++)
        if (size == strlen(names[i]) && memcmp(word, names[i], size) == 0)
            return true;
    size_t digit = size > 0 && word[0] == '-';
    if (digit == size)
        return false;
    for (; digit < size; digit++)
        if (word[digit] < '0' || word[digit] > '9')
            return false;
    return true;
}

/* Characters up to what ends a bare word there; quoted unless JSON knows them bare. */
static bool write_bare(pen *p, const char *ends)
{
    const char *start = p->at;
    size_t      size = p->depth == 0 && ends[0] != ':' ? strlen(start) : strcspn(start, ends);
    p->at += size;
    while (size > 0 && (start[size - 1] == ' ' || start[size - 1] == '\t'))
        size--;
    if (size == 0)
        return false;
    if (ends[0] != ':' && is_plain_json(start, size)) {
        ochre_text_bytes(p->out, start, size);
        return true;
    }
    ochre_text_char(p->out, '"');
    ochre_text_bytes(p->out, start, size);
    ochre_text_char(p->out, '"');
    return memchr(start, '"', size) == NULL && memchr(start, '\\', size) == NULL;
}

static bool write_quoted(pen *p)
{
    const char *start = p->at++;
    while (*p->at != '"') {
        if (*p->at == '\0' || (*p->at == '\\' && *++p->at == '\0'))
            return false;
        p->at++;
    }
    p->at++;
    ochre_text_bytes(p->out, start, (size_t)(p->at - start));
    return true;
}

static bool write_key(pen *p)
{
    skip_blanks(p);
    if (!(*p->at == '"' ? write_quoted(p) : write_bare(p, ":,]}")))
        return false;
    skip_blanks(p);
    if (*p->at != ':')
        return false;
    p->at++;
    ochre_text_char(p->out, ':');
    return true;
}

/* A list or an object, from its opening bracket on. */
static bool write_group(pen *p, char close)
{
    if (++p->depth > OCHRE_JSON_DEPTH)
        return false;
    ochre_text_char(p->out, *p->at++);
    skip_blanks(p);
    for (bool is_first = true; *p->at != close || !is_first; is_first = false) {
        if (close == '}' && !write_key(p))
            return false;
        if (!write_value(p))
            return false;
        skip_blanks(p);
        if (*p->at == close)
            break;
        if (*p->at != ',')
            return false;
        ochre_text_char(p->out, *p->at++);
    }
    ochre_text_char(p->out, *p->at++);
    p->depth--;
    return true;
}

static bool write_value(pen *p)
{
    skip_blanks(p);
    switch (*p->at) {
    case '[': return write_group(p, ']');
    case '{': return write_group(p, '}');
    case '"': return write_quoted(p);
    default: return write_bare(p, ",]}");
    }
}

bool scenario_value(scenario *s, const char *text, ochre_text *out)
{
    pen        p = {.at = text, .out = out};
    const bool is_read = write_value(&p);
    skip_blanks(&p);
    if (!is_read || *p.at != '\0')
        return scenario_fail(s, "%s is no value", text);
    return !out->full || scenario_fail(s, "the value is too long");
}

/* ---- the edit ---- */

static void begin_edit(scenario *s)
{
    memcpy(s->edit, s->match->state, s->match->game->state_size);
    s->edit_failure[0] = '\0';
    s->is_editing = true;
}

bool scenario_set(scenario *s, char *rest)
{
    char *equals = strchr(rest, '=');
    if (equals == NULL)
        return scenario_fail(s, "expected `set PATH = VALUE`");
    *equals = '\0';
    const char *path = scenario_trim(rest);
    ochre_text  value = ochre_text_over(s->run->scratch, s->run->scratch_size);
    if (!scenario_value(s, scenario_trim(equals + 1), &value))
        return false;
    if (!s->is_editing)
        begin_edit(s);
    s->edit_line = s->line;
    char         reason[SCENARIO_WHY];
    ochre_text   why = OCHRE_TEXT(reason);
    ochre_json   j;
    ochre_status status =
        ochre_json_cut(&j, value.data, value.length, s->run->tokens, s->run->token_capacity, &why);
    if (status == OCHRE_OK)
        status = ochre_state_set(s->match->game, s->edit, path, &j, 0, &why);
    if (status == OCHRE_UNKNOWN)
        return scenario_fail(s, "%s", reason);
    /* A value that does not fit may be just what `refuse position` is to show. */
    if (status != OCHRE_OK && s->edit_failure[0] == '\0') {
        ochre_text kept = OCHRE_TEXT(s->edit_failure);
        ochre_text_format(&kept, "expected a value that fits %s, found %s: %s", path, value.data,
                          reason);
    }
    return true;
}

bool scenario_settle(scenario *s)
{
    if (!s->is_editing)
        return true;
    s->is_editing = false;
    char         reason[SCENARIO_WHY];
    ochre_text   why = OCHRE_TEXT(reason);
    const int    line = s->line;
    ochre_match *m = s->match;
    s->line = s->edit_line;
    if (s->edit_failure[0] != '\0')
        return scenario_fail(s, "%s", s->edit_failure);
    if (ochre_state_settle(m->game, m->edition, s->edit, &why) != OCHRE_OK)
        return scenario_fail(s, "expected a position that the rules allow, but %s", reason);
    s->line = line;
    ochre_match_load(m, s->edit);
    return true;
}

bool scenario_refuse_position(scenario *s, char *rest)
{
    const char *because;
    if (!scenario_because(s, rest, &because))
        return false;
    if (!s->is_editing)
        return scenario_fail(s, "`refuse position` stands behind `set` lines");
    s->is_editing = false;
    s->checks++;
    if (s->edit_failure[0] != '\0')
        return because == NULL || scenario_fail(s, "expected a position that breaks %s, but: %s",
                                                because, s->edit_failure);
    const ochre_match *m = s->match;
    m->game->derive(m->edition, s->edit);
    const char *broken = m->game->state_ok(m->edition, s->edit);
    if (broken == NULL)
        return scenario_fail(s, "expected a position that is refused, found it allowed");
    if (because != NULL && strcmp(because, broken) != 0)
        return scenario_fail(s, "expected a position that breaks %s, found that it breaks %s",
                             because, broken);
    return true;
}
