/* fields.c - walking over a struct by its field table: nodes, values, paths.
 *
 * Nothing here trusts the bytes of a struct: a count beyond its array is read as the array's length,
 * so that even a broken state can be written out and looked at. */
#include <assert.h>
#include <string.h>

#include "engine/fields.h"

/* ---- going down ---- */

static int dimensions(const ochre_field *f)
{
    return f->dim[0] == 0 ? 0 : f->dim[1] == 0 ? 1 : 2;
}

static size_t elements(const ochre_field *f)
{
    return (size_t)(f->dim[0] == 0 ? 1 : f->dim[0]) * (size_t)(f->dim[1] == 0 ? 1 : f->dim[1]);
}

fields_node fields_member(const fields_node *owner, const ochre_field *field)
{
    fields_node n = *owner;
    n.field = field;
    n.owner = owner->data;
    n.data = field->compute != NULL ? NULL : owner->data + field->offset;
    n.level = 0;
    return n;
}

fields_node fields_element(const fields_node *array, int i)
{
    fields_node n = *array;
    if (n.data != NULL) {
        const size_t row = n.level == 0 && n.field->dim[1] != 0 ? n.field->dim[1] : 1;
        n.data += (size_t)i * row * fields_size(n.field);
    }
    if (n.depth < 2)
        n.index[n.depth] = i;
    n.depth++;
    n.level++;
    return n;
}

bool fields_is_array(const fields_node *n)
{
    return n->level < dimensions(n->field);
}

int fields_length(const fields_whole *w, const fields_node *n)
{
    const ochre_field *f = n->field;
    const int          most = f->dim[n->level];
    int                used = most;
    if (n->level == 1)
        used = f->columns_counted != 0 ? w->root[f->columns_counted - 1] : most;
    else if (f->counted_here != 0)
        used = n->owner[f->counted_here - 1];
    else if (f->counted != 0)
        used = w->root[f->counted - 1];
    return used < most ? used : most;
}

bool fields_visible(const fields_whole *w, const fields_node *n)
{
    return w->viewer == OCHRE_EVERYTHING || n->field->sees == NULL ||
           n->field->sees(w->root, w->viewer, n->index);
}

const ochre_field *fields_named(const ochre_field *table, const char *name, size_t length)
{
    for (const ochre_field *f = table; f != NULL && f->name != NULL; f++)
        if (strlen(f->name) == length && memcmp(f->name, name, length) == 0)
            return f;
    return NULL;
}

/* ---- values ---- */

size_t fields_size(const ochre_field *f)
{
    switch (f->type) {
    case OCHRE_U8:
    case OCHRE_I8:
    case OCHRE_BOOL:
    case OCHRE_SET8: return 1;
    case OCHRE_U16:
    case OCHRE_I16:
    case OCHRE_SET16: return 2;
    case OCHRE_U32:
    case OCHRE_I32:
    case OCHRE_SET32: return 4;
    case OCHRE_SET64: return 8;
    case OCHRE_STRING:
    case OCHRE_STRUCT: break;
    }
    return f->size != 0 ? f->size : f->whole / elements(f);
}

size_t fields_bytes(const ochre_field *f)
{
    const size_t bytes = fields_size(f) * elements(f);
    assert(f->whole == 0 || f->whole == bytes); /* the table and the struct must agree */
    return bytes;
}

bool fields_is_set(const ochre_field *f)
{
    return f->type >= OCHRE_SET8 && f->type <= OCHRE_SET64;
}

int fields_set_bits(const ochre_field *f)
{
    const int width = (int)fields_size(f) * 8;
    const int named = f->names != NULL ? fields_words(f->names) : width;
    const int bits = f->hi > 0 && f->hi < named ? (int)f->hi : named;
    return bits < width ? bits : width;
}

#define LOAD(type_in_c)                                                                            \
    do {                                                                                           \
        type_in_c value;                                                                           \
        memcpy(&value, data, sizeof value);                                                        \
        return (int64_t)value;                                                                     \
    } while (0)

