/* art.tsx - the drawings of the game as a sheet of symbols: cards, charts, pieces, counters, enemies, animals.
 *
 * Pieces are drawn once for each seat's shape (1 disc, 2 square, 3 triangle, 4 diamond) and take their colour where they
 * are used, from --c, --c-dark and --c-edge (style.css: a class for each colour of the game). */
import type { ComponentChildren, JSX } from 'preact';
import { memo } from '../../kit/memo';
import { Stamps } from './terrain';

function Sym(p: { id: string; box: string; children: ComponentChildren }): JSX.Element {
  return (
    <symbol id={p.id} viewBox={p.box}>
      {p.children}
    </symbol>
  );
}

const Cards = (): JSX.Element => (
  <>
    <Sym id="st-meat" box="0 0 24 24">
      <path
        d="M9.2 14.6 4.6 18.4c-1.3-.5-2.4.9-1.4 2 .1 1.5 1.7 2 2.6 1 1.3.6 2.5-.7 1.8-2l3.7-3.6z"
        fill="var(--st-marrow)"
        stroke="var(--st-meat-edge)"
      />
      <path
        d="M8.6 14.5C7 10 9.3 4.2 14 3c4.8-1 7.8 2.6 7.4 6.6-.5 4.8-5.4 8.2-9.7 7.5-1.6-.3-2.5-1.2-3.1-2.6z"
        fill="var(--st-meat)"
        stroke="var(--st-meat-edge)"
      />
      <path d="M11 11.5c.2-3 1.7-5.3 4.2-6" fill="none" stroke="var(--st-meat-light)" stroke-width="1.5" stroke-linecap="round" />
    </Sym>
    <Sym id="st-flint" box="0 0 24 24">
      <path
        d="M12.4 1.8c3.5 2.6 7 8.7 6.3 13.8-.6 4.2-3.6 6.5-6.9 6.5-3.7 0-6.7-2.7-6.5-7C5.5 9.8 8.9 4.9 12.4 1.8z"
        fill="var(--st-flint)"
        stroke="var(--st-flint-edge)"
      />
      <path d="M12.4 1.8 11 9l-5.5 4.6C6 9 9 4.8 12.4 1.8z" fill="var(--st-flint-light)" />
      <path d="m11 9 2.5 6-3 7M11 9l7.6 5M13.5 15l4 4.3M5.5 14.5l8 .5" fill="none" stroke="var(--st-flint-edge)" stroke-width=".9" />
    </Sym>
    <Sym id="st-hides" box="0 0 24 24">
      <path
        d="M6.5 2.6 9.8 5l2.3-1.3L14.3 5l3.2-2.3 1.9 3-2.5 3.5.3 4.6 3.5 3.8-2.5 2.9-3.5-1.9-2 3.5h-1.5l-2-3.5-3.4 1.9-2.5-2.8 3.5-4 .2-4.5-2.5-3.5z"
        fill="var(--st-hides)"
        stroke="var(--st-hides-edge)"
        stroke-linejoin="round"
      />
      <path d="M9.7 8c.8 3.5.6 6-.4 9M12 7v11M14.4 8c-.7 3.5-.5 6 .5 9" fill="none" stroke="var(--st-hides-dark)" stroke-linecap="round" />
    </Sym>
    <Sym id="st-bone" box="0 0 24 24">
      <path
        d="M3.6 7.4C1.9 6 3.3 3.3 5.5 4c.6-2.3 3.9-2.1 3.8.5 0 .9-.3 1.5.1 2.2l7.2 7.9c.6.5 1.5.1 2.4.3 2.6.4 2.8 3.7.5 4.3.5 2.2-2 3.5-3.6 1.8-.8-1-.5-2-1-2.7L7.3 10c-.7-.5-1.5-.2-2.4-.5-.8-.4-1.1-1.2-1.3-2.1z"
        fill="var(--st-bone)"
        stroke="var(--st-bone-edge)"
        stroke-width="1.1"
      />
      <path d="m9 8.8 6.5 7" stroke="var(--st-bone-dark)" stroke-width="1.2" stroke-linecap="round" />
    </Sym>
    <Sym id="st-card" box="0 0 16 20">
      <path d="M2 2.3 13.8 1.7l.4 16.2L2.3 18.4z" fill="var(--clay)" stroke="var(--ink)" stroke-width="1.2" />
      <path d="M5 7c2-2 4-2 6 0M5 11c2-2 4-2 6 0" stroke="var(--bone)" stroke-width="1.2" fill="none" />
    </Sym>
  </>
);

