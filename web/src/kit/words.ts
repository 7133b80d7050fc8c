/* words.ts - saying things in English and Russian.
 *
 * Every text is a pair of Words, chosen when it is drawn, so that switching the language needs no reload. Numbers
 * decide the form of a noun: two forms in English, three in Russian. */
import type { Lang, Words } from '../games/game';

export const w = (en: string, ru: string): Words => ({ en, ru });

export const both = (text: string): Words => ({ en: text, ru: text });

/* The place of n in a list of forms: English one/other; Russian one (1, 21), few (2-4, 22), many (0, 5-20). */
function formEn(n: number): 0 | 1 {
  return n === 1 ? 0 : 1;
}

function formRu(n: number): 0 | 1 | 2 {
  const ten = Math.abs(n) % 10;
  const hundred = Math.abs(n) % 100;
  if (ten === 1 && hundred !== 11) return 0;
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 1 : 2;
}

export function plural(n: number, en: readonly [string, string], ru: readonly [string, string, string]): Words {
  return { en: en[formEn(n)], ru: ru[formRu(n)] };
}

/* With a minus sign: a hyphen is too short, and lines break after it. */
export const numeral = (n: number): string => String(n).replace('-', '−');

/* "3 people" / "3 человека" */
export function count(n: number, en: readonly [string, string], ru: readonly [string, string, string]): Words {
  const noun = plural(n, en, ru);
  return { en: `${numeral(n)} ${noun.en}`, ru: `${numeral(n)} ${noun.ru}` };
}

/* Fills {0}, {1}... in both languages; a filling may itself be Words. */
export function fill(pattern: Words, ...parts: readonly (Words | string | number)[]): Words {
  const put = (lang: Lang): string =>
    pattern[lang].replace(/\{(\d)\}/g, (_, n: string) => {
      const part = parts[Number(n)];
      return part === undefined ? '' : typeof part === 'object' ? part[lang] : String(part);
    });
  return { en: put('en'), ru: put('ru') };
}

/* "a, b and c" */
export function list(items: readonly string[], lang: Lang): string {
  if (items.length < 2) return items[0] ?? '';
  return items.slice(0, -1).join(', ') + (lang === 'ru' ? ' и ' : ' and ') + items[items.length - 1];
}

/* Seat letters are Latin in every language. */
export const seatLetter = (seat: number): string => 'ABCDE'[seat - 1] ?? '?';
