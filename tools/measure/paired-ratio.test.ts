import { FEWEST_PAIRS, type Pair, ratioInterval } from './paired-ratio.ts';

const pairsOf = (ratios: readonly number[]): Pair[] =>
  ratios.map((ratio, index) => ({ federated: ratio * (500 + index), monolith: 500 + index }));

/** Repeatable noise between 0 and 1. (Park and Miller's generator) */
function noise(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('pairs that all have one ratio have that ratio, and borders as near', () => {
  const { estimate, low, high } = ratioInterval(pairsOf(Array.from({ length: 10 }, () => 1.02)));
  for (const value of [estimate, low, high]) expect(value).toBeCloseTo(1.02, 10);
});

// Of 2^n ways: critical values of the signed-rank test as tables print them.
test.each([
  [6, 1 - 2 / 64],
  [8, 1 - (2 * 5) / 256],
  [10, 1 - (2 * 25) / 1024],
])('of %i pairs it is as sure as the tables say', (count, confidence) => {
  const ratios = Array.from({ length: count }, (_, index) => 1 + index / 100);
  expect(ratioInterval(pairsOf(ratios)).confidence).toBeCloseTo(confidence, 10);
});

test('of six pairs the borders are the smallest and the largest ratio', () => {
  const { low, high } = ratioInterval(pairsOf([1.04, 0.9, 1.01, 1.2, 0.98, 1]));
  expect([low, high]).toEqual([expect.closeTo(0.9, 10), expect.closeTo(1.2, 10)]);
});

test('one load that took ten times as long hardly moves it', () => {
  const ratios = Array.from({ length: 14 }, (_, index) => 0.99 + index / 1000);
  const { estimate, high } = ratioInterval(pairsOf([...ratios, 10]));
  expect(estimate).toBeCloseTo(1, 1);
  expect(high).toBeLessThan(1.03);
});

test('in nineteen of twenty series the interval holds the true ratio', () => {
  const random = noise(7);
  const series = Array.from({ length: 400 }, () =>
    ratioInterval(pairsOf(Array.from({ length: 12 }, () => 1.05 * Math.exp(random() - 0.5)))),
  );
  const right = series.filter(({ low, high }) => low <= 1.05 && 1.05 <= high);
  expect(right.length / series.length).toBeGreaterThan(0.92);
  expect(right.length).toBeLessThan(series.length);
});

test('fewer pairs than tell anything are refused', () => {
  expect(() => ratioInterval(pairsOf(Array.from({ length: FEWEST_PAIRS - 1 }, () => 1)))).toThrow(
    '6 pairs at least',
  );
});
