/* head.tsx - the head of a seat's panel, the same in every game: token, name, what it is doing, its points; and the name above
 * the own area. */
import type { ComponentChildren, JSX } from 'preact';
import type { Lang, SeatInfo } from '../games/game';
import { SeatToken } from './tokens';
import { w } from './words';

const BOT = w('bot', 'бот');
const YOU = w('You', 'Вы');
const AWAY = w('away', 'не в сети');

interface HeadProps {
  readonly seat: number;
  readonly seats: readonly SeatInfo[];
  readonly lang: Lang;
  readonly note?: string; // "next", "all placed"
  readonly points?: string; // "27 points"; the number in it stands out
  readonly children?: ComponentChildren; // marks behind the name
}

export function SeatHead(props: HeadProps): JSX.Element {
  const info = props.seats.find((s) => s.seat === props.seat);
  const [, number = '', unit = ''] = /^(\S+)(.*)$/.exec(props.points ?? '') ?? [];
  return (
    <header class="seat-head">
      <SeatToken seat={props.seat} size={26} />
      <h3 title={info?.name}>{info?.name ?? ''}</h3>
      {props.children}
      {info?.bot && <small>{BOT[props.lang]}</small>}
      {info && !info.bot && !info.online && <small>{AWAY[props.lang]}</small>}
      {props.note !== undefined && <small>{props.note}</small>}
      {props.points !== undefined && (
        <p class="seat-points">
          <b data-key={`p${props.seat}-points`}>{number}</b>
          <small>{unit}</small>
        </p>
      )}
    </header>
  );
}

/* Above the own area: "You"; a name where several people share the screen, and for who looks on at a replay. */
export function OwnName(props: { seats: readonly SeatInfo[]; seat: number; lang: Lang }): JSX.Element {
  const own = props.seats.filter((s) => s.mine);
  const isAlone = own.length === 1 && own[0]?.seat === props.seat;
  const name = isAlone ? YOU[props.lang] : (props.seats.find((s) => s.seat === props.seat)?.name ?? '');
  return (
    <span class="own-name" title={name}>
      {name}
    </span>
  );
}
