import { reportRows } from './row-report.ts';

const row = (id: string, owner: string) => ({ id, owner, area: 'any', requirement: 'any' });
const rows = [row('ROW-01', 'shell'), row('ROW-02', 'shell'), row('NEXT-01', 'giving')];

test('rows are counted by area and owner, and what is left to do is named', () => {
  const report = reportRows(rows, {
    'ROW-01': { passed: 2, failed: 0 },
    'ROW-02': { passed: 1, failed: 1 },
    'NEXT-01': { passed: 0, failed: 0 },
  });
  expect(report).toBe(
    [
      'Area  rows  covered  failing  without a test',
      'NEXT  1     0        0        1',
      'ROW   2     1        1        0',
      'All   3     1        1        1',
      '',
      'Owner   rows  covered  failing  without a test',
      'giving  1     0        0        1',
      'shell   2     1        1        0',
      'All     3     1        1        1',
      '',
      'Failing: ROW-02',
      '',
      'Without a test: NEXT-01',
    ].join('\n'),
  );
});

test('a row that the results do not know has no test', () => {
  expect(reportRows(rows, {})).toContain('Without a test: ROW-01 ROW-02 NEXT-01');
});
