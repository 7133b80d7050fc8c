#!/usr/bin/env python3
"""Tests of `ochre play` on the screen: tmux is the terminal, keys go in, the screen is read back.

usage: play_curses.py OCHRE
"""
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

from running import run, test

OCHRE = os.path.abspath(sys.argv[1])
FOLDER = tempfile.TemporaryDirectory()
PATIENCE = 30  # seconds; a screen is read every few hundredths


class Terminal:
    """A window of its own on a private tmux server."""
    made = 0

    def __init__(self, *arguments, size=(140, 50), term='tmux-256color', **environment):
        Terminal.made += 1
        self.socket = os.path.join(FOLDER.name, 'tmux-%d' % Terminal.made)
        env = {'TERM': term, 'LC_ALL': 'C.UTF-8', **environment}
        command = ['env', '-u', 'NO_COLOR', *('%s=%s' % pair for pair in env.items()),
                   OCHRE, 'play', *arguments]
        line = 'trap : INT; cd %s; %s; echo "exit status $?"; exec sleep 600' % (
            shlex.quote(FOLDER.name), ' '.join(map(shlex.quote, command)))
        self.tmux('-f', '/dev/null', 'new-session', '-d', '-x', str(size[0]), '-y', str(size[1]),
                  'sh', '-c', line)

    def tmux(self, *arguments):
        done = subprocess.run(['tmux', '-S', self.socket, *arguments], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, timeout=PATIENCE, check=True)
        return done.stdout.decode()

    def screen(self):
        return self.tmux('capture-pane', '-p')

    def styled(self):
        return self.tmux('capture-pane', '-p', '-e')

    def keys(self, *keys):
        for key in keys:
            self.tmux('send-keys', key)
        return self

    def type(self, text):
        self.tmux('send-keys', '-l', text)
        return self

    def resize(self, width, height):
        self.tmux('resize-window', '-x', str(width), '-y', str(height))
        return self

    def shows(self, *parts):
        """Waits until all parts are on the screen; the screen."""
        return self.wait(lambda text: all(part in text for part in parts), parts)

    def lacks(self, *parts):
        return self.wait(lambda text: not any(part in text for part in parts), parts)

    def wait(self, is_there, what):
        """Waits for a screen that has it and stands still: a frame may be read half painted."""
        end = time.monotonic() + PATIENCE
        last = None
        while True:
            text = self.screen()
            if is_there(text) and text == last:
                return text
            assert time.monotonic() < end, 'waited for %r at:\n%s' % (what, text)
            last = text
            time.sleep(0.03)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run(['tmux', '-S', self.socket, 'kill-server'], stderr=subprocess.DEVNULL,
                       timeout=PATIENCE, check=False)


STONE_AGE = ('stone-age', '--seed', '5', '--option', 'first=1', '--fast')
PEBBLES = ('pebbles', '--seed', '5', '--option', 'first=1', '--fast')


@test
def a_large_window_shows_everything():
    with Terminal(*STONE_AGE) as t:
        text = t.shows('Forest', 'Collections', 'Actions 34', 'Log', 'Odds', 'place forest 1', 'Q quit')
        assert 'Stone Age' in text.split('\n')[0] and 'your turn' in text.split('\n')[0]
        assert '█' in text and 'mean' in text, 'the odds of the marked action'
        t.keys('Q', 'y').shows('left and not saved', 'exit status 0')


@test
def a_hundred_by_forty_shows_board_list_and_log():
    with Terminal(*STONE_AGE, size=(100, 40)) as t:
        t.shows('Forest', 'Collections', 'Actions 34', '›place hunt 1', 'comes to slot')
        t.keys('q', 'y').shows('exit status 0')


@test
def the_smallest_window_can_be_played():
    with Terminal(*STONE_AGE, size=(80, 24)) as t:
        text = t.shows('Forest', 'Actions 34', '›place hunt 1', 'Q quit')
        assert '▼' in text and 'Shift+arrows board' in text, 'there is more of the board'
        assert 'Actions' not in t.keys('Tab').shows('Collections')
        t.keys('Tab').shows('Log', 'comes to slot 1')
        t.keys('Tab').shows('Actions 34')
        t.keys('NPage').shows('Cards')
        t.keys('PPage').shows('Forest')
        t.keys('6', 'Enter').shows('sends 1 person')
        t.keys('q', 'y').shows('exit status 0')


