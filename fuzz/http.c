/* http.c - HTTP requests to a running server, as the transport hands them over: a line with method and path,
 * lines with headers, an empty line, the body up to a line of three dashes or the end.
 *
 *     POST /api/rename?x=1
 *     cookie: @a                  Anna's own; @b is Bo's
 *     origin: http://ochre
 *
 *     {"name":"Ayla"}
 *     ---
 *
 * Each is answered once, with a status, and JSON that is JSON (fuzz/server.c looks at each answer). */
#include <string.h>

#include "fuzz/fuzzing.h"
#include "fuzz/server.h"
#include "server/address.h"

enum { REQUESTS = 40 };

typedef struct {
    const char *at, *end;
} reader;

static bool take_line(reader *r, const char **line, size_t *length)
{
    if (r->at == r->end)
        return false;
    const char *const stop = memchr(r->at, '\n', (size_t)(r->end - r->at));
    *line = r->at;
    *length = (size_t)((stop != NULL ? stop : r->end) - r->at);
    r->at = stop != NULL ? stop + 1 : r->end;
    return true;
}

/* As the real transport: what does not fit makes the request one that is refused unread. */
static void put(net_head *head, char *out, size_t size, const char *text, size_t length)
{
    const char *const zero = memchr(text, '\0', length);
    if (zero != NULL)
        length = (size_t)(zero - text);
    if (length >= size) {
        head->is_too_long = true;
        return;
    }
    memcpy(out, text, length);
    out[length] = '\0';
}

static void read_target(net_head *head, const char *line, size_t length)
{
    static const char *const words[] = {"GET ", "HEAD ", "POST "};
    for (int i = 0; i < 3; i++) {
        const size_t skip = strlen(words[i]);
        if (length < skip || strncmp(line, words[i], skip) != 0)
            continue;
        head->method = (net_method)i;
        line += skip;
        length -= skip;
        break;
    }
    const char *const mark = memchr(line, '?', length);
    const size_t      path = mark != NULL ? (size_t)(mark - line) : length;
    put(head, head->path, sizeof(head->path), line, path);
    if (mark != NULL)
        put(head, head->query, sizeof(head->query), mark + 1, length - path - 1);
}

static void read_forwarded(net_head *head, const char *text, size_t length)
{
    char list[NET_HEADER] = "";
    put(head, list, sizeof(list), text, length);
    if (address_forwarded(list, head->address))
        FUZZ_CHECK(strpbrk(head->address, " ,[]") == NULL, "an odd address: %s", head->address);
}

static void read_header(net_head *head, const char *line, size_t length)
{
    const struct {
        const char *name;
        char       *out;
        size_t      size;
    } fields[] = {
        {"cookie: ", head->cookie, sizeof(head->cookie)},
        {"host: ", head->host, sizeof(head->host)},
        {"origin: ", head->origin, sizeof(head->origin)},
        {"if-none-match: ", head->if_none_match, sizeof(head->if_none_match)},
    };
    static const char forwarded[] = "x-forwarded-for: ";
    for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++) {
        const size_t name = strlen(fields[i].name);
        if (length >= name && strncmp(line, fields[i].name, name) == 0)
            put(head, fields[i].out, fields[i].size, line + name, length - name);
    }
    if (length >= sizeof(forwarded) - 1 && strncmp(line, forwarded, sizeof(forwarded) - 1) == 0)
        read_forwarded(head, line + sizeof(forwarded) - 1, length - (sizeof(forwarded) - 1));
    if (strcmp(head->cookie, "@a") == 0)
        strcpy(head->cookie, fuzz_cookie(FUZZ_ANNA));
    if (strcmp(head->cookie, "@b") == 0)
        strcpy(head->cookie, fuzz_cookie(FUZZ_BO));
}

static bool is_end(const char *line, size_t length)
{
    return length == 3 && memcmp(line, "---", 3) == 0;
}

static void one_request(reader *r)
{
    net_head    head = {.address = "192.0.2.1", .host = "ochre", .origin = "http://ochre"};
    const char *line = NULL;
    size_t      length = 0;
    if (take_line(r, &line, &length))
        read_target(&head, line, length);
    while (take_line(r, &line, &length) && length > 0)
        read_header(&head, line, length);
    const char *const body = r->at;
    size_t            size = 0;
    while (take_line(r, &line, &length) && !is_end(line, length))
        size = (size_t)(line + length - body);
    if (head.method != NET_POST)
        size = 0;
    if (!head.is_too_long && size <= 4096)
        fuzz_request(&head, body, size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    reader r = {(const char *)data, (const char *)data + size};
    fuzz_server_open();
    for (int i = 0; r.at != r.end && i < REQUESTS; i++)
        one_request(&r);
    fuzz_server_close();
    return 0;
}
