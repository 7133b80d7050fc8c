/* say.h - what the files of the log share. */
#ifndef GAMES_KROMANONTSY_SAY_H
#define GAMES_KROMANONTSY_SAY_H

#include "games/kromanontsy/words.h"

typedef struct kr_telling {
    const kr_edition *e;
    const kr_state   *before, *after;
    int               viewer;
    ochre_lang        lang;
    ochre_text       *out;
    size_t            start; /* of the sentence in `out` */
} kr_telling;

const char *kr_tell(const kr_telling *t, const char *en, const char *ru);
const char *kr_tell_seat(const kr_telling *t, int seat);
void        kr_add_name(const kr_telling *t, const kr_name *name); /* inside a sentence */
void        kr_add_points(const kr_telling *t, int seat);          /* ", 2 points" if scored */

/* say_hunt.c: hunts, offers, answers. */
void kr_say_hunt(const kr_telling *t, const ochre_action *a);

#endif
