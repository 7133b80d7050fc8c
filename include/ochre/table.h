/* table.h - field and verb tables: what a game says once about its data and its moves.
 *
 * From a field table the engine derives the JSON of a state or an edition (whole, or as one viewer
 * sees it), the checked way back, paths such as players[0].food, differences and TypeScript types.
 * From a verb table it derives the notation both ways and the parts of an action as JSON.
 *
 *     static const ochre_field player_fields[] = {
 *         OCHRE_FIELD(sa_player, food, OCHRE_U16, .hi = 5000),
 *         OCHRE_FIELD(sa_player, tools, OCHRE_U8, .dim = {3}, .hi = 4),
 *         OCHRE_END
 *     };
 *     static const ochre_field state_fields[] = {
 *         OCHRE_FIELD(sa_state, phase, OCHRE_U8, .names = phase_names),
 *         OCHRE_FIELD(sa_state, players, OCHRE_STRUCT, .dim = {4}, .sub = player_fields,
 *                     OCHRE_COUNTED(sa_state, seats)),
 *         OCHRE_END
 *     };
 */
#ifndef OCHRE_TABLE_H
#define OCHRE_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum ochre_type {
    OCHRE_U8, /* the end mark of a table is a field without a name */
    OCHRE_U16,
    OCHRE_U32,
    OCHRE_I8,
    OCHRE_I16,
    OCHRE_I32,
    OCHRE_BOOL,   /* one byte, 0 or 1 */
    OCHRE_STRING, /* char[size], UTF-8, filled up with zeros */
    OCHRE_SET8,   /* a set of small numbers as bits; in JSON the ascending list of its members, */
    OCHRE_SET16,  /* bit 0 being 1 (or names[0]); hi = number of bits in use */
    OCHRE_SET32,
    OCHRE_SET64,
    OCHRE_STRUCT
} ochre_type;

enum {
    OCHRE_FROM1 = 1,    /* stored from 0, read by people from 1: seats, slots, cards */
    OCHRE_DERIVED = 2,  /* follows from other fields: written, but skipped when a state is loaded */
    OCHRE_OPTIONAL = 4, /* left out when zero; zero when left out */
    OCHRE_ALLOW0 = 8    /* 0 is allowed although it lies below lo: "none"; together with FROM1 that
                           is stored as -1, in an unsigned type as its largest value */
};

typedef struct ochre_field ochre_field;

/* May the viewer (a seat from 0, or OCHRE_SPECTATOR) see the field? index[0] is the index in the
 * outermost array around it: the owner's seat, in an array of players. The engine asks for a whole
 * field at a time and never for OCHRE_EVERYTHING. */
typedef bool ochre_sees(const void *state, int viewer, const int index[2]);

/* A value that is not stored at all but worked out for the reader (needs OCHRE_DERIVED). The engine
 * asks for one element at a time; index holds the first two array indices on the way to it. */
typedef int64_t ochre_compute(const void *edition, const void *state, const int index[2]);

struct ochre_field {
    const char *name;
    ochre_type  type;
    uint32_t    flags;
    uint32_t    offset; /* in the enclosing struct */
    uint32_t    size;   /* bytes of one element of a STRUCT or STRING; else the type tells */
    uint32_t    whole;  /* bytes of the member: OCHRE_FIELD fills it in, as a check on the table,
                                  and in place of a size that is left out; 0: not known */
    uint16_t    dim[2]; /* {0}: a single value; {n}: an array; {n, m}: n rows of m */
    const ochre_field *sub;   /* OCHRE_STRUCT: the fields of one element */
    const char *const *names; /* values are written as these words; ends in NULL */
    const char *const *keys;  /* the array is written as an object, element i under keys[i] */
    uint32_t    counted; /* 1 + offset, in the *outermost* struct, of a uint8_t that says how many
                                   elements of dim[0] are in use; 0: all of them */
    uint32_t    counted_here;    /* the same, in the enclosing struct */
    uint32_t    columns_counted; /* as counted, for dim[1] */
    int64_t     lo, hi;          /* values as people read them (with names: their indices);
                                  lo == hi == 0: all that the type holds; hi < lo: no upper bound */
    ochre_sees *sees;            /* NULL: everybody */
    ochre_compute *compute;
};

#define OCHRE_FIELD(owner, member, kind, ...)                                                      \
    {                                                                                              \
        .name = #member, .type = (kind), .offset = offsetof(owner, member),                        \
        .whole = sizeof(((owner *)0)->member), __VA_ARGS__                                         \
    }
#define OCHRE_COUNTED(owner, member)         .counted = 1 + offsetof(owner, member)
#define OCHRE_COUNTED_HERE(owner, member)    .counted_here = 1 + offsetof(owner, member)
#define OCHRE_COLUMNS_COUNTED(owner, member) .columns_counted = 1 + offsetof(owner, member)
#define OCHRE_COMPUTED(label, kind, function, ...)                                                 \
    {                                                                                              \
        .name = (label), .type = (kind), .flags = OCHRE_DERIVED, .compute = (function),            \
        __VA_ARGS__                                                                                \
    }
