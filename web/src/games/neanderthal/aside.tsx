/* aside.tsx - what is going on, docked beside the table: the phase in words, whose turn it is in it, and what the
 * moment has on the table: the auction, a proposal, dice, the final count. */
import type { JSX } from 'preact';
import { Die } from '../../kit/dice';
import { useTall } from '../../kit/narrow';
import { SeatToken } from '../../kit/tokens';
import { TargetBox } from '../../kit/target';
import { count, fill, w } from '../../kit/words';
import { placeOf } from '../shared';
import { biomeAt, isSolo } from './facts';
import { DiskIcon, Glyph } from './art';
import { explain } from './explain';
import { offerWords } from './prompt';
import { bidValue, locationName, peopleName, PHASE_NAMES, whoName, wordList } from './text';
import { bidWords } from './tips';
import { COLOURS, type Colour, type Move, type Table } from './types';

const T = {
  order: w('order of this round', 'порядок раунда'),
  roll: w('hunting roll', 'бросок охоты'),
  proposes: w('{0} propose', '{0} предлагают'),
  asked: w('asked: {0}', 'отвечают: {0}'),
  terms: w('bid', 'ставка'),
  worth: w('worth {0}', 'стоит {0}'),
  none: w('Touch the words that you bid.', 'Коснитесь слов, которые ставите.'),
  rival: w('rival bids', 'ставка соперника'),
  frees: w('to free', 'освободить'),
  alone: w('Alone: bring the living to victory together.', 'В одиночку: к победе ведут все живые виды вместе.'),
  points: w('points', 'очков'),
};

/* ---- the order ---- */

function OrderStrip(props: { readonly table: Table }): JSX.Element | null {
  const { view, edition, lang, viewer } = props.table;
  if (view.round === 0 || view.seats === 1) return null;
  const decides = view.actor > 0 ? view.actor : view.turn;
  return (
    <ol class="ne-order" aria-label={T.order[lang]}>
      {view.order.slice(0, view.playing).map((seat) => (
        <li key={seat} class={seat === decides ? 'now' : ''} aria-current={seat === decides ? 'step' : undefined}>
          <SeatToken seat={seat} size={20} />
          <span>{whoName(edition, view, seat, viewer)[lang]}</span>
          {view.fought.includes(seat) && <Glyph id="spear" size={14} />}
        </li>
      ))}
    </ol>
  );
}

/* ---- the auction ---- */

type Bid = Extract<Move, { verb: 'bid'; disks: unknown }>;

const isBid = (action: Move): action is Bid => action.verb === 'bid' && 'disks' in action;
const amount = (bid: Bid | null, colour: Colour): number => bid?.disks[colour] ?? 0;

/* Each colour of the card is a row of the words in the pool: touching the third bids three, touching it again two. */
export function BidBuilder(props: { readonly table: Table }): JSX.Element | null {
  const { table } = props;
  const bids = table.legal.filter(isBid);
  const own = table.view.players[table.viewer - 1];
  if (bids.length === 0 || !own) return null;
  const chosen = table.chosen && isBid(table.chosen) ? table.chosen : null;
  const most = (colour: Colour): number => Math.max(0, ...bids.map((bid) => amount(bid, colour)));
  const want = (colour: Colour, n: number): void => {
    const next = { ...Object.fromEntries(COLOURS.map((one) => [one, amount(chosen, one)])), [colour]: amount(chosen, colour) === n ? n - 1 : n };
    table.prepare(bids.find((bid) => COLOURS.every((one) => amount(bid, one) === (next[one] ?? 0))) ?? null);
  };
  const total = COLOURS.reduce((sum, colour) => sum + amount(chosen, colour), 0);
  return (
    <div class="ne-bids" role="group" aria-label={T.terms[table.lang]} onClick={(event) => event.stopPropagation()}>
      {COLOURS.filter((colour) => most(colour) > 0).map((colour) => (
        <div key={colour} class="ne-bidrow">
          {Array.from({ length: most(colour) }, (_, i) => (
            <button
              key={i}
              type="button"
              class={i < amount(chosen, colour) ? 'plain on' : 'plain'}
              aria-pressed={i < amount(chosen, colour)}
              aria-label={`${table.edition.colours[colour][table.lang]} ${i + 1}`}
              onClick={() => want(colour, i + 1)}
            >
              <DiskIcon colour={colour} lang={table.lang} size={30} {...(i < amount(chosen, colour) ? {} : { manner: 'empty' as const })} />
            </button>
          ))}
        </div>
      ))}
      <p>
        {total > 0 ? wordList(table.edition, chosen?.disks ?? {})[table.lang] : T.none[table.lang]}
        {total > 0 && ` · ${fill(T.worth, bidValue(table.edition, own.sexuality, total))[table.lang]}`}
      </p>
    </div>
  );
}

