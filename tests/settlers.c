/* settlers.c - what a single scenario of The Settlers of the Stone Age cannot show: other editions, dealing
 * secrets anew, and whole games. The map as a whole: settlers_map.c.
 *
 * Random games hardly leave Africa (section 12), so a second set is played by the greedy bot, which knows
 * where it wants to go; there every action of one argument is tried in every state. Clauses that a test
 * stands for are named in the comment above it. */
#include <string.h>

#include <ochre/bot.h>
#include <ochre/json.h>
#include <ochre/match.h>

#include "games/settlers/game.h"
#include "games/settlers/state.h"
#include "tests/testing.h"

enum { RANDOM_GAMES = 30, GREEDY_GAMES = 12, SEED = 11 };

static st_edition other; /* a copy of the standard edition, to be changed */

static void begin(const st_edition *e, st_state *s, int players, int first)
{
    ochre_setup setup;
    ochre_setup_default(&st_game, players, &setup);
    setup.option[2] = first;
    assert_null(st_start(e, s, &setup));
}

/* ---- production ---- */

/* The table at the end of section 12. */
static void the_starting_places_produce_what_the_table_says(void **unused)
{
    static const uint8_t wanted[13][ST_SEATS][ST_RESOURCES] = {
        [3] = {{0}, {0, 0, 1, 0}, {0, 0, 1, 0}, {0}},
        [4] = {{1, 0, 0, 0}, {0}, {0}, {1, 0, 0, 0}},
        [5] = {{0}, {1, 0, 0, 0}, {1, 0, 0, 0}, {1, 0, 0, 0}},
        [6] = {{0, 0, 0, 1}, {0, 1, 0, 1}, {0, 1, 0, 0}, {0, 1, 0, 0}},
        [8] = {{0, 0, 1, 0}, {0, 0, 1, 0}, {0, 0, 1, 0}, {0, 0, 1, 0}},
        [9] = {{0}, {0}, {1, 0, 0, 0}, {0, 0, 0, 2}},
        [10] = {{0, 2, 0, 1}, {0}, {0, 0, 0, 1}, {0}},
        [11] = {{1, 0, 0, 0}, {1, 0, 0, 0}, {0}, {0}},
    };
    st_state s;
    (void)unused;
    begin(&st_standard, &s, 4, 1);
    for (int sum = 2; sum <= 12; sum++) {
        const st_claims claims = st_claims_of(&st_standard, &s, sum);
        if (sum != 7)
            assert_memory_equal(claims.of, wanted[sum], sizeof claims.of);
    }
}

/* covers: ST-306 */
static void two_hexes_with_one_number_give_a_card_each(void **unused)
{
    char       why_data[200];
    ochre_text why = OCHRE_TEXT(why_data);
    st_state   s;
    (void)unused;
    other = st_standard;
    other.hexes[1].number = other.hexes[0].number; /* Libya as Maghreb: Blue on 86 borders both */
    assert_true(st_edition_ok(&other, &why));
    begin(&other, &s, 4, 1);
    st_apply(&other, &s, (ochre_action){ST_ROLL_DICE, {0, 0, 0, 0, 2, 0}});
    assert_int_equal(s.players[0].hand[ST_FLINT], 2); /* 86 and 110 on Maghreb */
    assert_int_equal(s.players[0].hand[ST_BONE], 3);  /* 86 on Libya, 169 on Kalahari, 1 before */
}

/* ---- other editions ---- */

/* covers: ST-832 */
static void a_desert_without_a_hex_has_no_effect(void **unused)
{
    st_state s;
    (void)unused;
    other = st_standard;
    for (int h = 0; h < other.hex_count; h++)
        if (other.hexes[h].region == ST_AFRICA && other.hexes[h].terrain == ST_FOREST)
            other.hexes[h].terrain = ST_HILLS;
    begin(&other, &s, 4, 1);
    s.phase = ST_DEVELOP;
    s.players[0].hand[ST_MEAT] = 1;
    s.players[0].levels[ST_SHELTER] = 1;
    s.players[0].levels[ST_CLOTHING] = 1;
    s.players[0].explorers[0] = 74;
    st_derive(&other, &s);
    assert_null(st_state_ok(&other, &s));
    st_apply(&other, &s, (ochre_action){ST_DO_MOVE, {74}});
    st_apply(&other, &s, (ochre_action){ST_DO_STEP, {63}});
    st_apply(&other, &s, (ochre_action){ST_REVEAL_DESERT, {ST_FOREST}});
    assert_int_equal(s.phase, ST_MOVING);
    assert_true(s.deserts == 0);
    assert_int_equal(st_counter_number(&s.players[0]), 1);
    assert_null(st_state_ok(&other, &s));
}