@test
def resizing_lays_the_panes_out_anew():
    with Terminal(*STONE_AGE, size=(140, 50)) as t:
        t.shows('Odds', 'Actions 34')
        for size in ((80, 24), (100, 40), (60, 20), (200, 60)):
            t.resize(*size).shows('Actions 34', '›place hunt 1')
        t.resize(30, 8).shows('window larger')
        t.resize(140, 50).shows('Odds', 'Collections', 'Actions 34')
        t.keys('q', 'y').shows('exit status 0')


@test
def arrows_move_and_enter_plays():
    with Terminal(*STONE_AGE) as t:
        t.shows('›place hunt 1')
        t.keys('Down', 'Down').shows('›place hunt 3')
        t.keys('Up').shows('›place hunt 2')
        t.keys('End').shows('›place building 2')
        t.keys('Home').shows('›place hunt 1')
        t.keys('Right').lacks('›place hunt 1')
        t.keys('Left').shows('›place hunt 1')
        t.keys('Enter').shows('sends 1 person')
        t.keys('q', 'y').shows('exit status 0')


@test
def numbers_choose():
    with Terminal(*STONE_AGE) as t:
        t.shows('place hut')
        number = re.search(r'(\d+) .place hut', t.screen()).group(1)
        t.type(number).shows('›place hut')
        t.keys('Enter').lacks('place hut')
        t.type('999').keys('Enter').shows('Choose a number from 1 to')
        t.keys('Escape')
        t.keys('Q', 'y').shows('exit status 0')


@test
def typing_filters_and_completes():
    with Terminal(*STONE_AGE) as t:
        t.shows('Actions 34')
        t.type('pl').shows('Actions 34')
        t.keys('Tab').type('q').shows('Actions 5/34', 'place quarry 1')
        t.keys('Tab').type('3').shows('Actions 1/34', '›place quarry 3')
        t.keys('BSpace').shows('Actions 5/34')
        t.keys('Enter').shows('5 actions fit')
        t.keys('Down', 'Enter').shows('2 people to the quarry')
        t.keys('/').type('river').shows('›place river 1')
        t.keys('Escape')
        t.keys('Q', 'y').shows('exit status 0')


@test
def refusals_are_explained_with_their_clause():
    with Terminal(*STONE_AGE) as t:
        t.shows('Actions 34')
        t.type('place fores').shows('Actions 5/34')
        t.type('t x').shows('No legal action fits')
        t.keys('Enter').shows('cannot be read')
        t.keys('Escape').lacks('cannot be read')
        t.keys('/').type('resolve hunt').keys('Enter')
        text = t.shows('Not allowed: "resolve hunt"')
        clause = re.search(r'SA-\d+', text).group(0)
        t.keys('Escape').lacks('Not allowed')
        t.type('use tool 1').keys('Enter').shows('Not allowed: "use tool 1"', 'Possible now: place.')
        t.keys('Escape').lacks('Not allowed')
        t.keys('/').type('resolve hunt').keys('Enter').shows('Not allowed: "resolve hunt"')
        t.keys('Escape').lacks('Not allowed')
        assert clause in t.keys('R').shows('Rules', clause)
        t.keys('q').shows('Actions 34')
        t.keys('q', 'y').shows('exit status 0')


@test
def undo_takes_back_what_nobody_has_answered():
    with Terminal('stone-age', '--seat', 'Ada=human', '--seat', 'Bo=human', *STONE_AGE[1:]) as t:
        t.shows('A Ada, your turn')
        t.keys('U').shows('Nothing to undo')
        t.type('place hut').keys('Enter').shows('B Bo, your turn')
        t.keys('U').shows('Taken back', 'A Ada, your turn', 'place hut')
        t.keys('q', 'y').shows('exit status 0')
    with Terminal(*[word for word in STONE_AGE if word != '--fast']) as t:
        t.shows('your turn')
        t.type('place hut').keys('Enter', 'u')  # in the pause before the bot moves
        t.shows('Taken back', 'place hut')
        t.keys('q', 'y').shows('exit status 0')


