/* notation_read.c - text to action.
 *
 * Every row of the verb table is tried in turn. Each spot where a row might have gone on, but the text
 * does not, is a miss; only the misses at the furthest spot are kept. If no row fits, they are what the
 * reader would have expected there, and make the message:
 *
 *     place forst 3       column 7: forst is none of hunt, forest, claypit
 *     place forest        column 13: expected a number from 1 to 10
 *
 * Where a word may contain spaces, the longest that fits is taken. No part is ever tried twice. */
#include <ochre/notation.h>

#include <string.h>

#include "engine/parts.h"

enum { MISSES = 40, FOUND_SHOWN = 24 };

/* Words from words[lo] to words[hi], one of which was expected; or a number; or the end. */
typedef struct miss {
    const char *const *words;  /* NULL: a number from lo to hi */
    int                lo, hi; /* hi < lo: the end of the text */
} miss;

typedef struct reader {
    const char *text;
    size_t      length, at;
    size_t      furthest;
    int         misses;
    miss        miss[MISSES];
} reader;

/* ---- taking words and numbers ---- */

/* Notes what was expected at the present spot; false, for the caller to hand on. */
static bool expected(reader *r, const char *const *words, int lo, int hi)
{
    if (r->misses > 0 && r->at < r->furthest)
        return false;
    if (r->at > r->furthest)
        r->misses = 0;
    r->furthest = r->at;
    if (r->misses < MISSES)
        r->miss[r->misses++] = (miss){words, lo, hi};
    return false;
}

static bool ends_word(const reader *r, size_t at)
{
    return at == r->length || r->text[at] == ' ';
}

/* The length of the word if it stands at the present spot, else 0. */
static size_t fits(const reader *r, const char *word)
{
    const size_t size = strlen(word);
    if (size > r->length - r->at || memcmp(r->text + r->at, word, size) != 0)
        return 0;
    return ends_word(r, r->at + size) ? size : 0;
}

/* The index of the longest word from lo to hi that stands here, or -1. */
static int take_name(reader *r, const char *const *words, int lo, int hi)
{
    int    best = -1;
    size_t longest = 0;
    for (int i = lo; i <= hi; i++) {
        const size_t size = fits(r, words[i]);
        if (size > longest) {
            longest = size;
            best = i;
        }
    }
    if (best < 0)
        expected(r, words, lo, hi);
    r->at += longest;
    return best;
}

static bool take_word(reader *r, const char *const *word)
{
    return take_name(r, word, 0, 0) == 0;
}

/* A number from lo to hi, without sign or leading zeros; -1 if there is none. */
static int take_number(reader *r, int lo, int hi)
{
    int    value = 0;
    size_t at = r->at;
    while (at < r->length && at < r->at + 3 && r->text[at] >= '0' && r->text[at] <= '9')
        value = 10 * value + (r->text[at++] - '0');
    const bool has_leading_zero = at > r->at + 1 && r->text[r->at] == '0';
    if (at == r->at || has_leading_zero || !ends_word(r, at) || value < lo || value > hi) {
        expected(r, NULL, lo, hi);
        return -1;
    }
    r->at = at;
    return value;
}

/* Steps over the one space that stands before every part; stays put at the end of the text. */
static void enter(reader *r)
{
    if (r->at < r->length && r->text[r->at] == ' ')
        r->at++;
}

/* ---- the kinds of parts ---- */

static bool read_counts(reader *r, const ochre_part *part, uint8_t *arg)
{
    for (int next = 0; next < part->hi;) {
        const size_t before = r->at;
        enter(r);
        const int word = take_name(r, part->words, next, part->hi - 1);
        if (word < 0) {
            r->at = before;
            return next > 0;
        }
        enter(r);
        const int count = take_number(r, 1, UINT8_MAX);
        if (count < 0)
            return false;
        arg[word] = (uint8_t)count;
        next = word + 1;
    }
    return true;
}

static bool read_dice(reader *r, uint8_t *arg)
{
    int lowest = 1;
    for (int dice = 0; dice < ENGINE_DICE_TEXT; dice++) {
        const size_t before = r->at;
        enter(r);
        const int face = take_number(r, lowest, OCHRE_FACES);
        if (face < 0) {
            r->at = before;
            return dice > 0;
        }
        arg[face - 1]++;
        lowest = face;
    }
    return true;
}

static bool read_flags(reader *r, const ochre_part *part, uint8_t *arg)
{
    const size_t start = r->at;
    enter(r);
    if (part->empty != NULL && take_word(r, &part->empty))
        return true;
    const bool may_be_nothing = part->empty == NULL;
    if (part->lead != NULL && !take_word(r, &part->lead)) {
        r->at = start;
        return may_be_nothing;
    }
    if (part->lead == NULL)
        r->at = start;
    for (int next = 0; next < part->hi;) {
        const size_t before = r->at;
        enter(r);
        const int word = take_name(r, part->words, next, part->hi - 1);
        if (word < 0) {
            r->at = before;
            return next > 0 || (may_be_nothing && part->lead == NULL);
        }
        *arg = (uint8_t)(*arg | 1u << word);
        next = word + 1;
    }
    return true;
}

