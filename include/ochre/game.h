/* game.h - the contract of a game.
 *
 * A game is a table of functions over a state (what lies on the table: plain bytes, no pointers) and
 * an edition (what is printed on the components: constant while a match lasts). All that no single
 * game owns - matches, records, JSON, notation, bots, clients - is built on this table alone.
 *
 * Who may call what, when:
 *
 *   - In every state exactly one party decides: a seat, chance, or nobody because the game is over.
 *   - A seat's choices come from legal(), chance's from outcomes() or, fast, from sample().
 *   - apply() trusts its caller. Whoever is not sure asks refusal() first, as ochre_match_play does.
 *   - Nothing here is random, prints, allocates or keeps anything: equal arguments, equal results.
 */
#ifndef OCHRE_GAME_H
#define OCHRE_GAME_H

#include <stdalign.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <ochre/canvas.h>
#include <ochre/rng.h>
#include <ochre/table.h>
#include <ochre/text.h>

enum {
    OCHRE_SEATS = 5,    /* the most seats a game of the shelf has */
    OCHRE_OPTIONS = 8,  /* the most options a game has */
    OCHRE_LEGAL = 1024, /* the longest list of legal actions or outcomes, in any game */
    OCHRE_STATE = 2048, /* the largest state in bytes */
    OCHRE_NOTES = 3 << 17,

    OCHRE_CHANCE = -1, /* actors that are no seat */
    OCHRE_OVER = -2,

    OCHRE_SPECTATOR = -1, /* viewers that are no seat */
    OCHRE_EVERYTHING = -2,

    OCHRE_WHOLE_WIN = 60 /* shares of a win are sixtieths, so that up to six can share exactly */
};

typedef enum ochre_lang { OCHRE_EN, OCHRE_RU } ochre_lang;

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "hashes and packed actions take bytes in little-endian order"
#endif

/* Compared and stored as eight bytes; unused arguments are zero. */
typedef struct ochre_action {
    uint8_t verb, arg[7];
} ochre_action;

static inline uint64_t ochre_action_bits(ochre_action a)
{
    union {
        ochre_action action;
        uint64_t     bits;
    } both = {.action = a};
    return both.bits;
}

/* The other way: the verb is the lowest byte, arg[i] stands i + 1 bytes above. Long lists are built
 * faster from whole words than from single bytes. */
static inline ochre_action ochre_action_packed(uint64_t bits)
{
    union {
        uint64_t     bits;
        ochre_action action;
    } both = {.bits = bits};
    return both.action;
}

static inline bool ochre_action_same(ochre_action a, ochre_action b)
{
    return ochre_action_bits(a) == ochre_action_bits(b);
}

typedef struct ochre_option {
    const char        *name;
    int                lo, hi, fallback; /* start() may narrow it further */
    const char *const *names;            /* words for the values from lo on, or NULL */
    const char        *help;
    int trial; /* what games at random are measured and tested with in place of the fallback, where
                  that would last too long; 0: the fallback */
} ochre_option;

typedef struct ochre_setup {
    int     players;
    int32_t option[OCHRE_OPTIONS]; /* in the order of the game's list */
} ochre_setup;

typedef struct ochre_result {
    int32_t     score[OCHRE_SEATS];
    uint8_t     rank[OCHRE_SEATS];  /* 1 is the winner; equal players share a rank: 1, 1, 3 */
    uint8_t     share[OCHRE_SEATS]; /* sixtieths of the win */
    const char *how;                /* the clause by which the game ended */
} ochre_result;

/* What a move would bring, before the dice are thrown: one distribution. */
typedef struct ochre_odds {
    const char *label[2]; /* "wood", "wood, all tools used"; by language */
    int         count;
    int32_t     value[64];
    uint64_t    weight[64];
} ochre_odds;
enum { OCHRE_ODDS = 3 }; /* the most distributions for one move */

/* Room for a game to write down what is dear to work out: what depends on the edition alone, such as ways on a map, or
 * what was found about a position, under all of it that the answer depends on. It belongs to whoever asks the same game
 * for many hints: all zero before the first question, and then only passed on. */
typedef struct ochre_notes {
    alignas(16) uint8_t bytes[OCHRE_NOTES];
} ochre_notes;

