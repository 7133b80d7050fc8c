/* href.ts - where a clause is explained. */
export const rulesHref = (game: string, clause?: string | null): string =>
  `/rules/${game}${clause === undefined || clause === null ? '' : `#${clause}`}`;
