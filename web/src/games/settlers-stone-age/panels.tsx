/* panels.tsx - the own area (hand, points, what can be paid for) and the panel of another seat. */
import type { ComponentChildren, JSX } from 'preact';
import { OwnName } from '../../kit/head';
import { TargetBox } from '../../kit/target';
import { SeatToken } from '../../kit/tokens';
import { count, fill, w } from '../../kit/words';
import { Icon } from './art';
import { coloured } from './pieces';
import { colourWords, kindText, seatName } from './text';
import type { Cards, Kind, PanelTable, Player, Table } from './types';
import { CHARTS, KINDS, TRIBES, advanceCost, covers, playerOf, topLevel } from './types';

/* The token of a seat in its colour of the box. */
export function Mark(p: { table: Table; seat: number; size?: number }): JSX.Element {
  return (
    <span class={`st-mark ${coloured(p.table.view, p.seat)}`}>
      <SeatToken seat={p.seat} size={p.size ?? 25} />
    </span>
  );
}

function Fact(p: { label: string; class?: string; children: ComponentChildren }): JSX.Element {
  return (
    <span class={`st-fact ${p.class ?? ''}`} title={p.label} role="group" aria-label={p.label}>
      {p.children}
    </span>
  );
}

/* ---- what somebody has won ---- */

function Tribes(p: { table: Table; seat: number; of: Player }): JSX.Element {
  return (
    <Fact label={w('tribes', 'племена')[p.table.lang]} class="st-tribes">
      {TRIBES.map((c) => (
        <span key={c} class={p.of.tribes[c] > 0 ? '' : 'st-none'}>
          <Icon of={`tribe-${c}`} size={18} />
          <b data-key={`p${p.seat}-tribe-${c}`}>{p.of.tribes[c]}</b>
        </span>
      ))}
    </Fact>
  );
}

function cardsWon(t: Table, seat: number): { name: string; points: number }[] {
  const p = playerOf(t.view, seat);
  const e = t.edition;
  if (!p) return [];
  const all = [
    ...(t.view.expansion === seat ? [{ name: e.expansion.name[t.lang], points: e.expansion.points }] : []),
    ...(t.view.exploration === seat ? [{ name: e.exploration.name[t.lang], points: e.exploration.points }] : []),
    ...CHARTS.filter((c) => p.levels[c] >= topLevel(e)).map((c) => ({ name: e.art[c].name[t.lang], points: e.art[c].points })),
    ...p.adaptation.map((c) => ({ name: e.adaptation[c].name[t.lang].replace(/ *\(.*\)/, ''), points: e.adaptation[c].points })),
  ];
  const names = [...new Set(all.map((c) => c.name))]; // the four Adaptation cards stand together
  return names.map((name) => ({ name, points: all.reduce((n, c) => n + (c.name === name ? c.points : 0), 0) }));
}

function Won(p: { table: Table; seat: number }): JSX.Element | null {
  const cards = cardsWon(p.table, p.seat);
  if (cards.length === 0) return null;
  return (
    <p class="st-won">
      {cards.map((c) => (
        <span key={c.name}>
          {c.name} <b>+{c.points}</b>
        </span>
      ))}
    </p>
  );
}

function Stock(p: { table: Table; seat: number; of: Player }): JSX.Element {
  const { edition, lang, view } = p.table;
  const inHand = (n: number, of: number): string => fill(w('{0} of {1}', '{0} из {1}'), n, of)[lang];
  return (
    <>
      <Fact label={w('camps on the map', 'стоянки на карте')[lang]} class={coloured(view, p.seat)}>
        <Icon of={`camp-${p.seat}`} size={19} />
        <span data-key={`p${p.seat}-camps`}>{inHand(p.of.camps.length, edition.camps)}</span>
      </Fact>
      <Fact label={w('explorers on the map', 'разведчики на карте')[lang]} class={coloured(view, p.seat)}>
        <Icon of={`explorer-${p.seat}`} size={20} />
        <span data-key={`p${p.seat}-explorers`}>{inHand(p.of.explorers.length, edition.explorers)}</span>
      </Fact>
    </>
  );
}

