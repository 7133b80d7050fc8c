/* conformance.h - what the parts of the conformance suite share: cases, walks and failures.
 *
 * A case is a game of the registry with a set-up that starts. A walk is one random game of a case
 * from a fixed seed. Each promise of the contract is a visitor that is shown the states of walks:
 *
 *     conf_walks((conf_plan){.games = 2, .stride = 7}, check_something);
 *
 * shows every seventh state, and always the first and the last, of two games of every case. */
#ifndef TESTS_CONFORMANCE_H
#define TESTS_CONFORMANCE_H

#include <stdalign.h>
#include <string.h>

#include <ochre/game.h>

#include "tests/testing.h"

enum {
    CONF_JSON = 1 << 18,   /* bytes: more than the JSON of any edition */
    CONF_TOKENS = 1 << 16, /* of such a text */
    CONF_EDITION = 1 << 16,
    CONF_PLIES = 20000 /* no game of the shelf lasts longer, even at random */
};

typedef struct conf_walk {
    const ochre_game *game;
    const void       *edition;
    ochre_setup       setup;
    uint64_t          seed;
    int               ply;
    ochre_action      last; /* what led from before to state; nothing at ply 0 */
    alignas(16) uint8_t before[OCHRE_STATE];
    alignas(16) uint8_t state[OCHRE_STATE];

    /* The choices in `state`; none when the game is over. */
    int          actor, count;
    ochre_action action[OCHRE_LEGAL];
    uint32_t     weight[OCHRE_LEGAL]; /* chance only */
    uint64_t     sorted[OCHRE_LEGAL]; /* as bits, after conf_sort */

    ochre_rng dice;  /* chance's seat */
    ochre_rng mind;  /* the seats' choices */
    ochre_rng other; /* for whatever a visitor wants to try */
} conf_walk;

typedef void conf_visit(conf_walk *w);

typedef struct conf_plan {
    int  games;         /* of each case */
    int  stride;        /* every how many states */
    bool only_defaults; /* of the options; every number of players all the same */
} conf_plan;

void conf_walks(conf_plan plan, conf_visit *visit);

/* The cases alone: the walk stands at the first state. */
void conf_cases(bool only_defaults, conf_visit *visit);

/* Lists the choices of w->state anew, after a visitor has put another state there. */
void conf_list(conf_walk *w);

/* Sorts the choices: for visitors who look some up, as most of a walk has none. */
void conf_sort(conf_walk *w);
bool conf_is_listed(const conf_walk *w, ochre_action action);
/* Its place in w->sorted, or -1. */
int conf_place(const conf_walk *w, ochre_action action);

/* The name under which a failure can be played again, then what was expected and found. */
_Noreturn void conf_fail(const conf_walk *w, const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#define CONF_CHECK(walk, condition, ...)                                                           \
    do {                                                                                           \
        if (!(condition))                                                                          \
            conf_fail((walk), __FILE__, __LINE__, __VA_ARGS__);                                    \
    } while (0)

/* The action's text, in one of a few buffers that take turns. */
const char *conf_text(const ochre_game *game, ochre_action action);

/* Two texts must be the same bytes; the failure shows where they part. */
void conf_same_text(const conf_walk *w, const char *what, const ochre_text *expected,
                    const ochre_text *found);

bool conf_is_utf8(const char *text, size_t length);

/* How many games the long run plays: OCHRE_CONFORMANCE_GAMES, or what is given here. */
int conf_volume(int usual);

/* ---- the promises, by file ---- */

/* conformance_moves.c */
void listed_actions_are_legal_and_read_back(void **unused);
void legal_and_refusal_agree_on_unlisted_actions(void **unused);
/* conformance_chance.c */
void outcomes_have_the_weights_of_the_dice(void **unused);
void samples_agree_with_the_weights(void **unused);
void the_chi_square_test_finds_loaded_dice(void **unused);
void secrets_are_dealt_anew_by_their_odds(void **unused);
/* conformance_data.c */
void states_survive_json(void **unused);
void states_with_a_wrong_field_are_refused(void **unused);
void differences_name_what_changed(void **unused);
void editions_survive_json(void **unused);
void editions_with_a_wrong_field_are_refused(void **unused);
/* conformance_numbers.c */
void numbers_say_what_the_json_says(void **unused);
/* conformance_views.c */
void a_view_tells_nothing_that_is_hidden(void **unused);
void a_veiled_event_looks_the_same_whatever_it_was(void **unused);
void pictures_and_sentences_are_sound(void **unused);
void every_choice_has_words_before_it_is_made(void **unused);
/* conformance_log.c */
void replay_and_undo_give_equal_bytes(void **unused);
void records_read_back(void **unused);
void records_for_a_viewer_keep_secrets(void **unused);
void refused_actions_change_nothing(void **unused);

#endif
