import type { SearchEntry } from '@raade/contracts/search';
import { travelFacts } from './travel-facts.ts';

/** Words by which people look for it, behind those that stand on the page: results show the first ones alone. */
const ALSO_CALLED = 'Directions, transport, parking, accommodation, accessibility, wheelchair.';
/** What search entries may have, less these words. */
const LONGEST = 1900;

/** The entries of search for how to come to the forum, and for getting money back. */
export function travelSearchEntries(): readonly SearchEntry[] {
  const facts = travelFacts();
  const text = facts.map((fact) => `${fact.title}: ${fact.text}`).join(' ');
  const entry = (title: string, anchor: string, words: string): SearchEntry => ({
    ...{ title, kind: 'Pages', text: words },
    path: `/conference#${anchor}`,
  });
  return [
    ...(facts.length > 0
      ? [entry('Getting there', 'getting-there', `${text.slice(0, LONGEST)} ${ALSO_CALLED}`)]
      : []),
    ...facts.flatMap(({ id, title, text: words }) => (id ? [entry(title, id, words)] : [])),
  ];
}
