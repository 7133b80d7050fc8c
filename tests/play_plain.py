#!/usr/bin/env python3
"""Tests of `ochre play` in line mode: scripted games through pipes.

usage: play_plain.py OCHRE
"""
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

from running import run, test

OCHRE = sys.argv[1]
FOLDER = tempfile.TemporaryDirectory()
AGAINST_GREEDY = ('--seat', 'human', '--seat', 'greedy')  # who answers at once: whole games are quick


def path(name):
    return os.path.join(FOLDER.name, name)


def play(*arguments, lines='', status=0, lang='C.UTF-8'):
    """Plays with the lines as input; what was printed."""
    env = {**os.environ, 'LC_ALL': lang}
    done = subprocess.run([OCHRE, 'play', *arguments], input=lines.encode(), env=env,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)
    assert done.returncode == status, (done.returncode, done.stderr.decode())
    return done.stdout.decode() + done.stderr.decode()


def has(text, *parts):
    for part in parts:
        assert part in text, 'no %r in:\n%s' % (part, text[-3000:])


@test
def bots_play_to_the_end():
    for game in ('pebbles', 'stone-age'):
        text = play(game, '--seat', 'greedy', '--seat', 'random', '--seat', 'greedy', '--seed', '3')
        has(text, 'The game is over', 'A greedy', 'B random', 'C greedy')
        ranks = re.findall(r'^ +(\d)  [A-C] \w+: -?\d+$', text, re.M)
        assert len(ranks) == 3 and ranks[0] == '1', text[-500:]


@test
def the_same_seed_is_the_same_game():
    games = [play('pebbles', '--seat', 'greedy', '--seat', 'greedy', '--seed', seed)
             for seed in ('4', '4', '5')]
    assert games[0] == games[1] != games[2]


@test
def the_end_of_input_leaves_the_game():
    for lines in ('', '1\n', '1'):
        text = play('pebbles', '--seed', '1', lines=lines)
        has(text, 'Player 1, your actions:', '   1  wade 1', 'left and not saved')


@test
def a_human_plays_by_number_to_the_end():
    text = play('pebbles', '--seed', '1', lines='1\n' * 200)
    has(text, 'The game is over', 'A Player 1:', 'B normal:')


@test
def a_human_plays_by_notation():
    text = play('pebbles', '--seed', '1', '--option', 'first=1', lines='wade 2\n')
    has(text, 'A wades in with two dice')
    text = play('stone-age', '--seed', '1', '--option', 'first=1', lines='  Place   FOREST 2  \nlog\n')
    has(text, '   1  place hunt 1', 'sends 2 people to the forest')
    assert text.count('Red starts') >= 1


@test
def bad_input_is_explained_and_asked_again():
    text = play('stone-age', '--seed', '1', '--option', 'first=1',
                lines='fly\n0\n99\n-1\nplace river 6\nresolve hunt\n99999999999999999999\n\n\0\n2\n')
    has(text, 'That cannot be read', 'Choose a number from 1 to', 'Not allowed: "resolve hunt". SA-')
    has(text, 'Possible now: place.')
    refusal = re.search(r'Not allowed: "resolve hunt"\. (SA-\d+): (.+)', text)
    assert len(refusal.group(2)) > 20, refusal.group(0)
    assert text.count('your actions:') == 2, 'one question before and one behind the good line'


@test
def in_russian_every_action_has_words():
    dice = random.Random(1)
    for game, *more in (('stone-age',), ('cro-magnon',), ('kromanontsy',), ('kromanontsy', '--players', '1'),
                        ('settlers-stone-age', '--players', '3'), ('neanderthal',), ('neanderthal', '--players', '1')):
        seats = more or AGAINST_GREEDY
        lines = ''.join('%d\n' % dice.choice((1, 1, 2, 3, 4, 5, 9, 14)) for _ in range(500))
        if game == 'settlers-stone-age':
            seats = (*seats, '--seat', 'human', '--seat', 'greedy', '--seat', 'greedy')
        text = play(game, *seats, '--lang', 'ru', '--seed', '6', lines=lines)
        lists = re.findall(r'ваши действия:\n((?: +\d+  [a-z].*\n)+)', text)
        assert len(lists) > 15, (game, len(lists))
        for line in ''.join(lists).splitlines():
            assert re.search('[а-яё]', line), (game, line)