/* covers: ST-503 ST-609. On the standard map no two places of camps are neighbours, so the white place on
 * 53 is laid on 41, beside that on 28. */
static void an_explorer_settles_where_it_was_created(void **unused)
{
    char             why_data[200];
    ochre_text       why = OCHRE_TEXT(why_data);
    const st_player *blue;
    st_state         s;
    (void)unused;
    other = st_standard;
    other.points[41 - 1].mark = ST_TRIBE_PLACE + ST_WHITE;
    other.points[53 - 1].mark = ST_PLAIN;
    other.points[53 - 1].triangle = 0;
    assert_true(st_edition_ok(&other, &why));
    begin(&other, &s, 4, 1);
    s.phase = ST_DEVELOP;
    blue = &s.players[0];
    s.players[0].explorers[0] = 28;
    memset(s.players[0].hand, 2, ST_RESOURCES);
    st_derive(&other, &s);
    st_apply(&other, &s, (ochre_action){ST_DO_SETTLE, {28}});
    assert_null(st_refusal(&other, &s, (ochre_action){ST_DO_EXPLORER, {41}}));
    st_apply(&other, &s, (ochre_action){ST_DO_EXPLORER, {41}});
    assert_null(st_refusal(&other, &s, (ochre_action){ST_DO_SETTLE, {41}}));
    st_apply(&other, &s, (ochre_action){ST_DO_SETTLE, {41}});
    assert_null(st_state_ok(&other, &s));
    assert_int_equal(blue->camp_count, 5);
    assert_int_equal(blue->camps[0], 28);
    assert_int_equal(blue->camps[1], 41);
    assert_int_equal(st_points(&other, &s, 0), 2);
}

static void expect_wrong(const char *path, const char *clause)
{
    char       why_data[300];
    ochre_text why = OCHRE_TEXT(why_data);
    assert_false(st_edition_ok(&other, &why));
    if (strncmp(why_data, path, strlen(path)) != 0 || strstr(why_data, clause) == NULL)
        fail_msg("expected %s and %s, found %s", path, clause, why_data);
    other = st_standard;
}

/* covers: ST-611 */
static void wrong_editions_are_refused_by_field_and_clause(void **unused)
{
    (void)unused;
    other = st_standard;
    other.points[0].mark = ST_TRIBE_PLACE; /* Iceland borders no hex */
    expect_wrong("points[0].mark", "ST-611");
    other.hexes[4].number = 7;
    expect_wrong("hexes[4].number", "ST-308");
    other.hexes[4].corners[0] = 1;
    expect_wrong("hexes[4].corners", "ST-302");
    other.points[84].links[0].to = 85;
    expect_wrong("points[73].links", "ST-514");
    other.boxes[2].a = 64;
    expect_wrong("points[62].links", "ST-515");
    other.counters[0].group = 2;
    expect_wrong("counters", "ST-109");
    other.counters[3].terrain = 1;
    expect_wrong("counters[3].terrain", "ST-831");
    other.counters[9].colour = 1 + ST_WHITE;
    expect_wrong("counters[9].colour", "ST-841");
    other.colours[2].camps[1] = 97;
    expect_wrong("colours.red.camps", "ST-106");
    other.enemies[ST_SABERTOOTH].start = 1;
    expect_wrong("enemies.sabertooth.start", "ST-998");
    memset(other.costs.move, 0, sizeof other.costs.move);
    expect_wrong("costs.move", "ST-511");
    memset(other.costs.explorer, 0, sizeof other.costs.explorer);
    expect_wrong("costs.explorer", "ST-501");
    memset(other.costs.camp, 0, sizeof other.costs.camp);
    expect_wrong("costs.camp", "ST-601");
    other.resources[ST_BONE].count = 3;
    expect_wrong("resources", "ST-105");
    other.bank_rate = 1;
    expect_wrong("bank_rate", "ST-403");
    assert_true(st_edition_ok(&other, &(ochre_text){.data = NULL}));
}

