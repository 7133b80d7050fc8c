/* moves.ts - what can be done, in words: every legal action as a choice, the sentence of the action bar, the phases.
 *
 * Most decisions are an area. Taking a resource has the tile on the map as its target, moving a rival the rival's token,
 * paying and bidding the tile in the own area. Temples and new tribes have the area: the tile is named on the button. */
import { fill, list, w } from '../../kit/words';
import type { Action, Choice, Lang, Words } from '../game';
import { areaName, areaWords, categoryWords, deedShort, deedWords, kindName, PHASE_NAMES, phaseIndex, stepWords, tribeWords } from './text';
import {
  areaIds,
  areaTarget,
  resourceTarget,
  tileTarget,
  tribeTarget,
  type AreaId,
  type Edition,
  type Move,
  type P,
  type View,
} from './types';

const nameOf = (edition: Edition, area: number): Words => {
  const id = areaIds(edition)[area];
  return id ? areaName(edition, id) : w('', '');
};

export const idOf = (edition: Edition, area: number): AreaId | undefined => areaIds(edition)[area];

const seatName = (seat: number, { seats }: P): string => seats.find((s) => s.seat === seat)?.name ?? '';

type Step = Extract<Move, { verb: 'send' | 'go' }>;
type Push = Extract<Move, { verb: 'push' | 'oust' }>;
type Play = Extract<Move, { verb: 'play' }>;

function growing(action: Extract<Move, { verb: 'grow' }>, { view, edition, viewer }: P): Choice<Move> {
  const stock = view.players[viewer - 1]?.stock ?? 0;
  const n = tribeWords(Math.min(edition.constants.grow_cubes, stock));
  return {
    action,
    target: areaTarget(action.area),
    label: fill(w('add {0}', 'прибавить {0}'), n),
    deed: fill(w('Add {0}: {1}', 'Прибавить {0}: {1}'), n, nameOf(edition, action.area)),
  };
}

function stepping(action: Step, { view, edition, legal }: P): Choice<Move> {
  const to = nameOf(edition, action.to);
  const both = legal.some((a) => a.verb !== action.verb && (a.verb === 'send' || a.verb === 'go') && a.to === action.to);
  const from = action.verb === 'send' ? view.source : view.at;
  const start = from === 'none' ? w('', '') : areaName(edition, from);
  const label =
    action.verb === 'send' ? fill(w('a tribe from {0}', 'племя из: {0}'), start) : fill(w('on from {0}', 'дальше из: {0}'), start);
  const deed = !both
    ? fill(w('To {0}', 'Сюда: {0}'), to)
    : action.verb === 'send'
      ? fill(w('New tribe to {0}', 'Новое племя: {0}'), to)
      : fill(w('Go on to {0}', 'Дальше: {0}'), to);
  return { action, target: areaTarget(action.to), label, deed };
}

function pushing(action: Push, props: P): Choice<Move> {
  const { edition } = props;
  const to = nameOf(edition, action.to);
  const who = seatName(action.seat, props);
  const words = action.verb === 'oust' ? w('Marker of {0} to {1}', 'Знак игрока {0}: {1}') : w('{0} to {1}', '{0}: {1}');
  return {
    action,
    target: tribeTarget(action.from, action.seat),
    label: action.verb === 'oust' ? fill(w('marker: {0}', 'знак: {0}'), to) : to,
    deed: fill(words, who, to),
  };
}

function playing(action: Play, { edition }: P): Choice<Move> {
  const what = deedWords(edition, action.action);
  const kind = kindName(edition, action.type);
  if (!('area' in action))
    return {
      action,
      target: tileTarget(action.type, action.action),
      label: what,
      deed: fill(w('Play {0}: {1}', 'Сыграть «{0}»: {1}'), kind, what),
    };
  /* A type may have two tiles that add tribes. */
  const deed =
    action.action === 'temple'
      ? w('Temple ({0}): {1}', 'Храм («{0}»): {1}')
      : w('New tribes ({0}, {2}): {1}', 'Новые племена («{0}», {2}): {1}');
  return {
    action,
    target: areaTarget(action.area),
    label: fill(w('{0}: {1}', '{0}: {1}'), kind, what),
    deed: fill(deed, kind, nameOf(edition, action.area), deedShort(edition, action.action)),
  };
}

