/* conformance_log.c - matches: replay, undo, records, and that a refused action changes nothing. */
#include <ochre/json.h>
#include <ochre/match.h>
#include <ochre/notation.h>
#include <ochre/record.h>

#include "tests/conformance.h"

static ochre_match  match, copy;
static ochre_action log_of_match[CONF_PLIES], log_of_copy[CONF_PLIES], log_of_later[CONF_PLIES];
static char         record_data[1 << 20], again_data[1 << 20];

/* Plays a whole match of the walk's case by the checked way in; `after` is called at every ply. */
static void play(conf_walk *w, void (*after)(conf_walk *))
{
    const char  *clause = NULL;
    ochre_status status = ochre_match_start(&match, w->game, w->edition, &w->setup, log_of_match,
                                            CONF_PLIES, &clause);
    CONF_CHECK(w, status == OCHRE_OK, "the match does not start: %s", clause);
    for (w->ply = 0; ochre_match_actor(&match) != OCHRE_OVER; w->ply++) {
        memcpy(w->state, match.state, sizeof w->state);
        conf_list(w);
        if (after != NULL)
            after(w);
        if (w->actor == OCHRE_CHANCE) {
            status = ochre_match_chance(&match, &w->dice);
        } else {
            w->last = w->action[ochre_rng_below(&w->mind, (uint32_t)w->count)];
            status = ochre_match_play(&match, w->actor, w->last, &clause);
        }
        CONF_CHECK(w, status == OCHRE_OK, "actor %d may not go on: %s", w->actor, clause);
        w->last = match.log[match.plies - 1];
    }
}

static void same_state(const conf_walk *w, const char *what, const void *expected,
                       const void *found)
{
    CONF_CHECK(w, memcmp(expected, found, w->game->state_size) == 0, "%s: states differ", what);
}

/* ---- replay and undo ---- */

static alignas(16) uint8_t states[CONF_PLIES / 10][OCHRE_STATE]; /* of every tenth ply */

/* What the seat may take back has shown it nothing: in a world that it took for possible the same moves leave the same
 * to see. */
static void check_undo_shows_nothing(conf_walk *w, int seat, int limit)
{
    alignas(16) uint8_t past[OCHRE_STATE], world[OCHRE_STATE];
    ochre_text          one = OCHRE_TEXT(record_data), other = OCHRE_TEXT(again_data);
    ochre_match_replay(&match, limit, past);
    memcpy(world, past, sizeof world);
    w->game->hide(w->edition, world, seat, &w->other);
    for (int ply = limit; ply < match.plies; ply++) {
        w->game->apply(w->edition, past, match.log[ply]);
        w->game->apply(w->edition, world, match.log[ply]);
        ochre_text_clear(&one);
        ochre_text_clear(&other);
        ochre_state_write(w->game, w->edition, past, seat, &one);
        ochre_state_write(w->game, w->edition, world, seat, &other);
        conf_same_text(w, "what may be taken back has shown a secret", &one, &other);
    }
}

/* All that a seat may take back was its own choice. */
static void check_undo_limit(conf_walk *w, int seat)
{
    alignas(16) uint8_t past[OCHRE_STATE];
    const int           limit = ochre_match_undo_limit(&match, seat);
    CONF_CHECK(w, limit >= 0 && limit <= match.plies, "undo to ply %d of %d", limit, match.plies);
    for (int ply = limit; ply < match.plies; ply++) {
        ochre_match_replay(&match, ply, past);
        CONF_CHECK(w, w->game->actor(past) == seat, "seat %d may undo what actor %d did", seat + 1,
                   w->game->actor(past));
    }
    check_undo_shows_nothing(w, seat, limit);
}

static void keep_state(conf_walk *w)
{
    if (w->ply % 10 != 0)
        return;
    memcpy(states[w->ply / 10], w->state, OCHRE_STATE);
    for (int seat = 0; seat < w->setup.players; seat++)
        check_undo_limit(w, seat);
}

