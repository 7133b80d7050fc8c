#!/usr/bin/env python3
"""Tests of `ochre arena`: small tournaments, journals, guests.

usage: arena.py OCHRE
"""
import collections
import fcntl
import glob
import json
import os
import pty
import resource
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

import running
from running import test

OCHRE = sys.argv[1]
FOLDER = tempfile.TemporaryDirectory()
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def path(name):
    return os.path.join(FOLDER.name, name)


def run(*arguments, status=0):
    done = subprocess.run([OCHRE, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120)
    assert done.returncode == status, (done.returncode, done.stderr.decode()[-2000:])
    return done.stdout.decode() if status == 0 else done.stderr.decode()


def arena(*arguments):
    return json.loads(run('arena', *arguments, '--json'))


def bot(table, name):
    return next(one for one in table['bots'] if one['bot'] == name)


def without_times(table):
    return [{key: value for key, value in one.items() if key not in ('ms', 'slowest_ms')}
            for one in table['bots']]


def told_to_guest(name, *arguments):
    """All that a guest in the place of %s is told, but for the end of its last game."""
    lines = path(name)  # one for each seat, or they would mix
    guest = 'cmd:tee -a %s.$$ | %s %s' % (lines, sys.executable, os.path.join(ROOT, 'examples', 'random_bot.py'))
    arena(*(word.replace('%s', guest) for word in arguments))
    for part in sorted(glob.glob(lines + '.*')):
        with open(part, encoding='utf-8') as file:
            yield from (json.loads(line) for line in file if line.endswith('\n'))


@test
def a_better_bot_wins_more():
    table = arena('stone-age', '--bots', 'random,greedy', '--games', '40')
    assert table['games'] == 40 and [one['bot'] for one in table['bots']] == ['greedy', 'random']
    greedy, random = table['bots']
    assert greedy['share'] > 0.9 and 0.6 < greedy['low'] <= greedy['share'] <= greedy['high'] <= 1
    assert abs(greedy['share'] + random['share'] - 1) < 1e-4
    assert greedy['rating'] > 100 and abs(greedy['rating'] + random['rating']) < 1


@test
def who_never_wins_is_judged_by_the_games_and_not_by_the_deals_alone():
    random, *others = sorted(arena('stone-age', '--players', '3', '--bots', 'random,greedy,greedy', '--games', '60')['bots'],
                             key=lambda one: one['share'])
    assert random['share'] == 0 and all(one['share'] > 0.2 for one in others)
    sixty, twenty = 0.0601, 0.1611  # Wilson's upper end for none of so many
    assert sixty < random['high'] < twenty, random['high']


@test
def equal_bots_have_a_fair_share():
    table = arena('pebbles', '--bots', 'greedy,greedy', '--games', '200')
    for one in table['bots']:
        assert one['low'] <= 0.5 <= one['high'], one
        assert one['games'] == 200 and one['deals'] == 100


@test
def every_deal_is_played_from_every_seat():
    table = arena('stone-age', '--players', '3', '--bots', 'greedy,random', '--games', '4')
    assert table['games'] == 6, 'rounded up to whole rotations'
    assert sum(one['games'] for one in table['bots']) == 18
    assert bot(table, 'greedy')['games'] == 12, 'A B A: two seats of three'
    for players, others in (('2', 1), ('3', 1), ('3', 2)):
        told = told_to_guest('seats-%s-%d' % (players, others), 'pebbles', '--players', players, '--bots',
                             'greedy,' * others + '%s', '--games', '6')
        seats = collections.Counter(message['seat'] for message in told if message['do'] == 'begin')
        assert seats == {seat + 1: 6 // int(players) for seat in range(int(players))}, (players, others, seats)
    again = arena('stone-age', '--players', '4', '--bots', 'greedy,random', '--games', '1')
    assert again['games'] == 2, 'A B A B, and B A B A: turned once more they sit as before'


@test
def round_robin_and_gauntlet():
    names = 'random,greedy,easy'
    everybody = arena('pebbles', '--bots', names, '--games', '4')
    gauntlet = arena('pebbles', '--bots', names, '--games', '4', '--gauntlet')
    assert everybody['games'] == 12 and gauntlet['games'] == 8
    met = {(pair['bot'], pair['over']) for pair in gauntlet['meetings']}
    assert ('random', 'easy') in met and ('greedy', 'easy') not in met


@test
def threads_do_not_change_the_table():
    one = arena('stone-age', '--bots', 'greedy,random', '--games', '12')
    many = arena('stone-age', '--bots', 'greedy,random', '--games', '12', '--threads', '3')
    assert without_times(one) == without_times(many)


@test
def a_settled_question_ends_early():
    table = arena('stone-age', '--bots', 'greedy,random', '--games', '4000', '--until-settled')
    assert table['settled'] and 32 <= table['games'] < 400, 'a few deals settle nothing'
    assert 0.5 < bot(table, 'greedy')['low'] < 0.9, 'that all were won does not show that all will be'
    for _ in range(2):  # played, and from a journal in which it is settled already
        again = arena('stone-age', '--bots', 'greedy,random', '--games', '4000', '--until-settled', '--journal', path('settled'))
        assert without_times(again) == without_times(table)
    table = arena('stone-age', '--bots', 'random,greedy', '--games', '4000', '--until-settled=40')
    assert table['settled'] and bot(table, 'random')['high'] < 0.4
    table = arena('pebbles', '--bots', 'greedy,greedy', '--games', '40', '--until-settled')
    assert not table['settled'] and table['games'] == 40


@test
def a_journal_is_gone_on_with():
    journal = path('journal')
    arguments = ('stone-age', '--bots', 'greedy,random', '--seed', '5', '--journal', journal)
    whole = arena('stone-age', '--bots', 'greedy,random', '--seed', '5', '--games', '12')
    arena(*arguments, '--games', '8')
    with open(journal, 'rb+') as file:  # cut the last line, as an interruption would
        lines = file.read()
        assert lines.count(b'\n') == 5
        file.truncate(len(lines) - 9)
    again = arena(*arguments, '--games', '12')
    assert without_times(again) == without_times(whole)
    with open(journal, encoding='utf-8') as file:
        lines = file.readlines()
    assert len(lines) == 7
    with open(journal, 'a', encoding='utf-8') as file:
        file.write(lines[-1])
    assert without_times(arena(*arguments, '--games', '12')) == without_times(whole), 'a line that is there twice counts once'
    fewer = arena(*arguments, '--games', '4')
    assert without_times(fewer) == without_times(arena(*arguments[:-2], '--games', '4')), 'of more deals only so many'
    with open(journal, 'w', encoding='utf-8') as file:
        file.writelines(lines)
        file.write('{"set":0,"deal":99,"games":[]}\n')
    assert 'line 8' in run('arena', *arguments, '--games', '12', status=1)


@test
def what_is_stopped_tells_what_was_played():
    arguments = [OCHRE, 'arena', 'pebbles', '--bots', 'greedy,random', '--threads', '2', '--games', '1000000', '--journal']
    for signals, format in ((1, ['--json']), (2, [])):  # timeout(1) sends two
        journal = path('stopped%d.journal' % signals)
        with subprocess.Popen([*arguments, journal, *format], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              text=True) as child:
            while not os.path.exists(journal) or os.path.getsize(journal) < 100000:
                assert child.poll() is None, child.stderr.read()
                time.sleep(0.01)
            for _ in range(signals):
                child.send_signal(signal.SIGINT)
            said, wrong = child.communicate(timeout=60)
        with open(journal, encoding='utf-8') as file:
            games = 2 * (len(file.readlines()) - 1)
        assert child.returncode == 130 and wrong == '' and games > 100, (child.returncode, wrong, games)
        if format:
            table = json.loads(said)
            assert table['stopped'] and table['games'] == games, (table, games)
            assert bot(table, 'greedy')['games'] == games
        else:
            assert 'stopped before the end: %d of 1000000 games' % games in said, said
    assert not arena('pebbles', '--bots', 'greedy,random', '--games', '4')['stopped']


@test
def what_is_stopped_does_not_wait_for_a_guest():
    arguments = [OCHRE, 'arena', 'pebbles', '--bots', 'greedy,cmd:echo {} >&2; exec sleep 1000', '--games', '4']
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stderr.readline() == '{}\n'  # it is there
        child.send_signal(signal.SIGINT)
        said, wrong = child.communicate(timeout=60)
    assert child.returncode == 130 and said == '' and 'stopped before' in wrong, (child.returncode, said, wrong)


@test
def a_journal_is_of_one_tournament():
    journal = path('one.journal')
    bots, seed, players = ('--bots', 'greedy,random'), ('--seed', '5'), ('--players', '3')
    short = ('--option', 'length=short')
    common = ('--games', '3', '--journal', journal)
    run('arena', 'pebbles', *bots, *seed, *players, *short, *common)
    for arguments, differs in (
            (('pebbles', *bots, *seed, *players), '"options" is {"length":0}, here {}'),
            (('pebbles', *bots, *seed, *players, *short, '--option', 'first=2'), 'here {"first":2,"length":0}'),
            (('pebbles', *bots, *seed, *players, *short, '--edition', edition('pebbles', rounds=9)), '"edition"'),
            (('pebbles', *bots, *players, *short), '"seed" is 5, here 1'),
            (('pebbles', *bots, *seed, *short), '"players" is 3, here 2'),
            (('pebbles', '--bots', 'random,greedy', *seed, *players, *short), '"bots" is ["greedy","random"]'),
            (('pebbles', *bots, *seed, *players, *short, '--gauntlet'), '"gauntlet" is false, here true'),
            (('stone-age', *bots, *seed, *players), '"game" is pebbles, here stone-age')):
        text = run('arena', *arguments, *common, status=1)
        assert 'another tournament' in text and differs in text, (differs, text)
    change_head(journal, '"rules":', '"rules":9')
    text = run('arena', 'pebbles', *bots, *seed, *players, *short, *common, status=1)
    assert 'another tournament' in text and '"rules" is 9' in text, text
    with open(journal, 'w', encoding='utf-8') as file:
        file.write('{"scores":[1,2]}\n')
    assert 'no journal' in run('arena', 'pebbles', *bots, *seed, *players, *short, *common, status=1)


def change_head(journal, old, new):
    with open(journal, encoding='utf-8') as file:
        text = file.read()
    assert text.count(old) == 1
    with open(journal, 'w', encoding='utf-8') as file:
        file.write(text.replace(old, new))


@test
def a_former_journal_stands_for_the_default_game():
    journal = path('former.journal')
    arguments = ('pebbles', '--bots', 'greedy,random', '--journal', journal)
    whole = arena('pebbles', '--bots', 'greedy,random', '--games', '8')
    arena(*arguments, '--games', '4')
    with open(journal, encoding='utf-8') as file:
        lines = file.readlines()
    first = '{"arena":1,"game":"pebbles","players":2,"seed":1,"bots":["greedy","random"],"gauntlet":false}\n'
    second = lines[0].replace('"arena":3', '"arena":2').replace(',"luck":0', '')
    assert len({len(head) for head in (first, second, lines[0])}) == 3
    for former in (first, second):
        with open(journal, 'w', encoding='utf-8') as file:
            file.writelines([former] + lines[1:])
        for other in (('--option', 'length=short'), ('--edition', edition('pebbles', rounds=9)), ('--luck', '9')):
            assert 'another tournament' in run('arena', *arguments, *other, '--games', '8', status=1)
        assert without_times(arena(*arguments, '--games', '8')) == without_times(whole)
        with open(journal, encoding='utf-8') as file:
            assert file.readline() == former and len(file.readlines()) == 4, 'what was played is kept'


@test
def luck_is_taken_out_of_wins():
    arguments = ('pebbles', '--bots', 'greedy,random', '--games', '100')
    plain, measured = arena(*arguments), arena(*arguments, '--luck', '40')
    for one, other in zip(plain['bots'], measured['bots']):
        less = other.pop('less_luck')
        assert without_times({'bots': [one]}) == without_times({'bots': [other]}), 'it only watches'
        assert abs(less['share'] - other['share']) < 0.1
        assert less['low'] < less['share'] < less['high']
        assert less['high'] - less['low'] < 0.75 * (other['high'] - other['low']), (less, other)
    assert abs(sum(one['less_luck']['share'] for one in arena(*arguments, '--luck', '5')['bots']) - 1) < 1e-3
    assert 'less luck' in run('arena', *arguments, '--luck', '5')
    for wrong in ('0', '-3', 'much', '2000000'):
        assert 'the number of playouts' in run('arena', *arguments, '--luck', wrong, status=2)


@test
def few_games_have_students_interval():
    shares, student = [], (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179)
    for pairings in range(1, 14):
        one = arena('pebbles', '--bots', 'greedy,random', '--games', str(2 * pairings), '--luck', '5')['bots'][0]['less_luck']
        shares.append(one['share'] * pairings - sum(shares))
        if pairings > 1:
            half = student[pairings - 2] * statistics.stdev(shares) / pairings**0.5
            assert abs((one['high'] - one['low']) / 2 - half) < 0.01 * half, (pairings, one, half)
            assert abs(one['high'] + one['low'] - 2 * one['share']) < 1e-4


@test
def wins_less_luck_settle_a_question_sooner():
    arguments = ('pebbles', '--bots', 'greedy,random', '--games', '2000', '--until-settled=55')
    plain, measured = arena(*arguments), arena(*arguments, '--luck', '40')
    assert plain['settled'] and measured['settled'] and measured['games'] < plain['games'], (plain, measured)


@test
def a_journal_keeps_luck():
    journal = path('luck.journal')
    arguments = ('pebbles', '--bots', 'greedy,random', '--luck', '10')
    whole = arena(*arguments, '--games', '12', '--threads', '2')
    arena(*arguments, '--games', '6', '--journal', journal)
    assert without_times(arena(*arguments, '--games', '12', '--journal', journal)) == without_times(whole)
    for other, differs in ((('--luck', '11'), '"luck" is 10, here 11'), ((), '"luck" is 10, here 0')):
        text = run('arena', *arguments[:-2], *other, '--games', '12', '--journal', journal, status=1)
        assert 'another tournament' in text and differs in text, text


@test
def a_journal_belongs_to_one_tournament_at_a_time():
    journal = path('shared.journal')
    arguments = ('pebbles', '--bots', 'greedy,random', '--games', '8', '--journal', journal)
    whole = arena(*arguments)
    with open(journal, 'rb+') as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        text = run('arena', *arguments, status=1)
        assert journal in text and 'another tournament' in text, text
    assert without_times(arena(*arguments)) == without_times(whole)


@test
def only_a_file_can_be_a_journal():
    os.mkfifo(path('pipe'))
    shut = path('nowhere/journal')
    for journal, words in (('/dev/full', 'regular file'), ('/dev/zero', 'regular file'),
                           (path('pipe'), 'regular file'), (FOLDER.name, 'a directory'),
                           ('-', 'in a file'), (shut, 'cannot write %s: No such file' % shut)):
        text = run('arena', 'pebbles', '--bots', 'greedy', '--games', '2', '--journal', journal, status=1)
        assert words in text, (journal, text)


@test
def a_journal_on_a_full_disk_says_so():
    def small_disk():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
    done = subprocess.run([OCHRE, 'arena', 'pebbles', '--bots', 'greedy', '--games', '100', '--journal', path('full')],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60, preexec_fn=small_disk)
    assert done.returncode == 1 and b'File too large' in done.stderr, done.stderr


def edition(game, **changes):
    """A file with the standard edition, changed."""
    standard = json.loads(run('edition', 'export', game))
    assert all(name in standard for name in changes), sorted(standard)
    file = path('%s-%s.json' % (game, '-'.join(changes)))
    with open(file, 'w', encoding='utf-8') as out:
        json.dump({**standard, **changes}, out)
    return file


@test
def a_redesigned_game_is_played():
    arguments = ('stone-age', '--bots', 'greedy,random', '--games', '10')
    standard = arena(*arguments)
    same = arena(*arguments, '--edition', edition('stone-age'))
    assert without_times(same) == without_times(standard) and same['edition'] == standard['edition']
    hungry = arena(*arguments, '--edition', edition('stone-age', start_food=0, hunger_penalty=30))
    assert hungry['edition'] != standard['edition']
    assert bot(hungry, 'random')['score'] < bot(standard, 'random')['score'] - 50
    file = edition('stone-age', start_food=0)
    assert file in run('arena', *arguments, '--edition', file)
    wrong = run('arena', *arguments, '--edition', edition('stone-age', start_food=-1), status=2)
    assert 'start_food' in wrong, wrong
    assert '--edition' in run('arena', '--help')


# A guest that asks an engine of its own, and so has to know the edition: with the standard one positions with
# fewer than five people would be refused.
ASKING_GUEST = """
import json, subprocess, sys
engine = subprocess.Popen([sys.argv[1], 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
def ask(**message):
    print(json.dumps(message), file=engine.stdin, flush=True)
    return json.loads(engine.stdout.readline())
for line in sys.stdin:
    message = json.loads(line)
    answer = {'ok': True}
    if message['do'] == 'begin':
        edition = {'edition': message['edition']} if 'edition' in message else {}
        answer = ask(do='new', game=message['game'], players=message['players'], options=message['options'], **edition)
    elif message['do'] == 'choose':
        ask(do='load', state=message['world'])
        if ask(do='legal')['actions'] == message['actions']:
            answer = ask(do='bot', bot='greedy')
    print(json.dumps(answer), flush=True)
"""


@test
def a_guest_plays_by_the_edition():
    with open(path('asking.py'), 'w', encoding='utf-8') as file:
        file.write(ASKING_GUEST)
    guest = 'cmd:%s %s %s' % (sys.executable, path('asking.py'), OCHRE)
    for other in ((), ('--edition', edition('stone-age', start_people=3))):
        table = arena('stone-age', '--bots', 'random,' + guest, '--games', '2', *other)
        assert bot(table, guest)['faults'] == 0 and bot(table, guest)['decisions'] > 50, table


@test
def a_guest_plays():
    guest = 'cmd:%s %s' % (sys.executable, os.path.join(ROOT, 'examples', 'random_bot.py'))
    table = arena('stone-age', '--bots', 'greedy,' + guest, '--games', '2', '--threads', '2')
    assert bot(table, guest)['faults'] == 0 and bot(table, guest)['decisions'] > 50
    assert bot(table, 'greedy')['share'] == 1


@test
def a_guest_is_told_what_is_played():
    for option, told in (((), {}), (('--option', 'solo=1'), {'solo': 1})):
        begin = next(told_to_guest('asked-%d' % len(told), 'neanderthal', '--players', '3', '--bots', '%s', '--games', '1', *option))
        assert begin['players'] == 3 and begin['options'] == told, begin
        assert sorted(begin) == ['do', 'game', 'options', 'players', 'seat', 'seed'], begin


@test
def a_guest_is_shown_no_secrets():
    """In pebbles the other's token: the view has none, and each world another."""
    games = []
    for message in told_to_guest('secrets', 'pebbles', '--bots', 'greedy,%s', '--games', '4'):
        if message['do'] == 'begin':
            ours = message['seat'] - 1
            games.append(set())
        elif message['do'] == 'choose':
            seen, dealt = ([player['token'] for player in message[world]['players']] for world in ('view', 'world'))
            assert seen[ours] == dealt[ours] > 0 and seen[1 - ours] is None, (seen, dealt)
            games[-1].add(dealt[1 - ours])
    assert len(games) == 4 and all(len(tokens) > 1 and min(tokens) > 0 for tokens in games), games


@test
def a_guest_that_fails_costs_only_itself():
    for command in ('cmd:yes', 'cmd:echo nonsense', 'cmd:head -n 1', 'cmd:no-such-program 2>&1'):
        table = arena('pebbles', '--bots', 'random,' + command, '--games', '2')
        one = bot(table, command)
        assert one['faults'] > 0, one
        assert one['faults'] == one['decisions'] * one['games'], one


@test
def the_first_fault_of_a_guest_is_explained():
    def repeat(words):
        return "while read line; do printf '%s\\n'; done" % words

    for command, reason in ((repeat('{"action":"fly"}'), r'is none of the "actions": "{\"action\":\"fly\"}" ('),
                            (repeat('{}'), 'has no "action": "{}" ('),
                            (repeat('[]'), 'is no JSON object: "[]" ('),
                            (repeat(r'\033[2J'), r'is no JSON object: "\u001b[2J" ('),
                            ('cat', r'has no "action": "{\"do\":\"choose\",\"ply\":'),
                            ('read line; echo "{}"', 'it has ended (')):
        done = subprocess.run([OCHRE, 'arena', 'pebbles', '--bots', 'random,cmd:' + command, '--games', '4', '--threads', '2'],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120, check=True, text=True)
        assert 'faults' in done.stdout and done.stderr.count('\n') == 1, done
        assert done.stderr.startswith('ochre: "%s", seat ' % command) and reason in done.stderr, (reason, done.stderr)


@test
def a_guest_that_does_not_read_is_not_waited_for():
    guest = 'cmd:while echo {}; do sleep 0.01; done'  # a game has more questions than a pipe holds
    table = arena('kromanontsy', '--players', '1', '--bots', guest, '--games', '1')
    assert bot(table, guest)['faults'] == bot(table, guest)['decisions'] > 0, table


@test
def a_guest_that_never_comes_ends_the_tournament():
    for command in ('false', 'no-such-program', 'cat >/dev/null & exec >&-', 'read line'):
        text = run('arena', 'pebbles', '--bots', 'random,cmd:' + command, '--games', '8', '--threads', '2', status=1)
        assert text.count('"%s" cannot be started' % command) == 1, text


@test
def alone_there_is_no_fair_share():
    together = ('--players', '3', '--option', 'solo=1')
    for arguments in (('kromanontsy', '--players', '1'), ('neanderthal', *together)):
        arguments += ('--bots', 'greedy', '--games', '4')
        assert 'fair share' not in run('arena', *arguments)
        text = run('arena', *arguments, '--until-settled', status=2)
        assert '--until-settled=PERCENT' in text, text
        assert 'above 50.0 %' in run('arena', *arguments, '--until-settled=50')
    assert 'a win is the share of games won' in run('arena', 'kromanontsy', '--players', '1', '--bots', 'greedy',
                                                   '--games', '4')
    table = run('arena', 'kromanontsy', '--players', '1', '--bots', 'random,easy,greedy', '--games', '20')
    shares = [float(line.split()[2]) for line in table.split('share of wins')[0].splitlines()
              if line.split()[:1] in (['random'], ['easy'], ['greedy'])]
    assert len(shares) == 3 and shares == sorted(shares, reverse=True), table
    text = run('arena', 'neanderthal', '--players', '2', '--option', 'solo=1', '--bots', 'greedy', '--games', '1', status=1)
    assert 'NE-100: ' in text and 'refused' in text, text
    assert 'together' in run('arena', 'neanderthal', *together, '--bots', 'greedy', '--games', '4')
    assert 'a fair share is 33.3 %' in run('arena', 'neanderthal', '--players', '3', '--bots', 'greedy', '--games', '1')


@test
def who_plays_alone_is_compared_deal_by_deal():
    journal = path('alone.journal')
    arguments = ('neanderthal', '--players', '1', '--bots', 'random,greedy,easy')
    table = arena(*arguments, '--games', '12', '--journal', journal)
    results = {}
    with open(journal, encoding='utf-8') as file:
        for row in map(json.loads, file.readlines()[1:]):
            results[row['deal'], arguments[-1].split(',')[row['set']]] = row['games'][0][0][0]  # its share of the win
    assert len(set(results.values())) == 2, 'won and lost'
    for pair in table['meetings']:
        ours, theirs = ([results[deal, pair[side]] for deal in range(12)] for side in ('bot', 'over'))
        better, equal = (sum(map(ask, ours, theirs)) for ask in (int.__gt__, int.__eq__))
        assert (pair['games'], pair['drawn']) == (12, equal), (pair, equal)
        assert abs(pair['share'] - (better + equal / 2) / 12) < 1e-4, (pair, better)
    assert len(table['meetings']) == 6 and [one['bot'] for one in table['bots']] == ['greedy', 'easy', 'random'], table
    assert table['bots'][0]['rating'] > table['bots'][2]['rating'] + 100, table
    again = arena(*arguments, '--games', '12', '--journal', journal)
    assert again['meetings'] == table['meetings'], 'from the journal, too'
    assert 'who won with the same deal' in run('arena', *arguments, '--games', '12', '--threads', '2')
    assert all(pair['games'] == 12 for pair in arena(*arguments, '--games', '12', '--threads', '3')['meetings'])


@test
def wrong_calls_are_explained():
    for arguments, words in ((('nowhere', '--bots', 'greedy', '--games', '1'), 'nowhere'),
                             (('pebbles', '--bots', 'genius', '--games', '1'),
                              '"genius"; the bots are: random, greedy, easy, normal, hard, mcts:N or mcts:Nms '
                              '(N up to 100000000, or an hour), or cmd:PROGRAM'),
                             (('pebbles', '--bots', 'greedy', '--games', '0'), 'number of games'),
                             (('pebbles', '--bots', '', '--games', '1'), 'no bot'),
                             (('pebbles', '--bots', 'greedy', '--games', '1', '--option', 'x=1'), 'no option "x"'),
                             (('pebbles', '--bots', 'greedy', '--games', '1', '--option', 'first=9'),
                              'option first: "9" is not one of its values'),
                             (('pebbles', '--bots', 'greedy', '--games', '1', '--edition', '/nowhere'), '/nowhere'),
                             (('pebbles', '--bots', 'greedy', '--games', '1', '--players', '9'), 'players')):
        text = run('arena', *arguments, status=2)
        assert words in text, (words, text)


@test
def wrong_words_are_named_before_the_usage():
    good = ('pebbles', '--bots', 'greedy', '--games', '1')
    for arguments, words in (((*good, '--foo'), 'what is "--foo"?'),
                             ((*good, '--until-settledly'), 'what is "--until-settledly"?'),
                             ((*good, 'stone-age'), 'what is "stone-age"?'),
                             ((*good, '--until-settled', '60'), '--until-settled=60'),
                             (('--until-settled', '60', *good), '--until-settled=60'),
                             ((*good, '--seed'), '--seed needs a value'),
                             ((*good, '--journal'), '--journal needs a value'),
                             ((*good, '--option'), '--option needs a value'),
                             (good[:3], '--games is missing'),
                             (('pebbles', '--games', '1'), '--bots is missing'),
                             (good[1:], 'the GAME is missing')):
        text = run('arena', *arguments, status=2)
        assert words in text.splitlines()[0] and 'usage: ' in text.splitlines()[1], (words, text)


def rows_in_a_terminal(width, *arguments):
    """What is written to a terminal of that width on stderr, row by row as they replace each other."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack('HHHH', 24, width, 0, 0))
    child = subprocess.Popen([OCHRE, 'arena', *arguments], stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    text = b''
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # nobody can write there any more
            break
        if not part:
            break
        text += part
    os.close(ours)
    child.stdout.read()
    child.stdout.close()
    assert child.wait(60) == 0, text[-500:]
    return text.decode().split('\r')


@test
def progress_stays_on_one_row_of_the_terminal():
    guest = 'cmd:%s %s' % (sys.executable, os.path.join(ROOT, 'examples', 'random_bot.py'))
    for width, first in ((80, 'greedy'), (60, guest), (200, 'greedy'), (30, 'greedy')):
        rows = rows_in_a_terminal(width, 'pebbles', '--bots', first + ',random', '--games', '200')
        assert all(len(row) < width and '\n' not in row for row in rows), (width, max(rows, key=len))
        assert rows[-1] == '' and rows[-2].strip() == '', 'it is gone in the end'
        bars = [row for row in rows if row.startswith('[')]
        assert len(bars) == 100 and '100 of 100'[:width - 14] in bars[-1] and '.' not in bars[-1][:11], bars[-1]
        assert width < 80 or '%' in bars[-1] and first in bars[-1], bars[-1]


@test
def a_fault_is_told_on_a_row_of_its_own():
    with open(path('tired.py'), 'w', encoding='utf-8') as file:
        file.write('import json, sys\n'
                   'for n, line in enumerate(sys.stdin):\n'
                   '    asked = json.loads(line)\n'
                   '    print(json.dumps({"ok": True, "action": asked.get("actions", [""])[0] if n < 200 else ""}), flush=True)\n')
    rows = rows_in_a_terminal(80, 'pebbles', '--bots', 'cmd:%s %s,random' % (sys.executable, path('tired.py')), '--games', '60')
    told = next(n for n, row in enumerate(rows) if 'the first fault' in row)
    assert told > 2 and rows[told].startswith('ochre: ') and rows[told - 1].strip() == '', rows[told - 2:told + 2]
    assert rows[told + 1] == '\n' and rows[told + 2].startswith('['), rows[told:told + 3]


if __name__ == '__main__':
    sys.exit(running.run('arena'))
