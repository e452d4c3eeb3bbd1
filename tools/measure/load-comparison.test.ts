import { type Comparison, comparisonTable, excessesOf } from './load-comparison.ts';

const load = (lcp: number, scriptBytes: number) => ({
  lcp,
  scriptBytes,
  bytes: scriptBytes,
  requests: 10,
});

const comparison = (
  federated: Comparison['federated'],
  monolith: Comparison['monolith'],
): Comparison => ({ page: '/', remotes: 1, federated, monolith });

test('a page that keeps every limit, if only just, passes', () => {
  const equal = comparison(load(1100, 220_000), load(1000, 170_000));
  expect(excessesOf([equal])).toEqual([]);
  expect(comparisonTable([equal])).toContain('1.10');
});

test.each([
  ['later than it may be', load(1101, 100_000), load(1000, 100_000), 'LCP ratio'],
  ['heavier than one app', load(1000, 150_001), load(1000, 100_000), 'adds too much'],
  ['heavy in itself', load(1000, 220_001), load(1000, 219_000), '220.0 kB'],
])('a page that is %s is named', (_what, federated, monolith, message) => {
  const [excess, ...others] = excessesOf([comparison(federated, monolith)]);
  expect(excess).toContain(message);
  expect(others).toEqual([]);
});