static bool read_one(reader *r, const ochre_part *part, uint8_t *arg)
{
    enter(r);
    switch (part->kind) {
    case OCHRE_PART_WORD: return take_word(r, part->words);
    case OCHRE_PART_NAME: {
        const int word = take_name(r, part->words, part->lo, part->hi);
        *arg = (uint8_t)word;
        return word >= 0;
    }
    default: {
        const int number = take_number(r, part->lo, part->hi);
        *arg = (uint8_t)(part->kind == OCHRE_PART_NUMBER ? number : number - 1);
        return number >= 0;
    }
    }
}

static bool read_part(reader *r, const ochre_part *part, uint8_t *arg)
{
    switch (part->kind) {
    case OCHRE_PART_COUNTS: return read_counts(r, part, arg);
    case OCHRE_PART_DICE: return read_dice(r, arg);
    case OCHRE_PART_FLAGS: return read_flags(r, part, arg);
    default: return read_one(r, part, arg);
    }
}

static bool read_verb(reader *r, const ochre_verb *verb, ochre_action *action)
{
    r->at = 0;
    if (!take_word(r, &verb->word))
        return false;
    uint8_t *arg = action->arg, spare;
    for (int i = 0; !engine_part_is_last(verb, i); i++) {
        const int takes = engine_part_arguments(&verb->part[i]);
        if (!read_part(r, &verb->part[i], takes > 0 ? arg : &spare))
            return false;
        arg += takes;
    }
    if (r->at == r->length)
        return true;
    enter(r);
    return expected(r, NULL, 1, 0);
}

/* ---- the message ---- */

static bool is_end(const miss *m)
{
    return m->hi < m->lo;
}

static bool is_listed(const ochre_text *why, size_t from, const char *word)
{
    const size_t size = strlen(word);
    for (size_t i = from; i + size <= why->length; i++)
        if (memcmp(why->data + i, word, size) == 0 && (i == from || why->data[i - 1] == ' ') &&
            (i + size == why->length || why->data[i + size] == ','))
            return true;
    return false;
}

/* Adds what a miss expected to a list that began at `from`, nothing twice. */
static void list_miss(ochre_text *why, size_t from, const miss *m)
{
    char       number[40];
    ochre_text words = OCHRE_TEXT(number);
    if (is_end(m))
        ochre_text_string(&words, "nothing more");
    else if (m->words == NULL && m->lo == m->hi)
        ochre_text_format(&words, "the number %d", m->lo);
    else if (m->words == NULL)
        ochre_text_format(&words, "a number from %d to %d", m->lo, m->hi);
    const int first = m->words == NULL ? 0 : m->lo, last = m->words == NULL ? 0 : m->hi;
    for (int i = first; i <= last; i++) {
        const char *word = m->words == NULL ? number : m->words[i];
        if (is_listed(why, from, word))
            continue;
        if (why->length > from)
            ochre_text_string(why, ", ");
        ochre_text_string(why, word);
    }
}

/* How many bytes of the text to show as found: a word, or two where "tool 4" met "tool 1". */
static size_t found_size(const reader *r)
{
    size_t size = 0;
    while (!ends_word(r, r->furthest + size))
        size++;
    for (int m = 0; m < r->misses; m++)
        for (int i = r->miss[m].lo; r->miss[m].words != NULL && i <= r->miss[m].hi; i++) {
            const char *word = r->miss[m].words[i];
            if (size > 0 && strlen(word) > size && memcmp(word, r->text + r->furthest, size) == 0 &&
                word[size] == ' ' && r->furthest + size < r->length) {
                size++;
                while (!ends_word(r, r->furthest + size))
                    size++;
                return size;
            }
        }
    return size;
}

static void put_found(const reader *r, ochre_text *why)
{
    const size_t size = found_size(r);
    if (size == 0)
        ochre_text_string(why, "a space");
    for (size_t i = 0; i < size && i < FOUND_SHOWN; i++) {
        const char c = r->text[r->furthest + i];
        ochre_text_char(why, c >= ' ' && c <= '~' ? c : '?');
    }
    if (size > FOUND_SHOWN)
        ochre_text_string(why, "...");
}

static void explain(const reader *r, ochre_text *why)
{
    int words = 0;
    for (int m = 0; m < r->misses; m++)
        words += r->miss[m].words == NULL ? -1000 : 1 + r->miss[m].hi - r->miss[m].lo;
    const bool has_found = r->furthest < r->length;
    const bool is_none_of = words > 1 && has_found;
    ochre_text_format(why, "column %d: ", (int)r->furthest + 1);
    if (is_none_of)
        put_found(r, why);
    ochre_text_string(why, is_none_of ? " is none of " : "expected ");
    const size_t from = why->length;
    for (int m = 0; m < r->misses; m++)
        list_miss(why, from, &r->miss[m]);
    if (has_found && !is_none_of) {
        ochre_text_string(why, "; found ");
        put_found(r, why);
    }
}

ochre_status ochre_action_parse(const ochre_game *game, const char *text, size_t length,
                                ochre_action *out, ochre_text *why)
{
    if (length > ENGINE_ACTION_TEXT) {
        ochre_text_format(why, "column %d: no action is longer than %d characters",
                          ENGINE_ACTION_TEXT + 1, ENGINE_ACTION_TEXT);
        return OCHRE_MALFORMED;
    }
    reader r = {.text = text, .length = length};
    for (int row = 0; game->verbs[row].word != NULL; row++) {
        ochre_action action = {.verb = (uint8_t)row};
        if (read_verb(&r, &game->verbs[row], &action)) {
            *out = action;
            return OCHRE_OK;
        }
    }
    explain(&r, why);
    return OCHRE_MALFORMED;
}
