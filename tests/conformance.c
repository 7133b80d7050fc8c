/* conformance.c - what every game of the shelf promises, checked on every game of the registry, with
 * every number of players and every value of every option.
 *
 * A new game passes this suite before it is played; docs/adding-a-game.md ends here. The promises are
 * sorted into files by what they are about; here are those about a game as a whole, and the list.
 * A failure names game, set-up, seed and ply: the same seed plays the same game again. */
#include "tests/conformance.h"

#include <ochre/json.h>
#include <ochre/match.h>

/* ---- how a game presents itself ---- */

static void check_words(conf_walk *w)
{
    const ochre_game *g = w->game;
    for (int lang = OCHRE_EN; lang <= OCHRE_RU; lang++) {
        CONF_CHECK(w, g->title[lang] != NULL && g->title[lang][0] != '\0', "no title");
        CONF_CHECK(w, g->about[lang] != NULL && g->about[lang][0] != '\0', "no line about it");
        CONF_CHECK(w, conf_is_utf8(g->about[lang], strlen(g->about[lang])), "no UTF-8");
    }
    CONF_CHECK(w, ochre_game_named(g->id) == g, "cannot be found by its id");
    CONF_CHECK(w, g->state_size <= OCHRE_STATE, "a state of %d bytes", (int)g->state_size);
    CONF_CHECK(w, g->max_players <= OCHRE_SEATS && g->min_players >= 1, "a strange table");
    CONF_CHECK(w, g->rules_version >= 1 && g->notation_clause != NULL && g->turn_clause != NULL,
               "something is missing");
    CONF_CHECK(w, g->players(w->state) == w->setup.players, "%d players, says the state",
               g->players(w->state));
    for (int i = 0; g->options[i].name != NULL; i++)
        CONF_CHECK(w, i < OCHRE_OPTIONS && g->options[i].help != NULL, "option %s",
                   g->options[i].name);
}

static void games_introduce_themselves(void **unused)
{
    (void)unused;
    conf_cases(true, check_words);
}

static void check_types(conf_walk *w)
{
    static char data[CONF_JSON];
    ochre_text  text = OCHRE_TEXT(data);
    ochre_types_write(w->game, &text);
    CONF_CHECK(w, text.length > 100 && !text.full, "%d bytes of types", (int)text.length);
    for (const ochre_verb *v = w->game->verbs; v->word != NULL; v++)
        CONF_CHECK(w, strstr(data, v->word) != NULL, "the types do not know `%s`", v->word);
}

static void types_name_every_verb(void **unused)
{
    (void)unused;
    conf_cases(true, check_types);
}

/* ---- setting up ---- */

static void refuse_setup(const conf_walk *w, const ochre_setup *setup, const char *what)
{
    alignas(16) uint8_t state[OCHRE_STATE], same[OCHRE_STATE];
    memset(state, 0xa5, sizeof state);
    memset(same, 0xa5, sizeof same);
    CONF_CHECK(w, w->game->start(w->edition, state, setup) != NULL, "%s out of range starts", what);
    CONF_CHECK(w, memcmp(state, same, sizeof state) == 0, "a refused start wrote something");
}

static void check_setup(conf_walk *w)
{
    const char *clause = w->game->state_ok(w->edition, w->state);
    CONF_CHECK(w, clause == NULL, "the first state breaks %s", clause);
    ochre_setup setup = w->setup;
    for (setup.players = -1; setup.players <= OCHRE_SEATS + 1; setup.players++)
        if (setup.players < w->game->min_players || setup.players > w->game->max_players)
            refuse_setup(w, &setup, "the number of players");
    setup.players = w->setup.players;
    for (int i = 0; w->game->options[i].name != NULL; i++) {
        setup.option[i] = w->game->options[i].lo - 1;
        refuse_setup(w, &setup, w->game->options[i].name);
        setup.option[i] = w->game->options[i].hi + 1;
        refuse_setup(w, &setup, w->game->options[i].name);
        setup.option[i] = w->setup.option[i];
    }
    /* Equal set-ups are equal bytes, whatever lay in memory before; nothing is written behind. */
    alignas(16) uint8_t state[OCHRE_STATE];
    memset(state, 0xa5, sizeof state);
    w->game->start(w->edition, state, &w->setup);
    CONF_CHECK(w, memcmp(state, w->state, w->game->state_size) == 0, "a start depends on memory");
    for (size_t i = w->game->state_size; i < sizeof state; i++)
        CONF_CHECK(w, state[i] == 0xa5, "start wrote behind the state");
}

