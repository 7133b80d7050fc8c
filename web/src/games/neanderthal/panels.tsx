/* panels.tsx - the own area (Mine) and the panel of another people (Other).
 *
 * Mine holds what a player counts with all the time: words, camp, way of life, hand. On a phone, where the board has no
 * room for it, the tableau stands there too. Other shows the same facts of another seat, all of them public. */
import type { ComponentChildren, JSX } from 'preact';
import { OwnName, SeatHead } from '../../kit/head';
import { useNarrow, useTall } from '../../kit/narrow';
import { SeatToken } from '../../kit/tokens';
import { Target, TargetBox } from '../../kit/target';
import { count, fill, w } from '../../kit/words';
import { Beast, DiskIcon, Glyph, ItemIcon, Man, ManIcon, Use } from './art';
import { CardsInPlay, Daughters } from './daughters';
import { alphaAt, biomeOfItem, disksOn, husbandOf, isActive, isStruck, mpiOf, rankInOrder, sidesOf, slotOf, suitorsOf, tiedWords } from './facts';
import { daughterTarget } from './moves';
import { Cave, Elders, Skull, SkullWords } from './tableau';
import { daughterName, elderName, itemName, peopleName, sexName, whoName } from './text';
import { alphaWords } from './tips';
import { COLOURS, type Daughter, type Item, type Panel, type Player, type Sexuality, type Table } from './types';

const T = {
  words: w('words', 'слова'),
  tied: w('{0} tied to hunts', 'на охоте: {0}'),
  calm: w('home {0}, words {1}: calm', 'дома {0}, слов {1}: спокойно'),
  danger: w('home {0}, words {1}: Chaos would strike', 'дома {0}, слов {1}: смута ударит'),
  chief: w('home {0}, words {1}; a Chief: no Chaos', 'дома {0}, слов {1}; Вождь: смуты нет'),
  home: w('home {0} / {1}', 'дома {0} / {1}'),
  camp: w('camp', 'лагерь'),
  ground: w('{0} in the ground', 'в земле {0}'),
  alpha: w('Alpha: {0}', 'Вожак: {0}'),
  guests: w('wanderlusters', 'странники'),
  hand: w('Hand: {0} of {1}', 'Рука: {0} из {1}'),
  bareHand: w('Hand', 'Рука'),
  noHand: w('Each mature elder lets you hold a card; you have none.', 'Каждый зрелый старейшина даёт место для карты; у вас их нет.'),
  emptyHand: w('Animals and inventions that a hunt brings home come here.', 'Сюда приходят животные и изобретения с охоты.'),
  tribal: w('Tribal', 'Племя'),
  extinct: w('extinct', 'вымерли'),
  lost: w('Chaos −{0}', 'смута −{0}'),
  way: w('way of life', 'уклад'),
  undecided: w('not chosen yet', 'ещё не выбран'),
};

const ORDER = [w('acts 1st', '1-й ход'), w('acts 2nd', '2-й ход'), w('acts 3rd', '3-й ход')];

const pointsText = (n: number, lang: 'en' | 'ru'): string => count(n, ['point', 'points'], ['очко', 'очка', 'очков'])[lang];

/* ---- words ---- */

function WordCounts(props: { readonly table: Table; readonly seat: number; readonly player: Player; readonly size: number }): JSX.Element {
  const { table, player, seat } = props;
  const tied = tiedWords(table.edition, table.view, seat);
  return (
    <div class="ne-words">
      {COLOURS.map((colour) => (
        <span key={colour} class="ne-word" role="group" aria-label={`${table.edition.colours[colour][table.lang]}: ${player.pool[colour]}`}>
          <DiskIcon colour={colour} lang={table.lang} size={props.size} {...(tied[colour] > 0 ? { manner: 'tied' as const } : {})} />
          <b data-key={`p${seat}-${colour}`}>{player.pool[colour]}</b>
          {tied[colour] > 0 && <small>−{Math.min(tied[colour], player.pool[colour])}</small>}
        </span>
      ))}
    </div>
  );
}

function Order(props: { readonly table: Table; readonly player: Player; readonly seat: number }): JSX.Element {
  const { table, player } = props;
  const struck = isStruck(player);
  const words = struck ? T.danger : player.home > player.vocabulary ? T.chief : T.calm;
  return (
    <p class={struck ? 'ne-line danger' : 'ne-line'}>
      <span data-key={`p${props.seat}-home`}>{fill(words, player.home, player.vocabulary)[table.lang]}</span>
    </p>
  );
}

