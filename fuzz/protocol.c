/* protocol.c - the JSON lines of `ochre engine`. Every line gets one line back, a JSON object that
 * says whether all went well and if not, why; a message that failed leaves the match as it was; and
 * the match stands at a position that the rules allow, whatever was sent. */
#include <string.h>

#include "cli/engine.h"
#include "fuzz/fuzzing.h"

enum { LINES = 400 }; /* of one input: more only take longer */

static bool has_words(const ochre_json *j, const char *name)
{
    const int token = ochre_json_member(j, 0, name);
    return token >= 0 && ochre_json_kind_of(j, token) == OCHRE_JSON_STRING &&
           j->token[token].end > j->token[token].start;
}

/* Returns what the answer says of itself. */
static bool check_answer(const ochre_text *answer)
{
    ochre_json        j;
    const char *const data = answer->data;
    FUZZ_CHECK(answer->length > 0 &&
                   memchr(data, '\n', answer->length) == data + answer->length - 1,
               "an answer is not one line: %s", data);
    fuzz_cut_own(&j, "an answer", answer);
    FUZZ_CHECK(ochre_json_kind_of(&j, 0) == OCHRE_JSON_OBJECT, "not an object: %s", data);
    const int ok = ochre_json_member(&j, 0, "ok");
    FUZZ_CHECK(ok >= 0 && ochre_json_kind_of(&j, ok) == OCHRE_JSON_BOOL, "no ok: %s", data);
    const bool is_ok = data[j.token[ok].start] == 't';
    FUZZ_CHECK(is_ok || (has_words(&j, "error") && has_words(&j, "why")),
               "a failure without a reason: %s", data);
    return is_ok;
}

static void check_match(const cli_engine *e, const ochre_match *before, bool was_begun, bool is_ok)
{
    if (!is_ok && was_begun)
        FUZZ_CHECK(e->match.game == before->game && e->match.plies == before->plies &&
                       memcmp(e->match.state, before->state, e->match.game->state_size) == 0,
                   "a message that failed changed the match");
    FUZZ_CHECK(is_ok || e->begun == was_begun, "a message that failed began a match");
    if (!e->begun)
        return;
    const char *clause = e->match.game->state_ok(e->match.edition, e->match.state);
    FUZZ_CHECK(clause == NULL, "the match stands at a position that breaks %s", clause);
}

static void send(cli_engine *e, const char *line, size_t length, int number)
{
    static ochre_match before;
    const bool         was_begun = e->begun;
    size_t             answer_length;
    before = e->match;
    /* Where the message brings no seed, the clock must not decide what happens. */
    engine_begin_dice(e, (uint64_t)number);
    cli_engine_answer(e, line, length, &answer_length);
    FUZZ_CHECK(answer_length == e->out.length, "a wrong length");
    check_match(e, &before, was_begun, check_answer(&e->out));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char       *text = (const char *)data;
    cli_engine *const e = cli_engine_new();
    for (int number = 0; size > 0 && number < LINES && !cli_engine_has_quit(e); number++) {
        const char  *end = memchr(text, '\n', size);
        const size_t length = end != NULL ? (size_t)(end - text) : size;
        const size_t taken = end != NULL ? length + 1 : length;
        send(e, text, length, number);
        text += taken;
        size -= taken;
    }
    cli_engine_free(e);
    return 0;
}
