/* fields.h - walking over a struct by its field table.
 *
 * Writing, reading, paths and differences all go down the same tree, so they share one way of
 * standing somewhere in it, the node:
 *
 *     a struct  --fields_member-->  a field  --fields_element-->  an element  (a struct again, or a
 *                                   (array)                                    value)
 *
 * A node is small and copied freely. How a value is shown (from 1, as a word, as a set) is asked of
 * the functions here and of nobody else. */
#ifndef ENGINE_FIELDS_H
#define ENGINE_FIELDS_H

#include <ochre/json.h>

/* One state or edition, and who looks at it. */
typedef struct fields_whole {
    const void    *edition;
    const uint8_t *root;
    int            viewer;
} fields_whole;

typedef struct fields_node {
    const ochre_field *field; /* NULL: the outermost struct */
    const uint8_t     *owner; /* the struct that holds the field */
    const uint8_t     *data;  /* the value, or the first element; NULL: it is computed */
    int                level; /* how many indices of the field's own array were taken */
    int                index[2];
    int                depth; /* indices taken on the whole way down; the first two are in index */
} fields_node;

/* ---- going down ---- */

static inline fields_node fields_root(const void *root)
{
    return (fields_node){.data = root};
}

fields_node fields_member(const fields_node *owner, const ochre_field *field);
fields_node fields_element(const fields_node *array, int i);

/* Is the node still an array, and how many of its elements are in use? */
bool fields_is_array(const fields_node *n);
int  fields_length(const fields_whole *w, const fields_node *n);

/* The words under which the elements of this array are written; NULL: it is a list. */
static inline const char *const *fields_keys(const fields_node *n)
{
    return n->level == 0 ? n->field->keys : NULL;
}

/* May the viewer see the field? To be asked before its first index is taken. */
bool fields_visible(const fields_whole *w, const fields_node *n);

const ochre_field *fields_named(const ochre_field *table, const char *name, size_t length);

/* ---- values ---- */

size_t fields_size(const ochre_field *f);  /* bytes of one element */
size_t fields_bytes(const ochre_field *f); /* of the whole member */

bool    fields_is_set(const ochre_field *f);
int     fields_set_bits(const ochre_field *f);
int64_t fields_load(const ochre_field *f, const uint8_t *data); /* one element; a set: its bits */
int64_t fields_stored(const fields_whole *w, const fields_node *n); /* the same, or computed */
int64_t fields_shown(const ochre_field *f, int64_t stored);
int64_t fields_unshown(const ochre_field *f, int64_t shown);

/* The values allowed as people read them, or the indices of the words allowed. */
typedef struct fields_range {
    int64_t lo, hi;
} fields_range;
fields_range fields_range_of(const ochre_field *f);
bool         fields_in_range(const ochre_field *f, int64_t shown);

int fields_words(const char *const *names); /* how many before the NULL; 0 for NULL */

/* Is it left out of the JSON (OCHRE_OPTIONAL and zero)? */
bool fields_left_out(const fields_whole *w, const fields_node *n);

/* ---- paths such as players[0].tools ---- */

enum { FIELDS_PATH = 256 }; /* bytes for one */

/* Both return what fields_path_back needs to take the step back. */
size_t fields_path_name(ochre_text *path, const char *name, size_t length);
size_t fields_path_index(ochre_text *path, const fields_node *array, int i);
void   fields_path_back(ochre_text *path, size_t mark);

/* ---- writing (fields_write.c) ---- */

void fields_write(const fields_whole *w, const fields_node *n, ochre_text *out);
void fields_write_members(const fields_whole *w, const ochre_field *table, const fields_node *owner,
                          ochre_text *out);

#endif
