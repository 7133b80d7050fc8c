/* utf8.h - one code point of UTF-8 at a time, from text that may be hostile. */
#ifndef ENGINE_UTF8_H
#define ENGINE_UTF8_H

#include "engine/utf8_bytes.h"

enum { ENGINE_UTF8_BAD = 0xfffd }; /* what is shown for bytes that are no UTF-8 */

/* Reads a code point from text[0 .. length), length >= 1, and returns how many bytes it takes. Bytes
 * that are no UTF-8 are taken one at a time as ENGINE_UTF8_BAD. */
static inline size_t engine_utf8_next(const char *text, size_t length, uint32_t *point)
{
    const size_t taken = engine_utf8_length(text, length);
    if (taken < 2) {
        *point = taken == 1 ? (uint8_t)text[0] : (uint32_t)ENGINE_UTF8_BAD;
        return 1;
    }
    *point = (uint8_t)text[0] & (0x7fu >> taken);
    for (size_t i = 1; i < taken; i++)
        *point = *point << 6 | ((uint8_t)text[i] & 0x3f);
    return taken;
}

#endif
