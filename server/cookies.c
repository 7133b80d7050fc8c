/* cookies.c - signing and reading the cookie that says who somebody is. The form is told in cookies.h.
 *
 * Reading is strict: a text that is not exactly what signing would have written is not ours, so that one
 * person has one cookie at a time of issue and nothing can hide in it. */
#include "server/cookies.h"

#include <stdio.h>
#include <string.h>

#include <sodium.h>

enum { SIGNATURE = crypto_auth_hmacsha256_BYTES, DAY = 24 * 60 * 60, CLOCK_SKEW = 300 };

/* The key signs nothing but cookies, and says so in what it signs. */
static void sign(const uint8_t key[COOKIES_KEY], const char *text, size_t length,
                 char hex[2 * SIGNATURE + 1])
{
    static const char            purpose[] = "ochre cookie 1 ";
    crypto_auth_hmacsha256_state state;
    unsigned char                signature[SIGNATURE];
    crypto_auth_hmacsha256_init(&state, key, COOKIES_KEY);
    crypto_auth_hmacsha256_update(&state, (const unsigned char *)purpose, sizeof(purpose) - 1);
    crypto_auth_hmacsha256_update(&state, (const unsigned char *)text, length);
    crypto_auth_hmacsha256_final(&state, signature);
    sodium_bin2hex(hex, 2 * SIGNATURE + 1, signature, SIGNATURE);
}

void cookies_sign(const uint8_t key[COOKIES_KEY], const cookies_content *content,
                  char text[COOKIES_TEXT])
{
    const int length = snprintf(text, COOKIES_TEXT, "%lld.%ld.%lld.", (long long)content->person,
                                (long)content->epoch, (long long)content->issued);
    sign(key, text, (size_t)length - 1, text + length);
}

/* A number from 0 to `most` without leading zeros, up to a dot, which is passed over. */
static bool take_number(const char **at, const char *end, int64_t most, int64_t *value)
{
    const char *start = *at;
    int64_t     number = 0;
    for (; *at < end && **at >= '0' && **at <= '9'; (*at)++) {
        const int digit = **at - '0';
        if (number > (most - digit) / 10)
            return false;
        number = 10 * number + digit;
    }
    const bool is_empty = *at == start;
    const bool has_zeros = *at - start > 1 && *start == '0';
    if (is_empty || has_zeros || *at == end || **at != '.')
        return false;
    (*at)++;
    *value = number;
    return true;
}

bool cookies_read(const uint8_t key[COOKIES_KEY], const char *text, size_t length, int64_t now,
                  cookies_content *out)
{
    const char *at = text, *const end = text + length;
    char    wanted[2 * SIGNATURE + 1];
    int64_t person, epoch, issued;
    if (length >= COOKIES_TEXT || !take_number(&at, end, INT64_MAX, &person) ||
        !take_number(&at, end, INT32_MAX, &epoch) || !take_number(&at, end, INT64_MAX, &issued))
        return false;
    if (end - at != 2 * SIGNATURE)
        return false;
    sign(key, text, (size_t)(at - text) - 1, wanted);
    if (sodium_memcmp(wanted, at, 2 * (size_t)SIGNATURE) != 0)
        return false;
    if (person == 0 || issued > now + CLOCK_SKEW || now - issued > (int64_t)COOKIES_DAYS * DAY)
        return false;
    *out = (cookies_content){person, (int32_t)epoch, issued};
    return true;
}

const char *cookies_find(const char *header, size_t length, const char *name, size_t *value_length)
{
    const size_t      size = strlen(name);
    const char       *at = header;
    const char *const end = header + length;
    while (at < end) {
        while (at < end && (*at == ' ' || *at == ';'))
            at++;
        const char *semicolon = memchr(at, ';', (size_t)(end - at));
        const char *stop = semicolon != NULL ? semicolon : end;
        if ((size_t)(stop - at) > size && memcmp(at, name, size) == 0 && at[size] == '=') {
            *value_length = (size_t)(stop - at) - size - 1;
            return at + size + 1;
        }
        at = stop;
    }
    return NULL;
}
