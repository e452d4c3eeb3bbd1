import { formatDifferences } from './figures.ts';

const load = (blocking: number, shifts: number) => ({
  score: 100,
  'blocking ms': blocking,
  'largest paint ms': 1200,
  'layout shifts': shifts,
  'script bytes': 150_000,
});

test('a row shows both medians, the difference of pairs, and if a change is certain', () => {
  const pairs = Array.from({ length: 6 }, (_, index) => index);
  const rows = formatDifferences({
    before: pairs.map((index) => load(100 + index, 0.0204)),
    now: pairs.map((index) => load(130 + 2 * index, 0.0101)),
  });
  expect(rows).toEqual([
    ['score', '100', '100', '0', '0 to 0', ''],
    ['blocking ms', '103', '135', '33', '30 to 35', 'more'],
    ['largest paint ms', '1200', '1200', '0', '0 to 0', ''],
    ['layout shifts', '0.020', '0.010', '-0.010', '-0.010 to -0.010', 'less'],
    ['script bytes', '150000', '150000', '0', '0 to 0', ''],
  ]);
});
