/* wish.tsx - the second half of an offer, put together beside the first, so that one press offers both.
 *
 * What is wanted is a move of its own that the server lists only after the first half. So it is handed over as a
 * follow-up: if it is not possible then, the panel asks for it again (trade.tsx). */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fill, w } from '../../kit/words';
import type { FollowUp } from '../game';
import { Icon } from './art';
import { cardsWords } from './text';
import type { Action, Cards, Kind, Table } from './types';
import { KINDS, NO_CARDS, sum } from './types';

const asked = 3; // cards that the buttons let one ask for; what the rules allow the server says

function followUp(t: Table, give: Cards, want: Cards): FollowUp {
  const [given, wanted] = [cardsWords(t.edition, give), cardsWords(t.edition, want)];
  return {
    text: `for ${KINDS.map((k) => want[k]).join(' ')}`,
    deed: fill(w('Offer {0} for {1}', 'Предложить: {0} за {1}'), given, wanted),
  };
}

function WishStep(p: { table: Table; kind: Kind; want: Cards; most: number; set: (want: Cards) => void }): JSX.Element {
  const { lang, edition } = p.table;
  const n = p.want[p.kind];
  const name = edition.resources[p.kind].name[lang];
  const press = (by: 1 | -1, sign: string, label: string, off: boolean): JSX.Element => (
    <button
      type="button"
      class="st-press"
      aria-label={label}
      disabled={off}
      onClick={(event) => {
        event.stopPropagation(); // a click beside the table lets go of what is chosen
        p.set({ ...p.want, [p.kind]: n + by });
      }}
    >
      {sign}
    </button>
  );
  return (
    <div class={`st-step ${n > 0 ? 'st-some' : ''}`} role="group" aria-label={name}>
      <Icon of={p.kind} size={30} />
      <b aria-live="polite">{n}</b>
      {press(-1, '−', fill(w('one less: {0}', 'меньше: {0}'), name)[lang], n === 0)}
      {press(1, '+', fill(w('one more: {0}', 'ещё: {0}'), name)[lang], n >= p.most)}
    </div>
  );
}

export function Wish(p: { table: Table; give: Cards; chosen: Action | null }): JSX.Element {
  const { table: t, give, chosen } = p;
  const [wish, setWish] = useState(NO_CARDS);
  const want = Object.fromEntries(KINDS.map((k) => [k, give[k] > 0 ? 0 : wish[k]])) as unknown as Cards; // nothing is swapped for its own kind
  const room = chosen === null ? 0 : asked - sum(want);
  const key = `${chosen?.text ?? ''} ${KINDS.map((k) => want[k]).join(' ')}`;
  useEffect(() => {
    if (chosen !== null && sum(want) > 0) t.prepare(chosen, followUp(t, give, want));
  }, [key]);
  return (
    <>
      <h3>
        {w('You want', 'Вы хотите')[t.lang]}
        {chosen === null && <small>{w('first choose what you give', 'сначала выберите, что отдать')[t.lang]}</small>}
      </h3>
      <div class="st-steps">
        {KINDS.map((k) => (
          <WishStep key={k} table={t} kind={k} want={want} most={give[k] > 0 ? 0 : want[k] + room} set={setWish} />
        ))}
      </div>
    </>
  );
}