/* ---- secrets ---- */

/* covers: ST-934. White holds one card, Red three; of the four one is meat. */
static void hidden_cards_are_dealt_evenly(void **unused)
{
    enum { DEALS = 4000 };
    st_state  s;
    ochre_rng rng;
    int       with_white = 0;
    (void)unused;
    begin(&st_standard, &s, 3, 1);
    st_put_cards(s.players[1].hand, 0);
    st_put_cards(s.players[2].hand, 0);
    s.players[1].hand[ST_FLINT] = 1;
    s.players[2].hand[ST_FLINT] = 2;
    s.players[2].hand[ST_MEAT] = 1;
    st_derive(&st_standard, &s);
    ochre_rng_seed(&rng, SEED, 0);
    for (int i = 0; i < DEALS; i++) {
        st_state twin = s;
        st_hide(&st_standard, &twin, 0, &rng);
        assert_memory_equal(twin.players[0].hand, s.players[0].hand, ST_RESOURCES);
        assert_int_equal(st_hand_size(&twin.players[1]), 1);
        assert_int_equal(st_hand_size(&twin.players[2]), 3);
        assert_memory_equal(twin.supply, s.supply, ST_RESOURCES);
        assert_null(st_state_ok(&st_standard, &twin));
        with_white += twin.players[1].hand[ST_MEAT];
    }
    assert_in_range(with_white, DEALS / 4 - 150, DEALS / 4 + 150);
}

/* covers: ST-933. Of the hidden cards few are meat, and the mover must hold one of them. */
static void proven_cards_are_in_every_deal(void **unused)
{
    st_state  s;
    ochre_rng rng;
    (void)unused;
    begin(&st_standard, &s, 4, 1);
    s.phase = ST_DEVELOP;
    st_put_cards(s.players[0].hand, 0);
    s.players[0].hand[ST_MEAT] = 2;
    s.players[0].explorers[0] = 85;
    s.players[1].hand[ST_BONE] = 12;
    st_derive(&st_standard, &s);
    st_apply(&st_standard, &s, (ochre_action){ST_DO_MOVE, {85}});
    st_apply(&st_standard, &s, (ochre_action){ST_DO_STEP, {74}});
    st_apply(&st_standard, &s, (ochre_action){ST_DO_STEP, {86}});
    assert_int_equal(s.steps, 0);
    ochre_rng_seed(&rng, SEED, 1);
    for (int i = 0; i < 200; i++) {
        st_state twin = s;
        st_hide(&st_standard, &twin, OCHRE_SPECTATOR, &rng);
        assert_null(st_state_ok(&st_standard, &twin));
        assert_true(twin.players[0].hand[ST_MEAT] >= 1);
    }
}

/* ---- the log ---- */

/* Red takes the Exploration card, or is given it by the seat that has it. */
static void expect_told(int holder, ochre_lang lang, const char *told)
{
    char       data[300];
    ochre_text text = OCHRE_TEXT(data);
    st_state   before, after;
    begin(&st_standard, &before, 4, 3);
    before.exploration = (uint8_t)holder;
    after = before;
    after.exploration = 3;
    st_say(&st_standard, &before, &after, (ochre_action){ST_DO_DESERT, {3}}, OCHRE_SPECTATOR, lang,
           &text);
    if (strstr(data, told) == NULL)
        fail_msg("expected %s in %s", told, data);
}

static void the_log_tells_who_loses_the_exploration_card(void **unused)
{
    (void)unused;
    expect_told(0, OCHRE_EN, " Red takes the card Exploration.");
    expect_told(4, OCHRE_EN, " Red takes the card Exploration from Orange.");
    expect_told(0, OCHRE_RU, " Красный получает карту: Исследование.");
    expect_told(4, OCHRE_RU, " Красный получает карту: Исследование, её отдаёт Оранжевый.");
}

