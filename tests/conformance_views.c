/* conformance_views.c - no peeking, as a theorem: what a viewer is shown is a function of what the
 * viewer may know.
 *
 * The twin of a state is what hide() makes of it for a viewer. Whatever reaches that viewer - JSON,
 * picture, scores, choices, odds, hints - must be the same bytes for both. */
#include <stdlib.h>

#include <ochre/json.h>
#include <ochre/numbers.h>

#include "tests/conformance.h"

static char         first_data[CONF_JSON], second_data[CONF_JSON];
static ochre_canvas first_canvas, second_canvas;

/* ---- twins ---- */

static void check_twin_json(const conf_walk *w, const void *twin, int viewer)
{
    ochre_text mine = OCHRE_TEXT(first_data), other = OCHRE_TEXT(second_data);
    ochre_state_write(w->game, w->edition, w->state, viewer, &mine);
    ochre_state_write(w->game, w->edition, twin, viewer, &other);
    conf_same_text(w, "the viewer's JSON of a state and of its twin", &mine, &other);
}

static void check_twin_numbers(const conf_walk *w, const void *twin, int viewer)
{
    static int32_t mine[OCHRE_COLUMNS], other[OCHRE_COLUMNS];
    const int      columns = ochre_numbers_count(w->game);
    ochre_numbers_write(w->game, w->edition, w->state, viewer, mine);
    ochre_numbers_write(w->game, w->edition, twin, viewer, other);
    for (int i = 0; i < columns; i++)
        CONF_CHECK(w, mine[i] == other[i], "viewer %d: number %d is %d, in the twin %d", viewer, i,
                   (int)mine[i], (int)other[i]);
}

static void check_twin_picture(const conf_walk *w, const void *twin, int viewer)
{
    for (int lang = OCHRE_EN; lang <= OCHRE_RU; lang++) {
        memset(&first_canvas, 0, sizeof first_canvas);
        memset(&second_canvas, 0, sizeof second_canvas);
        w->game->draw(w->edition, w->state, viewer, (ochre_lang)lang, &first_canvas);
        w->game->draw(w->edition, twin, viewer, (ochre_lang)lang, &second_canvas);
        if (memcmp(&first_canvas, &second_canvas, sizeof first_canvas) == 0)
            continue;
        ochre_text mine = OCHRE_TEXT(first_data), other = OCHRE_TEXT(second_data);
        ochre_canvas_text(&first_canvas, &mine);
        ochre_canvas_text(&second_canvas, &other);
        conf_same_text(w, "the viewer's picture of a state and of its twin", &mine, &other);
        conf_fail(w, __FILE__, __LINE__, "viewer %d: the styles of a twin's picture differ",
                  viewer);
    }
}

static void check_twin_result(const conf_walk *w, const void *twin, int viewer)
{
    ochre_result mine, other;
    w->game->result(w->edition, w->state, &mine);
    w->game->result(w->edition, twin, &other);
    for (int i = 0; i < w->setup.players; i++)
        CONF_CHECK(w, mine.score[i] == other.score[i] && mine.rank[i] == other.rank[i],
                   "viewer %d: score %d of seat %d is %d in the twin", viewer, (int)mine.score[i],
                   i + 1, (int)other.score[i]);
}

static void check_same_odds(const conf_walk *w, const void *twin, int viewer, ochre_action a)
{
    ochre_odds mine[OCHRE_ODDS], other[OCHRE_ODDS];
    const int  n = w->game->odds(w->edition, w->state, viewer, a, mine);
    CONF_CHECK(w, n == w->game->odds(w->edition, twin, viewer, a, other),
               "viewer %d: the odds of `%s` tell more", viewer, conf_text(w->game, a));
    for (int i = 0; i < n; i++) {
        bool same = mine[i].count == other[i].count;
        for (int k = 0; same && k < mine[i].count; k++)
            same = mine[i].value[k] == other[i].value[k] && mine[i].weight[k] == other[i].weight[k];
        CONF_CHECK(w, same, "viewer %d: the odds of `%s` tell more", viewer, conf_text(w->game, a));
    }
}

/* The viewer's own decision must be the same in both: choices, their order, weights and odds. */
static void check_twin_choices(const conf_walk *w, const void *twin)
{
    static ochre_action list[OCHRE_LEGAL];
    static uint32_t     mine[OCHRE_LEGAL], other[OCHRE_LEGAL];
    const int           n = w->game->legal(w->edition, twin, list);
    CONF_CHECK(w, n == w->count, "%d choices, %d in the twin", w->count, n);
    w->game->weigh(w->edition, w->state, w->action, w->count, mine, NULL);
    w->game->weigh(w->edition, twin, list, n, other, NULL);
    for (int i = 0; i < n; i++) {
        CONF_CHECK(w, ochre_action_same(list[i], w->action[i]), "`%s` is `%s` in the twin",
                   conf_text(w->game, w->action[i]), conf_text(w->game, list[i]));
        CONF_CHECK(w, mine[i] == other[i], "`%s` weighs %u, in the twin %u",
                   conf_text(w->game, list[i]), mine[i], other[i]);
        check_same_odds(w, twin, w->actor, list[i]);
    }
}

