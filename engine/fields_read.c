/* fields_read.c - JSON back into a state or an edition, every value checked.
 *
 * The struct is all zeros at first (or, while a state is edited, in use), the table is followed field
 * by field, and the first thing that does not fit ends the reading with a message that begins with its
 * path: `players[1].tools[2]: 9 is not in 0..4`.
 *
 * The length of a list that has a count sets that count, and every further list with the same count
 * must be as long. A count may be a field of its own as well: such fields are read last in their
 * struct, when the lists have spoken. */
#include <stdalign.h>
#include <string.h>

#include "engine/fields_read.h"

/* One struct being read. */
typedef struct scope {
    const ochre_field *table;
    const uint8_t     *base;
    fields_counts      counts; /* those of lists counted_here */
} scope;

static bool read_node(fields_reader *r, scope *s, const fields_node *n, int token);

/* ---- counts ---- */

static bool is_known(const fields_counts *c, size_t offset)
{
    for (int i = 0; i < c->number; i++)
        if (c->offset[i] == offset)
            return true;
    return false;
}

/* Where the count of this array stands; NULL: it has none. */
static const uint8_t *count_of(const fields_reader *r, const fields_node *n)
{
    const ochre_field *f = n->field;
    if (n->level == 1)
        return f->columns_counted != 0 ? r->root + f->columns_counted - 1 : NULL;
    if (f->counted_here != 0)
        return n->owner + f->counted_here - 1;
    return f->counted != 0 ? r->root + f->counted - 1 : NULL;
}

/* While a state is edited a list can become shorter: what its companions held beyond must go. */
static void clear_tails(const fields_reader *r, const scope *s, uint32_t counted_here, int length)
{
    for (const ochre_field *f = s->table; f->name != NULL; f++) {
        if (f->counted_here != counted_here || f->compute != NULL || length >= f->dim[0])
            continue;
        const size_t bytes = fields_bytes(f), each = bytes / f->dim[0];
        memset(fields_writable(r, s->base) + f->offset + each * (size_t)length, 0,
               bytes - each * (size_t)length);
    }
}

static void say_length(const fields_reader *r, int length, const char *relation, int allowed)
{
    ochre_text_format(fields_complain(r), "%d element%s, %s %d", length, length == 1 ? "" : "s",
                      relation, allowed);
}

/* Takes the length of a list as its count, or compares it with a count that is fixed already. */
static bool settle_length(fields_reader *r, scope *s, const fields_node *n, int length)
{
    const int      most = n->field->dim[n->level];
    const uint8_t *count = count_of(r, n);
    if (length > most || (count == NULL && length < most)) {
        say_length(r, length, count != NULL ? "at most" : "not", most);
        return false;
    }
    if (count == NULL)
        return true;
    const bool     is_here = n->level == 0 && n->field->counted_here != 0;
    const size_t   offset = (size_t)(count - r->root);
    const bool     is_fixed = r->editing && !is_here;
    fields_counts *counts = is_here ? &s->counts : &r->counts;
    if (is_fixed || is_known(&s->counts, offset) || is_known(&r->counts, offset)) {
        if (*count == length)
            return true;
        say_length(r, length, "not", *count);
        return false;
    }
    *fields_writable(r, count) = (uint8_t)length;
    if (counts->number < FIELDS_COUNTS)
        counts->offset[counts->number++] = offset;
    if (r->editing)
        clear_tails(r, s, n->field->counted_here, length);
    return true;
}

/* Does a list anywhere below take its length from this byte of the outermost struct? */
static bool counts_below(const ochre_field *table, size_t offset)
{
    for (const ochre_field *f = table; f->name != NULL; f++)
        if (f->counted == offset + 1 || f->columns_counted == offset + 1 ||
            (f->sub != NULL && counts_below(f->sub, offset)))
            return true;
    return false;
}

static bool is_count(const fields_reader *r, const scope *s, const ochre_field *field)
{
    if (field->type != OCHRE_U8 || field->dim[0] != 0 || field->compute != NULL)
        return false;
    for (const ochre_field *f = s->table; f->name != NULL; f++)
        if (f->counted_here == field->offset + 1)
            return true;
    return counts_below(r->table, (size_t)(s->base - r->root) + field->offset);
}

static bool read_count(const fields_reader *r, const scope *s, const fields_node *n, int token)
{
    const size_t offset = (size_t)(n->data - r->root);
    int64_t      stored;
    if (!fields_read_number(r, n->field, token, &stored))
        return false;
    if ((r->editing || is_known(&s->counts, offset) || is_known(&r->counts, offset)) &&
        stored != *n->data) {
        fields_complain(r);
        fields_say_found(r, token);
        ochre_text_format(r->why, ", but there are %d of what it counts", *n->data);
        return false;
    }
    *fields_writable(r, n->data) = (uint8_t)stored;
    return true;
}

/* ---- arrays and structs ---- */

static bool read_element(fields_reader *r, scope *s, const fields_node *array, int i, int token)
{
    const size_t      mark = fields_path_index(r->path, array, i);
    const fields_node element = fields_element(array, i);
    if (token < 0) {
        ochre_text_string(fields_complain(r), "missing");
        return false;
    }
    if (!read_node(r, s, &element, token))
        return false;
    fields_path_back(r->path, mark);
    return true;
}

