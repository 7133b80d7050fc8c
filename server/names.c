/* names.c - which names may be had, and which of them look alike.
 *
 * Two registered people must not be taken for one another: names are compared after folding, which
 * drops case, accents, spaces and marks, and takes letters of other scripts for the Latin ones that they
 * are drawn like. The table holds what the scripts of our players (Latin, Cyrillic, Greek, digits) offer. */
#include <string.h>

#include "server/people.h"

enum { LETTERS = 24, MARKS = 2 };

/* The code point at *at, which moves on; the text is valid UTF-8 (JSON saw to that). */
static uint32_t next_point(const char **at)
{
    const unsigned char *p = (const unsigned char *)*at;
    uint32_t             point = *p++;
    int                  more = point >= 0xf0 ? 3 : point >= 0xe0 ? 2 : point >= 0xc0 ? 1 : 0;
    if (more > 0)
        point &= 0x3fu >> more;
    for (; more > 0 && *p != '\0'; more--)
        point = point << 6 | (*p++ & 0x3fu);
    *at = (const char *)p;
    return point;
}

static bool is_mark(uint32_t point)
{
    return point >= 0x300 && point <= 0x36f;
}

static bool is_between(uint32_t point, uint32_t lo, uint32_t hi)
{
    return point >= lo && point <= hi;
}

/* Controls, invisible and direction-changing characters, odd spaces, private use, and planes with
 * nothing but pictures: a name is letters. */
static bool is_forbidden(uint32_t point)
{
    return point < 0x20 || is_between(point, 0x7f, 0xa0) || point == 0xad || point == 0x34f ||
           point == 0x61c || is_between(point, 0x115f, 0x1160) ||
           is_between(point, 0x17b4, 0x17b5) || is_between(point, 0x180b, 0x180e) ||
           is_between(point, 0x2000, 0x206f) || point == 0x2800 || point == 0x3000 ||
           point == 0x3164 || is_between(point, 0xd800, 0xf8ff) ||
           is_between(point, 0xfe00, 0xfe0f) || is_between(point, 0xfeff, 0xfeff) ||
           point == 0xffa0 || point >= 0xfff0 ||
           strchr("<>&\"'`\\", (int)(point < 128 ? point : 'a'));
}

static bool check_points(const char *name, ochre_text *why)
{
    int letters = 0, marks = 0;
    for (const char *at = name; *at != '\0'; letters++) {
        const uint32_t point = next_point(&at);
        marks = is_mark(point) ? marks + 1 : 0;
        if (is_forbidden(point) || marks > MARKS || (letters == 0 && is_mark(point))) {
            ochre_text_string(why, "a name has letters, digits, single spaces and simple signs");
            return false;
        }
    }
    if (letters < 1 || letters > LETTERS) {
        ochre_text_string(why, "a name has 1 to 24 characters");
        return false;
    }
    return true;
}

bool people_name(const char *text, size_t length, char out[STORE_NAME], ochre_text *why)
{
    size_t at = 0;
    while (length > 0 && text[length - 1] == ' ')
        length--;
    for (size_t i = 0; i < length; i++) {
        const bool is_space = text[i] == ' ' && (at == 0 || out[at - 1] == ' ');
        if (is_space)
            continue;
        if (at == STORE_NAME - 1) {
            ochre_text_string(why, "a name has 1 to 24 characters");
            return false;
        }
        out[at++] = text[i];
    }
    out[at] = '\0';
    return check_points(out, why);
}

/* ---- look-alikes ---- */