/* The same in brief: people at home against words, and what Chaos took in this round. */
function Balance(props: { readonly table: Table; readonly player: Player; readonly seat: number }): JSX.Element {
  const { table, player } = props;
  const { lang } = table;
  return (
    <span class={isStruck(player) ? 'ne-line danger' : 'ne-line'}>
      <span data-key={`p${props.seat}-home`}>{fill(T.home, player.home, player.vocabulary)[lang]}</span>
      {player.lost > 0 && ` · ${fill(T.lost, player.lost)[lang]}`}
    </span>
  );
}

/* ---- people at home ---- */

function Folk(props: { readonly seat: number; readonly player: Player; readonly height: number; readonly most: number }): JSX.Element {
  const { seat, player } = props;
  const shown = Math.min(player.camp, props.most);
  return (
    <span class={shown > 6 ? 'ne-folk many' : 'ne-folk'}>
      {Array.from({ length: shown }, (_, i) => (
        <ManIcon key={i} seat={seat} height={props.height} dataKey={`figure-${seat}-camp-${i + 1}`} />
      ))}
      {alphaAt(player).kind === 'camp' && <ManIcon seat={seat} alpha height={props.height} dataKey={`figure-${seat}-camp-alpha`} />}
    </span>
  );
}

function Guests(props: { readonly player: Player; readonly lang: 'en' | 'ru' }): JSX.Element | null {
  const some = props.player.guests.map((n, i) => ({ n, seat: i + 1 })).filter((guest) => guest.n > 0);
  if (some.length === 0) return null;
  return (
    <span class="ne-guests" role="group" aria-label={T.guests[props.lang]}>
      <Glyph id="wanderlust" size={16} />
      {some.map((guest) => (
        <span key={guest.seat}>
          <ManIcon seat={guest.seat} height={22} />
          {guest.n}
        </span>
      ))}
    </span>
  );
}

/* ---- the way of life ---- */

function Side(props: { readonly table: Table; readonly player: Player; readonly side: Sexuality }): JSX.Element {
  const { table, player, side } = props;
  const card = table.edition.sexualities[side];
  const up = player.sexuality === side;
  return (
    <TargetBox id={`side-${side}`} class={up ? 'ne-side up' : 'ne-side'} label={sexName(table.edition, side)}>
      <b>{card.name[table.lang]}</b>
      <small>{card.victory[table.lang]}</small>
      <span class="ne-mpi">
        {card.mpi.map((colour) => (
          <DiskIcon key={colour} colour={colour} lang={table.lang} size={18} manner={up ? 'tied' : 'empty'} />
        ))}
      </span>
    </TargetBox>
  );
}

/* ---- cards ---- */

function HandCard(props: { readonly table: Table; readonly item: Item; readonly big: boolean }): JSX.Element {
  const { table, item } = props;
  const biome = biomeOfItem(table.edition, item);
  return (
    <TargetBox id={`hand-${item}`} class={props.big ? 'ne-handcard' : 'ne-chip hand'} label={itemName(table.edition, item)}>
      <ItemIcon item={item} size={props.big ? 32 : 20} />
      <b>{itemName(table.edition, item)[table.lang]}</b>
      {props.big && (
        <small>
          {table.edition.items[item].cost.map((colour) => (
            <DiskIcon key={colour} colour={colour} lang={table.lang} size={18} />
          ))}{' '}
          {biome && elderName(table.edition, table.edition.biomes[biome].item_elder)[table.lang]}
        </small>
      )}
    </TargetBox>
  );
}

function Hand(props: { readonly table: Table; readonly player: Player }): JSX.Element {
  const { table, player } = props;
  const { hand, hand_limit: most } = player;
  const caption = most === 0 && hand.length === 0 ? T.bareHand : fill(T.hand, hand.length, most);
  return (
    <div class="ne-box ne-hand">
      <p class="ne-cap">{caption[table.lang]}</p>
      <div class="ne-cards">
        {hand.map((item) => (
          <HandCard key={item} table={table} item={item} big />
        ))}
        {hand.length === 0 && <p class="ne-nohand">{(most === 0 ? T.noHand : T.emptyHand)[table.lang]}</p>}
      </div>
    </div>
  );
}