int64_t fields_load(const ochre_field *f, const uint8_t *data)
{
    assert(data != NULL);
    switch (f->type) {
    case OCHRE_U8:
    case OCHRE_BOOL:
    case OCHRE_SET8: LOAD(uint8_t);
    case OCHRE_U16:
    case OCHRE_SET16: LOAD(uint16_t);
    case OCHRE_U32:
    case OCHRE_SET32: LOAD(uint32_t);
    case OCHRE_SET64: LOAD(uint64_t);
    case OCHRE_I8: LOAD(int8_t);
    case OCHRE_I16: LOAD(int16_t);
    case OCHRE_I32: LOAD(int32_t);
    case OCHRE_STRING:
    case OCHRE_STRUCT: break;
    }
    assert(false); /* strings and structs are no numbers */
    return 0;
}

int64_t fields_stored(const fields_whole *w, const fields_node *n)
{
    if (n->field->compute != NULL)
        return n->field->compute(w->edition, w->root, n->index);
    return fields_load(n->field, n->data);
}

/* The largest value of an unsigned type; 0 for the others. */
static int64_t unsigned_most(const ochre_field *f)
{
    switch (f->type) {
    case OCHRE_U8: return UINT8_MAX;
    case OCHRE_U16: return UINT16_MAX;
    case OCHRE_U32: return UINT32_MAX;
    default: return 0;
    }
}

/* "None" of a thing that is stored from 0: see OCHRE_ALLOW0. */
static int64_t none_of(const ochre_field *f)
{
    const int64_t most = unsigned_most(f);
    return most != 0 ? most : -1;
}

int64_t fields_shown(const ochre_field *f, int64_t stored)
{
    if ((f->flags & OCHRE_FROM1) == 0)
        return stored;
    return (f->flags & OCHRE_ALLOW0) != 0 && stored == none_of(f) ? 0 : stored + 1;
}

int64_t fields_unshown(const ochre_field *f, int64_t shown)
{
    if ((f->flags & OCHRE_FROM1) == 0)
        return shown;
    return (f->flags & OCHRE_ALLOW0) != 0 && shown == 0 ? none_of(f) : shown - 1;
}

static fields_range range_of_type(const ochre_field *f)
{
    const int64_t most = unsigned_most(f);
    if (most != 0)
        return (fields_range){0, most};
    const int64_t half = (int64_t)1 << (8 * fields_size(f) - 1);
    return (fields_range){-half, half - 1};
}

fields_range fields_range_of(const ochre_field *f)
{
    const int64_t shift = (f->flags & OCHRE_FROM1) != 0 && f->names == NULL ? 1 : 0;
    fields_range  range = range_of_type(f);
    range.lo += shift;
    range.hi += shift;
    if (f->names != NULL) {
        range.lo = 0;
        range.hi = fields_words(f->names) - 1;
    }
    if (f->lo == 0 && f->hi == 0)
        return range;
    if (f->lo > range.lo)
        range.lo = f->lo;
    if (f->hi >= f->lo && f->hi < range.hi)
        range.hi = f->hi;
    return range;
}

bool fields_in_range(const ochre_field *f, int64_t shown)
{
    if (shown == 0 && (f->flags & OCHRE_ALLOW0) != 0)
        return true;
    const fields_range range = fields_range_of(f);
    return shown >= range.lo && shown <= range.hi;
}

int fields_words(const char *const *names)
{
    int words = 0;
    while (names != NULL && names[words] != NULL)
        words++;
    return words;
}

bool fields_left_out(const fields_whole *w, const fields_node *n)
{
    const ochre_field *f = n->field;
    if ((f->flags & OCHRE_OPTIONAL) == 0)
        return false;
    if (n->data == NULL)
        return !fields_is_array(n) && fields_stored(w, n) == 0;
    if (f->counted_here != 0 && fields_length(w, n) != 0)
        return false; /* the list alone may tell its count */
    const size_t bytes = fields_bytes(f);
    for (size_t i = 0; i < bytes; i++)
        if (n->data[i] != 0)
            return false;
    return true;
}

/* ---- paths ---- */

size_t fields_path_name(ochre_text *path, const char *name, size_t length)
{
    const size_t mark = path->length;
    if (mark > 0)
        ochre_text_char(path, '.');
    ochre_text_bytes(path, name, length);
    return mark;
}

size_t fields_path_index(ochre_text *path, const fields_node *array, int i)
{
    const char *const *keys = fields_keys(array);
    if (keys != NULL)
        return fields_path_name(path, keys[i], strlen(keys[i]));
    const size_t mark = path->length;
    ochre_text_format(path, "[%d]", i);
    return mark;
}

void fields_path_back(ochre_text *path, size_t mark)
{
    path->length = mark;
    path->data[mark] = '\0';
    path->full = false;
}