@test
def undo_takes_a_choice_back():
    lines = 'undo\nplace hunt 1\nundo\nquit\n'
    text = play('stone-age', '--seat', 'human', '--seat', 'human', '--seed', '1', '--option',
                'first=1', lines=lines)
    has(text, 'Nothing to undo', 'Taken back.')
    questions = re.findall(r'(Player \d), your actions:', text)
    assert questions == ['Player 1', 'Player 2', 'Player 1'], questions
    text = play('pebbles', '--seed', '1', lines='1\nundo\n')
    has(text, 'Nothing to undo')


@test
def help_rules_odds_board_and_log_answer():
    text = play('pebbles', '--seed', '1', '--option', 'first=1',
                lines='help\nrules pb-102\nrules PB-101\nrules XX-1\nodds 2\nodds\nodds 9\nboard\nlog\nactions\n')
    has(text, 'odds NUMBER', 'PB-101: ', 'PB-102: ', 'Not found.', 'worth of the find: 0 17%')
    has(text, 'Choose a number from 1 to 2.')
    assert text.count('your actions:') == 2 and text.count('basket') >= 2
    assert text.count('B draws a token.') == 2, 'as it happens, and in the log'
    has(play('pebbles', lines='rules\n'), '# Pebbles')
    has(play('stone-age', '--option', 'first=1', lines='odds 6\n'), 'mean')


@test
def a_game_is_saved_and_resumed():
    file = path('game.ochre')
    text = play('stone-age', *AGAINST_GREEDY, '--seed', '2', '--option', 'first=1',
                lines='place hut\nsave %s\nboard\nquit\n' % file)
    has(text, 'Saved in ' + file, 'it is saved in ' + file)
    board = text[text.index('Saved in'):].split('\n\n')[1]
    again = play('--resume', file, lines='log\nquit\n')
    has(again, board, 'Player 1, your actions:')
    has(play('stone-age', '--resume', file, '--seat', 'greedy', '--seat', 'greedy'), 'The game is over')
    play('pebbles', '--resume', file, status=2)


@test
def names_and_bots_of_the_seats_are_kept():
    file = path('names.ochre')
    play('pebbles', '--seat', 'Ada Lovelace=human', '--seat', 'Grok=greedy', '--seat', 'random',
         '--save', file)
    with open(file, encoding='utf-8') as record:
        has(record.read(), 'seat 1 Ada Lovelace=human', 'seat 2 Grok=greedy', 'seat 3 random')
    has(play('--resume', file, lines='1\n' * 100), 'Ada Lovelace, your actions', 'B Grok:', 'C random:')


@test
def save_keeps_the_game_however_it_ends():
    file = path('kept.ochre')
    has(play('pebbles', '--seed', '1', '--save', file), 'it is saved in ' + file)
    assert os.path.getsize(file) > 50
    has(play('--resume', file, '--save', file, lines='1\n' * 200), 'The game is over',
        'Saved in ' + file)
    with open(file, encoding='utf-8') as record:
        has(record.read(), '\nend ')
    has(play('--resume', file), 'The game is over')


@test
def a_file_that_cannot_be_written_loses_nothing():
    nowhere = path('no/such/folder/x.ochre')
    text = play('pebbles', '--seed', '1', lines='save %s\nsave %s\n1\nquit\n' % (nowhere, FOLDER.name))
    has(text, 'Not saved: ' + nowhere, 'Not saved: ' + FOLDER.name, 'left and not saved')
    assert text.count('your actions:') == 2
    has(play('pebbles', '--save', nowhere, status=2), 'could not be saved: ' + nowhere)
    has(play('pebbles', '--save', FOLDER.name, status=2), 'could not be saved: ' + FOLDER.name)
    has(play('pebbles', '--save', '/dev/full', status=1), 'Not saved: /dev/full', 'left and not saved')


@test
def a_resumed_game_stays_in_its_file():
    file = path('resumed.ochre')
    play('pebbles', *AGAINST_GREEDY, '--seed', '1', '--save', file, lines='1\n')
    before = os.path.getsize(file)
    has(play('--resume', file, lines='1\n'), 'it is saved in ' + file)
    assert os.path.getsize(file) > before
    has(play('--resume', file, lines='save\n'), 'Saved in ' + file)
    elsewhere = path('elsewhere.ochre')
    before = os.path.getsize(file)
    has(play('--resume', file, '--save', elsewhere, lines='1\n'), 'it is saved in ' + elsewhere)
    assert os.path.getsize(file) == before < os.path.getsize(elsewhere)


