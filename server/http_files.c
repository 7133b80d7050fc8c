/* http_files.c - the browser client's files, out of the program itself. */
#include <string.h>

#include "server/assets.h"
#include "server/http.h"

static const char not_built[] =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Ochre</title>"
    "<h1>Ochre</h1><p>The server runs, but the browser client was not built into it.</p>"
    "<p>Build it in <code>web/</code>, then build the program again.</p></html>";

static const asset *find(const char *path)
{
    for (const asset *a = assets; a->path != NULL; a++)
        if (strcmp(a->path, path) == 0)
            return a;
    return NULL;
}

/* The client has pages of its own: what is no file is one of them. */
static const asset *asset_for(const char *path)
{
    const asset *const found = find(path);
    if (found != NULL)
        return found;
    return strchr(path, '.') == NULL ? find("/index.html") : NULL;
}

/* Names that carry a hash of their content never change; fonts hardly ever. */
static const char *cache_of(const asset *file)
{
    if (strncmp(file->path, "/fonts/", 7) == 0)
        return "public, max-age=604800";
    return strncmp(file->path, "/chunks/", 8) == 0 ? "public, max-age=31536000, immutable"
                                                   : "no-cache";
}

void http_file(const http_ask *a)
{
    const asset *const file = asset_for(a->head->path);
    if (file == NULL && strchr(a->head->path, '.') == NULL) {
        net_reply(a->request, &(net_answer){.status = 200,
                                            .type = "text/html; charset=utf-8",
                                            .body = not_built,
                                            .length = sizeof(not_built) - 1,
                                            .is_constant = true});
        return;
    }
    if (file == NULL) {
        http_error(a->request, 404, "not-found", "there is nothing here");
        return;
    }
    const bool is_known = strstr(a->head->if_none_match, file->etag) != NULL;
    const bool gzipped = a->head->takes_gzip && file->gzipped != NULL;
    net_reply(a->request, &(net_answer){.status = is_known ? 304 : 200,
                                        .type = file->type,
                                        .body = gzipped ? file->gzipped : file->data,
                                        .length = is_known  ? 0
                                                  : gzipped ? file->gzipped_length
                                                            : file->length,
                                        .is_constant = true,
                                        .is_gzipped = gzipped && !is_known,
                                        .etag = file->etag,
                                        .cache = cache_of(file)});
}
