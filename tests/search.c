/* search.c - what the search bot promises: it answers legally, from what its seat may know, the same
 * for the same seed, within its memory and its budget; and it finds what is there to be found. */
#include <stdalign.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <ochre/bot.h>
#include <ochre/match.h>
#include <ochre/notation.h>
#include <ochre/search.h>

#include "bots/search_tree.h"
#include "games/pebbles/state.h"
#include "tests/testing.h"

enum { POOL = 4 << 20 };

typedef struct {
    alignas(16) uint8_t bytes[OCHRE_STATE];
} position;

static void *pool;

static ochre_thinking fresh_mind(size_t bytes)
{
    memset(pool, 0, bytes);
    return (ochre_thinking){.memory = pool, .bytes = bytes};
}

/* ---- positions ---- */

static position begin(const ochre_game *game, int players)
{
    position    p = {{0}};
    ochre_setup setup;
    ochre_setup_trial(game, players, &setup);
    assert_null(game->start(game->edition, p.bytes, &setup));
    return p;
}

/* Lets chance and sensible players go on for some decisions, and then until somebody has a choice. */
static bool walk(const ochre_game *game, position *p, int decisions, ochre_rng *rng)
{
    for (;;) {
        const int actor = game->actor(p->bytes);
        if (actor == OCHRE_OVER)
            return false;
        ochre_action legal[OCHRE_LEGAL], action;
        if (actor == OCHRE_CHANCE)
            action = game->sample(game->edition, p->bytes, rng);
        else {
            if (game->legal(game->edition, p->bytes, legal) > 1 && decisions-- <= 0)
                return true;
            action = ochre_bot_named(decisions % 3 == 0 ? "random" : "greedy")
                         ->choose(game, game->edition, p->bytes, rng);
        }
        game->apply(game->edition, p->bytes, action);
    }
}

static bool is_legal(const ochre_game *game, const position *p, ochre_action action)
{
    return game->refusal(game->edition, p->bytes, action) == NULL;
}

static void assert_same_action(const ochre_game *game, ochre_action a, ochre_action b,
                               const char *what)
{
    char       one[128], other[128];
    ochre_text first = OCHRE_TEXT(one), second = OCHRE_TEXT(other);
    if (ochre_action_same(a, b))
        return;
    ochre_action_text(game, a, &first);
    ochre_action_text(game, b, &second);
    fail_msg("%s: %s: `%s` and `%s`", game->id, what, one, other);
}

static ochre_action choose(const char *bot, const ochre_game *game, const position *p,
                           uint64_t seed, ochre_thinking *thinking)
{
    ochre_bot_spec spec;
    ochre_rng      rng;
    ochre_action   action;
    assert_true(ochre_bot_parse(bot, game, &spec));
    ochre_rng_seed(&rng, seed, 7);
    assert_int_equal(
        ochre_bot_choose(&spec, game, game->edition, p->bytes, &rng, thinking, &action), OCHRE_OK);
    return action;
}

/* Calls `visit` with some middles of games of every game on the shelf. */
static void for_each_game(void (*visit)(const ochre_game *game, const position *p, uint64_t seed))
{
    for (int i = 0; ochre_games[i] != NULL; i++)
        for (int players = ochre_games[i]->min_players; players <= ochre_games[i]->max_players;
             players++)
            for (uint64_t seed = 1; seed <= 3; seed++) {
                ochre_rng rng;
                position  p = begin(ochre_games[i], players);
                ochre_rng_seed(&rng, seed, (uint64_t)players);
                if (walk(ochre_games[i], &p, (int)(seed * seed * 6), &rng))
                    visit(ochre_games[i], &p, seed);
            }
}

/* ---- the promises ---- */

