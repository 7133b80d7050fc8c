/* text.c - text written into a buffer that the caller owns, numbers included, without stdio.
 *
 * Everything goes through ochre_text_bytes. Once something was cut nothing more is added, so what
 * stands in the buffer is always a beginning of what was meant; and a cut never leaves half of a
 * UTF-8 character behind, because such text may travel on as JSON. */
#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include <ochre/text.h>

#include "engine/utf8_bytes.h"

ochre_text ochre_text_over(char *data, size_t capacity)
{
    if (capacity > 0)
        data[0] = '\0';
    return (ochre_text){.data = data, .capacity = capacity};
}

void ochre_text_clear(ochre_text *t)
{
    t->length = 0;
    t->full = false;
    if (t->capacity > 0)
        t->data[0] = '\0';
}

static void drop_half_character(ochre_text *t)
{
    size_t at = t->length;
    while (at > 0 && t->length - at < 4 && engine_utf8_is_tail(t->data[at - 1]))
        at--;
    if (at > 0 && engine_utf8_promised(t->data[at - 1]) > t->length - (at - 1))
        t->length = at - 1;
}

void ochre_text_bytes(ochre_text *t, const char *s, size_t length)
{
    if (t->full || length == 0)
        return;
    const size_t room = t->capacity > 0 ? t->capacity - 1 - t->length : 0;
    const size_t taken = length < room ? length : room;
    if (taken > 0)
        memcpy(t->data + t->length, s, taken);
    t->length += taken;
    if (taken < length) {
        t->full = true;
        drop_half_character(t);
    }
    if (t->capacity > 0)
        t->data[t->length] = '\0';
}

void ochre_text_char(ochre_text *t, char c)
{
    ochre_text_bytes(t, &c, 1);
}

void ochre_text_string(ochre_text *t, const char *s)
{
    ochre_text_bytes(t, s, strlen(s));
}

void ochre_text_uint(ochre_text *t, uint64_t value)
{
    char digits[20];
    int  first = (int)sizeof digits;
    do {
        digits[--first] = (char)('0' + value % 10);
        value /= 10;
    } while (value > 0);
    ochre_text_bytes(t, digits + first, sizeof digits - (size_t)first);
}

void ochre_text_int(ochre_text *t, int64_t value)
{
    if (value < 0)
        ochre_text_char(t, '-');
    /* Unsigned negation: the most negative number has no positive twin. */
    ochre_text_uint(t, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

void ochre_text_hex(ochre_text *t, uint64_t value)
{
    for (int shift = 60; shift >= 0; shift -= 4)
        ochre_text_char(t, "0123456789abcdef"[value >> shift & 15]);
}

void ochre_text_format_list(ochre_text *t, const char *format, va_list arguments)
{
    while (*format != '\0') {
        const size_t plain = strcspn(format, "%");
        ochre_text_bytes(t, format, plain);
        format += plain;
        if (*format == '\0')
            break;
        const char conversion = format[1];
        switch (conversion) {
        case 's': ochre_text_string(t, va_arg(arguments, const char *)); break;
        case 'd': ochre_text_int(t, va_arg(arguments, int)); break;
        case 'u': ochre_text_uint(t, va_arg(arguments, unsigned)); break;
        case 'c': ochre_text_char(t, (char)va_arg(arguments, int)); break;
        default:
            assert(conversion == '%'); /* all else is a slip of ours */
            ochre_text_char(t, '%');
        }
        format += conversion == '\0' ? 1 : 2;
    }
}

void ochre_text_format(ochre_text *t, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    ochre_text_format_list(t, format, arguments);
    va_end(arguments);
}
