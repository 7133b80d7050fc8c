/* js.h - JSON going out: members of objects with their commas. */
#ifndef SERVER_JS_H
#define SERVER_JS_H

#include <stdbool.h>
#include <stdint.h>

#include <ochre/json.h>

/* A comma, unless the container has just been opened. */
void js_comma(ochre_text *out);
/* ,"name": */
void js_key(ochre_text *out, const char *name);
void js_string(ochre_text *out, const char *name, const char *value);
void js_number(ochre_text *out, const char *name, int64_t value);
void js_bool(ochre_text *out, const char *name, bool value);
void js_null(ochre_text *out, const char *name);
void js_raw(ochre_text *out, const char *name, const char *json);
void js_open(ochre_text *out, const char *name, char bracket); /* name NULL: an element */
void js_close(ochre_text *out, char bracket);

#endif
