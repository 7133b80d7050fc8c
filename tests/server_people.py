#!/usr/bin/env python3
"""Tests of `ochre serve` over its own wire: people, HTTP, the lobby, talk, finished games.

usage: server_people.py OCHRE [TEST...]
"""
import hashlib
import json
import subprocess
import sys
import tempfile
import time

from rooms import OCHRE, run_shared
from tables import new_table, two_at_a_table, watch
from wire import Closed, Player, Refused, Socket


# ---- people ----

def a_guest_has_a_name_and_a_cookie(server):
    status, answer, cookie = server.post('/api/guest', name='Ayla')
    assert status == 200 and answer['me']['name'] == 'Ayla' and answer['me']['guest'] is True
    for header in (cookie, 'theme=dark; ' + cookie, cookie + '; a=b'):
        assert server.get('/api/me', header)[1] == answer, header
    assert server.get('/api/me')[1] == {'me': None}
    status, headers, _ = server.request('POST', '/api/guest', '{"name":"Ayla"}')
    assert 'HttpOnly' in headers['Set-Cookie'] and 'SameSite=Lax' in headers['Set-Cookie']
    forged = cookie[:-1] + ('0' if cookie[-1] != '0' else '1')
    assert server.get('/api/me', forged)[1] == {'me': None}


def names_are_checked_and_look_alikes_refused(server):
    for name in ('', ' ', 'x' * 25, 'a\nb', 'a\u202eb', '<b>', 'a\u200bb', '\u2800', '\u0301x'):
        status, answer, _ = server.post('/api/guest', name=name)
        assert status == 400 and answer['error'] == 'bad-name', (name, answer)
    status, answer, _ = server.post('/api/register', name='Mammoth', password='long enough')
    assert status == 200 and answer['me']['guest'] is False
    _, _, other = server.post('/api/guest', name='Somebody else')
    for name in ('mammoth', 'MAMM0TH', 'Mam moth', '\u041cammoth', 'M\u00e4mmoth', 'ma-mm-oth'):
        for path, cookie in (('/api/guest', None), ('/api/register', None), ('/api/rename', other)):
            status, answer, _ = server.post(path, cookie, name=name, password='long enough')
            assert status == 409 and answer['error'] == 'name-taken', (name, answer)


def accounts_keep_games_and_can_be_left(server):
    _, answer, cookie = server.post('/api/guest', name='Early')
    me = answer['me']['id']
    status, answer, cookie = server.post('/api/register', cookie, name='Homo habilis',
                                         password='handy man')
    assert status == 200 and answer['me'] == {'id': me, 'name': 'Homo habilis', 'guest': False}
    status, answer, _ = server.post('/api/login', name='homo HABILIS', password='handy man')
    assert status == 200 and answer['me']['id'] == me
    for name, password in (('Homo habilis', 'handy men'), ('Nobody at all', 'handy man')):
        status, answer, _ = server.post('/api/login', name=name, password=password)
        assert status == 403 and answer['error'] == 'wrong-password'
    status, answer, cookie = server.post('/api/rename', cookie, name='Homo erectus')
    assert status == 200 and answer['me']['name'] == 'Homo erectus'
    status, answer, _ = server.post('/api/delete', cookie, password='wrong one')
    assert status == 403
    status, answer, _ = server.post('/api/delete', cookie, password='handy man')
    assert status == 200 and answer == {'me': None}, answer
    assert server.get('/api/me', cookie)[1] == {'me': None}
    status, answer, _ = server.post('/api/login', name='Homo erectus', password='handy man')
    assert status == 403


