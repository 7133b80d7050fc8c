/* utf8_bytes.h - how UTF-8 is told from other bytes: one question, asked by the writers and the readers. */
#ifndef ENGINE_UTF8_BYTES_H
#define ENGINE_UTF8_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline bool engine_utf8_is_tail(char c)
{
    return ((uint8_t)c & 0xc0) == 0x80;
}

/* Bytes that a character beginning with this byte takes; 0 for what begins none. */
static inline size_t engine_utf8_promised(char first)
{
    const uint8_t c = (uint8_t)first;
    if (c < 0x80)
        return 1;
    if (c < 0xc2 || c > 0xf4)
        return 0;
    return c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
}

/* Bytes of the character at s, of which `left` bytes can be read (at least 1); 0 if it is none: a
 * stray byte, a cut or overlong form, a surrogate, or beyond U+10FFFF. */
static inline size_t engine_utf8_length(const char *s, size_t left)
{
    const size_t length = engine_utf8_promised(s[0]);
    if (length < 2)
        return length;
    if (length > left)
        return 0;
    for (size_t i = 1; i < length; i++)
        if (!engine_utf8_is_tail(s[i]))
            return 0;
    const uint8_t first = (uint8_t)s[0], second = (uint8_t)s[1];
    if ((first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) ||
        (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f))
        return 0;
    return length;
}

/* Writes a code point (not a surrogate, at most U+10FFFF); returns its bytes. */
static inline size_t engine_utf8_write(uint32_t point, char out[4])
{
    if (point < 0x80) {
        out[0] = (char)point;
        return 1;
    }
    const size_t length = point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    for (size_t i = length - 1; i > 0; i--) {
        out[i] = (char)(0x80 | (point & 0x3f));
        point >>= 6;
    }
    out[0] = (char)((0xf00u >> length & 0xf0u) | point);
    return length;
}

#endif
