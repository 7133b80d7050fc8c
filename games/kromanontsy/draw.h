/* draw.h - what the files of the picture share. */
#ifndef GAMES_KROMANONTSY_DRAW_H
#define GAMES_KROMANONTSY_DRAW_H

#include "games/kromanontsy/words.h"

enum { KR_ACROSS = 98 }; /* columns of the whole picture */

typedef struct kr_picture {
    const kr_edition *e;
    const kr_state   *s;
    int               viewer;
    ochre_lang        lang;
    ochre_canvas     *out;
} kr_picture;

/* draw_now.c: what the moment is and what is being decided. draw_players.c: hands and counts, one row a
 * seat, and the technologies learned. draw_rows.c: the technology rows. Each returns the row below. */
int kr_draw_now(const kr_picture *pic, int y);
int kr_draw_players(const kr_picture *pic, int y);
int kr_draw_learned(const kr_picture *pic, int y);
int kr_draw_rows(const kr_picture *pic, int y);

static inline const char *kr_drawn_word(const kr_picture *pic, const char *en, const char *ru)
{
    return ochre_word(pic->lang, en, ru);
}

#endif
