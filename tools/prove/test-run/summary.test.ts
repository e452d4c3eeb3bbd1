import { countTests, summarize } from './summary.ts';

const good = { title: 'good', passed: true };
const bad = { title: 'bad', passed: false };

test('the summary lists each phase, then the failed tests', () => {
  const outcomes = [
    { title: 'Lint', tests: [good], milliseconds: 1500 },
    { title: 'User stories', tests: [bad, good], milliseconds: 61_000 },
  ];
  expect(summarize(outcomes, [{ title: 'unknown row', passed: false }])).toBe(
    [
      'Phase         passed  failed  time',
      'Lint          1       0       1.5 s',
      'User stories  1       1       1 min 1 s',
      '',
      'Failed:',
      '  bad',
      '  unknown row',
    ].join('\n'),
  );
});

test('passed and failed tests are counted', () => {
  expect(countTests([good, bad, good])).toEqual({ passed: 2, failed: 1 });
});