static void check_viewer(conf_walk *w, int viewer)
{
    alignas(16) uint8_t twin[OCHRE_STATE];
    memcpy(twin, w->state, sizeof twin);
    w->game->hide(w->edition, twin, viewer, &w->other);
    if (memcmp(twin, w->state, sizeof twin) == 0)
        return; /* nothing was dealt otherwise: whatever is made of equal bytes is equal */
    const char *clause = w->game->state_ok(w->edition, twin);
    CONF_CHECK(w, clause == NULL, "the twin for viewer %d breaks %s", viewer, clause);
    CONF_CHECK(w, w->game->actor(twin) == w->actor, "viewer %d: actor %d, in the twin %d", viewer,
               w->actor, w->game->actor(twin));
    check_twin_json(w, twin, viewer);
    check_twin_numbers(w, twin, viewer);
    check_twin_picture(w, twin, viewer);
    if (w->actor != OCHRE_OVER)
        check_twin_result(w, twin, viewer);
    if (w->actor == viewer && viewer >= 0)
        check_twin_choices(w, twin);
}

static void check_views(conf_walk *w)
{
    alignas(16) uint8_t same[OCHRE_STATE];
    memcpy(same, w->state, sizeof same);
    w->game->hide(w->edition, same, OCHRE_EVERYTHING, &w->other);
    CONF_CHECK(w, memcmp(same, w->state, sizeof same) == 0, "hide() for who sees all changed it");
    for (int viewer = OCHRE_SPECTATOR; viewer < w->setup.players; viewer++)
        check_viewer(w, viewer);
}

void a_view_tells_nothing_that_is_hidden(void **unused)
{
    (void)unused;
    conf_walks((conf_plan){.games = 2, .stride = 11}, check_views);
}

/* ---- veiled events ---- */

static void say(const conf_walk *w, const void *after, ochre_action a, int viewer, ochre_lang lang,
                ochre_text *out)
{
    ochre_text_clear(out);
    w->game->say(w->edition, w->state, after, a, viewer, lang, out);
}

/* Outcomes that look the same to the viewer must leave nothing behind that tells them apart. */
static void check_look_alikes(conf_walk *w, int viewer, ochre_action a, ochre_action b)
{
    alignas(16) uint8_t after_a[OCHRE_STATE], after_b[OCHRE_STATE];
    memcpy(after_a, w->state, sizeof after_a);
    memcpy(after_b, w->state, sizeof after_b);
    w->game->apply(w->edition, after_a, a);
    w->game->apply(w->edition, after_b, b);
    /* What ends the game may show everything. */
    if (w->game->actor(after_a) == OCHRE_OVER)
        return;
    ochre_text one = OCHRE_TEXT(first_data), two = OCHRE_TEXT(second_data);
    for (int lang = OCHRE_EN; lang <= OCHRE_RU; lang++) {
        say(w, after_a, a, viewer, (ochre_lang)lang, &one);
        say(w, after_b, b, viewer, (ochre_lang)lang, &two);
        conf_same_text(w, "the sentences of two veiled events", &one, &two);
    }
    ochre_text_clear(&one);
    ochre_text_clear(&two);
    ochre_state_write(w->game, w->edition, after_a, viewer, &one);
    ochre_state_write(w->game, w->edition, after_b, viewer, &two);
    conf_same_text(w, "the states after two veiled events", &one, &two);
    ochre_text_clear(&one);
    ochre_text_clear(&two);
    ochre_state_diff(w->game, w->edition, w->state, after_a, viewer, &one);
    ochre_state_diff(w->game, w->edition, w->state, after_b, viewer, &two);
    conf_same_text(w, "the differences by two veiled events", &one, &two);
}

static long veiled;

static void check_veils(conf_walk *w)
{
    for (int viewer = OCHRE_EVERYTHING; viewer < w->setup.players && w->game->seen != NULL;
         viewer++)
        for (int i = 0; i < w->count; i++) {
            const ochre_action a = w->action[i];
            const ochre_action seen = w->game->seen(w->edition, w->state, viewer, a);
            if (ochre_action_same(seen, a))
                continue;
            CONF_CHECK(w, viewer != OCHRE_EVERYTHING, "`%s` is veiled for who sees all",
                       conf_text(w->game, a));
            CONF_CHECK(w, (w->game->verbs[seen.verb].flags & OCHRE_VERB_SEEN) != 0,
                       "`%s` is shown as `%s`, which is no veil", conf_text(w->game, a),
                       conf_text(w->game, seen));
            CONF_CHECK(w, w->game->refusal(w->edition, w->state, seen) != NULL, "`%s` is legal",
                       conf_text(w->game, seen));
            const ochre_action b = w->action[(i + 1) % w->count];
            if (ochre_action_same(w->game->seen(w->edition, w->state, viewer, b), seen))
                check_look_alikes(w, viewer, a, b);
            veiled++;
        }
}

