/* say.h - what the files of the prose share: who tells what to whom, and the words in common. */
#ifndef GAMES_NEANDERTHAL_SAY_H
#define GAMES_NEANDERTHAL_SAY_H

#include "games/neanderthal/words.h"

typedef struct ne_telling {
    const ne_edition *e;
    const ne_state   *before, *after;
    int               viewer;
    ochre_lang        lang;
    ochre_text       *out;
} ne_telling;

static inline const char *ne_tell(const ne_telling *t, const char *en, const char *ru)
{
    return ochre_word(t->lang, en, ru);
}

static inline const char *ne_tell_people(const ne_telling *t, int seat)
{
    return ne_people(t->e, t->after, seat, t->lang);
}

static inline const char *ne_tell_daughter(const ne_telling *t, int d)
{
    return ne_in(t->lang, &t->e->daughters[d].name);
}

static inline const char *ne_tell_item(const ne_telling *t, int item)
{
    return ne_in(t->lang, &t->e->items[item].name);
}

static inline const char *ne_tell_elder(const ne_telling *t, int rank)
{
    return ne_in(t->lang, &t->e->elders[rank].name);
}

/* say_chance.c: cards and dice. */
void ne_say_event(const ne_telling *t, ochre_action a);

/* say_after.c: what followed by itself - losses, marriages, ice, the auction, the end. */
void ne_say_after(const ne_telling *t, ochre_action a);

#endif
