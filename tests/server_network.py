#!/usr/bin/env python3
"""Tests of `ochre serve` against a bad network and bad manners, with figures in the output.

usage: server_network.py OCHRE [TEST...]

R7   readers that do not read, writers that send one byte at a time, garbage: bounded memory
R8   messages dropped, doubled, reordered, delayed: everybody ends in the server's state
R15  limits for addresses and people
"""
import json
import os
import random
import socket
import subprocess
import sys
import threading
import time

from rooms import OCHRE, pebbles, run
from wire import Closed, Player, Refused, Socket

MIB = 1 << 20


# ---- where it listens ----

def serve_in_vain(folder, *flags):
    """What a server says that should not begin; and it must have left nothing."""
    data = os.path.join(folder, 'in vain')
    done = subprocess.run([OCHRE, 'serve', '--data', data, *flags], text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=20)
    assert done.returncode == 1 and done.stdout == '' and ' serving ' not in done.stderr, done
    assert not os.path.exists(data)
    return done.stderr


def where_it_cannot_listen_it_says_so_and_ends(room):
    server = room.serve()
    for flags, why in ((('--port', str(server.port)), 'in use'),
                       (('--address', '192.0.2.77', '--port', '18499'), 'assign'),  # nobody's, for examples
                       (('--address', '192.0.2.77', '--port', '0'), 'assign'),
                       (('--address', 'foo', '--port', '0'), 'no address'),
                       (('--address', 'lo', '--port', '0'), 'no address'),
                       (('--address', '127.1', '--port', '0'), 'no address')):
        said = serve_in_vain(room.folder.name, *flags)
        assert ' error cannot-listen ' in said and 'why="' in said and why in said, (flags, said)
    assert server.request('GET', '/healthz')[0] == 200


