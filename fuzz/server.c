/* server.c - the transport of net.h in memory, and the three people who use it.
 *
 * What the service thread of the real transport does by itself is done by settle(): whoever was woken is
 * pulled from, and outcomes are drained until every question has its answer. */
#include "fuzz/server.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/rules.h"
#include "fuzz/fuzzing.h"
#include "server/srv.h"

enum { PATIENCE_S = 20, NOW_S = 1700000000 };

struct net {
    net_handlers to;
};

struct net_peer {
    void *user;
    int   asked, answered; /* messages */
    int   ending;
};

struct net_request {
    void *user;
    int   answers, status;
    char  cookie[NET_HEADER];
};

static char            directory[64];
static srv_config      config;
static srv            *server;
static net             transport;
static net_peer        peers[FUZZ_PEERS];
static char            cookies[FUZZ_PEERS][NET_HEADER];
static char            out_data[NET_MESSAGE_OUT];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t  woken = PTHREAD_COND_INITIALIZER;
static bool            is_woken;

/* 64 digits that occur nowhere else. */
static const char secret[] = "5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2";

/* ---- net.h ---- */

net *net_open(const net_options *options, const net_handlers *handlers)
{
    (void)options;
    transport.to = *handlers;
    return &transport;
}

int net_port(const net *n)
{
    (void)n;
    return 0;
}

void net_serve(net *n)
{
    (void)n;
}

void net_stop(net *n)
{
    (void)n;
}

void net_wake(net *n)
{
    (void)n;
    pthread_mutex_lock(&mutex);
    is_woken = true;
    pthread_cond_signal(&woken);
    pthread_mutex_unlock(&mutex);
}

void net_close(net *n)
{
    for (int i = 0; i < FUZZ_PEERS; i++)
        if (peers[i].user != NULL)
            n->to.closed(n->to.context, &peers[i]);
    memset(peers, 0, sizeof(peers));
}

static void check_json(const char *what, const char *text, size_t length)
{
    ochre_json j;
    FUZZ_CHECK(fuzz_cut(&j, text, length), "%s is no JSON: %.*s", what, (int)length, text);
    FUZZ_CHECK(ochre_json_kind_of(&j, 0) == OCHRE_JSON_OBJECT, "%s is no object: %.*s", what,
               (int)length, text);
}

static bool is_line(const char *text)
{
    return text == NULL || strpbrk(text, "\r\n") == NULL;
}

void net_reply(net_request *request, const net_answer *answer)
{
    FUZZ_CHECK(request->answers++ == 0, "a request is answered twice");
    FUZZ_CHECK(answer->status >= 200 && answer->status < 600, "status %d", answer->status);
    FUZZ_CHECK(answer->type != NULL && (answer->body != NULL || answer->length == 0),
               "an answer without a type or a body");
    FUZZ_CHECK(is_line(answer->type) && is_line(answer->etag) && is_line(answer->cookie) &&
                   is_line(answer->download) && is_line(answer->cache),
               "a header of more than one line");
    if (strncmp(answer->type, "application/json", 16) == 0 && answer->length > 0 &&
        !answer->is_gzipped)
        check_json("an answer", answer->body, answer->length);
    FUZZ_CHECK(answer->status < 400 || answer->length > 0, "status %d without words",
               answer->status);
    request->status = answer->status;
    if (answer->cookie != NULL)
        snprintf(request->cookie, sizeof(request->cookie), "%.*s",
                 (int)strcspn(answer->cookie, ";"), answer->cookie);
}

void net_request_set(net_request *request, void *user)
{
    request->user = user;
}

void *net_request_user(const net_request *request)
{
    return request->user;
}

void *net_peer_user(const net_peer *peer)
{
    return peer->user;
}

void net_peer_ready(net_peer *peer)
{
    (void)peer; /* everybody is pulled from anyway */
}

void net_peer_reading(net_peer *peer, bool on)
{
    (void)peer;
    (void)on;
}

void net_peer_end(net_peer *peer, int status)
{
    FUZZ_CHECK(status >= 1000 && status < 5000, "closed with %d", status);
    peer->ending = status;
}

/* ---- what the service thread does ---- */

static void check_message(net_peer *peer, const ochre_text *out)
{
    FUZZ_CHECK(!out->full, "a message does not fit");
    check_json("a message", out->data, out->length);
    const bool is_error = strncmp(out->data, "{\"t\":\"error\"", 12) == 0;
    peer->answered += is_error || strncmp(out->data, "{\"t\":\"ok\"", 9) == 0;
    FUZZ_CHECK(!is_error || (strstr(out->data, "\"error\":\"") != NULL &&
                             strstr(out->data, "\"why\":\"") != NULL),
               "an error without words: %s", out->data);
    FUZZ_CHECK(strstr(out->data, secret) == NULL || strstr(out->data, "\"state\":\"over\"") ||
                   strstr(out->data, "\"state\":\"abandoned\""),
               "the secret of running dice is told: %s", out->data);
}

static void pull_all(net_peer *peer)
{
    while (peer->user != NULL && peer->ending == 0) {
        ochre_text out = OCHRE_TEXT(out_data);
        transport.to.pull(transport.to.context, peer, &out);
        if (out.length == 0)
            return;
        check_message(peer, &out);
    }
}

static bool all_answered(void)
{
    for (int i = 0; i < FUZZ_PEERS; i++) {
        FUZZ_CHECK(peers[i].answered <= peers[i].asked, "%d answers to %d messages",
                   peers[i].answered, peers[i].asked);
        if (peers[i].ending == 0 && peers[i].answered < peers[i].asked)
            return false;
    }
    return store_in_flight(server->store) == 0;
}

