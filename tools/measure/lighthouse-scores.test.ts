import { medianSpeed, missedThresholds, scoreCells, thresholdsOf } from './lighthouse-scores.ts';

const THRESHOLDS = thresholdsOf('simulate');

test('each figure is the middle one of its own', () => {
  const run = { performance: 98, cls: 0, fcp: 1000 };
  const runs = [
    { ...run, lcp: 3000, tbt: 10 },
    { ...run, lcp: 1000, tbt: 30 },
    { ...run, lcp: 2000, tbt: 20 },
  ];
  expect(medianSpeed(runs)).toEqual({ ...run, lcp: 2000, tbt: 20 });
});

test('points below and times above their threshold are named; the thresholds themselves are met', () => {
  expect(missedThresholds(THRESHOLDS, 'simulate')).toEqual([]);
  const reallySlowed = { ...THRESHOLDS, performance: 96 };
  expect(missedThresholds(reallySlowed, 'devtools')).toEqual([]);
  expect(missedThresholds(reallySlowed, 'simulate')).toHaveLength(1);
  const scores = { ...THRESHOLDS, performance: 60, seo: 100, lcp: 4000, tbt: Number.NaN };
  expect(missedThresholds(scores, 'simulate')).toEqual([
    `performance is 60, at least ${THRESHOLDS.performance} is asked`,
    `lcp is 4000, at most ${THRESHOLDS.lcp} is asked`,
    `tbt is NaN, at most ${THRESHOLDS.tbt} is asked`,
  ]);
});

test('shifts keep their decimals, the rest is rounded', () => {
  const scores = { ...THRESHOLDS, cls: 0.0123, lcp: 1234.5 };
  expect(scoreCells(scores).slice(4, 6)).toEqual(['0.012', '1235']);
});
