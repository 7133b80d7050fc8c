#!/usr/bin/env python3
"""Tests of `ochre engine`: bad lines of every kind, and whole games through the protocol.

usage: protocol.py OCHRE

One engine lives through all the bad lines: that it still answers at the end is the point.
"""
import json
import os
import random
import subprocess
import sys

from running import run, test

OCHRE = sys.argv[1]
GAMES = ('pebbles', 'stone-age')


class Engine:
    def __init__(self):
        self.process = subprocess.Popen([OCHRE, 'engine'], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)

    def raw(self, line):
        """Bytes in, the answer as an object."""
        self.process.stdin.write(line + b'\n')
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise AssertionError('the engine died of %.80r' % line)
        return json.loads(answer)

    def ask(self, **message):
        return self.raw(json.dumps(message).encode())

    def do(self, **message):
        answer = self.ask(**message)
        assert answer['ok'] is True, (message, answer)
        return answer

    def fails(self, error, **message):
        return self.fails_raw(error, json.dumps(message).encode())

    def fails_raw(self, error, line):
        answer = self.raw(line)
        assert answer['ok'] is False, (line[:80], answer)
        assert answer['error'] == error, (line[:80], answer)
        assert answer['why'], answer
        return answer

    def close(self):
        self.process.stdin.close()
        status = self.process.wait(20)
        self.process.stdout.close()
        return status


def with_engine(body):
    def run_it():
        engine = Engine()
        try:
            body(engine)
        finally:
            status = engine.close()
        assert status == 0, 'exit status %d' % status
    run_it.__name__ = body.__name__
    return run_it


def begun(engine, game='pebbles', **more):
    engine.do(do='new', game=game, seed=7, **more)
    return engine


def to_decision(engine):
    """Lets chance decide until a seat does; the answer of `legal`."""
    while True:
        legal = engine.do(do='legal')
        if legal['actor'] != 'chance':
            return legal
        engine.do(do='chance')


# ---- bad lines ----

@test
@with_engine
def what_is_no_json_is_refused(e):
    for line in (b'x', b'{', b'{"do"', b'{"do":', b'{"do":"legal"', b'{"do":"legal"}}', b'[', b'"',
                 b'{"do":"legal",}', b"{'do':'legal'}", b'{"do":"le\tgal"}', b'{do:1}', b'nul',
                 b'{"do":"legal"} x', b'01', b'{"a":1,"a":2}', b'\xff\xfe', b'{"do":"\xc3\x28"}',
                 b'{"do":"\\ud800"}', b'{"do":"legal"}\x00', b'\x00', b'{"do":"le\x00gal"}'):
        e.fails_raw('bad-json', line)
    e.do(do='games')


@test
@with_engine
def what_is_no_object_is_refused(e):
    for line in (b'1', b'"legal"', b'[{"do":"legal"}]', b'null', b'true', b'-0.5e3'):
        e.fails_raw('not-object', line)
    e.do(do='games')


@test
@with_engine
def deep_nesting_is_refused(e):
    for depth in (17, 1000, 500000):
        e.fails_raw('bad-json', b'[' * depth)
        e.fails_raw('bad-json', b'{"do":' + b'[' * depth + b']' * depth + b'}')
    e.do(do='games')


@test
@with_engine
def huge_lines_are_read_to_their_end(e):
    limit = 4 << 20
    for size in (limit + 1, limit + 2, 9 << 20):
        e.fails_raw('too-long', b'x' * size)
        e.do(do='games')
    head, tail = b'{"do":"games","id":"', b'"}'
    longest = head + b'y' * (limit - len(head) - len(tail)) + tail
    answer = e.raw(longest)
    assert answer['ok'] is True and len(answer['id']) == limit - len(head) - len(tail)
    e.fails_raw('unknown-field', b'{"do":"games","' + b'k' * 1000000 + b'":1}')
    e.do(do='games')


@test
@with_engine
def many_tokens_are_no_trouble(e):
    begun(e)
    numbers = b'[' + b'1,' * 1000000 + b'1]'
    e.fails_raw('wrong-type', b'{"do":"load","state":' + numbers + b'}')
    e.fails_raw('bad-names', b'{"do":"new","game":"pebbles","names":' + numbers + b'}')
    keys = b','.join(b'"k%d":0' % i for i in range(2000))
    assert e.raw(b'{"do":"load","state":{' + keys + b'}}')['ok'] is False
    e.do(do='legal')


