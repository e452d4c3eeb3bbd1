import { documentContent } from '@raade/content-model/provided/provided-content';
import { searchEntrySchema } from '@raade/contracts/site/search';
import { sessionSearchEntries } from './session-search.ts';

test('every session can be found, at its row on its day, and says first when it is', () => {
  const entries = sessionSearchEntries(documentContent());
  expect(entries).toHaveLength(documentContent().sessions.length);
  for (const entry of entries) {
    expect(searchEntrySchema.safeParse(entry).success).toBe(true);
  }
  expect(entries).toContainEqual({
    title: 'Lunch',
    path: '/conference?day=2#session-lunch',
    kind: 'Sessions',
    text: 'Day 2, April 12, 12:20-1:20 PM · Courtyard · break · Tables have topics. Sit where you know least.',
  });
});
