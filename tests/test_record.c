/* test_record.c - records go both ways, veil what a viewer may not read, and stand hostile text. */
#include <string.h>

#include <ochre/json.h>
#include <ochre/record.h>

#include "tests/testing.h"

enum { ROOM = 500, TEXT = 20000 };

static ochre_action log_room[ROOM], other_room[ROOM];
static char         record[TEXT], again[TEXT], reason[400];
static const char  *clause;

static const ochre_game *pebbles(void)
{
    const ochre_game *game = ochre_game_named("pebbles");
    assert_non_null(game);
    return game;
}

static void play_out(ochre_match *m, ochre_rng *rng)
{
    ochre_action legal[OCHRE_LEGAL];
    for (int actor; (actor = ochre_match_actor(m)) != OCHRE_OVER;) {
        if (actor == OCHRE_CHANCE) {
            assert_int_equal(ochre_match_chance(m, rng), OCHRE_OK);
            continue;
        }
        const int          count = m->game->legal(m->edition, m->state, legal);
        const ochre_action a = legal[ochre_rng_below(rng, (uint32_t)count)];
        assert_int_equal(ochre_match_play(m, actor, a, &clause), OCHRE_OK);
    }
}

/* A whole random game of two in a short match. */
static void a_game(ochre_match *m)
{
    ochre_setup setup;
    ochre_rng   rng;
    ochre_rng_seed(&rng, 3, 0);
    ochre_setup_default(pebbles(), 2, &setup);
    assert_int_equal(ochre_setup_option(pebbles(), &setup, "length", "short"), OCHRE_OK);
    assert_int_equal(ochre_match_start(m, pebbles(), NULL, &setup, log_room, ROOM, &clause),
                     OCHRE_OK);
    play_out(m, &rng);
}

static void write(const ochre_match *m, const ochre_record_names *names, int viewer)
{
    ochre_text out = OCHRE_TEXT(record);
    ochre_record_write(m, names, viewer, &out);
    assert_false(out.full);
}

static ochre_status read(const char *text, ochre_match *m, ochre_record_names *names)
{
    ochre_text why = OCHRE_TEXT(reason);
    return ochre_record_read(text, strlen(text), NULL, m, other_room, ROOM, names, &why);
}

static void a_whole_game_goes_both_ways(void **unused)
{
    (void)unused;
    static ochre_match       m, back;
    const ochre_record_names names = {{"Ada", "Ёж"}};
    ochre_record_names       read_names;
    a_game(&m);
    write(&m, &names, OCHRE_EVERYTHING);
    if (read(record, &back, &read_names) != OCHRE_OK)
        fail_msg("%s", reason);
    assert_int_equal(back.plies, m.plies);
    assert_memory_equal(back.log, m.log, (size_t)m.plies * sizeof(m.log[0]));
    assert_memory_equal(back.state, m.state, m.game->state_size);
    assert_memory_equal(&back.setup, &m.setup, sizeof(m.setup));
    assert_string_equal(read_names.seat[0], "Ada");
    assert_string_equal(read_names.seat[1], "Ёж");
    ochre_text out = OCHRE_TEXT(again);
    ochre_record_write(&back, &read_names, OCHRE_EVERYTHING, &out);
    assert_string_equal(again, record);
}

static void a_record_begins_as_its_form_says(void **unused)
{
    (void)unused;
    static ochre_match m;
    a_game(&m);
    write(&m, NULL, OCHRE_EVERYTHING);
    char       wanted[300];
    ochre_text head = OCHRE_TEXT(wanted);
    ochre_text_string(&head, "ochre record 1\ngame pebbles\nrules 1\nedition standard ");
    ochre_text_hex(&head, ochre_edition_hash(pebbles(), pebbles()->edition));
    ochre_text_string(&head, "\nplayers 2\noption length short\n\n* first ");
    assert_memory_equal(record, wanted, head.length);
    assert_non_null(strstr(record, "\nend "));
}

