/* neanderthal_words.c - what people read of Neanderthal: what the log tells of that which happens by itself. */
#include <string.h>

#include <ochre/canvas.h>

#include "tests/neanderthal.h"

/* ---- the log ---- */

/* Does the action, and expects its line of the log to hold all of these words; NULL ends them. */
static void do_and_tell(const ne_edition *e, ne_state *s, ochre_action a,
                        const char *const wanted[])
{
    char           line[1024];
    ochre_text     out = OCHRE_TEXT(line);
    const ne_state before = *s;
    assert_null(ne_refusal(e, s, a));
    ne_apply(e, s, a);
    ne_say(e, &before, s, a, OCHRE_EVERYTHING, OCHRE_EN, &out);
    for (int i = 0; wanted[i] != NULL; i++)
        if (strstr(line, wanted[i]) == NULL)
            fail_msg("`%s` is not in: %s", wanted[i], line);
}

#define TELLS(s, action, ...)                                                                      \
    do_and_tell(&ne_standard, (s), (action), (const char *const[]){__VA_ARGS__, NULL})

/* Plays on by chance and the first choices, as far as this phase. */
static void go_to(ne_state *s, mode m, int phase)
{
    ochre_action legal[OCHRE_LEGAL];
    ochre_rng    rng;
    ochre_rng_seed(&rng, 5, 80);
    begin(s, m);
    while (s->phase != phase) {
        const int count = ne_actor(s) == OCHRE_CHANCE ? 0 : ne_legal(&ne_standard, s, legal);
        ne_apply(&ne_standard, s, count == 0 ? ne_sample(&ne_standard, s, &rng) : legal[0]);
    }
}

static void settle(ne_state *s)
{
    ne_derive(&ne_standard, s);
    assert_null(ne_state_ok(&ne_standard, s));
}

/* A daughter who is not in the game yet, from this one on. */
static int unborn(const ne_state *s, int from)
{
    while ((s->unrevealed >> from & 1) == 0)
        from++;
    return from;
}

/* NE-432, NE-433: whoever needs no roll, or is not allowed one, is told of all the same. */
static void courtship_without_a_roll_is_told(void **unused)
{
    (void)unused;
    ne_state s;
    go_to(&s, (mode){1, 0}, NE_ASSIGN);
    ne_player *p = &s.players[0];
    const int  wed = unborn(&s, 0), young = unborn(&s, wed + 1);
    char       words[2][80];
    p->sexuality = (uint8_t)(1 + NE_PAIR);
    p->card = 1;
    p->daughters = ne_bit(wed) | ne_bit(young);
    p->camp = 2;
    s.event_deck = 1;
    s.disks[young][__builtin_ctz(ne_standard.daughters[young].colours)] = 1;
    settle(&s);
    snprintf(words[0], sizeof words[0], "marry %s.", ne_standard.daughters[wed].name.en);
    snprintf(words[1], sizeof words[1], "the suitor of %s goes home.",
             ne_standard.daughters[young].name.en);
    ne_apply(&ne_standard, &s, (ochre_action){NE_DO_COURT, {(uint8_t)wed}});
    TELLS(&s, ((ochre_action){NE_DO_COURT, {(uint8_t)young}}), words[0], words[1]);
}

static void expect_drawn(const ne_state *s, const char *wanted)
{
    static ochre_canvas canvas;
    static char         picture[OCHRE_CANVAS_HEIGHT * OCHRE_CANVAS_WIDTH * 4];
    ochre_text          text = OCHRE_TEXT(picture);
    ne_draw(&ne_standard, s, OCHRE_EVERYTHING, OCHRE_EN, &canvas);
    ochre_canvas_text(&canvas, &text);
    if (strstr(picture, wanted) == NULL)
        fail_msg("`%s` is not in the picture:\n%s", wanted, picture);
}