/* Holes in the chart signs show what lies behind, so that they work on rock as well as on paper. */
const Charts = (): JSX.Element => (
  <>
    <Sym id="st-food" box="0 0 24 24">
      <path
        d="M2.5 12.5C5 8 9.5 6.3 14 8.2c1.8.8 3 2 4 3.3l4-3.7c-.3 3-.3 6 .3 9l-4.5-3.5c-3 3.8-7.5 5-11.5 2.7-1.6-.9-2.8-2-3.8-3.5z"
        fill="currentColor"
      />
      <circle cx="6.8" cy="11.6" r="1" fill="var(--st-hole)" />
      <path d="M10 9.5c1 1.8 1 3.7 0 5.8M13.2 10c.7 1.5.7 3 0 4.5" stroke="var(--st-hole)" fill="none" />
    </Sym>
    <Sym id="st-hunting" box="0 0 24 24">
      <path d="M3 21.5 15.6 8.4" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />
      <path d="M21.5 2.3c.3 3.8-1 7-4 8.6l-4.2-4C14.8 4 17.8 2.3 21.5 2.3z" fill="currentColor" />
      <path d="m13 8.5 3 3M11.5 10l3 3" stroke="currentColor" stroke-width="1.5" />
    </Sym>
    <Sym id="st-shelter" box="0 0 24 24">
      <path d="M2.5 20.5c1.2-6.5 3.7-11.6 8-15.3L9 2.8l2.6 1.3L13.4 2l.6 2.7 2.9-.7-2 2.3c3.5 4 5.5 9 6.6 14.2z" fill="currentColor" />
      <path d="M10 20.5c.2-3.6.8-6.3 2.2-8.8 1.5 2.5 2.3 5.2 2.6 8.8z" fill="var(--st-hole)" />
    </Sym>
    <Sym id="st-clothing" box="0 0 24 24">
      <path
        d="M8.3 3.2c2 1.6 5.4 1.6 7.4 0l5.5 4.3-2.6 4.3-1.8-1 .9 10-2.2-.9-1.5 1.3-1.8-1.3-1.9 1.3-1.8-1.2-2.2 1 .8-10.2-1.8 1-2.6-4.3z"
        fill="currentColor"
      />
      <path d="M9.5 8.5h5M9.3 12h5.5M9 15.5h6" stroke="var(--st-hole)" stroke-dasharray="1.5 1.5" />
    </Sym>
  </>
);

const SHAPES: Record<number, string> = {
  1: 'M10 1.3c5 0 8.7 3.8 8.7 8.8s-3.8 8.6-8.8 8.6-8.6-3.9-8.6-8.8S5 1.3 10 1.3z',
  2: 'm2 2.3 16-.5.3 16.2-16.4.3z',
  3: 'm10 1.2 9 16.9-18.2.2z',
  4: 'm10 .8 9.2 9.3-9.3 9.1L.8 10z',
};
const DOORS: Record<number, string> = {
  1: 'M15.3 15.3a5.2 5.2 0 1 1 0 10.4 5.2 5.2 0 0 1 0-10.4z',
  2: 'm10.3 15.8 10-.2.2 10-10.2.2z',
  3: 'm15.4 13.5 5.6 12.3H9.6z',
  4: 'm15.3 13.5 6 6.8-6 6.8-6-6.7z',
};
const BASES: Record<number, string> = {
  1: 'M14 32.4c6 0 10.5 2 10.5 4.6S20 41.6 14 41.6 3.5 39.6 3.5 37 8 32.4 14 32.4z',
  2: 'm4 33.5 20-.3.8 7.5-21.6.2z',
  3: 'm14 31 12 9.8-24.3.2z',
  4: 'm14 31.5 12 5.3-12 5.3-12-5.2z',
};

