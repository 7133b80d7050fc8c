/* icons.tsx - the signs of Neanderthal as symbols: people, portals, elders, events, what cards ask for and give. */
import type { JSX } from 'preact';

/* A sign as strokes: an id, a box and a path drawn in one colour of the moment. */
type Sign = readonly [id: string, box: string, d: string, width?: number];

const DRAWN: readonly Sign[] = [
  ['flake', '0 0 20 20', 'M10 1V19M2.2 5.5L17.8 14.5M17.8 5.5L2.2 14.5M7.5 2.6L10 5L12.5 2.6M7.5 17.4L10 15L12.5 17.4M2.4 8.6L5.7 7.5L5 4.1M17.6 11.4L14.3 12.5L15 15.9M17.6 8.6L14.3 7.5L15 4.1M2.4 11.4L5.7 12.5L5 15.9', 1.7],
  ['cooling', '0 0 20 20', 'M10 1V19M2.2 5.5L17.8 14.5M17.8 5.5L2.2 14.5', 2.2],
  ['warming', '0 0 20 20', 'M10 6.4a3.6 3.6 0 1 0 .1 0M10 1v2M10 17v2M1 10h2M17 10h2M3.6 3.6l1.4 1.4M15 15l1.4 1.4M16.4 3.6L15 5M5 15l-1.4 1.4', 2],
  ['blizzard', '0 0 20 20', 'M2 6C6 3 10 3 13 6M2 10.5C8 7 13 8 17.4 11M3 15C7 12.6 11 13 14 15.6M16.5 4.5l.1 0M17.5 16l.1 0', 2.2],
  ['elder_death', '0 0 20 20', 'M10 2.5C14.5 2.5 16.5 6 16 9.5C15.8 11.5 14.5 12 14 13.5L13.5 17H6.5L6 13.5C5.5 12 4.2 11.5 4 9.5C3.5 6 5.5 2.5 10 2.5M7.5 9l.1 0M12.5 9l.1 0M10 17v-3', 1.9],
  ['chaos', '0 0 20 20', 'M10 10C10 8.5 12 8.5 12 10.2C12 12.6 8 12.8 7.6 10C7.2 6.6 12 5.4 14 8C16 11.4 13 15.5 9 15.2C4.5 14.8 3 10 5 6.5C7 3.5 11 2.5 15 4', 1.8],
  ['wanderlust', '0 0 20 20', 'M3 17C6 16 6 13 9 12.5C12 12 11 8 14 7.5C16 7 16 5 17 3M13 2.5L17 3L17.5 7', 1.9],
  ['wurm', '0 0 20 20', 'M2 17L7 6L10 11L13 4L18 17ZM6 11l2-1l1 2l2-3l2 2', 1.7],
  ['tick', '0 0 16 16', 'M2 9L6.4 13L14 3', 2.6],
  ['free', '0 0 18 18', 'M3 13C2.4 8 6 4.4 11.5 4.8M9 1.5L13.5 4.8L9.5 8.5', 1.9],
  ['spear', '0 0 20 20', 'M3 17L14 6M12 3L17.5 2.5L17 8Z', 2],
  ['talk', '0 0 20 20', 'M3 4H17V13H9L5 17V13H3Z M6.5 8.5l.1 0M10 8.5l.1 0M13.5 8.5l.1 0', 1.8],
  ['leaf', '0 0 20 20', 'M3 17C4 8 9 3 17 3C17 11 12 16 5 15M3 17L11 9', 1.8],
  ['ring', '0 0 20 20', 'M10 3.5a6.5 6.5 0 1 0 .1 0M10 7a3 3 0 1 0 .1 0', 1.7],
  ['word', '0 0 20 20', 'M10 2.5a7.5 7.5 0 1 0 .1 0M7 10.5C8 13 12 13 13 10.5', 1.8],
];

