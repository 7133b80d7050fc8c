/* load_socket.c - connections that never wait: first a guest's cookie over HTTP, then a WebSocket.
 *
 * The server is on this machine and speaks the same bytes to everybody, so only as much of HTTP is
 * understood as it sends. */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "bench/load.h"

enum { RETRY_MS = 150 };

/* ---- bytes ---- */

void load_put(load_bytes *b, const void *bytes, size_t size)
{
    if (b->size + size > b->room) {
        b->room = 2 * (b->size + size) + 256;
        b->data = realloc(b->data, b->room);
        if (b->data == NULL)
            abort();
    }
    if (size > 0)
        memcpy(b->data + b->size, bytes, size);
    b->size += size;
}

static void drop(load_bytes *b, size_t size)
{
    memmove(b->data, b->data + size, b->size - size);
    b->size -= size;
}

/* ---- connecting ---- */

static void listen_for(load_client *c)
{
    struct epoll_event e = {.data.ptr = c};
    const bool         is_deaf = c->is_slow && c->link == LOAD_LIVE;
    e.events = (is_deaf ? 0u : (unsigned)EPOLLIN) | (c->out.size > 0 ? (unsigned)EPOLLOUT : 0u);
    epoll_ctl(c->l->epoll, EPOLL_CTL_MOD, c->fd, &e);
}

static void request_guest(load_client *c)
{
    char      body[60], text[400];
    const int length = snprintf(body, sizeof(body), "{\"name\":\"load %d\"}", c->number);
    const int size = snprintf(text, sizeof(text),
                              "POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                              "Origin: http://127.0.0.1:%d\r\nContent-Type: application/json\r\n"
                              "Content-Length: %d\r\nConnection: close\r\n\r\n%s",
                              c->l->port, c->l->port, length, body);
    load_put(&c->out, text, (size_t)size);
}

static void request_socket(load_client *c)
{
    char      text[600];
    const int size = snprintf(text, sizeof(text),
                              "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                              "Origin: http://127.0.0.1:%d\r\nCookie: ochre=%s\r\n"
                              "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                              "Sec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Key: b2NocmUtbG9hZC1nZW4hIQ==\r\n\r\n",
                              c->l->port, c->l->port, c->cookie);
    load_put(&c->out, text, (size_t)size);
}

static void set_buffers(const load_client *c)
{
    const int one = 1, little = 4096;
    setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
    if (c->is_slow)
        setsockopt(c->fd, SOL_SOCKET, SO_RCVBUF, &little, sizeof(little));
}

