#!/usr/bin/env python3
"""Tests of `ochre serve` over its own wire: people, tables, play, undo, talk, finished games.

usage: server.py OCHRE [TEST...]

Every test talks to one real server on a free port; tests/server_faults.py is about what goes wrong.
"""
import json
import os
import subprocess
import sys
import tempfile
import time

from wire import Player, Refused, Server, Socket

OCHRE = sys.argv[1]
PEBBLES = {'game': 'pebbles', 'players': 2, 'options': {'first': 1, 'length': 'short'}}


def new_table(player, *seats, **more):
    answer = player.ask('create', **{**PEBBLES, 'seats': list(seats), **more})
    return answer['table'], answer['code']


def watch(player, table, **more):
    return player.ask('watch', table=table, **more)['table']


def two_at_a_table(server, **more):
    """Anna (seat 1) and Bo (seat 2), playing; both watch."""
    anna, bo = Player(server, 'Anna'), Player(server, 'Bo')
    table, code = new_table(anna, 'me', 'open', **more)
    watch(anna, table)
    bo.ask('sit', table=table, code=code)
    watch(bo, table)
    return anna, bo, table


def by_turn(players, play_of):
    return next(p for p in players if play_of[p]['legal'])


# ---- people ----

def a_guest_has_a_name_and_a_cookie(server):
    status, answer, cookie = server.post('/api/guest', name='Ayla')
    assert status == 200 and answer['me']['name'] == 'Ayla' and answer['me']['guest'] is True
    assert server.get('/api/me', cookie)[1] == answer
    assert server.get('/api/me')[1] == {'me': None}
    status, headers, _ = server.request('POST', '/api/guest', '{"name":"Ayla"}')
    assert 'HttpOnly' in headers['Set-Cookie'] and 'SameSite=Lax' in headers['Set-Cookie']
    forged = cookie[:-1] + ('0' if cookie[-1] != '0' else '1')
    assert server.get('/api/me', forged)[1] == {'me': None}


def names_are_checked_and_look_alikes_refused(server):
    for name in ('', ' ', 'x' * 25, 'a\nb', 'a\u202eb', '<b>', 'a\u200bb', '\u0301x'):
        status, answer, _ = server.post('/api/guest', name=name)
        assert status == 400 and answer['error'] == 'bad-name', (name, answer)
    status, answer, _ = server.post('/api/register', name='Mammoth', password='long enough')
    assert status == 200 and answer['me']['guest'] is False
    for name in ('mammoth', 'MAMM0TH', 'Mam moth', '\u041cammoth', 'M\u00e4mmoth', 'ma-mm-oth'):
        for path in ('/api/guest', '/api/register'):
            status, answer, _ = server.post(path, name=name, password='long enough')
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


def a_foreign_page_may_ask_nothing(server):
    status, _, text = server.request('POST', '/api/guest', '{"name":"Eve"}',
                                     Origin='http://evil.example')
    assert status == 403 and json.loads(text)['error'] == 'origin'
    status, _, _ = server.request('POST', '/api/guest', '{"name":"Eve"}', Origin='')
    assert status == 403
    try:
        Socket(server, origin='http://evil.example')
        raise AssertionError('it was let in')
    except Refused as refused:
        assert refused.args == (403,)


# ---- HTTP ----

def files_have_types_etags_and_a_strict_policy(server):
    status, headers, text = server.request('GET', '/')
    assert status == 200 and headers['Content-Type'].startswith('text/html') and b'Ochre' in text
    policy = headers['Content-Security-Policy']
    assert "default-src 'none'" in policy and 'unsafe-inline' not in policy
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


# ---- playing ----

def a_whole_game_of_pebbles_against_bots(server):
    anna = Player(server, 'Anna')
    table, _ = new_table(anna, 'me', 'bot:easy', 'bot:greedy', players=3)
    info = watch(anna, table)
    assert info['state'] == 'playing' and [s['mine'] for s in info['seats']] == [True, False, False]
    play, made = anna.play_out(table)
    assert made >= 3 and play['result']['ranks'] and play['result']['how'], play
    info = watch(anna, table)
    assert info['state'] == 'over' and len(info['dice']['secret']) == 64