static void check_replay(conf_walk *w)
{
    alignas(16) uint8_t past[OCHRE_STATE];
    play(w, keep_state);
    for (int seat = 0; seat < w->setup.players; seat++)
        check_undo_limit(w, seat); /* the end lays secrets open */
    const int plies = match.plies;
    ochre_match_replay(&match, plies, past);
    same_state(w, "replay to the end", match.state, past);
    for (int i = 0; i < 10; i++) {
        const int kept = (int)ochre_rng_below(&w->other, (uint32_t)((plies + 9) / 10));
        ochre_match_replay(&match, kept * 10, past);
        same_state(w, "replay", states[kept], past);
    }
    const int kept = (int)ochre_rng_below(&w->other, (uint32_t)((plies + 9) / 10));
    ochre_match_undo_to(&match, kept * 10);
    same_state(w, "undo", states[kept], match.state);
    CONF_CHECK(w, match.plies == kept * 10, "%d plies after undo to %d", match.plies, kept * 10);
}

void replay_and_undo_give_equal_bytes(void **unused)
{
    (void)unused;
    conf_cases(false, check_replay);
}

/* ---- records ---- */

static const ochre_record_names names = {
    .seat = {"Ada", "Борис Б.", "greedy", "x", "# not a remark"}};

static void check_record_of(const conf_walk *w, const ochre_match *m)
{
    char               why_data[500];
    ochre_text         text = OCHRE_TEXT(record_data), again = OCHRE_TEXT(again_data);
    ochre_text         why = OCHRE_TEXT(why_data);
    ochre_record_names back;
    ochre_record_write(m, &names, OCHRE_EVERYTHING, &text);
    CONF_CHECK(w, !text.full && conf_is_utf8(text.data, text.length), "the record is cut");
    CONF_CHECK(w, ochre_record_game(text.data, text.length, &why) == w->game,
               "the record is not of its game: %s", why_data);
    const ochre_status status = ochre_record_read(text.data, text.length, w->edition, &copy,
                                                  log_of_copy, CONF_PLIES, &back, &why);
    CONF_CHECK(w, status == OCHRE_OK, "the record cannot be read: %s", why_data);
    same_state(w, "record", m->state, copy.state);
    CONF_CHECK(w, copy.plies == m->plies, "%d plies, read %d", m->plies, copy.plies);
    CONF_CHECK(w, memcmp(m->log, copy.log, sizeof m->log[0] * (size_t)m->plies) == 0,
               "the log read back differs");
    for (int i = 0; i < w->setup.players; i++)
        CONF_CHECK(w, strcmp(back.seat[i], names.seat[i]) == 0, "`%s` read as `%s`", names.seat[i],
                   back.seat[i]);
    ochre_record_write(&copy, &back, OCHRE_EVERYTHING, &again);
    conf_same_text(w, "a record written, read and written", &text, &again);
}

/* A match that begins in the middle: the record holds the position. */
static void check_record_from_here(conf_walk *w)
{
    static ochre_match later;
    const char        *clause = NULL;
    later = match;
    later.log = log_of_later;
    ochre_match_load(&later, w->state);
    CONF_CHECK(w, later.plies == 0, "a loaded position has a log of %d", later.plies);
    check_record_of(w, &later);
    const ochre_status status = ochre_match_play(&later, w->actor, w->action[0], &clause);
    CONF_CHECK(w, status == OCHRE_OK, "a loaded position does not go on: %s", clause);
    check_record_of(w, &later);
}

static void check_record_sometimes(conf_walk *w)
{
    if (w->ply % 150 != 0)
        return;
    check_record_of(w, &match);
    check_record_from_here(w);
}

static void check_record(conf_walk *w)
{
    play(w, check_record_sometimes);
    check_record_of(w, &match);
}

void records_read_back(void **unused)
{
    (void)unused;
    conf_cases(false, check_record);
}

/* Is there a line of the record that ends in this action's text, behind who did it? */
static bool tells(const char *record, const char *action)
{
    char line[300];
    snprintf(line, sizeof line, "* %s\n", action);
    return strstr(record, line) != NULL;
}

