/* fields_path.c - single values of a state by their path: players[0].tools, gather.forest[1].
 *
 * A path names what the JSON of the state has: fields behind dots, elements of lists in brackets, and
 * elements of keyed arrays behind dots too. What a viewer may not see is null, however deep the path
 * goes into it; and below something hidden only the size of the table limits an index, because the
 * length of a hidden list is hidden as well. */
#include <stdalign.h>
#include <string.h>

#include "engine/fields_read.h"

typedef struct finder {
    fields_whole       whole;
    const char        *path, *at; /* the path, and what is left of it */
    const ochre_field *table;     /* the table that has the node's field */
    fields_node        node;
    bool               is_hidden, is_derived; /* it, or something around it */
    ochre_text        *why;
} finder;

/* Names the path up to where it went wrong. */
static bool lost(finder *f, const char *end, const char *words)
{
    enum { MOST = 120 };
    const size_t length = (size_t)(end - f->path);
    ochre_text_bytes(f->why, f->path, length < MOST ? length : MOST);
    ochre_text_format(f->why, "%s: %s", length < MOST ? "" : "...", words);
    return false;
}

static size_t word_length(const finder *f)
{
    return strcspn(f->at, ".[");
}

static bool find_field(finder *f, const ochre_field *table)
{
    const size_t       length = word_length(f);
    const ochre_field *field = fields_named(table, f->at, length);
    if (field == NULL)
        return lost(f, f->at + length, length > 0 ? "unknown field" : "a field is expected here");
    f->at += length;
    f->table = table;
    f->node = fields_member(&f->node, field);
    f->is_hidden = f->is_hidden || !fields_visible(&f->whole, &f->node);
    f->is_derived = f->is_derived || (field->flags & OCHRE_DERIVED) != 0;
    return true;
}

static bool take_element(finder *f, int i)
{
    const int dim = f->node.field->dim[f->node.level];
    const int length = f->is_hidden ? dim : fields_length(&f->whole, &f->node);
    if (i >= length) {
        lost(f, f->at, "there are only ");
        ochre_text_int(f->why, length);
        return false;
    }
    f->node = fields_element(&f->node, i);
    return true;
}

static bool find_key(finder *f)
{
    const char *const *keys = fields_keys(&f->node);
    if (*f->at != '.')
        return lost(f, f->at, "its elements have names, not numbers");
    f->at++;
    const size_t length = word_length(f);
    for (int i = 0; i < f->node.field->dim[0]; i++) {
        if (strlen(keys[i]) == length && memcmp(keys[i], f->at, length) == 0) {
            f->at += length;
            return take_element(f, i);
        }
    }
    return lost(f, f->at + length, "unknown field");
}

static bool find_index(finder *f)
{
    int i = 0, digits = 0;
    if (*f->at != '[')
        return lost(f, f->at, "a list: an index in brackets is expected");
    for (f->at++; *f->at >= '0' && *f->at <= '9' && digits < 6; f->at++, digits++)
        i = i * 10 + (*f->at - '0');
    if (digits == 0 || *f->at != ']')
        return lost(f, f->at, "a number and ] are expected");
    f->at++;
    return take_element(f, i);
}

static bool find(finder *f)
{
    const ochre_field *table = f->table;
    f->node = fields_root(f->whole.root);
    for (;;) {
        if (!find_field(f, table))
            return false;
        while (*f->at != '\0' && fields_is_array(&f->node))
            if (!(fields_keys(&f->node) != NULL ? find_key(f) : find_index(f)))
                return false;
        if (*f->at == '\0')
            return true;
        if (*f->at != '.' || f->node.field->type != OCHRE_STRUCT)
            return lost(f, f->at, "it has no parts");
        f->at++;
        table = f->node.field->sub;
    }
}

ochre_status ochre_state_get(const ochre_game *game, const void *edition, const void *state,
                             int viewer, const char *path, ochre_text *out, ochre_text *why)
{
    finder f = {.whole = {edition, state, viewer},
                .path = path,
                .at = path,
                .table = game->state_fields,
                .why = why};
    if (!find(&f))
        return OCHRE_UNKNOWN;
    if (f.is_hidden)
        ochre_text_string(out, "null");
    else
        fields_write(&f.whole, &f.node, out);
    return OCHRE_OK;
}

ochre_status ochre_state_set(const ochre_game *game, void *state, const char *path,
                             const ochre_json *j, int token, ochre_text *why)
{
    alignas(16) uint8_t edited[OCHRE_STATE];
    char                buffer[FIELDS_PATH];
    ochre_text          spot = OCHRE_TEXT(buffer);
    memcpy(edited, state, game->state_size);
    finder f = {.whole = {NULL, edited, OCHRE_EVERYTHING},
                .path = path,
                .at = path,
                .table = game->state_fields,
                .why = why};
    if (!find(&f))
        return OCHRE_UNKNOWN;
    if (f.is_derived) {
        lost(&f, f.at, "follows from other fields");
        return OCHRE_INVALID;
    }
    ochre_text_string(&spot, path);
    fields_reader r = {.json = j,
                       .table = game->state_fields,
                       .root = edited,
                       .editing = true,
                       .path = &spot,
                       .why = why};
    if (!fields_read_one(&r, f.table, &f.node, token))
        return OCHRE_INVALID;
    memcpy(state, edited, game->state_size);
    return OCHRE_OK;
}

ochre_status ochre_state_settle(const ochre_game *game, const void *edition, void *state,
                                ochre_text *why)
{
    alignas(16) uint8_t settled[OCHRE_STATE];
    memcpy(settled, state, game->state_size);
    if (game->derive != NULL)
        game->derive(edition, settled);
    const char *clause = game->state_ok(edition, settled);
    if (clause != NULL) {
        ochre_text_format(why, "the position breaks %s", clause);
        return OCHRE_INVALID;
    }
    memcpy(state, settled, game->state_size);
    return OCHRE_OK;
}
