#!/usr/bin/env python3
"""Tests of scripts/tune: which weights it finds, what it keeps and what it writes. Games are not played here: who wins
is told by a rule from the weights of both programs, and a program is its weights.

usage: tune.py
"""
import contextlib
import io
import os
import re
import shutil
import sys
import tempfile

from running import run, test
from scripts import ROOT, load

GAMES = ('stone_age', 'cro_magnon', 'kromanontsy', 'settlers', 'neanderthal')

HEADER = '''/* weights.h - the figures, among them
    NOT = 7, which is prose */
enum { ANY_MOST = 2 };
enum {
    PERSON = 100, /* 230 in the round before */
    IDLE = 10,
    SPARE =
        33, /* so long a line that its number stands on the next */
    LEAST = -50 /* below all else */
};
static const int curve[ANY_MOST + 1] = {100, 80, 5};
static const kinds by_kind[] = {
    {.near = 3, .far = 40}, /* 2 players */
    [KIND_2] = {.near = 1},
};
'''


def values(tune, text):
    return {weight.name: weight.value for weight in tune.weights_in(text)}


class Workshop:
    """A project of one game in a folder of its own; share_of(new, old) says what the new weights win."""

    def __init__(self, share_of):
        self.tune, self.share_of, self.asked = load('tune'), share_of, []
        self.tune.prepare, self.tune.build = self.prepare, self.build
        self.tune.contest, self.tune.seats_of = self.contest, lambda game: (2, 4)

    def prepare(self):
        shutil.copytree('games', self.tune.COPY + '/games')
        os.makedirs(self.tune.BUILD)
        os.makedirs(os.path.dirname(self.tune.OCHRE))
        shutil.copy('games/toy/weights.h', self.tune.OCHRE)
        self.build()
        shutil.copy(self.tune.BUILD + '/ochre', self.tune.BEST)

    def build(self):
        shutil.copy(self.tune.COPY + '/games/toy/weights.h', self.tune.BUILD + '/ochre')

    def contest(self, arguments, program, against, bot, players, seed):
        new, old = (values(self.tune, self.tune.read(path)) for path in (program, against))
        self.asked.append((new, old, bot, players, seed))
        share = self.share_of(new, old, bot, players)
        return {'share': share, 'low': share - 0.05, 'high': share + 0.05}, 0.5, 100

    def run(self, *arguments):
        """What it says, and the weights that the sources have then."""
        home, said = os.getcwd(), io.StringIO()
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                os.makedirs('games/toy')
                self.tune.write('games/toy/game.c', '    .id = "toy",\n')
                self.tune.write('games/toy/weights.h', HEADER)
                sys.argv = ['tune', 'toy', *arguments]
                with contextlib.redirect_stdout(said):
                    self.tune.main()
                return said.getvalue(), self.tune.read('games/toy/weights.h')
            finally:
                os.chdir(home)


def nearer(name, aim):
    """Who is nearer to the aim in this weight wins six games of ten; all else is even."""
    def share_of(new, old, _bot, _players):
        gained = abs(old[name] - aim) - abs(new[name] - aim)
        return 0.6 if gained > 0 else 0.4 if gained < 0 else 0.5
    return share_of


@test
def weights_are_constants_a_line_and_cells_of_tables():
    tune = load('tune')
    assert values(tune, HEADER) == {
        'PERSON': 100, 'IDLE': 10, 'SPARE': 33, 'LEAST': -50, 'curve[0]': 100, 'curve[1]': 80, 'curve[2]': 5,
        'by_kind[0]': 3, 'by_kind[1]': 40, 'by_kind[2]': 1}, values(tune, HEADER)


@test
def every_game_has_weights():
    tune = load('tune')
    for game in GAMES:
        found = tune.weights_in(tune.read(os.path.join(ROOT, 'games', game, 'weights.h')))
        assert len(found) > 20 and len({weight.name for weight in found}) == len(found), (game, len(found))


@test
def no_weight_of_a_game_is_passed_over():
    tune = load('tune')
    for game in GAMES:
        text = tune.COMMENT.sub('', tune.read(os.path.join(ROOT, 'games', game, 'weights.h')))
        named = set(re.findall(r'^ +([A-Z]{2}_W_[A-Z0-9_]+)\s*=\s*-?\d+\s*[,}]', text, re.M))
        missed = named - {weight.name for weight in tune.weights_in(text)}
        assert named and not missed, (game, missed)


@test
def one_weight_is_changed_and_nothing_else():
    tune = load('tune')
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'weights.h')
        tune.write(path, HEADER)
        tune.set_weight(path, 'PERSON', 70)
        tune.set_weight(path, 'curve[2]', 15)
        tune.set_weight(path, 'by_kind[1]', 4)
        assert tune.read(path) == HEADER.replace('PERSON = 100', 'PERSON = 70').replace('80, 5', '80, 15').replace(
            '.far = 40', '.far = 4')


@test
def small_weights_change_by_one_and_none_becomes_0():
    tune = load('tune')
    assert tune.candidates(100, [0.7, 1.4]) == [70, 140]
    assert tune.candidates(1, [0.7, 1.4]) == [2]
    assert tune.candidates(2, [0.7, 1.4]) == [1, 3]
    assert tune.candidates(-1, [0.7, 1.4]) == [-2]


@test
def what_is_better_is_kept_and_written():
    said, text = Workshop(nearer('PERSON', 60)).run('--write')
    assert text == HEADER.replace('PERSON = 100', 'PERSON = 70'), said
    assert said.count('kept\n') == 1 and 'all kept, mcts:300, 4 players' in said, said


@test
def nothing_is_written_unless_asked_for():
    said, text = Workshop(nearer('PERSON', 60)).run()
    assert text == HEADER and 'PERSON = 70' in said, said


@test
def a_later_try_is_not_praised_for_what_was_kept_before():
    """It plays against the best so far: else whatever follows a good change would look as good."""
    workshop = Workshop(nearer('PERSON', 60))
    said, _ = workshop.run('--only', 'PERSON,IDLE,curve')
    tries = [(new, old) for new, old, _, _, seed in workshop.asked if seed == workshop.tune.TRIES]
    assert len(tries) == 1 + 2 * 4, said
    for new, old in tries[1:]:
        assert old['PERSON'] == new['PERSON'] == 70, (new, old)
        assert sum(new[name] != old[name] for name in new) == 1, (new, old)


@test
def what_was_kept_is_confirmed_on_other_deals_with_all_players():
    workshop = Workshop(nearer('PERSON', 60))
    workshop.run('--confirm', 'greedy,mcts:9')
    proof = [(bot, players, old['PERSON']) for _, old, bot, players, seed in workshop.asked
             if seed == workshop.tune.PROOF]
    assert proof == [(bot, players, 100) for bot in ('greedy', 'mcts:9') for players in (2, 4)], proof


@test
def what_harms_with_more_players_is_not_written():
    def share_of(new, old, bot, players):
        return 0.4 if players == 4 else nearer('PERSON', 60)(new, old, bot, players)
    said, text = Workshop(share_of).run('--write')
    assert text == HEADER and 'not better as a whole' in said, said


@test
def what_is_asked_wrongly_is_said():
    for arguments, answer in ((['--only', 'PERSN'], 'no weight PERSN'), (['--only', 'curve[9]'], 'no weight curve[9]')):
        try:
            Workshop(nearer('PERSON', 60)).run(*arguments)
            raise AssertionError('it went on')
        except SystemExit as end:
            assert answer in str(end), end


if __name__ == '__main__':
    sys.exit(run('tune'))
