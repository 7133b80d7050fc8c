/* panels.tsx - what a seat owns: the own area at the foot of the table, a panel for each other seat, the final scoring. */
import type { JSX } from 'preact';
import { OwnName, SeatHead } from '../../kit/head';
import { Icon } from '../../kit/symbols';
import { TargetBox } from '../../kit/target';
import { PersonIcon, SeatToken } from '../../kit/tokens';
import { fill, numeral, w } from '../../kit/words';
import type { Lang, PanelProps, Words } from '../game';
import { placeOf } from '../shared';
import { missing, reckon, type Reckoning } from './reckon';
import { goodIcon, goodName, pointWords } from './text';
import { GOODS, slotOf, tileAt, total, type Amounts, type Edition, type Move, type P, type Player, type View } from './types';

type SeatProps = PanelProps<View, Edition, Move>;

/* ---- cards and buildings, gathered by what they count for ---- */

function Symbol(props: {
  readonly id: string;
  readonly n: number;
  readonly kind: 'green' | 'sand' | 'built' | 'secret';
  readonly size: number;
  readonly label: string;
  readonly one?: boolean;
  readonly dataKey?: string;
}): JSX.Element {
  return (
    <span class={`sa-owned ${props.kind}`} role="img" aria-label={`${props.label}: ${props.n}`} data-key={props.dataKey}>
      <Icon id={props.id} size={props.size} />
      {(props.n > 1 || props.one) && <b>{props.n}</b>}
    </span>
  );
}

function Greens(props: { readonly sums: Reckoning; readonly edition: Edition; readonly lang: Lang; readonly size: number }): JSX.Element {
  const { sums, edition, lang } = props;
  return (
    <>
      {[...sums.symbols].map(([symbol, n]) => (
        <Symbol
          id={`sa-${symbol}`}
          n={n}
          kind="green"
          size={props.size}
          label={edition.symbols[symbol as keyof Edition['symbols']]?.[lang] ?? symbol}
        />
      ))}
    </>
  );
}

function Sands(props: { readonly sums: Reckoning; readonly edition: Edition; readonly lang: Lang; readonly size: number }): JSX.Element {
  const { sums, edition, lang } = props;
  return (
    <>
      {[...sums.people].map(([kind, n]) => (
        <Symbol
          id={`sa-${kind}`}
          n={n}
          kind="sand"
          size={props.size}
          label={edition.multipliers[kind as keyof Edition['multipliers']]?.[lang] ?? kind}
          one
        />
      ))}
    </>
  );
}

const BUILDINGS = w('buildings', 'постройки');
const SECRET = w('secret cards', 'тайные карты');

function Rest(props: { readonly player: Player; readonly lang: Lang; readonly size: number; readonly seat: number }): JSX.Element {
  const { player, lang, size } = props;
  const hidden = player.extra === null ? player.extras : 0;
  return (
    <>
      {player.buildings.length > 0 && (
        <Symbol
          id="sa-hut"
          n={player.buildings.length}
          kind="built"
          size={size}
          label={BUILDINGS[lang]}
          dataKey={`p${props.seat}-buildings`}
          one
        />
      )}
      {hidden > 0 && <Symbol id="sa-back" n={hidden} kind="secret" size={size} label={SECRET[lang]} />}
    </>
  );
}

/* ---- tools ---- */

