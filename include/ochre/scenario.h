/* scenario.h - rules as runnable examples (docs/scenarios.md). */
#ifndef OCHRE_SCENARIO_H
#define OCHRE_SCENARIO_H

#include <ochre/json.h>
#include <ochre/match.h>

/* What a run needs; the caller owns it all. */
typedef struct ochre_scenario_run {
    ochre_match       match;
    ochre_action     *log;
    int               log_capacity;
    ochre_json_token *tokens;
    int               token_capacity;
    char             *scratch; /* two texts of the JSON of a state */
    size_t            scratch_size;

    int passed, failed; /* scenarios */

    /* Called for each scenario that failed, with "FILE:LINE: what was expected and found". */
    void (*report)(void *context, const char *message);
    /* Called for each clause that a scenario's title cites; may be NULL. */
    void (*cite)(void *context, const char *clause);
    /* Called with the title of each scenario that passed; may be NULL. */
    void (*pass)(void *context, const char *title);
    /* Called where a scenario plays with the components of a file, once a scenario, with the name that stands there:
     * the edition, which lasts until the next call; or NULL, and `why` tells. May be NULL: there are no files. */
    const void *(*edition)(void *context, const ochre_game *game, const char *file,
                           ochre_text *why);
    void *context;
} ochre_scenario_run;

/* Runs all scenarios of one file. A file that cannot be read as scenarios counts as one failure. */
void ochre_scenario_file(ochre_scenario_run *run, const char *name, const char *text,
                         size_t length);

#endif
