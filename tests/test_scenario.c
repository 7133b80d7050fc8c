/* test_scenario.c - the scenario language: what passes, and what every failure says. */
#include <string.h>

#include <ochre/scenario.h>

#include "games/pebbles/state.h"
#include "tests/testing.h"

enum { ROOM = 2000, REPORTS = 8000 };

static char       reports[REPORTS], citations[1000], passes[1000];
static ochre_text report_text, citation_text, pass_text;

static void note(ochre_text *list, const char *line)
{
    ochre_text_string(list, line);
    ochre_text_char(list, '\n');
}

static void report(void *context, const char *message)
{
    (void)context;
    note(&report_text, message);
}

static void cite(void *context, const char *clause)
{
    (void)context;
    note(&citation_text, clause);
}

static void pass(void *context, const char *title)
{
    (void)context;
    note(&pass_text, title);
}

/* In the file "dear" white pebbles are worth 5; there is no other. */
static const void *edition(void *context, const ochre_game *game, const char *file, ochre_text *why)
{
    static pb_edition dear;
    (void)context;
    assert_string_equal(game->id, "pebbles");
    if (strcmp(file, "dear") != 0) {
        ochre_text_format(why, "%s: no such file", file);
        return NULL;
    }
    dear = pb_standard;
    dear.value[PB_WHITE] = 5;
    return &dear;
}

static ochre_scenario_run run_text(const char *text, size_t length)
{
    static ochre_action     log_room[ROOM];
    static ochre_json_token tokens[ROOM];
    static char             scratch[1 << 16];
    ochre_scenario_run      run = {.log = log_room,
                                   .log_capacity = ROOM,
                                   .tokens = tokens,
                                   .token_capacity = ROOM,
                                   .scratch = scratch,
                                   .scratch_size = sizeof(scratch),
                                   .report = report,
                                   .cite = cite,
                                   .pass = pass,
                                   .edition = edition};
    report_text = OCHRE_TEXT(reports);
    citation_text = OCHRE_TEXT(citations);
    pass_text = OCHRE_TEXT(passes);
    ochre_scenario_file(&run, "f.txt", text, length);
    return run;
}

/* Two players, seat 1 begins, tokens dealt from the default seed. */
static const char opening[] = "scenario PB-001: x\ngame pebbles players 2 option first 1\n"
                              "chance draw token 1\nchance draw token 2\n";

static ochre_scenario_run run_lines(const char *lines)
{
    char       text[4000];
    ochre_text out = OCHRE_TEXT(text);
    ochre_text_string(&out, opening);
    ochre_text_string(&out, lines);
    assert_false(out.full);
    return run_text(text, out.length);
}

static void holds(const char *lines)
{
    const ochre_scenario_run run = run_lines(lines);
    if (run.passed != 1 || run.failed != 0)
        fail_msg("%s", reports);
}

/* The lines fail, with a report that begins so (behind "f.txt:"). */
static void fails(const char *lines, const char *wanted)
{
    const ochre_scenario_run run = run_lines(lines);
    assert_int_equal(run.passed, 0);
    assert_int_equal(run.failed, 1);
    if (strncmp(reports, "f.txt:", 6) != 0 || strncmp(reports + 6, wanted, strlen(wanted)) != 0)
        fail_msg("expected \"%s\", found \"%s\"", wanted, reports);
}

/* ---- what holds ---- */

static void moves_and_chance_are_played(void **unused)
{
    (void)unused;
    holds("play wade 2\nchance roll 1 6\nexpect players[0].pebbles.red == 1\nexpect actor 2\n");
    holds("play 1: wade 1\nexpect actor chance\nchance\nexpect players[0].basket == 1\n");
    holds("play wade 1\nexpect legal roll 3\nundo\nexpect actor 1\n");
    holds("seed 7\nplay wade 1\nchance\ndeal\nexpect actor 2\n");
}

static void values_are_compared(void **unused)
{
    (void)unused;
    holds("expect round == 1\nexpect round != 2\nexpect round < 2\nexpect round <= 1\n"
          "expect round > 0\nexpect round >= 1\nexpect phase == turn\nexpect phase != \"roll\"\n");
    holds("expect players[0].pebbles == {white: 0, grey: 0, red: 0}\n"
          "expect players[0].pebbles != { white: 1, grey: 0, red: 0 }\n");
    holds("expect bag == [1, 1, 2, 1]\n");
}

static void remarks_and_blank_lines_are_passed_over(void **unused)
{
    (void)unused;
    holds("\n   # a remark\n\texpect round == 1   # another\r\n\n");
}

