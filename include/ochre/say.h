/* say.h - what the logs of all games say alike, in both languages. */
#ifndef OCHRE_SAY_H
#define OCHRE_SAY_H

#include <ochre/game.h>

static inline const char *ochre_word(ochre_lang lang, const char *en, const char *ru)
{
    return lang == OCHRE_RU ? ru : en;
}

/* " Red 120, Blue 98.": every seat by its name, with its points. */
void ochre_say_scores(const ochre_result *result, const char *const *names, int seats,
                      ochre_text *out);

/* " First place: Red, Blue." */
void ochre_say_winners(const ochre_result *result, const char *const *names, int seats,
                       ochre_lang lang, ochre_text *out);

/* What follows a deed is told behind a blank; where the deed itself was not worth a sentence, the blank goes. `start`
 * is how long the text was before both. */
void ochre_say_close_up(ochre_text *out, size_t start);

#endif
