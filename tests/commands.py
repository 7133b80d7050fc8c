#!/usr/bin/env python3
"""Tests of what all subcommands of `ochre` have in common: help, unknown options, disks that are full.

usage: commands.py OCHRE
"""
import os
import subprocess
import sys
import tempfile

from running import run, test

OCHRE = sys.argv[1]
FOLDER = tempfile.TemporaryDirectory()
COMMANDS = ('analyse', 'arena', 'backup', 'bench', 'edition', 'engine', 'games', 'guest', 'play', 'record',
            'scenario', 'serve', 'types')


def path(name):
    return os.path.join(FOLDER.name, name)


def ochre(*arguments, status=0, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, folder=None):
    """Both streams of the program, which must end with that status."""
    done = subprocess.run([os.path.abspath(OCHRE), *arguments], stdin=stdin, stdout=stdout,
                          stderr=subprocess.PIPE, timeout=60, check=False, cwd=folder)
    text = (done.stdout or b'').decode() + done.stderr.decode()
    assert done.returncode == status, (arguments, done.returncode, text)
    return text


def has(text, *parts):
    for part in parts:
        assert part in text, 'no %r in:\n%s' % (part, text[-2000:])


@test
def help_is_given_wherever_it_is_asked_for():
    has(ochre(), *('ochre ' + command for command in COMMANDS))
    for command in COMMANDS:
        for arguments in ((command, '--help'), (command, 'help'), (command, 'x', '--help')):
            has(ochre(*arguments), 'ochre ' + command)


@test
def unknown_options_are_named():
    arguments = {'edition': ('export', 'pebbles'), 'record': ('show',), 'analyse': ('x',), 'scenario': ()}
    for command in COMMANDS:
        if command != 'guest':  # its only argument is a bot
            has(ochre(command, *arguments.get(command, ()), '--wings', status=2), '--wings', 'usage: ochre')
    has(ochre('guest', 'wizard', status=2), 'wizard', 'greedy', 'mcts:N')
    has(ochre('bench', '--check', 'x', '--write', 'y', status=2), '--check or --write')
    has(ochre('analyse', 'x', 'y', status=2), 'only one match')
    assert not os.path.exists('--wings')


@test
def a_full_disk_is_told():
    for arguments in (('games',), ('games', '--json'), ('types',), ('edition', 'export', 'stone-age'), ('--help',),
                      ('--version',), ('bench', 'pebbles', '--untimed', '--games', '10')):
        with open('/dev/full', 'wb') as full:
            has(ochre(*arguments, status=1, stdout=full), 'the output could not be written')
    has(ochre('edition', 'export', 'stone-age', '/dev/full', status=1), '/dev/full: No space left on device')


@test
def files_are_replaced_whole_or_not_at_all():
    file, link = path('signatures'), path('link')
    for name, text in ((file, 'old'), (file + '.part', 'mine')):
        with open(name, 'w', encoding='utf-8') as old:
            old.write(text)
    os.chmod(file, 0o640)
    os.symlink(file, link)
    ochre('bench', 'pebbles', '--games', '3', '--write', link)
    assert os.path.islink(link), 'what it leads to was meant'
    with open(file, encoding='utf-8') as new:
        has(new.read(), 'pebbles 2 3 1 ')
    assert os.stat(file).st_mode & 0o777 == 0o640
    assert sorted(os.listdir(FOLDER.name)) == ['link', 'signatures', 'signatures.part']
    has(ochre('bench', '--check', file), '0 failed')


@test
def editions_are_not_written_over_others():
    file = path('edition.json')
    ochre('edition', 'export', 'pebbles', file)
    has(ochre('edition', 'export', 'pebbles', file, status=1), file + ' is there already')
    has(ochre('edition', 'check', 'pebbles', file), 'the standard one')


@test
def an_edition_may_come_from_any_editor():
    standard = ochre('edition', 'export', 'pebbles').encode()
    for name, text in (('mark', b'\xef\xbb\xbf' + standard), ('returns', standard.replace(b'\n', b'\r\n'))):
        with open(path(name), 'wb') as file:
            file.write(text)
        has(ochre('edition', 'check', 'pebbles', path(name)), 'the standard one')
    for text in (b'\xef\xbb\xbf', b'\xef\xbb', b'\xef\xbb\xbf\xef\xbb\xbf' + standard):
        with open(path('mark'), 'wb') as file:
            file.write(text)
        has(ochre('edition', 'check', 'pebbles', path('mark'), status=1), 'mark: line 1, column 1: ')


@test
def lines_of_signatures_that_cannot_be_are_refused():
    for line in ('pebbles 200 10 1 00', 'pebbles -5 10 1 00', 'pebbles 2 0 1 00', 'pebbles 2 -10 1 00',
                 'pebbles 2 99999999999999999999 1 00', 'pebbles 2 10 1 00 and more', 'chess 2 10 1 00', 'pebbles'):
        with open(path('wrong'), 'w', encoding='utf-8') as file:
            file.write(line + '\n')
        has(ochre('bench', '--check', path('wrong'), status=1), 'wrong:1: ', '0 passed, 1 failed')


@test
def no_scenarios_are_no_success():
    has(ochre('scenario', status=1, folder=FOLDER.name), 'there are no scenarios')


@test
def what_is_read_can_come_through_a_pipe():
    record = path('piped.ochre')
    ochre('play', 'pebbles', '--seat', 'greedy', '--seat', 'random', '--plain', '--save', record)
    for arguments, name in ((('analyse', '-', '--playouts', '2'), record), (('record', 'verify', '-'), record),
                            (('scenario', '-'), 'games/pebbles/scenarios/4_end.txt')):
        with open(name, 'rb') as file:
            text = ochre(*arguments, stdin=file)
        named = [name if argument == '-' else argument for argument in arguments]
        assert text.replace('-: ', name + ': ') == ochre(*named), text


@test
def a_scenario_plays_with_the_edition_beside_it():
    ochre('edition', 'export', 'pebbles', path('dear.json'))
    with open(path('dear.json'), encoding='utf-8') as file:
        edition = file.read()
    for name, white in (('dear', '"white": 5'), ('wrong', '"white": 500')):
        with open(path(name + '.json'), 'w', encoding='utf-8') as file:
            file.write(edition.replace('"white": 1', white))
    with open(path('own.txt'), 'w', encoding='utf-8') as file:
        for name in (path('dear.json'), 'dear.json', 'wrong.json', 'none.json'):
            file.write('scenario PB-208: with %s\nedition %s\ngame pebbles players 2 option first 1\ndeal\n'
                       'set players[0].pebbles.white = 3\nplay stack white 3\nexpect players[0].points == 15\n'
                       % (name, name))
    for own, folder in ((path('own.txt'), None), ('own.txt', FOLDER.name)):
        has(ochre('scenario', own, folder=folder, status=1), '2 passed, 2 failed',
            'own.txt:16: expected an edition of pebbles, found ', 'wrong.json: value.white: 500 is not in ',
            'own.txt:23: expected an edition of pebbles, found ', 'none.json: No such file')


if __name__ == '__main__':
    status = run('commands')
    FOLDER.cleanup()
    sys.exit(status)
