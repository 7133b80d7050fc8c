#!/usr/bin/env python3
"""Tests of `ochre serve` in the long run: tables that leave its memory and come back, copies, settings, bots that others wait
for and that stand in for somebody, guided games.

usage: server_keeping.py OCHRE [TEST...]
"""
import os
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import time

from rooms import OCHRE, anna_against_bo, metric, pebbles, run
from wire import BadDisk, Player


# ---- tables and their bots ----

def tables_nobody_looks_at_are_unloaded_and_come_back(room):
    server = room.serve()
    anna = Player(server, 'Anna')
    table = pebbles(anna, 'me', 'bot:greedy', options={'first': 1, 'length': 'short'})
    anna.ask('watch', table=table)
    last = anna.play_out(table)[0]
    anna.ask('unwatch', table=table)
    assert metric(server, 'tables_loaded') == 1
    end = time.monotonic() + 20
    while metric(server, 'tables_loaded') > 0:
        assert time.monotonic() < end, 'it stays in memory'
        time.sleep(0.2)
    assert metric(server, 'tables_unloads_total') == 1 and metric(server, 'tables_loads_total') == 0
    anna.ask('watch', table=table)
    again = anna.next_push('play', version=last['version'])
    assert again['view'] == last['view'] and again['result'] == last['result']
    assert metric(server, 'tables_loads_total') == 1


def a_log_that_leads_elsewhere_is_not_shown(room):
    server = room.serve()
    anna = Player(server, 'Anna')
    edition = {**server.get('/api/edition/pebbles')[1], 'edition': 'house rules'}
    changes = {'state_hash = state_hash + 1': 'log-mismatch', 'version = version + 1': 'log-mismatch',
               'version = version - 1': 'log-mismatch', 'rules = rules + 1': 'other-rules',
               "edition = replace(edition, 'house', 'other')": 'log-mismatch',
               "edition = replace(edition, '}', ']')": 'edition-unreadable', 'state_hash = state_hash': None}
    tables = {}
    for change in changes:
        table = tables[change] = pebbles(anna, 'me', 'me', **({'edition': edition} if 'edition' in change else {}))
        anna.ask('watch', table=table)
        play = anna.next_push('play', table=table, actor=1)
        anna.move(play, play['legal'][0]['text'])
        anna.ask('unwatch', table=table)
    assert server.stop() == 0
    database = sqlite3.connect(os.path.join(room.folder.name, 'data', 'ochre.db'))
    for change, table in tables.items():
        database.execute('UPDATE tables SET %s WHERE id = %d' % (change, table))
    database.commit()
    database.close()
    server.start()
    anna.connect()
    for change, alarm in changes.items():
        if alarm is None:
            anna.ask('watch', table=tables[change])
        else:
            anna.fails('no-table', 'watch', table=tables[change])
            with open(server.log, encoding='utf-8') as file:
                assert re.search(r' %s table=%d\b' % (alarm, tables[change]), file.read()), (change, alarm)


def bots_are_asked_about_what_stands(room):
    """Moving and taking back in turn does not fill the queue that all tables share."""
    server = room.serve('data', '--threads', '1')
    anna = Player(server, 'Anna')
    table = anna.ask('create', game='stone-age', players=2, seats=['me', 'bot:hard'], options={'first': 1})['table']
    anna.ask('watch', table=table)
    play = anna.my_turn()
    version = play['version']
    for _ in range(30):
        version = anna.ask('move', table=table, seat=1, version=version, move=anna.move_id(),
                           action=play['legal'][0]['text'])['version']
        version = anna.ask('undo', table=table, seat=1, version=version, move=anna.move_id())['version']
    assert metric(server, 'bots_waiting') <= 2, metric(server, 'bots_waiting')  # one is thought about, one stands
    anna.move({**play, 'version': version}, play['legal'][0]['text'])
    assert anna.my_turn(version + 2)['legal']


def nobody_waits_behind_tables_of_bots(room):
    """Not behind those that others look at, nor behind one's own that nobody looks at."""
    server = room.serve('data', '--threads', '1')
    eve, anna = Player(server, 'Eve'), Player(server, 'Anna')
    for owner, tables in ((eve, 8), (anna, 20)):
        for _ in range(tables):
            table = owner.ask('create', game='stone-age', players=4, seats=['bot:hard'] * 4)['table']
            if owner is eve:
                eve.ask('watch', table=table)
    table = pebbles(anna, 'me', 'bot:greedy')
    anna.ask('watch', table=table)
    play = anna.my_turn()
    before = metric(server, 'bot_moves_total')
    _, made = anna.play_on(play, table, most=3)
    others = metric(server, 'bot_moves_total') - before
    waiting = metric(server, 'bots_waiting')
    print('bots: while %d tables wait for one thread, %d moves are answered after %d decisions' % (waiting, made, others))
    assert waiting > 25 and made == 3 and others < 18, (waiting, made, others)