static void a_broken_off_game_goes_on_where_it_stood(void **unused)
{
    (void)unused;
    static ochre_match m, back;
    a_game(&m);
    ochre_match_undo_to(&m, m.plies / 2);
    write(&m, NULL, OCHRE_EVERYTHING);
    assert_null(strstr(record, "\nend"));
    assert_int_equal(read(record, &back, NULL), OCHRE_OK);
    assert_memory_equal(back.state, m.state, m.game->state_size);
    ochre_rng rng;
    ochre_rng_seed(&rng, 8, 0);
    play_out(&back, &rng);
    assert_int_equal(ochre_match_actor(&back), OCHRE_OVER);
}

static void a_game_from_a_position_goes_both_ways(void **unused)
{
    (void)unused;
    static ochre_match  m, back;
    alignas(16) uint8_t middle[OCHRE_STATE];
    a_game(&m);
    ochre_match_replay(&m, m.plies / 2, middle);
    ochre_match_load(&m, middle);
    ochre_rng rng;
    ochre_rng_seed(&rng, 6, 0);
    play_out(&m, &rng);
    write(&m, NULL, OCHRE_EVERYTHING);
    assert_non_null(strstr(record, "\nposition {"));
    if (read(record, &back, NULL) != OCHRE_OK)
        fail_msg("%s", reason);
    assert_true(back.from_position);
    assert_memory_equal(back.origin, m.origin, m.game->state_size);
    assert_memory_equal(back.state, m.state, m.game->state_size);
    char *const players = strstr(record, "\nplayers ") + strlen("\nplayers ");
    *players = *players == '2' ? '3' : '2';
    assert_int_equal(read(record, &back, NULL), OCHRE_INVALID);
    assert_non_null(strstr(reason, "the position has another number of players"));
}

static void a_viewer_reads_no_secret(void **unused)
{
    (void)unused;
    static ochre_match m, back;
    a_game(&m);
    write(&m, NULL, 0);
    assert_non_null(strstr(record, "* draw token hidden\n"));
    assert_non_null(strstr(record, "\nend\n"));
    assert_int_equal(read(record, &back, NULL), OCHRE_UNKNOWN);
    assert_non_null(back.game);
    assert_non_null(strstr(reason, "a veiled event cannot be replayed"));
    write(&m, NULL, OCHRE_SPECTATOR);
    assert_null(strstr(record, "draw token 1"));
    assert_null(strstr(record, "draw token 2"));
    assert_null(strstr(record, "draw token 3"));
    assert_null(strstr(record, "draw token 4"));
}

/* The record of a_game with `old` replaced by `new`, once. */
static void change(const char *old, const char *new)
{
    static ochre_match m;
    a_game(&m);
    write(&m, NULL, OCHRE_EVERYTHING);
    char *at = strstr(record, old);
    assert_non_null(at);
    ochre_text out = OCHRE_TEXT(again);
    ochre_text_bytes(&out, record, (size_t)(at - record));
    ochre_text_string(&out, new);
    ochre_text_string(&out, at + strlen(old));
}

static void fails(const char *old, const char *new, ochre_status status, const char *wanted)
{
    ochre_match        m;
    ochre_record_names names;
    change(old, new);
    assert_int_equal(read(again, &m, &names), status);
    if (strstr(reason, wanted) != reason)
        fail_msg("expected \"%s\", found \"%s\"", wanted, reason);
}