static void check_repeat(const ochre_game *game, const position *p, uint64_t seed)
{
    ochre_thinking     mind = fresh_mind(POOL);
    const ochre_action first = choose("mcts:60", game, p, seed, &mind);
    const uint64_t     made = mind.iterations;
    uint32_t           visits[OCHRE_LEGAL] = {0};
    for (int i = 0; i < mind.thoughts; i++)
        visits[i] = mind.thought[i].visits;
    mind = fresh_mind(POOL);
    assert_same_action(game, first, choose("mcts:60", game, p, seed, &mind), "not repeated");
    assert_int_equal(mind.iterations, made);
    for (int i = 0; i < mind.thoughts; i++)
        assert_int_equal(mind.thought[i].visits, visits[i]);
    assert_true(is_legal(game, p, first));
}

static void equal_seeds_give_equal_thoughts(void **unused)
{
    (void)unused;
    for_each_game(check_repeat);
}

static void check_twins(const ochre_game *game, const position *p, uint64_t seed)
{
    static const char *const bots[] = {"mcts:40", "easy", "greedy"};
    for (size_t b = 0; b < sizeof(bots) / sizeof(bots[0]); b++) {
        ochre_thinking     mind = fresh_mind(POOL);
        const ochre_action here = choose(bots[b], game, p, seed, &mind);
        for (uint64_t other = 100; other < 103; other++) {
            position  twin = *p;
            ochre_rng rng;
            ochre_rng_seed(&rng, other, seed);
            game->hide(game->edition, twin.bytes, game->actor(p->bytes), &rng);
            mind = fresh_mind(POOL);
            assert_same_action(game, here, choose(bots[b], game, &twin, seed, &mind),
                               "twin worlds tell it apart");
        }
    }
}

static void twin_worlds_give_the_same_choice(void **unused)
{
    (void)unused;
    for_each_game(check_twins);
}

static unsigned kept_in_twins;

/* After its choice, where the same seat has another one at once: its tree is kept, or not, for what it sees alone. */
static void check_kept_twins(const ochre_game *game, const position *p, uint64_t seed)
{
    enum { HALF = POOL / 2 };
    ochre_thinking mind = {.memory = pool, .bytes = HALF};
    position       next = *p;
    ochre_action   legal[OCHRE_LEGAL];
    ochre_rng      rng;
    fresh_mind(HALF);
    game->apply(game->edition, next.bytes, choose("mcts:40", game, p, seed, &mind));
    if (game->actor(next.bytes) != game->actor(p->bytes) ||
        game->legal(game->edition, next.bytes, legal) == 1)
        return;
    memcpy((char *)pool + HALF, pool, HALF);
    const ochre_action here = choose("mcts:40", game, &next, seed, &mind);
    const uint64_t     reused = mind.reused;
    kept_in_twins += reused > 0;
    for (uint64_t other = 100; other < 103; other++) {
        position twin = next;
        ochre_rng_seed(&rng, other, seed);
        game->hide(game->edition, twin.bytes, game->actor(next.bytes), &rng);
        memcpy(pool, (char *)pool + HALF, HALF);
        assert_same_action(game, here, choose("mcts:40", game, &twin, seed, &mind),
                           "twin worlds tell a kept tree apart");
        assert_int_equal(mind.reused, reused);
    }
}

static void a_kept_tree_is_the_same_in_twin_worlds(void **unused)
{
    (void)unused;
    kept_in_twins = 0;
    for_each_game(check_kept_twins);
    assert_true(kept_in_twins > 10);
}

static void check_small_pool(const ochre_game *game, const position *p, uint64_t seed)
{
    for (uint32_t nodes = 3; nodes <= 9; nodes += 3) {
        ochre_thinking     mind = fresh_mind(ochre_search_memory(nodes));
        const ochre_action action = choose("mcts:50", game, p, seed, &mind);
        uint64_t           visits = 0;
        int                tried = 0;
        for (int i = 0; i < mind.thoughts; i++) {
            visits += mind.thought[i].visits;
            tried += mind.thought[i].visits > 0;
        }
        assert_true(is_legal(game, p, action));
        assert_true(tried >= 1 && tried <= (int)nodes - 2);
        assert_true(visits <= mind.iterations);
        assert_true(mind.iterations > nodes); /* it went on when the pool was full */
    }
}

static void a_full_pool_goes_on_from_its_leaves(void **unused)
{
    (void)unused;
    for_each_game(check_small_pool);
}

