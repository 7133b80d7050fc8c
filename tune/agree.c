/* agree.c - how often bots choose otherwise, and how often a bot chooses otherwise than itself.
 *
 *     agree GAME PLAYERS POSITIONS BOT...
 *
 * Games are played at level `normal`; one decision in so many is put to all bots, to each of them twice, with luck of its
 * own each time. Two bots differ by luck as often as each of them from itself; what they differ in beyond that is what
 * the one decides and the other does not. What two bots chose is also judged, by a search that looks at nothing else than
 * the one action: the second's choices are worth so much more of a win than the first's. Prints one JSON object: the
 * positions, the decisions with a choice that a seat has in a game, how often each bot differs from itself, and for each pair
 * how often they differ, how often beyond luck, and what that is worth a decision, both with standard errors. */
#include <ochre/bot.h>
#include <ochre/match.h>
#include <ochre/search.h>

#include <math.h>
#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BOTS = 8,
    ASKED = 2,        /* times */
    SELDOM = 17,      /* one decision in so many that leave a choice */
    JUDGED_BY = 4000, /* iterations for each action */
    ANSWERS = BOTS * ASKED
};

typedef struct {
    const char    *name;
    ochre_bot_spec spec;
    ochre_thinking thinking[ASKED];
    ochre_rng      rng[ASKED];
    ochre_action   answer[ASKED];
} contestant;

typedef struct {
    double all, squares;
} sum;

typedef struct {
    const ochre_game *game;
    int               players, wanted, positions, bots;
    contestant        driver, bot[BOTS];
    double            differ[BOTS][BOTS]; /* sums over positions; of a bot from itself */
    sum               beyond[BOTS][BOTS]; /* of what luck does not explain */
    sum               worth[BOTS][BOTS];
    /* The judge, and what he has said of the position so far. */
    ochre_search   judge;
    ochre_thinking sitting;
    ochre_rng      lot;
    ochre_action   judged[ANSWERS];
    float          win[ANSWERS];
    int            verdicts;
    uint64_t       decisions, games; /* those with a choice */
} survey;

/* False: there is no such bot, or no memory for it. */
static bool seat_bot(contestant *c, const char *name, const ochre_game *game, uint64_t number)
{
    c->name = name;
    if (!ochre_bot_parse(name, game, &c->spec))
        return false;
    for (int i = 0; i < ASKED; i++) {
        ochre_rng_seed(&c->rng[i], number, (uint64_t)i);
        c->thinking[i].bytes = ochre_bot_memory(&c->spec);
        c->thinking[i].memory = calloc(1, c->thinking[i].bytes + 1);
        if (c->thinking[i].memory == NULL)
            return false;
    }
    return true;
}

static void ask(contestant *c, int time, const ochre_game *game, const void *state)
{
    if (ochre_bot_choose(&c->spec, game, game->edition, state, &c->rng[time], &c->thinking[time],
                         &c->answer[time]) != OCHRE_OK)
        abort(); /* it has the memory that it likes to have */
}

/* False: there is no memory for it. */
static bool seat_judge(survey *s)
{
    s->judge = ochre_search_of(s->game);
    s->judge.iterations = JUDGED_BY;
    s->sitting.bytes = ochre_search_memory(JUDGED_BY + 2);
    s->sitting.memory = calloc(1, s->sitting.bytes);
    ochre_rng_seed(&s->lot, BOTS + 1, 0);
    return s->sitting.memory != NULL;
}

/* The part of their answers in which two bots differ; for one bot, whether it differs from itself. */
static double difference(const contestant *a, const contestant *b)
{
    int differ = 0;
    if (a == b)
        return !ochre_action_same(a->answer[0], a->answer[1]);
    for (int i = 0; i < ASKED; i++)
        for (int j = 0; j < ASKED; j++)
            differ += !ochre_action_same(a->answer[i], b->answer[j]);
    return (double)differ / (ASKED * ASKED);
}

static double worth_of(survey *s, const void *state, ochre_action action)
{
    float win;
    for (int i = 0; i < s->verdicts; i++)
        if (ochre_action_same(s->judged[i], action))
            return s->win[i];
    memset(s->sitting.memory, 0, s->sitting.bytes);
    if (ochre_search_judge(&s->judge, s->game, s->game->edition, state, action, &s->lot,
                           &s->sitting, &win) != OCHRE_OK)
        abort(); /* as above */
    s->judged[s->verdicts] = action;
    s->win[s->verdicts++] = win;
    return win;
}

