/* stone_age.c - what a single scenario of Stone Age cannot show: whole games.
 *
 * Games are played at random from fixed seeds, and a ledger is kept beside each of them: what a player
 * must have by the actions alone, counted apart from the game. The figures of section 12 of the rules
 * page were measured with two other implementations, so meeting them checks the lists of legal actions
 * as a whole. Clauses that a test stands for are named in the comment above it. */
#include <stdlib.h>
#include <string.h>

#include <ochre/match.h>

#include "games/stone_age/game.h"
#include "games/stone_age/state.h"
#include "tests/testing.h"

enum { GAMES = 1000, FEW_GAMES = 100, SEED = 20 };

/* ---- playing and watching ---- */

/* What is counted over many games. */
typedef struct tally {
    int      games, rounds, starved, singles, by_stack, by_rounds;
    int64_t  final_scores;
    uint64_t decisions[SA_PHASES], actions[SA_PHASES];
    int      longest[SA_PHASES];
} tally;

/* What the actions of one game say about a player. */
typedef struct ledger {
    int score[SA_SEATS];
    int starved;
    int undrawn_after_setup;
} ledger;

typedef ochre_action choose_action(const sa_state *s, const ochre_action *legal, int count,
                                   ochre_rng *rng);

static ochre_action choose_any(const sa_state *s, const ochre_action *legal, int count,
                               ochre_rng *rng)
{
    (void)s;
    return legal[ochre_rng_below(rng, (uint32_t)count)];
}

/* Sends all people to the seat's own resource place, never buys and never feeds: the longest and
 * leanest game. */
static ochre_action choose_to_hoard(const sa_state *s, const ochre_action *legal, int count,
                                    ochre_rng *rng)
{
    (void)rng;
    ochre_action best = legal[0];
    for (int i = 0; i < count; i++) {
        if (legal[i].verb == SA_DO_DECLINE || legal[i].verb == SA_DO_STARVE)
            return legal[i];
        if (legal[i].verb == SA_DO_PLACE_CROWD && legal[i].arg[0] == SA_FOREST + s->turn &&
            legal[i].arg[1] > best.arg[1])
            best = legal[i];
    }
    return best;
}

static void tally_decision(tally *t, const sa_state *s, int count)
{
    t->decisions[s->phase]++;
    t->actions[s->phase] += (uint64_t)count;
    t->singles += count == 1;
    if (count > t->longest[s->phase])
        t->longest[s->phase] = count;
}

static int points_of_payment(const sa_building *b, const uint8_t paid[SA_RESOURCES])
{
    if (b->type == SA_FIXED)
        return b->points;
    return 3 * paid[0] + 4 * paid[1] + 5 * paid[2] + 6 * paid[3];
}

/* Books what the action must change by the rules page. */
static void book(ledger *l, const sa_state *before, ochre_action a)
{
    if (a.verb == SA_DO_STARVE) {
        l->score[before->turn] -= 10;
        l->starved++;
    }
    if (a.verb != SA_DO_PAY)
        return;
    const int slot = sa_slot_at(before), stack = sa_stack_at(before);
    if (stack >= 0) {
        const sa_building *b = &sa_standard.buildings[before->tile[stack] - 1];
        l->score[before->turn] += points_of_payment(b, a.arg);
    } else if (sa_standard.cards[before->display[slot] - 1].top.type == SA_TOP_POINTS) {
        l->score[before->turn] += 3;
    }
}

static void expect_no_fall(const sa_player *before, const sa_player *after)
{
    assert_true(after->people >= before->people && after->people <= 10); /* SA-951 */
    assert_true(after->track >= before->track && after->track <= 10);    /* SA-954 */
    assert_true(sa_tool_total(after) >= sa_tool_total(before));          /* SA-955 */
    assert_true(sa_tool_total(after) <= 12);
    for (int r = 0; r < SA_RESOURCES; r++)
        assert_in_range(after->goods[r], 0, 4999); /* SA-018 */
    assert_in_range(after->food, 0, 4999);
    assert_true(after->score > -1000 && after->score < 5000);
}

