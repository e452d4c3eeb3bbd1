import { LEVEL_ANNOTATION, readPlaywrightReport } from './playwright-report.ts';

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({ status, annotations: [] })),
});

test('tests are found at every depth, once per browser project', () => {
  const report = {
    errors: [],
    suites: [
      {
        title: 'donate.e2e.ts',
        specs: [spec('gives', 'expected', 'unexpected')],
        suites: [{ title: 'on a phone', specs: [spec('[ROW-01] gives', 'expected')] }],
      },
    ],
  };
  expect(readPlaywrightReport(report).map(({ title, passed }) => [title, passed])).toEqual([
    ['donate.e2e.ts › gives', true],
    ['donate.e2e.ts › gives', false],
    ['donate.e2e.ts › on a phone › [ROW-01] gives', true],
  ]);
});

test('skipped tests and tests that passed only on a retry count as failed', () => {
  const suites = [{ title: 'a', specs: [spec('skips', 'skipped'), spec('shakes', 'flaky')] }];
  expect(readPlaywrightReport({ errors: [], suites })).toEqual([
    { title: 'a › skips', passed: false, levels: ['chromium'] },
    { title: 'a › shakes', passed: false, levels: ['chromium'] },
  ]);
});

test('a test with the annotation for emulators also has the level emulators', () => {
  const annotations = [
    { type: 'issue', description: 'elsewhere' },
    { type: LEVEL_ANNOTATION, description: 'emulators' },
    { type: LEVEL_ANNOTATION, description: 'emulators' },
  ];
  const specs = [{ title: 'gives', tests: [{ status: 'expected', annotations }] }];
  const report = { errors: [], suites: [{ title: 'a', specs }] };
  expect(readPlaywrightReport(report)).toMatchObject([{ levels: ['chromium', 'emulators'] }]);
});

test('an error outside of tests counts as a failed test', () => {
  const report = { suites: [], errors: [{ message: 'No tests found' }] };
  expect(readPlaywrightReport(report)).toEqual([
    { title: 'Playwright: No tests found', passed: false },
  ]);
});
