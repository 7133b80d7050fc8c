/* kromanontsy.c - what a single scenario of Кроманьонцы cannot show: whole games, other editions, and
 * what views keep to themselves.
 *
 * Games are played at random from fixed seeds and watched. The figures of section 12 of the rules page
 * were measured with another implementation, so meeting them checks the lists of legal actions as a
 * whole. Clauses that a test stands for are named in the comment above it. */
#include <string.h>

#include <ochre/bot.h>
#include <ochre/json.h>
#include <ochre/match.h>

#include "games/kromanontsy/game.h"
#include "games/kromanontsy/table.h"
#include "tests/testing.h"

enum { GAMES = 1500, FEW_GAMES = 60, SEED = 11 };

/* ---- playing and watching ---- */

typedef struct tally {
    int      games, turns, by_trigger, won, months, longest;
    uint64_t decisions, actions, events;
} tally;

static void begin(const kr_edition *e, kr_state *s, int players)
{
    ochre_setup setup;
    ochre_setup_default(&kr_game, players, &setup);
    assert_null(kr_start(e, s, &setup));
}

/* Points never fall, technologies are never lost, and a new turn keeps hands within the limit. */
static void watch(tally *t, const kr_state *before, const kr_state *after)
{
    for (int i = 0; i < after->seats; i++) {
        const kr_player *was = &before->players[i], *is = &after->players[i];
        assert_true(is->points >= was->points);            /* KR-909 */
        assert_true((was->knows & ~is->knows) == 0);       /* KR-435 */
        assert_true(is->turned >= was->turned);            /* KR-463 */
        assert_true((was->improved & ~is->improved) == 0); /* KR-474 */
    }
    const bool began =
        after->phase == KR_TURN && before->phase != KR_TURN
            ? before->phase == KR_SETUP || before->turn != after->turn ||
                  before->round != after->round || before->last_turns > after->last_turns
            : before->phase == KR_TURN && after->phase == KR_TURN &&
                  (before->turn != after->turn || before->last_turns > after->last_turns);
    t->turns += began;
    if (began && before->phase != KR_SETUP && after->seats > 1)
        assert_true(after->players[before->turn].cards <=
                    after->players[before->turn].limit); /* KR-907 */
}

static void play_game(const kr_edition *e, int players, const ochre_bot *bots[KR_SEATS],
                      ochre_rng *rng, tally *t, kr_state *s)
{
    ochre_action legal[OCHRE_LEGAL];
    begin(e, s, players);
    for (int actor = kr_actor(s); actor != OCHRE_OVER; actor = kr_actor(s)) {
        const kr_state before = *s;
        ochre_action   a;
        if (actor == OCHRE_CHANCE) {
            t->events++;
            a = kr_sample(e, s, rng);
        } else {
            const int count = kr_legal(e, s, legal);
            t->decisions++;
            t->actions += (uint64_t)count;
            t->longest = count > t->longest ? count : t->longest;
            a = bots == NULL ? legal[ochre_rng_below(rng, (uint32_t)count)]
                             : bots[actor]->choose(&kr_game, e, s, rng);
        }
        kr_apply(e, s, a);
        watch(t, &before, s);
    }
}

static tally play_games(int players, int games, const ochre_bot *bots[KR_SEATS])
{
    tally     t = {.games = games};
    ochre_rng rng;
    kr_state  s;
    ochre_rng_seed(&rng, SEED, (uint64_t)players);
    for (int i = 0; i < games; i++) {
        play_game(&kr_standard, players, bots, &rng, &t, &s);
        t.by_trigger += s.reached != 0;
        t.won += players == 1 && s.players[0].settlement != 0;
        t.months += s.round;
    }
    return t;
}

static void expect_near(double found, double expected, double percent)
{
    if (found < expected * (1 - percent / 100) || found > expected * (1 + percent / 100))
        fail_msg("expected %.2f within %.0f %%, found %.2f", expected, percent, found);
}

/* ---- whole games ---- */

/* Section 12: decisions, choices, events and turns of random games.
 * covers: KR-909 KR-907 KR-435 */