static void every_error_names_its_line(void **unused)
{
    (void)unused;
    fails("ochre record 1", "ochre record 2", OCHRE_MALFORMED, "line 1: a record begins with");
    fails("game pebbles", "game chess", OCHRE_MALFORMED, "line 2: there is no game");
    fails("game pebbles", "match pebbles", OCHRE_MALFORMED, "line 2: expected `game`");
    fails("rules 1", "rules 7", OCHRE_INVALID,
          "line 3: the record follows version 7 of the rules, this is version 1");
    fails("rules 1", "rules one", OCHRE_MALFORMED, "line 3: expected `rules`");
    fails("edition standard ", "edition standard f", OCHRE_MALFORMED, "line 4: the hash");
    fails("edition standard", "edition", OCHRE_OK, "");
    fails("players 2", "players 9", OCHRE_REFUSED, "line 5: such a set-up is forbidden by PB-001");
    fails("players 2", "players two", OCHRE_MALFORMED, "line 5: expected `players`");
    fails("option length short", "option length huge", OCHRE_INVALID, "line 6: the option cannot");
    fails("option length short", "option colour red", OCHRE_UNKNOWN,
          "line 6: the game has no option");
    fails("\n\n", "\nseat 3 Eve\n\n", OCHRE_INVALID, "line 7: there is no such seat");
    fails("\n\n", "\nseat 1 a\x1b[2J\n\n", OCHRE_INVALID, "line 7: the name holds a character");
    fails("\n\n", "\nseat 1 \xff\xfe\n\n", OCHRE_INVALID, "line 7: the name holds a character");
    fails("\n\n",
          "\nseat 1 \xe2\x80\xae"
          "evil\n\n",
          OCHRE_INVALID, "line 7: the name holds");
    fails("\n\n",
          "\nseat 1 0123456789012345678901234567890123456789"
          "0123456789012345678901234567890123456789\n\n",
          OCHRE_INVALID, "line 7: a name has");
    fails("\n\n", "\nseat 1 Ada\nseat 1 Eve\n\n", OCHRE_INVALID, "line 8: the seat has a name");
    fails("\n\n", "\nposition {}\n\n", OCHRE_INVALID, "line 7: the position: ");
    fails("\n\n", "\nposition [[[\n\n", OCHRE_MALFORMED, "line 7: the position: ");
    fails("* first", "1 first", OCHRE_REFUSED, "line 8: forbidden by PB-006");
    fails("* first", "* frist", OCHRE_MALFORMED, "line 8: column 1: frist is none of");
    fails("* first", "first", OCHRE_MALFORMED, "line 8: expected a seat or *");
    fails("* first", "# first", OCHRE_REFUSED, "line 9: forbidden by");
    fails("* first", "end\n* first", OCHRE_INVALID, "line 8: the record ends, but");
}

static void a_wrong_end_is_found(void **unused)
{
    (void)unused;
    ochre_match m;
    change("end ", "end 0");
    assert_int_equal(read(again, &m, NULL), OCHRE_MALFORMED);
    change("end ", "end f000000000000000\n#");
    assert_int_equal(read(again, &m, NULL), OCHRE_INVALID);
    assert_non_null(strstr(reason, "another hash"));
    change("end ", "end\n#");
    assert_int_equal(read(again, &m, NULL), OCHRE_OK);
    change("end ", "end\n1 wade 1\n#");
    assert_int_equal(read(again, &m, NULL), OCHRE_MALFORMED);
    assert_non_null(strstr(reason, "nothing may stand behind"));
}

static void another_edition_is_refused(void **unused)
{
    (void)unused;
    static const char OTHER[] =
        "line 4: the record was played with another edition, standard e3dfd8102d0b6ca0, ";
    static uint8_t edition[4096];
    ochre_match    m;
    ochre_text     why = OCHRE_TEXT(reason);
    change("game", "game");
    assert_true(pebbles()->edition_size <= sizeof(edition));
    memcpy(edition, pebbles()->edition, pebbles()->edition_size);
    edition[pebbles()->edition_size - 1] ^= 1;
    assert_int_equal(
        ochre_record_read(again, strlen(again), edition, &m, other_room, ROOM, NULL, &why),
        OCHRE_INVALID);
    assert_memory_equal(reason, OTHER, sizeof(OTHER) - 1);
    assert_non_null(strstr(reason, ", which must be given with it; this is standard "));
    assert_null(m.game);
}

