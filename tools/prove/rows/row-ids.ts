const ID = '[A-Z]+-\\d+';
/** `[NAV-46]`, or several at once: `[NAV-46, NAV-47]`. */
const BRACKETS = new RegExp(`\\[(${ID}(?:, ?${ID})*)\\]`, 'g');

/** Matches the title of a test that proves a row. */
export const NAMES_A_ROW = new RegExp(BRACKETS, '');

/** The ids of all rows in a test's title, without duplicates. */
export function rowIds(title: string): string[] {
  const ids = [...title.matchAll(BRACKETS)].flatMap(([, list = '']) => list.split(/, ?/));
  return [...new Set(ids)];
}
