import type { Scores, Speed, Throttling } from './lighthouse-audit.ts';

type Score = keyof Scores;

const THRESHOLDS: Scores = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  cls: 0,
  lcp: 2400,
  tbt: 100,
  fcp: 1800,
};

const NAMES = Object.keys(THRESHOLDS) as Score[];

/** Thresholds of `--assert` for every route: scores at least, times and shifts at most. */
export const thresholdsOf = (throttling: Throttling): Scores =>
  throttling === 'devtools' ? { ...THRESHOLDS, performance: 96 } : THRESHOLDS;
/** The categories: more is better. */
const POINTS: readonly Score[] = ['performance', 'accessibility', 'bestPractices', 'seo'];

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The middle one of each figure. */
export function medianSpeed(runs: readonly Speed[]): Speed {
  const middle = (name: keyof Speed) => median(runs.map((run) => run[name]));
  return {
    performance: middle('performance'),
    cls: middle('cls'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    fcp: middle('fcp'),
  };
}

/** Names each figure that misses its threshold, one a line; a figure that is missing misses it. */
export function missedThresholds(scores: Scores, throttling: Throttling): string[] {
  const thresholds = thresholdsOf(throttling);
  const isMet = (name: Score) =>
    POINTS.includes(name) ? scores[name] >= thresholds[name] : scores[name] <= thresholds[name];
  return NAMES.filter((name) => !isMet(name)).map((name) => {
    const bound = POINTS.includes(name) ? 'at least' : 'at most';
    return `${name} is ${scores[name]}, ${bound} ${thresholds[name]} is asked`;
  });
}

/** Cells of a table, in the order of `SCORE_TITLES`. */
export function scoreCells(scores: Scores): string[] {
  return NAMES.map((name) =>
    name === 'cls' ? scores.cls.toFixed(3) : String(Math.round(scores[name])),
  );
}

export const SCORE_TITLES = ['perf', 'a11y', 'best', 'SEO', 'CLS', 'LCP ms', 'TBT ms', 'FCP ms'];
