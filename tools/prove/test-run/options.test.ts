import { parseTestRunOptions } from './options.ts';
import { PHASE_NAMES } from './phases.ts';

test('the default is every phase except the nightly ones', () => {
  expect(parseTestRunOptions([])).toEqual({ phases: PHASE_NAMES, runnerArgs: [] });
});

test('chosen phases run in their usual order', () => {
  expect(parseTestRunOptions(['--only', 'further,lint']).phases).toEqual(['lint', 'further']);
});

test('arguments after -- are passed to the runner', () => {
  expect(parseTestRunOptions(['--only', 'e2e', '--', 'donate', '--headed'])).toEqual({
    phases: ['e2e'],
    runnerArgs: ['donate', '--headed'],
  });
});

test('an unknown phase is refused with the list of phases', () => {
  expect(() => parseTestRunOptions(['--only', 'units'])).toThrow(
    'Unknown phase "units". There are: lint, unit, emulators, abuse, e2e, contents, further, alone.',
  );
});