static long secrets_kept;

/* What is veiled from a viewer stands nowhere in the viewer's record, unless the same event also
 * happened in the open. */
static void check_secrets_of(const conf_walk *w, int viewer)
{
    alignas(16) static uint8_t past[OCHRE_STATE];
    ochre_text                 text = OCHRE_TEXT(record_data);
    static bool                open[CONF_PLIES];
    ochre_record_write(&match, NULL, viewer, &text);
    for (int ply = 0; ply < match.plies; ply++) {
        ochre_match_replay(&match, ply, past);
        open[ply] = ochre_action_same(match.log[ply],
                                      w->game->seen(w->edition, past, viewer, match.log[ply]));
    }
    for (int ply = 0; ply < match.plies; ply++) {
        bool elsewhere = false;
        for (int k = 0; k < match.plies; k++)
            elsewhere |= open[k] && ochre_action_same(match.log[k], match.log[ply]);
        if (open[ply] || elsewhere)
            continue;
        CONF_CHECK(w, !tells(text.data, conf_text(w->game, match.log[ply])),
                   "the record for viewer %d tells `%s`", viewer,
                   conf_text(w->game, match.log[ply]));
        secrets_kept++;
    }
}

/* Early in a match, so that replaying to every ply stays cheap. */
static void check_secrets_early(conf_walk *w)
{
    if (w->ply != 12 || w->game->seen == NULL)
        return;
    for (int viewer = OCHRE_SPECTATOR; viewer < w->setup.players; viewer++)
        check_secrets_of(w, viewer);
}

static void check_secrets(conf_walk *w)
{
    play(w, check_secrets_early);
}

void records_for_a_viewer_keep_secrets(void **unused)
{
    (void)unused;
    secrets_kept = 0;
    conf_cases(false, check_secrets);
    assert_true(secrets_kept > 0);
}

/* ---- refusals ---- */

static void try_refused(const conf_walk *w, int who, ochre_action a)
{
    static ochre_match before;
    const char        *clause = NULL, *reason = ochre_match_refusal(&match, who, a);
    before = match;
    if (reason == NULL)
        return;
    const ochre_status status = ochre_match_play(&match, who, a, &clause);
    CONF_CHECK(w, status == OCHRE_REFUSED, "`%s` by %d gives status %d", conf_text(w->game, a), who,
               (int)status);
    CONF_CHECK(w, clause != NULL && strcmp(clause, reason) == 0, "refused by %s, not by %s", clause,
               reason);
    same_state(w, "after a refused action", before.state, match.state);
    CONF_CHECK(w, before.plies == match.plies, "a refused action is in the log");
}

static void try_many_refused(conf_walk *w)
{
    if (w->ply % 3 != 0)
        return;
    for (int i = 0; i < 4; i++) {
        ochre_action a;
        for (size_t k = 0; k < sizeof a; k++)
            ((uint8_t *)&a)[k] = (uint8_t)ochre_rng_below(&w->other, i < 2 ? 256 : 5);
        try_refused(w, w->actor, a);
    }
    const ochre_action legal = w->action[ochre_rng_below(&w->other, (uint32_t)w->count)];
    for (int who = OCHRE_CHANCE; who <= w->setup.players; who++) {
        if (who == w->actor)
            continue;
        const char *reason = ochre_match_refusal(&match, who, legal);
        CONF_CHECK(w, reason != NULL && strcmp(reason, w->game->turn_clause) == 0,
                   "%d does what %d has to decide: %s", who, w->actor,
                   reason != NULL ? reason : "allowed");
        try_refused(w, who, legal);
    }
}

static void check_refusals(conf_walk *w)
{
    play(w, try_many_refused);
    for (int who = OCHRE_CHANCE; who < w->setup.players; who++)
        CONF_CHECK(w, ochre_match_refusal(&match, who, w->last) != NULL, "%d goes on after the end",
                   who);
}

void refused_actions_change_nothing(void **unused)
{
    (void)unused;
    conf_cases(false, check_refusals);
}
