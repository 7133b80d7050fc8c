/* draw.h - what the files of the picture share. */
#ifndef GAMES_STONE_AGE_DRAW_H
#define GAMES_STONE_AGE_DRAW_H

#include "games/stone_age/words.h"

enum { SA_ACROSS = 80 }; /* columns of the whole picture */

typedef struct sa_picture {
    const sa_edition *e;
    const sa_state   *s;
    int               viewer;
    ochre_lang        lang;
    ochre_canvas     *out;
} sa_picture;

/* draw.c: an abbreviation that ends before column x. */
void sa_put_short_left_of(const sa_picture *pic, int x, int y, int style, const char *utf8,
                          int width);

/* draw_players.c: the stocks of all players, one row each under a row of headings, and what they
 * have collected. Both return the row below. */
int sa_draw_stocks(const sa_picture *pic, int y);
int sa_draw_collections(const sa_picture *pic, int y);

/* draw_now.c: two lines, what the moment is and what is being decided. Returns the row below. */
int sa_draw_now(const sa_picture *pic, int y);

#endif
