/* record_write.c - a match as a text file; the form is told in include/ochre/record.h.
 *
 * The log holds no seats: who did what follows from the state before, so writing is a replay too. */
#include "engine/record.h"

#include <string.h>

#include <ochre/json.h>
#include <ochre/notation.h>

void engine_record_put_name(ochre_text *out, const char *name, size_t most)
{
    size_t left = 0;
    while (left < most && name[left] != '\0')
        left++;
    while (left > 0) {
        uint32_t     point;
        const size_t taken = engine_utf8_next(name, left, &point);
        if (engine_record_is_control(point))
            ochre_text_char(out, '?');
        else
            ochre_text_bytes(out, name, taken);
        name += taken;
        left -= taken;
    }
}

/* Editions carry their name in a string field called `edition`. */
void engine_record_put_edition(const ochre_game *game, const void *edition, ochre_text *out)
{
    const size_t before = out->length;
    for (const ochre_field *f = game->edition_fields; f != NULL && f->name != NULL; f++)
        if (f->type == OCHRE_STRING && strcmp(f->name, "edition") == 0)
            engine_record_put_name(out, (const char *)edition + f->offset, f->size);
    if (out->length == before)
        ochre_text_string(out, "unnamed");
    ochre_text_char(out, ' ');
    ochre_text_hex(out, ochre_edition_hash(game, edition));
}

static void put_options(const ochre_game *game, const ochre_setup *setup, ochre_text *out)
{
    for (int i = 0; i < OCHRE_OPTIONS && game->options[i].name != NULL; i++) {
        const ochre_option *option = &game->options[i];
        const int32_t       value = setup->option[i];
        if (value == option->fallback)
            continue;
        ochre_text_format(out, "option %s ", option->name);
        if (option->names != NULL && value >= option->lo && value <= option->hi)
            ochre_text_string(out, option->names[value - option->lo]);
        else
            ochre_text_int(out, value);
        ochre_text_char(out, '\n');
    }
}

/* A line that is not there when its value is empty. */
static void put_line(const char *key, const char *value, ochre_text *out)
{
    if (value[0] != '\0')
        ochre_text_format(out, "%s %s\n", key, value);
}

static void put_dice(const ochre_record_dice *dice, int players, ochre_text *out)
{
    put_line("dice", dice->commitment, out);
    for (int seat = 0; seat < players; seat++) {
        if (dice->salt[seat][0] != '\0')
            ochre_text_format(out, "salt %d %s\n", seat + 1, dice->salt[seat]);
    }
}

static void put_header(const ochre_match *m, const ochre_record_names *names,
                       const ochre_record_dice *dice, int viewer, ochre_text *out)
{
    ochre_text_string(out, ENGINE_RECORD_FIRST_LINE);
    ochre_text_format(out, "\ngame %s\nrules %d\n", m->game->id, m->game->rules_version);
    ochre_text_string(out, "edition ");
    engine_record_put_edition(m->game, m->edition, out);
    ochre_text_char(out, '\n');
    ochre_text_format(out, "players %d\n", m->setup.players);
    put_options(m->game, &m->setup, out);
    for (int seat = 0; names != NULL && seat < m->setup.players; seat++) {
        if (names->seat[seat][0] == '\0')
            continue;
        ochre_text_format(out, "seat %d ", seat + 1);
        engine_record_put_name(out, names->seat[seat], OCHRE_NAME);
        ochre_text_char(out, '\n');
    }
    if (dice != NULL)
        put_dice(dice, m->setup.players, out);
    if (m->from_position) {
        ochre_text_string(out, "position ");
        ochre_state_write(m->game, m->edition, m->origin, viewer, out);
        ochre_text_char(out, '\n');
    }
    ochre_text_char(out, '\n');
}

static void put_action(const ochre_match *m, const void *before, ochre_action action, int viewer,
                       ochre_text *out)
{
    const int actor = m->game->actor(before);
    if (actor == OCHRE_CHANCE)
        ochre_text_char(out, '*');
    else
        ochre_text_int(out, actor + 1);
    ochre_text_char(out, ' ');
    if (m->game->seen != NULL && viewer != OCHRE_EVERYTHING)
        action = m->game->seen(m->edition, before, viewer, action);
    ochre_action_text(m->game, action, out);
    ochre_text_char(out, '\n');
}

/* Where the numbers of the events jump; returns the number of the last one. */
static uint32_t put_counter(uint32_t number, uint32_t last, ochre_text *out)
{
    if (number == 0)
        return last;
    if (number != last + 1)
        ochre_text_format(out, "counter %u\n", number);
    return number;
}

static void put_end(const ochre_match *m, const void *state, int viewer, ochre_text *out)
{
    if (m->game->actor(state) != OCHRE_OVER)
        return;
    ochre_text_string(out, "end");
    if (viewer == OCHRE_EVERYTHING) {
        ochre_text_char(out, ' ');
        ochre_text_hex(out, ochre_hash(0, state, m->game->state_size));
    }
    ochre_text_char(out, '\n');
}

void ochre_record_write(const ochre_match *m, const ochre_record_names *names, int viewer,
                        ochre_text *out)
{
    ochre_record_write_dice(m, names, NULL, viewer, out);
}

void ochre_record_write_dice(const ochre_match *m, const ochre_record_names *names,
                             const ochre_record_dice *dice, int viewer, ochre_text *out)
{
    alignas(16) uint8_t state[OCHRE_STATE];
    uint32_t            event = 0;
    put_header(m, names, dice, viewer, out);
    ochre_match_replay(m, 0, state);
    for (int ply = 0; ply < m->plies; ply++) {
        if (dice != NULL)
            event = put_counter(dice->event[ply], event, out);
        put_action(m, state, m->log[ply], viewer, out);
        m->game->apply(m->edition, state, m->log[ply]);
    }
    put_end(m, state, viewer, out);
    if (dice != NULL) {
        put_line("secret", dice->secret, out);
        put_line("seal", dice->seal, out);
    }
}
