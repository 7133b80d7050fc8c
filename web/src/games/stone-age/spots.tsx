/* spots.tsx - the places of the valley: rings with the people who stand on them, and a plaque with name and yield. */
import type { JSX } from 'preact';
import { FitText } from '../../kit/fit';
import { fitSize, textWidth } from '../../kit/measure';
import { cut } from '../../kit/shapes';
import { Target } from '../../kit/target';
import { Person } from '../../kit/tokens';
import { huntersAt, type Layout } from './layout';
import { goodIcon, placeName } from './text';
import { divisorOf, GATHER, standing, sum, targetOf, VILLAGE, YIELD, type Gather, type P, type Place, type Yield } from './types';

type SpotProps = P & { readonly layout: Layout };

interface Figure {
  readonly seat: number;
  readonly nth: number; // of this seat on this place, from 1
  readonly ghost: boolean;
}

export function Ring(props: { readonly x: number; readonly y: number; readonly tall: boolean; readonly free: boolean }): JSX.Element {
  const { x, y, tall } = props;
  const turn = ((x * 7 + y * 3) % 9) - 4;
  return (
    <ellipse
      class={props.free ? 'ring free' : 'ring'}
      cx={x}
      cy={y}
      rx={tall ? 11.5 : 13}
      ry={tall ? 6 : 7}
      transform={`rotate(${turn} ${x} ${y})`}
    />
  );
}

/* The board that names a place: its name, and in the other half what it brings. */
function Plaque(props: {
  readonly at: readonly [number, number];
  readonly room: number;
  readonly name: string;
  readonly gain: string;
  readonly icon: string;
}): JSX.Element {
  const [x, y] = props.at;
  const side = textWidth(props.gain, 15) + 24;
  const size = fitSize(props.name, 15, props.room - side - 26);
  const width = Math.min(props.room, textWidth(props.name, size) + side + 28);
  const left = x - width / 2;
  const space = width - side - 24;
  return (
    <g class="plaque">
      <path d={cut(left, y - 12, width, 24, 7)} />
      <FitText class="disp name" x={left + 11} y={y + 5} size={size} room={space} anchor="start">
        {props.name}
      </FitText>
      <text class="gain" x={left + width - 31} y={y + 5} text-anchor="end">
        {props.gain}
      </text>
      <use href={`#${props.icon}`} x={left + width - 29} y={y - 10} width="20" height="20" />
    </g>
  );
}

function figuresAt(place: Gather, { view, viewer, chosen }: P): readonly Figure[] {
  const crowd = view.gather[place].flatMap((n, i) => Array.from({ length: n }, (_, k) => ({ seat: i + 1, nth: k + 1, ghost: false })));
  if (chosen?.verb !== 'place' || chosen.place !== place || !('people' in chosen)) return crowd;
  return [...crowd, ...Array.from({ length: chosen.people }, (_, k) => ({ seat: viewer, nth: k + 1, ghost: true }))];
}

function People(props: {
  readonly figures: readonly Figure[];
  readonly at: readonly (readonly [number, number])[];
  readonly place: string;
  readonly height: number;
}): JSX.Element {
  const order = props.figures.map((_, i) => i).sort((a, b) => (props.at[a]?.[1] ?? 0) - (props.at[b]?.[1] ?? 0)); // who stands in front is drawn last
  return (
    <>
      {order.map((i) => {
        const figure = props.figures[i];
        const spot = props.at[i];
        if (!figure || !spot) return null;
        const key = figure.ghost ? undefined : `figure-${figure.seat}-${props.place}-${figure.nth}`;
        return (
          <Person
            seat={figure.seat}
            x={spot[0]}
            y={spot[1] + 2}
            height={props.height}
            ghost={figure.ghost}
            {...(key === undefined ? {} : { dataKey: key, dataFrom: `p${figure.seat}-home` })}
          />
        );
      })}
    </>
  );
}

function labelOf(props: P, place: Place, people: readonly Figure[]): string {
  const here = people.filter((f) => !f.ghost).length;
  const name = placeName(props.edition, place, false, props.lang);
  if (here === 0) return name;
  return props.lang === 'ru' ? `${name}, людей: ${here}` : `${name}, people here: ${here}`;
}

function GatherSpot(props: SpotProps & { readonly place: Gather }): JSX.Element {
  const { layout, place, edition, view } = props;
  const spot = layout.gather[place];
  const figures = figuresAt(place, props);
  const hunt = place === 'hunt';
  const rings = spot.rings.slice(0, edition.rings);
  const at = hunt ? huntersAt(layout, figures.length) : rings;
  const taken = sum(view.gather[place]);
  const what = YIELD[place];
  return (
    <Target id={targetOf(place)} label={labelOf(props, place, figures)} class="place">
      {hunt && <HuntPatch tall={layout.tall} />}
      {rings.map(([x, y], i) => (
        <Ring x={x} y={y} tall={layout.tall} free={i >= taken} />
      ))}
      <People figures={figures} at={at} place={place} height={hunt && figures.length > 16 ? layout.person - 6 : layout.person} />
      <Plaque
        at={spot.plaque}
        room={spot.room}
        name={placeName(edition, place, layout.tall, props.lang)}
        gain={`÷${divisorOf(edition, what)}`}
        icon={goodIcon(what)}
      />
    </Target>
  );
}

function HuntPatch(props: { readonly tall: boolean }): JSX.Element {
  const wide =
    'M30 286C32 278 46 273 60 271C74 268 94 266 110 267C128 268 148 271 160 275C172 279 180 285 178 291C176 298 164 303 150 306C136 309 116 311 100 310C82 310 62 308 50 304C38 300 29 292 30 286Z';
  const tall =
    'M8 229C11 225 24 220 40 218C56 216 77 216 92 218C107 220 120 225 121 230C122 235 112 239 100 242C88 244 72 245 60 245C46 245 28 243 18 239C10 236 6 232 8 229Z';
  return <path class="ring patch free" d={props.tall ? tall : wide} />;
}

const GAIN_ICON: Readonly<Record<(typeof VILLAGE)[number], Yield | string>> = { field: 'sa-field', hut: 'person', toolmaker: 'sa-tool' };

function VillageSpot(props: SpotProps & { readonly place: (typeof VILLAGE)[number] }): JSX.Element {
  const { layout, place, view, chosen, viewer } = props;
  const spot = layout.village[place];
  const seat = standing(view, place);
  const ghost = seat === 0 && chosen?.verb === 'place' && chosen.place === place;
  const figures = seat > 0 || ghost ? spot.rings.map((_, i) => ({ seat: seat || viewer, nth: i + 1, ghost })) : [];
  return (
    <Target id={targetOf(place)} label={labelOf(props, place, figures)} class="place">
      {spot.rings.map(([x, y]) => (
        <Ring x={x} y={y} tall={layout.tall} free={seat === 0} />
      ))}
      <People figures={figures} at={spot.rings} place={place} height={layout.person} />
      <Plaque
        at={spot.plaque}
        room={spot.room}
        name={placeName(props.edition, place, layout.tall, props.lang)}
        gain="+1"
        icon={GAIN_ICON[place]}
      />
    </Target>
  );
}

export function Spots(props: SpotProps): JSX.Element {
  return (
    <>
      {GATHER.map((place) => (
        <GatherSpot {...props} place={place} />
      ))}
      {VILLAGE.map((place) => (
        <VillageSpot {...props} place={place} />
      ))}
    </>
  );
}