static void watch(ledger *l, const sa_state *before, ochre_action a, const sa_state *after)
{
    book(l, before, a);
    for (int i = 0; i < after->seats; i++) {
        const sa_player *p = &after->players[i];
        expect_no_fall(&before->players[i], p);
        assert_int_equal(p->score, l->score[i]); /* SA-962 */
        if (p->score < before->players[i].score) /* SA-960 */
            assert_true(a.verb == SA_DO_STARVE && p->score == before->players[i].score - 10);
    }
    const int undrawn = __builtin_popcountll(after->undrawn);
    assert_true(undrawn <= __builtin_popcountll(before->undrawn)); /* SA-961 */
    if (before->phase == SA_SETUP && after->phase == SA_PLACE)
        l->undrawn_after_setup = undrawn;
}

static void begin(sa_state *s, int players)
{
    ochre_setup setup;
    ochre_setup_default(&sa_game, players, &setup);
    assert_null(sa_start(&sa_standard, s, &setup));
}

static ledger play_game(const sa_edition *e, int players, ochre_rng *rng, choose_action *choose,
                        tally *t, sa_state *s)
{
    ochre_action legal[OCHRE_LEGAL];
    ledger       l = {0};
    begin(s, players);
    while (sa_actor(s) != OCHRE_OVER) {
        const sa_state before = *s;
        ochre_action   a;
        if (sa_actor(s) == OCHRE_CHANCE) {
            a = sa_sample(e, s, rng);
        } else {
            const int count = sa_legal(e, s, legal);
            tally_decision(t, s, count);
            a = choose(s, legal, count, rng);
        }
        sa_apply(e, s, a);
        watch(&l, &before, a, s);
    }
    return l;
}

static tally play_games(int players, int games, choose_action *choose)
{
    tally     t = {.games = games};
    ochre_rng rng;
    sa_state  s;
    ochre_rng_seed(&rng, SEED, (uint64_t)players);
    for (int i = 0; i < games; i++) {
        const ledger l = play_game(&sa_standard, players, &rng, choose, &t, &s);
        ochre_result result;
        sa_result(&sa_standard, &s, &result);
        assert_int_equal(l.undrawn_after_setup, 32);
        t.rounds += s.round;
        t.starved += l.starved;
        t.by_stack += strcmp(result.how, "SA-801") == 0;
        t.by_rounds += strcmp(result.how, "SA-805") == 0;
        for (int seat = 0; seat < players; seat++)
            t.final_scores += result.score[seat];
    }
    return t;
}

/* ---- whole games ---- */

/* The watching is done after every action of play_games.
 * covers: SA-951 SA-954 SA-955 SA-960 SA-961 SA-962 SA-018 */
static void nothing_falls_that_never_falls(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        const tally t = play_games(players, FEW_GAMES, choose_any);
        assert_true(t.decisions[SA_PLACE] > 0);
        assert_true(t.starved > 0);
    }
}

/* Twelve food last two rounds; then 98 times ten points are lost. The bounds are watched on the way.
 * covers: SA-018 SA-005 SA-009 SA-805 */
static void hoarders_play_a_hundred_rounds_and_stay_within_the_bounds(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        tally     t = {0};
        ochre_rng rng;
        sa_state  s;
        int       most = 0;
        ochre_rng_seed(&rng, SEED, 7);
        play_game(&sa_standard, players, &rng, choose_to_hoard, &t, &s);
        for (int i = 0; i < players; i++) {
            assert_int_equal(s.players[i].score, -980);
            for (int r = 0; r < SA_RESOURCES; r++)
                most = s.players[i].goods[r] > most ? s.players[i].goods[r] : most;
        }
        assert_int_equal(s.round, 100);
        assert_true(most > 255); /* one byte isn't enough */
    }
}

