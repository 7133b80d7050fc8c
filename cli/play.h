/* play.h - `ochre play`: the table that people and bots sit at, apart from how it is shown.
 *
 *     play.c        arguments: who sits where, which game, which file
 *     play_table.c  the match being played: bots, chance, forced choices, undo, save and resume
 *     play_log.c    the log in prose, as one viewer may read it
 *     play_talk.c   what both manners say: refusals, results, odds
 *     play_words.c  the words of the interface in both languages
 *     play_plain.c  line mode
 *     screen*.c     the terminal (screen.h)
 */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "cli/cli.h"
#include "cli/mind.h"
#include "cli/play_words.h"

typedef struct {
    bool     is_human;
    cli_mind mind; /* nobody's for people */
    char     name[OCHRE_NAME];
} play_seat;

typedef struct {
    ochre_match match;
    void       *edition; /* to be freed; NULL: the default */
    uint8_t    *alone;   /* by ply: the choice was forced and answered itself */
    play_seat   seat[OCHRE_SEATS];
    ochre_rng   dice, mind;
    ochre_lang  lang;
    bool        answers_alone;
    bool        is_fast;     /* bots do not pause */
    const char *save_path;   /* --save, or what was resumed; or NULL */
    int         saved_plies; /* as it stands in saved_in; -1: never saved */
    char        saved_in[512];
    int         viewer;  /* whose eyes the screen shows: a human's seat or OCHRE_SPECTATOR */
    int         changes; /* rises with every undo, so that logs know to begin anew */
} play_table;

typedef enum { PLAY_MOVED, PLAY_ASKS, PLAY_OVER } play_step;

/* Makes room for the marks of the plies that the match already has. */
void play_ready(play_table *t);
/* What would happen next: PLAY_MOVED for bots, chance and forced choices. */
play_step play_next(const play_table *t);
/* Lets it happen; returns what play_next said. */
play_step play_advance(play_table *t);
/* The human whose turn it is plays. False: *clause forbids it. */
bool play_do(play_table *t, ochre_action action, const char **clause);
/* Takes the last free choice of a human back, if nothing new has been seen since. */
bool play_undo(play_table *t);
int  play_players(const play_table *t);
bool play_is_one_mind(const play_table *t); /* one person has all seats */

/* Would the two seats see different pictures or logs? Then a curtain falls between their turns. */
bool play_views_differ(const play_table *t, int a, int b);

bool play_save(play_table *t, const char *path, ochre_text *why);
/* Would saving there replace a file that is not this game's? */
bool play_would_replace(const play_table *t, const char *path);
/* "human", "hard", "Ada=human", "Grok=mcts:500": as typed, and as kept in records. */
bool play_read_seat(const play_table *t, int index, const char *spec, play_seat *seat);
void play_write_seat(const play_seat *seat, ochre_text *out);

/* ---- the legal actions as text ---- */

enum { PLAY_ACTION_TEXT = 96 };

typedef struct {
    int          count;
    ochre_action action[OCHRE_LEGAL];
    char         text[OCHRE_LEGAL][PLAY_ACTION_TEXT];
} play_choices;

void play_list(const play_table *t, play_choices *out);

/* ---- the log ---- */

typedef struct {
    char *text;
    int   ply, actor;
} play_line;

typedef struct {
    play_line *line;
    int        count, capacity;
    int        plies, viewer, changes; /* what it was made from */
    ochre_lang lang;
    alignas(16) uint8_t state[OCHRE_STATE];
} play_log;

/* Brings the log up to the table. */
void play_log_update(play_log *log, const play_table *t);
void play_log_free(play_log *log);

/* ---- what both manners say ---- */

/* Why the typed text cannot be played, in words and with the clause. NULL: it can, and *action is it. */
const char *play_explain(const play_table *t, const char *typed, ochre_action *action,
                         ochre_text *why);
/* "SA-041: words of the clause". */
void play_say_clause(const play_table *t, const char *clause, ochre_text *out);
/* What the action would do, in a sentence, as the log would tell it to the seat whose turn it is; nothing, where the log
 * would be silent. What the seat cannot know does not show. */
void play_foretell(const play_table *t, ochre_action action, ochre_text *out);
/* A text with the name in place of its %s, and the same on a line of its own. */
void play_fill(play_word word, ochre_lang lang, const char *name, ochre_text *out);
void play_print(play_word word, ochre_lang lang, const char *name);
/* At the end, on stdout: the result, and where the game was saved. With --save it is kept, whatever
 * ended it. The exit status. */
int play_close(play_table *t);
/* A row a seat, best first; returns the number of rows. */
typedef struct {
    int seat, rank, score, share;
} play_rank;
int play_ranking(const play_table *t, play_rank out[OCHRE_SEATS]);
/* Where one person plays against the game: whether it was won. PLAY_CONTEST: several play, ranks tell. */
typedef enum { PLAY_CONTEST, PLAY_WON, PLAY_LOST } play_verdict;
play_verdict play_verdict_of(const play_table *t);
/* "The game is over", with the verdict if there is one. */
const char *play_say_over(const play_table *t);

/* One bar: the values lo .. hi and their chance in tenths of a percent. */
typedef struct {
    int32_t lo, hi;
    int     permille;
    bool    or_less, or_more; /* an end of the distribution was gathered here */
} play_bar;
enum { PLAY_BARS = 64 };
/* At most `most` bars: the thin ends are gathered. */
int             play_bars(const ochre_odds *odds, int most, play_bar out[PLAY_BARS]);
int64_t         play_mean(const ochre_odds *odds); /* in hundredths */
const play_bar *play_single_chance(const play_bar *bar, int count);
int             play_seat_style(const play_table *t, int seat);
int             play_odds(const play_table *t, ochre_action action, ochre_odds out[OCHRE_ODDS]);
void            play_say_bar(const play_bar *bar, ochre_text *out);     /* "3", "0-2", "6+" */
void            play_say_percent(const play_bar *bar, ochre_text *out); /* "12%", "<1%" */
void            play_say_mean(int64_t mean, ochre_lang lang, ochre_text *out); /* "mean 2.5" */
void            play_say_odds(const ochre_odds *odds, ochre_lang lang, int most, ochre_text *out);
/* Divides text into lines of at most `width` columns at spaces: the bytes of the first line, and in
 * *next where the second begins. */
size_t play_wrap(const char *text, int width, size_t *next);

/* ---- the two manners; the value is the exit status ---- */

int play_plain(play_table *t);
int play_screen(play_table *t);

#endif