const inArea = (action: Move & { readonly area: number }, label: Words, deed: Words, edition: Edition): Choice<Move> => ({
  action,
  target: areaTarget(action.area),
  label,
  deed: fill(deed, nameOf(edition, action.area)),
});

const wayOut = (action: Move, words: Words): Choice<Move> => ({ action, target: '', label: words, deed: words, keep: true });

function choiceOf(action: Move, props: P): Choice<Move> | null {
  const { edition, view } = props;
  switch (action.verb) {
    case 'grow':
      return growing(action, props);
    case 'select':
      return inArea(action, w('move from here', 'идти отсюда'), w('Move from {0}', 'Идти отсюда: {0}'), edition);
    case 'send':
    case 'go':
      return stepping(action, props);
    case 'pay':
      return {
        action,
        target: tileTarget(action.type, action.action),
        label: kindName(edition, action.type),
        deed: fill(
          action.action === 'wild' ? w('Pay everything with {0}', 'Оплатить всё: {0}') : w('Pay {0}', 'Отдать: {0}'),
          kindName(edition, action.type),
        ),
      };
    case 'take':
      return {
        action,
        target: resourceTarget(action.area, action.type),
        label: kindName(edition, action.type),
        deed: fill(w('Take {0}: {1}', 'Взять «{0}»: {1}'), kindName(edition, action.type), nameOf(edition, action.area)),
      };
    case 'put':
      return inArea(
        action,
        w(`+${view.drawn.first}/${view.drawn.second}`, `+${view.drawn.first}/${view.drawn.second}`),
        w('Raise the value: {0}', 'Поднять ценность: {0}'),
        edition,
      );
    case 'play':
      return playing(action, props);
    case 'move': {
      const to = nameOf(edition, action.to);
      return {
        action,
        target: areaTarget(action.from),
        label: to,
        deed: fill(w('{0} → {1}', '{0} → {1}'), nameOf(edition, action.from), to),
      };
    }
    case 'push':
    case 'oust':
      return pushing(action, props);
    case 'from':
      return inArea(action, w('resettle from here', 'переселить отсюда'), w('Resettle from {0}', 'Переселить отсюда: {0}'), edition);
    case 'drop':
      return inArea(action, w('one tribe here', 'одно племя сюда'), w('One tribe to {0}', 'Племя сюда: {0}'), edition);
    case 'score':
      return inArea(action, w('score here', 'считать здесь'), w('Score {0} now', 'Считать: {0}'), edition);
    case 'bid':
      return {
        action,
        target: tileTarget(action.type, action.action),
        label: w('+1', '+1'),
        deed: fill(w('Bid {0}: +1', 'Поставить «{0}»: +1'), kindName(edition, action.type)),
      };
    case 'half':
      return {
        action,
        target: tileTarget(action.type, 'half'),
        label: w('+½', '+½'),
        deed: fill(w('Add {0}: +½', 'Добавить «{0}»: +½'), kindName(edition, action.type)),
      };
    case 'pass':
      return wayOut(action, view.phase === 'bid' ? w('Pass', 'Пас') : w('Pass the turn', 'Пропустить ход'));
    case 'skip':
      return wayOut(action, w('Play no tile', 'Ничего не играть'));
    case 'done':
      return wayOut(action, w('Done', 'Готово'));
    default:
      return null; // events of chance are nobody's choice
  }
}

export function choices(legal: readonly Move[], props: P): readonly Choice<Move>[] {
  return legal.flatMap((action) => choiceOf(action, props) ?? []);
}

/* ---- the sentence of the action bar ---- */

function movePrompt({ view, edition }: P): Words {
  const from = view.source === 'none' ? w('', '') : areaName(edition, view.source);
  return fill(
    w('{0} left. Send a tribe from {1} to a glowing area.', 'Осталось: {0}. Отправьте племя из области «{1}» в светящуюся.'),
    stepWords(view.mp),
    from,
  );
}

function payPrompt({ view }: P): Words {
  const due = view.unpaid.map(categoryWords);
  const all = w(
    list(
      due.map((d) => d.en),
      'en',
    ),
    list(
      due.map((d) => d.ru),
      'ru',
    ),
  );
  return fill(w('The way in costs {0}: give a tile.', 'Плата за вход: {0}. Отдайте жетон.'), all);
}