@test
def help_and_rules_scroll_and_search():
    with Terminal(*STONE_AGE, size=(80, 24)) as t:
        t.shows('Actions 34')
        t.keys('?').shows('Help', 'Choosing', 'undo, until something new')
        t.keys('Tab').shows('Rules', 'Stone Age')
        t.keys('NPage').shows('%')
        t.keys('/').type('sa-041').keys('Enter').shows('Not found')
        t.keys('/').type('sa-217').keys('Enter').shows('SA-217')
        t.keys('n').shows('SA-217')
        t.keys('G').shows('100%')
        t.resize(120, 40).shows('Rules')
        t.keys('q').shows('Actions 34')
        t.keys('q', 'y').shows('exit status 0')


@test
def rules_are_searched_in_russian():
    with Terminal('stone-age', '--lang', 'ru', *STONE_AGE[1:], size=(80, 24)) as t:
        t.shows('Действия 34')
        t.keys('R').shows('Правила', 'Каменный век')
        t.keys('/').type('ЧЕРНОВИКк').keys('BSpace').shows('Искать: ЧЕРНОВИК_')
        t.keys('Enter').shows('Не найдено')
        t.keys('/').type('ГОЛОД').keys('Enter')
        assert 'голод' in t.lacks('Искать', 'Не найдено').lower()
        t.keys('q').shows('Действия 34')
        t.keys('q', 'y').shows('exit status 0')


@test
def a_russian_keyboard_needs_no_switch():
    with Terminal('stone-age', '--lang', 'ru', *STONE_AGE[1:]) as t:
        t.shows('Действия 34')
        t.type('здфсу йгф').shows('› place qua', 'Действия 5/34')  # what Latin keys are called there
        t.keys('Escape').shows('Действия 34')
        t.type('д').shows('your turn', 'Actions 34')
        t.type('Д').shows('ваш ход')
        t.type('К').shows('Правила')
        t.type('й').shows('Действия 34')
        t.type('Ы').shows('Сохранить как: stone-age.ochre')
        t.type('ы').shows('Сохранить как: stone-age.ochreы')  # a name may have such letters
        t.keys('Escape').lacks('Сохранить')
        t.type('й').shows('Выйти из игры?', 'д, y да')
        t.type('н').shows('Действия 34')
        t.type('й').shows('Выйти из игры?')
        t.type('д').shows('exit status 0')


@test
def the_marked_action_tells_what_it_does():
    with Terminal(*STONE_AGE) as t:
        t.shows('A › place hunt 1   Red sends 1 person to the hunting grounds.')
        t.keys('Down').shows('A › place hunt 2   Red sends 2 people to the hunting grounds.')
        t.type('place ri').shows('A › place river 1   Red sends 1 person to the river.')
        t.resize(44, 30).shows('A › place river 1   Red sends')
        t.keys('Escape', 'q', 'y').shows('exit status 0')


@test
def the_language_changes_at_a_key():
    with Terminal(*STONE_AGE) as t:
        t.shows('your turn', 'русский')
        text = t.keys('l').shows('ваш ход', 'Действия 34', 'Журнал', 'Лес', 'Q выход')
        assert 'Forest' not in text
        t.keys('?').shows('Выбор хода')
        t.keys('q')
        t.keys('l').shows('your turn', 'Forest')
        t.keys('q', 'n').shows('Actions')
        t.keys('q', 'y').shows('exit status 0')


@test
def a_game_is_saved_and_resumed():
    with Terminal(*STONE_AGE) as t:
        t.shows('Actions 34')
        t.type('place hut').keys('Enter').lacks('place hut')
        t.keys('S').shows('Save as: stone-age.ochre')
        t.keys(*['BSpace'] * 20)
        t.type('no/where.ochre').keys('Enter').shows('Not saved: no/where.ochre')
        t.keys('S').shows('Save as: stone-age.ochre')
        t.keys('Enter').shows('Saved in stone-age.ochre')
        t.keys('q').shows('it is saved in stone-age.ochre', 'exit status 0')
    with Terminal('--resume', 'stone-age.ochre') as t:
        t.shows('your turn', 'hut')
        t.keys('q').shows('exit status 0')
    with Terminal(*PEBBLES) as t:
        t.shows('wade 1')
        t.keys('q', 's').shows('Save as: pebbles.ochre')
        t.keys('Enter').shows('it is saved in pebbles.ochre', 'exit status 0')
    with Terminal('--resume', 'pebbles.ochre', '--fast') as t:
        t.shows('wade 1')
        t.keys('Enter').shows('your turn')
        t.keys('S').shows('Save as: pebbles.ochre')
        t.keys('Escape').lacks('Save as')
        t.keys('q', 'y').shows('it is saved in pebbles.ochre', 'exit status 0')
    with Terminal(*PEBBLES) as t:
        t.shows('wade 1')
        t.keys('S', 'Enter').shows('pebbles.ochre is there already')
        t.keys('n').shows('wade 1')
        t.keys('q', 'y').shows('left and not saved', 'exit status 0')


