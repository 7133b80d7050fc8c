/* dice.h - dice that nobody has to trust (R17).
 *
 * Before anybody sits down the server draws a secret and publishes its SHA-256, the commitment. Each seat
 * may add a salt until the match starts. The n-th event of chance, counted from 1, then is
 *
 *     seed    = HMAC-SHA-256(key: secret, message: salts || n)
 *     outcome = game->sample(...) with an ochre_rng whose four words are the 32 bytes of the seed
 *
 * so the server cannot choose outcomes after it saw the salts, and the seats cannot foresee them. When the
 * match is over the secret is shown, and whoever has the record can work every outcome out anew
 * (`ochre record verify`).
 *
 * The salts enter the message as, for each seat in order, its number from 1 (one byte), the length of the
 * salt (one byte) and the salt; then n as eight bytes, most significant first. No two sets of
 * salts give the same message.
 *
 * Events are counted over the whole log, those that were undone included: a die that was taken back
 * never falls the same way again just because it has the same number. In a record, which holds only what
 * stayed, the number then jumps, and a `counter` line says so. */
#ifndef SERVER_DICE_H
#define SERVER_DICE_H

#include <stdbool.h>
#include <stdint.h>

#include <ochre/match.h>
#include <ochre/record.h>

enum { DICE_SECRET = 32, DICE_HEX = 65 /* 32 bytes as text, with the zero */ };

typedef struct dice {
    uint8_t secret[DICE_SECRET];
    int     seats;
    char    salt[OCHRE_SEATS][OCHRE_SALT]; /* "" none */
} dice;

/* Once, before anything else here, in passwords.h or cookies.h: makes libsodium ready. False: it cannot
 * find randomness. May be called again. */
bool dice_ready(void);

/* A fresh secret from the system's randomness. */
void dice_draw_secret(uint8_t secret[DICE_SECRET]);

/* What is published before the match. */
void dice_commit(const uint8_t secret[DICE_SECRET], uint8_t commitment[DICE_SECRET]);

/* May this be a salt? "" or up to OCHRE_SALT - 1 letters, digits, - and _. */
bool dice_salt_ok(const char *salt);

/* The generator for the n-th event of chance (n >= 1). */
void dice_generator(const dice *d, uint64_t n, ochre_rng *rng);

/* What the n-th event is, in that state (the actor is OCHRE_CHANCE). Plays nothing. */
ochre_action dice_outcome(const dice *d, uint64_t n, const ochre_game *game, const void *edition,
                          const void *state);

/* 32 bytes as 64 digits 0-9 a-f and a zero; and back, false if the text is anything else. */
void dice_hex(const uint8_t bytes[DICE_SECRET], char text[DICE_HEX]);
bool dice_unhex(const char *text, uint8_t bytes[DICE_SECRET]);

/* Fills the dice of a record: commitment, salts and, if the match is over, the secret. `event` is the
 * number of the event of each ply of the record (0: a player's move), as ochre_record_dice wants it. */
void dice_for_record(const dice *d, bool with_secret, uint32_t *event, ochre_record_dice *out);

/* Writes the record of a match with its dice, seal and all: what GET /api/record answers. */
void dice_record_write(const ochre_match *m, const ochre_record_names *names,
                       const ochre_record_dice *with, ochre_text *out);

/* Does every outcome of a record follow from its secret, and the secret from its commitment? `text` is
 * the whole record, `m` and `with` what ochre_record_read_dice made of it. False: `why` names the ply. */
bool dice_verify(const char *text, size_t length, const ochre_match *m,
                 const ochre_record_dice *with, ochre_text *why);

#endif
