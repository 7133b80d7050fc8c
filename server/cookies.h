/* cookies.h - who somebody is, signed: the value of the cookie `ochre`.
 *
 *     PERSON.EPOCH.SECONDS.SIGNATURE
 *
 * person, the person's epoch (store_person.epoch: raising it makes all cookies void) and the time of
 * issue as decimal numbers, and HMAC-SHA-256 over what stands before the last dot, as 64 digits 0-9 a-f.
 * Nothing in it is secret but the signature; nothing about it is stored. */
#ifndef SERVER_COOKIES_H
#define SERVER_COOKIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    COOKIES_KEY = 32,
    COOKIES_TEXT = 128, /* bytes of a cookie's value, the zero included */
    COOKIES_DAYS = 400  /* how long one is good: what browsers keep at most */
};

typedef struct cookies_content {
    int64_t person;
    int32_t epoch;
    int64_t issued; /* seconds since 1970 */
} cookies_content;

void cookies_sign(const uint8_t key[COOKIES_KEY], const cookies_content *content,
                  char text[COOKIES_TEXT]);

/* False: not ours, altered, from the future or too old. The epoch is for the caller to compare. */
bool cookies_read(const uint8_t key[COOKIES_KEY], const char *text, size_t length, int64_t now,
                  cookies_content *out);

/* The value of the cookie `name` in a Cookie header; NULL: it is not there. */
const char *cookies_find(const char *header, size_t length, const char *name, size_t *value_length);

#endif
