/* conformance_walk.c - random games from fixed seeds, and how a failure names its spot. */
#include <stdlib.h>

#include <ochre/match.h>
#include <ochre/notation.h>

#include "tests/conformance.h"

static conf_walk walk; /* large, and only one is under way at a time */

/* ---- failures ---- */

const char *conf_text(const ochre_game *game, ochre_action action)
{
    static char buffers[4][256];
    static int  next;
    char *const buffer = buffers[next++ % 4];
    ochre_text  text = ochre_text_over(buffer, sizeof buffers[0]);
    ochre_action_text(game, action, &text);
    return buffer;
}

void conf_fail(const conf_walk *w, const char *file, int line, const char *format, ...)
{
    char    message[2000];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    print_error("%s players %d", w->game->id, w->setup.players);
    for (int i = 0; w->game->options[i].name != NULL; i++)
        print_error(" %s %d", w->game->options[i].name, (int)w->setup.option[i]);
    print_error(" seed %llu ply %d", (unsigned long long)w->seed, w->ply);
    if (w->ply > 0)
        print_error(" after `%s`", conf_text(w->game, w->last));
    print_error(": %s\n", message);
    _fail(file, line);
    abort(); /* not reached: _fail jumps out of the test */
}

void conf_same_text(const conf_walk *w, const char *what, const ochre_text *expected,
                    const ochre_text *found)
{
    size_t at = 0;
    CONF_CHECK(w, !expected->full && !found->full, "%s: the text does not fit", what);
    while (at < expected->length && at < found->length && expected->data[at] == found->data[at])
        at++;
    if (at == expected->length && at == found->length)
        return;
    const size_t from = at > 40 ? at - 40 : 0;
    conf_fail(w, __FILE__, __LINE__, "%s: expected ...%.80s..., found ...%.80s...", what,
              expected->data + from, found->data + from);
}

/* ---- small tools ---- */

