import type { Content } from '../content.schema.ts';
import { OTHER_CONTENT } from '../testing/other-content.ts';
import { SAMPLE } from '../sample-content.ts';
import { compareContent } from './compare-content.ts';

const sample = () => structuredClone(SAMPLE);

/** What is said of a change of the sample. */
function said(change: (content: Content) => Content): string[] {
  return compareContent(sample(), change(sample())).map(({ part, says }) => `${part}: ${says}`);
}

const withSession =
  (id: string, change: Partial<Content['sessions'][number]>) => (content: Content) => ({
    ...content,
    sessions: content.sessions.map((one) => (one.id === id ? { ...one, ...change } : one)),
  });

test('nothing is said of what is the same', () => {
  expect(said((content) => content)).toEqual([]);
});

test.each([
  [{ start: '18:15' }, 'sessions: Opening Address moved from 18:00 to 18:15'],
  [{ end: '18:45' }, 'sessions: Opening Address ends at 18:45 instead of 18:30'],
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
])('%j: %s', (change, sentence) => {
  expect(said(withSession('opening-address', change))).toEqual([sentence]);
});

test('what comes and goes is named', () => {
  const changes = said((content) => ({
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
      'sessions: Tea was added on Day 1 at 16:00',
    ]),
  );
});

test('speakers in another order are a change', () => {
  const { id, speakers } = SAMPLE.sessions.find((session) => session.speakers.length > 1) ?? {};
  const [title] = SAMPLE.sessions.filter((session) => session.id === id).map((one) => one.title);
  expect(said(withSession(id ?? '', { speakers: (speakers ?? []).toReversed() }))).toEqual([
    `sessions: ${title ?? ''} names its speakers in another order`,
  ]);
});

test('fields are named by their labels, and long texts are not repeated', () => {
  const changes = said((content) => ({
    ...content,
    forum: { ...content.forum, isFull: false },
    contact: { ...content.contact, email: 'new@example.org' },
    home: {
      ...content.home,
      hero: { ...content.home.hero, mission: 'Another mission. '.repeat(9) },
    },
  }));
  expect(changes).toEqual([
    'forum: No place is left changed from yes to no',
    'home: Mission changed',
    'contact: Email address changed from "hello@example.org" to "new@example.org"',
  ]);
});

test('another order is a change, and two contents of nothing in common can be compared', () => {
  expect(said((content) => ({ ...content, projects: content.projects.toReversed() }))).toEqual([
    'projects: the order of projects changed',
  ]);
  expect(said((content) => ({ ...content, sessions: content.sessions.toReversed() }))).toEqual([
    'sessions: the order of sessions changed',
  ]);
  expect(said(() => OTHER_CONTENT).length).toBeGreaterThan(80);
});
