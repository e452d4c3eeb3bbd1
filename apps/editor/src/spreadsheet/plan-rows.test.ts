import { SAMPLE } from '@raade/content-model/sample-content';
import { csvLine, type CsvValue } from '@raade/contracts/base/csv-line';
import { readSpreadsheet } from '@raade/contracts/base/read-spreadsheet';
import type { ListedDraft } from '@raade/contracts/content/findings';
import { contentWith, draftOf, MOVE, sessionWith } from '../editions/testing/content-answers.ts';
import type { ReadyState } from '../editor-state/editor-state.ts';
import { planRows, type RowPlan } from './plan-rows.ts';
import { cellOf, tableFile, tableOf } from './table.ts';

const stateWith = (...drafts: readonly ListedDraft[]): ReadyState => ({
  status: 'ready',
  content: contentWith(drafts),
  unsaved: [],
});

/** Plans the import of a file into the existing sessions or speakers. */
async function planOf(file: Blob | readonly Row[], ready = stateWith()) {
  const text = file instanceof Blob ? await file.text() : file.map(csvLine).join('');
  return planRows(readSpreadsheet(new TextEncoder().encode(text), 1), ready);
}

type Row = readonly CsvValue[];
const HEAD = ['Title', 'Day', 'Begins', 'Ends', 'Room', 'Kind', 'Speakers', 'Seats'];
const LUNCH = ['Lunch', 'day 1', '12:00', '13:00', 'Garden', 'Break', '', '80'];
const statesOf = ({ rows }: RowPlan) => rows.map(({ state }) => state);
/** Why rows are refused. */
const refusalsOf = ({ rows }: RowPlan) =>
  rows.flatMap(({ line, state, details }) =>
    state === 'refused' ? details.map((why) => `${line}: ${why}`) : [],
  );

test.each(['sessions', 'speakers'] as const)(
  '%s that are imported as they were exported change nothing',
  async (part) => {
    const file = tableFile(tableOf(part, stateWith()));
    // Spreadsheets write dates in a form of their own.
    expect(await file.text()).not.toMatch(/\d{4}-\d\d-\d\d/);
    const plan = await planOf(file);
    expect(plan).toMatchObject({ part, missingItems: [] });
    expect(new Set(statesOf(plan))).toEqual(new Set(['unchanged']));
  },
);

test('a row with an id means that session, even below a row with the same name and day', async () => {
  const lunch = SAMPLE.sessions.find(({ id }) => id === 'lunch');
  if (!lunch) throw new Error('The sample has no lunch.');
  const row = [lunch.title, 'Day 2', lunch.start, lunch.end];
  const rows = [
    ['id', ...HEAD.slice(0, 4)],
    ['', ...row],
    ['lunch', ...row],
  ];
  const plan = await planOf(rows);
  expect(plan.rows.map(({ key }) => key === 'lunch')).toEqual([false, true]);
  expect(statesOf(plan)[1]).toBe('unchanged');
});

test('a row for an item that is to be removed restores it with all its fields', async () => {
  const speaker = SAMPLE.speakers[0];
  if (!speaker) throw new Error('The sample has no speaker.');
  const removal = draftOf({ part: 'speakers', item: speaker.id, value: null });
  const file = [
    ['Id', 'Name', 'Role'],
    [speaker.id, speaker.name, 'Host'],
  ];
  const { rows } = await planOf(file, stateWith(removal));
  expect(rows).toMatchObject([{ state: 'added', value: { ...speaker, role: 'Host' } }]);
});

test('sessions with one name on two days get ids of their own, also when they are imported again', async () => {
  const other = LUNCH.with(1, '2025-04-12').with(4, 'Lobby');
  const rows = [HEAD, LUNCH, LUNCH.with(2, '13:00').with(3, '14:00'), other];
  const plan = await planOf(rows);
  // The sample has a Lunch on the second day.
  expect(statesOf(plan)).toEqual(['added', 'added', 'changed']);
  expect(plan.rows.map(({ key }) => key)).toEqual(['lunch-day-1', 'lunch-day-1-2', 'lunch']);
  expect(plan.rows[0]?.value).toEqual({
    id: 'lunch-day-1',
    title: 'Lunch',
    type: 'break',
    day: 'day1',
    capacity: 80,
    start: '12:00',
    end: '13:00',
    room: 'Garden',
    speakers: [],
  });
  const saved = plan.rows.map(({ key: item, value = null }) =>
    draftOf({ part: 'sessions', item, value }),
  );
  expect(statesOf(await planOf(rows, stateWith(...saved)))).toEqual([
    'unchanged',
    'unchanged',
    'unchanged',
  ]);
});