static void await_wake(void)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += PATIENCE_S;
    pthread_mutex_lock(&mutex);
    while (!is_woken)
        FUZZ_CHECK(pthread_cond_timedwait(&woken, &mutex, &until) == 0,
                   "something is never answered");
    is_woken = false;
    pthread_mutex_unlock(&mutex);
}

static void reopen_if_ended(int peer)
{
    if (peers[peer].ending != 0)
        fuzz_reconnect(peer);
}

static void settle(const net_request *request)
{
    for (;;) {
        transport.to.wake(transport.to.context);
        for (int i = 0; i < FUZZ_PEERS; i++)
            pull_all(&peers[i]);
        if (all_answered() && (request == NULL || request->answers > 0))
            break;
        await_wake();
    }
    for (int i = 0; i < FUZZ_PEERS; i++)
        reopen_if_ended(i);
}

/* ---- the three ---- */

static net_head head_for(const char *path)
{
    net_head head = {.method = NET_GET, .host = "ochre", .origin = "http://ochre"};
    snprintf(head.path, sizeof(head.path), "%s", path);
    snprintf(head.address, sizeof(head.address), "192.0.2.1");
    return head;
}

static void connect_peer(int peer)
{
    net_head head = head_for("/ws");
    strcpy(head.cookie, cookies[peer]);
    FUZZ_CHECK(transport.to.may_open(transport.to.context, &head) == 0, "no connection");
    memset(&peers[peer], 0, sizeof(peers[peer]));
    peers[peer].user = transport.to.open(transport.to.context, &peers[peer], &head);
}

void fuzz_reconnect(int peer)
{
    transport.to.closed(transport.to.context, &peers[peer]);
    connect_peer(peer);
}

static void hand_over(int peer, const char *text, size_t length)
{
    char *const whole = malloc(length + 1); /* the transport ends every message with a zero */
    FUZZ_CHECK(whole != NULL, "no memory");
    memcpy(whole, text, length);
    whole[length] = '\0';
    peers[peer].asked++;
    transport.to.message(transport.to.context, &peers[peer], whole, length);
    free(whole);
}

void fuzz_say(int peer, const char *text, size_t length)
{
    hand_over(peer, text, length);
    settle(NULL);
}

void fuzz_pass(int seconds)
{
    config.test_clock += (int64_t)seconds * 1000;
    transport.to.tick(transport.to.context);
    settle(NULL);
}

int fuzz_request(const net_head *head, const char *body, size_t length)
{
    net_request request = {0};
    char *const whole = malloc(length + 1);
    FUZZ_CHECK(whole != NULL, "no memory");
    memcpy(whole, body, length);
    whole[length] = '\0';
    transport.to.request(transport.to.context, &request, head, whole, length);
    settle(&request);
    free(whole);
    return request.status;
}

const char *fuzz_cookie(int peer)
{
    return cookies[peer];
}

static void make_guest(int peer, const char *body)
{
    net_request    request = {0};
    const net_head head = head_for("/api/guest");
    net_head       post = head;
    post.method = NET_POST;
    transport.to.request(transport.to.context, &request, &post, body, strlen(body));
    settle(&request);
    FUZZ_CHECK(request.status == 200, "no guest: %d", request.status);
    strcpy(cookies[peer], request.cookie);
}

/* ---- opening, closing ---- */

static void make_directory(void)
{
    const char *const memory = "/dev/shm"; /* a disk would be waited for at every move */
    snprintf(directory, sizeof(directory), "%s/ochre-fuzz-XXXXXX",
             access(memory, W_OK) == 0 ? memory : "/tmp");
    FUZZ_CHECK(mkdtemp(directory) != NULL, "no directory");
}

static void remove_directory(void)
{
    static const char *const files[] = {"ochre.db", "ochre.db-wal", "ochre.db-shm", "lock"};
    char                     path[128];
    for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
        snprintf(path, sizeof(path), "%s/%s", directory, files[i]);
        unlink(path);
    }
    rmdir(directory);
}

static const char *no_guide(const char *game)
{
    (void)game;
    return NULL;
}

static void fill_config(void)
{
    config = (srv_config){.address = "127.0.0.1",
                          .data = directory,
                          .log = "error",
                          .version = "fuzz",
                          .examples = true,
                          .grace = 5,
                          .threads = 1,
                          .connections = 100,
                          .per_address = 100,
                          .messages = 1000,
                          .requests = 1000,
                          .accounts = 1000,
                          .creates = 1000,
                          .thinking = 1,
                          .rules_page = cli_rules_page,
                          .rules_clause = cli_rules_clause,
                          .guide_script = no_guide,
                          .test_secret = secret,
                          .test_clock = (int64_t)NOW_S * 1000,
                          .test_quick = true};
}

static void say(int peer, const char *text)
{
    fuzz_say(peer, text, strlen(text));
}

void fuzz_server_open(void)
{
    make_directory();
    fill_config();
    server = srv_open(&config);
    FUZZ_CHECK(server != NULL, "no server");
    make_guest(FUZZ_ANNA, "{\"name\":\"Anna\"}");
    make_guest(FUZZ_BO, "{\"name\":\"Bo\"}");
    for (int i = 0; i < FUZZ_PEERS; i++)
        connect_peer(i);
    say(FUZZ_ANNA, "{\"t\":\"create\",\"id\":1,\"game\":\"pebbles\",\"players\":2,\"public\":true,"
                   "\"options\":{\"first\":1},\"seats\":[\"me\",\"open\"]}");
    say(FUZZ_BO, "{\"t\":\"sit\",\"id\":1,\"table\":1,\"salt\":\"bo\"}");
    for (int i = 0; i < FUZZ_PEERS; i++)
        say(i, "{\"t\":\"watch\",\"id\":2,\"table\":1}");
}

void fuzz_server_close(void)
{
    srv_close(server);
    remove_directory();
}