@test
@with_engine
def unknown_and_missing_fields_are_named(e):
    assert 'do' in e.fails('missing-field', game='pebbles')['why']
    assert 'fly' in e.fails('unknown-do', do='fly')['why']
    assert 'player' in e.fails('unknown-field', do='new', game='pebbles', player=2)['why']
    assert 'game' in e.fails('missing-field', do='new')['why']
    begun(e)
    assert 'action' in e.fails('missing-field', do='play')['why']
    assert 'state' in e.fails('missing-field', do='load')['why']
    assert 'record' in e.fails('missing-field', do='replay')['why']
    assert 'from' in e.fails('missing-field', do='diff')['why']
    for word in ('legal', 'chance', 'state', 'view', 'result', 'undo', 'record', 'log', 'games',
                 'edition', 'quit'):
        assert 'extra' in e.fails('unknown-field', do=word, extra=1)['why']
    e.do(do='legal')


@test
@with_engine
def wrong_types_are_named(e):
    for bad in (1, None, True, [], {}):
        e.fails('wrong-type', do=bad)
        e.fails('wrong-type', do='new', game=bad)
    begun(e)
    for bad in ('2', None, True, [], {}):
        assert 'players' in e.fails('wrong-type', do='new', game='pebbles', players=bad)['why']
        assert 'seed' in e.fails('wrong-type', do='new', game='pebbles', seed=bad)['why']
    for bad in (1, None, True, 'x', []):
        assert 'options' in e.fails('wrong-type', do='new', game='pebbles', options=bad)['why']
        assert 'edition' in e.fails('wrong-type', do='new', game='pebbles', edition=bad)['why']
        assert 'state' in e.fails('wrong-type', do='load', state=bad)['why']
    for bad in (1, None, [], {}, True):
        e.fails('wrong-type', do='play', action=bad)
        e.fails('wrong-type', do='bot', bot=bad)
        e.fails('wrong-type', do='replay', record=bad)
    for bad in (None, [], {}, True):
        e.fails('wrong-type', do='view', seat=bad)
    e.fails('wrong-type', do='legal', parts=1)
    e.do(do='legal')


@test
@with_engine
def values_out_of_range_are_named(e):
    for bad in (0, 1, 5, -1, 2.5, 1e2, 10 ** 30):
        assert 'players' in e.fails('out-of-range', do='new', game='pebbles', players=bad)['why']
    for bad in (-1, 0.5, 10 ** 20):
        assert 'seed' in e.fails('out-of-range', do='new', game='pebbles', seed=bad)['why']
    e.fails('unknown-game', do='new', game='chess')
    e.fails('unknown-game', do='new', game='pebbles\0')
    e.fails('unknown-game', do='new', game='')
    e.fails('unknown-option', do='new', game='pebbles', options={'colour': 1})
    for bad in (9, -1, 'x', 1.5, None, [], {}):
        e.fails('bad-option', do='new', game='pebbles', options={'first': bad})
    e.fails('bad-names', do='new', game='pebbles', names=['Ada'])
    e.fails('bad-names', do='new', game='pebbles', names=['Ada', 2])
    e.fails('bad-names', do='new', game='pebbles', names=['Ada', 'x' * 80])
    e.fails('bad-names', do='new', game='pebbles', names=['Ada', 'Eve\0 and more'])
    e.fails('bad-names', do='new', game='pebbles', names=['Ada', 'a\nb'])
    begun(e)
    for bad in (3, -1, 1.5, 'x', 'chance'):
        assert 'seat' in e.fails('bad-seat', do='view', seat=bad)['why']
    for bad in (1, -1, 10 ** 12):
        e.fails('out-of-range', do='undo', to=bad)
        e.fails('out-of-range', do='diff', **{'from': bad})
        e.fails('out-of-range', do='log', **{'from': bad})
    e.fails('bad-lang', do='log', lang='xx')
    e.do(do='legal')


@test
@with_engine
def nothing_works_before_a_match(e):
    for word in ('legal', 'chance', 'state', 'view', 'result', 'undo', 'record', 'log', 'edition'):
        e.fails('no-match', do=word)
    e.fails('no-match', do='play', action='wade 1')
    e.fails('no-match', do='load', state={})
    e.fails('no-match', do='bot', bot='random')
    assert e.do(do='edition', game='pebbles')['edition']