test('a changed row lists old and new values and the replaced draft, and keeps fields without a column', async () => {
  const named = 'Ama Sample (Speaker); baraka-example (Host (in part))';
  const text = 'A long text. '.repeat(20);
  const { rows } = await planOf(
    [
      ['Title', 'Day', 'Room', 'Speakers', 'Description'],
      ['Opening Address', '2025-04-11', 'Roof', named, text],
    ],
    stateWith(MOVE),
  );
  expect(rows).toMatchObject([
    {
      line: 2,
      state: 'changed',
      details: [
        'Room: “Room 100” → “Roof”',
        'Speakers: “Ama Sample (Speaker)” → “Ama Sample (Speaker); Baraka Example (Host (in part))”',
        'Description changed',
        'Replaces the draft by kofi@example.org',
      ],
    },
  ]);
  const speakers = [
    { speaker: 'ama-sample', role: 'Speaker' },
    { speaker: 'baraka-example', role: 'Host (in part)' },
  ];
  const change = { room: 'Roof', speakers, description: text.trim() };
  expect(rows[0]?.value).toEqual(sessionWith('opening-address', change));
});

test('an entry with a semicolon is exported in quotes, and imported as one entry', async () => {
  const item = 'ama-sample';
  const speaker = SAMPLE.speakers.find(({ id }) => id === item);
  const value = { ...speaker, expertise: ['Law; order', '"Green" energy'] } as never;
  const ready = stateWith(draftOf({ part: 'speakers', item, value }));
  const { columns, items } = tableOf('speakers', ready);
  const column = columns.find(({ header }) => header === 'Areas of expertise');
  const fields = items.map((one) => column && cellOf(one.value, column));
  expect(fields).toContain('"Law; order"; "Green" energy');
  const file = [
    ['Name', 'Areas of expertise', 'Announced for'],
    ['Ama Sample', `Art;${fields[0]}`, 'Panel'],
    ['Baraka Example', 'Art', 'Lunch'],
  ];
  const { rows } = await planOf(file, ready);
  const kinds = 'must be one of plenary, panel, workshop, fireside';
  expect(rows[1]?.details).toEqual([`Announced for: ${kinds}`]);
  expect(rows[0]?.value).toMatchObject({ expertise: ['Art', 'Law; order', '"Green" energy'] });
});

test('a row that cannot be a session is refused with line and reason, and the others are accepted', async () => {
  const past = { id: '2024', sessions: [sessionWith('opening-address', { id: 'talk-2024' })] };
  const plan = await planOf(
    [
      [...HEAD, 'Id'],
      [...LUNCH.with(1, '04/10/2026'), ''],
      [...LUNCH.with(7, 'many'), ''],
      [...LUNCH.with(2, '2:30 PM'), ''],
      [...LUNCH.with(4, ''), ''],
      [...LUNCH.with(6, 'Nobody (Speaker)'), ''],
      [...LUNCH.with(6, 'Ama Sample'), ''],
      [...LUNCH, 'talk-2024'],
      [...LUNCH, 'lunch'],
      [...LUNCH, 'lunch'],
      [...LUNCH, '', 'and tea'],
      [...LUNCH.with(5, ''), ''],
      [...LUNCH.with(2, '9:30'), ''],
    ],
    stateWith(draftOf({ part: 'past-forums', item: '2024', value: past })),
  );
  expect(refusalsOf(plan)).toEqual([
    '2: Day: "04/10/2026" must be a day of the forum: Day 1 or 2025-04-11, Day 2 or 2025-04-12',
    '3: Seats: "many" must be a whole number, like 120',
    '4: Begins: must be a time, like 18:00',
    '5: Room: must not be empty',
    '6: Speakers: there is no speaker "Nobody": add them to Speakers first',
    '7: Speakers: "Ama Sample" must be like Ama Sample (Speaker); Kofi Sample (Moderator)',
    '8: Id: "talk-2024" is a session of a past forum. Leave it empty for a new one',
    '10: Id: is also in line 9',
    '11: This row has 10 cells instead of 9',
    '12: Kind: must not be empty',
  ]);
  expect(plan.rows.at(-1)).toMatchObject({ state: 'added', value: { start: '09:30' } });
});

test('a file with missing, unknown or repeated columns is refused with the reason', async () => {
  await expect(planOf([['Title', 'Date', 'Room'], ['Lunch']])).rejects.toThrow(
    /Sessions: Title, .*, Id\nSpeakers: Name, /,
  );
  await expect(planOf([['Title', 'Day', 'Hall', 'Room', 'Room'], ['Lunch']])).rejects.toThrow(
    'These columns are unknown or appear twice: Hall, Room.',
  );
});
