/* estimate.h - shared by estimate.c and estimate_together.c. */
#ifndef GAMES_NEANDERTHAL_ESTIMATE_H
#define GAMES_NEANDERTHAL_ESTIMATE_H

#include "games/neanderthal/state.h"

/* Three species, one mind: all win, or nobody (NE-713). */
void ne_share_together(const ne_edition *e, const ne_state *s, uint32_t share[OCHRE_SEATS]);

#endif
