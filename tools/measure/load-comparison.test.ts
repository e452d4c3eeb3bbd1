import { type Comparison, comparisonTable, excessesOf } from './load-comparison.ts';

const loads = (lcps: readonly number[], scriptBytes: number) =>
  lcps.map((lcp) => ({ lcp, scriptBytes, bytes: scriptBytes, requests: 10 }));

const BASE = Array.from({ length: 10 }, (_, index) => 600 + 10 * index);
const times = (ratio: number) => BASE.map((lcp) => lcp * ratio);

/** Every second pair is slower by `spread`, every other one faster. */
const spreadBy = (spread: number) =>
  BASE.map((lcp, index) => lcp * (1 + (index % 2 ? 1 : -1) * spread));

const comparison = (
  federated: Comparison['federated'],
  monolith: Comparison['monolith'] = loads(BASE, 100_000),
): Comparison => ({ page: '/', federated, monolith });

test('a page that keeps every limit, if only just, passes', () => {
  const equal = comparison(loads(times(1.0299), 100_000));
  expect(excessesOf([equal])).toEqual([]);
  expect(comparisonTable([equal])).toContain('1.030 to 1.030');
});

test.each([
  ['later than it may be', loads(times(1.0301), 100_000), 'the LCP ratio is above 1.03'],
  ['perhaps too late', loads(spreadBy(0.2), 100_000), 'may be above 1.03; more `--runs` tell'],
  ['heavier than one app', loads(BASE, 100_001), 'federation adds 1 bytes'],
])('a page that is %s is named', (_what, federated, message) => {
  const [excess, ...others] = excessesOf([comparison(federated)]);
  expect(excess).toContain(message);
  expect(others).toEqual([]);
});

test('a page that is heavy in itself is named, though one app would be as heavy', () => {
  const heavy = loads(BASE, 180_001);
  expect(excessesOf([comparison(heavy, heavy)])).toEqual([
    '/: the first load has more than 180.0 kB of JavaScript',
  ]);
});