const FILLED: readonly Sign[] = [
  ['take', '0 0 18 18', 'M4.6 16.8C3.4 13 1.4 11 1.6 8.6C3 8 4 9 4.6 10.2L4.4 3.4C5.4 2.4 6.6 3 6.8 4L7.4 8L7.8 2C9 1 10.2 1.6 10.4 3L10.4 8L11.4 3.2C12.6 2.6 13.6 3.4 13.4 4.8L12.8 9L14.6 6.4C15.8 6.2 16.6 7 16.2 8.2C14.8 11.4 14 13.6 13.4 16.8Z'],
  ['blood', '0 0 16 18', 'M8 1C10 5 14 8 14 12C14 15.4 11.4 17.4 8 17.4C4.6 17.4 2 15.2 2 12C2 8 6 5 8 1Z'],
  ['crest', '0 0 22 16', 'M10 15C7 11 3 8 1 3C5 5 9 8 11 13C10 8 10 4 12 0C14 4 14 9 12.5 13C14 9 17 6 21 4C20 9 16 12 13 15Z'],
  ['pt-venus', '0 0 34 38', 'M17 2C21 2 22 6 21 9C25 10 28 14 27 19C30 22 29 28 25 30L22 37H12L9 30C5 28 4 22 7 19C6 14 9 10 13 9C12 6 13 2 17 2Z'],
  ['pt-shaman', '0 0 34 38', 'M17 8C21 8 23 11 22 14C25 16 28 16 31 14L31 18C27 20 24 20 23 20L23 26L27 36L22 37L18 29L13 37L8 35L12 26L11 20C8 20 5 18 3 14L6 12C8 15 10 15 12 14C11 11 13 8 17 8ZM13 10C9 9 6.5 6 7.2 1L8.8 1.2C8.5 5 10 7.5 14 8.5ZM21 10C25 9 27.5 6 26.8 1L25.2 1.2C25.5 5 24 7.5 20 8.5Z'],
  ['pt-bison', '0 0 34 38', 'M2 22C2 18 4 15 7 14C9 9 14 7 18 10C23 11 29 13 31 17C33 21 32 26 31 33L27 33L26 26L19 27L17 33L12 33L11 27C8 28 6 28 4 26C3 25 2 24 2 22ZM7 15C3 13 3 7 7 6L7.6 7.5C5 9 5.5 12 8.5 13.5ZM10 13C7 10 8.5 5 12.5 5L12.5 6.6C10 7 10 10 11.5 12Z'],
  ['el-1', '0 0 20 30', 'M10 1L12 8L18 10L12 12L11 29H9L8 12L2 10L8 8Z'],
  ['el-3', '0 0 20 30', 'M10 2L16 10L15 20L10 28L5 20L4 10Z'],
];

const STROKED: readonly Sign[] = [
  ['el-2', '0 0 20 30', 'M3 9C7 6 14 6 17 9C18 13 17 18 15 22C11 24 8 24 5 22C3 18 2 13 3 9ZM3 10C7 13 13 13 17 10M6 16l8 3M14 15l-8 4', 1.7],
  ['el-4', '0 0 20 30', 'M4 28L14 8M16 2L18 9L13 12L11 7ZM8 14l6 4', 2],
  ['el-5', '0 0 20 30', 'M10 2V12M10 12C4 12 3 18 4 22C6 27 14 27 16 22C17 18 16 12 10 12ZM7 6H13', 2],
  ['el-6', '0 0 20 30', 'M10 3C14 9 17 12 16 18C15 22 12 24 10 24C7 24 4 22 4 18C4 14 7 13 8 9C9.5 11 10.5 7 10 3ZM3 28L17 25M3 25L17 28', 2],
];

/* Inventions, in a box of 30 x 25. */
const INVENTIONS: readonly (readonly [string, string])[] = [
  ['needle', 'M4 21L25 4M22.5 4.5a2 2 0 1 0 3.2 1.6M4 21C9 23 12 18 16 20C20 22 22 17 26 19'],
  ['harpoon', 'M3 22L26 3M26 3l-6 1M26 3l-1 6M18 9.5l-4-1M15 12l0 4M12 14.5l-4-1'],
  ['spearthrower', 'M3 20L22 12C24 11 25 12 25 14M6 15L28 5M24 5l4 0l-2 3.5'],
  ['flute', 'M3 18L25 5L27 8L5 21ZM10 16.5l.1 0M15 13.5l.1 0M20 10.5l.1 0'],
  ['lamp', 'M3 15C6 22 24 22 27 15ZM15 14C11 10 15 8 14 3C19 7 19 11 15 14Z'],
  ['snare', 'M15 3V9M15 9C8 9 6 14 8 18C11 23 19 23 22 18C24 14 22 9 15 9ZM11 5H19'],
  ['burial', 'M3 20C8 12 22 12 27 20ZM9 17C12 14.5 17 16 20 17.5M8 8l.1 0M12 6l.1 0M16 5l.1 0M20 7l.1 0'],
  ['glue', 'M9 8C5 12 5 20 10 22H20C25 20 25 12 21 8ZM8 8H22M13 13C13 17 17 17 17 13M11 3L14 8'],
  ['net', 'M4 5L26 5L22 21H8ZM4 5L22 21M26 5L8 21M15 5L6 13M15 5L24 13M15 5V21'],
  ['raft', 'M3 18H27M4 14H26M5 22H25M15 14V3L22 11H15'],
  ['bow', 'M8 2C22 5 22 20 8 23M8 2V23M4 12.5H27M27 12.5l-4-2.5M27 12.5l-4 2.5'],
];

