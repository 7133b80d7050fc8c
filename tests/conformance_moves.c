/* conformance_moves.c - what may be done: lists, refusals and the notation of actions. */
#include <ochre/dice.h>
#include <ochre/json.h>
#include <ochre/notation.h>

#include "tests/conformance.h"

/* ---- what is listed ---- */

static void check_not_doubled(conf_walk *w)
{
    conf_sort(w);
    for (int i = 1; i < w->count; i++)
        CONF_CHECK(w, w->sorted[i] != w->sorted[i - 1], "an action is listed twice: %016llx",
                   (unsigned long long)w->sorted[i]);
}

/* Only the canonical text is an action: the same text with something before or behind it is none. */
static void check_strict(const conf_walk *w, const char *text)
{
    static const char *const frames[][2] = {{" ", ""},  {"", " "}, {"", " 0"},
                                            {"", "\n"}, {"+", ""}, {"0", ""}};
    for (size_t i = 0; i < sizeof frames / sizeof frames[0]; i++) {
        char         changed_data[300], why_data[300];
        ochre_text   changed = OCHRE_TEXT(changed_data), why = OCHRE_TEXT(why_data);
        ochre_action ignored;
        ochre_text_format(&changed, "%s%s%s", frames[i][0], text, frames[i][1]);
        const ochre_status status =
            ochre_action_parse(w->game, changed_data, changed.length, &ignored, &why);
        CONF_CHECK(w, status != OCHRE_OK, "`%s` is read as an action", changed_data);
        CONF_CHECK(w, why.length > 0, "`%s` is refused without a word", changed_data);
    }
}

static void check_notation(const conf_walk *w, ochre_action action)
{
    char         text_data[256], why_data[256];
    ochre_text   text = OCHRE_TEXT(text_data), why = OCHRE_TEXT(why_data);
    ochre_action back = {.verb = 255};
    ochre_action_text(w->game, action, &text);
    const ochre_status status = ochre_action_parse(w->game, text_data, text.length, &back, &why);
    CONF_CHECK(w, status == OCHRE_OK && !text.full, "`%s` cannot be read: %s", text_data, why_data);
    CONF_CHECK(w, ochre_action_same(action, back), "`%s` is read as `%s`", text_data,
               conf_text(w->game, back));
}

static void check_action_json(const conf_walk *w, ochre_action action)
{
    static ochre_json_token tokens[64];
    char                    json_data[512], why_data[256];
    ochre_text              json = OCHRE_TEXT(json_data), why = OCHRE_TEXT(why_data);
    ochre_json              j;
    ochre_action_write(w->game, action, &json);
    CONF_CHECK(w, ochre_json_cut(&j, json_data, json.length, tokens, 64, &why) == OCHRE_OK,
               "%s: %s", json_data, why_data);
    const int text = ochre_json_member(&j, 0, "text");
    CONF_CHECK(w, text >= 0 && ochre_json_is(&j, text, conf_text(w->game, action)),
               "%s is not `%s`", json_data, conf_text(w->game, action));
}

static void check_listed(conf_walk *w)
{
    const uint32_t wanted = w->actor == OCHRE_CHANCE ? OCHRE_VERB_CHANCE : 0;
    check_not_doubled(w);
    for (int i = 0; i < w->count; i++) {
        const ochre_action a = w->action[i];
        CONF_CHECK(w, ochre_action_formed(w->game, a), "`%s` is listed but not formed",
                   conf_text(w->game, a));
        CONF_CHECK(w, w->game->verbs[a.verb].flags == wanted, "`%s` is not actor %d's to do",
                   conf_text(w->game, a), w->actor);
        const char *clause = w->game->refusal(w->edition, w->state, a);
        CONF_CHECK(w, clause == NULL, "`%s` is listed but refused by %s", conf_text(w->game, a),
                   clause);
        check_notation(w, a);
    }
    if (w->count == 0)
        return;
    const ochre_action some = w->action[ochre_rng_below(&w->other, (uint32_t)w->count)];
    check_strict(w, conf_text(w->game, some));
    check_action_json(w, some);
}

void listed_actions_are_legal_and_read_back(void **unused)
{
    (void)unused;
    conf_walks((conf_plan){.games = 1, .stride = 3}, check_listed);
}

/* ---- what is not listed ---- */

