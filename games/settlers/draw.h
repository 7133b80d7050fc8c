/* draw.h - what the parts of the picture share, and small helps for draw and say in two languages. */
#ifndef GAMES_SETTLERS_DRAW_H
#define GAMES_SETTLERS_DRAW_H

#include "games/settlers/state.h"

#include <ochre/say.h>

enum { ST_ACROSS = OCHRE_CANVAS_WIDTH };

typedef struct st_picture {
    const st_edition *e;
    const st_state   *s;
    int               viewer;
    ochre_lang        lang;
    ochre_canvas     *out;
} st_picture;

/* Each draws from row y on and returns the row below. */
int st_draw_now(const st_picture *pic, int y);     /* draw_now.c */
int st_draw_players(const st_picture *pic, int y); /* draw_players.c */
int st_draw_map(const st_picture *pic, int y);     /* draw_map.c */

/* draw.c: "2Me+Bo", the first two letters of each kind. */
void st_write_short(const st_picture *pic, const uint8_t cards[ST_RESOURCES], ochre_text *out);

/* say.c: "2 meat, 1 bone"; nothing at all is a dash. */
void st_write_cards(const st_edition *e, ochre_lang lang, const uint8_t cards[ST_RESOURCES],
                    ochre_text *out);

static inline const char *st_colour_name(const st_edition *e, const st_state *s, int seat,
                                         ochre_lang lang)
{
    return st_in(lang, &e->colours[s->players[seat].colour].name);
}

/* Players are known by the colours of their pieces, so these decide the style, not the seats. */
static inline bool st_sees_hand(int viewer, int seat)
{
    return viewer == OCHRE_EVERYTHING || viewer == seat; /* ST-931 */
}

#endif
