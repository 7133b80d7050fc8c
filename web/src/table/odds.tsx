/* odds.tsx - what a roll would bring, as bars: in the tooltip on the desk, as a strip in the action bar on a phone. */
import type { JSX } from 'preact';
import type { Words } from '../games/game';
import { w } from '../kit/words';
import type { Odds } from '../net/protocol';
import type { TableCtrl } from './ctrl';
import { bins, mean, percent } from './odds-bins';

const barHeight = 48;

type Names = Readonly<Record<number, Words>>;

function onAverage(odds: Odds): Words {
  const value = mean(odds).toFixed(1);
  return w(`${value} on average`, `в среднем ${value.replace('.', ',')}`);
}

export function OddsChart(props: { odds: Odds; names: Names | null; lang: 'en' | 'ru' }): JSX.Element | null {
  const list = bins(props.odds);
  const named = (label: string): string => props.names?.[Number(label)]?.[props.lang] ?? label;
  if (list.length === 0) return null;
  const top = Math.max(...list.map((bin) => bin.share));
  const column = props.names === null ? 44 : 76;
  return (
    <figure class="odds">
      <svg viewBox={`0 0 ${list.length * column} ${barHeight + 36}`} width={Math.min(list.length * column, 300)} aria-hidden="true">
        {list.map((bin, i) => {
          const height = Math.max(2, (bin.share / top) * barHeight);
          const x = i * column;
          return (
            <g key={bin.label} class={bin.share === top ? 'best' : ''}>
              <text x={x + column / 2} y={barHeight - height + 14} text-anchor="middle">
                {percent(bin.share)}
              </text>
              <rect x={x + 4} y={barHeight - height + 18} width={column - 8} height={height} rx="3" />
              <text class="value" x={x + column / 2} y={barHeight + 34} text-anchor="middle">
                {named(bin.label)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {props.names === null && `${props.odds.label[props.lang]}, ${onAverage(props.odds)[props.lang]}`}
        <span class="unseen">{list.map((bin) => `${named(bin.label)}: ${percent(bin.share)}`).join(', ')}</span>
      </figcaption>
    </figure>
  );
}

/* The phone has no room for a tooltip beside the thing that is touched. */
export function OddsStrip(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { ctrl } = props;
  const [odds] = ctrl.oddsFor(ctrl.hand.chosen?.action ?? null);
  const list = odds === undefined ? [] : bins(odds);
  if (odds === undefined || list.length < 2) return null;
  const top = Math.max(...list.map((bin) => bin.share));
  const names = ctrl.ui.outcomes?.(odds.label.en) ?? null;
  const named = (label: string): string => names?.[Number(label)]?.[ctrl.lang] ?? label;
  return (
    <div class="strip" role="img" aria-label={`${odds.label[ctrl.lang]}: ${list.map((b) => `${named(b.label)} ${percent(b.share)}`).join(', ')}`}>
      {list.map((bin) => (
        <i key={bin.label} class={bin.share === top ? 'best' : ''} style={{ flexGrow: String(Math.max(bin.share, 0.06)) }}>
          {bin.share >= 0.14 ? `${named(bin.label)}: ${percent(bin.share)}` : named(bin.label)}
        </i>
      ))}
    </div>
  );
}
