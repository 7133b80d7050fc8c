/* protocol.c - the gates that a message passes, in a fixed order: it is JSON, an object, of a known kind,
 * with the fields of that kind and the right types, from somebody who may ask, about a table that is
 * there and may be seen. Only then its handler runs. */
#include "server/protocol.h"

#include <stdio.h>
#include <string.h>

enum { STRING = 1, NUMBER = 2, BOOL = 4, OBJECT = 8, ARRAY = 16, NEEDED = 32 };
enum { ANYBODY = 0, PERSON = 1, TABLE = 2, CODE = 4 /* the table may be seen with the code */ };

typedef struct {
    const char *name;
    void (*run)(ask *a);
    unsigned who;
    struct {
        const char *name;
        unsigned    kinds;
    } field[12];
} command;

static const command commands[] = {
    {"ping", do_ping, ANYBODY, {{NULL, 0}}},
    {"lobby", do_lobby, ANYBODY, {{"on", BOOL | NEEDED}}},
    {"create",
     do_create,
     PERSON,
     {{"game", STRING | NEEDED},
      {"players", NUMBER},
      {"options", OBJECT},
      {"seats", ARRAY},
      {"public", BOOL},
      {"clock", OBJECT},
      {"edition", OBJECT},
      {"from", OBJECT},
      {"guide", BOOL},
      {"salt", STRING}}},
    {"watch",
     do_watch,
     TABLE | CODE,
     {{"table", NUMBER | NEEDED}, {"from", NUMBER}, {"code", STRING}}},
    {"unwatch", do_unwatch, TABLE | CODE, {{"table", NUMBER | NEEDED}}},
    {"sit",
     do_sit,
     PERSON | TABLE | CODE,
     {{"table", NUMBER | NEEDED}, {"seat", NUMBER}, {"code", STRING}, {"salt", STRING}}},
    {"leave", do_leave, PERSON | TABLE, {{"table", NUMBER | NEEDED}}},
    {"kick", do_kick, PERSON | TABLE, {{"table", NUMBER | NEEDED}, {"seat", NUMBER | NEEDED}}},
    {"seat",
     do_seat,
     PERSON | TABLE,
     {{"table", NUMBER | NEEDED}, {"seat", NUMBER | NEEDED}, {"as", STRING | NEEDED}}},
    {"start", do_start, PERSON | TABLE, {{"table", NUMBER | NEEDED}}},
    {"rematch", do_rematch, PERSON | TABLE, {{"table", NUMBER | NEEDED}}},
    {"resign", do_resign, PERSON | TABLE, {{"table", NUMBER | NEEDED}, {"seat", NUMBER | NEEDED}}},
    {"abandon", do_abandon, PERSON | TABLE, {{"table", NUMBER | NEEDED}, {"yes", BOOL}}},
    {"move",
     do_move,
     PERSON | TABLE,
     {{"table", NUMBER | NEEDED},
      {"seat", NUMBER | NEEDED},
      {"version", NUMBER | NEEDED},
      {"move", STRING | NEEDED},
      {"action", STRING | NEEDED}}},
    {"undo",
     do_undo,
     PERSON | TABLE,
     {{"table", NUMBER | NEEDED},
      {"seat", NUMBER | NEEDED},
      {"version", NUMBER | NEEDED},
      {"move", STRING | NEEDED}}},
    {"consent",
     do_consent,
     PERSON | TABLE,
     {{"table", NUMBER | NEEDED}, {"seat", NUMBER | NEEDED}, {"yes", BOOL | NEEDED}}},
    {"odds",
     do_odds,
     PERSON | TABLE,
     {{"table", NUMBER | NEEDED}, {"seat", NUMBER | NEEDED}, {"action", STRING | NEEDED}}},
    {"chat",
     do_chat,
     PERSON | TABLE | CODE,
     {{"table", NUMBER | NEEDED}, {"text", STRING | NEEDED}, {"code", STRING}}},
    {"mute",
     do_mute,
     ANYBODY,
     {{"table", NUMBER}, {"person", NUMBER | NEEDED}, {"on", BOOL | NEEDED}}},
    {"step",
     do_step,
     TABLE | CODE,
     {{"table", NUMBER | NEEDED}, {"version", NUMBER | NEEDED}, {"code", STRING}}},
    {NULL, NULL, 0, {{NULL, 0}}},
};