static void random_games_have_the_figures_of_the_rules_page(void **state)
{
    static const struct {
        double decisions, actions, events, turns;
    } figures[KR_SEATS] = {
        {40.4, 6.2, 28, 9.0}, {317, 8.0, 106, 42.9}, {417, 7.7, 139, 35.4}, {532, 7.5, 175, 32.3}};
    (void)state;
    for (int players = 1; players <= KR_SEATS; players++) {
        const tally t = play_games(players, GAMES, NULL);
        expect_near((double)t.decisions / t.games, figures[players - 1].decisions, 3);
        expect_near((double)t.actions / (double)t.decisions, figures[players - 1].actions, 3);
        expect_near((double)t.events / t.games, figures[players - 1].events, 3);
        expect_near((double)t.turns / players / t.games, figures[players - 1].turns, 3);
        assert_int_equal(t.by_trigger, players == 1 ? 0 : GAMES);
        assert_in_range(t.won, 0, 3); /* "never" in the thousand games of the page */
        assert_in_range(t.longest, 20, 234);
    }
}

/* Greedy play ends in the range of lengths of section 12, and wins. */
static void greedy_plays_sensibly(void **state)
{
    const ochre_bot *greedy = ochre_bot_named("greedy"), *random = ochre_bot_named("random");
    const ochre_bot *alike[KR_SEATS] = {greedy, greedy, greedy, greedy};
    const double     lengths[] = {16.9, 13.9, 12.9};
    (void)state;
    for (int players = 2; players <= KR_SEATS; players++) {
        const tally t = play_games(players, FEW_GAMES, alike);
        expect_near((double)t.turns / players / t.games, lengths[players - 2], 30);
        assert_int_equal(t.by_trigger, FEW_GAMES);
    }
    int       wins = 0;
    ochre_rng rng;
    kr_state  s;
    tally     t = {0};
    ochre_rng_seed(&rng, SEED, 99);
    for (int i = 0; i < 100; i++) {
        const ochre_bot *two[KR_SEATS] = {i % 2 ? greedy : random, i % 2 ? random : greedy};
        ochre_result     result;
        play_game(&kr_standard, 2, two, &rng, &t, &s);
        kr_result(&kr_standard, &s, &result);
        wins += result.share[i % 2 ? 0 : 1] == OCHRE_WHOLE_WIN;
    }
    assert_in_range(wins, 90, 100);
    const tally solo = play_games(1, 200, alike);
    assert_in_range(solo.won, 150, 200); /* random players never found (section 12) */
}

/* No row ever jams: there is always something to learn one day, or to take.
 * covers: KR-934 */
static bool can_go_on(const kr_state *s)
{
    bool stack = false;
    for (int i = 0; i < KR_ALL_CELLS; i++) {
        if (kr_price_at(s, i) != KR_NO_PRICE || kr_is_resource(kr_cell(s, i)))
            return true;
        stack |= i % KR_CELLS == 0 && kr_cell(s, i) != KR_EMPTY;
    }
    return !stack;
}

static void rows_never_jam(void **state)
{
    ochre_action legal[OCHRE_LEGAL];
    ochre_rng    rng;
    kr_state     s;
    (void)state;
    ochre_rng_seed(&rng, SEED, 5);
    for (int game = 0; game < 200; game++) {
        begin(&kr_standard, &s, 1 + game % KR_SEATS);
        while (kr_actor(&s) != OCHRE_OVER) {
            assert_true(s.phase != KR_TURN || can_go_on(&s));
            const bool chance = kr_actor(&s) == OCHRE_CHANCE;
            const int  count = chance ? 0 : kr_legal(&kr_standard, &s, legal);
            kr_apply(&kr_standard, &s,
                     chance ? kr_sample(&kr_standard, &s, &rng)
                            : legal[ochre_rng_below(&rng, (uint32_t)count)]);
        }
    }
}

/* ---- the edition ---- */

