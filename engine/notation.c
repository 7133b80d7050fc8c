/* notation.c - actions as text and as JSON, by the game's verb table.
 *
 * An action is a verb and up to seven arguments; the verb's row says which parts stand in its text and
 * how many arguments each of them takes, in order. Whoever writes walks parts and arguments side by
 * side. Reading is in notation_read.c. */
#include <ochre/json.h>
#include <ochre/notation.h>

#include "engine/parts.h"

/* ---- is it an action at all? ---- */

static int sum(const uint8_t *arg, int count)
{
    int total = 0;
    for (int i = 0; i < count; i++)
        total += arg[i];
    return total;
}

static bool part_is_formed(const ochre_part *part, const uint8_t *arg)
{
    switch (part->kind) {
    case OCHRE_PART_NUMBER:
    case OCHRE_PART_NAME: return arg[0] >= part->lo && arg[0] <= part->hi;
    case OCHRE_PART_INDEX:
    case OCHRE_PART_SEAT: return arg[0] + 1 >= part->lo && arg[0] + 1 <= part->hi;
    case OCHRE_PART_COUNTS: return sum(arg, part->hi) > 0;
    case OCHRE_PART_DICE: {
        const int dice = sum(arg, OCHRE_FACES);
        return dice > 0 && dice <= ENGINE_DICE_TEXT;
    }
    case OCHRE_PART_FLAGS: return arg[0] >> part->hi == 0;
    default: return true;
    }
}

bool ochre_action_formed(const ochre_game *game, ochre_action action)
{
    const ochre_verb *verb = engine_verb(game, action.verb);
    if (verb == NULL)
        return false;
    int at = 0;
    for (int i = 0; !engine_part_is_last(verb, i); i++) {
        const int takes = engine_part_arguments(&verb->part[i]);
        if (at + takes > ENGINE_ARGUMENTS || !part_is_formed(&verb->part[i], &action.arg[at]))
            return false;
        at += takes;
    }
    return sum(&action.arg[at], ENGINE_ARGUMENTS - at) == 0;
}

/* ---- text ---- */

static void put_word(ochre_text *out, const char *word)
{
    ochre_text_char(out, ' ');
    ochre_text_string(out, word);
}

static void put_number(ochre_text *out, int number)
{
    ochre_text_char(out, ' ');
    ochre_text_int(out, number);
}

static void put_counts(const ochre_part *part, const uint8_t *arg, ochre_text *out)
{
    for (int i = 0; i < part->hi; i++)
        if (arg[i] > 0) {
            put_word(out, part->words[i]);
            put_number(out, arg[i]);
        }
}

static void put_dice(const uint8_t *arg, ochre_text *out)
{
    for (int face = 0; face < OCHRE_FACES; face++)
        for (int die = 0; die < arg[face]; die++)
            put_number(out, face + 1);
}

static void put_flags(const ochre_part *part, uint8_t flags, ochre_text *out)
{
    const char *first = flags == 0 ? part->empty : part->lead;
    if (first != NULL)
        put_word(out, first);
    for (int i = 0; i < part->hi; i++)
        if (flags >> i & 1)
            put_word(out, part->words[i]);
}

static void put_part(const ochre_part *part, const uint8_t *arg, ochre_text *out)
{
    switch (part->kind) {
    case OCHRE_PART_END: break;
    case OCHRE_PART_WORD: put_word(out, part->words[0]); break;
    case OCHRE_PART_NUMBER: put_number(out, arg[0]); break;
    case OCHRE_PART_INDEX:
    case OCHRE_PART_SEAT: put_number(out, arg[0] + 1); break;
    case OCHRE_PART_NAME: put_word(out, part->words[arg[0]]); break;
    case OCHRE_PART_COUNTS: put_counts(part, arg, out); break;
    case OCHRE_PART_DICE: put_dice(arg, out); break;
    case OCHRE_PART_FLAGS: put_flags(part, arg[0], out); break;
    }
}

