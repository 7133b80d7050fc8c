/* aside.tsx - beside the others: the conflict under way, or what the next scoring would bring now; how far the game has
 * come; what tiles count at the end. When it is over, where the points came from. */
import type { JSX } from 'preact';
import { SeatToken } from '../../kit/tokens';
import { fill, w } from '../../kit/words';
import { placeOf } from '../shared';
import { endGain, nextKind, scoredBy, type Standing } from './reckon';
import { areaName, areaWords, eachWords, forceWords, kindName } from './text';
import { CategoryIcon, TileIcon } from './tiles';
import { CATEGORIES, categoryOf, heldBy, type Kind, type P } from './types';

/* ---- a conflict ---- */

function Conflict(props: P): JSX.Element | null {
  const { view, edition, lang, seats } = props;
  if (view.contested === 'none') return null;
  const area = view.areas[edition.areas[view.contested].number];
  if (!area) return null;
  const present = area.cubes.flatMap((n, i) => (n > 0 ? [{ seat: i + 1, n, added: view.bids[i] ?? 0 }] : []));
  return (
    <section class="cm-box">
      <h3>
        {fill(w('Conflict: {0}', 'Спор: {0}'), areaName(edition, view.contested))[lang]}
        <small>
          {
            fill(
              w('for {0} and {1} points; {2} chose it', 'за {0} и {1}; выбор: {2}'),
              area.first,
              area.second,
              seats.find((s) => s.seat === view.selector)?.name ?? '',
            )[lang]
          }
        </small>
      </h3>
      {present.map(({ seat, n, added }) => (
        <p class={view.passed.includes(seat) ? 'force passed' : 'force'}>
          <SeatToken seat={seat} size={20} />
          <span>{seats.find((s) => s.seat === seat)?.name ?? ''}</span>
          <small>
            {w('force', 'сила')[lang]} {added > 0 ? `${n} + ${forceWords(added)} =` : ''}
          </small>
          <b data-key={`force-${seat}`}>{forceWords(2 * n + added)}</b>
          <em>{view.passed.includes(seat) ? w('passed', 'пас')[lang] : view.bidder === seat ? w('bids', 'ставит')[lang] : ''}</em>
        </p>
      ))}
    </section>
  );
}

/* ---- what if it scored now ---- */

function Row(props: P & { readonly standing: Standing }): JSX.Element {
  const { standing, edition, lang } = props;
  const tied = standing.tied;
  return (
    <p class="row">
      <span>
        {areaName(edition, standing.area)[lang]}, {fill(w('{0} and {1}', '{0} и {1}'), standing.first, standing.second)[lang]}
      </span>
      {tied.length > 2 ? (
        <em>{w('all tied: nobody', 'равны: никому')[lang]}</em>
      ) : (
        standing.gains
          .filter((gain) => gain.points > 0)
          .map((gain) => (
            <b>
              <SeatToken seat={gain.seat} size={18} label={'ABCDE'[gain.seat - 1] ?? ''} /> {gain.points}
            </b>
          ))
      )}
      {standing.gains.length === 0 && tied.length === 0 && <em>{w('nobody there', 'никого нет')[lang]}</em>}
    </p>
  );
}

function WhatIf(props: P & { readonly kind: Kind }): JSX.Element {
  const { view, edition, lang, kind } = props;
  const left = view.uncollected[kind].length;
  const rows = scoredBy(view, edition, kind);
  return (
    <section class="cm-box">
      <h3>
        <TileIcon kind={kind} edition={edition} size={22} />
        {
          fill(left === 0 ? w('{0} scores', '{0}: подсчёт') : w('If {0} scored now', '{0}: если считать сейчас'), kindName(edition, kind))[
            lang
          ]
        }
        <small>{left === 0 ? areaWords(rows.length)[lang] : fill(w('{0} left', 'ещё {0}'), left)[lang]}</small>
      </h3>
      {rows.map((standing) => (
        <Row {...props} standing={standing} />
      ))}
    </section>
  );
}

/* ---- how far it has come ---- */

