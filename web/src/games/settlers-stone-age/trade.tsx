/* trade.tsx - the trade, docked beside the other players: the offer on the table and the answers to it, and the desk
 * where the own offer is put together card by card.
 *
 * An offer is two moves of the game: what is given, then what is wanted. Both are put together here and go out with one press
 * of the main button (wish.tsx); who names only the first is asked for the second. Each press of + or - chooses another
 * legal bundle. Bundles that the rules leave out (the mirror of the standing offer) are stepped over. */
import type { JSX } from 'preact';
import { TargetBox } from '../../kit/target';
import { fill, w } from '../../kit/words';
import { Icon } from './art';
import { bundleOf, bundleTarget } from './moves';
import { Mark } from './panels';
import { cardsWords, groupWords, ROMAN, seatName } from './text';
import type { Action, Cards, Kind, Player, Table } from './types';
import { KINDS, NO_CARDS, playerOf, sum } from './types';
import { Wish } from './wish';

type Bundle = Extract<Action, { verb: 'offer' | 'for' | 'counter' }>;

const isBundle = (a: Action): a is Bundle => a.verb === 'offer' || a.verb === 'for' || a.verb === 'counter';

/* ---- the desk ---- */

/* The nearest legal bundle with more (or fewer) cards of a kind. */
export function stepped(bundles: readonly Bundle[], from: Cards, kind: Kind, by: 1 | -1): Bundle | null {
  const near = bundles
    .filter((b) => KINDS.every((k) => k === kind || b[k] === from[k]))
    .filter((b) => (b[kind] - from[kind]) * by > 0)
    .sort((a, b) => Math.abs(a[kind] - from[kind]) - Math.abs(b[kind] - from[kind]));
  return near[0] ?? null;
}

/* A press leads to the bundle it names: that bundle's target. */
function Press(p: { to: Bundle | null; sign: string; label: string }): JSX.Element {
  if (!p.to)
    return (
      <span class="st-press st-off" aria-hidden="true">
        {p.sign}
      </span>
    );
  return (
    <TargetBox id={bundleTarget(p.to)} label={p.label} class="st-press">
      {p.sign}
    </TargetBox>
  );
}

/* The last card: nothing is offered any more. */
function TakeBack(p: { table: Table; name: string }): JSX.Element {
  return (
    <button
      type="button"
      class="st-press"
      aria-label={fill(w('one less: {0}', 'меньше: {0}'), p.name)[p.table.lang]}
      onClick={(event) => {
        event.stopPropagation();
        p.table.prepare(null);
      }}
    >
      −
    </button>
  );
}

function Stepper(p: { table: Table; bundles: readonly Bundle[]; from: Cards; kind: Kind }): JSX.Element {
  const { lang, edition } = p.table;
  const name = edition.resources[p.kind].name[lang];
  return (
    <div class={`st-step ${p.from[p.kind] > 0 ? 'st-some' : ''}`} role="group" aria-label={name}>
      <Icon of={p.kind} size={30} />
      <b aria-live="polite">{p.from[p.kind]}</b>
      {p.from[p.kind] === 1 && sum(p.from) === 1 ? (
        <TakeBack table={p.table} name={name} />
      ) : (
        <Press to={stepped(p.bundles, p.from, p.kind, -1)} sign="−" label={fill(w('one less: {0}', 'меньше: {0}'), name)[lang]} />
      )}
      <Press to={stepped(p.bundles, p.from, p.kind, 1)} sign="+" label={fill(w('one more: {0}', 'ещё: {0}'), name)[lang]} />
    </div>
  );
}

function deskTitle(t: Table, verb: Bundle['verb']): string {
  if (verb === 'for') return w('What do you want?', 'Что вы хотите?')[t.lang];
  if (verb === 'counter') return w('Counter-offer: you give', 'Ваше условие: вы отдаёте')[t.lang];
  return w('Trade: you give', 'Обмен: вы отдаёте')[t.lang];
}

function Desk(p: { table: Table; bundles: readonly Bundle[] }): JSX.Element | null {
  const { table: t, bundles } = p;
  const verb = bundles[0]?.verb;
  if (!verb) return null;
  const chosen = t.chosen && isBundle(t.chosen) ? t.chosen : null;
  const from = chosen ? bundleOf(chosen) : NO_CARDS;
  const counted = fill(w('offers made: {0} of {1}', 'предложений: {0} из {1}'), t.view.offers, t.edition.offers_per_turn)[t.lang];
  return (
    <section class="st-desk">
      <h3>
        {deskTitle(t, verb)}
        {verb === 'offer' ? <small>{counted}</small> : null}
      </h3>
      <div class="st-steps">
        {KINDS.map((k) => (
          <Stepper key={k} table={t} bundles={bundles} from={from} kind={k} />
        ))}
      </div>
      {verb === 'for' ? null : <Wish key={`${t.view.turn_number} ${t.view.offers}`} table={t} give={from} chosen={chosen} />}
    </section>
  );
}

/* ---- the offer on the table ---- */

function Bunch(p: { table: Table; cards: Cards | undefined }): JSX.Element {
  const cards = p.cards;
  if (!cards || sum(cards) === 0) return <span>?</span>;
  return (
    <span class="st-bunch" aria-label={cardsWords(p.table.edition, cards)[p.table.lang]} role="img">
      {KINDS.filter((k) => cards[k] > 0).map((k) => (
        <span key={k} aria-hidden="true">
          <b>{cards[k]}</b>
          <Icon of={k} size={21} />
        </span>
      ))}
    </span>
  );
}

