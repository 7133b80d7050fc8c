/* conformance_data.c - states and editions as JSON, there and back, and what must be refused. */
#include <ochre/json.h>

#include "tests/conformance.h"

static char             first_data[CONF_JSON], second_data[CONF_JSON];
static char             why_data[1000];
static ochre_json_token tokens[CONF_TOKENS];

static void cut(const conf_walk *w, ochre_json *j, const ochre_text *text)
{
    ochre_text why = OCHRE_TEXT(why_data);
    CONF_CHECK(w, !text->full, "the JSON does not fit into %d bytes", CONF_JSON);
    const ochre_status status =
        ochre_json_cut(j, text->data, text->length, tokens, CONF_TOKENS, &why);
    CONF_CHECK(w, status == OCHRE_OK, "what was written is no JSON: %s", why_data);
}

/* ---- states ---- */

static void check_state_round_trip(conf_walk *w)
{
    alignas(16) uint8_t back[OCHRE_STATE] = {0};
    ochre_text          text = OCHRE_TEXT(first_data), again = OCHRE_TEXT(second_data);
    ochre_text          why = OCHRE_TEXT(why_data);
    ochre_json          j;
    ochre_state_write(w->game, w->edition, w->state, OCHRE_EVERYTHING, &text);
    cut(w, &j, &text);
    const ochre_status status = ochre_state_read(w->game, w->edition, back, &j, 0, &why);
    CONF_CHECK(w, status == OCHRE_OK, "the state cannot be read back: %s", why_data);
    ochre_state_write(w->game, w->edition, back, OCHRE_EVERYTHING, &again);
    conf_same_text(w, "the state written, read and written", &text, &again);
    CONF_CHECK(w, memcmp(back, w->state, w->game->state_size) == 0,
               "the state read back differs in something that its JSON does not tell");
}

void states_survive_json(void **unused)
{
    (void)unused;
    conf_walks((conf_plan){.games = 1, .stride = 7}, check_state_round_trip);
}

/* ---- damaged JSON ---- */

static const ochre_field *field_named(const ochre_field *fields, const ochre_json *j, int key)
{
    for (; fields->name != NULL; fields++)
        if (ochre_json_is(j, key, fields->name))
            return fields;
    return NULL;
}

/* The text with the bytes from..to replaced. */
static ochre_text replaced(const ochre_json *j, size_t from, size_t to, const char *by)
{
    ochre_text out = OCHRE_TEXT(second_data);
    ochre_text_bytes(&out, j->text, from);
    ochre_text_string(&out, by);
    ochre_text_bytes(&out, j->text + to, j->length - to);
    return out;
}

/* Where a token begins and ends in the text, quotes included. */
static size_t begin_of(const ochre_json *j, int token)
{
    return j->token[token].start - (ochre_json_kind_of(j, token) == OCHRE_JSON_STRING);
}
static size_t end_of(const ochre_json *j, int token)
{
    return j->token[token].end + (ochre_json_kind_of(j, token) == OCHRE_JSON_STRING);
}

typedef ochre_status reader(const conf_walk *w, void *out, const ochre_json *j, ochre_text *why);

static ochre_status read_state(const conf_walk *w, void *out, const ochre_json *j, ochre_text *why)
{
    return ochre_state_read(w->game, w->edition, out, j, 0, why);
}

static ochre_status read_edition(const conf_walk *w, void *out, const ochre_json *j,
                                 ochre_text *why)
{
    return ochre_edition_read(w->game, out, j, 0, why);
}

