/* bot.h - players that know only the contract and a game's own hints.
 *
 * A bot never sees the true state: it gets its own random stream and begins by dealing anew all that
 * its seat cannot see.
 *
 *   random, greedy        answer at once and need no memory
 *   mcts:N  mcts:Nms      search the game tree, for N iterations or N milliseconds; "x2" behind it asks
 *                         for two threads, and then "-hints" or "-estimate" leaves out what the game
 *                         knows of itself: that shows what it is worth
 *   easy, normal, hard    the levels that people choose from, set for each game by measurement
 *
 * How to let one play:
 *
 *     ochre_bot_spec spec;
 *     ochre_thinking thinking = {0};
 *     ochre_bot_parse("hard", game, &spec);
 *     thinking.bytes = ochre_bot_memory(&spec);
 *     thinking.memory = malloc(thinking.bytes);     (once for each seat and match)
 *     thinking.enough = my_clock_has_run_out;       (if spec.milliseconds != 0)
 *     ochre_bot_choose(&spec, game, edition, state, rng, &thinking, &action);
 *
 * The core reads no clock and starts no threads: its callers do. */
#ifndef OCHRE_BOT_H
#define OCHRE_BOT_H

#include <ochre/game.h>
#include <ochre/status.h>

/* ---- players that answer at once ---- */

typedef struct ochre_bot {
    const char *name;     /* "random", "greedy" */
    const char *about[2]; /* one line, by language */

    /* The seat's choice; the actor of the state must be a seat. Draws from rng alone. */
    ochre_action (*choose)(const ochre_game *game, const void *edition, const void *state,
                           ochre_rng *rng);
} ochre_bot;

extern const ochre_bot *const ochre_bots[]; /* ends in NULL */
const ochre_bot              *ochre_bot_named(const char *name);

/* ---- all players ---- */

typedef enum ochre_bot_kind {
    OCHRE_BOT_RANDOM,
    OCHRE_BOT_GREEDY,
    OCHRE_BOT_EASY,
    OCHRE_BOT_NORMAL,
    OCHRE_BOT_HARD,
    OCHRE_BOT_MCTS,
    OCHRE_BOT_KINDS
} ochre_bot_kind;

/* What there is to choose from, by kind: for menus and messages. */
typedef struct ochre_bot_label {
    const char *name;     /* "hard"; "mcts:N" stands for a family */
    const char *about[2]; /* one line, by language */
} ochre_bot_label;
extern const ochre_bot_label ochre_bot_labels[OCHRE_BOT_KINDS];

typedef struct ochre_bot_spec {
    ochre_bot_kind kind;
    uint32_t       iterations;   /* the budget, or 0: by time */
    uint32_t       milliseconds; /* the budget, or 0: by iterations; the caller's clock keeps it */
    uint32_t       threads;      /* 1 unless asked for; the caller's, see ochre_bot_merge */
    bool           lacks_hints, lacks_estimate;
} ochre_bot_spec;

enum {
    OCHRE_BOT_TEXT = 32,
    OCHRE_BOT_THREADS = 64, /* at most, as what follows */
    OCHRE_BOT_ITERATIONS = 100000000,
    OCHRE_BOT_MILLISECONDS = 3600000
};

/* False: there is no such bot, and *out is untouched. A NULL game checks the text only; the budgets of
 * levels are then those of most games. */
bool ochre_bot_parse(const char *text, const ochre_game *game, ochre_bot_spec *out);
/* The text it came from, in at most OCHRE_BOT_TEXT bytes. */
void ochre_bot_text(const ochre_bot_spec *spec, ochre_text *out);
/* Bytes of working memory that it likes to have; 0: it needs none. */
size_t ochre_bot_memory(const ochre_bot_spec *spec);

/* One legal action, as the search came to think of it. */
typedef struct ochre_thought {
    ochre_action action;
    uint32_t     visits;
    uint32_t     win; /* the seat's expected share, in sixtieths times 1000; 0 without visits */
} ochre_thought;

typedef struct ochre_thinking {
    /* From the caller. The memory is aligned to 16 bytes, begins as zeros or as anything, and may come
     * back for the next decision of the same seat: what was found about it is then still known. */
    void  *memory;
    size_t bytes;
    bool (*enough)(void *clock); /* asked every few iterations; NULL: nobody looks at a clock */
    void *clock;

    /* From the bot. */
    uint64_t       iterations; /* made for this decision; 0 where there was nothing to choose */
    uint32_t       reused;     /* visits that the tree already had */
    ochre_thought *thought;    /* all legal actions in the game's order, within `memory` */
    int            thoughts;   /* 0 from random and greedy */
} ochre_thinking;

/* The seat's choice; the actor of the state must be a seat. Equal arguments (the memory's content
 * included) give equal choices, unless a clock ends the search. A budget in milliseconds without a
 * clock is taken as a number of iterations. OCHRE_FULL: the memory is too small for this decision, and
 * *out is untouched; never for random and greedy, whose thinking may be NULL. */
ochre_status ochre_bot_choose(const ochre_bot_spec *spec, const ochre_game *game,
                              const void *edition, const void *state, ochre_rng *rng,
                              ochre_thinking *thinking, ochre_action *out);

/* Threads: each chooses by itself, with a stream and a memory of its own. Then the thoughts of the
 * others are added to those of one, visit by visit, and ochre_bot_favourite names the action that all
 * together looked at most. Levels without search have no thoughts: then the first answer stands. */
void         ochre_bot_merge(ochre_thinking *into, const ochre_thinking *other);
ochre_action ochre_bot_favourite(const ochre_thinking *thinking);

#endif