@test
def another_file_is_replaced_only_when_asked_twice():
    file = path('other.txt')
    with open(file, 'w', encoding='utf-8') as other:
        other.write('a letter')
    text = play('pebbles', '--seed', '1', lines='save %s\nboard\n' % file)
    has(text, file + ' is there already')
    with open(file, encoding='utf-8') as other:
        assert other.read() == 'a letter'
    has(play('pebbles', '--seed', '1', lines=('save %s\n' % file) * 2), 'Saved in ' + file)
    has(play('pebbles', '--seed', '1', lines='1\nsave %s\n' % path('new.ochre') + '1\n'),
        path('new.ochre') + ' has it as it was when you saved it')


@test
def a_game_kept_before_is_not_lost_to_a_new_one():
    file, empty, link = path('before.ochre'), path('empty.ochre'), path('link.ochre')
    play('pebbles', '--seed', '1', '--save', file, lines='1\n')
    with open(file, encoding='utf-8') as kept:
        before = kept.read()
    has(play('pebbles', '--seed', '2', '--save', file, status=2), file + ' is there already', '--resume ' + file)
    other = path('of another.ochre')
    play('pebbles', '--seed', '2', '--save', other, lines='quit\n')
    has(play('--resume', other, '--save', file, status=2), file + ' is there already')
    with open(file, encoding='utf-8') as kept:
        assert kept.read() == before
    os.symlink(file, link)
    has(play('--resume', file, '--save', link, lines='quit\n'), 'it is saved in ' + file)
    with open(empty, 'w', encoding='utf-8'):
        pass  # as mktemp makes them
    has(play('pebbles', '--save', empty, lines='quit\n'), 'it is saved in ' + empty)


