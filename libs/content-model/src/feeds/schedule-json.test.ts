import { programmeOf } from '../programme/programme.ts';
import { scheduleJson } from './schedule-json.ts';
import {
  AWKWARD,
  FEED_INPUTS,
  inputSaying,
  OTHER_INPUT,
  SAMPLE_INPUT,
} from './testing/feed-inputs.ts';

interface Conference {
  readonly rooms: readonly object[];
  readonly days: readonly {
    readonly rooms: Readonly<Record<string, readonly { id: number; title: string }[]>>;
  }[];
}

const conferenceIn = (text: string) =>
  (JSON.parse(text) as { schedule: { conference: Conference } }).schedule.conference;
const eventsOf = (text: string) =>
  conferenceIn(text).days.flatMap(({ rooms }) => Object.values(rooms).flat());

test.each(FEED_INPUTS)('all sessions of %s are there, each once', (_what, input) => {
  const events = eventsOf(scheduleJson(input));
  const expected = programmeOf(input.content).flatMap(({ sessions }) =>
    sessions.map(({ title, start, end, room, speakers }) => ({
      ...{ title, date: start, end, room },
      persons: speakers.map(({ speaker: { name }, role }) =>
        expect.objectContaining({ name, role }),
      ),
    })),
  );
  expect(events).toHaveLength(expected.length);
  expect(events).toEqual(
    expect.arrayContaining(expected.map((event) => expect.objectContaining(event))),
  );
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
});

test('rooms tell their buildings', () => {
  expect(conferenceIn(scheduleJson(SAMPLE_INPUT)).rooms).toContainEqual(
    expect.objectContaining({
      name: 'Room 100',
      description: 'Room 100, Glasscock School of Continuing Studies, Rice University, Houston, TX',
    }),
  );
});

test('any letters stay what they are', () => {
  const text = scheduleJson(inputSaying(AWKWARD));
  expect(eventsOf(text)[0]?.title).toBe(AWKWARD);
});

test('a session that the clocks are set back in lasts as long as it does', () => {
  const { content } = OTHER_INPUT;
  const [one] = content.sessions;
  if (!one) throw new Error('There is no session.');
  const night = { ...one, day: 'day-3', start: '00:30', end: '03:30' };
  const text = scheduleJson({ ...OTHER_INPUT, content: { ...content, sessions: [night] } });
  expect(eventsOf(text)).toEqual([
    expect.objectContaining({ date: '2026-10-25T00:30:00+01:00', duration: '04:00' }),
  ]);
});
