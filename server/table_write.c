/* table_write.c - a table as JSON: seats, settings, state; nothing of what happens on it. */
#include <string.h>

#include "server/clock.h"
#include "server/js.h"
#include "server/people.h"
#include "server/table.h"

static const char *state_word(store_state state)
{
    switch (state) {
    case STORE_WAITING: return "open";
    case STORE_PLAYING: return "playing";
    case STORE_OVER: return "over";
    default: return "abandoned";
    }
}

/* ---- options ---- */

void table_options_write(const ochre_game *game, const ochre_setup *setup, ochre_text *out)
{
    ochre_text_char(out, '{');
    for (int i = 0; i < OCHRE_OPTIONS && game->options[i].name != NULL; i++) {
        const ochre_option *const o = &game->options[i];
        if (o->names != NULL)
            js_string(out, o->name, o->names[setup->option[i] - o->lo]);
        else
            js_number(out, o->name, setup->option[i]);
    }
    ochre_text_char(out, '}');
}

bool table_options_read(const ochre_game *game, const char *json, ochre_setup *setup)
{
    ochre_json_token tokens[2 * OCHRE_OPTIONS + 4];
    char             words[128];
    ochre_text       why = OCHRE_TEXT(words);
    ochre_json       j;
    if (ochre_json_cut(&j, json, strlen(json), tokens, (int)(sizeof(tokens) / sizeof(tokens[0])),
                       &why) != OCHRE_OK)
        return false;
    for (int k = ochre_json_first(&j, 0); k >= 0; k = ochre_json_next(&j, 0, k)) {
        char       name_buffer[64], value_buffer[64];
        ochre_text name = OCHRE_TEXT(name_buffer), value = OCHRE_TEXT(value_buffer);
        ochre_json_string(&j, k, &name);
        if (ochre_json_kind_of(&j, k + 1) == OCHRE_JSON_STRING)
            ochre_json_string(&j, k + 1, &value);
        else
            ochre_text_bytes(&value, j.text + tokens[k + 1].start,
                             tokens[k + 1].end - tokens[k + 1].start);
        if (ochre_setup_option(game, setup, name_buffer, value_buffer) != OCHRE_OK)
            return false;
    }
    return true;
}

/* ---- seats ---- */

static void write_seat(srv *s, const store_table *row, int number, int64_t person, ochre_text *out)
{
    static const char *const kinds[] = {"open", "person", "bot"};
    const store_seat *const  seat = &row->seat[number];
    js_open(out, NULL, '{');
    js_number(out, "seat", number + 1);
    js_string(out, "kind", kinds[seat->kind]);
    js_string(out, "name", seat->kind == STORE_BOT ? seat->level : seat->name);
    if (seat->kind == STORE_PERSON)
        js_number(out, "person", seat->person);
    if (seat->kind == STORE_BOT)
        js_string(out, "level", seat->level);
    js_bool(out, "mine", seat->kind == STORE_PERSON && person != 0 && seat->person == person);
    js_bool(out, "online",
            seat->kind == STORE_BOT ||
                (seat->kind == STORE_PERSON && people_is_here(s, seat->person)));
    js_bool(out, "standin", seat->standin);
    js_bool(out, "resigned", seat->resigned);
    js_close(out, '}');
}

static bool sits(const store_table *row, int64_t person)
{
    for (int seat = 0; seat < row->players; seat++)
        if (person != 0 && row->seat[seat].kind == STORE_PERSON && row->seat[seat].person == person)
            return true;
    return false;
}

static void write_common(srv *s, const store_table *row, int64_t person, ochre_text *out)
{
    js_number(out, "id", row->id);
    js_string(out, "game", row->game);
    js_number(out, "players", row->players);
    js_raw(out, "options", row->options);
    js_string(out, "state", state_word(row->state));
    js_bool(out, "public", row->is_public);
    js_number(out, "owner", row->owner);
    clock_write(row, out);
    if (sits(row, person) || (person != 0 && row->owner == person))
        js_string(out, "code", row->code);
    js_open(out, "seats", '[');
    for (int seat = 0; seat < row->players; seat++)
        write_seat(s, row, seat, person, out);
    js_close(out, ']');
    js_number(out, "created", row->created);
    if (row->started != 0)
        js_number(out, "started", row->started);
    if (row->ended != 0)
        js_number(out, "ended", row->ended);
    if (row->next != 0)
        js_number(out, "next", row->next);
}

static void write_numbers(ochre_text *out, const char *name, const store_result *r, int players,
                          int which)
{
    js_open(out, name, '[');
    for (int i = 0; i < players; i++) {
        js_comma(out);
        ochre_text_int(out, which == 0 ? r->score[i] : r->rank[i]);
    }
    js_close(out, ']');
}

static void write_shares(ochre_text *out, const store_result *r, int players)
{
    js_open(out, "shares", '[');
    for (int i = 0; i < players; i++) {
        js_comma(out);
        ochre_share_write(out, r->share[i]);
    }
    js_close(out, ']');
}

void table_row_summary(srv *s, const store_table *row, int64_t person, bool turn, ochre_text *out)
{
    js_open(out, NULL, '{');
    write_common(s, row, person, out);
    js_bool(out, "turn", turn);
    js_number(out, "version", row->version);
    if (row->state == STORE_OVER) {
        js_open(out, "result", '{');
        write_numbers(out, "scores", &row->result, row->players, 0);
        write_numbers(out, "ranks", &row->result, row->players, 1);
        write_shares(out, &row->result, row->players);
        js_string(out, "how", row->result.how);
        js_close(out, '}');
    }
    js_close(out, '}');
}

void table_summary(const table *t, int64_t person, ochre_text *out)
{
    bool turn = false;
    if (t->is_begun && t->row.state == STORE_PLAYING) {
        const int actor = ochre_match_actor(&t->match);
        turn = actor >= 0 && table_is_mine(t, actor, person);
    }
    table_row_summary(t->s, &t->row, person, turn, out);
}

/* ---- the whole ---- */

static void write_dice(const table *t, ochre_text *out)
{
    char hex[DICE_HEX];
    js_open(out, "dice", '{');
    dice_hex(t->row.commitment, hex);
    js_string(out, "commitment", hex);
    js_open(out, "salts", '[');
    for (int seat = 0; seat < t->row.players; seat++) {
        js_comma(out);
        ochre_json_quote(out, t->row.seat[seat].salt);
    }
    js_close(out, ']');
    if (t->row.state == STORE_OVER || t->row.state == STORE_ABANDONED) {
        dice_hex(t->row.secret, hex);
        js_string(out, "secret", hex);
    }
    js_close(out, '}');
}

static void write_votes(const table *t, ochre_text *out)
{
    js_open(out, "votes", '{');
    js_open(out, "abandon", '[');
    for (int seat = 0; seat < t->row.players; seat++)
        if ((t->abandon >> seat & 1) != 0) {
            js_comma(out);
            ochre_text_int(out, seat + 1);
        }
    js_close(out, ']');
    js_close(out, '}');
}

void table_write(const table *t, int64_t person, ochre_text *out)
{
    ochre_text_char(out, '{');
    write_common(t->s, &t->row, person, out);
    js_string(out, "edition", t->row.own_edition ? "own" : "standard");
    js_number(out, "watching", t->watching);
    write_dice(t, out);
    js_bool(out, "guide", t->row.guide);
    write_votes(t, out);
    if (t->row.from_table != 0) {
        js_open(out, "from", '{');
        js_number(out, "table", t->row.from_table);
        js_number(out, "version", t->row.from_version);
        js_close(out, '}');
    }
    ochre_text_char(out, '}');
}
