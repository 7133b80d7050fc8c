/* fields_value.c - single values out of JSON: numbers, words, strings, sets, each checked.
 *
 * A message says what was found and what is allowed. What was found comes from outside: it is cut
 * short, and repeated as it stood in the JSON, so that it cannot hold a newline. */
#include <string.h>

#include "engine/fields_read.h"
#include "engine/utf8_bytes.h"

/* ---- saying what is wrong ---- */

ochre_text *fields_complain(const fields_reader *r)
{
    ochre_text_string(r->why, r->path->length > 0 ? r->path->data : "the whole");
    ochre_text_string(r->why, ": ");
    return r->why;
}

/* How much of a text from outside is repeated in a message. */
static size_t short_of(const char *text, size_t length)
{
    enum { MOST = 32 };
    if (length <= MOST)
        return length;
    length = MOST;
    while (length > 0 && engine_utf8_is_tail(text[length]))
        length--;
    return length;
}

void fields_say_found(const fields_reader *r, int token)
{
    const ochre_json_token *t = &r->json->token[token];
    const char             *text = r->json->text + t->start;
    const size_t            length = t->end - t->start, said = short_of(text, length);
    const char             *quote = t->kind == OCHRE_JSON_STRING ? "\"" : "";
    if (t->kind == OCHRE_JSON_ARRAY || t->kind == OCHRE_JSON_OBJECT) {
        ochre_text_string(r->why, t->kind == OCHRE_JSON_ARRAY ? "a list" : "an object");
        return;
    }
    ochre_text_string(r->why, quote);
    ochre_text_bytes(r->why, text, said);
    ochre_text_string(r->why, said < length ? "..." : "");
    ochre_text_string(r->why, quote);
}

bool fields_not_a(const fields_reader *r, int token, const char *what)
{
    fields_complain(r);
    fields_say_found(r, token);
    ochre_text_format(r->why, " is not %s", what);
    return false;
}

static bool is_whole(const ochre_json *j, int token)
{
    const ochre_json_token *t = &j->token[token];
    for (size_t i = t->start; i < t->end; i++)
        if (strchr(".eE", j->text[i]) != NULL)
            return false;
    return true;
}

static bool not_in_range(const fields_reader *r, const ochre_field *f, int token)
{
    const fields_range range = fields_range_of(f);
    fields_complain(r);
    fields_say_found(r, token);
    ochre_text_format(r->why, " is not %s%sin ", is_whole(r->json, token) ? "" : "a whole number ",
                      (f->flags & OCHRE_ALLOW0) != 0 ? "0 or " : "");
    ochre_text_int(r->why, range.lo);
    ochre_text_string(r->why, "..");
    ochre_text_int(r->why, range.hi);
    return false;
}

static bool none_of(const fields_reader *r, int token, const char *const *names, int lo, int hi)
{
    enum { MOST = 16 };
    fields_complain(r);
    fields_say_found(r, token);
    ochre_text_string(r->why, " is none of ");
    for (int i = lo; i <= hi; i++) {
        if (i == lo + MOST) {
            ochre_text_string(r->why, ", ...");
            break;
        }
        ochre_text_format(r->why, "%s%s", i > lo ? ", " : "", names[i]);
    }
    return false;
}

bool fields_unknown(const fields_reader *r, int key)
{
    const ochre_json_token *t = &r->json->token[key];
    const char             *text = r->json->text + t->start;
    fields_path_name(r->path, text, short_of(text, t->end - t->start));
    ochre_text_string(fields_complain(r), "unknown field");
    return false;
}

/* ---- single values ---- */

static void store(const fields_reader *r, const fields_node *n, uint64_t bits)
{
    uint8_t *to = fields_writable(r, n->data);
    switch (fields_size(n->field)) {
    case 1: memcpy(to, &(uint8_t){(uint8_t)bits}, 1); break;
    case 2: memcpy(to, &(uint16_t){(uint16_t)bits}, 2); break;
    case 4: memcpy(to, &(uint32_t){(uint32_t)bits}, 4); break;
    default: memcpy(to, &bits, 8); break;
    }
}

int fields_read_word(const fields_reader *r, int token, const char *const *names, int lo, int hi)
{
    for (int i = lo; i <= hi; i++)
        if (ochre_json_is(r->json, token, names[i]))
            return i;
    return -1;
}

