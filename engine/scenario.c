/* scenario.c - runs rules written as examples (docs/scenarios.md).
 *
 * A file is cut into lines, each line is copied, stripped of its remark and handed to the function of
 * its first word. A scenario begins at a `scenario` line and ends where the next begins; its first
 * failing line is reported and the rest of it passed over. */
#include "engine/scenario.h"

#include <string.h>

static bool do_line(scenario *s, char *line)
{
    static const struct {
        const char *word;
        bool (*run)(scenario *s, char *rest);
    } table[] = {
        {"play", scenario_play},     {"chance", scenario_chance}, {"refuse", scenario_refuse},
        {"expect", scenario_expect}, {"deal", scenario_deal},     {"undo", scenario_undo},
    };
    char *rest = line;
    if (scenario_take(&rest, "seed"))
        return scenario_seed(s, rest);
    if (scenario_take(&rest, "edition"))
        return scenario_edition(s, rest);
    if (scenario_take(&rest, "game"))
        return s->has_game ? scenario_fail(s, "a scenario has one `game`")
                           : scenario_start_game(s, rest);
    if (scenario_take(&rest, "set"))
        return s->has_game ? scenario_set(s, rest) : scenario_fail(s, "`game` must come first");
    if (s->is_editing && scenario_take(&rest, "refuse") && scenario_take(&rest, "position"))
        return scenario_refuse_position(s, rest);
    rest = line;
    if (!scenario_settle(s))
        return false;
    if (scenario_take(&rest, "refuse") && scenario_take(&rest, "start"))
        return scenario_refuse_start(s, rest);
    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        rest = line;
        if (!scenario_take(&rest, table[i].word))
            continue;
        return s->has_game ? table[i].run(s, rest) : scenario_fail(s, "`game` must come first");
    }
    return scenario_fail(
        s, "%s is none of edition, game, seed, set, play, chance, deal, refuse, expect, undo",
        scenario_word(&line));
}

/* A remark begins with # at the start of the line or behind a blank, outside quotes. */
static void cut_remark(char *line)
{
    bool is_quoted = false;
    for (char *at = line; *at != '\0'; at++) {
        if (*at == '"')
            is_quoted = !is_quoted;
        if (*at == '#' && !is_quoted && (at == line || scenario_is_blank(at[-1]))) {
            *at = '\0';
            return;
        }
    }
}

/* scenario ID ID...: title */
static bool begin(scenario *s, char *rest)
{
    ochre_scenario_run *run = s->run;
    s->match = &run->match;
    s->has_game = s->is_editing = false;
    s->checks = 0;
    s->first_clause[0] = s->edition_file[0] = '\0';
    s->edition_game = NULL;
    ochre_rng_seed(&s->rng, 1, 0);
    ochre_text title = OCHRE_TEXT(s->title);
    ochre_text_string(&title, rest);
    char *colon = strchr(rest, ':');
    if (colon == NULL)
        return scenario_fail(s, "expected `scenario CLAUSE...: title`");
    *colon = '\0';
    for (char *at = scenario_skip(rest); *at != '\0';) {
        const char *clause = scenario_word(&at);
        if (!scenario_is_clause(clause, strlen(clause)))
            return scenario_fail(s, "expected a clause such as SA-041, found %s", clause);
        if (s->first_clause[0] == '\0' || strncmp(s->first_clause, "EX-", 3) == 0)
            memcpy(s->first_clause, clause, strlen(clause) + 1);
        if (run->cite != NULL)
            run->cite(run->context, clause);
    }
    return s->first_clause[0] != '\0' || scenario_fail(s, "a scenario cites at least one clause");
}

static bool finish(scenario *s)
{
    if (!scenario_settle(s))
        return false;
    s->line = s->title_line;
    return s->checks > 0 || scenario_fail(s, "the scenario checks nothing");
}

static void report(scenario *s, const char *name)
{
    char       message[SCENARIO_WHY + 400];
    ochre_text text = OCHRE_TEXT(message);
    ochre_text_format(&text, "%s:%d: %s", name, s->line, s->why.data);
    s->run->failed++;
    s->run->report(s->run->context, message);
}

/* ---- files ---- */

typedef enum where { BEFORE_ALL, INSIDE, FAILED } where; /* FAILED: until the next scenario */

static where close_scenario(scenario *s, const char *name, where at)
{
    if (at != INSIDE)
        return at;
    if (!finish(s)) {
        report(s, name);
        return FAILED;
    }
    s->run->passed++;
    if (s->run->pass != NULL)
        s->run->pass(s->run->context, s->title);
    return at;
}

static where run_line(scenario *s, const char *name, char *line, where at)
{
    static const char no_clause[] = "scenario:";
    const bool        has_no_clause = strncmp(line, no_clause, sizeof(no_clause) - 1) == 0;
    char             *rest = line;
    if (has_no_clause || scenario_take(&rest, "scenario")) {
        const int number = s->line;
        close_scenario(s, name, at);
        s->line = s->title_line = number;
        if (has_no_clause)
            scenario_fail(s, "expected `scenario CLAUSE...: title`");
        else if (begin(s, rest))
            return INSIDE;
        report(s, name);
        return FAILED;
    }
    cut_remark(line);
    line = scenario_trim(line);
    if (*line == '\0' || at == FAILED)
        return at;
    if (at == BEFORE_ALL)
        scenario_fail(s, "expected a line that begins with `scenario`");
    else if (do_line(s, line))
        return at;
    report(s, name);
    return FAILED;
}

/* Copies the next line, cut off from the text; false has told why. */
static bool copy_line(scenario *s, const char **text, size_t *left, char line[SCENARIO_LINE])
{
    const char  *newline = memchr(*text, '\n', *left);
    const size_t size = newline != NULL ? (size_t)(newline - *text) : *left;
    const bool   fits = size < SCENARIO_LINE && memchr(*text, '\0', size) == NULL;
    line[0] = '\0';
    if (fits) {
        memcpy(line, *text, size);
        line[size] = '\0';
    }
    const size_t gone = size + (newline != NULL);
    *text += gone;
    *left -= gone;
    return fits ||
           scenario_fail(s, "a line has at most %d bytes, none of them zero", SCENARIO_LINE - 1);
}

void ochre_scenario_file(ochre_scenario_run *run, const char *name, const char *text, size_t length)
{
    char     reason[SCENARIO_WHY], line[SCENARIO_LINE];
    scenario s = {.run = run, .why = OCHRE_TEXT(reason)};
    where    at = BEFORE_ALL;
    for (int number = 1; length > 0; number++) {
        s.line = number;
        if (copy_line(&s, &text, &length, line)) {
            at = run_line(&s, name, scenario_trim(line), at);
        } else if (at != FAILED) {
            report(&s, name);
            at = FAILED;
        }
    }
    if (at == BEFORE_ALL) {
        s.line = 1;
        scenario_fail(&s, "there is no scenario in this file");
        report(&s, name);
    }
    close_scenario(&s, name, at);
}
