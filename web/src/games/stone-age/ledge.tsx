/* ledge.tsx - the rock in front of the valley, where civilisation cards and stacks of buildings lie. */
import type { JSX } from 'preact';
import { FitText } from '../../kit/fit';
import { cut } from '../../kit/shapes';
import { Target } from '../../kit/target';
import { Person } from '../../kit/tokens';
import type { Lang } from '../game';
import type { Layout } from './layout';
import { Ring } from './spots';
import { bottomWords, goodIcon, tileLines, tilePoints, topShort } from './text';
import { cardAt, GOODS, standing, tileAt, type Building, type Card, type Edition, type P, type Place } from './types';

type LedgeProps = P & { readonly layout: Layout };

const Use = (props: { readonly id: string; readonly x: number; readonly y: number; readonly size: number }): JSX.Element => (
  <use href={`#${props.id}`} x={props.x} y={props.y} width={props.size} height={props.size} />
);

/* ---- cards ---- */

/* The picture of the upper half, in a box from 0 0, `w` wide and 44 high. */
function CardTop(props: { readonly card: Card; readonly w: number; readonly players: number }): JSX.Element {
  const { type, amount = 0, resource, value = 0 } = props.card.top;
  const mid = props.w / 2;
  const numbered = (id: string, text: string): JSX.Element => (
    <>
      <Use id={id} x={mid - 39} y={4} size={38} />
      <text class="amount" x={mid + 22} y={34} text-anchor="middle">
        {text}
      </text>
    </>
  );
  switch (type) {
    case 'dice_all':
      return (
        <>
          {Array.from({ length: props.players }, (_, i) => (
            <Use id="sa-die" x={mid - props.players * 10.5 + i * 21} y={10 + (i % 2) * 5} size={21} />
          ))}
        </>
      );
    case 'food':
      return numbered('sa-food', String(amount));
    case 'resource':
      return numbered(goodIcon(resource && resource !== 'none' ? resource : 'wood'), String(amount));
    case 'roll':
      return (
        <>
          <Use id="sa-die" x={mid - 41} y={9} size={25} />
          <Use id="sa-die" x={mid - 17} y={14} size={25} />
          <Use id={goodIcon(resource && resource !== 'none' ? resource : 'wood')} x={mid + 10} y={8} size={32} />
        </>
      );
    case 'points':
      return numbered('sa-points', String(amount));
    case 'tool':
      return numbered('sa-tool', '+1');
    case 'field':
      return numbered('sa-field', '+1');
    case 'draw':
      return numbered('sa-back', '+1');
    case 'once':
      return numbered('sa-tool', `+${value}`);
    case 'pick':
      return (
        <>
          {GOODS.map((good, i) => (
            <Use id={goodIcon(good)} x={mid - 42 + i * 21} y={8 + (i % 2) * 8} size={22} />
          ))}
        </>
      );
  }
}

function CardBottom(props: {
  readonly card: Card;
  readonly edition: Edition;
  readonly lang: Lang;
  readonly w: number;
  readonly h: number;
}): JSX.Element {
  const { card, w, h } = props;
  const { type, symbol, kind, count = 0 } = card.bottom;
  const name = bottomWords(card, props.edition)[props.lang];
  const size = h > 50 ? 30 : 25;
  return (
    <>
      <path class={`half ${type}`} d={cut(4, 0, w - 8, h, 4)} />
      {type === 'green' ? (
        <g class="sign">
          <Use id={`sa-${symbol ?? 'none'}`} x={w / 2 - size / 2} y={h > 50 ? 4 : 1} size={size} />
        </g>
      ) : (
        Array.from({ length: count }, (_, i) => (
          <Use id={`sa-${kind ?? 'none'}`} x={w / 2 - (count * size) / 2 + i * size} y={h > 50 ? 3 : 0} size={size - 2} />
        ))
      )}
      <FitText class={`disp foot ${type}`} x={w / 2} y={h - 6} size={14} room={w - 12}>
        {name}
      </FitText>
    </>
  );
}