/* NE-214: what the next player loses at once is told with the choice of the one before. */
static void losses_of_others_are_told(void **unused)
{
    (void)unused;
    enum { ISHA = 2, TOLU, PIG = 4 }; /* Brin and the goat follow */
    ne_state s;
    go_to(&s, (mode){2, 0}, NE_REVEAL);
    for (int place = 0; place < NE_PLACES; place++) /* neither boar nor ibex */
        s.places[place] = (uint8_t)(1 + place + (place < NE_ROW ? 0 : NE_REGION));
    for (int seat = 0; seat < 2; seat++) {
        s.players[seat].elders = s.players[seat].young = NE_SHAMAN | NE_FIRE_STARTER;
        s.players[seat].daughters = ne_bit(TOLU + seat);
        s.players[seat].items = ne_bit(PIG + seat);
        s.players[seat].camp = 2;
    }
    settle(&s);
    ne_apply(&ne_standard, &s, (ochre_action){NE_EVENT, {ISHA}}); /* cooling, blizzard */
    assert_int_equal(s.phase, NE_BLIZZARD);
    assert_int_equal(s.losses, 3);
    expect_drawn(&s, "Blizzard: who dies? (3 more)");
    const int other = 1 - s.turn;
    s.players[other].camp = 1;
    settle(&s);
    ne_apply(&ne_standard, &s, (ochre_action){NE_DO_LOSE_ELDER, {2}});
    ne_apply(&ne_standard, &s, (ochre_action){NE_DO_LOSE_ELDER, {6}});
    TELLS(&s, ((ochre_action){NE_DO_LOSE_DAUGHTER, {(uint8_t)(TOLU + s.turn)}}),
          other == 0 ? "lose Tolu." : "lose Brin.", "lose elders: Shaman, Fire Starter.",
          other == 0 ? "lose Pig." : "lose Goat.");
}

/* NE-235: she leaves the game where nobody may bid. */
static void nobody_bids_where_nobody_may(void **unused)
{
    (void)unused;
    ne_state s;
    go_to(&s, (mode){2, 0}, NE_REVEAL);
    for (int seat = 0; seat < 2; seat++) {
        s.players[seat].card = (uint8_t)(1 + 2 * seat);
        s.players[seat].sexuality = 1 + NE_PROMISCUOUS;
        s.players[seat].tribal = 1;
        s.players[seat].portals = 0;
    }
    settle(&s);
    TELLS(&s, ((ochre_action){NE_EVENT, {15}}), "Fenna goes to nobody.");
}

/* NE-704: who wins her may die out at once; the bids are told all the same. */
static void bids_of_the_extinct_are_told(void **unused)
{
    (void)unused;
    ne_state s;
    go_to(&s, (mode){3, 1}, NE_BIDDING);
    for (int i = 0; i < 2; i++) {
        ne_player *p = &s.players[s.order[i]];
        p->camp = p->elders = p->young = 0;
    }
    settle(&s);
    const unsigned     colours = ne_standard.daughters[s.event - 1].colours;
    const int          colour = __builtin_ctz(colours);
    const ochre_action pass = {.verb = NE_DO_PASS};
    ochre_action       bid = {.verb = NE_DO_BID};
    char               line[1024];
    ochre_text         out = OCHRE_TEXT(line);
    bid.arg[colour] = 1;
    ne_apply(&ne_standard, &s, bid);
    ne_apply(&ne_standard, &s, pass);
    const ne_state before = s;
    ne_apply(&ne_standard, &s, pass);
    assert_int_equal(s.ending, NE_LOST_TOGETHER);
    ne_say(&ne_standard, &before, &s, pass, OCHRE_EVERYTHING, OCHRE_EN, &out);
    assert_non_null(strstr(line, "do not bid. All bids: "));
    assert_non_null(strstr(line, "are extinct."));
    ochre_result result;
    char         grade[40];
    ne_result(&ne_standard, &s, &result);
    assert_int_equal(result.score[s.order[0]], ne_grade(&result)); /* NE-705: of the living */
    snprintf(grade, sizeof grade, "Grade: %d.", ne_grade(&result));
    assert_non_null(strstr(line, grade));
    expect_drawn(&s, grade);
    assert_null(strstr(line, "nobody"));
    assert_null(strstr(line, ".."));
}

/* NE-404, NE-407: the die that is not rolled, and who dies although the hunt succeeds. */
static void fixed_dice_and_dead_hunters_are_told(void **unused)
{
    (void)unused;
    static ne_edition e;
    ne_state          s;
    go_hunting(&e, &s);
    ne_apply(&e, &s, (ochre_action){NE_ROLL, {0, 2}});
    do_and_tell(&e, &s, (ochre_action){NE_ROLL, {0, 1}},
                (const char *const[]){": 2, the Alpha 1; driven off. Dead: 1.", NULL});
}

