/* coverage.c - finds the clauses that a rules page defines, and those that nobody cites.
 *
 * A page defines a clause where a line begins with its ID: as a list entry (`- **SA-001** ...`,
 * `- CM-601 ...`), as the first cell of a table row (`| ST-401 | ...`), or in bold. IDs of three
 * digits are clauses; those of two (EX-07) are worked examples, numbered anew by every page, so a
 * citation of them counts only for the page that the scenario stands beside. */
#include "cli/coverage.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"

/* ---- lists ---- */

static bool is_example(const char *id)
{
    return strlen(id) == 5;
}

static bool holds(const coverage_list *list, const char *id, int page)
{
    for (int i = 0; i < list->count; i++) {
        const coverage_clause *c = &list->clause[i];
        if (strcmp(c->id, id) == 0 &&
            (c->page == page || page == COVERAGE_ANYWHERE || !is_example(id)))
            return true;
    }
    return false;
}

static void add(coverage_list *list, const char *id, size_t length, int page)
{
    char word[COVERAGE_ID] = {0};
    memcpy(word, id, length < COVERAGE_ID ? length : COVERAGE_ID - 1);
    if (holds(list, word, page))
        return;
    if (list->count == list->capacity) {
        list->capacity = 2 * list->capacity + 64;
        list->clause = cli_enlarge(list->clause, (size_t)list->capacity * sizeof(*list->clause));
    }
    coverage_clause *clause = &list->clause[list->count++];
    memcpy(clause->id, word, COVERAGE_ID);
    clause->page = page;
}

/* ---- reading pages and sources ---- */

/* The length of the ID that stands at `at`, 0 if none does. */
static size_t id_length(const char *at)
{
    for (int i = 0; i < 2; i++)
        if (at[i] < 'A' || at[i] > 'Z')
            return 0;
    if (at[2] != '-')
        return 0;
    const size_t digits = strspn(at + 3, "0123456789");
    return digits == 2 || digits == 3 ? 3 + digits : 0;
}

static void read_definition(coverage *c, const char *line, int page)
{
    line += strspn(line, " ");
    const bool is_row = line[0] == '|';
    if (line[0] == '-' || line[0] == '*' || is_row)
        line += line[1] == ' ' ? 2 : 0;
    const bool is_bold = strncmp(line, "**", 2) == 0;
    line += is_bold ? 2 : 0;
    const size_t length = id_length(line);
    const char  *behind = line + length;
    if (length == 0 || (is_bold && strncmp(behind, "**", 2) != 0))
        return;
    behind += is_bold ? 2 : 0;
    if (is_row ? strncmp(behind, " |", 2) == 0 : strchr(" :.\n", *behind) != NULL)
        add(&c->defined, line, length, page);
}

int coverage_page(coverage *c, const char *rules_path)
{
    for (int i = 0; i < c->pages; i++)
        if (strcmp(c->page[i], rules_path) == 0)
            return i;
    size_t length;
    char  *text = access(rules_path, R_OK) == 0 ? cli_read_file(rules_path, &length) : NULL;
    if (text == NULL)
        return COVERAGE_ANYWHERE;
    const int page = c->pages++;
    c->page = cli_enlarge(c->page, (size_t)c->pages * sizeof(*c->page));
    c->page[page] = cli_alloc(strlen(rules_path) + 1);
    memcpy(c->page[page], rules_path, strlen(rules_path) + 1);
    for (const char *line = text; line != NULL;) {
        read_definition(c, line, page);
        line = strchr(line, '\n');
        line = line != NULL ? line + 1 : NULL;
    }
    free(text);
    return page;
}

