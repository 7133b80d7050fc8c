/* load.c - `load`: many clients against one server on this machine; arguments, the loop, the report.
 *
 * Three acts: play for so many seconds at so many moves a second, wait until every move on its way is
 * answered, then go through all matches and compare them with the ledger. The exit status is 0 only if
 * nothing was lost or doubled. The server may be killed and started again at any time meanwhile. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <time.h>

#include "bench/load.h"

enum { EVENTS = 512, SHAKING = 64, TICK_MS = 2, ROUND_MS = 50, SETTLE_S = 60, AUDIT_S = 300 };

static const char usage[] =
    "load --port N [--game ID] [--connections N] [--players N] [--rate MOVES] [--seconds N]\n"
    "     [--slow N] [--chaos PERCENT] [--pid SERVER] [--seed N]\n"
    "  --slow    so many more connections that watch and never read\n"
    "  --chaos   each message is lost, doubled, late with this probability\n"
    "  --pid     the server's process: its memory is reported\n";

static uint64_t clock_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * LOAD_SECOND + (uint64_t)t.tv_nsec;
}

/* ---- arguments ---- */

_Noreturn static void explain(void)
{
    fputs(usage, stderr);
    exit(2);
}

/* Whole numbers but for the game; false: there is no such argument, or its value is no number. */
static bool take_argument(load *l, int *seed, const char *name, const char *value)
{
    const struct {
        const char *name;
        int        *value;
    } numbers[] = {
        {"--port", &l->port},   {"--connections", &l->clients}, {"--players", &l->players},
        {"--rate", &l->rate},   {"--seconds", &l->seconds},     {"--slow", &l->slow},
        {"--chaos", &l->chaos}, {"--pid", &l->server},          {"--seed", seed},
    };
    char *end;
    if (strcmp(name, "--game") == 0) {
        l->game = value;
        return true;
    }
    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
        if (strcmp(name, numbers[i].name) == 0) {
            *numbers[i].value = (int)strtol(value, &end, 10);
            return *end == '\0' && *value != '\0';
        }
    return false;
}

static void read_arguments(load *l, int argc, char **argv)
{
    int seed = 1;
    for (int i = 1; i < argc; i += 2)
        if (i + 1 == argc || !take_argument(l, &seed, argv[i], argv[i + 1]))
            explain();
    if (l->port < 1 || l->players < 1 || l->players > LOAD_PLAYERS || l->clients < l->players ||
        l->slow < 0 || l->seconds < 1 || l->rate < 1)
        explain();
    ochre_rng_seed(&l->rng, (uint64_t)seed, 0);
}

/* ---- making ---- */

static void *need(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (memory == NULL)
        abort();
    return memory;
}

