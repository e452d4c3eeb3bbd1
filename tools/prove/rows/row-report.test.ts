import type { TestLevel } from '../test-run/test-result.ts';
import { chooseRows } from './options.ts';
import { describeRows, reportRows } from './row-report.ts';
import { computeRowStates } from './row-state.ts';
import type { Proof } from './row-table.ts';

const row = (id: string, proof: Proof) => ({ id, area: 'any', requirement: `${id} is so.`, proof });
const rows = [
  row('ROW-01', 'browser'),
  row('ROW-02', 'browser'),
  row('ROW-03', 'any'),
  row('NEXT-01', 'backend'),
  row('NEXT-02', 'backend'),
  row('NEXT-03', 'any'),
];
const ran = (passed: boolean, ...levels: TestLevel[]) => ({ title: 'a test', passed, levels });
const states = computeRowStates(rows, {
  'ROW-01': [ran(true, 'chromium', 'emulators'), ran(true, 'unit')],
  'ROW-02': [ran(true, 'dom')],
  'ROW-03': [ran(false, 'unit')],
  'NEXT-01': [ran(true, 'emulators')],
  'NEXT-02': [ran(true, 'unit')],
});

test('the report counts rows by area and best proof, and lists rows without proof', () => {
  expect(reportRows(states)).toBe(
    [
      'Area  rows  in Chromium  on emulators  in jsdom  unit  not proven',
      'NEXT  3     0            1             0         0     2',
      'ROW   3     1            0             0         0     2',
      '',
      'Failing: ROW-03',
      '',
      'Without a test: NEXT-03',
      '',
      'Browser rows without a test in Chromium: ROW-02',
      '',
      'Backend rows without a test on emulators: NEXT-02',
      '',
      '6 rows, 2 proven (1 in Chromium, 1 on emulators, 0 in jsdom, 0 unit)',
    ].join('\n'),
  );
});

test('a row is described by its requirement and its tests', () => {
  expect(describeRows(chooseRows(['ROW-01', 'ROW-03'], states))).toBe(
    [
      'ROW-01 (browser, proven) ROW-01 is so.',
      '  ✓ in Chromium, on emulators: a test',
      '  ✓ unit: a test',
      '',
      'ROW-03 (any, failing) ROW-03 is so.',
      '  ✗ unit: a test',
    ].join('\n'),
  );
});

test('rows are chosen by id, by area or all', () => {
  const chosen = (...args: string[]) => chooseRows(args, states).map(({ row: { id } }) => id);
  expect(chosen()).toEqual([]);
  expect(chosen('NEXT')).toEqual(['NEXT-01', 'NEXT-02', 'NEXT-03']);
  expect(chosen('--all')).toEqual(rows.map(({ id }) => id));
  expect(() => chosen('ROW-1')).toThrow('There is neither a row nor an area "ROW-1".');
});
