#!/usr/bin/env python3
"""Tests of `ochre arena` and `ochre analyse`: small tournaments, journals, guests, analyses.

usage: arena.py OCHRE
"""
import json
import os
import subprocess
import sys
import tempfile

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
    assert table['settled'] and table['games'] < 400, table['games']
    assert bot(table, 'greedy')['low'] > 0.5
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
        assert len(file.readlines()) == 7
    text = run('arena', 'pebbles', '--bots', 'greedy,random', '--games', '2', '--journal', journal, status=1)
    assert 'another tournament' in text
    with open(journal, 'a', encoding='utf-8') as file:
        file.write('{"set":0,"deal":99,"games":[]}\n')
    assert 'line 8' in run('arena', *arguments, '--games', '12', status=1)


@test
def a_guest_plays():
    guest = 'cmd:%s %s' % (sys.executable, os.path.join(ROOT, 'examples', 'random_bot.py'))
    table = arena('stone-age', '--bots', 'greedy,' + guest, '--games', '2', '--threads', '2')
    assert bot(table, guest)['faults'] == 0 and bot(table, guest)['decisions'] > 50
    assert bot(table, 'greedy')['share'] == 1


@test
def a_guest_that_fails_costs_only_itself():
    for command in ('cmd:false', 'cmd:yes', 'cmd:echo nonsense', 'cmd:no-such-program 2>&1'):
        table = arena('pebbles', '--bots', 'random,' + command, '--games', '2')
        one = bot(table, command)
        assert one['faults'] > 0, one
        assert one['faults'] == one['decisions'] * one['games'], one


@test
def wrong_calls_are_explained():
    for arguments, words in ((('nowhere', '--bots', 'greedy', '--games', '1'), 'nowhere'),
                             (('pebbles', '--bots', 'genius', '--games', '1'), 'genius'),
                             (('pebbles', '--bots', 'greedy', '--games', '0'), 'number of games'),
                             (('pebbles', '--bots', 'greedy', '--games', '1', '--option', 'x=1'), 'x=1'),
                             (('pebbles', '--bots', 'greedy', '--games', '1', '--players', '9'), 'players')):
        text = run('arena', *arguments, status=2)
        assert words in text, (words, text)


def record_of(game, *seats):
    file = path(game + '.ochre')
    subprocess.run([OCHRE, 'play', game, '--plain', '--fast', '--seed', '3', '--save', file,
                    *(word for seat in seats for word in ('--seat', seat))],
                   stdout=subprocess.DEVNULL, check=True, timeout=60, stdin=subprocess.DEVNULL)
    return file


@test
def an_analysis_ends_with_the_result():
    for game in ('stone-age', 'pebbles'):
        file = record_of(game, 'greedy', 'random')
        found = json.loads(run('analyse', file, '--json', '--playouts', '20'))
        assert found['points'][0]['ply'] < found['points'][-1]['ply'] == found['plies']
        for point in found['points']:
            assert abs(sum(point['shares']) - 1) < 0.01, point
        assert max(found['points'][-1]['shares']) == 1
        assert len(found['luck']) == 2 and len(found['turning_points']) == 3
        for turn in found['turning_points']:
            assert 1 <= turn['ply'] <= found['plies'] and turn['from'] != turn['to']
        text = run('analyse', file, '--playouts', '5', '--lang', 'en')
        for part in ('100 %', 'Turning points', 'Luck', 'greedy', 'random'):
            assert part in text, text
        assert run('analyse', file, '--playouts', '5') == run('analyse', file, '--playouts', '5')


@test
def an_unfinished_match_is_not_analysed():
    file = record_of('pebbles', 'greedy', 'random')
    with open(file, encoding='utf-8') as whole:
        lines = whole.readlines()
    with open(path('part.ochre'), 'w', encoding='utf-8') as part:
        part.writelines(lines[:len(lines) // 2])
    assert 'not finished' in run('analyse', path('part.ochre'), status=1)


sys.exit(running.run('arena'))
