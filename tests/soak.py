#!/usr/bin/env python3
"""Load, sudden death, bad disks and bad networks: what the server promises, with the figures.

usage: soak.py OCHRE LOAD [small|large|sanitized] [ID...]

The load generator (bench/load.c) keeps a ledger of every acknowledged move and compares it with the logs
in the end. IDs are those below, R1 R2 R5 R7 R8 R17; all without. A check that this machine does not permit (mounting a
small disk takes root) says so and is not counted.
"""
import json
import os
import random
import re
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

from wire import BadDisk, Closed, Player, Server, Socket

SIZES = {  # small, large
    'kills': (10, 100),
    'kill clients': (40, 200),
    'connections': (100, 2000),
    'rate': (60, 300),
    'seconds': (6, 60),
    'slow': (50, 500),
    'chaos clients': (20, 200),
    'chaos seconds': (6, 60),
    'disk seconds': (12, 60),
}
# Under sanitizers, or beside other tests, times say nothing: only the large run is held to them.
ACK_P50_MS, ACK_P99_MS, GROWTH = 20, 100, 0.10
PLAYABLE_S, PER_CONNECTION_KIB = 5, 64


class NotHere(Exception):
    """This machine does not permit the check."""


class Soak:
    def __init__(self, ochre, load, size, room):
        self.ochre, self.load, self.room = ochre, load, room
        self.is_large = size == 'large'
        self.is_sanitized = size == 'sanitized'  # small, and memory says nothing
        self.servers = 0

    def size(self, name):
        return SIZES[name][self.is_large]

    def serve(self, data=None, env=None):
        self.servers += 1
        data = data or os.path.join(self.room, 'data-%d' % self.servers)
        return Server(self.ochre, data, '--log', 'error', '--threads', '1',
                      log=os.path.join(self.room, 'server.log'), env=env)

    def start_load(self, server, **options):
        command = [self.load, '--port', str(server.port)]
        for name, value in options.items():
            command += ['--' + name, '%d' % value]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = process.stdout.readline()
        assert line == 'load: everybody plays\n', 'the load did not start: %r' % line
        return process

    @staticmethod
    def end_load(process, timeout=400):
        """The report. Fails if anything was lost or doubled."""
        text = process.communicate(timeout=timeout)[0]
        report = json.loads(text.strip().splitlines()[-1])
        assert report['lost'] == 0 and report['doubled'] == 0, report
        assert process.returncode == 0, report
        assert report['acked'] == report['audited'] > 0, report
        assert report['refused'] == 0, report  # it sends nothing but what the rules and the turn allow
        return report

    # ---- R1 ----

    def check_kills(self):
        """R1: kill -9 at any instant under load loses and doubles nothing."""
        server = self.serve()
        kills = self.size('kills')
        clients = self.size('kill clients')
        load = self.start_load(server, connections=clients, rate=2 * clients, seconds=kills * 1.3)
        dice = random.Random(1)
        slowest = 0.0
        for _ in range(kills):
            time.sleep(dice.uniform(0.1, 1.0))
            assert load.poll() is None, 'the load ended too early'
            server.kill()
            start = time.monotonic()
            server.start()
            player = Player(server, 'After')
            player.ask('create', game='pebbles', players=2, seats=['me', 'bot:random'])
            slowest = max(slowest, time.monotonic() - start)
            player.close()
        report = self.end_load(load)
        checked = self.check_backup(server)
        assert server.stop() == 0, 'the server ended badly'
        assert slowest <= PLAYABLE_S, 'playable again only after %.1f s' % slowest
        return ('%d kills, %d reconnections: %d acknowledged moves, %d lost, %d doubled; %d sent again; '
                'playable again after at most %.2f s; %s' % (
                    kills, report['reconnects'], report['acked'], report['lost'], report['doubled'],
                    report['repeated'], slowest, checked))

    def check_backup(self, server):
        """A copy while the server runs; every match in it is played again."""
        copy = os.path.join(self.room, 'copy.db')
        data = server.command[server.command.index('--data') + 1]
        subprocess.run([self.ochre, 'backup', '--data', data, copy], check=True,
                       stdout=subprocess.DEVNULL)
        done = subprocess.run([self.ochre, 'backup', '--check', copy], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert done.returncode == 0, done.stdout
        return 'backup: ' + done.stdout.strip().split(': ', 1)[1]

    # ---- R2 ----

    def check_full_disk(self):
        """R2: a full disk costs no acknowledged move, is told, and heals by itself."""
        disk = self.small_disk()
        try:
            server = self.serve(os.path.join(disk, 'data'))
            load = self.start_load(server, connections=20, rate=40, seconds=8)
            time.sleep(1)
            filler = os.path.join(disk, 'filler')
            told = set()
            deadline = time.monotonic() + 3
            while time.monotonic() < deadline:  # whatever the server frees is taken again
                fill(filler)
                told.add(health(server))
                time.sleep(0.02)
            assert 503 in told, 'the full disk is not told by /healthz'
            os.remove(filler)
            healed = self.await_health(server, 200)
            report = self.end_load(load)
            assert server.stop() == 0, 'the server ended badly'
            assert report['not_saved'] > 0, 'nobody noticed the full disk'
        finally:
            subprocess.run(['umount', '-l', disk], check=True)
        return '%d moves told "not-saved", all made later; %d acknowledged, 0 lost; healed in %.2f s' % (
            report['not_saved'], report['acked'], healed)

    def check_read_only_disk(self):
        """R2: on a read-only disk the server says so and does not begin; then it does."""
        disk = self.small_disk()
        try:
            data = os.path.join(disk, 'data')
            assert self.serve(data).stop() == 0
            subprocess.run(['mount', '-o', 'remount,ro', disk], check=True)
            done = subprocess.run([self.ochre, 'serve', '--port', '0', '--data', data], text=True,
                                  timeout=20, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            assert done.returncode == 1 and 'ead-only' in done.stdout, done
            subprocess.run(['mount', '-o', 'remount,rw', disk], check=True)
            assert self.serve(data).stop() == 0
        finally:
            subprocess.run(['umount', '-l', disk], check=True)
        return 'refused with words: ' + done.stdout.strip().splitlines()[-1]

    def check_bad_disk(self):
        """R2: a disk that is full, read-only, cannot keep, in turn, under load: no acknowledged move is lost."""
        disk = BadDisk(os.path.join(self.room, 'disk'), self.ochre)
        server = self.serve(env=disk.env)
        seconds = self.size('disk seconds')
        load = self.start_load(server, connections=20, rate=100, seconds=seconds)
        dice = random.Random(3)
        told = {'full': 0, 'read-only': 0, 'sync': 0}
        slowest = 0.0
        end = time.monotonic() + seconds - 2
        while time.monotonic() < end:
            mood = min(told, key=told.get)
            failed = writes_that_failed(server)
            disk.be(mood)
            self.await_health(server, 503)
            while writes_that_failed(server) == failed and time.monotonic() < end:
                time.sleep(0.02)  # until a move has met it
            time.sleep(dice.uniform(0, 0.5))
            told[mood] += writes_that_failed(server) > failed
            disk.mend()
            slowest = max(slowest, self.await_health(server, 200))
            time.sleep(dice.uniform(0, 0.5))
        report = self.end_load(load)
        assert server.stop() == 0, 'the server ended badly'
        assert report['not_saved'] > 0 and all(told.values()), (report, told)
        return ('full %d times, read-only %d, fsync failed %d: %d moves told "not-saved", all made later; %d '
                'acknowledged, 0 lost, 0 doubled; healed in at most %.2f s' % (
                    *told.values(), report['not_saved'], report['acked'], slowest))

    @staticmethod
    def await_health(server, wanted):
        """Seconds until /healthz answers that."""
        start = time.monotonic()
        while health(server) != wanted:
            assert time.monotonic() - start < 10, 'no %d from /healthz' % wanted
            time.sleep(0.02)
        return time.monotonic() - start

    def small_disk(self):
        disk = tempfile.mkdtemp(prefix='disk-', dir=self.room)
        done = subprocess.run(['mount', '-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk],
                              stderr=subprocess.PIPE, text=True)
        if done.returncode != 0:
            raise NotHere('no small disk can be mounted: ' + done.stderr.strip())
        return disk

    # ---- R5 ----

    def check_load(self):
        """R5: many connections, many moves."""
        server = self.serve()
        report = self.end_load(self.start_load(
            server, connections=self.size('connections'), rate=self.size('rate'),
            seconds=self.size('seconds'), pid=server.process.pid))
        assert server.stop() == 0, 'the server ended badly'
        half, last = report['memory_half_kib'], report['memory_last_kib']
        figures = ('%d connections, %.0f moves/s acknowledged, ack p50 %.1f ms, p99 %.1f ms; '
                   'memory %d KiB, at half time %d KiB, in the end %d KiB' % (
                       report['connections'], report['acked_per_second'], report['ack_p50_ms'],
                       report['ack_p99_ms'], report['memory_first_kib'], half, last))
        if self.is_large:
            assert report['acked_per_second'] >= 0.95 * self.size('rate'), figures
            assert report['ack_p50_ms'] <= ACK_P50_MS, figures
            assert report['ack_p99_ms'] <= ACK_P99_MS, figures
            assert last <= half * (1 + GROWTH), figures
        return figures

    # ---- R7 ----

    def check_slow_clients(self):
        """R7: who reads never, sends a byte a second or falls silent takes little memory and slows nobody down."""
        slow = self.size('slow')
        server = self.serve()
        options = dict(connections=20, rate=100, seconds=max(6, self.size('seconds') / 2))
        self.end_load(self.start_load(server, **options))
        before = server.memory()
        load = self.start_load(server, slow=slow, **options)
        crowd = Crowd(server, slow)
        peak = crowd.drip(options['seconds'] - 2, server)
        each = (peak - before) / (slow + crowd.size()) / 1024
        report = self.end_load(load)
        figures = ('%d that never read, %d half-open, %d of a byte a second, %d silent: %.1f KiB each; '
                   'ack p99 of others %.1f ms' % (slow, slow, slow, slow, each, report['ack_p99_ms']))
        assert each <= PER_CONNECTION_KIB or self.is_sanitized, figures
        if self.is_large:
            figures += '; the silent ones were hung up on after %d s' % crowd.await_hang_up()
        crowd.close()
        assert server.stop() == 0, 'the server ended badly'
        return figures

    # ---- R8 ----

    def check_chaos(self):
        """R8: messages lost, doubled, late (10 % each): all end in the server's state."""
        server = self.serve()
        clients = self.size('chaos clients')
        report = self.end_load(self.start_load(server, connections=clients, rate=4 * clients, chaos=10,
                                               seconds=self.size('chaos seconds')))
        assert server.stop() == 0, 'the server ended badly'
        return '%d clients: %d moves acknowledged, %d sent again, %d stale; 0 lost, 0 doubled' % (
            clients, report['acked'], report['repeated'], report['stale'])

    # ---- R17 ----

    def check_dice(self):
        """R17: records of finished games verify; altered ones do not."""
        server = self.serve()
        self.end_load(self.start_load(server, connections=20, rate=200, seconds=6))
        games = server.get('/api/public?state=over')[1]['games'][:10]
        assert games, 'no game was finished'
        dice = random.Random(2)
        for game in games:
            record = server.request('GET', '/api/record/%d' % game['id'])[2].decode()
            assert self.verifies(record), 'record %d does not verify:\n%s' % (game['id'], record)
            assert not self.verifies(altered(record, dice)), 'an altered record verifies'
        assert server.stop() == 0, 'the server ended badly'
        return '%d records of finished games verify, altered ones do not' % len(games)

    def verifies(self, record):
        path = os.path.join(self.room, 'game.ochre')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(record)
        done = subprocess.run([self.ochre, 'record', 'verify', path], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.returncode == 0 and 'follow from the dice' in done.stdout


def altered(record, dice):
    """The same record with one digit of its header, its events or its secret changed."""
    places = [i for i, letter in enumerate(record) if letter.isdigit()]
    at = dice.choice(places)
    return record[:at] + str((int(record[at]) + 1 + dice.randrange(9)) % 10) + record[at + 1:]


def fill(path):
    """Takes all the space that is left."""
    with open(path, 'ab', buffering=0) as file:
        piece = b'x' * 65536
        while piece:
            try:
                file.write(piece)
            except OSError:
                piece = piece[:len(piece) // 2]


def health(server):
    try:
        with urllib.request.urlopen('http://%s/healthz' % server.host, timeout=5) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


def writes_that_failed(server):
    with urllib.request.urlopen('http://%s/metrics' % server.host, timeout=5) as answer:
        return int(re.search(rb'^ochre_not_saved_total (\d+)$', answer.read(), re.MULTILINE)[1])


class Crowd:
    """Bad clients, so many of each kind: half-open, dripping, silent."""

    def __init__(self, server, count):
        self.begun = time.monotonic()
        self.halves = [self.half_open(server, number) for number in range(count)]
        self.drips = [Socket(server) for _ in range(count)]
        self.silent = [Socket(server) for _ in range(count)]  # they never answer a ping
        for one in self.drips:
            one.raw(b'\x81\xfe\x10\x00abcd')  # a frame of 4096 bytes, of which

    @staticmethod
    def half_open(server, number):
        """A connection that began to say something."""
        half = socket.create_connection(('127.0.0.1', server.port))
        half.sendall([b'GET / HT', b'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{',
                      b'G'][number % 3])
        return half

    def drip(self, seconds, server):
        """one comes a second. The most memory that the server took meanwhile."""
        end = time.monotonic() + seconds
        peak = server.memory()
        while time.monotonic() < end:
            for one in self.drips:
                try:
                    one.raw(b'x')
                except Closed:
                    pass
            time.sleep(1)
            peak = max(peak, server.memory())
        return peak

    def size(self):
        return len(self.halves) + len(self.drips) + len(self.silent)

    def await_hang_up(self):
        """Seconds until the server has ended the last of those who say nothing at all."""
        for one in self.silent:
            one.socket.settimeout(120)
            while True:
                try:
                    one.fill()
                except Closed:
                    break
        return time.monotonic() - self.begun

    def close(self):
        for one in self.halves + self.drips + self.silent:
            one.close()


def main():
    ochre, load = (os.path.abspath(path) for path in sys.argv[1:3])
    size = sys.argv[3] if len(sys.argv) > 3 else 'small'
    wanted = sys.argv[4:]
    room = tempfile.mkdtemp(prefix='ochre-soak-')
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    soak = Soak(ochre, load, size, room)
    passed = failed = 0
    for check in (soak.check_kills, soak.check_full_disk, soak.check_read_only_disk, soak.check_bad_disk,
                  soak.check_load, soak.check_slow_clients, soak.check_chaos, soak.check_dice):
        name = check.__doc__.split(':')[0]
        if wanted and name not in wanted:
            continue
        try:
            print('%s: %s' % (name, check()))
            passed += 1
        except NotHere as reason:
            print('%s: not checked: %s' % (name, reason))
        except Exception as error:  # whatever it is, the others are worth their time
            print('%s FAILED: %s: %s' % (name, type(error).__name__, error))
            failed += 1
        sys.stdout.flush()
    if failed:
        print(open(os.path.join(room, 'server.log'), encoding='utf-8').read()[-3000:])
    shutil.rmtree(room, ignore_errors=True)
    print('soak: %d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
