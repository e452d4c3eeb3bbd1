import { SAMPLE } from '@raade/content-model/sample-content';
import { csvLine, type CsvValue } from '@raade/contracts/base/csv-line';
import { readSpreadsheet } from '@raade/contracts/base/read-spreadsheet';
import { HOSTILE_CELLS } from '@raade/contracts/testing/hostile-cells';
import type { ListedDraft } from '@raade/contracts/content/findings';
import { contentWith, draftOf, sessionWith } from '../editions/testing/content-answers.ts';
import type { ReadyNewsroom } from '../newsroom/newsroom-state.ts';
import { planSheet, type SheetPlan } from './plan-sheet.ts';
import { sheetFile, sheetOf } from './sheet.ts';

const newsroom = (...drafts: readonly ListedDraft[]): ReadyNewsroom => ({
  status: 'ready',
  content: contentWith(drafts),
  unsaved: [],
});

/** The plan of a file, against the sessions, or speakers, that there are. */
async function planOf(file: Blob | readonly Row[], ready = newsroom()) {
  const text = file instanceof Blob ? await file.text() : file.map(csvLine).join('');
  return planSheet(readSpreadsheet(new TextEncoder().encode(text), 1), ready);
}

type Row = readonly CsvValue[];
const HEAD = ['Title', 'Day', 'Start', 'End', 'Room', 'Kind', 'Speakers', 'Seats'];
const LUNCH = ['Lunch', '2025-04-11', '12:00', '13:00', 'Garden', 'Break', '', '80'];
const statesOf = ({ rows }: SheetPlan) => rows.map(({ state }) => state);
/** Why rows are refused. */
const refusalsOf = ({ rows }: SheetPlan) =>
  rows.flatMap(({ line, state, says }) =>
    state === 'refused' ? says.map((why) => `${line}: ${why}`) : [],
  );

test.each(['sessions', 'speakers'] as const)(
  '%s that come back as they went out change nothing',
  async (part) => {
    const plan = await planOf(sheetFile(sheetOf(part, newsroom())));
    expect(plan).toMatchObject({ part, leftOut: [] });
    expect(new Set(statesOf(plan))).toEqual(new Set(['unchanged']));
  },
);

test('texts that would be formulas come back as they went out', async () => {
  const ids = SAMPLE.sessions.map(({ id }) => id);
  for (let at = 0; at < HOSTILE_CELLS.length; at += ids.length) {
    const drafts = HOSTILE_CELLS.slice(at, at + ids.length).map((title, index) => {
      const item = ids[index] ?? '';
      return draftOf({ part: 'sessions', item, value: sessionWith(item, { title }) });
    });
    const ready = newsroom(...drafts);
    const { rows } = await planOf(sheetFile(sheetOf('sessions', ready)), ready);
    expect(rows.filter(({ state }) => state !== 'unchanged')).toEqual([]);
  }
});

test('a row with an id is that session, though another of its name and day stands above it', async () => {
  const lunch = SAMPLE.sessions.find(({ id }) => id === 'lunch');
  if (!lunch) throw new Error('The sample has no lunch.');
  const row = [lunch.title, '2025-04-12', lunch.start, lunch.end];
  const rows = [
    ['ID', ...HEAD.slice(0, 4)],
    ['', ...row],
    ['lunch', ...row],
  ];
  const plan = await planOf(rows);
  expect(plan.rows.map(({ key }) => key === 'lunch')).toEqual([false, true]);
  expect(statesOf(plan)[1]).toBe('unchanged');
});

test('an item that was to be removed comes back with all its fields', async () => {
  const speaker = SAMPLE.speakers[0];
  if (!speaker) throw new Error('The sample has no speaker.');
  const removal = draftOf({ part: 'speakers', item: speaker.id, value: null });
  const file = [
    ['ID', 'Name', 'Role'],
    [speaker.id, speaker.name, 'Host'],
  ];
  const { rows } = await planOf(file, newsroom(removal));
  expect(rows).toMatchObject([{ state: 'added', value: { ...speaker, role: 'Host' } }]);
});

