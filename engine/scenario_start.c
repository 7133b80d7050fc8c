/* scenario_start.c - `edition` and `game` lines, and set-ups that must be refused. */
#include "engine/scenario.h"

#include <string.h>

/* Options outside their range are let through where a refusal is what the scenario is about. */
static bool read_option(scenario *s, const ochre_game *game, ochre_setup *setup, char **at,
                        bool may_be_wrong)
{
    const char        *name = scenario_word(at);
    const char        *value = scenario_word(at);
    const ochre_status status = ochre_setup_option(game, setup, name, value);
    if (status == OCHRE_UNKNOWN)
        return scenario_fail(s, "%s has no option %s", game->id, name);
    if (status == OCHRE_OK)
        return true;
    int64_t number;
    if (!may_be_wrong || !scenario_number(value, &number) || number < INT32_MIN ||
        number > INT32_MAX)
        return scenario_fail(s, "option %s cannot be %s", name, value);
    for (int i = 0; game->options[i].name != NULL; i++)
        if (strcmp(game->options[i].name, name) == 0)
            setup->option[i] = (int32_t)number;
    return true;
}

/* players N [option NAME VALUE]... */
static bool read_setup(scenario *s, const ochre_game *game, ochre_setup *setup, char *at,
                       bool may_be_wrong)
{
    int64_t players;
    if (!scenario_take(&at, "players") || !scenario_number(scenario_word(&at), &players) ||
        players < 0 || players > 99)
        return scenario_fail(s, "expected `players` and their number");
    ochre_setup_default(game, (int)players, setup);
    while (scenario_take(&at, "option"))
        if (!read_option(s, game, setup, &at, may_be_wrong))
            return false;
    return *at == '\0' || scenario_fail(s, "expected `option NAME VALUE`, found %s", at);
}

static bool find_game(scenario *s, const char *id, const ochre_game **game)
{
    *game = ochre_game_named(id);
    return *game != NULL || scenario_fail(s, "there is no game %s", id);
}

bool scenario_edition(scenario *s, char *rest)
{
    if (s->has_game || s->edition_file[0] != '\0')
        return scenario_fail(s, "a scenario has one `edition`, before `game`");
    if (*rest == '\0')
        return scenario_fail(s, "expected `edition` and the name of a file");
    ochre_text file = OCHRE_TEXT(s->edition_file);
    ochre_text_string(&file, rest);
    s->edition_line = s->line;
    return true;
}

static bool read_edition(scenario *s, const ochre_game *game)
{
    char       reason[SCENARIO_WHY];
    ochre_text why = OCHRE_TEXT(reason);
    s->edition_game = game;
    s->edition = NULL;
    if (s->run->edition != NULL)
        s->edition = s->run->edition(s->run->context, game, s->edition_file, &why);
    else
        ochre_text_string(&why, "that there are no files");
    if (s->edition != NULL)
        return true;
    s->line = s->edition_line;
    return scenario_fail(s, "expected an edition of %s, found %s", game->id, reason);
}

/* What the game is played with: the file belongs to the first game that the scenario names. */
static bool find_edition(scenario *s, const ochre_game *game, const void **edition)
{
    if (s->edition_file[0] != '\0' && s->edition_game == NULL && !read_edition(s, game))
        return false;
    *edition = game == s->edition_game ? s->edition : game->edition;
    return true;
}

bool scenario_start_game(scenario *s, char *rest)
{
    const ochre_game *game;
    ochre_setup       setup;
    const void       *edition;
    const char       *clause;
    if (!find_game(s, scenario_word(&rest), &game) || !read_setup(s, game, &setup, rest, false) ||
        !find_edition(s, game, &edition))
        return false;
    if (ochre_match_start(s->match, game, edition, &setup, s->run->log, s->run->log_capacity,
                          &clause) != OCHRE_OK)
        return scenario_fail(s, "expected a set-up that the rules allow, found it refused by %s",
                             clause);
    s->has_game = true;
    return true;
}

/* The game whose clauses the scenario's title cites. */
static const ochre_game *game_of_title(const scenario *s)
{
    for (int i = 0; ochre_games[i] != NULL; i++)
        if (strncmp(s->first_clause, ochre_games[i]->prefix, strlen(ochre_games[i]->prefix)) == 0)
            return ochre_games[i];
    return NULL;
}

bool scenario_refuse_start(scenario *s, char *rest)
{
    const char *because, *clause;
    if (!scenario_because(s, rest, &because))
        return false;
    const ochre_game *game = s->has_game ? s->match->game : game_of_title(s);
    if (strncmp(rest, "players", 7) != 0 && !find_game(s, scenario_word(&rest), &game))
        return false;
    if (game == NULL)
        return scenario_fail(s, "which game? say `refuse start GAME players N`");
    ochre_setup setup;
    const void *edition;
    if (!read_setup(s, game, &setup, rest, true) || !find_edition(s, game, &edition))
        return false;
    s->checks++;
    alignas(16) uint8_t state[OCHRE_STATE] = {0};
    clause = game->start(edition, state, &setup);
    if (clause == NULL)
        return scenario_fail(s, "expected the set-up to be refused, found it allowed");
    for (size_t i = 0; i < game->state_size; i++)
        if (state[i] != 0)
            return scenario_fail(s,
                                 "expected no change by a refused set-up, found the state changed");
    if (because != NULL && strcmp(because, clause) != 0)
        return scenario_fail(s, "expected a refusal by %s, found %s", because, clause);
    return true;
}