static void expect_settled(int place, ochre_lang lang, const char *told)
{
    char       data[300];
    ochre_text text = OCHRE_TEXT(data);
    st_state   before, after;
    begin(&st_standard, &before, 4, 1);
    before.phase = ST_DEVELOP;
    before.players[0].explorers[0] = (uint8_t)place;
    memset(before.players[0].hand, 1, ST_RESOURCES);
    st_derive(&st_standard, &before);
    after = before;
    st_apply(&st_standard, &after, (ochre_action){ST_DO_SETTLE, {(uint8_t)place}});
    st_say(&st_standard, &before, &after, (ochre_action){ST_DO_SETTLE, {(uint8_t)place}}, 0, lang,
           &text);
    if (strstr(data, told) == NULL)
        fail_msg("expected %s in %s", told, data);
}

/* "Red" and "White" are players. */
static void the_log_writes_tribe_colours_small(void **unused)
{
    (void)unused;
    expect_settled(36, OCHRE_EN, " Tribe counter: red.");
    expect_settled(36, OCHRE_RU, " Жетон племени: красный.");
    expect_settled(28, OCHRE_EN, " Tribe counter: white.");
    expect_settled(28, OCHRE_RU, " Жетон племени: белый.");
    expect_settled(77, OCHRE_RU, " Жетон племени: жёлтый.");
    expect_settled(145, OCHRE_RU, " Жетон племени: бурый.");
}

/* ---- whole games ---- */

/* covers: ST-999 */
static void expect_no_fall(const st_state *was, const st_state *is)
{
    for (int i = 0; i < is->seats; i++) {
        const st_player *a = &was->players[i], *b = &is->players[i];
        for (int k = 0; k < ST_CHARTS; k++)
            assert_true(b->levels[k] >= a->levels[k] && b->tribes[k] >= a->tribes[k]);
        assert_true((a->adaptation & ~b->adaptation) == 0 && (a->counters & ~b->counters) == 0);
        const int lost = was->exploration == i + 1 && is->exploration != i + 1 ? 2 : 0;
        const int points = st_points(&st_standard, was, i);
        assert_true(st_points(&st_standard, is, i) >= points - lost);
        if (i != was->turn)
            assert_true(st_points(&st_standard, is, i) <= points);
    }
    assert_true(was->expansion == 0 || was->expansion == is->expansion);
    assert_true((was->deserts & ~is->deserts) == 0 && (is->boxes & ~was->boxes) == 0);
}

typedef struct tally {
    int      games, turns, by_points;
    uint64_t decisions, actions, events, trade;
    int      longest;
    int      phases[ST_PHASES];
} tally;

static bool is_trade(int phase)
{
    return phase >= ST_TRADE && phase <= ST_CLOSE;
}

static void play_at_random(int players, int games, tally *t)
{
    static ochre_action legal[OCHRE_LEGAL];
    for (int g = 0; g < games; g++) {
        ochre_setup setup;
        st_state    s;
        ochre_rng   rng;
        ochre_setup_default(&st_game, players, &setup);
        setup.option[0] = g % 2;
        assert_null(st_start(&st_standard, &s, &setup));
        ochre_rng_seed(&rng, SEED, (uint64_t)g);
        while (st_actor(&s) != OCHRE_OVER) {
            if (st_actor(&s) == OCHRE_CHANCE) {
                t->events++;
                st_apply(&st_standard, &s, st_sample(&st_standard, &s, &rng));
                continue;
            }
            const int n = st_legal(&st_standard, &s, legal);
            t->decisions++;
            t->actions += (uint64_t)n;
            t->trade += is_trade(s.phase);
            t->longest = n > t->longest ? n : t->longest;
            st_apply(&st_standard, &s, legal[ochre_rng_below(&rng, (uint32_t)n)]);
        }
        t->turns += s.turn_number;
        t->games++;
    }
}

/* Within 3 % of the figure. */
static void expect_about(double found, double wanted)
{
    if (found < wanted * 0.97 || found > wanted * 1.03)
        fail_msg("found %.2f, expected about %.2f", found, wanted);
}

/* The second table of section 12. */
static void random_games_have_the_figures_of_the_rules_page(void **unused)
{
    (void)unused;
    for (int players = 3; players <= 4; players++) {
        tally t = {0};
        play_at_random(players, RANDOM_GAMES, &t);
        expect_about((double)t.turns / t.games, 400);
        assert_int_equal(t.longest, 48);
        expect_about((double)t.decisions / t.games, players == 3 ? 13400 : 18000);
        expect_about((double)t.actions / (double)t.decisions, players == 3 ? 9.6 : 10.3);
        expect_about((double)t.events / t.games, players == 3 ? 417 : 422);
        assert_in_range(t.trade * 100 / t.decisions, 85, 95);
    }
}

