/* fuzzing.c - the tools of the fuzz targets. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ochre/notation.h>

#include "fuzz/fuzzing.h"

static ochre_json_token tokens[FUZZ_TOKENS];

/* Exactly as long as the contract says, so that a longer list is seen by the sanitizer. */
static ochre_action actions[OCHRE_LEGAL];
static uint32_t     weights[OCHRE_LEGAL];
static uint64_t     sorted[OCHRE_LEGAL];

void fuzz_fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("fuzz: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    abort();
}

/* ---- texts ---- */

static bool cut(ochre_json *j, const char *text, size_t length, ochre_text *why)
{
    return ochre_json_cut(j, text, length, tokens, FUZZ_TOKENS, why) == OCHRE_OK;
}

bool fuzz_cut(ochre_json *j, const char *text, size_t length)
{
    char       words[256];
    ochre_text why = OCHRE_TEXT(words);
    const bool is_json = cut(j, text, length, &why);
    FUZZ_CHECK(is_json || why.length > 0, "a text is refused without a reason");
    return is_json;
}

void fuzz_cut_own(ochre_json *j, const char *what, const ochre_text *text)
{
    char       words[256];
    ochre_text why = OCHRE_TEXT(words);
    FUZZ_CHECK(!text->full, "%s: the text does not fit", what);
    FUZZ_CHECK(cut(j, text->data, text->length, &why), "%s: what was written is no JSON: %s", what,
               words);
}

void fuzz_same_text(const char *what, const ochre_text *expected, const ochre_text *found)
{
    size_t at = 0;
    FUZZ_CHECK(!expected->full && !found->full, "%s: the text does not fit", what);
    while (at < expected->length && at < found->length && expected->data[at] == found->data[at])
        at++;
    const size_t from = at > 40 ? at - 40 : 0;
    FUZZ_CHECK(at == expected->length && at == found->length,
               "%s: expected ...%.80s..., found ...%.80s...", what, expected->data + from,
               found->data + from);
}

static const char *text_of(const ochre_game *game, ochre_action action)
{
    static char buffer[256];
    ochre_text  text = OCHRE_TEXT(buffer);
    ochre_action_text(game, action, &text);
    return buffer;
}

/* ---- choices ---- */

