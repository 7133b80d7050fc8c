/* neanderthal.c - what a single scenario of Neanderthal cannot show: whole games.
 *
 * Games are played at random from fixed seeds with every number of seats. The figures of section 12 of the
 * rules page were measured with another implementation, so meeting them checks the lists of legal actions
 * and the flow of the phases as a whole. Clauses that a test stands for are named in the comment above it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ochre/bot.h>
#include <ochre/json.h>
#include <ochre/match.h>

#include "games/neanderthal/game.h"
#include "games/neanderthal/table.h"
#include "tests/testing.h"

enum { GAMES = 2000, FEW_GAMES = 100 };

typedef struct mode {
    int players, solo;
} mode;

/* What is counted over many games. */
typedef struct tally {
    int      games, lost_at_once, iced, won;
    uint64_t decisions, actions, events, rounds;
    int64_t  points; /* of all seats */
    int      longest;
} tally;

static void begin(ne_state *s, mode m)
{
    const ochre_setup setup = {.players = m.players, .option = {m.solo}};
    memset(s, 0, sizeof *s);
    assert_null(ne_start(&ne_standard, s, &setup));
}

/* Nothing is created or lost from one state to the next, and time does not run backwards. */
static void watch(const ne_state *before, const ne_state *after)
{
    assert_true(after->round >= before->round && after->round <= before->round + 1);
    assert_int_equal(after->unseen & ~before->unseen, 0);
    assert_int_equal(after->unrevealed & ~before->unrevealed, 0);
    for (int seat = 0; seat < after->seats; seat++)
        assert_true(after->players[seat].tribal >= before->players[seat].tribal);
}

static void finish(tally *t, const ne_state *s)
{
    ochre_result result;
    ne_result(&ne_standard, s, &result);
    t->games++;
    t->rounds += s->round;
    t->lost_at_once += s->ending == NE_LOST_ALONE || s->ending == NE_LOST_TOGETHER;
    t->iced += s->ending == NE_ICED || s->ending == NE_ICED_OVER;
    t->won += ne_is_won(&ne_standard, s);
    for (int seat = 0; seat < s->seats; seat++)
        t->points += result.score[seat];
    if (s->ending == NE_LAST_EVENT) /* NE-961 */
        assert_true(s->round >= (s->seats == 1 || s->solo ? 8 : 10));
    assert_true(s->round <= (s->seats == 1 || s->solo ? 11 : 13));
}

static void play_game(mode m, const ochre_bot *bot, ochre_rng *rng, tally *t)
{
    ochre_action legal[OCHRE_LEGAL];
    ne_state     s;
    begin(&s, m);
    for (int actor; (actor = ne_actor(&s)) != OCHRE_OVER;) {
        const ne_state before = s;
        ochre_action   a;
        if (actor == OCHRE_CHANCE) {
            a = ne_sample(&ne_standard, &s, rng);
            t->events++;
        } else {
            const int count = ne_legal(&ne_standard, &s, legal);
            assert_in_range(count, 2, 350); /* NE-019, and section 5 */
            t->decisions++;
            t->actions += (uint64_t)count;
            t->longest = count > t->longest ? count : t->longest;
            a = bot->choose(&ne_game, &ne_standard, &s, rng);
        }
        ne_apply(&ne_standard, &s, a);
        watch(&before, &s);
    }
    finish(t, &s);
}

static tally play_games(mode m, const char *bot, int games)
{
    tally t = {0};
    for (int game = 0; game < games; game++) {
        ochre_rng rng;
        ochre_rng_seed(&rng, (uint64_t)game, 77);
        play_game(m, ochre_bot_named(bot), &rng, &t);
    }
    return t;
}

/* ---- random play ---- */

/* Within so many thousandths of the figure on the rules page. */
static void expect_mean(const char *what, double sum, double count, double wanted, double permille)
{
    const double mean = sum / count, off = mean > wanted ? mean - wanted : wanted - mean;
    if (off * 1000 > wanted * permille)
        fail_msg("%s: expected %.2f, found %.2f", what, wanted, mean);
}

