/* conformance_numbers.c - the numbers that learning programs read say what the JSON says, column by column. */
#include <stdlib.h>

#include <ochre/json.h>
#include <ochre/numbers.h>

#include "tests/conformance.h"

enum { MOST_TOKENS = 256 };

static const char HAS[] = " has ";

/* The names are worked out once a game: they are the same in every state. */
static const ochre_game *named;
static char              name_data[OCHRE_COLUMNS][96];
static ochre_column      meaning[OCHRE_COLUMNS];

static void name_columns(const conf_walk *w)
{
    const int columns = ochre_numbers_count(w->game);
    if (named == w->game)
        return;
    named = w->game;
    CONF_CHECK(w, columns <= OCHRE_COLUMNS, "%d columns", columns);
    for (int i = 0; i < columns; i++) {
        ochre_text name = OCHRE_TEXT(name_data[i]);
        meaning[i] = ochre_numbers_column(w->game, i, &name);
        CONF_CHECK(w, !name.full && name.length > 0, "column %d: a name that does not fit", i);
    }
}

/* ---- one column ---- */

/* What the JSON says at the path: null where it is hidden, nothing where there is no such element. */
static ochre_text json_at(const conf_walk *w, int viewer, const char *path)
{
    static char data[4096];
    char        why_data[256];
    ochre_text  out = OCHRE_TEXT(data), why = OCHRE_TEXT(why_data);
    ochre_state_get(w->game, w->edition, w->state, viewer, path, &out, &why);
    return out;
}

/* Is it in the list? A number where the text is one, else a word. */
static bool is_listed(const conf_walk *w, const ochre_text *list, const char *member)
{
    static ochre_json_token token[MOST_TOKENS];
    char                    why_data[256];
    ochre_text              why = OCHRE_TEXT(why_data);
    ochre_json              j;
    CONF_CHECK(w,
               ochre_json_cut(&j, list->data, list->length, token, MOST_TOKENS, &why) == OCHRE_OK,
               "%s: %s", list->data, why_data);
    for (int k = ochre_json_first(&j, 0); k >= 0; k = ochre_json_next(&j, 0, k)) {
        int64_t number;
        if (ochre_json_is(&j, k, member) ||
            (ochre_json_int(&j, k, &number) && number == strtoll(member, NULL, 10)))
            return true;
    }
    return false;
}

static int32_t number_of(const conf_walk *w, const ochre_text *json, const char *member, int column)
{
    const char *const *const names = meaning[column].names;
    if (json->length == 0)
        return 0;
    if (strcmp(json->data, "null") == 0)
        return OCHRE_HIDDEN;
    if (member != NULL)
        return is_listed(w, json, member);
    if (json->data[0] != '"')
        return json->data[0] == 't'   ? 1
               : json->data[0] == 'f' ? 0
                                      : (int32_t)strtol(json->data, NULL, 10);
    for (int i = 0; names != NULL && names[i] != NULL; i++)
        if (strlen(names[i]) == json->length - 2 &&
            memcmp(names[i], json->data + 1, json->length - 2) == 0)
            return i;
    conf_fail(w, __FILE__, __LINE__, "%s: no number for %s", name_data[column], json->data);
}

static void check_column(const conf_walk *w, int viewer, int column, int32_t found)
{
    char               path[96];
    char *const        name = name_data[column];
    const char        *member = strstr(name, HAS);
    const size_t       length = member == NULL ? strlen(name) : (size_t)(member - name);
    const ochre_column m = meaning[column];
    memcpy(path, name, length);
    path[length] = '\0';
    member = member == NULL ? NULL : member + strlen(HAS);
    const ochre_text json = json_at(w, viewer, path);
    const int32_t    expected = number_of(w, &json, member, column);
    CONF_CHECK(w, found == expected, "viewer %d: %s is %d, in the JSON %d", viewer, name,
               (int)found, (int)expected);
    CONF_CHECK(w, found == 0 || found == OCHRE_HIDDEN || (found >= m.lo && found <= m.hi),
               "%s is %d, not in %d .. %d", name, (int)found, (int)m.lo, (int)m.hi);
}

static void check_numbers(conf_walk *w)
{
    static int32_t row[OCHRE_COLUMNS + 1];
    name_columns(w);
    const int columns = ochre_numbers_count(w->game);
    for (int viewer = OCHRE_EVERYTHING; viewer < w->setup.players; viewer++) {
        row[columns] = 4711;
        ochre_numbers_write(w->game, w->edition, w->state, viewer, row);
        CONF_CHECK(w, row[columns] == 4711, "more than %d numbers", columns);
        for (int i = 0; i < columns; i++)
            check_column(w, viewer, i, row[i]);
    }
}

void numbers_say_what_the_json_says(void **unused)
{
    (void)unused;
    conf_walks((conf_plan){.games = 1, .stride = 97, .only_defaults = true}, check_numbers);
}