const Pieces = (): JSX.Element => (
  <>
    {[1, 2, 3, 4].map((s) => (
      <>
        <Sym id={`st-seat-${s}`} box="0 0 20 20">
          <path d={SHAPES[s]} fill="var(--c)" stroke="var(--c-edge)" stroke-width="1.3" />
        </Sym>
        <Sym id={`st-camp-${s}`} box="0 0 32 30">
          <path
            d="M1.5 27.8C5 18.5 9.3 11.3 14.6 6L12.5 2l3.8 2.3L19.5 1l-.3 4.5C24.5 11 28 18 30.7 27.6c-9.5 1-19.5 1-29.2.2z"
            fill="var(--c)"
            stroke="var(--c-edge)"
            stroke-width="1.5"
            stroke-linejoin="round"
          />
          <path d="M17.2 5.5c5.5 5 9.5 12.5 12.5 22-3.7.4-6.5.5-9.5.6-.2-9-.9-16-3-22.6z" fill="var(--c-dark)" />
          <path d={DOORS[s]} fill="var(--c-edge)" />
          <path d="M7.5 20.5l2.3 1.3M10.5 14.5l2.3 1.5M22.5 15.5l2-1M24.5 21l2.2-.8" stroke="var(--c-edge)" stroke-linecap="round" />
        </Sym>
        <Sym id={`st-explorer-${s}`} box="0 0 28 44">
          <path d={BASES[s]} fill="var(--c-dark)" stroke="var(--c-edge)" stroke-width="1.3" />
          <path d="M24.2 2.5 21.6 39" stroke="var(--c-edge)" stroke-width="1.5" />
          <path d="m24.4.3 1.8 5-3.6-.3z" fill="var(--c-edge)" />
          <path
            d="M12.3 2.3c2.5-.8 5 1 4.8 3.6-.1 1.6-.9 2.6-1.9 3.2l.3 1.2c2.6.8 4.1 2.6 5 5.2l2.6.3.1 2.2-4.6.3-1.5-2.3.3 5.6c1.3 3.8 2.4 8 2.9 14.2l-3.6.2c-.7-4.7-1.9-8.3-3.5-11.4-1.1 4-2.4 7.7-4.5 11.3l-3.7-.3c1.7-5 2.9-9.6 3.3-14.4l-.3-4-1.9 4.3c-1.5-.2-2-.9-2-2.1l2.2-6.3c.9-1.4 2.2-2.2 3.8-2.5l.1-1.2c-.9-.7-1.4-1.7-1.4-3 0-2 1.4-3.5 3.5-4z"
            fill="var(--c)"
            stroke="var(--c-edge)"
            stroke-width="1.3"
            stroke-linejoin="round"
          />
        </Sym>
      </>
    ))}
  </>
);

const Enemies = (): JSX.Element => (
  <>
    <Sym id="st-neanderthal" box="0 0 46 50">
      <path d="M35.5 28.5 41 7.5c.7-2.5 4.5-2 4.3.8l-.8 6L38 29.5z" fill="var(--st-club)" stroke="var(--st-halo)" />
      <path
        d="M17.5 5.5c1.3-3 5.7-4 9-2 2.3 1.5 3 4 2.2 6l1.8 2-2.2 1c.1 2-1.4 2.8-3.2 2.5 4.3 1.3 7.4 4.3 8 8.5l5.4 3.6-2.2 4-7.6-3.7c-.4 3 .2 6 1.3 9L31.5 47l-6.3.5-2-8.5-3-5.5-3.7 6.5-1.5 7.5H8.6L11.2 37.5c-.8-5-1.2-10.5-.2-15L7.5 28l1.7 6.5-4 1.5L2 27.5c1-5.5 5.5-10.5 11-12.3-.6-3.5 2.6-6.7 4.5-9.7z"
        fill="var(--st-dark)"
        stroke="var(--st-halo)"
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <path d="M13 24c3 2 8.5 2.2 12.5.5l1.5 8c-4 2.5-9.5 3-14 1z" fill="var(--st-fur)" />
      <path d="M22.5 8.3l4.6-.8" stroke="var(--st-halo)" stroke-width="1.1" />
    </Sym>
    <Sym id="st-sabertooth" box="0 0 60 38">
      <path
        d="M4 14.5C4.6 10 9 6.8 13.5 7.2L15.2 3.5l3.3 4.2c2.9.3 5.5 1.6 8.5 2.3 5.5 1 11-1 16.5.3 4 1 6.3 3.2 7.5 6.7l4.5-4.5c1.5-1.4 3.7.1 2.5 2L51.7 22c0 3 1 5.5 2.5 8l.6 5.6h-5.2L47 29.8c-1.5-2-3-3.3-4.5-4.4-5 1.5-10.5 1.5-15.5.6l-2 4.5.5 5.1h-5.2l-.5-7-1.5-3-2.6 5.2-1.5 4.8H9l2.8-8.4c.1-2.5-.3-4.7-.8-6.6-4-.2-7.5-2-7-6.1z"
        fill="var(--st-tiger)"
        stroke="var(--st-dark)"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <path
        d="M5.6 18.2l2.3.8-.2 8c-1.3-2.5-2-5.5-2.1-8.8zM9.5 19.3l1.9.1-.6 6c-.8-1.9-1.2-3.9-1.3-6.1z"
        fill="var(--st-halo)"
        stroke="var(--st-dark)"
        stroke-width=".7"
      />
      <circle cx="10" cy="12" r="1.2" fill="var(--st-dark)" />
      <path
        d="M24 12.5l-1.5 5M29.5 13l-1 5M35 12.5v5M40.5 12.5l1 5M46 14.5l1.5 4"
        stroke="var(--st-stripe)"
        stroke-width="1.7"
        stroke-linecap="round"
      />
    </Sym>
  </>
);

