/* search_tree.c - the memory of a search: nodes, how to find them, and what the next decision can use.
 *
 * A seat often decides several times in a row. The tree keeps the position in which it was grown, as the
 * seat saw it, and the choice made there. If doing that choice leads to what the seat sees now, with
 * nothing unforeseen in between, the child under it becomes the new root and keeps its visits. The
 * rest of the old tree stays where it is, unreachable, until a tree that is half full is not used again. */
#include "bots/search_tree.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

static_assert(sizeof(bots_node) == 48, "no padding");
static_assert(offsetof(bots_tree, game) == 0, "cleared in front, it is nobody's");

enum { FEWEST_SLOTS = 4, LEAST_NODES = 3 }; /* none, the root, a child */

/* ---- the layout ---- */

static const uint32_t *slots_of(const bots_tree *t)
{
    return (const uint32_t *)(const void *)(t + 1);
}

static uint32_t *slots_to_write(bots_tree *t)
{
    return (uint32_t *)(void *)(t + 1);
}

static const bots_node *nodes_of(const bots_tree *t)
{
    return (const bots_node *)(const void *)(slots_of(t) + t->mask + 1);
}

bots_node *bots_tree_node(bots_tree *t, uint32_t node)
{
    return (bots_node *)(void *)(slots_to_write(t) + t->mask + 1) + node;
}

/* At least two slots a node. */
size_t ochre_search_memory(uint32_t nodes)
{
    const size_t wanted = nodes < LEAST_NODES ? LEAST_NODES : nodes;
    size_t       slots = FEWEST_SLOTS;
    while (slots < 2 * wanted)
        slots *= 2;
    return sizeof(bots_tree) + slots * sizeof(uint32_t) + wanted * sizeof(bots_node);
}

static void lay_out(bots_tree *t, size_t bytes)
{
    const size_t room = bytes - sizeof(*t);
    size_t slots = FEWEST_SLOTS, nodes = (room - slots * sizeof(uint32_t)) / sizeof(bots_node);
    while (nodes > slots / 2 && 2 * slots * sizeof(uint32_t) < room && slots < UINT32_MAX / 4) {
        slots *= 2;
        nodes = (room - slots * sizeof(uint32_t)) / sizeof(bots_node);
    }
    t->bytes = bytes;
    t->mask = (uint32_t)(slots - 1);
    t->capacity = (uint32_t)(nodes < slots / 2 ? nodes : slots / 2);
}

/* ---- beginning and going on ---- */

void bots_tree_view(const ochre_game *game, const void *edition, const void *state, uint8_t *view)
{
    ochre_rng lot;
    ochre_rng_seed(&lot, 0, 0);
    memcpy(view, state, game->state_size);
    game->hide(edition, view, game->actor(state), &lot);
}

static void plant(bots_tree *t, size_t bytes)
{
    lay_out(t, bytes);
    memset(slots_to_write(t), 0, ((size_t)t->mask + 1) * sizeof(uint32_t));
    t->root = 1;
    t->nodes = 2;
    memset(bots_tree_node(t, 0), 0, 2 * sizeof(bots_node));
}

/* Does the choice of the last search lead to what the seat sees now, by forced moves at most? */
static bool leads_to(const bots_tree *t, const uint8_t *view)
{
    const ochre_game *const game = t->game;
    const int               seat = game->actor(t->position);
    alignas(16) uint8_t     next[OCHRE_STATE], seen[OCHRE_STATE];
    ochre_action            legal[OCHRE_LEGAL];
    memcpy(next, t->position, game->state_size);
    game->apply(t->edition, next, t->chosen);
    for (int actor = game->actor(next); actor >= 0; actor = game->actor(next)) {
        if (actor == seat) {
            bots_tree_view(game, t->edition, next, seen);
            if (memcmp(seen, view, game->state_size) == 0)
                return true;
        }
        if (game->legal(t->edition, next, legal) != 1)
            return false;
        game->apply(t->edition, next, legal[0]);
    }
    return false;
}

static bool go_on(bots_tree *t, const uint8_t *view)
{
    if (t->nodes > t->capacity / 2 || !leads_to(t, view))
        return false;
    const int      seat = t->game->actor(t->position);
    const uint32_t child = bots_tree_find(t, t->root, seat, t->chosen);
    if (child == 0)
        return false;
    t->root = child;
    return true;
}

bots_tree *bots_tree_begin(void *memory, size_t bytes, const ochre_game *game, const void *edition,
                           const void *state)
{
    if (memory == NULL || bytes < ochre_search_memory(LEAST_NODES))
        return NULL;
    bots_tree *const    t = memory;
    alignas(16) uint8_t view[OCHRE_STATE];
    bots_tree_view(game, edition, state, view);
    const uint64_t printed = ochre_hash(0, edition, game->edition_size);
    const bool     is_same_game =
        t->game == game && t->edition == edition && t->bytes == bytes && t->printed == printed;
    if (!is_same_game)
        memset(&t->notes, 0, sizeof t->notes);
    if (!is_same_game || !go_on(t, view))
        plant(t, bytes);
    t->game = game;
    t->edition = edition;
    t->printed = printed;
    memcpy(t->position, view, game->state_size);
    return t;
}

/* ---- nodes ---- */

static uint32_t first_slot(const bots_tree *t, uint32_t parent, int actor, ochre_action action)
{
    uint64_t mixed = ochre_action_bits(action) * UINT64_C(0x9e3779b97f4a7c15);
    mixed ^= ((uint64_t)parent << 3 | (uint64_t)actor) * UINT64_C(0xd6e8feb86659fd93);
    return (uint32_t)((mixed ^ mixed >> 32) * UINT64_C(0x9e3779b97f4a7c15) >> 32) & t->mask;
}

uint32_t bots_tree_find(const bots_tree *t, uint32_t parent, int actor, ochre_action action)
{
    const uint32_t *const  slots = slots_of(t);
    const bots_node *const nodes = nodes_of(t);
    uint32_t               at = first_slot(t, parent, actor, action);
    for (; slots[at] != 0; at = (at + 1) & t->mask) {
        const bots_node *const n = &nodes[slots[at]];
        if (n->parent == parent && n->actor == actor && ochre_action_same(n->action, action))
            return slots[at];
    }
    return 0;
}

uint32_t bots_tree_add(bots_tree *t, uint32_t parent, int actor, ochre_action action, float wish)
{
    if (t->nodes == t->capacity)
        return 0;
    uint32_t *const slots = slots_to_write(t);
    uint32_t        at = first_slot(t, parent, actor, action);
    while (slots[at] != 0)
        at = (at + 1) & t->mask;
    slots[at] = t->nodes;
    *bots_tree_node(t, t->nodes) = (bots_node){
        .action = action, .parent = parent, .available = 1, .actor = actor, .wish = wish};
    return t->nodes++;
}
