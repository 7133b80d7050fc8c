/* arena.h - what the parts of `ochre arena` share.
 *
 * The unit of a tournament is a pairing: one set of contestants and one deal, played once for every rotation
 * of the seats with the same stream for chance, so that luck and the advantage of a seat fall on all alike. Games of
 * one pairing resemble each other; therefore intervals are worked out over pairings, not over games.
 *
 *   arena.c          the arguments, and the order of things
 *   arena_play.c     one pairing, game by game
 *   arena_work.c     many pairings on several threads, with progress and an early end
 *   arena_journal.c  what was played so far, in a file, to go on after an interruption
 *   arena_head.c     the first line of that file: what tournament it is
 *   arena_alone.c    those who play alone, deal by deal
 *   arena_sums.c     totals, intervals, ratings
 *   arena_report.c   the table, or JSON
 *   arena_guest.c    contestants that are programs of their own */
#ifndef CLI_ARENA_H
#define CLI_ARENA_H

#include <ochre/bot.h>

#include "cli/cli.h"

enum {
    ARENA_BOTS = 16,
    ARENA_THREADS = 64,
    ARENA_NAME = 256,
    ARENA_PAIRINGS = 10000000, /* of one tournament */
    ARENA_PATIENCE = 10,       /* seconds that a guest may think about a decision */
    ARENA_MILLION = 1000000
};

/* What one seat did in one game. */
typedef struct arena_seat {
    int32_t  score;
    uint32_t decisions, faults;
    uint64_t microseconds, slowest;
    int32_t  luck; /* in millionths of a win, where it is measured */
    uint8_t  share, rank;
} arena_seat;

typedef struct arena_played {
    arena_seat seat[OCHRE_SEATS];
    uint32_t   plies;
} arena_played;

typedef struct arena_pairing {
    int          set, deal;
    arena_played game[OCHRE_SEATS]; /* by rotation */
} arena_pairing;

/* How somebody who plays alone fared with a deal. */
typedef struct arena_outcome {
    uint8_t share;
    bool    is_known;
} arena_outcome;

/* Over pairings: of a mean in each. */
typedef struct arena_spread {
    double sum, squares;
} arena_spread;

typedef struct arena_contestant {
    char           name[ARENA_NAME]; /* as it was given */
    ochre_bot_spec spec;
    const char    *command; /* a guest's; NULL: one of our bots */

    /* Sums over the seats it played. */
    uint64_t     seats, sixtieths, decisions, plies, faults, microseconds, slowest;
    int64_t      score;
    uint64_t     pairings;
    arena_spread win;       /* its share */
    arena_spread less_luck; /* its share less its luck */
    double       rating;    /* Elo-like, by arena_rate */
} arena_contestant;

typedef struct arena {
    const ochre_game *game;
    const void       *edition;      /* the game's, or... */
    void             *own_edition;  /* ...another, to be freed... */
    const char       *edition_path; /* ...from this file */
    ochre_setup       setup;
    arena_contestant  contestant[ARENA_BOTS];
    int               contestants, players;
    bool              gauntlet;     /* the first against all others, not all against all */
    bool              against_game; /* one seat, or seats of one mind: nobody else can win */
    int               set[4096][OCHRE_SEATS], sets, in_set;
    int               turns; /* rotations of a pairing */
    int64_t           deals; /* pairings of each set */
    uint64_t          seed;
    int               threads;
    bool              json;
    bool              settles;   /* stop as soon as it is clear on which side of... */
    double            threshold; /* ...this share the first contestant is */
    int               luck;      /* playouts that measure the luck of an event; 0: nobody does */
    const char       *journal;
    /* Of one contestant against another where both sat at a table, or each alone at the same deal: games, points by
     * rank (a half for equal ranks), and equal ranks, each counted for every two seats. */
    double         met[ARENA_BOTS][ARENA_BOTS], beaten[ARENA_BOTS][ARENA_BOTS];
    double         drawn[ARENA_BOTS][ARENA_BOTS];
    arena_outcome *alone; /* by deal and contestant, where one plays alone; otherwise NULL */
    uint64_t       games;
    bool           is_settled;
    bool           is_stopped; /* by a signal */
} arena;

/* Which contestant sits where in a rotation of a set. */
int arena_at(const arena *a, int set, int turn, int seat);

/* arena_play.c */
typedef struct arena_hall arena_hall; /* what one thread plays in: memories, guests */
arena_hall               *arena_hall_open(const arena *a);
void                      arena_hall_close(arena_hall *hall);
/* NULL, or the command of a guest that cannot be started. What is stopped by a signal is not played to the end. */
const char *arena_play(arena_hall *hall, arena_pairing *p);

/* arena_work.c: plays all, or until a signal; `done` has a zero bit for every pairing, counted deal by deal. */
bool arena_work(arena *a, uint8_t *done);
void arena_clear_row(void); /* of the progress bar, before a line is written to stderr */

/* arena_journal.c */
typedef struct arena_journal arena_journal;
/* Reads what is there into the sums and marks it in `done`; then stands ready for more. NULL after an error
 * line. */
arena_journal *arena_journal_open(arena *a, uint8_t *done);
bool           arena_journal_add(arena_journal *j, const arena *a, const arena_pairing *p);
bool           arena_journal_close(arena_journal *j, const arena *a);

/* arena_head.c */
/* "options":{...},"edition":"..." */
void arena_variant_write(const arena *a, ochre_text *out);

/* Only the options, those that differ from the default. */
void arena_options_write(const arena *a, ochre_text *out);
bool arena_head_print(const arena *a, FILE *file);
/* Whether the first line of a journal is that of this tournament; otherwise an error line says what differs. */
bool arena_head_fits(const arena *a, const char *line, size_t length);

/* arena_alone.c: between opening and closing, what is added is compared. */
void arena_alone_open(arena *a);
void arena_alone_close(arena *a);
void arena_alone_add(arena *a, const arena_pairing *p);

/* arena_sums.c */
/* One contestant met another and was better by so much, worse where that is negative. */
void arena_meet(arena *a, int one, int other, int lead);

typedef struct arena_interval {
    double share, low, high;
} arena_interval;
void           arena_add(arena *a, const arena_pairing *p);
arena_interval arena_interval_of(const arena *a, const arena_contestant *one);
arena_interval arena_interval_less_luck(const arena *a, const arena_contestant *one);
/* The better of the two that are there. */
arena_interval arena_best_interval(const arena *a, const arena_contestant *one);
bool           arena_is_settled(const arena *a);
void           arena_rate(arena *a);

/* arena_report.c */
void arena_report(const arena *a);

/* arena_guest.c: a program that is asked over its standard input and answers on its output, as
 * docs/protocol.md describes. */
typedef struct arena_guest arena_guest;
/* NULL: it could not be started. */
arena_guest *arena_guest_open(const char *command);
void         arena_guest_close(arena_guest *guest);
/* False: the program ended before it ever answered. */
bool arena_guest_begin(arena_guest *guest, const arena *a, int seat, uint64_t seed);
/* False: it gave no legal answer in time. */
bool arena_guest_choose(arena_guest *guest, const arena *a, const void *state, int seat, int ply,
                        ochre_action *out);
void arena_guest_end(arena_guest *guest, const arena *a, const void *state);

#endif
