/* json_write.c - strings and results as JSON. */
#include <string.h>

#include <ochre/json.h>

#include "engine/utf8_bytes.h"

static void write_escape(ochre_text *out, char c)
{
    static const char letters[] = "\"\\bfnrt", meant[] = "\"\\\b\f\n\r\t";
    const char       *found = strchr(meant, c);
    if (c != '\0' && found != NULL) {
        ochre_text_char(out, '\\');
        ochre_text_char(out, letters[found - meant]);
    } else {
        ochre_text_string(out, "\\u00");
        ochre_text_char(out, "0123456789abcdef"[(uint8_t)c >> 4]);
        ochre_text_char(out, "0123456789abcdef"[(uint8_t)c & 15]);
    }
}

void ochre_json_quote_bytes(ochre_text *out, const char *bytes, size_t length)
{
    ochre_text_char(out, '"');
    for (size_t at = 0; at < length;) {
        const char   c = bytes[at];
        const size_t width = engine_utf8_length(bytes + at, length - at);
        if (width == 0)
            ochre_text_string(out, "\xef\xbf\xbd"); /* U+FFFD */
        else if (width == 1 && ((uint8_t)c < 0x20 || c == '"' || c == '\\'))
            write_escape(out, c);
        else
            ochre_text_bytes(out, bytes + at, width);
        at += width == 0 ? 1 : width;
    }
    ochre_text_char(out, '"');
}

void ochre_json_quote(ochre_text *out, const char *string)
{
    ochre_json_quote_bytes(out, string, strlen(string));
}

/* Sixtieths as a decimal fraction of six digits, rounded, without ending zeros: 1, 0.5, 0.333333. */
void ochre_share_write(ochre_text *out, unsigned share)
{
    enum { MILLION = 1000000 };
    const unsigned millionths = (share * MILLION + OCHRE_WHOLE_WIN / 2) / OCHRE_WHOLE_WIN;
    ochre_text_uint(out, millionths / MILLION);
    unsigned rest = millionths % MILLION;
    if (rest > 0)
        ochre_text_char(out, '.');
    for (unsigned unit = MILLION / 10; rest > 0; unit /= 10) {
        ochre_text_uint(out, rest / unit);
        rest %= unit;
    }
}

void ochre_result_write(const ochre_game *game, const void *edition, const void *state,
                        ochre_text *out)
{
    ochre_result result = {0};
    game->result(edition, state, &result);
    const int players = game->players(state);
    ochre_text_string(out, "\"scores\":[");
    for (int seat = 0; seat < players; seat++) {
        ochre_text_string(out, seat > 0 ? "," : "");
        ochre_text_int(out, result.score[seat]);
    }
    ochre_text_char(out, ']');
    if (game->actor(state) != OCHRE_OVER)
        return;
    ochre_text_string(out, ",\"ranks\":[");
    for (int seat = 0; seat < players; seat++) {
        ochre_text_string(out, seat > 0 ? "," : "");
        ochre_text_uint(out, result.rank[seat]);
    }
    ochre_text_string(out, "],\"shares\":[");
    for (int seat = 0; seat < players; seat++) {
        ochre_text_string(out, seat > 0 ? "," : "");
        ochre_share_write(out, result.share[seat]);
    }
    ochre_text_char(out, ']');
}
