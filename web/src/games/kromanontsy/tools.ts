/* tools.ts - a drawing for each of the forty-five technologies, in a box of 48: areas and lines, back to front, painted with
 * the game's colour tokens (--kr-wood, --kr-stone...). */
import type { Shape } from '../../kit/shapes';
import { area, line } from '../../kit/shapes';
import type { Technology } from './types';

const roof = 'M24 8L18 1M24 8L30 1M24 8V1';

const WEAPONS: Partial<Record<Technology, readonly Shape[]>> = {
  axe: [
    line('wood', 4.5, 'M12 44L32 10'),
    area('stone', 'M22 8C28 2 40 6 44 16C40 22 34 22 28 18Z'),
    area('stone-light', 'M22 8C28 2 36 4 40 9L28 15Z'),
    line('rope', 2.2, 'M26 12l8 6M24 16l8 5'),
  ],
  chopper: [
    area('stone', 'M8 30C6 18 14 7 26 7C38 8 44 18 42 30L34 40L24 36L15 41Z'),
    area('stone-light', 'M8 30C6 18 14 7 26 7L22 20L15 27Z'),
    line('flint', 1.8, 'M42 30L34 40L24 36L15 41L8 30M30 14l6 8M22 20l4 12'),
  ],
  stoneknife: [
    area('wood', 'M6 42L18 26L24 32L12 44Z'),
    area('stone', 'M18 26L40 5C44 14 38 26 24 32Z'),
    area('stone-light', 'M18 26L40 5L30 22Z'),
  ],
  club: [
    area('wood', 'M8 42C6 40 8 37 12 33L28 12C33 4 43 4 44 12C44 18 38 21 33 24L14 40C12 43 10 44 8 42Z'),
    area('wood-light', 'M12 34L28 13C32 6 38 5 41 8C34 10 30 18 14 36Z'),
    line('wood-dark', 1.8, 'M34 12l3 3M29 18l3 3M38 15l1 2'),
  ],
  spear: [line('wood', 4, 'M6 44L36 13'), area('wood-light', 'M44 4L42 16L34 15L33 8Z')],
  handaxe: [
    area('stone', 'M24 3C34 12 40 26 37 36C33 45 15 45 11 36C8 26 14 12 24 3Z'),
    area('stone-light', 'M24 3C14 12 8 26 11 36C16 28 22 18 24 3Z'),
    line('flint', 1.6, 'M24 3L26 20L20 42M26 20L37 32M15 27l9 6'),
  ],
  bolas: [
    line('rope', 2.4, 'M24 22C20 14 14 12 11 12M24 22C30 16 34 14 38 14M24 22C26 30 25 34 24 38'),
    area('stone', 'M10 5c5 0 8 4 7 8c-1 4-7 6-11 3c-4-4-1-11 4-11z'),
    area('stone', 'M38 7c5 0 8 4 7 8c-1 4-7 6-11 3c-4-4-1-11 4-11z'),
    area('stone-light', 'M24 31c5 0 8 4 7 8c-1 4-7 6-11 3c-4-4-1-11 4-11z'),
  ],
  snare: [line('wood', 4, 'M8 44C10 24 16 10 30 5'), line('rope', 2.6, 'M30 5C34 12 34 18 32 22C24 26 24 40 34 41C44 40 43 26 34 23')],
  dart: [
    line('wood', 3, 'M7 41L37 11'),
    area('flint', 'M44 4L40 15L33 8Z'),
    area('flint-light', 'M44 4L37 11L33 8Z'),
    area('bone', 'M7 41L4 34L12 30L14 34Z'),
    area('bone', 'M7 41L14 44L18 36L14 34Z'),
  ],
  bonedagger: [
    area('bone', 'M16 32L37 8C41 4 45 8 42 13L24 38C20 40 15 36 16 32Z'),
    line('bone-dark', 1.8, 'M20 34L39 11'),
    line('hide', 5, 'M16 33L9 41'),
    area('bone', 'M9 37c-4-1-7 3-5 6c2 3 6 2 7-1z'),
  ],
  flintspear: [
    line('wood', 4, 'M5 45L33 15'),
    area('flint', 'M45 3L41 18L35 19L29 13L31 8Z'),
    area('flint-light', 'M45 3L35 12L29 13L31 8Z'),
    line('rope', 2.4, 'M27 17l5 5M30 14l5 5'),
  ],
  thrower: [
    line('wood', 4, 'M6 42L30 22'),
    area('bone', 'M30 22C36 16 40 18 39 22L34 26Z'),
    line('wood-light', 2.6, 'M8 32L40 8'),
    area('flint', 'M45 4L41 12L36 8Z'),
  ],
  bow: [
    line('wood', 3.6, 'M14 5C36 8 44 26 39 44'),
    line('rope', 1.6, 'M14 5L39 44'),
    line('wood-light', 2.4, 'M8 38L36 14'),
    area('flint', 'M42 9L38 18L33 13Z'),
  ],
  harpoon: [
    line('wood', 3.6, 'M6 44L24 25'),
    area('bone', 'M22 27L40 5C44 5 44 8 43 10L40 11L41 15L37 14L37 19L33 17L33 22L26 30Z'),
    line('rope', 2, 'M20 28C26 36 34 34 36 42'),
  ],
  sling: [
    line('rope', 2.8, 'M6 8C14 20 18 26 20 32M42 6C38 18 34 26 30 32'),
    area('hide', 'M17 30C21 27 30 27 33 30C35 38 30 43 25 43C19 43 15 38 17 30Z'),
    area('stone-light', 'M25 31c4 0 6 3 5 6c-1 3-7 4-9 1c-2-3 0-7 4-7z'),
  ],
};