def a_whole_game_of_stone_age_against_bots(server):
    anna = Player(server, 'Anna')
    table, _ = new_table(anna, 'me', 'bot:greedy', game='stone-age', options={})
    watch(anna, table)
    play, made = anna.play_out(table)
    assert made > 50 and len(play['result']['scores']) == 2


def every_step_arrives_once_and_in_order(server):
    anna = Player(server, 'Anna')
    table, _ = new_table(anna, 'me', 'bot:greedy')
    watch(anna, table)
    seen = []
    while True:
        play = anna.next_push('play')
        seen += [step['version'] for step in play['steps']]
        assert play['version'] == (seen[-1] if seen else 0)
        assert all(step['say'].keys() == {'en', 'ru'} and step['parts']['text'] == step['action']
                   for step in play['steps'])
        if play['actor'] == 'over':
            break
        if play['legal']:
            anna.move(play, play['legal'][0]['text'])
    assert seen == list(range(1, len(seen) + 1))


def a_refusal_names_the_clause(server):
    anna = Player(server, 'Anna')
    table, _ = new_table(anna, 'me', 'bot:greedy')
    watch(anna, table)
    play = anna.my_turn()
    fields = {'table': table, 'seat': 1, 'version': play['version']}
    answer = anna.fails('refused', 'move', move='a', action='stack white 3', **fields)
    assert answer['clause'].startswith('PB-') and answer['words']['en']
    anna.fails('bad-action', 'move', move='b', action='fly away', **fields)
    anna.fails('refused', 'move', move='c', action='roll 1', **fields)
    anna.move(play, 'wade 1')


def questions_are_asked_in_their_order(server):
    anna, bo, table = two_at_a_table(server)
    play = anna.my_turn()
    version = play['version']
    good = {'table': table, 'seat': 1, 'version': version, 'move': 'm', 'action': 'wade 1'}
    bo.fails('no-seat', 'move', **good)
    bo.fails('not-your-turn', 'move', **{**good, 'seat': 2})
    anna.fails('stale', 'move', **{**good, 'version': version + 1})
    anna.fails('out-of-range', 'move', **{**good, 'seat': 3})
    anna.fails('too-long', 'move', **{**good, 'move': 'x' * 41})
    anna.fails('no-table', 'move', **{**good, 'table': 999999})
    anna.fails('missing-field', 'move', table=table, seat=1)
    anna.fails('unknown-field', 'ping', extra=1)
    anna.fails('wrong-type', 'move', **{**good, 'action': 7})
    anna.fails('unknown-t', 'fly')
    nobody = Player(server, None)
    assert nobody.me is None
    nobody.fails('sign-in', 'move', **good)
    nobody.fails('not-allowed', 'watch', table=table)
    anna.move(play, 'wade 1')


def a_stale_move_brings_the_missing_tail(server):
    anna = Player(server, 'Anna')
    table, _ = new_table(anna, 'me', 'bot:greedy')
    watch(anna, table)
    old = anna.my_turn()
    anna.move(old, 'wade 1')
    new = anna.my_turn()
    assert new['version'] > old['version']
    anna.fails('stale', 'move', table=table, seat=1, version=old['version'], move='late',
               action='wade 1')
    steps = []
    while not steps or steps[-1]['version'] < new['version']:
        steps += anna.next_push('play')['steps']
    assert steps[0]['version'] == old['version'] + 1


def a_repeated_move_gets_the_first_answer(server):
    anna = Player(server, 'Anna')
    table, _ = new_table(anna, 'me', 'bot:greedy')
    watch(anna, table)
    play = anna.my_turn()
    message = {'table': table, 'seat': 1, 'version': play['version'], 'move': 'same',
               'action': 'wade 1'}
    numbers = [anna.send('move', **message) for _ in range(3)]  # also while it is being saved
    versions = [anna.answer(number)['version'] for number in numbers]
    assert len(set(versions)) == 1, versions
    later = anna.my_turn()
    assert anna.ask('move', **message)['version'] == versions[0]
    assert later['version'] >= versions[0]