static const ochre_game *pebbles(void)
{
    return ochre_game_named("pebbles");
}

static position pebbles_middle(void)
{
    position  p = begin(pebbles(), 2);
    ochre_rng rng;
    ochre_rng_seed(&rng, 5, 5);
    assert_true(walk(pebbles(), &p, 9, &rng));
    return p;
}

static void too_small_a_memory_is_refused(void **unused)
{
    (void)unused;
    const position p = pebbles_middle();
    ochre_bot_spec spec;
    ochre_rng      rng;
    ochre_action   action = {.verb = 77};
    ochre_rng_seed(&rng, 1, 1);
    assert_true(ochre_bot_parse("mcts:10", NULL, &spec));
    for (size_t bytes = 0; bytes < ochre_search_memory(3); bytes += 999) {
        ochre_thinking mind = {.memory = bytes == 0 ? NULL : pool, .bytes = bytes};
        assert_int_equal(
            ochre_bot_choose(&spec, pebbles(), pebbles()->edition, p.bytes, &rng, &mind, &action),
            OCHRE_FULL);
        assert_int_equal(action.verb, 77);
    }
}

static void a_forced_move_costs_nothing(void **unused)
{
    (void)unused;
    int forced = 0;
    for (int i = 0; ochre_games[i] != NULL; i++) {
        const ochre_game *const game = ochre_games[i];
        position                p = begin(game, game->max_players);
        ochre_rng               rng;
        ochre_rng_seed(&rng, 3, 3);
        while (game->actor(p.bytes) != OCHRE_OVER && forced < 100) {
            ochre_action legal[OCHRE_LEGAL], action;
            if (game->actor(p.bytes) == OCHRE_CHANCE)
                action = game->sample(game->edition, p.bytes, &rng);
            else if (game->legal(game->edition, p.bytes, legal) == 1) {
                ochre_thinking mind = {0}; /* not even memory */
                action = choose("mcts:500", game, &p, 1, &mind);
                assert_same_action(game, action, legal[0], "forced");
                assert_int_equal(mind.iterations, 0);
                forced++;
            } else
                action = ochre_bot_named("random")->choose(game, game->edition, p.bytes, &rng);
            game->apply(game->edition, p.bytes, action);
        }
    }
    assert_true(forced > 10);
}

static bool stops_at_ten(void *clock)
{
    int *const looks = clock;
    return ++*looks == 10;
}

/* Iterations: the clock is looked at seldom enough to cost nothing, and often enough to be on time. */
enum { TEN_LOOKS = 80 };

static void a_clock_ends_the_search(void **unused)
{
    (void)unused;
    const position p = pebbles_middle();
    int            looks = 0;
    ochre_thinking mind = fresh_mind(POOL);
    mind.enough = stops_at_ten;
    mind.clock = &looks;
    assert_true(is_legal(pebbles(), &p, choose("mcts:1000ms", pebbles(), &p, 1, &mind)));
    assert_int_equal(looks, 10);
    assert_int_equal(mind.iterations, TEN_LOOKS);
}

static unsigned ended_early;

/* Whose budget ends early chooses what the whole of it would have chosen. */
static void check_early_end(const ochre_game *game, const position *p, uint64_t seed)
{
    int                looks = 0;
    ochre_thinking     mind = fresh_mind(POOL);
    const ochre_action early = choose("mcts:80", game, p, seed, &mind);
    assert_in_range(mind.iterations, TEN_LOOKS / 2, TEN_LOOKS);
    ended_early += mind.iterations < TEN_LOOKS;
    mind = fresh_mind(POOL);
    mind.enough = stops_at_ten;
    mind.clock = &looks;
    assert_same_action(game, early, choose("mcts:1000ms", game, p, seed, &mind), "ended too early");
    assert_int_equal(mind.iterations, TEN_LOOKS);
}

static void what_is_left_undone_would_change_nothing(void **unused)
{
    (void)unused;
    ended_early = 0;
    for_each_game(check_early_end);
    assert_true(ended_early > 10);
}

