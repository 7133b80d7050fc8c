/* panels.tsx - the own area (hand by kind, actions, learned technologies) and the panel of another seat. */
import type { ComponentChildren, JSX } from 'preact';
import { OwnName } from '../../kit/head';
import { TargetBox } from '../../kit/target';
import { SeatToken } from '../../kit/tokens';
import { fill, w } from '../../kit/words';
import { Icon } from './art';
import { allowance, backWords, cards, points, seatName } from './text';
import type { PanelTable, Player, Resource, Row, Table, Technology } from './types';
import { BACKS, RESOURCES, ROWS, isSolo, isSpent, playerOf } from './types';

function Fact(p: { label: string; class?: string; children: ComponentChildren }): JSX.Element {
  return (
    <span class={`kr-fact ${p.class ?? ''}`} title={p.label} role="group" aria-label={p.label}>
      {p.children}
    </span>
  );
}

/* ---- what somebody has ---- */

function Skills(p: { table: Table; seat: number; of: Player }): JSX.Element {
  const { edition, lang } = p.table;
  const ready = (r: Row): number =>
    r === 'weapon' ? p.of.ready : r === 'household' ? p.of.skill.household - p.of.used : p.of.skill.dwelling - p.of.improved.length;
  return (
    <>
      {ROWS.map((r) => (
        <Fact key={r} label={`${edition.rows[r].name[lang]}: ${ready(r)} / ${p.of.skill[r]}`} class={`kr-skill kr-chip-${r}`}>
          <Icon of={`k-${r}`} size={17} />
          <b data-key={`p${p.seat}-${r}`}>{ready(r) === p.of.skill[r] ? p.of.skill[r] : `${ready(r)}/${p.of.skill[r]}`}</b>
        </Fact>
      ))}
    </>
  );
}

function Trophies(p: { table: Table; of: Player }): JSX.Element | null {
  const { edition, lang } = p.table;
  const { figures, settlement } = p.of;
  if (figures.length === 0 && settlement === 'none') return null;
  return (
    <span class="kr-trophies">
      {figures.map((f) => (
        <Fact key={f} label={edition.predators[f].name[lang]}>
          <svg class="kr-i" width="34" height="25" aria-hidden="true">
            <use href={`#kr-${f}`} />
          </svg>
          {isSolo(p.table.view) ? null : <b>+{edition.predators[f].figure_points}</b>}
        </Fact>
      ))}
      {settlement !== 'none' ? (
        <Fact label={w('settlement', 'поселение')[lang]} class="kr-founded">
          <Icon of="k-dwelling" size={17} />
          {edition.settlements[settlement].name[lang]}
        </Fact>
      ) : null}
    </span>
  );
}

/* Learned technologies of one kind, small; turned ones are pale. */
function Learned(p: { table: Table; of: Player; row: Row; own: boolean }): JSX.Element {
  const { edition, lang } = p.table;
  const list = p.of.technologies.filter((x) => edition.technologies[x].row === p.row);
  return (
    <span class={`kr-learned kr-chip-${p.row}`}>
      <Icon of={`k-${p.row}`} size={16} class="kr-kind" />
      {list.map((x) => (
        <Tech key={x} id={x} own={p.own} spent={isSpent(edition, p.of, x)} name={edition.technologies[x].name[lang]} />
      ))}
      {list.length === 0 ? <span class="kr-soft">–</span> : null}
    </span>
  );
}

function Tech(p: { id: Technology; own: boolean; spent: boolean; name: string }): JSX.Element {
  const face = <Icon of={`t-${p.id}`} size={p.own ? 34 : 22} class={p.spent ? 'kr-spent' : ''} />;
  if (p.own)
    return (
      <TargetBox id={`tech:${p.id}`} label={p.name} class="kr-tool">
        {face}
      </TargetBox>
    );
  return (
    <span title={p.name} role="img" aria-label={p.name}>
      {face}
    </span>
  );
}

/* ---- another seat ---- */

function Backs(p: { table: Table; seat: number; of: Player }): JSX.Element {
  const { edition, lang } = p.table;
  return (
    <div class="kr-line">
      <Fact label={w('hand and its limit', 'рука и её предел')[lang]}>
        {w('Hand', 'Рука')[lang]} <b data-key={`p${p.seat}-cards`}>{p.of.cards}</b>
        <span class="kr-soft">/ {p.of.limit}</span>
      </Fact>
      {BACKS.filter((b) => p.of.backs[b] > 0).map((b) => (
        <TargetBox
          key={b}
          id={`back:${p.seat}:${b}`}
          label={`${seatName(p.table.seats, p.seat)}: ${backWords(edition, b)[lang]} ${p.of.backs[b]}`}
          class="kr-backs"
        >
          <span class={`kr-backcard kr-bg-${b}`} />
          <b data-key={`p${p.seat}-back-${b}`}>{p.of.backs[b]}</b>
        </TargetBox>
      ))}
    </div>
  );
}

