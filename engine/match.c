/* match.c - a match: the checked way to play, and every state as a replay of the log.
 *
 * The state kept in the match is only the last of the replay, kept because it is asked for all the
 * time. Undo does not know how to take a move back: it plays the log again, up to there. */
#include <ochre/match.h>

#include <assert.h>
#include <string.h>

#include <ochre/notation.h>
#include <ochre/numbers.h>

/* ---- set-ups ---- */

void ochre_setup_default(const ochre_game *game, int players, ochre_setup *setup)
{
    memset(setup, 0, sizeof(*setup));
    setup->players = players;
    for (int i = 0; i < OCHRE_OPTIONS && game->options[i].name != NULL; i++)
        setup->option[i] = game->options[i].fallback;
}

void ochre_setup_trial(const ochre_game *game, int players, ochre_setup *setup)
{
    ochre_setup_default(game, players, setup);
    for (int i = 0; i < OCHRE_OPTIONS && game->options[i].name != NULL; i++)
        if (game->options[i].trial != 0)
            setup->option[i] = game->options[i].trial;
}

/* A whole number from lo to hi, without leading zeros. */
static bool read_option_number(const char *text, int lo, int hi, int32_t *value)
{
    const bool  is_negative = text[0] == '-';
    const char *digit = text + is_negative;
    int64_t     number = 0;
    if (digit[0] < '0' || digit[0] > '9' || (digit[0] == '0' && (digit[1] != '\0' || is_negative)))
        return false;
    for (; *digit >= '0' && *digit <= '9' && number <= INT32_MAX; digit++)
        number = 10 * number + (*digit - '0');
    if (is_negative)
        number = -number;
    if (*digit != '\0' || number < lo || number > hi)
        return false;
    *value = (int32_t)number;
    return true;
}

static bool read_option_value(const ochre_option *option, const char *text, int32_t *value)
{
    for (int v = option->lo; option->names != NULL && v <= option->hi; v++)
        if (strcmp(option->names[v - option->lo], text) == 0) {
            *value = v;
            return true;
        }
    return read_option_number(text, option->lo, option->hi, value);
}

ochre_status ochre_setup_option(const ochre_game *game, ochre_setup *setup, const char *name,
                                const char *value)
{
    for (int i = 0; i < OCHRE_OPTIONS && game->options[i].name != NULL; i++)
        if (strcmp(game->options[i].name, name) == 0)
            return read_option_value(&game->options[i], value, &setup->option[i]) ? OCHRE_OK
                                                                                  : OCHRE_INVALID;
    return OCHRE_UNKNOWN;
}

/* ---- playing ---- */

ochre_status ochre_match_start(ochre_match *m, const ochre_game *game, const void *edition,
                               const ochre_setup *setup, ochre_action *log, int capacity,
                               const char **clause)
{
    alignas(16) uint8_t state[OCHRE_STATE] = {0};
    if (edition == NULL)
        edition = game->edition;
    *clause = game->start(edition, state, setup);
    if (*clause != NULL)
        return OCHRE_REFUSED;
    assert(game->state_ok(edition, state) == NULL);
    m->game = game;
    m->edition = edition;
    m->setup = *setup;
    m->log = log;
    m->plies = 0;
    m->capacity = capacity;
    m->from_position = false;
    memcpy(m->origin, state, sizeof(state));
    memcpy(m->state, state, sizeof(state));
    return OCHRE_OK;
}

void ochre_match_load(ochre_match *m, const void *state)
{
    memmove(m->state, state, m->game->state_size);
    memcpy(m->origin, m->state, m->game->state_size);
    m->from_position = true;
    m->plies = 0;
}

const char *ochre_match_refusal(const ochre_match *m, int who, ochre_action action)
{
    const int actor = ochre_match_actor(m);
    if (actor != who && actor != OCHRE_OVER)
        return m->game->turn_clause;
    if (!ochre_action_formed(m->game, action))
        return m->game->notation_clause;
    return m->game->refusal(m->edition, m->state, action);
}

static void append(ochre_match *m, ochre_action action)
{
    m->log[m->plies++] = action;
    m->game->apply(m->edition, m->state, action);
    assert(m->game->state_ok(m->edition, m->state) == NULL);
}

ochre_status ochre_match_play(ochre_match *m, int who, ochre_action action, const char **clause)
{
    *clause = ochre_match_refusal(m, who, action);
    if (*clause != NULL)
        return OCHRE_REFUSED;
    if (m->plies >= m->capacity)
        return OCHRE_FULL;
    append(m, action);
    return OCHRE_OK;
}

ochre_status ochre_match_chance(ochre_match *m, ochre_rng *rng)
{
    assert(ochre_match_actor(m) == OCHRE_CHANCE);
    if (m->plies >= m->capacity)
        return OCHRE_FULL;
    append(m, m->game->sample(m->edition, m->state, rng));
    return OCHRE_OK;
}

/* ---- going back ---- */

void ochre_match_replay(const ochre_match *m, int ply, void *out)
{
    assert(ply >= 0 && ply <= m->plies);
    memcpy(out, m->origin, m->game->state_size);
    for (int i = 0; i < ply; i++)
        m->game->apply(m->edition, out, m->log[i]);
}

void ochre_match_undo_to(ochre_match *m, int ply)
{
    ochre_match_replay(m, ply, m->state);
    m->plies = ply;
}

/* Did the seat's own move show it something, as the last bid of a secret auction does, or the end of a game?
 * Then the same move would have left something else to see in another world that the seat took for possible. */
static bool has_shown(const ochre_match *m, int seat, const void *before, ochre_action action)
{
    enum { WORLDS = 16 }; /* two secrets may be the same by chance, but not so often */
    alignas(16) uint8_t after[OCHRE_STATE], world[OCHRE_STATE];
    int32_t             shown[OCHRE_COLUMNS], other[OCHRE_COLUMNS];
    const size_t        bytes = sizeof shown[0] * (size_t)ochre_numbers_count(m->game);
    ochre_rng           lot;
    memcpy(after, before, m->game->state_size);
    m->game->apply(m->edition, after, action);
    ochre_numbers_write(m->game, m->edition, after, seat, shown);
    for (int i = 0; i < WORLDS; i++) {
        ochre_rng_seed(&lot, 0, (uint64_t)i);
        memcpy(world, before, m->game->state_size);
        m->game->hide(m->edition, world, seat, &lot);
        if (memcmp(world, before, m->game->state_size) == 0)
            continue;
        m->game->apply(m->edition, world, action);
        ochre_numbers_write(m->game, m->edition, world, seat, other);
        if (memcmp(shown, other, bytes) != 0)
            return true;
    }
    return false;
}

int ochre_match_undo_limit(const ochre_match *m, int seat)
{
    alignas(16) uint8_t state[OCHRE_STATE], past[OCHRE_STATE];
    memcpy(state, m->origin, m->game->state_size);
    memcpy(past, state, m->game->state_size);
    int limit = 0;
    for (int i = 0; i < m->plies; i++) {
        const bool is_own = m->game->actor(state) == seat;
        m->game->apply(m->edition, state, m->log[i]);
        if (is_own)
            continue;
        limit = i + 1;
        memcpy(past, state, m->game->state_size);
    }
    for (int i = limit; i < m->plies; i++) {
        if (has_shown(m, seat, past, m->log[i]))
            limit = i + 1;
        m->game->apply(m->edition, past, m->log[i]);
    }
    return limit;
}
