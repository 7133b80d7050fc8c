/* table.h - a table: who sits there, the match, and its log.
 *
 * The log is append-only: actions (chance's included) and undos ("back to ply n"); a version counts
 * entries. `match` is the head, which may run ahead of what is durable: nobody is sent anything past
 * `durable`, and when a write fails the head goes back there.
 *
 *     entries   a a a c a UNDO(3) a c           version 8
 *     match     a a a a c                       ply 5
 *
 * Tables that nobody looks at are unloaded, and come back by replay. */
#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include <ochre/match.h>

#include "server/dice.h"
#include "server/srv.h"

struct watch;

typedef struct {
    ochre_action action;
    uint64_t     move; /* a hash of the person and the client's move id; 0: none */
    int32_t      back; /* an undo: to this ply */
    int8_t       who;
    bool         is_undo;
} table_entry;

typedef struct {
    int     seat; /* whose wish it is; -1: there is no offer */
    int     ply;  /* to go back to */
    uint8_t yes;  /* seats that agreed, as bits */
} table_offer;

enum { TABLE_CHAT = 30 };

typedef struct {
    int64_t number, person, at;
    int32_t seat;
    char   *name, *text;
} table_line;

typedef struct table {
    srv              *s;
    store_table       row;
    const ochre_game *game;
    const void       *edition;
    void             *own_edition;
    dice              dice;

    bool         is_begun; /* there is a match */
    ochre_match  match;
    int8_t      *who; /* of each ply of the match; as long as its log */
    table_entry *entry;
    int          entries, entry_capacity, durable;
    uint64_t     events; /* of chance so far, undone ones included */

    int  in_flight;      /* writes of this table */
    bool is_rolled_back; /* a write failed: nothing new until none is in flight */

    int64_t     turn_since; /* ms: the clock of the actor runs from here; 0: it stands */
    int64_t     absent[OCHRE_SEATS];
    int64_t     thinking; /* the serial of the question to a bot; 0: none */
    int         jobs;     /* questions to bots, those no longer wanted included */
    int64_t     retry_at; /* ms: when to try again what could not be saved; 0: nothing */
    table_offer offer;
    uint8_t     abandon; /* votes, as bits */

    table_line chat[TABLE_CHAT]; /* the last lines, a ring */
    int64_t    lines;            /* so far */
    bool       has_chat;         /* read from the store */

    struct watch *watchers;
    int           watching;
    uint32_t      info_changes, play_changes, presence_changes;
    int64_t       used; /* ms */
} table;

/* ---- coming and going ---- */

/* The table, from memory or by replay; NULL: there is none, or it cannot be read any more. */
table *table_get(srv *s, int64_t id);
/* A table that was never saved yet: from a row. */
table *table_new(srv *s, const store_table *row, void *own_edition);
/* Begins the match from its start (or from a position, JSON); false: *clause or nothing. */
bool table_begin(table *t, const char *position, size_t length, const char **clause);
void table_unbegin(table *t); /* there is no match again */
void table_free(table *t);
/* Looks after all that are loaded: clocks, absences, unloading. */
void table_tick_all(srv *s);
void table_free_all(srv *s);

/* ---- reading ---- */

/* The seat's person is here. */
bool table_is_online(const table *t, int seat);
bool table_is_mine(const table *t, int seat, int64_t person); /* and plays it: not resigned */
bool table_has_person(const table *t, int64_t person);
int  table_seat_of(const table *t, int64_t person); /* the first; -1: onlooker */
/* A bot decides for this seat (a bot's, a stand-in's). */
bool        table_is_bot(const table *t, int seat);
const char *table_level(const table *t, int seat);
/* May this person look at it? With the code of a private table anybody may. */
bool table_may_see(const table *t, int64_t person, const char *code);

/* The state after `version` entries; returns its ply. `out` has room for the game's state. */
int table_state_at(const table *t, int version, void *out);
/* Who did the ply that is the last one at `version`, counted among those of `seats` (bits): -1 none. */
int table_last_of(const table *t, int version, unsigned seats);

/* ---- changing ---- */

bool table_room(const table *t, int more); /* may the log grow by so many? */
/* Puts entries on the head; false: the action is not legal, and nothing changed. */
bool table_push_action(table *t, int who, ochre_action action, uint64_t move);
void table_push_undo(table *t, int who, int ply, uint64_t move);
/* The head goes back to what is durable. */
void table_roll_back(table *t);
/* Nobody waits for the bot's answer any more. If it has not begun to think it never will: else whoever moves and takes
 * back in turn would fill the queue that all tables share. */
void table_stop_thinking(table *t);

/* Keeps the row (seats, state, links). The answer to whoever asked goes out when it is durable. */
struct pending;
void table_save(table *t, const char *edition, const char *position, struct pending *asked);

/* Something about it changed: for those who watch. */
void table_changed(table *t);      /* seats, state */
void table_play_changed(table *t); /* offers, thinking, clocks */
void table_presence_changed(table *t);
void table_wake(table *t); /* every watcher has something to pull */

/* ---- as JSON (table_write.c) ---- */

void table_write(const table *t, int64_t person, ochre_text *out);
void table_summary(const table *t, int64_t person, ochre_text *out);
/* The same from a row alone. */
void table_row_summary(srv *s, const store_table *row, int64_t person, bool turn, ochre_text *out);
void table_options_write(const ochre_game *game, const ochre_setup *setup, ochre_text *out);
bool table_options_read(const ochre_game *game, const char *json, ochre_setup *setup);

uint64_t table_move_hash(int64_t person, const char *move);

#endif