/* Must be refused, with words that name the field, and no state may be written. */
static void check_refused(const conf_walk *w, reader *read, const ochre_text *damaged,
                          const char *name)
{
    static ochre_json_token    own_tokens[CONF_TOKENS];
    alignas(16) static uint8_t out[CONF_EDITION], same[CONF_EDITION];
    memset(out, 0xa5, sizeof out);
    memset(same, 0xa5, sizeof same);
    ochre_text why = OCHRE_TEXT(why_data);
    ochre_json j;
    CONF_CHECK(w, !damaged->full, "the JSON does not fit");
    ochre_status status =
        ochre_json_cut(&j, damaged->data, damaged->length, own_tokens, CONF_TOKENS, &why);
    CONF_CHECK(w, status == OCHRE_OK, "the damaged text is no JSON: %s", why_data);
    status = read(w, out, &j, &why);
    CONF_CHECK(w, status != OCHRE_OK, "a wrong `%s` is accepted", name);
    CONF_CHECK(w, strstr(why_data, name) != NULL, "a wrong `%s` is refused by `%s`", name,
               why_data);
    /* An edition's buffer may hold anything then: the reader has no second one. */
    CONF_CHECK(w, read != read_state || memcmp(out, same, sizeof out) == 0,
               "a refused `%s` wrote something", name);
}

/* Each top field in turn: another type, null, left out, doubled; and one that does not exist. */
static void check_damages(const conf_walk *w, reader *read, const ochre_field *fields,
                          const ochre_json *j)
{
    int checked = 0;
    for (int key = ochre_json_first(j, 0); key >= 0; key = ochre_json_next(j, 0, key)) {
        const ochre_field *field = field_named(fields, j, key);
        CONF_CHECK(w, field != NULL, "a field that no table names");
        if ((field->flags & OCHRE_DERIVED) != 0)
            continue;
        const size_t from = begin_of(j, key + 1), to = end_of(j, key + 1);
        ochre_text   damaged = replaced(j, from, to, "{\"no such\":true}");
        check_refused(w, read, &damaged, field->name);
        damaged = replaced(j, from, to, "null");
        check_refused(w, read, &damaged, field->name);
        damaged = replaced(j, from, to, "-99999999999");
        check_refused(w, read, &damaged, field->name);
        if ((field->flags & OCHRE_OPTIONAL) == 0) {
            damaged = replaced(j, begin_of(j, key), end_of(j, key), "\"lost\"");
            check_refused(w, read, &damaged, "lost");
        }
        checked++;
    }
    ochre_text more = replaced(j, 1, 1, "\"surplus\":1,");
    check_refused(w, read, &more, "surplus");
    CONF_CHECK(w, checked > 0, "no field was checked");
}

static void check_state_damages(conf_walk *w)
{
    ochre_text text = OCHRE_TEXT(first_data);
    ochre_json j;
    ochre_state_write(w->game, w->edition, w->state, OCHRE_EVERYTHING, &text);
    cut(w, &j, &text);
    check_damages(w, read_state, w->game->state_fields, &j);
}

void states_with_a_wrong_field_are_refused(void **unused)
{
    (void)unused;
    conf_walks((conf_plan){.games = 1, .stride = 211, .only_defaults = true}, check_state_damages);
}

/* ---- differences ---- */

static void check_value(const conf_walk *w, const void *state, int viewer, const char *path,
                        const ochre_json *j, int token)
{
    char               value_data[2000];
    ochre_text         value = OCHRE_TEXT(value_data), why = OCHRE_TEXT(why_data);
    const ochre_status status =
        ochre_state_get(w->game, w->edition, state, viewer, path, &value, &why);
    const size_t from = begin_of(j, token), length = end_of(j, token) - from;
    /* What is left out of a state when zero has no value there; a difference says null. */
    if (status == OCHRE_UNKNOWN)
        return;
    CONF_CHECK(w, value.length == length && memcmp(value_data, j->text + from, length) == 0,
               "the difference of %s tells %.*s, the state %s", path, (int)length, j->text + from,
               value_data);
}

static void check_difference(const conf_walk *w, int viewer, const ochre_json *j, int entry)
{
    char       path_data[200];
    ochre_text path = OCHRE_TEXT(path_data);
    const int  from = ochre_json_member(j, entry, "from"), to = ochre_json_member(j, entry, "to");
    CONF_CHECK(w, ochre_json_string(j, ochre_json_member(j, entry, "path"), &path),
               "a difference without a path");
    CONF_CHECK(w, from >= 0 && to >= 0, "%s: a difference without values", path_data);
    const size_t from_length = end_of(j, from) - begin_of(j, from);
    const size_t to_length = end_of(j, to) - begin_of(j, to);
    CONF_CHECK(w,
               from_length != to_length ||
                   memcmp(j->text + begin_of(j, from), j->text + begin_of(j, to), to_length) != 0,
               "%s: listed but unchanged", path_data);
    check_value(w, w->before, viewer, path_data, j, from);
    check_value(w, w->state, viewer, path_data, j, to);
}

