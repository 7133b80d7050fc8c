"""Ochre from Python: five games of dice, decks, hidden hands and bargaining as fast, exact environments.

    import ochre

    game = ochre.Game('stone-age')
    state, dice = game.start(players=4), ochre.Dice(seed=1)
    while state.actor != ochre.OVER:
        if state.actor == ochre.CHANCE:
            state.play(state.sample(dice))
        else:
            state.play(dice.choice(state.legal()))
    print(state.result())

Actions are plain integers; `game.text(action)` and `game.action('place forest 3')` translate them to and from the notation
of the rules page. Seats are numbered from 1. Whoever wants many games at once, with chance played and observations as
numbers, takes `Tables`. Nothing but the standard library is needed; arrays are memoryviews, which numpy.asarray takes over
without copying.

The library is libochre.so, as `./dev build` makes it; the environment variable OCHRE_LIBRARY names another.
"""
from __future__ import annotations

import ctypes
import functools
import json
import os
import threading
from array import array
from collections.abc import Iterator, Sequence
from operator import index
from typing import Any, NamedTuple

__all__ = ['CHANCE', 'OVER', 'SPECTATOR', 'EVERYTHING', 'HIDDEN', 'Bot', 'Column', 'Dice', 'Game', 'Invalid', 'Record',
           'Refused', 'Result', 'State', 'Tables', 'Thought', 'games', 'record_game']

CHANCE, OVER = 0, -1          # actors that are no seat
SPECTATOR, EVERYTHING = 0, -1  # viewers that are no seat
HIDDEN = -2**31               # in numbers: what the viewer may not see

_SEATS = 5
_WHOLE_WIN = 60
_OK = 0
_NAME = 80  # bytes of a name in a record, a zero included
_PLACES = (os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'build', 'release', 'python', 'libochre.so'),
           'libochre.so')


class Refused(ValueError):
    """The rules forbid it; `clause` is the clause of the rules page that says so. Nothing has changed."""

    def __init__(self, clause: str, what: str) -> None:
        super().__init__('%s is forbidden by %s' % (what, clause))
        self.clause, self._what = clause, what

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.clause, self._what)


class Invalid(ValueError):
    """A text, a value or an edition that does not fit; the message names the spot."""


# ---- the library ----

class _Text(ctypes.Structure):
    _fields_ = [('data', ctypes.c_void_p), ('capacity', ctypes.c_size_t), ('length', ctypes.c_size_t),
                ('full', ctypes.c_bool)]


class _Sizes(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint32) for name in ('state', 'edition', 'columns', 'legal', 'options', 'token', 'batch')]


class _Setup(ctypes.Structure):
    _fields_ = [('players', ctypes.c_int), ('option', ctypes.c_int32 * 8)]


class _Column(ctypes.Structure):
    _fields_ = [('lo', ctypes.c_int32), ('hi', ctypes.c_int32), ('names', ctypes.POINTER(ctypes.c_char_p))]


class _Python(ctypes.Structure):
    """What a search needs of Python: it lets other threads run, and hears of signals itself."""
    _fields_ = [(name, ctypes.c_void_p) for name in ('save_thread', 'restore_thread', 'check_signals')]

    def __init__(self, *names: str) -> None:
        super().__init__(*(ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p) for name in names))


_HEARING = _Python('PyEval_SaveThread', 'PyEval_RestoreThread', 'PyErr_CheckSignals')
_DEAF = _Python('PyEval_SaveThread', 'PyEval_RestoreThread')  # in threads other than the main one, where no handler runs


class _Batch(ctypes.Structure):
    _fields_ = [('game', ctypes.c_void_p), ('edition', ctypes.c_void_p), ('setup', _Setup), ('seed', ctypes.c_uint64),
                ('tables', ctypes.c_int), ('skips_forced', ctypes.c_bool),
                ('state', ctypes.c_void_p), ('chance', ctypes.c_void_p), ('legal', ctypes.c_void_p),
                ('count', ctypes.c_void_p), ('actor', ctypes.c_void_p), ('numbers', ctypes.c_void_p),
                ('over', ctypes.c_void_p), ('share', ctypes.c_void_p), ('score', ctypes.c_void_p),
                ('number', ctypes.c_void_p), ('begun', ctypes.c_uint64)]