@test
@with_engine
def bad_lines_leave_the_match_alone(e):
    begun(e)
    to_decision(e)
    before = e.do(do='state')
    e.fails('bad-action', do='play', action='')
    e.fails('bad-action', do='play', action=' wade 1')
    e.fails('bad-action', do='play', action='wade 01')
    e.fails('bad-action', do='play', action='wade 1\0')
    e.fails('bad-action', do='play', action='w' * 100000)
    e.fails('refused', do='play', action='drop red')
    e.fails('refused', do='play', action='wade 1', seat='chance')
    e.fails('refused', do='play', action='wade 1', seat=3 - before['actor'])
    e.fails('refused', do='play', action='roll 1')
    e.fails('not-chance', do='chance')
    e.fails('unknown-bot', do='bot', bot='oracle')
    e.fails('bad-state', do='load', state={})
    e.fails('bad-record', do='replay', record='')
    e.fails('bad-record', do='replay', record='ochre record 1\ngame pebbles\n\n1 fly\n')
    e.fails('bad-edition', do='new', game='pebbles', edition={})
    e.fails('unknown-game', do='new', game='chess')
    assert e.do(do='state') == before


@test
@with_engine
def ids_come_back_as_they_came(e):
    for value in (7, 'a "b" \\ \u00e9', [1, {'x': None}], {'k': 1.5}, None, True):
        assert e.do(do='games', id=value)['id'] == value
        assert e.fails('unknown-do', do='fly', id=value)['id'] == value
    assert e.raw(b'{"id":1e5,"do":"quiet"}')['id'] == 1e5
    assert 'id' not in e.do(do='games')


@test
@with_engine
def blank_lines_are_passed_over(e):
    e.process.stdin.write(b'\n  \n\t\r\n')
    assert e.raw(b'  {"do" : "games"}  \r')['ok'] is True


@test
def the_last_line_needs_no_newline():
    done = subprocess.run([OCHRE, 'engine'], input=b'{"do":"games"}', stdout=subprocess.PIPE,
                          timeout=20)
    assert done.returncode == 0 and json.loads(done.stdout)['ok'] is True


@test
def quit_ends_it():
    lines = b'{"do":"quit","id":1}\n{"do":"games"}\n'
    done = subprocess.run([OCHRE, 'engine'], input=lines, stdout=subprocess.PIPE, timeout=20)
    assert done.returncode == 0
    assert [json.loads(line) for line in done.stdout.splitlines()] == [{'ok': True, 'id': 1}]


