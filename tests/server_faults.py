#!/usr/bin/env python3
"""Tests of `ochre serve` when the machine under it fails, with figures in the output.

usage: server_faults.py OCHRE [TEST...]

R1  kill -9 under load: nothing acknowledged is lost, nothing doubled
R2  disks that are full, read-only or cannot keep: no acknowledgement without durability, clear words, and it
    heals by itself

OCHRE_TEST_KILLS raises the number of kills for long runs.
"""
import os
import random
import re
import resource
import sys
import threading
import time

from rooms import anna_against_bo, metric, pebbles, run
from wire import BadDisk, Closed, Player, Refused, ServerError

KILLS = int(os.environ.get('OCHRE_TEST_KILLS', '10'))
TABLES = 6


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


def await_end(server, table):
    """Until the public table is over, by its row alone: to look at a table would wake it."""
    end = time.monotonic() + 30
    while table not in [game['id'] for game in server.get('/api/public?state=over')[1]['games']]:
        assert time.monotonic() < end, 'it does not go on'
        time.sleep(0.2)


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
    await_end(server, watchers)


def clocks_stand_still_while_the_server_is_down(room):
    server = room.serve()
    anna = Player(server, 'Anna')
    table = pebbles(anna, 'me', 'me', clock={'kind': 'live', 'bank': 60, 'bonus': 0})
    anna.ask('watch', table=table)
    play = anna.my_turn()
    anna.move(play, play['legal'][0]['text'])
    left = anna.my_turn(play['version'] + 1)['clocks']
    server.kill()
    time.sleep(3)
    server.start()
    anna.connect()
    anna.ask('watch', table=table)
    clocks = anna.my_turn(play['version'] + 1)['clocks']
    for before, after in zip(left, clocks):
        assert before['left'] - 2500 < after['left'] <= 60000, (left, clocks)


# ---- R2: disks ----

def limit_files(server, size):
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def await_health(server, wanted, most=10):
    """Seconds until /healthz answers that."""
    begun = time.monotonic()
    while server.request('GET', '/healthz')[0] != wanted:
        assert time.monotonic() - begun < most, 'not %d after %d s' % (wanted, most)
        time.sleep(0.05)
    return time.monotonic() - begun


def fails_and_heals(server, break_disk, mend_disk):
    """Nothing is acknowledged while the disk is bad; all is as before when it works again. Seconds that took."""
    anna = Player(server, 'Anna')
    table = pebbles(anna, 'me', 'me')
    anna.ask('watch', table=table)
    play = anna.my_turn()
    acked = play['version']
    break_disk()
    fields = {'table': table, 'seat': 1, 'version': acked, 'move': 'full', 'action': 'wade 1'}
    for _ in range(3):
        anna.fails('not-saved', 'move', **fields)
    anna.fails('not-saved', 'chat', table=table, text='hello?')
    anna.fails('not-saved', 'create', game='pebbles', players=2, seats=['me', 'open'])
    status, answer, cookie = server.post('/api/guest', name='Bo')
    assert status == 503 and answer['error'] == 'not-saved' and cookie is None, answer
    await_health(server, 503)
    watcher = Player(server, None, cookie=anna.cookie)  # what is kept can be read
    watcher.ask('watch', table=table)
    again = watcher.my_turn()
    assert again['version'] == acked and again['view'] == play['view']
    mend_disk()
    healed = await_health(server, 200)
    version = anna.ask('move', **fields)['version']
    assert anna.ask('move', **fields)['version'] == version == acked + 2
    server.kill()
    server.start()
    anna.connect()
    anna.ask('watch', table=table)
    assert anna.my_turn(version)['version'] == version
    return healed


def files_that_cannot_grow_are_told_and_heal_by_themselves(room):
    server = room.serve()
    healed = fails_and_heals(server, lambda: limit_files(server, 1),
                             lambda: limit_files(server, resource.RLIM_INFINITY))
    print('R2: with no room left moves are refused and the table stays readable; well again %.1f s after '
          'there was room, nothing lost' % healed)


def a_bad_disk_is_told_and_heals_by_itself(room):
    for mood, words in (('full', r'disk is full'), ('read-only', r'readonly|writing failed'),
                        ('sync', r'fsync failed')):
        disk = BadDisk(os.path.join(room.folder.name, mood))
        server = room.serve('data ' + mood, env=disk.env)
        healed = fails_and_heals(server, lambda disk=disk, mood=mood: disk.be(mood), disk.mend)
        with open(server.log, encoding='utf-8') as file:
            lines = [line for line in file if ' not-saved ' in line]
        assert len(lines) >= 5 and all(re.search(words, line) for line in lines), lines
        print('R2: a disk with the trouble "%s" under a running server: every write refused, the log says '
              'why; well again after %.1f s, nothing lost' % (mood, healed))


def a_move_told_not_saved_is_made_once_at_most(room):
    """Dying while fsync fails: the log may or may not hold the move, but never twice."""
    disk = BadDisk(os.path.join(room.folder.name, 'disk'))
    server = room.serve('data', env=disk.env)
    anna = Player(server, 'Anna')
    table = pebbles(anna, 'me', 'me')
    anna.ask('watch', table=table)
    play = anna.my_turn()
    fields = {'table': table, 'seat': 1, 'version': play['version'], 'move': 'once',
              'action': 'wade 1'}
    disk.be('sync')
    anna.fails('not-saved', 'move', **fields)
    server.kill()
    disk.mend()
    server.start()
    anna.connect()
    anna.ask('watch', table=table)
    version = anna.ask('move', **fields)['version']
    assert version == anna.ask('move', **fields)['version'] == play['version'] + 2
    assert anna.my_turn(version)['version'] == version


def bots_go_on_when_the_disk_is_well_again(room):
    disk = BadDisk(os.path.join(room.folder.name, 'disk'))
    server = room.serve('data', env=disk.env)
    anna = Player(server, 'Anna')
    table = anna.ask('create', game='stone-age', players=2, seats=['bot:greedy', 'bot:random'], public=True)['table']
    disk.be('full')
    end = time.monotonic() + 20
    while metric(server, 'not_saved_total') == 0:
        assert time.monotonic() < end, 'everything was saved'
        time.sleep(0.05)
    disk.mend()
    await_end(server, table)


def what_was_asked_for_about_a_move_goes_with_it(room):
    """An undo that is asked for while the move is being saved, and the move is not saved."""
    disk = BadDisk(os.path.join(room.folder.name, 'disk'))
    server = room.serve('data', env=disk.env)
    anna, bo, table = anna_against_bo(server)
    play = anna.my_turn()
    disk.be('full')
    version = play['version']
    with anna.at_once():
        numbers = (anna.send('move', table=table, seat=1, version=version, move='m', action='wade 1'),
                   anna.send('undo', table=table, seat=1, version=version + 2, move='u'))
    moved, asked = anna.answers(*numbers)
    assert moved['error'] == 'not-saved' and asked.get('offer') is True, (moved, asked)
    disk.mend()
    await_health(server, 200)
    bo.fails('no-offer', 'consent', table=table, seat=2, yes=True)
    anna.ask('watch', table=table)
    anna.pushes.clear()  # older ones
    assert anna.my_turn()['offer'] is None


if __name__ == '__main__':
    sys.exit(run(globals(), 'server-faults'))
