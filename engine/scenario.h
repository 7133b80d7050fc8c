/* scenario.h - what the files of the scenario runner share.
 *
 * scenario.c reads the lines, scenario_start.c begins games, scenario_play.c plays, scenario_edit.c
 * edits positions and scenario_expect.c compares; all use scenario_words.c. A line is one function that answers whether all went well; if
 * not, it has told `why`. */
#ifndef ENGINE_SCENARIO_H
#define ENGINE_SCENARIO_H

#include <ochre/notation.h>
#include <ochre/scenario.h>

enum {
    SCENARIO_LINE = 2000, /* bytes of a line */
    SCENARIO_WHY = 1200,
    SCENARIO_TITLE = 300,
    SCENARIO_CLAUSE = 8, /* "SA-041" and its zero */
    SCENARIO_SHOWN = 8   /* legal actions shown when a move is refused */
};

typedef struct scenario {
    ochre_scenario_run *run;
    ochre_match        *match; /* the run's */
    char                title[SCENARIO_TITLE];
    char                first_clause[SCENARIO_CLAUSE]; /* of the title */
    int                 title_line;
    bool                has_game;
    char                edition_file[SCENARIO_LINE]; /* empty: the standard components */
    int                 edition_line;
    const ochre_game   *edition_game; /* NULL: the file was not read yet */
    const void         *edition;
    int                 checks; /* lines that could have failed by the rules */
    ochre_rng           rng;

    /* The edit that `set` lines make, until a line that is none. */
    bool is_editing;
    int  edit_line;
    char edit_failure[SCENARIO_WHY]; /* a value that did not fit; empty: none */
    alignas(16) uint8_t edit[OCHRE_STATE];

    int        line; /* present line, from 1 */
    ochre_text why;
} scenario;

/* Tells what went wrong; always false. Understands what ochre_text_format does. */
bool scenario_fail(scenario *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- words: a cursor moves along the line ---- */

char *scenario_skip(char *at);                    /* over blanks */
char *scenario_word(char **at);                   /* cuts the next word off, "" at the end */
bool  scenario_take(char **at, const char *word); /* the next word, if it is this one */
char *scenario_trim(char *text);                  /* without blanks at both ends */
bool  scenario_number(const char *text, int64_t *value);
bool  scenario_is_clause(const char *word, size_t length); /* SA-041, EX-07 */

/* Cuts " because CLAUSE" off the end; *clause is NULL if there is none. */
bool scenario_because(scenario *s, char *rest, const char **clause);

/* A seat from 1, or `spectator`; the value is a viewer. */
bool scenario_viewer(scenario *s, const char *word, int *viewer);

static inline bool scenario_is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static inline bool scenario_is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* ---- the lines ---- */

bool scenario_play(scenario *s, char *rest);
bool scenario_chance(scenario *s, char *rest);
bool scenario_refuse(scenario *s, char *rest);
bool scenario_deal(scenario *s, char *rest);
bool scenario_seed(scenario *s, char *rest);
bool scenario_undo(scenario *s, char *rest);

bool scenario_edition(scenario *s, char *rest);
bool scenario_start_game(scenario *s, char *rest);
bool scenario_refuse_start(scenario *s, char *rest);

bool scenario_set(scenario *s, char *rest);
bool scenario_settle(scenario *s); /* ends an edit, if there is one */
bool scenario_refuse_position(scenario *s, char *rest);

bool scenario_expect(scenario *s, char *rest);

/* ---- actions ---- */

/* Reads an action of the game; false has told why. */
bool scenario_action(scenario *s, const char *text, ochre_action *action);

/* Does the text begin with one of the game's verbs? What does not is a slip of the pen. */
bool scenario_has_verb(const scenario *s, const char *text);

/* What may be done now, by a seat or by chance (with weights); 0 when the game is over. */
int scenario_choices(const scenario *s, ochre_action out[OCHRE_LEGAL],
                     uint32_t weight[OCHRE_LEGAL]);

/* Adds "; legal now: ..." to the reason. */
void scenario_tell_choices(scenario *s);

/* ---- values ---- */

/* Writes a value with bare words as compact JSON. */
bool scenario_value(scenario *s, const char *text, ochre_text *out);

#endif
