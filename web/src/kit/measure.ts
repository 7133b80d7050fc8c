/* measure.ts - how wide a text will be, without drawing it: boards cut plaques to their words.
 *
 * Widths are those of Alegreya bold in hundredths of its size, in steps of six; Alegreya Sans is a little narrower, so
 * that a plaque cut for it has some air. */

const STEPS: readonly (readonly [number, string])[] = [
  [20, ' '],
  [24, ',.:;jl'],
  [30, '()i'],
  [36, '-/1IJft'],
  [42, '357crsгзс'],
  [48, '+024689abegvxyz×÷авелотучьэя'],
  [54, 'FLSdhknopquГЗбдкрхъ–'],
  [60, 'ABCEPTVYZАБВЕРСТУЬЭийнпц'],
  [66, 'GKOQRUXДКЛОХЧЪЯмф'],
  [72, 'DHNwИЙНПФЦы'],
  [78, 'жю'],
  [84, 'MmМшщ'],
  [90, 'Ы'],
  [96, 'WЖ'],
  [102, 'Ю'],
  [108, 'ШЩ'],
];

const WIDTH: ReadonlyMap<string, number> = new Map(STEPS.flatMap(([width, letters]) => [...letters].map((c) => [c, width] as const)));
const OTHER = 60;

export function textWidth(text: string, size: number): number {
  let hundredths = 0;
  for (const letter of text) hundredths += WIDTH.get(letter) ?? OTHER;
  return (hundredths * size) / 100;
}

/* The largest size up to `size`, not below `least`, with which the text is at most `most` wide. */
export function fitSize(text: string, size: number, most: number, least = 13): number {
  const wide = textWidth(text, size);
  return wide <= most ? size : Math.max(least, Math.floor((size * most * 10) / wide) / 10);
}