static void expect_figures(mode m, double decisions, double actions, double events, double rounds,
                           double points)
{
    const tally  t = play_games(m, "random", GAMES);
    const double games = t.games;
    expect_mean("decisions a game", (double)t.decisions, games, decisions, 30);
    expect_mean("actions a decision", (double)t.actions, (double)t.decisions, actions, 30);
    expect_mean("events a game", (double)t.events, games, events, 30);
    expect_mean("rounds", (double)t.rounds, games, rounds, 30);
    expect_mean("points a seat", (double)t.points / m.players, games, points, 60);
    assert_in_range(t.iced * 100 / t.games, 1, 6);
    assert_true(t.longest < 350);
}

/* covers: NE-019, NE-961, NE-962 */
static void random_play_meets_the_figures(void **unused)
{
    (void)unused;
    expect_figures((mode){1, 0}, 48, 15.7, 54, 9.0, 6.2);
    expect_figures((mode){2, 0}, 119, 16.3, 80, 11.8, 6.7);
    expect_figures((mode){3, 0}, 169, 17.8, 107, 11.8, 6.0);
    expect_figures((mode){3, 1}, 141, 19.4, 80, 9.4, 7.1);
}

/* covers: NE-709, NE-711 */
static void random_solo_games_are_often_lost_at_once(void **unused)
{
    (void)unused;
    const tally alone = play_games((mode){1, 0}, "random", GAMES);
    const tally three = play_games((mode){3, 1}, "random", GAMES);
    assert_in_range(alone.lost_at_once * 100 / alone.games, 13, 21);
    assert_in_range(three.lost_at_once * 100 / three.games, 3, 9);
    assert_true(alone.won * 100 < alone.games && three.won * 100 < three.games);
}

/* ---- sensible play ---- */

static void greedy_wins_solo_games(void **unused)
{
    (void)unused;
    const tally alone = play_games((mode){1, 0}, "greedy", FEW_GAMES);
    const tally three = play_games((mode){3, 1}, "greedy", FEW_GAMES);
    assert_true(alone.won >= 10);
    assert_true(three.won >= 8);
}

static void greedy_beats_random(void **unused)
{
    (void)unused;
    const ochre_bot *bots[2] = {ochre_bot_named("greedy"), ochre_bot_named("random")};
    int              share = 0;
    for (int game = 0; game < FEW_GAMES; game++) {
        ochre_rng rng;
        ne_state  s;
        ochre_rng_seed(&rng, (uint64_t)game, 78);
        begin(&s, (mode){2, 0});
        for (int actor; (actor = ne_actor(&s)) != OCHRE_OVER;) {
            const ochre_action a =
                actor == OCHRE_CHANCE
                    ? ne_sample(&ne_standard, &s, &rng)
                    : bots[(actor + game) % 2]->choose(&ne_game, &ne_standard, &s, &rng);
            ne_apply(&ne_standard, &s, a);
        }
        ochre_result result;
        ne_result(&ne_standard, &s, &result);
        share += result.share[game % 2];
    }
    assert_true(share >= 90 * OCHRE_WHOLE_WIN);
}

/* ---- editions ---- */

static void expect_refused(const ne_edition *e, const char *wanted)
{
    char       words[200];
    ochre_text why = OCHRE_TEXT(words);
    assert_false(ne_edition_ok(e, &why));
    assert_non_null(strstr(words, wanted));
    assert_non_null(strstr(words, "(NE-"));
}