typedef struct {
    int kept, fresh; /* trees; the first after a search for the whole budget */
} tally;

enum { BUDGET = 40, PLIES = 400 };

static ochre_action think_and_count(const ochre_game *game, const position *p, int ply,
                                    ochre_thinking *mind, bool is_in_a_row, tally *t)
{
    const bool         was_whole = mind->iterations == BUDGET;
    const ochre_action action = choose("mcts:40", game, p, (uint64_t)ply, mind);
    const bots_tree   *tree = mind->memory;
    assert_true(is_legal(game, p, action));
    assert_true(mind->reused == 0 || is_in_a_row);
    assert_true(tree->nodes < tree->capacity); /* it had room for its whole budget */
    t->kept += mind->reused > 0 && was_whole;
    t->fresh += mind->reused == 0;
    return action;
}

/* The first seat thinks; the others always do what is listed first. */
static void think_through(const ochre_game *game, size_t memory, tally *t)
{
    position       p = begin(game, game->max_players);
    ochre_thinking mind = fresh_mind(memory);
    ochre_rng      rng;
    int            last = OCHRE_CHANCE; /* who had a choice */
    ochre_rng_seed(&rng, 11, 11);
    for (int ply = 0; ply < PLIES && game->actor(p.bytes) != OCHRE_OVER; ply++) {
        const int    actor = game->actor(p.bytes);
        ochre_action legal[OCHRE_LEGAL];
        const bool   is_forced =
            actor != OCHRE_CHANCE && game->legal(game->edition, p.bytes, legal) == 1;
        if (actor == OCHRE_CHANCE)
            legal[0] = game->sample(game->edition, p.bytes, &rng);
        else if (actor == 0 && !is_forced)
            legal[0] = think_and_count(game, &p, ply, &mind, last == actor, t);
        last = is_forced ? last : actor;
        game->apply(game->edition, p.bytes, legal[0]);
    }
}

/* A seat that decides twice in a row finds its tree again, in the memory that a bot asks for and even if it thought for its
 * whole budget; after anything unforeseen it begins anew. */
static void a_turn_keeps_its_tree(void **unused)
{
    (void)unused;
    tally          t = {0};
    ochre_bot_spec spec;
    assert_true(ochre_bot_parse("mcts:40", NULL, &spec));
    for (int i = 0; ochre_games[i] != NULL; i++)
        think_through(ochre_games[i], ochre_bot_memory(&spec), &t);
    assert_true(t.kept > 20);
    assert_true(t.fresh > 20);
}

/* ---- what it finds ---- */

/* Seat 2, last in its round, with two cairns of three and a pebble of each kind. */
static position last_turn_of_the_round(int my_points, int other_points, int other_cairns)
{
    position        p = begin(pebbles(), 2);
    pb_state *const s = (void *)p.bytes;
    s->phase = PB_TURN;
    s->first = 0;
    s->turn = 1;
    s->round = 9;
    s->players[0] =
        (pb_player){.token = 1, .cairns = (uint8_t)other_cairns, .points = (uint16_t)other_points};
    s->players[1] =
        (pb_player){.token = 3, .cairns = 2, .points = (uint16_t)my_points, .pebbles = {1, 1, 1}};
    pebbles()->derive(pebbles()->edition, p.bytes);
    assert_null(pebbles()->state_ok(pebbles()->edition, p.bytes));
    return p;
}

static void it_takes_a_win_at_hand(void **unused)
{
    (void)unused;
    position p = last_turn_of_the_round(9, 8, 2);
    ((pb_state *)(void *)p.bytes)->players[0].pebbles[PB_RED] = 3; /* the other wins next */
    for (uint64_t seed = 1; seed <= 5; seed++) {
        ochre_thinking     mind = fresh_mind(POOL);
        const ochre_action action = choose("mcts:300", pebbles(), &p, seed, &mind);
        assert_int_equal(action.verb, PB_DO_STACK);
        for (int i = 0; i < mind.thoughts; i++)
            if (ochre_action_same(mind.thought[i].action, action))
                assert_true(mind.thought[i].win > 55000);
    }
}

