/* record_dice.c - the lines of a record that speak of its dice: dice, salt, counter, secret, seal.
 *
 * They are read for their form alone. What they say is cryptography, and for others to check. */
#include "engine/record_lines.h"

static ochre_status read_hex(reader *r, char *out)
{
    if (!is_hex(r->line, OCHRE_HEX - 1))
        return fail(r, OCHRE_MALFORMED, "expected 64 digits 0-9 a-f");
    if (r->dice != NULL)
        memcpy(out, r->line.at, r->line.size);
    return OCHRE_OK;
}

ochre_status engine_record_dice_line(reader *r)
{
    if (r->has_dice)
        return fail(r, OCHRE_MALFORMED, "a match has one commitment for its dice");
    r->has_dice = true;
    return read_hex(r, r->dice != NULL ? r->dice->commitment : NULL);
}

static bool is_salt(span s)
{
    for (size_t i = 0; i < s.size; i++) {
        const char c = s.at[i];
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
              c == '-' || c == '_'))
            return false;
    }
    return s.size > 0 && s.size < OCHRE_SALT;
}

ochre_status engine_record_salt_line(reader *r, const ochre_setup *setup)
{
    const int seat = small_number(take_word(r));
    if (!r->has_dice)
        return fail(r, OCHRE_MALFORMED, "a salt stands behind the line `dice`");
    if (seat == 0 || seat > setup->players || seat > OCHRE_SEATS)
        return fail(r, OCHRE_INVALID, "there is no such seat");
    if ((r->salted >> seat & 1) != 0)
        return fail(r, OCHRE_MALFORMED, "a seat has one salt");
    r->salted |= 1u << seat;
    if (!is_salt(r->line))
        return fail(r, OCHRE_INVALID, "a salt has 1 to 64 letters, digits, - and _");
    if (r->dice != NULL)
        memcpy(r->dice->salt[seat - 1], r->line.at, r->line.size);
    return OCHRE_OK;
}

/* Only where the number jumps, and only before an event: what can be left out is left out. */
ochre_status engine_record_counter_line(reader *r)
{
    uint32_t number = 0;
    for (size_t i = 0; i < r->line.size && number < 100000000; i++)
        number = r->line.at[i] >= '0' && r->line.at[i] <= '9'
                     ? 10 * number + (uint32_t)(r->line.at[i] - '0')
                     : UINT32_MAX;
    if (!r->has_dice || r->has_counter)
        return fail(r, OCHRE_MALFORMED, "a counter stands before an event of counted dice");
    if (r->line.size == 0 || r->line.size > 9 || r->line.at[0] == '0' || number > 999999999)
        return fail(r, OCHRE_MALFORMED, "expected the number of the next event");
    if (number <= r->event + 1)
        return fail(r, OCHRE_INVALID, "the counter does not jump ahead");
    r->event = number - 1;
    r->has_counter = true;
    return OCHRE_OK;
}

/* The number of the event that is about to be played at the end of the log, or 0. */
ochre_status engine_record_count_event(reader *r, int who)
{
    if (r->has_counter && who != OCHRE_CHANCE)
        return fail(r, OCHRE_MALFORMED, "a counter stands before an event of chance");
    r->has_counter = false;
    r->event += who == OCHRE_CHANCE;
    if (r->dice != NULL && r->dice->event != NULL && r->match->plies < r->match->capacity)
        r->dice->event[r->match->plies] = who == OCHRE_CHANCE ? r->event : 0;
    return OCHRE_OK;
}

/* From `secret` on: then perhaps the seal, and no more. */
ochre_status engine_record_secret_line(reader *r)
{
    if (!r->has_dice)
        return fail(r, OCHRE_MALFORMED, "a secret belongs to a record with the line `dice`");
    ochre_status status = read_hex(r, r->dice != NULL ? r->dice->secret : NULL);
    if (status != OCHRE_OK || !next_line(r))
        return status;
    const size_t here = (size_t)(r->line.at - r->text);
    if (!is(take_word(r), "seal"))
        return fail(r, OCHRE_MALFORMED, "only `seal` may stand behind `secret`");
    status = read_hex(r, r->dice != NULL ? r->dice->seal : NULL);
    if (r->dice != NULL)
        r->dice->sealed = here;
    if (status == OCHRE_OK && next_line(r))
        return fail(r, OCHRE_MALFORMED, "nothing may stand behind `seal`");
    return status;
}
