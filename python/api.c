/* api.c - what libochre.so offers besides the public functions of include/ochre/: a game's table of functions
 * as functions with names, for languages that call by name. python/ochre.py is written for it.
 *
 * Viewers and actors are as in the contract: seats from 0. Nothing is allocated here; a clock is read for
 * bots that think for a time, and to hear of signals while they think. */
#include <string.h>
#include <time.h>

#include <ochre/batch.h>
#include <ochre/bot.h>
#include <ochre/json.h>
#include <ochre/match.h>
#include <ochre/notation.h>
#include <ochre/record.h>

typedef struct api_sizes {
    uint32_t state, edition, columns;      /* of this game: bytes, bytes, numbers */
    uint32_t legal, options, token, batch; /* entries, entries, bytes, bytes */
} api_sizes;

/* Python's own functions, by which a search lets other threads run and hears of signals: the library is linked
 * with no Python. */
typedef struct api_python {
    void *(*save_thread)(void);
    void (*restore_thread)(void *thread);
    int (*check_signals)(void); /* not 0: a handler raised; NULL in threads that hear of none */
} api_python;

const ochre_game *ochre_api_game(int number);
void              ochre_api_sizes(const ochre_game *game, api_sizes *out);
const void       *ochre_api_edition(const ochre_game *game);
uint64_t          ochre_api_layout(const ochre_game *game);

const char *ochre_api_start(const ochre_game *game, const void *edition, void *state,
                            const ochre_setup *setup);
int         ochre_api_players(const ochre_game *game, const void *state);
int         ochre_api_actor(const ochre_game *game, const void *state);
int         ochre_api_list(const ochre_game *game, const void *edition, const void *state,
                           ochre_action *out, uint32_t *weight);
uint64_t    ochre_api_sample(const ochre_game *game, const void *edition, const void *state,
                             ochre_rng *rng);
const char *ochre_api_play(const ochre_game *game, const void *edition, void *state,
                           uint64_t action);
void        ochre_api_hide(const ochre_game *game, const void *edition, void *state, int viewer,
                           ochre_rng *rng);
void        ochre_api_estimate(const ochre_game *game, const void *edition, const void *state,
                               uint32_t share[OCHRE_SEATS]);
uint32_t    ochre_api_below(ochre_rng *rng, uint32_t bound);

void         ochre_api_action_text(const ochre_game *game, uint64_t action, ochre_text *out);
ochre_status ochre_api_action_parse(const ochre_game *game, const char *text, size_t length,
                                    uint64_t *action, ochre_text *why);
void     ochre_api_draw(const ochre_game *game, const void *edition, const void *state, int viewer,
                        int lang, ochre_text *out);
void     ochre_api_say(const ochre_game *game, const void *edition, const void *before,
                       const void *after, uint64_t action, int viewer, int lang, ochre_text *out);
uint64_t ochre_api_seen(const ochre_game *game, const void *edition, const void *before, int viewer,
                        uint64_t action);
ochre_status ochre_api_read_state(const ochre_game *game, const void *edition, void *state,
                                  const char *text, size_t length, ochre_json_token *tokens,
                                  int capacity, ochre_text *why);
ochre_status ochre_api_read_edition(const ochre_game *game, void *edition, const char *text,
                                    size_t length, ochre_json_token *tokens, int capacity,
                                    ochre_text *why);

ochre_status ochre_api_write_record(const ochre_game *game, const void *edition,
                                    const ochre_setup *setup, ochre_action *log, int plies,
                                    const ochre_record_names *names, int viewer, ochre_text *out);
ochre_status ochre_api_read_record(const char *text, size_t length, const void *edition,
                                   void *beginning, ochre_action *log, int *plies,
                                   ochre_record_names *names, ochre_text *why);

bool         ochre_api_bot(const char *name, const ochre_game *game, uint64_t *bytes);
ochre_status ochre_api_choose(const char *name, const ochre_game *game, const void *edition,
                              const void *state, ochre_rng *rng, void *memory, uint64_t bytes,
                              uint64_t *action, ochre_text *thoughts, const api_python *python);

/* ---- games and their positions ---- */

/* NULL behind the last. */
const ochre_game *ochre_api_game(int number)
{
    return ochre_games[number];
}

void ochre_api_sizes(const ochre_game *game, api_sizes *out)
{
    *out = (api_sizes){.state = (uint32_t)game->state_size,
                       .edition = (uint32_t)game->edition_size,
                       .columns = (uint32_t)ochre_numbers_count(game),
                       .legal = OCHRE_LEGAL,
                       .options = OCHRE_OPTIONS,
                       .token = sizeof(ochre_json_token),
                       .batch = sizeof(ochre_batch)};
}

const void *ochre_api_edition(const ochre_game *game)
{
    return game->edition;
}

