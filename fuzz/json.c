/* json.c - the JSON reader. Whatever is accepted can be walked to its end, needs exactly the tokens
 * that were counted, finds each member under its name, and means the same after it was written anew. */
#include <string.h>

#include "fuzz/fuzzing.h"

static ochre_json_token own_tokens[FUZZ_TOKENS];

static ochre_text string_of(const ochre_json *j, int token, char *buffer, size_t capacity)
{
    ochre_text text = ochre_text_over(buffer, capacity);
    FUZZ_CHECK(ochre_json_string(j, token, &text), "a string cannot be read");
    FUZZ_CHECK(text.length <= j->token[token].end - j->token[token].start,
               "a string grows by undoing its escapes");
    return text;
}

/* Writes a token and all it holds in a canonical form; returns how many tokens that were. */
static int write_value(const ochre_json *j, int token, ochre_text *out);

static int write_members(const ochre_json *j, int object, ochre_text *out)
{
    static char name[FUZZ_TEXT];
    int         count = 0;
    for (int k = ochre_json_first(j, object); k >= 0; k = ochre_json_next(j, object, k)) {
        const ochre_text key = string_of(j, k, name, sizeof name);
        if (memchr(name, '\0', key.length) == NULL) {
            FUZZ_CHECK(ochre_json_is(j, k, name), "a key is not what it reads as");
            FUZZ_CHECK(ochre_json_member(j, object, name) == k + 1, "a member is not found");
        }
        ochre_text_char(out, count > 0 ? ',' : '{');
        ochre_json_quote_bytes(out, name, key.length);
        ochre_text_char(out, ':');
        count += 1 + write_value(j, k + 1, out);
    }
    ochre_text_string(out, count > 0 ? "}" : "{}");
    return count;
}

static int write_elements(const ochre_json *j, int array, ochre_text *out)
{
    int count = 0;
    for (int k = ochre_json_first(j, array); k >= 0; k = ochre_json_next(j, array, k)) {
        ochre_text_char(out, count > 0 ? ',' : '[');
        count += write_value(j, k, out);
    }
    ochre_text_string(out, count > 0 ? "]" : "[]");
    return count;
}

static int write_value(const ochre_json *j, int token, ochre_text *out)
{
    static char             string[FUZZ_TEXT];
    const ochre_json_token *t = &j->token[token];
    int                     line, column;
    int64_t                 number;
    ochre_json_place(j, token, &line, &column);
    FUZZ_CHECK(line >= 1 && column >= 1, "a token stands nowhere");
    FUZZ_CHECK(t->start <= t->end && t->end <= j->length, "a token reaches out of the text");
    switch (ochre_json_kind_of(j, token)) {
    case OCHRE_JSON_OBJECT: return 1 + write_members(j, token, out);
    case OCHRE_JSON_ARRAY: return 1 + write_elements(j, token, out);
    case OCHRE_JSON_STRING: {
        const ochre_text text = string_of(j, token, string, sizeof string);
        ochre_json_quote_bytes(out, string, text.length);
        return 1;
    }
    default:
        if (ochre_json_int(j, token, &number))
            ochre_text_int(out, number);
        else
            ochre_text_bytes(out, j->text + t->start, t->end - t->start);
        return 1;
    }
}

static void check_capacity(const ochre_json *j)
{
    char       words[256];
    ochre_text why = OCHRE_TEXT(words);
    ochre_json own;
    FUZZ_CHECK(ochre_json_cut(&own, j->text, j->length, own_tokens, j->count, &why) == OCHRE_OK,
               "%d tokens are not enough for %d", j->count, j->count);
    FUZZ_CHECK(ochre_json_cut(&own, j->text, j->length, own_tokens, j->count - 1, &why) ==
                   OCHRE_FULL,
               "%d tokens are enough for %d", j->count - 1, j->count);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char first_data[FUZZ_TEXT], second_data[FUZZ_TEXT];
    ochre_text  first = OCHRE_TEXT(first_data), second = OCHRE_TEXT(second_data);
    ochre_json  j;
    if (size > FUZZ_TEXT / 8 || !fuzz_cut(&j, (const char *)data, size))
        return 0;
    check_capacity(&j);
    FUZZ_CHECK(write_value(&j, 0, &first) == j.count, "the walk misses a token");
    const int count = j.count;
    fuzz_cut_own(&j, "a value", &first);
    FUZZ_CHECK(j.count == count, "%d tokens became %d", count, j.count);
    write_value(&j, 0, &second);
    fuzz_same_text("a value written, read and written", &first, &second);
    return 0;
}
