/* fields_diff.c - what changed between two states, as one viewer sees them.
 *
 * Both states are walked side by side. A list that became longer or shorter, a set, a string and a
 * field that came to light or was hidden are told as a whole; everything else value by value. */
#include <string.h>

#include "engine/fields.h"

typedef struct differ {
    fields_whole before, after;
    ochre_text  *path, *out;
    bool         is_first;
} differ;

static void diff_members(differ *d, const ochre_field *table, const fields_node *before,
                         const fields_node *after);

static void write_or_null(const fields_whole *w, const fields_node *n, bool is_visible,
                          ochre_text *out)
{
    if (is_visible)
        fields_write(w, n, out);
    else
        ochre_text_string(out, "null");
}

static void tell(differ *d, const fields_node *before, bool was_visible, const fields_node *after,
                 bool is_visible)
{
    ochre_text_string(d->out, d->is_first ? "{\"path\":" : ",{\"path\":");
    d->is_first = false;
    ochre_json_quote(d->out, d->path->data);
    ochre_text_string(d->out, ",\"from\":");
    write_or_null(&d->before, before, was_visible, d->out);
    ochre_text_string(d->out, ",\"to\":");
    write_or_null(&d->after, after, is_visible, d->out);
    ochre_text_char(d->out, '}');
}

static bool same_value(const differ *d, const fields_node *before, const fields_node *after)
{
    if (before->data == NULL)
        return fields_stored(&d->before, before) == fields_stored(&d->after, after);
    return memcmp(before->data, after->data, fields_size(before->field)) == 0;
}

static void diff_node(differ *d, const fields_node *before, const fields_node *after)
{
    if (!fields_is_array(before)) {
        if (before->field->type == OCHRE_STRUCT)
            diff_members(d, before->field->sub, before, after);
        else if (!same_value(d, before, after))
            tell(d, before, true, after, true);
        return;
    }
    const int length = fields_length(&d->before, before);
    if (length != fields_length(&d->after, after)) {
        tell(d, before, true, after, true);
        return;
    }
    for (int i = 0; i < length; i++) {
        const size_t      mark = fields_path_index(d->path, before, i);
        const fields_node left = fields_element(before, i), right = fields_element(after, i);
        diff_node(d, &left, &right);
        fields_path_back(d->path, mark);
    }
}

static void diff_members(differ *d, const ochre_field *table, const fields_node *before,
                         const fields_node *after)
{
    for (const ochre_field *f = table; f->name != NULL; f++) {
        const size_t      mark = fields_path_name(d->path, f->name, strlen(f->name));
        const fields_node left = fields_member(before, f), right = fields_member(after, f);
        const bool        was_visible = fields_visible(&d->before, &left);
        const bool        is_visible = fields_visible(&d->after, &right);
        if (was_visible && is_visible)
            diff_node(d, &left, &right);
        else if (was_visible || is_visible)
            tell(d, &left, was_visible, &right, is_visible);
        fields_path_back(d->path, mark);
    }
}

void ochre_state_diff(const ochre_game *game, const void *edition, const void *before,
                      const void *after, int viewer, ochre_text *out)
{
    char              buffer[FIELDS_PATH];
    ochre_text        path = OCHRE_TEXT(buffer);
    differ            d = {.before = {edition, before, viewer},
                           .after = {edition, after, viewer},
                           .path = &path,
                           .out = out,
                           .is_first = true};
    const fields_node left = fields_root(before), right = fields_root(after);
    ochre_text_char(out, '[');
    diff_members(&d, game->state_fields, &left, &right);
    ochre_text_char(out, ']');
}