#define OCHRE_END                                                                                  \
    {                                                                                              \
        .name = NULL                                                                               \
    }

/* ---- verbs ---- */

typedef enum ochre_part_kind {
    OCHRE_PART_END,
    OCHRE_PART_WORD,   /* a fixed word, takes no argument                     `card`          */
    OCHRE_PART_NUMBER, /* one argument, lo .. hi                              `3`             */
    OCHRE_PART_INDEX,  /* one argument from 0, written from 1, lo .. hi       `1`             */
    OCHRE_PART_SEAT,   /* as INDEX, and the client knows that it is a seat    `2`             */
    OCHRE_PART_NAME,   /* one argument, an index into words from lo to hi     `forest`        */
    OCHRE_PART_COUNTS, /* hi arguments, one for each word, at least one > 0   `wood 2 gold 1` */
    OCHRE_PART_DICE,   /* six arguments, dice showing 1 .. 6, at least one    `1 4 4`         */
    OCHRE_PART_FLAGS   /* one argument, bit i for words[i], hi bits           `tool 1 once 4` */
} ochre_part_kind;

typedef struct ochre_part {
    const char        *name; /* of the part in JSON and TypeScript; NULL for a fixed word */
    ochre_part_kind    kind;
    uint8_t            lo, hi; /* as people read them; for NAME: first and last index allowed */
    const char *const *words;  /* may contain spaces: "card 1"; ends in NULL */
    const char *lead;  /* FLAGS: a word that stands before a list that is not empty, or NULL */
    const char *empty; /* FLAGS: how no flag at all is written ("none"); NULL: not at all */
} ochre_part;

/* The parts of a verb, as its table names them: OCHRE_NAME_PART("place", place_ids, FIRST, LAST). */
#define OCHRE_PART(...)                                                                            \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define OCHRE_WORD_PART(text)                                                                      \
    OCHRE_PART(.kind = OCHRE_PART_WORD, .words = (const char *const[])OCHRE_PART((text), NULL))
#define OCHRE_NUMBER_PART(label, least, most)                                                      \
    OCHRE_PART(.name = (label), .kind = OCHRE_PART_NUMBER, .lo = (least), .hi = (most))
#define OCHRE_INDEX_PART(label, most)                                                              \
    OCHRE_PART(.name = (label), .kind = OCHRE_PART_INDEX, .lo = 1, .hi = (most))
#define OCHRE_SEAT_PART(label, most)                                                               \
    OCHRE_PART(.name = (label), .kind = OCHRE_PART_SEAT, .lo = 1, .hi = (most))
#define OCHRE_NAME_PART(label, ids, first, last)                                                   \
    OCHRE_PART(.name = (label), .kind = OCHRE_PART_NAME, .lo = (first), .hi = (last),              \
               .words = (ids))
#define OCHRE_COUNTS_PART(label, ids, kinds)                                                       \
    OCHRE_PART(.name = (label), .kind = OCHRE_PART_COUNTS, .lo = 1, .hi = (kinds), .words = (ids))
#define OCHRE_DICE_PART(label)                                                                     \
    OCHRE_PART(.name = (label), .kind = OCHRE_PART_DICE, .lo = 1, .hi = 6)
#define OCHRE_FLAGS_PART(label, ids, bits, ...)                                                    \
    OCHRE_PART(.name = (label), .kind = OCHRE_PART_FLAGS, .hi = (bits), .words = (ids), __VA_ARGS__)

enum {
    OCHRE_VERB_CHANCE = 1, /* an event of chance */
    OCHRE_VERB_SEEN = 2    /* how a veiled event looks to others: never legal */
};

/* One row a form; several rows may begin with the same word (`place hut`, `place forest 3`) as long as
 * no text fits two of them. The row's number is the action's verb. */
typedef struct ochre_verb {
    const char *word;
    uint32_t    flags;
    ochre_part  part[6];
} ochre_verb;

/* A row of the table: what a player does, what chance does, how a veiled event looks to others. */
#define OCHRE_MOVE(first_word, ...)                                                                \
    OCHRE_PART(.word = (first_word), .part = OCHRE_PART(__VA_ARGS__))
#define OCHRE_EVENT(first_word, ...)                                                               \
    OCHRE_PART(.word = (first_word), .flags = OCHRE_VERB_CHANCE, .part = OCHRE_PART(__VA_ARGS__))
#define OCHRE_VEILED(first_word, ...)                                                              \
    OCHRE_PART(.word = (first_word), .flags = OCHRE_VERB_CHANCE | OCHRE_VERB_SEEN,                 \
               .part = OCHRE_PART(__VA_ARGS__))

#endif