const HOUSEHOLD: Partial<Record<Technology, readonly Shape[]>> = {
  bonfire: [
    line('wood', 5, 'M7 42L38 34M41 42L10 34'),
    area('fire', 'M24 4C27 12 37 17 36 27C35 34 29 37 24 37C18 37 12 33 12 26C12 19 18 17 19 11C22 12 23 15 24 17C26 13 26 9 24 4Z'),
    area('fire-heart', 'M24 19C26 24 31 26 30 31C29 35 26 36 24 36C20 36 17 33 18 30C19 26 22 24 24 19Z'),
  ],
  fibre: [line('grass', 4, 'M10 42C4 30 14 24 22 20C32 15 40 12 36 5M16 44C12 34 20 28 28 24C38 19 46 14 42 7M22 45C20 38 26 32 34 28')],
  needle: [
    line('bone', 4, 'M9 40L38 9'),
    line('bone-dark', 1.4, 'M12 37L32 15'),
    line('rope', 1.8, 'M38 9C46 12 42 22 34 24C24 27 30 38 40 36'),
  ],
  torch: [
    line('wood', 5, 'M14 45L26 25'),
    area('hide', 'M21 24L30 29L34 21L26 16Z'),
    area('fire', 'M26 20C22 12 30 10 30 2C38 8 42 14 38 22C36 26 30 26 26 20Z'),
    area('fire-heart', 'M30 20C29 15 33 14 33 10C37 15 38 22 33 23C31 23 30 22 30 20Z'),
  ],
  rope: [
    line(
      'rope',
      4.5,
      'M24 10C36 10 42 16 42 24C42 33 34 39 24 39C14 39 7 33 7 24C7 16 13 12 22 12C32 12 35 18 35 24C35 30 30 33 24 33C18 33 14 29 14 25',
    ),
    line('wood-dark', 1.4, 'M10 18l5 3M9 28l6-1M16 36l3-5M28 38l0-6M38 32l-5-3M40 20l-6 2M30 11l-1 5'),
  ],
  basket: [
    area('straw', 'M6 20C16 15 32 15 42 20C41 32 38 40 33 44H15C10 40 7 32 6 20Z'),
    line('straw-dark', 3, 'M8 18C10 2 38 2 40 18'),
    line('straw-dark', 2, 'M8 26C18 30 30 30 40 26M10 34C18 38 30 38 38 34M16 19L18 43M24 18V44M32 19L30 43'),
  ],
  scraper: [
    area('flint', 'M10 16C18 6 34 6 40 16C44 26 40 36 30 40L16 38C8 32 6 24 10 16Z'),
    area('flint-light', 'M10 16C18 6 34 6 40 16L28 20L14 24Z'),
    line('dark', 1.4, 'M28 20L30 40M14 24L16 38M28 20L42 26'),
  ],
  grindstone: [
    area('stone', 'M4 28C10 22 38 22 44 28C44 38 36 43 24 43C12 43 4 38 4 28Z'),
    area('stone-light', 'M4 28C10 22 38 22 44 28C38 34 10 34 4 28Z'),
    area('stone', 'M16 24C14 14 20 10 26 11C32 12 34 18 31 26C26 29 19 28 16 24Z'),
    line('straw', 2, 'M10 28l3 1M34 29l4-1M22 31l4 0'),
  ],
  waterskin: [
    area('hide', 'M20 8L28 8L29 15C40 20 43 34 36 42C30 46 18 46 12 42C5 34 8 20 19 15Z'),
    area('hide-light', 'M19 15C8 20 5 34 12 42C15 34 15 24 24 15Z'),
    line('wood-dark', 2.6, 'M17 11L31 11M24 4V9'),
  ],
  figurine: [
    area(
      'clay',
      'M24 4C29 4 31 8 30 12C35 14 37 19 34 23C39 28 36 35 32 38L29 45H20L17 38C12 35 10 28 15 23C12 19 14 14 19 12C17 8 19 4 24 4Z',
    ),
    area('clay-light', 'M24 4C19 4 17 8 19 12C14 14 12 19 15 23C10 28 12 35 17 38C18 28 20 14 24 4Z'),
    line('clay-dark', 1.6, 'M19 20C21 23 23 23 24 21C26 23 28 23 30 20M20 32C23 34 26 34 29 32M24 38V45'),
  ],
  clothing: [
    area('hide', 'M16 6C21 10 27 10 32 6L45 15L39 25L34 22L36 44L30 41L24 45L18 41L12 44L14 22L9 25L3 15Z'),
    area('hide-light', 'M16 6C19 9 22 10 24 10V45L18 41L12 44L14 22L9 25L3 15Z'),
    line('bone', 1.8, 'M24 12l0 4M24 20l0 4M24 28l0 4M24 36l0 4'),
  ],
  net: [
    line('rope', 2.2, 'M6 6C16 12 32 12 42 6M6 6C8 24 16 38 24 43C32 38 40 24 42 6'),
    line('rope', 1.5, 'M12 9C16 22 26 34 36 24M36 9C32 22 22 34 12 24M20 11C22 24 32 30 39 18M28 11C26 24 16 30 9 18'),
    area('stone', 'M24 39c4 0 5 3 4 5c-1 3-7 3-8 0c-1-2 0-5 4-5z'),
  ],
  pottery: [
    area('clay', 'M15 6H33L31 13C41 18 44 30 37 40C33 45 15 45 11 40C4 30 7 18 17 13Z'),
    area('clay-light', 'M15 6H22L21 13C13 20 11 32 16 43C13 42 12 41 11 40C4 30 7 18 17 13Z'),
    line('clay-dark', 2, 'M9 24L14 20L19 25L24 20L29 25L34 20L39 24M10 33C18 36 30 36 38 33'),
  ],
  lamp: [
    area('stone', 'M5 28C13 24 35 24 43 28C42 38 34 43 24 43C14 43 6 38 5 28Z'),
    area('dark', 'M12 29C18 27 30 27 36 29C30 33 18 33 12 29Z'),
    area('fire', 'M24 6C27 12 32 15 31 22C30 27 27 29 24 29C20 29 17 26 18 21C19 16 24 13 24 6Z'),
    area('fire-heart', 'M24 16C26 19 28 21 27 25C26 28 22 28 21 25C21 21 24 20 24 16Z'),
  ],
  painting: [
    area('stone-light', 'M4 12C12 4 34 3 43 10C47 22 45 36 38 43C26 46 12 45 6 40C2 32 1 20 4 12Z'),
    area('ochre', 'M10 30C9 24 13 20 18 20C24 16 32 18 36 22C39 24 39 29 38 34H35L33 29C28 31 23 31 19 29L17 34H14L13 29Z'),
    line('ochre', 2, 'M12 22C9 19 9 16 11 14M16 20C15 17 16 14 18 13'),
  ],
};

