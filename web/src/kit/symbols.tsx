/* symbols.tsx - the symbol sheet that all screens share, and <Icon>, which shows one of its symbols.
 *
 * A drawing that is used more than once is a <symbol> here (or in the sheet of a game) and stands elsewhere by
 * <use href="#id">. Drawings take their colour from `currentColor` or from tokens. */
import type { JSX } from 'preact';
import { memo } from './memo';

export const Symbols = memo(
  (): JSX.Element => (
    <svg class="sheet" width="0" height="0" aria-hidden="true">
      <symbol id="hand" viewBox="0 0 32 32">
        <path d="M9 30c0-4-3-7-4.500-11.500-.600-1.800.8-3 2.200-2 1.300 1 2.300 2.500 3.300 3.500L8.500 7.500c-.2-2 2.300-2.400 2.700-.5L13 16l.3-11.500c0-2 2.800-2 2.900 0L16.800 16l2-10c.4-1.900 2.900-1.500 2.700.5L20.500 17l2.700-6.500c.7-1.700 2.900-1 2.500.9-1 5-2 9-3.200 12.100-.6 2-1 4-1 6.500z" fill="currentColor" />
      </symbol>
      <symbol id="bison" viewBox="0 0 60 40">
        <path d="M4 22c-1-4 1-8 5-10l-1.500-4.500L11 10c4-5 9-8 15-7 6 1 9 4 15 5 6 0 10 1 13 5 2 3 2 7 1 10l3.500 6-2 .700L53 25c-1 2-2 3-2 5l1 7h-3.500l-2-8c-2-1-3-2-4-4-4 2-9 2.500-14 1.500l-1 5 1 6H25l-2-7-1 7h-3.500v-9c-2-1-3-3-4-5-1 3-3 5-6 5-3 0-4-3-4.500-6.500z" fill="currentColor" />
        <path d="M14 12c3-4 8-6 12-5M20 16c4-2 9-2 13 0M40 14c4 0 8 1 10 4M12 20l-2 5" stroke="var(--scratch)" stroke-opacity=".5" stroke-width="1.400" fill="none" stroke-linecap="round" />
      </symbol>
      <symbol id="deer" viewBox="0 0 60 60">
        <path d="M8 26c2-3 6-4 9-3l3 2c2 4 4 6 8 7 8 0 16-1 22 1 4 2 5 6 5 10l-1 15h-3l-1-12-4-5c-5 2-11 2-16 1l-2 5 1 11h-3l-2-12-2 12h-3V43c-3-4-4-8-5-13l-6-1c-1-1-1-2 0-3z" fill="currentColor" />
        <path d="M18 23c-2-6-6-8-6-15M14 16l-7-3M12 11L7 5M20 23c2-6 7-8 8-16M25 15l7-3M27 11l5-6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
        <path d="M28 36c6-1 12-1 18 1M24 40l2 5" stroke="var(--scratch)" stroke-opacity=".5" stroke-width="1.4" fill="none" stroke-linecap="round" />
      </symbol>
      <symbol id="mammoth" viewBox="0 0 70 52">
        <path d="M10 27c-1-9 3-16 10-17 3-5.500 9-7.500 14-4 3.500 2.300 5 4.500 9 5.500 10 1.500 18 6 21 14.500 1.300 4 1.200 9 2.500 14l-2.500.5-1.500-7-.5 14-8 .5-1.500-10c-3 1-6.500 1.500-10 1l.5 9-8 .5-2-10.500c-3 0-5.500-.8-7.500-2l-.5 12-7.500.5-1-13c-2.500 3-3 8-6.500 11-2.300 1.800-5 .8-5.500-1.500 2.500.5 4-1.500 4.700-4.500.8-4-.9-7-3.200-11z" fill="currentColor" />
        <path d="M15 30C10 38 4 36 3.500 29" fill="none" stroke="var(--tusk)" stroke-width="2.600" stroke-linecap="round" />
        <path d="M22 16c3-4 7-5.500 11-3M30 20c5-2 11-2 16 1M34 27c6-2 12-1 17 2M26 24l-2 7M40 33l-1 6M54 32l0 7M47 33l-1 5" stroke="var(--scratch)" stroke-opacity=".42" stroke-width="1.500" fill="none" stroke-linecap="round" />
        <circle cx="19" cy="20" r="1.200" fill="var(--tusk)" />
      </symbol>
      <symbol id="hunter" viewBox="0 0 40 48">
        <path d="M33 2L24 46" stroke="currentColor" stroke-width="1.8" />
        <path d="M33 0l2.600 6-4.400-.8z" fill="currentColor" />
        <path d="M17 5c3 0 5 2 4.800 4.800-.1 2-1 3.300-2.300 4.100 2.500.6 4.300 1.800 5.500 4l4.500 2.600-1.300 2.400-5.200-2-.7 6.600 3.500 7 1 9.500h-3.400l-1.800-8-4.600-6-3.400 6.600-4.600 7.400-3-1.600 4-8.400 1.600-8.600c-.6-4.600.4-8.400 3-10.600-1.400-.8-2.300-2.600-2.300-4.600C12.300 7 14.400 5 17 5z" fill="currentColor" />
      </symbol>
      <symbol id="fire" viewBox="0 0 32 32">
        <path d="M4 27l22-5M6 22l22 5" stroke="var(--log)" stroke-width="3.400" stroke-linecap="round" />
        <path d="M16 2c1 5 7 8 7 14.500 0 4.500-3 7.500-7 7.500s-7.300-3-7.300-7.300c0-3.700 2.300-5 3-8.200 1.300 1 2 2.200 2.300 3.500C16 9 17 6 16 2z" fill="var(--flame)" />
        <path d="M16 11c.6 3 3.700 4.500 3.700 8 0 2.600-1.600 4.300-3.800 4.300s-3.700-1.600-3.700-4c0-3.300 3-4.500 3.800-8.300z" fill="var(--flame-heart)" />
      </symbol>
      <symbol id="person" viewBox="0 0 24 38">
        <path d="M12 1.4c3 .1 5 2.2 4.8 5-.1 2-1.1 3.5-2.4 4.3 3 .6 5.3 2.5 5.9 5.6l1.7 9.3-2.7 1-1-2.6.8 10c0 .9-.6 1.5-1.5 1.5h-3.2L12.6 29l-1.5 6.5H7.9c-.9 0-1.5-.6-1.4-1.5l.7-9.8-1.1 2.6-2.6-1 1.8-9.5c.6-3 2.7-4.9 5.5-5.6-1.4-.8-2.3-2.4-2.3-4.4 0-2.8 1.7-4.9 3.5-4.9z" fill="currentColor" />
      </symbol>
      <symbol id="undo" viewBox="0 0 24 24">
        <path d="M9 5L4 10l5 5M4.500 10H14c3.400 0 6 2.300 6 5s-2.600 5-6 5h-3" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round" />
      </symbol>
      <symbol id="check" viewBox="0 0 24 24">
        <path d="M4 13l5 5.500L20 6" fill="none" stroke="currentColor" stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round" />
      </symbol>
      <symbol id="cross" viewBox="0 0 24 24">
        <path d="M6 6l12 12.500M18 5.500L6.500 18" fill="none" stroke="currentColor" stroke-width="2.800" stroke-linecap="round" />
      </symbol>
      <symbol id="menu" viewBox="0 0 24 24">
        <path d="M4 6.500h16M4 12h16M4 17.500h16" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" />
      </symbol>
      <symbol id="play" viewBox="0 0 24 24">
        <path d="M7 4.500c5 2 8.500 4.400 12 7.500-3.500 3.100-7 5.500-12 7.500z" fill="currentColor" />
      </symbol>
      <symbol id="pause" viewBox="0 0 24 24">
        <path d="M7 5h3.500v14H7zM13.500 5H17v14h-3.500z" fill="currentColor" />
      </symbol>
      <symbol id="next" viewBox="0 0 24 24">
        <path d="M8 5l8 7-8 7" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" />
      </symbol>
      <symbol id="back" viewBox="0 0 24 24">
        <path d="M16 5l-8 7 8 7" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" />
      </symbol>
      <symbol id="link" viewBox="0 0 24 24">
        <path d="M10 14a4 4 0 006 .4l3-3a4 4 0 00-5.700-5.700L12 7M14 10a4 4 0 00-6-.4l-3 3a4 4 0 005.700 5.700L12 17" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" />
      </symbol>
      <symbol id="crown" viewBox="0 0 24 24">
        <path d="M4 19L3 8l5.500 4L12 4l3.500 8L21 8l-1 11z" fill="currentColor" />
      </symbol>
      <symbol id="clock" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="8.500" fill="none" stroke="currentColor" stroke-width="2.200" />
        <path d="M12 7.500V12l3.500 2.500" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" />
      </symbol>
    </svg>
  ),
);

export function Icon(props: { readonly id: string; readonly size?: number; readonly width?: number; readonly label?: string }): JSX.Element {
  const size = props.size ?? 24;
  const named = props.label === undefined ? { 'aria-hidden': 'true' as const } : { role: 'img' as const, 'aria-label': props.label };
  return (
    <svg class="icon" width={props.width ?? size} height={size} {...named}>
      <use href={`#${props.id}`} />
    </svg>
  );
}
