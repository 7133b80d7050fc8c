/* json_read.c - JSON cut into tokens, and the tokens asked for what they hold.
 *
 * One pass over the text without recursion: a value begins, and if it is a container it is put on a
 * short stack; behind every value come closing brackets, which take containers off again, or a comma.
 * The text is whatever somebody sent: nothing is assumed of it but its length. Once cut, tokens are
 * known to be well formed, and the functions in the second half rely on that.
 *
 * A key is compared with the keys before it in its object as soon as it is read. That is quadratic in
 * the members of one object, so these are limited, and a hash kept in the key's token makes the
 * comparison one of two numbers. */
#include <assert.h>
#include <string.h>

#include <ochre/json.h>

#include "engine/utf8_bytes.h"

typedef struct cutter {
    ochre_json  *j;
    size_t       at;
    int          stack[OCHRE_JSON_DEPTH];
    int          depth;
    ochre_status status;
    ochre_text  *why;
} cutter;

/* ---- places and failures ---- */

static void place_of(const char *text, size_t at, int *line, int *column)
{
    *line = *column = 1;
    for (size_t i = 0; i < at; i++) {
        if (text[i] == '\n') {
            ++*line;
            *column = 1;
        } else if (!engine_utf8_is_tail(text[i])) {
            ++*column;
        }
    }
}

static bool fail(cutter *c, size_t at, const char *words)
{
    int line, column;
    place_of(c->j->text, at, &line, &column);
    ochre_text_format(c->why, "line %d, column %d: %s", line, column, words);
    c->status = OCHRE_MALFORMED;
    return false;
}

/* ---- characters ---- */

/* The byte here, or -1 at the end. */
static int peek(const cutter *c)
{
    return c->at < c->j->length ? (uint8_t)c->j->text[c->at] : -1;
}

static void skip_space(cutter *c)
{
    for (int b = peek(c); b == ' ' || b == '\t' || b == '\n' || b == '\r'; b = peek(c))
        c->at++;
}

static bool is_digit(int b)
{
    return b >= '0' && b <= '9';
}

static int hex_digit(int b)
{
    if (is_digit(b))
        return b - '0';
    if (b >= 'a' && b <= 'f')
        return b - 'a' + 10;
    return b >= 'A' && b <= 'F' ? b - 'A' + 10 : -1;
}

/* Four hexadecimal digits; -1 if they are none. */
static int hex_unit(const char *s)
{
    int unit = 0;
    for (int i = 0; i < 4; i++) {
        const int digit = hex_digit((uint8_t)s[i]);
        if (digit < 0)
            return -1;
        unit = unit * 16 + digit;
    }
    return unit;
}

/* Undoes one character of a string that has been cut: moves *at on, returns the bytes in out. */
static size_t undo(const char *text, size_t *at, char out[4])
{
    static const char letters[] = "bfnrt", meant[] = "\b\f\n\r\t";
    const size_t      width = engine_utf8_promised(text[*at]);
    if (text[*at] != '\\') {
        memcpy(out, text + *at, width);
        *at += width;
        return width;
    }
    ++*at;
    const char  escape = text[(*at)++];
    const char *found = strchr(letters, escape);
    out[0] = found != NULL ? meant[found - letters] : escape;
    if (escape != 'u')
        return 1;
    uint32_t point = (uint32_t)hex_unit(text + *at);
    *at += 4;
    if (point >= 0xd800 && point < 0xdc00) {
        const uint32_t low = (uint32_t)hex_unit(text + *at + 2);
        point = 0x10000 + ((point - 0xd800) << 10) + (low - 0xdc00);
        *at += 6;
    }
    return engine_utf8_write(point, out);
}

/* ---- tokens ---- */

