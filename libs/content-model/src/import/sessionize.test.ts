import { SAMPLE } from '../sample-content.ts';
import { importSessionizeCsv } from './sessionize-csv.ts';
import { importSessionize } from './sessionize-json.ts';
import { sampleFile } from './testing/sample-file.ts';
import { told } from './testing/told.ts';

const { forum } = SAMPLE;

test('all of an event of Sessionize', () => {
  const { sessions, speakers, codes, problems } = importSessionize(
    sampleFile('sessionize-all.json'),
    forum,
  );
  expect(
    sessions.map(({ id, type, day, start, end, room }) => [id, type, day, start, end, room]),
  ).toEqual([
    ['bridges-that-carry-more', 'panel', 'day1', '18:00', '18:30', 'Main hall'],
    ['lunch', 'break', 'day2', '12:00', '13:00', 'Main hall'],
  ]);
  expect(speakers).toEqual([
    {
      id: 'wanjiku-sample',
      name: 'Wanjikũ Sample',
      role: 'Engineer',
      organization: 'Sample Bridges',
      kind: 'panel',
      bio: 'Keeps bridges standing.',
      fullBio: [],
      expertise: ['Bridges'],
      social: {
        linkedin: 'https://linkedin.example.org/wanjiku',
        website: 'https://wanjiku.example.org/',
      },
    },
  ]);
  expect(codes.sessions['lunch']).toBe('102');
  expect(told(problems)).toEqual([
    'Turned down, Status: is "Declined" there, so it was left out: accept it there, then import again',
    'Nobody knows when, Begins: has no time, so it was left out: schedule it there, then import again',
  ]);
});

test('the export for spreadsheets, with a mark at its beginning, quotes and semicolons', () => {
  const { sessions, speakers, problems } = importSessionizeCsv(
    sampleFile('sessionize-flattened.csv'),
    forum,
  );
  expect(sessions).toEqual([
    {
      id: 'bridges-and-loads',
      title: 'Bridges; and "loads"',
      description: 'What a bridge bears.\nAnd what not.',
      type: 'panel',
      ...{ day: 'day1', start: '18:00', end: '18:30', room: 'Main hall' },
      speakers: [
        { speaker: 'wanjiku-sample', role: 'Speaker' },
        { speaker: 'mhmd-mthal', role: 'Speaker' },
      ],
    },
    expect.objectContaining({ title: 'Tea', day: 'day2', start: '10:00', end: '10:15' }),
  ]);
  expect(speakers.map(({ name }) => name)).toEqual(['Wanjikũ Sample', 'محمد مثال']);
  expect(told(problems)).toContain(
    'Nobody knows when, Begins: has no time, so it was left out: schedule it there, then import again',
  );
});

test('commas do as well', () => {
  const text =
    'Session Id,Title,Room,Scheduled At,Scheduled Duration\n1,"Tea, at last",Hall,4/12/2025 12:00 AM,20\n';
  expect(importSessionizeCsv(text, forum).sessions).toEqual([
    expect.objectContaining({ title: 'Tea, at last', start: '00:00', end: '00:20' }),
  ]);
});

test.each([
  '\uFEFFsep=;\r\nSession Id;Title;Room;Scheduled At;Scheduled Duration;;\r\n;;;;;;\r\n1;Tea;Hall;4/12/2025 12:00 AM;20;;\r\n',
  'session id\tTITLE\tRoom\tScheduled  At\tscheduled_duration\n1\tTea\tHall\t4/12/2025 12:00 AM\t20\n\t\t\t\t\n',
])('a file is read as spreadsheets save it: %j', (text) => {
  expect(importSessionizeCsv(text, forum).sessions).toEqual([
    expect.objectContaining({ title: 'Tea', start: '00:00', end: '00:20' }),
  ]);
});

test.each([
  ['{}', 'This is not an answer of Sessionize with all of an event'],
  ['[', 'it is no JSON. Make an endpoint'],
])('%s is refused with what to do', (text, message) => {
  expect(() => importSessionize(text, forum)).toThrow(message);
});

test.each([
  ['Title;Room\nTea;Hall', 'it lacks the columns "Session Id", "Scheduled At"'],
  ['a,"b\n', 'Take "Flattened accepted sessions"'],
])('an export of something else is refused with what to do', (text, message) => {
  expect(() => importSessionizeCsv(text, forum)).toThrow(message);
});