static int compare_bits(const void *a, const void *b)
{
    const uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

int conf_place(const conf_walk *w, ochre_action action)
{
    const uint64_t  bits = ochre_action_bits(action);
    const uint64_t *at = bsearch(&bits, w->sorted, (size_t)w->count, sizeof bits, compare_bits);
    return at != NULL ? (int)(at - w->sorted) : -1;
}

bool conf_is_listed(const conf_walk *w, ochre_action action)
{
    return conf_place(w, action) >= 0;
}

/* How many bytes follow a leading byte, or -1 if it leads nothing; *least is the smallest code point
 * that needs so many. */
static int utf8_followers(unsigned char lead, uint32_t *code, uint32_t *least)
{
    static const struct {
        unsigned char mask, mark;
        uint32_t      least;
    } forms[] = {{0x80, 0, 0}, {0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}};
    for (int n = 0; n < 4; n++)
        if ((lead & forms[n].mask) == forms[n].mark) {
            *code = lead & (uint32_t)(unsigned char)~forms[n].mask;
            *least = forms[n].least;
            return n;
        }
    return -1;
}

bool conf_is_utf8(const char *text, size_t length)
{
    for (size_t i = 0; i < length;) {
        uint32_t  code, least;
        const int followers = utf8_followers((unsigned char)text[i++], &code, &least);
        if (followers < 0 || length - i < (size_t)followers)
            return false;
        for (int k = 0; k < followers; k++, i++) {
            if (((unsigned char)text[i] & 0xc0) != 0x80)
                return false;
            code = code << 6 | ((unsigned char)text[i] & 0x3f);
        }
        if (code < least || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
            return false;
    }
    return true;
}

int conf_volume(int usual)
{
    const char *wish = getenv("OCHRE_CONFORMANCE_GAMES");
    const int   games = wish != NULL ? atoi(wish) : 0;
    return games > 0 ? games : usual;
}

/* ---- walks ---- */

void conf_list(conf_walk *w)
{
    w->actor = w->game->actor(w->state);
    w->count = 0;
    if (w->actor == OCHRE_CHANCE)
        w->count = w->game->outcomes(w->edition, w->state, w->action, w->weight);
    else if (w->actor != OCHRE_OVER)
        w->count = w->game->legal(w->edition, w->state, w->action);
    CONF_CHECK(w, w->count <= OCHRE_LEGAL, "%d actions in a list", w->count);
    CONF_CHECK(w, w->actor == OCHRE_OVER || w->count > 0, "actor %d has nothing to do", w->actor);
}

void conf_sort(conf_walk *w)
{
    for (int i = 0; i < w->count; i++)
        w->sorted[i] = ochre_action_bits(w->action[i]);
    qsort(w->sorted, (size_t)w->count, sizeof w->sorted[0], compare_bits);
}

static bool begin(conf_walk *w, const ochre_game *game, const ochre_setup *setup, uint64_t seed)
{
    memset(w, 0, sizeof *w);
    w->game = game;
    w->edition = game->edition;
    w->setup = *setup;
    w->seed = seed;
    ochre_rng_seed(&w->dice, seed, 1);
    ochre_rng_seed(&w->mind, seed, 2);
    ochre_rng_seed(&w->other, seed, 3);
    if (game->start(w->edition, w->state, setup) != NULL)
        return false;
    conf_list(w);
    return true;
}

static void step(conf_walk *w)
{
    memcpy(w->before, w->state, sizeof w->state);
    w->last = w->actor == OCHRE_CHANCE ? w->game->sample(w->edition, w->state, &w->dice)
                                       : w->action[ochre_rng_below(&w->mind, (uint32_t)w->count)];
    w->game->apply(w->edition, w->state, w->last);
    w->ply++;
    CONF_CHECK(w, w->ply < CONF_PLIES, "the game does not end");
    conf_list(w);
}

static void walk_one(conf_walk *w, int stride, conf_visit *visit)
{
    visit(w);
    while (w->actor != OCHRE_OVER) {
        step(w);
        if (w->ply % stride == 0 || w->actor == OCHRE_OVER)
            visit(w);
    }
}

static void walk_setup(const ochre_game *game, const ochre_setup *setup, conf_plan plan,
                       conf_visit *visit)
{
    for (int g = 0; g < plan.games; g++) {
        const uint64_t seed = (uint64_t)g + 1;
        if (!begin(&walk, game, setup, seed))
            return;
        walk_one(&walk, plan.stride, visit);
    }
}

/* Every value of every option, one at a time; what start() refuses is passed over. Above the trial
 * value games only get longer. */
static void walk_options(const ochre_game *game, ochre_setup setup, conf_plan plan,
                         conf_visit *visit)
{
    for (int i = 0; game->options[i].name != NULL; i++) {
        const ochre_option *o = &game->options[i];
        const int           usual = o->trial != 0 ? o->trial : o->fallback;
        for (int value = o->lo; value <= (o->trial != 0 ? o->trial : o->hi); value++) {
            if (value == usual)
                continue;
            setup.option[i] = value;
            walk_setup(game, &setup, plan, visit);
        }
        setup.option[i] = usual;
    }
}

void conf_walks(conf_plan plan, conf_visit *visit)
{
    for (int g = 0; ochre_games[g] != NULL; g++)
        for (int n = ochre_games[g]->min_players; n <= ochre_games[g]->max_players; n++) {
            ochre_setup setup;
            ochre_setup_trial(ochre_games[g], n, &setup);
            assert_null(ochre_games[g]->start(ochre_games[g]->edition, walk.state, &setup));
            walk_setup(ochre_games[g], &setup, plan, visit);
            if (!plan.only_defaults)
                walk_options(ochre_games[g], setup, plan, visit);
        }
}

static conf_visit *visit_of_case;

static void visit_first_state(conf_walk *w)
{
    if (w->ply == 0)
        visit_of_case(w);
    w->actor = OCHRE_OVER; /* nothing after the first state is wanted */
}

void conf_cases(bool only_defaults, conf_visit *visit)
{
    visit_of_case = visit;
    conf_walks((conf_plan){.games = 1, .stride = 1, .only_defaults = only_defaults},
               visit_first_state);
}
