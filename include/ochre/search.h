/* search.h - information-set Monte Carlo tree search over any game of the shelf.
 *
 * The engine room of `mcts` and of the levels (bot.h), for those who set its screws themselves: tuning,
 * benchmarks, tests. The method is told in bots/search.c. */
#ifndef OCHRE_SEARCH_H
#define OCHRE_SEARCH_H

#include <ochre/bot.h>

enum { OCHRE_SEARCH_TO_THE_END = 0xffff };

typedef struct ochre_search {
    uint32_t iterations;  /* the budget; the caller's clock may end it earlier */
    float    exploration; /* how much the unknown draws: times prior times root of visits */
    float    temper;      /* priors are the hints' weights to the power of 1 / temper */
    float    even;        /* 0 .. 1: the part of the priors that all actions share evenly */
    float    widening;    /* actions looked at: `width`, and this times the root of the visits */
    uint16_t width;
    uint16_t ask;     /* a well-known place asks the hints at every so-many-th visit; 1: always */
    uint16_t cut;     /* decisions of a rollout before the estimate; or OCHRE_SEARCH_TO_THE_END */
    uint16_t uniform; /* percent of a rollout's decisions drawn evenly, without asking the hints */
    float    margin;  /* 0 .. 1: the part of a final value that the scores decide, not the win */
} ochre_search;

/* Where a game has no settings of its own; and those that the levels play a game with. */
extern const ochre_search ochre_search_default;
ochre_search              ochre_search_of(const ochre_game *game);

/* Bytes for a tree of that many nodes; an iteration grows it by one node at most. */
size_t ochre_search_memory(uint32_t nodes);

/* As ochre_bot_choose. When the memory is full the tree grows no more, and rollouts begin at its
 * leaves for the rest of the budget. */
ochre_status ochre_search_choose(const ochre_search *search, const ochre_game *game,
                                 const void *edition, const void *state, ochre_rng *rng,
                                 ochre_thinking *thinking, ochre_action *out);

/* What one of several legal actions is worth to the seat that decides, as its expected share of the win, 0 .. 1: the whole budget goes
 * into that one action. The tree begins anew where the memory is clear. */
ochre_status ochre_search_judge(const ochre_search *search, const ochre_game *game,
                                const void *edition, const void *state, ochre_action action,
                                ochre_rng *rng, ochre_thinking *thinking, float *win);

#endif