static void edits_are_settled_as_one(void **unused)
{
    (void)unused;
    holds("set players[0].pebbles = {white: 3, grey: 1, red: 0}\nset phase = turn\n"
          "expect players[0].basket == 4\nexpect legal stack white 3\nplay stack white 2 grey 1\n"
          "expect players[0].points == 4\n");
    holds("set players[0].pebbles = {white: 6, grey: 6, red: 0}\nrefuse position because PB-902\n"
          "expect players[0].basket == 0\n");
    holds("set players[0].pebbles.white = 700\nrefuse position\n");
}

static void refusals_hold(void **unused)
{
    (void)unused;
    holds("refuse stack white 3\nrefuse stack white 3 because PB-207\n"
          "refuse 2: wade 1 because PB-006\nrefuse chance roll 1 because PB-006\n"
          "refuse wade 3 because PB-004\nrefuse wade 3\nrefuse swim because PB-004\n"
          "expect not legal stack white 3\nexpect not legal wade 3\n");
    holds("refuse start players 5 because PB-001\n"
          "refuse start players 2 option first 9 because PB-101\n");
}

static void a_refused_start_needs_no_game(void **unused)
{
    (void)unused;
    static const char        text[] = "scenario PB-001: no game\nrefuse start players 1\n"
                                      "refuse start pebbles players 99 because PB-001\n";
    const ochre_scenario_run run = run_text(text, strlen(text));
    assert_int_equal(run.passed, 1);
    assert_int_equal(run.failed, 0);
}

static void own_components_are_played_with(void **unused)
{
    (void)unused;
    static const char        text[] = "scenario PB-208: dear\nedition dear # a remark\n"
                                      "game pebbles players 2 option first 1\ndeal\n"
                                      "set players[0].pebbles.white = 3\nplay stack white 3\n"
                                      "expect players[0].points == 15\nundo\n"
                                      "expect players[0].points == 0\n"
                                      "refuse start players 9 because PB-001\n"
                                      "scenario PB-208: only there\n"
                                      "game pebbles players 2 option first 1\ndeal\n"
                                      "set players[0].pebbles.white = 3\nplay stack white 3\n"
                                      "expect players[0].points == 3\n"
                                      "scenario PB-001: without a game\nedition dear\n"
                                      "refuse start pebbles players 9\n";
    const ochre_scenario_run run = run_text(text, strlen(text));
    if (run.passed != 3 || run.failed != 0)
        fail_msg("%s", reports);
}

static void lists_and_weights_are_compared(void **unused)
{
    (void)unused;
    holds("expect legal wade 1\nexpect legal count 2\nexpect only wade 2 | wade 1\n");
    holds("play wade 2\nexpect outcomes 21\nexpect weight roll 1 2 == 2/36\n"
          "expect weight roll 1 2 == 1/18\nexpect weight roll 6 6 < 1/35\n"
          "expect weight roll 6 == 0\n");
}

static void secrets_are_looked_at(void **unused)
{
    (void)unused;
    holds("expect view 1 shows players[0].token == 1\nexpect view 2 hides players[0].token\n"
          "expect view spectator hides players[0].token\nexpect seen 2 draw token 2\n"
          "expect seen 1 draw token hidden\nexpect seen spectator draw token hidden\n");
}

static void results_are_compared(void **unused)
{
    (void)unused;
    holds("set players[0].points = 9\nset players[0].cairns = 3\nset turn = 2\n"
          "expect score 1 == 9\nplay wade 1\nchance roll 6\nexpect actor over\n"
          "expect rank 1 == 1\nexpect rank 2 > 1\nexpect share 1 == 1\nexpect share 2 == 0/5\n"
          "expect score 1 >= 9\nrefuse 1: wade 1 because PB-006\n");
}

/* ---- what fails, and how ---- */