/* ---- the figures of section 12 ---- */

typedef struct figures {
    double rounds, decisions, actions, score, starved, singles, by_stack;
    double per_game[SA_PHASES], length[SA_PHASES];
} figures;

/* clang-format off */
static const figures expected[] = {
    /* per cent: single actions, games ended by a stack; the phases PLACE, ACT, TOOLS, PAY, CHOOSE, FEED */
    {34.7, 643, 10.5, 188,  6.5, 15, 11,
     .per_game = {[SA_PLACE] = 219, [SA_ACT] = 219, [SA_TOOLS] =  96, [SA_PAY] = 67, [SA_CHOOSE] = 18, [SA_FEED] = 22},
     .length = {[SA_PLACE] = 23.0, [SA_ACT] = 2.4, [SA_TOOLS] = 5.3, [SA_PAY] = 7.3, [SA_CHOOSE] = 1.4, [SA_FEED] = 7.5}},
    {29.3, 803, 10.7, 107, 10.6, 16, 8,
     .per_game = {[SA_PLACE] = 272, [SA_ACT] = 272, [SA_TOOLS] = 114, [SA_PAY] = 82, [SA_CHOOSE] = 27, [SA_FEED] = 36},
     .length = {[SA_PLACE] = 24.2, [SA_ACT] = 2.3, [SA_TOOLS] = 4.9, [SA_PAY] = 5.6, [SA_CHOOSE] = 1.8, [SA_FEED] = 7.4}},
    {24.9, 922, 10.4,  74, 13.3, 17, 7,
     .per_game = {[SA_PLACE] = 311, [SA_ACT] = 311, [SA_TOOLS] = 123, [SA_PAY] = 98, [SA_CHOOSE] = 36, [SA_FEED] = 43},
     .length = {[SA_PLACE] = 24.1, [SA_ACT] = 2.3, [SA_TOOLS] = 4.7, [SA_PAY] = 4.6, [SA_CHOOSE] = 2.1, [SA_FEED] = 6.9}},
};
/* clang-format on */

/* Within so many per cent of what the page says; `step` is half the last digit printed there. */
static void expect_near(const char *what, double found, double wanted, double percent, double step)
{
    const double room = wanted * percent / 100 + step;
    if (found < wanted - room || found > wanted + room)
        fail_msg("%s: expected %.2f within %.1f %%, found %.2f", what, wanted, percent, found);
}

static void compare_phases(const tally *t, const figures *f)
{
    static const sa_phase phases[] = {SA_PLACE, SA_ACT, SA_TOOLS, SA_PAY, SA_CHOOSE, SA_FEED};
    for (size_t i = 0; i < sizeof phases / sizeof phases[0]; i++) {
        const sa_phase phase = phases[i];
        const double   decisions = (double)t->decisions[phase];
        /* Long lists are rare, and so their mean moves more than the other figures. */
        const double percent = phase == SA_PAY || phase == SA_FEED ? 6 : 3;
        expect_near("decisions of a phase", decisions / t->games, f->per_game[phase], percent, 0.5);
        expect_near("actions in a phase", (double)t->actions[phase] / decisions, f->length[phase],
                    percent, 0.05);
    }
}

/* covers: SA-015 */
static void random_games_meet_the_figures_of_the_rules_page(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        const figures *f = &expected[players - 2];
        const tally    t = play_games(players, GAMES, choose_any);
        uint64_t       decisions = 0, actions = 0;
        for (int phase = 0; phase < SA_PHASES; phase++) {
            decisions += t.decisions[phase];
            actions += t.actions[phase];
        }
        expect_near("rounds", (double)t.rounds / GAMES, f->rounds, 3, 0.05);
        expect_near("decisions", (double)decisions / GAMES, f->decisions, 3, 0.5);
        expect_near("legal actions", (double)actions / (double)decisions, f->actions, 3, 0.05);
        expect_near("final score", (double)t.final_scores / GAMES / players, f->score, 3, 0.5);
        expect_near("times starved", (double)t.starved / GAMES, f->starved, 10, 0.05);
        expect_near("single actions", 100.0 * t.singles / (double)decisions, f->singles, 3, 0.5);
        expect_near("ended by a stack", 100.0 * t.by_stack / GAMES, f->by_stack, 30, 0.5);
        assert_int_equal(t.by_rounds, 0);
        compare_phases(&t, f);
    }
}