@test
def a_game_is_played_to_its_result():
    with Terminal(*PEBBLES, '--save', 'end.ochre', size=(100, 30)) as t:
        t.shows('wade 1')
        for _ in range(150):
            if 'rank' in t.keys('Enter').screen():
                break
        t.shows('The game is over', 'rank', '1.', 'Saved in end.ochre')
        t.keys('PPage').lacks('rank')
        t.keys('q').shows('The game is over', 'Saved in end.ochre', 'exit status 0')


@test
def a_curtain_falls_between_secrets():
    with Terminal('pebbles', '--seat', 'Ada=human', '--seat', 'Bo=human', *PEBBLES[1:]) as t:
        text = t.shows('Ada, your turn')
        token = re.search(r'A draws a token: (\w+)', text).group(1)
        assert re.search(r'> A .*' + token, text) and re.search(r'  B .*hidden', text), text
        t.keys('Enter')
        text = t.shows('Hand over to Bo')
        assert token not in text and 'wade' not in text
        t.keys('x').shows('Hand over to Bo')
        t.keys('Enter')
        text = t.shows('Bo, your turn')
        assert re.search(r'  A .*hidden', text) and 'A draws a token:' not in text, text
        t.keys('q', 'y').shows('exit status 0')
    with Terminal('stone-age', '--seat', 'Ada=human', '--seat', 'Bo=human', *STONE_AGE[1:]) as t:
        t.shows('Ada, your turn')
        t.keys('Enter').shows('Bo, your turn')
        t.keys('q', 'y').shows('exit status 0')


@test
def forced_choices_can_wait():
    with Terminal(*STONE_AGE) as t:
        t.shows('Actions 34')
        t.keys('a').shows('now wait for you')
        t.keys('a').shows('now answer themselves')
        t.keys('q', 'y').shows('exit status 0')


@test
def colours_are_used_where_there_are_any():
    with Terminal(*STONE_AGE) as t:
        t.shows('Actions 34')
        assert '\033[38;5;' in t.styled()
        t.keys('q', 'y').shows('exit status 0')
    with Terminal(*STONE_AGE, term='screen') as t:
        t.shows('Actions 34')
        styled = t.styled()
        assert re.search(r'\033\[(\d+;)*3[1-6]m', styled) and '38;5' not in styled
        t.keys('q', 'y').shows('exit status 0')
    for term, environment in (('vt220', {}), ('tmux-256color', {'NO_COLOR': '1'})):
        with Terminal(*STONE_AGE, term=term, **environment) as t:
            t.shows('Actions 34', 'Forest')
            styled = t.styled()
            assert not re.search(r'\033\[(\d+;)*3[0-8]', styled), 'a colour with ' + term
            assert re.search(r'\033\[(1;)?7m', styled) or '\033[1m\033[7m' in styled, 'no reverse'
            t.keys('q', 'y').shows('exit status 0')


@test
def signals_leave_the_terminal_in_order():
    with Terminal(*PEBBLES, '--save', 'signal.ochre') as t:
        t.shows('wade 1')
        t.keys('C-c').shows('it is saved in signal.ochre', 'exit status 130')
        t.lacks('Actions')
    with Terminal(*PEBBLES) as t:
        t.shows('wade 1')
        t.keys('?').shows('Choosing')
        t.keys('C-c').shows('Leave the game?')
        t.keys('n').lacks('Leave the game?')
        t.keys('C-c').shows('Leave the game?')
        t.keys('C-c').shows('left and not saved', 'exit status 130')


@test
def a_terminal_that_cannot_gets_lines():
    for term in ('dumb-and-unknown', 'dumb'):
        with Terminal(*PEBBLES, term=term) as t:
            t.shows('line by line', 'Player 1, your actions:')
            t.type('quit').keys('Enter').shows('exit status 0')


if __name__ == '__main__':
    if shutil.which('tmux') is None:
        print('FAILED: these tests need tmux')
        print('play-curses: 0 passed, 1 failed')
        sys.exit(1)
    status = run('play-curses')
    FOLDER.cleanup()
    sys.exit(status)
