import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json';
import addFormats from 'ajv-formats';
import { programmeOf } from '../programme/programme.ts';
import { scheduleJson } from './schedule-json.ts';
import { AWKWARD, FEED_INPUTS, inputSaying } from './testing/feed-inputs.ts';

const schema = readFileSync(path.join(__dirname, 'testing/c3voc/schema.json'), 'utf8');
const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addMetaSchema(draft6);
addFormats(ajv);
ajv.addFormat('color', true);
const validate = ajv.compile(JSON.parse(schema));

const faultsOf = (text: string) => (validate(JSON.parse(text)) ? [] : validate.errors);

interface Read {
  readonly schedule: {
    readonly conference: {
      readonly days: readonly {
        readonly rooms: Readonly<
          Record<
            string,
            readonly {
              readonly id: number;
              readonly date: string;
              readonly title: string;
              readonly duration: string;
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

test.each(FEED_INPUTS)('%s is valid by the schema that is published', (_what, input) => {
  expect(faultsOf(scheduleJson(input))).toEqual([]);
});

test.each(FEED_INPUTS)('all sessions of %s are there, each once', (_what, input) => {
  const events = eventsOf(scheduleJson(input));
  const told = programmeOf(input.content).flatMap(({ sessions }) =>
    sessions.map(({ title, start }) => `${title} ${start}`),
  );
  expect(events.map(({ title, date }) => `${title} ${date}`).sort()).toEqual(told.sort());
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
});

test('the schema would refuse what is wrong', () => {
  const [, input] = FEED_INPUTS[0] ?? [];
  if (!input) throw new Error('There is no sample.');
  expect(faultsOf(scheduleJson(input).replaceAll('"persons"', '"people"'))).not.toEqual([]);
});

test('any letters stay what they are', () => {
  const text = scheduleJson(inputSaying(AWKWARD));
  expect(faultsOf(text)).toEqual([]);
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