function scorePrompt({ view, edition, legal }: P): Words {
  const kind = view.taken === 'none' ? w('', '') : kindName(edition, view.taken);
  return fill(w('{0} scores {1}: which one next?', '{0}: ещё {1}. Какую считать сейчас?'), kind, areaWords(legal.length));
}

function bidPrompt({ view, edition }: P): Words {
  if (view.contested === 'none') return w('', '');
  const area = view.areas[edition.areas[view.contested].number];
  return fill(
    w('Conflict in {0} for {1} and {2}: add a tile or pass.', 'Спор ({0}) за {1} и {2}: добавьте жетон или пас.'),
    areaName(edition, view.contested),
    area?.first ?? 0,
    area?.second ?? 0,
  );
}

function promptWords(props: P): Words {
  const { view } = props;
  switch (view.phase) {
    case 'turn':
      return w(
        'Add tribes at a temple, or move from an area where you stand.',
        'Прибавьте племена у храма или идите из области, где вы стоите.',
      );
    case 'move':
      return movePrompt(props);
    case 'pay':
      return payPrompt(props);
    case 'take':
      return w('Take one glowing resource where you stand.', 'Возьмите один светящийся ресурс там, где вы стоите.');
    case 'put':
      return fill(
        w('Put the value tile {0}/{1} on an area.', 'Положите ценность {0}/{1} на область.'),
        view.drawn.first,
        view.drawn.second,
      );
    case 'act':
      return w('Play one tile, or none.', 'Сыграйте один жетон или ни одного.');
    case 'own':
      return fill(
        w('{0} left for your tribes: touch an area, then where to.', 'Вашим племенам: {0}. Коснитесь области, затем куда.'),
        stepWords(view.mp),
      );
    case 'others':
      return fill(
        w('{0} left for rival tribes: touch a token, then where to.', 'Чужим племенам: {0}. Коснитесь фишки, затем куда.'),
        stepWords(view.mp),
      );
    case 'from':
      return w('Resettle: from which area?', 'Переселение: из какой области?');
    case 'drop':
      return w('Resettle: one tribe to any area of yours.', 'Переселение: по одному племени в ваши области.');
    case 'score':
      return scorePrompt(props);
    case 'bid':
      return bidPrompt(props);
    case 'over':
      return w('The game is over.', 'Игра окончена.');
    default:
      return w('Tiles are drawn.', 'Тянутся жетоны.');
  }
}

export function prompt(props: P): string {
  return promptWords(props)[props.lang];
}

export function phases(view: View, lang: Lang): { names: readonly string[]; now: number; round: string } {
  const round = view.phase === 'setup' ? w('Setting up', 'Подготовка') : fill(w('Turn {0}', 'Ход {0}'), view.turns);
  return { names: PHASE_NAMES.map((words) => words[lang]), now: phaseIndex(view), round: round[lang] };
}

/* ---- for the log ---- */

const VERB_ICON: Readonly<Record<string, string>> = {
  grow: 'person',
  select: 'cm-steps',
  send: 'cm-steps',
  go: 'cm-steps',
  move: 'cm-steps',
  push: 'cm-steps',
  oust: 'cm-steps',
  from: 'cm-steps',
  drop: 'cm-steps',
  put: 'cm-value',
  stack: 'cm-value',
  score: 'cm-value',
  start: 'hand',
};

export function icon(action: Action): string | null {
  const move = action as Move;
  if (move.verb === 'play' && move.action === 'temple') return 'cm-temple';
  if ('type' in move) return `cm-${move.type}`;
  return VERB_ICON[move.verb] ?? null;
}

export function logTarget(action: Action): string | null {
  const move = action as Move;
  if ('area' in move) return areaTarget(move.area);
  if ('to' in move) return areaTarget(move.to);
  return null;
}

/* What a touch on a quiet thing would have meant, so that the server can say why not. */
export function attempt(target: string, { view, viewer, actor }: P): string | null {
  const [kind, number] = target.split('-');
  if (actor !== viewer || kind !== 'area') return null;
  switch (view.phase) {
    case 'turn':
      return `select ${number}`;
    case 'move':
      return `send ${number}`;
    case 'put':
    case 'from':
    case 'drop':
    case 'score':
      return `${view.phase} ${number}`;
    default:
      return null;
  }
}