def a_password_can_be_changed(server):
    _, _, mine = server.post('/api/register', name='Careful', password='first one')
    time.sleep(1.1)  # cookies of one second are one and the same
    _, answer, other = server.post('/api/login', name='Careful', password='first one')
    here, there = Player(server, None, cookie=mine), Player(server, None, cookie=other)
    change = {'password': 'first one', 'new': 'second one'}
    for cookie, fields, status, code in (
            (None, change, 401, 'sign-in'), (mine, {**change, 'password': 'wrong'}, 403, 'wrong-password'),
            (mine, {'new': 'second one'}, 400, 'missing-field'),
            (mine, {'password': 'first one'}, 400, 'missing-field'),
            (mine, {**change, 'new': 'short'}, 400, 'bad-password'),
            (mine, {**change, 'new': 'x' * 300}, 400, 'bad-password')):
        found, answer, _ = server.post('/api/password', cookie, **fields)
        assert (found, answer['error']) == (status, code), (fields, answer)
    assert server.get('/api/me', other)[1]['me']['name'] == 'Careful'  # nothing has happened so far
    status, answer, fresh = server.post('/api/password', mine, **change)
    assert status == 200 and answer['me']['name'] == 'Careful' and fresh != mine
    assert server.get('/api/me', fresh)[1] == answer
    for old in (mine, other):
        assert server.get('/api/me', old)[1] == {'me': None}
    here.ask('ping')  # whoever asked stays; the others are out
    try:
        while True:
            there.read()
    except Closed:
        assert there.socket.close_code == 1008, there.socket.close_code
    there.connect()
    assert there.me is None
    assert server.post('/api/login', name='Careful', password='first one')[0] == 403
    assert server.post('/api/login', name='Careful', password='second one')[0] == 200
    guest = Player(server, 'Passing by')
    status, answer, _ = server.post('/api/password', guest.cookie, **change)
    assert status == 403 and answer['error'] == 'wrong-password'


def a_new_name_is_seen_at_every_table(server):
    anna, bo, table = two_at_a_table(server, public=True)
    asleep, _ = new_table(anna, 'me', 'open', public=True)
    bo.ask('chat', table=table, text='hello')
    status, _, _ = server.post('/api/rename', bo.cookie, name='Bodo')
    assert status == 200
    info = anna.next_push('table')['table']
    while info['seats'][1]['name'] != 'Bodo':
        info = anna.next_push('table')['table']
    server.post('/api/rename', anna.cookie, name='Annika')
    games = {game['id']: game for game in server.get('/api/public')[1]['games']}
    assert [seat['name'] for seat in games[table]['seats']] == ['Annika', 'Bodo'], games[table]
    assert games[asleep]['seats'][0]['name'] == 'Annika'
    server.post('/api/delete', bo.cookie)
    try:
        while True:
            bo.read()
    except Closed:
        assert bo.socket.close_code == 1008, bo.socket.close_code
    info = watch(anna, table)
    assert [seat['name'] for seat in info['seats']] == ['Annika', '']
    late = Player(server, 'Late')
    watch(late, table)
    said = late.next_push('chat')
    assert (said['text'], said['from']['name']) == ('hello', ''), said
    anna.ask('leave', table=table)  # which keeps the seats anew
    games = {game['id']: game for game in server.get('/api/public')[1]['games']}
    assert [seat['name'] for seat in games[table]['seats']] == ['Annika', '']


def a_cookie_is_no_part_of_an_address(server):
    anna = Player(server, 'Anna')
    value = anna.cookie.split('=', 1)[1]
    assert server.get('/api/me?ochre=' + value)[1] == {'me': None}
    for path in ('/ws?ochre=' + value, '/ws?cookie=' + anna.cookie):
        one = Socket(server, path=path)
        assert json.loads(one.receive())['me'] is None
    for path in ('/', '/ws/', '/wss', '/table/1'):
        try:
            Socket(server, path=path)
            raise AssertionError('%s is no WebSocket' % path)
        except Refused as refused:
            assert refused.args == (404,), path
    _, headers, _ = server.request('GET', '/')
    assert headers['Referrer-Policy'] == 'no-referrer'  # links with a code do not travel on


def a_foreign_page_may_ask_nothing(server):
    ours = 'http://' + server.host
    for origin in ('http://evil.example', ours + '.evil.example', ours + '0', ours[:-1], 'ftp://' + server.host,
                   'http://evil.example/' + server.host, 'null'):
        status, _, text = server.request('POST', '/api/guest', '{"name":"Eve"}', Origin=origin)
        assert status == 403 and json.loads(text)['error'] == 'origin', origin
        try:
            Socket(server, origin=origin)
            raise AssertionError('%s was let in' % origin)
        except Refused as refused:
            assert refused.args == (403,), origin
    status, _, _ = server.request('POST', '/api/guest', '{"name":"Eve"}', Origin='')
    assert status == 403


# ---- HTTP ----

