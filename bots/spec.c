/* spec.c - bots by name: "greedy", "hard", "mcts:2000", "mcts:500msx2", "mcts:500-hints", and what they need. */
#include "bots/bots.h"

#include <string.h>

enum {
    MOST_NODES = 80000, /* about four megabytes */
    NODES_A_MILLISECOND = 60
};

static const char LACKS_HINTS[] = "-hints", LACKS_ESTIMATE[] = "-estimate";

const ochre_bot_label ochre_bot_labels[OCHRE_BOT_KINDS] = {
    [OCHRE_BOT_RANDOM] = {"random",
                          {"plays anything that is allowed",
                           "играет что угодно, лишь бы по правилам"}},
    [OCHRE_BOT_GREEDY] = {"greedy",
                          {"takes what looks best at once", "берёт то, что сразу выглядит лучшим"}},
    [OCHRE_BOT_EASY] = {"easy",
                        {"knows what matters and is often careless",
                         "знает, что важно, но часто невнимателен"}},
    [OCHRE_BOT_NORMAL] = {"normal",
                          {"thinks a few moves ahead", "думает на несколько ходов вперёд"}},
    [OCHRE_BOT_HARD] = {"hard", {"thinks longer and deeper", "думает дольше и глубже"}},
    [OCHRE_BOT_MCTS] = {"mcts:N",
                        {"searches for N iterations, or for N milliseconds: mcts:500ms",
                         "перебор: N итераций или N миллисекунд (mcts:500ms)"}},
};

/* Digits from *text on, 1 .. most, without a leading zero; moves *text behind them. */
static bool read_number(const char **text, uint32_t most, uint32_t *value)
{
    uint64_t    number = 0;
    const char *at = *text;
    if (*at < '1' || *at > '9')
        return false;
    for (; *at >= '0' && *at <= '9'; at++) {
        number = number * 10 + (uint64_t)(*at - '0');
        if (number > most)
            return false;
    }
    *text = at;
    *value = (uint32_t)number;
    return true;
}

/* "-hints", "-estimate" or nothing, at the end. */
static bool read_lack(const char *text, ochre_bot_spec *spec)
{
    spec->lacks_hints = strcmp(text, LACKS_HINTS) == 0;
    spec->lacks_estimate = strcmp(text, LACKS_ESTIMATE) == 0;
    return *text == '\0' || spec->lacks_hints || spec->lacks_estimate;
}

/* What follows "mcts:". */
static bool read_budget(const char *text, ochre_bot_spec *spec)
{
    uint32_t number;
    if (!read_number(&text, OCHRE_BOT_ITERATIONS, &number))
        return false;
    if (text[0] == 'm' && text[1] == 's') {
        spec->milliseconds = number;
        text += 2;
    } else
        spec->iterations = number;
    if (*text == 'x') {
        text++;
        if (!read_number(&text, OCHRE_BOT_THREADS, &spec->threads) || spec->threads == 1)
            return false;
    }
    return read_lack(text, spec) && spec->milliseconds <= OCHRE_BOT_MILLISECONDS;
}

bool ochre_bot_parse(const char *text, const ochre_game *game, ochre_bot_spec *out)
{
    static const char family[] = "mcts:";
    ochre_bot_spec    spec = {.kind = OCHRE_BOT_MCTS, .threads = 1};
    if (strncmp(text, family, sizeof(family) - 1) == 0) {
        if (!read_budget(text + sizeof(family) - 1, &spec))
            return false;
        *out = spec;
        return true;
    }
    for (int kind = 0; kind < OCHRE_BOT_MCTS; kind++) {
        if (strcmp(text, ochre_bot_labels[kind].name) != 0)
            continue;
        spec.kind = (ochre_bot_kind)kind;
        const bots_level level = bots_level_of(game, spec.kind);
        spec.milliseconds = level.milliseconds;
        spec.iterations = level.iterations;
        *out = spec;
        return true;
    }
    return false;
}

void ochre_bot_text(const ochre_bot_spec *spec, ochre_text *out)
{
    if (spec->kind != OCHRE_BOT_MCTS) {
        ochre_text_string(out, ochre_bot_labels[spec->kind].name);
        return;
    }
    ochre_text_string(out, "mcts:");
    ochre_text_uint(out, spec->iterations != 0 ? spec->iterations : spec->milliseconds);
    if (spec->iterations == 0)
        ochre_text_string(out, "ms");
    if (spec->threads > 1)
        ochre_text_format(out, "x%u", spec->threads);
    if (spec->lacks_hints || spec->lacks_estimate)
        ochre_text_string(out, spec->lacks_hints ? LACKS_HINTS : LACKS_ESTIMATE);
}

/* Twice what one decision needs, the root and the node that is none among it, so that the next ones of a turn can use
 * its tree even if it thought for the whole of its budget. */
size_t ochre_bot_memory(const ochre_bot_spec *spec)
{
    const uint64_t nodes = spec->iterations != 0
                               ? 2 * ((uint64_t)spec->iterations + 2)
                               : (uint64_t)spec->milliseconds * NODES_A_MILLISECOND;
    if (nodes == 0)
        return 0;
    return ochre_search_memory((uint32_t)(nodes < MOST_NODES ? nodes : MOST_NODES));
}
