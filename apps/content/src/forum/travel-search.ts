import type { Content } from '@raade/content-model/content.schema';
import type { SearchEntry } from '@raade/contracts/site/search';
import { travelFacts } from './travel-facts.ts';

/** Words by which people look for it, behind those that stand on the page: results show the first ones alone. */
const ALSO_CALLED = 'Directions, transport, parking, accommodation, accessibility, wheelchair.';
/** Characters of a search entry, less these words. */
const LONGEST = 1900;

/** The entries of search for how to come to the forum, and for getting money back. */
export function travelSearchEntries(texts: Content['forum-page']): readonly SearchEntry[] {
  const facts = travelFacts(texts);
  if (!facts) return [];
  const entry = (title: string, anchor: string, text: string): SearchEntry => ({
    ...{ title, kind: 'Pages', text },
    path: `/conference#${anchor}`,
  });
  const words = facts.map(({ title, text }) => `${title}: ${text}`).join(' ');
  return [
    entry('Getting there', 'getting-there', `${words.slice(0, LONGEST)} ${ALSO_CALLED}`),
    ...facts.flatMap(({ id, title, text }) => (id ? [entry(title, id, text)] : [])),
  ];
}