/* ---- the own area ---- */

function Who(props: { readonly table: Table; readonly seat: number; readonly player: Player }): JSX.Element {
  const { table, seat, player } = props;
  const rank = rankInOrder(table.view, seat);
  return (
    <TargetBox id={`seat-${seat}`} class="ne-box ne-who" label={peopleName(table.edition, table.view, seat)}>
      <SeatToken seat={seat} size={32} />
      <div>
        <h3>
          <OwnName seats={table.seats} seat={seat} lang={table.lang} />
        </h3>
        <p>{player.species === 'none' ? '' : peopleName(table.edition, table.view, seat)[table.lang]}</p>
        <p>
          <b class="num" data-key={`p${seat}-points`}>
            {pointsText(player.points, table.lang)}
          </b>
          {table.view.seats === 1 && player.sexuality !== 'none' && (
            <small> {fill(w('of {0}, Tribal', 'из {0}, племенем'), table.edition.sexualities[player.sexuality].solo_points)[table.lang]}</small>
          )}
          {rank > 0 && table.view.seats > 1 && table.view.phase !== 'end' && <small> · {ORDER[rank - 1]?.[table.lang]}</small>}
        </p>
      </div>
    </TargetBox>
  );
}

function Camp(props: { readonly table: Table; readonly seat: number; readonly player: Player; readonly most: number }): JSX.Element {
  const { table, seat, player } = props;
  return (
    <TargetBox id="camp" class="ne-box ne-camp" label={T.camp}>
      <div class="ne-tent">
        <Glyph id="hut" size={40} />
        <b class="num" data-key={`p${seat}-camp`}>
          {player.camp}
        </b>
        <Folk seat={seat} player={player} height={40} most={props.most} />
        <Guests player={player} lang={table.lang} />
      </div>
      <p class="ne-line">
        {fill(T.ground, player.dead)[table.lang]} · {fill(T.alpha, alphaWords(player))[table.lang]}
      </p>
    </TargetBox>
  );
}

export function Mine(table: Table): JSX.Element | null {
  const narrow = useNarrow();
  const tall = useTall(); // else the tableau lies below the board
  const seat = table.viewer;
  const player = table.view.players[seat - 1];
  if (!player) return null;
  const sides = sidesOf(table.edition, player);
  return (
    <div class={narrow ? 'ne-mine narrow' : 'ne-mine'}>
      <Who table={table} seat={seat} player={player} />
      {tall && <PhoneTableau table={table} seat={seat} player={player} />}
      <TargetBox id="pool" class="ne-box ne-pool" label={T.words}>
        <WordCounts table={table} seat={seat} player={player} size={34} />
        <Order table={table} seat={seat} player={player} />
      </TargetBox>
      <Camp table={table} seat={seat} player={player} most={narrow ? 17 : 9} />
      {sides.length > 0 && (
        <div class="ne-box ne-sides" role="group" aria-label={T.way[table.lang]}>
          {sides.map((side) => (
            <Side key={side} table={table} player={player} side={side} />
          ))}
        </div>
      )}
      <Hand table={table} player={player} />
    </div>
  );
}

/* Skull and elders side by side, daughters and cards below: the tableau of the desk's board, for a phone. */
function PhoneTableau(props: { readonly table: Table; readonly seat: number; readonly player: Player }): JSX.Element {
  const { table, seat, player } = props;
  const rows = Math.ceil(player.daughters.length / 4);
  const girls = rows <= 1 ? 170 : rows * 96;
  const height = 250 + girls + 92;
  return (
    <svg class="ne-phone-tableau" viewBox={`0 0 390 ${height}`}>
      <Cave y={4} width={390} height={height} />
      <g transform="translate(-12 8) scale(.9)">
        <Skull table={table} seat={seat} player={player} own />
      </g>
      <SkullWords table={table} player={player} x={52} y={216} />
      <Elders table={table} seat={seat} player={player} x={196} y={14} columns={3} step={64} />
      <Daughters table={table} player={player} area={{ x: 8, y: 254, w: 374, h: girls }} />
      <CardsInPlay table={table} player={player} area={{ x: 8, y: 264 + girls, w: 374, h: 76 }} />
    </svg>
  );
}