/* A third cairn would end the game at once, one point behind. The hints want it; the search does not. */
static void it_sees_further_than_the_hints(void **unused)
{
    (void)unused;
    const position p = last_turn_of_the_round(2, 12, 1);
    for (uint64_t seed = 1; seed <= 5; seed++) {
        ochre_thinking mind = fresh_mind(POOL);
        assert_int_equal(choose("greedy", pebbles(), &p, seed, &mind).verb, PB_DO_STACK);
        assert_int_equal(choose("mcts:300", pebbles(), &p, seed, &mind).verb, PB_DO_WADE);
    }
}

/* The whole budget for one action, whatever the hints and the other actions are worth. */
static float judged(const position *p, int verb)
{
    const ochre_game *const game = pebbles();
    ochre_action            legal[OCHRE_LEGAL];
    ochre_search            search = ochre_search_default;
    ochre_thinking          mind = fresh_mind(POOL);
    ochre_rng               rng;
    float                   win = -1;
    const int               count = game->legal(game->edition, p->bytes, legal);
    int                     at = 0;
    while (at < count - 1 && legal[at].verb != verb)
        at++;
    assert_int_equal(legal[at].verb, verb);
    search.iterations = 300;
    ochre_rng_seed(&rng, 1, 7);
    assert_int_equal(
        ochre_search_judge(&search, game, game->edition, p->bytes, legal[at], &rng, &mind, &win),
        OCHRE_OK);
    assert_int_equal(mind.iterations, 300);
    for (int i = 0; i < count; i++)
        assert_int_equal(mind.thought[i].visits, i == at ? 300 : 0);
    return win;
}

static void one_action_can_be_judged_alone(void **unused)
{
    (void)unused;
    const position p = last_turn_of_the_round(2, 12, 1);
    const float    wade = judged(&p, PB_DO_WADE), stack = judged(&p, PB_DO_STACK);
    assert_true(stack >= 0 && wade <= 1);
    assert_true(wade > stack + 0.05f); /* it_sees_further_than_the_hints */
    assert_true(wade == judged(&p, PB_DO_WADE));
}

static position asked_about;
static unsigned questions;

static void weigh_and_count(const void *edition, const void *state, const ochre_action *legal,
                            int count, uint32_t *weight, ochre_notes *notes)
{
    position view = {{0}};
    bots_tree_view(pebbles(), edition, state, view.bytes);
    questions += memcmp(view.bytes, asked_about.bytes, sizeof view.bytes) == 0;
    pebbles()->weigh(edition, state, legal, count, weight, notes);
}

/* The hints are dear: a place that is well known goes mostly by what they said before. */
static void well_known_places_seldom_ask_the_hints(void **unused)
{
    (void)unused;
    const position p = pebbles_middle();
    ochre_game     game = *pebbles();
    ochre_search   search = ochre_search_default;
    ochre_thinking mind = fresh_mind(POOL);
    ochre_action   action;
    ochre_rng      rng;
    ochre_rng_seed(&rng, 1, 7);
    search.cut = 0;
    search.ask = 4;
    game.weigh = weigh_and_count;
    questions = 0;
    asked_about = (position){{0}};
    bots_tree_view(pebbles(), pebbles()->edition, p.bytes, asked_about.bytes);
    assert_int_equal(
        ochre_search_choose(&search, &game, game.edition, p.bytes, &rng, &mind, &action), OCHRE_OK);
    assert_true(is_legal(&game, &p, action));
    /* Each iteration passes there once. */
    assert_in_range(questions, mind.iterations / search.ask, mind.iterations / 2);
}

static unsigned noted, blank; /* questions that found a note, and that did not */

static void weigh_and_note(const void *edition, const void *state, const ochre_action *legal,
                           int count, uint32_t *weight, ochre_notes *notes)
{
    noted += notes->bytes[OCHRE_NOTES - 1] == 1;
    blank += notes->bytes[OCHRE_NOTES - 1] == 0;
    notes->bytes[OCHRE_NOTES - 1] = 1;
    pebbles()->weigh(edition, state, legal, count, weight, notes);
}

