/* types.c - the TypeScript types of a game, for the browser client: what its view, its edition and its
 * actions look like as JSON.
 *
 * Three declarations a game, named after its id: StoneAgeView, StoneAgeEdition, StoneAgeAction. Parts
 * of them need no names of their own, since TypeScript can say StoneAgeView['players'][number]. */
#include <string.h>

#include "engine/fields.h"
#include "engine/parts.h"

/* stone-age -> StoneAge */
static void write_camel(const char *id, ochre_text *out)
{
    bool begins = true;
    for (; *id != '\0'; id++) {
        const bool is_letter = *id >= 'a' && *id <= 'z';
        if (*id != '-')
            ochre_text_char(out, begins && is_letter ? (char)(*id - 'a' + 'A') : *id);
        begins = *id == '-';
    }
}

static void write_indent(int depth, ochre_text *out)
{
    for (int i = 0; i < depth; i++)
        ochre_text_string(out, "  ");
}

static void write_literal(const char *word, ochre_text *out)
{
    ochre_text_char(out, '\'');
    for (; *word != '\0'; word++) {
        if (*word == '\'' || *word == '\\')
            ochre_text_char(out, '\\');
        ochre_text_char(out, *word);
    }
    ochre_text_char(out, '\'');
}

/* 'wood' | 'brick', for words[lo .. hi] */
static void write_union(const char *const *words, int lo, int hi, ochre_text *out)
{
    if (lo > hi)
        ochre_text_string(out, "never");
    for (int i = lo; i <= hi; i++) {
        ochre_text_string(out, i > lo ? " | " : "");
        write_literal(words[i], out);
    }
}

/* ---- fields ---- */

static void write_object(const ochre_field *table, int depth, bool is_view, ochre_text *out);

/* One member of a set, or one value. */
static void write_atom(const ochre_field *f, ochre_text *out)
{
    if (f->names != NULL && fields_is_set(f)) {
        write_union(f->names, 0, fields_set_bits(f) - 1, out);
    } else if (f->names != NULL) {
        const fields_range range = fields_range_of(f);
        write_union(f->names, (int)range.lo, (int)range.hi, out);
    } else if (f->type == OCHRE_STRING) {
        ochre_text_string(out, "string");
    } else {
        ochre_text_string(out, f->type == OCHRE_BOOL ? "boolean" : "number");
    }
}

static void write_lists(const ochre_field *f, int lists, int depth, bool is_view, ochre_text *out)
{
    const int  brackets = lists + (fields_is_set(f) ? 1 : 0);
    const bool needs_parentheses = f->names != NULL && brackets > 0;
    ochre_text_string(out, needs_parentheses ? "(" : "");
    if (f->type == OCHRE_STRUCT)
        write_object(f->sub, depth, is_view, out);
    else
        write_atom(f, out);
    ochre_text_string(out, needs_parentheses ? ")" : "");
    for (int i = 0; i < brackets; i++)
        ochre_text_string(out, "[]");
}

static void write_field_type(const ochre_field *f, int depth, bool is_view, ochre_text *out)
{
    const int dimensions = (f->dim[0] != 0) + (f->dim[1] != 0);
    if (f->keys == NULL || dimensions == 0) {
        write_lists(f, dimensions, depth, is_view, out);
        return;
    }
    const bool is_partial = f->counted != 0 || f->counted_here != 0;
    ochre_text_string(out, is_partial ? "Partial<Record<" : "Record<");
    write_union(f->keys, 0, f->dim[0] - 1, out);
    ochre_text_string(out, ", ");
    write_lists(f, dimensions - 1, depth, is_view, out);
    ochre_text_string(out, is_partial ? ">>" : ">");
}

static void write_object(const ochre_field *table, int depth, bool is_view, ochre_text *out)
{
    ochre_text_string(out, "{\n");
    for (const ochre_field *f = table; f != NULL && f->name != NULL; f++) {
        write_indent(depth + 1, out);
        ochre_text_string(out, f->name);
        ochre_text_string(out, (f->flags & OCHRE_OPTIONAL) != 0 ? "?: " : ": ");
        write_field_type(f, depth + 1, is_view, out);
        ochre_text_string(out, is_view && f->sees != NULL ? " | null;\n" : ";\n");
    }
    write_indent(depth, out);
    ochre_text_char(out, '}');
}

/* ---- actions ---- */

static void write_part_type(const ochre_part *part, ochre_text *out)
{
    switch (part->kind) {
    case OCHRE_PART_END: break;
    case OCHRE_PART_WORD: write_literal(part->words[0], out); break;
    case OCHRE_PART_NUMBER:
    case OCHRE_PART_INDEX:
    case OCHRE_PART_SEAT: ochre_text_string(out, "number"); break;
    case OCHRE_PART_NAME: write_union(part->words, part->lo, part->hi, out); break;
    case OCHRE_PART_COUNTS:
        ochre_text_string(out, "Partial<Record<");
        write_union(part->words, 0, part->hi - 1, out);
        ochre_text_string(out, ", number>>");
        break;
    case OCHRE_PART_DICE: ochre_text_string(out, "number[]"); break;
    case OCHRE_PART_FLAGS:
        ochre_text_char(out, '(');
        write_union(part->words, 0, part->hi - 1, out);
        ochre_text_string(out, ")[]");
        break;
    }
}

static void write_verb(const ochre_verb *verb, ochre_text *out)
{
    ochre_text_string(out, "\n  | { verb: ");
    write_literal(verb->word, out);
    ochre_text_string(out, "; text: string");
    for (int i = 0; !engine_part_is_last(verb, i); i++) {
        if (verb->part[i].name == NULL)
            continue;
        ochre_text_format(out, "; %s: ", verb->part[i].name);
        write_part_type(&verb->part[i], out);
    }
    ochre_text_string(out, " }");
}

void ochre_types_write(const ochre_game *game, ochre_text *out)
{
    ochre_text_format(out, "/* The types of %s, written by ochre from the game's tables. */\n",
                      game->id);
    ochre_text_string(out, "export interface ");
    write_camel(game->id, out);
    ochre_text_string(out, "View ");
    write_object(game->state_fields, 0, true, out);
    ochre_text_string(out, "\n\nexport interface ");
    write_camel(game->id, out);
    ochre_text_string(out, "Edition ");
    write_object(game->edition_fields, 0, false, out);
    ochre_text_string(out, "\n\nexport type ");
    write_camel(game->id, out);
    ochre_text_string(out, "Action =");
    for (const ochre_verb *verb = game->verbs; verb->word != NULL; verb++)
        write_verb(verb, out);
    ochre_text_string(out, ";\n");
}