/* ---- another people ---- */

function DaughterChip(props: { readonly table: Table; readonly daughter: Daughter }): JSX.Element {
  const { table, daughter } = props;
  const { view, lang } = table;
  const husband = husbandOf(view, daughter);
  const soon = table.chosen?.verb === 'court' && table.chosen.daughter === daughter;
  return (
    <TargetBox id={daughterTarget(daughter)} class={`ne-chip girl${isActive(table.edition, view, daughter) ? ' active' : ''}${view.at === daughter ? ' here' : ''}`} label={daughterName(table.edition, daughter)}>
      <span data-key={`daughter-${daughter}`} class="ne-face">
        <Glyph id="woman" size={22} />
      </span>
      <b>{daughterName(table.edition, daughter)[lang]}</b>
      <Glyph id={`pt-${table.edition.daughters[daughter].portal}`} size={16} />
      {husband && <ManIcon seat={husband.seat} alpha={husband.alpha} height={24} dataKey={`husband-${husband.seat}-${daughter}`} />}
      {view.unripe.includes(daughter) && <DiskIcon colour="orange" lang={lang} size={18} />}
      {disksOn(view, daughter).map(([colour, n]) => (
        <span key={colour} class="ne-tight">
          <DiskIcon colour={colour} lang={lang} size={18} />
          {n > 1 && <small>×{n}</small>}
        </span>
      ))}
      {suitorsOf(view, daughter).map((one) => (
        <span key={one.seat} class={one.agreed ? 'ne-suitor agreed' : 'ne-suitor'}>
          <ManIcon seat={one.seat} alpha={one.alpha} height={22} dataKey={`suitor-${one.seat}-${daughter}`} />
        </span>
      ))}
      {soon && (
        <span class="ne-suitor soon">
          <ManIcon seat={table.viewer} height={22} />
        </span>
      )}
    </TargetBox>
  );
}

function ItemChip(props: { readonly table: Table; readonly item: Item }): JSX.Element {
  const { table, item } = props;
  const on = table.view.item_disks[item];
  return (
    <TargetBox id={`item-${item}`} class={on.length > 0 ? 'ne-chip' : 'ne-chip ripe'} label={itemName(table.edition, item)}>
      <ItemIcon item={item} size={20} />
      <b>{itemName(table.edition, item)[table.lang]}</b>
      {on.map((colour) => (
        <DiskIcon key={colour} colour={colour} lang={table.lang} size={18} />
      ))}
    </TargetBox>
  );
}

/* Elders in small niches; a young one has a dot of his word's colour. */
function SmallElders(props: { readonly table: Table; readonly seat: number; readonly player: Player }): JSX.Element {
  const { table, seat, player } = props;
  return (
    <svg class="ne-small-elders" viewBox="0 0 234 46" role="group">
      {[1, 2, 3, 4, 5, 6].map((rank, i) => {
        const slot = slotOf(table.edition, player, rank);
        const x = i * 39 + 1;
        const sits = slot === 'young' || slot === 'mature';
        return (
          <Target key={rank} id={`slot-${seat}-${rank}`} class={`ne-niche ${slot}`} label={elderName(table.edition, rank)}>
            <path d={`M${x} 43V18C${x + 1} 6 ${x + 9} 2 ${x + 17} 1C${x + 26} 2 ${x + 34} 7 ${x + 34} 18V43Z`} class="ne-arch" />
            {slot === 'closed' && <path d={`M${x + 4} 16l8 4l9 -5l9 5M${x + 3} 29l10 2l8 -4l10 3`} class="ne-scratch" />}
            {slot === 'open' && <Use id={`el-${rank}`} x={x + 9} y={10} width={16} height={26} class="ne-faintsign" />}
            {sits && <Man seat={seat} x={x + 2} y={8} height={33} alpha={player.alpha === `elder ${rank}`} dataKey={`p${seat}-elder-${rank}`} />}
            {sits && <Use id={`el-${rank}`} x={x + 20} y={18} width={13} height={19} class="ne-staff" />}
            {slot === 'young' && <circle cx={x + 28} cy={38} r={6} class={`ne-dot ${table.edition.elders[(['chief', 'shaman', 'knapper', 'warrior', 'trapper', 'firestarter'] as const)[rank - 1] ?? 'chief'].colour}`} data-key={`p${seat}-elder-${rank}-word`} />}
          </Target>
        );
      })}
    </svg>
  );
}

