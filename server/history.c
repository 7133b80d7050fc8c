/* history.c - finished games: records, lists, statistics. */
#include <stdlib.h>
#include <string.h>

#include "server/dice.h"
#include "server/http.h"
#include "server/js.h"
#include "server/people.h"

enum { PAGE = 20, STATS = 64 };

static int64_t number_parameter(const http_ask *a, const char *name, int64_t fallback)
{
    char text[24];
    if (!http_parameter(a, name, text, sizeof(text)) || text[0] < '0' || text[0] > '9')
        return fallback;
    return strtoll(text, NULL, 10);
}

static int64_t my_id(const http_ask *a)
{
    store_person me;
    return people_of_cookie(a->s, a->head->cookie, &me) ? me.id : 0;
}

/* ---- records ---- */

/* The number of the event of each ply that stands. */
static void number_events(const table *t, uint32_t *event)
{
    uint32_t count = 0;
    int      plies = 0;
    for (int i = 0; i < t->durable; i++) {
        const table_entry *const e = &t->entry[i];
        if (e->is_undo)
            plies = e->back;
        else
            event[plies++] = e->who == OCHRE_CHANCE ? ++count : 0;
    }
}

static void name_seats(const table *t, ochre_record_names *names)
{
    memset(names, 0, sizeof(*names));
    for (int seat = 0; seat < t->row.players; seat++) {
        const store_seat *const s = &t->row.seat[seat];
        ochre_text              out = OCHRE_TEXT(names->seat[seat]);
        const char *const       name = s->kind == STORE_BOT ? s->level : s->name;
        size_t                  bytes = strlen(name);
        while (bytes >= OCHRE_NAME || (bytes > 0 && ((unsigned char)name[bytes] & 0xc0) == 0x80))
            bytes--; /* not in the middle of a character */
        ochre_text_bytes(&out, name, bytes);
    }
}

/* In a guided game chance follows the script and not the dice: they would not verify. */
static void write_record(const table *t, ochre_text *out)
{
    ochre_record_names names;
    ochre_record_dice  with;
    uint32_t *const    event = srv_alloc((size_t)(t->entries + 1) * sizeof(*event));
    number_events(t, event);
    name_seats(t, &names);
    dice_for_record(&t->dice, true, event, &with);
    if (t->row.guide)
        ochre_record_write(&t->match, &names, OCHRE_EVERYTHING, out);
    else
        dice_record_write(&t->match, &names, &with, out);
    free(event);
}

void history_record(const http_ask *a, const char *rest)
{
    char               code[STORE_WORD], file[64];
    const table *const t = table_get(a->s, strtoll(rest, NULL, 10));
    if (t == NULL || !http_parameter(a, "code", code, sizeof(code)) ||
        !table_may_see(t, my_id(a), code) || !t->is_begun) {
        http_error(a->request, 404, "no-table", "there is no such table");
        return;
    }
    if (t->row.state == STORE_PLAYING || t->row.state == STORE_WAITING) {
        http_error(a->request, 403, "not-over", "the game is not over yet");
        return;
    }
    ochre_text out = srv_text(a->s), name = OCHRE_TEXT(file);
    write_record(t, &out);
    if (out.full) {
        http_error(a->request, 503, "too-long", "the record does not fit into one answer");
        return;
    }
    ochre_text_format(&name, "%s-", t->game->id);
    ochre_text_int(&name, t->row.id);
    ochre_text_string(&name, ".ochre");
    net_reply(a->request, &(net_answer){.status = 200,
                                        .type = "text/plain; charset=utf-8",
                                        .body = out.data,
                                        .length = out.length,
                                        .download = file});
}

/* ---- lists ---- */

static void answer_list(const http_ask *a, store_filter *filter, bool public_only)
{
    const int64_t      me = my_id(a), page = number_parameter(a, "page", 0);
    store_table *const row = srv_alloc((PAGE + 1) * sizeof(*row));
    ochre_text         out = srv_text(a->s);
    filter->skip = (int)(page > 0 && page < 100000 ? page : 0) * PAGE;
    filter->is_public = public_only;
    const int count = store_tables_list(a->s->store, filter, row, PAGE + 1);
    ochre_text_string(&out, "{\"games\":[");
    for (int i = 0; i < count && i < PAGE; i++)
        table_row_summary(a->s, &row[i], me, false, &out);
    ochre_text_char(&out, ']');
    js_number(&out, "page", filter->skip / PAGE);
    js_bool(&out, "more", count > PAGE);
    ochre_text_char(&out, '}');
    free(row);
    http_json(a->request, 200, out.data, out.length);
}

/* One's own finished games all; of others the public ones. */
void history_games(const http_ask *a)
{
    char          game[STORE_WORD];
    const int64_t person = number_parameter(a, "person", my_id(a));
    store_filter  filter = {.states = STORE_OVER | STORE_ABANDONED, .person = person};
    if (person == 0) {
        http_error(a->request, 400, "missing-field", "whose games?");
        return;
    }
    if (http_parameter(a, "game", game, sizeof(game)) && game[0] != '\0')
        filter.game = game;
    answer_list(a, &filter, person != my_id(a));
}

void history_public(const http_ask *a)
{
    char         game[STORE_WORD], state[16];
    store_filter filter = {.states = STORE_WAITING | STORE_PLAYING | STORE_OVER};
    if (http_parameter(a, "game", game, sizeof(game)) && game[0] != '\0')
        filter.game = game;
    if (http_parameter(a, "state", state, sizeof(state)) && state[0] != '\0')
        filter.states = strcmp(state, "open") == 0      ? STORE_WAITING
                        : strcmp(state, "playing") == 0 ? STORE_PLAYING
                                                        : STORE_OVER;
    answer_list(a, &filter, true);
}

/* Wins as a number with two digits behind the point. */
static void write_hundredths(ochre_text *out, const char *name, int64_t hundredths)
{
    const int64_t size = hundredths < 0 ? -hundredths : hundredths;
    js_raw(out, name, hundredths < 0 ? "-" : "");
    ochre_text_int(out, size / 100);
    ochre_text_char(out, '.');
    ochre_text_char(out, (char)('0' + size / 10 % 10));
    ochre_text_char(out, (char)('0' + size % 10));
}

void history_stats(const http_ask *a)
{
    store_stat    stat[STATS];
    const int64_t person = number_parameter(a, "person", my_id(a));
    const int     count = person != 0 ? store_stats_read(a->s->store, person, stat, STATS) : 0;
    ochre_text    out = srv_text(a->s);
    ochre_text_string(&out, "{\"stats\":[");
    for (int i = 0; i < count; i++) {
        js_open(&out, NULL, '{');
        js_string(&out, "game", stat[i].game);
        js_number(&out, "players", stat[i].players);
        js_number(&out, "games", stat[i].games);
        js_number(&out, "firsts", stat[i].firsts);
        write_hundredths(&out, "shares", stat[i].shares * 100 / OCHRE_WHOLE_WIN);
        write_hundredths(&out, "mean",
                         stat[i].games > 0 ? stat[i].score_sum * 100 / stat[i].games : 0);
        js_number(&out, "best", stat[i].best);
        js_close(&out, '}');
    }
    ochre_text_string(&out, "]}");
    http_json(a->request, 200, out.data, out.length);
}
