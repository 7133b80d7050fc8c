/* record.h - a match as a text file (extension .ochre).
 *
 *     ochre record 1
 *     game stone-age
 *     rules 1
 *     edition standard 93b1c7d2e0a4f586
 *     players 2
 *     option first 1
 *     seat 1 Ada
 *     seat 2 greedy
 *
 *     * reveal card 1 17
 *     1 place forest 3
 *     2 place hut
 *     ...
 *     end 9f0c2b1a77e3d455
 *
 * One action a line behind the seat that did it, * for chance. Lines that begin with # are remarks,
 * empty lines are passed over. `option` lines name what differs from the default. `position JSON` in
 * the header says that the match began from a given position. `end` closes a complete record with the
 * hash of the last state; a viewer's record closes with `end` alone, for a hash tells of secrets. It may
 * hold veiled events (`draw card hidden`): then it can be shown, not replayed.
 *
 * A match with verifiable dice says so. The header has the commitment to the secret from which chance
 * was drawn, and what the seats added to it; behind the last line stand the secret and a seal over all that
 * comes before it:
 *
 *     dice 5b1c...                            (64 digits)
 *     salt 1 ochre-and-charcoal
 *
 *     * reveal card 1 17                      (event 1)
 *     1 place forest 3
 *     counter 5                               (the next event is the fifth: three were taken back)
 *     * roll 1 4 4
 *     ...
 *     end 9f0c2b1a77e3d455
 *     secret 77ab...
 *     seal 0c1d...
 *
 * The engine reads and writes these lines and knows no cryptography: whether the outcomes follow from
 * the secret is for others to say. */
#ifndef OCHRE_RECORD_H
#define OCHRE_RECORD_H

#include <ochre/match.h>

enum {
    OCHRE_NAME = 80, /* bytes of a seat's name, the zero included */
    OCHRE_SALT = 65, /* bytes of a seat's salt, the zero included */
    OCHRE_HEX = 65   /* bytes of a commitment, a secret or a seal, the zero included */
};

typedef struct ochre_record_names {
    char seat[OCHRE_SEATS][OCHRE_NAME];
} ochre_record_names;

/* The dice of a match. Texts that are empty are not there; without a commitment there is nothing else
 * either. */
typedef struct ochre_record_dice {
    char commitment[OCHRE_HEX], secret[OCHRE_HEX], seal[OCHRE_HEX];
    char salt[OCHRE_SEATS][OCHRE_SALT]; /* letters, digits, - and _ */
    /* The number of the event for each ply, rising; 0 for a player's move. The caller's, with as much
     * room as the log. */
    uint32_t *event;
    /* Reading: where the line of the seal begins, in bytes; the length of the text if there is none. */
    size_t sealed;
} ochre_record_dice;

/* Writes the match, as the viewer may read it; names may be NULL. */
void ochre_record_write(const ochre_match *m, const ochre_record_names *names, int viewer,
                        ochre_text *out);

/* The same with its dice; NULL: it has none. */
void ochre_record_write_dice(const ochre_match *m, const ochre_record_names *names,
                             const ochre_record_dice *dice, int viewer, ochre_text *out);

/* The game that the record's header names, before anything else is read. NULL: `why` says. */
const ochre_game *ochre_record_game(const char *text, size_t length, ochre_text *why);

/* Reads and replays. `edition` must be the one that the header names (its hash is compared); NULL
 * stands for the default. The match's log is the caller's, as in ochre_match_start; room for as many
 * actions as the text has lines is always enough, less may give OCHRE_FULL. On failure `why` begins
 * with the number of the line; if m->game was set, the match stands where reading stopped, and
 * OCHRE_UNKNOWN then means that it stopped at a veiled event. */
ochre_status ochre_record_read(const char *text, size_t length, const void *edition, ochre_match *m,
                               ochre_action *log, int capacity, ochre_record_names *names,
                               ochre_text *why);

/* The same, and its dice into `dice`, whose `event` is set by the caller. */
ochre_status ochre_record_read_dice(const char *text, size_t length, const void *edition,
                                    ochre_match *m, ochre_action *log, int capacity,
                                    ochre_record_names *names, ochre_record_dice *dice,
                                    ochre_text *why);

#endif