_P, _I, _U, _Q, _Z = ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32, ctypes.c_uint64, ctypes.c_size_t
_S = ctypes.c_char_p
_SIGNATURES = {
    'ochre_api_game': (_P, _I),
    'ochre_api_sizes': (None, _P, _P),
    'ochre_api_edition': (_P, _P),
    'ochre_api_layout': (_Q, _P),
    'ochre_api_start': (_S, _P, _P, _P, _P),
    'ochre_api_players': (_I, _P, _P),
    'ochre_api_actor': (_I, _P, _P),
    'ochre_api_list': (_I, _P, _P, _P, _P, _P),
    'ochre_api_sample': (_Q, _P, _P, _P, _P),
    'ochre_api_play': (_S, _P, _P, _P, _Q),
    'ochre_api_hide': (None, _P, _P, _P, _I, _P),
    'ochre_api_estimate': (None, _P, _P, _P, _P),
    'ochre_api_below': (_U, _P, _U),
    'ochre_api_action_text': (None, _P, _Q, _P),
    'ochre_api_action_parse': (_I, _P, _S, _Z, _P, _P),
    'ochre_api_draw': (None, _P, _P, _P, _I, _I, _P),
    'ochre_api_say': (None, _P, _P, _P, _P, _Q, _I, _I, _P),
    'ochre_api_seen': (_Q, _P, _P, _P, _I, _Q),
    'ochre_api_read_state': (_I, _P, _P, _P, _S, _Z, _P, _I, _P),
    'ochre_api_read_edition': (_I, _P, _P, _S, _Z, _P, _I, _P),
    'ochre_api_write_record': (_I, _P, _P, _P, _P, _I, _P, _I, _P),
    'ochre_api_read_record': (_I, _S, _Z, _P, _P, _P, _P, _P, _P),
    'ochre_record_game': (_P, _S, _Z, _P),
    'ochre_api_bot': (ctypes.c_bool, _S, _P, _P),
    'ochre_api_choose': (_I, _S, _P, _P, _P, _P, _P, _Q, _P, _P, _P),
    'ochre_game_write': (None, _P, _P),
    'ochre_setup_default': (None, _P, _I, _P),
    'ochre_setup_option': (_I, _P, _P, _S, _S),
    'ochre_state_write': (None, _P, _P, _P, _I, _P),
    'ochre_edition_write': (None, _P, _P, _P),
    'ochre_result_write': (None, _P, _P, _P, _P),
    'ochre_numbers_write': (None, _P, _P, _P, _I, _P),
    'ochre_numbers_column': (_Column, _P, _I, _P),
    'ochre_rng_seed': (None, _P, _Q, _Q),
    'ochre_hash': (_Q, _Q, _P, _Z),
    'ochre_batch_stride': (_Z, _P),
    'ochre_batch_begin': (_S, _P),
    'ochre_batch_step': (_I, _P, _P),
}
# What may take long lets other threads run; ochre_api_choose sees to that itself. All the rest keeps Python's lock: a call is
# over before the lock would have changed hands, and two threads with one State cannot come between a question and its
# answer.
_LONG = ('ochre_batch_begin', 'ochre_batch_step')


class _Library:
    def __init__(self) -> None:
        named = os.environ.get('OCHRE_LIBRARY')
        place = named or next(place for place in _PLACES if '/' not in place or os.path.exists(place))
        try:
            long, short = ctypes.CDLL(place), ctypes.PyDLL(place)
        except OSError as failure:
            raise ImportError('%s: `./dev build` makes libochre.so, and OCHRE_LIBRARY says where it is' % failure) from failure
        for name, (result, *arguments) in _SIGNATURES.items():
            function = getattr(long if name in _LONG else short, name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)