/* A file descriptor for each connection, and some more. */
static void allow_files(int count)
{
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur < (rlim_t)count + 100) {
        limit.rlim_cur =
            limit.rlim_max < (rlim_t)count + 100 ? limit.rlim_max : (rlim_t)count + 100;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

static void make_clients(load *l)
{
    l->clients -= l->clients % l->players;
    l->desks = l->clients / l->players;
    l->client = need((size_t)l->clients + (size_t)l->slow, sizeof(*l->client));
    l->desk = need((size_t)l->desks, sizeof(*l->desk));
    l->token = need(LOAD_TOKENS, sizeof(*l->token));
    l->epoll = epoll_create1(EPOLL_CLOEXEC);
    for (int i = 0; i < l->clients + l->slow; i++) {
        load_client *c = &l->client[i];
        c->l = l;
        c->number = i;
        c->fd = -1;
        c->is_slow = i >= l->clients;
        c->seat = i % l->players;
        c->desk = &l->desk[i / l->players % l->desks];
    }
    for (int i = 0; i < l->desks; i++) {
        l->desk[i].first = i * l->players;
        load_begin_match(l, &l->desk[i]);
    }
    allow_files(l->clients + l->slow);
}

/* ---- the loop ---- */

static void connect_some(load *l)
{
    load_client *const end = l->client + l->clients + l->slow;
    for (load_client *c = l->client; c != end && l->shaking < SHAKING; c++) {
        if (c->link == LOAD_OFF && c->retry_at <= l->now)
            load_connect(c);
    }
}

static void go_round(load *l)
{
    connect_some(l);
    for (int i = 0; i < l->clients + l->slow; i++) {
        load_deliver_late(&l->client[i]);
        load_step(&l->client[i]);
    }
}

static void send_moves(load *l, uint64_t since)
{
    const double most = l->rate / 10.0 + 1;
    l->budget += l->rate * (double)since / (double)LOAD_SECOND;
    if (l->budget > most)
        l->budget = most;
    for (int tried = 0; tried < l->clients && l->budget >= 1; tried++) {
        l->turn = (l->turn + 1) % l->clients;
        if (load_move(&l->client[l->turn]))
            l->budget -= 1;
    }
}

/* One turn of the loop; moves are sent while it is not stopping. */
static void turn(load *l)
{
    static uint64_t    last_round;
    struct epoll_event events[EVENTS];
    const int          count = epoll_wait(l->epoll, events, EVENTS, TICK_MS);
    const uint64_t     before = l->now;
    l->now = clock_ns();
    for (int i = 0; i < count; i++)
        load_event(events[i].data.ptr, events[i].events);
    if (!l->is_stopping)
        send_moves(l, l->now - before);
    if (l->now - last_round > (uint64_t)ROUND_MS * LOAD_MS) {
        last_round = l->now;
        go_round(l);
    }
}

static bool is_settled(const load *l)
{
    for (int i = 0; i < l->clients; i++)
        if (l->client[i].has_move || l->client[i].link != LOAD_LIVE)
            return false;
    return true;
}

static bool all_playing(const load *l)
{
    for (int i = 0; i < l->clients; i++)
        if (!l->client[i].is_watching || l->client[i].link != LOAD_LIVE)
            return false;
    return true;
}

/* Turns until `is_done` says so; false: it took too long. */
static bool turn_until(load *l, bool (*is_done)(const load *), int seconds)
{
    const uint64_t end = clock_ns() + (uint64_t)seconds * LOAD_SECOND;
    while (!is_done(l)) {
        turn(l);
        if (l->now > end)
            return false;
    }
    return true;
}

/* ---- the report ---- */

/* Resident memory of the server in KiB; 0: unknown. */
static long server_memory(const load *l)
{
    char  path[64], line[200];
    long  kib = 0;
    FILE *in = NULL;
    snprintf(path, sizeof(path), "/proc/%d/status", l->server);
    if (l->server > 0)
        in = fopen(path, "r");
    while (in != NULL && fgets(line, sizeof(line), in) != NULL)
        if (strncmp(line, "VmRSS:", 6) == 0)
            kib = strtol(line + 6, NULL, 10);
    if (in != NULL)
        fclose(in);
    return kib;
}

static int by_size(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static double percentile(const load *l, double share)
{
    if (l->samples == 0)
        return 0;
    return (double)l->sample[(int64_t)((double)(l->samples - 1) * share)] / 1000;
}

/* One line of JSON, for people and for tests. */
static void report(load *l, double seconds, const long memory[3])
{
    if (l->samples > 0)
        qsort(l->sample, (size_t)l->samples, sizeof(*l->sample), by_size);
    printf("{\"connections\":%d,\"slow\":%d,\"game\":\"%s\",\"seconds\":%.1f,\"sent\":%lld,"
           "\"acked\":%lld,\"acked_per_second\":%.1f,\"ack_p50_ms\":%.2f,\"ack_p99_ms\":%.2f,"
           "\"ack_max_ms\":%.2f,\"repeated\":%lld,\"stale\":%lld,\"refused\":%lld,"
           "\"not_saved\":%lld,\"reconnects\":%lld,\"finished\":%lld,\"pushes\":%lld,"
           "\"megabytes\":%.1f,\"memory_first_kib\":%ld,\"memory_half_kib\":%ld,"
           "\"memory_last_kib\":%ld,\"audited\":%lld,\"lost\":%lld,\"doubled\":%lld}\n",
           l->clients, l->slow, l->game, seconds, (long long)l->sent, (long long)l->acked,
           (double)l->acked / seconds, percentile(l, 0.5), percentile(l, 0.99), percentile(l, 1),
           (long long)l->repeated, (long long)l->stale, (long long)l->refused,
           (long long)l->unsaved, (long long)l->reconnects, (long long)l->finished,
           (long long)l->pushes, (double)l->bytes / 1e6, memory[0], memory[1], memory[2],
           (long long)l->audited, (long long)l->lost, (long long)l->doubled);
}

static bool play(load *l, long memory[3])
{
    l->now = clock_ns();
    go_round(l);
    l->is_stopping = true; /* nobody moves before all are there */
    if (!turn_until(l, all_playing, SETTLE_S)) {
        fputs("load: not everybody could sit down\n", stderr);
        return false;
    }
    l->is_stopping = false;
    memory[0] = server_memory(l);
    puts("load: everybody plays");
    fflush(stdout);
    const uint64_t length = (uint64_t)l->seconds * LOAD_SECOND, start = clock_ns();
    while (clock_ns() - start < length) {
        turn(l);
        if (memory[1] == 0 && clock_ns() - start > length / 2)
            memory[1] = server_memory(l);
    }
    memory[2] = server_memory(l);
    l->is_stopping = true;
    puts("load: the last moves");
    fflush(stdout);
    return true;
}

int main(int argc, char **argv)
{
    static load l = {
        .game = "pebbles", .clients = 100, .players = 2, .rate = 50, .seconds = 10, .epoll = -1};
    long memory[3] = {0, 0, 0};
    read_arguments(&l, argc, argv);
    make_clients(&l);
    if (!play(&l, memory))
        return 1;
    const bool is_settled_in_time = turn_until(&l, is_settled, SETTLE_S);
    load_audit_begin(&l);
    const bool is_audited = turn_until(&l, load_audit_is_done, AUDIT_S);
    report(&l, l.seconds, memory);
    if (!is_settled_in_time || !is_audited)
        fputs("load: some moves were never answered, or matches never shown\n", stderr);
    const bool is_whole = l.audited == l.acked && l.lost == 0 && l.doubled == 0;
    return is_whole && is_settled_in_time && is_audited && l.acked > 0 ? 0 : 1;
}
