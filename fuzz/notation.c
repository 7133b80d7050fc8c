/* notation.c - actions as text. Whatever line can be read is written back as the very same line, and
 * whatever eight bytes have the form of an action are written as a line that reads as the same bytes.
 * Each line of the input is a text, and each eight bytes of it an action. */
#include <string.h>

#include <ochre/notation.h>

#include "fuzz/fuzzing.h"

enum { LINES = 64 }; /* of one input, and as many actions: more only take longer */

static void try_text(const ochre_game *game, const char *text, size_t length)
{
    char               words[512], buffer[512];
    ochre_text         why = OCHRE_TEXT(words), again = OCHRE_TEXT(buffer);
    ochre_action       action;
    const ochre_status status = ochre_action_parse(game, text, length, &action, &why);
    if (status != OCHRE_OK) {
        FUZZ_CHECK(why.length > 0, "an action is refused without a reason");
        return;
    }
    FUZZ_CHECK(ochre_action_formed(game, action), "`%.*s` is no action", (int)length, text);
    ochre_action_text(game, action, &again);
    FUZZ_CHECK(again.length == length && memcmp(buffer, text, length) == 0,
               "`%.*s` is written as `%s`", (int)length, text, buffer);
}

static void try_action(const ochre_game *game, ochre_action action)
{
    static char  parts[4096];
    char         words[512], buffer[512];
    ochre_text   why = OCHRE_TEXT(words), text = OCHRE_TEXT(buffer), json = OCHRE_TEXT(parts);
    ochre_action back;
    ochre_json   j;
    const bool   formed = ochre_action_formed(game, action);
    ochre_action_text(game, action, &text);
    ochre_action_write(game, action, &json);
    fuzz_cut_own(&j, "an action", &json);
    const ochre_status status = ochre_action_parse(game, buffer, text.length, &back, &why);
    FUZZ_CHECK(formed == (status == OCHRE_OK), "`%s` is %sformed, but reading says `%s`", buffer,
               formed ? "" : "not ", words);
    FUZZ_CHECK(!formed || ochre_action_same(action, back), "`%s` reads as something else", buffer);
}

/* Most bytes are far from any action: brought near, they reach the edges of every range. */
static ochre_action brought_near(const ochre_game *game, ochre_action action)
{
    int verbs = 0;
    while (game->verbs[verbs].word != NULL)
        verbs++;
    FUZZ_CHECK(verbs > 0, "%s has no verbs", game->id);
    action.verb = (uint8_t)(action.verb % verbs);
    for (int i = 0; i < 7; i++)
        action.arg[i] = action.arg[i] >= 128 ? 0 : action.arg[i] & 63;
    return action;
}

static void try_game(const ochre_game *game, const char *text, size_t size)
{
    ochre_action action;
    for (size_t i = 0; i < LINES && (i + 1) * sizeof action <= size; i++) {
        memcpy(&action, text + i * sizeof action, sizeof action);
        try_action(game, action);
        try_action(game, brought_near(game, action));
    }
    for (int line = 0; line < LINES && size > 0; line++) {
        const char  *end = memchr(text, '\n', size);
        const size_t length = end != NULL ? (size_t)(end - text) : size;
        const size_t taken = end != NULL ? length + 1 : length;
        try_text(game, text, length);
        text += taken;
        size -= taken;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (int i = 0; ochre_games[i] != NULL; i++)
        try_game(ochre_games[i], (const char *)data, size);
    return 0;
}