/* ---- another seat ---- */

export function Other(t: PanelTable): JSX.Element | null {
  const p = playerOf(t.view, t.seat);
  if (!p) return null;
  const { lang, edition } = t;
  return (
    <section class="st-other">
      <header class="st-line">
        <Mark table={t} seat={t.seat} size={26} />
        <h3>{seatName(t.seats, t.seat)}</h3>
        <span class="st-soft">{colourWords(edition, p)[lang]}</span>
        <span class="st-points">
          <b data-key={`p${t.seat}-points`}>{p.points}</b> {fill(w('of {0}', 'из {0}'), edition.win_points)[lang]}
        </span>
      </header>
      <div class="st-line">
        <Fact label={w('cards in hand', 'карт на руке')[lang]}>
          <Icon of="card" />
          <b data-key={`p${t.seat}-cards`}>{p.cards}</b>
        </Fact>
        <Tribes table={t} seat={t.seat} of={p} />
        <Fact label={w('exploration counters', 'жетоны исследования')[lang]}>
          <Icon of="counter" />
          <b data-key={`p${t.seat}-counters`}>{p.counters.length}</b>
        </Fact>
      </div>
      <div class="st-line st-levels">
        {CHARTS.map((c) => (
          <Fact key={c} label={edition.charts[c][lang]}>
            <Icon of={c} />
            <span data-key={`p${t.seat}-${c}`}>{p.levels[c]}</span>
          </Fact>
        ))}
        <Stock table={t} seat={t.seat} of={p} />
      </div>
      <Won table={t} seat={t.seat} />
    </section>
  );
}

/* ---- the own area ---- */

function Pile(p: { table: Table; seat: number; kind: Kind; hand: Cards }): JSX.Element {
  const n = p.hand[p.kind];
  const { edition, lang } = p.table;
  const name = kindText(edition, p.kind, n, lang);
  const shown = Math.min(n, 4);
  return (
    <TargetBox id={`hand:${p.kind}`} label={`${edition.resources[p.kind].name[lang]} ${n}`} class={`st-hand ${n === 0 ? 'st-none' : ''}`}>
      <svg viewBox="0 0 64 58" aria-hidden="true">
        {Array.from({ length: Math.max(1, shown) }, (_, k) => {
          const dx = (k - (shown - 1) / 2) * 5;
          return (
            <g key={k} transform={n === 0 ? '' : `translate(${dx} 0) rotate(${(k - (shown - 1) / 2) * 4} 32 60)`}>
              <path
                class={n === 0 ? 'st-card-away' : `st-card-face st-face-${p.kind}`}
                d="M15.5 3.5 48 3c1.5 0 2.5 1 2.5 2.5l.5 48c0 2-1 3-2.7 3L16 57c-2 0-3-1-3-2.6L12.8 6c0-1.6 1-2.5 2.7-2.5z"
              />
              {k === shown - 1 || n === 0 ? <use href={`#st-${p.kind}`} x="17" y="14" width="30" height="30" /> : null}
            </g>
          );
        })}
      </svg>
      <span>
        {lang === 'ru' && `${name} `}
        <b data-key={`p${p.seat}-${p.kind}`}>{n}</b>
        {lang === 'en' && ` ${name}`}
      </span>
    </TargetBox>
  );
}

function Price(p: { cost: Cards; hand: Cards; lang: Table['lang'] }): JSX.Element {
  const left: Cards = { ...p.hand };
  const cards = KINDS.reduce((sum, k) => sum + p.cost[k], 0);
  const size = cards > 2 ? 16 : 20; // beside the longest name, in the narrowest column
  return (
    <span class="st-price">
      {KINDS.flatMap((k) =>
        Array.from({ length: p.cost[k] }, (_, i) => {
          const has = left[k] > 0;
          left[k] -= 1;
          return <Icon key={`${k}${i}`} of={k} size={size} class={has ? '' : 'st-miss'} />;
        }),
      )}
    </span>
  );
}

