/* tray.tsx - a hide spread on the board for the decision of the moment: dice and tools, payments, gifts, free goods.
 *
 * A payment or a set of tools is put together by several touches here. As soon as it is one of the legal actions it
 * becomes the chosen one (prepare), and the main button of the action bar plays it. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DieMark } from '../../kit/dice';
import { FitText } from '../../kit/fit';
import { cut } from '../../kit/shapes';
import { Target } from '../../kit/target';
import { SeatMark } from '../../kit/tokens';
import { fill, w } from '../../kit/words';
import type { Words } from '../game';
import type { Layout } from './layout';
import { aidsValue, boughtName, paidWords, priceWords, rollWords } from './moves';
import { worth } from './reckon';
import { diceWords, giftIcon, giftWords, goodIcon, goodName, goodsWords, pointWords } from './text';
import { GOODS, readyTools, slotOf, tileAt, total, type Amounts, type Good, type Move, type P } from './types';

type TrayProps = P & { readonly layout: Layout };
type Payment = Extract<Move, { verb: 'pay' | 'feed' }>;
type Use = Extract<Move, { verb: 'use' }>;

/* A small button drawn on the tray. */
function Knob(props: {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly label: string;
  readonly on?: boolean;
  readonly off?: boolean;
  readonly id: string;
  readonly press: () => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  const act = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    if (!props.off) props.press();
  };
  return (
    <g
      class={`knob${props.on ? ' pressed' : ''}${props.off ? ' off' : ' target can'}`}
      role="button"
      tabindex={props.off ? -1 : 0}
      aria-label={props.label}
      aria-pressed={props.on ? 'true' : 'false'}
      aria-disabled={props.off ? 'true' : 'false'}
      data-target={props.id}
      transform={`translate(${props.x} ${props.y})`}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') act(event);
      }}
    >
      <rect class="face" width={props.w} height={props.h} rx="7" />
      {props.children}
    </g>
  );
}