function Standing(p: { table: Table; of: Player }): JSX.Element {
  const { lang } = p.table;
  const gives = p.of.give && sum(p.of.give) > 0;
  return (
    <span class="st-terms">
      {gives ? (
        <>
          <span>{w('gives', 'отдаёт')[lang]}</span>
          <Bunch table={p.table} cards={p.of.give} />
          <Icon of="swap" size={24} class="st-swap" />
          <span>{w('for', 'за')[lang]}</span>
          <Bunch table={p.table} cards={p.of.want} />
        </>
      ) : (
        <span>{w('asks for proposals', 'ждёт предложений')[lang]}</span>
      )}
    </span>
  );
}

function Answer(p: { table: Table; seat: number; of: Player }): JSX.Element {
  const { table: t, seat, of } = p;
  return (
    <TargetBox id={`deal:${seat}`} label={seatName(t.seats, seat)} class="st-answer">
      <Mark table={t} seat={seat} />
      <b>{seatName(t.seats, seat)}</b>
      {of.reply === 'accept' ? (
        <strong>{w('accepts', 'согласие')[t.lang]}</strong>
      ) : (
        <span>
          {w('gives', 'отдаёт')[t.lang]} <Bunch table={t} cards={of.give} /> {w('for', 'за')[t.lang]} <Bunch table={t} cards={of.want} />
        </span>
      )}
    </TargetBox>
  );
}

/* Those who decline or have not answered share one line. */
function Silence(p: { table: Table; seats: readonly number[] }): JSX.Element | null {
  const { table: t } = p;
  if (p.seats.length === 0) return null;
  const said = (seat: number): string => {
    const of = playerOf(t.view, seat);
    if (of?.reply === 'decline') return w('declines', 'отказ')[t.lang];
    if (t.actor === seat) return w('is thinking', 'думает')[t.lang];
    return of?.cards === 0 ? w('has no cards', 'нет карт')[t.lang] : w('waits', 'ждёт')[t.lang];
  };
  return (
    <p class="st-silence">
      {p.seats.map((seat) => (
        <span key={seat}>
          <Mark table={t} seat={seat} /> {said(seat)}
        </span>
      ))}
    </p>
  );
}

function TradeTable(p: { table: Table }): JSX.Element | null {
  const t = p.table;
  const active = playerOf(t.view, t.view.turn);
  if (!active) return null;
  const others = t.view.players.map((_, i) => ((t.view.turn - 1 + i) % t.view.seats) + 1).slice(1);
  const speaks = (seat: number): boolean => ['accept', 'counter'].includes(playerOf(t.view, seat)?.reply ?? 'none');
  return (
    <section class="st-trade">
      <div class="st-deal">
        <Mark table={t} seat={t.view.turn} />
        <Standing table={t} of={active} />
        <small
          title={fill(w('offer {0} of {1} this turn', 'предложение {0} из {1} за ход'), t.view.offers, t.edition.offers_per_turn)[t.lang]}
        >
          {fill(w('offer {0} of {1}', 'предложение {0} из {1}'), t.view.offers, t.edition.offers_per_turn)[t.lang]}
        </small>
      </div>
      {others.filter(speaks).map((seat) => {
        const of = playerOf(t.view, seat);
        return of ? <Answer key={seat} table={t} seat={seat} of={of} /> : null;
      })}
      <Silence table={t} seats={others.filter((seat) => !speaks(seat))} />
    </section>
  );
}

/* ---- a counter turned over ---- */

function counterWords(t: Table): string {
  const c = t.edition.counters[t.view.counter - 1];
  if (c?.kind === 'desert')
    return fill(w('desert: {0}', 'пустыня: {0}'), c.terrain && c.terrain !== 'none' ? t.edition.terrains[c.terrain].name : '')[t.lang];
  if (c?.kind === 'adaptation') return c.colour && c.colour !== 'none' ? t.edition.adaptation[c.colour].name[t.lang] : '';
  return w('enemies', 'враги')[t.lang];
}

function Turned(p: { table: Table }): JSX.Element {
  const t = p.table;
  return (
    <section class="st-trade st-turned">
      <h3>
        <Icon of="counter" size={24} /> {w('The counter shows', 'На жетоне')[t.lang]}
      </h3>
      <p>{counterWords(t)}</p>
    </section>
  );
}

/* What may still come up, when nothing else asks for the place. */
function Unknown(p: { table: Table }): JSX.Element | null {
  const t = p.table;
  const groups = [...new Set(t.edition.counters.map((c) => c.group))].filter((g) =>
    t.view.bag.some((i) => t.edition.counters[i - 1]?.group === g),
  );
  if (groups.length === 0) return null;
  return (
    <section class="st-unknown">
      <h3>{w('Counters still face down', 'Ещё не открытые жетоны')[t.lang]}</h3>
      {groups.map((g) => (
        <p key={g}>
          <b class="st-group">{ROMAN[g]}</b> {groupWords(t.view, t.edition, g)[t.lang]}
        </p>
      ))}
    </section>
  );
}

export function Aside(t: Table): JSX.Element | null {
  const trading = t.view.phase === 'ask' || t.view.phase === 'reply' || t.view.phase === 'close';
  const bundles = t.legal.filter(isBundle);
  if (!trading && bundles.length === 0) return t.view.counter > 0 ? <Turned table={t} /> : <Unknown table={t} />;
  return (
    <div class={trading ? 'st-aside st-trading' : 'st-aside'}>
      {trading ? <TradeTable table={t} /> : null}
      <Desk table={t} bundles={bundles} />
    </div>
  );
}