static void a_log_that_is_too_small_is_told(void **unused)
{
    (void)unused;
    ochre_match m;
    ochre_text  why = OCHRE_TEXT(reason);
    change("game", "game");
    assert_int_equal(ochre_record_read(again, strlen(again), NULL, &m, other_room, 4, NULL, &why),
                     OCHRE_FULL);
    assert_int_equal(m.plies, 4);
}

static void names_cannot_break_the_lines(void **unused)
{
    (void)unused;
    static ochre_match       m, back;
    const ochre_record_names names = {{"Eve\nend 0", "\xff"}};
    ochre_record_names       read_names;
    a_game(&m);
    write(&m, &names, OCHRE_EVERYTHING);
    assert_int_equal(read(record, &back, &read_names), OCHRE_OK);
    assert_string_equal(read_names.seat[0], "Eve?end 0");
    assert_string_equal(read_names.seat[1], "?");
}

/* ---- dice: the form of their lines ---- */

#define HEX16 "0123456789abcdef"
#define HEX64 HEX16 HEX16 HEX16 HEX16

/* A record with dice: the second of its events is number 5, and the match is over. */
static void a_record_with_dice(ochre_record_dice *dice, uint32_t *event)
{
    static ochre_match m;
    ochre_text         out = OCHRE_TEXT(record);
    uint32_t           number = 0;
    a_game(&m);
    for (int ply = 0; ply < m.plies; ply++) {
        alignas(16) uint8_t state[OCHRE_STATE];
        ochre_match_replay(&m, ply, state);
        if (m.game->actor(state) == OCHRE_CHANCE)
            event[ply] = number += number == 1 ? 4 : 1;
        else
            event[ply] = 0;
    }
    *dice = (ochre_record_dice){.commitment = HEX64,
                                .secret = HEX64,
                                .seal = HEX64,
                                .salt = {"", "flint_1"},
                                .event = event};
    ochre_record_write_dice(&m, NULL, dice, OCHRE_EVERYTHING, &out);
    assert_false(out.full);
}

static void dice_go_both_ways(void **unused)
{
    (void)unused;
    static ochre_match m;
    static uint32_t    event[ROOM], back_event[ROOM];
    ochre_record_dice  dice, back = {.event = back_event};
    ochre_text         why = OCHRE_TEXT(reason);
    a_record_with_dice(&dice, event);
    assert_non_null(strstr(record, "\ndice " HEX64 "\nsalt 2 flint_1\n\n* first "));
    assert_non_null(strstr(record, "\ncounter 5\n* "));
    assert_non_null(strstr(record, "\nsecret " HEX64 "\nseal " HEX64 "\n"));
    if (ochre_record_read_dice(record, strlen(record), NULL, &m, other_room, ROOM, NULL, &back,
                               &why) != OCHRE_OK)
        fail_msg("%s", reason);
    assert_string_equal(back.commitment, HEX64);
    assert_string_equal(back.secret, HEX64);
    assert_string_equal(back.seal, HEX64);
    assert_string_equal(back.salt[0], "");
    assert_string_equal(back.salt[1], "flint_1");
    assert_memory_equal(back_event, event, (size_t)m.plies * sizeof(event[0]));
    assert_memory_equal(record + back.sealed, "seal ", 5);
    assert_int_equal(read(record, &m, NULL), OCHRE_OK); /* also if nobody asks for the dice */
}

static void fails_with_dice(const char *from, const char *to, const char *wanted)
{
    static ochre_match m;
    static uint32_t    event[ROOM];
    ochre_record_dice  dice;
    a_record_with_dice(&dice, event);
    const char *at = strstr(record, from);
    assert_non_null(at);
    snprintf(again, sizeof(again), "%.*s%s%s", (int)(at - record), record, to, at + strlen(from));
    if (read(again, &m, NULL) == OCHRE_OK || strstr(reason, wanted) == NULL)
        fail_msg("expected \"%s\", found \"%s\"", wanted, reason);
}

