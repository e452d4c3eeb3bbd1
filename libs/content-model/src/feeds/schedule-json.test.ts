import { programmeOf } from '../programme/programme.ts';
import { scheduleJson } from './schedule-json.ts';
import { AWKWARD, FEED_INPUTS, inputSaying } from './testing/feed-inputs.ts';

interface Read {
  readonly schedule: {
    readonly conference: {
      readonly rooms: readonly object[];
      readonly days: readonly {
        readonly rooms: Readonly<
          Record<
            string,
            readonly {
              readonly id: number;
              readonly date: string;
              readonly title: string;
              readonly duration: string;
              readonly end: string;
              readonly room: string;
              readonly persons: readonly { readonly name: string; readonly role: string }[];
            }[]
          >
        >;
      }[];
    };
  };
}

const eventsOf = (text: string) =>
  (JSON.parse(text) as Read).schedule.conference.days.flatMap(({ rooms }) =>
    Object.values(rooms).flat(),
  );

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
  const [, sample] = FEED_INPUTS[0] ?? [];
  if (!sample) throw new Error('There is no sample.');
  const { rooms } = (JSON.parse(scheduleJson(sample)) as Read).schedule.conference;
  expect(rooms).toContainEqual(
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
  const [, input] = FEED_INPUTS[1] ?? [];
  if (!input) throw new Error('There is no other content.');
  const { forum, sessions, speakers } = input.content;
  const [one] = sessions;
  if (!one) throw new Error('It has no session.');
  const night = { ...one, day: 'day-3', start: '00:30', end: '03:30' };
  const text = scheduleJson({ ...input, content: { forum, speakers, sessions: [night] } });
  expect(eventsOf(text)).toEqual([
    expect.objectContaining({ date: '2026-10-25T00:30:00+01:00', duration: '04:00' }),
  ]);
});
