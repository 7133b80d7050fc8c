#!/usr/bin/env python3
"""Tests of python/ochre.py: the same games as in C, nothing that cannot be meant goes through, no secret is told.

usage: python_module.py OCHRE LIBRARY
"""
import copy
import json
import os
import pickle
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

from running import run, test

OCHRE, LIBRARY = sys.argv[1:3]
os.environ['OCHRE_LIBRARY'] = LIBRARY
sys.path.insert(0, 'python')
import ochre  # noqa: E402 (it looks for the library when it is imported)


def fails(kind, function, *arguments, **named):
    try:
        function(*arguments, **named)
    except kind as failure:
        return failure
    raise AssertionError('%s%r did not fail' % (function, arguments))


def trial_options(game):
    """What random games are measured with: see `ochre bench`."""
    return {'turn_cap': 16} if game.id == 'settlers-stone-age' else {}


def play_on(state, dice, decisions=1 << 30):
    while state.actor != ochre.OVER and decisions > 0:
        if state.actor == ochre.CHANCE:
            state.play(state.sample(dice))
        else:
            state.play(dice.choice(state.legal()))
            decisions -= 1
    return state


def some_state(game, decisions=30, seed=3):
    return play_on(game.start(max(game.players), **trial_options(game)), ochre.Dice(seed), decisions)


@test
def the_shelf_is_that_of_the_program():
    shelf = json.loads(subprocess.run([OCHRE, 'games', '--json', '--all'], check=True, stdout=subprocess.PIPE).stdout)
    assert ochre.games(examples=True) == [game['id'] for game in shelf]
    assert ochre.games() == [game['id'] for game in shelf if not game['example']]
    assert [ochre.Game(game['id']).about for game in shelf] == shelf


@test
def a_library_that_is_not_there_is_named():
    done = subprocess.run([sys.executable, '-c', 'import ochre'], stderr=subprocess.PIPE, text=True, check=False,
                          env={**os.environ, 'PYTHONPATH': 'python', 'OCHRE_LIBRARY': '/nowhere/libochre.so'})
    assert done.returncode == 1
    assert 'ImportError: /nowhere/libochre.so' in done.stderr and './dev build' in done.stderr, done.stderr


@test
def random_games_have_the_signature_of_the_bench():
    for name in ochre.games(examples=True):
        game = ochre.Game(name)
        for players in (min(game.players), max(game.players)):
            done = subprocess.run([OCHRE, 'bench', name, '--players', str(players), '--games', '3', '--seed', '5', '--untimed'],
                                  check=True, stdout=subprocess.PIPE)
            wanted = json.loads(done.stdout)['signature']
            signature = 0
            for number in range(3):
                state = play_on(game.start(players, **trial_options(game)), ochre.Dice(5, number))
                signature = state.hash(signature)
            assert '%016x' % signature == wanted, (name, players)


@test
def actions_are_what_their_texts_say():
    for name in ochre.games(examples=True):
        game = ochre.Game(name)
        state, twin, dice = some_state(game, 0), some_state(game, 0), ochre.Dice(4)
        for _ in range(60):
            if state.actor == ochre.OVER:
                break
            texts = [game.text(action) for action in state.legal()]
            assert [game.action(text) for text in texts] == state.legal()
            choice = dice.choice(texts)
            twin.play(game.action(choice))
            state.play(choice)
            assert state == twin and hash(state) == hash(twin) and state is not twin


@test
def what_the_rules_forbid_is_refused_and_changes_nothing():
    game = ochre.Game('stone-age')
    state = some_state(game)
    before = state.copy()
    assert 'SA-' in fails(ochre.Refused, state.play, 'roll 1').clause
    assert 'SA-' in fails(ochre.Refused, state.play, 2**64 - 1).clause
    fails(ochre.Invalid, state.play, 'place forest three')
    fails(ochre.Invalid, state.sample, ochre.Dice(1))
    over = play_on(state.copy(), ochre.Dice(1))
    assert over.actor == ochre.OVER and over.legal() == over.outcomes() == []
    fails(ochre.Refused, over.play, before.legal()[0])
    assert state == before and over != before


