/* scenario_expect.c - `expect` lines: what is compared with what.
 *
 * If the second word is an operator, the first is a path of the state's JSON; otherwise the first word
 * says what is looked at. Values are compared as compact JSON, orders only between whole numbers,
 * probabilities and shares of the win exactly, as fractions. */
#include "engine/scenario.h"

#include <string.h>

enum { MOST_PARTS = 1000000 }; /* of a fraction: products stay far from 64 bits */

typedef enum operator_kind {
    EQUAL,
    UNEQUAL,
    LESS,
    AT_MOST,
    MORE,
    AT_LEAST,
    NO_OPERATOR
} operator_kind;

static const char *const operators[] = {"==", "!=", "<", "<=", ">", ">=", NULL};

static operator_kind operator_named(const char *word)
{
    int op = 0;
    while (operators[op] != NULL && strcmp(operators[op], word) != 0)
        op++;
    return (operator_kind)op;
}

/* Does `op` hold for two values of which the first is less (-1), equal (0) or more (1)? */
static bool holds(operator_kind op, int order)
{
    switch (op) {
    case EQUAL: return order == 0;
    case UNEQUAL: return order != 0;
    case LESS: return order < 0;
    case AT_MOST: return order <= 0;
    case MORE: return order > 0;
    case AT_LEAST: return order >= 0;
    default: return false;
    }
}

static int order_of(int64_t a, int64_t b)
{
    return a < b ? -1 : a > b;
}

/* ---- values at paths ---- */

static bool is_ordering(operator_kind op)
{
    return op != EQUAL && op != UNEQUAL;
}

/* PATH OP VALUE, as the viewer sees it. */
static bool expect_path(scenario *s, int viewer, const char *path, operator_kind op, char *rest)
{
    const size_t half = s->run->scratch_size / 2;
    ochre_text   found = ochre_text_over(s->run->scratch, half);
    ochre_text   wanted = ochre_text_over(s->run->scratch + half, s->run->scratch_size - half);
    char         reason[SCENARIO_WHY];
    ochre_text   why = OCHRE_TEXT(reason);
    if (!scenario_value(s, scenario_trim(rest), &wanted))
        return false;
    const ochre_match *m = s->match;
    if (ochre_state_get(m->game, m->edition, m->state, viewer, path, &found, &why) != OCHRE_OK)
        return scenario_fail(s, "%s", reason);
    if (found.full)
        return scenario_fail(s, "%s is too long to compare", path);
    int64_t a, b;
    int     order = strcmp(found.data, wanted.data);
    if (scenario_number(found.data, &a) && scenario_number(wanted.data, &b))
        order = order_of(a, b);
    else if (is_ordering(op))
        return scenario_fail(s, "expected whole numbers around %s, found %s and %s", operators[op],
                             found.data, wanted.data);
    return holds(op, order) || scenario_fail(s, "expected %s %s %s, found %s", path, operators[op],
                                             wanted.data, found.data);
}

/* view SEAT hides PATH, view SEAT shows PATH OP VALUE */
static bool expect_view(scenario *s, char *rest)
{
    int viewer;
    if (!scenario_viewer(s, scenario_word(&rest), &viewer))
        return false;
    const char *manner = scenario_word(&rest);
    const char *path = scenario_word(&rest);
    if (strcmp(manner, "shows") == 0) {
        const operator_kind op = operator_named(scenario_word(&rest));
        if (op == NO_OPERATOR)
            return scenario_fail(s, "expected `view SEAT shows PATH == VALUE`");
        return expect_path(s, viewer, path, op, rest);
    }
    if (strcmp(manner, "hides") != 0 || *path == '\0' || *rest != '\0')
        return scenario_fail(s,
                             "expected `view SEAT hides PATH` or `view SEAT shows PATH == VALUE`");
    char               reason[SCENARIO_WHY];
    ochre_text         why = OCHRE_TEXT(reason);
    ochre_text         found = ochre_text_over(s->run->scratch, s->run->scratch_size);
    const ochre_match *m = s->match;
    if (ochre_state_get(m->game, m->edition, m->state, viewer, path, &found, &why) != OCHRE_OK)
        return scenario_fail(s, "%s", reason);
    return strcmp(found.data, "null") == 0 ||
           scenario_fail(s, "expected %s to be hidden, found %s", path, found.data);
}

/* ---- who decides, and what ---- */

static bool expect_actor(scenario *s, char *rest)
{
    const int   actor = ochre_match_actor(s->match);
    const char *wanted = scenario_word(&rest);
    char        found[16];
    ochre_text  text = OCHRE_TEXT(found);
    if (actor >= 0)
        ochre_text_int(&text, actor + 1);
    else
        ochre_text_string(&text, actor == OCHRE_CHANCE ? "chance" : "over");
    return strcmp(wanted, found) == 0 ||
           scenario_fail(s, "expected actor %s, found %s", wanted, found);
}

