/* serve.c - `ochre serve`: the settings of the server, from flags and the environment.
 *
 * A flag `--per-address` has the variable OCHRE_PER_ADDRESS; the flag wins. A variable that is empty is as good as
 * none; a flag with an empty value is a slip (of a script whose variable is not set), not the root of the disk. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/rules.h"
#include "server/server.h"

const char cli_serve_usage[] =
    "ochre serve [OPTIONS]    (each also from the environment: --per-address is OCHRE_PER_ADDRESS,\n"
    "                          --examples is OCHRE_EXAMPLES=1)\n"
    "  --port N          8080; 0: any that is free\n"
    "  --address A       127.0.0.1; 0.0.0.0 for everybody\n"
    "  --data DIR        where games and people are kept (ochre-data)\n"
    "  --log LEVEL       error, warn, info or debug (info)\n"
    "  --origin URL      where browsers see it, when a proxy stands before it: https://play.example.org\n"
    "  --trust-proxy     limits are for the address in X-Forwarded-For; only behind a proxy that writes it\n"
    "  --examples        show the example games, too\n"
    "  --grace SECONDS   until a bot stands in for somebody who left while others wait (120)\n"
    "  --threads N       for bots (as many as processors, less one)\n"
    "  --thinking MS     the most that a bot may think (5000)\n"
    "  --connections N   the most WebSockets at once (4096)\n"
    "  --per-address N   of those from one address (256)\n"
    "  --messages N      a second from one connection (30)\n"
    "  --requests N      of HTTP a minute from one address (3000)\n"
    "  --accounts N      account requests a minute from one address (60)\n"
    "  --creates N       new tables a minute from one person (20)";

static const char default_version[] = "0.1.0";

typedef struct {
    const char  *flag;
    const char **text;
    int         *number;
    int          lo, hi;
} setting;

static bool set(const setting *s, const char *name, const char *value)
{
    if (s->text != NULL) {
        *s->text = value;
        if (value[0] == '\0')
            cli_error("%s needs a value", name);
        return value[0] != '\0';
    }
    int64_t number = 0;
    if (!cli_number(value, name, s->lo, s->hi, &number))
        return false;
    *s->number = (int)number;
    return true;
}

static void variable_name(const char *flag, char out[64])
{
    size_t at = 0;
    memcpy(out, "OCHRE_", 6);
    for (flag += 2; flag[at] != '\0' && at < 50; at++)
        out[6 + at] = (char)(flag[at] == '-' ? '_' : flag[at] - 'a' + 'A');
    out[6 + at] = '\0';
}

static bool read_environment(const setting *settings)
{
    for (const setting *s = settings; s->flag != NULL; s++) {
        char name[64];
        variable_name(s->flag, name);
        const char *const value = getenv(name);
        if (value != NULL && value[0] != '\0' && !set(s, name, value))
            return false;
    }
    return true;
}

/* 1: taken, 0: not one of ours, -1: wrong. */
static int read_flag(const setting *settings, int argc, char **argv, int *i)
{
    for (const setting *s = settings; s->flag != NULL; s++) {
        const char *value = NULL;
        if (cli_option(argc, argv, i, s->flag, &value))
            return value != NULL && set(s, s->flag, value) ? 1 : -1;
    }
    return 0;
}

/* Nobody who writes "no" or "false" shall have turned it on. */
static bool read_switch_variable(const char *name, bool *on)
{
    const char *const value = getenv(name);
    if (value == NULL || value[0] == '\0')
        return true;
    *on = strcmp(value, "1") == 0;
    if (!*on && strcmp(value, "0") != 0) {
        cli_error("%s is 1 or 0, not \"%s\"", name, value);
        return false;
    }
    return true;
}

static bool read_switch(const char *argument, srv_config *config)
{
    const bool is_examples = strcmp(argument, "--examples") == 0;
    const bool is_trust = strcmp(argument, "--trust-proxy") == 0;
    config->examples = config->examples || is_examples;
    config->trust_proxy = config->trust_proxy || is_trust;
    return is_examples || is_trust;
}

static bool is_log_level(const char *word)
{
    static const char *const levels[] = {"error", "warn", "info", "debug"};
    for (size_t i = 0; i < sizeof(levels) / sizeof(levels[0]); i++)
        if (strcmp(levels[i], word) == 0)
            return true;
    cli_error("--log is error, warn, info or debug, not \"%s\"", word);
    return false;
}

