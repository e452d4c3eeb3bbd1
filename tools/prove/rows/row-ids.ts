const ID = '[A-Z]+-\\d+';
/** `[NAV-46]`, or several at once: `[NAV-46, NAV-47]`. */
const BRACKETS = new RegExp(`\\[(${ID}(?:, ?${ID})*)\\]`, 'g');

/** Found in the title of every test that claims to prove a row. */
export const NAMES_A_ROW = new RegExp(BRACKETS, '');

/** Ids of the rows that a test claims to prove, from its title; each once. */
export function rowIds(title: string): string[] {
  const ids = [...title.matchAll(BRACKETS)].flatMap(([, list = '']) => list.split(/, ?/));
  return [...new Set(ids)];
}