static void wrong_editions_are_refused_by_field_and_clause(void **unused)
{
    (void)unused;
    ne_edition e = ne_standard;
    e.cards[1].sides[1] = e.cards[1].sides[0];
    expect_refused(&e, "cards.2.sides");
    e = ne_standard;
    e.start_camp = 17;
    expect_refused(&e, "start_camp");
    e = ne_standard;
    e.species[NE_ARCHAIC].colour = NE_WHITE;
    expect_refused(&e, "species.archaic.colour");
    e = ne_standard;
    e.elders[5].vocal = 0;
    expect_refused(&e, "elders.firestarter.vocal");
    e = ne_standard;
    e.daughters[0].colours = 0;
    expect_refused(&e, "daughters.una.colours");
    e.daughters[0].colours = 7;
    expect_refused(&e, "daughters.una.colours");
    e = ne_standard;
    e.biomes[0].item = 1;
    expect_refused(&e, "biomes.ptarmigan.item_kind");
    e.biomes[0].item_kind = 2;
    expect_refused(&e, "biomes.ptarmigan.item_elder");
    e.biomes[0].item_elder = 2;
    expect_refused(&e, "biomes.wolf.item");
    e = ne_standard;
    e.items[18].babies = 1;
    expect_refused(&e, "items.bow.babies");
}

/* A rough edition: everything at the edge of its range. Games must still end, and hold the invariants. */
static void an_extreme_edition_can_be_played(void **unused)
{
    (void)unused;
    static ne_edition e;
    char              words[200];
    ochre_text        why = OCHRE_TEXT(words);
    e = ne_standard;
    e.disks = NE_DISKS_MOST;
    e.event_cards = e.event_cards_solo = NE_DAUGHTERS;
    e.max_dice = 1;
    e.lazarus_tribesmen = 17;
    e.recall_most = e.max_proposals = 9;
    e.tribal_threshold = e.tribal_threshold_two = 2;
    for (int b = 0; b < NE_BIOMES; b++) {
        e.biomes[b].babies = NE_TRIBE_MOST;
        e.biomes[b].hits = 1;
    }
    for (int i = 0; i < NE_ITEMS; i++)
        e.items[i].effects[NE_HAND] = 9;
    assert_true(ne_edition_ok(&e, &why));
    for (int game = 0; game < 60; game++) {
        ochre_rng    rng;
        ne_state     s = {0};
        ochre_action legal[OCHRE_LEGAL];
        ochre_rng_seed(&rng, (uint64_t)game, 79);
        const ochre_setup setup = {.players = 1 + game % 3};
        assert_null(ne_start(&e, &s, &setup));
        for (int actor; (actor = ne_actor(&s)) != OCHRE_OVER;) {
            ochre_action a;
            if (actor == OCHRE_CHANCE)
                a = ne_sample(&e, &s, &rng);
            else
                a = legal[ochre_rng_below(&rng, (uint32_t)ne_legal(&e, &s, legal))];
            assert_null(ne_refusal(&e, &s, a));
            ne_apply(&e, &s, a);
            const char *broken = ne_state_ok(&e, &s);
            if (broken != NULL)
                fail_msg("game %d, round %d: broken %s", game, s.round, broken);
        }
    }
}

enum { PREY = 1, PREDATOR_PLACE = 2 }; /* places of the north, side by side */

/* A solo game in its first assignment: the Alpha, skilled against predators, and one more are in the camp;
 * north 2 has big game that any die hits, north 3 a predator, whose bloody face is the 1 that the Alpha's die is
 * fixed at. */
static void prepare_predator(ne_edition *e, ne_state *s)
{
    const ochre_setup setup = {.players = 1};
    ochre_rng         rng;
    ochre_action      legal[OCHRE_LEGAL];
    char              words[200];
    ochre_text        why = OCHRE_TEXT(words);
    ochre_rng_seed(&rng, 411, 0);
    memset(s, 0, sizeof *s);
    assert_null(ne_start(e, s, &setup));
    for (int actor; s->phase != NE_ASSIGN && (actor = ne_actor(s)) != OCHRE_OVER;) {
        const int count = actor == OCHRE_CHANCE ? 0 : ne_legal(e, s, legal);
        ne_apply(e, s, count == 0 ? ne_sample(e, s, &rng) : legal[0]); /* bids: `pass` is first */
    }
    assert_int_equal(s->phase, NE_ASSIGN);
    assert_true(ne_is_biome(s->places[PREY]) && ne_is_biome(s->places[PREDATOR_PLACE]));
    for (int b = 0; b < NE_BIOMES; b++)
        e->biomes[b].type = NE_SMALL;
    ne_biome *prey = &e->biomes[s->places[PREY] - 1];
    ne_biome *predator = &e->biomes[s->places[PREDATOR_PLACE] - 1];
    prey->type = NE_BIG;
    prey->precondition = prey->frost = prey->bloody = prey->babies = 0;
    prey->hits = 1;
    prey->hit_face = NE_FACES;
    prey->free_count = 0;
    prey->trophy_kind = 2; /* so that the hunt ends with a claim */
    predator->type = NE_PREDATORS;
    predator->frost = 0;
    predator->bloody = 1;
    predator->hit_face = 1;
    assert_true(ne_edition_ok(e, &why));
    ne_player *p = &s->players[0];
    p->tribal = 1;
    p->portals = 0;
    p->elders = (uint8_t)(1u << (e->types[NE_PREDATORS].alpha_elder - 1));
    p->young = 0;
    p->alpha = NE_CAMP;
    p->camp = 1;
    ne_derive(e, s);
    assert_null(ne_state_ok(e, s));
}