/* covers: KR-932 KR-933 KR-007 */
static void the_standard_edition_adds_up(void **state)
{
    static const int expected[KR_ROWS] = {33, 36, 35};
    int              points[KR_ROWS] = {0}, cost = 0, longest = 0;
    char             words[200];
    ochre_text       why = OCHRE_TEXT(words);
    (void)state;
    for (int i = 0; i < KR_TECHNOLOGIES; i++) {
        const kr_technology *t = &kr_standard.technologies[i];
        points[kr_row_of(i)] += t->points;
        cost += t->cost_count;
        longest = t->cost_count > longest ? t->cost_count : longest;
    }
    for (int row = 0; row < KR_ROWS; row++)
        assert_int_equal(points[row], expected[row]);
    assert_int_equal(cost, 142);
    assert_int_equal(longest, 5);
    assert_true(kr_edition_ok(&kr_standard, &why));
}

static kr_edition changed;

static void expect_wrong(const char *field, const char *clause)
{
    char       words[300];
    ochre_text why = OCHRE_TEXT(words);
    assert_false(kr_edition_ok(&changed, &why));
    if (strncmp(words, field, strlen(field)) != 0 || strstr(words, clause) == NULL)
        fail_msg("expected %s ... (%s), found: %s", field, clause, words);
    changed = kr_standard;
}

/* covers: KR-008 KR-007 KR-932 */
static void an_edition_that_contradicts_itself_is_refused(void **state)
{
    (void)state;
    changed = kr_standard;
    changed.terrains[KR_RIVER].size = 20;
    expect_wrong("terrains.river.size", "KR-008");
    changed.terrains[KR_FOREST].cards[KR_WOOD] = 13;
    expect_wrong("terrains.forest.cards.wood", "KR-008");
    changed.resources[KR_CLAY].count = 7;
    expect_wrong("terrains.plain.cards.clay", "KR-008");
    changed.terrains[KR_PLAIN].cards[KR_DEER] = 1;
    expect_wrong("terrains.plain.cards.deer", "KR-008");
    changed.herbivores[1].max_loot = 3;
    expect_wrong("herbivores.markhor.max_loot", "KR-008");
    changed.settlements[2].points = 5;
    expect_wrong("settlements.sungir.points", "KR-008");
    changed.solo_months = 8;
    expect_wrong("solo_months", "KR-008");
    changed.technologies[3].first = 1;
    expect_wrong("technologies.club.first", "KR-008");
    changed.rows[KR_WEAPON].first[0] = 16;
    expect_wrong("rows.weapon.first[0]", "KR-104");
    changed.technologies[4].cost_count = 0;
    expect_wrong("technologies.spear.cost", "KR-007");
    changed.technologies[0].requires = kr_bit(3);
    expect_wrong("technologies.axe.requires", "KR-436");
    changed.technologies[4].requires = kr_bit(10); /* the spear tip asks for the spear */
    expect_wrong("technologies.spear.requires", "KR-932");
    changed.technologies[4].row = KR_DWELLING;
    expect_wrong("technologies.spear.row", "KR-104");
    changed.technologies[4].improve = 1;
    expect_wrong("technologies.spear.improve", "KR-473");
    changed.score_lines[1] = 6;
    expect_wrong("score_lines", "KR-540");
    changed.exchange.give[KR_FLINT] = 2;
    expect_wrong("exchange.give.flint", "KR-40");
    changed.solo_settle_cost = 5;
    expect_wrong("solo_settle_cost", "KR-816");
    changed.events[KR_WINTER].effect = KR_EFFECT_LOOT;
    expect_wrong("events.winter.effect", "KR-819");
    changed.events[0].count = 0;
    expect_wrong("events.coldsnap.count", "KR-820");
}