def its_address_is_one_that_browsers_take(room):
    with socket.socket(socket.AF_INET6) as trial:
        try:
            trial.bind(('::1', 0))
        except OSError:
            return  # a machine without version 6
    for address in ('::1', '::'):
        command = [OCHRE, 'serve', '--port', '0', '--address', address, '--data',
                   os.path.join(room.folder.name, 'six')]
        with subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
            line = server.stdout.readline().strip()
            try:
                assert line.startswith('http://[%s]:' % address), line
                with socket.create_connection(('::1', int(line.rsplit(':', 1)[1])), timeout=20) as one:
                    one.sendall(b'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
                    assert one.recv(100).startswith(b'HTTP/1.1 200')
            finally:
                server.terminate()
        assert server.returncode == 0


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
            for number in range(4000):
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


def long_messages_without_an_end_share_what_there_is(room):
    server = room.serve()
    anna = Player(server, 'Anna')
    before = server.memory()
    endless, closed = [], 0
    for _ in range(200):
        one = Socket(server)
        try:
            one.raw(b'\x81\xff' + (250000).to_bytes(8, 'big') + b'abcd' + b'x' * 240000)
        except Closed:
            pass
        endless.append(one)
    anna.ask('ping')
    for one in endless:
        try:
            while one.is_readable(0.01):
                one.receive()
        except Closed:
            assert one.close_code in (1013, None), one.close_code
            closed += 1
    growth = server.memory() - before
    print('R7: 200 that begin a long message and never end it: %d closed, memory grew by %.1f MiB' % (
        closed, growth / MIB))
    assert closed > 130, closed  # the others have the 16 MiB (a sanitizer makes of them what it likes)
    for one in endless:
        one.close()
    long = {'game': 'pebbles', 'players': 2, 'edition': {'edition': 'x' * 100000}}
    for _ in range(3):  # and who means it is heard again
        anna.fails('bad-edition', 'create', **long)


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


def a_password_is_not_guessed_from_many_addresses(room):
    server = room.serve('data', '--accounts', '5', '--trust-proxy')

    def ask(path, number, cookie=None, **fields):
        return server.request('POST', path, json.dumps(fields), Cookie=cookie,
                              X_Forwarded_For='203.0.113.%d' % number)[0]

    assert ask('/api/register', 1, name='Target', password='long enough') == 200
    assert ask('/api/login', 2, name='Target', password='long enough') == 200
    cookie = server.request('POST', '/api/login', '{"name":"TARGET","password":"long enough"}',
                            X_Forwarded_For='203.0.113.3')[1]['Set-Cookie'].split(';')[0]
    found = [ask('/api/login', 10 + number, name='Target', password='guess %d' % number) for number in range(5)]
    assert found == [403] * 3 + [429] * 2, found
    assert ask('/api/password', 30, cookie, password='guess 9', new='another one') == 429  # the same lock
    assert ask('/api/login', 31, name='Somebody else', password='a password') == 403


def a_name_changed_while_a_password_is_hashed_stays(room):
    server = room.serve()
    server.stop()
    del server.env['OCHRE_TEST_QUICK']  # so that hashing takes its time
    server.start()
    cookie = server.post('/api/register', name='Careful', password='first one')[2]
    done = []
    change = threading.Thread(target=lambda: done.append(
        server.post('/api/password', cookie, password='first one', new='second one')))
    change.start()
    time.sleep(0.05)
    renamed = server.post('/api/rename', cookie, name='Carefree')[0]
    change.join()
    assert done[0][0] == 200, done
    if renamed == 200:  # else the machine was so slow that the new password came first
        status, answer, _ = server.post('/api/login', name='Carefree', password='second one')
        assert status == 200 and answer['me']['name'] == 'Carefree', answer


def idle_from(server, address, count):
    """Connections from an address of this machine that say nothing."""
    return [socket.create_connection(('127.0.0.1', server.port), 10, (address, 0)) for _ in range(count)]


def who_only_connects_shuts_nobody_out(room):
    server = room.serve('data', '--connections', '100', '--per-address', '20')
    silent = idle_from(server, '127.0.0.2', 300)
    anna = Player(server, 'Anna')  # from another address
    for number in range(3, 30):
        silent += idle_from(server, '127.0.0.%d' % number, 15)
    anna.ask('ping')  # all together are too many, but who is in stays in
    for one in silent:
        one.close()
    end = time.monotonic() + 10
    while True:
        try:
            assert server.request('GET', '/healthz')[0] == 200
            break
        except ConnectionError:
            assert time.monotonic() < end
            time.sleep(0.1)
    for _ in range(200):  # who has gone is not counted
        assert server.request('GET', '/healthz')[0] == 200
    with open(server.log, encoding='utf-8') as file:
        assert ' error ' not in file.read()


def behind_https_cookies_are_secure(room):
    server = room.serve('data', '--origin', 'https://play.example.org')
    status, headers, _ = server.request('POST', '/api/guest', '{"name":"Ayla"}',
                                        Origin='https://play.example.org')
    assert status == 200 and '; Secure' in headers['Set-Cookie'], headers['Set-Cookie']
    cookie = headers['Set-Cookie'].split(';')[0]
    one = Socket(server, cookie, origin='https://play.example.org')
    assert json.loads(one.receive())['me']['name'] == 'Ayla'
    for origin in ('https://play.example.org.evil.example', 'http://play.example.org', 'null',
                   'https://play.example.org:444'):
        try:
            Socket(server, cookie, origin=origin)
            raise AssertionError('%s was let in' % origin)
        except Refused as refused:
            assert refused.args == (403,)
    one.close()


def a_trusted_proxy_says_who_is_there(room):
    for flags, statuses in (((), [200] * 3 + [429] * 3), (('--trust-proxy',), [200] * 6)):
        server = room.serve('data%d' % len(flags), '--accounts', '3', *flags)
        found = [server.request('POST', '/api/guest', '{"name":"Ayla"}',
                                X_Forwarded_For='198.51.100.7, 203.0.113.%d' % number)[0]
                 for number in range(6)]
        assert found == statuses, (flags, found)
    # The last address counts, not those that the caller made up.
    found = [server.request('POST', '/api/guest', '{"name":"Ayla"}',
                            X_Forwarded_For='10.0.0.%d, 2001:db8::0:9' % number)[0]
             for number in range(6)]
    assert found == [200] * 3 + [429] * 3, found
    assert server.request('GET', '/api/me', X_Forwarded_For='1.1.1.1,' * 200)[0] == 431
    few = room.serve('few', '--trust-proxy', '--per-address', '1')
    kept = [socket_from(few, '192.0.2.1'), socket_from(few, '192.0.2.2')]
    try:
        socket_from(few, 'unknown, 192.0.2.1')
        raise AssertionError('a second connection from one address')
    except Refused as refused:
        assert refused.args == (503,)
    for one in kept:
        one.close()


def socket_from(server, address):
    return Socket(server, headers=['X-Forwarded-For: ' + address])


if __name__ == '__main__':
    sys.exit(run(globals(), 'server-network'))
