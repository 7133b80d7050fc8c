/* wire.c - messages over the WebSockets of a running server, one a line, from three people in turn:
 *
 *     a {"t":"move",...}    Anna says it; b: Bo, e: Eve
 *     drop b                Bo's connection ends, and comes back
 *     wait 61               so many seconds pass: clocks, absences, unloading
 *
 * Whatever else a line is, Eve says it. Every message gets exactly one answer, all that is sent is JSON, no
 * secret gets out (fuzz/server.c looks at each), and the match stands where the rules allow. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzzing.h"
#include "fuzz/server.h"

enum { LINES = 60, LONGEST_WAIT = 100000 };

static int peer_of(char letter)
{
    return letter == 'a' ? FUZZ_ANNA : letter == 'b' ? FUZZ_BO : FUZZ_EVE;
}

static bool begins(const char *line, size_t length, const char *word)
{
    return length >= strlen(word) && strncmp(line, word, strlen(word)) == 0;
}

static int seconds_of(const char *digits, size_t length)
{
    int seconds = 0;
    for (size_t i = 0; i < length && digits[i] >= '0' && digits[i] <= '9'; i++)
        seconds = seconds * 10 + (digits[i] - '0') < LONGEST_WAIT ? seconds * 10 + digits[i] - '0'
                                                                  : LONGEST_WAIT;
    return seconds;
}

static void do_line(const char *line, size_t length)
{
    if (length > 2 && strchr("abe", line[0]) != NULL && line[1] == ' ')
        fuzz_say(peer_of(line[0]), line + 2, length - 2);
    else if (begins(line, length, "drop ") && length > 5)
        fuzz_reconnect(peer_of(line[5]));
    else if (begins(line, length, "wait "))
        fuzz_pass(seconds_of(line + 5, length - 5));
    else
        fuzz_say(FUZZ_EVE, line, length);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data;
    fuzz_server_open();
    for (int number = 0; size > 0 && number < LINES; number++) {
        const char  *end = memchr(text, '\n', size);
        const size_t length = end != NULL ? (size_t)(end - text) : size;
        const size_t taken = end != NULL ? length + 1 : length;
        do_line(text, length);
        text += taken;
        size -= taken;
    }
    fuzz_server_close();
    return 0;
}
