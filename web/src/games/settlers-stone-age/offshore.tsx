/* offshore.tsx - what lies beside the land, in the Indian Ocean: the two double cards, the supply, the last roll. */
import type { JSX } from 'preact';
import { DieMark } from '../../kit/dice';
import { Target } from '../../kit/target';
import { w } from '../../kit/words';
import { coloured } from './pieces';
import type { Table } from './types';
import { KINDS, TRIBES } from './types';

const AT = { x: 352, y: 436 };

function CardFace(p: { card: 'exploration' | 'expansion'; x: number; y: number }): JSX.Element {
  if (p.card === 'exploration') return <use href="#st-counter" x={p.x} y={p.y} width="24" height="24" />;
  return (
    <>
      {TRIBES.map((c, i) => (
        <use key={c} href={`#st-tribe-${c}`} x={p.x + (i % 2) * 12} y={p.y + Math.floor(i / 2) * 12} width="12" height="12" />
      ))}
    </>
  );
}

function DoubleCard(p: { table: Table; card: 'exploration' | 'expansion'; x: number }): JSX.Element {
  const { view, edition, lang } = p.table;
  const owner = view[p.card];
  const { x } = p;
  const y = AT.y;
  return (
    <Target id={`card:${p.card}`} label={edition[p.card].name} class="st-vp">
      <path
        class="st-card-face"
        d={`M${x + 2} ${y + 0.5}l93-.8c1.5 0 2.5 1 2.5 2.5l.5 32c0 1.5-1 2.5-2.5 2.5l-94 .6c-1.5 0-2.5-1-2.5-2.5l-.5-31.5c0-1.6 1-2.8 3-2.8z`}
      />
      <CardFace card={p.card} x={x + 7} y={y + 6} />
      <text class="st-plus" x={x + 47} y={y + 24}>
        +{edition[p.card].points}
      </text>
      {owner > 0 ? (
        <g class={coloured(view, owner)}>
          <use data-key={p.card} href={`#st-seat-${owner}`} x={x + 68} y={y + 7} width="23" height="23" />
        </g>
      ) : (
        <circle class="st-nobody" cx={x + 79.5} cy={y + 18.5} r="10" />
      )}
      <text class="st-caption" x={x + 49} y={y + 52}>
        {edition[p.card].name[lang]}
      </text>
    </Target>
  );
}

function Supply(p: { table: Table }): JSX.Element {
  const { view, edition, lang } = p.table;
  const y = AT.y + 66;
  return (
    <g>
      {KINDS.map((k, i) => {
        const x = AT.x + 2 + i * 52;
        return (
          <Target key={k} id={`supply:${k}`} label={`${edition.resources[k].name[lang]} ${view.supply[k]}`} class="st-supply">
            <rect class="st-pile-2" x={x + 2.5} y={y + 3} width="44" height="32" rx="3" />
            <rect class={`st-pile st-face-${k}`} x={x} y={y} width="44" height="32" rx="3" />
            <use href={`#st-${k}`} x={x + 2} y={y + 5} width="22" height="22" />
            <text data-key={`supply-${k}`} class="st-count" x={x + 33} y={y + 21.5}>
              {view.supply[k]}
            </text>
          </Target>
        );
      })}
      <text class="st-caption" x={AT.x + 102} y={y + 52}>
        {w('Supply', 'Запас')[lang]}
      </text>
    </g>
  );
}

function Dice(p: { table: Table }): JSX.Element | null {
  const [a = 0, b = 0] = p.table.view.rolled;
  if (a === 0) return null;
  return (
    <g data-key="dice" role="img" aria-label={`${a} + ${b} = ${a + b}`}>
      <DieMark face={a} x={24} y={510} size={38} dataKey="die-1" />
      <DieMark face={b} x={66} y={516} size={38} dataKey="die-2" />
      <text class="st-sum" x={122} y={544}>
        {a + b}
      </text>
    </g>
  );
}

export function Offshore(p: { table: Table }): JSX.Element {
  return (
    <g>
      <DoubleCard table={p.table} card="exploration" x={AT.x} />
      <DoubleCard table={p.table} card="expansion" x={AT.x + 108} />
      <Supply table={p.table} />
      <Dice table={p.table} />
    </g>
  );
}