@test
def wrong_arguments_are_named():
    assert 'stone-age' in str(fails(ochre.Invalid, ochre.Game, 'chess'))
    game = ochre.Game('stone-age')
    assert '5 players' in str(fails(ochre.Invalid, game.start, 5))
    assert 'first=0..4' in str(fails(ochre.Invalid, game.start, 2, first=9))
    assert 'SA-' in fails(ochre.Refused, game.start, 2, first=3).clause
    state = game.start(2)
    for viewer in (3, -2):
        fails(ochre.Invalid, state.view, viewer)
        fails(ochre.Invalid, state.numbers, viewer)
        fails(ochre.Invalid, state.hide, viewer, ochre.Dice(1))
    fails(ochre.Invalid, state.draw, lang='de')
    for bot in ('', 'best', 'mcts:', 'mcts:100x2'):
        assert 'mcts:N' in str(fails(ochre.Invalid, ochre.Bot, game, bot))
    for wrong in ('stone-age', None):
        assert repr(wrong) in str(fails(ochre.Invalid, ochre.Bot, wrong, 'hard'))
        assert repr(wrong) in str(fails(ochre.Invalid, ochre.Tables, wrong, 2, 2))
    fails(ochre.Invalid, ochre.Bot(game, 'greedy').choose, state, ochre.Dice(1))  # it is chance's turn
    fails(ochre.Invalid, ochre.Dice(1).below, 0)


@test
def nothing_is_cut_to_size():
    game = ochre.Game('stone-age')
    state = play_on(game.start(2), ochre.Dice(1), 1)
    for action in (-1, 2**64, 2**64 + state.legal()[0]):
        assert 'no action' in str(fails(ochre.Invalid, state.play, action))
        fails(ochre.Invalid, game.text, action)
    fails(ochre.Invalid, game.start, 2, first='1\0')
    fails(ochre.Invalid, game.start, 2, **{'first\0': 1})
    fails(ochre.Invalid, ochre.Bot, game, 'greedy\0')
    fails(TypeError, game.start, 2.0)
    fails(TypeError, state.view, 0.5)
    fails(TypeError, ochre.State)
    tables = ochre.Tables(game, 2, 2)
    for choice in (2**31, 2**32, 2**40, -2**32):
        fails(ochre.Invalid, tables.step, [0, choice])
    for table in (2, -3, 10**6, 2**62):
        fails(IndexError, tables.state, table)
    assert tables.state(-1) == tables.state(1)
    fails(ochre.Invalid, ochre.Tables, game, 2, 2**31)
    fails((MemoryError, OverflowError), ochre.Tables, game, 2, 2**31 - 1)


@test
def what_the_next_step_goes_by_cannot_be_written():
    tables = ochre.Tables(ochre.Game('stone-age'), 2, 2)
    fails(TypeError, tables.count.__setitem__, 0, 1000)
    fails(TypeError, tables.legal.__setitem__, (0, 0), 9)
    fails(TypeError, tables.actor.__setitem__, 0, 4)
    tables.numbers[0, 0] = 7
    tables.step([0, 0])
    assert tables.numbers[0, 0] == tables.state(0).numbers(tables.actor[0] + 1)[0]


class Number:  # as numpy's are
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


@test
def all_whole_numbers_are_welcome():
    game = ochre.Game('stone-age')
    state = game.start(Number(2))
    state.play(Number(state.legal()[0]))
    assert state.view(Number(1)) == state.view(1) and ochre.Dice(Number(3)).below(Number(100)) == ochre.Dice(3).below(100)
    tables = ochre.Tables(game, 2, Number(2), seed=Number(1))
    tables.step([Number(0), Number(0)])


@test
def copies_go_their_own_way():
    game = ochre.Game('stone-age')
    state, dice = some_state(game), ochre.Dice(3)
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        before = hash(state)
        assert twin == state and twin is not state and twin.game == game
        twin.play(twin.legal()[0])
        assert twin != state and hash(state) == before
    twins = dice.copy(), copy.copy(dice), copy.deepcopy(dice), pickle.loads(pickle.dumps(dice)), dice
    drawn = [[twin.below(1000) for _ in range(5)] for twin in twins]
    assert drawn == [drawn[0]] * 5 and len(set(drawn[0])) > 1
    tables = ochre.Tables(game, 2, 2)
    for way in (copy.copy, copy.deepcopy, pickle.dumps):
        fails(TypeError, way, tables)


