/* hunt.tsx - docked beside the other players: the hunt with its power and shares; in quiet times what it would come to if
 * the game ended now; alone, the events still to come. */
import type { JSX } from 'preact';
import { TargetBox } from '../../kit/target';
import { SeatToken } from '../../kit/tokens';
import { fill, w } from '../../kit/words';
import { placeOf } from '../shared';
import { Icon } from './art';
import { askTarget } from './moves';
import { eventWords, seatName } from './text';
import type { Action, Table } from './types';
import { isSolo, playerOf, targetOfAnimal } from './types';

type Ask = Extract<Action, { verb: 'ask' }>;

/* ---- power ---- */

interface Part {
  readonly seat: number;
  readonly what: 'k-weapon' | 'flint';
}

/* Whose weapons and flint would count: the hunter's and those of all who said yes, in order. */
function powerOf(t: Table): Part[] {
  const { view } = t;
  const pairs = t.chosen?.verb === 'hunt' || t.chosen?.verb === 'go' ? t.chosen.pairs : 0;
  const of = (seat: number, flint: number): Part[] => [
    ...Array.from({ length: playerOf(view, seat)?.ready ?? 0 }, (): Part => ({ seat, what: 'k-weapon' })),
    ...Array.from({ length: flint }, (): Part => ({ seat, what: 'flint' })),
  ];
  return [...of(view.turn, pairs), ...view.accepted.flatMap((seat) => of(seat, view.pledge[seat - 1] ?? 0))];
}

function Power(p: { table: Table }): JSX.Element {
  const need = targetOfAnimal(p.table.edition, p.table.view.animal);
  const parts = powerOf(p.table);
  return (
    <div class="kr-power" role="img" aria-label={fill(w('power {0} of {1}', 'сила {0} из {1}'), parts.length, need)[p.table.lang]}>
      {Array.from({ length: Math.max(need, parts.length) }, (_, i) => {
        const part = parts[i];
        return (
          <span key={i} class={part ? `kr-slot kr-slot-${part.seat}` : 'kr-slot'}>
            {part ? <Icon of={part.what} size={20} /> : null}
          </span>
        );
      })}
      <b>{fill(w('power {0} of {1}', 'сила {0} из {1}'), parts.length, need)[p.table.lang]}</b>
    </div>
  );
}

/* ---- shares ---- */

function Press(p: { to: Ask | undefined; sign: string; label: string }): JSX.Element {
  if (!p.to) return <span class="kr-press kr-off">{p.sign}</span>;
  return (
    <TargetBox id={askTarget(p.to.seat, p.to.loot, p.to.points)} label={p.label} class="kr-press">
      {p.sign}
    </TargetBox>
  );
}

/* A press on + or - chooses the next legal share; the token itself asks for nothing in return. */
function ShareSteps(p: { table: Table; seat: number; asks: readonly Ask[] }): JSX.Element {
  const { table: t, seat, asks } = p;
  const now = t.chosen?.verb === 'ask' && t.chosen.seat === seat ? t.chosen : null;
  const find = (loot: number, pts: number): Ask | undefined => asks.find((a) => a.loot === loot && a.points === pts);
  const [l, q] = [now?.loot ?? 0, now?.points ?? 0];
  const name = seatName(t.seats, seat);
  const loot = w('loot', 'добыча')[t.lang];
  const pts = w('points', 'очки')[t.lang];
  const zero = now === null ? find(0, 0) : undefined;
  return (
    <div class="kr-ask">
      {zero ? (
        <TargetBox id={askTarget(seat, 0, 0)} label={name} class="kr-name-button">
          <SeatToken seat={seat} size={25} /> {name}
        </TargetBox>
      ) : (
        <span class="kr-name-button">
          <SeatToken seat={seat} size={25} /> {name}
        </span>
      )}
      <span class="kr-stepper">
        <Press to={l > 0 ? find(l - 1, q) : undefined} sign="−" label={`${name}: ${loot} −1`} />
        <Icon of="loot" size={20} />
        <b>{l}</b>
        <Press to={find(l + 1, q)} sign="+" label={`${name}: ${loot} +1`} />
      </span>
      <span class="kr-stepper">
        <Press to={q > 0 ? find(l, q - 1) : undefined} sign="−" label={`${name}: ${pts} −1`} />
        <Icon of="star" size={20} class="kr-gold" />
        <b>{q}</b>
        <Press to={find(l, q + 1)} sign="+" label={`${name}: ${pts} +1`} />
      </span>
    </div>
  );
}

