#!/usr/bin/env python3
"""Tests of what the documents show: their examples run, and do what is said of them.

usage: docs.py OCHRE RANDOM_GAMES
"""
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

from running import run, test

OCHRE, RANDOM_GAMES = sys.argv[1:3]


def output(*command, status=0):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60, check=False)
    assert done.returncode == status, (command, done.returncode, done.stdout.decode())
    return done.stdout.decode()


@test
def the_first_scenario_passes():
    with open('docs/scenarios.md', encoding='utf-8') as page:
        example = re.search(r'(?:^    .*\n)+', page.read(), re.M).group(0)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'example.txt')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(re.sub('^    ', '', example, flags=re.M))
        assert '1 passed, 0 failed' in output(OCHRE, 'scenario', path)


@test
def the_core_alone_plays_random_games():
    text = output(RANDOM_GAMES, 'stone-age', '4', '20')
    assert re.match(r'Stone Age: \d+\.\d decisions a game\n', text), text
    shares = [float(share) for share in re.findall(r'^seat \d: wins ([\d.]+) %, score -?[\d.]+$', text, re.M)]
    assert len(shares) == 4 and abs(sum(shares) - 100) < 0.3, text
    output(RANDOM_GAMES, 'chess', '2', '1', status=2)


@test
def every_command_of_the_readme_is_there():
    with open('README.md', encoding='utf-8') as page:
        commands = set(re.findall(r'^ochre (\w+)', page.read(), re.M))
    assert len(commands) > 8
    for command in commands:
        assert 'ochre ' + command in output(OCHRE, command, '--help')


@test
def the_copy_of_pebbles_is_a_game_of_its_own():
    with open('docs/adding-a-game.md', encoding='utf-8') as page:
        step = re.search(r'^1\. .*\n\n((?: {7}.*\n)+)', page.read(), re.M).group(1)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree('games/pebbles', os.path.join(folder, 'games/pebbles'))
        output('sh', '-ec', 'cd %s\n%s' % (shlex.quote(folder), step))
        copy = os.path.join(folder, 'games/my_game')
        sources = [os.path.join(copy, name) for name in sorted(os.listdir(copy)) if name.endswith('.c')]
        assert len(sources) > 12
        output('cc', '-std=c17', '-Wall', '-Werror', '-fsyntax-only', '-Iinclude', '-I' + folder, *sources)
        names = {}
        for name in os.listdir(copy):
            if os.path.isfile(os.path.join(copy, name)):
                with open(os.path.join(copy, name), encoding='utf-8') as file:
                    names[name] = file.read()
        left = [name for name, text in names.items()
                if name != 'README.md' and re.search('pb_|PB-|PEBBLES|games/pebbles|id = "pebbles"', text)]
        assert not left and '.id = "my-game"' in names['game.c'], left
        cited = {clause for name, text in names.items() if name.endswith('.c')
                 for clause in re.findall(r'"(MG-\d{3})"', text)}
        unknown = [clause for clause in cited if clause not in names['rules.md'] or clause not in names['rules.ru.md']]
        assert cited and not unknown, unknown
        assert 'OCHRE_COUNTS_PART("pebbles"' in names['fields.c'], 'what moves are about keeps its name'


if __name__ == '__main__':
    sys.exit(run('docs'))
