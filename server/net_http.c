/* net_http.c - HTTP requests: gathered whole, handed over once, answered when the answer is there.
 *
 * An answer may come while the request is handed over or much later (a password is being checked, a
 * write is being made durable). It is written only when the connection has room, in slices. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/net_lws.h"

enum { SLICE = 16384, WAIT_SECONDS = 30 };

/* What every answer says to a browser: nothing from elsewhere, nothing inline, no frames. */
static const struct {
    const char *name, *value;
} always[] = {
    {"content-security-policy:",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
     "data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
     "frame-ancestors 'none'"},
    {"x-content-type-options:", "nosniff"},
    {"referrer-policy:", "no-referrer"},
    {"cross-origin-opener-policy:", "same-origin"},
    {"cross-origin-resource-policy:", "same-origin"},
};

static void free_request(net_request *r)
{
    free(r->body);
    free(r->owned);
    free(r);
}

/* ---- reading ---- */

static void hand_over(net_request *r)
{
    r->is_complete = true;
    r->n->to.request(r->n->to.context, r, &r->head, r->body != NULL ? r->body : "", r->body_length);
}

static void refuse(net_request *r, int status, const char *code)
{
    char text[64];
    r->is_complete = true;
    snprintf(text, sizeof(text), "{\"error\":\"%s\",\"why\":\"%s\"}", code, code);
    net_reply(r, &(net_answer){.status = status,
                               .type = "application/json",
                               .body = text,
                               .length = strlen(text),
                               .closes_after = true});
}

/* The length of the body, or -1 when it is not told or not a number. */
static long body_length(struct lws *wsi)
{
    char text[16];
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) <= 0 ||
        lws_hdr_copy(wsi, text, sizeof(text), WSI_TOKEN_HTTP_CONTENT_LENGTH) < 0)
        return -1;
    char *end = NULL;
    long  length = strtol(text, &end, 10);
    return end != text && *end == '\0' ? length : -1;
}

static void await_body(net_request *r, struct lws *wsi)
{
    const long length = body_length(wsi);
    if (length < 0) {
        refuse(r, 411, "length-required");
        return;
    }
    if ((size_t)length > r->n->to.body_limit(r->n->to.context, r->head.path)) {
        refuse(r, 413, "too-long");
        return;
    }
    if (length == 0) {
        hand_over(r);
        return;
    }
    r->body_expected = (size_t)length;
    r->body = malloc(r->body_expected + 1);
    if (r->body == NULL)
        refuse(r, 503, "no-memory");
}

static int begin(net *n, struct lws *wsi, net_slot *slot, const char *path)
{
    net_request *const r = calloc(1, sizeof(*r));
    if (r == NULL)
        return -1;
    slot->request = r;
    r->n = n;
    r->wsi = wsi;
    net_read_head(wsi, path, &r->head);
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, WAIT_SECONDS);
    if (r->head.is_too_long)
        refuse(r, 431, "headers-too-long");
    else if (r->head.method == NET_OTHER)
        refuse(r, 405, "method");
    else if (r->head.method == NET_POST)
        await_body(r, wsi);
    else
        hand_over(r);
    return 0;
}

static int take_body(net_request *r, const void *in, size_t length)
{
    if (r == NULL || r->is_complete)
        return 0;
    if (length > r->body_expected - r->body_length)
        return -1;
    memcpy(r->body + r->body_length, in, length);
    r->body_length += length;
    r->body[r->body_length] = '\0';
    return 0;
}

/* ---- answering ---- */

static void copy_words(char *out, size_t size, const char **words)
{
    if (*words == NULL)
        return;
    strncpy(out, *words, size - 1);
    *words = out;
}

void net_reply(net_request *r, const net_answer *answer)
{
    if (r->is_answered)
        return;
    r->is_answered = true;
    r->answer = *answer;
    copy_words(r->etag, sizeof(r->etag), &r->answer.etag);
    copy_words(r->cookie, sizeof(r->cookie), &r->answer.cookie);
    copy_words(r->download, sizeof(r->download), &r->answer.download);
    if (!answer->is_constant && answer->length > 0) {
        r->owned = malloc(answer->length);
        if (r->owned == NULL) {
            r->answer.length = 0;
            r->answer.status = 503;
        } else
            memcpy(r->owned, answer->body, answer->length);
        r->answer.body = r->owned;
    }
    lws_callback_on_writable(r->wsi);
}

