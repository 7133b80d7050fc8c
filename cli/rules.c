/* rules.c - finds the words of a clause in a rules page.
 *
 * A clause is defined where its ID opens a list item or a table row:
 *
 *     - **SA-001** The words.        - CM-601 The words.        | ST-401 | The words. | more |
 *
 * Anywhere else an ID is a mention. */
#include <string.h>

#include "cli/rules.h"

static const char *find_page(const cli_rules *pages, int count, const char *game_id)
{
    for (int i = 0; i < count; i++)
        if (strcmp(pages[i].game_id, game_id) == 0)
            return pages[i].text;
    return NULL;
}

const char *cli_rules_page(const char *game_id, ochre_lang lang)
{
    const char *russian = find_page(cli_rules_ru_pages, cli_rules_ru_page_count, game_id);
    return lang == OCHRE_RU && russian != NULL
               ? russian
               : find_page(cli_rules_pages, cli_rules_page_count, game_id);
}

static const char *skip(const char *at, const char *marks)
{
    return at + strspn(at, marks);
}

/* Where the words begin if this line defines the clause, else NULL. */
static const char *words_of(const char *line, const char *clause)
{
    const bool in_row = line[0] == '|';
    if (!in_row && line[0] != '-' && line[0] != '*')
        return NULL;
    const char  *at = skip(line + 1, " *");
    const size_t length = strlen(clause);
    if (strncmp(at, clause, length) != 0)
        return NULL;
    at += length;
    if (*at != ' ' && *at != '*' && *at != '|')
        return NULL;
    return skip(at, in_row ? " *|" : " *:");
}

/* A row's cells are joined by semicolons; emphasis and code marks are left out. */
static void write_words(const char *at, ochre_text *out)
{
    for (; *at != '\0' && *at != '\n'; at++) {
        if (*at == '`' || (at[0] == '*' && at[1] == '*'))
            continue;
        if (*at == '*' && at[-1] == '*')
            continue;
        if (at[0] == ' ' && at[1] == '|') {
            at = skip(at, " |") - 1;
            if (at[1] != '\n' && at[1] != '\0')
                ochre_text_string(out, "; ");
            continue;
        }
        ochre_text_char(out, *at);
    }
}

bool cli_rules_clause(const char *game_id, const char *clause, ochre_lang lang, ochre_text *out)
{
    const char *line = cli_rules_page(game_id, lang);
    while (line != NULL && clause[0] != '\0') {
        const char *const words = words_of(line, clause);
        if (words != NULL) {
            write_words(words, out);
            return true;
        }
        line = strchr(line, '\n');
        line = line != NULL ? line + 1 : NULL;
    }
    return false;
}