def undo_is_free_until_somebody_else_has_moved(server):
    anna, bo, table = two_at_a_table(server)
    plays = {anna: anna.my_turn()}
    for _ in range(30):  # until Anna has something to stack
        if any(a['verb'] == 'stack' for a in plays[anna]['legal']):
            break
        anna.move(plays[anna], plays[anna]['legal'][0]['text'])
        while True:
            play = anna.next_push('play')
            if play['actor'] == 2 and play['version']:
                other = bo.my_turn()
                if other['version'] == play['version']:
                    bo.move(other, other['legal'][0]['text'])
            if play['legal']:
                plays[anna] = play
                break
    stack = next(a['text'] for a in plays[anna]['legal'] if a['verb'] == 'stack')
    anna.move(plays[anna], stack)
    play = anna.next_push('play')
    while not play['undo']:
        play = anna.next_push('play')
    answer = anna.ask('undo', table=table, seat=1, version=play['version'], move='u1')
    back = anna.my_turn()
    assert answer['version'] == back['version'] and 'back' in back['steps'][-1]
    assert stack in [a['text'] for a in back['legal']]


def undo_of_a_roll_takes_consent(server):
    anna, bo, table = two_at_a_table(server)
    first = anna.my_turn()
    anna.move(first, 'wade 1')
    play = bo.my_turn()
    answer = anna.ask('undo', table=table, seat=1, version=play['version'], move='u')
    assert answer['offer'] is True
    offer = bo.next_push('play', offer={'seat': 1, 'kind': 'undo'})
    assert offer['version'] == play['version']
    anna.fails('no-offer', 'consent', table=table, seat=1, yes=True)
    bo.ask('consent', table=table, seat=2, yes=False)
    bo.next_push('play', offer=None, version=play['version'])
    anna.ask('undo', table=table, seat=1, version=play['version'], move='v')
    bo.ask('consent', table=table, seat=2, yes=True)
    back = anna.my_turn()
    assert back['ply'] == first['ply'] and back['version'] == play['version'] + 1
    anna.move(back, 'wade 1')
    assert bo.my_turn(back['version'])['version'] == back['version'] + 2


def against_bots_alone_undo_needs_nobody(server):
    anna = Player(server, 'Anna')
    table, _ = new_table(anna, 'me', 'bot:greedy')
    watch(anna, table)
    first = anna.my_turn()
    anna.move(first, 'wade 2')
    later = anna.my_turn()
    anna.ask('undo', table=table, seat=1, version=later['version'], move='u')
    assert anna.my_turn()['ply'] in (first['ply'], later['ply'])


def hot_seat_shows_each_seat_its_own_secrets(server):
    anna = Player(server, 'Anna')
    table, _ = new_table(anna, 'me', 'me')
    watch(anna, table)
    for seat in (1, 2):
        play = anna.my_turn()
        assert play['seat'] == seat == play['actor']
        tokens = [p['token'] for p in play['view']['players']]
        assert tokens[seat - 1] is not None and tokens[2 - seat] is None
        anna.move(play, 'wade 1')


def a_friend_joins_by_link_and_strangers_do_not(server):
    anna, bo, eve = (Player(server, name) for name in ('Anna', 'Bo', 'Eve'))
    table, code = new_table(anna, 'me', 'open')
    watch(anna, table)
    eve.fails('not-allowed', 'watch', table=table)
    eve.fails('not-allowed', 'sit', table=table, code='guess')
    bo.ask('sit', table=table, code=code, salt='mine-1')
    info = anna.next_push('table')['table']
    assert info['state'] == 'playing' and info['seats'][1]['name'] == 'Bo', info
    assert info['dice']['salts'] == ['', 'mine-1'] and 'secret' not in info['dice']
    eve.fails('not-allowed', 'sit', table=table)


def seats_before_the_start_belong_to_the_owner(server):
    anna, bo = Player(server, 'Anna'), Player(server, 'Bo')
    table, _ = new_table(anna, 'me', 'open', 'open', players=3, public=True)
    bo.ask('sit', table=table, seat=2)
    bo.fails('not-allowed', 'kick', table=table, seat=1)
    anna.fails('taken', 'seat', table=table, seat=2, **{'as': 'bot:easy'})
    anna.fails('open-seats', 'start', table=table)
    anna.ask('kick', table=table, seat=2)
    bo.ask('sit', table=table, seat=3)
    bo.ask('leave', table=table)
    anna.ask('seat', table=table, seat=2, **{'as': 'bot:easy'})
    anna.fails('out-of-range', 'seat', table=table, seat=3, **{'as': 'bot:mcts:9'})
    anna.ask('seat', table=table, seat=3, **{'as': 'bot:greedy'})
    anna.ask('start', table=table)
    assert watch(anna, table)['state'] == 'playing'
    assert anna.my_turn()['legal']