static int find_choice(const ochre_action *choice, int count, ochre_action action)
{
    for (int i = 0; i < count; i++)
        if (ochre_action_same(choice[i], action))
            return i;
    return -1;
}

static bool expect_count(scenario *s, const char *what, int found, char *rest)
{
    int64_t wanted;
    if (!scenario_number(scenario_trim(rest), &wanted))
        return scenario_fail(s, "expected `%s` and a number", what);
    if (wanted == found)
        return true;
    scenario_fail(s, "expected %s %d, found %d", what, (int)wanted, found);
    scenario_tell_choices(s);
    return false;
}

/* Asks both the list and refusal(), which must agree. */
static bool expect_legal(scenario *s, char *rest)
{
    ochre_action choice[OCHRE_LEGAL], action;
    uint32_t     weight[OCHRE_LEGAL];
    const int    count = scenario_choices(s, choice, weight);
    if (scenario_take(&rest, "count"))
        return expect_count(s, "legal count", count, rest);
    if (!scenario_action(s, rest, &action))
        return false;
    const bool  is_listed = find_choice(choice, count, action) >= 0;
    const char *clause = ochre_match_refusal(s->match, ochre_match_actor(s->match), action);
    if (is_listed && clause == NULL)
        return true;
    if (is_listed)
        return scenario_fail(s, "expected %s to be legal, found it listed but refused by %s", rest,
                             clause);
    scenario_fail(s, "expected %s to be legal, found it %s%s", rest,
                  clause == NULL ? "allowed but not listed" : "refused by ",
                  clause == NULL ? "" : clause);
    scenario_tell_choices(s);
    return false;
}

static bool expect_not_legal(scenario *s, char *rest)
{
    ochre_action choice[OCHRE_LEGAL], action;
    uint32_t     weight[OCHRE_LEGAL];
    if (!scenario_action(s, rest, &action))
        return scenario_has_verb(s, rest);
    const int count = scenario_choices(s, choice, weight);
    if (find_choice(choice, count, action) >= 0)
        return scenario_fail(s, "expected %s not to be legal, found it listed", rest);
    if (ochre_match_refusal(s->match, ochre_match_actor(s->match), action) == NULL)
        return scenario_fail(s, "expected %s not to be legal, found it allowed", rest);
    return true;
}

/* only X | Y | Z: the whole list, in any order. */
static bool expect_only(scenario *s, char *rest)
{
    ochre_action choice[OCHRE_LEGAL], action;
    uint32_t     weight[OCHRE_LEGAL];
    bool         is_named[OCHRE_LEGAL] = {false};
    const int    count = scenario_choices(s, choice, weight);
    int          named = 0;
    for (char *next = rest; next != NULL;) {
        char *text = next;
        next = strchr(text, '|');
        if (next != NULL)
            *next++ = '\0';
        text = scenario_trim(text);
        if (!scenario_action(s, text, &action))
            return false;
        const int i = find_choice(choice, count, action);
        if (i < 0 || is_named[i]) {
            scenario_fail(s, "expected %s among the choices, found it %s", text,
                          i < 0 ? "missing" : "named twice here");
            scenario_tell_choices(s);
            return false;
        }
        is_named[i] = true;
        named++;
    }
    if (named == count)
        return true;
    scenario_fail(s, "expected only %d choices, found %d", named, count);
    scenario_tell_choices(s);
    return false;
}

/* ---- numbers of seats, fractions ---- */

/* N or N/M, 0 <= N, 1 <= M <= MOST_PARTS. */
static bool read_fraction(scenario *s, char *text, int64_t *parts, int64_t *whole)
{
    char *slash = strchr(text, '/');
    *whole = 1;
    if (slash != NULL)
        *slash++ = '\0';
    if (!scenario_number(scenario_trim(text), parts) || *parts < 0 || *parts > MOST_PARTS ||
        (slash != NULL &&
         (!scenario_number(scenario_trim(slash), whole) || *whole < 1 || *whole > MOST_PARTS)))
        return scenario_fail(s, "expected a fraction such as 1/2, of at most %d parts", MOST_PARTS);
    return true;
}

/* Compares found/found_whole with the fraction in the line. */
static bool expect_fraction(scenario *s, const char *what, int64_t found, int64_t found_whole,
                            operator_kind op, char *rest)
{
    int64_t parts, whole;
    if (op == NO_OPERATOR)
        return scenario_fail(s, "expected an operator behind %s", what);
    if (!read_fraction(s, rest, &parts, &whole))
        return false;
    if (holds(op, order_of(found * whole, parts * found_whole)))
        return true;
    scenario_fail(s, "expected %s %s %d/%d, found ", what, operators[op], (int)parts, (int)whole);
    ochre_text_int(&s->why, found);
    ochre_text_char(&s->why, '/');
    ochre_text_int(&s->why, found_whole);
    return false;
}

