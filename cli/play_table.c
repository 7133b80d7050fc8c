/* play_table.c - the match at a table of people and bots.
 *
 * Whoever shows the table calls play_advance until somebody human is asked. A forced choice answers
 * itself (ply marked in `alone`), so undo passes over it: going back to it would only repeat it. */
#include <stdlib.h>
#include <string.h>

#include <ochre/notation.h>

#include "cli/play.h"

int play_players(const play_table *t)
{
    return t->match.game->players(t->match.state);
}

bool play_is_one_mind(const play_table *t)
{
    const ochre_game *const game = t->match.game;
    return play_players(t) == 1 || (game->is_one_mind != NULL && game->is_one_mind(t->match.state));
}

static bool is_forced(const play_table *t)
{
    ochre_action legal[OCHRE_LEGAL];
    return t->answers_alone && t->match.game->legal(t->match.edition, t->match.state, legal) == 1;
}

play_step play_next(const play_table *t)
{
    const int actor = ochre_match_actor(&t->match);
    if (actor == OCHRE_OVER)
        return PLAY_OVER;
    if (actor == OCHRE_CHANCE || !t->seat[actor].is_human || is_forced(t))
        return PLAY_MOVED;
    return PLAY_ASKS;
}

static void ensure_log(play_table *t)
{
    ochre_match *const m = &t->match;
    if (m->plies < m->capacity)
        return;
    m->capacity = 2 * m->capacity + 64;
    m->log = cli_enlarge(m->log, (size_t)m->capacity * sizeof(*m->log));
    t->alone = cli_enlarge(t->alone, (size_t)m->capacity);
}

void play_ready(play_table *t)
{
    t->alone = cli_alloc((size_t)t->match.capacity);
    memset(t->alone, 0, (size_t)t->match.capacity);
}

static bool play_as(play_table *t, int who, ochre_action action, bool alone, const char **clause)
{
    ensure_log(t);
    if (ochre_match_play(&t->match, who, action, clause) != OCHRE_OK)
        return false;
    t->alone[t->match.plies - 1] = alone;
    return true;
}

static void let_bot_choose(play_table *t, int actor)
{
    const ochre_match *const m = &t->match;
    cli_mind *const          bot = &t->seat[actor].mind;
    const char              *clause = NULL;
    const ochre_action       action = cli_mind_choose(bot, m->game, m->edition, m->state, &t->mind);
    /* Whoever was stopped has not thought it over, and the game may be gone on with. */
    if (cli_was_stopped() || play_as(t, actor, action, false, &clause))
        return;
    /* Our own slip; people at the table should not pay for it with the game. */
    ochre_action legal[OCHRE_LEGAL];
    m->game->legal(m->edition, m->state, legal);
    play_as(t, actor, legal[0], false, &clause);
}

play_step play_advance(play_table *t)
{
    const play_step step = play_next(t);
    if (step != PLAY_MOVED)
        return step;
    const int actor = ochre_match_actor(&t->match);
    if (actor == OCHRE_CHANCE) {
        ensure_log(t);
        ochre_match_chance(&t->match, &t->dice);
        t->alone[t->match.plies - 1] = 0;
    } else if (!t->seat[actor].is_human)
        let_bot_choose(t, actor);
    else {
        ochre_action legal[OCHRE_LEGAL];
        const char  *clause = NULL;
        t->match.game->legal(t->match.edition, t->match.state, legal);
        play_as(t, actor, legal[0], true, &clause);
    }
    return step;
}

bool play_do(play_table *t, ochre_action action, const char **clause)
{
    return play_as(t, ochre_match_actor(&t->match), action, false, clause);
}

/* The last ply that `seat` chose freely and may still take back, or -1. */
static int undo_target(const play_table *t, int seat)
{
    const int limit = ochre_match_undo_limit(&t->match, seat);
    int       ply = t->match.plies - 1;
    while (ply >= limit && t->alone[ply])
        ply--;
    return ply >= limit ? ply : -1;
}

bool play_undo(play_table *t)
{
    for (int seat = 0; seat < play_players(t); seat++) {
        const int target = t->seat[seat].is_human ? undo_target(t, seat) : -1;
        if (target < 0)
            continue;
        ochre_match_undo_to(&t->match, target);
        t->changes++;
        return true;
    }
    return false;
}

/* ---- the curtain ---- */

