/* scenario_play.c - lines that do something: play, chance, deal, undo, and what must be refused. */
#include "engine/scenario.h"

#include <string.h>

bool scenario_action(scenario *s, const char *text, ochre_action *action)
{
    char       reason[SCENARIO_WHY];
    ochre_text why = OCHRE_TEXT(reason);
    return ochre_action_parse(s->match->game, text, strlen(text), action, &why) == OCHRE_OK ||
           scenario_fail(s, "expected an action, found %s: %s", text, reason);
}

bool scenario_has_verb(const scenario *s, const char *text)
{
    const size_t size = strcspn(text, " \t");
    for (const ochre_verb *verb = s->match->game->verbs; verb->word != NULL; verb++)
        if (strlen(verb->word) == size && memcmp(verb->word, text, size) == 0)
            return true;
    return false;
}

int scenario_choices(const scenario *s, ochre_action out[OCHRE_LEGAL], uint32_t weight[OCHRE_LEGAL])
{
    const ochre_match *m = s->match;
    const int          actor = ochre_match_actor(m);
    if (actor == OCHRE_OVER)
        return 0;
    return actor == OCHRE_CHANCE ? m->game->outcomes(m->edition, m->state, out, weight)
                                 : m->game->legal(m->edition, m->state, out);
}

void scenario_tell_choices(scenario *s)
{
    ochre_action choice[OCHRE_LEGAL];
    uint32_t     weight[OCHRE_LEGAL];
    const int    count = scenario_choices(s, choice, weight);
    ochre_text_string(&s->why, count == 0 ? "; the game is over" : "; possible now: ");
    for (int i = 0; i < count && i < SCENARIO_SHOWN; i++) {
        ochre_text_string(&s->why, i > 0 ? " | " : "");
        ochre_action_text(s->match->game, choice[i], &s->why);
    }
    if (count > SCENARIO_SHOWN)
        ochre_text_format(&s->why, " and %d more", count - SCENARIO_SHOWN);
}

/* `2: X` names the seat that sends the action; without it, it is whoever decides now. */
static int take_sender(const scenario *s, char **rest)
{
    char *colon = *rest;
    while (scenario_is_digit(*colon))
        colon++;
    if (colon == *rest || colon - *rest > 2 || *colon != ':') {
        const int actor = ochre_match_actor(s->match);
        return actor == OCHRE_OVER ? 0 : actor;
    }
    *colon = '\0';
    int64_t seat = 0;
    scenario_number(*rest, &seat);
    *rest = scenario_skip(colon + 1);
    return (int)seat - 1;
}

static bool do_action(scenario *s, int who, const char *text)
{
    ochre_action action;
    const char  *clause;
    s->checks++;
    if (!scenario_action(s, text, &action))
        return false;
    const ochre_status status = ochre_match_play(s->match, who, action, &clause);
    if (status == OCHRE_FULL)
        return scenario_fail(s, "the log of the match is full");
    if (status != OCHRE_OK) {
        scenario_fail(s, "expected %s to be legal, found it refused by %s", text, clause);
        scenario_tell_choices(s);
        return false;
    }
    clause = s->match->game->state_ok(s->match->edition, s->match->state);
    return clause == NULL || scenario_fail(s, "%s led to a position that breaks %s", text, clause);
}

bool scenario_play(scenario *s, char *rest)
{
    const int who = take_sender(s, &rest);
    if (who == OCHRE_CHANCE)
        return scenario_fail(s, "expected a seat to decide, found chance; say `chance %s`", rest);
    return do_action(s, who, rest);
}

bool scenario_chance(scenario *s, char *rest)
{
    if (*rest != '\0')
        return do_action(s, OCHRE_CHANCE, rest);
    if (ochre_match_actor(s->match) != OCHRE_CHANCE)
        return scenario_fail(s, "expected chance to decide, found that it does not");
    return ochre_match_chance(s->match, &s->rng) == OCHRE_OK ||
           scenario_fail(s, "the log of the match is full");
}

bool scenario_deal(scenario *s, char *rest)
{
    if (*rest != '\0')
        return scenario_fail(s, "`deal` stands alone");
    while (ochre_match_actor(s->match) == OCHRE_CHANCE)
        if (ochre_match_chance(s->match, &s->rng) != OCHRE_OK)
            return scenario_fail(s, "the log of the match is full");
    return true;
}

bool scenario_seed(scenario *s, char *rest)
{
    int64_t seed;
    if (!scenario_number(rest, &seed) || seed < 0)
        return scenario_fail(s, "expected `seed` and a number");
    ochre_rng_seed(&s->rng, (uint64_t)seed, 0);
    return true;
}

bool scenario_undo(scenario *s, char *rest)
{
    int64_t back = 1;
    if (*rest != '\0' && (!scenario_number(rest, &back) || back < 1))
        return scenario_fail(s, "expected `undo` or `undo` and a number");
    if (back > s->match->plies)
        return scenario_fail(s, "expected something to undo, found only %d actions",
                             s->match->plies);
    ochre_match_undo_to(s->match, s->match->plies - (int)back);
    return true;
}

/* Sends what must be refused, and looks that nothing happens. */
static bool is_refused(scenario *s, int who, ochre_action action, const char *text,
                       const char **clause)
{
    ochre_match        *m = s->match;
    alignas(16) uint8_t before[OCHRE_STATE];
    const int           plies = m->plies;
    memcpy(before, m->state, m->game->state_size);
    ochre_match_play(m, who, action, clause);
    if (*clause == NULL)
        return scenario_fail(s, "expected %s to be refused, found it legal", text);
    if (m->plies != plies || memcmp(before, m->state, m->game->state_size) != 0)
        return scenario_fail(s, "expected no change by the refused %s, found the state changed",
                             text);
    return true;
}

bool scenario_refuse(scenario *s, char *rest)
{
    const char  *because, *clause;
    ochre_action action;
    if (!scenario_because(s, rest, &because))
        return false;
    s->checks++;
    const bool by_chance = scenario_take(&rest, "chance");
    const int  who = by_chance ? OCHRE_CHANCE : take_sender(s, &rest);
    if (scenario_action(s, rest, &action)) {
        if (!is_refused(s, who, action, rest, &clause))
            return false;
    } else {
        /* Text that is no action is refused for its form. Where not even the verb is known it may be
         * a slip of the pen, unless `because` says that it is meant. */
        clause = s->match->game->notation_clause;
        if (because == NULL && !scenario_has_verb(s, rest))
            return false;
    }
    return because == NULL || strcmp(because, clause) == 0 ||
           scenario_fail(s, "expected %s to be refused by %s, found %s", rest, because, clause);
}
