/* say.c - the end of a game in words, and sentences joined. */
#include <ochre/say.h>

#include <string.h>

void ochre_say_scores(const ochre_result *result, const char *const *names, int seats,
                      ochre_text *out)
{
    for (int seat = 0; seat < seats; seat++)
        ochre_text_format(out, "%s %s %d", seat == 0 ? "" : ",", names[seat],
                          (int)result->score[seat]);
    ochre_text_char(out, '.');
}

void ochre_say_winners(const ochre_result *result, const char *const *names, int seats,
                       ochre_lang lang, ochre_text *out)
{
    const char *between = " ";
    ochre_text_string(out, ochre_word(lang, " First place:", " Первое место:"));
    for (int seat = 0; seat < seats; seat++)
        if (result->rank[seat] == 1) {
            ochre_text_format(out, "%s%s", between, names[seat]);
            between = ", ";
        }
    ochre_text_char(out, '.');
}

void ochre_say_close_up(ochre_text *out, size_t start)
{
    if (out->length <= start || out->data[start] != ' ')
        return;
    memmove(out->data + start, out->data + start + 1, out->length - start);
    out->length--;
}