/* A cost of six cards is the longest that an edition may have, and each way to pay has its text. */
static void costs_of_six_cards_can_be_paid(void **state)
{
    static const uint8_t cost[KR_POSITIONS] = {1, 2, 3, 4, 5, 6};
    ochre_action         legal[OCHRE_LEGAL];
    kr_state             s;
    ochre_rng            rng;
    int                  ways = 0;
    (void)state;
    changed = kr_standard;
    memcpy(changed.technologies[1].cost, cost, sizeof cost);
    changed.technologies[1].cost_count = KR_POSITIONS;
    changed.resources[KR_LOOT].count = 30;
    begin(&changed, &s, 2);
    ochre_rng_seed(&rng, SEED, 6);
    while (kr_actor(&s) == OCHRE_CHANCE)
        kr_apply(&changed, &s, kr_sample(&changed, &s, &rng));
    for (int r = KR_WOOD; r <= KR_CLAY; r++)
        s.players[s.turn].hand[r] = 1;
    s.players[s.turn].hand[KR_LOOT] = 18;
    kr_derive(&changed, &s);
    assert_null(kr_state_ok(&changed, &s));
    const int count = kr_legal(&changed, &s, legal);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == KR_DO_LEARN && legal[i].arg[0] == 1) {
            assert_null(kr_refusal(&changed, &s, legal[i]));
            ways++;
        }
    assert_int_equal(ways, 64);
}

/* In the standard edition herbivores never leave, so a terrain is always left to explore. In an
 * edition without them additional exploration can come to an end by itself.
 * covers: KR-547 */
static void additional_exploration_ends_when_nothing_is_left(void **state)
{
    kr_state  s;
    ochre_rng rng;
    (void)state;
    changed = kr_standard;
    for (int i = 0; i < KR_HERBIVORES; i++) {
        changed.terrains[i].size = (uint8_t)(changed.terrains[i].size - 6);
        changed.terrains[i].cards[KR_DEER + i] = changed.herbivores[i].count = 0;
    }
    char       words[200];
    ochre_text why = OCHRE_TEXT(words);
    assert_true(kr_edition_ok(&changed, &why));
    begin(&changed, &s, 2);
    ochre_rng_seed(&rng, SEED, 7);
    while (kr_actor(&s) == OCHRE_CHANCE)
        kr_apply(&changed, &s, kr_sample(&changed, &s, &rng));
    kr_player *other = &s.players[1 - s.turn];
    for (int r = KR_WOOD; r <= KR_CLAY; r++)
        other->hand[r] = (uint8_t)(changed.resources[r].count - (r == KR_WOOD));
    other->figures = 15;
    other->points = 12;
    kr_derive(&changed, &s);
    assert_null(kr_state_ok(&changed, &s));
    kr_apply(&changed, &s, (ochre_action){KR_DO_EXTRA, {KR_FOREST}});
    assert_int_equal(s.extra_left, 1);
    kr_apply(&changed, &s, (ochre_action){KR_CHANCE_DRAW, {KR_WOOD}});
    assert_int_equal(s.phase, KR_TURN);
    assert_int_equal(s.extra_left, 0);
}

/* ---- secrets ---- */

static void into_turn(kr_state *s, int players, uint64_t stream)
{
    ochre_rng rng;
    ochre_rng_seed(&rng, SEED, stream);
    begin(&kr_standard, s, players);
    while (kr_actor(s) == OCHRE_CHANCE)
        kr_apply(&kr_standard, s, kr_sample(&kr_standard, s, &rng));
}

/* Two hands with the same backs: the choices and odds of their owner differ, what others are shown
 * does not.
 * covers: KR-655 KR-657 KR-651 */
