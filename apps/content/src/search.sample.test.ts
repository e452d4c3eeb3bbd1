import { contentOf, documentContent } from '@raade/content-model/provided/provided-content';
import { SAMPLE_REVISION } from '@raade/content-model/sample-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { searchEntrySchema } from '@raade/contracts/site/search';
import { search, searchOf } from './search.ts';

const { projects, sessions, speakers } = documentContent();
const titlesOf = (kind: string) =>
  search.filter((entry) => entry.kind === kind).map(({ title }) => title);

test('[NAV-32] search has all projects, speakers and sessions, the schedule and the venue, and no more', () => {
  expect(titlesOf('Projects')).toEqual(projects.map(({ name }) => name));
  expect(titlesOf('Speakers')).toEqual(speakers.map(({ name }) => name));
  expect(titlesOf('Sessions')).toHaveLength(sessions.length);
  expect([projects.length, speakers.length, sessions.length]).toEqual([6, 11, 20]);
  expect(titlesOf('Pages')).toEqual(['Schedule', 'Travel', 'Paying and refunds']);
  expect(search).toHaveLength(40);
});

test('all entries are valid and have different addresses', () => {
  expect(search.filter((entry) => !searchEntrySchema.safeParse(entry).success)).toEqual([]);
  expect(new Set(search.map(({ path }) => path)).size).toBe(search.length);
});

test.each(['hotel', 'airport', 'parking', 'visa', 'wheelchair', 'elevator'])(
  'a search for "%s" finds the section about travel',
  (word) => {
    const found = search.filter(({ title, text = '' }) =>
      `${title} ${text}`.toLowerCase().includes(word),
    );
    expect(found[0]?.path).toBe('/conference#travel');
  },
);

test('the schedule and the projects are suggested for an empty query', () => {
  const offered = search.filter(({ suggested }) => suggested).map(({ title }) => title);
  expect(offered).toEqual(['Schedule', ...projects.map(({ name }) => name)]);
});

test('a speaker’s description starts with role and organization, with no period after them', () => {
  const [ama] = search.filter(({ kind }) => kind === 'Speakers');
  const [first = ''] = (ama?.text ?? '').split(' · ');
  expect(first).toMatch(/^[^.]+, [^.]+$/);
});

test('a session links to its row on its day, and its description starts with its time', () => {
  expect(search).toContainEqual({
    title: 'Lunch',
    path: '/conference?day=2#session-lunch',
    kind: 'Sessions',
    text: 'Day 2, April 12, 12:20-1:20 PM · Courtyard · break · Tables have topics. Sit where you know least.',
  });
});

test('a past forum is found by its speakers and topics', () => {
  expect(searchOf(contentOf({ ...OTHER_CONTENT, revision: SAMPLE_REVISION }))).toContainEqual({
    title: 'Fórum do Porto 2025',
    path: '/conference/2025',
    kind: 'Pages',
    text: 'October 24, 2025 · Tomás Amostra · Wanjikũ Mfano · The first road',
  });
});
