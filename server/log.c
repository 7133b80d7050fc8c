/* log.c - the server's diary; lines from several threads do not mix. */
#include "server/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static const char *const words[] = {"error", "warn", "info", "debug"};
static log_level         threshold = LOG_INFO;

int log_set(const char *level)
{
    for (int i = 0; i <= LOG_DEBUG; i++)
        if (strcmp(words[i], level) == 0) {
            threshold = (log_level)i;
            return 1;
        }
    return 0;
}

void log_line(log_level level, const char *event, const char *format, ...)
{
    if (level > threshold)
        return;
    char            line[1024], when[32];
    struct timespec now;
    struct tm       parts;
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &parts);
    strftime(when, sizeof(when), "%Y-%m-%dT%H:%M:%S", &parts);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof(line), format, arguments);
    va_end(arguments);
    for (char *c = line; *c != '\0'; c++) /* what came from outside cannot begin a line */
        if ((unsigned char)*c < ' ')
            *c = ' ';
    fprintf(stderr, "%s.%03ldZ %s %s %s\n", when, now.tv_nsec / 1000000, words[level], event, line);
}