function Helper(p: { table: Table; seat: number }): JSX.Element {
  const { table: t, seat } = p;
  const { view } = t;
  const asked = view.asked.includes(seat);
  const said = view.accepted.includes(seat)
    ? fill(w('joins, {0} flint', 'идёт, кремень {0}'), (view.pledge[seat - 1] ?? 0) * t.edition.flint_per_weapon)
    : view.answered.includes(seat)
      ? w('declines', 'отказ')
      : asked
        ? t.actor === seat
          ? w('is thinking', 'думает')
          : w('asked', 'позвали')
        : w('not asked', 'не зовут');
  return (
    <p class="kr-helper">
      <SeatToken seat={seat} size={25} /> <b>{seatName(t.seats, seat)}</b>
      <span class="kr-soft">{said[t.lang]}</span>
      {asked ? (
        <span class="kr-share">
          <Icon of="loot" size={18} /> {view.offer_loot[seat - 1] ?? 0} <Icon of="star" size={16} class="kr-gold" />{' '}
          {view.offer_points[seat - 1] ?? 0}
        </span>
      ) : null}
    </p>
  );
}

function Hunt(p: { table: Table }): JSX.Element {
  const { table: t } = p;
  const asks = t.legal.filter((a): a is Ask => a.verb === 'ask');
  const others = t.view.players.map((_, i) => ((t.view.turn - 1 + i) % t.view.seats) + 1).slice(1);
  const together = t.view.phase !== 'hunt';
  return (
    <section class="kr-box kr-hunt">
      <h3>
        {together ? w('Joint hunt', 'Совместная охота')[t.lang] : w('Hunt', 'Охота')[t.lang]}
        {isSolo(t.view) ? null : (
          <small>{fill(w('offers {0} of {1}', 'предложений {0} из {1}'), t.view.offers, t.edition.max_offers)[t.lang]}</small>
        )}
      </h3>
      <Power table={t} />
      {together
        ? others.map((seat) => {
            const mine = asks.filter((a) => a.seat === seat);
            return mine.length > 0 ? (
              <ShareSteps key={seat} table={t} seat={seat} asks={mine} />
            ) : (
              <Helper key={seat} table={t} seat={seat} />
            );
          })
        : null}
    </section>
  );
}

/* ---- quiet times ---- */

function Totals(p: { table: Table }): JSX.Element {
  const { table: t } = p;
  const { view } = t;
  const order = view.players
    .map((q, i) => ({ seat: i + 1, total: q.total, points: q.points }))
    .sort((a, b) => placeOf(t, a.seat) - placeOf(t, b.seat) || b.total - a.total || a.seat - b.seat);
  return (
    <section class="kr-box">
      <h3>{view.phase === 'over' ? w('Final score', 'Итог')[t.lang] : w('If it ended now', 'Если бы это был конец')[t.lang]}</h3>
      {view.reached > 0 && view.phase !== 'over' ? (
        <p class="kr-warn">
          {
            fill(
              w('{0} reached the end: {1} last turns to come', 'Конец близко ({0}): последних ходов {1}'),
              seatName(t.seats, view.reached),
              view.last_turns,
            )[t.lang]
          }
        </p>
      ) : null}
      <p class="kr-totals">
        {order.map((o) => (
          <span key={o.seat}>
            <SeatToken seat={o.seat} size={25} /> <b data-key={`total-${o.seat}`}>{o.total}</b>
            <span class="kr-soft">
              {' '}
              {o.points} + {o.total - o.points}
            </span>
          </span>
        ))}
      </p>
    </section>
  );
}

function Events(p: { table: Table }): JSX.Element {
  const { table: t } = p;
  const { view, edition } = t;
  const over = view.phase === 'over';
  const won = view.players[0]?.settlement !== 'none';
  return (
    <section class="kr-box">
      <h3>
        {over
          ? won
            ? w('Founded before Winter', 'Поселение до зимы')[t.lang]
            : w('Winter has come', 'Пришла зима')[t.lang]
          : w('Still to come', 'Что ещё впереди')[t.lang]}
        <small>{fill(w('month {0} of {1}', 'месяц {0} из {1}'), view.round, edition.solo_months)[t.lang]}</small>
      </h3>
      {!over && <p>{w('To win, found a settlement before Winter.', 'Чтобы победить, основайте поселение до зимы.')[t.lang]}</p>}
      {view.closed !== 'none' ? (
        <p class="kr-warn">{fill(w('Closed this month: {0}', 'Закрыто в этом месяце: {0}'), edition.terrains[view.closed].name)[t.lang]}</p>
      ) : null}
      <ul class="kr-events">
        {view.events.map((e) => (
          <li key={e}>{eventWords(edition, e)[t.lang]}</li>
        ))}
      </ul>
    </section>
  );
}

export function Aside(t: Table): JSX.Element {
  if (t.view.animal !== 'none' && t.view.phase !== 'over') return <Hunt table={t} />;
  return isSolo(t.view) ? <Events table={t} /> : <Totals table={t} />;
}