static int add_token(cutter *c, ochre_json_kind kind, size_t start, size_t end)
{
    ochre_json *j = c->j;
    if (j->count == j->capacity) {
        fail(c, start, "more values than there is room for");
        c->status = OCHRE_FULL;
        return -1;
    }
    j->token[j->count] = (ochre_json_token){.kind = (uint8_t)kind,
                                            .start = (uint32_t)start,
                                            .end = (uint32_t)end,
                                            .next = (uint32_t)j->count + 1};
    return j->count++;
}

/* Behind \u: c->at is at the first digit. */
static bool cut_unicode_escape(cutter *c)
{
    const char  *text = c->j->text;
    const size_t left = c->j->length - c->at, begin = c->at - 2;
    const int    unit = left >= 4 ? hex_unit(text + c->at) : -1;
    if (unit < 0)
        return fail(c, begin, "\\u needs four hexadecimal digits");
    c->at += 4;
    if (unit < 0xd800 || unit > 0xdfff)
        return true;
    const bool has_low = unit < 0xdc00 && left >= 10 && text[c->at] == '\\' &&
                         text[c->at + 1] == 'u' && hex_unit(text + c->at + 2) >= 0xdc00 &&
                         hex_unit(text + c->at + 2) <= 0xdfff;
    if (!has_low)
        return fail(c, begin, "half of a surrogate pair");
    c->at += 6;
    return true;
}

static bool cut_string(cutter *c)
{
    const char  *text = c->j->text;
    const size_t quote = c->at++, start = c->at;
    for (int b = peek(c); b != '"'; b = peek(c)) {
        if (b < 0)
            return fail(c, quote, "a string without an end");
        if (b < 0x20)
            return fail(c, c->at, "a control character in a string");
        if (b == '\\') {
            c->at++;
            const int escape = peek(c);
            if (escape <= 0 || strchr("\"\\/bfnrtu", escape) == NULL)
                return fail(c, c->at - 1, "an unknown escape");
            c->at++;
            if (escape == 'u' && !cut_unicode_escape(c))
                return false;
            continue;
        }
        const size_t width = engine_utf8_length(text + c->at, c->j->length - c->at);
        if (width == 0)
            return fail(c, c->at, "a byte that is not UTF-8");
        c->at += width;
    }
    return add_token(c, OCHRE_JSON_STRING, start, c->at++) >= 0;
}

static bool cut_digits(cutter *c)
{
    if (!is_digit(peek(c)))
        return fail(c, c->at, "a digit is expected");
    while (is_digit(peek(c)))
        c->at++;
    return true;
}

static bool cut_number(cutter *c)
{
    const size_t start = c->at;
    if (peek(c) == '-')
        c->at++;
    const bool   is_zero = peek(c) == '0';
    const size_t whole = c->at;
    if (!cut_digits(c))
        return false;
    if (is_zero && c->at > whole + 1)
        return fail(c, start, "a number with a leading zero");
    if (peek(c) == '.') {
        c->at++;
        if (!cut_digits(c))
            return false;
    }
    if (peek(c) == 'e' || peek(c) == 'E') {
        c->at++;
        if (peek(c) == '+' || peek(c) == '-')
            c->at++;
        if (!cut_digits(c))
            return false;
    }
    return add_token(c, OCHRE_JSON_NUMBER, start, c->at) >= 0;
}

static bool cut_word(cutter *c, ochre_json_kind kind, const char *word)
{
    const size_t length = strlen(word), start = c->at;
    if (c->j->length - start < length || memcmp(c->j->text + start, word, length) != 0)
        return fail(c, start, "a value is expected");
    c->at += length;
    return add_token(c, kind, start, c->at) >= 0;
}

/* ---- containers ---- */

static bool open_container(cutter *c, ochre_json_kind kind)
{
    if (c->depth == OCHRE_JSON_DEPTH)
        return fail(c, c->at, "nested too deeply");
    const int token = add_token(c, kind, c->at, c->at);
    if (token < 0)
        return false;
    c->at++;
    c->stack[c->depth++] = token;
    return true;
}

