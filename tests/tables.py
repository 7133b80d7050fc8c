"""Tables of pebbles for tests of `ochre serve`."""
from wire import Player

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