const MOTIFS: Record<string, JSX.Element> = {
  white: <path d="M8 16c-1-3-1.3-5-1.2-8M10 14V6.5M12.3 14.5 12.8 7M14.3 15.5l1.2-5.5M8 16c1.5 1.3 4.8 1.3 6.3-.3" />,
  yellow: (
    <path d="M11 8.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM11 4.5v2.2M11 15.3v2.2M4.5 11h2.2M15.3 11h2.2M6.5 6.5 8 8M14 14l1.5 1.5M15.5 6.5 14 8M8 14l-1.5 1.5" />
  ),
  brown: <path d="M11 5.5c3.5 0 5.5 2.3 5.5 5.5s-2.5 5.4-5.5 5.4S6 14 6 11.5 8.3 8 10.8 8s3.7 1.5 3.6 3.3-1.6 2.7-3.2 2.7" />,
  red: <path d="m5 9 3-2.5L11 9l3-2.5L17 9M5 13l3-2.5 3 2.5 3-2.5 3 2.5M7.5 16.5l3.5-2 3.5 2" stroke-linejoin="round" />,
};

const Counters = (): JSX.Element => (
  <>
    {Object.entries(MOTIFS).map(([k, motif]) => (
      <Sym id={`st-tribe-${k}`} box="0 0 22 22">
        <path
          d="M11 1.2c4 .1 7.3 1.7 8.8 5 1.3 3.2.9 7.5-1.2 10.3-2.2 2.9-5.5 4.4-9 4-3.6-.4-6.7-2.6-7.9-6C.5 11 1.3 7 3.6 4.4 5.5 2.3 8 1.1 11 1.2z"
          fill={`var(--st-tribe-${k})`}
          stroke={`var(--st-tribe-${k}-edge)`}
          stroke-width="1.3"
        />
        <g fill="none" stroke={`var(--st-tribe-${k}-sign)`} stroke-width="1.5" stroke-linecap="round">
          {motif}
        </g>
      </Sym>
    ))}
    <Sym id="st-counter" box="0 0 20 20">
      <path
        d="M10 1.3c4.5 0 8.7 3 8.7 8.5S15 18.8 10 18.8 1.3 15 1.3 10 5.3 1.3 10 1.3z"
        fill="var(--st-plum)"
        stroke="var(--st-plum-edge)"
        stroke-width="1.2"
      />
      <path d="m10 4.5 1.6 3.7 4 .4-3 2.7.9 4-3.5-2.1-3.5 2 .9-3.9-3-2.7 4-.4z" fill="var(--st-plum-text)" />
    </Sym>
    <Sym id="st-swap" box="0 0 28 20">
      <path
        d="M3 7h20l-5-4.5M25 13.5H5l5 4.5"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </Sym>
    <Sym id="st-yes" box="0 0 20 20">
      <path
        d="m3.5 10.8 4.5 5 8.5-11"
        fill="none"
        stroke="currentColor"
        stroke-width="2.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </Sym>
    <Sym id="st-no" box="0 0 20 20">
      <path d="m4.5 4.5 11 11m0-11-11 11" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" />
    </Sym>
    <Sym id="st-globe" box="0 0 24 24">
      <path d="M12 2c5.6 0 10 4.3 10 10s-4.4 10-10 10S2 17.6 2 12 6.4 2 12 2z" fill="var(--glacier)" stroke="var(--ink)" />
      <path
        d="M4 8c3-2 5-1 7 0 2 2 0 4-1 6-1 2-3 0-4-2-1-1-2-2-2-4zM14 6c2-1 4 0 6 2 1 2 0 5-2 8-2-1-2-3-2-5-1-2-3-3-2-5z"
        fill="var(--st-sand)"
      />
    </Sym>
  </>
);

