/* scenario.c - rule scenarios. Any text runs to its end, counts at least one scenario, and every
 * failure is told once, behind the name of the file. */
#include <string.h>

#include <ochre/scenario.h>

#include "fuzz/fuzzing.h"

enum { LOG = 2000, SCENARIO_TOKENS = 16384 };

static ochre_action     actions[LOG];
static ochre_json_token tokens[SCENARIO_TOKENS];
static char             scratch[1 << 18];

typedef struct tally {
    int reports, passes;
} tally;

static void count_report(void *context, const char *message)
{
    FUZZ_CHECK(strncmp(message, "fuzz.txt:", 9) == 0, "a failure without its file: %s", message);
    ((tally *)context)->reports++;
}

static void count_pass(void *context, const char *title)
{
    FUZZ_CHECK(title != NULL, "a scenario without a title passed");
    ((tally *)context)->passes++;
}

static void hear_clause(void *context, const char *clause)
{
    (void)context;
    FUZZ_CHECK(clause[0] != '\0', "an empty clause is cited");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    tally              told = {0};
    ochre_scenario_run run = {.log = actions,
                              .log_capacity = LOG,
                              .tokens = tokens,
                              .token_capacity = SCENARIO_TOKENS,
                              .scratch = scratch,
                              .scratch_size = sizeof scratch,
                              .report = count_report,
                              .cite = hear_clause,
                              .pass = count_pass,
                              .context = &told};
    ochre_scenario_file(&run, "fuzz.txt", (const char *)data, size);
    FUZZ_CHECK(run.passed + run.failed >= 1, "nothing was run, and nobody was told");
    FUZZ_CHECK(told.reports == run.failed, "%d failed, %d told", run.failed, told.reports);
    FUZZ_CHECK(told.passes == run.passed, "%d passed, %d told", run.passed, told.passes);
    return 0;
}