_c: Any = _Library()


def _c_string(text: str) -> bytes:
    data = text.encode()
    if 0 in data:
        raise Invalid('a zero in %r' % text)
    return data


def _bits(action: Any) -> int:
    """An action as the library takes it; numpy's integers will do."""
    number = index(action)
    if not 0 <= number < 2**64:
        raise Invalid('%d is no action' % number)
    return number


def _text(write: Any, *arguments: Any, capacity: int = 1 << 12) -> str:
    """What a function writes into the ochre_text that is its last argument."""
    while True:
        buffer = ctypes.create_string_buffer(capacity)
        out = _Text(ctypes.addressof(buffer), capacity, 0, False)
        write(*arguments, ctypes.byref(out))
        if not out.full:
            return buffer.raw[:out.length].decode()
        capacity *= 4


def _why(status_of: Any, *arguments: Any) -> str:
    """Calls a function that gives a status and, in the ochre_text that is its last argument, the reason or what it wrote."""
    status = _OK

    def call(*all_arguments: Any) -> None:
        nonlocal status
        status = status_of(*all_arguments)

    words = _text(call, *arguments)
    if status != _OK:
        raise Invalid(words)
    return words


def _words(names: Any) -> tuple[str, ...] | None:
    if not names:
        return None
    words = []
    while names[len(words)] is not None:
        words.append(names[len(words)].decode())
    return tuple(words)


# ---- chance ----

class Dice:
    """A stream of random numbers, the house's own: equal (seed, stream) give equal numbers on every machine.

    A copy goes on from where the original stands. Threads take one each.
    """

    __slots__ = ('_s',)

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._s = (_Q * 4)()
        _c.ochre_rng_seed(self._s, index(seed) & (2**64 - 1), index(stream) & (2**64 - 1))

    def copy(self) -> Dice:
        return _dice_at(*self._s)

    def __reduce__(self) -> tuple[Any, ...]:
        return _dice_at, tuple(self._s)

    def below(self, bound: int) -> int:
        """Evenly from 0 .. bound - 1."""
        bound = index(bound)
        if not 1 <= bound < 2**32:
            raise Invalid('a bound of %d' % bound)
        return _c.ochre_api_below(self._s, bound)

    def choice(self, things: Sequence[Any]) -> Any:
        return things[self.below(len(things))]


def _dice_at(*words: int) -> Dice:
    dice = Dice(0)
    dice._s[:] = words
    return dice


# ---- games ----

class Column(NamedTuple):
    """What one of the numbers of State.numbers means; apart from 0 and HIDDEN the value lies in lo .. hi."""
    name: str
    lo: int
    hi: int
    words: tuple[str, ...] | None  # what the values from 0 on stand for


class Result(NamedTuple):
    scores: list[int]
    ranks: list[int]     # 1 is the winner; empty before the game is over, as the shares
    shares: list[float]  # of the win


class Record(NamedTuple):
    """A game that was played: play the actions, chance's included, from the beginning on."""
    beginning: State
    actions: list[int]
    names: list[str]  # of the seats, '' where there is none


