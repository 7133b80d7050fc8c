/* prose-pieces.ts - finds the words of a log line that stand for seats. */
export interface Piece {
  readonly text: string;
  readonly seat: number | null;
}

/* Cuts a text at the words that stand for seats; the longest word wins, and only whole words count. Other names win, too,
 * where a seat's word is a part of them: "Red Centre" is no player. */
export function pieces(text: string, words: readonly string[], others: readonly string[] = []): readonly Piece[] {
  const known = [...words.map((word, i) => ({ word, seat: i + 1 })), ...others.map((word) => ({ word, seat: null }))].filter(
    ({ word }) => word !== '',
  );
  if (known.length === 0) return [{ text, seat: null }];
  known.sort((a, b) => b.word.length - a.word.length);
  const any = known.map(({ word }) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${any})(?![\\p{L}\\d-])`, 'gu');
  const out: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const at = match.index ?? 0;
    if (at > from) out.push({ text: text.slice(from, at), seat: null });
    out.push({ text: match[0], seat: known.find(({ word }) => word === match[0])?.seat ?? null });
    from = at + match[0].length;
  }
  if (from < text.length) out.push({ text: text.slice(from), seat: null });
  return out;
}
