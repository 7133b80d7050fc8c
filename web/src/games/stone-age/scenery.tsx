/* scenery.tsx - what never changes on the board: the valley, the cave, the drawings of the places. Drawn once. */
import type { JSX } from 'preact';
import { memo } from '../../kit/memo';
import { Shapes, type Shape } from '../../kit/shapes';
import { TALL, WIDE, type Layout } from './layout';
import { CLAYPIT, FIELD, FOREST_FLOOR, HUT, QUARRY, TOOLMAKER, TREES } from './places';
import { CAVE, CAVE_TALL, VALLEY, VALLEY_TALL } from './scene';

const FILTER = 'sa-rough';

/* Edges as if cut by hand; on still art only, as filters are slow to draw. */
function Rough(): JSX.Element {
  return (
    <filter id={FILTER} x="-2%" y="-2%" width="104%" height="104%">
      <feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="4" result="n" />
      <feDisplacementMap in="SourceGraphic" in2="n" scale="3.2" xChannelSelector="R" yChannelSelector="G" />
    </filter>
  );
}

function Trees(): JSX.Element {
  return (
    <>
      <Shapes of={FOREST_FLOOR} prefix="sa" />
      {TREES.map(([x, top, foot, front]) => {
        const height = foot - top;
        const width = (height * 34) / 82;
        return <use href={front ? '#sa-fir' : '#sa-pine'} x={x - width / 2} y={top} width={width} height={height} />;
      })}
    </>
  );
}

function Drawing(props: {
  readonly at: readonly [number, number, number] | undefined;
  readonly of?: readonly Shape[];
}): JSX.Element | null {
  if (!props.at) return null;
  const [x, y, scale] = props.at;
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{props.of ? <Shapes of={props.of} prefix="sa" /> : <Trees />}</g>;
}

function Herd(props: { readonly layout: Layout }): JSX.Element {
  const share = (symbol: string): number => (symbol === 'mammoth' ? 52 / 70 : 40 / 60);
  return (
    <>
      {props.layout.herd.map(([symbol, paint, x, y, width]) => (
        <g class={`paint-${paint}`}>
          <use href={`#${symbol}`} x={x} y={y} width={width} height={width * share(symbol)} />
        </g>
      ))}
    </>
  );
}

function Land(props: { readonly layout: Layout; readonly valley: readonly Shape[]; readonly cave: readonly Shape[] }): JSX.Element {
  const { layout } = props;
  return (
    <g aria-hidden="true">
      <defs>
        <Rough />
      </defs>
      <g filter={`url(#${FILTER})`}>
        <Shapes of={props.valley} prefix="sa" />
        <Herd layout={layout} />
        <Drawing at={layout.gather.forest.art} />
        <Drawing at={layout.gather.claypit.art} of={CLAYPIT} />
        <Drawing at={layout.gather.quarry.art} of={QUARRY} />
        <Drawing at={layout.village.field.art} of={FIELD} />
        <Drawing at={layout.village.hut.art} of={HUT} />
        <Drawing at={layout.village.toolmaker.art} of={TOOLMAKER} />
        <Shapes of={props.cave} prefix="sa" />
        {!layout.tall && (
          <g class="paint-hand" opacity=".75" transform="rotate(-12 30 20)">
            <use href="#hand" x="8" y="4" width="30" height="30" />
          </g>
        )}
      </g>
      {!layout.tall && <use href="#fire" x="468" y="286" width="24" height="24" />}
    </g>
  );
}

export const WideLand = memo(() => <Land layout={WIDE} valley={VALLEY} cave={CAVE} />);
export const TallLand = memo(() => <Land layout={TALL} valley={VALLEY_TALL} cave={CAVE_TALL} />);
