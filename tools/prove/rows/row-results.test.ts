import { mergeRows, findUnknownRows } from './row-results.ts';

const row = (id: string) => ({ id, area: 'any', requirement: 'any', proof: 'any' as const });
const rows = ['ROW-01', 'ROW-02', 'ROW-03'].map(row);
const test1 = { title: '[ROW-01] hides', passed: true, levels: ['chromium'] as const };
const test2 = { title: '[ROW-01, ROW-02] hides and returns', passed: false };

test('tests of all runners are grouped by row, and a row without tests has none', () => {
  const hides = { title: '[ROW-01] hides', passed: true, levels: ['chromium'] };
  const returns = { title: '[ROW-01, ROW-02] hides and returns', passed: false, levels: [] };
  expect(mergeRows(rows, [test1, test2, { title: 'no row', passed: true }])).toEqual({
    'ROW-01': [hides, returns],
    'ROW-02': [returns],
    'ROW-03': [],
  });
});

test('a title that names an unknown row is reported, and that row gets no entry', () => {
  const typo = { title: '[ROW-10] hides', passed: true };
  expect(findUnknownRows(rows, [test1, typo])).toEqual([
    'ROW-10 is not in docs/rows.tsv: [ROW-10] hides',
  ]);
  expect(mergeRows(rows, [typo])).not.toHaveProperty('ROW-10');
});