static void others_learn_nothing_from_a_decision(void **state)
{
    static char  one[1 << 16], two[1 << 16];
    ochre_text   first = OCHRE_TEXT(one), second = OCHRE_TEXT(two);
    ochre_action legal[OCHRE_LEGAL];
    ochre_odds   odds[OCHRE_ODDS];
    kr_state     s, twin;
    (void)state;
    into_turn(&s, 2, 1);
    s.players[s.turn].hand[KR_FLINT] = 2;
    s.players[s.turn].hand[KR_CLAY] = 2;
    twin = s;
    twin.players[s.turn].hand[KR_FLINT] = 0;
    twin.players[s.turn].hand[KR_SPRING] = 2;
    kr_derive(&kr_standard, &s);
    kr_derive(&kr_standard, &twin);
    assert_null(kr_state_ok(&kr_standard, &s));
    assert_null(kr_state_ok(&kr_standard, &twin));
    assert_int_not_equal(kr_legal(&kr_standard, &s, legal), kr_legal(&kr_standard, &twin, legal));
    const int others[] = {1 - s.turn, OCHRE_SPECTATOR};
    for (int i = 0; i < 2; i++) {
        ochre_text_clear(&first);
        ochre_text_clear(&second);
        ochre_state_write(&kr_game, &kr_standard, &s, others[i], &first);
        ochre_state_write(&kr_game, &kr_standard, &twin, others[i], &second);
        assert_string_equal(one, two);
        assert_int_equal(
            kr_odds(&kr_standard, &s, others[i], (ochre_action){KR_DO_EXPLORE, {KR_RIVER}}, odds),
            0);
    }
    assert_true(kr_odds(&kr_standard, &s, s.turn, (ochre_action){KR_DO_EXPLORE, {KR_RIVER}}, odds) >
                0);
}

/* Somebody saw a river card go to a hand, and no animal. For him there are two ways to what may lie
 * where: deal anew, draw, and keep what looks the same; or draw, and deal anew. On the average both
 * leave as much flint in that hand and in the deck.
 * covers: KR-658 */
static void hidden_cards_are_dealt_by_their_odds(void **state)
{
    enum { DEALS = 20000 };
    kr_state  s;
    ochre_rng rng;
    long      hand[2] = {0}, deck[2] = {0}, deals[2] = {0};
    (void)state;
    into_turn(&s, 3, 2);
    const int seat = s.turn, viewer = (seat + 1) % 3, third = (seat + 2) % 3;
    s.players[seat].hand[KR_FLINT] = 3;
    s.players[third].hand[KR_SPRING] = 4;
    s.players[viewer].hand[KR_FLINT] = 2;
    kr_derive(&kr_standard, &s);
    ochre_rng_seed(&rng, SEED, 3);
    kr_apply(&kr_standard, &s, (ochre_action){KR_DO_EXPLORE, {KR_RIVER}});
    for (int i = 0; i < DEALS; i++) {
        for (int way = 0; way < 2; way++) {
            kr_state t = s;
            if (way == 0)
                kr_hide(&kr_standard, &t, viewer, &rng);
            const ochre_action a = kr_sample(&kr_standard, &t, &rng);
            if (a.arg[0] >= KR_DEER)
                continue;
            kr_apply(&kr_standard, &t, a);
            if (way == 1)
                kr_hide(&kr_standard, &t, viewer, &rng);
            assert_int_equal(t.players[viewer].hand[KR_FLINT], 2);
            hand[way] += t.players[seat].hand[KR_FLINT];
            deck[way] += t.deck[KR_FLINT];
            deals[way]++;
        }
    }
    /* 10 flint and 6 spring are unseen: four of them in that hand, eight or nine in the deck. */
    for (int way = 0; way < 2; way++) {
        expect_near((double)hand[way] / (double)deals[way], 4 * 10.0 / 16, 1.5);
        expect_near((double)deck[way] / (double)deals[way], 8 * 10.0 / 16, 1.5);
    }
}

/* Pledged flint was shown to all and stays where it is (ruling 34).
 * covers: KR-360 */