function Stroked(props: { readonly sign: Sign }): JSX.Element {
  const [id, box, d, width = 2] = props.sign;
  return (
    <symbol id={`ne-${id}`} viewBox={box}>
      <path d={d} fill="none" stroke="currentColor" stroke-width={width} stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
  );
}

function Filled(props: { readonly sign: Sign }): JSX.Element {
  const [id, box, d] = props.sign;
  return (
    <symbol id={`ne-${id}`} viewBox={box}>
      <path d={d} fill="currentColor" />
    </symbol>
  );
}

export function ItemSymbols(): JSX.Element {
  return (
    <>
      {INVENTIONS.map(([id, d]) => (
        <symbol id={`ne-it-${id}`} viewBox="0 0 30 25">
          <path d={d} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
        </symbol>
      ))}
    </>
  );
}

function People(): JSX.Element {
  return (
    <>
      <symbol id="ne-man" viewBox="0 0 31 50">
        <path
          d="M13 3C17 1 21 4 20 9C20 12 18 14 16 15C20 17 22 20 22 24L27 23L28 26L21 28L20 32L24 40L25 48L20 49L18 41L14 35L10 42L5 49L1 46L7 38L10 30L10 24L6 28L4 34L1 33L3 25L9 17L12 14C10 11 10 6 13 3Z"
          stroke="var(--ne-rim)"
          stroke-width="1.6"
          stroke-linejoin="round"
          paint-order="stroke"
        />
        <path d="M29 2L25 46" stroke="var(--ne-hair)" stroke-width="1.6" stroke-linecap="round" />
        <path d="M29.6 0L27 6L31 7Z" fill="var(--ne-hair)" />
        <path d="M12 26C15 28 19 28 21 26L21 31C17 33 13 33 10 31Z" fill="var(--ne-hair)" opacity=".45" />
      </symbol>
      <symbol id="ne-woman" viewBox="0 0 72 100">
        <path d="M36 6C48 6 54 16 53 28C54 40 60 44 58 54C54 50 50 50 48 46C47 52 50 54 56 58C66 64 68 80 70 102L2 102C4 82 6 66 18 58C22 55 25 52 24 46C20 50 16 50 14 54C12 44 18 40 19 28C18 16 24 6 36 6Z" fill="var(--ne-locks)" />
        <path d="M36 14C44 14 47 22 46 31C45 39 41 44 36 44C31 44 27 39 26 31C25 22 28 14 36 14Z" fill="var(--ne-skin)" />
        <path d="M36 14C31 14 27 20 26 28C32 28 36 24 38 18C40 24 43 27 46 28C46 20 43 14 36 14Z" fill="var(--ne-locks-light)" />
        <path d="M30 43C32 48 40 48 42 43L44 54C40 62 32 62 28 54Z" fill="var(--ne-skin-dark)" />
        <path d="M18 62C24 70 46 72 54 62C62 70 64 88 66 102L6 102C8 86 10 70 18 62Z" fill="var(--ne-dress)" />
        <path d="M20 64C28 72 44 73 52 64" stroke="var(--ne-bone)" stroke-width="3" stroke-dasharray="1.5 5" stroke-linecap="round" fill="none" />
        <path d="M14 84C26 90 46 90 58 84M12 94C26 99 46 99 60 94" stroke="var(--ne-dress-dark)" stroke-width="2" fill="none" />
        <path d="M31 31h3M38 31h3M34 39c1 1 3 1 4 0" stroke="var(--ne-locks)" stroke-width="1.6" stroke-linecap="round" />
        <path d="M28 35l4 1M40 36l4-1" stroke="var(--ne-comb)" stroke-width="1.6" stroke-linecap="round" />
      </symbol>
      <symbol id="ne-hut" viewBox="0 0 80 70">
        <path d="M4 68C8 40 20 16 40 10C60 16 72 40 76 68Z" fill="var(--ne-hide-dark)" />
        <path d="M40 10C30 20 24 44 22 68H4C8 40 20 16 40 10Z" fill="var(--ne-hide)" />
        <path d="M32 68C32 52 36 44 41 42C47 45 50 54 50 68Z" fill="var(--ne-hair)" />
        <path d="M40 10L34 2M40 10L47 1M40 10L40 1M24 34C34 38 48 38 58 33M15 50C20 52 26 53 30 53M53 53C60 52 64 51 68 49" stroke="var(--ne-hair)" stroke-width="1.8" fill="none" stroke-linecap="round" />
      </symbol>
      <symbol id="ne-fire" viewBox="0 0 24 32">
        <path d="M12 2C16 9 21 13 20 20C19 26 15 28 12 28C8 28 4 25 4 20C4 15 8 14 9 9C12 12 12 6 12 2Z" fill="var(--ne-flame)" />
        <path d="M12 14C14 17 16 19 15 22C14 25 10 25 9 22C8 19 11 18 12 14Z" fill="var(--ne-flame-light)" />
        <path d="M3 30L21 27M3 27L21 30" stroke="var(--ne-hair)" stroke-width="2.4" stroke-linecap="round" />
      </symbol>
    </>
  );
}

