/* http.c - routes, and the answers that need no more than the shelf. */
#include "server/http.h"

#include <stdlib.h>
#include <string.h>

#include "server/guide.h"
#include "server/js.h"
#include "server/log.h"
#include "server/origin.h"
#include "server/people.h"
#include "server/quota.h"

enum { BODY = 4096 };

size_t http_body_limit(void *context, const char *path)
{
    (void)context;
    (void)path;
    return BODY;
}

void http_json(net_request *request, int status, const char *json, size_t length)
{
    net_reply(request, &(net_answer){.status = status,
                                     .type = "application/json; charset=utf-8",
                                     .body = json,
                                     .length = length});
}

void http_error(net_request *request, int status, const char *code, const char *why)
{
    char       buffer[512];
    ochre_text out = OCHRE_TEXT(buffer);
    ochre_text_char(&out, '{');
    js_string(&out, "error", code);
    js_string(&out, "why", why);
    ochre_text_char(&out, '}');
    http_json(request, status, buffer, out.length);
}

bool http_parameter(const http_ask *a, const char *name, char *out, size_t size)
{
    const size_t length = strlen(name);
    out[0] = '\0';
    for (const char *at = a->head->query; *at != '\0';) {
        const size_t whole = strcspn(at, "&");
        if (whole > length && strncmp(at, name, length) == 0 && at[length] == '=') {
            const size_t value = whole - length - 1;
            if (value >= size)
                return false;
            memcpy(out, at + length + 1, value);
            out[value] = '\0';
            return true;
        }
        at += whole + (at[whole] == '&');
    }
    return true;
}

/* ---- the shelf ---- */

static bool is_shown(const srv *s, const ochre_game *game)
{
    return game != NULL && (!game->is_example || s->config->examples);
}

static void get_shelf(const http_ask *a, const char *rest)
{
    ochre_text out = srv_text(a->s);
    (void)rest;
    ochre_text_string(&out, "{\"games\":[");
    for (const ochre_game *const *g = ochre_games; *g != NULL; g++) {
        if (!is_shown(a->s, *g))
            continue;
        js_comma(&out);
        ochre_game_write(*g, &out);
        out.length--; /* into the object */
        js_raw(&out, "levels", "[\"easy\",\"normal\",\"hard\"]");
        js_bool(&out, "guide", guide_exists(a->s, *g));
        ochre_text_char(&out, '}');
    }
    ochre_text_string(&out, "]}");
    http_json(a->request, 200, out.data, out.length);
}

static const ochre_game *game_of(const http_ask *a, const char *id)
{
    const ochre_game *const game = ochre_game_named(id);
    if (is_shown(a->s, game))
        return game;
    http_error(a->request, 404, "unknown-game", "there is no such game");
    return NULL;
}

static void get_rules(const http_ask *a, const char *rest)
{
    char lang[8];
    if (!http_parameter(a, "lang", lang, sizeof(lang)) || strcmp(lang, "ru") != 0)
        strcpy(lang, "en");
    const ochre_game *const game = game_of(a, rest);
    if (game == NULL)
        return;
    const char *const page =
        a->s->config->rules_page(game->id, strcmp(lang, "ru") == 0 ? OCHRE_RU : OCHRE_EN);
    ochre_text out = srv_text(a->s);
    ochre_text_char(&out, '{');
    js_string(&out, "game", game->id);
    js_string(&out, "lang", lang);
    js_string(&out, "text", page != NULL ? page : "");
    ochre_text_char(&out, '}');
    http_json(a->request, 200, out.data, out.length);
}

