/* draw.h - what the files of the picture share. */
#ifndef GAMES_CRO_MAGNON_DRAW_H
#define GAMES_CRO_MAGNON_DRAW_H

#include "games/cro_magnon/words.h"

enum { CM_ACROSS = 99 }; /* columns of the whole picture */

typedef struct cm_picture {
    const cm_edition *e;
    const cm_state   *s;
    int               viewer;
    ochre_lang        lang;
    ochre_canvas     *out;
} cm_picture;

enum {
    CM_TYPE_ROOM = 6,                         /* columns of the longest word for a type */
    CM_TYPE_WORD = sizeof(((cm_name *)0)->ru) /* its bytes */
};

/* The word of the notation, or the first word of the Russian name, in so many columns. */
void cm_type_word(const cm_picture *pic, int type, int room, ochre_text *out);
int  cm_put_type(const cm_picture *pic, int x, int y, int style, int type, int room);

/* draw_map.c: the world. Returns the row below. */
int cm_draw_map(const cm_picture *pic, int y);

/* draw_players.c: the players with their tiles; the twelve types. Both return the row below. */
int cm_draw_players(const cm_picture *pic, int y);
int cm_draw_types(const cm_picture *pic, int y);

/* draw_now.c: two lines, what the moment is and what is being decided. Returns the row below. */
int cm_draw_now(const cm_picture *pic, int y);

#endif