function Tools(props: { readonly player: Player; readonly seat: number; readonly lang: Lang; readonly large?: boolean }): JSX.Element {
  const { player, seat, lang } = props;
  const words = (value: number, used: boolean): Words =>
    value === 0
      ? w('no tool yet', 'пока пусто')
      : used
        ? fill(w('tool {0}, used', 'орудие {0}, применено'), value)
        : fill(w('tool {0}, ready', 'орудие {0}, готово'), value);
  return (
    <>
      {player.tools.map((value, i) => {
        const used = player.used.includes(i + 1);
        const state = value === 0 ? 'bare' : used ? 'used' : 'ready';
        return (
          <span class={`tool ${state}`} role="img" aria-label={words(value, used)[lang]} title={words(value, used)[lang]}>
            {props.large && value > 0 && <Icon id="sa-tool" size={34} />}
            {value > 0 && <b data-key={`p${seat}-tool-${i + 1}`}>{props.large ? `+${value}` : value}</b>}
          </span>
        );
      })}
      {player.once.length > 0 && (
        <span class="onces">
          {player.once.map((once) => {
            const value = Number(once.split(' ')[1]);
            return (
              <span class="tool once" role="img" aria-label={fill(w('tool {0}, to use once', 'орудие {0} на один раз'), value)[lang]}>
                {fill(w('{0} once', '{0}, 1 раз'), value)[lang]}
              </span>
            );
          })}
        </span>
      )}
    </>
  );
}

/* ---- the own area ---- */

function Goods(props: P): JSX.Element {
  const { view, edition, lang, viewer } = props;
  const player = view.players[viewer - 1];
  if (!player) return <></>;
  const piles = [['food', player.food] as const, ...GOODS.map((g) => [g, player.goods[g]] as const)];
  return (
    <div class="block goods">
      {piles.map(([what, n]) => (
        <div class={n === 0 ? 'pile bare' : 'pile'}>
          <Icon id={goodIcon(what)} size={34} />
          <b data-key={`p${viewer}-${what}`}>{n}</b>
          <span>{goodName(edition, what)[lang]}</span>
        </div>
      ))}
    </div>
  );
}

const CROWD = 6; // more people than this stand closer together

function People(props: P): JSX.Element {
  const { view, viewer, lang } = props;
  const player = view.players[viewer - 1];
  if (!player) return <></>;
  const out = player.people - player.home;
  const words = fill(w('{0} at home, {1} at work', 'дома {0}, в деле {1}'), player.home, out);
  return (
    <div class="block people">
      <div class={player.people > CROWD ? 'figures crowd' : 'figures'} data-key={`p${viewer}-home`}>
        {Array.from({ length: player.people }, (_, i) => (
          <PersonIcon seat={viewer} height={40} away={i >= player.home} />
        ))}
      </div>
      <span>{words[lang]}</span>
    </div>
  );
}

interface Need {
  readonly met: boolean;
  readonly words: Words;
  readonly lack?: Amounts;
}

/* What the player should not forget: the meal to come, and what is missing for a building that has been claimed. */
function needsOf({ view, edition, viewer }: P): readonly Need[] {
  const player = view.players[viewer - 1];
  if (!player || view.phase === 'end') return [];
  const spare = player.food + player.track - player.people;
  const meal = fill(
    spare >= 0
      ? w('Meal: {0} food to spare', 'Еда: останется {0}')
      : w('Meal: {0} food short', 'Еда: не хватит {0}'),
    Math.abs(spare),
  );
  const needs: Need[] = view.phase === 'feed' ? [] : [{ met: spare >= 0, words: meal }];
  for (const place of player.on) {
    const tile = tileAt(view, edition, slotOf(place, 'building'));
    if (!tile || tile.type !== 'fixed') continue;
    const lack = missing(tile, player);
    const met = total(lack) === 0;
    const words = fill(met ? w('Building {0}: you can pay', 'Постройка {0}: хватает') : w('Building {0}: missing', 'Постройка {0}: нужно'), tile.points ?? 0);
    needs.push({ met, words, lack });
  }
  return needs.slice(0, 3);
}

function Lacking(props: { readonly lack: Amounts; readonly edition: Edition; readonly lang: Lang }): JSX.Element {
  const { lack, edition, lang } = props;
  return (
    <>
      {GOODS.filter((g) => (lack[g] ?? 0) > 0).map((g) => (
        <span class="lack">
          <Icon id={goodIcon(g)} size={18} label={goodName(edition, g)[lang]} />
          <b>{lack[g]}</b>
        </span>
      ))}
    </>
  );
}