static void pledged_flint_is_not_dealt_anew(void **state)
{
    kr_state  s;
    ochre_rng rng;
    (void)state;
    into_turn(&s, 3, 4);
    const int seat = s.turn, helper = (seat + 1) % 3, viewer = (seat + 2) % 3;
    s.players[helper].hand[KR_FLINT] = 4;
    s.players[helper].hand[KR_SPRING] = 2;
    kr_derive(&kr_standard, &s);
    kr_apply(&kr_standard, &s, (ochre_action){KR_DO_EXPLORE, {KR_FOREST}});
    kr_apply(&kr_standard, &s, (ochre_action){KR_CHANCE_DRAW, {KR_DEER}});
    kr_apply(&kr_standard, &s, (ochre_action){.verb = KR_DO_JOINT});
    kr_apply(&kr_standard, &s, (ochre_action){KR_DO_ASK, {(uint8_t)helper, 1, 0}});
    kr_apply(&kr_standard, &s, (ochre_action){.verb = KR_DO_PROPOSE});
    kr_apply(&kr_standard, &s, (ochre_action){KR_DO_ACCEPT, {2}});
    ochre_rng_seed(&rng, SEED, 5);
    int with_spring = 0;
    for (int i = 0; i < 500; i++) {
        kr_state twin = s;
        kr_hide(&kr_standard, &twin, viewer, &rng);
        assert_true(twin.players[helper].hand[KR_FLINT] >= 4);
        assert_int_equal(kr_backs(&twin.players[helper], KR_RIVER), 6);
        with_spring += twin.players[helper].hand[KR_SPRING] > 0;
    }
    assert_in_range(with_spring, 100, 499);
}

static void say_deed(const kr_state *s, ochre_action a, int viewer, ochre_text *out)
{
    kr_state after = *s;
    kr_apply(&kr_standard, &after, a);
    kr_say(&kr_standard, s, &after, a, viewer, OCHRE_EN, out);
}

/* Tells the viewer of the deed, in this world and in another one that looks the same to him; false if the deed
 * is impossible there. */
static bool hears_the_same(const kr_state *s, ochre_action a, int viewer, ochre_rng *rng)
{
    char       one[400], two[400];
    ochre_text first = OCHRE_TEXT(one), second = OCHRE_TEXT(two);
    kr_state   twin = *s;
    kr_hide(&kr_standard, &twin, viewer, rng);
    if (memcmp(&twin, s, sizeof twin) == 0 || kr_refusal(&kr_standard, &twin, a) != NULL)
        return false;
    say_deed(s, a, viewer, &first);
    say_deed(&twin, a, viewer, &second);
    assert_string_equal(one, two);
    return true;
}

/* What others are told of a deed does not depend on cards that they do not see. (Refusing may lay a whole hand
 * open: the cards thrown to a predator, KR-333.)
 * covers: KR-651 KR-655 KR-658 */
static void what_is_told_of_a_deed_hides_what_is_hidden(void **state)
{
    enum { WHOLE_GAMES = 40 };
    ochre_action legal[OCHRE_LEGAL];
    ochre_rng    rng;
    kr_state     s;
    int          compared = 0;
    (void)state;
    ochre_rng_seed(&rng, SEED, 12);
    for (int game = 0; game < WHOLE_GAMES; game++) {
        begin(&kr_standard, &s, 2 + game % (KR_SEATS - 1));
        for (int actor = kr_actor(&s); actor != OCHRE_OVER; actor = kr_actor(&s)) {
            const bool         chance = actor == OCHRE_CHANCE;
            const int          count = chance ? 0 : kr_legal(&kr_standard, &s, legal);
            const ochre_action a = chance ? kr_sample(&kr_standard, &s, &rng)
                                          : legal[ochre_rng_below(&rng, (uint32_t)count)];
            for (int viewer = OCHRE_SPECTATOR; viewer < s.seats; viewer++)
                if (!chance && viewer != actor && a.verb != KR_DO_REFUSE)
                    compared += hears_the_same(&s, a, viewer, &rng);
            kr_apply(&kr_standard, &s, a);
        }
    }
    assert_true(compared > 1000);
}

/* ---- what people read ---- */

static char said[400];

/* Plays the action and keeps its English sentence. */
static void play_and_say(kr_state *s, ochre_action a)
{
    const kr_state before = *s;
    ochre_text     text = OCHRE_TEXT(said);
    assert_null(kr_refusal(&kr_standard, s, a));
    kr_apply(&kr_standard, s, a);
    kr_say(&kr_standard, &before, s, a, OCHRE_SPECTATOR, OCHRE_EN, &text);
}

/* The log tells the shares that are asked for, and who gave how much flint: of a pledge only what was needed.
 * covers: KR-348 KR-350 KR-351 */