/* Every action of one argument, listed or not. */
static void try_everything(const st_state *s, const ochre_action *legal, int count)
{
    for (int verb = 0; verb < ST_VERBS; verb++)
        for (int value = 0; value <= ST_POINTS + 1; value++) {
            const ochre_action a = {(uint8_t)verb, {(uint8_t)value}};
            bool               listed = false;
            for (int i = 0; i < count && !listed; i++)
                listed = ochre_action_same(a, legal[i]);
            if (listed != (st_refusal(&st_standard, s, a) == NULL))
                fail_msg("verb %d value %d in phase %d", verb, value, s->phase);
        }
}

static void check_twin(const st_state *s, int viewer, ochre_rng *rng)
{
    st_state    twin = *s;
    const char *clause;
    st_hide(&st_standard, &twin, viewer, rng);
    clause = st_state_ok(&st_standard, &twin);
    if (clause != NULL)
        fail_msg("a twin breaks %s in phase %d", clause, s->phase);
}

/* What far travels bring about survives JSON too. */
static void check_json(const st_state *s)
{
    static char             data[1 << 14], why_data[300];
    static ochre_json_token tokens[1 << 12];
    ochre_text              text = OCHRE_TEXT(data), why = OCHRE_TEXT(why_data);
    ochre_json              j;
    st_state                back;
    ochre_state_write(&st_game, &st_standard, s, OCHRE_EVERYTHING, &text);
    assert_int_equal(ochre_json_cut(&j, data, text.length, tokens, 1 << 12, &why), OCHRE_OK);
    if (ochre_state_read(&st_game, &st_standard, &back, &j, 0, &why) != OCHRE_OK)
        fail_msg("phase %d: %s", s->phase, why_data);
    assert_memory_equal(&back, s, sizeof back);
}

/* A viewer is shown the same whatever the other hands hold. */
static void check_views(const st_state *s, int viewer, ochre_rng *rng)
{
    static ochre_canvas mine, others;
    static char         mine_data[1 << 14], others_data[1 << 14];
    ochre_text          mine_text = OCHRE_TEXT(mine_data), others_text = OCHRE_TEXT(others_data);
    st_state            twin = *s;
    st_hide(&st_standard, &twin, viewer, rng);
    st_draw(&st_standard, s, viewer, OCHRE_RU, &mine);
    st_draw(&st_standard, &twin, viewer, OCHRE_RU, &others);
    assert_memory_equal(&mine, &others, sizeof mine);
    ochre_state_write(&st_game, &st_standard, s, viewer, &mine_text);
    ochre_state_write(&st_game, &st_standard, &twin, viewer, &others_text);
    assert_string_equal(mine_data, others_data);
}

static void check_thoroughly(const st_state *s, const ochre_action *legal, int count, int viewer,
                             ochre_rng *rng)
{
    try_everything(s, legal, count);
    check_json(s);
    check_views(s, viewer, rng);
}

static void play_greedily(int players, int number, tally *t, bool thorough)
{
    static ochre_action legal[OCHRE_LEGAL];
    const ochre_bot    *greedy = ochre_bot_named("greedy");
    st_state            s;
    ochre_rng           dice, mind;
    begin(&st_standard, &s, players, 0);
    ochre_rng_seed(&dice, SEED, (uint64_t)number);
    ochre_rng_seed(&mind, SEED + 1, (uint64_t)number);
    for (int ply = 0; st_actor(&s) != OCHRE_OVER; ply++) {
        const st_state was = s;
        ochre_action   a;
        t->phases[s.phase]++;
        if (st_actor(&s) == OCHRE_CHANCE) {
            a = st_sample(&st_standard, &s, &dice);
        } else {
            const int n = st_legal(&st_standard, &s, legal);
            if (thorough && (!is_trade(s.phase) || ply % 16 == 0))
                check_thoroughly(&s, legal, n, ply % (players + 1) - 1, &mind);
            a = greedy->choose(&st_game, &st_standard, &s, &mind);
        }
        assert_null(st_refusal(&st_standard, &s, a));
        st_apply(&st_standard, &s, a);
        assert_null(st_state_ok(&st_standard, &s));
        expect_no_fall(&was, &s);
        check_twin(&s, ply % (players + 1) - 1, &mind);
    }
    t->games++;
    t->turns += s.turn_number;
    t->by_points += st_points(&st_standard, &s, s.turn) >= st_standard.win_points;
}