static void failures_say_what_was_found(void **unused)
{
    (void)unused;
    fails("expect round == 2\n", "5: expected round == 2, found 1\n");
    fails("expect phase == roll\n", "5: expected phase == \"roll\", found \"turn\"\n");
    fails("expect phase < roll\n", "5: expected whole numbers around <");
    fails("expect actor 2\n", "5: expected actor 2, found 1\n");
    fails("expect rund == 2\n", "5: ");
    fails("expect rank\n", "5: expected a seat from 1 to 2, found ");
    fails("expect nonsense\n", "5: nonsense is nothing that can be expected");
    fails("play stack white 3\n",
          "5: expected stack white 3 to be legal, found it refused by PB-207; "
          "possible now: wade 1 | wade 2\n");
    fails("play 2: wade 1\n", "5: expected wade 1 to be legal, found it refused by PB-006;");
    fails("chance roll 1\n", "5: expected roll 1 to be legal, found it refused by PB-006");
    fails("chance\n", "5: expected chance to decide");
    fails("play wade 2\nplay roll 1 2\n", "6: expected a seat to decide, found chance");
    fails("play swim\n", "5: expected an action, found swim: column 1: swim is none of");
    fails("refuse wade 1\n", "5: expected wade 1 to be refused, found it legal\n");
    fails("refuse swim\n", "5: expected an action, found swim");
    fails("refuse stack white 3 because PB-001\n",
          "5: expected stack white 3 to be refused by PB-001, found PB-207\n");
    fails("refuse stack white 3 because of rain\n", "5: expected a clause such as SA-041");
    fails("refuse start players 2\n", "5: expected the set-up to be refused, found it allowed\n");
    fails("expect legal stack white 3\n",
          "5: expected stack white 3 to be legal, found it refused by PB-207;");
    fails("expect not legal wade 1\n", "5: expected wade 1 not to be legal, found it listed\n");
    fails("expect legal count 3\n", "5: expected legal count 3, found 2; possible now: wade 1");
    fails("expect only wade 1\n", "5: expected only 1 choices, found 2");
    fails("expect only wade 1 | wade 1\n",
          "5: expected wade 1 among the choices, found it named twice");
    fails("play wade 1\nexpect weight roll 1 == 1/5\n", "6: expected a weight == 1/5, found 1/6\n");
    fails("play wade 1\nexpect outcomes 5\n", "6: expected outcomes 5, found 6");
    fails("expect view 1 hides players[0].token\n",
          "5: expected players[0].token to be hidden, found 1\n");
    fails("expect seen 1 draw token 2\n",
          "5: expected that draw token 2 is seen, found draw token hidden\n");
    fails("expect score 1 == 5\n", "5: expected score 1 == 5, found 0\n");
    fails("undo 3\n", "5: expected something to undo, found only 2 actions\n");
}

static void wrong_edits_fail_at_their_line(void **unused)
{
    (void)unused;
    fails("set players[0].pebbles = {white: 6, grey: 6, red: 0}\nexpect round == 1\n",
          "5: expected a position that the rules allow, but the position breaks PB-902\n");
    fails("set players[0].pebbles.white = 6\nset players[0].pebbles.red = 6\n",
          "6: expected a position that the rules allow");
    fails("set players[0].pebbles.white = many\nexpect round == 1\n",
          "5: expected a value that fits players[0].pebbles.white, found \"many\": ");
    fails("set players[7].cairns = 1\n", "5: ");
    fails("set round\n", "5: expected `set PATH = VALUE`\n");
    fails("set round = [1, 2\n", "5: [1, 2 is no value\n");
    fails("set round = \"1\n", "5: ");
    fails("refuse position\n", "5: ");
}

static void lines_must_make_sense(void **unused)
{
    (void)unused;
    fails("jump\n", "5: jump is none of edition, game, seed, set,");
    fails("game pebbles players 2\n", "5: a scenario has one `game`\n");
    fails("seed x\n", "5: expected `seed` and a number\n");
    fails("deal now\n", "5: `deal` stands alone\n");
}

static void editions_that_cannot_be_are_told(void **unused)
{
    (void)unused;
    static const char text[] = "scenario PB-001: none\nedition cheap\n# a line\n"
                               "game pebbles players 2\ndeal\nexpect round == 1\n"
                               "scenario PB-001: no name\nedition\n"
                               "scenario PB-001: two\nedition dear\nedition dear\n";
    assert_int_equal(run_text(text, strlen(text)).failed, 3);
    assert_string_equal(reports,
                        "f.txt:2: expected an edition of pebbles, found cheap: no such file\n"
                        "f.txt:8: expected `edition` and the name of a file\n"
                        "f.txt:11: a scenario has one `edition`, before `game`\n");
    fails("edition dear\n", "5: a scenario has one `edition`, before `game`\n");
}

static void a_scenario_must_check_something(void **unused)
{
    (void)unused;
    static const char        text[] = "\nscenario PB-001: idle\ngame pebbles players 2\ndeal\n";
    const ochre_scenario_run run = run_text(text, strlen(text));
    assert_int_equal(run.failed, 1);
    assert_string_equal(reports, "f.txt:2: the scenario checks nothing\n");
}

static void a_failure_ends_its_scenario_but_not_the_file(void **unused)
{
    (void)unused;
    const ochre_scenario_run run =
        run_lines("expect round == 2\nexpect round == 3\n"
                  "scenario PB-002 PB-003: fine # not a remark\ngame pebbles players 2\ndeal\n"
                  "expect round == 1\n"
                  "scenario PB 2: wrong title\nexpect round == 1\n"
                  "scenario PB-004: no game\nexpect round == 1\n"
                  "scenario PB-005: wrong game\ngame chess players 2\n"
                  "scenario PB-006: wrong players\ngame pebbles players 9\n");
    assert_int_equal(run.passed, 1);
    assert_int_equal(run.failed, 5);
    assert_string_equal(passes, "PB-002 PB-003: fine # not a remark\n");
    assert_string_equal(citations, "PB-001\nPB-002\nPB-003\nPB-004\nPB-005\nPB-006\n");
    assert_string_equal(reports, "f.txt:5: expected round == 2, found 1\n"
                                 "f.txt:11: expected a clause such as SA-041, found PB\n"
                                 "f.txt:14: `game` must come first\n"
                                 "f.txt:16: there is no game chess\n"
                                 "f.txt:18: expected a set-up that the rules allow, found it "
                                 "refused by PB-001\n");
}

