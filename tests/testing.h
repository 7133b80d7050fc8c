/* testing.h - how every test program of the house begins and ends.
 *
 * Tests are cmocka functions, one a promise, named as a sentence. The last line of a program is
 * `NAME: N passed, M failed`; scripts/sum-tests adds these lines up. */
#ifndef TESTS_TESTING_H
#define TESTS_TESTING_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#define RUN_SUITE(name, tests)                                                                     \
    run_suite((name), (int)(sizeof(tests) / sizeof((tests)[0])),                                   \
              cmocka_run_group_tests_name((name), (tests), NULL, NULL))

static inline int run_suite(const char *name, int total, int failed)
{
    fflush(stderr);
    printf("%s: %d passed, %d failed\n", name, total - failed, failed);
    return failed == 0 ? 0 : 1;
}

#endif
