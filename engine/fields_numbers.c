/* fields_numbers.c - states as rows of numbers, with as many columns as the field table says.
 *
 * Unlike the walk that writes JSON this one goes through whole arrays, so that a column means the same in every state. What
 * is hidden or not in use is filled in as a block, and is not looked into. */
#include <ochre/numbers.h>

#include <assert.h>
#include <string.h>

#include "engine/fields.h"

/* ---- how many columns ---- */

static int columns_of_table(const ochre_field *table);

static int columns_of_element(const ochre_field *f)
{
    assert(f->type != OCHRE_STRING); /* states have none */
    const int columns = f->type == OCHRE_STRUCT ? columns_of_table(f->sub)
                        : fields_is_set(f)      ? fields_set_bits(f)
                                                : 1;
    assert(columns > 0); /* no struct is empty, and no set */
    return columns;
}

/* Of one element of the array's first dimension, and of all. */
static int columns_of_row(const ochre_field *f)
{
    return columns_of_element(f) * (f->dim[1] == 0 ? 1 : f->dim[1]);
}

static int columns_of_field(const ochre_field *f)
{
    return columns_of_row(f) * (f->dim[0] == 0 ? 1 : f->dim[0]);
}

static int columns_of_table(const ochre_field *table)
{
    int columns = 0;
    for (const ochre_field *f = table; f->name != NULL; f++)
        columns += columns_of_field(f);
    return columns;
}

int ochre_numbers_count(const ochre_game *game)
{
    return columns_of_table(game->state_fields);
}

/* ---- what a column means ---- */

static int32_t fit(int64_t value)
{
    return value > INT32_MAX       ? INT32_MAX
           : value <= OCHRE_HIDDEN ? OCHRE_HIDDEN + 1
                                   : (int32_t)value;
}

static ochre_column meaning_of(const ochre_field *f)
{
    if (fields_is_set(f) || f->type == OCHRE_BOOL)
        return (ochre_column){0, 1, NULL};
    const fields_range range = fields_range_of(f);
    return (ochre_column){fit(range.lo), fit(range.hi), f->names};
}

/* The field of a table that holds the column, which is then counted from the field's beginning. */
static const ochre_field *field_at(const ochre_field *table, int *column)
{
    const ochre_field *f = table;
    for (; *column >= columns_of_field(f); f++)
        *column -= columns_of_field(f);
    return f;
}

/* Goes down by the indices of the field's own array. */
static void write_indices(const ochre_field *f, int *column, ochre_text *name)
{
    const int   row = columns_of_row(f), element = columns_of_element(f);
    fields_node array = {.field = f};
    assert(row > 0 && element > 0);
    if (f->dim[0] != 0) {
        fields_path_index(name, &array, *column / row);
        *column %= row;
        array.level = 1;
    }
    if (f->dim[1] != 0) {
        fields_path_index(name, &array, *column / element);
        *column %= element;
    }
}

ochre_column ochre_numbers_column(const ochre_game *game, int column, ochre_text *name)
{
    const ochre_field *f = NULL;
    assert(column >= 0 && column < ochre_numbers_count(game));
    for (const ochre_field *table = game->state_fields; table != NULL;
         table = f->type == OCHRE_STRUCT ? f->sub : NULL) {
        f = field_at(table, &column);
        fields_path_name(name, f->name, strlen(f->name));
        write_indices(f, &column, name);
    }
    if (fields_is_set(f)) {
        ochre_text_string(name, " has ");
        if (f->names != NULL)
            ochre_text_string(name, f->names[column]);
        else
            ochre_text_int(name, column + 1);
    }
    return meaning_of(f);
}

/* ---- writing ---- */

typedef struct row {
    fields_whole whole;
    int32_t     *next;
} row;

static void fill(row *r, int32_t value, int columns)
{
    for (int i = 0; i < columns; i++)
        r->next[i] = value;
    r->next += columns;
}

static void add_set(row *r, int64_t stored, int bits)
{
    for (int bit = 0; bit < bits; bit++)
        r->next[bit] = (uint64_t)stored >> bit & 1;
    r->next += bits;
}

static int32_t number_of(const ochre_field *f, int64_t stored)
{
    return fit(f->names != NULL ? stored : fields_shown(f, stored));
}

/* So many values side by side: most of what there is, and therefore without a node for each. */
static void add_stored(row *r, const ochre_field *f, const uint8_t *data, int count)
{
    if (f->type == OCHRE_BOOL ||
        (f->type == OCHRE_U8 && (f->names != NULL || (f->flags & OCHRE_FROM1) == 0))) {
        for (int i = 0; i < count; i++)
            r->next[i] = data[i];
        r->next += count;
        return;
    }
    const size_t size = fields_size(f);
    if (fields_is_set(f)) {
        const int bits = fields_set_bits(f);
        for (int i = 0; i < count; i++, data += size)
            add_set(r, fields_load(f, data), bits);
    } else
        for (int i = 0; i < count; i++, data += size)
            *r->next++ = number_of(f, fields_load(f, data));
}

static void add_value(row *r, const fields_node *n)
{
    const ochre_field *const f = n->field;
    if (f->compute == NULL)
        add_stored(r, f, n->data, 1);
    else if (fields_is_set(f))
        add_set(r, fields_stored(&r->whole, n), fields_set_bits(f));
    else
        *r->next++ = number_of(f, fields_stored(&r->whole, n));
}

static void add_members(row *r, const ochre_field *table, const fields_node *owner);

static void add_element(row *r, const fields_node *n)
{
    if (n->field->type == OCHRE_STRUCT)
        add_members(r, n->field->sub, n);
    else
        add_value(r, n);
}

static void add_array(row *r, const fields_node *n)
{
    const ochre_field *const f = n->field;
    const int                all = f->dim[n->level], used = fields_length(&r->whole, n);
    const bool               is_last = n->level == 1 || f->dim[1] == 0;
    if (is_last && f->type != OCHRE_STRUCT && f->compute == NULL)
        add_stored(r, f, n->data, used);
    else
        for (int i = 0; i < used; i++) {
            const fields_node element = fields_element(n, i);
            if (is_last)
                add_element(r, &element);
            else
                add_array(r, &element);
        }
    if (used < all)
        fill(r, 0, (all - used) * (is_last ? columns_of_element(f) : columns_of_row(f)));
}

static void add_members(row *r, const ochre_field *table, const fields_node *owner)
{
    for (const ochre_field *f = table; f->name != NULL; f++) {
        const bool is_one_value = f->dim[0] == 0 && f->type != OCHRE_STRUCT;
        if (is_one_value && f->sees == NULL && f->compute == NULL) {
            add_stored(r, f, owner->data + f->offset, 1);
            continue;
        }
        const fields_node n = fields_member(owner, f);
        if (!fields_visible(&r->whole, &n))
            fill(r, OCHRE_HIDDEN, columns_of_field(f));
        else if (fields_is_array(&n))
            add_array(r, &n);
        else
            add_element(r, &n);
    }
}

void ochre_numbers_write(const ochre_game *game, const void *edition, const void *state, int viewer,
                         int32_t *out)
{
    const fields_node root = fields_root(state);
    row               r = {.whole = {edition, state, viewer}, .next = out};
    add_members(&r, game->state_fields, &root);
}
