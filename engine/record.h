/* record.h - what the writer and the reader of records agree on. */
#ifndef ENGINE_RECORD_H
#define ENGINE_RECORD_H

#include <ochre/record.h>

#include "engine/utf8.h"

static const char ENGINE_RECORD_FIRST_LINE[] = "ochre record 1";

/* Code points that break a line, or turn or hide what stands around them. */
static inline bool engine_record_is_control(uint32_t point)
{
    return point < 0x20 || (point >= 0x7f && point < 0xa0) ||
           (point >= 0x2028 && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069) ||
           point == ENGINE_UTF8_BAD;
}

/* Names come from people: whatever could break a line becomes a question mark. Up to `most` bytes. */
void engine_record_put_name(ochre_text *out, const char *name, size_t most);

/* The name of an edition and its hash. */
void engine_record_put_edition(const ochre_game *game, const void *edition, ochre_text *out);

#endif