/* By their letters: styles may mark one's own row, and never tell what letters do not. */
static bool pictures_differ(const play_table *t, int a, int b)
{
    const ochre_match *const m = &t->match;
    ochre_canvas *const      of = cli_alloc(2 * sizeof(*of));
    for (int i = 0; i < 2; i++) {
        memset(&of[i], 0, sizeof(of[i]));
        m->game->draw(m->edition, m->state, i == 0 ? a : b, t->lang, &of[i]);
    }
    const bool differ = memcmp(of[0].glyph, of[1].glyph, sizeof(of[0].glyph)) != 0;
    free(of);
    return differ;
}

static bool logs_differ(const play_table *t, int a, int b)
{
    const ochre_match *const m = &t->match;
    alignas(16) uint8_t      before[OCHRE_STATE], after[OCHRE_STATE];
    memcpy(after, m->origin, m->game->state_size);
    for (int ply = 0; ply < m->plies; ply++) {
        char       buffer[2][1024];
        ochre_text said[2] = {OCHRE_TEXT(buffer[0]), OCHRE_TEXT(buffer[1])};
        memcpy(before, after, m->game->state_size);
        m->game->apply(m->edition, after, m->log[ply]);
        for (int i = 0; i < 2; i++)
            m->game->say(m->edition, before, after, m->log[ply], i == 0 ? a : b, t->lang, &said[i]);
        if (strcmp(buffer[0], buffer[1]) != 0)
            return true;
    }
    return false;
}

/* Their JSON would not do: a place where a secret could be is null for one and empty for the other
 * long before there is a secret. */
bool play_views_differ(const play_table *t, int a, int b)
{
    return pictures_differ(t, a, b) || logs_differ(t, a, b);
}

void play_list(const play_table *t, play_choices *out)
{
    const ochre_game *const game = t->match.game;
    out->count = game->legal(t->match.edition, t->match.state, out->action);
    for (int i = 0; i < out->count; i++) {
        ochre_text text = OCHRE_TEXT(out->text[i]);
        ochre_action_text(game, out->action[i], &text);
    }
}

/* ---- seats and files ---- */

static bool read_kind(const play_table *t, const char *word, play_seat *seat)
{
    seat->is_human = strcmp(word, "human") == 0;
    return seat->is_human || cli_mind_read(&seat->mind, word, t->match.game);
}

bool play_read_seat(const play_table *t, int index, const char *spec, play_seat *seat)
{
    const char *const mark = strrchr(spec, '=');
    const char *const kind = mark != NULL ? mark + 1 : spec;
    ochre_text        name = OCHRE_TEXT(seat->name);
    ochre_text_clear(&name);
    if (!read_kind(t, kind, seat))
        return false;
    if (mark != NULL)
        ochre_text_bytes(&name, spec, (size_t)(mark - spec));
    else if (seat->is_human)
        ochre_text_format(&name, "%s %d", play_say(WORD_HUMAN, t->lang), index + 1);
    else
        ochre_bot_text(&seat->mind.spec, &name);
    return !name.full && cli_name_ok(seat->name);
}

void play_write_seat(const play_seat *seat, ochre_text *out)
{
    char       kind[OCHRE_BOT_TEXT];
    ochre_text text = OCHRE_TEXT(kind);
    if (seat->is_human)
        ochre_text_string(&text, "human");
    else
        ochre_bot_text(&seat->mind.spec, &text);
    if (seat->is_human || strcmp(seat->name, kind) != 0)
        ochre_text_format(out, "%s=", seat->name);
    ochre_text_string(out, kind);
}

static void write_record(const void *context, ochre_text *out)
{
    const play_table *const t = context;
    ochre_record_names      names = {0};
    for (int seat = 0; seat < play_players(t); seat++) {
        ochre_text spec = OCHRE_TEXT(names.seat[seat]);
        play_write_seat(&t->seat[seat], &spec);
        if (spec.full) { /* the name is worth more than the kind */
            spec = OCHRE_TEXT(names.seat[seat]);
            ochre_text_string(&spec, t->seat[seat].name);
        }
    }
    ochre_record_write(&t->match, &names, OCHRE_EVERYTHING, out);
}

bool play_would_replace(const play_table *t, const char *path)
{
    const bool is_own =
        strcmp(path, t->saved_in) == 0 || (t->save_path != NULL && strcmp(path, t->save_path) == 0);
    return !is_own && cli_file_exists(path);
}

bool play_save(play_table *t, const char *path, ochre_text *why)
{
    size_t      length;
    char *const text = cli_text(write_record, t, &length);
    const bool  good = cli_write_file(path, text, length, why);
    free(text);
    if (good) {
        t->saved_plies = t->match.plies;
        snprintf(t->saved_in, sizeof(t->saved_in), "%s", path);
    }
    return good;
}
