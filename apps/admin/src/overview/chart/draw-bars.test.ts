import { namedBars, stackedEnds } from './draw-bars.lazy.ts';

test('series are stacked, the highest end is drawn first, and zeros are not drawn', () => {
  const series = [
    { name: 'Card', values: [1, 5] },
    { name: 'Check', values: [2, 0] },
    { name: 'Cash', values: [3, 1] },
  ];
  expect(stackedEnds(series)).toEqual([
    [6, 6],
    [3, null],
    [1, 5],
  ]);
  expect(stackedEnds([])).toEqual([]);
});

test('if not all names fit, every other bar has its name, and the newest has it', () => {
  expect(namedBars(12, 400)).toHaveLength(12);
  expect(namedBars(12, 300)).toEqual([1, 3, 5, 7, 9, 11]);
});