def files_have_types_etags_and_a_strict_policy(server):
    status, headers, text = server.request('GET', '/')
    assert status == 200 and headers['Content-Type'].startswith('text/html') and b'Ochre' in text
    policy = headers['Content-Security-Policy']
    directives = {words[0]: words[1:] for words in (part.split() for part in policy.split(';'))}
    assert directives['default-src'] == directives['base-uri'] == directives['form-action'] == \
        directives['frame-ancestors'] == ["'none'"], policy
    assert directives['script-src'] == ["'self'", "'wasm-unsafe-eval'"], policy
    for name, sources in directives.items():  # nothing inline, nothing from elsewhere
        assert set(sources) <= {"'none'", "'self'", 'data:', "'wasm-unsafe-eval'"}, (name, sources)
    assert 'data:' not in directives['style-src'] + directives['connect-src'], policy
    assert headers['X-Content-Type-Options'] == 'nosniff'
    assert server.request('GET', '/table/7')[2] == text
    for path in ('/nothing.js', '/api/nothing', '/../server.py', '/%2e%2e/x.c'):
        assert server.request('GET', path)[0] in (403, 404), path
    if headers.get('ETag'):
        assert server.request('GET', '/', None, If_None_Match=headers['ETag'])[0] == 304
    assert server.request('PUT', '/', 'x')[0] in (403, 404, 405)
    assert server.request('POST', '/api/guest', 'x' * 5000)[0] == 413


def the_shelf_rules_and_editions_can_be_read(server):
    games = {game['id']: game for game in server.get('/api/shelf')[1]['games']}
    assert {'stone-age', 'cro-magnon', 'kromanontsy', 'neanderthal', 'settlers-stone-age',
            'pebbles'} <= set(games)
    assert games['pebbles']['levels'] == ['easy', 'normal', 'hard']
    for game in games:
        assert len(server.get('/api/rules/%s?lang=ru' % game)[1]['text']) > 1000
        assert server.get('/api/edition/' + game)[1]['edition']
    assert server.get('/api/rules/chess')[0] == 404
    assert server.request('GET', '/healthz')[2] == b'ok'
    assert b'ochre_connections ' in server.request('GET', '/metrics')[2]


def the_lobby_tells_of_open_tables(server):
    anna, bo = Player(server, 'Anna'), Player(server, 'Bo')
    bo.ask('lobby', on=True)
    assert bo.next_push('lobby')['mine'] == []
    table, _ = new_table(anna, 'me', 'open', public=True)
    lobby = bo.next_push('lobby')
    while table not in [t['id'] for t in lobby['open']]:
        lobby = bo.next_push('lobby')
    assert 'code' not in next(t for t in lobby['open'] if t['id'] == table)
    bo.ask('sit', table=table)
    lobby = bo.next_push('lobby')
    while [t['id'] for t in lobby['mine']] != [table]:
        lobby = bo.next_push('lobby')
    assert lobby['mine'][0]['state'] == 'playing'


# ---- talk ----

def talk_reaches_all_and_has_limits(server):
    anna, bo, table = two_at_a_table(server)
    anna.ask('chat', table=table, text='привет, <b>Bo</b>')
    said = bo.next_push('chat')
    assert said['text'] == 'привет, <b>Bo</b>' and said['from']['seat'] == 1
    anna.fails('too-long', 'chat', table=table, text='x' * 301)
    anna.fails('bad-text', 'chat', table=table, text='  ')
    anna.fails('bad-text', 'chat', table=table, text='a\u0007b')
    codes = [anna.answer(anna.send('chat', table=table, text='again')).get('error')
             for _ in range(8)]
    assert 'rate' in codes and codes[0] is None, codes


def chat_up_to(player, last):
    """The lines of the chat pushed to a player, up to that one."""
    lines = []
    while last not in lines:
        lines.append(player.next_push('chat')['text'])
    return lines


def mutes_last(server):
    anna, bo, table = two_at_a_table(server)
    other = Player(server, None, cookie=bo.cookie)  # a second window
    watch(other, table)
    nobody = Player(server, 'Eve')
    bo.ask('mute', table=table, person=anna.me['id'], on=True)
    anna.ask('chat', table=table, text='can you hear me?')
    bo.ask('chat', table=table, text='it is quiet')
    assert chat_up_to(anna, 'it is quiet') == ['can you hear me?', 'it is quiet']
    for one in (bo, other):
        assert chat_up_to(one, 'it is quiet') == ['it is quiet']
    bo.connect()
    assert bo.hello['muted'] == [{'id': anna.me['id'], 'name': 'Anna'}] and anna.hello['muted'] == []
    watch(bo, table)
    assert chat_up_to(bo, 'it is quiet') == ['it is quiet']
    bo.ask('mute', person=anna.me['id'], on=False)
    bo.connect()
    assert bo.hello['muted'] == []
    watch(bo, table)
    assert chat_up_to(bo, 'it is quiet') == ['can you hear me?', 'it is quiet']
    for person in range(1000, 1064):
        nobody.ask('mute', person=person, on=True)
    nobody.fails('full', 'mute', person=2000, on=True)
    nobody.ask('mute', person=1000, on=False)
    nobody.ask('mute', person=2000, on=True)