static void choose_and_note(const ochre_game *game, const void *edition, ochre_thinking *mind)
{
    const position p = pebbles_middle();
    ochre_search   search = ochre_search_default;
    ochre_action   action;
    ochre_rng      rng;
    ochre_rng_seed(&rng, 1, 7);
    search.iterations = 20;
    noted = blank = 0;
    assert_int_equal(ochre_search_choose(&search, game, edition, p.bytes, &rng, mind, &action),
                     OCHRE_OK);
}

/* Whatever the memory was before: the first question finds blank notes, the next decision those of the last. */
static void notes_are_kept_while_the_edition_says_the_same(void **unused)
{
    (void)unused;
    ochre_game     game = *pebbles();
    pb_edition     edition = *(const pb_edition *)game.edition;
    ochre_thinking mind = fresh_mind(POOL);
    memset(pool, 0xa5, POOL);
    game.weigh = weigh_and_note;
    choose_and_note(&game, &edition, &mind);
    assert_int_equal(blank, 1);
    assert_in_range(noted, 1, UINT32_MAX);
    choose_and_note(&game, &edition, &mind);
    assert_int_equal(blank, 0);
    assert_in_range(noted, 1, UINT32_MAX);
    edition.mixed++;
    choose_and_note(&game, &edition, &mind);
    assert_int_equal(blank, 1);
}

/* ---- threads ---- */

static void merged_thoughts_are_sums(void **unused)
{
    (void)unused;
    const position p = pebbles_middle();
    ochre_thinking one = fresh_mind(POOL), other = one;
    other.bytes = one.bytes = POOL / 2;
    other.memory = (char *)pool + POOL / 2;
    choose("mcts:100", pebbles(), &p, 1, &one);
    choose("mcts:200", pebbles(), &p, 2, &other);
    uint32_t     visits = 0, most = 0;
    uint64_t     before[OCHRE_LEGAL];
    ochre_action favourite = {0};
    for (int i = 0; i < one.thoughts; i++)
        before[i] = (uint64_t)one.thought[i].win * one.thought[i].visits;
    const uint64_t made = one.iterations + other.iterations;
    ochre_bot_merge(&one, &other);
    assert_int_equal(one.iterations, made);
    for (int i = 0; i < one.thoughts; i++) {
        const ochre_thought *const t = &one.thought[i], *const o = &other.thought[i];
        const uint64_t sum = before[i] + (uint64_t)o->win * o->visits;
        visits += t->visits;
        if (t->visits > 0)
            assert_int_equal(t->win, sum / t->visits);
        if (t->visits > most) {
            most = t->visits;
            favourite = t->action;
        }
    }
    assert_int_equal(visits, made);
    assert_same_action(pebbles(), favourite, ochre_bot_favourite(&one), "favourite");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_seeds_give_equal_thoughts),
        cmocka_unit_test(twin_worlds_give_the_same_choice),
        cmocka_unit_test(a_kept_tree_is_the_same_in_twin_worlds),
        cmocka_unit_test(a_full_pool_goes_on_from_its_leaves),
        cmocka_unit_test(too_small_a_memory_is_refused),
        cmocka_unit_test(a_forced_move_costs_nothing),
        cmocka_unit_test(a_clock_ends_the_search),
        cmocka_unit_test(what_is_left_undone_would_change_nothing),
        cmocka_unit_test(a_turn_keeps_its_tree),
        cmocka_unit_test(it_takes_a_win_at_hand),
        cmocka_unit_test(it_sees_further_than_the_hints),
        cmocka_unit_test(one_action_can_be_judged_alone),
        cmocka_unit_test(well_known_places_seldom_ask_the_hints),
        cmocka_unit_test(notes_are_kept_while_the_edition_says_the_same),
        cmocka_unit_test(merged_thoughts_are_sums),
    };
    pool = aligned_alloc(16, POOL);
    if (pool == NULL)
        return 1;
    const int status = RUN_SUITE("search", tests);
    free(pool);
    return status;
}