static uint8_t random_between(ochre_rng *rng, int lo, int hi)
{
    return (uint8_t)(lo + (int)ochre_rng_below(rng, (uint32_t)(hi - lo + 1)));
}

/* Arguments for one part from `at` on; returns where the next part's begin. */
static int random_part(ochre_rng *rng, const ochre_part *p, ochre_action *a, int at)
{
    switch (p->kind) {
    case OCHRE_PART_NUMBER:
    case OCHRE_PART_NAME: a->arg[at++] = random_between(rng, p->lo, p->hi); break;
    case OCHRE_PART_INDEX:
    case OCHRE_PART_SEAT: a->arg[at++] = random_between(rng, p->lo - 1, p->hi - 1); break;
    case OCHRE_PART_FLAGS: a->arg[at++] = random_between(rng, 0, (1 << p->hi) - 1); break;
    case OCHRE_PART_COUNTS:
        for (int i = 0; i < p->hi; i++)
            a->arg[at++] = (uint8_t)(random_between(rng, 0, 3) * random_between(rng, 0, 1));
        break;
    case OCHRE_PART_DICE:
        for (int dice = random_between(rng, 1, OCHRE_DICE_MOST); dice > 0; dice--)
            a->arg[at + random_between(rng, 0, 5)]++;
        at += OCHRE_FACES;
        break;
    case OCHRE_PART_END:
    case OCHRE_PART_WORD: break;
    }
    return at;
}

static ochre_action random_formed(conf_walk *w)
{
    int verbs = 0;
    while (w->game->verbs[verbs].word != NULL)
        verbs++;
    ochre_action      a = {.verb = random_between(&w->other, 0, verbs - 1)};
    const ochre_verb *v = &w->game->verbs[a.verb];
    for (int i = 0, at = 0; i < 6 && v->part[i].kind != OCHRE_PART_END; i++)
        at = random_part(&w->other, &v->part[i], &a, at);
    return a;
}

static ochre_action random_bytes(ochre_rng *rng, int below)
{
    ochre_action a = {.verb = random_between(rng, 0, below)};
    for (int i = 0; i < 7; i++)
        a.arg[i] = random_between(rng, 0, below);
    return a;
}

/* A listed action with one byte changed: a little, or to anything. */
static ochre_action nearly_listed(conf_walk *w)
{
    ochre_action a = w->action[ochre_rng_below(&w->other, (uint32_t)w->count)];
    uint8_t      bytes[8];
    memcpy(bytes, &a, sizeof bytes);
    uint8_t *byte = &bytes[ochre_rng_below(&w->other, 8)];
    switch (ochre_rng_below(&w->other, 3)) {
    case 0: *byte = (uint8_t)(*byte + 1); break;
    case 1: *byte = (uint8_t)(*byte - 1); break;
    default: *byte = random_between(&w->other, 0, 255); break;
    }
    memcpy(&a, bytes, sizeof bytes);
    return a;
}

static bool is_clause_of(const ochre_game *game, const char *clause)
{
    const size_t prefix = strlen(game->prefix);
    return strncmp(clause, game->prefix, prefix) == 0 && clause[prefix] == '-' &&
           clause[prefix + 1] >= '0' && clause[prefix + 1] <= '9';
}

static long unlisted_tried;

static void check_agreement(const conf_walk *w, ochre_action a)
{
    const char *clause = w->game->refusal(w->edition, w->state, a);
    const bool  listed = conf_is_listed(w, a);
    CONF_CHECK(w, listed == (clause == NULL), "`%s` is %s but refusal says %s",
               conf_text(w->game, a), listed ? "listed" : "not listed",
               clause != NULL ? clause : "nothing");
    CONF_CHECK(w, clause == NULL || is_clause_of(w->game, clause), "`%s` refused by `%s`",
               conf_text(w->game, a), clause);
    unlisted_tried += !listed;
}

static void check_unlisted(conf_walk *w)
{
    conf_sort(w);
    for (int i = 0; i < 12; i++) {
        check_agreement(w, random_formed(w));
        check_agreement(w, random_bytes(&w->other, i % 2 == 0 ? 255 : 6));
        if (w->count > 0)
            check_agreement(w, nearly_listed(w));
    }
}

void legal_and_refusal_agree_on_unlisted_actions(void **unused)
{
    (void)unused;
    unlisted_tried = 0;
    conf_walks((conf_plan){.games = 2, .stride = 1}, check_unlisted);
    assert_true(unlisted_tried > 10000);
}
