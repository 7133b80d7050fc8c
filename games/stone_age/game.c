/* game.c - how Stone Age fills the contract. */
#include "games/stone_age/game.h"

#include "games/stone_age/state.h"

static int players(const void *state)
{
    return ((const sa_state *)state)->seats;
}

const ochre_game sa_game = {
    .id = "stone-age",
    .title = {"Stone Age", "Каменный век"},
    .about = {"place your people, roll for resources, feed your tribe, buy cards and huts",
              "расставляйте людей, добывайте ресурсы, кормите племя, берите карты и хижины"},
    .prefix = "SA",
    .min_players = 2,
    .max_players = SA_SEATS,
    .rules_version = 1,

    .state_size = sizeof(sa_state),
    .edition_size = sizeof(sa_edition),
    .edition = &sa_standard,
    .options = sa_options,
    .state_fields = sa_state_fields,
    .edition_fields = sa_edition_fields,
    .verbs = sa_verbs,
    .notation_clause = "SA-012",
    .turn_clause = "SA-014",

    .start = sa_start,
    .players = players,
    .actor = sa_actor,
    .legal = sa_legal,
    .outcomes = sa_outcomes,
    .sample = sa_sample,
    .refusal = sa_refusal,
    .apply = sa_apply,
    .hide = sa_hide,
    .seen = sa_seen,
    .result = sa_result,
    .state_ok = sa_state_ok,
    .derive = sa_derive,
    .edition_ok = sa_edition_ok,
    .draw = sa_draw,
    .say = sa_say,
    .intend = sa_intend,
    .odds = sa_odds,
    .weigh = sa_weigh,
    .estimate = sa_estimate,
};
