#!/usr/bin/env python3
"""Tests of the guided first games: every script in games/*/guide.txt can be played to its end.

usage: guides.py OCHRE
"""
import glob
import json
import os
import re
import subprocess
import sys

OCHRE = sys.argv[1]
PLAYERS = {'settlers-stone-age': 3}  # two sit at the other tables


class Engine:
    def __init__(self):
        self.process = subprocess.Popen([OCHRE, 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **message):
        self.process.stdin.write(json.dumps(message) + '\n')
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def lines_of(path):
    with open(path, encoding='utf-8') as file:
        for number, line in enumerate(file, 1):
            if line.strip() and not line.startswith('#'):
                yield '%s:%d' % (path, number), line.rstrip('\n')


def follow(engine, path):
    """Plays the script; the texts, each with the number of actions before it."""
    texts, plies = [], 0
    for place, line in lines_of(path):
        kind, rest = line.split(' ', 1)
        if kind in ('en', 'ru'):
            texts.append((kind, rest, plies))
            continue
        assert re.fullmatch(r'\*|[1-5]', kind), '%s: not a line of a guide: %s' % (place, line)
        answer = engine.ask(do='play', action=rest, seat='chance' if kind == '*' else int(kind))
        assert answer['ok'], '%s: %s: %s' % (place, line, answer['why'])
        plies += 1
    return texts


def check(game, path):
    engine = Engine()
    try:
        begun = engine.ask(do='new', game=game, players=PLAYERS.get(game, 2))
        assert begun['ok'], begun
        texts = follow(engine, path)
        assert engine.ask(do='result')['over'] is False, 'a guide ends where the learner plays on'
    finally:
        engine.close()
    english = [(ply, text) for kind, text, ply in texts if kind == 'en']
    russian = [(ply, text) for kind, text, ply in texts if kind == 'ru']
    assert [ply for ply, _ in english] == [ply for ply, _ in russian], 'every text in both languages'
    assert 10 <= len(english) <= 20, '%d steps' % len(english)
    for _, text in english + russian:
        assert 10 <= len(text) <= 360, '%d characters: %s' % (len(text), text)
    for _, text in russian:
        assert re.search('[а-я]', text), text


def main():
    passed = failed = 0
    for source in sorted(glob.glob('games/*/game.c')):
        with open(source, encoding='utf-8') as file:
            text = file.read()
        game = re.search(r'\.id = "([^"]+)"', text)[1]
        if '.is_example = true' in text:
            continue
        try:
            check(game, os.path.join(os.path.dirname(source), 'guide.txt'))
            passed += 1
        except Exception as trouble:  # a broken guide must not hide another
            failed += 1
            print('FAILED %s: %s: %s' % (game, type(trouble).__name__, trouble))
    print('guides: %d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