/* NE-411: the Alpha's fixed die drives the predator off, and kills like any other die that shows its face. */
static void a_fixed_die_kills_where_one_is_bloody(void **unused)
{
    (void)unused;
    static ne_edition e;
    ne_state          s;
    e = ne_standard;
    prepare_predator(&e, &s);
    ne_apply(&e, &s, (ochre_action){NE_DO_HUNT_ALPHA, {PREY}});
    ne_apply(&e, &s, (ochre_action){NE_DO_HUNT, {PREY, 1}});
    if (s.phase == NE_ASSIGN)
        ne_apply(&e, &s, (ochre_action){.verb = NE_DO_DONE});
    assert_int_equal(s.phase, NE_HUNTING);
    ne_apply(&e, &s, (ochre_action){NE_ROLL, {0, 2}});
    assert_int_equal(s.phase, NE_PREDATOR);
    assert_int_equal(s.dice, 1);
    assert_int_equal(s.hits, 1);
    assert_int_equal(s.losses, 1);
    const int dead = s.players[0].dead;
    ne_apply(&e, &s, (ochre_action){NE_ROLL, {0, 1}}); /* a 2 neither hits nor kills */
    assert_int_equal(s.phase, NE_CLAIM);
    assert_int_equal(s.survivors, 1);
    assert_int_equal(s.players[0].alpha, NE_CAMP);
    assert_int_equal(s.players[0].dead, dead + 1);
    assert_null(ne_state_ok(&e, &s));
}

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
    e = ne_standard;
    prepare_predator(&e, &s);
    ne_apply(&e, &s, (ochre_action){NE_DO_HUNT_ALPHA, {PREY}});
    ne_apply(&e, &s, (ochre_action){NE_DO_HUNT, {PREY, 1}});
    if (s.phase == NE_ASSIGN)
        ne_apply(&e, &s, (ochre_action){.verb = NE_DO_DONE});
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
        cmocka_unit_test(random_play_meets_the_figures),
        cmocka_unit_test(random_solo_games_are_often_lost_at_once),
        cmocka_unit_test(greedy_wins_solo_games),
        cmocka_unit_test(greedy_beats_random),
        cmocka_unit_test(wrong_editions_are_refused_by_field_and_clause),
        cmocka_unit_test(an_extreme_edition_can_be_played),
        cmocka_unit_test(a_fixed_die_kills_where_one_is_bloody),
        cmocka_unit_test(courtship_without_a_roll_is_told),
        cmocka_unit_test(losses_of_others_are_told),
        cmocka_unit_test(nobody_bids_where_nobody_may),
        cmocka_unit_test(bids_of_the_extinct_are_told),
        cmocka_unit_test(fixed_dice_and_dead_hunters_are_told),
        cmocka_unit_test(a_hunt_without_a_roll_is_told),
        cmocka_unit_test(a_hunt_without_a_roll_is_told_after_another),
        cmocka_unit_test(a_suitor_dies_on_the_face_of_the_edition),
    };
    return RUN_SUITE("neanderthal", tests);
}
