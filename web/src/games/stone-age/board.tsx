/* board.tsx - the board of Stone Age: the valley with its places, the food track, the ledge with cards and buildings,
 * and on top the tray for the decision of the moment. */
import type { JSX } from 'preact';
import { useTall } from '../../kit/narrow';
import { cut, Framed } from '../../kit/shapes';
import { Target } from '../../kit/target';
import { SeatMark } from '../../kit/tokens';
import { count, w } from '../../kit/words';
import { TALL, WIDE, type Layout } from './layout';
import { Ledge } from './ledge';
import { TallLand, WideLand } from './scenery';
import { Spots } from './spots';
import { Tray } from './tray';
import type { P } from './types';

const TRACK = w('food each round', 'урожай за раунд');
const NAME = w('The valley of Stone Age', 'Долина «Каменного века»');

/* Stones from 0 to the top of the food track, with a mark of each seat above; seats on one stone stand side by side. */
function FoodTrack(props: P & { readonly layout: Layout }): JSX.Element {
  const { view, edition, lang, layout } = props;
  const { x: left, y: top, step, size } = layout.track;
  const middle = left + size[0] / 2;
  const stones = Array.from({ length: edition.track_max + 1 }, (_, i) => i);
  return (
    <Target id="track" label={`${TRACK[lang]}: ${view.players.map((p, i) => `${'ABCDE'[i]} ${p.track}`).join(', ')}`} class="track">
      {stones.map((n) => (
        <>
          <path class={n % 2 ? 'pebble odd' : 'pebble'} d={cut(left + n * step, top, size[0], size[1], 9, 1.6)} />
          <text class="step" x={middle + n * step} y={top + 15} text-anchor="middle">
            {n}
          </text>
        </>
      ))}
      {view.players.map((p, i) => {
        const before = view.players.slice(0, i).filter((q) => q.track === p.track).length;
        const together = view.players.filter((q) => q.track === p.track).length;
        const x = middle + p.track * step + (before - (together - 1) / 2) * (together > 2 ? 11 : 15);
        return (
          <SeatMark
            seat={i + 1}
            x={x}
            y={top - 5 - (together > 2 ? (before % 2) * 9 : 0)}
            size={16}
            letter={false}
            dataKey={`p${i + 1}-track-mark`}
          />
        );
      })}
      {layout.tall ? (
        <use href="#sa-field" x="8" y={top - 4} width="22" height="22" />
      ) : (
        <text class="track-name" x={512} y={389}>
          {TRACK[lang]}
        </text>
      )}
    </Target>
  );
}

function LedgeTitles(props: P): JSX.Element {
  const { lang, view } = props;
  const cards = count(view.undrawn_count, ['card to come', 'cards to come'], ['карта впереди', 'карты впереди', 'карт впереди']);
  return (
    <g class="ledge-titles">
      <text class="disp" x="22" y="423">
        {w('Buildings', 'Постройки')[lang]}
      </text>
      <text class="disp" x="852" y="423" text-anchor="end">
        {w('Civilisation cards', 'Карты цивилизации')[lang]}
      </text>
      <text x="440" y="423" data-key="undrawn">
        {cards[lang]}
      </text>
    </g>
  );
}

export function Board(props: P): JSX.Element {
  const layout = useTall() ? TALL : WIDE;
  return (
    <svg
      class={`sa-board ${layout.tall ? 'tall' : 'wide'}`}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      preserveAspectRatio={layout.tall ? 'xMidYMin meet' : 'xMidYMid meet'}
      role="group"
      aria-label={NAME[props.lang]}
    >
      <Framed id="sa-frame" width={layout.width} height={layout.height}>
        {layout.tall ? <TallLand /> : <WideLand />}
      </Framed>
      <Spots {...props} layout={layout} />
      <FoodTrack {...props} layout={layout} />
      {!layout.tall && <LedgeTitles {...props} />}
      <Ledge {...props} layout={layout} />
      <Tray {...props} layout={layout} />
    </svg>
  );
}
