/* mind.c - bots with memory, a clock and threads.
 *
 * With several threads each searches a tree of its own, from a random stream of its own; the visits of the
 * root's actions are then added up. Threads other than the first are started for the decision and joined
 * after it: a decision that is worth them lasts a thousand times longer than that. */
#include "cli/mind.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/cli.h"

bool cli_mind_read(cli_mind *mind, const char *text, const ochre_game *game)
{
    ochre_bot_spec spec;
    if (!ochre_bot_parse(text, game, &spec))
        return false;
    const bool counts_work = mind->counts_work;
    cli_mind_close(mind);
    mind->spec = spec;
    mind->counts_work = counts_work;
    return true;
}

/* Bytes of one thread's memory: aligned, so that they can lie side by side. */
static size_t memory_of(const cli_mind *mind)
{
    return (ochre_bot_memory(&mind->spec) + 15) & ~(size_t)15;
}

void cli_mind_forget(cli_mind *mind)
{
    if (mind->memory != NULL)
        memset(mind->memory, 0, memory_of(mind) * mind->spec.threads);
}

void cli_mind_close(cli_mind *mind)
{
    free(mind->memory);
    *mind = (cli_mind){0};
}

/* ---- one decision ---- */

typedef struct {
    const cli_mind   *mind;
    const ochre_game *game;
    const void       *edition, *state;
    ochre_rng         rng;
    ochre_thinking    thinking;
    ochre_action      answer;
    double            until; /* by the clock of this thread */
    pthread_t         thread;
    bool              has_thread;
} job;

static double now(const job *j)
{
    struct timespec t;
    clock_gettime(j->mind->counts_work ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Also whoever was told to stop does not think to the end. */
static bool is_enough(void *clock)
{
    const job *const j = clock;
    return cli_was_stopped() || (j->mind->spec.milliseconds != 0 && now(j) >= j->until);
}

/* The memory suffices by ochre_bot_memory; should it ever not, the first legal action is an answer. */
static void *think(void *context)
{
    job *const j = context;
    if (j->mind->spec.milliseconds != 0) /* asking for the time takes longer than a greedy choice */
        j->until = now(j) + 1e-3 * j->mind->spec.milliseconds;
    if (ochre_bot_choose(&j->mind->spec, j->game, j->edition, j->state, &j->rng, &j->thinking,
                         &j->answer) != OCHRE_OK) {
        ochre_action legal[OCHRE_LEGAL];
        j->game->legal(j->edition, j->state, legal);
        j->answer = legal[0];
    }
    return NULL;
}

static void set_out(cli_mind *mind, job *j, int threads, ochre_rng *rng)
{
    const size_t each = memory_of(mind);
    if (mind->memory == NULL && each != 0) {
        mind->memory = cli_alloc(each * (size_t)threads);
        memset(mind->memory, 0, each * (size_t)threads);
    }
    for (int i = 0; i < threads; i++) {
        j[i].mind = mind;
        j[i].thinking.memory = each == 0 ? NULL : (char *)mind->memory + (size_t)i * each;
        j[i].thinking.bytes = each;
        j[i].thinking.clock = &j[i];
        j[i].thinking.enough = is_enough;
        if (i > 0)
            ochre_rng_seed(&j[i].rng, ochre_rng_next(rng), (uint64_t)i);
    }
}

static ochre_action gather(job *j, int threads)
{
    bool merged = false;
    for (int i = 1; i < threads; i++) {
        if (!j[i].has_thread)
            continue;
        pthread_join(j[i].thread, NULL);
        if (j[i].thinking.thoughts == 0 || j[0].thinking.thoughts == 0)
            continue;
        ochre_bot_merge(&j[0].thinking, &j[i].thinking);
        merged = true;
    }
    return merged ? ochre_bot_favourite(&j[0].thinking) : j[0].answer;
}

ochre_action cli_mind_choose(cli_mind *mind, const ochre_game *game, const void *edition,
                             const void *state, ochre_rng *rng)
{
    const int    threads = (int)mind->spec.threads;
    const size_t size = (size_t)threads * sizeof(job);
    job *const   j = cli_alloc(size);
    memset(j, 0, size);
    for (int i = 0; i < threads; i++)
        j[i] = (job){.game = game, .edition = edition, .state = state};
    set_out(mind, j, threads, rng);
    for (int i = 1; i < threads; i++)
        j[i].has_thread = pthread_create(&j[i].thread, NULL, think, &j[i]) == 0;
    j[0].rng = *rng;
    think(&j[0]);
    *rng = j[0].rng;
    const ochre_action answer = gather(j, threads);
    mind->thinking = j[0].thinking;
    free(j);
    return answer;
}

void cli_mind_list(ochre_text *out)
{
    for (int kind = 0; kind < OCHRE_BOT_KINDS; kind++)
        ochre_text_format(out, "%s%s", kind == 0 ? "" : ", ", ochre_bot_labels[kind].name);
    ochre_text_format(out, " or mcts:Nms (N up to %d, or an hour)", OCHRE_BOT_ITERATIONS);
}

int cli_no_bot(const char *name, const char *also)
{
    char       buffer[256];
    ochre_text bots = OCHRE_TEXT(buffer);
    cli_mind_list(&bots);
    return cli_error("there is no bot \"%s\"; the bots are: %s%s", name, buffer, also);
}
