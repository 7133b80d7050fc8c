"""The running of a script's tests: each function marked with @test, in their order.

    sys.exit(run('protocol'))    a failed test does not stop the others; the last line is what ./dev sums up
"""
TESTS = []


def test(function):
    TESTS.append(function)
    return function


def run(suite):
    failed = 0
    for one in TESTS:
        try:
            one()
        except Exception as trouble:  # whatever it is, the next test can still tell something
            failed += 1
            print('FAILED %s: %s: %.600s' % (one.__name__, type(trouble).__name__, trouble))
    print('%s: %d passed, %d failed' % (suite, len(TESTS) - failed, failed))
    return 1 if failed else 0
