/* status.h - how the world's failures are named (a player's slip is a clause, see game.h). */
#ifndef OCHRE_STATUS_H
#define OCHRE_STATUS_H

#define OCHRE_STATUS_LIST(X)                                                                       \
    X(OK, "all is well")                                                                           \
    X(REFUSED, "the rules forbid it")                                                              \
    X(MALFORMED, "the text cannot be read")                                                        \
    X(INVALID, "the values do not fit the game")                                                   \
    X(FULL, "the buffer is too small")                                                             \
    X(UNKNOWN, "there is nothing of that name")                                                    \
    X(IO, "a file or stream failed")

typedef enum ochre_status {
#define X(name, words) OCHRE_##name,
    OCHRE_STATUS_LIST(X)
#undef X
} ochre_status;

/* The words of a status, for messages. */
const char *ochre_status_words(ochre_status status);

#endif