static void setups_out_of_range_are_refused(void **unused)
{
    (void)unused;
    conf_cases(false, check_setup);
}

/* ---- invariants over many games (R13) ---- */

static void check_invariants(conf_walk *w)
{
    const char *clause = w->game->state_ok(w->edition, w->state);
    CONF_CHECK(w, clause == NULL, "the state breaks %s", clause);
}

static void invariants_hold_after_every_action(void **unused)
{
    (void)unused;
    conf_walks((conf_plan){.games = conf_volume(300), .stride = 1, .only_defaults = true},
               check_invariants);
    conf_walks((conf_plan){.games = 3, .stride = 1}, check_invariants);
}

/* ---- results ---- */

static bool is_one_mind(const conf_walk *w)
{
    return w->game->is_one_mind != NULL && w->game->is_one_mind(w->state);
}

/* One person against the game, who may lose it with nobody winning. */
static bool is_alone(const conf_walk *w)
{
    return w->setup.players == 1 || is_one_mind(w);
}

static void check_ranks(const conf_walk *w, const ochre_result *r)
{
    int shares = 0;
    CONF_CHECK(w, r->how != NULL, "the end has no clause");
    for (int i = 0; i < w->setup.players; i++) {
        int ahead = 0, winners = 0;
        for (int j = 0; j < w->setup.players; j++) {
            ahead += r->rank[j] < r->rank[i];
            winners += r->rank[j] == 1;
        }
        CONF_CHECK(w, r->rank[i] == ahead + 1, "rank %d of seat %d, but %d are ahead", r->rank[i],
                   i + 1, ahead);
        const bool may_share = r->rank[i] == 1 && r->share[i] * winners == OCHRE_WHOLE_WIN;
        CONF_CHECK(w, r->share[i] == 0 || may_share, "share %d at rank %d with %d winners",
                   r->share[i], r->rank[i], winners);
        CONF_CHECK(w, !is_one_mind(w) || r->share[i] == r->share[0],
                   "one mind has %d in seat %d and %d in the first", r->share[i], i + 1,
                   r->share[0]);
        shares += r->share[i];
    }
    CONF_CHECK(w, shares == OCHRE_WHOLE_WIN || (shares == 0 && is_alone(w)), "shares add up to %d",
               shares);
}

static void check_result(conf_walk *w)
{
    ochre_result r;
    memset(&r, 0xa5, sizeof r);
    w->game->result(w->edition, w->state, &r);
    for (int i = w->setup.players; i < OCHRE_SEATS; i++)
        CONF_CHECK(w, r.rank[i] == 0 && r.share[i] == 0, "seat %d does not play", i + 1);
    if (w->actor == OCHRE_OVER)
        check_ranks(w, &r);
    for (int i = 0; i < w->setup.players && w->actor != OCHRE_OVER; i++)
        CONF_CHECK(w, r.rank[i] == 0 && r.share[i] == 0, "seat %d is ranked during play", i + 1);
}

static void ranks_and_shares_fit_together(void **unused)
{
    (void)unused;
    conf_walks((conf_plan){.games = 8, .stride = 29}, check_result);
}

/* ---- hints and odds ---- */

/* Of the game that was asked last. */
static ochre_notes *notes_for(const conf_walk *w)
{
    static ochre_notes notes;
    static const void *about;
    if (about != w->edition)
        memset(&notes, 0, sizeof notes);
    about = w->edition;
    return &notes;
}

static void check_estimate(const conf_walk *w)
{
    uint32_t share[OCHRE_SEATS] = {0}, noted[OCHRE_SEATS] = {0};
    uint64_t all = 0;
    w->game->estimate(w->edition, w->state, share, NULL);
    w->game->estimate(w->edition, w->state, noted, notes_for(w));
    CONF_CHECK(w, memcmp(share, noted, sizeof share) == 0, "estimates another way from notes");
    for (int i = 0; i < w->setup.players; i++) {
        CONF_CHECK(w, !is_one_mind(w) || share[i] == share[0],
                   "one mind is estimated at %u in seat %d and at %u in the first", share[i], i + 1,
                   share[0]);
        all += share[i];
    }
    CONF_CHECK(w, all <= 60000 + OCHRE_SEATS && (is_alone(w) || all + OCHRE_SEATS >= 60000),
               "estimates add up to %llu", (unsigned long long)all);
}