static uint32_t hash_of(const ochre_json *j, const ochre_json_token *key)
{
    uint32_t hash = 2166136261u; /* FNV-1a */
    for (size_t at = key->start; at < key->end;) {
        char         bytes[4];
        const size_t width = undo(j->text, &at, bytes);
        for (size_t i = 0; i < width; i++)
            hash = (hash ^ (uint8_t)bytes[i]) * 16777619u;
    }
    return hash;
}

static bool same_string(const ochre_json *j, const ochre_json_token *a, const ochre_json_token *b)
{
    size_t at = a->start, bt = b->start;
    while (at < a->end && bt < b->end) {
        char         left[4], right[4];
        const size_t width = undo(j->text, &at, left);
        if (undo(j->text, &bt, right) != width || memcmp(left, right, width) != 0)
            return false;
    }
    return at == a->end && bt == b->end;
}

static bool check_key(cutter *c, int object, int key)
{
    const ochre_json *j = c->j;
    ochre_json_token *token = &j->token[key];
    if (j->token[object].size > OCHRE_JSON_MEMBERS)
        return fail(c, token->start - 1, "an object with too many members");
    token->size = hash_of(j, token);
    for (int k = object + 1; k < key; k = (int)j->token[k + 1].next)
        if (j->token[k].size == token->size && same_string(j, &j->token[k], token))
            return fail(c, token->start - 1, "a key that the object has already");
    return true;
}

/* What stands before a value: in an object a key and a colon, elsewhere nothing. */
static bool cut_key(cutter *c)
{
    if (c->depth == 0)
        return true;
    const int object = c->stack[c->depth - 1];
    c->j->token[object].size++;
    if (c->j->token[object].kind != OCHRE_JSON_OBJECT)
        return true;
    skip_space(c);
    if (peek(c) != '"')
        return fail(c, c->at, "a key in quotes is expected");
    const int key = c->j->count;
    if (!cut_string(c) || !check_key(c, object, key))
        return false;
    skip_space(c);
    if (peek(c) != ':')
        return fail(c, c->at, "a colon is expected");
    c->at++;
    return true;
}

static bool cut_value(cutter *c)
{
    skip_space(c);
    const int b = peek(c);
    switch (b) {
    case '{': return open_container(c, OCHRE_JSON_OBJECT);
    case '[': return open_container(c, OCHRE_JSON_ARRAY);
    case '"': return cut_string(c);
    case 't': return cut_word(c, OCHRE_JSON_BOOL, "true");
    case 'f': return cut_word(c, OCHRE_JSON_BOOL, "false");
    case 'n': return cut_word(c, OCHRE_JSON_NULL, "null");
    default: break;
    }
    if (b == '-' || is_digit(b))
        return cut_number(c);
    return fail(c, c->at, b < 0 ? "the text ends too early" : "a value is expected");
}

static int closing(const cutter *c)
{
    return c->j->token[c->stack[c->depth - 1]].kind == OCHRE_JSON_OBJECT ? '}' : ']';
}

/* What stands behind a value: closing brackets, and a comma if something is still open. */
static bool cut_ends(cutter *c)
{
    for (; c->depth > 0; c->at++) {
        skip_space(c);
        if (peek(c) == ',') {
            c->at++;
            return true;
        }
        if (peek(c) != closing(c))
            return fail(c, c->at,
                        closing(c) == '}' ? "a comma or } is expected"
                                          : "a comma or ] is expected");
        ochre_json_token *container = &c->j->token[c->stack[--c->depth]];
        container->end = (uint32_t)c->at + 1;
        container->next = (uint32_t)c->j->count;
    }
    return true;
}

static bool cut_all(cutter *c)
{
    do {
        const int depth = c->depth;
        if (!cut_key(c) || !cut_value(c))
            return false;
        skip_space(c);
        const bool is_open = c->depth > depth;
        if (is_open && peek(c) != closing(c))
            continue; /* its first element comes now */
        if (!cut_ends(c))
            return false;
    } while (c->depth > 0);
    skip_space(c);
    return c->at == c->j->length || fail(c, c->at, "something stands behind the end");
}

