/* ledge.tsx - the twelve kinds of resources: how many tiles can still be taken, and which kind is about to be scored. */
import type { JSX } from 'preact';
import { FitText } from '../../kit/fit';
import { cut } from '../../kit/shapes';
import { Target } from '../../kit/target';
import { w } from '../../kit/words';
import type { Layout } from './layout';
import { kindName, shortKind } from './text';
import { TileMark } from './tiles';
import { categoryOf, kindsOf, type Kind, type P } from './types';

type LedgeProps = P & { readonly layout: Layout };

const SCORED = w('scored', 'учтено');

interface Cell {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/* One row on the desk, with a gap between categories; two rows on a phone. */
function cells({ edition, layout }: LedgeProps): readonly Cell[] {
  const kinds = kindsOf(edition);
  if (layout.tall)
    return kinds.map((kind, i) => ({ kind, x: 3 + (i % 6) * 64, y: layout.ledge + 2 + Math.floor(i / 6) * 62, width: 63, height: 59 }));
  const step = (layout.width - 34) / kinds.length;
  let gap = 0;
  return kinds.map((kind, i) => {
    const before = kinds[i - 1];
    if (before && categoryOf(edition, before) !== categoryOf(edition, kind)) gap += 8;
    return { kind, x: 9 + gap + i * step, y: layout.ledge + 2, width: step - 2, height: 74 };
  });
}

function Dots(props: LedgeProps & { readonly cell: Cell }): JSX.Element {
  const { view, cell, layout } = props;
  const left = view.uncollected[cell.kind].length;
  const all = left + view.collected[cell.kind].length;
  return (
    <g class="dots" data-key={`kind-${cell.kind}`}>
      {Array.from({ length: all }, (_, i) => {
        const x = cell.x + cell.width / 2 + (i - (all - 1) / 2) * 10.5;
        return <circle class={i < left ? 'dot' : 'dot gone'} cx={x} cy={cell.y + cell.height - (layout.tall ? 7 : 11)} r="3.6" />;
      })}
    </g>
  );
}

function KindCell(props: LedgeProps & { readonly cell: Cell }): JSX.Element {
  const { view, edition, lang, cell, layout } = props;
  const { kind, x, y, width, height } = cell;
  const left = view.uncollected[kind].length;
  const scored = view.scored.includes(kind);
  const hot = !scored && (left === 1 || view.taken === kind);
  const name = shortKind(edition, kind)[lang];
  const middle = x + width / 2;
  const said = scored ? SCORED[lang] : lang === 'ru' ? `осталось ${left}` : `${left} left`;
  return (
    <Target
      id={`kind-${kind}`}
      label={`${kindName(edition, kind)[lang]}: ${said}`}
      class={`cm-kind${hot ? ' hot' : ''}${scored ? ' scored' : ''}`}
    >
      <path class="cell" d={cut(x, y, width, height, 5, 0.8)} />
      <TileMark
        kind={kind}
        edition={edition}
        x={middle - 13}
        y={y + (layout.tall ? 2 : 6)}
        size={layout.tall ? 24 : 26}
        state={scored ? 'pale' : 'open'}
      />
      <FitText class="kind-name" x={middle} y={y + (layout.tall ? 41 : 50)} size={14} room={width - 4}>
        {name}
      </FitText>
      {scored ? (
        <text class="kind-scored" x={middle} y={y + height - 7} text-anchor="middle">
          {SCORED[lang]}
        </text>
      ) : (
        <Dots {...props} />
      )}
    </Target>
  );
}

export function Ledge(props: LedgeProps): JSX.Element {
  return (
    <>
      {cells(props).map((cell) => (
        <KindCell {...props} cell={cell} />
      ))}
    </>
  );
}
