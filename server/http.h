/* http.h - HTTP: the client's files, accounts, and what can be asked without a WebSocket. */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include "server/conn.h"

/* For net. */
void   http_request(void *context, net_request *request, const net_head *head, const char *body,
                    size_t length);
void   http_gone(void *context, net_request *request);
size_t http_body_limit(void *context, const char *path);

/* ---- for those who answer ---- */

typedef struct {
    srv            *s;
    net_request    *request;
    const net_head *head;
    const char     *body;
    size_t          length;
} http_ask;

void http_json(net_request *request, int status, const char *json, size_t length);
void http_error(net_request *request, int status, const char *code, const char *why);
/* The value of a query's parameter; "" when it is not there. False: too long. */
bool http_parameter(const http_ask *a, const char *name, char *out, size_t size);

void http_file(const http_ask *a);    /* http_files.c */
void http_account(const http_ask *a); /* http_account.c: POST /api/... */
void http_me(const http_ask *a);
void http_account_gone(srv *s, net_request *request);

/* history.c */
void history_record(const http_ask *a, const char *rest);
void history_games(const http_ask *a);
void history_public(const http_ask *a);
void history_stats(const http_ask *a);

#endif