/* Rows of (what it is drawn like, code points): the lower case of each. */
static const struct {
    char     like;
    uint16_t point[14];
} alike[] = {
    {'a', {0x430, 0x3b1, 0xe0, 0xe1, 0xe2, 0xe3, 0xe4, 0xe5, 0x101, 0x103, 0x105, 0x4d1, 0x4d3}},
    {'b', {0x432, 0x44c, 0x3b2, 0xdf}},
    {'c', {0x441, 0xe7, 0x107, 0x109, 0x10b, 0x10d, 0x3f2}},
    {'d', {0x501, 0x10f, 0x111, 0xf0}},
    {'e', {0x435, 0x451, 0x3b5, 0xe8, 0xe9, 0xea, 0xeb, 0x113, 0x115, 0x117, 0x119, 0x11b, 0x450}},
    {'g', {0x50d, 0x11d, 0x11f, 0x121, 0x123}},
    {'h', {0x43d, 0x4bb, 0x3b7, 0x125, 0x127}},
    {'j', {0x458, 0x135, 0x3f3}},
    {'k', {0x43a, 0x3ba, 0x137, 0x138}},
    {'l', {'i', '1', '|', '!', 0x456, 0x457, 0x4cf, 0x3b9, 0xec, 0xed, 0xee, 0xef, 0x131, 0x142}},
    {'m', {0x43c, 0x3bc}},
    {'n', {0x43f, 0x3bd, 0xf1, 0x144, 0x146, 0x148}},
    {'o', {'0', 0x43e, 0x3bf, 0xf2, 0xf3, 0xf4, 0xf5, 0xf6, 0xf8, 0x14d, 0x151, 0x3c3, 0x3c9}},
    {'p', {0x440, 0x3c1, 0xfe}},
    {'r', {0x433, 0x155, 0x157, 0x159}},
    {'s', {'5', '$', 0x455, 0x15b, 0x15d, 0x15f, 0x161}},
    {'t', {0x442, 0x3c4, 0x163, 0x165, 0x167}},
    {'u', {0x446, 0xf9, 0xfa, 0xfb, 0xfc, 0x169, 0x16b, 0x16d, 0x16f, 0x171, 0x173, 0x3c5}},
    {'w', {0x51d, 0x448, 0x449, 0x175}},
    {'x', {0x445, 0x3c7}},
    {'y', {0x443, 0xfd, 0xff, 0x177, 0x45e, 0x3b3}},
    {'z', {0x17a, 0x17c, 0x17e, '2'}},
    {'3', {0x437}},
    {'4', {0x447}},
    {'6', {0x431}},
};

static uint32_t lower(uint32_t point)
{
    if (is_between(point, 0xff01, 0xff5e))
        point -= 0xfee0;
    if (is_between(point, 'A', 'Z') || (is_between(point, 0xc0, 0xde) && point != 0xd7) ||
        is_between(point, 0x391, 0x3a9) || is_between(point, 0x410, 0x42f))
        return point + 0x20;
    if (is_between(point, 0x400, 0x40f))
        return point + 0x50;
    const bool in_pairs = is_between(point, 0x100, 0x137) || is_between(point, 0x14a, 0x177) ||
                          is_between(point, 0x460, 0x4bf) || is_between(point, 0x4d0, 0x52f);
    if (in_pairs)
        return point | 1;
    const bool odd_first = is_between(point, 0x139, 0x148) || is_between(point, 0x179, 0x17e);
    return odd_first && (point & 1) != 0 ? point + 1 : point;
}

static uint32_t fold_point(uint32_t point)
{
    point = lower(point);
    for (size_t row = 0; row < sizeof(alike) / sizeof(alike[0]); row++)
        for (int i = 0; i < 14 && alike[row].point[i] != 0; i++)
            if (alike[row].point[i] == point)
                return (unsigned char)alike[row].like;
    return point;
}

static void put_point(char **at, uint32_t point)
{
    char *p = *at;
    if (point < 0x80)
        *p++ = (char)point;
    else if (point < 0x800) {
        *p++ = (char)(0xc0 | point >> 6);
        *p++ = (char)(0x80 | (point & 0x3f));
    } else {
        *p++ = (char)(0xe0 | point >> 12);
        *p++ = (char)(0x80 | (point >> 6 & 0x3f));
        *p++ = (char)(0x80 | (point & 0x3f));
    }
    *at = p;
}

void people_fold(const char *name, char out[STORE_NAME])
{
    char *to = out;
    for (const char *at = name; *at != '\0';) {
        const uint32_t point = next_point(&at);
        if (is_mark(point) || strchr(" -_.,'", (int)(point < 128 ? point : 'a')) != NULL)
            continue;
        put_point(&to, fold_point(point)); /* no point takes more bytes than before */
    }
    *to = '\0';
}