static bool read_keyed(fields_reader *r, scope *s, const fields_node *n, int token)
{
    const ochre_json  *j = r->json;
    const char *const *keys = fields_keys(n);
    if (ochre_json_kind_of(j, token) != OCHRE_JSON_OBJECT)
        return fields_not_a(r, token, "an object");
    for (int k = ochre_json_first(j, token); k >= 0; k = ochre_json_next(j, token, k))
        if (fields_read_word(r, k, keys, 0, n->field->dim[0] - 1) < 0)
            return fields_unknown(r, k);
    const bool is_counted = count_of(r, n) != NULL;
    const int  length = is_counted ? (int)j->token[token].size : n->field->dim[0];
    if (!settle_length(r, s, n, length))
        return false;
    for (int i = 0; i < length; i++) {
        const int value = ochre_json_member(j, token, keys[i]);
        if ((value >= 0 || is_counted || !r->editing) && !read_element(r, s, n, i, value))
            return false;
    }
    return true;
}

static bool read_list(fields_reader *r, scope *s, const fields_node *n, int token)
{
    const ochre_json *j = r->json;
    if (ochre_json_kind_of(j, token) != OCHRE_JSON_ARRAY)
        return fields_not_a(r, token, "a list");
    if (!settle_length(r, s, n, (int)j->token[token].size))
        return false;
    int i = 0;
    for (int k = ochre_json_first(j, token); k >= 0; k = ochre_json_next(j, token, k))
        if (!read_element(r, s, n, i++, k))
            return false;
    return true;
}

static bool read_node(fields_reader *r, scope *s, const fields_node *n, int token)
{
    if (ochre_json_kind_of(r->json, token) == OCHRE_JSON_NULL) {
        ochre_text_string(fields_complain(r),
                          "null: only what is hidden is null, and a value is needed");
        return false;
    }
    if (fields_is_array(n))
        return fields_keys(n) != NULL ? read_keyed(r, s, n, token) : read_list(r, s, n, token);
    const ochre_field *f = n->field;
    if (f->type == OCHRE_STRUCT)
        return fields_read_members(r, f->sub, n, token);
    return is_count(r, s, f) ? read_count(r, s, n, token) : fields_read_value(r, n, token);
}

static bool read_member(fields_reader *r, scope *s, const fields_node *n, int object)
{
    const ochre_field *f = n->field;
    const int          value = ochre_json_member(r->json, object, f->name);
    const bool         is_derived = (f->flags & OCHRE_DERIVED) != 0;
    if (is_derived && !(r->editing && value >= 0))
        return true;
    if (value < 0 && (r->editing || (f->flags & OCHRE_OPTIONAL) != 0))
        return true;
    const size_t mark = fields_path_name(r->path, f->name, strlen(f->name));
    if (is_derived || value < 0) {
        ochre_text_string(fields_complain(r), is_derived ? "follows from other fields" : "missing");
        return false;
    }
    if (!read_node(r, s, n, value))
        return false;
    fields_path_back(r->path, mark);
    return true;
}

bool fields_read_members(fields_reader *r, const ochre_field *table, const fields_node *owner,
                         int token)
{
    const ochre_json *j = r->json;
    scope             s = {.table = table, .base = owner->data};
    if (ochre_json_kind_of(j, token) != OCHRE_JSON_OBJECT)
        return fields_not_a(r, token, "an object");
    for (int k = ochre_json_first(j, token); k >= 0; k = ochre_json_next(j, token, k)) {
        const ochre_field *f = table;
        while (f->name != NULL && !ochre_json_is(j, k, f->name))
            f++;
        if (f->name == NULL)
            return fields_unknown(r, k);
    }
    for (int counts = 0; counts <= 1; counts++) {
        for (const ochre_field *f = table; f->name != NULL; f++) {
            const fields_node n = fields_member(owner, f);
            if (is_count(r, &s, f) == (counts == 1) && !read_member(r, &s, &n, token))
                return false;
        }
    }
    return true;
}

bool fields_read_one(fields_reader *r, const ochre_field *table, const fields_node *n, int token)
{
    scope s = {.table = table, .base = n->owner};
    return read_node(r, &s, n, token);
}

/* ---- whole structs ---- */

static bool read_whole(fields_reader *r, const ochre_field *table, int token)
{
    char              buffer[FIELDS_PATH];
    ochre_text        path = OCHRE_TEXT(buffer);
    const fields_node root = fields_root(r->root);
    r->path = &path;
    r->table = table;
    const bool good = fields_read_members(r, table, &root, token);
    r->path = NULL; /* it lies on this function's stack */
    return good;
}

ochre_status ochre_state_read(const ochre_game *game, const void *edition, void *state,
                              const ochre_json *j, int token, ochre_text *why)
{
    alignas(16) uint8_t fresh[OCHRE_STATE] = {0};
    fields_reader       r = {.json = j, .root = fresh, .why = why};
    if (!read_whole(&r, game->state_fields, token))
        return OCHRE_INVALID;
    const ochre_status status = ochre_state_settle(game, edition, fresh, why);
    if (status == OCHRE_OK)
        memcpy(state, fresh, game->state_size);
    return status;
}

ochre_status ochre_edition_read(const ochre_game *game, void *edition, const ochre_json *j,
                                int token, ochre_text *why)
{
    memset(edition, 0, game->edition_size);
    fields_reader r = {.json = j, .root = edition, .why = why};
    if (!read_whole(&r, game->edition_fields, token))
        return OCHRE_INVALID;
    if (game->edition_ok != NULL && !game->edition_ok(edition, why))
        return OCHRE_INVALID;
    return OCHRE_OK;
}
