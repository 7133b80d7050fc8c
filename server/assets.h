/* assets.h - the browser client, compiled in by scripts/embed-assets. */
#ifndef SERVER_ASSETS_H
#define SERVER_ASSETS_H

#include <stddef.h>

typedef struct {
    const char *path; /* "/app.js" */
    const char *type;
    const char *etag; /* with its quotes */
    const void *data;
    size_t      length;
    const void *gzipped; /* NULL: not worth it */
    size_t      gzipped_length;
} asset;

extern const asset assets[]; /* ends with a path of NULL */

#endif
