/* log.h - the server's own diary: one line an event on stderr, `time level event key=value ...`.
 *
 * Never a password, a cookie, a code of invitation, a secret of dice or a chat line. */
#ifndef SERVER_LOG_H
#define SERVER_LOG_H

typedef enum { LOG_ERROR, LOG_WARN, LOG_INFO, LOG_DEBUG } log_level;

/* False: there is no such level. Before any thread is started. */
int  log_set(const char *level);
void log_line(log_level level, const char *event, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
