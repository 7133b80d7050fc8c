/* json.h - JSON: a reader that allocates nothing, a few words for writing, and what the field tables
 * give for every game.
 *
 * Reading: the text is cut into tokens in an array of the caller's. Tokens of one container follow it
 * in order, each with the index of what comes after it, so walking needs no tree:
 *
 *     for (int k = ochre_json_first(j, object); k >= 0; k = ochre_json_next(j, object, k))
 *         key = k, value = k + 1;                       (an array: value = k)
 *
 * Strict: RFC 8259, no duplicate keys, depth at most OCHRE_JSON_DEPTH, valid UTF-8, nothing after it.
 *
 * Whoever is given a text `why` adds to it and does not clear it first. */
#ifndef OCHRE_JSON_H
#define OCHRE_JSON_H

#include <ochre/game.h>
#include <ochre/status.h>

enum { OCHRE_JSON_DEPTH = 16, OCHRE_JSON_MEMBERS = 1024 /* of one object */ };

typedef enum ochre_json_kind {
    OCHRE_JSON_NULL,
    OCHRE_JSON_BOOL,
    OCHRE_JSON_NUMBER,
    OCHRE_JSON_STRING,
    OCHRE_JSON_ARRAY,
    OCHRE_JSON_OBJECT
} ochre_json_kind;

typedef struct ochre_json_token {
    uint8_t  kind;
    uint32_t start,
        end;       /* bytes in the text; strings without their quotes, escapes as they stand */
    uint32_t next; /* the first token behind this one and all it holds */
    uint32_t size; /* elements of an array, members of an object; a hash of a key */
} ochre_json_token;

typedef struct ochre_json {
    const char       *text;
    size_t            length;
    ochre_json_token *token;
    int               count, capacity;
} ochre_json;

/* Cuts the text; on failure `why` gets a message with line and column. OCHRE_FULL: too few tokens. */
ochre_status ochre_json_cut(ochre_json *j, const char *text, size_t length,
                            ochre_json_token *tokens, int capacity, ochre_text *why);

int ochre_json_first(const ochre_json *j, int container);                    /* -1: empty */
int ochre_json_next(const ochre_json *j, int container, int key_or_element); /* -1: no more */
int ochre_json_member(const ochre_json *j, int object, const char *name);    /* the value, or -1 */

ochre_json_kind ochre_json_kind_of(const ochre_json *j, int token);
bool            ochre_json_is(const ochre_json *j, int token, const char *string);
/* A whole number without fraction or exponent that fits; false otherwise. */
bool ochre_json_int(const ochre_json *j, int token, int64_t *value);
/* A string with its escapes undone; false if it is none, or too long for the text. */
bool ochre_json_string(const ochre_json *j, int token, ochre_text *out);
/* Line and column (from 1) where the token begins. */
void ochre_json_place(const ochre_json *j, int token, int *line, int *column);

/* Writing: a string with quotes and escapes; bytes that are not UTF-8 become U+FFFD. All else is
 * ochre_text. */
void ochre_json_quote(ochre_text *out, const char *string);
void ochre_json_quote_bytes(ochre_text *out, const char *bytes, size_t length);

/* ---- what the field tables give ---- */

/* The state as the viewer sees it (OCHRE_EVERYTHING: whole); what is hidden is null. */
void ochre_state_write(const ochre_game *game, const void *edition, const void *state, int viewer,
                       ochre_text *out);

/* Back again: types, ranges, lengths, unknown, doubled and missing fields are checked, then the game's own
 * state_ok. On failure nothing is written to `state`, and `why` begins with the path of the spot. */
ochre_status ochre_state_read(const ochre_game *game, const void *edition, void *state,
                              const ochre_json *j, int token, ochre_text *why);

/* The same for an edition, checked by the game's edition_ok. On failure the content of `edition` is
 * undefined: it can be large, so it is read in place. */
void         ochre_edition_write(const ochre_game *game, const void *edition, ochre_text *out);
ochre_status ochre_edition_read(const ochre_game *game, void *edition, const ochre_json *j,
                                int token, ochre_text *why);
uint64_t     ochre_edition_hash(const ochre_game *game, const void *edition);

/* The value at a path such as players[0].tools, as JSON. OCHRE_UNKNOWN: `why` names the part of the
 * path that does not exist. */
ochre_status ochre_state_get(const ochre_game *game, const void *edition, const void *state,
                             int viewer, const char *path, ochre_text *out, ochre_text *why);

/* Sets the value at a path from JSON without any check but that of types and ranges; several may be set
 * before ochre_state_settle. An object may name only some of its fields: the others stay. A list with
 * its own count (counted_here) may change its length. On failure nothing changes. */
ochre_status ochre_state_set(const ochre_game *game, void *state, const char *path,
                             const ochre_json *j, int token, ochre_text *why);

/* Works the derived fields out and checks the whole, as for any loaded position. On failure nothing
 * changes. */
ochre_status ochre_state_settle(const ochre_game *game, const void *edition, void *state,
                                ochre_text *why);

/* What changed for the viewer: [{"path":"players[0].food","from":3,"to":5},...] */
void ochre_state_diff(const ochre_game *game, const void *edition, const void *before,
                      const void *after, int viewer, ochre_text *out);

/* An action with its parts: {"verb":"place","text":"place forest 3","place":"forest","count":3} */
void ochre_action_write(const ochre_game *game, ochre_action action, ochre_text *out);

/* Sixtieths of a win as a fraction of one. */
void ochre_share_write(ochre_text *out, unsigned share);

/* {"scores":[...],"ranks":[...],"shares":[...]} without the braces; before the game is over only the
 * scores. Shares are fractions of one win, rounded to six digits. */
void ochre_result_write(const ochre_game *game, const void *edition, const void *state,
                        ochre_text *out);

/* A game of the shelf: id, titles, numbers of players, options. */
void ochre_game_write(const ochre_game *game, ochre_text *out);

/* The TypeScript types of a game: its view, its edition and its actions. */
void ochre_types_write(const ochre_game *game, ochre_text *out);

#endif