function Progress({ view, edition, lang }: P): JSX.Element {
  const goal = edition.constants.types_scored_to_end;
  const values = view.stack.reduce((a, b) => a + b, 0);
  const limit = edition.constants.stall_turns_per_player * view.seats;
  const initial = view.deck.reduce((a, b) => a + b, 0);
  const dealing =
    view.phase === 'setup'
      ? fill(w(' Dealt so far: {0}; value tiles to deal: {1}.', ' Уже роздано: {0}; ценностей ещё: {1}.'), view.dealt, initial)[lang]
      : '';
  const stall =
    view.stall > 0 ? fill(w(' No tile taken for {0} of {1} turns.', ' Ходов без жетона: {0} из {1}.'), view.stall, limit)[lang] : '';
  return (
    <section class="cm-box progress">
      <h3>
        {fill(w('{0} of {1} kinds scored', 'Учтено видов: {0} из {1}'), view.scored.length, goal)[lang]}
        <SeatToken seat={view.start} size={18} label={'ABCDE'[view.start - 1] ?? ''} />
        <small>{w('began', 'начал')[lang]}</small>
      </h3>
      <div class="steps" aria-hidden="true">
        {Array.from({ length: goal }, (_, i) => (
          <i class={i < view.scored.length ? 'done' : ''} />
        ))}
      </div>
      <p>
        {fill(w('Value tiles to come: {0}.', 'Жетонов ценности впереди: {0}.'), values)[lang]}
        {stall}
        {dealing}
      </p>
    </section>
  );
}

/* ---- tiles at the end ---- */

function Chart({ view, edition, viewer, lang }: P): JSX.Element {
  const player = view.players[viewer - 1];
  const most = (category: string): number =>
    player ? Math.max(0, ...Object.entries(player.fronts).map(([kind, n]) => (categoryOf(edition, kind as Kind) === category ? n : 0))) : 0;
  const longest = Math.max(...CATEGORIES.map((category) => edition.categories[category].end_chart.length));
  const numbers = Array.from({ length: longest }, (_, i) => i + 1);
  return (
    <section class="cm-box chart">
      <h3>{w('Tiles of one kind at the end', 'Жетоны одного вида в конце')[lang]}</h3>
      <table>
        <thead>
          <tr>
            <td>{w('so many tiles', 'столько жетонов')[lang]}</td>
            {numbers.map((n) => (
              <th scope="col">{n}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CATEGORIES.map((category) => (
            <tr>
              <th scope="row">
                <CategoryIcon category={category} size={18} /> {eachWords(category)[lang]}
              </th>
              {numbers.map((n) => (
                <td class={n === most(category) ? 'own' : ''}>{edition.categories[category].end_chart[n - 1]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Final(props: P): JSX.Element {
  const { view, edition, lang } = props;
  const rows = view.players.map((player, i) => ({ seat: i + 1, player, end: endGain(heldBy(player, edition), edition) }));
  rows.sort((a, b) => placeOf(props, a.seat) - placeOf(props, b.seat) || (b.player.final ?? 0) - (a.player.final ?? 0));
  return (
    <section class="cm-box final">
      <h3>{w('Final scoring', 'Итоговый подсчёт')[lang]}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th>{w('in play', 'за игру')[lang]}</th>
            <th>{w('tiles', 'жетоны')[lang]}</th>
            <th>{w('sets', 'наборы')[lang]}</th>
            <th>{w('all', 'всего')[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, player, end }) => (
            <tr>
              <th scope="row">
                <SeatToken seat={seat} size={22} label={'ABCDE'[seat - 1] ?? ''} />
              </th>
              <td>{player.points}</td>
              <td>{end.total - end.sets}</td>
              <td>{end.sets}</td>
              <td>
                <b>{player.final ?? player.points + end.total}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Aside(props: P): JSX.Element {
  const { view, edition } = props;
  if (view.phase === 'over') return <Final {...props} />;
  const scoring = (view.phase === 'score' || view.phase === 'bid') && view.taken !== 'none';
  const kind = scoring && view.taken !== 'none' ? view.taken : nextKind(view, edition);
  return (
    <div class="cm-aside">
      <Conflict {...props} />
      {kind !== null && view.phase !== 'setup' && <WhatIf {...props} kind={kind} />}
      <Progress {...props} />
      {view.seats < 4 && !scoring && <Chart {...props} />}
    </div>
  );
}