/* covers: SA-402 SA-603 SA-706 SA-515 */
static void no_list_is_longer_than_the_rules_page_says(void **state)
{
    (void)state;
    static const int most[SA_PHASES] = {
        [SA_PLACE] = 49, [SA_ACT] = 20,   [SA_TOOLS] = 64,  [SA_PAY] = 330,
        [SA_CHOOSE] = 4, [SA_FEED] = 297, [SA_PICKNOW] = 11};
    for (int players = 2; players <= 4; players++) {
        const tally t = play_games(players, GAMES, choose_any);
        for (int phase = 0; phase < SA_PHASES; phase++)
            assert_true(t.longest[phase] <= most[phase]);
        assert_true(t.longest[SA_PLACE] >= 40);
        assert_true(t.longest[SA_PAY] >= 100);
    }
}

/* ---- colours, options, secrets ---- */

/* covers: SA-017 */
static void colours_are_names_and_nothing_else(void **state)
{
    (void)state;
    static sa_edition        painted;
    static const char *const order[SA_SEATS] = {"Red", "Blue", "Green", "Yellow"};
    painted = sa_standard;
    for (int i = 0; i < SA_SEATS; i++) {
        assert_string_equal(sa_standard.colours[i].en, order[i]);
        painted.colours[i] = sa_standard.colours[SA_SEATS - 1 - i];
    }
    for (int i = 0; i < 20; i++) {
        ochre_rng plain_rng, painted_rng;
        sa_state  plain, other;
        tally     t = {0};
        ochre_rng_seed(&plain_rng, SEED, (uint64_t)i);
        ochre_rng_seed(&painted_rng, SEED, (uint64_t)i);
        play_game(&sa_standard, 4, &plain_rng, choose_any, &t, &plain);
        play_game(&painted, 4, &painted_rng, choose_any, &t, &other);
        assert_memory_equal(&plain, &other, sizeof plain);
    }
}

/* covers: SA-101 SA-902 */
static void the_start_player_is_the_only_option(void **state)
{
    (void)state;
    ochre_setup setup;
    ochre_setup_default(&sa_game, 2, &setup);
    assert_int_equal(setup.option[0], 0);
    assert_int_equal(ochre_setup_option(&sa_game, &setup, "first", "2"), OCHRE_OK);
    assert_int_equal(setup.option[0], 2);
    assert_int_equal(ochre_setup_option(&sa_game, &setup, "solo", "1"), OCHRE_UNKNOWN);
    assert_int_equal(ochre_setup_option(&sa_game, &setup, "variant", "1"), OCHRE_UNKNOWN);
    assert_int_not_equal(ochre_setup_option(&sa_game, &setup, "first", "second"), OCHRE_OK);
    assert_null(sa_game.options[1].name);
}

/* A position in which seat 1 owns a hidden card. */
static void deal_a_secret(sa_state *s, ochre_rng *rng)
{
    begin(s, 2);
    while (sa_actor(s) == OCHRE_CHANCE)
        sa_apply(&sa_standard, s, sa_sample(&sa_standard, s, rng));
    s->players[0].extra = s->undrawn & (0 - s->undrawn);
    sa_derive(&sa_standard, s);
    assert_null(sa_state_ok(&sa_standard, s));
}