interface Wish {
  readonly name: string;
  readonly cost: Cards | null; // null: it cannot be bought at all
}

function wishes(t: Table, p: Player): Wish[] {
  const { edition: e, lang } = t;
  const out = p.explorers.length >= e.explorers;
  return [
    { name: fill(w('Move, {0} steps', 'Ход, шагов {0}'), e.base_move + p.levels.food)[lang], cost: e.costs.move },
    {
      name: out ? w('No explorer left', 'Разведчиков нет')[lang] : w('Explorer', 'Разведчик')[lang],
      cost: out ? null : e.costs.explorer,
    },
    { name: w('Settle', 'Поселиться')[lang], cost: e.costs.camp },
    ...CHARTS.map((c): Wish => {
      const level = p.levels[c] + 1;
      const taken = level === topLevel(e) && t.view.players.some((q) => q.levels[c] >= topLevel(e));
      const cost = taken ? null : advanceCost(e, p.levels[c]);
      return { name: cost ? `${e.charts[c][lang]} ${level}` : `${e.charts[c][lang]} ${p.levels[c]}`, cost };
    }),
  ];
}

function Wishes(p: { table: Table; of: Player; hand: Cards }): JSX.Element {
  return (
    <ul class="st-wishes" aria-label={w('What can be paid for', 'Что можно оплатить')[p.table.lang]}>
      {wishes(p.table, p.of).map((x) => {
        const ok = x.cost !== null && covers(p.hand, x.cost);
        return (
          <li key={x.name} class={ok ? '' : 'st-none'}>
            <Icon of={ok ? 'yes' : 'no'} size={14} class={ok ? 'st-ok' : 'st-not'} />
            <span>{x.name}</span>
            {x.cost ? <Price cost={x.cost} hand={p.hand} lang={p.table.lang} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

export function Mine(t: Table): JSX.Element | null {
  const p = playerOf(t.view, t.viewer);
  if (!p) return null;
  const { lang, edition } = t;
  const hand = p.hand;
  return (
    <section class="st-mine">
      <div class="st-who">
        <p class="st-me">
          <Mark table={t} seat={t.viewer} />
          <b>
            <OwnName seats={t.seats} seat={t.viewer} lang={t.lang} />
          </b>
          <span>{colourWords(edition, p)[lang]}</span>
        </p>
        <p class="st-score">
          <b data-key={`p${t.viewer}-points`}>{p.points}</b>
          <span>{fill(w('of {0} points', 'из {0} очков'), edition.win_points)[lang]}</span>
        </p>
      </div>
      {hand ? (
        <div class="st-hands">
          {KINDS.map((k) => (
            <Pile key={k} table={t} seat={t.viewer} kind={k} hand={hand} />
          ))}
        </div>
      ) : null}
      {hand ? <Wishes table={t} of={p} hand={hand} /> : null}
      <div class="st-gains">
        <div class="st-line">
          <Tribes table={t} seat={t.viewer} of={p} />
          <Fact label={w('exploration counters', 'жетоны исследования')[lang]}>
            <Icon of="counter" />
            <b data-key={`p${t.viewer}-counters`}>{p.counters.length}</b>
          </Fact>
        </div>
        <div class="st-line">
          <Stock table={t} seat={t.viewer} of={p} />
          {p.cards > edition.hand_limit ? (
            <span class="st-warn">{fill(w('{0}: a 7 would halve them', '{0}: при 7 половина уйдёт'), count(p.cards, ['card', 'cards'], ['карта', 'карты', 'карт']))[lang]}</span>
          ) : null}
        </div>
        <Won table={t} seat={t.viewer} />
      </div>
    </section>
  );
}