static void the_log_of_a_joint_hunt_tells_who_gave_what(void **state)
{
    kr_state s;
    (void)state;
    into_turn(&s, 3, 8);
    s.start = s.turn = 0;
    s.players[0].hand[KR_FLINT] = 2;
    s.players[1].hand[KR_FLINT] = 4;
    s.players[2].hand[KR_FLINT] = 4;
    kr_derive(&kr_standard, &s);
    assert_null(kr_state_ok(&kr_standard, &s));
    kr_apply(&kr_standard, &s, (ochre_action){KR_DO_EXPLORE, {KR_FOREST}});
    kr_apply(&kr_standard, &s, (ochre_action){KR_CHANCE_DRAW, {KR_WOLF}});
    kr_apply(&kr_standard, &s, (ochre_action){.verb = KR_DO_JOINT});
    play_and_say(&s, (ochre_action){KR_DO_ASK, {1, 0, 1}});
    assert_string_equal(said, "Red asks Blue to hunt together, for 0 loot and 1 point.");
    play_and_say(&s, (ochre_action){KR_DO_ASK, {2, 1, 0}});
    assert_string_equal(said, "Red asks Green to hunt together, for 1 loot and 0 points.");
    kr_apply(&kr_standard, &s, (ochre_action){.verb = KR_DO_PROPOSE});
    kr_apply(&kr_standard, &s, (ochre_action){KR_DO_ACCEPT, {2}});
    kr_apply(&kr_standard, &s, (ochre_action){KR_DO_ACCEPT, {2}});
    play_and_say(&s, (ochre_action){KR_DO_GO, {0}});
    assert_string_equal(said, "Red hunts together with Blue, Green: wolf; Red: 0 loot; "
                              "Blue with 4 flint: 0 loot, 1 point; Green with 2 flint: 1 loot.");
}

/* Alone, a predator's points only number the cards thrown to it.
 * covers: KR-828 */
static void alone_no_picture_promises_points_for_predators(void **state)
{
    static ochre_canvas canvas;
    static char         words[1 << 14];
    for (int players = 1; players <= 2; players++) {
        kr_state   s;
        ochre_text text = OCHRE_TEXT(words);
        (void)state;
        into_turn(&s, players, 9);
        kr_apply(&kr_standard, &s, (ochre_action){KR_DO_EXPLORE, {KR_FOREST}});
        kr_apply(&kr_standard, &s, (ochre_action){KR_CHANCE_DRAW, {KR_WOLF}});
        kr_draw(&kr_standard, &s, 0, OCHRE_EN, &canvas);
        ochre_canvas_text(&canvas, &text);
        const bool alone = players == 1;
        assert_int_equal(strstr(words, "(strength 3: 1 loot; flight costs 1 card)") != NULL, alone);
        assert_int_equal(strstr(words, "(strength 3: 1 point, 1 loot)") != NULL, !alone);
        assert_int_equal(strstr(words, "Cave bear ≥4: 1 pt 2 loot") != NULL, !alone);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_games_have_the_figures_of_the_rules_page),
        cmocka_unit_test(greedy_plays_sensibly),
        cmocka_unit_test(rows_never_jam),
        cmocka_unit_test(the_standard_edition_adds_up),
        cmocka_unit_test(an_edition_that_contradicts_itself_is_refused),
        cmocka_unit_test(costs_of_six_cards_can_be_paid),
        cmocka_unit_test(additional_exploration_ends_when_nothing_is_left),
        cmocka_unit_test(others_learn_nothing_from_a_decision),
        cmocka_unit_test(hidden_cards_are_dealt_by_their_odds),
        cmocka_unit_test(pledged_flint_is_not_dealt_anew),
        cmocka_unit_test(what_is_told_of_a_deed_hides_what_is_hidden),
        cmocka_unit_test(the_log_of_a_joint_hunt_tells_who_gave_what),
        cmocka_unit_test(alone_no_picture_promises_points_for_predators),
    };
    return RUN_SUITE("kromanontsy", tests);
}