function CardSigns(): JSX.Element {
  return (
    <>
      <symbol id="ne-any" viewBox="0 0 24 24">
        <clipPath id="ne-any-clip">
          <circle cx="12" cy="12" r="10.6" />
        </clipPath>
        <g clip-path="url(#ne-any-clip)">
          <path d="M12 12L12 -2L28 -2L28 22Z" fill="var(--ne-orange)" />
          <path d="M12 12L26 20L12 30L-2 20Z" fill="var(--ne-black)" />
          <path d="M12 12L-4 22L-4 -2L12 -2Z" fill="var(--ne-white)" />
        </g>
        <circle cx="12" cy="12" r="10.6" fill="none" stroke="var(--ne-edge)" stroke-width="1.6" />
      </symbol>
      <symbol id="ne-climax" viewBox="0 0 26 26">
        <path d="M13 1L16 4L20 2.6L21 6.6L25 8L23.4 12L25.4 15.6L22 18L22 22L18 22L15 25.2L12 22.4L8 24L6.4 20.4L2 19.6L3 15.4L.6 12L3.8 9.4L4 5L8 5L10 1.4Z" fill="var(--ne-leafpaper)" stroke="var(--ne-edge)" stroke-width="1" />
      </symbol>
      <symbol id="ne-die" viewBox="0 0 18 18">
        <path d="M3 1.6L15 1.2L16.8 3L16.6 15L15 16.8L3 16.6L1.4 15L1.2 3Z" fill="var(--die)" stroke="var(--ne-edge)" stroke-width="1.4" />
        <path d="M5.4 5.4l.01 0M9 9l.01 0M12.6 12.6l.01 0" stroke="var(--pip)" stroke-width="3.2" stroke-linecap="round" />
      </symbol>
      <symbol id="ne-baby" viewBox="0 0 20 20">
        <path d="M10 2C13 2 14.6 4.2 14.2 6.8C17.4 8.6 18.4 12 17 15.2C15.4 18.4 12.6 19.2 10 19.2C7.4 19.2 4.6 18.4 3 15.2C1.6 12 2.6 8.6 5.8 6.8C5.4 4.2 7 2 10 2Z" fill="var(--ne-hide)" />
        <path d="M10 4.2C11.8 4.2 12.6 5.4 12.4 7C12.2 8.6 11.2 9.4 10 9.4C8.8 9.4 7.8 8.6 7.6 7C7.4 5.4 8.2 4.2 10 4.2Z" fill="var(--ne-skin-pale)" />
        <path d="M4 12C8 14 12 14 16 12M5.4 16C8.6 17 11.4 17 14.6 16" stroke="var(--ne-skin-pale)" stroke-width="1.2" fill="none" />
      </symbol>
      <symbol id="ne-trophy" viewBox="0 0 18 18">
        <path d="M3 2C8 3 13 7 14.6 15.6C10.4 15.6 4 12 3 2Z" fill="var(--ne-bone)" stroke="var(--ne-edge)" stroke-width="1.3" stroke-linejoin="round" />
        <path d="M9.6 16.4L16.6 13.2" stroke="var(--ne-blood)" stroke-width="2" stroke-linecap="round" />
      </symbol>
      <symbol id="ne-berry" viewBox="0 0 18 18">
        <path d="M9 7C9 4 11 2 14 1.6" stroke="var(--ne-moss)" stroke-width="1.6" fill="none" />
        <path d="M14.6 1.2C16 3 15 6 12 6.4C11.6 4 12.6 2 14.6 1.2Z" fill="var(--ne-moss)" />
        <path d="M5.6 9.6l.01 0M11.6 10.4l.01 0M8.4 14l.01 0" stroke="var(--ne-comb)" stroke-width="7" stroke-linecap="round" />
      </symbol>
    </>
  );
}

export function IconSymbols(): JSX.Element {
  return (
    <>
      {[...DRAWN, ...STROKED].map((sign) => (
        <Stroked sign={sign} />
      ))}
      {FILLED.map((sign) => (
        <Filled sign={sign} />
      ))}
      <People />
      <CardSigns />
    </>
  );
}
