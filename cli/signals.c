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

/* timeout(1) sends its signal twice. */
static void note_twice(int number)
{
    static volatile sig_atomic_t times;
    stopped_by = number;
    if (times++ < 2)
        return;
    signal(number, SIG_DFL);
    raise(number);
}

/* Without SA_RESTART: what waits for input wakes up. */
static void catch_stops(void (*handler)(int number))
{
    struct sigaction action = {.sa_handler = handler};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
}

void cli_catch_signals(void)
{
    struct sigaction action = {.sa_handler = note};
    sigemptyset(&action.sa_mask);
    catch_stops(note);
    sigaction(SIGPIPE, &action, NULL); /* nobody reads any more */
}

void cli_catch_stops(void)
{
    catch_stops(note_twice);
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