@test
def the_transcript_of_the_document_is_true():
    page = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'docs', 'protocol.md')
    with open(page, encoding='utf-8') as file:
        lines = [line.strip() for line in file if line.startswith(('    > ', '    < '))]
    asked = [line[2:] for line in lines if line[0] == '>']
    told = [json.loads(line[2:]) for line in lines if line[0] == '<']
    done = subprocess.run([OCHRE, 'engine'], input='\n'.join(asked).encode(),
                          stdout=subprocess.PIPE, timeout=20, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(asked) > 10 and answers == told, [
        pair for pair in zip(answers, told) if pair[0] != pair[1]][:1]


# ---- games ----

@test
@with_engine
def the_shelf_is_listed(e):
    answer = e.do(do='games')
    ids = [game['id'] for game in answer['games']]
    assert set(GAMES) <= set(ids), ids
    assert {'random', 'greedy'} <= set(answer['bots'])
    for game in answer['games']:
        assert game['title']['ru'] and game['about']['en'] and game['min_players'] >= 1
        assert game['example'] == (game['id'] == 'pebbles')


@test
@with_engine
def the_same_seed_gives_the_same_game(e):
    def moves():
        begun(e, 'stone-age', players=3)
        out = []
        for _ in range(120):
            legal = e.do(do='legal')
            if legal['actor'] == 'chance':
                out.append(e.do(do='chance')['action'])
            else:
                out.append(e.do(do='bot', bot='random')['action'])
                e.do(do='play', action=out[-1])
        return out
    assert moves() == moves()


@test
@with_engine
def options_are_read_by_name(e):
    for first in (1, 2, '2'):
        begun(e, options={'first': first})
        assert to_decision(e)['actor'] == int(first)
    begun(e, options={'length': 'short', 'first': 1})
    record = e.do(do='record')['record']
    assert 'option length short\n' in record or 'option length 0\n' in record, record


@test
@with_engine
def an_edition_may_come_with_the_game(e):
    for game in GAMES:
        standard = e.do(do='edition', game=game)
        changed = dict(standard['edition'], edition='mine')
        e.do(do='new', game=game, edition=changed)
        own = e.do(do='edition')
        assert own['edition'] == changed and own['hash'] != standard['hash']
        record = e.do(do='record')['record']
        assert 'edition mine %s\n' % own['hash'] in record
        e.fails('bad-record', do='replay', record=record)
        e.do(do='replay', record=record, edition=changed)
        wrong = dict(changed, surprise=1)
        assert 'surprise' in e.fails('bad-edition', do='new', game=game, edition=wrong)['why']


@test
@with_engine
def refusals_name_the_clause_in_words(e):
    begun(e, 'stone-age', options={'first': 1})
    to_decision(e)
    answer = e.fails('refused', do='play', action='resolve hunt')
    assert answer['clause'].startswith('SA-') and len(answer['why']) > 10
    words = e.do(do='clause', clause=answer['clause'])['words']
    assert words.startswith(answer['why'][:40])
    e.fails('unknown-clause', do='clause', clause='SA-999')
    e.fails('unknown-clause', do='clause', clause='')
    e.do(do='clause', game='pebbles', clause='PB-101')


@test
@with_engine
def parts_tell_what_an_action_is_about(e):
    begun(e)
    to_decision(e)
    legal = e.do(do='legal', parts=True)
    assert [part['text'] for part in legal['parts']] == legal['actions']
    assert all(part['verb'] for part in legal['parts'])
    assert 'parts' not in e.do(do='legal', parts=False)


@test
@with_engine
def views_hide_what_others_hold(e):
    begun(e)
    to_decision(e)
    whole = e.do(do='state')['state']
    assert all(player['token'] for player in whole['players'])
    for seat in (1, 2):
        view = e.do(do='view', seat=seat)['view']
        assert view['players'][seat - 1]['token'] == whole['players'][seat - 1]['token']
        assert view['players'][2 - seat]['token'] is None
    spectator = e.do(do='view', seat='spectator')['view']
    assert spectator == e.do(do='view', seat=0)['view'] == e.do(do='view')['view']
    assert all(player['token'] is None for player in spectator['players'])
    hidden = [event['action'] for event in e.do(do='log', seat=1)['log']]
    assert 'draw token hidden' in hidden
    assert 'draw token hidden' in e.do(do='record', seat=2)['record']
    assert 'hidden' not in e.do(do='record')['record']


@test
@with_engine
def undo_goes_back(e):
    begun(e, options={'first': 1})
    legal = to_decision(e)
    before = e.do(do='state')
    e.do(do='play', action=legal['actions'][0])
    assert e.do(do='undo', seat=1)['ply'] == before['ply']
    assert e.do(do='state') == before
    e.fails('nothing-to-undo', do='undo', seat=1)
    e.fails('nothing-to-undo', do='undo', seat=2)
    assert e.do(do='undo', to=0)['ply'] == 0
    e.fails('nothing-to-undo', do='undo')


@test
@with_engine
def a_secret_laid_open_is_not_taken_back(e):
    """The last bid of an auction shows all others: who made it may not think again."""
    opened = 0
    for seed in range(20):
        e.do(do='new', game='neanderthal', players=2, seed=seed)
        dice = random.Random(seed)
        while (legal := to_decision(e))['actor'] != 'over':
            bids = [a for a in legal['actions'] if a.startswith('bid')]
            e.do(do='play', action=dice.choice(bids or legal['actions']))
            diff = e.do(do='diff', **{'from': legal['ply']}, seat=legal['actor'])['diff']
            if any(d['path'].endswith('.bid') and d['from'] is None for d in diff):
                e.fails('nothing-to-undo', do='undo', seat=legal['actor'])
                opened += 1
                break
    assert opened >= 10, opened


def random_game(e, game, players, dice):
    """Plays to the end, going back and forth on the way; returns the number of plies."""
    begun(e, game, players=players)
    for step in range(20000):
        legal = e.do(do='legal')
        if legal['actor'] == 'over':
            return legal['ply']
        if legal['actor'] == 'chance':
            assert len(legal['weights']) == len(legal['actions'])
            if step % 2:
                e.do(do='chance')
                continue
        action = dice.choice(legal['actions'])
        before = e.do(do='state') if step % 50 == 0 else None
        e.do(do='play', action=action, seat=legal['actor'])
        if before:
            after = e.do(do='state')
            assert e.do(do='diff', **{'from': before['ply']})['diff'], action
            e.do(do='undo')
            assert e.do(do='state') == before
            e.do(do='load', state=before['state'])
            assert e.do(do='state')['state'] == before['state']
            e.do(do='play', action=action)
            assert e.do(do='state')['state'] == after['state']
    raise AssertionError('the game does not end')


@test
@with_engine
def whole_games_go_through_the_protocol(e):
    dice = random.Random(1)
    for game in GAMES:
        for players in (2, 4):
            random_game(e, game, players, dice)
            result = e.do(do='result')
            assert result['over'] is True and result['how']
            assert len(result['scores']) == len(result['ranks']) == players
            assert 1 in result['ranks'] and sum(result['shares']) > 0
            e.fails('not-a-seat', do='bot', bot='random')
            e.fails('not-chance', do='chance')
            assert e.do(do='legal')['actions'] == []


@test
@with_engine
def records_replay_to_the_same_state(e):
    for game in GAMES:
        begun(e, game, names=['Ada', 'Bo'])
        while e.do(do='legal')['actor'] != 'over':
            legal = e.do(do='legal')
            if legal['actor'] == 'chance':
                e.do(do='chance')
            else:
                e.do(do='play', action=e.do(do='bot', bot='greedy')['action'])
        state, record = e.do(do='state'), e.do(do='record')['record']
        assert 'seat 1 Ada\n' in record and '\nend ' in record
        begun(e, 'pebbles')
        e.do(do='replay', record=record)
        assert e.do(do='state') == state
        assert e.do(do='record')['record'] == record
        cut = record[:len(record) // 2]
        cut = cut[:cut.rindex('\n') + 1]
        e.do(do='replay', record=cut)
        assert 0 < e.do(do='state')['ply'] < state['ply']
        log = e.do(do='log', lang='ru')['log']
        assert len(log) == e.do(do='state')['ply'] and any(event['say'] for event in log)
        number = str(cut.count('\n') + 1)
        for line in ('9 wade 1', '* roll', 'x', 'seat 1', 'end 0'):
            why = e.fails('bad-record', do='replay', record=cut + line + '\n')['why']
            assert number in why.split(':')[0], why


@test
def random_bytes_never_kill_it():
    dice = random.Random(3)
    seeds = [b'{"do":"new","game":"pebbles","seed":1}', b'{"do":"legal","parts":true}',
             b'{"do":"play","action":"wade 2"}', b'{"do":"view","seat":1,"id":[1]}',
             b'{"do":"replay","record":"ochre record 1\\ngame pebbles\\n"}', b'{"do":"chance"}',
             b'{"do":"undo","to":3}', b'{"do":"log","from":1,"lang":"ru"}']
    lines = []
    for _ in range(4000):
        line = bytearray(dice.choice(seeds))
        for _ in range(dice.choice((0, 0, 1, 1, 2, 5))):
            at = dice.randrange(len(line))
            line[at:at + dice.randrange(3)] = bytes(
                dice.choice((dice.randrange(256), 34, 92, 123, 44)) for _ in range(dice.randrange(3)))
            if not line:
                line = bytearray(b'{')
        lines.append(bytes(line).replace(b'\n', b' ') or b'{')
    done = subprocess.run([OCHRE, 'engine'], input=b'\n'.join(lines) + b'\n',
                          stdout=subprocess.PIPE, timeout=60)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    expected = sum(1 for line in lines if line.strip(b' \t\r'))
    quits = any(b'quit' in line for line in lines)
    assert done.returncode == 0 and (quits or len(answers) == expected), len(answers)
    assert any(answer['ok'] for answer in answers)
    assert all(answer['ok'] or answer['why'] for answer in answers)


if __name__ == '__main__':
    sys.exit(run('protocol'))
