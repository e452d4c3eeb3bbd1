import { verdictOf } from './verdict.ts';

const passed = { fullName: 'it adds', status: 'passed', failureMessages: [] };
const failing = (message: string) => ({
  fullName: 'it subtracts',
  status: 'failed',
  failureMessages: [message],
});

function run(status: string, ...assertionResults: object[]) {
  return {
    report: { testResults: [{ name: 'a.test.ts', status, message: 'why', assertionResults }] },
  };
}

const broken = { status: 'broken', why: 'a.test.ts\nwhy' };

test.each([
  [
    'a test that fails has noticed',
    run('failed', passed, failing('Error: expect')),
    { status: 'killed', by: 'it subtracts' },
  ],
  ['tests that all pass have not', run('passed', passed), { status: 'survived' }],
  ['a file that cannot run has not', run('failed'), broken],
  [
    'code that names what there is not is broken',
    run('failed', failing('ReferenceError: x')),
    broken,
  ],
  [
    'without a report nothing could run',
    { report: null },
    { status: 'broken', why: 'there was no report' },
  ],
  ['tests that do not end say nothing', 'hung', { status: 'hung' }],
] as const)('%s', (_what, testRun, verdict) => {
  expect(verdictOf(testRun)).toEqual(verdict);
});
