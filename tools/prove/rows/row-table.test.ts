import { parseRowTable, readRowTable } from './row-table.ts';

const table = (...ids: string[]) =>
  [
    'id\towner\tarea\trequirement\tsource',
    ...ids.map((id) => `${id}\tshell\tnavbar\tIt hides.\tsomewhere`),
  ].join('\n');
const proofs = (...lines: string[]) => ['id\tproof', ...lines].join('\n');

test('each row is read with its kind of proof', () => {
  const parsed = parseRowTable(table('ROW-01', 'ROW-02'), proofs('ROW-01\tbrowser', 'ROW-02\tany'));
  expect(parsed).toEqual([
    { id: 'ROW-01', area: 'navbar', requirement: 'It hides.', proof: 'browser' },
    { id: 'ROW-02', area: 'navbar', requirement: 'It hides.', proof: 'any' },
  ]);
});

test.each([
  ['other columns', 'id\trequirement', proofs(), 'docs/rows.tsv must begin with the columns id'],
  ['a row without a kind', table('ROW-01'), proofs(), 'line 2 must be ROW-01 with one of browser'],
  ['an unknown kind', table('ROW-01'), proofs('ROW-01\tseen'), 'line 2 must be ROW-01'],
  ['another order', table('A-1', 'A-2'), proofs('A-2\tany', 'A-1\tany'), 'line 2 must be A-1'],
  ['a kind of another row', table('A-1'), proofs('A-1\tany', 'A-2\tany'), 'there is no row A-2'],
])('tables with %s are refused', (_what, rows, kinds, message) => {
  expect(() => parseRowTable(rows, kinds)).toThrow(message);
});

test('every row of the specification has a kind of proof', async () => {
  expect(await readRowTable()).toHaveLength(468);
});