/* ---- reading ---- */

void ask_error(const ask *a, const char *code, const char *why, ...)
{
    char    words[512];
    va_list arguments;
    va_start(arguments, why);
    vsnprintf(words, sizeof(words), why, arguments);
    va_end(arguments);
    conn_error(a->c, a->id, code, "%s", words);
}

int ask_member(const ask *a, const char *name)
{
    return ochre_json_member(&a->j, 0, name);
}

bool ask_number(const ask *a, const char *name, int64_t lo, int64_t hi, int64_t *value)
{
    const int token = ask_member(a, name);
    int64_t   read;
    if (token < 0)
        return true;
    if (!ochre_json_int(&a->j, token, &read) || read < lo || read > hi) {
        ask_error(a, "out-of-range", "\"%s\" must be a whole number from %lld to %lld", name,
                  (long long)lo, (long long)hi);
        return false;
    }
    *value = read;
    return true;
}

bool ask_bool(const ask *a, const char *name, bool fallback)
{
    const int token = ask_member(a, name);
    return token < 0 ? fallback : a->j.text[a->j.token[token].start] == 't';
}

bool ask_string(const ask *a, const char *name, char *out, size_t size)
{
    const int token = ask_member(a, name);
    out[0] = '\0';
    if (token < 0)
        return true;
    ochre_text text = ochre_text_over(out, size);
    if (ochre_json_string(&a->j, token, &text) && strlen(out) == text.length)
        return true;
    ask_error(a, "too-long", "\"%s\" is too long", name);
    return false;
}

bool ask_any_seat(const ask *a, int *seat)
{
    int64_t number = 0;
    if (!ask_number(a, "seat", 1, a->t->row.players, &number))
        return false;
    *seat = (int)number - 1;
    return true;
}

bool ask_my_seat(const ask *a, int *seat)
{
    if (!ask_any_seat(a, seat))
        return false;
    if (*seat >= 0 && table_is_mine(a->t, *seat, a->c->person))
        return true;
    ask_error(a, "no-seat", "you do not play that seat");
    return false;
}

/* A last move that is still being saved has ended the match already: what would be written behind it is lost. */
bool ask_is_playing(const ask *a)
{
    if (a->t->row.state != STORE_PLAYING || !a->t->is_begun ||
        ochre_match_actor(&a->t->match) == OCHRE_OVER) {
        ask_error(a, "not-playing", "the game is not being played");
        return false;
    }
    if (a->t->is_rolled_back) {
        ask_error(a, "not-saved", "nothing can be saved at the moment; try again");
        return false;
    }
    return true;
}

bool ask_is_owner(const ask *a)
{
    if (a->t->row.owner == a->c->person)
        return true;
    ask_error(a, "not-allowed", "only the owner of the table may do that");
    return false;
}

pending *ask_pending(const ask *a)
{
    pending *const p = pending_new(a->s, a->c);
    p->id = a->id;
    return p;
}

/* ---- the gates ---- */

static const char *const kind_words[] = {"null",     "true or false", "a number",
                                         "a string", "a list",        "an object"};

static unsigned kind_bit(ochre_json_kind kind)
{
    static const unsigned bits[] = {0, BOOL, NUMBER, STRING, ARRAY, OBJECT};
    return bits[kind];
}

static bool check_member(const ask *a, const command *cmd, int key)
{
    if (ochre_json_is(&a->j, key, "t") || ochre_json_is(&a->j, key, "id"))
        return true;
    for (int i = 0; cmd->field[i].name != NULL; i++) {
        if (!ochre_json_is(&a->j, key, cmd->field[i].name))
            continue;
        const ochre_json_kind kind = ochre_json_kind_of(&a->j, key + 1);
        if ((cmd->field[i].kinds & kind_bit(kind)) != 0)
            return true;
        ask_error(a, "wrong-type", "field \"%s\" cannot be %s", cmd->field[i].name,
                  kind_words[kind]);
        return false;
    }
    char       buffer[64];
    ochre_text name = OCHRE_TEXT(buffer);
    ochre_json_string(&a->j, key, &name);
    ask_error(a, "unknown-field", "\"%s\" has no field \"%s\"", cmd->name, buffer);
    return false;
}