@test
def signals_keep_the_game():
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        file = path('signal-%d.ochre' % number)
        child = subprocess.Popen([OCHRE, 'play', 'pebbles', '--plain', '--seed', '1', '--save', file],
                                 stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        while b'your actions' not in child.stdout.readline():
            pass
        child.send_signal(number)
        text = child.communicate(timeout=60)[0].decode()
        has(text, 'it is saved in ' + file)
        assert child.returncode == 130 and os.path.getsize(file) > 50


@test
def a_bot_that_thinks_for_hours_can_be_stopped():
    for number in (signal.SIGINT, signal.SIGTERM):
        file = path('hours-%d.ochre' % number)
        child = subprocess.Popen([OCHRE, 'play', 'pebbles', '--plain', '--seed', '1', '--option', 'first=1', '--seat',
                                  'human', '--seat', 'mcts:100000000', '--save', file],
                                 stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        while b'your actions' not in child.stdout.readline():
            pass
        child.stdin.write(b'wade 1\n')
        child.stdin.flush()
        time.sleep(1)  # now it thinks
        assert child.poll() is None
        child.send_signal(number)
        text = child.communicate(timeout=60)[0].decode()
        has(text, 'it is saved in ' + file)
        assert child.returncode == 130
        with open(file, encoding='utf-8') as record:
            moves = [line for line in record if line.startswith(('1 ', '2 '))]
        assert moves == ['1 wade 1\n'], moves  # and no move that was not thought over


@test
def damaged_games_are_refused():
    whole = path('whole.ochre')
    play('stone-age', '--seed', '1', '--save', whole, lines='1\n')
    with open(whole, 'rb') as file:
        record = file.read()
    for name, bytes_ in (('cut', record[:200]), ('unreadable', record + b'1 place blah\n'),
                         ('illegal', record + b'1 resolve hut\n'), ('empty', b'')):
        with open(path(name), 'wb') as file:
            file.write(bytes_)
        has(play('--resume', path(name), status=2), path(name) + ': ')
    done = subprocess.run([OCHRE, 'record', 'verify', path('unreadable')], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, timeout=20, check=False)
    assert done.returncode == 1
    has(done.stdout.decode(), path('unreadable') + ': line ')


@test
def bad_files_are_refused():
    with open(path('bad.ochre'), 'wb') as file:
        file.write(b'ochre record 1\ngame pebbles\n\xff\0')
    has(play('--resume', path('bad.ochre'), status=2), 'bad.ochre: line 3')
    has(play('--resume', path('none.ochre'), status=2), 'none.ochre: No such file')
    with open(path('bad.json'), 'w', encoding='utf-8') as file:
        file.write('{"edition":"x"}')
    has(play('pebbles', '--edition', path('bad.json'), status=2), 'bad.json: ')


@test
def wrong_arguments_are_named():
    has(play('peebles', status=2), 'did you mean pebbles?')
    has(play('pebbles', '--players', '9', status=2), 'number of players', '2 to 4')
    has(play('pebbles', '--seat', 'wizard', status=2), 'wizard', 'greedy')
    has(play('pebbles', '--seat', '=human', status=2), 'NAME=')
    has(play('pebbles', '--option', 'colour=1', status=2), 'colour')
    has(play('pebbles', '--option', 'first=7', status=2), 'first')
    has(play('pebbles', '--lang', 'xx', status=2), 'en or ru')
    has(play('pebbles', '--players', '2', *['--seat', 'human'] * 3, status=2), '2 seats', '3 times')
    has(play('--resume', 'x', '--players', '2', status=2), '--players', '--resume')
    has(play('pebbles', '--seed', 'x', status=2), 'seed')
    has(play('pebbles', '--seed', status=2), 'needs a value')
    has(play('pebbles', '--wings', status=2), '--wings')
    has(play(status=2), 'usage: ochre play GAME')


@test
def an_edition_is_exported_changed_and_played():
    for game in ('pebbles', 'stone-age'):
        file = path(game + '.json')
        subprocess.run([OCHRE, 'edition', 'export', game, file], check=True, timeout=20)
        again = subprocess.run([OCHRE, 'edition', 'export', game, file], timeout=20, check=False,
                               stderr=subprocess.PIPE)
        assert again.returncode == 1 and b'is there already' in again.stderr
        with open(file, encoding='utf-8') as edition:
            text = edition.read()
        assert '\n  "' in text
        with open(file, 'w', encoding='utf-8') as edition:
            edition.write(text.replace('"standard"', '"mine"'))
        check = subprocess.run([OCHRE, 'edition', 'check', game, file], timeout=20, check=True,
                               stdout=subprocess.PIPE)
        has(check.stdout.decode(), 'ok, ' + game)
        record = path(game + '.ochre')
        play(game, '--edition', file, '--save', record, lines='1\n')
        has(play('--resume', record, status=2), 'edition')
        has(play('--resume', record, '--edition', file), 'it is saved in ' + record)


@test
def one_person_wins_or_loses():
    lines = 'end\n' * 400
    text = play('kromanontsy', '--players', '1', '--seed', '1', lines=lines)
    has(text, 'The game is over: it is lost')
    assert not re.search(r'^ +1  A Player 1', text, re.M), 'a rank without anybody else'
    has(play('kromanontsy', '--players', '1', '--seat', 'hard', '--seed', '1'), 'The game is over: it is won')
    text = play('neanderthal', '--players', '3', '--option', 'solo=1', '--seed', '1', lines='1\n')
    assert 'normal' not in text, 'one person has all three species'


@test
def it_speaks_russian():
    text = play('pebbles', '--lang', 'ru', '--seed', '1', lines='help\nlang en\n')
    has(text, 'Камешки', 'Игрок 1, ваши действия:', 'отменить')
    has(text, 'your actions:', 'left and not saved')
    has(play('pebbles', lang='ru_RU.UTF-8'), 'ваши действия')
    has(play('pebbles', '--lang', 'en', lang='ru_RU.UTF-8'), 'your actions')


@test
def actions_are_told_in_the_language_of_the_player():
    russian = play('stone-age', '--lang', 'ru', '--seed', '1', lines='lang en\nactions\n')
    assert re.search('^   1  place hunt 1  +Красный ставит людей \\(1\\): Охотничьи угодья[.]$', russian, re.M), russian
    assert re.search('^   1  place hunt 1$', russian, re.M), 'English notation tells itself'
    assert 'Раунд' not in re.findall('^ +[0-9]+  place.*$', russian, re.M)[-1], 'one sentence'


@test
def forced_choices_answer_themselves():
    text = play('stone-age', *AGAINST_GREEDY, '--seed', '1', '--option', 'first=1',
                lines='place hunt 5\n' + '1\n' * 400)
    has(text, '(the only choice)', 'The game is over')


@test
def hands_stay_hidden_between_people():
    text = play('pebbles', '--seat', 'Ada=human', '--seat', 'Bo=human', '--seed', '1', '--option',
                'first=1', lines='1\nquit\n')
    has(text, 'Hand over to Bo')
    boards = re.findall(r'^[> ] A .*\n[> ] B .*$', text, re.M)
    assert len(boards) == 2, boards
    for board, own in zip(boards, (0, 1)):
        rows = board.split('\n')
        assert rows[1 - own].rstrip().endswith('hidden'), board
        assert not rows[own].rstrip().endswith('hidden'), board
    assert 'B draws a token:' not in text
    text = play('stone-age', '--seat', 'human', '--seat', 'human', lines='1\nquit\n')
    assert 'Hand over' not in text, 'nothing is hidden yet'


if __name__ == '__main__':
    status = run('play-plain')
    FOLDER.cleanup()
    sys.exit(status)