static void check_differences_for(const conf_walk *w, int viewer)
{
    static char diff_data[CONF_JSON];
    ochre_text  was = OCHRE_TEXT(first_data), is = OCHRE_TEXT(second_data);
    ochre_text  diff = OCHRE_TEXT(diff_data);
    ochre_json  j;
    ochre_state_diff(w->game, w->edition, w->state, w->state, viewer, &diff);
    CONF_CHECK(w, strcmp(diff_data, "[]") == 0, "a state differs from itself: %s", diff_data);
    ochre_text_clear(&diff);
    ochre_state_diff(w->game, w->edition, w->before, w->state, viewer, &diff);
    cut(w, &j, &diff);
    for (int k = ochre_json_first(&j, 0); k >= 0; k = ochre_json_next(&j, 0, k))
        check_difference(w, viewer, &j, k);
    ochre_state_write(w->game, w->edition, w->before, viewer, &was);
    ochre_state_write(w->game, w->edition, w->state, viewer, &is);
    const bool changed = was.length != is.length || memcmp(was.data, is.data, is.length) != 0;
    CONF_CHECK(w, changed == (ochre_json_first(&j, 0) >= 0), "viewer %d: the state %s but %s",
               viewer, changed ? "changed" : "did not change", diff_data);
}

static void check_differences(conf_walk *w)
{
    if (w->ply == 0)
        return;
    check_differences_for(w, OCHRE_EVERYTHING);
    for (int viewer = OCHRE_SPECTATOR; viewer < w->setup.players; viewer++)
        check_differences_for(w, viewer);
}

void differences_name_what_changed(void **unused)
{
    (void)unused;
    conf_walks((conf_plan){.games = 1, .stride = 17}, check_differences);
}

/* ---- editions ---- */

static void check_edition_round_trip(conf_walk *w)
{
    alignas(16) static uint8_t back[CONF_EDITION];
    ochre_text                 text = OCHRE_TEXT(first_data), again = OCHRE_TEXT(second_data);
    ochre_text                 why = OCHRE_TEXT(why_data);
    ochre_json                 j;
    const size_t               size = w->game->edition_size;
    CONF_CHECK(w, size <= CONF_EDITION, "an edition of %d bytes", (int)size);
    CONF_CHECK(w, w->game->edition_ok(w->edition, &why), "the default edition: %s", why_data);
    memset(back, 0, sizeof back);
    ochre_edition_write(w->game, w->edition, &text);
    cut(w, &j, &text);
    const ochre_status status = ochre_edition_read(w->game, back, &j, 0, &why);
    CONF_CHECK(w, status == OCHRE_OK, "the edition cannot be read back: %s", why_data);
    ochre_edition_write(w->game, back, &again);
    conf_same_text(w, "the edition written, read and written", &text, &again);
    CONF_CHECK(w, memcmp(back, w->edition, size) == 0, "the edition read back differs");
    CONF_CHECK(w, ochre_edition_hash(w->game, back) == ochre_edition_hash(w->game, w->edition),
               "equal editions, different hashes");
    back[size / 2] ^= 1;
    CONF_CHECK(w, ochre_edition_hash(w->game, back) != ochre_edition_hash(w->game, w->edition),
               "different editions, equal hashes");
}

void editions_survive_json(void **unused)
{
    (void)unused;
    conf_cases(true, check_edition_round_trip);
}

static void check_edition_damages(conf_walk *w)
{
    ochre_text text = OCHRE_TEXT(first_data);
    ochre_json j;
    if (w->setup.players != w->game->min_players)
        return;
    ochre_edition_write(w->game, w->edition, &text);
    cut(w, &j, &text);
    check_damages(w, read_edition, w->game->edition_fields, &j);
}

void editions_with_a_wrong_field_are_refused(void **unused)
{
    (void)unused;
    conf_cases(true, check_edition_damages);
}
