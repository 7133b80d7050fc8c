#!/usr/bin/env python3
"""Tests of `ochre serve` over its own wire: taking back, and clocks.

usage: server_turns.py OCHRE [TEST...]
"""
import sys
import time

from rooms import run_shared
from tables import PEBBLES, new_table, two_at_a_table, watch
from wire import Player


# ---- taking back ----

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


# ---- clocks ----

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


if __name__ == '__main__':
    sys.exit(run_shared(globals(), 'server-turns'))