void load_connect(load_client *c)
{
    const struct sockaddr_in to = {.sin_family = AF_INET,
                                   .sin_port = htons((uint16_t)c->l->port),
                                   .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct epoll_event       e = {.events = EPOLLIN | EPOLLOUT, .data.ptr = c};
    c->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (c->fd < 0) {
        perror("load: socket");
        exit(1);
    }
    set_buffers(c);
    c->in.size = c->out.size = c->message.size = 0;
    c->link = c->cookie[0] == '\0' ? LOAD_GUEST : LOAD_SHAKE;
    c->l->shaking++;
    if (c->link == LOAD_GUEST)
        request_guest(c);
    else
        request_socket(c);
    epoll_ctl(c->l->epoll, EPOLL_CTL_ADD, c->fd, &e);
    if (connect(c->fd, (const struct sockaddr *)&to, sizeof(to)) != 0 && errno != EINPROGRESS)
        load_disconnect(c);
}

void load_disconnect(load_client *c)
{
    if (c->link == LOAD_OFF)
        return;
    c->l->reconnects += c->link == LOAD_LIVE;
    c->l->shaking -= c->link != LOAD_LIVE;
    close(c->fd);
    c->fd = -1;
    c->link = LOAD_OFF;
    c->retry_at = c->l->now + RETRY_MS * LOAD_MS + ochre_rng_below(&c->l->rng, 50 * LOAD_MS);
    c->question = LOAD_NOTHING;
    c->is_watching = false;
    c->is_ready = false;
    c->move_at = 0;
    load_forget_late(c);
}

/* ---- HTTP ---- */

/* The head, up to the empty line, is there; where the body begins. */
static const char *body_of(load_client *c)
{
    load_put(&c->in, "", 1);
    c->in.size--;
    const char *end = strstr(c->in.data, "\r\n\r\n");
    return end != NULL ? end + 4 : NULL;
}

static void take_cookie(load_client *c)
{
    static const char mark[] = "ochre=";
    const char       *at = strstr(c->in.data, mark);
    if (strncmp(c->in.data, "HTTP/1.1 200", 12) == 0 && at != NULL) {
        at += sizeof(mark) - 1;
        const size_t length = strcspn(at, ";\r\n");
        if (length < sizeof(c->cookie))
            memcpy(c->cookie, at, length);
    }
    load_disconnect(c);
    c->retry_at = c->cookie[0] != '\0' ? 0 : c->l->now + LOAD_SECOND;
}

static void take_shake(load_client *c, const char *body)
{
    if (strncmp(c->in.data, "HTTP/1.1 101", 12) != 0) {
        if (strncmp(c->in.data, "HTTP/1.1 403", 12) == 0)
            fprintf(stderr, "load: %.*s\n", (int)strcspn(c->in.data, "\r\n"), c->in.data);
        load_disconnect(c);
        return;
    }
    drop(&c->in, (size_t)(body - c->in.data));
    c->link = LOAD_LIVE;
    c->l->shaking--;
    c->heard_at = c->l->now;
}

/* ---- frames ---- */

void load_transmit(load_client *c, const char *text, size_t length)
{
    unsigned char head[8] = {0x81};
    size_t        size = 2;
    head[1] = (unsigned char)(0x80 | (length < 126 ? length : 126));
    if (length >= 126) {
        head[2] = (unsigned char)(length >> 8);
        head[3] = (unsigned char)length;
        size = 4;
    }
    const unsigned char mask[4] = {0, 0, 0, 0}; /* a mask that changes nothing is one, too */
    load_put(&c->out, head, size);
    load_put(&c->out, mask, sizeof(mask));
    load_put(&c->out, text, length);
    listen_for(c);
}

static void pong(load_client *c, const char *bytes, size_t size)
{
    const unsigned char head[6] = {0x8a, (unsigned char)(0x80 | size)};
    load_put(&c->out, head, sizeof(head));
    load_put(&c->out, bytes, size);
    listen_for(c);
}

/* Head and payload of the first frame; false: it is not whole yet. */
static bool first_frame(const load_bytes *in, size_t at, size_t *head, size_t *size)
{
    const unsigned char *b = (const unsigned char *)in->data + at;
    const size_t         left = in->size - at;
    *head = 2;
    if (left < 2)
        return false;
    *size = b[1] & 127;
    if (*size == 126) {
        *head = 4;
        *size = left >= 4 ? (size_t)b[2] << 8 | b[3] : left;
    } else if (*size == 127) {
        *head = 10;
        *size =
            left >= 10 ? (size_t)b[6] << 24 | (size_t)b[7] << 16 | (size_t)b[8] << 8 | b[9] : left;
    }
    return left >= *head + *size;
}

static void take_frame(load_client *c, unsigned char first, const char *payload, size_t size)
{
    const unsigned kind = first & 15;
    if (kind == 9 && size < 126)
        pong(c, payload, size);
    if (kind == 8)
        load_disconnect(c);
    if (kind > 2)
        return;
    load_put(&c->message, payload, size);
    if ((first & 0x80) == 0)
        return;
    c->l->bytes += (int64_t)c->message.size;
    load_arrived(c, c->message.data, c->message.size);
    c->message.size = 0;
}

static void take_frames(load_client *c)
{
    size_t at = 0, head, size;
    while (c->link == LOAD_LIVE && first_frame(&c->in, at, &head, &size)) {
        const char *frame = c->in.data + at;
        at += head + size;
        take_frame(c, (unsigned char)frame[0], frame + head, size);
    }
    if (c->link == LOAD_LIVE)
        drop(&c->in, at);
}

/* ---- events ---- */

static void read_all(load_client *c)
{
    char piece[65536];
    for (;;) {
        const ssize_t got = recv(c->fd, piece, sizeof(piece), 0);
        if (got > 0) {
            load_put(&c->in, piece, (size_t)got);
            if ((size_t)got == sizeof(piece))
                continue;
        }
        if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) {
            if (c->link == LOAD_GUEST && body_of(c) != NULL)
                take_cookie(c);
            else
                load_disconnect(c);
            return;
        }
        break;
    }
    const char *body = c->link == LOAD_SHAKE ? body_of(c) : NULL;
    if (body != NULL)
        take_shake(c, body);
    if (c->link == LOAD_LIVE)
        take_frames(c);
}

static void write_all(load_client *c)
{
    const ssize_t done = send(c->fd, c->out.data, c->out.size, MSG_NOSIGNAL);
    if (done > 0)
        drop(&c->out, (size_t)done);
    else if (errno != EAGAIN && errno != EINTR) {
        load_disconnect(c);
        return;
    }
    listen_for(c);
}

void load_event(load_client *c, unsigned events)
{
    if (c->link != LOAD_OFF && (events & EPOLLOUT) != 0 && c->out.size > 0)
        write_all(c);
    if (c->link != LOAD_OFF && (events & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0)
        read_all(c);
    if (c->link == LOAD_LIVE)
        load_step(c);
}