def a_bot_stands_in_only_while_somebody_waits(room):
    server = room.serve('data', '--grace', '1')
    anna, bo, table = anna_against_bo(server)
    play = anna.my_turn()
    bo.close()
    anna.close()
    time.sleep(2)
    anna.connect()
    anna.ask('watch', table=table)
    assert anna.my_turn()['version'] == play['version']  # nobody moved for her
    anna.close()
    bo.connect()
    bo.ask('watch', table=table)
    assert bo.my_turn()['legal']  # after a second a bot did, for Bo waits
    anna.connect()
    anna.ask('sit', table=table, seat=1)


def with_days_for_a_turn_nobody_is_stood_in_for(room):
    server = room.serve('data', '--grace', '1')
    anna, bo = Player(server, 'Anna'), Player(server, 'Bo')
    table = pebbles(anna, 'me', 'open', public=True, clock={'kind': 'days', 'days': 2})
    bo.ask('sit', table=table)
    bo.ask('watch', table=table)
    anna.close()
    time.sleep(2.5)
    info = bo.ask('watch', table=table)['table']
    assert info['seats'][0]['online'] is False and info['seats'][0]['standin'] is False, info


# ---- copies ----

def backup(*arguments, **more):
    return subprocess.run([OCHRE, 'backup', *arguments], text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, timeout=60, **more)


def a_copy_can_be_gone_back_to(room):
    server = room.serve()
    anna = Player(server, 'Anna')
    table = pebbles(anna, 'me', 'me')
    anna.ask('watch', table=table)
    play = anna.my_turn()
    copy = os.path.join(room.folder.name, 'copy.db')
    done = backup('--data', os.path.join(room.folder.name, 'data'), copy)  # while it runs
    assert done.returncode == 0, done.stdout
    done = backup('--check', copy)
    assert done.returncode == 0 and '1 match' in done.stdout, done.stdout
    anna.move(play, play['legal'][0]['text'])  # which the copy does not have
    restored = os.path.join(room.folder.name, 'restored')
    os.mkdir(restored)
    shutil.copy(copy, os.path.join(restored, 'ochre.db'))
    other = room.serve('restored')
    again = Player(other, None, cookie=anna.cookie)  # people, their cookies and matches are back
    assert again.me == anna.me
    again.ask('watch', table=table)
    found = again.my_turn()
    assert found['version'] == play['version'] and found['view'] == play['view']
    database = sqlite3.connect(copy)
    database.execute('UPDATE log SET content = zeroblob(8) WHERE version = 1')
    database.commit()
    database.close()
    done = backup('--check', copy)  # a sound database with a log that was tampered with
    assert done.returncode != 0 and 'table %d, version 1' % table in done.stdout, done.stdout
    for version in (2 ** 31 - 1, -1):
        database = sqlite3.connect(copy)
        database.execute('UPDATE tables SET version = %d' % version)
        database.commit()
        database.close()
        done = backup('--check', copy)
        assert done.returncode == 1 and 'so many entries' in done.stdout, done.stdout


def a_copy_replaces_nothing_and_is_whole_or_not_there(room):
    room.serve()
    data, folder = os.path.join(room.folder.name, 'data'), os.path.join(room.folder.name, 'copies')
    os.mkdir(folder)
    old, pipe, new = (os.path.join(folder, name) for name in ('old.db', 'pipe', 'new.db'))
    os.mkfifo(pipe)
    with open(old, 'w', encoding='ascii') as file:
        file.write('an older copy')
    for target in (old, pipe, folder, os.path.join(data, 'ochre.db')):
        before = os.stat(target)
        done = backup('--data', data, target)
        assert done.returncode == 1 and target + ': it is there already' in done.stdout, done
        after = os.stat(target)
        assert (before.st_ino, before.st_mode, before.st_size) == (after.st_ino, after.st_mode, after.st_size)
    done = backup('--data', data, new, preexec_fn=lambda: resource.setrlimit(
        resource.RLIMIT_FSIZE, (40960, resource.RLIM_INFINITY)))
    assert done.returncode == 1 and 'new.db' in done.stdout, done
    disk = BadDisk(os.path.join(room.folder.name, 'disk'))
    disk.be('full')
    done = backup('--data', data, new, env={**os.environ, **disk.env})
    assert done.returncode == 1 and 'full' in done.stdout, done
    assert sorted(os.listdir(folder)) == ['old.db', 'pipe'], os.listdir(folder)
    assert backup('--data', data, new).returncode == 0
    assert sorted(os.listdir(folder)) == ['new.db', 'old.db', 'pipe']
    assert os.stat(new).st_mode & 0o777 == 0o600  # secrets are in it


# ---- settings ----