function CardFace(props: {
  readonly card: Card;
  readonly edition: Edition;
  readonly lang: Lang;
  readonly players: number;
  readonly size: readonly [number, number];
}): JSX.Element {
  const { card, lang } = props;
  const [w, h] = props.size;
  const roomy = h > 110;
  const half = roomy ? 74 : 52;
  return (
    <>
      <path class="shade" d={cut(3, 4, w, h, 6)} />
      <path class="edge" d={cut(0, 0, w, h, 6)} />
      <g transform={`translate(0 ${roomy ? 6 : 4})`}>
        <CardTop card={card} w={w} players={props.players} />
      </g>
      {roomy && (
        <FitText class="caption" x={w / 2} y={67} size={14} room={w - 10}>
          {topShort(card)[lang]}
        </FitText>
      )}
      <g transform={`translate(0 ${half})`}>
        <CardBottom card={card} edition={props.edition} lang={lang} w={w} h={h - half - 4} />
      </g>
    </>
  );
}

/* ---- what is the same for a card and a stack: the ring in front, and who stands there ---- */

function Stand(props: LedgeProps & { readonly place: Place; readonly x: number; readonly y: number }): JSX.Element {
  const { view, chosen, place, x, y, layout } = props;
  const seat = standing(view, place);
  const ghost = seat === 0 && chosen?.verb === 'place' && chosen.place === place;
  return (
    <>
      <Ring x={x} y={y} tall={layout.tall} free={seat === 0} />
      {seat > 0 && (
        <Person
          seat={seat}
          x={x}
          y={y + 2}
          height={layout.person}
          dataKey={`figure-${seat}-${place.replace(' ', '-')}-1`}
          dataFrom={`p${seat}-home`}
        />
      )}
      {ghost && <Person seat={props.viewer} x={x} y={y + 2} height={layout.person} ghost />}
    </>
  );
}

function CardSlot(props: LedgeProps & { readonly slot: number }): JSX.Element {
  const { layout, view, edition, slot, lang } = props;
  const place = `card ${slot + 1}` as Place;
  const [x, y] = layout.card(slot);
  const [w, h] = layout.cardSize;
  const card = cardAt(view, edition, slot);
  const cost = edition.slot_cost[slot] ?? 0;
  const now = view.at === place ? ' at' : '';
  const name = card ? card.name[lang] : lang === 'ru' ? 'пусто' : 'empty';
  return (
    <Target id={`card-${slot + 1}`} label={`${edition.places[place].name[lang]}: ${name}`} class={`place tile${now}`}>
      <g transform={`translate(${x} ${y})`} data-key={`card-${view.display[slot] ?? 0}`}>
        {card ? (
          <CardFace card={card} edition={edition} lang={lang} players={view.seats} size={layout.cardSize} />
        ) : (
          <path class="hollow" d={cut(0, 0, w, h, 6)} />
        )}
      </g>
      <g class="price" aria-hidden="true">
        {Array.from({ length: cost }, (_, i) => (
          <path d={cut(x + w / 2 + 1 + (i - cost / 2) * 13 + w / 8, y + h + layout.below - 5, 10, 10, 2, 0.6)} />
        ))}
      </g>
      <Stand {...props} place={place} x={x + (layout.tall ? 14 : 15)} y={y + h + layout.below} />
    </Target>
  );
}

/* ---- buildings ---- */

function housePicture(tile: Building): string {
  if (tile.type !== 'fixed') return tile.type === 'range' ? 'sa-tent' : 'sa-house-brick';
  const cost = tile.cost;
  if (!cost) return 'sa-tent';
  if (cost.wood >= 2 || (cost.wood > 0 && cost.stone === 0)) return 'sa-house-wood';
  return cost.stone >= 1 && cost.brick < 2 ? 'sa-house-stone' : 'sa-house-brick';
}