/* As browsers send it: compared letter by letter, so that a slash at the end would shut everybody out. */
static bool is_origin(const char *text)
{
    const char *host = NULL;
    if (strncmp(text, "http://", 7) == 0)
        host = text + 7;
    else if (strncmp(text, "https://", 8) == 0)
        host = text + 8;
    if (host != NULL && host[0] != '\0' && strpbrk(host, "/?# ") == NULL)
        return true;
    cli_error("--origin is like https://play.example.org, nothing behind it, not \"%s\"", text);
    return false;
}

/* What tests need: dice, time and chance that can be foreseen. */
static bool read_test_settings(srv_config *config)
{
    const char *const clock = getenv("OCHRE_TEST_CLOCK");
    const char *const script = getenv("OCHRE_TEST_SCRIPT");
    size_t            length = 0;
    config->test_secret = getenv("OCHRE_TEST_SECRET");
    config->test_quick = getenv("OCHRE_TEST_QUICK") != NULL;
    if (clock != NULL && !cli_number(clock, "OCHRE_TEST_CLOCK", 1, INT64_MAX, &config->test_clock))
        return false;
    if (script != NULL)
        config->test_script = cli_read_file(script, &length);
    return script == NULL || config->test_script != NULL;
}

static int default_threads(void)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return processors > 2 ? (int)processors - 1 : 1;
}

static const char *guide_script(const char *game_id)
{
    for (int i = 0; i < cli_guide_page_count; i++)
        if (strcmp(cli_guide_pages[i].game_id, game_id) == 0)
            return cli_guide_pages[i].text;
    return NULL;
}

static srv_config defaults(void)
{
    return (srv_config){.address = "127.0.0.1",
                        .port = 8080,
                        .data = "ochre-data",
                        .log = "info",
                        .version = default_version,
                        .grace = 120,
                        .threads = default_threads(),
                        .connections = 4096,
                        .per_address = 256,
                        .messages = 30,
                        .requests = 3000,
                        .accounts = 60,
                        .creates = 20,
                        .thinking = 5000,
                        .rules_page = cli_rules_page,
                        .rules_clause = cli_rules_clause,
                        .guide_script = guide_script};
}

static bool read_flags(const setting *settings, int argc, char **argv, srv_config *config)
{
    for (int i = 1; i < argc; i++) {
        if (read_switch(argv[i], config))
            continue;
        const int taken = read_flag(settings, argc, argv, &i);
        if (taken == 0)
            cli_unknown(argv[i], cli_serve_usage);
        if (taken <= 0)
            return false;
    }
    return true;
}

static bool read_settings(int argc, char **argv, srv_config *c)
{
    const setting settings[] = {
        {"--port", NULL, &c->port, 0, 65535},
        {"--address", &c->address, NULL, 0, 0},
        {"--data", &c->data, NULL, 0, 0},
        {"--log", &c->log, NULL, 0, 0},
        {"--origin", &c->origin, NULL, 0, 0},
        {"--grace", NULL, &c->grace, 0, 86400},
        {"--threads", NULL, &c->threads, 1, 16},
        {"--thinking", NULL, &c->thinking, 1, 60000},
        {"--connections", NULL, &c->connections, 1, 100000},
        {"--per-address", NULL, &c->per_address, 1, 100000},
        {"--messages", NULL, &c->messages, 1, 100000},
        {"--requests", NULL, &c->requests, 1, 1000000},
        {"--accounts", NULL, &c->accounts, 1, 1000000},
        {"--creates", NULL, &c->creates, 1, 1000000},
        {NULL, NULL, NULL, 0, 0},
    };
    return read_environment(settings) && read_switch_variable("OCHRE_EXAMPLES", &c->examples) &&
           read_switch_variable("OCHRE_TRUST_PROXY", &c->trust_proxy) &&
           read_flags(settings, argc, argv, c) && is_log_level(c->log) &&
           (c->origin == NULL || is_origin(c->origin));
}

int cli_serve(int argc, char **argv)
{
    srv_config c = defaults();
    if (!read_settings(argc, argv, &c))
        return CLI_USAGE;
    const bool good = read_test_settings(&c) && srv_run(&c);
    free((char *)c.test_script);
    return good ? 0 : CLI_FAILED;
}
