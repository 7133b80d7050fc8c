/* symbols.tsx - the symbol sheet of Cro-Magnon: the twelve kinds of resources and the temple. Ids begin with cm-.
 *
 * A kind is drawn in the colour of its category (currentColor), its engraving in the colour of the tile (--face). */
import type { JSX } from 'preact';

export const Symbols = (): JSX.Element => (
  <>
    <symbol id="cm-mother" viewBox="0 0 24 24">
      <path
        d="M12 2.300c1.7 0 2.8 1.2 2.7 2.8-.1 1.2-.8 2-1.5 2.3 2.4.5 3.6 2 3.5 4.1-.1 1 .5 1.7.9 2.6.9 2.5-.3 4.8-2.8 5.600l-1.6 2.500h-2.300l-1.6-2.500c-2.6-.7-3.8-3-2.9-5.6.4-.9 1-1.6.9-2.6-.1-2.1 1.2-3.6 3.5-4.1-.8-.4-1.4-1.2-1.5-2.3 0-1.6 1-2.8 2.7-2.800z"
        fill="currentColor"
      />
      <path
        d="M9.3 11.500c1 1.5 2 1.5 2.7.2.7 1.3 1.8 1.3 2.7-.2M9.5 16.500c1.6 1.3 3.5 1.3 5 0"
        stroke="var(--face)"
        stroke-width="1.1"
        fill="none"
      />
    </symbol>
    <symbol id="cm-sun" viewBox="0 0 24 24">
      <path
        d="M12 7c3 0 5 2 5 5s-2.2 5-5 5-5-2-5-4.7 1.8-4 4-4 3.3 1.5 3.2 3-1.2 2.2-2.5 2.2"
        fill="none"
        stroke="currentColor"
        stroke-width="1.9"
        stroke-linecap="round"
      />
      <path
        d="M12 1.800v2.700M12 19.500v2.700M1.8 12h2.700M19.5 12h2.700M4.8 4.800l1.9 1.900M17.3 17.300l1.9 1.900M19.2 4.800l-1.9 1.900M6.7 17.300l-1.9 1.9"
        stroke="currentColor"
        stroke-width="1.9"
        stroke-linecap="round"
      />
    </symbol>
    <symbol id="cm-beast" viewBox="0 0 24 24">
      <path
        d="M3 3c0 4 1.5 6 4 6.500C8.5 8 10 7.5 12 7.500s3.5.5 5 2c2.5-.5 4-2.5 4-6.5 1.8 4.5.8 8-2.5 9.5.2 3.5-1.5 8-4.5 9.500h-4c-3-1.5-4.7-6-4.5-9.500C2.2 11 1.2 7.5 3 3z"
        fill="currentColor"
      />
      <path d="M8.8 13l2 .8M15.2 13l-2 .8M10.5 18.500h3" stroke="var(--face)" stroke-width="1.4" stroke-linecap="round" />
    </symbol>
    <symbol id="cm-shells" viewBox="0 0 24 24">
      <path d="M12 20.5 4.5 12C4 7 7.5 3.5 12 3.500S20 7 19.5 12z" fill="currentColor" />
      <path
        d="M12 19.500V6M12 19.5 8 7M12 19.5 16 7M12 19.5 5.8 10.500M12 19.500l6.2-9"
        stroke="var(--face)"
        stroke-width="1"
        fill="none"
      />
    </symbol>
    <symbol id="cm-ochre" viewBox="0 0 24 24">
      <path
        d="M3 18.500c1-4 3.5-5.5 5-9.5 1-2.5 3-4.5 5.5-4 2 .5 2.5 3 4 5.5 1.5 2.3 3.5 4.5 3.5 8-6 1.5-12 1.5-18 0z"
        fill="currentColor"
      />
      <path d="m9 11 2.5 2.5 4-1M11.5 13.5 10 18M15.5 12.500l2 5" stroke="var(--face)" stroke-width="1" fill="none" />
    </symbol>
    <symbol id="cm-amber" viewBox="0 0 24 24">
      <path d="M12 2c4 5 6.5 8.5 6.5 12.5 0 4-3 7-6.5 7s-6.5-3-6.5-7C5.5 10.5 8 7 12 2z" fill="currentColor" />
      <path d="M10 13.500l4 3M14 13l-3.5 4M12 12v5.5" stroke="var(--face)" stroke-width="1" />
      <path d="M8 13c.3-2 1-3.5 2-5" stroke="var(--face)" stroke-width="1.3" fill="none" stroke-linecap="round" />
    </symbol>
    <symbol id="cm-hides" viewBox="0 0 24 24">
      <path
        d="M6.5 2.6 9.8 5l2.3-1.300L14.3 5l3.2-2.3 1.9 3-2.5 3.5.3 4.6 3.5 3.8-2.5 2.9-3.5-1.9-2 3.500h-1.500l-2-3.5-3.4 1.9-2.5-2.8 3.5-4 .2-4.5-2.5-3.500z"
        fill="currentColor"
      />
      <path d="M9.7 8.500c.8 3 .6 5.5-.4 8M14.4 8.500c-.7 3-.5 5.5.5 8" stroke="var(--face)" stroke-width="1" fill="none" />
    </symbol>
    <symbol id="cm-axe" viewBox="0 0 24 24">
      <path
        d="M12.4 1.800c3.5 2.6 7 8.7 6.3 13.8-.6 4.2-3.6 6.5-6.9 6.5-3.7 0-6.7-2.7-6.5-7C5.5 9.8 8.9 4.9 12.4 1.800z"
        fill="currentColor"
      />
      <path d="m12.4 3-1.4 6-5 4.800M11 9l2.5 6-3 6M11 9l7 5M13.5 15l3.5 4" stroke="var(--face)" stroke-width="1" fill="none" />
    </symbol>
    <symbol id="cm-spear" viewBox="0 0 24 24">
      <path d="M3 21.5 15.6 8.4" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />
      <path d="M21.5 2.300c.3 3.8-1 7-4 8.600l-4.2-4C14.8 4 17.8 2.3 21.5 2.300z" fill="currentColor" />
      <path d="m12.5 8.5 3 3" stroke="currentColor" stroke-width="1.6" />
    </symbol>
    <symbol id="cm-needle" viewBox="0 0 24 24">
      <path d="M3 21.5 15.5 7c1.5-2 3.5-3.3 5-3.5 1.2 0 1.2 1.5.5 2.7-.8 1.5-2.3 2.7-4 3.600z" fill="currentColor" />
      <path d="m17.3 7.3 1.5-1.5" stroke="var(--face)" stroke-width="1.4" stroke-linecap="round" />
      <path d="M18 6.500c-5-2-9-.5-9.5 3-.3 2.5-2 3.5-5 3" fill="none" stroke="currentColor" stroke-width="1.2" />
    </symbol>
    <symbol id="cm-hook" viewBox="0 0 24 24">
      <path
        d="M14.5 2.500c-.5 4 1 8 .5 12-.5 3.5-3 5.5-5.5 5.300C6.5 19.5 5 17 5.5 13l2.5 2.5"
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M12 3.500h5M12.3 5.800h4.7" stroke="currentColor" stroke-width="1.4" />
    </symbol>
    <symbol id="cm-fire" viewBox="0 0 24 24">
      <path d="M12 2c.5 3 3 4 3 7 0 1.8-1 3-3 3s-3-1.3-3-3c0-2 2.5-3 3-7z" fill="currentColor" />
      <path
        d="M12 11v7M3 19.500c6-1.5 12-1.5 18 0v2.500H3zM6 14.500c4-1.5 8-1.5 12 0"
        stroke="currentColor"
        stroke-width="1.7"
        fill="none"
      />
      <path d="M3 19.500c6-1.5 12-1.5 18 0v2.500H3z" fill="currentColor" />
    </symbol>
    <symbol id="cm-temple" viewBox="0 0 26 24">
      <path
        d="M3 21.500 4 8l4-.5.5 14zM17.500 21.500 18 7.500l4 .3 1.300 13.700z"
        fill="var(--cm-temple)"
        stroke="var(--cm-line)"
        stroke-width="1.1"
      />
      <path d="M1.500 8 3 3.500l20-.8L24.800 8z" fill="var(--cm-lintel)" stroke="var(--cm-line)" stroke-width="1.1" />
      <path d="M8.500 21.500V9h9v12.500z" fill="var(--cm-line)" />
    </symbol>
    <symbol id="cm-value" viewBox="0 0 24 24">
      <path d="M2 2.500l19.500-.7.700 19.700-20.500.6z" fill="var(--cm-value)" stroke="var(--cm-value-edge)" stroke-width="1.2" />
    </symbol>
    <symbol id="cm-steps" viewBox="0 0 24 24">
      <path
        d="M8 3c2 0 3 2 2.600 4.600-.3 2.200-1 3.400-2.400 3.400S5.500 9.700 5.300 7.500C5 5 6 3 8 3zM6.200 12.300h4.200c0 2-.6 3.400-2 3.400s-2.200-1.400-2.200-3.400zM16 8.500c2 0 3 2 2.600 4.600-.3 2.200-1 3.400-2.400 3.400s-2.700-1.300-2.900-3.500c-.3-2.500.7-4.500 2.700-4.500zM14.200 17.800h4.200c0 2-.6 3.400-2 3.400s-2.200-1.400-2.200-3.400z"
        fill="currentColor"
      />
    </symbol>
  </>
);