static bool check_fields(const ask *a, const command *cmd)
{
    for (int k = ochre_json_first(&a->j, 0); k >= 0; k = ochre_json_next(&a->j, 0, k))
        if (!check_member(a, cmd, k))
            return false;
    for (int i = 0; cmd->field[i].name != NULL; i++)
        if ((cmd->field[i].kinds & NEEDED) != 0 && ask_member(a, cmd->field[i].name) < 0) {
            ask_error(a, "missing-field", "\"%s\" needs the field \"%s\"", cmd->name,
                      cmd->field[i].name);
            return false;
        }
    return true;
}

static bool find_table(ask *a, const command *cmd)
{
    int64_t id = 0;
    char    code[STORE_WORD] = "";
    if (!ask_number(a, "table", 1, INT64_MAX, &id))
        return false;
    if ((cmd->who & CODE) != 0 && !ask_string(a, "code", code, sizeof(code)))
        return false;
    a->t = table_get(a->s, id);
    if (a->t == NULL) {
        ask_error(a, "no-table", "there is no table %lld", (long long)id);
        return false;
    }
    if (!table_may_see(a->t, a->c->person, code) && conn_find_watch(a->c, a->t) == NULL) {
        ask_error(a, "not-allowed", "that table is private: it takes its link");
        return false;
    }
    return true;
}

static void run(ask *a, const command *cmd)
{
    if (!check_fields(a, cmd))
        return;
    if ((cmd->who & PERSON) != 0 && a->c->person == 0) {
        ask_error(a, "sign-in", "you need a name first");
        return;
    }
    if ((cmd->who & TABLE) != 0 && !find_table(a, cmd))
        return;
    cmd->run(a);
}

static void dispatch(ask *a, size_t length)
{
    const int what = ask_member(a, "t"), id = ask_member(a, "id");
    if (id >= 0 && !ochre_json_int(&a->j, id, &a->id)) {
        ask_error(a, "wrong-type", "field \"id\" must be a whole number");
        return;
    }
    if (what < 0 || ochre_json_kind_of(&a->j, what) != OCHRE_JSON_STRING) {
        ask_error(a, what < 0 ? "missing-field" : "wrong-type", "a message needs a string \"t\"");
        return;
    }
    for (const command *cmd = commands; cmd->name != NULL; cmd++)
        if (ochre_json_is(&a->j, what, cmd->name)) {
            if (length > SRV_MESSAGE && cmd->run != do_create)
                ask_error(a, "too-long", "a message has at most %d bytes", SRV_MESSAGE);
            else
                run(a, cmd);
            return;
        }
    ask_error(a, "unknown-t", "there is no such message");
}

void protocol_message(conn *c, const char *text, size_t length)
{
    char         words[256];
    ochre_text   why = OCHRE_TEXT(words);
    ask          a = {.c = c, .s = c->s};
    const bool   in_time = conn_may_speak(c);
    ochre_status cut = ochre_json_cut(&a.j, text, length, a.s->tokens, SRV_TOKENS, &why);
    if (cut != OCHRE_OK)
        ask_error(&a, cut == OCHRE_FULL ? "too-long" : "bad-json", "%s", words);
    else if (ochre_json_kind_of(&a.j, 0) != OCHRE_JSON_OBJECT)
        ask_error(&a, "not-object", "a message is an object");
    else if (!in_time) {
        const int id = ask_member(&a, "id");
        if (id >= 0)
            ochre_json_int(&a.j, id, &a.id);
        ask_error(&a, "rate", "too many messages; wait a little");
    } else
        dispatch(&a, length);
}
