/* golden.c - whole games as readable text, kept in games/GAME/golden/ and reviewed as a diff.
 *
 * Each text is one random game from a fixed seed: the set-up, every action with its sentence, the
 * picture of the table now and then and at the end, and the result. Whatever changes the course, the
 * notation, the sentences or the picture of a game shows here.
 *
 *     golden ROOT            compares
 *     golden ROOT --write    writes the files anew */
#include <stdalign.h>
#include <string.h>

#include <ochre/match.h>
#include <ochre/notation.h>

#include "tests/golden_file.h"
#include "tests/testing.h"

enum { PICTURE_EVERY = 100 };

static const char *root = ".";
static bool        writing;

static void write_picture(const ochre_game *game, const void *state, ochre_text *out)
{
    static ochre_canvas canvas;
    ochre_canvas_clear(&canvas);
    game->draw(game->edition, state, OCHRE_EVERYTHING, OCHRE_EN, &canvas);
    ochre_text_char(out, '\n');
    ochre_canvas_text(&canvas, out);
    ochre_text_char(out, '\n');
}

/*   12  A  wade 2               A wades in with two dice.  */
static void write_ply(const ochre_game *game, int ply, const void *before, const void *after,
                      ochre_action action, ochre_text *out)
{
    enum { NUMBER_WIDTH = 5, ACTION_WIDTH = 34 };
    char       digits_data[16], action_data[256];
    ochre_text digits = OCHRE_TEXT(digits_data), text = OCHRE_TEXT(action_data);
    const int  actor = game->actor(before);
    ochre_text_int(&digits, ply);
    for (size_t i = digits.length; i < NUMBER_WIDTH; i++)
        ochre_text_char(out, ' ');
    ochre_action_text(game, action, &text);
    ochre_text_format(out, "%s  %c  %s", digits_data,
                      actor == OCHRE_CHANCE ? '*' : ochre_seat_letter(actor), action_data);
    const size_t end = out->length;
    for (size_t i = text.length; i < ACTION_WIDTH; i++)
        ochre_text_char(out, ' ');
    ochre_text_char(out, ' ');
    const size_t sentence = out->length;
    game->say(game->edition, before, after, action, OCHRE_EVERYTHING, OCHRE_EN, out);
    if (out->length == sentence) { /* nothing was said: no trailing blanks */
        out->length = end;
        out->data[end] = '\0';
    }
    ochre_text_char(out, '\n');
}

static ochre_action choose(const ochre_game *game, const void *state, ochre_rng *rng)
{
    ochre_action action[OCHRE_LEGAL];
    if (game->actor(state) == OCHRE_CHANCE)
        return game->sample(game->edition, state, rng);
    const int n = game->legal(game->edition, state, action);
    return action[ochre_rng_below(rng, (uint32_t)n)];
}

static void write_result(const ochre_game *game, const void *state, ochre_text *out)
{
    ochre_result result;
    game->result(game->edition, state, &result);
    ochre_text_format(out, "over by %s\n", result.how);
    for (int i = 0; i < game->players(state); i++)
        ochre_text_format(out, "%c  score %d  rank %d  share %d/%d\n", ochre_seat_letter(i),
                          (int)result.score[i], result.rank[i], result.share[i], OCHRE_WHOLE_WIN);
}

static void write_game(const ochre_game *game, int players, ochre_text *out)
{
    alignas(16) uint8_t before[OCHRE_STATE] = {0}, state[OCHRE_STATE] = {0};
    ochre_setup         setup;
    ochre_rng           rng;
    ochre_setup_trial(game, players, &setup);
    ochre_rng_seed(&rng, (uint64_t)players, 0);
    assert_null(game->start(game->edition, state, &setup));
    ochre_text_format(out, "%s, players %d, seed %d\n\n", game->id, players, players);
    for (int ply = 1; game->actor(state) != OCHRE_OVER; ply++) {
        const ochre_action action = choose(game, state, &rng);
        memcpy(before, state, sizeof before);
        game->apply(game->edition, state, action);
        write_ply(game, ply, before, state, action, out);
        if (ply % PICTURE_EVERY == 0)
            write_picture(game, state, out);
    }
    write_picture(game, state, out);
    write_result(game, state, out);
}

static void games_are_the_golden_ones(void **unused)
{
    static char data[1 << 20];
    (void)unused;
    for (int g = 0; ochre_games[g] != NULL; g++)
        for (int n = ochre_games[g]->min_players; n <= ochre_games[g]->max_players; n++) {
            char       name_data[40];
            ochre_text name = OCHRE_TEXT(name_data), text = OCHRE_TEXT(data);
            ochre_text_format(&name, "random-%d-players.txt", n);
            write_game(ochre_games[g], n, &text);
            assert_false(text.full);
            golden_compare(root, ochre_games[g], name_data, data, writing);
        }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_the_golden_ones),
    };
    golden_arguments(argc, argv, &root, &writing);
    return RUN_SUITE("golden", tests);
}
