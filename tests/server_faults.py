#!/usr/bin/env python3
"""Tests of `ochre serve` when things go wrong, with figures in the output.

usage: server_faults.py OCHRE [TEST...]

R1  kill -9 under load: nothing acknowledged is lost, nothing doubled
R7  readers that do not read, writers that send one byte at a time, garbage: bounded memory
R8  messages dropped, doubled, reordered, delayed: everybody ends in the server's state
R9  worlds that a seat cannot tell apart give it the same bytes

OCHRE_TEST_KILLS raises the number of kills for long runs.
"""
import json
import os
import random
import resource
import socket
import sys
import tempfile
import threading
import time

from wire import Closed, Player, Refused, Server, ServerError, Socket

OCHRE = sys.argv[1]
KILLS = int(os.environ.get('OCHRE_TEST_KILLS', '10'))
TABLES = 6
MIB = 1 << 20


def pebbles(player, *seats, **more):
    fields = {'game': 'pebbles', 'players': len(seats), 'options': {'first': 1, 'length': 'long'},
              'seats': list(seats), **more}
    return player.ask('create', **fields)['table']


class Room:
    """A directory for one test, and servers in it."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix='ochre-faults-')
        self.servers = []

    def serve(self, name='data', *flags, **more):
        server = Server(OCHRE, os.path.join(self.folder.name, name), *flags,
                        log=os.path.join(self.folder.name, name + '.log'), **more)
        self.servers.append(server)
        return server

    def write(self, name, text):
        path = os.path.join(self.folder.name, name)
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text)
        return path

    def close(self):
        statuses = [server.stop() for server in self.servers]
        self.folder.cleanup()
        assert all(status == 0 for status in statuses), statuses


# ---- R1: kill -9 ----

class Gambler(threading.Thread):
    """Plays hot-seat games for ever; remembers what was acknowledged, and comes back after a crash."""

    def __init__(self, server, number):
        super().__init__(daemon=True)
        self.server = server
        self.player = Player(server, 'Gambler %d' % number)
        self.ledger = {}  # table -> {move id: version}
        self.asked = {}   # table -> {move id: action}
        self.stop = False
        self.up = threading.Event()
        self.up.set()
        self.trouble = None
        self.slowest = 0.0

    def new_table(self):
        table = pebbles(self.player, 'me', 'me')
        self.ledger[table] = {}
        self.asked[table] = {}
        return table

    def play(self, table):
        player = self.player
        player.ask('watch', table=table)
        while not self.stop:
            play = player.my_turn()
            if play['table'] != table:
                continue
            if play['actor'] == 'over':
                player.ask('unwatch', table=table)
                return
            move = player.move_id()
            action = player.random.choice(play['legal'])['text']
            self.asked[table][move] = action
            fields = {'table': table, 'seat': play['seat'], 'version': play['version'],
                      'move': move, 'action': action}
            try:
                self.ledger[table][move] = player.ask('move', **fields)['version']
            except ServerError as error:
                if error.code not in ('stale', 'not-your-turn', 'not-saved'):
                    raise

    def come_back(self):
        begun = time.monotonic()
        while True:
            self.up.wait(10)
            try:
                self.player.connect()
                break
            except (OSError, Closed, Refused):
                time.sleep(0.05)
        self.slowest = max(self.slowest, time.monotonic() - begun)

    def run(self):
        table = None
        while not self.stop:
            try:
                table = table or self.new_table()
                self.play(table)
                table = None
            except (Closed, OSError):
                self.come_back()
            except Exception as trouble:  # told by the main thread
                self.trouble = trouble
                return


def check_ledger(server, gambler):
    """(acknowledged, lost, doubled)"""
    lost = doubled = count = 0
    auditor = Player(server, None, cookie=gambler.player.cookie)
    for table, acks in gambler.ledger.items():
        info = auditor.ask('watch', table=table)['table']
        steps, play = [], None
        while play is None or not (play['actor'] == 'over' or play['legal']):
            play = auditor.next_push('play', table=table)
            steps += play['steps']
        taken = {step['version']: step['action'] for step in steps}
        standing = [step['version'] for step in steps]
        doubled += len(standing) - len(set(standing))
        for move, acked in acks.items():
            count += 1
            again = auditor.answer(auditor.send('move', table=table, seat=1, version=0, move=move,
                                                action='wade 1'))
            good = again['t'] == 'ok' and again['version'] == acked
            # the move itself stands behind chance's events, at or before the version told
            at = acked
            while good and at > 0 and taken[at].startswith('roll'):
                at -= 1
            if not good or taken.get(at) != gambler.asked[table][move]:
                lost += 1
        auditor.ask('unwatch', table=table)
        assert info['id'] == table
    auditor.close()
    return count, lost, doubled


def nothing_is_lost_or_doubled_by_kill_9(room):
    server = room.serve()
    gamblers = [Gambler(server, number) for number in range(TABLES)]
    for gambler in gamblers:
        gambler.start()
    dice = random.Random(1)
    slowest = 0.0
    for _ in range(KILLS):
        time.sleep(0.15 + 0.35 * dice.random())
        for gambler in gamblers:
            gambler.up.clear()
        server.kill()
        begun = time.monotonic()
        server.start()
        slowest = max(slowest, time.monotonic() - begun)
        for gambler in gamblers:
            gambler.up.set()
    time.sleep(0.3)
    for gambler in gamblers:
        gambler.stop = True
    for gambler in gamblers:
        gambler.join(20)
        if gambler.trouble:
            raise gambler.trouble
    sums = [check_ledger(server, gambler) for gambler in gamblers]
    count, lost, doubled = (sum(column) for column in zip(*sums))
    print('R1: %d kills, %d acknowledged moves, %d lost, %d doubled; serving again after %.2f s at '
          'most' % (KILLS, count, lost, doubled, slowest))
    assert count > 5 * KILLS and lost == 0 and doubled == 0
    assert slowest < 5


def an_orderly_stop_keeps_games_and_bots_go_on(room):
    server = room.serve()
    anna = Player(server, 'Anna')
    table = pebbles(anna, 'me', 'bot:greedy')
    anna.ask('watch', table=table)
    play = anna.my_turn()
    watchers = pebbles(anna, 'bot:greedy', 'bot:random', public=True)
    assert server.stop() == 0
    server.start()
    anna.connect()
    anna.ask('watch', table=table, **{'from': play['version']})
    again = anna.my_turn()
    assert again['version'] == play['version'] and again['legal'] == play['legal']
    assert anna.play_on(again, table)[0]['actor'] == 'over'
    end = time.monotonic() + 20
    while anna.ask('watch', table=watchers)['table']['state'] != 'over':
        assert time.monotonic() < end
        time.sleep(0.2)


# ---- R7 and garbage ----

def slow_readers_cost_little(room):
    server = room.serve()
    anna = Player(server, 'Anna')
    table = anna.ask('create', game='stone-age', players=2, seats=['me', 'me'],
                     public=True)['table']
    anna.ask('watch', table=table)
    play = anna.my_turn()
    lazy = []
    for _ in range(100):
        one = Socket(server, receive_buffer=2048)
        one.send(json.dumps({'t': 'watch', 'id': 1, 'table': table}))
        lazy.append(one)
    time.sleep(1)
    before = server.memory()
    for _ in range(60):  # they are sent all this, and read nothing
        anna.move(play, anna.random.choice(play['legal'])['text'])
        play = anna.my_turn(play['version'] + 1)
        if play['actor'] == 'over':
            break
    greedy = []
    for _ in range(20):  # these ask for much and read nothing
        one = Socket(server, receive_buffer=2048)
        greedy.append(one)
        one.socket.settimeout(0.2)
        try:
            for number in range(400):
                one.send(json.dumps({'t': 'watch', 'id': number, 'table': table}))
        except Closed:
            pass
    drips = [Socket(server) for _ in range(20)]
    for one in drips:
        one.raw(b'\x81\xfe\x10\x00abcd')  # a frame of 4096 bytes, of which
    for _ in range(20):
        for one in drips:
            one.raw(b'x')  # one comes at a time
        time.sleep(0.02)
    growth = (server.memory() - before) / 140
    print('R7: 100 that do not read, 20 that ask and do not read, 20 a byte at a time: %.1f KiB a '
          'connection' % (growth / 1024))
    assert growth < 64 * 1024, growth
    begun = time.monotonic()
    anna.ask('ping')
    assert time.monotonic() - begun < 1


def frames_too_long_are_cut_off(room):
    server = room.serve()
    anna = Player(server, 'Anna')
    answer = anna.answer(anna.send('chat', table=1, text='x' * 70000))
    assert answer['error'] == 'too-long', answer
    anna.ask('ping')
    for first in (Socket(server, anna.cookie), Socket(server)):
        try:
            for part in range(40):  # in many frames
                first.frame(0 if part else 1, b'x' * 10000, final=False)
            while True:
                first.receive()
        except Closed:
            assert first.close_code in (1009, None), first.close_code
    binary = Socket(server)
    binary.frame(2, b'\0\1\2')
    try:
        while True:
            binary.receive()
    except Closed:
        assert binary.close_code == 1003, binary.close_code
    anna.ask('ping')


def garbage_is_answered_and_costs_nothing(room):
    server = room.serve()
    anna = Player(server, 'Anna')
    table = pebbles(anna, 'me', 'me')
    anna.ask('watch', table=table)
    play = anna.my_turn()
    dice = random.Random(5)
    seeds = [json.dumps(m) for m in (
        {'t': 'move', 'id': 1, 'table': table, 'seat': 1, 'version': play['version'], 'move': 'a',
         'action': 'fly 1'}, {'t': 'create', 'id': 2, 'game': 'chess', 'players': 2, 'seats': []},
        {'t': 'watch', 'id': 3, 'table': table}, {'t': 'chat', 'id': 4, 'table': table, 'text': ''},
        {'t': 'step', 'id': 5, 'table': table, 'version': 3}, {'t': 'lobby', 'id': 6, 'on': False},
        {'t': 'sit', 'id': 7, 'table': table, 'seat': 1, 'salt': 'x'}, {'t': 'ping', 'id': 8})]
    other = Player(server, 'Other')
    sent = answered = 0
    for round_number in range(40):
        for _ in range(50):
            line = bytearray(dice.choice(seeds).encode())
            for _ in range(dice.choice((0, 1, 1, 2, 5))):
                at = dice.randrange(len(line))
                line[at:at + dice.randrange(3)] = bytes(
                    dice.choice((dice.randrange(256), 34, 92, 123, 44))
                    for _ in range(dice.randrange(3)))
                line = line or bytearray(b'{')
            other.socket.frame(1, bytes(line))
            sent += 1
        while answered < sent:
            answered += other.read()['t'] in ('ok', 'error')
        if round_number == 10:
            before = server.memory()
    growth = server.memory() - before
    print('R10: %d mutilated messages, each answered once; memory grew by %d KiB'
          % (sent, growth // 1024))
    assert growth < MIB
    again = Player(server, None, cookie=anna.cookie)
    again.ask('watch', table=table)
    assert again.my_turn()['view'] == play['view']


def raw_garbage_does_not_end_it(room):
    server = room.serve()
    dice = random.Random(6)
    for number in range(120):
        if number % 2:
            one = Socket(server)
        else:
            one = Socket.__new__(Socket)  # no handshake at all
            one.socket = socket.create_connection(('127.0.0.1', server.port))
        try:
            one.raw(bytes(dice.randrange(256) for _ in range(dice.randrange(1, 400))))
        except Closed:
            pass
        one.close()
    assert server.request('GET', '/healthz')[2] == b'ok'


# ---- R8: a bad network ----

class Mischief:
    """Sends a player's messages through a network that drops, doubles, reorders and delays."""

    def __init__(self, player, seed):
        self.player = player
        self.dice = random.Random(seed)
        self.held = []

    def send(self, message):
        for _ in range(self.dice.choice((1,) * 8 + (0, 2))):
            self.held.append(json.dumps(message))
        if self.dice.random() < 0.1:
            self.dice.shuffle(self.held)
        if self.dice.random() < 0.1:
            time.sleep(0.005)
        elif self.dice.random() > 0.1:
            while self.held:
                self.player.socket.send(self.held.pop(0))

    def incoming(self, seconds):
        """Messages that came through: about a tenth are lost, some come twice."""
        while self.player.socket.is_readable(seconds):
            message = json.loads(self.player.socket.receive())
            luck = self.dice.random()
            if luck < 0.1:
                continue
            yield message
            if luck > 0.9:
                yield message
            seconds = 0.01