# ---- finished games ----

def finished_games_can_be_stepped_through_and_kept(server):
    anna = Player(server, 'Anna')
    table, _ = new_table(anna, 'me', 'bot:greedy', public=True)
    watch(anna, table)
    last, _ = anna.play_out(table)
    step = anna.ask('step', table=table, version=0)
    assert step['last'] == last['version'] and step['steps'] == []
    step = anna.ask('step', table=table, version=1)
    assert step['steps'][0]['action'].startswith('draw token')
    assert step['view']['players'][0]['token'] is not None and step['view']['bag'] is not None
    anna.fails('out-of-range', 'step', table=table, version=last['version'] + 1)
    with tempfile.NamedTemporaryFile(suffix='.ochre') as file:
        status, _, record = server.request('GET', '/api/record/%d' % table)
        assert status == 200
        file.write(record)
        file.flush()
        done = subprocess.run([OCHRE, 'record', 'verify', file.name], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True)
        assert done.returncode == 0, done.stdout
    mine = server.get('/api/history', anna.cookie)[1]['games']
    assert [g['id'] for g in mine] == [table] and mine[0]['result']['ranks'] == last['result']['ranks']
    assert table in [g['id'] for g in server.get('/api/public?state=over&game=pebbles')[1]['games']]
    waiting, _ = new_table(anna, 'me', 'open', public=True)
    hidden, _ = new_table(anna, 'me', 'open')
    for query, wanted in (('state=over', table), ('state=open', waiting), ('game=pebbles', table),
                          ('state=over&game=stone-age', None), ('state=playing', None),
                          ('state=open&page=1000', None)):
        ids = [g['id'] for g in server.get('/api/public?' + query)[1]['games']]
        assert hidden not in ids and [i for i in (table, waiting) if i in ids][:1] == (
            [wanted] if wanted else []), (query, ids)
    private, _ = new_table(anna, 'me', 'me')
    anna.ask('abandon', table=private)
    for cookie, wanted in ((anna.cookie, [private, table]), (Player(server, 'Eve').cookie, [table]), (None, [table])):
        found = server.get('/api/history?person=%d' % anna.me['id'], cookie)[1]['games']
        assert [g['id'] for g in found] == wanted, (wanted, found)
        assert all(('code' in g) == (cookie == anna.cookie) for g in found), found
    assert server.request('GET', '/api/record/%d' % private)[0] == 404
    stats = server.get('/api/stats', anna.cookie)[1]['stats']
    assert stats[0]['game'] == 'pebbles' and stats[0]['games'] == 1


def dice_that_were_taken_back_count_on(server):
    """A record whose events were thrown, taken back and thrown otherwise verifies."""
    anna = Player(server, 'Anna')
    table, _ = new_table(anna, 'me', 'bot:greedy')
    committed = watch(anna, table)['dice']
    assert len(committed['commitment']) == 64 and 'secret' not in committed, committed
    play = anna.my_turn()
    for number in range(3):
        anna.move(play, 'wade 2')
        later = anna.my_turn(play['version'] + 1)
        anna.ask('undo', table=table, seat=1, version=later['version'], move='u%d' % number)
        play = anna.my_turn(later['version'] + 1)
    anna.play_on(play, table)
    record = server.request('GET', '/api/record/%d' % table, Cookie=anna.cookie)[2]
    assert b'\ncounter ' in record, record
    shown = watch(anna, table)['dice']  # what was promised before the first throw is what is shown now
    assert hashlib.sha256(bytes.fromhex(shown['secret'])).hexdigest() == shown['commitment'] == \
        committed['commitment'], (committed, shown)
    for line in ('dice ' + shown['commitment'], 'secret ' + shown['secret']):
        assert ('\n%s\n' % line).encode() in record, (line, record)
    with tempfile.NamedTemporaryFile(suffix='.ochre') as file:
        file.write(record)
        file.flush()
        done = subprocess.run([OCHRE, 'record', 'verify', file.name], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0 and 'follow from the dice' in done.stdout, done.stdout


if __name__ == '__main__':
    sys.exit(run_shared(globals(), 'server-people'))