int coverage_page_beside(coverage *c, const char *scenario_path)
{
    static const char *const spots[] = {"/../rules.md", "/rules.md"};
    const char              *slash = strrchr(scenario_path, '/');
    const size_t             directory = slash != NULL ? (size_t)(slash - scenario_path) : 0;
    static const char        folder[] = "/scenarios";
    const size_t             folder_length = strlen(folder);
    /* games/x/scenarios/a.txt lies beside games/x/rules.md: the plain path, so that pages met in two
     * ways have one name. */
    if (directory >= folder_length && strncmp(slash - folder_length, folder, folder_length) == 0) {
        char path[1024];
        snprintf(path, sizeof(path), "%.*s/rules.md", (int)(directory - folder_length),
                 scenario_path);
        return coverage_page(c, path);
    }
    for (int i = 0; i < 2; i++) {
        char path[1024];
        snprintf(path, sizeof(path), "%.*s%s", directory > 0 ? (int)directory : 1,
                 directory > 0 ? scenario_path : ".", spots[i]);
        const int page = coverage_page(c, path);
        if (page != COVERAGE_ANYWHERE)
            return page;
    }
    return COVERAGE_ANYWHERE;
}

void coverage_cite(coverage *c, int page, const char *id)
{
    add(&c->cited, id, strlen(id), page);
}

void coverage_scan(coverage *c, const char *text)
{
    static const char mark[] = "covers: ";
    for (const char *at = strstr(text, mark); at != NULL; at = strstr(at, mark)) {
        at += strlen(mark);
        for (size_t length = id_length(at); length > 0; length = id_length(at)) {
            add(&c->cited, at, length, COVERAGE_ANYWHERE);
            at += length;
            at += strspn(at, " ,");
        }
    }
}

/* ---- the report ---- */

/* The id of the game whose clauses stand on the page, or the page's path. */
static const char *name_of(const coverage *c, int page)
{
    for (int i = 0; i < c->defined.count; i++)
        for (int g = 0; c->defined.clause[i].page == page && ochre_games[g] != NULL; g++)
            if (strncmp(c->defined.clause[i].id, ochre_games[g]->prefix, 2) == 0)
                return ochre_games[g]->id;
    return c->page[page];
}

static bool print_page(const coverage *c, int page, bool examples)
{
    const char *name = name_of(c, page);
    int         covered = 0, all = 0;
    for (int i = 0; i < c->defined.count; i++) {
        const coverage_clause *clause = &c->defined.clause[i];
        if (clause->page != page || is_example(clause->id) != examples)
            continue;
        all++;
        if (holds(&c->cited, clause->id, page))
            covered++;
        else
            printf("%s: no scenario or test cites %s\n", name, clause->id);
    }
    if (all > 0 || !examples)
        printf("%s: %d of %d %s covered (%d %%)\n", name, covered, all,
               examples ? "examples" : "clauses", all > 0 ? 100 * covered / all : 0);
    return covered == all && (all > 0 || examples);
}

/* Tests in C cite clauses of all games, also of those whose pages were not asked for. */
static bool is_other_game(const coverage *c, const coverage_clause *clause)
{
    for (int i = 0; i < c->defined.count; i++)
        if (strncmp(c->defined.clause[i].id, clause->id, 2) == 0)
            return false;
    return clause->page == COVERAGE_ANYWHERE;
}

bool coverage_print(const coverage *c)
{
    bool is_complete = c->pages > 0;
    for (int page = 0; page < c->pages; page++) {
        is_complete = print_page(c, page, true) && is_complete;
        is_complete = print_page(c, page, false) && is_complete;
    }
    for (int i = 0; i < c->cited.count; i++) {
        const coverage_clause *clause = &c->cited.clause[i];
        if (holds(&c->defined, clause->id, clause->page) || is_other_game(c, clause))
            continue;
        printf("%s is cited, but no rules page defines it\n", clause->id);
        is_complete = false;
    }
    if (c->pages == 0)
        printf("no rules page was found\n");
    return is_complete;
}

void coverage_free(coverage *c)
{
    for (int i = 0; i < c->pages; i++)
        free(c->page[i]);
    free(c->page);
    free(c->defined.clause);
    free(c->cited.clause);
}
