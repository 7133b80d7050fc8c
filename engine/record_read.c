/* record_read.c - a text file back into a match.
 *
 * The text may come from anywhere. It is read line by line, each line cut at single spaces; the four
 * lines that say what is played come first and in order, so that everything behind them can be checked
 * against the game and its edition at once. Every action goes through the checked way in. Lines about
 * dice are read in record_dice.c. */
#include <string.h>

#include <ochre/json.h>
#include <ochre/notation.h>

#include "engine/record_lines.h"

enum { TOKENS = 4096 };

/* ---- the header ---- */

static const ochre_game *read_game(reader *r)
{
    next_line(r);
    if (!is(r->line, ENGINE_RECORD_FIRST_LINE)) {
        fail(r, OCHRE_MALFORMED, "a record begins with `ochre record 1`");
        return NULL;
    }
    next_line(r);
    char       id[WORD];
    const bool is_game_line = is(take_word(r), "game");
    if (!is_game_line || !copy_word(r->line, id)) {
        fail(r, OCHRE_MALFORMED, "expected `game` and the id of a game");
        return NULL;
    }
    const ochre_game *game = ochre_game_named(id);
    if (game == NULL)
        fail(r, OCHRE_UNKNOWN, "there is no game of that id");
    return game;
}

static ochre_status read_rules(reader *r, const ochre_game *game)
{
    next_line(r);
    if (!is(take_word(r), "rules") || small_number(r->line) == 0)
        return fail(r, OCHRE_MALFORMED, "expected `rules` and their version");
    if (small_number(r->line) == game->rules_version)
        return OCHRE_OK;
    ochre_text_format(r->why,
                      "line %d: the record follows version %d of the rules, this is version %d",
                      r->number, small_number(r->line), game->rules_version);
    return OCHRE_INVALID;
}

/* Which one is missing, and which one was taken instead. */
static ochre_status fail_edition(reader *r, span named, const ochre_game *game, const void *edition)
{
    ochre_text_format(r->why, "line %d: the record was played with another edition, ", r->number);
    engine_record_put_name(r->why, named.at, named.size);
    ochre_text_string(r->why, ", which must be given with it; this is ");
    engine_record_put_edition(game, edition, r->why);
    return OCHRE_INVALID;
}

static ochre_status read_edition(reader *r, const ochre_game *game, const void *edition)
{
    next_line(r);
    uint64_t hash;
    if (!is(take_word(r), "edition"))
        return fail(r, OCHRE_MALFORMED, "expected `edition`, its name and its hash");
    const span named = r->line;
    span       last; /* a name may have several words; the hash stands behind it */
    do
        last = take_word(r);
    while (r->line.size > 0);
    if (!read_hash(last, &hash))
        return fail(r, OCHRE_MALFORMED, "the hash of an edition has sixteen digits 0-9 a-f");
    if (hash != ochre_edition_hash(game, edition))
        return fail_edition(r, named, game, edition);
    return OCHRE_OK;
}

static ochre_status read_players(reader *r, const ochre_game *game, ochre_setup *setup)
{
    next_line(r);
    if (!is(take_word(r), "players") || small_number(r->line) == 0)
        return fail(r, OCHRE_MALFORMED, "expected `players` and their number");
    ochre_setup_default(game, small_number(r->line), setup);
    return OCHRE_OK;
}

static ochre_status read_option(reader *r, const ochre_game *game, ochre_setup *setup)
{
    char name[WORD], value[WORD];
    if (!copy_word(take_word(r), name) || !copy_word(r->line, value))
        return fail(r, OCHRE_MALFORMED, "expected the name of an option and its value");
    const ochre_status status = ochre_setup_option(game, setup, name, value);
    if (status == OCHRE_UNKNOWN)
        return fail(r, status, "the game has no option of that name");
    return status == OCHRE_OK ? status : fail(r, status, "the option cannot have that value");
}

static ochre_status read_seat(reader *r, const ochre_setup *setup)
{
    const int seat = small_number(take_word(r));
    if (seat == 0 || seat > setup->players || seat > OCHRE_SEATS)
        return fail(r, OCHRE_INVALID, "there is no such seat");
    if (r->line.size == 0 || r->line.size >= OCHRE_NAME)
        return fail(r, OCHRE_INVALID, "a name has 1 to 79 bytes");
    if ((r->named >> seat & 1) != 0)
        return fail(r, OCHRE_INVALID, "the seat has a name already");
    r->named |= 1u << seat;
    for (size_t i = 0; i < r->line.size;) {
        uint32_t point;
        i += engine_utf8_next(r->line.at + i, r->line.size - i, &point);
        if (engine_record_is_control(point))
            return fail(r, OCHRE_INVALID, "the name holds a character that cannot be shown");
    }
    if (r->names != NULL) {
        memset(r->names->seat[seat - 1], 0, OCHRE_NAME);
        memcpy(r->names->seat[seat - 1], r->line.at, r->line.size);
    }
    return OCHRE_OK;
}

/* ---- the match ---- */

static ochre_status read_position(reader *r, const ochre_setup *setup)
{
    const ochre_match  *m = r->match;
    ochre_json_token    tokens[TOKENS];
    ochre_json          j;
    char                reason[200];
    ochre_text          why = OCHRE_TEXT(reason);
    alignas(16) uint8_t state[OCHRE_STATE] = {0};
    ochre_status        status = ochre_json_cut(&j, r->line.at, r->line.size, tokens, TOKENS, &why);
    if (status == OCHRE_OK)
        status = ochre_state_read(m->game, m->edition, state, &j, 0, &why);
    if (status != OCHRE_OK) {
        ochre_text_format(r->why, "line %d: the position: %s", r->number, reason);
        return status == OCHRE_FULL ? OCHRE_INVALID : status;
    }
    if (m->game->players(state) != setup->players)
        return fail(r, OCHRE_INVALID, "the position has another number of players");
    ochre_match_load(r->match, state);
    return OCHRE_OK;
}

