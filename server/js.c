/* js.c - JSON going out: members of objects with their commas. */
#include "server/js.h"

void js_comma(ochre_text *out)
{
    const char last = out->length > 0 ? out->data[out->length - 1] : '{';
    if (last != '{' && last != '[' && last != ':')
        ochre_text_char(out, ',');
}

void js_key(ochre_text *out, const char *name)
{
    js_comma(out);
    ochre_text_char(out, '"');
    ochre_text_string(out, name);
    ochre_text_string(out, "\":");
}

void js_string(ochre_text *out, const char *name, const char *value)
{
    js_key(out, name);
    ochre_json_quote(out, value);
}

void js_number(ochre_text *out, const char *name, int64_t value)
{
    js_key(out, name);
    ochre_text_int(out, value);
}

void js_bool(ochre_text *out, const char *name, bool value)
{
    js_raw(out, name, value ? "true" : "false");
}

void js_null(ochre_text *out, const char *name)
{
    js_raw(out, name, "null");
}

void js_raw(ochre_text *out, const char *name, const char *json)
{
    js_key(out, name);
    ochre_text_string(out, json);
}

void js_open(ochre_text *out, const char *name, char bracket)
{
    if (name != NULL)
        js_key(out, name);
    else
        js_comma(out);
    ochre_text_char(out, bracket);
}

void js_close(ochre_text *out, char bracket)
{
    ochre_text_char(out, bracket);
}
