/* text.h - text written into a buffer that the caller owns.
 *
 * The core never prints and never allocates: whatever it has to say goes into an ochre_text. Text
 * that does not fit is cut at the end, `full` is set, and `length` stays below the capacity, so the
 * buffer is a valid string at all times. */
#ifndef OCHRE_TEXT_H
#define OCHRE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ochre_text {
    char  *data;     /* always ends in '\0' when capacity > 0 */
    size_t capacity; /* bytes of data, the ending zero included */
    size_t length;
    bool   full; /* something was cut */
} ochre_text;

/* An empty text over a buffer; `OCHRE_TEXT(buffer)` for an array. */
ochre_text ochre_text_over(char *data, size_t capacity);
#define OCHRE_TEXT(array) ochre_text_over((array), sizeof(array))

void ochre_text_clear(ochre_text *t);
void ochre_text_char(ochre_text *t, char c);
void ochre_text_string(ochre_text *t, const char *s);
void ochre_text_bytes(ochre_text *t, const char *s, size_t length);
void ochre_text_int(ochre_text *t, int64_t value);
void ochre_text_uint(ochre_text *t, uint64_t value);
void ochre_text_hex(ochre_text *t, uint64_t value); /* sixteen digits */

/* Understands %s, %d (int), %u (unsigned), %c and %%; nothing else. */
void ochre_text_format(ochre_text *t, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void ochre_text_format_list(ochre_text *t, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0)));

#endif
