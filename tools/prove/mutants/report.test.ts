import { describeTrial, summarizeTrials } from './report.ts';
import type { Verdict } from './verdict.ts';

function trial(number: number, verdict: Verdict) {
  const mutant = {
    ...{ area: 'rules', number, file: 'firestore.rules', tests: [] },
    ...{ claim: 'being signed in opens nothing', find: 'if\n  isStaff()', replace: '' },
  };
  return { mutant, line: 12, verdict, milliseconds: 2500 };
}

const killed = trial(1, { status: 'killed', by: 'an account may read nothing' });
const survivor = trial(2, { status: 'survived' });

test('a mutant is told with its place, its claim, the change and the test that noticed', () => {
  expect(describeTrial(killed)).toBe(
    [
      '✓ rules 1  firestore.rules:12  2.5 s',
      '    being signed in opens nothing',
      '    if isStaff()  ->  (nothing)',
      '    by "an account may read nothing"',
    ].join('\n'),
  );
});

test('in the end survivors are named', () => {
  expect(summarizeTrials([killed, survivor])).toBe(
    [
      'Area   mutants  killed  time',
      'rules  2        1       5.0 s',
      'All    2        1       5.0 s',
      '',
      'No test has noticed:',
      '  rules 2 (survived): being signed in opens nothing',
    ].join('\n'),
  );
});