export function Other(t: PanelTable): JSX.Element | null {
  const p = playerOf(t.view, t.seat);
  if (!p) return null;
  return (
    <section class="kr-other">
      <header class="kr-line">
        <SeatToken seat={t.seat} size={26} />
        <h3 title={seatName(t.seats, t.seat)}>{seatName(t.seats, t.seat)}</h3>
        <Trophies table={t} of={p} />
        {isSolo(t.view) ? null : (
          <span class="kr-points">
            <b data-key={`p${t.seat}-points`}>{p.points}</b> {points(p.points)[t.lang].replace(/^\d+ /, '')}
          </span>
        )}
      </header>
      <Backs table={t} seat={t.seat} of={p} />
      <div class="kr-line">
        {ROWS.map((r) => (
          <Learned key={r} table={t} of={p} row={r} own={false} />
        ))}
      </div>
    </section>
  );
}

/* ---- the own area ---- */

function HandPile(p: { table: Table; seat: number; resource: Resource; n: number }): JSX.Element {
  const { edition, lang } = p.table;
  const name = edition.resources[p.resource].name[lang];
  const shown = Math.min(p.n, 4);
  return (
    <TargetBox id={`hand:${p.resource}`} label={`${name} ${p.n}`} class={`kr-hand ${p.n === 0 ? 'kr-none' : ''}`}>
      <svg viewBox="0 0 60 54" aria-hidden="true">
        {Array.from({ length: Math.max(1, shown) }, (_, k) => {
          const off = k - (shown - 1) / 2;
          return (
            <g key={k} transform={p.n === 0 ? '' : `translate(${off * 5} 0) rotate(${off * 4} 30 60)`}>
              <path
                class={p.n === 0 ? 'kr-card-away' : `kr-card kr-paper-${p.resource}`}
                d="M13 3.5 47 3c1.5 0 2.5 1 2.5 2.5l.5 44c0 2-1 3-2.7 3L13.5 53c-2 0-3-1-3-2.6L10.3 6c0-1.6 1-2.5 2.7-2.5z"
              />
              {k === shown - 1 || p.n === 0 ? <use href={`#kr-${p.resource}`} x="16" y="12" width="28" height="28" /> : null}
            </g>
          );
        })}
      </svg>
      <span>
        {lang === 'ru' && `${name.toLowerCase()} `}
        <b data-key={`p${p.seat}-${p.resource}`}>{p.n}</b>
        {lang === 'en' && ` ${name.toLowerCase()}`}
      </span>
    </TargetBox>
  );
}

function Actions(p: { table: Table }): JSX.Element {
  const { view, viewer, lang } = p.table;
  const mine = view.turn === viewer && view.phase !== 'over';
  const left = mine ? view.ap : 0;
  return (
    <span
      class="kr-aps"
      role="img"
      aria-label={fill(w('{0} of {1} actions left', 'действий осталось {0} из {1}'), left, view.ap_most)[lang]}
    >
      {Array.from({ length: view.ap_most }, (_, i) => (
        <Icon key={i} of="ap" size={22} class={i < left ? 'kr-ap-on' : 'kr-ap-off'} />
      ))}
    </span>
  );
}

function Who(p: { table: Table; of: Player }): JSX.Element {
  const { table: t, of } = p;
  const { view } = t;
  const isDone = view.phase === 'over' || (view.turn === t.viewer && view.extra_used); // it is the turn's player who used it
  const more = isSolo(view) || isDone ? 0 : allowance(view, t.edition, t.viewer);
  return (
    <div class="kr-who">
      <p class="kr-me">
        <SeatToken seat={t.viewer} size={25} />
        <b>
          <OwnName seats={t.seats} seat={t.viewer} lang={t.lang} />
        </b>
        {isSolo(t.view) ? null : (
          <span>
            <b class="kr-score" data-key={`p${t.viewer}-points`}>
              {of.points}
            </b>{' '}
            {points(of.points)[t.lang].replace(/^\d+ /, '')}
          </span>
        )}
      </p>
      <p class="kr-line kr-nowrap">
        <Actions table={t} />
        <span class={of.cards > of.limit ? 'kr-warn' : ''}>
          {fill(w('hand {0} of {1}', 'рука {0} из {1}'), of.cards, of.limit)[t.lang]}
        </span>
      </p>
      <p class="kr-nowrap">
        <Skills table={t} seat={t.viewer} of={of} />
        {more > 0 ? (
          <Fact
            label={fill(w('behind a line: {0} to explore free', 'позади черты: доп. исследование, {0}'), cards(more))[t.lang]}
            class="kr-hint"
          >
            <Icon of="ap" size={17} />+{more}
          </Fact>
        ) : null}
      </p>
    </div>
  );
}

export function Mine(t: Table): JSX.Element | null {
  const p = playerOf(t.view, t.viewer);
  if (!p) return null;
  const hand = p.hand;
  return (
    <section class="kr-mine">
      <Who table={t} of={p} />
      <div class="kr-hands">
        {hand ? RESOURCES.map((r) => <HandPile key={r} table={t} seat={t.viewer} resource={r} n={hand[r]} />) : null}
      </div>
      <div class="kr-shelf">
        {ROWS.map((r) => (
          <Learned key={r} table={t} of={p} row={r} own />
        ))}
        <Trophies table={t} of={p} />
      </div>
    </section>
  );
}
