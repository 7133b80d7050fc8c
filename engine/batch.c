/* batch.c - many games side by side. */
#include <ochre/batch.h>

#include <string.h>

enum { ALIGNMENT = 16 };

size_t ochre_batch_stride(const ochre_game *game)
{
    return (game->state_size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
}

static void *state_of(const ochre_batch *b, int table)
{
    return b->state + (size_t)table * ochre_batch_stride(b->game);
}

static ochre_action *legal_of(const ochre_batch *b, int table)
{
    return b->legal + (size_t)table * OCHRE_LEGAL;
}

/* ---- games begin and end ---- */

static const char *begin_game(ochre_batch *b, int table)
{
    void *const state = state_of(b, table);
    memset(state, 0, b->game->state_size);
    const char *const clause = b->game->start(b->edition, state, &b->setup);
    if (clause != NULL)
        return clause;
    ochre_rng_seed(&b->chance[table], b->seed, b->begun);
    if (b->number != NULL)
        b->number[table] = b->begun;
    b->begun++;
    return NULL;
}

static void note_result(ochre_batch *b, int table)
{
    ochre_result result = {.how = NULL};
    b->game->result(b->edition, state_of(b, table), &result);
    if (b->over != NULL)
        b->over[table] = 1;
    for (int seat = 0; seat < b->setup.players; seat++) {
        const size_t at = (size_t)table * OCHRE_SEATS + (size_t)seat;
        if (b->share != NULL)
            b->share[at] = (float)result.share[seat] / OCHRE_WHOLE_WIN;
        if (b->score != NULL)
            b->score[at] = result.score[seat];
    }
}

/* ---- from one decision to the next ---- */

static int list(ochre_batch *b, int table, int actor)
{
    b->actor[table] = actor;
    b->count[table] = b->game->legal(b->edition, state_of(b, table), legal_of(b, table));
    return b->count[table];
}

/* Plays for chance, begins anew after the end, and stops where a seat decides. */
static void go_on(ochre_batch *b, int table)
{
    const ochre_game *const game = b->game;
    void *const             state = state_of(b, table);
    for (;;) {
        const int actor = game->actor(state);
        if (actor == OCHRE_CHANCE)
            game->apply(b->edition, state, game->sample(b->edition, state, &b->chance[table]));
        else if (actor == OCHRE_OVER) {
            note_result(b, table);
            begin_game(b, table);
        } else if (list(b, table, actor) > 1 || !b->skips_forced)
            return;
        else
            game->apply(b->edition, state, legal_of(b, table)[0]);
    }
}

static void look(ochre_batch *b, int table, size_t columns)
{
    if (b->numbers != NULL)
        ochre_numbers_write(b->game, b->edition, state_of(b, table), b->actor[table],
                            b->numbers + (size_t)table * columns);
}

const char *ochre_batch_begin(ochre_batch *b)
{
    const size_t columns = b->numbers == NULL ? 0 : (size_t)ochre_numbers_count(b->game);
    b->begun = 0;
    for (int table = 0; table < b->tables; table++) {
        const char *const clause = begin_game(b, table);
        if (clause != NULL)
            return clause;
    }
    for (int table = 0; table < b->tables; table++) {
        if (b->over != NULL)
            b->over[table] = 0;
        go_on(b, table);
        look(b, table, columns);
    }
    return NULL;
}

ochre_status ochre_batch_step(ochre_batch *b, const int32_t *choice)
{
    const size_t columns = b->numbers == NULL ? 0 : (size_t)ochre_numbers_count(b->game);
    for (int table = 0; table < b->tables; table++)
        if (choice[table] < 0 || choice[table] >= b->count[table])
            return OCHRE_INVALID;
    for (int table = 0; table < b->tables; table++) {
        if (b->over != NULL)
            b->over[table] = 0;
        b->game->apply(b->edition, state_of(b, table), legal_of(b, table)[choice[table]]);
        go_on(b, table);
        look(b, table, columns);
    }
    return OCHRE_OK;
}
