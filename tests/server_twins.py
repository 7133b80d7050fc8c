#!/usr/bin/env python3
"""R9: worlds that a seat cannot tell apart give it the same bytes: over play, errors, undo, coming back, replay
after a restart. The server's own diary is the same in all of them, and tells no secret.

usage: server_twins.py OCHRE [TEST...]
"""
import re
import sys

from rooms import pebbles, run
from wire import Player

SECRET = '07' * 32


def plays(player):
    """The bytes of all pushes but those that tell who is here: several of these may become one."""
    return [data for data in player.stream if not data.startswith(b'{"t":"presence"')]


def settle(player, version):
    play = player.next_push('play')
    while play['version'] < version or play['thinking']:
        play = player.next_push('play')
    return play


def diary(server):
    """The lines of the log but for times, the port and the directory."""
    with open(server.log, encoding='utf-8') as file:
        return [re.sub(r'port=\d+ data=.*', '', line.split(' ', 1)[1]) for line in file]


def come_back(players, table, version, **more):
    """What each is sent who opens a new connection."""
    heard = []
    for one in players:
        one.close()
        one.connect()
        one.ask('watch', table=table, **more)
        settle(one, version)
        heard.append(plays(one))
    return heard


def errors_of(player, table, version):
    """The whole answers to what seat 2 should not ask."""
    wrong = {'table': table, 'seat': 2, 'version': version, 'move': 'x'}
    return [player.fails('not-over', 'step', table=table, version=1),
            player.fails('not-over', 'create', game='pebbles', seats=['me', 'bot:easy'],
                         **{'from': {'table': table, 'version': 1}}),
            player.fails('no-seat', 'odds', table=table, seat=1, action='wade 1'),
            player.fails('not-your-turn', 'move', action='draw token 3', **wrong),
            player.fails('stale', 'undo', **{**wrong, 'version': version + 1}),
            player.fails('no-offer', 'consent', table=table, seat=2, yes=True)]


class World:
    """A short match with scripted chance: all that seat 2 and an onlooker are sent, and what the log says."""

    def __init__(self, room, name, script):
        self.server = room.serve(name, '--log', 'debug', env={
            'OCHRE_TEST_SECRET': SECRET, 'OCHRE_TEST_CLOCK': '1700000000000',
            'OCHRE_TEST_SCRIPT': room.write(name + '.txt', script)})
        self.anna, self.bo, self.eve = (Player(self.server, one) for one in ('Anna', 'Bo', 'Eve'))
        self.table = pebbles(self.anna, 'me', 'open', public=True,
                             options={'first': 1, 'length': 'short'})
        self.bo.ask('sit', table=self.table)
        self.errors = []
        self.play()
        self.take_back()
        self.to_bo, self.to_eve = plays(self.bo), plays(self.eve)
        self.return_to_it()
        self.log = diary(self.server)

    def play(self):
        anna, bo, eve, table = self.anna, self.bo, self.eve, self.table
        for player in (anna, bo, eve):  # one after another: what they are sent must not depend on haste
            player.ask('watch', table=table)
            settle(player, 2)
        version = 2
        for number, (player, seat) in enumerate(((anna, 1), (bo, 2), (anna, 1), (bo, 2))):
            other = bo if player is anna else anna
            self.errors.append(other.fails('not-your-turn', 'move', table=table, seat=3 - seat,
                                           version=version, move='no', action='wade 1'))
            self.errors.append(player.fails('refused', 'move', table=table, seat=seat, version=version,
                                            move='no', action='stack white 3'))
            version = player.ask('move', table=table, seat=seat, version=version, move='m%d' % number,
                                 action='wade 1')['version']
            for one in (anna, bo, eve):
                settle(one, version)
        self.version = version

    def take_back(self):
        anna, bo, eve, table = self.anna, self.bo, self.eve, self.table
        anna.ask('undo', table=table, seat=1, version=self.version, move='u')
        for one in (bo, eve):
            one.next_push('play', offer={'seat': 1, 'kind': 'undo'})
        self.version = bo.ask('consent', table=table, seat=2, yes=True)['version']
        for one in (bo, eve):
            settle(one, self.version)

    def return_to_it(self):
        two = (self.bo, self.eve)
        self.returns = [come_back(two, self.table, self.version),
                        come_back(two, self.table, self.version, **{'from': 5})]
        self.errors += errors_of(self.bo, self.table, self.version)
        self.record = self.server.get('/api/record/%d' % self.table)
        self.server.kill()
        self.server.start()
        self.returns.append(come_back(two, self.table, self.version))  # by replay
        self.errors += errors_of(self.bo, self.table, self.version)


ROLLS = ''.join('%s\n* roll %d\n' % pair for pair in zip(
    ('1 wade 1', '2 wade 1', '1 wade 1', '2 wade 1'), (2, 4, 6, 1)))


def twin_worlds_give_the_same_bytes(room):
    one, two = (World(room, 'world%d' % token, '* draw token %d\n* draw token 2\n%s' % (token, ROLLS))
                for token in (1, 3))
    for part in ('to_bo', 'to_eve', 'returns', 'errors', 'record', 'log'):
        assert getattr(one, part) == getattr(two, part), part
    control = World(room, 'control', '* draw token 1\n* draw token 3\n' + ROLLS)
    assert control.to_bo != one.to_bo    # what Bo may know does change his stream
    assert control.to_eve == one.to_eve  # but not the onlooker's
    assert control.log == one.log        # nor the diary
    sizes = [sum(map(len, stream)) for stream in (one.to_bo, one.to_eve)]
    again = sum(len(data) for both in one.returns for stream in both for data in stream)
    print('R9: twin worlds over play, refusals, undo: %d bytes to a seat and %d to an onlooker, the same; coming '
          'back, and replay after a restart: %d bytes; %d errors; %d lines of the log' % (
              *sizes, again, len(one.errors), len(one.log)))


def the_log_tells_no_secrets(room):
    server = room.serve('data', '--log', 'debug', env={'OCHRE_TEST_SECRET': SECRET})
    _, _, cookie = server.post('/api/register', name='Discreet', password='a long password')
    server.post('/api/login', name='Discreet', password='another password')
    server.post('/api/password', cookie, password='a wrong password', new='a fresh password')
    anna = Player(server, None, cookie=cookie)
    made = anna.ask('create', game='pebbles', players=2, seats=['me', 'bot:greedy'], salt='my-own-salt')
    anna.ask('watch', table=made['table'])
    anna.ask('chat', table=made['table'], text='between us')
    play = anna.my_turn()
    anna.move(play, 'wade 1')
    server.get('/api/edition/table/%d?code=%s' % (made['table'], made['code']))
    Player(server, 'Eve').fails('not-allowed', 'watch', table=made['table'], code='guessed')
    with open(server.log, encoding='utf-8') as file:
        text = file.read()
    assert ' debug request ' in text and ' info create ' in text, text  # it does tell something
    for secret in ('password"', 'a long', 'another', 'a wrong', 'a fresh', cookie.split('=')[1], made['code'],
                   SECRET, 'between us', 'guessed', 'my-own-salt', 'draw token', 'argon2'):
        assert secret not in text, secret


if __name__ == '__main__':
    sys.exit(run(globals(), 'server-twins'))
