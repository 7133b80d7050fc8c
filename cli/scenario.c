/* scenario.c - `ochre scenario`: runs rule scenarios and tells which clauses they leave out. */
#include <dirent.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <ochre/scenario.h>

#include "cli/cli.h"
#include "cli/coverage.h"

const char cli_scenario_usage[] =
    "ochre scenario [--coverage] [--cited-in FILE]... [--verbose] [FILE|DIR]...\n"
    "  runs the scenarios of the files (default: games/*/scenarios/*.txt)\n"
    "  --coverage       lists the clauses of the rules pages that nothing cites\n"
    "  --cited-in FILE  counts `covers: SA-018` there (default: tests/*.c games/*/*.c)\n"
    "  --verbose        names the scenarios that passed as well";

enum { LOG = 20000, TOKENS = 16384, SCRATCH = 1 << 18 };

typedef struct paths {
    char **path;
    int    count;
} paths;

typedef struct session {
    paths    files, sources;
    bool     is_verbose, with_coverage;
    coverage cover;
    int      page; /* rules page beside the present file */

    const char *present;
    void       *edition; /* of the present scenario, if it has one of its own */
} session;

/* ---- which files ---- */

static void add_path(paths *p, const char *path)
{
    p->path = cli_enlarge(p->path, (size_t)(p->count + 1) * sizeof(*p->path));
    p->path[p->count] = cli_alloc(strlen(path) + 1);
    memcpy(p->path[p->count++], path, strlen(path) + 1);
}

static void free_paths(paths *p)
{
    for (int i = 0; i < p->count; i++)
        free(p->path[i]);
    free(p->path);
}

static void add_matches(paths *p, const char *pattern)
{
    glob_t found;
    if (glob(pattern, 0, NULL, &found) == 0) {
        for (size_t i = 0; i < found.gl_pathc; i++)
            add_path(p, found.gl_pathv[i]);
        globfree(&found);
    }
}

static bool ends_in(const char *name, const char *ending)
{
    const size_t a = strlen(name), b = strlen(ending);
    return a >= b && strcmp(name + a - b, ending) == 0;
}

/* A file as it is; a directory with all .txt files in it and below, in order of their names. */
static bool add_tree(paths *p, const char *path, bool is_named)
{
    struct stat what;
    if (is_named && strcmp(path, "-") == 0) {
        add_path(p, path);
        return true;
    }
    if (stat(path, &what) != 0) {
        cli_error("cannot open %s", path);
        return false;
    }
    if (!S_ISDIR(what.st_mode)) {
        if (is_named || ends_in(path, ".txt"))
            add_path(p, path);
        return true;
    }
    struct dirent **entry;
    const int       count = scandir(path, &entry, NULL, alphasort);
    if (count < 0) {
        cli_error("cannot read the directory %s", path);
        return false;
    }
    bool is_read = true;
    for (int i = 0; i < count; i++) {
        char below[2048];
        snprintf(below, sizeof(below), "%s/%s", path, entry[i]->d_name);
        if (entry[i]->d_name[0] != '.')
            is_read = add_tree(p, below, false) && is_read;
        free(entry[i]);
    }
    free(entry);
    return is_read;
}

/* ---- running ---- */

static void print_failure(void *context, const char *message)
{
    (void)context;
    printf("%s\n", message);
}

static void print_pass(void *context, const char *title)
{
    (void)context;
    printf("passed %s\n", title);
}

static void note_citation(void *context, const char *clause)
{
    session *s = context;
    coverage_cite(&s->cover, s->page, clause);
}

/* The file's name counts from where the scenario lies. */
static const void *load_edition(void *context, const ochre_game *game, const char *file,
                                ochre_text *why)
{
    session *const    s = context;
    const char *const slash = strrchr(s->present, '/');
    const int         folder = file[0] == '/' || slash == NULL ? 0 : (int)(slash + 1 - s->present);
    const size_t      size = (size_t)folder + strlen(file) + 1;
    char *const       path = cli_alloc(size);
    snprintf(path, size, "%.*s%s", folder, s->present, file);
    free(s->edition);
    s->edition = cli_load_edition(game, path, why);
    free(path);
    return s->edition;
}

