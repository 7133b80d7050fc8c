/* panels.tsx - what a seat owns: the own area with its tiles, and a panel for each other seat. */
import type { JSX } from 'preact';
import { OwnName, SeatHead } from '../../kit/head';
import { TargetBox } from '../../kit/target';
import { PersonIcon, SeatToken } from '../../kit/tokens';
import { fill, w } from '../../kit/words';
import type { PanelProps, Words } from '../game';
import { endGain } from './reckon';
import { deedShort, deedWhen, deedWords, kindName, pointWords } from './text';
import { TileIcon } from './tiles';
import { heldBy, kindsOf, tileTarget, type Edition, type Held, type Move, type P, type Player, type View } from './types';

type SeatProps = PanelProps<View, Edition, Move>;

/* ---- the own area ---- */

/* So many tiles have room for all that is to be said; so many for their name and a word or two; more for these words alone. */
const ROOMY = 4;
const MEDIUM = 6;

function HeldTile(props: P & { readonly tile: Held; readonly size: 'large' | 'medium' | 'small' }): JSX.Element {
  const { tile, edition, lang, size, legal } = props;
  const deed = tile.deed ?? 'value';
  const name = kindName(edition, tile.kind)[lang];
  const onMap = legal.some((a) => a.verb === 'play' && 'area' in a && a.type === tile.kind && a.action === tile.deed);
  return (
    <TargetBox
      id={tileTarget(tile.kind, deed)}
      label={`${name}: ${deedWords(edition, deed)[lang]}`}
      class={`held ${size}${tile.spent ? ' spent' : ''}${onMap ? ' on-map' : ''}`}
    >
      <TileIcon kind={tile.kind} edition={edition} size={size === 'large' ? 38 : 32} />
      {size === 'small' ? (
        <small>{deedShort(edition, deed)[lang]}</small>
      ) : (
        <div>
          <b>{name}</b>
          <span>{(size === 'large' ? deedWords(edition, deed) : deedShort(edition, deed))[lang]}</span>
          {size === 'large' && (
            <small>{(onMap ? w('touch a glowing area', 'коснитесь области') : deedWhen(edition, deed))[lang]}</small>
          )}
        </div>
      )}
    </TargetBox>
  );
}

function sizeFor(n: number): 'large' | 'medium' | 'small' {
  return n <= ROOMY ? 'large' : n <= MEDIUM ? 'medium' : 'small';
}

export function Mine(props: P): JSX.Element {
  const { view, viewer, edition, lang } = props;
  const player = view.players[viewer - 1];
  if (!player) return <div class="cm-mine" />;
  const held = heldBy(player, edition);
  const end = endGain(held, edition);
  const points = player.final ?? player.points;
  return (
    <div class="cm-mine">
      <div class="who">
        <SeatToken seat={viewer} size={34} />
        <div>
          <h3>
            <OwnName seats={props.seats} seat={viewer} lang={lang} />
          </h3>
          <p>
            <b data-key={`p${viewer}-points`}>{points}</b> {pointWords(points)[lang].replace(/^\S+ /, '')}
          </p>
        </div>
      </div>
      <div class="stock">
        <p>
          <PersonIcon seat={viewer} height={26} />
          <b data-key={`p${viewer}-stock`}>{player.stock}</b>
        </p>
        <small>{w('tribes in stock', 'племён в запасе')[lang]}</small>
      </div>
      <div class="tiles">
        {held.length === 0 && (
          <p class="nothing-yet">
            {
              w('No tiles yet: take resources where your tribes stand.', 'Жетонов пока нет: берите ресурсы там, где стоят ваши племена.')[
                lang
              ]
            }
          </p>
        )}
        {held.map((tile) => (
          <HeldTile {...props} tile={tile} size={sizeFor(held.length)} />
        ))}
      </div>
      {held.length > 0 && view.phase !== 'over' && (
        <div class="end-gain">
          <b>{end.total}</b>
          <small>{w('points for tiles at the end', 'очков за жетоны в конце')[lang]}</small>
        </div>
      )}
    </div>
  );
}

/* ---- another seat ---- */

function noteOf({ view, seat, actor }: SeatProps): Words | null {
  if (view.phase === 'over') return null;
  if (view.phase === 'bid' && view.passed.includes(seat)) return w('passed', 'пас');
  if (actor === seat) return w('is thinking', 'думает');
  return view.turn === seat ? w('on turn', 'ходит') : null;
}

/* Fronts lie open, undersides do not; at the end everything is shown. */
function Fronts(props: { readonly player: Player; readonly edition: Edition; readonly lang: 'en' | 'ru' }): JSX.Element {
  const { player, edition, lang } = props;
  const kinds = kindsOf(edition).filter((kind) => player.fronts[kind] > 0);
  if (kinds.length === 0) return <></>;
  return (
    <>
      {kinds.map((kind) => {
        const n = player.fronts[kind];
        const spent = player.spent.includes(kind);
        const name = kindName(edition, kind)[lang];
        return (
          <span class={spent ? 'front spent' : 'front'} title={spent ? `${name}, ${deedWords(edition, 'value')[lang]}` : name}>
            <TileIcon kind={kind} edition={edition} size={24} label={`${name}: ${n}`} />
            {n > 1 && <b>{n}</b>}
          </span>
        );
      })}
    </>
  );
}

export function Other(props: SeatProps): JSX.Element {
  const { view, edition, seat, lang, seats } = props;
  const player = view.players[seat - 1];
  if (!player) return <></>;
  const note = noteOf(props)?.[lang];
  const points = player.final ?? player.points;
  return (
    <div class="cm-other">
      <SeatHead seat={seat} seats={seats} lang={lang} points={pointWords(points)[lang]} {...(note === undefined ? {} : { note })} />
      <div class="facts">
        <span>
          {w('stock', 'запас')[lang]} <b data-key={`p${seat}-stock`}>{player.stock}</b>
        </span>
        <span data-key={`p${seat}-held`}>{player.held === 0 ? w('no tiles yet', 'жетонов пока нет')[lang] : fill(w('holds {0}', 'жетонов {0}'), player.held)[lang]}</span>
        <Fronts player={player} edition={edition} lang={lang} />
      </div>
    </div>
  );
}