static void check_odds(const conf_walk *w, ochre_action a)
{
    ochre_odds odds[OCHRE_ODDS];
    const int  n = w->game->odds(w->edition, w->state, w->actor, a, odds);
    CONF_CHECK(w, n >= 0 && n <= OCHRE_ODDS, "%d distributions", n);
    for (int i = 0; i < n; i++) {
        CONF_CHECK(w, odds[i].label[OCHRE_EN] != NULL && odds[i].label[OCHRE_RU] != NULL,
                   "odds of `%s` without a name", conf_text(w->game, a));
        CONF_CHECK(w, odds[i].count >= 1 && odds[i].count <= 64, "odds over %d values",
                   odds[i].count);
        for (int k = 0; k < odds[i].count; k++) {
            CONF_CHECK(w, odds[i].weight[k] > 0, "odds of `%s` with nothing",
                       conf_text(w->game, a));
            CONF_CHECK(w, k == 0 || odds[i].value[k] > odds[i].value[k - 1],
                       "odds of `%s` out of order", conf_text(w->game, a));
        }
    }
}

static void check_hints(conf_walk *w)
{
    static uint32_t weight[OCHRE_LEGAL], noted[OCHRE_LEGAL];
    check_estimate(w);
    if (w->actor < 0)
        return;
    memset(weight, 0, sizeof weight);
    w->game->weigh(w->edition, w->state, w->action, w->count, weight, NULL);
    w->game->weigh(w->edition, w->state, w->action, w->count, noted, notes_for(w));
    for (int i = 0; i < w->count; i++) {
        CONF_CHECK(w, weight[i] == noted[i], "`%s` weighs %u, with notes %u",
                   conf_text(w->game, w->action[i]), weight[i], noted[i]);
        CONF_CHECK(w, weight[i] >= 1, "`%s` has no weight", conf_text(w->game, w->action[i]));
        check_odds(w, w->action[i]);
    }
}

static void hints_and_odds_are_sound(void **unused)
{
    (void)unused;
    conf_walks((conf_plan){.games = 2, .stride = 5}, check_hints);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_introduce_themselves),
        cmocka_unit_test(types_name_every_verb),
        cmocka_unit_test(setups_out_of_range_are_refused),
        cmocka_unit_test(invariants_hold_after_every_action),
        cmocka_unit_test(listed_actions_are_legal_and_read_back),
        cmocka_unit_test(legal_and_refusal_agree_on_unlisted_actions),
        cmocka_unit_test(outcomes_have_the_weights_of_the_dice),
        cmocka_unit_test(samples_agree_with_the_weights),
        cmocka_unit_test(the_chi_square_test_finds_loaded_dice),
        cmocka_unit_test(secrets_are_dealt_anew_by_their_odds),
        cmocka_unit_test(states_survive_json),
        cmocka_unit_test(states_with_a_wrong_field_are_refused),
        cmocka_unit_test(differences_name_what_changed),
        cmocka_unit_test(editions_survive_json),
        cmocka_unit_test(editions_with_a_wrong_field_are_refused),
        cmocka_unit_test(numbers_say_what_the_json_says),
        cmocka_unit_test(a_view_tells_nothing_that_is_hidden),
        cmocka_unit_test(a_veiled_event_looks_the_same_whatever_it_was),
        cmocka_unit_test(pictures_and_sentences_are_sound),
        cmocka_unit_test(every_choice_has_words_before_it_is_made),
        cmocka_unit_test(replay_and_undo_give_equal_bytes),
        cmocka_unit_test(records_read_back),
        cmocka_unit_test(records_for_a_viewer_keep_secrets),
        cmocka_unit_test(refused_actions_change_nothing),
        cmocka_unit_test(ranks_and_shares_fit_together),
        cmocka_unit_test(hints_and_odds_are_sound),
    };
    return RUN_SUITE("conformance", tests);
}