static uint64_t layout_of(const ochre_field *table, uint64_t hash)
{
    for (const ochre_field *f = table; f->name != NULL; f++) {
        const uint32_t spot[] = {(uint32_t)f->type, f->flags, f->offset, f->dim[0], f->dim[1]};
        hash = ochre_hash(ochre_hash(hash, f->name, strlen(f->name)), spot, sizeof spot);
        if (f->type == OCHRE_STRUCT)
            hash = layout_of(f->sub, hash);
    }
    return hash;
}

/* Another number where the bytes of a state mean something else, as they may in another version. */
uint64_t ochre_api_layout(const ochre_game *game)
{
    const uint64_t whole[] = {(uint64_t)game->rules_version, game->state_size};
    return layout_of(game->state_fields, ochre_hash(0, whole, sizeof whole));
}

const char *ochre_api_start(const ochre_game *game, const void *edition, void *state,
                            const ochre_setup *setup)
{
    return game->start(edition, state, setup);
}

int ochre_api_players(const ochre_game *game, const void *state)
{
    return game->players(state);
}

int ochre_api_actor(const ochre_game *game, const void *state)
{
    return game->actor(state);
}

/* What the actor may do; the weights are chance's, and may be NULL. */
int ochre_api_list(const ochre_game *game, const void *edition, const void *state,
                   ochre_action *out, uint32_t *weight)
{
    uint32_t unwanted[OCHRE_LEGAL];
    switch (game->actor(state)) {
    case OCHRE_OVER: return 0;
    case OCHRE_CHANCE:
        return game->outcomes(edition, state, out, weight != NULL ? weight : unwanted);
    default: return game->legal(edition, state, out);
    }
}

/* Only while the actor is chance. */
uint64_t ochre_api_sample(const ochre_game *game, const void *edition, const void *state,
                          ochre_rng *rng)
{
    return ochre_action_bits(game->sample(edition, state, rng));
}

/* NULL, or the clause that forbids it; then nothing has changed. */
const char *ochre_api_play(const ochre_game *game, const void *edition, void *state,
                           uint64_t action)
{
    const ochre_action what = ochre_action_packed(action);
    if (game->actor(state) == OCHRE_OVER)
        return game->turn_clause;
    const char *const clause = game->refusal(edition, state, what);
    if (clause == NULL)
        game->apply(edition, state, what);
    return clause;
}

void ochre_api_hide(const ochre_game *game, const void *edition, void *state, int viewer,
                    ochre_rng *rng)
{
    game->hide(edition, state, viewer, rng);
}

void ochre_api_estimate(const ochre_game *game, const void *edition, const void *state,
                        uint32_t share[OCHRE_SEATS])
{
    game->estimate(edition, state, share, NULL);
}

uint32_t ochre_api_below(ochre_rng *rng, uint32_t bound)
{
    return ochre_rng_below(rng, bound);
}

/* ---- texts ---- */

void ochre_api_action_text(const ochre_game *game, uint64_t action, ochre_text *out)
{
    ochre_action_text(game, ochre_action_packed(action), out);
}

ochre_status ochre_api_action_parse(const ochre_game *game, const char *text, size_t length,
                                    uint64_t *action, ochre_text *why)
{
    ochre_action       what;
    const ochre_status status = ochre_action_parse(game, text, length, &what, why);
    if (status == OCHRE_OK)
        *action = ochre_action_bits(what);
    return status;
}

void ochre_api_draw(const ochre_game *game, const void *edition, const void *state, int viewer,
                    int lang, ochre_text *out)
{
    ochre_canvas canvas;
    ochre_canvas_clear(&canvas);
    game->draw(edition, state, viewer, (ochre_lang)lang, &canvas);
    ochre_canvas_text(&canvas, out);
}

void ochre_api_say(const ochre_game *game, const void *edition, const void *before,
                   const void *after, uint64_t action, int viewer, int lang, ochre_text *out)
{
    game->say(edition, before, after, ochre_action_packed(action), viewer, (ochre_lang)lang, out);
}

uint64_t ochre_api_seen(const ochre_game *game, const void *edition, const void *before, int viewer,
                        uint64_t action)
{
    if (game->seen == NULL || viewer == OCHRE_EVERYTHING)
        return action;
    return ochre_action_bits(game->seen(edition, before, viewer, ochre_action_packed(action)));
}

ochre_status ochre_api_read_state(const ochre_game *game, const void *edition, void *state,
                                  const char *text, size_t length, ochre_json_token *tokens,
                                  int capacity, ochre_text *why)
{
    ochre_json         j;
    const ochre_status status = ochre_json_cut(&j, text, length, tokens, capacity, why);
    return status != OCHRE_OK ? status : ochre_state_read(game, edition, state, &j, 0, why);
}

