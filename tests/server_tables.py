#!/usr/bin/env python3
"""Tests of `ochre serve` over its own wire: tables, who sits at them, comes and goes, and how they end.

usage: server_tables.py OCHRE [TEST...]
"""
import json
import sys

from rooms import run_shared
from tables import PEBBLES, new_table, two_at_a_table, watch
from wire import Player


# ---- making them ----

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
    table, code = new_table(anna, 'me', 'bot:greedy', edition=edition)
    assert watch(anna, table)['edition'] == 'own'
    assert server.get('/api/edition/table/%d' % table, anna.cookie)[1]['edition'] == 'house rules'
    assert server.get('/api/edition/table/%d' % table)[0] == 404
    assert server.get('/api/edition/table/%d?code=%s' % (table, code))[1]['edition'] == 'house rules'
    assert anna.play_out(table)[0]['actor'] == 'over'


def editions_with_huge_numbers_are_refused(server):
    anna = Player(server, 'Anna')

    def numbers(value, path=()):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inside in items:
            if isinstance(inside, (dict, list)):
                yield from numbers(inside, path + (key,))
            elif isinstance(inside, int) and not isinstance(inside, bool):
                yield path + (key,)

    tried = 0
    for game in ('pebbles', 'stone-age', 'settlers-stone-age'):
        paths = list(numbers(server.get('/api/edition/' + game)[1]))
        for path in paths[::max(1, len(paths) // 8)]:
            for huge in (10 ** 9, -10 ** 9, 2 ** 31, 2 ** 63 - 1, 10 ** 30, 65536):
                edition = server.get('/api/edition/' + game)[1]
                inside = edition
                for key in path[:-1]:
                    inside = inside[key]
                inside[path[-1]] = huge
                answer = anna.fails('bad-edition', 'create', game=game, players=3 if 'settlers' in game
                                    else 2, edition=edition)
                assert str(path[-1]) in answer['why'], (path, answer)
                tried += 1
    assert tried > 50, tried
    long = json.dumps({'t': 'create', 'id': 1, 'game': 'pebbles', 'edition': {'x': [0] * 40000}})
    anna.socket.send(long)
    assert anna.read()['error'] == 'too-long'


def a_salt_needs_no_list_of_seats(server):
    anna = Player(server, 'Anna')
    table = anna.ask('create', game='pebbles', players=2, salt='mine-1')['table']
    assert watch(anna, table)['dice']['salts'] == ['mine-1', '']


# ---- coming and going ----

def a_friend_joins_by_link_and_strangers_do_not(server):
    anna, bo, eve = (Player(server, name) for name in ('Anna', 'Bo', 'Eve'))
    table, code = new_table(anna, 'me', 'open')
    watch(anna, table)
    eve.fails('not-allowed', 'watch', table=table)
    eve.fails('not-allowed', 'sit', table=table, code='guess')
    for salt, error in (('a b', 'bad-salt'), ('a\nend', 'bad-salt'), ('"', 'bad-salt'), ('x' * 65, 'too-long')):
        bo.fails(error, 'sit', table=table, code=code, salt=salt)
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
    bo.fails('not-allowed', 'seat', table=table, seat=3, **{'as': 'bot:easy'})
    bo.fails('not-allowed', 'start', table=table)
    bo.fails('not-allowed', 'abandon', table=table)
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
    anna.fails('not-open', 'kick', table=table, seat=2)
    anna.fails('not-open', 'seat', table=table, seat=2, **{'as': 'open'})
    anna.fails('not-open', 'start', table=table)


def a_connection_watches_eight_tables(server):
    anna = Player(server, 'Anna')
    tables = [new_table(anna, 'me', 'open')[0] for _ in range(9)]
    for table in tables[:8]:
        watch(anna, table)
    anna.fails('full', 'watch', table=tables[8])
    watch(anna, tables[0])  # again is not one more
    anna.ask('unwatch', table=tables[3])
    watch(anna, tables[8])


def whoever_comes_and_goes_is_told_of(server):
    anna, bo, table = two_at_a_table(server)
    bo.close()
    anna.next_push('presence', seats=[True, False])
    bo.connect()
    anna.next_push('presence', seats=[True, True], watching=1)  # somewhere on this server
    watch(bo, table)
    push = anna.next_push('presence', seats=[True, True], watching=2)
    assert push['table'] == table
    assert watch(anna, table)['seats'][1]['online'] is True


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


# ---- the end of it ----

def watch_again(player, table):
    watch(player, table)
    return player.my_turn()


def giving_up_and_agreeing_to_stop(server):
    anna, bo, table = two_at_a_table(server)
    anna.my_turn()
    anna.ask('abandon', table=table, yes=True)
    assert bo.next_push('table')['table']['votes'] == {'abandon': [1]}
    anna.move(watch_again(anna, table), 'wade 1')  # whoever moves plays on: then it was no proposal
    assert bo.next_push('table')['table']['votes'] == {'abandon': []}
    for one in (bo, anna):
        one.ask('abandon', table=table, yes=True)
    info = anna.next_push('table')['table']
    while info['state'] == 'playing':
        info = anna.next_push('table')['table']
    assert info['state'] == 'abandoned'
    anna.fails('not-playing', 'move', table=table, seat=1, version=9, move='x', action='wade 1')
    anna, bo, table = two_at_a_table(server)
    anna.my_turn()
    anna.fails('no-seat', 'resign', table=table, seat=2)
    anna.ask('resign', table=table, seat=1)
    anna.fails('no-seat', 'resign', table=table, seat=1)
    assert bo.my_turn()['legal']  # a bot went on for Anna
    bo.ask('resign', table=table, seat=2)
    assert watch(bo, table)['state'] == 'abandoned'


def a_finished_game_can_be_played_on_and_again(server):
    anna = Player(server, 'Anna')
    table, code = new_table(anna, 'me', 'bot:greedy')
    watch(anna, table)
    anna.play_out(table)
    other, _ = new_table(anna, 'me', 'bot:greedy', **{'from': {'table': table, 'version': 2}})
    old = anna.ask('step', table=table, version=2)
    assert watch(anna, other)['from'] == {'table': table, 'version': 2}
    play, made = anna.play_out(other)
    assert made > 0 and play['actor'] == 'over'
    assert play['view']['players'][0]['token'] == old['view']['players'][0]['token']
    bo, point = Player(server, 'Bo'), {'from': {'table': table, 'version': 2}}
    bo.fails('no-table', 'create', game='pebbles', players=2, seats=['me', 'bot:greedy'], **point)
    bo.ask('watch', table=table, code=code)  # whoever has the link may see it, and so play on from it
    new_table(bo, 'me', 'bot:greedy', **point)
    again = anna.ask('rematch', table=table)['table']
    info = watch(anna, again)
    assert [s['kind'] for s in info['seats']] == ['bot', 'person'] and info['state'] == 'playing'
    assert anna.ask('rematch', table=table)['table'] == again


def a_game_from_a_position_begins_when_that_is_kept(server):
    anna = Player(server, 'Anna')
    played, _ = new_table(anna, 'me', 'bot:greedy')
    watch(anna, played)
    anna.play_out(played)
    old = anna.ask('step', table=played, version=2)

    def sit_early():
        """The answer to whoever sits down before the table is told, at best before it is kept."""
        before, _ = new_table(anna, 'me', 'open')
        with anna.at_once():
            numbers = (anna.send('create', **{**PEBBLES, 'seats': ['me', 'open'],
                                              'from': {'table': played, 'version': 2}}),
                       anna.send('sit', table=before + 1))  # ids can be foreseen
        made, sat = anna.answers(*numbers)
        assert made['table'] == before + 1, made
        return before + 1, sat

    for _ in range(10):  # the disk may be the faster one
        table, sat = sit_early()
        if sat['t'] != 'ok':
            break
    assert sat.get('error') == 'busy', sat
    anna.ask('sit', table=table)
    watch(anna, table)
    tokens = anna.my_turn()['view']['players'][0]['token']
    assert tokens == old['view']['players'][0]['token']


def a_rematch_of_two_turns_the_seats(server):
    anna, bo, table = two_at_a_table(server)
    bo.fails('not-over', 'rematch', table=table)
    Player(server, 'Eve').fails('not-allowed', 'rematch', table=table)
    for one in (anna, bo):
        one.ask('abandon', table=table, yes=True)
    again = bo.ask('rematch', table=table)['table']
    info = anna.next_push('table')['table']
    while 'next' not in info:
        info = anna.next_push('table')['table']
    assert info['next'] == again == anna.ask('rematch', table=table)['table']
    info = watch(anna, again)
    assert [seat['name'] for seat in info['seats']] == ['Bo', 'Anna'] and info['state'] == 'open'
    anna.fails('not-allowed', 'start', table=again)  # whoever asked first has the table
    bo.ask('start', table=again)
    assert watch(anna, again)['state'] == 'playing'
    assert watch(bo, again)['seats'][0]['mine'] is True


if __name__ == '__main__':
    sys.exit(run_shared(globals(), 'server-tables'))