def play_through_mischief(server, player, table, seed):
    """A client that trusts nothing but versions. Returns the last view and version it came to."""
    mischief = Mischief(player, seed)
    version, view, actor, pending, number = -1, None, None, None, 0
    end = time.monotonic() + 60
    while actor != 'over' and time.monotonic() < end:
        number += 1
        if pending:
            mischief.send({'t': 'move', 'id': number, **pending})
        else:
            mischief.send({'t': 'watch', 'id': number, 'table': table, 'from': max(version, 0)})
        for message in mischief.incoming(0.05):
            if message['t'] == 'play' and message['version'] > version:
                gap = message['steps'] and message['steps'][0]['version'] > max(version, 0) + 1
                if gap:
                    continue
                version, view, actor = message['version'], message['view'], message['actor']
                legal = message['legal']
                pending = None
                if legal:
                    pending = {'table': table, 'seat': message['seat'], 'version': version,
                               'move': player.move_id(),
                               'action': player.random.choice(legal)['text']}
            elif message.get('error') in ('stale', 'not-your-turn') or \
                    message['t'] == 'ok' and message.get('version', version) > version:
                pending = None  # something was missed: ask for the tail
    return view, version, actor


def all_end_in_the_same_state_over_a_bad_network(room):
    server = room.serve()
    results = []

    def one(seed):
        player = Player(server, 'Unlucky %d' % seed)
        table = pebbles(player, 'me', 'bot:greedy', options={'first': 1, 'length': 'short'})
        view, version, actor = play_through_mischief(server, player, table, seed)
        truth = Player(server, None, cookie=player.cookie)
        truth.ask('watch', table=table)
        last = truth.next_push('play')
        while last['actor'] != 'over':
            last = truth.next_push('play')
        results.append((actor, view == last['view'], version == last['version']))

    threads = [threading.Thread(target=one, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(90)
    print('R8: %d clients over a network that drops, doubles, reorders and delays: %d ended in the '
          'state of the server' % (len(threads), results.count(('over', True, True))))
    assert results == [('over', True, True)] * len(threads), results


# ---- R9: twin worlds ----

def plays(player):
    """The bytes of all pushes but those that tell who is here: several of these may become one."""
    return [data for data in player.stream if not data.startswith(b'{"t":"presence"')]


def stream_of(room, name, script):
    """All bytes that seat 2 and an onlooker are sent in a short match with scripted chance."""
    server = room.serve(name, env={'OCHRE_TEST_SECRET': '07' * 32, 'OCHRE_TEST_CLOCK': '1700000000000',
                                   'OCHRE_TEST_SCRIPT': room.write(name + '.txt', script)})
    anna, bo, eve = Player(server, 'Anna'), Player(server, 'Bo'), Player(server, 'Eve')
    made = anna.ask('create', game='pebbles', players=2, options={'first': 1, 'length': 'short'},
                    seats=['me', 'open'], public=True)
    table = made['table']
    bo.ask('sit', table=table)
    heard = {}

    def settle(player, version):
        play = player.next_push('play')
        while play['version'] < version or play['thinking']:
            play = player.next_push('play')
        return play

    for player in (anna, bo, eve):  # one after another: what they are sent must not depend on haste
        player.ask('watch', table=table)
        settle(player, 2)
    version = 2
    for number, (player, seat) in enumerate(((anna, 1), (bo, 2), (anna, 1), (bo, 2))):
        other = bo if player is anna else anna
        other.fails('not-your-turn', 'move', table=table, seat=3 - seat, version=version, move='no',
                    action='wade 1')
        player.fails('refused', 'move', table=table, seat=seat, version=version, move='no',
                     action='stack white 3')
        version = player.ask('move', table=table, seat=seat, version=version,
                             move='m%d' % number, action='wade 1')['version']
        for one in (anna, bo, eve):
            settle(one, version)
    anna.ask('undo', table=table, seat=1, version=version, move='u')
    bo.next_push('play', offer={'seat': 1, 'kind': 'undo'})
    eve.next_push('play', offer={'seat': 1, 'kind': 'undo'})
    version = bo.ask('consent', table=table, seat=2, yes=True)['version']
    for one in (bo, eve):
        settle(one, version)
        heard[one] = plays(one)
    for one in (bo, eve):  # coming back
        one.close()
        one.connect()
        one.ask('watch', table=table)
        settle(one, version)
        heard[one] += plays(one)
    answers = [bo.fails('not-over', 'step', table=table, version=1),
               bo.fails('no-seat', 'odds', table=table, seat=1, action='wade 1')]
    status, _, text = server.request('GET', '/api/record/%d' % table)
    return heard[bo], heard[eve], answers, (status, text)


def twin_worlds_give_the_same_bytes(room):
    rolls = '* roll 2\n* roll 4\n* roll 6\n* roll 1\n'
    lines = ['1 wade 1', '2 wade 1', '1 wade 1', '2 wade 1']
    body = ''.join('%s\n%s\n' % pair for pair in zip(lines, rolls.split('\n')))
    worlds = [stream_of(room, 'world%d' % token, '* draw token %d\n* draw token 2\n%s' % (token, body))
              for token in (1, 3)]
    sizes = [sum(len(data) for data in worlds[0][who]) for who in (0, 1)]
    assert worlds[0] == worlds[1]
    mine = stream_of(room, 'control', '* draw token 1\n* draw token 3\n' + body)
    assert mine[0] != worlds[0][0]  # what Bo may know does change his stream
    assert mine[1] == worlds[0][1]  # but not the onlooker's
    print('R9: twin worlds over play, refusals, undo and reconnecting: %d bytes to a seat and %d to an '
          'onlooker, the same' % tuple(sizes))


# ---- R2, small: files that cannot grow (tests/soak.py has disks that are full) ----

def limit_files(server, size):
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def a_full_disk_is_told_and_heals_by_itself(room):
    server = room.serve()
    anna = Player(server, 'Anna')
    table = pebbles(anna, 'me', 'me')
    anna.ask('watch', table=table)
    play = anna.my_turn()
    acked = play['version']
    limit_files(server, 1)  # no file may grow any more
    fields = {'table': table, 'seat': 1, 'version': acked, 'move': 'full', 'action': 'wade 1'}
    for _ in range(3):
        anna.fails('not-saved', 'move', **fields)
    anna.fails('not-saved', 'chat', table=table, text='hello?')
    anna.fails('not-saved', 'create', game='pebbles', players=2, seats=['me', 'open'])
    assert server.request('GET', '/healthz')[0] == 503
    watcher = Player(server, None, cookie=anna.cookie)  # what is kept can be read
    watcher.ask('watch', table=table)
    again = watcher.my_turn()
    assert again['version'] == acked and again['view'] == play['view']
    limit_files(server, resource.RLIM_INFINITY)
    begun = time.monotonic()
    while server.request('GET', '/healthz')[0] != 200:
        assert time.monotonic() - begun < 10
        time.sleep(0.05)
    healed = time.monotonic() - begun
    version = anna.ask('move', **fields)['version']
    assert anna.ask('move', **fields)['version'] == version == acked + 2
    server.kill()
    server.start()
    anna.connect()
    anna.ask('watch', table=table)
    assert anna.my_turn(version)['version'] == version
    print('R2: with no room left moves are refused and the table stays readable; well again %.1f s after '
          'there was room, nothing lost' % healed)


# ---- guided games ----

def a_guided_game_follows_its_script(room):
    script = ('en Take two dice.\nru Бери две кости.\n* draw token 1\n* draw token 2\n'
              'en Wade with two.\nru Войди с двумя.\n1 wade 2\n* roll 2 6\n2 wade 1\n* roll 1\n'
              'en Again.\nru Ещё.\n1 wade 1\n* roll 6\n')
    server = room.serve('data', env={'OCHRE_TEST_SCRIPT': room.write('guide.txt', script)})
    anna = Player(server, 'Anna')
    table = pebbles(anna, 'me', 'bot:greedy', guide=True)
    assert anna.ask('watch', table=table)['table']['guide'] is True
    play = anna.my_turn()
    assert [a['text'] for a in play['legal']] == ['wade 2']
    assert play['tell'] == {'en': 'Wade with two.', 'ru': 'Войди с двумя.'}
    anna.fails('guide', 'move', table=table, seat=1, version=play['version'], move='x',
               action='wade 1')
    anna.move(play, 'wade 2')
    play = anna.my_turn(play['version'] + 1)
    assert play['tell']['en'] == 'Again.' and [a['text'] for a in play['legal']] == ['wade 1']
    assert play['view']['players'][0]['pebbles'] == {'white': 1, 'grey': 0, 'red': 1}
    anna.move(play, 'wade 1')
    play = anna.my_turn(play['version'] + 1)  # behind the script it is a game like any other
    assert len(play['legal']) > 1 or play['legal'][0]['verb'] in ('drop', 'stack', 'wade')
    assert 'tell' not in play


# ---- R15: limits ----

def there_are_limits_for_addresses_and_people(room):
    server = room.serve('data', '--accounts', '12', '--per-address', '3', '--creates', '4',
                        '--messages', '20')
    anna = Player(server, 'Anna')
    server.post('/api/register', name='Target', password='long enough')
    statuses = [server.post('/api/login', name='Target', password='wrong %d' % number)[0]
                for number in range(14)]
    assert statuses[0] == 403 and statuses[-1] == 429, statuses
    codes = [anna.answer(anna.send('create', game='pebbles', players=2, seats=['me', 'open']))
             .get('error') for _ in range(6)]
    assert codes == [None] * 4 + ['rate'] * 2, codes
    others = [Socket(server) for _ in range(2)]
    try:
        Socket(server)
        raise AssertionError('a fourth connection was let in')
    except Refused as refused:
        assert refused.args == (503,)
    for one in others:
        one.close()
    answers = [anna.send('ping') for _ in range(120)]
    errors = [anna.answer(number).get('error') for number in answers]
    assert 'rate' in errors and errors.count(None) >= 20, errors
    flood = anna.socket
    try:
        for number in range(2000):
            flood.send('{"t":"ping","id":%d}' % number)
            if flood.is_readable(0):
                flood.receive()
        while True:
            flood.receive()
    except Closed:
        assert flood.close_code in (1008, None), flood.close_code


# ---- leaving ----

def a_bot_stands_in_only_while_somebody_waits(room):
    server = room.serve('data', '--grace', '1')
    anna, bo = Player(server, 'Anna'), Player(server, 'Bo')
    table = pebbles(anna, 'me', 'open', public=True)
    bo.ask('sit', table=table)
    for one in (anna, bo):
        one.ask('watch', table=table)
    play = anna.my_turn()
    bo.close()
    anna.close()
    time.sleep(2)
    anna.connect()
    anna.ask('watch', table=table)
    assert anna.my_turn()['version'] == play['version']  # nobody moved for her
    anna.close()
    bo.connect()
    bo.ask('watch', table=table)
    assert bo.my_turn()['legal']  # after a second a bot did, for Bo waits
    anna.connect()
    anna.ask('sit', table=table, seat=1)


def tests():
    return [value for value in list(globals().values())
            if callable(value) and getattr(value, '__code__', None) is not None
            and value.__code__.co_varnames[:value.__code__.co_argcount] == ('room',)]


def main():
    wanted = sys.argv[2:]
    passed = failed = 0
    for test in tests():
        if wanted and test.__name__ not in wanted:
            continue
        room = Room()
        logs = ''
        try:
            test(room)
            room.close()
            passed += 1
        except Exception as trouble:  # a failed test must not stop the others
            failed += 1
            print('FAILED %s: %s: %.900s' % (test.__name__, type(trouble).__name__, trouble))
            for server in room.servers:
                if server.log and os.path.exists(server.log):
                    with open(server.log, encoding='utf-8', errors='replace') as file:
                        logs += file.read()[-3000:]
                if server.process.poll() is None:
                    server.kill()
            print(logs)
    print('server-faults: %d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


sys.exit(main())
