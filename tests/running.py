"""The running of a script's tests: each function marked with @test, in their order.

    if __name__ == '__main__':
        sys.exit(run('protocol'))    a failed test does not stop the others; the last line is what ./dev sums up

Who imports a script for its helpers runs none of its tests.
"""
TESTS = []


def is_own(function):
    """Is it of the script that was started?"""
    return function.__module__ == '__main__'


def test(function):
    TESTS.append(function)
    return function


def run(suite):
    failed, own = 0, [one for one in TESTS if is_own(one)]
    for one in own:
        try:
            one()
        except Exception as trouble:  # whatever it is, the next test can still tell something
            failed += 1
            print('FAILED %s: %s: %.600s' % (one.__name__, type(trouble).__name__, trouble))
    print('%s: %d passed, %d failed' % (suite, len(own) - failed, failed))
    return 1 if failed else 0
