/* trouble.ts - what went wrong, in the reader's language. The server speaks English; what people meet often is told in
 * Russian too, the rest as it came. */
import type { Words } from '../games/game';
import { both, w } from '../kit/words';
import { Refused } from './refused';

const known: readonly (readonly [RegExp, string])[] = [
  [/^a name has letters/, 'В имени могут быть буквы, цифры, одиночные пробелы и простые знаки.'],
  [/^a name has 1 to 24 characters$/, 'В имени от 1 до 24 знаков.'],
  [/^a password has 8 to 200 characters$/, 'В пароле от 8 до 200 знаков.'],
  [/^somebody has that name/, 'Это имя или похожее уже занято.'],
  [/^name and password do not fit$/, 'Имя и пароль не подходят друг к другу.'],
  [/^that table is private/, 'Этот стол закрытый: откройте его по ссылке-приглашению.'],
  [/^there is no game/, 'Такой игры нет.'],
  [/^there is no guided game/, 'Учебной партии этой игры нет.'],
  [/^there is no table/, 'Такого стола нет.'],
  [/^the guide shows another move/, 'Учебная партия показывает другой ход.'],
  [/^(somebody sits there|that seat is taken)/, 'Это место занято.'],
  [/^no seat is open/, 'Свободных мест нет.'],
  [/^the game has begun/, 'Игра уже началась.'],
  [/^the game is over/, 'Игра окончена.'],
  [/^it is not your turn/, 'Сейчас не ваш ход.'],
  [/^you have made no move yet/, 'Вы ещё не ходили.'],
  [/^a bot plays for you/, 'За вас играет бот: сначала вернитесь за стол.'],
  [/^you need a name first/, 'Сначала назовитесь.'],
  [/^that is too much talk/, 'Слишком много сообщений: подождите немного.'],
  [/^too many/, 'Слишком часто: подождите немного.'],
  [/^(nothing can be saved|.* could not be saved)/, 'Сервер сейчас ничего не может сохранить.'],
];

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');

export function troubleWith(error: unknown): Words {
  if (!(error instanceof Refused)) return w('The server cannot be reached.', 'Сервер недоступен.');
  if (error.refusal.words !== null) return error.refusal.words;
  const text = error.message;
  const russian = known.find(([pattern]) => pattern.test(text))?.[1];
  return russian === undefined ? both(sentence(text)) : w(sentence(text), russian);
}
