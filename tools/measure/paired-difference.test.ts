import { differenceInterval, MIN_PAIRS, median } from './paired-difference.ts';

/** Repeatable noise between 0 and 1. (Park and Miller's generator) */
function noise(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('the median is the middle value, or the mean of the two middle values', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, Number.NaN]);
});

test('equal differences give an interval without width', () => {
  expect(differenceInterval(Array.from({ length: 10 }, () => 12))).toEqual({
    estimate: 12,
    low: 12,
    high: 12,
  });
});

test('the interval of six pairs is from the smallest to the largest difference', () => {
  const { low, high } = differenceInterval([4, -10, 1, 20, -2, 0]);
  expect([low, high]).toEqual([-10, 20]);
});

// The critical value of ten pairs is 8 in printed tables: the limit is the ninth of the averages.
test('the interval of ten pairs agrees with the tables of the signed-rank test', () => {
  const differences = Array.from({ length: 10 }, (_, index) => index + 1);
  expect(differenceInterval(differences)).toEqual({ estimate: 5.5, low: 3, high: 8 });
});

test('one extreme difference hardly changes the interval', () => {
  const { estimate, high } = differenceInterval([...Array.from({ length: 14 }, (_, i) => i), 5000]);
  expect(estimate).toBeLessThan(8);
  expect(high).toBeLessThan(14);
});

test('the interval contains the true difference in nineteen of twenty series', () => {
  const random = noise(7);
  const series = Array.from({ length: 400 }, () =>
    differenceInterval(Array.from({ length: 12 }, () => 5 + 100 * (random() - 0.5))),
  );
  const right = series.filter(({ low, high }) => low <= 5 && 5 <= high);
  expect(right.length / series.length).toBeGreaterThan(0.92);
  expect(right.length).toBeLessThan(series.length);
});

test('too few pairs are refused', () => {
  const few = Array.from({ length: MIN_PAIRS - 1 }, () => 1);
  expect(() => differenceInterval(few)).toThrow('At least 6 pairs');
});
