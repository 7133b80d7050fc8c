/* search_tree.h - the tree of a search, in memory that the caller handed in.
 *
 *     | header | thoughts about the root | the game's notes | slots: hash -> node | nodes ... |
 *
 * A node stands for a sequence of players' choices from the root; chance's events and forced moves are
 * not part of it. Its children are found through one table of slots for the whole tree, by (parent,
 * actor, action), so that a child costs nothing before it is visited, and a list of three hundred legal
 * actions is matched with the tree in three hundred looks. Node 0 is no node, so that an empty slot is
 * a zero. */
#ifndef BOTS_SEARCH_TREE_H
#define BOTS_SEARCH_TREE_H

#include <stdalign.h>

#include <ochre/search.h>

typedef struct {
    ochre_action action; /* by which `actor` came here from `parent` */
    uint32_t     parent;
    uint32_t     visits;
    uint32_t     available; /* how often it could be chosen, since it was first */
    int32_t      actor;
    float        wish;              /* how much the hints wanted it when it was new, tempered */
    float        mean[OCHRE_SEATS]; /* of each seat's value, 0 .. 1 */
} bots_node;

typedef struct {
    const ochre_game *game;                    /* NULL: nothing to go on with */
    const void       *edition;                 /* of the position below */
    uint64_t          printed;                 /* a hash of what the edition says */
    size_t            bytes;                   /* that the tree was laid out for */
    ochre_action      chosen;                  /* by the last search, at its root */
    alignas(16) uint8_t position[OCHRE_STATE]; /* as its seat saw it, the rest dealt by fixed lot */
    ochre_thought thought[OCHRE_LEGAL];
    uint32_t      root;
    uint32_t      nodes;    /* in use, node 0 included */
    uint32_t      capacity; /* of nodes */
    uint32_t      mask;     /* slots less one; their number is a power of two */
    ochre_notes   notes;    /* kept as long as the edition says the same */
} bots_tree;

/* A tree within the memory; NULL where that has no room for a root and a child. What the last search
 * left is still there if the position follows from it; else the tree has only a root without visits. */
bots_tree *bots_tree_begin(void *memory, size_t bytes, const ochre_game *game, const void *edition,
                           const void *state);

/* The position as its seat sees it: what it cannot know is dealt by a lot that is always the same. */
void bots_tree_view(const ochre_game *game, const void *edition, const void *state, uint8_t *view);

bots_node *bots_tree_node(bots_tree *t, uint32_t node);

/* The child, or 0. */
uint32_t bots_tree_find(const bots_tree *t, uint32_t parent, int actor, ochre_action action);

/* A new child, or 0 when the memory is full. */
uint32_t bots_tree_add(bots_tree *t, uint32_t parent, int actor, ochre_action action, float wish);

#endif