def what_is_typed_wrongly_is_named(room):
    data, missing = os.path.join(room.folder.name, 'data'), os.path.join(room.folder.name, 'missing')
    for command, words in ((['backup', '--foo'], 'what is "--foo"?'), (['backup', '--data', ''], 'empty'),
                           (['backup', '--data', data, ''], 'empty'), (['backup', 'a', 'b'], 'what is "b"?'),
                           (['serve', '--foo'], 'what is "--foo"?'), (['serve', 'foo'], 'what is "foo"?'),
                           (['serve', '--port', 'abc'], '--port must be'), (['serve', '--data='], '--data needs'),
                           (['serve', '--port', '65536'], '--port must be'), (['serve', '--port'], '--port needs'),
                           (['serve', '--origin', 'https://a.example/'], '--origin is'),
                           (['serve', '--origin', 'a.example'], '--origin is')):
        done = subprocess.run([os.path.abspath(OCHRE), *command], text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, cwd=room.folder.name, timeout=20)
        first = done.stdout.splitlines()[0]
        assert done.returncode == 2 and words in first, (command, done)
    assert os.listdir(room.folder.name) == []
    done = backup('--data', missing, data)
    assert done.returncode == 1 and 'missing/ochre.db' in done.stdout, done
    os.mkfifo(data)
    done = backup('--check', data)  # and does not wait for somebody to write there
    assert done.returncode == 1 and 'regular file' in done.stdout, done


def settings_come_from_the_environment_too(room):
    server = room.serve('data', env={'OCHRE_CREATES': '7'})
    anna = Player(server, 'Anna')  # the flag of the tests wins over it
    for _ in range(9):
        pebbles(anna, 'me', 'open')
    wrong = subprocess.run([OCHRE, 'serve'], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                           env={**os.environ, 'OCHRE_PORT': 'eighty'}, timeout=20)
    assert wrong.returncode == 2 and 'OCHRE_PORT' in wrong.stdout, wrong
    wrong = subprocess.run([OCHRE, 'serve', '--port', 'x'], text=True, stdout=subprocess.PIPE,
                           stderr=subprocess.STDOUT, env={**os.environ, 'OCHRE_TRUST_PROXY': 'no'}, timeout=20)
    assert wrong.returncode == 2 and 'OCHRE_TRUST_PROXY' in wrong.stdout, wrong  # "no" is not yes
    server.command = [word for word in server.command if word not in ('--creates', '100000')]
    server.command.remove('--accounts')
    server.stop()
    server.start()
    anna.connect()
    codes = [anna.answer(anna.send('create', game='pebbles', players=2, seats=['me', 'open'])).get('error')
             for _ in range(9)]
    assert codes == [None] * 7 + ['rate'] * 2, codes


# ---- guided games ----

def a_guided_game_follows_its_script(room):
    script = ('en Take two dice.\nru Бери две кости.\n* draw token 1\n* draw token 2\n'
              'en Wade with two.\nru Войди с двумя.\n1 wade 2\n* roll 2 6\n2 wade 1\n* roll 1\n'
              'en Again.\nru Ещё.\n1 wade 1\n* roll 6\nen Play on.\nru Дальше сами.\n')
    server = room.serve('data', env={'OCHRE_TEST_SCRIPT': room.write('guide.txt', script)})
    anna = Player(server, 'Anna')
    table = pebbles(anna, 'me', 'bot:greedy', guide=True)
    assert anna.ask('watch', table=table)['table']['guide'] is True
    play = anna.my_turn()
    assert [a['text'] for a in play['legal']] == ['wade 2']
    assert play['tell'] == {'en': 'Wade with two.', 'ru': 'Войди с двумя.'}
    anna.fails('guide', 'move', table=table, seat=1, version=play['version'], move='x',
               action='wade 1')
    anna.move(play, 'wade 2')
    play = anna.my_turn(play['version'] + 1)
    assert play['tell']['en'] == 'Again.' and [a['text'] for a in play['legal']] == ['wade 1']
    assert play['view']['players'][0]['pebbles'] == {'white': 1, 'grey': 0, 'red': 1}
    anna.move(play, 'wade 1')
    play = anna.my_turn(play['version'] + 1)  # behind the script it is a game like any other
    assert len(play['legal']) > 1 or play['legal'][0]['verb'] in ('drop', 'stack', 'wade')
    assert play['tell'] == {'en': 'Play on.', 'ru': 'Дальше сами.'}  # however much others did before
    anna.move(play, play['legal'][0]['text'])
    play = anna.my_turn(play['version'] + 1)
    assert 'tell' not in play
    anna.play_on(play, table)
    status, _, record = server.request('GET', '/api/record/%d' % table, Cookie=anna.cookie)
    assert status == 200 and b'* draw token 1' in record and b'\nend ' in record, record
    assert b'\ndice ' not in record, record  # the script threw them: they are nothing to verify


if __name__ == '__main__':
    sys.exit(run(globals(), 'server-keeping'))
