/* engine_bot.c - the protocol's `bot`: what a bot would play, and what it thought of the rest. */
#include <stdlib.h>
#include <string.h>

#include <ochre/notation.h>

#include "cli/engine.h"
#include "cli/mind.h"

enum { ACTION_TEXT = 256 };

typedef struct {
    const ochre_game     *game;
    const ochre_thinking *thinking;
} thoughts;

static void write_action(const ochre_game *game, ochre_action action, ochre_text *out)
{
    char       buffer[ACTION_TEXT];
    ochre_text text = OCHRE_TEXT(buffer);
    ochre_action_text(game, action, &text);
    ochre_json_quote(out, buffer);
}

/* Shares of a win as decimals: 0.52340. */
static void write_thoughts(const void *context, ochre_text *out)
{
    const thoughts *const t = context;
    ochre_text_char(out, '[');
    for (int i = 0; i < t->thinking->thoughts; i++) {
        const ochre_thought *const one = &t->thinking->thought[i];
        char                       win[32];
        snprintf(win, sizeof(win), "%.5f", (double)one->win / (OCHRE_WHOLE_WIN * 1000.0));
        ochre_text_string(out, i == 0 ? "{\"action\":" : ",{\"action\":");
        write_action(t->game, one->action, out);
        ochre_text_format(out, ",\"visits\":%u,\"win\":%s}", one->visits,
                          one->visits == 0 ? "null" : win);
    }
    ochre_text_char(out, ']');
}

static void answer(cli_engine *e, cli_mind *mind)
{
    const ochre_match *const m = &e->match;
    const ochre_action action = cli_mind_choose(mind, m->game, m->edition, m->state, &e->mind);
    const thoughts     t = {m->game, &mind->thinking};
    char               buffer[ACTION_TEXT];
    ochre_text         text = OCHRE_TEXT(buffer);
    ochre_action_text(m->game, action, &text);
    engine_accept(e);
    engine_add_actor(e);
    engine_add_string(e, "action", buffer);
    if (mind->spec.iterations == 0 && mind->spec.milliseconds == 0)
        return;
    engine_add_number(e, "iterations", (int64_t)mind->thinking.iterations);
    engine_add_written(e, "thoughts", false, write_thoughts, &t);
}

void engine_do_bot(cli_engine *e)
{
    char *const name = engine_string(e, engine_member(e, "bot"));
    const int   actor = ochre_match_actor(&e->match);
    cli_mind    mind = {0};
    if (!cli_mind_read(&mind, name, e->match.game)) {
        char       buffer[512];
        ochre_text names = OCHRE_TEXT(buffer);
        cli_mind_list(&names);
        engine_fail(e, "unknown-bot", "there is no bot \"%.60s\"; the bots are: %s", name, buffer);
    } else if (actor < 0)
        engine_fail(e, "not-a-seat", "bots decide for seats, and now %s",
                    actor == OCHRE_CHANCE ? "it is chance's turn" : "the game is over");
    else
        answer(e, &mind);
    cli_mind_close(&mind);
    free(name);
}
