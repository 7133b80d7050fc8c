/* draw.h - what the files of the picture share. */
#ifndef GAMES_NEANDERTHAL_DRAW_H
#define GAMES_NEANDERTHAL_DRAW_H

#include "games/neanderthal/words.h"

enum { NE_ACROSS = 97 }; /* columns of the whole picture */

typedef struct ne_picture {
    const ne_edition *e;
    const ne_state   *s;
    int               viewer;
    ochre_lang        lang;
    ochre_canvas     *out;
} ne_picture;

static inline const char *ne_pic(const ne_picture *pic, const char *en, const char *ru)
{
    return ochre_word(pic->lang, en, ru);
}

/* The letter of a colour, in its style: W O B. Returns the next column. */
int         ne_put_colour(const ne_picture *pic, int x, int y, int colour, int manner);
const char *ne_colour_letter(ochre_lang lang, int colour); /* of NE_ANY too */

/* The letter of a seat, in its style. */
int ne_put_seat(const ne_picture *pic, int x, int y, int seat);

/* draw_now.c: the moment in three lines; draw_players.c: a panel for each player. Both return the row
 * below. */
int ne_draw_now(const ne_picture *pic, int y);
int ne_draw_players(const ne_picture *pic, int y);

#endif