function Auction(props: { readonly table: Table }): JSX.Element {
  const narrow = useTall(); // a phone has the words to bid on its board
  const { table } = props;
  const { view, edition, lang, viewer } = table;
  return (
    <>
      <ul class="ne-order">
        {view.order.slice(0, view.playing).map((seat) => (
          <li key={seat} class={view.actor === seat ? 'now' : ''}>
            <SeatToken seat={seat} size={20} label={whoName(edition, view, seat, viewer)[lang]} />
            <span data-key={`bid-${seat}`}>{bidWords(table, seat)[lang]}</span>
          </li>
        ))}
      </ul>
      {!narrow && <BidBuilder table={table} />}
    </>
  );
}

function Rival(props: { readonly table: Table }): JSX.Element {
  const { edition, lang } = props.table;
  return (
    <p class="ne-dice" role="group" aria-label={T.rival[lang]}>
      {([1, 2, 3, 4, 5, 6] as const).map((face) => (
        <span key={face}>
          <Die face={face} size={20} />
          {edition.rival_bid[`${face}`]}
        </span>
      ))}
    </p>
  );
}

/* ---- proposals ---- */

function Proposal(props: { readonly table: Table }): JSX.Element {
  const { view, edition, lang, viewer } = props.table;
  return (
    <TargetBox id="offer" class="ne-offer" label={offerWords(edition, view)}>
      <p>
        <SeatToken seat={view.turn} size={20} /> <b>{fill(T.proposes, peopleName(edition, view, view.turn))[lang]}:</b>
      </p>
      <p class="ne-terms">{offerWords(edition, view)[lang]}</p>
      <p>
        <SeatToken seat={view.asked} size={20} /> {fill(T.asked, whoName(edition, view, view.asked, viewer))[lang]}
      </p>
    </TargetBox>
  );
}

/* ---- dice and rewards ---- */

function Roll(props: { readonly table: Table }): JSX.Element | null {
  const { view, edition, lang } = props.table;
  const rolled = ([1, 2, 3, 4, 5, 6] as const).flatMap((face) => Array.from({ length: view.roll[`${face}`] }, () => face));
  if (rolled.length === 0) return null;
  const biome = biomeAt(view, view.at);
  const card = biome ? edition.biomes[biome] : null;
  const kind = (face: number): string => (!card ? '' : face <= card.hit_face ? 'hit' : card.bloody.includes(face) ? 'bloody' : card.frost.includes(face) ? 'frost' : '');
  return (
    <p class="ne-dice" role="group" aria-label={T.roll[lang]}>
      {rolled.map((face, i) => (
        <span key={i} class={kind(face)} data-key={`die-${i}`}>
          <Die face={face} size={26} />
        </span>
      ))}
    </p>
  );
}

function Rewards(props: { readonly table: Table }): JSX.Element | null {
  const { view, edition, lang } = props.table;
  const biome = biomeAt(view, view.at);
  if (!biome || view.phase !== 'reward') return null;
  return (
    <p class="ne-dice" role="group" aria-label={T.frees[lang]}>
      <Glyph id="free" size={18} />
      {edition.biomes[biome].free.map((colour, i) => (
        <span key={i} class={i < view.reward ? 'past' : i === view.reward ? 'next' : ''}>
          <DiskIcon colour={colour} lang={lang} size={24} />
        </span>
      ))}
    </p>
  );
}

/* ---- the end ---- */

function Final(props: { readonly table: Table }): JSX.Element {
  const { view, edition, lang } = props.table;
  const seats = view.players.map((player, i) => ({ player, seat: i + 1 })).sort((a, b) => placeOf(props.table, a.seat) - placeOf(props.table, b.seat) || b.player.points - a.player.points);
  return (
    <ul class="ne-rows">
      {seats.map(({ player, seat }) => (
        <li key={seat}>
          <SeatToken seat={seat} size={20} />
          <b>{peopleName(edition, view, seat)[lang]}</b>
          <span class="num">{count(player.points, ['point', 'points'], ['очко', 'очка', 'очков'])[lang]}</span>
        </li>
      ))}
    </ul>
  );
}

/* ---- all of it ---- */

function Moment(props: { readonly table: Table }): JSX.Element | null {
  switch (props.table.view.phase) {
    case 'bidding':
      return <Auction table={props.table} />;
    case 'rivalry':
      return <Rival table={props.table} />;
    case 'answer':
      return <Proposal table={props.table} />;
    case 'end':
      return <Final table={props.table} />;
    default:
      return (
        <>
          <Roll table={props.table} />
          <Rewards table={props.table} />
        </>
      );
  }
}

export function Aside(table: Table): JSX.Element {
  const { view, edition, lang } = table;
  const where = view.at !== 'none' && view.phase !== 'end' ? ` · ${locationName(edition, view, view.at)[lang]}` : '';
  return (
    <section class="ne-now">
      <h3>
        {PHASE_NAMES[view.phase][lang]}
        <small>{where}</small>
      </h3>
      <p>{explain(table)[lang]}</p>
      {!['bidding', 'answer', 'end'].includes(view.phase) && <OrderStrip table={table} />}
      <Moment table={table} />
      {isSolo(view) && view.seats > 1 && view.phase === 'side' && <p>{T.alone[lang]}</p>}
    </section>
  );
}
