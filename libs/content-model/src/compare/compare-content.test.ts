import type { Content } from '../content.schema.ts';
import { archivedForum } from '../forum/archived-forum.ts';
import { OTHER_CONTENT } from '../testing/other-content.ts';
import { SAMPLE } from '../sample-content.ts';
import { compareContent } from './compare-content.ts';

const sample = () => structuredClone(SAMPLE);

/** The messages about a change of the sample, each after the name of its part. */
function messages(change: (content: Content) => Content): string[] {
  return compareContent(sample(), change(sample())).map(
    ({ part, message }) => `${part}: ${message}`,
  );
}

const withSession =
  (id: string, change: Partial<Content['sessions'][number]>) => (content: Content) => ({
    ...content,
    sessions: content.sessions.map((one) => (one.id === id ? { ...one, ...change } : one)),
  });

test('equal contents have no changes', () => {
  expect(messages((content) => content)).toEqual([]);
});

test.each([
  [{ start: '18:15' }, 'sessions: Opening Address moved from 6:00 PM to 6:15 PM'],
  [{ end: '18:45' }, 'sessions: Opening Address ends at 6:45 PM instead of 6:30 PM'],
  [{ day: 'day2' }, 'sessions: Opening Address moved from Day 1 to Day 2'],
  [
    { room: 'Room 100' },
    'sessions: Opening Address moved from Multicultural Center, main hall to Room 100',
  ],
  [{ speakers: [] }, 'sessions: Opening Address lost Ama Sample'],
  [
    { speakers: [{ speaker: 'ama-sample', role: 'Host' }] },
    'sessions: Opening Address has Ama Sample as Host instead of Speaker',
  ],
  [
    { title: 'Welcome' },
    'sessions: Opening Address: Title changed from "Opening Address" to "Welcome"',
  ],
  [{ capacity: 30 }, 'sessions: Opening Address: Seats was added'],
])('the change %j is described: %s', (change, sentence) => {
  expect(messages(withSession('opening-address', change))).toEqual([sentence]);
});

test('added and removed items are named', () => {
  const changes = messages((content) => ({
    ...content,
    speakers: content.speakers.filter(({ id }) => id !== 'ama-sample'),
    sessions: [
      ...content.sessions.slice(1),
      { ...(content.sessions[0] as Content['sessions'][number]), id: 'tea', title: 'Tea' },
    ],
  }));
  expect(changes).toEqual(
    expect.arrayContaining([
      'speakers: Ama Sample was removed',
      'sessions: Check-In and Refreshments was removed',
      'sessions: Tea was added on Day 1 at 4:00 PM',
    ]),
  );
});

const withForum = (change: Partial<Content['forum']>) => (content: Content) => ({
  ...content,
  forum: { ...content.forum, ...change },
});
const [first, second] = SAMPLE.forum.days;
if (!first || !second) throw new Error('The sample has too few days.');
const ADDRESS = 'sessions: Opening Address';

test('another date is reported for the forum, its days, registration and each session', () => {
  const days = [
    { ...first, date: '2026-04-10' },
    { ...second, date: '2026-04-11' },
  ];
  const changes = messages(
    withForum({ days, registrationOpens: '2026-01-15', registrationCloses: undefined }),
  );
  expect(changes.slice(0, 4)).toEqual([
    'forum: The forum moved from April 11-12, 2025 to April 10-11, 2026',
    'forum: Day 1 moved from April 11, 2025 to April 10, 2026',
    'forum: Day 2 moved from April 12, 2025 to April 11, 2026',
    'forum: Registration was January 15 - April 10, 2025, and is not fixed',
  ]);
  expect(changes).toContain(`${ADDRESS} moved from April 11, 2025 to April 10, 2026`);
  expect(changes.slice(4)).toHaveLength(SAMPLE.sessions.length);
});

test('another building, place or zone is reported for each session that it affects', () => {
  const building = messages(withForum({ days: [{ ...first, venue: 'Duncan Hall' }, second] }));
  const hall = 'Multicultural Center, main hall';
  expect(building).toContain(
    'forum: Day 1: Building changed from "Multicultural Center" to "Duncan Hall"',
  );
  expect(building).toContain(
    `${ADDRESS} moved from ${hall}, Multicultural Center to ${hall}, Duncan Hall`,
  );
  expect(building.some((sentence) => sentence.startsWith('sessions: Lunch'))).toBe(false);
  expect(messages(withForum({ venue: 'Lagos' }))).toContain(
    `${ADDRESS} moved from ${hall}, Multicultural Center, Rice University, Houston, TX to ${hall}, Multicultural Center, Lagos`,
  );
  expect(messages(withForum({ timeZone: 'Africa/Lagos' }))).toContain(
    `${ADDRESS} moved from 6:00 PM in America/Chicago to 6:00 PM in Africa/Lagos`,
  );
});

test('a first place is added and not a move, and an added day is named', () => {
  const before = { ...SAMPLE, forum: { ...SAMPLE.forum, venue: undefined } };
  expect(compareContent(before, SAMPLE).map(({ message }) => message)).toEqual(['Place was added']);
  const third = { ...second, id: 'day3', name: 'Day 3', date: '2025-04-13' };
  expect(messages(withForum({ days: [first, second, third] }))).toEqual([
    'forum: The forum moved from April 11-12, 2025 to April 11-13, 2025',
    'forum: Day 3, April 13, 2025, was added',
  ]);
});

test('a wholly removed program is one change a part, and an archived forum is one change', () => {
  expect(
    messages((content) => ({
      ...content,
      sessions: [],
      speakers: [],
      'past-forums': [archivedForum(content)],
    })),
  ).toEqual([
    'sessions: all 20 sessions were removed',
    'speakers: all 11 speakers were removed',
    'past-forums: The forum of 2025 was added',
  ]);
});

test('speakers in another order are a change', () => {
  const { id, speakers } = SAMPLE.sessions.find((session) => session.speakers.length > 1) ?? {};
  const [title] = SAMPLE.sessions.filter((session) => session.id === id).map((one) => one.title);
  expect(messages(withSession(id ?? '', { speakers: (speakers ?? []).toReversed() }))).toEqual([
    `sessions: ${title ?? ''} names its speakers in another order`,
  ]);
});

test('fields are named by their labels, and long texts are not repeated', () => {
  const changes = messages((content) => ({
    ...content,
    forum: { ...content.forum, isFull: false },
    contact: { ...content.contact, email: 'new@example.org' },
    home: {
      ...content.home,
      hero: { ...content.home.hero, mission: 'Another mission. '.repeat(9) },
    },
  }));
  expect(changes).toEqual([
    'forum: The forum is full changed from yes to no',
    'home: Mission changed',
    'contact: Email address changed from "hello@example.org" to "new@example.org"',
  ]);
});

test('another order of items is a change, and entirely different contents can be compared', () => {
  expect(messages((content) => ({ ...content, projects: content.projects.toReversed() }))).toEqual([
    'projects: the order of projects changed',
  ]);
  expect(messages((content) => ({ ...content, sessions: content.sessions.toReversed() }))).toEqual([
    'sessions: the order of sessions changed',
  ]);
  expect(messages(() => OTHER_CONTENT).length).toBeGreaterThan(80);
});