def wrong_tables_are_not_made(server):
    anna = Player(server, 'Anna')
    make = {**PEBBLES, 'seats': ['me', 'open']}
    for code, change in (('unknown-game', {'game': 'chess'}), ('out-of-range', {'players': 9}),
                         ('out-of-range', {'seats': ['me']}), ('unknown-option', {'options': {'x': 1}}),
                         ('bad-option', {'options': {'first': 9}}), ('refused', {'options': {'first': 4}}),
                         ('out-of-range', {'seats': ['me', 'bot:god']}),
                         ('out-of-range', {'clock': {'kind': 'sand'}}),
                         ('out-of-range', {'clock': {'kind': 'live', 'bank': -1}}),
                         ('bad-edition', {'edition': {'edition': 'x'}}), ('wrong-type', {'edition': 1}),
                         ('bad-salt', {'salt': '"'}), ('no-table', {'from': {'table': 99999, 'version': 1}}),
                         ('not-found', {'guide': True})):
        anna.fails(code, 'create', **{**make, **change})


def an_edition_of_ones_own_is_played(server):
    anna = Player(server, 'Anna')
    edition = server.get('/api/edition/pebbles')[1]
    edition['edition'] = 'house rules'
    table, _ = new_table(anna, 'me', 'bot:greedy', edition=edition)
    assert watch(anna, table)['edition'] == 'own'
    assert server.get('/api/edition/table/%d' % table, anna.cookie)[1]['edition'] == 'house rules'
    assert server.get('/api/edition/table/%d' % table)[0] == 404
    assert anna.play_out(table)[0]['actor'] == 'over'


def onlookers_see_what_onlookers_may(server):
    anna, bo, table = two_at_a_table(server, public=True)
    eve = Player(server, None)
    watch(eve, table)
    play = eve.next_push('play')
    while play['actor'] != 1:
        play = eve.next_push('play')
    assert play['seat'] == 0 and play['legal'] is None and play['undo'] is False
    assert [p['token'] for p in play['view']['players']] == [None, None]
    assert play['view']['bag'] is None
    eve.fails('sign-in', 'chat', table=table, text='hello')
    eve.fails('not-over', 'step', table=table, version=0)
    assert server.get('/api/record/%d' % table)[0] == 403
    anna.close()
    bo.close()


def coming_back_brings_only_the_tail(server):
    anna, bo, table = two_at_a_table(server)
    play = anna.my_turn()
    anna.close()
    anna.connect()
    watch(anna, table, **{'from': play['version']})
    again = anna.next_push('play')
    assert again['steps'] == [] and again['legal'] == play['legal'] and again['view'] == play['view']
    anna.move(again, 'wade 1')
    other = bo.my_turn()
    anna.close()
    bo.move(other, 'wade 1')
    bo.next_push('play')
    anna.connect()
    watch(anna, table, **{'from': other['version']})
    tail = anna.my_turn()
    steps = tail['steps']
    assert tail['legal'] and steps[-1]['version'] == tail['version']


def odds_are_told_to_the_seat_alone(server):
    anna, bo, table = two_at_a_table(server)
    anna.my_turn()
    answer = anna.ask('odds', table=table, seat=1, action='wade 2')
    assert answer['odds'][0]['label']['ru'] and sum(answer['odds'][0]['weights']) > 0
    anna.fails('refused', 'odds', table=table, seat=1, action='stack white 3')
    bo.fails('no-seat', 'odds', table=table, seat=1, action='wade 2')
    bo.fails('not-your-turn', 'odds', table=table, seat=2, action='wade 2')


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
    bo.ask('mute', table=table, person=anna.me['id'], on=True)
    late = Player(server, None, cookie=bo.cookie)
    watch(late, table)
    assert late.next_push('chat')['text'].startswith('привет')