static void games_with_a_purpose_keep_all_promises(void **unused)
{
    tally t = {0};
    (void)unused;
    for (int g = 0; g < GREEDY_GAMES; g++)
        play_greedily(3 + g % 2, g, &t, g < 4);
    assert_int_equal(t.by_points, GREEDY_GAMES);
    assert_in_range(t.turns / t.games, 55, 105); /* section 1 */
    for (int phase = ST_ROLL; phase < ST_CLAIM; phase++)
        if (t.phases[phase] == 0)
            fail_msg("phase %d never came", phase);
}

/* One greedy player against two random ones. */
static void a_plan_beats_chance(void **unused)
{
    const ochre_bot *greedy = ochre_bot_named("greedy"), *random = ochre_bot_named("random");
    int              won = 0;
    (void)unused;
    for (int g = 0; g < GREEDY_GAMES; g++) {
        st_state     s;
        ochre_rng    rng;
        ochre_result result;
        begin(&st_standard, &s, 3, 0);
        ochre_rng_seed(&rng, SEED + 2, (uint64_t)g);
        while (st_actor(&s) != OCHRE_OVER) {
            const int        actor = st_actor(&s);
            const ochre_bot *bot = actor == g % 3 ? greedy : random;
            st_apply(&st_standard, &s,
                     actor == OCHRE_CHANCE ? st_sample(&st_standard, &s, &rng)
                                           : bot->choose(&st_game, &st_standard, &s, &rng));
        }
        st_result(&st_standard, &s, &result);
        won += result.share[g % 3] == OCHRE_WHOLE_WIN;
    }
    assert_true(won * 10 >= GREEDY_GAMES * 9);
}

/* An offer that nobody is likely to take costs everybody's time: by their own measure alone players made eleven for
 * each deal. */
static void offers_are_made_where_somebody_may_take_them(void **unused)
{
    enum { GAMES = 12 };
    const ochre_bot *greedy = ochre_bot_named("greedy");
    int              offers = 0, deals = 0;
    (void)unused;
    for (int g = 0; g < GAMES; g++) {
        st_state  s;
        ochre_rng rng;
        begin(&st_standard, &s, 3, 0);
        ochre_rng_seed(&rng, SEED + 3, (uint64_t)g);
        while (st_actor(&s) != OCHRE_OVER) {
            const ochre_action a = st_actor(&s) == OCHRE_CHANCE
                                       ? st_sample(&st_standard, &s, &rng)
                                       : greedy->choose(&st_game, &st_standard, &s, &rng);
            offers += a.verb == ST_DO_OFFER;
            deals += a.verb == ST_DO_DEAL;
            st_apply(&st_standard, &s, a);
        }
    }
    assert_true(deals >= 3 * GAMES);
    assert_true(offers <= 7 * deals);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_starting_places_produce_what_the_table_says),
        cmocka_unit_test(two_hexes_with_one_number_give_a_card_each),
        cmocka_unit_test(a_desert_without_a_hex_has_no_effect),
        cmocka_unit_test(an_explorer_settles_where_it_was_created),
        cmocka_unit_test(wrong_editions_are_refused_by_field_and_clause),
        cmocka_unit_test(hidden_cards_are_dealt_evenly),
        cmocka_unit_test(proven_cards_are_in_every_deal),
        cmocka_unit_test(the_log_tells_who_loses_the_exploration_card),
        cmocka_unit_test(the_log_writes_tribe_colours_small),
        cmocka_unit_test(random_games_have_the_figures_of_the_rules_page),
        cmocka_unit_test(games_with_a_purpose_keep_all_promises),
        cmocka_unit_test(a_plan_beats_chance),
        cmocka_unit_test(offers_are_made_where_somebody_may_take_them),
    };
    return RUN_SUITE("settlers", tests);
}
