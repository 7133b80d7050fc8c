/* scenario_words.c - how the lines of a scenario are cut into words, clauses, seats and numbers. */
#include "engine/scenario.h"

#include <stdarg.h>
#include <string.h>

bool scenario_fail(scenario *s, const char *format, ...)
{
    va_list arguments;
    ochre_text_clear(&s->why);
    va_start(arguments, format);
    ochre_text_format_list(&s->why, format, arguments);
    va_end(arguments);
    return false;
}

/* ---- words ---- */

char *scenario_skip(char *at)
{
    while (scenario_is_blank(*at))
        at++;
    return at;
}

char *scenario_word(char **at)
{
    char *word = scenario_skip(*at);
    char *end = word;
    while (*end != '\0' && !scenario_is_blank(*end))
        end++;
    if (*end != '\0')
        *end++ = '\0';
    *at = scenario_skip(end);
    return word;
}

bool scenario_take(char **at, const char *word)
{
    const size_t size = strlen(word);
    if (strncmp(*at, word, size) != 0 || ((*at)[size] != '\0' && !scenario_is_blank((*at)[size])))
        return false;
    *at = scenario_skip(*at + size);
    return true;
}

char *scenario_trim(char *text)
{
    text = scenario_skip(text);
    size_t size = strlen(text);
    while (size > 0 && scenario_is_blank(text[size - 1]))
        size--;
    text[size] = '\0';
    return text;
}

bool scenario_number(const char *text, int64_t *value)
{
    const bool  is_negative = text[0] == '-';
    const char *digit = text + is_negative;
    int64_t     number = 0;
    if (*digit == '\0' || strlen(digit) > 18)
        return false;
    for (; *digit != '\0'; digit++) {
        if (*digit < '0' || *digit > '9')
            return false;
        number = 10 * number + (*digit - '0');
    }
    *value = is_negative ? -number : number;
    return true;
}

bool scenario_is_clause(const char *word, size_t length)
{
    if ((length != 5 && length != 6) || word[2] != '-')
        return false;
    for (size_t i = 3; i < length; i++)
        if (!scenario_is_digit(word[i]))
            return false;
    return word[0] >= 'A' && word[0] <= 'Z' && word[1] >= 'A' && word[1] <= 'Z';
}

bool scenario_because(scenario *s, char *rest, const char **clause)
{
    static const char mark[] = "because ";
    *clause = NULL;
    for (char *at = strstr(rest, mark); at != NULL; at = strstr(at + 1, mark)) {
        if (at != rest && !scenario_is_blank(at[-1]))
            continue;
        *clause = scenario_trim(at + strlen(mark));
        if (!scenario_is_clause(*clause, strlen(*clause)))
            return scenario_fail(s, "expected a clause such as SA-041 behind `because`, found %s",
                                 *clause);
        *at = '\0';
        scenario_trim(rest);
        return true;
    }
    return true;
}

bool scenario_viewer(scenario *s, const char *word, int *viewer)
{
    int64_t seat;
    *viewer = OCHRE_SPECTATOR;
    if (strcmp(word, "spectator") == 0)
        return true;
    const int players = s->match->game->players(s->match->state);
    if (!scenario_number(word, &seat) || seat < 1 || seat > players)
        return scenario_fail(s, "expected a seat from 1 to %d, found %s", players, word);
    *viewer = (int)seat - 1;
    return true;
}
