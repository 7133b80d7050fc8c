#!/usr/bin/env python3
"""Tests of running.py and rooms.py: which tests of a suite are run, and how they are counted.

usage: suites.py OCHRE
"""
import ast
import glob
import os
import subprocess
import sys
import tempfile

from running import run, test

HERE = os.path.dirname(os.path.abspath(__file__))

# Two suites in each manner: what may be imported, and who imports it.
MARKED = {'other': """
import sys
from running import run, test

def helper(one, other):
    return one + other

@test
def one_of_another_suite():
    raise AssertionError('it was run')

if __name__ == '__main__':
    sys.exit(run('other'))
""", 'own': """
import sys
from other import helper, one_of_another_suite
from running import run, test

@test
def one_that_fails():
    assert helper(3, 4) == 8, 'that was seven'

@test
def one_that_passes():
    assert helper(3, 4) == 7

if __name__ == '__main__':
    sys.exit(run('own'))
"""}
NAMED = {name: text.replace('@test\n', '').replace("run('", "run(globals(), '").replace('():', '(room):')
         .replace('running import run, test', 'rooms import run') for name, text in MARKED.items()}


def started(suites, name):
    """How the suite of that name ends, and what it says, when all of them lie in a folder."""
    with tempfile.TemporaryDirectory() as folder:
        for suite, text in suites.items():
            with open(os.path.join(folder, suite + '.py'), 'w', encoding='utf-8') as file:
                file.write(text)
        return said('import runpy; runpy.run_path(%r, run_name="__main__")' % os.path.join(folder, name + '.py'), folder)


def said(program, *folders):
    """What Python says that has been given the program under test for every argument a suite may want."""
    ochre = os.path.abspath(sys.argv[1])
    begin = 'import sys; sys.path[:0] = %r; sys.argv[1:] = [%r]; ' % ([*folders, HERE], ochre)
    done = subprocess.run([sys.executable, '-B', '-c', begin + program], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, timeout=60)
    return done.returncode, done.stdout


@test
def a_suite_runs_its_own_tests_alone():
    for suites in (MARKED, NAMED):
        status, text = started(suites, 'own')
        assert status == 1 and text.splitlines()[-1] == 'own: 1 passed, 1 failed', text
        assert 'FAILED one_that_fails' in text and 'that was seven' in text and 'one_of_another_suite' not in text, text


@test
def a_suite_that_fails_says_so_itself():
    for suites in (MARKED, NAMED):
        status, text = started(suites, 'other')
        assert status == 1 and text.splitlines()[-1].startswith('other: 0 passed, '), text


def top_level(path):
    """The statements of a script that are no definitions."""
    with open(path, encoding='utf-8') as file:
        body = ast.parse(file.read()).body
    return [node for node in body if not isinstance(node, (ast.FunctionDef, ast.ClassDef))]


def calls_in(node):
    called = (one.func for one in ast.walk(node) if isinstance(one, ast.Call))
    return {getattr(function, 'attr', getattr(function, 'id', None)) for function in called}


@test
def no_suite_runs_when_it_is_imported():
    ending = 0
    for path in glob.glob(os.path.join(HERE, '*.py')):
        for node in top_level(path):
            if isinstance(node, ast.If) and ast.unparse(node.test) == "__name__ == '__main__'":
                ending += 'exit' in calls_in(node)
            else:
                assert not calls_in(node) & {'run', 'run_shared', 'exit'}, (path, ast.unparse(node))
    assert ending > 12, ending


if __name__ == '__main__':
    sys.exit(run('suites'))
