#!/usr/bin/env python3
"""Tests of `ochre serve` over its own wire: play, what is refused, what each seat is told.

usage: server.py OCHRE [TEST...]

Every test talks to one real server. tests/server_turns.py is about taking back and clocks, server_tables.py about tables
and who sits there, server_people.py about accounts, talk and finished games; server_faults.py, server_keeping.py,
server_network.py and server_twins.py are about what goes wrong.
"""
import sys

from rooms import run_shared
from tables import PEBBLES, new_table, two_at_a_table, watch
from wire import Player


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


def one_may_play_alone(server):
    for game in ('neanderthal', 'kromanontsy'):
        anna = Player(server, 'Anna')
        table = anna.ask('create', game=game, players=1, seats=['me'])['table']
        assert watch(anna, table)['state'] == 'playing'
        _, made = anna.play_out(table, most=15)
        assert made > 0, game


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


def talk_does_not_hold_up_bots(server):
    for number in range(12):
        anna = Player(server, 'Anna')
        asked = anna.send('create', **{**PEBBLES, 'options': {'first': 2, 'length': 'short'},
                                       'seats': ['me', 'bot:random']})
        table = anna.answer(asked)['table']
        numbers = [anna.send('watch', table=table)] + [
            anna.send('chat', table=table, text='hello %d' % line) for line in range(1 + number % 4)]
        for one in numbers:
            assert anna.answer(one)['t'] == 'ok'
        anna.move(anna.my_turn(), 'wade 1')


# ---- moves ----

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
    versions = [answer['version'] for answer in anna.answers(*numbers)]
    assert len(set(versions)) == 1, versions
    later = anna.my_turn()
    assert anna.ask('move', **message)['version'] == versions[0]
    assert later['version'] >= versions[0]


def a_game_whose_last_move_comes_twice_is_over(server):
    anna = Player(server, 'Anna')
    table, _ = new_table(anna, 'me', 'me')
    watch(anna, table)
    play = anna.my_turn()
    while play['actor'] != 'over':
        fields = {'table': table, 'seat': play['seat'], 'version': play['version'], 'move': anna.move_id(),
                  'action': anna.random.choice(play['legal'])['text']}
        with anna.at_once():
            numbers = [anna.send('move', **fields) for _ in range(2)]
        first, second = anna.answers(*numbers)
        assert first['version'] == second['version']
        play = anna.my_turn()
    kept = server.get('/api/history', anna.cookie)[1]['games']  # as it is in the store
    assert [(game['id'], game['state']) for game in kept] == [(table, 'over')], kept


def ended_by_a_cairn(player):
    """A finished game whose last step was a choice: its table, that step."""
    for _ in range(40):
        table, _ = new_table(player, 'me', 'me')
        watch(player, table)
        last, _ = player.play_out(table, choose=lambda legal: max(legal, key=lambda a: a['verb'] == 'stack'))
        step = player.ask('step', table=table, version=last['version'])['steps'][0]
        player.ask('unwatch', table=table)
        if step['who'] != 'chance':
            return table, step
    raise AssertionError('all games ended by dice')


def nothing_comes_behind_the_last_move(server):
    anna = Player(server, 'Anna')
    played, step = ended_by_a_cairn(anna)
    for what, more in (('resign', {'seat': 1}), ('abandon', {}), ('leave', {}),
                       ('undo', {'seat': step['who'], 'version': 1, 'move': 'u'})):
        table, _ = new_table(anna, 'me', 'me', **{'from': {'table': played, 'version': step['version'] - 1}})
        watch(anna, table)
        play = anna.next_push('play', table=table)
        with anna.at_once():
            numbers = (anna.send('move', table=table, seat=play['seat'], version=play['version'], move='last',
                                 action=step['action']), anna.send(what, table=table, **more))
        moved, then = anna.answers(*numbers)
        assert moved.get('version') == 1, (what, moved)
        assert then.get('error') == (None if what == 'leave' else 'not-playing'), (what, then)
        anna.ask('unwatch', table=table)
        kept = server.get('/api/history', anna.cookie)[1]['games']
        assert (kept[0]['id'], kept[0]['state']) == (table, 'over'), (what, kept[0])


# ---- what each seat is told ----

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


def a_shared_log_tells_what_all_may_read(server):
    anna, eve = Player(server, 'Anna'), Player(server, 'Eve')
    table, _ = new_table(anna, 'me', 'me', public=True)
    logs = []
    for player in (anna, eve):
        watch(player, table)
        steps = []
        while len(steps) < 2:
            steps += player.next_push('play')['steps']
        logs.append([(s['version'], s['action'], s['parts'], s['say']) for s in steps[:2]])
    assert logs[0] == logs[1], logs


def a_second_window_shows_no_more_than_the_first(server):
    anna, bo, table = two_at_a_table(server, public=True)
    play = anna.my_turn()
    second, stranger = Player(server, None, cookie=anna.cookie), Player(server, 'Anna as guest')
    watch(second, table)
    assert second.my_turn()['view'] == play['view']
    watch(stranger, table)
    view = stranger.next_push('play', version=play['version'])['view']
    assert [p['token'] for p in view['players']] == [None, None] != \
        [p['token'] for p in play['view']['players']]
    for one in (second, stranger):
        one.fails('not-over', 'step', table=table, version=1)
        one.fails('not-over', 'create', **{**PEBBLES, 'seats': ['me', 'bot:easy'],
                                           'from': {'table': table, 'version': 1}})
    bo.close()


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


if __name__ == '__main__':
    sys.exit(run_shared(globals(), 'server'))