void a_veiled_event_looks_the_same_whatever_it_was(void **unused)
{
    (void)unused;
    veiled = 0;
    conf_walks((conf_plan){.games = 2, .stride = 1}, check_veils);
    assert_true(veiled > 100);
}

/* ---- what people read ---- */

static void check_picture(const conf_walk *w, int viewer, ochre_lang lang)
{
    w->game->draw(w->edition, w->state, viewer, lang, &first_canvas);
    const ochre_canvas *c = &first_canvas;
    CONF_CHECK(w, c->width > 0 && c->width <= OCHRE_CANVAS_WIDTH, "a picture %d wide", c->width);
    CONF_CHECK(w, c->height > 0 && c->height <= OCHRE_CANVAS_HEIGHT, "a picture %d high",
               c->height);
    for (int y = 0; y < c->height; y++)
        for (int x = 0; x < c->width; x++)
            CONF_CHECK(w, c->glyph[y][x] == 0 || (c->glyph[y][x] >= 32 && c->glyph[y][x] != 127),
                       "a control character at %d, %d", x, y);
    ochre_text text = OCHRE_TEXT(first_data);
    ochre_canvas_text(c, &text);
    CONF_CHECK(w, !text.full && conf_is_utf8(text.data, text.length), "the picture is no UTF-8");
}

static void check_sentence(const conf_walk *w, int viewer, ochre_lang lang)
{
    char       data[1000];
    ochre_text text = OCHRE_TEXT(data);
    w->game->say(w->edition, w->before, w->state, w->last, viewer, lang, &text);
    CONF_CHECK(w, !text.full, "a sentence longer than %d bytes", (int)sizeof data);
    CONF_CHECK(w, conf_is_utf8(data, text.length), "a sentence that is no UTF-8: %s", data);
    CONF_CHECK(w, strchr(data, '\n') == NULL, "a sentence of several lines: %s", data);
    CONF_CHECK(w, data[0] != ' ' && strstr(data, "  ") == NULL, "a gap in a sentence: %s", data);
    CONF_CHECK(w, text.length == 0 || data[text.length - 1] != ' ', "a blank at the end: %s", data);
}

static void check_readable(conf_walk *w)
{
    for (int viewer = OCHRE_EVERYTHING; viewer < w->setup.players; viewer++)
        for (int lang = OCHRE_EN; lang <= OCHRE_RU; lang++) {
            check_picture(w, viewer, (ochre_lang)lang);
            if (w->ply > 0)
                check_sentence(w, viewer, (ochre_lang)lang);
        }
}

void pictures_and_sentences_are_sound(void **unused)
{
    (void)unused;
    conf_walks((conf_plan){.games = 1, .stride = 13}, check_readable);
}

/* What somebody who chooses is told of an action, as if it were done in a state. */
static void foretell(const conf_walk *w, const void *before, ochre_action a, ochre_lang lang,
                     ochre_text *out)
{
    alignas(16) uint8_t after[OCHRE_STATE];
    memcpy(after, before, sizeof after);
    w->game->apply(w->edition, after, a);
    w->game->say(w->edition, before, after, a, w->actor, lang, out);
    if (out->length > 0 || w->game->intend == NULL)
        return;
    w->game->intend(w->edition, before, a, lang, out);
    char       data[1000];
    ochre_text truly = OCHRE_TEXT(data);
    w->game->intend(w->edition, w->state, a, lang, &truly);
    conf_same_text(w, "what is meant in a state and in its twin", &truly, out);
}

static void check_choices_told(conf_walk *w)
{
    alignas(16) uint8_t twin[OCHRE_STATE];
    if (w->actor < 0)
        return;
    memcpy(twin, w->state, sizeof twin);
    w->game->hide(w->edition, twin, w->actor, &w->other);
    for (int i = 0; i < w->count; i++)
        for (int lang = OCHRE_EN; lang <= OCHRE_RU; lang++) {
            char       data[1000];
            ochre_text text = OCHRE_TEXT(data);
            foretell(w, twin, w->action[i], (ochre_lang)lang, &text);
            CONF_CHECK(w, text.length > 0 && !text.full, "no words for the choice `%s`",
                       conf_text(w->game, w->action[i]));
            CONF_CHECK(w, conf_is_utf8(data, text.length) && strchr(data, '\n') == NULL,
                       "not one line: %s", data);
        }
}

void every_choice_has_words_before_it_is_made(void **unused)
{
    (void)unused;
    conf_walks((conf_plan){.games = 1, .stride = 7}, check_choices_told);
}
