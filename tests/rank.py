#!/usr/bin/env python3
"""Tests of scripts/rank-bots: what it takes from journals that were interrupted, and what it keeps. The arena plays
pebbles for it.

usage: rank.py OCHRE
"""
import os
import sys
import tempfile
import types

from running import run, test
from scripts import ROOT, load

FOLDER = tempfile.TemporaryDirectory()
PLAYED = 20  # deals


def ranking(name):
    """The script with a folder of its own for journals."""
    rank = load('rank-bots')
    rank.OCHRE, rank.JOURNALS = os.path.abspath(sys.argv[1]), os.path.join(FOLDER.name, name)
    return rank


def table(rank, **more):
    arguments = types.SimpleNamespace(**{'scale': 1, 'threads': 2, 'measured': False, **more})
    return rank.arena(arguments, 'pebbles', 2, 'greedy,random', 2 * PLAYED)


def journal_of(rank):
    """Its path, and the lines of a tournament that was played to its end."""
    assert table(rank)['games'] == 2 * PLAYED
    path, = (os.path.join(rank.JOURNALS, name) for name in os.listdir(rank.JOURNALS))
    with open(path, encoding='utf-8') as file:
        head, *pairings = file.readlines()
    assert len(pairings) == PLAYED
    return path, [head] + sorted(pairings, key=lambda line: rank.json.loads(line)['deal'])


def measured(rank, path, text):
    """The games that it tells of when the journal reads so; none are played."""
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)
    found = table(rank, measured=True)
    with open(path, encoding='utf-8') as file:
        assert file.read() == text
    return found and found['games']


@test
def a_journal_is_told_as_far_as_it_goes():
    rank = ranking('cut')
    path, lines = journal_of(rank)
    assert measured(rank, path, ''.join(lines)) == 2 * PLAYED
    assert measured(rank, path, ''.join(lines[:-1])) == 2 * PLAYED - 2
    assert measured(rank, path, ''.join(lines)[:-9]) == 2 * PLAYED - 2, 'its last line was cut off'
    assert measured(rank, path, ''.join(lines)[:-1]) == 2 * PLAYED - 2, 'only its end was'


@test
def what_one_of_several_threads_has_not_ended_is_not_played():
    rank = ranking('gap')
    path, lines = journal_of(rank)
    assert measured(rank, path, ''.join(lines[:-3] + lines[-2:])) == 2 * PLAYED - 6


@test
def too_little_tells_nothing():
    rank = ranking('little')
    path, lines = journal_of(rank)
    for text in ('', lines[0][:20], lines[0], ''.join(lines[:rank.LEAST // 2])):
        assert measured(rank, path, text) is None, text
    os.remove(path)
    assert table(rank, measured=True) is None


@test
def what_was_found_is_kept_whole_or_not_at_all():
    rank = ranking('whole')
    path = os.path.join(rank.JOURNALS, 'found.json')
    rank.keep_found(path, '[1]')
    try:
        rank.keep_found(path, '[2, "\ud800"]')
        raise AssertionError('half a character was written')
    except UnicodeEncodeError:
        pass
    with open(path, encoding='utf-8') as file:
        assert file.read() == '[1]'


@test
def the_page_has_the_words_of_the_script():
    rank = load('rank-bots')
    with open(os.path.join(ROOT, 'docs', 'bots.md'), encoding='utf-8') as file:
        page = file.read()
    for words in (rank.HEAD, rank.QUESTIONS_HEAD, rank.CHOICES_HEAD):
        assert words in page, words


if __name__ == '__main__':
    status = run('rank')
    FOLDER.cleanup()
    sys.exit(status)