static void get_edition(const http_ask *a, const char *rest)
{
    ochre_text out = srv_text(a->s);
    char       code[STORE_WORD];
    if (strncmp(rest, "table/", 6) == 0) {
        store_person       me = {0};
        const table *const t = table_get(a->s, strtoll(rest + 6, NULL, 10));
        if (a->head->cookie[0] != '\0')
            people_of_cookie(a->s, a->head->cookie, &me);
        if (t == NULL || !http_parameter(a, "code", code, sizeof(code)) ||
            !table_may_see(t, me.id, code)) {
            http_error(a->request, 404, "no-table", "there is no such table");
            return;
        }
        ochre_edition_write(t->game, t->edition, &out);
    } else {
        const ochre_game *const game = game_of(a, rest);
        if (game == NULL)
            return;
        ochre_edition_write(game, game->edition, &out);
    }
    http_json(a->request, 200, out.data, out.length);
}

/* ---- for those who run it ---- */

static void get_health(const http_ask *a, const char *rest)
{
    char       words[256] = "";
    ochre_text why = OCHRE_TEXT(words);
    const bool good = store_is_writable(a->s->store, &why);
    (void)rest;
    net_reply(a->request, &(net_answer){.status = good ? 200 : 503,
                                        .type = "text/plain; charset=utf-8",
                                        .body = good ? "ok" : "the store cannot be written",
                                        .length = good ? 2 : 27,
                                        .is_constant = true});
}

static void get_metrics(const http_ask *a, const char *rest)
{
    ochre_text out = srv_text(a->s);
    (void)rest;
    metrics_write(a->s, &out);
    net_reply(a->request, &(net_answer){.status = 200,
                                        .type = "text/plain; version=0.0.4",
                                        .body = out.data,
                                        .length = out.length});
}

/* ---- routes ---- */

static void get_me(const http_ask *a, const char *rest)
{
    (void)rest;
    http_me(a);
}

static void get_history(const http_ask *a, const char *rest)
{
    (void)rest;
    history_games(a);
}

static void get_public(const http_ask *a, const char *rest)
{
    (void)rest;
    history_public(a);
}

static void get_stats(const http_ask *a, const char *rest)
{
    (void)rest;
    history_stats(a);
}

static const struct {
    const char *path; /* ending in /: all below it */
    void (*run)(const http_ask *a, const char *rest);
} routes[] = {
    {"/healthz", get_health},         {"/metrics", get_metrics},      {"/api/shelf", get_shelf},
    {"/api/rules/", get_rules},       {"/api/edition/", get_edition}, {"/api/me", get_me},
    {"/api/record/", history_record}, {"/api/history", get_history},  {"/api/public", get_public},
    {"/api/stats", get_stats},
};

static bool fits(const char *route, const char *path)
{
    const size_t length = strlen(route);
    return route[length - 1] == '/' ? strncmp(route, path, length) == 0 : strcmp(route, path) == 0;
}

static void get(const http_ask *a)
{
    for (size_t i = 0; i < sizeof(routes) / sizeof(routes[0]); i++)
        if (fits(routes[i].path, a->head->path)) {
            routes[i].run(a, a->head->path + strlen(routes[i].path));
            return;
        }
    if (strncmp(a->head->path, "/api/", 5) == 0)
        http_error(a->request, 404, "not-found", "there is nothing here");
    else
        http_file(a);
}

void http_request(void *context, net_request *request, const net_head *head, const char *body,
                  size_t length)
{
    srv *const     s = context;
    const http_ask a = {s, request, head, body, length};
    s->metrics.requests++;
    log_line(LOG_DEBUG, "request", "method=%d path=%s", (int)head->method, head->path);
    if (!s->is_open)
        http_error(request, 503, "starting", "not ready yet");
    else if (!quota_take(s, QUOTA_REQUEST, quota_key(head->address), s->config->requests))
        http_error(request, 429, "rate", "too many requests; wait a minute");
    else if (head->method != NET_POST)
        get(&a);
    else if (!origin_is_ours(s, head) || head->origin[0] == '\0')
        http_error(request, 403, "origin", "that page may not ask this");
    else
        http_account(&a);
}

void http_gone(void *context, net_request *request)
{
    http_account_gone(context, request);
}
