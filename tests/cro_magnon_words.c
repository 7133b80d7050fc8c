/* cro_magnon_words.c - what people read of Cro-Magnon: the picture and the log, where they are longest and rarest. */
#include <string.h>

#include <ochre/canvas.h>

#include "tests/cro_magnon.h"

enum { SEED = 31 };

/* ---- the picture ---- */

/* So many tiles of the type that nobody holds, none of them a `value`. */
static void hand_some(cm_state *s, int seat, int type, int tiles)
{
    for (; tiles > 0; tiles--) {
        const unsigned left = s->bag[type] & ~(unsigned)CM_BIT_VALUE;
        assert_true(left != 0);
        hand(s, seat, type, __builtin_ctz(left));
    }
}

/* The lines about a seat: from its letter to where the next seat or the types begin. */
static const char *lines_about(const cm_state *s, int viewer, int seat, ochre_lang lang)
{
    static ochre_canvas canvas;
    static char         data[1 << 15], from_name[200], below_name[200];
    ochre_text          out = OCHRE_TEXT(data), from = OCHRE_TEXT(from_name);
    ochre_text          below = OCHRE_TEXT(below_name);
    ochre_canvas_clear(&canvas);
    cm_draw(&cm_standard, s, viewer, lang, &canvas);
    assert_true(canvas.height <= OCHRE_CANVAS_HEIGHT);
    ochre_canvas_text(&canvas, &out);
    ochre_text_format(&from, "%c %s", 'A' + seat, cm_in(lang, &cm_standard.colours[seat]));
    if (seat + 1 < s->seats)
        ochre_text_format(&below, "%c %s", 'B' + seat, cm_in(lang, &cm_standard.colours[seat + 1]));
    else
        ochre_text_string(&below, cm_in(lang, &cm_standard.categories[CM_GOD].name));
    char *begin = strstr(data, from_name);
    assert_non_null(begin);
    char *end = strstr(begin, below_name);
    assert_non_null(end);
    *end = '\0';
    return begin;
}

static void expect_fronts(const cm_state *s, int viewer, int seat)
{
    for (int t = 0; t < CM_TYPES; t++)
        if (s->players[seat].tiles[t] != 0 &&
            strstr(lines_about(s, viewer, seat, OCHRE_EN), cm_type_ids[t]) == NULL)
            fail_msg("%s of seat %d is missing: %s", cm_type_ids[t], seat + 1,
                     lines_about(s, viewer, seat, OCHRE_EN));
    assert_null(strstr(lines_about(s, viewer, seat, OCHRE_EN), "…"));
    assert_null(strstr(lines_about(s, viewer, seat, OCHRE_RU), "…"));
}

static void expect_undersides(const cm_state *s, int viewer, int seat)
{
    for (int t = 0; t < CM_TYPES; t++)
        for (unsigned tiles = s->players[seat].tiles[t]; tiles != 0; tiles &= tiles - 1) {
            char       words[40];
            ochre_text tile = OCHRE_TEXT(words);
            ochre_text_format(&tile, "%s %s", cm_type_ids[t], cm_action_ids[__builtin_ctz(tiles)]);
            if (strstr(lines_about(s, viewer, seat, OCHRE_EN), words) == NULL)
                fail_msg("%s of seat %d is missing", words, seat + 1);
        }
}

/* Types of tiles held lie open, and their owner looks under each: the picture leaves none out, however
 * many there are; at the end nobody's (CM-553). */
static void the_picture_shows_all_tiles_held(void **state)
{
    (void)state;
    for (int players = 2; players <= CM_SEATS; players++) {
        ochre_rng rng;
        cm_state  s;
        ochre_rng_seed(&rng, SEED, 45);
        deal(&s, players, &rng);
        for (int t = 0; t < CM_TYPES; t++) {
            hand_some(&s, 0, t, cm_standard.types[t].category == CM_GOD ? 2 : 1);
            hand_some(&s, players - 1, t, 1);
        }
        assert_null(cm_state_ok(&cm_standard, &s));
        expect_fronts(&s, 0, players - 1);
        expect_fronts(&s, 0, 0);
        expect_undersides(&s, 0, 0);
        expect_undersides(&s, players - 1, players - 1);
        s.phase = CM_END;
        for (int seat = 0; seat < players; seat++) {
            expect_fronts(&s, 0, seat);
            expect_undersides(&s, 0, seat);
        }
    }
}

static const char *line_of_picture(const cm_state *s, int line)
{
    static ochre_canvas canvas;
    static char         data[1 << 15];
    ochre_text          out = OCHRE_TEXT(data);
    ochre_canvas_clear(&canvas);
    cm_draw(&cm_standard, s, 0, OCHRE_EN, &canvas);
    ochre_canvas_text(&canvas, &out);
    char *begin = data;
    for (; line > 0; line--)
        begin = strchr(begin, '\n') + 1;
    *strchr(begin, '\n') = '\0';
    return begin;
}

static void expect_end(const char *line, const char *wanted)
{
    const size_t length = strlen(line), end = strlen(wanted);
    if (length < end || strcmp(line + length - end, wanted) != 0)
        fail_msg("expected %s at the end of: %s", wanted, line);
}

