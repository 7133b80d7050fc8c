/* chat.h - the talk at a table: the last lines are in memory, all are in the store. */
#ifndef SERVER_CHAT_H
#define SERVER_CHAT_H

#include "server/conn.h"

/* The number of the first line that a newcomer is sent; reads the last ones from the store. */
int64_t chat_first(table *t);
/* Keeps a line, then answers and tells all. */
void chat_say(conn *c, int64_t id, table *t, const char *text);
/* They have been deleted: what they said has no name any more. */
void chat_forget(table *t, int64_t person);
/* The next line for this watcher; nothing if it comes from somebody muted. */
void chat_pull(watch *w, ochre_text *out);

#endif