/* Also behind a failure, where lines are passed over up to the next scenario. */
static void a_title_without_a_clause_is_told(void **unused)
{
    (void)unused;
    static const char        text[] = "scenario: first\ngame pebbles players 2\nexpect round == 1\n"
                                      "scenario: second\ngame pebbles players 2\nexpect round == 1\n";
    const ochre_scenario_run run = run_text(text, strlen(text));
    assert_int_equal(run.passed, 0);
    assert_int_equal(run.failed, 2);
    assert_string_equal(reports, "f.txt:1: expected `scenario CLAUSE...: title`\n"
                                 "f.txt:4: expected `scenario CLAUSE...: title`\n");
}

static void a_file_without_scenarios_is_one_failure(void **unused)
{
    (void)unused;
    static const char *const files[] = {"", "\n\n# nothing\n", "expect round == 1\n", "scenario x"};
    for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
        const ochre_scenario_run run = run_text(files[i], strlen(files[i]));
        assert_int_equal(run.passed, 0);
        assert_int_equal(run.failed, 1);
    }
}

static void long_lines_and_zeros_are_refused(void **unused)
{
    (void)unused;
    static char text[9000];
    memset(text, 'x', sizeof(text));
    memcpy(text, opening, strlen(opening));
    assert_int_equal(run_text(text, sizeof(text)).failed, 1);
    assert_non_null(strstr(reports, "a line has at most"));
    text[strlen(opening) + 3] = '\0';
    assert_int_equal(run_text(text, strlen(opening) + 10).failed, 1);
    assert_non_null(strstr(reports, "none of them zero"));
}

/* Whatever the lines are made of, every scenario is counted once. */
static void hostile_lines_are_survived(void **unused)
{
    (void)unused;
    static const char *const bits[] = {"expect ",    "set ",
                                       "players[0]", ".pebbles",
                                       " = ",        "{",
                                       "[",          "\"",
                                       "white: ",    "1",
                                       ", ",         "}",
                                       "]",          "refuse ",
                                       "play ",      "wade ",
                                       "roll ",      "because ",
                                       "2: ",        "\n",
                                       "chance\n",   "weight ",
                                       "/",          " == ",
                                       "view 1 ",    "shows ",
                                       "hides ",     "\\",
                                       "\xff",       "undo\n",
                                       "only ",      " | ",
                                       "-",          "99999999999999999999"};
    ochre_rng                rng;
    ochre_rng_seed(&rng, 21, 0);
    for (int i = 0; i < 3000; i++) {
        char       lines[600];
        ochre_text out = OCHRE_TEXT(lines);
        for (int k = 0; k < 25; k++)
            ochre_text_string(&out, bits[ochre_rng_below(&rng, sizeof(bits) / sizeof(bits[0]))]);
        const ochre_scenario_run run = run_lines(lines);
        assert_int_equal(run.passed + run.failed, 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_and_chance_are_played),
        cmocka_unit_test(values_are_compared),
        cmocka_unit_test(remarks_and_blank_lines_are_passed_over),
        cmocka_unit_test(edits_are_settled_as_one),
        cmocka_unit_test(refusals_hold),
        cmocka_unit_test(a_refused_start_needs_no_game),
        cmocka_unit_test(own_components_are_played_with),
        cmocka_unit_test(lists_and_weights_are_compared),
        cmocka_unit_test(secrets_are_looked_at),
        cmocka_unit_test(results_are_compared),
        cmocka_unit_test(failures_say_what_was_found),
        cmocka_unit_test(wrong_edits_fail_at_their_line),
        cmocka_unit_test(lines_must_make_sense),
        cmocka_unit_test(editions_that_cannot_be_are_told),
        cmocka_unit_test(a_scenario_must_check_something),
        cmocka_unit_test(a_failure_ends_its_scenario_but_not_the_file),
        cmocka_unit_test(a_title_without_a_clause_is_told),
        cmocka_unit_test(a_file_without_scenarios_is_one_failure),
        cmocka_unit_test(long_lines_and_zeros_are_refused),
        cmocka_unit_test(hostile_lines_are_survived),
    };
    return RUN_SUITE("scenario", tests);
}