/* The hide itself with its title; the inside begins at 0 0. */
function Hide(props: {
  readonly layout: Layout;
  readonly height: number;
  readonly title: string;
  readonly seat: number;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const [middle, y, width] = props.layout.tray;
  const x = middle - width / 2;
  return (
    <g
      class="tray"
      data-target="tray"
      role="group"
      aria-label={props.title}
      transform={`translate(${x} ${y})`}
      onClick={(event) => event.stopPropagation()}
    >
      <path class="hide-shade" d={cut(3, 5, width, props.height, 14, 2)} />
      <path class="hide" d={cut(0, 0, width, props.height, 14, 2)} />
      <path class="stitches" d={cut(5, 5, width - 10, props.height - 10, 11, 1)} />
      <SeatMark seat={props.seat} x={27} y={25} size={24} />
      <FitText class="disp title" x={46} y={31} size={17} room={width - 62} anchor="start">
        {props.title}
      </FitText>
      {props.children}
    </g>
  );
}

/* ---- tools ---- */

const sameAids = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((aid) => b.includes(aid));

function Tools(props: TrayProps): JSX.Element {
  const { view, edition, legal, chosen, lang, layout } = props;
  const player = view.players[view.turn - 1];
  const taken = chosen?.verb === 'use' ? chosen.aids : [];
  const aids: readonly (readonly [string, number])[] = player
    ? [
        ...readyTools(player).map(([slot, value]) => [`tool ${slot}`, value] as const),
        ...player.once.map((once) => [once, Number(once.split(' ')[1])] as const),
      ]
    : [];
  const added = player ? aidsValue(taken, player) : 0;
  const toggle = (aid: string): void => {
    const next = (taken as readonly string[]).includes(aid) ? taken.filter((a) => a !== aid) : [...taken, aid];
    const match = legal.find((a): a is Use => a.verb === 'use' && sameAids(a.aids, next));
    props.prepare(match ?? null);
  };
  const mine = legal.length > 0;
  const left = layout.tray[2] / 2 - (aids.length * 58) / 2;
  const title = rollWords(view, edition, added)[lang];
  return (
    <Hide layout={layout} height={118} title={title} seat={view.turn}>
      {aids.map(([aid, value], i) => (
        <Knob
          x={left + i * 58}
          y={46}
          w={52}
          h={46}
          id={`tray-${aid.replace(' ', '-')}`}
          label={
            aid.startsWith('once')
              ? fill(w('tool of {0}, used once', 'орудие {0} на один раз'), value)[lang]
              : fill(w('tool +{0}', 'орудие +{0}'), value)[lang]
          }
          on={(taken as readonly string[]).includes(aid)}
          off={!mine}
          press={() => toggle(aid)}
        >
          <use href="#sa-tool" x="4" y="6" width="30" height="32" />
          <text class="value" x="38" y="30" text-anchor="middle">{`+${value}`}</text>
          {aid.startsWith('once') && <path class="once" d="M4 42h44" />}
        </Knob>
      ))}
      <text class="hint" x={layout.tray[2] / 2} y={108} text-anchor="middle">
        {
          (added > 0
            ? fill(w('tools add {0} to the dice', 'орудия добавляют {0} к броску'), added)
            : w('touch tools to add them', 'коснитесь орудий, чтобы добавить их'))[lang]
        }
      </text>
    </Hide>
  );
}

/* ---- payments ---- */

const sameAmounts = (a: Amounts, b: Amounts): boolean => GOODS.every((g) => (a[g] ?? 0) === (b[g] ?? 0));

/* The least that still can be added up to a legal payment: nothing that leads nowhere can be laid down. */
function fits(paid: Amounts, payments: readonly Payment[]): boolean {
  return payments.some((p) => GOODS.every((g) => (p.amounts[g] ?? 0) >= (paid[g] ?? 0)));
}

function usePayment(props: TrayProps, payments: readonly Payment[]): readonly [Amounts, (next: Amounts) => void] {
  const { chosen } = props;
  const only = payments.length === 1 ? payments[0] : undefined;
  const [paid, setPaid] = useState<Amounts>(only?.amounts ?? {});
  const picked = chosen?.verb === 'pay' || chosen?.verb === 'feed' ? chosen.amounts : null;
  useEffect(() => {
    if (picked && !sameAmounts(picked, paid)) setPaid(picked); // chosen by a button of the action bar
  }, [chosen]);
  useEffect(() => {
    if (only && chosen === null) props.prepare(only); // there is one way to pay: it lies ready
  }, []);
  const lay = (next: Amounts): void => {
    setPaid(next);
    props.prepare(payments.find((p) => sameAmounts(p.amounts, next)) ?? null);
  };
  return [paid, lay];
}

function GoodBox(
  props: TrayProps & {
    readonly good: Good;
    readonly x: number;
    readonly width: number;
    readonly paid: Amounts;
    readonly lay: (next: Amounts) => void;
    readonly payments: readonly Payment[];
  },
): JSX.Element {
  const { good, paid, lay, payments, view, edition, lang, width } = props;
  const have = view.players[view.turn - 1]?.goods[good] ?? 0;
  const now = paid[good] ?? 0;
  const more = { ...paid, [good]: now + 1 };
  const open = payments.length > 1;
  const name = goodName(edition, good)[lang];
  return (
    <g transform={`translate(${props.x} 0)`}>
      <use href={`#${goodIcon(good)}`} x={width / 2 - 31} y="0" width="30" height="30" />
      <text class="value" x={width / 2 + 16} y="22" text-anchor="middle" data-key={`tray-${good}`}>
        {`${now}/${have}`}
      </text>
      {open && (
        <>
          <Knob
            x={width / 2 - 38}
            y={34}
            w={36}
            h={32}
            id={`tray-less-${good}`}
            label={`${name}: −1`}
            off={now === 0}
            press={() => lay({ ...paid, [good]: now - 1 })}
          >
            <path class="sign" d="M11 16h14" />
          </Knob>
          <Knob
            x={width / 2 + 2}
            y={34}
            w={36}
            h={32}
            id={`tray-more-${good}`}
            label={`${name}: +1`}
            off={now >= have || !fits(more, payments)}
            press={() => lay(more)}
          >
            <path class="sign" d="M11 16h14M18 9v14" />
          </Knob>
        </>
      )}
    </g>
  );
}

function bounds(payments: readonly Payment[]): readonly [number, number] {
  const totals = payments.map((p) => total(p.amounts));
  return [Math.min(...totals), Math.max(...totals)];
}

function payTitle({ view, edition }: P): Words {
  if (view.phase === 'feed')
    return fill(w('{0} food short: give {1}', 'Не хватает еды: {0}; отдать {1}'), view.shortage, goodsWords(view.shortage));
  return w(`${boughtName(view, edition).en}`, `${boughtName(view, edition).ru}`);
}

function payHint(props: TrayProps, payments: readonly Payment[], paid: Amounts): string {
  const { view, edition, lang } = props;
  if (payments.length === 0) return fill(w('Price: {0}. It cannot be paid.', 'Цена: {0}. Платить нечем.'), priceWords(view, edition))[lang];
  const [least, most] = bounds(payments);
  const said = paidWords(total(paid), least, most);
  const tile = tileAt(view, edition, slotOf(view.at, 'building'));
  if (view.phase === 'feed' || !tile) return fill(w('laid down: {0}', 'положено: {0}'), said)[lang];
  const points = tile.type === 'fixed' ? (tile.points ?? 0) : worth(paid, edition);
  return fill(w('laid down: {0}; {1}', 'положено: {0}; {1}'), said, pointWords(points))[lang];
}

function Pay(props: TrayProps): JSX.Element {
  const { view, edition, legal, layout, lang } = props;
  const payments = legal.filter((a): a is Payment => a.verb === 'pay' || a.verb === 'feed');
  const [paid, lay] = usePayment(props, payments);
  const picks = legal.some((a) => a.verb === 'pick');
  const width = layout.tray[2];
  const box = (width - 20) / 4;
  const mine = legal.length > 0 && payments.length > 0;
  const foot = !mine ? 58 : payments.length > 1 ? 128 : 96;
  const height = foot + 12 + (picks ? 66 : 0);
  const feeding = view.phase === 'feed';
  return (
    <Hide layout={layout} height={height} title={payTitle(props)[lang]} seat={view.turn}>
      {mine && (
        <g transform="translate(10 42)">
          {GOODS.map((good, i) => (
            <GoodBox {...props} good={good} x={i * box} width={box} paid={paid} lay={lay} payments={payments} />
          ))}
        </g>
      )}
      <text class="hint" x={width / 2} y={foot} text-anchor="middle">
        {feeding && payments.length === 0
          ? fill(w('or lose {0}', 'или потерять {0}'), pointWords(edition.hunger_penalty))[lang]
          : payHint(props, payments, paid)}
      </text>
      {picks && (
        <g transform={`translate(0 ${height - 72})`}>
          <PickRow {...props} />
        </g>
      )}
    </Hide>
  );
}

/* ---- the card for two free goods ---- */

function PickRow(props: TrayProps): JSX.Element {
  const { edition, lang, layout, chosen } = props;
  const left = layout.tray[2] / 2 - 116;
  return (
    <>
      {GOODS.map((good, i) => (
        <Target
          id={`pick-${good}`}
          label={fill(w('Take {0} and one more', 'Взять: {0} и ещё один'), goodName(edition, good))[lang]}
          class="chip"
        >
          <g transform={`translate(${left + i * 59} 14)`}>
            <rect class="face" width="53" height="44" rx="7" />
            <use href={`#${goodIcon(good)}`} x="9" y="4" width="35" height="35" />
            {chosen?.verb === 'pick' && (chosen.first === good || chosen.second === good) && (
              <text class="value" x="50" y="17" text-anchor="end">{`+${chosen.first === chosen.second ? 2 : 1}`}</text>
            )}
          </g>
        </Target>
      ))}
    </>
  );
}

const PICK_TITLE = w('Your card: take 2 goods', 'Ваша карта: взять 2 ресурса');

function Pick(props: TrayProps): JSX.Element {
  return (
    <Hide layout={props.layout} height={112} title={PICK_TITLE[props.lang]} seat={props.view.turn}>
      <g transform="translate(0 30)">
        <PickRow {...props} />
      </g>
    </Hide>
  );
}

/* ---- gifts and rolls ---- */

function Gifts(props: TrayProps): JSX.Element {
  const { view, edition, lang, layout } = props;
  const faces = ([1, 2, 3, 4, 5, 6] as const).filter((face) => view.gifts[face] > 0);
  const title = w('Gifts: one die for each', 'Дары: каждому по кубику')[lang];
  const step = 86;
  const left = layout.tray[2] / 2 - (faces.length * step) / 2;
  return (
    <Hide layout={layout} height={112} title={title} seat={view.actor || view.turn}>
      {faces.map((face, i) => (
        <Target id={`gift-${face}`} label={giftWords(edition, face)[lang]} class="chip">
          <g transform={`translate(${left + i * step + 3} 46)`}>
            <rect class="face" width={step - 6} height="50" rx="8" />
            {Array.from({ length: view.gifts[face] }, (_, k) => (
              <DieMark face={face} x={6 + k * 5} y={12 - k * 4} size={28} dataKey={`gift-die-${face}-${k + 1}`} />
            ))}
            <use href={`#${giftIcon(edition, face)}`} x={step - 43} y="10" width="30" height="30" />
          </g>
        </Target>
      ))}
    </Hide>
  );
}

function Rolling(props: TrayProps & { readonly dice: number }): JSX.Element {
  const { view, lang, layout, dice } = props;
  const size = Math.min(30, (layout.tray[2] - 40) / Math.max(dice, 1));
  const left = layout.tray[2] / 2 - (dice * size) / 2;
  const so = view.pips > 0 ? fill(w('{0} roll; so far {1}', '{0}; уже выпало {1}'), diceWords(dice), view.pips) : diceWords(dice);
  return (
    <Hide layout={layout} height={92} title={so[lang]} seat={view.turn}>
      {Array.from({ length: dice }, (_, i) => (
        <DieMark face={0} x={left + i * size} y={48} size={size - 3} />
      ))}
    </Hide>
  );
}

export function Tray(props: TrayProps): JSX.Element | null {
  const { view, legal } = props;
  switch (view.phase) {
    case 'roll':
      return <Rolling {...props} dice={view.dice} />;
    case 'gifts':
      return <Rolling {...props} dice={view.seats} />;
    case 'tools':
      return <Tools {...props} />;
    case 'pay':
    case 'feed':
      return <Pay key={`${view.round}-${view.at}-${view.phase}-${view.turn}`} {...props} />;
    case 'choose':
      return <Gifts {...props} />;
    default:
      return legal.some((a) => a.verb === 'pick') ? <Pick {...props} /> : null;
  }
}
