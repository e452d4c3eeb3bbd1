import type { Content } from '../content.schema.ts';
import { SAMPLE } from '../sample-content.ts';
import { OTHER_CONTENT } from '../testing/other-content.ts';
import { appearancesOf, programOf } from './program.ts';

test('sessions are sorted by time, in any order of the list', () => {
  const shuffled = { ...SAMPLE, sessions: SAMPLE.sessions.toReversed() };
  const ids = (content: Content) => programOf(content).map(({ sessions }) => sessions[0]?.id);
  expect(ids(shuffled)).toEqual(ids(SAMPLE));
});

test('the end of daylight saving time changes the offset of the next day', () => {
  const offsets = programOf(OTHER_CONTENT).map(({ sessions }) => sessions[0]?.start.slice(16));
  expect(offsets).toEqual([':00+01:00', ':00+01:00', ':00+00:00']);
});

test('a session ends on the next day if its end is not after its start by the clock', () => {
  const lasting = (content: Content, day: string, start: string, end: string) => {
    const [session] = content.sessions;
    if (!session) throw new Error('There is no session.');
    const sessions = [{ ...session, day, start, end }];
    return programOf({ ...content, sessions }).flatMap((one) =>
      one.sessions.map((held) => `${held.start} ${held.end}`),
    );
  };
  expect(lasting(SAMPLE, 'day2', '20:30', '01:00')).toEqual([
    '2025-04-12T20:30:00-05:00 2025-04-13T01:00:00-05:00',
  ]);
  expect(lasting(SAMPLE, 'day2', '20:30', '00:00')).toEqual([
    '2025-04-12T20:30:00-05:00 2025-04-13T00:00:00-05:00',
  ]);
  expect(lasting(OTHER_CONTENT, 'day-2', '22:00', '03:00')).toEqual([
    '2026-10-24T22:00:00+01:00 2026-10-25T03:00:00+00:00',
  ]);
});

test('the appearances of a speaker are found in the sessions', () => {
  const appearances = appearancesOf('ama-sample', programOf(SAMPLE)).map(
    ({ day, session, role }) => `${role} of ${session.title} on ${day.name}`,
  );
  expect(appearances).toEqual([
    'Speaker of Opening Address on Day 1',
    'Moderator of Fireside Chat on Day 2',
  ]);
});
