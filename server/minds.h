/* minds.h - bots think on threads of their own, bounded by time.
 *
 * Whom somebody waits for thinks first, and owners of tables take turns: so nobody's bots wait behind a hundred
 * tables that somebody else has set for bots alone.
 *
 * A question is a copy of all that the bot needs but the edition, which the asker keeps alive until the
 * answer came. Answers are told on the loop thread by minds_drain, after a wake. */
#ifndef SERVER_MINDS_H
#define SERVER_MINDS_H

#include <stdalign.h>
#include <stdbool.h>
#include <stdint.h>

#include <ochre/bot.h>

typedef struct minds minds;

typedef struct {
    int threads;
    int milliseconds; /* the most that one decision may take */
    void (*wake)(void *context);
    void *context;
} minds_how;

typedef struct {
    int64_t           table;
    int64_t           serial; /* whatever tells this question from all others */
    const ochre_game *game;
    const void       *edition;
    int64_t           owner;      /* of the table */
    bool              is_watched; /* somebody looks on */
    char              level[OCHRE_BOT_TEXT];
    uint64_t          seed;
    alignas(16) uint8_t state[OCHRE_STATE];
} minds_question;

typedef struct {
    int64_t      table, serial;
    bool         is_good; /* false: the bot failed, and a random legal action is given */
    ochre_action action;
    int64_t      took_us;
} minds_answer;

minds *minds_open(const minds_how *how);
void   minds_close(minds *m);                               /* waits for what is at work */
bool   minds_ask(minds *m, const minds_question *question); /* false: no memory */
void   minds_drain(minds *m, void (*tell)(void *context, const minds_answer *answer));
/* Nobody wants the answer any more. True: nobody had begun to think, and none will be told. */
bool minds_drop(minds *m, int64_t serial);
int  minds_waiting(minds *m);

#endif
