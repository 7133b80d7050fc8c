/* mind.h - a bot with all that it needs from outside the core: memory, a clock, threads.
 *
 * A mind of zeros becomes a bot by cli_mind_read; memory comes with its first decision and is kept, so
 * that what it found in one decision of a turn serves the next. */
#ifndef CLI_MIND_H
#define CLI_MIND_H

#include <ochre/bot.h>

typedef struct cli_mind {
    ochre_bot_spec spec;
    ochre_thinking thinking; /* after a decision: what it thought */
    void          *memory;   /* for all its threads */
    bool counts_work; /* its time is what its own threads worked: a busy machine takes none away */
} cli_mind;

/* False: there is no such bot. */
bool cli_mind_read(cli_mind *mind, const char *text, const ochre_game *game);
/* Before another game: what it found out is gone, the memory stays. */
void cli_mind_forget(cli_mind *mind);
void cli_mind_close(cli_mind *mind);

/* The choice of the seat whose turn it is. */
ochre_action cli_mind_choose(cli_mind *mind, const ochre_game *game, const void *edition,
                             const void *state, ochre_rng *rng);

/* "random, greedy, easy, ...": what there is. */
void cli_mind_list(ochre_text *out);

/* Says that there is no such bot, and what there is, `also` behind it. Returns CLI_FAILED. */
int cli_no_bot(const char *name, const char *also);

#endif
