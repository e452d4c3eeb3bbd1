import { mergeRows, unknownRows } from './row-results.ts';
import { parseRowTable } from './row-table.ts';

const rows = parseRowTable(
  [
    'id\towner\tarea\trequirement\tsource',
    'ROW-01\tshell\tnavbar\tIt hides.\tsomewhere',
    'ROW-02\tshell\tnavbar\tIt returns.\tsomewhere',
    'ROW-03\tshell\tfooter\tIt stays.\tsomewhere',
  ].join('\n'),
);
const test1 = { title: '[ROW-01] hides', passed: true };
const test2 = { title: '[ROW-01, ROW-02] hides and returns', passed: false };

test('every row of the table has an entry, whichever runner its tests came from', () => {
  expect(mergeRows(rows, [test1, test2, { title: 'no row', passed: true }])).toEqual({
    'ROW-01': { passed: 1, failed: 1 },
    'ROW-02': { passed: 0, failed: 1 },
    'ROW-03': { passed: 0, failed: 0 },
  });
});

test('a title that names an unknown row is reported, and gives that row no entry', () => {
  const typo = { title: '[ROW-10] hides', passed: true };
  expect(unknownRows(rows, [test1, typo])).toEqual([
    'ROW-10 is not in docs/rows.tsv: [ROW-10] hides',
  ]);
  expect(mergeRows(rows, [typo])).not.toHaveProperty('ROW-10');
});

test('a table with other columns is refused', () => {
  expect(() => parseRowTable('id\trequirement')).toThrow('must begin with the columns id, owner');
});