/* A late turn of five, nearly a stall; five in conflict for the area with the longest name. */
static void the_longest_lines_have_room(void **state)
{
    (void)state;
    ochre_rng rng;
    cm_state  s;
    ochre_rng_seed(&rng, SEED, 47);
    deal(&s, 5, &rng);
    s.turns = 188;
    s.stall = 34;
    s.phase = CM_ACT;
    expect_end(line_of_picture(&s, 0), "for 34 of 35 turns");
    s.phase = CM_BID;
    s.turn = s.bidder = s.selector = 3;
    s.contested = 1 + 13;
    s.passed = 0x17;
    for (int seat = 0; seat < 5; seat++) {
        s.areas[13].cubes[seat] = 8;
        s.bids[seat] = 3;
    }
    cm_derive(&cm_standard, &s);
    expect_end(line_of_picture(&s, 1),
               "A 9.5 passed  B 9.5 passed  C 9.5 passed  D 9.5  E 9.5 passed");
}

/* ---- the log ---- */

static void expect_said(cm_state *s, ochre_action a, ochre_lang lang, const char *wanted)
{
    char           words[400];
    ochre_text     out = OCHRE_TEXT(words);
    const cm_state before = *s;
    cm_apply(&cm_standard, s, a);
    cm_say(&cm_standard, &before, s, a, 0, lang, &out);
    assert_string_equal(words, wanted);
}

/* No colour is bent to fit a verb; a marker has the name of the rules page, halves a comma. */
static void russian_sentences_are_russian(void **state)
{
    (void)state;
    ochre_rng rng;
    cm_state  s;
    ochre_rng_seed(&rng, SEED, 46);
    deal(&s, 2, &rng);
    hand_some(&s, 1, MOTHER, 1);
    hand(&s, 0, SUN, CM_HALF);
    s.phase = CM_OTHERS;
    s.mp = 3;
    s.areas[0].cubes[1] = 2;
    s.areas[4].cubes[1] = 2;
    s.areas[4].temples[0] = 2;
    s.areas[4].temple_count = 1;
    cm_derive(&cm_standard, &s);
    expect_said(&s, (ochre_action){CM_DO_PUSH, {1, 0, 4}}, OCHRE_RU,
                "Красный двигает чужое племя (Синий): 0 Восточная Африка → 4 Ближний Восток.");
    expect_said(&s, (ochre_action){CM_DO_OUST, {1, 4, 0}}, OCHRE_RU,
                "Красный сгоняет чужой знак (Синий): 4 Ближний Восток → 0 Восточная Африка. "
                "Храм открыт для всех: 4 Ближний Восток.");
    s.phase = CM_BID;
    s.taken = 1 + SUN;
    s.contested = 1 + 4;
    s.bidder = 0;
    s.areas[4].cubes[0] = 1;
    cm_derive(&cm_standard, &s);
    cm_state again = s;
    expect_said(&s, (ochre_action){CM_DO_HALF, {SUN}}, OCHRE_RU,
                "Красный добавляет: Дух солнца (Полплемени в споре): сила 1,5.");
    expect_said(&again, (ochre_action){CM_DO_HALF, {SUN}}, OCHRE_EN,
                "Red adds Sun Spirit (Half a tribe in a conflict): force 1.5.");
}

/* Seat 1 grows on the last turn before a stall; all have the same points, tiles included. */
static const char *said_at_the_end(int gods_of_1, int gods_of_2, int goods_of_2, ochre_lang lang)
{
    static char words[600];
    ochre_rng   rng;
    cm_state    s;
    ochre_text  out = OCHRE_TEXT(words);
    ochre_rng_seed(&rng, SEED, 48);
    deal(&s, 2, &rng);
    hand_some(&s, 0, MOTHER, gods_of_1);
    hand_some(&s, 1, SUN, gods_of_2);
    hand_some(&s, 1, SHELLS, goods_of_2);
    for (int seat = 0; seat < 2; seat++) {
        s.players[seat].points = 0;
        s.players[seat].points = (uint16_t)(40 - cm_final_score(&cm_standard, &s.players[seat]));
    }
    s.stall = 13;
    const cm_state before = s;
    cm_apply(&cm_standard, &s, (ochre_action){CM_DO_GROW, {0}});
    cm_say(&cm_standard, &before, &s, (ochre_action){CM_DO_GROW, {0}}, 0, lang, &out);
    return words;
}

static void expect_last_words(const char *said, const char *wanted)
{
    const char *end = strstr(said, "40");
    assert_non_null(end);
    assert_string_equal(end, wanted);
}

/* covers: CM-522 CM-523 */
static void a_tie_that_was_broken_is_explained(void **state)
{
    (void)state;
    expect_last_words(said_at_the_end(1, 1, 0, OCHRE_EN), "40, Blue 40. First place: Red, Blue.");
    expect_last_words(said_at_the_end(1, 2, 0, OCHRE_EN),
                      "40, Blue 40. First place: Blue. With equal points more tiles held decide.");
    expect_last_words(
        said_at_the_end(2, 1, 1, OCHRE_EN),
        "40, Blue 40. First place: Red. With equal points and tiles more gods decide, "
        "then more trade goods.");
    expect_last_words(said_at_the_end(1, 2, 0, OCHRE_RU),
                      "40, Синий 40. Первое место: Синий. При равных очках решает число жетонов на "
                      "руках.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_picture_shows_all_tiles_held),
        cmocka_unit_test(the_longest_lines_have_room),
        cmocka_unit_test(russian_sentences_are_russian),
        cmocka_unit_test(a_tie_that_was_broken_is_explained),
    };
    return RUN_SUITE("cro-magnon-words", tests);
}