static void lines_about_dice_are_strict(void **unused)
{
    (void)unused;
    fails_with_dice("\ndice 0", "\ndice ", "line 7: expected 64 digits");
    fails_with_dice("\ndice 0", "\ndice G", "line 7: expected 64 digits");
    fails_with_dice("\ndice 0", "\n#dice 0", "line 8: a salt stands behind");
    fails_with_dice("\nsalt ", "\ndice " HEX64 "\nsalt ", "line 8: a match has one commitment");
    fails_with_dice("\nsalt 2", "\nsalt 3", "line 8: there is no such seat");
    fails_with_dice("\nsalt 2", "\nsalt 2 a\nsalt 2", "line 9: a seat has one salt");
    fails_with_dice("flint_1", "flint 1", "line 8: a salt has 1 to 64");
    fails_with_dice("flint_1", HEX64 "f", "line 8: a salt has 1 to 64");
    fails_with_dice("flint_1", "", "line 8: a salt has 1 to 64");
    fails_with_dice("counter 5", "counter 2", "the counter does not jump ahead");
    fails_with_dice("counter 5", "counter 05", "expected the number of the next event");
    fails_with_dice("counter 5", "counter", "expected the number of the next event");
    fails_with_dice("counter 5", "counter 4294967298", "expected the number of the next event");
    fails_with_dice("counter 5", "counter 5\ncounter 7", "a counter stands before an event");
    fails_with_dice("\nsecret ", "\ncounter 900\nsecret ", "nothing may stand behind `end`");
    fails_with_dice("\nseal 0", "\nseal 00", "expected 64 digits");
    fails_with_dice("\nseal ", "\nlock ", "only `seal` may stand behind `secret`");
    fails_with_dice("\nseal " HEX64, "\nseal " HEX64 "\nend", "nothing may stand behind `seal`");
}

/* Cut anywhere, and with any byte changed, a record is read or refused with a line: no more. */
static void hostile_text_is_survived(void **unused)
{
    (void)unused;
    static ochre_match m;
    ochre_rng          rng;
    ochre_rng_seed(&rng, 12, 0);
    change("game", "game");
    const size_t length = strlen(again);
    for (int i = 0; i < 3000; i++) {
        static char  text[TEXT];
        ochre_text   why = OCHRE_TEXT(reason);
        const size_t cut = i % 2 == 0 ? length : ochre_rng_below(&rng, (uint32_t)length);
        memcpy(text, again, cut);
        for (int k = 0; k < 2 && cut > 0; k++)
            text[ochre_rng_below(&rng, (uint32_t)cut)] = (char)ochre_rng_below(&rng, 256);
        const ochre_status status =
            ochre_record_read(text, cut, NULL, &m, other_room, ROOM, NULL, &why);
        if (status != OCHRE_OK)
            assert_memory_equal(reason, "line ", 5);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_game_goes_both_ways),
        cmocka_unit_test(a_record_begins_as_its_form_says),
        cmocka_unit_test(a_broken_off_game_goes_on_where_it_stood),
        cmocka_unit_test(a_game_from_a_position_goes_both_ways),
        cmocka_unit_test(a_viewer_reads_no_secret),
        cmocka_unit_test(every_error_names_its_line),
        cmocka_unit_test(a_wrong_end_is_found),
        cmocka_unit_test(another_edition_is_refused),
        cmocka_unit_test(a_log_that_is_too_small_is_told),
        cmocka_unit_test(names_cannot_break_the_lines),
        cmocka_unit_test(dice_go_both_ways),
        cmocka_unit_test(lines_about_dice_are_strict),
        cmocka_unit_test(hostile_text_is_survived),
    };
    return RUN_SUITE("record", tests);
}
