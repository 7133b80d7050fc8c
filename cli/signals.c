/* signals.c - being told to stop: from the keyboard, by the system, or because the terminal or the reader is gone.
 *
 * The signal is only noted. Whoever holds something that must not be lost looks, and puts it away first. */
#include <signal.h>

#include "cli/cli.h"

static volatile sig_atomic_t stopped_by;

static void note(int number)
{
    stopped_by = number;
}

void cli_catch_signals(void)
{
    struct sigaction action = {.sa_handler =
                                   note}; /* no SA_RESTART: what waits for input wakes up */
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    sigaction(SIGPIPE, &action, NULL); /* nobody reads any more */
}

bool cli_was_stopped(void)
{
    return stopped_by != 0;
}

bool cli_was_interrupted(void)
{
    return stopped_by == SIGINT;
}

void cli_go_on(void)
{
    stopped_by = 0;
}