const DWELLINGS: Partial<Record<Technology, readonly Shape[]>> = {
  rawbrick: [
    area('clay', 'M4 26L26 34V45L4 37Z'),
    area('clay-dark', 'M26 34L44 24V35L26 45Z'),
    area('clay-light', 'M4 26L22 17L44 24L26 34Z'),
    area('clay', 'M14 15L30 20V28L14 22Z'),
    area('clay-dark', 'M30 20L42 14V21L30 28Z'),
    area('clay-light', 'M14 15L26 9L42 14L30 20Z'),
  ],
  shelter: [area('leaf', 'M4 44L36 10L45 44Z'), area('leaf-light', 'M36 10L4 44H14L38 16Z'), line('wood', 3.4, 'M36 10L40 44')],
  cave: [
    area('stone', 'M2 44C3 24 12 8 26 6C40 8 46 24 46 44Z'),
    area('stone-light', 'M2 44C3 24 12 8 26 6C18 16 12 28 12 44Z'),
    area('dark', 'M13 44C13 30 19 22 26 22C33 22 37 32 37 44Z'),
    line('stone-light', 2, 'M20 25l2 4M27 23l0 4M32 26l-1 4'),
  ],
  windbreak: [
    line('wood', 3, 'M8 44V12M22 44V8M36 44V12'),
    area('leaf', 'M4 16C16 12 30 12 44 16L42 38C30 35 18 35 5 38Z'),
    line('leaf-light', 2.4, 'M6 22C18 18 30 18 42 22M6 30C18 26 30 26 42 30'),
  ],
  hut: [
    area('straw', 'M4 44C6 26 14 12 24 8C34 12 42 26 44 44Z'),
    area('straw-light', 'M24 8C14 12 6 26 4 44H14C14 28 18 14 24 8Z'),
    area('dark', 'M19 44C19 34 22 30 25 30C28 30 31 35 31 44Z'),
    line('wood', 2.4, 'M24 8L19 2M24 8L29 2'),
  ],
  overhang: [
    area('stone', 'M2 6H44C46 14 42 20 34 22C22 24 14 26 10 34L12 45H2Z'),
    area('stone-light', 'M2 6H44C44 10 42 13 38 14C22 15 10 20 4 32L2 36Z'),
    line('wood', 3, 'M26 45L33 22M38 45L36 22'),
    area('hide', 'M24 26C30 24 36 24 40 26L38 40H27Z'),
  ],
  hearth: [
    area('fire', 'M24 6C27 13 34 17 33 26C32 31 28 33 24 33C19 33 14 30 15 24C16 18 20 17 21 12C23 13 24 15 24 17C26 13 25 9 24 6Z'),
    area('fire-heart', 'M24 20C26 24 29 26 28 30C27 33 21 33 20 30C20 26 23 24 24 20Z'),
    area(
      'stone',
      'M4 38c0-5 8-7 10-2c2 5-1 8-5 8s-5-3-5-6zM17 40c0-6 9-6 11-1c1 4-1 6-5 6s-6-2-6-5zM32 38c1-5 9-5 11 0c1 4-2 7-6 7s-6-3-5-7z',
    ),
    area('stone-light', 'M4 38c0-5 8-7 10-2l-6 3zM17 40c0-6 9-6 11-1l-6 1zM32 38c1-5 9-5 11 0l-6 1z'),
  ],
  dugout: [
    area('earth', 'M2 34C12 28 36 28 46 34V45H2Z'),
    area('leaf', 'M6 34C10 22 18 16 24 16C32 16 38 22 42 34C32 30 16 30 6 34Z'),
    area('leaf-light', 'M6 34C10 22 18 16 24 16C18 20 14 26 14 31Z'),
    area('dark', 'M18 44C18 37 21 34 25 34C29 34 31 38 31 44Z'),
  ],
  wattle: [
    area('clay-light', 'M8 22H40V45H8Z'),
    area('straw', 'M2 24C10 14 18 8 24 6C30 8 38 14 46 24Z'),
    area('straw-light', 'M2 24C10 14 18 8 24 6L16 24Z'),
    line('wood', 1.8, 'M14 24V45M34 24V45M8 32H40M8 39H40'),
    area('dark', 'M20 45V32H28V45Z'),
  ],
  tent: [
    area('hide', 'M3 44L24 8L45 44Z'),
    area('hide-light', 'M24 8L3 44H17Z'),
    line('wood', 2.4, roof),
    area('dark', 'M20 44L25 26L31 44Z'),
  ],
  pithouse: [
    area('earth', 'M2 36C14 32 34 32 46 36V45H2Z'),
    area('straw', 'M6 36L22 10H28L42 36C32 33 16 33 6 36Z'),
    area('straw-light', 'M6 36L22 10L18 34Z'),
    area('dark', 'M20 44V34H29V44Z'),
    line('wood', 2, 'M20 10L30 10M24 10V5'),
  ],
  lodge: [
    area('hide', 'M3 44C4 32 12 22 24 12C36 22 44 32 45 44Z'),
    area('hide-light', 'M24 12C12 22 4 32 3 44H15C15 32 18 22 24 12Z'),
    line('wood', 2.2, roof.replaceAll('24 8', '24 12')),
    area('dark', 'M20 44C20 35 23 32 26 32C29 32 31 36 31 44Z'),
    line('rope', 1.6, 'M7 34C18 30 30 30 41 34'),
  ],
  bonehouse: [
    area('hide', 'M3 44C3 24 12 10 24 10C36 10 45 24 45 44Z'),
    line('bone', 3, 'M8 40C8 24 14 14 22 10M40 40C40 24 34 14 26 10M15 42C14 28 18 18 23 11M33 42C34 28 30 18 25 11'),
    area('dark', 'M19 44C19 34 22 30 24 30C27 30 29 34 29 44Z'),
    line('bone', 3.4, 'M16 44C14 34 17 27 24 26C31 27 34 34 32 44'),
  ],
  mudhouse: [
    area('clay', 'M5 18H43V45H5Z'),
    area('clay-light', 'M5 18H20V45H5Z'),
    area('clay-dark', 'M2 13H46V20H2Z'),
    area('dark', 'M20 45V29C22 26 27 26 29 29V45ZM10 26h6v6h-6zM33 26h6v6h-6z'),
    line('wood', 2.4, 'M9 13V9M18 13V9M30 13V9M39 13V9'),
  ],
  longhouse: [
    area('leaf', 'M2 42V30C4 16 12 12 22 12H36C44 14 46 24 46 32V42Z'),
    area('leaf-light', 'M2 30C4 16 12 12 22 12H36C38 12 40 13 41 14C28 14 16 18 12 42H2Z'),
    area('dark', 'M4 42C4 32 7 28 9 28C12 28 14 34 14 42Z'),
    line('leaf-dark', 2, 'M22 14C19 22 18 32 18 42M30 13C28 22 27 32 27 42M38 14C37 24 36 34 36 42'),
  ],
};

export const TOOLS: Partial<Record<Technology, readonly Shape[]>> = { ...WEAPONS, ...HOUSEHOLD, ...DWELLINGS };