/* score, rank or share, a seat, an operator and a value */
static bool expect_result(scenario *s, const char *what, char *rest)
{
    int seat;
    if (!scenario_viewer(s, scenario_word(&rest), &seat))
        return false;
    if (seat < 0)
        return scenario_fail(s, "expected `%s` and a seat", what);
    const operator_kind op = operator_named(scenario_word(&rest));
    ochre_result        result = {.how = NULL};
    s->match->game->result(s->match->edition, s->match->state, &result);
    if (strcmp(what, "share") == 0)
        return expect_fraction(s, what, result.share[seat], OCHRE_WHOLE_WIN, op, rest);
    const int64_t found = strcmp(what, "score") == 0 ? result.score[seat] : result.rank[seat];
    int64_t       wanted;
    if (op == NO_OPERATOR || !scenario_number(scenario_trim(rest), &wanted))
        return scenario_fail(s, "expected `%s SEAT == NUMBER`", what);
    return holds(op, order_of(found, wanted)) ||
           scenario_fail(s, "expected %s %d %s %d, found %d", what, seat + 1, operators[op],
                         (int)wanted, (int)found);
}

/* weight OUTCOME OP FRACTION; the outcome has several words, so the operator is looked for. */
static bool expect_weight(scenario *s, char *rest)
{
    ochre_action choice[OCHRE_LEGAL], action;
    uint32_t     weight[OCHRE_LEGAL];
    if (ochre_match_actor(s->match) != OCHRE_CHANCE)
        return scenario_fail(s, "expected chance to decide, found that it does not");
    char *sign = strpbrk(rest, "=!<>");
    if (sign == NULL)
        return scenario_fail(s, "expected `weight OUTCOME == FRACTION`");
    char               *value = sign;
    const operator_kind op = operator_named(scenario_word(&value));
    *sign = '\0';
    if (!scenario_action(s, scenario_trim(rest), &action))
        return false;
    const int count = scenario_choices(s, choice, weight);
    const int i = find_choice(choice, count, action);
    int64_t   sum = 0;
    for (int k = 0; k < count; k++)
        sum += weight[k];
    return expect_fraction(s, "a weight", i < 0 ? 0 : weight[i], sum, op, value);
}

/* seen SEAT ACTION: how the last action looks to that seat */
static bool expect_seen(scenario *s, char *rest)
{
    int                viewer;
    const ochre_match *m = s->match;
    if (!scenario_viewer(s, scenario_word(&rest), &viewer))
        return false;
    if (m->plies == 0)
        return scenario_fail(s, "nothing was done yet that could be seen");
    alignas(16) uint8_t before[OCHRE_STATE];
    ochre_match_replay(m, m->plies - 1, before);
    ochre_action seen = m->log[m->plies - 1];
    if (m->game->seen != NULL)
        seen = m->game->seen(m->edition, before, viewer, seen);
    char       found[128];
    ochre_text text = OCHRE_TEXT(found);
    ochre_action_text(m->game, seen, &text);
    return strcmp(found, rest) == 0 ||
           scenario_fail(s, "expected that %s is seen, found %s", rest, found);
}

static bool expect_outcomes(scenario *s, char *rest)
{
    ochre_action choice[OCHRE_LEGAL];
    uint32_t     weight[OCHRE_LEGAL];
    if (ochre_match_actor(s->match) != OCHRE_CHANCE)
        return scenario_fail(s, "expected chance to decide, found that it does not");
    return expect_count(s, "outcomes", scenario_choices(s, choice, weight), rest);
}

bool scenario_expect(scenario *s, char *rest)
{
    s->checks++;
    const char *what = scenario_word(&rest);
    for (int op = 0; operators[op] != NULL; op++)
        if (scenario_take(&rest, operators[op]))
            return expect_path(s, OCHRE_EVERYTHING, what, (operator_kind)op, rest);
    if (strcmp(what, "actor") == 0)
        return expect_actor(s, rest);
    if (strcmp(what, "legal") == 0)
        return expect_legal(s, rest);
    if (strcmp(what, "not") == 0 && scenario_take(&rest, "legal"))
        return expect_not_legal(s, rest);
    if (strcmp(what, "only") == 0)
        return expect_only(s, rest);
    if (strcmp(what, "view") == 0)
        return expect_view(s, rest);
    if (strcmp(what, "score") == 0 || strcmp(what, "rank") == 0 || strcmp(what, "share") == 0)
        return expect_result(s, what, rest);
    if (strcmp(what, "weight") == 0)
        return expect_weight(s, rest);
    if (strcmp(what, "outcomes") == 0)
        return expect_outcomes(s, rest);
    if (strcmp(what, "seen") == 0)
        return expect_seen(s, rest);
    return scenario_fail(s, "%s is nothing that can be expected without an operator", what);
}