/* To seat 2 each of the 32 unseen cards is equally likely to be the hidden one. A count of 1000 has a
 * standard deviation of 31; chi-square with 31 degrees of freedom passes 61 once in a thousand.
 * covers: SA-582 SA-585 */
static void to_others_every_unseen_card_may_be_the_hidden_one(void **state)
{
    (void)state;
    enum { EACH = 1000, UNSEEN = 32 };
    ochre_rng rng;
    sa_state  s;
    int       count[SA_CARDS] = {0};
    ochre_rng_seed(&rng, SEED, 1);
    deal_a_secret(&s, &rng);
    const uint64_t unseen = s.undrawn | s.players[0].extra;
    assert_int_equal(__builtin_popcountll(unseen), UNSEEN);
    for (int i = 0; i < EACH * UNSEEN; i++) {
        sa_state view = s;
        sa_hide(&sa_standard, &view, 1, &rng);
        assert_true((view.undrawn | view.players[0].extra) == unseen);
        assert_int_equal(__builtin_popcountll(view.players[0].extra), 1);
        count[__builtin_ctzll(view.players[0].extra)]++;
    }
    int squares = 0;
    for (int card = 0; card < SA_CARDS; card++)
        if (unseen >> card & 1)
            squares += (count[card] - EACH) * (count[card] - EACH);
    assert_true(squares < 61 * EACH);
}

/* covers: SA-584 */
static void the_owner_and_the_referee_keep_the_hidden_card(void **state)
{
    (void)state;
    ochre_rng rng;
    sa_state  s;
    ochre_rng_seed(&rng, SEED, 2);
    deal_a_secret(&s, &rng);
    for (int viewer = OCHRE_EVERYTHING; viewer <= 0; viewer++) {
        sa_state view = s;
        if (viewer == OCHRE_SPECTATOR)
            continue;
        sa_hide(&sa_standard, &view, viewer, &rng);
        assert_memory_equal(&view, &s, sizeof s);
    }
}

/* ---- what people read ---- */

/* The last decision of a game of two, with these cards in seat 1's hands and nothing else left to do. */
static void deal_an_end(sa_state *s, uint64_t cards, uint64_t extra, int picks)
{
    ochre_rng rng;
    ochre_rng_seed(&rng, SEED, 3);
    begin(s, 2);
    while (sa_actor(s) == OCHRE_CHANCE)
        sa_apply(&sa_standard, s, sa_sample(&sa_standard, s, &rng));
    for (int slot = 0; slot < SA_SLOTS; slot++)
        s->display[slot] = (uint8_t)(slot + 1);
    s->players[0].cards = cards;
    s->players[0].extra = extra;
    s->players[0].picks = (uint8_t)picks;
    s->round = 100;
    s->phase = SA_ACT;
    s->start = s->turn = 0;
    s->players[0].home = 4;
    s->players[0].on = 1 << SA_FIELD;
    sa_derive(&sa_standard, s);
    assert_null(sa_state_ok(&sa_standard, s));
}

static void expect_said(const sa_state *before, ochre_action a, int viewer, ochre_lang lang,
                        const char *wanted)
{
    char       said[1000];
    ochre_text text = OCHRE_TEXT(said);
    sa_state   after = *before;
    sa_apply(&sa_standard, &after, a);
    sa_say(&sa_standard, before, &after, a, viewer, lang, &text);
    if (strstr(said, wanted) == NULL)
        fail_msg("expected \"%s\" in \"%s\"", wanted, said);
}

static const ochre_action till = {SA_DO_RESOLVE, {SA_FIELD}};

