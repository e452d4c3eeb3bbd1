import type { TestLevel } from '../test-run/test-result.ts';
import { computeRowStates } from './row-state.ts';
import type { Proof } from './row-table.ts';

const ran = (passed: boolean, ...levels: TestLevel[]) => ({ title: 'a test', passed, levels });

const stateWith = (proof: Proof, ...tests: ReturnType<typeof ran>[]) => {
  const row = { id: 'ROW-01', area: 'any', requirement: 'any', proof };
  const [found] = computeRowStates([row], { 'ROW-01': tests });
  return [found?.state, found?.level];
};

test.each([
  ['browser', ['dom', 'unit', 'emulators'], ['misplaced', undefined]],
  ['browser', ['dom', 'chromium'], ['proven', 'chromium']],
  ['backend', ['unit', 'dom'], ['misplaced', undefined]],
  ['backend', ['unit', 'emulators'], ['proven', 'emulators']],
  ['any', ['unit', 'dom'], ['proven', 'dom']],
  ['any', ['unit'], ['proven', 'unit']],
] as const)('a row that requires %s, with tests on %j, is %j', (proof, levels, expected) => {
  expect(stateWith(proof, ...levels.map((level) => ran(true, level)))).toEqual(expected);
});

test('an end-to-end test on the local stack proves browser rows and backend rows', () => {
  const results = ran(true, 'chromium', 'emulators');
  expect(stateWith('browser', results)).toEqual(['proven', 'chromium']);
  expect(stateWith('backend', results)).toEqual(['proven', 'chromium']);
});

test('a row with one failed test is failing, and a row without tests is untested', () => {
  expect(stateWith('any', ran(true, 'chromium'), ran(false, 'unit'))).toEqual([
    'failing',
    undefined,
  ]);
  expect(stateWith('any')).toEqual(['untested', undefined]);
  const row = { id: 'ROW-02', area: 'any', requirement: 'any', proof: 'any' as const };
  expect(computeRowStates([row], {})).toMatchObject([{ state: 'untested' }]);
});