@test
def other_processes_get_what_was_sent():
    data = ochre.Game('stone-age').edition_data
    data['buildings'][0]['points'] = 99
    game = ochre.Game('stone-age', data)
    things = some_state(game), game, ochre.Dice(5), ochre.Bot(game, 'greedy'), fails(ochre.Refused, some_state(game).play, 'roll 1')
    done = subprocess.run([sys.executable, '-c', """
import pickle, sys, ochre
state, game, dice, bot, refused = pickle.load(sys.stdin.buffer)
assert state.game == game != ochre.Game('stone-age')
assert refused.clause.startswith('SA-')
while state.actor < 1:
    state.play(state.sample(dice))
state.play(bot.choose(state, dice))
pickle.dump(state, sys.stdout.buffer)
"""], input=pickle.dumps(things), stdout=subprocess.PIPE, check=True, env={**os.environ, 'PYTHONPATH': 'python'})
    state, game, dice, bot, _ = things
    while state.actor < 1:
        state.play(state.sample(dice))
    state.play(bot.choose(state, dice))
    assert pickle.loads(done.stdout) == state
    make, (game, layout, room) = state.__reduce__()
    fails(ochre.Invalid, make, game, layout + 1, room)
    fails(ochre.Invalid, make, game, layout, room[:-8])
    fails(ochre.Invalid, make, ochre.Game('cro-magnon'), layout, room)


@test
def positions_of_other_editions_are_others():
    data = ochre.Game('stone-age').edition_data
    same = ochre.Game('stone-age', data)
    data['buildings'][0]['points'] = 99
    other = ochre.Game('stone-age', data)
    state = ochre.Game('stone-age').start(2)
    assert same.start(2) == state and same == state.game and hash(same) == hash(state.game)
    assert other.start(2) != state and other != same
    fails(ochre.Invalid, ochre.Bot(same, 'greedy').choose, some_state(other), ochre.Dice(1))


@test
def games_are_kept_as_records():
    for name in ochre.games(examples=True):
        game, dice = ochre.Game(name), ochre.Dice(6)
        options, players = trial_options(game), max(game.players)
        state, actions = game.start(players, **options), []
        while state.actor != ochre.OVER:
            actions.append(state.sample(dice) if state.actor == ochre.CHANCE else dice.choice(state.legal()))
            state.play(actions[-1])
        text = game.record(players, actions, names=['Ada', 'Жанна'], **options)
        again = game.replay(text)
        assert ochre.record_game(text) == name and again.actions == actions
        assert again.beginning == game.start(players, **options) and again.names == (['Ada', 'Жанна'] + [''] * 5)[:players]
        with tempfile.NamedTemporaryFile('w', suffix='.ochre', encoding='utf-8') as file:
            file.write(text)
            file.flush()
            subprocess.run([OCHRE, 'record', 'verify', file.name], check=True, stdout=subprocess.PIPE)
        assert game.replay(game.record(players, actions[:7], **options)).actions == actions[:7]


@test
def records_that_are_wrong_are_refused():
    game = ochre.Game('neanderthal')
    state, dice, actions = game.start(3), ochre.Dice(6), []
    while state.actor != ochre.OVER:
        actions.append(state.sample(dice) if state.actor == ochre.CHANCE else dice.choice(state.legal()))
        state.play(actions[-1])
    veiled = game.record(3, actions, viewer=ochre.SPECTATOR)
    assert 'bid hidden' in veiled
    assert 'veiled' in str(fails(ochre.Invalid, game.replay, veiled))
    assert 'action %d' % len(actions) in str(fails(ochre.Invalid, game.record, 3, actions + actions[:1]))
    assert 'action 0' in str(fails(ochre.Invalid, game.record, 3, [2**64 - 1]))
    for names in (['a'] * 4, ['a' * 80], ['a\0']):
        fails(ochre.Invalid, game.record, 3, [], names)
    fails(ochre.Invalid, game.record, 3, [], viewer=4)
    text = game.record(3, actions)
    fails(ochre.Invalid, ochre.Game('stone-age').replay, text)
    for end in range(0, len(text), 997):
        cut = text[:end]
        try:
            assert game.replay(cut).actions == actions[:len(game.replay(cut).actions)]
        except ochre.Invalid:
            pass
    fails(ochre.Invalid, game.replay, '')
    fails(ochre.Invalid, game.replay, text.replace('\n', '\0'))


@test
def outcomes_have_weights_and_samples_are_outcomes():
    for name in ochre.games(examples=True):
        state, dice, events = some_state(ochre.Game(name), 0), ochre.Dice(8), 0
        while state.actor != ochre.OVER and events < 12:
            if state.actor == ochre.CHANCE:
                outcomes = dict(state.outcomes())
                assert list(outcomes) == state.legal() and min(outcomes.values()) > 0
                assert state.sample(dice) in outcomes
                events += 1
            else:
                assert state.outcomes() == []
            state.play(dice.choice(state.legal()))


@test
def a_position_goes_through_its_view_and_back():
    for name in ochre.games(examples=True):
        game = ochre.Game(name)
        state = some_state(game)
        assert game.load(state.view()) == state
        assert game.load(json.dumps(state.view())) == state
    view = some_state(ochre.Game('stone-age')).view()
    view['players'][0]['food'] = 'much'
    assert str(fails(ochre.Invalid, ochre.Game('stone-age').load, view)).startswith('players[0].food')
    fails(ochre.Invalid, ochre.Game('stone-age').load, '{"players":')


