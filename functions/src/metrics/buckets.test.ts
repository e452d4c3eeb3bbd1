import { bucketOf, percentile } from './buckets.ts';

test('a value falls into the first bucket that holds it, and what is too much into the last', () => {
  expect(bucketOf('lcp', 0)).toBe('500');
  expect(bucketOf('lcp', 2500)).toBe('2500');
  expect(bucketOf('lcp', 2501)).toBe('3000');
  expect(bucketOf('inp', 99_999_999)).toBe('60000');
  expect(bucketOf('cls', 0.02)).toBe('0_025');
});

test('a percentile lies within its bucket', () => {
  expect(percentile('lcp', {}, 0.75)).toBeNull();
  expect(percentile('lcp', { 2500: 4 }, 0.75)).toBe(2375);
  expect(percentile('lcp', { 1000: 3, 4000: 1 }, 0.75)).toBe(1000);
  expect(percentile('cls', { '0_01': 1, '0_25': 3 }, 0.75)).toBeCloseTo(0.2167, 3);
});