function Ways(props: { readonly table: Table; readonly seat: number; readonly player: Player }): JSX.Element {
  const { table, player } = props;
  const { lang, edition } = table;
  return (
    <p class="ne-ways">
      {player.tribal && <b>{T.tribal[lang]}</b>}
      <span>{player.sexuality === 'none' ? T.undecided[lang] : sexName(edition, player.sexuality)[lang]}</span>
      {mpiOf(edition, player).map((colour) => (
        <DiskIcon key={colour} colour={colour} lang={lang} size={16} manner="tied" />
      ))}
      <Balance table={table} seat={props.seat} player={player} />
    </p>
  );
}

function Row(props: { readonly children: ComponentChildren }): JSX.Element {
  return <div class="ne-chips">{props.children}</div>;
}

function Belongings(props: { readonly table: Table; readonly player: Player }): JSX.Element | null {
  const { table, player } = props;
  const some = player.daughters.length + player.items.length + player.hand.length + player.trophies.length;
  if (some === 0) return null;
  return (
    <Row>
      {player.daughters.map((daughter) => (
        <DaughterChip key={daughter} table={table} daughter={daughter} />
      ))}
      {player.items.map((item) => (
        <ItemChip key={item} table={table} item={item} />
      ))}
      {player.hand.map((item) => (
        <HandCard key={item} table={table} item={item} big={false} />
      ))}
      {player.trophies.map((biome) => (
        <TargetBox key={biome} id={`trophy-${biome}`} class="ne-chip trophy" label={table.edition.biomes[biome].name}>
          <Glyph id="trophy" size={15} />
          <svg class="token" width="28" height="21" aria-hidden="true">
            <Beast id={biome} x={0} y={0} width={28} height={21} />
          </svg>
        </TargetBox>
      ))}
    </Row>
  );
}

/* Sooner or later in this round's order; whether the bid is in. */
function note(table: Table, seat: number, player: Player): string {
  const { lang, view } = table;
  if (player.extinct) return T.extinct[lang];
  const rank = rankInOrder(view, seat);
  return rank > 0 && view.phase !== 'end' ? (ORDER[rank - 1]?.[lang] ?? '') : '';
}

export function Other(props: Panel): JSX.Element | null {
  const { seat, lang, view, edition } = props;
  const player = view.players[seat - 1];
  if (!player) return null;
  const species = player.species === 'none' ? '' : whoName(edition, view, seat, 0)[lang];
  return (
    <div class="ne-other">
      <TargetBox id={`seat-${seat}`} class="ne-head" label={peopleName(edition, view, seat)}>
        <SeatHead seat={seat} seats={props.seats} lang={lang} note={note(props, seat, player)} points={pointsText(player.points, lang)}>
          <em class="ne-species">{species}</em>
        </SeatHead>
      </TargetBox>
      <div class="ne-facts">
        <svg class="ne-small-skull" viewBox="14 8 208 206" aria-hidden="true">
          <Skull table={props} seat={seat} player={player} own={false} />
        </svg>
        <div class="ne-lines">
          <Ways table={props} seat={seat} player={player} />
          <SmallElders table={props} seat={seat} player={player} />
          <div class="ne-goods">
            <TargetBox id={`pool-${seat}`} label={T.words}>
              <WordCounts table={props} seat={seat} player={player} size={22} />
            </TargetBox>
            <TargetBox id={`camp-${seat}`} class="ne-smallcamp" label={T.camp}>
              <ManIcon seat={seat} height={26} dataKey={`figure-${seat}-camp`} />
              <b data-key={`p${seat}-camp`}>{player.camp}</b>
              {alphaAt(player).kind === 'camp' && <ManIcon seat={seat} alpha height={26} />}
              <Guests player={player} lang={lang} />
              <span class="ne-tight" title={fill(T.ground, player.dead)[lang]}>
                <Glyph id="elder_death" size={16} />
                {player.dead}
              </span>
            </TargetBox>
          </div>
        </div>
      </div>
      <Belongings table={props} player={player} />
    </div>
  );
}