function Needs(props: P): JSX.Element {
  const { lang, viewer, view, edition } = props;
  const player = view.players[viewer - 1];
  const now = player ? reckon(player, edition).total : 0;
  return (
    <ul class="block needs">
      {needsOf(props).map((need) => (
        <li class={need.met ? 'met' : 'unmet'}>
          <Icon id={need.met ? 'check' : 'cross'} size={16} label={need.met ? w('met', 'есть')[lang] : w('missing', 'не хватает')[lang]} />
          <span>
            {need.words[lang]}
            {need.lack && <Lacking lack={need.lack} edition={edition} lang={lang} />}
          </span>
        </li>
      ))}
      {view.phase !== 'end' && (
        <li class="now">
          <Icon id="sa-points" size={16} />
          <span>{fill(w('If it ended now: {0}', 'Если конец сейчас: {0}'), pointWords(now))[lang]}</span>
        </li>
      )}
    </ul>
  );
}

const FEW = 10; // more kinds of cards than this are drawn smaller

function Collection(props: P & { readonly player: Player }): JSX.Element {
  const { player, edition, lang, viewer } = props;
  const sums = reckon(player, edition);
  const none = player.cards.length + player.buildings.length + player.extras === 0;
  const size = sums.symbols.size + sums.people.size > FEW ? 18 : 22;
  return (
    <div class="block collection">
      {none ? (
        <p class="nothing-yet">{w('no cards or buildings yet', 'пока нет карт и построек')[lang]}</p>
      ) : (
        <TargetBox id="collection" label={w('Your cards and buildings', 'Ваши карты и постройки')} class="owned-all">
          <Greens sums={sums} edition={edition} lang={lang} size={size} />
          <Sands sums={sums} edition={edition} lang={lang} size={size} />
          <Rest player={player} lang={lang} size={size} seat={viewer} />
        </TargetBox>
      )}
      {player.picks > 0 && <p class="pick">{w('2 goods of choice kept', '2 ресурса на выбор')[lang]}</p>}
    </div>
  );
}

export function Mine(props: P): JSX.Element {
  const { view, viewer, lang } = props;
  const player = view.players[viewer - 1];
  if (!player) return <div class="sa-mine" />;
  return (
    <div class="sa-mine">
      <div class="who">
        <SeatToken seat={viewer} size={34} />
        <div>
          <h3>
            <OwnName seats={props.seats} seat={viewer} lang={lang} /> {view.start === viewer && <StartMark lang={lang} />}
          </h3>
          <p>
            <b data-key={`p${viewer}-points`}>{numeral(player.final ?? player.score)}</b>{' '}
            {pointWords(player.final ?? player.score)[lang].replace(/^\S+ /, '')}
          </p>
        </div>
      </div>
      <People {...props} />
      <Goods {...props} />
      <div class="block tools">
        <div class="tiles">
          <Tools player={player} seat={viewer} lang={lang} large />
        </div>
        <span>{fill(w('tools; fields +{0}', 'орудия; урожай +{0}'), player.track)[lang]}</span>
      </div>
      <Collection {...props} player={player} />
      <Needs {...props} />
    </div>
  );
}

/* ---- another seat ---- */

const START = w('start player', 'первый игрок');
const StartMark = (props: { readonly lang: Lang }): JSX.Element => <Icon id="sa-start" size={20} label={START[props.lang]} />;

function noteOf({ view, seat, actor }: SeatProps): Words | null {
  const player = view.players[seat - 1];
  if (!player || view.phase === 'end') return null;
  if (actor === seat) return w('is thinking', 'думает');
  if (view.phase === 'place' && player.home === 0) return w('all placed', 'все в деле');
  return null;
}