class Game:
    """A game of the shelf, with its standard edition or another: a dict as Game.edition_data has it, or JSON.

    Games are equal when their ids and editions are.
    """

    def __init__(self, name: str, edition: dict[str, Any] | str | None = None) -> None:
        pointer = _pointers().get(name)
        if pointer is None:
            raise Invalid('there is no game "%s"; there are: %s' % (name, ', '.join(games(examples=True))))
        self._as_parameter_ = pointer
        self.about: dict[str, Any] = json.loads(_text(_c.ochre_game_write, self))
        self.id: str = self.about['id']
        self.players = range(self.about['min_players'], self.about['max_players'] + 1)
        self._sizes = _Sizes()
        _c.ochre_api_sizes(self, ctypes.byref(self._sizes))
        if self._sizes.batch != ctypes.sizeof(_Batch) or self._sizes.options != 8:
            raise ImportError('libochre.so is of another version than ochre.py')
        self._edition: Any = _c.ochre_api_edition(self)
        self._is_standard = edition is None
        if edition is not None:
            self._edition = self._read_edition(edition if isinstance(edition, str) else json.dumps(edition))
        self._key = self.id, _c.ochre_hash(0, self._edition, self._sizes.edition)

    def __repr__(self) -> str:
        return 'Game(%r)' % self.id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.id, None if self._is_standard else json.dumps(self.edition_data))

    def _tokens(self, text: bytes) -> tuple[Any, int]:
        """Room for as many tokens as so much text can have."""
        most = len(text) // 2 + 2
        return ctypes.create_string_buffer(most * self._sizes.token), most

    def _read_edition(self, text: str) -> Any:
        data = text.encode()
        tokens, most = self._tokens(data)
        edition = _room(self._sizes.edition)
        _why(_c.ochre_api_read_edition, self, edition, data, len(data), tokens, most)
        return edition

    @property
    def edition_data(self) -> dict[str, Any]:
        """What is printed on the components, to change and to give to another Game."""
        return json.loads(_text(_c.ochre_edition_write, self, self._edition, capacity=1 << 16))

    @functools.cached_property
    def columns(self) -> list[Column]:
        """What the numbers of State.numbers mean, in their order."""
        found = []
        for i in range(self._sizes.columns):
            meaning: list[_Column] = []
            name = _text(lambda number, out, into=meaning: into.append(_c.ochre_numbers_column(self, number, out)), i)
            found.append(Column(name, meaning[-1].lo, meaning[-1].hi, _words(meaning[-1].names)))
        return found

    def _setup(self, players: int, options: dict[str, int | str]) -> _Setup:
        players = index(players)
        if players not in self.players:
            raise Invalid('%s is not for %d players' % (self.id, players))
        setup = _Setup()
        _c.ochre_setup_default(self, players, ctypes.byref(setup))
        for name, value in options.items():
            if _c.ochre_setup_option(self, ctypes.byref(setup), _c_string(name), _c_string(str(value))) != _OK:
                raise Invalid('option %s=%s: there are %s' % (name, value, _options_of(self)))
        return setup

    def start(self, players: int, **options: int | str) -> State:
        """The beginning of a game; the first to decide is often chance. Options are those of the rules page."""
        setup = self._setup(players, options)
        room = _room(self._sizes.state)
        clause = _c.ochre_api_start(self, self._edition, room, ctypes.byref(setup))
        if clause is not None:
            raise Refused(clause.decode(), 'such a beginning')
        return _position(self, room)

    def load(self, view: dict[str, Any] | str) -> State:
        """A position from what state.view(EVERYTHING) tells, checked."""
        data = (view if isinstance(view, str) else json.dumps(view)).encode()
        tokens, most = self._tokens(data)
        room = _room(self._sizes.state)
        _why(_c.ochre_api_read_state, self, self._edition, room, data, len(data), tokens, most)
        return _position(self, room)

    def text(self, action: int) -> str:
        """An action in the notation of the rules page."""
        return _text(_c.ochre_api_action_text, self, _bits(action), capacity=256)

    def action(self, text: str) -> int:
        found, data = _Q(), text.encode()
        _why(_c.ochre_api_action_parse, self, data, len(data), ctypes.byref(found))
        return found.value

    def record(self, players: int, actions: Sequence[int], names: Sequence[str] = (), viewer: int = EVERYTHING,
               **options: int | str) -> str:
        """A game as the text that `ochre record show` and `ochre analyse` read: start(players, **options) and all that was
        played from there, chance included. What is hidden from a viewer is veiled."""
        setup, log = self._setup(players, options), (_Q * (len(actions) + 1))(*map(_bits, actions))
        seats = [_c_string(name) for name in names]
        if len(seats) > players or any(len(name) >= _NAME for name in seats):
            raise Invalid('at most %d names, each shorter than %d bytes' % (players, _NAME))
        called = b''.join(name.ljust(_NAME, b'\0') for name in seats).ljust(_SEATS * _NAME, b'\0')
        words = ctypes.create_string_buffer(called, _SEATS * _NAME)
        if not EVERYTHING <= index(viewer) <= players:
            raise Invalid('there is no viewer %d' % viewer)
        return _why(_c.ochre_api_write_record, self, self._edition, ctypes.byref(setup), log, len(actions), words,
                    index(viewer) - 1)

    def replay(self, record: str) -> Record:
        """What record() wrote, or the program; each action is checked. A record that hides something cannot be replayed."""
        if record_game(record) != self.id:
            raise Invalid('a record of %s' % record_game(record))
        data = record.encode()
        plies = _I(data.count(b'\n') + 1)
        room, log, words = _room(self._sizes.state), (_Q * plies.value)(), (ctypes.c_char * _NAME * _SEATS)()
        _why(_c.ochre_api_read_record, data, len(data), self._edition, room, log, ctypes.byref(plies), words)
        beginning = _position(self, room)
        return Record(beginning, log[:plies.value], [words[seat].value.decode() for seat in range(beginning.players)])


