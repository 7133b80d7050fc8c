/* status.c - the words of the world's failures. */
#include <ochre/status.h>

const char *ochre_status_words(ochre_status status)
{
    switch (status) {
#define X(name, words)                                                                             \
    case OCHRE_##name: return words;
        OCHRE_STATUS_LIST(X)
#undef X
    }
    return "an unknown status";
}