const Animals = (): JSX.Element => (
  <>
    <Sym id="st-bison" box="0 0 40 26">
      <path
        d="M2 12c.3-3 2-5 4.5-5.5L6 3.5l3 2.7C11.5 3 15.5 1.5 19.5 3c3.5 1.3 6 3.3 10 4 4 .8 6.5 2.5 7 6.5l1.5 5-1.7.5L35 15l-.5 3.5.7 6h-2.7l-1-5.5-2.5-2-3.5 2.5.5 5h-2.6l-.7-5.5c-2.5.5-4.8.3-7-.5L15 24.5h-2.6l.1-6c-1.2-.5-2-1.2-2.6-2l-.9 3.3-2-3.2C4 16.5 2 14.8 2 12z"
        fill="currentColor"
      />
    </Sym>
    <Sym id="st-deer" box="0 0 34 30">
      <path
        d="M6 9.5 4.5 12l-2.5 1.5 1.5 1.5 4-.5 2 3c1 1.5 2 2.5 3.5 3l-1 8.5h2l2-8c3 .5 6 .2 9-.8l1.5 3.3-1 5.5h2l1.5-6.5 1.5 1 .5 5.5h2l-.6-7.5-1-2.5c.5-2.5.2-4.5-1-6-3-1-7-1-11-1.2-2.5-.3-5-1.5-7-2.8.5-2 .3-4.5 1.5-7l-1.7-.5-.5 3.5-2-1.5-.7 1.3 2.2 2-1 1.5-3-2L4.3 6z"
        fill="currentColor"
      />
    </Sym>
    <Sym id="st-mammoth" box="0 0 46 34">
      <path
        d="M4 31c-2-1-2.5-3-2-5.5l1.5-9C3.7 12 6 8.5 9.5 7.5 11 4 14 2.5 17 3.5c2 .7 3 2.3 4.5 3.2C26 6 31 7 35 9c4.5 2.2 7 5.5 7.5 10.5l.7 5-1.5.3-.9-4-.8 3 .8 8h-6l-.8-7.5-3.5-1.5c-2.5 1-5 1.3-7.5 1.2L22.5 32h-6l-.8-8.5-3.2-3.3C10.5 22 8 22.5 6.5 21.5L5.3 26c-.2 1.5 0 2.5 1 3.5z"
        fill="currentColor"
      />
      <path d="M8.5 19.5c-.5 4 1.5 7 5.5 7.5" fill="none" stroke="var(--st-halo)" stroke-width="1.8" stroke-linecap="round" />
    </Sym>
    <Sym id="st-whale" box="0 0 60 30">
      <path
        d="M3 17C6 9 16 5 27 6.5c9 1.2 16 5 21 9.5 2-2.5 4-5 4-9.5 2 1 3 2.5 3.5 4.3 1.5-1.5 2.5-2.3 4-2.5-.5 5-3 9-6.5 12C47 24.5 36 26.5 24 25.5 12 24.5 4 22 3 17z"
        fill="currentColor"
      />
      <path d="M5 19c8 3.5 18 5 29 3.5M8 21.5c6 2 12 2.7 19 2.5" stroke="var(--st-shallow)" fill="none" />
      <circle cx="11" cy="15.5" r="1.1" fill="var(--st-shallow)" />
      <path d="M22 6c-1-2-2.5-3-4.5-3.2M22.3 6c.7-2 2-3.2 4-3.7" stroke="currentColor" stroke-width="1.3" fill="none" />
    </Sym>
  </>
);

export const Symbols = memo((): JSX.Element => (
  <>
    <Cards />
    <Charts />
    <Pieces />
    <Enemies />
    <Counters />
    <Animals />
    <Stamps />
  </>
));

/* A small picture in a line of text or on a button. */
export function Icon(p: { of: string; size?: number; class?: string }): JSX.Element {
  const size = p.size ?? 18;
  return (
    <svg class={`st-i ${p.class ?? ''}`} width={size} height={size} aria-hidden="true">
      <use href={`#st-${p.of}`} />
    </svg>
  );
}