ochre_status ochre_api_read_edition(const ochre_game *game, void *edition, const char *text,
                                    size_t length, ochre_json_token *tokens, int capacity,
                                    ochre_text *why)
{
    ochre_json         j;
    const ochre_status status = ochre_json_cut(&j, text, length, tokens, capacity, why);
    return status != OCHRE_OK ? status : ochre_edition_read(game, edition, &j, 0, why);
}

/* ---- records ---- */

/* Refused or invalid: `out` says why, beginning with the place in the log, counted from 0. */
ochre_status ochre_api_write_record(const ochre_game *game, const void *edition,
                                    const ochre_setup *setup, ochre_action *log, int plies,
                                    const ochre_record_names *names, int viewer, ochre_text *out)
{
    ochre_match  m;
    const char  *clause;
    ochre_status status = ochre_match_start(&m, game, edition, setup, log, plies, &clause);
    while (status == OCHRE_OK && m.plies < plies) {
        status = ochre_match_play(&m, ochre_match_actor(&m), log[m.plies], &clause);
        if (status != OCHRE_OK)
            ochre_text_format(out, "action %d: ", m.plies);
    }
    if (status == OCHRE_OK)
        ochre_record_write(&m, names, viewer, out);
    else
        ochre_text_format(out, "forbidden by %s", clause);
    return status;
}

/* The log has room for *plies actions; then *plies is how many there are. */
ochre_status ochre_api_read_record(const char *text, size_t length, const void *edition,
                                   void *beginning, ochre_action *log, int *plies,
                                   ochre_record_names *names, ochre_text *why)
{
    ochre_match        m;
    const ochre_status status =
        ochre_record_read(text, length, edition, &m, log, *plies, names, why);
    if (status != OCHRE_OK)
        return status;
    *plies = m.plies;
    ochre_match_replay(&m, 0, beginning);
    return OCHRE_OK;
}

/* ---- bots ---- */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* While a bot thinks, without Python's lock. */
typedef struct {
    const api_python *python;
    void             *thread; /* what save_thread gave */
    double            until;  /* 0: for as many iterations as it takes */
    double            next_look;
    bool              is_interrupted;
} watch;

static const double between_looks = 0.05; /* seconds: to people that is at once */

static void hear_signals(watch *w)
{
    w->python->restore_thread(w->thread);
    w->is_interrupted = w->python->check_signals() != 0;
    w->thread = w->python->save_thread();
}

static bool is_enough(void *clock)
{
    watch *const w = clock;
    const double time = now();
    if (w->python->check_signals != NULL && time >= w->next_look) {
        hear_signals(w);
        w->next_look = time + between_looks;
    }
    return w->is_interrupted || (w->until != 0 && time >= w->until);
}

/* False: there is no such bot, or it wants several threads. */
bool ochre_api_bot(const char *name, const ochre_game *game, uint64_t *bytes)
{
    ochre_bot_spec spec;
    if (!ochre_bot_parse(name, game, &spec) || spec.threads != 1)
        return false;
    *bytes = ochre_bot_memory(&spec);
    return true;
}

static void write_thoughts(const ochre_thinking *thinking, ochre_text *out)
{
    ochre_text_char(out, '[');
    for (int i = 0; i < thinking->thoughts; i++) {
        const ochre_thought *const one = &thinking->thought[i];
        ochre_text_format(out, "%s[", i > 0 ? "," : "");
        ochre_text_uint(out, ochre_action_bits(one->action));
        ochre_text_format(out, ",%u,%u]", one->visits, one->win);
    }
    ochre_text_char(out, ']');
}

/* The thoughts: [[action, visits, win in sixtieths times 1000], ...], of bots that search. Begins and ends with Python's
 * lock held; OCHRE_INVALID also where a signal's handler raised, and then Python knows what. */
ochre_status ochre_api_choose(const char *name, const ochre_game *game, const void *edition,
                              const void *state, ochre_rng *rng, void *memory, uint64_t bytes,
                              uint64_t *action, ochre_text *thoughts, const api_python *python)
{
    ochre_bot_spec spec;
    ochre_action   choice;
    if (!ochre_bot_parse(name, game, &spec) || game->actor(state) < 0)
        return OCHRE_INVALID;
    const double begun = now();
    watch        w = {.python = python, .next_look = begun + between_looks};
    if (spec.milliseconds != 0)
        w.until = begun + 1e-3 * spec.milliseconds;
    ochre_thinking thinking = {.memory = memory, .bytes = bytes, .enough = is_enough, .clock = &w};
    w.thread = python->save_thread();
    const ochre_status status =
        ochre_bot_choose(&spec, game, edition, state, rng, &thinking, &choice);
    python->restore_thread(w.thread);
    if (status != OCHRE_OK || w.is_interrupted)
        return status != OCHRE_OK ? status : OCHRE_INVALID;
    *action = ochre_action_bits(choice);
    write_thoughts(&thinking, thoughts);
    return OCHRE_OK;
}
