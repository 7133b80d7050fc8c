/* pretty.c - compact JSON with line breaks and indentation.
 *
 * A container that fits in the line stays on it, so that a card is one row. The input is JSON as the
 * engine writes it: valid and without any space outside of strings. */
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"

enum { LINE = 100, INDENT = 2 };

typedef struct {
    char  *data;
    size_t length, capacity;
} growing;

static void add(growing *out, const char *bytes, size_t length)
{
    if (out->length + length + 1 > out->capacity) {
        out->capacity = (out->length + length + 1) * 2;
        out->data = cli_enlarge(out->data, out->capacity);
    }
    memcpy(out->data + out->length, bytes, length);
    out->length += length;
    out->data[out->length] = '\0';
}

static void add_break(growing *out, int depth)
{
    add(out, "\n", 1);
    for (int i = 0; i < depth * INDENT; i++)
        add(out, " ", 1);
}

/* Behind the string that begins at `at`. */
static size_t behind_string(const char *json, size_t length, size_t at)
{
    for (at++; at < length && json[at] != '"'; at++)
        if (json[at] == '\\')
            at++;
    return at + 1 < length ? at + 1 : length;
}

/* Behind the container that begins at `at`. */
static size_t behind_container(const char *json, size_t length, size_t at)
{
    int depth = 0;
    while (at < length) {
        if (json[at] == '"') {
            at = behind_string(json, length, at);
            continue;
        }
        if (json[at] == '{' || json[at] == '[')
            depth++;
        if ((json[at] == '}' || json[at] == ']') && --depth == 0)
            return at + 1;
        at++;
    }
    return length;
}

/* One line, a space behind every comma and colon. */
static void add_flat(growing *out, const char *json, size_t length)
{
    for (size_t at = 0; at < length;) {
        if (json[at] == '"') {
            const size_t end = behind_string(json, length, at);
            add(out, json + at, end - at);
            at = end;
            continue;
        }
        add(out, json + at, 1);
        if (json[at] == ',' || json[at] == ':')
            add(out, " ", 1);
        at++;
    }
}

char *cli_pretty(const char *json, size_t length, size_t *pretty_length)
{
    growing out = {.data = cli_alloc(2 * length + 64), .capacity = 2 * length + 64};
    int     depth = 0;
    for (size_t at = 0; at < length;) {
        const char c = json[at];
        size_t     end = at + 1;
        if (c == '"')
            end = behind_string(json, length, at);
        else if (c == '{' || c == '[')
            end = behind_container(json, length, at);
        const bool opens = c == '{' || c == '[';
        const bool is_long = opens && end - at > (size_t)(LINE - depth * INDENT - 24);
        if (opens && !is_long) {
            add_flat(&out, json + at, end - at);
            at = end;
            continue;
        }
        if (c == '}' || c == ']')
            add_break(&out, --depth);
        add(&out, json + at, opens ? 1 : end - at);
        if (opens)
            add_break(&out, ++depth);
        else if (c == ',')
            add_break(&out, depth);
        else if (c == ':')
            add(&out, " ", 1);
        at = opens ? at + 1 : end;
    }
    add(&out, "\n", 1);
    *pretty_length = out.length;
    return out.data;
}