def _room(size: int) -> Any:
    return (_Q * ((size + 7) // 8))()


@functools.lru_cache(maxsize=None)
def _pointers() -> dict[str, int]:
    found: dict[str, int] = {}
    while (pointer := _c.ochre_api_game(len(found))) is not None:
        found[json.loads(_text(_c.ochre_game_write, pointer))['id']] = pointer
    return found


def _options_of(game: Game) -> str:
    def one(option: dict[str, Any]) -> str:
        values = '|'.join(option['names']) if 'names' in option else '%(min)d..%(max)d' % option
        return '%s=%s' % (option['name'], values)
    return ', '.join(map(one, game.about['options'])) or 'none'


def games(examples: bool = False) -> list[str]:
    """The ids of the shelf; `examples` adds the tiny ones for developers."""
    return [name for name in _pointers() if examples or not Game(name).about['example']]


def record_game(record: str) -> str:
    """The id of the game that was played there."""
    data, found = record.encode(), []
    words = _text(lambda *arguments: found.append(_c.ochre_record_game(*arguments)), data, len(data))
    if found[-1] is None:
        raise Invalid(words)
    return next(name for name, pointer in _pointers().items() if pointer == found[-1])


# ---- positions ----

class State:
    """A position, from Game.start, Game.load or another's copy(). Copies are cheap, equal positions of equal games are equal
    and hash alike. It can be pickled for another process; what is to last is better kept as a view or a record.

    It is the whole truth. A program that plays a seat looks at view(seat), numbers(seat) and, when it decides, legal(); for
    everything else, as outcomes(), estimate() or trying an action, it asks a position from hide(seat, dice).
    """

    __slots__ = ('_game', '_room')

    def __init__(self) -> None:
        raise TypeError('positions come from Game.start and Game.load')

    def copy(self) -> State:
        return _position(self._game, type(self._room).from_buffer_copy(self._room))

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpacked, (self._game, _c.ochre_api_layout(self._game), bytes(self._room))

    def __repr__(self) -> str:
        return '<%s: %s>' % (self._game.id, {CHANCE: 'chance decides', OVER: 'over'}.get(self.actor, 'seat %d decides' % self.actor))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._game == other._game and bytes(self._room) == bytes(other._room)

    @property
    def game(self) -> Game:
        return self._game

    def hash(self, start: int = 0) -> int:
        """Sixty-four bits, the same on every machine."""
        return _c.ochre_hash(start, self._room, self._game._sizes.state)

    def __hash__(self) -> int:
        return self.hash()

    @property
    def players(self) -> int:
        return _c.ochre_api_players(self._game, self._room)

    @property
    def actor(self) -> int:
        """The seat that decides, CHANCE or OVER."""
        return _c.ochre_api_actor(self._game, self._room) + 1

    def _list(self, weight: Any) -> list[int]:
        actions = (_Q * self._game._sizes.legal)()
        count = _c.ochre_api_list(self._game, self._game._edition, self._room, actions, weight)
        return actions[:count]

    def legal(self) -> list[int]:
        """All that the actor may do, chance included; nothing when the game is over."""
        return self._list(None)

    def outcomes(self) -> list[tuple[int, int]]:
        """Chance's: every outcome with its weight. Nothing where chance does not decide."""
        if self.actor != CHANCE:
            return []
        weights = (_U * self._game._sizes.legal)()
        return list(zip(self._list(weights), weights))

    def sample(self, dice: Dice) -> int:
        """One of the outcomes, drawn by their weights without listing them."""
        if self.actor != CHANCE:
            raise Invalid('it is not chance that decides')
        return _c.ochre_api_sample(self._game, self._game._edition, self._room, dice._s)

    def play(self, action: int | str) -> None:
        """Does what the actor may do: one of legal(), or its text. Refused: nothing has changed."""
        number = self._game.action(action) if isinstance(action, str) else _bits(action)
        clause = _c.ochre_api_play(self._game, self._game._edition, self._room, number)
        if clause is not None:
            raise Refused(clause.decode(), self._game.text(number))

    def view(self, viewer: int = EVERYTHING) -> dict[str, Any]:
        """The position as the viewer sees it; what is hidden is None."""
        return json.loads(_text(_c.ochre_state_write, self._game, self._game._edition, self._room, self._viewer(viewer),
                                capacity=1 << 14))

    def numbers(self, viewer: int = EVERYTHING) -> memoryview:
        """The same as one row of numbers, by game.columns."""
        row = (ctypes.c_int32 * self._game._sizes.columns)()
        _c.ochre_numbers_write(self._game, self._game._edition, self._room, self._viewer(viewer), row)
        return memoryview(row).cast('B').cast('i')

    def hide(self, viewer: int, dice: Dice) -> State:
        """A position that the viewer cannot tell from this one: all that is hidden is dealt anew, by its odds."""
        twin = self.copy()
        _c.ochre_api_hide(self._game, self._game._edition, twin._room, self._viewer(viewer), dice._s)
        return twin

    def result(self) -> Result:
        """The scores, while the game lasts as far as they are public."""
        found = json.loads('{%s}' % _text(_c.ochre_result_write, self._game, self._game._edition, self._room))
        return Result(found['scores'], found.get('ranks', []), list(map(float, found.get('shares', []))))

    def estimate(self) -> list[float]:
        """What the game's own judgement takes each seat's share of the win to be."""
        shares = (_U * _SEATS)()
        _c.ochre_api_estimate(self._game, self._game._edition, self._room, shares)
        return [share / (_WHOLE_WIN * 1000) for share in shares[:self.players]]

    def draw(self, viewer: int = EVERYTHING, lang: str = 'en') -> str:
        """The table as text."""
        return _text(_c.ochre_api_draw, self._game, self._game._edition, self._room, self._viewer(viewer), _lang(lang),
                     capacity=1 << 15)

    def seen(self, action: int, viewer: int) -> int:
        """The action, which may be done here, as the viewer may know it: the same, or one that hides what it was (`draw card
        hidden`), which nobody can play. For those who keep what happened as part of what a seat knows."""
        self.copy().play(action)
        return _c.ochre_api_seen(self._game, self._game._edition, self._room, self._viewer(viewer), _bits(action))

    def say(self, action: int | str, viewer: int = EVERYTHING, lang: str = 'en') -> str:
        """What happens by the action, in a sentence for the viewer; empty where it is not worth one. It may tell what the
        action would lay open, as the last bid of an auction does. The position stays as it is."""
        after = self.copy()
        after.play(action)
        action = self._game.action(action) if isinstance(action, str) else _bits(action)
        return _text(_c.ochre_api_say, self._game, self._game._edition, self._room, after._room, action, self._viewer(viewer),
                     _lang(lang))

    def _viewer(self, viewer: int) -> int:
        viewer = index(viewer)
        if not EVERYTHING <= viewer <= self.players:
            raise Invalid('there is no viewer %d' % viewer)
        return viewer - 1


def _position(game: Game, room: Any) -> State:
    state = State.__new__(State)
    state._game, state._room = game, room
    return state


def _unpacked(game: Game, layout: int, data: bytes) -> State:
    room = _room(game._sizes.state)
    if layout != _c.ochre_api_layout(game) or len(data) != len(bytes(room)):
        raise Invalid('a position of another version of %s' % game.id)
    return _position(game, type(room).from_buffer_copy(data))


def _lang(lang: str) -> int:
    if lang not in ('en', 'ru'):
        raise Invalid('no language "%s"' % lang)
    return ('en', 'ru').index(lang)


# ---- bots ----

class Thought(NamedTuple):
    action: int
    visits: int
    win: float  # the seat's expected share


class Bot:
    """A player of the house: 'random', 'greedy', 'easy', 'normal', 'hard', 'mcts:500', 'mcts:200ms'.

    It knows only what the seat that decides may know. One Bot for each seat: what it found in one decision serves the next.
    """

    def __init__(self, game: Game, name: str) -> None:
        if not isinstance(game, Game):
            raise Invalid('a bot is for a Game, not for %r' % (game,))
        size = _Q()
        self._name, self._lock = _c_string(name), threading.Lock()
        if not _c.ochre_api_bot(self._name, game, ctypes.byref(size)):
            raise Invalid('there is no bot "%s"; there are: random, greedy, easy, normal, hard, and on one thread mcts:N for N '
                          'iterations and mcts:Nms for N milliseconds' % name)
        self.game, self.name = game, name
        self.thoughts: list[Thought] = []  # of the last decision, where it searched
        self._memory = (_Q * (2 * ((size.value + 15) // 16) + 1))() if size.value else None
        self._size = size.value

    def __reduce__(self) -> tuple[Any, ...]:
        return Bot, (self.game, self.name)

    def choose(self, state: State, dice: Dice) -> int:
        """The action it would play; the position stays as it is. Other threads run meanwhile, and so do the handlers of
        signals: Ctrl-C ends a search at once."""
        game, found = state.game, _Q()
        if game != self.game or state.actor < 1:
            raise Invalid('%s has nothing to decide there' % self.name)
        memory = None
        if self._memory is not None:  # aligned to 16 bytes
            memory = (ctypes.addressof(self._memory) + 15) & ~15
        buffer = ctypes.create_string_buffer(game._sizes.legal * 48)
        out = _Text(ctypes.addressof(buffer), len(buffer), 0, False)
        python = _HEARING if threading.current_thread() is threading.main_thread() else _DEAF
        with self._lock:
            status = _c.ochre_api_choose(self._name, game, game._edition, state.copy()._room, dice._s, memory, self._size,
                                         ctypes.byref(found), ctypes.byref(out), ctypes.byref(python))
        if status != _OK:
            raise RuntimeError('%s does not answer: status %d' % (self.name, status))
        self.thoughts = [Thought(action, visits, win / (_WHOLE_WIN * 1000))
                         for action, visits, win in json.loads(buffer.raw[:out.length])]
        return found.value


# ---- many games at once ----

class Tables:
    """Many games of one kind side by side, each waiting for a seat's decision; chance is played for them.

    After every step these arrays tell, one entry or row a table:

        actor     the seat that decides, counted from 0 like the columns of share and score
        count     how many legal actions it has; `legal` has them in front, as integers
        numbers   what that seat sees, by game.columns (with observe=True)
        over      1 where the last step ended a game: another has begun there
        share     of the win, by seat, in the last game that ended there; score likewise
        number    which game is played there: they are counted from 0 in the order of their beginning

    All are memoryviews on the library's own arrays, so numpy.asarray(tables.count) is taken once and stays true. The first
    ones are for reading only, as the next step goes by them; numbers may be written over. A table takes 8 KiB for its
    legal actions, and 4 bytes for each of the numbers.
    """

    def __init__(self, game: Game, players: int, tables: int, seed: int = 0, observe: bool = True, skip_forced: bool = False,
                 **options: int | str) -> None:
        tables = index(tables)
        if not 1 <= tables < 2**31:
            raise Invalid('%d tables' % tables)
        if not isinstance(game, Game):
            raise Invalid('Tables are of a Game, not of %r' % (game,))
        sizes = game._sizes
        self.game, self._game, self._keep, self._lock = game, game, [], threading.Lock()
        self._b = _Batch(game=game._as_parameter_, setup=game._setup(players, options), seed=index(seed) & (2**64 - 1),
                         tables=tables, skips_forced=skip_forced)
        self._b.edition = ctypes.cast(game._edition, _P)
        self.legal = self._array('legal', 'Q', (tables, sizes.legal)).toreadonly()  # the largest first: if it fits, all does
        self.count = self._array('count', 'i', (tables,)).toreadonly()
        self.actor = self._array('actor', 'i', (tables,)).toreadonly()
        self._array('state', 'B', (tables, _c.ochre_batch_stride(game)))
        self._array('chance', 'Q', (tables, 4))
        self.numbers = self._array('numbers', 'i', (tables, sizes.columns)) if observe else None
        self.over = self._array('over', 'B', (tables,))
        self.share = self._array('share', 'f', (tables, _SEATS))
        self.score = self._array('score', 'i', (tables, _SEATS))
        self.number = self._array('number', 'Q', (tables,))
        self._choice = (ctypes.c_int32 * tables)()
        self.choice = memoryview(self._choice).cast('B').cast('i')
        clause = _c.ochre_batch_begin(ctypes.byref(self._b))
        if clause is not None:
            raise Refused(clause.decode(), 'such a beginning')

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError('Tables cannot be copied; their positions can: tables.state(table)')

    def _array(self, name: str, kind: str, shape: tuple[int, ...]) -> memoryview:
        size = memoryview(bytes(8)).cast(kind).itemsize
        for length in shape:
            size *= length
        room = (_Q * (2 * ((size + 15) // 16) + 1))()
        start = -ctypes.addressof(room) % 16
        setattr(self._b, name, ctypes.addressof(room) + start)
        self._keep.append(room)
        return memoryview(room).cast('B')[start:start + size].cast(kind, shape)

    def step(self, choice: Sequence[int] | None = None) -> None:
        """Each table's choice is a place in its row of `legal`, 0 <= choice < count; without an argument they are
        taken from self.choice, an array to write into."""
        if choice is not None:
            if len(choice) != len(self):
                raise Invalid('%d choices for %d tables' % (len(choice), len(self)))
            try:
                self.choice[:] = array('i', choice)
            except OverflowError:
                raise Invalid('a choice that is no place in any list') from None
        chosen = type(self._choice).from_buffer_copy(self._choice)  # which nobody changes meanwhile
        with self._lock:
            if _c.ochre_batch_step(ctypes.byref(self._b), chosen) != _OK:
                wrong = next(i for i, one in enumerate(chosen) if not 0 <= one < self.count[i])
                raise Invalid('choice %d at table %d: there are %d' % (chosen[wrong], wrong, self.count[wrong]))

    def state(self, table: int) -> State:
        """A copy of the position at a table; the last one is also -1, as in lists."""
        room, size = _room(self._game._sizes.state), self._game._sizes.state
        table = range(len(self))[table]
        with self._lock:
            ctypes.memmove(room, self._b.state + table * _c.ochre_batch_stride(self._game), size)
        return _position(self._game, room)

    def __len__(self) -> int:
        return len(self._choice)

    def __iter__(self) -> Iterator[State]:
        return (self.state(table) for table in range(len(self)))
