/* symbols.tsx - the symbol sheet of Stone Age: goods, tools, houses, the halves of cards. Ids begin with sa-. */
import type { JSX } from 'preact';
import { Shapes } from '../../kit/shapes';
import { BRICK_HOUSE, LOG_HOUSE, STONE_HOUSE, TENT } from './houses';
import { FIR, PINE } from './trees';

export const Symbols = (): JSX.Element => (
  <>
    <symbol id="sa-wood" viewBox="0 0 32 32">
      <path d="M6.5 10.5 23 5.8c3-.6 5.6 2 6 5.6.4 3.2-1 6-3.4 6.8L10 25.6z" fill="var(--sa-g-log)" />
      <path
        d="M11 13.5 25 9.3M13 17.5l14-4.4M13 21.6l12.4-5"
        stroke="var(--sa-g-logdark)"
        stroke-width="1.4"
        stroke-linecap="round"
        fill="none"
      />
      <ellipse
        cx="8.2"
        cy="18"
        rx="6"
        ry="8"
        transform="rotate(-14 8.2 18)"
        fill="var(--sa-g-logend)"
        stroke="var(--sa-g-logdark)"
        stroke-width="1.4"
      />
      <path
        d="M8 13.5c-2 .3-3 2.6-2.6 5 .4 2.5 1.8 4 3.3 3.6 1.4-.4 2.2-2.2 1.8-4.3-.3-1.6-1.2-2.6-2.2-2.3-.8.2-1.2 1.3-1 2.4"
        fill="none"
        stroke="var(--sa-g-log)"
        stroke-width="1.2"
      />
    </symbol>
    <symbol id="sa-brick" viewBox="0 0 32 32">
      <path d="M3 13.5 20 9l9.5 4.500L12 18.800z" fill="var(--sa-g-bricktop)" />
      <path d="M3 13.500l9 5.3.3 8.200L3.4 21z" fill="var(--sa-g-brick)" />
      <path d="M12 18.800l17.5-5.3-.3 8L12.3 27z" fill="var(--sa-g-brickdark)" />
      <path
        d="M15 20.600l4-1.200M22 21.500l4.5-1.500M7 13.600l9-2.4"
        stroke="var(--sa-g-brickglint)"
        stroke-width="1.2"
        stroke-linecap="round"
        opacity=".7"
      />
    </symbol>
    <symbol id="sa-stone" viewBox="0 0 32 32">
      <path d="M4 20l3.5-9L15 5.500l9 2.7 5 8.3-3 8.5-10 2.500L6.5 25z" fill="var(--sa-g-stone)" />
      <path d="M7.5 11 15 5.500l9 2.7-7 5.800z" fill="var(--sa-g-stonetop)" />
      <path d="M17 14l7-5.8 5 8.3-3 8.5-8-4z" fill="var(--sa-g-stonedark)" />
      <path
        d="M17 14l1 7M9 14.500l-2 5M12 17l-1.5 5"
        stroke="var(--sa-g-glint)"
        stroke-width="1.2"
        stroke-linecap="round"
        opacity=".75"
        fill="none"
      />
    </symbol>
    <symbol id="sa-gold" viewBox="0 0 32 32">
      <path d="M4.5 19l3-7 6-1.5 3-4.5 7 2 1.5 5 3.5 4-2 7-8 2.5-5-1.5-5 1.500z" fill="var(--sa-g-gold)" />
      <path d="M7.5 12l6-1.5 3-4.5 7 2-5 5-6.5 2z" fill="var(--sa-g-goldtop)" />
      <path d="M18.5 13l5-5 1.5 5 3.5 4-2 7-6-3.500z" fill="var(--sa-g-golddark)" />
      <path d="M10 18l-1.5 4M14 19l-.5 4.5" stroke="var(--sa-g-goldglint)" stroke-width="1.3" stroke-linecap="round" />
    </symbol>
    <symbol id="sa-food" viewBox="0 0 32 32">
      <path
        d="M19.5 4.500c5.5-.5 9.5 4 8.5 9.5-1 5.5-6.5 8.5-12 7.500l-2.5 2.300c-.4 2.9-2.5 4.7-4.5 3.9-1-.4-1.5-1-1.7-1.9-.9-.1-1.7-.7-2.1-1.7-.7-2 1.1-4.1 3.9-4.400l2.4-2.600c-1-5.6 2.5-12.1 8-12.600z"
        fill="var(--sa-g-meat)"
      />
      <path
        d="M19.5 4.500c5.5-.5 9.5 4 8.5 9.5-.6 3-2.5 5.3-5 6.5 1.5-5-1-11.5-8.5-12.5 1.3-2 3-3.3 5-3.500z"
        fill="var(--sa-g-spirallight)"
      />
      <path
        d="M11.5 17.100l3.6 3.5-1.6 3.200c-.4 2.9-2.5 4.7-4.5 3.9-1-.4-1.5-1-1.7-1.9-.9-.1-1.7-.7-2.1-1.7-.7-2 1.1-4.1 3.9-4.400z"
        fill="var(--sa-g-horn)"
        stroke="var(--sa-g-meatdark)"
        stroke-width="1"
      />
      <path d="M20.5 8.500c2.3.5 3.8 2.3 4 4.5" stroke="var(--sa-g-brickglint)" stroke-width="1.5" fill="none" stroke-linecap="round" />
    </symbol>
    <symbol id="sa-tool" viewBox="0 0 32 32">
      <path d="M16 3l6.5 6.500L25 20l-4.5 8-9 .5L6.5 20 9 9z" fill="var(--sa-g-flint)" />
      <path d="M16 3l-1 9-4 7 .5 9.500L6.5 20 9 9z" fill="var(--sa-g-flintlight)" />
      <path d="M16 3l6.5 6.500L18 15l-3-3zM25 20l-7-5-2 7 4.5 6z" fill="var(--sa-g-flintdark)" />
      <path d="M11 10l-1.2 6M13 20l-1 5" stroke="var(--sa-g-glint)" stroke-width="1.2" stroke-linecap="round" />
    </symbol>
    <symbol id="sa-field" viewBox="0 0 32 32">
      <path d="M16 30C15.5 22 15.6 15 17 7" fill="none" stroke="var(--sa-g-stalk)" stroke-width="2" stroke-linecap="round" />
      <g fill="var(--sa-g-ear)">
        <path d="M17.3 2c2 2.2 2.2 5 .2 7.5-2-2.2-2-5-.2-7.500zM18 9c2-2.5 4.5-3.3 7-2.5-.5 3-3.2 5-6.8 5zM16.5 9.500c-1-2.8-3.2-4.3-6-4.2 0 3 2.2 5.4 5.7 6.200zM17.6 15c2-2.4 4.5-3.2 7-2.3-.6 3-3.3 4.9-6.9 4.700zM16 15.500c-1.2-2.7-3.5-4-6.2-3.8.2 3 2.5 5.2 6 5.800zM17.2 21c2-2.3 4.5-3 7-2-.8 2.9-3.5 4.6-7 4.200zM15.7 21.500c-1.3-2.6-3.6-3.8-6.3-3.5.3 2.9 2.7 5 6.2 5.500z" />
      </g>
    </symbol>
    <symbol id="sa-hut" viewBox="0 0 32 32">
      <path d="M16 3.500l1.8 2.500L29 26.5 27 28H5l-2-1.500L14.3 6z" fill="var(--sa-g-hidedark)" />
      <path d="M16 4l1.5 2.500L20 28H5l-2-1.500L14.3 6z" fill="var(--sa-g-hide)" />
      <path d="M13 1l3 5.500L19.5 1" stroke="var(--sa-g-line)" stroke-width="1.6" fill="none" stroke-linecap="round" />
      <path d="M13 28c0-5 1-9 3-11 2 2 3.3 6 3.5 11z" fill="var(--sa-g-hollow)" />
      <path d="M9.5 17l3-6M7.5 23l2-4" stroke="var(--sa-g-brickglint)" stroke-width="1.3" stroke-linecap="round" />
    </symbol>
    <symbol id="sa-die" viewBox="0 0 32 32">
      <path d="M5 8l17-3.500L28 9l-1.5 16L10 28.5 4 23z" fill="var(--sa-g-die)" />
      <path d="M5 8l17-3.500L28 9l-18 3.500z" fill="var(--sa-g-dietop)" />
      <path d="M28 9l-1.5 16L10 28.5 10 12.500z" fill="var(--sa-g-dieside)" />
      <path d="M5 8l17-3.500L28 9l-1.5 16L10 28.5 4 23z" fill="none" stroke="var(--sa-g-line)" stroke-width="1.3" stroke-linejoin="round" />
      <g fill="var(--sa-g-pip)">
        <ellipse cx="16" cy="8.4" rx="2.2" ry="1.1" />
        <circle cx="14.5" cy="17" r="1.8" />
        <circle cx="22.5" cy="21.5" r="1.8" />
        <circle cx="7" cy="18" r="1.5" />
      </g>
    </symbol>
    <symbol id="sa-start" viewBox="0 0 32 32">
      <path
        d="M6 28c-3-10 2-21 13-25 4-1.3 7 0 8 2-9 0-15 7-14.5 20.500z"
        fill="var(--sa-g-horn)"
        stroke="var(--sa-g-line)"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path d="M6.2 22.500l6.5-1M6 25.800l6.4-.8" stroke="var(--sa-g-band)" stroke-width="1.8" />
    </symbol>
    <symbol id="sa-points" viewBox="0 0 32 32">
      <path d="M16 2.500c6-.5 12 4 13 11 .8 7-4 14-11.5 15.500C10 30 3.5 25 2.7 17.5 2 10 8 3 16 2.500z" fill="var(--sa-g-spiral)" />
      <path d="M16 2.500c6-.5 12 4 13 11 .5 4-1 8.2-4 11.200C27 15 22 6 10 4.600c1.8-1.2 3.8-2 6-2.100z" fill="var(--sa-g-spirallight)" />
      <path
        d="M16.2 16.500c.6-1.6 3-1 3 1 0 2.6-3 4-5.4 2.7-3-1.6-3.3-5.8-.8-8.2 3.2-3 8.5-2 10.4 2 2 4.4 0 9.3-4.4 11"
        fill="none"
        stroke="var(--sa-g-horn)"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </symbol>
    <symbol id="sa-pottery" viewBox="0 0 32 32">
      <path d="M11 3h10l-1.5 4c4.5 2.5 7 6.5 6.5 12-.5 5-3.5 8.5-6 10h-8c-2.5-1.5-5.5-5-6-10-.5-5.5 2-9.5 6.5-12z" fill="currentColor" />
      <path
        d="M7.5 14.500l3 3 3-3 3 3 3-3 3 3 2.5-2.600M7 21h18"
        stroke="var(--sa-g-leafdark)"
        stroke-opacity=".75"
        stroke-width="1.7"
        fill="none"
      />
    </symbol>
    <symbol id="sa-writing" viewBox="0 0 32 32">
      <path d="M7 4l18-1.5 1.5 26L6 29.500z" fill="currentColor" />
      <path
        d="M11 9v5M11 9l3 2M18 8.500l4 5M22 8.500l-4 5M11 18l4 4M15 18l-4 4M19 18v5M22 18v5M19 20.500h3"
        stroke="var(--sa-g-leafdark)"
        stroke-width="1.8"
        fill="none"
      />
    </symbol>
    <symbol id="sa-transport" viewBox="0 0 32 32">
      <path d="M3 13l24-7 2 2-3 3L5 17z" fill="currentColor" />
      <path d="M4 25c8 2.5 17 2 25-3" stroke="currentColor" stroke-width="3" fill="none" stroke-linecap="round" />
      <path d="M9 15l1 11M18 12.500l1 13M25 10l1 13" stroke="currentColor" stroke-width="2.4" />
    </symbol>
    <symbol id="sa-healing" viewBox="0 0 32 32">
      <path d="M16 30c-.5-8 0-15 2-20" stroke="currentColor" stroke-width="2.2" fill="none" stroke-linecap="round" />
      <path
        d="M17.5 12C14 8 14.5 4.5 19 1.500c3 4 2.5 8-1.5 10.500zM16.8 19c1-5.5 4.5-8 10.5-7.5-.5 5.5-4.5 8.5-10.5 7.500zM16 17.500C15 12 11.5 9.5 5.5 10c.5 5.5 4.5 8.3 10.5 7.500zM16 26.500c1.5-4.5 5-6.5 10-5.5-1 4.5-4.8 6.8-10 5.500zM15.8 25.500c-1.5-4.5-5-6.5-10-5.5 1 4.5 4.8 6.8 10 5.500z"
        fill="currentColor"
      />
    </symbol>
    <symbol id="sa-art" viewBox="0 0 32 32">
      <path
        d="M9 30c0-4-3-7-4.5-11.5-.6-1.8.8-3 2.2-2 1.3 1 2.3 2.5 3.3 3.500L8.5 7.500c-.2-2 2.3-2.4 2.7-.5L13 16l.3-11.500c0-2 2.8-2 2.9 0L16.8 16l2-10c.4-1.9 2.9-1.5 2.7.5L20.5 17l2.7-6.500c.7-1.7 2.9-1 2.5.9-1 5-2 9-3.2 12.1-.6 2-1 4-1 6.500z"
        fill="currentColor"
      />
    </symbol>
    <symbol id="sa-weaving" viewBox="0 0 32 32">
      <path d="M4 4h24M4 28h24M6 2v28M26 2v28" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
      <path d="M11 5v22M16 5v22M21 5v22" stroke="currentColor" stroke-width="1.7" />
      <path d="M8 18h3m3 0h4m3 0h3M11 21h5m5 0h4M8 24h3m3 0h4m3 0h3M10 14.500h5" stroke="currentColor" stroke-width="2.6" />
    </symbol>
    <symbol id="sa-music" viewBox="0 0 32 32">
      <path d="M4 25.500L24 5.500c1.2-1.2 2.8-1.2 3.8 0 1 1 1 2.6-.2 3.800L8 29.500c-3 .8-4.8-1-4-4z" fill="currentColor" />
      <g fill="var(--sa-g-leafdark)">
        <circle cx="12" cy="21.5" r="1.5" />
        <circle cx="15.8" cy="17.7" r="1.5" />
        <circle cx="19.6" cy="13.9" r="1.5" />
      </g>
      <path d="M4 8c2-3 4-3 6-1M7 14c1.5-2 3-2.5 5-1.5" stroke="currentColor" stroke-width="1.8" fill="none" stroke-linecap="round" />
    </symbol>
    <symbol id="sa-time" viewBox="0 0 32 32">
      <path d="M20.5 4A12.3 12.3 0 1 0 28 19.5 10.2 10.2 0 0 1 20.5 4z" fill="currentColor" />
      <path d="M25.5 4.500v5M23 7h5M27.5 13.500v3M26 15h3" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
      <path
        d="M8 15l2 2M8.5 20l2.5.5M12 24.500l1.5-2"
        stroke="var(--sa-g-leafdark)"
        stroke-opacity=".7"
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </symbol>
    <symbol id="sa-farmer" viewBox="0 0 32 32">
      <path
        d="M11 4c2.5 0 4 1.8 3.9 4-.1 1.6-.9 2.8-2 3.4 2.7.5 4.6 2 5.2 4.600l1.5 7.5-2.2.7-1-2 .5 8.300H6l.6-8.3-1 2-2.1-.7L5 16c.6-2.5 2.4-4 4.7-4.6-1.1-.6-1.9-1.9-1.9-3.400C7.8 5.8 9.3 4 11 4z"
        fill="var(--sa-g-meatdark)"
      />
      <path d="M24 30V10" stroke="var(--sa-g-logdark)" stroke-width="1.8" />
      <path
        d="M24 4c2 2.5 2 5 0 7-2-2-2-4.5 0-7zM24 16c1-3 3-4.5 5.5-4.5 0 3-2 5-5.5 5.500zM24 16c-1-3-2.5-4-4.5-4 0 2.5 1.5 4.5 4.5 5z"
        fill="var(--sa-g-golddark)"
      />
    </symbol>
    <symbol id="sa-maker" viewBox="0 0 32 32">
      <path
        d="M11 4c2.5 0 4 1.8 3.9 4-.1 1.6-.9 2.8-2 3.4 2.7.5 4.6 2 5.2 4.600l1.5 7.5-2.2.7-1-2 .5 8.300H6l.6-8.3-1 2-2.1-.7L5 16c.6-2.5 2.4-4 4.7-4.6-1.1-.6-1.9-1.9-1.9-3.400C7.8 5.8 9.3 4 11 4z"
        fill="var(--sa-g-meatdark)"
      />
      <path d="M23 30V8" stroke="var(--sa-g-logdark)" stroke-width="2.2" stroke-linecap="round" />
      <path d="M20 8l7-5 3.5 6.500L24 14z" fill="var(--sa-g-flintdark)" />
    </symbol>
    <symbol id="sa-builder" viewBox="0 0 32 32">
      <path
        d="M11 4c2.5 0 4 1.8 3.9 4-.1 1.6-.9 2.8-2 3.4 2.7.5 4.6 2 5.2 4.600l1.5 7.5-2.2.7-1-2 .5 8.300H6l.6-8.3-1 2-2.1-.7L5 16c.6-2.5 2.4-4 4.7-4.6-1.1-.6-1.9-1.9-1.9-3.400C7.8 5.8 9.3 4 11 4z"
        fill="var(--sa-g-meatdark)"
      />
      <path d="M25 11l6 12H19.500z" fill="var(--sa-g-log)" />
      <path d="M23.5 23l1.7-5 1.7 5z" fill="var(--sa-g-horn)" />
    </symbol>
    <symbol id="sa-shaman" viewBox="0 0 32 32">
      <path
        d="M11 4c2.5 0 4 1.8 3.9 4-.1 1.6-.9 2.8-2 3.4 2.7.5 4.6 2 5.2 4.600l1.5 7.5-2.2.7-1-2 .5 8.300H6l.6-8.3-1 2-2.1-.7L5 16c.6-2.5 2.4-4 4.7-4.6-1.1-.6-1.9-1.9-1.9-3.400C7.8 5.8 9.3 4 11 4z"
        fill="var(--sa-g-meatdark)"
      />
      <path
        d="M8.5 5C6 4 5 2.5 5 0M6 3L3 3.500M13.5 5C16 4 17 2.5 17 0M16 3l3 .5"
        stroke="var(--sa-g-line)"
        stroke-width="1.6"
        fill="none"
        stroke-linecap="round"
      />
      <circle cx="24.5" cy="17" r="5" fill="var(--sa-g-die)" stroke="var(--sa-g-logdark)" stroke-width="1.6" />
    </symbol>
    <symbol id="sa-back" viewBox="0 0 32 32">
      <path d="M7 3l18-.6 1 27-19.400.6z" fill="var(--sa-g-spiral)" stroke="var(--sa-g-line)" stroke-width="1.2" />
      <path
        d="M11 9c3-3 7-3 10 0M11 15.500c3-3 7-3 10 0M11 22c3-3 7-3 10 0"
        fill="none"
        stroke="var(--sa-g-horn)"
        stroke-width="2"
        stroke-linecap="round"
      />
    </symbol>
    <symbol id="sa-pine" viewBox="-17 -82 34 82">
      <Shapes of={PINE} prefix="sa" />
    </symbol>
    <symbol id="sa-fir" viewBox="-17 -82 34 82">
      <Shapes of={FIR} prefix="sa" />
    </symbol>
    <symbol id="sa-house-wood" viewBox="0 0 76 56">
      <Shapes of={LOG_HOUSE} prefix="sa" />
    </symbol>
    <symbol id="sa-house-stone" viewBox="0 0 76 56">
      <Shapes of={STONE_HOUSE} prefix="sa" />
    </symbol>
    <symbol id="sa-house-brick" viewBox="0 0 76 56">
      <Shapes of={BRICK_HOUSE} prefix="sa" />
    </symbol>
    <symbol id="sa-tent" viewBox="0 0 76 56">
      <Shapes of={TENT} prefix="sa" />
    </symbol>
  </>
);