test('two of one name on two days are two sessions, and the same ones when the file comes again', async () => {
  const other = LUNCH.with(1, '2025-04-12').with(4, 'Lobby');
  const rows = [HEAD, LUNCH, LUNCH.with(2, '13:00').with(3, '14:00'), other];
  const plan = await planOf(rows);
  // The sample has a Lunch on the second day.
  expect(statesOf(plan)).toEqual(['added', 'added', 'changed']);
  expect(plan.rows.map(({ key }) => key)).toEqual([
    ...['lunch-2025-04-11', 'lunch-2025-04-11-2', 'lunch'],
  ]);
  expect(plan.rows[0]?.value).toEqual({
    ...{ id: 'lunch-2025-04-11', title: 'Lunch', type: 'break', day: 'day1', capacity: 80 },
    ...{ start: '12:00', end: '13:00', room: 'Garden', speakers: [] },
  });
  const saved = plan.rows.map(({ key: item, value = null }) =>
    draftOf({ part: 'sessions', item, value }),
  );
  expect(statesOf(await planOf(rows, newsroom(...saved)))).toEqual([
    ...['unchanged', 'unchanged', 'unchanged'],
  ]);
});

test('a changed row says what was and what is, and keeps what the file has no column for', async () => {
  const named = 'Ama Sample (Speaker); baraka-example (Host (in part))';
  const { rows } = await planOf([
    ['Title', 'Day', 'Room', 'Speakers'],
    ['Opening Address', '2025-04-11', 'Room 100', named],
  ]);
  expect(rows).toMatchObject([
    {
      ...{ line: 2, state: 'changed' },
      says: [
        'Room: “Multicultural Center, main hall” → “Room 100”',
        'Speakers: “Ama Sample (Speaker)” → “Ama Sample (Speaker); Baraka Example (Host (in part))”',
      ],
    },
  ]);
  const speakers = [
    { speaker: 'ama-sample', role: 'Speaker' },
    { speaker: 'baraka-example', role: 'Host (in part)' },
  ];
  expect(rows[0]?.value).toEqual(sessionWith('opening-address', { room: 'Room 100', speakers }));
});

test('a row that cannot be a session is refused with its line and why, and the others go on', async () => {
  const past = { id: '2024', sessions: [sessionWith('opening-address', { id: 'talk-2024' })] };
  const plan = await planOf(
    [
      [...HEAD, 'ID'],
      [...LUNCH.with(1, '04/10/2026'), ''],
      [...LUNCH.with(1, '2026-04-10'), ''],
      [...LUNCH.with(2, '2:30 PM').with(7, 'many'), ''],
      [...LUNCH.with(4, ''), ''],
      [...LUNCH.with(6, 'Nobody (Speaker)'), ''],
      [...LUNCH.with(6, 'Ama Sample'), ''],
      [...LUNCH, 'talk-2024'],
      [...LUNCH, 'lunch'],
      [...LUNCH, 'lunch'],
      [...LUNCH, '', 'and tea'],
      [...LUNCH.with(2, '9:30'), ''],
    ],
    newsroom(draftOf({ part: 'past-forums', item: '2024', value: past })),
  );
  expect(refusalsOf(plan)).toEqual([
    '2: Day: "04/10/2026" must be written like 2026-04-10: year, month, day',
    '3: Day: 2026-04-10 is no day of the forum: 2025-04-11, 2025-04-12',
    '4: Start: "2:30 PM" must be a time of 24 hours, like 14:30',
    '4: Seats: "many" must be a whole number, like 120',
    '5: Room: must not be empty',
    '6: Speakers: there is no speaker "Nobody": add them to Speakers first',
    '7: Speakers: "Ama Sample" must be like Ama Sample (Speaker); Kofi Sample (Moderator)',
    '8: ID: "talk-2024" is a session of a past forum. Leave it empty for a new one',
    '10: ID: is that of line 9, too',
    '11: It has 10 cells instead of 9',
  ]);
  expect(plan.rows.at(-1)).toMatchObject({ state: 'added', value: { start: '09:30' } });
});

test('another file is refused with the columns that there are', async () => {
  await expect(planOf([['Title', 'Date', 'Room'], ['Lunch']])).rejects.toThrow(
    /Sessions: ID, Title, Day,.*Speakers: ID, Name,/s,
  );
  await expect(planOf([['Title', 'Day', 'Hall', 'Room', 'Room'], ['Lunch']])).rejects.toThrow(
    'These are none, or there twice: Hall, Room.',
  );
});