/* NE-022: the Alpha hunts alone, without a roll. */
static void a_hunt_without_a_roll_is_told(void **unused)
{
    (void)unused;
    ne_state s;
    go_to(&s, (mode){1, 0}, NE_ASSIGN);
    ne_player *p = &s.players[0];
    const int  rabbit = 24;
    for (int place = 0; place < NE_PLACES; place++)
        s.places[place] = NE_EMPTY;
    s.places[8] = 1 + rabbit;
    s.gone = ((UINT64_C(1) << NE_BIOMES) - 1) & ~(UINT64_C(1) << rabbit);
    p->camp = 0;
    p->alpha = NE_CAMP;
    p->elders = NE_TRAPPER;
    p->young = 0;
    s.recalls = 0;
    settle(&s);
    TELLS(&s, ((ochre_action){NE_DO_HUNT_ALPHA, {8}}),
          "the Alpha alone hunts Iberian Rabbit (south 3), his die is 1; success.");
}

/* NE-403: also where somebody else fails before him. */
static void a_hunt_without_a_roll_is_told_after_another(void **unused)
{
    (void)unused;
    enum { RABBIT = 24, PLACE = 8 };
    const ochre_action miss = {NE_ROLL, {0, 0, 0, 0, 0, 1}};
    ne_state           s;
    go_to(&s, (mode){2, 0}, NE_ASSIGN);
    for (int place = 0; place < NE_PLACES; place++)
        s.places[place] = NE_EMPTY;
    s.places[PLACE] = 1 + RABBIT;
    s.gone = ((UINT64_C(1) << NE_BIOMES) - 1) & ~(UINT64_C(1) << RABBIT);
    ne_player *p = &s.players[s.order[1]];
    p->alpha = NE_CAMP;
    p->elders = NE_TRAPPER;
    p->young = 0;
    settle(&s);
    ne_apply(&ne_standard, &s, (ochre_action){NE_DO_HUNT, {PLACE, 1}});
    ne_apply(&ne_standard, &s, (ochre_action){.verb = NE_DO_DONE});
    ne_apply(&ne_standard, &s, (ochre_action){NE_DO_HUNT_ALPHA, {PLACE}});
    ne_apply(&ne_standard, &s, (ochre_action){.verb = NE_DO_DONE});
    ne_apply(&ne_standard, &s, miss);
    ne_apply(&ne_standard, &s, miss);
    assert_int_equal(s.phase, NE_HUNTING);
    ne_state   again = s;
    char       line[1024];
    ochre_text out = OCHRE_TEXT(line);
    TELLS(&s, miss, ": 6; hits 0 of 1: nothing.", "the Alpha alone hunts Iberian Rabbit (south 3)");
    const ne_state     before = again;
    const ochre_action hit = {NE_ROLL, {1}};
    ne_apply(&ne_standard, &again, hit);
    ne_say(&ne_standard, &before, &again, hit, OCHRE_EVERYTHING, OCHRE_EN, &out);
    assert_null(strstr(line, "alone"));
}

/* NE-434, with other figures. */
static void a_suitor_dies_on_the_face_of_the_edition(void **unused)
{
    (void)unused;
    static ne_edition e;
    ne_state          s;
    e = ne_standard;
    e.courtship_death = 5;
    go_to(&s, (mode){2, 0}, NE_ASSIGN);
    const int d = unborn(&s, 0), suitor = s.turn;
    for (int seat = 0; seat < 2; seat++) {
        s.players[seat].card = (uint8_t)(1 + seat);
        s.players[seat].sexuality = 1 + NE_PAIR;
    }
    s.players[1 - suitor].daughters = ne_bit(d);
    settle(&s);
    ne_apply(&e, &s, (ochre_action){NE_DO_COURT, {(uint8_t)d}});
    while (s.phase != NE_COURTSHIP)
        ne_apply(&e, &s, (ochre_action){.verb = NE_DO_DONE});
    ne_state again = s;
    do_and_tell(&e, &again, (ochre_action){NE_ROLL, {0, 0, 0, 0, 1}},
                (const char *const[]){": 5, he dies.", NULL});
    do_and_tell(&e, &s, (ochre_action){NE_ROLL, {0, 0, 0, 0, 0, 1}},
                (const char *const[]){": 6, he goes home.", NULL});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(courtship_without_a_roll_is_told),
        cmocka_unit_test(losses_of_others_are_told),
        cmocka_unit_test(nobody_bids_where_nobody_may),
        cmocka_unit_test(bids_of_the_extinct_are_told),
        cmocka_unit_test(fixed_dice_and_dead_hunters_are_told),
        cmocka_unit_test(a_hunt_without_a_roll_is_told),
        cmocka_unit_test(a_hunt_without_a_roll_is_told_after_another),
        cmocka_unit_test(a_suitor_dies_on_the_face_of_the_edition),
    };
    return RUN_SUITE("neanderthal-words", tests);
}
