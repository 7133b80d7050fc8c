/* dice_record.c - dice in records: written, sealed, and checked by working everything out anew.
 *
 * What a record proves. The commitment was public before the salts were known; it binds the secret. Secret
 * and salts bind every outcome by its number, and the numbers rise, so no outcome could be chosen, altered,
 * left out or put elsewhere. The seal is the HMAC, by the secret, of every byte before its line: it
 * adds nothing against whoever knows the secret, but a record that was changed by accident or by hand
 * anywhere (two moves that happen to commute, a name) is no longer what the server wrote. */
#include <string.h>

#include <sodium.h>

#include "server/dice.h"

/* ---- writing ---- */

void dice_for_record(const dice *d, bool with_secret, uint32_t *event, ochre_record_dice *out)
{
    uint8_t commitment[DICE_SECRET];
    memset(out, 0, sizeof(*out));
    dice_commit(d->secret, commitment);
    dice_hex(commitment, out->commitment);
    if (with_secret)
        dice_hex(d->secret, out->secret);
    for (int seat = 0; seat < d->seats; seat++)
        memcpy(out->salt[seat], d->salt[seat], OCHRE_SALT);
    out->event = event;
}

static void seal(const uint8_t secret[DICE_SECRET], const char *text, size_t length,
                 char hex[DICE_HEX])
{
    static const char            purpose[] = "ochre record seal 1 ";
    crypto_auth_hmacsha256_state state;
    uint8_t                      bytes[DICE_SECRET];
    crypto_auth_hmacsha256_init(&state, secret, DICE_SECRET);
    crypto_auth_hmacsha256_update(&state, (const unsigned char *)purpose, sizeof(purpose) - 1);
    crypto_auth_hmacsha256_update(&state, (const unsigned char *)text, length);
    crypto_auth_hmacsha256_final(&state, bytes);
    dice_hex(bytes, hex);
}

void dice_record_write(const ochre_match *m, const ochre_record_names *names,
                       const ochre_record_dice *with, ochre_text *out)
{
    const size_t start = out->length;
    uint8_t      secret[DICE_SECRET];
    char         hex[DICE_HEX];
    ochre_record_write_dice(m, names, with, OCHRE_EVERYTHING, out);
    if (out->full || !dice_unhex(with->secret, secret))
        return;
    seal(secret, out->data + start, out->length - start, hex);
    ochre_text_format(out, "seal %s\n", hex);
}

/* ---- checking ---- */

static bool complain(ochre_text *why, const char *words)
{
    ochre_text_string(why, words);
    return false;
}

static bool read_secret(const ochre_record_dice *with, dice *d, ochre_text *why)
{
    uint8_t commitment[DICE_SECRET];
    char    hex[DICE_HEX];
    if (with->commitment[0] == '\0')
        return complain(why, "the record has no dice to verify");
    if (with->secret[0] == '\0' || with->seal[0] == '\0')
        return complain(why, "the secret or the seal of the dice is missing");
    if (!dice_unhex(with->secret, d->secret))
        return complain(why, "the secret has 64 digits 0-9 a-f");
    dice_commit(d->secret, commitment);
    dice_hex(commitment, hex);
    if (strcmp(hex, with->commitment) != 0)
        return complain(why, "the secret is not the one that was committed to");
    return true;
}

static bool check_events(const ochre_match *m, const ochre_record_dice *with, const dice *d,
                         ochre_text *why)
{
    alignas(16) uint8_t state[OCHRE_STATE];
    ochre_match_replay(m, 0, state);
    for (int ply = 0; ply < m->plies; ply++) {
        const bool is_chance = m->game->actor(state) == OCHRE_CHANCE;
        if (is_chance && !ochre_action_same(m->log[ply], dice_outcome(d, with->event[ply], m->game,
                                                                      m->edition, state))) {
            ochre_text_format(why, "ply %d, event %u of chance: the dice fell otherwise", ply + 1,
                              with->event[ply]);
            return false;
        }
        m->game->apply(m->edition, state, m->log[ply]);
    }
    return true;
}

bool dice_verify(const char *text, size_t length, const ochre_match *m,
                 const ochre_record_dice *with, ochre_text *why)
{
    dice d = {.seats = m->setup.players};
    char hex[DICE_HEX];
    if (!dice_ready())
        return complain(why, "libsodium does not start");
    if (!read_secret(with, &d, why))
        return false;
    memcpy(d.salt, with->salt, sizeof(d.salt));
    if (!check_events(m, with, &d, why))
        return false;
    seal(d.secret, text, with->sealed < length ? with->sealed : length, hex);
    if (strcmp(hex, with->seal) != 0)
        return complain(why, "the seal is broken: something was changed in the record");
    return true;
}
