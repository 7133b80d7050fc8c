/* art.tsx - the symbols of the game: resources, the three kinds of technology, an action, animals, tools. */
import type { JSX } from 'preact';
import { memo } from '../../kit/memo';
import { Shapes } from '../../kit/shapes';
import { Beasts } from './beasts';
import { TOOLS } from './tools';

const Resources = (): JSX.Element => (
  <>
    <symbol id="kr-wood" viewBox="0 0 24 24">
      <path d="M2 15L17 6C20 5 23 9 21 12L6 21C2 22 0 17 2 15Z" fill="var(--kr-wood)" />
      <path d="M2 15C4 13 8 18 6 21C2 22 0 17 2 15Z" fill="var(--kr-wood-light)" stroke="var(--kr-wood-dark)" />
      <path d="M9 13L16 9M11 16L19 11" stroke="var(--kr-wood-dark)" stroke-width="1.2" stroke-linecap="round" />
    </symbol>
    <symbol id="kr-stone" viewBox="0 0 24 24">
      <path d="M3 17L5 9L11 4L18 6L22 13L20 20L8 21Z" fill="var(--kr-stone)" />
      <path d="M5 9L11 4L18 6L13 11L6 12Z" fill="var(--kr-stone-light)" />
      <path d="M13 11L14 20M13 11L21 14" stroke="var(--kr-stone-dark)" stroke-width="1.2" />
    </symbol>
    <symbol id="kr-flint" viewBox="0 0 24 24">
      <path d="M12 1L19 10L16 20L11 23L6 18L5 9Z" fill="var(--kr-flint)" />
      <path d="M12 1L11 11L5 9Z" fill="var(--kr-flint-light)" />
      <path d="M11 11L6 18L5 9Z" fill="var(--kr-flint-mid)" />
      <path d="M11 11L11 23M11 11L19 10" stroke="var(--kr-dark)" />
    </symbol>
    <symbol id="kr-spring" viewBox="0 0 24 24">
      <path d="M12 2C15 8 20 11 20 16C20 20 16 22.5 12 22.5C8 22.5 4 20 4 16C4 11 9 8 12 2Z" fill="var(--kr-water)" />
      <path d="M8 16C8 13 10 11 11.5 9" stroke="var(--kr-water-light)" stroke-width="2" fill="none" stroke-linecap="round" />
    </symbol>
    <symbol id="kr-grass" viewBox="0 0 24 24">
      <path
        d="M11 23C9 15 6 9 2 6C8 7 11 12 12 17C12 10 12 5 14 1C16 6 15 13 14 18C16 13 19 10 23 9C19 13 16 18 15 23Z"
        fill="var(--kr-grass)"
      />
      <path d="M12 22C12 15 13 9 14 4" stroke="var(--kr-leaf-dark)" stroke-width="1.2" fill="none" />
    </symbol>
    <symbol id="kr-clay" viewBox="0 0 24 24">
      <path d="M2 17C3 11 7 10 9 7C12 4 17 5 18 9C22 11 23 15 22 19C16 22 7 22 3 20Z" fill="var(--kr-clay)" />
      <path d="M9 7C12 4 17 5 18 9C15 11 11 11 7 12C8 10 8 8 9 7Z" fill="var(--kr-clay-light)" />
      <path d="M6 16C10 18 15 17 19 16" stroke="var(--kr-clay-dark)" stroke-width="1.3" fill="none" />
    </symbol>
    <symbol id="kr-loot" viewBox="0 0 24 24">
      <path d="M3 9C5 4 12 3 16 6C20 9 19 16 14 18C8 20 2 15 3 9Z" fill="var(--kr-meat)" />
      <path d="M6 9C8 6 12 6 14 8" stroke="var(--kr-meat-light)" stroke-width="2" fill="none" stroke-linecap="round" />
      <path d="M15 16L20 20" stroke="var(--kr-bone)" stroke-width="3.4" stroke-linecap="round" />
      <path d="M19 21.5a2 2 0 1 0 2.6-2.6z" fill="var(--kr-bone)" />
    </symbol>
  </>
);

const Signs = (): JSX.Element => (
  <>
    <symbol id="kr-k-weapon" viewBox="0 0 24 24">
      <path d="M4 22L16 7" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
      <path d="M20 1L22 9L16 12L12 7Z" fill="currentColor" />
    </symbol>
    <symbol id="kr-k-household" viewBox="0 0 24 24">
      <path d="M4 9C8 7 16 7 20 9C20 15 18 20 15 22H9C6 20 4 15 4 9Z" fill="currentColor" />
      <path d="M6 8C7 2 17 2 18 8" stroke="currentColor" stroke-width="2" fill="none" />
    </symbol>
    <symbol id="kr-k-dwelling" viewBox="0 0 24 24">
      <path d="M1 22C4 13 8 6 12 3C16 6 20 13 23 22H15C15 17 13.5 15 12 15C10.5 15 9 17 9 22Z" fill="currentColor" />
    </symbol>
    <symbol id="kr-ap" viewBox="0 0 30 30">
      <path d="M15 1L29 8V22L15 29L1 22V8Z" fill="currentColor" />
      <path d="M9 22L20 9M22 6L23 12L18 12L16 9Z" stroke="var(--kr-on-ap)" stroke-width="2" fill="var(--kr-on-ap)" stroke-linecap="round" />
    </symbol>
    <symbol id="kr-star" viewBox="0 0 20 20">
      <path d="m10 1.5 2.5 5.6 6.1.6-4.6 4.1 1.3 6-5.3-3.1-5.3 3.1 1.3-6L1.4 7.7l6.1-.6z" fill="currentColor" />
    </symbol>
    <symbol id="kr-fir" viewBox="0 0 30 60">
      <path d="M13 60V48H17V60Z" fill="var(--kr-trunk)" />
      <path
        d="M15 2C20 12 24 18 28 26C24 25 24 27 29 38C25 36 24 40 29 50C20 47 10 47 1 50C6 40 5 36 1 38C6 27 6 25 2 26C6 18 10 12 15 2Z"
        fill="var(--kr-fir)"
      />
      <path d="M15 2C12 14 9 22 8 49C5 49 3 49 1 50C6 40 5 36 1 38C6 27 6 25 2 26C6 18 10 12 15 2Z" fill="var(--kr-fir-light)" />
    </symbol>
    <symbol id="kr-snow" viewBox="0 0 24 24">
      <path
        d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 2.5 3-2.5M9 20.5l3-2.5 3 2.5"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </symbol>
  </>
);

export const Symbols = memo((): JSX.Element => (
  <>
    <Resources />
    <Signs />
    <Beasts />
    {Object.entries(TOOLS).map(([id, shapes]) => (
      <symbol key={id} id={`kr-t-${id}`} viewBox="0 0 48 48">
        <Shapes of={shapes} prefix="kr" />
      </symbol>
    ))}
  </>
));

/* A small picture in a line of text or on a button. */
export function Icon(p: { of: string; size?: number; class?: string }): JSX.Element {
  const size = p.size ?? 18;
  return (
    <svg class={`kr-i ${p.class ?? ''}`} width={size} height={size} aria-hidden="true">
      <use href={`#kr-${p.of}`} />
    </svg>
  );
}