export function Other(props: SeatProps): JSX.Element {
  const { view, edition, seat, lang, seats } = props;
  const player = view.players[seat - 1];
  if (!player) return <></>;
  const note = noteOf(props)?.[lang];
  const sums = reckon(player, edition);
  return (
    <div class="sa-other">
      <SeatHead
        seat={seat}
        seats={seats}
        lang={lang}
        points={pointWords(player.final ?? player.score)[lang]}
        {...(note === undefined ? {} : { note })}
      >
        {view.start === seat && <StartMark lang={lang} />}
      </SeatHead>
      <div class="facts">
        <span class="fact">
          <PersonIcon seat={seat} height={20} />
          <b data-key={`p${seat}-home`}>{player.home}</b>
          <small>{fill(w('of {0}', 'из {0}'), player.people)[lang]}</small>
        </span>
        <span class="fact">
          <Icon id="sa-food" size={21} label={goodName(edition, 'food')[lang]} />
          <b data-key={`p${seat}-food`}>{player.food}</b>
          <small data-key={`p${seat}-track`}>+{player.track}</small>
        </span>
        <i class="bar-line" />
        {GOODS.map((g) => (
          <span class={player.goods[g] === 0 ? 'fact bare' : 'fact'}>
            <Icon id={goodIcon(g)} size={21} label={goodName(edition, g)[lang]} />
            <b data-key={`p${seat}-${g}`}>{player.goods[g]}</b>
          </span>
        ))}
      </div>
      <div class="facts wrap">
        <Icon id="sa-tool" size={18} />
        <Tools player={player} seat={seat} lang={lang} />
        {player.picks > 0 && <span class="tool once">{w('2 goods', '2 ресурса')[lang]}</span>}
        <Greens sums={sums} edition={edition} lang={lang} size={19} />
        <Sands sums={sums} edition={edition} lang={lang} size={19} />
        <Rest player={player} lang={lang} size={19} seat={seat} />
      </div>
    </div>
  );
}

/* ---- the final scoring ---- */

const COLUMNS: readonly (readonly [string, string, Words, (r: Reckoning, p: Player) => number])[] = [
  ['sa-points', '', w('during the game', 'за игру'), (_, p) => p.score],
  ['sa-pottery', 'sa-owned green', w('green cards', 'зелёные карты'), (r) => r.green],
  ['sa-farmer', 'sa-owned sand', w('farmers', 'земледельцы'), (r) => r.farmer],
  ['sa-maker', 'sa-owned sand', w('tool makers', 'мастера орудий'), (r) => r.maker],
  ['sa-builder', 'sa-owned sand', w('hut builders', 'строители'), (r) => r.builder],
  ['sa-shaman', 'sa-owned sand', w('shamans', 'шаманы'), (r) => r.shaman],
  ['sa-wood', '', w('resources', 'ресурсы'), (r) => r.goods],
];

/* When it is over: where everybody's points came from. */
export function Aside(props: P): JSX.Element | null {
  const { view, edition, lang } = props;
  if (view.phase !== 'end') return null;
  const rows = view.players
    .map((p, i) => ({ seat: i + 1, player: p, sums: reckon(p, edition) }))
    .sort((a, b) => placeOf(props, a.seat) - placeOf(props, b.seat) || (b.player.final ?? 0) - (a.player.final ?? 0));
  return (
    <section class="sa-final">
      <h3>{w('Final scoring', 'Итоговый подсчёт')[lang]}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {COLUMNS.map(([icon, ground, name]) => (
              <th title={name[lang]}>
                <span class={ground}>
                  <Icon id={icon} size={20} label={name[lang]} />
                </span>
              </th>
            ))}
            <th>{w('all', 'всего')[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, player, sums }) => (
            <tr>
              <th scope="row">
                <SeatToken seat={seat} size={22} label={'ABCDE'[seat - 1] ?? ''} />
              </th>
              {COLUMNS.map(([, , , value]) => (
                <td>{numeral(value(sums, player))}</td>
              ))}
              <td>
                <b>{numeral(player.final ?? sums.total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