/* covers: SA-519 SA-582 */
static void the_end_tells_of_the_card_kept_and_of_the_card_unseen(void **state)
{
    (void)state;
    sa_state s;
    deal_an_end(&s, UINT64_C(1) << 35 | UINT64_C(1) << 31, UINT64_C(1) << 25, 1);
    expect_said(&s, till, 1, OCHRE_EN, " Red has kept the card to the end and takes 2 wood.");
    expect_said(&s, till, 1, OCHRE_RU, " Красный берёт по неистраченной карте: Древесина 2.");
    expect_said(&s, till, 1, OCHRE_EN, " Red turns up the extra card 26 (3 points / Music).");
    expect_said(&s, till, 1, OCHRE_RU, " Красный открывает тайную карту 26 (3 очка / Музыка).");
    deal_an_end(&s, 0, UINT64_C(1) << 25 | UINT64_C(1) << 5, 0);
    expect_said(&s, till, 1, OCHRE_EN, " Red turns up the extra cards 6, 26.");
    expect_said(&s, till, 1, OCHRE_RU, " Красный открывает тайные карты 6, 26.");
}

/* covers: SA-832 SA-833 */
static void the_end_tells_what_broke_a_tie(void **state)
{
    (void)state;
    sa_state s;
    deal_an_end(&s, 0, 0, 0);
    expect_said(&s, till, 1, OCHRE_EN,
                ": Red 0, Blue 0. Tied; field, tools and people together: Red 6, Blue 5. First "
                "place: Red.");
    expect_said(&s, till, 1, OCHRE_RU,
                " Равенство; урожай, орудия и люди вместе: Красный 6, Синий 5.");
    s.players[1].score = 1;
    expect_said(&s, till, 1, OCHRE_EN, ": Red 0, Blue 1. First place: Blue.");
}

/* covers: SA-011 SA-415 */
static void the_log_does_not_tell_of_gains_that_are_lost(void **state)
{
    (void)state;
    sa_state           s;
    const ochre_action make = {SA_DO_RESOLVE, {SA_TOOLMAKER}};
    deal_an_end(&s, 0, 0, 0);
    expect_said(&s, till, 1, OCHRE_EN, "Red tills the field: 1 food a round.");
    s.players[0].track = 10;
    expect_said(&s, till, 1, OCHRE_EN, "Red stays at 10 food a round.");
    expect_said(&s, till, 1, OCHRE_RU, "Красный: еда за раунд по-прежнему 10.");
    s.players[0].on = 1 << SA_TOOLMAKER;
    expect_said(&s, make, 1, OCHRE_EN, "Red makes a tool: tools 1 0 0.");
    memset(s.players[0].tools, 4, sizeof s.players[0].tools);
    expect_said(&s, make, 1, OCHRE_EN, "Red stays at tools 4 4 4.");
    expect_said(&s, make, 1, OCHRE_RU, "Красный: по-прежнему орудия 4 4 4.");
}

static void expect_drawn(const sa_edition *e, const sa_state *s, const char *wanted)
{
    static ochre_canvas canvas;
    static char         data[20000];
    ochre_text          text = OCHRE_TEXT(data);
    sa_draw(e, s, OCHRE_EVERYTHING, OCHRE_EN, &canvas);
    ochre_canvas_text(&canvas, &text);
    if (strstr(data, wanted) == NULL)
        fail_msg("expected \"%s\" in\n%s", wanted, data);
}

/* What the picture adds up is what the end would bring.
 * covers: SA-519 SA-811 SA-812 */
static void the_score_as_if_the_game_ended_now_is_the_final_one(void **state)
{
    (void)state;
    static sa_edition thrice; /* three cards of one symbol */
    sa_state          s, end;
    deal_an_end(&s, UINT64_C(1) << 35, 0, 1); /* a symbol, and two pieces to be picked */
    end = s;
    sa_apply(&sa_standard, &end, till);
    assert_int_equal(sa_final_score(&sa_standard, &end.players[0]), 3);
    expect_drawn(&sa_standard, &s, "= 3 │");
    thrice = sa_standard;
    thrice.cards[16].bottom = thrice.cards[35].bottom; /* 17: weaving */
    deal_an_end(&s, UINT64_C(1) << 35 | UINT64_C(1) << 16 | UINT64_C(1) << 11, 0, 0);
    assert_int_equal(sa_final_score(&thrice, &s.players[0]), 3);
    expect_drawn(&thrice, &s, "Healing3 =3");
}

