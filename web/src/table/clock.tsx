/* clock.tsx - time left, and the honest lamp of the line. */
import type { JSX } from 'preact';
import { useEffect, useReducer } from 'preact/hooks';
import { SeatToken } from '../kit/tokens';
import { w } from '../kit/words';
import type { LineState } from '../net/socket';
import { settings } from '../settings/ctrl';
import type { TableCtrl } from './ctrl';

export function timeText(ms: number): string {
  const total = Math.max(0, Math.floor(ms / 1000));
  const [days, hours, minutes, seconds] = [Math.floor(total / 86400), Math.floor(total / 3600) % 24, Math.floor(total / 60) % 60, total % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  if (days > 0) return settings.lang === 'ru' ? `${days} д ${hours} ч` : `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

export function Clocks(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { ctrl } = props;
  const [, tick] = useReducer((n: number) => n + 1, 0);
  const clocks = ctrl.shown?.clocks ?? null;
  useEffect(() => {
    if (clocks === null) return;
    const timer = setInterval(() => tick(undefined), 1000);
    return () => clearInterval(timer);
  }, [clocks === null]);
  if (clocks === null) return null;
  const since = Date.now() - (ctrl.arrived.get('clocks') ?? Date.now());
  const running = clocks.findIndex((clock) => clock.running);
  const seat = running >= 0 ? running : (ctrl.shown?.seat ?? 1) - 1;
  const clock = clocks[seat];
  if (clock === undefined) return null;
  const left = clock.left - (clock.running ? since : 0);
  return (
    <span class={left < 30_000 && clock.running ? 'clock short' : 'clock'} role="timer">
      <SeatToken seat={seat + 1} size={20} /> <b>{timeText(left)}</b>
    </span>
  );
}

export function LineLamp(props: { state: LineState; sending: boolean }): JSX.Element {
  const { state } = props;
  const words =
    state === 'open'
      ? props.sending
        ? w('Sending', 'Отправка')
        : w('Connected', 'На связи')
      : state === 'connecting'
        ? w('Connecting', 'Соединение')
        : w('Reconnecting', 'Связь потеряна');
  return (
    <span class={`lamp ${state}${props.sending ? ' sending' : ''}`} role="status">
      <i aria-hidden="true" />
      <span>{settings.say(words)}</span>
    </span>
  );
}