ochre_status ochre_json_cut(ochre_json *j, const char *text, size_t length,
                            ochre_json_token *tokens, int capacity, ochre_text *why)
{
    *j = (ochre_json){.text = text, .length = length, .token = tokens, .capacity = capacity};
    cutter c = {.j = j, .status = OCHRE_OK, .why = why};
    if (length >= INT32_MAX)
        fail(&c, 0, "the text is too long");
    else
        cut_all(&c);
    return c.status;
}

/* ---- asking ---- */

static const ochre_json_token *token_at(const ochre_json *j, int token)
{
    assert(token >= 0 && token < j->count);
    return &j->token[token];
}

int ochre_json_first(const ochre_json *j, int container)
{
    return token_at(j, container)->size > 0 ? container + 1 : -1;
}

int ochre_json_next(const ochre_json *j, int container, int key_or_element)
{
    const ochre_json_token *box = token_at(j, container);
    const int      value = box->kind == OCHRE_JSON_OBJECT ? key_or_element + 1 : key_or_element;
    const uint32_t next = token_at(j, value)->next;
    return next < box->next ? (int)next : -1;
}

int ochre_json_member(const ochre_json *j, int object, const char *name)
{
    if (ochre_json_kind_of(j, object) != OCHRE_JSON_OBJECT)
        return -1;
    for (int k = ochre_json_first(j, object); k >= 0; k = ochre_json_next(j, object, k))
        if (ochre_json_is(j, k, name))
            return k + 1;
    return -1;
}

ochre_json_kind ochre_json_kind_of(const ochre_json *j, int token)
{
    return (ochre_json_kind)token_at(j, token)->kind;
}

bool ochre_json_is(const ochre_json *j, int token, const char *string)
{
    const ochre_json_token *t = token_at(j, token);
    if (t->kind != OCHRE_JSON_STRING)
        return false;
    const size_t length = strlen(string);
    size_t       seen = 0;
    for (size_t at = t->start; at < t->end;) {
        char         bytes[4];
        const size_t width = undo(j->text, &at, bytes);
        if (width > length - seen || memcmp(bytes, string + seen, width) != 0)
            return false;
        seen += width;
    }
    return seen == length;
}

bool ochre_json_int(const ochre_json *j, int token, int64_t *value)
{
    const ochre_json_token *t = token_at(j, token);
    if (t->kind != OCHRE_JSON_NUMBER)
        return false;
    const bool is_negative = j->text[t->start] == '-';
    /* Counted downwards, because there is one more negative number than positive ones. */
    int64_t sum = 0;
    for (size_t at = t->start + (is_negative ? 1 : 0); at < t->end; at++) {
        if (!is_digit(j->text[at]))
            return false;
        const int digit = j->text[at] - '0';
        if (sum < (INT64_MIN + digit) / 10)
            return false;
        sum = sum * 10 - digit;
    }
    if (!is_negative && sum == INT64_MIN)
        return false;
    *value = is_negative ? sum : -sum;
    return true;
}

bool ochre_json_string(const ochre_json *j, int token, ochre_text *out)
{
    const ochre_json_token *t = token_at(j, token);
    if (t->kind != OCHRE_JSON_STRING)
        return false;
    for (size_t at = t->start; at < t->end && !out->full;) {
        char         bytes[4];
        const size_t width = undo(j->text, &at, bytes);
        ochre_text_bytes(out, bytes, width);
    }
    return !out->full;
}

void ochre_json_place(const ochre_json *j, int token, int *line, int *column)
{
    const ochre_json_token *t = token_at(j, token);
    place_of(j->text, t->kind == OCHRE_JSON_STRING ? t->start - 1 : t->start, line, column);
}