/* By how much the second chooses better. */
static double advantage(survey *s, const void *state, const contestant *a, const contestant *b)
{
    double better = 0;
    if (difference(a, b) == 0)
        return 0;
    for (int i = 0; i < ASKED; i++)
        better += worth_of(s, state, b->answer[i]) - worth_of(s, state, a->answer[i]);
    return better / ASKED;
}

static void add(sum *to, double value)
{
    to->all += value;
    to->squares += value * value;
}

static void compare(survey *s, const void *state)
{
    s->verdicts = 0;
    for (int i = 0; i < s->bots; i++)
        for (int time = 0; time < ASKED; time++)
            ask(&s->bot[i], time, s->game, state);
    for (int i = 0; i < s->bots; i++)
        for (int j = i; j < s->bots; j++) {
            const contestant *a = &s->bot[i], *b = &s->bot[j];
            const double      all = difference(a, b);
            s->differ[i][j] += all;
            add(&s->beyond[i][j], all - (difference(a, a) + difference(b, b)) / 2);
            add(&s->worth[i][j], i == j ? 0 : advantage(s, state, a, b));
        }
    s->positions++;
}

static void play(survey *s, uint64_t number)
{
    const ochre_game *const game = s->game;
    alignas(16) uint8_t     state[OCHRE_STATE] = {0};
    ochre_action            legal[OCHRE_LEGAL];
    ochre_setup             setup;
    ochre_rng               rng;
    ochre_setup_default(game, s->players, &setup);
    ochre_rng_seed(&rng, number, 0);
    if (game->start(game->edition, state, &setup) != NULL)
        abort();
    for (int actor; (actor = game->actor(state)) != OCHRE_OVER;) {
        if (actor == OCHRE_CHANCE) {
            game->apply(game->edition, state, game->sample(game->edition, state, &rng));
            continue;
        }
        const bool is_open = game->legal(game->edition, state, legal) > 1;
        s->decisions += is_open;
        if (is_open && s->positions < s->wanted && ochre_rng_below(&rng, SELDOM) == 0)
            compare(s, state);
        ask(&s->driver, 0, game, state);
        game->apply(game->edition, state, s->driver.answer[0]);
    }
    s->games++;
}

static double mean(const survey *s, const sum *of)
{
    return of->all / s->positions;
}

static double error(const survey *s, const sum *of)
{
    return sqrt((of->squares / s->positions - mean(s, of) * mean(s, of)) / s->positions);
}

static void print(const survey *s)
{
    printf("{\"game\":\"%s\",\"players\":%d,\"positions\":%d,\"decisions\":%.1f,\"pairs\":[",
           s->game->id, s->players, s->positions,
           (double)s->decisions / (double)s->games / s->players);
    for (int i = 0; i < s->bots; i++)
        for (int j = i; j < s->bots; j++)
            printf(
                "%s{\"bot\":\"%s\",\"from\":\"%s\",\"differ\":%.4f,\"beyond\":%.4f,\"error\":%.4f,"
                "\"worth\":%.6f,\"worth_error\":%.6f}",
                i + j == 0 ? "" : ",", s->bot[i].name, s->bot[j].name,
                s->differ[i][j] / s->positions, mean(s, &s->beyond[i][j]),
                error(s, &s->beyond[i][j]), mean(s, &s->worth[i][j]), error(s, &s->worth[i][j]));
    printf("]}\n");
}

int main(int argc, char **argv)
{
    static survey s;
    s.game = argc > 1 ? ochre_game_named(argv[1]) : NULL;
    s.players = argc > 2 ? atoi(argv[2]) : 0;
    s.wanted = argc > 3 ? atoi(argv[3]) : 0;
    s.bots = argc - 4;
    bool is_well = s.game != NULL && s.players >= s.game->min_players &&
                   s.players <= s.game->max_players && s.wanted > 0 && s.bots >= 1 &&
                   s.bots <= BOTS;
    is_well = is_well && seat_bot(&s.driver, "normal", s.game, BOTS) && seat_judge(&s);
    for (int i = 0; is_well && i < s.bots; i++)
        is_well = seat_bot(&s.bot[i], argv[4 + i], s.game, (uint64_t)i);
    if (!is_well) {
        fprintf(stderr, "usage: agree GAME PLAYERS POSITIONS BOT... (at most %d)\n", BOTS);
        return 2;
    }
    for (uint64_t number = 1; s.positions < s.wanted; number++)
        play(&s, number);
    print(&s);
    return 0;
}
