/* fields_read.h - what the readers of JSON share: where they are, and how they complain. */
#ifndef ENGINE_FIELDS_READ_H
#define ENGINE_FIELDS_READ_H

#include "engine/fields.h"

enum { FIELDS_COUNTS = 16 }; /* the most different counts that the lists of one struct have */

/* Counts that a list has already set, by their offset in the outermost struct. */
typedef struct fields_counts {
    size_t offset[FIELDS_COUNTS];
    int    number;
} fields_counts;

typedef struct fields_reader {
    const ochre_json  *json;
    const ochre_field *table; /* of the outermost struct */
    uint8_t           *root;
    bool               editing; /* the struct is in use already: only what is named changes */
    ochre_text        *path;
    ochre_text        *why;
    fields_counts      counts; /* those in the outermost struct */
} fields_reader;

/* ---- structs and arrays (fields_read.c); false: `why` says where and what ---- */

/* Reads a struct from an object. */
bool fields_read_members(fields_reader *r, const ochre_field *table, const fields_node *owner,
                         int token);
/* Reads the value of one node, whose field stands in `table`. */
bool fields_read_one(fields_reader *r, const ochre_field *table, const fields_node *n, int token);

/* ---- single values (fields_value.c) ---- */

/* The bytes behind a pointer that a node holds. */
static inline uint8_t *fields_writable(const fields_reader *r, const uint8_t *data)
{
    return r->root + (data - r->root);
}

/* Reads a value that is neither array nor struct. */
bool fields_read_value(const fields_reader *r, const fields_node *n, int token);
/* Reads a number or a word, without storing it. */
bool fields_read_number(const fields_reader *r, const ochre_field *f, int token, int64_t *stored);
/* The index of the string among names[lo .. hi]; -1: none of them. */
int fields_read_word(const fields_reader *r, int token, const char *const *names, int lo, int hi);

/* Begins a message with the path; the caller adds what was found and what is allowed. */
ochre_text *fields_complain(const fields_reader *r);
/* What stands in the JSON, cut short. */
void fields_say_found(const fields_reader *r, int token);
/* `PATH: FOUND is not WHAT`; always false. */
bool fields_not_a(const fields_reader *r, int token, const char *what);
/* `PATH.KEY: unknown field`; always false. */
bool fields_unknown(const fields_reader *r, int key);

#endif
