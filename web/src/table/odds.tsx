/* odds.tsx - what a roll would bring, as bars: in the tooltip on the desk, as a strip in the action bar on a phone. */
import type { JSX } from 'preact';
import type { Odds } from '../net/protocol';
import type { TableCtrl } from './ctrl';
import { bins, mean, percent } from './odds-bins';

const barHeight = 48;

export function OddsChart(props: { odds: Odds; lang: 'en' | 'ru' }): JSX.Element | null {
  const list = bins(props.odds);
  if (list.length === 0) return null;
  const top = Math.max(...list.map((bin) => bin.share));
  const column = 44;
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
                {bin.label}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {props.odds.label[props.lang]}, ⌀ {mean(props.odds).toFixed(1)}
        <span class="unseen">{list.map((bin) => `${bin.label}: ${percent(bin.share)}`).join(', ')}</span>
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
  return (
    <div class="strip" role="img" aria-label={`${odds.label[ctrl.lang]}: ${list.map((b) => `${b.label} ${percent(b.share)}`).join(', ')}`}>
      {list.map((bin) => (
        <i key={bin.label} class={bin.share === top ? 'best' : ''} style={{ flexGrow: String(Math.max(bin.share, 0.06)) }}>
          {bin.share >= 0.14 ? `${bin.label}: ${percent(bin.share)}` : bin.label}
        </i>
      ))}
    </div>
  );
}