@test
def numbers_and_views_keep_secrets():
    for name in ochre.games():
        game = ochre.Game(name)
        state = some_state(game, 60)
        for viewer in range(ochre.SPECTATOR, state.players + 1):
            twin = state.hide(viewer, ochre.Dice(11, viewer))
            assert twin.view(viewer) == state.view(viewer)
            assert twin.numbers(viewer).tolist() == state.numbers(viewer).tolist()
            assert twin.draw(viewer) == state.draw(viewer)
            assert twin.actor == state.actor and twin.result() == state.result()
            assert state.actor != viewer or twin.legal() == state.legal()


@test
def what_happened_is_veiled_for_those_who_did_not_see_it():
    for name in ochre.games():
        game, dice, veiled = ochre.Game(name), ochre.Dice(6), 0
        state = some_state(game, 0)
        while state.actor != ochre.OVER:
            action = state.sample(dice) if state.actor == ochre.CHANCE else dice.choice(state.legal())
            seen = [state.seen(action, viewer) for viewer in range(state.players + 1)]
            assert state.seen(action, ochre.EVERYTHING) == action
            assert state.actor == ochre.CHANCE or seen[state.actor] == action
            if seen[ochre.SPECTATOR] != action:
                veiled += 1
                assert action in seen, game.text(action)
                fails(ochre.Refused, state.play, seen[ochre.SPECTATOR])
            state.play(action)
        assert veiled > 0, name
    fails(ochre.Refused, state.seen, 2**64 - 1, 1)


@test
def columns_tell_what_numbers_mean():
    for name in ochre.games():
        game = ochre.Game(name)
        state, columns = some_state(game), game.columns
        numbers = dict(zip((column.name for column in columns), state.numbers()))
        assert len(numbers) == len(columns)  # no name twice
        assert numbers['seats'] == state.view()['seats'] == state.players
        phase = next(column for column in columns if column.name == 'phase')
        assert phase.words[numbers['phase']] == state.view()['phase']


@test
def an_edition_is_read_and_played():
    data = ochre.Game('stone-age').edition_data
    data['edition'] = 'hungry'
    data['buildings'][0]['points'] = 99
    game = ochre.Game('stone-age', data)
    assert game.edition_data == data == ochre.Game('stone-age', json.dumps(data)).edition_data
    state = play_on(game.start(2), ochre.Dice(1))
    assert state.actor == ochre.OVER and sum(state.result().shares) == 1
    assert all(isinstance(share, float) for share in state.result().shares)
    data['buildings'][0]['points'] = -1
    assert 'buildings[0].points' in str(fails(ochre.Invalid, ochre.Game, 'stone-age', data))
    fails(ochre.Invalid, ochre.Game, 'stone-age', '[]')


@test
def bots_choose_what_they_choose_in_the_engine():
    with subprocess.Popen([OCHRE, 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        def ask(**message):
            engine.stdin.write(json.dumps(message) + '\n')
            engine.stdin.flush()
            return json.loads(engine.stdout.readline())

        for name in ochre.games():
            game = ochre.Game(name)
            state = some_state(game)
            while state.actor < 1:
                state.play(state.sample(ochre.Dice(1)))
            bot = ochre.Bot(game, 'mcts:60')
            before = state.copy()
            choice = bot.choose(state, ochre.Dice(1))
            assert state == before and choice in state.legal()
            assert [thought.action for thought in bot.thoughts] in ([], state.legal())
            ask(do='new', game=name, players=state.players)
            ask(do='load', state=state.view())
            greedy = ask(do='bot', bot='greedy')['action']
            assert game.text(ochre.Bot(game, 'greedy').choose(state, ochre.Dice(1))) == greedy
            bot = ochre.Bot(game, 'mcts:20ms')
            assert bot.choose(state, ochre.Dice(1)) in state.legal()
        engine.stdin.close()


@test
def ctrl_c_ends_a_search():
    game = ochre.Game('stone-age')
    state, bot = some_state(game), ochre.Bot(game, 'mcts:600000ms')
    for _ in range(2):
        before, begun = state.copy(), time.monotonic()
        threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
        fails(KeyboardInterrupt, bot.choose, state, ochre.Dice(1))
        assert state == before and time.monotonic() - begun < 60


@test
def a_signal_that_does_not_end_a_search_changes_nothing():
    game = ochre.Game('stone-age')
    state, heard = some_state(game), []
    undisturbed = ochre.Bot(game, 'mcts:100000')
    wanted = undisturbed.choose(state, ochre.Dice(1))
    former = signal.signal(signal.SIGALRM, lambda *_: heard.append(time.monotonic()))
    disturbed = ochre.Bot(game, 'mcts:100000')
    signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)
    found = disturbed.choose(state, ochre.Dice(1))
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, former)
    assert found == wanted and disturbed.thoughts == undisturbed.thoughts
    assert len(heard) > 2, 'heard only when the search was over'