/* ---- the box ---- */

/* covers: SA-102 SA-506 SA-811 SA-813 SA-814 SA-815 SA-816 */
static void the_cards_add_up(void **state)
{
    (void)state;
    static const int tops[] = {10, 7, 5, 3, 3, 1, 2, 1, 3, 1}; /* in the order of sa_top */
    static const int kinds[SA_KINDS] = {7, 8, 9, 7};
    int top[10] = {0}, kind[SA_KINDS] = {0}, sand[SA_KINDS] = {0}, symbol[SA_SYMBOLS] = {0};
    assert_int_equal(sa_standard.card_count, 36);
    for (int i = 0; i < sa_standard.card_count; i++) {
        const sa_card *c = &sa_standard.cards[i];
        top[c->top.type]++;
        if (c->bottom.type == SA_GREEN) {
            symbol[c->bottom.symbol - 1]++;
        } else {
            kind[c->bottom.kind - 1] += c->bottom.count;
            sand[c->bottom.kind - 1]++;
        }
    }
    assert_memory_equal(top, tops, sizeof tops);
    assert_memory_equal(kind, kinds, sizeof kinds);
    for (int i = 0; i < SA_KINDS; i++)
        assert_int_equal(sand[i], 5);
    for (int i = 0; i < SA_SYMBOLS; i++)
        assert_int_equal(symbol[i], 2);
}

/* covers: SA-103 SA-601 SA-602 SA-603 SA-604 */
static void the_tiles_are_worth_what_they_cost(void **state)
{
    (void)state;
    static const int value[SA_RESOURCES] = {3, 4, 5, 6};
    int              types[3] = {0};
    assert_int_equal(sa_standard.building_count, 28);
    for (int i = 0; i < sa_standard.building_count; i++) {
        const sa_building *b = &sa_standard.buildings[i];
        int                points = 0, pieces = 0;
        types[b->type]++;
        for (int r = 0; r < SA_RESOURCES; r++) {
            points += b->cost[r] * value[r];
            pieces += b->cost[r];
        }
        assert_int_equal(b->points, points);
        assert_int_equal(pieces, b->type == SA_FIXED ? 3 : 0);
        if (b->type == SA_EXACT)
            assert_true(b->count == 4 + (i >= 21) && b->kinds == 1 + (i - 17) % 4);
        if (b->type == SA_RANGE)
            assert_true(b->min == 1 && b->max == 7);
    }
    assert_int_equal(types[SA_FIXED], 17);
    assert_int_equal(types[SA_EXACT], 8);
    assert_int_equal(types[SA_RANGE], 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_falls_that_never_falls),
        cmocka_unit_test(hoarders_play_a_hundred_rounds_and_stay_within_the_bounds),
        cmocka_unit_test(random_games_meet_the_figures_of_the_rules_page),
        cmocka_unit_test(no_list_is_longer_than_the_rules_page_says),
        cmocka_unit_test(colours_are_names_and_nothing_else),
        cmocka_unit_test(the_start_player_is_the_only_option),
        cmocka_unit_test(to_others_every_unseen_card_may_be_the_hidden_one),
        cmocka_unit_test(the_owner_and_the_referee_keep_the_hidden_card),
        cmocka_unit_test(the_end_tells_of_the_card_kept_and_of_the_card_unseen),
        cmocka_unit_test(the_end_tells_what_broke_a_tie),
        cmocka_unit_test(the_log_does_not_tell_of_gains_that_are_lost),
        cmocka_unit_test(the_score_as_if_the_game_ended_now_is_the_final_one),
        cmocka_unit_test(the_cards_add_up),
        cmocka_unit_test(the_tiles_are_worth_what_they_cost),
    };
    return RUN_SUITE("stone_age", tests);
}
