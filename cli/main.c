/* main.c - the program `ochre`: finds the subcommand and hands over to it. */
#include <errno.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"

#ifndef OCHRE_VERSION
#define OCHRE_VERSION "0.1.0"
#endif

typedef struct {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *usage, *arguments, *about;
} subcommand;

static const subcommand subcommands[] = {
    {"serve", cli_serve, cli_serve_usage, "[--port N] [--data DIR]",
     "the web server: play in the browser, with bots and friends"},
    {"play", cli_play, cli_play_usage, "GAME",
     "play in the terminal, against bots or with friends"},
    {"games", cli_games, cli_games_usage, "[--json] [--all]",
     "the shelf: ids, titles, players, options"},
    {"engine", cli_engine_command, cli_engine_usage, "",
     "JSON lines on stdin and stdout, for bots and scripts"},
    {"arena", cli_arena, cli_arena_usage, "GAME --bots A,B --games N", "tournaments between bots"},
    {"guest", cli_guest, cli_guest_usage, "BOT", "play a bot for another program's arena"},
    {"analyse", cli_analyse, cli_analyse_usage, "FILE",
     "how a finished game went: chances, turning points, luck"},
    {"bench", cli_bench, cli_bench_usage, "[GAME]",
     "how fast random games run, and their signature"},
    {"scenario", cli_scenario, cli_scenario_usage, "FILE...", "run rule scenarios"},
    {"record", cli_record, cli_record_usage, "show|verify FILE",
     "print or check the record of a game"},
    {"edition", cli_edition_command, cli_edition_usage, "export|check GAME [FILE]",
     "the components as JSON"},
    {"backup", cli_backup, cli_backup_usage, "--data DIR FILE",
     "copy a server's store while it runs, or check a copy"},
    {"types", cli_types, cli_types_usage, "[GAME]",
     "TypeScript types of views, editions and actions"},
};
enum { SUBCOMMANDS = sizeof(subcommands) / sizeof(subcommands[0]) };

static void print_help(FILE *out)
{
    fputs("ochre - prehistoric board games on one engine\n\n", out);
    for (int i = 0; i < SUBCOMMANDS; i++)
        fprintf(out, "  ochre %-8s %-26s %s\n", subcommands[i].name, subcommands[i].arguments,
                subcommands[i].about);
    fputs("\n`ochre SUBCOMMAND --help` tells more. To begin: ochre play stone-age\n"
          "Exit status: 0 all well, 1 it failed, 2 it was called wrongly, 130 it was stopped.\n",
          out);
}

static int fail_unknown(const char *word)
{
    const char *names[SUBCOMMANDS + 2] = {NULL};
    for (int i = 0; i < SUBCOMMANDS; i++)
        names[i] = subcommands[i].name;
    names[SUBCOMMANDS] = "help";
    const char *const near = cli_nearest(word, names);
    if (near != NULL)
        cli_error("there is no subcommand \"%s\"; did you mean `ochre %s`?", word, near);
    else
        cli_error("there is no subcommand \"%s\"; `ochre help` lists them", word);
    return CLI_USAGE;
}

static bool is_one_of(const char *word, const char *a, const char *b, const char *c)
{
    return strcmp(word, a) == 0 || strcmp(word, b) == 0 || strcmp(word, c) == 0;
}

static int run(const subcommand *s, int argc, char **argv)
{
    bool asks = argc == 2 && strcmp(argv[1], "help") == 0;
    for (int i = 1; i < argc; i++)
        asks = asks || strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0;
    if (asks) {
        puts(s->usage);
        return 0;
    }
    return s->run(argc, argv);
}

/* A full disk must not look like a short answer. */
static int close_output(int status)
{
    errno = 0;
    const bool failed = fflush(stdout) != 0 || ferror(stdout) != 0;
    if (!failed)
        return status;
    cli_error("the output could not be written%s%s", errno != 0 ? ": " : "",
              errno != 0 ? strerror(errno) : "");
    return status != 0 ? status : CLI_FAILED;
}

int main(int argc, char **argv)
{
    /* Only the letters of the terminal follow the environment: numbers stay as they are in C. */
    setlocale(LC_CTYPE, "");
    if (argc < 2 || is_one_of(argv[1], "help", "--help", "-h")) {
        print_help(stdout);
        return close_output(0);
    }
    if (is_one_of(argv[1], "version", "--version", "-V")) {
        puts("ochre " OCHRE_VERSION);
        return close_output(0);
    }
    for (int i = 0; i < SUBCOMMANDS; i++)
        if (strcmp(argv[1], subcommands[i].name) == 0)
            return close_output(run(&subcommands[i], argc - 1, argv + 1));
    return fail_unknown(argv[1]);
}
