/* words.ts - what the table says around the board. */
import { w } from '../kit/words';
import type { Words } from '../games/game';
import type { Pane } from './types';

export const tw = {
  yourTurn: w('Your turn.', 'Ваш ход.'),
  yourTurnAs: w('{0}, your turn.', '{0}, ваш ход.'),
  waiting: w('Waiting for {0}.', 'Ходит {0}.'),
  thinking: w('{0} is thinking.', '{0} думает.'),
  chance: w('Chance decides.', 'Решает случай.'),
  over: w('The game is over.', 'Игра окончена.'),
  abandoned: w('The game was abandoned.', 'Игра прекращена.'),
  watchOnly: w('You are watching.', 'Вы смотрите.'),
  sending: w('Sending', 'Отправляется'),
  undo: w('Undo', 'Отменить'),
  askUndo: w('Ask to undo', 'Просить отмену'),
  options: w('Choices', 'Варианты'),
  choose: w('Choose', 'Выберите'),
  board: w('Board', 'Поле'),
  me: w('Me', 'Я'),
  others: w('Others', 'Другие'),
  log: w('Log', 'Ход игры'),
  whatHappened: w('What happened', 'Что было'),
  chat: w('Chat', 'Беседа'),
  help: w('Help', 'Помощь'),
  menu: w('Menu', 'Меню'),
  close: w('Close', 'Закрыть'),
  home: w('Home', 'На главную'),
  panes: w('Parts of the table', 'Части стола'),
  yourArea: w('Your area', 'Ваше'),
  otherPlayers: w('Other players', 'Другие игроки'),
  actions: w('Actions', 'Действия'),
  refusedRule: w('Rule {0}', 'Правило {0}'),
  phases: w('Phases', 'Фазы'),
  about: w('About this', 'Что это'),
  offers: w('On the table', 'На столе'),
  standin: w('a bot stands in', 'играет бот'),
  resigned: w('gave up; a bot plays on', 'сдача; доигрывает бот'),
  turnNow: w('to move', 'ходит'),
  lookingBack: w('Looking back.', 'Взгляд назад.'),
  toNow: w('Back to the game', 'Вернуться к игре'),
  goThere: w('Go to: {0}', 'Перейти: {0}'),
  lookAt: w('Look at this moment', 'Посмотреть этот момент'),
};

export const paneWords: Readonly<Record<Pane, Words>> = { board: tw.board, me: tw.me, others: tw.others, log: tw.log };
