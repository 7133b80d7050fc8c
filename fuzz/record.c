/* record.c - a match as a text file. What reads as a record is written again in the canonical form,
 * and that gives the same match, move by move and byte by byte, with the same lines about its dice. Every
 * viewer's record can be written too. */
#include <string.h>

#include <ochre/record.h>

#include "fuzz/fuzzing.h"

enum { LOG = 1 << 16 };

static ochre_action first_log[LOG], second_log[LOG];
static uint32_t     first_event[LOG], second_event[LOG];

static void check_same(const ochre_match *a, const ochre_match *b)
{
    FUZZ_CHECK(a->game != NULL && a->game == b->game && a->plies == b->plies,
               "another match is read back");
    FUZZ_CHECK(memcmp(a->log, b->log, (size_t)a->plies * sizeof(ochre_action)) == 0,
               "the log differs after it was written and read");
    FUZZ_CHECK(memcmp(a->state, b->state, a->game->state_size) == 0,
               "the state differs after the record was written and read");
    FUZZ_CHECK(a->from_position == b->from_position, "the match begins somewhere else");
    FUZZ_CHECK(memcmp(a->setup.option, b->setup.option, sizeof a->setup.option) == 0 &&
                   a->setup.players == b->setup.players,
               "the set-up differs after the record was written and read");
}

static void check_same_dice(const ochre_match *m, const ochre_record_dice *a,
                            const ochre_record_dice *b)
{
    FUZZ_CHECK(strcmp(a->commitment, b->commitment) == 0 && strcmp(a->secret, b->secret) == 0 &&
                   strcmp(a->seal, b->seal) == 0 && memcmp(a->salt, b->salt, sizeof a->salt) == 0,
               "the dice differ after the record was written and read");
    FUZZ_CHECK(memcmp(a->event, b->event, (size_t)m->plies * sizeof a->event[0]) == 0,
               "the events have other numbers after the record was written and read");
}

static void check_round_trip(const ochre_match *m, const ochre_record_names *names,
                             const ochre_record_dice *dice)
{
    static char        first_data[FUZZ_TEXT], second_data[FUZZ_TEXT];
    static ochre_match back;
    ochre_record_names back_names = {0};
    ochre_record_dice  back_dice = {.event = second_event};
    char               words[512];
    ochre_text         first = OCHRE_TEXT(first_data), second = OCHRE_TEXT(second_data);
    ochre_text         why = OCHRE_TEXT(words);
    ochre_record_write_dice(m, names, dice, OCHRE_EVERYTHING, &first);
    FUZZ_CHECK(!first.full, "the record does not fit");
    const ochre_status status = ochre_record_read_dice(
        first_data, first.length, NULL, &back, second_log, LOG, &back_names, &back_dice, &why);
    FUZZ_CHECK(status == OCHRE_OK, "a record that was written cannot be read: %s", words);
    check_same(m, &back);
    check_same_dice(m, dice, &back_dice);
    FUZZ_CHECK(memcmp(names, &back_names, sizeof back_names) == 0, "the seats' names differ");
    ochre_record_write_dice(&back, &back_names, &back_dice, OCHRE_EVERYTHING, &second);
    fuzz_same_text("a record written, read and written", &first, &second);
}

static void check_viewers(const ochre_match *m, const ochre_record_names *names)
{
    static char data[FUZZ_TEXT];
    for (int viewer = OCHRE_SPECTATOR; viewer < m->game->players(m->state); viewer++) {
        ochre_text text = OCHRE_TEXT(data);
        ochre_record_write(m, names, viewer, &text);
        FUZZ_CHECK(!text.full, "the record of viewer %d does not fit", viewer);
        FUZZ_CHECK(m->from_position || strstr(data, "\nposition") == NULL,
                   "a position from nowhere");
    }
}

static void check_position(const ochre_match *m)
{
    static fuzz_table t;
    memset(&t, 0, sizeof t);
    t.game = m->game;
    t.edition = m->edition;
    ochre_rng_seed(&t.rng, (uint64_t)m->plies, 0);
    memcpy(t.state, m->state, m->game->state_size);
    const char *clause = t.game->state_ok(t.edition, t.state);
    FUZZ_CHECK(clause == NULL, "the record ends in a position that breaks %s", clause);
    fuzz_check_choices(&t);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static ochre_match      m;
    const char *const       text = (const char *)data;
    char                    words[512];
    ochre_text              why = OCHRE_TEXT(words);
    ochre_record_names      names = {0};
    ochre_record_dice       dice = {.event = first_event};
    const ochre_game *const game = ochre_record_game(text, size, &why);
    FUZZ_CHECK(game != NULL || why.length > 0, "no game, and no reason why");
    ochre_text_clear(&why);
    const ochre_status status =
        ochre_record_read_dice(text, size, NULL, &m, first_log, LOG, &names, &dice, &why);
    if (status != OCHRE_OK) {
        FUZZ_CHECK(why.length > 0, "a record is refused without a reason");
        return 0;
    }
    FUZZ_CHECK(game == m.game, "a record of another game");
    check_round_trip(&m, &names, &dice);
    check_viewers(&m, &names);
    check_position(&m);
    return 0;
}
