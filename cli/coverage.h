/* coverage.h - which clauses of the rules pages are cited by scenarios and tests. */
#ifndef CLI_COVERAGE_H
#define CLI_COVERAGE_H

#include <stdbool.h>
#include <stddef.h>

enum { COVERAGE_ID = 8, COVERAGE_ANYWHERE = -1 };

typedef struct coverage_clause {
    char id[COVERAGE_ID];
    int  page; /* where it is defined or cited; COVERAGE_ANYWHERE for tests in C */
} coverage_clause;

typedef struct coverage_list {
    coverage_clause *clause;
    int              count, capacity;
} coverage_list;

typedef struct coverage {
    char        **page; /* paths of rules pages */
    int           pages;
    coverage_list defined, cited;
} coverage;

/* Reads the rules page beside a scenario file, unless it was read before; its number, or
 * COVERAGE_ANYWHERE if there is none. */
int coverage_page_beside(coverage *c, const char *scenario_path);
int coverage_page(coverage *c, const char *rules_path);

void coverage_cite(coverage *c, int page, const char *id);

/* Finds "covers: SA-018, SA-019" in a source file. */
void coverage_scan(coverage *c, const char *text);

/* Prints what is missing and one line a game; true if nothing is. */
bool coverage_print(const coverage *c);
void coverage_free(coverage *c);

#endif
