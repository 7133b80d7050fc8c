#!/usr/bin/env python3
"""Tests of `ochre analyse`: the curve of a match, its turning points, its luck.

usage: analyse.py OCHRE
"""
import json
import os
import subprocess
import sys

import running
from arena import OCHRE, path, run
from running import test


def record_of(game, *seats, seed=3):
    file = path('%s-%s-%d.ochre' % (game, '-'.join(seats), seed))
    if os.path.exists(file):
        return file
    subprocess.run([OCHRE, 'play', game, '--plain', '--fast', '--seed', str(seed), '--save', file,
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
            steps = [(a['ply'], b['ply']) for a, b in zip(found['points'], found['points'][1:])
                     if (a['shares'][turn['seat'] - 1], b['shares'][turn['seat'] - 1]) == (turn['from'], turn['to'])]
            assert turn['from'] != turn['to'] and any(a < turn['ply'] <= b for a, b in steps), (turn, steps)
        text = run('analyse', file, '--playouts', '5', '--lang', 'en')
        for part in ('100 %', 'Turning points', 'Luck', 'greedy', 'random'):
            assert part in text, text
        assert run('analyse', file, '--playouts', '5') == run('analyse', file, '--playouts', '5')


@test
def a_turning_point_is_told_by_what_turned():
    """The last sentence of every step there only says whose turn it is."""
    found = json.loads(run('analyse', record_of('kromanontsy', 'greedy', 'random'), '--json', '--playouts', '100'))
    told = [turn['say'] for turn in found['turning_points']]
    assert sum(say.startswith('Now ') for say in told) < 2, told


@test
def of_a_long_match_the_curve_has_some_hundred_points():
    """A game of random players takes thousands of turns there."""
    found = json.loads(run('analyse', record_of('settlers-stone-age', 'random', 'random', 'random'), '--json', '--playouts', '1'))
    points = [point['ply'] for point in found['points']]
    assert 200 < len(points) <= 402 and points == sorted(set(points)) and points[-1] == found['plies'], (len(points), found['plies'])


@test
def who_plays_alone_has_a_curve_too():
    file = path('alone.ochre')
    subprocess.run([OCHRE, 'play', 'kromanontsy', '--players', '1', '--seat', 'random', '--plain', '--seed', '3', '--save',
                    file], stdout=subprocess.DEVNULL, check=True, timeout=60, stdin=subprocess.DEVNULL)
    found = json.loads(run('analyse', file, '--json', '--playouts', '20'))
    assert len(found['points']) > 10 and len(found['turning_points']) == 3, found
    assert found['points'][-1]['shares'] == [0] and 0.2 < found['points'][0]['shares'][0] < 1


@test
def of_equal_players_the_lucky_win():
    more = 0
    for seed in range(1, 13):
        found = json.loads(run('analyse', record_of('pebbles', 'greedy', 'greedy', seed=seed), '--json', '--playouts', '50'))
        shares, luck = found['points'][-1]['shares'], found['luck']
        more += luck[shares.index(max(shares))] - luck[shares.index(min(shares))]
    assert more / 12 > 0.2, more


@test
def an_unfinished_match_is_not_analysed():
    file = record_of('pebbles', 'greedy', 'random')
    with open(file, encoding='utf-8') as whole:
        lines = whole.readlines()
    with open(path('part.ochre'), 'w', encoding='utf-8') as part:
        part.writelines(lines[:len(lines) // 2])
    assert 'not finished' in run('analyse', path('part.ochre'), status=1)


if __name__ == '__main__':
    sys.exit(running.run('analyse'))
