/* record_lines.h - the lines and words of a record, for those who read one. */
#ifndef ENGINE_RECORD_LINES_H
#define ENGINE_RECORD_LINES_H

#include <string.h>

#include "engine/record.h"

enum { WORD = 40 };

typedef struct span {
    const char *at;
    size_t      size;
} span;

typedef struct reader {
    const char         *text;
    size_t              length, at;
    int                 number; /* of the present line, from 1 */
    span                line;   /* what is left of it */
    ochre_match        *match;
    ochre_record_names *names;
    ochre_text         *why;

    ochre_record_dice *dice; /* NULL: nobody wants to know */
    bool               has_dice;
    unsigned           named;       /* seats whose name was read, as bits */
    unsigned           salted;      /* seats whose salt was read, as bits */
    bool               has_counter; /* the line before was `counter` */
    uint32_t           event;       /* the number of chance's last event */
} reader;

/* ---- lines and words ---- */

static inline ochre_status fail(reader *r, ochre_status status, const char *message)
{
    ochre_text_format(r->why, "line %d: %s", r->number, message);
    return status;
}

/* The next line that says something; false at the end. */
static inline bool next_line(reader *r)
{
    while (r->at < r->length) {
        const char  *start = r->text + r->at;
        const char  *newline = memchr(start, '\n', r->length - r->at);
        const size_t size = newline != NULL ? (size_t)(newline - start) : r->length - r->at;
        r->at += size + (newline != NULL);
        r->number++;
        r->line = (span){start, size};
        if (r->line.size > 0 && start[size - 1] == '\r')
            r->line.size--;
        if (r->line.size > 0 && start[0] != '#')
            return true;
    }
    r->number++;
    r->line = (span){r->text + r->length, 0};
    return false;
}

/* Cuts a word off the line, up to the next single space. */
static inline span take_word(reader *r)
{
    const char *space = memchr(r->line.at, ' ', r->line.size);
    span        word = r->line;
    if (space != NULL)
        word.size = (size_t)(space - r->line.at);
    const size_t gone = word.size + (space != NULL);
    r->line.at += gone;
    r->line.size -= gone;
    return word;
}

static inline bool is(span s, const char *word)
{
    return s.size == strlen(word) && memcmp(s.at, word, s.size) == 0;
}

/* A string of its own; false if it is too long or holds a zero. */
static inline bool copy_word(span s, char out[WORD])
{
    if (s.size >= WORD || memchr(s.at, '\0', s.size) != NULL)
        return false;
    memcpy(out, s.at, s.size);
    out[s.size] = '\0';
    return true;
}

/* A number from 1 to 9999 without leading zeros; 0 if it is none. */
static inline int small_number(span s)
{
    int value = 0;
    if (s.size == 0 || s.size > 4 || s.at[0] == '0')
        return 0;
    for (size_t i = 0; i < s.size; i++) {
        if (s.at[i] < '0' || s.at[i] > '9')
            return 0;
        value = 10 * value + (s.at[i] - '0');
    }
    return value;
}

static inline bool is_hex(span s, size_t digits)
{
    for (size_t i = 0; i < s.size; i++)
        if ((s.at[i] < '0' || s.at[i] > '9') && (s.at[i] < 'a' || s.at[i] > 'f'))
            return false;
    return s.size == digits;
}

static inline bool read_hash(span s, uint64_t *hash)
{
    if (!is_hex(s, 16))
        return false;
    *hash = 0;
    for (size_t i = 0; i < s.size; i++)
        *hash = *hash << 4 | (uint64_t)(s.at[i] <= '9' ? s.at[i] - '0' : s.at[i] - 'a' + 10);
    return true;
}

/* Lines about dice (record_dice.c), each behind its first word. */
ochre_status engine_record_dice_line(reader *r);
ochre_status engine_record_salt_line(reader *r, const ochre_setup *setup);
ochre_status engine_record_counter_line(reader *r);
ochre_status engine_record_secret_line(reader *r);

/* Before an action of `who` is played: the number of its event, where it is one. */
ochre_status engine_record_count_event(reader *r, int who);

#endif
