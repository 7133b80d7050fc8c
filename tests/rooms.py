"""Rooms for tests of `ochre serve`: a directory, servers in it, and the running of the tests.

    def something_holds(room): ...     a test: every function of a script whose one parameter is `room`

    if __name__ == '__main__':
        sys.exit(run(globals(), 'server-faults'))    a room for each; or run_shared: one server for all, and the
                                                     parameter is `server`
"""
import os
import re
import sys
import tempfile
import traceback

from running import is_own
from wire import Player, Server

OCHRE = sys.argv[1]


def pebbles(player, *seats, **more):
    fields = {'game': 'pebbles', 'players': len(seats), 'options': {'first': 1, 'length': 'long'},
              'seats': list(seats), **more}
    return player.ask('create', **fields)['table']


def anna_against_bo(server):
    """Both sit at a table and watch it."""
    anna, bo = Player(server, 'Anna'), Player(server, 'Bo')
    table = pebbles(anna, 'me', 'open', public=True)
    bo.ask('sit', table=table)
    for one in (anna, bo):
        one.ask('watch', table=table)
    return anna, bo, table


def metric(server, name):
    text = server.request('GET', '/metrics')[2].decode()
    return int(re.search(r'^ochre_%s (\d+)$' % name, text, re.MULTILINE).group(1))


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


def tests_in(names, parameter):
    """The script's own functions with that one parameter, or those of them named on its command line."""
    wanted = sys.argv[2:]
    return [value for value in list(names.values())
            if callable(value) and getattr(value, '__code__', None) is not None and is_own(value)
            and value.__code__.co_varnames[:value.__code__.co_argcount] == (parameter,)
            and (not wanted or value.__name__ in wanted)]


def end_of_logs(room):
    """What the servers of a failed test said last; none of them goes on."""
    text = ''
    for server in room.servers:
        if os.path.exists(server.log):
            with open(server.log, encoding='utf-8', errors='replace') as file:
                text += file.read()[-3000:]
        if server.process.poll() is None:
            server.kill()
    return text


def tell_failure(test, trouble):
    lines = [frame.lineno for frame in traceback.extract_tb(trouble.__traceback__)
             if frame.filename.endswith(os.path.basename(sys.argv[0]))]
    print('FAILED %s, line %s: %s: %.900s' % (test.__name__, lines[-1:], type(trouble).__name__, trouble))


def sum_up(suite, passed, failed):
    print('%s: %d passed, %d failed' % (suite, passed, failed))
    return 0 if passed and not failed else 1


def run(names, suite):
    """Runs the tests of a script that want a room each; the exit status."""
    passed = failed = 0
    for test in tests_in(names, 'room'):
        room = Room()
        try:
            test(room)
            room.close()
            passed += 1
        except Exception as trouble:  # a failed test must not stop the others
            failed += 1
            tell_failure(test, trouble)
            print(end_of_logs(room))
        sys.stdout.flush()
    return sum_up(suite, passed, failed)


def run_shared(names, suite):
    """The same for tests that share one server."""
    passed = failed = 0
    room = Room()
    server = room.serve('data', '--grace', '600')
    for test in tests_in(names, 'server'):
        try:
            test(server)
            passed += 1
        except Exception as trouble:
            failed += 1
            tell_failure(test, trouble)
            if server.process.poll() is not None:
                print('the server has ended with %d' % server.process.returncode)
                server.start()
        sys.stdout.flush()
    status = server.stop()
    if status != 0:
        failed += 1
        print('FAILED the orderly end: status %d' % status)
    if failed:
        print(end_of_logs(room))
    room.folder.cleanup()
    return sum_up(suite, passed, failed)