# ---- the end of it ----

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
    stats = server.get('/api/stats', anna.cookie)[1]['stats']
    assert stats[0]['game'] == 'pebbles' and stats[0]['games'] == 1


def a_finished_game_can_be_played_on_and_again(server):
    anna = Player(server, 'Anna')
    table, _ = new_table(anna, 'me', 'bot:greedy')
    watch(anna, table)
    anna.play_out(table)
    other, _ = new_table(anna, 'me', 'bot:greedy', **{'from': {'table': table, 'version': 2}})
    old = anna.ask('step', table=table, version=2)
    assert watch(anna, other)['from'] == {'table': table, 'version': 2}
    play, made = anna.play_out(other)
    assert made > 0 and play['actor'] == 'over'
    assert play['view']['players'][0]['token'] == old['view']['players'][0]['token']
    again = anna.ask('rematch', table=table)['table']
    info = watch(anna, again)
    assert [s['kind'] for s in info['seats']] == ['bot', 'person'] and info['state'] == 'playing'
    assert anna.ask('rematch', table=table)['table'] == again


def giving_up_and_agreeing_to_stop(server):
    anna, bo, table = two_at_a_table(server)
    anna.my_turn()
    anna.ask('abandon', table=table, yes=True)
    assert bo.next_push('table')['table']['votes'] == {'abandon': [1]}
    bo.ask('abandon', table=table, yes=True)
    info = anna.next_push('table')['table']
    while info['state'] == 'playing':
        info = anna.next_push('table')['table']
    assert info['state'] == 'abandoned'
    anna.fails('not-playing', 'move', table=table, seat=1, version=9, move='x', action='wade 1')
    anna, bo, table = two_at_a_table(server)
    anna.my_turn()
    anna.ask('resign', table=table, seat=1)
    assert bo.my_turn()['legal']  # a bot went on for Anna
    bo.ask('resign', table=table, seat=2)
    assert watch(bo, table)['state'] == 'abandoned'


def whoever_leaves_is_stood_in_for_and_can_come_back(server):
    anna, bo, table = two_at_a_table(server)
    anna.my_turn()
    anna.ask('leave', table=table)
    play = bo.my_turn()
    assert play['legal']
    info = watch(bo, table)
    assert info['seats'][0]['standin'] is True
    anna.fails('stand-in', 'move', table=table, seat=1, version=9, move='x', action='wade 1')
    anna.ask('sit', table=table, seat=1)
    bo.move(play, 'wade 1')
    assert anna.my_turn(play['version'])['legal'][0]['text'].startswith('wade')


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


def clocks_run_for_the_actor_and_end_in_a_stand_in(server):
    anna, bo, table = two_at_a_table(server, clock={'kind': 'live', 'bank': 1, 'bonus': 0})
    play = anna.my_turn()
    assert play['clocks'][0]['running'] and not play['clocks'][1]['running']
    assert 0 < play['clocks'][0]['left'] <= 1000
    begun = time.monotonic()
    other = bo.my_turn()  # a bot moved for Anna
    assert other['legal'] and 0.5 < time.monotonic() - begun < 10
    assert watch(bo, table)['seats'][0]['standin'] is True


# ---- running them ----

def tests():
    return [value for value in list(globals().values())
            if callable(value) and getattr(value, '__code__', None) is not None
            and value.__code__.co_varnames[:value.__code__.co_argcount] == ('server',)]


def main():
    wanted = sys.argv[2:]
    passed = failed = 0
    with tempfile.TemporaryDirectory(prefix='ochre-server-') as data:
        log = os.path.join(data, 'log')
        server = Server(OCHRE, os.path.join(data, 'data'), '--grace', '600', log=log)
        for test in tests():
            if wanted and test.__name__ not in wanted:
                continue
            try:
                test(server)
                passed += 1
            except Exception as trouble:  # a failed test must not stop the others
                failed += 1
                print('FAILED %s: %s: %.900s' % (test.__name__, type(trouble).__name__, trouble))
                if server.process.poll() is not None:
                    print('the server has ended with %d' % server.process.returncode)
                    server.start()
        if server.stop() != 0:
            failed += 1
            print('FAILED the orderly end')
        if failed:
            with open(log, encoding='utf-8') as file:
                print(file.read()[-4000:])
    print('server: %d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


sys.exit(main())