static int compare_bits(const void *a, const void *b)
{
    const uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

static bool is_listed(ochre_action action, int count)
{
    const uint64_t bits = ochre_action_bits(action);
    return bsearch(&bits, sorted, (size_t)count, sizeof bits, compare_bits) != NULL;
}

static int list_choices(const fuzz_table *t)
{
    const int actor = t->game->actor(t->state);
    int       count = 0;
    if (actor == OCHRE_OVER)
        return 0;
    if (actor == OCHRE_CHANCE)
        count = t->game->outcomes(t->edition, t->state, actions, weights);
    else
        count = t->game->legal(t->edition, t->state, actions);
    FUZZ_CHECK(count >= 1 && count <= OCHRE_LEGAL, "actor %d has %d choices", actor, count);
    FUZZ_CHECK(actor == OCHRE_CHANCE || (actor >= 0 && actor < t->game->players(t->state)),
               "actor %d is nobody", actor);
    return count;
}

/* Small arguments, for large ones are refused before anything is looked at. */
static ochre_action random_action(ochre_rng *rng)
{
    ochre_action a = {.verb = (uint8_t)ochre_rng_below(rng, 20)};
    const int    arguments = (int)ochre_rng_below(rng, 8);
    for (int i = 0; i < arguments; i++)
        a.arg[i] = (uint8_t)ochre_rng_below(rng, i == 0 ? 40 : 4);
    return a;
}

static void check_unlisted(fuzz_table *t, int count)
{
    for (int i = 0; i < 100; i++) {
        ochre_action a = random_action(&t->rng);
        if (count > 0 && i % 2 == 0) { /* a near miss */
            a = actions[ochre_rng_below(&t->rng, (uint32_t)count)];
            a.arg[ochre_rng_below(&t->rng, 7)] = (uint8_t)ochre_rng_below(&t->rng, 12);
        }
        const char *clause = t->game->refusal(t->edition, t->state, a);
        FUZZ_CHECK((clause == NULL) == is_listed(a, count), "`%s` is %s but %s",
                   text_of(t->game, a), clause == NULL ? "unlisted" : "listed",
                   clause == NULL ? "nothing refuses it" : clause);
    }
}

void fuzz_check_choices(fuzz_table *t)
{
    const int count = list_choices(t);
    for (int i = 0; i < count; i++) {
        const char *clause = t->game->refusal(t->edition, t->state, actions[i]);
        FUZZ_CHECK(ochre_action_formed(t->game, actions[i]), "`%s` is listed",
                   text_of(t->game, actions[i]));
        FUZZ_CHECK(clause == NULL, "`%s` is listed but refused by %s", text_of(t->game, actions[i]),
                   clause);
        FUZZ_CHECK(t->game->actor(t->state) != OCHRE_CHANCE || weights[i] > 0,
                   "`%s` weighs nothing", text_of(t->game, actions[i]));
        sorted[i] = ochre_action_bits(actions[i]);
    }
    qsort(sorted, (size_t)count, sizeof sorted[0], compare_bits);
    for (int i = 1; i < count; i++)
        FUZZ_CHECK(sorted[i] != sorted[i - 1], "`%s` is listed twice",
                   text_of(t->game, ochre_action_packed(sorted[i])));
    check_unlisted(t, count);
}

/* ---- playing on ---- */

/* Chance plays by its odds or, as often, evenly: what is rare must hold as well. */
static ochre_action choose(fuzz_table *t)
{
    const bool by_odds = (ochre_rng_next(&t->rng) >> 63) != 0;
    if (by_odds && t->game->actor(t->state) == OCHRE_CHANCE)
        return t->game->sample(t->edition, t->state, &t->rng);
    return actions[ochre_rng_below(&t->rng, (uint32_t)list_choices(t))];
}

static void check_sentence(const fuzz_table *t, const void *before, ochre_action action)
{
    char      buffer[2000];
    const int viewer = t->game->actor(t->state) >= 0 ? t->game->actor(t->state) : OCHRE_SPECTATOR;
    for (int lang = OCHRE_EN; lang <= OCHRE_RU; lang++) {
        ochre_text text = OCHRE_TEXT(buffer);
        t->game->say(t->edition, before, t->state, action, viewer, (ochre_lang)lang, &text);
        FUZZ_CHECK(!text.full, "`%s` takes too many words", text_of(t->game, action));
    }
}

void fuzz_play(fuzz_table *t, int most)
{
    for (int i = 0; i < most && t->game->actor(t->state) != OCHRE_OVER; i++) {
        alignas(16) uint8_t before[OCHRE_STATE];
        memcpy(before, t->state, sizeof before);
        const ochre_action action = choose(t);
        const char        *clause = t->game->refusal(t->edition, t->state, action);
        FUZZ_CHECK(clause == NULL, "`%s` is refused by %s", text_of(t->game, action), clause);
        t->game->apply(t->edition, t->state, action);
        clause = t->game->state_ok(t->edition, t->state);
        FUZZ_CHECK(clause == NULL, "after `%s` the position breaks %s", text_of(t->game, action),
                   clause);
        check_sentence(t, before, action);
    }
}

/* ---- what is seen ---- */

static void check_view(fuzz_table *t, int viewer)
{
    static char         true_data[FUZZ_TEXT], other_data[FUZZ_TEXT];
    static ochre_canvas canvas;
    alignas(16) uint8_t other[OCHRE_STATE];
    ochre_text          truth = OCHRE_TEXT(true_data), dealt = OCHRE_TEXT(other_data);
    ochre_json          j;
    memcpy(other, t->state, sizeof other);
    t->game->hide(t->edition, other, viewer, &t->rng);
    const char *clause = t->game->state_ok(t->edition, other);
    FUZZ_CHECK(clause == NULL, "dealt anew for viewer %d the position breaks %s", viewer, clause);
    ochre_state_write(t->game, t->edition, t->state, viewer, &truth);
    ochre_state_write(t->game, t->edition, other, viewer, &dealt);
    fuzz_same_text("the view of a position and of its twin", &truth, &dealt);
    fuzz_cut_own(&j, "a view", &truth);
    for (int lang = OCHRE_EN; lang <= OCHRE_RU; lang++) {
        ochre_canvas_clear(&canvas);
        t->game->draw(t->edition, t->state, viewer, (ochre_lang)lang, &canvas);
    }
}

/* What bots and the odds say, which look at the position as its actor. */
static void check_hints(const fuzz_table *t)
{
    static ochre_odds odds[OCHRE_ODDS];
    uint32_t          share[OCHRE_SEATS];
    ochre_result      result;
    const int         actor = t->game->actor(t->state), count = list_choices(t);
    t->game->result(t->edition, t->state, &result);
    t->game->estimate(t->edition, t->state, share, NULL);
    if (actor < 0)
        return;
    t->game->weigh(t->edition, t->state, actions, count, weights, NULL);
    for (int i = 0; i < count; i++) {
        const int told = t->game->odds(t->edition, t->state, actor, actions[i], odds);
        FUZZ_CHECK(weights[i] >= 1, "`%s` has no weight", text_of(t->game, actions[i]));
        FUZZ_CHECK(told >= 0 && told <= OCHRE_ODDS, "%d odds for one move", told);
    }
}

void fuzz_check_views(fuzz_table *t)
{
    for (int viewer = OCHRE_EVERYTHING; viewer < t->game->players(t->state); viewer++)
        check_view(t, viewer);
    check_hints(t);
}
