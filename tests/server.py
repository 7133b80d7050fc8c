#!/usr/bin/env python3
"""Tests of `ochre serve` over its own wire: tables, play, undo, clocks, coming and going.

usage: server.py OCHRE [TEST...]

Every test talks to one real server; tests/server_people.py is about accounts, talk and finished games,
tests/server_faults.py, server_network.py and server_twins.py about what goes wrong.
"""
import json
import sys
import time

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


def undo_of_the_bid_that_opened_another_takes_consent(server):
    """Nobody else has moved, but the bidder has seen what the other bid."""
    def others_bid(play):
        return play['view']['players'][2 - play['seat']]['bid']

    def then(one, version):
        while True:
            play = one.next_push('play')
            if play['version'] >= version and play['actor'] != 'chance':
                return play

    for _ in range(5):
        anna, bo, table = two_at_a_table(server, game='neanderthal', options={})
        play = then(anna, 0)
        if not play['legal']:
            play = bo.my_turn()
        while play['actor'] != 'over':
            one, other = (anna, bo) if play['seat'] == 1 else (bo, anna)
            bids = [a['text'] for a in play['legal'] if a['verb'] == 'bid']
            text = one.random.choice(bids or [a['text'] for a in play['legal']])
            after = then(one, one.move(play, text)['version'])
            if bids and others_bid(play) is None and others_bid(after) is not None:
                assert after['undo'] is False
                answer = one.ask('undo', table=table, seat=play['seat'], version=after['version'], move='u')
                assert answer['offer'] is True
                return
            play = after if after['legal'] or after['actor'] == 'over' else other.my_turn(after['version'])
    raise AssertionError('no auction')


def all_others_must_consent(server):
    anna, bo, cy = (Player(server, name) for name in ('Anna', 'Bo', 'Cy'))
    table, _ = new_table(anna, 'me', 'open', 'open', players=3, public=True)
    for one in (bo, cy):
        one.ask('sit', table=table)
    for one in (anna, bo, cy):
        watch(one, table)
    first = anna.my_turn()
    anna.move(first, 'wade 1')
    version = bo.my_turn()['version']
    assert anna.ask('undo', table=table, seat=1, version=version, move='u')['offer'] is True
    bo.ask('consent', table=table, seat=2, yes=True)
    cy.next_push('play', offer={'seat': 1, 'kind': 'undo'}, version=version)
    anna.fails('not-your-turn', 'move', table=table, seat=1, version=version, move='early', action='wade 1')
    cy.ask('consent', table=table, seat=3, yes=True)
    assert anna.my_turn(version + 1)['ply'] == first['ply']


def undo_takes_consent_when_another_has_moved_without_dice(server):
    anna, bo, table = two_at_a_table(server, game='stone-age', options={'first': 1})
    play = anna.my_turn()
    anna.move(play, 'place forest 1')
    version = bo.move(bo.my_turn(), 'place hunt 1')['version']
    assert version == play['version'] + 2
    assert anna.ask('undo', table=table, seat=1, version=version, move='u')['offer'] is True


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


# ---- the end of it ----

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


def clocks_run_for_the_actor_and_end_in_a_stand_in(server):
    anna, bo, table = two_at_a_table(server, clock={'kind': 'live', 'bank': 1, 'bonus': 0})
    play = anna.my_turn()
    assert play['clocks'][0]['running'] and not play['clocks'][1]['running']
    assert 0 < play['clocks'][0]['left'] <= 1000
    begun = time.monotonic()
    other = bo.my_turn()  # a bot moved for Anna
    assert other['legal'] and 0.5 < time.monotonic() - begun < 10
    assert watch(bo, table)['seats'][0]['standin'] is True
    assert other['clocks'][0]['left'] == 0  # and so it is for who comes back
    anna, bo, table = two_at_a_table(server, clock={'kind': 'live', 'bank': 1, 'bonus': 5})
    anna.my_turn()
    assert bo.my_turn()['clocks'][0]['left'] == 5000  # but for the bonus of the bot's turn


def a_turn_may_take_days(server):
    anna, bo, table = two_at_a_table(server, clock={'kind': 'days', 'days': 3})
    day = 86400000
    play = anna.my_turn()
    assert watch(anna, table)['clock'] == {'kind': 'days', 'days': 3}
    assert 3 * day - 60000 < play['clocks'][0]['left'] <= 3 * day == play['clocks'][1]['left']
    time.sleep(0.2)
    anna.move(play, 'wade 1')
    other = bo.my_turn(play['version'] + 1)
    assert other['clocks'][0] == {'left': 3 * day, 'running': False}  # the next turn has all its days again
    assert other['clocks'][1]['running'] is True
    anna.fails('out-of-range', 'create', **{**PEBBLES, 'seats': ['me', 'open'],
                                            'clock': {'kind': 'days', 'days': 31}})


def a_bonus_is_added_for_each_turn(server):
    anna, bo, _ = two_at_a_table(server, clock={'kind': 'live', 'bank': 100, 'bonus': 7})
    play = anna.my_turn()
    anna.move(play, 'wade 1')
    left = bo.my_turn(play['version'] + 1)['clocks'][0]['left']
    assert 100000 < left <= 107000, left


def coming_and_going_wins_no_time(server):
    anna, bo, table = two_at_a_table(server, clock={'kind': 'live', 'bank': 100, 'bonus': 7})
    play = anna.my_turn()

    def left():
        watch(anna, table)
        anna.pushes.clear()  # older ones
        return [clock['left'] for clock in anna.my_turn()['clocks']]

    time.sleep(0.3)
    with anna.at_once():
        numbers = (anna.send('leave', table=table), anna.send('sit', table=table, seat=1))
    anna.answers(*numbers)
    assert left()[0] <= 99700, left()  # what one has thought is gone
    bo.ask('leave', table=table)
    time.sleep(0.3)
    bo.ask('sit', table=table, seat=2)
    assert left()[0] <= 99400, left()  # and so it is when others come and go
    assert left()[1] == 100000
    anna.move(play, 'wade 1')
    other = bo.my_turn(play['version'] + 1)
    assert 106000 < other['clocks'][0]['left'] <= 106400
    anna.ask('undo', table=table, seat=1, version=other['version'], move='u')
    bo.ask('consent', table=table, seat=2, yes=True)
    ours, theirs = left()
    assert ours <= 99400 and theirs <= 100000, (ours, theirs)  # for the same turn there is one bonus


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


def one_may_play_alone(server):
    for game in ('neanderthal', 'kromanontsy'):
        anna = Player(server, 'Anna')
        table = anna.ask('create', game=game, players=1, seats=['me'])['table']
        assert watch(anna, table)['state'] == 'playing'
        _, made = anna.play_out(table, most=15)
        assert made > 0, game


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


def a_salt_needs_no_list_of_seats(server):
    anna = Player(server, 'Anna')
    table = anna.ask('create', game='pebbles', players=2, salt='mine-1')['table']
    assert watch(anna, table)['dice']['salts'] == ['mine-1', '']


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


if __name__ == '__main__':
    sys.exit(run_shared(globals(), 'server'))