@test
def sentences_and_pictures_come_in_both_languages():
    for name in ochre.games():
        state = some_state(ochre.Game(name))
        action = state.legal()[0]
        assert state.draw() != state.draw(lang='ru')
        said = state.say(action), state.say(action, lang='ru')
        assert (said[0] == said[1] == '') or said[0] != said[1], said


@test
def tables_play_the_games_that_states_play():
    for name in ochre.games(examples=True):
        game = ochre.Game(name)
        players = max(game.players)
        tables = ochre.Tables(game, players, 4, seed=9, **trial_options(game))
        state, dice = game.start(players, **trial_options(game)), ochre.Dice(9, 2)
        for turn in range(40):
            while state.actor == ochre.CHANCE:
                state.play(state.sample(dice))
            if state.actor == ochre.OVER:
                break
            assert tables.state(2) == state and tables.number[2] == 2
            assert tables.actor[2] + 1 == state.actor
            assert tables.legal.tolist()[2][:tables.count[2]] == state.legal()
            assert tables.numbers.tolist()[2] == state.numbers(state.actor).tolist()
            state.play(state.legal()[turn % tables.count[2]])
            tables.step([turn % count for count in tables.count])


@test
def tables_tell_results_and_refuse_wrong_choices():
    game = ochre.Game('pebbles')
    tables = ochre.Tables(game, 3, 8, seed=1, observe=False)
    assert tables.numbers is None and len(tables) == len(list(tables)) == 8
    ended = 0
    for _ in range(400):
        numbers = tables.number.tolist()
        for table in range(8):
            tables.choice[table] = 0
        tables.step()
        for table, over in enumerate(tables.over):
            assert over == (tables.number[table] != numbers[table])
            if over:
                ended += 1
                assert abs(sum(tables.share.tolist()[table]) - 1) < 1e-6
    assert ended > 8
    before = list(tables)
    assert 'table 1' in str(fails(ochre.Invalid, tables.step, [0, 99] + [0] * 6))
    fails(ochre.Invalid, tables.step, [0])
    fails(ochre.Invalid, ochre.Tables, game, 3, 0)
    assert list(tables) == before


@test
def threads_do_not_disturb_each_other():
    game, found = ochre.Game('cro-magnon'), {}

    def play(number):
        found[number] = play_on(game.start(2), ochre.Dice(5, number)).hash()

    alone = {}
    for number in range(4):
        play(number)
    alone, found = found, {}
    threads = [threading.Thread(target=play, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == alone


@test
def threads_may_have_things_in_common():
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    for name in ochre.games():
        game = ochre.Game(name)
        state, tables = some_state(game, 0), ochre.Tables(game, max(game.players), 4, **trial_options(game))
        bot, dice, failed = ochre.Bot(game, 'mcts:20'), ochre.Dice(1), []

        def disturb(state=state, tables=tables, bot=bot, dice=dice, failed=failed):
            try:
                for turn in range(30):
                    tables.step([0] * 4)
                    bot.choose(tables.state(turn % 4), dice.copy())
                    actions = state.legal()
                    if actions:
                        try:
                            state.play(actions[turn % len(actions)])
                        except ochre.Refused:  # another thread was quicker
                            pass
            except Exception as failure:  # pylint: disable=broad-except
                failed.append(failure)

        threads = [threading.Thread(target=disturb) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not failed, failed
        assert game.load(state.view()) == state
    sys.setswitchinterval(interval)


@test
def the_examples_of_the_page_run():
    with open('docs/python.md', encoding='utf-8') as page:
        examples = re.findall(r'```python\n(.*?)```', page.read(), re.S)
    assert len(examples) >= 3
    for example in examples:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'example.py')
            with open(path, 'w', encoding='utf-8') as file:
                file.write(example)
            done = subprocess.run([sys.executable, path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120,
                                  env={**os.environ, 'PYTHONPATH': 'python'}, check=False)
            assert done.returncode == 0, (example, done.stdout.decode())


if __name__ == '__main__':
    sys.exit(run('python'))
