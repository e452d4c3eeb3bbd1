import { SAMPLE } from '../sample-content.ts';
import { importSchedule, importTalks } from './pretalx.ts';
import { sampleFile } from './testing/sample-file.ts';
import { told } from './testing/told.ts';

const { forum } = SAMPLE;
const imported = importSchedule(sampleFile('pretalx-schedule.json'), forum);

test('sessions of pretalx stand where the forum’s clocks show their time', () => {
  expect(imported.sessions[0]).toEqual({
    id: 'bridges-that-carry-more',
    title: 'Bridges that carry more',
    description: 'What a bridge bears.\n\nAnd what it does not.',
    type: 'keynote',
    day: 'day1',
    start: '18:00',
    end: '18:30',
    room: 'Main hall',
    speakers: [{ speaker: 'wanjiku-sample', role: 'Speaker' }],
  });
  expect(imported.days.map(({ id, date }) => `${id} ${date}`)).toEqual([
    'day1 2025-04-11',
    'day2 2025-04-13',
  ]);
});

test('speakers have ids of their own, and codes by which they are known again', () => {
  expect(imported.speakers.map(({ id, name }) => `${id} ${name}`)).toEqual([
    'wanjiku-sample Wanjikũ Sample',
    'mhmd-mthal محمد مثال',
    'yaa-sample Yaa Sample',
  ]);
  expect(imported.codes.speakers['wanjiku-sample']).toBe('NQTF8Y');
  expect(imported.speakers[0]?.bio).toMatch(/^Keeps bridges standing/);
  expect(imported.speakers[2]?.fullBio).toHaveLength(2);
});

test('what is too long, lacks something or does not fit is named, and nothing is cut', () => {
  const problems = told(imported.problems);
  expect(problems).toEqual(
    expect.arrayContaining([
      'Over midnight, Ends: ends on another day, so it was left out: split it there at midnight',
      'A title of more than a hundred, Title: must have 120 characters at most',
      'A title of more than a hundred, Description: must have 600 characters at most',
      'محمد مثال, In short: must not be empty',
      'محمد مثال, Announced for: is not told there: "plenary" was taken',
      'Yaa Sample, In short: must not be empty',
      'Yaa Sample, Organization: must not be empty',
      'Wanjikũ Sample, Fields: must be 1 at least',
      'Day 2, Building: must not be empty',
    ]),
  );
  expect(imported.sessions[1]?.description).toHaveLength(601);
});

test('talks and speakers come as answers of the API, too', () => {
  const files = {
    talks: sampleFile('pretalx-talks.json'),
    speakers: sampleFile('pretalx-speakers.json'),
  };
  const { sessions, problems, codes } = importTalks(files, forum);
  expect(sessions).toEqual([
    expect.objectContaining({ title: 'Bridges that carry more', start: '18:00', type: 'panel' }),
  ]);
  expect(codes.sessions).toEqual({ 'bridges-that-carry-more': 'ABCDEF' });
  expect(told(problems)).toEqual(
    expect.arrayContaining([
      'A talk that was turned down, State: is "rejected" there, so it was left out: confirm it there, then import again',
      'A talk without a time, Begins: has no time, so it was left out: schedule it there, then import again',
    ]),
  );
});

test.each([
  ['no JSON', '<schedule>', 'it is no JSON. Take "schedule.json"'],
  ['another file', '{"talks":[]}', 'This is not a schedule of pretalx:\nschedule: '],
])('%s is refused with what to do', (_what, text, message) => {
  expect(() => importSchedule(text, forum)).toThrow(message);
});

test('one page of several is not taken for all', () => {
  const talks = sampleFile('pretalx-talks.json').replace(
    '"next": null',
    '"next": "https://a.example"',
  );
  const speakers = sampleFile('pretalx-speakers.json');
  expect(() => importTalks({ talks, speakers }, forum)).toThrow(
    'is one page of several: ask for all',
  );
});
