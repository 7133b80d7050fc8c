/* dice.c - outcomes from a secret, salts and a number; the idea is told in dice.h. */
#include "server/dice.h"

#include <string.h>

#include <sodium.h>

_Static_assert(DICE_SECRET == crypto_auth_hmacsha256_BYTES, "a seed has the size of a secret");

bool dice_ready(void)
{
    return sodium_init() >= 0;
}

void dice_draw_secret(uint8_t secret[DICE_SECRET])
{
    randombytes_buf(secret, DICE_SECRET);
}

void dice_commit(const uint8_t secret[DICE_SECRET], uint8_t commitment[DICE_SECRET])
{
    crypto_hash_sha256(commitment, secret, DICE_SECRET);
}

bool dice_salt_ok(const char *salt)
{
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    return strlen(salt) < OCHRE_SALT && salt[strspn(salt, letters)] == '\0';
}

static void add_salts(crypto_auth_hmacsha256_state *state, const dice *d)
{
    for (int seat = 0; seat < d->seats; seat++) {
        const size_t        length = strlen(d->salt[seat]);
        const unsigned char head[2] = {(unsigned char)(seat + 1), (unsigned char)length};
        crypto_auth_hmacsha256_update(state, head, sizeof(head));
        crypto_auth_hmacsha256_update(state, (const unsigned char *)d->salt[seat], length);
    }
}

static void add_number(crypto_auth_hmacsha256_state *state, uint64_t n)
{
    unsigned char bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (unsigned char)(n >> (56 - 8 * i));
    crypto_auth_hmacsha256_update(state, bytes, sizeof(bytes));
}

/* The generator's words are little-endian, as all words of the house are. */
void dice_generator(const dice *d, uint64_t n, ochre_rng *rng)
{
    crypto_auth_hmacsha256_state state;
    unsigned char                seed[DICE_SECRET];
    crypto_auth_hmacsha256_init(&state, d->secret, DICE_SECRET);
    add_salts(&state, d);
    add_number(&state, n);
    crypto_auth_hmacsha256_final(&state, seed);
    memcpy(rng->s, seed, sizeof(rng->s));
}

ochre_action dice_outcome(const dice *d, uint64_t n, const ochre_game *game, const void *edition,
                          const void *state)
{
    ochre_rng rng;
    dice_generator(d, n, &rng);
    return game->sample(edition, state, &rng);
}

void dice_hex(const uint8_t bytes[DICE_SECRET], char text[DICE_HEX])
{
    sodium_bin2hex(text, DICE_HEX, bytes, DICE_SECRET);
}

bool dice_unhex(const char *text, uint8_t bytes[DICE_SECRET])
{
    size_t size;
    return strlen(text) == DICE_HEX - 1 && text[strspn(text, "0123456789abcdef")] == '\0' &&
           sodium_hex2bin(bytes, DICE_SECRET, text, DICE_HEX - 1, NULL, &size, NULL) == 0 &&
           size == DICE_SECRET;
}
