/* people.h - who somebody is, who is here, and which names may be had. */
#ifndef SERVER_PEOPLE_H
#define SERVER_PEOPLE_H

#include "server/srv.h"

struct conn;

/* The person whom a Cookie header names; false: nobody. */
bool people_of_cookie(srv *s, const char *header, store_person *out);
/* A Set-Cookie value that makes somebody this person; NULL: that makes them nobody. */
void people_cookie(srv *s, const store_person *person, char *out, size_t size);

/* Is one of the person's connections open? */
bool people_is_here(const srv *s, int64_t person);
void people_came(srv *s, const struct conn *c);
void people_left(srv *s, const struct conn *c);
/* Rename, delete: the open connections and the seats at loaded tables follow. */
void people_changed(srv *s, const store_person *person);
/* Ends the person's connections but those of one session. */
void people_end_others(srv *s, int64_t person, uint64_t session);
/* Tells sessions apart: a hash of the cookie; 0: there is none. */
uint64_t people_session(const char *header);

/* A name as it will be shown: trimmed, checked. False: `why` says what is wrong. */
bool people_name(const char *text, size_t length, char out[STORE_NAME], ochre_text *why);
/* What look-alikes have in common. */
void people_fold(const char *name, char out[STORE_NAME]);

void people_write(const store_person *person, ochre_text *out); /* {"id":7,...} */

#endif