static bool read_word(const fields_reader *r, const ochre_field *f, int token, int64_t *stored)
{
    const fields_range range = fields_range_of(f);
    *stored = fields_read_word(r, token, f->names, (int)range.lo, (int)range.hi);
    return *stored >= 0 || none_of(r, token, f->names, (int)range.lo, (int)range.hi);
}

bool fields_read_number(const fields_reader *r, const ochre_field *f, int token, int64_t *stored)
{
    if (f->names != NULL)
        return read_word(r, f, token, stored);
    if (ochre_json_kind_of(r->json, token) != OCHRE_JSON_NUMBER)
        return fields_not_a(r, token, "a number");
    int64_t shown;
    if (!ochre_json_int(r->json, token, &shown) || !fields_in_range(f, shown))
        return not_in_range(r, f, token);
    *stored = fields_unshown(f, shown);
    return true;
}

static bool read_bool(const fields_reader *r, const fields_node *n, int token)
{
    if (ochre_json_kind_of(r->json, token) != OCHRE_JSON_BOOL)
        return fields_not_a(r, token, "true or false");
    store(r, n, r->json->text[r->json->token[token].start] == 't');
    return true;
}

/* C0 and DEL, and C1 as its two bytes: a zero would cut the string, the others can steer a terminal. */
static bool has_control(const uint8_t *s, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (s[i] < 0x20 || s[i] == 0x7f ||
            (s[i] == 0xc2 && i + 1 < length && s[i + 1] >= 0x80 && s[i + 1] < 0xa0))
            return true;
    return false;
}

static bool read_string(const fields_reader *r, const fields_node *n, int token)
{
    if (ochre_json_kind_of(r->json, token) != OCHRE_JSON_STRING)
        return fields_not_a(r, token, "a string");
    const size_t size = fields_size(n->field);
    uint8_t     *to = fields_writable(r, n->data);
    memset(to, 0, size);
    ochre_text text = ochre_text_over((char *)to, size);
    if (!ochre_json_string(r->json, token, &text)) {
        fields_complain(r);
        fields_say_found(r, token);
        ochre_text_format(r->why, " is longer than %u bytes", (unsigned)size - 1);
        return false;
    }
    if (has_control(to, text.length)) {
        ochre_text_string(fields_complain(r), "a control character in a string");
        return false;
    }
    return true;
}

static bool read_set_member(const fields_reader *r, const ochre_field *f, int token, int *bit)
{
    const int bits = fields_set_bits(f);
    int64_t   number;
    if (f->names != NULL) {
        *bit = fields_read_word(r, token, f->names, 0, bits - 1);
        return *bit >= 0 || none_of(r, token, f->names, 0, bits - 1);
    }
    if (ochre_json_int(r->json, token, &number) && number >= 1 && number <= bits) {
        *bit = (int)number - 1;
        return true;
    }
    fields_complain(r);
    fields_say_found(r, token);
    ochre_text_format(r->why, " is not in 1..%d", bits);
    return false;
}

static bool read_set(const fields_reader *r, const fields_node *n, int token)
{
    const ochre_json *j = r->json;
    if (ochre_json_kind_of(j, token) != OCHRE_JSON_ARRAY)
        return fields_not_a(r, token, "a list");
    uint64_t bits = 0;
    int      last = -1, i = 0;
    for (int k = ochre_json_first(j, token); k >= 0; k = ochre_json_next(j, token, k), i++) {
        const size_t mark = r->path->length;
        int          bit;
        ochre_text_format(r->path, "[%d]", i);
        if (!read_set_member(r, n->field, k, &bit))
            return false;
        if (bit <= last) {
            fields_complain(r);
            fields_say_found(r, k);
            ochre_text_string(r->why, bit == last ? " is there twice" : " is out of order");
            return false;
        }
        bits |= (uint64_t)1 << bit;
        last = bit;
        fields_path_back(r->path, mark);
    }
    store(r, n, bits);
    return true;
}

bool fields_read_value(const fields_reader *r, const fields_node *n, int token)
{
    const ochre_field *f = n->field;
    if (f->type == OCHRE_STRING)
        return read_string(r, n, token);
    if (f->type == OCHRE_BOOL)
        return read_bool(r, n, token);
    if (fields_is_set(f))
        return read_set(r, n, token);
    int64_t stored;
    if (!fields_read_number(r, f, token, &stored))
        return false;
    store(r, n, (uint64_t)stored);
    return true;
}
