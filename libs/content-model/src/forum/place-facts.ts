import { dayAndYear } from './day-text.ts';
import type { ForumPlaces } from './forum-page.schema.ts';
import type { Forum } from './forum.schema.ts';

/** 'Meals. The gala. Parking.' */
const asSentences = (parts: readonly string[]) => `${parts.join('. ')}.`;

/** Rows of information about tickets, with label and text. Unknown values are left out. */
export function placeFacts(
  { price, includes, extra, paying, answer }: ForumPlaces,
  { registrationCloses }: Pick<Forum, 'registrationCloses'>,
): readonly (readonly [label: string, fact: string])[] {
  const rows = [
    ['Price', price],
    ['Included', includes && asSentences(includes)],
    ['Not included', extra],
    ['Paying', paying],
    ['Last day', registrationCloses && dayAndYear(registrationCloses)],
    ['Answer', answer],
  ] as const;
  return rows.flatMap(([label, fact]) => (fact ? [[label, fact] as const] : []));
}