/* Lines up to the first action; leaves that line as the present one, or an empty one at the end. */
static ochre_status read_set_up(reader *r, const ochre_game *game, const void *edition,
                                ochre_action *log, int capacity)
{
    ochre_setup  setup;
    reader       position = {0};
    ochre_status status = read_players(r, game, &setup);
    const int    players_line = r->number;
    while (status == OCHRE_OK && next_line(r)) {
        const span whole = r->line;
        const span word = take_word(r);
        if (is(word, "option"))
            status = read_option(r, game, &setup);
        else if (is(word, "seat"))
            status = read_seat(r, &setup);
        else if (is(word, "dice"))
            status = engine_record_dice_line(r);
        else if (is(word, "salt"))
            status = engine_record_salt_line(r, &setup);
        else if (is(word, "position"))
            position = *r; /* can be read only when all options are known */
        else {
            r->line = whole;
            break;
        }
    }
    if (status != OCHRE_OK)
        return status;
    const char *clause;
    status = ochre_match_start(r->match, game, edition, &setup, log, capacity, &clause);
    if (status != OCHRE_OK)
        ochre_text_format(r->why, "line %d: such a set-up is forbidden by %s", players_line,
                          clause);
    if (status == OCHRE_OK && position.text != NULL)
        status = read_position(&position, &setup);
    return status;
}

static ochre_status read_end(reader *r)
{
    const ochre_match *m = r->match;
    uint64_t           hash;
    if (ochre_match_actor(m) != OCHRE_OVER)
        return fail(r, OCHRE_INVALID, "the record ends, but the game is not over");
    if (r->line.size > 0 && !read_hash(r->line, &hash))
        return fail(r, OCHRE_MALFORMED, "a hash has sixteen digits 0-9 a-f");
    if (r->line.size > 0 && hash != ochre_hash(0, m->state, m->game->state_size))
        return fail(r, OCHRE_INVALID, "the last state has another hash");
    if (!next_line(r))
        return OCHRE_OK;
    if (is(take_word(r), "secret"))
        return engine_record_secret_line(r);
    return fail(r, OCHRE_MALFORMED, "nothing may stand behind `end` but the secret of the dice");
}

static ochre_status read_action(reader *r, int who)
{
    ochre_match *m = r->match;
    char         reason[300];
    ochre_text   why = OCHRE_TEXT(reason);
    ochre_action action;
    ochre_status status = ochre_action_parse(m->game, r->line.at, r->line.size, &action, &why);
    if (status != OCHRE_OK)
        return fail(r, status, reason);
    if (m->game->verbs[action.verb].flags & OCHRE_VERB_SEEN)
        return fail(r, OCHRE_UNKNOWN, "a veiled event cannot be replayed");
    const char *clause;
    status = engine_record_count_event(r, who);
    if (status != OCHRE_OK)
        return status;
    status = ochre_match_play(m, who, action, &clause);
    if (status == OCHRE_FULL)
        return fail(r, status, "the record is longer than the log has room for");
    if (status != OCHRE_OK)
        ochre_text_format(r->why, "line %d: forbidden by %s", r->number, clause);
    return status;
}

static ochre_status read_line(reader *r)
{
    const span word = take_word(r);
    if (is(word, "end"))
        return read_end(r);
    if (is(word, "secret"))
        return engine_record_secret_line(r);
    if (is(word, "counter"))
        return engine_record_counter_line(r);
    if (is(word, "*"))
        return read_action(r, OCHRE_CHANCE);
    const int seat = small_number(word);
    if (seat == 0)
        return fail(r, OCHRE_MALFORMED, "expected a seat or * and an action, or `end`");
    return read_action(r, seat - 1);
}

const ochre_game *ochre_record_game(const char *text, size_t length, ochre_text *why)
{
    reader r = {.text = text, .length = length, .why = why};
    return read_game(&r);
}

ochre_status ochre_record_read(const char *text, size_t length, const void *edition, ochre_match *m,
                               ochre_action *log, int capacity, ochre_record_names *names,
                               ochre_text *why)
{
    return ochre_record_read_dice(text, length, edition, m, log, capacity, names, NULL, why);
}

ochre_status ochre_record_read_dice(const char *text, size_t length, const void *edition,
                                    ochre_match *m, ochre_action *log, int capacity,
                                    ochre_record_names *names, ochre_record_dice *dice,
                                    ochre_text *why)
{
    reader r = {
        .text = text, .length = length, .match = m, .names = names, .dice = dice, .why = why};
    m->game = NULL;
    if (names != NULL)
        memset(names, 0, sizeof(*names));
    if (dice != NULL)
        *dice = (ochre_record_dice){.event = dice->event, .sealed = length};
    const ochre_game *game = read_game(&r);
    if (game == NULL)
        return OCHRE_MALFORMED;
    if (edition == NULL)
        edition = game->edition;
    ochre_status status = read_rules(&r, game);
    if (status == OCHRE_OK)
        status = read_edition(&r, game, edition);
    if (status == OCHRE_OK)
        status = read_set_up(&r, game, edition, log, capacity);
    while (status == OCHRE_OK && r.line.size > 0) {
        status = read_line(&r);
        if (status == OCHRE_OK)
            next_line(&r);
    }
    if (status == OCHRE_OK && r.has_counter)
        return fail(&r, OCHRE_MALFORMED, "a counter stands before an event of chance");
    return status;
}