void net_request_set(net_request *r, void *user)
{
    r->user = user;
}

void *net_request_user(const net_request *r)
{
    return r->user;
}

static bool add(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                unsigned char *end)
{
    return value == NULL || lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                                        (const unsigned char *)value,
                                                        (int)strlen(value), at, end) == 0;
}

static bool write_headers(net_request *r)
{
    unsigned char           buffer[LWS_PRE + 4096];
    unsigned char *const    start = buffer + LWS_PRE;
    unsigned char          *at = start;
    unsigned char *const    end = buffer + sizeof(buffer) - 1;
    const net_answer *const a = &r->answer;
    const char *const       disposition = a->download != NULL ? "attachment; filename=\"" : NULL;
    char                    attachment[192] = "";
    if (disposition != NULL)
        snprintf(attachment, sizeof(attachment), "%s%s\"", disposition, a->download);
    if (lws_add_http_common_headers(r->wsi, (unsigned int)a->status, a->type, a->length, &at,
                                    end) != 0)
        return false;
    for (size_t i = 0; i < sizeof(always) / sizeof(always[0]); i++)
        if (!add(r->wsi, always[i].name, always[i].value, &at, end))
            return false;
    return add(r->wsi, "cache-control:", a->cache != NULL ? a->cache : "no-store", &at, end) &&
           add(r->wsi, "etag:", a->etag, &at, end) &&
           add(r->wsi, "vary:", a->etag != NULL ? "accept-encoding" : NULL, &at, end) &&
           add(r->wsi, "content-encoding:", a->is_gzipped ? "gzip" : NULL, &at, end) &&
           add(r->wsi, "set-cookie:", a->cookie, &at, end) &&
           add(r->wsi, "content-disposition:", disposition != NULL ? attachment : NULL, &at, end) &&
           lws_finalize_write_http_header(r->wsi, start, &at, end) == 0;
}

static int finish(net_request *r, net_slot *slot)
{
    struct lws *const wsi = r->wsi;
    const bool        closes = r->answer.closes_after;
    slot->request = NULL;
    free_request(r);
    return closes || lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int write_more(net_request *r, net_slot *slot)
{
    if (!r->has_headers) {
        if (!write_headers(r))
            return -1;
        r->has_headers = true;
        if (r->answer.length == 0 || r->head.method == NET_HEAD)
            return finish(r, slot);
        lws_callback_on_writable(r->wsi);
        return 0;
    }
    const size_t left = r->answer.length - r->sent;
    const size_t slice = left < SLICE ? left : SLICE;
    memcpy(r->n->out + LWS_PRE, r->answer.body + r->sent, slice);
    const bool is_last = slice == left;
    if (lws_write(r->wsi, r->n->out + LWS_PRE, slice,
                  is_last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)slice)
        return -1;
    r->sent += slice;
    if (is_last)
        return finish(r, slot);
    lws_set_timeout(r->wsi, PENDING_TIMEOUT_HTTP_CONTENT, WAIT_SECONDS);
    lws_callback_on_writable(r->wsi);
    return 0;
}

static int drop(net *n, net_slot *slot)
{
    net_request *const r = slot->request;
    slot->request = NULL;
    if (r == NULL)
        return 0;
    if (r->is_complete && !r->is_answered)
        n->to.request_gone(n->to.context, r);
    free_request(r);
    return 0;
}

int net_http_event(net *n, struct lws *wsi, enum lws_callback_reasons reason, net_slot *slot,
                   void *in, size_t length)
{
    if (slot == NULL)
        return 0;
    net_request *const r = slot->request;
    switch (reason) {
    case LWS_CALLBACK_HTTP: return r != NULL ? -1 : begin(n, wsi, slot, in);
    case LWS_CALLBACK_HTTP_BODY: return take_body(r, in, length);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        if (r != NULL && !r->is_complete)
            hand_over(r);
        return 0;
    case LWS_CALLBACK_HTTP_WRITEABLE: return r != NULL && r->is_answered ? write_more(r, slot) : 0;
    default: return drop(n, slot);
    }
}