function TileFace(props: {
  readonly tile: Building;
  readonly edition: Edition;
  readonly lang: Lang;
  readonly size: readonly [number, number];
}): JSX.Element {
  const { tile, edition, lang } = props;
  const [w, h] = props.size;
  const roomy = h > 100;
  const picture = roomy ? 56 : 42;
  const points = tilePoints(tile, edition);
  const badge = points.length > 2 ? 56 : 38;
  const needs = tile.type === 'fixed' ? GOODS.flatMap((g) => Array.from({ length: tile.cost?.[g] ?? 0 }, () => g)) : [];
  const step = Math.min(26, (w - 8) / Math.max(needs.length, 1));
  const [first, second] = tileLines(tile);
  return (
    <>
      <path class="edge built" d={cut(0, 0, w, h, 6)} />
      <path class="sky" d={cut(4, 4, w - 8, picture, 4, 0.6)} />
      <use href={`#${housePicture(tile)}`} x={(w - picture * 1.36) / 2} y={4} width={picture * 1.36} height={picture} />
      <path class="seal" d={cut(w - badge + 5, -6, badge, 25, 7)} />
      <text class={points.length > 2 ? 'points few' : 'points'} x={w - badge / 2 + 5} y={13} text-anchor="middle">
        {points}
      </text>
      {tile.type === 'fixed' ? (
        needs.map((g, i) => (
          <Use id={goodIcon(g)} x={w / 2 - (needs.length * step) / 2 + i * step} y={picture + (roomy ? 14 : 7)} size={Math.min(25, step)} />
        ))
      ) : (
        <>
          <FitText class="caption bold" x={w / 2} y={picture + (roomy ? 24 : 18)} size={14} room={w - 8}>
            {first[lang]}
          </FitText>
          <FitText class="caption" x={w / 2} y={picture + (roomy ? 40 : 32)} size={14} room={w - 8}>
            {second[lang]}
          </FitText>
        </>
      )}
    </>
  );
}

function Stack(props: LedgeProps & { readonly stack: number }): JSX.Element {
  const { layout, view, edition, stack, lang } = props;
  const place = `building ${stack + 1}` as Place;
  const [x, y] = layout.building(stack);
  const [w, h] = layout.tileSize;
  const tile = tileAt(view, edition, stack);
  const left = view.left[stack] ?? 0;
  const name = tile ? tile.name[lang] : lang === 'ru' ? 'пусто' : 'used up';
  const now = view.at === place ? ' at' : '';
  const under = Math.min(Math.max(left - 1, 0), 5);
  return (
    <Target id={`building-${stack + 1}`} label={`${edition.places[place].name[lang]}: ${name}`} class={`place tile${now}`}>
      {Array.from({ length: under }, (_, i) => (
        <path class={i % 2 ? 'under odd' : 'under'} d={cut(x + (under - i) * 1.6, y + (under - i) * 2.2, w, h, 6, 0.4)} />
      ))}
      <g transform={`translate(${x} ${y})`} data-key={`tile-${view.tile[stack] ?? 0}`}>
        {tile ? (
          <TileFace tile={tile} edition={edition} lang={lang} size={layout.tileSize} />
        ) : (
          <path class="hollow" d={cut(0, 0, w, h, 6)} />
        )}
      </g>
      <text
        class="left"
        x={x + w + 4}
        y={y + h + layout.below + (layout.tall ? 8 : 5) + (layout.tall ? 0 : 18)}
        text-anchor="end"
        data-key={`left-${stack + 1}`}
      >
        {lang === 'ru' ? `ещё ${left}` : `${left} left`}
      </text>
      <Stand {...props} place={place} x={x + (layout.tall ? 14 : 20)} y={y + h + layout.below + (layout.tall ? 3 : 18)} />
    </Target>
  );
}

/* Where fewer stacks lie, somebody has painted the rock. */
function RockArt(props: { readonly layout: Layout; readonly stacks: number }): JSX.Element {
  const { layout, stacks } = props;
  const [w, h] = layout.tileSize;
  const painted = [
    ['deer', 0.75],
    ['bison', 1],
  ] as const;
  return (
    <g class="rock-art" aria-hidden="true">
      {painted.slice(0, 4 - stacks).map(([symbol, size], i) => {
        const [x, y] = layout.building(3 - i);
        return (
          <use
            href={`#${symbol}`}
            x={x + (w * (1 - size)) / 2}
            y={y + h / 4}
            width={w * size}
            height={(w * size * 2) / (symbol === 'deer' ? 2 : 3)}
          />
        );
      })}
    </g>
  );
}

export function Ledge(props: LedgeProps): JSX.Element {
  const stacks = props.edition.limits[String(props.view.seats) as '2' | '3' | '4'].building_stacks;
  return (
    <>
      <RockArt layout={props.layout} stacks={stacks} />
      {Array.from({ length: stacks }, (_, stack) => (
        <Stack {...props} stack={stack} />
      ))}
      {props.view.display.map((_, slot) => (
        <CardSlot {...props} slot={props.view.display.length - 1 - slot} />
      ))}
    </>
  );
}
