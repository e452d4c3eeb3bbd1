import { stackedEnds } from './draw-bars.lazy.ts';

test('each series begins where the one below it ends, and the highest is drawn first', () => {
  const series = [
    { name: 'Card', values: [1, 5] },
    { name: 'Check', values: [2, 0] },
    { name: 'Cash', values: [3, 1] },
  ];
  expect(stackedEnds(series)).toEqual([
    [6, 6],
    [3, 5],
    [1, 5],
  ]);
  expect(stackedEnds([])).toEqual([]);
});