typedef struct ochre_game {
    const char *id;       /* "stone-age" */
    const char *title[2]; /* by language */
    const char *about[2]; /* one line for the shelf */
    const char *prefix;   /* of its clauses: "SA" */
    int         min_players, max_players;
    bool        is_example;    /* not one of the shelf's games: shown only to developers */
    int         rules_version; /* rises when a rule changes what a record means */

    size_t              state_size, edition_size; /* bytes; at most OCHRE_STATE for a state */
    const void         *edition;                  /* the default, compiled in */
    const ochre_option *options;                  /* ends with a name of NULL */
    const ochre_field  *state_fields, *edition_fields;
    const ochre_verb   *verbs; /* ends with a word of NULL */

    /* Clauses for what the engine itself refuses. */
    const char *notation_clause; /* text that is not canonical */
    const char *turn_clause;     /* somebody acts whose decision it is not */

    /* Begins a game: fills the state from zero. Returns NULL, or the clause that forbids such a
     * set-up, and then the state is untouched. The first move is often chance's. */
    const char *(*start)(const void *edition, void *state, const ochre_setup *setup);

    int (*players)(const void *state);

    /* Whether all seats win or lose together, one person playing them all. NULL: never. */
    bool (*is_one_mind)(const void *state);

    /* The seat (from 0) that decides now, OCHRE_CHANCE or OCHRE_OVER. */
    int (*actor)(const void *state);

    /* A seat's decision: writes every legal action, each once, in a fixed order, and returns their
     * number: at least 1. `out` has room for OCHRE_LEGAL; what lies behind the last is anything. Only
     * while the actor is a seat. */
    int (*legal)(const void *edition, const void *state, ochre_action *out);

    /* Chance's decision: every possible outcome with its weight, all > 0. Only while the actor is
     * OCHRE_CHANCE. */
    int (*outcomes)(const void *edition, const void *state, ochre_action *out, uint32_t *weight);

    /* One outcome, drawn with the probabilities of outcomes() but without listing them. */
    ochre_action (*sample)(const void *edition, const void *state, ochre_rng *rng);

    /* For any eight bytes whatever and any state: NULL if the actor (chance included) may do it now,
     * else the clause that forbids it. Written apart from legal(); the two must agree. */
    const char *(*refusal)(const void *edition, const void *state, ochre_action action);

    /* Does it. The action must be legal. */
    void (*apply)(const void *edition, void *state, ochre_action action);

    /* Replaces all that the viewer cannot know by another possibility, drawn from rng with the
     * probability that it has for somebody who saw what the viewer saw. The viewer's JSON stays the
     * same to the byte. OCHRE_EVERYTHING leaves all as it is. */
    void (*hide)(const void *edition, void *state, int viewer, ochre_rng *rng);

    /* The action as the viewer may read it in a log; `before` is the state it was done in. Most
     * actions look the same to all. A veiled one comes back as a verb with OCHRE_VERB_SEEN. NULL:
     * nothing is ever veiled. */
    ochre_action (*seen)(const void *edition, const void *before, int viewer, ochre_action action);

    /* Scores as they stand (during play: what is public), ranks and shares once the game is over. */
    void (*result)(const void *edition, const void *state, ochre_result *out);

    /* What is always true. NULL, or the clause that the state breaks. */
    const char *(*state_ok)(const void *edition, const void *state);

    /* After a state was loaded or edited: works the derived fields out anew. */
    void (*derive)(const void *edition, void *state);

    /* What the ranges of the field table cannot say about an edition. True, or a message that begins
     * with the path of the field and ends with the clause in brackets. */
    bool (*edition_ok)(const void *edition, ochre_text *why);

    /* The table as the viewer sees it. A pure function of what the viewer may know. */
    void (*draw)(const void *edition, const void *state, int viewer, ochre_lang lang,
                 ochre_canvas *out);

    /* The style of a seat where the box gives it a colour of its own. NULL: ochre_seat_style. */
    int (*seat_style)(const void *state, int seat);

    /* One sentence for the log, without the ending newline: what happened by this action, as the
     * viewer may know it. Writes nothing for what is not worth a line. */
    void (*say)(const void *edition, const void *before, const void *after, ochre_action action,
                int viewer, ochre_lang lang, ochre_text *out);

    /* What the actor means to do by a legal action of which say() writes nothing, because the sentence comes
     * with what follows: a few words for somebody who chooses. Only asked for those. NULL: there are none. */
    void (*intend)(const void *edition, const void *state, ochre_action action, ochre_lang lang,
                   ochre_text *out);

    /* What a legal action would bring by dice still to be thrown, as far as the viewer may know;
     * returns the number of distributions written, 0 where there is nothing to tell. */
    int (*odds)(const void *edition, const void *state, int viewer, ochre_action action,
                ochre_odds out[OCHRE_ODDS]);

    /* Hints for bots: how much a sensible player wants each of the legal actions (greedy takes the
     * largest, rollouts draw in proportion; at least 1 for all). Looks only at what the actor knows.
     * With notes or without (NULL), the answer is the same. */
    void (*weigh)(const void *edition, const void *state, const ochre_action *legal, int count,
                  uint32_t *weight, ochre_notes *notes);

    /* Hints for bots: the expected share of the win of each seat, in sixtieths times 1000. They add up
     * to a whole win, unless one person plays against the game and may lose it. */
    void (*estimate)(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                     ochre_notes *notes);
} ochre_game;

/* The shelf. */
extern const ochre_game *const ochre_games[]; /* ends in NULL */
const ochre_game              *ochre_game_named(const char *id);

/* Sixty-four bits over bytes: states, editions, signatures. The same on every machine. */
uint64_t ochre_hash(uint64_t start, const void *bytes, size_t size);

#endif