void ochre_action_text(const ochre_game *game, ochre_action action, ochre_text *out)
{
    if (!ochre_action_formed(game, action)) {
        ochre_text_char(out, '?');
        put_number(out, action.verb);
        for (int i = 0; i < ENGINE_ARGUMENTS; i++)
            put_number(out, action.arg[i]);
        return;
    }
    const ochre_verb *verb = engine_verb(game, action.verb);
    ochre_text_string(out, verb->word);
    const uint8_t *arg = action.arg;
    for (int i = 0; !engine_part_is_last(verb, i); i++) {
        put_part(&verb->part[i], arg, out);
        arg += engine_part_arguments(&verb->part[i]);
    }
}

/* ---- JSON ---- */

static void separate(ochre_text *out, bool *is_first)
{
    if (!*is_first)
        ochre_text_char(out, ',');
    *is_first = false;
}

static void write_counts(const ochre_part *part, const uint8_t *arg, ochre_text *out)
{
    bool is_first = true;
    ochre_text_char(out, '{');
    for (int i = 0; i < part->hi; i++)
        if (arg[i] > 0) {
            separate(out, &is_first);
            ochre_json_quote(out, part->words[i]);
            ochre_text_char(out, ':');
            ochre_text_int(out, arg[i]);
        }
    ochre_text_char(out, '}');
}

static void write_dice(const uint8_t *arg, ochre_text *out)
{
    bool is_first = true;
    ochre_text_char(out, '[');
    for (int face = 0; face < OCHRE_FACES; face++)
        for (int die = 0; die < arg[face]; die++) {
            separate(out, &is_first);
            ochre_text_int(out, face + 1);
        }
    ochre_text_char(out, ']');
}

static void write_flags(const ochre_part *part, uint8_t flags, ochre_text *out)
{
    bool is_first = true;
    ochre_text_char(out, '[');
    for (int i = 0; i < part->hi; i++)
        if (flags >> i & 1) {
            separate(out, &is_first);
            ochre_json_quote(out, part->words[i]);
        }
    ochre_text_char(out, ']');
}

static void write_part(const ochre_part *part, const uint8_t *arg, ochre_text *out)
{
    if (part->name == NULL)
        return;
    ochre_text_char(out, ',');
    ochre_json_quote(out, part->name);
    ochre_text_char(out, ':');
    switch (part->kind) {
    case OCHRE_PART_END: break;
    case OCHRE_PART_WORD: ochre_json_quote(out, part->words[0]); break;
    case OCHRE_PART_NUMBER: ochre_text_int(out, arg[0]); break;
    case OCHRE_PART_INDEX:
    case OCHRE_PART_SEAT: ochre_text_int(out, arg[0] + 1); break;
    case OCHRE_PART_NAME: ochre_json_quote(out, part->words[arg[0]]); break;
    case OCHRE_PART_COUNTS: write_counts(part, arg, out); break;
    case OCHRE_PART_DICE: write_dice(arg, out); break;
    case OCHRE_PART_FLAGS: write_flags(part, arg[0], out); break;
    }
}

void ochre_action_write(const ochre_game *game, ochre_action action, ochre_text *out)
{
    char       line[ENGINE_ACTION_TEXT + 1];
    ochre_text text = OCHRE_TEXT(line);
    ochre_action_text(game, action, &text);
    const bool        is_formed = ochre_action_formed(game, action);
    const ochre_verb *verb = engine_verb(game, action.verb);
    ochre_text_string(out, "{\"verb\":");
    if (is_formed)
        ochre_json_quote(out, verb->word);
    else
        ochre_text_string(out, "null");
    ochre_text_string(out, ",\"text\":");
    ochre_json_quote(out, line);
    const uint8_t *arg = action.arg;
    for (int i = 0; is_formed && !engine_part_is_last(verb, i); i++) {
        write_part(&verb->part[i], arg, out);
        arg += engine_part_arguments(&verb->part[i]);
    }
    ochre_text_char(out, '}');
}
