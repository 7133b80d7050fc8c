/* srv.c - the server's beginning and end, and the errands of the loop thread. */
#include "server/srv.h"

#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/conn.h"
#include "server/http.h"
#include "server/log.h"
#include "server/play.h"

int64_t srv_now(const srv *s)
{
    if (s->config->test_clock != 0)
        return s->config->test_clock;
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

void srv_random(srv *s, void *out, size_t size)
{
    if (s->config->test_secret == NULL) {
        randombytes_buf(out, size);
        return;
    }
    uint8_t seed[randombytes_SEEDBYTES] = {0};
    memcpy(seed, &s->codes, sizeof(s->codes));
    s->codes++;
    randombytes_buf_deterministic(out, size, seed);
}

void *srv_alloc(size_t size)
{
    void *const memory = calloc(1, size > 0 ? size : 1);
    if (memory == NULL) {
        log_line(LOG_ERROR, "no-memory", "bytes=%zu", size);
        abort();
    }
    return memory;
}

ochre_text srv_text(srv *s)
{
    return ochre_text_over(s->scratch, SRV_SCRATCH);
}

ochre_text srv_rough(srv *s)
{
    return ochre_text_over(s->rough, SRV_SCRATCH);
}

/* ---- the loop's errands ---- */

static void wake_from_thread(void *context)
{
    const srv *const s = context;
    net_wake(s->net);
}

static void tell_bot(void *context, const minds_answer *answer)
{
    srv_play_bot(context, answer);
}

static void on_wake(void *context)
{
    srv *const s = context;
    if (!s->is_open)
        return;
    store_drain(s->store);
    passwords_drain(s->passwords);
    minds_drain(s->minds, tell_bot);
}

static void on_tick(void *context)
{
    srv *const s = context;
    on_wake(s);
    table_tick_all(s);
    conn_tick(s);
}

/* ---- beginning ---- */

static bool open_store(srv *s)
{
    char            words[256];
    ochre_text      why = OCHRE_TEXT(words);
    const store_how how = {.directory = s->config->data, .wake = wake_from_thread, .context = s};
    s->store = store_open(&how, &why);
    if (s->store == NULL)
        log_line(LOG_ERROR, "no-store", "directory=%s why=\"%s\"", s->config->data, words);
    return s->store != NULL;
}

static bool open_threads(srv *s)
{
    s->passwords = passwords_open(
        &(passwords_how){.quick = s->config->test_quick, .wake = wake_from_thread, .context = s});
    s->minds = minds_open(&(minds_how){.threads = s->config->threads,
                                       .milliseconds = s->config->thinking,
                                       .wake = wake_from_thread,
                                       .context = s});
    if (s->passwords != NULL && s->minds != NULL)
        return true;
    log_line(LOG_ERROR, "no-threads", "wanted=%d", s->config->threads);
    return false;
}

static bool open_net(srv *s)
{
    const net_options  options = {.address = s->config->address,
                                  .port = s->config->port,
                                  .connections = s->config->connections,
                                  .per_address = s->config->per_address,
                                  .message_limit = SRV_CREATE,
                                  .trusts_proxy = s->config->trust_proxy};
    const net_handlers handlers = {.context = s,
                                   .request = http_request,
                                   .request_gone = http_gone,
                                   .body_limit = http_body_limit,
                                   .may_open = conn_may_open,
                                   .open = conn_open,
                                   .message = conn_message,
                                   .pull = conn_pull,
                                   .closed = conn_closed,
                                   .wake = on_wake,
                                   .tick = on_tick};
    s->net = net_open(&options, &handlers);
    return s->net != NULL;
}

/* Games that were being played when the server stopped: bots and clocks among them wait for us. */
static void list_unfinished(srv *s)
{
    enum { PAGE = 64 };
    store_table *const page = srv_alloc(PAGE * sizeof(*page));
    store_filter       filter = {.states = STORE_PLAYING};
    int                count;
    do {
        count = store_tables_list(s->store, &filter, page, PAGE);
        int64_t *const longer =
            realloc(s->waking, (size_t)(s->waking_count + count + 1) * sizeof(*longer));
        if (longer == NULL)
            break;
        s->waking = longer;
        for (int i = 0; i < count; i++)
            s->waking[s->waking_count++] = page[i].id;
        filter.skip += count;
    } while (count == PAGE);
    free(page);
    if (s->waking_count > 0)
        log_line(LOG_INFO, "unfinished", "games=%d", s->waking_count);
}

static net                  *running; /* for the signal handler alone */
static volatile sig_atomic_t was_told_to_stop;

static void on_signal(int number)
{
    (void)number;
    was_told_to_stop = 1;
    if (running != NULL)
        net_stop(running);
}

static void catch_signals(net *n)
{
    const struct sigaction action = {.sa_handler = on_signal};
    running = n;
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

/* A peer that has gone and a file that may not grow are failures like others, not the end. */
static void ignore_signals(void)
{
    const struct sigaction action = {.sa_handler = SIG_IGN};
    sigaction(SIGPIPE, &action, NULL);
    sigaction(SIGXFSZ, &action, NULL);
}

/* The transport opens first: the other threads wake it. It serves nobody before net_serve. */
static bool open_all(srv *s)
{
    s->tokens = srv_alloc(SRV_TOKENS * sizeof(*s->tokens));
    s->scratch = srv_alloc(SRV_SCRATCH);
    s->rough = srv_alloc(SRV_SCRATCH);
    if (!dice_ready() || !open_net(s) || !open_store(s) || !open_threads(s))
        return false;
    randombytes_buf(&s->limits.salt, sizeof(s->limits.salt));
    s->is_open = true;
    return true;
}

static void close_all(srv *s)
{
    s->is_open = false; /* from now on nothing new begins */
    if (s->minds != NULL)
        minds_close(s->minds);
    if (s->passwords != NULL)
        passwords_close(s->passwords);
    if (s->store != NULL)
        store_close(s->store); /* what is in flight is settled, and answered */
    running = NULL;
    if (s->net != NULL)
        net_close(s->net);
    table_free_all(s);
    map_free(&s->conns);
    map_free_counts(&s->people);
    map_free_counts(&s->addresses);
    free(s->waking);
    free(s->open);
    free(s->tokens);
    free(s->scratch);
    free(s->rough);
}

srv *srv_open(const srv_config *config)
{
    srv *const s = calloc(1, sizeof(*s));
    if (s == NULL || !log_set(config->log)) {
        free(s);
        return NULL;
    }
    s->config = config;
    if (open_all(s)) {
        list_unfinished(s);
        return s;
    }
    srv_close(s);
    return NULL;
}

void srv_close(srv *s)
{
    close_all(s);
    free(s);
}

/* Where it is found, for people and for programs that asked for any free port. */
static void print_url(const char *address, int port)
{
    const bool is_six = strchr(address, ':') != NULL;
    printf(is_six ? "http://[%s]:%d\n" : "http://%s:%d\n", address, port);
    fflush(stdout);
}

bool srv_run(const srv_config *config)
{
    ignore_signals();
    srv *const s = srv_open(config);
    if (s == NULL)
        return false;
    catch_signals(s->net);
    print_url(config->address, net_port(s->net));
    log_line(LOG_INFO, "serving", "address=%s port=%d data=%s", config->address, net_port(s->net),
             config->data);
    net_serve(s->net);
    const bool good = was_told_to_stop != 0;
    if (!good)
        log_line(LOG_ERROR, "transport-failed", "connections=%d", s->conns.count);
    log_line(LOG_INFO, "stopping", "connections=%d", s->conns.count);
    srv_close(s);
    return good;
}