static void run_file(session *s, ochre_scenario_run *run, const char *path)
{
    size_t length;
    char  *text = cli_read_file(path, &length);
    if (text == NULL) {
        run->failed++;
        return;
    }
    s->page = s->with_coverage ? coverage_page_beside(&s->cover, path) : COVERAGE_ANYWHERE;
    s->present = path;
    ochre_scenario_file(run, path, text, length);
    free(text);
}

static void run_files(session *s, ochre_scenario_run *run)
{
    run->log_capacity = LOG;
    run->log = cli_alloc(LOG * sizeof(*run->log));
    run->token_capacity = TOKENS;
    run->tokens = cli_alloc(TOKENS * sizeof(*run->tokens));
    run->scratch_size = SCRATCH;
    run->scratch = cli_alloc(SCRATCH);
    run->report = print_failure;
    run->pass = s->is_verbose ? print_pass : NULL;
    run->cite = s->with_coverage ? note_citation : NULL;
    run->edition = load_edition;
    run->context = s;
    for (int i = 0; i < s->files.count; i++)
        run_file(s, run, s->files.path[i]);
    free(run->log);
    free(run->tokens);
    free(run->scratch);
}

static bool tell_coverage(session *s)
{
    for (int i = 0; i < s->sources.count; i++) {
        size_t length;
        char  *text = cli_read_file(s->sources.path[i], &length);
        if (text != NULL)
            coverage_scan(&s->cover, text);
        free(text);
    }
    return coverage_print(&s->cover);
}

static bool read_arguments(session *s, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const char *source;
        if (strcmp(argv[i], "--coverage") == 0) {
            s->with_coverage = true;
        } else if (strcmp(argv[i], "--verbose") == 0) {
            s->is_verbose = true;
        } else if (cli_option(argc, argv, &i, "--cited-in", &source)) {
            if (source == NULL)
                return false;
            add_path(&s->sources, source);
        } else if (cli_is_option(argv[i])) {
            cli_error("what is \"%s\"?", argv[i]);
            return false;
        } else if (!add_tree(&s->files, argv[i], true)) {
            return false;
        }
    }
    return true;
}

/* Without files: everything below the root of the project, pages without scenarios included. */
static void take_defaults(session *s)
{
    if (s->files.count == 0) {
        paths pages = {0};
        add_matches(&s->files, "games/*/scenarios/*.txt");
        add_matches(&pages, "games/*/rules.md");
        for (int i = 0; s->with_coverage && i < pages.count; i++)
            coverage_page(&s->cover, pages.path[i]);
        free_paths(&pages);
    }
    if (s->with_coverage && s->sources.count == 0) {
        add_matches(&s->sources, "tests/*.c");
        add_matches(&s->sources, "games/*/*.c");
    }
}

int cli_scenario(int argc, char **argv)
{
    session s = {0};
    int     status = 0;
    if (!read_arguments(&s, argc, argv)) {
        status = cli_usage(cli_scenario_usage);
    } else {
        ochre_scenario_run *run = cli_alloc(sizeof(*run));
        memset(run, 0, sizeof(*run));
        take_defaults(&s);
        run_files(&s, run);
        const bool is_covered = !s.with_coverage || tell_coverage(&s);
        const bool is_passed = run->failed == 0 && run->passed > 0;
        if (s.files.count == 0)
            cli_error("there are no scenarios: name files or folders, or go to the project's root");
        printf("scenario: %d passed, %d failed\n", run->passed, run->failed);
        status = is_covered && is_passed ? 0 : CLI_FAILED;
        free(run);
    }
    free(s.edition);
    coverage_free(&s.cover);
    free_paths(&s.files);
    free_paths(&s.sources);
    return status;
}
