/* edition.c - what is printed on the pieces of Pebbles, as const data.
 *
 * Whoever wants another game changes a number here, or exports the edition as JSON, edits it there
 * and plays with that file. What the field table's ranges cannot check is checked below. */
#include "games/pebbles/state.h"

// clang-format off
const pb_edition pb_standard = {
    .edition = "standard",
    /*          1         2         3         4        5        6 */
    .face = {   PB_WHITE, PB_WHITE, PB_WHITE, PB_GREY, PB_GREY, PB_RED },
    /*          white  grey  red */
    .value = {  1,     2,    3 },
    .mixed = 3,
    .goal = { 2, 3 },
    .rounds = 20,
    .tokens = {
        /* name                     pays for   each  copies */
        { { "shell",   "ракушка" }, PB_WHITE,  2,    2 },
        { { "feather", "перо" },    PB_GREY,   2,    2 },
        { { "amber",   "янтарь" },  PB_RED,    3,    2 },
        { { "bone",    "кость" },   PB_ANY,    1,    1 },
    },
};
// clang-format on

bool pb_edition_ok(const void *edition, ochre_text *why)
{
    const pb_edition *e = edition;
    int               tokens = 0;
    for (int t = 0; t < PB_TOKENS; t++)
        tokens += e->tokens[t].copies;
    if (tokens >= PB_SEATS)
        return true;
    ochre_text_format(why, "tokens: %d in all, but four players draw one each (PB-103)", tokens);
    return false;
}
