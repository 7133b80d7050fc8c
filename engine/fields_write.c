/* fields_write.c - states and editions as JSON, whole or as one viewer sees them.
 *
 * Compact and in the order of the table: equal structs give equal text. What a viewer may not see is
 * null, as a whole field, so that not even the length of a list shows. */
#include "engine/fields.h"

static void write_set(const ochre_field *f, uint64_t bits, ochre_text *out)
{
    const int used = fields_set_bits(f);
    bool      is_first = true;
    ochre_text_char(out, '[');
    for (int i = 0; i < used; i++) {
        if ((bits >> i & 1) == 0)
            continue;
        if (!is_first)
            ochre_text_char(out, ',');
        is_first = false;
        if (f->names != NULL)
            ochre_json_quote(out, f->names[i]);
        else
            ochre_text_int(out, i + 1);
    }
    ochre_text_char(out, ']');
}

static void write_string(const fields_node *n, ochre_text *out)
{
    /* Not strlen: a string that fills its field to the last byte has no zero. */
    const size_t size = fields_size(n->field);
    size_t       length = 0;
    while (length < size && n->data[length] != 0)
        length++;
    ochre_json_quote_bytes(out, (const char *)n->data, length);
}

static void write_number(const ochre_field *f, int64_t stored, ochre_text *out)
{
    if (f->names != NULL && stored >= 0 && stored < fields_words(f->names))
        ochre_json_quote(out, f->names[stored]);
    else
        ochre_text_int(out, fields_shown(f, stored));
}

static void write_array(const fields_whole *w, const fields_node *n, ochre_text *out)
{
    const char *const *keys = fields_keys(n);
    const int          length = fields_length(w, n);
    ochre_text_char(out, keys != NULL ? '{' : '[');
    for (int i = 0; i < length; i++) {
        if (i > 0)
            ochre_text_char(out, ',');
        if (keys != NULL) {
            ochre_json_quote(out, keys[i]);
            ochre_text_char(out, ':');
        }
        const fields_node element = fields_element(n, i);
        fields_write(w, &element, out);
    }
    ochre_text_char(out, keys != NULL ? '}' : ']');
}

void fields_write(const fields_whole *w, const fields_node *n, ochre_text *out)
{
    const ochre_field *f = n->field;
    if (fields_is_array(n))
        write_array(w, n, out);
    else if (f->type == OCHRE_STRUCT)
        fields_write_members(w, f->sub, n, out);
    else if (f->type == OCHRE_STRING)
        write_string(n, out);
    else if (f->type == OCHRE_BOOL)
        ochre_text_string(out, fields_stored(w, n) != 0 ? "true" : "false");
    else if (fields_is_set(f))
        write_set(f, (uint64_t)fields_stored(w, n), out);
    else
        write_number(f, fields_stored(w, n), out);
}

void fields_write_members(const fields_whole *w, const ochre_field *table, const fields_node *owner,
                          ochre_text *out)
{
    bool is_first = true;
    ochre_text_char(out, '{');
    for (const ochre_field *f = table; f != NULL && f->name != NULL; f++) {
        const fields_node n = fields_member(owner, f);
        const bool        is_visible = fields_visible(w, &n);
        /* Leaving a hidden field out would tell that it is zero. */
        if (is_visible && fields_left_out(w, &n))
            continue;
        if (!is_first)
            ochre_text_char(out, ',');
        is_first = false;
        ochre_json_quote(out, f->name);
        ochre_text_char(out, ':');
        if (is_visible)
            fields_write(w, &n, out);
        else
            ochre_text_string(out, "null");
    }
    ochre_text_char(out, '}');
}

void ochre_state_write(const ochre_game *game, const void *edition, const void *state, int viewer,
                       ochre_text *out)
{
    const fields_whole w = {edition, state, viewer};
    const fields_node  root = fields_root(state);
    fields_write_members(&w, game->state_fields, &root, out);
}

void ochre_edition_write(const ochre_game *game, const void *edition, ochre_text *out)
{
    const fields_whole w = {edition, edition, OCHRE_EVERYTHING};
    const fields_node  root = fields_root(edition);
    fields_write_members(&w, game->edition_fields, &root, out);
}

uint64_t ochre_edition_hash(const ochre_game *game, const void *edition)
{
    return ochre_hash(0, edition, game->edition_size);
}
