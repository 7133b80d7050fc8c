"""A small client of the server for tests: HTTP and WebSocket over plain sockets, standard library only.

    server = Server(ochre, data)             a server on a free port, as a child process
    anna = Player(server, 'Anna')            a guest with a cookie and an open WebSocket
    anna.ask('create', game=..., ...)        one question, its answer; pushes are kept for later
    anna.next_push('play')                   the next push of that kind
"""
import base64
import contextlib
import http.client
import json
import os
import random
import select
import signal
import socket
import struct
import subprocess
import sys
import time

WAIT = float(os.environ.get('OCHRE_TEST_WAIT', '30'))  # seconds until a test gives up


class Refused(Exception):
    """The server did not open the WebSocket."""


class Closed(Exception):
    """The server, or the network, closed the connection."""


class Server:
    """A child process; kill() is kill -9, stop() the orderly end."""

    def __init__(self, ochre, data, *flags, env=None, log=None):
        self.command = [ochre, 'serve', '--port', '0', '--data', data, '--examples',
                        '--accounts', '100000', '--creates', '100000', '--per-address', '4000',
                        '--messages', '50000', '--requests', '1000000', *flags]
        # The sanitizer keeps freed memory for a while: less of it, or it would count as the server's.
        self.env = {'ASAN_OPTIONS': 'quarantine_size_mb=1', 'TSAN_OPTIONS': 'halt_on_error=1', **os.environ,
                    'OCHRE_TEST_QUICK': '1', **(env or {})}
        self.log = log
        self.port = None
        self.start()

    def start(self):
        command = list(self.command)
        if self.port is not None:  # after a restart clients find it where it was
            command[command.index('--port') + 1] = str(self.port)
        stderr = open(self.log, 'ab') if self.log else subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr,
                                        env=self.env)
        if self.log:
            stderr.close()
        line = self.process.stdout.readline().decode()
        if not line.startswith('http://'):
            raise AssertionError('the server did not start: %r %s' % (line, command))
        self.port = int(line.strip().rsplit(':', 1)[1])
        self.host = '127.0.0.1:%d' % self.port

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """Its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(WAIT)
        self.process.stdout.close()
        return status

    def memory(self):
        """Resident bytes."""
        with open('/proc/%d/statm' % self.process.pid, encoding='ascii') as file:
            return int(file.read().split()[1]) * os.sysconf('SC_PAGESIZE')

    def request(self, method, path, body=None, **headers):
        """(status, headers, text)"""
        connection = http.client.HTTPConnection('127.0.0.1', self.port, timeout=WAIT)
        all_headers = {'Origin': 'http://' + self.host}
        all_headers.update({name.replace('_', '-'): value for name, value in headers.items()
                            if value is not None})
        connection.request(method, path, body, {k: v for k, v in all_headers.items() if v != ''})
        answer = connection.getresponse()
        data = answer.read()
        connection.close()
        return answer.status, answer.headers, data

    def post(self, path, cookie=None, **fields):
        """(status, object, cookie)"""
        status, headers, text = self.request('POST', path, json.dumps(fields), Cookie=cookie)
        new = headers.get('Set-Cookie')
        return status, json.loads(text), new.split(';')[0] if new else cookie

    def get(self, path, cookie=None):
        status, _, text = self.request('GET', path, None, Cookie=cookie)
        return status, json.loads(text)


class BadDisk:
    """A disk under a server that fails on command (tests/bad_disk.c)."""

    def __init__(self, path, ochre=None):
        library = os.path.join(os.path.dirname(os.path.abspath(ochre or sys.argv[1])), 'tests',
                               'bad_disk.so')
        assert os.path.exists(library), library
        self.path = path
        self.env = {'LD_PRELOAD': library, 'OCHRE_TEST_DISK': path}
        self.mend()

    def be(self, mood):
        """"full", "read-only", "sync" or "works"."""
        with open(self.path, 'r+' if os.path.exists(self.path) else 'w', encoding='ascii') as file:
            file.write(mood[0])

    def mend(self):
        self.be('works')


class Socket:
    """A WebSocket: text frames out, whole messages in."""

    def __init__(self, server, cookie=None, origin=None, path='/ws', receive_buffer=None, headers=()):
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(WAIT)
        self.socket.connect(('127.0.0.1', server.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ['GET %s HTTP/1.1' % path, 'Host: ' + server.host, 'Upgrade: websocket',
                 'Connection: Upgrade', 'Sec-WebSocket-Key: ' + key, 'Sec-WebSocket-Version: 13',
                 'Origin: ' + (origin or 'http://' + server.host), *headers]
        if cookie:
            lines.append('Cookie: ' + cookie)
        self.socket.sendall(('\r\n'.join(lines) + '\r\n\r\n').encode())
        self.buffer = b''
        while b'\r\n\r\n' not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(b'\r\n\r\n', 1)
        self.status = int(head.split()[1])
        if self.status != 101:
            self.socket.close()
            raise Refused(self.status)
        self.close_code = None

    def fill(self):
        try:
            data = self.socket.recv(65536)
        except ConnectionError as error:
            raise Closed(str(error)) from error
        if not data:
            raise Closed('end of stream')
        self.buffer += data

    def need(self, count):
        while len(self.buffer) < count:
            self.fill()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def frame(self, opcode, payload, final=True, masked=True):
        length = len(payload)
        head = bytes([(0x80 if final else 0) | opcode])
        bit = 0x80 if masked else 0
        if length < 126:
            head += bytes([bit | length])
        elif length < 65536:
            head += bytes([bit | 126]) + struct.pack('>H', length)
        else:
            head += bytes([bit | 127]) + struct.pack('>Q', length)
        if masked:
            mask = os.urandom(4)
            repeated = (mask * (length // 4 + 1))[:length]
            payload = (int.from_bytes(payload, 'little')
                       ^ int.from_bytes(repeated, 'little')).to_bytes(length, 'little')
            head += mask
        self.raw(head + payload)

    def raw(self, data):
        try:
            self.socket.sendall(data)
        except OSError as error:
            raise Closed(str(error)) from error

    def send(self, text):
        self.frame(1, text.encode())

    def receive(self):
        """The bytes of the next text message."""
        parts = b''
        end = time.monotonic() + WAIT  # pings alone are no message
        while True:
            first, second = self.need(2)
            length = second & 0x7f
            if length == 126:
                length = struct.unpack('>H', self.need(2))[0]
            elif length == 127:
                length = struct.unpack('>Q', self.need(8))[0]
            payload = self.need(length)
            opcode = first & 0xf
            if opcode == 8:
                self.close_code = struct.unpack('>H', payload[:2])[0] if len(payload) >= 2 else 0
                raise Closed('closed with %s' % self.close_code)
            if opcode == 9:
                self.frame(10, payload)
                if time.monotonic() > end:
                    raise TimeoutError('nothing but pings')
                continue
            if opcode in (0, 1):
                parts += payload
                if first & 0x80:
                    return parts

    def is_readable(self, seconds):
        return bool(self.buffer) or bool(select.select([self.socket], [], [], seconds)[0])

    def close(self):
        self.socket.close()


class ServerError(Exception):
    def __init__(self, answer):
        super().__init__('%s: %s' % (answer['error'], answer.get('why')))
        self.answer = answer
        self.code = answer['error']


class Player:
    """Somebody with a name (or nobody: name None) and an open WebSocket."""

    def __init__(self, server, name, cookie=None):
        self.server = server
        self.cookie = cookie
        self.me = None
        if name is not None and cookie is None:
            status, answer, self.cookie = server.post('/api/guest', name=name)
            assert status == 200, answer
            self.me = answer['me']
        self.number = 0
        self.moves = 0
        self.random = random.Random(name)
        self.mark = '%x' % random.getrandbits(48)
        self.connect()

    def connect(self):
        self.socket = Socket(self.server, self.cookie)
        self.pushes = []
        self.stream = []  # the bytes of every push
        self.hello = json.loads(self.socket.receive())
        assert self.hello['t'] == 'hello', self.hello
        self.me = self.hello['me']

    def close(self):
        self.socket.close()

    def read(self):
        data = self.socket.receive()
        message = json.loads(data)
        if message['t'] not in ('ok', 'error'):
            self.stream.append(data)
        return message

    def send(self, t, /, **fields):
        self.number += 1
        self.socket.send(json.dumps({'t': t, 'id': self.number, **fields}))
        return self.number

    def answer(self, number):
        while True:
            message = self.read()
            if message['t'] in ('ok', 'error'):
                assert message['id'] == number, (number, message)
                return message
            self.pushes.append(message)

    def answers(self, *numbers):
        """Of several questions, in whatever order they come."""
        found = {}
        while len(found) < len(numbers):
            message = self.read()
            if message['t'] in ('ok', 'error'):
                assert message['id'] in numbers, (numbers, message)
                found[message['id']] = message
            else:
                self.pushes.append(message)
        return [found[number] for number in numbers]

    @contextlib.contextmanager
    def at_once(self):
        """What is sent inside leaves in one piece: nothing becomes durable between one message and the next."""
        pieces = []
        self.socket.raw = pieces.append
        yield
        del self.socket.raw
        self.socket.raw(b''.join(pieces))

    def ask(self, t, /, **fields):
        answer = self.answer(self.send(t, **fields))
        if answer['t'] == 'error':
            raise ServerError(answer)
        return answer

    def fails(self, code, t, /, **fields):
        answer = self.answer(self.send(t, **fields))
        assert answer['t'] == 'error' and answer['error'] == code, (code, answer)
        assert answer['why'], answer
        return answer

    def next_push(self, kind, /, **wanted):
        """The next push of that kind whose fields are as wanted; others before it are forgotten."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            while self.pushes:
                push = self.pushes.pop(0)
                if push['t'] == kind and all(push.get(k) == v for k, v in wanted.items()):
                    return push
            self.pushes.append(self.read())
        raise AssertionError('no push %s %s' % (kind, wanted))

    def move_id(self):
        self.moves += 1
        return '%s-%d' % (self.mark, self.moves)

    def move(self, play, action, table=None):
        return self.ask('move', table=table or play['table'], seat=play['seat'],
                        version=play['version'], move=self.move_id(), action=action)

    def my_turn(self, version=0):
        """The next position, not before that version, with something to choose; or the end."""
        while True:
            play = self.next_push('play')
            if (play['legal'] or play['actor'] == 'over') and play['version'] >= version:
                return play

    def play_out(self, table, most=100000, choose=None):
        """Random moves until the game is over; returns the last push and the moves made."""
        return self.play_on(self.my_turn(), table, most, choose)

    def play_on(self, play, table, most=100000, choose=None):
        """The same from a position that has come already."""
        made = 0
        while play['actor'] != 'over' and made < most:
            pick = (choose or self.random.choice)(play['legal'])
            self.move(play, pick['text'], table)
            made += 1
            play = self.my_turn()
        return play, made
