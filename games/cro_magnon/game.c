/* game.c - how Cro-Magnon fills the contract. */
#include "games/cro_magnon/game.h"

#include "games/cro_magnon/state.h"

static const ochre_option options[] = {{.name = NULL}}; /* no variants (CM-803) */

static int players(const void *state)
{
    return ((const cm_state *)state)->seats;
}

const ochre_game cm_game = {
    .id = "cro-magnon",
    .title = {"Cro-Magnon", "Кроманьон"},
    .about =
        {"spread your tribes over the world, collect resources, hold the areas that are scored",
         "расселяйте племена по миру, собирайте ресурсы, держите области, когда их считают"},
    .prefix = "CM",
    .min_players = 2,
    .max_players = CM_SEATS,
    .rules_version = 1,

    .state_size = sizeof(cm_state),
    .edition_size = sizeof(cm_edition),
    .edition = &cm_standard,
    .options = options,
    .state_fields = cm_state_fields,
    .edition_fields = cm_edition_fields,
    .verbs = cm_verbs,
    .notation_clause = "CM-601",
    .turn_clause = "CM-601",

    .start = cm_start,
    .players = players,
    .actor = cm_actor,
    .legal = cm_legal,
    .outcomes = cm_outcomes,
    .sample = cm_sample,
    .refusal = cm_refusal,
    .apply = cm_apply,
    .hide = cm_hide,
    .seen = cm_seen,
    .result = cm_result,
    .state_ok = cm_state_ok,
    .derive = cm_derive,
    .edition_ok = cm_edition_ok,
    .draw = cm_draw,
    .say = cm_say,
    .odds = cm_odds,
    .weigh = cm_weigh,
    .estimate = cm_estimate,
};
